# The home page
gobblestones-name = Gobblestones
gobblestones-tagline = Lay tiles on their own colour. Never fill a square of four.

# On the board
gobblestones-board = Board, 15 by 15 spaces: columns a to o, rows 1 to 15. Arrow keys move, Enter lays a tile; R, Y, G, B or T picks a colour, Backspace takes a tile back.
gobblestones-space = { $colour } space, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
gobblestones-space-grey = Grey space: any colour, no points
gobblestones-space-closed = Grey space: stays empty
gobblestones-grey = grey
gobblestones-tile = { $tile } tile
gobblestones-tile-down = Tile face down
gobblestones-tile-own-down = Your { $tile } tile, face down
gobblestones-tile-mine = Your { $tile } tile, not confirmed. Press to take it back
gobblestones-tile-gone = A { $tile } tile lay here and was taken back
gobblestones-open = You can begin here
gobblestones-open-total = A tile here makes { $points }
gobblestones-hatched = A tile here would make a 2 by 2 block
gobblestones-in-question = In question
gobblestones-shown-right = The right colour
gobblestones-shown-wrong = The wrong colour
gobblestones-zoom-in = Look closer
gobblestones-zoom-out = See more
gobblestones-key-joker = any colour, no points
gobblestones-key-open = you can begin here
gobblestones-key-hatch = would make a 2×2 block
gobblestones-type = Type your tiles: j5B k5R lays two, - lays none

# The rack and the bag
gobblestones-your-rack = Your rack
gobblestones-rack-empty = Your rack is empty
gobblestones-pile = { $tile }, { $count ->
    [0] none left
   *[other] { $count } on your rack
}
gobblestones-rack-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
gobblestones-rack-laid = , { $laid } laid
gobblestones-points = { $points ->
    [one] point
   *[other] points
}
gobblestones-bag = The bag
gobblestones-in-bag = in the bag
gobblestones-you-draw = { $count ->
    [0] Confirm now: you draw none
   *[other] Confirm now: you draw { $count }
}
gobblestones-five = { $laid } laid, { $drawn } drawn
gobblestones-turn-so-far = Your turn so far
gobblestones-points-so-far = { $points ->
    [one] point so far
   *[other] points so far
}
gobblestones-verdict-nothing = Nothing laid yet
gobblestones-verdict-legal = Allowed
gobblestones-demand-row = In one line, no gaps
gobblestones-demand-touch = Touches an earlier tile
gobblestones-demand-centre = Covers the centre of a board square
gobblestones-demand-colour = Colours match
gobblestones-demand-claim = Colours are only claimed
gobblestones-demand-block = No 2×2 block
gobblestones-why = Why? Rule { $rule }
gobblestones-take-back = Take back
gobblestones-confirm = Confirm { $points }
gobblestones-lay-nothing = { $count ->
    [0] Lay nothing
   *[other] Lay nothing, draw { $count }
}
gobblestones-ends-last-tile = Your last tile: the game ends with this turn.
gobblestones-ends-empty-rack = A rack is empty and the bag has too few tiles: the game ends with this turn.
gobblestones-ends-stalemate = { $idle } of { $most } turns in a row without a tile: after { $most } the game is over.
gobblestones-ends-idle = Nothing came of { $idle } turns in a row: after { $most } the game is over.

# What to do
gobblestones-prompt-open = Lay your first tiles: one of them on the centre of a board square, all in one row or column.
gobblestones-prompt-open-bluff = Lay your first tiles face down, of any colour: one of them on the centre of a board square, all in one row or column.
gobblestones-prompt-lay = Lay up to five tiles in a line that touches earlier ones: tap a space, or a tile first.
gobblestones-prompt-bluff = Lay up to five tiles face down, of any colour. Pick a tile, then a space.
gobblestones-prompt-no-tiles = Your rack is empty. Lay nothing and draw.
gobblestones-prompt-aim = Which tile for { $square }? Pick one from your rack.
gobblestones-prompt-picked = Where does the { $tile } tile go? Rings show where you can begin.
gobblestones-prompt-picked-more = Where does the { $tile } tile go?
gobblestones-prompt-more = { $points ->
    [one] { $points } point so far. Lay more, or confirm.
   *[other] { $points } points so far. Lay more, or confirm.
}
gobblestones-prompt-five = Five tiles, { $points } points: confirm.
gobblestones-prompt-not-yet = Not yet: go on laying, or take a tile back.
gobblestones-prompt-answer = { $count ->
    [one] { $name } laid a tile face down. Do you believe it?
   *[other] { $name } laid { $count } tiles face down. Do you believe them all?
}

# Bluffing
gobblestones-claims = { $name } claims { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-your-tiles = Your tiles
gobblestones-unseen = { $count } unseen
gobblestones-always-right = always right
gobblestones-unseen-means = Unseen: of 20 in each colour, those neither face up nor yours.
gobblestones-sealed = Sealed: all envelopes look like this until everyone has answered.
gobblestones-answer = Your answer
gobblestones-trust = Trust
gobblestones-challenge = Challenge
gobblestones-trust-keep = You keep your { $mine }, whatever happens.
gobblestones-trust-score = { $others ->
    [0] { $name } scores { $points }: { $theirs } → { $theirs-after }.
   *[other] If nobody challenges, { $name } scores { $points }: { $theirs } → { $theirs-after }.
}
gobblestones-at-stake = { $points } at stake
gobblestones-challenge-wrong = If any colour is wrong, { $name } scores nothing, takes { $count ->
    [one] the tile
   *[other] all { $count }
} back and draws none.
gobblestones-challenge-right = If all are right, you lose { $points }: { $mine } → { $mine-after }.
gobblestones-before-you = If someone before you ({ $before }) challenges too, the risk is not yours: only the first to the left of { $name } is the challenger.
gobblestones-reveal-title = Challenged!
gobblestones-put-away = Close
gobblestones-reveal-first = The first to the left of { $name } is the challenger: { $challenger }.
gobblestones-reveal-tile = { $tile } on { $space }
gobblestones-reveal-right = All correct. { $name } +{ $points }, { $challenger } −{ $points }.
gobblestones-reveal-bluff = A bluff! No points for { $name }: { $count ->
    [one] the tile goes
   *[other] all { $count } tiles go
} back to the rack, and none is drawn.

# The end
gobblestones-ending-GBS-13 = Somebody laid their last tile, and the bag had too few to draw.
gobblestones-ending-GBS-14 = A rack was empty and the bag had run out.
gobblestones-ending-GBS-R5 = The turn came to an empty rack.
gobblestones-ending-GBS-R4 = The bag is empty and nobody laid a tile for a whole round.
gobblestones-ending-GBS-R11 = Nothing came of any turn for three rounds.
gobblestones-graph = Who was ahead, turn by turn

# Options
gobblestones-option-bluff = Bluffing
gobblestones-option-bluff-false = No: tiles lie face up and match their spaces.
gobblestones-option-bluff-true = Yes: tiles lie face down, of any colour; the others trust or challenge.
gobblestones-option-bridging = Earlier tiles in between
gobblestones-option-bridging-true = Allowed: your tiles may go on behind tiles of earlier turns.
gobblestones-option-bridging-false = Not allowed: your own tiles lie side by side.
gobblestones-option-empty-rack = When the turn comes to an empty rack
gobblestones-option-empty-rack-draws = Draw five: its owner draws and plays on. If the bag has fewer than five, the game ends.
gobblestones-option-empty-rack-ends = The game ends: at once, however many tiles are left in the bag.
gobblestones-option-jokers = Grey spaces
gobblestones-option-jokers-true = Any colour fits: but a tile there scores nothing.
gobblestones-option-jokers-false = Stay empty: no tile ever goes there.

# Nothing is said of the boards: they are to be seen.
gobblestones-event-board-laid = { "" }
gobblestones-event-drew = { $tile ->
    [none] { $who } draws a tile
   *[other] { $who } draws { $tile }
}
gobblestones-events-drew = { $tile ->
    [none] { $who } draws { $count } tiles
   *[other] { $who } draws { $tile }
}
gobblestones-event-placed = { $who } lays { $tiles-count ->
    [one] a tile
   *[other] { $tiles-count } tiles
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-event-placed-face-down = { $who } lays { $tiles-count ->
    [one] a tile
   *[other] { $tiles-count } tiles
} face down and claims { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-event-placed-none = { $who } lays nothing
gobblestones-event-trusted = { $by } trusts { $seat }
gobblestones-event-challenged = { $by } challenges { $seat }
gobblestones-event-turned-up = the tiles of { $seat } are turned up, { $tiles }: { $correct ->
    [yes] all correct
   *[no] a bluff
}
gobblestones-event-returned = { $tiles ->
    [one] { $who } takes the tile back
   *[other] { $who } takes { $tiles } tiles back
}
gobblestones-event-scored = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-event-penalised = { $who } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the challenge
gobblestones-event-bluffs-shown = { $who } had { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} face down, { $wrong } of a wrong colour
gobblestones-event-bonus = { $who } gets 1 point for each tile left: { $tiles }
gobblestones-event-game-over = the game is over: { $by }
gobblestones-idea-placed = lay { $tiles-count ->
    [one] a tile
   *[other] { $tiles-count } tiles
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-idea-placed-face-down = lay { $tiles-count ->
    [one] a tile
   *[other] { $tiles-count } tiles
} face down and claim { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobblestones-idea-placed-none = lay nothing
gobblestones-idea-trusted = trust { $seat }
gobblestones-idea-challenged = challenge { $seat }
gobblestones-word-R = red
gobblestones-word-Y = yellow
gobblestones-word-G = green
gobblestones-word-B = blue
gobblestones-word-T = turquoise
gobblestones-word-trust = trust
gobblestones-word-challenge = challenge
gobblestones-word-GBS-13 = the last tile is laid and the bag has too few
gobblestones-word-GBS-14 = a rack is empty and the bag has run out
gobblestones-word-GBS-R5 = the turn has come to an empty rack
gobblestones-word-GBS-R4 = nobody laid a tile for a whole round
gobblestones-word-GBS-R11 = nothing came of any turn for three rounds

# Why not
gobblestones-illegal-over = The game is over.
gobblestones-illegal-drawing = Tiles are being drawn. Just a moment.
gobblestones-illegal-not-your-turn = It’s not your turn: { $turn } is laying tiles now.
gobblestones-illegal-nothing-to-answer = There’s nothing to trust or challenge right now. It’s your turn to lay tiles.
gobblestones-illegal-answer-first = First say whether you trust { $turn }’s tiles or challenge them.
gobblestones-illegal-own-tiles = These are your own tiles. The others decide whether to challenge them.
gobblestones-illegal-not-on-rack = { $held ->
    [0] You have no { $colour } tile left on your rack.
   *[other] You have only { $held } { $colour } on your rack, not { $needed }.
}
gobblestones-illegal-covered = There is already a tile on { $square }.
gobblestones-illegal-grey = { $square } is grey, and grey spaces stay empty in this game.
gobblestones-illegal-not-straight = All tiles of a turn go in one row or column; { $first } and { $other } don’t.
gobblestones-illegal-gap = You skip { $gap }: no empty space may lie between your tiles.
gobblestones-illegal-bridge = You skip { $bridge }: in this game your tiles have to lie side by side.
gobblestones-illegal-not-on-centre = The first tiles of the game must cover the centre of a board square. Yours don’t.
gobblestones-illegal-not-adjacent = At least one of your tiles has to lie next to a tile of an earlier turn.
gobblestones-illegal-wrong-colour = A { $tile } tile doesn’t go on { $square }, which is { $space }.
gobblestones-illegal-block = That would cover all four spaces of a 2×2 block: { $block }.

# Why a bot would do it
gobblestones-then-draws = { $draws ->
    [0] draws none
   *[other] draws { $draws }
}
gobblestones-reason-allowed = it is allowed
gobblestones-reason-rack-empty = the rack is empty
gobblestones-reason-lays-none = { $tiles ->
    [0] lays nothing and { gobblestones-then-draws }
    [one] lays nothing, keeps one tile and { gobblestones-then-draws }
   *[other] lays nothing, keeps { $tiles } tiles and { gobblestones-then-draws }
}
gobblestones-reason-scores = scores { $points } with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, covering the { $value } on { $square }
gobblestones-reason-bluffs = bluffs with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} of the wrong colour
gobblestones-reason-bluffs-knowing = bluffs with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} of the wrong colour; placements challenged so far: { $challenged } of { $placements }
gobblestones-reason-closes = closes the { $value } on { $square }, which would now complete a block
gobblestones-reason-empties-rack = leaves the rack empty and { gobblestones-then-draws }
gobblestones-reason-keeps = keeps { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} of { $colours ->
    [one] one colour
   *[other] { $colours } colours
} and { gobblestones-then-draws }
gobblestones-reason-doubts = chance of a bluff: { $percent }%; that would cost { $points ->
    [one] one point
   *[other] { $points } points
}
gobblestones-reason-trusts = chance of a bluff: only { $percent }%; a wrong challenge costs { $points ->
    [one] one point
   *[other] { $points } points
}
gobblestones-reason-rack-has = { $percent }% of racks drawn blindly have these tiles: { $tiles }
gobblestones-reason-were-bluffs = this player’s challenged placements that were bluffs: { $bluffs } of { $challenged }
gobblestones-reason-scores-most = no placement scores more than { $points }
gobblestones-reason-can-be-true = it can be true, and a wrong challenge costs { $points }
gobblestones-reason-cannot-be-true = there aren’t that many unseen tiles of these colours

# The lesson
gobblestones-lesson-aim = Cover spaces with tiles of their own colour: each space is worth the number on it. You hold five tiles at the bottom; nobody else sees them. Whoever has the most points wins. Ready?
gobblestones-lesson-open = The first tiles cover the centre of one of the nine board squares.
gobblestones-lesson-open-task = Lay green on h8, then turquoise on i8 and yellow on j8, and confirm: 4 and 6 and 5 make 15.
gobblestones-lesson-block = What you lay and what you draw always make five: you laid three and drew two. Your opponent answered with tiles on g7 and h7. See the hatched spaces g8 and i7? A tile there would fill a block of two by two, and that is never allowed.
gobblestones-lesson-bridge = Your tiles lie in one row or column and touch an earlier tile.
gobblestones-lesson-bridge-task = They may even go on behind one: lay red on j7 and blue on j9, with your sun on j8 between them.
gobblestones-lesson-grey = A grey space takes any colour and gives no points, but it helps you on.
gobblestones-lesson-grey-task = Lay yellow on j10 and turquoise on the grey i10.
gobblestones-lesson-nothing = Patience pays.
gobblestones-lesson-nothing-task = Your tiles don’t fit well just now, so lay nothing and draw five: a rack can hold any number.
gobblestones-lesson-five = Now you have four red tiles, and row 7 is red!
gobblestones-lesson-five-task = Lay red on k7, l7, m7 and n7 and yellow on o7. Five tiles at once, 18 points; then you draw none.
gobblestones-lesson-end = When the bag has run out and somebody lays their last tile, the game ends; each tile left on a rack is worth one point. Once you know the game, try bluffing: tiles lie face down, and a challenge brings out the truth. Now play!

# In half a minute
gobblestones-brief-1 = Match the colour
gobblestones-brief-1-text = Lay tiles on spaces of their own colour; each space is worth its number.
gobblestones-brief-2 = In one line
gobblestones-brief-2-text = Up to five tiles in a row or a column, without gaps, next to earlier ones.
gobblestones-brief-3 = No blocks
gobblestones-brief-3-text = Four covered spaces may never form a block of two by two.
gobblestones-brief-4 = Always five
gobblestones-brief-4-text = What you lay and what you draw make five. When the bag has run out, most points win.

# The lesson about bluffing
gobblestones-bluffing-name = Bluffing
gobblestones-bluffing-aim = Here all tiles are laid face down. You only claim that each has the colour of its space: the others trust you, or challenge you.
gobblestones-bluffing-lie = You have no turquoise tile, but i8 is worth 6. So bluff.
gobblestones-bluffing-lie-task = Lay green on h8, red on i8 as if it were turquoise, and yellow on j8; then confirm.
gobblestones-bluffing-trusted = The other player trusted you: 15 points! You drew two tiles, and yours stay face down, the red one too.
gobblestones-bluffing-doubt = Now the other player lays two tiles and claims blue and red. Four of the red tiles are yours, so red is rare. What do you say?
gobblestones-bluffing-doubt-task = Challenge!
gobblestones-bluffing-caught = Caught! The tile on h7 was green. Both tiles go back to the rack, nothing is scored, and the turn is over without drawing.
gobblestones-bluffing-honest = You’ve just caught somebody, so you won’t be believed easily. Play an honest turn.
gobblestones-bluffing-honest-task = Lay red on j7 and blue on j9, with the tile on j8 between them.
gobblestones-bluffing-end = This time the other player challenged you, and every tile was right: you score 5 points, and the challenger loses as many. Now bluff for real!
