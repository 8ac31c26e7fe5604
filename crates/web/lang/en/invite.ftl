# Coming together at a table
seats = Seats
bring-friends = Invite your friends
bring-friends-text = They point their camera at the picture, tap the link, or type the code on the first page.
qr-of-link = The link as a picture for cameras
code = Code
link = Link
share = Share
copy-link = Copy link
copied = Copied
in-messenger = In a messenger it looks like this

# Seats that fill
is-here = here
open-seat = Open seat
waiting-for-friend = waiting for a friend…
or-animal = or let an animal play
send-away = Send away
all-here = Everyone is here.
can-begin = { $count ->
    [2] Two
    [3] Three
   *[other] { $count }
} can play already. Waiting for more is fine, too.
waiting-for-seats = As soon as enough are here, you can start.
start-with = Start with { $count ->
    [2] two
    [3] three
   *[other] { $count }
}
get-up = Get up

# What is played
no-clock-text = Seats wait for people, even overnight.
game-clock-text = For everyone, and so much more with every move.
move-clock-text = For every move.
seats-text = Friends or animals, as you like.
by-link-text = Whoever has the link may sit down or watch, and sees your names.
public-text = Anyone finds the table on the first page.

# What a friend sees
invites = { $name } invites you to { $game }
table-waits = A table of { $game } waits for you
no-account = No account, nothing to install.
sit-already = { $count ->
    [0] Nobody sits there yet.
    [one] { $names } sits there already.
   *[other] { $names } sit there already.
}
seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
your-name = What shall we call you?
sit-down = Sit down
just-watch = Just watch
will-watch = You watch. When the game begins you see it here.
table-full = All seats are taken. You can watch once the game begins.
you-watch = You are watching.
never-played = Never played?
learn-soon = Learn it in three minutes

# What messengers show of a link: said by the server
preview-playing = { $game } is being played
preview-playing-text = Come and watch.
preview-won = { $game }: { $name } won
preview-over = { $game }: the game is over
preview-over-text = See how it went, move by move.

# Another device
other-device = Play on another device
other-device-text = Open your seat there by a picture or a link. Both devices then hold it, and you may go on with either.
other-device-warning = Show it to nobody: whoever has it plays in your seat and sees what you see.
show-seat = I am alone: show it
qr-of-seat = Your seat as a picture for the camera of your other device
close = Close
seat-came-along = Your seat is on this device now, too.
seat-kept = This device has a seat of its own here, and keeps it.
seat-unreadable = The link to the seat is incomplete.
