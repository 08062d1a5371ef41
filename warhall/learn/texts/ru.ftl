## What every lesson says

learn-not-now = Так можно, но урок сейчас просит о другом. Перечитайте его последние слова.
learn-chapter-done = Отлично: эта глава пройдена.
learn-move = { $notation }

## Hints of puzzles

learn-hint-rule = Что здесь позволяет правило { $rule }?
learn-hint-thing = Начать стоит вот с чего: { $thing }.

## Puzzles that were found by search

learn-mined-title = { $by }
learn-mined-victory-win = Победите в этот ход, и наверняка.
learn-mined-victory-chance = Победите в этот ход: найдите путь, который удаётся чаще всего.
learn-mined-fall-win = Эту цель надо уничтожить в этот ход, и наверняка: { $thing }.
learn-mined-fall-chance = Эту цель надо уничтожить в этот ход: { $thing }. Найдите путь, который удаётся чаще всего.
learn-mined-site-win = Возьмите эту локацию под полный контроль в этот ход, и наверняка: { $thing }.
learn-mined-site-chance = Возьмите эту локацию под полный контроль в этот ход: { $thing }. Найдите путь, который удаётся чаще всего.
learn-mined-quest-win = Выполните это задание в этот ход, и наверняка: { $thing }.
learn-mined-quest-chance = Выполните это задание в этот ход: { $thing }. Найдите путь, который удаётся чаще всего.
learn-mined-keep-save = Спасите своих, и наверняка: удар не должен стоить вам никого.
learn-mined-keep-chance = Спасите своих: найдите путь, который удаётся чаще всего.
learn-mined-why-win = Больше ничего верного нет: следующее по силе начало удаётся в { $second } % случаев, ход наугад — в { $luck } %. Просчитано позиций: { $states }.
learn-mined-why-chance = Этот путь удаётся в { $best } % случаев, следующее по силе начало — в { $second } %, ход наугад — в { $luck } %. Просчитано позиций: { $states }.
learn-mined-why-save = Наверняка спасает только это: следующее по силе начало — в { $second } % случаев, ход наугад — в { $luck } %. Просчитано позиций: { $states }.
learn-mined-tempting = То, что напрашивается сразу, удаётся в { $percent } % случаев.
