# The puzzle of the day
puzzle-title = Énigme du jour
puzzle-solve = Résous-la
puzzle-all-done = Toutes les quatre résolues. De nouvelles demain !
puzzle-today = Les énigmes du jour
puzzle-that-day = Les énigmes de ce jour
puzzle-done = résolue
puzzle-again = Encore une fois
puzzle-answer = Voir la solution
puzzle-right = C’est ça ! Continue.
puzzle-lost-star = { $stars ->
    [one] Il te reste une étoile. Essaie autant que tu veux.
   *[other] Il te reste { $stars } étoiles. Essaie autant que tu veux.
}
puzzle-first-try = Résolue du premier coup !
puzzle-solved = Résolue !
puzzle-given = Voici la solution.
puzzle-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
puzzle-stars = { $count ->
    [one] { $count } étoile sur 3
   *[other] { $count } étoiles sur 3
}
puzzle-day = { $day }, { $solved } sur 4 résolues
puzzle-month-before = le mois d’avant
puzzle-month-after = le mois d’après
puzzle-made = La même pour tout le monde, vérifiée par ordinateur.
no-puzzle = Pas d’énigme ici
no-puzzle-text = Impossible de charger les énigmes. Avec du réseau elles arrivent, et restent pour quand il n’y en a pas.

puzzle-kind-gobblet = Un gain à trouver
puzzle-kind-gobblestones = Le meilleur placement
puzzle-kind-kobold = La meilleure prise
puzzle-kind-clonk = La meilleure chaîne

puzzle-ask-gobblet = { $side ->
    [white] Aux blancs
   *[black] Aux noirs
} de jouer : { $left ->
    [one] gagne tout de suite.
   *[other] gagne en { $left } coups.
}
puzzle-ask-gobblestones = Quel placement marque le plus ?
puzzle-ask-kobold = Quels trois jetons rapportent le plus de points ?
puzzle-ask-clonk = Creuse la chaîne qui a le plus de pièces.

puzzle-about-gobblet = L’autre camp se défend de son mieux. Un essai raté coûte une étoile.
puzzle-about-gobblestones = Une ligne, ce tour seulement. Un essai raté coûte une étoile.
puzzle-about-kobold = Seuls comptent les points immédiats, et ce qui est face visible.
puzzle-about-clonk = Jusqu’à quatre cartes visibles, chacune liée à la précédente. Pas de cadeau.

puzzle-wrong-gobblet = { $left ->
    [one] Cela ne gagne pas encore.
   *[other] Cela ne gagne pas en { $left } coups.
}
puzzle-wrong-gobblestones = Un autre placement marque plus.
puzzle-wrong-kobold = Une autre prise rapporte plus.
puzzle-wrong-clonk = Une autre chaîne a plus de pièces.

puzzle-why-gobblet = Quatre en ligne, quoi que fasse l’autre camp. Rien d’autre ne gagne en { $worth } coups.
puzzle-why-gobblestones = { $worth } points. Le placement suivant en marque { $next }.
puzzle-why-kobold = { $worth } points. La prise suivante en rapporte { $next }.
puzzle-why-clonk = { $worth } pièces. La chaîne suivante en a { $next }.
