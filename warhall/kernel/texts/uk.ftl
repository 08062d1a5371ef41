# Повідомлення зали: те, що кажуть за кожним столом.

waiting-for = Хід за: { $seats }.
refuse-not-asked = Зараз вирішує не { $seat }, а { $waiting }.
refuse-game-over = Гру завершено.
