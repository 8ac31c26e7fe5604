# The home page
gobblet-name = Gobblet!
gobblet-tagline = Vier in einer Linie gewinnen. Große Gobblets verschlingen kleine.

# On the board
gobblet-board = Brett, 4 mal 4. Weiß sitzt unten.
gobblet-stacks-white = Stapel von Weiß
gobblet-stacks-black = Stapel von Schwarz
gobblet-stack = Stapel { $number }: Größe { $size } zuoberst
gobblet-stack-empty = Stapel { $number }: leer
gobblet-square-empty = leer
gobblet-piece = { $colour ->
    [white] Weiß { $size }
   *[black] Schwarz { $size }
}
gobblet-may-land = Dein Gobblet darf hierhin
gobblet-may-gobble = Dein Gobblet darf ihn verschlingen
gobblet-key-land = deiner darf hierhin
gobblet-key-gobble = deiner darf verschlingen
gobblet-key-three = drei in einer Linie
gobblet-type = Zug eintippen: 4@d3 setzt ein, c2-b2 versetzt

# What to do
gobblet-prompt-choose = Setz einen neuen Gobblet ein oder versetz einen von deinen auf dem Brett.
gobblet-prompt-threat = { $name } hat drei in einer Linie. Versperr sie, oder verschling einen der drei.
gobblet-prompt-first = Zieh einen Gobblet auf ein Feld, oder tipp erst ihn an und dann das Feld.
gobblet-prompt-place = Setz deine neue { $size } auf ein leeres Feld, oder stülp sie über einen von dreien in einer Linie.
gobblet-prompt-move = Versetz den Gobblet von { $from }: auf ein leeres Feld oder über einen kleineren Gobblet.
gobblet-prompt-land = Der Gobblet von { $from } ist in der Luft: Er muss auf einem anderen Feld abgesetzt werden.

# Options
gobblet-preset-easy = Leicht zu überblicken
gobblet-preset-easy-text = Was ein Gobblet verdeckt, zeigt sich als Rand. Du darfst dich umentscheiden.
gobblet-preset-real = Wie auf einem echten Brett
gobblet-preset-real-text = Was ein Gobblet verdeckt, ist nicht zu sehen. Berührt, geführt.
gobblet-option-touch = Einen Gobblet berühren
gobblet-option-touch-free = Umentscheiden erlaubt: Ein Zug gilt, wenn der Gobblet abgesetzt ist.
gobblet-option-touch-strict = Berührt, geführt: Heb ihn hoch, sieh, was darunter ist, und er muss woandershin.
gobblet-option-repetition-draw = Dreimal dieselbe Stellung
gobblet-option-repetition-draw-true = Unentschieden: Niemand kann ewig hin und her ziehen.
gobblet-option-repetition-draw-false = Weiterspielen: Unentschieden erst nach 500 Zügen.
gobblet-option-memory = Was ein Gobblet verdeckt
gobblet-option-memory-help = Als Rand zeigen: Du siehst, was darunter steht.
gobblet-option-memory-none = Verborgen lassen: Du musst es dir merken. Dann gilt: berührt, geführt.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
gobblet-event-placed = { $gobbled ->
    [none] { $who } bringt die { $gobblet } auf { $at } ins Spiel
   *[other] { $who } bringt die { $gobblet } auf { $at } ins Spiel und verschlingt die { $gobbled }
}
gobblet-event-moved = { $gobbled ->
    [none] { $who } zieht die { $gobblet } von { $from } nach { $to }
   *[other] { $who } zieht die { $gobblet } von { $from } nach { $to } und verschlingt die { $gobbled }
}
gobblet-event-touched = { $uncovered ->
    [none] { $who } hebt die { $gobblet } von { $from } hoch
   *[other] { $who } hebt die { $gobblet } von { $from } hoch; die { $uncovered } kommt ans Licht
}
gobblet-event-landed = { $gobbled ->
    [none] { $who } setzt sie auf { $to } ab
   *[other] { $who } setzt sie auf { $to } ab und verschlingt die { $gobbled }
}
gobblet-event-over = { $reason ->
    [line] { $winner } hat vier in einer Linie
    [lift] das Hochheben hat die Viererlinie von { $winner } freigelegt
    [stuck-touch] der berührte Gobblet kann nirgends abgesetzt werden
    [repetition] unentschieden: dieselbe Stellung zum dritten Mal
   *[turn-limit] unentschieden: der letzte Zug ist gespielt
}
gobblet-idea-placed = { $gobbled ->
    [none] eine neue { $gobblet } auf { $at }
   *[other] eine neue { $gobblet } auf { $at }, sie verschlingt die { $gobbled }
}
gobblet-idea-moved = { $gobbled ->
    [none] die { $gobblet } von { $from } nach { $to }
   *[other] die { $gobblet } von { $from } nach { $to }, sie verschlingt die { $gobbled }
}
gobblet-idea-touched = die { $gobblet } von { $from } hochheben
gobblet-idea-landed = { $gobbled ->
    [none] sie auf { $to } absetzen
   *[other] sie auf { $to } absetzen, sie verschlingt die { $gobbled }
}
gobblet-word-w1 = weiße 1
gobblet-word-w2 = weiße 2
gobblet-word-w3 = weiße 3
gobblet-word-w4 = weiße 4
gobblet-word-b1 = schwarze 1
gobblet-word-b2 = schwarze 2
gobblet-word-b3 = schwarze 3
gobblet-word-b4 = schwarze 4

# Why not
gobblet-illegal-not-your-turn = Du bist nicht am Zug. Am Zug: { $turn }.
gobblet-illegal-over = Das Spiel ist aus.
gobblet-illegal-not-on-top = Keiner deiner Stapel zeigt eine { $size }; nur der oberste Gobblet eines Stapels kann gespielt werden.
gobblet-illegal-stacks-empty = Alle deine Gobblets stehen auf dem Brett. Versetz einen davon.
gobblet-illegal-taken = { $at } ist besetzt: Ein neuer Gobblet kommt auf ein leeres Feld, außer er verschlingt einen von dreien in einer Linie.
gobblet-illegal-own-gobblet = Ein neuer Gobblet verschlingt nie einen eigenen, und auf { $at } steht einer von dir.
gobblet-illegal-not-larger-than-three = Auf { $at } steht die { $there }, eine von dreien in einer Linie, aber deine { $size } ist nicht größer.
gobblet-illegal-nothing-there = Auf { $from } steht nichts, was du versetzen kannst.
gobblet-illegal-not-yours = Der Gobblet auf { $from } gehört nicht dir.
gobblet-illegal-same-square = Ein Gobblet darf nicht dorthin zurück, wo er herkommt: { $square }.
gobblet-illegal-not-smaller = Auf { $to } steht die { $there }: Deine { $size } verschlingt nur kleinere.
gobblet-illegal-must-land = Der Gobblet von { $from } ist in der Luft: Setz ihn zuerst ab.
gobblet-illegal-touch-first = An diesem Tisch gilt: berührt, geführt. Heb zuerst den Gobblet auf { $from } hoch.
gobblet-illegal-move-at-once = An diesem Tisch ist ein Zug eine einzige Aktion: Sag, wohin der Gobblet von { $from } soll.
gobblet-illegal-nothing-in-air = Es ist kein Gobblet in der Luft, der auf { $to } abgesetzt werden könnte.

# Why a bot would do it
gobblet-named-line = { $line-kind ->
    [row] Reihe { $line-name }
    [column] Spalte { $line-name }
   *[diagonal] der Diagonale { $line-name }
}
gobblet-reason-allowed = es ist erlaubt
gobblet-reason-completes = macht die vier in { gobblet-named-line } voll
gobblet-reason-proven-win = der Sieg ist bewiesen, in spätestens { $plies ->
    [one] einem Zug
   *[other] { $plies } Zügen
}
gobblet-reason-proven-loss = hält am längsten durch: die Niederlage in { $plies ->
    [one] einem Zug
   *[other] { $plies } Zügen
} ist bewiesen
gobblet-reason-blocks = blockiert die drei in { gobblet-named-line }
gobblet-reason-parries = wehrt die drei in { gobblet-named-line } ab
gobblet-reason-threatens = droht mit vier in { gobblet-named-line }
gobblet-reason-gobbles = verschlingt die { $size } auf { $at }
gobblet-reason-gobbles-own = verschlingt die eigene { $size } auf { $at }
gobblet-reason-uncovers-own = legt die eigene { $size } auf { $at } frei
gobblet-reason-brings-in = setzt eine { $size } auf { $at } ein, ein Feld in { $lines ->
    [2] zwei Linien
    [3] drei Linien
   *[other] { $lines } Linien
}
gobblet-reason-moves = versetzt einen Gobblet auf { $at }, ein Feld in { $lines ->
    [2] zwei Linien
    [3] drei Linien
   *[other] { $lines } Linien
}
gobblet-reason-looks-best = scheint bei { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} Vorausschau am besten
gobblet-reason-best-on-average = { $guesses ->
    [one] am besten, einmal geraten
   *[other] im Schnitt am besten, { $guesses }-mal geraten
}, was verdeckt ist
gobblet-reason-lost = jeder Zug legt eine Viererlinie des Gegenübers frei
gobblet-reason-wins = macht die vier in einer Linie voll
gobblet-reason-most-in-lines = hat danach am meisten in offenen Linien

# The lesson
gobblet-lesson-aim = Vier deiner Gobblets in einer Linie gewinnen: waagerecht, senkrecht oder diagonal. Du bist Weiß, mit den runden Zeichen. Bereit?
gobblet-lesson-bring = Deine Gobblets warten in drei Stapeln, der größte zuoberst.
gobblet-lesson-bring-task = Setz eine 4 ein: Wähle einen Stapel, dann das Feld b2.
gobblet-lesson-stack = Schwarz hat auf c3 geantwortet. Von einem Stapel kann nur der oberste gespielt werden.
gobblet-lesson-stack-task = Setz noch eine 4 auf c2 ein.
gobblet-lesson-three = Zwei in einer Linie.
gobblet-lesson-three-task = Mach drei daraus: eine 4 auf d2.
gobblet-lesson-move = Schwarz hat auf a2 geblockt. Statt einen einzusetzen, darfst du auch einen von deinen versetzen, so weit du möchtest.
gobblet-lesson-move-task = Versetz b2 nach b4.
gobblet-lesson-gobble = Beim Versetzen darf ein Gobblet auf jedem kleineren landen, ob deiner oder nicht, und ihn verschlingen.
gobblet-lesson-gobble-task = Schwarz hat eine 3 auf a3 gesetzt: Stülp d2 darüber.
gobblet-lesson-lift = Achte darauf, was darunter steht: Geht ein Gobblet weg, ist wieder da, was er verdeckt hat. Und jetzt spiel ein ganzes Spiel!

# In half a minute
gobblet-brief-1 = Vier in einer Linie
gobblet-brief-1-text = Vier sichtbare Gobblets deiner Farbe gewinnen: in einer Reihe, einer Spalte oder einer langen Diagonale.
gobblet-brief-2 = Setz einen ein
gobblet-brief-2-text = Nimm einen neuen Gobblet oben von einem Stapel und setz ihn auf ein leeres Feld.
gobblet-brief-3 = Oder versetz einen
gobblet-brief-3-text = Auf ein beliebiges Feld. Ein größerer verschlingt einen kleineren, ob deiner oder nicht.
gobblet-brief-4 = Schau darunter
gobblet-brief-4-text = Was verdeckt ist, ist noch da. Geht der Gobblet darüber weg, zählt es wieder.

# The lesson about strict touch
gobblet-strict-name = Berührt, geführt
gobblet-strict-aim = An manchen Tischen muss ein Gobblet gespielt werden, den man berührt hat. Er wird zuerst hochgehoben, alle sehen, was darunter stand, und erst dann wird er abgesetzt.
gobblet-strict-touch = Schau, bevor du anfasst: Noch kannst du wählen, welchen du spielst.
gobblet-strict-touch-task = Berühr deine 4 auf b2.
gobblet-strict-land = Er ist in der Luft. Er darf auf jedes Feld, auf das er passt, nur nicht dorthin zurück, wo er herkam.
gobblet-strict-land-task = Setz ihn auf d2 ab, über die schwarze 3.
gobblet-strict-again = Schwarz hat eine 4 auf a1 eingesetzt. Was du verschlungen hast, bleibt darunter.
gobblet-strict-again-task = Berühr noch einmal deine 4 auf d2.
gobblet-strict-light = Da ist die 3 wieder, für alle zu sehen. Du darfst noch wählen, wohin deine 4 geht, aber nicht mehr, welchen Gobblet du spielst.
gobblet-strict-light-task = Setz sie auf b3 ab.
gobblet-strict-end = Gib acht: Legt das Hochheben eine Viererlinie der Gegenseite frei, hast du verloren, außer du setzt den Gobblet auf genau diese Linie. Und wer einen Gobblet berührt, der nirgends hinpasst, verliert das Spiel.
