# Between two people who share the screen
curtain-away = { $count ->
    [one] { $name }, no mires, por favor
   *[other] Que nadie más mire, por favor
}
curtain-title = { $name }, te toca
curtain-open = Soy { $name }, abro la puerta
curtain-hidden = Todo queda oculto hasta que abras.
