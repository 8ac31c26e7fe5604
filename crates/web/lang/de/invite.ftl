# Coming together at a table
seats = Plätze
bring-friends = Lade deine Freunde ein
bring-friends-text = Sie richten die Kamera auf das Bild, tippen auf den Link oder geben den Code auf der ersten Seite ein.
qr-of-link = Der Link als Bild für Kameras
code = Code
link = Link
share = Teilen
copy-link = Link kopieren
copied = Kopiert
in-messenger = So sieht es im Messenger aus

# Seats that fill
is-here = da
open-seat = Freier Platz
waiting-for-friend = wartet auf jemanden …
or-animal = oder ein Tier spielt mit
send-away = Wegschicken
all-here = Alle sind da.
can-begin = { $count ->
    [2] Zwei
    [3] Drei
   *[other] { $count }
} können schon spielen. Ihr dürft auch noch warten.
waiting-for-seats = Sobald genug da sind, kann es losgehen.
start-with = Zu { $count ->
    [2] zweit
    [3] dritt
   *[other] { $count }
} starten
get-up = Aufstehen

# What is played
no-clock-text = Plätze warten auf ihre Leute, auch über Nacht.
game-clock-text = Für jeden, und mit jedem Zug so viel dazu.
move-clock-text = Für jeden Zug.
seats-text = Freunde oder Tiere, wie ihr mögt.
by-link-text = Wer den Link hat, darf sich setzen oder zuschauen und sieht eure Namen.
public-text = Alle finden den Tisch auf der ersten Seite.

# What a friend sees
invites = { $name } lädt dich zu { $game } ein
table-waits = Ein Tisch { $game } wartet auf dich
no-account = Ohne Konto, ohne Installation.
sit-already = { $count ->
    [0] Noch sitzt niemand da.
    [one] { $names } sitzt schon.
   *[other] { $names } sitzen schon.
}
seats-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
your-name = Wie heißt du?
sit-down = Hinsetzen
just-watch = Nur zuschauen
will-watch = Du schaust zu. Sobald das Spiel beginnt, siehst du es hier.
table-full = Alle Plätze sind besetzt. Du kannst zuschauen, sobald das Spiel beginnt.
you-watch = Du schaust zu.
never-played = Noch nie gespielt?
learn-soon = Lern es in drei Minuten

# What messengers show of a link: said by the server
preview-playing = { $game } wird gerade gespielt
preview-playing-text = Komm und schau zu.
preview-won = { $game }: { $name } hat gewonnen
preview-over = { $game }: Das Spiel ist aus
preview-over-text = Sieh Zug für Zug, wie es lief.

# Another device
other-device = Auf anderem Gerät spielen
other-device-text = Öffne deinen Platz dort mit einem Bild oder einem Link. Dann haben ihn beide Geräte, und du kannst mit jedem weiterspielen.
other-device-warning = Zeig es niemandem: Wer es hat, spielt auf deinem Platz und sieht, was du siehst.
show-seat = Niemand schaut: zeigen
qr-of-seat = Dein Platz als Bild für die Kamera deines anderen Geräts
close = Schließen
seat-came-along = Dein Platz ist jetzt auch auf diesem Gerät.
seat-kept = Dieses Gerät hat hier schon einen Platz und behält ihn.
seat-unreadable = Der Link zum Platz ist unvollständig.
