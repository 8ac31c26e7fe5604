# Options that some rulebooks ask for
gobblestones-option-empty-rack-plays-on = Draw what’s left: its owner draws up to five, and play goes on.
gobblestones-option-equal-turns = Equal turns for all
gobblestones-option-equal-turns-false = No: an empty rack can end the game in the middle of a round.
gobblestones-option-equal-turns-true = Yes: the round is played to its end, so that nobody is a turn behind.
clonk-option-tie-eyes = A tie for the most coins
clonk-option-tie-eyes-treasure = Fewer eyes on treasures win: Snores don’t count here.
clonk-option-tie-eyes-all = Fewer eyes win: Snores count, too.
clonk-option-dig = Digging nothing
clonk-option-dig-free = Allowed: you may leave your gallery empty.
clonk-option-dig-must = Not if you can dig: if you have a card that fits, you dig at least one.

# The box whose rulebook is followed
gobblet-edition-seven-languages = Box in seven languages
gobblet-edition-fr-de = Box in French and German
gobblestones-edition-en = English rules
gobblestones-edition-de = German rules
gobblestones-edition-fr = French rules
gobblestones-edition-nl = Dutch rules
clonk-edition-en = English rules
clonk-edition-de = German rules
clonk-edition-fr = French rules
clonk-edition-es = Spanish rules
clonk-edition-nl = Dutch rules

# What happens, and what is refused
gobblestones-event-end-called = this round is the last: { $by }
