# The home page
gobblet-name = Gobblet!
gobblet-tagline = Quatre sur une ligne, et c’est gagné. Les grands gobblets gobent les petits.

# On the board
gobblet-board = Plateau de 4 sur 4. Les Blancs sont en bas.
gobblet-stacks-white = Piles des Blancs
gobblet-stacks-black = Piles des Noirs
gobblet-stack = Pile { $number } : taille { $size } au sommet
gobblet-stack-empty = Pile { $number } : vide
gobblet-square-empty = vide
gobblet-piece = { $colour ->
    [white] { $size } blanc
   *[black] { $size } noir
}
gobblet-may-land = Ton gobblet peut aller ici
gobblet-may-gobble = Ton gobblet peut le gober
gobblet-key-land = le tien peut aller ici
gobblet-key-gobble = le tien peut gober
gobblet-key-three = trois sur une ligne
gobblet-type = Écris un coup : 4@d3 fait entrer, c2-b2 déplace

# What to do
gobblet-prompt-choose = Fais entrer un nouveau gobblet, ou déplace un des tiens sur le plateau.
gobblet-prompt-threat = { $name } a trois gobblets alignés. Bloque la ligne, ou gobe l’un des trois.
gobblet-prompt-first = Fais glisser un gobblet sur une case, ou touche-le puis touche une case.
gobblet-prompt-place = Pose ton nouveau { $size } sur une case vide, ou gobe l’un de trois gobblets alignés.
gobblet-prompt-move = Déplace le gobblet de { $from } : sur une case vide, ou sur n’importe quel gobblet plus petit.
gobblet-prompt-land = Le gobblet de { $from } est en l’air : il doit être posé sur une autre case.

# Options
gobblet-preset-easy = Facile à suivre
gobblet-preset-easy-text = Un bord montre ce qu’un gobblet recouvre. Tu peux changer d’avis.
gobblet-preset-real = Comme sur un vrai plateau
gobblet-preset-real-text = On ne voit pas ce qu’un gobblet recouvre. Gobblet touché, gobblet joué.
gobblet-option-touch = Toucher un gobblet
gobblet-option-touch-free = Tu peux changer d’avis : le coup compte quand le gobblet est posé.
gobblet-option-touch-strict = Gobblet touché, gobblet joué : soulève-le, vois ce qu’il y a dessous, et pose-le ailleurs.
gobblet-option-repetition-draw = Trois fois la même position
gobblet-option-repetition-draw-true = Partie nulle : personne ne peut tourner en rond sans fin.
gobblet-option-repetition-draw-false = On continue : nulle seulement après 500 tours.
gobblet-option-memory = Ce que cache un gobblet
gobblet-option-memory-help = Un bord le montre : tu vois ce qu’il y a dessous.
gobblet-option-memory-none = Cela reste caché : à toi de t’en souvenir. Et alors, gobblet touché, gobblet joué.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
gobblet-event-placed = { $gobbled ->
    [none] { $who } fait entrer un { $gobblet } en { $at }
   *[other] { $who } fait entrer un { $gobblet } en { $at } et gobe le { $gobbled }
}
gobblet-event-moved = { $gobbled ->
    [none] { $who } déplace le { $gobblet } de { $from } en { $to }
   *[other] { $who } déplace le { $gobblet } de { $from } en { $to } et gobe le { $gobbled }
}
gobblet-event-touched = { $uncovered ->
    [none] { $who } soulève le { $gobblet } de { $from }
   *[other] { $who } soulève le { $gobblet } de { $from } ; le { $uncovered } réapparaît
}
gobblet-event-landed = { $gobbled ->
    [none] { $who } le pose en { $to }
   *[other] { $who } le pose en { $to } et gobe le { $gobbled }
}
gobblet-event-over = { $reason ->
    [line] { $winner } a quatre gobblets alignés
    [lift] le gobblet soulevé a découvert une ligne de quatre pour { $winner }
    [stuck-touch] le gobblet touché ne peut être posé nulle part
    [repetition] partie nulle : la même position pour la troisième fois
   *[turn-limit] partie nulle : le dernier tour a été joué
}
gobblet-idea-placed = { $gobbled ->
    [none] faire entrer un { $gobblet } en { $at }
   *[other] faire entrer un { $gobblet } en { $at } et gober le { $gobbled }
}
gobblet-idea-moved = { $gobbled ->
    [none] déplacer le { $gobblet } de { $from } en { $to }
   *[other] déplacer le { $gobblet } de { $from } en { $to } et gober le { $gobbled }
}
gobblet-idea-touched = soulever le { $gobblet } de { $from }
gobblet-idea-landed = { $gobbled ->
    [none] le poser en { $to }
   *[other] le poser en { $to } et gober le { $gobbled }
}
gobblet-word-w1 = 1 blanc
gobblet-word-w2 = 2 blanc
gobblet-word-w3 = 3 blanc
gobblet-word-w4 = 4 blanc
gobblet-word-b1 = 1 noir
gobblet-word-b2 = 2 noir
gobblet-word-b3 = 3 noir
gobblet-word-b4 = 4 noir

# Why not
gobblet-illegal-not-your-turn = Ce n’est pas ton tour : c’est à { $turn } de jouer.
gobblet-illegal-over = La partie est finie.
gobblet-illegal-not-on-top = Aucune de tes piles ne montre un { $size } ; on ne peut jouer que le gobblet au sommet d’une pile.
gobblet-illegal-stacks-empty = Tous tes gobblets sont sur le plateau. Déplace l’un d’eux.
gobblet-illegal-taken = { $at } est prise : un nouveau gobblet va sur une case vide, sauf s’il gobe l’un de trois gobblets alignés.
gobblet-illegal-own-gobblet = Un nouveau gobblet ne gobe jamais un des tiens, et celui en { $at } est à toi.
gobblet-illegal-not-larger-than-three = En { $at }, il y a un { $there }, l’un de trois gobblets alignés, mais ton { $size } n’est pas plus grand.
gobblet-illegal-nothing-there = En { $from }, il n’y a rien à déplacer.
gobblet-illegal-not-yours = Le gobblet en { $from } n’est pas à toi.
gobblet-illegal-same-square = Un gobblet ne peut pas être reposé là d’où il vient, en { $square }.
gobblet-illegal-not-smaller = En { $to }, il y a un { $there } : ton { $size } ne gobe que plus petit que lui.
gobblet-illegal-must-land = Le gobblet de { $from } est en l’air : pose-le d’abord.
gobblet-illegal-touch-first = À cette table, gobblet touché, gobblet joué : soulève d’abord le gobblet en { $from }.
gobblet-illegal-move-at-once = À cette table, un déplacement est une seule action : dis où va le gobblet de { $from }.
gobblet-illegal-nothing-in-air = Aucun gobblet n’est en l’air pour être posé en { $to }.

# Why a bot would do it
gobblet-named-line = { $line-kind ->
    [row] la rangée { $line-name }
    [column] la colonne { $line-name }
   *[diagonal] la diagonale { $line-name }
}
gobblet-reason-allowed = c’est permis
gobblet-reason-completes = aligne quatre gobblets sur { gobblet-named-line }
gobblet-reason-proven-win = la victoire est prouvée, en { $plies ->
    [one] { $plies } tour
   *[other] { $plies } tours
} au plus
gobblet-reason-proven-loss = tient le plus longtemps : la défaite en { $plies ->
    [one] { $plies } tour
   *[other] { $plies } tours
} est prouvée
gobblet-reason-blocks = bloque trois gobblets sur { gobblet-named-line }
gobblet-reason-parries = pare la menace de trois gobblets sur { gobblet-named-line }
gobblet-reason-threatens = menace d’en aligner quatre sur { gobblet-named-line }
gobblet-reason-gobbles = gobe le { $size } en { $at }
gobblet-reason-gobbles-own = gobe son propre { $size } en { $at }
gobblet-reason-uncovers-own = découvre son propre { $size } en { $at }
gobblet-reason-brings-in = fait entrer un { $size } en { $at }, une case sur { $lines ->
    [2] deux lignes
    [3] trois lignes
   *[other] { $lines } lignes
}
gobblet-reason-moves = déplace un gobblet en { $at }, une case sur { $lines ->
    [2] deux lignes
    [3] trois lignes
   *[other] { $lines } lignes
}
gobblet-reason-looks-best = semble le meilleur coup, vu { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} à l’avance
gobblet-reason-best-on-average = { $guesses ->
    [one] le meilleur coup d’après une hypothèse
   *[other] le meilleur coup en moyenne sur { $guesses } hypothèses
} sur ce qui est recouvert
gobblet-reason-lost = chaque coup découvre une ligne de l’adversaire
gobblet-reason-wins = aligne quatre gobblets
gobblet-reason-most-in-lines = a ensuite le plus de gobblets sur des lignes ouvertes

# The lesson
gobblet-lesson-aim = Quatre de tes gobblets alignés, et tu gagnes : en rangée, en colonne ou en diagonale. Tu joues les Blancs, avec les marques rondes. On y va ?
gobblet-lesson-bring = Tes gobblets attendent dans trois piles, le plus grand au sommet.
gobblet-lesson-bring-task = Fais entrer un 4 : choisis une pile, puis la case b2.
gobblet-lesson-stack = Les Noirs ont répondu en c3. D’une pile, on ne peut jouer que le gobblet du sommet.
gobblet-lesson-stack-task = Fais entrer un autre 4 en c2.
gobblet-lesson-three = Deux sur une ligne.
gobblet-lesson-three-task = Passe à trois : un 4 en d2.
gobblet-lesson-move = Les Noirs ont bloqué en a2. Au lieu d’en faire entrer un, tu peux déplacer n’importe lequel des tiens sur n’importe quelle case.
gobblet-lesson-move-task = Déplace celui de b2 en b4.
gobblet-lesson-gobble = Un gobblet qui se déplace peut se poser sur n’importe quel gobblet plus petit, à toi ou non, et le gober.
gobblet-lesson-gobble-task = Les Noirs ont posé un 3 en a3 : déplace celui de d2 par-dessus.
gobblet-lesson-lift = Regarde ce qu’il y a dessous : quand un gobblet s’en va, ce qu’il recouvrait réapparaît. Et maintenant, joue une partie entière !

# In half a minute
gobblet-brief-1 = Quatre en ligne
gobblet-brief-1-text = Quatre gobblets visibles de ta couleur gagnent : sur une rangée, une colonne ou une grande diagonale.
gobblet-brief-2 = Fais-en entrer un
gobblet-brief-2-text = Prends un nouveau gobblet en haut d’une pile et pose-le sur une case vide.
gobblet-brief-3 = Ou déplaces-en un
gobblet-brief-3-text = Sur n’importe quelle case. Un plus grand gobe un plus petit, à toi ou non.
gobblet-brief-4 = Regarde dessous
gobblet-brief-4-text = Ce qui est recouvert est toujours là. Quand le gobblet du dessus s’en va, cela compte à nouveau.

# The lesson about strict touch
gobblet-strict-name = Gobblet touché, gobblet joué
gobblet-strict-aim = À certaines tables, un gobblet touché doit être joué. On le soulève d’abord, tout le monde voit ce qu’il y avait dessous, et alors seulement on le pose.
gobblet-strict-touch = Regarde avant de toucher : tu peux encore choisir lequel tu joues.
gobblet-strict-touch-task = Touche ton 4 en b2.
gobblet-strict-land = Il est en l’air. Il peut aller sur toute case où il tient, mais pas revenir d’où il vient.
gobblet-strict-land-task = Pose-le en d2, sur le 3 noir.
gobblet-strict-again = Les Noirs ont fait entrer un 4 en a1. Ce que tu as gobé reste dessous.
gobblet-strict-again-task = Touche encore ton 4, en d2.
gobblet-strict-light = Revoilà le 3, à la vue de tous. Tu peux encore choisir où va ton 4, mais plus lequel tu joues.
gobblet-strict-light-task = Pose-le en b3.
gobblet-strict-end = Attention : si, en soulevant un gobblet, tu découvres une ligne de quatre de l’autre camp, tu as perdu, sauf si tu le poses sur cette ligne même. Et toucher un gobblet qui ne tient nulle part fait perdre la partie.
