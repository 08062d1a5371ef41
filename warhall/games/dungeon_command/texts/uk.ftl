title = Dungeon Command
mode-standard = Звичайна гра; утрьох і вчотирьох кожен проти всіх
mode-first-game = Перша гра з одним набором фракції
mode-teams = Командна гра
seat-gold = Золото
seat-silver = Срібло
seat-copper = Мідь
seat-iron = Залізо
phase-set-up = Підготовка
phase-refresh = Оновлення
phase-activate = Активація
phase-deploy = Прикликання
phase-cleanup = Очищення
attack-melee = рукопашна
attack-ranged = дальня
until-stack-empty = стек не спорожніє
until-others-act = не подіє інший гравець
until-attacked = моїй істоті не загрожуватиме шкода
until-turn-end = хід не закінчиться
item-hazard = небезпечна місцевість
item-return = повернення зі сховку
item-move = переміщення
item-sprint = переміщення звичайною дією
item-attack = атака
item-dodge = ухиляння
item-collect = збирання скарбів
gift-shifts_when_moving = її переміщення вважаються зсувом
gift-ignores_walls_while_moving = вона проходить крізь стіни, але не спиняється в них

# Questions

ask-lay = Покладіть плитку.
ask-lead = Виберіть командира.
ask-first = Ви виграли кидок: хто прикликає першим?
ask-deploy-start = Прикличте стартових істот (залишилося лідерства: { $left }).
ask-deploy = Фаза прикликання: прикличте істот (залишилося лідерства: { $left }) або закінчіть фазу.
ask-deploy-by = Виберіть, кого прикликати й куди.
ask-activate = Ваш хід: активуйте істоту або закінчіть фазу.
ask-act = { $unit } активна: що вона робить?
ask-respond = Дія в стеку: відповідайте або пасуйте.
ask-chance = Стек порожній: можете діяти або пасувати.
ask-target = { $source } ({ $unit }): виберіть ціль.
ask-square = { $source } ({ $unit }): виберіть квадрат.
ask-aim = { $source } ({ $unit }): виберіть ціль атаки.
ask-helpers = { $source } ({ $unit }): виберіть, хто допомагає.
ask-attack-kind = { $source } ({ $unit }): рукопашна чи дальня атака?
ask-option = { $source } ({ $unit }): виберіть одне.
ask-card = { $source } ({ $unit }): виберіть прикріплену карту, яку прибрати.
ask-against = { $source } ({ $unit }): виберіть дію, на яку відповідаєте.
ask-pay = { $source } ({ $unit }): виберіть карту наказу, якою платите.
ask-trigger-target = Спрацьовує «{ $source }» ({ $unit }): виберіть ціль.
ask-use = «{ $source }» ({ $unit }): використати?
ask-use-on = «{ $source }» ({ $unit }), ціль – { $target }: використати?
ask-instead = «{ $source }»: використати замість 1 моралі?
ask-put-next = Спрацювало кілька ефектів: який покласти в стек наступним?
ask-effect = Настало кілька ефектів: який наступний?
ask-return = { $unit } повертається: виберіть місце.
ask-dodged = Виберіть атаку, від якої ухиляєтеся.
ask-discard = Скиньте карту наказу.
ask-cower = { $unit } зараз зазнає { $amount } шкоди. Сховатися ціною { $loss } моралі?
ask-go-move = { $unit } може переміститися на { $points }: куди?
ask-go-shift = { $unit } може зсунутися на { $points }: куди?
ask-go-slide = { $unit } отримує поштовх до { $points }: куди?
ask-slide-next = Яку істоту штовхнути наступною?

# Actions

action-move = Переміститися на { $square }
action-move-by = Переміститися через { $path }
action-sprint = Переміститися на { $square } звичайною дією
action-sprint-by = Переміститися через { $path } звичайною дією
action-go = На { $square }
action-go-by = Через { $path }
action-stay = Лишитися на місці
action-activate = Активувати: { $unit }
action-end-activation = Закінчити активацію
action-end-phase = Закінчити фазу
action-strike = Рукопашна атака: { $unit }
action-shoot = Дальня атака: { $unit }
action-collect = Зібрати скарб на { $square }
action-play = Розіграти «{ $order }» – { $unit }
action-play-assisted = Розіграти «{ $order }» – { $unit } з помічниками
action-use = { $unit }: використати «{ $power }»
action-command = Використати «{ $power }» командира
action-dodge = { $unit } ухиляється
action-pass = Пас
action-pass-until = Пасувати, поки { $until }
action-assist = { $unit } допомагає
action-done = Готово
action-target = Ціль: { $unit }
action-no-target = Без цілі
action-at = Квадрат { $square }
action-choose = { $option }
action-remove = Прибрати «{ $order }» ({ $seat })
action-by = Атака: { $attack }
action-against = Проти: { $item }
action-against-nothing = Нічого не відвертати
action-discard = Скинути «{ $order }»
action-cower = { $unit } ховається
action-endure = { $unit } зазнає шкоди
action-accept = Використати
action-decline = Не використовувати
action-next = Наступний: { $effect }
action-deploy = Прикликати: { $creature } на { $square }
action-place = Повернутися на { $square }
action-lead = Командир: { $commander }
action-first = { $seat } прикликає першим
action-lay = Покласти «{ $tile }» на { $square }, поворот { $turn }

# Events

event-rolled = { $seat } викидає { $face }.
event-led = { $seat } вибирає командира: { $commander }.
event-tile-laid = { $seat } кладе плитку «{ $tile }» на { $square }, поворот { $turn }.
event-first-named = { $seat } прикликає першим.
event-hand-shown = { $seat } не може прикликати жодної істоти й бере нову руку.
event-turn-began = Раунд { $round }: ходить { $seat }.
event-drew = { $seat } бере карту «{ $order }».
event-drew-hidden = { $seat } бере карту наказу.
event-mustered = { $seat } бере істоту: { $creature }.
event-mustered-hidden = { $seat } бере карту істоти.
event-discarded = «{ $order }» йде у скид ({ $seat }).
event-deployed = { $seat } прикликає: { $unit } на { $square }.
event-activated = { $unit } активується.
event-activation-ended = Активацію закінчено: { $unit }.
event-move-announced = { $unit } збирається переміститися: { $path }.
event-attack-announced = { $unit } атакує: { $target } ({ $attack }).
event-order-played = { $seat } розігрує «{ $order }» – { $unit }.
event-power-used = { $unit } використовує «{ $power }».
event-commander-power-used = { $seat } використовує «{ $power }».
event-triggered = Спрацьовує «{ $power }» ({ $unit }).
event-hazard-struck = Небезпечна місцевість шкодить: { $unit }.
event-named = Ціль: { $unit }.
event-named-square = Ціль: { $square }.
event-assisted = { $unit } допомагає.
event-dodge-announced = { $unit } збирається ухилитися.
event-collect-announced = { $unit } збирає скарб на { $square }.
event-passed = { $seat } пасує.
event-failed = Дія стала неможливою: { $unit }.
event-moved = { $unit } переміщується: { $path }.
event-stayed = { $unit } лишається на місці.
event-prevented = Відвернено { $amount } шкоди: { $unit }.
event-dodged = { $unit } ухиляється від атаки.
event-cowered = { $unit } ховається; ціна – { $loss } моралі.
event-damaged = { $unit } зазнає { $amount } шкоди (разом { $damage }).
event-destroyed = { $unit } знищено.
event-healed = { $unit } зцілюється на { $amount }.
event-tapped = { $unit } повертається.
event-untapped = { $unit } розвертається.
event-card-attached = «{ $order }» прикріплюється: { $unit }.
event-card-removed = «{ $order }» прибирається: { $unit }.
event-hidden = { $unit } покидає поле бою.
event-returned = { $unit } повертається на { $square }.
event-granted = { $unit } на час посилюється.
event-morale-changed = Мораль ({ $seat }): { $change }, тепер { $morale }.
event-leadership-rose = Лідерство ({ $seat }) зростає до { $leadership }.
event-chest-revealed = { $unit } відкриває скриню на { $square }: { $value }.
event-treasure-collected = { $unit } бере жетон скарбу на { $square }.
event-declined = { $seat } не використовує ефект.

# Refusals

refuse-tiles-overlap = Плитки не можуть лежати одна на одній.
refuse-tiles-offset = Плитки з’єднуються цілими рівними боками, без зсуву.
refuse-open-against-wall = Відкритий бік не може торкатися боку зі стіною.
refuse-tiles-apart = Плитка не торкається іншої боком.
refuse-not-your-tile = Це не ваша плитка, або вона вже лежить.
refuse-large-first = Спершу кладуть усі великі плитки, потім малі.
refuse-not-outer-side = Мала плитка кладеться до вільного зовнішнього боку вашої великої плитки.
refuse-not-connected = Стартові зони не були б сполучені.
refuse-not-in-square = Великі плитки утворюють квадрат: це місце не з вашої половини.
refuse-half-closed = Ваші великі плитки з’єднуються відкритими боками.
refuse-half-blocked = Другу велику плитку покласти б не вдалося.
refuse-few-creatures = У загоні щонайменше { $least } істот, а не { $count }.
refuse-few-orders = У загоні щонайменше { $least } карт наказів, а не { $count }.
refuse-too-many-copies = { $card }: щонайбільше { $most } копій, а не { $count }.
refuse-negative-copies = { $card }: кількість копій не може бути від’ємною.
refuse-no-such-unit = Такої істоти немає.
refuse-no-such-thing = Такого в цій грі немає.
refuse-not-on-battlefield = { $unit } не на полі бою.
refuse-not-yours = Ви не керуєте цією істотою: { $unit }.
refuse-not-active = { $unit } зараз не активна.
refuse-stack-not-empty = У відповідь це неможливо: потрібні ваш хід і порожній стек.
refuse-tapped = { $unit } повернуто.
refuse-requires = { $unit } не відповідає вимозі карти.
refuse-no-ability = { $unit } не має здібності, вказаної на карті.
refuse-level-too-low = { $unit }: рівень з усією допомогою { $have }, у карти { $need }.
refuse-level-missing = Бракує рівнів: { $missing }.
refuse-seen = { $unit } на видноті у ворога.
refuse-condition = Умову карти не виконано.
refuse-held = Карта не дає рухатися: { $unit }.
refuse-nothing-to-deploy = Прикликати нікого або нікуди.
refuse-nothing-to-prevent = Жодна дія в стеку не завдала б цій істоті шкоди.
refuse-no-legal-target = Немає дозволеної цілі.
refuse-sight-edge = Немає лінії видимості: заважає стіна між { $square } і { $beyond }.
refuse-sight-wall = Немає лінії видимості: заважає стіна на { $square }.
refuse-sight-obstacle = Немає лінії видимості: заважає перешкода на { $square }.
refuse-sight-enemy = Немає лінії видимості: заважає { $unit } на { $square }.
refuse-no-way = В обхід стін немає шляху в межах { $reach } квадратів.
refuse-out-of-range = Відстань { $distance }, а можна щонайбільше { $reach }.
refuse-not-itself = Істота не атакує сама себе.
refuse-not-adjacent = Не сусіди: { $unit } і { $target }.
refuse-no-ranged = { $unit } не має дальньої атаки.
refuse-enemy-at-elbow = Дальня атака неможлива: поруч { $enemy }.
refuse-wrong-side = { $unit } – не з тих, про кого каже карта.
refuse-must-be-tapped = { $unit } не повернуто.
refuse-no-move = Переміщення – це бодай один квадрат.
refuse-must-stop = На { $square } поруч ворог: там треба спинитися.
refuse-speed-one = Поруч із ворогом швидкість 1: до { $square } не дійти.
refuse-too-far = Руху ({ $points }) не вистачає до { $square }.
refuse-ends-in-wall = На { $square } спинитися не можна: там стіна.
refuse-no-room = На { $square } немає місця.
refuse-enemy-in-the-way = Шлях перекриває ворог: { $unit } на { $square }.
refuse-cannot-stop-there = На { $square } довелося б спинитися, але там { $unit }.
refuse-occupied = На { $square } стоїть { $unit }.
refuse-off-battlefield = Там поле бою закінчується.
refuse-not-next-square = { $square } не поруч із попереднім квадратом.
refuse-wall = { $square } – стіна.
refuse-thick-wall = Між { $start } і { $square } стіна.
refuse-wall-corner = Крок на { $square } зрізав би кут стіни біля { $corner }.
refuse-cannot-reach = До { $square } не можна дістатися за { $points } очок руху.
refuse-not-offered = Тут такого вибору немає.
refuse-nobody-active = Спершу активуйте істоту.
refuse-one-at-a-time = Спершу закінчіть цю активацію.
refuse-no-chance-to-pass = Пасувати нема на що.
refuse-decide-cower = Спершу вирішіть, чи ховається істота.
refuse-not-deploying = Істот прикликають у фазі прикликання.
refuse-other-question = Спершу дайте відповідь на інше запитання.
refuse-moved-already = { $unit } вже переміщувалася.
refuse-cannot-sprint = { $unit } не може зараз переміститися звичайною дією.
refuse-activated-already = { $unit } в цьому ході вже активувалася.
refuse-attack-used = { $unit } в цьому ході вже провела таку атаку.
refuse-no-treasure = На { $square } нічого збирати.
refuse-not-in-hand = Карти «{ $card }» немає в руці.
refuse-no-helpers = Допомогти нікому: { $unit }.
refuse-cannot-pay = Нічим заплатити за «{ $card }».
refuse-no-such-power = { $unit } не має такої сили.
refuse-power-used = { $unit } в цьому ході вже використала цю силу.
refuse-not-your-commander = Ваш командир не має такої сили.
refuse-command-used = Цю силу в цьому ході вже використано.
refuse-cannot-pay-command = Заплатити нічим.
refuse-no-shot-to-dodge = У стеку немає дальньої атаки, ціль якої { $unit }.
refuse-no-cover = { $unit } не має укриття: постріл влучний.
refuse-shot-waits = Постріл у { $unit } ще чекає попередньої дії тієї ж карти.
refuse-cannot-assist-other = { $unit } не ваша й допомогти не може.
refuse-assists-already = { $unit } вже бере участь.
refuse-deploy-one = Треба прикликати бодай одну істоту.
refuse-nothing-attached = До { $unit } не прикріплено карт.
refuse-wall-square = { $square } – стіна або поза полем: вибрати не можна.
refuse-wrong-terrain = { $square } – не та місцевість, яка потрібна карті.
refuse-creature-not-in-hand = Карти «{ $card }» немає серед ваших істот.
refuse-leadership = Потрібно лідерства { $need }, у вас { $have }.
refuse-not-that-place = Ефект не прикликає на { $square }.
refuse-not-in-zone = «{ $card }» не можна прикликати на { $square }: не (цілком) у вашій стартовій зоні.

# Results

result-morale = Мораль зламано. Перемога: { $winners }.
result-no-creatures = Хід закінчено без істот. Перемога: { $winners }.
result-quiet = Надто довго нічого не відбувалося. Перемога: { $winners }.

# The table

pic-turn = Раунд { $round }, ходить { $seat }: { $phase }
pic-stack = Стек, верхня дія перша
pic-hand = Накази на руці: { $cards }
pic-creature-hand = Істоти на руці: { $cards }
pic-player = { $seat }, { $commander }: мораль { $morale }, лідерство { $used }/{ $leadership }, накази { $hand } + { $deck }, істот на руці { $creatures }
pic-unit = { $unit } ({ $seat }), { $square }, { $damage }/{ $hp }{ $tapped ->
    [yes] , повернуто
   *[no] {""}
 }{ $active ->
    [yes] , активна
   *[no] {""}
 }{ $hidden ->
    [yes] , схована
   *[no] {""}
 }{ $cards ->
    [none] {""}
   *[other] ; карти: { $cards }
 }
say-turn = Раунд { $round }, ходить { $seat }, фаза: { $phase }.
say-player = { $seat }, командир { $commander }: мораль { $morale }, лідерство { $leadership }, зайнято { $used }; наказів на руці { $hand }, у колоді { $deck }, істот на руці { $creatures }.
say-unit = { $square }, { $unit } ({ $seat }): шкода { $damage } з { $hp }{ $tapped ->
    [yes] , повернуто
   *[no] {""}
 }{ $active ->
    [yes] , активна
   *[no] {""}
 }{ $hidden ->
    [yes] , схована
   *[no] {""}
 }{ $cards ->
    [none] {""}
   *[other] ; карти: { $cards }
 }.
say-chest = { $square }: закрита скриня.
say-tokens = { $square }: жетони скарбів, { $count }.
item-script = { $source }{ $parts ->
    [1] {""}
   *[other] {" "}({ $part }/{ $parts })
 }, { $unit } ({ $seat }){ $target ->
    [none] {""}
   *[other] , ціль: { $target }
 }.
item-own = { $what ->
    [move] Переміщення
    [sprint] Переміщення звичайною дією
    [attack] Атака
    [hazard] Небезпечна місцевість
    [dodge] Ухиляння
   *[collect] Збирання скарбів
 }: { $unit } ({ $seat }){ $target ->
    [none] {""}
   *[other] , ціль: { $target }
 }.

# Card text: operations

op-attack = { $kind ->
    [melee] рукопашна атака
    [ranged] дальня атака
   *[any] рукопашна або дальня атака
 }{ $how ->
    [fixed] {" "}на { $n } шкоди
    [bonus] {" "}з +{ $n } до шкоди
   *[own] {""}
 }{ $unpreventable ->
    [yes] ; цю шкоду не можна відвернути
   *[no] {""}
 }
op-damage = { $amount } шкоди – { $to ->
    [self] ця істота
    [bearer] істота з цією картою
    [target] ціль
    [attack_target] ціль атаки
    [deployed] ця істота
   *[each] { $each }
 }
op-prevent = відверніть { $amount ->
    [all] усю шкоду
   *[other] { $amount } шкоди
 } від одного джерела – { $to ->
    [self] ця істота
    [bearer] істота з цією картою
    [target] ціль
    [attack_target] ціль атаки
   *[deployed] ця істота
 }
op-heal = зціліть { $amount } – { $to ->
    [self] ця істота
    [bearer] істота з цією картою
    [target] ціль
    [attack_target] ціль атаки
   *[deployed] ця істота
 }
op-tap = { $if_damaged ->
    [yes] якщо ціль зазнає шкоди:{" "}
   *[no] {""}
 }поверніть – { $to ->
    [self] ця істота
    [bearer] істота з цією картою
    [target] ціль
    [attack_target] ціль атаки
   *[deployed] ця істота
 }
op-untap = { $if_damaged ->
    [yes] якщо ціль зазнає шкоди:{" "}
   *[no] {""}
 }розверніть – { $to ->
    [self] ця істота
    [bearer] істота з цією картою
    [target] ціль
    [attack_target] ціль атаки
   *[deployed] ця істота
 }
op-draw-order = узяти { $n ->
    [one] { $n } карту наказу
    [few] { $n } карти наказів
   *[many] { $n } карт наказів
 } ({ $who ->
    [you] ви
    [attacker] гравець, який керує джерелом
   *[target_controller] гравець, який керує ціллю
 })
op-discard-order = { $if_damaged ->
    [yes] якщо ціль зазнає шкоди:{" "}
   *[no] {""}
 }скинути { $n ->
    [one] { $n } карту наказу
    [few] { $n } карти наказів
   *[many] { $n } карт наказів
 } ({ $who ->
    [you] ви
    [attacker] гравець, який керує джерелом
   *[target_controller] гравець, який керує ціллю
 })
op-shift = зсув до { $squares }
op-move = переміщення на швидкість
op-slide = поштовх до { $squares } – { $to ->
    [self] ця істота
    [bearer] істота з цією картою
    [target] ціль
    [attack_target] ціль атаки
    [deployed] ця істота
   *[each] { $each }
 }
op-attach = прикріпіть цю карту – { $to ->
    [self] ця істота
    [bearer] істота з цією картою
    [target] ціль
    [attack_target] ціль атаки
   *[deployed] ця істота
 }
op-remove-attached = приберіть прикріплену карту – { $to ->
    [self] ця істота
    [bearer] істота з цією картою
    [target] ціль
    [attack_target] ціль атаки
   *[deployed] ця істота
 }
op-remove-this = приберіть цю карту
op-deploy = прикличте істоту{ $keyword ->
    [none] {""}
   *[other] {" "}({ $keyword })
 } { $place }
op-morale = мораль +{ $n }
op-hide = покиньте поле бою; на початку вашого наступного ходу поверніться { $place }; вважається прикликаною
op-grant-movement = { $until ->
    [end_of_turn] до кінця ходу
   *[next_melee_attack] під час наступної рукопашної атаки
 }: { $what }
op-grant-bonus = { $until ->
    [end_of_turn] до кінця ходу
   *[next_melee_attack] під час наступної рукопашної атаки
 }: +{ $n } до шкоди
op-choose = виберіть одне:

# Card text: clauses

clause-target = ціль: { $who ->
    [self] ця істота
    [enemy] ворог
    [ally] союзник
    [any] будь-яка істота
   *[other] інша істота
 }{ $within ->
    [adjacent] , по сусідству
    [ranged] , у межах дальності й видимості
    [battlefield] , будь-де на полі бою
    [none] {""}
   *[other] , у межах { $within } квадратів і на видноті
 }{ $tapped ->
    [yes] , повернуто
   *[no] {""}
 }{ $self_too ->
    [yes] , або ця істота
   *[no] {""}
 }{ $optional ->
    [yes] {" "}(можна не називати)
   *[no] {""}
 }
clause-target-square = ціль: { $terrain ->
    [none] квадрат
    [hazardous] небезпечний квадрат
    [difficult] складний квадрат
   *[obstacle] перешкода
 }{ $within ->
    [adjacent] , по сусідству
    [ranged] , у межах дальності й видимості
    [battlefield] , будь-де на полі бою
    [none] {""}
   *[other] , у межах { $within } квадратів і на видноті
 }
clause-group = { $who ->
    [enemy] кожен ворог
    [ally] кожен союзник
    [other] кожна інша істота
    [self] ця істота
   *[any] кожна істота
 } { $within ->
    [adjacent] по сусідству (рахуючи від
   *[other] у межах { $within } квадратів (рахуючи від
 } { $of ->
    [self] цієї істоти
    [attack_target] цілі атаки
   *[target_square] вибраного квадрата
 })
clause-place-circle = на вільних квадратах магічного кола
clause-place-same-circle = на вільних квадратах магічного кола, де стоїть ця істота
clause-place-wall = на вільних квадратах поруч зі стіною
clause-place-within = у межах { $within } квадратів від цієї істоти й на її лінії видимості
clause-place-anywhere = на будь-який вільний квадрат
clause-place-zone = у стартовій зоні супротивника
clause-condition-in = { $bearer_in ->
    [magic_circle] якщо вона в магічному колі
   *[own_start_zone] якщо вона у стартовій зоні свого гравця
 }
clause-condition-unseen = лише якщо цю істоту не бачить жоден ворог
clause-condition-flank = поки поруч із ціллю є інший союзник
clause-condition-collector = якщо істота має ключове слово { $keyword }
clause-condition-enemy = якщо це був ворог
clause-condition-attack = { $kind ->
    [melee] якщо атака була рукопашною
    [ranged] якщо атака була дальньою
   *[any] за будь-якої атаки
 }{ $adjacent ->
    [yes] , і ціль була поруч
   *[no] {""}
 }
clause-cost = ціна: { $this ->
    [yes] приберіть цю карту
   *[no] скиньте карти наказів, { $n }
 }
clause-trigger = { $event ->
    [attack_hit_damage] після того як атака цієї істоти завдала шкоди
    [ranged_attack_resolved] після кожної дальньої атаки цієї істоти
    [attack_resolved] після кожної атаки цієї істоти
    [destroys_by_melee] після того як рукопашна атака цієї істоти знищила ціль
    [controller_turn_start] на початку ходу гравця, який нею керує
    [controller_refresh_draw] під час узяття карти у фазі оновлення
    [activation_end] наприкінці її активації
   *[treasure_collected] коли ваша істота збирає скарб, замість підвищення моралі
 }{ $if ->
    [none] {""}
   *[other] , { $if }
 }: { $optional ->
    [yes] ви можете:{" "}
   *[no] {""}
 }{ $target ->
    [none] {""}
   *[other] ({ $target }){" "}
 }{ $actions }
clause-power = { $type ->
    [standard] звичайна дія
    [minor] швидка дія
    [immediate] негайна дія
    [tap] поворот
    [free] будь-коли
   *[commander] у ваш хід
 }{ $own_turn ->
    [yes] , один раз
   *[no] {""}
 }{ $condition ->
    [none] {""}
   *[other] , { $condition }
 }: { $cost ->
    [none] {""}
   *[other] { $cost };{" "}
 }{ $target ->
    [none] {""}
   *[other] ({ $target }){" "}
 }{ $attack_target ->
    [none] {""}
   *[other] (атака – { $attack_target }){" "}
 }{ $actions }
clause-attached = поки прикріплена:
clause-wants = потрібно { $keywords ->
    [none] {""}
   *[other] { $keywords }
 }{ $ranged ->
    [yes] дальня атака
   *[no] {""}
 }
clause-liking = спорідненість: { $affinity }
clause-whom = { $yours ->
    [yes] ваші істоти
   *[no] союзники
 }{ $keywords ->
    [none] {""}
   *[other] {" "}({ $keywords })
 }{ $within ->
    [adjacent] , поруч
    [none] {""}
   *[other] , у межах { $within } квадратів
 }
clause-speed = швидкість +{ $n }: { $to }
clause-hp = +{ $n } очок життя
clause-level = +{ $n } рівень
clause-keyword = отримує { $keyword }
clause-cannot = не може переміщуватися й зсуватися
clause-keep-tapped = не розвертається
clause-attacks-against = атаки завдають цій істоті +{ $n } шкоди
clause-melee-bonus = рукопашні атаки +{ $n }{ $if ->
    [none] {""}
   *[other] , { $if }
 }
clause-block = Блок { $n }: { $to }
clause-deploy-place = { $this ->
    [yes] цю істоту
   *[no] { $keyword ->
    [none] ваших істот
   *[other] ваших істот ({ $keyword })
 }
 } можна прикликати { $place }{ $if ->
    [none] {""}
   *[other] , { $if }
 }
clause-extra-assist = ваші істоти поруч із ціллю теж можуть допомагати
clause-standard-move = можуть звичайною дією переміститися на швидкість: { $to }
