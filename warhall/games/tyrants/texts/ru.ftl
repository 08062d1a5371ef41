title = Тираны Подземья
mode-standard = Обычная игра

# Что выбирают перед игрой

option-half_decks = Полуколоды рынка
option-half_decks-help = Две полуколоды замешивают в колоду рынка. Для первой игры лучше всего дроу и драконы.
option-houses = Дом
option-houses-random = Раздать случайно
option-section = Внешний фрагмент поля
option-section-help = Втроём играют на центральном и одном из внешних фрагментов.
option-section-random = Вытянуть случайно

seat-black = Бэнре
seat-red = Баррисон Дель’Армго
seat-blue = Ксорларрин
seat-orange = Миззрим
space-of = { $place }, клетка { $number }
troop-white = белое
troops-white = белые

zone-played = зона розыгрыша
zone-deck_top = верх колоды
zone-discard = стопка сброса
zone-hand = рука
zone-self = эта карта
zone-market = рынок
zone-inner_circle = внутренний круг
zone-card-self = эту карту
zone-card-hand = карту из руки
zone-card-discard = карту из своей стопки сброса

# Вопросы

ask-start = Разместите первое войско в стартовой локации.
ask-act = Ваш ход: разыгрывайте карты и тратьте ресурсы. Могущество: { $power }, влияние: { $influence }.
ask-deploy = «{ $card }»: разместите войско{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}.
ask-assassinate = «{ $card }»: уничтожьте войско{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}.
ask-supplant = «{ $card }»: замените войско{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}.
ask-move = «{ $card }»: выберите войско, которое переместите{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}.
ask-move-to = «{ $card }»: выберите, куда переместить войско.
ask-spy = «{ $card }»: подошлите шпиона{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}.
ask-spy-again = «{ $card }»: все ваши шпионы на поле. Верните одного, чтобы подослать его снова, или откажитесь.
ask-return = «{ $card }»: верните { $what ->
    [troop] войско
    [spy] шпиона
   *[both] войско или шпиона
}{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}.
ask-take = «{ $card }»: выберите войско в зале трофеев{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}.
ask-take-to = «{ $card }»: выберите, куда выставить войско.
ask-hall = «{ $card }»: выберите, из чьего зала трофеев брать.
ask-promote = «{ $card }»: приблизьте карту{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}.
ask-zone = «{ $card }»: выберите, откуда приблизить карту.
ask-devour = «{ $card }»: поглотите карту{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}{ $may ->
    [yes] {" "}или откажитесь
   *[no] {""}
}.
ask-recruit = «{ $card }»: завербуйте карту бесплатно{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}.
ask-give = «{ $card }»: выберите соперника, который завербует карту «{ $given }».
ask-victim = «{ $card }»: выберите соперника, который сбросит карту.
ask-discard = «{ $card }»: сбросьте карту{ $left ->
    [1] {""}
   *[other] {" "}(осталось: { $left })
}.
ask-forced-discard = { $seat } вынуждает вас сбросить карту: выберите какую.
ask-react = «{ $card }» уходит из вашей руки принудительно. Применить реакцию?
ask-choose = «{ $card }»: выберите одно.
ask-pay = «{ $card }»: оплатите стоимость или откажитесь. { $then }.
ask-pay-on = «{ $card }»: продолжайте оплату.
ask-focus = «{ $card }»: условие Концентрации выполнено. Применить? ► { $then }.
ask-reveal = «{ $card }»: покажите для Концентрации карту с чертой «{ $aspect }» или откажитесь. ► { $then }.
ask-play-from = «{ $card }»: выберите карту, которую разыграете.
ask-resolve = Конец хода: выберите, чей эффект следующий.

# Действия

action-play = Разыграть карту «{ $card }»
action-recruit = Завербовать карту «{ $card }»
action-deploy = Разместить войско: { $space }
action-deploy-for-vp = Разместить войско при пустых казармах: получить 1 ПО
action-assassinate = Уничтожить войско: { $space }
action-return-spy = Вернуть шпиона ({ $seat }): { $site }
action-end-turn = Закончить ход
action-recruit-devoured = Завербовать верхнюю из поглощённых карт
action-supplant = Заменить войско: { $space }
action-move = Переместить войско: { $space }
action-to = Поставить на клетку: { $space }
action-return-troop = Вернуть войско: { $space }
action-spy = Подослать шпиона: { $site }
action-promote = Приблизить карту «{ $card }»
action-devour = Поглотить карту «{ $card }»
action-discard = Сбросить карту «{ $card }»
action-reveal = Показать карту «{ $card }»
action-choose = { $option }
action-opponent = Выбрать игрока: { $seat }
action-resolve = Выполнить эффект карты «{ $card }»
action-from = Откуда: { $zone }
action-take = Взять войско ({ $colour }) из зала трофеев ({ $hall })
action-devour-devoured = Поглотить верхнюю из поглощённых карт: она остаётся на месте
action-play-devoured = Разыграть верхнюю из поглощённых карт
action-use = Применить
action-decline = Отказаться
action-done = Достаточно

# События

event-houses-taken = Дома за столом: { $houses }.
event-section-chosen = { $section } участвует в игре вместе с центральным.
event-market-dealt = Колода рынка составлена из полуколод: { $decks }. На рынке: { $cards }.
event-first-found = Первый игрок: { $seat }.
event-turn-began = Раунд { $round }: { $seat } начинает ход.
event-stage-two = { $seat } завершает 1-й этап{ $power ->
    [0] { $influence ->
        [0] .
       *[other] {". Неизрасходованное влияние ("}{ $influence }) пропадает.
    }
   *[other] { $influence ->
        [0] {". Неизрасходованное могущество ("}{ $power }) пропадает.
       *[other] {". Неизрасходованные могущество ("}{ $power }) и влияние ({ $influence }) пропадают.
    }
}
event-played = { $seat } разыгрывает карту «{ $card }»{ $zone ->
    [market] {" "}с рынка
    [inner_circle] {" "}из внутреннего круга
    [devoured] {" "}из поглощённых
   *[hand] {""}
}{ $power ->
    [0] { $influence ->
        [0] {""}
       *[other] ; влияние +{ $influence }
    }
   *[other] ; могущество +{ $power }{ $influence ->
        [0] {""}
       *[other] , влияние +{ $influence }
    }
}.
event-power-gained = «{ $card }»: { $seat } получает могущество +{ $amount }.
event-influence-gained = «{ $card }»: { $seat } получает влияние +{ $amount }.
event-vp-gained = «{ $card }»: { $seat } получает { $amount } ПО.
event-deployed-for-vp = В казармах нет войск, и { $seat } вместо размещения получает { $amount } ПО{ $price ->
    [0] {""}
   *[other] ; могущество −{ $price }
}.
event-deployed = { $seat } размещает войско: { $space }{ $price ->
    [0] {""}
   *[other] ; могущество −{ $price }
}.
event-assassinated = { $seat } уничтожает войско ({ $colour }): { $space }{ $price ->
    [0] {""}
   *[other] ; могущество −{ $price }
}.
event-supplanted = { $seat } заменяет войско ({ $colour }): { $space }.
event-moved = { $seat } перемещает войско ({ $colour }): { $space } → { $to }.
event-troop-returned = { $seat } возвращает { $whose ->
    [own] своё войско
   *[other] войско ({ $colour })
}: { $space }.
event-spy-placed = { $seat } подсылает шпиона: { $site }.
event-spy-returned = { $seat } возвращает { $whose ->
    [own] своего шпиона
   *[other] шпиона ({ $owner })
}: { $site }{ $price ->
    [0] {""}
   *[other] ; могущество −{ $price }
}.
event-trophy-taken = { $seat } выставляет войско ({ $colour }) из { $whose ->
    [own] своего зала трофеев
   *[other] зала трофеев ({ $hall })
}: { $space }.
event-marker-taken = { $seat } берёт жетон контроля: { $site }.
event-marker-paid = { $seat } получает влияние +{ $amount } за жетон контроля: { $site }.
event-marker-scored = { $seat } получает { $amount } ПО за полный контроль: { $site }.
event-marker-flipped = { $total ->
    [yes] { $seat } получает полный контроль: { $site }.
   *[no] { $seat } теряет полный контроль: { $site }.
}
event-marker-returned = Жетон контроля возвращается на поле: { $site }.
event-drew = { $seat } берёт из колоды: { $cards }.
event-drew-hidden = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-reshuffled = { $seat } перемешивает стопку сброса: это новая колода.
event-recruited = { $seat } вербует карту «{ $card }»{ $zone ->
    [devoured] {" "}из поглощённых
   *[market] {""}
}{ $price ->
    [0] {""}
   *[other] ; влияние −{ $price }
}.
event-card-given = { $seats } { $players ->
    [1] вынужден завербовать { $count ->
        [1] карту
        [few] { $count } карты
       *[other] { $count } карт
    }
   *[other] вынуждены завербовать по { $count } { $count ->
        [one] карте
        [few] карты
       *[other] карт
    }
} «{ $card }».
event-market-filled = На рынке появляется карта «{ $card }».
event-promoted = { $seat } приближает { $zone ->
    [deck_top] карту «{ $card }» с верха колоды
    [hand] карту «{ $card }» из руки
    [discard] карту «{ $card }» из стопки сброса
    [instead] карту «{ $card }» вместо того, чтобы её сбросить
   *[played] карту «{ $card }»
}.
event-devoured = { $seat } поглощает карту «{ $card }»{ $zone ->
    [hand] {" "}из руки
    [market] {" "}с рынка
    [inner_circle] {" "}из внутреннего круга
    [devoured] {" "}из поглощённых: она остаётся на месте
   *[self] {""}
}.
event-back-on-stack = { $seat } возвращает карту «{ $card }» в её запас{ $instead ->
    [devoured] {" "}вместо того, чтобы её поглотить
    [promoted] {" "}вместо того, чтобы её приблизить
   *[no] {""}
}.
event-put-back = { $seat } возвращает карту «{ $card }» во внутренний круг.
event-discarded = { $seat } { $why ->
    [forced] вынужден сбросить карту
    [cost] платит сбросом карты
   *[own] сбрасывает карту
} «{ $card }».
event-deck-discarded = { $seat } кладёт всю колоду в стопку сброса: { $cards }.
event-revealed = { $seat } показывает карту «{ $card }» для Концентрации карты «{ $focus }».
event-declined = { $seat } { $what ->
    [focus] не применяет Концентрацию карты
    [rest] больше ничего не делает по этому эффекту карты
    [assassinate] не уничтожает войско по эффекту карты
    [move] не перемещает войско по эффекту карты
    [return] ничего не возвращает по эффекту карты
    [take] не берёт войско из зала трофеев по эффекту карты
    [promote] никого не приближает по эффекту карты
    [recruit] никого не вербует по эффекту карты
    [ability] не применяет свойство карты
    [devour] не поглощает карту по эффекту карты
    [spy] не подсылает шпиона по эффекту карты
   *[effect] отказывается от эффекта карты
} «{ $card }».
event-cannot-pay = «{ $card }»: стоимость оплатить нечем.
event-no-target = «{ $card }»: { $lack ->
    [space] войско разместить негде
    [room] пустой клетки для войска нет
    [more] допустимых целей больше нет
    [card] карт, которые можно приблизить, нет
    [play] карт, которые можно разыграть, нет
    [recruit] карт, которые можно завербовать, нет
    [devour] карт, которые можно поглотить, нет
    [victim] сбрасывать карту некому
    [opponent] подходящих соперников нет
   *[target] допустимых целей нет
}.
event-nothing-counted = «{ $card }»: считать нечего, и эффект ничего не даёт.
event-unmet = «{ $card }»: условие не выполнено ({ $condition ->
    [other_player_troop] в этой локации нет войск других игроков
    [other_player_spy] в этой локации нет шпионов других игроков
    [white_trophies] белые войска в зале трофеев: { $found } из { $needed }
    [player_trophies] войска игроков в зале трофеев: { $found } из { $needed }
    [trophies] войска в зале трофеев: { $found } из { $needed }
    [inner_circle] карты во внутреннем круге: { $found } из { $needed }
    [control_markers] жетоны контроля: { $found } из { $needed }
    [sites_controlled] локации под контролем: { $found } из { $needed }
    [sites_totally_controlled] локации под полным контролем: { $found } из { $needed }
   *[own_spies_on_board] свои шпионы на поле: { $found } из { $needed }
}).
event-focus-unmet = «{ $card }»: условие Концентрации не выполнено. Других карт с чертой «{ $aspect }» в этот ход не разыграно, а рука пуста.
event-stack-empty = «{ $card }»: запас пуст.
event-waits = «{ $card }»: { $what ->
    [promotion] приближение отложено
   *[effect] эффект отложен
} до конца хода.
event-due = «{ $card }»: настал черёд { $what ->
    [promotion] отложенного приближения
   *[effect] отложенного эффекта
}.
event-draw-lost = { $seat }: больше брать нечего, не хватает { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}.
event-pile-opened = { $seat } открывает поглощённые карты до конца хода.
event-cleaned-up = { $seat } сбрасывает руку и разыгранные карты, всего { $count }.
event-end-triggered = { $reason ->
    [troops] { $seat } разместил последнее войско из казарм: этот раунд последний.
   *[market] Колода рынка закончилась: этот раунд последний.
}
event-scored = { $seat } набирает { $total } ПО: локации { $sites }, полный контроль { $total_control }, трофеи { $trophies }, колода { $deck }, внутренний круг { $inner_circle }, жетоны ПО { $tokens }.

# Отказы

refuse-two-half-decks = Нужны две разные полуколоды, а выбрано: { $count }.
refuse-house-taken = Каждый игрок берёт свой Дом, но этот выбран дважды: { $houses }.
refuse-too-many-houses = Домов названо { $count }, а игроков { $players }.
refuse-no-outer-section = При таком числе игроков ({ $players }) внешний фрагмент не выбирают.
refuse-place-first = Сначала каждый игрок размещает войско в стартовой локации.
refuse-must-discard = Сначала вы должны сбросить карту.
refuse-only-spies = Здесь можно вернуть только шпиона другого игрока; войска возвращают по эффектам карт.
refuse-nothing-to-answer = Сейчас ни одна карта об этом не спрашивает.
refuse-only-by-card = Это возможно только по эффекту карты. Без неё можно вербовать, размещать и уничтожать войска, возвращать шпионов соперников.
refuse-compulsory = Это обязательно: выберите одну из возможностей.
refuse-decline-instead = От этого можно отказаться: откажитесь или выберите одну из возможностей.
refuse-stage-two = 1-й этап закончен: в этом ходу больше нельзя разыгрывать карты и выполнять основные действия.
refuse-finish-card = Сначала нужно полностью выполнить карту «{ $card }».
refuse-other-question = Сейчас нужно решить другое.
refuse-card-asks-else = Сейчас карта «{ $card }» требует другого.
refuse-own-troop-wanted = Нужно ваше собственное войско: { $space }.
refuse-only-troops = Здесь можно вернуть только войско, не шпиона.
refuse-zone-empty = Там нет карты, которую можно приблизить.
refuse-only-market = Карта «{ $card }» лежит в запасе, а нужна карта с клетки рынка.
refuse-no-such-thing = В этой игре такого нет.
refuse-not-enough-power = Нужно могущества: { $need }; у вас { $have }.
refuse-not-enough-influence = Нужно влияния: { $need }; у вас { $have }.
refuse-not-in-play = Не участвует в игре: { $place }.
refuse-occupied = Клетка занята ({ $colour }): { $space }.
refuse-not-in-hand = Карты «{ $card }» нет у вас в руке.
refuse-not-in-inner-circle = Карты «{ $card }» нет в вашем внутреннем круге.
refuse-not-in-market = Карты «{ $card }» нет на клетках рынка.
refuse-not-in-discard = Карты «{ $card }» нет в вашей стопке сброса.
refuse-not-played = Карты «{ $card }» нет в вашей зоне розыгрыша.
refuse-too-dear = Карта «{ $card }» стоит больше { $limit }.
refuse-not-for-sale = У карты «{ $card }» нет стоимости: её нельзя завербовать за влияние.
refuse-stack-empty = Запас пуст: «{ $card }».
refuse-not-matching = Карта «{ $card }» не подходит; нужно: { $wanted }.
refuse-pile-closed = Поглощённые карты не открыты.
refuse-pile-empty = Поглощённых карт нет.
refuse-no-market-space = Карта «{ $card }» не лежит на клетке рынка.
refuse-barracks-empty = Ваши казармы пусты: размещение приносит 1 ПО.
refuse-barracks-not-empty = В ваших казармах ещё есть войска: { $count }.
refuse-no-presence = Здесь нет вашего присутствия: { $space }. Присутствие даёт своё войско здесь или по соседству либо свой шпион в локации.
refuse-no-presence-at = Здесь нет вашего присутствия: { $site }. Присутствие даёт своё войско здесь или по соседству либо свой шпион в локации.
refuse-not-starting-site = Это не стартовая локация: { $space }. Свободны: { $sites }.
refuse-site-taken = Локация занята другим игроком: { $site }. Свободны: { $sites }.
refuse-no-troop = Здесь нет войска: { $space }.
refuse-own-troop = Это ваше собственное войско: { $space }.
refuse-not-white = Подходит только белое войско: { $space }.
refuse-white-troop = Белые войска нельзя вернуть: { $space }.
refuse-not-that-site = Нужна локация шпиона ({ $sites }), а это { $space }.
refuse-not-single-site = Все войска должны быть в одной локации: { $space }.
refuse-other-cost = Стоимость другая: { $cost ->
    [spy] вернуть своего шпиона
    [devour-self] поглотить эту карту
    [devour-inner_circle] поглотить карту из внутреннего круга
    [devour-hand] поглотить карту из руки
    [devour-market] поглотить карту на рынке
   *[discard] сбросить карту из руки
}.
refuse-no-spy = Здесь нет такого шпиона: { $site }.
refuse-own-spy-wanted = Нужен ваш собственный шпион: { $site }.
refuse-enemy-spy-wanted = Нужен шпион другого игрока: { $site }.
refuse-spy-there = Здесь уже есть ваш шпион: { $site }.
refuse-promotes-itself = Карта «{ $card }» не может приблизить саму себя.
refuse-no-option = На карте нет такого варианта.
refuse-no-opponent = Выберите соперника.
refuse-small-hand = { $seat }: слишком мало карт в руке ({ $count }), нужно не меньше { $need }.
refuse-no-troop-there = { $seat }: в локации шпиона нет войск этого Дома.
refuse-not-adjacent = { $seat }: по соседству с только что размещёнными нет войск этого Дома.
refuse-nothing-waits = У карты «{ $card }» нет эффекта, отложенного до конца хода.
refuse-no-zone = Отсюда эта карта не приближает.
refuse-no-trophy = В этом зале трофеев нет такого войска.
refuse-other-hall = Войска берут из другого зала трофеев: { $hall }.
refuse-only-white = Можно взять только белое войско.

result-score = { $count ->
    [one] { $winners } набирает больше всех ПО и побеждает.
   *[other] Победу делят: { $winners }.
}

# Текст карт

op-gain-power = получите { $power } { $power ->
    [one] могущество
   *[other] могущества
}{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
op-gain-influence = получите { $influence } { $influence ->
    [one] влияние
   *[other] влияния
}{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
op-gain-vp = получите { $vp } ПО{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
clause-per = { $count ->
    [white_trophies] { $every ->
        [1] за каждое белое войско
        [few] за каждые { $every } белых войска
       *[other] за каждые { $every } белых войск
    } в вашем зале трофеев
    [player_trophies] { $every ->
        [1] за каждое войско игроков
        [few] за каждые { $every } войска игроков
       *[other] за каждые { $every } войск игроков
    } в вашем зале трофеев
    [trophies] { $every ->
        [1] за каждое войско
        [few] за каждые { $every } войска
       *[other] за каждые { $every } войск
    } в вашем зале трофеев
    [inner_circle] { $every ->
        [1] за каждую карту
        [few] за каждые { $every } карты
       *[other] за каждые { $every } карт
    } в вашем внутреннем круге
    [control_markers] { $every ->
        [1] за каждый ваш жетон контроля
        [few] за каждые { $every } ваших жетона контроля
       *[other] за каждые { $every } ваших жетонов контроля
    }
    [sites_controlled] { $every ->
        [1] за каждую локацию под вашим контролем
        [few] за каждые { $every } локации под вашим контролем
       *[other] за каждые { $every } локаций под вашим контролем
    }
    [sites_totally_controlled] { $every ->
        [1] за каждую локацию под вашим полным контролем
        [few] за каждые { $every } локации под вашим полным контролем
       *[other] за каждые { $every } локаций под вашим полным контролем
    }
   *[own_spies_on_board] { $every ->
        [1] за каждого вашего шпиона на поле
       *[other] за каждых { $every } ваших шпионов на поле
    }
}
op-deploy = разместите { $n ->
    [one] { $n } войско
    [few] { $n } войска
   *[other] { $n } войск
}
op-assassinate = уничтожьте { $upto ->
    [yes] до { $n }
   *[no] { $n }
} { $target ->
    [white] { $upto ->
        [yes] белых войск
       *[no] { $n ->
            [one] белое войско
            [few] белых войска
           *[other] белых войск
        }
    }
   *[enemy] { $upto ->
        [yes] войск соперников
       *[no] { $n ->
            [one] войско соперника
            [few] войска соперников
           *[other] войск соперников
        }
    }
}{ $where ->
    [anywhere] {" "}в любом месте на поле
    [that_site] {" "}в этой локации
   *[presence] {""}
}{ $single_site ->
    [yes] {" "}в одной локации
   *[no] {""}
}{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}{ $each ->
    [none] {""}
   *[other] ; за каждое из них { $each }
}
op-supplant = замените { $where ->
    [each_that_site] { $target ->
        [white] по одному белому войску
       *[enemy] по одному войску соперника
    } в каждой из этих локаций
   *[other] { $n } { $target ->
        [white] { $n ->
            [one] белое войско
            [few] белых войска
           *[other] белых войск
        }
       *[enemy] { $n ->
            [one] войско соперника
            [few] войска соперников
           *[other] войск соперников
        }
    }{ $where ->
        [anywhere] {" "}в любом месте на поле
        [that_site] {" "}в этой локации
       *[presence] {""}
    }
}
op-move = переместите { $upto ->
    [yes] до { $n }
   *[no] { $n }
} { $target ->
    [white] { $upto ->
        [yes] белых войск
       *[no] { $n ->
            [one] белое войско
            [few] белых войска
           *[other] белых войск
        }
    }
   *[enemy] { $upto ->
        [yes] войск соперников
       *[no] { $n ->
            [one] войско соперника
            [few] войска соперников
           *[other] войск соперников
        }
    }
}
op-place-spy = подошлите { $n ->
    [one] { $n } шпиона
   *[other] { $n } шпионов
}
op-return = верните { $n ->
    [any] любое число своих шпионов
    [1] { $whose ->
        [own] { $what ->
            [troop] своё войско
            [spy] своего шпиона
           *[both] своё войско или шпиона
        }
        [any] { $what ->
            [troop] войско любого игрока
            [spy] шпиона любого игрока
           *[both] войско или шпиона любого игрока
        }
       *[other] { $what ->
            [troop] войско другого игрока
            [spy] шпиона другого игрока
           *[both] войско или шпиона другого игрока
        }
    }
   *[other] { $upto ->
        [yes] до { $n }
       *[no] { $n }
    } { $what ->
        [troop] { $upto ->
            [yes] войск
           *[no] { $n ->
                [few] войска
               *[other] войск
            }
        }
        [spy] шпионов
       *[both] { $upto ->
            [yes] войск или шпионов
           *[no] { $n ->
                [few] войска или шпиона
               *[other] войск или шпионов
            }
        }
    } { $whose ->
        [own] из своих
        [any] любых игроков
       *[other] других игроков
    }
}
op-draw = возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
op-promote = приблизьте { $from ->
    [deck_top] верхнюю карту своей колоды
    [self] эту карту
   *[other] { $n ->
        [any] любое число { $other ->
            [yes] других карт
           *[no] карт
        }
        [1] { $upto ->
            [yes] не больше 1 карты
           *[no] { $other ->
                [yes] 1 другую карту
               *[no] 1 карту
            }
        }
       *[other] { $upto ->
            [yes] до { $n }
           *[no] { $n }
        }{ $other ->
            [yes] {" "}других
           *[no] {""}
        } { $upto ->
            [yes] карт
           *[no] { $n ->
                [few] карты
               *[other] карт
            }
        }
    }{ $aspect ->
        [none] {""}
       *[other] {" "}с чертой «{ $aspect }»
    }{ $type ->
        [none] {""}
       *[other] {" "}типа «{ $type }»
    }{ $from ->
        [discard] {" "}из своей стопки сброса
        [hand] {" "}из руки
       *[played] , { $n ->
            [1] { $upto ->
                [yes] разыгранной
               *[no] разыгранную
            }
           *[other] разыгранных
        } в этом ходу
    }
}
op-promote-zones = приблизьте на выбор: { $from }
op-devour = { $may ->
    [yes] можете поглотить
   *[no] поглотите
} { $from ->
    [self] эту карту
    [market] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    } на рынке
    [inner_circle] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    } из своего внутреннего круга
   *[hand] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    } из руки
}{ $refill ->
    [self] ; эта карта занимает её место
   *[deck] {""}
}
op-recruit = завербуйте бесплатно { $upto ->
    [yes] до { $n } карт
   *[no] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
}{ $aspect ->
    [none] {""}
   *[other] {" "}с чертой «{ $aspect }»
} стоимостью не больше { $max_cost }{ $stacks ->
    [yes] , в том числе из запасов
   *[no] {""}
}
op-recruit-supply = { $who ->
    [self] завербуйте
    [each_opponent] каждый соперник вербует
    [chosen_opponent_adjacent] выберите соперника, чьё войско стоит по соседству с только что размещённым: он вербует
   *[chosen_opponent] выберите соперника: он вербует
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} «{ $card }»
op-discard = { $who ->
    [self] сбросьте
    [each_opponent] каждый соперник{ $min_hand ->
        [0] {""}
        [one] , у которого в руке не меньше { $min_hand } карты,
       *[other] , у которого в руке не меньше { $min_hand } карт,
    } сбрасывает
    [chosen_opponent] выберите соперника{ $min_hand ->
        [0] {""}
        [one] , у которого в руке не меньше { $min_hand } карты
       *[other] , у которого в руке не меньше { $min_hand } карт
    }: он сбрасывает
    [opponents_with_troop_at_that_site] каждый соперник, чьё войско стоит в этой локации{ $min_hand ->
        [0] {""}
        [one] {" "}и у которого в руке не меньше { $min_hand } карты
       *[other] {" "}и у которого в руке не меньше { $min_hand } карт
    }, сбрасывает
    [owner_of_assassinated] владелец этого войска{ $min_hand ->
        [0] {""}
        [one] , если у него в руке не меньше { $min_hand } карты,
       *[other] , если у него в руке не меньше { $min_hand } карт,
    } сбрасывает
   *[causer] этот соперник сбрасывает
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
op-deck-to-discard = положите свою колоду в стопку сброса
op-choose = { $times ->
    [1] выберите одно:
    [few] выберите { $times } раза:
   *[other] выберите { $times } раз:
}
op-pay = { $cost } ► { $then }
op-focus = Концентрация ({ $aspect }) ► { $then }
op-if-count = если у вас не меньше { $at_least } { $count ->
    [white_trophies] белых войск в зале трофеев
    [player_trophies] войск игроков в зале трофеев
    [trophies] войск в зале трофеев
    [inner_circle] карт во внутреннем круге
    [control_markers] жетонов контроля
    [sites_controlled] локаций под контролем
    [sites_totally_controlled] локаций под полным контролем
   *[own_spies_on_board] шпионов на поле
}: { $then }
op-if-site = если в этой локации есть { $at_that_site ->
    [other_player_spy] шпион
   *[other_player_troop] войско
} другого игрока: { $then }
op-end-of-turn = в конце хода { $then }
op-play-from = { $zone ->
    [inner_circle] разыграйте карту из своего внутреннего круга
   *[market] разыграйте карту с рынка
}{ $max_cost ->
    [none] {""}
   *[other] {" "}стоимостью не больше { $max_cost }
} как карту из руки, { $after ->
    [devour] затем поглотите её
   *[put_back] затем верните её на место
}
op-open-devoured = до конца хода верхняя из поглощённых карт считается картой на рынке
op-take-trophy = возьмите { $upto ->
    [yes] до { $n }
   *[no] { $n }
} { $target ->
    [white] { $upto ->
        [yes] белых войск
       *[no] { $n ->
            [one] белое войско
            [few] белых войска
           *[other] белых войск
        }
    }
   *[any] { $upto ->
        [yes] войск
       *[no] { $n ->
            [one] войско
            [few] войска
           *[other] войск
        }
    }
} { $hall ->
    [player_with_troop_at_that_site] из зала трофеев одного игрока, чьё войско там стоит,
   *[any] { $n ->
        [one] из любого зала трофеев
       *[other] из любых залов трофеев
    }
} и выставьте { $n ->
    [one] его на пустую клетку
   *[other] их на пустые клетки
}{ $where ->
    [anywhere] {" "}в любом месте на поле
   *[presence] , где у вас есть присутствие
}
op-return-to-stack = верните эту карту в запас
clause-forced-out-then = если соперник вынуждает вас сбросить эту карту, { $may ->
    [yes] по желанию { $then }
   *[no] { $then }
}
clause-forced-out-instead = если соперник вынуждает вас сбросить эту карту, вместо этого { $may ->
    [yes] по желанию { $instead }
   *[no] { $instead }
}
clause-back-to-stack = если эта карта должна быть поглощена или приближена, вместо этого верните её в запас

# Стол словами

pic-turn = Раунд { $round } · { $seat } · { $stage ->
    [set-up] подготовка
    [first] 1-й этап
   *[second] 2-й этап
} · могущество { $power } · влияние { $influence }
pic-over = Раунд { $round } · игра окончена
pic-legend = * жетон контроля · + стартовая локация · ○ белое войско · · пустая клетка
pic-signs = число: ПО · ~ шпионы · = контроль, =! полный контроль · . маршрут
pic-ending = Завершение игры запущено: этот раунд последний.
pic-site = Локация
pic-vp = ПО
pic-troops = Войска
pic-spies = Шпионы
pic-routes = Маршруты
pic-player = Игрок
pic-barracks = Казармы
pic-trophies = Трофеи
pic-cards = Рука/колода/сброс
pic-inner = Внутренний круг
pic-score = Счёт
pic-market = Рынок (в колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
})
pic-stack = в запасе: { $count }
pic-opened = открыта: «{ $card }»
pic-devoured = Поглощённые карты: { $cards }
pic-played = Разыгранные карты: { $cards }
pic-waiting = Отложено до конца хода: { $cards }
pic-hand = Рука

say-turn = Раунд { $round }. Ходит { $seat }. Могущество { $power }, влияние { $influence }.
say-over = Раунд { $round }. Игра окончена.
say-set-up = Игроки размещают стартовые войска. Следующий: { $seat }.
say-marker = каждый ход при контроле влияние +{ $influence }, при полном контроле ПО +{ $vp }
say-site = { $site }, { $vp } ПО{ $marker ->
    [none] {""}
   *[other] , жетон контроля ({ $marker })
}: { $troops }{ $spies ->
    [none] {""}
   *[other] ; шпионы: { $spies }
}. { $control ->
    [none] Контроля нет ни у кого.
   *[other] { $total ->
        [yes] Полный контроль: { $control }.
       *[no] Контроль: { $control }.
    }
}
say-count = { $colour } { $count }
say-empty = пусто { $count }
say-route = Маршрут { $route }: { $troops }.
say-free-routes = Свободные маршруты, в скобках число клеток: { $routes }.
say-player = { $house }. В казармах войск: { $troops }, шпионов: { $spies }; трофеев: { $trophies }; ПО в жетонах: { $vp }; карт в руке: { $hand }, в колоде: { $deck }, в стопке сброса: { $discard }, во внутреннем круге: { $inner }. { $over ->
    [yes] Итоговый счёт
   *[no] Счёт сейчас
}: { $score }.
say-inner-circle = Внутренний круг, { $house }: { $cards }.
say-discard = Стопка сброса сверху вниз, { $house }: { $cards }.
say-shown = Показаны в этом ходу карты из руки, { $house }: { $cards }.
say-market = Рынок, в скобках стоимость: { $cards }. Карт в колоде рынка: { $count }.
say-market-empty = Рынок пуст.
say-stack = Запас «{ $card }»{ $cost ->
    [none] {""}
   *[other] , стоимость { $cost }
}: { $count }.
say-opened = До конца хода открыта, как на рынке: «{ $card }».
say-hand = Ваша рука: { $cards }.
say-hand-empty = Ваша рука пуста.
say-played = Разыграно в этом ходу: { $cards }.

# Что взвешивают боты

term-sites = локации под контролем
term-total-control = локации под полным контролем
term-trophies = войска в зале трофеев
term-deck = ПО карт в колоде
term-inner-circle = карты во внутреннем круге
term-tokens = жетоны ПО
term-marker-influence = влияние от жетонов контроля в будущих ходах
term-marker-vp = ПО от жетонов контроля в будущих ходах
term-card-quality = средняя стоимость карт
term-starting-cards = стартовые карты в колоде
term-troops = войска на поле
term-troops-at-sites = войска в локациях
term-presence = пустые клетки, где есть присутствие
term-spies = шпионы на поле
term-enemy-spies = шпионы соперников в своих локациях
term-power = неизрасходованное могущество
term-influence = неизрасходованное влияние
term-hand = ещё не разыгранные карты
term-end-of-turn = эффекты в конце хода

# К чему ведёт выбор

tells-end-turn = пропадёт: { $cards ->
    [0] { $power ->
        [0] влияния { $influence }
       *[other] { $influence ->
            [0] могущества { $power }
           *[other] могущества { $power }, влияния { $influence }
        }
    }
   *[other] неразыгранных карт { $cards }{ $power ->
        [0] { "" }
       *[other] , могущества { $power }
    }{ $influence ->
        [0] { "" }
       *[other] , влияния { $influence }
    }
}
tells-recruit = влияние: { $cost }, останется { $left }; ПО в колоде { $deck }, во внутреннем круге { $inner }
tells-power = могущество: { $need }, останется { $left }
tells-kill = { $colour }; могущество: { $need }, останется { $left }
tells-troop = { $colour }
tells-stack = вместо этого вернётся в свой запас
tells-devour = уйдёт из игры: ПО в колоде { $deck }, во внутреннем круге { $inner }
tells-worth = ПО в колоде { $deck }, во внутреннем круге { $inner }
tells-promote = ПО во внутреннем круге { $inner } вместо { $deck }

# Подсчёт очков

score-sites = Локации
score-total-control = Полный контроль
score-trophies = Трофеи
score-deck = Колода
score-inner-circle = Внутренний круг
score-tokens = Жетоны ПО

# Что можно пропустить заранее

window-react = Реакции на принудительный сброс
