# The puzzle of the day
puzzle-title = Enigma do dia
puzzle-solve = Resolve-o
puzzle-all-done = { $games ->
    [4] Os quatro resolvidos. Amanhã há mais!
   *[other] Os { $games } resolvidos. Amanhã há mais!
}
puzzle-today = Os enigmas de hoje
puzzle-that-day = Os enigmas desse dia
puzzle-done = resolvido
puzzle-again = Mais uma vez
puzzle-answer = Ver a solução
puzzle-right = Isso mesmo! Continua.
puzzle-lost-star = { $stars ->
    [one] Resta-te uma estrela. Tenta as vezes que quiseres.
   *[other] Restam-te { $stars } estrelas. Tenta as vezes que quiseres.
}
puzzle-first-try = Resolvido à primeira!
puzzle-solved = Resolvido!
puzzle-given = É esta a solução.
puzzle-streak = { $count ->
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
}
puzzle-stars = { $count ->
    [one] { $count } estrela de 3
   *[other] { $count } estrelas de 3
}
puzzle-day = { $day }, { $solved } de { $games } resolvidos
puzzle-month-before = Mês anterior
puzzle-month-after = Mês seguinte
puzzle-made = O mesmo para todos, verificado por computador.
no-puzzle = Aqui não há enigma
no-puzzle-text = Não foi possível carregar os enigmas. Liga-te uma vez à rede; depois ficam neste dispositivo.

puzzle-kind-gobblet = Descobre a vitória
puzzle-kind-gobblestones = A melhor colocação
puzzle-kind-kobold = O melhor saque
puzzle-kind-clonk = A melhor cadeia

puzzle-ask-gobblet = Jogam as { $side ->
    [white] brancas
   *[black] pretas
}: { $left ->
    [one] ganha já.
   *[other] ganha em { $left } jogadas.
}
puzzle-ask-gobblestones = Que colocação pontua mais?
puzzle-ask-kobold = Que três fichas dão mais pontos?
puzzle-ask-clonk = Escava a cadeia com mais moedas.

puzzle-about-gobblet = O outro lado defende-se o melhor que pode. Uma tentativa errada custa uma estrela.
puzzle-about-gobblestones = Uma linha, só este turno. Uma tentativa errada custa uma estrela.
puzzle-about-kobold = Só contam os pontos que ganhas logo e o que está virado para cima.
puzzle-about-clonk = Até quatro cartas à vista, cada uma a condizer com a anterior. Sem presentes.

puzzle-wrong-gobblet = { $left ->
    [one] Com isso ainda não ganhas.
   *[other] Com isso não ganhas em { $left } jogadas.
}
puzzle-wrong-gobblestones = Outra colocação pontua mais.
puzzle-wrong-kobold = Outro saque dá mais.
puzzle-wrong-clonk = Outra cadeia tem mais moedas.

puzzle-why-gobblet = Quatro em linha, faça o outro lado o que fizer. Mais nada ganha em { $worth } jogadas.
puzzle-why-gobblestones = { $worth } pontos. A segunda melhor colocação dá { $next }.
puzzle-why-kobold = { $worth } pontos. O segundo melhor saque dá { $next }.
puzzle-why-clonk = { $worth } moedas. A segunda melhor cadeia tem { $next }.
