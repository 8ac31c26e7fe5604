# The home page
kobold-name = Kobold
kobold-tagline = Glisse-toi dans la chambre et chipe jouets et gemmes avant que la lampe tourne.

# In the room
kobold-room = La chambre : sept secteurs autour d’un enfant qui dort. La lumière est sur les secteurs { $first } et { $second }. Gauche et droite font le tour, haut va vers les jetons, bas revient au sol.
kobold-room-dark = La chambre : sept secteurs autour d’un enfant qui dort.
kobold-section = Secteur { $section }
kobold-in-light = sous la lumière
kobold-space = Emplacement { $spot } : { $what }
kobold-face-down = face cachée
kobold-empty-up = vide, pour un jeton face visible
kobold-empty-down = vide, pour un jeton face cachée
kobold-stand-there = { $count ->
    [one] { $name } : un kobold
   *[other] { $name } : { $count } kobolds
}
kobold-may-place = Tu peux placer un kobold ici
kobold-may-take = Ton kobold peut le prendre
kobold-danger-of = { $sides ->
    [one] { $sides } face du dé sur { $all } l’éclairerait
   *[other] { $sides } faces du dé sur { $all } l’éclaireraient
}
kobold-type = Écris un coup : place 3 fait entrer, take 3.1 chipe

# Around the room
kobold-supply = réserve
kobold-last-roll = dernier jet
kobold-no-roll = pas encore lancé
kobold-tiles-left = tuiles restantes
kobold-gem-trophies = trophées de gemmes
kobold-gem-trophies-left = { $count ->
    [0] Il ne reste aucun trophée de gemmes
    [one] Il reste un trophée de gemmes : { $points }
   *[other] Il reste { $count } trophées de gemmes : { $points }
}
kobold-danger = Qui le prochain jet peut-il surprendre ?
kobold-danger-note = Qui lance le dé a déjà fait rentrer ses propres kobolds.
kobold-lights = { $first } + { $second }
kobold-nobody = personne
kobold-tie = égalité
kobold-toy-trophies = Trophées de jouets
kobold-toy-trophies-text = à qui en a le plus à la fin
kobold-trophy-worth = valeur du trophée
kobold-points = points
kobold-unseen = Pas encore vus
kobold-unseen-text = { $supply } en réserve, { $down } face cachée

# What a player has
kobold-at-home = { $count ->
    [0] Aucun kobold à la maison
    [one] Un kobold à la maison
   *[other] { $count } kobolds à la maison
}
kobold-leads = , c’est le plus
kobold-with-toys = { $points } avec les trophées de jouets
kobold-nothing-yet = pas encore de points
kobold-carried = rapporté :

# The marks
kobold-key-place = un kobold peut aller ici
kobold-key-take = le tien peut le prendre
kobold-key-up = regarni face visible
kobold-key-down = regarni face cachée
kobold-key-last = arrivé au dernier tour

# What to do
kobold-prompt-both = Te glisser dans la chambre, ou chiper et filer ?
kobold-prompt-only-place = Glisse un kobold dans la chambre : touche un secteur qui brille.
kobold-prompt-only-retrieve = Tous les trois sont dedans : touche un jeton entouré pour en faire rentrer un.
kobold-prompt-place = Touche un secteur qui brille : ton kobold s’y glisse.
kobold-prompt-retrieve = Touche un jeton entouré. Tous les tiens rentrent à la maison, un par un.
kobold-prompt-go-on = { $left ->
    [one] Ton dernier kobold : touche un jeton entouré. Ensuite, on lance le dé.
   *[other] { $left } des tiens sont encore dans la chambre : touche le prochain jeton entouré.
}
kobold-place = Placer un kobold
kobold-place-how = touche un secteur qui brille
kobold-place-none-left = tous les trois sont dans la chambre
kobold-place-not-now = d’abord, les autres rentrent
kobold-retrieve = Rappeler { $count }, lancer
kobold-retrieve-go-on = Encore { $count }, puis le dé
kobold-retrieve-none = Rappeler et lancer
kobold-retrieve-how = touche un jeton près des tiens
kobold-retrieve-nobody = aucun des tiens n’est dans la chambre
kobold-choose-wait = ce n’est pas encore ton tour

# Options
kobold-option-side = La chambre
kobold-option-side-auto = Comme d’habitude : la petite chambre à 2 joueurs, la grande à 3 ou 4.
kobold-option-side-small = La petite chambre : moins de jetons à chiper, pour 2 ou 3 joueurs.
kobold-option-side-large = La grande chambre : plus de jetons à chiper, pour 3 ou 4 joueurs.
kobold-option-reveal = Jetons chipés face cachée
kobold-option-reveal-each = Chacun est retourné aussitôt : cela t’aide à choisir le suivant.
kobold-option-reveal-together = Tous retournés ensemble : tu ne les vois qu’une fois ton dernier kobold sorti.
kobold-option-light = Où commence la lumière
kobold-option-light-draw = Tiré au sort : toutes les paires de secteurs voisins ont la même chance.
kobold-option-light-0 = Secteurs 0 et 1 : éclairés au début, aucun kobold ne peut encore y aller.
kobold-option-light-1 = Secteurs 1 et 2 : éclairés au début, aucun kobold ne peut encore y aller.
kobold-option-light-2 = Secteurs 2 et 3 : éclairés au début, aucun kobold ne peut encore y aller.
kobold-option-light-3 = Secteurs 3 et 4 : éclairés au début, aucun kobold ne peut encore y aller.
kobold-option-light-4 = Secteurs 4 et 5 : éclairés au début, aucun kobold ne peut encore y aller.
kobold-option-light-5 = Secteurs 5 et 6 : éclairés au début, aucun kobold ne peut encore y aller.
kobold-option-light-6 = Secteurs 6 et 0 : éclairés au début, aucun kobold ne peut encore y aller.
kobold-option-first = Qui commence
kobold-option-first-draw = Tiré au sort : tout le monde a la même chance de commencer.
kobold-option-first-0 = Joueur 1 : la personne assise au siège 1 joue le premier tour.
kobold-option-first-1 = Joueur 2 : la personne assise au siège 2 joue le premier tour.
kobold-option-first-2 = Joueur 3 : la personne assise au siège 3 joue le premier tour.
kobold-option-first-3 = Joueur 4 : la personne assise au siège 4 joue le premier tour.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
kobold-beam = { $section ->
    [0] 0 et 1
    [1] 1 et 2
    [2] 2 et 3
    [3] 3 et 4
    [4] 4 et 5
    [5] 5 et 6
   *[6] 6 et 0
}
kobold-event-light-set = la lumière commence sur { kobold-beam }
kobold-event-begins = { $who } commence
kobold-event-laid = { $token ->
    [none] { "" }
   *[other] sur { $spot } arrive : { $token }
}
kobold-events-laid = { $count } jetons arrivent dans la chambre
kobold-event-placed = { $who } envoie un kobold dans le secteur { $section }
kobold-event-grabbed = { $token ->
    [none] { $who } chipe le jeton face cachée sur { $spot }
   *[other] { $who } chipe sur { $spot } : { $token }
}
kobold-event-turned-up = { $who } retourne : { $token }
kobold-event-gems-exchanged = { $who } a une série de gemmes complète et prend le trophée de gemmes à { $points }
kobold-event-rolled = { $who } lance le dé : { $face }
kobold-event-light-turned = la lumière tourne sur { kobold-beam }
kobold-event-caught = { $kobolds ->
    [one] la lumière surprend un kobold de { $seat } dans le secteur { $section }
   *[other] la lumière surprend { $kobolds } kobolds de { $seat } dans le secteur { $section }
}
kobold-event-supply-short = plus que { $supply } dans la réserve, pour { $spaces ->
    [one] un emplacement vide
   *[other] { $spaces } emplacements vides
}
kobold-event-flash-scored = { $leaders-count ->
    [0] flash { $toy } : personne n’en a
    [one] flash { $toy } : un seul joueur en a le plus
   *[other] flash { $toy } : égalité
}
kobold-event-tiles-taken = { $tiles ->
    [one] { $who } prend { $tiles } tuile de point
   *[other] { $who } prend { $tiles } tuiles de point
}
kobold-event-game-over = { $supply ->
    [yes] { $trophies ->
        [yes] la partie est finie : la chambre ne peut pas être regarnie, et le dernier trophée de gemmes est pris
       *[no] la partie est finie : la chambre ne peut pas être regarnie
    }
   *[no] la partie est finie : le dernier trophée de gemmes est pris
}
kobold-event-toy-trophy = { $seat ->
    [none] trophée { $toy } : personne n’est seul en tête
   *[other] trophée { $toy } à { $points } : { $seat }
}
kobold-idea-placed = envoyer un kobold dans le secteur { $section }
kobold-idea-grabbed = { $token ->
    [none] chiper le jeton face cachée sur { $spot }
   *[other] chiper sur { $spot } : { $token }
}
kobold-word-gem-violet = gemme violette
kobold-word-gem-green = gemme verte
kobold-word-gem-yellow = gemme jaune
kobold-word-gem-blue = gemme bleue
kobold-word-toy-teddy = nounours
kobold-word-toy-car = voiture
kobold-word-toy-clown = clown
kobold-word-toy-ball = ballon
kobold-word-flash-teddy = flash nounours
kobold-word-flash-car = flash voiture
kobold-word-flash-clown = flash clown
kobold-word-flash-ball = flash ballon
kobold-word-kobold = jeton kobold
kobold-word-teddy = nounours
kobold-word-car = voiture
kobold-word-clown = clown
kobold-word-ball = ballon
kobold-word-blue-1 = bleu 1
kobold-word-blue-2 = bleu 2
kobold-word-yellow-1 = jaune 1
kobold-word-yellow-2 = jaune 2
kobold-word-blank = face vierge

# Why not
kobold-illegal-over = La partie est finie.
kobold-illegal-chance = On tire au sort ou on lance le dé. Un instant.
kobold-illegal-not-your-turn = Ce n’est pas encore ton tour.
kobold-illegal-retrieving = Tu as commencé à rappeler tes kobolds : les autres sortent aussi avant toute autre chose.
kobold-illegal-all-in-room = Tes trois kobolds sont dans la chambre : tu dois les rappeler.
kobold-illegal-lit = Le secteur { $section } est sous la lumière. Les kobolds n’y vont pas.
kobold-illegal-crowded = { $tokens ->
    [one] Le secteur { $section } n’a qu’un jeton, et ton kobold y est déjà. Chacun des tiens a besoin d’un jeton à lui.
   *[other] Le secteur { $section } a { $tokens } jetons, et tu y as déjà { $kobolds } kobolds. Chacun des tiens a besoin d’un jeton à lui.
}
kobold-illegal-no-such-space = Il n’y a pas d’emplacement { $spot } dans cette chambre.
kobold-illegal-none-in-room = Tu n’as aucun kobold dans la chambre : tu dois en placer un.
kobold-illegal-none-in-section = Tu n’as aucun kobold dans le secteur { $section }. Un kobold chipe un jeton de son propre secteur.
kobold-illegal-no-token = Il n’y a plus de jeton sur l’emplacement { $spot }.

# Why a bot would do it
kobold-aim = { $aim ->
    [none] { "" }
   *[other] vise le secteur { $aim } :{ " " }
}
kobold-aim-down = { $aim ->
    [none] { "" }
   *[other] vise le jeton face cachée du secteur { $aim } :{ " " }
}
kobold-reason-allowed = c’est permis
kobold-reason-keeps-gem = { kobold-aim }une { $token } que les autres n’auront pas
kobold-reason-completes-set = { kobold-aim }une { $token } complète une série pour le trophée de gemmes à { $points }
kobold-reason-new-colour = { kobold-aim }une { $token }, couleur { $colours } sur 4 pour le trophée de gemmes à { $points }
kobold-reason-another-set = { kobold-aim }une { $token } de plus pour une autre série
kobold-reason-kobold-token = { kobold-aim }un jeton kobold vaut un point
kobold-reason-takes-lead = { kobold-aim }prend la tête pour le trophée { $toy } à { $points }
kobold-reason-draws-level = { kobold-aim }revient à égalité pour le trophée { $toy } à { $points }
kobold-reason-leads = { kobold-aim }{ $lead } d’avance pour le trophée { $toy } à { $points }
kobold-reason-comes-within = { kobold-aim }plus que { $behind } de retard pour le trophée { $toy } à { $points }
kobold-reason-flash-brings = { kobold-aim }le flash { $toy } rapporte { $tiles ->
    [one] une tuile de point
   *[other] { $tiles } tuiles de point
} dans l’état actuel des jouets
kobold-reason-flash-for-nobody = { kobold-aim }le flash { $toy } ne rapporte rien à personne dans l’état actuel des jouets
kobold-reason-flash-for-others = { kobold-aim }le flash { $toy } ne rapporte rien, mais les autres ne l’auront pas
kobold-reason-unseen-set = { kobold-aim-down }sur { $unseen } jetons non vus, { $tokens ->
    [one] { $tokens } compléterait
   *[other] { $tokens } compléteraient
} une série de gemmes
kobold-reason-unseen-colour = { kobold-aim-down }sur { $unseen } jetons non vus, { $tokens ->
    [one] { $tokens } apporterait
   *[other] { $tokens } apporteraient
} une couleur de gemme qui manque
kobold-reason-unseen-token = { kobold-aim-down }sur { $unseen } jetons non vus, { $tokens } du type « { $token } »
kobold-reason-all-in-room = les trois kobolds sont dans la chambre, ils rentrent donc maintenant
kobold-reason-none-in-room = aucun kobold n’est dans la chambre, il faut donc en placer un
kobold-reason-never-lit = aucun jet ne peut éclairer le secteur { $section } au prochain tour
kobold-reason-may-be-lit = le prochain lancer éclaire le secteur { $section } avec { $lit ->
    [one] une face
   *[other] { $lit } faces
} sur { $sides }
kobold-reason-may-be-caught = le prochain lancer surprendrait le kobold du secteur { $section } avec { $lit ->
    [one] une face
   *[other] { $lit } faces
} sur { $sides }

# The end
kobold-end-supply = La réserve est épuisée : les emplacements vides n’ont pas tous pu être regarnis.
kobold-end-trophies = Le dernier trophée de gemmes a été pris, et la partie se termine.
kobold-end-both = La réserve est épuisée et le dernier trophée de gemmes a été pris, le tout au dernier tour.
kobold-end-stopped = La partie s’est arrêtée avant la fin : aucun trophée de jouets n’a été donné.
kobold-end-kobolds = jetons kobold
kobold-end-tiles = tuiles de point
kobold-end-gems = trophées de gemmes
kobold-end-toys = trophées de jouets
kobold-end-toy-title = À qui les trophées de jouets
kobold-end-toy-text = à qui en a le plus ; une égalité ne rapporte rien
kobold-end-tie = égalité : personne
kobold-end-none = personne n’en a
kobold-end-graph = Qui menait
kobold-end-graph-text = les points, si la partie s’était arrêtée à ce tour
kobold-end-graph-label = Les points tour par tour. À la fin : { $points }
kobold-end-turn = tour { $turn }
kobold-end-ahead = en tête
kobold-end-goes-ahead = Tour { $turn } : { $name } en tête, { $own } à { $next }.

# The lesson
kobold-lesson-aim = Un enfant dort, sa lampe de poche à la main. Tes kobolds sont les rouges, avec le point. Glisse-toi dans la chambre, chipe jouets et gemmes, et file avant que la lumière te trouve. Qui a le plus de points gagne. On y va ?
kobold-lesson-place = À ton tour, tu places un kobold, ou tu rappelles tous les tiens. La lumière est sur 0 et 1 : personne ne peut y aller. Le secteur 3 en est loin, et il y a là un nounours.
kobold-lesson-place-task = Place un kobold dans le secteur 3.
kobold-lesson-another = L’autre joueur est allé en 5. Un kobold, un jeton : plus tu en as dans la chambre, plus tu rapportes à la maison, et plus longtemps tu attends dans le noir.
kobold-lesson-another-task = Places-en un deuxième dans le secteur 4.
kobold-lesson-retrieve = Des kobolds peuvent partager un secteur : un kobold de l’autre joueur est venu en 4, lui aussi. Maintenant, chipe et file ! Chacun des tiens prend un jeton de son propre secteur.
kobold-lesson-retrieve-task = Prends le nounours du secteur 3.
kobold-lesson-face-down = Ton autre kobold doit sortir aussi.
kobold-lesson-face-down-task = Tu peux prendre un jeton face visible, ou tenter ta chance : prends le jeton face cachée du secteur 4.
kobold-lesson-die = C’était un flash nounours ! Quand tous les tiens sont sortis, le dé fait tourner la lumière : jaune 2. Elle est passée sur 5 et 6, et le kobold de l’autre est rentré les mains vides. Puis la chambre a été regarnie, et le flash évalué : c’est toi qui as le plus de nounours, donc tu as pris deux tuiles de point.
kobold-lesson-gems = Les gemmes : dès que tu en as une de chacune des quatre couleurs, elles deviennent le meilleur trophée de gemmes qui reste. Il y en a une jaune en 0, une violette en 4.
kobold-lesson-gems-task = Glisse-toi encore dans la chambre : place un kobold en 4.
kobold-lesson-end = La partie se termine quand la chambre ne peut pas être regarnie, ou quand le dernier trophée de gemmes est pris. Alors, qui a, sans égalité, le plus d’exemplaires d’un jouet reçoit son trophée. Et maintenant, joue une partie entière !

# In half a minute
kobold-brief-1 = Glisse-toi dedans
kobold-brief-1-text = Place un de tes trois kobolds dans un secteur, jamais dans la lumière.
kobold-brief-2 = Ou chipe et file
kobold-brief-2-text = Rappelle tous les tiens ; chacun prend un jeton de son secteur.
kobold-brief-3 = Puis la lumière tourne
kobold-brief-3-text = Le dé la fait tourner. Les kobolds éclairés rentrent les mains vides.
kobold-brief-4 = Collectionne
kobold-brief-4-text = Une gemme de chaque couleur donne un trophée ; à la fin, être seul en tête pour un jouet aussi.
