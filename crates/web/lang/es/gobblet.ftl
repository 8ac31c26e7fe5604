# The home page
gobblet-name = Gobblet!
gobblet-tagline = Cuatro en línea ganan. Los gobblets grandes engullen a los pequeños.

# On the board
gobblet-board = Tablero de 4 por 4. Las blancas están abajo.
gobblet-stacks-white = Pilas de las blancas
gobblet-stacks-black = Pilas de las negras
gobblet-stack = Pila { $number }: tamaño { $size } arriba
gobblet-stack-empty = Pila { $number }: vacía
gobblet-square-empty = vacía
gobblet-piece = { $colour ->
    [white] { $size } blanco
   *[black] { $size } negro
}
gobblet-may-land = Tu gobblet puede ir aquí
gobblet-may-gobble = Tu gobblet puede engullirlo
gobblet-key-land = el tuyo puede posarse
gobblet-key-gobble = el tuyo puede engullir
gobblet-key-three = tres en línea
gobblet-type = Escribe una jugada: 4@d3 saca, c2-b2 mueve

# What to do
gobblet-prompt-choose = Saca un gobblet nuevo o mueve uno de los tuyos en el tablero.
gobblet-prompt-threat = { $name } tiene tres en línea. Bloquea la línea o engulle uno de los tres.
gobblet-prompt-first = Arrastra un gobblet a cualquier casilla, o toca uno y luego una casilla.
gobblet-prompt-place = Pon tu nuevo { $size } en una casilla vacía, o engulle uno de los tres en línea de tu rival.
gobblet-prompt-move = Mueve el gobblet de { $from }: a una casilla vacía o encima de cualquier gobblet más pequeño.
gobblet-prompt-land = El gobblet de { $from } está en el aire: tiene que posarse en otra casilla.

# Options
gobblet-preset-easy = Fácil de seguir
gobblet-preset-easy-text = Lo que tapa un gobblet se ve como un borde. Puedes cambiar de idea.
gobblet-preset-real = Como en un tablero de verdad
gobblet-preset-real-text = Lo que tapa un gobblet no se ve. Pieza tocada, pieza jugada.
gobblet-option-touch = Tocar un gobblet
gobblet-option-touch-free = Puedes cambiar de idea: el movimiento vale cuando posas el gobblet.
gobblet-option-touch-strict = Pieza tocada, pieza jugada: levanta el gobblet, mira qué hay debajo y tendrás que posarlo en otro sitio.
gobblet-option-repetition-draw = La misma posición tres veces
gobblet-option-repetition-draw-true = Tablas: nadie puede ir y venir para siempre.
gobblet-option-repetition-draw-false = Se sigue jugando: tablas solo tras 500 turnos.
gobblet-option-memory = Lo que oculta un gobblet
gobblet-option-memory-help = Mostrarlo como un borde: ves lo que hay debajo.
gobblet-option-memory-none = Dejarlo oculto: tienes que recordarlo. Entonces, pieza tocada, pieza jugada.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
gobblet-event-placed = { $gobbled ->
    [none] { $who } saca un { $gobblet } a { $at }
   *[other] { $who } saca un { $gobblet } a { $at } y engulle un { $gobbled }
}
gobblet-event-moved = { $gobbled ->
    [none] { $who } mueve el { $gobblet } de { $from } a { $to }
   *[other] { $who } mueve el { $gobblet } de { $from } a { $to } y engulle un { $gobbled }
}
gobblet-event-touched = { $uncovered ->
    [none] { $who } levanta el { $gobblet } de { $from }
   *[other] { $who } levanta el { $gobblet } de { $from }; sale a la luz un { $uncovered }
}
gobblet-event-landed = { $gobbled ->
    [none] { $who } lo posa en { $to }
   *[other] { $who } lo posa en { $to } y engulle un { $gobbled }
}
gobblet-event-over = { $reason ->
    [line] { $winner } tiene cuatro en línea
    [lift] al levantar se ha destapado la línea de cuatro de { $winner }
    [stuck-touch] el gobblet tocado no se puede posar en ningún sitio
    [repetition] tablas: la misma posición por tercera vez
   *[turn-limit] tablas: se ha jugado el último turno
}
gobblet-idea-placed = { $gobbled ->
    [none] sacar un { $gobblet } a { $at }
   *[other] sacar un { $gobblet } a { $at } y engullir un { $gobbled }
}
gobblet-idea-moved = { $gobbled ->
    [none] mover el { $gobblet } de { $from } a { $to }
   *[other] mover el { $gobblet } de { $from } a { $to } y engullir un { $gobbled }
}
gobblet-idea-touched = levantar el { $gobblet } de { $from }
gobblet-idea-landed = { $gobbled ->
    [none] posarlo en { $to }
   *[other] posarlo en { $to } y engullir un { $gobbled }
}
gobblet-word-w1 = 1 blanco
gobblet-word-w2 = 2 blanco
gobblet-word-w3 = 3 blanco
gobblet-word-w4 = 4 blanco
gobblet-word-b1 = 1 negro
gobblet-word-b2 = 2 negro
gobblet-word-b3 = 3 negro
gobblet-word-b4 = 4 negro

# Why not
gobblet-illegal-not-your-turn = No te toca: es el turno de { $turn }.
gobblet-illegal-over = La partida ha terminado.
gobblet-illegal-not-on-top = Ninguna de tus pilas muestra un { $size }; de cada pila solo se puede jugar el gobblet de arriba.
gobblet-illegal-stacks-empty = Todos tus gobblets están en el tablero. Mueve uno de ellos.
gobblet-illegal-taken = { $at } está ocupada: un gobblet nuevo va a una casilla vacía, a no ser que engulla uno de tres en línea.
gobblet-illegal-own-gobblet = Un gobblet nuevo nunca engulle uno de los tuyos, y en { $at } hay uno tuyo.
gobblet-illegal-not-larger-than-three = En { $at } hay un { $there }, uno de tres en línea, pero tu { $size } no es más grande.
gobblet-illegal-nothing-there = En { $from } no hay nada que mover.
gobblet-illegal-not-yours = El gobblet de { $from } no es tuyo.
gobblet-illegal-same-square = Un gobblet no puede volver a posarse en su casilla, { $square }.
gobblet-illegal-not-smaller = En { $to } hay un { $there }: tu { $size } solo engulle gobblets más pequeños.
gobblet-illegal-must-land = El gobblet de { $from } está en el aire: pósalo primero.
gobblet-illegal-touch-first = En esta mesa, pieza tocada, pieza jugada: levanta primero el gobblet de { $from }.
gobblet-illegal-move-at-once = En esta mesa un movimiento es una sola acción: di adónde va el gobblet de { $from }.
gobblet-illegal-nothing-in-air = No hay ningún gobblet en el aire que posar en { $to }.

# Why a bot would do it
gobblet-named-line = { $line-kind ->
    [row] la fila { $line-name }
    [column] la columna { $line-name }
   *[diagonal] la diagonal { $line-name }
}
gobblet-reason-allowed = está permitido
gobblet-reason-completes = completa cuatro en { gobblet-named-line }
gobblet-reason-proven-win = la victoria está demostrada, en { $plies ->
    [one] un turno
   *[other] { $plies } turnos
} como mucho
gobblet-reason-proven-loss = es lo que más aguanta: la derrota en { $plies ->
    [one] un turno
   *[other] { $plies } turnos
} está demostrada
gobblet-reason-blocks = bloquea tres en { gobblet-named-line }
gobblet-reason-parries = neutraliza tres en { gobblet-named-line }
gobblet-reason-threatens = amenaza con cuatro en { gobblet-named-line }
gobblet-reason-gobbles = engulle el { $size } de { $at }
gobblet-reason-gobbles-own = engulle un { $size } propio en { $at }
gobblet-reason-uncovers-own = destapa un { $size } propio en { $at }
gobblet-reason-brings-in = saca un { $size } a { $at }, casilla de { $lines ->
    [2] dos líneas
    [3] tres líneas
   *[other] { $lines } líneas
}
gobblet-reason-moves = mueve un gobblet a { $at }, casilla de { $lines ->
    [2] dos líneas
    [3] tres líneas
   *[other] { $lines } líneas
}
gobblet-reason-looks-best = parece lo mejor mirando { $turns ->
    [one] un turno
   *[other] { $turns } turnos
} por delante
gobblet-reason-best-on-average = { $guesses ->
    [one] lo mejor según una suposición
   *[other] lo mejor de media entre { $guesses } suposiciones
} sobre lo que está tapado
gobblet-reason-lost = cualquier movimiento destapa una línea del rival
gobblet-reason-wins = completa cuatro en línea
gobblet-reason-most-in-lines = es lo que más gobblets deja en líneas abiertas

# The lesson
gobblet-lesson-aim = Cuatro de tus gobblets en línea ganan: en una fila, en una columna o en una diagonal. Llevas las blancas, con las marcas redondas. ¿Empezamos?
gobblet-lesson-bring = Tus gobblets esperan en tres pilas, con el más grande arriba.
gobblet-lesson-bring-task = Saca un 4: elige una pila y después la casilla b2.
gobblet-lesson-stack = Las negras han respondido en c3. De una pila solo se puede jugar el de arriba.
gobblet-lesson-stack-task = Saca otro 4 a c2.
gobblet-lesson-three = Dos en línea.
gobblet-lesson-three-task = Que sean tres: un 4 en d2.
gobblet-lesson-move = Las negras han bloqueado en a2. En vez de sacar uno, puedes mover cualquiera de los tuyos a cualquier parte del tablero.
gobblet-lesson-move-task = Mueve b2 a b4.
gobblet-lesson-gobble = Un gobblet que se mueve puede posarse sobre cualquiera más pequeño, tuyo o no, y engullirlo.
gobblet-lesson-gobble-task = Las negras han puesto un 3 en a3: mueve d2 encima de él.
gobblet-lesson-lift = Fíjate en lo que hay debajo: cuando un gobblet se va, vuelve lo que tapaba. ¡Ahora juega una partida entera!

# In half a minute
gobblet-brief-1 = Cuatro en línea
gobblet-brief-1-text = Ganan cuatro gobblets visibles de tu color: en una fila, una columna o una diagonal larga.
gobblet-brief-2 = Saca uno
gobblet-brief-2-text = Lleva un gobblet nuevo de lo alto de una pila a una casilla vacía.
gobblet-brief-3 = O mueve uno
gobblet-brief-3-text = A cualquier casilla. Uno más grande engulle a uno más pequeño, tuyo o no.
gobblet-brief-4 = Mira debajo
gobblet-brief-4-text = Lo tapado sigue ahí. Cuando se va el gobblet de encima, vuelve a contar.

# The lesson about strict touch
gobblet-strict-name = Pieza tocada, pieza jugada
gobblet-strict-aim = En algunas mesas hay que jugar el gobblet que se toca. Primero se levanta, todos ven lo que había debajo, y solo entonces se posa.
gobblet-strict-touch = Mira antes de tocar: todavía puedes elegir cuál juegas.
gobblet-strict-touch-task = Toca tu 4 de b2.
gobblet-strict-land = Está en el aire. Puede ir a cualquier casilla donde quepa, pero no volver a la suya.
gobblet-strict-land-task = Pósalo en d2, sobre el 3 negro.
gobblet-strict-again = Las negras han sacado un 4 a a1. Lo que has engullido sigue debajo.
gobblet-strict-again-task = Toca otra vez tu 4, en d2.
gobblet-strict-light = Ahí está otra vez el 3, a la vista de todos. Aún puedes elegir adónde va tu 4, pero ya no cuál juegas.
gobblet-strict-light-task = Pósalo en b3.
gobblet-strict-end = Cuidado: si al levantar un gobblet destapas una línea de cuatro del otro bando, has perdido, salvo que lo poses en esa misma línea. Y tocar un gobblet que no cabe en ninguna parte hace perder la partida.
