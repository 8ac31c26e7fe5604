# The home page
gobblet-name = Gobblet!
gobblet-tagline = Quattro in linea e hai vinto. I gobblet grandi inghiottono quelli piccoli.

# On the board
gobblet-board = Tabellone 4 per 4. Il Bianco è in basso.
gobblet-stacks-white = Pile del Bianco
gobblet-stacks-black = Pile del Nero
gobblet-stack = Pila { $number }: in cima grandezza { $size }
gobblet-stack-empty = Pila { $number }: vuota
gobblet-square-empty = vuota
gobblet-piece = { $colour ->
    [white] { $size } bianco
   *[black] { $size } nero
}
gobblet-may-land = Il tuo gobblet può andare qui
gobblet-may-gobble = Il tuo gobblet può inghiottirlo
gobblet-key-land = il tuo può andare qui
gobblet-key-gobble = il tuo può inghiottire
gobblet-key-three = tre in linea
gobblet-type = Scrivi una mossa: 4@d3 mette in gioco, c2-b2 sposta

# What to do
gobblet-prompt-choose = Metti in gioco un nuovo gobblet, o sposta uno dei tuoi sul tabellone.
gobblet-prompt-threat = { $name } ha tre gobblet in linea. Blocca la linea, o inghiotti uno dei tre.
gobblet-prompt-first = Trascina un gobblet su una casella, oppure toccane uno e poi una casella.
gobblet-prompt-place = Posa il tuo nuovo { $size } su una casella vuota, o inghiotti uno dei tre in linea dell’avversario.
gobblet-prompt-move = Sposta il gobblet da { $from }: su una casella vuota, o sopra un qualsiasi gobblet più piccolo.
gobblet-prompt-land = Il gobblet sollevato da { $from } è per aria: va posato su un’altra casella.

# Options
gobblet-preset-easy = Facile da seguire
gobblet-preset-easy-text = Un bordo mostra che cosa copre un gobblet. Puoi cambiare idea.
gobblet-preset-real = Come su un tabellone vero
gobblet-preset-real-text = Quello che un gobblet copre non si vede. Gobblet toccato, gobblet giocato.
gobblet-option-touch = Toccare un gobblet
gobblet-option-touch-free = Puoi cambiare idea: la mossa vale quando il gobblet è posato.
gobblet-option-touch-strict = Gobblet toccato, gobblet giocato: sollevalo, guarda che cosa c’è sotto e posalo altrove.
gobblet-option-repetition-draw = Tre volte la stessa posizione
gobblet-option-repetition-draw-true = Partita patta: nessuno può andare avanti e indietro per sempre.
gobblet-option-repetition-draw-false = Si continua: patta solo dopo 500 turni.
gobblet-option-memory = Che cosa nasconde un gobblet
gobblet-option-memory-help = Lo mostra un bordo: vedi che cosa c’è sotto.
gobblet-option-memory-none = Resta nascosto: devi ricordartelo tu. In tal caso, gobblet toccato, gobblet giocato.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
gobblet-event-placed = { $gobbled ->
    [none] { $who } mette in gioco un { $gobblet } in { $at }
   *[other] { $who } mette in gioco un { $gobblet } in { $at } e inghiotte il { $gobbled }
}
gobblet-event-moved = { $gobbled ->
    [none] { $who } sposta il { $gobblet } da { $from } a { $to }
   *[other] { $who } sposta il { $gobblet } da { $from } a { $to } e inghiotte il { $gobbled }
}
gobblet-event-touched = { $uncovered ->
    [none] { $who } solleva il { $gobblet } da { $from }
   *[other] { $who } solleva il { $gobblet } da { $from }; torna alla luce il { $uncovered }
}
gobblet-event-landed = { $gobbled ->
    [none] { $who } lo posa in { $to }
   *[other] { $who } lo posa in { $to } e inghiotte il { $gobbled }
}
gobblet-event-over = { $reason ->
    [line] { $winner } ha quattro in linea
    [lift] il gobblet sollevato ha scoperto la linea di quattro di { $winner }
    [stuck-touch] il gobblet toccato non si può posare da nessuna parte
    [repetition] partita patta: la stessa posizione per la terza volta
   *[turn-limit] partita patta: è stato giocato l’ultimo turno
}
gobblet-idea-placed = { $gobbled ->
    [none] mettere in gioco un { $gobblet } in { $at }
   *[other] mettere in gioco un { $gobblet } in { $at } e inghiottire il { $gobbled }
}
gobblet-idea-moved = { $gobbled ->
    [none] spostare il { $gobblet } da { $from } a { $to }
   *[other] spostare il { $gobblet } da { $from } a { $to } e inghiottire il { $gobbled }
}
gobblet-idea-touched = sollevare il { $gobblet } da { $from }
gobblet-idea-landed = { $gobbled ->
    [none] posarlo in { $to }
   *[other] posarlo in { $to } e inghiottire il { $gobbled }
}
gobblet-word-w1 = 1 bianco
gobblet-word-w2 = 2 bianco
gobblet-word-w3 = 3 bianco
gobblet-word-w4 = 4 bianco
gobblet-word-b1 = 1 nero
gobblet-word-b2 = 2 nero
gobblet-word-b3 = 3 nero
gobblet-word-b4 = 4 nero

# Why not
gobblet-illegal-not-your-turn = Non è il tuo turno: tocca a { $turn }.
gobblet-illegal-over = La partita è finita.
gobblet-illegal-not-on-top = Nessuna delle tue pile mostra un { $size }; di una pila si può giocare solo il gobblet in cima.
gobblet-illegal-stacks-empty = Tutti i tuoi gobblet sono sul tabellone. Spostane uno.
gobblet-illegal-taken = { $at } è occupata: un nuovo gobblet va su una casella vuota, a meno che non inghiotta uno dei tre in linea.
gobblet-illegal-own-gobblet = Un nuovo gobblet non inghiotte mai uno dei tuoi, e quello in { $at } è tuo.
gobblet-illegal-not-larger-than-three = In { $at } c’è un { $there }, uno dei tre in linea, ma il tuo { $size } non è più grande.
gobblet-illegal-nothing-there = In { $from } non c’è niente da spostare.
gobblet-illegal-not-yours = Il gobblet in { $from } non è tuo.
gobblet-illegal-same-square = Un gobblet non può tornare sulla sua casella, { $square }.
gobblet-illegal-not-smaller = In { $to } c’è un { $there }: il tuo { $size } inghiotte solo quelli più piccoli.
gobblet-illegal-must-land = Il gobblet sollevato da { $from } è per aria: prima posalo.
gobblet-illegal-touch-first = A questo tavolo, gobblet toccato, gobblet giocato: prima solleva il gobblet in { $from }.
gobblet-illegal-move-at-once = A questo tavolo uno spostamento è un’azione sola: di’ dove va il gobblet in { $from }.
gobblet-illegal-nothing-in-air = Non c’è nessun gobblet per aria da posare in { $to }.

# Why a bot would do it
gobblet-named-line = { $line-kind ->
    [row] riga { $line-name }
    [column] colonna { $line-name }
   *[diagonal] diagonale { $line-name }
}
gobblet-reason-allowed = è permesso
gobblet-reason-completes = completa quattro in linea sulla { gobblet-named-line }
gobblet-reason-proven-win = la vittoria è dimostrata, al più tardi in { $plies ->
    [one] un turno
   *[other] { $plies } turni
}
gobblet-reason-proven-loss = resiste più a lungo: la sconfitta in { $plies ->
    [one] un turno
   *[other] { $plies } turni
} è dimostrata
gobblet-reason-blocks = blocca tre in linea sulla { gobblet-named-line }
gobblet-reason-parries = para tre in linea sulla { gobblet-named-line }
gobblet-reason-threatens = minaccia quattro in linea sulla { gobblet-named-line }
gobblet-reason-gobbles = inghiotte il { $size } in { $at }
gobblet-reason-gobbles-own = inghiotte un proprio { $size } in { $at }
gobblet-reason-uncovers-own = scopre un proprio { $size } in { $at }
gobblet-reason-brings-in = mette in gioco un { $size } in { $at }, casella di { $lines ->
    [2] due linee
    [3] tre linee
   *[other] { $lines } linee
}
gobblet-reason-moves = sposta un gobblet in { $at }, casella di { $lines ->
    [2] due linee
    [3] tre linee
   *[other] { $lines } linee
}
gobblet-reason-looks-best = sembra la migliore guardando avanti di { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
gobblet-reason-best-on-average = { $guesses ->
    [one] la migliore secondo un’ipotesi
   *[other] la migliore in media su { $guesses } ipotesi
} su ciò che è coperto
gobblet-reason-lost = ogni mossa scopre una linea dell’avversario
gobblet-reason-wins = completa quattro in linea
gobblet-reason-most-in-lines = lascia più gobblet in linee aperte

# The lesson
gobblet-lesson-aim = Con quattro dei tuoi gobblet in linea vinci: su una riga, una colonna o una diagonale. Tu sei il Bianco, con i segni rotondi. Si comincia?
gobblet-lesson-bring = I tuoi gobblet aspettano in tre pile, il più grande in cima.
gobblet-lesson-bring-task = Metti in gioco un 4: scegli una pila, poi la casella b2.
gobblet-lesson-stack = Il Nero ha risposto in c3. Da una pila si può giocare solo il gobblet in cima.
gobblet-lesson-stack-task = Metti in gioco un altro 4 in c2.
gobblet-lesson-three = Due in linea.
gobblet-lesson-three-task = Falli diventare tre: un 4 in d2.
gobblet-lesson-move = Il Nero ha bloccato in a2. Invece di metterne in gioco uno, puoi spostare uno qualsiasi dei tuoi su qualsiasi casella.
gobblet-lesson-move-task = Sposta quello in b2 a b4.
gobblet-lesson-gobble = Un gobblet che si sposta può posarsi su uno qualsiasi più piccolo, tuo o no, e inghiottirlo.
gobblet-lesson-gobble-task = Il Nero ha messo un 3 in a3: spostaci sopra quello in d2.
gobblet-lesson-lift = Guarda che cosa c’è sotto: quando un gobblet se ne va, quello che copriva torna alla luce. E ora gioca una partita intera!

# In half a minute
gobblet-brief-1 = Quattro in linea
gobblet-brief-1-text = Vincono quattro gobblet visibili del tuo colore: in una riga, una colonna o una diagonale lunga.
gobblet-brief-2 = Mettine in gioco uno
gobblet-brief-2-text = Prendi un nuovo gobblet dalla cima di una pila e posalo su una casella vuota.
gobblet-brief-3 = O spostane uno
gobblet-brief-3-text = Su qualsiasi casella. Uno più grande ne inghiotte uno più piccolo, tuo o no.
gobblet-brief-4 = Guarda sotto
gobblet-brief-4-text = Ciò che è coperto è ancora lì. Quando il gobblet sopra se ne va, conta di nuovo.

# The lesson about strict touch
gobblet-strict-name = Gobblet toccato, gobblet giocato
gobblet-strict-aim = A certi tavoli un gobblet toccato va giocato. Prima si solleva, tutti vedono che cosa c’era sotto, e solo allora si posa.
gobblet-strict-touch = Guarda prima di toccare: puoi ancora scegliere quale giocare.
gobblet-strict-touch-task = Tocca il tuo 4 in b2.
gobblet-strict-land = È per aria. Può andare su ogni casella dove ci sta, ma non tornare da dove è venuto.
gobblet-strict-land-task = Posalo in d2, sopra il 3 nero.
gobblet-strict-again = Il Nero ha messo in gioco un 4 in a1. Ciò che hai inghiottito resta sotto.
gobblet-strict-again-task = Tocca di nuovo il tuo 4, in d2.
gobblet-strict-light = Ecco di nuovo il 3, davanti a tutti. Puoi ancora scegliere dove va il tuo 4, ma non più quale giocare.
gobblet-strict-light-task = Posalo in b3.
gobblet-strict-end = Attenzione: se sollevando un gobblet scopri una linea di quattro dell’avversario, hai perso, a meno che tu non lo posi proprio su quella linea. E toccare un gobblet che non ci sta da nessuna parte fa perdere la partita.
