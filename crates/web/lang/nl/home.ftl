# The home page
greeting = { $hour ->
    [morning] Goedemorgen
    [day] Hallo
   *[evening] Goedenavond
}{ $named ->
    [none] { "" }
   *[some] { ", " }{ $name }
}
home-waits = { $count ->
    [one] Eén spel wacht op jouw zet.
   *[other] { $count } spellen wachten op jouw zet.
}
home-none-waits = Er wacht nu niemand op je.
go-on = Verder
go-on-playing = Verder spelen
look = Bekijken
with-whom = met { $names }
all-running = Alle { $count } lopende spellen
put-away = Wissen
put-away-sure = Voorgoed?
put-away-table = Van de lijst halen?
play-animal = Tegen { $animal }
play-against = Speel tegen
all-finished = Alle { $count } spellen
who-lives-here = Wie hier woont
your-wins = jouw zeges
wins-of = { $won } van { $played }
bot-beginner-about = Kijkt goed en mist toch het halve bord.
bot-easy-about = Juicht bij elke goede zet, ook die van jou.
bot-medium-about = Laat nooit de deur openstaan.
bot-hard-about = Telt alles twee keer.
bot-master-about = Zag het drie beurten geleden aankomen.
bot-adapt-about = Doet het rustig aan als hij voorstaat en zijn best als hij achterstaat.
