# Coming together at a table
seats = Seats
bring-friends = Invite your friends
bring-friends-text = They can scan the QR code, tap the link, or type the code on the home page.
qr-of-link = QR code of the link
code = Code
link = Link
share = Share
copy-link = Copy link
copied = Copied
in-messenger = This is how it looks in a chat

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
} of you can start now, or wait for more.
waiting-for-seats = You can start as soon as enough players are here.
start-with = Start with { $count ->
    [2] two
    [3] three
   *[other] { $count }
}
get-up = Get up

# What is played
no-clock-text = Seats wait for people, even overnight.
game-clock-text = Per player, plus the bonus for each move.
move-clock-text = For each move.
seats-text = Friends or animals, as you like.
by-link-text = Anyone with the link can sit down or watch, and sees your names.
public-text = Anyone can find the table on the home page.

# What a friend sees
invites = { $name } invites you to { $game }
table-waits = A game of { $game } is waiting for you
no-account = No account, nothing to install.
sit-already = { $count ->
    [0] Nobody is at the table yet.
    [one] { $names } is already at the table.
   *[other] { $names } are already at the table.
}
seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
your-name = What should we call you?
sit-down = Sit down
just-watch = Just watch
will-watch = You’re watching. The game will appear here when it starts.
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
other-device-text = Scan the code or open the link there. Both devices then share your seat.
other-device-warning = Don’t show it to anyone: whoever has it can play in your seat and see what you see.
show-seat = Nobody’s looking, show it
qr-of-seat = QR code of your seat, for your other device
close = Close
seat-came-along = Your seat is on this device now, too.
seat-kept = This device already has a seat here, and keeps it.
seat-unreadable = The link to the seat is incomplete.
