# Everywhere
home-link = Underhill, página de inicio
language = Idioma
theme-system = Tema: sistema
theme-light = Tema: claro
theme-dark = Tema: oscuro
sound-on = Con sonido
sound-off = Sin sonido
motion-system = Animación: sistema
motion-on = Con animación
motion-off = Sin animación
to-home = Volver a los juegos
rules = Reglas
start = Empezar
name = Nombre
why = ¿Por qué?
last-move = Última jugada
key-title = Cómo leer el tablero
key-last = última jugada

# Names in a sentence: the last two, one of two, and whoever comes before them
names-and = { $first } y { $last }
names-or = { $first } o { $last }
names-more = { $first }, { $last }

# The home page
home-title = { $count ->
    [4] Cuatro juegos bajo una misma colina
   *[other] { $count } juegos bajo una misma colina
}
home-text = Contra un bot, en torno a una pantalla o con amigos mediante un enlace. Sin cuenta y sin instalar nada.
got-a-code = ¿Tienes un código?
join = Entrar
code-wrong = Un código tiene ocho letras y cifras, como K7QX-3M2P.
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
players-range = { $low }–{ $high } jugadores
play-now = Jugar ya
same-screen = Misma pantalla
with-friends = Con amigos
learn = Aprender

# Bots
bot-random = Polilla
bot-greedy = Urraca
bot-beginner = Topo
bot-easy = Ratón
bot-medium = Erizo
bot-hard = Tejón
bot-master = Zorro
bot-adapt = Liebre
bot-random-text = sin rumbo
bot-greedy-text = agarra lo que ve
bot-beginner-text = corto de vista
bot-easy-text = aprendiendo
bot-medium-text = prudente
bot-hard-text = firme
bot-master-text = astuto
bot-adapt-text = a tu nivel

# Choosing how to play
new-table = Mesa nueva

# The rules
learn-by-playing = Aprender jugando
the-rules = Las reglas
the-rulings = Lo que hemos decidido
the-rulings-text = Donde un reglamento deja algo abierto, o dice dos cosas distintas, así es como se juega aquí, y por qué.
the-notation = Cómo se escriben las jugadas
all-rules = Todas las reglas
understood = Entendido
brief-title = En medio minuto
contents = Contenido
search-rules = Buscar en las reglas
rules-found = { $count ->
    [0] Ninguna regla habla de eso.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
try-it = Probarlo
try-rule = Probarlo: { $rule }
start-again = Empezar de nuevo
back-to-rules = Volver a las reglas
lesson-named = Lección: { $name }

# Playing
turn-number = Turno { $turn }
your-turn = Te toca.
their-turn = Turno de { $names }.
sealed = Elección sellada.
sealed-text = Hasta que todos hayan elegido, nadie ve tu elección, ni siquiera que ya la has hecho.
gathering = Esperando jugadores.
starting = La partida está a punto de empezar.
starting-text = Cada dispositivo muestra ahora lo que aporta al azar, para que nadie pueda elegir lo que sale.
starting-waits = Aún falta la respuesta de { $names }. Después empieza la partida.
go-on-without = Empezar sin { $name }
go-on-without-text = Entonces un bot juega por { $name } hasta el final de esta partida.
over = La partida ha terminado.
looking-back = Mirando atrás.
looking-back-text = Así estaba entonces. La partida no cambia.
back-to-now = Volver al presente
played-by-bot = sigue jugando un bot
this-is-you = eres tú
away = ausente
is-away = { $name } no está. Se le guarda el asiento.
let-bot-go-on = Dejar que un bot juegue por { $name }
bot-in-line = { $place ->
    [1] Pensará enseguida.
   *[other] Espera su turno para pensar: puesto { $place } de la cola.
}
days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
log = Historial
log-and-actions = Historial y acciones
undo = Deshacer
hint = Pista
offer-draw = ¿Tablas?
resign = Rendirse
resign-sure = ¿Te rindes en esta partida?
no-wait = No, espera
do-it-anyway = Hacerlo igualmente
caution = Cuidado
caution-text = Con esto pierdes la partida al instante.
agree = Aceptar
decline = No, gracias
no-longer = Mejor no
asks-take-back = { $name } quiere deshacer la última jugada.
asks-draw = { $name } ofrece tablas.
asks-again = { $name } quiere jugar otra vez.
asks-stand-in = { $name } quiere que un bot juegue por { $absent }, que no está.
asks-go-on-without = { $name } quiere empezar sin { $absent }: su dispositivo no responde.
you-asked = Has preguntado. Los demás aún no han contestado.
type-play = Jugar
type-unreadable = Esta jugada no se entiende.
type-against = Eso va contra la regla { $rule }.
thinking = Pensando…
hint-says = La idea de Tejón: { $action }
hint-go-on = dejarlo así
hint-show = Enséñame
hint-do = Hacer eso
hint-chance = Probabilidad de ganar: alrededor del { $percent } %
say-something = Decir algo
connection-lost = Se ha perdido la conexión. Se está restableciendo; no se pierde nada.
goes-on-elsewhere = Esta partida sigue en otra pestaña.
go-on-here = Seguir aquí
nothing-here = Aquí no hay nada
nothing-here-text = Quizá la dirección esté incompleta. Los juegos están donde siempre.

# What the log tells besides the game
told-took-back = { $name } deshace la jugada
told-declined = { $name } dice que no
told-stopped = La partida acaba aquí
told-handed-over = Un bot sigue jugando por { $name }
told-withheld = Un dispositivo no ha respondido: { $name } juega en su lugar
told-returned = { $name } ha vuelto
told-said = { $name }: { $words }
told-again = Empieza otra partida

# Phrases
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-have-fun = ¡A divertirse!
phrase-nice-move = ¡Buena jugada!
phrase-well-played = ¡Bien jugado!
phrase-oops = ¡Uy!
phrase-wow = ¡Guau!
phrase-thinking = Déjame pensar.
phrase-your-turn = Te toca.
phrase-sorry = ¡Perdón!
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!
phrase-one-more = ¿Otra partida?
phrase-goodbye = ¡Adiós!

# Why a command was refused
rejected-unreadable = Esta jugada no se entiende.
rejected-stale = Mientras tanto, la partida ha seguido.
rejected-not-asked = Ahora no tienes nada que decidir.
rejected-not-seated = Eso solo puede hacerlo quien tiene asiento en la mesa.
rejected-no-such-seat = Ese asiento no existe.
rejected-seat-taken = El asiento está ocupado.
rejected-full = Todos los asientos están ocupados.
rejected-person-there = En ese asiento hay una persona.
rejected-no-bot-there = Ahí no hay ningún bot.
rejected-seats-free = Aún quedan asientos libres.
rejected-not-begun = La partida aún no ha empezado.
rejected-has-begun = La partida ya ha empezado.
rejected-over = La partida ha terminado.
rejected-not-over = La partida no ha terminado.
rejected-bot-plays = En este asiento juega un bot.
rejected-not-away = En este asiento no juega ningún bot.
rejected-is-there = Esa persona está presente.
rejected-clock-decides = Con reloj, el tiempo decide qué pasa con quien no está.
rejected-nothing-to-take-back = No hay nada que deshacer: desde entonces se ha sorteado o revelado algo.
rejected-no-draws = En este juego no se pueden acordar tablas.
rejected-bot-declines = El bot prefiere seguir jugando.
rejected-nothing-asked = Nadie ha pedido nada.
rejected-already-asked = Hay otra petición pendiente.
rejected-already-agreed = Ya has aceptado.
rejected-entropy-missing = La página no está al día. Vuelve a cargarla.
rejected-commitment-missing = La página no está al día. Vuelve a cargarla.
rejected-wrong-entropy = Esto no es lo que tu dispositivo había prometido aportar.
rejected-enough = Ya basta de eso por esta partida.
rejected-too-fast = Eso ha sido mucho de golpe. Un momento de paciencia.
rejected-bad-setting = Una mesa así no es posible.

# The end
you-win = ¡Ganas!
wins = Gana { $name }.
drawn = Empate.
shared = { $names } comparten la victoria.
fair = Los sorteos han sido limpios.
fair-text = { $draws ->
    [one] El único sorteo se ha vuelto a calcular en este dispositivo.
   *[other] Los { $draws } sorteos se han vuelto a calcular en este dispositivo.
}
unfair = Los sorteos no se pueden verificar.
rematch = Revancha
download-record = Descargar registro

# A table at the server
coming-in = Un momento…
try-again = Reintentar
server-gone = No se puede contactar con el servidor
server-gone-text = Quizá falle la red, o el servidor se esté tomando un descanso. Tu asiento se guarda. Contra los bots puedes jugar igualmente.
table-gone = Esta mesa ya no existe
table-gone-text = Nadie se ha sentado en mucho tiempo, o hay un error en el código.
table-closed = Esta mesa no te deja entrar
table-closed-text = El servidor no ha dicho por qué.
too-many = Demasiadas peticiones a la vez
too-many-text = El servidor pide un momento de paciencia.
old-version = Esta página no está al día
old-version-text = Esta página y el servidor ya no se entienden. Volver a cargarla debería ayudar.
set-aside-text = Algo ha fallado en esta mesa. Queda en pausa hasta que la revise quien lleva el servidor; no se pierde nada.
server-unfair = El servidor no es de fiar
server-unfair-text = Ha cambiado aquello a lo que se había comprometido antes de la partida. En esta mesa no se juega más.
earlier = Jugadas anteriores
name-needed = ¿Cómo te llamas? Como mucho, 24 letras.
name-long = Este nombre es demasiado largo: como mucho, 24 letras o emojis.
name-unseen = Este nombre contiene caracteres invisibles.

# Lessons
learn-game = Aprender { $game }
leave-lesson = Dejar la lección
lesson-step = Paso { $step } de { $count }
lesson-astray = En una partida se puede, pero aquí probamos antes otra cosa.
lesson-done = ¡Eso es!
back = Atrás
next = Siguiente

# Open tables
open-tables = Mesas abiertas
open-tables-text = cualquiera puede sentarse
seated = { $taken } de { $count } asientos ocupados
watch = Mirar
game-clock = { $minutes } min + { $seconds } s
