# Coming together at a table
seats = Asientos
bring-friends = Invita a tus amigos
bring-friends-text = Que apunten la cámara a la imagen, toquen el enlace o escriban el código en la primera página.
qr-of-link = El enlace como imagen para la cámara
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
send-away = Que se vaya
all-here = Ya están todos.
can-begin = { $count ->
    [2] Dos
    [3] Tres
   *[other] { $count }
} ya pueden jugar. También podéis esperar.
waiting-for-seats = En cuanto seáis suficientes, podéis empezar.
start-with = Empezar los { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
}
get-up = Levantarse

# What is played
no-clock-text = Los asientos esperan, incluso hasta mañana.
game-clock-text = Para cada uno, y eso más en cada jugada.
move-clock-text = Para cada jugada.
seats-text = Amigos o animales, como queráis.
by-link-text = Quien tenga el enlace puede sentarse o mirar, y ve vuestros nombres.
public-text = Cualquiera encuentra la mesa en la primera página.

# What a friend sees
invites = { $name } te invita a { $game }
table-waits = Una mesa de { $game } te espera
no-account = Sin cuenta y sin instalar nada.
sit-already = { $count ->
    [0] Todavía no hay nadie.
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
will-watch = Estás mirando. Cuando empiece la partida, la verás aquí.
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
other-device-text = Abre allí tu asiento con una imagen o un enlace. Después lo tienen los dos, y sigues con el que quieras.
other-device-warning = No se lo enseñes a nadie: quien lo tenga juega en tu asiento y ve lo que tú ves.
show-seat = Nadie mira: enseñar
qr-of-seat = Tu asiento como imagen para la cámara del otro dispositivo
close = Cerrar
seat-came-along = Tu asiento está ahora también en este dispositivo.
seat-kept = Este dispositivo ya tiene un asiento aquí y lo conserva.
seat-unreadable = El enlace del asiento está incompleto.
