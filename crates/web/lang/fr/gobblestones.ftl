# The home page
gobblestones-name = Gobblestones
gobblestones-tagline = Pose les tuiles sur leur couleur. Ne remplis jamais un carré de quatre cases.

# On the board
gobblestones-board = Plateau de 15 cases sur 15 : colonnes a à o, rangées 1 à 15. Les flèches déplacent, Entrée pose une tuile ; R, Y, G, B ou T choisit une couleur, Retour arrière reprend une tuile.
gobblestones-space = Case { $colour }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
gobblestones-space-grey = Case grise : n’importe quelle couleur, pas de points
gobblestones-space-closed = Case grise : reste vide
gobblestones-grey = grise
gobblestones-tile = Tuile { $tile }
gobblestones-tile-down = Tuile face cachée
gobblestones-tile-own-down = Ta tuile { $tile }, face cachée
gobblestones-tile-mine = Ta tuile { $tile }, pas encore validée. Appuie pour la reprendre
gobblestones-tile-gone = Une tuile { $tile } était ici et a été reprise
gobblestones-open = Tu peux commencer ici
gobblestones-open-total = Une tuile ici, et cela fait { $points }
gobblestones-hatched = Une tuile ici formerait un bloc 2 sur 2
gobblestones-in-question = En doute
gobblestones-shown-right = La bonne couleur
gobblestones-shown-wrong = La mauvaise couleur
gobblestones-zoom-in = Voir de plus près
gobblestones-zoom-out = Voir plus large
gobblestones-key-joker = toute couleur, pas de points
gobblestones-key-open = tu peux commencer ici
gobblestones-key-hatch = formerait un bloc 2×2
gobblestones-type = Écris tes tuiles : j5B k5R en pose deux, - n’en pose aucune

# The rack and the bag
gobblestones-your-rack = Ton chevalet
gobblestones-rack-empty = Ton chevalet est vide
gobblestones-pile = Couleur { $tile }, { $count ->
    [0] il n’en reste plus
   *[other] { $count } sur ton chevalet
}
gobblestones-rack-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
gobblestones-rack-laid = { $laid ->
    [one] , { $laid } posée
   *[other] , { $laid } posées
}
gobblestones-points = { $points ->
    [one] point
   *[other] points
}
gobblestones-bag = Le sac
gobblestones-in-bag = dans le sac
gobblestones-you-draw = { $count ->
    [0] Valide maintenant : tu ne pioches rien
   *[other] Valide maintenant : tu en pioches { $count }
}
gobblestones-five = { $laid ->
    [one] { $laid } posée
   *[other] { $laid } posées
}, { $drawn ->
    [one] { $drawn } piochée
   *[other] { $drawn } piochées
}
gobblestones-turn-so-far = Ton tour jusqu’ici
gobblestones-points-so-far = { $points ->
    [one] point jusqu’ici
   *[other] points jusqu’ici
}
gobblestones-verdict-nothing = Rien de posé pour l’instant
gobblestones-verdict-legal = Permis
gobblestones-demand-row = Sur une ligne, sans trou
gobblestones-demand-touch = Touche une tuile déjà posée
gobblestones-demand-centre = Recouvre le centre d’un panneau
gobblestones-demand-colour = Les bonnes couleurs
gobblestones-demand-claim = Couleurs seulement annoncées
gobblestones-demand-block = Pas de bloc 2×2
gobblestones-why = Pourquoi ? Règle { $rule }
gobblestones-take-back = Reprendre
gobblestones-confirm = Valider { $points }
gobblestones-lay-nothing = { $count ->
    [0] Ne rien poser
   *[other] Ne rien poser, piocher { $count }
}
gobblestones-ends-last-tile = Ta dernière tuile : la partie se termine avec ce tour.
gobblestones-ends-empty-rack = Un chevalet est vide et le sac ne suffit plus : la partie se termine avec ce tour.
gobblestones-ends-stalemate = { $idle } sur { $most } tours de suite sans tuile : après { $most }, la partie est finie.
gobblestones-ends-idle = Tours à vide de suite : { $idle }. Après { $most }, la partie est finie.

# What to do
gobblestones-prompt-open = Pose tes premières tuiles : l’une d’elles sur le centre d’un panneau, toutes sur une même rangée ou colonne.
gobblestones-prompt-open-bluff = Pose tes premières tuiles face cachée, de n’importe quelle couleur : l’une d’elles sur le centre d’un panneau, toutes sur une même rangée ou colonne.
gobblestones-prompt-lay = Pose jusqu’à cinq tuiles sur une ligne qui touche des tuiles déjà posées : touche une case, ou d’abord une tuile.
gobblestones-prompt-bluff = Pose jusqu’à cinq tuiles face cachée, de n’importe quelle couleur. Choisis une tuile, puis une case.
gobblestones-prompt-no-tiles = Ton chevalet est vide. Ne pose rien et pioche.
gobblestones-prompt-aim = Quelle tuile en { $square } ? Choisis-en une sur ton chevalet.
gobblestones-prompt-picked = Où va la tuile { $tile } ? Les anneaux montrent où tu peux commencer.
gobblestones-prompt-picked-more = Où va la tuile { $tile } ?
gobblestones-prompt-more = { $points ->
    [one] { $points } point jusqu’ici. Continue à poser, ou valide.
   *[other] { $points } points jusqu’ici. Continue à poser, ou valide.
}
gobblestones-prompt-five = Cinq tuiles, { $points } points : valide.
gobblestones-prompt-not-yet = Pas encore : continue à poser, ou reprends une tuile.
gobblestones-prompt-answer = { $count ->
    [one] { $name } a posé une tuile face cachée. Tu y crois ?
   *[other] { $name } a posé { $count } tuiles face cachée. Tu les crois toutes bonnes ?
}

# Bluffing
gobblestones-claims = { $name } annonce { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-your-tiles = Tes tuiles
gobblestones-unseen = { $count ->
    [one] { $count } non vue
   *[other] { $count } non vues
}
gobblestones-always-right = toujours juste
gobblestones-unseen-means = Non vues : sur les 20 de chaque couleur, celles qui ne sont ni face visible ni à toi.
gobblestones-sealed = Scellé : toutes les enveloppes restent ainsi jusqu’à ce que tout le monde ait répondu.
gobblestones-answer = Ta réponse
gobblestones-trust = Faire confiance
gobblestones-challenge = Contester
gobblestones-trust-keep = Tu restes à { $mine }, quoi qu’il arrive.
gobblestones-trust-score = { $others ->
    [0] { $name } marque { $points } : { $theirs } → { $theirs-after }.
   *[other] Si personne ne conteste, { $name } marque { $points } : { $theirs } → { $theirs-after }.
}
gobblestones-at-stake = { $points } en jeu
gobblestones-challenge-wrong = S’il y a une mauvaise couleur, { $name } ne marque rien, reprend { $count ->
    [one] la tuile
   *[other] les { $count } tuiles
} et ne pioche pas.
gobblestones-challenge-right = Si tout est juste, tu perds { $points } : { $mine } → { $mine-after }.
gobblestones-before-you = Si quelqu’un conteste aussi avant toi ({ $before }), le risque n’est pas pour toi : seul le premier à gauche de { $name } est le contestataire.
gobblestones-reveal-title = Contesté !
gobblestones-put-away = Fermer
gobblestones-reveal-first = Le premier à gauche de { $name } est le contestataire : { $challenger }.
gobblestones-reveal-tile = { $tile } sur { $space }
gobblestones-reveal-right = Tout est juste. { $name } +{ $points }, { $challenger } −{ $points }.
gobblestones-reveal-bluff = Un bluff ! Pas de points pour { $name } : { $count ->
    [one] la tuile retourne
   *[other] les { $count } tuiles retournent
} sur le chevalet, sans piocher.

# The end
gobblestones-ending-GBS-13 = Quelqu’un a posé sa dernière tuile, et le sac n’en avait plus assez pour piocher.
gobblestones-ending-GBS-14 = Un chevalet était vide et le sac épuisé.
gobblestones-ending-GBS-R5 = Le tour est arrivé à un chevalet vide.
gobblestones-ending-GBS-R4 = Le sac est vide et personne n’a posé de tuile pendant tout un tour de table.
gobblestones-ending-GBS-R11 = Rien que des tours à vide pendant trois tours de table.
gobblestones-graph = Qui menait, tour par tour

# Options
gobblestones-option-bluff = Bluff
gobblestones-option-bluff-false = Non : les tuiles sont face visible et de la couleur de leur case.
gobblestones-option-bluff-true = Oui : les tuiles sont face cachée, de n’importe quelle couleur ; les autres font confiance ou contestent.
gobblestones-option-bridging = Tuiles déjà posées au milieu
gobblestones-option-bridging-true = Permis : tes tuiles peuvent continuer derrière des tuiles de tours précédents.
gobblestones-option-bridging-false = Pas permis : tes tuiles doivent être côte à côte.
gobblestones-option-empty-rack = Quand le tour arrive à un chevalet vide
gobblestones-option-empty-rack-draws = On en pioche cinq : puis la partie continue. S’il y en a moins dans le sac, elle se termine.
gobblestones-option-empty-rack-ends = La partie se termine : tout de suite, même s’il reste des tuiles dans le sac.
gobblestones-option-jokers = Cases grises
gobblestones-option-jokers-true = Toute couleur convient : mais une tuile posée là ne rapporte rien.
gobblestones-option-jokers-false = Elles restent vides : on n’y pose jamais de tuile.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
# Nothing is said of the boards: they are to be seen.
gobblestones-event-board-laid = { "" }
gobblestones-event-drew = { $tile ->
    [none] { $who } pioche une tuile
   *[other] { $who } pioche { $tile }
}
gobblestones-events-drew = { $tile ->
    [none] { $who } pioche { $count } tuiles
   *[other] { $who } pioche { $tile }
}
gobblestones-event-placed = { $who } pose { $tiles-count ->
    [one] une tuile
   *[other] { $tiles-count } tuiles
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-event-placed-face-down = { $who } pose { $tiles-count ->
    [one] une tuile
   *[other] { $tiles-count } tuiles
} face cachée et annonce { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-event-placed-none = { $who } ne pose rien
gobblestones-event-trusted = { $by } fait confiance à { $seat }
gobblestones-event-challenged = { $by } conteste les tuiles de { $seat }
gobblestones-event-turned-up = les tuiles de { $seat } sont retournées, { $tiles } : { $correct ->
    [yes] tout est juste
   *[no] un bluff
}
gobblestones-event-returned = { $tiles ->
    [one] { $who } reprend la tuile
   *[other] { $who } reprend { $tiles } tuiles
}
gobblestones-event-scored = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-event-penalised = { $who } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la contestation
gobblestones-event-bluffs-shown = { $who } avait { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} face cachée, dont { $wrong } de mauvaise couleur
gobblestones-event-bonus = { $who } reçoit 1 point par tuile restante : { $tiles }
gobblestones-event-game-over = la partie est finie : { $by }
gobblestones-idea-placed = poser { $tiles-count ->
    [one] une tuile
   *[other] { $tiles-count } tuiles
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-idea-placed-face-down = poser { $tiles-count ->
    [one] une tuile
   *[other] { $tiles-count } tuiles
} face cachée et annoncer { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-idea-placed-none = ne rien poser
gobblestones-idea-trusted = faire confiance à { $seat }
gobblestones-idea-challenged = contester les tuiles de { $seat }
gobblestones-word-R = rouge
gobblestones-word-Y = jaune
gobblestones-word-G = verte
gobblestones-word-B = bleue
gobblestones-word-T = turquoise
gobblestones-word-trust = faire confiance
gobblestones-word-challenge = contester
gobblestones-word-GBS-13 = la dernière tuile est posée et le sac n’en a pas assez
gobblestones-word-GBS-14 = un chevalet est vide et le sac est épuisé
gobblestones-word-GBS-R5 = le tour est arrivé à un chevalet vide
gobblestones-word-GBS-R4 = personne n’a posé de tuile pendant tout un tour de table
gobblestones-word-GBS-R11 = rien que des tours à vide pendant trois tours de table

# Why not
gobblestones-illegal-over = La partie est finie.
gobblestones-illegal-drawing = On pioche des tuiles. Un instant.
gobblestones-illegal-not-your-turn = Ce n’est pas ton tour : c’est à { $turn } de poser des tuiles.
gobblestones-illegal-nothing-to-answer = Il n’y a rien à croire ni à contester maintenant. C’est à toi de poser des tuiles.
gobblestones-illegal-answer-first = Dis d’abord si tu fais confiance à { $turn } ou si tu contestes ses tuiles.
gobblestones-illegal-own-tiles = Ce sont tes propres tuiles. C’est aux autres de décider s’ils les contestent.
gobblestones-illegal-not-on-rack = { $held ->
    [0] Tu n’as plus de tuile { $colour } sur ton chevalet.
   *[other] Sur ton chevalet, tu n’en as que { $held } de couleur { $colour }, pas { $needed }.
}
gobblestones-illegal-covered = Il y a déjà une tuile en { $square }.
gobblestones-illegal-grey = { $square } est grise, et les cases grises restent vides dans cette partie.
gobblestones-illegal-not-straight = Les tuiles d’un tour vont sur une même rangée ou colonne ; { $first } et { $other } n’y sont pas.
gobblestones-illegal-gap = Tu sautes { $gap } : aucune case vide ne doit rester entre tes tuiles.
gobblestones-illegal-bridge = Tu sautes { $bridge } : dans cette partie, tes tuiles doivent être côte à côte.
gobblestones-illegal-not-on-centre = Les premières tuiles de la partie recouvrent le centre d’un panneau. Pas les tiennes.
gobblestones-illegal-not-adjacent = Au moins une de tes tuiles doit toucher une tuile d’un tour précédent.
gobblestones-illegal-wrong-colour = Une tuile { $tile } ne va pas en { $square }, une case { $space }.
gobblestones-illegal-block = Cela recouvrirait les quatre cases d’un bloc 2×2 : { $block }.

# Why a bot would do it
gobblestones-then-draws = { $draws ->
    [0] ne pioche pas
   *[other] en pioche { $draws }
}
gobblestones-reason-allowed = c’est permis
gobblestones-reason-rack-empty = le chevalet est vide
gobblestones-reason-lays-none = { $tiles ->
    [0] ne pose rien et { gobblestones-then-draws }
    [one] ne pose rien, garde une tuile et { gobblestones-then-draws }
   *[other] ne pose rien, garde { $tiles } tuiles et { gobblestones-then-draws }
}
gobblestones-reason-scores = marque { $points } avec { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} et recouvre le { $value } en { $square }
gobblestones-reason-bluffs = bluffe avec { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} de la mauvaise couleur
gobblestones-reason-bluffs-knowing = bluffe avec { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} de la mauvaise couleur ; poses contestées jusqu’ici : { $challenged } sur { $placements }
gobblestones-reason-closes = ferme le { $value } en { $square }, qui compléterait maintenant un bloc
gobblestones-reason-empties-rack = vide le chevalet et { gobblestones-then-draws }
gobblestones-reason-keeps = garde { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} de { $colours ->
    [one] la même couleur
   *[other] { $colours } couleurs
} et { gobblestones-then-draws }
gobblestones-reason-doubts = un bluff à { $percent } % ; il ferait perdre { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-reason-trusts = un bluff à { $percent } % seulement ; contester à tort coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-reason-rack-has = en piochant au hasard, on a ces tuiles dans { $percent } % des cas : { $tiles }
gobblestones-reason-were-bluffs = bluffs parmi les poses contestées de ce joueur : { $bluffs } sur { $challenged }
gobblestones-reason-scores-most = aucune pose ne rapporte plus de { $points }
gobblestones-reason-can-be-true = cela peut être vrai, et contester à tort coûte { $points }
gobblestones-reason-cannot-be-true = il n’y a pas autant de tuiles non vues de ces couleurs

# The lesson
gobblestones-lesson-aim = Recouvre des cases avec des tuiles de leur couleur : chaque case vaut le nombre qu’elle porte. Tu as cinq tuiles, en bas ; personne d’autre ne les voit. Qui a le plus de points gagne. On y va ?
gobblestones-lesson-open = Les premières tuiles recouvrent le centre d’un des neuf panneaux.
gobblestones-lesson-open-task = Pose la verte en h8, puis la turquoise en i8 et la jaune en j8, et valide : 4 et 6 et 5 font 15.
gobblestones-lesson-block = Ce que tu poses et ce que tu pioches font toujours cinq : tu en as posé trois et pioché deux. Ton adversaire a répondu en g7 et h7. Tu vois les cases hachurées g8 et i7 ? Une tuile là remplirait un bloc de deux sur deux, et ce n’est jamais permis.
gobblestones-lesson-bridge = Tes tuiles vont sur une même rangée ou colonne et touchent une tuile déjà posée.
gobblestones-lesson-bridge-task = Elles peuvent même continuer derrière elle : pose une rouge en j7 et une bleue en j9, avec ton soleil en j8 entre les deux.
gobblestones-lesson-grey = Une case grise reçoit n’importe quelle couleur et ne rapporte rien, mais elle t’aide à avancer.
gobblestones-lesson-grey-task = Pose une jaune en j10 et une turquoise sur la case grise i10.
gobblestones-lesson-nothing = La patience paie.
gobblestones-lesson-nothing-task = Tes tuiles ne s’y prêtent pas en ce moment : ne pose rien et pioches-en cinq. Un chevalet n’a pas de limite.
gobblestones-lesson-five = Maintenant, tu as quatre tuiles rouges, et la rangée 7 est rouge !
gobblestones-lesson-five-task = Pose les rouges en k7, l7, m7 et n7 et une jaune en o7. Cinq tuiles d’un coup, 18 points ; et alors, tu ne pioches rien.
gobblestones-lesson-end = Quand le sac est épuisé et que quelqu’un pose sa dernière tuile, la partie se termine ; chaque tuile restée sur un chevalet vaut un point. Quand tu connaîtras bien le jeu, essaie le bluff : les tuiles sont face cachée, et contester fait éclater la vérité. Et maintenant, joue !

# In half a minute
gobblestones-brief-1 = La bonne couleur
gobblestones-brief-1-text = Pose des tuiles sur des cases de leur couleur ; chaque case vaut son nombre.
gobblestones-brief-2 = Sur une ligne
gobblestones-brief-2-text = Jusqu’à cinq tuiles sur une rangée ou une colonne, sans trou, à côté de tuiles déjà posées.
gobblestones-brief-3 = Pas de blocs
gobblestones-brief-3-text = Quatre cases recouvertes ne peuvent jamais former un bloc de deux sur deux.
gobblestones-brief-4 = Toujours cinq
gobblestones-brief-4-text = Ce que tu poses et ce que tu pioches font cinq. Quand le sac est vide, qui a le plus de points gagne.

# The lesson about bluffing
gobblestones-bluffing-name = Le bluff
gobblestones-bluffing-aim = Ici, toutes les tuiles se posent face cachée. Que chacune ait la couleur de sa case, c’est toi qui l’affirmes : les autres te font confiance ou contestent.
gobblestones-bluffing-lie = Tu n’as pas de tuile turquoise, mais i8 vaut 6. Alors bluffe.
gobblestones-bluffing-lie-task = Pose la verte en h8, une rouge en i8 comme si elle était turquoise et la jaune en j8, puis valide.
gobblestones-bluffing-trusted = Ton adversaire t’a fait confiance : 15 points ! Tu as pioché deux tuiles, et les tiennes restent cachées, la rouge aussi.
gobblestones-bluffing-doubt = Maintenant, ton adversaire pose deux tuiles et annonce bleu et rouge. Quatre des rouges sont à toi, le rouge est donc rare. Qu’en dis-tu ?
gobblestones-bluffing-doubt-task = Conteste !
gobblestones-bluffing-caught = Démasqué ! La tuile en h7 était verte. Les deux retournent sur le chevalet, rien n’est marqué, et le tour finit sans pioche.
gobblestones-bluffing-honest = Tu viens de démasquer quelqu’un : on ne te croira pas facilement. Joue un tour honnête.
gobblestones-bluffing-honest-task = Pose une rouge en j7 et la bleue en j9, avec la tuile en j8 entre les deux.
gobblestones-bluffing-end = Cette fois, on a contesté, et chaque tuile était juste : tu marques 5 points, et ton adversaire en perd autant. Maintenant, bluffe pour de vrai !
