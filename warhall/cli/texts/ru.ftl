# Что говорит командная строка.

hall-welcome = Добро пожаловать в Warhall. Во что сыграем?
hall-which = Номер или имя игры:
hall-none = Такой игры нет. Введите номер или имя из списка.
hall-who = Кто играет за { $seat }? ({ $choices }; Enter: { $usual })
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
balance-interval = интервал 95 %
balance-endings = Чем закончились: { $endings }.

lesson-line = { $game }: { $title } (глав: { $chapters }, минут: { $minutes })
lesson-chapter = Глава { $number } из { $count }: { $title }
lesson-read = [Enter: дальше, back: назад, repeat: главу сначала, quit: выйти]
lesson-do = Ваш ход [номер или действие; show: показать, back: назад, repeat: главу сначала, quit: выйти]:
lesson-try = Попробуйте: { $task } (наберите: { $notation })
lesson-show = Наберите: { $notation }
lesson-first = Сначала сделайте то, о чём просит учитель; «show» подскажет, что набрать.
lesson-back = Шаг назад.
lesson-left = До следующего раза.
puzzle-attempt = Попытка { $number } из { $count }
puzzle-move = Ваш ход [номер или действие; hint: подсказка, again: сначала, judge: оценить, show: ответ, quit: выйти]:
puzzle-chance = Этот путь удаётся в { $percent } % случаев.
puzzle-solved = Решено.
puzzle-way = Вот как это делается.
puzzle-found = { $id }: { $best } %, наугад { $luck } %
puzzles-found = Найдено задач: { $count }.
