# The home page
clonk-name = Clonk!
clonk-tagline = Reihe Kristalle aneinander und fülle deine Lore. Aber leise: Da unten schläft etwas.

# The mine
clonk-type = Zug eintippen: dig s1, gift 1 s2, blast s3, done
clonk-mine = Das Bergwerk: fünf Schächte
clonk-shaft = Schacht { $number }
clonk-shaft-top = Schacht { $number }, freie Karte: { $card }
clonk-shaft-empty = Schacht { $number }: leer
clonk-buried = vergraben { $depth }: { $card }
clonk-face-down = verdeckt
clonk-fits = Passt zu deiner Reihe: { $match }
clonk-fits-gift = Darfst du an { $name } verschenken
clonk-may-backfill = Deine Karte darf hierhin
clonk-tab-no = passt nicht
clonk-tab-not-now = jetzt nicht
clonk-tab-both = beides
clonk-draw-pile = Nachziehstapel
clonk-sleeps = { $count ->
    [one] Karte, bis es erwacht
   *[other] Karten, bis es erwacht
}
clonk-sleeps-shuffled = { $count ->
    [one] Karte, bis es erwachen kann
   *[other] Karten, bis es erwachen kann
}
clonk-wakes-next = Die nächste Karte weckt es!
clonk-may-wake = Jede Karte kann es wecken!
clonk-awake = Es ist wach! Diese Runde ist die letzte.
clonk-awake-over = Es ist wach!
clonk-pile = { $left ->
    [one] noch { $left } Karte, { $bottom } unter dem Erwachen
   *[other] noch { $left } Karten, { $bottom } unter dem Erwachen
}

# The viewer's own side
clonk-own = Deine Seite
clonk-own-gallery = Dein Stollen
clonk-own-hand = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
clonk-spaces = Ein leeres Feld bringt, was darunter steht
clonk-own-cart = { $count ->
    [one] Deine Lore, { $count } Karte, obenauf { $card }. Durchsehen
   *[other] Deine Lore, { $count } Karten, obenauf { $card }. Durchsehen
}
clonk-own-cart-empty = Deine Lore, leer. Deine erste Karte kommt hierhin
clonk-cart-wants = erste Karte
clonk-cart = Lore { $count }
clonk-or = oder
clonk-space-card = Feld { $number }: { $card }
clonk-space-next = Feld { $number } ist das nächste. Es passt: { $match }
clonk-space-first = Feld { $number } ist das nächste
clonk-earns-snore = Schnarch
clonk-earns-kablooey = Kablooey
clonk-earns-card = zieh 1
clonk-earns-if-empty = wenn dieses Feld leer bleibt
clonk-earns-no-more = nicht mehr: Das Feld ist besetzt
clonk-held = Handkarte { $number }: { $card }

# Tasks and what players have
clonk-so-far = bisher
clonk-task-drawn = { $reward ->
    [one] { $reward } Münze
   *[other] { $reward } Münzen
}
clonk-task-open = { $reward ->
    [one] offen, { $reward } Münze
   *[other] offen, { $reward } Münzen
}
clonk-task-secret = { $reward ->
    [one] geheim, { $reward } Münze
   *[other] geheim, { $reward } Münzen
}
clonk-task-next = , nächste Stufe { $next }
clonk-kablooeys = Kablooey
clonk-their-open = Offener Auftrag: { $task }
clonk-their-secret = Geheimer Auftrag: { $task }
clonk-their-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
clonk-their-kablooeys = { $count ->
    [one] { $count } Kablooey-Karte
   *[other] { $count } Kablooey-Karten
}
clonk-their-gallery = Stollen von { $name }
clonk-their-gallery-empty = Keine Karte im Stollen
clonk-their-gallery-takes = Es passt: { $match }
clonk-their-cart-top = Obenauf in der Lore: { $card }
clonk-their-cart-empty = Die Lore ist leer
clonk-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
clonk-eyes = { $count ->
    [one] { $count } Auge
   *[other] { $count } Augen
}
clonk-snores = { $count ->
    [one] { $count } Schnarchkarte
   *[other] { $count } Schnarchkarten
}
clonk-cart-yours = Deine Lore
clonk-cart-theirs = Die Lore von { $name }
clonk-cart-note = Nach Farben sortiert. Dein Stollen ist noch nicht dabei.
clonk-look-cart = { $count ->
    [one] Die Lore von { $name } ansehen: { $count } Karte
   *[other] Die Lore von { $name } ansehen: { $count } Karten
}
clonk-close = Schließen
clonk-discards = Ablage { $count }
clonk-discards-title = Der Ablagestapel

# The choice before the first turn
clonk-choose-title = Deine zwei Aufträge
clonk-choose-open = { $open } offen, { $secret } geheim
clonk-choose-watch = Alle wählen, welchen ihrer zwei Aufträge sie offenlegen.
clonk-choose-sealed = Versiegelt. Die Aufträge werden offengelegt, wenn alle gewählt haben.

# What to do
clonk-prompt-choose = Welchen Auftrag dürfen alle sehen? Der andere bleibt dein Geheimnis. Beide bringen am Ende Münzen.
clonk-prompt-bank = Wähle eine Handkarte für deine Lore. Was du zuerst ausgräbst, muss zu ihr passen.
clonk-prompt-bank-it = Gewählt: { $card }. Tipp noch einmal darauf oder auf deine Lore, dann kommt die Karte hinein.
clonk-prompt-dig = Auf Feld { $number } passt { $match }. Grab eine Karte aus, verschenk eine, spreng einen Schacht oder mach Schluss.
clonk-prompt-full = Dein Stollen ist voll. Du darfst noch eine Karte verschenken oder einen Schacht sprengen. Oder mach Schluss.
clonk-prompt-dig-it = Gewählt: { $card }. Tipp noch einmal darauf oder auf dein nächstes Feld, um die Karte auszugraben.
clonk-prompt-dig-or-give = Gewählt: { $card }. Tipp noch einmal darauf, um die Karte auszugraben, oder auf einen Stollen, um sie zu verschenken: { $names }.
clonk-prompt-give-it = Gewählt: { $card }. Das passt nicht zu deiner Reihe. Tipp auf einen Stollen, um die Karte zu verschenken: { $names }.
clonk-prompt-no-use = Gewählt: { $card }. Das passt gerade in keinen Stollen.
clonk-prompt-backfill = Leg eine Handkarte auf einen Schacht: Wähle die Karte.
clonk-prompt-backfill-it = Gewählt: { $card }. Auf welchen Schacht? Dort liegt die Karte obenauf, frei für den nächsten Spieler.
clonk-prompt-discard = Du hast { $count } Karten auf der Hand, und fünf dürfen bleiben. Wähle eine zum Abwerfen.
clonk-prompt-discard-it = Gewählt: { $card }. Tipp noch einmal darauf, um die Karte abzuwerfen.
clonk-do-bank = In die Lore
clonk-do-dig = Ausgraben
clonk-do-give = An { $name } schenken
clonk-do-blast = Sprengen
clonk-do-done = Fertig
clonk-do-discard = Abwerfen
clonk-put-back = Zurücklegen
clonk-draws = zieh { $count }

# What the marks mean
clonk-key-fits = passt hierdurch zu deiner Reihe
clonk-key-give = darfst du diesem Spieler schenken
clonk-key-link = was zwei Karten verbindet
clonk-key-coin = Münzen zählen für dich
clonk-key-eye = Augen: Wer die meisten hat, den treffen die Steine

# Options
clonk-option-awakening = Wann das Monster erwacht
clonk-option-awakening-top = Bekannt: Das Erwachen liegt oben auf dem letzten Stapel, und ihr könnt mitzählen.
clonk-option-awakening-shuffled = Eine Überraschung: Das Erwachen ist in den letzten Stapel gemischt.
clonk-option-rockfall = Was der Steinschlag kostet
clonk-option-rockfall-treasure = Die Hälfte der Augen auf Schätzen: Schnarchkarten entscheiden nur, wen es trifft.
clonk-option-rockfall-all = Die Hälfte aller Augen: Auch Schnarchkarten kosten Münzen.
clonk-option-kablooey = Kablooey-Karten
clonk-option-kablooey-any = So oft du möchtest: Du darfst alle deine Kablooey-Karten in einem Zug nutzen.
clonk-option-kablooey-once = Einmal pro Zug: Eine zweite Sprengung muss bis zum nächsten Zug warten.
clonk-option-memory = Loren und Ablagestapel
clonk-option-memory-help = Hilfe: Alle dürfen alle Loren und den Ablagestapel durchsehen.
clonk-option-memory-none = Wie am echten Tisch: nur die eigene Lore, den Rest merkst du dir.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
clonk-event-task-drawn = { $tile ->
    [none] { $who } zieht einen Auftrag ({ $side })
   *[other] { $who } zieht den Auftrag „{ $tile }“
}
clonk-events-task-drawn = { $tile ->
    [none] { $who } zieht { $count } Aufträge
   *[other] { $who } zieht die Aufträge „{ $tile }“
}
clonk-event-task-opened = { $who } legt den Auftrag „{ $tile }“ offen
clonk-event-laid = { $card ->
    [none] { "" }
   *[other] auf { clonk-named-shaft } liegt nun { $card }
}
clonk-events-laid = { $count } Karten werden auf die Schächte gelegt
clonk-event-awakening-hidden = das Erwachen liegt unter { $above } Karten
clonk-event-turn-began = { $who } ist am Zug
clonk-event-cart-filled = { $cards ->
    [one] { $who } legt { $cards } Karte in die Lore
   *[other] { $who } legt { $cards } Karten in die Lore
}
clonk-event-banked = { $who } legt aus der Hand in die Lore: { $card }
clonk-event-dug = { $who } gräbt { clonk-named-source } aus: { $card }
clonk-event-gifted = { $who } schenkt { $to } { clonk-named-source }: { $card }
clonk-event-blasted = { $who } sprengt auf { clonk-named-shaft }: { $card }
clonk-event-turned-up = auf { clonk-named-shaft } aufgedeckt: { $card }
clonk-event-emptied = { clonk-named-shaft } ist leer und wird neu gebaut
clonk-event-awakened = das Monster erwacht: diese Runde ist die letzte
clonk-event-snored = { $who } nimmt eine Schnarchkarte in die Lore
clonk-event-kablooey = { $who } nimmt eine Kablooey-Karte
clonk-event-drew = { $card ->
    [none] { $who } zieht eine Karte
   *[other] { $who } zieht: { $card }
}
clonk-events-drew = { $card ->
    [none] { $who } zieht { $count } Karten
   *[other] { $who } zieht: { $card }
}
clonk-event-nothing-drawn = { $who } findet den Nachziehstapel leer
clonk-event-backfilled = { $who } legt auf { clonk-named-shaft }: { $card }
clonk-event-discarded = { $who } wirft ab: { $card }
clonk-event-ended = die letzte Runde ist vorbei
clonk-event-scored = { $score-caught ->
    [yes] { $who } zeigt den geheimen Auftrag „{ $secret }“; Münzen: { $score-coins }, für Aufträge: { $score-colour-task } und { $score-treasure-task }, im Steinschlag verloren: { $score-loss }
   *[no] { $who } zeigt den geheimen Auftrag „{ $secret }“; Münzen: { $score-coins }, für Aufträge: { $score-colour-task } und { $score-treasure-task }
}
clonk-idea-task-opened = den Auftrag „{ $tile }“ offenlegen
clonk-idea-banked = aus der Hand in die Lore legen: { $card }
clonk-idea-dug = { clonk-named-source } ausgraben: { $card }
clonk-idea-gifted = { $to } { clonk-named-source } schenken: { $card }
clonk-idea-blasted = auf { clonk-named-shaft } sprengen: { $card }
clonk-idea-backfilled = auf { clonk-named-shaft } legen: { $card }
clonk-idea-discarded = abwerfen: { $card }
clonk-named-shaft = { $shaft ->
    [s1] Schacht 1
    [s2] Schacht 2
    [s3] Schacht 3
    [s4] Schacht 4
   *[s5] Schacht 5
}
clonk-named-source = { $from ->
    [s1] von Schacht 1
    [s2] von Schacht 2
    [s3] von Schacht 3
    [s4] von Schacht 4
    [s5] von Schacht 5
   *[hand] aus der Hand
}

# Why not
clonk-illegal-over = Das Spiel ist aus.
clonk-illegal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
clonk-illegal-not-your-turn = Du bist nicht am Zug. Am Zug: { $turn }.
clonk-illegal-cards-are-coming = Warte, bis die Karten gezogen sind.
clonk-illegal-choose-task-first = Erst wählen alle, welchen Auftrag sie offenlegen.
clonk-illegal-tasks-are-chosen = Deine Aufträge bleiben bis zum Ende des Spiels, wo sie sind.
clonk-illegal-bank-first = Dein erster Zug beginnt mit einer Handkarte: Leg sie in deine Lore.
clonk-illegal-banked-already = Nur dein allererster Zug beginnt mit einer Handkarte, und deine liegt schon in der Lore.
clonk-illegal-digging-is-over = Mit dem Graben bist du in diesem Zug fertig.
clonk-illegal-still-digging = Sag zuerst, dass du mit dem Graben fertig bist.
clonk-illegal-backfill-first = Leg zuerst eine Handkarte auf einen Schacht.
clonk-illegal-backfilled-already = Du hast schon eine Karte auf einen Schacht gelegt. Wirf jetzt ab, bis du fünf Karten hast.
clonk-illegal-no-such-card = Die Karte „{ $card }“ gibt es in dieser Schachtel nicht.
clonk-illegal-not-in-hand = Die Karte „{ $card }“ hast du nicht auf der Hand.
clonk-illegal-shaft-is-empty = { $shaft ->
    [s1] Schacht 1 ist leer.
    [s2] Schacht 2 ist leer.
    [s3] Schacht 3 ist leer.
    [s4] Schacht 4 ist leer.
   *[s5] Schacht 5 ist leer.
}
clonk-illegal-gallery-is-full = Alle vier Felder deines Stollens sind besetzt.
clonk-illegal-does-not-match = Die Karte „{ $card }“ passt nicht: Sie hat weder die Farbe noch den Schatz mit „{ $last }“ gemeinsam.
clonk-illegal-gift-is-used = Du hast in diesem Zug schon eine Karte verschenkt. Eine pro Zug ist erlaubt.
clonk-illegal-gift-to-yourself = Ein Geschenk kommt in einen fremden Stollen, nicht in deinen eigenen.
clonk-illegal-gift-too-early = { $to } hat noch keine Karte, zu der ein Geschenk passen könnte.
clonk-illegal-gift-to-full-gallery = Alle vier Felder im Stollen von { $to } sind besetzt.
clonk-illegal-gift-does-not-match = { $to } kann die Karte „{ $card }“ nicht nehmen: Sie hat weder die Farbe noch den Schatz mit „{ $last }“ dort gemeinsam.
clonk-illegal-no-kablooey = Du hast keine Kablooey-Karte zum Sprengen.
clonk-illegal-blast-is-used = An diesem Tisch darfst du nur einmal pro Zug sprengen, und das hast du schon.
clonk-illegal-gift-to-nobody = Auf diesem Platz sitzt niemand.
clonk-illegal-must-dig = An diesem Tisch musst du graben, wenn du kannst: Du hast noch nichts ausgegraben, und „{ $card }“ passt.

# Why a bot would do it
clonk-reason-allowed = es ist erlaubt
clonk-reason-keeps-secret = niemand erfährt, wer { $tile } sammelt
clonk-reason-tasks-alike = alle Aufträge sind gleich gut
clonk-reason-for-task = Karte { $number } für den Auftrag „{ $tile }“: { $coins ->
    [one] eine Münze mehr
   *[other] { $coins } Münzen mehr
}
clonk-reason-brings = bringt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} { $eyes ->
    [0] ohne ein Auge
    [one] für ein Auge
   *[other] für { $eyes } Augen
}
clonk-reason-chain-goes-on = die Reihe kann weitergehen: { $cards ->
    [one] eine freie Karte passt dazu
   *[other] { $cards } freie Karten passen dazu
}
clonk-reason-takes-from = { $seat } sammelt { $tile } und bekommt diese Karte nicht
clonk-reason-avoids-snore = vermeidet die Schnarchkarte für einen leeren Stollen
clonk-reason-continues = setzt die Reihe fort: { $card }
clonk-reason-gives-eyes = gibt { $to } { $eyes ->
    [one] ein Auge
   *[other] { $eyes } Augen
}
clonk-reason-fits-less = andere freie Karten, die dann in den Stollen von { $to } passen: { $after } statt { $before }
clonk-reason-no-help-to = „{ $card }“ hilft { $to } beim offenen Auftrag nicht
clonk-reason-changes = im Stollen von { $to } muss dann das Nächste zu „{ $card }“ passen
clonk-reason-destroys-wanted = sprengt „{ $card }“; { $seat } sammelt { $tile }
clonk-reason-destroys = sprengt „{ $card }“
clonk-reason-lays-bare = legt „{ $card }“ frei
clonk-reason-empty-spaces = leere Felder bringen { $cards ->
    [0] eine Kablooey-Karte
    [one] eine Schatzkarte{ clonk-and-kablooey }
   *[other] { $cards } Schatzkarten{ clonk-and-kablooey }
}
clonk-and-kablooey = { $kablooey ->
    [yes] { " " }und eine Kablooey-Karte
   *[no] { "" }
}
clonk-reason-gallery-full = der Stollen ist voll
clonk-reason-nothing-fits = keine erreichbare Karte passt
clonk-reason-most-eyes = hat schon die meisten Augen
clonk-reason-keeps-for-later = hebt die anderen Karten für später auf
clonk-reason-covers-wanted = deckt „{ $card }“ zu; { $seat } sammelt { $tile }
clonk-reason-covers-diggable = deckt „{ $card }“ zu; { $seat } könnte diese Karte ausgraben
clonk-reason-must-backfill = eine Handkarte muss auf einen Schacht
clonk-reason-keeps-five = nur fünf Karten dürfen bleiben
clonk-reason-worthless = „{ $card }“ hat keine Münzen und hilft bei keinem der beiden Aufträge
clonk-reason-no-task = „{ $card }“ hilft bei keinem der beiden Aufträge
clonk-reason-chance = gewinnt { $percent } % von { $trials ->
    [one] einem Probespiel
   *[other] { $trials } Probespielen
}
clonk-reason-even = danach liegt niemand vorn
clonk-reason-ahead = danach { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} Vorsprung
clonk-reason-behind = danach nur { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} Rückstand

# The end
clonk-end-nobody = Auf den Karten war kein einziges Auge. Die Steine fielen und trafen niemanden.
clonk-end-caught = { $before ->
    [one] Der Steinschlag hat { $name } getroffen, wegen der meisten Augen: von { $before } Münze auf { $after }.
   *[other] Der Steinschlag hat { $name } getroffen, wegen der meisten Augen: von { $before } Münzen auf { $after }.
}
clonk-end-caught-several = Der Steinschlag hat { $names } getroffen: Sie hatten die meisten Augen, und gleich viele.
clonk-end-caption = Woher jede Münze kommt
clonk-end-winner = Sieg
clonk-end-coins = Münzen
clonk-end-coins-note = auf allen Karten
clonk-end-open = Offener Auftrag
clonk-end-open-note = nach den Stufen
clonk-end-secret = Geheimer Auftrag
clonk-end-secret-note = jetzt aufgedeckt
clonk-end-together = Zwischen{ "\u00AD" }summe
clonk-end-eyes = Augen
clonk-end-eyes-note = eine Schnarchkarte zählt { $count }
clonk-end-rockfall = Steinschlag
clonk-end-rockfall-note = trifft die meisten Augen
clonk-end-half = { $count ->
    [one] Hälfte von { $count } Auge
   *[other] Hälfte von { $count } Augen
}
clonk-end-safe = sicher
clonk-end-total = Gesamt
clonk-end-steps = Auftragsstufen
clonk-end-steps-note = Münzen nach Zahl der passenden Karten

# The lesson
clonk-lesson-aim = Willkommen im Bergwerk! Jede Karte zeigt einen Kristall und einen Schatz. Münzen machen dich reich. Augen wecken, was da unten schläft. Bring Karten heim, die zueinander passen, und solche, die deine zwei Aufträge verlangen: Du sammelst Rot und heimlich Kronen.
clonk-lesson-bank = Dein erster Zug beginnt mit deiner Lore.
clonk-lesson-bank-task = Leg das rote Schwert aus deiner Hand hinein: Tipp auf die Karte, dann auf die Lore.
clonk-lesson-chain = Jetzt grab. Eine Karte muss den Kristall oder den Schatz mit der vorigen gemeinsam haben. Die rote Krone auf Schacht 1 ist rot wie dein Schwert, und beide Aufträge wollen sie.
clonk-lesson-chain-task = Tipp auf sie, dann auf dein erstes Feld.
clonk-lesson-done = Du könntest bis zu vier Karten ausgraben. Was leer bleibt, bringt, was darunter steht: eine Kablooey-Karte vom zweiten Feld, je eine Karte vom dritten und vom vierten. Nur das erste lass nie leer: Das ist eine Schnarchkarte, und die zählt drei Augen.
clonk-lesson-done-task = Tipp auf „Fertig“.
clonk-lesson-backfill = Du hast drei Karten gezogen: zwei für deine Felder und die eine, die alle ziehen. Jetzt kommt eine Handkarte auf einen Schacht, frei für alle. Hilf den anderen nicht: Sie sammeln Blau.
clonk-lesson-backfill-task = Leg den grünen Hammer auf Schacht 1.
clonk-lesson-gift = Dein Gegenüber hat ein blaues und ein rosa Schwert ausgegraben. Deine rote Krone ist in deine Lore gerollt. Einmal pro Zug darfst du eine Karte verschenken, die zur letzten in einem fremden Stollen passt.
clonk-lesson-gift-task = Verschenk ein Auge: Tipp auf deine rosa Statue, dann auf den anderen Stollen.
clonk-lesson-blast = Du hast eine Kablooey-Karte. Auf Schacht 2 liegt eine blaue Halskette, die du niemandem gönnst, und darunter eine Krone.
clonk-lesson-blast-task = Tipp auf die Halskette, dann auf „Sprengen“.
clonk-lesson-treasure = Bumm! Die gelbe Krone ist frei, und sie passt zu deiner roten Krone: derselbe Schatz.
clonk-lesson-treasure-task = Grab sie aus.
clonk-lesson-end = Eine verdeckte Karte, die frei wird, wird sofort aufgedeckt. So geht es weiter, bis aus dem Nachziehstapel das Erwachen auftaucht. Dann wird die Runde zu Ende gespielt, wer die meisten Augen hat, verliert Münzen, und die meisten Münzen gewinnen. Los geht’s, und schön leise!

# Colours, treasures and tasks
clonk-colour-red = Rot
clonk-colour-green = Grün
clonk-colour-white = Weiß
clonk-colour-pink = Rosa
clonk-colour-blue = Blau
clonk-colour-yellow = Gelb
clonk-treasure-hammer = Hammer
clonk-treasure-necklace = Halskette
clonk-treasure-statue = Statue
clonk-treasure-crown = Krone
clonk-treasure-sword = Schwert
clonk-treasure-goblet = Kelch
clonk-either = { $colour } oder { $treasure }
clonk-task-red = { $count ->
   *[other] Rote
}
clonk-task-green = { $count ->
   *[other] Grüne
}
clonk-task-white = { $count ->
   *[other] Weiße
}
clonk-task-pink = { $count ->
   *[other] Rosa
}
clonk-task-blue = { $count ->
   *[other] Blaue
}
clonk-task-yellow = { $count ->
   *[other] Gelbe
}
clonk-task-hammer = { $count ->
    [one] Hammer
   *[other] Hämmer
}
clonk-task-necklace = { $count ->
    [one] Halskette
   *[other] Halsketten
}
clonk-task-statue = { $count ->
    [one] Statue
   *[other] Statuen
}
clonk-task-crown = { $count ->
    [one] Krone
   *[other] Kronen
}
clonk-task-sword = { $count ->
    [one] Schwert
   *[other] Schwerter
}
clonk-task-goblet = { $count ->
    [one] Kelch
   *[other] Kelche
}
clonk-word-colour = Farbe
clonk-word-treasure = Schatz
clonk-word-open-colour = den Farbauftrag offenlegen
clonk-word-open-treasure = den Schatzauftrag offenlegen
clonk-word-red = Rot
clonk-word-green = Grün
clonk-word-white = Weiß
clonk-word-pink = Rosa
clonk-word-blue = Blau
clonk-word-yellow = Gelb
clonk-word-hammer = Hämmer
clonk-word-necklace = Halsketten
clonk-word-statue = Statuen
clonk-word-crown = Kronen
clonk-word-sword = Schwerter
clonk-word-goblet = Kelche

# Cards: first how each looks, then what a card shows besides
clonk-look-red-hammer = roter Hammer
clonk-look-red-necklace = rote Halskette
clonk-look-red-statue = rote Statue
clonk-look-red-crown = rote Krone
clonk-look-red-sword = rotes Schwert
clonk-look-red-goblet = roter Kelch
clonk-look-green-hammer = grüner Hammer
clonk-look-green-necklace = grüne Halskette
clonk-look-green-statue = grüne Statue
clonk-look-green-crown = grüne Krone
clonk-look-green-sword = grünes Schwert
clonk-look-green-goblet = grüner Kelch
clonk-look-white-hammer = weißer Hammer
clonk-look-white-necklace = weiße Halskette
clonk-look-white-statue = weiße Statue
clonk-look-white-crown = weiße Krone
clonk-look-white-sword = weißes Schwert
clonk-look-white-goblet = weißer Kelch
clonk-look-pink-hammer = rosa Hammer
clonk-look-pink-necklace = rosa Halskette
clonk-look-pink-statue = rosa Statue
clonk-look-pink-crown = rosa Krone
clonk-look-pink-sword = rosa Schwert
clonk-look-pink-goblet = rosa Kelch
clonk-look-blue-hammer = blauer Hammer
clonk-look-blue-necklace = blaue Halskette
clonk-look-blue-statue = blaue Statue
clonk-look-blue-crown = blaue Krone
clonk-look-blue-sword = blaues Schwert
clonk-look-blue-goblet = blauer Kelch
clonk-look-yellow-hammer = gelber Hammer
clonk-look-yellow-necklace = gelbe Halskette
clonk-look-yellow-statue = gelbe Statue
clonk-look-yellow-crown = gelbe Krone
clonk-look-yellow-sword = gelbes Schwert
clonk-look-yellow-goblet = gelber Kelch
clonk-card = { $coins ->
    [0] { $eyes ->
        [0] { $look }
        [one] { $look }, { $eyes } Auge
       *[other] { $look }, { $eyes } Augen
    }
    [one] { $eyes ->
        [0] { $look }, { $coins } Münze
        [one] { $look }, { $coins } Münze, { $eyes } Auge
       *[other] { $look }, { $coins } Münze, { $eyes } Augen
    }
   *[other] { $eyes ->
        [0] { $look }, { $coins } Münzen
        [one] { $look }, { $coins } Münzen, { $eyes } Auge
       *[other] { $look }, { $coins } Münzen, { $eyes } Augen
    }
}
-clonk-0-1 = (1 Auge)
-clonk-1-0 = (1 Münze)
-clonk-2-1 = (2 Münzen, 1 Auge)
-clonk-2-2 = (2 Münzen, 2 Augen)
-clonk-3-3 = (3 Münzen, 3 Augen)

# Every card, as the log names it: the same lines in all languages
clonk-word-red-hammer-0-0 = { clonk-look-red-hammer }
clonk-word-red-hammer-1-0 = { clonk-look-red-hammer } { -clonk-1-0 }
clonk-word-red-hammer-2-2 = { clonk-look-red-hammer } { -clonk-2-2 }
clonk-word-red-necklace-0-0 = { clonk-look-red-necklace }
clonk-word-red-necklace-0-1 = { clonk-look-red-necklace } { -clonk-0-1 }
clonk-word-red-necklace-2-1 = { clonk-look-red-necklace } { -clonk-2-1 }
clonk-word-red-statue-1-0 = { clonk-look-red-statue } { -clonk-1-0 }
clonk-word-red-statue-0-1 = { clonk-look-red-statue } { -clonk-0-1 }
clonk-word-red-statue-3-3 = { clonk-look-red-statue } { -clonk-3-3 }
clonk-word-red-crown-0-0 = { clonk-look-red-crown }
clonk-word-red-crown-1-0 = { clonk-look-red-crown } { -clonk-1-0 }
clonk-word-red-crown-2-2 = { clonk-look-red-crown } { -clonk-2-2 }
clonk-word-red-sword-0-0 = { clonk-look-red-sword }
clonk-word-red-sword-0-1 = { clonk-look-red-sword } { -clonk-0-1 }
clonk-word-red-sword-2-1 = { clonk-look-red-sword } { -clonk-2-1 }
clonk-word-red-goblet-1-0 = { clonk-look-red-goblet } { -clonk-1-0 }
clonk-word-red-goblet-0-1 = { clonk-look-red-goblet } { -clonk-0-1 }
clonk-word-red-goblet-3-3 = { clonk-look-red-goblet } { -clonk-3-3 }
clonk-word-green-hammer-0-0 = { clonk-look-green-hammer }
clonk-word-green-hammer-0-1 = { clonk-look-green-hammer } { -clonk-0-1 }
clonk-word-green-hammer-2-1 = { clonk-look-green-hammer } { -clonk-2-1 }
clonk-word-green-necklace-1-0 = { clonk-look-green-necklace } { -clonk-1-0 }
clonk-word-green-necklace-0-1 = { clonk-look-green-necklace } { -clonk-0-1 }
clonk-word-green-necklace-3-3 = { clonk-look-green-necklace } { -clonk-3-3 }
clonk-word-green-statue-0-0 = { clonk-look-green-statue }
clonk-word-green-statue-1-0 = { clonk-look-green-statue } { -clonk-1-0 }
clonk-word-green-statue-2-2 = { clonk-look-green-statue } { -clonk-2-2 }
clonk-word-green-crown-0-0 = { clonk-look-green-crown }
clonk-word-green-crown-0-1 = { clonk-look-green-crown } { -clonk-0-1 }
clonk-word-green-crown-2-1 = { clonk-look-green-crown } { -clonk-2-1 }
clonk-word-green-sword-1-0 = { clonk-look-green-sword } { -clonk-1-0 }
clonk-word-green-sword-0-1 = { clonk-look-green-sword } { -clonk-0-1 }
clonk-word-green-sword-3-3 = { clonk-look-green-sword } { -clonk-3-3 }
clonk-word-green-goblet-0-0 = { clonk-look-green-goblet }
clonk-word-green-goblet-1-0 = { clonk-look-green-goblet } { -clonk-1-0 }
clonk-word-green-goblet-2-2 = { clonk-look-green-goblet } { -clonk-2-2 }
clonk-word-white-hammer-1-0 = { clonk-look-white-hammer } { -clonk-1-0 }
clonk-word-white-hammer-0-1 = { clonk-look-white-hammer } { -clonk-0-1 }
clonk-word-white-hammer-3-3 = { clonk-look-white-hammer } { -clonk-3-3 }
clonk-word-white-necklace-0-0 = { clonk-look-white-necklace }
clonk-word-white-necklace-1-0 = { clonk-look-white-necklace } { -clonk-1-0 }
clonk-word-white-necklace-2-2 = { clonk-look-white-necklace } { -clonk-2-2 }
clonk-word-white-statue-0-0 = { clonk-look-white-statue }
clonk-word-white-statue-0-1 = { clonk-look-white-statue } { -clonk-0-1 }
clonk-word-white-statue-2-1 = { clonk-look-white-statue } { -clonk-2-1 }
clonk-word-white-crown-1-0 = { clonk-look-white-crown } { -clonk-1-0 }
clonk-word-white-crown-0-1 = { clonk-look-white-crown } { -clonk-0-1 }
clonk-word-white-crown-3-3 = { clonk-look-white-crown } { -clonk-3-3 }
clonk-word-white-sword-0-0 = { clonk-look-white-sword }
clonk-word-white-sword-1-0 = { clonk-look-white-sword } { -clonk-1-0 }
clonk-word-white-sword-2-2 = { clonk-look-white-sword } { -clonk-2-2 }
clonk-word-white-goblet-0-0 = { clonk-look-white-goblet }
clonk-word-white-goblet-0-1 = { clonk-look-white-goblet } { -clonk-0-1 }
clonk-word-white-goblet-2-1 = { clonk-look-white-goblet } { -clonk-2-1 }
clonk-word-pink-hammer-0-0 = { clonk-look-pink-hammer }
clonk-word-pink-hammer-1-0 = { clonk-look-pink-hammer } { -clonk-1-0 }
clonk-word-pink-hammer-2-2 = { clonk-look-pink-hammer } { -clonk-2-2 }
clonk-word-pink-necklace-0-0 = { clonk-look-pink-necklace }
clonk-word-pink-necklace-0-1 = { clonk-look-pink-necklace } { -clonk-0-1 }
clonk-word-pink-necklace-2-1 = { clonk-look-pink-necklace } { -clonk-2-1 }
clonk-word-pink-statue-1-0 = { clonk-look-pink-statue } { -clonk-1-0 }
clonk-word-pink-statue-0-1 = { clonk-look-pink-statue } { -clonk-0-1 }
clonk-word-pink-statue-3-3 = { clonk-look-pink-statue } { -clonk-3-3 }
clonk-word-pink-crown-0-0 = { clonk-look-pink-crown }
clonk-word-pink-crown-1-0 = { clonk-look-pink-crown } { -clonk-1-0 }
clonk-word-pink-crown-2-2 = { clonk-look-pink-crown } { -clonk-2-2 }
clonk-word-pink-sword-0-0 = { clonk-look-pink-sword }
clonk-word-pink-sword-0-1 = { clonk-look-pink-sword } { -clonk-0-1 }
clonk-word-pink-sword-2-1 = { clonk-look-pink-sword } { -clonk-2-1 }
clonk-word-pink-goblet-1-0 = { clonk-look-pink-goblet } { -clonk-1-0 }
clonk-word-pink-goblet-0-1 = { clonk-look-pink-goblet } { -clonk-0-1 }
clonk-word-pink-goblet-3-3 = { clonk-look-pink-goblet } { -clonk-3-3 }
clonk-word-blue-hammer-0-0 = { clonk-look-blue-hammer }
clonk-word-blue-hammer-0-1 = { clonk-look-blue-hammer } { -clonk-0-1 }
clonk-word-blue-hammer-2-1 = { clonk-look-blue-hammer } { -clonk-2-1 }
clonk-word-blue-necklace-1-0 = { clonk-look-blue-necklace } { -clonk-1-0 }
clonk-word-blue-necklace-0-1 = { clonk-look-blue-necklace } { -clonk-0-1 }
clonk-word-blue-necklace-3-3 = { clonk-look-blue-necklace } { -clonk-3-3 }
clonk-word-blue-statue-0-0 = { clonk-look-blue-statue }
clonk-word-blue-statue-1-0 = { clonk-look-blue-statue } { -clonk-1-0 }
clonk-word-blue-statue-2-2 = { clonk-look-blue-statue } { -clonk-2-2 }
clonk-word-blue-crown-0-0 = { clonk-look-blue-crown }
clonk-word-blue-crown-0-1 = { clonk-look-blue-crown } { -clonk-0-1 }
clonk-word-blue-crown-2-1 = { clonk-look-blue-crown } { -clonk-2-1 }
clonk-word-blue-sword-1-0 = { clonk-look-blue-sword } { -clonk-1-0 }
clonk-word-blue-sword-0-1 = { clonk-look-blue-sword } { -clonk-0-1 }
clonk-word-blue-sword-3-3 = { clonk-look-blue-sword } { -clonk-3-3 }
clonk-word-blue-goblet-0-0 = { clonk-look-blue-goblet }
clonk-word-blue-goblet-1-0 = { clonk-look-blue-goblet } { -clonk-1-0 }
clonk-word-blue-goblet-2-2 = { clonk-look-blue-goblet } { -clonk-2-2 }
clonk-word-yellow-hammer-1-0 = { clonk-look-yellow-hammer } { -clonk-1-0 }
clonk-word-yellow-hammer-0-1 = { clonk-look-yellow-hammer } { -clonk-0-1 }
clonk-word-yellow-hammer-3-3 = { clonk-look-yellow-hammer } { -clonk-3-3 }
clonk-word-yellow-necklace-0-0 = { clonk-look-yellow-necklace }
clonk-word-yellow-necklace-1-0 = { clonk-look-yellow-necklace } { -clonk-1-0 }
clonk-word-yellow-necklace-2-2 = { clonk-look-yellow-necklace } { -clonk-2-2 }
clonk-word-yellow-statue-0-0 = { clonk-look-yellow-statue }
clonk-word-yellow-statue-0-1 = { clonk-look-yellow-statue } { -clonk-0-1 }
clonk-word-yellow-statue-2-1 = { clonk-look-yellow-statue } { -clonk-2-1 }
clonk-word-yellow-crown-1-0 = { clonk-look-yellow-crown } { -clonk-1-0 }
clonk-word-yellow-crown-0-1 = { clonk-look-yellow-crown } { -clonk-0-1 }
clonk-word-yellow-crown-3-3 = { clonk-look-yellow-crown } { -clonk-3-3 }
clonk-word-yellow-sword-0-0 = { clonk-look-yellow-sword }
clonk-word-yellow-sword-1-0 = { clonk-look-yellow-sword } { -clonk-1-0 }
clonk-word-yellow-sword-2-2 = { clonk-look-yellow-sword } { -clonk-2-2 }
clonk-word-yellow-goblet-0-0 = { clonk-look-yellow-goblet }
clonk-word-yellow-goblet-0-1 = { clonk-look-yellow-goblet } { -clonk-0-1 }
clonk-word-yellow-goblet-2-1 = { clonk-look-yellow-goblet } { -clonk-2-1 }

# In half a minute
clonk-brief-1 = Bilde eine Reihe
clonk-brief-1-text = Jede Karte muss Kristall oder Schatz mit der vorigen gemeinsam haben.
clonk-brief-2 = Leere Felder lohnen sich
clonk-brief-2-text = Was du leer lässt, bringt Karten oder ein Kablooey; nur das erste Feld bringt dann Augen.
clonk-brief-3 = Gib eine zurück
clonk-brief-3-text = Am Ende des Zugs kommt eine Handkarte auf einen Schacht, frei für alle.
clonk-brief-4 = Bevor es erwacht
clonk-brief-4-text = Münzen und Aufträge machen reich. Erwacht das Monster, kosten die meisten Augen Münzen.
