## What every lesson says

learn-not-now = Так можно, и скоро это пригодится. А сейчас попробуйте то, что подсвечено.

## Hints of puzzles

learn-hint-rule = Что здесь позволяет правило { $rule }?
learn-hint-thing = Начать стоит вот с чего: { $thing }.
learn-hint-move = Первый ход: { $notation }.
