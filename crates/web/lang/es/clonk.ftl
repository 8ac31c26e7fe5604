# The home page
clonk-name = Clonk!
clonk-tagline = Encadena cristales hasta tu vagoneta. Sin ruido: algo duerme ahí abajo.

# The mine
clonk-type = Escribe una jugada: dig s1, gift 1 s2, blast s3, done
clonk-mine = La mina: cinco pozos
clonk-shaft = Pozo { $number }
clonk-shaft-top = Pozo { $number }, carta libre: { $card }
clonk-shaft-empty = Pozo { $number }: vacío
clonk-buried = enterrada, nivel { $depth }: { $card }
clonk-face-down = boca abajo
clonk-fits = Encaja en tu cadena: { $match }
clonk-fits-gift = Se puede regalar a { $name }
clonk-may-backfill = Tu carta puede ir aquí
clonk-tab-no = no encaja
clonk-tab-not-now = ahora no
clonk-tab-both = ambos
clonk-draw-pile = Mazo de robo
clonk-sleeps = { $count ->
    [one] carta hasta que despierte
   *[other] cartas hasta que despierte
}
clonk-sleeps-shuffled = { $count ->
    [one] carta hasta que pueda despertar
   *[other] cartas hasta que pueda despertar
}
clonk-wakes-next = ¡La próxima carta robada lo despierta!
clonk-may-wake = ¡Cualquier carta robada puede despertarlo!
clonk-awake = ¡Está despierto! Esta ronda es la última.
clonk-awake-over = ¡Está despierto!
clonk-pile = { $left ->
    [one] Queda { $left } carta, { $bottom } bajo el Despertar
   *[other] Quedan { $left } cartas, { $bottom } bajo el Despertar
}

# The viewer's own side
clonk-own = Tu lado
clonk-own-gallery = Tu galería
clonk-own-hand = { $count ->
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
clonk-spaces = Una casilla que se queda vacía da lo que pone debajo
clonk-own-cart = { $count ->
    [one] Tu vagoneta, { $count } carta, arriba { $card }. Mirar dentro
   *[other] Tu vagoneta, { $count } cartas, arriba { $card }. Mirar dentro
}
clonk-own-cart-empty = Tu vagoneta, vacía. Aquí va tu primera carta
clonk-cart-wants = primera carta
clonk-cart = Carga { $count }
clonk-or = o
clonk-space-card = Casilla { $number }: { $card }
clonk-space-next = La casilla { $number } es la siguiente. Admite { $match }
clonk-space-first = La casilla { $number } es la siguiente
clonk-earns-snore = Ronquido
clonk-earns-kablooey = Kablooey
clonk-earns-card = robas 1
clonk-earns-if-empty = si esta casilla se queda vacía
clonk-earns-no-more = ya no: la casilla está ocupada
clonk-held = Mano { $number }: { $card }

# Tasks and what players have
clonk-so-far = hasta ahora
clonk-task-drawn = { $reward ->
    [one] { $reward } moneda
   *[other] { $reward } monedas
}
clonk-task-open = { $reward ->
    [one] descubierta, { $reward } moneda
   *[other] descubierta, { $reward } monedas
}
clonk-task-secret = { $reward ->
    [one] secreta, { $reward } moneda
   *[other] secreta, { $reward } monedas
}
clonk-task-next = , siguiente escalón { $next }
clonk-kablooeys = Kablooey
clonk-their-open = Tarea descubierta: { $task }
clonk-their-secret = Tarea secreta: { $task }
clonk-their-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
clonk-their-kablooeys = { $count ->
    [one] { $count } carta Kablooey
   *[other] { $count } cartas Kablooey
}
clonk-their-gallery = Galería de { $name }
clonk-their-gallery-empty = Ninguna carta en la galería
clonk-their-gallery-takes = Admite { $match }
clonk-their-cart-top = Arriba en la vagoneta: { $card }
clonk-their-cart-empty = La vagoneta está vacía
clonk-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
clonk-eyes = { $count ->
    [one] { $count } ojo
   *[other] { $count } ojos
}
clonk-snores = { $count ->
    [one] { $count } carta de Ronquido
   *[other] { $count } cartas de Ronquido
}
clonk-cart-yours = Tu vagoneta
clonk-cart-theirs = La vagoneta de { $name }
clonk-cart-note = Ordenada por colores. Tu galería aún no está dentro.
clonk-look-cart = { $count ->
    [one] Ver la vagoneta de { $name }: { $count } carta
   *[other] Ver la vagoneta de { $name }: { $count } cartas
}
clonk-close = Cerrar
clonk-discards = Descartes { $count }
clonk-discards-title = La pila de descartes

# The choice before the first turn
clonk-choose-title = Tus dos tareas
clonk-choose-open = Descubierta: { $open }; secreta: { $secret }
clonk-choose-watch = Cada jugador elige cuál de sus dos tareas deja descubierta.
clonk-choose-sealed = Elección sellada. Las tareas se descubren cuando todos hayan elegido.

# What to do
clonk-prompt-choose = ¿Qué tarea pueden ver todos? La otra queda en secreto. Las dos dan monedas al final.
clonk-prompt-bank = Elige una carta de tu mano para tu vagoneta. Lo primero que excaves tiene que coincidir con ella.
clonk-prompt-bank-it = Toca otra vez la carta «{ $card }», o tu vagoneta, para meterla.
clonk-prompt-dig = La casilla { $number } admite { $match }. Excava una carta, regala una, haz una voladura o termina.
clonk-prompt-full = Tu galería está llena. Aún puedes regalar una carta o hacer una voladura. O termina.
clonk-prompt-dig-it = Toca otra vez la carta «{ $card }», o tu siguiente casilla, para excavarla.
clonk-prompt-dig-or-give = Toca otra vez la carta «{ $card }» para excavarla, o toca una galería para regalarla: { $names }.
clonk-prompt-give-it = La carta «{ $card }» no encaja en tu cadena. Toca una galería para regalarla: { $names }.
clonk-prompt-no-use = La carta «{ $card }» no encaja ahora en ninguna galería.
clonk-prompt-backfill = Pon una carta de tu mano sobre un pozo: elige la carta.
clonk-prompt-backfill-it = ¿A qué pozo va la carta «{ $card }»? Queda arriba, libre para quien juegue después.
clonk-prompt-discard = Tienes { $count } cartas, y solo puedes quedarte cinco. Elige una para descartarla.
clonk-prompt-discard-it = Toca otra vez la carta «{ $card }» para descartarla.
clonk-do-bank = A la vagoneta
clonk-do-dig = Excavarla
clonk-do-give = Regalar a { $name }
clonk-do-blast = Volarla
clonk-do-done = Terminar
clonk-do-discard = Descartarla
clonk-put-back = Soltar
clonk-draws = robas { $count }

# What the marks mean
clonk-key-fits = encaja en tu cadena, por esto
clonk-key-give = se puede regalar a este jugador
clonk-key-link = lo que une dos cartas
clonk-key-coin = las monedas cuentan a tu favor
clonk-key-eye = ojos: a quien más tiene le caen las rocas

# Options
clonk-option-awakening = Cuándo despierta el monstruo
clonk-option-awakening-top = Se sabe: el Despertar está encima del último montón, y puedes llevar la cuenta atrás.
clonk-option-awakening-shuffled = Por sorpresa: el Despertar está mezclado en el último montón.
clonk-option-rockfall = Qué cuesta el derrumbe
clonk-option-rockfall-treasure = La mitad de los ojos en tesoros: los Ronquidos solo deciden a quién le toca.
clonk-option-rockfall-all = La mitad de todos los ojos: los Ronquidos también cuestan monedas.
clonk-option-kablooey = Cartas Kablooey
clonk-option-kablooey-any = Cuantas quieras: puedes usar todas tus cartas Kablooey en un mismo turno.
clonk-option-kablooey-once = Una por turno: la segunda voladura tiene que esperar a tu próximo turno.
clonk-option-memory = Vagonetas y descartes
clonk-option-memory-help = Ayuda: todos pueden mirar en todas las vagonetas y en la pila de descartes.
clonk-option-memory-none = Como en una mesa de verdad: solo tu propia vagoneta; lo demás tienes que recordarlo.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
clonk-event-task-drawn = { $tile ->
    [none] { $who } roba una tarea de { $side }
   *[other] { $who } roba la tarea «{ $tile }»
}
clonk-events-task-drawn = { $tile ->
    [none] { $who } roba { $count } tareas
   *[other] { $who } roba las tareas «{ $tile }»
}
clonk-event-task-opened = { $who } descubre la tarea «{ $tile }»
clonk-event-laid = { $card ->
    [none] { "" }
   *[other] en { clonk-named-shaft } se coloca: { $card }
}
clonk-events-laid = se colocan { $count } cartas en los pozos
clonk-event-awakening-hidden = el Despertar está debajo de { $above } cartas
clonk-event-turn-began = es el turno de { $who }
clonk-event-cart-filled = { $cards ->
    [one] { $who } pasa { $cards } carta a la vagoneta
   *[other] { $who } pasa { $cards } cartas a la vagoneta
}
clonk-event-banked = { $who } pasa de la mano a la vagoneta: { $card }
clonk-event-dug = { $who } excava { clonk-named-source }: { $card }
clonk-event-gifted = { $who } regala a { $to } { clonk-named-source }: { $card }
clonk-event-blasted = { $who } vuela en { clonk-named-shaft }: { $card }
clonk-event-turned-up = boca arriba en { clonk-named-shaft }: { $card }
clonk-event-emptied = { clonk-named-shaft } se ha vaciado y se reconstruye
clonk-event-awakened = el monstruo despierta: esta ronda es la última
clonk-event-snored = { $who } recibe una carta de Ronquido en la vagoneta
clonk-event-kablooey = { $who } recibe una carta Kablooey
clonk-event-drew = { $card ->
    [none] { $who } roba una carta
   *[other] { $who } roba: { $card }
}
clonk-events-drew = { $card ->
    [none] { $who } roba { $count } cartas
   *[other] { $who } roba: { $card }
}
clonk-event-nothing-drawn = { $who } encuentra vacío el mazo de robo
clonk-event-backfilled = { $who } pone en { clonk-named-shaft }: { $card }
clonk-event-discarded = { $who } descarta: { $card }
clonk-event-ended = la última ronda ha terminado
clonk-event-scored = { $score-caught ->
    [yes] { $who } muestra la tarea secreta «{ $secret }»; monedas: { $score-coins }, por las tareas: { $score-colour-task } y { $score-treasure-task }, perdidas en el derrumbe: { $score-loss }
   *[no] { $who } muestra la tarea secreta «{ $secret }»; monedas: { $score-coins }, por las tareas: { $score-colour-task } y { $score-treasure-task }
}
clonk-idea-task-opened = descubrir la tarea «{ $tile }»
clonk-idea-banked = pasar de la mano a la vagoneta: { $card }
clonk-idea-dug = excavar { clonk-named-source }: { $card }
clonk-idea-gifted = regalar a { $to } { clonk-named-source }: { $card }
clonk-idea-blasted = volar en { clonk-named-shaft }: { $card }
clonk-idea-backfilled = poner en { clonk-named-shaft }: { $card }
clonk-idea-discarded = descartar: { $card }
clonk-named-shaft = { $shaft ->
    [s1] el pozo 1
    [s2] el pozo 2
    [s3] el pozo 3
    [s4] el pozo 4
   *[s5] el pozo 5
}
clonk-named-source = { $from ->
    [s1] del pozo 1
    [s2] del pozo 2
    [s3] del pozo 3
    [s4] del pozo 4
    [s5] del pozo 5
   *[hand] de la mano
}

# Why not
clonk-illegal-over = La partida ha terminado.
clonk-illegal-no-such-seat = Ese asiento no existe en esta mesa.
clonk-illegal-not-your-turn = No te toca: es el turno de { $turn }.
clonk-illegal-cards-are-coming = Espera a que se hayan robado las cartas.
clonk-illegal-choose-task-first = Primero cada jugador elige qué tarea deja descubierta.
clonk-illegal-tasks-are-chosen = Tus tareas se quedan como están hasta el final de la partida.
clonk-illegal-bank-first = Tu primer turno empieza con una carta de tu mano: ponla en tu vagoneta.
clonk-illegal-banked-already = Solo tu primer turno de todos empieza con una carta de tu mano, y la tuya ya está en la vagoneta.
clonk-illegal-digging-is-over = Ya has terminado de excavar en este turno.
clonk-illegal-still-digging = Primero termina de excavar.
clonk-illegal-backfill-first = Primero pon una carta de tu mano sobre un pozo.
clonk-illegal-backfilled-already = Ya has puesto una carta sobre un pozo. Ahora descarta hasta quedarte con cinco.
clonk-illegal-no-such-card = En esta caja no hay ninguna carta «{ $card }».
clonk-illegal-not-in-hand = No tienes en la mano la carta «{ $card }».
clonk-illegal-shaft-is-empty = { $shaft ->
    [s1] El pozo 1 está vacío.
    [s2] El pozo 2 está vacío.
    [s3] El pozo 3 está vacío.
    [s4] El pozo 4 está vacío.
   *[s5] El pozo 5 está vacío.
}
clonk-illegal-gallery-is-full = Las cuatro casillas de tu galería están ocupadas.
clonk-illegal-does-not-match = La carta «{ $card }» no encaja: no coincide ni en el color ni en el tesoro con «{ $last }».
clonk-illegal-gift-is-used = Ya has regalado una carta en este turno. Solo se permite una por turno.
clonk-illegal-gift-to-yourself = Un regalo va a la galería de otro jugador, no a la tuya.
clonk-illegal-gift-too-early = { $to } aún no tiene ninguna carta con la que un regalo pueda coincidir.
clonk-illegal-gift-to-full-gallery = Las cuatro casillas de la galería de { $to } están ocupadas.
clonk-illegal-gift-does-not-match = { $to } no puede recibir la carta «{ $card }»: no coincide ni en el color ni en el tesoro con su última carta, «{ $last }».
clonk-illegal-no-kablooey = No tienes ninguna carta Kablooey para una voladura.
clonk-illegal-blast-is-used = En esta mesa solo se permite una voladura por turno, y ya has hecho la tuya.
clonk-illegal-gift-to-nobody = En ese asiento no hay nadie.
clonk-illegal-must-dig = En esta mesa hay que excavar si se puede: aún no has excavado nada, y la carta «{ $card }» encaja.

# Why a bot would do it
clonk-reason-allowed = está permitido
clonk-reason-keeps-secret = nadie sabrá quién reúne «{ $tile }»
clonk-reason-tasks-alike = todas las tareas valen lo mismo
clonk-reason-for-task = carta { $number } para la tarea «{ $tile }»: { $coins ->
    [one] una moneda más
   *[other] { $coins } monedas más
}
clonk-reason-brings = da { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} { $eyes ->
    [0] sin ningún ojo
    [one] por un ojo
   *[other] por { $eyes } ojos
}
clonk-reason-chain-goes-on = la cadena puede seguir: { $cards ->
    [one] coincide una carta libre
   *[other] coinciden { $cards } cartas libres
}
clonk-reason-takes-from = { $seat } reúne «{ $tile }» y se queda sin esta carta
clonk-reason-avoids-snore = evita la carta de Ronquido de una galería vacía
clonk-reason-continues = sigue la cadena con «{ $card }»
clonk-reason-gives-eyes = da { $eyes ->
    [one] un ojo
   *[other] { $eyes } ojos
} a { $to }
clonk-reason-fits-less = otras cartas libres que encajan entonces en la galería de { $to }: { $after } en vez de { $before }
clonk-reason-no-help-to = la carta «{ $card }» no ayuda a { $to } en su tarea descubierta
clonk-reason-changes = lo siguiente en la galería de { $to } tendrá que coincidir con «{ $card }»
clonk-reason-destroys-wanted = vuela la carta «{ $card }»; { $seat } reúne «{ $tile }»
clonk-reason-destroys = vuela la carta «{ $card }»
clonk-reason-lays-bare = deja libre la carta «{ $card }»
clonk-reason-empty-spaces = las casillas vacías dan { $cards ->
    [0] una carta Kablooey
    [one] una carta de tesoro{ clonk-and-kablooey }
   *[other] { $cards } cartas de tesoro{ clonk-and-kablooey }
}
clonk-and-kablooey = { $kablooey ->
    [yes] { " " }y una carta Kablooey
   *[no] { "" }
}
clonk-reason-gallery-full = la galería está llena
clonk-reason-nothing-fits = ninguna carta al alcance encaja
clonk-reason-most-eyes = ya tiene más ojos que nadie
clonk-reason-keeps-for-later = guarda las demás cartas para más tarde
clonk-reason-covers-wanted = tapa la carta «{ $card }»; { $seat } reúne «{ $tile }»
clonk-reason-covers-diggable = tapa la carta «{ $card }», que { $seat } podría excavar
clonk-reason-must-backfill = una carta de la mano tiene que ir a un pozo
clonk-reason-keeps-five = solo se pueden guardar cinco cartas
clonk-reason-worthless = la carta «{ $card }» no tiene monedas ni ayuda en ninguna de las dos tareas
clonk-reason-no-task = la carta «{ $card }» no ayuda en ninguna de las dos tareas
clonk-reason-chance = gana el { $percent } % de { $trials ->
    [one] una partida de prueba
   *[other] { $trials } partidas de prueba
}
clonk-reason-even = después nadie va por delante
clonk-reason-ahead = después, { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} de ventaja
clonk-reason-behind = después, solo { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} de desventaja

# The end
clonk-end-nobody = No había ni un ojo en las cartas. Cayeron las rocas y no le dieron a nadie.
clonk-end-caught = { $before ->
    [one] El derrumbe atrapó a { $name }, que tenía más ojos que nadie: de { $before } moneda pasó a { $after }.
   *[other] El derrumbe atrapó a { $name }, que tenía más ojos que nadie: de { $before } monedas pasó a { $after }.
}
clonk-end-caught-several = El derrumbe atrapó a { $names }: empataban con más ojos que nadie.
clonk-end-caption = De dónde salió cada moneda
clonk-end-winner = gana
clonk-end-coins = Monedas
clonk-end-coins-note = en todas las cartas
clonk-end-open = Tarea descubierta
clonk-end-open-note = según los escalones
clonk-end-secret = Tarea secreta
clonk-end-secret-note = ahora revelada
clonk-end-together = Subtotal
clonk-end-eyes = Ojos
clonk-end-eyes-note = un Ronquido cuenta { $count }
clonk-end-rockfall = Derrumbe
clonk-end-rockfall-note = atrapa a quien más ojos tiene
clonk-end-half = { $count ->
    [one] la mitad de { $count } ojo
   *[other] la mitad de { $count } ojos
}
clonk-end-safe = a salvo
clonk-end-total = Total
clonk-end-steps = Escalones de las tareas
clonk-end-steps-note = monedas según el número de cartas que coinciden

# The lesson
clonk-lesson-aim = ¡Te damos la bienvenida a la mina! Cada carta muestra un cristal y un tesoro. Las monedas te enriquecen. Los ojos despiertan a lo que duerme ahí abajo. Llévate a casa cartas que coincidan entre sí, y las que piden tus dos tareas: reúnes rojo y, en secreto, coronas.
clonk-lesson-bank = Tu primer turno empieza con tu vagoneta.
clonk-lesson-bank-task = Pon en ella la espada roja de tu mano: toca la carta y después la vagoneta.
clonk-lesson-chain = Ahora, a excavar. Una carta tiene que coincidir con la anterior en el cristal o en el tesoro. La corona roja del pozo 1 es roja como tu espada, y tus dos tareas la quieren.
clonk-lesson-chain-task = Tócala y después toca tu primera casilla.
clonk-lesson-done = Podrías excavar hasta cuatro cartas. Lo que se queda vacío da lo que pone debajo: la segunda casilla, una carta Kablooey; la tercera y la cuarta, una carta cada una. Pero nunca dejes vacía la primera: eso es un Ronquido, que vale por tres ojos.
clonk-lesson-done-task = Toca «Terminar».
clonk-lesson-backfill = Has robado tres cartas: dos por tus casillas, y la que todos roban. Ahora una carta de tu mano va sobre un pozo, libre para todos. No ayudes a los demás: reúnen azul.
clonk-lesson-backfill-task = Pon el martillo verde sobre el pozo 1.
clonk-lesson-gift = El otro jugador ha excavado una espada azul y una espada rosa. Tu corona roja ha rodado hasta tu vagoneta. Una vez por turno puedes regalar una carta que coincida con la última de otra galería.
clonk-lesson-gift-task = Regala un ojo: toca tu estatua rosa y después la otra galería.
clonk-lesson-blast = Tienes una carta Kablooey. En el pozo 2 hay un collar azul que no quieres ver en otras manos, y debajo hay una corona.
clonk-lesson-blast-task = Toca el collar y después «Volarla».
clonk-lesson-treasure = ¡Bum! La corona amarilla está libre, y coincide con tu corona roja: el mismo tesoro.
clonk-lesson-treasure-task = Excávala.
clonk-lesson-end = Una carta boca abajo que queda libre se pone boca arriba al instante. Y así se sigue hasta que el mazo de robo trae el Despertar. Entonces se termina la ronda, quien tiene más ojos pierde monedas, y gana quien tenga más monedas. ¡Adelante, y sin hacer ruido!

# Colours, treasures and tasks
clonk-colour-red = rojo
clonk-colour-green = verde
clonk-colour-white = blanco
clonk-colour-pink = rosa
clonk-colour-blue = azul
clonk-colour-yellow = amarillo
clonk-treasure-hammer = martillo
clonk-treasure-necklace = collar
clonk-treasure-statue = estatua
clonk-treasure-crown = corona
clonk-treasure-sword = espada
clonk-treasure-goblet = copa
clonk-either = { $colour } o { $treasure }
clonk-task-red = { $count ->
    [one] roja
   *[other] rojas
}
clonk-task-green = { $count ->
    [one] verde
   *[other] verdes
}
clonk-task-white = { $count ->
    [one] blanca
   *[other] blancas
}
clonk-task-pink = { $count ->
    [one] rosa
   *[other] rosas
}
clonk-task-blue = { $count ->
    [one] azul
   *[other] azules
}
clonk-task-yellow = { $count ->
    [one] amarilla
   *[other] amarillas
}
clonk-task-hammer = { $count ->
    [one] martillo
   *[other] martillos
}
clonk-task-necklace = { $count ->
    [one] collar
   *[other] collares
}
clonk-task-statue = { $count ->
    [one] estatua
   *[other] estatuas
}
clonk-task-crown = { $count ->
    [one] corona
   *[other] coronas
}
clonk-task-sword = { $count ->
    [one] espada
   *[other] espadas
}
clonk-task-goblet = { $count ->
    [one] copa
   *[other] copas
}
clonk-word-colour = color
clonk-word-treasure = tesoro
clonk-word-open-colour = descubrir la tarea de color
clonk-word-open-treasure = descubrir la tarea de tesoro
clonk-word-red = rojo
clonk-word-green = verde
clonk-word-white = blanco
clonk-word-pink = rosa
clonk-word-blue = azul
clonk-word-yellow = amarillo
clonk-word-hammer = martillos
clonk-word-necklace = collares
clonk-word-statue = estatuas
clonk-word-crown = coronas
clonk-word-sword = espadas
clonk-word-goblet = copas

# Cards: first how each looks, then what a card shows besides
clonk-look-red-hammer = martillo rojo
clonk-look-red-necklace = collar rojo
clonk-look-red-statue = estatua roja
clonk-look-red-crown = corona roja
clonk-look-red-sword = espada roja
clonk-look-red-goblet = copa roja
clonk-look-green-hammer = martillo verde
clonk-look-green-necklace = collar verde
clonk-look-green-statue = estatua verde
clonk-look-green-crown = corona verde
clonk-look-green-sword = espada verde
clonk-look-green-goblet = copa verde
clonk-look-white-hammer = martillo blanco
clonk-look-white-necklace = collar blanco
clonk-look-white-statue = estatua blanca
clonk-look-white-crown = corona blanca
clonk-look-white-sword = espada blanca
clonk-look-white-goblet = copa blanca
clonk-look-pink-hammer = martillo rosa
clonk-look-pink-necklace = collar rosa
clonk-look-pink-statue = estatua rosa
clonk-look-pink-crown = corona rosa
clonk-look-pink-sword = espada rosa
clonk-look-pink-goblet = copa rosa
clonk-look-blue-hammer = martillo azul
clonk-look-blue-necklace = collar azul
clonk-look-blue-statue = estatua azul
clonk-look-blue-crown = corona azul
clonk-look-blue-sword = espada azul
clonk-look-blue-goblet = copa azul
clonk-look-yellow-hammer = martillo amarillo
clonk-look-yellow-necklace = collar amarillo
clonk-look-yellow-statue = estatua amarilla
clonk-look-yellow-crown = corona amarilla
clonk-look-yellow-sword = espada amarilla
clonk-look-yellow-goblet = copa amarilla
clonk-card = { $coins ->
    [0] { $eyes ->
        [0] { $look }
        [one] { $look }, { $eyes } ojo
       *[other] { $look }, { $eyes } ojos
    }
    [one] { $eyes ->
        [0] { $look }, { $coins } moneda
        [one] { $look }, { $coins } moneda, { $eyes } ojo
       *[other] { $look }, { $coins } moneda, { $eyes } ojos
    }
   *[other] { $eyes ->
        [0] { $look }, { $coins } monedas
        [one] { $look }, { $coins } monedas, { $eyes } ojo
       *[other] { $look }, { $coins } monedas, { $eyes } ojos
    }
}
-clonk-0-1 = (1 ojo)
-clonk-1-0 = (1 moneda)
-clonk-2-1 = (2 monedas, 1 ojo)
-clonk-2-2 = (2 monedas, 2 ojos)
-clonk-3-3 = (3 monedas, 3 ojos)

# Every card, as the log names it: the same lines in all languages
clonk-word-red-hammer-0-0 = { clonk-look-red-hammer }
clonk-word-red-hammer-1-0 = { clonk-look-red-hammer } { -clonk-1-0 }
clonk-word-red-hammer-2-2 = { clonk-look-red-hammer } { -clonk-2-2 }
clonk-word-red-necklace-0-0 = { clonk-look-red-necklace }
clonk-word-red-necklace-0-1 = { clonk-look-red-necklace } { -clonk-0-1 }
clonk-word-red-necklace-2-1 = { clonk-look-red-necklace } { -clonk-2-1 }
clonk-word-red-statue-1-0 = { clonk-look-red-statue } { -clonk-1-0 }
clonk-word-red-statue-0-1 = { clonk-look-red-statue } { -clonk-0-1 }
clonk-word-red-statue-3-3 = { clonk-look-red-statue } { -clonk-3-3 }
clonk-word-red-crown-0-0 = { clonk-look-red-crown }
clonk-word-red-crown-1-0 = { clonk-look-red-crown } { -clonk-1-0 }
clonk-word-red-crown-2-2 = { clonk-look-red-crown } { -clonk-2-2 }
clonk-word-red-sword-0-0 = { clonk-look-red-sword }
clonk-word-red-sword-0-1 = { clonk-look-red-sword } { -clonk-0-1 }
clonk-word-red-sword-2-1 = { clonk-look-red-sword } { -clonk-2-1 }
clonk-word-red-goblet-1-0 = { clonk-look-red-goblet } { -clonk-1-0 }
clonk-word-red-goblet-0-1 = { clonk-look-red-goblet } { -clonk-0-1 }
clonk-word-red-goblet-3-3 = { clonk-look-red-goblet } { -clonk-3-3 }
clonk-word-green-hammer-0-0 = { clonk-look-green-hammer }
clonk-word-green-hammer-0-1 = { clonk-look-green-hammer } { -clonk-0-1 }
clonk-word-green-hammer-2-1 = { clonk-look-green-hammer } { -clonk-2-1 }
clonk-word-green-necklace-1-0 = { clonk-look-green-necklace } { -clonk-1-0 }
clonk-word-green-necklace-0-1 = { clonk-look-green-necklace } { -clonk-0-1 }
clonk-word-green-necklace-3-3 = { clonk-look-green-necklace } { -clonk-3-3 }
clonk-word-green-statue-0-0 = { clonk-look-green-statue }
clonk-word-green-statue-1-0 = { clonk-look-green-statue } { -clonk-1-0 }
clonk-word-green-statue-2-2 = { clonk-look-green-statue } { -clonk-2-2 }
clonk-word-green-crown-0-0 = { clonk-look-green-crown }
clonk-word-green-crown-0-1 = { clonk-look-green-crown } { -clonk-0-1 }
clonk-word-green-crown-2-1 = { clonk-look-green-crown } { -clonk-2-1 }
clonk-word-green-sword-1-0 = { clonk-look-green-sword } { -clonk-1-0 }
clonk-word-green-sword-0-1 = { clonk-look-green-sword } { -clonk-0-1 }
clonk-word-green-sword-3-3 = { clonk-look-green-sword } { -clonk-3-3 }
clonk-word-green-goblet-0-0 = { clonk-look-green-goblet }
clonk-word-green-goblet-1-0 = { clonk-look-green-goblet } { -clonk-1-0 }
clonk-word-green-goblet-2-2 = { clonk-look-green-goblet } { -clonk-2-2 }
clonk-word-white-hammer-1-0 = { clonk-look-white-hammer } { -clonk-1-0 }
clonk-word-white-hammer-0-1 = { clonk-look-white-hammer } { -clonk-0-1 }
clonk-word-white-hammer-3-3 = { clonk-look-white-hammer } { -clonk-3-3 }
clonk-word-white-necklace-0-0 = { clonk-look-white-necklace }
clonk-word-white-necklace-1-0 = { clonk-look-white-necklace } { -clonk-1-0 }
clonk-word-white-necklace-2-2 = { clonk-look-white-necklace } { -clonk-2-2 }
clonk-word-white-statue-0-0 = { clonk-look-white-statue }
clonk-word-white-statue-0-1 = { clonk-look-white-statue } { -clonk-0-1 }
clonk-word-white-statue-2-1 = { clonk-look-white-statue } { -clonk-2-1 }
clonk-word-white-crown-1-0 = { clonk-look-white-crown } { -clonk-1-0 }
clonk-word-white-crown-0-1 = { clonk-look-white-crown } { -clonk-0-1 }
clonk-word-white-crown-3-3 = { clonk-look-white-crown } { -clonk-3-3 }
clonk-word-white-sword-0-0 = { clonk-look-white-sword }
clonk-word-white-sword-1-0 = { clonk-look-white-sword } { -clonk-1-0 }
clonk-word-white-sword-2-2 = { clonk-look-white-sword } { -clonk-2-2 }
clonk-word-white-goblet-0-0 = { clonk-look-white-goblet }
clonk-word-white-goblet-0-1 = { clonk-look-white-goblet } { -clonk-0-1 }
clonk-word-white-goblet-2-1 = { clonk-look-white-goblet } { -clonk-2-1 }
clonk-word-pink-hammer-0-0 = { clonk-look-pink-hammer }
clonk-word-pink-hammer-1-0 = { clonk-look-pink-hammer } { -clonk-1-0 }
clonk-word-pink-hammer-2-2 = { clonk-look-pink-hammer } { -clonk-2-2 }
clonk-word-pink-necklace-0-0 = { clonk-look-pink-necklace }
clonk-word-pink-necklace-0-1 = { clonk-look-pink-necklace } { -clonk-0-1 }
clonk-word-pink-necklace-2-1 = { clonk-look-pink-necklace } { -clonk-2-1 }
clonk-word-pink-statue-1-0 = { clonk-look-pink-statue } { -clonk-1-0 }
clonk-word-pink-statue-0-1 = { clonk-look-pink-statue } { -clonk-0-1 }
clonk-word-pink-statue-3-3 = { clonk-look-pink-statue } { -clonk-3-3 }
clonk-word-pink-crown-0-0 = { clonk-look-pink-crown }
clonk-word-pink-crown-1-0 = { clonk-look-pink-crown } { -clonk-1-0 }
clonk-word-pink-crown-2-2 = { clonk-look-pink-crown } { -clonk-2-2 }
clonk-word-pink-sword-0-0 = { clonk-look-pink-sword }
clonk-word-pink-sword-0-1 = { clonk-look-pink-sword } { -clonk-0-1 }
clonk-word-pink-sword-2-1 = { clonk-look-pink-sword } { -clonk-2-1 }
clonk-word-pink-goblet-1-0 = { clonk-look-pink-goblet } { -clonk-1-0 }
clonk-word-pink-goblet-0-1 = { clonk-look-pink-goblet } { -clonk-0-1 }
clonk-word-pink-goblet-3-3 = { clonk-look-pink-goblet } { -clonk-3-3 }
clonk-word-blue-hammer-0-0 = { clonk-look-blue-hammer }
clonk-word-blue-hammer-0-1 = { clonk-look-blue-hammer } { -clonk-0-1 }
clonk-word-blue-hammer-2-1 = { clonk-look-blue-hammer } { -clonk-2-1 }
clonk-word-blue-necklace-1-0 = { clonk-look-blue-necklace } { -clonk-1-0 }
clonk-word-blue-necklace-0-1 = { clonk-look-blue-necklace } { -clonk-0-1 }
clonk-word-blue-necklace-3-3 = { clonk-look-blue-necklace } { -clonk-3-3 }
clonk-word-blue-statue-0-0 = { clonk-look-blue-statue }
clonk-word-blue-statue-1-0 = { clonk-look-blue-statue } { -clonk-1-0 }
clonk-word-blue-statue-2-2 = { clonk-look-blue-statue } { -clonk-2-2 }
clonk-word-blue-crown-0-0 = { clonk-look-blue-crown }
clonk-word-blue-crown-0-1 = { clonk-look-blue-crown } { -clonk-0-1 }
clonk-word-blue-crown-2-1 = { clonk-look-blue-crown } { -clonk-2-1 }
clonk-word-blue-sword-1-0 = { clonk-look-blue-sword } { -clonk-1-0 }
clonk-word-blue-sword-0-1 = { clonk-look-blue-sword } { -clonk-0-1 }
clonk-word-blue-sword-3-3 = { clonk-look-blue-sword } { -clonk-3-3 }
clonk-word-blue-goblet-0-0 = { clonk-look-blue-goblet }
clonk-word-blue-goblet-1-0 = { clonk-look-blue-goblet } { -clonk-1-0 }
clonk-word-blue-goblet-2-2 = { clonk-look-blue-goblet } { -clonk-2-2 }
clonk-word-yellow-hammer-1-0 = { clonk-look-yellow-hammer } { -clonk-1-0 }
clonk-word-yellow-hammer-0-1 = { clonk-look-yellow-hammer } { -clonk-0-1 }
clonk-word-yellow-hammer-3-3 = { clonk-look-yellow-hammer } { -clonk-3-3 }
clonk-word-yellow-necklace-0-0 = { clonk-look-yellow-necklace }
clonk-word-yellow-necklace-1-0 = { clonk-look-yellow-necklace } { -clonk-1-0 }
clonk-word-yellow-necklace-2-2 = { clonk-look-yellow-necklace } { -clonk-2-2 }
clonk-word-yellow-statue-0-0 = { clonk-look-yellow-statue }
clonk-word-yellow-statue-0-1 = { clonk-look-yellow-statue } { -clonk-0-1 }
clonk-word-yellow-statue-2-1 = { clonk-look-yellow-statue } { -clonk-2-1 }
clonk-word-yellow-crown-1-0 = { clonk-look-yellow-crown } { -clonk-1-0 }
clonk-word-yellow-crown-0-1 = { clonk-look-yellow-crown } { -clonk-0-1 }
clonk-word-yellow-crown-3-3 = { clonk-look-yellow-crown } { -clonk-3-3 }
clonk-word-yellow-sword-0-0 = { clonk-look-yellow-sword }
clonk-word-yellow-sword-1-0 = { clonk-look-yellow-sword } { -clonk-1-0 }
clonk-word-yellow-sword-2-2 = { clonk-look-yellow-sword } { -clonk-2-2 }
clonk-word-yellow-goblet-0-0 = { clonk-look-yellow-goblet }
clonk-word-yellow-goblet-0-1 = { clonk-look-yellow-goblet } { -clonk-0-1 }
clonk-word-yellow-goblet-2-1 = { clonk-look-yellow-goblet } { -clonk-2-1 }

# In half a minute
clonk-brief-1 = Forma una cadena
clonk-brief-1-text = Cada carta debe coincidir con la anterior en el cristal o en el tesoro.
clonk-brief-2 = Lo vacío también paga
clonk-brief-2-text = Lo que dejas vacío da cartas o un Kablooey, pero la primera casilla da ojos.
clonk-brief-3 = Devuelve una
clonk-brief-3-text = Al final del turno una carta de tu mano va sobre un pozo, libre para todos.
clonk-brief-4 = Antes de que despierte
clonk-brief-4-text = Monedas y tareas enriquecen. Cuando el monstruo despierta, tener más ojos que nadie cuesta monedas.
