# The home page
gobblet-name = Gobblet!
gobblet-tagline = Quatro em linha ganham. Os gobblets grandes engolem os pequenos.

# On the board
gobblet-board = Tabuleiro de 4 por 4. As brancas estão em baixo.
gobblet-stacks-white = Pilhas das brancas
gobblet-stacks-black = Pilhas das pretas
gobblet-stack = Pilha { $number }: tamanho { $size } no cimo
gobblet-stack-empty = Pilha { $number }: vazia
gobblet-square-empty = vazia
gobblet-piece = { $colour ->
    [white] { $size } branco
   *[black] { $size } preto
}
gobblet-may-land = O teu gobblet pode ir para aqui
gobblet-may-gobble = O teu gobblet pode engoli-lo
gobblet-key-land = o teu pode pousar
gobblet-key-gobble = o teu pode engolir
gobblet-key-three = três em linha
gobblet-type = Escreve uma jogada: 4@d3 põe em jogo, c2-b2 move

# What to do
gobblet-prompt-choose = Põe em jogo um gobblet novo ou move um dos teus no tabuleiro.
gobblet-prompt-threat = { $name } tem três em linha. Bloqueia a linha ou engole um dos três.
gobblet-prompt-first = Arrasta um gobblet para qualquer casa, ou toca num e depois numa casa.
gobblet-prompt-place = Põe o teu novo { $size } numa casa vazia, ou engole um dos três em linha do teu adversário.
gobblet-prompt-move = Move o gobblet de { $from }: para uma casa vazia ou para cima de qualquer gobblet mais pequeno.
gobblet-prompt-land = O gobblet de { $from } está no ar: tem de pousar noutra casa.

# Options
gobblet-preset-easy = Fácil de seguir
gobblet-preset-easy-text = O que um gobblet tapa vê-se como um rebordo. Podes mudar de ideias.
gobblet-preset-real = Como num tabuleiro a sério
gobblet-preset-real-text = O que um gobblet tapa não se vê. Peça tocada, peça jogada.
gobblet-option-touch = Tocar num gobblet
gobblet-option-touch-free = Podes mudar de ideias: o movimento vale quando pousas o gobblet.
gobblet-option-touch-strict = Peça tocada, peça jogada: levanta o gobblet, vê o que está por baixo e terás de o pousar noutro sítio.
gobblet-option-repetition-draw = A mesma posição três vezes
gobblet-option-repetition-draw-true = Empate: ninguém pode andar para a frente e para trás para sempre.
gobblet-option-repetition-draw-false = Continua-se a jogar: empate só ao fim de 500 turnos.
gobblet-option-memory = O que um gobblet esconde
gobblet-option-memory-help = Mostrá-lo como um rebordo: vês o que está por baixo.
gobblet-option-memory-none = Deixá-lo escondido: tens de te lembrar. Nesse caso, peça tocada, peça jogada.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
gobblet-event-placed = { $gobbled ->
    [none] { $who } põe em jogo um { $gobblet } em { $at }
   *[other] { $who } põe em jogo um { $gobblet } em { $at } e engole um { $gobbled }
}
gobblet-event-moved = { $gobbled ->
    [none] { $who } move o { $gobblet } de { $from } para { $to }
   *[other] { $who } move o { $gobblet } de { $from } para { $to } e engole um { $gobbled }
}
gobblet-event-touched = { $uncovered ->
    [none] { $who } levanta o { $gobblet } de { $from }
   *[other] { $who } levanta o { $gobblet } de { $from }; vem à luz um { $uncovered }
}
gobblet-event-landed = { $gobbled ->
    [none] { $who } pousa-o em { $to }
   *[other] { $who } pousa-o em { $to } e engole um { $gobbled }
}
gobblet-event-over = { $reason ->
    [line] { $winner } tem quatro em linha
    [lift] ao levantar ficou destapada a linha de quatro de { $winner }
    [stuck-touch] o gobblet tocado não pode ser pousado em lado nenhum
    [repetition] empate: a mesma posição pela terceira vez
   *[turn-limit] empate: jogou-se o último turno
}
gobblet-idea-placed = { $gobbled ->
    [none] pôr em jogo um { $gobblet } em { $at }
   *[other] pôr em jogo um { $gobblet } em { $at } e engolir um { $gobbled }
}
gobblet-idea-moved = { $gobbled ->
    [none] mover o { $gobblet } de { $from } para { $to }
   *[other] mover o { $gobblet } de { $from } para { $to } e engolir um { $gobbled }
}
gobblet-idea-touched = levantar o { $gobblet } de { $from }
gobblet-idea-landed = { $gobbled ->
    [none] pousá-lo em { $to }
   *[other] pousá-lo em { $to } e engolir um { $gobbled }
}
gobblet-word-w1 = 1 branco
gobblet-word-w2 = 2 branco
gobblet-word-w3 = 3 branco
gobblet-word-w4 = 4 branco
gobblet-word-b1 = 1 preto
gobblet-word-b2 = 2 preto
gobblet-word-b3 = 3 preto
gobblet-word-b4 = 4 preto

# Why not
gobblet-illegal-not-your-turn = Não é a tua vez: é a vez de { $turn }.
gobblet-illegal-over = A partida acabou.
gobblet-illegal-not-on-top = Nenhuma das tuas pilhas mostra um { $size }; de cada pilha só se pode jogar o gobblet do cimo.
gobblet-illegal-stacks-empty = Todos os teus gobblets estão no tabuleiro. Move um deles.
gobblet-illegal-taken = { $at } está ocupada: um gobblet novo vai para uma casa vazia, a não ser que engula um de três em linha.
gobblet-illegal-own-gobblet = Um gobblet novo nunca engole um dos teus, e em { $at } está um teu.
gobblet-illegal-not-larger-than-three = Em { $at } está um { $there }, um de três em linha, mas o teu { $size } não é maior.
gobblet-illegal-nothing-there = Em { $from } não há nada para mover.
gobblet-illegal-not-yours = O gobblet de { $from } não é teu.
gobblet-illegal-same-square = Um gobblet não pode voltar à sua casa, { $square }.
gobblet-illegal-not-smaller = Em { $to } está um { $there }: o teu { $size } só engole gobblets mais pequenos.
gobblet-illegal-must-land = O gobblet de { $from } está no ar: pousa-o primeiro.
gobblet-illegal-touch-first = Nesta mesa, peça tocada, peça jogada: levanta primeiro o gobblet de { $from }.
gobblet-illegal-move-at-once = Nesta mesa um movimento é uma só ação: diz para onde vai o gobblet de { $from }.
gobblet-illegal-nothing-in-air = Não há nenhum gobblet no ar para pousar em { $to }.

# Why a bot would do it
gobblet-named-line = { $line-kind ->
    [row] fila { $line-name }
    [column] coluna { $line-name }
   *[diagonal] diagonal { $line-name }
}
gobblet-reason-allowed = é permitido
gobblet-reason-completes = completa quatro na { gobblet-named-line }
gobblet-reason-proven-win = a vitória está provada, em { $plies ->
    [one] um turno
   *[other] { $plies } turnos
} no máximo
gobblet-reason-proven-loss = é o que aguenta mais tempo: a derrota em { $plies ->
    [one] um turno
   *[other] { $plies } turnos
} está provada
gobblet-reason-blocks = bloqueia três na { gobblet-named-line }
gobblet-reason-parries = trava três na { gobblet-named-line }
gobblet-reason-threatens = ameaça fazer quatro na { gobblet-named-line }
gobblet-reason-gobbles = engole o { $size } de { $at }
gobblet-reason-gobbles-own = engole um { $size } próprio em { $at }
gobblet-reason-uncovers-own = destapa um { $size } próprio em { $at }
gobblet-reason-brings-in = põe em jogo um { $size } em { $at }, casa de { $lines ->
    [2] duas linhas
    [3] três linhas
   *[other] { $lines } linhas
}
gobblet-reason-moves = move um gobblet para { $at }, casa de { $lines ->
    [2] duas linhas
    [3] três linhas
   *[other] { $lines } linhas
}
gobblet-reason-looks-best = parece o melhor olhando { $turns ->
    [one] um turno
   *[other] { $turns } turnos
} em frente
gobblet-reason-best-on-average = { $guesses ->
    [one] o melhor segundo um palpite
   *[other] o melhor em média entre { $guesses } palpites
} sobre o que está tapado
gobblet-reason-lost = qualquer movimento destapa uma linha do adversário
gobblet-reason-wins = completa quatro em linha
gobblet-reason-most-in-lines = é o que deixa mais gobblets em linhas abertas

# The lesson
gobblet-lesson-aim = Quatro dos teus gobblets em linha ganham: numa fila, numa coluna ou numa diagonal. Jogas com as brancas, as das marcas redondas. Começamos?
gobblet-lesson-bring = Os teus gobblets esperam em três pilhas, com o maior no cimo.
gobblet-lesson-bring-task = Põe em jogo um 4: escolhe uma pilha e depois a casa b2.
gobblet-lesson-stack = As pretas responderam em c3. De uma pilha só se pode jogar o do cimo.
gobblet-lesson-stack-task = Põe em jogo outro 4, em c2.
gobblet-lesson-three = Dois em linha.
gobblet-lesson-three-task = Que sejam três: um 4 em d2.
gobblet-lesson-move = As pretas bloquearam em a2. Em vez de pores um em jogo, podes mover qualquer um dos teus para qualquer parte do tabuleiro.
gobblet-lesson-move-task = Move b2 para b4.
gobblet-lesson-gobble = Um gobblet que se move pode pousar sobre qualquer um mais pequeno, teu ou não, e engoli-lo.
gobblet-lesson-gobble-task = As pretas puseram um 3 em a3: move d2 para cima dele.
gobblet-lesson-lift = Repara no que está por baixo: quando um gobblet sai, volta o que ele tapava. Agora joga uma partida inteira!

# In half a minute
gobblet-brief-1 = Quatro em linha
gobblet-brief-1-text = Ganham quatro gobblets visíveis da tua cor: numa fila, numa coluna ou numa diagonal longa.
gobblet-brief-2 = Põe um em jogo
gobblet-brief-2-text = Leva um gobblet novo do cimo de uma pilha para uma casa vazia.
gobblet-brief-3 = Ou move um
gobblet-brief-3-text = Para qualquer casa. Um maior engole um mais pequeno, teu ou não.
gobblet-brief-4 = Olha por baixo
gobblet-brief-4-text = O que está tapado continua lá. Quando o gobblet de cima sai, volta a contar.

# The lesson about strict touch
gobblet-strict-name = Peça tocada, peça jogada
gobblet-strict-aim = Em algumas mesas, um gobblet tocado tem de ser jogado. Primeiro levanta-se, todos veem o que estava por baixo, e só então se pousa.
gobblet-strict-touch = Olha antes de tocar: ainda podes escolher qual jogas.
gobblet-strict-touch-task = Toca no teu 4 em b2.
gobblet-strict-land = Está no ar. Pode ir para qualquer casa onde caiba, mas não voltar à sua.
gobblet-strict-land-task = Pousa-o em d2, sobre o 3 preto.
gobblet-strict-again = As pretas puseram em jogo um 4 em a1. O que engoliste fica por baixo.
gobblet-strict-again-task = Toca outra vez no teu 4, em d2.
gobblet-strict-light = Lá está o 3 outra vez, à vista de todos. Ainda podes escolher para onde vai o teu 4, mas já não qual jogas.
gobblet-strict-light-task = Pousa-o em b3.
gobblet-strict-end = Cuidado: se, ao levantar um gobblet, destapas uma linha de quatro do outro lado, perdeste, a não ser que o pouses nessa mesma linha. E tocar num gobblet que não cabe em lado nenhum faz perder a partida.
