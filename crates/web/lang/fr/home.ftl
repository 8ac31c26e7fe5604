# The home page
greeting = { $hour ->
    [morning] Bonjour
    [day] Bonjour
   *[evening] Bonsoir
}{ $named ->
    [none] { "" }
   *[some] { " " }{ $name }
}
home-waits = { $count ->
    [one] Une partie attend ton coup.
   *[other] { $count } parties attendent ton coup.
}
home-none-waits = Personne ne t’attend pour l’instant.
go-on = Continuer
go-on-playing = Continuer à jouer
look = Voir
with-whom = avec { $names }
all-running = Les { $count } parties en cours
put-away = Supprimer
put-away-sure = Pour de bon ?
put-away-table = Retirer de la liste ?
play-animal = Contre { $animal }
play-against = Jouer contre
all-finished = Les { $count } parties
who-lives-here = Qui habite ici
your-wins = tes victoires
wins-of = { $won } sur { $played }
bot-beginner-about = Regarde bien et manque quand même la moitié du plateau.
bot-easy-about = Applaudit chaque beau coup, les tiens aussi.
bot-medium-about = Ne laisse jamais la porte ouverte.
bot-hard-about = Compte tout deux fois.
bot-master-about = L’a vu venir trois tours plus tôt.
bot-adapt-about = Se relâche quand il mène et donne tout quand il est mené.
