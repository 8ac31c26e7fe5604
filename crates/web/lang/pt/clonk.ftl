# The home page
clonk-name = Clonk!
clonk-tagline = Encadeia cristais até à tua vagoneta. Sem barulho: lá em baixo algo dorme.

# The mine
clonk-type = Escreve uma jogada: dig s1, gift 1 s2, blast s3, done
clonk-mine = A mina: cinco poços
clonk-shaft = Poço { $number }
clonk-shaft-top = Poço { $number }, carta livre: { $card }
clonk-shaft-empty = Poço { $number }: vazio
clonk-buried = enterrada, nível { $depth }: { $card }
clonk-face-down = virada para baixo
clonk-fits = Condiz com a tua cadeia: { $match }
clonk-fits-gift = Pode ser oferecida a { $name }
clonk-may-backfill = A tua carta pode ir para aqui
clonk-tab-no = não serve
clonk-tab-not-now = agora não
clonk-tab-both = ambos
clonk-draw-pile = Monte
clonk-sleeps = { $count ->
    [0] cartas até acordar
    [one] carta até acordar
   *[other] cartas até acordar
}
clonk-sleeps-shuffled = { $count ->
    [0] cartas até poder acordar
    [one] carta até poder acordar
   *[other] cartas até poder acordar
}
clonk-wakes-next = A próxima carta tirada acorda-o!
clonk-may-wake = Qualquer carta tirada pode acordá-lo!
clonk-awake = Está acordado! Esta ronda é a última.
clonk-awake-over = Está acordado!
clonk-pile = { $left ->
    [0] Restam { $left } cartas, { $bottom } debaixo do Despertar
    [one] Resta { $left } carta, { $bottom } debaixo do Despertar
   *[other] Restam { $left } cartas, { $bottom } debaixo do Despertar
}

# The viewer's own side
clonk-own = O teu lado
clonk-own-gallery = A tua galeria
clonk-own-hand = { $count ->
    [0] A tua mão: { $count } cartas
    [one] A tua mão: { $count } carta
   *[other] A tua mão: { $count } cartas
}
clonk-spaces = Um espaço que fica vazio dá o que está por baixo dele
clonk-own-cart = { $count ->
    [0] A tua vagoneta, { $count } cartas, em cima { $card }. Ver o que tem
    [one] A tua vagoneta, { $count } carta, em cima { $card }. Ver o que tem
   *[other] A tua vagoneta, { $count } cartas, em cima { $card }. Ver o que tem
}
clonk-own-cart-empty = A tua vagoneta, vazia. A tua primeira carta vai para aqui
clonk-cart-wants = primeira carta
clonk-cart = Carga { $count }
clonk-or = ou
clonk-space-card = Espaço { $number }: { $card }
clonk-space-next = O espaço { $number } é o próximo. Aceita { $match }
clonk-space-first = O espaço { $number } é o próximo
clonk-earns-snore = Ronco
clonk-earns-kablooey = Kablooey
clonk-earns-card = tiras 1
clonk-earns-if-empty = se este espaço ficar vazio
clonk-earns-no-more = já não: o espaço está ocupado
clonk-held = Mão { $number }: { $card }

# Tasks and what players have
clonk-so-far = até agora
clonk-task-drawn = { $reward ->
    [0] { $reward } moedas
    [one] { $reward } moeda
   *[other] { $reward } moedas
}
clonk-task-open = { $reward ->
    [0] à vista, { $reward } moedas
    [one] à vista, { $reward } moeda
   *[other] à vista, { $reward } moedas
}
clonk-task-secret = { $reward ->
    [0] secreta, { $reward } moedas
    [one] secreta, { $reward } moeda
   *[other] secreta, { $reward } moedas
}
clonk-task-next = , degrau seguinte { $next }
clonk-kablooeys = Kablooey
clonk-their-open = Tarefa à vista: { $task }
clonk-their-secret = Tarefa secreta: { $task }
clonk-their-hand = { $count ->
    [0] { $count } cartas na mão
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
clonk-their-kablooeys = { $count ->
    [0] { $count } cartas Kablooey
    [one] { $count } carta Kablooey
   *[other] { $count } cartas Kablooey
}
clonk-their-gallery = Galeria de { $name }
clonk-their-gallery-empty = Nenhuma carta na galeria
clonk-their-gallery-takes = Aceita { $match }
clonk-their-cart-top = Em cima na vagoneta: { $card }
clonk-their-cart-empty = A vagoneta está vazia
clonk-coins = { $count ->
    [0] { $count } moedas
    [one] { $count } moeda
   *[other] { $count } moedas
}
clonk-eyes = { $count ->
    [0] { $count } olhos
    [one] { $count } olho
   *[other] { $count } olhos
}
clonk-snores = { $count ->
    [0] { $count } cartas de Ronco
    [one] { $count } carta de Ronco
   *[other] { $count } cartas de Ronco
}
clonk-cart-yours = A tua vagoneta
clonk-cart-theirs = A vagoneta de { $name }
clonk-cart-note = Por ordem de cores. A tua galeria ainda não está lá dentro.
clonk-look-cart = { $count ->
    [0] Ver a vagoneta de { $name }: { $count } cartas
    [one] Ver a vagoneta de { $name }: { $count } carta
   *[other] Ver a vagoneta de { $name }: { $count } cartas
}
clonk-close = Fechar
clonk-discards = Descartes { $count }
clonk-discards-title = A pilha de descarte

# The choice before the first turn
clonk-choose-title = As tuas duas tarefas
clonk-choose-open = À vista: { $open }; em segredo: { $secret }
clonk-choose-watch = Cada jogador escolhe qual das suas duas tarefas deixa à vista.
clonk-choose-sealed = Escolha selada. As tarefas ficam à vista quando todos tiverem escolhido.

# What to do
clonk-prompt-choose = Que tarefa podem todos ver? A outra fica em segredo. As duas dão moedas no fim.
clonk-prompt-bank = Escolhe uma carta da tua mão para a tua vagoneta. A primeira que escavares tem de condizer com ela.
clonk-prompt-bank-it = Toca outra vez na carta «{ $card }», ou na tua vagoneta, para a pores lá dentro.
clonk-prompt-dig = O espaço { $number } aceita { $match }. Escava uma carta, oferece uma, faz uma explosão ou termina.
clonk-prompt-full = A tua galeria está cheia. Ainda podes oferecer uma carta ou fazer uma explosão. Ou termina.
clonk-prompt-dig-it = Toca outra vez na carta «{ $card }», ou no teu próximo espaço, para a escavares.
clonk-prompt-dig-or-give = Toca outra vez na carta «{ $card }» para a escavares, ou toca numa galeria para a ofereceres: { $names }.
clonk-prompt-give-it = A carta «{ $card }» não condiz com a tua cadeia. Toca numa galeria para a ofereceres: { $names }.
clonk-prompt-no-use = A carta «{ $card }» não condiz agora com nenhuma galeria.
clonk-prompt-backfill = Põe uma carta da tua mão sobre um poço: escolhe a carta.
clonk-prompt-backfill-it = Para que poço vai a carta «{ $card }»? Fica em cima, livre para quem joga a seguir.
clonk-prompt-discard = Tens { $count } cartas na mão, e só podes ficar com cinco. Escolhe uma para descartar.
clonk-prompt-discard-it = Toca outra vez na carta «{ $card }» para a descartares.
clonk-do-bank = Na vagoneta
clonk-do-dig = Escavar
clonk-do-give = Oferecer a { $name }
clonk-do-blast = Rebentar
clonk-do-done = Terminar
clonk-do-discard = Descartar
clonk-put-back = Largar
clonk-draws = tiras { $count }

# What the marks mean
clonk-key-fits = condiz com a tua cadeia, por isto
clonk-key-give = pode ser oferecida a este jogador
clonk-key-link = o que une duas cartas
clonk-key-coin = as moedas contam a teu favor
clonk-key-eye = olhos: quem tem mais leva com as rochas

# Options
clonk-option-awakening = Quando acorda o monstro
clonk-option-awakening-top = Sabe-se: o Despertar está em cima da última pilha, e podes fazer a contagem decrescente.
clonk-option-awakening-shuffled = De surpresa: o Despertar está baralhado na última pilha.
clonk-option-rockfall = O que custa a derrocada
clonk-option-rockfall-treasure = Metade dos olhos nos tesouros: os Roncos só decidem quem é apanhado.
clonk-option-rockfall-all = Metade de todos os olhos: os Roncos também custam moedas.
clonk-option-kablooey = Cartas Kablooey
clonk-option-kablooey-any = As que quiseres: podes usar todas as tuas cartas Kablooey num só turno.
clonk-option-kablooey-once = Uma por turno: a segunda explosão tem de esperar pelo teu próximo turno.
clonk-option-memory = Vagonetas e descartes
clonk-option-memory-help = Ajuda: todos podem ver o que está em todas as vagonetas e na pilha de descarte.
clonk-option-memory-none = Como numa mesa a sério: só a tua própria vagoneta; do resto tens de te lembrar.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
clonk-event-task-drawn = { $tile ->
    [none] { $who } tira uma tarefa de { $side }
   *[other] { $who } tira a tarefa «{ $tile }»
}
clonk-events-task-drawn = { $tile ->
    [none] { $who } tira { $count } tarefas
   *[other] { $who } tira as tarefas «{ $tile }»
}
clonk-event-task-opened = { $who } deixa à vista a tarefa «{ $tile }»
clonk-event-laid = { $card ->
    [none] { "" }
   *[other] { clonk-named-shaft } coloca-se: { $card }
}
clonk-events-laid = colocam-se { $count } cartas nos poços
clonk-event-awakening-hidden = o Despertar está debaixo de { $above } cartas
clonk-event-turn-began = é a vez de { $who }
clonk-event-cart-filled = { $cards ->
    [0] { $who } passa { $cards } cartas para a vagoneta
    [one] { $who } passa { $cards } carta para a vagoneta
   *[other] { $who } passa { $cards } cartas para a vagoneta
}
clonk-event-banked = { $who } passa da mão para a vagoneta: { $card }
clonk-event-dug = { $who } escava { clonk-named-source }: { $card }
clonk-event-gifted = { $who } oferece a { $to } { clonk-named-source }: { $card }
clonk-event-blasted = { $who } rebenta com uma carta { clonk-named-shaft }: { $card }
clonk-event-turned-up = { clonk-named-shaft } vira-se para cima: { $card }
clonk-event-emptied = já não há cartas { clonk-named-shaft }: é reconstruído
clonk-event-awakened = o monstro acorda: esta ronda é a última
clonk-event-snored = { $who } recebe uma carta de Ronco na vagoneta
clonk-event-kablooey = { $who } recebe uma carta Kablooey
clonk-event-drew = { $card ->
    [none] { $who } tira uma carta
   *[other] { $who } tira: { $card }
}
clonk-events-drew = { $card ->
    [none] { $who } tira { $count } cartas
   *[other] { $who } tira: { $card }
}
clonk-event-nothing-drawn = { $who } encontra o monte vazio
clonk-event-backfilled = { $who } põe { clonk-named-shaft }: { $card }
clonk-event-discarded = { $who } descarta: { $card }
clonk-event-ended = a última ronda acabou
clonk-event-scored = { $score-caught ->
    [yes] { $who } mostra a tarefa secreta «{ $secret }»; moedas: { $score-coins }, pelas tarefas: { $score-colour-task } e { $score-treasure-task }, perdidas na derrocada: { $score-loss }
   *[no] { $who } mostra a tarefa secreta «{ $secret }»; moedas: { $score-coins }, pelas tarefas: { $score-colour-task } e { $score-treasure-task }
}
clonk-idea-task-opened = deixar à vista a tarefa «{ $tile }»
clonk-idea-banked = passar da mão para a vagoneta: { $card }
clonk-idea-dug = escavar { clonk-named-source }: { $card }
clonk-idea-gifted = oferecer a { $to } { clonk-named-source }: { $card }
clonk-idea-blasted = rebentar com uma carta { clonk-named-shaft }: { $card }
clonk-idea-backfilled = pôr { clonk-named-shaft }: { $card }
clonk-idea-discarded = descartar: { $card }
clonk-named-shaft = { $shaft ->
    [s1] no poço 1
    [s2] no poço 2
    [s3] no poço 3
    [s4] no poço 4
   *[s5] no poço 5
}
clonk-named-source = { $from ->
    [s1] do poço 1
    [s2] do poço 2
    [s3] do poço 3
    [s4] do poço 4
    [s5] do poço 5
   *[hand] da mão
}

# Why not
clonk-illegal-over = A partida acabou.
clonk-illegal-no-such-seat = Esse lugar não existe nesta mesa.
clonk-illegal-not-your-turn = Não é a tua vez: é a vez de { $turn }.
clonk-illegal-cards-are-coming = Espera até as cartas serem tiradas.
clonk-illegal-choose-task-first = Primeiro cada jogador escolhe que tarefa deixa à vista.
clonk-illegal-tasks-are-chosen = As tuas tarefas ficam como estão até ao fim da partida.
clonk-illegal-bank-first = O teu primeiro turno começa com uma carta da tua mão: põe-na na tua vagoneta.
clonk-illegal-banked-already = Só o teu primeiro turno de todos começa com uma carta da tua mão, e a tua já está na vagoneta.
clonk-illegal-digging-is-over = Já acabaste de escavar neste turno.
clonk-illegal-still-digging = Acaba primeiro de escavar.
clonk-illegal-backfill-first = Primeiro põe uma carta da tua mão sobre um poço.
clonk-illegal-backfilled-already = Já puseste uma carta sobre um poço. Agora descarta até ficares com cinco.
clonk-illegal-no-such-card = Nesta caixa não há nenhuma carta «{ $card }».
clonk-illegal-not-in-hand = Não tens na mão a carta «{ $card }».
clonk-illegal-shaft-is-empty = { $shaft ->
    [s1] O poço 1 está vazio.
    [s2] O poço 2 está vazio.
    [s3] O poço 3 está vazio.
    [s4] O poço 4 está vazio.
   *[s5] O poço 5 está vazio.
}
clonk-illegal-gallery-is-full = Os quatro espaços da tua galeria estão ocupados.
clonk-illegal-does-not-match = A carta «{ $card }» não serve: não condiz nem na cor nem no tesouro com «{ $last }».
clonk-illegal-gift-is-used = Já ofereceste uma carta neste turno. Só se permite uma por turno.
clonk-illegal-gift-to-yourself = Um presente vai para a galeria de outro jogador, não para a tua.
clonk-illegal-gift-too-early = { $to } ainda não tem nenhuma carta com que um presente possa condizer.
clonk-illegal-gift-to-full-gallery = Os quatro espaços da galeria de { $to } estão ocupados.
clonk-illegal-gift-does-not-match = { $to } não pode receber a carta «{ $card }»: não condiz nem na cor nem no tesouro com a sua última carta, «{ $last }».
clonk-illegal-no-kablooey = Não tens nenhuma carta Kablooey para uma explosão.
clonk-illegal-blast-is-used = Nesta mesa só se permite uma explosão por turno, e já fizeste a tua.
clonk-illegal-gift-to-nobody = Nesse lugar não está ninguém.
clonk-illegal-must-dig = Nesta mesa é preciso escavar se se pode: ainda não escavaste nada, e a carta «{ $card }» serve.

# Why a bot would do it
clonk-reason-allowed = é permitido
clonk-reason-keeps-secret = ninguém fica a saber quem junta «{ $tile }»
clonk-reason-tasks-alike = todas as tarefas valem o mesmo
clonk-reason-for-task = carta { $number } para a tarefa «{ $tile }»: { $coins ->
    [one] mais uma moeda
   *[other] mais { $coins } moedas
}
clonk-reason-brings = dá { $coins ->
    [one] uma moeda
   *[other] { $coins } moedas
} { $eyes ->
    [0] sem nenhum olho
    [one] por um olho
   *[other] por { $eyes } olhos
}
clonk-reason-chain-goes-on = a cadeia pode continuar: { $cards ->
    [one] condiz uma carta livre
   *[other] condizem { $cards } cartas livres
}
clonk-reason-takes-from = { $seat } junta «{ $tile }» e fica sem esta carta
clonk-reason-avoids-snore = evita a carta de Ronco de uma galeria vazia
clonk-reason-continues = continua a cadeia com «{ $card }»
clonk-reason-gives-eyes = dá { $eyes ->
    [one] um olho
   *[other] { $eyes } olhos
} a { $to }
clonk-reason-fits-less = outras cartas livres que então condizem com a galeria de { $to }: { $after } em vez de { $before }
clonk-reason-no-help-to = a carta «{ $card }» não ajuda { $to } na tarefa à vista
clonk-reason-changes = a seguir, na galeria de { $to }, é preciso condizer com «{ $card }»
clonk-reason-destroys-wanted = rebenta com a carta «{ $card }»; { $seat } junta «{ $tile }»
clonk-reason-destroys = rebenta com a carta «{ $card }»
clonk-reason-lays-bare = deixa livre a carta «{ $card }»
clonk-reason-empty-spaces = os espaços vazios dão { $cards ->
    [0] uma carta Kablooey
    [one] uma carta de tesouro{ clonk-and-kablooey }
   *[other] { $cards } cartas de tesouro{ clonk-and-kablooey }
}
clonk-and-kablooey = { $kablooey ->
    [yes] { " " }e uma carta Kablooey
   *[no] { "" }
}
clonk-reason-gallery-full = a galeria está cheia
clonk-reason-nothing-fits = nenhuma carta ao alcance condiz
clonk-reason-most-eyes = já tem mais olhos do que ninguém
clonk-reason-keeps-for-later = guarda as outras cartas para mais tarde
clonk-reason-covers-wanted = tapa a carta «{ $card }»; { $seat } junta «{ $tile }»
clonk-reason-covers-diggable = tapa a carta «{ $card }», que { $seat } poderia escavar
clonk-reason-must-backfill = uma carta da mão tem de ir para um poço
clonk-reason-keeps-five = só se pode ficar com cinco cartas
clonk-reason-worthless = a carta «{ $card }» não tem moedas nem ajuda em nenhuma das duas tarefas
clonk-reason-no-task = a carta «{ $card }» não ajuda em nenhuma das duas tarefas
clonk-reason-chance = ganha { $percent }% de { $trials ->
    [one] uma partida de teste
   *[other] { $trials } partidas de teste
}
clonk-reason-even = depois ninguém vai à frente
clonk-reason-ahead = depois, { $coins ->
    [one] uma moeda
   *[other] { $coins } moedas
} de vantagem
clonk-reason-behind = depois, só { $coins ->
    [one] uma moeda
   *[other] { $coins } moedas
} de desvantagem

# The end
clonk-end-nobody = Não havia um único olho nas cartas. As rochas caíram e não acertaram em ninguém.
clonk-end-caught = { $before ->
    [0] A derrocada apanhou { $name }, que tinha mais olhos do que ninguém: de { $before } moedas passou para { $after }.
    [one] A derrocada apanhou { $name }, que tinha mais olhos do que ninguém: de { $before } moeda passou para { $after }.
   *[other] A derrocada apanhou { $name }, que tinha mais olhos do que ninguém: de { $before } moedas passou para { $after }.
}
clonk-end-caught-several = A derrocada apanhou { $names }: estavam empatados com mais olhos do que ninguém.
clonk-end-caption = De onde veio cada moeda
clonk-end-winner = ganha
clonk-end-coins = Moedas
clonk-end-coins-note = em todas as cartas
clonk-end-open = Tarefa à vista
clonk-end-open-note = segundo os degraus
clonk-end-secret = Tarefa secreta
clonk-end-secret-note = agora revelada
clonk-end-together = Subtotal
clonk-end-eyes = Olhos
clonk-end-eyes-note = um Ronco conta { $count }
clonk-end-rockfall = Derrocada
clonk-end-rockfall-note = apanha quem tem mais olhos
clonk-end-half = { $count ->
    [0] metade de { $count } olhos
    [one] metade de { $count } olho
   *[other] metade de { $count } olhos
}
clonk-end-safe = a salvo
clonk-end-total = Total
clonk-end-steps = Degraus das tarefas
clonk-end-steps-note = moedas conforme o número de cartas que condizem

# The lesson
clonk-lesson-aim = Damos-te as boas-vindas à mina! Cada carta mostra um cristal e um tesouro. As moedas enriquecem-te. Os olhos acordam o que dorme lá em baixo. Leva para casa cartas que condigam umas com as outras, e as que as tuas duas tarefas pedem: juntas vermelho e, em segredo, coroas.
clonk-lesson-bank = O teu primeiro turno começa com a tua vagoneta.
clonk-lesson-bank-task = Põe nela a espada vermelha da tua mão: toca na carta e depois na vagoneta.
clonk-lesson-chain = Agora vamos escavar. Uma carta tem de condizer com a anterior no cristal ou no tesouro. A coroa vermelha do poço 1 é vermelha como a tua espada, e as tuas duas tarefas querem-na.
clonk-lesson-chain-task = Toca nela e depois no teu primeiro espaço.
clonk-lesson-done = Podias escavar até quatro cartas. O que fica vazio dá o que está por baixo: o segundo espaço, uma carta Kablooey; o terceiro e o quarto, uma carta cada um. Mas nunca deixes vazio o primeiro: isso é um Ronco, que vale três olhos.
clonk-lesson-done-task = Toca em «Terminar».
clonk-lesson-backfill = Tiraste três cartas: duas pelos teus espaços, e a que todos tiram. Agora uma carta da tua mão vai para cima de um poço, livre para todos. Não ajudes os outros: juntam azul.
clonk-lesson-backfill-task = Põe o martelo verde sobre o poço 1.
clonk-lesson-gift = O outro jogador escavou uma espada azul e uma espada cor-de-rosa. A tua coroa vermelha rolou para a tua vagoneta. Uma vez por turno podes oferecer uma carta que condiga com a última de outra galeria.
clonk-lesson-gift-task = Oferece um olho: toca na tua estátua cor-de-rosa e depois na outra galeria.
clonk-lesson-blast = Tens uma carta Kablooey. No poço 2 está um colar azul que não queres ver noutras mãos, e por baixo há uma coroa.
clonk-lesson-blast-task = Toca no colar e depois em «Rebentar».
clonk-lesson-treasure = Bum! A coroa amarela está livre, e condiz com a tua coroa vermelha: o mesmo tesouro.
clonk-lesson-treasure-task = Escava-a.
clonk-lesson-end = Uma carta virada para baixo que fica livre é virada para cima de imediato. E assim se continua até o monte trazer o Despertar. Então acaba-se a ronda, quem tem mais olhos perde moedas, e ganha quem tiver mais moedas. Força, e sem barulho!

# Colours, treasures and tasks
clonk-colour-red = vermelho
clonk-colour-green = verde
clonk-colour-white = branco
clonk-colour-pink = cor-de-rosa
clonk-colour-blue = azul
clonk-colour-yellow = amarelo
clonk-treasure-hammer = martelo
clonk-treasure-necklace = colar
clonk-treasure-statue = estátua
clonk-treasure-crown = coroa
clonk-treasure-sword = espada
clonk-treasure-goblet = taça
clonk-either = { $colour } ou { $treasure }
clonk-task-red = { $count ->
    [0] vermelhas
    [one] vermelha
   *[other] vermelhas
}
clonk-task-green = { $count ->
    [0] verdes
    [one] verde
   *[other] verdes
}
clonk-task-white = { $count ->
    [0] brancas
    [one] branca
   *[other] brancas
}
clonk-task-pink = { $count ->
   *[other] cor-de-rosa
}
clonk-task-blue = { $count ->
    [0] azuis
    [one] azul
   *[other] azuis
}
clonk-task-yellow = { $count ->
    [0] amarelas
    [one] amarela
   *[other] amarelas
}
clonk-task-hammer = { $count ->
    [0] martelos
    [one] martelo
   *[other] martelos
}
clonk-task-necklace = { $count ->
    [0] colares
    [one] colar
   *[other] colares
}
clonk-task-statue = { $count ->
    [0] estátuas
    [one] estátua
   *[other] estátuas
}
clonk-task-crown = { $count ->
    [0] coroas
    [one] coroa
   *[other] coroas
}
clonk-task-sword = { $count ->
    [0] espadas
    [one] espada
   *[other] espadas
}
clonk-task-goblet = { $count ->
    [0] taças
    [one] taça
   *[other] taças
}
clonk-word-colour = cor
clonk-word-treasure = tesouro
clonk-word-open-colour = deixar à vista a tarefa de cor
clonk-word-open-treasure = deixar à vista a tarefa de tesouro
clonk-word-red = vermelho
clonk-word-green = verde
clonk-word-white = branco
clonk-word-pink = cor-de-rosa
clonk-word-blue = azul
clonk-word-yellow = amarelo
clonk-word-hammer = martelos
clonk-word-necklace = colares
clonk-word-statue = estátuas
clonk-word-crown = coroas
clonk-word-sword = espadas
clonk-word-goblet = taças

# Cards: first how each looks, then what a card shows besides
clonk-look-red-hammer = martelo vermelho
clonk-look-red-necklace = colar vermelho
clonk-look-red-statue = estátua vermelha
clonk-look-red-crown = coroa vermelha
clonk-look-red-sword = espada vermelha
clonk-look-red-goblet = taça vermelha
clonk-look-green-hammer = martelo verde
clonk-look-green-necklace = colar verde
clonk-look-green-statue = estátua verde
clonk-look-green-crown = coroa verde
clonk-look-green-sword = espada verde
clonk-look-green-goblet = taça verde
clonk-look-white-hammer = martelo branco
clonk-look-white-necklace = colar branco
clonk-look-white-statue = estátua branca
clonk-look-white-crown = coroa branca
clonk-look-white-sword = espada branca
clonk-look-white-goblet = taça branca
clonk-look-pink-hammer = martelo cor-de-rosa
clonk-look-pink-necklace = colar cor-de-rosa
clonk-look-pink-statue = estátua cor-de-rosa
clonk-look-pink-crown = coroa cor-de-rosa
clonk-look-pink-sword = espada cor-de-rosa
clonk-look-pink-goblet = taça cor-de-rosa
clonk-look-blue-hammer = martelo azul
clonk-look-blue-necklace = colar azul
clonk-look-blue-statue = estátua azul
clonk-look-blue-crown = coroa azul
clonk-look-blue-sword = espada azul
clonk-look-blue-goblet = taça azul
clonk-look-yellow-hammer = martelo amarelo
clonk-look-yellow-necklace = colar amarelo
clonk-look-yellow-statue = estátua amarela
clonk-look-yellow-crown = coroa amarela
clonk-look-yellow-sword = espada amarela
clonk-look-yellow-goblet = taça amarela
clonk-card = { $coins ->
    [0] { $eyes ->
        [0] { $look }
        [one] { $look }, { $eyes } olho
       *[other] { $look }, { $eyes } olhos
    }
    [one] { $eyes ->
        [0] { $look }, { $coins } moeda
        [one] { $look }, { $coins } moeda, { $eyes } olho
       *[other] { $look }, { $coins } moeda, { $eyes } olhos
    }
   *[other] { $eyes ->
        [0] { $look }, { $coins } moedas
        [one] { $look }, { $coins } moedas, { $eyes } olho
       *[other] { $look }, { $coins } moedas, { $eyes } olhos
    }
}
-clonk-0-1 = (1 olho)
-clonk-1-0 = (1 moeda)
-clonk-2-1 = (2 moedas, 1 olho)
-clonk-2-2 = (2 moedas, 2 olhos)
-clonk-3-3 = (3 moedas, 3 olhos)

# Every card, as the log names it: the same lines in all languages
clonk-word-red-hammer-0-0 = { clonk-look-red-hammer }
clonk-word-red-hammer-1-0 = { clonk-look-red-hammer } { -clonk-1-0 }
clonk-word-red-hammer-2-2 = { clonk-look-red-hammer } { -clonk-2-2 }
clonk-word-red-necklace-0-0 = { clonk-look-red-necklace }
clonk-word-red-necklace-0-1 = { clonk-look-red-necklace } { -clonk-0-1 }
clonk-word-red-necklace-2-1 = { clonk-look-red-necklace } { -clonk-2-1 }
clonk-word-red-statue-1-0 = { clonk-look-red-statue } { -clonk-1-0 }
clonk-word-red-statue-0-1 = { clonk-look-red-statue } { -clonk-0-1 }
clonk-word-red-statue-3-3 = { clonk-look-red-statue } { -clonk-3-3 }
clonk-word-red-crown-0-0 = { clonk-look-red-crown }
clonk-word-red-crown-1-0 = { clonk-look-red-crown } { -clonk-1-0 }
clonk-word-red-crown-2-2 = { clonk-look-red-crown } { -clonk-2-2 }
clonk-word-red-sword-0-0 = { clonk-look-red-sword }
clonk-word-red-sword-0-1 = { clonk-look-red-sword } { -clonk-0-1 }
clonk-word-red-sword-2-1 = { clonk-look-red-sword } { -clonk-2-1 }
clonk-word-red-goblet-1-0 = { clonk-look-red-goblet } { -clonk-1-0 }
clonk-word-red-goblet-0-1 = { clonk-look-red-goblet } { -clonk-0-1 }
clonk-word-red-goblet-3-3 = { clonk-look-red-goblet } { -clonk-3-3 }
clonk-word-green-hammer-0-0 = { clonk-look-green-hammer }
clonk-word-green-hammer-0-1 = { clonk-look-green-hammer } { -clonk-0-1 }
clonk-word-green-hammer-2-1 = { clonk-look-green-hammer } { -clonk-2-1 }
clonk-word-green-necklace-1-0 = { clonk-look-green-necklace } { -clonk-1-0 }
clonk-word-green-necklace-0-1 = { clonk-look-green-necklace } { -clonk-0-1 }
clonk-word-green-necklace-3-3 = { clonk-look-green-necklace } { -clonk-3-3 }
clonk-word-green-statue-0-0 = { clonk-look-green-statue }
clonk-word-green-statue-1-0 = { clonk-look-green-statue } { -clonk-1-0 }
clonk-word-green-statue-2-2 = { clonk-look-green-statue } { -clonk-2-2 }
clonk-word-green-crown-0-0 = { clonk-look-green-crown }
clonk-word-green-crown-0-1 = { clonk-look-green-crown } { -clonk-0-1 }
clonk-word-green-crown-2-1 = { clonk-look-green-crown } { -clonk-2-1 }
clonk-word-green-sword-1-0 = { clonk-look-green-sword } { -clonk-1-0 }
clonk-word-green-sword-0-1 = { clonk-look-green-sword } { -clonk-0-1 }
clonk-word-green-sword-3-3 = { clonk-look-green-sword } { -clonk-3-3 }
clonk-word-green-goblet-0-0 = { clonk-look-green-goblet }
clonk-word-green-goblet-1-0 = { clonk-look-green-goblet } { -clonk-1-0 }
clonk-word-green-goblet-2-2 = { clonk-look-green-goblet } { -clonk-2-2 }
clonk-word-white-hammer-1-0 = { clonk-look-white-hammer } { -clonk-1-0 }
clonk-word-white-hammer-0-1 = { clonk-look-white-hammer } { -clonk-0-1 }
clonk-word-white-hammer-3-3 = { clonk-look-white-hammer } { -clonk-3-3 }
clonk-word-white-necklace-0-0 = { clonk-look-white-necklace }
clonk-word-white-necklace-1-0 = { clonk-look-white-necklace } { -clonk-1-0 }
clonk-word-white-necklace-2-2 = { clonk-look-white-necklace } { -clonk-2-2 }
clonk-word-white-statue-0-0 = { clonk-look-white-statue }
clonk-word-white-statue-0-1 = { clonk-look-white-statue } { -clonk-0-1 }
clonk-word-white-statue-2-1 = { clonk-look-white-statue } { -clonk-2-1 }
clonk-word-white-crown-1-0 = { clonk-look-white-crown } { -clonk-1-0 }
clonk-word-white-crown-0-1 = { clonk-look-white-crown } { -clonk-0-1 }
clonk-word-white-crown-3-3 = { clonk-look-white-crown } { -clonk-3-3 }
clonk-word-white-sword-0-0 = { clonk-look-white-sword }
clonk-word-white-sword-1-0 = { clonk-look-white-sword } { -clonk-1-0 }
clonk-word-white-sword-2-2 = { clonk-look-white-sword } { -clonk-2-2 }
clonk-word-white-goblet-0-0 = { clonk-look-white-goblet }
clonk-word-white-goblet-0-1 = { clonk-look-white-goblet } { -clonk-0-1 }
clonk-word-white-goblet-2-1 = { clonk-look-white-goblet } { -clonk-2-1 }
clonk-word-pink-hammer-0-0 = { clonk-look-pink-hammer }
clonk-word-pink-hammer-1-0 = { clonk-look-pink-hammer } { -clonk-1-0 }
clonk-word-pink-hammer-2-2 = { clonk-look-pink-hammer } { -clonk-2-2 }
clonk-word-pink-necklace-0-0 = { clonk-look-pink-necklace }
clonk-word-pink-necklace-0-1 = { clonk-look-pink-necklace } { -clonk-0-1 }
clonk-word-pink-necklace-2-1 = { clonk-look-pink-necklace } { -clonk-2-1 }
clonk-word-pink-statue-1-0 = { clonk-look-pink-statue } { -clonk-1-0 }
clonk-word-pink-statue-0-1 = { clonk-look-pink-statue } { -clonk-0-1 }
clonk-word-pink-statue-3-3 = { clonk-look-pink-statue } { -clonk-3-3 }
clonk-word-pink-crown-0-0 = { clonk-look-pink-crown }
clonk-word-pink-crown-1-0 = { clonk-look-pink-crown } { -clonk-1-0 }
clonk-word-pink-crown-2-2 = { clonk-look-pink-crown } { -clonk-2-2 }
clonk-word-pink-sword-0-0 = { clonk-look-pink-sword }
clonk-word-pink-sword-0-1 = { clonk-look-pink-sword } { -clonk-0-1 }
clonk-word-pink-sword-2-1 = { clonk-look-pink-sword } { -clonk-2-1 }
clonk-word-pink-goblet-1-0 = { clonk-look-pink-goblet } { -clonk-1-0 }
clonk-word-pink-goblet-0-1 = { clonk-look-pink-goblet } { -clonk-0-1 }
clonk-word-pink-goblet-3-3 = { clonk-look-pink-goblet } { -clonk-3-3 }
clonk-word-blue-hammer-0-0 = { clonk-look-blue-hammer }
clonk-word-blue-hammer-0-1 = { clonk-look-blue-hammer } { -clonk-0-1 }
clonk-word-blue-hammer-2-1 = { clonk-look-blue-hammer } { -clonk-2-1 }
clonk-word-blue-necklace-1-0 = { clonk-look-blue-necklace } { -clonk-1-0 }
clonk-word-blue-necklace-0-1 = { clonk-look-blue-necklace } { -clonk-0-1 }
clonk-word-blue-necklace-3-3 = { clonk-look-blue-necklace } { -clonk-3-3 }
clonk-word-blue-statue-0-0 = { clonk-look-blue-statue }
clonk-word-blue-statue-1-0 = { clonk-look-blue-statue } { -clonk-1-0 }
clonk-word-blue-statue-2-2 = { clonk-look-blue-statue } { -clonk-2-2 }
clonk-word-blue-crown-0-0 = { clonk-look-blue-crown }
clonk-word-blue-crown-0-1 = { clonk-look-blue-crown } { -clonk-0-1 }
clonk-word-blue-crown-2-1 = { clonk-look-blue-crown } { -clonk-2-1 }
clonk-word-blue-sword-1-0 = { clonk-look-blue-sword } { -clonk-1-0 }
clonk-word-blue-sword-0-1 = { clonk-look-blue-sword } { -clonk-0-1 }
clonk-word-blue-sword-3-3 = { clonk-look-blue-sword } { -clonk-3-3 }
clonk-word-blue-goblet-0-0 = { clonk-look-blue-goblet }
clonk-word-blue-goblet-1-0 = { clonk-look-blue-goblet } { -clonk-1-0 }
clonk-word-blue-goblet-2-2 = { clonk-look-blue-goblet } { -clonk-2-2 }
clonk-word-yellow-hammer-1-0 = { clonk-look-yellow-hammer } { -clonk-1-0 }
clonk-word-yellow-hammer-0-1 = { clonk-look-yellow-hammer } { -clonk-0-1 }
clonk-word-yellow-hammer-3-3 = { clonk-look-yellow-hammer } { -clonk-3-3 }
clonk-word-yellow-necklace-0-0 = { clonk-look-yellow-necklace }
clonk-word-yellow-necklace-1-0 = { clonk-look-yellow-necklace } { -clonk-1-0 }
clonk-word-yellow-necklace-2-2 = { clonk-look-yellow-necklace } { -clonk-2-2 }
clonk-word-yellow-statue-0-0 = { clonk-look-yellow-statue }
clonk-word-yellow-statue-0-1 = { clonk-look-yellow-statue } { -clonk-0-1 }
clonk-word-yellow-statue-2-1 = { clonk-look-yellow-statue } { -clonk-2-1 }
clonk-word-yellow-crown-1-0 = { clonk-look-yellow-crown } { -clonk-1-0 }
clonk-word-yellow-crown-0-1 = { clonk-look-yellow-crown } { -clonk-0-1 }
clonk-word-yellow-crown-3-3 = { clonk-look-yellow-crown } { -clonk-3-3 }
clonk-word-yellow-sword-0-0 = { clonk-look-yellow-sword }
clonk-word-yellow-sword-1-0 = { clonk-look-yellow-sword } { -clonk-1-0 }
clonk-word-yellow-sword-2-2 = { clonk-look-yellow-sword } { -clonk-2-2 }
clonk-word-yellow-goblet-0-0 = { clonk-look-yellow-goblet }
clonk-word-yellow-goblet-0-1 = { clonk-look-yellow-goblet } { -clonk-0-1 }
clonk-word-yellow-goblet-2-1 = { clonk-look-yellow-goblet } { -clonk-2-1 }

# In half a minute
clonk-brief-1 = Forma uma cadeia
clonk-brief-1-text = Cada carta tem de condizer com a anterior no cristal ou no tesouro.
clonk-brief-2 = O vazio rende
clonk-brief-2-text = O que deixas vazio dá cartas ou um Kablooey, mas o primeiro espaço dá olhos.
clonk-brief-3 = Devolve uma
clonk-brief-3-text = No fim do turno uma carta da tua mão vai para um poço, livre para todos.
clonk-brief-4 = Antes do despertar
clonk-brief-4-text = Moedas e tarefas enriquecem. Quando o monstro acorda, ter mais olhos do que ninguém custa moedas.
