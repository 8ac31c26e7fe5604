# The end: who won and how
end-after = { $turns ->
    [0] terminée avant la fin du premier tour
    [one] terminée après un tour
   *[other] terminée après { $turns } tours
}
end-against = contre { $names }
end-you-win = Tu as gagné, { $first } à { $second }
end-wins = { $name } gagne, { $first } à { $second }
end-shared = { $names } se partagent la victoire à { $first }
end-agreed = { $turns ->
    [0] Partie nulle d’un commun accord dès le premier tour.
    [one] Partie nulle d’un commun accord après un tour.
   *[other] Partie nulle d’un commun accord après { $turns } tours.
}
end-resigned = { $turns ->
    [0] { $name } a abandonné dès le premier tour.
    [one] { $name } a abandonné après un tour.
   *[other] { $name } a abandonné après { $turns } tours.
}
end-time = { $turns ->
    [0] { $name } est à court de temps dès le premier tour.
    [one] { $name } est à court de temps après un tour.
   *[other] { $name } est à court de temps après { $turns } tours.
}
end-count = D’où vient chaque point
end-player = qui
end-points = points
end-share = Partager
end-record = Garder

# Gobblet!
gobblet-end-line = { $turns ->
    [one] Quatre alignés de { $from } à { $to }, après un tour.
   *[other] Quatre alignés de { $from } à { $to }, après { $turns } tours.
}
gobblet-end-lift = { $name } a soulevé un gobblet et découvert une ligne de quatre, de { $from } à { $to }.
gobblet-end-stuck = { $name } a touché un gobblet qui ne va nulle part.
gobblet-end-repetition = La même position est apparue pour la troisième fois.
gobblet-end-limit = Le dernier tour est joué, et personne n’a quatre gobblets alignés.
gobblet-end-how = Le chemin de la victoire
gobblet-end-last = Les derniers tours

# Gobblestones
gobblestones-end-best = meilleur tour { $points }
gobblestones-end-lost = contes{ "\u00AD" }tations
gobblestones-end-left = en main
gobblestones-end-board = Le plateau à la fin. Le meilleur tour est entouré : { $name }, { $points } points.

# How the draws were verified
fair-how = Voir comment
fair-how-promised = Avant la partie, l’empreinte d’un nombre secret a été montrée. Dès lors, personne ne pouvait plus le changer :
fair-how-unseen = Cet appareil est arrivé plus tard et n’a pas vu l’empreinte du nombre secret avant la partie :
fair-how-added = L’appareil de chaque personne a ajouté quelque chose, pour que personne ne puisse savoir ce qui sortirait :
fair-how-committed = L’appareil de chaque joueur avait lui aussi déposé l’empreinte de ce qu’il ajouterait. Dès lors, personne ne pouvait choisir sa part d’après celle des autres :
fair-how-revealed = Au début de la partie, quand plus rien ne pouvait changer, chaque appareil a montré ce qu’il ajoute. Chaque part a bien cette empreinte :
fair-how-withheld = Un appareil n’a pas montré ce qu’il avait promis d’ajouter ; { $name } a joué à sa place, et sa part n’a pas compté.
fair-how-shown = Après la partie, le nombre a été montré. C’est bien son empreinte :
fair-how-first = Cette table a été ouverte quand les appareils ne déposaient pas encore d’empreinte. Les tirages sont honnêtes tant que personne parmi les joueurs ne connaissait le nombre secret.
fair-how-again = { $draws ->
    [one] À partir de tout cela, le seul tirage a été refait sur cet appareil, avec le même résultat qu’en jeu.
   *[other] À partir de tout cela, { $draws } tirages ont été refaits sur cet appareil, chacun avec le même résultat qu’en jeu.
}

# What the bots say
end-says-beginner-lost-1 = Oh ! Tu étais par là ?
end-says-beginner-lost-2 = J’ai creusé au mauvais endroit. On recommence ?
end-says-beginner-won-1 = Gagné ? Où ça ? Montre-moi !
end-says-beginner-won-2 = Mon nez l’a trouvé avant mes yeux.
end-says-beginner-drawn-1 = On a gagné un petit peu tous les deux. Viens voir ma galerie !
end-says-beginner-drawn-2 = Égalité ! Je n’avais pas vu que c’était fini.
end-says-easy-lost-1 = Couic ! Tu joues bien. On recommence ?
end-says-easy-lost-2 = J’ai failli avoir une idée. Failli.
end-says-easy-won-1 = Gagné ? Moi ? Tu as vu ça ?
end-says-easy-won-2 = Par mes moustaches, ça a marché !
end-says-easy-drawn-1 = Personne n’a perdu. On partage une miette ?
end-says-easy-drawn-2 = Égalité ! Je vais le raconter à toute ma famille.
end-says-medium-lost-1 = Bravo. J’ai encore été trop prudent.
end-says-medium-lost-2 = Tu as trouvé le passage entre mes piquants.
end-says-medium-won-1 = Lentement, avec des piquants, on arrive aussi.
end-says-medium-won-2 = J’ai juste regardé où je mettais les pattes.
end-says-medium-drawn-1 = Une nulle, c’est atterrir en douceur. J’aime bien.
end-says-medium-drawn-2 = Personne ne s’est piqué. C’est déjà ça.
end-says-hard-lost-1 = Bien joué. J’ai compté deux fois, et je l’ai raté quand même.
end-says-hard-lost-2 = Rien à dire. La prochaine fois, je creuserai plus profond.
end-says-hard-won-1 = Belle lutte. On regarde où tout a basculé ?
end-says-hard-won-2 = La patience. Je ne sais pas grand-chose d’autre.
end-says-hard-drawn-1 = Terrain plat. Je respecte ça.
end-says-hard-drawn-2 = Personne n’a cédé. C’est bien.
end-says-master-lost-1 = Roulé dans mon propre terrier. Chapeau.
end-says-master-lost-2 = Je l’ai vu venir, un tour trop tard.
end-says-master-won-1 = Tu m’as bien fait courir. Encore une ?
end-says-master-won-2 = Ne m’en veux pas. Je suis un renard, après tout.
end-says-master-drawn-1 = Une nulle contre moi ? Raconte-le à tout le monde.
end-says-master-drawn-2 = On dirait qu’on a tout vu tous les deux.
end-says-adapt-lost-1 = Plus rapide que moi ! J’allais justement m’élancer.
end-says-adapt-lost-2 = J’ai somnolé un instant sous un arbre. On recommence ?
end-says-adapt-won-1 = Ouf ! J’ai dû courir pour celle-là.
end-says-adapt-won-2 = D’un poil de moustache. Tu m’avais presque.
end-says-adapt-drawn-1 = Côte à côte jusqu’au bout !
end-says-adapt-drawn-2 = Au coude à coude. C’est comme ça que j’aime.

# In lists and captions, in a few words
you-win-resigned = Tu as gagné : { $other } a abandonné.
you-win-time = Tu as gagné : { $other } n’a plus de temps.
wins-resigned = { $name } gagne : { $other } a abandonné.
wins-time = { $name } gagne : { $other } n’a plus de temps.
drawn-agreed = Partie nulle d’un commun accord.
