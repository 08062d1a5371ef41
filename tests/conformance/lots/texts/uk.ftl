title = Жереб
mode-standard = Звичайна гра
seat-north = Північ
seat-east = Схід
seat-west = Захід

ask-pledge = Відкладіть карту.
ask-turn = Ваш хід; лишилося { $left }.
action-pledge = Відкласти { $card }
action-play = Зіграти { $card }
action-draw = Узяти карту
action-roll = Кинути кубик
action-discard = Скинути { $cards }

event-pledged = { $seat }: відкладено карту { $card }.
event-hid = { $seat }: відкладено карту.
event-played = { $seat }: зіграно карту { $card }.
event-drew = { $seat }: узято карту { $card }.
event-drew-hidden = { $seat }: узято карту.
event-rolled = { $seat }: на кубику { $face }.

refuse-not-now = Не зараз.
refuse-not-in-hand = У вас немає карти { $card }.
refuse-no-cards = Назвіть різні карти.
refuse-deck-empty = Колода порожня.

result-points = Найбільше очок: { $winners }.
hand = Ваша рука: { $cards }.
deck = Карт у колоді: { $count }.
