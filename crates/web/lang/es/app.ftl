# Everywhere
home-link = Underhill, a la página de inicio
language = Idioma
theme-system = Tema: sistema
theme-light = Tema: claro
theme-dark = Tema: oscuro
sound-on = Con sonido
sound-off = Sin sonido
motion-system = Animación: sistema
motion-on = Con animación
motion-off = Sin animación
to-home = A los juegos
rules = Reglas
start = Empezar
name = Nombre
why = ¿Por qué?
last-move = Última jugada
key-title = Cómo leer el tablero
key-last = última jugada

# The first page
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
bot-easy = Ratón
bot-medium = Erizo
bot-hard = Tejón
bot-master = Zorro
bot-random-text = sin rumbo
bot-greedy-text = agarra lo que ve
bot-easy-text = aprendiendo
bot-medium-text = prudente
bot-hard-text = firme
bot-master-text = astuto

# Choosing how to play
new-table = Mesa nueva
seats = Asientos
how-many-play = Cuántos juegan
seat-number = Jugador { $number }
person = Persona
bot = Bot
guest = Invitado
bots-time = Cuánto piensan los bots
bots-time-short = Dos segundos por turno
bots-time-long = Más tiempo, y más fuertes
how-you-play = Cómo jugáis
preset-own = A vuestra manera
house-rules = Reglas de la casa
setup-summary = En la mesa: { $names }.
remembered = Se recordará para tu próxima mesa.

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
sealed-text = Nadie ve lo que has elegido, ni que ya has elegido, hasta que todos lo hayan hecho.
gathering = Esperando jugadores.
over = La partida ha terminado.
looking-back = Mirando atrás.
looking-back-text = Así estaba entonces. La partida sigue donde está.
back-to-now = Volver al presente
played-by-bot = sigue jugando un bot
this-is-you = eres tú
away = ausente
is-away = { $name } no está. El sitio espera.
let-bot-go-on = Dejar que un bot siga por { $name }
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
caution = Esto pierde
caution-text = Con esto pierdes la partida al instante.
agree = Aceptar
decline = No, gracias
no-longer = Mejor no
asks-take-back = { $name } quiere deshacer la última jugada.
asks-draw = { $name } ofrece tablas.
asks-again = { $name } quiere jugar otra vez.
asks-stand-in = A { $name } le gustaría que un bot siguiera por { $absent }, que no está.
you-asked = Has preguntado. Los demás aún no han contestado.
type-play = Jugar
type-unreadable = Esto no se puede leer como una jugada.
thinking = Pensando…
hint-says = La idea de Tejón: { $action }
hint-go-on = seguir sin nada más
hint-show = Enséñame
hint-do = Hacer eso
hint-chance = Probabilidad de ganar: alrededor del { $percent } %
say-something = Decir algo
curtain-title = { $name }, es para ti
curtain-text = Pasa la pantalla. Nadie más debería mirar.
curtain-open = Soy { $name }
connection-lost = Se ha perdido la conexión. Se está restableciendo; no se pierde nada.
goes-on-elsewhere = Esta partida sigue en otra pestaña.
go-on-here = Seguir aquí
nothing-here = Aquí no hay nada
nothing-here-text = Quizá la dirección se haya cortado. Los juegos están donde siempre.

# What the log tells besides the game
told-took-back = { $name } deshace la jugada
told-declined = { $name } dice que no
told-stopped = La partida acaba aquí
told-handed-over = Un bot sigue jugando por { $name }
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
phrase-one-more = ¿Una más?
phrase-goodbye = ¡Adiós!

# Why a command was refused
rejected-unreadable = Esto no se puede leer como una jugada.
rejected-stale = Mientras tanto, la partida ha seguido.
rejected-not-asked = Ahora no te toca decidir a ti.
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
rejected-no-draws = Este juego no acaba por acuerdo.
rejected-bot-declines = Un bot sigue jugando.
rejected-nothing-asked = Nadie ha pedido nada.
rejected-already-asked = Ya se está pidiendo otra cosa.
rejected-already-agreed = Ya has aceptado.
rejected-entropy-missing = La página no está al día. Vuelve a cargarla.
rejected-enough = Ya ha sido suficiente en esta partida.
rejected-bad-setting = Una mesa así no es posible.

# The end
you-win = ¡Ganas!
you-win-agreed = ¡Ganas!
you-win-resigned = Ganas: tu rival se ha rendido.
you-win-time = Ganas por tiempo.
wins = Gana { $name }.
wins-agreed = Gana { $name }.
wins-resigned = Gana { $name }: su rival se ha rendido.
wins-time = Gana { $name } por tiempo.
drawn = Empate.
drawn-agreed = Tablas por acuerdo.
drawn-resigned = Empate.
drawn-time = Empate.
shared = { $names } comparten la victoria.
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
fair = Los sorteos han sido limpios.
fair-text = { $draws ->
    [one] El único sorteo se ha vuelto a calcular en este dispositivo.
   *[other] Los { $draws } sorteos se han vuelto a calcular en este dispositivo.
}
unfair = Los sorteos no se pueden verificar.
rematch = Revancha
download-record = Descargar registro

# A table at the server
coming-in = Entrando…
try-again = Reintentar
server-gone = No se puede llegar al servidor
server-gone-text = Quizá falle la red, o el servidor se esté tomando un descanso. Tu asiento se guarda. Contra los bots puedes jugar igualmente.
table-gone = Esta mesa ya no existe
table-gone-text = Nadie se ha sentado en mucho tiempo, o hay un error en el código.
table-closed = Esta mesa no te deja entrar
table-closed-text = El servidor no ha dicho nada más.
too-many = Demasiadas peticiones a la vez
too-many-text = El servidor pide un momento de paciencia.
old-version = Esta página no está al día
old-version-text = El servidor no habla como esta página. Volver a cargarla debería ayudar.
server-unfair = El servidor no es de fiar
server-unfair-text = Ha cambiado aquello a lo que se había comprometido antes de la partida. En esta mesa no se juega más.
earlier = Antes
table-full = Todos los asientos están ocupados. Podrás mirar cuando empiece la partida.
bring-friends = Trae a tus amigos
link = Enlace
copy-link = Copiar enlace
copied = Copiado
you-sit = Estás en la mesa
sit-down = Sentarse
sit-here = Sentarse aquí
get-up = Levantarse
free-seat = Dejar libre
open-seat = libre
waiting-for-seats = Cuando todos los asientos estén ocupados, cualquiera de la mesa puede empezar la partida.
all-here = Ya están todos.
name-needed = Di cómo te llamas: de una a 24 letras.
name-long = Este nombre es demasiado largo: como mucho, 24 letras o dibujitos.
name-unseen = En este nombre hay caracteres que nadie ve.
clock = Reloj
clock-none = Sin reloj
clock-game = Por partida
clock-days = Días por jugada
clock-minutes = Minutos por jugador
clock-increment = Segundos que suma cada jugada
clock-days-each = Días para una jugada
who-can-come = Quién puede venir
by-link = Con enlace
public = Pública

# Lessons
learn-game = Aprender { $game }
leave-lesson = Dejar la lección
lesson-step = Paso { $step } de { $count }
lesson-astray = En una partida se puede, pero aquí probamos antes otra cosa.
lesson-done = Eso es.
back = Atrás
next = Siguiente

# Looking at a game again
review = Repasar
open-record = Ver un registro
open-record-text = Elige el archivo que guarda «Descargar registro» o pega aquí su línea.
not-a-record = Esto no es un registro
not-a-record-text = Un registro es una línea de texto, tal como la guarda «Descargar registro». Este no se puede leer, o incumple las reglas.
who-was-ahead = Quién iba por delante
who-was-ahead-text = La probabilidad de ganar de cada jugador, decisión a decisión, según Tejón
review-progress = { $done } de { $count } decisiones vistas
turning-points = Momentos decisivos
turn-down = { $name } pierde aquí un { $percent } %; Tejón habría jugado { $better }
turn-up = { $name } sube aquí un { $percent } %
previous = Anterior

# Open tables
open-tables = Mesas abiertas
open-tables-text = cualquiera puede sentarse
seated = { $taken } de { $count } asientos ocupados
watch = Mirar
game-clock = { $minutes } min + { $seconds } s
