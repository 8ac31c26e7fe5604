# Looking up how a game begins
explore-title = Openings
explore-asked = One moment: looking it up …
explore-over = The game is over here. Go back to try something else.
explore-chance = Chance of winning for whoever is to move: { $percent }%
explore-percent = { $percent }%
explore-win = Whoever is to move wins in { $turns ->
    [one] { $turns } turn: that is proven
   *[other] { $turns } turns: that is proven
}
explore-loss = Whoever is to move loses in { $turns ->
    [one] { $turns } turn: that is proven
   *[other] { $turns } turns: that is proven
}
explore-in-book = In the opening book, searched { $depth } turns deep
explore-searched = Not in the book: Fox has just looked { $depth } turns ahead
explore-ways = { $count } squares alike
explore-games = { $percent }% of { $count ->
    [one] { $count } game
   *[other] { $count } games
}
explore-others = { $count ->
    [one] { $count } other turn seems worse.
   *[other] { $count } other turns seem worse.
}
