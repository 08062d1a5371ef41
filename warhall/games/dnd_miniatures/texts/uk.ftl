title = D&D Miniatures

# The kinds of battle

mode-assault = Штурм
mode-assault-help = Знищуйте ворогів і утримуйте свої зони перемоги: звичайна битва.
mode-bounty = Полювання за головами
mode-bounty-help = Як «Штурм», але за кожного знищеного ворога дають додаткові очки.
mode-uncontested = Беззаперечна перемога
mode-uncontested-help = Як «Штурм», але зона дає очки, лише поки в ній немає ворогів.
mode-uncontested-bounty = Беззаперечне полювання
mode-uncontested-bounty-help = «Беззаперечна перемога» і «Полювання за головами» разом, на 250 очок.
mode-epic = Епічна битва
mode-epic-help = 500 очок; дозволено епічні картки й Величезних істот.
mode-sealed = Гра запечатаними наборами
mode-sealed-help = Кожен гравець відкриває два бустери й збирає з них загін.
mode-sealed-team = Запечатані набори командами
mode-sealed-team-help = Дві команди по два-три гравці; кожен відкриває два бустери й збирає з них загін.
mode-team = Гра командами
mode-team-help = Гравці через одного входять до двох команд; очки в команди спільні.
mode-free-for-all = Кожен сам за себе
mode-free-for-all-help = Три або чотири загони на двох полях, покладених поруч.
mode-quick-start = Стартова битва
mode-quick-start-help = По одній фігурці: перший урок.
mode-quick-start-2 = Стартова битва: п’ять фігурок
mode-quick-start-2-help = Три фігурки проти двох: другий урок.

# What is picked before the battle

option-limit = Ліміт очок
option-limit-help = Скільки щонайбільше може коштувати загін; стільки ж очок треба для перемоги.
option-limit-points = { $points } очок
option-warbands = Загін
option-maps = Поле бою
option-maps-help = Переможець кидка обирає одне з принесених полів.
option-maps-own = Поле цього загону
option-length = Очки для перемоги
option-length-quick = 200, швидко
option-length-long = 300, довго
option-length-very-long = 400, дуже довго
option-bloodied = Урок: скривавлені істоти
option-powers = Урок: інші атаки й сили
option-flight = Урок: політ
option-terrain = Урок: важкопрохідна місцевість
option-walls = Урок: лінія видимості й укриття
option-opportunity = Урок: сприятливі атаки
option-shift = Урок: зміщення

# Words

seat-azure = Лазурові
seat-ember = Вогняні
seat-jade = Нефритові
seat-orchid = Лілові
seat-cobalt = Фіолетові
seat-copper = Сливові
phase-set-up = Підготовка
phase-building = Збір загонів
phase-deploying = Розставлення
phase-initiative = Ініціатива
phase-round = Битва
condition-Dazed = Приголомшена
condition-Staggered = Хитається
condition-Stunned = Ошелешена
condition-Helpless = Безпорадна
condition-Immobilized = Знерухомлена
condition-Confused = Збита з пантелику
condition-Enervated = Знесилена
condition-Slowed = Сповільнена
condition-Invisible = Невидима
damage-plain = звичайне ушкодження
damage-acid = кислота
damage-cold = холод
damage-fire = вогонь
damage-force = сила
damage-lightning = блискавка
damage-necrotic = некротичне
damage-poison = отрута
damage-psychic = психічне
damage-radiant = сяйво
damage-thunder = грім
damage-wound = рана
damage-all = усе
immunity-critical_hits = критичні влучання
trait-bloodied = «Лють скривавленого»
trait-beside = «Пліч-о-пліч»
trait-aura = аура союзника
gained-powerful-charge = Потужна стрімка атака
versus-AC = КО
versus-Fort = ЗАХ (Стійк)
versus-Ref = ЗАХ (Реак)
versus-Will = ЗАХ (Воля)
stat-attack = Атака
stat-damage = ушкодження
stat-ac = КО
stat-def = ЗАХ
stat-all_defenses = КО і ЗАХ
stat-speed = Швидкість
duration-next_turn = {""}
duration-save = {" "}(рятівний кидок завершує)
duration-turn = {" "}до кінця цього ходу
duration-this_attack = {" "}на цю атаку
duration-player_turn = {" "}до кінця наступного ходу свого гравця
duration-next_turn_of_azure = {" "}до кінця наступного ходу Лазурових
duration-next_turn_of_ember = {" "}до кінця наступного ходу Вогняних
duration-next_turn_of_jade = {" "}до кінця наступного ходу Нефритових
duration-next_turn_of_orchid = {" "}до кінця наступного ходу Лілових
duration-next_turn_of_cobalt = {" "}до кінця наступного ходу Фіолетових
duration-next_turn_of_copper = {" "}до кінця наступного ходу Сливових
duration-own_next_turn = {" "}до кінця свого наступного ходу
duration-round = {" "}до кінця раунду
duration-battle = {" "}до кінця битви
duration-until_self_acts = {" "}до початку свого наступного ходу
who-target = {""}
who-self = ця істота:{" "}
who-target_of_attack = ціль атаки:{" "}
rolled-attack = кидок атаки
rolled-save = рятівний кидок
rolled-initiative = кубик ініціативи
saves-one = проти одного ефекту
saves-all = проти кожного ефекту
aim-same = проти тієї самої істоти
aim-other_adjacent = проти іншого сусіднього ворога
aim-any = проти будь-якої дозволеної цілі
back-nearest_legal = на найближчій дозволеній позиції
back-own_start_area = у своїй стартовій зоні
flag-stone_form = у кам’яній формі до кінця наступного ходу
until-self_attacks = доки не атакує
cone-small = малий
cone-large = великий
attack-basic = основна атака
side-self = ця істота
side-ally = союзник
side-enemy = ворог
side-any = будь-яка інша істота
side-ally-all = усі союзники
side-enemy-all = усі вороги
side-any-all = усі інші істоти
side-self-all = ця істота
target-state-living = жива
target-state-bloodied = Скривавлена
target-state-in_victory_area = у зоні перемоги
event-of-self_turn = у свій хід
event-of-self_start_turn = на початку свого ходу
event-of-self_end_turn = наприкінці свого ходу
event-of-self_bloodied = коли стає Скривавленою
event-of-self_destroyed = коли її знищують
event-of-self_destroys_enemy = коли знищує ворога
event-of-self_bloodies_enemy = коли робить ворога Скривавленим
event-of-self_misses = коли промахується
event-of-self_hit_by_melee = коли в неї влучає рукопашна атака
event-of-self_missed_by_melee = коли рукопашна атака в неї не влучає
event-of-ally_activates = коли активують союзника
event-of-ally_attacks = коли союзник атакує
event-of-ally_hits = коли союзник влучає
event-of-ally_missed_by_melee = коли рукопашна атака не влучає в союзника
event-of-ally_end_turn = наприкінці ходу союзника
event-of-ally_bloodied = коли союзник стає Скривавленим
event-of-ally_destroyed = коли знищують союзника
event-of-ally_destroys_enemy = коли союзник знищує ворога
event-of-ally_saves = коли союзник провалює рятівний кидок
event-of-ally_rolls_high = коли на кубику союзника випало багато
event-of-adjacent_ally_hit = коли влучають у сусіднього союзника
event-of-adjacent_ally_attacked = коли сусідній ворог атакував сусіднього союзника
event-of-enemy_attack_declared = коли ворог оголошує атаку
event-of-enemy_attack_hits = коли атака ворога влучає
event-of-enemy_saves = коли ворогові вдається рятівний кидок
event-of-enemy_start_turn = на початку ходу ворога
event-of-initiative_roll = після кидка ініціативи
corner-nw = північно-західний
corner-ne = північно-східний
corner-se = південно-східний
corner-sw = південно-західний
offset--1 = −1
offset--2 = −2
offset--3 = −3
offset--4 = −4
facing-north = північ
facing-east = схід
facing-south = південь
facing-west = захід

# Questions

ask-build = Зберіть загін із фігурок своїх бустерів.
ask-map = Ви виграли кидок: оберіть поле бою.
ask-letter = Оберіть свою стартову зону.
ask-corner = Оберіть свій кут поля.
ask-deploy = Виставте своїх істот, лишилося { $left }{ $then ->
    [none] .
   *[other] ; потім виставляють { $then }.
}
ask-first = Ви виграли ініціативу: хто ходить першим?
ask-activate = Активуйте істоту (залишилося цього ходу: { $count }).
ask-act = Хід { $unit-gen }: що робити?
ask-go-on = { $unit } пересувається: як далі?
ask-opportunity = { $unit } провокує: здійснити сприятливу атаку?
ask-next-victim = { $unit } атакує область: хто наступний?
ask-granted-target = { $unit } здійснює атаку: оберіть ціль.
ask-further-target = { $unit }: оберіть ще ціль (можна ще { $count }).
ask-power = { $unit ->
    [none] {""}
   *[other] { $unit }.{" "}
}Можна відповісти силою ({ $event }). Використати?
ask-power-target = { $unit } використовує силу: оберіть ціль.
ask-push = Штовхніть { $unit-acc }: до { $squares ->
    [one] { $squares } клітинки
   *[other] { $squares } клітинок
}.
ask-pull = Підтягніть { $unit-acc }: до { $squares ->
    [one] { $squares } клітинки
   *[other] { $squares } клітинок
}.
ask-slide = Ковзання { $unit-gen }: до { $squares ->
    [one] { $squares } клітинки
   *[other] { $squares } клітинок
}.
ask-shift = Зміщення { $unit-gen }: до { $squares ->
    [one] { $squares } клітинки
   *[other] { $squares } клітинок
}.
ask-place = Розмістіть { $unit-acc }.
ask-swap = Обмін місцями: куди стає { $unit }?
ask-scramble = { $unit } переходить на найближчу дозволену позицію.
ask-come-back = { $unit } повертається: оберіть місце.
ask-save = { $unit }: проти якого ефекту наступний рятівний кидок?
ask-ongoing = { $unit } зазнає тривалого ушкодження: яке наступне?
ask-growth = Ушкодження { $unit-gen } більше на { $n }: яке число зростає?
ask-reroll = Який кубик перекинути?

# Actions

action-move = Пересунутися на { $square }
action-move-by = Пересунутися через { $path }
action-burrow = Прорити хід до { $square }
action-shift = Зміститися на { $square }
action-free-shift = Вільно зміститися на { $square }
action-charge = Стрімко атакувати { $unit-acc } з клітинки { $square }
action-charge-by = Стрімко атакувати { $unit-acc } через { $path }
action-transfer = Телепортуватися на { $square }
action-go = Іти на { $square }
action-go-by = Іти через { $path }
action-stop = Зупинитися
action-attack = Атакувати { $unit-acc } («{ $attack }»)
action-target = Ціль: { $unit }
action-done = Готово
action-burst = Провести атаку «{ $attack }»
action-blast = Провести атаку «{ $attack }» на { $square }
action-cone = Провести атаку «{ $attack }» на { $facing }, початок — { $corner } кут, стовпець { $shift }
action-line = Провести атаку «{ $attack }»: початок — { $corner } кут, кінець — { $end } кут клітинки { $square }
action-use = { $unit } використовує силу «{ $power }»
action-pass = Пасувати
action-opportunity = Б’є { $unit }
action-to = На { $square }
action-choose = { $entry }
action-end-turn = Закінчити хід істоти
action-activate = Активувати { $unit-acc }
action-deploy = Виставити { $unit-acc } на { $square }
action-map = { $map }
action-letter = Стартова зона { $letter }
action-corner = Кут: { $corner }
action-first = Першими ходять { $seat }
action-recruit = Узяти: { $creature }

# Events

event-rolled = { $seat } кидають { $purpose ->
    [map] за право вибрати поле
    [corner] за право вибрати кут
   *[turn] на ініціативу
}{ $again ->
    [yes] {" "}(другий кубик за вищий рейтинг командира)
   *[no] {""}
}: { $face }.
event-won = { $purpose ->
    [corner] З тих, хто ще без кута, найбільше випало в { $seat-gen }
    [map] { $seat } виграють кидок
   *[turn] { $seat } виграють перевірку ініціативи
}{ $by ->
    [rating] {" "}(рейтинг командира вищий)
   *[roll] {""}
}{ $purpose ->
    [map] {" "}та обирають, на якому полі йде бій
    [corner] : вони обирають, у якому куті стояти
   *[turn] {" "}та обирають, хто ходить першим
}.
event-tied = Порівну: кидають знову.
event-boosters-opened = { $seat } відкривають два бустери: { $creatures }.
event-boosters-opened-hidden = { $seat } відкривають два бустери.
event-recruited = { $seat } беруть до загону: { $creature }.
event-recruited-hidden = { $seat } далі збирають загін.
event-built = { $seat } зібрали загін.
event-revealed = { $seat } відкривають загін: { $creatures }.
event-map-taken = { $seat } обирають поле «{ $map }».
event-letter-taken = { $seat } обирають стартову зону { $letter }.
event-corner-taken = { $seat } обирають { $corner } кут.
event-deployed = { $seat } виставляють { $unit-acc } на { $square }{ $where ->
    [scout] , у зоні перемоги («{ clause-scout }»)
    [wandering] , у зоні перемоги («{ clause-wandering-monster }»)
    [lair] , у зоні перемоги («Лігво»)
    [near] , якомога ближче: у стартовій зоні немає місця
   *[start] {""}
}.
event-round-began = Раунд { $round }.
event-first-named = Першими ходять { $seat }.
event-activated = { $seat } активують { $unit-acc }.
event-turn-ended = Хід { $unit-gen } закінчено.
event-moved = { $unit } { $under ->
    [yes] риє хід до
   *[no] пересувається на
} { $square }.
event-shifted = { $unit } зміщується на { $square }.
event-freely-shifted = { $unit } зміщується на { $square }, не витрачаючи дії («{ clause-shifty }»).
event-forced = { $how ->
    [push] { $unit-acc } штовхають на
    [pull] { $unit-acc } підтягують на
   *[slide] { $unit } ковзає на
} { $square }.
event-placed = { $why ->
    [river] Течія річки зносить { $unit-acc } на
    [teleporter] Телепорт переносить { $unit-acc } на
    [back] { $unit } не може там стояти й повертається на
    [nearest] { $unit } не може там стояти й переходить на найближчу дозволену позицію,
   *[power] { $unit-acc } розміщують на
} { $square }.
event-attack-declared = { $unit } атакує { $targets-acc } («{ $attack }»{ $strikes ->
    [1] {""}
   *[other] , до { $strikes } ударів
}).
event-area-declared = { $unit } проводить атаку «{ $attack }».
event-area-covers = «{ $attack }» накриває { $targets-acc }.
event-area-empty = «{ $attack }» нікого не накриває.
event-charge-declared = { $unit } здійснює стрімку атаку на { $target-acc }.
event-opportunity-taken = { $why ->
    [leaves] { $target } збирається полишити { $square }
   *[shoots] { $target } атакує здалеку поруч із ворогом
}: { $unit } здійснює сприятливу атаку («{ $attack }»).
event-opportunity-passed = { $why ->
    [leaves] { $target } збирається полишити { $square }
   *[shoots] { $target } атакує здалеку поруч із ворогом
}; нагоду для сприятливої атаки втрачено: { $units }.
event-attack-rolled = { $unit } викидає { $face } ({ $modifier }{ $parted ->
    [yes] : атака { $attack }{ $charge ->
        [0] {""}
       *[other] , стрімка атака +{ $charge }
    }{ $advantage ->
        [0] {""}
       *[other] , бойова перевага { $edge ->
            [condition] за стан цілі
            [unseen] за невидимість
            [threats] від здібності «Множинна загроза»
            [flanking] за фланкування
           *[power] від сили
        } +{ $advantage }
    }{ $cover ->
        [0] {""}
       *[other] , укриття −{ $cover }
    }{ $helpless ->
        [0] {""}
       *[other] , Безпорадна ціль +{ $helpless }
    }{ $circle ->
        [0] {""}
       *[other] , священне коло +{ $circle }
    }{ $soul ->
        [0] {""}
       *[other] , «Зла душа» +{ $soul }
    }{ $trait ->
        [0] {""}
       *[other] , { $traits } +{ $trait }
    }{ $gift ->
        [none] {""}
       *[other] , «{ $gifts }» { $gift }
    }{ $aid ->
        [none] {""}
       *[other] , сили { $aid }
    }
   *[no] {""}
}): { $total }; { $versus } { $target-gen }: { $against }{ $shielded ->
    [0] {""}
   *[other] {" "}({ $shields } +{ $shielded })
}{ $ward ->
    [none] {""}
   *[other] {" "}(«{ $wards }» { $ward })
}.
event-pit-rolled = На краю ями { $unit } викидає { $face }: { $total } проти { $against }; { $target } { $fate ->
    [falls] падає в яму
   *[holds] утримується на краю
}.
event-hit = { $unit } влучає в { $target-acc }{ $sure ->
    [natural] : натуральна 20 влучає завжди
    [helpless] : у Безпорадну істоту рукопашна атака влучає завжди
   *[no] {""}
}.
event-critical-hit = { $unit } критично влучає в { $target-acc }{ $why ->
    [rock] : на кривавому камені критична й натуральна 19
   *[natural] {""}
}.
event-missed = { $unit } не влучає в { $target-acc }{ $sure ->
    [natural] : натуральна 1 — завжди промах
   *[no] {""}
}.
event-hit-turned = { $versus } { $target-gen } тепер { $against }, а випало в сумі { $total }.
event-hit-taken = { $unit } приймає влучання замість { $target-gen }.
event-damage-added = { $unit } завдає ушкодження на { $n } більше: { $why ->
    [sneak] «Підступна атака»
    [charge] «Потужна стрімка атака»
    [pack] «Тактика зграї»
    [bloodied] «Лють скривавленого»
    [beside] «Пліч-о-пліч»
    [aura] аура союзника ({ $by })
   *[attack] ефект атаки
}.
event-aftereffect-began = { $unit }: наслідки атаки «{ $attack }».
event-conceal-rolled = Шанс промаху по { $target-dat }: випало { $face }, треба { $need }.
event-attack-lost = Атака { $unit-gen }{ $aimed ->
    [yes] {" "}на { $targets-acc }
   *[no] {""}
} пропадає: провести її вже не можна.
event-halved = { $why ->
    [enervated] Стан «Знесилена»: { $unit } завдає половинного ушкодження
   *[insubstantial] { $unit } — Безтілесна істота: ушкодження половинне
}.
event-resisted = { $why ->
    [immunity] Імунітет
   *[resistance] Опір
} рятує { $unit-acc } від ушкодження { $amount }.
event-worsened = Вразливість { $unit-gen }: ушкодження більше на { $amount }.
event-damaged = { $unit } зазнає ушкодження { $amount }{ $temporary ->
    [0] {""}
   *[other] , з них { $temporary } — тимчасовими хітами
} (лишилося ХП: { $left }).
event-healed = { $why ->
    [regeneration] Регенерація: { $unit }
    [fountain] Цілющий фонтан: { $unit }
   *[power] { $unit }
} відновлює { $amount } ХП (тепер ХП: { $left }{ $whole ->
    [yes] , більше не Скривавлена істота
   *[no] {""}
}).
event-temporary-gained = { $unit } отримує тимчасові хіти: { $amount }.
event-became-bloodied = { $unit } стає Скривавленою істотою.
event-doomed = Ефект «{ $source }» для { $unit-gen } смертельний, хоча хіти ще лишилися.
event-destroyed = Істоту знищено: { $unit }.
event-returned = { $unit } повертається на { $square } (ХП: { $hp }).
event-scored = { $seats }: +{ $change } ОП за { $why ->
    [area] зону перемоги
    [bounty] цю істоту з винагородою за голову
   *[creature] цю істоту
}, тепер { $vp }.
event-score-lost = { $seats }: −{ $change } ОП, адже істота повернулася; тепер { $vp }.
event-afflicted = { $unit } отримує стан «{ $condition }»{ $duration }.
event-unaffected = { $unit } має імунітет ({ $to }): це не діє.
event-ongoing-gained = { $unit } отримує тривале ушкодження ({ $type }): { $amount }{ $duration }.
event-ongoing-taken = На { $unit-acc } діє тривале ушкодження: { $amount } ({ $type }).
event-bonus-gained = «{ $source }»: { $unit } отримує { $signed } до { $stat-gen }{ $duration }.
event-weakened = «{ $source }»: { $unit } отримує вразливість { $amount } ({ $type }){ $duration }.
event-ability-gained = «{ $source }»: { $unit } отримує «{ $ability }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}»{ $duration }.
event-damage-typed = «{ $source }»: тип ушкодження { $unit-gen }{ $duration } — { $type }.
event-resistance-gained = «{ $source }»: { $unit } отримує «Опір { $amount } ({ $type })»{ $duration }.
event-effect-gained = На { $unit-acc } діє «{ $source }».
event-effect-ended = На { $unit-acc } більше не діє «{ $source }».
event-save-rolled = Рятівний кидок { $unit-gen } («{ $source }»): { $face }, { $outcome ->
    [all] припиняються всі ефекти, які завершує рятівний кидок
    [yes] успіх
   *[no] невдача
}.
event-confusion-rolled = Стан «Збита з пантелику»: { $unit } викидає { $face } і { $outcome ->
    [own] діє з волі свого гравця
    [nothing] нічого не робить
   *[enemy] цього ходу кориться { $seats-dat }
}.
event-power-used = { $unit } використовує силу «{ $power }»{ $aimed ->
    [yes] : { $target }
   *[no] {""}
}.
event-recharged = Перезарядження: { $unit } знову може використати «{ $power }».
event-order-rolled = { $seat } кидають за право вирішувати першими: { $face }.
event-rerolled = Кубик, на якому випало { $before }, перекидають{ $what ->
    [initiative] : { $face }
   *[attack] {""}
}.
event-unveiled = { $unit } викриває себе атакою: невидимості більше немає.
event-ended-in-pit = { $unit } закінчує хід у ямі.
event-out = { $seats } лишаються без істот і вибувають.

# Refusals

refuse-not-offered = Зараз це неможливо.
refuse-no-such-thing = У цій битві такого немає.
refuse-other-question = Зараз питають про інше: спершу дайте відповідь.
refuse-build-first = Спершу зберіть загін.
refuse-map-first = Спершу оберіть поле бою.
refuse-letter-first = Спершу оберіть стартову зону.
refuse-corner-first = Спершу оберіть кут.
refuse-deploy-first = Спершу виставте своїх істот.
refuse-first-first = Спершу вирішіть, хто ходить першим.
refuse-activate-first = Спершу активуйте істоту.
refuse-act-first = Одна істота активна: пересуньте її, атакуйте нею, використайте силу або закінчіть її хід.
refuse-go-on-first = Істота в дорозі: продовжте пересування або зупиніться.
refuse-opportunity-first = Спершу здійсніть сприятливу атаку або спасуйте.
refuse-power-first = Спершу використайте силу або спасуйте.
refuse-activation-owed = Спершу активуйте ще одну істоту; лишилося цього ходу: { $count }.
refuse-one-after-the-other = Хід { $unit-gen } ще не закінчено: спершу закінчіть його.
refuse-no-creature = На полі немає такої істоти.
refuse-gone = Істоти вже немає на полі: { $unit }.
refuse-charged = { $unit } після стрімкої атаки більше не пересувається.
refuse-moved-already = { $unit } не має більше дій пересування.
refuse-immobilized = { $unit } не може рухатися: стан «Знерухомлена».
refuse-burrows = { $unit } цього ходу риє, а не йде поверхнею.
refuse-walks = { $unit } цього ходу йде поверхнею, а не риє.
refuse-cannot-burrow = { $unit } не вміє рити.
refuse-not-shifty = { $unit } не має вільного зміщення.
refuse-shifted-already = Вільне зміщення { $unit-gen } цього ходу вже використано.
refuse-not-that-square = { $square } — не з тих клітинок, які можна обрати.
refuse-attacked-already = Дію атаки { $unit-gen } вже витрачено.
refuse-no-charge = У стартовій битві немає стрімких атак.
refuse-charge-protected = { $protector } захищає { $target-acc } від стрімкої атаки { $unit-gen }.
refuse-charge-no-enemy = { $target } — не ворог для { $unit-gen }.
refuse-charge-no-basic = { $unit } не має основної атаки, щоб стрімко атакувати { $target-acc }.
refuse-charge-staggered = { $unit } не може стрімко атакувати { $target-acc }: стан «Хитається».
refuse-charge-immobile = { $unit } не може рухатися, щоб стрімко атакувати { $target-acc }.
refuse-charge-adjacent = { $unit } уже поруч: { $target-acc } можна атакувати без розгону.
refuse-charge-unseen = { $unit } не бачить { $target-acc }.
refuse-charge-far = Немає клітинки, з якої { $unit } може стрімко атакувати { $target-acc }.
refuse-not-nearest = { $square } — не найближча клітинка, з якої можлива стрімка атака.
refuse-no-such-attack = { $unit } не має атаки «{ $attack }».
refuse-attack-staggered = Стан «Хитається»: { $unit } може провести лише основну атаку, не «{ $attack }».
refuse-attack-confused = Стан «Збита з пантелику»: { $unit } може провести лише основну атаку, не «{ $attack }».
refuse-attack-basic-only = У стартовій битві є лише основні атаки: { $unit } не може провести «{ $attack }».
refuse-attack-ticked = Атаку «{ $attack }» { $unit-gen } уже використано.
refuse-is-area = Ця атака має область: оберіть, куди її покласти.
refuse-is-aimed = Ця атака не має області: оберіть істоту.
refuse-other-shape = Ця атака має іншу форму.
refuse-only-target-bloodied = { $target } — не Скривавлена істота.
refuse-only-target-immobilized = { $target } — не Знерухомлена істота.
refuse-only-target-helpless-or-stunned = { $target } — не Безпорадна й не Ошелешена істота.
refuse-only-target-dazed-or-worse = { $target } — не Приголомшена істота (і не гірше).
refuse-only-target-level-max = Рівень { $target-gen } зависокий.
refuse-only-self-was-in-stone-form = Нападник не був у кам’яній формі: так атакувати { $target-acc } не можна.
refuse-not-the-nearest = { $target } — не найближчий ворог.
refuse-chosen-already = { $target } уже серед цілей.
refuse-no-victim = { $target } — не з тих, по кому ще лишилося кинути цю атаку.
refuse-no-power-target = На { $target-acc } цю силу використати не можна.
refuse-not-granted = Провести цю атаку на { $target-acc } не можна.
refuse-target-no-enemy = { $target } — не ворог для { $unit-gen }.
refuse-target-not-adjacent = { $target } — не сусід { $unit-gen }.
refuse-target-out-of-range = До { $target-gen } задалеко: відстань { $distance }, а { $unit } дістає на { $range }.
refuse-target-unseen = { $unit } не бачить { $target-acc }: немає лінії видимості.
refuse-target-invisible = { $unit } не бачить { $target-acc }: це невидима ціль.
refuse-target-no-effect = Від { $unit-gen } до { $target-gen } немає лінії ефекту.
refuse-nearest-not-in-area = Найближчий ворог має бути в області.
refuse-origin-wall-square = { $square } — стіна.
refuse-origin-out-of-range = { $square } поза дистанцією.
refuse-origin-unseen = Немає лінії видимості до { $square }.
refuse-origin-no-effect = Немає лінії ефекту до { $square }.
refuse-cone-does-not-touch = Конус не торкається цієї початкової точки.
refuse-not-the-far-corner = Лінія закінчується в куті, найдальшому від початку.
refuse-not-yours = { $unit } — не ваша істота.
refuse-no-such-power = { $unit } не має сили «{ $power }».
refuse-power-no-powers = У стартовій битві немає сил: { $unit } не може використати «{ $power }».
refuse-power-gone = { $unit } уже не на полі: силу «{ $power }» втрачено.
refuse-power-silent = { $unit } не може використати силу «{ $power }»: заважає стан («Ошелешена», «Безпорадна» або «Збита з пантелику»).
refuse-power-staggered = Стан «Хитається»: { $unit } не може використати силу «{ $power }».
refuse-power-no-uses = { $unit } не має досить використань для сили «{ $power }».
refuse-power-dazed = Стан «Приголомшена»: { $unit } може використати силу «{ $power }» лише у свій хід.
refuse-power-ticked = Силу «{ $power }» { $unit-gen } уже використано.
refuse-power-used = Силу «{ $power }» { $unit-gen } цього ходу вже використано.
refuse-power-untimely = { $unit } використовує силу «{ $power }» іншим часом: { $when }.
refuse-power-no-action = { $unit } не має дії для сили «{ $power }».
refuse-power-useless = Сила «{ $power }» { $unit-gen } зараз нічого не дасть.
refuse-struck-already = Сприятливу атаку { $unit-gen } цього ходу вже здійснено.
refuse-cannot-strike = { $unit } не серед тих, кого провокують і хто може вдарити.
refuse-not-twice = { $unit-acc } не можна активувати двічі за один хід.
refuse-activated-already = { $unit-acc } цього раунду вже активували.
refuse-nothing-to-deploy = Не вам виставляти цю істоту.
refuse-deployed-already = { $unit } уже на полі.
refuse-off-the-map = { $square } поза полем.
refuse-beyond-the-map = { $unit } не вміщується на { $square }: зайняті клітинки вийшли б за край поля.
refuse-deploy-pit = { $square } — яма: туди нікого не виставляють.
refuse-deploy-statue = { $square } — статуя: туди нікого не виставляють.
refuse-area-taken = Зона з клітинкою { $square } не порожня: { $unit-acc } не можна виставити туди розвідником.
refuse-outside-start = { $unit } на { $square } не вміщується у стартовій зоні.
refuse-teleported-already = Телепорт { $unit-gen } цього раунду вже був.
refuse-no-teleporter = На { $square } немає місця, щоб з’явитися.
refuse-not-on-teleporter = { $unit } не стоїть на телепорті.
refuse-square-no-teleporter = { $square } — не телепорт.
refuse-cannot-end = { $unit } не може зупинитися на { $square }.
refuse-not-in-boosters = У ваших бустерах немає фігурки «{ $card }».
refuse-does-not-fit = «{ $card }» не вміщується у { $limit } очок.
refuse-empty-yet = У загоні має бути хоча б одна істота.
refuse-wall = { $square }: там стіна.
refuse-wall-between = Між істотою та { $square } — стіна.
refuse-wall-within = { $unit } не може стати на { $square }: стіна пройшла б посеред зайнятих клітинок.
refuse-taken = { $square } займає { $other }.
refuse-there-already = { $unit } уже там.
refuse-too-far = { $square } задалеко: рух { $unit-gen } — { $squares }.
refuse-pit = { $square } — яма: увійти туди може лише істота, що літає.
refuse-statue = { $square } — статуя: пройти можна, зупинитися не можна.
refuse-not-over-a-pit = { $square } — яма: { $unit } кориться супротивникові, який не має права там зупинитися.
refuse-path-no-path = У шляху { $unit-gen } немає жодної клітинки, крім { $square }, де ця істота стоїть.
refuse-path-no-step = { $unit } не може ступити на { $square }.
refuse-path-too-far = { $unit } не дійде до { $square }.
refuse-path-cannot-end = { $unit } не може зупинитися на { $square }.
refuse-no-shift = У стартовій битві немає зміщень.
refuse-one-square = { $square } далі ніж за одну клітинку: зміщення — на одну клітинку.
refuse-slowed-there = Місцевість на { $square } сповільнила б рух, зміститися туди не можна.
refuse-empty-warband = Загін { $warband } порожній.
refuse-over-points = Загін { $warband } коштує { $points }, ліміт { $limit }.
refuse-over-numbers = У загоні { $warband } істот { $count }, ліміт { $limit }.
refuse-map-half = Загону { $warband } потрібне поле половинного розміру.
refuse-map-full = Загону { $warband } потрібне поле повного розміру.
refuse-too-dear = Загін { $warband }: { $card } коштує { $cost }, можна не більше { $limit }.
refuse-huge = Загін { $warband }: { $card } — Величезна істота.
refuse-epic = Загін { $warband }: { $card } — епічна картка, тут недозволена.
refuse-wrong-faction = Загін { $warband }: { $card } — не з фракції { $faction }.
refuse-good-and-evil = Загін { $warband }: { $good } — Добра істота, { $evil } — Зла.
refuse-unique = Загін { $warband }: { $card } — Унікальна істота.

# Results

result-target = { $count ->
    [one] { $winners } набирають потрібні ОП і перемагають.
   *[other] { $winners } набирають потрібні ОП і перемагають разом.
}
result-last = { $count ->
    [one] { $winners } перемагають: ворогів не лишилося.
   *[other] { $winners } разом перемагають: ворогів не лишилося.
}
result-all-gone = { $count ->
    [one] Нікого не лишилося: { $winners } попереду за ОП і перемагають.
   *[other] Нікого не лишилося, ОП порівну. Нічия: { $winners }.
}
result-stalemate = { $count ->
    [one] Десять раундів без бою: { $winners } попереду й перемагають.
   *[other] Десять раундів без бою, попереду нікого. Нічия: { $winners }.
}

# The picture

pic-round = { $scenario }, раунд { $round }: { $phase } (для перемоги: { $target ->
    [0] знищити всіх ворогів
   *[other] { $target } ОП
})
pic-legend = d важкопрохідно, f ліс, o l ями, s дим, c священне коло, S статуя, T телепорт, r річка, b кривавий камінь, h фонтан
say-ground = { $ground }: { $squares }.
say-area = Зона перемоги { $letter }{ $keyword ->
    [none] {""}
   *[other] {" "}({ $keyword })
 }: { $squares }.
say-half-wall = Стіна займає { $corner ->
    [nw] північно-західну
    [ne] північно-східну
    [se] південно-східну
   *[sw] південно-західну
 } половину: { $squares }.
say-effect = { $unit }, «{ $source }»: { $kind ->
    [ongoing] тривале ушкодження { $n }
    [vulnerable] вразливість { $n }
   *[bonus] { $sign ->
        [less] −{ $n }
       *[more] +{ $n }
    }
 }.
say-walls = Стіни між клітинками: { $pairs }.
say-start = Стартова зона { $letter }: { $squares }.
say-gone = Вибули з битви: { $units }.
say-active = Активна: { $unit }; дія пересування { $move ->
    [yes] є
   *[no] витрачена
 }, дія атаки { $attack ->
    [yes] є
   *[no] витрачена
 }.
ground-difficult = Важкопрохідна місцевість
ground-forest = Ліс
ground-pit = Яма
ground-lava = Лавова яма
ground-smoke = Дим
ground-circle = Священне коло
ground-statue = Статуя
ground-teleporter = Телепорт
ground-river = Річка
ground-blood-rock = Кривавий камінь
ground-fountain = Цілющий фонтан
ground-wall = Стіна
pic-player = { $seat }: { $vp } ОП{ $at ->
    [corner] , { $start } кут
    [area] , стартова зона { $start }
   *[none] {""}
}{ $picks ->
    [none] {""}
   *[other] ; узято: { $picks }
}
clause-warband-building = Побудова загону: { $keyword } будь-якої фракції
clause-if-target-bloodied = якщо ціль Скривавлена
clause-if-combat-advantage = за бойової переваги
clause-if-charged = за стрімкої атаки
clause-if-target-keyword = якщо ціль — { $keyword }
clause-if-target-condition = якщо ціль: { $condition }
clause-only-target-bloodied = Скривавлена ціль
clause-only-target-immobilized = Знерухомлена ціль
clause-only-target-helpless-or-stunned = Безпорадна або Ошелешена ціль
clause-only-target-dazed-or-worse = Приголомшена ціль або гірше
clause-only-self-was-in-stone-form = після кам’яної форми
clause-only-target-level-max = ціль не вище рівня { $n }
clause-flight = Політ
clause-burrow = Риття
clause-phasing = Фазування
clause-reach = Досяжність { $n }
clause-def-bonus = +{ $n } проти { $def }
clause-resist = Опір { $n } ({ $type })
clause-vulnerable = Вразливість { $n } ({ $type })
clause-immune = Імунітет: { $to }
clause-conceal = Шанс промаху { $n }
clause-hide = Прихована
clause-insubstantial = Безтілесна
clause-scout = Розвідник
clause-wandering-monster = Мандрівне чудовисько
clause-unique = Унікальна ({ $identity })
clause-sneak-attack = Підступна атака { $n }
clause-powerful-charge = Потужна стрімка атака { $n }
clause-charge-protection = Захист від стрімкої атаки: вороги в межах { $n } клітинок не здійснюють її проти союзників
clause-shifty = Верткий
clause-pack-tactics = Тактика зграї { $n }
clause-bloodied-bonus = Поки Скривавлена: +{ $n } { $stat }
clause-ignore-difficult = Ігнорує важкопрохідну місцевість
clause-ignore-river = Ігнорує річку
clause-regeneration = Регенерація { $n }, зупиняє: { $stopped_by }
clause-evil-soul = Зла душа
clause-blindsight = Сліпий зір
clause-all-around-vision = Круговий огляд
clause-keyword-lair = Лігво: { $keyword }
clause-combat-advantage = бойова перевага
clause-typed-damage = її ушкодження — { $type }
clause-multi-activation = Багаторазова активація { $n }
clause-multiple-threats = Множинна загроза

# What cards say

pic-unit =
    { $unit } ({ $seat }), { $square }: { $hp }/{ $whole } ХП{ $temporary ->
        [0] {""}
       *[other] , тимчасових { $temporary }
    }{ $bloodied ->
        [yes] , Скривавлена
       *[no] {""}
    }{ $conditions ->
        [none] {""}
       *[other] , { $conditions }
    }{ $activated ->
        [yes] , активовано
       *[no] {""}
    }
say-unit =
    { $unit } ({ $seat }), { $square }: { $hp }/{ $whole } ХП, швидкість { $speed }{ $temporary ->
        [0] {""}
       *[other] , тимчасових { $temporary }
    }{ $bloodied ->
        [yes] , Скривавлена
       *[no] {""}
    }{ $conditions ->
        [none] {""}
       *[other] , { $conditions }
    }{ $activated ->
        [yes] , активовано
       *[no] {""}
    }{ $effects ->
        [none] {""}
       *[other] ; діє: { $effects }
    }{ $spent ->
        [none] {""}
       *[other] ; витрачено: { $spent }
    }.
op-condition =
    { $who }{ $what }{ $duration }{ $worsens_to ->
        [none] {""}
       *[other] , у разі проваленого рятівного кидка { $worsens_to }
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-ongoing =
    { $who }тривале ушкодження { $n }, { $type }{ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-damage =
    { $who }ушкодження { $n }{ $type ->
        [none] {""}
       *[other] {" "}({ $type })
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-extra-damage =
    { $who }+{ $n } ушкодження{ $type ->
        [none] {""}
       *[other] {" "}({ $type })
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-push =
    { $who }штовхнути { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-pull =
    { $who }підтягнути { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-slide =
    { $who }ковзання { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-shift =
    { $who }зміщення { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-move =
    { $who }пересування { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-temp-hp =
    { $who }тимчасові хіти { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-destroy =
    { $who }знищено{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-swap =
    { $who }міняється місцями з цією істотою{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-redirect-hit =
    { $who }замість нього влучання отримує ця істота{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-set-flag =
    { $who }{ $flag }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-save =
    { $who }рятівний кидок { $what }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-reroll =
    { $who }перекинути: { $what }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-place =
    { $who }розмістити { $n }{ $need_los ->
        [no] {" "}(лінія видимості не потрібна)
       *[other] {""}
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-heal =
    { $who }лікує { $n } ХП{ $living ->
        [yes] {" "}(лише живу)
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
    { $who }отримує: { $ability }{ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-gain-vulnerable =
    { $who }Вразливість { $n } ({ $type }){ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-attack =
    { $who }атака «{ $attack }» { $target }{ $ignore_only ->
        [yes] , без обмежень цілі
       *[other] {""}
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-attack-roll =
    { $who }+{ $bonus } проти { $vs }; { $damage }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-return =
    { $who }повертається наприкінці раунду з { $hp } ХП { $where }{ $unless_damage ->
        [none] {""}
       *[other] , якщо знищено не цим: { $unless_damage }
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
clause-dealt =
    ушкодження { $n }{ $type ->
        [none] {""}
       *[other] {" "}({ $type })
    }
clause-attack =
    { $basic ->
        [yes] (основна){" "}
       *[other] {""}
    }{ $attack }: { $type ->
        [melee] рукопашна
        [ranged] дистанційна
        [close] ближня
       *[area] зональна
    }{ $shape ->
        [burst] , вибух
        [cone] , конус
        [line] , лінія
        [radius] , радіус
       *[none] {""}
    }{ $size ->
        [none] {""}
       *[other] {" "}{ $size }
    }{ $range ->
        [none] {""}
        [sight] , видимість
        [nearest] , найближча
       *[other] , дистанція { $range }
    }{ $affects ->
        [enemies] , лише вороги
       *[other] {""}
    }{ $targets ->
        [1] {""}
       *[other] , цілей: { $targets }
    }{ $strikes ->
        [1] {""}
       *[other] , ударів: { $strikes }
    }{ $fury ->
        [none] {""}
       *[other] {" "}(поки Скривавлена: { $fury })
    }{ $stops ->
        [yes] , до першого промаху
       *[other] {""}
    }{ $only ->
        [none] {""}
       *[other] , лише: { $only }
    }; +{ $bonus } проти { $vs }{ $dealt ->
        [none] {""}
       *[other] ; { $dealt }
    }{ $also ->
        [none] {""}
       *[other] ; { $also }
    }{ $hit ->
        [none] {""}
       *[other] ; влучання: { $hit }
    }{ $after ->
        [none] {""}
       *[other] ; наслідки: { $after }
    }{ $uses ->
        [none] {""}
       *[other] ; квадратиків: { $uses }
    }{ $recharge ->
        [none] {""}
       *[other] , перезарядження: { $recharge }
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
       *[other] {" "}у межах { $within }
    }{ $los ->
        [yes] {" "}у лінії видимості
       *[other] {""}
    }
clause-power =
    { $power }{ $cost ->
        [none] {""}
       *[other] {" "}(командир, використань: { $cost })
    }{ $action ->
        [move] , дія пересування
        [attack] , дія атаки
        [immediate] , негайно
       *[none] {""}
    }, { $when }{ $natural ->
        [none] {""}
       *[other] {" "}({ $natural }+)
    }{ $kind ->
        [melee] , рукопашні атаки
        [ranged] , дистанційні атаки
       *[other] {""}
    }{ $auto ->
        [yes] , саме собою
       *[other] {""}
    }{ $target ->
        [none] {""}
       *[other] ; ціль: { $target }
    }: { $ops }{ $uses ->
        [none] {""}
       *[other] ; квадратиків: { $uses }
    }{ $recharge ->
        [none] {""}
       *[other] , перезарядження: { $recharge }
    }
clause-invisible =
    Невидима{ $until ->
        [none] {""}
       *[other] {" "}{ $until }
    }
clause-adjacent-ally-bonus =
    Поруч із союзником{ $keyword ->
        [none] {""}
       *[other] {" "}({ $keyword })
    }: +{ $n } { $stat }
clause-ally-aura =
    Союзники в межах { $within }: +{ $n } { $stat }{ $type ->
        [none] {""}
       *[other] {" "}({ $type })
    }

# Що зважують боти
term-victory-points = очки перемоги
term-last-points = близькість до переможного рахунку
term-creatures = істоти та їхні хіти
term-attack-at-hand = атака, яку можна провести зараз
term-attacks-this-round = атаки, ще можливі в цьому раунді
term-attacks-next-round = загроза атак у наступному раунді
term-areas = зайняті зони перемоги
term-way-to-areas = шлях до зони перемоги
term-advance = зближення з противником
term-conditions = стани й тривалі ушкодження
term-reserves = невикористані атаки та сили
term-focused-attacks = атаки цього раунду, які можна зосередити на одному ворогові
term-still-to-act = істоти, які ще не ходили в цьому раунді

# До чого веде вибір

tells-end-turn = { $left ->
    [both] пересування й атака лишаться невикористаними
    [attack] атака лишиться невикористаною
   *[move] пересування лишиться невикористаним
}
tells-area = { $count ->
    [0] нікого не накриє
   *[other] в області: { $targets }
}
tells-first = у перший хід — одна активація, потім у кожного по дві
tells-recruit = ціна { $cost }, лишиться очок: { $left }
tells-activate = ХП: { $hp } з { $whole }, Швидкість { $speed }
tells-attack = +{ $bonus } проти { $versus } { $against }: влучання { $chance } %{ $damage ->
    [0] {""}
   *[other] , ушкодження { $damage }
}
tells-uses = використань командира: { $cost }, лишиться { $left }
tells-boxes = { $left ->
    [0] можна використати лише раз
   *[other] можна й знову, лишиться квадратиків: { $left }
}

# Підрахунок очок

score-eliminated = За виведених істот
score-areas = За зони перемоги
score-standing = Лишилося істот
score-worth = Вартість тих, що лишилися
score-quiet = Раундів без бою
score-centre = До центру, у половинах клітинки

# What may be passed before it is asked
window-opportunity = Сприятливі атаки
window-power = Сили

# Відмінки імен: називний; родовий; давальний; знахідний

names-declined =
    Людина-найманець; Людини-найманця; Людині-найманцю; Людину-найманця
    Стрімкий юань-ті; Стрімкого юань-ті; Стрімкому юань-ті; Стрімкого юань-ті
    Дварф-майстер битв; Дварфа-майстра битв; Дварфу-майстру битв; Дварфа-майстра битв
    Ельф-чорнокнижник; Ельфа-чорнокнижника; Ельфу-чорнокнижнику; Ельфа-чорнокнижника
    Молодий зелений дракон; Молодого зеленого дракона; Молодому зеленому дракону; Молодого зеленого дракона
    Напіврослик-паладин; Напіврослика-паладина; Напіврослику-паладину; Напіврослика-паладина
    Зухвалий гульвіса; Зухвалого гульвіси; Зухвалому гульвісі; Зухвалого гульвісу
    Дроу з чарівною паличкою; Дроу з чарівною паличкою; Дроу з чарівною паличкою; Дроу з чарівною паличкою
    Молодий срібний дракон; Молодого срібного дракона; Молодому срібному дракону; Молодого срібного дракона
    Дикий троль; Дикого троля; Дикому тролю; Дикого троля
    Балханнот; Балханнота; Балханноту; Балханнота
    Молодий червоний дракон; Молодого червоного дракона; Молодому червоному дракону; Молодого червоного дракона
    Жрець Пелора; Жерця Пелора; Жерцю Пелора; Жерця Пелора
    Іммоліт; Іммоліта; Іммоліту; Іммоліта
    Гоблін-різак; Гобліна-різака; Гобліну-різаку; Гобліна-різака
    Гоблін-стрілець; Гобліна-стрільця; Гобліну-стрільцю; Гобліна-стрільця
    Гоблін-підручний ватажка; Гобліна-підручного ватажка; Гобліну-підручному ватажка; Гобліна-підручного ватажка
    Кобольд-застрільник; Кобольда-застрільника; Кобольду-застрільнику; Кобольда-застрільника
    Кобольд-пращник; Кобольда-пращника; Кобольду-пращнику; Кобольда-пращника
    Чарівник; Чарівника; Чарівнику; Чарівника
    Майнд флаєр — бич; Майнд флаєра — бича; Майнд флаєру — бичу; Майнд флаєра — бича
    Людина-воїн Пет; Людини-воїна Пета; Людині-воїну Пету; Людину-воїна Пета
    Людина-чемпіон Пет; Людини-чемпіона Пета; Людині-чемпіону Пету; Людину-чемпіона Пета
    Горгулья; Горгульї; Горгульї; Горгулью
    Еттін-залізяка; Еттіна-залізяки; Еттіну-залізяці; Еттіна-залізяку
    Примарний воїн; Примарного воїна; Примарному воїну; Примарного воїна
    Павук-смертостриб; Павука-смертостриба; Павуку-смертострибу; Павука-смертостриба
    Булета; Булети; Булеті; Булету
    Бурий здоровань; Бурого здорованя; Бурому здорованю; Бурого здорованя
    Уламковий скелет; Уламкового скелета; Уламковому скелету; Уламкового скелета
    Зомбі орди; Зомбі орди; Зомбі орди; Зомбі орди
    Желатиновий куб; Желатинового куба; Желатиновому кубу; Желатиновий куб
    Орк-наскочник; Орка-наскочника; Орку-наскочнику; Орка-наскочника
    Ватажок орків; Ватажка орків; Ватажку орків; Ватажка орків
    Гобгоблін-бойовий маг; Гобгобліна-бойового мага; Гобгобліну-бойовому магу; Гобгобліна-бойового мага
    Гобгоблін-страж; Гобгобліна-стража; Гобгобліну-стражу; Гобгобліна-стража
    Багбір-душій; Багбіра-душія; Багбіру-душію; Багбіра-душія
    Лютововк; Лютововка; Лютововку; Лютововка
    Ельф-розвідник; Ельфа-розвідника; Ельфу-розвіднику; Ельфа-розвідника
    Еладрин-лицар сутінків; Еладрина-лицаря сутінків; Еладрину-лицарю сутінків; Еладрина-лицаря сутінків
    Сововедмідь; Сововедмедя; Сововедмедю; Сововедмедя
    Ухильний звір; Ухильного звіра; Ухильному звіру; Ухильного звіра
    Дроу-арахномант; Дроу-арахноманта; Дроу-арахноманту; Дроу-арахноманта
    Дроу-переслідувач; Дроу-переслідувача; Дроу-переслідувачу; Дроу-переслідувача
    Грімлок-варвар; Грімлока-варвара; Грімлоку-варвару; Грімлока-варвара
    Троглодит-костолом; Троглодита-костолома; Троглодиту-костолому; Троглодита-костолома
    Вогнеокий бехолдер; Вогнеокого бехолдера; Вогнеокому бехолдеру; Вогнеокого бехолдера
    Пурпуровий хробак; Пурпурового хробака; Пурпуровому хробаку; Пурпурового хробака
    Міський вартовий; Міського вартового; Міському вартовому; Міського вартового
    Дварф-щитоносець; Дварфа-щитоносця; Дварфу-щитоносцю; Дварфа-щитоносця
    Драконороджений воєвода; Драконородженого воєводи; Драконородженому воєводі; Драконородженого воєводу
    Кований охоронець; Кованого охоронця; Кованому охоронцю; Кованого охоронця
    Ангел помсти; Ангела помсти; Ангелу помсти; Ангела помсти
    Пацюколюд; Пацюколюда; Пацюколюду; Пацюколюда
    Шляхетний ракшас; Шляхетного ракшаса; Шляхетному ракшасу; Шляхетного ракшаса
    Медуза-лучниця; Медузи-лучниці; Медузі-лучниці; Медузу-лучницю
    Пагорбовий велетень; Пагорбового велетня; Пагорбовому велетню; Пагорбового велетня
    Огр-дикун; Огра-дикуна; Огру-дикуну; Огра-дикуна
    Гнол-мародер; Гнола-мародера; Гнолу-мародеру; Гнола-мародера
    Гарпія; Гарпії; Гарпії; Гарпію
    Мантикора; Мантикори; Мантикорі; Мантикору
    Крижаний архонт; Крижаного архонта; Крижаному архонту; Крижаного архонта
    Азер-воїн; Азера-воїна; Азеру-воїну; Азера-воїна
    Мандрівний вогник; Мандрівного вогника; Мандрівному вогнику; Мандрівний вогник
    Стирга; Стирги; Стирзі; Стиргу
    Примара; Примари; Примарі; Примару
    Володар вампірів граф Василь; Володаря вампірів графа Василя; Володарю вампірів графу Василю; Володаря вампірів графа Василя
    Чаклун бурі; Чаклуна бурі; Чаклуну бурі; Чаклуна бурі
    Напівельф-менестрель; Напівельфа-менестреля; Напівельфу-менестрелю; Напівельфа-менестреля
    Людина-слідопит; Людини-слідопита; Людині-слідопиту; Людину-слідопита
    Диявол безодні; Диявола безодні; Дияволу безодні; Диявола безодні
    Молодий чорний дракон; Молодого чорного дракона; Молодому чорному дракону; Молодого чорного дракона
    Молодий ент; Молодого ента; Молодому енту; Молодого ента
    Ящір-наскочник; Ящера-наскочника; Ящеру-наскочнику; Ящера-наскочника
    Велетенський кислотний жук; Велетенського кислотного жука; Велетенському кислотному жуку; Велетенського кислотного жука
    Мудрець фей; Мудреця фей; Мудрецю фей; Мудреця фей
    Людина-воїн; Людини-воїна; Людині-воїну; Людину-воїна
    Гоблін-пікадор; Гобліна-пікадора; Гобліну-пікадору; Гобліна-пікадора
    Кобольд-лучник; Кобольда-лучника; Кобольду-лучнику; Кобольда-лучника
    Демон тіні; Демона тіні; Демону тіні; Демона тіні
    Дроу-страж павуків; Дроу-стража павуків; Дроу-стражу павуків; Дроу-стража павуків
    Залізний захисник; Залізного захисника; Залізному захиснику; Залізного захисника
    Скелет-страж гробниці; Скелета-стража гробниці; Скелету-стражу гробниці; Скелета-стража гробниці
    Піднесений пекельний меч; Піднесеного пекельного меча; Піднесеному пекельному мечу; Піднесеного пекельного меча
    Болотяна гідра; Болотяної гідри; Болотяній гідрі; Болотяну гідру
    Драконороджений захисник; Драконородженого захисника; Драконородженому захиснику; Драконородженого захисника
    Ангел помсти (епічний); Ангела помсти (епічного); Ангелу помсти (епічному); Ангела помсти (епічного)
    Диявол безодні (епічний); Диявола безодні (епічного); Дияволу безодні (епічному); Диявола безодні (епічного)
    Лазурові; Лазурових; Лазуровим; Лазурових
    Вогняні; Вогняних; Вогняним; Вогняних
    Нефритові; Нефритових; Нефритовим; Нефритових
    Лілові; Лілових; Ліловим; Лілових
    Фіолетові; Фіолетових; Фіолетовим; Фіолетових
    Сливові; Сливових; Сливовим; Сливових
    Атака; атаки; атаці; атаку
    ушкодження; ушкодження; ушкодженню; ушкодження
    КО; КО; КО; КО
    ЗАХ; ЗАХ; ЗАХ; ЗАХ
    КО і ЗАХ; КО і ЗАХ; КО і ЗАХ; КО і ЗАХ
    Швидкість; швидкості; швидкості; швидкість
names-undeclined = { $case ->
    [gen] істоти «{ $name }»
    [dat] істоті «{ $name }»
   *[acc] істоту «{ $name }»
}
