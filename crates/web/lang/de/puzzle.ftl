# The puzzle of the day
puzzle-title = Rätsel des Tages
puzzle-solve = Lös es
puzzle-all-done = Alle vier gelöst. Morgen gibt es neue!
puzzle-today = Die Rätsel von heute
puzzle-that-day = Die Rätsel dieses Tages
puzzle-done = gelöst
puzzle-again = Noch einmal
puzzle-answer = Lösung zeigen
puzzle-right = Richtig! Weiter so.
puzzle-lost-star = { $stars ->
    [one] Ein Stern ist noch da. Versuch es, so oft du magst.
   *[other] { $stars } Sterne sind noch da. Versuch es, so oft du magst.
}
puzzle-first-try = Auf Anhieb gelöst!
puzzle-solved = Gelöst!
puzzle-given = Das ist die Lösung.
puzzle-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzle-stars = { $count ->
    [one] { $count } Stern von 3
   *[other] { $count } Sterne von 3
}
puzzle-day = { $day }, { $solved } von 4 gelöst
puzzle-month-before = der Monat davor
puzzle-month-after = der Monat danach
puzzle-made = Für alle dasselbe, vom Computer geprüft.
no-puzzle = Hier ist kein Rätsel
no-puzzle-text = Die Rätsel ließen sich nicht laden. Mit Netz kommen sie, und dann bleiben sie auch ohne.

puzzle-kind-gobblet = Ein Gewinn, der zu finden ist
puzzle-kind-gobblestones = Die beste Ablage
puzzle-kind-kobold = Der beste Griff
puzzle-kind-clonk = Die beste Kette

puzzle-ask-gobblet = { $side ->
    [white] Weiß
   *[black] Schwarz
} am Zug: { $left ->
    [one] Gewinn sofort.
   *[other] Gewinn in { $left } Zügen.
}
puzzle-ask-gobblestones = Welche Ablage bringt am meisten?
puzzle-ask-kobold = Welche drei Plättchen bringen die meisten Punkte?
puzzle-ask-clonk = Grab die Kette mit den meisten Münzen.

puzzle-about-gobblet = Die andere Seite wehrt sich nach Kräften. Ein Fehlversuch kostet einen Stern.
puzzle-about-gobblestones = Eine Linie, nur dieser Zug. Ein Fehlversuch kostet einen Stern.
puzzle-about-kobold = Nur sofortige Punkte zählen, und nur, was offen liegt.
puzzle-about-clonk = Bis zu vier Karten, die du siehst; jede passt zur vorigen. Keine Geschenke.

puzzle-wrong-gobblet = { $left ->
    [one] Das gewinnt noch nicht.
   *[other] Das gewinnt nicht in { $left } Zügen.
}
puzzle-wrong-gobblestones = Eine andere Ablage bringt mehr.
puzzle-wrong-kobold = Ein anderer Griff bringt mehr.
puzzle-wrong-clonk = Eine andere Kette hat mehr Münzen.

puzzle-why-gobblet = Vier in einer Linie, was die andere Seite auch tut. Nichts anderes gewinnt in { $worth } Zügen.
puzzle-why-gobblestones = { $worth } Punkte. Die nächstbeste Ablage bringt { $next }.
puzzle-why-kobold = { $worth } Punkte. Der nächstbeste Griff bringt { $next }.
puzzle-why-clonk = { $worth } Münzen. Die nächstbeste Kette hat { $next }.
