# The home page
kobold-name = Kobold
kobold-tagline = Sluip naar speelgoed en edelstenen voordat de zaklamp rondzwaait.

# In the room
kobold-room = De kamer: zeven vakken rond een slapend kind. Het licht is op de vakken { $first } en { $second }. Links en rechts gaan in de rondte, omhoog gaat naar buiten naar de fiches, omlaag terug naar de vloer.
kobold-room-dark = De kamer: zeven vakken rond een slapend kind.
kobold-section = Vak { $section }
kobold-in-light = in het licht
kobold-space = Veld { $spot }: { $what }
kobold-face-down = gedekt
kobold-empty-up = leeg, voor een open fiche
kobold-empty-down = leeg, voor een gedekte fiche
kobold-stand-there = { $count ->
    [one] { $name }: één kobold
   *[other] { $name }: { $count } kobolden
}
kobold-may-place = Je mag hier een kobold plaatsen
kobold-may-take = Je kobold mag hem grijpen
kobold-danger-of = Bij { $sides } van de { $all } kanten van de dobbelsteen komt dit in het licht
kobold-type = Typ een zet: place 3 sluipt naar binnen, take 3.1 grijpt

# Around the room
kobold-supply = voorraad
kobold-last-roll = laatste worp
kobold-no-roll = nog niet gegooid
kobold-tiles-left = tegels over
kobold-gem-trophies = edelsteen{ "\u00AD" }trofeeën
kobold-gem-trophies-left = { $count ->
    [0] Er is geen edelsteentrofee over
    [one] Er is één edelsteentrofee over: { $points }
   *[other] Er zijn { $count } edelsteentrofeeën over: { $points }
}
kobold-danger = Wie kan bij de volgende worp betrapt worden?
kobold-danger-note = Wie gooit, heeft de eigen kobolden al naar huis gehaald.
kobold-lights = { $first } + { $second }
kobold-nobody = niemand
kobold-tie = gelijke stand
kobold-toy-trophies = Speelgoedtrofeeën
kobold-toy-trophies-text = voor de meeste aan het eind
kobold-trophy-worth = trofee waard
kobold-points = punten
kobold-unseen = Nog niet gezien
kobold-unseen-text = { $supply } in de voorraad, { $down } gedekt

# What a player has
kobold-at-home = { $count ->
    [0] Geen kobold thuis
    [one] Eén kobold thuis
   *[other] { $count } kobolden thuis
}
kobold-leads = , de meeste
kobold-with-toys = { $points } met speelgoedtrofeeën
kobold-nothing-yet = nog geen punten
kobold-carried = mee naar huis:

# The marks
kobold-key-place = hier mag een kobold heen
kobold-key-take = die van jou mag hem grijpen
kobold-key-up = wordt open aangevuld
kobold-key-down = wordt gedekt aangevuld
kobold-key-last = kwam in de laatste beurt

# What to do
kobold-prompt-both = Naar binnen sluipen, of grijpen en wegwezen?
kobold-prompt-only-place = Laat een kobold naar binnen sluipen: tik op een glinsterend vak.
kobold-prompt-only-retrieve = Ze zijn alle drie binnen: tik op een fiche met een ring om er een naar huis te halen.
kobold-prompt-place = Tik op een glinsterend vak: daar sluipt je kobold naar binnen.
kobold-prompt-retrieve = Tik op een fiche met een ring. Al je kobolden komen naar huis, een voor een.
kobold-prompt-go-on = { $left ->
    [one] Je laatste kobold: tik op een fiche met een ring. Dan wordt er gegooid.
   *[other] Er zijn er nog { $left } van jou binnen: tik op de volgende fiche met een ring.
}
kobold-place = Kobold plaatsen
kobold-place-how = tik op een glinsterend vak
kobold-place-none-left = alle drie zijn in de kamer
kobold-place-not-now = eerst komen de andere thuis
kobold-retrieve = { $count } terughalen, gooien
kobold-retrieve-go-on = Nog { $count }, dan gooien
kobold-retrieve-none = Terughalen en gooien
kobold-retrieve-how = tik op een fiche bij die van jou
kobold-retrieve-nobody = geen van jou is in de kamer
kobold-choose-wait = je bent nog niet aan de beurt

# Options
kobold-option-side = De kamer
kobold-option-side-auto = Zoals gewoonlijk: de kleine kamer voor 2 spelers, de grote voor 3 of 4.
kobold-option-side-small = De kleine kamer: minder fiches om te grijpen, voor 2 of 3 spelers.
kobold-option-side-large = De grote kamer: meer fiches om te grijpen, voor 3 of 4 spelers.
kobold-option-reveal = Fiches die gedekt zijn gegrepen
kobold-option-reveal-each = Draai elke fiche meteen om: dat helpt je de volgende te kiezen.
kobold-option-reveal-together = Draai ze samen om: je ziet ze pas als je laatste kobold eruit is.
kobold-option-light = Waar het licht begint
kobold-option-light-draw = Geloot: elk paar vakken naast elkaar is even waarschijnlijk.
kobold-option-light-0 = Vakken 0 en 1: ze liggen aan het begin in het licht, daar kan nog geen kobold heen.
kobold-option-light-1 = Vakken 1 en 2: ze liggen aan het begin in het licht, daar kan nog geen kobold heen.
kobold-option-light-2 = Vakken 2 en 3: ze liggen aan het begin in het licht, daar kan nog geen kobold heen.
kobold-option-light-3 = Vakken 3 en 4: ze liggen aan het begin in het licht, daar kan nog geen kobold heen.
kobold-option-light-4 = Vakken 4 en 5: ze liggen aan het begin in het licht, daar kan nog geen kobold heen.
kobold-option-light-5 = Vakken 5 en 6: ze liggen aan het begin in het licht, daar kan nog geen kobold heen.
kobold-option-light-6 = Vakken 6 en 0: ze liggen aan het begin in het licht, daar kan nog geen kobold heen.
kobold-option-first = Wie begint
kobold-option-first-draw = Geloot: iedereen heeft evenveel kans om te beginnen.
kobold-option-first-0 = Speler 1: wie op plaats 1 zit, heeft de eerste beurt.
kobold-option-first-1 = Speler 2: wie op plaats 2 zit, heeft de eerste beurt.
kobold-option-first-2 = Speler 3: wie op plaats 3 zit, heeft de eerste beurt.
kobold-option-first-3 = Speler 4: wie op plaats 4 zit, heeft de eerste beurt.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
kobold-beam = { $section ->
    [0] 0 en 1
    [1] 1 en 2
    [2] 2 en 3
    [3] 3 en 4
    [4] 4 en 5
    [5] 5 en 6
   *[6] 6 en 0
}
kobold-event-light-set = het licht begint op { kobold-beam }
kobold-event-begins = { $who } begint
kobold-event-laid = { $token ->
    [none] { "" }
   *[other] op { $spot } komt: { $token }
}
kobold-events-laid = er komen { $count } fiches in de kamer
kobold-event-placed = { $who } stuurt een kobold naar vak { $section }
kobold-event-grabbed = { $token ->
    [none] { $who } grijpt wat gedekt op { $spot } ligt
   *[other] { $who } grijpt de { $token } op { $spot }
}
kobold-event-turned-up = { $who } draait om: { $token }
kobold-event-gems-exchanged = { $who } heeft een volle set edelstenen en neemt de edelsteentrofee van { $points }
kobold-event-rolled = { $who } gooit: { $face }
kobold-event-light-turned = het licht draait naar { kobold-beam }
kobold-event-caught = { $kobolds ->
    [one] het licht betrapt een kobold van { $seat } in vak { $section }
   *[other] het licht betrapt { $kobolds } kobolden van { $seat } in vak { $section }
}
kobold-event-supply-short = nog maar { $supply } in de voorraad, voor { $spaces ->
    [one] één leeg veld
   *[other] { $spaces } lege velden
}
kobold-event-flash-scored = { $leaders-count ->
    [0] { $toy }flits: niemand heeft er een
    [one] { $toy }flits: één speler heeft de meeste
   *[other] { $toy }flits: gelijke stand
}
kobold-event-tiles-taken = { $tiles ->
    [one] { $who } neemt één puntentegel
   *[other] { $who } neemt { $tiles } puntentegels
}
kobold-event-game-over = { $supply ->
    [yes] { $trophies ->
        [yes] het spel is afgelopen: de kamer kan niet worden aangevuld, en de laatste edelsteentrofee is gepakt
       *[no] het spel is afgelopen: de kamer kan niet worden aangevuld
    }
   *[no] het spel is afgelopen: de laatste edelsteentrofee is gepakt
}
kobold-event-toy-trophy = { $seat ->
    [none] { $toy }trofee: niemand heeft alleen de meeste
   *[other] { $toy }trofee van { $points }: { $seat }
}
kobold-idea-placed = een kobold naar vak { $section } sturen
kobold-idea-grabbed = { $token ->
    [none] grijpen wat gedekt op { $spot } ligt
   *[other] de { $token } op { $spot } grijpen
}
kobold-word-gem-violet = violette edelsteen
kobold-word-gem-green = groene edelsteen
kobold-word-gem-yellow = gele edelsteen
kobold-word-gem-blue = blauwe edelsteen
kobold-word-toy-teddy = teddy
kobold-word-toy-car = auto
kobold-word-toy-clown = clown
kobold-word-toy-ball = bal
kobold-word-flash-teddy = teddyflits
kobold-word-flash-car = autoflits
kobold-word-flash-clown = clownflits
kobold-word-flash-ball = balflits
kobold-word-kobold = koboldfiche
kobold-word-teddy = teddy
kobold-word-car = auto
kobold-word-clown = clown
kobold-word-ball = bal
kobold-word-blue-1 = blauw 1
kobold-word-blue-2 = blauw 2
kobold-word-yellow-1 = geel 1
kobold-word-yellow-2 = geel 2
kobold-word-blank = leeg

# Why not
kobold-illegal-over = Het spel is afgelopen.
kobold-illegal-chance = Er wordt net iets getrokken of gegooid. Een ogenblik.
kobold-illegal-not-your-turn = Je bent nog niet aan de beurt.
kobold-illegal-retrieving = Je bent begonnen je kobolden naar huis te halen, dus eerst komen ook de andere eruit.
kobold-illegal-all-in-room = Je drie kobolden zijn allemaal in de kamer, dus je moet ze terughalen.
kobold-illegal-lit = Vak { $section } ligt in het licht. Daar blijven kobolden weg.
kobold-illegal-crowded = { $tokens ->
    [one] Vak { $section } heeft maar één fiche, en je kobold is daar al. Elke kobold van jou heeft een eigen fiche nodig.
   *[other] Vak { $section } heeft { $tokens } fiches, en { $kobolds } van je kobolden zijn daar al. Elke kobold van jou heeft een eigen fiche nodig.
}
kobold-illegal-no-such-space = Er is geen veld { $spot } in deze kamer.
kobold-illegal-none-in-room = Je hebt geen kobold in de kamer, dus je moet er een plaatsen.
kobold-illegal-none-in-section = Je hebt geen kobold in vak { $section }. Een kobold grijpt een fiche uit zijn eigen vak.
kobold-illegal-no-token = Op veld { $spot } ligt geen fiche meer.

# Why a bot would do it
kobold-aim = { $aim ->
    [none] { "" }
   *[other] mikt op vak { $aim }:{ " " }
}
kobold-aim-down = { $aim ->
    [none] { "" }
   *[other] mikt op de gedekte fiche in vak { $aim }:{ " " }
}
kobold-reason-allowed = het mag
kobold-reason-keeps-gem = { kobold-aim }een { $token } die de anderen dan niet krijgen
kobold-reason-completes-set = { kobold-aim }een { $token } maakt een set vol voor de edelsteentrofee van { $points }
kobold-reason-new-colour = { kobold-aim }een { $token } is kleur { $colours } van 4 voor de edelsteentrofee van { $points }
kobold-reason-another-set = { kobold-aim }een { $token } erbij voor nog een set
kobold-reason-kobold-token = { kobold-aim }een koboldfiche is een punt waard
kobold-reason-takes-lead = { kobold-aim }neemt de leiding voor de { $toy }trofee van { $points }
kobold-reason-draws-level = { kobold-aim }komt gelijk voor de { $toy }trofee van { $points }
kobold-reason-leads = { kobold-aim }heeft { $lead } voorsprong voor de { $toy }trofee van { $points }
kobold-reason-comes-within = { kobold-aim }staat nog maar { $behind } achter voor de { $toy }trofee van { $points }
kobold-reason-flash-brings = { kobold-aim }de { $toy }flits levert { $tiles ->
    [one] één puntentegel
   *[other] { $tiles } puntentegels
} op, zoals het speelgoed nu ligt
kobold-reason-flash-for-nobody = { kobold-aim }de { $toy }flits levert niemand iets op, zoals het speelgoed nu ligt
kobold-reason-flash-for-others = { kobold-aim }de { $toy }flits levert zelf niets op, maar de anderen krijgen hem niet
kobold-reason-unseen-set = { kobold-aim-down }van de { $unseen } ongeziene fiches { $tokens ->
    [one] zou er één
   *[other] zouden er { $tokens }
} een set edelstenen volmaken
kobold-reason-unseen-colour = { kobold-aim-down }van de { $unseen } ongeziene fiches { $tokens ->
    [one] zou er één
   *[other] zouden er { $tokens }
} een ontbrekende edelsteenkleur brengen
kobold-reason-unseen-token = { kobold-aim-down }van de { $unseen } ongeziene fiches { $tokens ->
    [one] is er één
   *[other] zijn er { $tokens }
} van het soort ‘{ $token }’
kobold-reason-all-in-room = alle drie de kobolden zijn in de kamer, dus ze komen nu naar huis
kobold-reason-none-in-room = er is geen kobold in de kamer, dus er wordt er een geplaatst
kobold-reason-never-lit = geen worp kan nu licht op vak { $section } brengen
kobold-reason-may-be-lit = de volgende worp brengt bij { $lit } van de { $sides } kanten licht op vak { $section }
kobold-reason-may-be-caught = de volgende worp zou de kobold in vak { $section } bij { $lit } van de { $sides } kanten betrappen

# The end
kobold-end-supply = De voorraad raakte op: niet elk leeg veld kon worden aangevuld.
kobold-end-trophies = De laatste edelsteentrofee is gepakt, en daarmee eindigt het spel.
kobold-end-both = De voorraad raakte op en de laatste edelsteentrofee is gepakt, allebei in de laatste beurt.
kobold-end-stopped = Het spel eindigde voortijdig, dus er zijn geen speelgoedtrofeeën uitgedeeld.
kobold-end-kobolds = kobold{ "\u00AD" }fiches
kobold-end-tiles = punten{ "\u00AD" }tegels
kobold-end-gems = edelsteen{ "\u00AD" }trofeeën
kobold-end-toys = speelgoed{ "\u00AD" }trofeeën
kobold-end-toy-title = Wie de speelgoedtrofeeën kreeg
kobold-end-toy-text = voor de meeste van een soort; gelijke stand levert niets op
kobold-end-tie = gelijke stand: niemand
kobold-end-none = niemand heeft er een
kobold-end-graph = Wie voorstond
kobold-end-graph-text = punten, als het spel na die beurt was geëindigd
kobold-end-graph-label = Punten beurt na beurt. Aan het eind: { $points }
kobold-end-turn = beurt { $turn }
kobold-end-ahead = op kop
kobold-end-goes-ahead = Beurt { $turn }: { $name } op kop, { $own } tegen { $next }.

# The lesson
kobold-lesson-aim = Een kind slaapt, met een zaklamp in de hand. Jouw kobolden zijn de rode met de stip. Sluip naar binnen, grijp speelgoed en edelstenen, en wees weg voordat het licht je vindt. De meeste punten winnen. Klaar?
kobold-lesson-place = In je beurt plaats je één kobold, of je haalt al je kobolden naar huis. Het licht is op 0 en 1: daar mag niemand heen. Vak 3 is er ver vandaan, en daar ligt een teddy.
kobold-lesson-place-task = Plaats een kobold in vak 3.
kobold-lesson-another = De ander ging naar 5. Eén kobold, één fiche: hoe meer je er binnen hebt, hoe meer je mee naar huis draagt, en hoe langer je in het donker wacht.
kobold-lesson-another-task = Plaats een tweede in vak 4.
kobold-lesson-retrieve = Kobolden mogen een vak delen: ook een van de andere speler kwam naar 4. Nu grijpen en wegwezen! Elk van je kobolden neemt één fiche uit zijn eigen vak.
kobold-lesson-retrieve-task = Neem de teddy in vak 3.
kobold-lesson-face-down = Je andere kobold moet ook mee.
kobold-lesson-face-down-task = Je mag nemen wat open ligt, of een gokje wagen: neem de gedekte fiche in vak 4.
kobold-lesson-die = Het was een teddyflits! Als al je kobolden eruit zijn, draait de dobbelsteen het licht: geel 2. Het zwaaide naar 5 en 6 en stuurde de kobold van de ander met lege handen naar huis. Daarna werd de kamer aangevuld en de flits geteld: jij hebt de meeste teddy’s, dus je pakte twee puntentegels.
kobold-lesson-gems = Edelstenen: zodra je er een van elk van de vier kleuren hebt, worden ze de waardevolste edelsteentrofee die er nog is. Een gele ligt in 0, een violette in 4.
kobold-lesson-gems-task = Sluip weer naar binnen: plaats een kobold in 4.
kobold-lesson-end = Het spel eindigt als de kamer niet kan worden aangevuld, of als de laatste edelsteentrofee wordt gepakt. Wie dan van een soort speelgoed alleen de meeste heeft, krijgt de trofee ervan. Speel nu een heel spel!

# In half a minute
kobold-brief-1 = Sluip naar binnen
kobold-brief-1-text = Plaats een van je drie kobolden in een vak, nooit in het licht.
kobold-brief-2 = Of grijp en ga ervandoor
kobold-brief-2-text = Haal al je kobolden naar huis; elk neemt één fiche uit zijn vak.
kobold-brief-3 = Dan draait het licht
kobold-brief-3-text = De dobbelsteen draait het. Betrapte kobolden gaan met lege handen naar huis.
kobold-brief-4 = Verzamel
kobold-brief-4-text = Een edelsteen van elke kleur levert een trofee op, en aan het eind het meeste van een soort speelgoed ook.
