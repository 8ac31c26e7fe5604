# Looking at a game again
review = Terugkijken
open-record = Spelverslag openen
open-record-text = Kies het bestand dat ‘Verslag opslaan’ heeft bewaard, of plak de regel ervan hier.
not-a-record = Dit is geen spelverslag
not-a-record-text = Een spelverslag is één regel tekst, zoals ‘Verslag opslaan’ die bewaart. Deze is niet te lezen, of gaat tegen de spelregels in.
finished-games = Afgelopen spellen
who-was-ahead = Wie voorstond
turning-points = Keerpunten
previous = Terug
who-was-ahead-text = De winkans van elke speler, zet voor zet, zoals Das die ziet
graph-help = tik in de grafiek om erheen te springen
review-progress = Das heeft { $done } van { $count } zetten bekeken
turning-point = Keerpunt
turning-of = { $number } van { $count }
turning-found = { $count ->
    [0] geen: niemand ging de mist in
    [one] één in dit spel
   *[other] { $count } in dit spel
}
turning-at = Keerpunt { $number }, zet { $move }
next-turning = Volgend keerpunt
previous-turning = Vorig keerpunt
review-better = Beter: { $action }.
review-chances = Winkans: { $better }% in plaats van { $played }%.
review-luck = Dat was geluk: de winkans van { $name } ging van { $before }% naar { $after }%.
percent = { $percent }%
play-better-line = Beter vervolg
what-i-played = Mijn zet
what-was-played = De gespeelde zet
every-move = Alle zetten
review-keys = ← → zet voor zet, ↑ ↓ keerpunten
move-number = Zet { $number }
move-of = van { $count }
to-start = Naar het begin
to-end = Naar het eind
the-start = Het spel begint.
review-picture = Plaatje
review-film = Film
review-more = Meer
link-in-address = De link staat in de adresbalk
link-damaged = Deze link is beschadigd
link-damaged-text = Er is onderweg een stukje kwijtgeraakt. Vraag er nog eens om: ‘Link kopiëren’ maakt een nieuwe.
review-gone = Dit spel staat niet op dit apparaat
review-gone-text = Afgelopen spellen blijven op het apparaat waarop ze gespeeld zijn, tot nieuwere de plek nodig hebben. De link van een spel opent overal: ‘Link kopiëren’ maakt er een.
review-unkept = Er was geen plek meer om dit spel op dit apparaat te bewaren. Kopieer de link, dan raakt het niet kwijt.
