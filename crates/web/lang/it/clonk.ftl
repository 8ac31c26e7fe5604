# The home page
clonk-name = Clonk!
clonk-tagline = Concatena i cristalli fin nel tuo vagoncino. Piano, però: là sotto dorme qualcosa.

# The mine
clonk-type = Scrivi una mossa: dig s1, gift 1 s2, blast s3, done
clonk-mine = La miniera: cinque pozzi
clonk-shaft = Pozzo { $number }
clonk-shaft-top = Pozzo { $number }, carta libera: { $card }
clonk-shaft-empty = Pozzo { $number }: vuoto
clonk-buried = sepolta, livello { $depth }: { $card }
clonk-face-down = coperta
clonk-fits = Si abbina alla tua catena: { $match }
clonk-fits-gift = Si può regalare a { $name }
clonk-may-backfill = La tua carta può andare qui
clonk-tab-no = non va
clonk-tab-not-now = non ora
clonk-tab-both = entrambi
clonk-draw-pile = Mazzo
clonk-sleeps = { $count ->
    [one] carta prima che si svegli
   *[other] carte prima che si svegli
}
clonk-sleeps-shuffled = { $count ->
    [one] carta prima che possa svegliarsi
   *[other] carte prima che possa svegliarsi
}
clonk-wakes-next = La prossima carta pescata lo sveglia!
clonk-may-wake = Ogni carta pescata può svegliarlo!
clonk-awake = È sveglio! Questo giro è l’ultimo.
clonk-awake-over = È sveglio!
clonk-pile = { $left ->
    [one] Resta { $left } carta, { $bottom } sotto il Risveglio
   *[other] Restano { $left } carte, { $bottom } sotto il Risveglio
}

# The viewer's own side
clonk-own = La tua postazione
clonk-own-gallery = La tua galleria
clonk-own-hand = { $count ->
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
clonk-spaces = Uno spazio lasciato vuoto dà quello che c’è scritto sotto
clonk-own-cart = { $count ->
    [one] Il tuo vagoncino, { $count } carta, in cima { $card }. Fruga dentro
   *[other] Il tuo vagoncino, { $count } carte, in cima { $card }. Fruga dentro
}
clonk-own-cart-empty = Il tuo vagoncino, vuoto. La tua prima carta va qui
clonk-cart-wants = prima carta
clonk-cart = Carico { $count }
clonk-or = o
clonk-space-card = Spazio { $number }: { $card }
clonk-space-next = Il prossimo è lo spazio { $number }. Accetta { $match }
clonk-space-first = Il prossimo è lo spazio { $number }
clonk-earns-snore = Russata
clonk-earns-kablooey = Kablooey
clonk-earns-card = peschi 1
clonk-earns-if-empty = se questo spazio resta vuoto
clonk-earns-no-more = non più: lo spazio è occupato
clonk-held = Mano { $number }: { $card }

# Tasks and what players have
clonk-so-far = finora
clonk-task-drawn = { $reward ->
    [one] { $reward } moneta
   *[other] { $reward } monete
}
clonk-task-open = { $reward ->
    [one] scoperto, { $reward } moneta
   *[other] scoperto, { $reward } monete
}
clonk-task-secret = { $reward ->
    [one] segreto, { $reward } moneta
   *[other] segreto, { $reward } monete
}
clonk-task-next = , prossimo gradino { $next }
clonk-kablooeys = Kablooey
clonk-their-open = Incarico scoperto: { $task }
clonk-their-secret = Incarico segreto: { $task }
clonk-their-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
clonk-their-kablooeys = { $count ->
    [one] { $count } carta Kablooey
   *[other] { $count } carte Kablooey
}
clonk-their-gallery = Galleria di { $name }
clonk-their-gallery-empty = Nessuna carta nella galleria
clonk-their-gallery-takes = Accetta { $match }
clonk-their-cart-top = In cima al vagoncino: { $card }
clonk-their-cart-empty = Il vagoncino è vuoto
clonk-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
clonk-eyes = { $count ->
    [one] { $count } occhio
   *[other] { $count } occhi
}
clonk-snores = { $count ->
    [one] { $count } carta Russata
   *[other] { $count } carte Russata
}
clonk-cart-yours = Il tuo vagoncino
clonk-cart-theirs = Il vagoncino di { $name }
clonk-cart-note = In ordine di colore. La tua galleria non c’è ancora dentro.
clonk-look-cart = { $count ->
    [one] Guarda il vagoncino di { $name }: { $count } carta
   *[other] Guarda il vagoncino di { $name }: { $count } carte
}
clonk-close = Chiudi
clonk-discards = Scarti { $count }
clonk-discards-title = La pila degli scarti

# The choice before the first turn
clonk-choose-title = I tuoi due incarichi
clonk-choose-open = Scoperto: { $open }; segreto: { $secret }
clonk-choose-watch = Ciascuno sceglie quale dei suoi due incarichi mettere scoperto.
clonk-choose-sealed = Scelta sigillata. Gli incarichi si scoprono quando tutti hanno scelto.

# What to do
clonk-prompt-choose = Quale incarico possono vedere tutti? L’altro resta il tuo segreto. Alla fine fruttano monete tutti e due.
clonk-prompt-bank = Scegli una carta della tua mano per il tuo vagoncino. La prima che scavi deve abbinarsi a questa.
clonk-prompt-bank-it = Tocca ancora la carta «{ $card }», o il tuo vagoncino, per mettercela.
clonk-prompt-dig = Lo spazio { $number } accetta { $match }. Scava una carta, regalane una, fai saltare un pozzo o fermati.
clonk-prompt-full = La tua galleria è piena. Puoi ancora regalare una carta o far saltare un pozzo. Oppure fermati.
clonk-prompt-dig-it = Tocca ancora la carta «{ $card }», o il tuo prossimo spazio, per scavarla.
clonk-prompt-dig-or-give = Tocca ancora la carta «{ $card }» per scavarla, o tocca una galleria per regalarla: { $names }.
clonk-prompt-give-it = La carta «{ $card }» non si abbina alla tua catena. Tocca una galleria per regalarla: { $names }.
clonk-prompt-no-use = La carta «{ $card }» ora non si abbina a nessuna galleria.
clonk-prompt-backfill = Metti una carta della tua mano su un pozzo: scegli la carta.
clonk-prompt-backfill-it = Su quale pozzo va la carta «{ $card }»? Resta in cima, libera per chi gioca dopo.
clonk-prompt-discard = Hai in mano { $count } carte, e ne puoi tenere cinque. Scegline una da scartare.
clonk-prompt-discard-it = Tocca ancora la carta «{ $card }» per scartarla.
clonk-do-bank = Nel vagoncino
clonk-do-dig = Scavala
clonk-do-give = Regala a { $name }
clonk-do-blast = Falla saltare
clonk-do-done = Ho finito
clonk-do-discard = Scartala
clonk-put-back = Rimetti giù
clonk-draws = peschi { $count }

# What the marks mean
clonk-key-fits = si abbina alla tua catena, per questo
clonk-key-give = si può regalare a questo giocatore
clonk-key-link = ciò che unisce due carte
clonk-key-coin = le monete contano per te
clonk-key-eye = occhi: chi ne ha di più resta sotto le rocce

# Options
clonk-option-awakening = Quando si sveglia il mostro
clonk-option-awakening-top = Si sa: il Risveglio sta in cima all’ultimo mazzetto, e puoi fare il conto alla rovescia.
clonk-option-awakening-shuffled = A sorpresa: il Risveglio è mescolato nell’ultimo mazzetto.
clonk-option-rockfall = Quanto costa la frana
clonk-option-rockfall-treasure = La metà degli occhi sui tesori: le Russate decidono solo chi resta sotto.
clonk-option-rockfall-all = La metà di tutti gli occhi: anche le Russate costano monete.
clonk-option-kablooey = Carte Kablooey
clonk-option-kablooey-any = Quante vuoi: in un turno puoi usare tutte le tue carte Kablooey.
clonk-option-kablooey-once = Una per turno: la seconda esplosione aspetta il tuo prossimo turno.
clonk-option-memory = Vagoncini e scarti
clonk-option-memory-help = Aiuto: tutti possono frugare in tutti i vagoncini e nella pila degli scarti.
clonk-option-memory-none = Come a un vero tavolo: solo il tuo vagoncino; il resto te lo devi ricordare.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
clonk-event-task-drawn = { $tile ->
    [none] { $who } pesca un incarico ({ $side })
   *[other] { $who } pesca l’incarico «{ $tile }»
}
clonk-events-task-drawn = { $tile ->
    [none] { $who } pesca { $count } incarichi
   *[other] { $who } pesca gli incarichi «{ $tile }»
}
clonk-event-task-opened = { $who } scopre l’incarico «{ $tile }»
clonk-event-laid = { $card ->
    [none] { "" }
   *[other] { clonk-named-shaft } viene posata: { $card }
}
clonk-events-laid = vengono posate { $count } carte sui pozzi
clonk-event-awakening-hidden = il Risveglio sta sotto { $above } carte
clonk-event-turn-began = tocca a { $who }
clonk-event-cart-filled = { $cards ->
    [one] { $who } sposta { $cards } carta nel vagoncino
   *[other] { $who } sposta { $cards } carte nel vagoncino
}
clonk-event-banked = { $who } sposta dalla mano nel vagoncino: { $card }
clonk-event-dug = { $who } scava { clonk-named-source }: { $card }
clonk-event-gifted = { $who } regala a { $to } { clonk-named-source }: { $card }
clonk-event-blasted = { $who } fa saltare { clonk-named-shaft }: { $card }
clonk-event-turned-up = { clonk-named-shaft } si gira: { $card }
clonk-event-emptied = non ci sono più carte { clonk-named-shaft }: si ricostruisce
clonk-event-awakened = il mostro si sveglia: questo giro è l’ultimo
clonk-event-snored = { $who } prende una carta Russata nel vagoncino
clonk-event-kablooey = { $who } prende una carta Kablooey
clonk-event-drew = { $card ->
    [none] { $who } pesca una carta
   *[other] { $who } pesca: { $card }
}
clonk-events-drew = { $card ->
    [none] { $who } pesca { $count } carte
   *[other] { $who } pesca: { $card }
}
clonk-event-nothing-drawn = { $who } trova vuoto il mazzo
clonk-event-backfilled = { $who } mette { clonk-named-shaft }: { $card }
clonk-event-discarded = { $who } scarta: { $card }
clonk-event-ended = l’ultimo giro è finito
clonk-event-scored = { $score-caught ->
    [yes] { $who } mostra l’incarico segreto «{ $secret }»; monete: { $score-coins }, per gli incarichi: { $score-colour-task } e { $score-treasure-task }, perse nella frana: { $score-loss }
   *[no] { $who } mostra l’incarico segreto «{ $secret }»; monete: { $score-coins }, per gli incarichi: { $score-colour-task } e { $score-treasure-task }
}
clonk-idea-task-opened = scoprire l’incarico «{ $tile }»
clonk-idea-banked = spostare dalla mano nel vagoncino: { $card }
clonk-idea-dug = scavare { clonk-named-source }: { $card }
clonk-idea-gifted = regalare a { $to } { clonk-named-source }: { $card }
clonk-idea-blasted = far saltare { clonk-named-shaft }: { $card }
clonk-idea-backfilled = mettere { clonk-named-shaft }: { $card }
clonk-idea-discarded = scartare: { $card }
clonk-named-shaft = { $shaft ->
    [s1] sul pozzo 1
    [s2] sul pozzo 2
    [s3] sul pozzo 3
    [s4] sul pozzo 4
   *[s5] sul pozzo 5
}
clonk-named-source = { $from ->
    [s1] dal pozzo 1
    [s2] dal pozzo 2
    [s3] dal pozzo 3
    [s4] dal pozzo 4
    [s5] dal pozzo 5
   *[hand] dalla mano
}

# Why not
clonk-illegal-over = La partita è finita.
clonk-illegal-no-such-seat = A questo tavolo non c’è un posto così.
clonk-illegal-not-your-turn = Non è il tuo turno: tocca a { $turn }.
clonk-illegal-cards-are-coming = Aspetta che le carte siano pescate.
clonk-illegal-choose-task-first = Prima ciascuno sceglie quale incarico mettere scoperto.
clonk-illegal-tasks-are-chosen = I tuoi incarichi restano come sono per tutta la partita.
clonk-illegal-bank-first = Il tuo primo turno comincia con una carta della tua mano: mettila nel tuo vagoncino.
clonk-illegal-banked-already = Solo il tuo primissimo turno comincia con una carta della tua mano, e la tua è già nel vagoncino.
clonk-illegal-digging-is-over = In questo turno hai finito di scavare.
clonk-illegal-still-digging = Prima finisci di scavare.
clonk-illegal-backfill-first = Prima metti una carta della tua mano su un pozzo.
clonk-illegal-backfilled-already = Hai già messo una carta su un pozzo. Ora scarta fino ad averne cinque.
clonk-illegal-no-such-card = In questa scatola non c’è nessuna carta «{ $card }».
clonk-illegal-not-in-hand = Non hai in mano la carta «{ $card }».
clonk-illegal-shaft-is-empty = { $shaft ->
    [s1] Il pozzo 1 è vuoto.
    [s2] Il pozzo 2 è vuoto.
    [s3] Il pozzo 3 è vuoto.
    [s4] Il pozzo 4 è vuoto.
   *[s5] Il pozzo 5 è vuoto.
}
clonk-illegal-gallery-is-full = Tutti e quattro gli spazi della tua galleria sono occupati.
clonk-illegal-does-not-match = La carta «{ $card }» non si abbina: non ha né lo stesso colore né lo stesso tesoro di «{ $last }».
clonk-illegal-gift-is-used = In questo turno hai già regalato una carta. Se ne può regalare una per turno.
clonk-illegal-gift-to-yourself = Un regalo va nella galleria di un altro giocatore, non nella tua.
clonk-illegal-gift-too-early = { $to } non ha ancora una carta a cui un regalo possa abbinarsi.
clonk-illegal-gift-to-full-gallery = Tutti e quattro gli spazi della galleria di { $to } sono occupati.
clonk-illegal-gift-does-not-match = { $to } non può ricevere la carta «{ $card }»: non ha né lo stesso colore né lo stesso tesoro della sua ultima carta, «{ $last }».
clonk-illegal-no-kablooey = Non hai nessuna carta Kablooey per un’esplosione.
clonk-illegal-blast-is-used = A questo tavolo si può fare una sola esplosione per turno, e tu l’hai già fatta.
clonk-illegal-gift-to-nobody = Su quel posto non c’è nessuno.
clonk-illegal-must-dig = A questo tavolo si deve scavare se si può: non hai ancora scavato niente, e la carta «{ $card }» si abbina.

# Why a bot would do it
clonk-reason-allowed = è permesso
clonk-reason-keeps-secret = nessuno scopre chi raccoglie «{ $tile }»
clonk-reason-tasks-alike = tutti gli incarichi si equivalgono
clonk-reason-for-task = carta { $number } per l’incarico «{ $tile }»: { $coins ->
    [one] una moneta in più
   *[other] { $coins } monete in più
}
clonk-reason-brings = dà { $coins ->
    [one] una moneta
   *[other] { $coins } monete
} { $eyes ->
    [0] senza nessun occhio
    [one] per un occhio
   *[other] per { $eyes } occhi
}
clonk-reason-chain-goes-on = la catena può continuare: { $cards ->
    [one] si abbina una carta libera
   *[other] si abbinano { $cards } carte libere
}
clonk-reason-takes-from = { $seat } raccoglie «{ $tile }» e resta senza questa carta
clonk-reason-avoids-snore = evita la carta Russata di una galleria vuota
clonk-reason-continues = continua la catena con «{ $card }»
clonk-reason-gives-eyes = dà { $eyes ->
    [one] un occhio
   *[other] { $eyes } occhi
} a { $to }
clonk-reason-fits-less = altre carte libere che allora si abbinano alla galleria di { $to }: { $after } invece di { $before }
clonk-reason-no-help-to = la carta «{ $card }» non aiuta { $to } nell’incarico scoperto
clonk-reason-changes = nella galleria di { $to } ci si dovrà poi abbinare a «{ $card }»
clonk-reason-destroys-wanted = fa saltare la carta «{ $card }»; { $seat } raccoglie «{ $tile }»
clonk-reason-destroys = fa saltare la carta «{ $card }»
clonk-reason-lays-bare = libera la carta «{ $card }»
clonk-reason-empty-spaces = gli spazi vuoti danno { $cards ->
    [0] una carta Kablooey
    [one] una carta Tesoro{ clonk-and-kablooey }
   *[other] { $cards } carte Tesoro{ clonk-and-kablooey }
}
clonk-and-kablooey = { $kablooey ->
    [yes] { " " }e una carta Kablooey
   *[no] { "" }
}
clonk-reason-gallery-full = la galleria è piena
clonk-reason-nothing-fits = nessuna carta a portata si abbina
clonk-reason-most-eyes = ha già più occhi di tutti
clonk-reason-keeps-for-later = tiene le altre carte per dopo
clonk-reason-covers-wanted = copre la carta «{ $card }»; { $seat } raccoglie «{ $tile }»
clonk-reason-covers-diggable = copre la carta «{ $card }», che { $seat } potrebbe scavare
clonk-reason-must-backfill = una carta della mano deve andare su un pozzo
clonk-reason-keeps-five = si possono tenere solo cinque carte
clonk-reason-worthless = la carta «{ $card }» non ha monete e non serve a nessuno dei due incarichi
clonk-reason-no-task = la carta «{ $card }» non serve a nessuno dei due incarichi
clonk-reason-chance = vince il { $percent }% di { $trials ->
    [one] una partita di prova
   *[other] { $trials } partite di prova
}
clonk-reason-even = dopo, nessuno è in testa
clonk-reason-ahead = dopo, { $coins ->
    [one] una moneta
   *[other] { $coins } monete
} di vantaggio
clonk-reason-behind = dopo, solo { $coins ->
    [one] una moneta
   *[other] { $coins } monete
} di svantaggio

# The end
clonk-end-nobody = Sulle carte non c’era nemmeno un occhio. Le rocce sono cadute e non hanno colpito nessuno.
clonk-end-caught = { $before ->
    [one] Sotto la frana resta { $name }, che aveva più occhi di tutti: da { $before } moneta a { $after }.
   *[other] Sotto la frana resta { $name }, che aveva più occhi di tutti: da { $before } monete a { $after }.
}
clonk-end-caught-several = Sotto la frana restano { $names }: erano alla pari con più occhi di tutti.
clonk-end-caption = Da dove viene ogni moneta
clonk-end-winner = vince
clonk-end-coins = Monete
clonk-end-coins-note = su tutte le carte
clonk-end-open = Incarico scoperto
clonk-end-open-note = secondo i gradini
clonk-end-secret = Incarico segreto
clonk-end-secret-note = ora svelato
clonk-end-together = Subtotale
clonk-end-eyes = Occhi
clonk-end-eyes-note = una Russata conta { $count }
clonk-end-rockfall = Frana
clonk-end-rockfall-note = colpisce chi ha più occhi
clonk-end-half = { $count ->
    [one] la metà di { $count } occhio
   *[other] la metà di { $count } occhi
}
clonk-end-safe = in salvo
clonk-end-total = Totale
clonk-end-steps = Gradini degli incarichi
clonk-end-steps-note = monete secondo quante carte si abbinano

# The lesson
clonk-lesson-aim = Ti diamo il benvenuto nella miniera! Ogni carta mostra un cristallo e un tesoro. Le monete ti arricchiscono. Gli occhi svegliano ciò che dorme là sotto. Porta a casa carte che si abbinano tra loro, e quelle che chiedono i tuoi due incarichi: raccogli il rosso e, in segreto, le corone.
clonk-lesson-bank = Il tuo primo turno comincia con il vagoncino.
clonk-lesson-bank-task = Mettici la spada rossa che hai in mano: tocca la carta, poi il vagoncino.
clonk-lesson-chain = Ora si scava. Una carta deve avere lo stesso cristallo o lo stesso tesoro di quella prima. La corona rossa sul pozzo 1 è rossa come la tua spada, e serve a tutti e due i tuoi incarichi.
clonk-lesson-chain-task = Toccala, poi tocca il tuo primo spazio.
clonk-lesson-done = Potresti scavare fino a quattro carte. Quello che resta vuoto dà ciò che c’è scritto sotto: il secondo spazio una carta Kablooey, il terzo e il quarto una carta ciascuno. Il primo, però, non lasciarlo mai vuoto: è una Russata, che vale tre occhi.
clonk-lesson-done-task = Tocca «Ho finito».
clonk-lesson-backfill = Hai pescato tre carte: due per i tuoi spazi, e quella che pescano tutti. Ora una carta della tua mano va su un pozzo, libera per tutti. Non aiutare gli altri: raccolgono il blu.
clonk-lesson-backfill-task = Metti il martello verde sul pozzo 1.
clonk-lesson-gift = L’altro giocatore ha scavato una spada blu e una spada rosa. La tua corona rossa è rotolata nel tuo vagoncino. Una volta per turno puoi regalare una carta che si abbini all’ultima di un’altra galleria.
clonk-lesson-gift-task = Regala un occhio: tocca la tua statua rosa, poi l’altra galleria.
clonk-lesson-blast = Hai una carta Kablooey. Sul pozzo 2 c’è una collana blu che non vuoi vedere in mano ad altri, e sotto c’è una corona.
clonk-lesson-blast-task = Tocca la collana, poi «Falla saltare».
clonk-lesson-treasure = Bum! La corona gialla è libera, e si abbina alla tua corona rossa: lo stesso tesoro.
clonk-lesson-treasure-task = Scavala.
clonk-lesson-end = Una carta coperta che diventa libera si gira subito. Si va avanti così finché dal mazzo esce il Risveglio. Allora si finisce il giro, chi ha più occhi perde monete, e vince chi ha più monete. Via, e in silenzio!

# Colours, treasures and tasks
clonk-colour-red = rosso
clonk-colour-green = verde
clonk-colour-white = bianco
clonk-colour-pink = rosa
clonk-colour-blue = blu
clonk-colour-yellow = giallo
clonk-treasure-hammer = martello
clonk-treasure-necklace = collana
clonk-treasure-statue = statua
clonk-treasure-crown = corona
clonk-treasure-sword = spada
clonk-treasure-goblet = calice
clonk-either = { $colour } o { $treasure }
clonk-task-red = { $count ->
    [one] rossa
   *[other] rosse
}
clonk-task-green = { $count ->
    [one] verde
   *[other] verdi
}
clonk-task-white = { $count ->
    [one] bianca
   *[other] bianche
}
clonk-task-pink = { $count ->
   *[other] rosa
}
clonk-task-blue = { $count ->
   *[other] blu
}
clonk-task-yellow = { $count ->
    [one] gialla
   *[other] gialle
}
clonk-task-hammer = { $count ->
    [one] martello
   *[other] martelli
}
clonk-task-necklace = { $count ->
    [one] collana
   *[other] collane
}
clonk-task-statue = { $count ->
    [one] statua
   *[other] statue
}
clonk-task-crown = { $count ->
    [one] corona
   *[other] corone
}
clonk-task-sword = { $count ->
    [one] spada
   *[other] spade
}
clonk-task-goblet = { $count ->
    [one] calice
   *[other] calici
}
clonk-word-colour = colore
clonk-word-treasure = tesoro
clonk-word-open-colour = scoprire l’incarico del colore
clonk-word-open-treasure = scoprire l’incarico del tesoro
clonk-word-red = rosso
clonk-word-green = verde
clonk-word-white = bianco
clonk-word-pink = rosa
clonk-word-blue = blu
clonk-word-yellow = giallo
clonk-word-hammer = martelli
clonk-word-necklace = collane
clonk-word-statue = statue
clonk-word-crown = corone
clonk-word-sword = spade
clonk-word-goblet = calici

# Cards: first how each looks, then what a card shows besides
clonk-look-red-hammer = martello rosso
clonk-look-red-necklace = collana rossa
clonk-look-red-statue = statua rossa
clonk-look-red-crown = corona rossa
clonk-look-red-sword = spada rossa
clonk-look-red-goblet = calice rosso
clonk-look-green-hammer = martello verde
clonk-look-green-necklace = collana verde
clonk-look-green-statue = statua verde
clonk-look-green-crown = corona verde
clonk-look-green-sword = spada verde
clonk-look-green-goblet = calice verde
clonk-look-white-hammer = martello bianco
clonk-look-white-necklace = collana bianca
clonk-look-white-statue = statua bianca
clonk-look-white-crown = corona bianca
clonk-look-white-sword = spada bianca
clonk-look-white-goblet = calice bianco
clonk-look-pink-hammer = martello rosa
clonk-look-pink-necklace = collana rosa
clonk-look-pink-statue = statua rosa
clonk-look-pink-crown = corona rosa
clonk-look-pink-sword = spada rosa
clonk-look-pink-goblet = calice rosa
clonk-look-blue-hammer = martello blu
clonk-look-blue-necklace = collana blu
clonk-look-blue-statue = statua blu
clonk-look-blue-crown = corona blu
clonk-look-blue-sword = spada blu
clonk-look-blue-goblet = calice blu
clonk-look-yellow-hammer = martello giallo
clonk-look-yellow-necklace = collana gialla
clonk-look-yellow-statue = statua gialla
clonk-look-yellow-crown = corona gialla
clonk-look-yellow-sword = spada gialla
clonk-look-yellow-goblet = calice giallo
clonk-card = { $coins ->
    [0] { $eyes ->
        [0] { $look }
        [one] { $look }, { $eyes } occhio
       *[other] { $look }, { $eyes } occhi
    }
    [one] { $eyes ->
        [0] { $look }, { $coins } moneta
        [one] { $look }, { $coins } moneta, { $eyes } occhio
       *[other] { $look }, { $coins } moneta, { $eyes } occhi
    }
   *[other] { $eyes ->
        [0] { $look }, { $coins } monete
        [one] { $look }, { $coins } monete, { $eyes } occhio
       *[other] { $look }, { $coins } monete, { $eyes } occhi
    }
}
-clonk-0-1 = (1 occhio)
-clonk-1-0 = (1 moneta)
-clonk-2-1 = (2 monete, 1 occhio)
-clonk-2-2 = (2 monete, 2 occhi)
-clonk-3-3 = (3 monete, 3 occhi)

# Every card, as the log names it: the same lines in all languages
clonk-word-red-hammer-0-0 = { clonk-look-red-hammer }
clonk-word-red-hammer-1-0 = { clonk-look-red-hammer } { -clonk-1-0 }
clonk-word-red-hammer-2-2 = { clonk-look-red-hammer } { -clonk-2-2 }
clonk-word-red-necklace-0-0 = { clonk-look-red-necklace }
clonk-word-red-necklace-0-1 = { clonk-look-red-necklace } { -clonk-0-1 }
clonk-word-red-necklace-2-1 = { clonk-look-red-necklace } { -clonk-2-1 }
clonk-word-red-statue-1-0 = { clonk-look-red-statue } { -clonk-1-0 }
clonk-word-red-statue-0-1 = { clonk-look-red-statue } { -clonk-0-1 }
clonk-word-red-statue-3-3 = { clonk-look-red-statue } { -clonk-3-3 }
clonk-word-red-crown-0-0 = { clonk-look-red-crown }
clonk-word-red-crown-1-0 = { clonk-look-red-crown } { -clonk-1-0 }
clonk-word-red-crown-2-2 = { clonk-look-red-crown } { -clonk-2-2 }
clonk-word-red-sword-0-0 = { clonk-look-red-sword }
clonk-word-red-sword-0-1 = { clonk-look-red-sword } { -clonk-0-1 }
clonk-word-red-sword-2-1 = { clonk-look-red-sword } { -clonk-2-1 }
clonk-word-red-goblet-1-0 = { clonk-look-red-goblet } { -clonk-1-0 }
clonk-word-red-goblet-0-1 = { clonk-look-red-goblet } { -clonk-0-1 }
clonk-word-red-goblet-3-3 = { clonk-look-red-goblet } { -clonk-3-3 }
clonk-word-green-hammer-0-0 = { clonk-look-green-hammer }
clonk-word-green-hammer-0-1 = { clonk-look-green-hammer } { -clonk-0-1 }
clonk-word-green-hammer-2-1 = { clonk-look-green-hammer } { -clonk-2-1 }
clonk-word-green-necklace-1-0 = { clonk-look-green-necklace } { -clonk-1-0 }
clonk-word-green-necklace-0-1 = { clonk-look-green-necklace } { -clonk-0-1 }
clonk-word-green-necklace-3-3 = { clonk-look-green-necklace } { -clonk-3-3 }
clonk-word-green-statue-0-0 = { clonk-look-green-statue }
clonk-word-green-statue-1-0 = { clonk-look-green-statue } { -clonk-1-0 }
clonk-word-green-statue-2-2 = { clonk-look-green-statue } { -clonk-2-2 }
clonk-word-green-crown-0-0 = { clonk-look-green-crown }
clonk-word-green-crown-0-1 = { clonk-look-green-crown } { -clonk-0-1 }
clonk-word-green-crown-2-1 = { clonk-look-green-crown } { -clonk-2-1 }
clonk-word-green-sword-1-0 = { clonk-look-green-sword } { -clonk-1-0 }
clonk-word-green-sword-0-1 = { clonk-look-green-sword } { -clonk-0-1 }
clonk-word-green-sword-3-3 = { clonk-look-green-sword } { -clonk-3-3 }
clonk-word-green-goblet-0-0 = { clonk-look-green-goblet }
clonk-word-green-goblet-1-0 = { clonk-look-green-goblet } { -clonk-1-0 }
clonk-word-green-goblet-2-2 = { clonk-look-green-goblet } { -clonk-2-2 }
clonk-word-white-hammer-1-0 = { clonk-look-white-hammer } { -clonk-1-0 }
clonk-word-white-hammer-0-1 = { clonk-look-white-hammer } { -clonk-0-1 }
clonk-word-white-hammer-3-3 = { clonk-look-white-hammer } { -clonk-3-3 }
clonk-word-white-necklace-0-0 = { clonk-look-white-necklace }
clonk-word-white-necklace-1-0 = { clonk-look-white-necklace } { -clonk-1-0 }
clonk-word-white-necklace-2-2 = { clonk-look-white-necklace } { -clonk-2-2 }
clonk-word-white-statue-0-0 = { clonk-look-white-statue }
clonk-word-white-statue-0-1 = { clonk-look-white-statue } { -clonk-0-1 }
clonk-word-white-statue-2-1 = { clonk-look-white-statue } { -clonk-2-1 }
clonk-word-white-crown-1-0 = { clonk-look-white-crown } { -clonk-1-0 }
clonk-word-white-crown-0-1 = { clonk-look-white-crown } { -clonk-0-1 }
clonk-word-white-crown-3-3 = { clonk-look-white-crown } { -clonk-3-3 }
clonk-word-white-sword-0-0 = { clonk-look-white-sword }
clonk-word-white-sword-1-0 = { clonk-look-white-sword } { -clonk-1-0 }
clonk-word-white-sword-2-2 = { clonk-look-white-sword } { -clonk-2-2 }
clonk-word-white-goblet-0-0 = { clonk-look-white-goblet }
clonk-word-white-goblet-0-1 = { clonk-look-white-goblet } { -clonk-0-1 }
clonk-word-white-goblet-2-1 = { clonk-look-white-goblet } { -clonk-2-1 }
clonk-word-pink-hammer-0-0 = { clonk-look-pink-hammer }
clonk-word-pink-hammer-1-0 = { clonk-look-pink-hammer } { -clonk-1-0 }
clonk-word-pink-hammer-2-2 = { clonk-look-pink-hammer } { -clonk-2-2 }
clonk-word-pink-necklace-0-0 = { clonk-look-pink-necklace }
clonk-word-pink-necklace-0-1 = { clonk-look-pink-necklace } { -clonk-0-1 }
clonk-word-pink-necklace-2-1 = { clonk-look-pink-necklace } { -clonk-2-1 }
clonk-word-pink-statue-1-0 = { clonk-look-pink-statue } { -clonk-1-0 }
clonk-word-pink-statue-0-1 = { clonk-look-pink-statue } { -clonk-0-1 }
clonk-word-pink-statue-3-3 = { clonk-look-pink-statue } { -clonk-3-3 }
clonk-word-pink-crown-0-0 = { clonk-look-pink-crown }
clonk-word-pink-crown-1-0 = { clonk-look-pink-crown } { -clonk-1-0 }
clonk-word-pink-crown-2-2 = { clonk-look-pink-crown } { -clonk-2-2 }
clonk-word-pink-sword-0-0 = { clonk-look-pink-sword }
clonk-word-pink-sword-0-1 = { clonk-look-pink-sword } { -clonk-0-1 }
clonk-word-pink-sword-2-1 = { clonk-look-pink-sword } { -clonk-2-1 }
clonk-word-pink-goblet-1-0 = { clonk-look-pink-goblet } { -clonk-1-0 }
clonk-word-pink-goblet-0-1 = { clonk-look-pink-goblet } { -clonk-0-1 }
clonk-word-pink-goblet-3-3 = { clonk-look-pink-goblet } { -clonk-3-3 }
clonk-word-blue-hammer-0-0 = { clonk-look-blue-hammer }
clonk-word-blue-hammer-0-1 = { clonk-look-blue-hammer } { -clonk-0-1 }
clonk-word-blue-hammer-2-1 = { clonk-look-blue-hammer } { -clonk-2-1 }
clonk-word-blue-necklace-1-0 = { clonk-look-blue-necklace } { -clonk-1-0 }
clonk-word-blue-necklace-0-1 = { clonk-look-blue-necklace } { -clonk-0-1 }
clonk-word-blue-necklace-3-3 = { clonk-look-blue-necklace } { -clonk-3-3 }
clonk-word-blue-statue-0-0 = { clonk-look-blue-statue }
clonk-word-blue-statue-1-0 = { clonk-look-blue-statue } { -clonk-1-0 }
clonk-word-blue-statue-2-2 = { clonk-look-blue-statue } { -clonk-2-2 }
clonk-word-blue-crown-0-0 = { clonk-look-blue-crown }
clonk-word-blue-crown-0-1 = { clonk-look-blue-crown } { -clonk-0-1 }
clonk-word-blue-crown-2-1 = { clonk-look-blue-crown } { -clonk-2-1 }
clonk-word-blue-sword-1-0 = { clonk-look-blue-sword } { -clonk-1-0 }
clonk-word-blue-sword-0-1 = { clonk-look-blue-sword } { -clonk-0-1 }
clonk-word-blue-sword-3-3 = { clonk-look-blue-sword } { -clonk-3-3 }
clonk-word-blue-goblet-0-0 = { clonk-look-blue-goblet }
clonk-word-blue-goblet-1-0 = { clonk-look-blue-goblet } { -clonk-1-0 }
clonk-word-blue-goblet-2-2 = { clonk-look-blue-goblet } { -clonk-2-2 }
clonk-word-yellow-hammer-1-0 = { clonk-look-yellow-hammer } { -clonk-1-0 }
clonk-word-yellow-hammer-0-1 = { clonk-look-yellow-hammer } { -clonk-0-1 }
clonk-word-yellow-hammer-3-3 = { clonk-look-yellow-hammer } { -clonk-3-3 }
clonk-word-yellow-necklace-0-0 = { clonk-look-yellow-necklace }
clonk-word-yellow-necklace-1-0 = { clonk-look-yellow-necklace } { -clonk-1-0 }
clonk-word-yellow-necklace-2-2 = { clonk-look-yellow-necklace } { -clonk-2-2 }
clonk-word-yellow-statue-0-0 = { clonk-look-yellow-statue }
clonk-word-yellow-statue-0-1 = { clonk-look-yellow-statue } { -clonk-0-1 }
clonk-word-yellow-statue-2-1 = { clonk-look-yellow-statue } { -clonk-2-1 }
clonk-word-yellow-crown-1-0 = { clonk-look-yellow-crown } { -clonk-1-0 }
clonk-word-yellow-crown-0-1 = { clonk-look-yellow-crown } { -clonk-0-1 }
clonk-word-yellow-crown-3-3 = { clonk-look-yellow-crown } { -clonk-3-3 }
clonk-word-yellow-sword-0-0 = { clonk-look-yellow-sword }
clonk-word-yellow-sword-1-0 = { clonk-look-yellow-sword } { -clonk-1-0 }
clonk-word-yellow-sword-2-2 = { clonk-look-yellow-sword } { -clonk-2-2 }
clonk-word-yellow-goblet-0-0 = { clonk-look-yellow-goblet }
clonk-word-yellow-goblet-0-1 = { clonk-look-yellow-goblet } { -clonk-0-1 }
clonk-word-yellow-goblet-2-1 = { clonk-look-yellow-goblet } { -clonk-2-1 }

# In half a minute
clonk-brief-1 = Forma una catena
clonk-brief-1-text = Ogni carta deve avere in comune con la precedente il cristallo o il tesoro.
clonk-brief-2 = Il vuoto rende
clonk-brief-2-text = Ciò che lasci vuoto dà carte o un Kablooey, ma il primo spazio dà occhi.
clonk-brief-3 = Restituiscine una
clonk-brief-3-text = A fine turno una carta della tua mano va su un pozzo, libera per tutti.
clonk-brief-4 = Prima del risveglio
clonk-brief-4-text = Monete e incarichi arricchiscono. Al risveglio del mostro, avere più occhi di tutti costa monete.
