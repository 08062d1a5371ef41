title = Чотири в ряд
mode-standard = Звичайна гра

seat-red = Лазурові
seat-yellow = Вогняні
stone-red = лазурова
stone-yellow = вогняна

ask-drop = Ваш хід: опустіть фішку в стовпець.
action-drop = Опустити фішку в стовпець { $column }
event-dropped = { $seat } опускають фішку в стовпець { $column }.

refuse-no-column = Такого стовпця немає: на дошці їх { $count }.
refuse-column-full = Стовпець { $column } заповнений.

result-four = { $winners } вишиковують чотири фішки в ряд і перемагають.
result-draw = Дошка заповнена: нічия.

column-stones = Стовпець { $column }, знизу вгору: { $stones }.
column-empty = Стовпець { $column } порожній.

term-threats = лунки, що дали б чотири в ряд
term-next = чотири в ряд наступним ходом
term-middle = фішки ближче до середини
