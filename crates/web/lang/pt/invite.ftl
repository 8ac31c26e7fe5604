# Coming together at a table
seats = Lugares
bring-friends = Convida os teus amigos
bring-friends-text = Leem o código QR, tocam no link ou escrevem o código na página inicial.
qr-of-link = Código QR do link
code = Código
link = Link
share = Partilhar
copy-link = Copiar link
copied = Copiado
in-messenger = É assim que aparece numa conversa

# Seats that fill
is-here = cá
open-seat = Lugar livre
waiting-for-friend = à espera de um amigo…
or-animal = ou deixa jogar um animal
send-away = Mandar embora
all-here = Já estão todos.
can-begin = { $count ->
    [2] Os dois
    [3] Os três
   *[other] Os { $count }
} já podem começar, ou esperar por mais.
waiting-for-seats = Podem começar assim que forem suficientes.
start-with = Começar a { $count ->
    [2] dois
    [3] três
   *[other] { $count }
}
get-up = Levantar-me

# What is played
no-clock-text = Os lugares ficam guardados, até de um dia para o outro.
game-clock-text = Por pessoa, mais um bónus por jogada.
move-clock-text = Para cada jogada.
seats-text = Amigos ou animais, como quiserem.
by-link-text = Quem tiver o link pode sentar-se ou assistir, e vê os vossos nomes.
public-text = Qualquer pessoa pode encontrar a mesa na página inicial.

# What a friend sees
invites = { $name } convida-te para { $game }
table-waits = Uma partida de { $game } espera por ti
no-account = Sem conta, sem instalar nada.
sit-already = { $count ->
    [0] Ainda não está ninguém à mesa.
    [one] { $names } já está à mesa.
   *[other] { $names } já estão à mesa.
}
seats-free = { $count ->
    [one] Há um lugar livre.
   *[other] Há { $count } lugares livres.
}
your-name = Como te chamas?
sit-down = Sentar-me
just-watch = Só assistir
will-watch = Estás a assistir. A partida aparece aqui quando começar.
table-full = Todos os lugares estão ocupados. Podes assistir quando a partida começar.
you-watch = Estás a assistir.
never-played = Nunca jogaste?
learn-soon = Aprende em três minutos

# What messengers show of a link: said by the server
preview-playing = Está a decorrer uma partida de { $game }
preview-playing-text = Vem assistir.
preview-won = { $game }: { $name } ganhou
preview-over = { $game }: a partida acabou
preview-over-text = Vê como correu, jogada a jogada.

# Another device
other-device = Jogar noutro dispositivo
other-device-text = Lê lá o código ou abre o link. Depois os dois dispositivos partilham o teu lugar.
other-device-warning = Não mostres a ninguém: quem o tiver joga no teu lugar e vê o que tu vês.
show-seat = Ninguém está a ver: mostrar
qr-of-seat = Código QR do teu lugar, para o outro dispositivo
close = Fechar
seat-came-along = O teu lugar está agora também neste dispositivo.
seat-kept = Este dispositivo já tem um lugar aqui e fica com ele.
seat-unreadable = O link do lugar está incompleto.
