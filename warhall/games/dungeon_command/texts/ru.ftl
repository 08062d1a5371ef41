title = Dungeon Command
mode-standard = Обычная игра; втроём и вчетвером каждый против всех
mode-first-game = Первая игра с одним набором фракции
mode-teams = Командная игра
seat-gold = Золото
seat-silver = Серебро
seat-copper = Медь
seat-iron = Железо
phase-set-up = Подготовка
phase-refresh = Обновление
phase-activate = Активация
phase-deploy = Призыв
phase-cleanup = Очистка
attack-melee = рукопашная
attack-ranged = дальняя
until-stack-empty = стек не опустеет
until-others-act = не подействует другой игрок
until-attacked = моему существу не будет угрожать урон
until-turn-end = ход не закончится
item-hazard = опасная местность
item-return = возвращение из укрытия
item-move = перемещение
item-sprint = перемещение обычным действием
item-attack = атака
item-dodge = уклонение
item-collect = сбор сокровищ
gift-shifts_when_moving = его перемещения считаются сдвигом
gift-ignores_walls_while_moving = оно проходит сквозь стены, но не останавливается в них

# Questions

ask-lay = Положите плитку.
ask-lead = Выберите командира.
ask-first = Вы выиграли бросок: кто призывает первым?
ask-deploy-start = Призовите стартовых существ (осталось лидерства: { $left }).
ask-deploy = Фаза призыва: призовите существ (осталось лидерства: { $left }) или закончите фазу.
ask-deploy-by = Выберите, кого призвать и куда.
ask-activate = Ваш ход: активируйте существо или закончите фазу.
ask-act = { $unit } активно: что оно делает?
ask-respond = Действие в стеке: ответьте или пасуйте.
ask-chance = Стек пуст: можете действовать или пасовать.
ask-target = { $source } ({ $unit }): выберите цель.
ask-square = { $source } ({ $unit }): выберите квадрат.
ask-aim = { $source } ({ $unit }): выберите цель атаки.
ask-helpers = { $source } ({ $unit }): выберите, кто помогает.
ask-attack-kind = { $source } ({ $unit }): рукопашная или дальняя атака?
ask-option = { $source } ({ $unit }): выберите одно.
ask-card = { $source } ({ $unit }): выберите прикреплённую карту, которую убрать.
ask-against = { $source } ({ $unit }): выберите действие, на которое отвечаете.
ask-pay = { $source } ({ $unit }): выберите карту приказа, которой платите.
ask-trigger-target = Срабатывает «{ $source }» ({ $unit }): выберите цель.
ask-use = «{ $source }» ({ $unit }): использовать?
ask-use-on = «{ $source }» ({ $unit }), цель – { $target }: использовать?
ask-instead = «{ $source }»: использовать вместо 1 морали?
ask-put-next = Сработало несколько эффектов: какой положить в стек следующим?
ask-effect = Наступило несколько эффектов: какой следующий?
ask-return = { $unit } возвращается: выберите место.
ask-dodged = Выберите атаку, от которой уклоняетесь.
ask-discard = Сбросьте карту приказа.
ask-cower = { $unit } сейчас получит { $amount } урона. Спрятаться ценой { $loss } морали?
ask-go-move = { $unit } может переместиться на { $points }: куда?
ask-go-shift = { $unit } может сдвинуться на { $points }: куда?
ask-go-slide = { $unit } получает толчок до { $points }: куда?
ask-slide-next = Какое существо толкнуть следующим?

# Actions

action-move = Переместиться на { $square }
action-move-by = Переместиться по { $path }
action-sprint = Переместиться на { $square } обычным действием
action-sprint-by = Переместиться по { $path } обычным действием
action-go = На { $square }
action-go-by = По { $path }
action-stay = Остаться на месте
action-activate = Активировать: { $unit }
action-end-activation = Закончить активацию
action-end-phase = Закончить фазу
action-strike = Рукопашная атака: { $unit }
action-shoot = Дальняя атака: { $unit }
action-collect = Собрать сокровище на { $square }
action-play = Разыграть «{ $order }» – { $unit }
action-play-assisted = Разыграть «{ $order }» – { $unit } с помощниками
action-use = { $unit }: использовать «{ $power }»
action-command = Использовать «{ $power }» командира
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
action-deploy = Призвать: { $creature } на { $square }
action-place = Вернуться на { $square }
action-lead = Командир: { $commander }
action-first = { $seat } призывает первым
action-lay = Положить «{ $tile }» на { $square }, поворот { $turn }

# Events

event-rolled = { $seat } выбрасывает { $face }.
event-led = { $seat } выбирает командира: { $commander }.
event-tile-laid = { $seat } кладёт плитку «{ $tile }» на { $square }, поворот { $turn }.
event-first-named = { $seat } призывает первым.
event-hand-shown = { $seat } не может призвать ни одного существа и берёт новую руку.
event-turn-began = Раунд { $round }: ходит { $seat }.
event-drew = { $seat } берёт карту «{ $order }».
event-drew-hidden = { $seat } берёт карту приказа.
event-mustered = { $seat } берёт существо: { $creature }.
event-mustered-hidden = { $seat } берёт карту существа.
event-discarded = «{ $order }» уходит в сброс ({ $seat }).
event-deployed = { $seat } призывает: { $unit } на { $square }.
event-activated = { $unit } активируется.
event-activation-ended = Активация окончена: { $unit }.
event-move-announced = { $unit } собирается переместиться: { $path }.
event-attack-announced = { $unit } атакует: { $target } ({ $attack }).
event-order-played = { $seat } разыгрывает «{ $order }» – { $unit }.
event-power-used = { $unit } использует «{ $power }».
event-commander-power-used = { $seat } использует «{ $power }».
event-triggered = Срабатывает «{ $power }» ({ $unit }).
event-hazard-struck = Опасная местность вредит: { $unit }.
event-named = Цель: { $unit }.
event-named-square = Цель: { $square }.
event-assisted = { $unit } помогает.
event-dodge-announced = { $unit } собирается уклониться.
event-collect-announced = { $unit } собирает сокровище на { $square }.
event-passed = { $seat } пасует.
event-failed = Действие стало невозможным: { $unit }.
event-moved = { $unit } перемещается: { $path }.
event-stayed = { $unit } остаётся на месте.
event-prevented = Предотвращено { $amount } урона: { $unit }.
event-dodged = { $unit } уклоняется от атаки.
event-cowered = { $unit } прячется; цена – { $loss } морали.
event-damaged = { $unit } получает { $amount } урона (всего { $damage }).
event-destroyed = { $unit } уничтожается.
event-healed = { $unit } исцеляется на { $amount }.
event-tapped = { $unit } поворачивается.
event-untapped = { $unit } разворачивается.
event-card-attached = «{ $order }» прикрепляется: { $unit }.
event-card-removed = «{ $order }» убирается: { $unit }.
event-hidden = { $unit } покидает поле боя.
event-returned = { $unit } возвращается на { $square }.
event-granted = { $unit } на время усиливается.
event-morale-changed = Мораль ({ $seat }): { $change }, теперь { $morale }.
event-leadership-rose = Лидерство ({ $seat }) растёт до { $leadership }.
event-chest-revealed = { $unit } открывает сундук на { $square }: { $value }.
event-treasure-collected = { $unit } берёт жетон сокровища на { $square }.
event-declined = { $seat } не использует эффект.

# Refusals

refuse-tiles-overlap = Плитки не могут лежать одна на другой.
refuse-tiles-offset = Плитки соединяются целыми равными сторонами, без сдвига.
refuse-open-against-wall = Открытая сторона не может касаться стороны со стеной.
refuse-tiles-apart = Плитка не касается другой стороной.
refuse-not-your-tile = Это не ваша плитка, или она уже лежит.
refuse-large-first = Сначала кладут все большие плитки, потом маленькие.
refuse-not-outer-side = Маленькая плитка кладётся к свободной внешней стороне вашей большой плитки.
refuse-not-connected = Стартовые зоны не были бы соединены.
refuse-not-in-square = Большие плитки образуют квадрат: это место не из вашей половины.
refuse-half-closed = Ваши большие плитки соединяются открытыми сторонами.
refuse-half-blocked = Вторую большую плитку положить бы не удалось.
refuse-few-creatures = В отряде не меньше { $least } существ, а не { $count }.
refuse-few-orders = В отряде не меньше { $least } карт приказов, а не { $count }.
refuse-too-many-copies = { $card }: не больше { $most } копий, а не { $count }.
refuse-negative-copies = { $card }: число копий не может быть отрицательным.
refuse-no-such-unit = Такого существа нет.
refuse-no-such-thing = Такого в этой игре нет.
refuse-not-on-battlefield = { $unit } не на поле боя.
refuse-not-yours = Вы не управляете этим существом: { $unit }.
refuse-not-active = { $unit } сейчас не активно.
refuse-stack-not-empty = В ответ это невозможно: нужны ваш ход и пустой стек.
refuse-tapped = { $unit } повёрнуто.
refuse-requires = { $unit } не подходит под требование карты.
refuse-no-ability = У { $unit } нет способности, указанной на карте.
refuse-level-too-low = { $unit }: уровень со всей помощью { $have }, у карты { $need }.
refuse-level-missing = Не хватает уровней: { $missing }.
refuse-seen = { $unit } на виду у врага.
refuse-condition = Условие карты не выполнено.
refuse-held = Карта не даёт двигаться: { $unit }.
refuse-nothing-to-deploy = Призвать некого или некуда.
refuse-nothing-to-prevent = Ни одно действие в стеке не нанесло бы этому существу урон.
refuse-no-legal-target = Нет допустимой цели.
refuse-sight-edge = Нет линии видимости: мешает стена между { $square } и { $beyond }.
refuse-sight-wall = Нет линии видимости: мешает стена на { $square }.
refuse-sight-obstacle = Нет линии видимости: мешает препятствие на { $square }.
refuse-sight-enemy = Нет линии видимости: мешает { $unit } на { $square }.
refuse-no-way = В обход стен нет пути в пределах { $reach } квадратов.
refuse-out-of-range = Расстояние { $distance }, а можно не больше { $reach }.
refuse-not-itself = Существо не атакует само себя.
refuse-not-adjacent = Не соседи: { $unit } и { $target }.
refuse-no-ranged = У { $unit } нет дальней атаки.
refuse-enemy-at-elbow = Дальняя атака невозможна: рядом { $enemy }.
refuse-wrong-side = { $unit } – не из тех, о ком говорит карта.
refuse-must-be-tapped = { $unit } не повёрнуто.
refuse-no-move = Перемещение – это хотя бы один квадрат.
refuse-must-stop = На { $square } рядом враг: там надо остановиться.
refuse-speed-one = Рядом с врагом скорость 1: до { $square } не дойти.
refuse-too-far = Движения ({ $points }) не хватает до { $square }.
refuse-ends-in-wall = На { $square } остановиться нельзя: там стена.
refuse-no-room = На { $square } нет места.
refuse-enemy-in-the-way = Путь преграждает враг: { $unit } на { $square }.
refuse-cannot-stop-there = На { $square } пришлось бы остановиться, но там { $unit }.
refuse-occupied = На { $square } стоит { $unit }.
refuse-off-battlefield = Там поле боя кончается.
refuse-not-next-square = { $square } не рядом с предыдущим квадратом.
refuse-wall = { $square } – стена.
refuse-thick-wall = Между { $start } и { $square } стена.
refuse-wall-corner = Шаг на { $square } срезал бы угол стены у { $corner }.
refuse-cannot-reach = До { $square } нельзя добраться за { $points } очков движения.
refuse-not-offered = Здесь такого выбора нет.
refuse-nobody-active = Сначала активируйте существо.
refuse-one-at-a-time = Сначала закончите эту активацию.
refuse-no-chance-to-pass = Пасовать не на что.
refuse-decide-cower = Сначала решите, прячется ли существо.
refuse-not-deploying = Существ призывают в фазе призыва.
refuse-other-question = Сначала ответьте на другой вопрос.
refuse-moved-already = { $unit } уже перемещалось.
refuse-cannot-sprint = { $unit } не может сейчас переместиться обычным действием.
refuse-activated-already = { $unit } в этом ходу уже активировалось.
refuse-attack-used = { $unit } в этом ходу уже провело такую атаку.
refuse-no-treasure = На { $square } нечего собирать.
refuse-not-in-hand = Карты «{ $card }» нет в руке.
refuse-no-helpers = Помочь некому: { $unit }.
refuse-cannot-pay = Нечем заплатить за «{ $card }».
refuse-no-such-power = У { $unit } нет такой силы.
refuse-power-used = { $unit } в этом ходу уже использовало эту силу.
refuse-not-your-commander = У вашего командира нет такой силы.
refuse-command-used = Эта сила в этом ходу уже использована.
refuse-cannot-pay-command = Заплатить нечем.
refuse-no-shot-to-dodge = В стеке нет дальней атаки, цель которой { $unit }.
refuse-no-cover = У { $unit } нет укрытия: выстрел меткий.
refuse-shot-waits = Выстрел в { $unit } ещё ждёт прежнего действия той же карты.
refuse-cannot-assist-other = { $unit } не ваше и помочь не может.
refuse-assists-already = { $unit } уже участвует.
refuse-deploy-one = Надо призвать хотя бы одно существо.
refuse-nothing-attached = К { $unit } не прикреплено карт.
refuse-wall-square = { $square } – стена или вне поля: выбрать нельзя.
refuse-wrong-terrain = { $square } – не та местность, что нужна карте.
refuse-creature-not-in-hand = Карты «{ $card }» нет среди ваших существ.
refuse-leadership = Нужно лидерства { $need }, у вас { $have }.
refuse-not-that-place = Эффект не призывает на { $square }.
refuse-not-in-zone = «{ $card }» нельзя призвать на { $square }: не (целиком) в вашей стартовой зоне.

# Results

result-morale = Мораль сломлена. Победа: { $winners }.
result-no-creatures = Ход закончен без существ. Победа: { $winners }.
result-quiet = Слишком долго ничего не происходило. Победа: { $winners }.

# The table

pic-turn = Раунд { $round }, ходит { $seat }: { $phase }
pic-stack = Стек, верхнее действие первым
pic-hand = Приказы на руке: { $cards }
pic-creature-hand = Существа на руке: { $cards }
pic-player = { $seat }, { $commander }: мораль { $morale }, лидерство { $used }/{ $leadership }, приказы { $hand } + { $deck }, существ на руке { $creatures }
pic-unit = { $unit } ({ $seat }), { $square }, { $damage }/{ $hp }{ $tapped ->
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
 }
say-turn = Раунд { $round }, ходит { $seat }, фаза: { $phase }.
say-player = { $seat }, командир { $commander }: мораль { $morale }, лидерство { $leadership }, занято { $used }; приказов на руке { $hand }, в колоде { $deck }, существ на руке { $creatures }.
say-unit = { $square }, { $unit } ({ $seat }): урон { $damage } из { $hp }{ $tapped ->
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
say-chest = { $square }: закрытый сундук.
say-tokens = { $square }: жетоны сокровищ, { $count }.
item-script = { $source }{ $parts ->
    [1] {""}
   *[other] {" "}({ $part }/{ $parts })
 }, { $unit } ({ $seat }){ $target ->
    [none] {""}
   *[other] , цель: { $target }
 }.
item-own = { $what ->
    [move] Перемещение
    [sprint] Перемещение обычным действием
    [attack] Атака
    [hazard] Опасная местность
    [dodge] Уклонение
   *[collect] Сбор сокровищ
 }: { $unit } ({ $seat }){ $target ->
    [none] {""}
   *[other] , цель: { $target }
 }.

# Card text: operations

op-attack = { $kind ->
    [melee] рукопашная атака
    [ranged] дальняя атака
   *[any] рукопашная или дальняя атака
 }{ $how ->
    [fixed] {" "}на { $n } урона
    [bonus] {" "}с +{ $n } к урону
   *[own] {""}
 }{ $unpreventable ->
    [yes] ; этот урон нельзя предотвратить
   *[no] {""}
 }
op-damage = { $amount } урона – { $to ->
    [self] это существо
    [bearer] существо с этой картой
    [target] цель
    [attack_target] цель атаки
    [deployed] это существо
   *[each] { $each }
 }
op-prevent = предотвратите { $amount ->
    [all] весь урон
   *[other] { $amount } урона
 } от одного источника – { $to ->
    [self] это существо
    [bearer] существо с этой картой
    [target] цель
    [attack_target] цель атаки
   *[deployed] это существо
 }
op-heal = исцелите { $amount } – { $to ->
    [self] это существо
    [bearer] существо с этой картой
    [target] цель
    [attack_target] цель атаки
   *[deployed] это существо
 }
op-tap = { $if_damaged ->
    [yes] если цель получает урон:{" "}
   *[no] {""}
 }поверните – { $to ->
    [self] это существо
    [bearer] существо с этой картой
    [target] цель
    [attack_target] цель атаки
   *[deployed] это существо
 }
op-untap = { $if_damaged ->
    [yes] если цель получает урон:{" "}
   *[no] {""}
 }разверните – { $to ->
    [self] это существо
    [bearer] существо с этой картой
    [target] цель
    [attack_target] цель атаки
   *[deployed] это существо
 }
op-draw-order = взять { $n ->
    [one] { $n } карту приказа
    [few] { $n } карты приказов
   *[many] { $n } карт приказов
 } ({ $who ->
    [you] вы
    [attacker] игрок, управляющий источником
   *[target_controller] игрок, управляющий целью
 })
op-discard-order = { $if_damaged ->
    [yes] если цель получает урон:{" "}
   *[no] {""}
 }сбросить { $n ->
    [one] { $n } карту приказа
    [few] { $n } карты приказов
   *[many] { $n } карт приказов
 } ({ $who ->
    [you] вы
    [attacker] игрок, управляющий источником
   *[target_controller] игрок, управляющий целью
 })
op-shift = сдвиг до { $squares }
op-move = перемещение на скорость
op-slide = толчок до { $squares } – { $to ->
    [self] это существо
    [bearer] существо с этой картой
    [target] цель
    [attack_target] цель атаки
    [deployed] это существо
   *[each] { $each }
 }
op-attach = прикрепите эту карту – { $to ->
    [self] это существо
    [bearer] существо с этой картой
    [target] цель
    [attack_target] цель атаки
   *[deployed] это существо
 }
op-remove-attached = уберите прикреплённую карту – { $to ->
    [self] это существо
    [bearer] существо с этой картой
    [target] цель
    [attack_target] цель атаки
   *[deployed] это существо
 }
op-remove-this = уберите эту карту
op-deploy = призовите существо{ $keyword ->
    [none] {""}
   *[other] {" "}({ $keyword })
 } { $place }
op-morale = мораль +{ $n }
op-hide = покиньте поле боя; в начале вашего следующего хода вернитесь { $place }; считается призванным
op-grant-movement = { $until ->
    [end_of_turn] до конца хода
   *[next_melee_attack] при следующей рукопашной атаке
 }: { $what }
op-grant-bonus = { $until ->
    [end_of_turn] до конца хода
   *[next_melee_attack] при следующей рукопашной атаке
 }: +{ $n } к урону
op-choose = выберите одно:

# Card text: clauses

clause-target = цель: { $who ->
    [self] это существо
    [enemy] враг
    [ally] союзник
    [any] любое существо
   *[other] другое существо
 }{ $within ->
    [adjacent] , по соседству
    [ranged] , в пределах дальности и видимости
    [battlefield] , где угодно на поле боя
    [none] {""}
   *[other] , в пределах { $within } квадратов и на виду
 }{ $tapped ->
    [yes] , повёрнуто
   *[no] {""}
 }{ $self_too ->
    [yes] , или это существо
   *[no] {""}
 }{ $optional ->
    [yes] {" "}(можно не называть)
   *[no] {""}
 }
clause-target-square = цель: { $terrain ->
    [none] квадрат
    [hazardous] опасный квадрат
    [difficult] сложный квадрат
   *[obstacle] препятствие
 }{ $within ->
    [adjacent] , по соседству
    [ranged] , в пределах дальности и видимости
    [battlefield] , где угодно на поле боя
    [none] {""}
   *[other] , в пределах { $within } квадратов и на виду
 }
clause-group = { $who ->
    [enemy] каждый враг
    [ally] каждый союзник
    [other] каждое другое существо
    [self] это существо
   *[any] каждое существо
 } { $within ->
    [adjacent] по соседству (считая от
   *[other] в пределах { $within } квадратов (считая от
 } { $of ->
    [self] этого существа
    [attack_target] цели атаки
   *[target_square] выбранного квадрата
 })
clause-place-circle = на свободных квадратах магического круга
clause-place-same-circle = на свободных квадратах магического круга, где стоит это существо
clause-place-wall = на свободных квадратах рядом со стеной
clause-place-within = в пределах { $within } квадратов от этого существа и на его линии видимости
clause-place-anywhere = на любой свободный квадрат
clause-place-zone = в стартовой зоне противника
clause-condition-in = { $bearer_in ->
    [magic_circle] если оно в магическом круге
   *[own_start_zone] если оно в стартовой зоне своего игрока
 }
clause-condition-unseen = только если это существо не видит ни один враг
clause-condition-flank = пока рядом с целью есть другой союзник
clause-condition-collector = если у существа есть ключевое слово { $keyword }
clause-condition-enemy = если это был враг
clause-condition-attack = { $kind ->
    [melee] если атака была рукопашной
    [ranged] если атака была дальней
   *[any] при любой атаке
 }{ $adjacent ->
    [yes] , и цель была рядом
   *[no] {""}
 }
clause-cost = цена: { $this ->
    [yes] уберите эту карту
   *[no] сбросьте карты приказов, { $n }
 }
clause-trigger = { $event ->
    [attack_hit_damage] после того как атака этого существа нанесла урон
    [ranged_attack_resolved] после каждой дальней атаки этого существа
    [attack_resolved] после каждой атаки этого существа
    [destroys_by_melee] после того как рукопашная атака этого существа уничтожила цель
    [controller_turn_start] в начале хода управляющего им игрока
    [controller_refresh_draw] при взятии карты в фазе обновления
    [activation_end] в конце его активации
   *[treasure_collected] когда ваше существо собирает сокровище, вместо повышения морали
 }{ $if ->
    [none] {""}
   *[other] , { $if }
 }: { $optional ->
    [yes] вы можете:{" "}
   *[no] {""}
 }{ $target ->
    [none] {""}
   *[other] ({ $target }){" "}
 }{ $actions }
clause-power = { $type ->
    [standard] обычное действие
    [minor] быстрое действие
    [immediate] немедленное действие
    [tap] поворот
    [free] в любой момент
   *[commander] в ваш ход
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
clause-attached = пока прикреплена:
clause-wants = требуется { $keywords ->
    [none] {""}
   *[other] { $keywords }
 }{ $ranged ->
    [yes] дальняя атака
   *[no] {""}
 }
clause-liking = сходство: { $affinity }
clause-whom = { $yours ->
    [yes] ваши существа
   *[no] союзники
 }{ $keywords ->
    [none] {""}
   *[other] {" "}({ $keywords })
 }{ $within ->
    [adjacent] , рядом
    [none] {""}
   *[other] , в пределах { $within } квадратов
 }
clause-speed = скорость +{ $n }: { $to }
clause-hp = +{ $n } очков жизни
clause-level = +{ $n } уровень
clause-keyword = получает { $keyword }
clause-cannot = не может перемещаться и сдвигаться
clause-keep-tapped = не разворачивается
clause-attacks-against = атаки наносят этому существу +{ $n } урона
clause-melee-bonus = рукопашные атаки +{ $n }{ $if ->
    [none] {""}
   *[other] , { $if }
 }
clause-block = Блок { $n }: { $to }
clause-deploy-place = { $this ->
    [yes] это существо
   *[no] { $keyword ->
    [none] ваших существ
   *[other] ваших существ ({ $keyword })
 }
 } можно призвать { $place }{ $if ->
    [none] {""}
   *[other] , { $if }
 }
clause-extra-assist = ваши существа рядом с целью тоже могут помогать
clause-standard-move = могут обычным действием переместиться на скорость: { $to }
