# Coming together at a table
seats = Plaatsen
bring-friends = Nodig je vrienden uit
bring-friends-text = Ze scannen de QR-code, tikken op de link of typen de code op de startpagina.
qr-of-link = QR-code van de link
code = Code
link = Link
share = Delen
copy-link = Link kopiëren
copied = Gekopieerd
in-messenger = Zo ziet het eruit in een chat

# Seats that fill
is-here = er
open-seat = Vrije plaats
waiting-for-friend = wachten op een vriend…
or-animal = of laat een dier spelen
send-away = Wegsturen
all-here = Iedereen is er.
can-begin = { $count ->
    [2] Met z’n tweeën
    [3] Met z’n drieën
   *[other] Met z’n { $count }
} kunnen jullie al beginnen, of op meer spelers wachten.
waiting-for-seats = Jullie kunnen beginnen zodra er genoeg spelers zijn.
start-with = Start met { $count ->
    [2] twee
    [3] drie
   *[other] { $count }
}
get-up = Opstaan

# What is played
no-clock-text = Plaatsen blijven vrij voor hun spelers, ook ’s nachts.
game-clock-text = Per speler, plus extra tijd per zet.
move-clock-text = Voor elke zet.
seats-text = Vrienden of dieren, wat jullie willen.
by-link-text = Iedereen met de link mag gaan zitten of meekijken en ziet jullie namen.
public-text = Iedereen kan de tafel vinden op de startpagina.

# What a friend sees
invites = { $name } nodigt je uit voor { $game }
table-waits = Een potje { $game } wacht op je
no-account = Geen account, niets te installeren.
sit-already = { $count ->
    [0] Er zit nog niemand aan tafel.
    [one] { $names } zit al aan tafel.
   *[other] { $names } zitten al aan tafel.
}
seats-free = { $count ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
}
your-name = Hoe heet je?
sit-down = Ga zitten
just-watch = Alleen kijken
will-watch = Je kijkt mee. Het spel verschijnt hier zodra het begint.
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
other-device-text = Scan daar de code of open de link. Daarna delen beide apparaten je plaats.
other-device-warning = Laat het aan niemand zien: wie het heeft, speelt op jouw plaats en ziet wat jij ziet.
show-seat = Niemand kijkt: laat zien
qr-of-seat = QR-code van je plaats, voor je andere apparaat
close = Sluiten
seat-came-along = Je plaats staat nu ook op dit apparaat.
seat-kept = Dit apparaat heeft hier al een plaats en houdt die.
seat-unreadable = De link naar de plaats is onvolledig.
