# Coming together at a table
seats = Posti
bring-friends = Invita i tuoi amici
bring-friends-text = Inquadrano l’immagine, toccano il link o scrivono il codice sulla prima pagina.
qr-of-link = Il link come immagine per la fotocamera
code = Codice
link = Link
share = Condividi
copy-link = Copia il link
copied = Copiato
in-messenger = Ecco come appare in una chat

# Seats that fill
is-here = c’è
open-seat = Posto libero
waiting-for-friend = aspetta un amico…
or-animal = o fai giocare un animale
send-away = Manda via
all-here = Ci siete tutti.
can-begin = { $count ->
    [2] In due
    [3] In tre
   *[other] { $count }
} si può già giocare. Potete anche aspettare.
waiting-for-seats = Appena siete abbastanza, si può cominciare.
start-with = Comincia in { $count ->
    [2] due
    [3] tre
   *[other] { $count }
}
get-up = Alzati

# What is played
no-clock-text = I posti aspettano, anche tutta la notte.
game-clock-text = A testa, più tanto a ogni mossa.
move-clock-text = Per ogni mossa.
seats-text = Amici o animali, come volete.
by-link-text = Chi ha il link può sedersi o guardare, e vede i vostri nomi.
public-text = Chiunque trova il tavolo sulla prima pagina.

# What a friend sees
invites = { $name } ti invita a { $game }
table-waits = Un tavolo di { $game } ti aspetta
no-account = Niente account, niente da installare.
sit-already = { $count ->
    [0] Non c’è ancora nessuno.
    [one] { $names } è già al tavolo.
   *[other] { $names } sono già al tavolo.
}
seats-free = { $count ->
    [one] C’è un posto libero.
   *[other] Ci sono { $count } posti liberi.
}
your-name = Come ti chiami?
sit-down = Siediti
just-watch = Solo guardare
will-watch = Stai guardando. Quando la partita comincia, la vedi qui.
table-full = Tutti i posti sono occupati. Potrai guardare appena comincia la partita.
you-watch = Stai guardando.
never-played = Mai giocato?
learn-soon = Impara in tre minuti

# What messengers show of a link: said by the server
preview-playing = Si sta giocando a { $game }
preview-playing-text = Vieni a guardare.
preview-won = { $game }: ha vinto { $name }
preview-over = { $game }: la partita è finita
preview-over-text = Guarda com’è andata, mossa per mossa.

# Another device
other-device = Gioca su un altro dispositivo
other-device-text = Apri là il tuo posto con un’immagine o un link. Poi lo hanno entrambi, e continui con quello che vuoi.
other-device-warning = Non mostrarlo a nessuno: chi ce l’ha gioca al tuo posto e vede quello che vedi tu.
show-seat = Nessuno guarda: mostra
qr-of-seat = Il tuo posto come immagine per la fotocamera dell’altro dispositivo
close = Chiudi
seat-came-along = Ora il tuo posto è anche su questo dispositivo.
seat-kept = Questo dispositivo ha già un posto qui e lo tiene.
seat-unreadable = Il link del posto è incompleto.
