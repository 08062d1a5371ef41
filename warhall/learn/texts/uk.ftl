## What every lesson says

learn-not-now = Так можна, але урок зараз просить про інше. Перечитайте його останні слова.
learn-chapter-done = Чудово: цей розділ пройдено.
learn-move = { $notation }

## Hints of puzzles

learn-hint-rule = Що тут дозволяє правило { $rule }?
learn-hint-thing = Почати варто ось із чого: { $thing }.

## Puzzles that were found by search

learn-mined-title = { $by }
learn-mined-victory-win = Переможіть цього ходу, і напевно.
learn-mined-victory-chance = Переможіть цього ходу: знайдіть шлях, який вдається найчастіше.
learn-mined-fall-win = Цю ціль треба знищити цього ходу, і напевно: { $thing }.
learn-mined-fall-chance = Цю ціль треба знищити цього ходу: { $thing }. Знайдіть шлях, який вдається найчастіше.
learn-mined-site-win = Візьміть цю локацію під повний контроль цього ходу, і напевно: { $thing }.
learn-mined-site-chance = Візьміть цю локацію під повний контроль цього ходу: { $thing }. Знайдіть шлях, який вдається найчастіше.
learn-mined-quest-win = Виконайте це завдання цього ходу, і напевно: { $thing }.
learn-mined-quest-chance = Виконайте це завдання цього ходу: { $thing }. Знайдіть шлях, який вдається найчастіше.
learn-mined-keep-save = Врятуйте своїх, і напевно: удар не має коштувати вам нікого.
learn-mined-keep-chance = Врятуйте своїх: знайдіть шлях, який вдається найчастіше.
learn-mined-why-win = Більше нічого певного немає: наступний за силою початок вдається у { $second } % випадків, хід навмання — у { $luck } %. Прораховано позицій: { $states }.
learn-mined-why-chance = Цей шлях вдається у { $best } % випадків, наступний за силою початок — у { $second } %, хід навмання — у { $luck } %. Прораховано позицій: { $states }.
learn-mined-why-save = Напевно рятує лише це: наступний за силою початок — у { $second } % випадків, хід навмання — у { $luck } %. Прораховано позицій: { $states }.
learn-mined-tempting = Те, що спадає на думку першим, вдається у { $percent } % випадків.
