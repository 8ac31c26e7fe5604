# Looking at a game again
review = Rever
open-record = Abrir o registo de uma partida
open-record-text = Escolhe o ficheiro que «Descarregar registo» guardou, ou cola aqui a sua linha.
not-a-record = Isto não é o registo de uma partida
not-a-record-text = Um registo é uma linha de texto, tal como «Descarregar registo» a guarda. Este não se consegue ler, ou não cumpre as regras.
finished-games = Partidas terminadas
who-was-ahead = Quem ia à frente
turning-points = Momentos decisivos
previous = Anterior
who-was-ahead-text = A probabilidade de cada jogador ganhar, jogada a jogada, segundo o Texugo
graph-help = toca no gráfico para saltar para lá
review-progress = O Texugo viu { $done } de { $count } jogadas
turning-point = Momento decisivo
turning-of = { $number } de { $count }
turning-found = { $count ->
    [0] nenhum: ninguém escorregou
    [one] um nesta partida
   *[other] { $count } nesta partida
}
turning-at = Momento decisivo { $number }, jogada { $move }
next-turning = Momento decisivo seguinte
previous-turning = Momento decisivo anterior
review-better = Melhor: { $action }.
review-chances = Probabilidade de ganhar: { $better }% em vez de { $played }%.
review-luck = Isto foi sorte: a probabilidade de { $name } ganhar passou de { $before }% para { $after }%.
percent = { $percent }%
play-better-line = Jogar a melhor continuação
what-i-played = O que joguei
what-was-played = O que foi jogado
every-move = Todas as jogadas
review-keys = ← → jogada a jogada, ↑ ↓ momentos decisivos
move-number = Jogada { $number }
move-of = de { $count }
to-start = Para o início
to-end = Para o fim
the-start = A partida começa.
review-picture = Imagem
review-film = Filme
review-more = Mais
link-in-address = O link está na barra de endereço
link-damaged = Este link está danificado
link-damaged-text = Perdeu-se uma parte pelo caminho. Pede-o outra vez: «Copiar link» faz um novo.
review-gone = Esta partida não está neste dispositivo
review-gone-text = As partidas terminadas ficam no dispositivo em que foram jogadas, até que partidas mais novas precisem do espaço. O link de uma partida abre em todo o lado: «Copiar link» faz um.
review-unkept = Não havia espaço para guardar esta partida neste dispositivo. Copia o link dela para não a perderes.
