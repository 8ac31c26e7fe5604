# Coming together at a table
seats = Asientos
bring-friends = Invita a tus amigos
bring-friends-text = Que escaneen el código QR, toquen el enlace o escriban el código en la página de inicio.
qr-of-link = Código QR del enlace
code = Código
link = Enlace
share = Compartir
copy-link = Copiar enlace
copied = Copiado
in-messenger = Así se ve en un chat

# Seats that fill
is-here = aquí
open-seat = Asiento libre
waiting-for-friend = esperando a un amigo…
or-animal = o que juegue un animal
send-away = Quitar
all-here = Ya están todos.
can-begin = { $count ->
    [2] Los dos
    [3] Los tres
   *[other] Los { $count }
} ya podéis empezar, o esperar a más gente.
waiting-for-seats = Podréis empezar en cuanto seáis suficientes.
start-with = Empezar los { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
}
get-up = Levantarse

# What is played
no-clock-text = Los asientos se guardan, incluso hasta mañana.
game-clock-text = Por persona, más un extra en cada jugada.
move-clock-text = Para cada jugada.
seats-text = Amigos o animales, como queráis.
by-link-text = Quien tenga el enlace puede sentarse o mirar, y ve vuestros nombres.
public-text = Cualquiera puede encontrar la mesa en la página de inicio.

# What a friend sees
invites = { $name } te invita a { $game }
table-waits = Una partida de { $game } te espera
no-account = Sin cuenta y sin instalar nada.
sit-already = { $count ->
    [0] Todavía no hay nadie en la mesa.
    [one] { $names } ya está en la mesa.
   *[other] { $names } ya están en la mesa.
}
seats-free = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
your-name = ¿Cómo te llamas?
sit-down = Sentarse
just-watch = Solo mirar
will-watch = Estás mirando. La partida aparecerá aquí cuando empiece.
table-full = Todos los asientos están ocupados. Podrás mirar cuando empiece la partida.
you-watch = Estás mirando.
never-played = ¿No has jugado nunca?
learn-soon = Aprende en tres minutos

# What messengers show of a link: said by the server
preview-playing = Se está jugando a { $game }
preview-playing-text = Ven a mirar.
preview-won = { $game }: ha ganado { $name }
preview-over = { $game }: la partida ha terminado
preview-over-text = Mira cómo fue, jugada a jugada.

# Another device
other-device = Jugar en otro dispositivo
other-device-text = Escanea allí el código o abre el enlace. Después los dos dispositivos comparten tu asiento.
other-device-warning = No se lo enseñes a nadie: quien lo tenga juega en tu asiento y ve lo que tú ves.
show-seat = Nadie mira: enseñar
qr-of-seat = Código QR de tu asiento, para tu otro dispositivo
close = Cerrar
seat-came-along = Tu asiento está ahora también en este dispositivo.
seat-kept = Este dispositivo ya tiene un asiento aquí y lo conserva.
seat-unreadable = El enlace del asiento está incompleto.
