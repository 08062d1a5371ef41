# Что говорит сам клиент. Игры приносят свои сообщения с сервера.

## Страница
skip = К содержанию
close = Закрыть
cancel = Отмена
loading = Минуту
you = вы
nav-label = Разделы
nav-hall = Зал
nav-learn = Учиться
nav-tables = Столы
nav-replays = Записи
nav-rules = Правила
nav-settings = Настройки
nav-account = Кто вы
theme-to-day = Дневная тема
theme-to-night = Ночная тема
lost-page = Такой комнаты нет
lost-page-text = Этот адрес никуда не ведёт. До зала один шаг.
offline-title = Зал не отвечает
offline-text = Сервер не запущен, или связь с ним прервана.

## Зал
hall-title = Пять столов. Все правила соблюдены и объяснены.
hall-lead = Садитесь с друзьями или с ботом. Если игра говорит «нет», она называет правило и причину.
hall-five = Пять столов
game-tyrants = Тираны Подземья
game-tyrants-blurb = Колоды и интриги великих домов дроу.
game-fantasy_commander = Fantasy Commander
game-fantasy_commander-blurb = Битвы на гексах по тайным цветным приказам.
game-dungeon_command = Dungeon Command
game-dungeon_command-blurb = Схватка карт и нервов, без единого кубика.
game-dnd_miniatures = D&D Miniatures
game-dnd_miniatures-blurb = Отряды, двадцатигранники и свободные атаки.
game-dungeoneer = Подземелье
game-dungeoneer-blurb = Герои идут по пустыне, которую вы сами выкладываете из карт.
game-length = { $players } · { $minutes } мин
game-open = открыто: { $count }
game-not-yet = пока не играется
cut-blingdenstone = Блингденстоун
cut-menzoberranzan = Мензоберранзан
cut-mantol-derith = Мантол-Дерит
cut-everfire = Вечное Пламя
cut-salt-flats = Тропа через солончак
cut-anrak = Руины Анрака
cut-dragon-graveyard = Кладбище драконов
cut-citadel = Цитадель Властелина
cut-ashen-road = Пепельная дорога
play = Играть
play-named = Играть: { $game }
play-more = Настроить партию
play-more-named = Настроить партию: { $game }
quick-title = Играть сейчас
quick-game = Игра
quick-with = против
sit-down = За стол
sit = Сесть
go-there = Туда
watch = Смотреть
open-table = Открыть стол
bot-script = играет по сценарию
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-beginner = Бот-новичок
bot-easy = Лёгкий бот
bot-normal = Средний бот
bot-hard = Сильный бот
bot-master = Бот-мастер
waiting-title = Ждут вас
waiting-decide = Ваше решение
waiting-them = { $count ->
    [one] Решает
   *[other] Решают
}: { $names }
waiting-aside = Нельзя продолжить
waiting-open = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
waiting-seats = Ждём игроков
waiting-thinking = Не ваш ход
waiting-moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
waiting-left = осталось { $left }
waiting-asks = { $name } зовёт вас сыграть
waiting-none = Ваших решений пока не ждут
waiting-none-text = Сядьте за стол, и ваши игры появятся здесь.
tables-open = Открытые столы
tables-none = Здесь пока никого
tables-none-text = Откройте стол или посадите бота на другое место.
tables-all = Все игры
tables-which = Какие игры показать
join-link = Ссылка или номер стола
join = Войти
col-game = Игра
col-host = Хозяин
col-seats = Места
col-clock = Часы
col-do = Действие
seats-taken = занято мест: { $taken } из { $all }
clock-none-short = нет
progress-title = Идут игры
progress-live =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
progress-none = Открытых партий сейчас нет.
progress-all = Все идущие игры
progress-over = Только что закончились
progress-warm-up = Для разминки

## Новый стол
create-title = Открыть стол
create-seat = Место { $seat }
create-name = Имя за этим столом
create-shared = Вас несколько у одного экрана: его передают, а карты остаются закрытыми.
create-private = Закрытый стол: только по ссылке
create-by-host = Начать по моей команде
create-serious = Всерьёз: без подсказок и шансов
serious-game = Игра всерьёз
serious-short = без подсказок
create-workshop = Чтобы собрать своё:
create-finer = Тонкости
create-army = Армия
create-army-ready = Готовый список
create-map = Карта из мастерской
create-map-laid = Выложить за столом
create-warband = Отряд
create-warband-pack = Набор как есть
clock-none = Без часов, хоть несколько дней
clock-quick = 10 минут и ещё 5 секунд за решение
clock-calm = 30 минут и ещё 15 секунд за решение
clock-day = 1 день на каждое решение
clock-days = 3 дня на каждое решение
clock-own = { $initial } + { $more } за решение
clock-own-each = { $initial } на каждое решение
clock-left-days = { $days } д. { $hours } ч.
clock-of = { $seat }, осталось времени: { $left }
clock-zero = У кого время вышло, тот проиграл.
clock-zero-many = У кого время вышло, тот выбывает: за него доиграет бот, пока за столом остаются люди.
seat-me = Я
seat-open = Открыто для всех
seat-invited = По приглашению
seat-asked = Для игрока { $name }
challenge = Позвать
challenge-name = Позвать на партию: { $name }
challenge-title = Вас зовут сыграть
challenge-asks = { $name } зовёт вас сыграть: { $game }.
challenge-look = Посмотреть
challenge-later = Позже

## Перед началом
room-full = Все места заняты.
room-watch = Все места заняты; вы можете смотреть.
room-open-for = { $minutes ->
    [0] Стол только что открыт.
    [one] Стол открыт { $minutes } минуту.
    [few] Стол открыт { $minutes } минуты.
   *[other] Стол открыт { $minutes } минут.
}
room-start-waits = Начать: занято мест { $taken } из { $all }
room-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
room-yours = За вами
room-sit = Есть свободное место. Сядете?
room-invite-or-bot = Пригласите кого-нибудь или отдайте место боту.
room-or-bot = Или пусть сядет бот
room-other-bot = Другой бот вместо этого
room-rename = Сменить имя за этим столом
room-rules = Взгляд на правила
room-bot = Посадить: { $bot }
room-start = Начать
room-leave = Встать
room-close = Закрыть стол
room-closed = Этот стол закрыли
room-by-host = Игру начинает хозяин стола.
room-when-full = Игра начнётся сама, как только займут все места.
room-map = Карта игры «{ $game }» перед началом
room-lots = Всё, что решает жребий, определится, когда игра начнётся.
room-nobody = свободно
room-agreed = Во что играем
room-change = Изменить
room-change-title = Во что сыграем вместо этого?
room-change-until = Менять можно, пока никто не сел за стол.
room-built = Из мастерской
room-hints = Подсказки
room-hints-allowed = разрешены
room-hints-rated = Партия с подсказкой в рейтинг не засчитывается.
room-watchers = Кто может смотреть
room-watchers-all = все
room-watchers-link = только по ссылке
built-armies = армии
built-decks = колоды тактик
built-ground = карта
built-elements = рельеф
built-warbands = отряды
copy-link = Скопировать ссылку
copy-invitation = Скопировать приглашение
copied = Скопировано
table-barred = Этот стол нельзя показать

## За столом
bar-live =
    { $watchers ->
        [0] На связи
       *[other] На связи · зрителей: { $watchers }
    }
bar-over =
    { $watchers ->
        [0] Игра окончена
       *[other] Игра окончена · зрителей: { $watchers }
    }
bar-down = Связи нет
phases-label = Фазы хода
tab-map = Карта
tab-seats = Места
tabs-label = Части стола
hand-title = Рука
seat-figures = { $seat }: показатели
seat-decides = решает
seat-away = нет рядом
prompt-yours = Ваше решение
prompt-plan = План: пока ничего не сыграно
prompt-thinks = думает { $time }
prompt-waiting = Не ваш ход
prompt-decides =
    { $count ->
        [0] Игра продолжается.
        [one] Решение за игроком: { $seats }.
       *[other] Решение за игроками: { $seats }.
    }
prompt-lit = подсвечено: { $count }
prompt-sent = отправлено
prompt-moves = { $count ->
    [one] Ещё { $count } ход
    [few] Ещё { $count } хода
   *[many] Ещё { $count } ходов
  }
prompt-skip = Показать всё
prompt-notation = Введите действие
prompt-passes = Пас автоматически
prompt-hold = Подождать
undo = Отменить
undo-ask = Попросить отмену
undo-needs-consent = Дальше нужно согласие других: что-то выпало, открылось или решено.
plan-start = Составить план
plan-commit = Сыграть план
plan-drop = Бросить план
barrier-chance = Здесь падают кубики: сыграйте план, чтобы узнать.
barrier-hidden = Здесь открывается скрытое: сыграйте план, чтобы узнать.
barrier-other-seat = Здесь решает другой игрок.
barrier-over = Здесь игра заканчивается.
offer-title-draw = Предложена ничья
offer-title-undo = Просьба об отмене
offer-draw = { $seat }: предлагается ничья.
offer-own-draw = Вы предлагаете ничью; нужно согласие остальных.
offer-undo = { $count ->
    [one] { $seat }: просьба отменить { $count } последнее действие.
    [few] { $seat }: просьба отменить { $count } последних действия.
   *[other] { $seat }: просьба отменить { $count } последних действий.
}
offer-own-undo = { $count ->
    [one] Вы просите отменить { $count } последнее действие; нужно согласие остальных.
    [few] Вы просите отменить { $count } последних действия; нужно согласие остальных.
   *[other] Вы просите отменить { $count } последних действий; нужно согласие остальных.
}
offer-accept-draw = Согласиться на ничью
offer-decline-draw = Играть дальше
offer-accept-undo = Разрешить отмену
offer-decline-undo = Оставить как есть
offer-withdraw = Отозвать
draw-offer = Предложить ничью
resign = Сдаться
resign-sure = Точно сдаться
pass-until = Пасовать, пока…
pass-window-until = { $window }: пасовать, пока…
pass-once = не спросят в следующий раз
pass-other = не спросят о другом
pass-end = не кончится игра
pass-note = Если правило требует выбора, вас всё равно спросят.
pass-set = Пасую
pass-break = Больше не пасовать
why-title = Сейчас нельзя
why-allowed-title = Это можно
why-allowed = { $action }.
why-instead = Вместо этого можно: { $options }.
why-nothing = То, о чём сейчас спрашивают, этого не касается.
handover-pass = Передайте экран:
handover-covered = { $name }, ваши карты закрыты, пока вы не скажете.
handover-show = Я { $name }, показать мою руку
result-title = Чем кончилось
result-look = Посмотреть на доску
rematch = Ещё партию
watch-replay = Смотреть запись
over-resigned = { $seat }: сдача.
over-time = { $seat }: время вышло.
over-agreed = Ничья по соглашению.
over-abandoned = Стол оставлен.
over-rules = Игра окончена.
end-won = Вы победили
end-lost = Вы проиграли
end-shared = Вы разделили победу
end-drawn = Ничья
end-last = Последняя позиция
end-score = Счёт
end-place = Место
end-side = Сторона
end-total = Всего
end-your-place = Ваше место: { $place } из { $seats }
end-ahead = Отрыв { $by }, счёт { $own } : { $other } (второе место: { $seat })
end-behind = Отставание { $by }, счёт { $own } : { $other } (первое место: { $seat })
end-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
end-hours = { $hours } ч { $minutes } мин
end-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
end-share = Поделиться
end-moments = Шансы и ключевые моменты
end-points = пункты шанса для того, кто ходил
end-luck = удача, пункты
end-play = игра, лучшая 100
end-now = Что дальше
end-now-stronger = Соперник посильнее: { $level }
end-now-weaker = Соперник послабее: { $level }
end-now-choice = Самое дорогое решение: шаг { $step }, пункты шанса: { $points }
end-now-once-more = Решить заново
end-now-puzzle = Задача: { $title }
clock-spoken = Осталось секунд: { $seconds }.
menu-title = Меню стола
menu-replay = Посмотреть назад
menu-settings = Все настройки
log-title = Журнал
log-count = шаг { $count }
log-empty = Пока ничего не произошло.
log-taken-back = (отменено)
log-started = Игра начинается.
log-went-on = Партия продолжается с шага { $count } другой партии.
log-ruled = Правила или карты в зале изменились; партия продолжается по новым.
log-joined = За стол садится { $name }.
log-joined-bot = За стол садится бот.
log-repicked = Хозяин стола заново выбрал, во что играть.
log-left = Из-за стола встаёт { $name }.
log-undone =
    { $count ->
        [one] { $seat }: отменено { $count } действие.
        [few] { $seat }: отменены { $count } действия.
       *[many] { $seat }: отменено { $count } действий.
    }
log-offered-draw = { $seat }: предложена ничья.
log-offered-undo = { $seat }: просьба об отмене.
log-accepted = { $seat }: согласие.
log-declined = { $seat }: отказ.
log-resigned = { $seat }: сдача.
log-flagged = { $seat }: время вышло.
log-won = Победа: { $others }.
chat-title = Разговор
chat-open = Открыть разговор
chat-empty = Пока никто ничего не сказал.
chat-write = Скажите что-нибудь
chat-send = Отправить
chat-open-unread = { $count ->
    [one] Открыть разговор, { $count } новое сообщение
    [few] Открыть разговор, { $count } новых сообщения
   *[many] Открыть разговор, { $count } новых сообщений
}
chat-new = Новые: { $count }
chat-phrases = Быстрые фразы
chat-hidden = скрыто
chat-mute = Не читать
chat-unmute = Читать снова
chat-report = Пожаловаться
chat-report-what = Последние 20 строк получат те, кто ведёт зал
chat-reported = Жалоба принята
story-label = Журнал и разговор
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-sit-down = Присоединяйтесь!
phrase-first-game = Это моя первая партия, не судите строго
phrase-one-moment = Минутку, пожалуйста
phrase-nice-move = Отличный ход!
phrase-well-played = Хорошая игра!
phrase-thanks = Всем спасибо
phrase-must-go = Мне пора
phrase-not-this-time = В этот раз нет, спасибо
rematch-title = Ещё партия
rematch-offered = { $name } предлагает сыграть ещё раз. Сядете за стол?
rematch-passed = В этот раз вы пропускаете.
rematch-not-now = Не сейчас
seat-here = здесь
prompt-watching = Вы смотрите игру
settings-notify = Уведомления
settings-notify-text = Сообщать, что настал мой ход или кто-то сел за стол, пока я смотрю в другое место
settings-notify-blocked = Браузер это запрещает: разрешите уведомления для этой страницы в адресной строке.
room-waits = { $count ->
    [one] Не хватает ещё { $count } игрока.
    [few] Не хватает ещё { $count } игроков.
   *[many] Не хватает ещё { $count } игроков.
}
room-invite = Пригласите кого-нибудь
room-code = Ссылка в виде кода для камеры телефона
room-only-link = Закрытый стол: его открывает только эта ссылка.
room-first-comes = Место займёт тот, кто откроет её первым.
room-name = Ваше имя за этим столом
lost-title = Связь прервалась. Ваш последний ход сохранён.
lost-text = Новая попытка через { $seconds } с; стол ждёт.
lost-now = Сейчас
keys-title = Клавиши
key-option = выбрать вариант из вопроса
key-move = ходить по доске
key-lit = к следующему подсвеченному месту
key-list = доска списком
key-zoom = ближе, дальше, вся доска
key-pick = выбрать то, что в фокусе
key-back = шаг назад
key-type = ввести действие
key-prompt = к вопросу
key-board = к доске
key-log = к журналу
key-undo = отменить
key-chat = разговор
key-help = эта подсказка
four-stones = Фишек опущено
generic-options = Что вы можете сделать
generic-position = Позиция
board-tools = Инструменты доски
board-nearer = Ближе
board-further = Дальше
board-whole = Вся доска
board-list = Доска списком
board-list-of = { $board }: список
board-list-lit = Только подсвеченное ({ $count })
board-list-close = Закрыть список
card-cost = цена { $cost }
card-left = осталось: { $count }

## Правила
open-rule = Правило { $rule }
rule-title = Правило { $rule }
ruling-title = Решение { $rule }
rule-unknown = Правила { $rule } нет в каталоге.
rules-lead = Каждое правило с номером, разобранные случаи и все карты. Игра ссылается на них по ходу дела.
rules-search = Искать по слову или номеру
rules-chapter = Глава
rules-cases = Разобранные случаи
rules-rulings = Решения спорных случаев
rules-rulings-text = Как здесь играют там, где книга правил молчит или противоречит себе, и почему.
rules-cited = Упоминается в:
workshop = Мастерская
workshop-none = Мастерской нет
workshop-none-text = В этой игре ничего не собирают заранее: она начинается как есть.
workshop-legal = Правила это разрешают.
workshop-name = Название
workshop-save = Сохранить
workshop-saved = Сохранено: { $name }
workshop-kept = Сохранено в этом браузере
workshop-remove = Удалить
workshop-export = Сохранить в файл
workshop-import = Открыть файл
workshop-bad-file = В этом файле нет ничего для этого верстака.
workshop-against = Против кого
workshop-anybody = Кто сядет за стол
workshop-play = Играть
rules-cards = Карты
rules-open-book = Открыть всю книгу
rules-nothing = Нет правила с такими словами
rules-nothing-text = Попробуйте меньше слов.
cards-search = Имя, свойство или текст
cards-none = Листать нечего
cards-none-text = В этой игре нет карт.

## Записи
replay-eyes = Чьими глазами
replay-public = Что видят все
replay-share = Поделиться моментом
replay-branch = Играть отсюда
replay-record = Файл записи
replay-record-title = Запись
replay-controls = Просмотр
replay-step-label = Шаг
replay-step = Шаг { $step } из { $last }
replay-first = В начало
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-on = Шаг вперёд
replay-last = В конец
replay-turn-back = Ход назад
replay-turn-on = Ход вперёд
replay-speed = Скорость
replay-start = Начало
replay-none = Эту партию нельзя показать
replays-none = Ни одна партия ещё не закончена
replays-none-text = Здесь стоят сыгранные партии; с любого момента можно играть дальше.
record-drop = Перетащите сюда запись или выберите файл
record-drop-text = Запись — текстовый файл; он проверяется шаг за шагом.

## Настройки и имя
settings-language = Язык
settings-theme = Тема
theme-system = Как в системе
theme-night = Ночь
theme-day = День
settings-motion = Движение
motion-system = Как в системе
motion-none = Без движения
settings-pace = Ходы ботов
settings-pace-text = Один за другим, чтобы можно было уследить. Щелчок по полю или пробел покажет сразу всё.
pace-slow = Медленно
pace-normal = Обычно
pace-fast = Быстро
pace-at-once = Сразу
settings-text = Размер текста
settings-passing = Пасовать автоматически
settings-passing-text = Когда правила спрашивают, ответите ли вы, а ответить можно только пасом, пас делается за вас. В игре с людьми на это уходит от полутора до четырёх секунд, будто вы прочли и пасовали: никто не узнает, что у вас на руке.
settings-taps = Быстрые касания
settings-taps-text = Касание маленького места на поле действует сразу, без лупы
settings-scale = Размер доски
settings-sound = Звук
settings-sound-text = Тихий стук: ваш ход, действие, кубики, отказ, последние секунды ваших часов
settings-kept = Хранится только в этом браузере.
account-nobody = Пока никто
account-is-guest = Вы играете как гость. Этот браузер вас помнит; имя с паролем пустит вас откуда угодно.
account-is-claimed = Это имя ваше.
account-name = Имя
account-password = Пароль
account-rename = Как вас называть
account-rename-do = Взять это имя
account-renamed = Готово.
account-claim = Закрепить имя
account-claim-text = С паролем не короче 8 знаков его не займёт никто другой.
account-claim-do = Закрепить
account-claimed = Теперь это имя ваше.
account-login = У меня уже есть имя
account-login-do = Войти
account-welcome = С возвращением.
account-leave = Выйти
account-left = Вы снова незнакомец.

## Что может ответить сервер
fault-offline = Связь с сервером прервана.
fault-fault = На сервере что-то сломалось; это записано.
fault-page = Что-то сломалось на этой странице. Загрузите её заново.
fault-bad-request = Сервер не понял запроса.
fault-bad-notation = В этой игре нет такого действия.
fault-bad-options = С такими настройками игру не начать.
fault-bad-record = Этот файл не запись или не воспроизводится.
fault-record-line = Строка { $line }:
fault-bad-seats = С такими местами играть нельзя.
fault-no-token = Сначала назовитесь.
fault-bad-token = Сервер вас больше не узнаёт. Войдите снова.
fault-bad-login = Имя и пароль не подходят друг к другу.
fault-not-your-seat = Это не ваше место.
fault-not-host = Это может только хозяин стола.
fault-not-at-table = Это могут только сидящие за столом.
fault-hidden = Откроется, когда игра закончится.
fault-bad-key = Эта ссылка не открывает стол.
fault-no-such-game = Такой игры здесь нет.
fault-no-such-table = Такого стола нет, или он закрытый: тогда ссылка есть у хозяина стола.
fault-no-such-step = В партии нет такого шага.
fault-no-such-person = Такого имени или такой ссылки здесь ни у кого нет.
fault-stale = Тем временем игра ушла вперёд.
fault-refused = Правила этого не позволяют.
fault-not-now = Не сейчас.
fault-not-open = Игра уже началась.
fault-not-playing = Игра сейчас не идёт.
fault-not-over = Откроется, когда игра закончится.
fault-seat-taken = Там уже сидят.
fault-not-full = Есть ещё свободное место.
fault-name-taken = Это имя уже занято.
fault-already-claimed = У вас уже есть имя.
fault-needs-consent = Нужно согласие остальных.
fault-nothing-to-undo = Отменять нечего.
fault-no-such-offer = Предложения больше нет.
fault-busy = Слишком много сразу; попробуйте ещё раз.
fault-rules-changed = Эту партию играли по прежним правилам, их здесь больше нет.
fault-unreadable = Этот стол повреждён и отложен; хозяину зала об этом сообщено.
fault-no-database = Зал сейчас не может добраться до своих записей. Попробуйте ещё раз чуть позже.
fault-pack-gone = Эту партию играли с набором дополнений, которого здесь нет или который изменился.
fault-too-big = Это слишком большое.
fault-too-fast = Помедленнее, пожалуйста.
fault-too-many = У вас уже столько начато, сколько можно одному человеку. Сначала что-нибудь доиграйте или закройте.
fault-too-slow = Остаток запроса не пришёл. Попробуйте ещё раз.

## Tyrants of the Underdark
tyrants-unit = ПО
tyrants-barracks = Войска в казармах
tyrants-spies = Шпионы в казармах
tyrants-trophies = Трофеи
tyrants-inner-circle = Внутренний круг
tyrants-trophy-hall = Зал трофеев
tyrants-hand = Карты в руке
tyrants-deck = Колода
tyrants-discard = Стопка сброса
tyrants-set-up = Подготовка
tyrants-round = Раунд { $round }
tyrants-ending-troops = последний раунд: один из Домов разместил последнее войско
tyrants-ending-market = последний раунд: колода рынка пуста
tyrants-ended-troops = Конец настал, потому что один из Домов разместил последнее войско
tyrants-ended-market = Конец настал, потому что кончилась колода рынка
tyrants-stage-1 = Карты и действия
tyrants-stage-2 = Приближение
tyrants-stage-score = Очки
tyrants-stage-draw = Добор
tyrants-market = Рынок
tyrants-market-left = в колоде { $count }
tyrants-market-empty = Пустая клетка: колода рынка закончилась
tyrants-devoured =
    { $count ->
        [one] Поглощена { $count } карта
        [few] Поглощены { $count } карты
       *[many] Поглощено { $count } карт
    }
tyrants-devoured-pile = Поглощённые карты
tyrants-power = Могущество
tyrants-influence = Влияние
tyrants-pool-of = Ресурсы: { $who }
tyrants-your-hand = Ваша рука
tyrants-hand-empty = Рука пуста
tyrants-played = Разыграно в этом ходу
tyrants-pile-empty = Здесь ничего нет
tyrants-zones-of = Чьи зоны показать
tyrants-nobody-promoted = Здесь пока никого нет
tyrants-no-trophies = Трофеев пока нет
tyrants-points = Сейчас { $vp } ПО
tyrants-score-sites = локации
tyrants-score-total-control = полный контроль
tyrants-score-trophies = трофеи
tyrants-score-inner-circle = внутренний круг
tyrants-score-deck = колода
tyrants-score-tokens = жетоны
tyrants-values = { $deck } ПО в колоде, { $inner } во внутреннем круге
tyrants-map = Карта Подземья
tyrants-nobody = пусто
tyrants-white = белое войско
tyrants-space = { $space }: { $who }
tyrants-spy = { $place }: шпион, { $who }
tyrants-route = { $a } – { $b }
tyrants-vp = { $vp } ПО
tyrants-start = стартовая локация
tyrants-control = контроль: { $who }
tyrants-total-control = полный контроль: { $who }

## Fantasy Commander

fc-unit = ПО
fc-cost = очки
fc-units = Юнитов на поле
fc-slain = Стоимость уничтоженных врагов
fc-deck = Колода тактик
fc-discard = Сброс
fc-initiative = Инициатива
fc-sealed = приказы выданы
fc-army-points = Очки армии
fc-round = Раунд { $round } из { $limit }
fc-kind-scenario = Сценарий
fc-kind-epic = Эпическая битва
fc-kind-raid = Набег
fc-phase-set-up = Подготовка
fc-phase-command = Командование
fc-phase-active = Активация
fc-phase-end = Завершение
fc-details = Подробности
fc-battlefield = Поле битвы
fc-point = точка захвата
fc-building = Постройка
fc-building-damaged = Повреждённая постройка
fc-points = Точки захвата
fc-ground = Свободные гексы
fc-nobody = никого
how-to-win = Как победить
fc-scoring = За что очки
fc-strength = осталось { $left } из { $size }
fc-fatigue = усталость { $count }
fc-order = приказ: { $colour }
fc-order-hidden = приказ лицом вниз
fc-defends = в обороне
fc-weak = слабый юнит
fc-exhausted = истощение
fc-late = действует поздно
fc-left = Численность
fc-tired = Усталость
fc-your-reserve = Ваш резерв
fc-reserve-of = Резерв: { $side }
fc-yours-alone = видите только вы
fc-laid = выдано { $laid } из { $units }
fc-order-for = Приказ для: { $unit }
fc-take-back = Забрать назад
fc-drag = Нажмите цвет или перетащите его на любой свой юнит
fc-supply = Местность для карты
fc-bench = Юниты для расстановки
fc-order-dice = Кубики приказов
fc-order-dice-of = Кубики приказов: { $side }
fc-rerolls = осталось перебросов: { $count }
fc-activation = Порядок активации
fc-choices = Другие варианты
fc-tactics = Карты тактики
fc-top = Верх колоды
fc-on-top = Сверху: { $card }
fc-deck-left = в колоде: { $count }
fc-discarded = в сбросе: { $count }
fc-none = Здесь ничего нет
fc-attack-melee = Атака в ближнем бою
fc-attack-shot = Стрельба
fc-attack-magic = Магическая стрельба
fc-attack-card = Эффект карты
fc-last-dice = Последний бросок
fc-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
fc-die-blocked = заблокировано
fc-die-ignored = проигнорировано
fc-die-added = добавлено
fc-damage = Урон
fc-panic = Паника
fc-lost = Потери
fc-campaign = Миссия { $mission }
fc-tracks = Репутация { $reputation }, благосостояние { $prosperity }, припасы { $supplies }
fc-attack = Атака
fc-defence = Защита
fc-move = Ход–бег
fc-size = Размер
fc-health = Здоровье
fc-stamina = Выносливость
fc-ranged = Выстрел · даль
fc-magic = Магия · даль
fc-type-infantry = Пехота
fc-type-brute = Громила
fc-type-hero = Герой
fc-type-giant = Гигант
fc-card-normal = Тактика
fc-card-terrain = Местность
fc-card-curse = Проклятие
fc-card-star = Карта со звездой
fc-or-order = или её приказ: { $colour }
fc-over = лишних очков: { $points }
fc-copies = в колоде не больше { $count }
fc-of-points = из { $limit } очков
fc-unit-count = { $count -> 
    [one] { $count } юнит
    [few] { $count } юнита
   *[many] { $count } юнитов
 }
fc-deck-count = Колода тактик: { $cards } из { $size }
fc-star-count = карты со звездой: { $stars } из { $allowed }
fc-army-legal = Армия и её колода готовы к бою.
fc-map-legal = На этой карте можно играть.
fc-play-other-army = Армия противника
fc-play-map = Карта
fc-ready-list = Готовый список: { $faction }
fc-map-random = Случайная
fc-map-laid = Выложат оба за столом
fc-map-bench = Карта на верстаке
fc-faction = Фракция
fc-battle-size = Размер битвы
fc-limit = Предел очков
fc-take-ready = Взять готовый список
fc-clear = Очистить
fc-map = Карта
fc-map-laid-hexes = Выложенные гексы
fc-hexes-of = из { $most } гексов выложено
fc-map-hint = Нажимайте или ведите кистью; с клавиатуры: стрелки, Enter и 1–9 для выбора кисти.
fc-brush = Кисть
fc-build-what = Что строить
fc-build-army = Армия и колода
fc-build-map = Карта
fc-reputation = Репутация
fc-prosperity = Благосостояние
fc-supplies = Припасы
fc-settlement = Поселение
fc-roster = Состав войска
fc-rosters = Составы
fc-damaged = повреждено
fc-costs = цена в припасах: { $supplies }
fc-build = Построить
fc-repair = Починить
fc-promote = Повысить
fc-recover = Вернуть
fc-away = восстанавливается
fc-no-town-cards = Ещё ничего не построено.
fc-marks = опыт: { $count }
fc-mission-winner = Последняя миссия: { $side }
fc-raid-card = Набег: { $name }, сила { $strength }
fc-escalation = Карты эскалации
fc-report = Отчёт о миссии
fc-mustered = { $points } из { $limit } очков
fc-phase-settlement = Поселение

# Dungeon Command
key-pass = пасовать, когда можно ответить; показать сразу все ходы ботов
dc-battlefield = Поле боя
dc-squares = Свободные квадраты
dc-ground-normal = обычная местность
dc-ground-wall = стена
dc-ground-difficult = сложный рельеф
dc-ground-hazardous = опасная местность
dc-ground-obstacle = препятствие
dc-no-tile = плитки нет
dc-start-zone = стартовая зона: { $seat }
dc-circle = магический круг
dc-chest = закрытый сундук
dc-tokens = { $count ->
    [one] { $count } жетон сокровищ
    [few] { $count } жетона сокровищ
   *[other] { $count } жетонов сокровищ
 }
dc-treasure = Сокровища
dc-treasure-left = { $tokens ->
    [0] закрыто: { $closed }
   *[other] закрыто: { $closed }, можно взять: { $tokens }
 }
dc-life = { $left } из { $of }
dc-tapped = повёрнуто
dc-active = активно
dc-hidden = скрыто
dc-shifts = ходит сдвигом
dc-passes-walls = проходит сквозь стены
dc-venom = следующая рукопашная атака +{ $n }
dc-creature = Существо
dc-hp = Очки жизни
dc-melee = Рукопашная
dc-ranged = Дальняя
dc-speed = Скорость
dc-level-at = Уровень { $level } · { $square }
dc-level = Уровень
dc-size = Размер
dc-morale = Мораль
dc-leadership = Лидерство
dc-in-play = в игре { $used } из { $leadership }
dc-brief = лид. { $used }/{ $leadership }
dc-order-hand = Стартовый набор приказов
dc-creature-hand = Стартовый набор существ
dc-commander = Командир
dc-commanders = Командиры
dc-orders = Приказы
dc-creatures = Существа
dc-in-deck = в колоде { $count }
dc-orders-in-hand = Приказы в руке
dc-creatures-in-hand = Существа в руке
dc-order-deck = Колода приказов
dc-creature-deck = Колода существ
dc-team = Команда
dc-any-ability = любая
dc-short-Str = Сил
dc-short-Dex = Лов
dc-short-Con = Тел
dc-short-Int = Инт
dc-short-Wis = Мдр
dc-short-Cha = Хар
dc-type-standard = Обычное
dc-type-minor = Быстрое
dc-type-immediate = Немедленное
dc-round = Круг { $round } · { $seat }
dc-mode-standard = { $count ->
    [2] Поединок
   *[other] Каждый против всех
 }
dc-mode-first-game = Первая игра
dc-mode-teams = Командная игра
dc-stack = Стек
dc-top-first = Сначала верхнее
dc-announced = объявляется
dc-resolving = сейчас
dc-place = Место { $n } в стеке
dc-answers = ответ на { $n }
dc-may-respond = Может ответить: { $seat }
dc-decides = Решает { $seat }
dc-passes = { $seat } пасует, пока { $until }
dc-act-move = Перемещение
dc-act-sprint = Перемещение обычным действием
dc-act-attack-melee = Рукопашная атака
dc-act-attack-ranged = Дальняя атака
dc-act-dodge = Уклонение
dc-act-collect = Сбор сокровища
dc-act-hazard = Опасная местность
dc-act-return = Возвращение из укрытия
dc-hands = Руки и кладбища
dc-your-hand = ваша
dc-discard = сброс { $count }
dc-discard-of = Колода сброса: { $seat }
dc-pile-empty = Здесь пока ничего нет.
dc-nobody-fell = Пока никто не погиб.
dc-powers = Силы
dc-tiles = Плитки, которые можно положить
dc-turn-tile = Повернуть
dc-lay-where = Укажите место, где ляжет плитка.
workshop-one-more = Добавить: { $name }
workshop-one-less = Убрать: { $name }
dc-warband = Отряд
dc-part = Что выбирается
dc-command-and-tiles = Командир и плитки
dc-search = Название, вид или текст
dc-pack = Набор фракции
dc-all-packs = Все наборы
dc-begin-with = Начать с набора
dc-clear = Очистить
dc-none-found = Ничего не найдено
dc-none-found-text = Карт с такими словами нет. Попробуйте короче.
dc-tiles-of = Плитки
dc-no-commander = Командир не выбран
dc-no-tiles = плитки не выбраны
dc-levels = Существа по уровням
dc-of-creatures = существ, не меньше { $least }
dc-of-orders = карт приказов, не меньше { $least }
dc-warband-legal = Отряд собран по правилам.
dc-play-other = Отряд соперника
dc-play-field = Поле боя
dc-play-build = строят оба игрока
dc-play-face = Поверхность плиток
dc-face-dungeon = Подземелье
dc-face-outdoors = Под открытым небом
dc-sight-key = держать, чтобы видеть все линии видимости
dc-sight-clear = меткий выстрел
dc-sight-cover = укрытие: { $square }
dc-sight-blocked = не видно: мешает { $square }

# Dungeoneer
dg-glory = Слава
dg-peril = Риск
dg-health = Здоровье
dg-ap = Очки действия
dg-in-hand = Карт на руке
dg-out = вне игры
dg-quests = Задания
dg-quests-unit = { $count ->
    [one] задание
    [few] задания
   *[many] заданий
}
dg-quest = Задание
dg-quests-done = Выполненные задания
dg-brief = ♥︎ { $health }
dg-round = Раунд { $round } · { $seat }
dg-map-surface = Поле поверхности
dg-map-dungeon = Поле подземелья
dg-plane = Какой ярус показан
dg-plane-surface = Поверхность
dg-plane-dungeon = Подземелье
dg-heroes = Герои
dg-location = Локация
dg-locations = Локации
dg-empty-cell = пустая клетка: { $way ->
    [n] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее входа
    [s] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее входа
    [e] на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [w] на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
    [ne] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [nw] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
    [se] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [sw] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
   *[here] у входа
}
dg-cell = { $way ->
    [n] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее входа
    [s] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее входа
    [e] на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [w] на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
    [ne] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [nw] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } севернее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
    [se] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } восточнее входа
    [sw] на { $rows } { $rows ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } южнее и на { $columns } { $columns ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } западнее входа
   *[here] вход
}
dg-empty-cells = Пустые клетки
dg-worth = славы { $glory }, риска { $peril }
dg-exit-open = открыт
dg-exit-wall = стена
dg-exit-forced = взломан
dg-exit-blocked = блокирован, { $stat } { $vs }
dg-exit-trap = ловушка, { $stat } { $vs }
dg-life = здоровье { $now } из { $of }
dg-fallen = лежит
dg-token-of = жетон: { $quest }
dg-search = поиск
dg-test = { $what } { $value } + кубик против { $need }: { $chance } %
dg-gains = +{ $glory } славы, +{ $peril } риска
dg-not-new = не новая: без очков
dg-going-there = Если пойти туда
dg-leads-to = Портал ведёт сюда: { $place }.
dg-place-site = Место
dg-place-road = Дорога
dg-place-gloomy_road = Мрачная дорога
dg-place-room = Комната
dg-place-passage = Коридор
dg-place-gloomy_passage = Мрачный коридор
dg-entrance = Вход
dg-danger = Опасность: ловушки здесь сложнее на { $n }
dg-spikes = Шипы: { $stat } { $vs } или 1 рана
dg-pit = Яма: { $stat } { $vs } или падение
dg-passage = Подземный ход { $letter }
dg-portal = Портал
dg-overlord = Властелин драконов
dg-against = против
dg-peril-of = { $seat }: { $peril } риска можно потратить
dg-type-boon = Преимущество
dg-type-treasure = Сокровище
dg-type-bane = Проклятие
dg-type-encounter = Столкновение
dg-time-any = в любой момент
dg-time-response = в ответ
dg-time-villainy = в фазу злодеяний
dg-time-feats = в фазу подвигов
dg-duration-instant = мгновенно
dg-duration-permanent = постоянно
dg-duration-attachment = довесок
dg-duration-monster = монстр
dg-only-in = Только на местности: { $terrain }
dg-attacks-in = Атакует: { $form }
dg-by-level = { $form } по уровням
dg-from-to = { $from } → { $to }
dg-limits = Преимуществ { $boons }, сокровищ { $treasures }
dg-boons-held = Преимущества: { $held } из { $limit }
dg-treasures-held = Сокровища: { $held } из { $limit }
dg-kit = Инвентарь
dg-whose-kit = Чей инвентарь показан
dg-skill = особое умение
dg-artifact = артефакт
dg-lair = Логово
dg-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[other] { $count } ран
}
dg-charges = { $count ->
    [one] { $count } заряд
    [few] { $count } заряда
   *[other] { $count } зарядов
}
dg-used = применено в этот ход
dg-quest-count = общих { $common } · ваших { $own }
dg-no-quests = Открытых заданий нет.
dg-escorted-by = сопровождает { $seat }
dg-found = найдено
dg-beast = { $name }, здоровье { $left } из { $of }
dg-tried = попытка была
dg-here = здесь
dg-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
dg-no-way = пути нет
dg-not-laid = ещё нет на поле
dg-your-hand = Ваша рука
dg-location-deck = Колода локаций
dg-quest-deck = Колода заданий
dg-deck = Приключения
dg-deck-glory = Колода славы
dg-deck-peril = Колода риска
dg-discard = Сброс
dg-discard-glory = Сброс славы
dg-discard-peril = Сброс риска
dg-pile-empty = Здесь пока ничего нет.
dg-to-lay = Выложить
dg-locations-to-lay = Ваши локации
dg-turn-card = Повернуть
dg-values = { $attack } против { $counter }
dg-odds = попадёт { $hits } % · получит { $struck } %
dg-choices = Выберите
dg-battle = Битва
dg-dice = Кубики
dg-steps-of-battle = Этапы битвы
dg-step-attack = Атака
dg-step-response = Ответ
dg-step-attack-test = Проверка атаки
dg-step-counter-test = Контратака
dg-step-comparison = Сравнение
dg-step-challenge = Вызов
dg-step-lair = Логово
dg-step-reward = Награда
dg-fight-encounters = Столкновения
dg-fight-hunt = Охота
dg-fight-heroes = Бой героев
dg-fight-challenge = Вызов
dg-trap = ловушка
dg-status-cancelled = отменена
dg-status-away = никого нет
dg-status-lapsed = отпала
dg-status-done = завершена
dg-passed = против { $need }: пройдено
dg-failed = против { $need }: провал
dg-against-need = против { $need }
dg-twice = лучший из двух

# D&D Miniatures
dm-battlefield = Поле боя
dm-squares = Свободные клетки
dm-ground-floor = пол
dm-ground-wall = стена
dm-ground-half-wall = диагональная стена
dm-ground-difficult = труднопроходимая местность
dm-ground-forest = лес
dm-ground-pit = яма
dm-ground-lava = лавовая яма
dm-ground-smoke = дым
dm-ground-river = река
dm-ground-circle = священный круг
dm-ground-statue = статуя
dm-ground-teleporter = телепорт
dm-ground-blood-rock = окровавленный камень
dm-ground-fountain = лечащий фонтан
dm-start-area = стартовая зона { $letter }
dm-victory-area = победная зона { $letter }
dm-victory-areas = Победные зоны
dm-life = { $left } из { $of }
dm-temporary = временные хиты: { $n }
dm-bloodied = Окровавлено
dm-active = действует
dm-activated = уже действовало
dm-returning = вернётся в конце раунда
dm-fallen = уничтожено
dm-in-reserve = ещё не на поле
dm-until-next_turn = до конца его следующего хода
dm-until-save = (спасбросок оканчивает)
dm-until-turn = до конца этого хода
dm-until-player_turn = до конца следующего хода игрока
dm-until-round = до конца раунда
dm-until-battle = до конца боя
dm-until-until_self_acts = до начала его следующего хода
dm-ongoing = продолжительный урон { $n } ({ $type }) { $lasts }
dm-vulnerable = уязвимость { $n } ({ $type }) { $lasts }
dm-sight-clear = видно без помех
dm-sight-cover = { $square ->
    [none] укрытие
   *[other] укрытие: { $square }
  }
dm-sight-hidden = невидимо
dm-sight-blocked = не видно: мешает { $square }
dm-sight-key = держите, чтобы увидеть все линии видимости
dm-way = движение: { $points }
dm-hits-area = атакует: { $units }
dm-roll = { $bonus } против { $versus } { $against }: нужно { $need }+, { $chance } %
dm-damage = урон { $damage }
dm-provokes = Провоцирует: { $units }
dm-hp = ХП
dm-ac = ДС
dm-def = ЗАЩ
dm-speed = Скорость
dm-commander = Рейтинг командира
dm-commander-short = Ком.
dm-level = Уровень { $level }
dm-level-cost = Уровень { $level } · очков: { $cost }
dm-creature = Существо
dm-cards = Существо
dm-move-action = Передвижение
dm-attack-action = Атака
dm-action-left = действие ещё есть
dm-action-spent = действие потрачено
dm-deeds = Что оно может
dm-do-move = Передвижение
dm-do-burrow = Под землёй
dm-do-shift = Смещение
dm-do-free-shift = Свободное смещение
dm-do-charge = Стремительная атака
dm-do-transfer = Телепорт
dm-power = сила
dm-ways = { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
  }
dm-targets = { $count ->
    [one] { $count } цель
    [few] { $count } цели
   *[many] { $count } целей
  }
dm-reaches = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
  }
dm-areas = Куда ляжет область
dm-uses = осталось использований: { $left } из { $of }
dm-preview = Перед броском
dm-part-attack = атака { $n }
dm-part-charge = разбег { $n }
dm-part-advantage = боевое преимущество { $n }
dm-part-cover = укрытие { $n } { $square }
dm-part-other = прочее { $n }
dm-face-needed = { $face }, нужно { $need }
dm-outcome-hit = попадание по { $against }
dm-outcome-critical-hit = критическое попадание
dm-outcome-missed = мимо { $against }
dm-dice = Кубики
dm-die = На кубике { $face }
dm-warband-of = Отряд: { $seat }
dm-warband-points = Отряд: { $points } из { $limit } очков
dm-boosters = Ваши бустеры
dm-maps = Поля боя
dm-vp = ПО
dm-left = в строю { $left } из { $of }
dm-points = очков: { $points }
dm-round = раунд { $round }
dm-turn-of = { $owed ->
    [0] { $seat }: последнее существо
   *[other] { $seat }: осталось { $owed }
  }
dm-scoring = Награда за зоны
dm-warband = Отряд
dm-battle = Бой
dm-faction = Фракция
dm-all-factions = Все фракции
dm-creatures = Существа
dm-search = Имя, вид или текст
dm-begin-with = Начать с отряда
dm-clear = Очистить
dm-none-found = Ничего не найдено
dm-none-found-text = Карт с такими словами нет. Попробуйте меньше слов.
dm-of-points = из { $limit } очков
dm-of-creatures = существ: { $count } из { $most }
dm-map = Поле боя
dm-any-map = любое нужного размера
dm-warband-legal = Отряд собран по правилам.
dm-play-other = Отряд другой стороны
dm-loan-none = готовый

## Обучение
learn-title = Научитесь играть за дюжину минут.
learn-lead = Вы играете с первого шага: по одной мысли за раз, за настоящим столом, а в конце — настоящая партия.
learn-others = Другие игры
learn-begin = Начать
learn-go-on = Продолжить
learn-again = Ещё раз
learn-go-on-with = Продолжить: «{ $chapter }»
learn-open-named = Урок: { $game }
learn-now-at = { $number } · { $chapter }
learn-minutes = { $minutes } мин
learn-left = осталось около { $minutes } мин
learn-against-bot = против новичка
learn-state-new = Не начат
learn-state-begun = Начат
learn-state-done = Пройден
learn-does-not-fit = Урок не подходит к нынешним правилам, поэтому он закрыт.
learn-offline = Нет связи
learn-keep = Ваши успехи хранятся под этим гостевым именем на этом устройстве.
learn-keep-how = Сохранить с паролем
learn-cannot-open = Это не удаётся открыть
learn-rather-read = Лучше почитать? В библиотеке есть каждое правило с его номером.
learn-open-rules = Открыть
learn-here = Впервые здесь? Научитесь за дюжину минут
learn-it = Научиться
learn-named = Научиться играть: { $game }
one-page = На одной странице
one-page-named = { $game }: как играть, на одной странице
lesson-teacher = Ваш учитель
lesson-where = { $chapter } · шаг { $step } из { $steps }
lesson-step-of = шаг { $step } из { $steps }
lesson-chapter-of = Глава { $number } из { $of } · { $chapter }
lesson-chapter-done = { $chapter }: пройдено
lesson-bar = Урок · { $goal }
lesson-chapters = Главы
lesson-no-clock = Без часов
lesson-press = Нажмите здесь
lesson-try-it = Попробуйте здесь
lesson-do-it = Сделать это
lesson-back = Назад
lesson-next = Дальше
lesson-skip = Пропустить
lesson-leave = Выйти
lesson-repeat = Ещё раз
lesson-after-move = После вашего хода
lesson-help = Не нашли?
lesson-show-me = Показать
lesson-wanted = нужно сейчас
lesson-not-now-title = Не сейчас
lesson-not-now = Так можно, но урок сейчас просит о другом. Попробуйте то, что подсвечено.
lesson-good-try = Хорошая попытка: ничего не потрачено.
lesson-read-more = Подробнее в правилах:
lesson-on-to = Дальше: «{ $chapter }»
lesson-real-game = А теперь настоящая партия: { $game }
lesson-half-done = Оставить этот шаг?
lesson-half-done-text = Вы начали ход. Шаг подождёт вас таким, каким был до него.
lesson-open-chapter = Открыть главу
lesson-words = Слова, которые вы уже знаете
puzzles = Задачи
puzzles-solved = решено { $solved } из { $all }
puzzles-of = { $solved } из { $all }
puzzles-list-named = Все задачи: { $game }
puzzles-of-game = { $game }: задачи
puzzles-lead = В каждой один ясный вопрос, верный ответ и его причина.
puzzles-none = Задач к этой игре нет
puzzle-of-the-day = Задача дня
puzzle-yesterday = Вчерашняя задача
puzzle-try-it = Попробовать
puzzle-look = Посмотреть
puzzle-open-named = Открыть «{ $title }»
puzzle-solve-it = решают { $share }
puzzle-nobody-yet = никто ещё не пробовал
puzzle-kind-win = победить этим ходом
puzzle-kind-chance = лучший шанс
puzzle-kind-save = спасти положение
puzzle-level = сложность { $level }
puzzle-mined = из партии ботов № { $number }
puzzle-state-new = не пробовали
puzzle-state-tried = пробовали
puzzle-state-solved = решена
puzzle-state-shown = решение показано
puzzle-bar = Задача · { $title }
puzzle-task = Задание
puzzle-you-are = Вы: { $seat }
puzzle-tries = Ваша попытка
puzzle-try = Попытка { $attempt } из { $tries }
puzzle-hint = Подсказка
puzzle-again = Сначала
puzzle-line = Ваши действия
puzzle-note = Сыграйте ход, как сочтёте нужным. Оценка будет, когда он закончится.
puzzle-dice-note = Ваш ход оценят по его шансам. Кубики падают для вида и не считаются.
puzzle-judge = Оценить сейчас
puzzle-show = Показать решение
puzzle-result = Итог
puzzle-way = Вот решение
puzzle-best = лучше не бывает
puzzle-another = другой путь, не хуже
puzzle-this-try = эта попытка
puzzle-chance-said = Шанс: { $chance }
puzzle-mark = Метка — ваша прошлая попытка: { $chance }
puzzle-try-again = Ещё попытка
puzzle-next = Следующая задача
puzzle-play-on = Играть отсюда
puzzle-share = Поделиться задачей без ответа
puzzle-your-tries = Ваши попытки
puzzle-tries-of = { $count } из { $tries }
puzzle-nothing-done = ничего не сделано
puzzle-your-idea = Чего не хватило вам
puzzle-tempting = Что соблазняет многих
puzzle-others = Как справились другие
puzzle-first-share = решили с первой попытки
puzzle-all-share = решили вообще
puzzle-among-first = Вы среди первых.
how-title = Как играть, на одной странице
how-length = Игроков: { $players } · около { $minutes } минут
how-print = Напечатать
how-lesson = Начать урок
how-foot = Номера в рамках открывают полные правила.
how-teaches = К главе, которая этому учит
how-none = Такой страницы нет
learn-chapters-done = глав пройдено: { $done } из { $all }
learn-size =
    { $chapters ->
        [one] { $chapters } глава
        [few] { $chapters } главы
       *[many] { $chapters } глав
    } · { $minutes } мин
learn-bar-said = Пройдено глав: { $done } из { $all }
learn-week-said =
    { $days ->
        [0] Пока ни одного дня подряд
        [one] Решено { $days } день подряд
        [few] Решено { $days } дня подряд
       *[many] Решено { $days } дней подряд
    }, { $today ->
        [done] сегодня решено
       *[open] сегодня ещё нет
    }
lesson-chapter-said = Глава { $number }, { $chapter }, { $state ->
        [now] вы здесь
        [done] пройдена
        [begun] начата
       *[new] не начата
    }
puzzle-solved =
    { $attempt ->
        [1] Решено с первой попытки
        [2] Решено со второй попытки
       *[other] Решено с { $attempt }-й попытки
    }
puzzle-not-yet =
    { $left ->
        [one] Пока нет: осталась { $left } попытка
        [few] Пока нет: осталось { $left } попытки
       *[many] Пока нет: осталось { $left } попыток
    }
puzzle-hints =
    { $count ->
        [one] Взята { $count } подсказка
        [few] Взято { $count } подсказки
       *[many] Взято { $count } подсказок
    }
puzzle-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
how-tyrants-play = Разыгрывайте приспешников: они дают могущество и влияние.
how-tyrants-deploy = За 1 могущество размещают войско там, где есть присутствие: рядом со своими.
how-tyrants-kill = За 3 могущества уничтожают войско; оно уходит в ваш зал трофеев.
how-tyrants-recruit = За влияние вербуют приспешника с рынка; он ложится в вашу стопку сброса.
how-tyrants-control = У кого войск больше, тот контролирует локацию; все клетки — полный контроль.
how-tyrants-spy = Шпион даёт присутствие вдали от войск и срывает полный контроль.
how-fantasy_commander-command = 1 · На каждый юнит — один приказ лицом вниз.
how-fantasy_commander-reveal = 2 · Все открываются. Меньше красных и фиолетовых — инициатива ваша.
how-fantasy_commander-active = 3 · Действуют красные, синие, зелёные, жёлтые; фиолетовый — на любом шаге.
how-fantasy_commander-end = 4 · Каждая точка захвата, где вы стоите, приносит очко.
how-fantasy_commander-move = Пройти и ударить соседа.
how-fantasy_commander-run = Пробежать дальше, но без удара.
how-fantasy_commander-shoot = Выстрелить по чистой линии.
how-fantasy_commander-defend = Обороняться: бросать кубики, когда атакуют.
how-dungeon_command-refresh = Обновление: разверните всех, возьмите приказ.
how-dungeon_command-activate = Каждое существо один раз: пройти и ударить того, кто рядом.
how-dungeon_command-shoot = Стрелять по линии видимости, когда рядом нет врага.
how-dungeon_command-answer = На любое действие можно ответить; последний ответ выполняется первым.
how-dungeon_command-cower = Спрятаться: 1 Мораль за каждые 10 урона вместо ран.
how-dungeon_command-deploy = Призыв: сумма уровней в игре не больше Лидерства.
how-dungeoneer-recovery = 1 · Восстановление: очков действия столько, какова скорость.
how-dungeoneer-villainy = 2 · Злодеяния: монстры против других, плата — их риск.
how-dungeoneer-locations = 3 · Локации: положите карту, выход к выходу, стена к стене.
how-dungeoneer-feats = 4 · Подвиги: шаг стоит 1 очко действия; новое место даёт славу и риск.
how-dungeoneer-battle = Битва: обе стороны бросают и прибавляют; больший ранит меньшего.
how-dungeoneer-quest = Задание: на его месте пройдите проверку. Три — победа.
how-dnd_miniatures-move = Одно передвижение: до Скорости; камни стоят 2.
how-dnd_miniatures-attack = Одна атака: d20 и бонус против ДС или защиты.
how-dnd_miniatures-charge = Стремительная атака: движение и удар сразу, +1.
how-dnd_miniatures-flank = Фланкирование: с двух сторон у обоих +2.
how-dnd_miniatures-leave = Уходите от врага — он бьёт вдогонку. Лучше сместиться.
how-dnd_miniatures-area = Существо в вашей победной зоне приносит очки в конце раунда.

## Levels of bots

levels-title = Кто сядет напротив?
levels-seat = Посадить: { $level }
levels-fair = Ни один уровень не видит вашей руки и будущих карт.
levels-strength = сила { $strength } из { $of }
levels-thinks = { $seconds ->
    [0] отвечает сразу
    [1] думает до секунды
   *[other] думает до { $seconds } секунд
  }
levels-chance = ваш шанс { $chance }
levels-unmeasured = ещё не измерено
levels-choose = Выбрать уровень
room-free = Освободить место

## Подсказки и шансы на победу

hint-title = Подсказка
hint-open = Подсказка
hint-close = Закрыть подсказку
hint-not-now = Подсказка будет, когда решать вам
hint-off = Это игра всерьёз: все согласились играть без подсказок.
hint-failed = На этот раз без подсказки. Она не засчитана.
hint-thinking = обдумывается …
hint-looks = просмотрено: { $looks }
hint-chance = шанс на победу после лучшего хода
hint-chance-now = шанс на победу сейчас
hint-unsure = пока неясно: числа приблизительны
hint-rest = остальные: { $chance } и меньше
hint-only = По правилам возможен только один ход.
hint-order = Лучший ход первым. Шансов на победу в этой игре не сосчитать.
hint-best = лучший
hint-equal = наравне
hint-about = ≈ { $chance }
hint-used = { $used ->
    [0] Подсказок пока не было. Подсказка знает только то, что можно знать вам.
    [one] Взята { $used } подсказка. Она знает только то, что можно знать вам.
    [few] Взяты { $used } подсказки. Они знают только то, что можно знать вам.
   *[many] Взято { $used } подсказок. Они знают только то, что можно знать вам.
  }
hint-show = Показать на доске
key-hint = подсказка; затем 1 2 3 готовят её ходы
prompt-built = готово, не отправлено
chance-title = Шанс на победу
chance-you = Вы
chance-of = { $name } { $percent } %
chance-said = Шанс на победу: { $all }
chance-unknown = Шанс на победу ещё не известен
term-better = Лучше:
term-worse = Хуже:
why-move = Почему этот ход?
why-thinking = Разбираемся …
why-failed = На этот раз не сказать. Попробуйте ещё раз.
why-none = Ничего важного он не изменил.
why-chance = шанс на победу { $before } → { $after }
settings-chances = Шанс на победу
settings-chances-text = Показывать за столом
settings-chances-off = В играх всерьёз он всегда скрыт.
fault-no-hints = За этим столом играют без подсказок, пока игра не окончена.

## Разбор законченной игры

analysis-about = Шансы на победу после каждого шага, ошибки с лучшим ходом и цена везения.
analysis-begin = Разобрать эту партию
analysis-again = Разобрать ещё раз
analysis-failed = Разбор прервался. Что уже известно, осталось.
analysis-none = Эту партию разобрать нельзя.
analysis-waiting = Разбор ждёт своей очереди. Страницу можно пока закрыть.
analysis-running = Разобран шаг { $step } из { $steps }. Страницу можно пока закрыть.
analysis-left = { $minutes ->
    [0] Шаг { $step } из { $steps }, осталось около { $seconds } с. Страницу можно пока закрыть.
   *[other] Шаг { $step } из { $steps }, осталось около { $minutes } мин. Страницу можно пока закрыть.
  }
analysis-progress = Ход разбора
analysis-eyes = По чьим сведениям
analysis-known = По сведениям игрока: { $name }
analysis-open = Все карты открыты
analysis-graph = Шансы на победу по шагам
analysis-change = { $name }: { $before } → { $after }
analysis-at = шаг { $step }
analysis-by-luck = везение, шаг { $step }
analysis-choice = { $name }: выбор на шаге { $step }
analysis-inaccurate = { $points ->
    [one] { $name }: неточность, { $points } пункт
    [few] { $name }: неточность, { $points } пункта
   *[many] { $name }: неточность, { $points } пунктов
  }
analysis-mistake = { $points ->
    [one] { $name }: ошибка, { $points } пункт
    [few] { $name }: ошибка, { $points } пункта
   *[many] { $name }: ошибка, { $points } пунктов
  }
analysis-blunder = { $points ->
    [one] { $name }: грубая ошибка, { $points } пункт
    [few] { $name }: грубая ошибка, { $points } пункта
   *[many] { $name }: грубая ошибка, { $points } пунктов
  }
analysis-played = сыграно
analysis-more = { $count ->
    [one] и ещё { $count } ход
    [few] и ещё { $count } хода
   *[many] и ещё { $count } ходов
  }
analysis-luck = Везение и игра
analysis-unit = пункты шанса на победу
analysis-luck-of = везение { $luck }
analysis-sums = свои решения { $own }, чужие решения { $others }, везение { $luck }
analysis-own = свои решения
analysis-others = чужие решения
analysis-dice = везение в кубиках и картах
analysis-turning = Переломные моменты
analysis-for-actor = для того, кто ходил
analysis-slow = Перелома не было: всё решилось постепенно.
analysis-numbers = { $name } в цифрах
analysis-another = Другое место
analysis-n-choices = { $count ->
    [one] выбор
    [few] выбора
   *[many] выборов
  }
analysis-n-best = лучших или равных
analysis-n-inaccurate = { $count ->
    [one] неточность
    [few] неточности
   *[many] неточностей
  }
analysis-n-mistakes = { $count ->
    [one] ошибка
    [few] ошибки
   *[many] ошибок
  }
analysis-play = Сыграно на { $play } % от лучшего: 100 значит ни одного худшего хода.
analysis-next-mistake = Следующая ошибка
analysis-next-turning = Следующий перелом
analysis-compare = Сравнить оба хода
analysis-compared = Назад к сыгранному
analysis-table = В числах

doctor = Мастерская карт
doctor-maps = Мастерская карт
doctor-file = Вид
doctor-file-abilities = Способности
doctor-file-adventures = Карты приключений
doctor-file-aspects = Черты характера
doctor-file-cards = Карты рынка
doctor-file-commanders = Командиры
doctor-file-conditions = Состояния
doctor-file-creatures = Существа
doctor-file-escalation-cards = Карты эскалации
doctor-file-factions = Фракции
doctor-file-half-decks = Полуколоды рынка
doctor-file-heroes = Герои
doctor-file-houses = Великие Дома
doctor-file-keywords = Ключевые слова
doctor-file-kinds = Виды карт
doctor-file-layouts = Раскладки плиток
doctor-file-lists = Списки армий
doctor-file-locations = Локации
doctor-file-maps = Карты местности
doctor-file-monster-orders = Приказы монстров
doctor-file-orders = Карты приказов
doctor-file-properties = Свойства
doctor-file-quests = Задания
doctor-file-raid-cards = Карты набегов
doctor-file-scenarios = Сценарии
doctor-file-sets = Наборы
doctor-file-sizes = Размеры сражений
doctor-file-supply = Запасы
doctor-file-tactics = Карты тактики
doctor-file-tags = Пометки карт
doctor-file-terrain = Местность
doctor-file-tiles = Плитки
doctor-file-town-cards = Карты городов
doctor-file-traits = Черты
doctor-file-types = Типы приспешников
doctor-file-units = Юниты
doctor-file-warbands = Отряды
doctor-thing = Что именно
doctor-new = Сделать из этого новое
doctor-back = Вернуть как напечатано
doctor-form = Форма
doctor-yaml = В виде YAML
doctor-comes = Что получается
doctor-looking = проверяется…
doctor-faults = { $count ->
    [0] ошибок нет
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
  }
doctor-line = Строка { $line }:
doctor-mend = Исправить
doctor-export = Сохранить как набор
doctor-play = Опробовать за столом
doctor-share = Скопировать ссылку
doctor-shared = Ссылка скопирована
doctor-against = По сравнению с напечатанным
doctor-same = Отличий нет.
doctor-shows = Что показано
doctor-both = Форма и YAML
doctor-part = часть
doctor-add = Добавить…
doctor-add-to = Добавить в поле «{ $name }»
doctor-remove = Убрать «{ $name }»
doctor-less = Меньше: { $name }
doctor-more = Больше: { $name }
doctor-edge = Тёмная кромка отмечает отличия от напечатанного.
doctor-caret = Под курсором: { $name }
doctor-number = Целое число от { $least } до { $most }
doctor-yes-no = true или false
doctor-one-of = Одно из
doctor-also = Ещё возможны
doctor-left = осталось { $time }
doctor-scale = Стоит { $price }, а ценность { $worth }.
doctor-play-faulty = { $count ->
    [one] Сыграть: осталась { $count } ошибка
    [few] Сыграть: остались { $count } ошибки
   *[many] Сыграть: осталось { $count } ошибок
  }
doctor-map = Карта
doctor-ground = Местность
doctor-areas = Области
doctor-area = область { $letter }
doctor-no-area = вне областей
doctor-symmetry = Симметрия
doctor-symmetry-none = Без неё
doctor-symmetry-turn = Полуоборот
doctor-symmetry-mirror = Зеркало
doctor-undo = Отменить
doctor-square = { $column }, { $row }: { $what }
doctor-map-keys = Стрелки двигают, Enter рисует, Backspace стирает, буква выбирает кисть, Z отменяет.
doctor-compare = Сравнить два набора
doctor-compare-help = Наборы в том виде, в каком их сохранили. Если ничего не выбрано, берётся игра как напечатано.
doctor-one = Первый
doctor-two = Второй
doctor-compare-go = Сравнить
doctor-comparing = Сравниваем…
doctor-state-added = новое
doctor-state-gone = убрано
doctor-state-changed = изменено
doctor-at-play = Случайные партии, где это под рукой
doctor-taught = Уроки и задачи
doctor-choices = Позиций { $positions }: новые действия появились в { $gained }, какие-то исчезли в { $lost }, возможны только с одним из наборов { $impossible }.
fault-expected = Должно быть { $expected }, а не { $found }.
fault-or = { $one } или { $two }
fault-whole-number = целое число
fault-yes-no = true или false
fault-nothing = ничего (null)
fault-text = текст
fault-list = список
fault-mapping = набор полей
fault-the-text = текст { $word }
fault-the-number = число { $word }
fault-one-of = одно из { $words }
fault-at-least = не меньше { $limit }
fault-at-most = не больше { $limit }
fault-missing = Нет поля «{ $field }».
fault-field = Неизвестное поле «{ $field }».
fault-word = Неизвестное значение поля «{ $field }»: «{ $word }».
fault-none = Нет ничего с id «{ $id }».
fault-twice = «{ $id }» уже есть: { $file }, строка { $line }.
fault-key-twice = «{ $id }» уже стоит здесь, в строке { $line }.
fault-fraction = «{ $word }» — не целое число; текст пишется в кавычках.
fault-pattern = «{ $word }» записано не так, как нужно: { $pattern }
fault-yaml = Это не YAML: { $why }
fault-meant = Возможно, «{ $right }»?
fault-known = Возможны: { $words }.
doctor-drive = Пробные партии
doctor-drive-help = Боты играют несколько сотен партий с вашей правкой и без неё, в фоне.
doctor-begin = Испытать
doctor-stop = Остановить
doctor-progress = Партия { $games } из { $most }
doctor-older = более ранней версии
doctor-failed = Испытание прервалось. Попробуйте ещё раз.
doctor-stalled = Партия { $number } зашла в тупик. Посмотреть позицию.
doctor-have = Побеждает тот, у кого это есть
doctor-had = Встречается в партиях
doctor-turns = Ходов в партии
doctor-yours = у вас
doctor-printed = напечатано
doctor-percent = { $value } % ({ $low }–{ $high })
doctor-span = { $value } ({ $low }–{ $high })
doctor-price = Предлагаемая цена: { $price } (от { $low } до { $high })
doctor-set = Поставить { $price }
doctor-cannot-tell = Пока нельзя сказать, сколько это стоит.

someone = кто-то

## Страница игрока
profile-who = Кто это
profile-since = в зале с { $day }
profile-emblem = Ваша эмблема
profile-emblem-n = Эмблема { $number }
profile-more = Больше эмблем
profile-fewer = Меньше эмблем
profile-games = Партии
profile-of-games = { $games }, побед { $won }
profile-puzzles = Задачи
profile-solved = решено { $count }
profile-left = Покинуто досрочно
profile-of = { $count } из { $all }
profile-rating = Рейтинг
profile-scale = Glicko-2, люди и боты на одной шкале
profile-games-of-it = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
  }
profile-unsettled = ещё не устоялся
profile-unmeasured = ? Этот уровень в этой игре не измеряли; его место примерное.
profile-unrated = Рейтинговых партий ещё нет. Засчитывается партия, сыгранная с начала и без подсказок.
profile-today = со вчерашнего дня
profile-month = за 30 дней
profile-best = лучший { $rating }
profile-graph = Рейтинг, { $game }: { $rating }, плюс-минус { $deviation }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }
profile-results = Результаты
profile-won-of-played = побед из сыгранных
profile-people = Люди
profile-history = История
profile-day = День
profile-with = С кем
profile-all-games = Все игры
profile-result = Результат
profile-filter-all = Победы и поражения
profile-filter-won = Победы
profile-filter-lost = Поражения
profile-no-games = Партий пока нет.
profile-replay = Запись
profile-older = Более ранние партии
profile-hidden = Этот игрок не показывает свои партии.
profile-result-won = победа
profile-result-shared = общая победа
profile-result-drawn = ничья
profile-result-lost = поражение
profile-result-left = сдача
profile-result-score = { $result }, { $score } : { $best }
profile-friends = Друзья
profile-no-friends = Пока никого. Дайте кому-нибудь вашу ссылку.
profile-plays = играет: { $game }
profile-watch = Смотреть
profile-part = Больше не дружить: { $name }
profile-invite = Ваша ссылка для друзей
profile-copy = Скопировать ссылку
profile-shows = Кто видит мои партии
profile-shows-text = Рейтинг и результаты на вашей странице видят все. А кому показывать отдельные партии с записями?
profile-shows-everyone = Все
profile-shows-friends = Друзья
profile-shows-me = Только я
profile-data = Забрать свои данные
profile-data-text = Один файл: ваша страница, рейтинги, результаты, всё, что вы написали, и записи законченных партий с ходами и кубиками. Их можно просмотреть в любом Warhall.
profile-export = Скачать
profile-leave = Покинуть зал
profile-leave-text = Имя, друзья, рейтинги и всё, что вы написали, стираются сразу. Партии остаются у других; на вашем месте будет «кто-то». Отменить это нельзя.
profile-leave-open = Стереть меня…
profile-leave-name = Введите ваше имя, чтобы не ошибиться
profile-leave-do = Стереть навсегда
profile-left-hall = Вы покинули зал.
profile-guest = Эти партии есть только в этом браузере.
profile-keep = Сохранить их
profile-empty = Партий ещё нет
profile-empty-text = Сядьте за стол, и ваши партии появятся здесь.
befriend-text = { $name } предлагает вам дружить: вы увидите, где играет другой, и партии, которые показывают друзьям.
befriend-do = Дружить
end-rating = Рейтинг { $after } ({ $gain })
glass-label = { $count ->
    [one] { $count } доступное место рядом с касанием
    [few] { $count } доступных места рядом с касанием
   *[other] { $count } доступных мест рядом с касанием
  }
glass-text = { $count ->
    [1] Коснитесь ещё раз, чтобы выбрать.
   *[other] Коснитесь нужного места.
  }

# Поля того, что правит мастерская, по их именам в файлах.
doctor-nth = часть { $n }
doctor-true = да
doctor-false = нет
field-abilities = способности
field-ability = способность
field-ac = ДС
field-action = действие
field-actions = действия
field-activated = при активации
field-add = добавляет
field-adjacent-to = рядом с
field-affects = на кого действует
field-affinity = характеристика
field-after = затем
field-aftereffect = последствия
field-aim = цель карты
field-alignment = мировоззрение
field-allow = допускает в отряд
field-also = кроме того
field-amount = сколько
field-any = любой
field-anywhere = где угодно
field-ap = очки действия
field-area = область
field-armies = армии
field-artifact = артефакт
field-aspect = аспект
field-at = где
field-at-least = не меньше
field-at-most = не больше
field-at-start = в начале
field-at-that-site = в этой локации
field-attach-to = прикрепляется к
field-attached = пока прикреплена
field-attack = атака
field-attack-type = тип атаки
field-attacks = атаки
field-aura = аура
field-auto = само собой
field-base = изначально
field-basic = базовая атака
field-bearer-in = носитель стоит на
field-blocks-sight = закрывает обзор
field-blue = синий приказ
field-bonus = бонус
field-boon-limit = предел преимуществ
field-boons = преимущества
field-buildings = постройки
field-by = кем
field-card = карта
field-category = разряд
field-character = характер
field-charge = заряд
field-charges = заряды
field-class = класс
field-colour = цвет
field-combat-advantage = боевое преимущество
field-command = командование
field-commander = командир
field-condition = условие
field-copies = экземпляров
field-cost = цена
field-count = число
field-creature = существо
field-creature-hand = карт существ в руке
field-creatures = существа
field-damage = урон
field-deck = колода
field-deck-vp = ПО в колоде
field-decks = колоды
field-def = ЗАЩ
field-defence = защита
field-defensive = оборонительная
field-deploy-first = размещает первым
field-destroyed = уничтожено
field-dice = кубики
field-die = кубик
field-difficult = трудная местность
field-discard-order = сбросить карт приказов
field-discard-self = сбрасывается сама
field-dividers = границы фрагментов
field-do = что делает
field-double = дубль
field-draw = взять карт
field-duration = длительность
field-each = каждый раз также
field-effect = эффект
field-effects = эффекты
field-empire = Империя
field-entrance = вход
field-epic = эпическое
field-event = событие
field-every = за каждые
field-exits = выходы
field-extra-card = дополнительная карта
field-face = грань кубика
field-faction = фракция
field-factions = фракции
field-fail = при неудаче
field-first-order = первый приказ
field-for = для чего
field-form = вид атаки
field-free-of-contact = вне контакта
field-from = откуда
field-gives = даёт
field-glory = слава
field-glyph = знак на карте
field-gold = золотых экземпляров
field-green = зелёный приказ
field-half-deck = полуколода
field-hall = зал трофеев
field-hand-made = рукотворная
field-heal = лечение
field-health = здоровье
field-hero-ap-at-least = очков действия героя не меньше
field-hero-health-at-most = здоровье героя не больше
field-hit = при попадании
field-hp = хиты
field-id = имя в файлах
field-identity = уникален как
field-if = если
field-if-damaged = если ранено
field-ignore = не обращает внимания на
field-impassable = непроходимо
field-influence = влияние
field-inner-vp = ПО во внутреннем круге
field-instead = вместо этого
field-is = чем является
field-keeps-level = сохраняет уровень
field-keyword = ключевое слово
field-keyword-any = одно из ключевых слов
field-keywords = ключевые слова
field-kind = вид
field-label = надпись
field-leadership = лидерство
field-level = уровень
field-limit = предел
field-living = только живым
field-location = локация
field-los = нужна линия видимости
field-magic = магия
field-map = карта местности
field-marker = жетон контроля
field-max = не больше
field-max-cost = наибольшая цена
field-may = по желанию
field-melee = ближний бой
field-melee-bonus = бонус рукопашной
field-min = не меньше
field-min-hand = карт в руке не меньше
field-monster = монстр
field-morale = Мораль
field-move = перемещение
field-n = число
field-name = название
field-no-enemy-sees = никто из врагов не видит
field-not-entrance = кроме входа
field-number = номер
field-obstacle = препятствие
field-of = чей
field-on-hit = при попадании
field-only = только против
field-only-type = только этот тип
field-ops = операции
field-optional = по желанию
field-options = варианты
field-order = приказ
field-order-hand = карт приказов в руке
field-other = другой
field-own-turn = в свой ход
field-pass = при успехе
field-passage = проход
field-per = за каждое
field-peril = риск
field-phase = фаза
field-place = место
field-plane = план
field-play-to = нужно победных очков
field-player = игрок
field-players = игроки
field-points = очки
field-portal = портал
field-power = могущество
field-powers = умения
field-promotes-to = повышается до
field-properties = свойства
field-property = свойство
field-prosperity = благосостояние
field-purple = фиолетовый приказ
field-race = раса
field-range = дальность
field-ranged = дальний бой
field-ranged-max = предел дальности
field-rarity = редкость
field-rearrange = вернуть в любом порядке
field-recharge = восстанавливается
field-red = красный приказ
field-refill = пустое место займёт
field-remove-this = убирает эту карту
field-replaces = вместо этого
field-requires = требует
field-reroll = переброс
field-reward = награда
field-role = роль
field-roll = бросок
field-rounds = раунды
field-routes = маршруты
field-run = бег
field-run-bonus = бонус к бегу
field-scoring = начисление очков
field-section = фрагмент поля
field-sections = фрагменты поля
field-sees-over-own = смотрит поверх своих юнитов
field-self-too = и само
field-set = набор
field-setup = перед боем
field-shape = форма
field-side = сторона
field-sides = стороны
field-sight = линия обзора
field-silver = серебряных экземпляров
field-single-site = в одной локации
field-sites = локации
field-size = размер
field-skill = особое умение
field-source = источник
field-spaces = клетки
field-speed = скорость
field-square = клетка
field-squares = на сколько клеток
field-stacks = и из стопок
field-stamina = выносливость
field-star = звезда
field-start = начальная локация
field-stat = характеристика
field-state = состояние
field-static = действует всегда
field-statics = постоянные эффекты
field-stopped-by = останавливается от
field-strikes = удары
field-styx = Стикс
field-sum = сумма
field-supplies = припасы
field-supply = снабжение
field-tag = признак
field-tags = пометки
field-tapped = повёрнуто
field-target = цель
field-target-bloodied = цель окровавлена
field-targets = цели
field-terrain = местность
field-terrain-any = одна из местностей
field-then = затем
field-this = этот
field-tiles = плитки
field-time = когда играется
field-times = сколько раз
field-to = куда
field-towns = города
field-traits = черты
field-treasure-limit = предел сокровищ
field-treasures = сокровища
field-triggers = срабатывания
field-type = тип
field-types = типы
field-unique = единственная
field-unit = юнит
field-unpreventable = нельзя предотвратить
field-until = до каких пор
field-upto = не больше
field-uses = применения
field-value = значение
field-vp = ПО
field-vs = против
field-vs-tag = против кого
field-warband-building = для сбора отряда
field-what = что именно
field-when = когда
field-when-forced-out = если сброшена по принуждению
field-where = где
field-while-escorting = во время сопровождения
field-white = белые войска
field-who = кто
field-whose = чьё
field-win-reputation = репутация за победу
field-within = не дальше
field-worsens-to = ухудшается до
field-yours = ваш
field-zone = зона
field-zone-limit = юнитов в зоне не больше
field-zones = зоны
