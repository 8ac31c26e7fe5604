# Looking at a game again
review = Rivedi
open-record = Rivedi una partita registrata
open-record-text = Scegli il file creato da «Scarica la partita», oppure incolla qui la sua riga.
not-a-record = Questa non è una partita registrata
not-a-record-text = Una partita registrata è una riga di testo, come quella che crea «Scarica la partita». Questa non si può leggere, o non rispetta le regole.
finished-games = Partite finite
who-was-ahead = Chi era in vantaggio
turning-points = Momenti di svolta
previous = Indietro
who-was-ahead-text = Le probabilità di vittoria di ogni giocatore, mossa per mossa, secondo Tasso
graph-help = tocca il grafico per saltare lì
review-progress = Tasso ha guardato { $done } mosse su { $count }
turning-point = Momento di svolta
turning-of = { $number } di { $count }
turning-found = { $count ->
    [0] nessuno: nessun passo falso
    [one] uno in questa partita
   *[other] { $count } in questa partita
}
turning-at = Momento di svolta { $number }, mossa { $move }
next-turning = Svolta successiva
previous-turning = Svolta precedente
review-better = Meglio: { $action }.
review-chances = Probabilità di vittoria: { $better }% invece di { $played }%.
review-luck = È stata fortuna: le probabilità di { $name } sono passate dal { $before }% al { $after }%.
percent = { $percent }%
play-better-line = Gioca il seguito migliore
what-i-played = La mia mossa
what-was-played = La mossa giocata
every-move = Tutte le mosse
review-keys = ← → mossa per mossa, ↑ ↓ svolte
move-number = Mossa { $number }
move-of = di { $count }
to-start = All’inizio
to-end = Alla fine
the-start = La partita comincia.
review-picture = Immagine
review-film = Filmato
review-more = Altro
link-in-address = Il link è nella barra degli indirizzi
link-damaged = Questo link è danneggiato
link-damaged-text = Se n’è perso un pezzo per strada. Chiedilo di nuovo: «Copia il link» ne fa uno nuovo.
review-gone = Questa partita non è su questo dispositivo
review-gone-text = Le partite finite restano sul dispositivo dove sono state giocate, finché il posto non serve a partite più nuove. Il link di una partita si apre ovunque: «Copia il link» ne fa uno.
review-unkept = Non c’era posto per tenere questa partita su questo dispositivo. Copia il suo link e non andrà persa.
