title = Dungeon Command
mode-standard = Звичайна гра
mode-first-game = Перша гра
mode-teams = Командна гра

# Що вибирають перед грою

mode-standard-help = Кожен приносить набір своєї фракції; утрьох і вчотирьох грають кожен за себе.
mode-first-game-help = Двоє ділять один набір на невеликому полі бою: так учаться грати.
mode-teams-help = Місця 1 і 3 грають проти місць 2 і 4.
option-factions = Набір фракції
option-factions-help = Він один на двох: одному дістаються золоті карти, другому — срібні.
option-commanders = Командир
option-commanders-later = Вибрати на початку гри
option-layout = Поле бою
option-layout-build = Збудувати разом
option-layout-build-help = Перед грою ви по черзі викладаєте плитки.
option-face = Поверхня плиток
option-face-help = Плитки мають дві поверхні, з іншими стінами, місцевістю та скарбами.
option-face-dungeon = Підземелля
option-face-outdoors = Просто неба
option-large = Велика плитка першого гравця
option-large-help = Другому гравцеві дістанеться інша велика плитка.
option-chances = Запитання про дії у відповідь
option-chances-help = Після кожної дії може відповісти будь-який гравець.
option-chances-worthwhile = Коли є сенс
option-chances-worthwhile-help = Вас не запитають, чи хочете ви лікувати неушкоджених або бити лише своїх.
option-chances-every = За кожної нагоди
option-chances-every-help = Вас запитають щоразу, коли правила взагалі дозволяють відповісти.

seat-gold = Лазуровий
seat-silver = Вогняний
seat-copper = Нефритовий
seat-iron = Ліловий
phase-set-up = Підготовка
phase-refresh = Оновлення
phase-activate = Активація
phase-deploy = Прикликання
phase-cleanup = Очищення
turn-0 = без повороту
turn-90 = поворот 90°
turn-180 = поворот 180°
turn-270 = поворот 270°
attack-melee = рукопашна
attack-ranged = дальня
until-stack-empty = стек не спорожніє
until-others-act = не подіє інший гравець
until-attacked = своїй істоті не загрожуватиме шкода
until-turn-end = хід не закінчиться
item-hazard = небезпечна місцевість
item-return = повернення зі сховку
item-move = переміщення
item-sprint = переміщення звичайною дією
item-attack = атака
item-dodge = ухиляння
item-collect = збирання скарбів
gift-shifts_when_moving = переміщення цієї істоти вважаються зсувом
gift-ignores_walls_while_moving = вона проходить крізь стіни, але не зупиняється в них

# Questions

ask-lay = Покладіть плитку.
ask-lead = Виберіть командира.
ask-first = Ви виграли кидок: хто прикликає першим?
ask-deploy-start = Прикличте стартових істот (залишилося лідерства: { $left }).
ask-deploy = Фаза прикликання: прикличте істот (залишилося лідерства: { $left }) або завершіть фазу.
ask-deploy-by = Виберіть, кого прикликати й куди.
ask-activate = Ваш хід: активуйте істоту або завершіть фазу.
ask-act = Активна істота — { $unit }. Що вона робить?
ask-respond =
    { $what ->
        [script] { item-script }
       *[own] { item-own }
    } Відповісти чи пасувати?
ask-chance = Стек порожній: можете діяти або пасувати.
ask-target = «{ $source }» ({ $unit }): виберіть ціль.
ask-square = «{ $source }» ({ $unit }): виберіть квадрат.
ask-aim = «{ $source }» ({ $unit }): виберіть ціль атаки.
ask-helpers = «{ $source }» ({ $unit }): виберіть, хто допоможе.
ask-attack-kind = «{ $source }» ({ $unit }): рукопашна чи дальня атака?
ask-option = «{ $source }» ({ $unit }): виберіть одне.
ask-card = «{ $source }» ({ $unit }): виберіть прикріплену карту, яку треба прибрати.
ask-against = «{ $source }» ({ $unit }): виберіть дію, на яку відповідаєте.
ask-pay = «{ $source }» ({ $unit }): виберіть карту наказу, якою заплатите.
ask-trigger-target = Спрацьовує ефект «{ $source }» ({ $unit }): виберіть ціль.
ask-use = «{ $source }» ({ $unit }): використати?
ask-use-on = «{ $source }» ({ $unit }), ціль — { $target }: використати?
ask-instead = «{ $source }»: використати замість 1 моралі?
ask-put-next = Спрацювало кілька ефектів: який покласти в стек наступним?
ask-effect = Настав час кількох ефектів: який буде наступним?
ask-return = { $unit } повертається: виберіть місце.
ask-dodged = Виберіть атаку, від якої ухиляєтеся.
ask-discard = { $unit ->
    [none] «{ $source }»: скиньте карту наказу.
   *[other] «{ $source }» ({ $unit }): скиньте карту наказу.
}
ask-cower = { $unit } зараз зазнає { $amount } шкоди. Сховатися ціною { $loss } моралі?
ask-go-move = { $unit } може переміститися не більш ніж на { $points ->
    [one] { $points } квадрат
    [few] { $points } квадрати
   *[many] { $points } квадратів
}. Куди?
ask-go-shift = { $unit } може зсунутися не більш ніж на { $points ->
    [one] { $points } квадрат
    [few] { $points } квадрати
   *[many] { $points } квадратів
}. Куди?
ask-go-slide = Ви штовхаєте { $unit-acc } не більш ніж на { $points ->
    [one] { $points } квадрат
    [few] { $points } квадрати
   *[many] { $points } квадратів
}. Куди?
ask-slide-next = Яку істоту штовхнути наступною?

# Actions

action-move = Переміститися на { $square }
action-move-by = Переміститися через { $path }
action-sprint = Переміститися на { $square } звичайною дією
action-sprint-by = Переміститися через { $path } звичайною дією
action-go = На { $square }
action-go-by = Через { $path }
action-stay = Лишитися на місці
action-activate = Активувати { $unit-acc }
action-end-activation = Завершити активацію
action-end-phase = Завершити фазу
action-strike = Рукопашна атака на { $unit-acc }
action-shoot = Дальня атака на { $unit-acc }
action-collect = Зібрати скарб на { $square }
action-play = Розіграти карту «{ $order }»: діє { $unit }
action-play-assisted = Розіграти «{ $order }»: діє { $unit } з помічниками
action-use = { $unit }: використати силу «{ $power }»
action-command = Використати силу командира «{ $power }»
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
action-deploy = Прикликати { $creature-acc } на { $square }
action-place = Повернутися на { $square }
action-lead = Командир: { $commander }
action-first = { $seat } прикликає першим
action-lay = Покласти «{ $tile }» на { $square }, { $turn }

# Events

event-rolled = { $seat } кидає за право вибрати порядок прикликання: { $face }.
event-led = { $seat } вибирає командира: { $commander } (мораль { $morale }, лідерство { $leadership }).
event-tile-laid = { $seat } кладе плитку «{ $tile }» на { $square }, { $turn }.
event-chests-placed = Закриті скрині зі скарбами: { $squares }.
event-first-named = { $seat } прикликає першим.
event-hand-shown = { $seat } показує руку: { $creatures }. Прикликати з неї не можна нікого, і рука береться заново.
event-turn-began = Коло { $round }: ходить { $seat }.
event-drew = { $by ->
    [yes] «{ $powers }»:{" "}
   *[no] {""}
}{ $seat } бере з колоди наказів: { $orders }.
event-drew-hidden = { $by ->
    [yes] «{ $powers }»:{" "}
   *[no] {""}
}{ $seat } бере { $count ->
    [one] { $count } карту наказу
    [few] { $count } карти наказів
   *[other] { $count } карт наказів
}.
event-mustered = { $seat } бере з колоди істот: { $creatures }.
event-mustered-hidden = { $seat } бере { $count ->
    [one] { $count } карту істоти
    [few] { $count } карти істот
   *[other] { $count } карт істот
}.
event-discarded = { $whence ->
    [hand] { $by ->
        [yes] «{ $powers }»:{" "}
       *[no] {""}
    }{ $seat } скидає карту «{ $order }».
    [stack] Карту «{ $order }» нема до кого прикріпити: її скинуто.
   *[creature] Карта «{ $order }» потрапляє до стосу скидання { $seat-gen }.
}
event-none-discarded = «{ $power }»: { $seat } не скидає нічого, у руці немає карт наказів.
event-none-drawn = «{ $power }»: { $seat } не бере нічого, колода наказів порожня.
event-deck-emptied = { $deck ->
    [orders] Це була остання карта в колоді наказів { $seat-gen }: брати з неї більше нічого.
   *[creatures] Це була остання карта в колоді істот { $seat-gen }: брати з неї більше нічого.
}
event-deployed = { $seat } прикликає { $unit-acc } на { $square }{ $where ->
    [own] {" "}(«{ $powers }»)
    [lent] {" "}(«{ $powers }», { $units })
    [near] , якомога ближче: у стартовій зоні немає місця
   *[zone] {""}
}.
event-activated = { $unit } активується.
event-move-announced = { $unit } починає переміщення{ $how ->
    [sprint] {" "}звичайною дією
   *[move] {""}
}: { $path }.
event-attack-announced = { $unit } атакує { $target-acc } ({ $attack } атака).
event-order-played = { $seat } розігрує карту «{ $order }»; діє { $unit }{ $at ->
    [unit] ; ціль: { $targets }
    [square] ; ціль: квадрат { $squares }
   *[nothing] {""}
}{ $helped ->
    [yes] ; допомога: { $helpers }
   *[no] {""}
}{ $paid ->
    [yes] ; скинуто як плату: «{ $cards }»
   *[no] {""}
}{ choices-named }.
event-power-used = { $unit } використовує силу «{ $power }»{ $at ->
    [unit] ; ціль: { $targets }
    [square] ; ціль: квадрат { $squares }
   *[nothing] {""}
}{ $strikes ->
    [yes] ; ціль атаки: { $foes }
   *[no] {""}
}{ $paid ->
    [yes] ; скинуто як плату: «{ $cards }»
   *[no] {""}
}{ choices-named }.
event-shed-announced = { $unit } позбувається карти «{ $order }».
event-commander-power-used = { $seat } використовує силу командира «{ $power }».
event-triggered = Спрацьовує ефект «{ $power }» ({ $unit }){ $at ->
    [unit] ; ціль: { $targets }
   *[nothing] {""}
}.
event-hazard-struck = { $unit-dat } загрожує 10 шкоди від небезпечної місцевості.
event-dodge-announced = Карту { $unit-gen } повертають, щоб ухилитися від атаки { $attacker-gen }{ $why ->
    [effect] {" "}(«{ $powers }»)
   *[attack] {""}
}.
event-collect-announced = { $unit } збирає скарб на { $square }.
event-passed = { $seat } пасує.
event-failed = { $what ->
    [attack] { $unit-dat } вже нікого атакувати
    [treasure] { $unit } уже не може зібрати цей скарб
   *[action] Дія { $unit-gen } стала неможливою: цієї істоти вже немає на полі бою
}.
event-fizzled = «{ $power }» ({ $unit }): виконати вже не можна, { $why ->
    [condition] умову більше не виконано
    [target] { $targets } більше не підходить як ціль
    [lost] { $targets } уже не на полі бою
   *[gone] цієї істоти вже немає на полі бою
}.
event-fell-short = Атака { $unit-gen } не вдається: { $why ->
    [enemy] поруч ворог, стріляти не можна
   *[reach] до { $target-gen } не дістати
}.
event-moved = { $unit } переміщується: { $path } («{ $power }»).
event-shifted = { $unit } зсувається: { $path } («{ $power }»).
event-slid = { $unit-acc } штовхають: { $path } («{ $power }»).
event-cut-short = { $unit } встигає пройти лише так: { $path }; { hindrance }.
event-stayed = Переміщення { $unit-gen } зривається: { hindrance }.
event-remained = { $unit } лишається на місці («{ $power }»).
event-prevented = { $by ->
    [block] Блок відвертає
   *[cards] Відвернено
} { $amount } шкоди{ $why ->
    [effect] {" "}(«{ $powers }»)
    [hazard] {" "}(небезпечна місцевість)
   *[attack] {""}
}, що загрожувала { $unit-dat }.
event-damage-raised = { $unit } завдає на { $amount } шкоди більше: { $why ->
    [effect] «{ $powers }»
    [earlier] застосований раніше ефект
   *[ability] власна здібність
}.
event-unpreventable = Шкоду, що загрожує { $unit-dat }, відвернути не можна.
event-dodged = { $unit } ухиляється від атаки { $attacker-gen }{ $why ->
    [effect] {" "}(«{ $powers }»)
   *[attack] {""}
}.
event-cowered = { $unit } ховається від { $amount } шкоди{ $why ->
    [effect] : «{ $powers }»
    [hazard] : небезпечна місцевість
   *[attack] {""}
}.
event-damaged = { $unit } зазнає { $amount } шкоди (разом { $damage }){ $why ->
    [effect] : «{ $powers }»
    [hazard] : небезпечна місцевість
   *[attack] {""}
}.
event-destroyed = Істоту знищено: { $unit }.
event-spared = «{ $power }» більше ніяк не діє на { $unit-acc }: { $how ->
    [dodged] істота ухилилася
   *[cowered] істота сховалася
}.
event-healed = { $unit } зцілюється від { $amount } шкоди.
event-unhurt = { $unit } не має шкоди, зцілювати нічого.
event-nobody-hit = Ефект «{ $power }» ({ $unit }) нікого не зачіпає.
event-tapped = Карту { $unit-gen } повернуто ефектом «{ $power }».
event-freed = Карту { $unit-gen } розвернуто ефектом «{ $power }».
event-unturned = Карту { $unit-gen } і так { $tapped ->
    [yes] повернуто
   *[no] не повернуто
}: ефект «{ $power }» нічого не змінює.
event-untapped = Розвернуто: { $units }.
event-card-attached = Карту «{ $order }» прикріплено до { $unit-gen }.
event-card-removed = Карту «{ $order }» відкріплено від { $unit-gen }.
event-hidden = { $unit } покидає поле бою до наступного ходу свого гравця.
event-returned = { $unit } повертається на { $square }.
event-granted = { $what ->
    [shifts] Переміщення { $unit-gen } вважаються зсувом
    [walls] { $unit } проходить крізь стіни
   *[bonus] { $unit } завдасть на { $amount } шкоди більше
} { $until ->
    [end_of_turn] до кінця ходу
   *[next_melee_attack] в наступній рукопашній атаці
}.
event-morale-changed = Мораль { $seat-gen }: { $signed }{ $why ->
    [lost] {" "}за втрачену істоту
    [cowered] {" "}за те, що істота сховалася
    [treasure] {" "}за скарб
   *[effect] {""}
}, тепер { $now }.
event-leadership-rose = Лідерство { $seat-gen }: +1, тепер { $leadership }.
event-chest-revealed = { $unit } розкриває скриню на { $square }: { $value ->
    [one] { $value } жетон «скарб»
    [few] { $value } жетони «скарб»
   *[other] { $value } жетонів «скарб»
}.
event-declined = { $seat } не використовує ефект «{ $power }» ({ $unit }).

# Що заважає пройти оголошений шлях

hindrance = { $why ->
    [held] заважає карта «{ $cards }»
    [away] шлях починається вже не там, де стоїть істота
    [enemy] шлях перекриває ворог
    [stop] поруч із ворогом треба зупинитися
    [points] на це не вистачає очок переміщення
   *[room] у кінці шляху хтось стоїть
}

# Що ще обрано для карти чи сили, коли її оголошують

choices-named = { $by ->
    [melee] ; рукопашна атака
    [ranged] ; дальня атака
   *[none] {""}
}{ $chose ->
    [yes] ; вибрано: «{ $options }»
   *[no] {""}
}{ $frees ->
    [yes] ; прибрати карту: «{ $removed }»
   *[no] {""}
}{ $answers ->
    [card] ; у відповідь на: «{ $against }» ({ $whose })
    [own] ; у відповідь на: { $against } ({ $whose })
   *[no] {""}
}

# Refusals

refuse-shared-commander = У першій грі гравці мають різних командирів, а обидва вибрали одного: { $commander }.
refuse-tiles-overlap = Плитки не можуть лежати одна на одній.
refuse-tiles-offset = Плитки з’єднуються цілими рівними боками, без зсуву.
refuse-open-against-wall = Відкритий бік не може торкатися боку зі стіною.
refuse-tiles-apart = Плитка не торкається боком жодної іншої плитки.
refuse-not-your-tile = Це не ваша плитка, або вона вже лежить.
refuse-large-first = Спершу кладуть усі великі плитки, потім малі.
refuse-not-outer-side = Мала плитка кладеться до вільного зовнішнього боку вашої великої плитки.
refuse-not-connected = Стартові зони не були б сполучені.
refuse-not-in-square = Великі плитки утворюють квадрат: це місце не з вашої половини.
refuse-half-closed = Ваші великі плитки з’єднуються відкритими боками.
refuse-half-blocked = Другу велику плитку покласти б не вдалося.
refuse-few-creatures = У загоні має бути щонайменше { $least } істот, а зараз { $count }.
refuse-few-orders = У загоні має бути щонайменше { $least } карт наказів, а зараз { $count }.
refuse-too-many-copies = { $card }: копій може бути щонайбільше { $most }, а не { $count }.
refuse-negative-copies = { $card }: кількість копій не може бути від’ємною.
refuse-no-commander = У загоні рівно один командир: виберіть його.
refuse-no-tiles = Назвіть набір, чотири плитки якого приносить загін.
refuse-a-warband-each = Кожному гравцеві потрібен свій загін: усього { $players }, а не { $count }.
refuse-attack-short = Така атака до цілі не дістає.
refuse-no-threat = Ця дія не завдала б істоті шкоди.
refuse-not-hit = Шкода загрожує { $unit-dat }: вирішіть за цю істоту.
refuse-sprinted = { $unit }: переміщення звичайною дією цього ходу вже було.
refuse-not-on-treasure = Щоб зібрати скарб на { $square }, треба стояти там, а { $unit } стоїть в іншому місці.
refuse-lead-first = Спершу виберіть командира.
refuse-name-first = Спершу скажіть, хто прикликає першим.
refuse-deploy-first = Спершу прикличте стартових істот.
refuse-discard-first = Спершу скиньте карту наказу.
refuse-decide-effect = Спершу вирішіть, чи використовується ефект.
refuse-lay-first = Спершу покладіть плитку.
refuse-return-first = Спершу виберіть, куди повертається істота.
refuse-deploy-by-first = Спершу виберіть, кого прикликати й куди.
refuse-effect-first = Спершу скажіть, який ефект буде наступним.
refuse-slide-first = Спершу скажіть, яку істоту штовхнути наступною.
refuse-dodge-first = Спершу виберіть атаку, від якої ухиляєтеся.
refuse-go-first = Спершу скажіть, куди рухається істота.
refuse-finish-announcing = Спершу закінчіть: «{ $source }» ({ $unit }).
refuse-no-such-unit = Такої істоти немає.
refuse-no-such-thing = Такого в цій грі немає.
refuse-not-on-battlefield = { $unit } не на полі бою.
refuse-not-yours = Ви не керуєте цією істотою: { $unit }.
refuse-not-active = Це може лише активна істота, а зараз це не { $unit }.
refuse-stack-not-empty = У відповідь це неможливо: потрібні ваш хід і порожній стек.
refuse-tapped = Карту { $unit-gen } повернуто.
refuse-requires = { $unit } не відповідає вимозі карти: { $keywords }.
refuse-no-ability = { $unit } не має здібності, вказаної на карті ({ $ability }).
refuse-level-too-low = Рівень { $unit-gen } з усією допомогою — { $have }, рівень карти — { $need }.
refuse-level-missing = Бракує ще { $missing ->
    [one] { $missing } рівня
   *[other] { $missing } рівнів
}: виберіть, хто ще допоможе.
refuse-seen = { $unit } на видноті у ворога.
refuse-condition = { $where ->
    [magic_circle] { $unit } не в магічному колі, а без цього не можна
    [own_start_zone] { $unit } не у стартовій зоні свого гравця, а без цього не можна
   *[other] Умову карти не виконано
}.
refuse-held = Карта «{ $card }» не дає { $unit-dat } переміщуватися й зсуватися.
refuse-nothing-to-deploy = Прикликати нікого або нікуди.
refuse-nothing-to-prevent = Жодна дія в стеку не завдала б цій істоті шкоди.
refuse-no-legal-target = Немає дозволеної цілі.
refuse-sight-edge = Немає лінії видимості: заважає стіна між { $square } і { $beyond }.
refuse-sight-wall = Немає лінії видимості: заважає стіна на { $square }.
refuse-sight-obstacle = Немає лінії видимості: заважає перешкода на { $square }.
refuse-sight-enemy = Немає лінії видимості: заважає { $unit } на { $square }.
refuse-no-way = В обхід стін немає шляху в межах { $reach ->
    [one] { $reach } квадрата
   *[other] { $reach } квадратів
}.
refuse-out-of-range = Відстань { $distance }, а можна щонайбільше { $reach }.
refuse-not-itself = Істота не атакує сама себе.
refuse-not-adjacent = { $unit } і { $target } не стоять поруч.
refuse-no-ranged = { $unit } не має дальньої атаки.
refuse-enemy-at-elbow = Дальня атака неможлива: поруч { $enemy }.
refuse-wrong-side = { $unit } не підходить: { $who ->
    [enemy] потрібен ворог
    [ally] потрібен союзник
    [self] потрібна сама істота-виконавиця
   *[other] потрібна інша істота
}.
refuse-must-be-tapped = Карту { $unit-gen } не повернуто.
refuse-stay-instead = { $unit } вже стоїть там: щоб нікуди не рухати цю істоту, виберіть «Лишитися на місці».
refuse-no-move = Переміщення — це бодай один квадрат.
refuse-must-stop = На { $square } поруч ворог: там треба зупинитися.
refuse-speed-one = Поруч із ворогом швидкість 1: до { $square } не дійти.
refuse-too-far = Очок переміщення ({ $points }) не вистачає до { $square }.
refuse-ends-in-wall = На { $square } зупинитися не можна: там стіна.
refuse-no-room = На { $square } немає місця.
refuse-enemy-in-the-way = Шлях перекриває ворог: { $unit } на { $square }.
refuse-cannot-stop-there = На { $square } довелося б зупинитися, але там { $unit }.
refuse-occupied = На { $square } стоїть { $unit }.
refuse-off-battlefield = Там поле бою закінчується.
refuse-not-next-square = { $square } не поруч із попереднім квадратом.
refuse-wall = { $square } — стіна.
refuse-thick-wall = Між { $start } і { $square } стіна.
refuse-wall-corner = Крок на { $square } зрізав би кут стіни біля { $corner }.
refuse-cannot-reach = До { $square } не можна дістатися за { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} переміщення.
refuse-not-offered = Тут такого вибору немає.
refuse-nobody-active = Спершу активуйте істоту.
refuse-one-at-a-time = Спершу завершіть цю активацію.
refuse-no-chance-to-pass = Пасувати нема на що.
refuse-decide-cower = Спершу вирішіть, чи ховається істота.
refuse-not-deploying = Істот прикликають у фазі прикликання.
refuse-other-question = Спершу дайте відповідь на інше запитання.
refuse-nobody-asks = Зараз про це не питають.
refuse-activate-phase-over = Фазу активації завершено.
refuse-no-chance-while-deploying = Поки прикликають істот, відповісти не можна.
refuse-before-first-turn = Перший хід ще не почався.
refuse-not-your-turn = Зараз ходить { $seat }: ви можете лише відповісти.
refuse-foreign-commander = { $commander } не з вашого набору.
refuse-commander-taken = { $commander } вже командує загоном іншого гравця.
refuse-moved-already = { $unit }: переміщення вже було.
refuse-cannot-sprint = { $unit }: ваш командир не дозволяє переміститися звичайною дією.
refuse-activated-already = { $unit }: активація цього ходу вже була.
refuse-attack-used = { $unit }: така атака цього ходу вже була.
refuse-no-treasure = На { $square } нічого збирати.
refuse-not-in-hand = Карти «{ $card }» немає в руці.
refuse-no-helpers = { $unit-dat } нікому допомогти.
refuse-cannot-pay = Нічим заплатити за карту «{ $card }».
refuse-no-such-power = { $unit } не має такої сили.
refuse-power-used = { $unit }: цю силу цього ходу вже використано.
refuse-not-your-commander = Ваш командир не має такої сили.
refuse-command-used = Цю силу в цьому ході вже використано.
refuse-cannot-pay-command = Заплатити нічим.
refuse-no-shot-to-dodge = У стеку немає дальньої атаки на { $unit-acc }.
refuse-no-cover = { $unit } не має укриття: постріл влучний.
refuse-shot-waits = Постріл по { $unit-dat } ще чекає попередньої дії тієї ж карти.
refuse-cannot-assist-other = { $unit } — не ваша істота й допомогти не може.
refuse-assists-already = { $unit } вже бере участь.
refuse-deploy-one = Треба прикликати бодай одну істоту.
refuse-nothing-attached = До { $unit-gen } не прикріплено жодної карти.
refuse-wall-square = { $square } — стіна або поза полем бою: вибрати не можна.
refuse-wrong-terrain = { $square } не підходить: { $terrain ->
    [hazardous] потрібна небезпечна місцевість
    [difficult] потрібен складний рельєф
   *[obstacle] потрібна перешкода
}.
refuse-creature-not-in-hand = Карти «{ $card }» немає серед ваших істот.
refuse-leadership = Разом із вашими істотами у грі потрібно лідерства { $need }, у вас { $have }.
refuse-not-that-place = Ефект не прикликає на { $square }.
refuse-not-in-zone = { $card-acc } не можна прикликати на { $square }: істота не опиниться цілком у вашій стартовій зоні.

# Results

result-morale = Мораль упала до 0 або нижче: перемагає той, у кого вона найвища. Перемога: { $winners }.
result-morale-levels = Мораль упала до 0 або нижче, найвища мораль однакова: вирішують рівні істот. Перемога: { $winners }.
result-no-creatures = Хід завершено без істот на полі бою. Перемога: { $winners }.
result-no-creatures-levels = Хід завершено без істот на полі бою, найвища мораль однакова: вирішують рівні істот. Перемога: { $winners }.
result-quiet = Надто довго нічого не відбувалося: перемагає той, у кого мораль найвища. Перемога: { $winners }.
result-quiet-levels = Надто довго нічого не відбувалося, найвища мораль однакова: вирішують рівні істот. Перемога: { $winners }.

# The table

pic-turn = Коло { $round }, ходить { $seat }: { $phase }
pic-legend = █ стіна, | _ товста стіна, ^ складний рельєф, ! небезпечна місцевість, O перешкода, b g p магічне коло, 1 2 3 4 стартова зона, ? скриня, $ скарб; мала літера: повернуто
pic-stack = Стек, верхня дія перша
pic-hand = Накази в руці: { $cards }
pic-creature-hand = Істоти в руці: { $cards }
pic-player = { $seat }, { $commander }: мораль { $morale }, лідерство { $used }/{ $leadership }, наказів у руці { $hand }, у колоді { $deck }; істот у руці: { $creatures }
pic-unit = { $unit } ({ $seat }), { $square }, шкода { $damage } з { $hp }{ $tapped ->
    [yes] , карту повернуто
   *[no] {""}
 }{ $active ->
    [yes] , зараз активується
   *[no] {""}
 }{ $hidden ->
    [yes] , схована
   *[no] {""}
 }{ $cards ->
    [none] {""}
   *[other] ; карти: { $cards }
 }
say-turn = Коло { $round }, ходить { $seat }, фаза: { $phase }.
say-player = { $seat }, командир { $commander }: мораль { $morale }, лідерство { $leadership }, зайнято { $used }; наказів у руці { $hand }, у колоді { $deck }, істот у руці { $creatures }, у колоді { $creature_deck }.
say-unit = { $square }, { $unit } ({ $seat }): шкода { $damage } з { $hp }, рівень { $level }, швидкість { $speed }{ $acted ->
    [yes] , активація була
   *[no] {""}
 }{ $tapped ->
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
say-discard = { $seat }, скинуті накази: { $cards }.
say-graveyard = { $seat }, цвинтар: { $cards }.
say-thick-walls = Товсті стіни між квадратами: { $pairs }.
say-ground = { $ground }: { $squares }.
say-zone = Стартова зона { $seat-gen }: { $squares }.
say-circle = Магічне коло: { $squares }.
ground-wall = Стіни
ground-difficult = Складний рельєф
ground-hazard = Небезпечна місцевість
ground-obstacle = Перешкоди
say-chest = { $square }: закрита скриня.
say-tokens = { $square }: { $count ->
    [one] { $count } жетон «скарб»
    [few] { $count } жетони «скарб»
   *[other] { $count } жетонів «скарб»
}.
item-script = { $source }{ $parts ->
    [1] {""}
   *[other] {" "}({ $part }/{ $parts })
 }, { $unit } ({ $seat }){ $target ->
    [none] {""}
   *[other] , ціль: { $target }
 }{ $spot ->
    [yes] , ціль: квадрат { $square }
   *[no] {""}
 }.
item-own = { $what ->
    [move] Переміщення на { $square }
    [sprint] Переміщення на { $square } звичайною дією
    [attack] { $attack ->
        [melee] Рукопашна атака
        [ranged] Дальня атака
       *[none] Атака
    }
    [hazard] Небезпечна місцевість
    [dodge] Ухиляння
   *[collect] Збирання скарбів
 }: { $unit } ({ $seat }){ $target ->
    [none] {""}
   *[other] , ціль: { $target }
 }.

# Card text: operations

op-attack = { $mood ->
    [may] ви можете провести
    [purpose] щоб провести
    [following] провести
   *[order] проведіть
 } { $kind ->
    [melee] рукопашну атаку
    [ranged] дальню атаку
   *[any] рукопашну або дальню атаку
 } на { $whom }{ $how ->
    [fixed] ; шкода атаки — { $n }
    [bonus] ; шкода атаки більша на { $n }
   *[own] {""}
 }{ $unpreventable ->
    [yes] { $how ->
        [own] ; цю шкоду не можна відвернути
       *[other] , і її не можна відвернути
    }
   *[no] {""}
 }
op-damage = { $mood ->
    [may] ви можете завдати
    [purpose] щоб завдати
    [following] завдати
   *[order] завдайте
 } { $amount } шкоди { $whom }
op-prevent = { $mood ->
    [may] ви можете відвернути
    [purpose] щоб відвернути
    [following] відвернути
   *[order] відверніть
 } { $amount ->
    [all] усю шкоду
   *[other] { $amount } шкоди
 }, якої одне джерело завдає { $whom }
op-heal = { $mood ->
    [may] ви можете зцілити
    [purpose] щоб зцілити
    [following] зцілити
   *[order] зціліть
 } { $whom } на { $amount }
op-tap = { $if_damaged ->
    [yes] якщо ціль зазнає шкоди,{" "}
   *[no] {""}
 }{ $mood ->
    [may] ви можете повернути
    [purpose] щоб повернути
    [following] повернути
   *[order] поверніть
 } { $whom }
op-untap = { $if_damaged ->
    [yes] якщо ціль зазнає шкоди,{" "}
   *[no] {""}
 }{ $mood ->
    [may] ви можете розвернути
    [purpose] щоб розвернути
    [following] розвернути
   *[order] розверніть
 } { $whom }
op-draw-order = { $who ->
    [attacker] гравець, який керує цим джерелом, бере
    [target_controller] гравець, який керує ціллю, бере
   *[you] { $mood ->
        [may] ви можете взяти
        [purpose] щоб узяти
        [following] узяти
       *[order] візьміть
    }
 } { $n ->
    [one] { $n } карту наказу
    [few] { $n } карти наказів
   *[many] { $n } карт наказів
 }
op-discard-order = { $if_damaged ->
    [yes] якщо ціль зазнає шкоди,{" "}
   *[no] {""}
 }{ $who ->
    [attacker] гравець, який керує цим джерелом, скидає
    [target_controller] { $if_damaged ->
        [no] гравець, який керує ціллю,
       *[other] гравець, який нею керує,
    } скидає
   *[you] { $mood ->
        [may] ви можете скинути
        [purpose] щоб скинути
        [following] скинути
       *[order] скиньте
    }
 } { $n ->
    [one] { $n } карту наказу
    [few] { $n } карти наказів
   *[many] { $n } карт наказів
 }
op-shift = { $mood ->
    [may] ви можете зсунути
    [purpose] щоб зсунути
    [following] зсунути
   *[order] зсуньте
 } цю істоту не більш ніж на { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрати
   *[many] { $squares } квадратів
 }
op-move = { $mood ->
    [may] ви можете перемістити
    [purpose] щоб перемістити
    [following] перемістити
   *[order] перемістіть
 } цю істоту в межах її швидкості
op-slide = { $mood ->
    [may] ви можете штовхнути
    [purpose] щоб штовхнути
    [following] штовхнути
   *[order] штовхніть
 } { $whom } не більш ніж на { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрати
   *[many] { $squares } квадратів
 }
op-attach = { $mood ->
    [may] ви можете прикріпити
    [purpose] щоб прикріпити
    [following] прикріпити
   *[order] прикріпіть
 } цю карту { $whom }
op-remove-attached = { $mood ->
    [may] ви можете прибрати
    [purpose] щоб прибрати
    [following] прибрати
   *[order] приберіть
 } одну карту, прикріплену { $whom }
op-remove-this = { $mood ->
    [may] ви можете прибрати
    [purpose] щоб прибрати
    [following] прибрати
   *[order] приберіть
 } цю карту
op-deploy = { $mood ->
    [may] ви можете прикликати
    [purpose] щоб прикликати
    [following] прикликати
   *[order] прикличте
 } з руки істоту { $keyword ->
    [none] {""}
   *[other] з ключовим словом «{ $keyword }»{" "}
 }{ $place }
op-morale = { $mood ->
    [may] ви можете підвищити
    [purpose] щоб підвищити
    [following] підвищити
   *[order] підвищте
 } свою Мораль на { $n }
op-hide = { $mood ->
    [may] ви можете прибрати
    [purpose] щоб прибрати
    [following] прибрати
   *[order] приберіть
 } цю істоту з поля бою; на початку вашого наступного ходу поверніть її { $place }; доти вона вважається прикликаною
op-grant-movement = { $until ->
    [end_of_turn] до кінця ходу
   *[next_melee_attack] до її наступної рукопашної атаки
 } { $what }
op-grant-bonus = { $mood ->
    [may] ви можете додати
    [purpose] щоб додати
    [following] додати
   *[order] додайте
 } { $whom } { $n } до шкоди { $until ->
    [end_of_turn] рукопашних атак до кінця ходу
   *[next_melee_attack] наступної рукопашної атаки
 }
op-choose = { $options }

# Card text: clauses

clause-linked-and = { $first }, і { $other }
clause-linked-else = { $first } або { $other }
clause-linked-or = { $first } або { $other }
clause-linked-then = { $first }, потім { $other }
clause-called = «{ $keyword }»
clause-pointed = { $case ->
    [accusative] { $to ->
        [self] цю істоту
        [bearer] цю істоту
        [target] ціль
        [it] її
        [attack_target] ціль атаки
       *[deployed] прикликану істоту
    }
    [allative] до { $to ->
        [self] цієї істоти
        [bearer] цієї істоти
        [target] цілі
        [it] неї
        [attack_target] цілі атаки
       *[deployed] прикликаної істоти
    }
   *[dative] { $to ->
        [self] цій істоті
        [bearer] цій істоті
        [target] цілі
        [it] їй
        [attack_target] цілі атаки
       *[deployed] прикликаній істоті
    }
 }
clause-target = { $case ->
    [accusative] { $self_too ->
        [yes] цю істоту чи{" "}
       *[no] {""}
    }{ $who ->
        [self] цю істоту
        [enemy] { $tapped ->
            [yes] повернутого{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусіднього{" "}
           *[other] {""}
        }ворога
        [ally] { $tapped ->
            [yes] повернутого{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусіднього{" "}
           *[other] {""}
        }союзника
        [any] { $tapped ->
            [yes] повернуту{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусідню{" "}
           *[other] будь-яку{" "}
        }істоту
       *[other] { $tapped ->
            [yes] повернуту{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусідню{" "}
           *[other] іншу{" "}
        }істоту
    }
    [allative] до { $self_too ->
        [yes] цієї істоти чи{" "}
       *[no] {""}
    }{ $who ->
        [self] цієї істоти
        [enemy] { $tapped ->
            [yes] повернутого{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусіднього{" "}
           *[other] {""}
        }ворога
        [ally] { $tapped ->
            [yes] повернутого{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусіднього{" "}
           *[other] {""}
        }союзника
        [any] { $tapped ->
            [yes] повернутої{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусідньої{" "}
           *[other] будь-якої{" "}
        }істоти
       *[other] { $tapped ->
            [yes] повернутої{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусідньої{" "}
           *[other] іншої{" "}
        }істоти
    }
   *[dative] { $self_too ->
        [yes] цій істоті чи{" "}
       *[no] {""}
    }{ $who ->
        [self] цій істоті
        [enemy] { $tapped ->
            [yes] повернутому{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусідньому{" "}
           *[other] {""}
        }ворогу
        [ally] { $tapped ->
            [yes] повернутому{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусідньому{" "}
           *[other] {""}
        }союзнику
        [any] { $tapped ->
            [yes] повернутій{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусідній{" "}
           *[other] будь-якій{" "}
        }істоті
       *[other] { $tapped ->
            [yes] повернутій{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] сусідній{" "}
           *[other] іншій{" "}
        }істоті
    }
 }{ $within ->
    [adjacent] {""}
    [attack] , { $who ->
        [enemy] якого
        [ally] якого
       *[other] яку
    } тепер можна атакувати
    [ranged] {" "}в межах дальності й лінії видимості
    [battlefield] {" "}в будь-якому місці поля бою
    [none] {""}
    [one] {" "}в межах { $within } квадрата{ $sight ->
        [yes] {" "}на лінії видимості
       *[no] {""}
    }
   *[other] {" "}в межах { $within } квадратів{ $sight ->
        [yes] {" "}на лінії видимості
       *[no] {""}
    }
 }
clause-target-square = виберіть { $terrain ->
    [none] квадрат
    [hazardous] квадрат небезпечної місцевості
    [difficult] квадрат складного рельєфу
   *[obstacle] перешкоду
 }{ $within ->
    [adjacent] {" "}поруч із цією істотою
    [ranged] {" "}у межах дальності й лінії видимості
    [battlefield] {" "}в будь-якому місці поля бою
    [none] {""}
    [one] {" "}у межах { $within } квадрата{ $sight ->
        [yes] {" "}на лінії видимості
       *[no] {""}
    }
   *[other] {" "}у межах { $within } квадратів{ $sight ->
        [yes] {" "}на лінії видимості
       *[no] {""}
    }
 }
clause-group = { $case ->
    [accusative] { $who ->
        [enemy] кожного ворога
        [ally] кожного союзника
        [other] кожну іншу істоту
        [self] цю істоту
       *[any] кожну істоту
    }
    [allative] до { $who ->
        [enemy] кожного ворога
        [ally] кожного союзника
        [other] кожної іншої істоти
        [self] цієї істоти
       *[any] кожної істоти
    }
   *[dative] { $who ->
        [enemy] кожному ворогу
        [ally] кожному союзнику
        [other] кожній іншій істоті
        [self] цій істоті
       *[any] кожній істоті
    }
 } { $within ->
    [adjacent] поруч із { $of ->
        [self] цією істотою
        [attack_target] ціллю атаки
       *[target_square] цим квадратом
    }
    [one] в межах { $within } квадрата від { $of ->
        [self] цієї істоти
        [attack_target] цілі атаки
       *[target_square] цього квадрата
    }
   *[other] в межах { $within } квадратів від { $of ->
        [self] цієї істоти
        [attack_target] цілі атаки
       *[target_square] цього квадрата
    }
 }
clause-place-circle = на вільні квадрати магічного кола
clause-place-same-circle = на вільні квадрати магічного кола, у якому стоїть ця істота
clause-place-wall = на вільні квадрати поруч зі стіною
clause-place-within = на вільні квадрати в межах { $within ->
    [one] { $within } квадрата
   *[other] { $within } квадратів
 } від цієї істоти на її лінії видимості
clause-place-anywhere = на будь-які вільні квадрати
clause-place-zone = у стартову зону супротивника
clause-condition-in = якщо ця істота стоїть у { $bearer_in ->
    [magic_circle] магічному колі
   *[own_start_zone] стартовій зоні свого гравця
 }
clause-condition-unseen = якщо жоден ворог не має лінії видимості до цієї істоти
clause-condition-flank = якщо поруч із ціллю стоїть інший союзник
clause-condition-collector = якщо вона має ключове слово «{ $keyword }»
clause-condition-enemy = якщо це був ворог
clause-condition-attack = { $kind ->
    [melee] якщо це була рукопашна атака
    [ranged] якщо це була дальня атака
   *[any] якщо це була атака
 }{ $adjacent ->
    [yes] {" "}на сусідню ціль
   *[no] {""}
 }
clause-cost = ви можете { $this ->
    [yes] прибрати цю карту
   *[no] скинути { $n ->
        [one] { $n } карту наказу
        [few] { $n } карти наказів
       *[many] { $n } карт наказів
    }
 }
clause-price = щоб розіграти цю карту, скиньте { $n ->
    [one] { $n } іншу карту наказу
    [few] { $n } інші карти наказів
   *[many] { $n } інших карт наказів
 }
clause-only = цю карту можна розіграти, лише { $condition }
clause-trigger = { $event ->
    [attack_hit_damage] після того як { $kind ->
        [melee] рукопашна атака
        [ranged] дальня атака
       *[any] атака
    } цієї істоти завдала шкоди{ $adjacent ->
        [yes] {" "}сусідній цілі
       *[no] {""}
    }
    [ranged_attack_resolved] після кожної дальньої атаки цієї істоти
    [attack_resolved] після кожної { $kind ->
        [melee] рукопашної{" "}
        [ranged] дальньої{" "}
       *[any] {""}
    }атаки цієї істоти
    [destroys_by_melee] після того як рукопашна атака цієї істоти знищила { $enemy ->
        [yes] ворога
       *[no] ціль
    }
    [controller_turn_start] на початку ходу гравця, який нею керує
    [controller_refresh_draw] на додачу до карти, узятої у вашій фазі оновлення
    [activation_end] наприкінці її активації
   *[treasure_collected] коли ваша істота { $collector ->
        [none] {""}
       *[other] з ключовим словом «{ $collector }»{" "}
    }збирає скарб
 }{ $if ->
    [none] { $event ->
        [ranged_attack_resolved] {""}
        [attack_resolved] {""}
        [activation_end] {""}
       *[other] ,
    }
   *[other] , { $if },
 } { $actions }{ $replaces ->
    [yes] {" "}замість підвищення Моралі
   *[no] {""}
 }
clause-power = { $own_turn ->
    [yes] один раз за свій хід{ $type ->
        [commander] {""}
       *[other] ,{" "}
    }
   *[no] {""}
 }{ $type ->
    [standard] звичайна дія
    [minor] швидка дія
    [immediate] негайна дія
    [tap] поверніть цю істоту
    [free] будь-коли
   *[commander] { $own_turn ->
        [yes] {""}
       *[no] у свій хід
    }
 }{ $condition ->
    [none] { $type ->
        [free] {""}
        [commander] {""}
       *[other] :
    }
   *[other] , { $condition }{ $type ->
        [free] ,
        [commander] ,
       *[other] :
    }
 } { $cost ->
    [none] {""}
   *[other] { $cost },{" "}
 }{ $actions }
clause-attached = поки цю карту прикріплено до істоти:
clause-wants = { $keywords ->
    [none] { $ranged ->
        [yes] потрібна дальня атака
       *[no] {""}
    }
   *[other] потрібне ключове слово { $keywords }{ $ranged ->
        [yes] {" "}і дальня атака
       *[no] {""}
    }
 }
clause-liking = спорідненість: { $affinity }
clause-whom = { $self_too ->
    [yes] ця істота і{" "}
   *[no] {""}
 }{ $yours ->
    [yes] ваші{" "}
   *[no] {""}
 }{ $within ->
    [adjacent] сусідні{" "}
   *[other] {""}
 }{ $yours ->
    [yes] істоти
   *[no] союзники
 }{ $within ->
    [adjacent] {""}
    [none] {""}
    [one] {" "}в межах { $within } квадрата
   *[other] {" "}в межах { $within } квадратів
 }{ $keywords ->
    [none] {""}
   *[other] {" "}з ключовим словом { $keywords }
 }
clause-speed = { $to } отримують +{ $n } до швидкості
clause-hp = ця істота отримує +{ $n } очок життя
clause-level = рівень цієї істоти вищий на { $n }
clause-keyword = ця істота має ключове слово «{ $keyword }»
clause-cannot = ця істота не може { $what ->
    [move] переміщуватися
    [shift] зсуватися
   *[both] переміщуватися й зсуватися
 }
clause-keep-tapped = ця істота не розвертається у фазах оновлення та очищення
clause-attacks-against = атаки завдають цій істоті на { $n } шкоди більше
clause-melee-bonus = рукопашні атаки цієї істоти завдають на { $n } шкоди більше{ $if ->
    [none] {""}
   *[other] , { $if }
 }
clause-block = { $to } отримують Блок { $n }
clause-deploy-place = { $this ->
    [yes] цю істоту
   *[no] { $keyword ->
        [none] ваших істот
       *[other] ваших істот із ключовим словом «{ $keyword }»
    }
 } можна прикликати й { $place }{ $if ->
    [none] {""}
   *[other] , { $if }
 }
clause-extra-assist = ваші істоти поруч із ціллю теж можуть допомагати
clause-standard-move = { $to } можуть звичайною дією переміститися в межах своєї швидкості

# Що зважують боти

term-morale = мораль
term-low-morale = мораль на межі зламу
term-creatures = рівні істот у грі
term-health = решта очок життя
term-untapped = неповернуті істоти
term-orders = накази в руці
term-usable-orders = накази в руці, які є кому виконати
term-attacks-now = шкода, якої ще можна завдати цього ходу
term-attacks-next = шкода, якої можна завдати наступного ходу
term-attacks-later = шкода, якої можна завдати через хід
term-distance = відстань до ворогів
term-treasure = скарби поблизу
term-hazard = істоти на небезпечній місцевості
term-held = істоти, що не можуть рухатися
term-attached = прикріплені карти
term-announced = дії, що чекають у стеку

# До чого веде вибір

tells-lead = мораль { $morale }, лідерство { $leadership }; початкова рука: наказів { $orders }, істот { $creatures }
tells-order = рівень { $level }; { $type ->
    [minor] істоту не повертають
   *[other] істоту повертають
}
tells-power = { $deed }
tells-deploy = рівень { $level }; залишиться лідерства: { $left }
tells-end-activation = залишиться невикористаним: { $moves ->
    [yes] { $acts ->
        [yes] переміщення й звичайна дія
       *[no] переміщення
    }
   *[no] звичайна дія
}
tells-end-deploying = залишиться лідерства: { $left }
tells-attack = шкода { $damage }; { $left ->
    [0] ціль буде знищено
   *[other] залишиться очок життя: { $left }
}
tells-collect = мораль +1; істоту повертають
tells-sprint = істоту повертають
tells-dodge = істоту повертають, вона уникає атаки
tells-assist = істоту повертають, вона додає рівень { $level }
tells-cower = без шкоди; { $left ->
    [0] моралі не залишиться, і гра закінчиться
   *[other] залишиться моралі: { $left }
}
tells-endure = { $left ->
    [0] істоту буде знищено: мораль −{ $loss }{ $ends ->
        [yes] , і гра закінчиться
       *[no] {""}
    }
   *[other] залишиться очок життя: { $left }
}
tells-end-phase = ще не активовано істот: { $count }

# Підрахунок очок

score-morale = Мораль
score-levels = Рівні на полі бою
score-lost = Втрачено істот

# Імена у відмінках: називний, родовий, давальний, знахідний

names-declined =
    Мідний дракон; Мідного дракона; Мідному дракону; Мідного дракона
    Лицар-дракон; Лицаря-дракона; Лицарю-дракону; Лицаря-дракона
    Страж землі; Стража землі; Стражу землі; Стража землі
    Бойовий маг; Бойового мага; Бойовому магу; Бойового мага
    Дварф-жрець; Дварфа-жерця; Дварфу-жерцю; Дварфа-жерця
    Напіворк-головоріз; Напіворка-головоріза; Напіворку-головорізу; Напіворка-головоріза
    Людина-слідопит; Людини-слідопита; Людині-слідопиту; Людину-слідопита
    Дварф-захисник; Дварфа-захисника; Дварфу-захиснику; Дварфа-захисника
    Ельф-лучник; Ельфа-лучника; Ельфу-лучнику; Ельфа-лучника
    Гафлінг-пройда; Гафлінга-пройди; Гафлінгу-пройді; Гафлінга-пройду
    Бурий громило; Бурого громила; Бурому громилу; Бурого громила
    Драйдер; Драйдера; Драйдеру; Драйдера
    Дроу-вбивця; Дроу-вбивці; Дроу-вбивці; Дроу-вбивцю
    Тіньовий мастиф; Тіньового мастифа; Тіньовому мастифу; Тіньового мастифа
    Майстер клинка дроу; Майстра клинка дроу; Майстру клинка дроу; Майстра клинка дроу
    Дроу-жриця; Дроу-жриці; Дроу-жриці; Дроу-жрицю
    Велетенський павук; Велетенського павука; Велетенському павуку; Велетенського павука
    Дроу-чарівник; Дроу-чарівника; Дроу-чарівнику; Дроу-чарівника
    Страж дому дроу; Стража дому дроу; Стражу дому дроу; Стража дому дроу
    Павук демонічного павутиння; Павука демонічного павутиння; Павуку демонічного павутиння; Павука демонічного павутиння
    Лазуровий; Лазурового; Лазуровому; Лазурового
    Вогняний; Вогняного; Вогняному; Вогняного
    Нефритовий; Нефритового; Нефритовому; Нефритового
    Ліловий; Лілового; Ліловому; Лілового
names-undeclined = { $case ->
    [gen] істоти «{ $name }»
    [dat] істоті «{ $name }»
   *[acc] істоту «{ $name }»
}
