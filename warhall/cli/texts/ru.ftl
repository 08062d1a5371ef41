# Что говорит командная строка.

hall-welcome = Добро пожаловать в Warhall. Во что сыграем?
hall-which = Номер или название игры:
hall-none = Такой игры нет. Введите номер или название из списка.
hall-who = { $seat }: кто играет? ({ $choices }; Enter: { $usual })
hall-nobody = Выберите одно из: { $choices }.
game-line = { $id }: { $title } (игроков: { $players })
game-workshop = Это собирают, а не выбирают: { $options }.
game-choice = { $number }. { $title } (игроков: { $players })

your-move = { $seat }>
press-enter = Нажмите Enter, чтобы продолжить.
hand-over = { $seat }, ваша очередь. Пусть остальные отвернутся, затем нажмите Enter.
agree = Чтобы вернуть больше, нужно согласие остальных. Они согласны? (да/нет)
word-yes = да
die-shows = Бросьте кубик с числом граней { $sides }. Что выпало?
die-must = На таком кубике выпадает число от 1 до { $sides }.

more-options = … и ещё { $count }; команда «options» покажет все.
not-understood = Не понимаю: «{ $text }». Введите номер, действие или help.
no-option = Варианта { $number } нет: в списке их { $count }.
possible-instead = Вместо этого можно: { $options }.
asked-now = Сейчас решается вот что: { $question }
allowed = Это разрешено.
undone = { $count ->
    [one] Возвращено { $count } действие.
    [few] Возвращено { $count } действия.
   *[many] Возвращено { $count } действий.
}
nothing-to-undo = Вам нечего вернуть.
undo-refused = Тогда игра идёт дальше как есть.
saved = Игра сохранена в { $file }.
which-file = Назовите файл: save ФАЙЛ
no-rule = Нет правила, в котором есть все эти слова.
rulings = Решения: { $chapter }
speaks = Дальше говорим по-русски.
log-empty = Пока ничего не произошло.
bot-failed = { $seat }: бот дал сбой ({ $fault }), выбор сделан за него.
replayed = { $count ->
    [one] Воспроизведено { $count } действие, все состояния совпали с записью.
    [few] Воспроизведено { $count } действия, все состояния совпали с записью.
   *[many] Воспроизведено { $count } действий, все состояния совпали с записью.
}
position-sound = { $file }: верная позиция игры «{ $title }».
content-none = { $game }: файлов контента нет, проверять нечего.
content-sound = { $game }: контент в порядке ({ $digest }).
pack-sound = { $file }: набор { $pack } { $version } для { $game } в порядке ({ $digest }).
pack-example = { $file }: рабочий набор для { $game }. Меняйте его как угодно и пробуйте с --pack { $file }.
diff-same = Отличий нет.
diff-added = { $file }: { $thing } — новое.
diff-gone = { $file }: { $thing } больше нет.
diff-changed = { $file }: { $thing } — изменено.
diff-play = Случайные партии, где это под рукой: позиций { $positions }, новые действия появились в { $gained }, какие-то исчезли в { $lost }, возможны только с одним из наборов { $impossible }.
diff-taught = Уроки и задачи: позиций { $positions }, новые действия появились в { $gained }, какие-то исчезли в { $lost }, возможны только с одним из наборов { $impossible }.
goodbye = До встречи. Игра не окончена.
input-ended = Ввод закончился раньше, чем игра.

help-play = Введите номер варианта или действие так, как оно стоит в списке.
help-why = why ДЕЙСТВИЕ    почему действие запрещено и по какому правилу
help-undo = undo            вернуть своё последнее действие
help-save = save ФАЙЛ       сохранить игру; «warhall play --record ФАЙЛ» продолжит её
help-rules = rules [СЛОВА]   показать правила по номеру или по словам
help-lang = lang en|ru|uk   сменить язык
help-log = log             что произошло до сих пор
help-describe = describe        позиция словами
help-options = options         доска и все варианты
help-help = help            этот список
help-quit = quit            встать из-за стола

proof-running = Идут тесты { $game } …
proof-tests = { $game }: тестов пройдено { $passed }, не пройдено { $failed }.
proof-rules = Правил с пройденным тестом: { $proved } из { $all }.
proof-cases = Разобранных случаев с пройденным тестом: { $proved } из { $all }.
proof-cards = Карт с пройденным тестом: { $proved } из { $all }.
proof-missing = Не доказано: { $ids }.
proof-untestable = { $id } проверить нельзя: { $reason }
proof-unknown = Тесты называют то, чего нет: { $ids }.
proof-failed = Не пройден: { $test }

balance-games = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, решений в каждой: { $decisions }.
balance-seat = место
balance-bot = бот
balance-won = победы
balance-shared = ничьи
balance-lost = поражения
balance-rate = доля побед
balance-interval = интервал 95 %
balance-endings = Чем закончились: { $endings }.
balance-drawn = { $games ->
    [one] { $games } партия закончилась общей ничьей.
    [few] { $games } партии закончились общей ничьей.
   *[many] { $games } партий закончились общей ничьей.
}
balance-cap = { $games ->
    [one] { $games } партия не имела конца и была прервана (её никто не выиграл): { $numbers }.
    [few] { $games } партии не имели конца и были прерваны (их никто не выиграл): { $numbers }.
   *[many] { $games } партий не имели конца и были прерваны (их никто не выиграл): { $numbers }.
}
balance-standstill = { $games ->
    [one] В { $games } партии долго ничего не менялось: { $numbers }.
   *[many] В { $games } партиях долго ничего не менялось: { $numbers }.
}
balance-test-high = Проверка на уровне 5 % решила, сыграно партий: { $games }. { $bot } выигрывает скорее { $high }, чем { $low }.
balance-test-low = Проверка на уровне 5 % решила, сыграно партий: { $games }. { $bot } выигрывает скорее { $low }, чем { $high }.
balance-test-open = Сыграно партий: { $games }. Проверка на уровне 5 % ещё не может сказать, выигрывает ли { $bot } { $low } или { $high }.
balance-per-decision = решение
balance-longest-decision = дольше всего
balance-per-turn = ход
balance-longest-turn = дольше всего
balance-seconds = { $seconds } с

arena-playing = { $game }
arena-rating = рейтинг
arena-deviation = отклонение
arena-not-measured = не измерено, так принято
arena-meeting = { $shares } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
})
arena-order = Сверху вниз: { $bots }
arena-broken = Партий, прерванных из-за ошибки в правилах: { $count }.
arena-fault = Бот не сделал того, что обязан, и за него выбрал случай; всего раз: { $count }.
arena-where = партия { $number }, решение { $decision }: { $said }
arena-interrupted = Прервано. Сыграно партий: { $games }.
arena-goes-on = Та же команда продолжит с файлом { $file }.
arena-not-kept = С --out они бы сохранились.

tune-found = Наблюдений: { $samples }, партий: { $games }.
tune-foreseen = В отложенных наблюдениях победитель предсказан в { $now } % случаев (с нынешними весами: { $before } %).

analyse-running = Разбор партии
analyse-head = { $game }: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, позиций просмотрено для каждого выбора: { $looks }. Пункты шанса на победу:
analyse-seat = место
analyse-player = игрок
analyse-own = свои решения
analyse-others = чужие решения
analyse-luck = удача
analyse-total = вместе
analyse-play = игра
analyse-choices = решения
analyse-inaccurate-count = неточности
analyse-mistakes = ошибки
analyse-blunders = грубые ошибки
analyse-open = Шансы на победу при открытых картах:
analyse-known = Шансы на победу, какими их могло знать каждое место:
analyse-turning = Переломные моменты:
analyse-no-turning = Перелома не было: партия решилась постепенно.
analyse-by-choice = шаг { $step }, { $seat }: { $change } из-за решения
analyse-by-luck = шаг { $step }, { $seat }: { $change } из-за удачи
analyse-wrong = Решения, которые чего-то стоили:
analyse-none-wrong = Ни одно решение не было заведомо хуже другого.
analyse-inaccurate = шаг { $step }, { $seat }: неточность ({ $loss }): { $played }; лучше: { $better } ({ $chance })
analyse-mistake = шаг { $step }, { $seat }: ошибка ({ $loss }): { $played }; лучше: { $better } ({ $chance })
analyse-blunder = шаг { $step }, { $seat }: грубая ошибка ({ $loss }): { $played }; лучше: { $better } ({ $chance })


lesson-line = { $game }: { $title } (глав: { $chapters }, минут: { $minutes })
lesson-chapter = Глава { $number } из { $count }: { $title }
lesson-read = [Enter: дальше, back: назад, repeat: главу сначала, quit: выйти]
lesson-do = Ваш ход [номер или действие; show: показать, back: назад, repeat: главу сначала, quit: выйти]:
lesson-try = Попробуйте: { $task } (наберите: { $notation })
lesson-show = Наберите: { $notation }
lesson-first = Сначала сделайте то, о чём просит учитель; «show» подскажет, что набрать.
lesson-only-enter = Учитель ещё говорит: нажмите Enter, и будет ваша очередь.
lesson-back = Шаг назад.
lesson-left = До следующего раза.
puzzle-mined = Из партии ботов № { $number }.
puzzle-attempt = Попытка { $number } из { $count }
puzzle-move = Ваш ход [номер или действие; hint: подсказка, again: сначала, judge: оценить, show: ответ, quit: выйти]:
puzzle-chance = Этот путь удаётся в { $percent } % случаев.
puzzle-solved = Решено.
puzzle-way = Вот как это делается.
puzzle-found = { $id }: { $best } %, наугад { $luck } %
puzzles-found = Найдено задач: { $count }.
