# Що каже командний рядок.

hall-welcome = Ласкаво просимо до Warhall. У що зіграємо?
hall-which = Номер або назва гри:
hall-none = Такої гри немає. Введіть номер або назву зі списку.
hall-who = { $seat }: хто грає? ({ $choices }; Enter: { $usual })
hall-nobody = Виберіть одне з: { $choices }.
game-line = { $id }: { $title } (гравців: { $players })
game-workshop = Це збирають, а не вибирають: { $options }.
game-choice = { $number }. { $title } (гравців: { $players })

your-move = { $seat }>
press-enter = Натисніть Enter, щоб продовжити.
hand-over = { $seat }, ваша черга. Нехай інші відвернуться, потім натисніть Enter.
agree = Щоб повернути більше, потрібна згода інших. Вони згодні? (так/ні)
word-yes = так
die-shows = Киньте кубик із числом граней { $sides }. Що випало?
die-must = На такому кубику випадає число від 1 до { $sides }.

more-options = … і ще { $count }; команда «options» покаже всі.
not-understood = Не розумію: «{ $text }». Введіть номер, дію або help.
no-option = Варіанта { $number } немає: у списку їх { $count }.
possible-instead = Натомість можна: { $options }.
asked-now = Зараз вирішується ось що: { $question }
allowed = Це дозволено.
undone = { $count ->
    [one] Повернуто { $count } дію.
    [few] Повернуто { $count } дії.
   *[many] Повернуто { $count } дій.
}
nothing-to-undo = Вам нічого повертати.
undo-refused = Тоді гра йде далі як є.
saved = Гру збережено у { $file }.
which-file = Назвіть файл: save ФАЙЛ
no-rule = Немає правила, у якому є всі ці слова.
rulings = Рішення: { $chapter }
speaks = Далі говоримо українською.
log-empty = Поки нічого не сталося.
bot-failed = { $seat }: бот дав збій ({ $fault }), вибір зроблено за нього.
replayed = { $count ->
    [one] Відтворено { $count } дію, усі стани збіглися із записом.
    [few] Відтворено { $count } дії, усі стани збіглися із записом.
   *[many] Відтворено { $count } дій, усі стани збіглися із записом.
}
position-sound = { $file }: правильна позиція гри «{ $title }».
content-none = { $game }: файлів контенту немає, перевіряти нічого.
content-sound = { $game }: контент у порядку ({ $digest }).
pack-sound = { $file }: набір { $pack } { $version } для { $game } у порядку ({ $digest }).
pack-example = { $file }: робочий набір для { $game }. Змінюйте його як завгодно й пробуйте з --pack { $file }.
diff-same = Відмінностей немає.
diff-added = { $file }: { $thing } — нове.
diff-gone = { $file }: { $thing } більше немає.
diff-changed = { $file }: { $thing } — змінено.
diff-play = Випадкові партії, де це під рукою: позицій { $positions }, нові дії з’явилися в { $gained }, якісь зникли в { $lost }, можливі лише з одним із наборів { $impossible }.
diff-taught = Уроки й задачі: позицій { $positions }, нові дії з’явилися в { $gained }, якісь зникли в { $lost }, можливі лише з одним із наборів { $impossible }.
goodbye = До зустрічі. Гру не завершено.
input-ended = Введення закінчилося раніше, ніж гра.

help-play = Введіть номер варіанта або дію так, як вона стоїть у списку.
help-why = why ДІЯ         чому дія заборонена й за яким правилом
help-undo = undo            повернути свою останню дію
help-save = save ФАЙЛ       зберегти гру; «warhall play --record ФАЙЛ» продовжить її
help-rules = rules [СЛОВА]   показати правила за номером або за словами
help-lang = lang en|ru|uk   змінити мову
help-log = log             що сталося досі
help-describe = describe        позиція словами
help-options = options         дошка й усі варіанти
help-help = help            цей список
help-quit = quit            встати з-за столу

proof-running = Виконуються тести { $game } …
proof-tests = { $game }: тестів пройдено { $passed }, не пройдено { $failed }.
proof-rules = Правил із пройденим тестом: { $proved } з { $all }.
proof-cases = Розібраних випадків із пройденим тестом: { $proved } з { $all }.
proof-cards = Карт із пройденим тестом: { $proved } з { $all }.
proof-missing = Не доведено: { $ids }.
proof-untestable = { $id } перевірити не можна: { $reason }
proof-unknown = Тести називають те, чого немає: { $ids }.
proof-failed = Не пройдено: { $test }

balance-games = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, рішень у кожній: { $decisions }.
balance-seat = місце
balance-bot = бот
balance-won = перемоги
balance-shared = нічиї
balance-lost = поразки
balance-rate = частка перемог
balance-interval = інтервал 95 %
balance-endings = Чим закінчилися: { $endings }.
balance-drawn = { $games ->
    [one] { $games } партія закінчилася спільною нічиєю.
    [few] { $games } партії закінчилися спільною нічиєю.
   *[many] { $games } партій закінчилися спільною нічиєю.
}
balance-cap = { $games ->
    [one] { $games } партія не мала кінця, і її перервано (її ніхто не виграв): { $numbers }.
    [few] { $games } партії не мали кінця, і їх перервано (їх ніхто не виграв): { $numbers }.
   *[many] { $games } партій не мали кінця, і їх перервано (їх ніхто не виграв): { $numbers }.
}
balance-standstill = { $games ->
    [one] У { $games } партії довго нічого не змінювалося: { $numbers }.
   *[many] У { $games } партіях довго нічого не змінювалося: { $numbers }.
}
balance-test-high = Перевірка на рівні 5 % вирішила, зіграно партій: { $games }. { $bot } виграє радше { $high }, ніж { $low }.
balance-test-low = Перевірка на рівні 5 % вирішила, зіграно партій: { $games }. { $bot } виграє радше { $low }, ніж { $high }.
balance-test-open = Зіграно партій: { $games }. Перевірка на рівні 5 % ще не може сказати, чи виграє { $bot } { $low }, чи { $high }.
balance-per-decision = рішення
balance-longest-decision = найдовше
balance-per-turn = хід
balance-longest-turn = найдовше
balance-seconds = { $seconds } с

arena-playing = { $game }
arena-rating = рейтинг
arena-deviation = відхилення
arena-not-measured = не виміряно, так прийнято
arena-meeting = { $shares } ({ $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
})
arena-order = Згори донизу: { $bots }
arena-broken = Партій, перерваних через помилку в правилах: { $count }.
arena-fault = Бот не зробив того, що мусить, і за нього вибрав випадок; усього разів: { $count }.
arena-where = партія { $number }, рішення { $decision }: { $said }
arena-interrupted = Перервано. Зіграно партій: { $games }.
arena-goes-on = Та сама команда продовжить із файлом { $file }.
arena-not-kept = З --out вони б збереглися.

tune-found = Спостережень: { $samples }, партій: { $games }.
tune-foreseen = У відкладених спостереженнях переможця передбачено у { $now } % випадків (з нинішніми вагами: { $before } %).

analyse-running = Розбір партії
analyse-head = { $game }: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}, позицій переглянуто для кожного вибору: { $looks }. Пункти шансу на перемогу:
analyse-seat = місце
analyse-player = гравець
analyse-own = свої рішення
analyse-others = чужі рішення
analyse-luck = удача
analyse-total = разом
analyse-play = гра
analyse-choices = рішення
analyse-inaccurate-count = неточності
analyse-mistakes = помилки
analyse-blunders = грубі помилки
analyse-open = Шанси на перемогу з відкритими картами:
analyse-known = Шанси на перемогу, якими їх могло знати кожне місце:
analyse-turning = Переломні моменти:
analyse-no-turning = Перелому не було: партія вирішилася поступово.
analyse-by-choice = крок { $step }, { $seat }: { $change } через рішення
analyse-by-luck = крок { $step }, { $seat }: { $change } через удачу
analyse-wrong = Рішення, які чогось коштували:
analyse-none-wrong = Жодне рішення не було напевно гіршим за інше.
analyse-inaccurate = крок { $step }, { $seat }: неточність ({ $loss }): { $played }; краще: { $better } ({ $chance })
analyse-mistake = крок { $step }, { $seat }: помилка ({ $loss }): { $played }; краще: { $better } ({ $chance })
analyse-blunder = крок { $step }, { $seat }: груба помилка ({ $loss }): { $played }; краще: { $better } ({ $chance })


lesson-line = { $game }: { $title } (розділів: { $chapters }, хвилин: { $minutes })
lesson-chapter = Розділ { $number } з { $count }: { $title }
lesson-read = [Enter: далі, back: назад, repeat: розділ спочатку, quit: вийти]
lesson-do = Ваш хід [номер або дія; show: показати, back: назад, repeat: розділ спочатку, quit: вийти]:
lesson-try = Спробуйте: { $task } (наберіть: { $notation })
lesson-show = Наберіть: { $notation }
lesson-first = Спершу зробіть те, про що просить учитель; «show» підкаже, що набрати.
lesson-only-enter = Учитель ще говорить: натисніть Enter, і буде ваша черга.
lesson-back = Крок назад.
lesson-left = До наступного разу.
puzzle-mined = З партії ботів № { $number }.
puzzle-attempt = Спроба { $number } з { $count }
puzzle-move = Ваш хід [номер або дія; hint: підказка, again: спочатку, judge: оцінити, show: відповідь, quit: вийти]:
puzzle-chance = Цей шлях удається в { $percent } % випадків.
puzzle-solved = Розв’язано.
puzzle-way = Ось як це робиться.
puzzle-found = { $id }: { $best } %, навмання { $luck } %
puzzles-found = Знайдено задач: { $count }.
