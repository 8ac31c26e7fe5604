# Everywhere
home-link = Underhill, vers la première page
language = Langue
theme-system = Thème : système
theme-light = Thème : clair
theme-dark = Thème : sombre
sound-on = Son activé
sound-off = Son coupé
motion-system = Animations : système
motion-on = Animations activées
motion-off = Animations coupées
to-home = Vers les jeux
rules = Règles
start = Commencer
name = Nom
why = Pourquoi ?
last-move = Dernier coup
key-title = Lire le plateau
key-last = dernier coup

# The first page
home-title = { $count ->
    [4] Quatre jeux sous une même colline
   *[other] { $count } jeux sous une même colline
}
home-text = Contre un bot, autour d’un écran ou entre amis grâce à un lien. Pas de compte, rien à installer.
got-a-code = Tu as un code ?
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
bot-easy = Souris
bot-medium = Hérisson
bot-hard = Blaireau
bot-master = Renard
bot-random-text = sans but
bot-greedy-text = prend ce qu’elle voit
bot-easy-text = apprend encore
bot-medium-text = prudent
bot-hard-text = solide
bot-master-text = rusé

# Choosing how to play
new-table = Nouvelle table
seats = Sièges
how-many-play = Combien de joueurs
seat-number = Joueur { $number }
person = Humain
bot = Bot
guest = Invité
bots-time = Temps de réflexion des robots
bots-time-short = Deux secondes par tour
bots-time-long = Plus long, et plus fort
how-you-play = Votre façon de jouer
preset-own = À votre façon
house-rules = Règles maison
setup-summary = À la table : { $names }.
remembered = C’est retenu pour ta prochaine table.

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
try-rule = Essayer : { $rule }
start-again = Recommencer
back-to-rules = Retour aux règles
lesson-named = Leçon : { $name }

# Playing
turn-number = Tour { $turn }
your-turn = À toi de jouer.
their-turn = À { $names } de jouer.
sealed = Choix scellé.
sealed-text = Personne ne voit ton choix, ni que tu l’as fait, avant que tout le monde ait choisi.
gathering = On attend les joueurs.
over = La partie est finie.
looking-back = Retour en arrière.
looking-back-text = C’était comme ça. La partie continue là où elle en est.
back-to-now = Revenir au présent
played-by-bot = un bot continue
this-is-you = c’est toi
away = pas là
is-away = { $name } est absent. La place attend.
let-bot-go-on = Laisser un robot jouer pour { $name }
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
log = Journal
log-and-actions = Journal et actions
undo = Annuler
hint = Conseil
offer-draw = Offrir nulle
resign = Abandonner
resign-sure = Abandonner cette partie ?
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
asks-stand-in = { $name } aimerait qu’un robot joue pour { $absent }, qui est absent.
you-asked = Tu as demandé. Les autres n’ont pas encore répondu.
type-play = Jouer
type-unreadable = Ceci ne peut pas être lu comme un coup.
thinking = Réflexion…
hint-says = L’idée de Blaireau : { $action }
hint-go-on = continuer sans rien de plus
hint-show = Montre-moi
hint-do = Jouer ça
hint-chance = Chances de gagner : environ { $percent } %
say-something = Dire quelque chose
curtain-title = { $name }, c’est à toi
curtain-text = Passez l’écran. Personne d’autre ne doit regarder.
curtain-open = Je suis { $name }
connection-lost = La connexion est coupée. On la rétablit ; rien n’est perdu.
goes-on-elsewhere = Cette partie continue dans un autre onglet.
go-on-here = Continuer ici
nothing-here = Il n’y a rien ici
nothing-here-text = L’adresse est peut-être incomplète. Les jeux, eux, sont toujours au même endroit.

# What the log tells besides the game
told-took-back = { $name } : coup repris
told-declined = { $name } : non merci
told-stopped = La partie s’arrête ici
told-handed-over = Un bot prend le relais pour { $name }
told-returned = { $name } : de retour
told-said = { $name } : { $words }
told-again = Une autre partie commence

# Phrases
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-have-fun = Amusez-vous bien !
phrase-nice-move = Joli coup !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-wow = Waouh !
phrase-thinking = Je réfléchis.
phrase-your-turn = C’est ton tour.
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-one-more = Encore une ?
phrase-goodbye = Au revoir !

# Why a command was refused
rejected-unreadable = Ceci ne peut pas être lu comme un coup.
rejected-stale = La partie a continué entre-temps.
rejected-not-asked = Ce n’est pas à toi de décider maintenant.
rejected-not-seated = Il faut avoir un siège à la table pour faire ça.
rejected-no-such-seat = Ce siège n’existe pas.
rejected-seat-taken = Ce siège est pris.
rejected-full = Tous les sièges sont pris.
rejected-person-there = Quelqu’un est assis là.
rejected-no-bot-there = Il n’y a pas de bot là.
rejected-seats-free = Tous les sièges ne sont pas encore pris.
rejected-not-begun = La partie n’a pas commencé.
rejected-has-begun = La partie a commencé.
rejected-over = La partie est finie.
rejected-not-over = La partie n’est pas finie.
rejected-bot-plays = Un bot joue à ce siège.
rejected-not-away = Ce n’est pas un bot qui joue à ce siège.
rejected-is-there = Cette personne est là.
rejected-clock-decides = Avec une pendule, c’est le temps qui décide du sort des absents.
rejected-nothing-to-take-back = Il n’y a rien à reprendre : depuis, quelque chose a été tiré ou appris.
rejected-no-draws = Ce jeu ne se termine pas d’un commun accord.
rejected-bot-declines = Un bot préfère continuer.
rejected-nothing-asked = Personne n’a rien demandé.
rejected-already-asked = Une autre demande est en cours.
rejected-already-agreed = Tu as déjà dit oui.
rejected-entropy-missing = La page n’est plus à jour. Recharge-la.
rejected-enough = C’est assez pour cette partie.
rejected-bad-setting = Une table comme celle-ci n’est pas possible.

# The end
you-win = Tu as gagné !
you-win-agreed = Tu as gagné !
you-win-resigned = Tu as gagné : l’autre a abandonné.
you-win-time = Tu as gagné au temps.
wins = Victoire pour { $name }.
wins-agreed = Victoire pour { $name }.
wins-resigned = Victoire pour { $name } : l’autre a abandonné.
wins-time = Victoire au temps pour { $name }.
drawn = Partie nulle.
drawn-agreed = Partie nulle d’un commun accord.
drawn-resigned = Partie nulle.
drawn-time = Partie nulle.
shared = Victoire partagée : { $names }.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fair = Les tirages étaient honnêtes.
fair-text = { $draws ->
    [one] Le seul tirage a été recalculé sur cet appareil.
   *[other] Les { $draws } tirages ont tous été recalculés sur cet appareil.
}
unfair = Les tirages ne peuvent pas être vérifiés.
rematch = Revanche
download-record = Télécharger la partie

# A table at the server
coming-in = On entre…
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
old-version-text = Le serveur ne parle pas comme cette page. La recharger devrait aider.
server-unfair = Le serveur n’est pas digne de confiance
server-unfair-text = Il a changé ce à quoi il s’était engagé avant la partie. On ne joue plus à cette table.
earlier = Plus tôt
table-full = Tous les sièges sont pris. Tu pourras regarder dès que la partie aura commencé.
bring-friends = Invite tes amis
link = Lien
copy-link = Copier le lien
copied = Copié
you-sit = Tu es à la table
sit-down = S’asseoir
sit-here = S’asseoir ici
get-up = Se lever
free-seat = Libérer le siège
open-seat = libre
waiting-for-seats = Quand tous les sièges sont pris, n’importe qui à la table peut commencer.
all-here = Tout le monde est là.
name-needed = Dis comment tu t’appelles : de 1 à 24 lettres.
name-long = Ce nom est trop long : 24 lettres ou petits dessins au plus.
name-unseen = Il y a dans ce nom des caractères que personne ne voit.
clock = Temps de jeu
clock-none = Sans limite
clock-game = Par partie
clock-days = Par coup
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées à chaque coup
clock-days-each = Jours par coup
who-can-come = Qui peut venir
by-link = Avec le lien
public = Tout le monde

# Lessons
learn-game = Apprendre { $game }
leave-lesson = Quitter la leçon
lesson-step = Étape { $step } sur { $count }
lesson-astray = C’est permis dans une partie, mais ici, on essaie d’abord autre chose.
lesson-done = Exactement.
back = Retour
next = Suivant

# Looking at a game again
review = Revoir
open-record = Revoir une partie notée
open-record-text = Choisis le fichier qu’enregistre « Télécharger la partie », ou colle sa ligne ici.
not-a-record = Ce n’est pas une partie notée
not-a-record-text = Une partie notée est une ligne de texte, comme l’enregistre « Télécharger la partie ». Celle-ci est illisible, ou ne respecte pas les règles.
who-was-ahead = Qui menait
who-was-ahead-text = Les chances de victoire de chaque joueur, décision après décision, selon Blaireau
review-progress = { $done } sur { $count } décisions examinées
turning-points = Tournants
turn-down = { $name } : { $percent } % de moins ici ; Blaireau aurait joué { $better }
turn-up = { $name } : { $percent } % de plus ici
previous = Retour

# Open tables
open-tables = Tables ouvertes
open-tables-text = tout le monde peut s’asseoir
seated = { $taken } sur { $count } sièges pris
watch = Regarder
game-clock = { $minutes } min + { $seconds } s
