# Coming together at a table
seats = Posti
bring-friends = Invita i tuoi amici
bring-friends-text = Inquadrano il codice QR, toccano il link o scrivono il codice sulla pagina iniziale.
qr-of-link = Codice QR del link
code = Codice
link = Link
share = Condividi
copy-link = Copia il link
copied = Copiato
in-messenger = Ecco come appare in una chat

# Seats that fill
is-here = c’è
open-seat = Posto libero
waiting-for-friend = in attesa di un amico…
or-animal = o fai giocare un animale
send-away = Manda via
all-here = Ci siete tutti.
can-begin = { $count ->
    [2] In due
    [3] In tre
   *[other] In { $count }
} potete già cominciare, o aspettare gli altri.
waiting-for-seats = Potrete cominciare appena sarete abbastanza.
start-with = Comincia in { $count ->
    [2] due
    [3] tre
   *[other] { $count }
}
get-up = Alzati

# What is played
no-clock-text = I posti restano riservati, anche per tutta la notte.
game-clock-text = A testa, più un bonus a ogni mossa.
move-clock-text = Per ogni mossa.
seats-text = Amici o animali, come volete.
by-link-text = Chi ha il link può sedersi o guardare, e vede i vostri nomi.
public-text = Chiunque può trovare il tavolo sulla pagina iniziale.

# What a friend sees
invites = { $name } ti invita a { $game }
table-waits = Una partita di { $game } ti aspetta
no-account = Niente account, niente da installare.
sit-already = { $count ->
    [0] Al tavolo non c’è ancora nessuno.
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
will-watch = Stai guardando. La partita apparirà qui appena comincia.
table-full = Tutti i posti sono occupati. Potrai guardare appena comincia la partita.
you-watch = Stai guardando.
never-played = Non hai mai giocato?
learn-soon = Impara in tre minuti

# What messengers show of a link: said by the server
preview-playing = Si sta giocando a { $game }
preview-playing-text = Vieni a guardare.
preview-won = { $game }: ha vinto { $name }
preview-over = { $game }: la partita è finita
preview-over-text = Guarda com’è andata, mossa per mossa.

# Another device
other-device = Gioca su un altro dispositivo
other-device-text = Là inquadra il codice o apri il link. Poi i due dispositivi condividono il tuo posto.
other-device-warning = Non mostrarlo a nessuno: chi ce l’ha gioca al tuo posto e vede quello che vedi tu.
show-seat = Nessuno guarda: mostra
qr-of-seat = Codice QR del tuo posto, per l’altro dispositivo
close = Chiudi
seat-came-along = Ora il tuo posto è anche su questo dispositivo.
seat-kept = Questo dispositivo ha già un posto qui e lo tiene.
seat-unreadable = Il link del posto è incompleto.
