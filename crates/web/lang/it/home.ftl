# The home page
greeting = { $hour ->
    [morning] Buongiorno
    [day] Ciao
   *[evening] Buonasera
}{ $named ->
    [none] { "" }
   *[some] { ", " }{ $name }
}
home-waits = { $count ->
    [one] Una partita aspetta la tua mossa.
   *[other] { $count } partite aspettano la tua mossa.
}
home-none-waits = Per ora nessuno ti aspetta.
go-on = Continua
go-on-playing = Continua a giocare
look = Guarda
with-whom = con { $names }
all-running = Tutte le { $count } partite in corso
put-away = Elimina
put-away-sure = Davvero?
put-away-table = La togli dall’elenco?
play-animal = Contro { $animal }
play-against = Gioca contro
all-finished = Tutte le { $count } partite
who-lives-here = Chi abita qui
your-wins = le tue vittorie
wins-of = { $won } su { $played }
bot-beginner-about = Guarda bene e le sfugge lo stesso mezzo tavoliere.
bot-easy-about = Applaude ogni bella mossa, anche le tue.
bot-medium-about = Non lascia mai la porta aperta.
bot-hard-about = Conta tutto due volte.
bot-master-about = L’aveva visto tre turni fa.
bot-adapt-about = Rallenta quando è in vantaggio e dà tutto quando è sotto.
