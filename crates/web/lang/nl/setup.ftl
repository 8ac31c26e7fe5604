# Choosing how to play
setup-title = Nieuw spel: { $game }
other-game = Ander spel
make-table = Maak tafel en link
remembered = Onthouden voor de volgende keer.

# Who plays
who-plays = Wie speelt
how-many-play = Hoeveel spelers
seat-number = Speler { $number }
swap-sides = Van kant wisselen
draw-lots = Loten
seat-move = Verplaats { $name }, plaats { $number }
person = Mens
bot = Dier
seat-friend = Vriend via link
seat-open = Een vriend
guest = Gast
setup-side-gobblet-0 = Wit, begint
setup-side-gobblet-1 = Zwart
bots-time = Hoe lang bots nadenken
bots-time-short = Twee seconden per beurt
bots-time-long = Langer en sterker

# House rules
how-you-play = Hoe jullie spelen
preset-own = Eigen mix
house-rules = Huisregels
edition-of-box = Jullie uitgave van het spel
goes-with = ‘{ $chosen }’ gaat samen met ‘{ $others }’, dus dat staat nu ook zo.

# Clock and guests
clock = Klok
clock-none = Geen klok
clock-game = Per spel
clock-days = Dagen per zet
clock-minutes = Minuten per speler
clock-increment = Extra seconden per zet
clock-days-each = Dagen per zet
who-can-come = Wie mee mag doen
by-link = Via link
public = Openbaar

# In one sentence
setup-against = { $one } tegen { $two }.
setup-summary = Aan tafel: { $names }.
setup-friends = { $count ->
    [one] een vriend
   *[other] { $count } vrienden
}
setup-usual = Alles zoals gewoonlijk.
setup-public = Iedereen mag meedoen
