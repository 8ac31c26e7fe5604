# Everywhere
home-link = Underhill, zur Startseite
language = Sprache
theme-system = Thema: System
theme-light = Thema: hell
theme-dark = Thema: dunkel
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

# The first page
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
bot-easy = Maus
bot-medium = Igel
bot-hard = Dachs
bot-master = Fuchs
bot-random-text = ziellos
bot-greedy-text = schnappt, was sie sieht
bot-easy-text = lernt noch
bot-medium-text = umsichtig
bot-hard-text = beständig
bot-master-text = schlau

# Choosing how to play
new-table = Neuer Tisch
seats = Plätze
how-many-play = Wie viele spielen
seat-number = Spieler { $number }
person = Mensch
bot = Bot
guest = Gast
bots-time = Wie lange Bots überlegen
bots-time-short = Zwei Sekunden pro Zug
bots-time-long = Länger, und stärker
how-you-play = Wie ihr spielt
preset-own = Eigene Wahl
house-rules = Hausregeln
setup-summary = Am Tisch: { $names }.
remembered = Gemerkt für deinen nächsten Tisch.

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
    [0] Davon spricht keine Regel.
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
sealed-text = Niemand sieht, was du gewählt hast, und auch nicht, dass du schon gewählt hast, bis alle so weit sind.
gathering = Warten auf Mitspieler.
over = Das Spiel ist aus.
looking-back = Du schaust zurück.
looking-back-text = So war es. Das Spiel geht dort weiter, wo es ist.
back-to-now = Zurück zu jetzt
played-by-bot = ein Bot spielt weiter
this-is-you = das bist du
away = gerade weg
is-away = { $name } ist gerade nicht da. Der Platz wartet.
let-bot-go-on = Einen Bot für { $name } weiterspielen lassen
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
caution = Das verliert
caution-text = Damit verlierst du das Spiel sofort.
agree = Einverstanden
decline = Nein, danke
no-longer = Doch nicht
asks-take-back = { $name } möchte den letzten Zug zurücknehmen.
asks-draw = { $name } bietet Unentschieden an.
asks-again = { $name } möchte noch einmal spielen.
asks-stand-in = { $name } möchte einen Bot für { $absent } weiterspielen lassen.
you-asked = Du hast gefragt. Die anderen haben noch nicht geantwortet.
type-play = Spielen
type-unreadable = Das lässt sich nicht als Zug lesen.
thinking = Denkt nach …
hint-says = Dachs meint: { $action }
hint-go-on = ohne weitere Aktion weiter
hint-show = Zeig es mir
hint-do = So machen
hint-chance = Gewinnchance: etwa { $percent } %
say-something = Etwas sagen
curtain-title = { $name }, das ist für dich
curtain-text = Gebt den Bildschirm weiter. Alle anderen schauen bitte weg.
curtain-open = Ich bin { $name }
connection-lost = Die Verbindung ist weg. Sie wird gerade neu aufgebaut; nichts geht verloren.
goes-on-elsewhere = Dieses Spiel geht in einem anderen Tab weiter.
go-on-here = Hier weiterspielen
nothing-here = Hier ist nichts
nothing-here-text = Vielleicht wurde die Adresse abgeschnitten. Die Spiele sind, wo sie immer sind.

# What the log tells besides the game
told-took-back = { $name }: Zug zurückgenommen
told-declined = { $name }: nein, danke
told-stopped = Das Spiel endet hier
told-handed-over = Ein Bot spielt weiter für { $name }
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
phrase-one-more = Noch eins?
phrase-goodbye = Tschüss!

# Why a command was refused
rejected-unreadable = Das lässt sich nicht als Zug lesen.
rejected-stale = Das Spiel ist inzwischen weitergegangen.
rejected-not-asked = Gerade hast du nichts zu entscheiden.
rejected-not-seated = Das kann nur, wer am Tisch sitzt.
rejected-no-such-seat = Diesen Platz gibt es nicht.
rejected-seat-taken = Der Platz ist besetzt.
rejected-full = Alle Plätze sind besetzt.
rejected-person-there = Dort sitzt ein Mensch.
rejected-no-bot-there = Dort ist kein Bot.
rejected-seats-free = Es sind noch Plätze frei.
rejected-not-begun = Das Spiel hat noch nicht begonnen.
rejected-has-begun = Das Spiel hat schon begonnen.
rejected-over = Das Spiel ist aus.
rejected-not-over = Das Spiel ist noch nicht aus.
rejected-bot-plays = Auf diesem Platz spielt ein Bot.
rejected-not-away = Auf diesem Platz spielt kein Bot.
rejected-is-there = Diese Person ist da.
rejected-clock-decides = Mit einer Uhr entscheidet die Zeit, was aus Abwesenden wird.
rejected-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seitdem wurde etwas gezogen oder aufgedeckt.
rejected-no-draws = Dieses Spiel endet nicht durch Einigung.
rejected-bot-declines = Ein Bot spielt weiter.
rejected-nothing-asked = Niemand hat um etwas gebeten.
rejected-already-asked = Es wird gerade schon um etwas anderes gebeten.
rejected-already-agreed = Du bist schon einverstanden.
rejected-entropy-missing = Die Seite ist veraltet. Lade sie neu.
rejected-enough = Das war in dieser Partie oft genug.
rejected-bad-setting = So ein Tisch ist nicht möglich.

# The end
you-win = Du gewinnst!
you-win-agreed = Du gewinnst!
you-win-resigned = Du gewinnst: Die andere Seite hat aufgegeben.
you-win-time = Du gewinnst: Die Zeit der anderen Seite ist abgelaufen.
wins = { $name } gewinnt.
wins-agreed = { $name } gewinnt.
wins-resigned = { $name } gewinnt: Die andere Seite hat aufgegeben.
wins-time = { $name } gewinnt: Die Zeit der anderen Seite ist abgelaufen.
drawn = Unentschieden.
drawn-agreed = Ihr habt euch auf Unentschieden geeinigt.
drawn-resigned = Unentschieden.
drawn-time = Unentschieden.
shared = Geteilter Sieg: { $names }.
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
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
table-gone-text = Lange hat sich niemand hingesetzt, oder im Code ist ein Tippfehler.
table-closed = Dieser Tisch lässt dich nicht herein
table-closed-text = Mehr hat der Server nicht gesagt.
too-many = Zu viel auf einmal
too-many-text = Der Server bittet um einen Moment Geduld.
old-version = Diese Seite ist nicht aktuell
old-version-text = Der Server spricht anders als diese Seite. Neu laden sollte helfen.
server-unfair = Dem Server ist nicht zu trauen
server-unfair-text = Er hat geändert, worauf er sich vor der Partie festgelegt hatte. An diesem Tisch wird nicht weitergespielt.
earlier = Früheres
table-full = Alle Plätze sind besetzt. Du kannst zuschauen, sobald das Spiel beginnt.
bring-friends = Hol deine Freunde dazu
link = Link
copy-link = Link kopieren
copied = Kopiert
you-sit = Du sitzt am Tisch
sit-down = Hinsetzen
sit-here = Hier sitzen
get-up = Aufstehen
free-seat = Platz frei machen
open-seat = frei
waiting-for-seats = Wenn alle Plätze besetzt sind, können alle am Tisch das Spiel starten.
all-here = Alle sind da.
name-needed = Sag, wie du heißt: ein bis 24 Buchstaben.
name-long = Dieser Name ist zu lang: höchstens 24 Buchstaben oder Bildchen.
name-unseen = In diesem Namen sind Zeichen, die niemand sieht.
clock = Uhr
clock-none = Ohne Uhr
clock-game = Pro Spiel
clock-days = Tage pro Zug
clock-minutes = Minuten für jeden
clock-increment = Sekunden dazu pro Zug
clock-days-each = Tage für einen Zug
who-can-come = Wer kommen kann
by-link = Mit Link
public = Öffentlich

# Lessons
learn-game = { $game } lernen
leave-lesson = Lektion verlassen
lesson-step = Schritt { $step } von { $count }
lesson-astray = Im Spiel ist das erlaubt, aber hier probieren wir zuerst etwas anderes.
lesson-done = Genau so.
back = Zurück
next = Weiter

# Looking at a game again
review = Rückblick
open-record = Aufzeichnung ansehen
open-record-text = Wähle die Datei, die „Aufzeichnung speichern“ ablegt, oder füge ihre Zeile hier ein.
not-a-record = Das ist keine Aufzeichnung
not-a-record-text = Eine Aufzeichnung ist eine Zeile Text, wie „Aufzeichnung speichern“ sie ablegt. Diese hier ist nicht lesbar oder verstößt gegen die Regeln.
who-was-ahead = Wer vorn lag
who-was-ahead-text = Die Gewinnchance jedes Spielers, Entscheidung für Entscheidung, wie Dachs sie sieht
review-progress = { $done } von { $count } Entscheidungen angesehen
turning-points = Wendepunkte
turn-down = { $name }: hier { $percent } % verloren; Dachs hätte { $better } gespielt
turn-up = { $name }: hier { $percent } % dazugewonnen
previous = Zurück

# Open tables
open-tables = Offene Tische
open-tables-text = alle dürfen sich dazusetzen
seated = { $taken } von { $count } Plätzen besetzt
watch = Zuschauen
game-clock = { $minutes } Min. + { $seconds } Sek.
