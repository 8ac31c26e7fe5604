# Everywhere
home-link = Underhill, página inicial
language = Língua
theme-system = Tema: sistema
theme-light = Tema: claro
theme-dark = Tema: escuro
sound-on = Com som
sound-off = Sem som
motion-system = Animação: sistema
motion-on = Com animação
motion-off = Sem animação
to-home = Voltar aos jogos
rules = Regras
start = Começar
name = Nome
why = Porquê?
last-move = Última jogada
key-title = Como ler o tabuleiro
key-last = última jogada

# Names in a sentence: the last two, one of two, and whoever comes before them
names-and = { $first } e { $last }
names-or = { $first } ou { $last }
names-more = { $first }, { $last }

# The home page
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
bot-beginner = Toupeira
bot-easy = Rato
bot-medium = Ouriço
bot-hard = Texugo
bot-master = Raposa
bot-adapt = Lebre
bot-random-text = sem rumo
bot-greedy-text = agarra o que vê
bot-beginner-text = vê mal
bot-easy-text = a aprender
bot-medium-text = prudente
bot-hard-text = firme
bot-master-text = astuta
bot-adapt-text = ao teu nível

# Choosing how to play
new-table = Nova mesa

# The rules
learn-by-playing = Aprender enquanto jogas
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
sealed-text = Até todos terem escolhido, ninguém vê a tua escolha, nem sequer que já a fizeste.
gathering = À espera de jogadores.
starting = A partida está prestes a começar.
starting-text = Cada dispositivo mostra agora o que acrescenta à sorte, para que ninguém possa escolher o que sai.
starting-waits = Ainda falta a resposta de { $names }. Depois a partida começa.
go-on-without = Começar sem { $name }
go-on-without-text = Um bot joga então por { $name } até ao fim desta partida.
over = A partida acabou.
looking-back = A olhar para trás.
looking-back-text = Era assim nessa altura. A partida não muda.
back-to-now = Voltar ao presente
played-by-bot = um bot continua a jogar
this-is-you = és tu
away = ausente
is-away = { $name } não está. O lugar fica guardado.
let-bot-go-on = Deixar um bot jogar por { $name }
bot-in-line = { $place ->
    [1] Pensa já a seguir.
   *[other] Espera pela vez de pensar: lugar { $place } na fila.
}
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
caution = Cuidado
caution-text = Com isto perdes logo a partida.
agree = Aceitar
decline = Agora não
no-longer = Deixa estar
asks-take-back = { $name } gostaria de desfazer a última jogada.
asks-draw = { $name } propõe um empate.
asks-again = { $name } gostaria de jogar outra vez.
asks-stand-in = { $name } gostaria que um bot jogasse por { $absent }, que não está.
asks-go-on-without = { $name } gostaria de começar sem { $absent }, cujo dispositivo não responde.
you-asked = Perguntaste. Os outros ainda não responderam.
type-play = Jogar
type-unreadable = Não se percebe esta jogada.
type-against = Isso vai contra a regra { $rule }.
thinking = A pensar…
hint-says = A ideia do Texugo: { $action }
hint-go-on = ficar por aqui
hint-show = Mostra-me
hint-do = Fazer isso
hint-chance = Probabilidade de ganhar: cerca de { $percent }%
say-something = Dizer algo
connection-lost = Perdeu-se a ligação. Está a ser restabelecida; não se perde nada.
goes-on-elsewhere = Esta partida continua noutro separador.
go-on-here = Continuar aqui
nothing-here = Não há nada aqui
nothing-here-text = Talvez o endereço esteja incompleto. Os jogos estão onde sempre estiveram.

# What the log tells besides the game
told-took-back = { $name } desfaz a jogada
told-declined = { $name } diz que não
told-stopped = A partida acaba aqui
told-handed-over = Um bot continua a jogar por { $name }
told-withheld = Um dispositivo não respondeu: { $name } joga no seu lugar
told-returned = { $name } voltou
told-said = { $name }: { $words }
told-again = Começa outra partida

# Phrases
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-have-fun = Divirtam-se!
phrase-nice-move = Boa jogada!
phrase-well-played = Bem jogado!
phrase-oops = Ups!
phrase-wow = Uau!
phrase-thinking = Deixa-me pensar.
phrase-your-turn = É a tua vez.
phrase-sorry = Desculpa!
phrase-thanks = Agradeço!
phrase-good-game = Boa partida!
phrase-one-more = Mais uma partida?
phrase-goodbye = Adeus!

# Why a command was refused
rejected-unreadable = Não se percebe esta jogada.
rejected-stale = Entretanto a partida avançou.
rejected-not-asked = Agora não tens nada para decidir.
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
rejected-not-over = A partida ainda não acabou.
rejected-bot-plays = Neste lugar joga um bot.
rejected-not-away = Neste lugar não joga nenhum bot.
rejected-is-there = Esta pessoa está presente.
rejected-clock-decides = Com relógio, o tempo decide o que acontece a quem não está.
rejected-nothing-to-take-back = Não há nada a desfazer: desde então algo foi sorteado ou revelado.
rejected-no-draws = Neste jogo não se pode combinar um empate.
rejected-bot-declines = O bot prefere continuar a jogar.
rejected-nothing-asked = Ninguém pediu nada.
rejected-already-asked = Há outro pedido à espera de resposta.
rejected-already-agreed = Já aceitaste.
rejected-entropy-missing = A página está desatualizada. Carrega-a outra vez.
rejected-commitment-missing = A página está desatualizada. Carrega-a outra vez.
rejected-wrong-entropy = Não é isto que o teu dispositivo tinha prometido acrescentar.
rejected-enough = Já chega disso nesta partida.
rejected-too-fast = Foi muito de uma só vez. Um momento de paciência.
rejected-bad-setting = Uma mesa assim não é possível.

# The end
you-win = Ganhaste!
wins = Ganha { $name }.
drawn = Empate.
shared = { $names } partilham a vitória.
fair = Os sorteios foram justos.
fair-text = { $draws ->
    [one] O único sorteio foi calculado outra vez neste dispositivo.
   *[other] Os { $draws } sorteios foram todos calculados outra vez neste dispositivo.
}
unfair = Os sorteios não podem ser verificados.
rematch = Desforra
download-record = Descarregar registo

# A table at the server
coming-in = Um momento…
try-again = Tentar outra vez
server-gone = Não se consegue contactar o servidor
server-gone-text = Talvez a rede tenha falhado, ou o servidor esteja a fazer uma pausa. O teu lugar fica guardado. Contra bots podes jogar na mesma.
table-gone = Esta mesa já não existe
table-gone-text = Ninguém se sentou durante muito tempo, ou o código tem um erro.
table-closed = Esta mesa não te deixa entrar
table-closed-text = O servidor não disse porquê.
too-many = Demasiados pedidos ao mesmo tempo
too-many-text = O servidor pede um momento de paciência.
old-version = Esta página está desatualizada
old-version-text = Esta página e o servidor já não se entendem. Carregá-la outra vez deve ajudar.
set-aside-text = Alguma coisa correu mal nesta mesa. Fica em pausa até quem gere o servidor a ver; não se perde nada.
server-unfair = O servidor não é de confiança
server-unfair-text = Mudou aquilo a que se tinha comprometido antes da partida. Nesta mesa já não se joga.
earlier = Jogadas anteriores
name-needed = Como te chamas? No máximo, 24 letras.
name-long = Este nome é demasiado longo: no máximo, 24 letras ou emojis.
name-unseen = Este nome contém caracteres invisíveis.

# Lessons
learn-game = Aprender { $game }
leave-lesson = Sair da lição
lesson-step = Passo { $step } de { $count }
lesson-astray = Numa partida pode-se, mas aqui experimentamos primeiro outra coisa.
lesson-done = Isso mesmo!
back = Voltar
next = Seguinte

# Open tables
open-tables = Mesas abertas
open-tables-text = quem quiser pode sentar-se
seated = { $taken } de { $count } lugares ocupados
watch = Assistir
game-clock = { $minutes } min + { $seconds } s
