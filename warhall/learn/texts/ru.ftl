## What every lesson says

learn-not-now = Так можно, и скоро это пригодится. А сейчас попробуйте то, что подсвечено.
learn-chapter-done = Отлично: эта глава пройдена.
learn-move = { $notation }

## Hints of puzzles

learn-hint-rule = Что здесь позволяет правило { $rule }?
learn-hint-thing = Начать стоит вот с чего: { $thing }.
learn-hint-move = Первый ход: { $notation }.
