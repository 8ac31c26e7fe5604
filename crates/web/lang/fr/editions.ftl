# Options that some rulebooks ask for
gobblestones-option-empty-rack-plays-on = On pioche ce qui reste : cinq au plus, et la partie continue.
gobblestones-option-equal-turns = Autant de tours pour tous
gobblestones-option-equal-turns-false = Non : un chevalet vide peut terminer la partie au milieu d’un tour de table.
gobblestones-option-equal-turns-true = Oui : on finit le tour de table, pour que personne n’ait un tour de moins.
clonk-option-tie-eyes = Égalité de pièces
clonk-option-tie-eyes-treasure = Moins d’yeux sur trésors gagne : les Ronflements ne comptent pas ici.
clonk-option-tie-eyes-all = Moins d’yeux gagne : les Ronflements comptent aussi.
clonk-option-dig = Ne rien extraire
clonk-option-dig-free = Permis : tu peux laisser ta galerie vide.
clonk-option-dig-must = Pas si tu peux creuser : si tu as une carte assortie, tu en extrais au moins une.

# The box whose rulebook is followed
gobblet-edition-seven-languages = Boîte en sept langues
gobblet-edition-fr-de = Boîte en français et en allemand
gobblestones-edition-en = Règles anglaises
gobblestones-edition-de = Règles allemandes
gobblestones-edition-fr = Règles françaises
gobblestones-edition-nl = Règles néerlandaises
clonk-edition-en = Règles anglaises
clonk-edition-de = Règles allemandes
clonk-edition-fr = Règles françaises
clonk-edition-es = Règles espagnoles
clonk-edition-nl = Règles néerlandaises

# What happens, and what is refused
gobblestones-event-end-called = ce tour de table est le dernier : { $by }
