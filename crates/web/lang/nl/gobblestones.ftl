# The home page
gobblestones-name = Gobblestones
gobblestones-tagline = Leg tegels op hun eigen kleur. Vul nooit een vierkant van vier velden.

# On the board
gobblestones-board = Speelbord, 15 bij 15 velden: kolommen a tot en met o, rijen 1 tot en met 15. Pijltjestoetsen bewegen, Enter legt een tegel; R, Y, G, B of T kiest een kleur, Backspace neemt een tegel terug.
gobblestones-space = Veld, { $colour }, { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
gobblestones-space-grey = Grijs veld: elke kleur, geen punten
gobblestones-space-closed = Grijs veld: blijft leeg
gobblestones-grey = grijs
gobblestones-tile = Tegel, { $tile }
gobblestones-tile-down = Gedekte tegel
gobblestones-tile-own-down = Jouw tegel, { $tile }, gedekt
gobblestones-tile-mine = Jouw tegel, { $tile }, niet bevestigd. Tik om hem terug te nemen
gobblestones-tile-gone = Hier lag een tegel, { $tile }; hij is teruggenomen
gobblestones-open = Hier kun je beginnen
gobblestones-open-total = Met een tegel hier wordt het { $points }
gobblestones-hatched = Een tegel hier zou een 2×2-blok maken
gobblestones-in-question = Ter discussie
gobblestones-shown-right = De juiste kleur
gobblestones-shown-wrong = De verkeerde kleur
gobblestones-zoom-in = Dichterbij kijken
gobblestones-zoom-out = Meer zien
gobblestones-key-joker = elke kleur, geen punten
gobblestones-key-open = hier kun je beginnen
gobblestones-key-hatch = zou een 2×2-blok maken
gobblestones-type = Typ je tegels: j5B k5R legt er twee, - legt er geen

# The rack and the bag
gobblestones-your-rack = Je rekje
gobblestones-rack-empty = Je rekje is leeg
gobblestones-pile = { $tile }, { $count ->
    [0] geen meer
   *[other] { $count } op je rekje
}
gobblestones-rack-count = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
gobblestones-rack-laid = { $laid ->
    [one] , { $laid } gelegd
   *[other] , { $laid } gelegd
}
gobblestones-points = { $points ->
    [one] punt
   *[other] punten
}
gobblestones-bag = De zak
gobblestones-in-bag = in de zak
gobblestones-you-draw = { $count ->
    [0] Nu bevestigen: je trekt er geen
   *[other] Nu bevestigen: je trekt er { $count }
}
gobblestones-five = { $laid } gelegd, { $drawn } getrokken
gobblestones-turn-so-far = Je beurt tot nu toe
gobblestones-points-so-far = { $points ->
    [one] punt tot nu toe
   *[other] punten tot nu toe
}
gobblestones-verdict-nothing = Nog niets gelegd
gobblestones-verdict-legal = Dat mag
gobblestones-demand-row = Op één lijn, zonder gat
gobblestones-demand-touch = Grenst aan een eerdere tegel
gobblestones-demand-centre = Bedekt het midden van een borddeel
gobblestones-demand-colour = Kleuren kloppen
gobblestones-demand-claim = Kleuren worden alleen beweerd
gobblestones-demand-block = Geen 2×2-blok
gobblestones-why = Waarom? Regel { $rule }
gobblestones-take-back = Terugnemen
gobblestones-confirm = Bevestigen: { $points }
gobblestones-lay-nothing = { $count ->
    [0] Niets leggen
   *[other] Niets leggen, { $count } trekken
}
gobblestones-ends-last-tile = Je laatste tegel: het spel eindigt met deze beurt.
gobblestones-ends-empty-rack = Een rekje is leeg en in de zak zitten er te weinig: het spel eindigt met deze beurt.
gobblestones-ends-stalemate = { $idle } van { $most } beurten achter elkaar zonder tegel: na { $most } is het spel afgelopen.
gobblestones-ends-idle = { $idle } beurten achter elkaar leverden niets op: na { $most } is het spel afgelopen.

# What to do
gobblestones-prompt-open = Leg je eerste tegels: een ervan op het midden van een borddeel, allemaal in één rij of kolom.
gobblestones-prompt-open-bluff = Leg je eerste tegels gedekt, in elke kleur die je wilt: een ervan op het midden van een borddeel, allemaal in één rij of kolom.
gobblestones-prompt-lay = Leg tot vijf tegels op een lijn die aan eerdere grenst: tik op een veld, of eerst op een tegel.
gobblestones-prompt-bluff = Leg tot vijf tegels gedekt, in elke kleur die je wilt. Kies een tegel en dan een veld.
gobblestones-prompt-no-tiles = Je rekje is leeg. Leg niets en trek tegels.
gobblestones-prompt-aim = Welke tegel voor { $square }? Kies er een van je rekje.
gobblestones-prompt-picked = Waar leg je { $tile }? Ringen laten zien waar je kunt beginnen.
gobblestones-prompt-picked-more = Waar leg je { $tile }?
gobblestones-prompt-more = { $points ->
    [one] { $points } punt tot nu toe. Leg verder of bevestig.
   *[other] { $points } punten tot nu toe. Leg verder of bevestig.
}
gobblestones-prompt-five = Vijf tegels, { $points } punten: bevestig.
gobblestones-prompt-not-yet = Nog niet: leg verder of neem een tegel terug.
gobblestones-prompt-answer = { $count ->
    [one] { $name } heeft een tegel gedekt gelegd. Geloof je dat?
   *[other] { $name } heeft { $count } tegels gedekt gelegd. Geloof je dat allemaal?
}

# Bluffing
gobblestones-claims = { $name } beweert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
gobblestones-your-tiles = Je tegels
gobblestones-unseen = { $count } ongezien
gobblestones-always-right = altijd juist
gobblestones-unseen-means = Ongezien: van de 20 in elke kleur de tegels die niet open liggen en niet van jou zijn.
gobblestones-sealed = Verzegeld: alle enveloppen zien er zo uit tot iedereen heeft geantwoord.
gobblestones-answer = Je antwoord
gobblestones-trust = Vertrouwen
gobblestones-challenge = Betwisten
gobblestones-trust-keep = Je houdt je { $mine }, wat er ook gebeurt.
gobblestones-trust-score = { $others ->
    [0] { $name } krijgt { $points }: { $theirs } → { $theirs-after }.
   *[other] Als niemand betwist, krijgt { $name } { $points }: { $theirs } → { $theirs-after }.
}
gobblestones-at-stake = Risico: { $points }
gobblestones-challenge-wrong = Als een kleur niet klopt: { $name } krijgt niets, neemt { $count ->
    [one] de tegel
   *[other] alle { $count }
} terug en trekt er geen.
gobblestones-challenge-right = Als alles klopt: je verliest { $points }, { $mine } → { $mine-after }.
gobblestones-before-you = Als iemand vóór jou ({ $before }) ook betwist, is het risico niet voor jou: alleen wie links van { $name } als eerste komt, is de betwister.
gobblestones-reveal-title = Betwist!
gobblestones-put-away = Sluiten
gobblestones-reveal-first = Wie links van { $name } als eerste komt, is de betwister: { $challenger }.
gobblestones-reveal-tile = { $tile } op { $space }
gobblestones-reveal-right = Alles juist. { $name } +{ $points }, { $challenger } −{ $points }.
gobblestones-reveal-bluff = Een bluf! Geen punten voor { $name }: { $count ->
    [one] de tegel gaat
   *[other] alle { $count } tegels gaan
} terug naar het rekje, en er wordt niet getrokken.

# The end
gobblestones-ending-GBS-13 = Iemand legde zijn laatste tegel, en in de zak zaten er te weinig om te trekken.
gobblestones-ending-GBS-14 = Een rekje was leeg en de zak raakte op.
gobblestones-ending-GBS-R5 = De beurt kwam bij een leeg rekje.
gobblestones-ending-GBS-R4 = De zak is leeg en een hele ronde lang legde niemand een tegel.
gobblestones-ending-GBS-R11 = Drie ronden lang leverde geen enkele beurt iets op.
gobblestones-graph = Wie voorstond, beurt na beurt

# Options
gobblestones-option-bluff = Bluffen
gobblestones-option-bluff-false = Nee: tegels liggen open en passen bij hun velden.
gobblestones-option-bluff-true = Ja: tegels liggen gedekt, in elke kleur; de anderen vertrouwen of betwisten.
gobblestones-option-bridging = Eerdere tegels ertussen
gobblestones-option-bridging-true = Toegestaan: je tegels mogen achter tegels van eerdere beurten verdergaan.
gobblestones-option-bridging-false = Niet toegestaan: je eigen tegels liggen vlak naast elkaar.
gobblestones-option-empty-rack = Als de beurt bij een leeg rekje komt
gobblestones-option-empty-rack-draws = Vijf trekken: daarna gaat het verder. Zitten er minder in de zak, dan eindigt het spel.
gobblestones-option-empty-rack-ends = Het spel eindigt: meteen, ook als er nog tegels in de zak zitten.
gobblestones-option-jokers = Grijze velden
gobblestones-option-jokers-true = Elke kleur past: maar een tegel daar levert geen punten op.
gobblestones-option-jokers-false = Blijven leeg: daar komt nooit een tegel.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
# Nothing is said of the boards: they are to be seen.
gobblestones-event-board-laid = { "" }
gobblestones-event-drew = { $tile ->
    [none] { $who } trekt een tegel
   *[other] { $who } trekt { $tile }
}
gobblestones-events-drew = { $tile ->
    [none] { $who } trekt { $count } tegels
   *[other] { $who } trekt { $tile }
}
gobblestones-event-placed = { $who } legt { $tiles-count ->
    [one] een tegel
   *[other] { $tiles-count } tegels
} voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
gobblestones-event-placed-face-down = { $who } legt { $tiles-count ->
    [one] een tegel
   *[other] { $tiles-count } tegels
} gedekt en beweert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
gobblestones-event-placed-none = { $who } legt niets
gobblestones-event-trusted = { $by } vertrouwt { $seat }
gobblestones-event-challenged = { $by } betwist de tegels van { $seat }
gobblestones-event-turned-up = de tegels van { $seat } worden omgedraaid, { $tiles }: { $correct ->
    [yes] alles juist
   *[no] een bluf
}
gobblestones-event-returned = { $tiles ->
    [one] { $who } neemt de tegel terug
   *[other] { $who } neemt { $tiles } tegels terug
}
gobblestones-event-scored = { $who } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
gobblestones-event-penalised = { $who } verliest { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor het betwisten
gobblestones-event-bluffs-shown = { $who } had { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
} gedekt, { $wrong } in een verkeerde kleur
gobblestones-event-bonus = { $who } krijgt 1 punt voor elke tegel die over is: { $tiles }
gobblestones-event-game-over = het spel is afgelopen: { $by }
gobblestones-idea-placed = { $tiles-count ->
    [one] een tegel
   *[other] { $tiles-count } tegels
} leggen voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
gobblestones-idea-placed-face-down = { $tiles-count ->
    [one] een tegel
   *[other] { $tiles-count } tegels
} gedekt leggen en { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} beweren
gobblestones-idea-placed-none = niets leggen
gobblestones-idea-trusted = { $seat } vertrouwen
gobblestones-idea-challenged = de tegels van { $seat } betwisten
gobblestones-word-R = rood
gobblestones-word-Y = geel
gobblestones-word-G = groen
gobblestones-word-B = blauw
gobblestones-word-T = turkoois
gobblestones-word-trust = vertrouwen
gobblestones-word-challenge = betwisten
gobblestones-word-GBS-13 = de laatste tegel is gelegd en in de zak zitten er te weinig
gobblestones-word-GBS-14 = een rekje is leeg en de zak is opgeraakt
gobblestones-word-GBS-R5 = de beurt is bij een leeg rekje gekomen
gobblestones-word-GBS-R4 = een hele ronde lang legde niemand een tegel
gobblestones-word-GBS-R11 = drie ronden lang leverde geen enkele beurt iets op

# Why not
gobblestones-illegal-over = Het spel is afgelopen.
gobblestones-illegal-drawing = Er worden tegels getrokken. Een ogenblik.
gobblestones-illegal-not-your-turn = Jij bent niet aan de beurt: nu legt { $turn } tegels.
gobblestones-illegal-nothing-to-answer = Er valt nu niets te betwisten. Het is jouw beurt om tegels te leggen.
gobblestones-illegal-answer-first = Zeg eerst of je de tegels van { $turn } vertrouwt of betwist.
gobblestones-illegal-own-tiles = Dit zijn je eigen tegels. De anderen beslissen of ze die betwisten.
gobblestones-illegal-not-on-rack = { $held ->
    [0] Je hebt geen { $colour } meer op je rekje.
   *[other] Je hebt maar { $held } keer { $colour } op je rekje, geen { $needed } keer.
}
gobblestones-illegal-covered = Op { $square } ligt al een tegel.
gobblestones-illegal-grey = { $square } is grijs, en grijze velden blijven in dit spel leeg.
gobblestones-illegal-not-straight = De tegels van een beurt liggen in één rij of kolom; { $first } en { $other } niet.
gobblestones-illegal-gap = Je slaat { $gap } over: tussen je tegels mag geen leeg veld liggen.
gobblestones-illegal-bridge = Je slaat { $bridge } over: in dit spel moeten je tegels vlak naast elkaar liggen.
gobblestones-illegal-not-on-centre = De eerste tegels van het spel bedekken het midden van een borddeel. Die van jou niet.
gobblestones-illegal-not-adjacent = Minstens een van je tegels moet naast een tegel van een eerdere beurt liggen.
gobblestones-illegal-wrong-colour = Op { $square } past geen { $tile }: dat veld is { $space }.
gobblestones-illegal-block = Dan zijn alle vier de velden van een 2×2-blok bedekt: { $block }.

# Why a bot would do it
gobblestones-then-draws = { $draws ->
    [0] trekt er geen
   *[other] trekt er { $draws }
}
gobblestones-reason-allowed = het mag
gobblestones-reason-rack-empty = het rekje is leeg
gobblestones-reason-lays-none = { $tiles ->
    [0] legt niets en { gobblestones-then-draws }
    [one] legt niets, houdt één tegel en { gobblestones-then-draws }
   *[other] legt niets, houdt { $tiles } tegels en { gobblestones-then-draws }
}
gobblestones-reason-scores = levert { $points } op met { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} en bedekt de { $value } op { $square }
gobblestones-reason-bluffs = bluft met { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} in de verkeerde kleur
gobblestones-reason-bluffs-knowing = bluft met { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} in de verkeerde kleur; tot nu toe betwist: { $challenged } van { $placements }
gobblestones-reason-closes = sluit de { $value } op { $square } af, die nu een blok zou volmaken
gobblestones-reason-empties-rack = maakt het rekje leeg en { gobblestones-then-draws }
gobblestones-reason-keeps = houdt { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
} in { $colours ->
    [one] één kleur
   *[other] { $colours } kleuren
} en { gobblestones-then-draws }
gobblestones-reason-doubts = kans op een bluf: { $percent }%; daarmee { $points ->
    [one] gaat één punt
   *[other] gaan { $points } punten
} verloren
gobblestones-reason-trusts = kans op een bluf: maar { $percent }%; ten onrechte betwisten kost { $points ->
    [one] één punt
   *[other] { $points } punten
}
gobblestones-reason-rack-has = wie blind trekt, heeft deze tegels in { $percent }% van de gevallen: { $tiles }
gobblestones-reason-were-bluffs = bluf onder wat bij deze speler betwist is: { $bluffs } van { $challenged }
gobblestones-reason-scores-most = niets levert meer op dan { $points }
gobblestones-reason-can-be-true = het kan kloppen, en ten onrechte betwisten kost { $points }
gobblestones-reason-cannot-be-true = zoveel ongeziene tegels in deze kleuren zijn er niet

# The lesson
gobblestones-lesson-aim = Bedek velden met tegels van hun eigen kleur: elk veld is het getal waard dat erop staat. Onderaan heb je vijf tegels; niemand anders ziet ze. De meeste punten winnen. Klaar?
gobblestones-lesson-open = De eerste tegels bedekken het midden van een van de negen borddelen.
gobblestones-lesson-open-task = Leg groen op h8, dan turkoois op i8 en geel op j8, en bevestig: 4 en 6 en 5 is samen 15.
gobblestones-lesson-block = Wat je legt en wat je trekt, is samen altijd vijf: je legde er drie en trok er twee. Je tegenstander antwoordde op g7 en h7. Zie je de gearceerde velden g8 en i7? Een tegel daar zou een blok van twee bij twee vullen, en dat mag nooit.
gobblestones-lesson-bridge = Je tegels liggen in één rij of kolom en grenzen aan een eerdere tegel.
gobblestones-lesson-bridge-task = Ze mogen er zelfs achter verdergaan: leg rood op j7 en blauw op j9, met je zon op j8 ertussen.
gobblestones-lesson-grey = Op een grijs veld past elke kleur en het levert geen punten op, maar het helpt je verder.
gobblestones-lesson-grey-task = Leg geel op j10 en turkoois op het grijze i10.
gobblestones-lesson-nothing = Geduld loont.
gobblestones-lesson-nothing-task = Je tegels passen nu slecht, dus leg niets en trek er vijf: een rekje raakt nooit vol.
gobblestones-lesson-five = Nu heb je vier rode tegels, en rij 7 is rood!
gobblestones-lesson-five-task = Leg rood op k7, l7, m7 en n7 en geel op o7. Vijf tegels in één keer, 18 punten; dan trek je er geen.
gobblestones-lesson-end = Als de zak leeg is en iemand zijn laatste tegel legt, eindigt het spel; elke tegel die nog op een rekje staat, is één punt waard. Ken je het spel eenmaal, probeer dan te bluffen: tegels liggen gedekt, en wie betwist, brengt de waarheid aan het licht. En nu spelen!

# In half a minute
gobblestones-brief-1 = De kleur past
gobblestones-brief-1-text = Leg tegels op velden van hun eigen kleur; elk veld is zijn getal waard.
gobblestones-brief-2 = Op één lijn
gobblestones-brief-2-text = Tot vijf tegels in een rij of kolom, zonder gaten, naast eerdere tegels.
gobblestones-brief-3 = Geen blokken
gobblestones-brief-3-text = Vier bedekte velden mogen nooit een blok van twee bij twee vormen.
gobblestones-brief-4 = Altijd vijf
gobblestones-brief-4-text = Wat je legt en wat je trekt, is samen vijf. Is de zak leeg, dan winnen de meeste punten.

# The lesson about bluffing
gobblestones-bluffing-name = Bluffen
gobblestones-bluffing-aim = Hier worden alle tegels gedekt gelegd. Dat elke tegel de kleur van zijn veld heeft, beweer je alleen maar: de anderen vertrouwen je of betwisten het.
gobblestones-bluffing-lie = Je hebt geen turkooise tegel, maar i8 is 6 waard. Bluf dus.
gobblestones-bluffing-lie-task = Leg groen op h8, rood op i8 alsof het turkoois is, en geel op j8; bevestig dan.
gobblestones-bluffing-trusted = Je tegenstander vertrouwde je: 15 punten! Je trok twee tegels, en de jouwe blijven gedekt, ook de rode.
gobblestones-bluffing-doubt = Nu legt je tegenstander twee tegels en beweert blauw en rood. Vier van de rode zijn van jou, dus rood is schaars. Wat zeg je?
gobblestones-bluffing-doubt-task = Betwist het!
gobblestones-bluffing-caught = Betrapt! De tegel op h7 was groen. Beide gaan terug naar het rekje, er wordt niets geteld, en de beurt is voorbij zonder te trekken.
gobblestones-bluffing-honest = Je hebt net iemand betrapt, dus je wordt niet zo makkelijk geloofd. Speel een eerlijke beurt.
gobblestones-bluffing-honest-task = Leg rood op j7 en blauw op j9, met de tegel op j8 ertussen.
gobblestones-bluffing-end = Deze keer werd je betwist, en elke tegel klopte: jij krijgt 5 punten, en je tegenstander verliest er evenveel. En nu echt bluffen!
