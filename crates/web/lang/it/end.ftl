# The end: who won and how
end-after = { $turns ->
    [one] finita dopo un turno
   *[other] finita dopo { $turns } turni
}
end-against = contro { $names }
end-you-win = Hai vinto, { $first } a { $second }
end-wins = { $name } vince, { $first } a { $second }
end-shared = { $names } si dividono la vittoria con { $first } a testa
end-agreed = { $turns ->
    [one] Patta per accordo dopo un turno.
   *[other] Patta per accordo dopo { $turns } turni.
}
end-resigned = { $turns ->
    [one] { $name } si arrende dopo un turno.
   *[other] { $name } si arrende dopo { $turns } turni.
}
end-time = { $turns ->
    [one] Per { $name } il tempo è finito dopo un turno.
   *[other] Per { $name } il tempo è finito dopo { $turns } turni.
}
end-count = Da dove viene ogni punto
end-player = chi
end-points = punti
end-share = Condividi
end-record = Salva

# Gobblet!
gobblet-end-line = { $turns ->
    [one] Quattro in linea da { $from } a { $to }, dopo un turno.
   *[other] Quattro in linea da { $from } a { $to }, dopo { $turns } turni.
}
gobblet-end-lift = { $name } ha sollevato un gobblet e scoperto quattro in linea, da { $from } a { $to }.
gobblet-end-stuck = { $name } ha toccato un gobblet che non va da nessuna parte.
gobblet-end-repetition = La stessa posizione è apparsa sul tabellone per la terza volta.
gobblet-end-limit = L’ultimo turno è stato giocato e nessuno ha quattro in linea.
gobblet-end-how = Com’è arrivata la vittoria
gobblet-end-last = Gli ultimi turni

# Gobblestones
gobblestones-end-best = turno migliore { $points }
gobblestones-end-lost = contesta{ "\u00AD" }zioni
gobblestones-end-left = resto
gobblestones-end-board = Il tabellone alla fine. Il turno migliore è cerchiato: { $name }, { $points } punti.

# How the draws were verified
fair-how = Mostra come
fair-how-promised = Prima della partita è stata mostrata l’impronta di un numero segreto. Da quel momento nessuno poteva cambiarlo:
fair-how-unseen = Questo dispositivo è arrivato dopo e non ha visto l’impronta del numero segreto prima della partita:
fair-how-added = Il dispositivo di ognuno ha aggiunto qualcosa di suo, così nessuno poteva sapere che cosa sarebbe uscito:
fair-how-committed = Anche il dispositivo di ogni giocatore aveva lasciato l’impronta di ciò che avrebbe aggiunto. Da allora nessuno poteva scegliere la propria parte in base a quella degli altri:
fair-how-revealed = All’inizio della partita, quando nulla poteva più cambiare, ogni dispositivo ha mostrato ciò che aggiunge. Ogni parte ha proprio quell’impronta:
fair-how-withheld = Un dispositivo non ha mostrato ciò che aveva promesso di aggiungere; { $name } ha giocato al suo posto e la sua parte è rimasta fuori.
fair-how-shown = Dopo la partita il numero è stato mostrato. Ha proprio quell’impronta:
fair-how-first = Questo tavolo è stato aperto quando i dispositivi non lasciavano ancora impronte. Le estrazioni sono eque purché nessuno di chi giocava conoscesse il numero segreto.
fair-how-again = { $draws ->
    [one] Da tutto questo l’unica estrazione è stata rifatta su questo dispositivo, ed è uscita come in partita.
   *[other] Da tutto questo { $draws } estrazioni sono state rifatte su questo dispositivo, e ognuna è uscita come in partita.
}

# What the bots say
end-says-beginner-lost-1 = Oh! Eri laggiù?
end-says-beginner-lost-2 = Ho scavato nel posto sbagliato. Ancora una?
end-says-beginner-won-1 = Ho vinto? Dove? Fammi vedere!
end-says-beginner-won-2 = Il naso l’ha trovato prima degli occhi.
end-says-beginner-drawn-1 = Abbiamo vinto un pochino tutti e due. Vieni a vedere la mia galleria!
end-says-beginner-drawn-2 = Pari! Non mi ero accorta che era finita.
end-says-easy-lost-1 = Squit! Sei forte. Ancora una?
end-says-easy-lost-2 = Stavo quasi per avere un’idea. Quasi.
end-says-easy-won-1 = Ho vinto? Io? Hai visto?
end-says-easy-won-2 = Per i miei baffi, ha funzionato!
end-says-easy-drawn-1 = Nessuno ha perso. Dividiamo una briciola?
end-says-easy-drawn-2 = Pari! Lo racconto a tutta la famiglia.
end-says-medium-lost-1 = Ben fatto. Sono stato di nuovo troppo prudente.
end-says-medium-lost-2 = Hai trovato il varco tra i miei aculei.
end-says-medium-won-1 = Piano e con gli aculei si arriva lo stesso.
end-says-medium-won-2 = Ho solo guardato dove mettevo le zampe.
end-says-medium-drawn-1 = Una patta è un atterraggio morbido. Mi piace.
end-says-medium-drawn-2 = Nessuno si è punto. È già qualcosa.
end-says-hard-lost-1 = Ben giocato. Ho contato due volte e mi è sfuggito lo stesso.
end-says-hard-lost-2 = Niente da dire. La prossima volta scavo più a fondo.
end-says-hard-won-1 = Bella lotta. Guardiamo dove è girata?
end-says-hard-won-2 = Pazienza. È quasi tutto quello che so.
end-says-hard-drawn-1 = Terreno piano. Lo rispetto.
end-says-hard-drawn-2 = Nessuno ha ceduto. Bene.
end-says-master-lost-1 = Beffata nella mia tana. Complimenti.
end-says-master-lost-2 = L’ho visto arrivare, un turno troppo tardi.
end-says-master-won-1 = Mi hai fatto correre davvero. Un’altra?
end-says-master-won-2 = Non prendertela. In fondo sono una volpe.
end-says-master-drawn-1 = Patta contro di me? Raccontalo a tutti.
end-says-master-drawn-2 = A quanto pare abbiamo visto tutto, tu e io.
end-says-adapt-lost-1 = Mi hai battuta sul traguardo. Stavo giusto per scattare!
end-says-adapt-lost-2 = Mi sono appisolata un attimo sotto un albero. Ancora una?
end-says-adapt-won-1 = Uff! Stavolta ho dovuto correre.
end-says-adapt-won-2 = Per un baffo! Mi avevi quasi presa.
end-says-adapt-drawn-1 = Fianco a fianco fino alla fine!
end-says-adapt-drawn-2 = Testa a testa. È così che mi piace.

# In lists and captions, in a few words
you-win-resigned = Hai vinto: { $other } ha rinunciato.
you-win-time = Hai vinto: per { $other } il tempo è finito.
wins-resigned = { $name } vince: { $other } ha rinunciato.
wins-time = { $name } vince: per { $other } il tempo è finito.
drawn-agreed = Patta per accordo.
