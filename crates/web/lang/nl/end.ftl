# The end: who won and how
end-after = { $turns ->
    [one] klaar na één beurt
   *[other] klaar na { $turns } beurten
}
end-against = tegen { $names }
end-you-win = Je wint met { $first } tegen { $second }
end-wins = { $name } wint met { $first } tegen { $second }
end-shared = { $names } delen de overwinning met elk { $first }
end-agreed = { $turns ->
    [one] Gelijkspel afgesproken na één beurt.
   *[other] Gelijkspel afgesproken na { $turns } beurten.
}
end-resigned = { $turns ->
    [one] { $name } gaf op na één beurt.
   *[other] { $name } gaf op na { $turns } beurten.
}
end-time = { $turns ->
    [one] De tijd van { $name } was om na één beurt.
   *[other] De tijd van { $name } was om na { $turns } beurten.
}
end-count = Waar elk punt vandaan kwam
end-player = wie
end-points = punten
end-share = Delen
end-record = Opslaan

# Gobblet!
gobblet-end-line = { $turns ->
    [one] Vier op een lijn van { $from } tot { $to }, na één beurt.
   *[other] Vier op een lijn van { $from } tot { $to }, na { $turns } beurten.
}
gobblet-end-lift = { $name } tilde een gobblet op, en daaronder stond vier op een lijn, van { $from } tot { $to }.
gobblet-end-stuck = { $name } raakte een gobblet aan die nergens past.
gobblet-end-repetition = Dezelfde stelling stond voor de derde keer op het bord.
gobblet-end-limit = De laatste beurt is gespeeld, en niemand heeft vier op een lijn.
gobblet-end-how = Zo werd het gewonnen
gobblet-end-last = De laatste beurten

# Gobblestones
gobblestones-end-best = beste beurt { $points }
gobblestones-end-lost = betwis{ "\u00AD" }tingen
gobblestones-end-left = over
gobblestones-end-board = Het bord aan het eind. De beste beurt is omcirkeld: { $name }, { $points } punten.

# How the draws were verified
fair-how = Laat zien hoe
fair-how-promised = Voor het spel is de vingerafdruk van een geheim getal getoond. Vanaf dat moment kon niemand het nog verwisselen:
fair-how-unseen = Dit apparaat kwam later en heeft de vingerafdruk van het geheime getal niet voor het spel gezien:
fair-how-added = Het apparaat van elke speler voegde iets eigens toe, zodat niemand kon weten wat er getrokken werd:
fair-how-committed = Ook het apparaat van elke speler had de vingerafdruk achtergelaten van wat het zou toevoegen. Vanaf dat moment kon niemand het eigen deel kiezen naar dat van de anderen:
fair-how-revealed = Toen het spel begon en er niets meer te veranderen viel, liet elk apparaat zien wat het toevoegt. Elk deel heeft precies die vingerafdruk:
fair-how-withheld = Eén apparaat liet niet zien wat het beloofd had toe te voegen; { $name } viel in, en dat deel telde niet mee.
fair-how-shown = Na het spel is het getal getoond. Het heeft precies die vingerafdruk:
fair-how-first = Deze tafel is geopend toen apparaten nog geen vingerafdruk achterlieten. De trekkingen zijn eerlijk zolang niemand die meespeelde het geheime getal kende.
fair-how-again = { $draws ->
    [one] Uit dit alles is de ene trekking op dit apparaat opnieuw gedaan, en die kwam uit zoals in het spel.
   *[other] Uit dit alles zijn { $draws } trekkingen op dit apparaat opnieuw gedaan, en elke kwam uit zoals in het spel.
}

# What the bots say
end-says-beginner-lost-1 = O! Zat je daar?
end-says-beginner-lost-2 = Ik groef op de verkeerde plek. Nog een keer?
end-says-beginner-won-1 = Gewonnen? Waar dan? Laat zien!
end-says-beginner-won-2 = Mijn neus vond het eerder dan mijn ogen.
end-says-beginner-drawn-1 = We hebben allebei een beetje gewonnen. Kom je mijn gang bekijken?
end-says-beginner-drawn-2 = Gelijk! Ik had niet gemerkt dat het klaar was.
end-says-easy-lost-1 = Piep! Je kunt dit goed. Nog een keer?
end-says-easy-lost-2 = Ik had bijna een idee. Bijna.
end-says-easy-won-1 = Gewonnen? Ik? Zag je dat?
end-says-easy-won-2 = Bij mijn snorharen, het werkte!
end-says-easy-drawn-1 = Niemand heeft verloren. Delen we een kruimel?
end-says-easy-drawn-2 = Gelijk! Dat vertel ik aan al mijn broertjes en zusjes.
end-says-medium-lost-1 = Goed gedaan. Ik was weer te voorzichtig.
end-says-medium-lost-2 = Je vond het gat tussen mijn stekels.
end-says-medium-won-1 = Langzaam en stekelig kom je er ook.
end-says-medium-won-2 = Ik keek alleen waar ik liep.
end-says-medium-drawn-1 = Gelijkspel is een zachte landing. Fijn.
end-says-medium-drawn-2 = Niemand is geprikt. Dat is ook wat.
end-says-hard-lost-1 = Goed gespeeld. Ik telde twee keer en zag het toch niet.
end-says-hard-lost-2 = Eerlijk gewonnen. Volgende keer graaf ik dieper.
end-says-hard-won-1 = Goed gevochten. Kijken we waar het kantelde?
end-says-hard-won-2 = Geduld. Veel meer kan ik niet.
end-says-hard-drawn-1 = Vlakke grond. Dat respecteer ik.
end-says-hard-drawn-2 = Geen van beiden week. Mooi.
end-says-master-lost-1 = Te slim af in mijn eigen hol. Chapeau.
end-says-master-lost-2 = Ik zag het aankomen, één beurt te laat.
end-says-master-won-1 = Wat een mooie jacht. Nog eentje?
end-says-master-won-2 = Niet boos zijn. Ik ben nu eenmaal een vos.
end-says-master-drawn-1 = Gelijkspel tegen mij? Vertel het rond.
end-says-master-drawn-2 = Blijkbaar zagen we allebei alles.
end-says-adapt-lost-1 = Je was me te snel af. Ik wilde net gaan sprinten!
end-says-adapt-lost-2 = Ik ben even onder een boom ingedut. Nog een keer?
end-says-adapt-won-1 = Poeh! Daar moest ik voor rennen.
end-says-adapt-won-2 = Op een snorhaar na! Je had me bijna.
end-says-adapt-drawn-1 = Zij aan zij tot het eind!
end-says-adapt-drawn-2 = Nek aan nek. Zo heb ik het graag.

# In lists and captions, in a few words
you-win-resigned = Je wint: { $other } heeft opgegeven.
you-win-time = Je wint: de tijd van { $other } is om.
wins-resigned = { $name } wint: { $other } heeft opgegeven.
wins-time = { $name } wint: de tijd van { $other } is om.
drawn-agreed = Gelijkspel afgesproken.
