# Options that some rulebooks ask for
gobblestones-option-empty-rack-plays-on = Si pesca quel che resta: al massimo cinque, e si continua.
gobblestones-option-equal-turns = Gli stessi turni per tutti
gobblestones-option-equal-turns-false = No: un leggio vuoto può far finire la partita a metà di un giro.
gobblestones-option-equal-turns-true = Sì: il giro si gioca fino in fondo, così nessuno ha un turno in meno.
clonk-option-tie-eyes = Parità di monete
clonk-option-tie-eyes-treasure = Vince chi ha meno occhi sui tesori: qui le Russate non contano.
clonk-option-tie-eyes-all = Vince chi ha meno occhi: contano anche le Russate.
clonk-option-dig = Non scavare niente
clonk-option-dig-free = Si può: puoi lasciare vuota la tua galleria.
clonk-option-dig-must = No, se puoi scavare: se hai una carta che si abbina, ne scavi almeno una.

# The box whose rulebook is followed
gobblet-edition-seven-languages = Scatola in sette lingue
gobblet-edition-fr-de = Scatola in francese e tedesco
gobblestones-edition-en = Regole inglesi
gobblestones-edition-de = Regole tedesche
gobblestones-edition-fr = Regole francesi
gobblestones-edition-nl = Regole olandesi
clonk-edition-en = Regole inglesi
clonk-edition-de = Regole tedesche
clonk-edition-fr = Regole francesi
clonk-edition-es = Regole spagnole
clonk-edition-nl = Regole olandesi

# What happens, and what is refused
gobblestones-event-end-called = questo giro è l’ultimo: { $by }
