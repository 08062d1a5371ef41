title = Підземелля: Дракони нещадної пустелі
mode-standard = Звичайна гра

# Що обирають перед грою

option-sets = Набір
option-sets-help = Один набір або поверхня разом із підземеллям, з’єднані порталами.
option-sets-all = Усі набори разом
option-split_decks = Окремі колоди слави й ризику
option-split_decks-help = Добираючи кожну карту, ви обираєте колоду слави або колоду ризику.
option-no_blank_spots = Без білих плям
option-no_blank_spots-help = Усі локації роздають і викладають до першого ходу.
option-resurrection = Воскресіння
option-resurrection-help = Чийого героя переможено, той грає далі новим героєм 1-го рівня.
option-choice_of_heroes = Вибір героїв
option-choice_of_heroes-help = Гравці по черзі обирають героїв, а не отримують випадкових.
option-optional_discard = Необов’язкове скидання
option-optional_discard-help = Наприкінці ходу ніхто не мусить скидати карту.
option-unbiased_placement = Неупереджене розміщення
option-unbiased_placement-help = Локацію, потрібну для вашого особистого завдання, розміщує сусід ліворуч.
option-nothing_personal = Нічого особистого
option-nothing_personal-help = Особистих завдань немає; завжди відкриті два спільні.
option-limited_movement = Обмеження руху
option-limited_movement-help = Усі мають по 3 ОД за хід і не зберігають їх; герой може лягти й отримати ще одне.
option-ap_for_falling = Очки дії за падіння
option-ap_for_falling-help = Герой без збереженого ОД може лягти, щоб відповісти тому, хто на нього напав.
option-dodging_spikes = Ухиляння від шипів
option-dodging_spikes-help = Замість перевірки герой може витратити ОД і уникнути шипів.
option-loose_walls = Вільні стіни
option-loose_walls-help = Вихід можна прикласти до стіни; тоді це стіна з обох боків.

seat-azure = Лазуровий
seat-ember = Вогняний
seat-jade = Нефритовий
seat-orchid = Ліловий
form-melee = ближній бій
form-magic = магія
form-speed = швидкість
form-health = здоров’я
form-level = рівень
terrain-arctic = арктика
terrain-desert = пустеля
terrain-forest = ліс
terrain-mountains = гори
terrain-plains = рівнини
terrain-swamp = болото
terrain-settlement = поселення
terrain-water = вода
source-spikes = шипи
source-pit = яма
source-blocked_exit = заблокований вихід
source-trap_exit = вихід-пастка
side-n = північ
side-e = схід
side-s = південь
side-w = захід
turned-0 = без повороту
turned-180 = з поворотом на 180°
pile-glory = колода слави
pile-peril = колода ризику
phase-set-up = підготовка
phase-recovery = відновлення
phase-villainy = лиходійства
phase-locations = локації
phase-feats = подвиги
phase-ending = скидання й добір

# Запитання

ask-open = Розіграйте карту чи виконайте особливу дію або спасуйте.
ask-entry = Ви ввійшли: застосуйте карту, поки локація не подіяла, або спасуйте.
ask-roll = { $fighter } зараз кине кубик ({ $stat }{ $enemy ->
    [none] , треба { $need }
   *[other] , проти { $enemy-gen }
}): змініть кидок або спасуйте.
ask-battle = Триває битва: застосуйте карту або спасуйте.
ask-wound = Ваш герой от-от втратить 1 з { $left } здоров’я: відверніть рану чи вилікуйтеся або спасуйте.
ask-respond = На вас напали: дайте відповідь або спасуйте.
ask-feats = Подвиги: ОД { $ap }, слава { $glory }.
ask-villainy = Лиходійства: розігруйте карти ризику проти суперників або завершіть фазу.
ask-declare = Назвіть ще одну сутичку або почніть битву.
ask-target = «{ $card }»: оберіть, на якого героя її розіграти.
ask-payer = «{ $card }»: оберіть суперника, чиїм ризиком заплатите.
ask-x = «{ $card }»: оберіть X, від 0 до { $most }.
ask-host = «{ $card }»: оберіть основну карту.
ask-form = Оберіть форму своєї атаки.
ask-hunt-form = «{ $quest }»: оберіть форму, в якій атакує монстр.
ask-monster-form = «{ $card }»: оберіть форму атаки.
ask-place = Розмістіть карту локації «{ $place }».
ask-place-shifted = Оберіть нове місце для локації «{ $place }».
ask-shift = Оберіть карту локації, яку зсунете.
ask-lay = Оберіть карту локації, яку викладете.
ask-warp = «{ $card }»: оберіть, куди веде перенесення.
ask-entrance = Оберіть вхід, із якого почне ваш герой.
ask-put-pawn = Оберіть вхід для нового героя { $seat-gen }.
ask-link = Оберіть вхід, до якого веде портал локації «{ $place }».
ask-hero = Оберіть героя.
ask-new-hero = Вашого героя переможено: оберіть нового.
ask-opponent = «{ $card }»: оберіть суперника.
ask-strike = Ви завдали удару { $seat-dat }: поранити героя чи забрати жетон супроводу?
ask-challenge = Киньте виклик тому, хто на вас напав, чи героєві поруч або відмовтеся.
ask-spend-lying = Витратьте ОД, отримане за те, що герой ліг.
ask-ignore = «{ $card }»: оберіть атаку, яку скасуєте.
ask-discard = Кінець ходу: скиньте карту.
ask-shed = У вас більше карт, ніж дозволяє межа: скиньте карту.
ask-clear-lair = У лігві забагато монстрів: скиньте одного.
ask-forced-discard = «{ $card }»: оберіть карту, яку буде скинуто.
ask-give-card = Оберіть карту, якою жертвуєте.
ask-sacrifice = «{ $quest }»: оберіть жертву.
ask-choose = «{ $card }»: оберіть одне.
ask-summon = «{ $card }»: оберіть монстра зі скиду.
ask-order = Кілька ваших ефектів відбуваються одночасно: оберіть, який буде першим.
ask-draw = Доберіть карту: з якої колоди?
ask-save = Зберегти 1 ОД для чужих ходів?
ask-dodge = Шипи ({ $stat } { $need }+): витратити 1 ОД, щоб уникнути їх?
ask-accept = «{ $place }»: скористатися локацією?
ask-keep-monster = «{ $card }»: куди піде монстр?
ask-reward = Ваші монстри завдали { $count ->
    [one] { $count } рани
   *[other] { $count } ран
}: дати комусь 1 очко ризику?

# Дії

action-play = Розіграти карту «{ $card }»
action-play-and-use = Розіграти й одразу застосувати карту «{ $card }»
action-use = Застосувати карту «{ $card }»
action-use-skill = Застосувати вміння героя
action-on = Ціль: { $seat }
action-from = Платить { $seat }
action-x = X = { $number }
action-onto = Покласти під карту «{ $card }»
action-form = Форма: { $form }
action-place = { $way ->
    [n] На { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше від входу
    [s] На { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше від входу
    [e] На { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [w] На { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
    [ne] На { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [nw] На { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
    [se] На { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [sw] На { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
   *[here] Біля входу
}, { $turned }
action-shift = Зсунути локацію «{ $place }»
action-lay = Викласти локацію «{ $place }»
action-move = Іти на { $side }
action-passage = Підземним ходом до локації «{ $place }»
action-portal = Крізь портал до локації «{ $place }»
action-warp = Перенесення до локації «{ $place }»
action-entrance = Вхід: { $place }
action-link = Зв’язати зі входом «{ $place }»
action-explore = Дослідити
action-try = Спробувати виконати завдання «{ $quest }»
action-search = Шукати (завдання «{ $quest }»)
action-escort = Почати супровід (завдання «{ $quest }»)
action-deliver = Завершити супровід (завдання «{ $quest }»)
action-give-up = Відмовитися від супроводу (завдання «{ $quest }»)
action-pick-up = Підібрати жетон (завдання «{ $quest }»)
action-take-token = Забрати жетон (завдання «{ $quest }»)
action-wound = Завдати 1 рани
action-stand = Підвестися
action-lie-down = Лягти й отримати 1 ОД
action-attack = Напасти на { $seat-acc }
action-challenge = Кинути виклик { $card-dat }
action-challenge-hero = Кинути виклик { $seat-dat }
action-challenge-quest-monster = Кинути виклик монстрові завдання
action-ignore = Скасувати атаку { $card-gen }
action-ignore-hero = Скасувати атаку { $seat-gen }
action-ignore-quest-monster = Скасувати атаку монстра завдання
action-pass = Пасувати
action-hold = Пасувати до кінця цього ходу
action-end = Завершити
action-discard = Скинути карту «{ $card }»
action-save-ap = Зберегти 1 ОД
action-dodge = Уникнути шипів за 1 ОД
action-accept = Скористатися
action-decline = Відмовитися
action-to-hand = На руку
action-to-lair = До лігва
action-to-discard = До скиду
action-give-peril = Дати { $seat-dat } 1 очко ризику
action-choose = Варіант { $option }
action-hero = { $hero }
action-draw = Узяти: { $pile }
action-summon = Прикликати { $card-acc }
action-first = Спочатку: { $card }
action-first-skill = Спочатку вміння героя
action-first-quest = Спочатку: { $quest }

# Події

event-first-rolled = { $seat } кидає кубик за перший хід: { $die }.
event-first-tied = Порівну: кидають знову.
event-hero-taken = { $seat } грає за героя: { $hero }.
event-turn-began = Раунд { $round }: хід починає { $seat }.
event-ap-received = { $seat } отримує { $amount } ОД.
event-ap-changed = { $seat }: { $signed } ОД{ $why ->
    [price] {" "}(плата)
    [delayed] {" "}(відкладено до цього відновлення)
    [back] {" "}(жодна карта локації не підійшла)
   *[effect] { $cause ->
        [none] {""}
       *[other] {" "}({ $cause })
    }
}.
event-ap-delayed = { $seat }: { $signed } ОД під час наступного відновлення{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-ap-saved = { $seat } зберігає 1 ОД{ $lost ->
    [0] {""}
   *[other] , втрачає { $lost } ОД
}.
event-ap-lost = { $seat } { $what ->
    [saved] втрачає збережене ОД
   *[unspent] втрачає невитрачені ОД: { $lost }
}.
event-glory-changed = { $seat }: слава { $signed }{ $why ->
    [battle] {" "}за рани, завдані монстрам
    [quest] {" "}(нагорода)
    [price] {" "}(плата)
    [card] {" "}({ $cause })
   *[effect] {""}
}.
event-peril-changed = { $seat }: ризик { $signed }{ $why ->
    [quest] {" "}(нагорода)
    [price] {" "}(плата)
    [card] {" "}({ $cause })
   *[effect] {""}
}.
event-nothing-left = { $seat } не має { $what ->
    [glory] слави
    [peril] ризику
   *[ap] ОД
}, втрачати нічого.
event-peril-given = { $seat } { $own ->
    [yes] бере собі
   *[no] дає { $target-dat }
} 1 очко ризику за рану від монстра.
event-points-gained = { $seat } отримує славу +{ $glory } і ризик +{ $peril } { $why ->
    [start] на старті: локація «{ $place }»
    [stay] за те, що герой лишився в локації «{ $place }»
   *[enter] за вхід до локації «{ $place }»
}.
event-played = { $seat } розігрує карту «{ $card }»{ $price ->
    [0] {""}
   *[other] {" "}(слава −{ $price })
}.
event-played-on = { $seat } розігрує карту «{ $card }» на { $target-acc }{ $price ->
    [0] {""}
   *[other] {" "}(його ризик −{ $price })
}.
event-used = { $seat } застосовує карту «{ $card }»{ $charges ->
    [-1] {""}
   *[other] ; лишилося зарядів: { $charges }
}.
event-skill-worked = У { $seat-gen } діє вміння «{ $skill }».
event-card-worked = У { $seat-gen } діє карта «{ $card }».
event-quest-worked = У { $seat-gen } діє завдання «{ $quest }».
event-skill-used = { $seat } застосовує вміння «{ $skill }».
event-discarded = Скинуто: { $cards }.
event-drew = { $seat } добирає{ $deck ->
    [glory] {" "}з колоди слави
    [peril] {" "}з колоди ризику
   *[only] {""}
}: { $cards }.
event-drew-hidden = { $seat } добирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}{ $deck ->
    [glory] {" "}з колоди слави
    [peril] {" "}з колоди ризику
   *[only] {""}
}.
event-reshuffled = { $deck ->
    [glory] Скинуті карти слави перетасовано в нову колоду слави.
    [peril] Скинуті карти ризику перетасовано в нову колоду ризику.
   *[only] Скид перетасовано в нову колоду.
}
event-tiles-dealt = { $seat } отримує { $count ->
    [one] { $count } карту локації
    [few] { $count } карти локацій
   *[many] { $count } карт локацій
}.
event-location-drawn = { $seat } { $explored ->
    [paid] досліджує за 1 ОД і показує карту локації
    [free] досліджує й показує карту локації
   *[no] показує карту локації
} «{ $place }».
event-placement-passed = { $seat } передає карту: вона потрібна для його особистого завдання. Розмістить { $target }.
event-location-placed = Нова локація — «{ $place }»{ $turned ->
    [yes] , з поворотом на 180°
   *[no] {""}
}.{ $first ->
    [yes] {""}
   *[no] {" "}Поруч: { $beside }.
}
event-map-laid = Навколо локації «{ $place }» лежать: { $roads }.
event-location-buried = Локація «{ $place }» нікуди не підходить і йде під колоду.
event-locations-aside = Відкладено, бо нікуди не підходить: { $places }.
event-location-shifted = Локацію «{ $place }» зсунуто{ $turned ->
    [yes] {" "}з поворотом на 180°
   *[no] {""}
}. Поруч: { $beside }.
event-portal-linked = Портал локації «{ $place }» веде до входу «{ $entrance }».
event-entered = { $seat } входить до локації «{ $place }».
event-went-through = { $seat } { $way ->
    [portal] через портал
   *[passage] підземним ходом
} потрапляє до локації «{ $place }».
event-pawn-put = { $seat } ставить фішку { $target-gen } до локації «{ $place }».
event-warped = { $seat } переноситься до локації «{ $place }»{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-warp-stayed = Перенесення лишає { $seat-acc } на місці: локація «{ $place }».
event-exit-forced = { $seat } втрачає 1 ОД, але заблокований вихід тепер відкрито: локація «{ $place }».
event-exit-closed = Вихід, який тримали відкритим, знову заблоковано: локація «{ $place }».
event-dodged = { $seat } витрачає 1 ОД і уникає шипів: локація «{ $place }».
event-test-rolled = { $seat }, перевірка ({ $stat }{ $source ->
    [spikes] ; шипи, { $cause }
    [pit] ; яма, { $cause }
    [blocked_exit] ; заблокований вихід, { $cause }
    [trap_exit] ; вихід-пастка, { $cause }
    [stand] ; підняття героя
    [card] ; { $cause }
   *[told] {""}
}): на кубику { $die }, сума { $total } проти { $need } — { $passed ->
    [yes] успіх
   *[no] невдача
}.
event-test-skipped = { $seat } обходиться без перевірки{ $by ->
    [skill] : допомагає вміння героя
    [thing] : допомагає «{ $cause }»
   *[told] {""}
}.
event-battle-rolled = { $fighter } кидає кубик проти { $enemy-gen } ({ $stat }): { $die }, підсумок { $total }.
event-bonus-counted = «{ $source }»: { $fighter }, { $signed } до цього кидка.
event-second-die = Кидок зроблено двічі; на незарахованому кубику { $die }.
event-attacked = { $fighter }{ $price ->
    [0] {""}
   *[other] {" "}витрачає { $price } ОД і
} атакує { $target-acc } ({ $form }).
event-challenged = { $seat } витрачає 1 ОД і кидає виклик { $target-dat }.
event-attack-cancelled = Атаку { $fighter-gen } скасовано.
event-attack-missed = { $fighter } нікого не знаходить.
event-wounded = { $fighter } дістає рану{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}; лишилося здоров’я: { $left }.
event-wound-prevented = { $seat } відвертає рану.
event-unhurt = { $seat } має повне здоров’я, лікувати нічого.
event-unwounded = Рана нічого не дає, бо { $fighter-acc } переможено раніше.
event-nothing-held = { $seat } не має { $what ->
    [hand] карт на руці
    [boon] переваг
    [treasure] скарбів
   *[bane] проклять
}, скидати нічого.
event-healed = { $seat } лікується: здоров’я +{ $amount }.
event-fell = Герой { $seat-gen } падає{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-bound = Щоб підвестися, героєві { $seat-gen } знадобиться й перевірка ({ $stat } { $need }+; { $cause }).
event-stood = Герой { $seat-gen } підводиться{ $price ->
    [0] {""}
   *[other] {" "}за { $price } ОД
}.
event-standing = Герой { $seat-gen } і так стоїть.
event-tried-to-stand = { $seat } витрачає 1 ОД на підняття героя.
event-lay-down = Герой { $seat-gen } лягає заради 1 ОД.
event-defeated = { $fighter-acc } переможено.
event-quests-gone = Особисті завдання { $seat-gen } виходять із гри: { $quests }.
event-player-out = { $seat } вибуває з гри; слава й ризик { $seat-gen } зникають.
event-level-changed = Герой { $seat-gen } тепер { $level }-го рівня.
event-monster-kept = { $seat } { $zone ->
    [hand] повертає на руку
   *[lair] відправляє до лігва
} карту «{ $card }».
event-level-kept = Герой { $seat-gen } лишається на { $level }-му рівні: { $level ->
    [1] нижчого рівня немає
   *[other] вищого рівня немає
}.
event-quest-tried = { $seat } { $price ->
    [0] пробує
   *[other] витрачає { $price } ОД і знову пробує
} виконати завдання «{ $quest }».
event-quest-failed = { $seat } зазнає невдачі: завдання «{ $quest }» не виконано.
event-failure-shared = Наслідки невдачі — для всіх героїв тут: { $seats }.
event-find-lost = З кінцем ходу знахідку втрачено: завдання «{ $quest }».
event-hunt-rested = З кінцем ходу рани { $fighter-gen } гояться.
event-searched = { $seat } шукає за { $price } ОД (завдання «{ $quest }»): на кубику { $die }{ $between ->
    [0] {""}
   *[other] , +{ $between } за локації на шляху до входу
}, сума { $total } проти { $need } — { $passed ->
    [yes] знайдено
   *[no] нічого не знайдено
}.
event-health-sacrificed = { $seat } жертвує здоров’ям: { $amount }; лишилося здоров’я: { $left }.
event-quests-dealt = Особисті завдання { $seat-gen }: { $quests }.
event-common-dealt = { $count ->
    [one] Спільне завдання
   *[other] Спільні завдання
}: { $quests }.
event-first-found = { $seat } ходить першим.
event-dice-rolled = { $seat } кидає { $count ->
    [one] кубик: { $total }
   *[other] кубики: { $dice } = { $total }
}; { $wanted ->
    [sum] потрібно { $need } або більше
    [double] потрібен дубль
   *[either] потрібно { $need } або більше чи дубль
}.
event-quest-completed = { $seat } виконує завдання «{ $quest }»!
event-quest-replaced = Завдання «{ $old }» виконати не можна: його локації немає на полі. Замість нього — «{ $quest }».
event-quest-opened = Відкрито нове спільне завдання: «{ $quest }».
event-escort-started = { $seat } починає супровід: завдання «{ $quest }».
event-token-dropped = { $seat } залишає жетон завдання «{ $quest }» в локації «{ $place }».
event-token-taken = { $seat } забирає жетон завдання «{ $quest }».
event-summoned = { $seat } прикликає до лігва { $card-acc }.
event-value-changed = { $fighter }: { $stat ->
    [melee] ближній бій
    [magic] магія
    [speed] швидкість
   *[all] ближній бій, магія та швидкість
} { $signed }{ $use ->
    [attack] {" "}під час атаки
    [counter] {" "}під час контратаки
    [threat] {" "}у перевірках загроз
   *[all] {""}
} { $until ->
    [roll] на цей кидок
    [battle] до кінця битви
   *[turn] до кінця ходу
}.
event-compared = { $fighter } — { $attack }, { $target } — { $counter }: { $outcome ->
    [hit] атака вдалася
    [back] вдалася контратака
   *[even] нікого не зачеплено
}.
event-nobody-there = Карта «{ $card }» нікого не зачіпає: у такій місцевості ніхто не стоїть.
event-trap-missed = Пастка «{ $card }» нікого не застає: у її локації немає жодного героя.
event-threatened = { $source ->
    [spikes] { $seat } натрапляє на загрозу: шипи локації «{ $cause }»
    [pit] { $seat } натрапляє на загрозу: яма локації «{ $cause }»
    [blocked_exit] { $seat } натрапляє на загрозу: заблокований вихід локації «{ $cause }»
    [trap_exit] { $seat } натрапляє на загрозу: вихід-пастка локації «{ $cause }»
    [stand] Щоб підвестися, { $seat } проходить перевірку
   *[card] { $seat } натрапляє на загрозу: «{ $cause }»
}.
event-threat-raised = { $kind ->
    [danger] Небезпека локації «{ $source }»
   *[thing] «{ $source }»
}: перевірка важча на { $n }, потрібно { $need } або більше.
event-location-worked = Локація «{ $place }» діє на { $seat-acc }.
event-gave-away = { $seat } { $how ->
    [made] вимушено скидає карту «{ $card }»
    [random] втрачає випадкову карту з руки — «{ $card }»
    [given] жертвує картою «{ $card }»
   *[own] скидає карту «{ $card }»
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-attached = Карта «{ $card }» лежить тепер під картою «{ $host }».
event-played-for-peril = { $seat } розігрує карту «{ $card }»{ $price ->
    [0] {""}
   *[other] ; платить { $payer } (ризик −{ $price })
}.
event-played-at = { $seat } розігрує карту «{ $card }» на { $own ->
    [yes] свого героя
   *[no] { $target-acc }
}{ $price ->
    [0] {""}
   *[other] ; платить { $payer } (ризик −{ $price })
}.

# Відмови

refuse-no-such-thing = Такого немає.
refuse-other-question = Зараз вирішується інше: спершу дайте відповідь.
refuse-not-now = Не в цей момент: спершу завершиться інше.
refuse-compulsory = Пасувати тут не можна: оберіть щось із запропонованого.
refuse-pass-instead = Якщо нічого робити не хочете, спасуйте.
refuse-end-instead = Якщо ви закінчили, завершіть.
refuse-decline-instead = Якщо не хочете, відмовтеся.
refuse-discard-later = Карту скидають наприкінці свого ходу.
refuse-save-later = ОД зберігають наприкінці свого ходу.
refuse-challenge-later = Виклик кидають лише після нападу на вашого героя.
refuse-holds-already = Ви вже пасуєте до кінця цього ходу.
refuse-fallen = ОД упалого героя можна витратити лише на те, щоб підвестися.
refuse-fallen-moves-not = Упалий герой не може рухатися: спершу підведіться за 1 ОД.
refuse-not-fallen = Герой не впав: підводитися не треба.
refuse-lies-already = Герой уже лежить.
refuse-not-enough-ap = Це коштує { $need } ОД, а є { $have }.
refuse-not-enough-glory = Ціна — слава { $need }, а є { $have }.
refuse-not-with-this-ap = На ОД, отримане лежачи, підвестися не можна.
refuse-no-such-hero = Цього героя в грі вже немає.
refuse-attack-self = Це ваш власний герой: нападають на іншого героя в тій самій локації.
refuse-challenge-self = Це ваш власний герой: виклик кидають тому, хто на вас напав, або іншому героєві поруч.
refuse-not-here = { $seat } не у вашій локації; нападати можна лише на героїв поруч.
refuse-already-battled = Цього ходу герой уже починав битву; другої не буде.
refuse-no-token = Герой не має жетона завдання «{ $quest }».
refuse-no-such-variant = Лягати заради ОД можна лише у варіанті, який зараз не використовують.
refuse-changes-no-roll = Це не змінює цього кидка.
refuse-prevents-no-wound = Це не відвертає рани й не лікує.
refuse-changes-nothing = Така відповідь нічого не змінить у цій битві.
refuse-only-before-its-roll = Це оголошують до кидка чи рани, для яких воно призначене.
refuse-nothing-to-shift = Жодної карти локації зсунути не можна.
refuse-nothing-to-summon = Такого монстра в скиді немає.
refuse-no-locations-left = Карт локацій більше немає.
refuse-only-as-response = Це лише для етапу відповіді в битві.
refuse-only-responses = Зараз можливі лише відповіді.
refuse-declare-first = Триває оголошення сутичок: назвіть ще одну або почніть битву.
refuse-only-in-villainy = Це грають у свою фазу лиходійств.
refuse-declared-already = Сутички оголошують один раз за фазу.
refuse-only-in-feats = Це грають у свою фазу подвигів, між двома діями.
refuse-only-in-own-feats = Це застосовують у свою фазу подвигів.
refuse-nobody-can-pay = Жоден суперник не має досить ризику на карту «{ $card }».
refuse-wrong-terrain = Карту «{ $card }» не можна зіграти проти героя в такій місцевості.
refuse-too-little-peril = Карта «{ $card }» коштує { $need ->
    [one] { $need } очко ризику
    [few] { $need } очки ризику
   *[many] { $need } очок ризику
}: стільки має бути в одного героя.
refuse-boon-limit = Досягнуто межі переваг: { $limit }.
refuse-treasure-limit = Досягнуто межі скарбів: { $limit }.
refuse-one-of-a-kind = Скарб цього виду вже в грі: «{ $card }».
refuse-no-host = Для карти «{ $card }» немає придатної основної карти.
refuse-not-used-up = Застосовуючи карту «{ $card }», її не скидають.
refuse-not-readied = Карта «{ $card }» не лежить перед вами підготовленою.
refuse-play-it-first = Карта «{ $card }» у вас на руці: спершу розіграйте її.
refuse-nothing-to-use = У карті «{ $card }» нема чого застосувати.
refuse-used-already = Карту «{ $card }» цього ходу вже застосовано.
refuse-no-skill-to-use = Уміння цього героя не застосовують, воно діє завжди.
refuse-skill-used-already = Цього ходу вміння вже застосовано.
refuse-named-already = Карту «{ $card }» уже названо.
refuse-not-in-hand = Карти «{ $card }» немає у вас на руці.
refuse-saved-an-ap = Лягти заради ОД може лише герой, який не зберіг ОД.
refuse-has-an-ap = Лягти заради ОД може лише герой без ОД.
refuse-nothing-to-spend-on = Це ОД нема на що витратити.
refuse-costs-no-ap = ОД за те, що герой ліг, витрачають на те, що коштує ОД.
refuse-no-new-battle = Зараз битву почати не можна: це роблять між діями.
refuse-only-in-own-turn = Це роблять у свою фазу подвигів.
refuse-only-between-feats = Це роблять у фазу подвигів, між двома діями.
refuse-no-location-there = У тому боці немає локації.
refuse-wall = Там стіна: локація «{ $place }».
refuse-no-passage = Підземний хід не веде до локації «{ $place }».
refuse-not-laid = Локації «{ $place }» немає на полі.
refuse-no-portal = Портал не веде до локації «{ $place }».
refuse-not-your-quest = Завдання «{ $quest }» вам недоступне.
refuse-not-the-place = Завдання «{ $quest }» виконують не тут.
refuse-go-there = Завдання «{ $quest }» виконують не тут. Ідіть сюди: { $places }.
refuse-escort-it = Супровід починають і завершують, а не пробують виконати: завдання «{ $quest }».
refuse-search-first = Спершу треба знайти місце: завдання «{ $quest }».
refuse-cannot-sacrifice = Потрібної жертви скласти не можна: завдання «{ $quest }».
refuse-no-search = У завданні «{ $quest }» нема чого шукати.
refuse-found-already = Місце вже знайдено: завдання «{ $quest }».
refuse-no-escort = «{ $quest }» — не завдання супроводу.
refuse-started-already = Супровід уже почався: завдання «{ $quest }».
refuse-no-token-here = Жетон завдання «{ $quest }» лежить не тут.
refuse-token-elsewhere = Жетон завдання «{ $quest }» лежить не тут, а в локації «{ $place }».
refuse-given-up-this-turn = Цього ходу ви вже відмовилися від жетона завдання «{ $quest }».
refuse-not-an-opponent = Оберіть суперника.
refuse-own-hero = Сутичку не грають проти свого героя: карта «{ $card }».
refuse-own-peril = Власного ризику не витрачає ніхто.
refuse-no-effect-waits = Такого ефекту серед тих, що чекають, немає.
refuse-x-too-high = X не більше за { $most }.
refuse-no-round-symbol = Цей монстр не має символу атаки: нападати він не може.
refuse-other-form = Для цієї форми немає символу атаки. Тут можливо: { $forms }.
refuse-not-to-be-discarded = Карту «{ $card }» за власним вибором не скидають: скиньте карту з руки, скарб або монстра з лігва.
refuse-not-that-card = Карту «{ $card }» тут обрати не можна.
refuse-no-hunt = Немає монстра завдання, якому можна кинути виклик.
refuse-did-not-attack = { $card } на вас не нападає, або цього монстра вже переможено.
refuse-hero-did-not-attack = { $seat } на вас не нападає.
refuse-no-such-attack = Немає такої атаки, яку можна скасувати.
refuse-wounded = Поранений монстр іде до лігва або до скиду, але не на руку.
refuse-not-wounded = Непоранений монстр іде на руку або до лігва.
refuse-hero-taken = Цього героя взяти не можна: { $hero }.
refuse-no-entrance = Локація «{ $place }» — не вхід.
refuse-same-plane = Портал веде з поверхні в підземелля або назад, а не до локації «{ $place }».
refuse-same-cell = Поворот карти у своїй клітинці — не зсув.
refuse-cell-taken = Там уже лежить карта: локація «{ $place }».
refuse-exit-meets-wall = Вихід уперся б у стіну: локація «{ $place }».
refuse-not-joined = Карта не була б з’єднана з полем прохідним виходом.
refuse-closes-the-map = Поле стало б замкненим: нікуди було б класти решту карт локацій.
refuse-cuts-off = Якась локація лишилася б без шляху до входу.
refuse-entrance-stays = Вхід «{ $place }» не зсувають.
refuse-no-other-place = Для локації «{ $place }» іншого місця немає.
refuse-not-your-tile = Ви не маєте карти локації «{ $place }».
refuse-laid-last = Локацію спільного завдання викладають останньою: «{ $place }».
refuse-fits-nowhere = Локація «{ $place }» нікуди не підходить.
refuse-other-plane = Перенесення не веде з поверхні в підземелля й назад: локація «{ $place }».
refuse-sideways = Карту локації кладуть як надруковано або з поворотом на 180°, у клітинку поля.
refuse-too-far = До локації «{ $place }» задалеко.
refuse-too-many-players = Набір «{ $set }» окремо розраховано щонайбільше на { $most } гравців.
refuse-variants-exclude = «Обмеження руху» й «Очки дії за падіння» разом не використовують.

# Підсумки

result-third-quest = { $winners } виконує третє завдання й перемагає.
result-last-hero = { $winners } перемагає: його герой лишився живим останнім.

# Термінал і опис позиції

pic-turn = Раунд { $round }, ходить { $seat }, фаза: { $phase }.
pic-surface = Поверхня
pic-dungeon = Підземелля
pic-legend = № клітинка, позначення, назва, слава/ризик, місцевість. Виходи: просвіт — відкритий, # стіна, = заблокований, ! пастка.
pic-common = Спільні завдання: { $quests }.
pic-quests = Завдання { $seat-gen }: { $quests }.
pic-hand = Ваша рука
say-no-hero = { $seat }: героя ще немає.
say-out = { $seat } ({ $hero }) вибув із гри.
say-player = { $seat }, { $hero }: рівень { $level }, здоров’я { $health }, ближній бій { $melee }, магія { $magic }, швидкість { $speed }; слава { $glory }, ризик { $peril }, ОД { $ap }; карт на руці: { $hand }, виконано завдань: { $done }; { $place ->
    [none] не на полі
   *[other] { $place }
}{ $fallen ->
    [yes] , упав
   *[no] {""}
}.
say-inventory = Інвентар { $seat-gen }: { $cards }.
say-lair = Лігво { $seat-gen }: { $cards }.
say-place = { $place }, { $way ->
    [n] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше від входу
    [s] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше від входу
    [e] на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [w] на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
    [ne] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [nw] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
    [se] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [sw] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
   *[here] вхід
}{ $turned ->
    [yes] , поворот на 180°
   *[no] {""}
}; слава { $glory }, ризик { $peril }{ $terrain ->
    [none] {""}
   *[other] ; { $terrain }
}{ $heroes ->
    [none] {""}
   *[other] ; герої: { $heroes }
}{ $tokens ->
    [none] {""}
   *[other] ; жетони: { $tokens }
}{ $portal ->
    [none] {""}
   *[other] ; портал, вхід: { $portal }
}{ $obstacle ->
    [none] {""}
    [danger] ; небезпека +{ $need }
    [spikes] ; шипи ({ $stat } { $need }+)
   *[pit] ; яма ({ $stat } { $need }+)
}{ $passage ->
    [none] {""}
   *[other] ; підземний хід { $passage }
}{ $new ->
    [yes] {""}
   *[no] ; уже не нова
}. Виходи: { $exits }.
say-exit = { $side } — { $kind ->
    [open] відкрито
    [forced] поки відкрито
    [blocked] заблоковано ({ $stat } { $need }+)
    [trap] пастка ({ $stat } { $need }+)
   *[wall] стіна
}{ $to ->
    [none] {""}
   *[other] , там { $to }
}
say-drawn = Треба розмістити локацію «{ $place }».
say-attack = { $attacker } проти { $target-gen }{ $form ->
    [none] {""}
   *[other] , { $form }
}: { $status ->
    [live] атака триває
    [cancelled] атаку скасовано
    [away] цілі вже немає на місці
    [lapsed] атака відпала
   *[done] атаку завершено
}.
say-decks = У колодах карт локацій: { $locations }, завдань: { $quests }, інших карт: { $cards }; у скиді: { $discarded }.
say-hand = Ваша рука: { $cards }.

# Текст карт

op-stat = { $who ->
    [target] герой:{" "}
    [host] монстр:{" "}
    [self_card] цей монстр:{" "}
   *[other] {""}
}{ $change } { $stat ->
    [melee] до ближнього бою
    [magic] до магії
    [speed] до швидкості
   *[all] до ближнього бою, магії та швидкості
}{ $for ->
    [attack] {" "}під час атаки
    [counter] {" "}під час контратаки
    [battle] {" "}у битвах
    [threat] {" "}у перевірках загроз
   *[all] {""}
}{ $tag ->
    [none] {""}
   *[other] {" "}(проти кого: { $tag })
}{ $until ->
    [roll] {" "}на один кидок
    [battle] {" "}до кінця битви
    [turn] {" "}до кінця ходу
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}
op-wound = { $who ->
    [self] ви зазнаєте { $n ->
        [one] { $n } рани
       *[other] { $n } ран
    }
    [all_here] усі герої тут зазнають { $n ->
        [one] { $n } рани
       *[other] { $n } ран
    }
   *[other] { $n ->
        [one] { $n } рана
        [few] { $n } рани
       *[many] { $n } ран
    }
}
op-heal = { $who ->
    [target] герой: лікування { $n }
   *[other] лікування { $n }
}
op-glory = { $who ->
    [self] {""}
    [target] герой:{" "}
    [any_opponent] суперник на ваш вибір:{" "}
    [all_here] усі герої тут:{" "}
   *[other] {""}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n ->
    [one] { $n } очко слави
    [few] { $n } очки слави
   *[many] { $n } очок слави
}
op-peril = { $who ->
    [self] {""}
    [target] герой:{" "}
    [any_opponent] суперник на ваш вибір:{" "}
    [all_here] усі герої тут:{" "}
   *[other] {""}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n ->
    [one] { $n } очко ризику
    [few] { $n } очки ризику
   *[many] { $n } очок ризику
}
op-ap = { $who ->
    [target] герой:{" "}
   *[other] {""}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n } ОД{ $when ->
    [none] {""}
   *[other] {" "}під час наступного відновлення
}
op-draw = { $who ->
    [self] візьміть
   *[other] герой бере
} { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
op-level = { $who ->
    [self] {""}
   *[other] герой:{" "}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n ->
    [one] { $n } рівень
    [few] { $n } рівні
   *[many] { $n } рівнів
}
op-test = { $who ->
    [all_here] усі герої тут:{" "}
    [all_in_terrain] усі герої в такій місцевості ({ $terrain }):{" "}
    [all_on_shifted] усі герої на зсунутій карті:{" "}
    [target] герой:{" "}
   *[other] {""}
}загроза { $stat } { $vs }+{ $pass ->
    [none] {""}
   *[other] ; подолано: { $pass }
}{ $fail ->
    [none] {""}
   *[other] ; провалено: { $fail }
}
op-fall = { $who ->
    [self] ви падаєте
    [target] герой падає
   *[other] падіння
}
op-stand = { $who ->
    [self] підведіться
   *[other] герой підводиться
}
op-stand-test = { $who ->
    [self] щоб підвестися, потрібна й перевірка { $stat } { $vs }+
   *[other] щоб підвестися, герой має подолати й загрозу { $stat } { $vs }+
}
op-warp = { $who ->
    [self] перенесіться
   *[other] героя переносять
} { $to ->
    [adjacent] до сусідньої локації
    [entrance] до входу
   *[any] до іншої локації
}{ $within ->
    [none] {""}
   *[other] {" "}не далі ніж { $within } рухів
}{ $by ->
    [controller] {" "}на ваш вибір
   *[owner] {""}
}
op-shift = зсуньте { $n ->
    [one] { $n } локацію
    [few] { $n } локації
   *[many] { $n } локацій
}{ $not_entrance ->
    [yes] {" "}(не вхід)
   *[no] {""}
}
op-discard = { $who ->
    [self] скиньте
   *[other] герой скидає
} { $n } { $what ->
    [hand] випадкову карту з руки
    [boon] перевагу
    [treasure] скарб
   *[bane] прокляття
}
op-discard-self = скиньте цю карту
op-limit = { $what ->
    [boon] межа переваг
   *[treasure] межа скарбів
} +{ $n }
op-ignore-attack = скасуйте { $n ->
    [one] { $n } атаку
    [few] до { $n } атак
   *[many] до { $n } атак
} { $of ->
    [monster] монстра
   *[any] монстра чи героя
}{ $tag ->
    [none] {""}
   *[other] {" "}({ $tag })
} на вас
op-reroll = киньте двічі й залиште кращий результат
op-prevent = відверніть { $n ->
    [one] { $n } рану
    [few] { $n } рани
   *[many] { $n } ран
} свого героя
op-skip = без перевірки: { $what }{ $n ->
    [none] {""}
   *[other] {" "}(×{ $n })
}
op-explore = візьміть і розмістіть карту локації без ОД
op-threat-mod = заблоковані виходи й виходи-пастки складніші на { $n }
op-cost-mod = { $type ->
    [boon] вартість ваших переваг
   *[treasure] вартість ваших скарбів
} ({ $kind }) { $change }, але не менше { $min }
op-summon = візьміть { $n ->
    [one] { $n } монстра
   *[other] { $n } монстрів
} ({ $tag }) зі скиду до свого лігва
op-choose = на вибір: { $options }

clause-if = { $phase ->
    [none] {""}
   *[other] у свою фазу подвигів
}{ $terrain ->
    [none] {""}
   *[other] місцевість: { $terrain }
}{ $form ->
    [none] {""}
   *[other] форма: { $form }{ $tag ->
        [none] {""}
       *[other] {", "}
    }
}{ $stat ->
    [none] {""}
   *[other] під час перевірки: { $stat }
}{ $tag ->
    [none] {""}
   *[other] проти кого: { $tag }
}{ $source ->
    [none] {""}
   *[other] де: { $source }
}{ $health ->
    [none] {""}
   *[other] якщо здоров’я { $health } або менше
}{ $ap ->
    [none] {""}
   *[other] якщо є { $ap } ОД або більше
}
clause-cost = { $glory ->
    [0] {""}
    [one] { $glory } очко слави{" "}
    [few] { $glory } очки слави{" "}
   *[many] { $glory } очок слави{" "}
}{ $ap ->
    [0] {""}
   *[other] + { $ap } ОД{" "}
}{ $charge ->
    [0] {""}
   *[other] { $charge } заряд{" "}
}{ $discard_self ->
    [yes] скиньте цю карту{" "}
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
   *[other] раз на хід:{" "}
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
clause-block-response = відповідь{ $limit ->
    [none] {""}
   *[other] , раз на хід
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
clause-block-attack = коли атакує{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-hit = коли ви влучили{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-wounded = коли ви зазнали рани{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-enter = під час входу{ $optional ->
    [yes] {" "}за бажанням
   *[no] {""}
}{ $limit ->
    [none] {""}
   *[other] {" "}раз на хід
}{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}: { $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-recovery = у фазу відновлення{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-stood = коли герой підвівся{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-hit = удар ({ $form }): { $ops }
clause-escorting = під час супроводу: { $ops }
clause-threat-condition = подолайте загрозу { $stat } { $vs }+{ $fail ->
    [none] {""}
   *[other] ; провал: { $fail }
}
clause-hunt-condition = здолайте монстра (здоров’я { $health })
clause-sacrifice = { $health ->
    [0] {""}
   *[other] { $health } здоров’я
}{ $glory ->
    [0] {""}
   *[other] { $health ->
        [0] {""}
       *[other] {" + "}
    }{ $glory ->
        [one] { $glory } очко слави
        [few] { $glory } очки слави
       *[many] { $glory } очок слави
    }
}{ $boons ->
    [0] {""}
    [one] { $boons } перевага
    [few] { $boons } переваги
   *[many] { $boons } переваг
}{ $treasures ->
    [0] {""}
   *[other] { $boons ->
        [0] {""}
       *[other] {" + "}
    }{ $treasures ->
        [one] { $treasures } скарб
        [few] { $treasures } скарби
       *[many] { $treasures } скарбів
    }
}
clause-sacrifice-condition = складіть жертву: { $options }
clause-pay-condition = заплатіть { $ap ->
    [0] {""}
   *[other] { $ap } ОД +{" "}
}{ $glory ->
    [0] {""}
    [one] { $glory } очко слави
    [few] { $glory } очки слави
   *[many] { $glory } очок слави
}
clause-search-condition = пошук за { $ap } ОД: кубик і кількість локацій звідси до найближчого входу, { $vs }+; потім { $then }
clause-escort-condition = проведіть жетон із першої локації до другої
clause-chance-condition = киньте { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}:{ $double ->
    [yes] {" "}дубль
   *[no] {""}
}{ $sum ->
    [none] {""}
   *[other] { $double ->
        [yes] {" "}або { $sum }+
       *[no] {" "}{ $sum }+
    }
}{ $fail ->
    [none] {""}
   *[other] ; провал: { $fail }
}
clause-reward = нагорода{ $level ->
    [0] {""}
    [one] {" "}· { $level } рівень
    [few] {" "}· { $level } рівні
   *[many] {" "}· { $level } рівнів
}{ $glory ->
    [0] {""}
    [one] {" "}· { $glory } очко слави
    [few] {" "}· { $glory } очки слави
   *[many] {" "}· { $glory } очок слави
}{ $heal ->
    [0] {""}
   *[other] {" "}· лікування { $heal }
}{ $draw ->
    [0] {""}
    [one] {" "}· { $draw } карта
    [few] {" "}· { $draw } карти
   *[many] {" "}· { $draw } карт
}

term-quests = виконані завдання
term-last-quest = лишилося одне завдання
term-alive = герой живий
term-health = здоров’я
term-level = рівень
term-values = ближній бій, магія та швидкість
term-glory = слава
term-peril = власний ризик, який можуть витратити інші
term-hand = карти на руці
term-cards = скарби, переваги та прокляття
term-lair = монстри в лігві
term-action-points = очки дії
term-fallen = герой упав
term-battle = поточна битва
term-way = шлях до завдань і здобичі
term-villainy = лиходійства, за які заплатить чужий ризик
term-plans = корисні карти та спроби цього ходу

# До чого веде вибір

tells-glory = ціна: слава { $price }, лишиться { $left }
tells-peril = платить суперник: ризик { $price }
tells-end-feats = лишилося ОД: { $ap }; { $ap ->
    [1] його можна зберегти
   *[other] одне можна зберегти, решта пропаде
}
tells-end-limited = лишилося ОД: { $ap }; зберігати ОД не можна
tells-end-villainy = більше ні сутичок, ні проклять у цій фазі
tells-end-declaring = битва почнеться з уже названими сутичками
tells-lie-down = герой стане упалим, а це ОД витрачають одразу
tells-hold = цього ходу вас запитають лише про вашого героя
tells-x = { $own ->
    [yes] ви обираєте X і платите стільки слави
   *[no] ви обираєте X; стільки ризику заплатить суперник
}
tells-hero = здоров’я { $health }, ближній бій { $melee }, магія { $magic }, швидкість { $speed }; уміння «{ $skill }»
tells-monster-kept = { $to ->
    [hand] можна зіграти знову; суперники карти не бачать
   *[lair] можна зіграти знову; карта лежить відкрито, у лігві не більше { $most }
}
tells-ap = ціна: 1 ОД, лишиться { $left }
tells-cost = ціна: { $glory ->
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
}лишиться ОД: { $left }{ $new ->
    [yes] ; слава +{ $glory }, ризик +{ $peril }
   *[no] {""}
}{ $tests ->
    [0] {""}
    [1] ; перевірка ({ $stat } { $need }+): { $chance } %
   *[other] ; перевірок: { $tests }, пройти всі: { $chance } %
}
tells-place = поруч: { $beside }
tells-form = { $attack } проти { $counter }: удар { $hits } %, удар у відповідь { $struck } %
tells-quest = { $price ->
    [0] {""}
   *[other] ціна: { $price } ОД
}{ $tests ->
    [0] {""}
   *[other] { $price ->
        [0] {""}
       *[other] {"; "}
    }{ $stat ->
        [none] кубик і локації { $need }+
       *[other] перевірка ({ $stat } { $need }+)
    }: { $chance } %
}

# Підрахунок очок

score-quests = Завдання
score-level = Рівень
score-health = Здоров’я
score-glory = Слава
score-peril = Ризик

# What may be passed before it is asked
window-open = Між діями
window-entry = Під час входу
window-roll = Перед кидком
window-battle = У битві
window-respond = Відповіді

# Відмінки імен: називний; родовий; давальний; знахідний

names-declined =
    Лазуровий; Лазурового; Лазуровому; Лазурового
    Вогняний; Вогняного; Вогняному; Вогняного
    Нефритовий; Нефритового; Нефритовому; Нефритового
    Ліловий; Лілового; Ліловому; Лілового
    Гігантський мурашиний лев; Гігантського мурашиного лева; Гігантському мурашиному леву; Гігантського мурашиного лева
    Піщаний дракон; Піщаного дракона; Піщаному дракону; Піщаного дракона
    Маг-трог; Мага-трога; Магу-трогу; Мага-трога
    Воїн-трог; Воїна-трога; Воїну-трогу; Воїна-трога
    Некродракон; Некродракона; Некродракону; Некродракона
    Вогняний дрейк; Вогняного дрейка; Вогняному дрейку; Вогняного дрейка
    Драконеня; Драконеняти; Драконеняті; Драконеня
    Змій дюн; Змія дюн; Змію дюн; Змія дюн
    Пустельний василіск; Пустельного василіска; Пустельному василіску; Пустельного василіска
    Рій скорпіонів; Рою скорпіонів; Рою скорпіонів; Рій скорпіонів
    Пиловий демон; Пилового демона; Пиловому демону; Пилового демона
    Розбійник; Розбійника; Розбійнику; Розбійника
    Гарпія-стерв’ятниця; Гарпії-стерв’ятниці; Гарпії-стерв’ятниці; Гарпію-стерв’ятницю
    Вартовий Володаря; Вартового Володаря; Вартовому Володаря; Вартового Володаря
    Скелет; Скелета; Скелету; Скелета
    Зомбі; Зомбі; Зомбі; Зомбі
    Привид; Привида; Привиду; Привида
    Склеповий повзун; Склепового повзуна; Склеповому повзуну; Склепового повзуна
    Курганний упир; Курганного упиря; Курганному упиреві; Курганного упиря
    Кістяний дрейк; Кістяного дрейка; Кістяному дрейку; Кістяного дрейка
    Володар драконів; Володаря драконів; Володарю драконів; Володаря драконів
    Королева мурашиних левів; Королеви мурашиних левів; Королеві мурашиних левів; Королеву мурашиних левів
    Дракі; Дракі; Дракі; Дракі
    Володар мертвих; Володаря мертвих; Володарю мертвих; Володаря мертвих
names-undeclined = { $case ->
    [gen] карти «{ $name }»
    [dat] карті «{ $name }»
   *[acc] карту «{ $name }»
}
