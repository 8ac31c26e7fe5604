# Choosing how to play
setup-title = Partida nueva: { $game }
other-game = Otro juego
make-table = Crear mesa y enlace
remembered = Se recordará para la próxima vez.

# Who plays
who-plays = Quién juega
how-many-play = Cuántos jugadores
seat-number = Jugador { $number }
swap-sides = Cambiar de lado
draw-lots = Sortear
seat-move = Mover a { $name }, asiento { $number }
person = Persona
bot = Animal
seat-friend = Amigo por enlace
seat-open = Un amigo
guest = Invitado
setup-side-gobblet-0 = Blancas, empieza
setup-side-gobblet-1 = Negras
bots-time = Cuánto piensan los bots
bots-time-short = Dos segundos por turno
bots-time-long = Más tiempo y más fuertes

# House rules
how-you-play = Cómo jugáis
preset-own = A vuestra manera
house-rules = Reglas de la casa
edition-of-box = Vuestra edición del juego
goes-with = «{ $chosen }» va con «{ $others }», así que eso también queda puesto.

# Clock and guests
clock = Reloj
clock-none = Sin reloj
clock-game = Por partida
clock-days = Días por jugada
clock-minutes = Minutos por jugador
clock-increment = Segundos extra por jugada
clock-days-each = Días por jugada
who-can-come = Quién puede jugar
by-link = Con enlace
public = Pública

# In one sentence
setup-against = { $one } contra { $two }.
setup-summary = En la mesa: { $names }.
setup-friends = { $count ->
    [one] un amigo
   *[other] { $count } amigos
}
setup-usual = Todo como siempre.
setup-public = Puede entrar cualquiera
