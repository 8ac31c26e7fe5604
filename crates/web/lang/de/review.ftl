# Looking at a game again
review = Rückblick
open-record = Aufzeichnung ansehen
open-record-text = Wähle die Datei, die „Aufzeichnung speichern“ angelegt hat, oder füge ihre Zeile hier ein.
not-a-record = Das ist keine Aufzeichnung
not-a-record-text = Eine Aufzeichnung ist eine Zeile Text, wie „Aufzeichnung speichern“ sie anlegt. Diese hier ist nicht lesbar oder verstößt gegen die Regeln.
finished-games = Beendete Spiele
who-was-ahead = Wer vorn lag
turning-points = Wendepunkte
previous = Zurück
who-was-ahead-text = Die Gewinnchancen aller, Zug für Zug, wie der Dachs sie sieht
graph-help = tippe in die Kurve, um hinzuspringen
review-progress = Der Dachs hat { $done } von { $count } Zügen angesehen
turning-point = Wendepunkt
turning-of = { $number } von { $count }
turning-found = { $count ->
    [0] keiner: niemand hat gepatzt
    [one] einer in diesem Spiel
   *[other] { $count } in diesem Spiel
}
turning-at = Wendepunkt { $number }, Zug { $move }
next-turning = Nächster Wendepunkt
previous-turning = Voriger Wendepunkt
review-better = Besser: { $action }.
review-chances = Gewinnchance: { $better } % statt { $played } %.
review-luck = Das war Glückssache: Die Gewinnchance von { $name } ging von { $before } % auf { $after } %.
percent = { $percent } %
play-better-line = Bessere Fortsetzung
what-i-played = Mein Zug
what-was-played = Der gespielte Zug
every-move = Alle Züge
review-keys = ← → Zug für Zug, ↑ ↓ Wendepunkte
move-number = Zug { $number }
move-of = von { $count }
to-start = Zum Anfang
to-end = Zum Ende
the-start = Das Spiel beginnt.
review-picture = Bild
review-film = Film
review-more = Mehr
link-in-address = Der Link steht in der Adresszeile
link-damaged = Dieser Link ist beschädigt
link-damaged-text = Unterwegs ist etwas verloren gegangen. Lass ihn dir noch einmal schicken: „Link kopieren“ macht einen neuen.
review-gone = Dieses Spiel ist nicht auf diesem Gerät
review-gone-text = Beendete Spiele bleiben auf dem Gerät, auf dem sie gespielt wurden, bis neuere den Platz brauchen. Der Link eines Spiels lässt sich überall öffnen: „Link kopieren“ macht einen.
review-unkept = Auf diesem Gerät war kein Platz mehr für dieses Spiel. Kopier seinen Link, dann geht es nicht verloren.
