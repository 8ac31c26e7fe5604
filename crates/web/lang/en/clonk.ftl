# The home page
clonk-name = Clonk!
clonk-tagline = Chain crystals into your cart. Quietly: something sleeps below.

# The mine
clonk-type = Type a move: dig s1, gift 1 s2, blast s3, done
clonk-mine = The mine: five shafts
clonk-shaft = Shaft { $number }
clonk-shaft-top = Shaft { $number }, free card: { $card }
clonk-shaft-empty = Shaft { $number }: empty
clonk-buried = buried { $depth }: { $card }
clonk-face-down = face down
clonk-fits = Fits your chain: { $match }
clonk-fits-gift = May be given to { $name }
clonk-may-backfill = Your card may go here
clonk-tab-no = no match
clonk-tab-not-now = not now
clonk-tab-both = both
clonk-draw-pile = Draw pile
clonk-sleeps = { $count ->
    [one] draw until it wakes
   *[other] draws until it wakes
}
clonk-sleeps-shuffled = { $count ->
    [one] draw before it may wake
   *[other] draws before it may wake
}
clonk-wakes-next = The next draw wakes it!
clonk-may-wake = Any draw may wake it!
clonk-awake = It is awake! This round is the last.
clonk-awake-over = It is awake!
clonk-pile = { $left ->
    [one] { $left } card left, { $bottom } below the Awakening
   *[other] { $left } cards left, { $bottom } below the Awakening
}

# The viewer's own side
clonk-own = Your side
clonk-own-gallery = Your gallery
clonk-own-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
clonk-spaces = A space left empty earns what stands under it
clonk-own-cart = { $count ->
    [one] Your cart, { $count } card, on top { $card }. Look through it
   *[other] Your cart, { $count } cards, on top { $card }. Look through it
}
clonk-own-cart-empty = Your cart, empty. Your first card goes here
clonk-cart-wants = first card
clonk-cart = Cart { $count }
clonk-or = or
clonk-space-card = Space { $number }: { $card }
clonk-space-next = Space { $number } is next. It takes { $match }
clonk-space-first = Space { $number } is next
clonk-earns-snore = Snore
clonk-earns-kablooey = Kablooey
clonk-earns-card = draw 1
clonk-earns-if-empty = if this space stays empty
clonk-earns-no-more = no more: the space is taken
clonk-held = Hand { $number }: { $card }

# Tasks and what players have
clonk-so-far = so far
clonk-task-drawn = { $reward ->
    [one] { $reward } coin
   *[other] { $reward } coins
}
clonk-task-open = { $reward ->
    [one] open, { $reward } coin
   *[other] open, { $reward } coins
}
clonk-task-secret = { $reward ->
    [one] secret, { $reward } coin
   *[other] secret, { $reward } coins
}
clonk-task-next = , next step { $next }
clonk-kablooeys = Kablooey
clonk-their-open = Open task: { $task }
clonk-their-secret = Secret task: { $task }
clonk-their-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
clonk-their-kablooeys = { $count ->
    [one] { $count } Kablooey card
   *[other] { $count } Kablooey cards
}
clonk-their-gallery = Gallery of { $name }
clonk-their-gallery-empty = No card in the gallery
clonk-their-gallery-takes = Takes { $match }
clonk-their-cart-top = On top of the cart: { $card }
clonk-their-cart-empty = The cart is empty
clonk-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
clonk-eyes = { $count ->
    [one] { $count } eye
   *[other] { $count } eyes
}
clonk-snores = { $count ->
    [one] { $count } Snore card
   *[other] { $count } Snore cards
}
clonk-cart-yours = Your cart
clonk-cart-theirs = The cart of { $name }
clonk-look-cart = { $count ->
    [one] Look through the cart of { $name }: { $count } card
   *[other] Look through the cart of { $name }: { $count } cards
}
clonk-cart-note = Sorted by colour. Your gallery is not in it yet.
clonk-close = Close
clonk-discards = Discards { $count }
clonk-discards-title = The discard pile

# The choice before the first turn
clonk-choose-title = Your two tasks
clonk-choose-open = Lay { $open } open, keep { $secret } secret
clonk-choose-watch = Everybody chooses which of two tasks to lay open.
clonk-choose-sealed = Sealed. The tasks are laid open when everybody has chosen.

# What to do
clonk-prompt-choose = Which task may everybody see? The other stays your secret. Both earn coins at the end.
clonk-prompt-bank = Choose a card from your hand for your cart. What you dig first has to match it.
clonk-prompt-bank-it = Tap the { $card } again, or your cart, to put it in.
clonk-prompt-dig = Space { $number } takes { $match }. Dig a card, give one away, blast a shaft, or finish.
clonk-prompt-full = Your gallery is full. You may still give a card or blast a shaft. Or finish.
clonk-prompt-dig-it = Tap the { $card } again, or your next space, to dig it.
clonk-prompt-dig-or-give = Tap the { $card } again to dig it, or tap a gallery to give it to { $names }.
clonk-prompt-give-it = The { $card } doesn’t fit your chain. Tap a gallery to give it to { $names }.
clonk-prompt-no-use = The { $card } fits no gallery now.
clonk-prompt-backfill = Put one card from your hand on a shaft: choose the card.
clonk-prompt-backfill-it = Which shaft gets the { $card }? It lies on top, free for the next player.
clonk-prompt-discard = You hold { $count } cards, and five may stay. Choose one to discard.
clonk-prompt-discard-it = Tap the { $card } again to discard it.
clonk-do-bank = Into the cart
clonk-do-dig = Dig it
clonk-do-give = Give to { $name }
clonk-do-blast = Blast it
clonk-do-done = Done digging
clonk-do-discard = Discard it
clonk-put-back = Put back
clonk-draws = draw { $count }

# What the marks mean
clonk-key-fits = fits your chain, by this
clonk-key-give = may be given to this player
clonk-key-link = what joins two cards
clonk-key-coin = coins count for you
clonk-key-eye = eyes: whoever has the most is hit by rocks

# Options
clonk-option-awakening = When the monster wakes
clonk-option-awakening-top = Known: the Awakening lies on top of the last pile, and you can count down to it.
clonk-option-awakening-shuffled = A surprise: the Awakening is shuffled into the last pile.
clonk-option-rockfall = What the rockfall costs
clonk-option-rockfall-treasure = Half the eyes on treasures: Snores only decide who is hit.
clonk-option-rockfall-all = Half of all eyes: Snores cost coins, too.
clonk-option-kablooey = Kablooey cards
clonk-option-kablooey-any = As often as you like: every Kablooey card you have can be used in one turn.
clonk-option-kablooey-once = Once a turn: a second blast has to wait for your next turn.
clonk-option-memory = Carts and discards
clonk-option-memory-help = Help: everyone may look through all carts and the discard pile.
clonk-option-memory-none = As at a real table: only your own cart; the rest you remember.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
clonk-event-task-drawn = { $tile ->
    [none] { $who } draws a { $side } task
   *[other] { $who } draws the task “{ $tile }”
}
clonk-events-task-drawn = { $tile ->
    [none] { $who } draws { $count } tasks
   *[other] { $who } draws the tasks “{ $tile }”
}
clonk-event-task-opened = { $who } opens the task “{ $tile }”
clonk-event-laid = { $card ->
    [none] { "" }
   *[other] a { $card } is laid on { clonk-named-shaft }
}
clonk-events-laid = { $count } cards are laid on the shafts
clonk-event-awakening-hidden = the Awakening lies under { $above } cards
clonk-event-turn-began = { $who } starts a turn
clonk-event-cart-filled = { $cards ->
    [one] { $who } moves { $cards } card into the cart
   *[other] { $who } moves { $cards } cards into the cart
}
clonk-event-banked = { $who } puts a { $card } from hand into the cart
clonk-event-dug = { $who } digs a { $card } { clonk-named-source }
clonk-event-gifted = { $who } gives { $to } a { $card } { clonk-named-source }
clonk-event-blasted = { $who } blasts the { $card } off { clonk-named-shaft }
clonk-event-turned-up = a { $card } turns up on { clonk-named-shaft }
clonk-event-emptied = { clonk-named-shaft } is empty and is rebuilt
clonk-event-awakened = the monster wakes: this round is the last
clonk-event-snored = { $who } takes a Snore card into the cart
clonk-event-kablooey = { $who } takes a Kablooey card
clonk-event-drew = { $card ->
    [none] { $who } draws a card
   *[other] { $who } draws a { $card }
}
clonk-events-drew = { $card ->
    [none] { $who } draws { $count } cards
   *[other] { $who } draws { $card }
}
clonk-event-nothing-drawn = { $who } finds the draw pile empty
clonk-event-backfilled = { $who } puts a { $card } on { clonk-named-shaft }
clonk-event-discarded = { $who } discards a { $card }
clonk-event-ended = the last round is over
clonk-event-scored = { $score-caught ->
    [yes] { $who } shows the secret task “{ $secret }”; coins: { $score-coins }, for tasks: { $score-colour-task } and { $score-treasure-task }, lost in the rockfall: { $score-loss }
   *[no] { $who } shows the secret task “{ $secret }”; coins: { $score-coins }, for tasks: { $score-colour-task } and { $score-treasure-task }
}
clonk-idea-task-opened = open the task “{ $tile }”
clonk-idea-banked = put the { $card } from hand into the cart
clonk-idea-dug = dig the { $card } { clonk-named-source }
clonk-idea-gifted = give { $to } the { $card } { clonk-named-source }
clonk-idea-blasted = blast the { $card } off { clonk-named-shaft }
clonk-idea-backfilled = put the { $card } on { clonk-named-shaft }
clonk-idea-discarded = discard the { $card }
clonk-named-shaft = { $shaft ->
    [s1] shaft 1
    [s2] shaft 2
    [s3] shaft 3
    [s4] shaft 4
   *[s5] shaft 5
}
clonk-named-source = { $from ->
    [s1] from shaft 1
    [s2] from shaft 2
    [s3] from shaft 3
    [s4] from shaft 4
    [s5] from shaft 5
   *[hand] from hand
}

# Why not
clonk-illegal-over = The game is over.
clonk-illegal-no-such-seat = There’s no such seat at this table.
clonk-illegal-not-your-turn = It’s { $turn }’s turn, not yours.
clonk-illegal-cards-are-coming = Wait until the cards are drawn.
clonk-illegal-choose-task-first = First everyone chooses which task to lay open.
clonk-illegal-tasks-are-chosen = Your tasks lie where they are for the rest of the game.
clonk-illegal-bank-first = Your first turn begins with a card from your hand: put it into your cart.
clonk-illegal-banked-already = Only your very first turn begins with a card from your hand, and yours is in the cart.
clonk-illegal-digging-is-over = You have finished digging for this turn.
clonk-illegal-still-digging = First say that you’re done digging.
clonk-illegal-backfill-first = First put one card from your hand on a shaft.
clonk-illegal-backfilled-already = You have put a card on a shaft already. Now discard until you hold five.
clonk-illegal-no-such-card = There is no card { $card } in this box.
clonk-illegal-not-in-hand = You don’t have the { $card } in hand.
clonk-illegal-shaft-is-empty = { $shaft ->
    [s1] Shaft 1 is empty.
    [s2] Shaft 2 is empty.
    [s3] Shaft 3 is empty.
    [s4] Shaft 4 is empty.
   *[s5] Shaft 5 is empty.
}
clonk-illegal-gallery-is-full = All four spaces of your gallery are taken.
clonk-illegal-does-not-match = The { $card } doesn’t fit: it shares neither its colour nor its treasure with the { $last }.
clonk-illegal-gift-is-used = You’ve already given a card this turn. One a turn is allowed.
clonk-illegal-gift-to-yourself = A gift goes into another player’s gallery, not your own.
clonk-illegal-gift-too-early = { $to } has no card yet that a gift could match.
clonk-illegal-gift-to-full-gallery = All four spaces in the gallery of { $to } are taken.
clonk-illegal-gift-does-not-match = { $to } can’t take the { $card }: it shares neither its colour nor its treasure with their { $last }.
clonk-illegal-no-kablooey = You have no Kablooey card to blast with.
clonk-illegal-blast-is-used = At this table you may blast only once a turn, and you already have.
clonk-illegal-gift-to-nobody = There’s nobody in that seat.
clonk-illegal-must-dig = At this table you must dig if you can: you have dug nothing yet, and the { $card } fits.

# Why a bot would do it
clonk-reason-allowed = it is allowed
clonk-reason-keeps-secret = nobody learns who collects { $tile }
clonk-reason-tasks-alike = all tasks are alike
clonk-reason-for-task = card { $number } for the task “{ $tile }”: { $coins ->
    [one] one more coin
   *[other] { $coins } more coins
}
clonk-reason-brings = brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
} { $eyes ->
    [0] without an eye
    [one] for one eye
   *[other] for { $eyes } eyes
}
clonk-reason-chain-goes-on = the chain can go on: { $cards ->
    [one] one free card matches it
   *[other] { $cards } free cards match it
}
clonk-reason-takes-from = { $seat } collects { $tile } and won’t get it
clonk-reason-avoids-snore = avoids the Snore card of an empty gallery
clonk-reason-continues = continues the chain with the { $card }
clonk-reason-gives-eyes = gives { $to } { $eyes ->
    [one] an eye
   *[other] { $eyes } eyes
}
clonk-reason-fits-less = other free cards that fit the gallery of { $to } then: { $after } instead of { $before }
clonk-reason-no-help-to = the { $card } doesn’t help with { $to }’s open task
clonk-reason-changes = then { $to } has to match the { $card }
clonk-reason-destroys-wanted = blasts the { $card }; { $seat } collects { $tile }
clonk-reason-destroys = blasts the { $card }
clonk-reason-lays-bare = lays the { $card } bare
clonk-reason-empty-spaces = empty spaces bring { $cards ->
    [0] a Kablooey card
    [one] a treasure card{ clonk-and-kablooey }
   *[other] { $cards } treasure cards{ clonk-and-kablooey }
}
clonk-and-kablooey = { $kablooey ->
    [yes] { " " }and a Kablooey card
   *[no] { "" }
}
clonk-reason-gallery-full = the gallery is full
clonk-reason-nothing-fits = no card within reach fits
clonk-reason-most-eyes = has the most eyes already
clonk-reason-keeps-for-later = keeps the other cards for later
clonk-reason-covers-wanted = covers the { $card }; { $seat } collects { $tile }
clonk-reason-covers-diggable = covers the { $card }, which { $seat } could dig
clonk-reason-must-backfill = one card from hand has to go on a shaft
clonk-reason-keeps-five = only five cards may be kept
clonk-reason-worthless = the { $card } has no coins and helps neither task
clonk-reason-no-task = the { $card } helps neither task
clonk-reason-chance = wins { $percent }% of { $trials ->
    [one] one trial game
   *[other] { $trials } trial games
}
clonk-reason-even = nobody is ahead afterwards
clonk-reason-ahead = { $coins ->
    [one] one coin
   *[other] { $coins } coins
} ahead afterwards
clonk-reason-behind = only { $coins ->
    [one] one coin
   *[other] { $coins } coins
} behind afterwards

# The end
clonk-end-nobody = There was not one eye on the cards. The rocks fell, and hit nobody.
clonk-end-caught = { $before ->
    [one] The rockfall caught { $name }, who had the most eyes: { $before } coin became { $after }.
   *[other] The rockfall caught { $name }, who had the most eyes: { $before } coins became { $after }.
}
clonk-end-caught-several = The rockfall caught { $names }: they tied for the most eyes.
clonk-end-caption = Where every coin came from
clonk-end-winner = winner
clonk-end-coins = Coins
clonk-end-coins-note = on all cards
clonk-end-open = Open task
clonk-end-open-note = by the steps
clonk-end-secret = Secret task
clonk-end-secret-note = now revealed
clonk-end-together = Subtotal
clonk-end-eyes = Eyes
clonk-end-eyes-note = a Snore counts { $count }
clonk-end-rockfall = Rockfall
clonk-end-rockfall-note = hits the most eyes
clonk-end-half = { $count ->
    [one] half of { $count } eye
   *[other] half of { $count } eyes
}
clonk-end-safe = safe
clonk-end-total = Total
clonk-end-steps = Task steps
clonk-end-steps-note = coins by number of matching cards

# The lesson
clonk-lesson-aim = Welcome to the mine! Every card shows a crystal and a treasure. Coins make you rich. Eyes wake what sleeps below. Bring home cards that match each other, and those your two tasks ask for: you collect red, and secretly crowns.
clonk-lesson-bank = Your first turn begins with your cart.
clonk-lesson-bank-task = Put the red sword from your hand into it: tap the card, then the cart.
clonk-lesson-chain = Now dig. A card must share its crystal or its treasure with the one before. The red crown on shaft 1 is red like your sword, and both your tasks want it.
clonk-lesson-chain-task = Tap it, then your first space.
clonk-lesson-done = You could dig up to four cards. What stays empty earns what stands under it: a Kablooey card from the second space, a card each from the third and the fourth. Just never leave the first one empty: that’s a Snore, worth three eyes.
clonk-lesson-done-task = Tap “Done digging”.
clonk-lesson-backfill = You drew three cards: two for your spaces, and the one that everybody draws. Now one card from your hand goes on a shaft, free for all. Don’t help the others: they collect blue.
clonk-lesson-backfill-task = Put the green hammer on shaft 1.
clonk-lesson-gift = The other player dug a blue sword and a pink sword. Your red crown rolled into your cart. Once a turn you may give a card that matches the last one in another gallery.
clonk-lesson-gift-task = Give away an eye: tap your pink statue, then the other gallery.
clonk-lesson-blast = You have a Kablooey card. On shaft 2 lies a blue necklace that you don’t want in other hands, and a crown is below it.
clonk-lesson-blast-task = Tap the necklace, then “Blast it”.
clonk-lesson-treasure = Boom! The yellow crown is free, and it matches your red crown: the same treasure.
clonk-lesson-treasure-task = Dig it.
clonk-lesson-end = A face-down card that becomes free is turned up at once. So it goes on until the draw pile brings the Awakening. Then the round is played out, whoever has the most eyes loses coins, and the most coins win. Off you go, and quietly!

# Colours, treasures and tasks
clonk-colour-red = red
clonk-colour-green = green
clonk-colour-white = white
clonk-colour-pink = pink
clonk-colour-blue = blue
clonk-colour-yellow = yellow
clonk-treasure-hammer = hammer
clonk-treasure-necklace = necklace
clonk-treasure-statue = statue
clonk-treasure-crown = crown
clonk-treasure-sword = sword
clonk-treasure-goblet = goblet
clonk-either = { $colour } or { $treasure }
clonk-task-red = { $count ->
   *[other] red
}
clonk-task-green = { $count ->
   *[other] green
}
clonk-task-white = { $count ->
   *[other] white
}
clonk-task-pink = { $count ->
   *[other] pink
}
clonk-task-blue = { $count ->
   *[other] blue
}
clonk-task-yellow = { $count ->
   *[other] yellow
}
clonk-task-hammer = { $count ->
    [one] hammer
   *[other] hammers
}
clonk-task-necklace = { $count ->
    [one] necklace
   *[other] necklaces
}
clonk-task-statue = { $count ->
    [one] statue
   *[other] statues
}
clonk-task-crown = { $count ->
    [one] crown
   *[other] crowns
}
clonk-task-sword = { $count ->
    [one] sword
   *[other] swords
}
clonk-task-goblet = { $count ->
    [one] goblet
   *[other] goblets
}
clonk-word-colour = colour
clonk-word-treasure = treasure
clonk-word-open-colour = open the task that asks for a colour
clonk-word-open-treasure = open the task that asks for a treasure
clonk-word-red = red
clonk-word-green = green
clonk-word-white = white
clonk-word-pink = pink
clonk-word-blue = blue
clonk-word-yellow = yellow
clonk-word-hammer = hammers
clonk-word-necklace = necklaces
clonk-word-statue = statues
clonk-word-crown = crowns
clonk-word-sword = swords
clonk-word-goblet = goblets

# Cards: first how each looks, then what a card shows besides
clonk-look-red-hammer = red hammer
clonk-look-red-necklace = red necklace
clonk-look-red-statue = red statue
clonk-look-red-crown = red crown
clonk-look-red-sword = red sword
clonk-look-red-goblet = red goblet
clonk-look-green-hammer = green hammer
clonk-look-green-necklace = green necklace
clonk-look-green-statue = green statue
clonk-look-green-crown = green crown
clonk-look-green-sword = green sword
clonk-look-green-goblet = green goblet
clonk-look-white-hammer = white hammer
clonk-look-white-necklace = white necklace
clonk-look-white-statue = white statue
clonk-look-white-crown = white crown
clonk-look-white-sword = white sword
clonk-look-white-goblet = white goblet
clonk-look-pink-hammer = pink hammer
clonk-look-pink-necklace = pink necklace
clonk-look-pink-statue = pink statue
clonk-look-pink-crown = pink crown
clonk-look-pink-sword = pink sword
clonk-look-pink-goblet = pink goblet
clonk-look-blue-hammer = blue hammer
clonk-look-blue-necklace = blue necklace
clonk-look-blue-statue = blue statue
clonk-look-blue-crown = blue crown
clonk-look-blue-sword = blue sword
clonk-look-blue-goblet = blue goblet
clonk-look-yellow-hammer = yellow hammer
clonk-look-yellow-necklace = yellow necklace
clonk-look-yellow-statue = yellow statue
clonk-look-yellow-crown = yellow crown
clonk-look-yellow-sword = yellow sword
clonk-look-yellow-goblet = yellow goblet
clonk-card = { $coins ->
    [0] { $eyes ->
        [0] { $look }
        [one] { $look }, { $eyes } eye
       *[other] { $look }, { $eyes } eyes
    }
    [one] { $eyes ->
        [0] { $look }, { $coins } coin
        [one] { $look }, { $coins } coin, { $eyes } eye
       *[other] { $look }, { $coins } coin, { $eyes } eyes
    }
   *[other] { $eyes ->
        [0] { $look }, { $coins } coins
        [one] { $look }, { $coins } coins, { $eyes } eye
       *[other] { $look }, { $coins } coins, { $eyes } eyes
    }
}
-clonk-0-1 = (1 eye)
-clonk-1-0 = (1 coin)
-clonk-2-1 = (2 coins, 1 eye)
-clonk-2-2 = (2 coins, 2 eyes)
-clonk-3-3 = (3 coins, 3 eyes)

# Every card, as the log names it: the same lines in all languages
clonk-word-red-hammer-0-0 = { clonk-look-red-hammer }
clonk-word-red-hammer-1-0 = { clonk-look-red-hammer } { -clonk-1-0 }
clonk-word-red-hammer-2-2 = { clonk-look-red-hammer } { -clonk-2-2 }
clonk-word-red-necklace-0-0 = { clonk-look-red-necklace }
clonk-word-red-necklace-0-1 = { clonk-look-red-necklace } { -clonk-0-1 }
clonk-word-red-necklace-2-1 = { clonk-look-red-necklace } { -clonk-2-1 }
clonk-word-red-statue-1-0 = { clonk-look-red-statue } { -clonk-1-0 }
clonk-word-red-statue-0-1 = { clonk-look-red-statue } { -clonk-0-1 }
clonk-word-red-statue-3-3 = { clonk-look-red-statue } { -clonk-3-3 }
clonk-word-red-crown-0-0 = { clonk-look-red-crown }
clonk-word-red-crown-1-0 = { clonk-look-red-crown } { -clonk-1-0 }
clonk-word-red-crown-2-2 = { clonk-look-red-crown } { -clonk-2-2 }
clonk-word-red-sword-0-0 = { clonk-look-red-sword }
clonk-word-red-sword-0-1 = { clonk-look-red-sword } { -clonk-0-1 }
clonk-word-red-sword-2-1 = { clonk-look-red-sword } { -clonk-2-1 }
clonk-word-red-goblet-1-0 = { clonk-look-red-goblet } { -clonk-1-0 }
clonk-word-red-goblet-0-1 = { clonk-look-red-goblet } { -clonk-0-1 }
clonk-word-red-goblet-3-3 = { clonk-look-red-goblet } { -clonk-3-3 }
clonk-word-green-hammer-0-0 = { clonk-look-green-hammer }
clonk-word-green-hammer-0-1 = { clonk-look-green-hammer } { -clonk-0-1 }
clonk-word-green-hammer-2-1 = { clonk-look-green-hammer } { -clonk-2-1 }
clonk-word-green-necklace-1-0 = { clonk-look-green-necklace } { -clonk-1-0 }
clonk-word-green-necklace-0-1 = { clonk-look-green-necklace } { -clonk-0-1 }
clonk-word-green-necklace-3-3 = { clonk-look-green-necklace } { -clonk-3-3 }
clonk-word-green-statue-0-0 = { clonk-look-green-statue }
clonk-word-green-statue-1-0 = { clonk-look-green-statue } { -clonk-1-0 }
clonk-word-green-statue-2-2 = { clonk-look-green-statue } { -clonk-2-2 }
clonk-word-green-crown-0-0 = { clonk-look-green-crown }
clonk-word-green-crown-0-1 = { clonk-look-green-crown } { -clonk-0-1 }
clonk-word-green-crown-2-1 = { clonk-look-green-crown } { -clonk-2-1 }
clonk-word-green-sword-1-0 = { clonk-look-green-sword } { -clonk-1-0 }
clonk-word-green-sword-0-1 = { clonk-look-green-sword } { -clonk-0-1 }
clonk-word-green-sword-3-3 = { clonk-look-green-sword } { -clonk-3-3 }
clonk-word-green-goblet-0-0 = { clonk-look-green-goblet }
clonk-word-green-goblet-1-0 = { clonk-look-green-goblet } { -clonk-1-0 }
clonk-word-green-goblet-2-2 = { clonk-look-green-goblet } { -clonk-2-2 }
clonk-word-white-hammer-1-0 = { clonk-look-white-hammer } { -clonk-1-0 }
clonk-word-white-hammer-0-1 = { clonk-look-white-hammer } { -clonk-0-1 }
clonk-word-white-hammer-3-3 = { clonk-look-white-hammer } { -clonk-3-3 }
clonk-word-white-necklace-0-0 = { clonk-look-white-necklace }
clonk-word-white-necklace-1-0 = { clonk-look-white-necklace } { -clonk-1-0 }
clonk-word-white-necklace-2-2 = { clonk-look-white-necklace } { -clonk-2-2 }
clonk-word-white-statue-0-0 = { clonk-look-white-statue }
clonk-word-white-statue-0-1 = { clonk-look-white-statue } { -clonk-0-1 }
clonk-word-white-statue-2-1 = { clonk-look-white-statue } { -clonk-2-1 }
clonk-word-white-crown-1-0 = { clonk-look-white-crown } { -clonk-1-0 }
clonk-word-white-crown-0-1 = { clonk-look-white-crown } { -clonk-0-1 }
clonk-word-white-crown-3-3 = { clonk-look-white-crown } { -clonk-3-3 }
clonk-word-white-sword-0-0 = { clonk-look-white-sword }
clonk-word-white-sword-1-0 = { clonk-look-white-sword } { -clonk-1-0 }
clonk-word-white-sword-2-2 = { clonk-look-white-sword } { -clonk-2-2 }
clonk-word-white-goblet-0-0 = { clonk-look-white-goblet }
clonk-word-white-goblet-0-1 = { clonk-look-white-goblet } { -clonk-0-1 }
clonk-word-white-goblet-2-1 = { clonk-look-white-goblet } { -clonk-2-1 }
clonk-word-pink-hammer-0-0 = { clonk-look-pink-hammer }
clonk-word-pink-hammer-1-0 = { clonk-look-pink-hammer } { -clonk-1-0 }
clonk-word-pink-hammer-2-2 = { clonk-look-pink-hammer } { -clonk-2-2 }
clonk-word-pink-necklace-0-0 = { clonk-look-pink-necklace }
clonk-word-pink-necklace-0-1 = { clonk-look-pink-necklace } { -clonk-0-1 }
clonk-word-pink-necklace-2-1 = { clonk-look-pink-necklace } { -clonk-2-1 }
clonk-word-pink-statue-1-0 = { clonk-look-pink-statue } { -clonk-1-0 }
clonk-word-pink-statue-0-1 = { clonk-look-pink-statue } { -clonk-0-1 }
clonk-word-pink-statue-3-3 = { clonk-look-pink-statue } { -clonk-3-3 }
clonk-word-pink-crown-0-0 = { clonk-look-pink-crown }
clonk-word-pink-crown-1-0 = { clonk-look-pink-crown } { -clonk-1-0 }
clonk-word-pink-crown-2-2 = { clonk-look-pink-crown } { -clonk-2-2 }
clonk-word-pink-sword-0-0 = { clonk-look-pink-sword }
clonk-word-pink-sword-0-1 = { clonk-look-pink-sword } { -clonk-0-1 }
clonk-word-pink-sword-2-1 = { clonk-look-pink-sword } { -clonk-2-1 }
clonk-word-pink-goblet-1-0 = { clonk-look-pink-goblet } { -clonk-1-0 }
clonk-word-pink-goblet-0-1 = { clonk-look-pink-goblet } { -clonk-0-1 }
clonk-word-pink-goblet-3-3 = { clonk-look-pink-goblet } { -clonk-3-3 }
clonk-word-blue-hammer-0-0 = { clonk-look-blue-hammer }
clonk-word-blue-hammer-0-1 = { clonk-look-blue-hammer } { -clonk-0-1 }
clonk-word-blue-hammer-2-1 = { clonk-look-blue-hammer } { -clonk-2-1 }
clonk-word-blue-necklace-1-0 = { clonk-look-blue-necklace } { -clonk-1-0 }
clonk-word-blue-necklace-0-1 = { clonk-look-blue-necklace } { -clonk-0-1 }
clonk-word-blue-necklace-3-3 = { clonk-look-blue-necklace } { -clonk-3-3 }
clonk-word-blue-statue-0-0 = { clonk-look-blue-statue }
clonk-word-blue-statue-1-0 = { clonk-look-blue-statue } { -clonk-1-0 }
clonk-word-blue-statue-2-2 = { clonk-look-blue-statue } { -clonk-2-2 }
clonk-word-blue-crown-0-0 = { clonk-look-blue-crown }
clonk-word-blue-crown-0-1 = { clonk-look-blue-crown } { -clonk-0-1 }
clonk-word-blue-crown-2-1 = { clonk-look-blue-crown } { -clonk-2-1 }
clonk-word-blue-sword-1-0 = { clonk-look-blue-sword } { -clonk-1-0 }
clonk-word-blue-sword-0-1 = { clonk-look-blue-sword } { -clonk-0-1 }
clonk-word-blue-sword-3-3 = { clonk-look-blue-sword } { -clonk-3-3 }
clonk-word-blue-goblet-0-0 = { clonk-look-blue-goblet }
clonk-word-blue-goblet-1-0 = { clonk-look-blue-goblet } { -clonk-1-0 }
clonk-word-blue-goblet-2-2 = { clonk-look-blue-goblet } { -clonk-2-2 }
clonk-word-yellow-hammer-1-0 = { clonk-look-yellow-hammer } { -clonk-1-0 }
clonk-word-yellow-hammer-0-1 = { clonk-look-yellow-hammer } { -clonk-0-1 }
clonk-word-yellow-hammer-3-3 = { clonk-look-yellow-hammer } { -clonk-3-3 }
clonk-word-yellow-necklace-0-0 = { clonk-look-yellow-necklace }
clonk-word-yellow-necklace-1-0 = { clonk-look-yellow-necklace } { -clonk-1-0 }
clonk-word-yellow-necklace-2-2 = { clonk-look-yellow-necklace } { -clonk-2-2 }
clonk-word-yellow-statue-0-0 = { clonk-look-yellow-statue }
clonk-word-yellow-statue-0-1 = { clonk-look-yellow-statue } { -clonk-0-1 }
clonk-word-yellow-statue-2-1 = { clonk-look-yellow-statue } { -clonk-2-1 }
clonk-word-yellow-crown-1-0 = { clonk-look-yellow-crown } { -clonk-1-0 }
clonk-word-yellow-crown-0-1 = { clonk-look-yellow-crown } { -clonk-0-1 }
clonk-word-yellow-crown-3-3 = { clonk-look-yellow-crown } { -clonk-3-3 }
clonk-word-yellow-sword-0-0 = { clonk-look-yellow-sword }
clonk-word-yellow-sword-1-0 = { clonk-look-yellow-sword } { -clonk-1-0 }
clonk-word-yellow-sword-2-2 = { clonk-look-yellow-sword } { -clonk-2-2 }
clonk-word-yellow-goblet-0-0 = { clonk-look-yellow-goblet }
clonk-word-yellow-goblet-0-1 = { clonk-look-yellow-goblet } { -clonk-0-1 }
clonk-word-yellow-goblet-2-1 = { clonk-look-yellow-goblet } { -clonk-2-1 }

# In half a minute
clonk-brief-1 = Dig a chain
clonk-brief-1-text = Each card must share its crystal or its treasure with the one before.
clonk-brief-2 = Empty spaces pay
clonk-brief-2-text = What you leave empty earns cards or a Kablooey, but an empty first space brings eyes.
clonk-brief-3 = Give one back
clonk-brief-3-text = At the end of a turn a card from your hand goes on a shaft, free for all.
clonk-brief-4 = Before it wakes
clonk-brief-4-text = Coins and tasks make you rich. When the monster wakes, the most eyes cost coins.
