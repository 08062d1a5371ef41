title = Fantasy Commander
mode-scenario = Сценарій
mode-epic = Епічна битва
mode-campaign = Кампанія

## Що вибирають перед битвою

mode-scenario-help = Битва з власною мапою, арміями й особливими правилами. Найпростіше почати з першого.
mode-epic-help = Дві армії рівної вартості на мапі за вашим вибором.
mode-campaign-help = Шість пов’язаних місій: уцілілі міцнішають, між битвами відбудовуються поселення.
option-scenario = Сценарій
option-scenario-one = { $number }. { $name }
option-scenario-one-help = { $map }; очок на сторону: { $limit }.
option-size = Розмір битви
option-size-one = { $name }, { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}
option-limit = Ліміт очок
option-limit-help = У битві цього розміру кожна сторона має від { $least } до { $most } очок.
option-map = Мапа
option-map-random = Випадкова мапа
option-map-random-help = Місцевість визначає випадок.
option-map-hand_made = Викладають гравці
option-map-hand_made-help = Перед битвою ви по черзі викладаєте місцевість.
option-factions = Фракція
option-same_faction = Можна грати однією фракцією
option-same_faction-help = Лише якщо згодні обидва гравці.
option-build = Зібрати армії за столом
option-build-help = Спершу кожен набирає юніти й карти тактики; інакше грають готовими списками.
option-deploy_first = Хто розміщується першим
option-deploy_first-help = Хто розміщується другим, уже бачить, де стоїть ворог.
option-deploy_first-initiative = Той, у кого ініціатива
option-deck_face = Верхня карта колод тактик
option-deck_face-help = Якщо вона відкрита, обидва гравці знають наступну карту кожної колоди.
option-deck_face-up = Відкрита
option-deck_face-down = Закрита
option-round_limit = Ліміт раундів
option-round_limit-help = Битва закінчиться не пізніше цього раунду; 0 — без ліміту.

## Сторони

names-plural = Легіонери; Імперські стрільці; Кінні лицарі; Воїни-зомбі; Зомбі-лучники; Розбійники; Гарпії
seat-empire = Імперія
seat-styx = Стікс
seat-second = Друга армія

## Слова

colour-red = червоний
colour-blue = синій
colour-green = зелений
colour-yellow = жовтий
colour-purple = фіолетовий
order-colour-red = червоний наказ
order-colour-blue = синій наказ
order-colour-green = зелений наказ
order-colour-purple = фіолетовий наказ
order-colour-random = випадковий наказ
order-colour-dice = кубик наказів
order-red = червоний наказ
order-blue = синій наказ
order-green = зелений наказ
order-yellow = жовтий наказ
order-purple = фіолетовий наказ
face-panic = паніка
face-hit = успішна атака
face-full = атака повного підрозділу
face-support = підтримка
face-shield = щит
roll-melee = ближній бій
roll-ranged = стрільба
roll-defence = захист
roll-any = будь-яка атака
until-activation = до кінця активації
until-next_activation = до кінця наступної активації
until-round = до кінця раунду
until-game = до кінця битви
until-here = поки юніт там стоїть
unit-type-infantry = піхота
unit-type-brute = кремезний
unit-type-giant = гігант
unit-type-hero = герой
support-kind-attack = в атаці
support-kind-defence = в обороні
ban-defend = оголошувати оборону
ban-run = бігти
ban-move = рухатися
ban-shoot = стріляти
ban-activate_property = активувати властивості
player-own = ви
player-enemy = суперник
of-any_own = будь-якого свого юніта
of-hero = одного свого героя
of-self = цього юніта
where-contact_of_hero = поруч з одним своїм героєм
effect-dice-melee = кубики ближнього бою
effect-dice-ranged = кубики стрільби
effect-dice-defence = кубики захисту
effect-dice-any = кубики
effect-reroll-melee = перекидання в ближньому бою
effect-reroll-ranged = перекидання під час стрільби
effect-reroll-defence = перекидання під час захисту
effect-reroll-any = перекидання
effect-support-attack = підтримка в атаці
effect-support-defence = підтримка в обороні
effect-speed = переміщення
effect-range = базова / максимальна дистанція
lasting-grant = «{ $property }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
}» { $until }
lasting-lose = без властивості «{ $property }» { $until }
lasting-number = { $effect }{ $amount ->
    [none] {""}
   *[other] {" "}{ $amount }
} { $until }
lasting-result = додає до кидків ({ $roll }): { $count } × { $face } { $until }
lasting-ignore = ігнорує в кидках ворога ({ $roll }): { $count } × { $face } { $until }
lasting-forbid = не можна { $what } { $until }
cause-formation = формування
cause-rest = відпочинок у місті
cause-card = карта
choice-effect = ефект
choice-none = немає
phase-muster = набір армій
phase-deploy = розміщення
phase-generate = генерація наказів
phase-look = резерви відкриті
phase-give = видача наказів
phase-active = активна фаза
phase-end = фаза завершення
phase-settlement = фаза поселення
track-reputation = репутація
track-prosperity = добробут
track-supplies = припаси
attack-kind-melee = Ближній бій
attack-kind-shot = Стрільба
attack-kind-magic = Магічна стрільба
attack-kind-card = Паніка від карти
token-defends = токен захисту
token-weak = слабкий юніт
token-exhausted = виснаження
town-state-fallen = зруйноване
town-state-free = вільне
town-state-held = зайняте

## Питання

ask-build-army = Наберіть армію: використано { $points } з { $limit } очок.
ask-build-deck = Складіть колоду тактик, карт: { $cards } з { $size }.
ask-lay-map = Який рельєф ви викладете на мапу?
ask-lay-hex = На який гекс покласти рельєф «{ $terrain }»?
ask-deploy = Якого юніта ви розміщуєте?
ask-deploy-hex = Де розмістити { $unit-acc }?
ask-order-dice = Кубики наказів: залишити чи перекинути?
ask-mark-dice = Які кубики наказів перекинути?
ask-lose-order = Ви створюєте на один наказ менше: від якого відмовитися?
ask-begin-orders = Обидва резерви відкриті. Почати видачу наказів?
ask-give-orders = Видайте накази своїм юнітам.
ask-turn = { $deck ->
    [yes] Ваш хід: зіграйте верхню карту заради ефекту або наказу.
   *[no] Ваш хід: колода порожня. Продовжуйте; якщо є скид, він стане новою колодою.
}
ask-activate = Якого юніта ви активуєте?
ask-start-effects = Який ефект наступний?
ask-act = Що { $unit-is ->
    [many] роблять
   *[one] робить
} { $unit }?
ask-pay-any = Яким наказом ви платите?
ask-strike = Атакувати після руху?
ask-sweep = «Множинна атака»: хто наступний?
ask-pursue = «Переслідування»: куди юніт рухається далі?
ask-redirect = { $unit-acc } атакують. Чи прийме удар «Захисник»?
ask-attack-die = Ви атакуєте, кубиків: { $dice }. Взяти токен втоми, щоб кинути ще один?
ask-defence = { $unit-acc } атакують, кубиків атаки: { $dice }. Захищатися?
ask-defence-die = Ви захищаєтеся, кубиків: { $dice }. Взяти токен втоми, щоб кинути ще один?
ask-reroll = { $count ->
    [1] «{ $why }»: перекинути можна один кубик. Який?
    [one] «{ $why }»: перекинути можна не більше { $count } кубика. Які?
   *[other] «{ $why }»: перекинути можна не більше { $count } кубиків. Які?
}
ask-regroup = Пошкоджень: { $damage }. «Перегрупування»: обернути одне з них на паніку?
ask-spare = Пошкоджень: { $damage }. Взяти токен втоми, щоб зазнати на одне менше?
ask-spare-retreat = Взяти токен втоми, щоб зменшити пошкодження від відступу на одне?
ask-vampirism = Застосувати «Вампіризм» { $unit-gen }?
ask-necromancy = «Некромантія»: поставити новобранців на { $hex }?
ask-advance = Просунутися на { $hex }?
ask-retreat = Куди { $unit-is ->
    [many] відступають
   *[one] відступає
} { $unit }? Лишилося гексів: { $steps }.
ask-panic-source = Від якого вашого юніта йде паніка?
ask-choose-target = «{ $card }»: виберіть юніта.
ask-choose-hero = Виберіть одного зі своїх героїв.
ask-choose-effect = «{ $card }»: виберіть ефект.
ask-place-terrain = На який гекс поставити рельєф «{ $terrain }»?
ask-summon = Де підняти { $unit-acc }?
ask-rearrange = Яка карта ляже наступною зверху колоди?
ask-escalation = Яка карта ескалації змінить наступну місію?
ask-spend-reputation = Витратити 1 очко репутації, щоб один раз за цю місію перекинути всі кубики наказів?
ask-tire-unit = Який ваш юніт почне втомленим?
ask-settlement = Фаза поселення. У вас припасів: { $supplies }.
ask-bring-back = Заплатити, щоб герой або гігант повернувся одразу? У вас припасів: { $supplies }.
ask-raid-by-dice = Ідуть нападники. Вирішити набіги кубиками, а не боєм, якщо згодна й інша сторона?

## Дії

action-add-unit = Додати { $kind-acc }
action-drop-unit = Прибрати { $kind-acc }
action-add-card = Додати карту «{ $card }»
action-drop-card = Прибрати карту «{ $card }»
action-lay = Викласти: { $terrain }
action-deploy = Розмістити { $unit-acc }
action-on = На { $hex }
action-keep = Залишити кубики
action-reroll-all = Віддати один кубик і перекинути решту
action-reroll-any = Перекинути будь-яку кількість кубиків
action-reroll = Перекинути кубик: { $face }
action-give-up = Відмовитися від наказу: { $colour }
action-begin = Почати видачу наказів
action-give = { $unit }: { $colour } наказ
action-take-back = Забрати наказ: { $unit }
action-finish = Усі накази видано
action-effect = Зіграти карту заради ефекту
action-take-order = Взяти наказ карти
action-activate = Активувати { $unit-acc }
action-proceed = Активувати юніта зараз
action-recolour = { $unit }: замінити фіолетовий наказ на { $colour }
action-resolve = Виконати: { $item }
action-pay = Оплатити властивість «{ $item }»
action-move = Рухатися на { $hex }
action-run = Бігти на { $hex }
action-move-by = Рухатися через { $path }
action-run-by = Бігти через { $path }
action-attack = Атакувати { $unit-acc }
action-sweep = Атакувати всіх ворогів у контакті
action-shoot = Обстріляти { $unit-acc }
action-defend = Оголосити оборону
action-counter = Контратака: кинути кубики захисту
action-rest = Відпочивати
action-pass = Більше нічого не робити
action-redirect = { $unit } { $unit-is ->
    [many] приймають
   *[one] приймає
} удар на себе
action-tire = Взяти токен втоми
action-retreat = Відступити на { $hex }
action-advance = Просунутися
action-pursue = Рухатися далі на { $hex }
action-target = Вибрати { $unit-acc }
action-choose = Вибрати варіант { $item }
action-put = Наступна: «{ $card }»
action-use = Так
action-decline = Ні
action-done = Готово
action-escalate = { $card }
action-promote = Підвищити: { $entry }
action-recover = Повернути: { $entry }
action-hire = Найняти { $kind-acc }
action-build = Збудувати: { $card }
action-repair = Полагодити: { $card }
action-concede = Здатися

## Події

event-deployed = { $seat } розміщує { $unit-acc } на { $hex }.
event-terrain-laid = { $seat } кладе на { $hex }: { $terrain }.
event-laid-last = { $seat } більше не викладає рельєфу.
event-battle-set = Сценарій: { $scenario }.
event-map-chosen = Мапа: { $map }.
event-element-lies = Додатковий елемент на { $hex }: { $terrain }.
event-map-drawn = Мапу викладено випадково.
event-token-taken = { $why ->
    [more] { $seat } має більше юнітів і бере жетон ініціативи.
   *[lot] Юнітів у сторін порівну; за жеребом жетон ініціативи бере { $seat }.
}
event-deploys-first = Розміщення починає { $seat }.
event-round-began = Починається раунд { $round }.
event-order-dice-changed = { $seat }: { $why ->
    [fewer] на 1 кубик наказів менше (утримано міста)
    [token] кубиків наказів немає, замість кубика йде один наказ (утримано міста)
   *[other] +{ $count } { $count ->
        [one] кубик
        [few] кубики
       *[many] кубиків
    } наказів ({ $why ->
        [towns] юніти в містах
       *[terrain] { $grounds }
    })
}.
event-orders-rolled = { $count ->
    [1] Кубик
   *[other] Кубики
} наказів ({ $seat }): { $faces }.
event-orders-generated = { $seat }, накази: { $red ->
    [0] червоних немає
   *[other] червоних { $red }
}, { $blue ->
    [0] синіх немає
   *[other] синіх { $blue }
}, { $green ->
    [0] зелених немає
   *[other] зелених { $green }
}, { $purple ->
    [0] фіолетових немає
   *[other] фіолетових { $purple }
}{ $rolled ->
    [one] {" "}(кубик: { $faces })
    [yes] {" "}(кубики: { $faces })
   *[no] {""}
}.
event-prestige-used = { $seat } користується репутацією й перекидає всі кубики наказів.
event-order-laid = { $unit } { $unit-is ->
    [many] отримують
   *[one] отримує
} { $colour } наказ{ $exchanged ->
    [yes] {" "}в обмін на фіолетовий
   *[no] {""}
}.
event-order-taken-back = Наказ забрано: { $unit }.
event-order-shown = { $seat }, { $colour } наказ: { $units }.
event-initiative-settled = { $why ->
    [equal] { $seat } зберігає ініціативу: червоних і фіолетових наказів на мапі { $own ->
        [0] не має ніхто
       *[other] порівну, по { $own }
    }.
   *[fewer] { $seat } має ініціативу: червоних і фіолетових наказів на мапі менше, { $own } проти { $theirs }.
}
event-step-began = Починається { $colour } крок.
event-declined = { $seat } притримує юніти з фіолетовими наказами.
event-recoloured = Наказ { $unit-gen } тепер { $colour }.
event-card-played = { $seat } грає карту «{ $card }».
event-card-order = { $seat } бере { $colour } наказ карти «{ $card }».
event-shuffled = { $seat } складає зі скиду нову колоду й перемішує її.
event-looked = { $seat } переглядає верхні карти { $whose ->
    [own] своєї колоди
   *[other] колоди { $deck-gen }
}: { $cards }.
event-looked-hidden = { $seat } переглядає { $count ->
    [1] верхню карту
    [one] { $count } верхню карту
    [few] { $count } верхні карти
   *[many] { $count } верхніх карт
} { $whose ->
    [own] своєї колоди
   *[other] колоди { $deck-gen }
}.
event-looked-in-vain = Колода { $deck-gen } порожня, переглядати нічого.
event-rearranged = { $seat } повертає карти на колоду.
event-order-gained = { $seat } отримує { $colour } наказ ({ $why }).
event-order-spent = { $seat } витрачає { $colour } наказ.
event-order-lost = { $seat } втрачає { $colour } наказ.
event-property-gained = { $unit } { $unit-is ->
    [many] отримують
   *[one] отримує
} властивість «{ $property }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
}» { $until }.
event-property-shared = Властивість «{ $property }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
}» { $until } отримують: { $units }.
event-effect-laid = { $unit }: { $effect } { $until }.
event-number-changed = { $unit }: { $effect } { $amount } { $until }.
event-results-added = { $unit } { $unit-is ->
    [many] додають
   *[one] додає
} { $until } до кожного кидка ({ $roll }): { $count } × { $face }.
event-results-ignored = { $unit } { $unit-is ->
    [many] ігнорують
   *[one] ігнорує
} { $until } в кожному кидку ворога ({ $roll }): { $count } × { $face }.
event-property-lost = { $unit } { $unit-is ->
    [many] лишаються
   *[one] лишається
} без властивості «{ $property }» { $until }.
event-forbidden = { $unit-dat } не можна { $what } { $until }.
event-curse-laid = На { $unit-acc } лягає прокляття «{ $card }».
event-activated = { $seat } активує { $unit-acc } ({ $colour } наказ).
event-paid = { $unit } { $unit-is ->
    [many] застосовують
   *[one] застосовує
} властивість «{ $paid }»{ $cost ->
    [yes] {" "}за { $colours } наказ
   *[no] {""}
}.
event-moved = { $unit } { $how ->
    [run] { $unit-is ->
        [many] біжать
       *[one] біжить
    }
    [retreat] { $unit-is ->
        [many] відступають
       *[one] відступає
    }
    [advance] { $unit-is ->
        [many] просуваються
       *[one] просувається
    }
    [push] { $unit-is ->
        [many] відходять під напором
       *[one] відходить під напором
    }
   *[move] { $unit-is ->
        [many] рухаються
       *[one] рухається
    }
}: { $path }.
event-tired = { $unit } { $unit-is ->
    [many] беруть
   *[one] бере
} токен втоми{ $why ->
    [attack-die] {" "}заради ще одного кубика атаки
    [attack-after-run] {" "}заради атаки після бігу
    [defence-die] {" "}заради ще одного кубика захисту
    [less-damage] , щоб зазнати на 1 пошкодження менше
    [less-retreat-damage] , щоб зазнати на 1 пошкодження менше за непройдені гекси відступу
    [less-push-damage] , щоб зазнати на 1 пошкодження менше від поштовху
    [difficult-terrain] {" "}заради бігу в складний рельєф
   *[forced] {""}
} ({ $why ->
    [forced] { $cause },{" "}
   *[other] {""}
}тепер { $fatigue }).
event-refreshed = { $unit } { $unit-is ->
    [many] знімають
   *[one] знімає
} { $count ->
    [one] { $count } токен
    [few] { $count } токени
   *[many] { $count } токенів
} втоми ({ $why }).
event-rested = { $unit } { $unit-is ->
    [many] відпочивають
   *[one] відпочиває
}{ $count ->
    [0] {""}
   *[other] {" "}{ $unit-is ->
        [many] і знімають
       *[one] й знімає
    } { $count ->
        [one] { $count } токен
        [few] { $count } токени
       *[many] { $count } токенів
    } втоми
}.
event-restored = { $unit }: { $what ->
    [miniatures] { $count ->
        [one] повертається { $count } мініатюра
        [few] повертаються { $count } мініатюри
       *[many] повертається { $count } мініатюр
    }
   *[health] { $count ->
        [one] зцілено { $count } поранення
        [few] зцілено { $count } поранення
       *[many] зцілено { $count } поранень
    }
}; { $what ->
    [miniatures] тепер { $left }
   *[health] тепер здоров’я { $left }
} ({ $why }{ $giver ->
    [own] , власна аура
    [unit] , аура { $leaders-gen }
    [ground] , { $grounds }
   *[self] {""}
}).
event-damaged = { $unit } { $what ->
    [miniatures] { $unit-is ->
        [many] втрачають
       *[one] втрачає
    } { $count ->
        [one] { $count } мініатюру
        [few] { $count } мініатюри
       *[many] { $count } мініатюр
    }
   *[health] { $unit-is ->
        [many] дістають
       *[one] дістає
    } { $count ->
        [one] { $count } поранення
        [few] { $count } поранення
       *[many] { $count } поранень
    }
}{ $why ->
    [retreat] : далі відступати не можна
    [push] {" "}через поштовх: відійти нікуди
    [exhausted] {" "}замість токена втоми ({ $cause })
   *[attack] {""}
}; { $what ->
    [miniatures] { $left ->
        [0] не лишилося жодної
        [one] лишилася { $left }
       *[other] лишилося { $left }
    }
   *[health] { $left ->
        [0] здоров’я не лишилося
       *[other] лишилося здоров’я: { $left }
    }
}.
event-destroyed = { $unit }: юніта знищено.
event-vp-gained = { $seat } отримує переможні очки { $why ->
    [points] за точки захвату
    [towns] за зайняті міста
    [destroyed] за знищення { $units-gen }
    [entered] за вхід до міста
   *[standing] за вцілілі міста
}: +{ $amount }, усього { $total }.
event-defended = { $unit } { $order ->
    [card] { $unit-is ->
        [many] отримують
       *[one] отримує
    }
    [given] { $unit-is ->
        [many] відмовляються від наказу, оголошують оборону й отримують
       *[one] відмовляється від наказу, оголошує оборону й отримує
    }
   *[kept] { $unit-is ->
        [many] оголошують оборону й отримують
       *[one] оголошує оборону й отримує
    }
} токен захисту.
event-countered = { $unit } { $unit-is ->
    [many] відповідають
   *[one] відповідає
} контратакою{ $giver ->
    [own] {" "}(власна аура)
    [unit] {" "}(аура { $leaders-gen })
    [ground] {" "}({ $grounds })
   *[self] {""}
}.
event-pursued = { $unit } { $unit-is ->
    [many] переслідують ворога й можуть
   *[one] переслідує ворога й може
} атакувати ще раз (Переслідування).
event-fruitless = Атака { $unit-gen } нічого не дає.
event-idle = { $unit } { $unit-is ->
    [many] нічого не роблять
   *[one] нічого не робить
}.
event-nobody-meant = «{ $what }»: відповідних { $whose ->
    [enemy] ворожих юнітів
   *[own] своїх юнітів
} немає.
event-in-vain = «{ $what }»: ефекту немає.
event-nothing-to-take = «{ $what }»: з резерву { $seat-gen } забрати нічого.
event-unaffected = «{ $what }» не діє на { $unit-acc }.
event-token-barred = { $unit } не { $unit-is ->
    [many] отримують
   *[one] отримує
} токена захисту: оголошувати оборону заборонено.
event-terrain-kept = Місцевість карти «{ $card }» на мапу не кладуть, карта йде у скид.
event-unneeded = { $what ->
    [losses] Втрат немає, відновлювати нічого
   *[fatigue] Втоми немає, знімати нічого
}: { $units } ({ $why }).
event-order-dropped = { $unit } { $unit-is ->
    [many] втрачають
   *[one] втрачає
} наказ.
event-attack-declared = { $unit } { $unit-is ->
    [many] атакують
   *[one] атакує
} { $target-acc }.
event-shot-declared = { $unit } { $unit-is ->
    [many] обстрілюють
   *[one] обстрілює
} { $target-acc }.
event-redirected = { $target } { $target-is ->
    [many] приймають
   *[one] приймає
} на себе удар { $unit-gen }.
event-dice-added = { $unit }: +{ $count } { $count ->
    [one] кубик
    [few] кубики
   *[many] кубиків
} { $what ->
    [defence] захисту
   *[attack] атаки
} ({ $why }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
}).
event-rolled = { $unit } { $unit-is ->
    [many] кидають
   *[one] кидає
} { $count ->
    [1] кубик
   *[other] кубики
} { $what ->
    [defence] захисту
   *[attack] атаки
}: { $faces }.
event-rerolled = { $unit } { $unit-is ->
    [many] перекидають
   *[one] перекидає
}: { $before }; новий результат: { $faces } ({ $why }{ $giver ->
    [own] , власна аура
    [unit] , аура { $leaders-gen }
    [ground] , { $grounds }
   *[self] {""}
}).
event-result-added = { $unit } { $unit-is ->
    [many] додають
   *[one] додає
} до кидка: { $count } × { $face } ({ $why }).
event-uncounted = { $unit }: не рахується { $count } × { $face } ({ $why ->
    [weak] слабкий юніт
    [alone] немає підтримки: у контакті з ціллю немає інших своїх юнітів
    [unaided] немає підтримки: у контакті з нападником немає інших своїх юнітів
   *[far] ціль далі за базову дистанцію
}).
event-ignored = { $unit } { $unit-is ->
    [many] ігнорують
   *[one] ігнорує
}: { $count } × { $face } ({ $why }{ $giver ->
    [own] , власна аура
    [unit] , аура { $leaders-gen }
    [ground] , { $grounds }
   *[self] {""}
}).
event-panic-hurts = { $unit }: замість паніки — пошкодження, усього { $count } (Мертвяк).
event-blocked = { $unit } { $unit-is ->
    [many] блокують
   *[one] блокує
}: { $count } × { $face }.
event-spared = { $unit } { $unit-is ->
    [many] зазнають
   *[one] зазнає
} на { $count ->
    [one] { $count } пошкодження
    [few] { $count } пошкодження
   *[many] { $count } пошкоджень
} менше ({ $why }{ $giver ->
    [own] , власна аура
    [unit] , аура { $leaders-gen }
    [ground] , { $grounds }
   *[self] {""}
}).
event-regrouped = { $unit } { $unit-is ->
    [many] перегруповуються
   *[one] перегруповується
}: одне пошкодження стає панікою.
event-panic-came = Паніка йде від { $source-gen }.
event-panicked = { $unit } { $unit-is ->
    [many] панікують і мусять відступити
   *[one] панікує й мусить відступити
} на { $count ->
    [one] { $count } гекс
    [few] { $count } гекси
   *[many] { $count } гексів
}{ $rushed ->
    [yes] , один із них — за «Напір»
   *[no] {""}
}.
event-summoned = { $seat } піднімає { $unit-acc } на { $hex }.
event-town-fell = { $seat } руйнує місто на { $hex }. Тепер там: { $terrain }.
event-round-ended = Раунд { $round } завершено: усе, що тривало до його кінця, припиняється, решта наказів у резервах скидається.
event-conceded = { $seat } здається.
event-mission-began = Місія { $mission }: { $scenario }.
event-mission-ended = Битву місії { $mission } завершено: { $why ->
    [victory-points] потрібні переможні очки набрано
    [army-destroyed] одну з армій знищено
    [both-destroyed] обидві армії знищено
    [towns-lost] останнє місто зруйновано
    [round-limit] зіграно останній раунд
   *[conceded] одна зі сторін здалася
}.
event-mission-won = Місію виграє { $seat }.
event-mission-drawn = Місія завершилася внічию.
event-escalation-drawn = Ескалація: { $card }.
event-escalation-chosen = { $seat } вибирає карту ескалації: { $card }.
event-track-rose = { $seat }: { $track } +{ $by }{ $why ->
    [mission] {" "}за місію
    [cards] {" "}завдяки картам міста
    [hunted] {" "}за знищених героїв і гігантів
    [towns] {" "}за міста
    [income] {" "}(дохід)
    [raid] {" "}після набігу
    [reroll] {" "}за перекидання кубиків наказів
   *[deed] {""}
}, тепер { $now }.
event-track-fell = { $seat }: { $track } −{ $by }{ $why ->
    [mission] {" "}за місію
    [cards] {" "}завдяки картам міста
    [hunted] {" "}за знищених героїв і гігантів
    [towns] {" "}за міста
    [income] {" "}(дохід)
    [raid] {" "}після набігу
    [reroll] {" "}за перекидання кубиків наказів
   *[deed] {""}
}, тепер { $now }.
event-promoted = { $seat } підвищує юніта: { $unit }.
event-filled-up = Армію доповнено, до війська { $seat-gen } вступають: { $units }.
event-marked = Уцілілі ({ $seat }) отримують по позначці досвіду: { $units }.
event-away = { $unit } { $unit-is ->
    [many] пропускають
   *[one] пропускає
} наступну місію, якщо не заплатити припасами.
event-reduced = { $unit } { $unit-is ->
    [many] повертаються
   *[one] повертається
} до складу війська на базовому рівні: { $basic }.
event-level-kept = { $unit } { $unit-is ->
    [many] зберігають
   *[one] зберігає
} рівень завдяки карті міста.
event-town-card-worked = Діє карта міста «{ $card }» ({ $seat }).
event-joined = { $unit } { $unit-is ->
    [many] поповнюють
   *[one] поповнює
} військо { $seat-gen }.
event-recovered = { $unit } знову в строю ({ $seat }).
event-built = { $seat } будує: { $card }.
event-repaired = { $seat } лагодить: { $card }.
event-card-damaged = Карту міста «{ $card }» пошкоджено ({ $seat }).
event-raid-began = Набіг на поселення { $seat-gen }: «{ $raid }».
event-raid-rolled = { $seat } кидає кубики проти набігу силою { $strength }: { $faces }; { $left ->
    [0] набіг відбито
   *[other] лишилося сили: { $left }
}.
event-raid-ended = Набіг на поселення { $seat-gen } { $beaten ->
    [yes] відбито
   *[no] завершено
}, втрачено будівель: { $razed }.
event-monster-ordered = { $unit }: { $order } ({ $colour }).
event-monster-came = { $unit } { $unit-is ->
    [many] з’являються
   *[one] з’являється
} на { $hex }.
event-monster-acted = { $unit } { $unit-is ->
    [many] діють
   *[one] діє
} ({ $colour } наказ).
event-monsters-lead = { $why ->
    [equal] Ініціатива лишається в монстрів: наказів «Полювання» стільки ж, скільки в захисника червоних і фіолетових, по { $own }.
   *[fewer] Ініціатива в монстрів: наказів «Полювання» менше, ніж у захисника червоних і фіолетових, { $own } проти { $theirs }.
}
event-building-hurt = Будівлю на { $hex } { $left ->
    [0] зруйновано
   *[other] пошкоджено, лишилося міцності: { $left }
}.
event-army-mustered = { $seat } виставляє армію на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}: { $units }.
event-settlement-fell = Поселення { $seat-gen } впало.

## Відмови

refuse-not-now = Це не відповідь на запитання, яке поставлено зараз.
refuse-dice-first = Спершу обидві сторони вирішують, як бути з кубиками наказів, потім видають накази.
refuse-begin-first = Спершу почніть видачу наказів.
refuse-card-pending = Спершу дограйте карту «{ $card }».
refuse-stands-there = На { $hex } вже { $unit-is ->
    [many] стоять
   *[one] стоїть
} { $unit }.
refuse-no-such-change = Фіолетовий наказ можна замінити червоним, синім або зеленим; { $colour } не підходить.
refuse-pursues-nobody = З { $hex } нема кого атакувати: переслідування має закінчитися поруч із ворогом.
refuse-not-command-phase = Накази видають у фазі командування, до дій юнітів.
refuse-deployment-over = Розміщення завершено.
refuse-not-active-phase = Юніти діють в активній фазі, після видачі наказів.
refuse-nobody-active = Спершу активуйте юніта.
refuse-finish-first = Спершу завершіть дію { $unit-gen }.
refuse-shot-in-contact = Стріляти не можна: у контакті ворог ({ $unit }). Атакуйте його в ближньому бою або відійдіть.
refuse-rest-in-contact = Відпочивати не можна: у контакті ворог ({ $unit }).
refuse-has-token = { $unit } вже { $unit-is ->
    [many] мають
   *[one] має
} токен захисту.
refuse-no-order-to-give = { $unit } не { $unit-is ->
    [many] мають
   *[one] має
} наказу, від якого можна відмовитися заради оборони.
refuse-no-counterblow = { $unit } не { $unit-is ->
    [many] мають
   *[one] має
} властивості «Контратака».
refuse-no-way = На { $hex } немає шляху, не довшого за { $steps } { $steps ->
    [one] гекс
    [few] гекси
   *[many] гексів
}: заважають юніти або місцевість.
refuse-no-hero = Це не ваш герой на мапі.
refuse-target-own = Потрібен ворожий юніт, а це ваш: { $unit }.
refuse-target-enemy = Потрібен свій юніт, а це ворожий: { $unit }.
refuse-target-chosen = Цього юніта вже вибрано: { $unit }.
refuse-target-type = { $unit }: не той тип юніта, потрібен: { $types }.
refuse-target-property = { $unit }: потрібен юніт із властивістю «{ $property }».
refuse-target-order = { $unit }: потрібен юніт, у якого наказ { $colour }.
refuse-target-contact = { $unit }: потрібен юніт без ворогів у контакті.
refuse-target-far = Занадто далеко: { $unit }; можна не далі ніж на { $steps } { $steps ->
    [one] гекс
    [few] гекси
   *[many] гексів
}.
refuse-not-beside-hero = { $hex } не поруч із вашим героєм.
refuse-not-among = Цієї карти немає серед тих, які ви дивитеся.
refuse-not-nearest = До того, хто панікує, ближче інший ваш юніт.
refuse-retreat-away = Відступають на сусідній гекс далі від ворога, а не на { $hex }.
refuse-retreat-blocked = { $hex } зайнятий або непрохідний: відступити туди не можна.
refuse-tired-already = { $unit } вже { $unit-is ->
    [many] мають
   *[one] має
} токен втоми.
refuse-not-middle = { $hex } не в середині мапи: місцевість лежить у рядах з 3 по 9.
refuse-beside-last = { $hex } поруч із місцевістю, яку виклали останньою.
refuse-parts-map = Місцевість на { $hex } відрізала б зони розміщення одну від одної.
refuse-no-such-thing = Такого тут немає.
refuse-not-for-armies = { $unit-acc } не можна взяти до армії.
refuse-other-faction = { $unit }: інша фракція.
refuse-named-twice = { $unit }: може бути лише один раз.
refuse-too-dear = { $unit }: армія коштувала б { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} за ліміту { $limit }.
refuse-too-many-units = Юнітів уже { $count }: більше колода тактик не обслужить.
refuse-foreign-card = Карта «{ $card }» іншої фракції.
refuse-too-many-copies = Карт «{ $card }» у колоді може бути не більше { $copies }.
refuse-too-many-stars = Карт із зіркою в колоді з { $cards }: { $stars }, можна: { $allowed }.
refuse-deck-full = У колоді вже всі карти: { $cards }.
refuse-deck-size = У колоді карт: { $cards }, а в армії юнітів: { $units }.
refuse-no-units = В армії має бути хоча б один юніт.
refuse-army-too-dear = Армія коштує { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} за ліміту { $limit }.
refuse-two-sides = У битві рівно дві сторони, а не { $count }.
refuse-limit-of-size = { $size }: від { $least } до { $most } очок, а не { $limit }.
refuse-same-faction = Обидві сторони можуть бути однієї фракції лише за згодою гравців.
refuse-map-shape = На мапі { $rows } рядів по { $columns } гексів.
refuse-no-such-terrain = Місцевості зі знаком «{ $glyph }» немає.
refuse-outside-middle = На саморобній мапі місцевість лежить лише в рядах з 3 по 9; поза ними: { $hexes }.
refuse-not-hand-made = { $terrain }: на саморобну мапу не кладеться.
refuse-too-many-hexes = Покладено гексів місцевості: { $count }; можна не більше { $most }.
refuse-supply-short = { $terrain }: покладено { $count }, а в запасі лише { $supply }.
refuse-no-such-hex = Гекса { $hex } на мапі немає.
refuse-no-element-there = { $hex }: не відкритий гекс, елемент сюди не покласти.
refuse-map-apart = На цій мапі з однієї зони розміщення не можна дійти до іншої.
refuse-not-in-army = В армії немає { $unit-gen }.
refuse-not-in-deck = Карти «{ $card }» немає в колоді.
refuse-not-in-roster = У складі війська немає готових: { $unit }.
refuse-not-for-maps = Зараз не можна викласти: { $terrain }.
refuse-inside-zones = { $hex } у зоні розміщення, а ця місцевість лежить поза обома зонами.
refuse-not-drawn = Карти ескалації «{ $card }» немає серед узятих.
refuse-not-own = Такого юніта у вас там немає.
refuse-deployed-already = { $unit }: уже на мапі.
refuse-occupied = На { $hex } вже { $unit-is ->
    [many] стоять
   *[one] стоїть
} { $unit }.
refuse-part-full = У частині зони з { $hex } вже гранична кількість юнітів.
refuse-outside-zone = { $hex } поза вашою зоною розміщення.
refuse-impassable = { $hex } непрохідний: { $terrain }.
refuse-free-rerolls-begun = Безкоштовні перекидання йдуть до або після всіх основних, а ви їх уже почали.
refuse-last-die = Останній кубик наказів віддати не можна.
refuse-no-free-reroll = Такого перекидання у вас більше немає.
refuse-no-such-face = На жодному кубику немає грані: { $face }.
refuse-no-order = { $unit } не { $unit-is ->
    [many] мають
   *[one] має
} наказу.
refuse-no-such-order = Такого наказу в резерві немає: { $colour }.
refuse-must-activate = У вас є юніти з наказом цього кольору: активуйте одного з них або юніта з фіолетовим наказом.
refuse-no-purple = Це не ваш юніт із фіолетовим наказом.
refuse-step-over = Крок кольору «{ $colour }» вже минув.
refuse-colour-not-on-map = На мапі немає наказів кольору «{ $colour }».
refuse-card-first = Спершу зіграйте верхню карту колоди: заради ефекту або заради наказу.
refuse-no-card = У вашій колоді немає карт.
refuse-other-colour = { $unit } { $unit-is ->
    [many] мають
   *[one] має
} { $colour } наказ, а зараз крок іншого кольору.
refuse-only-rest = { $unit } { $unit-is ->
    [many] мають
   *[one] має
} жовтий наказ: можна лише відпочивати.
refuse-rest-alone = Юніт, що сплатив за властивість, не може відпочивати.
refuse-no-stamina = { $unit } не { $unit-is ->
    [many] мають
   *[one] має
} витривалості, відпочивати не можна.
refuse-forbidden = Карта забороняє це { $unit-dat }.
refuse-no-path = Назвіть хоча б один гекс шляху.
refuse-not-neighbours = { $hex } не сусідній із попереднім гексом.
refuse-must-stop = На { $hex } юніт мусить зупинитися: далі шляху немає.
refuse-too-far = { $hex } занадто далеко: юніт проходить не більше { $steps } { $steps ->
    [one] гекса
   *[other] гексів
}.
refuse-cannot-tire = Біг у { $hex } ({ $terrain }) коштує токена втоми, а взяти його не можна.
refuse-no-such-property = { $unit } не { $unit-is ->
    [many] мають
   *[one] має
} такої властивості.
refuse-paid-already = Вже оплачено: { $paid }.
refuse-cannot-pay = У резерві немає наказів, потрібних для властивості «{ $paid }»: { $any ->
    [0] { $orders }
   *[other] будь-якого кольору, усього { $any }
}.
refuse-no-multiple-attack = { $unit } не { $unit-is ->
    [many] мають
   *[one] має
} властивості «Множинна атака».
refuse-no-enemy = Такого ворожого юніта на мапі немає.
refuse-own-unit = { $unit }: це ваш юніт, а атакують лише ворогів.
refuse-no-contact = { $unit } не в контакті: ближній бій можливий лише із сусіднім гексом.
refuse-attack-after-run = Після бігу { $unit } { $unit-is ->
    [many] атакують
   *[one] атакує
} лише за токен втоми.
refuse-no-dice = { $unit-dat } не лишилося б кубиків атаки.
refuse-moved-already = Після руху це неможливо: може відбутися лише атака.
refuse-one-more-attack = Переслідування дає ще одну атаку в ближньому бою, і тільки.
refuse-capture-point = На { $hex } точка захвату.
refuse-terrain-there = На { $hex } вже лежить: { $terrain }.
refuse-too-far-from-own = { $hex } далі від ваших юнітів, ніж на { $steps } { $steps ->
    [one] гекс
    [few] гекси
   *[other] гексів
}.
refuse-cursed-already = На { $unit-acc } це прокляття вже накладено.
refuse-not-on-map = Такого юніта на мапі немає.
refuse-not-swept = { $unit }: «Множинна атака» б’є кожного ворога один раз і лише тих, хто був у контакті, коли її оголосили.
refuse-no-defender = Це не ваш юніт із властивістю «Захисник».
refuse-defender-not-near = { $unit } { $unit-is ->
    [many] мають бути
   *[one] має бути
} поруч з атакованим і в контакті з нападником.
refuse-no-way-back = Переслідування не веде назад на { $hex }, звідки було оголошено першу атаку.
refuse-no-pursuit = До { $hex } переслідування не сягає: задалеко або шлях закрито.
refuse-no-ranged-attack = { $unit } не { $unit-is ->
    [many] мають
   *[one] має
} дистанційної атаки.
refuse-shot-after-run = Після бігу стріляти не можна.
refuse-shot-after-move = Після руху стріляє лише швидкий стрілок.
refuse-out-of-range = До цілі гексів: { $distance }, дальність: { $most }.
refuse-no-sight = Лінію видимості перекриває місцевість: { $hexes }.
refuse-unit-in-sight = Лінію видимості { $unit-is ->
    [many] перекривають
   *[one] перекриває
} { $unit } ({ $hexes }).
refuse-no-entry = Такого юніта у вашому складі немає.
refuse-highest-level = { $unit-acc } підвищити не можна.
refuse-too-few-marks = { $unit } { $unit-is ->
    [many] мають
   *[one] має
} позначок досвіду: { $marks }, потрібно: { $wanted }.
refuse-too-few-supplies = Це коштує припасів: { $cost }, у вас { $have }.
refuse-not-away = Цього юніта повертати не треба.
refuse-not-for-hire = { $unit-acc } найняти не можна.
refuse-already-built = Вже збудовано: { $card }.
refuse-built-one = За фазу поселення будується лише одна карта міста.
refuse-settlement-full = У поселенні не більше { $count } карт міста.
refuse-not-damaged = { $card }: не пошкоджено.

## Підсумки

result-victory-points = { $winners } набирає потрібні переможні очки й виграє.
result-army-destroyed = Ворожу армію знищено: перемога { $winners-gen }.
result-both-destroyed = { $count ->
    [one] Обидві армії знищено: { $winners } перемагає за очками.
   *[other] Обидві армії знищено, попереду нікого: нічия.
}
result-towns-lost = Останнє місто зруйноване: перемога { $winners-gen }.
result-round-limit = { $count ->
    [one] Останній раунд завершено: { $winners } перемагає за очками.
   *[other] Останній раунд завершено, очок порівну: нічия.
}
result-conceded = Суперник здається: перемога { $winners-gen }.
result-raid-over = Набіг завершено.
result-settlement-fell = Вороже поселення впало: кампанію виграє { $winners }.
result-campaign = { $count ->
    [one] Кампанію завершено: перемагає { $winners }.
   *[other] Кампанію завершено: нічия.
}

## Позиції

position-round = Раунд { $round }, { $phase }.
position-step = Крок кольору: { $colour }.
position-score = Переможні очки: { $one } { $mine }, { $other } { $theirs } (мета: { $goal }).
position-slain = Знищено очок: { $one } { $mine }, { $other } { $theirs }.
position-initiative = Ініціатива: { $side }.
position-reserve = { $side }, резерв: { $red ->
    [0] червоних немає
   *[other] червоних { $red }
}, { $blue ->
    [0] синіх немає
   *[other] синіх { $blue }
}, { $green ->
    [0] зелених немає
   *[other] зелених { $green }
}, { $purple ->
    [0] фіолетових немає
   *[other] фіолетових { $purple }
}.
position-reserve-empty = { $side }, резерв: порожньо.
position-reserve-hidden = { $side }, резерв: за ширмою.
position-order-dice = { $side }, { $count ->
    [1] кубик
   *[other] кубики
} наказів: { $faces }.
position-deck = { $side }, колода: карт { $count }, зверху: { $cards }.
position-deck-closed = { $side }, колода: карт { $count }.
position-discard = { $side }, скид: { $cards }.
position-zone = Зона розміщення ({ $side }): { $hexes }.
position-terrain = { $terrain }: { $hexes }.
position-town = { $town }, { $hex }: { $side ->
    [none] { $state }
   *[other] зайняте ({ $side })
 }.
position-points = Точки захвату: { $hexes }.
position-unit = { $hex }, { $unit } ({ $side }): { $left } з { $size }, втома { $fatigue }{ $stamina ->
    [none] {""}
   *[other] {" "}з { $stamina }
 }.
position-unit-tokens = { $hex }, { $unit } ({ $side }): { $left } з { $size }, втома { $fatigue }{ $stamina ->
    [none] {""}
   *[other] {" "}з { $stamina }
 }; { $tokens }.
position-unit-waiting = { $unit } { $unit-is ->
    [many] чекають
   *[one] чекає
}: { $left } з { $size }, втома { $fatigue }{ $stamina ->
    [none] {""}
   *[other] {" "}з { $stamina }
 }.
position-attack = { $kind }: { $unit } — { $target }, кубиків атаки { $dice }, кубиків захисту { $defence }.
position-roll = { $unit }: { $faces }.
position-army = { $side }: { $points } з { $limit } очок. { $units }
position-mission = Місія { $mission }.
position-escalation = Ескалація: { $card }.
position-tracks = { $side }: репутація { $reputation }, добробут { $prosperity }, припаси { $supplies }; карти міста: { $cards }.

## Як виграють битву

aim-scenario = Перемагає той, хто першим набере щонайменше { $vp } ПО і водночас більше, ніж суперник.
aim-epic = Перемагає той, хто знищить усю ворожу армію.
aim-raid = Набіг відбито, коли знищено всіх нападників.
aim-limit-scenario = Після раунду { $rounds } перемагає той, хто має більше ПО.
aim-limit-epic = Після раунду { $rounds } перемагає той, хто знищив ворогів на більшу кількість очок.
aim-limit-raid = Набіг закінчується після раунду { $rounds }.
scoring-destroyed = { $vp } ПО за кожного знищеного ворожого юніта
scoring-unit = +{ $vp } ПО за знищення: { $unit }
scoring-types = +{ $vp } ПО за кожного знищеного юніта типу: { $types }
scoring-points = { $vp } ПО за кожну точку захвату, зайняту наприкінці раунду
scoring-each-town = { $vp } ПО за кожне місто, зайняте наприкінці раунду
scoring-towns = { $vp } ПО, якщо наприкінці раунду зайнято міст: { $towns }
scoring-enters = { $vp } ПО за кожне місто, у яке ввійшов юніт
scoring-standing = { $most ->
    [0] { $vp } ПО наприкінці раунду, поки не зруйновано жодного міста
   *[other] { $vp } ПО наприкінці раунду, поки зруйновано міст: { $least }–{ $most }
}
condition-town-dice = { $count ->
    [one] Кожен юніт у місті дає своїй стороні { $count } додатковий кубик наказів.
    [few] Кожен юніт у місті дає своїй стороні { $count } додаткові кубики наказів.
   *[many] Кожен юніт у місті дає своїй стороні { $count } додаткових кубиків наказів.
}
condition-fewer = Хто наприкінці раунду займає міст: { $towns }, той у наступному генерує на 1 наказ менше.
condition-rest = { $side }: юніти відпочивають у місті, навіть якщо вороги в контакті.
condition-zone = В окремій частині зони розміщують не більше { $count ->
    [one] { $count } юніта
   *[other] { $count } юнітів
}.
condition-wader = { $unit }: може входити в гекси «{ $terrain }» і б’ється в них як слабкий юніт.
condition-towns-fall = { $side }: місто, у яке входить юніт, руйнується. На його місці з’являється: { $terrain }.
condition-last-town = { $side }: поразка, щойно зруйновано останнє місто.
position-scoring = { $line } ({ $one } { $mine }, { $other } { $theirs })
position-scoring-one = { $side }: { $line } (поки що { $vp })
legend-terrain = Місцевість: { $terrain }.
legend-entry = { $mark } { $name }
legend-units = { $side }: { $units }.
legend-orders = Накази: { $orders }.
legend-number = Число за літерою — скільки в юніта залишилося.
legend-capture = точка захвату
legend-building = будівля

## Тексти карт

op-grant = { $to }: { $property }{ $x ->
    [0] { "" }
   *[other] { " " }{ $x }
} { $until }{ $only_type ->
    [none] { "" }
   *[other] { " " }(лише { $only_type })
}{ $only_property ->
    [none] { "" }
   *[other] { " " }(лише за властивості «{ $only_property }»)
}
op-lose = { $to }: втрачає властивість «{ $property }» { $until }
op-dice = { $to }: кубики ({ $roll }) { $n ->
    [-1] −1
   *[other] +{ $n }
} { $until }
op-reroll = { $to }: може перекинути ще { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[many] { $n } кубиків
} ({ $roll }) { $until }
op-result = { $to }: додає до кидка ({ $roll }) { $n } × { $face } { $until }
op-ignore = { $to }: ігнорує { $n } × { $face } у кожному кидку ворога ({ $roll }) { $until }
op-support = { $to }: вважається таким, що має підтримку { $kind } { $until }
op-speed = { $to }: рух і біг { $n ->
    [one] +{ $n } гекс
    [few] +{ $n } гекси
   *[many] +{ $n } гексів
} { $until }
op-range = { $to }: базова дистанція +{ $base }, максимальна +{ $max } { $until }
op-fatigue = { $to }: отримує { $n ->
    [one] { $n } токен втоми
    [few] { $n } токени втоми
   *[many] { $n } токенів втоми
}
op-refresh = { $to }: знімає до { $n ->
    [one] { $n } токена втоми
    [few] { $n } токенів втоми
   *[many] { $n } токенів втоми
}
op-restore = { $to }: відновлює { $n } (мініатюри або поранення)
op-damage = { $to }: отримує пошкодження { $n }
op-panic = { $to }: { $n } × паніка від вашого найближчого юніта
op-order = резерв ({ $player }): { $colour } × { $n }
op-reorder = { $to }: наказ стає { $colour }
op-defend = { $to }: отримує токен захисту й зберігає наказ
op-forbid = { $to }: не може { $what } { $until }
op-place = можна поставити на мапу місцевість: { $terrain }
op-summon = поставте юніта { $where }: { $unit }
op-look = подивіться верхні карти колоди ({ $deck }): { $n }{ $rearrange ->
    [yes] { " " }і поверніть їх у будь-якому порядку
   *[no] { "" }
}
op-choose = виберіть одне:
clause-target-activated = активований юніт
clause-target-self = цей юніт
clause-target-same = той самий юніт
clause-target-own = { $n ->
    [all] усі свої юніти
    [one] { $n } свій юніт
    [few] { $n } свої юніти
   *[many] { $n } своїх юнітів
}{ $types ->
    [none] { "" }
   *[other] { " " }({ $types })
}{ $property ->
    [none] { "" }
   *[other] { " " }з властивістю «{ $property }»
}{ $order ->
    [none] { "" }
   *[other] { " " }(наказ: { $order })
}{ $within ->
    [none] { "" }
    [one] { " " }не далі { $within } гекса
   *[other] { " " }не далі { $within } гексів
}{ $of ->
    [none] { "" }
   *[other] { " " }від { $of }
}{ $free_of_contact ->
    [yes] { " " }без ворогів у контакті
   *[no] { "" }
}
clause-target-enemy = { $n ->
    [all] усі ворожі юніти
    [one] { $n } ворожий юніт
    [few] { $n } ворожі юніти
   *[many] { $n } ворожих юнітів
}{ $types ->
    [none] { "" }
   *[other] { " " }({ $types })
}{ $property ->
    [none] { "" }
   *[other] { " " }з властивістю «{ $property }»
}{ $order ->
    [none] { "" }
   *[other] { " " }(наказ: { $order })
}{ $within ->
    [none] { "" }
    [one] { " " }не далі { $within } гекса
   *[other] { " " }не далі { $within } гексів
}{ $of ->
    [none] { "" }
   *[other] { " " }від { $of }
}{ $free_of_contact ->
    [yes] { " " }без ворогів у контакті
   *[no] { "" }
}
clause-keyword = { $property }{ $x ->
    [0] { "" }
   *[other] { " " }{ $x }
}
clause-aura = аура { $x } ({ $to } юніт): { $gives }

# Cards of the campaign
campaign-prosperity = Добробут +{ $n }
campaign-keeps-level = Після кожної місії { $n } зі знищених юнітів зберігає рівень
campaign-limit-bonus = Ліміт очок ваших місій +{ $n }
campaign-supplies = Припаси в кожну фазу поселення +{ $n }
campaign-win-reputation = Репутація за кожну вашу перемогу в місії +{ $n }
campaign-extra-card = Вибираючи карту ескалації, ви берете на { $n } більше
campaign-free-promotion = Безкоштовні підвищення в кожну фазу поселення: { $n }
campaign-defensive = Оборона: на кубик більше, коли набіг вирішують кубики
campaign-giant-returns = Знищені гіганти повертаються, не пропускаючи місію
campaign-raid-terrain = Під час набігу ви кладете на мапу: { $terrain } × { $n }
campaign-first-order = У першому раунді місії на один наказ більше: { $colour }
campaign-run-bonus = Дальність бігу для всіх: { $n }
campaign-tired-units = Кожна сторона вибирає юніти, які починають із токеном втоми: { $n }
campaign-loser-limit-bonus = Ліміт очок того, хто програв минулу місію, +{ $n }
campaign-play-to-bonus = Переможних очок для перемоги: +{ $n }
campaign-ranged-max = У перші раунди (до { $rounds }) ніхто не стріляє далі ніж на { $n } { $n ->
    [one] гекс
    [few] гекси
   *[many] гексів
}
campaign-terrain-at = На { $hex } лежить: { $terrain } × { $n }
campaign-terrain-winner = Переможець минулої місії кладе на мапу: { $terrain } × { $n }
campaign-terrain-loser = Той, хто програв минулу місію, кладе на мапу: { $terrain } × { $n }
campaign-raiders = { $unit } × { $n }

term-victory-points = переможні очки
term-near-victory = близькість перемоги
term-army = сила армії
term-ground-held = місцевість, що приносить очки
term-ground-kept = місцевість, утримана до кінця раунду
term-attacks-ready = атаки, можливі в цьому раунді
term-attacks-later = атаки, можливі в наступному раунді
term-attack = поточна атака
term-orders = накази на юнітах
term-reserve = накази в резерві
term-fresh = невтомлені юніти
term-guard = токени захисту поблизу ворога
term-cover = юніти в укритті
term-tactics = ще не використані ефекти тактик
term-goals-near = шлях до цілей
term-enemy-near = шлях до ворога
term-campaign = репутація, добробут і карти міста
term-supplies = припаси та склад війська

# До чого веде вибір

tells-order-red = діє на першому кроці кольору; багато червоних наказів може коштувати ініціативи
tells-order-blue = діє на другому кроці кольору
tells-order-green = діє на третьому кроці кольору
tells-order-yellow = діє останнім; необмежений і не береться з резерву
tells-order-purple = діє на будь-якому кроці кольору; для ініціативи рахується як червоний
tells-face = цей кубик дає наказ: { $colour }
tells-reroll-all = коштує одного кубика наказів
tells-finish = накази в резерві оплачують властивості й скидаються наприкінці раунду
tells-take-order = замість ефекту один наказ у резерв: { $colour }
tells-pay = із резерву піде: { $orders }
tells-pay-any = із резерву піде наказів будь-якого кольору: { $count }
tells-supplies = { $cost ->
    [0] безкоштовно
   *[other] припаси −{ $cost }, лишиться { $left }
}
tells-effect = карта «{ $card }»
tells-keep-back = юніти з фіолетовими наказами подіють пізніше
tells-tire = втома { $fatigue } з { $stamina }
tells-attack = кубиків атаки: { $dice }
tells-shot = кубиків атаки: { $dice }; { $near ->
    [yes] базова дистанція, підтримка рахується
   *[no] дальня дистанція, підтримка не рахується
}
tells-defend = { $order ->
    [given] коштує наказу;{" "}
   *[kept] {""}
}кубиків захисту: { $dice }, проти кожної атаки цього раунду
tells-rest = знімається токенів втоми: { $count }
tells-choose-speed = переміщення активованого юніта +{ $count } ціною токена втоми
tells-choose-refresh = з активованого юніта знімається токенів втоми: { $count }
tells-choose-restore = своєму юніту повернеться мініатюр або зцілиться поранень: до { $count }
tells-choose-summon = поруч із вашим героєм з’являться: { $unit }
tells-counter = кубиків захисту { $dice }; наказ зберігається
tells-activate = наказ: { $colour }
tells-raid-by-dice = 3 кубики й ще по одному за кожну чинну оборонну карту міста; кожен щит забирає 1 у сили набігу, решта коштує добробуту й пошкоджує карти міста
tells-spend-reputation = репутація −1
tells-prestige = перекидання, за яке сплачено репутацією: усі кубики, без втрат
tells-no-terrain = карта піде у скид
tells-necromancy = у цьому раунді наказу вони не мають
tells-vampirism = повернеться 1 мініатюра або зцілиться 1 поранення; один раз за раунд
tells-regroup = пошкоджень на 1 менше, відступ на 1 гекс довший; паніка коштує наказу
tells-no-defence = без кубиків захисту; наказ, якщо він є, зберігається
tells-pass = завершує активацію
tells-way = { $how ->
    [run] { $ends ->
        [yes] завершує активацію й коштує токена втоми
       *[no] потім не можна стріляти, атака коштує токена втоми
    }
   *[move] складний рельєф, завершує активацію
}
tells-add-unit = коштує { $cost }, лишиться { $left }

# Підрахунок очок

score-destroyed = За знищені юніти
score-capture-points = За точки захвату
score-towns = За утримання міст
score-entered = За вхід у міста
score-saved-towns = За вцілілі міста
score-slain = Знищено очок
score-reputation = Репутація
score-prosperity = Добробут
score-town-cards = Карти міста
score-supplies = Припаси

# Імена у відмінках: називний, родовий, давальний, знахідний

names-declined =
    Легіонери; Легіонерів; Легіонерам; Легіонерів
    Легіонери-ветерани; Легіонерів-ветеранів; Легіонерам-ветеранам; Легіонерів-ветеранів
    Легіонери-чемпіони; Легіонерів-чемпіонів; Легіонерам-чемпіонам; Легіонерів-чемпіонів
    Імперські стрільці; Імперських стрільців; Імперським стрільцям; Імперських стрільців
    Імперські стрільці-ветерани; Імперських стрільців-ветеранів; Імперським стрільцям-ветеранам; Імперських стрільців-ветеранів
    Імперські стрільці-чемпіони; Імперських стрільців-чемпіонів; Імперським стрільцям-чемпіонам; Імперських стрільців-чемпіонів
    Кінні лицарі; Кінних лицарів; Кінним лицарям; Кінних лицарів
    Кінні лицарі-ветерани; Кінних лицарів-ветеранів; Кінним лицарям-ветеранам; Кінних лицарів-ветеранів
    Кінні лицарі-чемпіони; Кінних лицарів-чемпіонів; Кінним лицарям-чемпіонам; Кінних лицарів-чемпіонів
    Воїни-зомбі; Воїнів-зомбі; Воїнам-зомбі; Воїнів-зомбі
    Воїни-зомбі-ветерани; Воїнів-зомбі-ветеранів; Воїнам-зомбі-ветеранам; Воїнів-зомбі-ветеранів
    Воїни-зомбі-чемпіони; Воїнів-зомбі-чемпіонів; Воїнам-зомбі-чемпіонам; Воїнів-зомбі-чемпіонів
    Зомбі-лучники; Зомбі-лучників; Зомбі-лучникам; Зомбі-лучників
    Зомбі-лучники-ветерани; Зомбі-лучників-ветеранів; Зомбі-лучникам-ветеранам; Зомбі-лучників-ветеранів
    Зомбі-лучники-чемпіони; Зомбі-лучників-чемпіонів; Зомбі-лучникам-чемпіонам; Зомбі-лучників-чемпіонів
    Воїни-зомбі-новобранці; Воїнів-зомбі-новобранців; Воїнам-зомбі-новобранцям; Воїнів-зомбі-новобранців
    Кавалерія мерців; Кавалерії мерців; Кавалерії мерців; Кавалерію мерців
    Кавалерія мерців-ветеранів; Кавалерії мерців-ветеранів; Кавалерії мерців-ветеранів; Кавалерію мерців-ветеранів
    Кавалерія мерців-чемпіонів; Кавалерії мерців-чемпіонів; Кавалерії мерців-чемпіонів; Кавалерію мерців-чемпіонів
    Роланд Гордий; Роланда Гордого; Роланду Гордому; Роланда Гордого
    Імперський автоматон «Хрестоносець»; Імперського автоматона «Хрестоносець»; Імперському автоматону «Хрестоносець»; Імперського автоматона «Хрестоносець»
    Павло Старков; Павла Старкова; Павлові Старкову; Павла Старкова
    Анна Дарк; Анни Дарк; Анні Дарк; Анну Дарк
    Облоговий автоматон «Бастіон»; Облогового автоматона «Бастіон»; Облоговому автоматону «Бастіон»; Облогового автоматона «Бастіон»
    Імельстар Пожирач Душ; Імельстара Пожирача Душ; Імельстару Пожирачу Душ; Імельстара Пожирача Душ
    Демонічна гідра; Демонічної гідри; Демонічній гідрі; Демонічну гідру
    Морвена Могильна Співачка; Морвени Могильної Співачки; Морвені Могильній Співачці; Морвену Могильну Співачку
    Варгот Блідий Граф; Варгота Блідого Графа; Варготу Блідому Графу; Варгота Блідого Графа
    Кістяний колос; Кістяного колоса; Кістяному колосу; Кістяного колоса
    Вовча зграя; Вовчої зграї; Вовчій зграї; Вовчу зграю
    Розбійники; Розбійників; Розбійникам; Розбійників
    Болотяний троль; Болотяного троля; Болотяному тролю; Болотяного троля
    Гарпії; Гарпій; Гарпіям; Гарпій
    Імперія; Імперії; Імперії; Імперію
    Стікс; Стікса; Стіксу; Стікс
    Друга армія; Другої армії; Другій армії; Другу армію
names-undeclined = { $case ->
    [gen] юніта «{ $name }»
    [dat] юніту «{ $name }»
   *[acc] юніта «{ $name }»
}
