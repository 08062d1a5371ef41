title = Four in a row
mode-standard = Standard game

seat-red = Azure
seat-yellow = Ember
stone-red = azure
stone-yellow = ember

ask-drop = Your turn: drop a stone into a column.
action-drop = Drop a stone into column { $column }
event-dropped = { $seat } drops a stone into column { $column }.

refuse-no-column = There is no such column: the board has { $count }.
refuse-column-full = Column { $column } is full.

result-four = { $winners } has four in a row and wins.
result-draw = The board is full: a draw.

column-stones = Column { $column }, from the bottom up: { $stones }.
column-empty = Column { $column } is empty.

term-threats = holes that would make four
term-next = four in a row at the next move
term-middle = stones near the middle
