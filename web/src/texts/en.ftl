# What the client itself says. The games bring their own messages from the server.

## The page
skip = To the content
close = Close
cancel = Cancel
loading = One moment
you = you
nav-label = The house
nav-hall = Hall
nav-learn = Learn
nav-tables = Tables
nav-replays = Replays
nav-rules = Rules
nav-settings = Settings
nav-account = Who you are
theme-to-day = Day theme
theme-to-night = Night theme
lost-page = There is no such room
lost-page-text = The address leads nowhere. The hall is one step away.
offline-title = The hall does not answer
offline-text = The server is not running, or the line to it is down.

## The hall
hall-title = Five tables. Every rule enforced, and explained.
hall-lead = Sit down with friends or a bot. When the game says no, it says which rule and why.
hall-five = The five tables
game-tyrants = Tyrants of the Underdark
game-tyrants-blurb = Deck-building and intrigue among the drow houses.
game-fantasy_commander = Fantasy Commander
game-fantasy_commander-blurb = Hex battles under secret coloured orders.
game-dungeon_command = Dungeon Command
game-dungeon_command-blurb = A skirmish of cards and nerve, without dice.
game-dnd_miniatures = D&D Miniatures
game-dnd_miniatures-blurb = Warbands, d20s and opportunity attacks.
game-dungeoneer = Dungeoneer
game-dungeoneer-blurb = Heroes walk a desert you lay card by card.
game-length = { $players } · { $minutes } min
game-open = { $count } open
game-not-yet = not playable yet
cut-blingdenstone = Blingdenstone
cut-menzoberranzan = Menzoberranzan
cut-mantol-derith = Mantol-Derith
cut-everfire = Everfire
cut-salt-flats = Salt Flats Track
cut-anrak = Ruins of Anrak
cut-dragon-graveyard = Dragon Graveyard
cut-citadel = Overlord’s Citadel
cut-ashen-road = Ashen Road
play = Play
play-named = Play { $game }
play-more = More choices
play-more-named = More choices for { $game }
quick-title = Play now
quick-game = Game
quick-with = with
sit-down = Sit down
sit = Sit
go-there = Go there
watch = Watch
open-table = Open a table
bot-script = plays by the script
bot-random = Random bot
bot-greedy = Greedy bot
bot-beginner = Beginner bot
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-master = Master bot
waiting-title = Waiting for you
waiting-decide = Your decision
waiting-them = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
}
waiting-aside = Cannot go on
waiting-open = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
waiting-seats = Waiting for players
waiting-thinking = Not your turn
waiting-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
waiting-left = { $left } left
waiting-asks = { $name } asks you to play
waiting-none = Nothing waits for you
waiting-none-text = Sit down at a table, and your games stand here.
tables-open = Open tables
tables-none = No one sits here yet
tables-none-text = Open a table, or let a bot take the other seat.
tables-all = All games
tables-which = Which games to show
join-link = Link or number of a table
join = Join
col-game = Game
col-host = Host
col-seats = Seats
col-clock = Clock
col-do = What to do
seats-taken = { $taken } of { $all } seats taken
clock-none-short = none
progress-title = In play
progress-live =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
progress-none = No public game is being played.
progress-all = All games in play
progress-over = Just ended
progress-warm-up = To warm up

## Opening a table
create-title = Open a table
create-seat = Seat { $seat }
create-name = Name at this table
create-shared = Several of you at one screen: it is passed on, and hands stay covered.
create-private = Private: only with a link
create-by-host = Start when I say so
create-serious = Serious: no hints, no win chances
serious-game = Serious game
serious-short = no hints
create-workshop = To build something of your own:
create-finer = Finer points
create-army = Army
create-army-ready = Ready list
create-map = Map from the workshop
create-map-laid = Laid at the table
create-warband = Warband
create-warband-pack = The pack as it is
clock-none = No clock, days if need be
clock-quick = 10 minutes, 5 seconds more per decision
clock-calm = 30 minutes, 15 seconds more per decision
clock-day = 1 day for each decision
clock-days = 3 days for each decision
clock-own = { $initial } + { $more } per decision
clock-own-each = { $initial } for each decision
clock-left-days = { $days } d { $hours } h
clock-of = { $seat }, time left: { $left }
clock-zero = Whoever runs out of time has lost.
clock-zero-many = Whoever runs out of time is out: a bot plays on for them while other people are left.
seat-me = Me
seat-open = Open to anybody
seat-invited = By invitation
seat-asked = For { $name }
challenge = Ask
challenge-name = Ask { $name } to a game
challenge-title = Somebody asks you to play
challenge-asks = { $name } asks you to play { $game }.
challenge-look = Look
challenge-later = Later

## Before the start
room-full = Every seat is taken.
room-watch = Every seat is taken; you may watch.
room-open-for = { $minutes ->
    [0] Open just now.
    [one] Open for { $minutes } minute.
   *[other] Open for { $minutes } minutes.
}
room-start-waits = Begin: { $taken } of { $all } seats taken
room-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
room-yours = Yours to do
room-sit = A seat is free: sit down?
room-invite-or-bot = Invite someone, or give the seat to a bot.
room-or-bot = Or a bot sits down
room-other-bot = Another bot instead
room-rename = Change your name at this table
room-rules = A look at the rules
room-bot = { $bot } sits here
room-start = Begin
room-leave = Get up
room-close = Close the table
room-closed = This table was closed
room-by-host = The host begins the game.
room-when-full = The game begins by itself as soon as every seat is taken.
room-map = The map of { $game } as it is set up
room-lots = What lots decide is drawn when the game begins.
room-nobody = open
room-agreed = What is played
room-change = Change
room-change-title = What is played instead?
room-change-until = Changes are open until somebody sits down.
room-built = From the workshop
room-hints = Hints
room-hints-allowed = allowed
room-hints-rated = A game with a hint is not rated.
room-watchers = Who may watch
room-watchers-all = anybody
room-watchers-link = only by the link
built-armies = armies
built-decks = tactic decks
built-ground = map
built-elements = terrain
built-warbands = warbands
copy-link = Copy the link
copy-invitation = Copy the invitation
copied = Copied
table-barred = This table cannot be shown

## At the table
bar-live =
    { $watchers ->
        [0] Live
       *[other] Live · { $watchers } watching
    }
bar-over =
    { $watchers ->
        [0] Finished
       *[other] Finished · { $watchers } watching
    }
bar-down = Line down
phases-label = Phases of the turn
tab-map = Map
tab-seats = Seats
tabs-label = Parts of the table
hand-title = Hand
seat-figures = { $seat }: figures
seat-decides = decides
seat-away = away
prompt-yours = Your decision
prompt-plan = Plan: nothing is played yet
prompt-thinks = thinking for { $time }
prompt-waiting = Not your turn
prompt-decides =
    { $count ->
        [0] The game goes on.
       *[other] { $seats } to decide.
    }
prompt-lit = lit: { $count }
prompt-sent = sent
prompt-moves = { $count ->
    [one] One more move to see
   *[other] { $count } more moves to see
  }
prompt-skip = Show them all
prompt-notation = Type an action
prompt-passes = Passes automatically
prompt-hold = Wait
undo = Undo
undo-ask = Ask to undo
undo-needs-consent = Beyond this point the others must agree: something was rolled, shown or decided.
plan-start = Plan ahead
plan-commit = Play the plan
plan-drop = Drop the plan
barrier-chance = Here the dice fall: play the plan to see.
barrier-hidden = Here something hidden is shown: play the plan to see.
barrier-other-seat = Here another seat decides.
barrier-over = Here the game ends.
offer-title-draw = A draw is offered
offer-title-undo = A request to take actions back
offer-draw = { $seat } offers a draw.
offer-own-draw = You offer a draw; the others have to agree.
offer-undo = { $count ->
    [one] { $seat } asks to take the last action back.
   *[other] { $seat } asks to take the last { $count } actions back.
}
offer-own-undo = { $count ->
    [one] You ask to take the last action back; the others have to agree.
   *[other] You ask to take the last { $count } actions back; the others have to agree.
}
offer-accept-draw = Accept the draw
offer-decline-draw = Play on
offer-accept-undo = Let it be taken back
offer-decline-undo = Let it stand
offer-withdraw = Withdraw
draw-offer = Offer a draw
resign = Resign
resign-sure = Resign for good
pass-until = Pass until…
pass-window-until = { $window }: pass until…
pass-once = the next time
pass-other = I am asked something else
pass-end = the game ends
pass-note = You are still asked when a rule forces a choice.
pass-set = Passing
pass-break = Stop passing
why-title = Not now
why-allowed-title = This is allowed
why-allowed = { $action }.
why-instead = Possible instead: { $options }.
why-nothing = Nothing that is asked now has to do with this.
handover-pass = Pass the screen to
handover-covered = { $name }, your hand stays covered until you say so.
handover-show = I am { $name }, show my hand
result-title = How it ended
result-look = Look at the board
rematch = Rematch
watch-replay = Watch the replay
over-resigned = { $seat } resigned.
over-time = The clock of { $seat } ran out.
over-agreed = A draw by agreement.
over-abandoned = The table was left.
over-rules = The game is over.
end-won = You won
end-lost = You lost
end-shared = You share the victory
end-drawn = A draw
end-last = The last position
end-score = The score
end-place = Place
end-side = Side
end-total = Total
end-your-place = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $seats }
end-ahead = { $by } ahead of { $seat }, { $own } to { $other }
end-behind = { $by } behind { $seat }, { $own } to { $other }
end-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
end-hours = { $hours } h { $minutes } min
end-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
end-share = Share
end-moments = Win chance and key moments
end-points = points of win chance for who moved
end-luck = luck, points
end-play = play, best 100
end-now = And now
end-now-stronger = A stronger opponent: { $level }
end-now-weaker = An easier opponent: { $level }
end-now-choice = Your costliest choice: step { $step }, { $points } points of win chance
end-now-once-more = Try it again
end-now-puzzle = A puzzle: { $title }
clock-spoken = { $seconds } seconds left.
menu-title = Table menu
menu-replay = Look back
menu-settings = All settings
log-title = Log
log-count = step { $count }
log-empty = Nothing has happened yet.
log-taken-back = (taken back)
log-started = The game begins.
log-went-on = The game goes on from step { $count } of another.
log-ruled = The rules or cards of the hall have changed; the game goes on by the new ones.
log-joined = { $name } sits down.
log-joined-bot = A bot sits down.
log-repicked = The host has picked anew what is played.
log-left = { $name } gets up.
log-undone =
    { $count ->
        [one] { $seat } takes { $count } action back.
       *[other] { $seat } takes { $count } actions back.
    }
log-offered-draw = { $seat } offers a draw.
log-offered-undo = { $seat } asks to undo.
log-accepted = { $seat } agrees.
log-declined = { $seat } does not agree.
log-resigned = { $seat } resigns.
log-flagged = { $seat } is out of time.
log-won = Victory: { $others }.
chat-title = Chat
chat-open = Open the chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-open-unread = { $count ->
    [one] Open the chat, { $count } new message
   *[other] Open the chat, { $count } new messages
}
chat-new = New: { $count }
chat-phrases = Quick phrases
chat-hidden = hidden
chat-mute = Mute
chat-unmute = Read again
chat-report = Report
chat-report-what = The last 20 lines go to whoever runs the hall
chat-reported = Reported
story-label = Log and chat
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-sit-down = Join us!
phrase-first-game = My first game, be kind
phrase-one-moment = One moment, please
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you all
phrase-must-go = I must go
phrase-not-this-time = Not this time, thank you
rematch-title = Rematch
rematch-offered = { $name } offers a rematch: sit down again?
rematch-passed = You pass this time.
rematch-not-now = Not now
seat-here = here
prompt-watching = You are watching
settings-notify = Notifications
settings-notify-text = Tell me when it is my turn or somebody sits down, while I look elsewhere
settings-notify-blocked = Your browser blocks this: allow notifications for this page in its address bar.
room-waits = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
room-invite = Invite someone
room-code = The link as a code for a phone’s camera
room-only-link = A private table: only this link opens it.
room-first-comes = Whoever opens it first takes the seat.
room-name = Your name at this table
lost-title = The line is down. Your last move is safe.
lost-text = Trying again in { $seconds } s; the table waits.
lost-now = Try now
keys-title = Keys
key-option = choose an option of the prompt
key-move = walk over the board
key-lit = to the next place that is lit
key-list = the board as a list
key-zoom = nearer, further, the whole board
key-pick = pick what is under the focus
key-back = one step back
key-type = type an action
key-prompt = to the prompt
key-board = to the board
key-log = to the log
key-undo = undo
key-chat = chat
key-help = this sheet
four-stones = Stones dropped
generic-options = What you may do
generic-position = The position
board-tools = Tools of the board
board-nearer = Nearer
board-further = Further away
board-whole = Whole board
board-list = Board as a list
board-list-of = { $board } as a list
board-list-lit = Only what is lit ({ $count })
board-list-close = Close the list
card-cost = cost { $cost }
card-left = { $count } left

## Rules
open-rule = Rule { $rule }
rule-title = Rule { $rule }
ruling-title = Ruling { $rule }
rule-unknown = Rule { $rule } is not in the catalogue.
rules-lead = Every rule with its number, the cases worked through, and every card. The game cites them as it goes.
rules-search = Search by word or number
rules-chapter = Chapter
rules-cases = Worked cases
rules-rulings = Rulings
rules-rulings-text = How it is played here where the book leaves something open, and why.
rules-cited = Named in:
workshop = Workshop
workshop-none = No workshop
workshop-none-text = Nothing is built before this game: it begins as it is.
workshop-legal = The rules allow it.
workshop-name = Name
workshop-save = Save
workshop-saved = Saved: { $name }
workshop-kept = Kept in this browser
workshop-remove = Remove
workshop-export = Export as a file
workshop-import = Import a file
workshop-bad-file = This file holds nothing that can be built here.
workshop-against = Against
workshop-anybody = Whoever sits down
workshop-play = Play with it
rules-cards = Cards
rules-open-book = Open the whole book
rules-nothing = No rule has these words
rules-nothing-text = Fewer words may find more.
cards-search = Name, keyword or text
cards-none = Nothing to leaf through
cards-none-text = This game has no cards.

## Looking back
replay-eyes = Through whose eyes
replay-public = What everybody sees
replay-share = Share this moment
replay-branch = Play on from here
replay-record = Record
replay-record-title = Record
replay-controls = Replay
replay-step-label = Step
replay-step = Step { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-turn-back = Turn back
replay-turn-on = Turn on
replay-speed = Speed
replay-start = The start
replay-none = This game cannot be shown
replays-none = No game has ended yet
replays-none-text = Finished games stand here; any moment can be played on.
record-drop = Drop a record here, or choose a file
record-drop-text = A record is a text file; it is checked step by step.

## Settings and account
settings-language = Language
settings-theme = Theme
theme-system = As the system
theme-night = Night
theme-day = Day
settings-motion = Movement
motion-system = As the system
motion-none = None
settings-pace = Moves of bots
settings-pace-text = One after another, so that you can follow. A click on the board or the space bar shows them all.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-at-once = At once
settings-text = Text size
settings-passing = Pass automatically
settings-passing-text = When the rules ask whether you respond and you can only pass, it is passed for you. Among people this takes one and a half to four seconds, as if you had read and passed, so that nobody learns what you hold.
settings-taps = Quick taps
settings-taps-text = A tap on a small place of the board acts at once, without the glass
settings-scale = Size of the board
settings-sound = Sound
settings-sound-text = Quiet knocks: your turn, a move, dice, a refusal, the last seconds of your clock
settings-kept = Kept in this browser only.
account-nobody = Nobody yet
account-is-guest = You play as a guest. This browser remembers you; a name with a password lets you in from anywhere.
account-is-claimed = The name is yours.
account-name = Name
account-password = Password
account-rename = What to call you
account-rename-do = Use this name
account-renamed = Done.
account-claim = Keep a name
account-claim-text = With a password of at least 8 characters nobody else can use it.
account-claim-do = Keep it
account-claimed = The name is yours now.
account-login = I have a name already
account-login-do = Come in
account-welcome = Welcome back.
account-leave = Log out
account-left = You are a stranger again.

## What the server may answer
fault-offline = The line to the server is down.
fault-fault = Something broke in the server; it is written down there.
fault-page = Something broke in this page. Load it anew.
fault-bad-request = The server did not understand this.
fault-bad-notation = This is not an action of this game.
fault-bad-options = The game cannot be started with these options.
fault-bad-record = This file is no record, or does not replay.
fault-record-line = Line { $line }:
fault-bad-seats = The game cannot be played with these seats.
fault-no-token = Say who you are first.
fault-bad-token = The server does not know you any more. Come in again.
fault-bad-login = Name and password do not fit together.
fault-not-your-seat = This is not your seat.
fault-not-host = Only the host can do this.
fault-not-at-table = Only those at the table can do this.
fault-hidden = This opens when the game is over.
fault-bad-key = This link does not open the table.
fault-no-such-game = There is no such game here.
fault-no-such-table = There is no such table, or it is private: then its host has the link.
fault-no-such-step = The game has no such step.
fault-no-such-person = Nobody here has this name, or this link.
fault-stale = The table has moved on meanwhile.
fault-refused = The rules do not allow this.
fault-not-now = Not just now.
fault-not-open = The game has already begun.
fault-not-playing = The game is not being played now.
fault-not-over = This opens when the game is over.
fault-seat-taken = Somebody sits there already.
fault-not-full = There is still an empty seat.
fault-name-taken = Somebody else has this name.
fault-already-claimed = You have a name already.
fault-needs-consent = The others must agree to this.
fault-nothing-to-undo = There is nothing to take back.
fault-no-such-offer = The offer is gone.
fault-busy = Too much at once; try again.
fault-rules-changed = This game was played by older rules that are no longer here.
fault-unreadable = This table is damaged and set aside; whoever runs the hall has been told.
fault-no-database = The hall cannot reach its memory just now. Try again in a moment.
fault-pack-gone = This game was played with a content pack that is not here, or has changed.
fault-too-big = This is too large.
fault-too-fast = Slower, please.
fault-too-many = You have as much going on as one person may. Finish or close something first.
fault-too-slow = The rest of the request did not come. Try again.

## Tyrants of the Underdark
tyrants-unit = VP
tyrants-barracks = Troops in the barracks
tyrants-spies = Spies in the barracks
tyrants-trophies = Trophies
tyrants-inner-circle = Inner circle
tyrants-trophy-hall = Trophy hall
tyrants-hand = Cards in hand
tyrants-deck = Deck
tyrants-discard = Discard pile
tyrants-set-up = Set-up
tyrants-round = Round { $round }
tyrants-ending-troops = last round: a House has deployed its last troop
tyrants-ending-market = last round: the market deck is empty
tyrants-ended-troops = It ended because a House deployed its last troop
tyrants-ended-market = It ended because the market deck ran out
tyrants-stage-1 = Play and act
tyrants-stage-2 = Promote
tyrants-stage-score = Score
tyrants-stage-draw = Draw
tyrants-market = Market
tyrants-market-left = { $count } in the deck
tyrants-market-empty = An empty space: the market deck has run out
tyrants-devoured =
    { $count ->
        [one] { $count } card devoured
       *[other] { $count } cards devoured
    }
tyrants-devoured-pile = Devoured pile
tyrants-power = Power
tyrants-influence = Influence
tyrants-pool-of = Resources: { $who }
tyrants-your-hand = Your hand
tyrants-hand-empty = No cards in hand
tyrants-played = Played this turn
tyrants-pile-empty = There is nothing here
tyrants-zones-of = Whose zones to show
tyrants-nobody-promoted = Nobody has been promoted yet
tyrants-no-trophies = No trophies yet
tyrants-points = { $vp } VP now
tyrants-score-sites = sites
tyrants-score-total-control = total control
tyrants-score-trophies = trophies
tyrants-score-inner-circle = inner circle
tyrants-score-deck = deck
tyrants-score-tokens = tokens
tyrants-values = { $deck } VP in the deck, { $inner } in the inner circle
tyrants-map = Map of the Underdark
tyrants-nobody = empty
tyrants-white = white troop
tyrants-space = { $space }: { $who }
tyrants-spy = { $place }: spy of { $who }
tyrants-route = { $a } – { $b }
tyrants-vp = { $vp } VP
tyrants-start = starting site
tyrants-control = controlled by { $who }
tyrants-total-control = under the total control of { $who }

## Fantasy Commander

fc-unit = VP
fc-cost = points
fc-units = Units on the map
fc-slain = Cost of destroyed enemies
fc-deck = Tactic deck
fc-discard = Discard pile
fc-initiative = Initiative
fc-sealed = orders sealed
fc-army-points = Points of the army
fc-round = Round { $round } of { $limit }
fc-kind-scenario = Scenario
fc-kind-epic = Epic Battle
fc-kind-raid = Raid
fc-phase-set-up = Set-up
fc-phase-command = Command
fc-phase-active = Active
fc-phase-end = End
fc-details = Details
fc-battlefield = Battlefield
fc-point = capture point
fc-building = Building
fc-building-damaged = Damaged building
fc-points = Capture points
fc-ground = Free hexes
fc-nobody = nobody
how-to-win = How to win
fc-scoring = What scores
fc-strength = { $left } of { $size } left
fc-fatigue = fatigue { $count }
fc-order = { $colour } order
fc-order-hidden = order face down
fc-defends = defends
fc-weak = weak
fc-exhausted = exhausted
fc-late = acts late
fc-left = Strength
fc-tired = Fatigue
fc-your-reserve = Your reserve
fc-reserve-of = Reserve: { $side }
fc-yours-alone = yours alone
fc-laid = { $laid } of { $units } laid
fc-order-for = Order for { $unit }
fc-take-back = Take it back
fc-drag = Press a colour, or drag it onto any of your units
fc-supply = Terrain to lay
fc-bench = Units to deploy
fc-order-dice = Order dice
fc-order-dice-of = Order dice: { $side }
fc-rerolls = rerolls left: { $count }
fc-activation = Order of activation
fc-choices = More choices
fc-tactics = Tactic cards
fc-top = Top of the deck
fc-on-top = On top: { $card }
fc-deck-left = { $count } in the deck
fc-discarded = { $count } discarded
fc-none = There is nothing here
fc-attack-melee = Melee attack
fc-attack-shot = Ranged attack
fc-attack-magic = Magic shooting
fc-attack-card = Effect of a card
fc-last-dice = Last dice
fc-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
fc-die-blocked = blocked
fc-die-ignored = ignored
fc-die-added = added
fc-damage = Damage
fc-panic = Panic
fc-lost = Losses
fc-campaign = Mission { $mission }
fc-tracks = Reputation { $reputation }, Prosperity { $prosperity }, Supplies { $supplies }
fc-attack = Attack
fc-defence = Defence
fc-move = Move–run
fc-size = Size
fc-health = Health
fc-stamina = Stamina
fc-ranged = Shot · range
fc-magic = Magic · range
fc-type-infantry = Infantry
fc-type-brute = Brute
fc-type-hero = Hero
fc-type-giant = Giant
fc-card-normal = Tactic
fc-card-terrain = Terrain
fc-card-curse = Curse
fc-card-star = Star card
fc-or-order = or its order: { $colour }
fc-over = { $points } over
fc-copies = { $count } in a deck at most
fc-of-points = of { $limit } points
fc-unit-count = { $count -> 
    [one] { $count } unit
   *[other] { $count } units
 }
fc-deck-count = Tactic deck: { $cards } of { $size }
fc-star-count = star cards: { $stars } of { $allowed }
fc-army-legal = The army and its deck may fight.
fc-map-legal = The map may be played on.
fc-play-other-army = The other army
fc-play-map = Map
fc-ready-list = Ready list: { $faction }
fc-map-random = Random
fc-map-laid = Laid by both at the table
fc-map-bench = The map on the bench
fc-faction = Faction
fc-battle-size = Size of the battle
fc-limit = Point limit
fc-take-ready = Start from the ready list
fc-clear = Clear
fc-map = Map
fc-map-laid-hexes = Laid hexes
fc-hexes-of = of { $most } hexes laid
fc-map-hint = Press or draw with the brush; by keys: the arrows, Enter and 1 to 9 for the brush.
fc-brush = Brush
fc-build-what = What to build
fc-build-army = Army and deck
fc-build-map = Map
fc-reputation = Reputation
fc-prosperity = Prosperity
fc-supplies = Supplies
fc-settlement = Settlement
fc-roster = Roster
fc-rosters = Rosters
fc-damaged = damaged
fc-costs = costs { $supplies } Supplies
fc-build = Build
fc-repair = Repair
fc-promote = Promote
fc-recover = Bring back
fc-away = recovers
fc-no-town-cards = Nothing is built yet.
fc-marks = experience: { $count }
fc-mission-winner = Last mission: { $side }
fc-raid-card = Raid: { $name }, strength { $strength }
fc-escalation = Escalation cards
fc-report = Mission report
fc-mustered = { $points } of { $limit } points
fc-phase-settlement = Settlement

# Dungeon Command
key-pass = pass, where one may respond; show all moves of bots at once
dc-battlefield = Battlefield
dc-squares = Free squares
dc-ground-normal = normal ground
dc-ground-wall = wall
dc-ground-difficult = difficult terrain
dc-ground-hazardous = hazardous terrain
dc-ground-obstacle = obstacle
dc-no-tile = no tile
dc-start-zone = start zone of { $seat }
dc-circle = magic circle
dc-chest = closed chest
dc-tokens = { $count ->
    [one] { $count } treasure token
   *[other] { $count } treasure tokens
 }
dc-treasure = Treasure
dc-treasure-left = { $tokens ->
    [0] { $closed } closed
   *[other] { $closed } closed, { $tokens } to take
 }
dc-life = { $left } of { $of }
dc-tapped = tapped
dc-active = active
dc-hidden = hidden
dc-shifts = its moves are shifts
dc-passes-walls = passes walls
dc-venom = next melee attack +{ $n }
dc-creature = Creature
dc-hp = Hit points
dc-melee = Melee
dc-ranged = Ranged
dc-speed = Speed
dc-level-at = Level { $level } · { $square }
dc-level = Level
dc-size = Size
dc-morale = Morale
dc-leadership = Leadership
dc-in-play = { $used } of { $leadership } in play
dc-brief = Lead. { $used }/{ $leadership }
dc-order-hand = Order hand
dc-creature-hand = Creature hand
dc-commander = Commander
dc-commanders = Commanders
dc-orders = Orders
dc-creatures = Creatures
dc-in-deck = { $count } in the deck
dc-orders-in-hand = Orders in hand
dc-creatures-in-hand = Creatures in hand
dc-order-deck = Order deck
dc-creature-deck = Creature deck
dc-team = Team
dc-any-ability = any
dc-short-Str = Str
dc-short-Dex = Dex
dc-short-Con = Con
dc-short-Int = Int
dc-short-Wis = Wis
dc-short-Cha = Cha
dc-type-standard = Standard
dc-type-minor = Minor
dc-type-immediate = Immediate
dc-round = Round { $round } · { $seat }
dc-mode-standard = { $count ->
    [2] Duel
   *[other] Free-for-all
 }
dc-mode-first-game = First game
dc-mode-teams = Team game
dc-stack = The stack
dc-top-first = Top resolves first
dc-announced = announced
dc-resolving = now
dc-place = Place { $n } on the stack
dc-answers = answers { $n }
dc-may-respond = { $seat } may respond
dc-decides = { $seat } decides
dc-passes = { $seat } passes until { $until }
dc-act-move = Move
dc-act-sprint = Move as a standard action
dc-act-attack-melee = Melee attack
dc-act-attack-ranged = Ranged attack
dc-act-dodge = Dodge
dc-act-collect = Collect treasure
dc-act-hazard = Hazardous terrain
dc-act-return = Return from hiding
dc-hands = Hands and graveyards
dc-your-hand = your own
dc-discard = discard { $count }
dc-discard-of = Discard pile of { $seat }
dc-pile-empty = Nothing lies here yet.
dc-nobody-fell = Nobody has fallen yet.
dc-powers = Powers
dc-tiles = Tiles to lay
dc-turn-tile = Turn
dc-lay-where = Point at the place where the tile is to lie.
workshop-one-more = One more: { $name }
workshop-one-less = One fewer: { $name }
dc-warband = Warband
dc-part = What is chosen
dc-command-and-tiles = Commander and tiles
dc-search = Name, kind or text
dc-pack = Faction pack
dc-all-packs = All packs
dc-begin-with = Begin with a pack
dc-clear = Clear
dc-none-found = Nothing found
dc-none-found-text = No card has these words. Try fewer of them.
dc-tiles-of = Tiles
dc-no-commander = No commander yet
dc-no-tiles = no tiles yet
dc-levels = Creatures by level
dc-of-creatures = creatures, at least { $least }
dc-of-orders = order cards, at least { $least }
dc-warband-legal = The warband is legal.
dc-play-other = Warband of the other side
dc-play-field = Battlefield
dc-play-build = built by both players
dc-play-face = Faces of the tiles
dc-face-dungeon = Dungeon
dc-face-outdoors = Outdoors
dc-sight-key = hold to see all lines of sight
dc-sight-clear = clear shot
dc-sight-cover = cover: { $square }
dc-sight-blocked = not seen: { $square } is in the way

# Dungeoneer
dg-glory = Glory
dg-peril = Peril
dg-health = Health
dg-ap = Action points
dg-in-hand = Cards in hand
dg-out = out of the game
dg-quests = Quests
dg-quests-unit = { $count ->
    [one] quest
   *[other] quests
}
dg-quest = Quest
dg-quests-done = Completed quests
dg-brief = ♥︎ { $health }
dg-round = Round { $round } · { $seat }
dg-map-surface = The map of the surface
dg-map-dungeon = The map of the dungeon
dg-plane = Which map is shown
dg-plane-surface = Surface
dg-plane-dungeon = Dungeon
dg-heroes = Heroes
dg-location = Location
dg-locations = Locations
dg-empty-cell = empty cell: { $way ->
    [n] { $rows } north of the entrance
    [s] { $rows } south of the entrance
    [e] { $columns } east of the entrance
    [w] { $columns } west of the entrance
    [ne] { $rows } north and { $columns } east of the entrance
    [nw] { $rows } north and { $columns } west of the entrance
    [se] { $rows } south and { $columns } east of the entrance
    [sw] { $rows } south and { $columns } west of the entrance
   *[here] at the entrance
}
dg-cell = { $way ->
    [n] { $rows } north of the entrance
    [s] { $rows } south of the entrance
    [e] { $columns } east of the entrance
    [w] { $columns } west of the entrance
    [ne] { $rows } north and { $columns } east of the entrance
    [nw] { $rows } north and { $columns } west of the entrance
    [se] { $rows } south and { $columns } east of the entrance
    [sw] { $rows } south and { $columns } west of the entrance
   *[here] the entrance
}
dg-empty-cells = Empty cells
dg-worth = { $glory } glory, { $peril } peril
dg-exit-open = open
dg-exit-wall = wall
dg-exit-forced = held open
dg-exit-blocked = blocked, { $stat } { $vs }
dg-exit-trap = trap, { $stat } { $vs }
dg-life = health { $now } of { $of }
dg-fallen = fallen
dg-token-of = token: { $quest }
dg-search = search
dg-test = { $what } { $value } + die against { $need }: { $chance } %
dg-gains = +{ $glory } glory, +{ $peril } peril
dg-not-new = not new: no points
dg-going-there = Going there
dg-leads-to = The portal leads to { $place }.
dg-place-site = Site
dg-place-road = Road
dg-place-gloomy_road = Gloomy road
dg-place-room = Room
dg-place-passage = Passage
dg-place-gloomy_passage = Gloomy passage
dg-entrance = Entrance
dg-danger = Danger: traps here are { $n } harder
dg-spikes = Spikes: { $stat } { $vs } or 1 wound
dg-pit = Pit: { $stat } { $vs } or fall
dg-passage = Underground passage { $letter }
dg-portal = Portal
dg-overlord = Dragon Overlord
dg-against = against
dg-peril-of = { $seat } has { $peril } peril to be spent
dg-type-boon = Boon
dg-type-treasure = Treasure
dg-type-bane = Bane
dg-type-encounter = Encounter
dg-time-any = at any moment
dg-time-response = as a response
dg-time-villainy = in villainy
dg-time-feats = in feats
dg-duration-instant = instant
dg-duration-permanent = permanent
dg-duration-attachment = attachment
dg-duration-monster = monster
dg-only-in = Only in terrain: { $terrain }
dg-attacks-in = Attacks in { $form }
dg-by-level = { $form } by level
dg-from-to = { $from } → { $to }
dg-limits = Boons { $boons }, treasures { $treasures }
dg-boons-held = Boons: { $held } of { $limit }
dg-treasures-held = Treasures: { $held } of { $limit }
dg-kit = Inventory
dg-whose-kit = Whose inventory is shown
dg-skill = special skill
dg-artifact = artifact
dg-lair = Lair
dg-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
dg-charges = { $count ->
    [one] { $count } charge
   *[other] { $count } charges
}
dg-used = used this turn
dg-quest-count = { $common } common · { $own } yours
dg-no-quests = No quest is open.
dg-escorted-by = escorted by { $seat }
dg-found = found
dg-beast = { $name }, health { $left } of { $of }
dg-tried = tried this turn
dg-here = here
dg-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
dg-no-way = no way yet
dg-not-laid = not laid yet
dg-your-hand = Your hand
dg-location-deck = Location deck
dg-quest-deck = Quest deck
dg-deck = Adventures
dg-deck-glory = Glory deck
dg-deck-peril = Peril deck
dg-discard = Discard
dg-discard-glory = Discard pile, glory
dg-discard-peril = Discard pile, peril
dg-pile-empty = Nothing lies here yet.
dg-to-lay = To be laid
dg-locations-to-lay = Your locations
dg-turn-card = Turn
dg-values = { $attack } against { $counter }
dg-odds = hits { $hits } % · is struck { $struck } %
dg-choices = Choose
dg-battle = Battle
dg-dice = Dice
dg-steps-of-battle = Steps of the battle
dg-step-attack = Attack
dg-step-response = Response
dg-step-attack-test = Attack test
dg-step-counter-test = Counterattack
dg-step-comparison = Comparison
dg-step-challenge = Challenge
dg-step-lair = Lair
dg-step-reward = Reward
dg-fight-encounters = Encounters
dg-fight-hunt = Hunt
dg-fight-heroes = Heroes fight
dg-fight-challenge = Challenge
dg-trap = trap
dg-status-cancelled = cancelled
dg-status-away = nobody there
dg-status-lapsed = lapsed
dg-status-done = over
dg-passed = against { $need }: overcome
dg-failed = against { $need }: failed
dg-against-need = against { $need }
dg-twice = the better of two

# D&D Miniatures
dm-battlefield = Battle map
dm-squares = Free squares
dm-ground-floor = floor
dm-ground-wall = wall
dm-ground-half-wall = diagonal wall
dm-ground-difficult = difficult terrain
dm-ground-forest = forest
dm-ground-pit = pit
dm-ground-lava = lava pit
dm-ground-smoke = smoke
dm-ground-river = river
dm-ground-circle = sacred circle
dm-ground-statue = statue
dm-ground-teleporter = teleporter
dm-ground-blood-rock = blood rock
dm-ground-fountain = healing fountain
dm-start-area = start area { $letter }
dm-victory-area = victory area { $letter }
dm-victory-areas = Victory areas
dm-life = { $left } of { $of }
dm-temporary = { $n } temporary HP
dm-bloodied = Bloodied
dm-active = active
dm-activated = activated
dm-returning = returns at the end of the round
dm-fallen = destroyed
dm-in-reserve = not deployed yet
dm-until-next_turn = to the end of its next turn
dm-until-save = (save ends)
dm-until-turn = to the end of this turn
dm-until-player_turn = to the end of its player’s next turn
dm-until-round = to the end of the round
dm-until-battle = to the end of the battle
dm-until-until_self_acts = until its next turn starts
dm-ongoing = ongoing { $n } { $type } { $lasts }
dm-vulnerable = vulnerable { $n } { $type } { $lasts }
dm-sight-clear = in clear sight
dm-sight-cover = { $square ->
    [none] cover
   *[other] cover: { $square }
  }
dm-sight-hidden = invisible
dm-sight-blocked = not seen: { $square } is in the way
dm-sight-key = hold to see all lines of sight
dm-way = movement { $points }
dm-hits-area = attacks { $units }
dm-roll = { $bonus } vs. { $versus } { $against }: { $need } or more, { $chance } %
dm-damage = damage { $damage }
dm-provokes = Provokes: { $units }
dm-hp = HP
dm-ac = AC
dm-def = DEF
dm-speed = Speed
dm-commander = Commander rating
dm-commander-short = Cmd
dm-level = Level { $level }
dm-level-cost = Level { $level } · { $cost } points
dm-creature = Creature
dm-cards = Creature
dm-move-action = Move action
dm-attack-action = Attack action
dm-action-left = not spent yet
dm-action-spent = spent
dm-deeds = What it can do
dm-do-move = Move
dm-do-burrow = Burrow
dm-do-shift = Shift
dm-do-free-shift = Free shift
dm-do-charge = Charge
dm-do-transfer = Teleport
dm-power = power
dm-ways = { $count ->
    [one] { $count } way to lay it
   *[other] { $count } ways to lay it
  }
dm-targets = { $count ->
    [one] { $count } target
   *[other] { $count } targets
  }
dm-reaches = { $count ->
    [one] { $count } square
   *[other] { $count } squares
  }
dm-areas = Where the area lies
dm-uses = { $left } of { $of } uses left
dm-preview = Before the roll
dm-part-attack = attack { $n }
dm-part-charge = charge { $n }
dm-part-advantage = combat advantage { $n }
dm-part-cover = cover { $n } { $square }
dm-part-other = other { $n }
dm-face-needed = { $face }, needed { $need }
dm-outcome-hit = hits { $against }
dm-outcome-critical-hit = critical hit
dm-outcome-missed = misses { $against }
dm-dice = Dice
dm-die = The die shows { $face }
dm-warband-of = Warband of { $seat }
dm-warband-points = Warband: { $points } of { $limit } points
dm-boosters = Your boosters
dm-maps = Battle maps
dm-vp = VP
dm-left = { $left } of { $of } left
dm-points = { $points } points
dm-round = round { $round }
dm-turn-of = { $owed ->
    [0] { $seat }: last creature
   *[other] { $seat }: { $owed } more
  }
dm-scoring = Area award
dm-warband = Warband
dm-battle = Battle
dm-faction = Faction
dm-all-factions = All factions
dm-creatures = Creatures
dm-search = Name, kind or text
dm-begin-with = Begin with
dm-clear = Clear
dm-none-found = Nothing found
dm-none-found-text = No card has these words. Try fewer of them.
dm-of-points = of { $limit } points
dm-of-creatures = creatures: { $count } of { $most }
dm-map = Battle map
dm-any-map = any of the right size
dm-warband-legal = The warband is legal.
dm-play-other = Warband of the other side
dm-loan-none = a ready-made one

## Learning
learn-title = Learn a game in a dozen minutes.
learn-lead = You play from the first step: one idea at a time, on the real table, and a real game at the end.
learn-others = The other games
learn-begin = Begin
learn-go-on = Go on
learn-again = Again
learn-go-on-with = Go on with “{ $chapter }”
learn-open-named = The lesson of { $game }
learn-now-at = { $number } · { $chapter }
learn-minutes = { $minutes } min
learn-left = about { $minutes } min left
learn-against-bot = against a beginner
learn-state-new = Not begun
learn-state-begun = Begun
learn-state-done = Finished
learn-does-not-fit = The lesson does not fit the present rules, so it is not opened.
learn-offline = Needs a connection
learn-keep = Your progress is kept for this guest name on this device.
learn-keep-how = Keep it with a password
learn-cannot-open = This cannot be opened
learn-rather-read = Rather read? The rules library has every rule, with its number.
learn-open-rules = Open
learn-here = New here? Learn it in a dozen minutes
learn-it = Learn
learn-named = Learn { $game }
one-page = One page
one-page-named = How to play { $game }, on one page
lesson-teacher = Your teacher
lesson-where = { $chapter } · step { $step } of { $steps }
lesson-step-of = step { $step } of { $steps }
lesson-chapter-of = Chapter { $number } of { $of } · { $chapter }
lesson-chapter-done = { $chapter }: done
lesson-bar = Lesson · { $goal }
lesson-chapters = Chapters
lesson-no-clock = No clock
lesson-press = Press here
lesson-try-it = Try it here
lesson-do-it = Do it
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-leave = Leave
lesson-repeat = Once more
lesson-after-move = After your move
lesson-help = Not found it?
lesson-show-me = Show me
lesson-wanted = wanted now
lesson-not-now-title = Not just now
lesson-not-now = That is allowed, but the lesson asks for something else just now. Try what is lit.
lesson-good-try = A good try: nothing was spent.
lesson-read-more = More in the rules:
lesson-on-to = On to “{ $chapter }”
lesson-real-game = Now a real game: { $game }
lesson-half-done = Leave this step?
lesson-half-done-text = You have begun a move. The step will wait for you as it was before.
lesson-open-chapter = Open the chapter
lesson-words = Words so far
puzzles = Puzzles
puzzles-solved = { $solved } of { $all } solved
puzzles-of = { $solved } of { $all }
puzzles-list-named = All puzzles of { $game }
puzzles-of-game = { $game }: puzzles
puzzles-lead = One clear question each, with a right answer and its reason.
puzzles-none = There are no puzzles of this game
puzzle-of-the-day = Puzzle of the day
puzzle-yesterday = Yesterday’s puzzle
puzzle-try-it = Try it
puzzle-look = Look again
puzzle-open-named = Open “{ $title }”
puzzle-solve-it = { $share } solve it
puzzle-nobody-yet = nobody has tried it yet
puzzle-kind-win = win this turn
puzzle-kind-chance = best chance
puzzle-kind-save = save it
puzzle-level = difficulty { $level }
puzzle-mined = from a game between bots, number { $number }
puzzle-state-new = not tried
puzzle-state-tried = tried
puzzle-state-solved = solved
puzzle-state-shown = the way was shown
puzzle-bar = Puzzle · { $title }
puzzle-task = The task
puzzle-you-are = You: { $seat }
puzzle-tries = Your try
puzzle-try = Try { $attempt } of { $tries }
puzzle-hint = Hint
puzzle-again = Start over
puzzle-line = Your line so far
puzzle-note = Play the turn as you would. It is judged when it is over.
puzzle-dice-note = Your line is judged by its chance. The dice fall for the eye and do not count.
puzzle-judge = Judge it now
puzzle-show = Show the way
puzzle-result = Result
puzzle-way = Here is the way
puzzle-best = the best there is
puzzle-another = another way, just as good
puzzle-this-try = this try
puzzle-chance-said = Chance: { $chance }
puzzle-mark = The mark is your try before: { $chance }
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-share = Share the task without the answer
puzzle-your-tries = Your tries
puzzle-tries-of = { $count } of { $tries }
puzzle-nothing-done = nothing was done
puzzle-your-idea = Why yours falls short
puzzle-tempting = What tempts most people
puzzle-others = How others did
puzzle-first-share = solved at the first try
puzzle-all-share = solved at all
puzzle-among-first = You are among the first.
how-title = How to play, on one page
how-length = { $players } players · about { $minutes } minutes
how-print = Print
how-lesson = Begin the lesson
how-foot = The numbers in the small frames open the full rules.
how-teaches = To the chapter that teaches it
how-none = There is no such page
learn-chapters-done = { $done } of { $all } chapters
learn-size =
    { $chapters ->
        [one] { $chapters } chapter
       *[other] { $chapters } chapters
    } · { $minutes } min
learn-bar-said = { $done } of { $all } chapters are done
learn-week-said =
    { $days ->
        [0] No day solved in a row
        [one] { $days } day solved in a row
       *[other] { $days } days solved in a row
    }, { $today ->
        [done] today solved
       *[open] today open
    }
lesson-chapter-said = Chapter { $number }, { $chapter }, { $state ->
        [now] here you are
        [done] done
        [begun] begun
       *[new] not begun
    }
puzzle-solved =
    { $attempt ->
        [1] Solved at the first try
        [2] Solved at the second try
       *[other] Solved at try { $attempt }
    }
puzzle-not-yet =
    { $left ->
        [one] Not yet: one more try
       *[other] Not yet: { $left } more tries
    }
puzzle-hints =
    { $count ->
        [one] { $count } hint taken
       *[other] { $count } hints taken
    }
puzzle-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
how-tyrants-play = Play minions: they give Power and Influence.
how-tyrants-deploy = 1 Power deploys a troop where you have presence: beside your own.
how-tyrants-kill = 3 Power assassinate a troop; it goes to your trophy hall.
how-tyrants-recruit = Influence recruits a minion from the market into your discard pile.
how-tyrants-control = More troops than anyone control a site; every space makes it total.
how-tyrants-spy = A spy gives presence far from your troops, and spoils total control.
how-fantasy_commander-command = 1 · Lay one order face down on every unit.
how-fantasy_commander-reveal = 2 · All are turned up. Fewer red and purple: the initiative is yours.
how-fantasy_commander-active = 3 · Red acts, then blue, green, yellow; purple at any step.
how-fantasy_commander-end = 4 · Every capture point you stand on scores.
how-fantasy_commander-move = Move, then strike a neighbour.
how-fantasy_commander-run = Run further, without a blow.
how-fantasy_commander-shoot = Shoot along a clear line.
how-fantasy_commander-defend = Defend: roll dice when attacked.
how-dungeon_command-refresh = Refresh: untap everybody, draw an order.
how-dungeon_command-activate = Each creature once: move, and strike who stands beside it.
how-dungeon_command-shoot = Shoot along a line of sight, with no enemy beside the shooter.
how-dungeon_command-answer = Any action may be answered; the last answer happens first.
how-dungeon_command-cower = Cower: pay 1 Morale for each 10 damage instead of taking it.
how-dungeon_command-deploy = Deploy: all levels in play must fit into Leadership.
how-dungeoneer-recovery = 1 · Recovery: action points equal to your speed.
how-dungeoneer-villainy = 2 · Villainy: play monsters against others, paid with their peril.
how-dungeoneer-locations = 3 · Locations: lay a card, exits to exits, walls to walls.
how-dungeoneer-feats = 4 · Feats: a step costs 1 action point; a new place gives glory and peril.
how-dungeoneer-battle = Battle: both roll and add; the higher wounds the lower.
how-dungeoneer-quest = Quest: at its place, pass the test. Three win the game.
how-dnd_miniatures-move = One move action: up to Speed; rubble costs 2.
how-dnd_miniatures-attack = One attack action: d20 and the bonus against AC or a defence.
how-dnd_miniatures-charge = Charge: move and strike at once, +1.
how-dnd_miniatures-flank = Flank: from opposite sides both get +2.
how-dnd_miniatures-leave = Walking away from an enemy lets it strike. Shift instead.
how-dnd_miniatures-area = A creature in your victory area scores when the round ends.

## Levels of bots

levels-title = Who sits opposite?
levels-seat = Seat: { $level }
levels-fair = No level sees your hand or the cards to come.
levels-strength = strength { $strength } of { $of }
levels-thinks = { $seconds ->
    [0] answers at once
    [1] thinks up to a second
   *[other] thinks up to { $seconds } seconds
  }
levels-chance = your chance { $chance }
levels-unmeasured = not measured yet
levels-choose = Choose a level
room-free = Free the seat

## Hints and win chances

hint-title = Hint
hint-open = Hint
hint-close = Close the hint
hint-not-now = A hint comes when the decision is yours
hint-off = This is a serious game: everybody agreed to play it without hints.
hint-failed = No hint this time. It is not counted.
hint-thinking = thinking it over …
hint-looks = { $looks } looks ahead
hint-chance = win chance after your best move
hint-chance-now = win chance now
hint-unsure = still unsure: rough figures
hint-rest = the rest: { $chance } or less
hint-only = Only one move is legal.
hint-order = Best first. This game has no win chances to tell.
hint-best = best
hint-equal = equal
hint-about = ≈ { $chance }
hint-used = { $used ->
    [0] No hint used so far. It knows only what you may know.
    [one] One hint used so far. It knows only what you may know.
   *[other] { $used } hints used so far. They know only what you may know.
  }
hint-show = Show on the board
key-hint = hint; then 1 2 3 build its moves
prompt-built = built, not sent
chance-title = Win chance
chance-you = You
chance-of = { $name } { $percent } %
chance-said = Win chance: { $all }
chance-unknown = The win chance is not known yet
term-better = Better:
term-worse = Worse:
why-move = Why this move?
why-thinking = Looking into it …
why-failed = It cannot be said this time. Try again.
why-none = Nothing that counts was changed by it.
why-chance = its win chance { $before } → { $after }
settings-chances = Win chance
settings-chances-text = Show it at the table
settings-chances-off = In serious games it is always off.
fault-no-hints = This table plays without hints until the game is over.

## Analysis of a finished game

analysis-about = Win chances after every step, mistakes with the better move, and what luck was worth.
analysis-begin = Analyse this game
analysis-again = Analyse again
analysis-failed = The analysis stopped. What is known stays.
analysis-none = This game cannot be analysed.
analysis-waiting = The analysis waits for its turn. You may leave the page meanwhile.
analysis-running = Step { $step } of { $steps } is analysed. You may leave the page meanwhile.
analysis-left = { $minutes ->
    [0] Step { $step } of { $steps }, about { $seconds } s left. You may leave the page meanwhile.
   *[other] Step { $step } of { $steps }, about { $minutes } min left. You may leave the page meanwhile.
  }
analysis-progress = Progress of the analysis
analysis-eyes = Whose knowledge counts
analysis-known = What { $name } knew
analysis-open = All hands open
analysis-graph = Win chances by step
analysis-change = { $name } { $before } → { $after }
analysis-at = step { $step }
analysis-by-luck = luck, step { $step }
analysis-choice = { $name }: the choice at step { $step }
analysis-inaccurate = { $points ->
    [one] { $name }: inaccurate, { $points } point
   *[other] { $name }: inaccurate, { $points } points
  }
analysis-mistake = { $points ->
    [one] { $name }: a mistake, { $points } point
   *[other] { $name }: a mistake, { $points } points
  }
analysis-blunder = { $points ->
    [one] { $name }: a blunder, { $points } point
   *[other] { $name }: a blunder, { $points } points
  }
analysis-played = played
analysis-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
analysis-luck = Luck and play
analysis-unit = points of win chance
analysis-luck-of = luck { $luck }
analysis-sums = own choices { $own }, others’ choices { $others }, luck { $luck }
analysis-own = own choices
analysis-others = others’ choices
analysis-dice = luck of dice and cards
analysis-turning = Turning points
analysis-for-actor = for whoever moved
analysis-slow = No turning point: it was decided slowly.
analysis-numbers = { $name } in numbers
analysis-another = Another seat
analysis-n-choices = { $count ->
    [one] choice
   *[other] choices
  }
analysis-n-best = best or equal
analysis-n-inaccurate = { $count ->
    [one] inaccurate
   *[other] inaccurate
  }
analysis-n-mistakes = { $count ->
    [one] mistake
   *[other] mistakes
  }
analysis-play = Played to { $play } % of the best: 100 means never a worse move.
analysis-next-mistake = Next mistake
analysis-next-turning = Next turning point
analysis-compare = Compare both moves
analysis-compared = Back to what was played
analysis-table = In numbers

doctor = Card doctor
doctor-maps = Map doctor
doctor-file = Kind
doctor-file-abilities = Abilities
doctor-file-adventures = Adventure cards
doctor-file-aspects = Aspects
doctor-file-cards = Cards of the market
doctor-file-commanders = Commanders
doctor-file-conditions = Conditions
doctor-file-creatures = Creatures
doctor-file-escalation-cards = Escalation cards
doctor-file-factions = Factions
doctor-file-half-decks = Half-decks
doctor-file-heroes = Heroes
doctor-file-houses = Great Houses
doctor-file-keywords = Keywords
doctor-file-kinds = Kinds of cards
doctor-file-layouts = Layouts of tiles
doctor-file-lists = Army lists
doctor-file-locations = Locations
doctor-file-maps = Maps
doctor-file-monster-orders = Orders of monsters
doctor-file-orders = Order cards
doctor-file-properties = Properties
doctor-file-quests = Quests
doctor-file-raid-cards = Raid cards
doctor-file-scenarios = Scenarios
doctor-file-sets = Sets
doctor-file-sizes = Sizes of battle
doctor-file-supply = Supply stacks
doctor-file-tactics = Tactic cards
doctor-file-tags = Marks of cards
doctor-file-terrain = Terrain
doctor-file-tiles = Tiles
doctor-file-town-cards = Town cards
doctor-file-traits = Traits
doctor-file-types = Minion types
doctor-file-units = Units
doctor-file-warbands = Warbands
doctor-thing = Which
doctor-new = Make a new one from it
doctor-back = Back to printed
doctor-form = Form
doctor-yaml = As YAML
doctor-comes = What comes of it
doctor-looking = looking…
doctor-faults = { $count ->
    [0] no fault
    [one] { $count } fault
   *[other] { $count } faults
  }
doctor-line = Line { $line }:
doctor-mend = Put it right
doctor-export = Export as a pack
doctor-play = Play it
doctor-share = Copy a link to it
doctor-shared = Link copied
doctor-against = Against the printed one
doctor-same = Nothing differs.
doctor-shows = What is shown
doctor-both = Form and YAML
doctor-part = part
doctor-add = Add…
doctor-add-to = Add to { $name }
doctor-remove = Take out { $name }
doctor-less = Less { $name }
doctor-more = More { $name }
doctor-edge = A dark edge marks what differs from print.
doctor-caret = At the cursor: { $name }
doctor-number = A whole number, { $least } to { $most }
doctor-yes-no = true or false
doctor-one-of = One of
doctor-also = May also have
doctor-left = { $time } left
doctor-scale = It costs { $price } and is worth { $worth }.
doctor-play-faulty = { $count ->
    [one] Play it, { $count } fault open
   *[other] Play it, { $count } faults open
  }
doctor-map = The map
doctor-ground = Ground
doctor-areas = Areas
doctor-area = area { $letter }
doctor-no-area = no area
doctor-symmetry = Symmetry
doctor-symmetry-none = None
doctor-symmetry-turn = Half turn
doctor-symmetry-mirror = Mirror
doctor-undo = Undo
doctor-square = { $column }, { $row }: { $what }
doctor-map-keys = Arrows move, Enter paints, Backspace clears, a letter chooses the brush, Z takes back.
doctor-compare = Compare two packs
doctor-compare-help = Packs as they were exported. Nothing chosen means the game as printed.
doctor-one = The first
doctor-two = The second
doctor-compare-go = Compare
doctor-comparing = Comparing…
doctor-state-added = new
doctor-state-gone = gone
doctor-state-changed = different
doctor-at-play = Games by chance where it is at hand
doctor-taught = Lessons and puzzles
doctor-choices = Of { $positions } positions { $gained } gain options, { $lost } lose some; { $impossible } are possible with one pack only.
fault-expected = Expected { $expected }, found { $found }.
fault-or = { $one } or { $two }
fault-whole-number = a whole number
fault-yes-no = true or false
fault-nothing = nothing (null)
fault-text = a text
fault-list = a list
fault-mapping = a mapping
fault-the-text = the text { $word }
fault-the-number = the number { $word }
fault-one-of = one of { $words }
fault-at-least = at least { $limit }
fault-at-most = at most { $limit }
fault-missing = The field “{ $field }” is missing.
fault-field = Unknown field “{ $field }”.
fault-word = Unknown value of “{ $field }”: “{ $word }”.
fault-none = Nothing has the id “{ $id }”.
fault-twice = “{ $id }” is defined already, in { $file }, line { $line }.
fault-key-twice = “{ $id }” stands here already, in line { $line }.
fault-fraction = “{ $word }” is not a whole number; put a text in quotes.
fault-pattern = “{ $word }” is not written as it must be: { $pattern }
fault-yaml = This is not YAML: { $why }
fault-meant = Did you mean “{ $right }”?
fault-known = There are: { $words }.
doctor-drive = Test drive
doctor-drive-help = Bots play some hundred games with your change and without it, in the background.
doctor-begin = Drive it
doctor-stop = Stop
doctor-progress = Game { $games } of { $most }
doctor-older = of an earlier version
doctor-failed = The drive broke off. Try again.
doctor-stalled = Game { $number } got nowhere. Look at its position.
doctor-have = Who has it wins
doctor-had = In play in so many games
doctor-turns = Turns in a game
doctor-yours = yours
doctor-printed = printed
doctor-percent = { $value } % ({ $low }–{ $high })
doctor-span = { $value } ({ $low }–{ $high })
doctor-price = Price suggestion: { $price } ({ $low } to { $high })
doctor-set = Set { $price }
doctor-cannot-tell = What it is worth cannot be told yet.

someone = someone

## A person’s page
profile-who = Who it is
profile-since = in the hall since { $day }
profile-emblem = Your emblem
profile-emblem-n = Emblem { $number }
profile-more = More emblems
profile-fewer = Fewer emblems
profile-games = Games
profile-of-games = { $games }, { $won } won
profile-puzzles = Puzzles
profile-solved = { $count } solved
profile-left = Left early
profile-of = { $count } of { $all }
profile-rating = Rating
profile-scale = Glicko-2, people and bots on one scale
profile-games-of-it = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
profile-unsettled = not yet settled
profile-unmeasured = ? This level has not been measured in this game; its place is an estimate.
profile-unrated = No rated game yet. A game counts when it is played from its beginning, without hints.
profile-today = since yesterday
profile-month = in 30 days
profile-best = best { $rating }
profile-graph = Rating in { $game }: { $rating }, give or take { $deviation }, after { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
profile-results = Results
profile-won-of-played = won of played
profile-people = People
profile-history = History
profile-day = Day
profile-with = With
profile-all-games = All games
profile-result = Result
profile-filter-all = Won and lost
profile-filter-won = Won
profile-filter-lost = Lost
profile-no-games = No game here yet.
profile-replay = Replay
profile-older = Older games
profile-hidden = This person does not show which games they played.
profile-result-won = won
profile-result-shared = shared victory
profile-result-drawn = drawn
profile-result-lost = lost
profile-result-left = gave up
profile-result-score = { $result }, { $score } to { $best }
profile-friends = Friends
profile-no-friends = Nobody yet. Give somebody your link.
profile-plays = plays { $game }
profile-watch = Watch
profile-part = No longer friends with { $name }
profile-invite = Your link for friends
profile-copy = Copy the link
profile-shows = Who sees my games
profile-shows-text = Rating and results are on your page for everyone. Whose are the single games, with their replays?
profile-shows-everyone = Everyone
profile-shows-friends = Friends
profile-shows-me = Only me
profile-data = Take your data with you
profile-data-text = One file: your page, ratings, results, what you wrote, and the records of your finished games with moves and dice. They replay in any copy of Warhall.
profile-export = Export
profile-leave = Leave the hall
profile-leave-text = Name, friends, ratings and everything you wrote are erased at once. Games stay for the others; your seat is then called “someone”. This cannot be undone.
profile-leave-open = Erase me…
profile-leave-name = Type your name to be sure
profile-leave-do = Erase me for good
profile-left-hall = You have left the hall.
profile-guest = These games live in this browser only.
profile-keep = Keep them
profile-empty = No game yet
profile-empty-text = Sit down at a table, and your games stand here.
befriend-text = { $name } would like to be your friend: you see where the other plays, and the games that friends may see.
befriend-do = Be friends
end-rating = Rating { $after } ({ $gain })
glass-label = { $count ->
    [one] One lit place near your touch
   *[other] { $count } lit places near your touch
  }
glass-text = { $count ->
    [one] Tap it again to choose it.
   *[other] Tap the one you mean.
  }

# Fields of what the doctor edits, by their names in the files.
doctor-nth = part { $n }
doctor-true = yes
doctor-false = no
field-abilities = abilities
field-ability = ability
field-ac = AC
field-action = action
field-actions = actions
field-activated = when activated
field-add = adds
field-adjacent-to = adjacent to
field-affects = affects
field-affinity = affinity
field-after = afterwards
field-aftereffect = aftereffect
field-aim = aim
field-alignment = alignment
field-allow = allows in a warband
field-also = also
field-amount = amount
field-any = any
field-anywhere = anywhere
field-ap = action points
field-area = area
field-armies = armies
field-artifact = artifact
field-aspect = aspect
field-at = where
field-at-least = at least
field-at-most = at most
field-at-start = at the start
field-at-that-site = at that site
field-attach-to = attached to
field-attached = while attached
field-attack = attack
field-attack-type = type of attack
field-attacks = attacks
field-aura = aura
field-auto = by itself
field-base = from the start
field-basic = basic attack
field-bearer-in = bearer stands on
field-blocks-sight = blocks sight
field-blue = blue order
field-bonus = bonus
field-boon-limit = limit of boons
field-boons = boons
field-buildings = buildings
field-by = by whom
field-card = card
field-category = category
field-character = character
field-charge = charge
field-charges = charges
field-class = class
field-colour = colour
field-combat-advantage = has combat advantage
field-command = command
field-commander = commander
field-condition = condition
field-copies = copies
field-cost = cost
field-count = count
field-creature = creature
field-creature-hand = creature cards in hand
field-creatures = creatures
field-damage = damage
field-deck = deck
field-deck-vp = VP in the deck
field-decks = decks
field-def = DEF
field-defence = defence
field-defensive = defensive
field-deploy-first = deploys first
field-destroyed = destroyed
field-dice = dice
field-die = die
field-difficult = difficult ground
field-discard-order = discard order cards
field-discard-self = discards itself
field-dividers = borders of the sections
field-do = what it does
field-double = doubles
field-draw = cards drawn
field-duration = duration
field-each = each time, besides
field-effect = effect
field-effects = effects
field-empire = Empire
field-entrance = entrance
field-epic = epic
field-event = event
field-every = for every
field-exits = exits
field-extra-card = extra card
field-face = die face
field-faction = faction
field-factions = factions
field-fail = on failure
field-first-order = first order
field-for = for what
field-form = kind of attack
field-free-of-contact = not in contact
field-from = from
field-gives = gives
field-glory = glory
field-glyph = sign on the map
field-gold = gold copies
field-green = green order
field-half-deck = half-deck
field-hall = trophy hall
field-hand-made = built by hand
field-heal = healing
field-health = health
field-hero-ap-at-least = hero’s action points at least
field-hero-health-at-most = hero’s health at most
field-hit = on a hit
field-hp = hit points
field-id = name in files
field-identity = unique as
field-if = if
field-if-damaged = if damaged
field-ignore = ignores
field-impassable = impassable
field-influence = Influence
field-inner-vp = VP in the inner circle
field-instead = instead
field-is = is
field-keeps-level = keeps its level
field-keyword = keyword
field-keyword-any = one of these keywords
field-keywords = keywords
field-kind = kind
field-label = inscription
field-leadership = Leadership
field-level = level
field-limit = limit
field-living = living only
field-location = location
field-los = line of sight needed
field-magic = magic
field-map = map
field-marker = control marker
field-max = at most
field-max-cost = greatest cost
field-may = optional
field-melee = melee
field-melee-bonus = melee bonus
field-min = at least
field-min-hand = cards in hand at least
field-monster = monster
field-morale = Morale
field-move = movement
field-n = number
field-name = name
field-no-enemy-sees = no enemy sees it
field-not-entrance = not the entrance
field-number = number
field-obstacle = obstacle
field-of = of whom
field-on-hit = on a hit
field-only = only against
field-only-type = only this type
field-ops = operations
field-optional = optional
field-options = options
field-order = order
field-order-hand = order cards in hand
field-other = another
field-own-turn = in one’s own turn
field-pass = on success
field-passage = passage
field-per = for each
field-peril = peril
field-phase = phase
field-place = place
field-plane = plane
field-play-to = victory points needed
field-player = player
field-players = players
field-points = points
field-portal = portal
field-power = Power
field-powers = powers
field-promotes-to = is promoted to
field-properties = properties
field-property = property
field-prosperity = prosperity
field-purple = purple order
field-race = race
field-range = range
field-ranged = ranged
field-ranged-max = greatest range
field-rarity = rarity
field-rearrange = puts back in any order
field-recharge = recharges
field-red = red order
field-refill = fills the gap with
field-remove-this = removes this card
field-replaces = instead of that
field-requires = requires
field-reroll = reroll
field-reward = reward
field-role = role
field-roll = roll
field-rounds = rounds
field-routes = routes
field-run = run
field-run-bonus = bonus to runs
field-scoring = scoring
field-section = section
field-sections = sections
field-sees-over-own = sees over its own units
field-self-too = itself too
field-set = set
field-setup = before the battle
field-shape = shape
field-side = side
field-sides = sides
field-sight = line of sight
field-silver = silver copies
field-single-site = at one site
field-sites = sites
field-size = size
field-skill = special skill
field-source = source
field-spaces = spaces
field-speed = speed
field-square = a square
field-squares = squares
field-stacks = from the stacks too
field-stamina = stamina
field-star = star
field-start = starting site
field-stat = characteristic
field-state = state
field-static = always in force
field-statics = lasting effects
field-stopped-by = stopped by
field-strikes = strikes
field-styx = Styx
field-sum = sum
field-supplies = supplies
field-supply = supply
field-tag = tag
field-tags = tags
field-tapped = tapped
field-target = target
field-target-bloodied = target is Bloodied
field-targets = targets
field-terrain = terrain
field-terrain-any = one of these terrains
field-then = then
field-this = this one
field-tiles = tiles
field-time = when it is played
field-times = times
field-to = to
field-towns = towns
field-traits = traits
field-treasure-limit = limit of treasures
field-treasures = treasures
field-triggers = triggers
field-type = type
field-types = types
field-unique = one of a kind
field-unit = unit
field-unpreventable = cannot be prevented
field-until = until
field-upto = up to
field-uses = uses
field-value = value
field-vp = VP
field-vs = against
field-vs-tag = against
field-warband-building = for building a warband
field-what = what
field-when = when
field-when-forced-out = when forced out of hand
field-where = where
field-while-escorting = while escorting
field-white = white troops
field-who = who
field-whose = whose
field-win-reputation = reputation for a victory
field-within = within
field-worsens-to = worsens to
field-yours = yours
field-zone = zone
field-zone-limit = units in a zone at most
field-zones = zones
