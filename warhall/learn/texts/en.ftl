## What every lesson says

learn-not-now = That is allowed, but the lesson asks for something else just now. Read its last words once more.
learn-chapter-done = Well done: this chapter is yours.
learn-move = { $notation }

## Hints of puzzles

learn-hint-rule = What does rule { $rule } allow you here?
learn-hint-thing = Begin with { $thing }.

## Puzzles that were found by search

learn-mined-title = { $by }
learn-mined-victory-win = Win the game this turn, for certain.
learn-mined-victory-chance = Win the game this turn: find the way that succeeds most often.
learn-mined-fall-win = It must fall in this turn, for certain: { $thing }.
learn-mined-fall-chance = It must fall in this turn: { $thing }. Find the way that succeeds most often.
learn-mined-site-win = Take this site under total control this turn, for certain: { $thing }.
learn-mined-site-chance = Take this site under total control this turn: { $thing }. Find the way that succeeds most often.
learn-mined-quest-win = Complete this quest this turn, for certain: { $thing }.
learn-mined-quest-chance = Complete this quest this turn: { $thing }. Find the way that succeeds most often.
learn-mined-keep-save = The blow must cost you nobody: save what can be lost, for certain.
learn-mined-keep-chance = Save what can be lost: find the way that succeeds most often.
learn-mined-why-win = Nothing else is certain: the next best beginning succeeds in { $second } % of cases, luck alone in { $luck } %. Positions searched: { $states }.
learn-mined-why-chance = This way succeeds in { $best } % of cases, the next best beginning in { $second } %, luck alone in { $luck } %. Positions searched: { $states }.
learn-mined-why-save = Only this saves for certain: the next best beginning does in { $second } % of cases, luck alone in { $luck } %. Positions searched: { $states }.
learn-mined-tempting = What comes to mind first succeeds in { $percent } % of cases.
