title = Подземелье: Драконы беспощадной пустыни
mode-standard = Обычная игра

# Что выбирают перед игрой

option-sets = Набор
option-sets-help = Один набор или поверхность вместе с подземельем, соединённые порталами.
option-sets-all = Все наборы вместе
option-split_decks = Раздельные колоды славы и риска
option-split_decks-help = Добирая каждую карту, вы выбираете колоду славы или колоду риска.
option-no_blank_spots = Без белых пятен
option-no_blank_spots-help = Все локации раздаются и выкладываются до первого хода.
option-resurrection = Воскрешение
option-resurrection-help = Чей герой повержен, продолжает игру новым героем 1-го уровня.
option-choice_of_heroes = Выбор героев
option-choice_of_heroes-help = Игроки по очереди выбирают героев, а не получают случайных.
option-optional_discard = Необязательный сброс
option-optional_discard-help = В конце хода никто не обязан сбрасывать карту.
option-unbiased_placement = Непредвзятое размещение
option-unbiased_placement-help = Локацию, нужную для вашего личного задания, размещает сосед слева.
option-nothing_personal = Ничего личного
option-nothing_personal-help = Личных заданий нет; всегда открыты два общих.
option-limited_movement = Ограничение движения
option-limited_movement-help = У всех по 3 ОД за ход, сохранять их нельзя; герой может лечь и получить ещё одно.
option-ap_for_falling = Очки действия за падение
option-ap_for_falling-help = Герой без сохранённого ОД может лечь, чтобы ответить тому, кто на него напал.
option-dodging_spikes = Уклонение от шипов
option-dodging_spikes-help = Вместо проверки герой может потратить ОД и избежать шипов.
option-loose_walls = Свободные стены
option-loose_walls-help = Выход можно приложить к стене; тогда это стена с обеих сторон.

seat-azure = Лазурный
seat-ember = Огненный
seat-jade = Нефритовый
seat-orchid = Лиловый
form-melee = ближний бой
form-magic = магия
form-speed = скорость
form-health = здоровье
form-level = уровень
terrain-arctic = арктика
terrain-desert = пустыня
terrain-forest = лес
terrain-mountains = горы
terrain-plains = равнины
terrain-swamp = топь
terrain-settlement = поселение
terrain-water = вода
source-spikes = шипы
source-pit = яма
source-blocked_exit = блокированный выход
source-trap_exit = выход-ловушка
side-n = север
side-e = восток
side-s = юг
side-w = запад
turned-0 = без поворота
turned-180 = с поворотом на 180°
pile-glory = колода славы
pile-peril = колода риска
phase-set-up = подготовка
phase-recovery = восстановление
phase-villainy = злодеяния
phase-locations = локации
phase-feats = подвиги
phase-ending = сброс и добор

# Вопросы

ask-open = Разыграйте карту или совершите особое действие либо спасуйте.
ask-entry = Вы вошли: примените карту, пока локация не подействовала, либо спасуйте.
ask-roll = { $fighter } сейчас бросит кубик ({ $stat }{ $enemy ->
    [none] , нужно { $need }
   *[other] , против { $enemy-gen }
}): измените бросок либо спасуйте.
ask-battle = Идёт битва: примените карту либо спасуйте.
ask-wound = Ваш герой вот-вот потеряет 1 из { $left } здоровья: предотвратите рану или вылечитесь либо спасуйте.
ask-respond = На вас напали: ответьте либо спасуйте.
ask-feats = Подвиги: ОД { $ap }, слава { $glory }.
ask-villainy = Злодеяния: разыгрывайте карты риска против соперников либо завершите фазу.
ask-declare = Назовите ещё одно столкновение либо начните битву.
ask-target = «{ $card }»: выберите, на какого героя её разыграть.
ask-payer = «{ $card }»: выберите соперника, чей риск пойдёт на оплату.
ask-x = «{ $card }»: выберите X, от 0 до { $most }.
ask-host = «{ $card }»: выберите основную карту.
ask-form = Выберите форму своей атаки.
ask-hunt-form = «{ $quest }»: выберите форму, в которой атакует монстр.
ask-monster-form = «{ $card }»: выберите форму атаки.
ask-place = Разместите карту локации «{ $place }».
ask-place-shifted = Выберите новое место для локации «{ $place }».
ask-shift = Выберите карту локации, которую сдвинете.
ask-lay = Выберите карту локации, которую выложите.
ask-warp = «{ $card }»: выберите, куда ведёт перенос.
ask-entrance = Выберите вход, с которого начнёт ваш герой.
ask-put-pawn = Выберите вход для нового героя { $seat-gen }.
ask-link = Выберите вход, к которому ведёт портал локации «{ $place }».
ask-hero = Выберите героя.
ask-new-hero = Ваш герой повержен: выберите нового.
ask-opponent = «{ $card }»: выберите соперника.
ask-strike = Вы нанесли удар { $seat-dat }: ранить героя или забрать жетон сопровождения?
ask-challenge = Бросьте вызов тому, кто на вас напал, или герою рядом либо откажитесь.
ask-spend-lying = Потратьте ОД, полученное за то, что герой лёг.
ask-ignore = «{ $card }»: выберите атаку, которую отмените.
ask-discard = Конец хода: сбросьте карту.
ask-shed = У вас больше карт, чем позволяет предел: сбросьте карту.
ask-clear-lair = В логове слишком много монстров: сбросьте одного.
ask-forced-discard = «{ $card }»: выберите карту, которая будет сброшена.
ask-give-card = Выберите карту, которой жертвуете.
ask-sacrifice = «{ $quest }»: выберите жертву.
ask-choose = «{ $card }»: выберите одно.
ask-summon = «{ $card }»: выберите монстра из сброса.
ask-order = Несколько ваших эффектов происходят одновременно: выберите, какой будет первым.
ask-draw = Доберите карту: из какой колоды?
ask-save = Сохранить 1 ОД для чужих ходов?
ask-dodge = Шипы ({ $stat } { $need }+): потратить 1 ОД, чтобы избежать их?
ask-accept = «{ $place }»: воспользоваться локацией?
ask-keep-monster = «{ $card }»: куда отправится монстр?
ask-reward = Ваши монстры нанесли { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[many] { $count } ран
}: дать кому-нибудь 1 очко риска?

# Действия

action-play = Разыграть карту «{ $card }»
action-play-and-use = Разыграть и сразу применить карту «{ $card }»
action-use = Применить карту «{ $card }»
action-use-skill = Применить умение героя
action-on = Цель: { $seat }
action-from = Платит { $seat }
action-x = X = { $number }
action-onto = Положить под карту «{ $card }»
action-form = Форма: { $form }
action-place = { $way ->
    [n] На { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее входа
    [s] На { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее входа
    [e] На { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [w] На { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
    [ne] На { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [nw] На { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
    [se] На { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [sw] На { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
   *[here] У входа
}, { $turned }
action-shift = Сдвинуть локацию «{ $place }»
action-lay = Выложить локацию «{ $place }»
action-move = Идти на { $side }
action-passage = Подземным ходом в локацию «{ $place }»
action-portal = Через портал в локацию «{ $place }»
action-warp = Перенос в локацию «{ $place }»
action-entrance = Вход: { $place }
action-link = Связать со входом «{ $place }»
action-explore = Исследовать
action-try = Попытаться выполнить задание «{ $quest }»
action-search = Искать (задание «{ $quest }»)
action-escort = Начать сопровождение (задание «{ $quest }»)
action-deliver = Завершить сопровождение (задание «{ $quest }»)
action-give-up = Отказаться от сопровождения (задание «{ $quest }»)
action-pick-up = Подобрать жетон (задание «{ $quest }»)
action-take-token = Забрать жетон (задание «{ $quest }»)
action-wound = Нанести 1 рану
action-stand = Подняться
action-lie-down = Лечь и получить 1 ОД
action-attack = Напасть на { $seat-acc }
action-challenge = Бросить вызов { $card-dat }
action-challenge-hero = Бросить вызов { $seat-dat }
action-challenge-quest-monster = Бросить вызов монстру задания
action-ignore = Отменить атаку { $card-gen }
action-ignore-hero = Отменить атаку { $seat-gen }
action-ignore-quest-monster = Отменить атаку монстра задания
action-pass = Пасовать
action-hold = Пасовать до конца этого хода
action-end = Завершить
action-discard = Сбросить карту «{ $card }»
action-save-ap = Сохранить 1 ОД
action-dodge = Избежать шипов за 1 ОД
action-accept = Воспользоваться
action-decline = Отказаться
action-to-hand = На руку
action-to-lair = В логово
action-to-discard = В сброс
action-give-peril = Дать { $seat-dat } 1 очко риска
action-choose = Вариант { $option }
action-hero = { $hero }
action-draw = Взять: { $pile }
action-summon = Призвать { $card-acc }
action-first = Сначала: { $card }
action-first-skill = Сначала умение героя
action-first-quest = Сначала: { $quest }

# События

event-first-rolled = { $seat } бросает кубик за первый ход: { $die }.
event-first-tied = Поровну: бросают снова.
event-hero-taken = { $seat } играет за героя: { $hero }.
event-turn-began = Раунд { $round }: ход начинает { $seat }.
event-ap-received = { $seat } получает { $amount } ОД.
event-ap-changed = { $seat }: { $signed } ОД{ $why ->
    [price] {" "}(плата)
    [delayed] {" "}(отложено до этого восстановления)
    [back] {" "}(ни одна карта локации не подошла)
   *[effect] { $cause ->
        [none] {""}
       *[other] {" "}({ $cause })
    }
}.
event-ap-delayed = { $seat }: { $signed } ОД при следующем восстановлении{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-ap-saved = { $seat } сохраняет 1 ОД{ $lost ->
    [0] {""}
   *[other] , теряет { $lost } ОД
}.
event-ap-lost = { $seat } { $what ->
    [saved] теряет сохранённое ОД
   *[unspent] теряет неистраченные ОД: { $lost }
}.
event-glory-changed = { $seat }: слава { $signed }{ $why ->
    [battle] {" "}за раны, нанесённые монстрам
    [quest] {" "}(награда)
    [price] {" "}(плата)
    [card] {" "}({ $cause })
   *[effect] {""}
}.
event-peril-changed = { $seat }: риск { $signed }{ $why ->
    [quest] {" "}(награда)
    [price] {" "}(плата)
    [card] {" "}({ $cause })
   *[effect] {""}
}.
event-nothing-left = У { $seat-gen } нет { $what ->
    [glory] славы
    [peril] риска
   *[ap] ОД
}, терять нечего.
event-peril-given = { $seat } { $own ->
    [yes] берёт себе
   *[no] даёт { $target-dat }
} 1 очко риска за рану от монстра.
event-points-gained = { $seat } получает славу +{ $glory } и риск +{ $peril } { $why ->
    [start] на старте: локация «{ $place }»
    [stay] за то, что герой остался в локации «{ $place }»
   *[enter] за вход в локацию «{ $place }»
}.
event-played = { $seat } разыгрывает карту «{ $card }»{ $price ->
    [0] {""}
   *[other] {" "}(слава −{ $price })
}.
event-played-on = { $seat } разыгрывает карту «{ $card }» на { $target-acc }{ $price ->
    [0] {""}
   *[other] {" "}(его риск −{ $price })
}.
event-used = { $seat } применяет карту «{ $card }»{ $charges ->
    [-1] {""}
   *[other] ; осталось зарядов: { $charges }
}.
event-skill-worked = У { $seat-gen } действует умение «{ $skill }».
event-card-worked = У { $seat-gen } действует карта «{ $card }».
event-quest-worked = У { $seat-gen } действует задание «{ $quest }».
event-skill-used = { $seat } применяет умение «{ $skill }».
event-discarded = Сброшено: { $cards }.
event-drew = { $seat } добирает{ $deck ->
    [glory] {" "}из колоды славы
    [peril] {" "}из колоды риска
   *[only] {""}
}: { $cards }.
event-drew-hidden = { $seat } добирает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}{ $deck ->
    [glory] {" "}из колоды славы
    [peril] {" "}из колоды риска
   *[only] {""}
}.
event-reshuffled = { $deck ->
    [glory] Сброшенные карты славы перемешаны в новую колоду славы.
    [peril] Сброшенные карты риска перемешаны в новую колоду риска.
   *[only] Сброс перемешан в новую колоду.
}
event-tiles-dealt = { $seat } получает { $count ->
    [one] { $count } карту локации
    [few] { $count } карты локаций
   *[many] { $count } карт локаций
}.
event-location-drawn = { $seat } { $explored ->
    [paid] исследует за 1 ОД и показывает карту локации
    [free] исследует и показывает карту локации
   *[no] показывает карту локации
} «{ $place }».
event-placement-passed = { $seat } передаёт карту: она нужна для его личного задания. Разместит { $target }.
event-location-placed = Новая локация — «{ $place }»{ $turned ->
    [yes] , с поворотом на 180°
   *[no] {""}
}.{ $first ->
    [yes] {""}
   *[no] {" "}Рядом: { $beside }.
}
event-map-laid = Вокруг локации «{ $place }» лежат: { $roads }.
event-location-buried = Локация «{ $place }» никуда не подходит и уходит под колоду.
event-locations-aside = Отложено, потому что никуда не подходит: { $places }.
event-location-shifted = Локация «{ $place }» сдвинута{ $turned ->
    [yes] {" "}с поворотом на 180°
   *[no] {""}
}. Рядом: { $beside }.
event-portal-linked = Портал локации «{ $place }» ведёт ко входу «{ $entrance }».
event-entered = { $seat } входит в локацию «{ $place }».
event-went-through = { $seat } { $way ->
    [portal] через портал
   *[passage] подземным ходом
} попадает в локацию «{ $place }».
event-pawn-put = { $seat } ставит фишку { $target-gen } в локацию «{ $place }».
event-warped = { $seat } переносится в локацию «{ $place }»{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-warp-stayed = Перенос оставляет { $seat-acc } на месте: локация «{ $place }».
event-exit-forced = { $seat } теряет 1 ОД, но блокированный выход теперь открыт: локация «{ $place }».
event-exit-closed = Выход, который держали открытым, снова блокирован: локация «{ $place }».
event-dodged = { $seat } тратит 1 ОД и избегает шипов: локация «{ $place }».
event-test-rolled = { $seat }, проверка ({ $stat }{ $source ->
    [spikes] ; шипы, { $cause }
    [pit] ; яма, { $cause }
    [blocked_exit] ; блокированный выход, { $cause }
    [trap_exit] ; выход-ловушка, { $cause }
    [stand] ; подъём героя
    [card] ; { $cause }
   *[told] {""}
}): на кубике { $die }, сумма { $total } против { $need } — { $passed ->
    [yes] успех
   *[no] неудача
}.
event-test-skipped = { $seat } обходится без проверки{ $by ->
    [skill] : помогает умение героя
    [thing] : помогает «{ $cause }»
   *[told] {""}
}.
event-battle-rolled = { $fighter } бросает кубик против { $enemy-gen } ({ $stat }): { $die }, итог { $total }.
event-bonus-counted = «{ $source }»: { $fighter }, { $signed } к этому броску.
event-second-die = Бросок сделан дважды; на незачтённом кубике { $die }.
event-attacked = { $fighter }{ $price ->
    [0] {""}
   *[other] {" "}тратит { $price } ОД и
} атакует { $target-acc } ({ $form }).
event-challenged = { $seat } тратит 1 ОД и бросает вызов { $target-dat }.
event-attack-cancelled = Атака { $fighter-gen } отменена.
event-attack-missed = { $fighter } никого не находит.
event-wounded = { $fighter } получает рану{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}; осталось здоровья: { $left }.
event-wound-prevented = { $seat } предотвращает рану.
event-unhurt = У { $seat-gen } полное здоровье, лечить нечего.
event-unwounded = Рана ничего не даёт: { $fighter } уже вне боя.
event-nothing-held = У { $seat-gen } нет { $what ->
    [hand] карт на руке
    [boon] преимуществ
    [treasure] сокровищ
   *[bane] проклятий
}, сбрасывать нечего.
event-healed = { $seat } лечится: здоровье +{ $amount }.
event-fell = Герой { $seat-gen } падает{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-bound = Чтобы подняться, герою { $seat-gen } понадобится и проверка ({ $stat } { $need }+; { $cause }).
event-stood = Герой { $seat-gen } поднимается{ $price ->
    [0] {""}
   *[other] {" "}за { $price } ОД
}.
event-standing = Герой { $seat-gen } и так стоит.
event-tried-to-stand = { $seat } тратит 1 ОД на подъём героя.
event-lay-down = Герой { $seat-gen } ложится ради 1 ОД.
event-defeated = { $fighter } терпит поражение.
event-quests-gone = Личные задания { $seat-gen } выходят из игры: { $quests }.
event-player-out = { $seat } выбывает из игры; слава и риск { $seat-gen } пропадают.
event-level-changed = Герой { $seat-gen } теперь { $level }-го уровня.
event-monster-kept = { $seat } { $zone ->
    [hand] возвращает на руку
   *[lair] отправляет в логово
} карту «{ $card }».
event-level-kept = Герой { $seat-gen } остаётся на { $level }-м уровне: { $level ->
    [1] ниже уровня нет
   *[other] выше уровня нет
}.
event-quest-tried = { $seat } { $price ->
    [0] пытается
   *[other] тратит { $price } ОД и снова пытается
} выполнить задание «{ $quest }».
event-quest-failed = { $seat } терпит неудачу: задание «{ $quest }» не выполнено.
event-failure-shared = Последствия неудачи — для всех героев здесь: { $seats }.
event-find-lost = С концом хода находка потеряна: задание «{ $quest }».
event-hunt-rested = С концом хода раны { $fighter-gen } заживают.
event-searched = { $seat } ищет за { $price } ОД (задание «{ $quest }»): на кубике { $die }{ $between ->
    [0] {""}
   *[other] , +{ $between } за локации на пути ко входу
}, сумма { $total } против { $need } — { $passed ->
    [yes] найдено
   *[no] ничего не найдено
}.
event-health-sacrificed = { $seat } жертвует здоровьем: { $amount }; осталось здоровья: { $left }.
event-quests-dealt = Личные задания { $seat-gen }: { $quests }.
event-common-dealt = { $count ->
    [one] Общее задание
   *[other] Общие задания
}: { $quests }.
event-first-found = { $seat } ходит первым.
event-dice-rolled = { $seat } бросает { $count ->
    [one] кубик: { $total }
   *[other] кубики: { $dice } = { $total }
}; { $wanted ->
    [sum] нужно { $need } или больше
    [double] нужен дубль
   *[either] нужно { $need } или больше либо дубль
}.
event-quest-completed = { $seat } выполняет задание «{ $quest }»!
event-quest-replaced = Задание «{ $old }» выполнить нельзя: его локации нет на поле. Вместо него — «{ $quest }».
event-quest-opened = Открыто новое общее задание: «{ $quest }».
event-escort-started = { $seat } начинает сопровождение: задание «{ $quest }».
event-token-dropped = { $seat } оставляет жетон задания «{ $quest }» в локации «{ $place }».
event-token-taken = { $seat } забирает жетон задания «{ $quest }».
event-summoned = { $seat } призывает в логово { $card-acc }.
event-value-changed = { $fighter }: { $stat ->
    [melee] ближний бой
    [magic] магия
    [speed] скорость
   *[all] ближний бой, магия и скорость
} { $signed }{ $use ->
    [attack] {" "}при атаке
    [counter] {" "}при контратаке
    [threat] {" "}при проверках угроз
   *[all] {""}
} { $until ->
    [roll] на этот бросок
    [battle] до конца битвы
   *[turn] до конца хода
}.
event-compared = { $fighter } — { $attack }, { $target } — { $counter }: { $outcome ->
    [hit] атака удалась
    [back] удалась контратака
   *[even] никто не задет
}.
event-nobody-there = Карта «{ $card }» никого не задевает: в такой местности никто не стоит.
event-trap-missed = Ловушка «{ $card }» никого не застаёт: в её локации нет ни одного героя.
event-threatened = { $source ->
    [spikes] { $seat } встречает угрозу: шипы локации «{ $cause }»
    [pit] { $seat } встречает угрозу: яма локации «{ $cause }»
    [blocked_exit] { $seat } встречает угрозу: блокированный выход локации «{ $cause }»
    [trap_exit] { $seat } встречает угрозу: выход-ловушка локации «{ $cause }»
    [stand] Чтобы подняться, { $seat } проходит проверку
   *[card] { $seat } встречает угрозу: «{ $cause }»
}.
event-threat-raised = { $kind ->
    [danger] Опасность локации «{ $source }»
   *[thing] «{ $source }»
}: проверка труднее на { $n }, нужно { $need } или больше.
event-location-worked = Локация «{ $place }» действует на { $seat-acc }.
event-gave-away = { $seat } { $how ->
    [made] вынужденно сбрасывает карту «{ $card }»
    [random] теряет случайную карту с руки — «{ $card }»
    [given] жертвует картой «{ $card }»
   *[own] сбрасывает карту «{ $card }»
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-attached = Карта «{ $card }» лежит теперь под картой «{ $host }».
event-played-for-peril = { $seat } разыгрывает карту «{ $card }»{ $price ->
    [0] {""}
   *[other] ; платит { $payer } (риск −{ $price })
}.
event-played-at = { $seat } разыгрывает карту «{ $card }» на { $own ->
    [yes] своего героя
   *[no] { $target-acc }
}{ $price ->
    [0] {""}
   *[other] ; платит { $payer } (риск −{ $price })
}.

# Отказы

refuse-no-such-thing = Такого нет.
refuse-other-question = Сейчас решается другое: сначала ответьте на вопрос.
refuse-not-now = Не в этот момент: сначала завершится другое.
refuse-compulsory = Пасовать здесь нельзя: выберите одно из предложенного.
refuse-pass-instead = Если ничего делать не хотите, спасуйте.
refuse-end-instead = Если вы закончили, завершите.
refuse-decline-instead = Если не хотите, откажитесь.
refuse-discard-later = Карту сбрасывают в конце своего хода.
refuse-save-later = ОД сохраняют в конце своего хода.
refuse-challenge-later = Вызов бросают только после нападения на вашего героя.
refuse-holds-already = Вы уже пасуете до конца этого хода.
refuse-fallen = ОД упавшего героя можно потратить только на то, чтобы подняться.
refuse-fallen-moves-not = Упавший герой не может двигаться: сначала поднимитесь за 1 ОД.
refuse-not-fallen = Герой не упал: подниматься не нужно.
refuse-lies-already = Герой уже лежит.
refuse-not-enough-ap = Это стоит { $need } ОД, а есть { $have }.
refuse-not-enough-glory = Цена — слава { $need }, а есть { $have }.
refuse-not-with-this-ap = На ОД, полученное лёжа, подняться нельзя.
refuse-no-such-hero = Этого героя в игре уже нет.
refuse-attack-self = Это ваш собственный герой: нападают на другого героя в той же локации.
refuse-challenge-self = Это ваш собственный герой: вызов бросают тому, кто на вас напал, или другому герою рядом.
refuse-not-here = { $seat } не в вашей локации; нападать можно только на героев рядом.
refuse-already-battled = В этом ходу герой уже начинал битву; второй не будет.
refuse-no-token = У героя нет жетона задания «{ $quest }».
refuse-no-such-variant = Ложиться ради ОД можно лишь в варианте, который сейчас не используется.
refuse-changes-no-roll = Это не меняет данный бросок.
refuse-prevents-no-wound = Это не предотвращает рану и не лечит.
refuse-changes-nothing = Такой ответ ничего не изменит в этой битве.
refuse-only-before-its-roll = Это объявляют до броска или раны, для которых оно предназначено.
refuse-nothing-to-shift = Ни одну карту локации сдвинуть нельзя.
refuse-nothing-to-summon = Такого монстра в сбросе нет.
refuse-no-locations-left = Карт локаций больше нет.
refuse-only-as-response = Это только для этапа ответа в битве.
refuse-only-responses = Сейчас возможны только ответы.
refuse-declare-first = Идёт объявление столкновений: назовите ещё одно или начните битву.
refuse-only-in-villainy = Это играют в свою фазу злодеяний.
refuse-declared-already = Столкновения объявляют один раз за фазу.
refuse-only-in-feats = Это играют в свою фазу подвигов, между двумя действиями.
refuse-only-in-own-feats = Это применяют в свою фазу подвигов.
refuse-nobody-can-pay = Ни у одного соперника не хватает риска на карту «{ $card }».
refuse-wrong-terrain = Карту «{ $card }» нельзя сыграть против героя в такой местности.
refuse-too-little-peril = Карта «{ $card }» стоит { $need ->
    [one] { $need } очко риска
    [few] { $need } очка риска
   *[many] { $need } очков риска
}: столько должно быть у одного героя.
refuse-boon-limit = Достигнут предел преимуществ: { $limit }.
refuse-treasure-limit = Достигнут предел сокровищ: { $limit }.
refuse-one-of-a-kind = Сокровище этого вида уже в игре: «{ $card }».
refuse-no-host = Для карты «{ $card }» нет подходящей основной карты.
refuse-not-used-up = Карта «{ $card }» при применении не сбрасывается.
refuse-not-readied = Карта «{ $card }» не лежит перед вами подготовленной.
refuse-play-it-first = Карта «{ $card }» у вас на руке: сначала разыграйте её.
refuse-nothing-to-use = В карте «{ $card }» нечего применить.
refuse-used-already = Карта «{ $card }» в этом ходу уже применялась.
refuse-no-skill-to-use = Умение этого героя не применяют, оно действует всегда.
refuse-skill-used-already = В этом ходу умение уже применялось.
refuse-named-already = Карта «{ $card }» уже названа.
refuse-not-in-hand = Карты «{ $card }» нет у вас на руке.
refuse-saved-an-ap = Лечь ради ОД может только герой, не сохранивший ОД.
refuse-has-an-ap = Лечь ради ОД может только герой без ОД.
refuse-nothing-to-spend-on = Это ОД не на что потратить.
refuse-costs-no-ap = ОД за то, что герой лёг, тратят на то, что стоит ОД.
refuse-no-new-battle = Сейчас битву начать нельзя: это делают между действиями.
refuse-only-in-own-turn = Это делают в свою фазу подвигов.
refuse-only-between-feats = Это делают в фазу подвигов, между двумя действиями.
refuse-no-location-there = В той стороне нет локации.
refuse-wall = Там стена: локация «{ $place }».
refuse-no-passage = Подземный ход не ведёт в локацию «{ $place }».
refuse-not-laid = Локации «{ $place }» нет на поле.
refuse-no-portal = Портал не ведёт в локацию «{ $place }».
refuse-not-your-quest = Задание «{ $quest }» вам недоступно.
refuse-not-the-place = Задание «{ $quest }» выполняют не здесь.
refuse-go-there = Задание «{ $quest }» выполняют не здесь. Идите сюда: { $places }.
refuse-escort-it = Сопровождение начинают и завершают, а не пытаются выполнить: задание «{ $quest }».
refuse-search-first = Сначала нужно найти место: задание «{ $quest }».
refuse-cannot-sacrifice = Требуемую жертву принести нельзя: задание «{ $quest }».
refuse-no-search = В задании «{ $quest }» нечего искать.
refuse-found-already = Место уже найдено: задание «{ $quest }».
refuse-no-escort = «{ $quest }» — не задание сопровождения.
refuse-started-already = Сопровождение уже началось: задание «{ $quest }».
refuse-no-token-here = Жетон задания «{ $quest }» лежит не здесь.
refuse-token-elsewhere = Жетон задания «{ $quest }» лежит не здесь, а в локации «{ $place }».
refuse-given-up-this-turn = В этом ходу вы уже отказались от жетона задания «{ $quest }».
refuse-not-an-opponent = Выберите соперника.
refuse-own-hero = Столкновение не играют против своего героя: карта «{ $card }».
refuse-own-peril = Свой риск не тратит никто.
refuse-no-effect-waits = Такого эффекта среди ожидающих нет.
refuse-x-too-high = X не больше { $most }.
refuse-no-round-symbol = У этого монстра нет символа атаки: нападать он не может.
refuse-other-form = Для этой формы нет символа атаки. Здесь возможно: { $forms }.
refuse-not-to-be-discarded = Карту «{ $card }» по своему выбору не сбрасывают: сбросьте карту с руки, сокровище или монстра из логова.
refuse-not-that-card = Карту «{ $card }» здесь выбрать нельзя.
refuse-no-hunt = Нет монстра задания, которому можно бросить вызов.
refuse-did-not-attack = { $card } на вас не нападает, или этот монстр уже повержен.
refuse-hero-did-not-attack = { $seat } на вас не нападает.
refuse-no-such-attack = Нет такой атаки, которую можно отменить.
refuse-wounded = Раненый монстр уходит в логово или в сброс, но не на руку.
refuse-not-wounded = Нераненый монстр уходит на руку или в логово.
refuse-hero-taken = Этого героя взять нельзя: { $hero }.
refuse-no-entrance = Локация «{ $place }» — не вход.
refuse-same-plane = Портал ведёт с поверхности в подземелье или обратно, а не в локацию «{ $place }».
refuse-same-cell = Поворот карты в своей клетке — не сдвиг.
refuse-cell-taken = Там уже лежит карта: локация «{ $place }».
refuse-exit-meets-wall = Выход упёрся бы в стену: локация «{ $place }».
refuse-not-joined = Карта не была бы соединена с полем работающим выходом.
refuse-closes-the-map = Поле оказалось бы замкнутым: некуда было бы класть оставшиеся карты локаций.
refuse-cuts-off = Какая-то локация осталась бы без пути ко входу.
refuse-entrance-stays = Вход «{ $place }» не сдвигают.
refuse-no-other-place = Для локации «{ $place }» другого места нет.
refuse-not-your-tile = У вас нет карты локации «{ $place }».
refuse-laid-last = Локацию общего задания выкладывают последней: «{ $place }».
refuse-fits-nowhere = Локация «{ $place }» никуда не подходит.
refuse-other-plane = Перенос не ведёт с поверхности в подземелье и обратно: локация «{ $place }».
refuse-sideways = Карту локации кладут как напечатано или с поворотом на 180°, в клетку поля.
refuse-too-far = До локации «{ $place }» слишком далеко.
refuse-too-many-players = Набор «{ $set }» отдельно рассчитан не более чем на { $most } игроков.
refuse-variants-exclude = «Ограничение движения» и «Очки действия за падение» вместе не используются.

# Итоги

result-third-quest = { $winners } выполняет третье задание и побеждает.
result-last-hero = { $winners } побеждает: его герой остался в живых последним.

# Терминал и описание положения

pic-turn = Раунд { $round }, ходит { $seat }, фаза: { $phase }.
pic-surface = Поверхность
pic-dungeon = Подземелье
pic-legend = № клетка, обозначение, название, слава/риск, местность. Выходы: просвет — открыт, # стена, = блокирован, ! ловушка.
pic-common = Общие задания: { $quests }.
pic-quests = Задания { $seat-gen }: { $quests }.
pic-hand = Ваша рука
say-no-hero = { $seat }: героя пока нет.
say-out = { $seat } ({ $hero }) выбыл из игры.
say-player = { $seat }, { $hero }: уровень { $level }, здоровье { $health }, ближний бой { $melee }, магия { $magic }, скорость { $speed }; слава { $glory }, риск { $peril }, ОД { $ap }; карт на руке: { $hand }, выполнено заданий: { $done }; { $place ->
    [none] не на поле
   *[other] { $place }
}{ $fallen ->
    [yes] , упал
   *[no] {""}
}.
say-inventory = Инвентарь { $seat-gen }: { $cards }.
say-lair = Логово { $seat-gen }: { $cards }.
say-place = { $place }, { $way ->
    [n] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее входа
    [s] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее входа
    [e] на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [w] на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
    [ne] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [nw] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
    [se] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [sw] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
   *[here] вход
}{ $turned ->
    [yes] , поворот на 180°
   *[no] {""}
}; слава { $glory }, риск { $peril }{ $terrain ->
    [none] {""}
   *[other] ; { $terrain }
}{ $heroes ->
    [none] {""}
   *[other] ; герои: { $heroes }
}{ $tokens ->
    [none] {""}
   *[other] ; жетоны: { $tokens }
}{ $portal ->
    [none] {""}
   *[other] ; портал, вход: { $portal }
}{ $obstacle ->
    [none] {""}
    [danger] ; опасность +{ $need }
    [spikes] ; шипы ({ $stat } { $need }+)
   *[pit] ; яма ({ $stat } { $need }+)
}{ $passage ->
    [none] {""}
   *[other] ; подземный ход { $passage }
}{ $new ->
    [yes] {""}
   *[no] ; уже не новая
}. Выходы: { $exits }.
say-exit = { $side } — { $kind ->
    [open] открыт
    [forced] пока открыт
    [blocked] блокирован ({ $stat } { $need }+)
    [trap] ловушка ({ $stat } { $need }+)
   *[wall] стена
}{ $to ->
    [none] {""}
   *[other] , там { $to }
}
say-drawn = Предстоит разместить локацию «{ $place }».
say-attack = { $attacker } против { $target-gen }{ $form ->
    [none] {""}
   *[other] , { $form }
}: { $status ->
    [live] атака продолжается
    [cancelled] атака отменена
    [away] цели уже нет на месте
    [lapsed] атака отпала
   *[done] атака завершена
}.
say-decks = В колодах карт локаций: { $locations }, заданий: { $quests }, прочих карт: { $cards }; в сбросе: { $discarded }.
say-hand = Ваша рука: { $cards }.

# Текст карт

op-stat = { $who ->
    [target] герой:{" "}
    [host] монстр:{" "}
    [self_card] этот монстр:{" "}
   *[other] {""}
}{ $change } { $stat ->
    [melee] к ближнему бою
    [magic] к магии
    [speed] к скорости
   *[all] к ближнему бою, магии и скорости
}{ $for ->
    [attack] {" "}при атаке
    [counter] {" "}при контратаке
    [battle] {" "}в битвах
    [threat] {" "}при проверках угроз
   *[all] {""}
}{ $tag ->
    [none] {""}
   *[other] {" "}(против кого: { $tag })
}{ $until ->
    [roll] {" "}на один бросок
    [battle] {" "}до конца битвы
    [turn] {" "}до конца хода
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}
op-wound = { $who ->
    [self] вы получаете { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }
    [all_here] все герои здесь получают { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }
   *[other] { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    }
}
op-heal = { $who ->
    [target] герой: лечение { $n }
   *[other] лечение { $n }
}
op-glory = { $who ->
    [self] {""}
    [target] герой:{" "}
    [any_opponent] соперник по вашему выбору:{" "}
    [all_here] все герои здесь:{" "}
   *[other] {""}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[many] { $n } очков славы
}
op-peril = { $who ->
    [self] {""}
    [target] герой:{" "}
    [any_opponent] соперник по вашему выбору:{" "}
    [all_here] все герои здесь:{" "}
   *[other] {""}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n ->
    [one] { $n } очко риска
    [few] { $n } очка риска
   *[many] { $n } очков риска
}
op-ap = { $who ->
    [target] герой:{" "}
   *[other] {""}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n } ОД{ $when ->
    [none] {""}
   *[other] {" "}при следующем восстановлении
}
op-draw = { $who ->
    [self] возьмите
   *[other] герой берёт
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
op-level = { $who ->
    [self] {""}
   *[other] герой:{" "}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n ->
    [one] { $n } уровень
    [few] { $n } уровня
   *[many] { $n } уровней
}
op-test = { $who ->
    [all_here] все герои здесь:{" "}
    [all_in_terrain] все герои в такой местности ({ $terrain }):{" "}
    [all_on_shifted] все герои на сдвинутой карте:{" "}
    [target] герой:{" "}
   *[other] {""}
}угроза { $stat } { $vs }+{ $pass ->
    [none] {""}
   *[other] ; преодолена: { $pass }
}{ $fail ->
    [none] {""}
   *[other] ; провалена: { $fail }
}
op-fall = { $who ->
    [self] вы падаете
    [target] герой падает
   *[other] падение
}
op-stand = { $who ->
    [self] поднимитесь
   *[other] герой поднимается
}
op-stand-test = { $who ->
    [self] чтобы подняться, нужна и проверка { $stat } { $vs }+
   *[other] чтобы подняться, герой должен преодолеть и угрозу { $stat } { $vs }+
}
op-warp = { $who ->
    [self] перенеситесь
   *[other] героя переносят
} { $to ->
    [adjacent] в соседнюю локацию
    [entrance] ко входу
   *[any] в другую локацию
}{ $within ->
    [none] {""}
   *[other] {" "}не дальше { $within } движений
}{ $by ->
    [controller] {" "}по вашему выбору
   *[owner] {""}
}
op-shift = сдвиньте { $n ->
    [one] { $n } локацию
    [few] { $n } локации
   *[many] { $n } локаций
}{ $not_entrance ->
    [yes] {" "}(не вход)
   *[no] {""}
}
op-discard = { $who ->
    [self] сбросьте
   *[other] герой сбрасывает
} { $n } { $what ->
    [hand] случайную карту с руки
    [boon] преимущество
    [treasure] сокровище
   *[bane] проклятие
}
op-discard-self = сбросьте эту карту
op-limit = { $what ->
    [boon] предел преимуществ
   *[treasure] предел сокровищ
} +{ $n }
op-ignore-attack = отмените { $n ->
    [one] { $n } атаку
    [few] до { $n } атак
   *[many] до { $n } атак
} { $of ->
    [monster] монстра
   *[any] монстра или героя
}{ $tag ->
    [none] {""}
   *[other] {" "}({ $tag })
} на вас
op-reroll = бросьте дважды и оставьте лучший результат
op-prevent = предотвратите { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
} своего героя
op-skip = без проверки: { $what }{ $n ->
    [none] {""}
   *[other] {" "}(×{ $n })
}
op-explore = возьмите и разместите карту локации без ОД
op-threat-mod = блокированные выходы и выходы-ловушки сложнее на { $n }
op-cost-mod = { $type ->
    [boon] стоимость ваших преимуществ
   *[treasure] стоимость ваших сокровищ
} ({ $kind }) { $change }, но не меньше { $min }
op-summon = возьмите { $n ->
    [one] { $n } монстра
   *[other] { $n } монстров
} ({ $tag }) из сброса в своё логово
op-choose = на выбор: { $options }

clause-if = { $phase ->
    [none] {""}
   *[other] в свою фазу подвигов
}{ $terrain ->
    [none] {""}
   *[other] местность: { $terrain }
}{ $form ->
    [none] {""}
   *[other] форма: { $form }{ $tag ->
        [none] {""}
       *[other] {", "}
    }
}{ $stat ->
    [none] {""}
   *[other] при проверке: { $stat }
}{ $tag ->
    [none] {""}
   *[other] против кого: { $tag }
}{ $source ->
    [none] {""}
   *[other] где: { $source }
}{ $health ->
    [none] {""}
   *[other] при здоровье { $health } и меньше
}{ $ap ->
    [none] {""}
   *[other] при { $ap } ОД и больше
}
clause-cost = { $glory ->
    [0] {""}
    [one] { $glory } очко славы{" "}
    [few] { $glory } очка славы{" "}
   *[many] { $glory } очков славы{" "}
}{ $ap ->
    [0] {""}
   *[other] + { $ap } ОД{" "}
}{ $charge ->
    [0] {""}
   *[other] { $charge } заряд{" "}
}{ $discard_self ->
    [yes] сбросьте эту карту{" "}
   *[no] {""}
}→
clause-block-play = { $if ->
    [none] {""}
   *[other] { $if }:{" "}
}{ $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-ready = { $if ->
    [none] {""}
   *[other] { $if }:{" "}
}{ $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-use = { $limit ->
    [none] {""}
   *[other] раз в ход:{" "}
}{ $optional ->
    [yes] {""}
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] { $if }:{" "}
}{ $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-response = ответ{ $limit ->
    [none] {""}
   *[other] , раз в ход
}{ $optional ->
    [yes] {""}
   *[no] {""}
}: { $if ->
    [none] {""}
   *[other] { $if }:{" "}
}{ $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-attack = когда атакует{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-hit = при вашем ударе{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-wounded = когда вы получили рану{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-enter = при входе{ $optional ->
    [yes] {" "}по желанию
   *[no] {""}
}{ $limit ->
    [none] {""}
   *[other] {" "}раз в ход
}{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}: { $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-recovery = в фазу восстановления{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-stood = когда герой поднялся{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-hit = удар ({ $form }): { $ops }
clause-escorting = во время сопровождения: { $ops }
clause-threat-condition = преодолейте угрозу { $stat } { $vs }+{ $fail ->
    [none] {""}
   *[other] ; провал: { $fail }
}
clause-hunt-condition = одолейте монстра (здоровье { $health })
clause-sacrifice = { $health ->
    [0] {""}
   *[other] { $health } здоровья
}{ $glory ->
    [0] {""}
   *[other] { $health ->
        [0] {""}
       *[other] {" + "}
    }{ $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
       *[many] { $glory } очков славы
    }
}{ $boons ->
    [0] {""}
    [one] { $boons } преимущество
    [few] { $boons } преимущества
   *[many] { $boons } преимуществ
}{ $treasures ->
    [0] {""}
   *[other] { $boons ->
        [0] {""}
       *[other] {" + "}
    }{ $treasures ->
        [one] { $treasures } сокровище
        [few] { $treasures } сокровища
       *[many] { $treasures } сокровищ
    }
}
clause-sacrifice-condition = принесите жертву: { $options }
clause-pay-condition = заплатите { $ap ->
    [0] {""}
   *[other] { $ap } ОД +{" "}
}{ $glory ->
    [0] {""}
    [one] { $glory } очко славы
    [few] { $glory } очка славы
   *[many] { $glory } очков славы
}
clause-search-condition = поиск за { $ap } ОД: кубик и число локаций отсюда до ближайшего входа, { $vs }+; затем { $then }
clause-escort-condition = проведите жетон из первой локации во вторую
clause-chance-condition = бросьте { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}:{ $double ->
    [yes] {" "}дубль
   *[no] {""}
}{ $sum ->
    [none] {""}
   *[other] { $double ->
        [yes] {" "}или { $sum }+
       *[no] {" "}{ $sum }+
    }
}{ $fail ->
    [none] {""}
   *[other] ; провал: { $fail }
}
clause-reward = награда{ $level ->
    [0] {""}
    [one] {" "}· { $level } уровень
    [few] {" "}· { $level } уровня
   *[many] {" "}· { $level } уровней
}{ $glory ->
    [0] {""}
    [one] {" "}· { $glory } очко славы
    [few] {" "}· { $glory } очка славы
   *[many] {" "}· { $glory } очков славы
}{ $heal ->
    [0] {""}
   *[other] {" "}· лечение { $heal }
}{ $draw ->
    [0] {""}
    [one] {" "}· { $draw } карта
    [few] {" "}· { $draw } карты
   *[many] {" "}· { $draw } карт
}

term-quests = выполненные задания
term-last-quest = осталось одно задание
term-alive = герой жив
term-health = здоровье
term-level = уровень
term-values = ближний бой, магия и скорость
term-glory = слава
term-peril = свой риск, который могут потратить другие
term-hand = карты на руке
term-cards = сокровища, преимущества и проклятия
term-lair = монстры в логове
term-action-points = очки действия
term-fallen = герой упал
term-battle = текущая битва
term-way = путь к заданиям и к добыче
term-villainy = злодеяния, за которые заплатит чужой риск
term-plans = полезные карты и попытки этого хода

# К чему ведёт выбор

tells-glory = цена: слава { $price }, останется { $left }
tells-peril = платит соперник: риск { $price }
tells-end-feats = осталось ОД: { $ap }; { $ap ->
    [1] его можно сохранить
   *[other] одно можно сохранить, остальные пропадут
}
tells-end-limited = осталось ОД: { $ap }; сохранять ОД нельзя
tells-end-villainy = больше ни столкновений, ни проклятий в этой фазе
tells-end-declaring = битва начнётся с уже названными столкновениями
tells-lie-down = герой окажется упавшим, а это ОД тратят сразу
tells-hold = в этом ходу вас спросят только о вашем герое
tells-x = { $own ->
    [yes] вы выбираете X и платите столько славы
   *[no] вы выбираете X; столько риска заплатит соперник
}
tells-hero = здоровье { $health }, ближний бой { $melee }, магия { $magic }, скорость { $speed }; умение «{ $skill }»
tells-monster-kept = { $to ->
    [hand] можно сыграть снова; соперники карту не видят
   *[lair] можно сыграть снова; карта лежит открыто, в логове не больше { $most }
}
tells-ap = цена: 1 ОД, останется { $left }
tells-cost = цена: { $glory ->
    [0] {""}
   *[other] слава { $glory }
}{ $ap ->
    [0] {""}
   *[other] { $glory ->
        [0] {""}
       *[other] {" + "}
    }{ $ap } ОД
}{ $charge ->
    [0] {""}
   *[other] { $before ->
        [yes] {" + "}
       *[no] {""}
    }заряд
}{ $discard ->
    [yes] { $any ->
        [yes] {" + "}
       *[no] {""}
    }сама карта
   *[no] {""}
}
tells-way = { $place ->
    [none] {""}
   *[other] { $place };{" "}
}останется ОД: { $left }{ $new ->
    [yes] ; слава +{ $glory }, риск +{ $peril }
   *[no] {""}
}{ $tests ->
    [0] {""}
    [1] ; проверка ({ $stat } { $need }+): { $chance } %
   *[other] ; проверок: { $tests }, пройти все: { $chance } %
}
tells-place = рядом: { $beside }
tells-form = { $attack } против { $counter }: удар { $hits } %, ответный удар { $struck } %
tells-quest = { $price ->
    [0] {""}
   *[other] цена: { $price } ОД
}{ $tests ->
    [0] {""}
   *[other] { $price ->
        [0] {""}
       *[other] {"; "}
    }{ $stat ->
        [none] кубик и локации { $need }+
       *[other] проверка ({ $stat } { $need }+)
    }: { $chance } %
}

# Подсчёт очков

score-quests = Задания
score-level = Уровень
score-health = Здоровье
score-glory = Слава
score-peril = Риск

# What may be passed before it is asked
window-open = Между действиями
window-entry = При входе
window-roll = Перед броском
window-battle = В битве
window-respond = Ответы

# Падежи имён: именительный; родительный; дательный; винительный

names-declined =
    Лазурный; Лазурного; Лазурному; Лазурного
    Огненный; Огненного; Огненному; Огненного
    Нефритовый; Нефритового; Нефритовому; Нефритового
    Лиловый; Лилового; Лиловому; Лилового
    Гигантский муравьиный лев; Гигантского муравьиного льва; Гигантскому муравьиному льву; Гигантского муравьиного льва
    Песчаный дракон; Песчаного дракона; Песчаному дракону; Песчаного дракона
    Маг-трог; Мага-трога; Магу-трогу; Мага-трога
    Воин-трог; Воина-трога; Воину-трогу; Воина-трога
    Некродракон; Некродракона; Некродракону; Некродракона
    Огненный дрейк; Огненного дрейка; Огненному дрейку; Огненного дрейка
    Дракончик; Дракончика; Дракончику; Дракончика
    Змей дюн; Змея дюн; Змею дюн; Змея дюн
    Пустынный василиск; Пустынного василиска; Пустынному василиску; Пустынного василиска
    Рой скорпионов; Роя скорпионов; Рою скорпионов; Рой скорпионов
    Пыльный демон; Пыльного демона; Пыльному демону; Пыльного демона
    Разбойник; Разбойника; Разбойнику; Разбойника
    Гарпия-падальщица; Гарпии-падальщицы; Гарпии-падальщице; Гарпию-падальщицу
    Страж Властелина; Стража Властелина; Стражу Властелина; Стража Властелина
    Скелет; Скелета; Скелету; Скелета
    Зомби; Зомби; Зомби; Зомби
    Призрак; Призрака; Призраку; Призрака
    Склепный ползун; Склепного ползуна; Склепному ползуну; Склепного ползуна
    Курганное умертвие; Курганного умертвия; Курганному умертвию; Курганное умертвие
    Костяной дрейк; Костяного дрейка; Костяному дрейку; Костяного дрейка
    Властелин драконов; Властелина драконов; Властелину драконов; Властелина драконов
    Королева муравьиных львов; Королевы муравьиных львов; Королеве муравьиных львов; Королеву муравьиных львов
    Драки; Драки; Драки; Драки
    Повелитель мёртвых; Повелителя мёртвых; Повелителю мёртвых; Повелителя мёртвых
names-undeclined = { $case ->
    [gen] карты «{ $name }»
    [dat] карте «{ $name }»
   *[acc] карту «{ $name }»
}
