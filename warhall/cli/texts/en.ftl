# What the command line says.

hall-welcome = Welcome to Warhall. What shall we play?
hall-which = Number or name of the game:
hall-none = There is no such game. Type a number or a name from the list.
hall-who = Who plays { $seat }? ({ $choices }; Enter: { $usual })
hall-nobody = Choose one of: { $choices }.
game-line = { $id }: { $title } ({ $players } players)
game-workshop = Built rather than picked: { $options }.
game-choice = { $number }. { $title } ({ $players } players)

your-move = { $seat }>
press-enter = Press Enter to go on.
hand-over = { $seat }, please take over. Nobody else should look now: press Enter.
agree = The others must agree to take back more. Do they? (yes/no)
word-yes = yes
die-shows = Roll a die with { $sides } sides. What does it show?
die-must = A die with { $sides } sides shows a number from 1 to { $sides }.

more-options = … and { $count } more; "options" lists them all.
not-understood = I do not understand "{ $text }". Type a number, an action, or help.
no-option = There is no option { $number }: the list has { $count }.
possible-instead = Possible instead: { $options }.
asked-now = What is asked now: { $question }
allowed = That is allowed.
undone = { $count ->
    [one] One action is taken back.
   *[other] { $count } actions are taken back.
}
nothing-to-undo = There is nothing of yours to take back.
undo-refused = Then the game goes on as it is.
saved = The game is saved in { $file }.
which-file = Name a file: save FILE
no-rule = No rule has all of these words.
rulings = Rulings: { $chapter }
speaks = From here on in English.
log-empty = Nothing has happened yet.
bot-failed = { $seat } failed ({ $fault }) and another choice was made for it.
replayed = { $count ->
    [one] Replayed: one action, and every state as recorded.
   *[other] Replayed: { $count } actions, and every state as recorded.
}
position-sound = { $file }: a sound position of { $title }.
content-none = { $game }: no content files, nothing to check.
content-sound = { $game }: the content is sound ({ $digest }).
pack-sound = { $file }: the pack { $pack } { $version } for { $game } is sound ({ $digest }).
pack-example = { $file }: a working pack for { $game }. Change it as you like, then try it with --pack { $file }.
diff-same = Nothing differs.
diff-added = { $file }: { $thing } is new.
diff-gone = { $file }: { $thing } is gone.
diff-changed = { $file }: { $thing } is different.
diff-play = Games by chance where it is at hand: of { $positions } positions { $gained } gain options, { $lost } lose some, { $impossible } are possible with one pack only.
diff-taught = Lessons and puzzles: of { $positions } positions { $gained } gain options, { $lost } lose some, { $impossible } are possible with one pack only.
goodbye = Goodbye. The game is not finished.
input-ended = The input has ended before the game.

help-play = Type the number of an option, or an action in words as the list shows it.
help-why = why ACTION      why an action is not allowed, and by which rule
help-undo = undo            take back your last action
help-save = save FILE       save the game; "warhall play --record FILE" goes on
help-rules = rules [WORDS]   show rules by id or by words
help-lang = lang en|ru|uk   change the language
help-log = log             what has happened so far
help-describe = describe        the position in sentences
help-options = options         the board and all options
help-help = help            this list
help-quit = quit            leave the table

proof-running = The tests of { $game } are running …
proof-tests = { $game }: { $passed } tests passed, { $failed } failed.
proof-rules = Rules with a passing test: { $proved } of { $all }.
proof-cases = Worked cases with a passing test: { $proved } of { $all }.
proof-cards = Cards with a passing test: { $proved } of { $all }.
proof-missing = Not proved: { $ids }.
proof-untestable = { $id } cannot be tested: { $reason }
proof-unknown = Named by tests, but not there: { $ids }.
proof-failed = Failed: { $test }

balance-games = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions } decisions each.
balance-seat = seat
balance-bot = bot
balance-won = won
balance-shared = drawn
balance-lost = lost
balance-rate = win rate
balance-interval = 95 % interval
balance-endings = Ended by: { $endings }.
balance-drawn = { $games ->
    [one] One game was a draw of all.
   *[other] { $games } games were a draw of all.
}
balance-cap = { $games ->
    [one] One game had no end and was given up (nobody has won it): { $numbers }.
   *[other] { $games } games had no end and were given up (nobody has won them): { $numbers }.
}
balance-standstill = { $games ->
    [one] In one game nobody got anywhere for long: { $numbers }.
   *[other] In { $games } games nobody got anywhere for long: { $numbers }.
}
balance-test-high = The test at 5 % has decided after { $games } games: { $bot } wins { $high } rather than { $low }.
balance-test-low = The test at 5 % has decided after { $games } games: { $bot } wins { $low } rather than { $high }.
balance-test-open = After { $games } games the test at 5 % cannot tell yet whether { $bot } wins { $low } or { $high }.
balance-per-decision = a decision
balance-longest-decision = longest
balance-per-turn = a turn
balance-longest-turn = longest
balance-seconds = { $seconds } s

arena-playing = { $game }
arena-rating = rating
arena-deviation = deviation
arena-not-measured = not measured: taken to stand there
arena-meeting = { $shares } ({ $games ->
    [one] one game
   *[other] { $games } games
})
arena-order = From the top: { $bots }
arena-broken = { $count ->
    [one] One game was broken off by a fault of its rules:
   *[other] { $count } games were broken off by a fault of their rules:
}
arena-fault = { $count ->
    [one] Once a bot did not do what a bot must, and chance chose in its place:
   *[other] { $count } times a bot did not do what a bot must, and chance chose in its place:
}
arena-where = game { $number }, decision { $decision }: { $said }
arena-interrupted = Interrupted after { $games ->
    [one] one game.
   *[other] { $games } games.
}
arena-goes-on = The same command goes on with { $file }.
arena-not-kept = With --out they would have been kept.

tune-found = { $samples } samples from { $games ->
    [one] one game
   *[other] { $games } games
}.
tune-foreseen = The winner is foreseen in { $now } % of the samples held out (with the weights as they are: { $before } %).

analyse-running = Analysing
analyse-head = { $game }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $looks } positions looked at for each choice. Points of win chance:
analyse-seat = seat
analyse-player = player
analyse-own = own choices
analyse-others = others' choices
analyse-luck = luck
analyse-total = together
analyse-play = play
analyse-choices = choices
analyse-inaccurate-count = inaccurate
analyse-mistakes = mistakes
analyse-blunders = blunders
analyse-open = Win chances with all hands open:
analyse-known = Win chances as each seat could know them:
analyse-turning = Turning points:
analyse-no-turning = No turning point: it was decided slowly.
analyse-by-choice = step { $step }, { $seat }: { $change } by choice
analyse-by-luck = step { $step }, { $seat }: { $change } by luck
analyse-wrong = Choices that cost something:
analyse-none-wrong = No choice was surely worse than another.
analyse-inaccurate = step { $step }, { $seat }: inaccurate ({ $loss }): { $played }; better: { $better } ({ $chance })
analyse-mistake = step { $step }, { $seat }: a mistake ({ $loss }): { $played }; better: { $better } ({ $chance })
analyse-blunder = step { $step }, { $seat }: a blunder ({ $loss }): { $played }; better: { $better } ({ $chance })


lesson-line = { $game }: { $title } ({ $chapters } chapters, { $minutes } minutes)
lesson-chapter = Chapter { $number } of { $count }: { $title }
lesson-read = [Enter: next, back, repeat, quit]
lesson-do = Your move [number or action; show, back, repeat, quit]:
lesson-try = Try it: { $task } (type: { $notation })
lesson-show = Type: { $notation }
lesson-first = First do what the teacher asks; “show” tells how to type it.
lesson-only-enter = The teacher is still speaking: press Enter to go on, then it is your turn.
lesson-back = One step back.
lesson-left = Until next time.
puzzle-mined = From a game between bots, number { $number }.
puzzle-attempt = Try { $number } of { $count }
puzzle-move = Your move [number or action; hint, again, judge, show, quit]:
puzzle-chance = This line succeeds in { $percent } % of all cases.
puzzle-solved = Solved.
puzzle-way = Here is the way.
puzzle-found = { $id }: { $best } %, by mere luck { $luck } %
puzzles-found = Puzzles found: { $count }.
