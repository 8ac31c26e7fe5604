# The end: who won and how
end-after = { $turns ->
    [one] acabó tras un turno
   *[other] acabó tras { $turns } turnos
}
end-against = contra { $names }
end-you-win = Ganas por { $first } a { $second }
end-wins = Gana { $name } por { $first } a { $second }
end-shared = { $names } comparten la victoria con { $first } cada uno
end-agreed = { $turns ->
    [one] Tablas por acuerdo tras un turno.
   *[other] Tablas por acuerdo tras { $turns } turnos.
}
end-resigned = { $turns ->
    [one] { $name } se rindió tras un turno.
   *[other] { $name } se rindió tras { $turns } turnos.
}
end-time = { $turns ->
    [one] A { $name } se le acabó el tiempo tras un turno.
   *[other] A { $name } se le acabó el tiempo tras { $turns } turnos.
}
end-count = De dónde vino cada punto
end-player = quién
end-points = puntos
end-share = Compartir
end-record = Guardar

# Gobblet!
gobblet-end-line = { $turns ->
    [one] Cuatro en línea de { $from } a { $to }, tras un turno.
   *[other] Cuatro en línea de { $from } a { $to }, tras { $turns } turnos.
}
gobblet-end-lift = { $name } levantó un gobblet y destapó cuatro en línea, de { $from } a { $to }.
gobblet-end-stuck = { $name } tocó un gobblet que no cabe en ningún sitio.
gobblet-end-repetition = La misma posición se ha dado por tercera vez.
gobblet-end-limit = Se jugó el último turno y nadie tiene cuatro en línea.
gobblet-end-how = Así se ganó
gobblet-end-last = Los últimos turnos

# Gobblestones
gobblestones-end-best = mejor turno { $points }
gobblestones-end-lost = desa{ "\u00AD" }fíos
gobblestones-end-left = sobran
gobblestones-end-board = El tablero al final. El mejor turno está rodeado: { $name }, { $points } puntos.

# How the draws were verified
fair-how = Ver cómo
fair-how-promised = Antes de la partida se mostró la huella de un número secreto. Desde entonces nadie podía cambiarlo:
fair-how-unseen = Este dispositivo llegó después y no vio la huella del número secreto antes de la partida:
fair-how-added = El dispositivo de cada persona añadió algo suyo, para que nadie pudiera saber qué saldría:
fair-how-committed = También el dispositivo de cada jugador había dejado la huella de lo que iba a aportar. Desde entonces nadie podía elegir lo suyo según lo de los demás:
fair-how-revealed = Al empezar la partida, cuando ya nada se podía cambiar, cada dispositivo mostró lo que aporta. Cada aportación tiene exactamente esa huella:
fair-how-withheld = Un dispositivo no mostró lo que había prometido aportar; { $name } jugó en su lugar, y su parte no se usó.
fair-how-shown = Después de la partida se mostró el número. Tiene justo esa huella:
fair-how-first = Esta mesa se abrió cuando los dispositivos aún no dejaban huellas. Los sorteos son justos siempre que nadie que jugara conociera el número secreto.
fair-how-again = { $draws ->
    [one] Con todo eso, el único sorteo se repitió en este dispositivo y salió igual que en la partida.
   *[other] Con todo eso, { $draws } sorteos se repitieron en este dispositivo y todos salieron igual que en la partida.
}

# What the bots say
end-says-beginner-lost-1 = ¡Oh! ¿Estabas por ahí?
end-says-beginner-lost-2 = Cavé donde no era. ¿Otra vez?
end-says-beginner-won-1 = ¿He ganado? ¿Dónde? ¡Enséñamelo!
end-says-beginner-won-2 = Mi nariz lo encontró antes que mis ojos.
end-says-beginner-drawn-1 = Hemos ganado un poquito los dos. ¡Ven a ver mi túnel!
end-says-beginner-drawn-2 = ¡Empate! No me había dado cuenta de que ya acabó.
end-says-easy-lost-1 = ¡Iiic! Se te da bien. ¿Otra?
end-says-easy-lost-2 = Casi tengo una idea. Casi.
end-says-easy-won-1 = ¿He ganado? ¿Yo? ¿Lo has visto?
end-says-easy-won-2 = ¡Por mis bigotes, ha funcionado!
end-says-easy-drawn-1 = Nadie ha perdido. ¿Compartimos una miguita?
end-says-easy-drawn-2 = ¡Empate! Se lo contaré a todos mis hermanos.
end-says-medium-lost-1 = Bien hecho. He vuelto a ser demasiado prudente.
end-says-medium-lost-2 = Has encontrado el hueco entre mis púas.
end-says-medium-won-1 = Despacio y con púas también se llega.
end-says-medium-won-2 = Solo he mirado dónde pisaba.
end-says-medium-drawn-1 = Un empate es caer en blando. Me gusta.
end-says-medium-drawn-2 = Nadie se ha pinchado. Ya es algo.
end-says-hard-lost-1 = Bien jugado. Conté dos veces y aun así no lo vi.
end-says-hard-lost-2 = En buena lid. La próxima vez cavaré más hondo.
end-says-hard-won-1 = Buena pelea. ¿Miramos dónde cambió todo?
end-says-hard-won-2 = Paciencia. Es casi todo lo que sé.
end-says-hard-drawn-1 = Terreno llano. Lo respeto.
end-says-hard-drawn-2 = Nadie ha cedido. Bien.
end-says-master-lost-1 = Burlado en mi propia guarida. Mis respetos.
end-says-master-lost-2 = Lo vi venir, un turno tarde.
end-says-master-won-1 = Me has hecho correr de verdad. ¿Otra?
end-says-master-won-2 = No te enfades. Al fin y al cabo soy un zorro.
end-says-master-drawn-1 = ¿Un empate contra mí? Cuéntaselo a todo el mundo.
end-says-master-drawn-2 = Parece que los dos lo vimos todo.
end-says-adapt-lost-1 = Me ganaste la carrera. ¡Justo iba a echar a correr!
end-says-adapt-lost-2 = Me quedé dormida un momento bajo un árbol. ¿Otra vez?
end-says-adapt-won-1 = ¡Uf! Esta vez he tenido que correr.
end-says-adapt-won-2 = Por un bigote. Casi me pillas.
end-says-adapt-drawn-1 = ¡Lado a lado hasta el final!
end-says-adapt-drawn-2 = Codo con codo. Así me gusta.

# In lists and captions, in a few words
you-win-resigned = Ganas: { $other } ha abandonado.
you-win-time = Ganas: a { $other } se le ha acabado el tiempo.
wins-resigned = Gana { $name }: { $other } ha abandonado.
wins-time = Gana { $name }: a { $other } se le ha acabado el tiempo.
drawn-agreed = Tablas por acuerdo.
