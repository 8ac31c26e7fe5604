# The home page
greeting = { $hour ->
    [morning] Buenos días
    [day] Hola
   *[evening] Buenas noches
}{ $named ->
    [none] { "" }
   *[some] { ", " }{ $name }
}
home-waits = { $count ->
    [one] Una partida espera tu jugada.
   *[other] { $count } partidas esperan tu jugada.
}
home-none-waits = Ahora mismo nadie te espera.
go-on = Seguir
go-on-playing = Seguir jugando
look = Ver
with-whom = con { $names }
all-running = Las { $count } partidas en curso
put-away = Quitar
put-away-sure = ¿Descartarla?
put-away-table = ¿Quitarla de la lista?
play-animal = Contra { $animal }
play-against = Jugar contra
all-finished = Las { $count } partidas
who-lives-here = Quién vive aquí
your-wins = tus victorias
wins-of = { $won } de { $played }
bot-beginner-about = Mira con atención y aun así se le escapa medio tablero.
bot-easy-about = Celebra cada buena jugada, también las tuyas.
bot-medium-about = Nunca deja la puerta abierta.
bot-hard-about = Lo cuenta todo dos veces.
bot-master-about = Lo vio venir hace tres turnos.
bot-adapt-about = Afloja cuando va por delante y lo da todo cuando va por detrás.
