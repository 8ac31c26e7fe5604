# The home page
greeting = { $hour ->
    [morning] Good morning
    [day] Hello
   *[evening] Good evening
}{ $named ->
    [none] { "" }
   *[some] { ", " }{ $name }
}
home-waits = { $count ->
    [one] One game is waiting for your move.
   *[other] { $count } games are waiting for your move.
}
home-none-waits = Nobody is waiting for you right now.
go-on = Continue
go-on-playing = Continue playing
look = View
with-whom = with { $names }
all-running = All { $count } games in progress
put-away = Remove
put-away-sure = Really remove?
put-away-table = Take it off this list?
play-animal = Play { $animal }
play-against = Play against
all-finished = All { $count } games
who-lives-here = Who lives here
your-wins = your wins
wins-of = { $won } of { $played }
bot-beginner-about = Peers hard, and still misses half the board.
bot-easy-about = Cheers for every good move, yours too.
bot-medium-about = Never leaves the door open.
bot-hard-about = Counts everything twice.
bot-master-about = Saw it coming three turns ago.
bot-adapt-about = Eases off when it is ahead, does its best when it is behind.
