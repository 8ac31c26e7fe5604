# Between two people who share the screen
curtain-away = { $count ->
    [one] { $name }, bitte wegschauen
   *[other] Alle anderen bitte wegschauen
}
curtain-title = { $name }, du bist dran
curtain-open = Ich bin { $name }, Tür auf
curtain-hidden = Bis du tippst, bleibt alles verborgen.
