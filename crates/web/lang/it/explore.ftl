# Consultare come comincia una partita
explore-title = Aperture
explore-asked = Un attimo: si consulta il libro…
explore-over = Qui la partita è finita. Torna indietro per provare altro.
explore-chance = Probabilità di vincere di chi è di turno: { $percent }%
explore-percent = { $percent }%
explore-win = Chi è di turno vince in { $turns ->
    [one] { $turns } turno: è dimostrato
   *[other] { $turns } turni: è dimostrato
}
explore-loss = Chi è di turno perde in { $turns ->
    [one] { $turns } turno: è dimostrato
   *[other] { $turns } turni: è dimostrato
}
explore-in-book = Nel libro delle aperture, analizzato per { $depth } turni
explore-searched = Non è nel libro: Volpe ha appena guardato { $depth } turni avanti
explore-ways = { $count } caselle equivalenti
explore-games = { $percent }% di { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
explore-others = { $count ->
    [one] { $count } altra mossa sembra peggiore.
   *[other] { $count } altre mosse sembrano peggiori.
}
