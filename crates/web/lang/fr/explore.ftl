# Consulter comment une partie commence
explore-title = Ouvertures
explore-asked = Un instant : consultation en cours…
explore-over = La partie est finie ici. Reviens en arrière pour essayer autre chose.
explore-chance = Chances de gagner pour qui doit jouer : { $percent } %
explore-percent = { $percent } %
explore-win = Qui doit jouer gagne en { $turns ->
    [one] { $turns } tour : c’est prouvé
   *[other] { $turns } tours : c’est prouvé
}
explore-loss = Qui doit jouer perd en { $turns ->
    [one] { $turns } tour : c’est prouvé
   *[other] { $turns } tours : c’est prouvé
}
explore-in-book = Dans le livre d’ouvertures, étudié sur { $depth } tours
explore-searched = Pas dans le livre : Renard vient de regarder { $depth } tours à l’avance
explore-ways = { $count } cases équivalentes
explore-games = { $percent } % de { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
explore-others = { $count ->
    [one] { $count } autre coup semble moins bon.
   *[other] { $count } autres coups semblent moins bons.
}
