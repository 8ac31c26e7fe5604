# The home page
gobblestones-name = Gobblestones
gobblestones-tagline = Lege Plättchen auf ihre eigene Farbe. Fülle nie ein Quadrat aus vier Feldern.

# On the board
gobblestones-board = Spielplan, 15 mal 15 Felder: Spalten a bis o, Reihen 1 bis 15. Die Pfeiltasten bewegen, die Eingabetaste legt ein Plättchen; R, Y, G, B oder T wählt eine Farbe, die Rücktaste nimmt ein Plättchen zurück.
gobblestones-space = Feld in { $colour }, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
gobblestones-space-grey = Graues Feld: jede Farbe, keine Punkte
gobblestones-space-closed = Graues Feld: bleibt leer
gobblestones-grey = Grau
gobblestones-tile = Plättchen in { $tile }
gobblestones-tile-down = Verdecktes Plättchen
gobblestones-tile-own-down = Dein Plättchen in { $tile }, verdeckt
gobblestones-tile-mine = Dein Plättchen in { $tile }, nicht bestätigt. Drücken, um es zurückzunehmen
gobblestones-tile-gone = Hier lag ein Plättchen in { $tile }; es wurde zurückgenommen
gobblestones-open = Hier kannst du anfangen
gobblestones-open-total = Mit einem Plättchen hier sind es { $points }
gobblestones-hatched = Ein Plättchen hier ergäbe einen 2×2-Block
gobblestones-in-question = Steht infrage
gobblestones-shown-right = Die richtige Farbe
gobblestones-shown-wrong = Die falsche Farbe
gobblestones-zoom-in = Näher heran
gobblestones-zoom-out = Mehr sehen
gobblestones-key-joker = jede Farbe, keine Punkte
gobblestones-key-open = hier kannst du anfangen
gobblestones-key-hatch = ergäbe einen 2×2-Block
gobblestones-type = Plättchen eintippen: j5B k5R legt zwei, - legt keins

# The rack and the bag
gobblestones-your-rack = Dein Bänkchen
gobblestones-rack-empty = Dein Bänkchen ist leer
gobblestones-pile = { $tile }, { $count ->
    [0] keins mehr
   *[other] { $count } auf deinem Bänkchen
}
gobblestones-rack-count = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
gobblestones-rack-laid = { $laid ->
    [one] , { $laid } gelegt
   *[other] , { $laid } gelegt
}
gobblestones-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
gobblestones-bag = Der Beutel
gobblestones-in-bag = im Beutel
gobblestones-you-draw = { $count ->
    [0] Jetzt bestätigen: Du ziehst keins nach
   *[other] Jetzt bestätigen: Du ziehst { $count } nach
}
gobblestones-five = { $laid } gelegt, { $drawn } gezogen
gobblestones-turn-so-far = Dein Zug bisher
gobblestones-points-so-far = { $points ->
    [one] Punkt bisher
   *[other] Punkte bisher
}
gobblestones-verdict-nothing = Noch nichts gelegt
gobblestones-verdict-legal = Erlaubt
gobblestones-demand-row = In einer Linie, ohne Lücke
gobblestones-demand-touch = Grenzt an ein früheres Plättchen
gobblestones-demand-centre = Bedeckt die Mitte eines Planteils
gobblestones-demand-colour = Farben passen
gobblestones-demand-claim = Farben sind nur behauptet
gobblestones-demand-block = Kein 2×2-Block
gobblestones-why = Warum? Regel { $rule }
gobblestones-take-back = Zurücklegen
gobblestones-confirm = Bestätigen: { $points }
gobblestones-lay-nothing = { $count ->
    [0] Nichts legen
   *[other] Nichts legen, { $count } ziehen
}
gobblestones-ends-last-tile = Dein letztes Plättchen: Das Spiel endet mit diesem Zug.
gobblestones-ends-empty-rack = Ein Bänkchen ist leer, und im Beutel sind zu wenige: Das Spiel endet mit diesem Zug.
gobblestones-ends-stalemate = { $idle } von { $most } Zügen nacheinander ohne Plättchen: Nach { $most } ist das Spiel aus.
gobblestones-ends-idle = { $idle } Züge nacheinander haben nichts gebracht: Nach { $most } ist das Spiel aus.

# What to do
gobblestones-prompt-open = Leg deine ersten Plättchen: eins davon auf die Mitte eines Planteils, alle in einer Reihe oder Spalte.
gobblestones-prompt-open-bluff = Leg deine ersten Plättchen verdeckt, in beliebigen Farben: eins davon auf die Mitte eines Planteils, alle in einer Reihe oder Spalte.
gobblestones-prompt-lay = Leg bis zu fünf Plättchen in einer Linie, die an frühere grenzt: Tipp auf ein Feld oder zuerst auf ein Plättchen.
gobblestones-prompt-bluff = Leg bis zu fünf Plättchen verdeckt, in beliebigen Farben. Wähle ein Plättchen, dann ein Feld.
gobblestones-prompt-no-tiles = Dein Bänkchen ist leer. Leg nichts und zieh nach.
gobblestones-prompt-aim = Welches Plättchen für { $square }? Wähle eins von deinem Bänkchen.
gobblestones-prompt-picked = Wohin mit { $tile }? Ringe zeigen, wo du anfangen kannst.
gobblestones-prompt-picked-more = Wohin mit { $tile }?
gobblestones-prompt-more = { $points ->
    [one] { $points } Punkt bisher. Leg weiter oder bestätige.
   *[other] { $points } Punkte bisher. Leg weiter oder bestätige.
}
gobblestones-prompt-five = Fünf Plättchen, { $points } Punkte: Jetzt bestätigen!
gobblestones-prompt-not-yet = Noch nicht: Leg weiter oder nimm ein Plättchen zurück.
gobblestones-prompt-answer = { $count ->
    [one] { $name } hat ein Plättchen verdeckt gelegt. Glaubst du das?
   *[other] { $name } hat { $count } Plättchen verdeckt gelegt. Glaubst du das alles?
}

# Bluffing
gobblestones-claims = { $name } behauptet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gobblestones-your-tiles = Deine Plättchen
gobblestones-unseen = { $count } ungesehen
gobblestones-always-right = immer richtig
gobblestones-unseen-means = Ungesehen: von den 20 jeder Farbe die, die weder offen liegen noch dir gehören.
gobblestones-sealed = Versiegelt: Alle Umschläge sehen so aus, bis alle geantwortet haben.
gobblestones-answer = Deine Antwort
gobblestones-trust = Vertrauen
gobblestones-challenge = Anzweifeln
gobblestones-trust-keep = Du behältst deine { $mine }, was auch passiert.
gobblestones-trust-score = { $others ->
    [0] { $name } bekommt { $points }: { $theirs } → { $theirs-after }.
   *[other] Zweifelt niemand, bekommt { $name } { $points }: { $theirs } → { $theirs-after }.
}
gobblestones-at-stake = Risiko: { $points }
gobblestones-challenge-wrong = Ist eine Farbe falsch, bekommt { $name } nichts, nimmt { $count ->
    [one] das Plättchen
   *[other] alle { $count }
} zurück und zieht keins nach.
gobblestones-challenge-right = Stimmen alle, verlierst du { $points }: { $mine } → { $mine-after }.
gobblestones-before-you = Zweifelt auch jemand vor dir an ({ $before }), liegt das Risiko nicht bei dir: Als Zweifler gilt nur, wer links von { $name } zuerst kommt.
gobblestones-reveal-title = Angezweifelt!
gobblestones-put-away = Schließen
gobblestones-reveal-first = Als Zweifler gilt, wer links von { $name } zuerst kommt: { $challenger }.
gobblestones-reveal-tile = { $tile } auf { $space }
gobblestones-reveal-right = Alles richtig. { $name } +{ $points }, { $challenger } −{ $points }.
gobblestones-reveal-bluff = Ein Bluff! Keine Punkte für { $name }: { $count ->
    [one] Das Plättchen kommt
   *[other] Alle { $count } Plättchen kommen
} zurück aufs Bänkchen, und nachgezogen wird nicht.

# The end
gobblestones-ending-GBS-13 = Jemand hat das letzte eigene Plättchen gelegt, und im Beutel waren zu wenige zum Nachziehen.
gobblestones-ending-GBS-14 = Ein Bänkchen war leer, und der Beutel war aufgebraucht.
gobblestones-ending-GBS-R5 = Ein leeres Bänkchen kam an die Reihe.
gobblestones-ending-GBS-R4 = Der Beutel ist leer, und eine ganze Runde lang hat niemand ein Plättchen gelegt.
gobblestones-ending-GBS-R11 = Drei Runden lang hat kein Zug etwas gebracht.
gobblestones-graph = Wer vorn lag, Zug für Zug

# Options
gobblestones-option-bluff = Bluffen
gobblestones-option-bluff-false = Nein: Plättchen liegen offen und passen zu ihren Feldern.
gobblestones-option-bluff-true = Ja: Plättchen liegen verdeckt, in beliebigen Farben; die anderen vertrauen oder zweifeln an.
gobblestones-option-bridging = Frühere Plättchen dazwischen
gobblestones-option-bridging-true = Erlaubt: Deine Plättchen dürfen hinter Plättchen früherer Züge weitergehen.
gobblestones-option-bridging-false = Nicht erlaubt: Deine eigenen Plättchen liegen Seite an Seite.
gobblestones-option-empty-rack = Ein leeres Bänkchen ist an der Reihe
gobblestones-option-empty-rack-draws = Fünf ziehen: Dann geht es weiter. Sind weniger als fünf im Beutel, endet das Spiel.
gobblestones-option-empty-rack-ends = Das Spiel endet: sofort, auch wenn noch Plättchen im Beutel sind.
gobblestones-option-jokers = Graue Felder
gobblestones-option-jokers-true = Jede Farbe passt: Punkte bringt ein Plättchen dort aber nicht.
gobblestones-option-jokers-false = Bleiben leer: Dorthin kommt nie ein Plättchen.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
# Nothing is said of the boards: they are to be seen.
gobblestones-event-board-laid = { "" }
gobblestones-event-drew = { $tile ->
    [none] { $who } zieht ein Plättchen
   *[other] { $who } zieht { $tile }
}
gobblestones-events-drew = { $tile ->
    [none] { $who } zieht { $count } Plättchen
   *[other] { $who } zieht { $tile }
}
gobblestones-event-placed = { $who } legt { $tiles-count ->
    [one] ein Plättchen
   *[other] { $tiles-count } Plättchen
} für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gobblestones-event-placed-face-down = { $who } legt { $tiles-count ->
    [one] ein Plättchen
   *[other] { $tiles-count } Plättchen
} verdeckt und behauptet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gobblestones-event-placed-none = { $who } legt nichts
gobblestones-event-trusted = { $by } vertraut { $seat }
gobblestones-event-challenged = { $by } zweifelt den Zug von { $seat } an
gobblestones-event-turned-up = die Plättchen von { $seat } werden aufgedeckt, { $tiles }: { $correct ->
    [yes] alles richtig
   *[no] ein Bluff
}
gobblestones-event-returned = { $tiles ->
    [one] { $who } nimmt das Plättchen zurück
   *[other] { $who } nimmt { $tiles } Plättchen zurück
}
gobblestones-event-scored = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gobblestones-event-penalised = { $who } verliert { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} fürs Anzweifeln
gobblestones-event-bluffs-shown = { $who } hatte { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
} verdeckt, { $wrong } in einer falschen Farbe
gobblestones-event-bonus = { $who } bekommt 1 Punkt für jedes übrige Plättchen: { $tiles }
gobblestones-event-game-over = das Spiel ist aus: { $by }
gobblestones-idea-placed = { $tiles-count ->
    [one] ein Plättchen
   *[other] { $tiles-count } Plättchen
} für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} legen
gobblestones-idea-placed-face-down = { $tiles-count ->
    [one] ein Plättchen
   *[other] { $tiles-count } Plättchen
} verdeckt legen und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} behaupten
gobblestones-idea-placed-none = nichts legen
gobblestones-idea-trusted = { $seat } vertrauen
gobblestones-idea-challenged = den Zug von { $seat } anzweifeln
gobblestones-word-R = Rot
gobblestones-word-Y = Gelb
gobblestones-word-G = Grün
gobblestones-word-B = Blau
gobblestones-word-T = Türkis
gobblestones-word-trust = vertrauen
gobblestones-word-challenge = anzweifeln
gobblestones-word-GBS-13 = das letzte Plättchen ist gelegt, und im Beutel sind zu wenige
gobblestones-word-GBS-14 = ein Bänkchen ist leer, und der Beutel ist aufgebraucht
gobblestones-word-GBS-R5 = ein leeres Bänkchen ist an der Reihe
gobblestones-word-GBS-R4 = eine ganze Runde lang hat niemand ein Plättchen gelegt
gobblestones-word-GBS-R11 = drei Runden lang hat kein Zug etwas gebracht

# Why not
gobblestones-illegal-over = Das Spiel ist aus.
gobblestones-illegal-drawing = Gerade werden Plättchen gezogen. Einen Moment bitte.
gobblestones-illegal-not-your-turn = Du bist nicht am Zug: Jetzt legt { $turn } Plättchen.
gobblestones-illegal-nothing-to-answer = Gerade gibt es nichts anzuzweifeln. Du bist am Zug und legst Plättchen.
gobblestones-illegal-answer-first = Sag zuerst, ob du den Plättchen von { $turn } vertraust oder sie anzweifelst.
gobblestones-illegal-own-tiles = Das sind deine eigenen Plättchen. Ob sie angezweifelt werden, entscheiden die anderen.
gobblestones-illegal-not-on-rack = { $held ->
    [0] Du hast kein Plättchen in { $colour } mehr auf deinem Bänkchen.
   *[other] Du hast nur { $held } in { $colour } auf deinem Bänkchen, nicht { $needed }.
}
gobblestones-illegal-covered = Auf { $square } liegt schon ein Plättchen.
gobblestones-illegal-grey = { $square } ist grau, und graue Felder bleiben in diesem Spiel leer.
gobblestones-illegal-not-straight = Die Plättchen eines Zuges liegen in einer Reihe oder Spalte; { $first } und { $other } tun das nicht.
gobblestones-illegal-gap = Du überspringst { $gap }: Zwischen deinen Plättchen darf kein leeres Feld liegen.
gobblestones-illegal-bridge = Du überspringst { $bridge }: In diesem Spiel müssen deine Plättchen Seite an Seite liegen.
gobblestones-illegal-not-on-centre = Die ersten Plättchen des Spiels bedecken die Mitte eines Planteils. Deine tun das nicht.
gobblestones-illegal-not-adjacent = Mindestens eins deiner Plättchen muss neben einem Plättchen aus einem früheren Zug liegen.
gobblestones-illegal-wrong-colour = Ein Plättchen in { $tile } passt nicht auf { $square }: Das ist ein Feld in { $space }.
gobblestones-illegal-block = Damit wären alle vier Felder eines 2×2-Blocks bedeckt: { $block }.

# Why a bot would do it
gobblestones-then-draws = { $draws ->
    [0] zieht keins nach
   *[other] zieht { $draws } nach
}
gobblestones-reason-allowed = es ist erlaubt
gobblestones-reason-rack-empty = das Bänkchen ist leer
gobblestones-reason-lays-none = { $tiles ->
    [0] legt nichts und { gobblestones-then-draws }
    [one] legt nichts, behält ein Plättchen und { gobblestones-then-draws }
   *[other] legt nichts, behält { $tiles } Plättchen und { gobblestones-then-draws }
}
gobblestones-reason-scores = bringt { $points } mit { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
} und bedeckt die { $value } auf { $square }
gobblestones-reason-bluffs = blufft mit { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
} in der falschen Farbe
gobblestones-reason-bluffs-knowing = blufft mit { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
} in der falschen Farbe; bisher angezweifelt: { $challenged } von { $placements }
gobblestones-reason-closes = sperrt die { $value } auf { $square }, die jetzt einen Block vollmachen würde
gobblestones-reason-empties-rack = leert das Bänkchen und { gobblestones-then-draws }
gobblestones-reason-keeps = behält { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} in { $colours ->
    [one] einer Farbe
   *[other] { $colours } Farben
} und { gobblestones-then-draws }
gobblestones-reason-doubts = zu { $percent } % ein Bluff; dabei { $points ->
    [one] ginge ein Punkt
   *[other] gingen { $points } Punkte
} verloren
gobblestones-reason-trusts = nur zu { $percent } % ein Bluff; falsch anzuzweifeln kostet { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
gobblestones-reason-rack-has = wer blind zieht, hat in { $percent } % der Fälle diese Plättchen: { $tiles }
gobblestones-reason-were-bluffs = Bluffs unter dem, was bei diesem Spieler angezweifelt wurde: { $bluffs } von { $challenged }
gobblestones-reason-scores-most = nichts bringt mehr als { $points }
gobblestones-reason-can-be-true = es kann stimmen, und falsch anzuzweifeln kostet { $points }
gobblestones-reason-cannot-be-true = so viele ungesehene Plättchen in diesen Farben gibt es nicht

# The lesson
gobblestones-lesson-aim = Bedecke Felder mit Plättchen ihrer eigenen Farbe: Jedes Feld ist so viel wert wie die Zahl darauf. Unten hast du fünf Plättchen; niemand sonst sieht sie. Die meisten Punkte gewinnen. Bereit?
gobblestones-lesson-open = Die ersten Plättchen bedecken die Mitte eines der neun Planteile.
gobblestones-lesson-open-task = Leg Grün auf h8, dann Türkis auf i8 und Gelb auf j8, und bestätige: 4 und 6 und 5 macht 15.
gobblestones-lesson-block = Was du legst und was du nachziehst, ergibt immer fünf: Du hast drei gelegt und zwei gezogen. Dein Gegenüber hat auf g7 und h7 geantwortet. Siehst du die schraffierten Felder g8 und i7? Ein Plättchen dort würde einen Block von zwei mal zwei füllen, und das ist nie erlaubt.
gobblestones-lesson-bridge = Deine Plättchen liegen in einer Reihe oder Spalte und grenzen an ein früheres Plättchen.
gobblestones-lesson-bridge-task = Sie dürfen sogar dahinter weitergehen: Leg Rot auf j7 und Blau auf j9, mit deiner Sonne auf j8 dazwischen.
gobblestones-lesson-grey = Ein graues Feld nimmt jede Farbe auf und bringt keine Punkte, aber es hilft dir weiter.
gobblestones-lesson-grey-task = Leg Gelb auf j10 und Türkis auf das graue i10.
gobblestones-lesson-nothing = Geduld lohnt sich.
gobblestones-lesson-nothing-task = Deine Plättchen passen gerade schlecht, also leg nichts und zieh fünf: Auf ein Bänkchen passen beliebig viele.
gobblestones-lesson-five = Jetzt hast du vier rote Plättchen, und Reihe 7 ist rot!
gobblestones-lesson-five-task = Leg Rot auf k7, l7, m7 und n7 und Gelb auf o7. Fünf Plättchen auf einmal, 18 Punkte; dafür ziehst du keins nach.
gobblestones-lesson-end = Wenn der Beutel aufgebraucht ist und jemand das letzte eigene Plättchen legt, endet das Spiel; jedes Plättchen, das noch auf einem Bänkchen steht, ist einen Punkt wert. Wenn du das Spiel kennst, probier das Bluffen: Die Plättchen liegen verdeckt, und wer anzweifelt, bringt die Wahrheit ans Licht. Und jetzt spiel!

# In half a minute
gobblestones-brief-1 = Die Farbe passt
gobblestones-brief-1-text = Leg Plättchen auf Felder ihrer Farbe; jedes Feld ist so viel wert wie seine Zahl.
gobblestones-brief-2 = In einer Linie
gobblestones-brief-2-text = Bis zu fünf Plättchen in einer Reihe oder Spalte, ohne Lücke, neben früheren.
gobblestones-brief-3 = Keine Blöcke
gobblestones-brief-3-text = Vier bedeckte Felder dürfen nie einen Block von zwei mal zwei bilden.
gobblestones-brief-4 = Immer fünf
gobblestones-brief-4-text = Was du legst und was du ziehst, ergibt fünf. Ist der Beutel leer, gewinnen die meisten Punkte.

# The lesson about bluffing
gobblestones-bluffing-name = Bluffen
gobblestones-bluffing-aim = Hier werden alle Plättchen verdeckt gelegt. Dass jedes die Farbe seines Feldes hat, behauptest du nur: Die anderen vertrauen dir oder zweifeln es an.
gobblestones-bluffing-lie = Du hast kein türkises Plättchen, aber i8 ist 6 wert. Also bluffe!
gobblestones-bluffing-lie-task = Leg Grün auf h8, Rot auf i8, als wäre es Türkis, und Gelb auf j8; dann bestätige.
gobblestones-bluffing-trusted = Dein Gegenüber hat dir vertraut: 15 Punkte! Du hast zwei Plättchen gezogen, und deine bleiben verdeckt, auch das rote.
gobblestones-bluffing-doubt = Jetzt legt dein Gegenüber zwei Plättchen und behauptet Blau und Rot. Vier der roten gehören dir, also ist Rot selten. Was sagst du?
gobblestones-bluffing-doubt-task = Zweifle es an!
gobblestones-bluffing-caught = Erwischt! Das Plättchen auf h7 war grün. Beide gehen zurück aufs Bänkchen, nichts wird gewertet, und der Zug ist ohne Ziehen vorbei.
gobblestones-bluffing-honest = Du hast gerade jemanden erwischt, da glaubt man dir nicht so leicht. Spiel einen ehrlichen Zug.
gobblestones-bluffing-honest-task = Leg Rot auf j7 und Blau auf j9, mit dem Plättchen auf j8 dazwischen.
gobblestones-bluffing-end = Diesmal wurdest du angezweifelt, und jedes Plättchen stimmte: Du bekommst 5 Punkte, und dein Gegenüber verliert ebenso viele. Und jetzt bluff richtig!
