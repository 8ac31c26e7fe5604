# The end: who won and how
end-after = { $turns ->
    [one] finished after one turn
   *[other] finished after { $turns } turns
}
end-against = against { $names }
end-you-win = You win, { $first } to { $second }
end-wins = { $name } wins, { $first } to { $second }
end-shared = { $names } share the win with { $first } each
end-agreed = { $turns ->
    [one] You agreed on a draw after one turn.
   *[other] You agreed on a draw after { $turns } turns.
}
end-resigned = { $turns ->
    [one] { $name } gave up after one turn.
   *[other] { $name } gave up after { $turns } turns.
}
end-time = { $turns ->
    [one] { $name } ran out of time after one turn.
   *[other] { $name } ran out of time after { $turns } turns.
}
end-count = Where every point came from
end-player = player
end-points = points
end-share = Share
end-record = Record

# Gobblet!
gobblet-end-line = { $turns ->
    [one] Four in a line from { $from } to { $to }, after one turn.
   *[other] Four in a line from { $from } to { $to }, after { $turns } turns.
}
gobblet-end-lift = { $name } lifted a gobblet, and below it was four in a line, from { $from } to { $to }.
gobblet-end-stuck = { $name } touched a gobblet that fits nowhere.
gobblet-end-repetition = The same position stood on the board for the third time.
gobblet-end-limit = The last turn has been played, and nobody has four in a line.
gobblet-end-how = How it was won
gobblet-end-last = The last turns

# Gobblestones
gobblestones-end-best = best turn { $points }
gobblestones-end-lost = chal{ "\u00AD" }lenges
gobblestones-end-left = left over
gobblestones-end-board = The board at the end. The best turn is ringed: { $name }, { $points } points.

# How the draws were verified
fair-how = Show how
fair-how-promised = Before the game, the fingerprint of a secret seed was shown. From then on nobody could swap the seed:
fair-how-unseen = This device came later and did not see the fingerprint of the secret seed before the game:
fair-how-added = Every player’s device added something of its own, so that nobody could know what would be drawn:
fair-how-committed = Every player’s device, too, had left the fingerprint of what it would add. From then on nobody could choose theirs by what others added:
fair-how-revealed = When the game started and nothing could be changed any more, every device showed what it adds. Each has that very fingerprint:
fair-how-withheld = One device did not show what it had promised to add; { $name } played in its place, and its part was left out.
fair-how-shown = After the game the seed was shown. It has that very fingerprint:
fair-how-first = This table was opened before devices left fingerprints. Its draws are fair as long as nobody who played knew the secret seed.
fair-how-again = { $draws ->
    [one] From all of this the one draw was made again on this device, and came out as it was played.
   *[other] From all of this { $draws } draws were made again on this device, and every one came out as it was played.
}

# What the bots say
end-says-beginner-lost-1 = Oh! Were you over there?
end-says-beginner-lost-2 = I dug in the wrong place. Again?
end-says-beginner-won-1 = I won? Where? Show me!
end-says-beginner-won-2 = My nose found it before my eyes did.
end-says-beginner-drawn-1 = We both won a little. Come and see my tunnel!
end-says-beginner-drawn-2 = Even! I had not noticed we were done.
end-says-easy-lost-1 = Squeak! You’re good at this. Again?
end-says-easy-lost-2 = I nearly had an idea. Nearly.
end-says-easy-won-1 = I won? I won! Did you see that?
end-says-easy-won-2 = Oh my whiskers, that worked!
end-says-easy-drawn-1 = Nobody lost. Shall we share a crumb?
end-says-easy-drawn-2 = Even! I’ll tell all my brothers and sisters.
end-says-medium-lost-1 = Well done. I was too careful again.
end-says-medium-lost-2 = You found the gap between my spines.
end-says-medium-won-1 = Slow and prickly gets there too.
end-says-medium-won-2 = I only looked where I put my feet.
end-says-medium-drawn-1 = A draw is a soft landing. I like it.
end-says-medium-drawn-2 = Nobody got pricked. That’s something.
end-says-hard-lost-1 = Well played. I counted twice, and still missed it.
end-says-hard-lost-2 = Fair and square. Next time I dig deeper.
end-says-hard-won-1 = A good fight. Shall we look at where it turned?
end-says-hard-won-2 = Patience. That’s most of what I know.
end-says-hard-drawn-1 = Level ground. I respect that.
end-says-hard-drawn-2 = Neither of us gave way. Good.
end-says-master-lost-1 = Outfoxed in my own den. My compliments.
end-says-master-lost-2 = I saw it coming, one turn too late.
end-says-master-won-1 = You gave me a real chase. Once more?
end-says-master-won-2 = Don’t be cross. I’m a fox, after all.
end-says-master-drawn-1 = A draw against me? Go and tell everyone.
end-says-master-drawn-2 = It seems we both saw everything.
end-says-adapt-lost-1 = You were quicker. I was just about to sprint!
end-says-adapt-lost-2 = I dozed under a tree for a moment. Again?
end-says-adapt-won-1 = Phew! I had to run for that one.
end-says-adapt-won-2 = By a whisker. You nearly had me.
end-says-adapt-drawn-1 = Side by side to the very end!
end-says-adapt-drawn-2 = Neck and neck. That’s how I like it.

# In lists and captions, in a few words
you-win-resigned = You win: { $other } gave up.
you-win-time = You win: { $other } ran out of time.
wins-resigned = { $name } wins: { $other } gave up.
wins-time = { $name } wins: { $other } ran out of time.
drawn-agreed = A draw by agreement.
