# The home page
gobblet-name = Gobblet!
gobblet-tagline = Four in a line wins. Big gobblets swallow small ones.

# On the board
gobblet-board = Board, 4 by 4. White sits at the bottom.
gobblet-stacks-white = White’s stacks
gobblet-stacks-black = Black’s stacks
gobblet-stack = Stack { $number }: size { $size } on top
gobblet-stack-empty = Stack { $number }: empty
gobblet-square-empty = empty
gobblet-piece = { $colour ->
    [white] White { $size }
   *[black] Black { $size }
}
gobblet-may-land = Your gobblet may go here
gobblet-may-gobble = Your gobblet may gobble it
gobblet-key-land = yours may land
gobblet-key-gobble = yours may gobble
gobblet-key-three = three in a line
gobblet-type = Type a move: 4@d3 brings in, c2-b2 moves

# What to do
gobblet-prompt-choose = Bring in a new gobblet, or move one of yours on the board.
gobblet-prompt-threat = { $name } has three in a line. Block it, or gobble one of the three.
gobblet-prompt-first = Drag a gobblet to any square, or tap one and then a square.
gobblet-prompt-place = Put your new { $size } on an empty square, or over one of your opponent’s three in a line.
gobblet-prompt-move = Move the gobblet from { $from }: to an empty square, or over any smaller gobblet.
gobblet-prompt-land = The gobblet from { $from } is in the air: it has to land on another square.

# Options
gobblet-preset-easy = Easy to follow
gobblet-preset-easy-text = What a gobblet covers shows as a rim. You may change your mind.
gobblet-preset-real = As on a real board
gobblet-preset-real-text = What a gobblet covers is out of sight. A touched one must move.
gobblet-option-touch = Touching a gobblet
gobblet-option-touch-free = Change your mind: a move counts when the gobblet is set down.
gobblet-option-touch-strict = Touched is played: lift it, see what’s below, and it must land somewhere else.
gobblet-option-repetition-draw = Same position three times
gobblet-option-repetition-draw-true = A draw: nobody can shuffle back and forth for ever.
gobblet-option-repetition-draw-false = Play on: it’s a draw only after 500 turns.
gobblet-option-memory = What a gobblet hides
gobblet-option-memory-help = Show it as a rim: you see what lies underneath.
gobblet-option-memory-none = Keep it hidden: you must remember. Touched is then played.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
gobblet-event-placed = { $gobbled ->
    [none] { $who } brings in a { $gobblet } on { $at }
   *[other] { $who } brings in a { $gobblet } on { $at } and gobbles the { $gobbled }
}
gobblet-event-moved = { $gobbled ->
    [none] { $who } moves the { $gobblet } from { $from } to { $to }
   *[other] { $who } moves the { $gobblet } from { $from } to { $to } and gobbles the { $gobbled }
}
gobblet-event-touched = { $uncovered ->
    [none] { $who } lifts the { $gobblet } from { $from }
   *[other] { $who } lifts the { $gobblet } from { $from }; the { $uncovered } comes to light
}
gobblet-event-landed = { $gobbled ->
    [none] { $who } sets it down on { $to }
   *[other] { $who } sets it down on { $to } and gobbles the { $gobbled }
}
gobblet-event-over = { $reason ->
    [line] { $winner } has four in a line
    [lift] the lift uncovered { $winner }’s line of four
    [stuck-touch] the touched gobblet cannot land anywhere
    [repetition] a draw: the same position for the third time
   *[turn-limit] a draw: the last turn has been played
}
gobblet-idea-placed = { $gobbled ->
    [none] bring in a { $gobblet } on { $at }
   *[other] bring in a { $gobblet } on { $at } and gobble the { $gobbled }
}
gobblet-idea-moved = { $gobbled ->
    [none] move the { $gobblet } from { $from } to { $to }
   *[other] move the { $gobblet } from { $from } to { $to } and gobble the { $gobbled }
}
gobblet-idea-touched = lift the { $gobblet } from { $from }
gobblet-idea-landed = { $gobbled ->
    [none] set it down on { $to }
   *[other] set it down on { $to } and gobble the { $gobbled }
}
gobblet-word-w1 = white 1
gobblet-word-w2 = white 2
gobblet-word-w3 = white 3
gobblet-word-w4 = white 4
gobblet-word-b1 = black 1
gobblet-word-b2 = black 2
gobblet-word-b3 = black 3
gobblet-word-b4 = black 4

# Why not
gobblet-illegal-not-your-turn = It’s { $turn }’s turn, not yours.
gobblet-illegal-over = The game is over.
gobblet-illegal-not-on-top = None of your stacks shows a { $size }; only the top gobblet of a stack can be played.
gobblet-illegal-stacks-empty = All your gobblets are on the board. Move one of them.
gobblet-illegal-taken = { $at } is taken: a new gobblet goes on an empty square, unless it gobbles one of three in a line.
gobblet-illegal-own-gobblet = A new gobblet never gobbles one of your own, and yours is on { $at }.
gobblet-illegal-not-larger-than-three = On { $at } there’s a { $there }, one of three in a line, but your { $size } isn’t larger.
gobblet-illegal-nothing-there = There’s nothing on { $from } to move.
gobblet-illegal-not-yours = The gobblet on { $from } isn’t yours.
gobblet-illegal-same-square = A gobblet can’t be set down where it came from, on { $square }.
gobblet-illegal-not-smaller = On { $to } there’s a { $there }: your { $size } gobbles only smaller ones.
gobblet-illegal-must-land = The gobblet from { $from } is in the air: set it down first.
gobblet-illegal-touch-first = Touched is played at this table: lift the gobblet on { $from } first.
gobblet-illegal-move-at-once = At this table a move is one action: say where the gobblet from { $from } goes.
gobblet-illegal-nothing-in-air = There’s no gobblet in the air to set down on { $to }.

# Why a bot would do it
gobblet-named-line = { $line-kind ->
    [row] in row { $line-name }
    [column] in column { $line-name }
   *[diagonal] on the diagonal { $line-name }
}
gobblet-reason-allowed = it is allowed
gobblet-reason-completes = completes four in a line { gobblet-named-line }
gobblet-reason-proven-win = a proven win, in { $plies ->
    [one] one turn
   *[other] { $plies } turns
} at the latest
gobblet-reason-proven-loss = holds out longest: a proven loss in { $plies ->
    [one] one turn
   *[other] { $plies } turns
}
gobblet-reason-blocks = blocks three in a line { gobblet-named-line }
gobblet-reason-parries = parries three in a line { gobblet-named-line }
gobblet-reason-threatens = threatens four in a line { gobblet-named-line }
gobblet-reason-gobbles = gobbles the { $size } on { $at }
gobblet-reason-gobbles-own = gobbles its own { $size } on { $at }
gobblet-reason-uncovers-own = uncovers its own { $size } on { $at }
gobblet-reason-brings-in = brings a { $size } to { $at }, which is on { $lines ->
    [2] two lines
    [3] three lines
   *[other] { $lines } lines
}
gobblet-reason-moves = moves a gobblet to { $at }, which is on { $lines ->
    [2] two lines
    [3] three lines
   *[other] { $lines } lines
}
gobblet-reason-looks-best = looks best { $turns ->
    [one] one turn
   *[other] { $turns } turns
} ahead
gobblet-reason-best-on-average = { $guesses ->
    [one] best by one guess
   *[other] best on average over { $guesses } guesses
} of what is covered
gobblet-reason-lost = every move uncovers a line of the other player’s
gobblet-reason-wins = completes four in a line
gobblet-reason-most-in-lines = has the most gobblets in open lines afterwards

# The lesson
gobblet-lesson-aim = Four of your gobblets in a line win: across, down or on a diagonal. You are White, with the round marks. Ready?
gobblet-lesson-bring = Your gobblets wait in three stacks, the largest on top.
gobblet-lesson-bring-task = Bring in a 4: choose a stack, then the square b2.
gobblet-lesson-stack = Black answered on c3. From a stack only the top one can be played.
gobblet-lesson-stack-task = Bring another 4 to c2.
gobblet-lesson-three = Two in a line.
gobblet-lesson-three-task = Make it three: a 4 on d2.
gobblet-lesson-move = Black blocked on a2. Instead of bringing one in, you may move any of yours, as far as you like.
gobblet-lesson-move-task = Move b2 to b4.
gobblet-lesson-gobble = A moving gobblet may land on any smaller one, yours or not, and swallow it.
gobblet-lesson-gobble-task = Black set a 3 on a3: move d2 over it.
gobblet-lesson-lift = See what lies below: when a gobblet leaves, what it covered is back. Now play a whole game!

# In half a minute
gobblet-brief-1 = Four in a line
gobblet-brief-1-text = Four visible gobblets of your colour win: in a row, a column or a long diagonal.
gobblet-brief-2 = Bring one in
gobblet-brief-2-text = Take a new gobblet from the top of a stack to an empty square.
gobblet-brief-3 = Or move one
gobblet-brief-3-text = To any square. A larger gobblet swallows a smaller one, yours or not.
gobblet-brief-4 = Look below
gobblet-brief-4-text = What is covered is still there. When the gobblet above leaves, it counts again.

# The lesson about strict touch
gobblet-strict-name = Touched is played
gobblet-strict-aim = At some tables a gobblet that is touched must be played. It is lifted first, everybody sees what was below it, and only then is it set down.
gobblet-strict-touch = Look before you touch: now it is still your choice which one you play.
gobblet-strict-touch-task = Touch your 4 on b2.
gobblet-strict-land = It is in the air. It may go to any square where it fits, but not back where it came from.
gobblet-strict-land-task = Set it down on d2, over the black 3.
gobblet-strict-again = Black brought in a 4 on a1. What you gobbled stays underneath.
gobblet-strict-again-task = Touch your 4 on d2 again.
gobblet-strict-light = There is the 3 again, for everyone to see. You may still choose where your 4 goes, but no longer which one you play.
gobblet-strict-light-task = Set it down on b3.
gobblet-strict-end = Take care: if lifting a gobblet uncovers the other side’s line of four, you’ve lost, unless you set it down on that very line. And touching a gobblet that fits nowhere loses the game.
