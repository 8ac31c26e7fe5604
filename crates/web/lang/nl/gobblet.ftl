# The home page
gobblet-name = Gobblet!
gobblet-tagline = Vier op een lijn wint. Grote gobblets slokken kleine op.

# On the board
gobblet-board = Bord, 4 bij 4. Wit zit onderaan.
gobblet-stacks-white = Stapels van Wit
gobblet-stacks-black = Stapels van Zwart
gobblet-stack = Stapel { $number }: maat { $size } bovenop
gobblet-stack-empty = Stapel { $number }: leeg
gobblet-square-empty = leeg
gobblet-piece = { $colour ->
    [white] Wit { $size }
   *[black] Zwart { $size }
}
gobblet-may-land = Je gobblet mag hierheen
gobblet-may-gobble = Je gobblet mag hem opslokken
gobblet-key-land = die van jou mag hierheen
gobblet-key-gobble = die van jou mag opslokken
gobblet-key-three = drie op een lijn
gobblet-type = Typ een zet: 4@d3 zet in, c2-b2 verplaatst

# What to do
gobblet-prompt-choose = Zet een nieuwe gobblet in, of verplaats er een van jou op het bord.
gobblet-prompt-threat = { $name } heeft er drie op een lijn. Blokkeer de lijn, of slok een van de drie op.
gobblet-prompt-first = Sleep een gobblet naar een veld, of tik er een aan en dan een veld.
gobblet-prompt-place = Zet je nieuwe { $size } op een leeg veld, of over een van drie op een lijn heen.
gobblet-prompt-move = Verplaats de gobblet van { $from }: naar een leeg veld, of over een kleinere gobblet heen.
gobblet-prompt-land = De gobblet van { $from } is in de lucht: hij moet op een ander veld worden neergezet.

# Options
gobblet-preset-easy = Makkelijk te volgen
gobblet-preset-easy-text = Wat een gobblet bedekt, zie je als rand. Je mag je bedenken.
gobblet-preset-real = Zoals op een echt bord
gobblet-preset-real-text = Wat een gobblet bedekt, zie je niet. Aanraken is zetten.
gobblet-option-touch = Een gobblet aanraken
gobblet-option-touch-free = Je mag je bedenken: een zet telt als de gobblet is neergezet.
gobblet-option-touch-strict = Aanraken is zetten: til hem op, zie wat eronder staat, en hij moet ergens anders heen.
gobblet-option-repetition-draw = Drie keer dezelfde stelling
gobblet-option-repetition-draw-true = Gelijkspel: niemand kan eeuwig heen en weer schuiven.
gobblet-option-repetition-draw-false = Doorspelen: pas gelijkspel na 500 beurten.
gobblet-option-memory = Wat een gobblet bedekt
gobblet-option-memory-help = Laat het zien als rand: je ziet wat eronder staat.
gobblet-option-memory-none = Hou het verborgen: je moet het onthouden. Aanraken is dan zetten.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
gobblet-event-placed = { $gobbled ->
    [none] { $who } zet een { $gobblet } in op { $at }
   *[other] { $who } zet een { $gobblet } in op { $at } en slokt de { $gobbled } op
}
gobblet-event-moved = { $gobbled ->
    [none] { $who } verplaatst de { $gobblet } van { $from } naar { $to }
   *[other] { $who } verplaatst de { $gobblet } van { $from } naar { $to } en slokt de { $gobbled } op
}
gobblet-event-touched = { $uncovered ->
    [none] { $who } tilt de { $gobblet } van { $from } op
   *[other] { $who } tilt de { $gobblet } van { $from } op; de { $uncovered } komt tevoorschijn
}
gobblet-event-landed = { $gobbled ->
    [none] { $who } zet hem neer op { $to }
   *[other] { $who } zet hem neer op { $to } en slokt de { $gobbled } op
}
gobblet-event-over = { $reason ->
    [line] { $winner } heeft vier op een lijn
    [lift] het optillen heeft de lijn van vier van { $winner } blootgelegd
    [stuck-touch] de aangeraakte gobblet kan nergens worden neergezet
    [repetition] gelijkspel: dezelfde stelling voor de derde keer
   *[turn-limit] gelijkspel: de laatste beurt is gespeeld
}
gobblet-idea-placed = { $gobbled ->
    [none] een { $gobblet } inzetten op { $at }
   *[other] een { $gobblet } inzetten op { $at } en de { $gobbled } opslokken
}
gobblet-idea-moved = { $gobbled ->
    [none] de { $gobblet } van { $from } naar { $to } verplaatsen
   *[other] de { $gobblet } van { $from } naar { $to } verplaatsen en de { $gobbled } opslokken
}
gobblet-idea-touched = de { $gobblet } van { $from } optillen
gobblet-idea-landed = { $gobbled ->
    [none] hem neerzetten op { $to }
   *[other] hem neerzetten op { $to } en de { $gobbled } opslokken
}
gobblet-word-w1 = witte 1
gobblet-word-w2 = witte 2
gobblet-word-w3 = witte 3
gobblet-word-w4 = witte 4
gobblet-word-b1 = zwarte 1
gobblet-word-b2 = zwarte 2
gobblet-word-b3 = zwarte 3
gobblet-word-b4 = zwarte 4

# Why not
gobblet-illegal-not-your-turn = Jij bent niet aan de beurt. Aan de beurt: { $turn }.
gobblet-illegal-over = Het spel is afgelopen.
gobblet-illegal-not-on-top = Geen van je stapels toont een { $size }; alleen de bovenste gobblet van een stapel kan worden gespeeld.
gobblet-illegal-stacks-empty = Al je gobblets staan op het bord. Verplaats er een van.
gobblet-illegal-taken = { $at } is bezet: een nieuwe gobblet komt op een leeg veld, tenzij hij een van drie op een lijn opslokt.
gobblet-illegal-own-gobblet = Een nieuwe gobblet slokt nooit een eigen gobblet op, en op { $at } staat er een van jou.
gobblet-illegal-not-larger-than-three = Op { $at } staat de { $there }, een van drie op een lijn, maar je { $size } is niet groter.
gobblet-illegal-nothing-there = Op { $from } staat niets om te verplaatsen.
gobblet-illegal-not-yours = De gobblet op { $from } is niet van jou.
gobblet-illegal-same-square = Een gobblet mag niet terug naar waar hij vandaan komt: { $square }.
gobblet-illegal-not-smaller = Op { $to } staat de { $there }: je { $size } slokt alleen kleinere op.
gobblet-illegal-must-land = De gobblet van { $from } is in de lucht: zet hem eerst neer.
gobblet-illegal-touch-first = Aan deze tafel is aanraken zetten: til eerst de gobblet op { $from } op.
gobblet-illegal-move-at-once = Aan deze tafel is een zet één actie: zeg waar de gobblet van { $from } heen gaat.
gobblet-illegal-nothing-in-air = Er is geen gobblet in de lucht om op { $to } neer te zetten.

# Why a bot would do it
gobblet-named-line = { $line-kind ->
    [row] rij { $line-name }
    [column] kolom { $line-name }
   *[diagonal] de diagonaal { $line-name }
}
gobblet-reason-allowed = het mag
gobblet-reason-completes = maakt vier op { gobblet-named-line } vol
gobblet-reason-proven-win = de winst is bewezen, uiterlijk in { $plies ->
    [one] één beurt
   *[other] { $plies } beurten
}
gobblet-reason-proven-loss = houdt het langst stand: het verlies in { $plies ->
    [one] één beurt
   *[other] { $plies } beurten
} is bewezen
gobblet-reason-blocks = blokkeert drie op { gobblet-named-line }
gobblet-reason-parries = weert drie op { gobblet-named-line } af
gobblet-reason-threatens = dreigt met vier op { gobblet-named-line }
gobblet-reason-gobbles = slokt de { $size } op { $at } op
gobblet-reason-gobbles-own = slokt de eigen { $size } op { $at } op
gobblet-reason-uncovers-own = legt de eigen { $size } op { $at } bloot
gobblet-reason-brings-in = zet een { $size } in op { $at }, een veld op { $lines ->
    [2] twee lijnen
    [3] drie lijnen
   *[other] { $lines } lijnen
}
gobblet-reason-moves = verplaatst een gobblet naar { $at }, een veld op { $lines ->
    [2] twee lijnen
    [3] drie lijnen
   *[other] { $lines } lijnen
}
gobblet-reason-looks-best = lijkt het best, { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
} vooruit gekeken
gobblet-reason-best-on-average = { $guesses ->
    [one] het best naar één gok
   *[other] gemiddeld het best over { $guesses } gokken
} van wat bedekt is
gobblet-reason-lost = elke zet legt een lijn van de tegenstander bloot
gobblet-reason-wins = maakt vier op een lijn vol
gobblet-reason-most-in-lines = heeft daarna de meeste gobblets op open lijnen

# The lesson
gobblet-lesson-aim = Vier van je gobblets op een lijn winnen: horizontaal, verticaal of diagonaal. Jij bent Wit, met de ronde tekens. Klaar?
gobblet-lesson-bring = Je gobblets wachten in drie stapels, de grootste bovenop.
gobblet-lesson-bring-task = Zet een 4 in: kies een stapel en dan het veld b2.
gobblet-lesson-stack = Zwart antwoordde op c3. Van een stapel kan alleen de bovenste worden gespeeld.
gobblet-lesson-stack-task = Zet nog een 4 in op c2.
gobblet-lesson-three = Twee op een lijn.
gobblet-lesson-three-task = Maak er drie van: een 4 op d2.
gobblet-lesson-move = Zwart blokkeerde op a2. In plaats van er een in te zetten, mag je er ook een van jou verplaatsen, zo ver je wilt.
gobblet-lesson-move-task = Verplaats b2 naar b4.
gobblet-lesson-gobble = Een gobblet die je verplaatst, mag op elke kleinere landen, van jou of niet, en slokt hem op.
gobblet-lesson-gobble-task = Zwart zette een 3 op a3: zet d2 eroverheen.
gobblet-lesson-lift = Kijk wat eronder staat: als een gobblet weggaat, is wat hij bedekte er weer. Speel nu een heel spel!

# In half a minute
gobblet-brief-1 = Vier op een lijn
gobblet-brief-1-text = Vier zichtbare gobblets van jouw kleur winnen: op een rij, een kolom of een lange diagonaal.
gobblet-brief-2 = Zet er een in
gobblet-brief-2-text = Neem een nieuwe gobblet boven van een stapel en zet hem op een leeg veld.
gobblet-brief-3 = Of verplaats er een
gobblet-brief-3-text = Naar welk veld dan ook. Een grotere slokt een kleinere op, van jou of niet.
gobblet-brief-4 = Kijk eronder
gobblet-brief-4-text = Wat bedekt is, is er nog. Gaat de gobblet erboven weg, dan telt het weer.

# The lesson about strict touch
gobblet-strict-name = Aanraken is zetten
gobblet-strict-aim = Aan sommige tafels moet een gobblet die je aanraakt, gespeeld worden. Hij wordt eerst opgetild, iedereen ziet wat eronder stond, en pas dan wordt hij neergezet.
gobblet-strict-touch = Kijk voor je aanraakt: nu kun je nog kiezen welke je speelt.
gobblet-strict-touch-task = Raak je 4 op b2 aan.
gobblet-strict-land = Hij is in de lucht. Hij mag naar elk veld waar hij past, maar niet terug naar waar hij vandaan kwam.
gobblet-strict-land-task = Zet hem neer op d2, over de zwarte 3.
gobblet-strict-again = Zwart zette een 4 in op a1. Wat je hebt opgeslokt, blijft eronder staan.
gobblet-strict-again-task = Raak je 4 nog eens aan, op d2.
gobblet-strict-light = Daar is de 3 weer, voor iedereen te zien. Je mag nog kiezen waar je 4 heen gaat, maar niet meer welke je speelt.
gobblet-strict-light-task = Zet hem neer op b3.
gobblet-strict-end = Pas op: als het optillen een lijn van vier van de ander blootlegt, heb je verloren, tenzij je de gobblet op precies die lijn neerzet. En wie een gobblet aanraakt die nergens past, verliest het spel.
