# The home page
clonk-name = Clonk!
clonk-tagline = Enchaîne les cristaux jusque dans ton wagonnet. Sans bruit : quelque chose dort au fond.

# The mine
clonk-type = Écris un coup : dig s1, gift 1 s2, blast s3, done
clonk-mine = La mine : cinq puits
clonk-shaft = Puits { $number }
clonk-shaft-top = Puits { $number }, carte libre : { $card }
clonk-shaft-empty = Puits { $number } : vide
clonk-buried = enfouie { $depth } : { $card }
clonk-face-down = face cachée
clonk-fits = Assortie à ta chaîne : { $match }
clonk-fits-gift = Peut être offerte à { $name }
clonk-may-backfill = Ta carte peut aller ici
clonk-tab-no = ne va pas
clonk-tab-not-now = pas maintenant
clonk-tab-both = les deux
clonk-draw-pile = Pioche
clonk-sleeps = { $count ->
    [one] carte avant son réveil
   *[other] cartes avant son réveil
}
clonk-sleeps-shuffled = { $count ->
    [one] carte sans risque de réveil
   *[other] cartes sans risque de réveil
}
clonk-wakes-next = La prochaine carte le réveille !
clonk-may-wake = Chaque carte peut le réveiller !
clonk-awake = Il est réveillé ! C’est le dernier tour de table.
clonk-awake-over = Il est réveillé !
clonk-pile = { $left ->
    [one] encore { $left } carte, { $bottom } sous le Réveil
   *[other] encore { $left } cartes, { $bottom } sous le Réveil
}

# The viewer's own side
clonk-own = Ton côté
clonk-own-gallery = Ta galerie
clonk-own-hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}
clonk-spaces = Une case laissée vide rapporte ce qui est écrit dessous
clonk-own-cart = { $count ->
    [one] Ton wagonnet, { $count } carte, sur le dessus { $card }. Fouiller
   *[other] Ton wagonnet, { $count } cartes, sur le dessus { $card }. Fouiller
}
clonk-own-cart-empty = Ton wagonnet, vide. Ta première carte va ici
clonk-cart-wants = première carte
clonk-cart = Wagon { $count }
clonk-or = ou
clonk-space-card = Case { $number } : { $card }
clonk-space-next = La case { $number } est la prochaine. Elle accepte : { $match }
clonk-space-first = La case { $number } est la prochaine
clonk-earns-snore = Ronfle
clonk-earns-kablooey = Kablooey
clonk-earns-card = pioche 1
clonk-earns-if-empty = si cette case reste vide
clonk-earns-no-more = plus rien : la case est prise
clonk-held = Main { $number } : { $card }

# Tasks and what players have
clonk-so-far = jusqu’ici
clonk-task-drawn = { $reward ->
    [one] { $reward } pièce
   *[other] { $reward } pièces
}
clonk-task-open = { $reward ->
    [one] montrée, { $reward } pièce
   *[other] montrée, { $reward } pièces
}
clonk-task-secret = { $reward ->
    [one] secrète, { $reward } pièce
   *[other] secrète, { $reward } pièces
}
clonk-task-next = , palier suivant { $next }
clonk-kablooeys = Kablooey
clonk-their-open = Mission montrée : { $task }
clonk-their-secret = Mission secrète : { $task }
clonk-their-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
clonk-their-kablooeys = { $count ->
    [one] { $count } carte Kablooey
   *[other] { $count } cartes Kablooey
}
clonk-their-gallery = Galerie de { $name }
clonk-their-gallery-empty = Aucune carte dans la galerie
clonk-their-gallery-takes = Elle accepte : { $match }
clonk-their-cart-top = Sur le dessus du wagonnet : { $card }
clonk-their-cart-empty = Le wagonnet est vide
clonk-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
clonk-eyes = { $count ->
    [one] { $count } œil
   *[other] { $count } yeux
}
clonk-snores = { $count ->
    [one] { $count } carte Ronflement
   *[other] { $count } cartes Ronflement
}
clonk-cart-yours = Ton wagonnet
clonk-cart-theirs = Le wagonnet de { $name }
clonk-cart-note = Trié par couleur. Ta galerie n’y est pas encore.
clonk-look-cart = { $count ->
    [one] Voir le wagonnet de { $name } : { $count } carte
   *[other] Voir le wagonnet de { $name } : { $count } cartes
}
clonk-close = Fermer
clonk-discards = Défausse { $count }
clonk-discards-title = La défausse

# The choice before the first turn
clonk-choose-title = Tes deux missions
clonk-choose-open = Montrer : { $open }. Garder secret : { $secret }
clonk-choose-watch = Chacun choisit laquelle de ses deux missions il montre.
clonk-choose-sealed = Choix scellé. Les missions seront montrées quand tout le monde aura choisi.

# What to do
clonk-prompt-choose = Quelle mission tout le monde peut-il voir ? L’autre reste ton secret. Les deux rapportent des pièces à la fin.
clonk-prompt-bank = Choisis une carte de ta main pour ton wagonnet. Ta première carte extraite doit lui être assortie.
clonk-prompt-bank-it = Carte choisie : { $card }. Touche-la encore, ou touche ton wagonnet, pour l’y mettre.
clonk-prompt-dig = La case { $number } accepte : { $match }. Extrais une carte, offres-en une, fais sauter un puits, ou arrête-toi.
clonk-prompt-full = Ta galerie est pleine. Tu peux encore offrir une carte ou faire sauter un puits. Ou t’arrêter là.
clonk-prompt-dig-it = Carte choisie : { $card }. Touche-la encore, ou touche ta prochaine case, pour l’extraire.
clonk-prompt-dig-or-give = Carte choisie : { $card }. Touche-la encore pour l’extraire, ou touche une galerie pour l’offrir à { $names }.
clonk-prompt-give-it = Carte choisie : { $card }. Elle n’est pas assortie à ta chaîne. Touche une galerie pour l’offrir à { $names }.
clonk-prompt-no-use = Carte choisie : { $card }. Pour l’instant, elle ne va dans aucune galerie.
clonk-prompt-backfill = Mets une carte de ta main sur un puits : choisis la carte.
clonk-prompt-backfill-it = Carte choisie : { $card }. Sur quel puits ? Elle sera sur le dessus, libre pour le prochain joueur.
clonk-prompt-discard = Tu as { $count } cartes en main, et cinq peuvent rester. Choisis-en une à défausser.
clonk-prompt-discard-it = Carte choisie : { $card }. Touche-la encore pour la défausser.
clonk-do-bank = Au wagonnet
clonk-do-dig = Extraire
clonk-do-give = Offrir à { $name }
clonk-do-blast = Faire sauter
clonk-do-done = J’ai fini
clonk-do-discard = Défausser
clonk-put-back = Reposer
clonk-draws = pioche { $count }

# What the marks mean
clonk-key-fits = assortie à ta chaîne, grâce à ceci
clonk-key-give = peut être offerte à ce joueur
clonk-key-link = ce qui relie deux cartes
clonk-key-coin = les pièces comptent pour toi
clonk-key-eye = yeux : les rochers frappent qui en a le plus

# Options
clonk-option-awakening = Quand le monstre se réveille
clonk-option-awakening-top = On le sait : la carte Réveil est sur le dernier paquet, et on peut compter jusque-là.
clonk-option-awakening-shuffled = Surprise : la carte Réveil est mélangée au dernier paquet.
clonk-option-rockfall = Ce que coûte l’éboulement
clonk-option-rockfall-treasure = La moitié des yeux sur trésors : les Ronflements décident seulement qui est pris.
clonk-option-rockfall-all = La moitié de tous les yeux : les Ronflements coûtent aussi des pièces.
clonk-option-kablooey = Cartes Kablooey
clonk-option-kablooey-any = Autant que tu veux : toutes tes cartes Kablooey peuvent servir dans le même tour.
clonk-option-kablooey-once = Une fois par tour : une deuxième explosion attend ton prochain tour.
clonk-option-memory = Wagonnets et défausse
clonk-option-memory-help = Aide : tout le monde peut fouiller tous les wagonnets et la défausse.
clonk-option-memory-none = Comme autour d’une table : seulement ton wagonnet, le reste, à toi de t’en souvenir.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
clonk-event-task-drawn = { $tile ->
    [none] { $who } tire une mission ({ $side })
   *[other] { $who } tire la mission « { $tile } »
}
clonk-events-task-drawn = { $tile ->
    [none] { $who } tire { $count } missions
   *[other] { $who } tire les missions « { $tile } »
}
clonk-event-task-opened = { $who } montre la mission « { $tile } »
clonk-event-laid = { $card ->
    [none] { "" }
   *[other] { $card } est posée sur { clonk-named-shaft }
}
clonk-events-laid = { $count } cartes sont posées sur les puits
clonk-event-awakening-hidden = la carte Réveil est sous { $above } cartes
clonk-event-turn-began = c’est à { $who } de jouer
clonk-event-cart-filled = { $cards ->
    [one] { $who } met { $cards } carte dans le wagonnet
   *[other] { $who } met { $cards } cartes dans le wagonnet
}
clonk-event-banked = { $who } met de la main au wagonnet : { $card }
clonk-event-dug = { $who } extrait { clonk-named-source } : { $card }
clonk-event-gifted = { $who } offre à { $to }, { clonk-named-source } : { $card }
clonk-event-blasted = { $who } fait sauter sur { clonk-named-shaft } : { $card }
clonk-event-turned-up = { $card } apparaît sur { clonk-named-shaft }
clonk-event-emptied = { clonk-named-shaft } est vide, on le reconstruit
clonk-event-awakened = le monstre se réveille : c’est le dernier tour de table
clonk-event-snored = { $who } prend une carte Ronflement dans le wagonnet
clonk-event-kablooey = { $who } prend une carte Kablooey
clonk-event-drew = { $card ->
    [none] { $who } pioche une carte
   *[other] { $who } pioche : { $card }
}
clonk-events-drew = { $card ->
    [none] { $who } pioche { $count } cartes
   *[other] { $who } pioche : { $card }
}
clonk-event-nothing-drawn = { $who } trouve la pioche vide
clonk-event-backfilled = { $who } met sur { clonk-named-shaft } : { $card }
clonk-event-discarded = { $who } défausse : { $card }
clonk-event-ended = le dernier tour de table est terminé
clonk-event-scored = { $score-caught ->
    [yes] { $who } montre la mission secrète « { $secret } » ; pièces : { $score-coins }, pour les missions : { $score-colour-task } et { $score-treasure-task }, perdues dans l’éboulement : { $score-loss }
   *[no] { $who } montre la mission secrète « { $secret } » ; pièces : { $score-coins }, pour les missions : { $score-colour-task } et { $score-treasure-task }
}
clonk-idea-task-opened = montrer la mission « { $tile } »
clonk-idea-banked = mettre de la main au wagonnet : { $card }
clonk-idea-dug = extraire { clonk-named-source } : { $card }
clonk-idea-gifted = offrir à { $to }, { clonk-named-source } : { $card }
clonk-idea-blasted = faire sauter sur { clonk-named-shaft } : { $card }
clonk-idea-backfilled = mettre sur { clonk-named-shaft } : { $card }
clonk-idea-discarded = défausser : { $card }
clonk-named-shaft = { $shaft ->
    [s1] le puits 1
    [s2] le puits 2
    [s3] le puits 3
    [s4] le puits 4
   *[s5] le puits 5
}
clonk-named-source = { $from ->
    [s1] du puits 1
    [s2] du puits 2
    [s3] du puits 3
    [s4] du puits 4
    [s5] du puits 5
   *[hand] de la main
}

# Why not
clonk-illegal-over = La partie est finie.
clonk-illegal-no-such-seat = Ce siège n’existe pas à cette table.
clonk-illegal-not-your-turn = Ce n’est pas ton tour : c’est à { $turn } de jouer.
clonk-illegal-cards-are-coming = Attends que les cartes soient piochées.
clonk-illegal-choose-task-first = D’abord, chacun choisit la mission qu’il montre.
clonk-illegal-tasks-are-chosen = Tes missions restent comme elles sont jusqu’à la fin de la partie.
clonk-illegal-bank-first = Ton premier tour commence par une carte de ta main : mets-la dans ton wagonnet.
clonk-illegal-banked-already = Seul ton tout premier tour commence par une carte de ta main, et la tienne est déjà dans le wagonnet.
clonk-illegal-digging-is-over = Tu as fini de creuser pour ce tour.
clonk-illegal-still-digging = Dis d’abord que tu as fini de creuser.
clonk-illegal-backfill-first = Mets d’abord une carte de ta main sur un puits.
clonk-illegal-backfilled-already = Tu as déjà mis une carte sur un puits. Maintenant, défausse-toi jusqu’à avoir cinq cartes.
clonk-illegal-no-such-card = La carte « { $card } » n’existe pas dans cette boîte.
clonk-illegal-not-in-hand = Tu n’as pas la carte « { $card } » en main.
clonk-illegal-shaft-is-empty = { $shaft ->
    [s1] Le puits 1 est vide.
    [s2] Le puits 2 est vide.
    [s3] Le puits 3 est vide.
    [s4] Le puits 4 est vide.
   *[s5] Le puits 5 est vide.
}
clonk-illegal-gallery-is-full = Les quatre cases de ta galerie sont prises.
clonk-illegal-does-not-match = La carte « { $card } » n’est pas assortie : elle n’a ni la couleur ni le trésor de la carte « { $last } ».
clonk-illegal-gift-is-used = Tu as déjà offert une carte pendant ce tour. C’est une par tour.
clonk-illegal-gift-to-yourself = Un cadeau va dans la galerie d’un autre joueur, pas dans la tienne.
clonk-illegal-gift-too-early = { $to } n’a pas encore de carte à laquelle un cadeau puisse être assorti.
clonk-illegal-gift-to-full-gallery = Les quatre cases de la galerie de { $to } sont prises.
clonk-illegal-gift-does-not-match = { $to } ne peut pas recevoir la carte « { $card } » : elle n’a ni la couleur ni le trésor de sa carte « { $last } ».
clonk-illegal-no-kablooey = Tu n’as pas de carte Kablooey pour faire sauter un puits.
clonk-illegal-blast-is-used = À cette table, il n’y a qu’une explosion par tour, et tu l’as déjà faite.
clonk-illegal-gift-to-nobody = Il n’y a personne sur ce siège.
clonk-illegal-must-dig = À cette table, il faut creuser si on peut : tu n’as encore rien extrait, et la carte « { $card } » est assortie.

# Why a bot would do it
clonk-reason-allowed = c’est permis
clonk-reason-keeps-secret = personne n’apprend qui collectionne « { $tile } »
clonk-reason-tasks-alike = toutes les missions se valent
clonk-reason-for-task = carte { $number } pour la mission « { $tile } » : { $coins ->
    [one] { $coins } pièce de plus
   *[other] { $coins } pièces de plus
}
clonk-reason-brings = rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} { $eyes ->
    [0] sans aucun œil
    [one] pour un œil
   *[other] pour { $eyes } yeux
}
clonk-reason-chain-goes-on = la chaîne peut continuer : { $cards ->
    [one] une carte libre y est assortie
   *[other] { $cards } cartes libres y sont assorties
}
clonk-reason-takes-from = { $seat } collectionne « { $tile } » et n’aura pas cette carte
clonk-reason-avoids-snore = évite la carte Ronflement d’une galerie vide
clonk-reason-continues = continue la chaîne : { $card }
clonk-reason-gives-eyes = donne { $eyes ->
    [one] un œil
   *[other] { $eyes } yeux
} à { $to }
clonk-reason-fits-less = autres cartes libres qui vont alors dans la galerie de { $to } : { $after } au lieu de { $before }
clonk-reason-no-help-to = la carte « { $card } » n’aide pas { $to } pour sa mission montrée
clonk-reason-changes = { $to } devra alors assortir sa carte à « { $card } »
clonk-reason-destroys-wanted = fait sauter la carte « { $card } » ; { $seat } collectionne « { $tile } »
clonk-reason-destroys = fait sauter la carte « { $card } »
clonk-reason-lays-bare = dégage la carte « { $card } »
clonk-reason-empty-spaces = les cases vides rapportent { $cards ->
    [0] une carte Kablooey
    [one] une carte Trésor{ clonk-and-kablooey }
   *[other] { $cards } cartes Trésor{ clonk-and-kablooey }
}
clonk-and-kablooey = { $kablooey ->
    [yes] { " " }et une carte Kablooey
   *[no] { "" }
}
clonk-reason-gallery-full = la galerie est pleine
clonk-reason-nothing-fits = aucune carte à portée n’est assortie
clonk-reason-most-eyes = a déjà le plus d’yeux
clonk-reason-keeps-for-later = garde les autres cartes pour plus tard
clonk-reason-covers-wanted = recouvre la carte « { $card } » ; { $seat } collectionne « { $tile } »
clonk-reason-covers-diggable = recouvre la carte « { $card } » ; { $seat } pourrait l’extraire
clonk-reason-must-backfill = une carte de la main doit aller sur un puits
clonk-reason-keeps-five = on ne peut garder que cinq cartes
clonk-reason-worthless = la carte « { $card } » n’a pas de pièces et ne sert à aucune des deux missions
clonk-reason-no-task = la carte « { $card } » ne sert à aucune des deux missions
clonk-reason-chance = { $percent } % de chances de gagner en { $trials ->
    [one] { $trials } essai
   *[other] { $trials } essais
}
clonk-reason-even = après cela, personne n’est en tête
clonk-reason-ahead = après cela, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} d’avance
clonk-reason-behind = après cela, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de retard seulement

# The end
clonk-end-nobody = Il n’y avait pas un seul œil sur les cartes. Les rochers sont tombés, et n’ont touché personne.
clonk-end-caught = { $before ->
    [one] L’éboulement a surpris { $name }, qui avait le plus d’yeux : de { $before } pièce à { $after }.
   *[other] L’éboulement a surpris { $name }, qui avait le plus d’yeux : de { $before } pièces à { $after }.
}
clonk-end-caught-several = L’éboulement a surpris { $names } : ils étaient à égalité pour le plus d’yeux.
clonk-end-caption = D’où vient chaque pièce
clonk-end-winner = victoire
clonk-end-coins = Pièces
clonk-end-coins-note = de toutes les cartes
clonk-end-open = Mission montrée
clonk-end-open-note = selon les paliers
clonk-end-secret = Mission secrète
clonk-end-secret-note = maintenant révélée
clonk-end-together = Sous-total
clonk-end-eyes = Yeux
clonk-end-eyes-note = un Ronflement compte { $count }
clonk-end-rockfall = Éboulement
clonk-end-rockfall-note = pour le plus d’yeux
clonk-end-half = { $count ->
    [one] moitié de { $count } œil
   *[other] moitié de { $count } yeux
}
clonk-end-safe = à l’abri
clonk-end-total = Total
clonk-end-steps = Paliers des missions
clonk-end-steps-note = pièces selon le nombre de cartes assorties

# The lesson
clonk-lesson-aim = Bienvenue dans la mine ! Chaque carte montre un cristal et un trésor. Les pièces t’enrichissent. Les yeux réveillent ce qui dort au fond. Ramène des cartes assorties entre elles, et celles que demandent tes deux missions : tu collectionnes le rouge et, en secret, les couronnes.
clonk-lesson-bank = Ton premier tour commence par ton wagonnet.
clonk-lesson-bank-task = Mets-y l’épée rouge de ta main : touche la carte, puis le wagonnet.
clonk-lesson-chain = Maintenant, creuse. Une carte doit avoir le même cristal ou le même trésor que la précédente. La couronne rouge du puits 1 est rouge comme ton épée, et tes deux missions la veulent.
clonk-lesson-chain-task = Touche-la, puis ta première case.
clonk-lesson-done = Tu pourrais extraire jusqu’à quatre cartes. Ce qui reste vide rapporte ce qui est écrit dessous : une carte Kablooey pour la deuxième case, une carte pour la troisième et une pour la quatrième. Mais ne laisse jamais la première vide : c’est un Ronflement, qui compte trois yeux.
clonk-lesson-done-task = Touche « J’ai fini ».
clonk-lesson-backfill = Tu as pioché trois cartes : deux pour tes cases, et celle que tout le monde pioche. Maintenant, une carte de ta main va sur un puits, libre pour tous. N’aide pas les autres : ils collectionnent le bleu.
clonk-lesson-backfill-task = Mets le marteau vert sur le puits 1.
clonk-lesson-gift = L’autre joueur a extrait une épée bleue et une épée rose. Ta couronne rouge a roulé dans ton wagonnet. Une fois par tour, tu peux offrir une carte assortie à la dernière d’une autre galerie.
clonk-lesson-gift-task = Débarrasse-toi d’un œil : touche ta statue rose, puis l’autre galerie.
clonk-lesson-blast = Tu as une carte Kablooey. Sur le puits 2, il y a un collier bleu que tu ne veux pas voir en d’autres mains, et une couronne dessous.
clonk-lesson-blast-task = Touche le collier, puis « Faire sauter ».
clonk-lesson-treasure = Boum ! La couronne jaune est libre, et elle est assortie à ta couronne rouge : c’est le même trésor.
clonk-lesson-treasure-task = Extrais-la.
clonk-lesson-end = Une carte face cachée qui devient libre est aussitôt retournée. Et ainsi de suite, jusqu’à ce que la carte Réveil apparaisse dans la pioche. Alors on termine le tour de table, qui a le plus d’yeux perd des pièces, et qui a le plus de pièces gagne. Vas-y, et sans bruit !

# Colours, treasures and tasks
clonk-colour-red = rouge
clonk-colour-green = vert
clonk-colour-white = blanc
clonk-colour-pink = rose
clonk-colour-blue = bleu
clonk-colour-yellow = jaune
clonk-treasure-hammer = marteau
clonk-treasure-necklace = collier
clonk-treasure-statue = statue
clonk-treasure-crown = couronne
clonk-treasure-sword = épée
clonk-treasure-goblet = coupe
clonk-either = { $colour } ou { $treasure }
clonk-task-red = { $count ->
    [one] rouge
   *[other] rouges
}
clonk-task-green = { $count ->
    [one] verte
   *[other] vertes
}
clonk-task-white = { $count ->
    [one] blanche
   *[other] blanches
}
clonk-task-pink = { $count ->
    [one] rose
   *[other] roses
}
clonk-task-blue = { $count ->
    [one] bleue
   *[other] bleues
}
clonk-task-yellow = { $count ->
    [one] jaune
   *[other] jaunes
}
clonk-task-hammer = { $count ->
    [one] marteau
   *[other] marteaux
}
clonk-task-necklace = { $count ->
    [one] collier
   *[other] colliers
}
clonk-task-statue = { $count ->
    [one] statue
   *[other] statues
}
clonk-task-crown = { $count ->
    [one] couronne
   *[other] couronnes
}
clonk-task-sword = { $count ->
    [one] épée
   *[other] épées
}
clonk-task-goblet = { $count ->
    [one] coupe
   *[other] coupes
}
clonk-word-colour = couleur
clonk-word-treasure = trésor
clonk-word-open-colour = montrer la mission de couleur
clonk-word-open-treasure = montrer la mission de trésor
clonk-word-red = rouge
clonk-word-green = vert
clonk-word-white = blanc
clonk-word-pink = rose
clonk-word-blue = bleu
clonk-word-yellow = jaune
clonk-word-hammer = marteaux
clonk-word-necklace = colliers
clonk-word-statue = statues
clonk-word-crown = couronnes
clonk-word-sword = épées
clonk-word-goblet = coupes

# Cards: first how each looks, then what a card shows besides
clonk-look-red-hammer = marteau rouge
clonk-look-red-necklace = collier rouge
clonk-look-red-statue = statue rouge
clonk-look-red-crown = couronne rouge
clonk-look-red-sword = épée rouge
clonk-look-red-goblet = coupe rouge
clonk-look-green-hammer = marteau vert
clonk-look-green-necklace = collier vert
clonk-look-green-statue = statue verte
clonk-look-green-crown = couronne verte
clonk-look-green-sword = épée verte
clonk-look-green-goblet = coupe verte
clonk-look-white-hammer = marteau blanc
clonk-look-white-necklace = collier blanc
clonk-look-white-statue = statue blanche
clonk-look-white-crown = couronne blanche
clonk-look-white-sword = épée blanche
clonk-look-white-goblet = coupe blanche
clonk-look-pink-hammer = marteau rose
clonk-look-pink-necklace = collier rose
clonk-look-pink-statue = statue rose
clonk-look-pink-crown = couronne rose
clonk-look-pink-sword = épée rose
clonk-look-pink-goblet = coupe rose
clonk-look-blue-hammer = marteau bleu
clonk-look-blue-necklace = collier bleu
clonk-look-blue-statue = statue bleue
clonk-look-blue-crown = couronne bleue
clonk-look-blue-sword = épée bleue
clonk-look-blue-goblet = coupe bleue
clonk-look-yellow-hammer = marteau jaune
clonk-look-yellow-necklace = collier jaune
clonk-look-yellow-statue = statue jaune
clonk-look-yellow-crown = couronne jaune
clonk-look-yellow-sword = épée jaune
clonk-look-yellow-goblet = coupe jaune
clonk-card = { $coins ->
    [0] { $eyes ->
        [0] { $look }
        [one] { $look }, { $eyes } œil
       *[other] { $look }, { $eyes } yeux
    }
    [one] { $eyes ->
        [0] { $look }, { $coins } pièce
        [one] { $look }, { $coins } pièce, { $eyes } œil
       *[other] { $look }, { $coins } pièce, { $eyes } yeux
    }
   *[other] { $eyes ->
        [0] { $look }, { $coins } pièces
        [one] { $look }, { $coins } pièces, { $eyes } œil
       *[other] { $look }, { $coins } pièces, { $eyes } yeux
    }
}
-clonk-0-1 = (1 œil)
-clonk-1-0 = (1 pièce)
-clonk-2-1 = (2 pièces, 1 œil)
-clonk-2-2 = (2 pièces, 2 yeux)
-clonk-3-3 = (3 pièces, 3 yeux)

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
clonk-brief-1 = Forme une chaîne
clonk-brief-1-text = Chaque carte doit avoir le même cristal ou le même trésor que la précédente.
clonk-brief-2 = Le vide paie
clonk-brief-2-text = Ce que tu laisses vide rapporte des cartes ou un Kablooey, mais la première case donne des yeux.
clonk-brief-3 = Rends-en une
clonk-brief-3-text = À la fin du tour, une carte de ta main va sur un puits, libre pour tous.
clonk-brief-4 = Avant le réveil
clonk-brief-4-text = Pièces et missions enrichissent. Au réveil du monstre, le plus d’yeux coûte des pièces.
