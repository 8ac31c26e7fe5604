# The home page
kobold-name = Kobold
kobold-tagline = Entra à socapa atrás de brinquedos e gemas antes que a lanterna rode.

# In the room
kobold-room = O quarto: sete secções à volta de uma criança a dormir. A luz está nas secções { $first } e { $second }. Esquerda e direita dão a volta, cima vai para fora, até às fichas, e baixo volta ao chão.
kobold-room-dark = O quarto: sete secções à volta de uma criança a dormir.
kobold-section = Secção { $section }
kobold-in-light = sob a luz
kobold-space = Espaço { $spot }: { $what }
kobold-face-down = virada para baixo
kobold-empty-up = vazio, para uma ficha virada para cima
kobold-empty-down = vazio, para uma ficha virada para baixo
kobold-stand-there = { $count ->
    [one] { $name }: um kobold
   *[other] { $name }: { $count } kobolds
}
kobold-may-place = Podes colocar aqui um kobold
kobold-may-take = O teu kobold pode agarrá-la
kobold-danger-of = Com { $sides } das { $all } faces do dado ficaria sob a luz
kobold-type = Escreve uma jogada: place 3 entra, take 3.1 agarra

# Around the room
kobold-supply = reserva
kobold-last-roll = lançamento
kobold-no-roll = ainda não lançado
kobold-tiles-left = placas
kobold-gem-trophies = troféus de gemas
kobold-gem-trophies-left = { $count ->
    [0] Não resta nenhum troféu de gemas
    [one] Resta um troféu de gemas: { $points }
   *[other] Restam { $count } troféus de gemas: { $points }
}
kobold-danger = Quem pode ser apanhado no próximo lançamento?
kobold-danger-note = Quem lança já trouxe para casa os seus próprios kobolds.
kobold-lights = { $first } + { $second }
kobold-nobody = ninguém
kobold-tie = empate
kobold-toy-trophies = Troféus de brinquedo
kobold-toy-trophies-text = para quem tiver mais no fim
kobold-trophy-worth = valor do troféu
kobold-points = pontos
kobold-unseen = Ainda por ver
kobold-unseen-text = { $supply } na reserva, { $down } para baixo

# What a player has
kobold-at-home = { $count ->
    [0] Nenhum kobold em casa
    [one] Um kobold em casa
   *[other] { $count } kobolds em casa
}
kobold-leads = , mais do que ninguém
kobold-with-toys = { $points } com troféus de brinquedo
kobold-nothing-yet = ainda sem pontos
kobold-carried = leva para casa:

# The marks
kobold-key-place = aqui pode ir um kobold
kobold-key-take = o teu pode agarrá-la
kobold-key-up = recebe ficha virada para cima
kobold-key-down = recebe ficha virada para baixo
kobold-key-last = chegou no último turno

# What to do
kobold-prompt-both = Entrar à socapa, ou agarrar e fugir?
kobold-prompt-only-place = Faz entrar um kobold à socapa: toca numa secção a brilhar.
kobold-prompt-only-retrieve = Os três estão lá dentro: toca numa ficha com anel para trazeres um para casa.
kobold-prompt-place = Toca numa secção a brilhar: é lá que o teu kobold entra à socapa.
kobold-prompt-retrieve = Toca numa ficha com anel. Todos os teus voltam para casa, um a um.
kobold-prompt-go-on = { $left ->
    [one] O teu último kobold: toca numa ficha com anel. Depois lança-se o dado.
   *[other] Ainda há { $left } dos teus lá dentro: toca na próxima ficha com anel.
}
kobold-place = Colocar um kobold
kobold-place-how = toca numa secção a brilhar
kobold-place-none-left = os três estão no quarto
kobold-place-not-now = primeiro voltam os outros para casa
kobold-retrieve = Recolher { $count } e lançar
kobold-retrieve-go-on = { $count ->
    [one] Falta { $count }, depois lançar
   *[other] Faltam { $count }, depois lançar
}
kobold-retrieve-none = Recolher e lançar
kobold-retrieve-how = toca numa ficha junto dos teus
kobold-retrieve-nobody = nenhum dos teus está no quarto
kobold-choose-wait = ainda não é a tua vez

# Options
kobold-option-side = O quarto
kobold-option-side-auto = Como de costume: o quarto pequeno para 2 jogadores, o grande para 3 ou 4.
kobold-option-side-small = O quarto pequeno: menos fichas para agarrar, para 2 ou 3 jogadores.
kobold-option-side-large = O quarto grande: mais fichas para agarrar, para 3 ou 4 jogadores.
kobold-option-reveal = Fichas agarradas viradas para baixo
kobold-option-reveal-each = Cada uma é logo virada para cima: ajuda-te a escolher a seguinte.
kobold-option-reveal-together = Todas viradas ao mesmo tempo: só as vês quando sair o teu último kobold.
kobold-option-light = Onde começa a luz
kobold-option-light-draw = À sorte: todos os pares de secções vizinhas são igualmente prováveis.
kobold-option-light-0 = Secções 0 e 1: estão iluminadas no início, e aí ainda não entra nenhum kobold.
kobold-option-light-1 = Secções 1 e 2: estão iluminadas no início, e aí ainda não entra nenhum kobold.
kobold-option-light-2 = Secções 2 e 3: estão iluminadas no início, e aí ainda não entra nenhum kobold.
kobold-option-light-3 = Secções 3 e 4: estão iluminadas no início, e aí ainda não entra nenhum kobold.
kobold-option-light-4 = Secções 4 e 5: estão iluminadas no início, e aí ainda não entra nenhum kobold.
kobold-option-light-5 = Secções 5 e 6: estão iluminadas no início, e aí ainda não entra nenhum kobold.
kobold-option-light-6 = Secções 6 e 0: estão iluminadas no início, e aí ainda não entra nenhum kobold.
kobold-option-first = Quem começa
kobold-option-first-draw = À sorte: todos têm a mesma probabilidade de começar.
kobold-option-first-0 = Jogador 1: quem se senta no lugar 1 joga o primeiro turno.
kobold-option-first-1 = Jogador 2: quem se senta no lugar 2 joga o primeiro turno.
kobold-option-first-2 = Jogador 3: quem se senta no lugar 3 joga o primeiro turno.
kobold-option-first-3 = Jogador 4: quem se senta no lugar 4 joga o primeiro turno.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
kobold-beam = { $section ->
    [0] 0 e 1
    [1] 1 e 2
    [2] 2 e 3
    [3] 3 e 4
    [4] 4 e 5
    [5] 5 e 6
   *[6] 6 e 0
}
kobold-event-light-set = a luz começa em { kobold-beam }
kobold-event-begins = começa { $who }
kobold-event-laid = { $token ->
    [none] { "" }
   *[other] chega a { $spot }: { $token }
}
kobold-events-laid = chegam { $count } fichas ao quarto
kobold-event-placed = { $who } manda um kobold para a secção { $section }
kobold-event-grabbed = { $token ->
    [none] { $who } agarra o que está virado para baixo em { $spot }
   *[other] { $who } agarra, em { $spot }: { $token }
}
kobold-event-turned-up = { $who } vira para cima: { $token }
kobold-event-gems-exchanged = { $who } completa um conjunto de gemas e recebe o troféu de gemas de { $points }
kobold-event-rolled = { $who } lança o dado: { $face }
kobold-event-light-turned = a luz roda para { kobold-beam }
kobold-event-caught = { $kobolds ->
    [one] a luz apanha um kobold de { $seat } na secção { $section }
   *[other] a luz apanha { $kobolds } kobolds de { $seat } na secção { $section }
}
kobold-event-supply-short = só { $supply } na reserva para { $spaces ->
    [one] um espaço vazio
   *[other] { $spaces } espaços vazios
}
kobold-event-flash-scored = { $leaders-count ->
    [0] relâmpago de { $toy }: ninguém tem nenhuma ficha
    [one] relâmpago de { $toy }: um jogador tem mais do que ninguém
   *[other] relâmpago de { $toy }: empate
}
kobold-event-tiles-taken = { $tiles ->
    [0] { $who } recebe { $tiles } placas de ponto
    [one] { $who } recebe uma placa de ponto
   *[other] { $who } recebe { $tiles } placas de ponto
}
kobold-event-game-over = { $supply ->
    [yes] { $trophies ->
        [yes] a partida acabou: o quarto não pode ser reabastecido e já não há troféus de gemas
       *[no] a partida acabou: o quarto não pode ser reabastecido
    }
   *[no] a partida acabou: já não há troféus de gemas
}
kobold-event-toy-trophy = { $seat ->
    [none] troféu de { $toy }: ninguém tem mais do que os outros
   *[other] troféu de { $toy }, de valor { $points }: { $seat }
}
kobold-idea-placed = mandar um kobold para a secção { $section }
kobold-idea-grabbed = { $token ->
    [none] agarrar o que está virado para baixo em { $spot }
   *[other] agarrar, em { $spot }: { $token }
}
kobold-word-gem-violet = gema violeta
kobold-word-gem-green = gema verde
kobold-word-gem-yellow = gema amarela
kobold-word-gem-blue = gema azul
kobold-word-toy-teddy = ursinho
kobold-word-toy-car = carro
kobold-word-toy-clown = palhaço
kobold-word-toy-ball = bola
kobold-word-flash-teddy = relâmpago de ursinho
kobold-word-flash-car = relâmpago de carro
kobold-word-flash-clown = relâmpago de palhaço
kobold-word-flash-ball = relâmpago de bola
kobold-word-kobold = ficha de kobold
kobold-word-teddy = ursinho
kobold-word-car = carro
kobold-word-clown = palhaço
kobold-word-ball = bola
kobold-word-blue-1 = azul 1
kobold-word-blue-2 = azul 2
kobold-word-yellow-1 = amarelo 1
kobold-word-yellow-2 = amarelo 2
kobold-word-blank = em branco

# Why not
kobold-illegal-over = A partida acabou.
kobold-illegal-chance = Algo está a ser sorteado ou lançado. Espera um momento.
kobold-illegal-not-your-turn = Ainda não é a tua vez.
kobold-illegal-retrieving = Começaste a trazer os teus kobolds para casa, por isso antes de mais nada saem também os outros.
kobold-illegal-all-in-room = Os teus três kobolds estão no quarto, por isso tens de os trazer para casa.
kobold-illegal-lit = A secção { $section } está sob a luz. Aí não entra nenhum kobold.
kobold-illegal-crowded = { $tokens ->
    [one] A secção { $section } tem uma só ficha, e o teu kobold já lá está. Cada um dos teus precisa da sua própria ficha.
   *[other] A secção { $section } tem { $tokens } fichas, e já lá há { $kobolds } kobolds teus. Cada um dos teus precisa da sua própria ficha.
}
kobold-illegal-no-such-space = Neste quarto não há nenhum espaço { $spot }.
kobold-illegal-none-in-room = Não tens nenhum kobold no quarto, por isso tens de colocar um.
kobold-illegal-none-in-section = Não tens nenhum kobold na secção { $section }. Um kobold agarra uma ficha da sua própria secção.
kobold-illegal-no-token = No espaço { $spot } já não há nenhuma ficha.

# Why a bot would do it
kobold-aim = { $aim ->
    [none] { "" }
   *[other] aponta à secção { $aim }:{ " " }
}
kobold-aim-down = { $aim ->
    [none] { "" }
   *[other] aponta à ficha virada para baixo na secção { $aim }:{ " " }
}
kobold-reason-allowed = é permitido
kobold-reason-keeps-gem = { kobold-aim }uma { $token } que os outros não terão
kobold-reason-completes-set = { kobold-aim }uma { $token } completa um conjunto para o troféu de gemas de { $points }
kobold-reason-new-colour = { kobold-aim }uma { $token }, cor { $colours } de 4 para o troféu de gemas de { $points }
kobold-reason-another-set = { kobold-aim }mais uma { $token } para outro conjunto
kobold-reason-kobold-token = { kobold-aim }uma ficha de kobold vale um ponto
kobold-reason-takes-lead = { kobold-aim }passa para a frente no troféu de { $toy }, de valor { $points }
kobold-reason-draws-level = { kobold-aim }empata no troféu de { $toy }, de valor { $points }
kobold-reason-leads = { kobold-aim }fica { $lead } à frente no troféu de { $toy }, de valor { $points }
kobold-reason-comes-within = { kobold-aim }fica a { $behind } do primeiro no troféu de { $toy }, de valor { $points }
kobold-reason-flash-brings = { kobold-aim }o relâmpago de { $toy } dá { $tiles ->
    [one] uma placa de ponto
   *[other] { $tiles } placas de ponto
}, como os brinquedos estão agora
kobold-reason-flash-for-nobody = { kobold-aim }o relâmpago de { $toy } não dá nada a ninguém, como os brinquedos estão agora
kobold-reason-flash-for-others = { kobold-aim }o relâmpago de { $toy } não dá nada, mas os outros ficam sem ele
kobold-reason-unseen-set = { kobold-aim-down }das { $unseen } fichas por ver, { $tokens ->
    [one] uma completaria
   *[other] { $tokens } completariam
} um conjunto de gemas
kobold-reason-unseen-colour = { kobold-aim-down }das { $unseen } fichas por ver, { $tokens ->
    [one] uma traria
   *[other] { $tokens } trariam
} uma cor de gema em falta
kobold-reason-unseen-token = { kobold-aim-down }das { $unseen } fichas por ver, { $tokens ->
    [0] { $tokens } são
    [one] uma é
   *[other] { $tokens } são
} do tipo «{ $token }»
kobold-reason-all-in-room = os três kobolds estão no quarto, por isso voltam agora para casa
kobold-reason-none-in-room = não há nenhum kobold no quarto, por isso coloca-se um
kobold-reason-never-lit = nenhum lançamento pode iluminar agora a secção { $section }
kobold-reason-may-be-lit = o próximo lançamento ilumina a secção { $section } com { $lit } das { $sides } faces
kobold-reason-may-be-caught = o próximo lançamento apanharia o kobold da secção { $section } com { $lit } das { $sides } faces

# The end
kobold-end-supply = A reserva esgotou-se: não foi possível reabastecer todos os espaços vazios.
kobold-end-trophies = Alguém levou o último troféu de gemas, e com isso acaba a partida.
kobold-end-both = A reserva esgotou-se e alguém levou o último troféu de gemas, as duas coisas no último turno.
kobold-end-stopped = A partida acabou mais cedo, por isso não se deram troféus de brinquedo.
kobold-end-kobolds = fichas de kobold
kobold-end-tiles = placas de ponto
kobold-end-gems = troféus de gemas
kobold-end-toys = troféus de brinquedo
kobold-end-toy-title = Quem levou os troféus de brinquedo
kobold-end-toy-text = quem tem mais de um tipo; um empate não ganha nada
kobold-end-tie = empate: ninguém
kobold-end-none = ninguém tem nenhuma ficha
kobold-end-graph = Quem ia à frente
kobold-end-graph-text = pontos se tivesse acabado nesse turno
kobold-end-graph-label = Pontos turno a turno. No fim: { $points }
kobold-end-turn = turno { $turn }
kobold-end-ahead = à frente
kobold-end-goes-ahead = Turno { $turn }: { $name } à frente, { $own } a { $next }.

# The lesson
kobold-lesson-aim = Uma criança dorme, de lanterna na mão. Os teus kobolds são os vermelhos, os do ponto. Entra à socapa, agarra brinquedos e gemas e desaparece antes que a luz te encontre. Ganha quem tiver mais pontos. Começamos?
kobold-lesson-place = Num turno colocas um kobold ou trazes todos os teus para casa. A luz está em 0 e 1: ninguém pode ir para lá. A secção 3 fica longe dela, e está lá um ursinho.
kobold-lesson-place-task = Coloca um kobold na secção 3.
kobold-lesson-another = O outro jogador entrou em 5. Um kobold, uma ficha: quantos mais tiveres lá dentro, mais levas para casa, e mais tempo esperas às escuras.
kobold-lesson-another-task = Coloca o segundo na secção 4.
kobold-lesson-retrieve = Os kobolds podem partilhar uma secção: um do outro jogador também veio para 4. Agora agarra e foge! Cada um dos teus leva uma ficha da sua própria secção.
kobold-lesson-retrieve-task = Agarra o ursinho da secção 3.
kobold-lesson-face-down = O teu outro kobold também tem de sair.
kobold-lesson-face-down-task = Podes agarrar o que está virado para cima ou tentar a sorte: agarra a ficha virada para baixo da secção 4.
kobold-lesson-die = Era uma ficha relâmpago de ursinho! Quando todos os teus saíram, o dado roda a luz: amarelo 2. Ela rodou para 5 e 6 e mandou o kobold do outro para casa sem nada. Depois o quarto foi reabastecido e o relâmpago foi pontuado: tens mais ursinhos do que ninguém, por isso levaste duas placas de ponto.
kobold-lesson-gems = Gemas: assim que tens uma de cada uma das quatro cores, elas transformam-se no melhor troféu de gemas que restar. Há uma amarela em 0 e uma violeta em 4.
kobold-lesson-gems-task = Entra outra vez à socapa: coloca um kobold em 4.
kobold-lesson-end = A partida acaba quando o quarto não pode ser reabastecido, ou quando alguém leva o último troféu de gemas. Então, quem tem mais do que ninguém de um brinquedo leva o respetivo troféu. Agora joga uma partida inteira!

# In half a minute
kobold-brief-1 = Entra à socapa
kobold-brief-1-text = Coloca um dos teus três kobolds numa secção, nunca na luz.
kobold-brief-2 = Ou agarra e foge
kobold-brief-2-text = Traz todos os teus para casa; cada um leva uma ficha da sua secção.
kobold-brief-3 = Depois a luz roda
kobold-brief-3-text = O dado roda-a. Os kobolds apanhados vão para casa sem nada.
kobold-brief-4 = Coleciona
kobold-brief-4-text = Uma gema de cada cor dá um troféu e, no fim, também ir à frente num brinquedo.
