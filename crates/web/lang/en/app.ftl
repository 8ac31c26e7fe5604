# Everywhere
home-link = Underhill, to the first page
language = Language
theme-system = Theme: system
theme-light = Theme: light
theme-dark = Theme: dark
sound-on = Sound on
sound-off = Sound off
motion-system = Motion: system
motion-on = Motion on
motion-off = Motion off
to-home = To the games
rules = Rules
start = Start
name = Name
why = Why?
last-move = Last move
key-title = Reading the board
key-last = last move

# The first page
home-title = { $count ->
    [4] Four games under one hill
   *[other] { $count } games under one hill
}
home-text = Against a bot, around one screen, or with friends by a link. No account, nothing to install.
got-a-code = Got a code?
join = Join
code-wrong = A code has eight letters and digits, like K7QX-3M2P.
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $low }–{ $high } players
play-now = Play now
same-screen = Same screen
with-friends = With friends
learn = Learn

# Bots
bot-random = Moth
bot-greedy = Magpie
bot-easy = Mouse
bot-medium = Hedgehog
bot-hard = Badger
bot-master = Fox
bot-random-text = aimless
bot-greedy-text = grabs what it sees
bot-easy-text = learning
bot-medium-text = careful
bot-hard-text = steady
bot-master-text = sharp

# Choosing how to play
new-table = New table
seats = Seats
how-many-play = How many play
seat-number = Player { $number }
person = Person
bot = Bot
guest = Guest
bots-time = How long bots think
bots-time-short = Two seconds a turn
bots-time-long = Longer, and stronger
how-you-play = How you play
preset-own = Your own
house-rules = House rules
setup-summary = At the table: { $names }.
remembered = Remembered for your next table.

# The rules
learn-by-playing = Learn by playing
the-rules = The rules
the-rulings = What we decided
the-rulings-text = Where a rule book leaves something open, or says two things, this is how it is played here, and why.
the-notation = How moves are written
all-rules = All rules
understood = Got it
brief-title = In half a minute
contents = Contents
search-rules = Search the rules
rules-found = { $count ->
    [0] No rule speaks of that.
    [one] One rule found.
   *[other] { $count } rules found.
}
try-it = Try it
try-rule = Try it: { $rule }
start-again = Start again
back-to-rules = Back to the rules
lesson-named = Lesson: { $name }

# Playing
turn-number = Turn { $turn }
your-turn = Your turn.
their-turn = { $names } to move.
sealed = Sealed.
sealed-text = Nobody sees your choice, nor that you have made it, until everybody has.
gathering = Waiting for players.
over = The game is over.
looking-back = Looking back.
looking-back-text = This is how it was. The game goes on where it is.
back-to-now = Back to now
played-by-bot = a bot plays on
this-is-you = this is you
away = away
is-away = { $name } is away. The seat waits.
let-bot-go-on = Let a bot go on for { $name }
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
log = Log
log-and-actions = Log and actions
undo = Undo
hint = Hint
offer-draw = Offer draw
resign = Resign
resign-sure = Give up this game?
no-wait = No, wait
do-it-anyway = Do it anyway
caution = This loses
caution-text = This loses the game at once.
agree = Agree
decline = No, thanks
no-longer = Never mind
asks-take-back = { $name } would like to take back the last move.
asks-draw = { $name } offers a draw.
asks-again = { $name } would like to play again.
asks-stand-in = { $name } would like a bot to go on for { $absent }, who is away.
you-asked = You have asked. The others have not answered yet.
type-play = Play
type-unreadable = This cannot be read as a move.
thinking = Thinking…
hint-says = Badger’s idea: { $action }
hint-go-on = go on without another
hint-show = Show me
hint-do = Do that
hint-chance = Chance to win: about { $percent } %
say-something = Say something
curtain-title = { $name }, it is for you
curtain-text = Hand over the screen. Nobody else should look.
curtain-open = I am { $name }
connection-lost = The connection is lost. It is being made again; nothing is lost.
goes-on-elsewhere = This game goes on in another tab.
go-on-here = Go on here
nothing-here = There is nothing here
nothing-here-text = Perhaps the address was cut off. The games are where they always are.

# What the log tells besides the game
told-took-back = { $name } takes it back
told-declined = { $name } says no
told-stopped = The game ends here
told-handed-over = A bot plays on for { $name }
told-returned = { $name } is back
told-said = { $name }: { $words }
told-again = Another game begins

# Phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-thinking = Let me think.
phrase-your-turn = It is your turn.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-one-more = One more?
phrase-goodbye = Goodbye!

# Why a command was refused
rejected-unreadable = This cannot be read as a move.
rejected-stale = The game has gone on meanwhile.
rejected-not-asked = It is not for you to decide now.
rejected-not-seated = Only who sits at the table can do that.
rejected-no-such-seat = There is no such seat.
rejected-seat-taken = The seat is taken.
rejected-full = All seats are taken.
rejected-person-there = A person sits there.
rejected-no-bot-there = There is no bot.
rejected-seats-free = Not all seats are taken.
rejected-not-begun = The game has not begun.
rejected-has-begun = The game has begun.
rejected-over = The game is over.
rejected-not-over = The game is not over.
rejected-bot-plays = A bot plays this seat.
rejected-not-away = The seat is not played by a bot.
rejected-is-there = This player is there.
rejected-clock-decides = With a clock, time decides what becomes of who is away.
rejected-nothing-to-take-back = There is nothing to take back: something was drawn or learned since.
rejected-no-draws = This game does not end by agreement.
rejected-bot-declines = The bot would rather play on.
rejected-nothing-asked = Nobody has asked for anything.
rejected-already-asked = Something else is being asked for.
rejected-already-agreed = You agree already.
rejected-entropy-missing = The page is out of date. Load it again.
rejected-enough = That was done often enough in this game.
rejected-bad-setting = A table like this is not possible.

# The end
you-win = You win!
you-win-agreed = You win!
you-win-resigned = You win: the other gave up.
you-win-time = You win on time.
wins = { $name } wins.
wins-agreed = { $name } wins.
wins-resigned = { $name } wins: the other gave up.
wins-time = { $name } wins on time.
drawn = A draw.
drawn-agreed = A draw by agreement.
drawn-resigned = A draw.
drawn-time = A draw.
shared = { $names } share the win.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fair = The draws were fair.
fair-text = { $draws ->
    [one] The one draw was computed again on this device.
   *[other] All { $draws } draws were computed again on this device.
}
unfair = The draws cannot be verified.
rematch = Rematch
download-record = Download record

# A table at the server
coming-in = One moment…
try-again = Try again
server-gone = The server cannot be reached
server-gone-text = Perhaps the network is away, or the server takes a break. Your seat is kept. Playing against bots works all the same.
table-gone = This table is gone
table-gone-text = Nobody sat down for a long time, or the code has a slip in it.
table-closed = This table does not let you in
table-closed-text = The server did not say more.
too-many = Too many at once
too-many-text = The server asks for a moment of patience.
old-version = This page is not up to date
old-version-text = The server speaks differently from this page. Loading it again should help.
server-unfair = The server is not to be trusted
server-unfair-text = It changed what it had committed to before the game. Nothing more is played at this table.
earlier = Earlier
table-full = All seats are taken. You can watch once the game begins.
bring-friends = Bring your friends
link = Link
copy-link = Copy link
copied = Copied
you-sit = You sit at the table
sit-down = Sit down
sit-here = Sit here
get-up = Get up
free-seat = Free the seat
open-seat = open
waiting-for-seats = When every seat is taken, anyone at the table can start.
all-here = Everyone is here.
name-needed = Say how you are called: one to 24 letters.
name-long = This name is too long: 24 letters or pictures at most.
name-unseen = There are characters in this name that nobody sees.
clock = Clock
clock-none = No clock
clock-game = Per game
clock-days = Days a move
clock-minutes = Minutes each
clock-increment = Seconds added with a move
clock-days-each = Days for a move
who-can-come = Who can come
by-link = By link
public = Public

# Lessons
learn-game = Learn { $game }
leave-lesson = Leave the lesson
lesson-step = Step { $step } of { $count }
lesson-astray = That is allowed in a game, but here we try something else first.
lesson-done = Just so.
back = Back
next = Next

# Looking at a game again
review = Review
open-record = Look at a record
open-record-text = Choose the file that Download record saves, or paste its line here.
not-a-record = This is not a record
not-a-record-text = A record is one line of text, as Download record saves it. This one cannot be read, or breaks the rules.
who-was-ahead = Who was ahead
who-was-ahead-text = Each player's chance to win, decision by decision, as Badger sees it
review-progress = { $done } of { $count } decisions looked at
turning-points = Turning points
turn-down = { $name } loses { $percent } % here; Badger would have played { $better }
turn-up = { $name } gains { $percent } % here
previous = Back

# Open tables
open-tables = Open tables
open-tables-text = anyone may sit down
seated = { $taken } of { $count } seated
watch = Watch
game-clock = { $minutes } min + { $seconds } s
