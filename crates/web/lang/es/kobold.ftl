# The home page
kobold-name = Kobold
kobold-tagline = Cuélate en busca de juguetes y gemas antes de que gire la linterna.

# In the room
kobold-room = La habitación: siete secciones alrededor de un niño dormido. La luz está en las secciones { $first } y { $second }. Izquierda y derecha dan la vuelta, arriba va hacia fuera, a las fichas, y abajo vuelve al suelo.
kobold-room-dark = La habitación: siete secciones alrededor de un niño dormido.
kobold-section = Sección { $section }
kobold-in-light = bajo la luz
kobold-space = Casilla { $spot }: { $what }
kobold-face-down = boca abajo
kobold-empty-up = vacía, para una ficha boca arriba
kobold-empty-down = vacía, para una ficha boca abajo
kobold-stand-there = { $count ->
    [one] { $name }: un kobold
   *[other] { $name }: { $count } kobolds
}
kobold-may-place = Aquí puedes colocar un kobold
kobold-may-take = Tu kobold puede agarrarla
kobold-danger-of = Con { $sides } de las { $all } caras del dado quedaría bajo la luz
kobold-type = Escribe una jugada: place 3 entra, take 3.1 agarra

# Around the room
kobold-supply = reserva
kobold-last-roll = tirada
kobold-no-roll = aún sin tirar
kobold-tiles-left = losetas
kobold-gem-trophies = trofeos de gemas
kobold-gem-trophies-left = { $count ->
    [0] No queda ningún trofeo de gemas
    [one] Queda un trofeo de gemas: { $points }
   *[other] Quedan { $count } trofeos de gemas: { $points }
}
kobold-danger = ¿A quién podría atrapar la próxima tirada?
kobold-danger-note = Quien tira ya ha traído a casa a sus propios kobolds.
kobold-lights = { $first } + { $second }
kobold-nobody = nadie
kobold-tie = empate
kobold-toy-trophies = Trofeos de juguete
kobold-toy-trophies-text = para quien más tenga al final
kobold-trophy-worth = valor del trofeo
kobold-points = puntos
kobold-unseen = Aún sin ver
kobold-unseen-text = { $supply } en la reserva, { $down } boca abajo

# What a player has
kobold-at-home = { $count ->
    [0] Ningún kobold en casa
    [one] Un kobold en casa
   *[other] { $count } kobolds en casa
}
kobold-leads = , más que nadie
kobold-with-toys = { $points } con trofeos de juguete
kobold-nothing-yet = aún sin puntos
kobold-carried = se lleva a casa:

# The marks
kobold-key-place = aquí puede ir un kobold
kobold-key-take = el tuyo puede agarrarla
kobold-key-up = se rellena boca arriba
kobold-key-down = se rellena boca abajo
kobold-key-last = llegó en el último turno

# What to do
kobold-prompt-both = ¿Colarse, o agarrar y correr?
kobold-prompt-only-place = Cuela un kobold: toca una sección que brille.
kobold-prompt-only-retrieve = Los tres están dentro: toca una ficha con aro para traer uno a casa.
kobold-prompt-place = Toca una sección que brille: ahí se cuela tu kobold.
kobold-prompt-retrieve = Toca una ficha con aro. Todos los tuyos vuelven a casa, uno a uno.
kobold-prompt-go-on = { $left ->
    [one] Tu último kobold: toca una ficha con aro. Después se tira el dado.
   *[other] Aún quedan { $left } de los tuyos dentro: toca la siguiente ficha con aro.
}
kobold-place = Colocar un kobold
kobold-place-how = toca una sección que brille
kobold-place-none-left = los tres están en la habitación
kobold-place-not-now = antes vuelven a casa los otros
kobold-retrieve = Recoger { $count } y tirar
kobold-retrieve-go-on = { $count ->
    [one] Falta { $count }, luego tirar
   *[other] Faltan { $count }, luego tirar
}
kobold-retrieve-none = Recoger y tirar
kobold-retrieve-how = toca una ficha junto a los tuyos
kobold-retrieve-nobody = ninguno de los tuyos está dentro
kobold-choose-wait = aún no te toca

# Options
kobold-option-side = La habitación
kobold-option-side-auto = Lo habitual: la habitación pequeña para 2 jugadores, la grande para 3 o 4.
kobold-option-side-small = La habitación pequeña: menos fichas que agarrar, para 2 o 3 jugadores.
kobold-option-side-large = La habitación grande: más fichas que agarrar, para 3 o 4 jugadores.
kobold-option-reveal = Fichas agarradas boca abajo
kobold-option-reveal-each = Cada una se pone boca arriba al momento: te ayuda a elegir la siguiente.
kobold-option-reveal-together = Todas boca arriba a la vez: las ves cuando ha salido tu último kobold.
kobold-option-light = Dónde empieza la luz
kobold-option-light-draw = Se sortea: todas las parejas de secciones vecinas son igual de probables.
kobold-option-light-0 = Secciones 0 y 1: están iluminadas al principio, y ahí aún no entra ningún kobold.
kobold-option-light-1 = Secciones 1 y 2: están iluminadas al principio, y ahí aún no entra ningún kobold.
kobold-option-light-2 = Secciones 2 y 3: están iluminadas al principio, y ahí aún no entra ningún kobold.
kobold-option-light-3 = Secciones 3 y 4: están iluminadas al principio, y ahí aún no entra ningún kobold.
kobold-option-light-4 = Secciones 4 y 5: están iluminadas al principio, y ahí aún no entra ningún kobold.
kobold-option-light-5 = Secciones 5 y 6: están iluminadas al principio, y ahí aún no entra ningún kobold.
kobold-option-light-6 = Secciones 6 y 0: están iluminadas al principio, y ahí aún no entra ningún kobold.
kobold-option-first = Quién empieza
kobold-option-first-draw = Se sortea: cualquiera puede empezar con la misma probabilidad.
kobold-option-first-0 = Jugador 1: quien se sienta en el asiento 1 juega el primer turno.
kobold-option-first-1 = Jugador 2: quien se sienta en el asiento 2 juega el primer turno.
kobold-option-first-2 = Jugador 3: quien se sienta en el asiento 3 juega el primer turno.
kobold-option-first-3 = Jugador 4: quien se sienta en el asiento 4 juega el primer turno.

# What happens. What begins with $who goes on with the sentence before if that was about the same player.
# `events` are several of a kind in a row, `idea` is what a bot would do.
kobold-beam = { $section ->
    [0] 0 y 1
    [1] 1 y 2
    [2] 2 y 3
    [3] 3 y 4
    [4] 4 y 5
    [5] 5 y 6
   *[6] 6 y 0
}
kobold-event-light-set = la luz empieza en { kobold-beam }
kobold-event-begins = empieza { $who }
kobold-event-laid = { $token ->
    [none] { "" }
   *[other] llega a { $spot }: { $token }
}
kobold-events-laid = llegan { $count } fichas a la habitación
kobold-event-placed = { $who } manda un kobold a la sección { $section }
kobold-event-grabbed = { $token ->
    [none] { $who } agarra lo que está boca abajo en { $spot }
   *[other] { $who } agarra en { $spot }: { $token }
}
kobold-event-turned-up = { $who } pone boca arriba: { $token }
kobold-event-gems-exchanged = { $who } completa una serie de gemas y recibe el trofeo de gemas de { $points }
kobold-event-rolled = { $who } tira el dado: { $face }
kobold-event-light-turned = la luz gira a { kobold-beam }
kobold-event-caught = { $kobolds ->
    [one] la luz atrapa un kobold de { $seat } en la sección { $section }
   *[other] la luz atrapa { $kobolds } kobolds de { $seat } en la sección { $section }
}
kobold-event-supply-short = solo { $supply } en la reserva para { $spaces ->
    [one] una casilla vacía
   *[other] { $spaces } casillas vacías
}
kobold-event-flash-scored = { $leaders-count ->
    [0] relámpago de { $toy }: nadie tiene ninguna ficha
    [one] relámpago de { $toy }: un jugador tiene más que nadie
   *[other] relámpago de { $toy }: empate
}
kobold-event-tiles-taken = { $tiles ->
    [one] { $who } recibe una loseta de punto
   *[other] { $who } recibe { $tiles } losetas de punto
}
kobold-event-game-over = { $supply ->
    [yes] { $trophies ->
        [yes] la partida ha terminado: la habitación no se puede rellenar y ya no quedan trofeos de gemas
       *[no] la partida ha terminado: la habitación no se puede rellenar
    }
   *[no] la partida ha terminado: ya no quedan trofeos de gemas
}
kobold-event-toy-trophy = { $seat ->
    [none] trofeo de { $toy }: nadie tiene más que los demás
   *[other] trofeo de { $toy }, de valor { $points }: { $seat }
}
kobold-idea-placed = mandar un kobold a la sección { $section }
kobold-idea-grabbed = { $token ->
    [none] agarrar lo que está boca abajo en { $spot }
   *[other] agarrar en { $spot }: { $token }
}
kobold-word-gem-violet = gema violeta
kobold-word-gem-green = gema verde
kobold-word-gem-yellow = gema amarilla
kobold-word-gem-blue = gema azul
kobold-word-toy-teddy = osito
kobold-word-toy-car = coche
kobold-word-toy-clown = payaso
kobold-word-toy-ball = pelota
kobold-word-flash-teddy = relámpago de osito
kobold-word-flash-car = relámpago de coche
kobold-word-flash-clown = relámpago de payaso
kobold-word-flash-ball = relámpago de pelota
kobold-word-kobold = ficha de kobold
kobold-word-teddy = osito
kobold-word-car = coche
kobold-word-clown = payaso
kobold-word-ball = pelota
kobold-word-blue-1 = azul 1
kobold-word-blue-2 = azul 2
kobold-word-yellow-1 = amarillo 1
kobold-word-yellow-2 = amarillo 2
kobold-word-blank = en blanco

# Why not
kobold-illegal-over = La partida ha terminado.
kobold-illegal-chance = Se está sorteando algo o tirando el dado. Espera un momento.
kobold-illegal-not-your-turn = Aún no te toca.
kobold-illegal-retrieving = Has empezado a traer a casa a tus kobolds, así que antes de nada salen también los demás.
kobold-illegal-all-in-room = Tus tres kobolds están en la habitación, así que tienes que traerlos a casa.
kobold-illegal-lit = La sección { $section } está bajo la luz. Ahí no entra ningún kobold.
kobold-illegal-crowded = { $tokens ->
    [one] La sección { $section } tiene una sola ficha, y tu kobold ya está ahí. Cada uno de los tuyos necesita su propia ficha.
   *[other] La sección { $section } tiene { $tokens } fichas, y ya hay ahí { $kobolds } kobolds tuyos. Cada uno de los tuyos necesita su propia ficha.
}
kobold-illegal-no-such-space = En esta habitación no hay ninguna casilla { $spot }.
kobold-illegal-none-in-room = No tienes ningún kobold en la habitación, así que tienes que colocar uno.
kobold-illegal-none-in-section = No tienes ningún kobold en la sección { $section }. Un kobold agarra una ficha de su propia sección.
kobold-illegal-no-token = En la casilla { $spot } ya no hay ninguna ficha.

# Why a bot would do it
kobold-aim = { $aim ->
    [none] { "" }
   *[other] apunta a la sección { $aim }:{ " " }
}
kobold-aim-down = { $aim ->
    [none] { "" }
   *[other] apunta a la ficha boca abajo de la sección { $aim }:{ " " }
}
kobold-reason-allowed = está permitido
kobold-reason-keeps-gem = { kobold-aim }una { $token } que los demás no tendrán
kobold-reason-completes-set = { kobold-aim }una { $token } completa una serie para el trofeo de gemas de { $points }
kobold-reason-new-colour = { kobold-aim }una { $token }, color { $colours } de 4 para el trofeo de gemas de { $points }
kobold-reason-another-set = { kobold-aim }una { $token } más para otra serie
kobold-reason-kobold-token = { kobold-aim }una ficha de kobold vale un punto
kobold-reason-takes-lead = { kobold-aim }se pone en cabeza para el trofeo de { $toy }, de valor { $points }
kobold-reason-draws-level = { kobold-aim }empata para el trofeo de { $toy }, de valor { $points }
kobold-reason-leads = { kobold-aim }va { $lead } por delante para el trofeo de { $toy }, de valor { $points }
kobold-reason-comes-within = { kobold-aim }se queda a { $behind } de la cabeza para el trofeo de { $toy }, de valor { $points }
kobold-reason-flash-brings = { kobold-aim }el relámpago de { $toy } da { $tiles ->
    [one] una loseta de punto
   *[other] { $tiles } losetas de punto
}, según están ahora los juguetes
kobold-reason-flash-for-nobody = { kobold-aim }el relámpago de { $toy } no da nada a nadie, según están ahora los juguetes
kobold-reason-flash-for-others = { kobold-aim }el relámpago de { $toy } no da nada, pero los demás se quedan sin él
kobold-reason-unseen-set = { kobold-aim-down }de las { $unseen } fichas sin ver, { $tokens ->
    [one] una completaría
   *[other] { $tokens } completarían
} una serie de gemas
kobold-reason-unseen-colour = { kobold-aim-down }de las { $unseen } fichas sin ver, { $tokens ->
    [one] una traería
   *[other] { $tokens } traerían
} un color de gema que falta
kobold-reason-unseen-token = { kobold-aim-down }de las { $unseen } fichas sin ver, { $tokens ->
    [one] una es
   *[other] { $tokens } son
} del tipo «{ $token }»
kobold-reason-all-in-room = los tres kobolds están en la habitación, así que ahora vuelven a casa
kobold-reason-none-in-room = no hay ningún kobold en la habitación, así que se coloca uno
kobold-reason-never-lit = ninguna tirada puede iluminar ahora la sección { $section }
kobold-reason-may-be-lit = la próxima tirada ilumina la sección { $section } con { $lit } de las { $sides } caras
kobold-reason-may-be-caught = la próxima tirada atraparía al kobold de la sección { $section } con { $lit } de las { $sides } caras

# The end
kobold-end-supply = Se agotó la reserva: no se pudieron rellenar todas las casillas vacías.
kobold-end-trophies = Alguien se llevó el último trofeo de gemas, y con eso acaba la partida.
kobold-end-both = Se agotó la reserva y alguien se llevó el último trofeo de gemas, las dos cosas en el último turno.
kobold-end-stopped = La partida acabó antes de tiempo, así que no se dieron trofeos de juguete.
kobold-end-kobolds = fichas de kobold
kobold-end-tiles = losetas de punto
kobold-end-gems = trofeos de gemas
kobold-end-toys = trofeos de juguete
kobold-end-toy-title = Quién se llevó los trofeos de juguete
kobold-end-toy-text = quien más tiene de un tipo; un empate no gana nada
kobold-end-tie = empate: nadie
kobold-end-none = nadie tiene ninguna ficha
kobold-end-graph = Quién iba por delante
kobold-end-graph-text = puntos si hubiera acabado en ese turno
kobold-end-graph-label = Puntos turno a turno. Al final: { $points }
kobold-end-turn = turno { $turn }
kobold-end-ahead = por delante
kobold-end-goes-ahead = Turno { $turn }: { $name } por delante, { $own } a { $next }.

# The lesson
kobold-lesson-aim = Un niño duerme con la linterna en la mano. Tus kobolds son los rojos, los del punto. Cuélate, agarra juguetes y gemas y vete antes de que te encuentre la luz. Gana quien tenga más puntos. ¿Empezamos?
kobold-lesson-place = En un turno colocas un kobold o traes a casa a todos los tuyos. La luz está en 0 y 1: ahí no puede ir nadie. La sección 3 queda lejos de ella, y allí hay un osito.
kobold-lesson-place-task = Coloca un kobold en la sección 3.
kobold-lesson-another = El otro jugador ha entrado en 5. Un kobold, una ficha: cuantos más tengas dentro, más te llevas a casa, y más tiempo esperas a oscuras.
kobold-lesson-another-task = Coloca el segundo en la sección 4.
kobold-lesson-retrieve = Los kobolds pueden compartir sección: uno del otro jugador también ha venido a 4. ¡Ahora agarra y corre! Cada uno de los tuyos se lleva una ficha de su propia sección.
kobold-lesson-retrieve-task = Agarra el osito de la sección 3.
kobold-lesson-face-down = Tu otro kobold también tiene que salir.
kobold-lesson-face-down-task = Puedes agarrar lo que está boca arriba o probar suerte: agarra la ficha boca abajo de la sección 4.
kobold-lesson-die = ¡Era una ficha relámpago de osito! Cuando han salido todos los tuyos, el dado gira la luz: amarillo 2. Ha girado hasta 5 y 6 y ha mandado a casa sin nada al kobold del otro. Después se ha rellenado la habitación y se ha puntuado el relámpago: tienes más ositos que nadie, así que te has llevado dos losetas de punto.
kobold-lesson-gems = Gemas: en cuanto tienes una de cada uno de los cuatro colores, se convierten en el mejor trofeo de gemas que quede. Hay una amarilla en 0 y una violeta en 4.
kobold-lesson-gems-task = Cuélate otra vez: coloca un kobold en 4.
kobold-lesson-end = La partida acaba cuando la habitación no se puede rellenar, o cuando alguien se lleva el último trofeo de gemas. Entonces, quien tiene más que nadie de un juguete se lleva su trofeo. ¡Ahora juega una partida entera!

# In half a minute
kobold-brief-1 = Cuélate
kobold-brief-1-text = Coloca uno de tus tres kobolds en una sección, nunca en la luz.
kobold-brief-2 = O agarra y corre
kobold-brief-2-text = Trae a casa a todos los tuyos; cada uno se lleva una ficha de su sección.
kobold-brief-3 = Después gira la luz
kobold-brief-3-text = La gira el dado. Los kobolds que alumbra se van a casa sin nada.
kobold-brief-4 = Colecciona
kobold-brief-4-text = Una gema de cada color da un trofeo y, al final, también ir en cabeza en un juguete.
