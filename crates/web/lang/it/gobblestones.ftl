# The home page
gobblestones-name = Gobblestones
gobblestones-tagline = Posa le tessere sul loro colore. Non riempire mai un quadrato di quattro caselle.

# On the board
gobblestones-board = Tabellone di 15 per 15 caselle: colonne da a a o, righe da 1 a 15. Le frecce spostano, Invio posa una tessera; R, Y, G, B o T sceglie un colore, Backspace riprende una tessera.
gobblestones-space = Casella { $colour }, { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
gobblestones-space-grey = Casella grigia: qualsiasi colore, nessun punto
gobblestones-space-closed = Casella grigia: resta vuota
gobblestones-grey = grigia
gobblestones-tile = Tessera { $tile }
gobblestones-tile-down = Tessera a faccia in giù
gobblestones-tile-own-down = La tua tessera { $tile }, a faccia in giù
gobblestones-tile-mine = La tua tessera { $tile }, non ancora confermata. Tocca per riprenderla
gobblestones-tile-gone = Qui c’era una tessera { $tile }, poi ripresa
gobblestones-open = Puoi cominciare qui
gobblestones-open-total = Con una tessera qui fai { $points }
gobblestones-hatched = Una tessera qui formerebbe un blocco 2 per 2
gobblestones-in-question = In dubbio
gobblestones-shown-right = Il colore giusto
gobblestones-shown-wrong = Il colore sbagliato
gobblestones-zoom-in = Guarda da vicino
gobblestones-zoom-out = Vedi di più
gobblestones-key-joker = qualsiasi colore, nessun punto
gobblestones-key-open = puoi cominciare qui
gobblestones-key-hatch = formerebbe un blocco 2×2
gobblestones-type = Scrivi le tue tessere: j5B k5R ne posa due, - nessuna

# The rack and the bag
gobblestones-your-rack = Il tuo leggio
gobblestones-rack-empty = Il tuo leggio è vuoto
gobblestones-pile = Tessera { $tile }, { $count ->
    [0] non ne restano
   *[other] { $count } sul tuo leggio
}
gobblestones-rack-count = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
gobblestones-rack-laid = { $laid ->
    [one] , { $laid } posata
   *[other] , { $laid } posate
}
gobblestones-points = { $points ->
    [one] punto
   *[other] punti
}
gobblestones-bag = Il sacchetto
gobblestones-in-bag = nel sacchetto
gobblestones-you-draw = { $count ->
    [0] Conferma ora: non peschi niente
   *[other] Conferma ora: ne peschi { $count }
}
gobblestones-five = { $laid ->
    [one] { $laid } posata
   *[other] { $laid } posate
}, { $drawn ->
    [one] { $drawn } pescata
   *[other] { $drawn } pescate
}
gobblestones-turn-so-far = Il tuo turno finora
gobblestones-points-so-far = { $points ->
    [one] punto finora
   *[other] punti finora
}
gobblestones-verdict-nothing = Ancora niente di posato
gobblestones-verdict-legal = Permesso
gobblestones-demand-row = In una linea, senza buchi
gobblestones-demand-touch = Tocca una tessera precedente
gobblestones-demand-centre = Copre il centro di un pannello
gobblestones-demand-colour = I colori giusti
gobblestones-demand-claim = Colori solo dichiarati
gobblestones-demand-block = Nessun blocco 2×2
gobblestones-why = Perché? Regola { $rule }
gobblestones-take-back = Riprendi
gobblestones-confirm = Conferma { $points }
gobblestones-lay-nothing = { $count ->
    [0] Non posare
   *[other] Non posare, pesca { $count }
}
gobblestones-ends-last-tile = La tua ultima tessera: la partita finisce con questo turno.
gobblestones-ends-empty-rack = Un leggio è vuoto e il sacchetto non basta: la partita finisce con questo turno.
gobblestones-ends-stalemate = { $idle } di { $most } turni di fila senza una tessera: dopo { $most } la partita è finita.
gobblestones-ends-idle = Turni a vuoto di fila: { $idle }. Dopo { $most } la partita è finita.

# What to do
gobblestones-prompt-open = Posa le tue prime tessere: una sul centro di un pannello, tutte in una sola riga o colonna.
gobblestones-prompt-open-bluff = Posa le tue prime tessere a faccia in giù, di qualsiasi colore: una sul centro di un pannello, tutte in una sola riga o colonna.
gobblestones-prompt-lay = Posa fino a cinque tessere in una linea che tocca tessere precedenti: tocca una casella, o prima una tessera.
gobblestones-prompt-bluff = Posa fino a cinque tessere a faccia in giù, di qualsiasi colore. Scegli una tessera, poi una casella.
gobblestones-prompt-no-tiles = Il tuo leggio è vuoto. Non posare niente e pesca.
gobblestones-prompt-aim = Quale tessera in { $square }? Scegline una dal tuo leggio.
gobblestones-prompt-picked = Dove va la tessera { $tile }? Gli anelli mostrano dove puoi cominciare.
gobblestones-prompt-picked-more = Dove va la tessera { $tile }?
gobblestones-prompt-more = { $points ->
    [one] { $points } punto finora. Continua a posare, o conferma.
   *[other] { $points } punti finora. Continua a posare, o conferma.
}
gobblestones-prompt-five = Cinque tessere, { $points } punti: conferma.
gobblestones-prompt-not-yet = Non ancora: continua a posare, o riprendi una tessera.
gobblestones-prompt-answer = { $count ->
    [one] { $name } ha posato una tessera a faccia in giù. Ci credi?
   *[other] { $name } ha posato { $count } tessere a faccia in giù. Credi a tutte?
}

# Bluffing
gobblestones-claims = { $name } dichiara { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
gobblestones-your-tiles = Le tue tessere
gobblestones-unseen = { $count ->
    [one] { $count } non vista
   *[other] { $count } non viste
}
gobblestones-always-right = sempre giusta
gobblestones-unseen-means = Non viste: delle 20 di ogni colore, quelle che non sono né a faccia in su né tue.
gobblestones-sealed = Sigillato: tutte le buste restano così finché non hanno risposto tutti.
gobblestones-answer = La tua risposta
gobblestones-trust = Mi fido
gobblestones-challenge = Contesto
gobblestones-trust-keep = Resti a { $mine }, qualunque cosa succeda.
gobblestones-trust-score = { $others ->
    [0] { $name } segna { $points }: { $theirs } → { $theirs-after }.
   *[other] Se nessuno contesta, { $name } segna { $points }: { $theirs } → { $theirs-after }.
}
gobblestones-at-stake = { $points } in palio
gobblestones-challenge-wrong = Se c’è un colore sbagliato, { $name } non segna niente, riprende { $count ->
    [one] la tessera
   *[other] tutte e { $count } le tessere
} e non pesca.
gobblestones-challenge-right = Se è tutto giusto, perdi { $points }: { $mine } → { $mine-after }.
gobblestones-before-you = Se contesta anche qualcuno prima di te ({ $before }), il rischio non è tuo: il contestatore è solo il primo a sinistra di { $name }.
gobblestones-reveal-title = Contestato!
gobblestones-put-away = Chiudi
gobblestones-reveal-first = Il primo a sinistra di { $name } è il contestatore: { $challenger }.
gobblestones-reveal-tile = { $tile } su { $space }
gobblestones-reveal-right = Tutto giusto. { $name } +{ $points }, { $challenger } −{ $points }.
gobblestones-reveal-bluff = Un bluff! Niente punti per { $name }: { $count ->
    [one] la tessera torna
   *[other] tutte e { $count } le tessere tornano
} sul leggio, e non si pesca.

# The end
gobblestones-ending-GBS-13 = Qualcuno ha posato la sua ultima tessera, e nel sacchetto ce n’erano troppo poche da pescare.
gobblestones-ending-GBS-14 = Un leggio era vuoto e il sacchetto esaurito.
gobblestones-ending-GBS-R5 = Il turno è arrivato a un leggio vuoto.
gobblestones-ending-GBS-R4 = Il sacchetto è vuoto e per un intero giro nessuno ha posato una tessera.
gobblestones-ending-GBS-R11 = Solo turni a vuoto per tre giri.
gobblestones-graph = Chi era in vantaggio, turno per turno

# Options
gobblestones-option-bluff = Bluff
gobblestones-option-bluff-false = No: le tessere stanno a faccia in su e hanno il colore della loro casella.
gobblestones-option-bluff-true = Sì: le tessere stanno a faccia in giù, di qualsiasi colore; gli altri si fidano o contestano.
gobblestones-option-bridging = Tessere precedenti in mezzo
gobblestones-option-bridging-true = Permesso: le tue tessere possono continuare dietro quelle di turni precedenti.
gobblestones-option-bridging-false = Non permesso: le tue tessere stanno una accanto all’altra.
gobblestones-option-empty-rack = Quando il turno arriva a un leggio vuoto
gobblestones-option-empty-rack-draws = Se ne pescano cinque: poi si continua. Se nel sacchetto ce ne sono meno, la partita finisce.
gobblestones-option-empty-rack-ends = La partita finisce: subito, anche se nel sacchetto restano tessere.
gobblestones-option-jokers = Caselle grigie
gobblestones-option-jokers-true = Va bene ogni colore: ma lì una tessera non dà punti.
gobblestones-option-jokers-false = Restano vuote: lì non va mai nessuna tessera.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
# Nothing is said of the boards: they are to be seen.
gobblestones-event-board-laid = { "" }
gobblestones-event-drew = { $tile ->
    [none] { $who } pesca una tessera
   *[other] { $who } pesca { $tile }
}
gobblestones-events-drew = { $tile ->
    [none] { $who } pesca { $count } tessere
   *[other] { $who } pesca { $tile }
}
gobblestones-event-placed = { $who } posa { $tiles-count ->
    [one] una tessera
   *[other] { $tiles-count } tessere
} per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
gobblestones-event-placed-face-down = { $who } posa { $tiles-count ->
    [one] una tessera
   *[other] { $tiles-count } tessere
} a faccia in giù e dichiara { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
gobblestones-event-placed-none = { $who } non posa niente
gobblestones-event-trusted = { $by } si fida di { $seat }
gobblestones-event-challenged = { $by } contesta le tessere di { $seat }
gobblestones-event-turned-up = le tessere di { $seat } vengono girate, { $tiles }: { $correct ->
    [yes] tutto giusto
   *[no] un bluff
}
gobblestones-event-returned = { $tiles ->
    [one] { $who } riprende la tessera
   *[other] { $who } riprende { $tiles } tessere
}
gobblestones-event-scored = { $who } segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
gobblestones-event-penalised = { $who } perde { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per la contestazione
gobblestones-event-bluffs-shown = { $who } aveva { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
} a faccia in giù, di cui { $wrong } del colore sbagliato
gobblestones-event-bonus = { $who } riceve 1 punto per ogni tessera rimasta: { $tiles }
gobblestones-event-game-over = la partita è finita: { $by }
gobblestones-idea-placed = posare { $tiles-count ->
    [one] una tessera
   *[other] { $tiles-count } tessere
} per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
gobblestones-idea-placed-face-down = posare { $tiles-count ->
    [one] una tessera
   *[other] { $tiles-count } tessere
} a faccia in giù e dichiarare { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
gobblestones-idea-placed-none = non posare niente
gobblestones-idea-trusted = fidarsi di { $seat }
gobblestones-idea-challenged = contestare le tessere di { $seat }
gobblestones-word-R = rossa
gobblestones-word-Y = gialla
gobblestones-word-G = verde
gobblestones-word-B = blu
gobblestones-word-T = turchese
gobblestones-word-trust = fidarsi
gobblestones-word-challenge = contestare
gobblestones-word-GBS-13 = l’ultima tessera è posata e nel sacchetto ce ne sono troppo poche
gobblestones-word-GBS-14 = un leggio è vuoto e il sacchetto è esaurito
gobblestones-word-GBS-R5 = il turno è arrivato a un leggio vuoto
gobblestones-word-GBS-R4 = per un intero giro nessuno ha posato una tessera
gobblestones-word-GBS-R11 = solo turni a vuoto per tre giri

# Why not
gobblestones-illegal-over = La partita è finita.
gobblestones-illegal-drawing = Si stanno pescando tessere. Aspetta un attimo.
gobblestones-illegal-not-your-turn = Non è il tuo turno: ora tocca a { $turn } posare tessere.
gobblestones-illegal-nothing-to-answer = Ora non c’è niente da contestare. Tocca a te posare tessere.
gobblestones-illegal-answer-first = Prima di’ se ti fidi di { $turn } o se contesti le sue tessere.
gobblestones-illegal-own-tiles = Queste sono le tue tessere. Decidono gli altri se contestarle.
gobblestones-illegal-not-on-rack = { $held ->
    [0] Sul tuo leggio non hai più nessuna tessera { $colour }.
   *[other] Tessera { $colour }: sul tuo leggio ne hai solo { $held }, non { $needed }.
}
gobblestones-illegal-covered = In { $square } c’è già una tessera.
gobblestones-illegal-grey = { $square } è grigia, e in questa partita le caselle grigie restano vuote.
gobblestones-illegal-not-straight = Le tessere di un turno stanno in una sola riga o colonna; { $first } e { $other } no.
gobblestones-illegal-gap = Salti { $gap }: tra le tue tessere non può restare una casella vuota.
gobblestones-illegal-bridge = Salti { $bridge }: in questa partita le tue tessere devono stare una accanto all’altra.
gobblestones-illegal-not-on-centre = Le prime tessere della partita coprono il centro di un pannello. Le tue no.
gobblestones-illegal-not-adjacent = Almeno una delle tue tessere deve stare accanto a una tessera di un turno precedente.
gobblestones-illegal-wrong-colour = Una tessera { $tile } non va in { $square }, che è { $space }.
gobblestones-illegal-block = Così copriresti tutte e quattro le caselle di un blocco 2×2: { $block }.

# Why a bot would do it
gobblestones-then-draws = { $draws ->
    [0] non pesca
   *[other] ne pesca { $draws }
}
gobblestones-reason-allowed = è permesso
gobblestones-reason-rack-empty = il leggio è vuoto
gobblestones-reason-lays-none = { $tiles ->
    [0] non posa niente e { gobblestones-then-draws }
    [one] non posa niente, tiene una tessera e { gobblestones-then-draws }
   *[other] non posa niente, tiene { $tiles } tessere e { gobblestones-then-draws }
}
gobblestones-reason-scores = segna { $points } con { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
} e copre il { $value } in { $square }
gobblestones-reason-bluffs = bluffa con { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
} del colore sbagliato
gobblestones-reason-bluffs-knowing = bluffa con { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
} del colore sbagliato; pose contestate finora: { $challenged } su { $placements }
gobblestones-reason-closes = chiude il { $value } in { $square }, che ora completerebbe un blocco
gobblestones-reason-empties-rack = svuota il leggio e { gobblestones-then-draws }
gobblestones-reason-keeps = tiene { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
} di { $colours ->
    [one] un colore
   *[other] { $colours } colori
} e { gobblestones-then-draws }
gobblestones-reason-doubts = probabilità di bluff: { $percent }%; con questo { $points ->
    [one] si perderebbe un punto
   *[other] si perderebbero { $points } punti
}
gobblestones-reason-trusts = probabilità di bluff: solo { $percent }%; contestare a torto costa { $points ->
    [one] un punto
   *[other] { $points } punti
}
gobblestones-reason-rack-has = chi pesca alla cieca ha queste tessere nel { $percent }% dei casi: { $tiles }
gobblestones-reason-were-bluffs = bluff tra le pose contestate di questo giocatore: { $bluffs } su { $challenged }
gobblestones-reason-scores-most = nessuna posa vale più di { $points }
gobblestones-reason-can-be-true = può essere vero, e contestare a torto costa { $points }
gobblestones-reason-cannot-be-true = non ci sono tante tessere non viste di questi colori

# The lesson
gobblestones-lesson-aim = Copri le caselle con tessere del loro colore: ogni casella vale il numero che porta. In basso hai cinque tessere; nessun altro le vede. Vince chi ha più punti. Si comincia?
gobblestones-lesson-open = Le prime tessere coprono il centro di uno dei nove pannelli.
gobblestones-lesson-open-task = Posa la verde in h8, poi la turchese in i8 e la gialla in j8, e conferma: 4 e 6 e 5 fanno 15.
gobblestones-lesson-block = Quello che posi e quello che peschi fanno sempre cinque: ne hai posate tre e pescate due. Il tuo avversario ha risposto in g7 e h7. Vedi le caselle tratteggiate g8 e i7? Una tessera lì riempirebbe un blocco di due per due, e questo non è mai permesso.
gobblestones-lesson-bridge = Le tue tessere stanno in una sola riga o colonna e toccano una tessera precedente.
gobblestones-lesson-bridge-task = Possono anche continuare dietro di lei: posa una rossa in j7 e una blu in j9, con il tuo sole in j8 nel mezzo.
gobblestones-lesson-grey = Una casella grigia riceve qualsiasi colore e non dà punti, ma ti aiuta ad andare avanti.
gobblestones-lesson-grey-task = Posa una gialla in j10 e una turchese sulla casella grigia i10.
gobblestones-lesson-nothing = La pazienza premia.
gobblestones-lesson-nothing-task = Ora le tue tessere non si adattano bene, quindi non posare niente e pescane cinque: un leggio non ha limiti.
gobblestones-lesson-five = Ora hai quattro tessere rosse, e la riga 7 è rossa!
gobblestones-lesson-five-task = Posa le rosse in k7, l7, m7 e n7 e una gialla in o7. Cinque tessere in una volta, 18 punti; poi non peschi niente.
gobblestones-lesson-end = Quando il sacchetto è esaurito e qualcuno posa la sua ultima tessera, la partita finisce; ogni tessera rimasta su un leggio vale un punto. Quando conosci bene il gioco, prova il bluff: le tessere stanno a faccia in giù, e una contestazione fa venire fuori la verità. E ora gioca!

# In half a minute
gobblestones-brief-1 = Il colore giusto
gobblestones-brief-1-text = Posa le tessere su caselle del loro colore; ogni casella vale il suo numero.
gobblestones-brief-2 = In una linea
gobblestones-brief-2-text = Fino a cinque tessere in una riga o colonna, senza buchi, accanto a quelle di prima.
gobblestones-brief-3 = Niente blocchi
gobblestones-brief-3-text = Quattro caselle coperte non possono mai formare un blocco di due per due.
gobblestones-brief-4 = Sempre cinque
gobblestones-brief-4-text = Quel che posi e quel che peschi fa cinque. Quando il sacchetto è vuoto, vince chi ha più punti.

# The lesson about bluffing
gobblestones-bluffing-name = Il bluff
gobblestones-bluffing-aim = Qui tutte le tessere si posano a faccia in giù. Che ognuna abbia il colore della sua casella lo dici solo tu: gli altri si fidano o contestano.
gobblestones-bluffing-lie = Non hai tessere turchesi, ma i8 vale 6. Allora bluffa.
gobblestones-bluffing-lie-task = Posa la verde in h8, una rossa in i8 come se fosse turchese e la gialla in j8; poi conferma.
gobblestones-bluffing-trusted = Il tuo avversario si è fidato: 15 punti! Hai pescato due tessere, e le tue restano a faccia in giù, anche la rossa.
gobblestones-bluffing-doubt = Ora il tuo avversario posa due tessere e dichiara blu e rosso. Quattro delle rosse sono tue, quindi il rosso è raro. Che cosa dici?
gobblestones-bluffing-doubt-task = Contesta!
gobblestones-bluffing-caught = Smascherato! La tessera in h7 era verde. Tutte e due tornano sul leggio, non si segna niente e il turno finisce senza pescare.
gobblestones-bluffing-honest = Hai appena smascherato qualcuno: non ti crederanno facilmente. Gioca un turno onesto.
gobblestones-bluffing-honest-task = Posa una rossa in j7 e la blu in j9, con la tessera in j8 nel mezzo.
gobblestones-bluffing-end = Stavolta il tuo avversario ha contestato, e ogni tessera era giusta: segni 5 punti, e lui ne perde altrettanti. Ora bluffa davvero!
