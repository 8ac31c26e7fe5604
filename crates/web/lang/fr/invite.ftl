# Coming together at a table
seats = Sièges
bring-friends = Invite tes amis
bring-friends-text = Ils scannent le QR code, touchent le lien ou tapent le code sur la page d’accueil.
qr-of-link = QR code du lien
code = Code
link = Lien
share = Partager
copy-link = Copier le lien
copied = Copié
in-messenger = Voilà ce qu’on voit dans une messagerie

# Seats that fill
is-here = là
open-seat = Siège libre
waiting-for-friend = on attend un ami…
or-animal = ou laisse jouer un animal
send-away = Renvoyer
all-here = Tout le monde est là.
can-begin = { $count ->
    [2] À deux, vous
    [3] À trois, vous
   *[other] À { $count }, vous
} pouvez déjà commencer, ou attendre les autres.
waiting-for-seats = Vous pourrez commencer dès que vous serez assez nombreux.
start-with = Commencer à { $count ->
    [2] deux
    [3] trois
   *[other] { $count }
}
get-up = Se lever

# What is played
no-clock-text = Les sièges restent réservés, même la nuit.
game-clock-text = Par personne, plus un bonus à chaque coup.
move-clock-text = Pour chaque coup.
seats-text = Des amis ou des animaux, comme vous voulez.
by-link-text = Toute personne qui a le lien peut s’asseoir ou regarder, et voit vos noms.
public-text = Tout le monde peut trouver la table sur la page d’accueil.

# What a friend sees
invites = { $name } t’invite à { $game }
table-waits = Une partie de { $game } t’attend
no-account = Sans compte, rien à installer.
sit-already = { $count ->
    [0] Personne n’est encore à table.
    [one] { $names } est déjà à table.
   *[other] { $names } sont déjà à table.
}
seats-free = { $count ->
    [one] Un siège est libre.
   *[other] { $count } sièges sont libres.
}
your-name = Comment t’appelles-tu ?
sit-down = S’asseoir
just-watch = Juste regarder
will-watch = Tu regardes. La partie apparaîtra ici dès qu’elle commence.
table-full = Tous les sièges sont pris. Tu pourras regarder dès que la partie aura commencé.
you-watch = Tu regardes.
never-played = Jamais joué ?
learn-soon = Apprends en trois minutes

# What messengers show of a link: said by the server
preview-playing = Une partie de { $game } est en cours
preview-playing-text = Viens regarder.
preview-won = { $game } : { $name } a gagné
preview-over = { $game } : la partie est finie
preview-over-text = Revois la partie, coup par coup.

# Another device
other-device = Jouer sur un autre appareil
other-device-text = Scanne le code ou ouvre le lien sur l’autre appareil. Les deux partagent alors ton siège.
other-device-warning = Ne le montre à personne : celui qui l’a joue à ta place et voit ce que tu vois.
show-seat = Personne ne regarde : montrer
qr-of-seat = QR code de ton siège, pour ton autre appareil
close = Fermer
seat-came-along = Ton siège est maintenant aussi sur cet appareil.
seat-kept = Cet appareil a déjà un siège ici, et le garde.
seat-unreadable = Le lien du siège est incomplet.
