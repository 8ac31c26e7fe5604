# The first page
greeting = { $hour ->
    [morning] Bom dia
    [day] Olá
   *[evening] Boa noite
}{ $named ->
    [none] { "" }
   *[some] { ", " }{ $name }
}
home-waits = { $count ->
    [one] Um jogo espera pela tua jogada.
   *[other] { $count } jogos esperam pela tua jogada.
}
home-none-waits = Agora ninguém está à tua espera.
go-on = Continuar
go-on-playing = Continuar a jogar
look = Ver
with-whom = com { $names }
all-running = Todos os { $count } jogos em curso
put-away = Arrumar
put-away-sure = Deitar fora?
play-animal = Contra { $animal }
play-against = Jogar contra
all-finished = Todos os { $count } jogos
who-lives-here = Quem mora aqui
your-wins = as tuas vitórias
wins-of = { $won } de { $played }
bot-easy-about = Festeja cada boa jogada, as tuas também.
bot-medium-about = Nunca deixa a porta aberta.
bot-hard-about = Conta tudo duas vezes.
bot-master-about = Já o viu há três jogadas.
