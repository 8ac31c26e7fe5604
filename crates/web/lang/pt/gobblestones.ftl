# The home page
gobblestones-name = Gobblestones
gobblestones-tagline = Coloca peças sobre a sua própria cor. Nunca cubras um bloco de 2×2.

# On the board
gobblestones-board = Tabuleiro de 15 por 15 casas: colunas de a a o, filas de 1 a 15. As setas movem, Enter coloca uma peça; R, Y, G, B ou T escolhe a vermelha, amarela, verde, azul ou turquesa, e Backspace recupera uma peça.
gobblestones-space = Casa { $colour }, { $value ->
    [0] { $value } pontos
    [one] { $value } ponto
   *[other] { $value } pontos
}
gobblestones-space-grey = Casa cinzenta: qualquer cor, sem pontos
gobblestones-space-closed = Casa cinzenta: fica vazia
gobblestones-grey = cinzenta
gobblestones-tile = Peça { $tile }
gobblestones-tile-down = Peça virada para baixo
gobblestones-tile-own-down = A tua peça { $tile }, virada para baixo
gobblestones-tile-mine = A tua peça { $tile }, por confirmar. Toca para a recuperares
gobblestones-tile-gone = Estava aqui uma peça { $tile } que voltou para o suporte
gobblestones-open = Podes começar aqui
gobblestones-open-total = Com uma peça aqui chegas a { $points }
gobblestones-hatched = Uma peça aqui formaria um bloco de 2 por 2
gobblestones-in-question = Em dúvida
gobblestones-shown-right = A cor certa
gobblestones-shown-wrong = A cor errada
gobblestones-zoom-in = Ver mais de perto
gobblestones-zoom-out = Ver mais
gobblestones-key-joker = qualquer cor, sem pontos
gobblestones-key-open = podes começar aqui
gobblestones-key-hatch = formaria um bloco de 2×2
gobblestones-type = Escreve as tuas peças: j5B k5R coloca duas, - não coloca nenhuma

# The rack and the bag
gobblestones-your-rack = O teu suporte
gobblestones-rack-empty = O teu suporte está vazio
gobblestones-pile = { $tile }, { $count ->
    [0] não resta nenhuma
   *[other] { $count } no teu suporte
}
gobblestones-rack-count = { $count ->
    [0] { $count } peças
    [one] { $count } peça
   *[other] { $count } peças
}
gobblestones-rack-laid = { $laid ->
    [one] , { $laid } colocada
   *[other] , { $laid } colocadas
}
gobblestones-points = { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
}
gobblestones-bag = O saco
gobblestones-in-bag = no saco
gobblestones-you-draw = { $count ->
    [0] Se confirmares agora, não tiras nenhuma
   *[other] Se confirmares agora, tiras { $count }
}
gobblestones-five = colocas { $laid }, tiras { $drawn }
gobblestones-turn-so-far = O teu turno até agora
gobblestones-points-so-far = { $points ->
    [0] pontos até agora
    [one] ponto até agora
   *[other] pontos até agora
}
gobblestones-verdict-nothing = Ainda nada colocado
gobblestones-verdict-legal = Permitido
gobblestones-demand-row = Numa linha, sem intervalos
gobblestones-demand-touch = Toca numa peça anterior
gobblestones-demand-centre = Cobre o centro de um painel
gobblestones-demand-colour = As cores condizem
gobblestones-demand-claim = Cores só declaradas
gobblestones-demand-block = Sem blocos de 2×2
gobblestones-why = Porquê? Regra { $rule }
gobblestones-take-back = Recuperar
gobblestones-confirm = Confirmar { $points }
gobblestones-lay-nothing = { $count ->
    [0] Não colocar
   *[other] Não colocar, tirar { $count }
}
gobblestones-ends-last-tile = A tua última peça: a partida acaba com este turno.
gobblestones-ends-empty-rack = Há um suporte vazio e o saco não chega: a partida acaba com este turno.
gobblestones-ends-stalemate = { $idle } de { $most } turnos seguidos sem nenhuma peça: ao fim de { $most } a partida acaba.
gobblestones-ends-idle = Turnos seguidos que não deram em nada: { $idle }. Ao fim de { $most } a partida acaba.

# What to do
gobblestones-prompt-open = Coloca as tuas primeiras peças: uma delas no centro de um painel, todas numa fila ou numa coluna.
gobblestones-prompt-open-bluff = Coloca as tuas primeiras peças viradas para baixo, de qualquer cor: uma delas no centro de um painel, todas numa fila ou numa coluna.
gobblestones-prompt-lay = Coloca até cinco peças numa linha que toque noutras anteriores: toca numa casa, ou primeiro numa peça.
gobblestones-prompt-bluff = Coloca até cinco peças viradas para baixo, de qualquer cor. Escolhe uma peça e depois uma casa.
gobblestones-prompt-no-tiles = O teu suporte está vazio. Não coloques nada e tira peças.
gobblestones-prompt-aim = Que peça vai para { $square }? Escolhe uma do teu suporte.
gobblestones-prompt-picked = Para onde vai a peça { $tile }? Os anéis mostram onde podes começar.
gobblestones-prompt-picked-more = Para onde vai a peça { $tile }?
gobblestones-prompt-more = { $points ->
    [0] { $points } pontos até agora. Coloca mais ou confirma.
    [one] { $points } ponto até agora. Coloca mais ou confirma.
   *[other] { $points } pontos até agora. Coloca mais ou confirma.
}
gobblestones-prompt-five = Cinco peças, { $points } pontos: confirma.
gobblestones-prompt-not-yet = Ainda não: continua a colocar ou recupera uma peça.
gobblestones-prompt-answer = { $count ->
    [one] { $name } colocou uma peça virada para baixo. Acreditas nela?
   *[other] { $name } colocou { $count } peças viradas para baixo. Acreditas em todas?
}

# Bluffing
gobblestones-claims = { $name } declara { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
gobblestones-your-tiles = As tuas peças
gobblestones-unseen = { $count } por ver
gobblestones-always-right = sempre certa
gobblestones-unseen-means = Por ver: das 20 de cada cor, as que não estão viradas para cima nem são tuas.
gobblestones-sealed = Selado: todos os envelopes têm este aspeto até todos terem respondido.
gobblestones-answer = A tua resposta
gobblestones-trust = Confiar
gobblestones-challenge = Desafiar
gobblestones-trust-keep = Ficas com { $mine }, aconteça o que acontecer.
gobblestones-trust-score = { $others ->
    [0] { $name } pontua { $points }: { $theirs } → { $theirs-after }.
   *[other] Se ninguém desafiar, { $name } pontua { $points }: { $theirs } → { $theirs-after }.
}
gobblestones-at-stake = { $points } em jogo
gobblestones-challenge-wrong = Se houver uma cor errada, { $name } não pontua nada, recupera { $count ->
    [one] a peça
   *[other] as { $count }
} e não tira nenhuma.
gobblestones-challenge-right = Se estiver tudo certo, perdes { $points }: { $mine } → { $mine-after }.
gobblestones-before-you = Se alguém antes de ti ({ $before }) também desafiar, o risco não é teu: o desafiante é só o primeiro à esquerda de { $name }.
gobblestones-reveal-title = Desafio!
gobblestones-put-away = Fechar
gobblestones-reveal-first = O primeiro à esquerda de { $name } é o desafiante: { $challenger }.
gobblestones-reveal-tile = { $tile } sobre { $space }
gobblestones-reveal-right = Tudo certo. { $name } +{ $points }, { $challenger } −{ $points }.
gobblestones-reveal-bluff = Era bluff! Nenhum ponto para { $name }: { $count ->
    [one] a peça volta
   *[other] as { $count } peças voltam
} para o suporte e não se tira nenhuma.

# The end
gobblestones-ending-GBS-13 = Alguém colocou a sua última peça, e no saco não havia que chegasse para tirar.
gobblestones-ending-GBS-14 = Havia um suporte vazio e o saco tinha-se esgotado.
gobblestones-ending-GBS-R5 = O turno chegou a um suporte vazio.
gobblestones-ending-GBS-R4 = O saco está vazio e ninguém colocou uma peça durante uma ronda inteira.
gobblestones-ending-GBS-R11 = Durante três rondas todos os turnos deram em nada.
gobblestones-graph = Quem ia à frente, turno a turno

# Options
gobblestones-option-bluff = Bluff
gobblestones-option-bluff-false = Não: as peças ficam viradas para cima e condizem com as suas casas.
gobblestones-option-bluff-true = Sim: as peças ficam viradas para baixo e são de qualquer cor; os outros confiam ou desafiam.
gobblestones-option-bridging = Peças anteriores pelo meio
gobblestones-option-bridging-true = Permitido: as tuas peças podem continuar para lá de peças de turnos anteriores.
gobblestones-option-bridging-false = Não permitido: as tuas peças ficam lado a lado.
gobblestones-option-empty-rack = Quando o turno chega a um suporte vazio
gobblestones-option-empty-rack-draws = Tiram-se cinco: e continua-se. Se houver menos de cinco no saco, a partida acaba.
gobblestones-option-empty-rack-ends = A partida acaba: logo, mesmo que ainda haja peças no saco.
gobblestones-option-jokers = Casas cinzentas
gobblestones-option-jokers-true = Serve qualquer cor: mas aí uma peça não dá pontos.
gobblestones-option-jokers-false = Ficam vazias: para aí nunca vai nenhuma peça.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
# Nothing is said of the boards: they are to be seen.
gobblestones-event-board-laid = { "" }
gobblestones-event-drew = { $tile ->
    [none] { $who } tira uma peça
   *[other] { $who } tira { $tile }
}
gobblestones-events-drew = { $tile ->
    [none] { $who } tira { $count } peças
   *[other] { $who } tira { $tile }
}
gobblestones-event-placed = { $who } coloca { $tiles-count ->
    [one] uma peça
   *[other] { $tiles-count } peças
} por { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
gobblestones-event-placed-face-down = { $who } coloca { $tiles-count ->
    [one] uma peça
   *[other] { $tiles-count } peças
} para baixo e declara { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
gobblestones-event-placed-none = { $who } não coloca nada
gobblestones-event-trusted = { $by } confia em { $seat }
gobblestones-event-challenged = { $by } desafia as peças de { $seat }
gobblestones-event-turned-up = mostram-se as peças de { $seat }, { $tiles }: { $correct ->
    [yes] tudo certo
   *[no] era bluff
}
gobblestones-event-returned = { $tiles ->
    [one] { $who } recupera a peça
   *[other] { $who } recupera { $tiles } peças
}
gobblestones-event-scored = { $who } pontua { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
gobblestones-event-penalised = { $who } perde { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} pelo desafio
gobblestones-event-bluffs-shown = { $who } tinha { $tiles ->
    [0] { $tiles } peças
    [one] { $tiles } peça
   *[other] { $tiles } peças
} viradas para baixo, { $wrong } da cor errada
gobblestones-event-bonus = { $who } recebe 1 ponto por cada peça restante: { $tiles }
gobblestones-event-game-over = a partida acabou: { $by }
gobblestones-idea-placed = colocar { $tiles-count ->
    [one] uma peça
   *[other] { $tiles-count } peças
} por { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
gobblestones-idea-placed-face-down = colocar { $tiles-count ->
    [one] uma peça
   *[other] { $tiles-count } peças
} para baixo e declarar { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
gobblestones-idea-placed-none = não colocar nada
gobblestones-idea-trusted = confiar em { $seat }
gobblestones-idea-challenged = desafiar as peças de { $seat }
gobblestones-word-R = vermelha
gobblestones-word-Y = amarela
gobblestones-word-G = verde
gobblestones-word-B = azul
gobblestones-word-T = turquesa
gobblestones-word-trust = confiar
gobblestones-word-challenge = desafiar
gobblestones-word-GBS-13 = foi colocada a última peça e o saco não chega
gobblestones-word-GBS-14 = há um suporte vazio e o saco esgotou-se
gobblestones-word-GBS-R5 = o turno chegou a um suporte vazio
gobblestones-word-GBS-R4 = ninguém colocou uma peça durante uma ronda inteira
gobblestones-word-GBS-R11 = durante três rondas todos os turnos deram em nada

# Why not
gobblestones-illegal-over = A partida acabou.
gobblestones-illegal-drawing = Estão a ser tiradas peças. Espera um momento.
gobblestones-illegal-not-your-turn = Não é a tua vez: agora coloca peças { $turn }.
gobblestones-illegal-nothing-to-answer = Agora não há nada para desafiar. É a tua vez de colocar peças.
gobblestones-illegal-answer-first = Diz primeiro se confias nas peças de { $turn } ou se as desafias.
gobblestones-illegal-own-tiles = Estas peças são tuas. Os outros decidem se as desafiam.
gobblestones-illegal-not-on-rack = { $held ->
    [0] Já não tens nenhuma peça { $colour } no suporte.
   *[other] Peça { $colour }: no teu suporte só tens { $held }, não { $needed }.
}
gobblestones-illegal-covered = Em { $square } já está uma peça.
gobblestones-illegal-grey = { $square } é cinzenta, e nesta partida as casas cinzentas ficam vazias.
gobblestones-illegal-not-straight = As peças de um turno ficam numa mesma fila ou coluna; { $first } e { $other } não ficam.
gobblestones-illegal-gap = Saltas { $gap }: entre as tuas peças não pode ficar nenhuma casa vazia.
gobblestones-illegal-bridge = Saltas { $bridge }: nesta partida as tuas peças têm de ficar lado a lado.
gobblestones-illegal-not-on-centre = As primeiras peças da partida cobrem o centro de um painel. As tuas não.
gobblestones-illegal-not-adjacent = Pelo menos uma das tuas peças tem de ficar ao lado de uma peça de um turno anterior.
gobblestones-illegal-wrong-colour = Uma peça { $tile } não vai para { $square }, que é { $space }.
gobblestones-illegal-block = Assim ficariam cobertas as quatro casas de um bloco de 2×2: { $block }.

# Why a bot would do it
gobblestones-then-draws = { $draws ->
    [0] não tira nenhuma
   *[other] tira { $draws }
}
gobblestones-reason-allowed = é permitido
gobblestones-reason-rack-empty = o suporte está vazio
gobblestones-reason-lays-none = { $tiles ->
    [0] não coloca nada e { gobblestones-then-draws }
    [one] não coloca nada, fica com uma peça e { gobblestones-then-draws }
   *[other] não coloca nada, fica com { $tiles } peças e { gobblestones-then-draws }
}
gobblestones-reason-scores = pontua { $points } com { $tiles ->
    [one] uma peça
   *[other] { $tiles } peças
} e cobre o { $value } de { $square }
gobblestones-reason-bluffs = faz bluff com { $tiles ->
    [one] uma peça
   *[other] { $tiles } peças
} da cor errada
gobblestones-reason-bluffs-knowing = faz bluff com { $tiles ->
    [one] uma peça
   *[other] { $tiles } peças
} da cor errada; jogadas desafiadas até agora: { $challenged } de { $placements }
gobblestones-reason-closes = fecha o { $value } de { $square }, que agora completaria um bloco
gobblestones-reason-empties-rack = deixa o suporte vazio e { gobblestones-then-draws }
gobblestones-reason-keeps = fica com { $tiles ->
    [one] uma peça
   *[other] { $tiles } peças
} de { $colours ->
    [one] uma cor
   *[other] { $colours } cores
} e { gobblestones-then-draws }
gobblestones-reason-doubts = probabilidade de bluff: { $percent }%; com ele { $points ->
    [0] perder-se-iam { $points } pontos
    [one] perder-se-ia um ponto
   *[other] perder-se-iam { $points } pontos
}
gobblestones-reason-trusts = probabilidade de bluff: só { $percent }%; um desafio errado custa { $points ->
    [0] { $points } pontos
    [one] um ponto
   *[other] { $points } pontos
}
gobblestones-reason-rack-has = quem tira às cegas tem estas peças em { $percent }% dos casos: { $tiles }
gobblestones-reason-were-bluffs = bluffs entre as jogadas desafiadas deste jogador: { $bluffs } de { $challenged }
gobblestones-reason-scores-most = nenhuma jogada pontua mais do que { $points }
gobblestones-reason-can-be-true = pode ser verdade, e um desafio errado custa { $points }
gobblestones-reason-cannot-be-true = não há tantas peças por ver destas cores

# The lesson
gobblestones-lesson-aim = Cobre casas com peças da sua própria cor: cada casa vale o número que tem. Em baixo tens cinco peças; mais ninguém as vê. Ganha quem tiver mais pontos. Começamos?
gobblestones-lesson-open = As primeiras peças cobrem o centro de um dos nove painéis.
gobblestones-lesson-open-task = Coloca a verde em h8, depois a turquesa em i8 e a amarela em j8, e confirma: 4 e 6 e 5 são 15.
gobblestones-lesson-block = O que colocas e o que tiras dão sempre cinco: colocaste três e tiraste duas. O teu adversário respondeu em g7 e h7. Vês as casas riscadas g8 e i7? Uma peça aí encheria um bloco de dois por dois, e isso nunca é permitido.
gobblestones-lesson-bridge = As tuas peças ficam numa fila ou numa coluna e tocam numa peça anterior.
gobblestones-lesson-bridge-task = Podem até continuar para lá dela: coloca a vermelha em j7 e a azul em j9, com o teu sol de j8 no meio.
gobblestones-lesson-grey = Uma casa cinzenta aceita qualquer cor e não dá pontos, mas ajuda-te a avançar.
gobblestones-lesson-grey-task = Coloca a amarela em j10 e a turquesa na cinzenta i10.
gobblestones-lesson-nothing = A paciência compensa.
gobblestones-lesson-nothing-task = Agora as tuas peças encaixam mal, por isso não coloques nada e tira cinco: um suporte não tem limite.
gobblestones-lesson-five = Agora tens quatro peças vermelhas, e a fila 7 é vermelha!
gobblestones-lesson-five-task = Coloca vermelhas em k7, l7, m7 e n7 e a amarela em o7. Cinco peças de uma vez, 18 pontos; depois não tiras nenhuma.
gobblestones-lesson-end = Quando o saco se esgotou e alguém coloca a sua última peça, a partida acaba; cada peça que resta num suporte vale um ponto. Quando conheceres o jogo, experimenta o bluff: as peças ficam viradas para baixo, e um desafio traz a verdade à luz. Agora, a jogar!

# In half a minute
gobblestones-brief-1 = A mesma cor
gobblestones-brief-1-text = Coloca peças em casas da sua cor; cada casa vale o seu número.
gobblestones-brief-2 = Numa linha
gobblestones-brief-2-text = Até cinco peças numa fila ou coluna, sem intervalos, ao lado de outras anteriores.
gobblestones-brief-3 = Sem blocos
gobblestones-brief-3-text = Quatro casas cobertas nunca podem formar um bloco de dois por dois.
gobblestones-brief-4 = Sempre cinco
gobblestones-brief-4-text = O que colocas e o que tiras dão cinco. Quando o saco se esgota, ganha quem tiver mais pontos.

# The lesson about bluffing
gobblestones-bluffing-name = O bluff
gobblestones-bluffing-aim = Aqui todas as peças se colocam viradas para baixo. Que cada uma tenha a cor da sua casa és só tu que o dizes: os outros confiam em ti ou desafiam-te.
gobblestones-bluffing-lie = Não tens peça turquesa, mas i8 vale 6. Então faz bluff!
gobblestones-bluffing-lie-task = Coloca a verde em h8, uma vermelha em i8 como se fosse turquesa e a amarela em j8; depois confirma.
gobblestones-bluffing-trusted = O teu adversário confiou em ti: 15 pontos! Tiraste duas peças, e as tuas ficam viradas para baixo, a vermelha também.
gobblestones-bluffing-doubt = Agora o teu adversário coloca duas peças e diz azul e vermelho. Quatro das vermelhas são tuas, por isso o vermelho é raro. Que dizes?
gobblestones-bluffing-doubt-task = Desafia!
gobblestones-bluffing-caught = Apanhado! A peça em h7 era verde. As duas voltam ao suporte, nada pontua e o turno acaba sem tirar peças.
gobblestones-bluffing-honest = Acabaste de apanhar alguém, por isso não vão acreditar em ti facilmente. Joga um turno honesto.
gobblestones-bluffing-honest-task = Coloca uma vermelha em j7 e a azul em j9, com a peça de j8 no meio.
gobblestones-bluffing-end = Desta vez desafiaram-te, e todas as peças estavam certas: ganhas 5 pontos, e quem desafiou perde outros tantos. Agora faz bluff a sério!
