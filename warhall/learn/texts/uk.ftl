## What every lesson says

learn-not-now = Так можна, і скоро це знадобиться. А зараз спробуйте те, що підсвічено.
learn-chapter-done = Чудово: цей розділ пройдено.
learn-move = { $notation }

## Hints of puzzles

learn-hint-rule = Що тут дозволяє правило { $rule }?
learn-hint-thing = Почати варто ось із чого: { $thing }.
learn-hint-move = Перший хід: { $notation }.
