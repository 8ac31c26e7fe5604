# The home page
greeting = { $hour ->
    [morning] Bom dia
    [day] Olá
   *[evening] Boa noite
}{ $named ->
    [none] { "" }
   *[some] { ", " }{ $name }
}
home-waits = { $count ->
    [one] Uma partida espera pela tua jogada.
   *[other] { $count } partidas esperam pela tua jogada.
}
home-none-waits = De momento, ninguém está à tua espera.
go-on = Continuar
go-on-playing = Continuar a jogar
look = Ver
with-whom = com { $names }
all-running = As { $count } partidas em curso
put-away = Remover
put-away-sure = De vez?
put-away-table = Tirar da lista?
play-animal = { $animal ->
    [Lebre] Contra a { $animal }
    [Raposa] Contra a { $animal }
    [Toupeira] Contra a { $animal }
   *[other] Contra o { $animal }
}
play-against = Jogar contra
all-finished = As { $count } partidas
who-lives-here = Quem mora aqui
your-wins = as tuas vitórias
wins-of = { $won } de { $played }
bot-beginner-about = Olha com atenção e mesmo assim escapa-lhe meio tabuleiro.
bot-easy-about = Festeja cada boa jogada, as tuas também.
bot-medium-about = Nunca deixa a porta aberta.
bot-hard-about = Conta tudo duas vezes.
bot-master-about = Já o viu há três jogadas.
bot-adapt-about = Abranda quando vai à frente e dá tudo quando vai atrás.
