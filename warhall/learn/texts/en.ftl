## What every lesson says

learn-not-now = Possible, and you will want it soon. Now try what is lit.
learn-chapter-done = Well done: this chapter is yours.
learn-move = { $notation }

## Hints of puzzles

learn-hint-rule = What does rule { $rule } allow you here?
learn-hint-thing = Begin with { $thing }.
learn-hint-move = The first move: { $notation }.
