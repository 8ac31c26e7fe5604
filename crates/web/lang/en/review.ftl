# Looking at a game again
review = Review
open-record = Open a game record
open-record-text = Choose the file that “Download record” saved, or paste its line here.
not-a-record = This isn’t a game record
not-a-record-text = A game record is one line of text, as “Download record” saves it. This one can’t be read, or breaks the rules.
finished-games = Finished games
who-was-ahead = Who was ahead
turning-points = Turning points
previous = Back
who-was-ahead-text = Each player’s chance of winning, move by move, as Badger sees it
graph-help = tap the graph to jump there
review-progress = Badger has looked at { $done } of { $count } moves
turning-point = Turning point
turning-of = { $number } of { $count }
turning-found = { $count ->
    [0] none: nobody slipped
    [one] one in this game
   *[other] { $count } in this game
}
turning-at = Turning point { $number }, move { $move }
next-turning = Next turning point
previous-turning = Previous turning point
review-better = Better: { $action }.
review-chances = Chance of winning: { $better }% instead of { $played }%.
review-luck = That was luck: { $name }’s chance of winning went from { $before }% to { $after }%.
percent = { $percent }%
play-better-line = Play the better line
what-i-played = What I played
what-was-played = What was played
every-move = Every move
review-keys = ← → move by move, ↑ ↓ turning points
move-number = Move { $number }
move-of = of { $count }
to-start = To the start
to-end = To the end
the-start = The game begins.
review-picture = Picture
review-film = Film
review-more = More
link-in-address = The link is in the address bar
link-damaged = This link is damaged
link-damaged-text = Part of it got lost on the way. Ask for it again: “Copy link” makes a new one.
review-gone = This game isn’t on this device
review-gone-text = Finished games stay on the device they were played on until newer ones need the room. A game’s link opens anywhere: “Copy link” makes one.
review-unkept = There was no room to keep this game on this device. Copy its link so that it isn’t lost.
