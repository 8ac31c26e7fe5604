# Options that some rulebooks ask for
gobblestones-option-empty-rack-plays-on = Den Rest ziehen: höchstens fünf, dann geht es weiter.
gobblestones-option-equal-turns = Gleich viele Züge
gobblestones-option-equal-turns-false = Nein: Ein leeres Bänkchen kann das Spiel mitten in der Runde beenden.
gobblestones-option-equal-turns-true = Ja: Die Runde wird zu Ende gespielt, damit niemand einen Zug weniger hat.
clonk-option-tie-eyes = Gleichstand bei den Münzen
clonk-option-tie-eyes-treasure = Weniger Augen auf Schätzen gewinnen: Schnarchkarten zählen hier nicht.
clonk-option-tie-eyes-all = Weniger Augen gewinnen: Auch Schnarchkarten zählen mit.
clonk-option-dig = Nichts ausgraben
clonk-option-dig-free = Erlaubt: Du darfst deinen Stollen leer lassen.
clonk-option-dig-must = Nicht, wenn du graben kannst: Wer eine passende Karte hat, gräbt mindestens eine aus.

# The box whose rulebook is followed
gobblet-edition-seven-languages = Schachtel in sieben Sprachen
gobblet-edition-fr-de = Schachtel auf Französisch und Deutsch
gobblestones-edition-en = Englische Anleitung
gobblestones-edition-de = Deutsche Anleitung
gobblestones-edition-fr = Französische Anleitung
gobblestones-edition-nl = Niederländische Anleitung
clonk-edition-en = Englische Anleitung
clonk-edition-de = Deutsche Anleitung
clonk-edition-fr = Französische Anleitung
clonk-edition-es = Spanische Anleitung
clonk-edition-nl = Niederländische Anleitung

# What happens, and what is refused
gobblestones-event-end-called = diese Runde ist die letzte: { $by }
