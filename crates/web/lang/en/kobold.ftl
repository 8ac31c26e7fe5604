# The home page
kobold-name = Kobold
kobold-tagline = Sneak in for toys and gems before the flashlight swings round.

# In the room
kobold-room = The room: seven sections around a sleeping child. The light is on sections { $first } and { $second }. Left and right go round, up goes out to the tokens, down back to the floor.
kobold-room-dark = The room: seven sections around a sleeping child.
kobold-section = Section { $section }
kobold-in-light = in the light
kobold-space = Space { $spot }: { $what }
kobold-face-down = face down
kobold-empty-up = empty, for a token face up
kobold-empty-down = empty, for a token face down
kobold-stand-there = { $count ->
    [one] { $name }: one kobold
   *[other] { $name }: { $count } kobolds
}
kobold-may-place = You may place a kobold here
kobold-may-take = Your kobold may take it
kobold-danger-of = { $sides } of { $all } sides of the die would light it
kobold-type = Type a move: place 3 sneaks in, take 3.1 grabs

# Around the room
kobold-supply = supply
kobold-last-roll = last roll
kobold-no-roll = not rolled yet
kobold-tiles-left = tiles left
kobold-gem-trophies = gem trophies
kobold-gem-trophies-left = { $count ->
    [0] No gem trophy is left
    [one] One gem trophy is left: { $points }
   *[other] { $count } gem trophies are left: { $points }
}
kobold-danger = Who could the next roll catch?
kobold-danger-note = Whoever rolls has already brought their own kobolds home.
kobold-lights = { $first }+{ $second }
kobold-nobody = nobody
kobold-tie = a tie
kobold-toy-trophies = Toy trophies
kobold-toy-trophies-text = most at the end
kobold-trophy-worth = trophy worth
kobold-points = points
kobold-unseen = Not seen yet
kobold-unseen-text = { $supply } supply, { $down } face down

# What a player has
kobold-at-home = { $count ->
    [0] No kobold at home
    [one] One kobold at home
   *[other] { $count } kobolds at home
}
kobold-leads = , the most
kobold-with-toys = { $points } with toy trophies
kobold-nothing-yet = no points yet
kobold-carried = carried home:

# The marks
kobold-key-place = a kobold may go here
kobold-key-take = yours may take it
kobold-key-up = filled face up
kobold-key-down = filled face down
kobold-key-last = came in the last turn

# What to do
kobold-prompt-both = Sneak in, or grab and run?
kobold-prompt-only-place = Sneak a kobold in: tap a glowing section.
kobold-prompt-only-retrieve = All three are inside: tap a ringed token to bring one home.
kobold-prompt-place = Tap a glowing section: your kobold sneaks in there.
kobold-prompt-retrieve = Tap a ringed token. All of yours come home, one by one.
kobold-prompt-go-on = { $left ->
    [one] Your last kobold: tap a ringed token. Then the die rolls.
   *[other] { $left } of yours are still inside: tap the next ringed token.
}
kobold-place = Place a kobold
kobold-place-how = tap a glowing section
kobold-place-none-left = all three are inside
kobold-place-not-now = first the others come home
kobold-retrieve = Retrieve { $count }, roll
kobold-retrieve-go-on = { $count } to go, then roll
kobold-retrieve-none = Retrieve, roll
kobold-retrieve-how = tap a token by yours
kobold-retrieve-nobody = none of yours is inside
kobold-choose-wait = not your turn yet

# Options
kobold-option-side = The room
kobold-option-side-auto = As usual: the small room for 2 players, the large one for 3 or 4.
kobold-option-side-small = The small room: fewer tokens to grab, for 2 or 3 players.
kobold-option-side-large = The large room: more tokens to grab, for 3 or 4 players.
kobold-option-reveal = Tokens grabbed face down
kobold-option-reveal-each = Turn each up at once: it helps you choose the next.
kobold-option-reveal-together = Turn all up together: you see them once your last kobold is out.
kobold-option-light = Where the light starts
kobold-option-light-draw = Drawn at random: every pair of neighbouring sections is equally likely.
kobold-option-light-0 = Sections 0 and 1: they are lit at the start, so no kobold can go there yet.
kobold-option-light-1 = Sections 1 and 2: they are lit at the start, so no kobold can go there yet.
kobold-option-light-2 = Sections 2 and 3: they are lit at the start, so no kobold can go there yet.
kobold-option-light-3 = Sections 3 and 4: they are lit at the start, so no kobold can go there yet.
kobold-option-light-4 = Sections 4 and 5: they are lit at the start, so no kobold can go there yet.
kobold-option-light-5 = Sections 5 and 6: they are lit at the start, so no kobold can go there yet.
kobold-option-light-6 = Sections 6 and 0: they are lit at the start, so no kobold can go there yet.
kobold-option-first = Who begins
kobold-option-first-draw = Drawn at random: everyone is equally likely to begin.
kobold-option-first-0 = Player 1: whoever sits in seat 1 has the first turn.
kobold-option-first-1 = Player 2: whoever sits in seat 2 has the first turn.
kobold-option-first-2 = Player 3: whoever sits in seat 3 has the first turn.
kobold-option-first-3 = Player 4: whoever sits in seat 4 has the first turn.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
kobold-beam = { $section ->
    [0] 0 and 1
    [1] 1 and 2
    [2] 2 and 3
    [3] 3 and 4
    [4] 4 and 5
    [5] 5 and 6
   *[6] 6 and 0
}
kobold-event-light-set = the light starts on { kobold-beam }
kobold-event-begins = { $who } begins
kobold-event-laid = { $token ->
    [none] { "" }
   *[other] a { $token } appears on { $spot }
}
kobold-events-laid = { $count } tokens come into the room
kobold-event-placed = { $who } sends a kobold into section { $section }
kobold-event-grabbed = { $token ->
    [none] { $who } grabs what lies face down on { $spot }
   *[other] { $who } grabs the { $token } on { $spot }
}
kobold-event-turned-up = { $who } turns up a { $token }
kobold-event-gems-exchanged = { $who } has a full set of gems and takes the gem trophy worth { $points }
kobold-event-rolled = { $who } rolls { $face }
kobold-event-light-turned = the light turns to { kobold-beam }
kobold-event-caught = { $kobolds ->
    [one] the light catches a kobold of { $seat } in section { $section }
   *[other] the light catches { $kobolds } kobolds of { $seat } in section { $section }
}
kobold-event-supply-short = the supply is too small: { $supply } left for { $spaces ->
    [one] one empty space
   *[other] { $spaces } empty spaces
}
kobold-event-flash-scored = { $leaders-count ->
    [0] { $toy } flash: nobody has one
    [one] { $toy } flash: one player has the most
   *[other] { $toy } flash: a tie
}
kobold-event-tiles-taken = { $tiles ->
    [one] { $who } takes one point tile
   *[other] { $who } takes { $tiles } point tiles
}
kobold-event-game-over = { $supply ->
    [yes] { $trophies ->
        [yes] the game is over: the room cannot be refilled, and the last gem trophy is taken
       *[no] the game is over: the room cannot be refilled
    }
   *[no] the game is over: the last gem trophy is taken
}
kobold-event-toy-trophy = { $seat ->
    [none] { $toy } trophy: nobody alone has the most
   *[other] { $toy } trophy, worth { $points }: { $seat }
}
kobold-idea-placed = send a kobold into section { $section }
kobold-idea-grabbed = { $token ->
    [none] grab what lies face down on { $spot }
   *[other] grab the { $token } on { $spot }
}
kobold-word-gem-violet = violet gem
kobold-word-gem-green = green gem
kobold-word-gem-yellow = yellow gem
kobold-word-gem-blue = blue gem
kobold-word-toy-teddy = teddy
kobold-word-toy-car = car
kobold-word-toy-clown = clown
kobold-word-toy-ball = ball
kobold-word-flash-teddy = teddy flash
kobold-word-flash-car = car flash
kobold-word-flash-clown = clown flash
kobold-word-flash-ball = ball flash
kobold-word-kobold = kobold token
kobold-word-teddy = teddy
kobold-word-car = car
kobold-word-clown = clown
kobold-word-ball = ball
kobold-word-blue-1 = blue 1
kobold-word-blue-2 = blue 2
kobold-word-yellow-1 = yellow 1
kobold-word-yellow-2 = yellow 2
kobold-word-blank = blank

# Why not
kobold-illegal-over = The game is over.
kobold-illegal-chance = Something is being drawn or rolled. Just a moment.
kobold-illegal-not-your-turn = It’s not your turn yet.
kobold-illegal-retrieving = You have begun to bring your kobolds home, so the others come out too before anything else.
kobold-illegal-all-in-room = All three of your kobolds are in the room, so you must bring them home.
kobold-illegal-lit = Section { $section } is in the light. Kobolds keep out of it.
kobold-illegal-crowded = { $tokens ->
    [one] Section { $section } has only one token, and your kobold is there already. Each of yours needs a token of its own.
   *[other] Section { $section } has { $tokens } tokens, and { $kobolds } of your kobolds are there already. Each of yours needs a token of its own.
}
kobold-illegal-no-such-space = There is no space { $spot } in this room.
kobold-illegal-none-in-room = You have no kobold in the room, so you must place one.
kobold-illegal-none-in-section = You have no kobold in section { $section }. A kobold grabs a token of its own section.
kobold-illegal-no-token = There is no token on space { $spot } any more.

# Why a bot would do it
kobold-aim = { $aim ->
    [none] { "" }
   *[other] aims at section { $aim }:{ " " }
}
kobold-aim-down = { $aim ->
    [none] { "" }
   *[other] aims at the face-down token in section { $aim }:{ " " }
}
kobold-reason-allowed = it is allowed
kobold-reason-keeps-gem = { kobold-aim }keeps a { $token } from the others
kobold-reason-completes-set = { kobold-aim }a { $token } completes a set for the gem trophy worth { $points }
kobold-reason-new-colour = { kobold-aim }a { $token } is colour { $colours } of 4 towards the gem trophy worth { $points }
kobold-reason-another-set = { kobold-aim }a { $token } is one more for another set
kobold-reason-kobold-token = { kobold-aim }a kobold token is worth a point
kobold-reason-takes-lead = { kobold-aim }takes the lead for the { $toy } trophy worth { $points }
kobold-reason-draws-level = { kobold-aim }draws level for the { $toy } trophy worth { $points }
kobold-reason-leads = { kobold-aim }leads by { $lead } for the { $toy } trophy worth { $points }
kobold-reason-comes-within = { kobold-aim }comes within { $behind } of the lead for the { $toy } trophy worth { $points }
kobold-reason-flash-brings = { kobold-aim }the { $toy } flash brings { $tiles ->
    [one] a point tile
   *[other] { $tiles } point tiles
}, as the toys lie now
kobold-reason-flash-for-nobody = { kobold-aim }the { $toy } flash brings nobody anything, as the toys lie now
kobold-reason-flash-for-others = { kobold-aim }the { $toy } flash brings nothing itself, but the others don’t get it
kobold-reason-unseen-set = { kobold-aim-down }of the { $unseen } unseen tokens { $tokens } would complete a set of gems
kobold-reason-unseen-colour = { kobold-aim-down }of the { $unseen } unseen tokens { $tokens } would bring a missing gem colour
kobold-reason-unseen-token = { kobold-aim-down }of the { $unseen } unseen tokens { $tokens } would be a { $token }
kobold-reason-all-in-room = all three kobolds are in the room, so they come home now
kobold-reason-none-in-room = no kobold is in the room, so one is placed
kobold-reason-never-lit = no roll of the die can light section { $section } next
kobold-reason-may-be-lit = { $lit } of the { $sides } sides of the die would light section { $section }
kobold-reason-may-be-caught = { $lit } of the { $sides } sides of the die would catch the kobold in section { $section }

# The end
kobold-end-supply = The supply ran out: not every empty space could be refilled.
kobold-end-trophies = The last gem trophy was taken, and that ends the game.
kobold-end-both = The supply ran out and the last gem trophy was taken, both in the last turn.
kobold-end-stopped = The game ended early, so no toy trophies were given.
kobold-end-kobolds = kobold tokens
kobold-end-tiles = point tiles
kobold-end-gems = gem trophies
kobold-end-toys = toy trophies
kobold-end-toy-title = How the toy trophies went
kobold-end-toy-text = the most of a kind; a tie wins nothing
kobold-end-tie = a tie: nobody
kobold-end-none = nobody has one
kobold-end-graph = Who was ahead
kobold-end-graph-text = points, had it ended on that turn
kobold-end-graph-label = Points turn by turn. At the end: { $points }
kobold-end-turn = turn { $turn }
kobold-end-ahead = ahead
kobold-end-goes-ahead = Turn { $turn }: { $name } in front, { $own } to { $next }.

# The lesson
kobold-lesson-aim = A child sleeps, flashlight in hand. Your kobolds are the red ones with the dot. Sneak in, grab toys and gems, and be gone before the light finds you. The most points win. Ready?
kobold-lesson-place = On a turn you place one kobold, or bring all of yours home. The light is on 0 and 1: nobody can go there. Section 3 is far from it, and a teddy lies there.
kobold-lesson-place-task = Place a kobold in section 3.
kobold-lesson-another = The other player went into 5. One kobold, one token: the more you have inside, the more you carry home, and the longer you wait in the dark.
kobold-lesson-another-task = Place a second one in section 4.
kobold-lesson-retrieve = Kobolds may share a section: the other player’s came to 4 too. Now grab and run! Each of yours takes one token of its own section.
kobold-lesson-retrieve-task = Take the teddy in section 3.
kobold-lesson-face-down = Your other kobold must come too.
kobold-lesson-face-down-task = You may take what lies face up, or try your luck: take the face-down token in section 4.
kobold-lesson-die = It was a teddy flash! When all of yours are out, the die turns the light: yellow 2. It swung to 5 and 6 and sent the other player’s kobold home with nothing. Then the room was refilled, and the flash was scored: you have the most teddies, so you took two point tiles.
kobold-lesson-gems = Gems: as soon as you have one of each of the four colours, they become the best gem trophy left. A yellow one lies in 0, a violet one in 4.
kobold-lesson-gems-task = Sneak in again: place a kobold in 4.
kobold-lesson-end = The game ends when the room cannot be refilled, or when the last gem trophy is taken. Then whoever alone has the most of a toy gets its trophy. Now play a whole game!

# In half a minute
kobold-brief-1 = Sneak in
kobold-brief-1-text = Place one of your three kobolds in a section, never in the light.
kobold-brief-2 = Or grab and run
kobold-brief-2-text = Bring all of yours home; each takes one token of its section.
kobold-brief-3 = Then the light turns
kobold-brief-3-text = The die turns it. Kobolds caught in it go home with nothing.
kobold-brief-4 = Collect
kobold-brief-4-text = A gem of each colour makes a trophy, and at the end so does having the most of a toy.
