# Choosing how to play
setup-title = Nova partida: { $game }
other-game = Outro jogo
make-table = Criar mesa e link
remembered = Fica guardado para a próxima vez.

# Who plays
who-plays = Quem joga
how-many-play = Quantos jogadores
seat-number = Jogador { $number }
swap-sides = Trocar de lado
draw-lots = Tirar à sorte
seat-move = Mudar { $name } de lugar, lugar { $number }
person = Pessoa
bot = Animal
seat-friend = Amigo por link
seat-open = Um amigo
guest = Convidado
setup-side-gobblet-0 = Brancas, começa
setup-side-gobblet-1 = Pretas
bots-time = Quanto pensam os bots
bots-time-short = Dois segundos por turno
bots-time-long = Mais tempo e mais fortes

# House rules
how-you-play = Como jogam
preset-own = À vossa maneira
house-rules = Regras da casa
edition-of-box = A vossa edição do jogo
goes-with = «{ $chosen }» vai com «{ $others }», por isso também fica assim.

# Clock and guests
clock = Relógio
clock-none = Sem relógio
clock-game = Por partida
clock-days = Dias por jogada
clock-minutes = Minutos por jogador
clock-increment = Segundos extra por jogada
clock-days-each = Dias por jogada
who-can-come = Quem pode jogar
by-link = Com link
public = Pública

# In one sentence
setup-against = { $one } contra { $two }.
setup-summary = À mesa: { $names }.
setup-friends = { $count ->
    [one] um amigo
   *[other] { $count } amigos
}
setup-usual = Tudo como de costume.
setup-public = Qualquer pessoa pode entrar
