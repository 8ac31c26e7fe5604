# The end: who won and how
end-after = { $turns ->
    [one] nach einem Zug zu Ende
   *[other] nach { $turns } Zügen zu Ende
}
end-against = gegen { $names }
end-you-win = Du gewinnst mit { $first } zu { $second }
end-wins = { $name } gewinnt mit { $first } zu { $second }
end-shared = { $names } teilen sich den Sieg mit je { $first }
end-agreed = { $turns ->
    [one] Ihr habt euch nach einem Zug auf Unentschieden geeinigt.
   *[other] Ihr habt euch nach { $turns } Zügen auf Unentschieden geeinigt.
}
end-resigned = { $turns ->
    [one] { $name } hat nach einem Zug aufgegeben.
   *[other] { $name } hat nach { $turns } Zügen aufgegeben.
}
end-time = { $turns ->
    [one] Für { $name } ist nach einem Zug die Zeit abgelaufen.
   *[other] Für { $name } ist nach { $turns } Zügen die Zeit abgelaufen.
}
end-count = Woher alle Punkte kamen
end-player = wer
end-points = Punkte
end-share = Teilen
end-record = Sichern

# Gobblet!
gobblet-end-line = { $turns ->
    [one] Vier in einer Linie von { $from } bis { $to }, nach einem Zug.
   *[other] Vier in einer Linie von { $from } bis { $to }, nach { $turns } Zügen.
}
gobblet-end-lift = { $name } hat einen Gobblet hochgehoben, und darunter war eine Viererlinie von { $from } bis { $to }.
gobblet-end-stuck = { $name } hat einen Gobblet berührt, der nirgends hinpasst.
gobblet-end-repetition = Dieselbe Stellung stand zum dritten Mal auf dem Brett.
gobblet-end-limit = Der letzte Zug ist gespielt, und niemand hat vier in einer Linie.
gobblet-end-how = So kam es zum Sieg
gobblet-end-last = Die letzten Züge

# Gobblestones
gobblestones-end-best = bester Zug { $points }
gobblestones-end-lost = ange{ "\u00AD" }zweifelt
gobblestones-end-left = übrig
gobblestones-end-board = Das Brett am Ende. Der beste Zug ist eingekreist: { $name }, { $points } Punkte.

# How the draws were verified
fair-how = Zeig mir, wie
fair-how-promised = Vor dem Spiel wurde der Fingerabdruck einer geheimen Zahl gezeigt. Von da an konnte niemand sie mehr austauschen:
fair-how-unseen = Dieses Gerät kam später dazu und hat den Fingerabdruck der geheimen Zahl nicht vor dem Spiel gesehen:
fair-how-added = Das Gerät jeder Person hat etwas Eigenes dazugegeben, damit niemand wissen konnte, was gezogen wird:
fair-how-committed = Auch jedes Gerät der Mitspielenden hatte den Fingerabdruck dessen hinterlegt, was es beitragen würde. Von da an konnte niemand den eigenen Beitrag nach dem der anderen aussuchen:
fair-how-revealed = Als das Spiel begann und nichts mehr zu ändern war, zeigte jedes Gerät, was es beiträgt. Jeder Beitrag hat genau diesen Fingerabdruck:
fair-how-withheld = Ein Gerät hat nicht gezeigt, was es beizutragen versprochen hatte; { $name } hat an seiner Stelle gespielt, und sein Beitrag blieb weg.
fair-how-shown = Nach dem Spiel wurde die Zahl gezeigt. Sie hat genau diesen Fingerabdruck:
fair-how-first = Dieser Tisch wurde eröffnet, als Geräte noch keine Fingerabdrücke hinterlegten. Gezogen wurde fair, solange niemand am Tisch die geheime Zahl kannte.
fair-how-again = { $draws ->
    [one] Aus alledem wurde die eine Ziehung auf diesem Gerät noch einmal gemacht, und sie ging aus wie im Spiel.
   *[other] Aus alledem wurden { $draws } Ziehungen auf diesem Gerät noch einmal gemacht, und jede ging aus wie im Spiel.
}

# What the bots say
end-says-beginner-lost-1 = Oh! Da drüben warst du?
end-says-beginner-lost-2 = Da habe ich falsch gegraben. Noch einmal?
end-says-beginner-won-1 = Gewonnen? Wo denn? Zeig mal!
end-says-beginner-won-2 = Meine Nase hat es vor den Augen gemerkt.
end-says-beginner-drawn-1 = Beide ein bisschen gewonnen. Willst du meinen Gang sehen?
end-says-beginner-drawn-2 = Gleichauf! Ich hatte gar nicht gemerkt, dass Schluss ist.
end-says-easy-lost-1 = Piep! Du kannst das gut. Noch einmal?
end-says-easy-lost-2 = Fast hätte ich eine Idee gehabt. Fast.
end-says-easy-won-1 = Gewonnen? Ich? Hast du das gesehen?
end-says-easy-won-2 = Bei meinen Schnurrhaaren, es hat geklappt!
end-says-easy-drawn-1 = Niemand hat verloren. Teilen wir uns einen Krümel?
end-says-easy-drawn-2 = Gleichauf! Das erzähle ich all meinen Geschwistern.
end-says-medium-lost-1 = Gut gemacht. Ich war wieder zu vorsichtig.
end-says-medium-lost-2 = Du hast die Lücke zwischen meinen Stacheln gefunden.
end-says-medium-won-1 = Langsam und stachlig kommt auch ans Ziel.
end-says-medium-won-2 = Ich habe nur geschaut, wohin ich trete.
end-says-medium-drawn-1 = Ein Unentschieden ist eine weiche Landung. Das mag ich.
end-says-medium-drawn-2 = Niemand wurde gepikst. Das ist doch was.
end-says-hard-lost-1 = Gut gespielt. Ich habe zweimal gezählt und es doch übersehen.
end-says-hard-lost-2 = Ehrlich gewonnen. Nächstes Mal grabe ich tiefer.
end-says-hard-won-1 = Gut gekämpft. Sehen wir nach, wo es sich gedreht hat?
end-says-hard-won-2 = Geduld. Viel mehr kann ich gar nicht.
end-says-hard-drawn-1 = Ebener Boden. Das achte ich.
end-says-hard-drawn-2 = Keiner ist gewichen. Gut so.
end-says-master-lost-1 = Ausgetrickst im eigenen Bau. Meine Hochachtung.
end-says-master-lost-2 = Ich habe es kommen sehen, einen Zug zu spät.
end-says-master-won-1 = Das war eine schöne Jagd. Noch eine?
end-says-master-won-2 = Nicht böse sein. Ich bin eben ein Fuchs.
end-says-master-drawn-1 = Unentschieden gegen mich? Erzähl es allen.
end-says-master-drawn-2 = Anscheinend haben wir beide alles gesehen.
end-says-adapt-lost-1 = Du warst schneller. Gerade wollte ich lossprinten!
end-says-adapt-lost-2 = Ich habe kurz unterm Baum gedöst. Noch einmal?
end-says-adapt-won-1 = Puh! Dafür musste ich ganz schön rennen.
end-says-adapt-won-2 = Um ein Barthaar! Fast hättest du mich gehabt.
end-says-adapt-drawn-1 = Seite an Seite bis zum Schluss!
end-says-adapt-drawn-2 = Kopf an Kopf. So mag ich es.

# In lists and captions, in a few words
you-win-resigned = Du gewinnst: { $other } hat aufgegeben.
you-win-time = Du gewinnst: Die Zeit von { $other } ist abgelaufen.
wins-resigned = { $name } gewinnt: { $other } hat aufgegeben.
wins-time = { $name } gewinnt: Die Zeit von { $other } ist abgelaufen.
drawn-agreed = Unentschieden vereinbart.
