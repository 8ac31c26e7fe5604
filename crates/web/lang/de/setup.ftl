# Choosing how to play
setup-title = Neues Spiel: { $game }
other-game = Anderes Spiel
make-table = Tisch und Link anlegen
remembered = Fürs nächste Mal gemerkt.

# Who plays
who-plays = Wer spielt
how-many-play = Wie viele spielen mit?
seat-number = Spieler { $number }
swap-sides = Seiten tauschen
draw-lots = Auslosen
seat-move = { $name } umsetzen, Platz { $number }
person = Mensch
bot = Tier
seat-friend = Freund per Link
seat-open = Jemand von euch
guest = Gast
setup-side-gobblet-0 = Weiß, fängt an
setup-side-gobblet-1 = Schwarz
bots-time = Bedenkzeit der Bots
bots-time-short = Zwei Sekunden pro Zug
bots-time-long = Länger und stärker

# House rules
how-you-play = Wie ihr spielt
preset-own = Eigene Mischung
house-rules = Hausregeln
edition-of-box = Eure Ausgabe des Spiels
goes-with = „{ $chosen }“ geht nur mit „{ $others }“. Das ist jetzt auch so eingestellt.

# Clock and guests
clock = Uhr
clock-none = Ohne Uhr
clock-game = Pro Spiel
clock-days = Tage pro Zug
clock-minutes = Minuten pro Person
clock-increment = Zusatzsekunden pro Zug
clock-days-each = Tage pro Zug
who-can-come = Wer mitspielen darf
by-link = Mit Link
public = Öffentlich

# In one sentence
setup-against = { $one } gegen { $two }.
setup-summary = Am Tisch: { $names }.
setup-friends = { $count ->
    [one] ein Freund
   *[other] { $count } Freunde
}
setup-usual = Alles wie üblich.
setup-public = Alle dürfen dazukommen
