# The home page
greeting = { $hour ->
    [morning] Guten Morgen
    [day] Hallo
   *[evening] Guten Abend
}{ $named ->
    [none] { "" }
   *[some] { ", " }{ $name }
}
home-waits = { $count ->
    [one] Ein Spiel wartet auf deinen Zug.
   *[other] { $count } Spiele warten auf deinen Zug.
}
home-none-waits = Gerade wartet niemand auf dich.
go-on = Weiter
go-on-playing = Weiterspielen
look = Ansehen
with-whom = mit { $names }
all-running = Alle { $count } laufenden Spiele
put-away = Löschen
put-away-sure = Endgültig?
put-away-table = Aus der Liste nehmen?
play-animal = { $animal ->
    [Hase] Gegen den Hasen
    [Maus] Gegen die { $animal }
    [Motte] Gegen die { $animal }
    [Elster] Gegen die { $animal }
   *[other] Gegen den { $animal }
}
play-against = Spiel gegen
all-finished = Alle { $count } Spiele
who-lives-here = Wer hier wohnt
your-wins = deine Siege
wins-of = { $won } von { $played }
bot-beginner-about = Schaut genau hin und übersieht doch das halbe Brett.
bot-easy-about = Freut sich über jeden guten Zug, auch über deine.
bot-medium-about = Lässt nie die Tür offen.
bot-hard-about = Zählt alles zweimal.
bot-master-about = Hat es vor drei Zügen kommen sehen.
bot-adapt-about = Lässt nach, wenn er vorn liegt, und gibt alles, wenn er hinten liegt.
