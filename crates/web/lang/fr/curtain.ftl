# Between two people who share the screen
curtain-away = { $count ->
    [one] { $name }, ne regarde pas
   *[other] Que personne d’autre ne regarde
}
curtain-title = { $name }, c’est à toi
curtain-open = Je suis { $name }, j’ouvre la porte
curtain-hidden = Tout reste caché jusqu’à ce que tu ouvres.
