# Everywhere
home-link = Underhill, naar de startpagina
language = Taal
theme-system = Thema: systeem
theme-light = Thema: licht
theme-dark = Thema: donker
sound-on = Geluid aan
sound-off = Geluid uit
motion-system = Beweging: systeem
motion-on = Beweging aan
motion-off = Beweging uit
to-home = Naar de spellen
rules = Regels
start = Start
name = Naam
why = Waarom?
last-move = Laatste zet
key-title = Wat de tekens betekenen
key-last = laatste zet

# The first page
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
bot-easy = Muis
bot-medium = Egel
bot-hard = Das
bot-master = Vos
bot-random-text = doelloos
bot-greedy-text = grijpt wat hij ziet
bot-easy-text = leert nog
bot-medium-text = voorzichtig
bot-hard-text = degelijk
bot-master-text = scherp

# Choosing how to play
new-table = Nieuwe tafel
seats = Plaatsen
how-many-play = Hoeveel spelers
seat-number = Speler { $number }
person = Mens
bot = Bot
guest = Gast
bots-time = Hoe lang bots nadenken
bots-time-short = Twee seconden per beurt
bots-time-long = Langer, en sterker
how-you-play = Hoe jullie spelen
preset-own = Eigen keuze
house-rules = Huisregels
setup-summary = Aan tafel: { $names }.
remembered = Onthouden voor je volgende tafel.

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
sealed-text = Niemand ziet wat je hebt gekozen, en ook niet dat je al hebt gekozen, tot iedereen zover is.
gathering = Wachten op spelers.
over = Het spel is afgelopen.
looking-back = Je kijkt terug.
looking-back-text = Zo was het. Het spel gaat verder waar het is.
back-to-now = Terug naar nu
played-by-bot = een bot speelt verder
this-is-you = dit ben jij
away = even weg
is-away = { $name } is er even niet. De plaats wacht.
let-bot-go-on = Een bot laten doorspelen voor { $name }
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
caution = Dit verliest
caution-text = Hiermee verlies je het spel meteen.
agree = Akkoord
decline = Nee, bedankt
no-longer = Laat maar
asks-take-back = { $name } wil de laatste zet graag terugnemen.
asks-draw = { $name } biedt gelijkspel aan.
asks-again = { $name } wil graag nog een keer spelen.
asks-stand-in = { $name } wil een bot laten doorspelen voor { $absent }, die er niet is.
you-asked = Je hebt het gevraagd. De anderen hebben nog niet geantwoord.
type-play = Spelen
type-unreadable = Dit kan niet als zet worden gelezen.
thinking = Denkt na…
hint-says = Het idee van Das: { $action }
hint-go-on = doorgaan zonder iets extra’s
hint-show = Laat zien
hint-do = Doe dat
hint-chance = Winkans: ongeveer { $percent }%
say-something = Zeg iets
curtain-title = { $name }, dit is voor jou
curtain-text = Geef het scherm door. Niemand anders mag kijken.
curtain-open = Ik ben { $name }
connection-lost = De verbinding is weg. Ze wordt opnieuw gemaakt; er gaat niets verloren.
goes-on-elsewhere = Dit spel gaat verder in een ander tabblad.
go-on-here = Hier verder spelen
nothing-here = Hier is niets
nothing-here-text = Misschien is het adres afgekapt. De spellen zijn waar ze altijd zijn.

# What the log tells besides the game
told-took-back = { $name } neemt de zet terug
told-declined = { $name } zegt nee
told-stopped = Het spel eindigt hier
told-handed-over = Een bot speelt verder voor { $name }
told-returned = Weer terug: { $name }
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
phrase-one-more = Nog een keer?
phrase-goodbye = Tot ziens!

# Why a command was refused
rejected-unreadable = Dit kan niet als zet worden gelezen.
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
rejected-no-draws = Dit spel eindigt niet door een afspraak.
rejected-bot-declines = Een bot speelt door.
rejected-nothing-asked = Niemand heeft iets gevraagd.
rejected-already-asked = Er wordt al iets anders gevraagd.
rejected-already-agreed = Je bent al akkoord.
rejected-entropy-missing = De pagina is verouderd. Laad hem opnieuw.
rejected-enough = Dat is in dit spel vaak genoeg gedaan.
rejected-bad-setting = Zo'n tafel is niet mogelijk.

# The end
you-win = Je wint!
you-win-agreed = Je wint!
you-win-resigned = Je wint: de ander heeft opgegeven.
you-win-time = Je wint: de tijd van de ander is om.
wins = { $name } wint.
wins-agreed = { $name } wint.
wins-resigned = { $name } wint: de ander heeft opgegeven.
wins-time = { $name } wint: de tijd van de ander is om.
drawn = Gelijkspel.
drawn-agreed = Gelijkspel, zoals afgesproken.
drawn-resigned = Gelijkspel.
drawn-time = Gelijkspel.
shared = { $names } delen de overwinning.
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
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
server-gone-text = Misschien is het netwerk weg, of neemt de server pauze. Je plaats blijft van jou. Tegen bots spelen kan gewoon.
table-gone = Deze tafel is er niet meer
table-gone-text = Er is lang niemand gaan zitten, of er zit een foutje in de code.
table-closed = Deze tafel laat je niet binnen
table-closed-text = Meer zei de server niet.
too-many = Te veel tegelijk
too-many-text = De server vraagt even geduld.
old-version = Deze pagina is niet bijgewerkt
old-version-text = De server spreekt anders dan deze pagina. Opnieuw laden zou moeten helpen.
server-unfair = De server is niet te vertrouwen
server-unfair-text = Hij heeft veranderd waar hij zich voor het spel op had vastgelegd. Aan deze tafel wordt niet verder gespeeld.
earlier = Eerder
table-full = Alle plaatsen zijn bezet. Je kunt meekijken zodra het spel begint.
bring-friends = Haal je vrienden erbij
link = Link
copy-link = Link kopiëren
copied = Gekopieerd
you-sit = Je zit aan tafel
sit-down = Ga zitten
sit-here = Hier zitten
get-up = Opstaan
free-seat = Plaats vrijmaken
open-seat = vrij
waiting-for-seats = Als alle plaatsen bezet zijn, kan iedereen aan tafel het spel starten.
all-here = Iedereen is er.
name-needed = Zeg hoe je heet: één tot 24 letters.
name-long = Deze naam is te lang: hoogstens 24 letters of plaatjes.
name-unseen = In deze naam staan tekens die niemand ziet.
clock = Klok
clock-none = Geen klok
clock-game = Per spel
clock-days = Dagen per zet
clock-minutes = Minuten per speler
clock-increment = Seconden erbij per zet
clock-days-each = Dagen voor een zet
who-can-come = Wie kan komen
by-link = Via link
public = Openbaar

# Lessons
learn-game = { $game } leren
leave-lesson = Les verlaten
lesson-step = Stap { $step } van { $count }
lesson-astray = In een spel mag dat, maar hier proberen we eerst iets anders.
lesson-done = Precies zo.
back = Terug
next = Verder

# Looking at a game again
review = Terugkijken
open-record = Verslag bekijken
open-record-text = Kies het bestand dat ‘Verslag opslaan’ bewaart, of plak de regel ervan hier.
not-a-record = Dit is geen verslag
not-a-record-text = Een verslag is één regel tekst, zoals ‘Verslag opslaan’ die bewaart. Deze is niet te lezen, of gaat tegen de spelregels in.
who-was-ahead = Wie voorstond
who-was-ahead-text = De winkans van elke speler, beslissing na beslissing, zoals Das die ziet
review-progress = { $done } van { $count } beslissingen bekeken
turning-points = Keerpunten
turn-down = { $name } verliest hier { $percent }%; Das had { $better } gespeeld
turn-up = { $name } gaat hier { $percent }% vooruit
previous = Terug

# Open tables
open-tables = Open tafels
open-tables-text = iedereen mag aanschuiven
seated = { $taken } van { $count } plaatsen bezet
watch = Meekijken
game-clock = { $minutes } min + { $seconds } s
