# Opzoeken hoe een spel begint
explore-title = Openingen
explore-asked = Een ogenblik: het wordt opgezocht …
explore-over = Hier is het spel afgelopen. Ga terug om iets anders te proberen.
explore-chance = Winkans voor wie aan de beurt is: { $percent }%
explore-percent = { $percent }%
explore-win = Wie aan de beurt is, wint in { $turns ->
    [one] { $turns } beurt: dat is bewezen
   *[other] { $turns } beurten: dat is bewezen
}
explore-loss = Wie aan de beurt is, verliest in { $turns ->
    [one] { $turns } beurt: dat is bewezen
   *[other] { $turns } beurten: dat is bewezen
}
explore-in-book = In het openingenboek, { $depth } beurten diep doorzocht
explore-searched = Niet in het boek: Vos heeft net { $depth } beurten vooruitgekeken
explore-ways = { $count } gelijke velden
explore-games = { $percent }% van { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
explore-others = { $count ->
    [one] { $count } andere zet lijkt slechter.
   *[other] { $count } andere zetten lijken slechter.
}
