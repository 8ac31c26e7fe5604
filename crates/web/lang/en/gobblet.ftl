# On the board
gobblet-board = Board, 4 by 4. White sits at the bottom.
gobblet-stacks-white = White's stacks
gobblet-stacks-black = Black's stacks
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
gobblet-prompt-place = Set your new { $size } on an empty square, or gobble one of three in a line.
gobblet-prompt-move = Move the gobblet from { $from }: to an empty square, or over any smaller gobblet.
gobblet-prompt-land = The gobblet from { $from } is in the air: it has to land on another square.

# Options
gobblet-option-touch = Touching a gobblet
gobblet-option-touch-free = Change your mind: a move counts when the gobblet is set down.
gobblet-option-touch-strict = Touched is played: lift it, see what is below, and it must land somewhere else.
gobblet-option-repetition-draw = Same position three times
gobblet-option-repetition-draw-true = A draw: nobody can shuffle for ever.
gobblet-option-repetition-draw-false = Play on: drawn only after 500 turns.
gobblet-option-memory = What a gobblet hides
gobblet-option-memory-help = Show it as a rim: you see what lies underneath.
gobblet-option-memory-none = Keep it hidden: you must remember. Touched is then played.

# What happens
gobblet-event-placed = { $gobbled ->
    [none] { $seat } brings in a { $gobblet-size } on { $at }
   *[some] { $seat } brings in a { $gobblet-size } on { $at } and gobbles a { $gobbled-size }
}
gobblet-event-moved = { $gobbled ->
    [none] { $seat } moves a { $gobblet-size } from { $from } to { $to }
   *[some] { $seat } moves a { $gobblet-size } from { $from } to { $to } and gobbles a { $gobbled-size }
}
gobblet-event-touched = { $uncovered ->
    [none] { $seat } lifts a { $gobblet-size } from { $from }
   *[some] { $seat } lifts a { $gobblet-size } from { $from }; a { $uncovered-size } comes to light
}
gobblet-event-landed = { $gobbled ->
    [none] { $seat } sets it down on { $to }
   *[some] { $seat } sets it down on { $to } and gobbles a { $gobbled-size }
}
gobblet-event-over = { $reason ->
    [line] { $winner } has four in a line
    [lift] { $winner } wins: the lift uncovered a line of four
    [stuck-touch] { $winner } wins: the touched gobblet cannot land anywhere
    [repetition] A draw: the same position for the third time
   *[turn-limit] A draw: the last turn has been played
}

# Why not
gobblet-illegal-not-your-turn = It is not your turn: { $turn } is to move.
gobblet-illegal-over = The game is over.
gobblet-illegal-not-on-top = None of your stacks shows a { $size }; only the top gobblet of a stack can be played.
gobblet-illegal-stacks-empty = All your gobblets are on the board. Move one of them.
gobblet-illegal-taken = { $at } is taken: a new gobblet goes on an empty square, unless it gobbles one of three in a line.
gobblet-illegal-own-gobblet = A new gobblet never gobbles one of your own, and yours is on { $at }.
gobblet-illegal-not-larger-than-three = The { $there-size } on { $at } is one of three in a line, but your { $size } is not larger.
gobblet-illegal-nothing-there = There is nothing on { $from } to move.
gobblet-illegal-not-yours = The gobblet on { $from } is not yours.
gobblet-illegal-same-square = A gobblet has to go to another square than { $square }.
gobblet-illegal-not-smaller = On { $to } is a { $there-size }: your { $size } gobbles only smaller ones.
gobblet-illegal-must-land = The gobblet from { $from } is in the air: set it down first.
gobblet-illegal-touch-first = Touched is played at this table: lift the gobblet on { $from } first.
gobblet-illegal-move-at-once = At this table a move is one action: say where the gobblet from { $from } goes.
gobblet-illegal-nothing-in-air = There is no gobblet in the air to set down on { $to }.

# The lesson
gobblet-lesson-aim = Four of your gobblets in a line win: across, down or on a diagonal. You are White, with the round marks. Ready?
gobblet-lesson-bring = Your gobblets wait in three stacks, the largest on top. Bring in a 4: choose a stack, then the square b2.
gobblet-lesson-stack = Black answered on c3. From a stack only the top one can be played. Bring another 4 to c2.
gobblet-lesson-three = Two in a line. Make it three: a 4 on d2.
gobblet-lesson-move = Black blocked on a2. Instead of bringing one in, you may move any of yours to any square. Move b2 to b4.
gobblet-lesson-gobble = A moving gobblet may land on any smaller one, yours or not, and swallow it. Black set a 3 on a3: move d2 over it.
gobblet-lesson-lift = Remember what lies below: when a gobblet leaves, what it covered is back. Now play a whole game!
