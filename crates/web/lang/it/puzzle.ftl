# The puzzle of the day
puzzle-title = Rompicapo del giorno
puzzle-solve = Risolvilo
puzzle-all-done = { $games ->
    [4] Tutti e quattro risolti. Domani ce ne sono di nuovi!
   *[other] Tutti e { $games } risolti. Domani ce ne sono di nuovi!
}
puzzle-today = I rompicapi di oggi
puzzle-that-day = I rompicapi di quel giorno
puzzle-done = risolto
puzzle-again = Ancora una volta
puzzle-answer = Mostra la soluzione
puzzle-right = Giusto! Continua.
puzzle-lost-star = { $stars ->
    [one] Ti resta una stella. Prova quante volte vuoi.
   *[other] Ti restano { $stars } stelle. Prova quante volte vuoi.
}
puzzle-first-try = Risolto al primo colpo!
puzzle-solved = Risolto!
puzzle-given = Ecco la soluzione.
puzzle-streak = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
puzzle-stars = { $count ->
    [one] { $count } stella su 3
   *[other] { $count } stelle su 3
}
puzzle-day = { $day }, { $solved } di { $games } risolti
puzzle-month-before = Mese precedente
puzzle-month-after = Mese successivo
puzzle-made = Lo stesso per tutti, controllato dal computer.
no-puzzle = Qui non c’è nessun rompicapo
no-puzzle-text = Non è stato possibile caricare i rompicapi. Collegati una volta; poi restano su questo dispositivo.

puzzle-kind-gobblet = Trova la vittoria
puzzle-kind-gobblestones = La posa migliore
puzzle-kind-kobold = Il bottino migliore
puzzle-kind-clonk = La catena migliore

puzzle-ask-gobblet = Tocca al { $side ->
    [white] Bianco
   *[black] Nero
}: { $left ->
    [one] vinci subito.
   *[other] vinci in { $left } mosse.
}
puzzle-ask-gobblestones = Quale posa fa più punti?
puzzle-ask-kobold = Quali tre gettoni portano più punti?
puzzle-ask-clonk = Scava la catena con più monete.

puzzle-about-gobblet = L’altra parte si difende al meglio. Un errore costa una stella.
puzzle-about-gobblestones = Una linea, solo questo turno. Un errore costa una stella.
puzzle-about-kobold = Contano solo i punti che fai subito e ciò che è a faccia in su.
puzzle-about-clonk = Fino a quattro carte che vedi, ognuna legata alla precedente. Niente regali.

puzzle-wrong-gobblet = { $left ->
    [one] Così non si vince ancora.
   *[other] Così non si vince in { $left } mosse.
}
puzzle-wrong-gobblestones = Un’altra posa fa di più.
puzzle-wrong-kobold = Un altro bottino porta di più.
puzzle-wrong-clonk = Un’altra catena ha più monete.

puzzle-why-gobblet = Quattro in linea, qualunque cosa faccia l’altra parte. Nient’altro vince in { $worth } mosse.
puzzle-why-gobblestones = { $worth } punti. La seconda posa migliore ne fa { $next }.
puzzle-why-kobold = { $worth } punti. Il secondo bottino migliore ne porta { $next }.
puzzle-why-clonk = { $worth } monete. La seconda catena migliore ne ha { $next }.
