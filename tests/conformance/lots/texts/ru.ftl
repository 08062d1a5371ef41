title = Жребий
mode-standard = Обычная игра
seat-north = Север
seat-east = Восток
seat-west = Запад

ask-pledge = Отложите карту.
ask-turn = Ваш ход; осталось { $left }.
action-pledge = Отложить { $card }
action-play = Сыграть { $card }
action-draw = Взять карту
action-roll = Бросить кубик
action-discard = Сбросить { $cards }

event-pledged = { $seat }: отложена карта { $card }.
event-hid = { $seat }: отложена карта.
event-played = { $seat }: сыграна карта { $card }.
event-drew = { $seat }: взята карта { $card }.
event-drew-hidden = { $seat }: взята карта.
event-rolled = { $seat }: на кубике { $face }.

refuse-not-now = Не сейчас.
refuse-not-in-hand = У вас нет карты { $card }.
refuse-no-cards = Назовите разные карты.
refuse-deck-empty = Колода пуста.

result-points = Больше всего очков: { $winners }.
hand = Ваша рука: { $cards }.
deck = Карт в колоде: { $count }.
