# Повідомлення зали: те, що кажуть за кожним столом.

waiting-for = Хід за: { $seats }.
refuse-not-asked = Зараз вирішує не { $seat }, а { $waiting }.
refuse-game-over = Гру завершено.

# A worked case of the rules, in three parts.
case-given = Дано: { $text }
case-when = Коли: { $text }
case-then = Тоді: { $text }
