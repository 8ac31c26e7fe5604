# Looking at a game again
review = Repasar
open-record = Abrir el registro de una partida
open-record-text = Elige el archivo que guardó «Descargar registro» o pega aquí su línea.
not-a-record = Esto no es el registro de una partida
not-a-record-text = Un registro es una línea de texto, tal como la guarda «Descargar registro». Este no se puede leer, o incumple las reglas.
finished-games = Partidas terminadas
who-was-ahead = Quién iba por delante
turning-points = Momentos decisivos
previous = Anterior
who-was-ahead-text = La probabilidad de ganar de cada jugador, jugada a jugada, según Tejón
graph-help = toca la gráfica para saltar allí
review-progress = Tejón ha mirado { $done } de { $count } jugadas
turning-point = Momento decisivo
turning-of = { $number } de { $count }
turning-found = { $count ->
    [0] ninguno: nadie tropezó
    [one] uno en esta partida
   *[other] { $count } en esta partida
}
turning-at = Momento decisivo { $number }, jugada { $move }
next-turning = Siguiente momento decisivo
previous-turning = Momento decisivo anterior
review-better = Mejor: { $action }.
review-chances = Probabilidad de ganar: { $better } % en vez de { $played } %.
review-luck = Eso fue suerte: la probabilidad de ganar de { $name } pasó del { $before } % al { $after } %.
percent = { $percent } %
play-better-line = Jugar la mejor continuación
what-i-played = Lo que jugué
what-was-played = Lo que se jugó
every-move = Todas las jugadas
review-keys = ← → jugada a jugada, ↑ ↓ momentos decisivos
move-number = Jugada { $number }
move-of = de { $count }
to-start = Al principio
to-end = Al final
the-start = Empieza la partida.
review-picture = Imagen
review-film = Película
review-more = Más
link-in-address = El enlace está en la barra de direcciones
link-damaged = Este enlace está dañado
link-damaged-text = Se perdió una parte por el camino. Pídelo otra vez: «Copiar enlace» hace uno nuevo.
review-gone = Esta partida no está en este dispositivo
review-gone-text = Las partidas terminadas se quedan en el dispositivo en que se jugaron, hasta que otras más nuevas necesitan el sitio. El enlace de una partida se abre en todas partes: «Copiar enlace» hace uno.
review-unkept = No había sitio para guardar esta partida en este dispositivo. Copia su enlace y no se perderá.
