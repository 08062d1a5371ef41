# Що каже сам клієнт. Ігри приносять свої повідомлення із сервера.

## Сторінка
skip = До змісту
close = Закрити
cancel = Скасувати
loading = Хвилинку
you = ви
nav-label = Розділи
nav-hall = Зала
nav-learn = Навчання
nav-tables = Столи
nav-replays = Записи
nav-rules = Правила
nav-settings = Налаштування
nav-account = Хто ви
theme-to-day = Денна тема
theme-to-night = Нічна тема
lost-page = Такої кімнати немає
lost-page-text = Ця адреса нікуди не веде. До зали один крок.
offline-title = Зала не відповідає
offline-text = Сервер не запущено, або зв’язок із ним перервано.

## Зала
hall-title = П’ять столів. Усі правила дотримано й пояснено.
hall-lead = Сідайте з друзями або з ботом. Коли гра каже «ні», вона називає правило й причину.
hall-five = П’ять столів
game-tyrants = Тирани Підзем’я
game-tyrants-blurb = Колоди й інтриги великих домів дроу.
game-fantasy_commander = Fantasy Commander
game-fantasy_commander-blurb = Битви на гексах за таємними кольоровими наказами.
game-dungeon_command = Dungeon Command
game-dungeon_command-blurb = Сутичка карт і нервів, без жодного кубика.
game-dnd_miniatures = D&D Miniatures
game-dnd_miniatures-blurb = Загони, двадцятигранники й вільні атаки.
game-dungeoneer = Підземелля
game-dungeoneer-blurb = Герої йдуть пустелею, яку ви самі викладаєте з карт.
game-length = { $players } · { $minutes } хв
game-open = відкрито: { $count }
game-not-yet = поки не грається
cut-blingdenstone = Блінґденстоун
cut-menzoberranzan = Мензоберранзан
cut-mantol-derith = Мантол-Деріт
cut-everfire = Вічне Полум’я
cut-salt-flats = Стежка через солончак
cut-anrak = Руїни Анрака
cut-dragon-graveyard = Цвинтар драконів
cut-citadel = Цитадель Володаря
cut-ashen-road = Попеляста дорога
play = Грати
play-named = Грати: { $game }
play-more = Налаштувати партію
play-more-named = Налаштувати партію: { $game }
quick-title = Грати зараз
quick-game = Гра
quick-with = проти
sit-down = За стіл
sit = Сісти
go-there = Туди
watch = Дивитися
open-table = Відкрити стіл
bot-script = грає за сценарієм
bot-random = Випадковий бот
bot-greedy = Жадібний бот
bot-beginner = Бот-новачок
bot-easy = Легкий бот
bot-normal = Середній бот
bot-hard = Сильний бот
bot-master = Бот-майстер
waiting-title = Чекають на вас
waiting-decide = Ваше рішення
waiting-them = { $count ->
    [one] Вирішує
   *[other] Вирішують
}: { $names }
waiting-aside = Не можна продовжити
waiting-open = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
waiting-seats = Чекаємо на гравців
waiting-thinking = Не ваш хід
waiting-moves =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
waiting-left = лишилося { $left }
waiting-asks = { $name } кличе вас зіграти
waiting-none = Ваших рішень поки не чекають
waiting-none-text = Сядьте за стіл, і ваші ігри з’являться тут.
tables-open = Відкриті столи
tables-none = Тут поки нікого
tables-none-text = Відкрийте стіл або посадіть бота на інше місце.
tables-all = Усі ігри
tables-which = Які ігри показати
join-link = Посилання або номер столу
join = Увійти
col-game = Гра
col-host = Господар
col-seats = Місця
col-clock = Годинник
col-do = Дія
seats-taken = зайнято місць: { $taken } з { $all }
clock-none-short = немає
progress-title = Тривають ігри
progress-live =
    { $count ->
        [one] { $count } гра
        [few] { $count } гри
       *[many] { $count } ігор
    }
progress-none = Відкритих партій зараз немає.
progress-all = Усі поточні ігри
progress-over = Щойно закінчилися
progress-warm-up = Для розминки

## Новий стіл
create-title = Відкрити стіл
create-seat = Місце { $seat }
create-name = Ім’я за цим столом
create-shared = Вас кілька біля одного екрана: його передають, а карти лишаються закритими.
create-private = Закритий стіл: лише за посиланням
create-by-host = Почати за моєю командою
create-serious = Всерйоз: без підказок і шансів
serious-game = Гра всерйоз
serious-short = без підказок
create-workshop = Щоб зібрати своє:
create-finer = Тонкощі
create-army = Армія
create-army-ready = Готовий список
create-map = Мапа з майстерні
create-map-laid = Викласти за столом
create-warband = Загін
create-warband-pack = Набір як є
clock-none = Без годинника, хоч кілька днів
clock-quick = 10 хвилин і ще 5 секунд за рішення
clock-calm = 30 хвилин і ще 15 секунд за рішення
clock-day = 1 день на кожне рішення
clock-days = 3 дні на кожне рішення
clock-own = { $initial } + { $more } за рішення
clock-own-each = { $initial } на кожне рішення
clock-left-days = { $days } дн. { $hours } год
clock-of = { $seat }, лишилося часу: { $left }
clock-zero = У кого час вийшов, той програв.
clock-zero-many = У кого час вийшов, той вибуває: за нього дограє бот, доки за столом лишаються люди.
seat-me = Я
seat-open = Відкрито для всіх
seat-invited = За запрошенням
seat-asked = Для гравця { $name }
challenge = Покликати
challenge-name = Покликати на партію: { $name }
challenge-title = Вас кличуть зіграти
challenge-asks = { $name } кличе вас зіграти: { $game }.
challenge-look = Подивитися
challenge-later = Пізніше

## Перед початком
room-full = Усі місця зайняті.
room-watch = Усі місця зайняті; ви можете дивитися.
room-open-for = { $minutes ->
    [0] Стіл щойно відкрито.
    [one] Стіл відкрито { $minutes } хвилину.
    [few] Стіл відкрито { $minutes } хвилини.
   *[other] Стіл відкрито { $minutes } хвилин.
}
room-start-waits = Почати: зайнято місць { $taken } з { $all }
room-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}
room-yours = За вами
room-sit = Є вільне місце. Сядете?
room-invite-or-bot = Запросіть когось або віддайте місце боту.
room-or-bot = Або хай сяде бот
room-other-bot = Інший бот замість цього
room-rename = Змінити ім’я за цим столом
room-rules = Погляд на правила
room-bot = Посадити: { $bot }
room-start = Почати
room-leave = Встати
room-close = Закрити стіл
room-closed = Цей стіл закрили
room-by-host = Гру починає господар столу.
room-when-full = Гра почнеться сама, щойно займуть усі місця.
room-map = Карта гри «{ $game }» перед початком
room-lots = Усе, що вирішує жереб, визначиться, коли гра почнеться.
room-nobody = вільно
room-agreed = У що граємо
room-change = Змінити
room-change-title = У що зіграємо натомість?
room-change-until = Змінювати можна, доки ніхто не сів за стіл.
room-built = З майстерні
room-hints = Підказки
room-hints-allowed = дозволені
room-hints-rated = Партія з підказкою до рейтингу не зараховується.
room-watchers = Хто може дивитися
room-watchers-all = усі
room-watchers-link = лише за посиланням
built-armies = армії
built-decks = колоди тактик
built-ground = мапа
built-elements = рельєф
built-warbands = загони
copy-link = Скопіювати посилання
copy-invitation = Скопіювати запрошення
copied = Скопійовано
table-barred = Цей стіл не можна показати

## За столом
bar-live =
    { $watchers ->
        [0] На зв’язку
       *[other] На зв’язку · глядачів: { $watchers }
    }
bar-over =
    { $watchers ->
        [0] Гру закінчено
       *[other] Гру закінчено · глядачів: { $watchers }
    }
bar-down = Зв’язку немає
phases-label = Фази ходу
tab-map = Мапа
tab-seats = Місця
tabs-label = Частини столу
hand-title = Рука
seat-figures = { $seat }: показники
seat-decides = вирішує
seat-away = немає поруч
prompt-yours = Ваше рішення
prompt-plan = План: поки нічого не зіграно
prompt-thinks = думає { $time }
prompt-waiting = Не ваш хід
prompt-decides =
    { $count ->
        [0] Гра триває.
        [one] Рішення за гравцем: { $seats }.
       *[other] Рішення за гравцями: { $seats }.
    }
prompt-lit = підсвічено: { $count }
prompt-sent = надіслано
prompt-moves = { $count ->
    [one] Ще { $count } хід
    [few] Ще { $count } ходи
   *[many] Ще { $count } ходів
  }
prompt-skip = Показати все
prompt-notation = Введіть дію
prompt-passes = Пас автоматично
prompt-hold = Зачекати
undo = Скасувати
undo-ask = Попросити скасування
undo-needs-consent = Далі потрібна згода інших: щось випало, відкрилося або вирішено.
plan-start = Скласти план
plan-commit = Зіграти план
plan-drop = Кинути план
barrier-chance = Тут падають кубики: зіграйте план, щоб дізнатися.
barrier-hidden = Тут відкривається приховане: зіграйте план, щоб дізнатися.
barrier-other-seat = Тут вирішує інший гравець.
barrier-over = Тут гра закінчується.
offer-title-draw = Запропоновано нічию
offer-title-undo = Прохання про скасування
offer-draw = { $seat }: пропонується нічия.
offer-own-draw = Ви пропонуєте нічию; потрібна згода решти.
offer-undo = { $count ->
    [one] { $seat }: прохання скасувати { $count } останню дію.
    [few] { $seat }: прохання скасувати { $count } останні дії.
   *[other] { $seat }: прохання скасувати { $count } останніх дій.
}
offer-own-undo = { $count ->
    [one] Ви просите скасувати { $count } останню дію; потрібна згода решти.
    [few] Ви просите скасувати { $count } останні дії; потрібна згода решти.
   *[other] Ви просите скасувати { $count } останніх дій; потрібна згода решти.
}
offer-accept-draw = Погодитися на нічию
offer-decline-draw = Грати далі
offer-accept-undo = Дозволити скасування
offer-decline-undo = Залишити як є
offer-withdraw = Відкликати
draw-offer = Запропонувати нічию
resign = Здатися
resign-sure = Точно здатися
pass-until = Пасувати, доки…
pass-window-until = { $window }: пасувати, доки…
pass-once = не спитають наступного разу
pass-other = не спитають про інше
pass-end = не скінчиться гра
pass-note = Якщо правило вимагає вибору, вас усе одно спитають.
pass-set = Пасую
pass-break = Більше не пасувати
why-title = Зараз не можна
why-allowed-title = Це можна
why-allowed = { $action }.
why-instead = Натомість можна: { $options }.
why-nothing = Те, про що зараз питають, цього не стосується.
handover-pass = Передайте екран:
handover-covered = { $name }, ваші карти закриті, доки ви не скажете.
handover-show = Я { $name }, показати мою руку
result-title = Чим скінчилося
result-look = Подивитися на дошку
rematch = Ще партію
watch-replay = Дивитися запис
over-resigned = { $seat }: здача.
over-time = { $seat }: час вийшов.
over-agreed = Нічия за згодою.
over-abandoned = Стіл залишено.
over-rules = Гру закінчено.
end-won = Ви перемогли
end-lost = Ви програли
end-shared = Ви розділили перемогу
end-drawn = Нічия
end-last = Остання позиція
end-score = Рахунок
end-place = Місце
end-side = Сторона
end-total = Усього
end-your-place = Ваше місце: { $place } з { $seats }
end-ahead = Відрив { $by }, рахунок { $own } : { $other } (друге місце: { $seat })
end-behind = Відставання { $by }, рахунок { $own } : { $other } (перше місце: { $seat })
end-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
end-hours = { $hours } год { $minutes } хв
end-decisions = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
}
end-share = Поділитися
end-moments = Шанси та ключові моменти
end-points = пункти шансу для того, хто ходив
end-luck = удача, пункти
end-play = гра, найкраща 100
end-now = Що далі
end-now-stronger = Сильніший суперник: { $level }
end-now-weaker = Слабший суперник: { $level }
end-now-choice = Найдорожче рішення: крок { $step }, пункти шансу: { $points }
end-now-once-more = Вирішити заново
end-now-puzzle = Задача: { $title }
clock-spoken = Лишилося секунд: { $seconds }.
menu-title = Меню столу
menu-replay = Подивитися назад
menu-settings = Усі налаштування
log-title = Журнал
log-count = крок { $count }
log-empty = Поки нічого не сталося.
log-taken-back = (скасовано)
log-started = Гра починається.
log-went-on = Партія триває з кроку { $count } іншої партії.
log-ruled = Правила або карти в залі змінилися; партія триває за новими.
log-joined = За стіл сідає { $name }.
log-joined-bot = За стіл сідає бот.
log-repicked = Господар столу наново вибрав, у що грати.
log-left = Із-за столу встає { $name }.
log-undone =
    { $count ->
        [one] { $seat }: скасовано { $count } дію.
        [few] { $seat }: скасовано { $count } дії.
       *[many] { $seat }: скасовано { $count } дій.
    }
log-offered-draw = { $seat }: запропоновано нічию.
log-offered-undo = { $seat }: прохання про скасування.
log-accepted = { $seat }: згода.
log-declined = { $seat }: відмова.
log-resigned = { $seat }: здача.
log-flagged = { $seat }: час вийшов.
log-won = Перемога: { $others }.
chat-title = Розмова
chat-open = Відкрити розмову
chat-empty = Поки ніхто нічого не сказав.
chat-write = Скажіть щось
chat-send = Надіслати
chat-open-unread = { $count ->
    [one] Відкрити розмову, { $count } нове повідомлення
    [few] Відкрити розмову, { $count } нові повідомлення
   *[many] Відкрити розмову, { $count } нових повідомлень
}
chat-new = Нові: { $count }
chat-phrases = Швидкі фрази
chat-hidden = приховано
chat-mute = Не читати
chat-unmute = Читати знову
chat-report = Поскаржитися
chat-report-what = Останні 20 рядків отримають ті, хто веде залу
chat-reported = Скаргу прийнято
story-label = Журнал і розмова
phrase-hello = Привіт!
phrase-good-luck = Щасти!
phrase-sit-down = Приєднуйтеся!
phrase-first-game = Це моя перша партія, не судіть суворо
phrase-one-moment = Хвилинку, будь ласка
phrase-nice-move = Чудовий хід!
phrase-well-played = Гарна гра!
phrase-thanks = Усім дякую
phrase-must-go = Мені час іти
phrase-not-this-time = Цього разу ні, дякую
rematch-title = Ще партія
rematch-offered = { $name } пропонує зіграти ще раз. Сядете за стіл?
rematch-passed = Цього разу ви пропускаєте.
rematch-not-now = Не зараз
seat-here = тут
prompt-watching = Ви дивитеся гру
settings-notify = Сповіщення
settings-notify-text = Повідомляти, що настав мій хід або хтось сів за стіл, поки я дивлюся в інше місце
settings-notify-blocked = Браузер це забороняє: дозвольте сповіщення для цієї сторінки в рядку адреси.
room-waits = { $count ->
    [one] Бракує ще { $count } гравця.
    [few] Бракує ще { $count } гравців.
   *[many] Бракує ще { $count } гравців.
}
room-invite = Запросіть когось
room-code = Посилання у вигляді коду для камери телефону
room-only-link = Закритий стіл: його відкриває лише це посилання.
room-first-comes = Місце займе той, хто відкриє його першим.
room-name = Ваше ім’я за цим столом
lost-title = Зв’язок перервався. Ваш останній хід збережено.
lost-text = Нова спроба за { $seconds } с; стіл чекає.
lost-now = Зараз
keys-title = Клавіші
key-option = вибрати варіант із запитання
key-move = ходити дошкою
key-lit = до наступного підсвіченого місця
key-list = дошка списком
key-zoom = ближче, далі, уся дошка
key-pick = вибрати те, що у фокусі
key-back = крок назад
key-type = ввести дію
key-prompt = до запитання
key-board = до дошки
key-log = до журналу
key-undo = скасувати
key-chat = розмова
key-help = ця підказка
four-stones = Фішок опущено
generic-options = Що ви можете зробити
generic-position = Позиція
board-tools = Інструменти дошки
board-nearer = Ближче
board-further = Далі
board-whole = Уся дошка
board-list = Дошка списком
board-list-of = { $board }: список
board-list-lit = Лише підсвічене ({ $count })
board-list-close = Закрити список
card-cost = ціна { $cost }
card-left = лишилося: { $count }

## Правила
open-rule = Правило { $rule }
rule-title = Правило { $rule }
ruling-title = Рішення { $rule }
rule-unknown = Правила { $rule } немає в каталозі.
rules-lead = Кожне правило з номером, розібрані випадки й усі карти. Гра посилається на них щокроку.
rules-search = Шукати за словом або номером
rules-chapter = Розділ
rules-cases = Розібрані випадки
rules-rulings = Рішення спірних випадків
rules-rulings-text = Як тут грають там, де книга правил мовчить або суперечить собі, і чому.
rules-cited = Згадано в:
workshop = Майстерня
workshop-none = Майстерні немає
workshop-none-text = У цій грі нічого не збирають заздалегідь: вона починається як є.
workshop-legal = Правила це дозволяють.
workshop-name = Назва
workshop-save = Зберегти
workshop-saved = Збережено: { $name }
workshop-kept = Збережено в цьому браузері
workshop-remove = Вилучити
workshop-export = Зберегти у файл
workshop-import = Відкрити файл
workshop-bad-file = У цьому файлі немає нічого для цього верстака.
workshop-against = Проти кого
workshop-anybody = Хто сяде за стіл
workshop-play = Грати
rules-cards = Карти
rules-open-book = Відкрити всю книгу
rules-nothing = Немає правила з такими словами
rules-nothing-text = Спробуйте менше слів.
cards-search = Ім’я, властивість або текст
cards-none = Гортати нічого
cards-none-text = У цій грі немає карт.

## Записи
replay-eyes = Чиїми очима
replay-public = Що бачать усі
replay-share = Поділитися миттю
replay-branch = Грати звідси
replay-record = Файл запису
replay-record-title = Запис
replay-controls = Перегляд
replay-step-label = Крок
replay-step = Крок { $step } з { $last }
replay-first = На початок
replay-back = Крок назад
replay-play = Пуск
replay-pause = Пауза
replay-on = Крок уперед
replay-last = У кінець
replay-turn-back = Хід назад
replay-turn-on = Хід уперед
replay-speed = Швидкість
replay-start = Початок
replay-none = Цю партію не можна показати
replays-none = Жодної партії ще не закінчено
replays-none-text = Тут стоять зіграні партії; з будь-якої миті можна грати далі.
record-drop = Перетягніть сюди запис або виберіть файл
record-drop-text = Запис — текстовий файл; його перевіряють крок за кроком.

## Налаштування й ім’я
settings-language = Мова
settings-theme = Тема
theme-system = Як у системі
theme-night = Ніч
theme-day = День
settings-motion = Рух
motion-system = Як у системі
motion-none = Без руху
settings-pace = Ходи ботів
settings-pace-text = Один за одним, щоб можна було встежити. Клацання по полю або пробіл покаже одразу все.
pace-slow = Повільно
pace-normal = Звичайно
pace-fast = Швидко
pace-at-once = Одразу
settings-text = Розмір тексту
settings-passing = Пасувати автоматично
settings-passing-text = Коли правила питають, чи відповісте ви, а відповісти можна лише пасом, пас робиться за вас. У грі з людьми на це йде від півтори до чотирьох секунд, ніби ви прочитали й спасували: ніхто не дізнається, що у вас на руці.
settings-taps = Швидкі дотики
settings-taps-text = Дотик до маленького місця на полі діє одразу, без лупи
settings-scale = Розмір дошки
settings-sound = Звук
settings-sound-text = Тихий стукіт: ваш хід, дія, кубики, відмова, останні секунди вашого годинника
settings-kept = Зберігається лише в цьому браузері.
account-nobody = Поки ніхто
account-is-guest = Ви граєте як гість. Цей браузер вас пам’ятає; ім’я з паролем пустить вас звідусіль.
account-is-claimed = Це ім’я ваше.
account-name = Ім’я
account-password = Пароль
account-rename = Як вас називати
account-rename-do = Взяти це ім’я
account-renamed = Готово.
account-claim = Закріпити ім’я
account-claim-text = З паролем не коротшим за 8 знаків його не займе ніхто інший.
account-claim-do = Закріпити
account-claimed = Тепер це ім’я ваше.
account-login = У мене вже є ім’я
account-login-do = Увійти
account-welcome = З поверненням.
account-leave = Вийти
account-left = Ви знову незнайомець.

## Що може відповісти сервер
fault-offline = Зв’язок із сервером перервано.
fault-fault = На сервері щось зламалося; це записано.
fault-page = Щось зламалося на цій сторінці. Завантажте її наново.
fault-bad-request = Сервер не зрозумів запиту.
fault-bad-notation = У цій грі немає такої дії.
fault-bad-options = З такими налаштуваннями гру не почати.
fault-bad-record = Цей файл не запис або не відтворюється.
fault-record-line = Рядок { $line }:
fault-bad-seats = З такими місцями грати не можна.
fault-no-token = Спершу назвіться.
fault-bad-token = Сервер вас більше не впізнає. Увійдіть знову.
fault-bad-login = Ім’я та пароль не пасують одне до одного.
fault-not-your-seat = Це не ваше місце.
fault-not-host = Це може лише господар столу.
fault-not-at-table = Це можуть лише ті, хто за столом.
fault-hidden = Відкриється, коли гра закінчиться.
fault-bad-key = Це посилання не відкриває стіл.
fault-no-such-game = Такої гри тут немає.
fault-no-such-table = Такого столу немає, або він закритий: тоді посилання має господар столу.
fault-no-such-step = У партії немає такого кроку.
fault-no-such-person = Такого імені чи такого посилання тут ні в кого немає.
fault-stale = Тим часом гра пішла вперед.
fault-refused = Правила цього не дозволяють.
fault-not-now = Не зараз.
fault-not-open = Гра вже почалася.
fault-not-playing = Гра зараз не триває.
fault-not-over = Відкриється, коли гра закінчиться.
fault-seat-taken = Там уже сидять.
fault-not-full = Є ще вільне місце.
fault-name-taken = Це ім’я вже зайняте.
fault-already-claimed = У вас уже є ім’я.
fault-needs-consent = Потрібна згода решти.
fault-nothing-to-undo = Скасовувати нічого.
fault-no-such-offer = Пропозиції більше немає.
fault-busy = Забагато одразу; спробуйте ще раз.
fault-rules-changed = Цю партію грали за давнішими правилами, їх тут більше немає.
fault-unreadable = Цей стіл пошкоджено й відкладено; господаря зали про це сповіщено.
fault-no-database = Зала зараз не може дістатися своїх записів. Спробуйте ще раз трохи згодом.
fault-pack-gone = Цю партію грали з набором доповнень, якого тут немає або який змінився.
fault-too-big = Це завелике.
fault-too-fast = Повільніше, будь ласка.
fault-too-many = Ви вже почали стільки, скільки можна одній людині. Спершу щось дограйте або закрийте.
fault-too-slow = Решта запиту не надійшла. Спробуйте ще раз.

## Tyrants of the Underdark
tyrants-unit = ПО
tyrants-barracks = Війська в казармах
tyrants-spies = Шпигуни в казармах
tyrants-trophies = Трофеї
tyrants-inner-circle = Внутрішнє коло
tyrants-trophy-hall = Зала трофеїв
tyrants-hand = Карти в руці
tyrants-deck = Колода
tyrants-discard = Стос скидання
tyrants-set-up = Підготовка
tyrants-round = Раунд { $round }
tyrants-ending-troops = останній раунд: один із Домів розмістив останнє військо
tyrants-ending-market = останній раунд: колода ринку порожня
tyrants-ended-troops = Кінець настав, бо один із Домів розмістив останнє військо
tyrants-ended-market = Кінець настав, бо скінчилася колода ринку
tyrants-stage-1 = Карти й дії
tyrants-stage-2 = Наближення
tyrants-stage-score = Очки
tyrants-stage-draw = Добір
tyrants-market = Ринок
tyrants-market-left = у колоді { $count }
tyrants-market-empty = Порожня клітинка: колода ринку скінчилася
tyrants-devoured =
    { $count ->
        [one] Поглинено { $count } карту
        [few] Поглинено { $count } карти
       *[many] Поглинено { $count } карт
    }
tyrants-devoured-pile = Поглинені карти
tyrants-power = Могутність
tyrants-influence = Вплив
tyrants-pool-of = Ресурси: { $who }
tyrants-your-hand = Ваша рука
tyrants-hand-empty = Рука порожня
tyrants-played = Розіграно цього ходу
tyrants-pile-empty = Тут нічого немає
tyrants-zones-of = Чиї зони показати
tyrants-nobody-promoted = Тут поки що нікого немає
tyrants-no-trophies = Трофеїв поки що немає
tyrants-points = Зараз { $vp } ПО
tyrants-score-sites = локації
tyrants-score-total-control = повний контроль
tyrants-score-trophies = трофеї
tyrants-score-inner-circle = внутрішнє коло
tyrants-score-deck = колода
tyrants-score-tokens = жетони
tyrants-values = { $deck } ПО в колоді, { $inner } у внутрішньому колі
tyrants-map = Мапа Підзем’я
tyrants-nobody = порожньо
tyrants-white = біле військо
tyrants-space = { $space }: { $who }
tyrants-spy = { $place }: шпигун, { $who }
tyrants-route = { $a } – { $b }
tyrants-vp = { $vp } ПО
tyrants-start = стартова локація
tyrants-control = контроль: { $who }
tyrants-total-control = повний контроль: { $who }

## Fantasy Commander

fc-unit = ПО
fc-cost = очки
fc-units = Юнітів на мапі
fc-slain = Вартість знищених ворогів
fc-deck = Колода тактик
fc-discard = Скид
fc-initiative = Ініціатива
fc-sealed = накази видано
fc-army-points = Очки армії
fc-round = Раунд { $round } з { $limit }
fc-kind-scenario = Сценарій
fc-kind-epic = Епічна битва
fc-kind-raid = Набіг
fc-phase-set-up = Підготовка
fc-phase-command = Командування
fc-phase-active = Активація
fc-phase-end = Завершення
fc-details = Подробиці
fc-battlefield = Поле битви
fc-point = точка захвату
fc-building = Будівля
fc-building-damaged = Пошкоджена будівля
fc-points = Точки захвату
fc-ground = Вільні гекси
fc-nobody = нікого
how-to-win = Як перемогти
fc-scoring = За що очки
fc-strength = залишилося { $left } з { $size }
fc-fatigue = втома { $count }
fc-order = наказ: { $colour }
fc-order-hidden = наказ долілиць
fc-defends = в обороні
fc-weak = слабкий юніт
fc-exhausted = виснаження
fc-late = діє пізно
fc-left = Чисельність
fc-tired = Втома
fc-your-reserve = Ваш резерв
fc-reserve-of = Резерв: { $side }
fc-yours-alone = бачите лише ви
fc-laid = видано { $laid } з { $units }
fc-order-for = Наказ для: { $unit }
fc-take-back = Забрати назад
fc-drag = Натисніть колір або перетягніть його на будь-який свій юніт
fc-supply = Місцевість для мапи
fc-bench = Юніти для розстановки
fc-order-dice = Кубики наказів
fc-order-dice-of = Кубики наказів: { $side }
fc-rerolls = залишилося перекидань: { $count }
fc-activation = Порядок активації
fc-choices = Інші варіанти
fc-tactics = Карти тактики
fc-top = Верх колоди
fc-on-top = Зверху: { $card }
fc-deck-left = у колоді: { $count }
fc-discarded = у скиді: { $count }
fc-none = Тут нічого немає
fc-attack-melee = Атака в ближньому бою
fc-attack-shot = Стрільба
fc-attack-magic = Магічна стрільба
fc-attack-card = Ефект карти
fc-last-dice = Останній кидок
fc-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }
fc-die-blocked = заблоковано
fc-die-ignored = проігноровано
fc-die-added = додано
fc-damage = Пошкодження
fc-panic = Паніка
fc-lost = Втрати
fc-campaign = Місія { $mission }
fc-tracks = Репутація { $reputation }, добробут { $prosperity }, припаси { $supplies }
fc-attack = Атака
fc-defence = Захист
fc-move = Рух–біг
fc-size = Розмір
fc-health = Здоров’я
fc-stamina = Витривалість
fc-ranged = Постріл · даль
fc-magic = Магія · даль
fc-type-infantry = Піхота
fc-type-brute = Кремезний
fc-type-hero = Герой
fc-type-giant = Гігант
fc-card-normal = Тактика
fc-card-terrain = Місцевість
fc-card-curse = Прокляття
fc-card-star = Карта із зіркою
fc-or-order = або її наказ: { $colour }
fc-over = зайвих очок: { $points }
fc-copies = у колоді щонайбільше { $count }
fc-of-points = з { $limit } очок
fc-unit-count = { $count -> 
    [one] { $count } юніт
    [few] { $count } юніти
   *[many] { $count } юнітів
 }
fc-deck-count = Колода тактик: { $cards } з { $size }
fc-star-count = карти з зіркою: { $stars } з { $allowed }
fc-army-legal = Армія та її колода готові до бою.
fc-map-legal = На цій мапі можна грати.
fc-play-other-army = Армія супротивника
fc-play-map = Мапа
fc-ready-list = Готовий список: { $faction }
fc-map-random = Випадкова
fc-map-laid = Викладуть обидва за столом
fc-map-bench = Мапа на верстаку
fc-faction = Фракція
fc-battle-size = Розмір битви
fc-limit = Ліміт очок
fc-take-ready = Узяти готовий список
fc-clear = Очистити
fc-map = Мапа
fc-map-laid-hexes = Викладені гекси
fc-hexes-of = з { $most } гексів викладено
fc-map-hint = Натискайте або ведіть пензлем; з клавіатури: стрілки, Enter і 1–9 для вибору пензля.
fc-brush = Пензель
fc-build-what = Що будувати
fc-build-army = Армія та колода
fc-build-map = Мапа
fc-reputation = Репутація
fc-prosperity = Добробут
fc-supplies = Припаси
fc-settlement = Поселення
fc-roster = Склад війська
fc-rosters = Склад військ
fc-damaged = пошкоджено
fc-costs = ціна в припасах: { $supplies }
fc-build = Збудувати
fc-repair = Полагодити
fc-promote = Підвищити
fc-recover = Повернути
fc-away = відновлюється
fc-no-town-cards = Ще нічого не збудовано.
fc-marks = досвід: { $count }
fc-mission-winner = Остання місія: { $side }
fc-raid-card = Набіг: { $name }, сила { $strength }
fc-escalation = Карти ескалації
fc-report = Звіт про місію
fc-mustered = { $points } з { $limit } очок
fc-phase-settlement = Поселення

# Dungeon Command
key-pass = пасувати, коли можна відповісти; показати одразу всі ходи ботів
dc-battlefield = Поле бою
dc-squares = Вільні квадрати
dc-ground-normal = звичайна місцевість
dc-ground-wall = стіна
dc-ground-difficult = складний рельєф
dc-ground-hazardous = небезпечна місцевість
dc-ground-obstacle = перешкода
dc-no-tile = плитки немає
dc-start-zone = стартова зона: { $seat }
dc-circle = магічне коло
dc-chest = зачинена скриня
dc-tokens = { $count ->
    [one] { $count } жетон скарбу
    [few] { $count } жетони скарбу
   *[other] { $count } жетонів скарбу
 }
dc-treasure = Скарби
dc-treasure-left = { $tokens ->
    [0] зачинено: { $closed }
   *[other] зачинено: { $closed }, можна взяти: { $tokens }
 }
dc-life = { $left } з { $of }
dc-tapped = повернуто
dc-active = активна
dc-hidden = сховано
dc-shifts = ходить зсувом
dc-passes-walls = проходить крізь стіни
dc-venom = наступна рукопашна атака +{ $n }
dc-creature = Істота
dc-hp = Очки життя
dc-melee = Рукопашна
dc-ranged = Дальня
dc-speed = Швидкість
dc-level-at = Рівень { $level } · { $square }
dc-level = Рівень
dc-size = Розмір
dc-morale = Мораль
dc-leadership = Лідерство
dc-in-play = у грі { $used } з { $leadership }
dc-brief = лід. { $used }/{ $leadership }
dc-order-hand = Стартовий набір наказів
dc-creature-hand = Стартовий набір істот
dc-commander = Командир
dc-commanders = Командири
dc-orders = Накази
dc-creatures = Істоти
dc-in-deck = у колоді { $count }
dc-orders-in-hand = Накази в руці
dc-creatures-in-hand = Істоти в руці
dc-order-deck = Колода наказів
dc-creature-deck = Колода істот
dc-team = Команда
dc-any-ability = будь-яка
dc-short-Str = Сил
dc-short-Dex = Спр
dc-short-Con = Стат
dc-short-Int = Інт
dc-short-Wis = Мдр
dc-short-Cha = Хар
dc-type-standard = Звичайна
dc-type-minor = Швидка
dc-type-immediate = Негайна
dc-round = Коло { $round } · { $seat }
dc-mode-standard = { $count ->
    [2] Двобій
   *[other] Кожен проти всіх
 }
dc-mode-first-game = Перша гра
dc-mode-teams = Командна гра
dc-stack = Стек
dc-top-first = Спершу верхнє
dc-announced = оголошується
dc-resolving = зараз
dc-place = Місце { $n } у стеку
dc-answers = відповідь на { $n }
dc-may-respond = Може відповісти: { $seat }
dc-decides = Вирішує { $seat }
dc-passes = { $seat } пасує, доки { $until }
dc-act-move = Переміщення
dc-act-sprint = Переміщення звичайною дією
dc-act-attack-melee = Рукопашна атака
dc-act-attack-ranged = Дальня атака
dc-act-dodge = Ухиляння
dc-act-collect = Збирання скарбу
dc-act-hazard = Небезпечна місцевість
dc-act-return = Повернення зі схованки
dc-hands = Руки та цвинтарі
dc-your-hand = ваша
dc-discard = скид { $count }
dc-discard-of = Стос скидання: { $seat }
dc-pile-empty = Тут поки нічого немає.
dc-nobody-fell = Поки ніхто не загинув.
dc-powers = Сили
dc-tiles = Плитки, які можна покласти
dc-turn-tile = Повернути
dc-lay-where = Вкажіть місце, де ляже плитка.
workshop-one-more = Додати: { $name }
workshop-one-less = Прибрати: { $name }
dc-warband = Загін
dc-part = Що вибирається
dc-command-and-tiles = Командир і плитки
dc-search = Назва, вид або текст
dc-pack = Набір фракції
dc-all-packs = Усі набори
dc-begin-with = Почати з набору
dc-clear = Очистити
dc-none-found = Нічого не знайдено
dc-none-found-text = Карт із такими словами немає. Спробуйте коротше.
dc-tiles-of = Плитки
dc-no-commander = Командира не вибрано
dc-no-tiles = плиток не вибрано
dc-levels = Істоти за рівнями
dc-of-creatures = істот, не менше ніж { $least }
dc-of-orders = карт наказів, не менше ніж { $least }
dc-warband-legal = Загін зібрано за правилами.
dc-play-other = Загін суперника
dc-play-field = Поле бою
dc-play-build = будують обидва гравці
dc-play-face = Поверхня плиток
dc-face-dungeon = Підземелля
dc-face-outdoors = Просто неба
dc-sight-key = тримати, щоб бачити всі лінії видимості
dc-sight-clear = влучний постріл
dc-sight-cover = укриття: { $square }
dc-sight-blocked = не видно: заважає { $square }

# Dungeoneer
dg-glory = Слава
dg-peril = Ризик
dg-health = Здоров’я
dg-ap = Очки дії
dg-in-hand = Карт на руці
dg-out = поза грою
dg-quests = Завдання
dg-quests-unit = { $count ->
    [one] завдання
    [few] завдання
   *[many] завдань
}
dg-quest = Завдання
dg-quests-done = Виконані завдання
dg-brief = ♥︎ { $health }
dg-round = Раунд { $round } · { $seat }
dg-map-surface = Поле поверхні
dg-map-dungeon = Поле підземелля
dg-plane = Який ярус показано
dg-plane-surface = Поверхня
dg-plane-dungeon = Підземелля
dg-heroes = Герої
dg-location = Локація
dg-locations = Локації
dg-empty-cell = порожня клітинка: { $way ->
    [n] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше від входу
    [s] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше від входу
    [e] на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [w] на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
    [ne] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [nw] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
    [se] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [sw] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
   *[here] біля входу
}
dg-cell = { $way ->
    [n] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше від входу
    [s] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше від входу
    [e] на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [w] на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
    [ne] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [nw] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } північніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
    [se] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } східніше від входу
    [sw] на { $rows } { $rows ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } південніше й на { $columns } { $columns ->
        [one] клітинку
        [few] клітинки
       *[many] клітинок
    } західніше від входу
   *[here] вхід
}
dg-empty-cells = Порожні клітинки
dg-worth = слави { $glory }, ризику { $peril }
dg-exit-open = відкритий
dg-exit-wall = стіна
dg-exit-forced = зламаний
dg-exit-blocked = заблокований, { $stat } { $vs }
dg-exit-trap = пастка, { $stat } { $vs }
dg-life = здоров’я { $now } з { $of }
dg-fallen = лежить
dg-token-of = жетон: { $quest }
dg-search = пошук
dg-test = { $what } { $value } + кубик проти { $need }: { $chance } %
dg-gains = +{ $glory } слави, +{ $peril } ризику
dg-not-new = не нова: без очок
dg-going-there = Якщо піти туди
dg-leads-to = Портал веде сюди: { $place }.
dg-place-site = Місце
dg-place-road = Дорога
dg-place-gloomy_road = Похмура дорога
dg-place-room = Кімната
dg-place-passage = Коридор
dg-place-gloomy_passage = Похмурий коридор
dg-entrance = Вхід
dg-danger = Небезпека: пастки тут складніші на { $n }
dg-spikes = Шипи: { $stat } { $vs } або 1 рана
dg-pit = Яма: { $stat } { $vs } або падіння
dg-passage = Підземний хід { $letter }
dg-portal = Портал
dg-overlord = Володар драконів
dg-against = проти
dg-peril-of = { $seat }: { $peril } ризику можна витратити
dg-type-boon = Перевага
dg-type-treasure = Скарб
dg-type-bane = Прокляття
dg-type-encounter = Сутичка
dg-time-any = будь-якої миті
dg-time-response = у відповідь
dg-time-villainy = у фазу лиходійств
dg-time-feats = у фазу подвигів
dg-duration-instant = миттєво
dg-duration-permanent = постійно
dg-duration-attachment = доважок
dg-duration-monster = монстр
dg-only-in = Лише на місцевості: { $terrain }
dg-attacks-in = Атакує: { $form }
dg-by-level = { $form } за рівнями
dg-from-to = { $from } → { $to }
dg-limits = Переваг { $boons }, скарбів { $treasures }
dg-boons-held = Переваги: { $held } з { $limit }
dg-treasures-held = Скарби: { $held } з { $limit }
dg-kit = Інвентар
dg-whose-kit = Чий інвентар показано
dg-skill = особливе вміння
dg-artifact = артефакт
dg-lair = Лігво
dg-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } рани
   *[other] { $count } ран
}
dg-charges = { $count ->
    [one] { $count } заряд
    [few] { $count } заряди
   *[other] { $count } зарядів
}
dg-used = застосовано цього ходу
dg-quest-count = спільних { $common } · ваших { $own }
dg-no-quests = Відкритих завдань немає.
dg-escorted-by = супроводжує { $seat }
dg-found = знайдено
dg-beast = { $name }, здоров’я { $left } з { $of }
dg-tried = спроба була
dg-here = тут
dg-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[other] { $count } кроків
}
dg-no-way = шляху немає
dg-not-laid = ще немає на полі
dg-your-hand = Ваша рука
dg-location-deck = Колода локацій
dg-quest-deck = Колода завдань
dg-deck = Пригоди
dg-deck-glory = Колода слави
dg-deck-peril = Колода ризику
dg-discard = Скид
dg-discard-glory = Скид слави
dg-discard-peril = Скид ризику
dg-pile-empty = Тут поки нічого немає.
dg-to-lay = Викласти
dg-locations-to-lay = Ваші локації
dg-turn-card = Повернути
dg-values = { $attack } проти { $counter }
dg-odds = влучить { $hits } % · дістане { $struck } %
dg-choices = Виберіть
dg-battle = Битва
dg-dice = Кубики
dg-steps-of-battle = Етапи битви
dg-step-attack = Атака
dg-step-response = Відповідь
dg-step-attack-test = Перевірка атаки
dg-step-counter-test = Контратака
dg-step-comparison = Порівняння
dg-step-challenge = Виклик
dg-step-lair = Лігво
dg-step-reward = Нагорода
dg-fight-encounters = Сутички
dg-fight-hunt = Полювання
dg-fight-heroes = Бій героїв
dg-fight-challenge = Виклик
dg-trap = пастка
dg-status-cancelled = скасовано
dg-status-away = нікого немає
dg-status-lapsed = відпала
dg-status-done = завершено
dg-passed = проти { $need }: пройдено
dg-failed = проти { $need }: провал
dg-against-need = проти { $need }
dg-twice = кращий із двох

# D&D Miniatures
dm-battlefield = Поле бою
dm-squares = Вільні клітинки
dm-ground-floor = підлога
dm-ground-wall = стіна
dm-ground-half-wall = діагональна стіна
dm-ground-difficult = важкопрохідна місцевість
dm-ground-forest = ліс
dm-ground-pit = яма
dm-ground-lava = лавова яма
dm-ground-smoke = дим
dm-ground-river = річка
dm-ground-circle = священне коло
dm-ground-statue = статуя
dm-ground-teleporter = телепорт
dm-ground-blood-rock = кривавий камінь
dm-ground-fountain = цілющий фонтан
dm-start-area = стартова зона { $letter }
dm-victory-area = зона перемоги { $letter }
dm-victory-areas = Зони перемоги
dm-life = { $left } з { $of }
dm-temporary = тимчасові хіти: { $n }
dm-bloodied = Скривавлена
dm-active = діє
dm-activated = уже діяла
dm-returning = повернеться наприкінці раунду
dm-fallen = знищена
dm-in-reserve = ще не на полі
dm-until-next_turn = до кінця її наступного ходу
dm-until-save = (рятівний кидок завершує)
dm-until-turn = до кінця цього ходу
dm-until-player_turn = до кінця наступного ходу гравця
dm-until-round = до кінця раунду
dm-until-battle = до кінця бою
dm-until-until_self_acts = до початку її наступного ходу
dm-ongoing = тривале ушкодження { $n } ({ $type }) { $lasts }
dm-vulnerable = вразливість { $n } ({ $type }) { $lasts }
dm-sight-clear = видно без перешкод
dm-sight-cover = { $square ->
    [none] укриття
   *[other] укриття: { $square }
  }
dm-sight-hidden = невидима
dm-sight-blocked = не видно: заважає { $square }
dm-sight-key = тримайте, щоб побачити всі лінії видимості
dm-way = рух: { $points }
dm-hits-area = атакує: { $units }
dm-roll = { $bonus } проти { $versus } { $against }: треба { $need }+, { $chance } %
dm-damage = ушкодження { $damage }
dm-provokes = Провокує: { $units }
dm-hp = ХП
dm-ac = КО
dm-def = ЗАХ
dm-speed = Швидкість
dm-commander = Рейтинг командира
dm-commander-short = Ком.
dm-level = Рівень { $level }
dm-level-cost = Рівень { $level } · очок: { $cost }
dm-creature = Істота
dm-cards = Істота
dm-move-action = Пересування
dm-attack-action = Атака
dm-action-left = дія ще є
dm-action-spent = дію витрачено
dm-deeds = Що вона може
dm-do-move = Пересування
dm-do-burrow = Під землею
dm-do-shift = Зміщення
dm-do-free-shift = Вільне зміщення
dm-do-charge = Стрімка атака
dm-do-transfer = Телепорт
dm-power = сила
dm-ways = { $count ->
    [one] { $count } спосіб
    [few] { $count } способи
   *[many] { $count } способів
  }
dm-targets = { $count ->
    [one] { $count } ціль
    [few] { $count } цілі
   *[many] { $count } цілей
  }
dm-reaches = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
  }
dm-areas = Куди ляже область
dm-uses = лишилося використань: { $left } з { $of }
dm-preview = Перед кидком
dm-part-attack = атака { $n }
dm-part-charge = розгін { $n }
dm-part-advantage = бойова перевага { $n }
dm-part-cover = укриття { $n } { $square }
dm-part-other = інше { $n }
dm-face-needed = { $face }, треба { $need }
dm-outcome-hit = влучання по { $against }
dm-outcome-critical-hit = критичне влучання
dm-outcome-missed = повз { $against }
dm-dice = Кубики
dm-die = На кубику { $face }
dm-warband-of = Загін: { $seat }
dm-warband-points = Загін: { $points } з { $limit } очок
dm-boosters = Ваші бустери
dm-maps = Поля бою
dm-vp = ОП
dm-left = у строю { $left } з { $of }
dm-points = очок: { $points }
dm-round = раунд { $round }
dm-turn-of = { $owed ->
    [0] { $seat }: остання істота
   *[other] { $seat }: лишилося { $owed }
  }
dm-scoring = Нагорода за зони
dm-warband = Загін
dm-battle = Бій
dm-faction = Фракція
dm-all-factions = Усі фракції
dm-creatures = Істоти
dm-search = Ім’я, вид або текст
dm-begin-with = Почати із загону
dm-clear = Очистити
dm-none-found = Нічого не знайдено
dm-none-found-text = Карт із такими словами немає. Спробуйте менше слів.
dm-of-points = з { $limit } очок
dm-of-creatures = істот: { $count } з { $most }
dm-map = Поле бою
dm-any-map = будь-яке потрібного розміру
dm-warband-legal = Загін зібрано за правилами.
dm-play-other = Загін іншої сторони
dm-loan-none = готовий

## Навчання
learn-title = Навчіться грати за дюжину хвилин.
learn-lead = Ви граєте з першого кроку: по одній думці за раз, за справжнім столом, а наприкінці — справжня партія.
learn-others = Інші ігри
learn-begin = Почати
learn-go-on = Продовжити
learn-again = Ще раз
learn-go-on-with = Продовжити: «{ $chapter }»
learn-open-named = Урок: { $game }
learn-now-at = { $number } · { $chapter }
learn-minutes = { $minutes } хв
learn-left = лишилося близько { $minutes } хв
learn-against-bot = проти новачка
learn-state-new = Не розпочато
learn-state-begun = Розпочато
learn-state-done = Пройдено
learn-does-not-fit = Урок не відповідає нинішнім правилам, тому він закритий.
learn-offline = Немає зв’язку
learn-keep = Ваші успіхи зберігаються під цим гостьовим ім’ям на цьому пристрої.
learn-keep-how = Зберегти з паролем
learn-cannot-open = Це не вдається відкрити
learn-rather-read = Краще почитати? У бібліотеці є кожне правило з його номером.
learn-open-rules = Відкрити
learn-here = Уперше тут? Навчіться за дюжину хвилин
learn-it = Навчитися
learn-named = Навчитися грати: { $game }
one-page = На одній сторінці
one-page-named = { $game }: як грати, на одній сторінці
lesson-teacher = Ваш учитель
lesson-where = { $chapter } · крок { $step } з { $steps }
lesson-step-of = крок { $step } з { $steps }
lesson-chapter-of = Розділ { $number } з { $of } · { $chapter }
lesson-chapter-done = { $chapter }: пройдено
lesson-bar = Урок · { $goal }
lesson-chapters = Розділи
lesson-no-clock = Без годинника
lesson-press = Натисніть тут
lesson-try-it = Спробуйте тут
lesson-do-it = Зробити це
lesson-back = Назад
lesson-next = Далі
lesson-skip = Пропустити
lesson-leave = Вийти
lesson-repeat = Ще раз
lesson-after-move = Після вашого ходу
lesson-help = Не знайшли?
lesson-show-me = Показати
lesson-wanted = потрібно зараз
lesson-not-now-title = Не зараз
lesson-not-now = Так можна, але урок зараз просить про інше. Спробуйте те, що підсвічено.
lesson-good-try = Добра спроба: нічого не витрачено.
lesson-read-more = Докладніше в правилах:
lesson-on-to = Далі: «{ $chapter }»
lesson-real-game = А тепер справжня партія: { $game }
lesson-half-done = Залишити цей крок?
lesson-half-done-text = Ви почали хід. Крок зачекає на вас таким, яким був до нього.
lesson-open-chapter = Відкрити розділ
lesson-words = Слова, які ви вже знаєте
puzzles = Задачі
puzzles-solved = розв’язано { $solved } з { $all }
puzzles-of = { $solved } з { $all }
puzzles-list-named = Усі задачі: { $game }
puzzles-of-game = { $game }: задачі
puzzles-lead = У кожній одне ясне питання, правильна відповідь і її причина.
puzzles-none = Задач до цієї гри немає
puzzle-of-the-day = Задача дня
puzzle-yesterday = Учорашня задача
puzzle-try-it = Спробувати
puzzle-look = Переглянути
puzzle-open-named = Відкрити «{ $title }»
puzzle-solve-it = розв’язують { $share }
puzzle-nobody-yet = ніхто ще не пробував
puzzle-kind-win = перемогти цим ходом
puzzle-kind-chance = найкращий шанс
puzzle-kind-save = врятувати становище
puzzle-level = складність { $level }
puzzle-mined = з партії ботів № { $number }
puzzle-state-new = не пробували
puzzle-state-tried = пробували
puzzle-state-solved = розв’язана
puzzle-state-shown = розв’язок показано
puzzle-bar = Задача · { $title }
puzzle-task = Завдання
puzzle-you-are = Ви: { $seat }
puzzle-tries = Ваша спроба
puzzle-try = Спроба { $attempt } з { $tries }
puzzle-hint = Підказка
puzzle-again = Спочатку
puzzle-line = Ваші дії
puzzle-note = Зіграйте хід, як вважаєте за потрібне. Оцінка буде, коли він завершиться.
puzzle-dice-note = Ваш хід оцінять за його шансами. Кубики падають для вигляду й не враховуються.
puzzle-judge = Оцінити зараз
puzzle-show = Показати розв’язок
puzzle-result = Підсумок
puzzle-way = Ось розв’язок
puzzle-best = краще не буває
puzzle-another = інший шлях, не гірший
puzzle-this-try = ця спроба
puzzle-chance-said = Шанс: { $chance }
puzzle-mark = Позначка — ваша попередня спроба: { $chance }
puzzle-try-again = Ще спроба
puzzle-next = Наступна задача
puzzle-play-on = Грати звідси
puzzle-share = Поділитися задачею без відповіді
puzzle-your-tries = Ваші спроби
puzzle-tries-of = { $count } з { $tries }
puzzle-nothing-done = нічого не зроблено
puzzle-your-idea = Чого забракло вам
puzzle-tempting = Що спокушає багатьох
puzzle-others = Як упоралися інші
puzzle-first-share = розв’язали з першої спроби
puzzle-all-share = розв’язали взагалі
puzzle-among-first = Ви серед перших.
how-title = Як грати, на одній сторінці
how-length = Гравців: { $players } · близько { $minutes } хвилин
how-print = Надрукувати
how-lesson = Почати урок
how-foot = Номери в рамках відкривають повні правила.
how-teaches = До розділу, який цього навчає
how-none = Такої сторінки немає
learn-chapters-done = розділів пройдено: { $done } з { $all }
learn-size =
    { $chapters ->
        [one] { $chapters } розділ
        [few] { $chapters } розділи
       *[many] { $chapters } розділів
    } · { $minutes } хв
learn-bar-said = Пройдено розділів: { $done } з { $all }
learn-week-said =
    { $days ->
        [0] Поки жодного дня поспіль
        [one] Розв’язано { $days } день поспіль
        [few] Розв’язано { $days } дні поспіль
       *[many] Розв’язано { $days } днів поспіль
    }, { $today ->
        [done] сьогодні розв’язано
       *[open] сьогодні ще ні
    }
lesson-chapter-said = Розділ { $number }, { $chapter }, { $state ->
        [now] ви тут
        [done] пройдено
        [begun] розпочато
       *[new] не розпочато
    }
puzzle-solved =
    { $attempt ->
        [1] Розв’язано з першої спроби
        [2] Розв’язано з другої спроби
       *[other] Розв’язано з { $attempt }-ї спроби
    }
puzzle-not-yet =
    { $left ->
        [one] Поки ні: лишилася { $left } спроба
        [few] Поки ні: лишилося { $left } спроби
       *[many] Поки ні: лишилося { $left } спроб
    }
puzzle-hints =
    { $count ->
        [one] Взято { $count } підказку
        [few] Взято { $count } підказки
       *[many] Взято { $count } підказок
    }
puzzle-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
how-tyrants-play = Розігруйте посіпак: вони дають могутність і вплив.
how-tyrants-deploy = За 1 одиницю могутності розміщують військо там, де є присутність: поруч зі своїми.
how-tyrants-kill = За 3 одиниці могутності знищують військо; воно йде до вашої зали трофеїв.
how-tyrants-recruit = За вплив вербують посіпаку з ринку; він лягає у ваш стос скидання.
how-tyrants-control = У кого військ більше, той контролює локацію; усі клітинки — повний контроль.
how-tyrants-spy = Шпигун дає присутність далеко від військ і зриває повний контроль.
how-fantasy_commander-command = 1 · На кожен юніт — один наказ долілиць.
how-fantasy_commander-reveal = 2 · Усі відкриваються. Менше червоних і фіолетових — ініціатива ваша.
how-fantasy_commander-active = 3 · Діють червоні, сині, зелені, жовті; фіолетовий — на будь-якому кроці.
how-fantasy_commander-end = 4 · Кожна точка захвату, де ви стоїте, дає очко.
how-fantasy_commander-move = Пройти й ударити сусіда.
how-fantasy_commander-run = Пробігти далі, але без удару.
how-fantasy_commander-shoot = Вистрілити по чистій лінії.
how-fantasy_commander-defend = Оборонятися: кидати кубики, коли атакують.
how-dungeon_command-refresh = Оновлення: розверніть усіх, візьміть наказ.
how-dungeon_command-activate = Кожна істота один раз: пройти й ударити того, хто поруч.
how-dungeon_command-shoot = Стріляти по лінії видимості, коли поруч немає ворога.
how-dungeon_command-answer = На будь-яку дію можна відповісти; остання відповідь виконується першою.
how-dungeon_command-cower = Сховатися: 1 Мораль за кожні 10 шкоди замість ран.
how-dungeon_command-deploy = Прикликання: сума рівнів у грі не більша за Лідерство.
how-dungeoneer-recovery = 1 · Відновлення: очок дії стільки, яка швидкість.
how-dungeoneer-villainy = 2 · Лиходійства: монстри проти інших, плата — їхній ризик.
how-dungeoneer-locations = 3 · Локації: покладіть карту, вихід до виходу, стіна до стіни.
how-dungeoneer-feats = 4 · Подвиги: крок коштує 1 очко дії; нове місце дає славу й ризик.
how-dungeoneer-battle = Битва: обидві сторони кидають і додають; більший ранить меншого.
how-dungeoneer-quest = Завдання: на його місці пройдіть перевірку. Три — перемога.
how-dnd_miniatures-move = Одне пересування: до Швидкості; каміння коштує 2.
how-dnd_miniatures-attack = Одна атака: d20 і бонус проти КО або захисту.
how-dnd_miniatures-charge = Стрімка атака: рух і удар одразу, +1.
how-dnd_miniatures-flank = Фланкування: з двох боків в обох +2.
how-dnd_miniatures-leave = Ідете від ворога — він б’є навздогін. Краще зміститися.
how-dnd_miniatures-area = Істота у вашій зоні перемоги дає очки наприкінці раунду.

## Levels of bots

levels-title = Хто сяде навпроти?
levels-seat = Посадити: { $level }
levels-fair = Жоден рівень не бачить вашої руки й майбутніх карт.
levels-strength = сила { $strength } з { $of }
levels-thinks = { $seconds ->
    [0] відповідає одразу
    [1] думає до секунди
   *[other] думає до { $seconds } секунд
  }
levels-chance = ваш шанс { $chance }
levels-unmeasured = ще не виміряно
levels-choose = Вибрати рівень
room-free = Звільнити місце

## Підказки й шанси на перемогу

hint-title = Підказка
hint-open = Підказка
hint-close = Закрити підказку
hint-not-now = Підказка буде, коли вирішувати вам
hint-off = Це гра всерйоз: усі погодилися грати без підказок.
hint-failed = Цього разу без підказки. Її не зараховано.
hint-thinking = обмірковується …
hint-looks = переглянуто: { $looks }
hint-chance = шанс на перемогу після найкращого ходу
hint-chance-now = шанс на перемогу зараз
hint-unsure = поки неясно: числа приблизні
hint-rest = решта: { $chance } і менше
hint-only = За правилами можливий лише один хід.
hint-order = Найкращий хід перший. Шансів на перемогу в цій грі не полічити.
hint-best = найкращий
hint-equal = нарівні
hint-about = ≈ { $chance }
hint-used = { $used ->
    [0] Підказок поки не було. Підказка знає лише те, що можна знати вам.
    [one] Узято { $used } підказку. Вона знає лише те, що можна знати вам.
    [few] Узято { $used } підказки. Вони знають лише те, що можна знати вам.
   *[many] Узято { $used } підказок. Вони знають лише те, що можна знати вам.
  }
hint-show = Показати на дошці
key-hint = підказка; далі 1 2 3 готують її ходи
prompt-built = готово, не надіслано
chance-title = Шанс на перемогу
chance-you = Ви
chance-of = { $name } { $percent } %
chance-said = Шанс на перемогу: { $all }
chance-unknown = Шанс на перемогу ще не відомий
term-better = Краще:
term-worse = Гірше:
why-move = Чому цей хід?
why-thinking = З’ясовуємо …
why-failed = Цього разу не сказати. Спробуйте ще раз.
why-none = Нічого важливого він не змінив.
why-chance = шанс на перемогу { $before } → { $after }
settings-chances = Шанс на перемогу
settings-chances-text = Показувати за столом
settings-chances-off = У іграх всерйоз його завжди приховано.
fault-no-hints = За цим столом грають без підказок, доки гру не закінчено.

## Розбір закінченої гри

analysis-about = Шанси на перемогу після кожного кроку, помилки з кращим ходом і ціна везіння.
analysis-begin = Розібрати цю партію
analysis-again = Розібрати ще раз
analysis-failed = Розбір перервався. Що вже відомо, залишилося.
analysis-none = Цю партію розібрати не можна.
analysis-waiting = Розбір чекає своєї черги. Сторінку можна поки закрити.
analysis-running = Розібрано крок { $step } з { $steps }. Сторінку можна поки закрити.
analysis-left = { $minutes ->
    [0] Крок { $step } з { $steps }, лишилося близько { $seconds } с. Сторінку можна поки закрити.
   *[other] Крок { $step } з { $steps }, лишилося близько { $minutes } хв. Сторінку можна поки закрити.
  }
analysis-progress = Перебіг розбору
analysis-eyes = За чиїми відомостями
analysis-known = За відомостями гравця: { $name }
analysis-open = Усі карти відкриті
analysis-graph = Шанси на перемогу за кроками
analysis-change = { $name }: { $before } → { $after }
analysis-at = крок { $step }
analysis-by-luck = везіння, крок { $step }
analysis-choice = { $name }: вибір на кроці { $step }
analysis-inaccurate = { $points ->
    [one] { $name }: неточність, { $points } пункт
    [few] { $name }: неточність, { $points } пункти
   *[many] { $name }: неточність, { $points } пунктів
  }
analysis-mistake = { $points ->
    [one] { $name }: помилка, { $points } пункт
    [few] { $name }: помилка, { $points } пункти
   *[many] { $name }: помилка, { $points } пунктів
  }
analysis-blunder = { $points ->
    [one] { $name }: груба помилка, { $points } пункт
    [few] { $name }: груба помилка, { $points } пункти
   *[many] { $name }: груба помилка, { $points } пунктів
  }
analysis-played = зіграно
analysis-more = { $count ->
    [one] і ще { $count } хід
    [few] і ще { $count } ходи
   *[many] і ще { $count } ходів
  }
analysis-luck = Везіння й гра
analysis-unit = пункти шансу на перемогу
analysis-luck-of = везіння { $luck }
analysis-sums = власні рішення { $own }, чужі рішення { $others }, везіння { $luck }
analysis-own = власні рішення
analysis-others = чужі рішення
analysis-dice = везіння в кубиках і картах
analysis-turning = Переломні моменти
analysis-for-actor = для того, хто ходив
analysis-slow = Перелому не було: усе вирішилося поступово.
analysis-numbers = { $name } у цифрах
analysis-another = Інше місце
analysis-n-choices = { $count ->
    [one] вибір
    [few] вибори
   *[many] виборів
  }
analysis-n-best = найкращих або рівних
analysis-n-inaccurate = { $count ->
    [one] неточність
    [few] неточності
   *[many] неточностей
  }
analysis-n-mistakes = { $count ->
    [one] помилка
    [few] помилки
   *[many] помилок
  }
analysis-play = Зіграно на { $play } % від найкращого: 100 означає жодного гіршого ходу.
analysis-next-mistake = Наступна помилка
analysis-next-turning = Наступний перелом
analysis-compare = Порівняти обидва ходи
analysis-compared = Назад до зіграного
analysis-table = У числах

doctor = Майстерня карт
doctor-maps = Майстерня мап
doctor-file = Вид
doctor-file-abilities = Здібності
doctor-file-adventures = Карти пригод
doctor-file-aspects = Риси характеру
doctor-file-cards = Карти ринку
doctor-file-commanders = Командири
doctor-file-conditions = Стани
doctor-file-creatures = Істоти
doctor-file-escalation-cards = Карти ескалації
doctor-file-factions = Фракції
doctor-file-half-decks = Напівколоди ринку
doctor-file-heroes = Герої
doctor-file-houses = Великі Доми
doctor-file-keywords = Ключові слова
doctor-file-kinds = Види карт
doctor-file-layouts = Розкладки плиток
doctor-file-lists = Списки армій
doctor-file-locations = Локації
doctor-file-maps = Мапи
doctor-file-monster-orders = Накази монстрів
doctor-file-orders = Карти наказів
doctor-file-properties = Властивості
doctor-file-quests = Завдання
doctor-file-raid-cards = Карти набігів
doctor-file-scenarios = Сценарії
doctor-file-sets = Набори
doctor-file-sizes = Розміри битв
doctor-file-supply = Запаси
doctor-file-tactics = Карти тактики
doctor-file-tags = Позначки карт
doctor-file-terrain = Місцевість
doctor-file-tiles = Плитки
doctor-file-town-cards = Карти міст
doctor-file-traits = Риси
doctor-file-types = Типи посіпак
doctor-file-units = Юніти
doctor-file-warbands = Загони
doctor-thing = Що саме
doctor-new = Зробити з цього нове
doctor-back = Повернути як надруковано
doctor-form = Форма
doctor-yaml = У вигляді YAML
doctor-comes = Що виходить
doctor-looking = перевіряється…
doctor-faults = { $count ->
    [0] помилок немає
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
  }
doctor-line = Рядок { $line }:
doctor-mend = Виправити
doctor-export = Зберегти як набір
doctor-play = Випробувати за столом
doctor-share = Скопіювати посилання
doctor-shared = Посилання скопійовано
doctor-against = Порівняно з надрукованим
doctor-same = Відмінностей немає.
doctor-shows = Що показано
doctor-both = Форма і YAML
doctor-part = частина
doctor-add = Додати…
doctor-add-to = Додати до поля «{ $name }»
doctor-remove = Прибрати «{ $name }»
doctor-less = Менше: { $name }
doctor-more = Більше: { $name }
doctor-edge = Темний край позначає відмінності від надрукованого.
doctor-caret = Під курсором: { $name }
doctor-number = Ціле число від { $least } до { $most }
doctor-yes-no = true або false
doctor-one-of = Одне з
doctor-also = Ще можливі
doctor-left = лишилося { $time }
doctor-scale = Коштує { $price }, а варте { $worth }.
doctor-play-faulty = { $count ->
    [one] Зіграти: лишилася { $count } помилка
    [few] Зіграти: лишилися { $count } помилки
   *[many] Зіграти: лишилося { $count } помилок
  }
doctor-map = Мапа
doctor-ground = Місцевість
doctor-areas = Області
doctor-area = область { $letter }
doctor-no-area = поза областями
doctor-symmetry = Симетрія
doctor-symmetry-none = Без неї
doctor-symmetry-turn = Півоберта
doctor-symmetry-mirror = Дзеркало
doctor-undo = Скасувати
doctor-square = { $column }, { $row }: { $what }
doctor-map-keys = Стрілки рухають, Enter малює, Backspace стирає, літера обирає пензель, Z скасовує.
doctor-compare = Порівняти два набори
doctor-compare-help = Набори в тому вигляді, в якому їх збережено. Якщо нічого не вибрано, береться гра як надруковано.
doctor-one = Перший
doctor-two = Другий
doctor-compare-go = Порівняти
doctor-comparing = Порівнюємо…
doctor-state-added = нове
doctor-state-gone = прибрано
doctor-state-changed = змінено
doctor-at-play = Випадкові партії, де це під рукою
doctor-taught = Уроки й задачі
doctor-choices = Позицій { $positions }: нові дії з’явилися в { $gained }, якісь зникли в { $lost }, можливі лише з одним із наборів { $impossible }.
fault-expected = Має бути { $expected }, а не { $found }.
fault-or = { $one } або { $two }
fault-whole-number = ціле число
fault-yes-no = true або false
fault-nothing = нічого (null)
fault-text = текст
fault-list = список
fault-mapping = набір полів
fault-the-text = текст { $word }
fault-the-number = число { $word }
fault-one-of = одне з { $words }
fault-at-least = щонайменше { $limit }
fault-at-most = щонайбільше { $limit }
fault-missing = Немає поля «{ $field }».
fault-field = Невідоме поле «{ $field }».
fault-word = Невідоме значення поля «{ $field }»: «{ $word }».
fault-none = Немає нічого з id «{ $id }».
fault-twice = «{ $id }» уже є: { $file }, рядок { $line }.
fault-key-twice = «{ $id }» уже стоїть тут, у рядку { $line }.
fault-fraction = «{ $word }» — не ціле число; текст пишеться в лапках.
fault-pattern = «{ $word }» записано не так, як треба: { $pattern }
fault-yaml = Це не YAML: { $why }
fault-meant = Можливо, «{ $right }»?
fault-known = Можливі: { $words }.
doctor-drive = Пробні партії
doctor-drive-help = Боти грають кілька сотень партій із вашою правкою й без неї, у фоні.
doctor-begin = Випробувати
doctor-stop = Зупинити
doctor-progress = Партія { $games } з { $most }
doctor-older = давнішої версії
doctor-failed = Випробування перервалося. Спробуйте ще раз.
doctor-stalled = Партія { $number } зайшла в глухий кут. Подивитися позицію.
doctor-have = Перемагає той, у кого це є
doctor-had = Трапляється в партіях
doctor-turns = Ходів у партії
doctor-yours = у вас
doctor-printed = надруковано
doctor-percent = { $value } % ({ $low }–{ $high })
doctor-span = { $value } ({ $low }–{ $high })
doctor-price = Пропонована ціна: { $price } (від { $low } до { $high })
doctor-set = Поставити { $price }
doctor-cannot-tell = Поки не можна сказати, скільки це коштує.

someone = хтось

## Сторінка гравця
profile-who = Хто це
profile-since = у залі з { $day }
profile-emblem = Ваша емблема
profile-emblem-n = Емблема { $number }
profile-more = Більше емблем
profile-fewer = Менше емблем
profile-games = Партії
profile-of-games = { $games }, перемог { $won }
profile-puzzles = Задачі
profile-solved = розв’язано { $count }
profile-left = Покинуто достроково
profile-of = { $count } з { $all }
profile-rating = Рейтинг
profile-scale = Glicko-2, люди й боти на одній шкалі
profile-games-of-it = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
  }
profile-unsettled = ще не усталився
profile-unmeasured = ? Цей рівень у цій грі не вимірювали; його місце приблизне.
profile-unrated = Рейтингових партій ще немає. Зараховується партія, зіграна від початку й без підказок.
profile-today = від учора
profile-month = за 30 днів
profile-best = найкращий { $rating }
profile-graph = Рейтинг, { $game }: { $rating }, плюс-мінус { $deviation }, { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
  }
profile-results = Результати
profile-won-of-played = перемог із зіграних
profile-people = Люди
profile-history = Історія
profile-day = День
profile-with = З ким
profile-all-games = Усі ігри
profile-result = Результат
profile-filter-all = Перемоги й поразки
profile-filter-won = Перемоги
profile-filter-lost = Поразки
profile-no-games = Партій поки немає.
profile-replay = Запис
profile-older = Давніші партії
profile-hidden = Цей гравець не показує своїх партій.
profile-result-won = перемога
profile-result-shared = спільна перемога
profile-result-drawn = нічия
profile-result-lost = поразка
profile-result-left = здача
profile-result-score = { $result }, { $score } : { $best }
profile-friends = Друзі
profile-no-friends = Поки нікого. Дайте комусь ваше посилання.
profile-plays = грає: { $game }
profile-watch = Дивитися
profile-part = Більше не дружити: { $name }
profile-invite = Ваше посилання для друзів
profile-copy = Скопіювати посилання
profile-shows = Хто бачить мої партії
profile-shows-text = Рейтинг і результати на вашій сторінці бачать усі. А кому показувати окремі партії із записами?
profile-shows-everyone = Усі
profile-shows-friends = Друзі
profile-shows-me = Лише я
profile-data = Забрати свої дані
profile-data-text = Один файл: ваша сторінка, рейтинги, результати, усе, що ви написали, і записи завершених партій з ходами та кубиками. Їх можна переглянути в будь-якому Warhall.
profile-export = Завантажити
profile-leave = Залишити залу
profile-leave-text = Ім’я, друзі, рейтинги й усе, що ви написали, стираються одразу. Партії лишаються в інших; на вашому місці буде «хтось». Скасувати це не можна.
profile-leave-open = Стерти мене…
profile-leave-name = Введіть ваше ім’я, щоб не помилитися
profile-leave-do = Стерти назавжди
profile-left-hall = Ви залишили залу.
profile-guest = Ці партії є лише в цьому браузері.
profile-keep = Зберегти їх
profile-empty = Партій ще немає
profile-empty-text = Сядьте за стіл, і ваші партії з’являться тут.
befriend-text = { $name } пропонує вам дружити: ви побачите, де грає інший, і партії, які показують друзям.
befriend-do = Дружити
end-rating = Рейтинг { $after } ({ $gain })
glass-label = { $count ->
    [one] { $count } доступне місце поруч із дотиком
    [few] { $count } доступні місця поруч із дотиком
   *[other] { $count } доступних місць поруч із дотиком
  }
glass-text = { $count ->
    [1] Торкніться ще раз, щоб вибрати.
   *[other] Торкніться потрібного місця.
  }

# Поля того, що править майстерня, за їхніми іменами у файлах.
doctor-nth = частина { $n }
doctor-true = так
doctor-false = ні
field-abilities = здібності
field-ability = здібність
field-ac = КО
field-action = дія
field-actions = дії
field-activated = при активації
field-add = додає
field-adjacent-to = поруч із
field-affects = на кого діє
field-affinity = характеристика
field-after = потім
field-aftereffect = наслідки
field-aim = ціль карти
field-alignment = світогляд
field-allow = допускає до загону
field-also = крім того
field-amount = скільки
field-any = будь-який
field-anywhere = де завгодно
field-ap = очки дії
field-area = область
field-armies = армії
field-artifact = артефакт
field-aspect = аспект
field-at = де
field-at-least = не менше
field-at-most = не більше
field-at-start = на початку
field-at-that-site = у цій локації
field-attach-to = прикріплюється до
field-attached = поки прикріплена
field-attack = атака
field-attack-type = тип атаки
field-attacks = атаки
field-aura = аура
field-auto = само собою
field-base = спочатку
field-basic = базова атака
field-bearer-in = носій стоїть на
field-blocks-sight = закриває огляд
field-blue = синій наказ
field-bonus = бонус
field-boon-limit = межа переваг
field-boons = переваги
field-buildings = будівлі
field-by = ким
field-card = карта
field-category = розряд
field-character = характер
field-charge = заряд
field-charges = заряди
field-class = клас
field-colour = колір
field-combat-advantage = бойова перевага
field-command = командування
field-commander = командир
field-condition = умова
field-copies = примірників
field-cost = ціна
field-count = число
field-creature = істота
field-creature-hand = карт істот у руці
field-creatures = істоти
field-damage = шкода
field-deck = колода
field-deck-vp = ПО в колоді
field-decks = колоди
field-def = ЗАХ
field-defence = захист
field-defensive = оборонна
field-deploy-first = розміщує першим
field-destroyed = знищено
field-dice = кубики
field-die = кубик
field-difficult = складна місцевість
field-discard-order = скинути карт наказів
field-discard-self = скидається сама
field-dividers = межі частин
field-do = що робить
field-double = дубль
field-draw = узяти карт
field-duration = тривалість
field-each = щоразу також
field-effect = ефект
field-effects = ефекти
field-empire = Імперія
field-entrance = вхід
field-epic = епічне
field-event = подія
field-every = за кожні
field-exits = виходи
field-extra-card = додаткова карта
field-face = грань кубика
field-faction = фракція
field-factions = фракції
field-fail = у разі невдачі
field-first-order = перший наказ
field-for = для чого
field-form = вид атаки
field-free-of-contact = поза контактом
field-from = звідки
field-gives = дає
field-glory = слава
field-glyph = знак на карті
field-gold = золотих примірників
field-green = зелений наказ
field-half-deck = півколода
field-hall = зала трофеїв
field-hand-made = рукотворна
field-heal = лікування
field-health = здоров’я
field-hero-ap-at-least = очок дії героя не менше
field-hero-health-at-most = здоров’я героя не більше
field-hit = у разі влучання
field-hp = хіти
field-id = ім’я у файлах
field-identity = унікальний як
field-if = якщо
field-if-damaged = якщо поранене
field-ignore = не зважає на
field-impassable = непрохідно
field-influence = вплив
field-inner-vp = ПО у внутрішньому колі
field-instead = замість цього
field-is = чим є
field-keeps-level = зберігає рівень
field-keyword = ключове слово
field-keyword-any = одне з ключових слів
field-keywords = ключові слова
field-kind = вид
field-label = напис
field-leadership = лідерство
field-level = рівень
field-limit = межа
field-living = лише живим
field-location = локація
field-los = потрібна лінія видимості
field-magic = магія
field-map = карта місцевості
field-marker = жетон контролю
field-max = не більше
field-max-cost = найбільша ціна
field-may = за бажанням
field-melee = ближній бій
field-melee-bonus = бонус рукопашної
field-min = не менше
field-min-hand = карт у руці не менше
field-monster = монстр
field-morale = Мораль
field-move = переміщення
field-n = число
field-name = назва
field-no-enemy-sees = ніхто з ворогів не бачить
field-not-entrance = крім входу
field-number = номер
field-obstacle = перешкода
field-of = чий
field-on-hit = у разі влучання
field-only = лише проти
field-only-type = лише цей тип
field-ops = операції
field-optional = за бажанням
field-options = варіанти
field-order = наказ
field-order-hand = карт наказів у руці
field-other = інший
field-own-turn = у свій хід
field-pass = у разі успіху
field-passage = прохід
field-per = за кожне
field-peril = ризик
field-phase = фаза
field-place = місце
field-plane = план
field-play-to = потрібно переможних очок
field-player = гравець
field-players = гравці
field-points = очки
field-portal = портал
field-power = могутність
field-powers = уміння
field-promotes-to = підвищується до
field-properties = властивості
field-property = властивість
field-prosperity = добробут
field-purple = фіолетовий наказ
field-race = раса
field-range = дальність
field-ranged = дальній бій
field-ranged-max = межа дальності
field-rarity = рідкісність
field-rearrange = повернути в будь-якому порядку
field-recharge = відновлюється
field-red = червоний наказ
field-refill = порожнє місце займе
field-remove-this = прибирає цю карту
field-replaces = замість цього
field-requires = вимагає
field-reroll = перекидання
field-reward = нагорода
field-role = роль
field-roll = кидок
field-rounds = раунди
field-routes = маршрути
field-run = біг
field-run-bonus = бонус до бігу
field-scoring = нарахування очок
field-section = частина поля
field-sections = частини поля
field-sees-over-own = дивиться поверх своїх юнітів
field-self-too = і само
field-set = набір
field-setup = перед боєм
field-shape = форма
field-side = сторона
field-sides = сторони
field-sight = лінія огляду
field-silver = срібних примірників
field-single-site = в одній локації
field-sites = локації
field-size = розмір
field-skill = особливе вміння
field-source = джерело
field-spaces = клітинки
field-speed = швидкість
field-square = клітинка
field-squares = на скільки клітинок
field-stacks = і зі стосів
field-stamina = витривалість
field-star = зірка
field-start = початкова локація
field-stat = характеристика
field-state = стан
field-static = діє завжди
field-statics = постійні ефекти
field-stopped-by = зупиняється від
field-strikes = удари
field-styx = Стікс
field-sum = сума
field-supplies = припаси
field-supply = постачання
field-tag = ознака
field-tags = позначки
field-tapped = повернуто
field-target = ціль
field-target-bloodied = ціль скривавлена
field-targets = цілі
field-terrain = місцевість
field-terrain-any = одна з місцевостей
field-then = потім
field-this = цей
field-tiles = плитки
field-time = коли грається
field-times = скільки разів
field-to = куди
field-towns = міста
field-traits = риси
field-treasure-limit = межа скарбів
field-treasures = скарби
field-triggers = спрацьовування
field-type = тип
field-types = типи
field-unique = єдина
field-unit = юніт
field-unpreventable = не можна запобігти
field-until = доки
field-upto = не більше
field-uses = застосування
field-value = значення
field-vp = ПО
field-vs = проти
field-vs-tag = проти кого
field-warband-building = для збирання загону
field-what = що саме
field-when = коли
field-when-forced-out = якщо скинута з примусу
field-where = де
field-while-escorting = під час супроводу
field-white = білі війська
field-who = хто
field-whose = чиє
field-win-reputation = репутація за перемогу
field-within = не далі
field-worsens-to = погіршується до
field-yours = ваш
field-zone = зона
field-zone-limit = юнітів у зоні не більше
field-zones = зони
