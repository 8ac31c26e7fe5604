# The puzzle of the day
puzzle-title = Rätsel des Tages
puzzle-solve = Lösen
puzzle-all-done = { $games ->
    [4] Alle vier gelöst. Morgen gibt es neue!
   *[other] Alle { $games } gelöst. Morgen gibt es neue!
}
puzzle-today = Die Rätsel von heute
puzzle-that-day = Die Rätsel dieses Tages
puzzle-done = gelöst
puzzle-again = Noch einmal
puzzle-answer = Lösung zeigen
puzzle-right = Richtig! Weiter so.
puzzle-lost-star = { $stars ->
    [one] Noch ein Stern. Versuch es, so oft du magst.
   *[other] Noch { $stars } Sterne. Versuch es, so oft du magst.
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
puzzle-day = { $day }, { $solved } von { $games } gelöst
puzzle-month-before = Voriger Monat
puzzle-month-after = Nächster Monat
puzzle-made = Für alle dasselbe, vom Computer geprüft.
no-puzzle = Hier ist kein Rätsel
no-puzzle-text = Die Rätsel ließen sich nicht laden. Sobald du online bist, werden sie geladen und bleiben dann da.

puzzle-kind-gobblet = Finde den Gewinn
puzzle-kind-gobblestones = Der beste Zug
puzzle-kind-kobold = Der beste Griff
puzzle-kind-clonk = Die beste Reihe

puzzle-ask-gobblet = { $side ->
    [white] Weiß
   *[black] Schwarz
} am Zug: { $left ->
    [one] Gewinne sofort.
   *[other] Gewinne in { $left } Zügen.
}
puzzle-ask-gobblestones = Welcher Zug bringt am meisten?
puzzle-ask-kobold = Welche drei Plättchen bringen die meisten Punkte?
puzzle-ask-clonk = Grab die Reihe mit den meisten Münzen aus.

puzzle-about-gobblet = Die andere Seite wehrt sich nach Kräften. Ein Fehlversuch kostet einen Stern.
puzzle-about-gobblestones = Eine Linie, nur dieser Zug. Ein Fehlversuch kostet einen Stern.
puzzle-about-kobold = Nur Punkte, die du sofort bekommst, zählen, und nur, was offen liegt.
puzzle-about-clonk = Bis zu vier Karten, die du siehst; jede passt zur vorigen. Keine Geschenke.

puzzle-wrong-gobblet = { $left ->
    [one] Damit hast du noch nicht gewonnen.
   *[other] Damit gewinnst du nicht in { $left } Zügen.
}
puzzle-wrong-gobblestones = Ein anderer Zug bringt mehr.
puzzle-wrong-kobold = Ein anderer Griff bringt mehr.
puzzle-wrong-clonk = Eine andere Reihe hat mehr Münzen.

puzzle-why-gobblet = Vier in einer Linie, was die andere Seite auch tut. Nichts anderes gewinnt in { $worth } Zügen.
puzzle-why-gobblestones = { $worth } Punkte. Der zweitbeste Zug bringt { $next }.
puzzle-why-kobold = { $worth } Punkte. Der zweitbeste Griff bringt { $next }.
puzzle-why-clonk = { $worth } Münzen. Die zweitbeste Reihe hat { $next }.
