title = Тирани Підзем’я
mode-standard = Звичайна гра

# Що вибирають перед грою

option-half_decks = Напівколоди ринку
option-half_decks-help = Дві напівколоди замішують у колоду ринку. Для першої гри найкраще дроу й дракони.
option-houses = Дім
option-houses-random = Роздати навмання
option-section = Зовнішня частина поля
option-section-help = Утрьох грають на центральній та одній із зовнішніх частин.
option-section-random = Витягнути навмання

seat-black = Бенре
seat-red = Баррісон Дель’Армґо
seat-blue = Ксорларрін
seat-orange = Міззрим
space-of = { $place }, клітинка { $number }
troop-white = біле
troops-white = білі

zone-played = зона розіграшу
zone-deck_top = верх колоди
zone-discard = стос скидання
zone-hand = рука
zone-self = ця карта
zone-market = ринок
zone-inner_circle = внутрішнє коло
zone-card-self = цю карту
zone-card-hand = карту з руки
zone-card-discard = карту зі свого стосу скидання

# Запитання

ask-start = Розмістіть перше військо у стартовій локації.
ask-act = Ваш хід: розігруйте карти й витрачайте ресурси. Могутність: { $power }, вплив: { $influence }.
ask-deploy = «{ $card }»: розмістіть військо{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}.
ask-assassinate = «{ $card }»: знищте військо{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}.
ask-supplant = «{ $card }»: замініть військо{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}.
ask-move = «{ $card }»: виберіть військо, яке перемістите{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}.
ask-move-to = «{ $card }»: виберіть, куди перемістити військо.
ask-spy = «{ $card }»: підішліть шпигуна{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}.
ask-spy-again = «{ $card }»: усі ваші шпигуни на полі. Поверніть одного, щоб підіслати його знову, або відмовтеся.
ask-return = «{ $card }»: поверніть { $what ->
    [troop] військо
    [spy] шпигуна
   *[both] військо або шпигуна
}{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}.
ask-take = «{ $card }»: виберіть військо в залі трофеїв{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}.
ask-take-to = «{ $card }»: виберіть, куди виставити військо.
ask-hall = «{ $card }»: виберіть, з чиєї зали трофеїв брати.
ask-promote = «{ $card }»: наблизьте карту{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}.
ask-zone = «{ $card }»: виберіть, звідки наблизити карту.
ask-devour = «{ $card }»: поглиньте карту{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}{ $may ->
    [yes] {" "}або відмовтеся
   *[no] {""}
}.
ask-recruit = «{ $card }»: завербуйте карту безкоштовно{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}.
ask-give = «{ $card }»: виберіть суперника, який завербує карту «{ $given }».
ask-victim = «{ $card }»: виберіть суперника, який скине карту.
ask-discard = «{ $card }»: скиньте карту{ $left ->
    [1] {""}
   *[other] {" "}(залишилося: { $left })
}.
ask-forced-discard = { $seat } змушує вас скинути карту: виберіть яку.
ask-react = «{ $card }» примусово йде з вашої руки. Застосувати реакцію?
ask-choose = «{ $card }»: виберіть одне.
ask-pay = «{ $card }»: сплатіть вартість або відмовтеся. { $then }.
ask-pay-on = «{ $card }»: продовжуйте оплату.
ask-focus = «{ $card }»: умову Концентрації виконано. Застосувати? ► { $then }.
ask-reveal = «{ $card }»: покажіть для Концентрації карту з рисою «{ $aspect }» або відмовтеся. ► { $then }.
ask-play-from = «{ $card }»: виберіть карту, яку розіграєте.
ask-resolve = Кінець ходу: виберіть, чий ефект наступний.

# Дії

action-play = Розіграти карту «{ $card }»
action-recruit = Завербувати карту «{ $card }»
action-deploy = Розмістити військо: { $space }
action-deploy-for-vp = Розмістити військо за порожніх казарм: отримати 1 ПО
action-assassinate = Знищити військо: { $space }
action-return-spy = Повернути шпигуна ({ $seat }): { $site }
action-end-turn = Завершити хід
action-recruit-devoured = Завербувати верхню з поглинених карт
action-supplant = Замінити військо: { $space }
action-move = Перемістити військо: { $space }
action-to = Поставити на клітинку: { $space }
action-return-troop = Повернути військо: { $space }
action-spy = Підіслати шпигуна: { $site }
action-promote = Наблизити карту «{ $card }»
action-devour = Поглинути карту «{ $card }»
action-discard = Скинути карту «{ $card }»
action-reveal = Показати карту «{ $card }»
action-choose = { $option }
action-opponent = Вибрати гравця: { $seat }
action-resolve = Виконати ефект карти «{ $card }»
action-from = Звідки: { $zone }
action-take = Узяти військо ({ $colour }) із зали трофеїв ({ $hall })
action-devour-devoured = Поглинути верхню з поглинених карт: вона лишається на місці
action-play-devoured = Розіграти верхню з поглинених карт
action-use = Застосувати
action-decline = Відмовитися
action-done = Досить

# Події

event-houses-taken = Доми за столом: { $houses }.
event-section-chosen = { $section } задіяна в грі разом із центральною.
event-market-dealt = Колоду ринку складено з напівколод: { $decks }. На ринку: { $cards }.
event-first-found = Перший гравець: { $seat }.
event-turn-began = Раунд { $round }: { $seat } починає хід.
event-stage-two = { $seat } завершує 1-й етап{ $power ->
    [0] { $influence ->
        [0] .
       *[other] {". Невитрачений вплив ("}{ $influence }) пропадає.
    }
   *[other] { $influence ->
        [0] {". Невитрачена могутність ("}{ $power }) пропадає.
       *[other] {". Невитрачені могутність ("}{ $power }) і вплив ({ $influence }) пропадають.
    }
}
event-played = { $seat } розігрує карту «{ $card }»{ $zone ->
    [market] {" "}з ринку
    [inner_circle] {" "}із внутрішнього кола
    [devoured] {" "}з поглинених
   *[hand] {""}
}{ $power ->
    [0] { $influence ->
        [0] {""}
       *[other] ; вплив +{ $influence }
    }
   *[other] ; могутність +{ $power }{ $influence ->
        [0] {""}
       *[other] , вплив +{ $influence }
    }
}.
event-power-gained = «{ $card }»: { $seat } отримує могутність +{ $amount }.
event-influence-gained = «{ $card }»: { $seat } отримує вплив +{ $amount }.
event-vp-gained = «{ $card }»: { $seat } отримує { $amount } ПО.
event-deployed-for-vp = У казармах немає військ, і { $seat } замість розміщення отримує { $amount } ПО{ $price ->
    [0] {""}
   *[other] ; могутність −{ $price }
}.
event-deployed = { $seat } розміщує військо: { $space }{ $price ->
    [0] {""}
   *[other] ; могутність −{ $price }
}.
event-assassinated = { $seat } знищує військо ({ $colour }): { $space }{ $price ->
    [0] {""}
   *[other] ; могутність −{ $price }
}.
event-supplanted = { $seat } замінює військо ({ $colour }): { $space }.
event-moved = { $seat } переміщує військо ({ $colour }): { $space } → { $to }.
event-troop-returned = { $seat } повертає { $whose ->
    [own] своє військо
   *[other] військо ({ $colour })
}: { $space }.
event-spy-placed = { $seat } підсилає шпигуна: { $site }.
event-spy-returned = { $seat } повертає { $whose ->
    [own] свого шпигуна
   *[other] шпигуна ({ $owner })
}: { $site }{ $price ->
    [0] {""}
   *[other] ; могутність −{ $price }
}.
event-trophy-taken = { $seat } виставляє військо ({ $colour }) { $whose ->
    [own] зі своєї зали трофеїв
   *[other] із зали трофеїв ({ $hall })
}: { $space }.
event-marker-taken = { $seat } бере жетон контролю: { $site }.
event-marker-paid = { $seat } отримує вплив +{ $amount } за жетон контролю: { $site }.
event-marker-scored = { $seat } отримує { $amount } ПО за повний контроль: { $site }.
event-marker-flipped = { $total ->
    [yes] { $seat } отримує повний контроль: { $site }.
   *[no] { $seat } втрачає повний контроль: { $site }.
}
event-marker-returned = Жетон контролю повертається на поле: { $site }.
event-drew = { $seat } бере з колоди: { $cards }.
event-drew-hidden = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
event-reshuffled = { $seat } перетасовує стос скидання: це нова колода.
event-recruited = { $seat } вербує карту «{ $card }»{ $zone ->
    [devoured] {" "}з поглинених
   *[market] {""}
}{ $price ->
    [0] {""}
   *[other] ; вплив −{ $price }
}.
event-card-given = { $seats } { $players ->
    [1] мусить завербувати { $count ->
        [1] карту
        [few] { $count } карти
       *[other] { $count } карт
    }
   *[other] мусять завербувати по { $count } { $count ->
        [one] карті
        [few] карти
       *[other] карт
    }
} «{ $card }».
event-market-filled = На ринку з’являється карта «{ $card }».
event-promoted = { $seat } наближає { $zone ->
    [deck_top] карту «{ $card }» з верху колоди
    [hand] карту «{ $card }» з руки
    [discard] карту «{ $card }» зі стосу скидання
    [instead] карту «{ $card }» замість того, щоб її скинути
   *[played] карту «{ $card }»
}.
event-devoured = { $seat } поглинає карту «{ $card }»{ $zone ->
    [hand] {" "}з руки
    [market] {" "}з ринку
    [inner_circle] {" "}із внутрішнього кола
    [devoured] {" "}з поглинених: вона лишається на місці
   *[self] {""}
}.
event-back-on-stack = { $seat } повертає карту «{ $card }» до її запасу{ $instead ->
    [devoured] {" "}замість того, щоб її поглинути
    [promoted] {" "}замість того, щоб її наблизити
   *[no] {""}
}.
event-put-back = { $seat } повертає карту «{ $card }» до внутрішнього кола.
event-discarded = { $seat } { $why ->
    [forced] мусить скинути карту
    [cost] платить скиданням карти
   *[own] скидає карту
} «{ $card }».
event-deck-discarded = { $seat } кладе всю колоду до стосу скидання: { $cards }.
event-revealed = { $seat } показує карту «{ $card }» для Концентрації карти «{ $focus }».
event-declined = { $seat } { $what ->
    [focus] не застосовує Концентрацію карти
    [rest] більше нічого не робить за цим ефектом карти
    [assassinate] не знищує військо за ефектом карти
    [move] не переміщує військо за ефектом карти
    [return] нічого не повертає за ефектом карти
    [take] не бере військо із зали трофеїв за ефектом карти
    [promote] нікого не наближає за ефектом карти
    [recruit] нікого не вербує за ефектом карти
    [ability] не застосовує властивість карти
    [devour] не поглинає карту за ефектом карти
    [spy] не підсилає шпигуна за ефектом карти
   *[effect] відмовляється від ефекту карти
} «{ $card }».
event-cannot-pay = «{ $card }»: вартість сплатити нічим.
event-no-target = «{ $card }»: { $lack ->
    [space] військо розмістити ніде
    [room] порожньої клітинки для війська немає
    [more] допустимих цілей більше немає
    [card] карт, які можна наблизити, немає
    [play] карт, які можна розіграти, немає
    [recruit] карт, які можна завербувати, немає
    [devour] карт, які можна поглинути, немає
    [victim] скидати карту нікому
    [opponent] відповідних суперників немає
   *[target] допустимих цілей немає
}.
event-nothing-counted = «{ $card }»: рахувати нічого, тож ефект нічого не дає.
event-unmet = «{ $card }»: умову не виконано ({ $condition ->
    [other_player_troop] у цій локації немає військ інших гравців
    [other_player_spy] у цій локації немає шпигунів інших гравців
    [white_trophies] білі війська в залі трофеїв: { $found } з { $needed }
    [player_trophies] війська гравців у залі трофеїв: { $found } з { $needed }
    [trophies] війська в залі трофеїв: { $found } з { $needed }
    [inner_circle] карти у внутрішньому колі: { $found } з { $needed }
    [control_markers] жетони контролю: { $found } з { $needed }
    [sites_controlled] локації під контролем: { $found } з { $needed }
    [sites_totally_controlled] локації під повним контролем: { $found } з { $needed }
   *[own_spies_on_board] свої шпигуни на полі: { $found } з { $needed }
}).
event-focus-unmet = «{ $card }»: умову Концентрації не виконано. Інших карт із рисою «{ $aspect }» цього ходу не розіграно, а рука порожня.
event-stack-empty = «{ $card }»: запас порожній.
event-waits = «{ $card }»: { $what ->
    [promotion] наближення
   *[effect] ефект
} відкладено до кінця ходу.
event-due = «{ $card }»: настала черга { $what ->
    [promotion] відкладеного наближення
   *[effect] відкладеного ефекту
}.
event-draw-lost = { $seat }: більше брати нічого, бракує { $count ->
    [one] { $count } карти
   *[other] { $count } карт
}.
event-pile-opened = { $seat } відкриває поглинені карти до кінця ходу.
event-cleaned-up = { $seat } скидає руку й розіграні карти, усього { $count }.
event-end-triggered = { $reason ->
    [troops] { $seat } розмістив останнє військо з казарм: цей раунд останній.
   *[market] Колода ринку закінчилася: цей раунд останній.
}
event-scored = { $seat } набирає { $total } ПО: локації { $sites }, повний контроль { $total_control }, трофеї { $trophies }, колода { $deck }, внутрішнє коло { $inner_circle }, жетони ПО { $tokens }.

# Відмови

refuse-two-half-decks = Потрібні дві різні напівколоди, а вибрано: { $count }.
refuse-house-taken = Кожен гравець бере свій Дім, але цей вибрано двічі: { $houses }.
refuse-too-many-houses = Домів названо { $count }, а гравців { $players }.
refuse-no-outer-section = За такої кількості гравців ({ $players }) зовнішню частину не вибирають.
refuse-place-first = Спершу кожен гравець розміщує військо у стартовій локації.
refuse-must-discard = Спершу ви маєте скинути карту.
refuse-only-spies = Тут можна повернути лише шпигуна іншого гравця; війська повертають за ефектами карт.
refuse-nothing-to-answer = Зараз жодна карта про це не питає.
refuse-only-by-card = Це можливо лише за ефектом карти. Без неї можна вербувати, розміщувати й знищувати війська, повертати шпигунів суперників.
refuse-compulsory = Це обов’язково: виберіть одну з можливостей.
refuse-decline-instead = Від цього можна відмовитися: відмовтеся або виберіть одну з можливостей.
refuse-stage-two = 1-й етап завершено: цього ходу більше не можна розігрувати карти й виконувати основні дії.
refuse-finish-card = Спершу треба повністю виконати карту «{ $card }».
refuse-other-question = Зараз треба вирішити інше.
refuse-card-asks-else = Зараз карта «{ $card }» потребує іншого.
refuse-own-troop-wanted = Потрібне ваше власне військо: { $space }.
refuse-only-troops = Тут можна повернути лише військо, не шпигуна.
refuse-zone-empty = Там немає карти, яку можна наблизити.
refuse-only-market = Карта «{ $card }» лежить у запасі, а потрібна карта з клітинки ринку.
refuse-no-such-thing = У цій грі такого немає.
refuse-not-enough-power = Потрібно могутності: { $need }; у вас { $have }.
refuse-not-enough-influence = Потрібно впливу: { $need }; у вас { $have }.
refuse-not-in-play = Не задіяно у грі: { $place }.
refuse-occupied = Клітинка зайнята ({ $colour }): { $space }.
refuse-not-in-hand = Карти «{ $card }» немає у вас у руці.
refuse-not-in-inner-circle = Карти «{ $card }» немає у вашому внутрішньому колі.
refuse-not-in-market = Карти «{ $card }» немає на клітинках ринку.
refuse-not-in-discard = Карти «{ $card }» немає у вашому стосі скидання.
refuse-not-played = Карти «{ $card }» немає у вашій зоні розіграшу.
refuse-too-dear = Карта «{ $card }» коштує більше ніж { $limit }.
refuse-not-for-sale = Карта «{ $card }» не має вартості: її не можна завербувати за вплив.
refuse-stack-empty = Запас порожній: «{ $card }».
refuse-not-matching = Карта «{ $card }» не підходить; потрібно: { $wanted }.
refuse-pile-closed = Поглинені карти не відкриті.
refuse-pile-empty = Поглинених карт немає.
refuse-no-market-space = Карта «{ $card }» не лежить на клітинці ринку.
refuse-barracks-empty = Ваші казарми порожні: розміщення приносить 1 ПО.
refuse-barracks-not-empty = У ваших казармах ще є війська: { $count }.
refuse-no-presence = Тут немає вашої присутності: { $space }. Присутність дає своє військо тут чи по сусідству або свій шпигун у локації.
refuse-no-presence-at = Тут немає вашої присутності: { $site }. Присутність дає своє військо тут чи по сусідству або свій шпигун у локації.
refuse-not-starting-site = Це не стартова локація: { $space }. Вільні: { $sites }.
refuse-site-taken = Локацію зайняв інший гравець: { $site }. Вільні: { $sites }.
refuse-no-troop = Тут немає війська: { $space }.
refuse-own-troop = Це ваше власне військо: { $space }.
refuse-not-white = Підходить лише біле військо: { $space }.
refuse-white-troop = Білі війська не можна повернути: { $space }.
refuse-not-that-site = Потрібна локація шпигуна ({ $sites }), а це { $space }.
refuse-not-single-site = Усі війська мають бути в одній локації: { $space }.
refuse-other-cost = Вартість інша: { $cost ->
    [spy] повернути свого шпигуна
    [devour-self] поглинути цю карту
    [devour-inner_circle] поглинути карту з внутрішнього кола
    [devour-hand] поглинути карту з руки
    [devour-market] поглинути карту на ринку
   *[discard] скинути карту з руки
}.
refuse-no-spy = Тут немає такого шпигуна: { $site }.
refuse-own-spy-wanted = Потрібен ваш власний шпигун: { $site }.
refuse-enemy-spy-wanted = Потрібен шпигун іншого гравця: { $site }.
refuse-spy-there = Тут уже є ваш шпигун: { $site }.
refuse-promotes-itself = Карта «{ $card }» не може наблизити саму себе.
refuse-no-option = На карті немає такого варіанта.
refuse-no-opponent = Виберіть суперника.
refuse-small-hand = { $seat }: замало карт у руці ({ $count }), потрібно щонайменше { $need }.
refuse-no-troop-there = { $seat } не має військ у локації шпигуна.
refuse-not-adjacent = { $seat } не має військ по сусідству зі щойно розміщеними.
refuse-nothing-waits = Карта «{ $card }» не має ефекту, відкладеного до кінця ходу.
refuse-no-zone = Звідси ця карта не наближає.
refuse-no-trophy = У цій залі трофеїв немає такого війська.
refuse-other-hall = Війська беруть з іншої зали трофеїв: { $hall }.
refuse-only-white = Можна взяти лише біле військо.

result-score = { $count ->
    [one] { $winners } набирає найбільше ПО й перемагає.
   *[other] Перемогу ділять: { $winners }.
}

# Текст карт

op-gain-power = отримайте { $power } { $power ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} могутності{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
op-gain-influence = отримайте { $influence } { $influence ->
    [one] одиницю
    [few] одиниці
   *[other] одиниць
} впливу{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
op-gain-vp = отримайте { $vp } ПО{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
clause-per = { $count ->
    [white_trophies] { $every ->
        [1] за кожне біле військо
        [few] за кожні { $every } білі війська
       *[other] за кожні { $every } білих військ
    } у вашій залі трофеїв
    [player_trophies] { $every ->
        [1] за кожне військо гравців
        [few] за кожні { $every } війська гравців
       *[other] за кожні { $every } військ гравців
    } у вашій залі трофеїв
    [trophies] { $every ->
        [1] за кожне військо
        [few] за кожні { $every } війська
       *[other] за кожні { $every } військ
    } у вашій залі трофеїв
    [inner_circle] { $every ->
        [1] за кожну карту
        [few] за кожні { $every } карти
       *[other] за кожні { $every } карт
    } у вашому внутрішньому колі
    [control_markers] { $every ->
        [1] за кожен ваш жетон контролю
        [few] за кожні { $every } ваші жетони контролю
       *[other] за кожні { $every } ваших жетонів контролю
    }
    [sites_controlled] { $every ->
        [1] за кожну локацію під вашим контролем
        [few] за кожні { $every } локації під вашим контролем
       *[other] за кожні { $every } локацій під вашим контролем
    }
    [sites_totally_controlled] { $every ->
        [1] за кожну локацію під вашим повним контролем
        [few] за кожні { $every } локації під вашим повним контролем
       *[other] за кожні { $every } локацій під вашим повним контролем
    }
   *[own_spies_on_board] { $every ->
        [1] за кожного вашого шпигуна на полі
       *[other] за кожних { $every } ваших шпигунів на полі
    }
}
op-deploy = розмістіть { $n ->
    [one] { $n } військо
    [few] { $n } війська
   *[other] { $n } військ
}
op-assassinate = знищте { $upto ->
    [yes] до { $n }
   *[no] { $n }
} { $target ->
    [white] { $upto ->
        [yes] білих військ
       *[no] { $n ->
            [one] біле військо
            [few] білі війська
           *[other] білих військ
        }
    }
   *[enemy] { $upto ->
        [yes] військ суперників
       *[no] { $n ->
            [one] військо суперника
            [few] війська суперників
           *[other] військ суперників
        }
    }
}{ $where ->
    [anywhere] {" "}в будь-якому місці на полі
    [that_site] {" "}в цій локації
   *[presence] {""}
}{ $single_site ->
    [yes] {" "}в одній локації
   *[no] {""}
}{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}{ $each ->
    [none] {""}
   *[other] ; за кожне з них { $each }
}
op-supplant = замініть { $where ->
    [each_that_site] { $target ->
        [white] по одному білому війську
       *[enemy] по одному війську суперника
    } в кожній із цих локацій
   *[other] { $n } { $target ->
        [white] { $n ->
            [one] біле військо
            [few] білі війська
           *[other] білих військ
        }
       *[enemy] { $n ->
            [one] військо суперника
            [few] війська суперників
           *[other] військ суперників
        }
    }{ $where ->
        [anywhere] {" "}в будь-якому місці на полі
        [that_site] {" "}в цій локації
       *[presence] {""}
    }
}
op-move = перемістіть { $upto ->
    [yes] до { $n }
   *[no] { $n }
} { $target ->
    [white] { $upto ->
        [yes] білих військ
       *[no] { $n ->
            [one] біле військо
            [few] білі війська
           *[other] білих військ
        }
    }
   *[enemy] { $upto ->
        [yes] військ суперників
       *[no] { $n ->
            [one] військо суперника
            [few] війська суперників
           *[other] військ суперників
        }
    }
}
op-place-spy = підішліть { $n ->
    [one] { $n } шпигуна
   *[other] { $n } шпигунів
}
op-return = поверніть { $n ->
    [any] будь-яку кількість своїх шпигунів
    [1] { $whose ->
        [own] { $what ->
            [troop] своє військо
            [spy] свого шпигуна
           *[both] своє військо або шпигуна
        }
        [any] { $what ->
            [troop] військо будь-якого гравця
            [spy] шпигуна будь-якого гравця
           *[both] військо або шпигуна будь-якого гравця
        }
       *[other] { $what ->
            [troop] військо іншого гравця
            [spy] шпигуна іншого гравця
           *[both] військо або шпигуна іншого гравця
        }
    }
   *[other] { $upto ->
        [yes] до { $n }
       *[no] { $n }
    } { $what ->
        [troop] { $upto ->
            [yes] військ
           *[no] { $n ->
                [few] війська
               *[other] військ
            }
        }
        [spy] шпигунів
       *[both] { $upto ->
            [yes] військ або шпигунів
           *[no] { $n ->
                [few] війська або шпигуна
               *[other] військ або шпигунів
            }
        }
    } { $whose ->
        [own] зі своїх
        [any] будь-яких гравців
       *[other] інших гравців
    }
}
op-draw = візьміть { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
op-promote = наблизьте { $from ->
    [deck_top] верхню карту своєї колоди
    [self] цю карту
   *[other] { $n ->
        [any] будь-яку кількість { $other ->
            [yes] інших карт
           *[no] карт
        }
        [1] { $upto ->
            [yes] не більше 1 карти
           *[no] { $other ->
                [yes] 1 іншу карту
               *[no] 1 карту
            }
        }
       *[other] { $upto ->
            [yes] до { $n }
           *[no] { $n }
        }{ $other ->
            [yes] {" "}інших
           *[no] {""}
        } { $upto ->
            [yes] карт
           *[no] { $n ->
                [few] карти
               *[other] карт
            }
        }
    }{ $aspect ->
        [none] {""}
       *[other] {" "}з рисою «{ $aspect }»
    }{ $type ->
        [none] {""}
       *[other] {" "}типу «{ $type }»
    }{ $from ->
        [discard] {" "}зі свого стосу скидання
        [hand] {" "}з руки
       *[played] , { $n ->
            [1] { $upto ->
                [yes] розіграної
               *[no] розіграну
            }
           *[other] розіграних
        } цього ходу
    }
}
op-promote-zones = наблизьте на вибір: { $from }
op-devour = { $may ->
    [yes] можете поглинути
   *[no] поглиньте
} { $from ->
    [self] цю карту
    [market] { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    } на ринку
    [inner_circle] { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    } зі свого внутрішнього кола
   *[hand] { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    } з руки
}{ $refill ->
    [self] ; ця карта займає її місце
   *[deck] {""}
}
op-recruit = завербуйте безкоштовно { $upto ->
    [yes] до { $n } карт
   *[no] { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    }
}{ $aspect ->
    [none] {""}
   *[other] {" "}з рисою «{ $aspect }»
} вартістю не більше ніж { $max_cost }{ $stacks ->
    [yes] , зокрема й із запасів
   *[no] {""}
}
op-recruit-supply = { $who ->
    [self] завербуйте
    [each_opponent] кожен суперник вербує
    [chosen_opponent_adjacent] виберіть суперника, чиє військо стоїть по сусідству зі щойно розміщеним: він вербує
   *[chosen_opponent] виберіть суперника: він вербує
} { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} «{ $card }»
op-discard = { $who ->
    [self] скиньте
    [each_opponent] кожен суперник{ $min_hand ->
        [0] {""}
        [one] , у якого в руці щонайменше { $min_hand } карта,
        [few] , у якого в руці щонайменше { $min_hand } карти,
       *[other] , у якого в руці щонайменше { $min_hand } карт,
    } скидає
    [chosen_opponent] виберіть суперника{ $min_hand ->
        [0] {""}
        [one] , у якого в руці щонайменше { $min_hand } карта
        [few] , у якого в руці щонайменше { $min_hand } карти
       *[other] , у якого в руці щонайменше { $min_hand } карт
    }: він скидає
    [opponents_with_troop_at_that_site] кожен суперник, чиє військо стоїть у цій локації{ $min_hand ->
        [0] {""}
        [one] {" "}і в якого в руці щонайменше { $min_hand } карта
        [few] {" "}і в якого в руці щонайменше { $min_hand } карти
       *[other] {" "}і в якого в руці щонайменше { $min_hand } карт
    }, скидає
    [owner_of_assassinated] власник цього війська{ $min_hand ->
        [0] {""}
        [one] , якщо в нього в руці щонайменше { $min_hand } карта,
        [few] , якщо в нього в руці щонайменше { $min_hand } карти,
       *[other] , якщо в нього в руці щонайменше { $min_hand } карт,
    } скидає
   *[causer] цей суперник скидає
} { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}
op-deck-to-discard = покладіть свою колоду до стосу скидання
op-choose = { $times ->
    [1] виберіть одне:
    [few] виберіть { $times } рази:
   *[other] виберіть { $times } разів:
}
op-pay = { $cost } ► { $then }
op-focus = Концентрація ({ $aspect }) ► { $then }
op-if-count = якщо у вас щонайменше { $at_least } { $count ->
    [white_trophies] { $at_least ->
        [one] біле військо
        [few] білі війська
       *[other] білих військ
    } у залі трофеїв
    [player_trophies] { $at_least ->
        [one] військо
        [few] війська
       *[other] військ
    } гравців у залі трофеїв
    [trophies] { $at_least ->
        [one] військо
        [few] війська
       *[other] військ
    } у залі трофеїв
    [inner_circle] { $at_least ->
        [one] карта
        [few] карти
       *[other] карт
    } у внутрішньому колі
    [control_markers] { $at_least ->
        [one] жетон
        [few] жетони
       *[other] жетонів
    } контролю
    [sites_controlled] { $at_least ->
        [one] локація
        [few] локації
       *[other] локацій
    } під контролем
    [sites_totally_controlled] { $at_least ->
        [one] локація
        [few] локації
       *[other] локацій
    } під повним контролем
   *[own_spies_on_board] { $at_least ->
        [one] шпигун
        [few] шпигуни
       *[other] шпигунів
    } на полі
}: { $then }
op-if-site = якщо в цій локації є { $at_that_site ->
    [other_player_spy] шпигун
   *[other_player_troop] військо
} іншого гравця: { $then }
op-end-of-turn = наприкінці ходу { $then }
op-play-from = { $zone ->
    [inner_circle] розіграйте карту зі свого внутрішнього кола
   *[market] розіграйте карту з ринку
}{ $max_cost ->
    [none] {""}
   *[other] {" "}вартістю не більше ніж { $max_cost }
} як карту з руки, { $after ->
    [devour] потім поглиньте її
   *[put_back] потім поверніть її на місце
}
op-open-devoured = до кінця ходу верхня з поглинених карт вважається картою на ринку
op-take-trophy = візьміть { $upto ->
    [yes] до { $n }
   *[no] { $n }
} { $target ->
    [white] { $upto ->
        [yes] білих військ
       *[no] { $n ->
            [one] біле військо
            [few] білі війська
           *[other] білих військ
        }
    }
   *[any] { $upto ->
        [yes] військ
       *[no] { $n ->
            [one] військо
            [few] війська
           *[other] військ
        }
    }
} { $hall ->
    [player_with_troop_at_that_site] із зали трофеїв одного гравця, чиє військо там стоїть,
   *[any] { $n ->
        [one] з будь-якої зали трофеїв
       *[other] з будь-яких зал трофеїв
    }
} і виставте { $n ->
    [one] його на порожню клітинку
   *[other] їх на порожні клітинки
}{ $where ->
    [anywhere] {" "}в будь-якому місці на полі
   *[presence] , де у вас є присутність
}
op-return-to-stack = поверніть цю карту до запасу
clause-forced-out-then = якщо суперник змушує вас скинути цю карту, { $may ->
    [yes] за бажанням { $then }
   *[no] { $then }
}
clause-forced-out-instead = якщо суперник змушує вас скинути цю карту, натомість { $may ->
    [yes] за бажанням { $instead }
   *[no] { $instead }
}
clause-back-to-stack = якщо цю карту мають поглинути або наблизити, натомість поверніть її до запасу

# Стіл словами

pic-turn = Раунд { $round } · { $seat } · { $stage ->
    [set-up] підготовка
    [first] 1-й етап
   *[second] 2-й етап
} · могутність { $power } · вплив { $influence }
pic-over = Раунд { $round } · гру завершено
pic-legend = * жетон контролю · + стартова локація · ○ біле військо · · порожня клітинка
pic-signs = число: ПО · ~ шпигуни · = контроль, =! повний контроль · . маршрут
pic-ending = Завершення гри запущено: цей раунд останній.
pic-site = Локація
pic-vp = ПО
pic-troops = Війська
pic-spies = Шпигуни
pic-routes = Маршрути
pic-player = Гравець
pic-barracks = Казарми
pic-trophies = Трофеї
pic-cards = Рука/колода/скид
pic-inner = Внутрішнє коло
pic-score = Рахунок
pic-market = Ринок (у колоді { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
})
pic-stack = у запасі: { $count }
pic-opened = відкрита: «{ $card }»
pic-devoured = Поглинені карти: { $cards }
pic-played = Розіграні карти: { $cards }
pic-waiting = Відкладено до кінця ходу: { $cards }
pic-hand = Рука

say-turn = Раунд { $round }. Ходить { $seat }. Могутність { $power }, вплив { $influence }.
say-over = Раунд { $round }. Гру завершено.
say-set-up = Гравці розміщують стартові війська. Наступний: { $seat }.
say-marker = щоходу за контролю вплив +{ $influence }, за повного контролю ПО +{ $vp }
say-site = { $site }, { $vp } ПО{ $marker ->
    [none] {""}
   *[other] , жетон контролю ({ $marker })
}: { $troops }{ $spies ->
    [none] {""}
   *[other] ; шпигуни: { $spies }
}. { $control ->
    [none] Контролю немає ні в кого.
   *[other] { $total ->
        [yes] Повний контроль: { $control }.
       *[no] Контроль: { $control }.
    }
}
say-count = { $colour } { $count }
say-empty = порожньо { $count }
say-route = Маршрут { $route }: { $troops }.
say-free-routes = Вільні маршрути, у дужках кількість клітинок: { $routes }.
say-player = { $house }. У казармах військ: { $troops }, шпигунів: { $spies }; трофеїв: { $trophies }; ПО в жетонах: { $vp }; карт у руці: { $hand }, у колоді: { $deck }, у стосі скидання: { $discard }, у внутрішньому колі: { $inner }. { $over ->
    [yes] Підсумковий рахунок
   *[no] Рахунок зараз
}: { $score }.
say-inner-circle = Внутрішнє коло, { $house }: { $cards }.
say-discard = Стос скидання згори вниз, { $house }: { $cards }.
say-shown = Показано цього ходу карти з руки, { $house }: { $cards }.
say-market = Ринок, у дужках вартість: { $cards }. Карт у колоді ринку: { $count }.
say-market-empty = Ринок порожній.
say-stack = Запас «{ $card }»{ $cost ->
    [none] {""}
   *[other] , вартість { $cost }
}: { $count }.
say-opened = До кінця ходу відкрита, наче на ринку: «{ $card }».
say-hand = Ваша рука: { $cards }.
say-hand-empty = Ваша рука порожня.
say-played = Розіграно цього ходу: { $cards }.

# Що зважують боти

term-sites = локації під контролем
term-total-control = локації під повним контролем
term-trophies = війська в залі трофеїв
term-deck = ПО карт у колоді
term-inner-circle = карти у внутрішньому колі
term-tokens = жетони ПО
term-marker-influence = вплив від жетонів контролю в наступних ходах
term-marker-vp = ПО від жетонів контролю в наступних ходах
term-card-quality = середня вартість карт
term-starting-cards = стартові карти в колоді
term-troops = війська на полі
term-troops-at-sites = війська в локаціях
term-presence = порожні клітинки, де є присутність
term-spies = шпигуни на полі
term-enemy-spies = шпигуни суперників у своїх локаціях
term-power = невитрачена могутність
term-influence = невитрачений вплив
term-hand = ще не розіграні карти
term-end-of-turn = ефекти наприкінці ходу

# До чого веде вибір

tells-end-turn = пропаде: { $cards ->
    [0] { $power ->
        [0] впливу { $influence }
       *[other] { $influence ->
            [0] могутності { $power }
           *[other] могутності { $power }, впливу { $influence }
        }
    }
   *[other] нерозіграних карт { $cards }{ $power ->
        [0] { "" }
       *[other] , могутності { $power }
    }{ $influence ->
        [0] { "" }
       *[other] , впливу { $influence }
    }
}
tells-recruit = вплив: { $cost }, залишиться { $left }; ПО в колоді { $deck }, у внутрішньому колі { $inner }
tells-power = могутність: { $need }, залишиться { $left }
tells-kill = { $colour }; могутність: { $need }, залишиться { $left }
tells-troop = { $colour }
tells-stack = натомість повернеться до свого запасу
tells-devour = піде з гри: ПО в колоді { $deck }, у внутрішньому колі { $inner }
tells-worth = ПО в колоді { $deck }, у внутрішньому колі { $inner }
tells-promote = ПО у внутрішньому колі { $inner } замість { $deck }

# Підрахунок очок

score-sites = Локації
score-total-control = Повний контроль
score-trophies = Трофеї
score-deck = Колода
score-inner-circle = Внутрішнє коло
score-tokens = Жетони ПО

# Що можна пропустити заздалегідь

window-react = Реакції на примусове скидання
