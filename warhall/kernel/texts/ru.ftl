# Сообщения зала: то, что говорится за каждым столом.

waiting-for = Ход за: { $seats }.
passed-in-turn = Пасуют: { $seats }.
refuse-not-asked = Сейчас решает не { $seat }, а { $waiting }.
refuse-game-over = Игра окончена.

# A worked case of the rules, in three parts.
case-given = Дано: { $text }
case-when = Когда: { $text }
case-then = Тогда: { $text }

# Что выбирают перед игрой: название вещи и то, о чём спрашивает каждая игра.
named = { $name }
option-mode = Вид игры
option-players = Игроки
option-players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
