# Choosing how to play
setup-title = New game: { $game }
other-game = Other game
make-table = Make table and link
remembered = Remembered for next time.

# Who plays
who-plays = Who plays
how-many-play = How many players
seat-number = Player { $number }
swap-sides = Swap sides
draw-lots = Draw lots
seat-move = Move { $name }, seat { $number }
person = Person
bot = Animal
seat-friend = Friend by link
seat-open = A friend
guest = Guest
setup-side-gobblet-0 = White, begins
setup-side-gobblet-1 = Black
bots-time = How long bots think
bots-time-short = Two seconds a turn
bots-time-long = Longer, and stronger

# House rules
how-you-play = How you play
preset-own = Your own mix
house-rules = House rules
edition-of-box = Your edition of the game
goes-with = “{ $chosen }” needs “{ $others }”, so that’s set now, too.

# Clock and guests
clock = Clock
clock-none = No clock
clock-game = Per game
clock-days = Days per move
clock-minutes = Minutes each
clock-increment = Seconds added per move
clock-days-each = Days per move
who-can-come = Who can join
by-link = By link
public = Public

# In one sentence
setup-against = { $one } against { $two }.
setup-summary = At the table: { $names }.
setup-friends = { $count ->
    [one] a friend
   *[other] { $count } friends
}
setup-usual = Everything as usual.
setup-public = Anyone can join
