# Between two people who share the screen
curtain-away = { $count ->
    [one] { $name }, kijk even weg
   *[other] Alle anderen kijken even weg
}
curtain-title = { $name }, jij bent aan de beurt
curtain-open = Ik ben { $name }, doe open
curtain-hidden = Alles blijft verborgen tot je tikt.
