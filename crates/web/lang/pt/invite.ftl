# Coming together at a table
seats = Lugares
bring-friends = Convida os teus amigos
bring-friends-text = Apontam a câmara à imagem, tocam no link ou escrevem o código na primeira página.
qr-of-link = O link como imagem para a câmara
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
    [2] Dois
    [3] Três
   *[other] { $count }
} já podem jogar. Também podem esperar.
waiting-for-seats = Assim que forem bastantes, podem começar.
start-with = Começar a { $count ->
    [2] dois
    [3] três
   *[other] { $count }
}
get-up = Levantar-me

# What is played
no-clock-text = Os lugares esperam pelas pessoas, até de um dia para o outro.
game-clock-text = Para cada um, e esse tanto a mais por jogada.
move-clock-text = Para cada jogada.
seats-text = Amigos ou animais, como quiserem.
by-link-text = Quem tiver o link pode sentar-se ou assistir, e vê os vossos nomes.
public-text = Qualquer pessoa encontra a mesa na primeira página.

# What a friend sees
invites = { $name } convida-te para { $game }
table-waits = Uma mesa de { $game } espera por ti
no-account = Sem conta, sem instalar nada.
sit-already = { $count ->
    [0] Ainda não está ninguém.
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
will-watch = Estás a assistir. Quando a partida começar, vês aqui.
table-full = Todos os lugares estão ocupados. Podes assistir quando a partida começar.
you-watch = Estás a assistir.
never-played = Nunca jogaste?
learn-soon = Aprende em três minutos

# What messengers show of a link: said by the server
preview-playing = Está a jogar-se { $game }
preview-playing-text = Vem assistir.
preview-won = { $game }: { $name } ganhou
preview-over = { $game }: a partida acabou
preview-over-text = Vê como correu, jogada a jogada.

# Another device
other-device = Jogar noutro aparelho
other-device-text = Abre lá o teu lugar com uma imagem ou um link. Depois os dois ficam com ele, e continuas no que quiseres.
other-device-warning = Não mostres a ninguém: quem o tiver joga no teu lugar e vê o que tu vês.
show-seat = Ninguém está a ver: mostrar
qr-of-seat = O teu lugar como imagem para a câmara do outro aparelho
close = Fechar
seat-came-along = O teu lugar está agora também neste aparelho.
seat-kept = Este aparelho já tem um lugar aqui e fica com ele.
seat-unreadable = O link do lugar está incompleto.
