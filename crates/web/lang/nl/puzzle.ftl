# The puzzle of the day
puzzle-title = Puzzel van de dag
puzzle-solve = Los hem op
puzzle-all-done = Alle vier opgelost. Morgen zijn er nieuwe!
puzzle-today = De puzzels van vandaag
puzzle-that-day = De puzzels van die dag
puzzle-done = opgelost
puzzle-again = Nog een keer
puzzle-answer = Toon de oplossing
puzzle-right = Goed! Ga door.
puzzle-lost-star = { $stars ->
    [one] Er is nog één ster. Probeer het zo vaak je wilt.
   *[other] Er zijn nog { $stars } sterren. Probeer het zo vaak je wilt.
}
puzzle-first-try = In één keer opgelost!
puzzle-solved = Opgelost!
puzzle-given = Dit is de oplossing.
puzzle-streak = { $count ->
    [one] { $count } dag op rij
   *[other] { $count } dagen op rij
}
puzzle-stars = { $count ->
    [one] { $count } ster van 3
   *[other] { $count } sterren van 3
}
puzzle-day = { $day }, { $solved } van 4 opgelost
puzzle-month-before = de maand ervoor
puzzle-month-after = de maand erna
puzzle-made = Voor iedereen dezelfde, door de computer nagekeken.
no-puzzle = Hier is geen puzzel
no-puzzle-text = De puzzels konden niet worden geladen. Met netwerk komen ze, en dan blijven ze ook zonder.

puzzle-kind-gobblet = Een winst om te vinden
puzzle-kind-gobblestones = De beste plaatsing
puzzle-kind-kobold = De beste greep
puzzle-kind-clonk = De beste ketting

puzzle-ask-gobblet = { $side ->
    [white] Wit
   *[black] Zwart
} aan zet: { $left ->
    [one] win meteen.
   *[other] win in { $left }.
}
puzzle-ask-gobblestones = Welke plaatsing levert het meeste op?
puzzle-ask-kobold = Welke drie fiches leveren de meeste punten op?
puzzle-ask-clonk = Graaf de ketting met de meeste munten.

puzzle-about-gobblet = De andere kant verdedigt zich zo goed mogelijk. Een misser kost een ster.
puzzle-about-gobblestones = Eén lijn, alleen deze beurt. Een misser kost een ster.
puzzle-about-kobold = Alleen punten die meteen tellen, en alleen wat open ligt.
puzzle-about-clonk = Hoogstens vier kaarten die je ziet; elke past bij de vorige. Geen cadeaus.

puzzle-wrong-gobblet = { $left ->
    [one] Dat wint nog niet.
   *[other] Dat wint niet in { $left }.
}
puzzle-wrong-gobblestones = Een andere plaatsing levert meer op.
puzzle-wrong-kobold = Een andere greep levert meer op.
puzzle-wrong-clonk = Een andere ketting heeft meer munten.

puzzle-why-gobblet = Vier op een lijn, wat de andere kant ook doet. Niets anders wint in { $worth }.
puzzle-why-gobblestones = { $worth } punten. De volgende plaatsing levert { $next } op.
puzzle-why-kobold = { $worth } punten. De volgende greep levert { $next } op.
puzzle-why-clonk = { $worth } munten. De volgende ketting heeft er { $next }.
