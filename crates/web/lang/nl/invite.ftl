# Coming together at a table
seats = Plaatsen
bring-friends = Nodig je vrienden uit
bring-friends-text = Ze richten hun camera op het plaatje, tikken op de link of typen de code op de eerste pagina.
qr-of-link = De link als plaatje voor camera’s
code = Code
link = Link
share = Delen
copy-link = Link kopiëren
copied = Gekopieerd
in-messenger = Zo ziet het eruit in een chat

# Seats that fill
is-here = er
open-seat = Vrije plaats
waiting-for-friend = wacht op een vriend…
or-animal = of laat een dier spelen
send-away = Wegsturen
all-here = Iedereen is er.
can-begin = { $count ->
    [2] Twee
    [3] Drie
   *[other] { $count }
} kunnen al spelen. Wachten mag ook.
waiting-for-seats = Zodra er genoeg zijn, kun je beginnen.
start-with = Start met { $count ->
    [2] twee
    [3] drie
   *[other] { $count }
}
get-up = Opstaan

# What is played
no-clock-text = Plaatsen wachten op hun mensen, ook ’s nachts.
game-clock-text = Voor ieder, en zoveel erbij per zet.
move-clock-text = Voor elke zet.
seats-text = Vrienden of dieren, wat jullie willen.
by-link-text = Wie de link heeft, mag gaan zitten of meekijken en ziet jullie namen.
public-text = Iedereen vindt de tafel op de eerste pagina.

# What a friend sees
invites = { $name } nodigt je uit voor { $game }
table-waits = Een tafel { $game } wacht op je
no-account = Geen account, niets te installeren.
sit-already = { $count ->
    [0] Er zit nog niemand.
    [one] { $names } zit er al.
   *[other] { $names } zitten er al.
}
seats-free = { $count ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
}
your-name = Hoe heet je?
sit-down = Ga zitten
just-watch = Alleen kijken
will-watch = Je kijkt mee. Zodra het spel begint, zie je het hier.
table-full = Alle plaatsen zijn bezet. Je kunt meekijken zodra het spel begint.
you-watch = Je kijkt mee.
never-played = Nog nooit gespeeld?
learn-soon = Leer het in drie minuten

# What messengers show of a link: said by the server
preview-playing = Er wordt { $game } gespeeld
preview-playing-text = Kom meekijken.
preview-won = { $game }: { $name } heeft gewonnen
preview-over = { $game }: het spel is afgelopen
preview-over-text = Bekijk zet voor zet hoe het ging.

# Another device
other-device = Speel op een ander apparaat
other-device-text = Open je plaats daar met een plaatje of een link. Dan hebben beide apparaten hem, en speel je verder op welk je wilt.
other-device-warning = Laat het aan niemand zien: wie het heeft, speelt op jouw plaats en ziet wat jij ziet.
show-seat = Niemand kijkt: laat zien
qr-of-seat = Je plaats als plaatje voor de camera van je andere apparaat
close = Sluiten
seat-came-along = Je plaats staat nu ook op dit apparaat.
seat-kept = Dit apparaat heeft hier al een plaats en houdt die.
seat-unreadable = De link naar de plaats is onvolledig.
