# Coming together at a table
seats = Sièges
bring-friends = Invite tes amis
bring-friends-text = Ils visent l’image avec leur appareil, touchent le lien ou tapent le code sur la première page.
qr-of-link = Le lien en image pour les caméras
code = Code
link = Lien
share = Partager
copy-link = Copier le lien
copied = Copié
in-messenger = Voilà ce qu’on voit dans une messagerie

# Seats that fill
is-here = là
open-seat = Siège libre
waiting-for-friend = attend un ami…
or-animal = ou laisse jouer un animal
send-away = Renvoyer
all-here = Tout le monde est là.
can-begin = { $count ->
    [2] Deux
    [3] Trois
   *[other] { $count }
} peuvent déjà jouer. Vous pouvez aussi attendre.
waiting-for-seats = Dès que vous êtes assez, vous pouvez commencer.
start-with = Commencer à { $count ->
    [2] deux
    [3] trois
   *[other] { $count }
}
get-up = Se lever

# What is played
no-clock-text = Les sièges attendent leurs joueurs, même la nuit.
game-clock-text = Pour chacun, et autant en plus à chaque coup.
move-clock-text = Pour chaque coup.
seats-text = Des amis ou des animaux, comme vous voulez.
by-link-text = Qui a le lien peut s’asseoir ou regarder, et voit vos noms.
public-text = Tout le monde trouve la table sur la première page.

# What a friend sees
invites = { $name } t’invite à { $game }
table-waits = Une table de { $game } t’attend
no-account = Sans compte, rien à installer.
sit-already = { $count ->
    [0] Personne n’est encore assis.
    [one] { $names } est déjà à table.
   *[other] { $names } sont déjà à table.
}
seats-free = { $count ->
    [one] Un siège est libre.
   *[other] { $count } sièges sont libres.
}
your-name = Comment t’appelles-tu ?
sit-down = S’asseoir
just-watch = Juste regarder
will-watch = Tu regardes. Quand la partie commence, tu la vois ici.
table-full = Tous les sièges sont pris. Tu pourras regarder dès que la partie aura commencé.
you-watch = Tu regardes.
never-played = Jamais joué ?
learn-soon = Apprends en trois minutes

# What messengers show of a link: said by the server
preview-playing = On joue à { $game }
preview-playing-text = Viens regarder.
preview-won = { $game } : { $name } a gagné
preview-over = { $game } : la partie est finie
preview-over-text = Revois la partie, coup par coup.

# Another device
other-device = Jouer sur un autre appareil
other-device-text = Ouvre ton siège là-bas par une image ou un lien. Les deux appareils le tiennent alors, et tu continues sur celui que tu veux.
other-device-warning = Ne le montre à personne : qui l’a joue à ta place et voit ce que tu vois.
show-seat = Personne ne regarde : montrer
qr-of-seat = Ton siège en image pour la caméra de ton autre appareil
close = Fermer
seat-came-along = Ton siège est maintenant aussi sur cet appareil.
seat-kept = Cet appareil a déjà un siège ici, et le garde.
seat-unreadable = Le lien du siège est incomplet.
