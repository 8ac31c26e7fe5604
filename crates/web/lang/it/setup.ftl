# Choosing how to play
setup-title = Nuova partita: { $game }
other-game = Altro gioco
make-table = Crea tavolo e link
remembered = Resta in memoria per la prossima volta.

# Who plays
who-plays = Chi gioca
how-many-play = Quanti giocatori
seat-number = Giocatore { $number }
swap-sides = Scambia i lati
draw-lots = Tira a sorte
seat-move = Sposta { $name }, posto { $number }
person = Persona
bot = Animale
seat-friend = Amico con il link
seat-open = Un amico
guest = Ospite
setup-side-gobblet-0 = Bianco, comincia
setup-side-gobblet-1 = Nero
bots-time = Quanto pensano i bot
bots-time-short = Due secondi a turno
bots-time-long = Più a lungo e più forti

# House rules
how-you-play = Come giocate
preset-own = A modo vostro
house-rules = Regole della casa
edition-of-box = La vostra edizione del gioco
goes-with = «{ $chosen }» va con «{ $others }»: ora è impostato anche questo.

# Clock and guests
clock = Tempo di gioco
clock-none = Senza limite
clock-game = Per partita
clock-days = Per mossa
clock-minutes = Minuti per giocatore
clock-increment = Secondi in più a ogni mossa
clock-days-each = Giorni per mossa
who-can-come = Chi può giocare
by-link = Chi ha il link
public = Tutti

# In one sentence
setup-against = { $one } contro { $two }.
setup-summary = Al tavolo: { $names }.
setup-friends = { $count ->
    [one] un amico
   *[other] { $count } amici
}
setup-usual = Tutto come al solito.
setup-public = Può giocare chiunque
