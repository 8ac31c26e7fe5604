# Options that some rulebooks ask for
gobblestones-option-empty-rack-plays-on = Trekken wat er is: hoogstens vijf, en het spel gaat verder.
gobblestones-option-equal-turns = Evenveel beurten
gobblestones-option-equal-turns-false = Nee: een leeg rekje kan midden in een ronde een eind aan het spel maken.
gobblestones-option-equal-turns-true = Ja: de ronde wordt uitgespeeld, zodat niemand een beurt minder heeft.
clonk-option-tie-eyes = Evenveel munten
clonk-option-tie-eyes-treasure = Minder ogen op schatten winnen: snurkkaarten tellen hier niet.
clonk-option-tie-eyes-all = Minder ogen winnen: snurkkaarten tellen ook mee.
clonk-option-dig = Niets opgraven
clonk-option-dig-free = Mag: je mag je mijngang leeg laten.
clonk-option-dig-must = Niet als je kunt graven: heb je een passende kaart, dan graaf je er minstens één op.

# The box whose rulebook is followed
gobblet-edition-seven-languages = Doos in zeven talen
gobblet-edition-fr-de = Doos in het Frans en Duits
gobblestones-edition-en = Engelse spelregels
gobblestones-edition-de = Duitse spelregels
gobblestones-edition-fr = Franse spelregels
gobblestones-edition-nl = Nederlandse spelregels
clonk-edition-en = Engelse spelregels
clonk-edition-de = Duitse spelregels
clonk-edition-fr = Franse spelregels
clonk-edition-es = Spaanse spelregels
clonk-edition-nl = Nederlandse spelregels

# What happens, and what is refused
gobblestones-event-end-called = deze ronde is de laatste: { $by }
