# The end: who won and how
end-after = { $turns ->
    [0] acabou antes do primeiro turno
    [one] acabou ao fim de um turno
   *[other] acabou ao fim de { $turns } turnos
}
end-against = contra { $names }
end-you-win = Ganhaste por { $first } a { $second }
end-wins = Ganha { $name } por { $first } a { $second }
end-shared = { $names } partilham a vitória com { $first } cada
end-agreed = { $turns ->
    [0] Empate por acordo antes do primeiro turno.
    [one] Empate por acordo ao fim de um turno.
   *[other] Empate por acordo ao fim de { $turns } turnos.
}
end-resigned = { $turns ->
    [0] { $name } desistiu antes do primeiro turno.
    [one] { $name } desistiu ao fim de um turno.
   *[other] { $name } desistiu ao fim de { $turns } turnos.
}
end-time = { $turns ->
    [0] O tempo de { $name } acabou antes do primeiro turno.
    [one] O tempo de { $name } acabou ao fim de um turno.
   *[other] O tempo de { $name } acabou ao fim de { $turns } turnos.
}
end-count = De onde veio cada ponto
end-player = quem
end-points = pontos
end-share = Partilhar
end-record = Guardar

# Gobblet!
gobblet-end-line = { $turns ->
    [one] Quatro em linha de { $from } a { $to }, ao fim de um turno.
   *[other] Quatro em linha de { $from } a { $to }, ao fim de { $turns } turnos.
}
gobblet-end-lift = { $name } levantou um gobblet e destapou quatro em linha, de { $from } a { $to }.
gobblet-end-stuck = { $name } tocou num gobblet que não cabe em lado nenhum.
gobblet-end-repetition = A mesma posição apareceu no tabuleiro pela terceira vez.
gobblet-end-limit = Jogou-se o último turno e ninguém tem quatro em linha.
gobblet-end-how = Como se ganhou
gobblet-end-last = Os últimos turnos

# Gobblestones
gobblestones-end-best = melhor turno { $points }
gobblestones-end-lost = desa{ "\u00AD" }fios
gobblestones-end-left = resto
gobblestones-end-board = O tabuleiro no fim. O melhor turno está assinalado: { $name }, { $points } pontos.

# How the draws were verified
fair-how = Ver como
fair-how-promised = Antes da partida mostrou-se a impressão digital de um número secreto. A partir daí ninguém o podia trocar:
fair-how-unseen = Este dispositivo chegou depois e não viu a impressão digital do número secreto antes da partida:
fair-how-added = O dispositivo de cada pessoa juntou algo seu, para que ninguém pudesse saber o que ia sair:
fair-how-committed = Também o dispositivo de cada jogador tinha deixado a impressão digital do que iria acrescentar. A partir daí, ninguém podia escolher a sua parte pela dos outros:
fair-how-revealed = Quando a partida começou e já nada podia mudar, cada dispositivo mostrou o que acrescenta. Cada parte tem exatamente essa impressão digital:
fair-how-withheld = Um dispositivo não mostrou o que tinha prometido acrescentar; { $name } jogou no seu lugar, e a sua parte ficou de fora.
fair-how-shown = Depois da partida mostrou-se o número. Tem exatamente essa impressão digital:
fair-how-first = Esta mesa foi aberta quando os dispositivos ainda não deixavam impressões digitais. Os sorteios são justos desde que ninguém que jogou conhecesse o número secreto.
fair-how-again = { $draws ->
    [one] Com tudo isto, o único sorteio foi repetido neste dispositivo e saiu como na partida.
   *[other] Com tudo isto, { $draws } sorteios foram repetidos neste dispositivo e todos saíram como na partida.
}

# What the bots say
end-says-beginner-lost-1 = Oh! Estavas ali?
end-says-beginner-lost-2 = Escavei no sítio errado. Outra vez?
end-says-beginner-won-1 = Ganhei? Onde? Mostra-me!
end-says-beginner-won-2 = O meu nariz encontrou-o antes dos olhos.
end-says-beginner-drawn-1 = Ganhámos os dois um bocadinho. Anda ver o meu túnel!
end-says-beginner-drawn-2 = Empate! Nem reparei que já tinha acabado.
end-says-easy-lost-1 = Quic! Tens jeito para isto. Outra vez?
end-says-easy-lost-2 = Quase tive uma ideia. Quase.
end-says-easy-won-1 = Ganhei? Eu? Viste aquilo?
end-says-easy-won-2 = Pelos meus bigodes, resultou!
end-says-easy-drawn-1 = Ninguém perdeu. Partilhamos uma migalha?
end-says-easy-drawn-2 = Empate! Vou contar a todos os meus irmãos.
end-says-medium-lost-1 = Muito bem. Voltei a ser prudente demais.
end-says-medium-lost-2 = Encontraste a falha entre os meus espinhos.
end-says-medium-won-1 = Devagar e com espinhos também se lá chega.
end-says-medium-won-2 = Só olhei para onde punha as patas.
end-says-medium-drawn-1 = Um empate é uma aterragem suave. Gosto.
end-says-medium-drawn-2 = Ninguém se picou. Já é alguma coisa.
end-says-hard-lost-1 = Bem jogado. Contei duas vezes e mesmo assim não vi.
end-says-hard-lost-2 = Foi justo. Da próxima vez escavo mais fundo.
end-says-hard-won-1 = Boa luta. Vamos ver onde tudo virou?
end-says-hard-won-2 = Paciência. É quase tudo o que sei.
end-says-hard-drawn-1 = Terreno plano. Respeito isso.
end-says-hard-drawn-2 = Ninguém cedeu. Ainda bem.
end-says-master-lost-1 = Enganada na minha própria toca. Parabéns.
end-says-master-lost-2 = Vi o que aí vinha, um turno tarde demais.
end-says-master-won-1 = Fizeste-me correr a sério. Mais uma?
end-says-master-won-2 = Não leves a mal. Afinal, sou uma raposa.
end-says-master-drawn-1 = Um empate contra mim? Conta a toda a gente.
end-says-master-drawn-2 = Parece que ambos vimos tudo.
end-says-adapt-lost-1 = Passaste-me à frente. Ia mesmo começar a correr!
end-says-adapt-lost-2 = Adormeci um bocadinho debaixo de uma árvore. Outra vez?
end-says-adapt-won-1 = Ufa! Desta vez tive de correr.
end-says-adapt-won-2 = Por um bigode! Quase me apanhavas.
end-says-adapt-drawn-1 = Lado a lado até ao fim!
end-says-adapt-drawn-2 = Taco a taco. É assim que eu gosto.

# In lists and captions, in a few words
you-win-resigned = Ganhaste: { $other } desistiu.
you-win-time = Ganhaste: o tempo de { $other } acabou.
wins-resigned = Ganha { $name }: { $other } desistiu.
wins-time = Ganha { $name }: o tempo de { $other } acabou.
drawn-agreed = Empate por acordo.
