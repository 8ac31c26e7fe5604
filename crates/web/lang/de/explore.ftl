# Nachschlagen, wie ein Spiel beginnt
explore-title = Eröffnungen
explore-asked = Einen Moment: Es wird nachgeschlagen …
explore-over = Hier ist das Spiel zu Ende. Geh zurück, um etwas anderes zu versuchen.
explore-chance = Gewinnchance für den, der am Zug ist: { $percent } %
explore-percent = { $percent } %
explore-win = Wer am Zug ist, gewinnt in { $turns ->
    [one] { $turns } Zug: Das ist bewiesen
   *[other] { $turns } Zügen: Das ist bewiesen
}
explore-loss = Wer am Zug ist, verliert in { $turns ->
    [one] { $turns } Zug: Das ist bewiesen
   *[other] { $turns } Zügen: Das ist bewiesen
}
explore-in-book = Im Eröffnungsbuch, { $depth } Züge tief durchsucht
explore-searched = Nicht im Buch: Der Fuchs hat eben { $depth } Züge vorausgeschaut
explore-ways = { $count } gleiche Felder
explore-games = { $percent } % von { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
}
explore-others = { $count ->
    [one] { $count } anderer Zug scheint schlechter.
   *[other] { $count } andere Züge scheinen schlechter.
}
