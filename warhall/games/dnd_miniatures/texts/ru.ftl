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
mode-team-help = Места по очереди входят в две команды; очки считаются на команду.
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
option-maps-help = Победитель броска выбирает одно из принесенных полей.
option-maps-own = Поле этого отряда
option-length = Очки для победы
option-length-quick = 200, быстро
option-length-long = 300, долго
option-length-very-long = 400, очень долго
option-bloodied = Урок: Окровавлено
option-powers = Урок: другие атаки и силы
option-flight = Урок: полет
option-terrain = Урок: труднопроходимая местность
option-walls = Урок: линия видимости и укрытие
option-opportunity = Урок: благоприятные атаки
option-shift = Урок: смещение

# Words

seat-azure = Лазурные
seat-ember = Огненные
seat-jade = Нефритовые
seat-orchid = Лиловые
seat-cobalt = Кобальтовые
seat-copper = Медные
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
duration-player_turn = {" "}до конца следующего хода его игрока
duration-round = {" "}до конца раунда
duration-battle = {" "}до конца битвы
duration-until_self_acts = {" "}до начала его следующего хода
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
event-of-self_bloodied = когда становится Окровавлено
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
event-of-ally_rolls_high = когда союзник бросает высоко
event-of-adjacent_ally_hit = когда попадают по соседнему союзнику
event-of-adjacent_ally_attacked = когда соседний враг атаковал соседнего союзника
event-of-enemy_attack_declared = когда враг объявляет атаку
event-of-enemy_attack_hits = когда атака врага попадает
event-of-enemy_saves = когда врагу удается спасбросок
event-of-enemy_start_turn = в начале хода врага
event-of-initiative_roll = после броска инициативы
corner-nw = северо-запад
corner-ne = северо-восток
corner-se = юго-восток
corner-sw = юго-запад
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
ask-act = { $unit }: что делает?
ask-go-on = { $unit }: как продолжить передвижение?
ask-opportunity = { $unit } провоцирует: совершить благоприятную атаку?
ask-next-victim = { $unit } атакует область: кто следующий?
ask-granted-target = { $unit } совершает атаку: выберите цель.
ask-further-target = { $unit }: выберите еще цель (до { $count }).
ask-power = { $unit }: { $event }. Использовать силу?
ask-power-target = { $unit } использует силу: выберите цель.
ask-push = Толкнуть: { $unit }, до { $squares } клеток.
ask-pull = Подтянуть: { $unit }, до { $squares } клеток.
ask-slide = Скольжение: { $unit }, до { $squares } клеток.
ask-shift = Смещение: { $unit }, до { $squares } клеток.
ask-place = Поместите: { $unit }.
ask-swap = Обмен местами: куда становится { $unit }?
ask-scramble = { $unit } переходит на ближайшую дозволенную позицию.
ask-come-back = { $unit } возвращается: выберите место.
ask-save = { $unit }: против какого эффекта следующий спасбросок?
ask-ongoing = { $unit } получает продолжительный урон: какой следующий?
ask-growth = { $unit }: урон больше на { $n }. Какое число растёт?
ask-reroll = Какой кубик перебросить?

# Actions

action-move = Передвижение на { $square }
action-move-by = Передвижение через { $path }
action-burrow = Рытье до { $square }
action-shift = Смещение на { $square }
action-free-shift = Свободное смещение на { $square }
action-charge = Стремительная атака: { $unit }, с клетки { $square }
action-charge-by = Стремительная атака: { $unit }, через { $path }
action-transfer = Телепорт на { $square }
action-go = Идти на { $square }
action-go-by = Идти через { $path }
action-stop = Остановиться
action-attack = { $attack }: { $unit }
action-target = Цель: { $unit }
action-done = Готово
action-burst = { $attack }
action-blast = { $attack }: { $square }
action-cone = { $attack }: { $facing }, из угла «{ $corner }», столбец { $shift }
action-line = { $attack } из угла «{ $corner }» до { $square } ({ $end })
action-use = { $unit }: { $power }
action-pass = Пропустить
action-opportunity = Бьет { $unit }
action-to = На { $square }
action-choose = { $entry }
action-end-turn = Закончить ход существа
action-activate = Активировать: { $unit }
action-deploy = Выставить: { $unit } на { $square }
action-map = { $map }
action-letter = Стартовая зона { $letter }
action-corner = Угол: { $corner }
action-first = Первыми ходят { $seat }
action-recruit = Взять: { $creature }

# Events

event-rolled = { $seat }: бросок { $face } { $purpose ->
    [map] за выбор поля
    [corner] за выбор угла
   *[turn] за первый ход
}.
event-won = { $seat } выигрывают проверку и выбирают, { $purpose ->
    [map] на каком поле идёт бой
    [corner] в каком углу стоять
   *[turn] кто ходит первым
}.
event-tied = Поровну: бросают снова.
event-recruited = { $seat } берут: { $creature }.
event-recruited-hidden = { $seat } продолжают собирать отряд.
event-revealed = { $seat } открывают отряд: { $creatures }.
event-map-taken = { $seat } выбирают поле: { $map }.
event-letter-taken = { $seat } выбирают стартовую зону { $letter }.
event-corner-taken = { $seat } выбирают угол: { $corner }.
event-deployed = { $seat } выставляют на { $square }: { $unit }.
event-round-began = Раунд { $round }.
event-first-named = Первыми ходят { $seat }.
event-activated = { $seat } активируют: { $unit }.
event-turn-ended = { $unit }: конец хода.
event-moved = { $unit } передвигается на { $square }.
event-shifted = { $unit } смещается на { $square }.
event-forced = { $unit }: { $how ->
    [push] толчок
    [pull] подтягивание
   *[slide] скольжение
} на { $square }.
event-placed = { $why ->
    [river] { $unit }: течение реки уносит на
    [teleporter] { $unit }: телепорт переносит на
    [back] { $unit } не может стоять там и возвращается на
   *[power] { $unit }: помещено на
} { $square }.
event-attack-declared = { $unit } атакует ({ $attack }): { $targets }.
event-area-declared = { $unit } атакует: { $attack }.
event-area-covers = { $attack }: под ударом { $targets }.
event-area-empty = { $attack }: под ударом никого.
event-charge-declared = { $unit }: стремительная атака, цель { $target }.
event-opportunity-taken = { $unit }: благоприятная атака, цель { $target }.
event-attack-rolled = { $unit } бросает { $face } ({ $modifier }): { $total } против { $versus } { $against } ({ $target }).
event-pit-rolled = У края ямы { $unit } бросает { $face }: { $total } против { $against } ({ $target }): { $fate ->
    [falls] падение в яму
   *[holds] удержание на краю
}.
event-hit = { $unit } попадает: { $target }.
event-critical-hit = { $unit }: критическое попадание, цель { $target }.
event-missed = { $unit } промахивается: { $target }.
event-conceal-rolled = { $target }, шанс промаха: { $face }, нужно { $need }: { $hit ->
    [yes] атака проходит
   *[no] промах
}.
event-attack-lost = { $unit }: атака пропадает.
event-damaged = { $unit } получает урон { $amount } (осталось ХП: { $left }).
event-healed = { $unit }: лечение { $amount } ХП (теперь ХП: { $left }).
event-temporary-gained = { $unit }: временные хиты { $amount }.
event-became-bloodied = { $unit }: теперь Окровавленное существо.
event-destroyed = { $unit } погибает.
event-returned = { $unit } возвращается на { $square }.
event-scored = { $seat }: +{ $change } ПО за { $why ->
    [area] победную зону
   *[creature] это существо
}, теперь { $vp }.
event-score-lost = { $seat }: −{ $change } ПО, ведь существо вернулось; теперь { $vp }.
event-afflicted = { $unit }: { $condition }.
event-ongoing-gained = { $unit }: продолжительный урон { $amount } ({ $type }).
event-ongoing-taken = { $unit }: наносится продолжительный урон { $amount } ({ $type }).
event-effect-gained = { $unit }: действует «{ $source }».
event-effect-ended = { $unit }: «{ $source }» больше не действует.
event-save-rolled = { $unit }, спасбросок («{ $source }»): { $face }, { $outcome ->
    [all] прекращается всё, что прекращает спасбросок
    [yes] успех
   *[no] неудача
}.
event-confusion-rolled = { $unit }, сбивание с толку, бросок { $face }: { $outcome ->
    [own] действует по воле своего игрока
    [nothing] ничего не делает
   *[enemy] в этот ход им управляет противник
}.
event-power-used = { $unit } использует силу «{ $power }»{ $aimed ->
    [yes] : { $target }
   *[no] {""}
}.
event-recharged = { $unit }: «{ $power }» перезаряжается.
event-order-rolled = { $seat }: { $face } на право решать первыми.
event-rerolled = Кубик переброшен: { $face }.

# Refusals

refuse-not-offered = Сейчас это невозможно.
refuse-no-such-thing = В этой битве такого нет.
refuse-other-question = Сейчас спрашивают о другом.
refuse-activation-owed = В этот ход нужно активировать еще: { $count }.
refuse-one-after-the-other = { $unit }: ход еще не завершен.
refuse-no-creature = На поле нет такого существа.
refuse-charged = { $unit }: после стремительной атаки двигаться нельзя.
refuse-moved-already = { $unit }: действий передвижения не осталось.
refuse-immobilized = { $unit }: обездвиживание.
refuse-burrows = { $unit }: в этот ход роет.
refuse-walks = { $unit }: в этот ход движется по поверхности.
refuse-cannot-burrow = { $unit } не умеет рыть.
refuse-not-shifty = { $unit }: нет свободного смещения.
refuse-shifted-already = { $unit }: свободное смещение уже использовано.
refuse-not-that-square = { $square }: туда нельзя.
refuse-attacked-already = { $unit }: действие атаки потрачено.
refuse-no-charge = В стартовой битве нет стремительных атак.
refuse-charge-protected = { $protector } защищает от стремительной атаки ({ $unit }): { $target }.
refuse-charge-no-enemy = { $target } — не враг ({ $unit }).
refuse-charge-no-basic = { $unit }: нет основной атаки, чтобы атаковать { $target }.
refuse-charge-staggered = { $unit } пошатывается: стремительная атака ({ $target }) невозможна.
refuse-charge-immobile = { $unit } не может двигаться: стремительная атака ({ $target }) невозможна.
refuse-charge-adjacent = { $unit } уже рядом: { $target }.
refuse-charge-unseen = { $unit } не видит: { $target }.
refuse-charge-far = { $unit }: нет клетки для стремительной атаки ({ $target }).
refuse-not-nearest = { $square } — не ближайшая клетка.
refuse-no-such-attack = { $unit }: нет атаки «{ $attack }».
refuse-attack-staggered = { $unit } пошатывается: только основная атака, не «{ $attack }».
refuse-attack-confused = { $unit }, сбивание с толку: только основная атака, не «{ $attack }».
refuse-attack-basic-only = В этом уроке только основные атаки: { $unit }, «{ $attack }» нельзя.
refuse-attack-ticked = { $unit }: «{ $attack }» уже использовано.
refuse-is-area = У этой атаки есть область.
refuse-other-shape = У этой атаки другая форма.
refuse-only-target-bloodied = { $target } — не Окровавленное существо.
refuse-only-target-immobilized = { $target }: не Обездвижено.
refuse-only-target-helpless-or-stunned = { $target }: не Беспомощное и не Ошеломлено.
refuse-only-target-dazed-or-worse = { $target }: не Изумлено и не хуже.
refuse-only-target-level-max = { $target }: уровень слишком высок.
refuse-only-self-was-in-stone-form = Атакующий ({ $target } — цель) не был в каменной форме.
refuse-not-the-nearest = { $target } — не ближайшее.
refuse-chosen-already = { $target } уже цель.
refuse-no-target = { $target }: выбрать нельзя.
refuse-target-no-enemy = { $target } — не враг ({ $unit }).
refuse-target-not-adjacent = { $target } не по соседству ({ $unit }).
refuse-target-out-of-range = { $target } вне дистанции ({ $unit }): расстояние { $distance }, дистанция { $range }.
refuse-target-unseen = { $unit }: нет линии видимости ({ $target }).
refuse-target-invisible = { $target }: невидимая цель ({ $unit }).
refuse-target-no-effect = { $unit }: нет линии эффекта ({ $target }).
refuse-nearest-not-in-area = Ближайший враг должен быть в области.
refuse-origin-wall-square = { $square } — стена.
refuse-origin-out-of-range = { $square } вне дистанции.
refuse-origin-unseen = Нет линии видимости до { $square }.
refuse-origin-no-effect = Нет линии эффекта до { $square }.
refuse-cone-does-not-touch = Конус не касается этой начальной точки.
refuse-not-the-far-corner = Линия кончается в углу, самом дальнем от начала.
refuse-not-yours = { $unit } — не ваше существо.
refuse-no-such-power = { $unit }: нет силы «{ $power }».
refuse-power-no-powers = В этом уроке нет сил ({ $unit }, «{ $power }»).
refuse-power-gone = { $unit }: уже не на поле, сила «{ $power }» потеряна.
refuse-power-silent = { $unit }: «{ $power }» в таком состоянии нельзя.
refuse-power-staggered = { $unit } пошатывается: «{ $power }» нельзя.
refuse-power-no-uses = { $unit }: не хватает использований для силы «{ $power }».
refuse-power-dazed = { $unit }, изумление: сила «{ $power }» только в свой ход.
refuse-power-ticked = { $unit }: сила «{ $power }» уже использована.
refuse-power-used = { $unit }: сила «{ $power }» в этот ход уже использована.
refuse-power-untimely = Сейчас не время для силы «{ $power }» ({ $unit }).
refuse-power-no-action = { $unit }: нет действия для силы «{ $power }».
refuse-power-useless = «{ $power }» ({ $unit }) ничего не даст.
refuse-struck-already = { $unit }: благоприятная атака в этот ход уже была.
refuse-cannot-strike = { $unit }: благоприятная атака невозможна.
refuse-not-twice = { $unit }: не дважды в один ход.
refuse-activated-already = { $unit }: активация в этом раунде уже была.
refuse-nothing-to-deploy = Это существо выставить нельзя.
refuse-off-the-map = { $square } вне поля.
refuse-no-legal-position = { $unit } не может стоять на { $square }.
refuse-area-taken = Зона с клеткой { $square } занята: { $unit } туда нельзя.
refuse-outside-start = { $unit } на { $square } не помещается в стартовой зоне.
refuse-teleported-already = { $unit }: в этом раунде телепорт уже был.
refuse-no-teleporter = Перенос на { $square } невозможен.
refuse-cannot-end = { $unit } не может остановиться на { $square }.
refuse-not-in-boosters = { $card }: нет в ваших бустерах.
refuse-does-not-fit = { $card } не входит в { $limit } очков.
refuse-empty-yet = В отряде хотя бы одно существо.
refuse-wall = { $square } — стена, или на пути стена.
refuse-wall-within = { $unit } не может встать на { $square }: стена прошла бы посреди занимаемых клеток.
refuse-taken = { $square } занимает { $other }.
refuse-there-already = { $unit } уже там.
refuse-too-far = { $square } слишком далеко: { $unit }, движение { $squares }.
refuse-pit = { $square } — яма.
refuse-path-no-path = { $unit }: нет пути с { $square }.
refuse-path-no-step = { $unit } не может шагнуть на { $square }.
refuse-path-too-far = { $unit } не дойдет до { $square }.
refuse-path-cannot-end = { $unit } не может остановиться на { $square }.
refuse-no-shift = В этом уроке нет смещений.
refuse-one-square = { $square } не в одной клетке.
refuse-slowed-there = Местность { $square } замедлила бы его.
refuse-empty-warband = Отряд { $warband } пуст.
refuse-over-points = Отряд { $warband } стоит { $points }, лимит { $limit }.
refuse-over-numbers = В отряде { $warband } существ { $count }, лимит { $limit }.
refuse-map-half = Отряду { $warband } нужно поле половинного размера.
refuse-map-full = Отряду { $warband } нужно поле полного размера.
refuse-too-dear = Отряд { $warband }: { $card } стоит { $cost }, можно не больше { $limit }.
refuse-huge = Отряд { $warband }: { $card } — Огромное существо.
refuse-epic = Отряд { $warband }: эпическая карточка { $card } здесь нельзя.
refuse-wrong-faction = Отряд { $warband }: { $card } — не из фракции { $faction }.
refuse-good-and-evil = Отряд { $warband }: { $good } — Доброе, { $evil } — Злое.
refuse-unique = Отряд { $warband }: { $card } — Уникальное существо.

# Results

result-target = { $count ->
    [one] Победа по очкам: { $winners }.
   *[other] Победу по очкам делят { $winners }.
}
result-last = { $count ->
    [one] Победа: { $winners }, врагов не осталось.
   *[other] Победили { $winners }: врагов не осталось.
}
result-all-gone = { $count ->
    [one] Никого не осталось; впереди по очкам: { $winners }.
   *[other] Никого не осталось; поровну очков у сторон: { $winners }.
}
result-stalemate = { $count ->
    [one] Десять раундов без боя. Победа: { $winners }.
   *[other] Десять раундов без боя. Победу делят { $winners }.
}

# The picture

pic-round = { $scenario }, раунд { $round }: { $phase } (для победы: { $target } ПО)
pic-legend = d труднопроходимо, f лес, o l ямы, s дым, c священный круг, S статуя, T телепорт, r река, b окровавленный камень, h фонтан
say-ground = { $ground }: { $squares }.
say-area = Победная зона { $letter }: { $squares }.
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
pic-player = { $seat }: { $vp } ПО, старт { $start }; взято: { $picks }
clause-warband-building = Построение отряда: { $keyword } любой фракции
clause-if-target-bloodied = если цель Окровавлена
clause-if-combat-advantage = при боевом преимуществе
clause-if-charged = при стремительной атаке
clause-if-target-keyword = если цель — { $keyword }
clause-if-target-condition = если цель: { $condition }
clause-only-target-bloodied = Окровавленная цель
clause-only-target-immobilized = Обездвиженная цель
clause-only-target-helpless-or-stunned = Беспомощная или Ошеломленная цель
clause-only-target-dazed-or-worse = Изумленная цель или хуже
clause-only-self-was-in-stone-form = после каменной формы
clause-only-target-level-max = цель не выше уровня { $n }
clause-flight = Полет
clause-burrow = Рытье
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
clause-charge-protection = Защита от стремительной атаки: враги в пределах { $n } клеток не совершают ее по союзникам
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
op-condition =
    { $who }{ $what }{ $duration }{ $worsens_to ->
        [none] {""}
       *[other] , при проваленном спасброске { $worsens_to }
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-ongoing =
    { $who }продолжительный урон { $n } ({ $type }){ $duration }{ $if ->
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
    { $who }{ $n ->
        [-4] −4
        [-2] −2
       *[other] +{ $n }
    } { $stat }{ $duration }{ $if ->
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
term-last-points = близость к победному счету
term-creatures = существа и их хиты
term-attack-at-hand = атака, которую можно провести сейчас
term-attacks-this-round = атаки, еще возможные в этом раунде
term-attacks-next-round = угроза атак в следующем раунде
term-areas = занятые победные зоны
term-way-to-areas = путь до победной зоны
term-advance = сближение с противником
term-conditions = состояния и продолжительный урон
term-reserves = неиспользованные атаки и силы

# К чему ведёт выбор

tells-end-turn = { $left ->
    [both] перемещение и атака останутся неиспользованными
    [attack] атака останется неиспользованной
   *[move] перемещение останется неиспользованным
}

# Подсчёт очков

score-eliminated = За выведенных существ
score-areas = За победные зоны
score-standing = Осталось существ
score-worth = Стоимость оставшихся
