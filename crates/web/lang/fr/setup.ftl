# Choosing how to play
setup-title = Nouvelle partie : { $game }
other-game = Autre jeu
make-table = Créer la table et le lien
remembered = C’est retenu pour la prochaine fois.

# Who plays
who-plays = Qui joue
how-many-play = Nombre de joueurs
seat-number = Joueur { $number }
swap-sides = Changer de côté
draw-lots = Tirer au sort
seat-move = Déplacer { $name }, siège { $number }
person = Humain
bot = Animal
seat-friend = Ami par lien
seat-open = Un ami
guest = Invité
setup-side-gobblet-0 = Blanc, commence
setup-side-gobblet-1 = Noir
bots-time = Temps de réflexion des bots
bots-time-short = Deux secondes par tour
bots-time-long = Plus long et plus fort

# House rules
how-you-play = Votre façon de jouer
preset-own = À votre façon
house-rules = Règles maison
edition-of-box = Votre édition du jeu
goes-with = « { $chosen } » va avec « { $others } » : c’est réglé aussi.

# Clock and guests
clock = Temps de jeu
clock-none = Sans limite
clock-game = Par partie
clock-days = Par coup
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées à chaque coup
clock-days-each = Jours par coup
who-can-come = Qui peut jouer
by-link = Avec le lien
public = Tout le monde

# In one sentence
setup-against = { $one } contre { $two }.
setup-summary = À la table : { $names }.
setup-friends = { $count ->
    [one] un ami
   *[other] { $count } amis
}
setup-usual = Tout comme d’habitude.
setup-public = Tout le monde peut jouer
