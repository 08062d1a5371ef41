title = Четыре в ряд
mode-standard = Обычная игра

seat-red = Лазурные
seat-yellow = Огненные
stone-red = лазурная
stone-yellow = огненная

ask-drop = Ваш ход: опустите фишку в столбец.
action-drop = Опустить фишку в столбец { $column }
event-dropped = { $seat } опускают фишку в столбец { $column }.

refuse-no-column = Такого столбца нет: на доске их { $count }.
refuse-column-full = Столбец { $column } заполнен.

result-four = { $winners } выстраивают четыре фишки в ряд и побеждают.
result-draw = Доска заполнена: ничья.

column-stones = Столбец { $column }, снизу вверх: { $stones }.
column-empty = Столбец { $column } пуст.

term-threats = лунки, которые дали бы четыре в ряд
term-next = четыре в ряд следующим ходом
term-middle = фишки ближе к середине
