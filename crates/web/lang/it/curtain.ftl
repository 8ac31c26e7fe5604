# Between two people who share the screen
curtain-away = { $count ->
    [one] { $name }, guarda dall’altra parte
   *[other] Tutti gli altri guardino dall’altra parte
}
curtain-title = { $name }, tocca a te
curtain-open = Sono { $name }, apro la porta
curtain-hidden = Tutto resta nascosto finché non apri.
