# Options that some rulebooks ask for
gobblestones-option-empty-rack-plays-on = Tira-se o que houver: cinco no máximo, e a partida continua.
gobblestones-option-equal-turns = Os mesmos turnos para todos
gobblestones-option-equal-turns-false = Não: um suporte vazio pode acabar a partida a meio de uma ronda.
gobblestones-option-equal-turns-true = Sim: a ronda joga-se até ao fim, para que ninguém tenha um turno a menos.
clonk-option-tie-eyes = Empate em moedas
clonk-option-tie-eyes-treasure = Ganham menos olhos nos tesouros: aqui os Roncos não contam.
clonk-option-tie-eyes-all = Ganham menos olhos: os Roncos também contam.
clonk-option-dig = Não escavar nada
clonk-option-dig-free = Permitido: podes deixar a tua galeria vazia.
clonk-option-dig-must = Não, se podes escavar: se tens uma carta que serve, escavas pelo menos uma.

# The box whose rulebook is followed
gobblet-edition-seven-languages = Caixa em sete línguas
gobblet-edition-fr-de = Caixa em francês e alemão
gobblestones-edition-en = Regras inglesas
gobblestones-edition-de = Regras alemãs
gobblestones-edition-fr = Regras francesas
gobblestones-edition-nl = Regras neerlandesas
clonk-edition-en = Regras inglesas
clonk-edition-de = Regras alemãs
clonk-edition-fr = Regras francesas
clonk-edition-es = Regras espanholas
clonk-edition-nl = Regras neerlandesas

# What happens, and what is refused
gobblestones-event-end-called = esta ronda é a última: { $by }
