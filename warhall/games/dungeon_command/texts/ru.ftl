title = Dungeon Command
mode-standard = Обычная игра
mode-first-game = Первая игра
mode-teams = Командная игра

# Что выбирают перед игрой

mode-standard-help = Каждый приносит набор своей фракции; втроём и вчетвером играют каждый за себя.
mode-first-game-help = Двое делят один набор на небольшом поле боя: так учатся играть.
mode-teams-help = Места 1 и 3 играют против мест 2 и 4.
option-factions = Набор фракции
option-factions-help = Он один на двоих: одному достаются золотые карты, другому — серебряные.
option-commanders = Командир
option-commanders-later = Выбрать в начале игры
option-layout = Поле боя
option-layout-build = Построить вместе
option-layout-build-help = Перед игрой вы по очереди выкладываете плитки.
option-face = Поверхность плиток
option-face-help = У плиток две поверхности, с разными стенами, местностью и сокровищами.
option-face-dungeon = Подземелье
option-face-outdoors = Под открытым небом
option-large = Большая плитка первого игрока
option-large-help = Второму игроку достанется другая большая плитка.
option-chances = Вопросы об ответных действиях
option-chances-help = После каждого действия может ответить любой игрок.
option-chances-worthwhile = Когда есть смысл
option-chances-worthwhile-help = Вас не спросят, хотите ли вы лечить невредимых или бить только своих.
option-chances-every = При каждой возможности
option-chances-every-help = Вас спросят всякий раз, когда правила вообще позволяют ответить.

seat-gold = Лазурный
seat-silver = Огненный
seat-copper = Нефритовый
seat-iron = Лиловый
phase-set-up = Подготовка
phase-refresh = Обновление
phase-activate = Активация
phase-deploy = Призыв
phase-cleanup = Очистка
turn-0 = без поворота
turn-90 = поворот 90°
turn-180 = поворот 180°
turn-270 = поворот 270°
attack-melee = рукопашная
attack-ranged = дальняя
until-stack-empty = стек не опустеет
until-others-act = не подействует другой игрок
until-attacked = своему существу не будет угрожать урон
until-turn-end = ход не закончится
item-hazard = опасная местность
item-return = возвращение из укрытия
item-move = перемещение
item-sprint = перемещение обычным действием
item-attack = атака
item-dodge = уклонение
item-collect = сбор сокровищ
gift-shifts_when_moving = перемещения этого существа считаются сдвигом
gift-ignores_walls_while_moving = оно проходит сквозь стены, но не останавливается в них

# Questions

ask-lay = Положите плитку.
ask-lead = Выберите командира.
ask-first = Вы выиграли бросок: кто призывает первым?
ask-deploy-start = Призовите стартовых существ (осталось лидерства: { $left }).
ask-deploy = Фаза призыва: призовите существ (осталось лидерства: { $left }) или завершите фазу.
ask-deploy-by = Выберите, кого призвать и куда.
ask-activate = Ваш ход: активируйте существо или завершите фазу.
ask-act = Активное существо — { $unit }. Что оно делает?
ask-respond =
    { $what ->
        [script] { item-script }
       *[own] { item-own }
    } Ответить или пасовать?
ask-chance = Стек пуст: можете действовать или пасовать.
ask-target = «{ $source }» ({ $unit }): выберите цель.
ask-square = «{ $source }» ({ $unit }): выберите квадрат.
ask-aim = «{ $source }» ({ $unit }): выберите цель атаки.
ask-helpers = «{ $source }» ({ $unit }): выберите, кто поможет.
ask-attack-kind = «{ $source }» ({ $unit }): рукопашная или дальняя атака?
ask-option = «{ $source }» ({ $unit }): выберите одно.
ask-card = «{ $source }» ({ $unit }): выберите прикреплённую карту, которую нужно убрать.
ask-against = «{ $source }» ({ $unit }): выберите действие, на которое отвечаете.
ask-pay = «{ $source }» ({ $unit }): выберите карту приказа, которой заплатите.
ask-trigger-target = Срабатывает эффект «{ $source }» ({ $unit }): выберите цель.
ask-use = «{ $source }» ({ $unit }): использовать?
ask-use-on = «{ $source }» ({ $unit }), цель — { $target }: использовать?
ask-instead = «{ $source }»: использовать вместо 1 морали?
ask-put-next = Сработало несколько эффектов: какой положить в стек следующим?
ask-effect = Пришло время нескольких эффектов: какой будет следующим?
ask-return = { $unit } возвращается: выберите место.
ask-dodged = Выберите атаку, от которой уклоняетесь.
ask-discard = { $unit ->
    [none] «{ $source }»: сбросьте карту приказа.
   *[other] «{ $source }» ({ $unit }): сбросьте карту приказа.
}
ask-cower = { $unit } сейчас получит { $amount } урона. Спрятаться ценой { $loss } морали?
ask-go-move = { $unit } может переместиться не больше чем на { $points ->
    [one] { $points } квадрат
    [few] { $points } квадрата
   *[many] { $points } квадратов
}. Куда?
ask-go-shift = { $unit } может сдвинуться не больше чем на { $points ->
    [one] { $points } квадрат
    [few] { $points } квадрата
   *[many] { $points } квадратов
}. Куда?
ask-go-slide = Вы толкаете { $unit-acc } не больше чем на { $points ->
    [one] { $points } квадрат
    [few] { $points } квадрата
   *[many] { $points } квадратов
}. Куда?
ask-slide-next = Какое существо толкнуть следующим?

# Actions

action-move = Переместиться на { $square }
action-move-by = Переместиться через { $path }
action-sprint = Переместиться на { $square } обычным действием
action-sprint-by = Переместиться через { $path } обычным действием
action-go = На { $square }
action-go-by = Через { $path }
action-stay = Остаться на месте
action-activate = Активировать { $unit-acc }
action-end-activation = Завершить активацию
action-end-phase = Завершить фазу
action-strike = Рукопашная атака на { $unit-acc }
action-shoot = Дальняя атака на { $unit-acc }
action-collect = Собрать сокровище на { $square }
action-play = Разыграть карту «{ $order }»: действует { $unit }
action-play-assisted = Разыграть «{ $order }»: действует { $unit } с помощниками
action-use = { $unit }: использовать силу «{ $power }»
action-command = Использовать силу командира «{ $power }»
action-dodge = { $unit } уклоняется
action-pass = Пас
action-pass-until = Пасовать, пока { $until }
action-assist = { $unit } помогает
action-done = Готово
action-target = Цель: { $unit }
action-no-target = Без цели
action-at = Квадрат { $square }
action-choose = { $option }
action-remove = Убрать «{ $order }» ({ $seat })
action-by = Атака: { $attack }
action-against = Против: { $item }
action-against-nothing = Ничего не предотвращать
action-discard = Сбросить «{ $order }»
action-cower = { $unit } прячется
action-endure = { $unit } получает урон
action-accept = Использовать
action-decline = Не использовать
action-next = Следующий: { $effect }
action-deploy = Призвать { $creature-acc } на { $square }
action-place = Вернуться на { $square }
action-lead = Командир: { $commander }
action-first = { $seat } призывает первым
action-lay = Положить «{ $tile }» на { $square }, { $turn }

# Events

event-rolled = { $seat } бросает за право выбрать порядок призыва: { $face }.
event-led = { $seat } выбирает командира: { $commander } (мораль { $morale }, лидерство { $leadership }).
event-tile-laid = { $seat } кладёт плитку «{ $tile }» на { $square }, { $turn }.
event-chests-placed = Закрытые сундуки с сокровищами: { $squares }.
event-first-named = { $seat } призывает первым.
event-hand-shown = { $seat } показывает руку: { $creatures }. Призвать из неё нельзя никого, и рука берётся заново.
event-turn-began = Круг { $round }: ходит { $seat }.
event-drew = { $by ->
    [yes] «{ $powers }»:{" "}
   *[no] {""}
}{ $seat } берёт из колоды приказов: { $orders }.
event-drew-hidden = { $by ->
    [yes] «{ $powers }»:{" "}
   *[no] {""}
}{ $seat } берёт { $count ->
    [one] { $count } карту приказа
    [few] { $count } карты приказов
   *[other] { $count } карт приказов
}.
event-mustered = { $seat } берёт из колоды существ: { $creatures }.
event-mustered-hidden = { $seat } берёт { $count ->
    [one] { $count } карту существа
    [few] { $count } карты существ
   *[other] { $count } карт существ
}.
event-discarded = { $whence ->
    [hand] { $by ->
        [yes] «{ $powers }»:{" "}
       *[no] {""}
    }{ $seat } сбрасывает карту «{ $order }».
    [stack] Карту «{ $order }» не к кому прикрепить: она сброшена.
   *[creature] Карта «{ $order }» уходит в колоду сброса { $seat-gen }.
}
event-none-discarded = «{ $power }»: { $seat } не сбрасывает ничего, в руке нет карт приказов.
event-none-drawn = «{ $power }»: { $seat } не берёт ничего, колода приказов пуста.
event-deck-emptied = { $deck ->
    [orders] Это была последняя карта в колоде приказов { $seat-gen }: брать из неё больше нечего.
   *[creatures] Это была последняя карта в колоде существ { $seat-gen }: брать из неё больше нечего.
}
event-deployed = { $seat } призывает { $unit-acc } на { $square }{ $where ->
    [own] {" "}(«{ $powers }»)
    [lent] {" "}(«{ $powers }», { $units })
    [near] , как можно ближе: в стартовой зоне нет места
   *[zone] {""}
}.
event-activated = { $unit } активируется.
event-move-announced = { $unit } начинает перемещение{ $how ->
    [sprint] {" "}обычным действием
   *[move] {""}
}: { $path }.
event-attack-announced = { $unit } атакует { $target-acc } ({ $attack } атака).
event-order-played = { $seat } разыгрывает карту «{ $order }»; действует { $unit }{ $at ->
    [unit] ; цель: { $targets }
    [square] ; цель: квадрат { $squares }
   *[nothing] {""}
}{ $helped ->
    [yes] ; помощь: { $helpers }
   *[no] {""}
}{ $paid ->
    [yes] ; сброшено в уплату: «{ $cards }»
   *[no] {""}
}{ choices-named }.
event-power-used = { $unit } использует силу «{ $power }»{ $at ->
    [unit] ; цель: { $targets }
    [square] ; цель: квадрат { $squares }
   *[nothing] {""}
}{ $strikes ->
    [yes] ; цель атаки: { $foes }
   *[no] {""}
}{ $paid ->
    [yes] ; сброшено в уплату: «{ $cards }»
   *[no] {""}
}{ choices-named }.
event-shed-announced = { $unit } избавляется от карты «{ $order }».
event-commander-power-used = { $seat } использует силу командира «{ $power }».
event-triggered = Срабатывает эффект «{ $power }» ({ $unit }){ $at ->
    [unit] ; цель: { $targets }
   *[nothing] {""}
}.
event-hazard-struck = { $unit-dat } грозит 10 урона от опасной местности.
event-dodge-announced = Карту { $unit-gen } поворачивают, чтобы уклониться от атаки { $attacker-gen }{ $why ->
    [effect] {" "}(«{ $powers }»)
   *[attack] {""}
}.
event-collect-announced = { $unit } собирает сокровище на { $square }.
event-passed = { $seat } пасует.
event-failed = { $what ->
    [attack] { $unit-dat } уже некого атаковать
    [treasure] { $unit } уже не может собрать это сокровище
   *[action] Действие { $unit-gen } стало невозможным: этого существа уже нет на поле боя
}.
event-fizzled = «{ $power }» ({ $unit }): выполнить уже нельзя, { $why ->
    [condition] условие больше не выполнено
    [target] { $targets } больше не подходит как цель
    [lost] { $targets } уже не на поле боя
   *[gone] этого существа уже нет на поле боя
}.
event-fell-short = Атака { $unit-gen } не удаётся: { $why ->
    [enemy] рядом враг, стрелять нельзя
   *[reach] до { $target-gen } не достать
}.
event-moved = { $unit } перемещается: { $path } («{ $power }»).
event-shifted = { $unit } сдвигается: { $path } («{ $power }»).
event-slid = { $unit-acc } толкают: { $path } («{ $power }»).
event-cut-short = { $unit } успевает пройти только так: { $path }; { hindrance }.
event-stayed = Перемещение { $unit-gen } срывается: { hindrance }.
event-remained = { $unit } остаётся на месте («{ $power }»).
event-prevented = { $by ->
    [block] Блок предотвращает
   *[cards] Предотвращено
} { $amount } урона{ $why ->
    [effect] {" "}(«{ $powers }»)
    [hazard] {" "}(опасная местность)
   *[attack] {""}
}, грозившего { $unit-dat }.
event-damage-raised = { $unit } наносит на { $amount } урона больше: { $why ->
    [effect] «{ $powers }»
    [earlier] применённый раньше эффект
   *[ability] собственная способность
}.
event-unpreventable = Урон, грозящий { $unit-dat }, предотвратить нельзя.
event-dodged = { $unit } уклоняется от атаки { $attacker-gen }{ $why ->
    [effect] {" "}(«{ $powers }»)
   *[attack] {""}
}.
event-cowered = { $unit } прячется от { $amount } урона{ $why ->
    [effect] : «{ $powers }»
    [hazard] : опасная местность
   *[attack] {""}
}.
event-damaged = { $unit } получает { $amount } урона (всего { $damage }){ $why ->
    [effect] : «{ $powers }»
    [hazard] : опасная местность
   *[attack] {""}
}.
event-destroyed = Существо уничтожено: { $unit }.
event-spared = «{ $power }» больше никак не действует на { $unit-acc }: { $how ->
    [dodged] существо уклонилось
   *[cowered] существо спряталось
}.
event-healed = { $unit } исцеляется от { $amount } урона.
event-unhurt = У { $unit-gen } нет урона, исцелять нечего.
event-nobody-hit = Эффект «{ $power }» ({ $unit }) никого не задевает.
event-tapped = Карта { $unit-gen } повёрнута эффектом «{ $power }».
event-freed = Карта { $unit-gen } развёрнута эффектом «{ $power }».
event-unturned = Карта { $unit-gen } и так { $tapped ->
    [yes] повёрнута
   *[no] не повёрнута
}: эффект «{ $power }» ничего не меняет.
event-untapped = Развёрнуто: { $units }.
event-card-attached = Карта «{ $order }» прикреплена к { $unit-dat }.
event-card-removed = Карта «{ $order }» откреплена от { $unit-gen }.
event-hidden = { $unit } покидает поле боя до следующего хода своего игрока.
event-returned = { $unit } возвращается на { $square }.
event-granted = { $what ->
    [shifts] Перемещения { $unit-gen } считаются сдвигом
    [walls] { $unit } проходит сквозь стены
   *[bonus] { $unit } нанесёт на { $amount } урона больше
} { $until ->
    [end_of_turn] до конца хода
   *[next_melee_attack] в следующей рукопашной атаке
}.
event-morale-changed = Мораль { $seat-gen }: { $signed }{ $why ->
    [lost] {" "}за потерянное существо
    [cowered] {" "}за то, что существо спряталось
    [treasure] {" "}за сокровище
   *[effect] {""}
}, теперь { $now }.
event-leadership-rose = Лидерство { $seat-gen }: +1, теперь { $leadership }.
event-chest-revealed = { $unit } раскрывает сундук на { $square }: { $value ->
    [one] { $value } жетон «сокровище»
    [few] { $value } жетона «сокровище»
   *[other] { $value } жетонов «сокровище»
}.
event-declined = { $seat } не использует эффект «{ $power }» ({ $unit }).

# Что мешает пройти объявленный путь

hindrance = { $why ->
    [held] мешает карта «{ $cards }»
    [away] путь начинается уже не там, где стоит существо
    [enemy] путь преграждает враг
    [stop] рядом с врагом нужно остановиться
    [points] на это не хватает очков перемещения
   *[room] в конце пути кто-то стоит
}

# Что ещё выбрано для карты или силы, когда её объявляют

choices-named = { $by ->
    [melee] ; рукопашная атака
    [ranged] ; дальняя атака
   *[none] {""}
}{ $chose ->
    [yes] ; выбрано: «{ $options }»
   *[no] {""}
}{ $frees ->
    [yes] ; убрать карту: «{ $removed }»
   *[no] {""}
}{ $answers ->
    [card] ; в ответ на: «{ $against }» ({ $whose })
    [own] ; в ответ на: { $against } ({ $whose })
   *[no] {""}
}

# Refusals

refuse-shared-commander = В первой игре у игроков разные командиры, а оба выбрали одного: { $commander }.
refuse-tiles-overlap = Плитки не могут лежать одна на другой.
refuse-tiles-offset = Плитки соединяются целыми равными сторонами, без сдвига.
refuse-open-against-wall = Открытая сторона не может касаться стороны со стеной.
refuse-tiles-apart = Плитка не касается ни одной другой плитки стороной.
refuse-not-your-tile = Это не ваша плитка, или она уже лежит.
refuse-large-first = Сначала кладут все большие плитки, потом маленькие.
refuse-not-outer-side = Маленькая плитка кладётся к свободной внешней стороне вашей большой плитки.
refuse-not-connected = Стартовые зоны не были бы соединены.
refuse-not-in-square = Большие плитки образуют квадрат: это место не из вашей половины.
refuse-half-closed = Ваши большие плитки соединяются открытыми сторонами.
refuse-half-blocked = Вторую большую плитку положить бы не удалось.
refuse-few-creatures = В отряде должно быть не меньше { $least } существ, а сейчас { $count }.
refuse-few-orders = В отряде должно быть не меньше { $least } карт приказов, а сейчас { $count }.
refuse-too-many-copies = { $card }: не больше { $most } копий, а не { $count }.
refuse-negative-copies = { $card }: число копий не может быть отрицательным.
refuse-no-commander = В отряде ровно один командир: выберите его.
refuse-no-tiles = Назовите набор, четыре плитки которого приносит отряд.
refuse-a-warband-each = Каждому игроку нужен свой отряд: всего { $players }, а не { $count }.
refuse-attack-short = Такая атака до цели не достаёт.
refuse-no-threat = Это действие не нанесло бы существу урона.
refuse-not-hit = Урон грозит { $unit-dat }: решите за это существо.
refuse-sprinted = { $unit }: перемещение обычным действием в этот ход уже было.
refuse-not-on-treasure = Чтобы собрать сокровище на { $square }, нужно стоять там, а { $unit } стоит в другом месте.
refuse-lead-first = Сначала выберите командира.
refuse-name-first = Сначала скажите, кто призывает первым.
refuse-deploy-first = Сначала призовите стартовых существ.
refuse-discard-first = Сначала сбросьте карту приказа.
refuse-decide-effect = Сначала решите, используется ли эффект.
refuse-lay-first = Сначала положите плитку.
refuse-return-first = Сначала выберите, куда возвращается существо.
refuse-deploy-by-first = Сначала выберите, кого призвать и куда.
refuse-effect-first = Сначала скажите, какой эффект будет следующим.
refuse-slide-first = Сначала скажите, какое существо толкнуть следующим.
refuse-dodge-first = Сначала выберите атаку, от которой уклоняетесь.
refuse-go-first = Сначала скажите, куда движется существо.
refuse-finish-announcing = Сначала закончите: «{ $source }» ({ $unit }).
refuse-no-such-unit = Такого существа нет.
refuse-no-such-thing = Такого в этой игре нет.
refuse-not-on-battlefield = { $unit } не на поле боя.
refuse-not-yours = Вы не управляете этим существом: { $unit }.
refuse-not-active = Это может только активное существо, а сейчас это не { $unit }.
refuse-stack-not-empty = В ответ это невозможно: нужны ваш ход и пустой стек.
refuse-tapped = Карта { $unit-gen } повёрнута.
refuse-requires = { $unit } не подходит под требование карты: { $keywords }.
refuse-no-ability = У { $unit-gen } нет способности, указанной на карте ({ $ability }).
refuse-level-too-low = Уровень { $unit-gen } со всей помощью — { $have }, у карты — { $need }.
refuse-level-missing = Не хватает ещё { $missing ->
    [one] { $missing } уровня
   *[other] { $missing } уровней
}: выберите, кто ещё поможет.
refuse-seen = { $unit } на виду у врага.
refuse-condition = { $where ->
    [magic_circle] { $unit } не в магическом круге, а без этого нельзя
    [own_start_zone] { $unit } не в стартовой зоне своего игрока, а без этого нельзя
   *[other] Условие карты не выполнено
}.
refuse-held = Карта «{ $card }» не даёт { $unit-dat } перемещаться и сдвигаться.
refuse-nothing-to-deploy = Призвать некого или некуда.
refuse-nothing-to-prevent = Ни одно действие в стеке не нанесло бы этому существу урон.
refuse-no-legal-target = Нет допустимой цели.
refuse-sight-edge = Нет линии видимости: мешает стена между { $square } и { $beyond }.
refuse-sight-wall = Нет линии видимости: мешает стена на { $square }.
refuse-sight-obstacle = Нет линии видимости: мешает препятствие на { $square }.
refuse-sight-enemy = Нет линии видимости: мешает { $unit } на { $square }.
refuse-no-way = В обход стен нет пути в пределах { $reach ->
    [one] { $reach } квадрата
   *[other] { $reach } квадратов
}.
refuse-out-of-range = Расстояние { $distance }, а можно не больше { $reach }.
refuse-not-itself = Существо не атакует само себя.
refuse-not-adjacent = { $unit } и { $target } не стоят рядом.
refuse-no-ranged = У { $unit-gen } нет дальней атаки.
refuse-enemy-at-elbow = Дальняя атака невозможна: рядом { $enemy }.
refuse-wrong-side = { $unit } не подходит: { $who ->
    [enemy] нужен враг
    [ally] нужен союзник
    [self] нужно само действующее существо
   *[other] нужно другое существо
}.
refuse-must-be-tapped = Карта { $unit-gen } не повёрнута.
refuse-stay-instead = { $unit } уже стоит там: чтобы никуда не двигать это существо, выберите «Остаться на месте».
refuse-no-move = Перемещение — это хотя бы один квадрат.
refuse-must-stop = На { $square } рядом враг: там надо остановиться.
refuse-speed-one = Рядом с врагом скорость 1: до { $square } не дойти.
refuse-too-far = Очков перемещения ({ $points }) не хватает до { $square }.
refuse-ends-in-wall = На { $square } остановиться нельзя: там стена.
refuse-no-room = На { $square } нет места.
refuse-enemy-in-the-way = Путь преграждает враг: { $unit } на { $square }.
refuse-cannot-stop-there = На { $square } пришлось бы остановиться, но там { $unit }.
refuse-occupied = На { $square } стоит { $unit }.
refuse-off-battlefield = Там поле боя кончается.
refuse-not-next-square = { $square } не рядом с предыдущим квадратом.
refuse-wall = { $square } — стена.
refuse-thick-wall = Между { $start } и { $square } стена.
refuse-wall-corner = Шаг на { $square } срезал бы угол стены у { $corner }.
refuse-cannot-reach = До { $square } нельзя добраться за { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} перемещения.
refuse-not-offered = Здесь такого выбора нет.
refuse-nobody-active = Сначала активируйте существо.
refuse-one-at-a-time = Сначала завершите эту активацию.
refuse-no-chance-to-pass = Пасовать не на что.
refuse-decide-cower = Сначала решите, прячется ли существо.
refuse-not-deploying = Существ призывают в фазе призыва.
refuse-other-question = Сначала ответьте на другой вопрос.
refuse-nobody-asks = Сейчас об этом не спрашивают.
refuse-activate-phase-over = Фаза активации закончилась.
refuse-no-chance-while-deploying = Пока призывают существ, ответить нельзя.
refuse-before-first-turn = Первый ход ещё не начался.
refuse-not-your-turn = Сейчас ходит { $seat }: вы можете только ответить.
refuse-foreign-commander = { $commander } не из вашего набора.
refuse-commander-taken = { $commander } уже командует отрядом другого игрока.
refuse-moved-already = { $unit }: перемещение уже было.
refuse-cannot-sprint = { $unit }: ваш командир не позволяет переместиться обычным действием.
refuse-activated-already = { $unit }: активация в этот ход уже была.
refuse-attack-used = { $unit }: такая атака в этот ход уже была.
refuse-no-treasure = На { $square } нечего собирать.
refuse-not-in-hand = Карты «{ $card }» нет в руке.
refuse-no-helpers = { $unit-dat } некому помочь.
refuse-cannot-pay = Нечем заплатить за карту «{ $card }».
refuse-no-such-power = У { $unit-gen } нет такой силы.
refuse-power-used = { $unit }: эта сила в этот ход уже использована.
refuse-not-your-commander = У вашего командира нет такой силы.
refuse-command-used = Эта сила в этом ходу уже использована.
refuse-cannot-pay-command = Заплатить нечем.
refuse-no-shot-to-dodge = В стеке нет дальней атаки на { $unit-acc }.
refuse-no-cover = У { $unit-gen } нет укрытия: выстрел меткий.
refuse-shot-waits = Выстрел в { $unit-acc } ещё ждёт прежнего действия той же карты.
refuse-cannot-assist-other = { $unit } — не ваше существо и помочь не может.
refuse-assists-already = { $unit } уже участвует.
refuse-deploy-one = Надо призвать хотя бы одно существо.
refuse-nothing-attached = К { $unit-dat } не прикреплено ни одной карты.
refuse-wall-square = { $square } — стена или вне поля боя: выбрать нельзя.
refuse-wrong-terrain = { $square } не подходит: { $terrain ->
    [hazardous] нужна опасная местность
    [difficult] нужен сложный рельеф
   *[obstacle] нужно препятствие
}.
refuse-creature-not-in-hand = Карты «{ $card }» нет среди ваших существ.
refuse-leadership = Вместе с вашими существами в игре нужно лидерства { $need }, у вас { $have }.
refuse-not-that-place = Эффект не призывает на { $square }.
refuse-not-in-zone = { $card-acc } нельзя призвать на { $square }: существо не окажется целиком в вашей стартовой зоне.

# Results

result-morale = Мораль упала до 0 или ниже: побеждает тот, у кого она выше всех. Победа: { $winners }.
result-morale-levels = Мораль упала до 0 или ниже, наивысшая мораль одинакова: решают уровни существ. Победа: { $winners }.
result-no-creatures = Ход окончен без существ на поле боя. Победа: { $winners }.
result-no-creatures-levels = Ход окончен без существ на поле боя, наивысшая мораль одинакова: решают уровни существ. Победа: { $winners }.
result-quiet = Слишком долго ничего не происходило: побеждает тот, у кого мораль выше всех. Победа: { $winners }.
result-quiet-levels = Слишком долго ничего не происходило, наивысшая мораль одинакова: решают уровни существ. Победа: { $winners }.

# The table

pic-turn = Круг { $round }, ходит { $seat }: { $phase }
pic-legend = █ стена, | _ толстая стена, ^ сложный рельеф, ! опасная местность, O препятствие, b g p магический круг, 1 2 3 4 стартовая зона, ? сундук, $ сокровище; строчная буква: повёрнуто
pic-stack = Стек, верхнее действие первым
pic-hand = Приказы в руке: { $cards }
pic-creature-hand = Существа в руке: { $cards }
pic-player = { $seat }, { $commander }: мораль { $morale }, лидерство { $used }/{ $leadership }, приказов в руке { $hand }, в колоде { $deck }; существ в руке: { $creatures }
pic-unit = { $unit } ({ $seat }), { $square }, урон { $damage } из { $hp }{ $tapped ->
    [yes] , карта повёрнута
   *[no] {""}
 }{ $active ->
    [yes] , сейчас активируется
   *[no] {""}
 }{ $hidden ->
    [yes] , скрыто
   *[no] {""}
 }{ $cards ->
    [none] {""}
   *[other] ; карты: { $cards }
 }
say-turn = Круг { $round }, ходит { $seat }, фаза: { $phase }.
say-player = { $seat }, командир { $commander }: мораль { $morale }, лидерство { $leadership }, занято { $used }; приказов в руке { $hand }, в колоде { $deck }, существ в руке { $creatures }, в колоде { $creature_deck }.
say-unit = { $square }, { $unit } ({ $seat }): урон { $damage } из { $hp }, уровень { $level }, скорость { $speed }{ $acted ->
    [yes] , активация была
   *[no] {""}
 }{ $tapped ->
    [yes] , повёрнуто
   *[no] {""}
 }{ $active ->
    [yes] , активно
   *[no] {""}
 }{ $hidden ->
    [yes] , скрыто
   *[no] {""}
 }{ $cards ->
    [none] {""}
   *[other] ; карты: { $cards }
 }.
say-discard = { $seat }, сброшенные приказы: { $cards }.
say-graveyard = { $seat }, кладбище: { $cards }.
say-thick-walls = Толстые стены между квадратами: { $pairs }.
say-ground = { $ground }: { $squares }.
say-zone = Стартовая зона { $seat-gen }: { $squares }.
say-circle = Магический круг: { $squares }.
ground-wall = Стены
ground-difficult = Сложный рельеф
ground-hazard = Опасная местность
ground-obstacle = Препятствия
say-chest = { $square }: закрытый сундук.
say-tokens = { $square }: { $count ->
    [one] { $count } жетон «сокровище»
    [few] { $count } жетона «сокровище»
   *[other] { $count } жетонов «сокровище»
}.
item-script = { $source }{ $parts ->
    [1] {""}
   *[other] {" "}({ $part }/{ $parts })
 }, { $unit } ({ $seat }){ $target ->
    [none] {""}
   *[other] , цель: { $target }
 }{ $spot ->
    [yes] , цель: квадрат { $square }
   *[no] {""}
 }.
item-own = { $what ->
    [move] Перемещение на { $square }
    [sprint] Перемещение на { $square } обычным действием
    [attack] { $attack ->
        [melee] Рукопашная атака
        [ranged] Дальняя атака
       *[none] Атака
    }
    [hazard] Опасная местность
    [dodge] Уклонение
   *[collect] Сбор сокровищ
 }: { $unit } ({ $seat }){ $target ->
    [none] {""}
   *[other] , цель: { $target }
 }.

# Card text: operations

op-attack = { $mood ->
    [may] вы можете провести
    [purpose] чтобы провести
    [following] провести
   *[order] проведите
 } { $kind ->
    [melee] рукопашную атаку
    [ranged] дальнюю атаку
   *[any] рукопашную или дальнюю атаку
 } на { $whom }{ $how ->
    [fixed] ; урон атаки — { $n }
    [bonus] ; урон атаки больше на { $n }
   *[own] {""}
 }{ $unpreventable ->
    [yes] { $how ->
        [own] ; этот урон нельзя предотвратить
       *[other] , и его нельзя предотвратить
    }
   *[no] {""}
 }
op-damage = { $mood ->
    [may] вы можете нанести
    [purpose] чтобы нанести
    [following] нанести
   *[order] нанесите
 } { $amount } урона { $whom }
op-prevent = { $mood ->
    [may] вы можете предотвратить
    [purpose] чтобы предотвратить
    [following] предотвратить
   *[order] предотвратите
 } { $amount ->
    [all] весь урон, наносимый
   *[other] { $amount } урона, наносимого
 } одним источником { $whom }
op-heal = { $mood ->
    [may] вы можете исцелить
    [purpose] чтобы исцелить
    [following] исцелить
   *[order] исцелите
 } { $whom } на { $amount }
op-tap = { $if_damaged ->
    [yes] если цель получает урон,{" "}
   *[no] {""}
 }{ $mood ->
    [may] вы можете повернуть
    [purpose] чтобы повернуть
    [following] повернуть
   *[order] поверните
 } { $whom }
op-untap = { $if_damaged ->
    [yes] если цель получает урон,{" "}
   *[no] {""}
 }{ $mood ->
    [may] вы можете развернуть
    [purpose] чтобы развернуть
    [following] развернуть
   *[order] разверните
 } { $whom }
op-draw-order = { $who ->
    [attacker] игрок, управляющий этим источником, берёт
    [target_controller] игрок, управляющий целью, берёт
   *[you] { $mood ->
        [may] вы можете взять
        [purpose] чтобы взять
        [following] взять
       *[order] возьмите
    }
 } { $n ->
    [one] { $n } карту приказа
    [few] { $n } карты приказов
   *[many] { $n } карт приказов
 }
op-discard-order = { $if_damaged ->
    [yes] если цель получает урон,{" "}
   *[no] {""}
 }{ $who ->
    [attacker] игрок, управляющий этим источником, сбрасывает
    [target_controller] { $if_damaged ->
        [no] игрок, управляющий целью,
       *[other] управляющий ею игрок
    } сбрасывает
   *[you] { $mood ->
        [may] вы можете сбросить
        [purpose] чтобы сбросить
        [following] сбросить
       *[order] сбросьте
    }
 } { $n ->
    [one] { $n } карту приказа
    [few] { $n } карты приказов
   *[many] { $n } карт приказов
 }
op-shift = { $mood ->
    [may] вы можете сдвинуть
    [purpose] чтобы сдвинуть
    [following] сдвинуть
   *[order] сдвиньте
 } это существо не более чем на { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
 }
op-move = { $mood ->
    [may] вы можете переместить
    [purpose] чтобы переместить
    [following] переместить
   *[order] переместите
 } это существо в пределах его скорости
op-slide = { $mood ->
    [may] вы можете толкнуть
    [purpose] чтобы толкнуть
    [following] толкнуть
   *[order] толкните
 } { $whom } не более чем на { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
 }
op-attach = { $mood ->
    [may] вы можете прикрепить
    [purpose] чтобы прикрепить
    [following] прикрепить
   *[order] прикрепите
 } эту карту { $whom }
op-remove-attached = { $mood ->
    [may] вы можете убрать
    [purpose] чтобы убрать
    [following] убрать
   *[order] уберите
 } одну карту, прикреплённую { $whom }
op-remove-this = { $mood ->
    [may] вы можете убрать
    [purpose] чтобы убрать
    [following] убрать
   *[order] уберите
 } эту карту
op-deploy = { $mood ->
    [may] вы можете призвать
    [purpose] чтобы призвать
    [following] призвать
   *[order] призовите
 } из руки существо { $keyword ->
    [none] {""}
   *[other] с ключевым словом «{ $keyword }»{" "}
 }{ $place }
op-morale = { $mood ->
    [may] вы можете повысить
    [purpose] чтобы повысить
    [following] повысить
   *[order] повысьте
 } свою Мораль на { $n }
op-hide = { $mood ->
    [may] вы можете убрать
    [purpose] чтобы убрать
    [following] убрать
   *[order] уберите
 } это существо с поля боя; в начале вашего следующего хода верните его { $place }; до тех пор оно считается призванным
op-grant-movement = { $until ->
    [end_of_turn] до конца хода
   *[next_melee_attack] до его следующей рукопашной атаки
 } { $what }
op-grant-bonus = { $mood ->
    [may] вы можете прибавить
    [purpose] чтобы прибавить
    [following] прибавить
   *[order] прибавьте
 } { $whom } { $n } к урону { $until ->
    [end_of_turn] рукопашных атак до конца хода
   *[next_melee_attack] следующей рукопашной атаки
 }
op-choose = { $options }

# Card text: clauses

clause-linked-and = { $first }, и { $other }
clause-linked-else = { $first } либо { $other }
clause-linked-or = { $first } или { $other }
clause-linked-then = { $first }, затем { $other }
clause-called = «{ $keyword }»
clause-pointed = { $case ->
    [accusative] { $to ->
        [self] это существо
        [bearer] это существо
        [target] цель
        [it] её
        [attack_target] цель атаки
       *[deployed] призванное существо
    }
   *[dative] { $case ->
        [allative] к{" "}
       *[other] {""}
    }{ $to ->
        [self] этому существу
        [bearer] этому существу
        [target] цели
        [it] ней
        [attack_target] цели атаки
       *[deployed] призванному существу
    }
 }
clause-target = { $case ->
    [accusative] { $self_too ->
        [yes] это существо или{" "}
       *[no] {""}
    }{ $who ->
        [self] это существо
        [enemy] { $tapped ->
            [yes] повёрнутого{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] соседнего{" "}
           *[other] {""}
        }врага
        [ally] { $tapped ->
            [yes] повёрнутого{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] соседнего{" "}
           *[other] {""}
        }союзника
        [any] { $tapped ->
            [yes] повёрнутое{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] соседнее{" "}
           *[other] любое{" "}
        }существо
       *[other] { $tapped ->
            [yes] повёрнутое{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] соседнее{" "}
           *[other] другое{" "}
        }существо
    }
   *[dative] { $case ->
        [allative] к{" "}
       *[other] {""}
    }{ $self_too ->
        [yes] этому существу или{" "}
       *[no] {""}
    }{ $who ->
        [self] этому существу
        [enemy] { $tapped ->
            [yes] повёрнутому{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] соседнему{" "}
           *[other] {""}
        }врагу
        [ally] { $tapped ->
            [yes] повёрнутому{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] соседнему{" "}
           *[other] {""}
        }союзнику
        [any] { $tapped ->
            [yes] повёрнутому{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] соседнему{" "}
           *[other] любому{" "}
        }существу
       *[other] { $tapped ->
            [yes] повёрнутому{" "}
           *[no] {""}
        }{ $within ->
            [adjacent] соседнему{" "}
           *[other] другому{" "}
        }существу
    }
 }{ $within ->
    [adjacent] {""}
    [attack] , { $who ->
        [enemy] которого
        [ally] которого
       *[other] которое
    } теперь можно атаковать
    [ranged] {" "}в пределах дальности и линии видимости
    [battlefield] {" "}в любом месте поля боя
    [none] {""}
    [one] {" "}в пределах { $within } квадрата{ $sight ->
        [yes] {" "}на линии видимости
       *[no] {""}
    }
   *[other] {" "}в пределах { $within } квадратов{ $sight ->
        [yes] {" "}на линии видимости
       *[no] {""}
    }
 }
clause-target-square = выберите { $terrain ->
    [none] квадрат
    [hazardous] квадрат опасной местности
    [difficult] квадрат сложного рельефа
   *[obstacle] препятствие
 }{ $within ->
    [adjacent] {" "}по соседству с этим существом
    [ranged] {" "}в пределах дальности и линии видимости
    [battlefield] {" "}в любом месте поля боя
    [none] {""}
    [one] {" "}в пределах { $within } квадрата{ $sight ->
        [yes] {" "}на линии видимости
       *[no] {""}
    }
   *[other] {" "}в пределах { $within } квадратов{ $sight ->
        [yes] {" "}на линии видимости
       *[no] {""}
    }
 }
clause-group = { $case ->
    [accusative] { $who ->
        [enemy] каждого врага
        [ally] каждого союзника
        [other] каждое другое существо
        [self] это существо
       *[any] каждое существо
    }
   *[dative] { $case ->
        [allative] к{" "}
       *[other] {""}
    }{ $who ->
        [enemy] каждому врагу
        [ally] каждому союзнику
        [other] каждому другому существу
        [self] этому существу
       *[any] каждому существу
    }
 } { $within ->
    [adjacent] рядом с { $of ->
        [self] этим существом
        [attack_target] целью атаки
       *[target_square] этим квадратом
    }
    [one] в пределах { $within } квадрата от { $of ->
        [self] этого существа
        [attack_target] цели атаки
       *[target_square] этого квадрата
    }
   *[other] в пределах { $within } квадратов от { $of ->
        [self] этого существа
        [attack_target] цели атаки
       *[target_square] этого квадрата
    }
 }
clause-place-circle = на свободные квадраты магического круга
clause-place-same-circle = на свободные квадраты магического круга, в котором стоит это существо
clause-place-wall = на свободные квадраты рядом со стеной
clause-place-within = на свободные квадраты в пределах { $within ->
    [one] { $within } квадрата
   *[other] { $within } квадратов
 } от этого существа на его линии видимости
clause-place-anywhere = на любые свободные квадраты
clause-place-zone = в стартовую зону противника
clause-condition-in = если это существо стоит в { $bearer_in ->
    [magic_circle] магическом круге
   *[own_start_zone] стартовой зоне своего игрока
 }
clause-condition-unseen = если ни у одного врага нет линии видимости до этого существа
clause-condition-flank = если рядом с целью стоит другой союзник
clause-condition-collector = если у него есть ключевое слово «{ $keyword }»
clause-condition-enemy = если это был враг
clause-condition-attack = { $kind ->
    [melee] если это была рукопашная атака
    [ranged] если это была дальняя атака
   *[any] если это была атака
 }{ $adjacent ->
    [yes] {" "}на соседнюю цель
   *[no] {""}
 }
clause-cost = вы можете { $this ->
    [yes] убрать эту карту
   *[no] сбросить { $n ->
        [one] { $n } карту приказа
        [few] { $n } карты приказов
       *[many] { $n } карт приказов
    }
 }
clause-price = чтобы разыграть эту карту, сбросьте { $n ->
    [one] { $n } другую карту приказа
    [few] { $n } другие карты приказов
   *[many] { $n } других карт приказов
 }
clause-only = эту карту можно разыграть, только { $condition }
clause-trigger = { $event ->
    [attack_hit_damage] после того как { $kind ->
        [melee] рукопашная атака
        [ranged] дальняя атака
       *[any] атака
    } этого существа нанесла урон{ $adjacent ->
        [yes] {" "}соседней цели
       *[no] {""}
    }
    [ranged_attack_resolved] после каждой дальней атаки этого существа
    [attack_resolved] после каждой { $kind ->
        [melee] рукопашной{" "}
        [ranged] дальней{" "}
       *[any] {""}
    }атаки этого существа
    [destroys_by_melee] после того как рукопашная атака этого существа уничтожила { $enemy ->
        [yes] врага
       *[no] цель
    }
    [controller_turn_start] в начале хода управляющего им игрока
    [controller_refresh_draw] вдобавок к карте, взятой в вашей фазе обновления
    [activation_end] в конце его активации
   *[treasure_collected] когда ваше существо { $collector ->
        [none] {""}
       *[other] с ключевым словом «{ $collector }»{" "}
    }собирает сокровище
 }{ $if ->
    [none] { $event ->
        [ranged_attack_resolved] {""}
        [attack_resolved] {""}
        [activation_end] {""}
        [controller_turn_start] {""}
       *[other] ,
    }
   *[other] , { $if },
 } { $actions }{ $replaces ->
    [yes] {" "}вместо повышения Морали
   *[no] {""}
 }
clause-power = { $own_turn ->
    [yes] один раз за свой ход{ $type ->
        [commander] {""}
       *[other] ,{" "}
    }
   *[no] {""}
 }{ $type ->
    [standard] обычное действие
    [minor] быстрое действие
    [immediate] немедленное действие
    [tap] поверните это существо
    [free] в любой момент
   *[commander] { $own_turn ->
        [yes] {""}
       *[no] в свой ход
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
clause-attached = пока эта карта прикреплена к существу:
clause-wants = требуется { $keywords ->
    [none] { $ranged ->
        [yes] дальняя атака
       *[no] {""}
    }
   *[other] ключевое слово { $keywords }{ $ranged ->
        [yes] {" "}и дальняя атака
       *[no] {""}
    }
 }
clause-liking = сходство: { $affinity }
clause-whom = { $self_too ->
    [yes] это существо и{" "}
   *[no] {""}
 }{ $yours ->
    [yes] ваши{" "}
   *[no] {""}
 }{ $within ->
    [adjacent] соседние{" "}
   *[other] {""}
 }{ $yours ->
    [yes] существа
   *[no] союзники
 }{ $within ->
    [adjacent] {""}
    [none] {""}
    [one] {" "}в пределах { $within } квадрата
   *[other] {" "}в пределах { $within } квадратов
 }{ $keywords ->
    [none] {""}
   *[other] {" "}с ключевым словом { $keywords }
 }
clause-speed = { $to } получают +{ $n } к скорости
clause-hp = это существо получает +{ $n } очков жизни
clause-level = уровень этого существа выше на { $n }
clause-keyword = у этого существа есть ключевое слово «{ $keyword }»
clause-cannot = это существо не может { $what ->
    [move] перемещаться
    [shift] сдвигаться
   *[both] перемещаться и сдвигаться
 }
clause-keep-tapped = это существо не разворачивается в фазах обновления и очистки
clause-attacks-against = атаки наносят этому существу на { $n } урона больше
clause-melee-bonus = рукопашные атаки этого существа наносят на { $n } урона больше{ $if ->
    [none] {""}
   *[other] , { $if }
 }
clause-block = { $to } получают Блок { $n }
clause-deploy-place = { $this ->
    [yes] это существо
   *[no] { $keyword ->
        [none] ваших существ
       *[other] ваших существ с ключевым словом «{ $keyword }»
    }
 } можно призвать и { $place }{ $if ->
    [none] {""}
   *[other] , { $if }
 }
clause-extra-assist = ваши существа рядом с целью тоже могут помогать
clause-standard-move = { $to } могут обычным действием переместиться в пределах своей скорости

# Что взвешивают боты

term-morale = мораль
term-low-morale = мораль на грани слома
term-creatures = уровни существ в игре
term-health = оставшиеся очки жизни
term-untapped = неповёрнутые существа
term-orders = приказы в руке
term-usable-orders = приказы в руке, которые есть кому выполнить
term-attacks-now = урон, который ещё можно нанести в этот ход
term-attacks-next = урон, который можно нанести в следующий ход
term-attacks-later = урон, который можно нанести через ход
term-distance = расстояние до врагов
term-treasure = сокровища поблизости
term-hazard = существа на опасной местности
term-held = существа, которые не могут двигаться
term-attached = прикреплённые карты
term-announced = действия, ожидающие в стеке

# К чему ведёт выбор

tells-lead = мораль { $morale }, лидерство { $leadership }; начальная рука: приказов { $orders }, существ { $creatures }
tells-order = уровень { $level }; { $type ->
    [minor] существо не поворачивается
   *[other] существо поворачивается
}
tells-power = { $deed }
tells-deploy = уровень { $level }; останется лидерства: { $left }
tells-end-activation = останется неиспользованным: { $moves ->
    [yes] { $acts ->
        [yes] перемещение и обычное действие
       *[no] перемещение
    }
   *[no] обычное действие
}
tells-end-deploying = останется лидерства: { $left }
tells-attack = урон { $damage }; { $left ->
    [0] цель будет уничтожена
   *[other] останется очков жизни: { $left }
}
tells-collect = мораль +1; существо поворачивается
tells-sprint = существо поворачивается
tells-dodge = существо поворачивается и избегает атаки
tells-assist = существо поворачивается, прибавляет уровень { $level }
tells-cower = без урона; { $left ->
    [0] морали не останется, и игра закончится
   *[other] останется морали: { $left }
}
tells-endure = { $left ->
    [0] существо будет уничтожено: мораль −{ $loss }{ $ends ->
        [yes] , и игра закончится
       *[no] {""}
    }
   *[other] останется очков жизни: { $left }
}
tells-end-phase = ещё не активировано существ: { $count }

# Подсчёт очков

score-morale = Мораль
score-levels = Уровни на поле боя
score-lost = Потеряно существ

# Имена в падежах: именительный, родительный, дательный, винительный

names-declined =
    Медный дракон; Медного дракона; Медному дракону; Медного дракона
    Рыцарь-дракон; Рыцаря-дракона; Рыцарю-дракону; Рыцаря-дракона
    Страж земли; Стража земли; Стражу земли; Стража земли
    Боевой маг; Боевого мага; Боевому магу; Боевого мага
    Дварф-жрец; Дварфа-жреца; Дварфу-жрецу; Дварфа-жреца
    Полуорк-головорез; Полуорка-головореза; Полуорку-головорезу; Полуорка-головореза
    Человек-следопыт; Человека-следопыта; Человеку-следопыту; Человека-следопыта
    Дварф-защитник; Дварфа-защитника; Дварфу-защитнику; Дварфа-защитника
    Эльф-лучник; Эльфа-лучника; Эльфу-лучнику; Эльфа-лучника
    Полурослик-проныра; Полурослика-проныры; Полурослику-проныре; Полурослика-проныру
    Бурый увалень; Бурого увальня; Бурому увальню; Бурого увальня
    Драйдер; Драйдера; Драйдеру; Драйдера
    Дроу-убийца; Дроу-убийцы; Дроу-убийце; Дроу-убийцу
    Теневой мастиф; Теневого мастифа; Теневому мастифу; Теневого мастифа
    Мастер клинка дроу; Мастера клинка дроу; Мастеру клинка дроу; Мастера клинка дроу
    Дроу-жрица; Дроу-жрицы; Дроу-жрице; Дроу-жрицу
    Гигантский паук; Гигантского паука; Гигантскому пауку; Гигантского паука
    Дроу-волшебник; Дроу-волшебника; Дроу-волшебнику; Дроу-волшебника
    Страж дома дроу; Стража дома дроу; Стражу дома дроу; Стража дома дроу
    Паук демонической паутины; Паука демонической паутины; Пауку демонической паутины; Паука демонической паутины
    Лазурный; Лазурного; Лазурному; Лазурного
    Огненный; Огненного; Огненному; Огненного
    Нефритовый; Нефритового; Нефритовому; Нефритового
    Лиловый; Лилового; Лиловому; Лилового
names-undeclined = { $case ->
    [gen] существа «{ $name }»
    [dat] существу «{ $name }»
   *[acc] существо «{ $name }»
}
