# Повідомлення зали: те, що кажуть за кожним столом.

waiting-for = Хід за: { $seats }.
passed-in-turn = Пасують: { $seats }.
refuse-not-asked = Зараз вирішує не { $seat }, а { $waiting }.
refuse-game-over = Гру завершено.

# A worked case of the rules, in three parts.
case-given = Дано: { $text }
case-when = Коли: { $text }
case-then = Тоді: { $text }

# Що вибирають перед грою: назва речі й те, про що питає кожна гра.
named = { $name }
option-mode = Вид гри
option-players = Гравці
option-players-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }
