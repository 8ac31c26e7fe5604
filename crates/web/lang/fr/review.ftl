# Looking at a game again
review = Revoir
open-record = Revoir une partie enregistrée
open-record-text = Choisis le fichier créé par « Télécharger la partie », ou colle sa ligne ici.
not-a-record = Ce n’est pas une partie enregistrée
not-a-record-text = Une partie enregistrée est une ligne de texte, telle que la crée « Télécharger la partie ». Celle-ci est illisible, ou ne respecte pas les règles.
finished-games = Parties terminées
who-was-ahead = Qui menait
turning-points = Tournants
previous = Précédent
who-was-ahead-text = Les chances de victoire de chacun, coup après coup, selon Blaireau
graph-help = touche la courbe pour y aller
review-progress = Blaireau a regardé { $done } coups sur { $count }
turning-point = Tournant
turning-of = { $number } sur { $count }
turning-found = { $count ->
    [0] aucun : pas un faux pas
    [one] un seul dans cette partie
   *[other] { $count } dans cette partie
}
turning-at = Tournant { $number }, coup { $move }
next-turning = Tournant suivant
previous-turning = Tournant précédent
review-better = Mieux : { $action }.
review-chances = Chances de gagner : { $better } % au lieu de { $played } %.
review-luck = C’était le hasard : les chances de { $name } sont passées de { $before } % à { $after } %.
percent = { $percent } %
play-better-line = Jouer la meilleure suite
what-i-played = Mon coup
what-was-played = Le coup joué
every-move = Tous les coups
review-keys = ← → coup par coup, ↑ ↓ tournants
move-number = Coup { $number }
move-of = sur { $count }
to-start = Au début
to-end = À la fin
the-start = La partie commence.
review-picture = Image
review-film = Film
review-more = Plus
link-in-address = Le lien est dans la barre d’adresse
link-damaged = Ce lien est abîmé
link-damaged-text = Un morceau s’est perdu en route. Redemande-le : « Copier le lien » en fait un nouveau.
review-gone = Cette partie n’est pas sur cet appareil
review-gone-text = Les parties terminées restent sur l’appareil où elles ont été jouées, jusqu’à ce que de plus récentes prennent la place. Le lien d’une partie s’ouvre partout : « Copier le lien » en fait un.
review-unkept = Il n’y avait plus de place pour garder cette partie sur cet appareil. Copie son lien pour ne pas la perdre.
