# The puzzle of the day
puzzle-title = Énigme du jour
puzzle-solve = Résous-la
puzzle-all-done = { $games ->
    [4] Les quatre sont résolues. De nouvelles demain !
   *[other] Les { $games } sont résolues. De nouvelles demain !
}
puzzle-today = Les énigmes du jour
puzzle-that-day = Les énigmes de ce jour
puzzle-done = résolue
puzzle-again = Encore une fois
puzzle-answer = Voir la solution
puzzle-right = C’est ça ! Continue.
puzzle-lost-star = { $stars ->
    [one] Il te reste une étoile. Essaie autant que tu veux.
   *[other] Il te reste { $stars } étoiles. Essaie autant que tu veux.
}
puzzle-first-try = Résolue du premier coup !
puzzle-solved = Résolue !
puzzle-given = Voici la solution.
puzzle-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
puzzle-stars = { $count ->
    [one] { $count } étoile sur 3
   *[other] { $count } étoiles sur 3
}
puzzle-day = { $day }, { $solved } sur { $games } résolues
puzzle-month-before = Mois précédent
puzzle-month-after = Mois suivant
puzzle-made = La même pour tout le monde, vérifiée par ordinateur.
no-puzzle = Pas d’énigme ici
no-puzzle-text = Impossible de charger les énigmes. Connecte-toi une fois ; ensuite, elles restent sur cet appareil.

puzzle-kind-gobblet = Trouve le gain
puzzle-kind-gobblestones = Le meilleur placement
puzzle-kind-kobold = La meilleure prise
puzzle-kind-clonk = La meilleure chaîne

puzzle-ask-gobblet = { $side ->
    [white] Aux Blancs
   *[black] Aux Noirs
} de jouer : { $left ->
    [one] gagne tout de suite.
   *[other] gagne en { $left } coups.
}
puzzle-ask-gobblestones = Quel placement rapporte le plus ?
puzzle-ask-kobold = Quels sont les trois jetons qui rapportent le plus de points ?
puzzle-ask-clonk = Extrais la chaîne qui a le plus de pièces.

puzzle-about-gobblet = L’autre camp se défend de son mieux. Un essai raté coûte une étoile.
puzzle-about-gobblestones = Une ligne, ce tour seulement. Un essai raté coûte une étoile.
puzzle-about-kobold = Seuls comptent les points marqués tout de suite, et ce qui est face visible.
puzzle-about-clonk = Jusqu’à quatre cartes visibles, chacune liée à la précédente. Pas de cadeau.

puzzle-wrong-gobblet = { $left ->
    [one] Ce n’est pas encore gagné.
   *[other] Ce n’est pas gagné en { $left } coups.
}
puzzle-wrong-gobblestones = Un autre placement rapporte plus.
puzzle-wrong-kobold = Une autre prise rapporte plus.
puzzle-wrong-clonk = Une autre chaîne a plus de pièces.

puzzle-why-gobblet = Quatre en ligne, quoi que fasse l’autre camp. Rien d’autre ne gagne en { $worth } coups.
puzzle-why-gobblestones = { $worth } points. Le deuxième meilleur placement en rapporte { $next }.
puzzle-why-kobold = { $worth } points. La deuxième meilleure prise en rapporte { $next }.
puzzle-why-clonk = { $worth } pièces. La deuxième meilleure chaîne en a { $next }.
