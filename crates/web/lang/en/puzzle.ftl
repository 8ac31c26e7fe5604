# The puzzle of the day
puzzle-title = Puzzle of the day
puzzle-solve = Solve it
puzzle-all-done = { $games ->
    [4] All four solved. New ones tomorrow!
   *[other] All { $games } solved. New ones tomorrow!
}
puzzle-today = Today’s puzzles
puzzle-that-day = Puzzles of this day
puzzle-done = solved
puzzle-again = Play it again
puzzle-answer = Show the answer
puzzle-right = Right! Go on.
puzzle-lost-star = { $stars ->
    [one] One star left. Try again as often as you like.
   *[other] { $stars } stars left. Try again as often as you like.
}
puzzle-first-try = Solved on the first try!
puzzle-solved = Solved!
puzzle-given = This is the answer.
puzzle-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzle-stars = { $count ->
    [one] { $count } star of 3
   *[other] { $count } stars of 3
}
puzzle-day = { $day }, { $solved } of { $games } solved
puzzle-month-before = Previous month
puzzle-month-after = Next month
puzzle-made = The same for everyone, checked by computer.
no-puzzle = There’s no puzzle here
no-puzzle-text = The puzzles couldn’t be loaded. Go online once; then they stay on this device.

puzzle-kind-gobblet = Find the win
puzzle-kind-gobblestones = The best placement
puzzle-kind-kobold = The best grab
puzzle-kind-clonk = The best chain

puzzle-ask-gobblet = { $side ->
    [white] White
   *[black] Black
} to move: { $left ->
    [one] win at once.
   *[other] win in { $left } moves.
}
puzzle-ask-gobblestones = Which placement scores most?
puzzle-ask-kobold = Which three tokens bring the most points?
puzzle-ask-clonk = Dig the chain with the most coins.

puzzle-about-gobblet = The other side defends as well as it can. A wrong try costs a star.
puzzle-about-gobblestones = One line, this turn only. A wrong try costs a star.
puzzle-about-kobold = Only points scored right away count, and only what lies face up.
puzzle-about-clonk = Up to four cards you can see, each matching the one before. No gifts.

puzzle-wrong-gobblet = { $left ->
    [one] That doesn’t win yet.
   *[other] That doesn’t win in { $left } moves.
}
puzzle-wrong-gobblestones = Another placement scores more.
puzzle-wrong-kobold = Another grab brings more.
puzzle-wrong-clonk = Another chain has more coins.

puzzle-why-gobblet = Four in a line, whatever the other side does. Nothing else wins in { $worth } moves.
puzzle-why-gobblestones = { $worth } points. The second-best placement scores { $next }.
puzzle-why-kobold = { $worth } points. The second-best grab brings { $next }.
puzzle-why-clonk = { $worth } coins. The second-best chain has { $next }.
