# The puzzle of the day
puzzle-title = Puzzel van de dag
puzzle-solve = Los op
puzzle-all-done = { $games ->
    [4] Alle vier opgelost. Morgen zijn er nieuwe!
   *[other] Alle { $games } opgelost. Morgen zijn er nieuwe!
}
puzzle-today = De puzzels van vandaag
puzzle-that-day = De puzzels van die dag
puzzle-done = opgelost
puzzle-again = Nog een keer
puzzle-answer = Toon de oplossing
puzzle-right = Goed! Ga door.
puzzle-lost-star = { $stars ->
    [one] Nog één ster. Probeer het zo vaak je wilt.
   *[other] Nog { $stars } sterren. Probeer het zo vaak je wilt.
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
puzzle-day = { $day }, { $solved } van { $games } opgelost
puzzle-month-before = Vorige maand
puzzle-month-after = Volgende maand
puzzle-made = Voor iedereen dezelfde, door de computer nagekeken.
no-puzzle = Hier is geen puzzel
no-puzzle-text = De puzzels konden niet worden geladen. Ga één keer online; daarna blijven ze op dit apparaat.

puzzle-kind-gobblet = Vind de winst
puzzle-kind-gobblestones = De beste plaatsing
puzzle-kind-kobold = De beste greep
puzzle-kind-clonk = De beste reeks

puzzle-ask-gobblet = { $side ->
    [white] Wit
   *[black] Zwart
} aan zet: { $left ->
    [one] win meteen.
   *[other] win in { $left } zetten.
}
puzzle-ask-gobblestones = Welke plaatsing levert het meeste op?
puzzle-ask-kobold = Welke drie fiches leveren de meeste punten op?
puzzle-ask-clonk = Graaf de reeks met de meeste munten op.

puzzle-about-gobblet = De andere kant verdedigt zich zo goed mogelijk. Een misser kost een ster.
puzzle-about-gobblestones = Eén lijn, alleen deze beurt. Een misser kost een ster.
puzzle-about-kobold = Alleen punten die je meteen krijgt tellen, en alleen wat open ligt.
puzzle-about-clonk = Hoogstens vier kaarten die je ziet; elke past bij de vorige. Geen cadeaus.

puzzle-wrong-gobblet = { $left ->
    [one] Daarmee win je nog niet.
   *[other] Daarmee win je niet in { $left } zetten.
}
puzzle-wrong-gobblestones = Een andere plaatsing levert meer op.
puzzle-wrong-kobold = Een andere greep levert meer op.
puzzle-wrong-clonk = Een andere reeks heeft meer munten.

puzzle-why-gobblet = Vier op een lijn, wat de andere kant ook doet. Niets anders wint in { $worth } zetten.
puzzle-why-gobblestones = { $worth } punten. De op een na beste plaatsing levert { $next } op.
puzzle-why-kobold = { $worth } punten. De op een na beste greep levert { $next } op.
puzzle-why-clonk = { $worth } munten. De op een na beste reeks heeft er { $next }.
