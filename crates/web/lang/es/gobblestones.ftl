# The home page
gobblestones-name = Gobblestones
gobblestones-tagline = Coloca fichas sobre su mismo color. Nunca cubras un bloque de 2×2.

# On the board
gobblestones-board = Tablero de 15 por 15 casillas: columnas de la a a la o, filas de la 1 a la 15. Las flechas mueven, Intro coloca una ficha; R, Y, G, B o T elige la roja, amarilla, verde, azul o turquesa, y Retroceso recupera una ficha.
gobblestones-space = Casilla { $colour }, { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
gobblestones-space-grey = Casilla gris: cualquier color, sin puntos
gobblestones-space-closed = Casilla gris: se queda vacía
gobblestones-grey = gris
gobblestones-tile = Ficha { $tile }
gobblestones-tile-down = Ficha boca abajo
gobblestones-tile-own-down = Tu ficha { $tile }, boca abajo
gobblestones-tile-mine = Tu ficha { $tile }, sin confirmar. Toca para recuperarla
gobblestones-tile-gone = Aquí había una ficha { $tile } que volvió al atril
gobblestones-open = Puedes empezar aquí
gobblestones-open-total = Con una ficha aquí llegas a { $points }
gobblestones-hatched = Una ficha aquí formaría un bloque de 2 por 2
gobblestones-in-question = En duda
gobblestones-shown-right = El color correcto
gobblestones-shown-wrong = Un color equivocado
gobblestones-zoom-in = Ver más de cerca
gobblestones-zoom-out = Ver más
gobblestones-key-joker = cualquier color, sin puntos
gobblestones-key-open = puedes empezar aquí
gobblestones-key-hatch = formaría un bloque de 2×2
gobblestones-type = Escribe tus fichas: j5B k5R coloca dos, - no coloca ninguna

# The rack and the bag
gobblestones-your-rack = Tu atril
gobblestones-rack-empty = Tu atril está vacío
gobblestones-pile = { $tile }, { $count ->
    [0] no queda ninguna
   *[other] { $count } en tu atril
}
gobblestones-rack-count = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
gobblestones-rack-laid = { $laid ->
    [one] , { $laid } colocada
   *[other] , { $laid } colocadas
}
gobblestones-points = { $points ->
    [one] punto
   *[other] puntos
}
gobblestones-bag = La bolsa
gobblestones-in-bag = en la bolsa
gobblestones-you-draw = { $count ->
    [0] Si confirmas ahora, no robas ninguna
   *[other] Si confirmas ahora, robas { $count }
}
gobblestones-five = colocas { $laid }, robas { $drawn }
gobblestones-turn-so-far = Tu turno hasta ahora
gobblestones-points-so-far = { $points ->
    [one] punto hasta ahora
   *[other] puntos hasta ahora
}
gobblestones-verdict-nothing = Aún nada colocado
gobblestones-verdict-legal = Permitido
gobblestones-demand-row = En una línea, sin huecos
gobblestones-demand-touch = Toca una ficha anterior
gobblestones-demand-centre = Cubre el centro de un panel
gobblestones-demand-colour = Los colores coinciden
gobblestones-demand-claim = Colores solo declarados
gobblestones-demand-block = Sin bloques de 2×2
gobblestones-why = ¿Por qué? Regla { $rule }
gobblestones-take-back = Recuperar
gobblestones-confirm = Confirmar { $points }
gobblestones-lay-nothing = { $count ->
    [0] No colocar
   *[other] No colocar, robar { $count }
}
gobblestones-ends-last-tile = Tu última ficha: la partida acaba con este turno.
gobblestones-ends-empty-rack = Hay un atril vacío y la bolsa no alcanza: la partida acaba con este turno.
gobblestones-ends-stalemate = { $idle } de { $most } turnos seguidos sin ninguna ficha: tras { $most } la partida acaba.
gobblestones-ends-idle = Turnos seguidos que han quedado en nada: { $idle }. Tras { $most } la partida acaba.

# What to do
gobblestones-prompt-open = Coloca tus primeras fichas: una de ellas en el centro de un panel, todas en una fila o una columna.
gobblestones-prompt-open-bluff = Coloca tus primeras fichas boca abajo, de cualquier color: una de ellas en el centro de un panel, todas en una fila o una columna.
gobblestones-prompt-lay = Coloca hasta cinco fichas en una línea que toque otras anteriores: toca una casilla, o antes una ficha.
gobblestones-prompt-bluff = Coloca hasta cinco fichas boca abajo, de cualquier color. Elige una ficha y después una casilla.
gobblestones-prompt-no-tiles = Tu atril está vacío. No coloques nada y roba.
gobblestones-prompt-aim = ¿Qué ficha va en { $square }? Elige una de tu atril.
gobblestones-prompt-picked = ¿Dónde va la ficha { $tile }? Los aros muestran dónde puedes empezar.
gobblestones-prompt-picked-more = ¿Dónde va la ficha { $tile }?
gobblestones-prompt-more = { $points ->
    [one] { $points } punto hasta ahora. Coloca más o confirma.
   *[other] { $points } puntos hasta ahora. Coloca más o confirma.
}
gobblestones-prompt-five = Cinco fichas, { $points } puntos: confirma.
gobblestones-prompt-not-yet = Todavía no: sigue colocando o recupera una ficha.
gobblestones-prompt-answer = { $count ->
    [one] { $name } ha colocado una ficha boca abajo. ¿Te la crees?
   *[other] { $name } ha colocado { $count } fichas boca abajo. ¿Te las crees todas?
}

# Bluffing
gobblestones-claims = { $name } declara { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
gobblestones-your-tiles = Tus fichas
gobblestones-unseen = { $count } sin ver
gobblestones-always-right = siempre correcta
gobblestones-unseen-means = Sin ver: de las 20 de cada color, las que ni están boca arriba ni son tuyas.
gobblestones-sealed = Sellado: todos los sobres se ven así hasta que todos han respondido.
gobblestones-answer = Tu respuesta
gobblestones-trust = Confiar
gobblestones-challenge = Desafiar
gobblestones-trust-keep = Te quedas con { $mine }, pase lo que pase.
gobblestones-trust-score = { $others ->
    [0] { $name } puntúa { $points }: { $theirs } → { $theirs-after }.
   *[other] Si nadie desafía, { $name } puntúa { $points }: { $theirs } → { $theirs-after }.
}
gobblestones-at-stake = { $points } en juego
gobblestones-challenge-wrong = Si hay un color equivocado, { $name } no puntúa nada, recupera { $count ->
    [one] la ficha
   *[other] las { $count }
} y no roba ninguna.
gobblestones-challenge-right = Si todo es correcto, pierdes { $points }: { $mine } → { $mine-after }.
gobblestones-before-you = Si también desafía alguien antes que tú ({ $before }), el riesgo no es tuyo: el desafiante es solo el primero a la izquierda de { $name }.
gobblestones-reveal-title = ¡Desafío!
gobblestones-put-away = Cerrar
gobblestones-reveal-first = El primero a la izquierda de { $name } es el desafiante: { $challenger }.
gobblestones-reveal-tile = { $tile } sobre { $space }
gobblestones-reveal-right = Todo correcto. { $name } +{ $points }, { $challenger } −{ $points }.
gobblestones-reveal-bluff = ¡Un farol! Ningún punto para { $name }: { $count ->
    [one] la ficha vuelve
   *[other] las { $count } fichas vuelven
} al atril y no se roba ninguna.

# The end
gobblestones-ending-GBS-13 = Alguien colocó su última ficha, y en la bolsa no había bastantes para robar.
gobblestones-ending-GBS-14 = Había un atril vacío y la bolsa se había agotado.
gobblestones-ending-GBS-R5 = El turno llegó a un atril vacío.
gobblestones-ending-GBS-R4 = La bolsa está vacía y nadie colocó una ficha durante una ronda entera.
gobblestones-ending-GBS-R11 = Durante tres rondas todos los turnos quedaron en nada.
gobblestones-graph = Quién iba por delante, turno a turno

# Options
gobblestones-option-bluff = Faroles
gobblestones-option-bluff-false = No: las fichas están boca arriba y coinciden con sus casillas.
gobblestones-option-bluff-true = Sí: las fichas están boca abajo y son de cualquier color; los demás confían o desafían.
gobblestones-option-bridging = Fichas anteriores en medio
gobblestones-option-bridging-true = Se permite: tus fichas pueden seguir detrás de fichas de turnos anteriores.
gobblestones-option-bridging-false = No se permite: tus fichas están unas junto a otras.
gobblestones-option-empty-rack = Cuando el turno llega a un atril vacío
gobblestones-option-empty-rack-draws = Se roban cinco: y se sigue. Si en la bolsa hay menos de cinco, la partida acaba.
gobblestones-option-empty-rack-ends = La partida acaba: al momento, aunque queden fichas en la bolsa.
gobblestones-option-jokers = Casillas grises
gobblestones-option-jokers-true = Vale cualquier color: pero una ficha ahí no da puntos.
gobblestones-option-jokers-false = Se quedan vacías: ahí nunca va ninguna ficha.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
# Nothing is said of the boards: they are to be seen.
gobblestones-event-board-laid = { "" }
gobblestones-event-drew = { $tile ->
    [none] { $who } roba una ficha
   *[other] { $who } roba { $tile }
}
gobblestones-events-drew = { $tile ->
    [none] { $who } roba { $count } fichas
   *[other] { $who } roba { $tile }
}
gobblestones-event-placed = { $who } coloca { $tiles-count ->
    [one] una ficha
   *[other] { $tiles-count } fichas
} por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
gobblestones-event-placed-face-down = { $who } coloca { $tiles-count ->
    [one] una ficha
   *[other] { $tiles-count } fichas
} boca abajo y declara { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
gobblestones-event-placed-none = { $who } no coloca nada
gobblestones-event-trusted = { $by } confía en { $seat }
gobblestones-event-challenged = { $by } desafía las fichas de { $seat }
gobblestones-event-turned-up = se muestran las fichas de { $seat }, { $tiles }: { $correct ->
    [yes] todo correcto
   *[no] un farol
}
gobblestones-event-returned = { $tiles ->
    [one] { $who } recupera la ficha
   *[other] { $who } recupera { $tiles } fichas
}
gobblestones-event-scored = { $who } puntúa { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
gobblestones-event-penalised = { $who } pierde { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por el desafío
gobblestones-event-bluffs-shown = { $who } tenía { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
} boca abajo, { $wrong } de un color equivocado
gobblestones-event-bonus = { $who } recibe 1 punto por cada ficha restante: { $tiles }
gobblestones-event-game-over = la partida ha terminado: { $by }
gobblestones-idea-placed = colocar { $tiles-count ->
    [one] una ficha
   *[other] { $tiles-count } fichas
} por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
gobblestones-idea-placed-face-down = colocar { $tiles-count ->
    [one] una ficha
   *[other] { $tiles-count } fichas
} boca abajo y declarar { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
gobblestones-idea-placed-none = no colocar nada
gobblestones-idea-trusted = confiar en { $seat }
gobblestones-idea-challenged = desafiar las fichas de { $seat }
gobblestones-word-R = roja
gobblestones-word-Y = amarilla
gobblestones-word-G = verde
gobblestones-word-B = azul
gobblestones-word-T = turquesa
gobblestones-word-trust = confiar
gobblestones-word-challenge = desafiar
gobblestones-word-GBS-13 = se ha colocado la última ficha y la bolsa no alcanza
gobblestones-word-GBS-14 = hay un atril vacío y la bolsa se ha agotado
gobblestones-word-GBS-R5 = el turno ha llegado a un atril vacío
gobblestones-word-GBS-R4 = nadie ha colocado una ficha durante una ronda entera
gobblestones-word-GBS-R11 = durante tres rondas todos los turnos han quedado en nada

# Why not
gobblestones-illegal-over = La partida ha terminado.
gobblestones-illegal-drawing = Se están robando fichas. Espera un momento.
gobblestones-illegal-not-your-turn = No te toca: ahora coloca fichas { $turn }.
gobblestones-illegal-nothing-to-answer = Ahora no hay nada que desafiar. Te toca colocar fichas.
gobblestones-illegal-answer-first = Di primero si confías en las fichas de { $turn } o las desafías.
gobblestones-illegal-own-tiles = Estas fichas son tuyas. Los demás deciden si las desafían.
gobblestones-illegal-not-on-rack = { $held ->
    [0] No te queda ninguna ficha { $colour } en el atril.
   *[other] Ficha { $colour }: en tu atril solo tienes { $held }, no { $needed }.
}
gobblestones-illegal-covered = En { $square } ya hay una ficha.
gobblestones-illegal-grey = { $square } es gris, y en esta partida las casillas grises se quedan vacías.
gobblestones-illegal-not-straight = Las fichas de un turno van en una misma fila o columna; { $first } y { $other } no lo están.
gobblestones-illegal-gap = Te saltas { $gap }: entre tus fichas no puede quedar ninguna casilla vacía.
gobblestones-illegal-bridge = Te saltas { $bridge }: en esta partida tus fichas tienen que estar unas junto a otras.
gobblestones-illegal-not-on-centre = Las primeras fichas de la partida cubren el centro de un panel. Las tuyas no.
gobblestones-illegal-not-adjacent = Al menos una de tus fichas tiene que estar junto a una ficha de un turno anterior.
gobblestones-illegal-wrong-colour = Una ficha { $tile } no va en { $square }, que es { $space }.
gobblestones-illegal-block = Así quedarían cubiertas las cuatro casillas de un bloque de 2×2: { $block }.

# Why a bot would do it
gobblestones-then-draws = { $draws ->
    [0] no roba
   *[other] roba { $draws }
}
gobblestones-reason-allowed = está permitido
gobblestones-reason-rack-empty = el atril está vacío
gobblestones-reason-lays-none = { $tiles ->
    [0] no coloca nada y { gobblestones-then-draws }
    [one] no coloca nada, guarda una ficha y { gobblestones-then-draws }
   *[other] no coloca nada, guarda { $tiles } fichas y { gobblestones-then-draws }
}
gobblestones-reason-scores = puntúa { $points } con { $tiles ->
    [one] una ficha
   *[other] { $tiles } fichas
} y cubre el { $value } de { $square }
gobblestones-reason-bluffs = va de farol con { $tiles ->
    [one] una ficha
   *[other] { $tiles } fichas
} del color equivocado
gobblestones-reason-bluffs-knowing = va de farol con { $tiles ->
    [one] una ficha
   *[other] { $tiles } fichas
} del color equivocado; jugadas desafiadas hasta ahora: { $challenged } de { $placements }
gobblestones-reason-closes = cierra el { $value } de { $square }, que ahora completaría un bloque
gobblestones-reason-empties-rack = deja vacío el atril y { gobblestones-then-draws }
gobblestones-reason-keeps = guarda { $tiles ->
    [one] una ficha
   *[other] { $tiles } fichas
} de { $colours ->
    [one] un color
   *[other] { $colours } colores
} y { gobblestones-then-draws }
gobblestones-reason-doubts = probabilidad de farol: { $percent } %; con él se { $points ->
    [one] perdería un punto
   *[other] perderían { $points } puntos
}
gobblestones-reason-trusts = probabilidad de farol: solo un { $percent } %; un desafío fallido cuesta { $points ->
    [one] un punto
   *[other] { $points } puntos
}
gobblestones-reason-rack-has = quien roba a ciegas tiene estas fichas en un { $percent } % de los casos: { $tiles }
gobblestones-reason-were-bluffs = faroles entre las jugadas desafiadas de este jugador: { $bluffs } de { $challenged }
gobblestones-reason-scores-most = ninguna jugada puntúa más de { $points }
gobblestones-reason-can-be-true = puede ser verdad, y un desafío fallido cuesta { $points }
gobblestones-reason-cannot-be-true = no quedan tantas fichas sin ver de estos colores

# The lesson
gobblestones-lesson-aim = Cubre casillas con fichas de su mismo color: cada casilla vale el número que lleva. Abajo tienes cinco fichas; nadie más las ve. Gana quien tenga más puntos. ¿Empezamos?
gobblestones-lesson-open = Las primeras fichas cubren el centro de uno de los nueve paneles.
gobblestones-lesson-open-task = Coloca la verde en h8, después la turquesa en i8 y la amarilla en j8, y confirma: 4 y 6 y 5 son 15.
gobblestones-lesson-block = Lo que colocas y lo que robas siempre suman cinco: has colocado tres y has robado dos. Tu rival ha respondido en g7 y h7. ¿Ves las casillas rayadas g8 e i7? Una ficha ahí llenaría un bloque de dos por dos, y eso nunca está permitido.
gobblestones-lesson-bridge = Tus fichas están en una fila o una columna y tocan una ficha anterior.
gobblestones-lesson-bridge-task = Incluso pueden seguir detrás de ella: coloca la roja en j7 y la azul en j9, con tu sol de j8 en medio.
gobblestones-lesson-grey = Una casilla gris admite cualquier color y no da puntos, pero te ayuda a avanzar.
gobblestones-lesson-grey-task = Coloca la amarilla en j10 y la turquesa en la gris i10.
gobblestones-lesson-nothing = La paciencia tiene premio.
gobblestones-lesson-nothing-task = Ahora tus fichas encajan mal, así que no coloques nada y roba cinco: un atril no tiene límite.
gobblestones-lesson-five = Ahora tienes cuatro fichas rojas, ¡y la fila 7 es roja!
gobblestones-lesson-five-task = Coloca rojas en k7, l7, m7 y n7 y la amarilla en o7. Cinco fichas de golpe, 18 puntos; después no robas ninguna.
gobblestones-lesson-end = Cuando la bolsa se ha agotado y alguien coloca su última ficha, la partida acaba; cada ficha que quede en un atril vale un punto. Cuando conozcas el juego, prueba los faroles: las fichas están boca abajo, y un desafío saca a la luz la verdad. ¡Ahora, a jugar!

# In half a minute
gobblestones-brief-1 = El mismo color
gobblestones-brief-1-text = Coloca fichas en casillas de su color; cada casilla vale su número.
gobblestones-brief-2 = En una línea
gobblestones-brief-2-text = Hasta cinco fichas en una fila o una columna, sin huecos, junto a otras anteriores.
gobblestones-brief-3 = Sin bloques
gobblestones-brief-3-text = Cuatro casillas cubiertas nunca pueden formar un bloque de dos por dos.
gobblestones-brief-4 = Siempre cinco
gobblestones-brief-4-text = Lo que colocas y lo que robas suman cinco. Cuando se agota la bolsa, gana quien tenga más puntos.

# The lesson about bluffing
gobblestones-bluffing-name = Faroles
gobblestones-bluffing-aim = Aquí todas las fichas se colocan boca abajo. Que cada una tenga el color de su casilla solo lo dices tú: los demás confían en ti o te desafían.
gobblestones-bluffing-lie = No tienes ficha turquesa, pero i8 vale 6. Así que échate un farol.
gobblestones-bluffing-lie-task = Coloca la verde en h8, una roja en i8 como si fuera turquesa y la amarilla en j8; después confirma.
gobblestones-bluffing-trusted = Tu rival ha confiado en ti: ¡15 puntos! Has robado dos fichas, y las tuyas siguen boca abajo, también la roja.
gobblestones-bluffing-doubt = Ahora tu rival coloca dos fichas y dice que son azul y roja. Cuatro de las rojas son tuyas, así que el rojo escasea. ¿Qué dices?
gobblestones-bluffing-doubt-task = ¡Desafía!
gobblestones-bluffing-caught = ¡Farol descubierto! La ficha de h7 era verde. Las dos vuelven al atril, no se puntúa nada y el turno acaba sin robar.
gobblestones-bluffing-honest = Acabas de descubrir un farol, así que no te creerán fácilmente. Juega un turno honrado.
gobblestones-bluffing-honest-task = Coloca una roja en j7 y la azul en j9, con la ficha de j8 en medio.
gobblestones-bluffing-end = Esta vez te han desafiado y todas las fichas eran correctas: ganas 5 puntos y quien te desafió pierde otros tantos. ¡Ahora, faroles de verdad!
