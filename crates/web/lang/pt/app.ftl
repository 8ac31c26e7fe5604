# Everywhere
home-link = Underhill, para a página inicial
language = Língua
theme-system = Tema: sistema
theme-light = Tema: claro
theme-dark = Tema: escuro
sound-on = Com som
sound-off = Sem som
motion-system = Animação: sistema
motion-on = Com animação
motion-off = Sem animação
to-home = Para os jogos
rules = Regras
start = Começar
name = Nome
why = Porquê?
last-move = Última jogada
key-title = Como ler o tabuleiro
key-last = última jogada

# The first page
home-title = { $count ->
    [4] Quatro jogos debaixo da mesma colina
   *[other] { $count } jogos debaixo da mesma colina
}
home-text = Contra um bot, à volta de um ecrã ou com amigos através de um link. Sem conta e sem instalar nada.
got-a-code = Tens um código?
join = Entrar
code-wrong = Um código tem oito letras e algarismos, como K7QX-3M2P.
players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
players-range = { $low }–{ $high } jogadores
play-now = Jogar já
same-screen = Mesmo ecrã
with-friends = Com amigos
learn = Aprender

# Bots
bot-random = Traça
bot-greedy = Pega-rabuda
bot-easy = Rato
bot-medium = Ouriço
bot-hard = Texugo
bot-master = Raposa
bot-random-text = sem rumo
bot-greedy-text = agarra o que vê
bot-easy-text = a aprender
bot-medium-text = prudente
bot-hard-text = firme
bot-master-text = astuta

# Choosing how to play
new-table = Nova mesa
seats = Lugares
how-many-play = Quantos jogam
seat-number = Jogador { $number }
person = Pessoa
bot = Bot
guest = Convidado
bots-time = Quanto pensam os bots
bots-time-short = Dois segundos por jogada
bots-time-long = Mais tempo, e mais fortes
how-you-play = Como jogam
preset-own = À vossa maneira
house-rules = Regras da casa
setup-summary = À mesa: { $names }.
remembered = Fica lembrado para a tua próxima mesa.

# The rules
learn-by-playing = Aprender jogando
the-rules = As regras
the-rulings = O que decidimos
the-rulings-text = Onde um livro de regras deixa algo em aberto, ou diz duas coisas diferentes, é assim que aqui se joga, e porquê.
the-notation = Como se escrevem as jogadas
all-rules = Todas as regras
understood = Percebi
brief-title = Em meio minuto
contents = Conteúdo
search-rules = Procurar nas regras
rules-found = { $count ->
    [0] Nenhuma regra fala disso.
    [one] Uma regra encontrada.
   *[other] { $count } regras encontradas.
}
try-it = Experimentar
try-rule = Experimentar: { $rule }
start-again = Começar de novo
back-to-rules = Voltar às regras
lesson-named = Lição: { $name }

# Playing
turn-number = Turno { $turn }
your-turn = É a tua vez.
their-turn = É a vez de { $names }.
sealed = Escolha selada.
sealed-text = Ninguém vê o que escolheste, nem que já escolheste, até todos o terem feito.
gathering = À espera de jogadores.
over = A partida acabou.
looking-back = A olhar para trás.
looking-back-text = Era assim nessa altura. A partida continua onde está.
back-to-now = Voltar ao presente
played-by-bot = um bot continua a jogar
this-is-you = és tu
away = ausente
is-away = { $name } não está. O lugar espera.
let-bot-go-on = Deixar um bot continuar por { $name }
days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
log = Histórico
log-and-actions = Histórico e ações
undo = Desfazer
hint = Dica
offer-draw = Empate?
resign = Desistir
resign-sure = Desistes desta partida?
no-wait = Não, espera
do-it-anyway = Fazer mesmo assim
caution = Isto perde
caution-text = Com isto perdes logo a partida.
agree = Aceitar
decline = Agora não
no-longer = Deixa estar
asks-take-back = { $name } gostaria de desfazer a última jogada.
asks-draw = { $name } propõe um empate.
asks-again = { $name } gostaria de jogar outra vez.
asks-stand-in = { $name } gostaria que um bot continuasse por { $absent }, que não está.
you-asked = Perguntaste. Os outros ainda não responderam.
type-play = Jogar
type-unreadable = Isto não se consegue ler como uma jogada.
thinking = A pensar…
hint-says = A ideia do Texugo: { $action }
hint-go-on = seguir sem mais nada
hint-show = Mostra-me
hint-do = Fazer isso
hint-chance = Probabilidade de ganhar: cerca de { $percent } %
say-something = Dizer algo
curtain-title = { $name }, é para ti
curtain-text = Passa o ecrã. Mais ninguém deve olhar.
curtain-open = Sou { $name }
connection-lost = Perdeu-se a ligação. Está a ser restabelecida; não se perde nada.
goes-on-elsewhere = Esta partida continua noutro separador.
go-on-here = Continuar aqui
nothing-here = Não há nada aqui
nothing-here-text = Talvez o endereço tenha ficado cortado. Os jogos estão onde sempre estiveram.

# What the log tells besides the game
told-took-back = { $name } desfaz a jogada
told-declined = { $name } diz que não
told-stopped = A partida acaba aqui
told-handed-over = Um bot continua a jogar por { $name }
told-returned = { $name } voltou
told-said = { $name }: { $words }
told-again = Começa outra partida

# Phrases
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-have-fun = Boa diversão!
phrase-nice-move = Boa jogada!
phrase-well-played = Bem jogado!
phrase-oops = Ups!
phrase-wow = Uau!
phrase-thinking = Deixa-me pensar.
phrase-your-turn = É a tua vez.
phrase-sorry = Desculpa!
phrase-thanks = Agradeço!
phrase-good-game = Boa partida!
phrase-one-more = Mais uma?
phrase-goodbye = Adeus!

# Why a command was refused
rejected-unreadable = Isto não se consegue ler como uma jogada.
rejected-stale = Entretanto a partida avançou.
rejected-not-asked = Agora não és tu a decidir.
rejected-not-seated = Só pode fazer isso quem tem lugar à mesa.
rejected-no-such-seat = Esse lugar não existe.
rejected-seat-taken = O lugar está ocupado.
rejected-full = Todos os lugares estão ocupados.
rejected-person-there = Nesse lugar está uma pessoa.
rejected-no-bot-there = Não há lá nenhum bot.
rejected-seats-free = Ainda há lugares livres.
rejected-not-begun = A partida ainda não começou.
rejected-has-begun = A partida já começou.
rejected-over = A partida acabou.
rejected-not-over = A partida não acabou.
rejected-bot-plays = Neste lugar joga um bot.
rejected-not-away = Neste lugar não joga nenhum bot.
rejected-is-there = Esta pessoa está presente.
rejected-clock-decides = Com relógio, o tempo decide o que acontece a quem não está.
rejected-nothing-to-take-back = Não há nada a desfazer: desde então algo foi sorteado ou revelado.
rejected-no-draws = Este jogo não acaba por acordo.
rejected-bot-declines = Um bot continua a jogar.
rejected-nothing-asked = Ninguém pediu nada.
rejected-already-asked = Já se está a pedir outra coisa.
rejected-already-agreed = Já aceitaste.
rejected-entropy-missing = A página está desatualizada. Carrega-a outra vez.
rejected-enough = Já chega nesta partida.
rejected-bad-setting = Uma mesa assim não é possível.

# The end
you-win = Ganhaste!
you-win-agreed = Ganhaste!
you-win-resigned = Ganhaste: o adversário desistiu.
you-win-time = Ganhaste por tempo.
wins = Ganha { $name }.
wins-agreed = Ganha { $name }.
wins-resigned = Ganha { $name }: o adversário desistiu.
wins-time = Ganha { $name } por tempo.
drawn = Empate.
drawn-agreed = Empate por acordo.
drawn-resigned = Empate.
drawn-time = Empate.
shared = { $names } partilham a vitória.
points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
fair = Os sorteios foram justos.
fair-text = { $draws ->
    [one] O único sorteio foi calculado outra vez neste dispositivo.
   *[other] Os { $draws } sorteios foram todos calculados outra vez neste dispositivo.
}
unfair = Os sorteios não podem ser verificados.
rematch = Desforra
download-record = Descarregar registo

# A table at the server
coming-in = A entrar…
try-again = Tentar outra vez
server-gone = Não se consegue chegar ao servidor
server-gone-text = Talvez a rede tenha falhado, ou o servidor esteja a fazer uma pausa. O teu lugar fica guardado. Contra bots podes jogar na mesma.
table-gone = Esta mesa já não existe
table-gone-text = Ninguém se sentou durante muito tempo, ou o código tem um erro.
table-closed = Esta mesa não te deixa entrar
table-closed-text = O servidor não disse mais nada.
too-many = Demasiados pedidos ao mesmo tempo
too-many-text = O servidor pede um momento de paciência.
old-version = Esta página está desatualizada
old-version-text = O servidor não fala como esta página. Carregá-la outra vez deve ajudar.
server-unfair = O servidor não é de confiança
server-unfair-text = Mudou aquilo a que se tinha comprometido antes da partida. Nesta mesa já não se joga.
earlier = Antes
table-full = Todos os lugares estão ocupados. Podes assistir quando a partida começar.
bring-friends = Traz os teus amigos
link = Link
copy-link = Copiar link
copied = Copiado
you-sit = Estás à mesa
sit-down = Sentar-me
sit-here = Sentar-me aqui
get-up = Levantar-me
free-seat = Deixar livre
open-seat = livre
waiting-for-seats = Quando todos os lugares estiverem ocupados, qualquer pessoa à mesa pode começar a partida.
all-here = Já estão todos.
name-needed = Diz como te chamas: de uma a 24 letras.
name-long = Este nome é demasiado longo: no máximo, 24 letras ou desenhos.
name-unseen = Há neste nome caracteres que ninguém vê.
clock = Relógio
clock-none = Sem relógio
clock-game = Por partida
clock-days = Dias por jogada
clock-minutes = Minutos por jogador
clock-increment = Segundos que cada jogada acrescenta
clock-days-each = Dias para uma jogada
who-can-come = Quem pode vir
by-link = Com link
public = Pública

# Lessons
learn-game = Aprender { $game }
leave-lesson = Sair da lição
lesson-step = Passo { $step } de { $count }
lesson-astray = Numa partida pode-se, mas aqui experimentamos primeiro outra coisa.
lesson-done = Isso mesmo.
back = Voltar
next = Seguinte

# Looking at a game again
review = Rever
open-record = Ver um registo
open-record-text = Escolhe o ficheiro que «Descarregar registo» guarda, ou cola aqui a sua linha.
not-a-record = Isto não é um registo
not-a-record-text = Um registo é uma linha de texto, tal como «Descarregar registo» a guarda. Este não se consegue ler, ou não cumpre as regras.
who-was-ahead = Quem ia à frente
who-was-ahead-text = A probabilidade de cada jogador ganhar, decisão a decisão, segundo o Texugo
review-progress = { $done } de { $count } decisões vistas
turning-points = Momentos decisivos
turn-down = { $name } perde aqui { $percent } %; o Texugo teria jogado { $better }
turn-up = { $name } sobe aqui { $percent } %
previous = Anterior

# Open tables
open-tables = Mesas abertas
open-tables-text = quem quiser pode sentar-se
seated = { $taken } de { $count } lugares ocupados
watch = Assistir
game-clock = { $minutes } min + { $seconds } s
