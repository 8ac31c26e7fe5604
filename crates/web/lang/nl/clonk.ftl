# The home page
clonk-name = Clonk!
clonk-tagline = Rijg kristallen aaneen en vul je mijnkar. Wel zachtjes: beneden slaapt iets.

# The mine
clonk-type = Typ een zet: dig s1, gift 1 s2, blast s3, done
clonk-mine = De mijn: vijf schachten
clonk-shaft = Schacht { $number }
clonk-shaft-top = Schacht { $number }, vrije kaart: { $card }
clonk-shaft-empty = Schacht { $number }: leeg
clonk-buried = begraven { $depth }: { $card }
clonk-face-down = gedekt
clonk-fits = Past in je reeks: { $match }
clonk-fits-gift = Mag je aan { $name } geven
clonk-may-backfill = Je kaart mag hierheen
clonk-tab-no = past niet
clonk-tab-not-now = nu niet
clonk-tab-both = allebei
clonk-draw-pile = Trekstapel
clonk-sleeps = { $count ->
    [one] kaart tot het ontwaakt
   *[other] kaarten tot het ontwaakt
}
clonk-sleeps-shuffled = { $count ->
    [one] kaart tot het kan ontwaken
   *[other] kaarten tot het kan ontwaken
}
clonk-wakes-next = De volgende kaart wekt het!
clonk-may-wake = Elke kaart kan het wekken!
clonk-awake = Het is wakker! Deze ronde is de laatste.
clonk-awake-over = Het is wakker!
clonk-pile = { $left ->
    [one] nog { $left } kaart, { $bottom } onder de ontwaakkaart
   *[other] nog { $left } kaarten, { $bottom } onder de ontwaakkaart
}

# The viewer's own side
clonk-own = Jouw kant
clonk-own-gallery = Je mijngang
clonk-own-hand = { $count ->
    [one] Je hand: { $count } kaart
   *[other] Je hand: { $count } kaarten
}
clonk-spaces = Een leeg veld levert op wat eronder staat
clonk-own-cart = { $count ->
    [one] Je mijnkar, { $count } kaart, bovenop { $card }. Doorkijken
   *[other] Je mijnkar, { $count } kaarten, bovenop { $card }. Doorkijken
}
clonk-own-cart-empty = Je mijnkar, leeg. Je eerste kaart komt hier
clonk-cart-wants = eerste kaart
clonk-cart = Kar { $count }
clonk-or = of
clonk-space-card = Veld { $number }: { $card }
clonk-space-next = Veld { $number } is het volgende. Hier past { $match }
clonk-space-first = Veld { $number } is het volgende
clonk-earns-snore = Snurk
clonk-earns-kablooey = Kablooey
clonk-earns-card = trek 1
clonk-earns-if-empty = als dit veld leeg blijft
clonk-earns-no-more = niet meer: het veld is bezet
clonk-held = Hand { $number }: { $card }

# Tasks and what players have
clonk-so-far = tot nu toe
clonk-task-drawn = { $reward ->
    [one] { $reward } munt
   *[other] { $reward } munten
}
clonk-task-open = { $reward ->
    [one] open, { $reward } munt
   *[other] open, { $reward } munten
}
clonk-task-secret = { $reward ->
    [one] geheim, { $reward } munt
   *[other] geheim, { $reward } munten
}
clonk-task-next = , volgende trede { $next }
clonk-kablooeys = Kablooey
clonk-their-open = Open opdracht: { $task }
clonk-their-secret = Geheime opdracht: { $task }
clonk-their-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
clonk-their-kablooeys = { $count ->
    [one] { $count } Kablooey-kaart
   *[other] { $count } Kablooey-kaarten
}
clonk-their-gallery = Mijngang van { $name }
clonk-their-gallery-empty = Geen kaart in de mijngang
clonk-their-gallery-takes = Hier past { $match }
clonk-their-cart-top = Boven op de mijnkar: { $card }
clonk-their-cart-empty = De mijnkar is leeg
clonk-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
clonk-eyes = { $count ->
    [one] { $count } oog
   *[other] { $count } ogen
}
clonk-snores = { $count ->
    [one] { $count } snurkkaart
   *[other] { $count } snurkkaarten
}
clonk-cart-yours = Je mijnkar
clonk-cart-theirs = De mijnkar van { $name }
clonk-cart-note = Op kleur gesorteerd. Je mijngang zit er nog niet bij.
clonk-look-cart = { $count ->
    [one] De mijnkar van { $name } bekijken: { $count } kaart
   *[other] De mijnkar van { $name } bekijken: { $count } kaarten
}
clonk-close = Sluiten
clonk-discards = Afgelegd { $count }
clonk-discards-title = De aflegstapel

# The choice before the first turn
clonk-choose-title = Je twee opdrachten
clonk-choose-open = Open: { $open }; geheim: { $secret }
clonk-choose-watch = Iedereen kiest welke van twee opdrachten open komt te liggen.
clonk-choose-sealed = Verzegeld. De opdrachten worden open gelegd als iedereen heeft gekozen.

# What to do
clonk-prompt-choose = Welke opdracht mag iedereen zien? De andere blijft je geheim. Allebei leveren ze aan het eind munten op.
clonk-prompt-bank = Kies een kaart uit je hand voor je mijnkar. Wat je het eerst opgraaft, moet daarbij passen.
clonk-prompt-bank-it = Gekozen: { $card }. Tik er nog eens op, of op je mijnkar, om de kaart erin te leggen.
clonk-prompt-dig = Op veld { $number } past { $match }. Graaf een kaart op, geef er een weg, blaas een schacht op, of stop.
clonk-prompt-full = Je mijngang is vol. Je mag nog een kaart weggeven of een schacht opblazen. Of stoppen.
clonk-prompt-dig-it = Gekozen: { $card }. Tik er nog eens op, of op je volgende veld, om de kaart op te graven.
clonk-prompt-dig-or-give = Gekozen: { $card }. Tik er nog eens op om de kaart op te graven, of tik op een mijngang om hem te geven aan { $names }.
clonk-prompt-give-it = Gekozen: { $card }. Dat past niet in je reeks. Tik op een mijngang om de kaart te geven aan { $names }.
clonk-prompt-no-use = Gekozen: { $card }. Dat past nu in geen enkele mijngang.
clonk-prompt-backfill = Leg één kaart uit je hand op een schacht: kies de kaart.
clonk-prompt-backfill-it = Gekozen: { $card }. Op welke schacht? De kaart ligt bovenop, vrij voor de volgende speler.
clonk-prompt-discard = Je hebt { $count } kaarten in je hand, en vijf mogen er blijven. Kies er een om af te leggen.
clonk-prompt-discard-it = Gekozen: { $card }. Tik er nog eens op om de kaart af te leggen.
clonk-do-bank = In de mijnkar
clonk-do-dig = Opgraven
clonk-do-give = Geef aan { $name }
clonk-do-blast = Opblazen
clonk-do-done = Klaar
clonk-do-discard = Afleggen
clonk-put-back = Terugleggen
clonk-draws = trek { $count }

# What the marks mean
clonk-key-fits = past hierdoor in je reeks
clonk-key-give = mag je aan deze speler geven
clonk-key-link = wat twee kaarten verbindt
clonk-key-coin = munten tellen voor jou
clonk-key-eye = ogen: wie de meeste heeft, wordt getroffen

# Options
clonk-option-awakening = Wanneer het monster ontwaakt
clonk-option-awakening-top = Bekend: de ontwaakkaart ligt boven op de laatste stapel, en je kunt ernaartoe aftellen.
clonk-option-awakening-shuffled = Een verrassing: de ontwaakkaart is in de laatste stapel geschud.
clonk-option-rockfall = Wat de instorting kost
clonk-option-rockfall-treasure = De helft van de ogen op schatten: snurkkaarten bepalen alleen wie getroffen wordt.
clonk-option-rockfall-all = De helft van alle ogen: ook snurkkaarten kosten munten.
clonk-option-kablooey = Kablooey-kaarten
clonk-option-kablooey-any = Zo vaak je wilt: je mag al je Kablooey-kaarten in één beurt gebruiken.
clonk-option-kablooey-once = Eén keer per beurt: een tweede keer opblazen moet wachten tot je volgende beurt.
clonk-option-memory = Mijnkarren en aflegstapel
clonk-option-memory-help = Hulp: iedereen mag alle mijnkarren en de aflegstapel doorkijken.
clonk-option-memory-none = Zoals aan een echte tafel: alleen je eigen mijnkar, de rest onthoud je.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
clonk-event-task-drawn = { $tile ->
    [none] { $who } trekt een opdracht ({ $side })
   *[other] { $who } trekt de opdracht ‘{ $tile }’
}
clonk-events-task-drawn = { $tile ->
    [none] { $who } trekt { $count } opdrachten
   *[other] { $who } trekt de opdrachten ‘{ $tile }’
}
clonk-event-task-opened = { $who } legt de opdracht ‘{ $tile }’ open
clonk-event-laid = { $card ->
    [none] { "" }
   *[other] op { clonk-named-shaft } komt een { $card }
}
clonk-events-laid = er worden { $count } kaarten op de schachten gelegd
clonk-event-awakening-hidden = de ontwaakkaart ligt onder { $above } kaarten
clonk-event-turn-began = { $who } is aan de beurt
clonk-event-cart-filled = { $cards ->
    [one] { $who } legt { $cards } kaart in de mijnkar
   *[other] { $who } legt { $cards } kaarten in de mijnkar
}
clonk-event-banked = { $who } legt een { $card } uit de hand in de mijnkar
clonk-event-dug = { $who } graaft een { $card } { clonk-named-source } op
clonk-event-gifted = { $who } geeft { $to } een { $card } { clonk-named-source }
clonk-event-blasted = { $who } blaast een { $card } van { clonk-named-shaft } op
clonk-event-turned-up = op { clonk-named-shaft } wordt een { $card } open gedraaid
clonk-event-emptied = { clonk-named-shaft } is leeg en wordt opnieuw gebouwd
clonk-event-awakened = het monster ontwaakt: deze ronde is de laatste
clonk-event-snored = { $who } neemt een snurkkaart in de mijnkar
clonk-event-kablooey = { $who } neemt een Kablooey-kaart
clonk-event-drew = { $card ->
    [none] { $who } trekt een kaart
   *[other] { $who } trekt een { $card }
}
clonk-events-drew = { $card ->
    [none] { $who } trekt { $count } kaarten
   *[other] { $who } trekt { $card }
}
clonk-event-nothing-drawn = { $who } vindt de trekstapel leeg
clonk-event-backfilled = { $who } legt een { $card } op { clonk-named-shaft }
clonk-event-discarded = { $who } legt een { $card } af
clonk-event-ended = de laatste ronde is voorbij
clonk-event-scored = { $score-caught ->
    [yes] { $who } toont de geheime opdracht ‘{ $secret }’; munten: { $score-coins }, voor opdrachten: { $score-colour-task } en { $score-treasure-task }, verloren in de instorting: { $score-loss }
   *[no] { $who } toont de geheime opdracht ‘{ $secret }’; munten: { $score-coins }, voor opdrachten: { $score-colour-task } en { $score-treasure-task }
}
clonk-idea-task-opened = de opdracht ‘{ $tile }’ openleggen
clonk-idea-banked = een { $card } uit de hand in de mijnkar leggen
clonk-idea-dug = een { $card } { clonk-named-source } opgraven
clonk-idea-gifted = { $to } een { $card } { clonk-named-source } geven
clonk-idea-blasted = een { $card } van { clonk-named-shaft } opblazen
clonk-idea-backfilled = een { $card } op { clonk-named-shaft } leggen
clonk-idea-discarded = een { $card } afleggen
clonk-named-shaft = { $shaft ->
    [s1] schacht 1
    [s2] schacht 2
    [s3] schacht 3
    [s4] schacht 4
   *[s5] schacht 5
}
clonk-named-source = { $from ->
    [s1] uit schacht 1
    [s2] uit schacht 2
    [s3] uit schacht 3
    [s4] uit schacht 4
    [s5] uit schacht 5
   *[hand] uit de hand
}

# Why not
clonk-illegal-over = Het spel is afgelopen.
clonk-illegal-no-such-seat = Die plaats is er niet aan deze tafel.
clonk-illegal-not-your-turn = Jij bent niet aan de beurt. Aan de beurt: { $turn }.
clonk-illegal-cards-are-coming = Wacht tot de kaarten getrokken zijn.
clonk-illegal-choose-task-first = Eerst kiest iedereen welke opdracht open komt te liggen.
clonk-illegal-tasks-are-chosen = Je opdrachten blijven de rest van het spel liggen zoals ze liggen.
clonk-illegal-bank-first = Je eerste beurt begint met een kaart uit je hand: leg hem in je mijnkar.
clonk-illegal-banked-already = Alleen je allereerste beurt begint met een kaart uit je hand, en die van jou ligt al in de mijnkar.
clonk-illegal-digging-is-over = Je bent deze beurt klaar met graven.
clonk-illegal-still-digging = Zeg eerst dat je klaar bent met graven.
clonk-illegal-backfill-first = Leg eerst één kaart uit je hand op een schacht.
clonk-illegal-backfilled-already = Je hebt al een kaart op een schacht gelegd. Leg nu af tot je er vijf hebt.
clonk-illegal-no-such-card = De kaart ‘{ $card }’ zit niet in deze doos.
clonk-illegal-not-in-hand = Je hebt de kaart ‘{ $card }’ niet in je hand.
clonk-illegal-shaft-is-empty = { $shaft ->
    [s1] Schacht 1 is leeg.
    [s2] Schacht 2 is leeg.
    [s3] Schacht 3 is leeg.
    [s4] Schacht 4 is leeg.
   *[s5] Schacht 5 is leeg.
}
clonk-illegal-gallery-is-full = Alle vier de velden van je mijngang zijn bezet.
clonk-illegal-does-not-match = De kaart ‘{ $card }’ past niet: hij heeft kleur noch schat gemeen met ‘{ $last }’.
clonk-illegal-gift-is-used = Je hebt deze beurt al een kaart gegeven. Eén per beurt mag.
clonk-illegal-gift-to-yourself = Een cadeau gaat naar de mijngang van een andere speler, niet naar die van jezelf.
clonk-illegal-gift-too-early = { $to } heeft nog geen kaart waar een cadeau bij kan passen.
clonk-illegal-gift-to-full-gallery = Alle vier de velden in de mijngang van { $to } zijn bezet.
clonk-illegal-gift-does-not-match = { $to } kan de kaart ‘{ $card }’ niet krijgen: hij heeft kleur noch schat gemeen met ‘{ $last }’ daar.
clonk-illegal-no-kablooey = Je hebt geen Kablooey-kaart om mee op te blazen.
clonk-illegal-blast-is-used = Aan deze tafel mag je maar één keer per beurt opblazen, en dat heb je al gedaan.
clonk-illegal-gift-to-nobody = Op die plaats zit niemand.
clonk-illegal-must-dig = Aan deze tafel moet je graven als het kan: je hebt nog niets opgegraven, en ‘{ $card }’ past.

# Why a bot would do it
clonk-reason-allowed = het mag
clonk-reason-keeps-secret = niemand komt te weten wie { $tile } verzamelt
clonk-reason-tasks-alike = alle opdrachten zijn even goed
clonk-reason-for-task = kaart { $number } voor de opdracht ‘{ $tile }’: { $coins ->
    [one] één munt meer
   *[other] { $coins } munten meer
}
clonk-reason-brings = levert { $coins ->
    [one] één munt
   *[other] { $coins } munten
} op { $eyes ->
    [0] zonder oog
    [one] voor één oog
   *[other] voor { $eyes } ogen
}
clonk-reason-chain-goes-on = de reeks kan verder: { $cards ->
    [one] één vrije kaart past erbij
   *[other] { $cards } vrije kaarten passen erbij
}
clonk-reason-takes-from = { $seat } verzamelt { $tile } en krijgt deze kaart niet
clonk-reason-avoids-snore = vermijdt de snurkkaart voor een lege mijngang
clonk-reason-continues = zet de reeks voort met ‘{ $card }’
clonk-reason-gives-eyes = geeft { $to } { $eyes ->
    [one] één oog
   *[other] { $eyes } ogen
}
clonk-reason-fits-less = andere vrije kaarten die dan in de mijngang van { $to } passen: { $after } in plaats van { $before }
clonk-reason-no-help-to = ‘{ $card }’ helpt { $to } niet bij de open opdracht
clonk-reason-changes = het volgende in de mijngang van { $to } moet dan bij ‘{ $card }’ passen
clonk-reason-destroys-wanted = blaast ‘{ $card }’ op; { $seat } verzamelt { $tile }
clonk-reason-destroys = blaast ‘{ $card }’ op
clonk-reason-lays-bare = legt ‘{ $card }’ bloot
clonk-reason-empty-spaces = lege velden leveren { $cards ->
    [0] een Kablooey-kaart
    [one] een schatkaart{ clonk-and-kablooey }
   *[other] { $cards } schatkaarten{ clonk-and-kablooey }
} op
clonk-and-kablooey = { $kablooey ->
    [yes] { " " }en een Kablooey-kaart
   *[no] { "" }
}
clonk-reason-gallery-full = de mijngang is vol
clonk-reason-nothing-fits = geen bereikbare kaart past
clonk-reason-most-eyes = heeft al de meeste ogen
clonk-reason-keeps-for-later = bewaart de andere kaarten voor later
clonk-reason-covers-wanted = bedekt ‘{ $card }’; { $seat } verzamelt { $tile }
clonk-reason-covers-diggable = bedekt ‘{ $card }’, die { $seat } zou kunnen opgraven
clonk-reason-must-backfill = één kaart uit de hand moet op een schacht
clonk-reason-keeps-five = er mogen maar vijf kaarten blijven
clonk-reason-worthless = ‘{ $card }’ heeft geen munten en helpt bij geen van beide opdrachten
clonk-reason-no-task = ‘{ $card }’ helpt bij geen van beide opdrachten
clonk-reason-chance = wint { $percent }% van { $trials ->
    [one] één proefspel
   *[other] { $trials } proefspellen
}
clonk-reason-even = daarna staat niemand voor
clonk-reason-ahead = daarna { $coins ->
    [one] één munt
   *[other] { $coins } munten
} voorsprong
clonk-reason-behind = daarna maar { $coins ->
    [one] één munt
   *[other] { $coins } munten
} achterstand

# The end
clonk-end-nobody = Er stond geen enkel oog op de kaarten. De rotsen vielen, en raakten niemand.
clonk-end-caught = { $before ->
    [one] De instorting trof { $name }, met de meeste ogen: van { $before } munt naar { $after }.
   *[other] De instorting trof { $name }, met de meeste ogen: van { $before } munten naar { $after }.
}
clonk-end-caught-several = De instorting trof { $names }: zij hadden samen de meeste ogen, allemaal evenveel.
clonk-end-caption = Waar elke munt vandaan komt
clonk-end-winner = winnaar
clonk-end-coins = Munten
clonk-end-coins-note = op alle kaarten
clonk-end-open = Open opdracht
clonk-end-open-note = volgens de treden
clonk-end-secret = Geheime opdracht
clonk-end-secret-note = nu onthuld
clonk-end-together = Subtotaal
clonk-end-eyes = Ogen
clonk-end-eyes-note = een snurkkaart telt voor { $count }
clonk-end-rockfall = Instorting
clonk-end-rockfall-note = treft de meeste ogen
clonk-end-half = { $count ->
    [one] helft van { $count } oog
   *[other] helft van { $count } ogen
}
clonk-end-safe = veilig
clonk-end-total = Totaal
clonk-end-steps = Opdrachttreden
clonk-end-steps-note = munten naar het aantal passende kaarten

# The lesson
clonk-lesson-aim = Welkom in de mijn! Op elke kaart staan een kristal en een schat. Munten maken je rijk. Ogen wekken wat beneden slaapt. Breng kaarten thuis die bij elkaar passen, en kaarten waar je twee opdrachten om vragen: jij verzamelt rood, en stiekem kronen.
clonk-lesson-bank = Je eerste beurt begint met je mijnkar.
clonk-lesson-bank-task = Leg het rode zwaard uit je hand erin: tik op de kaart en dan op de mijnkar.
clonk-lesson-chain = Nu graven. Een kaart moet zijn kristal of zijn schat gemeen hebben met de vorige. De rode kroon op schacht 1 is rood zoals je zwaard, en allebei je opdrachten willen hem.
clonk-lesson-chain-task = Tik erop en dan op je eerste veld.
clonk-lesson-done = Je kunt tot vier kaarten opgraven. Wat leeg blijft, levert op wat eronder staat: een Kablooey-kaart van het tweede veld, een kaart van het derde en een van het vierde. Laat alleen het eerste nooit leeg: dat is een snurkkaart, en die telt voor drie ogen.
clonk-lesson-done-task = Tik op ‘Klaar’.
clonk-lesson-backfill = Je hebt drie kaarten getrokken: twee voor je velden, en die ene die iedereen trekt. Nu gaat één kaart uit je hand op een schacht, vrij voor iedereen. Help de anderen niet: zij verzamelen blauw.
clonk-lesson-backfill-task = Leg de groene hamer op schacht 1.
clonk-lesson-gift = De andere speler heeft een blauw en een roze zwaard opgegraven. Je rode kroon is je mijnkar in gerold. Eén keer per beurt mag je een kaart geven die past bij de laatste in een andere mijngang.
clonk-lesson-gift-task = Geef een oog weg: tik op je roze beeld en dan op de andere mijngang.
clonk-lesson-blast = Je hebt een Kablooey-kaart. Op schacht 2 ligt een blauwe halsketting die je niet in andere handen wilt zien, met een kroon eronder.
clonk-lesson-blast-task = Tik op de halsketting en dan op ‘Opblazen’.
clonk-lesson-treasure = Boem! De gele kroon is vrij, en hij past bij je rode kroon: dezelfde schat.
clonk-lesson-treasure-task = Graaf hem op.
clonk-lesson-end = Een gedekte kaart die vrijkomt, wordt meteen open gedraaid. Zo gaat het door tot uit de trekstapel de ontwaakkaart tevoorschijn komt. Dan wordt de ronde uitgespeeld, wie de meeste ogen heeft verliest munten, en de meeste munten winnen. Aan de slag, en zachtjes!

# Colours, treasures and tasks
clonk-colour-red = rood
clonk-colour-green = groen
clonk-colour-white = wit
clonk-colour-pink = roze
clonk-colour-blue = blauw
clonk-colour-yellow = geel
clonk-treasure-hammer = hamer
clonk-treasure-necklace = halsketting
clonk-treasure-statue = beeld
clonk-treasure-crown = kroon
clonk-treasure-sword = zwaard
clonk-treasure-goblet = kelk
clonk-either = { $colour } of { $treasure }
clonk-task-red = { $count ->
   *[other] rode
}
clonk-task-green = { $count ->
   *[other] groene
}
clonk-task-white = { $count ->
   *[other] witte
}
clonk-task-pink = { $count ->
   *[other] roze
}
clonk-task-blue = { $count ->
   *[other] blauwe
}
clonk-task-yellow = { $count ->
   *[other] gele
}
clonk-task-hammer = { $count ->
    [one] hamer
   *[other] hamers
}
clonk-task-necklace = { $count ->
    [one] halsketting
   *[other] halskettingen
}
clonk-task-statue = { $count ->
    [one] beeld
   *[other] beelden
}
clonk-task-crown = { $count ->
    [one] kroon
   *[other] kronen
}
clonk-task-sword = { $count ->
    [one] zwaard
   *[other] zwaarden
}
clonk-task-goblet = { $count ->
    [one] kelk
   *[other] kelken
}
clonk-word-colour = kleur
clonk-word-treasure = schat
clonk-word-open-colour = de kleuropdracht openleggen
clonk-word-open-treasure = de schatopdracht openleggen
clonk-word-red = rood
clonk-word-green = groen
clonk-word-white = wit
clonk-word-pink = roze
clonk-word-blue = blauw
clonk-word-yellow = geel
clonk-word-hammer = hamers
clonk-word-necklace = halskettingen
clonk-word-statue = beelden
clonk-word-crown = kronen
clonk-word-sword = zwaarden
clonk-word-goblet = kelken

# Cards: first how each looks, then what a card shows besides
clonk-look-red-hammer = rode hamer
clonk-look-red-necklace = rode halsketting
clonk-look-red-statue = rood beeld
clonk-look-red-crown = rode kroon
clonk-look-red-sword = rood zwaard
clonk-look-red-goblet = rode kelk
clonk-look-green-hammer = groene hamer
clonk-look-green-necklace = groene halsketting
clonk-look-green-statue = groen beeld
clonk-look-green-crown = groene kroon
clonk-look-green-sword = groen zwaard
clonk-look-green-goblet = groene kelk
clonk-look-white-hammer = witte hamer
clonk-look-white-necklace = witte halsketting
clonk-look-white-statue = wit beeld
clonk-look-white-crown = witte kroon
clonk-look-white-sword = wit zwaard
clonk-look-white-goblet = witte kelk
clonk-look-pink-hammer = roze hamer
clonk-look-pink-necklace = roze halsketting
clonk-look-pink-statue = roze beeld
clonk-look-pink-crown = roze kroon
clonk-look-pink-sword = roze zwaard
clonk-look-pink-goblet = roze kelk
clonk-look-blue-hammer = blauwe hamer
clonk-look-blue-necklace = blauwe halsketting
clonk-look-blue-statue = blauw beeld
clonk-look-blue-crown = blauwe kroon
clonk-look-blue-sword = blauw zwaard
clonk-look-blue-goblet = blauwe kelk
clonk-look-yellow-hammer = gele hamer
clonk-look-yellow-necklace = gele halsketting
clonk-look-yellow-statue = geel beeld
clonk-look-yellow-crown = gele kroon
clonk-look-yellow-sword = geel zwaard
clonk-look-yellow-goblet = gele kelk
clonk-card = { $coins ->
    [0] { $eyes ->
        [0] { $look }
        [one] { $look }, { $eyes } oog
       *[other] { $look }, { $eyes } ogen
    }
    [one] { $eyes ->
        [0] { $look }, { $coins } munt
        [one] { $look }, { $coins } munt, { $eyes } oog
       *[other] { $look }, { $coins } munt, { $eyes } ogen
    }
   *[other] { $eyes ->
        [0] { $look }, { $coins } munten
        [one] { $look }, { $coins } munten, { $eyes } oog
       *[other] { $look }, { $coins } munten, { $eyes } ogen
    }
}
-clonk-0-1 = (1 oog)
-clonk-1-0 = (1 munt)
-clonk-2-1 = (2 munten, 1 oog)
-clonk-2-2 = (2 munten, 2 ogen)
-clonk-3-3 = (3 munten, 3 ogen)

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
clonk-brief-1 = Maak een reeks
clonk-brief-1-text = Elke kaart moet zijn kristal of zijn schat gemeen hebben met de vorige.
clonk-brief-2 = Leeg levert op
clonk-brief-2-text = Wat je leeg laat, brengt kaarten of een Kablooey, maar het eerste veld brengt ogen.
clonk-brief-3 = Geef er een terug
clonk-brief-3-text = Aan het eind van je beurt gaat een kaart uit je hand op een schacht, vrij voor iedereen.
clonk-brief-4 = Voor het ontwaakt
clonk-brief-4-text = Munten en opdrachten maken rijk. Ontwaakt het monster, dan kosten de meeste ogen munten.
