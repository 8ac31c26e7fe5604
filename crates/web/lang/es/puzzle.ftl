# The puzzle of the day
puzzle-title = Reto del día
puzzle-solve = Resuélvelo
puzzle-all-done = { $games ->
    [4] Los cuatro resueltos. ¡Mañana habrá más!
   *[other] Los { $games } resueltos. ¡Mañana habrá más!
}
puzzle-today = Los retos de hoy
puzzle-that-day = Los retos de ese día
puzzle-done = resuelto
puzzle-again = Otra vez
puzzle-answer = Ver la solución
puzzle-right = ¡Eso es! Sigue.
puzzle-lost-star = { $stars ->
    [one] Te queda una estrella. Prueba las veces que quieras.
   *[other] Te quedan { $stars } estrellas. Prueba las veces que quieras.
}
puzzle-first-try = ¡Resuelto a la primera!
puzzle-solved = ¡Resuelto!
puzzle-given = Esta es la solución.
puzzle-streak = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
puzzle-stars = { $count ->
    [one] { $count } estrella de 3
   *[other] { $count } estrellas de 3
}
puzzle-day = { $day }, { $solved } de { $games } resueltos
puzzle-month-before = Mes anterior
puzzle-month-after = Mes siguiente
puzzle-made = El mismo para todos, comprobado por ordenador.
no-puzzle = Aquí no hay reto
no-puzzle-text = No se han podido cargar los retos. Conéctate una vez; después se quedan en este dispositivo.

puzzle-kind-gobblet = Encuentra la victoria
puzzle-kind-gobblestones = La mejor colocación
puzzle-kind-kobold = El mejor botín
puzzle-kind-clonk = La mejor cadena

puzzle-ask-gobblet = Juegan { $side ->
    [white] blancas
   *[black] negras
}: { $left ->
    [one] gana ya.
   *[other] gana en { $left } jugadas.
}
puzzle-ask-gobblestones = ¿Qué colocación puntúa más?
puzzle-ask-kobold = ¿Qué tres fichas dan más puntos?
puzzle-ask-clonk = Excava la cadena con más monedas.

puzzle-about-gobblet = El otro bando se defiende lo mejor que puede. Un intento fallido cuesta una estrella.
puzzle-about-gobblestones = Una línea, solo este turno. Un intento fallido cuesta una estrella.
puzzle-about-kobold = Solo cuentan los puntos que ganas al momento y lo que está boca arriba.
puzzle-about-clonk = Hasta cuatro cartas a la vista, cada una coincide con la anterior. Sin regalos.

puzzle-wrong-gobblet = { $left ->
    [one] Con eso aún no ganas.
   *[other] Con eso no ganas en { $left } jugadas.
}
puzzle-wrong-gobblestones = Otra colocación puntúa más.
puzzle-wrong-kobold = Otro botín da más.
puzzle-wrong-clonk = Otra cadena tiene más monedas.

puzzle-why-gobblet = Cuatro en línea, haga lo que haga el otro bando. Nada más gana en { $worth } jugadas.
puzzle-why-gobblestones = { $worth } puntos. La segunda mejor colocación da { $next }.
puzzle-why-kobold = { $worth } puntos. El segundo mejor botín da { $next }.
puzzle-why-clonk = { $worth } monedas. La segunda mejor cadena tiene { $next }.
