title = D&D Miniatures

# The kinds of battle

mode-assault = Штурм
mode-assault-help = Уничтожайте врагов и удерживайте свои победные зоны: обычная битва.
mode-bounty = Охота за головами
mode-bounty-help = Как «Штурм», но за каждого уничтоженного врага дают добавочные очки.
mode-uncontested = Неоспоримая победа
mode-uncontested-help = Как «Штурм», но зона приносит очки, только пока в ней нет врагов.
mode-uncontested-bounty = Неоспоримая охота
mode-uncontested-bounty-help = «Неоспоримая победа» и «Охота за головами» вместе, на 250 очков.
mode-epic = Эпическая битва
mode-epic-help = 500 очков; допускаются эпические карточки и Огромные существа.
mode-sealed = Игра запечатанными наборами
mode-sealed-help = Каждый игрок открывает два бустера и собирает из них отряд.
mode-sealed-team = Запечатанные наборы командами
mode-sealed-team-help = Две команды по два-три игрока; каждый открывает два бустера и собирает из них отряд.
mode-team = Игра командами
mode-team-help = Игроки через одного входят в две команды; очки у команды общие.
mode-free-for-all = Каждый сам за себя
mode-free-for-all-help = Три или четыре отряда на двух полях, положенных рядом.
mode-quick-start = Стартовая битва
mode-quick-start-help = По одной фигурке: первый урок.
mode-quick-start-2 = Стартовая битва: пять фигурок
mode-quick-start-2-help = Три фигурки против двух: второй урок.

# What is picked before the battle

option-limit = Лимит очков
option-limit-help = Сколько самое большее может стоить отряд; столько же очков нужно для победы.
option-limit-points = { $points } очков
option-warbands = Отряд
option-maps = Поле боя
option-maps-help = Победитель броска выбирает одно из принесённых полей.
option-maps-own = Поле этого отряда
option-length = Очки для победы
option-length-quick = 200, быстро
option-length-long = 300, долго
option-length-very-long = 400, очень долго
option-bloodied = Урок: окровавленные существа
option-powers = Урок: другие атаки и силы
option-flight = Урок: полёт
option-terrain = Урок: труднопроходимая местность
option-walls = Урок: линия видимости и укрытие
option-opportunity = Урок: благоприятные атаки
option-shift = Урок: смещение

# Words

seat-azure = Лазурные
seat-ember = Огненные
seat-jade = Нефритовые
seat-orchid = Лиловые
seat-cobalt = Фиолетовые
seat-copper = Сливовые
phase-set-up = Подготовка
phase-building = Сбор отрядов
phase-deploying = Расстановка
phase-initiative = Инициатива
phase-round = Битва
condition-Dazed = Изумлено
condition-Staggered = Пошатывается
condition-Stunned = Ошеломлено
condition-Helpless = Беспомощное
condition-Immobilized = Обездвижено
condition-Confused = Сбито с толку
condition-Enervated = Обессилено
condition-Slowed = Замедлено
condition-Invisible = Невидимое
damage-plain = обычный урон
damage-acid = кислота
damage-cold = холод
damage-fire = огонь
damage-force = сила
damage-lightning = молния
damage-necrotic = некротический
damage-poison = яд
damage-psychic = психический
damage-radiant = сияние
damage-thunder = раскат
damage-wound = ранение
damage-all = всё
immunity-critical_hits = критические попадания
trait-bloodied = «Ярость израненного»
trait-beside = «Плечом к плечу»
trait-aura = аура союзника
gained-powerful-charge = Мощная стремительная атака
versus-AC = ДС
versus-Fort = ЗАЩ (Стойк)
versus-Ref = ЗАЩ (Реак)
versus-Will = ЗАЩ (Воля)
stat-attack = Атака
stat-damage = урон
stat-ac = ДС
stat-def = ЗАЩ
stat-all_defenses = ДС и ЗАЩ
stat-speed = Скорость
duration-next_turn = {""}
duration-save = {" "}(спасбросок оканчивает)
duration-turn = {" "}до конца этого хода
duration-this_attack = {" "}на эту атаку
duration-player_turn = {" "}до конца следующего хода своего игрока
duration-next_turn_of_azure = {" "}до конца следующего хода Лазурных
duration-next_turn_of_ember = {" "}до конца следующего хода Огненных
duration-next_turn_of_jade = {" "}до конца следующего хода Нефритовых
duration-next_turn_of_orchid = {" "}до конца следующего хода Лиловых
duration-next_turn_of_cobalt = {" "}до конца следующего хода Фиолетовых
duration-next_turn_of_copper = {" "}до конца следующего хода Сливовых
duration-own_next_turn = {" "}до конца своего следующего хода
duration-round = {" "}до конца раунда
duration-battle = {" "}до конца битвы
duration-until_self_acts = {" "}до начала своего следующего хода
who-target = {""}
who-self = это существо:{" "}
who-target_of_attack = цель атаки:{" "}
rolled-attack = бросок атаки
rolled-save = спасбросок
rolled-initiative = кубик инициативы
saves-one = против одного эффекта
saves-all = против каждого эффекта
aim-same = против того же существа
aim-other_adjacent = против другого соседнего врага
aim-any = против любой дозволенной цели
back-nearest_legal = на ближайшей дозволенной позиции
back-own_start_area = в своей стартовой зоне
flag-stone_form = в каменной форме до конца следующего хода
until-self_attacks = пока не атакует
cone-small = малый
cone-large = большой
attack-basic = основная атака
side-self = это существо
side-ally = союзник
side-enemy = враг
side-any = любое другое существо
side-ally-all = все союзники
side-enemy-all = все враги
side-any-all = все другие существа
side-self-all = это существо
target-state-living = живое
target-state-bloodied = Окровавлено
target-state-in_victory_area = в победной зоне
event-of-self_turn = в свой ход
event-of-self_start_turn = в начале своего хода
event-of-self_end_turn = в конце своего хода
event-of-self_bloodied = когда становится Окровавленным
event-of-self_destroyed = когда его уничтожают
event-of-self_destroys_enemy = когда уничтожает врага
event-of-self_bloodies_enemy = когда делает врага Окровавленным
event-of-self_misses = когда промахивается
event-of-self_hit_by_melee = когда по нему попадает рукопашная атака
event-of-self_missed_by_melee = когда рукопашная атака по нему промахивается
event-of-ally_activates = когда активируют союзника
event-of-ally_attacks = когда союзник атакует
event-of-ally_hits = когда союзник попадает
event-of-ally_missed_by_melee = когда рукопашная атака по союзнику промахивается
event-of-ally_end_turn = в конце хода союзника
event-of-ally_bloodied = когда союзник становится Окровавленным
event-of-ally_destroyed = когда уничтожают союзника
event-of-ally_destroys_enemy = когда союзник уничтожает врага
event-of-ally_saves = когда союзник проваливает спасбросок
event-of-ally_rolls_high = когда на кубике союзника выпало много
event-of-adjacent_ally_hit = когда попадают по соседнему союзнику
event-of-adjacent_ally_attacked = когда соседний враг атаковал соседнего союзника
event-of-enemy_attack_declared = когда враг объявляет атаку
event-of-enemy_attack_hits = когда атака врага попадает
event-of-enemy_saves = когда врагу удаётся спасбросок
event-of-enemy_start_turn = в начале хода врага
event-of-initiative_roll = после броска инициативы
corner-nw = северо-западный
corner-ne = северо-восточный
corner-se = юго-восточный
corner-sw = юго-западный
offset--1 = −1
offset--2 = −2
offset--3 = −3
offset--4 = −4
facing-north = север
facing-east = восток
facing-south = юг
facing-west = запад

# Questions

ask-build = Соберите отряд из фигурок своих бустеров.
ask-map = Вы выиграли бросок: выберите поле боя.
ask-letter = Выберите свою стартовую зону.
ask-corner = Выберите свой угол поля.
ask-deploy = Выставьте своих существ, осталось { $left }{ $then ->
    [none] .
   *[other] ; затем выставляют { $then }.
}
ask-first = Вы выиграли инициативу: кто ходит первым?
ask-activate = Активируйте существо (осталось в этот ход: { $count }).
ask-act = Ход { $unit-gen }: что делать?
ask-go-on = { $unit } передвигается: как дальше?
ask-opportunity = { $unit } провоцирует: совершить благоприятную атаку?
ask-next-victim = { $unit } атакует область: кто следующий?
ask-granted-target = { $unit } совершает атаку: выберите цель.
ask-further-target = { $unit }: выберите ещё цель (можно ещё { $count }).
ask-power = { $unit ->
    [none] {""}
   *[other] { $unit }.{" "}
}Можно ответить силой ({ $event }). Использовать?
ask-power-target = { $unit } использует силу: выберите цель.
ask-push = Толкните { $unit-acc }: до { $squares ->
    [one] { $squares } клетки
   *[other] { $squares } клеток
}.
ask-pull = Подтяните { $unit-acc }: до { $squares ->
    [one] { $squares } клетки
   *[other] { $squares } клеток
}.
ask-slide = Скольжение { $unit-gen }: до { $squares ->
    [one] { $squares } клетки
   *[other] { $squares } клеток
}.
ask-shift = Смещение { $unit-gen }: до { $squares ->
    [one] { $squares } клетки
   *[other] { $squares } клеток
}.
ask-place = Поместите { $unit-acc }.
ask-swap = Обмен местами: куда становится { $unit }?
ask-scramble = { $unit } переходит на ближайшую дозволенную позицию.
ask-come-back = { $unit } возвращается: выберите место.
ask-save = { $unit }: против какого эффекта следующий спасбросок?
ask-ongoing = { $unit } получает продолжительный урон: какой следующий?
ask-growth = Урон { $unit-gen } больше на { $n }: какое число растёт?
ask-reroll = Какой кубик перебросить?

# Actions

action-move = Передвинуться на { $square }
action-move-by = Передвинуться через { $path }
action-burrow = Прорыть ход до { $square }
action-shift = Сместиться на { $square }
action-free-shift = Свободно сместиться на { $square }
action-charge = Стремительно атаковать { $unit-acc } с клетки { $square }
action-charge-by = Стремительно атаковать { $unit-acc } через { $path }
action-transfer = Телепортироваться на { $square }
action-go = Идти на { $square }
action-go-by = Идти через { $path }
action-stop = Остановиться
action-attack = Атаковать { $unit-acc } («{ $attack }»)
action-target = Цель: { $unit }
action-done = Готово
action-burst = Провести атаку «{ $attack }»
action-blast = Провести атаку «{ $attack }» на { $square }
action-cone = Провести атаку «{ $attack }» на { $facing }, начало — { $corner } угол, столбец { $shift }
action-line = Провести атаку «{ $attack }»: начало — { $corner } угол, конец — { $end } угол клетки { $square }
action-use = { $unit } использует силу «{ $power }»
action-pass = Пасовать
action-opportunity = Бьёт { $unit }
action-to = На { $square }
action-choose = { $entry }
action-end-turn = Закончить ход существа
action-activate = Активировать { $unit-acc }
action-deploy = Выставить { $unit-acc } на { $square }
action-map = { $map }
action-letter = Стартовая зона { $letter }
action-corner = Угол: { $corner }
action-first = Первыми ходят { $seat }
action-recruit = Взять: { $creature }

# Events

event-rolled = { $seat } бросают { $purpose ->
    [map] за право выбрать поле
    [corner] за право выбрать угол
   *[turn] на инициативу
}{ $again ->
    [yes] {" "}(второй кубик за больший рейтинг командира)
   *[no] {""}
}: { $face }.
event-won = { $purpose ->
    [corner] Из тех, кто ещё без угла, больше всего выпало у { $seat-gen }
    [map] { $seat } выигрывают бросок
   *[turn] { $seat } выигрывают проверку инициативы
}{ $by ->
    [rating] {" "}(рейтинг командира выше)
   *[roll] {""}
}{ $purpose ->
    [map] {" "}и выбирают, на каком поле идёт бой
    [corner] : они выбирают, в каком углу стоять
   *[turn] {" "}и выбирают, кто ходит первым
}.
event-tied = Поровну: бросают снова.
event-boosters-opened = { $seat } открывают два бустера: { $creatures }.
event-boosters-opened-hidden = { $seat } открывают два бустера.
event-recruited = { $seat } берут в отряд: { $creature }.
event-recruited-hidden = { $seat } продолжают собирать отряд.
event-built = { $seat } собрали отряд.
event-revealed = { $seat } открывают отряд: { $creatures }.
event-map-taken = { $seat } выбирают поле «{ $map }».
event-letter-taken = { $seat } выбирают стартовую зону { $letter }.
event-corner-taken = { $seat } выбирают { $corner } угол.
event-deployed = { $seat } выставляют { $unit-acc } на { $square }{ $where ->
    [scout] , в победной зоне («{ clause-scout }»)
    [wandering] , в победной зоне («{ clause-wandering-monster }»)
    [lair] , в победной зоне («Логово»)
    [near] , как можно ближе: в стартовой зоне нет места
   *[start] {""}
}.
event-round-began = Раунд { $round }.
event-first-named = Первыми ходят { $seat }.
event-activated = { $seat } активируют { $unit-acc }.
event-turn-ended = Ход { $unit-gen } окончен.
event-moved = { $unit } { $under ->
    [yes] роет ход до
   *[no] передвигается на
} { $square }.
event-shifted = { $unit } смещается на { $square }.
event-freely-shifted = { $unit } смещается на { $square }, не тратя действия («{ clause-shifty }»).
event-forced = { $how ->
    [push] { $unit-acc } толкают на
    [pull] { $unit-acc } подтягивают на
   *[slide] { $unit } скользит на
} { $square }.
event-placed = { $why ->
    [river] Течение реки уносит { $unit-acc } на
    [teleporter] Телепорт переносит { $unit-acc } на
    [back] { $unit } не может стоять там и возвращается на
    [nearest] { $unit } не может стоять там и переходит на ближайшую дозволенную позицию,
   *[power] { $unit-acc } помещают на
} { $square }.
event-attack-declared = { $unit } атакует { $targets-acc } («{ $attack }»{ $strikes ->
    [1] {""}
   *[other] , до { $strikes } ударов
}).
event-area-declared = { $unit } проводит атаку «{ $attack }».
event-area-covers = «{ $attack }» накрывает { $targets-acc }.
event-area-empty = «{ $attack }» никого не накрывает.
event-charge-declared = { $unit } совершает стремительную атаку на { $target-acc }.
event-opportunity-taken = { $why ->
    [leaves] { $target } собирается покинуть { $square }
   *[shoots] { $target } атакует издали рядом с врагом
}: { $unit } совершает благоприятную атаку («{ $attack }»).
event-opportunity-passed = { $why ->
    [leaves] { $target } собирается покинуть { $square }
   *[shoots] { $target } атакует издали рядом с врагом
}; возможность благоприятной атаки упущена: { $units }.
event-attack-rolled = { $unit } выбрасывает { $face } ({ $modifier }{ $parted ->
    [yes] : атака { $attack }{ $charge ->
        [0] {""}
       *[other] , стремительная атака +{ $charge }
    }{ $advantage ->
        [0] {""}
       *[other] , боевое преимущество { $edge ->
            [condition] за состояние цели
            [unseen] за невидимость
            [threats] от способности «Множественная угроза»
            [flanking] за фланкирование
           *[power] от силы
        } +{ $advantage }
    }{ $cover ->
        [0] {""}
       *[other] , укрытие −{ $cover }
    }{ $helpless ->
        [0] {""}
       *[other] , Беспомощная цель +{ $helpless }
    }{ $circle ->
        [0] {""}
       *[other] , священный круг +{ $circle }
    }{ $soul ->
        [0] {""}
       *[other] , «Злая душа» +{ $soul }
    }{ $trait ->
        [0] {""}
       *[other] , { $traits } +{ $trait }
    }{ $gift ->
        [none] {""}
       *[other] , «{ $gifts }» { $gift }
    }{ $aid ->
        [none] {""}
       *[other] , силы { $aid }
    }
   *[no] {""}
}): { $total }; у { $target-gen } { $versus } { $against }{ $shielded ->
    [0] {""}
   *[other] {" "}({ $shields } +{ $shielded })
}{ $ward ->
    [none] {""}
   *[other] {" "}(«{ $wards }» { $ward })
}.
event-pit-rolled = У края ямы { $unit } выбрасывает { $face }: { $total } против { $against }; { $target } { $fate ->
    [falls] падает в яму
   *[holds] удерживается на краю
}.
event-hit = { $unit } попадает по { $target-dat }{ $sure ->
    [natural] : натуральная 20 попадает всегда
    [helpless] : по Беспомощному существу рукопашная атака попадает всегда
   *[no] {""}
}.
event-critical-hit = Критическое попадание { $unit-gen } по { $target-dat }{ $why ->
    [rock] : на окровавленном камне критическая и натуральная 19
   *[natural] {""}
}.
event-missed = { $unit } промахивается по { $target-dat }{ $sure ->
    [natural] : натуральная 1 — всегда промах
   *[no] {""}
}.
event-hit-turned = { $versus } { $target-gen } теперь { $against }, а выпало в сумме { $total }.
event-hit-taken = { $unit } принимает попадание вместо { $target-gen }.
event-damage-added = { $unit } наносит на { $n } урона больше: { $why ->
    [sneak] «Коварная атака»
    [charge] «Мощная стремительная атака»
    [pack] «Тактика стаи»
    [bloodied] «Ярость израненного»
    [beside] «Плечом к плечу»
    [aura] аура союзника ({ $by })
   *[attack] эффект атаки
}.
event-aftereffect-began = { $unit }: последствия атаки «{ $attack }».
event-conceal-rolled = Шанс промаха по { $target-dat }: выпало { $face }, нужно { $need }.
event-attack-lost = Атака { $unit-gen }{ $aimed ->
    [yes] {" "}на { $targets-acc }
   *[no] {""}
} пропадает: провести её уже нельзя.
event-halved = { $why ->
    [enervated] Состояние «Обессилено»: { $unit } наносит половинный урон
   *[insubstantial] { $unit } — Бессубстанционное существо: урон половинный
}.
event-resisted = { $why ->
    [immunity] Иммунитет
   *[resistance] Устойчивость
} избавляет { $unit-acc } от { $amount } урона.
event-worsened = Уязвимость { $unit-gen }: на { $amount } урона больше.
event-damaged = { $unit } получает { $amount } урона{ $temporary ->
    [0] {""}
   *[other] , из них { $temporary } — временными хитами
} (осталось ХП: { $left }).
event-healed = { $why ->
    [regeneration] Регенерация: { $unit }
    [fountain] Лечащий фонтан: { $unit }
   *[power] { $unit }
} восстанавливает { $amount } ХП (теперь ХП: { $left }{ $whole ->
    [yes] , больше не Окровавленное существо
   *[no] {""}
}).
event-temporary-gained = { $unit } получает временные хиты: { $amount }.
event-became-bloodied = { $unit } становится Окровавленным существом.
event-doomed = Эффект «{ $source }» для { $unit-gen } смертелен, хотя хиты ещё остались.
event-destroyed = Существо уничтожено: { $unit }.
event-returned = { $unit } возвращается на { $square } (ХП: { $hp }).
event-scored = { $seats }: +{ $change } ПО за { $why ->
    [area] победную зону
    [bounty] это существо с наградой за голову
   *[creature] это существо
}, теперь { $vp }.
event-score-lost = { $seats }: −{ $change } ПО, ведь существо вернулось; теперь { $vp }.
event-afflicted = { $unit } получает состояние «{ $condition }»{ $duration }.
event-unaffected = У { $unit-gen } иммунитет ({ $to }): это не действует.
event-ongoing-gained = { $unit } получает продолжительный урон ({ $type }): { $amount }{ $duration }.
event-ongoing-taken = На { $unit-acc } действует продолжительный урон: { $amount } ({ $type }).
event-bonus-gained = «{ $source }»: { $unit } получает { $signed } к { $stat-dat }{ $duration }.
event-weakened = «{ $source }»: { $unit } получает уязвимость { $amount } ({ $type }){ $duration }.
event-ability-gained = «{ $source }»: { $unit } получает «{ $ability }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}»{ $duration }.
event-damage-typed = «{ $source }»: тип урона { $unit-gen }{ $duration } — { $type }.
event-resistance-gained = «{ $source }»: { $unit } получает «Противостоит { $amount } ({ $type })»{ $duration }.
event-effect-gained = На { $unit-acc } действует «{ $source }».
event-effect-ended = На { $unit-acc } больше не действует «{ $source }».
event-save-rolled = Спасбросок { $unit-gen } («{ $source }»): { $face }, { $outcome ->
    [all] прекращаются все эффекты, которые оканчивает спасбросок
    [yes] успех
   *[no] неудача
}.
event-confusion-rolled = Состояние «Сбито с толку»: { $unit } выбрасывает { $face } и { $outcome ->
    [own] действует по воле своего игрока
    [nothing] ничего не делает
   *[enemy] в этот ход подчиняется { $seats-dat }
}.
event-power-used = { $unit } использует силу «{ $power }»{ $aimed ->
    [yes] : { $target }
   *[no] {""}
}.
event-recharged = Перезарядка: { $unit } снова может использовать «{ $power }».
event-order-rolled = { $seat } бросают за право решать первыми: { $face }.
event-rerolled = Кубик, на котором выпало { $before }, перебрасывают{ $what ->
    [initiative] : { $face }
   *[attack] {""}
}.
event-unveiled = { $unit } раскрывает себя атакой: невидимости больше нет.
event-ended-in-pit = { $unit } заканчивает ход в яме.
event-out = { $seats } остаются без существ и выбывают.

# Refusals

refuse-not-offered = Сейчас это невозможно.
refuse-no-such-thing = В этой битве такого нет.
refuse-other-question = Сейчас спрашивают о другом: сначала ответьте.
refuse-build-first = Сначала соберите отряд.
refuse-map-first = Сначала выберите поле боя.
refuse-letter-first = Сначала выберите стартовую зону.
refuse-corner-first = Сначала выберите угол.
refuse-deploy-first = Сначала выставьте своих существ.
refuse-first-first = Сначала решите, кто ходит первым.
refuse-activate-first = Сначала активируйте существо.
refuse-act-first = Одно существо активно: передвиньте его, атакуйте им, используйте силу или закончите его ход.
refuse-go-on-first = Существо в пути: продолжите передвижение или остановитесь.
refuse-opportunity-first = Сначала совершите благоприятную атаку или спасуйте.
refuse-power-first = Сначала используйте силу или спасуйте.
refuse-activation-owed = Сначала активируйте ещё одно существо; осталось в этот ход: { $count }.
refuse-one-after-the-other = Ход { $unit-gen } ещё не окончен: сначала закончите его.
refuse-no-creature = На поле нет такого существа.
refuse-gone = Существа уже нет на поле: { $unit }.
refuse-charged = { $unit } после стремительной атаки больше не передвигается.
refuse-moved-already = У { $unit-gen } не осталось действий передвижения.
refuse-immobilized = { $unit } не может двигаться: состояние «Обездвижено».
refuse-burrows = { $unit } в этот ход роет, а не идёт поверху.
refuse-walks = { $unit } в этот ход идёт поверху, а не роет.
refuse-cannot-burrow = { $unit } не умеет рыть.
refuse-not-shifty = У { $unit-gen } нет свободного смещения.
refuse-shifted-already = Свободное смещение { $unit-gen } в этот ход уже использовано.
refuse-not-that-square = { $square } — не из тех клеток, которые можно выбрать.
refuse-attacked-already = У { $unit-gen } действие атаки уже потрачено.
refuse-no-charge = В стартовой битве нет стремительных атак.
refuse-charge-protected = { $protector } защищает { $target-acc } от стремительной атаки { $unit-gen }.
refuse-charge-no-enemy = { $target } — не враг для { $unit-gen }.
refuse-charge-no-basic = У { $unit-gen } нет основной атаки, чтобы стремительно атаковать { $target-acc }.
refuse-charge-staggered = { $unit } не может стремительно атаковать { $target-acc }: состояние «Пошатывается».
refuse-charge-immobile = { $unit } не может двигаться, чтобы стремительно атаковать { $target-acc }.
refuse-charge-adjacent = { $unit } уже рядом: { $target-acc } можно атаковать без разбега.
refuse-charge-unseen = { $unit } не видит { $target-acc }.
refuse-charge-far = Нет клетки, с которой { $unit } может стремительно атаковать { $target-acc }.
refuse-not-nearest = { $square } — не ближайшая клетка, с которой возможна стремительная атака.
refuse-no-such-attack = У { $unit-gen } нет атаки «{ $attack }».
refuse-attack-staggered = Состояние «Пошатывается»: { $unit } может провести только основную атаку, не «{ $attack }».
refuse-attack-confused = Состояние «Сбито с толку»: { $unit } может провести только основную атаку, не «{ $attack }».
refuse-attack-basic-only = В стартовой битве есть только основные атаки: { $unit } не может провести «{ $attack }».
refuse-attack-ticked = У { $unit-gen } атака «{ $attack }» уже использована.
refuse-is-area = У этой атаки есть область: выберите, куда её положить.
refuse-is-aimed = У этой атаки нет области: выберите существо.
refuse-other-shape = У этой атаки другая форма.
refuse-only-target-bloodied = { $target } — не Окровавленное существо.
refuse-only-target-immobilized = { $target } — не Обездвиженное существо.
refuse-only-target-helpless-or-stunned = { $target } — не Беспомощное и не Ошеломлённое существо.
refuse-only-target-dazed-or-worse = { $target } — не Изумлённое существо (и не хуже).
refuse-only-target-level-max = Уровень { $target-gen } слишком высок.
refuse-only-self-was-in-stone-form = Атакующий не был в каменной форме: атаковать так { $target-acc } нельзя.
refuse-not-the-nearest = { $target } — не ближайший враг.
refuse-chosen-already = { $target } уже среди целей.
refuse-no-victim = { $target } — не из тех, по кому ещё осталось бросить эту атаку.
refuse-no-power-target = На { $target-acc } эту силу использовать нельзя.
refuse-not-granted = Провести эту атаку на { $target-acc } нельзя.
refuse-target-no-enemy = { $target } — не враг для { $unit-gen }.
refuse-target-not-adjacent = { $target } — не сосед { $unit-gen }.
refuse-target-out-of-range = До { $target-gen } слишком далеко: расстояние { $distance }, а { $unit } достаёт на { $range }.
refuse-target-unseen = { $unit } не видит { $target-acc }: нет линии видимости.
refuse-target-invisible = { $unit } не видит { $target-acc }: это невидимая цель.
refuse-target-no-effect = От { $unit-gen } до { $target-gen } нет линии эффекта.
refuse-nearest-not-in-area = Ближайший враг должен быть в области.
refuse-origin-wall-square = { $square } — стена.
refuse-origin-out-of-range = { $square } вне дистанции.
refuse-origin-unseen = Нет линии видимости до { $square }.
refuse-origin-no-effect = Нет линии эффекта до { $square }.
refuse-cone-does-not-touch = Конус не касается этой начальной точки.
refuse-not-the-far-corner = Линия кончается в углу, самом дальнем от начала.
refuse-not-yours = { $unit } — не ваше существо.
refuse-no-such-power = У { $unit-gen } нет силы «{ $power }».
refuse-power-no-powers = В стартовой битве нет сил: { $unit } не может использовать «{ $power }».
refuse-power-gone = { $unit } уже не на поле: сила «{ $power }» потеряна.
refuse-power-silent = { $unit } не может использовать силу «{ $power }»: мешает состояние («Ошеломлено», «Беспомощное» или «Сбито с толку»).
refuse-power-staggered = Состояние «Пошатывается»: { $unit } не может использовать силу «{ $power }».
refuse-power-no-uses = У { $unit-gen } не хватает использований для силы «{ $power }».
refuse-power-dazed = Состояние «Изумлено»: { $unit } может использовать силу «{ $power }» только в свой ход.
refuse-power-ticked = У { $unit-gen } сила «{ $power }» уже использована.
refuse-power-used = У { $unit-gen } сила «{ $power }» в этот ход уже использована.
refuse-power-untimely = { $unit } использует силу «{ $power }» в другое время: { $when }.
refuse-power-no-action = У { $unit-gen } нет действия для силы «{ $power }».
refuse-power-useless = Сила «{ $power }» { $unit-gen } сейчас ничего не даст.
refuse-struck-already = У { $unit-gen } благоприятная атака в этот ход уже была.
refuse-cannot-strike = { $unit } не среди тех, кого провоцируют и кто может ударить.
refuse-not-twice = { $unit-acc } нельзя активировать дважды за один ход.
refuse-activated-already = { $unit-acc } в этом раунде уже активировали.
refuse-nothing-to-deploy = Не вам выставлять это существо.
refuse-deployed-already = { $unit } уже на поле.
refuse-off-the-map = { $square } вне поля.
refuse-beyond-the-map = { $unit } не помещается на { $square }: занимаемые клетки вышли бы за край поля.
refuse-deploy-pit = { $square } — яма: туда никого не выставляют.
refuse-deploy-statue = { $square } — статуя: туда никого не выставляют.
refuse-area-taken = Зона с клеткой { $square } не пуста: { $unit-acc } нельзя выставить туда скаутом.
refuse-outside-start = { $unit } на { $square } не помещается в стартовой зоне.
refuse-teleported-already = У { $unit-gen } телепорт в этом раунде уже был.
refuse-no-teleporter = На { $square } нет места, чтобы появиться.
refuse-not-on-teleporter = { $unit } не стоит на телепорте.
refuse-square-no-teleporter = { $square } — не телепорт.
refuse-cannot-end = { $unit } не может остановиться на { $square }.
refuse-not-in-boosters = В ваших бустерах нет фигурки «{ $card }».
refuse-does-not-fit = «{ $card }» не укладывается в { $limit } очков.
refuse-empty-yet = В отряде должно быть хотя бы одно существо.
refuse-wall = { $square }: там стена.
refuse-wall-between = Между существом и { $square } — стена.
refuse-wall-within = { $unit } не может встать на { $square }: стена прошла бы посреди занимаемых клеток.
refuse-taken = { $square } занимает { $other }.
refuse-there-already = { $unit } уже там.
refuse-too-far = { $square } слишком далеко: движение { $unit-gen } — { $squares }.
refuse-pit = { $square } — яма: войти туда может только летающее существо.
refuse-statue = { $square } — статуя: пройти можно, остановиться нельзя.
refuse-not-over-a-pit = { $square } — яма: { $unit } подчиняется противнику, который не вправе там остановиться.
refuse-path-no-path = В пути { $unit-gen } нет ни одной клетки, кроме { $square }, где это существо стоит.
refuse-path-no-step = { $unit } не может шагнуть на { $square }.
refuse-path-too-far = { $unit } не дойдёт до { $square }.
refuse-path-cannot-end = { $unit } не может остановиться на { $square }.
refuse-no-shift = В стартовой битве нет смещений.
refuse-one-square = { $square } дальше одной клетки: смещение — на одну клетку.
refuse-slowed-there = Местность на { $square } замедлила бы движение, сместиться туда нельзя.
refuse-empty-warband = Отряд { $warband } пуст.
refuse-over-points = Отряд { $warband } стоит { $points }, лимит { $limit }.
refuse-over-numbers = В отряде { $warband } существ { $count }, лимит { $limit }.
refuse-map-half = Отряду { $warband } нужно поле половинного размера.
refuse-map-full = Отряду { $warband } нужно поле полного размера.
refuse-too-dear = Отряд { $warband }: { $card } стоит { $cost }, можно не больше { $limit }.
refuse-huge = Отряд { $warband }: { $card } — Огромное существо.
refuse-epic = Отряд { $warband }: эпическая карточка «{ $card }» здесь не допускается.
refuse-wrong-faction = Отряд { $warband }: { $card } — не из фракции { $faction }.
refuse-good-and-evil = Отряд { $warband }: { $good } — Доброе, { $evil } — Злое.
refuse-unique = Отряд { $warband }: { $card } — Уникальное существо.

# Results

result-target = { $count ->
    [one] { $winners } набирают нужные ПО и побеждают.
   *[other] { $winners } набирают нужные ПО и побеждают вместе.
}
result-last = { $count ->
    [one] { $winners } побеждают: врагов не осталось.
   *[other] { $winners } вместе побеждают: врагов не осталось.
}
result-all-gone = { $count ->
    [one] Никого не осталось: { $winners } впереди по ПО и побеждают.
   *[other] Никого не осталось, ПО поровну. Ничья: { $winners }.
}
result-stalemate = { $count ->
    [one] Десять раундов без боя: { $winners } впереди и побеждают.
   *[other] Десять раундов без боя, впереди никого. Ничья: { $winners }.
}

# The picture

pic-round = { $scenario }, раунд { $round }: { $phase } (для победы: { $target ->
    [0] уничтожить всех врагов
   *[other] { $target } ПО
})
pic-legend = d труднопроходимо, f лес, o l ямы, s дым, c священный круг, S статуя, T телепорт, r река, b окровавленный камень, h фонтан
say-ground = { $ground }: { $squares }.
say-area = Победная зона { $letter }{ $keyword ->
    [none] {""}
   *[other] {" "}({ $keyword })
 }: { $squares }.
say-half-wall = Стена занимает { $corner ->
    [nw] северо-западную
    [ne] северо-восточную
    [se] юго-восточную
   *[sw] юго-западную
 } половину: { $squares }.
say-effect = { $unit }, «{ $source }»: { $kind ->
    [ongoing] продолжительный урон { $n }
    [vulnerable] уязвимость { $n }
   *[bonus] { $sign ->
        [less] −{ $n }
       *[more] +{ $n }
    }
 }.
say-walls = Стены между клетками: { $pairs }.
say-start = Стартовая зона { $letter }: { $squares }.
say-gone = Выбыли из битвы: { $units }.
say-active = Активно: { $unit }; действие передвижения { $move ->
    [yes] есть
   *[no] потрачено
 }, действие атаки { $attack ->
    [yes] есть
   *[no] потрачено
 }.
ground-difficult = Труднопроходимая местность
ground-forest = Лес
ground-pit = Яма
ground-lava = Лавовая яма
ground-smoke = Дым
ground-circle = Священный круг
ground-statue = Статуя
ground-teleporter = Телепорт
ground-river = Река
ground-blood-rock = Окровавленный камень
ground-fountain = Лечащий фонтан
ground-wall = Стена
pic-player = { $seat }: { $vp } ПО{ $at ->
    [corner] , { $start } угол
    [area] , стартовая зона { $start }
   *[none] {""}
}{ $picks ->
    [none] {""}
   *[other] ; взято: { $picks }
}
clause-warband-building = Построение отряда: { $keyword } любой фракции
clause-if-target-bloodied = если цель Окровавлена
clause-if-combat-advantage = при боевом преимуществе
clause-if-charged = при стремительной атаке
clause-if-target-keyword = если цель — { $keyword }
clause-if-target-condition = если цель: { $condition }
clause-only-target-bloodied = Окровавленная цель
clause-only-target-immobilized = Обездвиженная цель
clause-only-target-helpless-or-stunned = Беспомощная или Ошеломлённая цель
clause-only-target-dazed-or-worse = Изумлённая цель или хуже
clause-only-self-was-in-stone-form = после каменной формы
clause-only-target-level-max = цель не выше уровня { $n }
clause-flight = Полёт
clause-burrow = Рытьё
clause-phasing = Фазирование
clause-reach = Диапазон { $n }
clause-def-bonus = +{ $n } против { $def }
clause-resist = Противостоит { $n } ({ $type })
clause-vulnerable = Уязвимость { $n } ({ $type })
clause-immune = Иммунитет: { $to }
clause-conceal = Шанс промаха { $n }
clause-hide = Скрытное
clause-insubstantial = Бессубстанционное
clause-scout = Скаут
clause-wandering-monster = Странствующее чудовище
clause-unique = Уникальное ({ $identity })
clause-sneak-attack = Коварная атака { $n }
clause-powerful-charge = Мощная стремительная атака { $n }
clause-charge-protection = Защита от стремительной атаки: враги в пределах { $n } клеток не совершают её по союзникам
clause-shifty = Юркое
clause-pack-tactics = Тактика стаи { $n }
clause-bloodied-bonus = Пока Окровавлено: +{ $n } { $stat }
clause-ignore-difficult = Игнорирует труднопроходимую местность
clause-ignore-river = Игнорирует реку
clause-regeneration = Регенерация { $n }, останавливает: { $stopped_by }
clause-evil-soul = Злая душа
clause-blindsight = Слепое зрение
clause-all-around-vision = Круговой обзор
clause-keyword-lair = Логово: { $keyword }
clause-combat-advantage = боевое преимущество
clause-typed-damage = его урон — { $type }
clause-multi-activation = Многократная активация { $n }
clause-multiple-threats = Множественная угроза

# What cards say

pic-unit =
    { $unit } ({ $seat }), { $square }: { $hp }/{ $whole } ХП{ $temporary ->
        [0] {""}
       *[other] , временных { $temporary }
    }{ $bloodied ->
        [yes] , Окровавлено
       *[no] {""}
    }{ $conditions ->
        [none] {""}
       *[other] , { $conditions }
    }{ $activated ->
        [yes] , активировано
       *[no] {""}
    }
say-unit =
    { $unit } ({ $seat }), { $square }: { $hp }/{ $whole } ХП, скорость { $speed }{ $temporary ->
        [0] {""}
       *[other] , временных { $temporary }
    }{ $bloodied ->
        [yes] , Окровавлено
       *[no] {""}
    }{ $conditions ->
        [none] {""}
       *[other] , { $conditions }
    }{ $activated ->
        [yes] , активировано
       *[no] {""}
    }{ $effects ->
        [none] {""}
       *[other] ; действует: { $effects }
    }{ $spent ->
        [none] {""}
       *[other] ; израсходовано: { $spent }
    }.
op-condition =
    { $who }{ $what }{ $duration }{ $worsens_to ->
        [none] {""}
       *[other] , при проваленном спасброске { $worsens_to }
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-ongoing =
    { $who }продолжительный урон { $n }, { $type }{ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-damage =
    { $who }урон { $n }{ $type ->
        [none] {""}
       *[other] {" "}({ $type })
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-extra-damage =
    { $who }+{ $n } урона{ $type ->
        [none] {""}
       *[other] {" "}({ $type })
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-push =
    { $who }толкнуть { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-pull =
    { $who }подтянуть { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-slide =
    { $who }скольжение { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-shift =
    { $who }смещение { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-move =
    { $who }передвижение { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-temp-hp =
    { $who }временные хиты { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-destroy =
    { $who }уничтожено{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-swap =
    { $who }меняется местами с этим существом{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-redirect-hit =
    { $who }вместо него попадание получает это существо{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-set-flag =
    { $who }{ $flag }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-save =
    { $who }спасбросок { $what }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-reroll =
    { $who }перебросить: { $what }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-place =
    { $who }поместить { $n }{ $need_los ->
        [no] {" "}(линия видимости не нужна)
       *[other] {""}
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-heal =
    { $who }лечит { $n } ХП{ $living ->
        [yes] {" "}(только живое)
       *[other] {""}
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-bonus =
    { $who }{ $n } { $stat }{ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-gain =
    { $who }получает: { $ability }{ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-gain-vulnerable =
    { $who }Уязвимость { $n } ({ $type }){ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-attack =
    { $who }атака «{ $attack }» { $target }{ $ignore_only ->
        [yes] , без ограничений цели
       *[other] {""}
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-attack-roll =
    { $who }+{ $bonus } против { $vs }; { $damage }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-return =
    { $who }возвращается в конце раунда с { $hp } ХП { $where }{ $unless_damage ->
        [none] {""}
       *[other] , если уничтожено не этим: { $unless_damage }
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
clause-dealt =
    урон { $n }{ $type ->
        [none] {""}
       *[other] {" "}({ $type })
    }
clause-attack =
    { $basic ->
        [yes] (основная){" "}
       *[other] {""}
    }{ $attack }: { $type ->
        [melee] рукопашная
        [ranged] дистанционная
        [close] ближняя
       *[area] зональная
    }{ $shape ->
        [burst] , взрыв
        [cone] , конус
        [line] , линия
        [radius] , радиус
       *[none] {""}
    }{ $size ->
        [none] {""}
       *[other] {" "}{ $size }
    }{ $range ->
        [none] {""}
        [sight] , видимость
        [nearest] , ближайшее
       *[other] , дистанция { $range }
    }{ $affects ->
        [enemies] , только враги
       *[other] {""}
    }{ $targets ->
        [1] {""}
       *[other] , целей: { $targets }
    }{ $strikes ->
        [1] {""}
       *[other] , ударов: { $strikes }
    }{ $fury ->
        [none] {""}
       *[other] {" "}(пока Окровавлено: { $fury })
    }{ $stops ->
        [yes] , до первого промаха
       *[other] {""}
    }{ $only ->
        [none] {""}
       *[other] , только: { $only }
    }; +{ $bonus } против { $vs }{ $dealt ->
        [none] {""}
       *[other] ; { $dealt }
    }{ $also ->
        [none] {""}
       *[other] ; { $also }
    }{ $hit ->
        [none] {""}
       *[other] ; попадание: { $hit }
    }{ $after ->
        [none] {""}
       *[other] ; последствия: { $after }
    }{ $uses ->
        [none] {""}
       *[other] ; квадратиков: { $uses }
    }{ $recharge ->
        [none] {""}
       *[other] , перезарядка: { $recharge }
    }
clause-target =
    { $who }{ $keyword ->
        [none] {""}
       *[other] {" "}({ $keyword })
    }{ $state ->
        [none] {""}
       *[other] , { $state }
    }{ $within ->
        [none] {""}
       *[other] {" "}в пределах { $within }
    }{ $los ->
        [yes] {" "}в линии видимости
       *[other] {""}
    }
clause-power =
    { $power }{ $cost ->
        [none] {""}
       *[other] {" "}(командир, использований: { $cost })
    }{ $action ->
        [move] , действие передвижения
        [attack] , действие атаки
        [immediate] , незамедлительно
       *[none] {""}
    }, { $when }{ $natural ->
        [none] {""}
       *[other] {" "}({ $natural }+)
    }{ $kind ->
        [melee] , рукопашные атаки
        [ranged] , дистанционные атаки
       *[other] {""}
    }{ $auto ->
        [yes] , само по себе
       *[other] {""}
    }{ $target ->
        [none] {""}
       *[other] ; цель: { $target }
    }: { $ops }{ $uses ->
        [none] {""}
       *[other] ; квадратиков: { $uses }
    }{ $recharge ->
        [none] {""}
       *[other] , перезарядка: { $recharge }
    }
clause-invisible =
    Невидимое{ $until ->
        [none] {""}
       *[other] {" "}{ $until }
    }
clause-adjacent-ally-bonus =
    Рядом с союзником{ $keyword ->
        [none] {""}
       *[other] {" "}({ $keyword })
    }: +{ $n } { $stat }
clause-ally-aura =
    Союзники в пределах { $within }: +{ $n } { $stat }{ $type ->
        [none] {""}
       *[other] {" "}({ $type })
    }

# Что взвешивают боты
term-victory-points = победные очки
term-last-points = близость к победному счёту
term-creatures = существа и их хиты
term-attack-at-hand = атака, которую можно провести сейчас
term-attacks-this-round = атаки, ещё возможные в этом раунде
term-attacks-next-round = угроза атак в следующем раунде
term-areas = занятые победные зоны
term-way-to-areas = путь до победной зоны
term-advance = сближение с противником
term-conditions = состояния и продолжительный урон
term-reserves = неиспользованные атаки и силы
term-focused-attacks = атаки этого раунда, которые можно собрать на одном враге
term-still-to-act = существа, которые ещё не ходили в этом раунде

# К чему ведёт выбор

tells-end-turn = { $left ->
    [both] передвижение и атака останутся неиспользованными
    [attack] атака останется неиспользованной
   *[move] передвижение останется неиспользованным
}
tells-area = { $count ->
    [0] никого не накроет
   *[other] в области: { $targets }
}
tells-first = в первый ход — одна активация, потом у каждого по две
tells-recruit = цена { $cost }, останется очков: { $left }
tells-activate = ХП: { $hp } из { $whole }, Скорость { $speed }
tells-attack = +{ $bonus } против { $versus } { $against }: попадание { $chance } %{ $damage ->
    [0] {""}
   *[other] , урон { $damage }
}
tells-uses = использований командира: { $cost }, останется { $left }
tells-boxes = { $left ->
    [0] можно использовать только раз
   *[other] можно и снова, останется квадратиков: { $left }
}

# Подсчёт очков

score-eliminated = За выведенных существ
score-areas = За победные зоны
score-standing = Осталось существ
score-worth = Стоимость оставшихся
score-quiet = Раундов без боя
score-centre = До центра, в половинах клетки

# What may be passed before it is asked
window-opportunity = Благоприятные атаки
window-power = Силы

# Падежи имен: именительный; родительный; дательный; винительный

names-declined =
    Человек-наёмник; Человека-наёмника; Человеку-наёмнику; Человека-наёмника
    Стремительный юань-ти; Стремительного юань-ти; Стремительному юань-ти; Стремительного юань-ти
    Дварф-мастер битв; Дварфа-мастера битв; Дварфу-мастеру битв; Дварфа-мастера битв
    Эльф-чернокнижник; Эльфа-чернокнижника; Эльфу-чернокнижнику; Эльфа-чернокнижника
    Молодой зелёный дракон; Молодого зелёного дракона; Молодому зелёному дракону; Молодого зелёного дракона
    Халфлинг-паладин; Халфлинга-паладина; Халфлингу-паладину; Халфлинга-паладина
    Дерзкий повеса; Дерзкого повесы; Дерзкому повесе; Дерзкого повесу
    Дроу с волшебной палочкой; Дроу с волшебной палочкой; Дроу с волшебной палочкой; Дроу с волшебной палочкой
    Молодой серебряный дракон; Молодого серебряного дракона; Молодому серебряному дракону; Молодого серебряного дракона
    Дикий тролль; Дикого тролля; Дикому троллю; Дикого тролля
    Балханнот; Балханнота; Балханноту; Балханнота
    Молодой красный дракон; Молодого красного дракона; Молодому красному дракону; Молодого красного дракона
    Жрец Пелора; Жреца Пелора; Жрецу Пелора; Жреца Пелора
    Иммолит; Иммолита; Иммолиту; Иммолита
    Гоблин-резака; Гоблина-резаки; Гоблину-резаке; Гоблина-резаку
    Гоблин-стрелок; Гоблина-стрелка; Гоблину-стрелку; Гоблина-стрелка
    Гоблин-подручный вождя; Гоблина-подручного вождя; Гоблину-подручному вождя; Гоблина-подручного вождя
    Кобольд-застрельщик; Кобольда-застрельщика; Кобольду-застрельщику; Кобольда-застрельщика
    Кобольд-пращник; Кобольда-пращника; Кобольду-пращнику; Кобольда-пращника
    Волшебник; Волшебника; Волшебнику; Волшебника
    Майнд флаер — бич; Майнд флаера — бича; Майнд флаеру — бичу; Майнд флаера — бича
    Человек-воин Пэт; Человека-воина Пэта; Человеку-воину Пэту; Человека-воина Пэта
    Человек-чемпион Пэт; Человека-чемпиона Пэта; Человеку-чемпиону Пэту; Человека-чемпиона Пэта
    Горгулья; Горгульи; Горгулье; Горгулью
    Эттин-железяка; Эттина-железяки; Эттину-железяке; Эттина-железяку
    Призрачный воин; Призрачного воина; Призрачному воину; Призрачного воина
    Паук-смертопрыг; Паука-смертопрыга; Пауку-смертопрыгу; Паука-смертопрыга
    Булетта; Булетты; Булетте; Булетту
    Бурый увалень; Бурого увальня; Бурому увальню; Бурого увальня
    Осколочный скелет; Осколочного скелета; Осколочному скелету; Осколочного скелета
    Зомби орды; Зомби орды; Зомби орды; Зомби орды
    Желатиновый куб; Желатинового куба; Желатиновому кубу; Желатиновый куб
    Орк-налётчик; Орка-налётчика; Орку-налётчику; Орка-налётчика
    Вождь орков; Вождя орков; Вождю орков; Вождя орков
    Хобгоблин-боевой маг; Хобгоблина-боевого мага; Хобгоблину-боевому магу; Хобгоблина-боевого мага
    Хобгоблин-страж; Хобгоблина-стража; Хобгоблину-стражу; Хобгоблина-стража
    Багбир-душитель; Багбира-душителя; Багбиру-душителю; Багбира-душителя
    Лютоволк; Лютоволка; Лютоволку; Лютоволка
    Эльф-разведчик; Эльфа-разведчика; Эльфу-разведчику; Эльфа-разведчика
    Эладрин-рыцарь сумерек; Эладрина-рыцаря сумерек; Эладрину-рыцарю сумерек; Эладрина-рыцаря сумерек
    Совомедведь; Совомедведя; Совомедведю; Совомедведя
    Ускользающий зверь; Ускользающего зверя; Ускользающему зверю; Ускользающего зверя
    Дроу-арахномант; Дроу-арахноманта; Дроу-арахноманту; Дроу-арахноманта
    Дроу-преследователь; Дроу-преследователя; Дроу-преследователю; Дроу-преследователя
    Гримлок-варвар; Гримлока-варвара; Гримлоку-варвару; Гримлока-варвара
    Троглодит-костолом; Троглодита-костолома; Троглодиту-костолому; Троглодита-костолома
    Огнеокий бехолдер; Огнеокого бехолдера; Огнеокому бехолдеру; Огнеокого бехолдера
    Пурпурный червь; Пурпурного червя; Пурпурному червю; Пурпурного червя
    Городской стражник; Городского стражника; Городскому стражнику; Городского стражника
    Дварф-щитоносец; Дварфа-щитоносца; Дварфу-щитоносцу; Дварфа-щитоносца
    Драконорождённый воевода; Драконорождённого воеводы; Драконорождённому воеводе; Драконорождённого воеводу
    Кованый телохранитель; Кованого телохранителя; Кованому телохранителю; Кованого телохранителя
    Ангел возмездия; Ангела возмездия; Ангелу возмездия; Ангела возмездия
    Крысолюд; Крысолюда; Крысолюду; Крысолюда
    Благородный ракшас; Благородного ракшаса; Благородному ракшасу; Благородного ракшаса
    Медуза-лучница; Медузы-лучницы; Медузе-лучнице; Медузу-лучницу
    Холмовой великан; Холмового великана; Холмовому великану; Холмового великана
    Огр-дикарь; Огра-дикаря; Огру-дикарю; Огра-дикаря
    Гнолл-мародёр; Гнолла-мародёра; Гноллу-мародёру; Гнолла-мародёра
    Гарпия; Гарпии; Гарпии; Гарпию
    Мантикора; Мантикоры; Мантикоре; Мантикору
    Ледяной архон; Ледяного архона; Ледяному архону; Ледяного архона
    Азер-воин; Азера-воина; Азеру-воину; Азера-воина
    Блуждающий огонёк; Блуждающего огонька; Блуждающему огоньку; Блуждающий огонёк
    Стирга; Стирги; Стирге; Стиргу
    Призрак; Призрака; Призраку; Призрака
    Владыка вампиров граф Василь; Владыки вампиров графа Василя; Владыке вампиров графу Василю; Владыку вампиров графа Василя
    Чародей бури; Чародея бури; Чародею бури; Чародея бури
    Полуэльф-менестрель; Полуэльфа-менестреля; Полуэльфу-менестрелю; Полуэльфа-менестреля
    Человек-следопыт; Человека-следопыта; Человеку-следопыту; Человека-следопыта
    Дьявол преисподней; Дьявола преисподней; Дьяволу преисподней; Дьявола преисподней
    Молодой чёрный дракон; Молодого чёрного дракона; Молодому чёрному дракону; Молодого чёрного дракона
    Молодой энт; Молодого энта; Молодому энту; Молодого энта
    Ящер-налётчик; Ящера-налётчика; Ящеру-налётчику; Ящера-налётчика
    Гигантский кислотный жук; Гигантского кислотного жука; Гигантскому кислотному жуку; Гигантского кислотного жука
    Мудрец фей; Мудреца фей; Мудрецу фей; Мудреца фей
    Человек-воин; Человека-воина; Человеку-воину; Человека-воина
    Гоблин-пикадор; Гоблина-пикадора; Гоблину-пикадору; Гоблина-пикадора
    Кобольд-лучник; Кобольда-лучника; Кобольду-лучнику; Кобольда-лучника
    Демон тени; Демона тени; Демону тени; Демона тени
    Дроу-страж пауков; Дроу-стража пауков; Дроу-стражу пауков; Дроу-стража пауков
    Железный защитник; Железного защитника; Железному защитнику; Железного защитника
    Скелет-страж гробницы; Скелета-стража гробницы; Скелету-стражу гробницы; Скелета-стража гробницы
    Возвышенный адский меч; Возвышенного адского меча; Возвышенному адскому мечу; Возвышенного адского меча
    Болотная гидра; Болотной гидры; Болотной гидре; Болотную гидру
    Драконорождённый защитник; Драконорождённого защитника; Драконорождённому защитнику; Драконорождённого защитника
    Ангел возмездия (эпический); Ангела возмездия (эпического); Ангелу возмездия (эпическому); Ангела возмездия (эпического)
    Дьявол преисподней (эпический); Дьявола преисподней (эпического); Дьяволу преисподней (эпическому); Дьявола преисподней (эпического)
    Лазурные; Лазурных; Лазурным; Лазурных
    Огненные; Огненных; Огненным; Огненных
    Нефритовые; Нефритовых; Нефритовым; Нефритовых
    Лиловые; Лиловых; Лиловым; Лиловых
    Фиолетовые; Фиолетовых; Фиолетовым; Фиолетовых
    Сливовые; Сливовых; Сливовым; Сливовых
    Атака; атаки; атаке; атаку
    урон; урона; урону; урон
    ДС; ДС; ДС; ДС
    ЗАЩ; ЗАЩ; ЗАЩ; ЗАЩ
    ДС и ЗАЩ; ДС и ЗАЩ; ДС и ЗАЩ; ДС и ЗАЩ
    Скорость; скорости; скорости; скорость
names-undeclined = { $case ->
    [gen] существа «{ $name }»
    [dat] существу «{ $name }»
   *[acc] существо «{ $name }»
}
