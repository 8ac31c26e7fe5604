# Consultar como começa um jogo
explore-title = Aberturas
explore-asked = Um momento: a consultar…
explore-over = Aqui o jogo acabou. Volta atrás para experimentar outra coisa.
explore-chance = Probabilidade de ganhar de quem joga agora: { $percent }%
explore-percent = { $percent }%
explore-win = Quem joga agora ganha em { $turns ->
    [one] { $turns } jogada: está provado
   *[other] { $turns } jogadas: está provado
}
explore-loss = Quem joga agora perde em { $turns ->
    [one] { $turns } jogada: está provado
   *[other] { $turns } jogadas: está provado
}
explore-in-book = No livro de aberturas, analisada a { $depth } jogadas
explore-searched = Não está no livro: a Raposa acaba de olhar { $depth } jogadas à frente
explore-ways = { $count } casas equivalentes
explore-games = { $percent }% de { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
explore-others = { $count ->
    [one] { $count } outra jogada parece pior.
   *[other] { $count } outras jogadas parecem piores.
}
