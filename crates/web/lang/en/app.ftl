# Everywhere
home-link = Underhill, home page
language = Language
theme-system = Theme: system
theme-light = Theme: light
theme-dark = Theme: dark
sound-on = Sound on
sound-off = Sound off
motion-system = Motion: system
motion-on = Motion on
motion-off = Motion off
to-home = Back to the games
rules = Rules
start = Start
name = Name
why = Why?
last-move = Last move
key-title = Reading the board
key-last = last move

# Names in a sentence: the last two, one of two, and whoever comes before them
names-and = { $first } and { $last }
names-or = { $first } or { $last }
names-more = { $first }, { $last }

# The home page
home-title = { $count ->
    [4] Four games under one hill
   *[other] { $count } games under one hill
}
home-text = Play against a bot, around one screen, or with friends by link. No account, nothing to install.
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
bot-beginner = Mole
bot-easy = Mouse
bot-medium = Hedgehog
bot-hard = Badger
bot-master = Fox
bot-adapt = Hare
bot-random-text = aimless
bot-greedy-text = grabs what it sees
bot-beginner-text = short-sighted
bot-easy-text = learning
bot-medium-text = careful
bot-hard-text = steady
bot-master-text = sharp
bot-adapt-text = matches you

# Choosing how to play
new-table = New table

# The rules
learn-by-playing = Learn by playing
the-rules = The rules
the-rulings = What we decided
the-rulings-text = Where a rule book leaves a question open, or says two different things, here is how we play it, and why.
the-notation = How moves are written
all-rules = All rules
understood = Got it
brief-title = In half a minute
contents = Contents
search-rules = Search the rules
rules-found = { $count ->
    [0] No rule mentions that.
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
their-turn = Waiting for { $names }.
sealed = Sealed.
sealed-text = Until everyone has chosen, nobody sees your choice, or even that you’ve made it.
gathering = Waiting for players.
starting = The game is about to begin.
starting-text = Every device now shows what it adds to the luck, so that nobody can pick what is drawn.
starting-waits = Still waiting to hear from { $names }. Then the game begins.
go-on-without = Begin without { $name }
go-on-without-text = A bot then plays for { $name } until the end of this game.
over = The game is over.
looking-back = Looking back.
looking-back-text = This is how things stood then. The game itself goes on unchanged.
back-to-now = Back to now
played-by-bot = a bot plays on
this-is-you = this is you
away = away
is-away = { $name } is away. Their seat is kept.
let-bot-go-on = Let a bot play on for { $name }
bot-in-line = { $place ->
    [1] Thinks next.
   *[other] Waits to think: number { $place } in line.
}
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
asks-stand-in = { $name } would like a bot to play on for { $absent }, who is away.
asks-go-on-without = { $name } would like to begin without { $absent }, whose device isn’t answering.
you-asked = You’ve asked. The others haven’t answered yet.
type-play = Play
type-unreadable = That can’t be read as a move.
type-against = That breaks rule { $rule }.
thinking = Thinking…
hint-says = Badger’s idea: { $action }
hint-go-on = leave it at that
hint-show = Show me
hint-do = Do that
hint-chance = Chance of winning: about { $percent }%
say-something = Say something
connection-lost = The connection dropped. Reconnecting; nothing is lost.
goes-on-elsewhere = This game is open in another tab.
go-on-here = Continue here
nothing-here = There’s nothing here
nothing-here-text = Perhaps the address got cut off. The games are still in their usual place.

# What the log tells besides the game
told-took-back = { $name } takes the move back
told-declined = { $name } says no
told-stopped = The game ends here
told-handed-over = A bot plays on for { $name }
told-withheld = A device didn’t answer: { $name } plays in its place
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
phrase-your-turn = It’s your turn.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-one-more = Another game?
phrase-goodbye = Goodbye!

# Why a command was refused
rejected-unreadable = That can’t be read as a move.
rejected-stale = The game has moved on in the meantime.
rejected-not-asked = There’s nothing for you to decide right now.
rejected-not-seated = Only players at the table can do that.
rejected-no-such-seat = There’s no such seat.
rejected-seat-taken = That seat is taken.
rejected-full = All seats are taken.
rejected-person-there = Somebody is sitting there.
rejected-no-bot-there = There’s no bot there.
rejected-seats-free = Not all seats are taken yet.
rejected-not-begun = The game hasn’t begun yet.
rejected-has-begun = The game has already begun.
rejected-over = The game is over.
rejected-not-over = The game isn’t over yet.
rejected-bot-plays = A bot is playing this seat.
rejected-not-away = No bot is playing this seat.
rejected-is-there = This player is here.
rejected-clock-decides = With a clock, time decides what happens to players who are away.
rejected-nothing-to-take-back = Nothing can be taken back: something has been drawn or revealed since.
rejected-no-draws = This game can’t end in an agreed draw.
rejected-bot-declines = The bot would rather play on.
rejected-nothing-asked = Nobody has asked for anything.
rejected-already-asked = Another request is still waiting for an answer.
rejected-already-agreed = You’ve already agreed.
rejected-entropy-missing = This page is out of date. Please reload it.
rejected-commitment-missing = This page is out of date. Please reload it.
rejected-wrong-entropy = This is not what your device had promised to add.
rejected-enough = That’s enough of that for one game.
rejected-too-fast = That was a lot at once. One moment, please.
rejected-bad-setting = A table like this isn’t possible.

# The end
you-win = You win!
wins = { $name } wins.
drawn = A draw.
shared = { $names } share the win.
fair = The draws were fair.
fair-text = { $draws ->
    [one] The one draw was recalculated on this device.
   *[other] All { $draws } draws were recalculated on this device.
}
unfair = The draws can’t be verified.
rematch = Rematch
download-record = Download record

# A table at the server
coming-in = One moment…
try-again = Try again
server-gone = The server can’t be reached
server-gone-text = Perhaps the network is down, or the server is taking a break. Your seat is kept. You can still play against bots.
table-gone = This table is gone
table-gone-text = Nobody sat down here for a long time, or there’s a typo in the code.
table-closed = This table won’t let you in
table-closed-text = The server didn’t say why.
too-many = Too many at once
too-many-text = The server asks for a moment of patience.
old-version = This page is out of date
old-version-text = This page and the server no longer understand each other. Reloading should help.
set-aside-text = Something went wrong at this table. It’s set aside until the host has had a look; nothing is lost.
server-unfair = The server can’t be trusted
server-unfair-text = It changed what it had committed to before the game. Play at this table has stopped.
earlier = Earlier
name-needed = What’s your name? Up to 24 letters.
name-long = This name is too long: 24 letters or emoji at most.
name-unseen = This name contains invisible characters.

# Lessons
learn-game = Learn { $game }
leave-lesson = Leave the lesson
lesson-step = Step { $step } of { $count }
lesson-astray = That’s allowed in a game, but let’s try something else here first.
lesson-done = That’s it!
back = Back
next = Next

# Open tables
open-tables = Open tables
open-tables-text = anyone can sit down
seated = { $taken } of { $count } seats taken
watch = Watch
game-clock = { $minutes } min + { $seconds } s
