# Everywhere
home-link = Underhill, pagina iniziale
language = Lingua
theme-system = Tema: sistema
theme-light = Tema: chiaro
theme-dark = Tema: scuro
sound-on = Suoni attivi
sound-off = Suoni spenti
motion-system = Animazioni: sistema
motion-on = Animazioni attive
motion-off = Animazioni spente
to-home = Torna ai giochi
rules = Regole
start = Comincia
name = Nome
why = Perché?
last-move = Ultima mossa
key-title = Leggere il tabellone
key-last = ultima mossa

# Names in a sentence: the last two, one of two, and whoever comes before them
names-and = { $first } e { $last }
names-or = { $first } o { $last }
names-more = { $first }, { $last }

# The home page
home-title = { $count ->
    [4] Quattro giochi sotto una sola collina
   *[other] { $count } giochi sotto una sola collina
}
home-text = Contro un bot, attorno a uno schermo o con gli amici tramite un link. Nessun account, niente da installare.
got-a-code = Hai un codice?
join = Entra
code-wrong = Un codice ha otto lettere e cifre, come K7QX-3M2P.
players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
players-range = { $low }–{ $high } giocatori
play-now = Gioca subito
same-screen = Stesso schermo
with-friends = Con gli amici
learn = Impara

# Bots
bot-random = Falena
bot-greedy = Gazza
bot-beginner = Talpa
bot-easy = Topo
bot-medium = Riccio
bot-hard = Tasso
bot-master = Volpe
bot-adapt = Lepre
bot-random-text = senza meta
bot-greedy-text = prende quel che vede
bot-beginner-text = vede poco
bot-easy-text = sta imparando
bot-medium-text = prudente
bot-hard-text = solido
bot-master-text = astuta
bot-adapt-text = al tuo livello

# Choosing how to play
new-table = Nuovo tavolo

# The rules
learn-by-playing = Impara giocando
the-rules = Le regole
the-rulings = Che cosa abbiamo deciso
the-rulings-text = Dove un regolamento lascia qualcosa in sospeso, o dice due cose diverse, ecco come si gioca qui, e perché.
the-notation = Come si scrivono le mosse
all-rules = Tutte le regole
understood = Capito
brief-title = In mezzo minuto
contents = Indice
search-rules = Cerca nelle regole
rules-found = { $count ->
    [0] Nessuna regola ne parla.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
}
try-it = Prova
try-rule = Prova: { $rule }
start-again = Da capo
back-to-rules = Torna alle regole
lesson-named = Lezione: { $name }

# Playing
turn-number = Turno { $turn }
your-turn = Tocca a te.
their-turn = Tocca a { $names }.
sealed = Scelta sigillata.
sealed-text = Finché non hanno scelto tutti, nessuno vede la tua scelta, e nemmeno che l’hai già fatta.
gathering = Si aspettano i giocatori.
starting = La partita sta per cominciare.
starting-text = Ogni dispositivo mostra ora che cosa aggiunge al caso, così nessuno può scegliere che cosa esce.
starting-waits = Manca ancora la risposta di { $names }. Poi la partita comincia.
go-on-without = Comincia senza { $name }
go-on-without-text = In tal caso un bot gioca al posto di { $name } fino alla fine di questa partita.
over = La partita è finita.
looking-back = Uno sguardo indietro.
looking-back-text = Era così allora. La partita non cambia.
back-to-now = Torna al presente
played-by-bot = continua un bot
this-is-you = sei tu
away = assente
is-away = { $name } non c’è. Il posto resta suo.
let-bot-go-on = Fai giocare un bot per { $name }
bot-in-line = { $place ->
    [1] Tra un attimo comincia a pensare.
   *[other] Aspetta il suo turno per pensare: posto { $place } in coda.
}
days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
log = Cronaca
log-and-actions = Cronaca e azioni
undo = Annulla
hint = Consiglio
offer-draw = Offri patta
resign = Mi arrendo
resign-sure = Vuoi arrenderti?
no-wait = No, aspetta
do-it-anyway = Gioca lo stesso
caution = Così perdi
caution-text = Con questa mossa perdi subito la partita.
agree = D’accordo
decline = No, grazie
no-longer = Lascia perdere
asks-take-back = { $name } vorrebbe ritirare l’ultima mossa.
asks-draw = { $name } propone la patta.
asks-again = { $name } vorrebbe giocare ancora.
asks-stand-in = { $name } vorrebbe che un bot giocasse per { $absent }, che non c’è.
asks-go-on-without = { $name } vorrebbe cominciare senza { $absent }: il suo dispositivo non risponde.
you-asked = Hai chiesto. Gli altri non hanno ancora risposto.
type-play = Gioca
type-unreadable = Questa mossa non si capisce.
type-against = Questo va contro la regola { $rule }.
thinking = Sta pensando…
hint-says = L’idea di Tasso: { $action }
hint-go-on = fermarsi qui
hint-show = Fammi vedere
hint-do = Gioca così
hint-chance = Probabilità di vincere: circa { $percent }%
say-something = Di’ qualcosa
connection-lost = La connessione è caduta. Si sta ristabilendo; niente è andato perso.
goes-on-elsewhere = Questa partita continua in un’altra scheda.
go-on-here = Continua qui
nothing-here = Qui non c’è niente
nothing-here-text = Forse l’indirizzo è incompleto. I giochi sono al solito posto.

# What the log tells besides the game
told-took-back = { $name } ritira la mossa
told-declined = { $name } dice di no
told-stopped = La partita finisce qui
told-handed-over = Un bot continua per { $name }
told-withheld = Un dispositivo non ha risposto: { $name } gioca al suo posto
told-returned = { $name } è di nuovo qui
told-said = { $name }: { $words }
told-again = Comincia un’altra partita

# Phrases
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-have-fun = Buon divertimento!
phrase-nice-move = Bella mossa!
phrase-well-played = Ben giocato!
phrase-oops = Ops!
phrase-wow = Wow!
phrase-thinking = Fammi pensare.
phrase-your-turn = È il tuo turno.
phrase-sorry = Scusa!
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
phrase-one-more = Un’altra partita?
phrase-goodbye = Alla prossima!

# Why a command was refused
rejected-unreadable = Questa mossa non si capisce.
rejected-stale = Nel frattempo la partita è andata avanti.
rejected-not-asked = Ora non hai niente da decidere.
rejected-not-seated = Può farlo solo chi siede al tavolo.
rejected-no-such-seat = Questo posto non esiste.
rejected-seat-taken = Il posto è occupato.
rejected-full = Tutti i posti sono occupati.
rejected-person-there = Lì c’è già una persona.
rejected-no-bot-there = Lì non c’è nessun bot.
rejected-seats-free = Ci sono ancora posti liberi.
rejected-not-begun = La partita non è ancora cominciata.
rejected-has-begun = La partita è già cominciata.
rejected-over = La partita è finita.
rejected-not-over = La partita non è ancora finita.
rejected-bot-plays = A questo posto gioca un bot.
rejected-not-away = A questo posto non gioca un bot.
rejected-is-there = Questa persona è presente.
rejected-clock-decides = Con l’orologio è il tempo a decidere che cosa succede a chi non c’è.
rejected-nothing-to-take-back = Non c’è niente da ritirare: nel frattempo è stato estratto o scoperto qualcosa.
rejected-no-draws = In questo gioco non ci si può accordare per la patta.
rejected-bot-declines = Il bot preferisce continuare.
rejected-nothing-asked = Nessuno ha chiesto niente.
rejected-already-asked = C’è già un’altra richiesta in corso.
rejected-already-agreed = Hai già detto di sì.
rejected-entropy-missing = La pagina non è aggiornata. Ricaricala.
rejected-commitment-missing = La pagina non è aggiornata. Ricaricala.
rejected-wrong-entropy = Non è ciò che il tuo dispositivo aveva promesso di aggiungere.
rejected-enough = Per questa partita basta così.
rejected-too-fast = Era troppo in una volta. Un attimo di pazienza.
rejected-bad-setting = Un tavolo così non è possibile.

# The end
you-win = Hai vinto!
wins = { $name } vince.
drawn = Partita patta.
shared = { $names } si dividono la vittoria.
fair = Le estrazioni erano oneste.
fair-text = { $draws ->
    [one] L’unica estrazione è stata ricalcolata su questo dispositivo.
   *[other] Tutte le { $draws } estrazioni sono state ricalcolate su questo dispositivo.
}
unfair = Le estrazioni non si possono verificare.
rematch = Rivincita
download-record = Scarica la partita

# A table at the server
coming-in = Un attimo…
try-again = Riprova
server-gone = Il server non risponde
server-gone-text = Forse non c’è rete, o il server fa una pausa. Il tuo posto resta tuo. Contro i bot si può giocare lo stesso.
table-gone = Questo tavolo non c’è più
table-gone-text = Per molto tempo non si è seduto nessuno, o nel codice c’è un errore.
table-closed = Questo tavolo non ti fa entrare
table-closed-text = Il server non ha detto perché.
too-many = Troppe richieste insieme
too-many-text = Il server chiede un attimo di pazienza.
old-version = Questa pagina non è aggiornata
old-version-text = Questa pagina e il server non si capiscono più. Ricaricarla dovrebbe aiutare.
set-aside-text = Qualcosa è andato storto a questo tavolo. Resta in sospeso finché chi gestisce il server non lo ha guardato; niente è andato perso.
server-unfair = Del server non ci si può fidare
server-unfair-text = Ha cambiato ciò a cui si era impegnato prima della partita. A questo tavolo non si gioca più.
earlier = Mosse precedenti
name-needed = Come ti chiami? Al massimo 24 lettere.
name-long = Questo nome è troppo lungo: al massimo 24 lettere o emoji.
name-unseen = Questo nome contiene caratteri invisibili.

# Lessons
learn-game = Impara { $game }
leave-lesson = Esci dalla lezione
lesson-step = Passo { $step } di { $count }
lesson-astray = In una partita è permesso, ma qui proviamo prima un’altra cosa.
lesson-done = Proprio così!
back = Indietro
next = Avanti

# Open tables
open-tables = Tavoli aperti
open-tables-text = chiunque può sedersi
seated = { $taken } di { $count } posti occupati
watch = Guarda
game-clock = { $minutes } min + { $seconds } s
