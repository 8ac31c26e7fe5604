# The home page
kobold-name = Kobold
kobold-tagline = Intrufolati a caccia di giocattoli e gemme prima che giri la torcia.

# In the room
kobold-room = La cameretta: sette settori attorno a un bambino che dorme. La luce è sui settori { $first } e { $second }. Sinistra e destra girano attorno, su va verso i gettoni, giù torna al pavimento.
kobold-room-dark = La cameretta: sette settori attorno a un bambino che dorme.
kobold-section = Settore { $section }
kobold-in-light = sotto la luce
kobold-space = Spazio { $spot }: { $what }
kobold-face-down = a faccia in giù
kobold-empty-up = vuoto, per un gettone a faccia in su
kobold-empty-down = vuoto, per un gettone a faccia in giù
kobold-stand-there = { $count ->
    [one] { $name }: un coboldo
   *[other] { $name }: { $count } coboldi
}
kobold-may-place = Puoi piazzare un coboldo qui
kobold-may-take = Il tuo coboldo può prenderlo
kobold-danger-of = { $sides ->
    [one] { $sides } faccia del dado su { $all } lo illuminerebbe
   *[other] { $sides } facce del dado su { $all } lo illuminerebbero
}
kobold-type = Scrivi una mossa: place 3 fa entrare, take 3.1 arraffa

# Around the room
kobold-supply = riserva
kobold-last-roll = ultimo tiro
kobold-no-roll = non ancora tirato
kobold-tiles-left = tessere
kobold-gem-trophies = trofei delle gemme
kobold-gem-trophies-left = { $count ->
    [0] Non resta nessun trofeo delle gemme
    [one] Resta un trofeo delle gemme: { $points }
   *[other] Restano { $count } trofei delle gemme: { $points }
}
kobold-danger = Chi può farsi sorprendere dal prossimo tiro?
kobold-danger-note = Chi tira il dado ha già riportato a casa i propri coboldi.
kobold-lights = { $first } + { $second }
kobold-nobody = nessuno
kobold-tie = parità
kobold-toy-trophies = Trofei dei giocattoli
kobold-toy-trophies-text = a chi ne ha di più alla fine
kobold-trophy-worth = valore del trofeo
kobold-points = punti
kobold-unseen = Non ancora visti
kobold-unseen-text = { $supply } nella riserva, { $down } a faccia in giù

# What a player has
kobold-at-home = { $count ->
    [0] Nessun coboldo a casa
    [one] Un coboldo a casa
   *[other] { $count } coboldi a casa
}
kobold-leads = , più di tutti
kobold-with-toys = { $points } con i trofei dei giocattoli
kobold-nothing-yet = ancora nessun punto
kobold-carried = portati a casa:

# The marks
kobold-key-place = un coboldo può andare qui
kobold-key-take = il tuo può prenderlo
kobold-key-up = rifornito a faccia in su
kobold-key-down = rifornito a faccia in giù
kobold-key-last = arrivato nell’ultimo turno

# What to do
kobold-prompt-both = Ti intrufoli, o arraffi e scappi?
kobold-prompt-only-place = Fai intrufolare un coboldo: tocca un settore che brilla.
kobold-prompt-only-retrieve = Sono dentro tutti e tre: tocca un gettone cerchiato per riportarne a casa uno.
kobold-prompt-place = Tocca un settore che brilla: il tuo coboldo si intrufola lì.
kobold-prompt-retrieve = Tocca un gettone cerchiato. Tutti i tuoi tornano a casa, uno alla volta.
kobold-prompt-go-on = { $left ->
    [one] Il tuo ultimo coboldo: tocca un gettone cerchiato. Poi si tira il dado.
   *[other] { $left } dei tuoi sono ancora dentro: tocca il prossimo gettone cerchiato.
}
kobold-place = Piazza un coboldo
kobold-place-how = tocca un settore che brilla
kobold-place-none-left = sono nella cameretta tutti e tre
kobold-place-not-now = prima tornano a casa gli altri
kobold-retrieve = Richiama { $count }, tira
kobold-retrieve-go-on = Ancora { $count }, poi il dado
kobold-retrieve-none = Richiama e tira
kobold-retrieve-how = tocca un gettone vicino ai tuoi
kobold-retrieve-nobody = nessuno dei tuoi è nella cameretta
kobold-choose-wait = non è ancora il tuo turno

# Options
kobold-option-side = La cameretta
kobold-option-side-auto = Come al solito: la cameretta piccola in 2 giocatori, quella grande in 3 o 4.
kobold-option-side-small = La cameretta piccola: meno gettoni da arraffare, per 2 o 3 giocatori.
kobold-option-side-large = La cameretta grande: più gettoni da arraffare, per 3 o 4 giocatori.
kobold-option-reveal = Gettoni arraffati a faccia in giù
kobold-option-reveal-each = Ognuno si gira subito: ti aiuta a scegliere il prossimo.
kobold-option-reveal-together = Si girano tutti insieme: li vedi quando è uscito il tuo ultimo coboldo.
kobold-option-light = Dove comincia la luce
kobold-option-light-draw = Si sorteggia: ogni coppia di settori vicini è ugualmente probabile.
kobold-option-light-0 = Settori 0 e 1: all’inizio sono illuminati, e lì non può ancora andare nessun coboldo.
kobold-option-light-1 = Settori 1 e 2: all’inizio sono illuminati, e lì non può ancora andare nessun coboldo.
kobold-option-light-2 = Settori 2 e 3: all’inizio sono illuminati, e lì non può ancora andare nessun coboldo.
kobold-option-light-3 = Settori 3 e 4: all’inizio sono illuminati, e lì non può ancora andare nessun coboldo.
kobold-option-light-4 = Settori 4 e 5: all’inizio sono illuminati, e lì non può ancora andare nessun coboldo.
kobold-option-light-5 = Settori 5 e 6: all’inizio sono illuminati, e lì non può ancora andare nessun coboldo.
kobold-option-light-6 = Settori 6 e 0: all’inizio sono illuminati, e lì non può ancora andare nessun coboldo.
kobold-option-first = Chi comincia
kobold-option-first-draw = Si sorteggia: tutti hanno la stessa probabilità di cominciare.
kobold-option-first-0 = Giocatore 1: chi siede al posto 1 gioca il primo turno.
kobold-option-first-1 = Giocatore 2: chi siede al posto 2 gioca il primo turno.
kobold-option-first-2 = Giocatore 3: chi siede al posto 3 gioca il primo turno.
kobold-option-first-3 = Giocatore 4: chi siede al posto 4 gioca il primo turno.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
kobold-beam = { $section ->
    [0] 0 e 1
    [1] 1 e 2
    [2] 2 e 3
    [3] 3 e 4
    [4] 4 e 5
    [5] 5 e 6
   *[6] 6 e 0
}
kobold-event-light-set = la luce comincia su { kobold-beam }
kobold-event-begins = comincia { $who }
kobold-event-laid = { $token ->
    [none] { "" }
   *[other] su { $spot } arriva: { $token }
}
kobold-events-laid = arrivano { $count } gettoni nella cameretta
kobold-event-placed = { $who } manda un coboldo nel settore { $section }
kobold-event-grabbed = { $token ->
    [none] { $who } arraffa il gettone a faccia in giù su { $spot }
   *[other] { $who } arraffa su { $spot }: { $token }
}
kobold-event-turned-up = { $who } gira: { $token }
kobold-event-gems-exchanged = { $who } ha una serie di gemme completa e prende il trofeo delle gemme da { $points }
kobold-event-rolled = { $who } tira il dado: { $face }
kobold-event-light-turned = la luce gira su { kobold-beam }
kobold-event-caught = { $kobolds ->
    [one] la luce sorprende un coboldo di { $seat } nel settore { $section }
   *[other] la luce sorprende { $kobolds } coboldi di { $seat } nel settore { $section }
}
kobold-event-supply-short = solo { $supply } nella riserva, per { $spaces ->
    [one] uno spazio vuoto
   *[other] { $spaces } spazi vuoti
}
kobold-event-flash-scored = { $leaders-count ->
    [0] flash { $toy }: nessuno ne ha
    [one] flash { $toy }: un solo giocatore ne ha di più
   *[other] flash { $toy }: parità
}
kobold-event-tiles-taken = { $tiles ->
    [one] { $who } prende { $tiles } tessera punto
   *[other] { $who } prende { $tiles } tessere punto
}
kobold-event-game-over = { $supply ->
    [yes] { $trophies ->
        [yes] la partita è finita: la cameretta non si può rifornire, e l’ultimo trofeo delle gemme è preso
       *[no] la partita è finita: la cameretta non si può rifornire
    }
   *[no] la partita è finita: l’ultimo trofeo delle gemme è preso
}
kobold-event-toy-trophy = { $seat ->
    [none] trofeo { $toy }: nessuno è da solo in testa
   *[other] trofeo { $toy } da { $points }: { $seat }
}
kobold-idea-placed = mandare un coboldo nel settore { $section }
kobold-idea-grabbed = { $token ->
    [none] arraffare il gettone a faccia in giù su { $spot }
   *[other] arraffare su { $spot }: { $token }
}
kobold-word-gem-violet = gemma viola
kobold-word-gem-green = gemma verde
kobold-word-gem-yellow = gemma gialla
kobold-word-gem-blue = gemma blu
kobold-word-toy-teddy = orsetto
kobold-word-toy-car = macchinina
kobold-word-toy-clown = pagliaccio
kobold-word-toy-ball = palla
kobold-word-flash-teddy = flash orsetto
kobold-word-flash-car = flash macchinina
kobold-word-flash-clown = flash pagliaccio
kobold-word-flash-ball = flash palla
kobold-word-kobold = gettone coboldo
kobold-word-teddy = orsetto
kobold-word-car = macchinina
kobold-word-clown = pagliaccio
kobold-word-ball = palla
kobold-word-blue-1 = blu 1
kobold-word-blue-2 = blu 2
kobold-word-yellow-1 = giallo 1
kobold-word-yellow-2 = giallo 2
kobold-word-blank = faccia vuota

# Why not
kobold-illegal-over = La partita è finita.
kobold-illegal-chance = Si sta sorteggiando o tirando il dado. Aspetta un attimo.
kobold-illegal-not-your-turn = Non è ancora il tuo turno.
kobold-illegal-retrieving = Hai cominciato a richiamare i tuoi coboldi, quindi prima di tutto escono anche gli altri.
kobold-illegal-all-in-room = Tutti e tre i tuoi coboldi sono nella cameretta, quindi devi richiamarli.
kobold-illegal-lit = Il settore { $section } è sotto la luce. I coboldi se ne tengono alla larga.
kobold-illegal-crowded = { $tokens ->
    [one] Il settore { $section } ha un solo gettone, e il tuo coboldo è già lì. A ognuno dei tuoi serve un gettone tutto suo.
   *[other] Il settore { $section } ha { $tokens } gettoni, e lì hai già { $kobolds } coboldi. A ognuno dei tuoi serve un gettone tutto suo.
}
kobold-illegal-no-such-space = In questa cameretta non c’è nessuno spazio { $spot }.
kobold-illegal-none-in-room = Non hai nessun coboldo nella cameretta, quindi devi piazzarne uno.
kobold-illegal-none-in-section = Non hai nessun coboldo nel settore { $section }. Un coboldo arraffa un gettone del proprio settore.
kobold-illegal-no-token = Sullo spazio { $spot } non c’è più nessun gettone.

# Why a bot would do it
kobold-aim = { $aim ->
    [none] { "" }
   *[other] punta al settore { $aim }:{ " " }
}
kobold-aim-down = { $aim ->
    [none] { "" }
   *[other] punta al gettone a faccia in giù nel settore { $aim }:{ " " }
}
kobold-reason-allowed = è permesso
kobold-reason-keeps-gem = { kobold-aim }una { $token } che gli altri non avranno
kobold-reason-completes-set = { kobold-aim }una { $token } completa una serie per il trofeo delle gemme da { $points }
kobold-reason-new-colour = { kobold-aim }una { $token }, colore { $colours } di 4 per il trofeo delle gemme da { $points }
kobold-reason-another-set = { kobold-aim }una { $token } in più per un’altra serie
kobold-reason-kobold-token = { kobold-aim }un gettone coboldo vale un punto
kobold-reason-takes-lead = { kobold-aim }passa in testa per il trofeo { $toy } da { $points }
kobold-reason-draws-level = { kobold-aim }raggiunge la parità per il trofeo { $toy } da { $points }
kobold-reason-leads = { kobold-aim }va in vantaggio di { $lead } per il trofeo { $toy } da { $points }
kobold-reason-comes-within = { kobold-aim }arriva a { $behind } dalla testa per il trofeo { $toy } da { $points }
kobold-reason-flash-brings = { kobold-aim }il flash { $toy } dà { $tiles ->
    [one] una tessera punto
   *[other] { $tiles } tessere punto
}, per come stanno ora i giocattoli
kobold-reason-flash-for-nobody = { kobold-aim }il flash { $toy } non dà niente a nessuno, per come stanno ora i giocattoli
kobold-reason-flash-for-others = { kobold-aim }il flash { $toy } non dà niente, ma gli altri non lo avranno
kobold-reason-unseen-set = { kobold-aim-down }dei { $unseen } gettoni non visti, { $tokens ->
    [one] uno completerebbe
   *[other] { $tokens } completerebbero
} una serie di gemme
kobold-reason-unseen-colour = { kobold-aim-down }dei { $unseen } gettoni non visti, { $tokens ->
    [one] uno porterebbe
   *[other] { $tokens } porterebbero
} un colore di gemma che manca
kobold-reason-unseen-token = { kobold-aim-down }dei { $unseen } gettoni non visti, { $tokens ->
    [one] uno è
   *[other] { $tokens } sono
} del tipo «{ $token }»
kobold-reason-all-in-room = tutti e tre i coboldi sono nella cameretta, quindi ora tornano a casa
kobold-reason-none-in-room = nessun coboldo è nella cameretta, quindi se ne piazza uno
kobold-reason-never-lit = nessun tiro può illuminare adesso il settore { $section }
kobold-reason-may-be-lit = il prossimo tiro illumina il settore { $section } con { $lit ->
    [one] una faccia
   *[other] { $lit } facce
} su { $sides }
kobold-reason-may-be-caught = il prossimo tiro sorprenderebbe il coboldo nel settore { $section } con { $lit ->
    [one] una faccia
   *[other] { $lit } facce
} su { $sides }

# The end
kobold-end-supply = La riserva si è esaurita: non si sono potuti rifornire tutti gli spazi vuoti.
kobold-end-trophies = È stato preso l’ultimo trofeo delle gemme, e così la partita finisce.
kobold-end-both = La riserva si è esaurita ed è stato preso l’ultimo trofeo delle gemme, tutto nell’ultimo turno.
kobold-end-stopped = La partita si è fermata prima della fine, quindi non sono stati assegnati trofei dei giocattoli.
kobold-end-kobolds = gettoni coboldo
kobold-end-tiles = tessere punto
kobold-end-gems = trofei delle gemme
kobold-end-toys = trofei dei giocattoli
kobold-end-toy-title = A chi i trofei dei giocattoli
kobold-end-toy-text = a chi ne ha di più; con la parità non si vince niente
kobold-end-tie = parità: nessuno
kobold-end-none = nessuno ne ha
kobold-end-graph = Chi era in vantaggio
kobold-end-graph-text = i punti, se la partita fosse finita in quel turno
kobold-end-graph-label = I punti turno per turno. Alla fine: { $points }
kobold-end-turn = turno { $turn }
kobold-end-ahead = in testa
kobold-end-goes-ahead = Turno { $turn }: { $name } in testa, { $own } a { $next }.

# The lesson
kobold-lesson-aim = Un bambino dorme con la torcia in mano. I tuoi coboldi sono quelli rossi con il punto. Intrufolati, arraffa giocattoli e gemme e scappa prima che la luce ti trovi. Vince chi ha più punti. Si comincia?
kobold-lesson-place = Nel tuo turno piazzi un coboldo, oppure richiami tutti i tuoi. La luce è su 0 e 1: lì non può andare nessuno. Il settore 3 è lontano, e c’è un orsetto.
kobold-lesson-place-task = Piazza un coboldo nel settore 3.
kobold-lesson-another = L’altro giocatore è andato in 5. Un coboldo, un gettone: più ne hai dentro, più porti a casa, e più a lungo aspetti al buio.
kobold-lesson-another-task = Piazzane un secondo nel settore 4.
kobold-lesson-retrieve = I coboldi possono condividere un settore: anche uno dell’altro giocatore è venuto in 4. Ora arraffa e scappa! Ognuno dei tuoi prende un gettone del proprio settore.
kobold-lesson-retrieve-task = Prendi l’orsetto nel settore 3.
kobold-lesson-face-down = Deve uscire anche l’altro tuo coboldo.
kobold-lesson-face-down-task = Puoi prendere un gettone a faccia in su, o tentare la fortuna: prendi quello a faccia in giù nel settore 4.
kobold-lesson-die = Era un flash orsetto! Quando tutti i tuoi sono usciti, il dado fa girare la luce: giallo 2. È passata su 5 e 6 e ha mandato a casa a mani vuote il coboldo dell’altro. Poi la cameretta è stata rifornita e il flash valutato: hai più orsetti di tutti, quindi hai preso due tessere punto.
kobold-lesson-gems = Le gemme: appena ne hai una di ciascuno dei quattro colori, diventano il miglior trofeo delle gemme rimasto. Ce n’è una gialla in 0 e una viola in 4.
kobold-lesson-gems-task = Intrufolati di nuovo: piazza un coboldo in 4.
kobold-lesson-end = La partita finisce quando la cameretta non si può rifornire, o quando viene preso l’ultimo trofeo delle gemme. Allora chi, da solo, ha più esemplari di un giocattolo riceve il suo trofeo. E ora gioca una partita intera!

# In half a minute
kobold-brief-1 = Intrufolati
kobold-brief-1-text = Piazza uno dei tuoi tre coboldi in un settore, mai nella luce.
kobold-brief-2 = O arraffa e scappa
kobold-brief-2-text = Riporta a casa tutti i tuoi; ognuno prende un gettone del suo settore.
kobold-brief-3 = Poi la luce gira
kobold-brief-3-text = La fa girare il dado. I coboldi illuminati vanno a casa a mani vuote.
kobold-brief-4 = Colleziona
kobold-brief-4-text = Una gemma di ogni colore fa un trofeo e, alla fine, anche essere soli in testa per un giocattolo.
