# Options that some rulebooks ask for
gobblestones-option-empty-rack-plays-on = Se roba lo que quede: cinco como mucho, y la partida sigue.
gobblestones-option-equal-turns = Los mismos turnos para todos
gobblestones-option-equal-turns-false = No: un atril vacío puede acabar la partida a mitad de una ronda.
gobblestones-option-equal-turns-true = Sí: la ronda se juega hasta el final, para que nadie tenga un turno menos.
clonk-option-tie-eyes = Empate a monedas
clonk-option-tie-eyes-treasure = Ganan menos ojos en tesoros: los Ronquidos aquí no cuentan.
clonk-option-tie-eyes-all = Ganan menos ojos: los Ronquidos también cuentan.
clonk-option-dig = No excavar nada
clonk-option-dig-free = Se puede: puedes dejar tu galería vacía.
clonk-option-dig-must = No, si puedes excavar: si tienes una carta que encaja, excavas al menos una.

# The box whose rulebook is followed
gobblet-edition-seven-languages = Caja en siete idiomas
gobblet-edition-fr-de = Caja en francés y alemán
gobblestones-edition-en = Reglamento inglés
gobblestones-edition-de = Reglamento alemán
gobblestones-edition-fr = Reglamento francés
gobblestones-edition-nl = Reglamento neerlandés
clonk-edition-en = Reglamento inglés
clonk-edition-de = Reglamento alemán
clonk-edition-fr = Reglamento francés
clonk-edition-es = Reglamento español
clonk-edition-nl = Reglamento neerlandés

# What happens, and what is refused
gobblestones-event-end-called = esta ronda es la última: { $by }
