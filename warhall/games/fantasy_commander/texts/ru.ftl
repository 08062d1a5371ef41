title = Fantasy Commander
mode-scenario = Сценарий
mode-epic = Эпическая битва
mode-campaign = Кампания

## Что выбирают перед битвой

mode-scenario-help = Битва со своей картой, армиями и особыми правилами. Начать проще всего с первого.
mode-epic-help = Две армии равной стоимости на карте по вашему выбору.
mode-campaign-help = Шесть связанных миссий: уцелевшие крепнут, между битвами отстраиваются поселения.
option-scenario = Сценарий
option-scenario-one = { $number }. { $name }
option-scenario-one-help = { $map }; очков на сторону: { $limit }.
option-size = Размер битвы
option-size-one = { $name }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
option-limit = Предел очков
option-limit-help = В битве этого размера у каждой стороны от { $least } до { $most } очков.
option-map = Карта
option-map-random = Случайная карта
option-map-random-help = Местность определяет случай.
option-map-hand_made = Выкладывают игроки
option-map-hand_made-help = Перед битвой вы по очереди выкладываете местность.
option-factions = Фракция
option-same_faction = Можно играть одной фракцией
option-same_faction-help = Только если согласны оба игрока.
option-build = Собрать армии за столом
option-build-help = Сначала каждый набирает юниты и карты тактики; иначе играют готовыми списками.
option-deploy_first = Кто размещается первым
option-deploy_first-help = Кто размещается вторым, уже видит, где стоит враг.
option-deploy_first-initiative = Тот, у кого инициатива
option-deck_face = Верхняя карта колод тактик
option-deck_face-help = Если она открыта, оба игрока знают следующую карту каждой колоды.
option-deck_face-up = Открыта
option-deck_face-down = Закрыта
option-round_limit = Предел раундов
option-round_limit-help = Битва закончится не позже этого раунда; 0 — без предела.

## Стороны

names-plural = Легионеры; Имперские стрелки; Конные рыцари; Воины-зомби; Зомби-лучники; Разбойники; Гарпии
seat-empire = Империя
seat-styx = Стикс
seat-second = Вторая армия

## Слова

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
colour-purple = фиолетовый
order-colour-red = красный приказ
order-colour-blue = синий приказ
order-colour-green = зелёный приказ
order-colour-purple = фиолетовый приказ
order-colour-random = случайный приказ
order-colour-dice = кубик приказов
order-red = красный приказ
order-blue = синий приказ
order-green = зелёный приказ
order-yellow = жёлтый приказ
order-purple = фиолетовый приказ
face-panic = паника
face-hit = успешная атака
face-full = атака полного отряда
face-support = поддержка
face-shield = щит
roll-melee = ближний бой
roll-ranged = стрельба
roll-defence = защита
roll-any = любая атака
until-activation = до конца активации
until-next_activation = до конца следующей активации
until-round = до конца раунда
until-game = до конца битвы
until-here = пока юнит там стоит
unit-type-infantry = пехота
unit-type-brute = громила
unit-type-giant = гигант
unit-type-hero = герой
support-kind-attack = в атаке
support-kind-defence = в обороне
ban-defend = объявлять оборону
ban-run = бежать
ban-move = двигаться
ban-shoot = стрелять
ban-activate_property = активировать свойства
player-own = вы
player-enemy = соперник
of-any_own = любого своего юнита
of-hero = одного своего героя
of-self = этого юнита
where-contact_of_hero = рядом с одним своим героем
effect-dice-melee = кубики ближнего боя
effect-dice-ranged = кубики стрельбы
effect-dice-defence = кубики защиты
effect-dice-any = кубики
effect-reroll-melee = перебросы в ближнем бою
effect-reroll-ranged = перебросы при стрельбе
effect-reroll-defence = перебросы при защите
effect-reroll-any = перебросы
effect-support-attack = поддержка в атаке
effect-support-defence = поддержка в обороне
effect-speed = перемещение
effect-range = базовая / максимальная дистанция
lasting-grant = «{ $property }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
}» { $until }
lasting-lose = без свойства «{ $property }» { $until }
lasting-number = { $effect }{ $amount ->
    [none] {""}
   *[other] {" "}{ $amount }
} { $until }
lasting-result = добавляет к броскам ({ $roll }): { $count } × { $face } { $until }
lasting-ignore = игнорирует в бросках врага ({ $roll }): { $count } × { $face } { $until }
lasting-forbid = нельзя { $what } { $until }
cause-formation = построение
cause-rest = отдых в городе
cause-card = карта
choice-effect = эффект
choice-none = нет
phase-muster = набор армий
phase-deploy = размещение
phase-generate = генерация приказов
phase-look = резервы открыты
phase-give = выдача приказов
phase-active = активная фаза
phase-end = фаза завершения
phase-settlement = фаза поселения
track-reputation = репутация
track-prosperity = благосостояние
track-supplies = припасы
attack-kind-melee = Ближний бой
attack-kind-shot = Стрельба
attack-kind-magic = Магическая стрельба
attack-kind-card = Паника от карты
token-defends = жетон защиты
token-weak = слабый юнит
token-exhausted = истощение
town-state-fallen = разрушен
town-state-free = свободен
town-state-held = занят

## Вопросы

ask-build-army = Наберите армию: использовано { $points } из { $limit } очков.
ask-build-deck = Соберите колоду тактик, карт: { $cards } из { $size }.
ask-lay-map = Какую местность вы выложите на поле?
ask-lay-hex = На какой гекс положить местность «{ $terrain }»?
ask-deploy = Какой юнит вы размещаете?
ask-deploy-hex = Где разместить { $unit-acc }?
ask-order-dice = Кубики приказов: оставить или перебросить?
ask-mark-dice = Какие кубики приказов перебросить?
ask-lose-order = Вы создаёте на один приказ меньше: от какого отказаться?
ask-begin-orders = Оба резерва открыты. Начать выдачу приказов?
ask-give-orders = Выдайте приказы своим юнитам.
ask-turn = { $deck ->
    [yes] Ваш ход: сыграйте верхнюю карту ради эффекта или приказа.
   *[no] Ваш ход: колода пуста. Продолжайте; если есть сброс, он станет новой колодой.
}
ask-activate = Какой юнит вы активируете?
ask-start-effects = Какой эффект следующий?
ask-act = Что { $unit-is ->
    [many] делают
   *[one] делает
} { $unit }?
ask-pay-any = Каким приказом вы платите?
ask-strike = Атаковать после движения?
ask-sweep = «Множественная атака»: кто следующий?
ask-pursue = «Преследование»: куда юнит движется дальше?
ask-redirect = { $unit-acc } атакуют. Примет ли удар «Защитник»?
ask-attack-die = Вы атакуете, кубиков: { $dice }. Взять жетон усталости, чтобы бросить ещё один?
ask-defence = { $unit-acc } атакуют, кубиков атаки: { $dice }. Защищаться?
ask-defence-die = Вы защищаетесь, кубиков: { $dice }. Взять жетон усталости, чтобы бросить ещё один?
ask-reroll = { $count ->
    [1] «{ $why }»: перебросить можно один кубик. Какой?
    [one] «{ $why }»: перебросить можно не больше { $count } кубика. Какие?
   *[other] «{ $why }»: перебросить можно не больше { $count } кубиков. Какие?
}
ask-regroup = Урон: { $damage }. «Перегруппировка»: обратить единицу урона в панику?
ask-spare = Урон: { $damage }. Взять жетон усталости, чтобы получить на один меньше?
ask-spare-retreat = Взять жетон усталости, чтобы уменьшить урон отступления на один?
ask-vampirism = Применить «Вампиризм» { $unit-gen }?
ask-necromancy = «Некромантия»: поставить новобранцев на { $hex }?
ask-advance = Продвинуться на { $hex }?
ask-retreat = Куда { $unit-is ->
    [many] отступают
   *[one] отступает
} { $unit }? Осталось гексов: { $steps }.
ask-panic-source = От какого вашего юнита исходит паника?
ask-choose-target = «{ $card }»: выберите юнит.
ask-choose-hero = Выберите одного из своих героев.
ask-choose-effect = «{ $card }»: выберите эффект.
ask-place-terrain = На какой гекс поставить местность «{ $terrain }»?
ask-summon = Где поднять { $unit-acc }?
ask-rearrange = Какая карта ляжет следующей сверху колоды?
ask-escalation = Какая карта эскалации изменит следующую миссию?
ask-spend-reputation = Потратить 1 очко репутации, чтобы один раз за эту миссию перебросить все кубики приказов?
ask-tire-unit = Какой ваш юнит начнёт усталым?
ask-settlement = Фаза поселения. У вас припасов: { $supplies }.
ask-bring-back = Заплатить, чтобы герой или гигант вернулся сразу? У вас припасов: { $supplies }.
ask-raid-by-dice = Идут налётчики. Решить набеги кубиками, а не боем, если согласна и другая сторона?

## Действия

action-add-unit = Добавить { $kind-acc }
action-drop-unit = Убрать { $kind-acc }
action-add-card = Добавить карту «{ $card }»
action-drop-card = Убрать карту «{ $card }»
action-lay = Выложить: { $terrain }
action-deploy = Разместить { $unit-acc }
action-on = На { $hex }
action-keep = Оставить кубики
action-reroll-all = Отдать один кубик и перебросить остальные
action-reroll-any = Перебросить любое число кубиков
action-reroll = Перебросить кубик: { $face }
action-give-up = Отказаться от приказа: { $colour }
action-begin = Начать выдачу приказов
action-give = { $unit }: { $colour } приказ
action-take-back = Забрать приказ у { $unit-gen }
action-finish = Все приказы выданы
action-effect = Сыграть карту ради эффекта
action-take-order = Взять приказ карты
action-activate = Активировать { $unit-acc }
action-proceed = Активировать юнит сейчас
action-recolour = { $unit }: заменить фиолетовый приказ на { $colour }
action-resolve = Выполнить: { $item }
action-pay = Оплатить свойство «{ $item }»
action-move = Двигаться на { $hex }
action-run = Бежать на { $hex }
action-move-by = Двигаться через { $path }
action-run-by = Бежать через { $path }
action-attack = Атаковать { $unit-acc }
action-sweep = Атаковать всех врагов в контакте
action-shoot = Стрелять в { $unit-acc }
action-defend = Объявить оборону
action-counter = Контратака: бросить кубики защиты
action-rest = Отдыхать
action-pass = Больше ничего не делать
action-redirect = { $unit } { $unit-is ->
    [many] принимают
   *[one] принимает
} удар на себя
action-tire = Взять жетон усталости
action-retreat = Отступить на { $hex }
action-advance = Продвинуться
action-pursue = Двигаться дальше на { $hex }
action-target = Выбрать { $unit-acc }
action-choose = Выбрать вариант { $item }
action-put = Следующая: «{ $card }»
action-use = Да
action-decline = Нет
action-done = Готово
action-escalate = { $card }
action-promote = Повысить: { $entry }
action-recover = Вернуть: { $entry }
action-hire = Нанять { $kind-acc }
action-build = Построить: { $card }
action-repair = Починить: { $card }
action-concede = Сдаться

## События

event-deployed = { $seat } размещает { $unit-acc } на { $hex }.
event-terrain-laid = { $seat } кладёт на { $hex }: { $terrain }.
event-laid-last = { $seat } больше не выкладывает местность.
event-battle-set = Сценарий: { $scenario }.
event-map-chosen = Карта: { $map }.
event-element-lies = Дополнительный элемент на { $hex }: { $terrain }.
event-map-drawn = Карта выложена случайно.
event-token-taken = { $why ->
    [more] Юнитов больше у { $seat-gen }: жетон инициативы достаётся этой стороне.
   *[lot] Юнитов у сторон поровну; по жребию жетон инициативы у { $seat-gen }.
}
event-deploys-first = Размещение начинает { $seat }.
event-round-began = Начинается раунд { $round }.
event-order-dice-changed = { $seat }: { $why ->
    [fewer] на 1 кубик приказов меньше (удержаны города)
    [token] кубиков приказов нет, вместо кубика уходит один приказ (удержаны города)
   *[other] +{ $count } { $count ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } приказов ({ $why ->
        [towns] юниты в городах
       *[terrain] { $grounds }
    })
}.
event-orders-rolled = { $count ->
    [1] Кубик
   *[other] Кубики
} приказов ({ $seat }): { $faces }.
event-orders-generated = { $seat }, приказы: { $red ->
    [0] красных нет
   *[other] красных { $red }
}, { $blue ->
    [0] синих нет
   *[other] синих { $blue }
}, { $green ->
    [0] зелёных нет
   *[other] зелёных { $green }
}, { $purple ->
    [0] фиолетовых нет
   *[other] фиолетовых { $purple }
}{ $rolled ->
    [one] {" "}(кубик: { $faces })
    [yes] {" "}(кубики: { $faces })
   *[no] {""}
}.
event-prestige-used = { $seat } пользуется репутацией и перебрасывает все кубики приказов.
event-order-laid = { $unit } { $unit-is ->
    [many] получают
   *[one] получает
} { $colour } приказ{ $exchanged ->
    [yes] {" "}в обмен на фиолетовый
   *[no] {""}
}.
event-order-taken-back = Приказ у { $unit-gen } забран.
event-order-shown = { $seat }, { $colour } приказ: { $units }.
event-initiative-settled = { $why ->
    [equal] Инициатива остаётся у { $seat-gen }: красных и фиолетовых приказов на поле { $own ->
        [0] нет ни у кого
       *[other] поровну, по { $own }
    }.
   *[fewer] Инициатива у { $seat-gen }: красных и фиолетовых приказов на поле меньше, { $own } против { $theirs }.
}
event-step-began = Начинается { $colour } шаг.
event-declined = { $seat } придерживает юниты с фиолетовыми приказами.
event-recoloured = Приказ { $unit-gen } теперь { $colour }.
event-card-played = { $seat } играет карту «{ $card }».
event-card-order = { $seat } берёт { $colour } приказ карты «{ $card }».
event-shuffled = { $seat } собирает из сброса новую колоду и перемешивает её.
event-looked = { $seat } смотрит верхние карты { $whose ->
    [own] своей колоды
   *[other] колоды { $deck-gen }
}: { $cards }.
event-looked-hidden = { $seat } смотрит { $count ->
    [1] верхнюю карту
    [one] { $count } верхнюю карту
    [few] { $count } верхние карты
   *[many] { $count } верхних карт
} { $whose ->
    [own] своей колоды
   *[other] колоды { $deck-gen }
}.
event-looked-in-vain = Колода { $deck-gen } пуста, смотреть нечего.
event-rearranged = { $seat } возвращает карты на колоду.
event-order-gained = { $seat } получает { $colour } приказ ({ $why }).
event-order-spent = { $seat } тратит { $colour } приказ.
event-order-lost = { $seat } теряет { $colour } приказ.
event-property-gained = { $unit } { $unit-is ->
    [many] получают
   *[one] получает
} свойство «{ $property }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
}» { $until }.
event-property-shared = Свойство «{ $property }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
}» { $until } получают: { $units }.
event-effect-laid = { $unit }: { $effect } { $until }.
event-number-changed = { $unit }: { $effect } { $amount } { $until }.
event-results-added = { $unit } { $unit-is ->
    [many] добавляют
   *[one] добавляет
} { $until } к каждому броску ({ $roll }): { $count } × { $face }.
event-results-ignored = { $unit } { $unit-is ->
    [many] игнорируют
   *[one] игнорирует
} { $until } в каждом броске врага ({ $roll }): { $count } × { $face }.
event-property-lost = { $unit } { $unit-is ->
    [many] остаются
   *[one] остаётся
} без свойства «{ $property }» { $until }.
event-forbidden = { $unit-dat } нельзя { $what } { $until }.
event-curse-laid = На { $unit-acc } ложится проклятие «{ $card }».
event-activated = { $seat } активирует { $unit-acc } ({ $colour } приказ).
event-paid = { $unit } { $unit-is ->
    [many] применяют
   *[one] применяет
} свойство «{ $paid }»{ $cost ->
    [yes] {" "}за { $colours } приказ
   *[no] {""}
}.
event-moved = { $unit } { $how ->
    [run] { $unit-is ->
        [many] бегут
       *[one] бежит
    }
    [retreat] { $unit-is ->
        [many] отступают
       *[one] отступает
    }
    [advance] { $unit-is ->
        [many] продвигаются
       *[one] продвигается
    }
    [push] { $unit-is ->
        [many] отходят под напором
       *[one] отходит под напором
    }
   *[move] { $unit-is ->
        [many] идут
       *[one] идёт
    }
}: { $path }.
event-tired = { $unit } { $unit-is ->
    [many] берут
   *[one] берёт
} жетон усталости{ $why ->
    [attack-die] {" "}ради ещё одного кубика атаки
    [attack-after-run] {" "}ради атаки после бега
    [defence-die] {" "}ради ещё одного кубика защиты
    [less-damage] , чтобы уменьшить урон на 1
    [less-retreat-damage] , чтобы уменьшить на 1 урон за непройденные гексы отступления
    [less-push-damage] , чтобы уменьшить на 1 урон от толчка
    [difficult-terrain] {" "}ради бега в сложный рельеф
   *[forced] {""}
} ({ $why ->
    [forced] { $cause },{" "}
   *[other] {""}
}теперь { $fatigue }).
event-refreshed = { $unit } { $unit-is ->
    [many] снимают
   *[one] снимает
} { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
} усталости ({ $why }).
event-rested = { $unit } { $unit-is ->
    [many] отдыхают
   *[one] отдыхает
}{ $count ->
    [0] {""}
   *[other] {" "}и { $unit-is ->
        [many] снимают
       *[one] снимает
    } { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    } усталости
}.
event-restored = { $unit }: { $what ->
    [miniatures] { $count ->
        [one] возвращается { $count } миниатюра
        [few] возвращаются { $count } миниатюры
       *[many] возвращается { $count } миниатюр
    }
   *[health] { $count ->
        [one] исцелена { $count } рана
        [few] исцелены { $count } раны
       *[many] исцелено { $count } ран
    }
}; { $what ->
    [miniatures] теперь { $left }
   *[health] теперь здоровья { $left }
} ({ $why }{ $giver ->
    [own] , своя аура
    [unit] , аура { $leaders-gen }
    [ground] , { $grounds }
   *[self] {""}
}).
event-damaged = { $unit } { $what ->
    [miniatures] { $unit-is ->
        [many] теряют
       *[one] теряет
    } { $count ->
        [one] { $count } миниатюру
        [few] { $count } миниатюры
       *[many] { $count } миниатюр
    }
   *[health] { $unit-is ->
        [many] получают
       *[one] получает
    } { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }
}{ $why ->
    [retreat] : дальше отступать нельзя
    [push] {" "}из-за толчка: отойти некуда
    [exhausted] {" "}вместо жетона усталости ({ $cause })
   *[attack] {""}
}; { $what ->
    [miniatures] { $left ->
        [0] не осталось ни одной
        [one] осталась { $left }
       *[other] осталось { $left }
    }
   *[health] { $left ->
        [0] здоровья не осталось
       *[other] осталось здоровья: { $left }
    }
}.
event-destroyed = { $unit }: юнит уничтожен.
event-vp-gained = { $seat } получает победные очки { $why ->
    [points] за точки захвата
    [towns] за занятые города
    [destroyed] за уничтожение { $units-gen }
    [entered] за вход в город
   *[standing] за уцелевшие города
}: +{ $amount }, всего { $total }.
event-defended = { $unit } { $order ->
    [card] { $unit-is ->
        [many] получают
       *[one] получает
    }
    [given] { $unit-is ->
        [many] отказываются от приказа, объявляют оборону и получают
       *[one] отказывается от приказа, объявляет оборону и получает
    }
   *[kept] { $unit-is ->
        [many] объявляют оборону и получают
       *[one] объявляет оборону и получает
    }
} жетон защиты.
event-countered = { $unit } { $unit-is ->
    [many] отвечают
   *[one] отвечает
} контратакой{ $giver ->
    [own] {" "}(своя аура)
    [unit] {" "}(аура { $leaders-gen })
    [ground] {" "}({ $grounds })
   *[self] {""}
}.
event-pursued = { $unit } { $unit-is ->
    [many] преследуют врага и могут
   *[one] преследует врага и может
} атаковать ещё раз (Преследование).
event-fruitless = Атака { $unit-gen } ничего не даёт.
event-idle = { $unit } { $unit-is ->
    [many] ничего не делают
   *[one] ничего не делает
}.
event-nobody-meant = «{ $what }»: подходящих { $whose ->
    [enemy] вражеских юнитов
   *[own] своих юнитов
} нет.
event-in-vain = «{ $what }»: эффекта нет.
event-nothing-to-take = «{ $what }»: из резерва { $seat-gen } забрать нечего.
event-unaffected = «{ $what }» не действует на { $unit-acc }.
event-token-barred = { $unit } не { $unit-is ->
    [many] получают
   *[one] получает
} жетон защиты: объявлять оборону запрещено.
event-terrain-kept = Местность карты «{ $card }» на поле не кладётся, карта уходит в сброс.
event-unneeded = { $what ->
    [losses] Потерь нет, восстанавливать нечего
   *[fatigue] Усталости нет, снимать нечего
}: { $units } ({ $why }).
event-order-dropped = { $unit } { $unit-is ->
    [many] теряют
   *[one] теряет
} приказ.
event-attack-declared = { $unit } { $unit-is ->
    [many] атакуют
   *[one] атакует
} { $target-acc }.
event-shot-declared = { $unit } { $unit-is ->
    [many] стреляют
   *[one] стреляет
} в { $target-acc }.
event-redirected = { $target } { $target-is ->
    [many] принимают
   *[one] принимает
} на себя удар { $unit-gen }.
event-dice-added = { $unit }: +{ $count } { $count ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} { $what ->
    [defence] защиты
   *[attack] атаки
} ({ $why }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
}).
event-rolled = { $unit } { $unit-is ->
    [many] бросают
   *[one] бросает
} { $count ->
    [1] кубик
   *[other] кубики
} { $what ->
    [defence] защиты
   *[attack] атаки
}: { $faces }.
event-rerolled = { $unit } { $unit-is ->
    [many] перебрасывают
   *[one] перебрасывает
}: { $before }; новый результат: { $faces } ({ $why }{ $giver ->
    [own] , своя аура
    [unit] , аура { $leaders-gen }
    [ground] , { $grounds }
   *[self] {""}
}).
event-result-added = { $unit } { $unit-is ->
    [many] добавляют
   *[one] добавляет
} к броску: { $count } × { $face } ({ $why }).
event-uncounted = { $unit }: не считается { $count } × { $face } ({ $why ->
    [weak] слабый юнит
    [alone] нет поддержки: в контакте с целью нет других своих юнитов
    [unaided] нет поддержки: в контакте с атакующим нет других своих юнитов
   *[far] цель дальше базовой дистанции
}).
event-ignored = { $unit } { $unit-is ->
    [many] игнорируют
   *[one] игнорирует
}: { $count } × { $face } ({ $why }{ $giver ->
    [own] , своя аура
    [unit] , аура { $leaders-gen }
    [ground] , { $grounds }
   *[self] {""}
}).
event-panic-hurts = { $unit }: вместо паники — урон, всего { $count } (Мертвяк).
event-blocked = { $unit } { $unit-is ->
    [many] блокируют
   *[one] блокирует
}: { $count } × { $face }.
event-spared = { $unit } { $unit-is ->
    [many] получают
   *[one] получает
} урона на { $count } меньше ({ $why }{ $giver ->
    [own] , своя аура
    [unit] , аура { $leaders-gen }
    [ground] , { $grounds }
   *[self] {""}
}).
event-regrouped = { $unit } { $unit-is ->
    [many] перегруппировываются
   *[one] перегруппировывается
}: единица урона становится паникой.
event-panic-came = Паника исходит от { $source-gen }.
event-panicked = { $unit } { $unit-is ->
    [many] паникуют: нужно отступить
   *[one] паникует: нужно отступить
} на { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
   *[many] { $count } гексов
}{ $rushed ->
    [yes] , один из них — за «Напор»
   *[no] {""}
}.
event-summoned = { $seat } поднимает { $unit-acc } на { $hex }.
event-town-fell = { $seat } разрушает город на { $hex }. Теперь там: { $terrain }.
event-round-ended = Раунд { $round } окончен: всё, что длилось до его конца, прекращается, оставшиеся в резервах приказы сбрасываются.
event-conceded = { $seat } сдаётся.
event-mission-began = Миссия { $mission }: { $scenario }.
event-mission-ended = Битва миссии { $mission } окончена: { $why ->
    [victory-points] нужные победные очки набраны
    [army-destroyed] одна из армий уничтожена
    [both-destroyed] обе армии уничтожены
    [towns-lost] последний город разрушен
    [round-limit] сыгран последний раунд
   *[conceded] одна из сторон сдалась
}.
event-mission-won = Миссию выигрывает { $seat }.
event-mission-drawn = Миссия окончилась вничью.
event-escalation-drawn = Эскалация: { $card }.
event-escalation-chosen = { $seat } выбирает карту эскалации: { $card }.
event-track-rose = { $seat }: { $track } +{ $by }{ $why ->
    [mission] {" "}за миссию
    [cards] {" "}благодаря картам города
    [hunted] {" "}за уничтоженных героев и гигантов
    [towns] {" "}за города
    [income] {" "}(доход)
    [raid] {" "}после набега
    [reroll] {" "}за переброс кубиков приказов
   *[deed] {""}
}, теперь { $now }.
event-track-fell = { $seat }: { $track } −{ $by }{ $why ->
    [mission] {" "}за миссию
    [cards] {" "}благодаря картам города
    [hunted] {" "}за уничтоженных героев и гигантов
    [towns] {" "}за города
    [income] {" "}(доход)
    [raid] {" "}после набега
    [reroll] {" "}за переброс кубиков приказов
   *[deed] {""}
}, теперь { $now }.
event-promoted = { $seat } повышает юнит: { $unit }.
event-filled-up = Армия дополнена, в войско { $seat-gen } вступают: { $units }.
event-marked = Уцелевшие ({ $seat }) получают по отметке опыта: { $units }.
event-away = { $unit } { $unit-is ->
    [many] пропускают
   *[one] пропускает
} следующую миссию, если не заплатить припасами.
event-reduced = { $unit } { $unit-is ->
    [many] возвращаются
   *[one] возвращается
} в состав войска на базовом уровне: { $basic }.
event-level-kept = { $unit } { $unit-is ->
    [many] сохраняют
   *[one] сохраняет
} уровень благодаря карте города.
event-town-card-worked = Действует карта города «{ $card }» ({ $seat }).
event-joined = { $unit } { $unit-is ->
    [many] пополняют
   *[one] пополняет
} войско { $seat-gen }.
event-recovered = { $unit } снова в строю ({ $seat }).
event-built = { $seat } строит: { $card }.
event-repaired = { $seat } чинит: { $card }.
event-card-damaged = Карта города «{ $card }» повреждена ({ $seat }).
event-raid-began = Набег на поселение { $seat-gen }: «{ $raid }».
event-raid-rolled = { $seat } бросает кубики против набега силой { $strength }: { $faces }; { $left ->
    [0] набег отбит
   *[other] осталось силы: { $left }
}.
event-raid-ended = Набег на поселение { $seat-gen } { $beaten ->
    [yes] отбит
   *[no] окончен
}, потеряно построек: { $razed }.
event-monster-ordered = { $unit }: { $order } ({ $colour }).
event-monster-came = { $unit } { $unit-is ->
    [many] появляются
   *[one] появляется
} на { $hex }.
event-monster-acted = { $unit } { $unit-is ->
    [many] действуют
   *[one] действует
} ({ $colour } приказ).
event-monsters-lead = { $why ->
    [equal] Инициатива остаётся у монстров: приказов «Охота» столько же, сколько у защитника красных и фиолетовых, по { $own }.
   *[fewer] Инициатива у монстров: приказов «Охота» меньше, чем у защитника красных и фиолетовых, { $own } против { $theirs }.
}
event-building-hurt = Постройка на { $hex } { $left ->
    [0] разрушена
   *[other] повреждена, осталось прочности: { $left }
}.
event-army-mustered = { $seat } выставляет армию на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { $units }.
event-settlement-fell = Поселение { $seat-gen } пало.

## Отказы

refuse-not-now = Это не ответ на вопрос, который задан сейчас.
refuse-dice-first = Сначала обе стороны решают, как быть с кубиками приказов, потом выдают приказы.
refuse-begin-first = Сначала начните выдачу приказов.
refuse-card-pending = Сначала доиграйте карту «{ $card }».
refuse-stands-there = На { $hex } уже { $unit-is ->
    [many] стоят
   *[one] стоит
} { $unit }.
refuse-no-such-change = Фиолетовый приказ можно заменить красным, синим или зелёным; { $colour } не подходит.
refuse-pursues-nobody = С { $hex } некого атаковать: преследование должно закончиться рядом с врагом.
refuse-not-command-phase = Приказы выдают в фазе командования, до действий юнитов.
refuse-deployment-over = Размещение закончено.
refuse-not-active-phase = Юниты действуют в активной фазе, после выдачи приказов.
refuse-nobody-active = Сначала активируйте юнит.
refuse-finish-first = Сначала завершите действие { $unit-gen }.
refuse-shot-in-contact = Стрелять нельзя: в контакте враг ({ $unit }). Атакуйте его в ближнем бою или отойдите.
refuse-rest-in-contact = Отдыхать нельзя: в контакте враг ({ $unit }).
refuse-has-token = У { $unit-gen } уже есть жетон защиты.
refuse-no-order-to-give = У { $unit-gen } нет приказа, от которого можно отказаться ради обороны.
refuse-no-counterblow = У { $unit-gen } нет свойства «Контратака».
refuse-no-way = На { $hex } нет пути не длиннее { $steps } { $steps ->
    [one] гекса
   *[other] гексов
}: мешают юниты или местность.
refuse-no-hero = Это не ваш герой на поле.
refuse-target-own = Нужен вражеский юнит, а это ваш: { $unit }.
refuse-target-enemy = Нужен свой юнит, а это вражеский: { $unit }.
refuse-target-chosen = Этот юнит уже выбран: { $unit }.
refuse-target-type = { $unit }: не тот тип юнита, нужен: { $types }.
refuse-target-property = { $unit }: нужен юнит со свойством «{ $property }».
refuse-target-order = { $unit }: нужен юнит, у которого приказ { $colour }.
refuse-target-contact = { $unit }: нужен юнит без врагов в контакте.
refuse-target-far = Слишком далеко: { $unit }; можно не дальше { $steps } { $steps ->
    [one] гекса
   *[other] гексов
}.
refuse-not-beside-hero = { $hex } не рядом с вашим героем.
refuse-not-among = Этой карты нет среди тех, что вы смотрите.
refuse-not-nearest = К паникующему ближе другой ваш юнит.
refuse-retreat-away = Отступают на соседний гекс дальше от врага, а не на { $hex }.
refuse-retreat-blocked = { $hex } занят или непроходим: отступить туда нельзя.
refuse-tired-already = У { $unit-gen } уже есть жетон усталости.
refuse-not-middle = { $hex } не в середине поля: местность лежит в рядах с 3 по 9.
refuse-beside-last = { $hex } рядом с местностью, которую выложили последней.
refuse-parts-map = Местность на { $hex } отрезала бы зоны размещения друг от друга.
refuse-no-such-thing = Такого здесь нет.
refuse-not-for-armies = { $unit-acc } нельзя взять в армию.
refuse-other-faction = { $unit }: другая фракция.
refuse-named-twice = { $unit }: может быть только один раз.
refuse-too-dear = { $unit }: армия стоила бы { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} при пределе { $limit }.
refuse-too-many-units = Юнитов уже { $count }: больше колода тактик не обслужит.
refuse-foreign-card = Карта «{ $card }» другой фракции.
refuse-too-many-copies = Карт «{ $card }» в колоде может быть не больше { $copies }.
refuse-too-many-stars = Карт со звездой в колоде из { $cards }: { $stars }, можно: { $allowed }.
refuse-deck-full = В колоде уже все карты: { $cards }.
refuse-deck-size = В колоде карт: { $cards }, а в армии юнитов: { $units }.
refuse-no-units = В армии должен быть хотя бы один юнит.
refuse-army-too-dear = Армия стоит { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} при пределе { $limit }.
refuse-two-sides = В битве ровно две стороны, а не { $count }.
refuse-limit-of-size = { $size }: от { $least } до { $most } очков, а не { $limit }.
refuse-same-faction = Обе стороны могут быть одной фракции только по согласию игроков.
refuse-map-shape = На карте { $rows } рядов по { $columns } гексов.
refuse-no-such-terrain = Местности со знаком «{ $glyph }» нет.
refuse-outside-middle = На самодельной карте местность лежит только в рядах с 3 по 9; вне их: { $hexes }.
refuse-not-hand-made = { $terrain }: на самодельную карту не кладётся.
refuse-too-many-hexes = Положено гексов местности: { $count }; можно не больше { $most }.
refuse-supply-short = { $terrain }: положено { $count }, а в запасе всего { $supply }.
refuse-no-such-hex = Гекса { $hex } на поле нет.
refuse-no-element-there = { $hex }: не открытый гекс, элемент сюда не положить.
refuse-map-apart = На этой карте из одной зоны размещения нельзя дойти до другой.
refuse-not-in-army = В армии нет { $unit-gen }.
refuse-not-in-deck = Карты «{ $card }» нет в колоде.
refuse-not-in-roster = В составе войска нет готовых: { $unit }.
refuse-not-for-maps = Сейчас нельзя выложить: { $terrain }.
refuse-inside-zones = { $hex } в зоне размещения, а эта местность лежит вне обеих зон.
refuse-not-drawn = Карты эскалации «{ $card }» нет среди взятых.
refuse-not-own = Такого юнита у вас там нет.
refuse-deployed-already = { $unit } уже на поле.
refuse-occupied = На { $hex } уже { $unit-is ->
    [many] стоят
   *[one] стоит
} { $unit }.
refuse-part-full = В части зоны с { $hex } уже предельное число юнитов.
refuse-outside-zone = { $hex } вне вашей зоны размещения.
refuse-impassable = { $hex } непроходим: { $terrain }.
refuse-free-rerolls-begun = Бесплатные перебросы идут до или после всех основных, а вы их уже начали.
refuse-last-die = Последний кубик приказов отдать нельзя.
refuse-no-free-reroll = Такого переброса у вас больше нет.
refuse-no-such-face = Ни на одном кубике нет грани: { $face }.
refuse-no-order = У { $unit-gen } нет приказа.
refuse-no-such-order = Такого приказа в резерве нет: { $colour }.
refuse-must-activate = У вас есть юниты с приказом этого цвета: активируйте один из них или юнит с фиолетовым приказом.
refuse-no-purple = Это не ваш юнит с фиолетовым приказом.
refuse-step-over = Шаг цвета «{ $colour }» уже прошёл.
refuse-colour-not-on-map = На поле нет приказов цвета «{ $colour }».
refuse-card-first = Сначала сыграйте верхнюю карту колоды: ради эффекта или ради приказа.
refuse-no-card = В вашей колоде нет карт.
refuse-other-colour = У { $unit-gen } { $colour } приказ, а сейчас шаг другого цвета.
refuse-only-rest = У { $unit-gen } жёлтый приказ: можно только отдыхать.
refuse-rest-alone = Юнит, оплативший свойство, не может отдыхать.
refuse-no-stamina = У { $unit-gen } нет выносливости, отдыхать нельзя.
refuse-forbidden = Карта запрещает это { $unit-dat }.
refuse-no-path = Назовите хотя бы один гекс пути.
refuse-not-neighbours = { $hex } не соседний с предыдущим гексом.
refuse-must-stop = На { $hex } юнит обязан остановиться: дальше пути нет.
refuse-too-far = { $hex } слишком далеко: юнит проходит не больше { $steps } { $steps ->
    [one] гекса
   *[other] гексов
}.
refuse-cannot-tire = Бег в { $hex } ({ $terrain }) стоит жетона усталости, а взять его нельзя.
refuse-no-such-property = У { $unit-gen } нет такого свойства.
refuse-paid-already = Уже оплачено: { $paid }.
refuse-cannot-pay = В резерве нет приказов, чтобы оплатить «{ $paid }»: { $any ->
    [0] { $orders }
   *[other] любого цвета, всего { $any }
}.
refuse-no-multiple-attack = У { $unit-gen } нет свойства «Множественная атака».
refuse-no-enemy = Такого вражеского юнита на поле нет.
refuse-own-unit = { $unit }: это ваш юнит, а атакуют только врагов.
refuse-no-contact = { $unit } не в контакте: ближний бой возможен только с соседним гексом.
refuse-attack-after-run = После бега { $unit } { $unit-is ->
    [many] атакуют
   *[one] атакует
} только за жетон усталости.
refuse-no-dice = У { $unit-gen } не осталось бы кубиков атаки.
refuse-moved-already = После движения это невозможно: может последовать только атака.
refuse-one-more-attack = Преследование даёт ещё одну атаку в ближнем бою, и только.
refuse-capture-point = На { $hex } точка захвата.
refuse-terrain-there = На { $hex } уже лежит: { $terrain }.
refuse-too-far-from-own = { $hex } дальше { $steps } { $steps ->
    [one] гекса
   *[other] гексов
} от ваших юнитов.
refuse-cursed-already = На { $unit-acc } это проклятие уже наложено.
refuse-not-on-map = Такого юнита на поле нет.
refuse-not-swept = { $unit }: «Множественная атака» бьёт каждого врага один раз и только тех, кто был в контакте, когда её объявили.
refuse-no-defender = Это не ваш юнит со свойством «Защитник».
refuse-defender-not-near = { $unit }: нужно стоять рядом с атакованным и в контакте с атакующим.
refuse-no-way-back = Преследование не ведёт назад на { $hex }, откуда была объявлена первая атака.
refuse-no-pursuit = До { $hex } преследование не доходит: слишком далеко или путь закрыт.
refuse-no-ranged-attack = У { $unit-gen } нет дистанционной атаки.
refuse-shot-after-run = После бега стрелять нельзя.
refuse-shot-after-move = После движения стреляет только быстрый стрелок.
refuse-out-of-range = До цели гексов: { $distance }, дальность: { $most }.
refuse-no-sight = Линию видимости перекрывает местность: { $hexes }.
refuse-unit-in-sight = Линию видимости { $unit-is ->
    [many] перекрывают
   *[one] перекрывает
} { $unit } ({ $hexes }).
refuse-no-entry = Такого юнита в вашем составе нет.
refuse-highest-level = { $unit-acc } повысить нельзя.
refuse-too-few-marks = У { $unit-gen } отметок опыта { $marks }, нужно { $wanted }.
refuse-too-few-supplies = Это стоит припасов: { $cost }, у вас { $have }.
refuse-not-away = Этот юнит возвращать не нужно.
refuse-not-for-hire = { $unit-acc } нанять нельзя.
refuse-already-built = Уже построено: { $card }.
refuse-built-one = За фазу поселения строится только одна карта города.
refuse-settlement-full = В поселении не больше { $count } карт города.
refuse-not-damaged = { $card }: не повреждено.

## Исходы

result-victory-points = { $winners } набирает нужные победные очки и выигрывает.
result-army-destroyed = Вражеская армия уничтожена: победа { $winners-gen }.
result-both-destroyed = { $count ->
    [one] Обе армии уничтожены: { $winners } побеждает по очкам.
   *[other] Обе армии уничтожены, впереди никого: ничья.
}
result-towns-lost = Последний город разрушен: победа { $winners-gen }.
result-round-limit = { $count ->
    [one] Последний раунд окончен: { $winners } побеждает по очкам.
   *[other] Последний раунд окончен, очков поровну: ничья.
}
result-conceded = Соперник сдаётся: победа { $winners-gen }.
result-raid-over = Набег окончен.
result-settlement-fell = Вражеское поселение пало: кампанию выигрывает { $winners }.
result-campaign = { $count ->
    [one] Кампания окончена: побеждает { $winners }.
   *[other] Кампания окончена: ничья.
}

## Позиции

position-round = Раунд { $round }, { $phase }.
position-step = Шаг цвета: { $colour }.
position-score = Победные очки: { $one } { $mine }, { $other } { $theirs } (цель: { $goal }).
position-slain = Уничтожено очков: { $one } { $mine }, { $other } { $theirs }.
position-initiative = Инициатива: { $side }.
position-reserve = { $side }, резерв: { $red ->
    [0] красных нет
   *[other] красных { $red }
}, { $blue ->
    [0] синих нет
   *[other] синих { $blue }
}, { $green ->
    [0] зелёных нет
   *[other] зелёных { $green }
}, { $purple ->
    [0] фиолетовых нет
   *[other] фиолетовых { $purple }
}.
position-reserve-empty = { $side }, резерв: пусто.
position-reserve-hidden = { $side }, резерв: за ширмой.
position-order-dice = { $side }, { $count ->
    [1] кубик
   *[other] кубики
} приказов: { $faces }.
position-deck = { $side }, колода: карт { $count }, сверху: { $cards }.
position-deck-closed = { $side }, колода: карт { $count }.
position-discard = { $side }, сброс: { $cards }.
position-zone = Зона размещения ({ $side }): { $hexes }.
position-terrain = { $terrain }: { $hexes }.
position-town = { $town }, { $hex }: { $side ->
    [none] { $state }
   *[other] занят ({ $side })
 }.
position-points = Точки захвата: { $hexes }.
position-unit = { $hex }, { $unit } ({ $side }): { $left } из { $size }, усталость { $fatigue }{ $stamina ->
    [none] {""}
   *[other] {" "}из { $stamina }
 }.
position-unit-tokens = { $hex }, { $unit } ({ $side }): { $left } из { $size }, усталость { $fatigue }{ $stamina ->
    [none] {""}
   *[other] {" "}из { $stamina }
 }; { $tokens }.
position-unit-waiting = { $unit } { $unit-is ->
    [many] ждут
   *[one] ждёт
}: { $left } из { $size }, усталость { $fatigue }{ $stamina ->
    [none] {""}
   *[other] {" "}из { $stamina }
 }.
position-attack = { $kind }: { $unit } — { $target }, кубиков атаки { $dice }, кубиков защиты { $defence }.
position-roll = { $unit }: { $faces }.
position-army = { $side }: { $points } из { $limit } очков. { $units }
position-mission = Миссия { $mission }.
position-escalation = Эскалация: { $card }.
position-tracks = { $side }: репутация { $reputation }, благосостояние { $prosperity }, припасы { $supplies }; карты города: { $cards }.

## Как выигрывают битву

aim-scenario = Побеждает тот, кто первым наберёт не меньше { $vp } ПО и при этом больше, чем соперник.
aim-epic = Побеждает тот, кто уничтожит всю вражескую армию.
aim-raid = Набег отбит, когда уничтожены все налётчики.
aim-limit-scenario = После раунда { $rounds } побеждает тот, у кого больше ПО.
aim-limit-epic = После раунда { $rounds } побеждает тот, кто уничтожил врагов на большее число очков.
aim-limit-raid = Набег заканчивается после раунда { $rounds }.
scoring-destroyed = { $vp } ПО за каждый уничтоженный вражеский юнит
scoring-unit = +{ $vp } ПО за уничтожение: { $unit }
scoring-types = +{ $vp } ПО за каждый уничтоженный юнит типа: { $types }
scoring-points = { $vp } ПО за каждую точку захвата, занятую в конце раунда
scoring-each-town = { $vp } ПО за каждый город, занятый в конце раунда
scoring-towns = { $vp } ПО, если в конце раунда занято городов: { $towns }
scoring-enters = { $vp } ПО за каждый город, в который вошёл юнит
scoring-standing = { $most ->
    [0] { $vp } ПО в конце раунда, пока не разрушен ни один город
   *[other] { $vp } ПО в конце раунда, пока разрушено городов: { $least }–{ $most }
}
condition-town-dice = { $count ->
    [one] Каждый юнит в городе даёт своей стороне { $count } дополнительный кубик приказов.
    [few] Каждый юнит в городе даёт своей стороне { $count } дополнительных кубика приказов.
   *[many] Каждый юнит в городе даёт своей стороне { $count } дополнительных кубиков приказов.
}
condition-fewer = Кто в конце раунда занимает городов: { $towns }, тот в следующем генерирует на 1 приказ меньше.
condition-rest = { $side }: юниты отдыхают в городе, даже если враги в контакте.
condition-zone = В отдельной части зоны размещают не больше { $count ->
    [one] { $count } юнита
   *[other] { $count } юнитов
}.
condition-wader = { $unit }: может входить в гексы «{ $terrain }» и сражается в них как слабый юнит.
condition-towns-fall = { $side }: город, в который входит юнит, разрушается. На его месте появляется: { $terrain }.
condition-last-town = { $side }: поражение, как только разрушен последний город.
position-scoring = { $line } ({ $one } { $mine }, { $other } { $theirs })
position-scoring-one = { $side }: { $line } (пока { $vp })
legend-terrain = Местность: { $terrain }.
legend-entry = { $mark } { $name }
legend-units = { $side }: { $units }.
legend-orders = Приказы: { $orders }.
legend-number = Число за буквой — сколько у юнита осталось.
legend-capture = точка захвата
legend-building = постройка

## Тексты карт

op-grant = { $to }: { $property }{ $x ->
    [0] { "" }
   *[other] { " " }{ $x }
} { $until }{ $only_type ->
    [none] { "" }
   *[other] { " " }(только { $only_type })
}{ $only_property ->
    [none] { "" }
   *[other] { " " }(только при свойстве «{ $only_property }»)
}
op-lose = { $to }: теряет свойство «{ $property }» { $until }
op-dice = { $to }: кубики ({ $roll }) { $n ->
    [-1] −1
   *[other] +{ $n }
} { $until }
op-reroll = { $to }: может перебросить ещё { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
} ({ $roll }) { $until }
op-result = { $to }: добавляет к броску ({ $roll }) { $n } × { $face } { $until }
op-ignore = { $to }: игнорирует { $n } × { $face } в каждом броске врага ({ $roll }) { $until }
op-support = { $to }: считается имеющим поддержку { $kind } { $until }
op-speed = { $to }: движение и бег { $n ->
    [one] +{ $n } гекс
    [few] +{ $n } гекса
   *[many] +{ $n } гексов
} { $until }
op-range = { $to }: базовая дистанция +{ $base }, максимальная +{ $max } { $until }
op-fatigue = { $to }: получает { $n ->
    [one] { $n } жетон усталости
    [few] { $n } жетона усталости
   *[many] { $n } жетонов усталости
}
op-refresh = { $to }: снимает до { $n ->
    [one] { $n } жетона усталости
    [few] { $n } жетонов усталости
   *[many] { $n } жетонов усталости
}
op-restore = { $to }: восстанавливает { $n } (миниатюры или раны)
op-damage = { $to }: получает урон { $n }
op-panic = { $to }: { $n } × паника от вашего ближайшего юнита
op-order = резерв ({ $player }): { $colour } × { $n }
op-reorder = { $to }: приказ становится { $colour }
op-defend = { $to }: получает жетон защиты и сохраняет приказ
op-forbid = { $to }: не может { $what } { $until }
op-place = можно поставить на поле местность: { $terrain }
op-summon = поставьте юнит { $where }: { $unit }
op-look = посмотрите верхние карты колоды ({ $deck }): { $n }{ $rearrange ->
    [yes] { " " }и верните их в любом порядке
   *[no] { "" }
}
op-choose = выберите одно:
clause-target-activated = активируемый юнит
clause-target-self = этот юнит
clause-target-same = тот же юнит
clause-target-own = { $n ->
    [all] все свои юниты
    [one] { $n } свой юнит
    [few] { $n } своих юнита
   *[many] { $n } своих юнитов
}{ $types ->
    [none] { "" }
   *[other] { " " }({ $types })
}{ $property ->
    [none] { "" }
   *[other] { " " }со свойством «{ $property }»
}{ $order ->
    [none] { "" }
   *[other] { " " }(приказ: { $order })
}{ $within ->
    [none] { "" }
    [one] { " " }не дальше { $within } гекса
   *[other] { " " }не дальше { $within } гексов
}{ $of ->
    [none] { "" }
   *[other] { " " }от { $of }
}{ $free_of_contact ->
    [yes] { " " }без врагов в контакте
   *[no] { "" }
}
clause-target-enemy = { $n ->
    [all] все вражеские юниты
    [one] { $n } вражеский юнит
    [few] { $n } вражеских юнита
   *[many] { $n } вражеских юнитов
}{ $types ->
    [none] { "" }
   *[other] { " " }({ $types })
}{ $property ->
    [none] { "" }
   *[other] { " " }со свойством «{ $property }»
}{ $order ->
    [none] { "" }
   *[other] { " " }(приказ: { $order })
}{ $within ->
    [none] { "" }
    [one] { " " }не дальше { $within } гекса
   *[other] { " " }не дальше { $within } гексов
}{ $of ->
    [none] { "" }
   *[other] { " " }от { $of }
}{ $free_of_contact ->
    [yes] { " " }без врагов в контакте
   *[no] { "" }
}
clause-keyword = { $property }{ $x ->
    [0] { "" }
   *[other] { " " }{ $x }
}
clause-aura = аура { $x } ({ $to } юнит): { $gives }

# Cards of the campaign
campaign-prosperity = Благосостояние +{ $n }
campaign-keeps-level = После каждой миссии { $n } из уничтоженных юнитов сохраняет уровень
campaign-limit-bonus = Предел очков ваших миссий +{ $n }
campaign-supplies = Припасы в каждую фазу поселения +{ $n }
campaign-win-reputation = Репутация за каждую вашу победу в миссии +{ $n }
campaign-extra-card = Выбирая карту эскалации, вы берёте на { $n } больше
campaign-free-promotion = Бесплатные повышения в каждую фазу поселения: { $n }
campaign-defensive = Оборона: на кубик больше, когда набег решают кубики
campaign-giant-returns = Уничтоженные гиганты возвращаются, не пропуская миссию
campaign-raid-terrain = При набеге вы кладёте на карту: { $terrain } × { $n }
campaign-first-order = В первом раунде миссии на один приказ больше: { $colour }
campaign-run-bonus = Дальность бега для всех: { $n }
campaign-tired-units = Каждая сторона выбирает юниты, которые начинают с жетоном усталости: { $n }
campaign-loser-limit-bonus = Предел очков проигравшего прошлую миссию +{ $n }
campaign-play-to-bonus = Победных очков для победы: +{ $n }
campaign-ranged-max = В первые раунды (до { $rounds }) никто не стреляет дальше { $n } { $n ->
    [one] гекса
   *[other] гексов
}
campaign-terrain-at = На { $hex } лежит: { $terrain } × { $n }
campaign-terrain-winner = Победитель прошлой миссии кладёт на карту: { $terrain } × { $n }
campaign-terrain-loser = Проигравший прошлую миссию кладёт на карту: { $terrain } × { $n }
campaign-raiders = { $unit } × { $n }

term-victory-points = победные очки
term-near-victory = близость победы
term-army = сила армии
term-ground-held = местность, приносящая очки
term-ground-kept = местность, удержанная к концу раунда
term-attacks-ready = атаки, возможные в этом раунде
term-attacks-later = атаки, возможные в следующем раунде
term-attack = текущая атака
term-orders = приказы на юнитах
term-reserve = приказы в резерве
term-fresh = неутомлённые юниты
term-guard = жетоны защиты вблизи врага
term-cover = юниты в укрытии
term-tactics = ещё не использованные эффекты тактик
term-goals-near = путь к целям
term-enemy-near = путь к врагу
term-campaign = репутация, благосостояние и карты города
term-supplies = припасы и состав войска

# К чему ведёт выбор

tells-order-red = действует на первом шаге цвета; много красных приказов может стоить инициативы
tells-order-blue = действует на втором шаге цвета
tells-order-green = действует на третьем шаге цвета
tells-order-yellow = действует последним; не ограничен и не берётся из резерва
tells-order-purple = действует на любом шаге цвета; для инициативы считается как красный
tells-face = этот кубик даёт приказ: { $colour }
tells-reroll-all = стоит одного кубика приказов
tells-finish = приказы в резерве оплачивают свойства и сбрасываются в конце раунда
tells-take-order = вместо эффекта один приказ в резерв: { $colour }
tells-pay = из резерва уйдёт: { $orders }
tells-pay-any = из резерва уйдёт приказов любого цвета: { $count }
tells-supplies = { $cost ->
    [0] бесплатно
   *[other] припасы −{ $cost }, останется { $left }
}
tells-effect = карта «{ $card }»
tells-keep-back = юниты с фиолетовыми приказами подействуют позже
tells-tire = усталость { $fatigue } из { $stamina }
tells-attack = кубиков атаки: { $dice }
tells-shot = кубиков атаки: { $dice }; { $near ->
    [yes] базовая дистанция, поддержка считается
   *[no] дальняя дистанция, поддержка не считается
}
tells-defend = { $order ->
    [given] стоит приказа;{" "}
   *[kept] {""}
}кубиков защиты: { $dice }, против каждой атаки этого раунда
tells-rest = снимается жетонов усталости: { $count }
tells-choose-speed = перемещение активируемого юнита +{ $count } ценой жетона усталости
tells-choose-refresh = с активируемого юнита снимается жетонов усталости: { $count }
tells-choose-restore = своему юниту вернётся миниатюр или исцелится ран: до { $count }
tells-choose-summon = рядом с вашим героем появятся: { $unit }
tells-counter = кубиков защиты { $dice }; приказ сохраняется
tells-activate = приказ: { $colour }
tells-raid-by-dice = 3 кубика и ещё по одному за каждую действующую оборонительную карту города; каждый щит отнимает 1 у силы набега, остаток стоит благосостояния и повреждает карты города
tells-spend-reputation = репутация −1
tells-prestige = переброс, за который заплачено репутацией: все кубики, без потерь
tells-no-terrain = карта уйдёт в сброс
tells-necromancy = в этом раунде приказа у них нет
tells-vampirism = вернётся 1 миниатюра или исцелится 1 рана; один раз за раунд
tells-regroup = урона на 1 меньше, отступление на 1 гекс длиннее; паника стоит приказа
tells-no-defence = без кубиков защиты; приказ, если он есть, сохраняется
tells-pass = завершает активацию
tells-way = { $how ->
    [run] { $ends ->
        [yes] завершает активацию и стоит жетона усталости
       *[no] потом нельзя стрелять, атака стоит жетона усталости
    }
   *[move] сложный рельеф, завершает активацию
}
tells-add-unit = стоит { $cost }, останется { $left }

# Подсчёт очков

score-destroyed = За уничтоженные юниты
score-capture-points = За точки захвата
score-towns = За удержание городов
score-entered = За вход в города
score-saved-towns = За уцелевшие города
score-slain = Уничтожено очков
score-reputation = Репутация
score-prosperity = Благосостояние
score-town-cards = Карты города
score-supplies = Припасы

# Имена в падежах: именительный, родительный, дательный, винительный

names-declined =
    Легионеры; Легионеров; Легионерам; Легионеров
    Легионеры-ветераны; Легионеров-ветеранов; Легионерам-ветеранам; Легионеров-ветеранов
    Легионеры-чемпионы; Легионеров-чемпионов; Легионерам-чемпионам; Легионеров-чемпионов
    Имперские стрелки; Имперских стрелков; Имперским стрелкам; Имперских стрелков
    Имперские стрелки-ветераны; Имперских стрелков-ветеранов; Имперским стрелкам-ветеранам; Имперских стрелков-ветеранов
    Имперские стрелки-чемпионы; Имперских стрелков-чемпионов; Имперским стрелкам-чемпионам; Имперских стрелков-чемпионов
    Конные рыцари; Конных рыцарей; Конным рыцарям; Конных рыцарей
    Конные рыцари-ветераны; Конных рыцарей-ветеранов; Конным рыцарям-ветеранам; Конных рыцарей-ветеранов
    Конные рыцари-чемпионы; Конных рыцарей-чемпионов; Конным рыцарям-чемпионам; Конных рыцарей-чемпионов
    Воины-зомби; Воинов-зомби; Воинам-зомби; Воинов-зомби
    Воины-зомби-ветераны; Воинов-зомби-ветеранов; Воинам-зомби-ветеранам; Воинов-зомби-ветеранов
    Воины-зомби-чемпионы; Воинов-зомби-чемпионов; Воинам-зомби-чемпионам; Воинов-зомби-чемпионов
    Зомби-лучники; Зомби-лучников; Зомби-лучникам; Зомби-лучников
    Зомби-лучники-ветераны; Зомби-лучников-ветеранов; Зомби-лучникам-ветеранам; Зомби-лучников-ветеранов
    Зомби-лучники-чемпионы; Зомби-лучников-чемпионов; Зомби-лучникам-чемпионам; Зомби-лучников-чемпионов
    Воины-зомби-новобранцы; Воинов-зомби-новобранцев; Воинам-зомби-новобранцам; Воинов-зомби-новобранцев
    Кавалерия мертвецов; Кавалерии мертвецов; Кавалерии мертвецов; Кавалерию мертвецов
    Кавалерия мертвецов-ветеранов; Кавалерии мертвецов-ветеранов; Кавалерии мертвецов-ветеранов; Кавалерию мертвецов-ветеранов
    Кавалерия мертвецов-чемпионов; Кавалерии мертвецов-чемпионов; Кавалерии мертвецов-чемпионов; Кавалерию мертвецов-чемпионов
    Роланд Гордый; Роланда Гордого; Роланду Гордому; Роланда Гордого
    Имперский автоматон «Крестоносец»; Имперского автоматона «Крестоносец»; Имперскому автоматону «Крестоносец»; Имперского автоматона «Крестоносец»
    Павел Старков; Павла Старкова; Павлу Старкову; Павла Старкова
    Анна Дарк; Анны Дарк; Анне Дарк; Анну Дарк
    Осадный автоматон «Бастион»; Осадного автоматона «Бастион»; Осадному автоматону «Бастион»; Осадного автоматона «Бастион»
    Имельстар Пожиратель Душ; Имельстара Пожирателя Душ; Имельстару Пожирателю Душ; Имельстара Пожирателя Душ
    Демоническая гидра; Демонической гидры; Демонической гидре; Демоническую гидру
    Морвена Могильная Певица; Морвены Могильной Певицы; Морвене Могильной Певице; Морвену Могильную Певицу
    Варгот Бледный Граф; Варгота Бледного Графа; Варготу Бледному Графу; Варгота Бледного Графа
    Костяной колосс; Костяного колосса; Костяному колоссу; Костяного колосса
    Волчья стая; Волчьей стаи; Волчьей стае; Волчью стаю
    Разбойники; Разбойников; Разбойникам; Разбойников
    Болотный тролль; Болотного тролля; Болотному троллю; Болотного тролля
    Гарпии; Гарпий; Гарпиям; Гарпий
    Империя; Империи; Империи; Империю
    Стикс; Стикса; Стиксу; Стикс
    Вторая армия; Второй армии; Второй армии; Вторую армию
names-undeclined = { $case ->
    [gen] юнита «{ $name }»
    [dat] юниту «{ $name }»
   *[acc] юнит «{ $name }»
}
