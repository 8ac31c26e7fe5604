# Between two people who share the screen
curtain-away = { $count ->
    [one] { $name }, não olhes, por favor
   *[other] Que mais ninguém olhe, por favor
}
curtain-title = { $name }, é a tua vez
curtain-open = Sou { $name }, abro a porta
curtain-hidden = Tudo fica escondido até abrires.
