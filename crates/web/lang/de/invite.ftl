# Coming together at a table
seats = Plätze
bring-friends = Lade deine Freunde ein
bring-friends-text = Sie scannen den QR-Code, tippen auf den Link oder geben den Code auf der Startseite ein.
qr-of-link = QR-Code des Links
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
    [2] Zu zweit
    [3] Zu dritt
   *[other] Zu { $count }
} könnt ihr schon starten oder noch auf andere warten.
waiting-for-seats = Sobald genug da sind, könnt ihr starten.
start-with = Zu { $count ->
    [2] zweit
    [3] dritt
   *[other] { $count }
} starten
get-up = Aufstehen

# What is played
no-clock-text = Die Plätze bleiben reserviert, auch über Nacht.
game-clock-text = Pro Person, plus Zuschlag je Zug.
move-clock-text = Für jeden Zug.
seats-text = Freunde oder Tiere, wie ihr mögt.
by-link-text = Wer den Link hat, kann sich setzen oder zuschauen und sieht eure Namen.
public-text = Alle finden den Tisch auf der Startseite.

# What a friend sees
invites = { $name } lädt dich zu { $game } ein
table-waits = Eine Runde { $game } wartet auf dich
no-account = Ohne Konto, ohne Installation.
sit-already = { $count ->
    [0] Noch ist niemand am Tisch.
    [one] { $names } ist schon am Tisch.
   *[other] { $names } sind schon am Tisch.
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
learn-soon = In drei Minuten lernen

# What messengers show of a link: said by the server
preview-playing = { $game } wird gerade gespielt
preview-playing-text = Komm und schau zu.
preview-won = { $game }: { $name } hat gewonnen
preview-over = { $game }: Das Spiel ist aus
preview-over-text = Sieh Zug für Zug, wie es lief.

# Another device
other-device = Auf anderem Gerät spielen
other-device-text = Scanne dort den Code oder öffne den Link. Dann teilen sich beide Geräte deinen Platz.
other-device-warning = Zeig es niemandem: Wer es hat, spielt auf deinem Platz und sieht, was du siehst.
show-seat = Niemand schaut: zeigen
qr-of-seat = QR-Code deines Platzes, für dein anderes Gerät
close = Schließen
seat-came-along = Dein Platz ist jetzt auch auf diesem Gerät.
seat-kept = Dieses Gerät hat hier schon einen Platz und behält ihn.
seat-unreadable = Der Link zum Platz ist unvollständig.
