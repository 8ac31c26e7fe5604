# Everywhere
home-link = Underhill, startpagina
language = Taal
theme-system = Thema: systeem
theme-light = Thema: licht
theme-dark = Thema: donker
sound-on = Geluid aan
sound-off = Geluid uit
motion-system = Beweging: systeem
motion-on = Beweging aan
motion-off = Beweging uit
to-home = Terug naar de spellen
rules = Regels
start = Start
name = Naam
why = Waarom?
last-move = Laatste zet
key-title = Wat de tekens betekenen
key-last = laatste zet

# Names in a sentence: the last two, one of two, and whoever comes before them
names-and = { $first } en { $last }
names-or = { $first } of { $last }
names-more = { $first }, { $last }

# The home page
home-title = { $count ->
    [4] Vier spellen onder één heuvel
   *[other] { $count } spellen onder één heuvel
}
home-text = Tegen een bot, samen rond één scherm of met vrienden via een link. Geen account, niets te installeren.
got-a-code = Heb je een code?
join = Meedoen
code-wrong = Een code heeft acht letters en cijfers, zoals K7QX-3M2P.
players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
players-range = { $low }–{ $high } spelers
play-now = Nu spelen
same-screen = Op één scherm
with-friends = Met vrienden
learn = Leren

# Bots
bot-random = Mot
bot-greedy = Ekster
bot-beginner = Mol
bot-easy = Muis
bot-medium = Egel
bot-hard = Das
bot-master = Vos
bot-adapt = Haas
bot-random-text = doelloos
bot-greedy-text = grijpt wat hij ziet
bot-beginner-text = bijziend
bot-easy-text = leert nog
bot-medium-text = voorzichtig
bot-hard-text = degelijk
bot-master-text = scherp
bot-adapt-text = zo goed als jij

# Choosing how to play
new-table = Nieuwe tafel

# The rules
learn-by-playing = Al spelend leren
the-rules = De regels
the-rulings = Wat we hebben beslist
the-rulings-text = Waar de spelregels iets openlaten of twee dingen zeggen, lees je hier hoe het bij ons gespeeld wordt en waarom.
the-notation = Hoe zetten worden geschreven
all-rules = Alle regels
understood = Begrepen
brief-title = In een halve minuut
contents = Inhoud
search-rules = Zoeken in de regels
rules-found = { $count ->
    [0] Geen regel gaat daarover.
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
}
try-it = Probeer het
try-rule = Probeer het: { $rule }
start-again = Opnieuw beginnen
back-to-rules = Terug naar de regels
lesson-named = Les: { $name }

# Playing
turn-number = Beurt { $turn }
your-turn = Jij bent aan de beurt.
their-turn = Aan de beurt: { $names }.
sealed = Verzegeld.
sealed-text = Tot iedereen heeft gekozen, ziet niemand je keuze, en zelfs niet dat je al hebt gekozen.
gathering = Wachten op spelers.
starting = Het spel begint zo.
starting-text = Elk apparaat laat nu zien wat het aan het toeval toevoegt, zodat niemand kan kiezen wat er getrokken wordt.
starting-waits = We wachten nog op antwoord van { $names }. Daarna begint het spel.
go-on-without = Beginnen zonder { $name }
go-on-without-text = Een bot speelt dan voor { $name } tot het einde van dit spel.
over = Het spel is afgelopen.
looking-back = Je kijkt terug.
looking-back-text = Zo stond het er toen voor. Aan het spel zelf verandert niets.
back-to-now = Terug naar het spel
played-by-bot = een bot speelt verder
this-is-you = dit ben jij
away = even weg
is-away = { $name } is er even niet. De plaats wordt bewaard.
let-bot-go-on = Een bot laten doorspelen voor { $name }
bot-in-line = { $place ->
    [1] Mag zo nadenken.
   *[other] Wacht om na te denken: plaats { $place } in de rij.
}
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
log = Verloop
log-and-actions = Verloop en acties
undo = Terugnemen
hint = Tip
offer-draw = Gelijkspel?
resign = Opgeven
resign-sure = Dit spel opgeven?
no-wait = Nee, wacht
do-it-anyway = Toch doen
caution = Pas op
caution-text = Hiermee verlies je het spel meteen.
agree = Akkoord
decline = Nee, bedankt
no-longer = Laat maar
asks-take-back = { $name } wil de laatste zet graag terugnemen.
asks-draw = { $name } biedt gelijkspel aan.
asks-again = { $name } wil graag nog een keer spelen.
asks-stand-in = { $name } wil een bot laten doorspelen voor { $absent }, die er niet is.
asks-go-on-without = { $name } wil beginnen zonder { $absent }: dat apparaat antwoordt niet.
you-asked = Je hebt het gevraagd. De anderen hebben nog niet geantwoord.
type-play = Spelen
type-unreadable = Deze zet is niet te lezen.
type-against = Dat mag niet volgens regel { $rule }.
thinking = Denkt na…
hint-says = Het idee van Das: { $action }
hint-go-on = het hierbij laten
hint-show = Laat zien
hint-do = Doe dat
hint-chance = Winkans: ongeveer { $percent }%
say-something = Zeg iets
connection-lost = De verbinding is weg. Er wordt opnieuw verbonden; er gaat niets verloren.
goes-on-elsewhere = Dit spel gaat verder in een ander tabblad.
go-on-here = Hier verder spelen
nothing-here = Hier is niets
nothing-here-text = Misschien is het adres niet compleet. De spellen vind je waar ze altijd zijn.

# What the log tells besides the game
told-took-back = { $name } neemt de zet terug
told-declined = { $name } zegt nee
told-stopped = Het spel eindigt hier
told-handed-over = Een bot speelt verder voor { $name }
told-withheld = Een apparaat heeft niet geantwoord: { $name } valt in
told-returned = { $name } is weer terug
told-said = { $name }: { $words }
told-again = Er begint een nieuw spel

# Phrases
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-have-fun = Veel plezier!
phrase-nice-move = Mooie zet!
phrase-well-played = Goed gespeeld!
phrase-oops = Oeps!
phrase-wow = Wauw!
phrase-thinking = Even denken.
phrase-your-turn = Jij bent aan de beurt.
phrase-sorry = Sorry!
phrase-thanks = Dank je wel!
phrase-good-game = Leuk spel!
phrase-one-more = Nog een potje?
phrase-goodbye = Tot ziens!

# Why a command was refused
rejected-unreadable = Deze zet is niet te lezen.
rejected-stale = Het spel is intussen verdergegaan.
rejected-not-asked = Jij hoeft nu niets te beslissen.
rejected-not-seated = Dat kan alleen wie aan tafel zit.
rejected-no-such-seat = Die plaats bestaat niet.
rejected-seat-taken = De plaats is bezet.
rejected-full = Alle plaatsen zijn bezet.
rejected-person-there = Daar zit een mens.
rejected-no-bot-there = Daar zit geen bot.
rejected-seats-free = Nog niet alle plaatsen zijn bezet.
rejected-not-begun = Het spel is nog niet begonnen.
rejected-has-begun = Het spel is al begonnen.
rejected-over = Het spel is afgelopen.
rejected-not-over = Het spel is nog niet afgelopen.
rejected-bot-plays = Op deze plaats speelt een bot.
rejected-not-away = Op deze plaats speelt geen bot.
rejected-is-there = Deze speler is er.
rejected-clock-decides = Met een klok beslist de tijd wat er gebeurt met wie er niet is.
rejected-nothing-to-take-back = Er valt niets terug te nemen: er is sindsdien iets getrokken of bekend geworden.
rejected-no-draws = In dit spel kun je geen gelijkspel afspreken.
rejected-bot-declines = De bot speelt liever door.
rejected-nothing-asked = Niemand heeft iets gevraagd.
rejected-already-asked = Er staat nog een andere vraag open.
rejected-already-agreed = Je bent al akkoord.
rejected-entropy-missing = De pagina is verouderd. Laad hem opnieuw.
rejected-commitment-missing = De pagina is verouderd. Laad hem opnieuw.
rejected-wrong-entropy = Dit is niet wat je apparaat had beloofd toe te voegen.
rejected-enough = Dat is in dit spel vaak genoeg gedaan.
rejected-too-fast = Dat was veel tegelijk. Even geduld.
rejected-bad-setting = Zo’n tafel is niet mogelijk.

# The end
you-win = Je wint!
wins = { $name } wint.
drawn = Gelijkspel.
shared = { $names } delen de overwinning.
fair = Het toeval was eerlijk.
fair-text = { $draws ->
    [one] De ene trekking is op dit apparaat nagerekend.
   *[other] Alle { $draws } trekkingen zijn op dit apparaat nagerekend.
}
unfair = Het toeval kan niet worden gecontroleerd.
rematch = Revanche
download-record = Verslag opslaan

# A table at the server
coming-in = Een ogenblik…
try-again = Opnieuw proberen
server-gone = De server is niet bereikbaar
server-gone-text = Misschien is het netwerk weg, of neemt de server even pauze. Je plaats blijft van jou. Tegen bots spelen kan gewoon.
table-gone = Deze tafel is er niet meer
table-gone-text = Er is lang niemand gaan zitten, of er zit een foutje in de code.
table-closed = Deze tafel laat je niet binnen
table-closed-text = Meer zei de server niet.
too-many = Te veel tegelijk
too-many-text = De server vraagt even geduld.
old-version = Deze pagina is verouderd
old-version-text = Deze pagina en de server begrijpen elkaar niet meer. Opnieuw laden zou moeten helpen.
set-aside-text = Er ging iets mis aan deze tafel. Ze ligt stil tot de beheerder ernaar heeft gekeken; er gaat niets verloren.
server-unfair = De server is niet te vertrouwen
server-unfair-text = Hij heeft veranderd waar hij zich voor het spel op had vastgelegd. Aan deze tafel wordt niet verder gespeeld.
earlier = Eerdere zetten
name-needed = Hoe heet je? Hoogstens 24 letters.
name-long = Deze naam is te lang: hoogstens 24 letters of emoji’s.
name-unseen = Deze naam bevat onzichtbare tekens.

# Lessons
learn-game = { $game } leren
leave-lesson = Les verlaten
lesson-step = Stap { $step } van { $count }
lesson-astray = In een spel mag dat, maar hier proberen we eerst iets anders.
lesson-done = Precies zo!
back = Terug
next = Verder

# Open tables
open-tables = Open tafels
open-tables-text = iedereen mag aanschuiven
seated = { $taken } van { $count } plaatsen bezet
watch = Meekijken
game-clock = { $minutes } min + { $seconds } s
