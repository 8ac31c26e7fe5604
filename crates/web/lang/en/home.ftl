# The first page
greeting = { $hour ->
    [morning] Good morning
    [day] Hello
   *[evening] Good evening
}{ $named ->
    [none] { "" }
   *[some] { ", " }{ $name }
}
home-waits = { $count ->
    [one] One game waits for your move.
   *[other] { $count } games wait for your move.
}
home-none-waits = Nobody waits for you just now.
go-on = Go on
go-on-playing = Go on playing
look = Look
with-whom = with { $names }
all-running = All { $count } games that go on
put-away = Put away
put-away-sure = Throw it away?
play-animal = Play { $animal }
play-against = Play against
all-finished = All { $count } games
who-lives-here = Who lives here
your-wins = your wins
wins-of = { $won } of { $played }
bot-easy-about = Cheers for every good move, yours too.
bot-medium-about = Never leaves the door open.
bot-hard-about = Counts everything twice.
bot-master-about = Saw it coming three turns ago.
