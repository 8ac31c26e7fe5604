# Everywhere
home-link = Underhill, zur Startseite
language = Sprache
theme-system = Design: System
theme-light = Design: hell
theme-dark = Design: dunkel
sound-on = Ton an
sound-off = Ton aus
motion-system = Bewegung: System
motion-on = Bewegung an
motion-off = Bewegung aus
to-home = Zu den Spielen
rules = Regeln
start = Los geht’s
name = Name
why = Warum?
last-move = Letzter Zug
key-title = Was die Zeichen bedeuten
key-last = letzter Zug

# Names in a sentence: the last two, one of two, and whoever comes before them
names-and = { $first } und { $last }
names-or = { $first } oder { $last }
names-more = { $first }, { $last }

# The home page
home-title = { $count ->
    [4] Vier Spiele unter einem Hügel
   *[other] { $count } Spiele unter einem Hügel
}
home-text = Gegen einen Bot, zusammen an einem Bildschirm oder mit Freunden über einen Link. Ohne Konto, ohne Installation.
got-a-code = Hast du einen Code?
join = Mitspielen
code-wrong = Ein Code hat acht Buchstaben und Ziffern, zum Beispiel K7QX-3M2P.
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
players-range = { $low }–{ $high } Spieler
play-now = Jetzt spielen
same-screen = An einem Bildschirm
with-friends = Mit Freunden
learn = Lernen

# Bots
bot-random = Motte
bot-greedy = Elster
bot-beginner = Maulwurf
bot-easy = Maus
bot-medium = Igel
bot-hard = Dachs
bot-master = Fuchs
bot-adapt = Hase
bot-random-text = ziellos
bot-greedy-text = schnappt, was sie sieht
bot-beginner-text = kurzsichtig
bot-easy-text = lernt noch
bot-medium-text = umsichtig
bot-hard-text = beständig
bot-master-text = schlau
bot-adapt-text = so gut wie du

# Choosing how to play
new-table = Neuer Tisch

# The rules
learn-by-playing = Beim Spielen lernen
the-rules = Die Regeln
the-rulings = Was wir entschieden haben
the-rulings-text = Wo eine Spielanleitung etwas offenlässt oder zweierlei sagt, steht hier, wie bei uns gespielt wird und warum.
the-notation = Wie Züge geschrieben werden
all-rules = Alle Regeln
understood = Verstanden
brief-title = In einer halben Minute
contents = Inhalt
search-rules = Regeln durchsuchen
rules-found = { $count ->
    [0] Dazu gibt es keine Regel.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
try-it = Ausprobieren
try-rule = Ausprobieren: { $rule }
start-again = Von vorn
back-to-rules = Zurück zu den Regeln
lesson-named = Lektion: { $name }

# Playing
turn-number = Zug { $turn }
your-turn = Du bist am Zug.
their-turn = Am Zug: { $names }.
sealed = Versiegelt.
sealed-text = Bis alle gewählt haben, sieht niemand deine Wahl, nicht einmal, dass du schon gewählt hast.
gathering = Wir warten auf Mitspieler.
starting = Das Spiel beginnt gleich.
starting-text = Jedes Gerät zeigt jetzt, was es zum Zufall beiträgt, damit niemand aussuchen kann, was gezogen wird.
starting-waits = Wir warten noch auf Antwort von { $names }. Dann geht es los.
go-on-without = Ohne { $name } beginnen
go-on-without-text = Dann spielt ein Bot für { $name }, bis dieses Spiel zu Ende ist.
over = Das Spiel ist aus.
looking-back = Du schaust zurück.
looking-back-text = So stand es damals. Am Spiel selbst ändert sich nichts.
back-to-now = Zurück ins Spiel
played-by-bot = ein Bot spielt weiter
this-is-you = das bist du
away = gerade weg
is-away = { $name } ist gerade nicht da. Der Platz bleibt reserviert.
let-bot-go-on = Einen Bot für { $name } weiterspielen lassen
bot-in-line = { $place ->
    [1] Ist als Nächstes mit Nachdenken dran.
   *[other] Wartet aufs Nachdenken: Platz { $place } in der Schlange.
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
log = Verlauf
log-and-actions = Verlauf und Aktionen
undo = Rückgängig
hint = Tipp
offer-draw = Remis bieten
resign = Aufgeben
resign-sure = Dieses Spiel aufgeben?
no-wait = Nein, Moment
do-it-anyway = Trotzdem
caution = Vorsicht
caution-text = Damit verlierst du das Spiel sofort.
agree = Einverstanden
decline = Nein, danke
no-longer = Doch nicht
asks-take-back = { $name } möchte den letzten Zug zurücknehmen.
asks-draw = { $name } bietet Remis an.
asks-again = { $name } möchte noch einmal spielen.
asks-stand-in = { $name } möchte einen Bot für { $absent } weiterspielen lassen.
asks-go-on-without = { $name } möchte ohne { $absent } beginnen: Das Gerät dort antwortet nicht.
you-asked = Du hast gefragt. Die anderen haben noch nicht geantwortet.
type-play = Spielen
type-unreadable = Das lässt sich nicht als Zug lesen.
type-against = Das verstößt gegen Regel { $rule }.
thinking = Denkt nach …
hint-says = Der Dachs meint: { $action }
hint-go-on = es dabei belassen
hint-show = Zeig es mir
hint-do = So machen
hint-chance = Gewinnchance: etwa { $percent } %
say-something = Etwas sagen
connection-lost = Die Verbindung ist weg. Sie wird gerade neu aufgebaut; nichts geht verloren.
goes-on-elsewhere = Dieses Spiel geht in einem anderen Tab weiter.
go-on-here = Hier weiterspielen
nothing-here = Hier ist nichts
nothing-here-text = Vielleicht ist die Adresse unvollständig. Die Spiele findest du, wo sie immer sind.

# What the log tells besides the game
told-took-back = { $name }: Zug zurückgenommen
told-declined = { $name }: nein, danke
told-stopped = Das Spiel endet hier
told-handed-over = Ein Bot spielt weiter für { $name }
told-withheld = Ein Gerät hat nicht geantwortet: { $name } spielt an seiner Stelle
told-returned = Wieder da: { $name }
told-said = { $name }: { $words }
told-again = Ein neues Spiel beginnt

# Phrases
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-nice-move = Schöner Zug!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-thinking = Lass mich überlegen.
phrase-your-turn = Du bist dran.
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-good-game = Schönes Spiel!
phrase-one-more = Noch eine Runde?
phrase-goodbye = Tschüss!

# Why a command was refused
rejected-unreadable = Das lässt sich nicht als Zug lesen.
rejected-stale = Das Spiel ist inzwischen weitergegangen.
rejected-not-asked = Gerade hast du nichts zu entscheiden.
rejected-not-seated = Das kann nur, wer am Tisch sitzt.
rejected-no-such-seat = Diesen Platz gibt es nicht.
rejected-seat-taken = Der Platz ist besetzt.
rejected-full = Alle Plätze sind besetzt.
rejected-person-there = Dort sitzt schon jemand.
rejected-no-bot-there = Dort ist kein Bot.
rejected-seats-free = Es sind noch Plätze frei.
rejected-not-begun = Das Spiel hat noch nicht begonnen.
rejected-has-begun = Das Spiel hat schon begonnen.
rejected-over = Das Spiel ist aus.
rejected-not-over = Das Spiel ist noch nicht aus.
rejected-bot-plays = Auf diesem Platz spielt ein Bot.
rejected-not-away = Auf diesem Platz spielt kein Bot.
rejected-is-there = Diese Person ist da.
rejected-clock-decides = Mit Uhr entscheidet die Zeit, was aus Abwesenden wird.
rejected-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seitdem wurde etwas gezogen oder aufgedeckt.
rejected-no-draws = In diesem Spiel kann man sich nicht auf Unentschieden einigen.
rejected-bot-declines = Der Bot spielt lieber weiter.
rejected-nothing-asked = Niemand hat um etwas gebeten.
rejected-already-asked = Eine andere Frage ist noch nicht beantwortet.
rejected-already-agreed = Du bist schon einverstanden.
rejected-entropy-missing = Die Seite ist veraltet. Lade sie neu.
rejected-commitment-missing = Die Seite ist veraltet. Lade sie neu.
rejected-wrong-entropy = Das ist nicht das, was dein Gerät beizutragen versprochen hat.
rejected-enough = Das war in diesem Spiel oft genug.
rejected-too-fast = Das war viel auf einmal. Einen Moment Geduld, bitte.
rejected-bad-setting = So ein Tisch ist nicht möglich.

# The end
you-win = Du gewinnst!
wins = { $name } gewinnt.
drawn = Unentschieden.
shared = { $names } teilen sich den Sieg.
fair = Der Zufall war fair.
fair-text = { $draws ->
    [one] Die eine Ziehung wurde auf diesem Gerät nachgerechnet.
   *[other] Alle { $draws } Ziehungen wurden auf diesem Gerät nachgerechnet.
}
unfair = Der Zufall lässt sich nicht nachprüfen.
rematch = Revanche
download-record = Aufzeichnung speichern

# A table at the server
coming-in = Einen Moment …
try-again = Noch einmal versuchen
server-gone = Der Server ist nicht erreichbar
server-gone-text = Vielleicht ist das Netz weg, oder der Server macht Pause. Dein Platz bleibt dir erhalten. Gegen Bots kannst du trotzdem spielen.
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-text = Hier hat sich lange niemand hingesetzt, oder im Code ist ein Tippfehler.
table-closed = Dieser Tisch lässt dich nicht herein
table-closed-text = Mehr hat der Server nicht gesagt.
too-many = Zu viel auf einmal
too-many-text = Der Server bittet um einen Moment Geduld.
old-version = Diese Seite ist nicht aktuell
old-version-text = Diese Seite und der Server verstehen sich nicht mehr. Neu laden sollte helfen.
set-aside-text = An diesem Tisch ist etwas schiefgegangen. Er ruht, bis jemand vom Server nachgesehen hat; nichts geht verloren.
server-unfair = Dem Server ist nicht zu trauen
server-unfair-text = Er hat geändert, worauf er sich vor dem Spiel festgelegt hatte. An diesem Tisch wird nicht weitergespielt.
earlier = Frühere Züge
name-needed = Wie heißt du? Höchstens 24 Buchstaben.
name-long = Dieser Name ist zu lang: höchstens 24 Buchstaben oder Emojis.
name-unseen = Dieser Name enthält unsichtbare Zeichen.

# Lessons
learn-game = { $game } lernen
leave-lesson = Lektion verlassen
lesson-step = Schritt { $step } von { $count }
lesson-astray = Im Spiel ist das erlaubt, aber hier probieren wir zuerst etwas anderes.
lesson-done = Genau so!
back = Zurück
next = Weiter

# Open tables
open-tables = Offene Tische
open-tables-text = alle dürfen sich dazusetzen
seated = { $taken } von { $count } Plätzen besetzt
watch = Zuschauen
game-clock = { $minutes } Min. + { $seconds } Sek.
