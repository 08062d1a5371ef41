title = Поединок
seat-north = Север
seat-south = Юг
ask-lay = Выложите взакрытую одну из карт: { $cards }.
action-play = Выложить карту «{ $card }»
action-sort = Держать карты в таком порядке: { $cards }
action-toss = Бросить кубик на удачу
action-peek = Заглянуть под стол
event-laid = { $seat } выкладывает карту «{ $card }».
event-laid-hidden = { $seat } выкладывает карту взакрытую.
event-sorted = У вас на руке: { $cards }.
event-rolled = { $seat }: на кубике { $die }.
refuse-not-held = У вас нет карты «{ $card }».
refuse-other-cards = Это не те карты, что у вас на руке.
result-points = { $count ->
    [one] Победитель: { $winners }.
   *[other] Победу делят { $winners }.
}
hand = У вас на руке: { $cards }.
