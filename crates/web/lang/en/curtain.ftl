# Between two people who share the screen
curtain-away = { $count ->
    [one] { $name }, please look away
   *[other] Everyone else, please look away
}
curtain-title = { $name }, it’s your turn
curtain-open = I’m { $name }, open the door
curtain-hidden = Everything stays hidden until you tap.
