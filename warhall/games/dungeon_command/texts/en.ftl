title = Dungeon Command
mode-standard = Standard game
mode-first-game = First game
mode-teams = Team game

# What is picked before the game

mode-standard-help = Each player brings a faction pack; three or four play each against all.
mode-first-game-help = Two players share one pack, on a small battlefield: the way to learn the game.
mode-teams-help = Seats 1 and 3 play against seats 2 and 4.
option-factions = Faction pack
option-factions-help = It is shared: one player takes its gold cards, the other its silver ones.
option-commanders = Commander
option-commanders-later = Chosen at the start
option-layout = Battlefield
option-layout-build = Build it together
option-layout-build-help = You take turns laying tiles before the game.
option-face = Side of the tiles
option-face-help = The tiles have two sides, with other walls, terrain and treasure.
option-face-dungeon = Dungeon
option-face-outdoors = Outdoors
option-large = Large tile of player 1
option-large-help = The other player gets the other large tile.
option-chances = Questions about responses
option-chances-help = After every action each player may respond.
option-chances-worthwhile = When it is worth it
option-chances-worthwhile-help = You are not asked whether you want to heal the unhurt or strike only your own.
option-chances-every = At every chance
option-chances-every-help = You are asked whenever the rules would let you respond at all.

seat-gold = Azure
seat-silver = Ember
seat-copper = Jade
seat-iron = Orchid
phase-set-up = Set-up
phase-refresh = Refresh
phase-activate = Activate
phase-deploy = Deploy
phase-cleanup = Cleanup
turn-0 = not turned
turn-90 = turned by 90°
turn-180 = turned by 180°
turn-270 = turned by 270°
attack-melee = melee
attack-ranged = ranged
until-stack-empty = the stack is empty
until-others-act = another player acts
until-attacked = a friendly creature is in danger
until-turn-end = the end of the turn
item-hazard = hazardous terrain
item-return = return from hiding
item-move = move
item-sprint = move as a standard action
item-attack = attack
item-dodge = dodge
item-collect = collecting treasure
gift-shifts_when_moving = this creature’s moves are shifts
gift-ignores_walls_while_moving = it passes through walls but cannot end in one

# Questions

ask-lay = Lay a tile.
ask-lead = Choose your commander.
ask-first = You won the roll: who deploys first?
ask-deploy-start = Deploy your starting creatures (Leadership left: { $left }).
ask-deploy = Deploy phase: deploy creatures (Leadership left: { $left }) or end the phase.
ask-deploy-by = Choose the creature to deploy and its place.
ask-activate = Your turn: activate a creature, or end the phase.
ask-act = { $unit } is active: what does it do?
ask-respond =
    { $what ->
        [script] { item-script }
       *[own] { item-own }
    } Respond, or pass?
ask-chance = The stack is empty: you may act, or pass.
ask-target = { $source } ({ $unit }): choose the target.
ask-square = { $source } ({ $unit }): choose a square.
ask-aim = { $source } ({ $unit }): choose the target of the attack.
ask-helpers = { $source } ({ $unit }): choose who assists.
ask-attack-kind = { $source } ({ $unit }): melee or ranged attack?
ask-option = { $source } ({ $unit }): choose one.
ask-card = { $source } ({ $unit }): choose the attached card to remove.
ask-against = { $source } ({ $unit }): choose the action that is answered.
ask-pay = { $source } ({ $unit }): choose an order card to discard as cost.
ask-trigger-target = { $source } of { $unit } is triggered: choose its target.
ask-use = { $source } of { $unit }: use it?
ask-use-on = { $source } of { $unit } on { $target }: use it?
ask-instead = { $source }: use it instead of gaining 1 Morale?
ask-put-next = Several effects are triggered: which is put on the stack next?
ask-effect = Several effects are due: which comes next?
ask-return = { $unit } returns: choose its place.
ask-dodged = Choose the attack to dodge.
ask-discard = { $unit ->
    [none] { $source }: discard an order card.
   *[other] { $source } ({ $unit }): discard an order card.
}
ask-cower = { $unit } is about to take { $amount } damage. Cower for { $loss } Morale?
ask-go-move = { $unit } may move up to { $points ->
    [one] { $points } square
   *[other] { $points } squares
}: where to?
ask-go-shift = { $unit } may shift up to { $points ->
    [one] { $points } square
   *[other] { $points } squares
}: where to?
ask-go-slide = { $unit } is slid up to { $points ->
    [one] { $points } square
   *[other] { $points } squares
}: where to?
ask-slide-next = Which creature is slid next?

# Actions

action-move = Move to { $square }
action-move-by = Move by way of { $path }
action-sprint = Move to { $square } as a standard action
action-sprint-by = Move by way of { $path } as a standard action
action-go = Go to { $square }
action-go-by = Go by way of { $path }
action-stay = Stay
action-activate = Activate { $unit }
action-end-activation = End the activation
action-end-phase = End the phase
action-strike = Melee attack on { $unit }
action-shoot = Ranged attack on { $unit }
action-collect = Collect treasure on { $square }
action-play = Play { $order } on { $unit }
action-play-assisted = Play { $order } on { $unit } with helpers
action-use = { $unit } uses { $power }
action-command = Use { $power } of the commander
action-dodge = { $unit } dodges
action-pass = Pass
action-pass-until = Pass until { $until }
action-assist = { $unit } assists
action-done = Done
action-target = Target: { $unit }
action-no-target = No target
action-at = Square { $square }
action-choose = { $option }
action-remove = Remove { $order } of { $seat }
action-by = By a { $attack } attack
action-against = Against: { $item }
action-against-nothing = Prevent nothing
action-discard = Discard { $order }
action-cower = { $unit } cowers
action-endure = { $unit } takes the damage
action-accept = Use it
action-decline = Do not use it
action-next = Next: { $effect }
action-deploy = Deploy { $creature } on { $square }
action-place = Return to { $square }
action-lead = Lead with { $commander }
action-first = { $seat } deploys first
action-lay = Lay { $tile } at { $square }, { $turn }

# Events

event-rolled = { $seat } rolls { $face } for who decides the order of deployment.
event-led = { $seat } leads with { $commander }: Morale { $morale }, Leadership { $leadership }.
event-tile-laid = { $seat } lays { $tile } at { $square }, { $turn }.
event-chests-placed = Closed treasure chests: { $squares }.
event-first-named = { $seat } deploys first.
event-hand-shown = { $seat } shows { $creatures }: none of them could be deployed, so a new hand is drawn.
event-turn-began = Round { $round }: the turn of { $seat }.
event-drew = { $by ->
    [yes] { $powers }:{" "}
   *[no] {""}
}{ $seat } draws from the order deck: { $orders }.
event-drew-hidden = { $by ->
    [yes] { $powers }:{" "}
   *[no] {""}
}{ $seat } draws { $count ->
    [one] an order card
   *[other] { $count } order cards
}.
event-mustered = { $seat } draws from the creature deck: { $creatures }.
event-mustered-hidden = { $seat } draws { $count ->
    [one] a creature card
   *[other] { $count } creature cards
}.
event-discarded = { $whence ->
    [hand] { $by ->
        [yes] { $powers }:{" "}
       *[no] {""}
    }{ $seat } discards { $order }.
    [stack] { $order } cannot be attached and is discarded.
   *[creature] { $order } goes to the discard pile of { $seat }.
}
event-none-discarded = { $power }: { $seat } has no order card to discard.
event-none-drawn = { $power }: the order deck of { $seat } is empty, and nothing is drawn.
event-deck-emptied = { $deck ->
    [orders] That was the last card of the order deck of { $seat }: no more can be drawn from it.
   *[creatures] That was the last card of the creature deck of { $seat }: no more can be drawn from it.
}
event-deployed = { $seat } deploys { $unit } on { $square }{ $where ->
    [own] {" "}({ $powers })
    [lent] {" "}({ $powers } of { $units })
    [near] , as close as it can: the start zone has no room for it
   *[zone] {""}
}.
event-activated = { $unit } is activated.
event-move-announced = { $unit } starts moving{ $how ->
    [sprint] {" "}as a standard action
   *[move] {""}
}: { $path }.
event-attack-announced = { $unit } attacks { $target } ({ $attack } attack).
event-order-played = { $seat } plays { $order } on { $unit }{ $at ->
    [unit] ; target: { $targets }
    [square] ; target: square { $squares }
   *[nothing] {""}
}{ $helped ->
    [yes] ; assisting: { $helpers }
   *[no] {""}
}{ $paid ->
    [yes] ; discarded as cost: { $cards }
   *[no] {""}
}{ choices-named }.
event-power-used = { $unit } uses { $power }{ $at ->
    [unit] ; target: { $targets }
    [square] ; target: square { $squares }
   *[nothing] {""}
}{ $strikes ->
    [yes] ; attack on: { $foes }
   *[no] {""}
}{ $paid ->
    [yes] ; discarded as cost: { $cards }
   *[no] {""}
}{ choices-named }.
event-shed-announced = { $unit } acts to get rid of { $order }.
event-commander-power-used = { $seat } uses { $power } of the commander.
event-triggered = The effect { $power } of { $unit } is triggered{ $at ->
    [unit] ; target: { $targets }
   *[nothing] {""}
}.
event-hazard-struck = Hazardous terrain is about to deal 10 damage to { $unit }.
event-dodge-announced = { $unit } taps to dodge the attack of { $attacker }{ $why ->
    [effect] {" "}({ $powers })
   *[attack] {""}
}.
event-collect-announced = { $unit } collects treasure on { $square }.
event-passed = { $seat } passes.
event-failed = { $what ->
    [attack] { $unit } has nobody left to attack
    [treasure] { $unit } can no longer collect that treasure
   *[action] The action of { $unit } has become impossible: it has left the battlefield
}.
event-fizzled = { $power } of { $unit } can no longer be carried out: { $why ->
    [condition] its condition no longer holds
    [target] { $targets } is no longer a target for it
    [lost] { $targets } is no longer on the battlefield
   *[gone] { $unit } has left the battlefield
}.
event-fell-short = The attack of { $unit } fails: { $why ->
    [enemy] no shot while an enemy is adjacent
   *[reach] it does not reach { $target }
}.
event-moved = { $unit } moves: { $path } ({ $power }).
event-shifted = { $unit } shifts: { $path } ({ $power }).
event-slid = { $unit } is slid: { $path } ({ $power }).
event-cut-short = { $unit } gets only as far as this: { $path }; { hindrance }.
event-stayed = The move of { $unit } comes to nothing: { hindrance }.
event-remained = { $unit } stays where it is ({ $power }).
event-prevented = { $amount } damage{ $why ->
    [effect] {" "}from { $powers }
    [hazard] {" "}from hazardous terrain
   *[attack] {""}
} to { $unit } is prevented{ $by ->
    [block] {" "}by Block
   *[cards] {""}
}.
event-damage-raised = { $unit } deals { $amount } more damage: { $why ->
    [effect] { $powers }
    [earlier] an effect used before
   *[ability] an ability of its own
}.
event-unpreventable = The damage to { $unit } cannot be prevented.
event-dodged = { $unit } dodges the attack of { $attacker }{ $why ->
    [effect] {" "}({ $powers })
   *[attack] {""}
}.
event-cowered = { $unit } cowers from { $amount } damage{ $why ->
    [effect] : { $powers }
    [hazard] : hazardous terrain
   *[attack] {""}
}.
event-damaged = { $unit } takes { $amount } damage ({ $damage } in all){ $why ->
    [effect] : { $powers }
    [hazard] : hazardous terrain
   *[attack] {""}
}.
event-destroyed = { $unit } is destroyed.
event-spared = { $power } does nothing else to { $unit }, which { $how ->
    [dodged] dodged
   *[cowered] cowered
}.
event-healed = { $unit } heals { $amount } damage.
event-unhurt = { $unit } has no damage to heal.
event-nobody-hit = { $power } of { $unit }: nobody is hit.
event-tapped = { $unit } is tapped by { $power }.
event-freed = { $unit } is untapped by { $power }.
event-unturned = { $unit } is { $tapped ->
    [yes] tapped
   *[no] untapped
} already: { $power } changes nothing.
event-untapped = Untapped: { $units }.
event-card-attached = { $order } is attached to { $unit }.
event-card-removed = { $order } is removed from { $unit }.
event-hidden = { $unit } leaves the battlefield until the next turn of its controller.
event-returned = { $unit } returns on { $square }.
event-granted = { $unit } { $what ->
    [shifts] shifts when it moves
    [walls] moves through walls
   *[bonus] deals { $amount } more damage
} { $until ->
    [end_of_turn] until the end of the turn
   *[next_melee_attack] in its next melee attack
}.
event-morale-changed = Morale of { $seat }: { $signed }{ $why ->
    [lost] {" "}for the lost creature
    [cowered] {" "}for cowering
    [treasure] {" "}for the treasure
   *[effect] {""}
}, now { $now }.
event-leadership-rose = Leadership of { $seat }: +1, now { $leadership }.
event-chest-revealed = { $unit } reveals a chest on { $square }: { $value ->
    [one] { $value } treasure token
   *[other] { $value } treasure tokens
}.
event-declined = { $seat } does not use { $power } of { $unit }.

# What keeps a creature from the way that was announced

hindrance = { $why ->
    [held] { $cards } holds it
    [away] the way no longer begins where it stands
    [enemy] an enemy is in the way
    [stop] it has to stop next to an enemy
    [points] it has too few points of movement for that
   *[room] somebody stands where the way ends
}

# What else was chosen for a card or power, as its announcement tells it

choices-named = { $by ->
    [melee] ; melee attack
    [ranged] ; ranged attack
   *[none] {""}
}{ $chose ->
    [yes] ; chosen: “{ $options }”
   *[no] {""}
}{ $frees ->
    [yes] ; card to remove: { $removed }
   *[no] {""}
}{ $answers ->
    [card] ; against: { $against } ({ $whose })
    [own] ; against: { $against } ({ $whose })
   *[no] {""}
}

# Refusals

refuse-shared-commander = In the First game the players have different commanders, but both have picked { $commander }.
refuse-tiles-overlap = Tiles may not lie on one another.
refuse-tiles-offset = Tiles join along full sides of equal length, without an offset.
refuse-open-against-wall = An open side may not touch a wall side.
refuse-tiles-apart = The tile touches no other along a side.
refuse-not-your-tile = This tile is not yours, or lies already.
refuse-large-first = First all large tiles are laid, then the small ones.
refuse-not-outer-side = A small tile goes on a free outer side of one of your large tiles.
refuse-not-connected = The start zones would not be connected on foot.
refuse-not-in-square = The large tiles form a square: this place does not belong to your half.
refuse-half-closed = Your large tiles lie open side to open side.
refuse-half-blocked = There would be no way to lay your second large tile.
refuse-few-creatures = A warband has at least { $least } creatures, not { $count }.
refuse-few-orders = A warband has at least { $least } order cards, not { $count }.
refuse-too-many-copies = { $card }: at most { $most } copies, not { $count }.
refuse-negative-copies = { $card }: the number of copies cannot be negative.
refuse-no-commander = A warband has exactly one commander; choose one.
refuse-no-tiles = Name the pack whose four tiles the warband brings.
refuse-a-warband-each = Every player needs a warband of his own: { $players }, not { $count }.
refuse-attack-short = Such an attack does not reach the target.
refuse-no-threat = That action would not damage the creature.
refuse-not-hit = The damage is about { $unit }: decide for that creature.
refuse-sprinted = { $unit } has moved by a standard action in this turn already.
refuse-not-on-treasure = { $unit } must stand on { $square } to collect the treasure there.
refuse-lead-first = First choose your commander.
refuse-name-first = First say who deploys first.
refuse-deploy-first = First deploy your starting creatures.
refuse-discard-first = First discard an order card.
refuse-decide-effect = First decide whether the effect is used.
refuse-lay-first = First lay a tile.
refuse-return-first = First choose where the creature returns.
refuse-deploy-by-first = First choose whom to deploy and where.
refuse-effect-first = First say which effect comes next.
refuse-slide-first = First say which creature is slid next.
refuse-dodge-first = First choose the attack to dodge.
refuse-go-first = First say where the creature goes.
refuse-finish-announcing = First finish { $source } ({ $unit }).
refuse-no-such-unit = There is no such creature.
refuse-no-such-thing = There is no such thing in this game.
refuse-not-on-battlefield = { $unit } is not on the battlefield.
refuse-not-yours = You do not control { $unit }.
refuse-not-active = { $unit } is not the active creature, and only that may do this.
refuse-stack-not-empty = This is not possible in response: it needs your own turn and an empty stack.
refuse-tapped = { $unit } is tapped.
refuse-requires = { $unit } is not what the card requires: { $keywords }.
refuse-no-ability = { $unit } lacks the ability of the card: { $ability }.
refuse-level-too-low = { $unit } has level { $have } with all help, the card { $need }.
refuse-level-missing = { $missing ->
    [one] { $missing } more level is needed
   *[other] { $missing } more levels are needed
}: choose another creature to assist.
refuse-seen = An enemy sees { $unit }.
refuse-condition = { $where ->
    [magic_circle] { $unit } is not in a magic circle, as it would have to be
    [own_start_zone] { $unit } is not in the start zone of its controller, as it would have to be
   *[other] The condition of the card does not hold
}.
refuse-held = { $card } forbids { $unit } to move and shift.
refuse-nothing-to-deploy = Nothing could be deployed.
refuse-nothing-to-prevent = No action on the stack would damage the creature.
refuse-no-legal-target = There is no legal target.
refuse-sight-edge = No line of sight: the wall between { $square } and { $beyond } is in the way.
refuse-sight-wall = No line of sight: the wall on { $square } is in the way.
refuse-sight-obstacle = No line of sight: the obstacle on { $square } is in the way.
refuse-sight-enemy = No line of sight: { $unit } on { $square } is in the way.
refuse-no-way = There is no way round the walls within { $reach ->
    [one] { $reach } square
   *[other] { $reach } squares
}.
refuse-out-of-range = The distance is { $distance }, but at most { $reach } is allowed.
refuse-not-itself = A creature does not attack itself.
refuse-not-adjacent = { $unit } and { $target } are not adjacent.
refuse-no-ranged = { $unit } has no ranged attack.
refuse-enemy-at-elbow = No ranged attack while { $enemy } is adjacent.
refuse-wrong-side = { $unit } will not do: it must be { $who ->
    [enemy] an enemy
    [ally] an ally
    [self] the acting creature itself
   *[other] another creature
}.
refuse-must-be-tapped = { $unit } is not tapped.
refuse-stay-instead = { $unit } stands there already: to leave it there, choose “Stay”.
refuse-no-move = A move has at least one square.
refuse-must-stop = On { $square } it must stop next to an enemy.
refuse-speed-one = Next to an enemy the speed is 1: { $square } is too far.
refuse-too-far = The movement of { $points } does not suffice for { $square }.
refuse-ends-in-wall = It cannot end on { $square }: there is a wall.
refuse-no-room = There is no room on { $square }.
refuse-enemy-in-the-way = { $unit } on { $square } is an enemy and in the way.
refuse-cannot-stop-there = On { $square } it would have to stop, but { $unit } stands there.
refuse-occupied = { $unit } stands on { $square }.
refuse-off-battlefield = There the battlefield ends.
refuse-not-next-square = { $square } is not next to the square before.
refuse-wall = { $square } is a wall.
refuse-thick-wall = There is a wall between { $start } and { $square }.
refuse-wall-corner = The step to { $square } would cut the corner of the wall at { $corner }.
refuse-cannot-reach = { $square } cannot be reached with { $points ->
    [one] { $points } point
   *[other] { $points } points
} of movement.
refuse-not-offered = That is no choice here.
refuse-nobody-active = First activate a creature.
refuse-one-at-a-time = First end this activation.
refuse-no-chance-to-pass = There is nothing to pass on.
refuse-decide-cower = First decide whether the creature cowers.
refuse-not-deploying = Creatures are deployed in the Deploy phase.
refuse-other-question = Another question must be answered first.
refuse-nobody-asks = Nobody asks for that now.
refuse-activate-phase-over = The Activate phase is over.
refuse-no-chance-while-deploying = While creatures are being deployed nobody can respond.
refuse-before-first-turn = The first turn has not begun yet.
refuse-not-your-turn = It is the turn of { $seat }: now you can only respond.
refuse-foreign-commander = { $commander } does not belong to your pack.
refuse-commander-taken = { $commander } already leads the other player’s warband.
refuse-moved-already = { $unit } has used its move.
refuse-cannot-sprint = Your commander does not let { $unit } move by a standard action.
refuse-activated-already = { $unit } was activated in this turn already.
refuse-attack-used = { $unit } has used this attack in this turn.
refuse-no-treasure = There is no treasure to collect on { $square }.
refuse-not-in-hand = { $card } is not in your hand.
refuse-no-helpers = Nobody can assist { $unit }.
refuse-cannot-pay = There is no other card to pay for { $card }.
refuse-no-such-power = { $unit } has no such power.
refuse-power-used = { $unit } has used this power in this turn.
refuse-not-your-commander = Your commander has no such power.
refuse-command-used = This power was used in this turn already.
refuse-cannot-pay-command = The cost cannot be paid.
refuse-no-shot-to-dodge = No ranged attack on { $unit } is on the stack.
refuse-no-cover = { $unit } has no cover: the shot is clear.
refuse-shot-waits = The shot at { $unit } still waits for an earlier action of its card.
refuse-cannot-assist-other = { $unit } is not yours and cannot assist.
refuse-assists-already = { $unit } takes part already.
refuse-deploy-one = At least one creature must be deployed.
refuse-nothing-attached = No card is attached to { $unit }.
refuse-wall-square = { $square } is a wall or outside: it cannot be chosen.
refuse-wrong-terrain = { $square } will not do: it must be { $terrain ->
    [hazardous] hazardous terrain
    [difficult] difficult terrain
   *[obstacle] an obstacle
}.
refuse-creature-not-in-hand = { $card } is not in your creature hand.
refuse-leadership = With your creatures in play it would take Leadership { $need }, you have { $have }.
refuse-not-that-place = The effect does not deploy to { $square }.
refuse-not-in-zone = { $card } cannot be deployed on { $square }: it would not be wholly in your start zone.

# Results

result-morale = Morale has fallen to 0 or below, and the highest Morale wins. Victory: { $winners }.
result-morale-levels = Morale has fallen to 0 or below, and the highest Morale is equal: the levels of the creatures decide. Victory: { $winners }.
result-no-creatures = A turn has ended without a creature on the battlefield. Victory: { $winners }.
result-no-creatures-levels = A turn has ended without a creature on the battlefield, and the highest Morale is equal: the levels of the creatures decide. Victory: { $winners }.
result-quiet = Nothing has happened for too long, and the highest Morale wins. Victory: { $winners }.
result-quiet-levels = Nothing has happened for too long, and the highest Morale is equal: the levels of the creatures decide. Victory: { $winners }.

# The table

pic-turn = Round { $round }, turn of { $seat }: { $phase }
pic-legend = █ wall, | _ thick wall, ^ difficult, ! hazardous, O obstacle, b g p magic circle, 1 2 3 4 start zone, ? chest, $ treasure; small letter: tapped
pic-stack = The stack, topmost action first
pic-hand = Orders in hand: { $cards }
pic-creature-hand = Creatures in hand: { $cards }
pic-player = { $seat }, { $commander }: Morale { $morale }, Leadership { $used }/{ $leadership }, orders { $hand } in hand, { $deck } in the deck; creatures in hand: { $creatures }
pic-unit = { $unit } ({ $seat }), { $square }, damage { $damage } of { $hp }{ $tapped ->
    [yes] , tapped
   *[no] {""}
 }{ $active ->
    [yes] , active
   *[no] {""}
 }{ $hidden ->
    [yes] , hidden
   *[no] {""}
 }{ $cards ->
    [none] {""}
   *[other] ; attached: { $cards }
 }
say-turn = Round { $round }, turn of { $seat }, phase: { $phase }.
say-player = { $seat } with { $commander }: Morale { $morale }, Leadership { $leadership }, of which { $used } used; orders: { $hand } in hand, { $deck } in the deck; creatures: { $creatures } in hand, { $creature_deck } in the deck.
say-unit = { $square }, { $unit } of { $seat }: { $damage } damage of { $hp }, level { $level }, speed { $speed }{ $acted ->
    [yes] , has acted
   *[no] {""}
 }{ $tapped ->
    [yes] , tapped
   *[no] {""}
 }{ $active ->
    [yes] , active
   *[no] {""}
 }{ $hidden ->
    [yes] , hidden
   *[no] {""}
 }{ $cards ->
    [none] {""}
   *[other] ; attached: { $cards }
 }.
say-discard = { $seat }, discarded orders: { $cards }.
say-graveyard = { $seat }, graveyard: { $cards }.
say-thick-walls = Thick walls between squares: { $pairs }.
say-ground = { $ground }: { $squares }.
say-zone = Start zone of { $seat }: { $squares }.
say-circle = Magic circle: { $squares }.
ground-wall = Walls
ground-difficult = Difficult terrain
ground-hazard = Hazardous terrain
ground-obstacle = Obstacles
say-chest = { $square }: a closed chest.
say-tokens = { $square }: { $count ->
    [one] { $count } treasure token
   *[other] { $count } treasure tokens
}.
item-script = { $source }{ $parts ->
    [1] {""}
   *[other] {" "}({ $part }/{ $parts })
 }, { $unit } ({ $seat }){ $target ->
    [none] {""}
   *[other] , target: { $target }
 }{ $spot ->
    [yes] , target: square { $square }
   *[no] {""}
 }.
item-own = { $what ->
    [move] Move to { $square }
    [sprint] Move to { $square } as a standard action
    [attack] { $attack ->
        [melee] Melee attack
        [ranged] Ranged attack
       *[none] Attack
    }
    [hazard] Hazardous terrain
    [dodge] Dodge
   *[collect] Collecting treasure
 }: { $unit } ({ $seat }){ $target ->
    [none] {""}
   *[other] , target: { $target }
 }.

# Card text: operations

op-attack = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }make { $kind ->
    [melee] a melee attack
    [ranged] a ranged attack
   *[any] a melee or ranged attack
 }{ $how ->
    [fixed] {" "}for { $n } damage
    [bonus] {" "}with +{ $n } damage
   *[own] {""}
 } against { $whom }{ $unpreventable ->
    [yes] ; this damage cannot be prevented
   *[no] {""}
 }
op-damage = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }deal { $amount } damage { $whom }
op-prevent = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }prevent { $amount ->
    [all] all damage
   *[other] { $amount } damage
 } from one source { $whom }
op-heal = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }heal { $whom } by { $amount }
op-tap = { $if_damaged ->
    [yes] if the target takes damage,{" "}
   *[no] {""}
 }{ $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }tap { $whom }
op-untap = { $if_damaged ->
    [yes] if the target takes damage,{" "}
   *[no] {""}
 }{ $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }untap { $whom }
op-draw-order = { $who ->
    [attacker] the controller of that source draws
    [target_controller] the target’s controller draws
   *[you] { $mood ->
        [may] you may{" "}
        [purpose] to{" "}
       *[order] {""}
    }draw
 } { $n ->
    [one] { $n } order card
   *[other] { $n } order cards
 }
op-discard-order = { $if_damaged ->
    [yes] if the target takes damage,{" "}
   *[no] {""}
 }{ $who ->
    [attacker] the controller of that source discards
    [target_controller] { $if_damaged ->
        [no] the target’s controller
       *[other] its controller
    } discards
   *[you] { $mood ->
        [may] you may{" "}
        [purpose] to{" "}
       *[order] {""}
    }discard
 } { $n ->
    [one] { $n } order card
   *[other] { $n } order cards
 }
op-shift = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }shift this creature up to { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }
op-move = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }move this creature up to its speed
op-slide = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }slide { $whom } up to { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }
op-attach = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }attach this card { $whom }
op-remove-attached = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }remove one card attached { $whom }
op-remove-this = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }remove this card
op-deploy = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }deploy one { $keyword ->
    [none] creature
   *[other] { $keyword } creature
 } from your hand { $place }
op-morale = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }gain { $n } Morale
op-hide = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }take this creature off the battlefield; at the start of your next turn, put it back { $place }; until then it counts as deployed
op-grant-movement = { $until ->
    [end_of_turn] until the end of the turn
   *[next_melee_attack] until its next melee attack
 }, { $what }
op-grant-bonus = { $mood ->
    [may] you may{" "}
    [purpose] to{" "}
   *[order] {""}
 }add { $n } damage { $whom }’s { $until ->
    [end_of_turn] melee attacks until the end of the turn
   *[next_melee_attack] next melee attack
 }
op-choose = { $options }

# Card text: clauses

clause-linked-and = { $first }, and { $other }
clause-linked-else = { $first }, or { $other }
clause-linked-or = { $first } or { $other }
clause-linked-then = { $first }, then { $other }
clause-called = { $keyword }
clause-pointed = { $case ->
    [accusative] {""}
   *[other] to{" "}
 }{ $to ->
    [self] this creature
    [bearer] this creature
    [target] the target
    [it] it
    [attack_target] the target of the attack
   *[deployed] that creature
 }
clause-target = { $case ->
    [accusative] {""}
   *[other] to{" "}
 }{ $self_too ->
    [yes] this creature or{" "}
   *[no] {""}
 }{ $tapped ->
    [yes] a tapped { $within ->
        [adjacent] adjacent{" "}
       *[other] {""}
    }{ $who ->
        [enemy] enemy
        [ally] ally
       *[other] creature
    }
   *[no] { $within ->
        [adjacent] an adjacent { $who ->
            [enemy] enemy
            [ally] ally
           *[other] creature
        }
       *[other] { $who ->
            [self] this creature
            [enemy] an enemy
            [ally] an ally
            [any] any creature
           *[other] another creature
        }
    }
 }{ $within ->
    [adjacent] {""}
    [attack] {" "}now in reach
    [ranged] {" "}in range and in sight
    [battlefield] {" "}anywhere on the battlefield
    [none] {""}
    [one] {" "}within { $within } square{ $sight ->
        [yes] {" "}and in sight
       *[no] {""}
    }
   *[other] {" "}within { $within } squares{ $sight ->
        [yes] {" "}and in sight
       *[no] {""}
    }
 }
clause-target-square = choose { $terrain ->
    [none] a square
    [hazardous] a square of hazardous terrain
    [difficult] a square of difficult terrain
   *[obstacle] an obstacle
 }{ $within ->
    [adjacent] {" "}adjacent to this creature
    [ranged] {" "}in range and in sight
    [battlefield] {" "}anywhere on the battlefield
    [none] {""}
    [one] {" "}within { $within } square{ $sight ->
        [yes] {" "}and in sight
       *[no] {""}
    }
   *[other] {" "}within { $within } squares{ $sight ->
        [yes] {" "}and in sight
       *[no] {""}
    }
 }
clause-group = { $case ->
    [accusative] {""}
   *[other] to{" "}
 }{ $who ->
    [enemy] each enemy
    [ally] each ally
    [other] each other creature
    [self] this creature
   *[any] each creature
 } { $within ->
    [adjacent] adjacent to
    [one] within { $within } square of
   *[other] within { $within } squares of
 } { $of ->
    [self] this creature
    [attack_target] the target of the attack
   *[target_square] that square
 }
clause-place-circle = on free squares of a magic circle
clause-place-same-circle = on free squares of the magic circle where this creature stands
clause-place-wall = on free squares next to a wall
clause-place-within = on free squares within { $within ->
    [one] { $within } square
   *[other] { $within } squares
 } of this creature and in its sight
clause-place-anywhere = on any free squares
clause-place-zone = in an opponent’s start zone
clause-condition-in = if this creature is in { $bearer_in ->
    [magic_circle] a magic circle
   *[own_start_zone] its controller’s start zone
 }
clause-condition-unseen = if no enemy has line of sight to this creature
clause-condition-flank = if another ally is adjacent to the target
clause-condition-collector = if it has the keyword { $keyword }
clause-condition-enemy = if it was an enemy
clause-condition-attack = { $kind ->
    [melee] if it was a melee attack
    [ranged] if it was a ranged attack
   *[any] if it was an attack
 }{ $adjacent ->
    [yes] {" "}on an adjacent target
   *[no] {""}
 }
clause-cost = you may { $this ->
    [yes] remove this card
   *[no] discard { $n ->
        [one] { $n } order card
       *[other] { $n } order cards
    }
 }
clause-price = to play this card, discard { $n ->
    [one] { $n } other order card
   *[other] { $n } other order cards
 }
clause-only = play this card only { $condition }
clause-trigger = { $event ->
    [attack_hit_damage] after this creature deals damage { $adjacent ->
        [yes] to an adjacent target{" "}
       *[no] {""}
    }with { $kind ->
        [melee] a melee attack
        [ranged] a ranged attack
       *[any] an attack
    }
    [ranged_attack_resolved] after each ranged attack of this creature
    [attack_resolved] after each { $kind ->
        [melee] melee attack
        [ranged] ranged attack
       *[any] attack
    } of this creature
    [destroys_by_melee] after this creature destroys { $enemy ->
        [yes] an enemy
       *[no] its target
    } with a melee attack
    [controller_turn_start] at the start of its controller’s turn
    [controller_refresh_draw] in addition to the draw of your Refresh phase
    [activation_end] at the end of its activation
   *[treasure_collected] when your { $collector ->
        [none] creature
       *[other] { $collector } creature
    } collects treasure
 }{ $if ->
    [none] {""}
   *[other] , { $if }
 }, { $actions }{ $replaces ->
    [yes] {" "}instead of gaining Morale
   *[no] {""}
 }
clause-power = { $own_turn ->
    [yes] once during your turn{ $type ->
        [commander] {""}
       *[other] ,{" "}
    }
   *[no] {""}
 }{ $type ->
    [standard] standard action
    [minor] minor action
    [immediate] immediate action
    [tap] tap this creature
    [free] at any time
   *[commander] { $own_turn ->
        [yes] {""}
       *[no] during your turn
    }
 }{ $condition ->
    [none] {""}
   *[other] , { $condition }
 }{ $type ->
    [free] ,
    [commander] ,
   *[other] :
 } { $cost ->
    [none] {""}
   *[other] { $cost }{" "}
 }{ $actions }
clause-attached = while this card is attached to a creature:
clause-wants = requires { $keywords ->
    [none] { $ranged ->
        [yes] a ranged attack
       *[no] {""}
    }
   *[other] the keyword { $keywords }{ $ranged ->
        [yes] {" "}and a ranged attack
       *[no] {""}
    }
 }
clause-liking = affinity: { $affinity }
clause-whom = { $self_too ->
    [yes] this creature and{" "}
   *[no] {""}
 }{ $yours ->
    [yes] your{" "}
   *[no] {""}
 }{ $within ->
    [adjacent] adjacent{" "}
   *[other] {""}
 }{ $keywords ->
    [none] {""}
   *[other] { $keywords }{" "}
 }{ $yours ->
    [yes] creatures
   *[no] allies
 }{ $within ->
    [adjacent] {""}
    [none] {""}
    [one] {" "}within { $within } square
   *[other] {" "}within { $within } squares
 }
clause-speed = { $to } have +{ $n } speed
clause-hp = this creature has +{ $n } hit points
clause-level = this creature’s level is { $n } higher
clause-keyword = this creature has the keyword { $keyword }
clause-cannot = this creature cannot { $what ->
    [move] move
    [shift] shift
   *[both] move or shift
 }
clause-keep-tapped = this creature does not untap in the Refresh and Cleanup phases
clause-attacks-against = attacks deal +{ $n } damage to this creature
clause-melee-bonus = this creature’s melee attacks deal +{ $n } damage{ $if ->
    [none] {""}
   *[other] {" "}{ $if }
 }
clause-block = { $to } have Block { $n }
clause-deploy-place = { $this ->
    [yes] this creature
   *[no] { $keyword ->
        [none] your creatures
       *[other] your { $keyword } creatures
    }
 } may also be deployed { $place }{ $if ->
    [none] {""}
   *[other] {" "}{ $if }
 }
clause-extra-assist = your creatures adjacent to the target may also assist
clause-standard-move = { $to } may move up to their speed as a standard action

# What the bots weigh

term-morale = Morale
term-low-morale = Morale close to breaking
term-creatures = levels of the creatures in play
term-health = hit points left
term-untapped = untapped creatures
term-orders = orders in hand
term-usable-orders = orders in hand that a creature in play may use
term-attacks-now = damage that can still be dealt this turn
term-attacks-next = damage that can be dealt next turn
term-attacks-later = damage that can be dealt the turn after
term-distance = distance to the enemies
term-treasure = treasure within reach
term-hazard = creatures in hazardous terrain
term-held = creatures that cannot move
term-attached = attached cards
term-announced = actions waiting on the stack

# What options come to

tells-lead = Morale { $morale }, Leadership { $leadership }; starting hands: orders { $orders }, creatures { $creatures }
tells-order = level { $level }; { $type ->
    [minor] does not tap
   *[other] taps the creature
}
tells-power = { $deed }
tells-deploy = level { $level }; Leadership left then: { $left }
tells-end-activation = not used: { $moves ->
    [yes] { $acts ->
        [yes] the move and the standard action
       *[no] the move
    }
   *[no] the standard action
}
tells-end-deploying = Leadership left: { $left }
tells-attack = { $damage } damage; { $left ->
    [0] destroys it
   *[other] leaves { $left } hit points
}
tells-collect = +1 Morale; taps the creature
tells-sprint = taps the creature
tells-dodge = taps the creature and avoids the attack
tells-assist = taps the creature, adds level { $level }
tells-cower = no damage; { $left ->
    [0] no Morale is left, and the game ends
   *[other] leaves { $left } Morale
}
tells-endure = { $left ->
    [0] is destroyed: Morale −{ $loss }{ $ends ->
        [yes] , and the game ends
       *[no] {""}
    }
   *[other] leaves { $left } hit points
}
tells-end-phase = creatures not yet activated: { $count }

# The score sheet

score-morale = Morale
score-levels = Levels on the battlefield
score-lost = Creatures lost
