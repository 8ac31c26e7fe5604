# Everywhere
home-link = Underhill, page d’accueil
language = Langue
theme-system = Thème : système
theme-light = Thème : clair
theme-dark = Thème : sombre
sound-on = Son activé
sound-off = Son coupé
motion-system = Animations : système
motion-on = Animations activées
motion-off = Animations coupées
to-home = Retour aux jeux
rules = Règles
start = Commencer
name = Nom
why = Pourquoi ?
last-move = Dernier coup
key-title = Lire le plateau
key-last = dernier coup

# Names in a sentence: the last two, one of two, and whoever comes before them
names-and = { $first } et { $last }
names-or = { $first } ou { $last }
names-more = { $first }, { $last }

# The home page
home-title = { $count ->
    [4] Quatre jeux sous une même colline
   *[other] { $count } jeux sous une même colline
}
home-text = Contre un bot, autour d’un écran ou entre amis grâce à un lien. Pas de compte, rien à installer.
got-a-code = Tu as un code ?
join = Rejoindre
code-wrong = Un code a huit lettres et chiffres, comme K7QX-3M2P.
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
players-range = { $low }–{ $high } joueurs
play-now = Jouer maintenant
same-screen = Même écran
with-friends = Entre amis
learn = Apprendre

# Bots
bot-random = Papillon
bot-greedy = Pie
bot-beginner = Taupe
bot-easy = Souris
bot-medium = Hérisson
bot-hard = Blaireau
bot-master = Renard
bot-adapt = Lièvre
bot-random-text = sans but
bot-greedy-text = prend ce qu’elle voit
bot-beginner-text = un peu myope
bot-easy-text = apprend encore
bot-medium-text = prudent
bot-hard-text = solide
bot-master-text = rusé
bot-adapt-text = à ton niveau

# Choosing how to play
new-table = Nouvelle table

# The rules
learn-by-playing = Apprendre en jouant
the-rules = Les règles
the-rulings = Ce que nous avons décidé
the-rulings-text = Quand un livret de règles laisse une question ouverte, ou dit deux choses différentes, voici comment on joue ici, et pourquoi.
the-notation = Comment les coups s’écrivent
all-rules = Toutes les règles
understood = Compris
brief-title = En une demi-minute
contents = Sommaire
search-rules = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
try-it = Essayer
try-rule = Essayer : { $rule }
start-again = Recommencer
back-to-rules = Retour aux règles
lesson-named = Leçon : { $name }

# Playing
turn-number = Tour { $turn }
your-turn = À toi de jouer.
their-turn = À { $names } de jouer.
sealed = Choix scellé.
sealed-text = Tant que tout le monde n’a pas choisi, personne ne voit ton choix, ni même que tu l’as fait.
gathering = On attend les joueurs.
starting = La partie va commencer.
starting-text = Chaque appareil montre maintenant ce qu’il ajoute au hasard, pour que personne ne puisse choisir ce qui est tiré.
starting-waits = On attend encore la réponse de { $names }. Ensuite, la partie commence.
go-on-without = Commencer sans { $name }
go-on-without-text = Un bot joue alors pour { $name } jusqu’à la fin de cette partie.
over = La partie est finie.
looking-back = Retour en arrière.
looking-back-text = Voilà où on en était. La partie, elle, n’a pas changé.
back-to-now = Revenir au présent
played-by-bot = un bot continue
this-is-you = c’est toi
away = pas là
is-away = { $name } n’est pas là. Son siège est gardé.
let-bot-go-on = Laisser un bot jouer pour { $name }
bot-in-line = { $place ->
    [1] Va réfléchir juste après.
   *[other] Attend son tour pour réfléchir : place { $place } dans la file.
}
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
log = Journal
log-and-actions = Journal et actions
undo = Annuler
hint = Conseil
offer-draw = Proposer nulle
resign = Abandonner
resign-sure = Abandonner cette partie ?
no-wait = Non, attends
do-it-anyway = Jouer quand même
caution = Tu vas perdre
caution-text = Avec ce coup, tu perds la partie tout de suite.
agree = D’accord
decline = Non merci
no-longer = Finalement, non
asks-take-back = { $name } aimerait reprendre le dernier coup.
asks-draw = { $name } propose la nulle.
asks-again = { $name } aimerait rejouer.
asks-stand-in = { $name } aimerait qu’un bot joue pour { $absent }, qui n’est pas là.
asks-go-on-without = { $name } voudrait commencer sans { $absent }, dont l’appareil ne répond pas.
you-asked = Tu as demandé. Les autres n’ont pas encore répondu.
type-play = Jouer
type-unreadable = Ce coup est illisible.
type-against = Cela enfreint la règle { $rule }.
thinking = Réflexion…
hint-says = L’idée de Blaireau : { $action }
hint-go-on = en rester là
hint-show = Montre-moi
hint-do = Jouer ça
hint-chance = Chances de gagner : environ { $percent } %
say-something = Dire quelque chose
connection-lost = La connexion est coupée. On la rétablit ; rien n’est perdu.
goes-on-elsewhere = Cette partie continue dans un autre onglet.
go-on-here = Continuer ici
nothing-here = Il n’y a rien ici
nothing-here-text = L’adresse est peut-être incomplète. Les jeux, eux, n’ont pas bougé.

# What the log tells besides the game
told-took-back = { $name } reprend son coup
told-declined = { $name } dit non
told-stopped = La partie s’arrête ici
told-handed-over = Un bot prend le relais pour { $name }
told-withheld = Un appareil n’a pas répondu : { $name } joue à sa place
told-returned = { $name } est de retour
told-said = { $name } : { $words }
told-again = Une autre partie commence

# Phrases
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-have-fun = Amusez-vous bien !
phrase-nice-move = Joli coup !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-wow = Waouh !
phrase-thinking = Je réfléchis.
phrase-your-turn = C’est ton tour.
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-one-more = On en refait une ?
phrase-goodbye = Au revoir !

# Why a command was refused
rejected-unreadable = Ce coup est illisible.
rejected-stale = La partie a continué entre-temps.
rejected-not-asked = Tu n’as rien à décider pour l’instant.
rejected-not-seated = Il faut avoir un siège à la table pour faire ça.
rejected-no-such-seat = Ce siège n’existe pas.
rejected-seat-taken = Ce siège est pris.
rejected-full = Tous les sièges sont pris.
rejected-person-there = Quelqu’un est assis là.
rejected-no-bot-there = Il n’y a pas de bot ici.
rejected-seats-free = Tous les sièges ne sont pas encore pris.
rejected-not-begun = La partie n’a pas encore commencé.
rejected-has-begun = La partie a déjà commencé.
rejected-over = La partie est finie.
rejected-not-over = La partie n’est pas encore finie.
rejected-bot-plays = Un bot joue sur ce siège.
rejected-not-away = Ce n’est pas un bot qui joue sur ce siège.
rejected-is-there = Cette personne est là.
rejected-clock-decides = Avec une pendule, c’est le temps qui décide du sort des absents.
rejected-nothing-to-take-back = Rien ne peut être repris : depuis, quelque chose a été tiré ou dévoilé.
rejected-no-draws = Dans ce jeu, on ne peut pas convenir d’une partie nulle.
rejected-bot-declines = Le bot préfère continuer.
rejected-nothing-asked = Personne n’a rien demandé.
rejected-already-asked = Une autre demande est en cours.
rejected-already-agreed = Tu as déjà dit oui.
rejected-entropy-missing = La page n’est plus à jour. Recharge-la.
rejected-commitment-missing = La page n’est plus à jour. Recharge-la.
rejected-wrong-entropy = Ce n’est pas ce que ton appareil avait promis d’ajouter.
rejected-enough = C’est assez pour cette partie.
rejected-too-fast = C’était beaucoup d’un coup. Un instant de patience.
rejected-bad-setting = Une table comme celle-ci n’est pas possible.

# The end
you-win = Tu as gagné !
wins = { $name } gagne.
drawn = Partie nulle.
shared = { $names } se partagent la victoire.
fair = Les tirages étaient honnêtes.
fair-text = { $draws ->
    [one] Le seul tirage a été recalculé sur cet appareil.
   *[other] Les { $draws } tirages ont tous été recalculés sur cet appareil.
}
unfair = Les tirages ne peuvent pas être vérifiés.
rematch = Revanche
download-record = Télécharger la partie

# A table at the server
coming-in = Un instant…
try-again = Réessayer
server-gone = Le serveur ne répond pas
server-gone-text = Le réseau est peut-être coupé, ou le serveur fait une pause. Ton siège est gardé. Tu peux quand même jouer contre des bots.
table-gone = Cette table n’existe plus
table-gone-text = Personne ne s’y est assis pendant longtemps, ou il y a une erreur dans le code.
table-closed = Cette table ne te laisse pas entrer
table-closed-text = Le serveur n’en a pas dit plus.
too-many = Trop de demandes à la fois
too-many-text = Le serveur demande un instant de patience.
old-version = Cette page n’est pas à jour
old-version-text = Cette page et le serveur ne se comprennent plus. La recharger devrait aider.
set-aside-text = Quelque chose a mal tourné à cette table. Elle est mise de côté jusqu’à ce que l’hébergeur l’ait vue ; rien n’est perdu.
server-unfair = On ne peut pas se fier au serveur
server-unfair-text = Il a changé ce à quoi il s’était engagé avant la partie. On ne joue plus à cette table.
earlier = Coups précédents
name-needed = Comment t’appelles-tu ? 24 lettres au plus.
name-long = Ce nom est trop long : 24 lettres ou émojis au plus.
name-unseen = Ce nom contient des caractères invisibles.

# Lessons
learn-game = Apprendre { $game }
leave-lesson = Quitter la leçon
lesson-step = Étape { $step } sur { $count }
lesson-astray = C’est permis dans une partie, mais ici, on essaie d’abord autre chose.
lesson-done = C’est ça !
back = Retour
next = Suivant

# Open tables
open-tables = Tables ouvertes
open-tables-text = tout le monde peut s’asseoir
seated = { $taken } sur { $count } sièges pris
watch = Regarder
game-clock = { $minutes } min + { $seconds } s
