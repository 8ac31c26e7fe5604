# The home page
kobold-name = Kobold
kobold-tagline = Schleich dich zu Spielzeug und Edelsteinen, bevor die Taschenlampe herumschwenkt.

# In the room
kobold-room = Das Zimmer: sieben Abschnitte rund um ein schlafendes Kind. Das Licht ist auf den Abschnitten { $first } und { $second }. Links und rechts gehen im Kreis, hoch geht es hinaus zu den Plättchen, runter zurück zum Boden.
kobold-room-dark = Das Zimmer: sieben Abschnitte rund um ein schlafendes Kind.
kobold-section = Abschnitt { $section }
kobold-in-light = im Licht
kobold-space = Feld { $spot }: { $what }
kobold-face-down = verdeckt
kobold-empty-up = leer, für ein offenes Plättchen
kobold-empty-down = leer, für ein verdecktes Plättchen
kobold-stand-there = { $count ->
    [one] { $name }: ein Kobold
   *[other] { $name }: { $count } Kobolde
}
kobold-may-place = Du darfst hier einen Kobold einsetzen
kobold-may-take = Dein Kobold darf es sich schnappen
kobold-danger-of = Bei { $sides } von { $all } Würfelseiten käme er ins Licht
kobold-type = Zug eintippen: place 3 schleicht hinein, take 3.1 schnappt

# Around the room
kobold-supply = Vorrat
kobold-last-roll = letzter Wurf
kobold-no-roll = noch nicht gewürfelt
kobold-tiles-left = Marken übrig
kobold-gem-trophies = Edelstein{ "\u00AD" }trophäen
kobold-gem-trophies-left = { $count ->
    [0] Keine Edelsteintrophäe ist übrig
    [one] Eine Edelsteintrophäe ist übrig: { $points }
   *[other] { $count } Edelsteintrophäen sind übrig: { $points }
}
kobold-danger = Wen könnte der nächste Wurf erwischen?
kobold-danger-note = Wer würfelt, hat die eigenen Kobolde vorher nach Hause geholt.
kobold-lights = { $first } + { $second }
kobold-nobody = niemand
kobold-tie = Gleichstand
kobold-toy-trophies = Spielzeugtrophäen
kobold-toy-trophies-text = für die meisten am Ende
kobold-trophy-worth = Trophäenwert
kobold-points = Punkte
kobold-unseen = Noch nicht gesehen
kobold-unseen-text = { $supply } im Vorrat, { $down } verdeckt

# What a player has
kobold-at-home = { $count ->
    [0] Kein Kobold zu Hause
    [one] Ein Kobold zu Hause
   *[other] { $count } Kobolde zu Hause
}
kobold-leads = , die meisten
kobold-with-toys = { $points } mit Spielzeugtrophäen
kobold-nothing-yet = noch keine Punkte
kobold-carried = nach Hause getragen:

# The marks
kobold-key-place = hierhin darf ein Kobold
kobold-key-take = deiner darf es schnappen
kobold-key-up = wird offen aufgefüllt
kobold-key-down = wird verdeckt aufgefüllt
kobold-key-last = kam im letzten Zug

# What to do
kobold-prompt-both = Hineinschleichen oder schnappen und weg?
kobold-prompt-only-place = Schleich einen Kobold hinein: Tipp auf einen schimmernden Abschnitt.
kobold-prompt-only-retrieve = Alle drei sind drin: Tipp auf ein Plättchen mit Ring, um einen nach Hause zu holen.
kobold-prompt-place = Tipp auf einen schimmernden Abschnitt: Dort schleicht sich dein Kobold hinein.
kobold-prompt-retrieve = Tipp auf ein Plättchen mit Ring. Alle deine kommen nach Hause, einer nach dem anderen.
kobold-prompt-go-on = { $left ->
    [one] Dein letzter Kobold: Tipp auf ein Plättchen mit Ring. Dann wird gewürfelt.
   *[other] { $left } von deinen sind noch drin: Tipp auf das nächste Plättchen mit Ring.
}
kobold-place = Kobold einsetzen
kobold-place-how = tipp auf einen schimmernden Abschnitt
kobold-place-none-left = alle drei sind im Zimmer
kobold-place-not-now = erst kommen die anderen heim
kobold-retrieve = { $count } zurückholen, würfeln
kobold-retrieve-go-on = Noch { $count }, dann würfeln
kobold-retrieve-none = Zurückholen und würfeln
kobold-retrieve-how = tipp auf ein Plättchen bei deinen
kobold-retrieve-nobody = keiner von deinen ist im Zimmer
kobold-choose-wait = du bist noch nicht am Zug

# Options
kobold-option-side = Das Zimmer
kobold-option-side-auto = Wie üblich: das kleine Zimmer für 2 Spieler, das große für 3 oder 4.
kobold-option-side-small = Das kleine Zimmer: weniger Plättchen zum Schnappen, für 2 oder 3 Spieler.
kobold-option-side-large = Das große Zimmer: mehr Plättchen zum Schnappen, für 3 oder 4 Spieler.
kobold-option-reveal = Verdeckt geschnappte Plättchen
kobold-option-reveal-each = Jedes sofort aufdecken: Das hilft dir, das nächste zu wählen.
kobold-option-reveal-together = Alle zusammen aufdecken: Du siehst sie erst, wenn dein letzter Kobold draußen ist.
kobold-option-light = Wo das Licht beginnt
kobold-option-light-draw = Ausgelost: Jedes Paar benachbarter Abschnitte ist gleich wahrscheinlich.
kobold-option-light-0 = Abschnitte 0 und 1: Sie liegen am Anfang im Licht, dort kann noch kein Kobold hin.
kobold-option-light-1 = Abschnitte 1 und 2: Sie liegen am Anfang im Licht, dort kann noch kein Kobold hin.
kobold-option-light-2 = Abschnitte 2 und 3: Sie liegen am Anfang im Licht, dort kann noch kein Kobold hin.
kobold-option-light-3 = Abschnitte 3 und 4: Sie liegen am Anfang im Licht, dort kann noch kein Kobold hin.
kobold-option-light-4 = Abschnitte 4 und 5: Sie liegen am Anfang im Licht, dort kann noch kein Kobold hin.
kobold-option-light-5 = Abschnitte 5 und 6: Sie liegen am Anfang im Licht, dort kann noch kein Kobold hin.
kobold-option-light-6 = Abschnitte 6 und 0: Sie liegen am Anfang im Licht, dort kann noch kein Kobold hin.
kobold-option-first = Wer anfängt
kobold-option-first-draw = Ausgelost: Alle haben die gleiche Chance anzufangen.
kobold-option-first-0 = Spieler 1: Wer auf Platz 1 sitzt, hat den ersten Zug.
kobold-option-first-1 = Spieler 2: Wer auf Platz 2 sitzt, hat den ersten Zug.
kobold-option-first-2 = Spieler 3: Wer auf Platz 3 sitzt, hat den ersten Zug.
kobold-option-first-3 = Spieler 4: Wer auf Platz 4 sitzt, hat den ersten Zug.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
kobold-beam = { $section ->
    [0] 0 und 1
    [1] 1 und 2
    [2] 2 und 3
    [3] 3 und 4
    [4] 4 und 5
    [5] 5 und 6
   *[6] 6 und 0
}
kobold-event-light-set = das Licht beginnt auf { kobold-beam }
kobold-event-begins = { $who } fängt an
kobold-event-laid = { $token ->
    [none] { "" }
   *[other] auf { $spot } kommt: { $token }
}
kobold-events-laid = { $count } Plättchen kommen ins Zimmer
kobold-event-placed = { $who } schickt einen Kobold in Abschnitt { $section }
kobold-event-grabbed = { $token ->
    [none] { $who } schnappt sich, was verdeckt auf { $spot } liegt
   *[other] { $who } schnappt sich auf { $spot }: { $token }
}
kobold-event-turned-up = { $who } deckt auf: { $token }
kobold-event-gems-exchanged = { $who } hat einen vollen Edelsteinsatz und nimmt die Edelsteintrophäe zu { $points }
kobold-event-rolled = { $who } würfelt: { $face }
kobold-event-light-turned = das Licht dreht sich auf { kobold-beam }
kobold-event-caught = { $kobolds ->
    [one] das Licht erwischt einen Kobold von { $seat } in Abschnitt { $section }
   *[other] das Licht erwischt { $kobolds } Kobolde von { $seat } in Abschnitt { $section }
}
kobold-event-supply-short = nur noch { $supply } im Vorrat, für { $spaces ->
    [one] ein leeres Feld
   *[other] { $spaces } leere Felder
}
kobold-event-flash-scored = { $leaders-count ->
    [0] { $toy }-Blitz: niemand hat welche
    [one] { $toy }-Blitz: ein Spieler hat die meisten
   *[other] { $toy }-Blitz: Gleichstand
}
kobold-event-tiles-taken = { $tiles ->
    [one] { $who } nimmt eine Punktemarke
   *[other] { $who } nimmt { $tiles } Punktemarken
}
kobold-event-game-over = { $supply ->
    [yes] { $trophies ->
        [yes] das Spiel ist aus: das Zimmer kann nicht aufgefüllt werden, und die letzte Edelsteintrophäe ist genommen
       *[no] das Spiel ist aus: das Zimmer kann nicht aufgefüllt werden
    }
   *[no] das Spiel ist aus: die letzte Edelsteintrophäe ist genommen
}
kobold-event-toy-trophy = { $seat ->
    [none] { $toy }-Trophäe: niemand hat allein die meisten
   *[other] { $toy }-Trophäe zu { $points }: { $seat }
}
kobold-idea-placed = einen Kobold in Abschnitt { $section } schicken
kobold-idea-grabbed = { $token ->
    [none] schnappen, was verdeckt auf { $spot } liegt
   *[other] auf { $spot } schnappen: { $token }
}
kobold-word-gem-violet = violetter Edelstein
kobold-word-gem-green = grüner Edelstein
kobold-word-gem-yellow = gelber Edelstein
kobold-word-gem-blue = blauer Edelstein
kobold-word-toy-teddy = Teddy
kobold-word-toy-car = Auto
kobold-word-toy-clown = Clown
kobold-word-toy-ball = Ball
kobold-word-flash-teddy = Teddy-Blitz
kobold-word-flash-car = Auto-Blitz
kobold-word-flash-clown = Clown-Blitz
kobold-word-flash-ball = Ball-Blitz
kobold-word-kobold = Koboldplättchen
kobold-word-teddy = Teddy
kobold-word-car = Auto
kobold-word-clown = Clown
kobold-word-ball = Ball
kobold-word-blue-1 = Blau 1
kobold-word-blue-2 = Blau 2
kobold-word-yellow-1 = Gelb 1
kobold-word-yellow-2 = Gelb 2
kobold-word-blank = leer

# Why not
kobold-illegal-over = Das Spiel ist aus.
kobold-illegal-chance = Gerade wird gezogen oder gewürfelt. Bitte warte einen Moment.
kobold-illegal-not-your-turn = Du bist noch nicht am Zug.
kobold-illegal-retrieving = Du hast angefangen, deine Kobolde nach Hause zu holen. Erst müssen auch die anderen heraus.
kobold-illegal-all-in-room = Alle drei deiner Kobolde sind im Zimmer, also musst du sie zurückholen.
kobold-illegal-lit = Abschnitt { $section } liegt im Licht. Kobolde meiden das Licht.
kobold-illegal-crowded = { $tokens ->
    [one] Abschnitt { $section } hat nur ein Plättchen, und dein Kobold ist schon dort. Jeder von deinen braucht ein eigenes Plättchen.
   *[other] Abschnitt { $section } hat { $tokens } Plättchen, und { $kobolds } deiner Kobolde sind schon dort. Jeder von deinen braucht ein eigenes Plättchen.
}
kobold-illegal-no-such-space = Ein Feld { $spot } gibt es in diesem Zimmer nicht.
kobold-illegal-none-in-room = Du hast keinen Kobold im Zimmer, also musst du einen einsetzen.
kobold-illegal-none-in-section = Du hast keinen Kobold in Abschnitt { $section }. Ein Kobold schnappt sich ein Plättchen aus seinem eigenen Abschnitt.
kobold-illegal-no-token = Auf Feld { $spot } liegt kein Plättchen mehr.

# Why a bot would do it
kobold-aim = { $aim ->
    [none] { "" }
   *[other] zielt auf Abschnitt { $aim }:{ " " }
}
kobold-aim-down = { $aim ->
    [none] { "" }
   *[other] zielt auf das verdeckte Plättchen in Abschnitt { $aim }:{ " " }
}
kobold-reason-allowed = es ist erlaubt
kobold-reason-keeps-gem = { kobold-aim }ein { $token }, den dann die anderen nicht bekommen
kobold-reason-completes-set = { kobold-aim }ein { $token } vervollständigt einen Satz für die Edelsteintrophäe zu { $points }
kobold-reason-new-colour = { kobold-aim }ein { $token } ist Farbe { $colours } von 4 für die Edelsteintrophäe zu { $points }
kobold-reason-another-set = { kobold-aim }ein { $token } mehr für einen weiteren Satz
kobold-reason-kobold-token = { kobold-aim }ein Koboldplättchen ist einen Punkt wert
kobold-reason-takes-lead = { kobold-aim }geht für die { $toy }-Trophäe zu { $points } in Führung
kobold-reason-draws-level = { kobold-aim }zieht für die { $toy }-Trophäe zu { $points } gleich
kobold-reason-leads = { kobold-aim }führt mit { $lead } Vorsprung für die { $toy }-Trophäe zu { $points }
kobold-reason-comes-within = { kobold-aim }liegt für die { $toy }-Trophäe zu { $points } nur noch { $behind } zurück
kobold-reason-flash-brings = { kobold-aim }der { $toy }-Blitz bringt { $tiles ->
    [one] eine Punktemarke
   *[other] { $tiles } Punktemarken
}, beim jetzigen Stand der Spielzeuge
kobold-reason-flash-for-nobody = { kobold-aim }der { $toy }-Blitz bringt niemandem etwas, beim jetzigen Stand der Spielzeuge
kobold-reason-flash-for-others = { kobold-aim }der { $toy }-Blitz bringt selbst nichts, aber die anderen bekommen ihn nicht
kobold-reason-unseen-set = { kobold-aim-down }von { $unseen } ungesehenen Plättchen { $tokens ->
    [one] würde eins
   *[other] würden { $tokens }
} einen Edelsteinsatz vervollständigen
kobold-reason-unseen-colour = { kobold-aim-down }von { $unseen } ungesehenen Plättchen { $tokens ->
    [one] brächte eins
   *[other] brächten { $tokens }
} eine fehlende Edelsteinfarbe
kobold-reason-unseen-token = { kobold-aim-down }von { $unseen } ungesehenen Plättchen { $tokens ->
    [one] ist eins
   *[other] sind { $tokens }
} von der Sorte „{ $token }“
kobold-reason-all-in-room = alle drei Kobolde sind im Zimmer, also kommen sie jetzt nach Hause
kobold-reason-none-in-room = kein Kobold ist im Zimmer, also wird einer eingesetzt
kobold-reason-never-lit = kein Wurf kann als Nächstes Licht auf Abschnitt { $section } bringen
kobold-reason-may-be-lit = der nächste Wurf bringt bei { $lit } von { $sides } Seiten Licht auf Abschnitt { $section }
kobold-reason-may-be-caught = der nächste Wurf würde den Kobold in Abschnitt { $section } bei { $lit } von { $sides } Seiten erwischen

# The end
kobold-end-supply = Der Vorrat ging aus: Nicht alle leeren Felder konnten aufgefüllt werden.
kobold-end-trophies = Die letzte Edelsteintrophäe wurde genommen; damit endet das Spiel.
kobold-end-both = Der Vorrat ging aus, und die letzte Edelsteintrophäe wurde genommen, beides im letzten Zug.
kobold-end-stopped = Das Spiel endete vorzeitig, darum gab es keine Spielzeugtrophäen.
kobold-end-kobolds = Kobold{ "\u00AD" }plättchen
kobold-end-tiles = Punkte{ "\u00AD" }marken
kobold-end-gems = Edelstein{ "\u00AD" }trophäen
kobold-end-toys = Spielzeug{ "\u00AD" }trophäen
kobold-end-toy-title = Wer die Spielzeugtrophäen bekam
kobold-end-toy-text = für die meisten einer Art; bei Gleichstand keine
kobold-end-tie = Gleichstand: niemand
kobold-end-none = niemand hat welche
kobold-end-graph = Wer vorn lag
kobold-end-graph-text = Punkte, wäre das Spiel nach dem jeweiligen Zug zu Ende gewesen
kobold-end-graph-label = Punkte Zug für Zug. Am Ende: { $points }
kobold-end-turn = Zug { $turn }
kobold-end-ahead = vorn
kobold-end-goes-ahead = Zug { $turn }: { $name } vorn, { $own } zu { $next }.

# The lesson
kobold-lesson-aim = Ein Kind schläft, die Taschenlampe in der Hand. Deine Kobolde sind die roten mit dem Punkt. Schleich dich hinein, schnapp dir Spielzeug und Edelsteine und sei weg, bevor das Licht dich findet. Die meisten Punkte gewinnen. Bereit?
kobold-lesson-place = In deinem Zug setzt du einen Kobold ein, oder du holst alle deine nach Hause. Das Licht ist auf 0 und 1: Dorthin darf niemand. Abschnitt 3 ist weit davon weg, und dort liegt ein Teddy.
kobold-lesson-place-task = Setz einen Kobold in Abschnitt 3 ein.
kobold-lesson-another = Dein Gegenüber ging in die 5. Ein Kobold, ein Plättchen: Je mehr du drinnen hast, desto mehr trägst du nach Hause und desto länger wartest du im Dunkeln.
kobold-lesson-another-task = Setz einen zweiten in Abschnitt 4 ein.
kobold-lesson-retrieve = Kobolde dürfen sich einen Abschnitt teilen: Auch dein Gegenüber kam in die 4. Jetzt schnappen und weg! Jeder von deinen nimmt ein Plättchen aus seinem eigenen Abschnitt.
kobold-lesson-retrieve-task = Nimm den Teddy in Abschnitt 3.
kobold-lesson-face-down = Dein anderer Kobold muss auch mit.
kobold-lesson-face-down-task = Du darfst nehmen, was offen liegt, oder dein Glück versuchen: Nimm das verdeckte Plättchen in Abschnitt 4.
kobold-lesson-die = Es war ein Teddy-Blitz! Wenn alle deine draußen sind, dreht der Würfel das Licht: Gelb 2. Es schwenkte auf 5 und 6 und schickte den Kobold deines Gegenübers mit leeren Händen nach Hause. Dann wurde das Zimmer aufgefüllt und der Blitz gewertet: Du hast die meisten Teddys, also hast du zwei Punktemarken genommen.
kobold-lesson-gems = Edelsteine: Sobald du von jeder der vier Farben einen hast, werden sie zur wertvollsten Edelsteintrophäe, die noch da ist. Ein gelber liegt in 0, ein violetter in 4.
kobold-lesson-gems-task = Schleich dich wieder hinein: Setz einen Kobold in 4 ein.
kobold-lesson-end = Das Spiel endet, wenn das Zimmer nicht aufgefüllt werden kann oder die letzte Edelsteintrophäe genommen wird. Wer dann von einem Spielzeug allein die meisten hat, bekommt dessen Trophäe. Und jetzt spiel ein ganzes Spiel!

# In half a minute
kobold-brief-1 = Schleich dich hinein
kobold-brief-1-text = Setz einen deiner drei Kobolde in einen Abschnitt, nie ins Licht.
kobold-brief-2 = Oder schnapp und weg
kobold-brief-2-text = Hol alle deine nach Hause; jeder nimmt ein Plättchen aus seinem Abschnitt.
kobold-brief-3 = Dann dreht sich das Licht
kobold-brief-3-text = Der Würfel dreht es. Wen es erwischt, der geht mit leeren Händen nach Hause.
kobold-brief-4 = Sammle
kobold-brief-4-text = Ein Edelstein jeder Farbe bringt eine Trophäe. Am Ende auch, wer von einem Spielzeug am meisten hat.
