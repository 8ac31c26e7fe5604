# Consultar cómo empieza una partida
explore-title = Aperturas
explore-asked = Un momento: consultando…
explore-over = Aquí ha terminado la partida. Vuelve atrás para probar otra cosa.
explore-chance = Probabilidad de ganar de quien tiene el turno: { $percent } %
explore-percent = { $percent } %
explore-win = Quien tiene el turno gana en { $turns ->
    [one] { $turns } turno: está demostrado
   *[other] { $turns } turnos: está demostrado
}
explore-loss = Quien tiene el turno pierde en { $turns ->
    [one] { $turns } turno: está demostrado
   *[other] { $turns } turnos: está demostrado
}
explore-in-book = En el libro de aperturas, analizado a { $depth } turnos
explore-searched = No está en el libro: Zorro acaba de mirar { $depth } turnos por delante
explore-ways = { $count } casillas equivalentes
explore-games = { $percent } % de { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
explore-others = { $count ->
    [one] { $count } jugada más parece peor.
   *[other] { $count } jugadas más parecen peores.
}
