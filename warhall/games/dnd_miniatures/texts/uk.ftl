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
mode-team-help = Місця по черзі входять до двох команд; очки рахують на команду.
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
option-bloodied = Урок: Скривавлена
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
seat-cobalt = Кобальтові
seat-copper = Мідні
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
duration-player_turn = {" "}до кінця наступного ходу його гравця
duration-round = {" "}до кінця раунду
duration-battle = {" "}до кінця битви
duration-until_self_acts = {" "}до початку її наступного ходу
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
event-of-self_hit_by_melee = коли по ній влучає рукопашна атака
event-of-self_missed_by_melee = коли рукопашна атака по ній промахується
event-of-ally_activates = коли активують союзника
event-of-ally_attacks = коли союзник атакує
event-of-ally_hits = коли союзник влучає
event-of-ally_missed_by_melee = коли рукопашна атака по союзнику промахується
event-of-ally_end_turn = наприкінці ходу союзника
event-of-ally_bloodied = коли союзник стає Скривавленим
event-of-ally_destroyed = коли знищують союзника
event-of-ally_destroys_enemy = коли союзник знищує ворога
event-of-ally_saves = коли союзник провалює рятівний кидок
event-of-ally_rolls_high = коли союзник кидає високо
event-of-adjacent_ally_hit = коли влучають по сусідньому союзнику
event-of-adjacent_ally_attacked = коли сусідній ворог атакував сусіднього союзника
event-of-enemy_attack_declared = коли ворог оголошує атаку
event-of-enemy_attack_hits = коли атака ворога влучає
event-of-enemy_saves = коли ворогові вдається рятівний кидок
event-of-enemy_start_turn = на початку ходу ворога
event-of-initiative_roll = після кидка ініціативи
corner-nw = північний захід
corner-ne = північний схід
corner-se = південний схід
corner-sw = південний захід
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
ask-act = { $unit }: що робить?
ask-go-on = { $unit }: як продовжити пересування?
ask-opportunity = { $unit } провокує: здійснити сприятливу атаку?
ask-next-victim = { $unit } атакує область: хто наступний?
ask-granted-target = { $unit } здійснює атаку: оберіть ціль.
ask-further-target = { $unit }: оберіть ще ціль (до { $count }).
ask-power = { $unit }: { $event }. Використати силу?
ask-power-target = { $unit } використовує силу: оберіть ціль.
ask-push = Штовхнути: { $unit }, до { $squares } клітинок.
ask-pull = Підтягнути: { $unit }, до { $squares } клітинок.
ask-slide = Ковзання: { $unit }, до { $squares } клітинок.
ask-shift = Зміщення: { $unit }, до { $squares } клітинок.
ask-place = Розмістіть: { $unit }.
ask-swap = Обмін місцями: куди стає { $unit }?
ask-scramble = { $unit } переходить на найближчу дозволену позицію.
ask-come-back = { $unit } повертається: оберіть місце.
ask-save = { $unit }: проти якого ефекту наступний рятівний кидок?
ask-ongoing = { $unit } отримує тривале ушкодження: яке наступне?
ask-growth = { $unit }: ушкодження більше на { $n }. Яке число зростає?
ask-reroll = Який кубик перекинути?

# Actions

action-move = Пересування на { $square }
action-move-by = Пересування через { $path }
action-burrow = Риття до { $square }
action-shift = Зміщення на { $square }
action-free-shift = Вільне зміщення на { $square }
action-charge = Стрімка атака: { $unit }, з клітинки { $square }
action-charge-by = Стрімка атака: { $unit }, через { $path }
action-transfer = Телепорт на { $square }
action-go = Іти на { $square }
action-go-by = Іти через { $path }
action-stop = Зупинитися
action-attack = { $attack }: { $unit }
action-target = Ціль: { $unit }
action-done = Готово
action-burst = { $attack }
action-blast = { $attack }: { $square }
action-cone = { $attack }: { $facing }, з кута «{ $corner }», стовпець { $shift }
action-line = { $attack } з кута «{ $corner }» до { $square } ({ $end })
action-use = { $unit }: { $power }
action-pass = Пропустити
action-opportunity = Б’є { $unit }
action-to = На { $square }
action-choose = { $entry }
action-end-turn = Закінчити хід істоти
action-activate = Активувати: { $unit }
action-deploy = Виставити: { $unit } на { $square }
action-map = { $map }
action-letter = Стартова зона { $letter }
action-corner = Кут: { $corner }
action-first = Першими ходять { $seat }
action-recruit = Узяти: { $creature }

# Events

event-rolled = { $seat }: кидок { $face } { $purpose ->
    [map] за вибір поля
    [corner] за вибір кута
   *[turn] за перший хід
}.
event-won = { $seat } виграють перевірку й вибирають, { $purpose ->
    [map] на якому полі йде бій
    [corner] у якому куті стояти
   *[turn] хто ходить першим
}.
event-tied = Порівну: кидають знову.
event-recruited = { $seat } беруть: { $creature }.
event-recruited-hidden = { $seat } далі збирають загін.
event-revealed = { $seat } відкривають загін: { $creatures }.
event-map-taken = { $seat } обирають поле: { $map }.
event-letter-taken = { $seat } обирають стартову зону { $letter }.
event-corner-taken = { $seat } обирають кут: { $corner }.
event-deployed = { $seat } виставляють на { $square }: { $unit }.
event-round-began = Раунд { $round }.
event-first-named = Першими ходять { $seat }.
event-activated = { $seat } активують: { $unit }.
event-turn-ended = { $unit }: кінець ходу.
event-moved = { $unit } пересувається на { $square }.
event-shifted = { $unit } зміщується на { $square }.
event-forced = { $unit }: { $how ->
    [push] штовхання
    [pull] підтягування
   *[slide] ковзання
} на { $square }.
event-placed = { $why ->
    [river] { $unit }: течія річки зносить на
    [teleporter] { $unit }: телепорт переносить на
    [back] { $unit } не може там стояти й повертається на
   *[power] { $unit }: розміщено на
} { $square }.
event-attack-declared = { $unit } атакує ({ $attack }): { $targets }.
event-area-declared = { $unit } атакує: { $attack }.
event-area-covers = { $attack }: під ударом { $targets }.
event-area-empty = { $attack }: під ударом нікого.
event-charge-declared = { $unit }: стрімка атака, ціль { $target }.
event-opportunity-taken = { $unit }: сприятлива атака, ціль { $target }.
event-attack-rolled = { $unit } кидає { $face } ({ $modifier }): { $total } проти { $versus } { $against } ({ $target }).
event-pit-rolled = Край ями: { $unit } кидає { $face }: { $total } проти { $against } ({ $target }): { $fate ->
    [falls] падіння в яму
   *[holds] втримання на краю
}.
event-hit = { $unit } влучає: { $target }.
event-critical-hit = { $unit }: критичне влучання, ціль { $target }.
event-missed = { $unit } промахується: { $target }.
event-conceal-rolled = { $target }, шанс промаху: { $face }, треба { $need }: { $hit ->
    [yes] атака проходить
   *[no] промах
}.
event-attack-lost = { $unit }: атака пропадає.
event-damaged = { $unit } отримує ушкодження { $amount } (залишилося ХП: { $left }).
event-healed = { $unit }: лікування { $amount } ХП (тепер ХП: { $left }).
event-temporary-gained = { $unit }: тимчасові хіти { $amount }.
event-became-bloodied = { $unit }: тепер Скривавлена істота.
event-destroyed = { $unit } гине.
event-returned = { $unit } повертається на { $square }.
event-scored = { $seat }: +{ $change } ОП за { $why ->
    [area] зону перемоги
   *[creature] цю істоту
}, тепер { $vp }.
event-score-lost = { $seat }: −{ $change } ОП, адже істота повернулася; тепер { $vp }.
event-afflicted = { $unit }: { $condition }.
event-ongoing-gained = { $unit }: тривале ушкодження { $amount } ({ $type }).
event-ongoing-taken = { $unit }: завдається тривале ушкодження { $amount } ({ $type }).
event-effect-gained = { $unit }: діє «{ $source }».
event-effect-ended = { $unit }: «{ $source }» більше не діє.
event-save-rolled = { $unit }, рятівний кидок («{ $source }»): { $face }, { $outcome ->
    [all] припиняється все, що припиняє рятівний кидок
    [yes] успіх
   *[no] невдача
}.
event-confusion-rolled = { $unit }: істоту збито з пантелику, кидок { $face }: { $outcome ->
    [own] діє з волі свого гравця
    [nothing] нічого не робить
   *[enemy] цього ходу ним керує противник
}.
event-power-used = { $unit } використовує силу «{ $power }»{ $aimed ->
    [yes] : { $target }
   *[no] {""}
}.
event-recharged = { $unit }: «{ $power }» перезаряджається.
event-order-rolled = { $seat }: { $face } на право вирішувати першими.
event-rerolled = Кубик перекинуто: { $face }.

# Refusals

refuse-not-offered = Зараз це неможливо.
refuse-no-such-thing = У цій битві такого немає.
refuse-other-question = Зараз питають про інше.
refuse-activation-owed = Цього ходу треба активувати ще: { $count }.
refuse-one-after-the-other = { $unit }: хід ще не завершено.
refuse-no-creature = На полі немає такої істоти.
refuse-charged = { $unit }: після стрімкої атаки рухатися не можна.
refuse-moved-already = { $unit }: дій пересування не залишилося.
refuse-immobilized = { $unit }: істоту знерухомлено.
refuse-burrows = { $unit }: цього ходу риє.
refuse-walks = { $unit }: цього ходу рухається поверхнею.
refuse-cannot-burrow = { $unit } не вміє рити.
refuse-not-shifty = { $unit }: немає вільного зміщення.
refuse-shifted-already = { $unit }: вільне зміщення вже використано.
refuse-not-that-square = { $square }: туди не можна.
refuse-attacked-already = { $unit }: дію атаки витрачено.
refuse-no-charge = У стартовій битві немає стрімких атак.
refuse-charge-protected = { $protector } захищає від стрімкої атаки ({ $unit }): { $target }.
refuse-charge-no-enemy = { $target } — не ворог ({ $unit }).
refuse-charge-no-basic = { $unit }: немає основної атаки, щоб атакувати { $target }.
refuse-charge-staggered = { $unit } хитається: стрімка атака ({ $target }) неможлива.
refuse-charge-immobile = { $unit } не може рухатися: стрімка атака ({ $target }) неможлива.
refuse-charge-adjacent = { $unit } уже поруч: { $target }.
refuse-charge-unseen = { $unit } не бачить: { $target }.
refuse-charge-far = { $unit }: немає клітинки для стрімкої атаки ({ $target }).
refuse-not-nearest = { $square } — не найближча клітинка.
refuse-no-such-attack = { $unit }: немає атаки «{ $attack }».
refuse-attack-staggered = { $unit } хитається: лише основна атака, не «{ $attack }».
refuse-attack-confused = { $unit }: істоту збито з пантелику, лише основна атака, не «{ $attack }».
refuse-attack-basic-only = У цьому уроці лише основні атаки: { $unit }, «{ $attack }» не можна.
refuse-attack-ticked = { $unit }: «{ $attack }» уже використано.
refuse-is-area = Ця атака має область.
refuse-other-shape = Ця атака має іншу форму.
refuse-only-target-bloodied = { $target } — не Скривавлена істота.
refuse-only-target-immobilized = { $target }: не Знерухомлена.
refuse-only-target-helpless-or-stunned = { $target }: не Безпорадна і не Ошелешена.
refuse-only-target-dazed-or-worse = { $target }: не Приголомшена і не гірше.
refuse-only-target-level-max = { $target }: рівень зависокий.
refuse-only-self-was-in-stone-form = Нападник (ціль — { $target }) не був у кам’яній формі.
refuse-not-the-nearest = { $target } — не найближча.
refuse-chosen-already = { $target } вже ціль.
refuse-no-target = { $target }: обрати не можна.
refuse-target-no-enemy = { $target } — не ворог ({ $unit }).
refuse-target-not-adjacent = { $target } не поруч ({ $unit }).
refuse-target-out-of-range = { $target } поза дистанцією ({ $unit }): відстань { $distance }, дистанція { $range }.
refuse-target-unseen = { $unit }: немає лінії видимості ({ $target }).
refuse-target-invisible = { $target }: невидима ціль ({ $unit }).
refuse-target-no-effect = { $unit }: немає лінії ефекту ({ $target }).
refuse-nearest-not-in-area = Найближчий ворог має бути в області.
refuse-origin-wall-square = { $square } — стіна.
refuse-origin-out-of-range = { $square } поза дистанцією.
refuse-origin-unseen = Немає лінії видимості до { $square }.
refuse-origin-no-effect = Немає лінії ефекту до { $square }.
refuse-cone-does-not-touch = Конус не торкається цієї початкової точки.
refuse-not-the-far-corner = Лінія закінчується в куті, найдальшому від початку.
refuse-not-yours = { $unit } — не ваша істота.
refuse-no-such-power = { $unit }: немає сили «{ $power }».
refuse-power-no-powers = У цьому уроці немає сил ({ $unit }, «{ $power }»).
refuse-power-gone = { $unit }: вже не на полі, силу «{ $power }» втрачено.
refuse-power-silent = { $unit }: «{ $power }» у такому стані не можна.
refuse-power-staggered = { $unit } хитається: «{ $power }» не можна.
refuse-power-no-uses = { $unit }: замало використань для сили «{ $power }».
refuse-power-dazed = { $unit }: істоту приголомшено, сила «{ $power }» лише у свій хід.
refuse-power-ticked = { $unit }: «{ $power }» уже використано.
refuse-power-used = { $unit }: «{ $power }» цього ходу вже використано.
refuse-power-untimely = Зараз не час для сили «{ $power }» ({ $unit }).
refuse-power-no-action = { $unit }: немає дії для сили «{ $power }».
refuse-power-useless = «{ $power }» ({ $unit }) нічого не дасть.
refuse-struck-already = { $unit }: сприятлива атака цього ходу вже була.
refuse-cannot-strike = { $unit }: сприятлива атака неможлива.
refuse-not-twice = { $unit }: не двічі за один хід.
refuse-activated-already = { $unit }: цього раунду вже активовано.
refuse-nothing-to-deploy = Цю істоту виставити не можна.
refuse-off-the-map = { $square } поза полем.
refuse-no-legal-position = { $unit } не може стояти на { $square }.
refuse-area-taken = Зона з клітинкою { $square } зайнята: { $unit } туди не можна.
refuse-outside-start = { $unit } на { $square } не вміщується у стартовій зоні.
refuse-teleported-already = { $unit }: цього раунду телепорт уже був.
refuse-no-teleporter = Перенесення на { $square } неможливе.
refuse-cannot-end = { $unit } не може зупинитися на { $square }.
refuse-not-in-boosters = { $card }: немає у ваших бустерах.
refuse-does-not-fit = { $card } не входить у { $limit } очок.
refuse-empty-yet = У загоні хоча б одна істота.
refuse-wall = { $square } — стіна, або на шляху стіна.
refuse-wall-within = { $unit } не може стати на { $square }: стіна пройшла б посеред зайнятих клітинок.
refuse-taken = { $square } займає { $other }.
refuse-there-already = { $unit } уже там.
refuse-too-far = { $square } задалеко: { $unit }, рух { $squares }.
refuse-pit = { $square } — яма.
refuse-path-no-path = { $unit }: немає шляху з { $square }.
refuse-path-no-step = { $unit } не може ступити на { $square }.
refuse-path-too-far = { $unit } не дійде до { $square }.
refuse-path-cannot-end = { $unit } не може зупинитися на { $square }.
refuse-no-shift = У цьому уроці немає зміщень.
refuse-one-square = { $square } не за одну клітинку.
refuse-slowed-there = Місцевість { $square } сповільнила б її.
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
    [one] Перемога за очками: { $winners }.
   *[other] Перемогу за очками ділять { $winners }.
}
result-last = { $count ->
    [one] Перемога: { $winners }, ворогів не залишилося.
   *[other] Перемогли { $winners }: ворогів не залишилося.
}
result-all-gone = { $count ->
    [one] Нікого не залишилося; попереду за очками: { $winners }.
   *[other] Нікого не залишилося; очок порівну в сторін: { $winners }.
}
result-stalemate = { $count ->
    [one] Десять раундів без бою. Перемога: { $winners }.
   *[other] Десять раундів без бою. Перемогу ділять { $winners }.
}

# The picture

pic-round = { $scenario }, раунд { $round }: { $phase } (для перемоги: { $target } ОП)
pic-legend = d важкопрохідно, f ліс, o l ями, s дим, c священне коло, S статуя, T телепорт, r річка, b кривавий камінь, h фонтан
say-ground = { $ground }: { $squares }.
say-area = Зона перемоги { $letter }: { $squares }.
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
pic-player = { $seat }: { $vp } ОП, старт { $start }; узято: { $picks }
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
op-condition =
    { $who }{ $what }{ $duration }{ $worsens_to ->
        [none] {""}
       *[other] , у разі проваленого рятівного кидка { $worsens_to }
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-ongoing =
    { $who }тривале ушкодження { $n } ({ $type }){ $duration }{ $if ->
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
    { $who }{ $n ->
        [-4] −4
        [-2] −2
       *[other] +{ $n }
    } { $stat }{ $duration }{ $if ->
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

# До чого веде вибір

tells-end-turn = { $left ->
    [both] переміщення й атака лишаться невикористаними
    [attack] атака лишиться невикористаною
   *[move] переміщення лишиться невикористаним
}

# Підрахунок очок

score-eliminated = За виведених істот
score-areas = За зони перемоги
score-standing = Лишилося істот
score-worth = Вартість тих, що лишилися
