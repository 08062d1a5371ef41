title = Fantasy Commander
mode-scenario = Scenario
mode-epic = Epic Battle
mode-campaign = Campaign

## What is picked before the battle

mode-scenario-help = A battle with its own map, armies and special rules. The first one is the easiest to begin with.
mode-epic-help = Two armies of equal points on a map of your choice.
mode-campaign-help = Six linked missions: the survivors grow stronger, and settlements are built between battles.
option-scenario = Scenario
option-scenario-one = { $number }. { $name }
option-scenario-one-help = { $map }, { $limit } points a side.
option-size = Size of the battle
option-size-one = { $name }, { $points } points
option-limit = Points a side
option-limit-help = From { $least } to { $most } in a battle of this size.
option-map = Map
option-map-random = Random map
option-map-random-help = Chance lays the terrain.
option-map-hand_made = Laid by the players
option-map-hand_made-help = You take turns laying terrain before the battle.
option-factions = Faction
option-same_faction = Both may play the same faction
option-same_faction-help = Only if both players agree.
option-build = Build the armies at the table
option-build-help = Each player buys units and tactic cards first; otherwise the ready lists are played.
option-deploy_first = Who deploys first
option-deploy_first-help = To deploy second is to see where the enemy stands.
option-deploy_first-initiative = Whoever has the initiative
option-deck_face = Top card of the tactic decks
option-deck_face-help = Face up, both players know the next card of each deck.
option-deck_face-up = Face up
option-deck_face-down = Face down
option-round_limit = Round limit
option-round_limit-help = The battle ends after so many rounds at the latest; 0 means never.

## Seats

names-plural = Legionnaires; Imperial Shooters; Equestrian Knights; Zombie Warriors; Zombie Archers; Bandits; Harpies
seat-empire = Empire
seat-styx = Styx
seat-second = Second army
# A side with its article: `-gen` opens a sentence, `-acc` stands within one. Alone, as a label, it has none.
names-declined =
    Empire; The Empire; the Empire; the Empire
    Second army; The second army; the second army; the second army
names-undeclined = { $case ->
   *[other] { $name }
}

## Words

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
order-colour-red = red order
order-colour-blue = blue order
order-colour-green = green order
order-colour-purple = purple order
order-colour-random = random order
order-colour-dice = order die
order-red = red order
order-blue = blue order
order-green = green order
order-yellow = yellow order
order-purple = purple order
face-panic = panic
face-hit = hit
face-full = full-unit hit
face-support = support
face-shield = shield
roll-melee = melee
roll-ranged = shooting
roll-defence = defence
roll-any = any attack
until-activation = until the end of the activation
until-next_activation = until the end of the next activation
until-round = until the end of the round
until-game = until the end of the battle
until-here = while it stands there
unit-type-infantry = infantry
unit-type-brute = brute
unit-type-giant = giant
unit-type-hero = hero
support-kind-attack = in attack
support-kind-defence = in defence
ban-defend = declare defence
ban-run = run
ban-move = move
ban-shoot = shoot
ban-activate_property = activate properties
player-own = own
player-enemy = enemy
of-any_own = any own unit
of-hero = one own hero
of-self = this unit
where-contact_of_hero = next to one own hero
effect-dice-melee = melee dice
effect-dice-ranged = shooting dice
effect-dice-defence = defence dice
effect-dice-any = dice
effect-reroll-melee = rerolls of melee dice
effect-reroll-ranged = rerolls of shooting dice
effect-reroll-defence = rerolls of defence dice
effect-reroll-any = rerolls
effect-support-attack = support in attack
effect-support-defence = support in defence
effect-speed = movement
effect-range = base / maximum range
lasting-grant = { $property }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
} { $until }
lasting-lose = without { $property } { $until }
lasting-number = { $effect }{ $amount ->
    [none] {""}
   *[other] {" "}{ $amount }
} { $until }
lasting-result = adds { $count } × { $face } to its rolls ({ $roll }) { $until }
lasting-ignore = ignores { $count } × { $face } in enemy rolls ({ $roll }) { $until }
lasting-forbid = may not { $what } { $until }
cause-formation = formation
cause-rest = rest in a town
cause-card = a card
choice-effect = the effect
choice-none = none
phase-muster = army building
phase-deploy = deployment
phase-generate = generating orders
phase-look = reserves are open
phase-give = giving orders
phase-active = active phase
phase-end = end phase
phase-settlement = settlement phase
track-reputation = Reputation
track-prosperity = Prosperity
track-supplies = Supplies
attack-kind-melee = Melee
attack-kind-shot = Shooting
attack-kind-magic = Magic shooting
attack-kind-card = Panic from a card
token-defends = defence token
token-weak = weak
token-exhausted = exhausted
town-state-fallen = destroyed
town-state-free = free
town-state-held = held

## What is asked

ask-build-army = Build your army: { $points } of { $limit } points are used.
ask-build-deck = Build your tactic deck, cards: { $cards } of { $size }.
ask-lay-map = Which terrain do you lay on the map?
ask-lay-hex = Where do you lay this: { $terrain }?
ask-deploy = Which unit do you deploy?
ask-deploy-hex = Where do you deploy { $unit }?
ask-order-dice = Your order dice: keep them or roll again?
ask-mark-dice = Which order dice do you roll again?
ask-lose-order = You generate one order fewer: which one do you give up?
ask-begin-orders = Both reserves are open. Begin to give orders?
ask-give-orders = Give orders to your units.
ask-turn = { $deck ->
    [yes] Your turn: play your top card for its effect or its order.
   *[no] Your turn: your deck is empty. Go on, and the discard pile becomes the new deck, if there is one.
}
ask-activate = Which unit do you activate?
ask-start-effects = Which effect comes next?
ask-act = What { $unit-is ->
    [many] do
   *[one] does
} { $unit } do?
ask-pay-any = Which order pays for it?
ask-strike = Attack after the move?
ask-sweep = Multiple Attack: which enemy is next?
ask-pursue = Persecution: where does the unit go on to?
ask-redirect = { $unit } { $unit-is ->
    [many] are
   *[one] is
} attacked: does a Defender take over?
ask-attack-die = Attack dice: { $dice }. Take a fatigue token for one more?
ask-defence = { $unit } { $unit-is ->
    [many] are
   *[one] is
} attacked with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: do you defend?
ask-defence-die = Defence dice: { $dice }. Take a fatigue token for one more?
ask-reroll = { $count ->
    [one] { $why }: you may roll one die again. Which one?
   *[other] { $why }: you may roll up to { $count } dice again. Which ones?
}
ask-regroup = Damage: { $damage }. Regroup: turn one of it into panic?
ask-spare = You would suffer { $damage } damage. Take a fatigue token to suffer one less?
ask-spare-retreat = Take a fatigue token to suffer one less damage in the retreat?
ask-vampirism = Use the Vampirism of { $unit }?
ask-necromancy = Necromancy: put recruits on { $hex }?
ask-advance = Advance to { $hex }?
ask-retreat = Where { $unit-is ->
    [many] do
   *[one] does
} { $unit } retreat? Hexes still to go: { $steps }.
ask-panic-source = From which of your units does the panic come?
ask-choose-target = { $card }: choose a unit.
ask-choose-hero = Choose one of your heroes.
ask-choose-effect = { $card }: choose an effect.
ask-place-terrain = Where do you put this: { $terrain }?
ask-summon = Where does this unit rise: { $unit }?
ask-rearrange = Which card comes next from the top of the deck?
ask-escalation = Which escalation card changes the coming mission?
ask-spend-reputation = Spend 1 Reputation so that you may once in this mission reroll all your order dice?
ask-tire-unit = Which of your units begins tired?
ask-settlement = Settlement phase. Your Supplies: { $supplies }.
ask-bring-back = Pay for a hero or giant to be back at once? Your Supplies: { $supplies }.
ask-raid-by-dice = Raiders are coming. Settle the raids by dice, if the other side agrees, instead of fighting them out?

## Actions

action-add-unit = Add { $kind }
action-drop-unit = Take out { $kind }
action-add-card = Add { $card }
action-drop-card = Take out { $card }
action-lay = Lay { $terrain }
action-deploy = Deploy { $unit }
action-on = On { $hex }
action-keep = Keep the dice
action-reroll-all = Give up one die and roll all the others again
action-reroll-any = Roll any number of dice again
action-reroll = Roll a die again: { $face }
action-give-up = Give up an order: { $colour }
action-begin = Begin to give orders
action-give = { $unit }: { $colour } order
action-take-back = Take back the order of { $unit }
action-finish = All orders are given
action-effect = Play the card for its effect
action-take-order = Take the order of the card
action-activate = Activate { $unit }
action-proceed = Activate a unit now
action-recolour = { $unit }: change the purple order to { $colour }
action-resolve = Resolve: { $item }
action-pay = Pay for { $item }
action-move = Move to { $hex }
action-run = Run to { $hex }
action-move-by = Move by way of { $path }
action-run-by = Run by way of { $path }
action-attack = Attack { $unit }
action-sweep = Attack every enemy in contact
action-shoot = Shoot at { $unit }
action-defend = Declare defence
action-counter = Counterblow: roll defence dice
action-rest = Rest
action-pass = Do nothing more
action-redirect = { $unit } { $unit-is ->
    [many] take
   *[one] takes
} over the attack
action-tire = Take a fatigue token
action-retreat = Retreat to { $hex }
action-advance = Advance
action-pursue = Go on to { $hex }
action-target = Choose { $unit }
action-choose = Choose option { $item }
action-put = Next: { $card }
action-use = Yes
action-decline = No
action-done = Done
action-escalate = { $card }
action-promote = Promote { $entry }
action-recover = Bring back { $entry }
action-hire = Hire { $kind }
action-build = Build { $card }
action-repair = Repair { $card }
action-concede = Concede

## Events

event-deployed = { $seat-gen } deploys { $unit } on { $hex }.
event-terrain-laid = { $seat-gen } puts { $terrain } on { $hex }.
event-laid-last = { $seat-gen } lays no more terrain.
event-battle-set = Scenario: { $scenario }.
event-map-chosen = Map: { $map }.
event-element-lies = Extra element on { $hex }: { $terrain }.
event-map-drawn = The map is laid at random.
event-token-taken = { $why ->
    [more] { $seat-gen } has more units and takes the initiative token.
   *[lot] Both armies have the same number of units; by lot { $seat-acc } takes the initiative token.
}
event-deploys-first = { $seat-gen } deploys first.
event-round-began = Round { $round } begins.
event-order-dice-changed = { $seat-gen } rolls { $why ->
    [fewer] one order die fewer (towns held)
    [token] no order dice and gives up one order instead (towns held)
   *[other] { $count } more order { $count ->
        [one] die
       *[other] dice
    } ({ $why ->
        [towns] units in towns
       *[terrain] { $grounds }
    })
}.
event-orders-rolled = { $count ->
    [one] Order die
   *[other] Order dice
} of { $seat-acc }: { $faces }.
event-orders-generated = { $seat-gen } has generated: { $red ->
    [0] no red
   *[other] { $red } red
}, { $blue ->
    [0] no blue
   *[other] { $blue } blue
}, { $green ->
    [0] no green
   *[other] { $green } green
}, { $purple ->
    [0] no purple
   *[other] { $purple } purple
}{ $rolled ->
    [one] {" "}(die: { $faces })
    [yes] {" "}(dice: { $faces })
   *[no] {""}
}.
event-prestige-used = { $seat-gen } uses its Reputation and rolls all order dice again.
event-order-laid = { $unit } { $unit-is ->
    [many] get
   *[one] gets
} a { $colour } order{ $exchanged ->
    [yes] {" "}in exchange for a purple one
   *[no] {""}
}.
event-order-taken-back = The order of { $unit } is taken back.
event-order-shown = Orders of { $seat-acc }, { $colour }: { $units }.
event-initiative-settled = { $why ->
    [equal] { $seat-gen } keeps the initiative: { $own ->
        [0] neither side has a red or purple order
        [one] each side has { $own } red or purple order
       *[other] each side has { $own } red and purple orders
    } on the map.
   *[fewer] { $seat-gen } has the initiative with fewer red and purple orders on the map: { $own } against { $theirs }.
}
event-step-began = The { $colour } step begins.
event-declined = { $seat-gen } keeps its units with purple orders back.
event-recoloured = The order of { $unit } is now { $colour }.
event-card-played = { $seat-gen } plays “{ $card }”.
event-card-order = { $seat-gen } takes the { $colour } order of “{ $card }”.
event-shuffled = { $seat-gen } shuffles the discard pile into a new deck.
event-looked = { $seat-gen } looks at the top of { $whose ->
    [own] its own deck
   *[other] the deck of { $deck-acc }
}: { $cards }.
event-looked-hidden = { $seat-gen } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
} of { $whose ->
    [own] its own deck
   *[other] the deck of { $deck-acc }
}.
event-looked-in-vain = The deck of { $deck-acc } is empty: there is nothing to look at.
event-rearranged = { $seat-gen } puts the cards back on the deck.
event-order-gained = { $seat-gen } gains a { $colour } order ({ $why }).
event-order-spent = { $seat-gen } spends a { $colour } order.
event-order-lost = { $seat-gen } loses a { $colour } order.
event-property-gained = { $unit } { $unit-is ->
    [many] have
   *[one] has
} { $property }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
} { $until }.
event-property-shared = { $units } have { $property }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
} { $until }.
event-effect-laid = { $unit }: { $effect } { $until }.
event-number-changed = { $unit }: { $effect } { $amount } { $until }.
event-results-added = { $unit } { $unit-is ->
    [many] add
   *[one] adds
} { $count } × { $face } to each roll ({ $roll }) { $until }.
event-results-ignored = { $unit } { $unit-is ->
    [many] ignore
   *[one] ignores
} { $count } × { $face } in each enemy roll ({ $roll }) { $until }.
event-property-lost = { $unit } { $unit-is ->
    [many] are
   *[one] is
} without { $property } { $until }.
event-forbidden = { $unit } may not { $what } { $until }.
event-curse-laid = { $unit } { $unit-is ->
    [many] are
   *[one] is
} cursed: { $card }.
event-activated = { $seat-gen } activates { $unit } ({ $colour } order).
event-paid = { $unit } { $unit-is ->
    [many] use
   *[one] uses
} { $paid }{ $cost ->
    [yes] {" "}for a { $colours } order
   *[no] {""}
}.
event-moved = { $unit } { $how ->
    [run] { $unit-is ->
        [many] run to
       *[one] runs to
    }
    [retreat] { $unit-is ->
        [many] retreat to
       *[one] retreats to
    }
    [advance] { $unit-is ->
        [many] advance to
       *[one] advances to
    }
    [push] { $unit-is ->
        [many] are pushed by Rush to
       *[one] is pushed by Rush to
    }
   *[move] { $unit-is ->
        [many] move to
       *[one] moves to
    }
} { $path }.
event-tired = { $unit } { $unit-is ->
    [many] take a
   *[one] takes a
} fatigue token{ $why ->
    [attack-die] {" "}for one more attack die
    [attack-after-run] {" "}to attack after the run
    [defence-die] {" "}for one more defence die
    [less-damage] {" "}to suffer 1 damage less
    [less-retreat-damage] {" "}to suffer 1 damage less for the retreat that was not possible
    [less-push-damage] {" "}to suffer 1 damage less for the push that is barred
    [difficult-terrain] {" "}to run into difficult terrain
   *[forced] {""}
} ({ $why ->
    [forced] { $cause },{" "}
   *[other] {""}
}now { $fatigue }).
event-refreshed = { $unit } { $unit-is ->
    [many] lose
   *[one] loses
} { $count ->
    [one] { $count } fatigue token
   *[other] { $count } fatigue tokens
} ({ $why }).
event-rested = { $unit } { $unit-is ->
    [many] rest
   *[one] rests
}{ $count ->
    [0] {""}
    [one] {" "}and { $unit-is ->
        [many] lose
       *[one] loses
    } { $count } fatigue token
   *[other] {" "}and { $unit-is ->
        [many] lose
       *[one] loses
    } { $count } fatigue tokens
}.
event-restored = { $unit } { $what ->
    [miniatures] { $unit-is ->
        [many] get back
       *[one] gets back
    } { $count ->
        [one] { $count } miniature
       *[other] { $count } miniatures
    }
   *[health] { $unit-is ->
        [many] heal
       *[one] heals
    } { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
}; { $what ->
    [miniatures] now { $left }
   *[health] health now { $left }
} ({ $why }{ $giver ->
    [own] , own aura
    [unit] , aura of { $leaders }
    [ground] , { $grounds }
   *[self] {""}
}).
event-damaged = { $unit } { $what ->
    [miniatures] { $unit-is ->
        [many] lose
       *[one] loses
    } { $count ->
        [one] { $count } miniature
       *[other] { $count } miniatures
    }
   *[health] { $unit-is ->
        [many] take
       *[one] takes
    } { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
}{ $why ->
    [retreat] {" "}because no farther retreat is possible
    [push] {" "}because the push is barred
    [exhausted] {" "}instead of a fatigue token ({ $cause })
   *[attack] {""}
}; { $what ->
    [miniatures] { $left ->
        [0] none is left
       *[other] left: { $left }
    }
   *[health] { $left ->
        [0] no health is left
       *[other] health left: { $left }
    }
}.
event-destroyed = { $unit } { $unit-is ->
    [many] are
   *[one] is
} destroyed.
event-vp-gained = { $seat-gen } gains { $amount } VP { $why ->
    [points] for capture points
    [towns] for towns held
    [destroyed] for the destruction of { $units }
    [entered] for entering a town
   *[standing] for towns that still stand
} and has { $total }.
event-defended = { $unit } { $order ->
    [card] { $unit-is ->
        [many] get
       *[one] gets
    }
    [given] { $unit-is ->
        [many] give up their order, declare defence and get
       *[one] gives up the order, declares defence and gets
    }
   *[kept] { $unit-is ->
        [many] declare defence and get
       *[one] declares defence and gets
    }
} a defence token.
event-countered = { $unit } { $unit-is ->
    [many] answer
   *[one] answers
} with Counterblow{ $giver ->
    [own] {" "}(own aura)
    [unit] {" "}(aura of { $leaders })
    [ground] {" "}({ $grounds })
   *[self] {""}
}.
event-pursued = { $unit } { $unit-is ->
    [many] pursue
   *[one] pursues
} and may attack once more (Persecution).
event-fruitless = Nothing comes of the attack of { $unit }.
event-idle = { $unit } { $unit-is ->
    [many] do
   *[one] does
} nothing.
event-nobody-meant = { $what } finds no { $whose ->
    [enemy] enemy unit
   *[own] own unit
} to act on.
event-in-vain = { $what } has no effect.
event-nothing-to-take = There is nothing to take from the reserve of { $seat-acc } ({ $what }).
event-unaffected = { $what } has no effect on { $unit }.
event-token-barred = { $unit } { $unit-is ->
    [many] get
   *[one] gets
} no defence token: declaring defence is forbidden.
event-terrain-kept = { $card } is not put on the map and goes to the discard pile.
event-unneeded = { $what ->
    [losses] No losses to restore
   *[fatigue] No fatigue tokens to remove
}: { $units } ({ $why }).
event-order-dropped = { $unit } { $unit-is ->
    [many] lose their order
   *[one] loses the order
}.
event-attack-declared = { $unit } { $unit-is ->
    [many] attack
   *[one] attacks
} { $target }.
event-shot-declared = { $unit } { $unit-is ->
    [many] shoot at
   *[one] shoots at
} { $target }.
event-redirected = { $target } { $target-is ->
    [many] take over
   *[one] takes over
} the attack of { $unit }.
event-dice-added = { $unit } { $unit-is ->
    [many] roll
   *[one] rolls
} { $count } more { $what ->
    [defence] defence
   *[attack] attack
} { $count ->
    [one] die
   *[other] dice
} ({ $why }{ $level ->
    [0] {""}
   *[other] {" "}{ $level }
}).
event-rolled = { $unit } { $unit-is ->
    [many] roll
   *[one] rolls
} { $count ->
    [one] one{" "}
   *[other] {""}
}{ $what ->
    [defence] defence
   *[attack] attack
} { $count ->
    [one] die
   *[other] dice
}: { $faces }.
event-rerolled = { $unit } { $unit-is ->
    [many] reroll
   *[one] rerolls
} { $before }; the new result: { $faces } ({ $why }{ $giver ->
    [own] , own aura
    [unit] , aura of { $leaders }
    [ground] , { $grounds }
   *[self] {""}
}).
event-result-added = { $unit } { $unit-is ->
    [many] add
   *[one] adds
} { $count } × { $face } to the roll ({ $why }).
event-uncounted = { $unit }: { $count } × { $face } { $count ->
    [one] does
   *[other] do
} not count ({ $why ->
    [weak] the unit is weak
    [alone] no support: no other own unit is in contact with the target
    [unaided] no support: no other own unit is in contact with the attacker
   *[far] the target is beyond the base distance
}).
event-ignored = { $unit } { $unit-is ->
    [many] ignore
   *[one] ignores
} { $count } × { $face } ({ $why }{ $giver ->
    [own] , own aura
    [unit] , aura of { $leaders }
    [ground] , { $grounds }
   *[self] {""}
}).
event-panic-hurts = { $unit }: { $count } × panic { $count ->
    [one] becomes
   *[other] become
} { $count } damage (Resurgent).
event-blocked = { $unit } { $unit-is ->
    [many] block
   *[one] blocks
} { $count } × { $face }.
event-spared = { $unit } { $unit-is ->
    [many] suffer
   *[one] suffers
} { $count } damage less ({ $why }{ $giver ->
    [own] , own aura
    [unit] , aura of { $leaders }
    [ground] , { $grounds }
   *[self] {""}
}).
event-regrouped = { $unit } { $unit-is ->
    [many] regroup
   *[one] regroups
}: one damage becomes panic.
event-panic-came = The panic comes from { $source }.
event-panicked = { $unit } { $unit-is ->
    [many] panic
   *[one] panics
} and must retreat { $count ->
    [one] one hex
   *[other] { $count } hexes
}{ $rushed ->
    [yes] , one of them for Rush
   *[no] {""}
}.
event-summoned = { $seat-gen } raises { $unit } on { $hex }.
event-town-fell = { $seat-gen } destroys the town on { $hex }. There is now: { $terrain }.
event-round-ended = Round { $round } is over: effects that last until its end cease, and orders left in the reserves are discarded.
event-conceded = { $seat-gen } concedes.
event-mission-began = Mission { $mission }: { $scenario }.
event-mission-ended = The battle of mission { $mission } is over: { $why ->
    [victory-points] one side has the victory points needed
    [army-destroyed] one army is destroyed
    [both-destroyed] both armies are destroyed
    [towns-lost] the last town is destroyed
    [round-limit] the last round has been played
   *[conceded] one side concedes
}.
event-mission-won = The mission is won by { $seat-acc }.
event-mission-drawn = The mission ends in a draw.
event-escalation-drawn = Escalation: { $card }.
event-escalation-chosen = { $seat-gen } chooses the escalation card: { $card }.
event-track-rose = { $seat }: { $track } +{ $by }{ $why ->
    [mission] {" "}for the mission
    [cards] {" "}thanks to town cards
    [hunted] {" "}for heroes and giants destroyed
    [towns] {" "}for towns
    [income] {" "}as income
    [raid] {" "}after the raid
    [reroll] {" "}for a reroll of the order dice
   *[deed] {""}
}, now { $now }.
event-track-fell = { $seat }: { $track } −{ $by }{ $why ->
    [mission] {" "}for the mission
    [cards] {" "}thanks to town cards
    [hunted] {" "}for heroes and giants destroyed
    [towns] {" "}for towns
    [income] {" "}as income
    [raid] {" "}after the raid
    [reroll] {" "}for a reroll of the order dice
   *[deed] {""}
}, now { $now }.
event-promoted = { $seat-gen } promotes a unit: { $unit }.
event-filled-up = To fill up the army, these join the roster of { $seat-acc }: { $units }.
event-marked = Survivors of { $seat-acc } get an experience mark each: { $units }.
event-away = { $unit } { $unit-is ->
    [many] miss
   *[one] misses
} the next mission unless Supplies are paid.
event-reduced = { $unit } { $unit-is ->
    [many] return
   *[one] returns
} to the roster at basic level: { $basic }.
event-level-kept = { $unit } { $unit-is ->
    [many] keep their level
   *[one] keeps its level
} thanks to a town card.
event-town-card-worked = { $card } of { $seat-acc } takes effect.
event-joined = { $unit } { $unit-is ->
    [many] join
   *[one] joins
} the roster of { $seat-acc }.
event-recovered = { $unit } { $unit-is ->
    [many] are
   *[one] is
} back ({ $seat }).
event-built = { $seat-gen } builds { $card }.
event-repaired = { $seat-gen } repairs { $card }.
event-card-damaged = { $card } of { $seat-acc } is damaged.
event-raid-began = A raid on { $seat-acc }: { $raid }.
event-raid-rolled = { $seat-gen } rolls against a raid of strength { $strength }: { $faces }; { $left ->
    [0] the raid is beaten off
   *[other] strength left: { $left }
}.
event-raid-ended = The raid on { $seat-acc } is { $beaten ->
    [yes] beaten off
   *[no] over
}; buildings lost: { $razed }.
event-monster-ordered = { $unit }: { $order } ({ $colour }).
event-monster-came = { $unit } { $unit-is ->
    [many] come
   *[one] comes
} to { $hex }.
event-monster-acted = { $unit } { $unit-is ->
    [many] act
   *[one] acts
} ({ $colour } order).
event-monsters-lead = { $why ->
    [equal] The monsters keep the initiative: as many hunt orders as red and purple orders of the defender, { $own }.
   *[fewer] The monsters have the initiative: fewer hunt orders than red and purple orders of the defender, { $own } against { $theirs }.
}
event-building-hurt = The building on { $hex } is { $left ->
    [0] destroyed
   *[other] damaged; points left: { $left }
}.
event-army-mustered = { $seat-gen } takes the field with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $units }.
event-settlement-fell = The settlement of { $seat-acc } falls.

## Refusals

refuse-not-now = That does not answer the question that is asked now.
refuse-dice-first = First both sides settle their order dice; then orders are given.
refuse-begin-first = First begin to give orders.
refuse-card-pending = First finish playing “{ $card }”.
refuse-stands-there = { $unit } { $unit-is ->
    [many] stand
   *[one] stands
} on { $hex } already.
refuse-no-such-change = A purple order may become red, blue or green, not { $colour }.
refuse-pursues-nobody = From { $hex } there is no enemy to attack: Persecution has to end beside one.
refuse-not-command-phase = Orders are given in the command phase, before units act.
refuse-deployment-over = The deployment is over.
refuse-not-active-phase = Units act in the active phase, after orders have been given.
refuse-nobody-active = First activate a unit.
refuse-finish-first = First finish what { $unit } { $unit-is ->
    [many] do
   *[one] does
}.
refuse-shot-in-contact = No shooting while an enemy is in contact ({ $unit }): attack it in melee, or move away.
refuse-rest-in-contact = No rest while an enemy is in contact: { $unit }.
refuse-has-token = { $unit } { $unit-is ->
    [many] have
   *[one] has
} a defence token already.
refuse-no-order-to-give = { $unit } { $unit-is ->
    [many] have
   *[one] has
} no order to give up for defence.
refuse-no-counterblow = { $unit } { $unit-is ->
    [many] have
   *[one] has
} no Counterblow.
refuse-no-way = No way of at most { $steps ->
    [one] { $steps } hex
   *[other] { $steps } hexes
} leads to { $hex }: units and terrain are in the way.
refuse-no-hero = That is no hero of yours on the map.
refuse-target-own = An enemy unit is wanted, and this is your own: { $unit }.
refuse-target-enemy = A unit of your own is wanted, and this is an enemy: { $unit }.
refuse-target-chosen = That unit is chosen already: { $unit }.
refuse-target-type = { $unit }: wrong type of unit; wanted: { $types }.
refuse-target-property = { $unit }: wanted is a unit with { $property }.
refuse-target-order = { $unit }: wanted is a unit with a { $colour } order.
refuse-target-contact = { $unit }: wanted is a unit without enemies in contact.
refuse-target-far = Too far away: { $unit }; it may be { $steps ->
    [one] { $steps } hex
   *[other] { $steps } hexes
} away at most.
refuse-not-beside-hero = { $hex } is not next to one of your heroes.
refuse-not-among = That card is not among those that you look at.
refuse-not-nearest = Another of your units is nearer to the one that panics.
refuse-retreat-away = A retreat leads to a neighbouring hex farther from the enemy, not to { $hex }.
refuse-retreat-blocked = { $hex } is occupied or impassable: nobody retreats there.
refuse-tired-already = { $unit } { $unit-is ->
    [many] are
   *[one] is
} tired already.
refuse-not-middle = { $hex } is not in the middle of the map: terrain lies in rows 3 to 9.
refuse-beside-last = { $hex } is next to the terrain that was laid last.
refuse-parts-map = Terrain on { $hex } would part the deployment zones from each other.
refuse-no-such-thing = There is no such thing here.
refuse-not-for-armies = { $unit } cannot be put into an army.
refuse-other-faction = { $unit } { $unit-is ->
    [many] belong
   *[one] belongs
} to another faction.
refuse-named-twice = { $unit } can be there only once.
refuse-too-dear = With { $unit } the army costs { $points } points; the limit is { $limit }.
refuse-too-many-units = { $count } units are as many as a tactic deck can serve.
refuse-foreign-card = { $card } belongs to another faction.
refuse-too-many-copies = A deck may hold { $card } only { $copies ->
    [one] once
   *[other] { $copies } times
}.
refuse-too-many-stars = Star cards in { $cards } cards: { $stars }; allowed: { $allowed }.
refuse-deck-full = The deck already has all its cards ({ $cards }).
refuse-deck-size = A deck has one card for each unit: this one has { $cards }, the army has { $units }.
refuse-no-units = An army has at least one unit.
refuse-army-too-dear = The army costs { $points } points; the limit is { $limit }.
refuse-two-sides = A battle has exactly two sides, not { $count }.
refuse-limit-of-size = { $size } is fought with { $least } to { $most } points, not { $limit }.
refuse-same-faction = Both sides may be of one faction only if both players agree.
refuse-map-shape = A map has { $rows } rows of { $columns } hexes.
refuse-no-such-terrain = No terrain is drawn as “{ $glyph }”.
refuse-outside-middle = A hand-made map has terrain only in rows 3 to 9; outside them: { $hexes }.
refuse-not-hand-made = { $terrain } has no place on a hand-made map.
refuse-too-many-hexes = { $count } terrain hexes are laid; { $most } are allowed.
refuse-supply-short = { $terrain }: { $count } hexes are laid, but there are only { $supply }.
refuse-no-such-hex = There is no hex { $hex } on the board.
refuse-no-element-there = { $hex } is no open hex for an element.
refuse-map-apart = On this map the deployment zones cannot reach each other.
refuse-not-in-army = { $unit } { $unit-is ->
    [many] are
   *[one] is
} not in the army.
refuse-not-in-deck = { $card } is not in the deck.
refuse-not-in-roster = No { $unit } is ready in the roster.
refuse-not-for-maps = { $terrain } cannot be laid now.
refuse-inside-zones = { $hex } lies in a deployment zone: this terrain lies outside both.
refuse-not-drawn = { $card } is not among the escalation cards that were drawn.
refuse-not-own = You have no such unit there.
refuse-deployed-already = { $unit } { $unit-is ->
    [many] are
   *[one] is
} on the map already.
refuse-occupied = { $hex } is occupied by { $unit }.
refuse-part-full = The part of the zone with { $hex } has all the units it may have.
refuse-outside-zone = { $hex } lies outside your deployment zone.
refuse-impassable = { $hex } cannot be entered: { $terrain }.
refuse-free-rerolls-begun = Free rerolls come before or after all basic rerolls, and you have begun them.
refuse-last-die = The last order die cannot be given up.
refuse-no-free-reroll = You have no such reroll left.
refuse-no-such-face = No die shows this face: { $face }.
refuse-no-order = { $unit } { $unit-is ->
    [many] have no
   *[one] has no
} order.
refuse-no-such-order = Your reserve holds no { $colour } order.
refuse-must-activate = You have units with an order of this colour and must activate one of them, or one with a purple order.
refuse-no-purple = That is no own unit with a purple order.
refuse-step-over = The { $colour } step is over.
refuse-colour-not-on-map = No { $colour } order is left on the map.
refuse-card-first = First play the top card of your deck: for its effect or for its order.
refuse-no-card = There is no card in your deck.
refuse-other-colour = { $unit } { $unit-is ->
    [many] have
   *[one] has
} a { $colour } order: another colour is due now.
refuse-only-rest = { $unit } { $unit-is ->
    [many] act by
   *[one] acts by
} a yellow order and can only rest.
refuse-rest-alone = A unit that has paid for a property cannot rest.
refuse-no-stamina = { $unit } { $unit-is ->
    [many] have no
   *[one] has no
} stamina and cannot rest.
refuse-forbidden = A card forbids that to { $unit }.
refuse-no-path = Name at least one hex to go to.
refuse-not-neighbours = { $hex } is no neighbour of the hex before it.
refuse-must-stop = On { $hex } the unit has to stop: nothing leads on from there.
refuse-too-far = { $hex } is too far: the unit goes { $steps ->
    [one] { $steps } hex
   *[other] { $steps } hexes
} at most.
refuse-cannot-tire = Running into { $terrain } on { $hex } costs a fatigue token, which the unit cannot take.
refuse-no-such-property = { $unit } { $unit-is ->
    [many] have no
   *[one] has no
} such property.
refuse-paid-already = { $paid } is paid for already.
refuse-cannot-pay = Your reserve does not hold the orders for { $paid }: { $any ->
    [0] { $orders }
    [one] { $any } of any colour
   *[other] { $any } of any colour
}.
refuse-no-multiple-attack = { $unit } { $unit-is ->
    [many] have no
   *[one] has no
} Multiple Attack.
refuse-no-enemy = There is no such enemy unit on the map.
refuse-own-unit = { $unit }: that is a unit of your own, and only enemies are attacked.
refuse-no-contact = { $unit } { $unit-is ->
    [many] are
   *[one] is
} not in contact: a melee attack needs neighbouring hexes.
refuse-attack-after-run = After a run { $unit } { $unit-is ->
    [many] attack
   *[one] attacks
} only for a fatigue token.
refuse-no-dice = { $unit } would have no attack dice left.
refuse-moved-already = That is not possible after a move: only an attack may follow.
refuse-one-more-attack = Persecution gives one more melee attack and nothing else.
refuse-capture-point = { $hex } holds a capture point.
refuse-terrain-there = { $hex } has terrain already: { $terrain }.
refuse-too-far-from-own = { $hex } is farther than { $steps ->
    [one] { $steps } hex
   *[other] { $steps } hexes
} from your units.
refuse-cursed-already = { $unit } { $unit-is ->
    [many] carry
   *[one] carries
} this curse already.
refuse-not-on-map = There is no such unit on the map.
refuse-not-swept = { $unit }: Multiple Attack strikes each enemy once, and only those in contact when it was declared.
refuse-no-defender = That is no own unit with Defender.
refuse-defender-not-near = { $unit } must be next to the attacked unit and in contact with the attacker.
refuse-no-way-back = Persecution does not lead back to { $hex }, where the first attack was declared.
refuse-no-pursuit = Persecution does not reach { $hex }: it is too far, or the way is barred.
refuse-no-ranged-attack = { $unit } { $unit-is ->
    [many] have no
   *[one] has no
} ranged attack.
refuse-shot-after-run = A run never allows a shot.
refuse-shot-after-move = Only a Quick Shooter shoots after a move.
refuse-out-of-range = The target is { $distance } hexes away; the range is { $most }.
refuse-no-sight = The line of sight is blocked by terrain on { $hexes }.
refuse-unit-in-sight = { $unit } { $unit-is ->
    [many] stand
   *[one] stands
} in the line of sight, on { $hexes }.
refuse-no-entry = There is no such unit in your roster.
refuse-highest-level = { $unit } cannot be promoted.
refuse-too-few-marks = { $unit }: experience marks { $marks }; needed: { $wanted }.
refuse-too-few-supplies = That costs { $cost } Supplies; you have { $have }.
refuse-not-away = That unit does not need to be brought back.
refuse-not-for-hire = { $unit } { $unit-is ->
    [many] are
   *[one] is
} not for hire.
refuse-already-built = { $card } is built already.
refuse-built-one = Only one town card is built in a settlement phase.
refuse-settlement-full = A settlement holds { $count } town cards at most.
refuse-not-damaged = { $card } is not damaged.

## Results

result-victory-points = { $winners-gen } has the victory points needed and wins.
result-army-destroyed = The enemy army is destroyed: { $winners-acc } wins.
result-both-destroyed = { $count ->
    [one] Both armies are destroyed: { $winners-acc } has more victory points and wins.
   *[other] Both armies are destroyed, and nobody is ahead: a draw.
}
result-towns-lost = The last town is destroyed: { $winners-acc } wins.
result-round-limit = { $count ->
    [one] The last round is over: { $winners-acc } is ahead on points and wins.
   *[other] The last round is over, and the points are equal: a draw.
}
result-conceded = The opponent concedes: { $winners-acc } wins.
result-raid-over = The raid is over.
result-settlement-fell = The enemy settlement falls: { $winners-acc } wins the campaign.
result-campaign = { $count ->
    [one] The campaign is over: { $winners-acc } wins.
   *[other] The campaign is over: a draw.
}

## Positions

position-round = Round { $round }, { $phase }.
position-step = Colour step: { $colour }.
position-score = { $one } { $mine }, { $other } { $theirs } victory points of { $goal }.
position-slain = Points destroyed: { $one } { $mine }, { $other } { $theirs }.
position-initiative = { $side-gen } has the initiative.
position-reserve = { $side }, reserve: { $red ->
    [0] no red
   *[other] { $red } red
}, { $blue ->
    [0] no blue
   *[other] { $blue } blue
}, { $green ->
    [0] no green
   *[other] { $green } green
}, { $purple ->
    [0] no purple
   *[other] { $purple } purple
}.
position-reserve-empty = { $side }, reserve: empty.
position-reserve-hidden = { $side }, reserve: behind the screen.
position-order-dice = { $side }, { $count ->
    [one] order die
   *[other] order dice
}: { $faces }.
position-deck = { $side }, deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top { $cards }.
position-deck-closed = { $side }, deck: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}.
position-discard = { $side }, discard pile: { $cards }.
position-zone = Zone of { $side-acc }: { $hexes }.
position-terrain = { $terrain }: { $hexes }.
position-town = { $town }, { $hex }: { $side ->
    [none] { $state }
   *[other] held by { $side-acc }
 }.
position-points = Capture points: { $hexes }.
position-unit = { $hex }, { $unit } ({ $side }): { $left } of { $size }, fatigue { $fatigue }{ $stamina ->
    [none] {""}
   *[other] {" "}of { $stamina }
 }.
position-unit-tokens = { $hex }, { $unit } ({ $side }): { $left } of { $size }, fatigue { $fatigue }{ $stamina ->
    [none] {""}
   *[other] {" "}of { $stamina }
 }; { $tokens }.
position-unit-waiting = { $unit } { $unit-is ->
    [many] wait
   *[one] waits
}: { $left } of { $size }, fatigue { $fatigue }{ $stamina ->
    [none] {""}
   *[other] {" "}of { $stamina }
 }.
position-attack = { $kind }: { $unit } against { $target }, attack dice { $dice }, defence dice { $defence }.
position-roll = { $unit }: { $faces }.
position-army = { $side }: { $points } of { $limit } points. { $units }
position-mission = Mission { $mission }.
position-escalation = Escalation: { $card }.
position-tracks = { $side }: Reputation { $reputation }, Prosperity { $prosperity }, Supplies { $supplies }; town cards: { $cards }.

## How a battle is won

aim-scenario = The first side with { $vp } VP, and more than the other, wins.
aim-epic = Whoever destroys the whole enemy army wins.
aim-raid = The raiders are beaten when all of them are destroyed.
aim-limit-scenario = After round { $rounds } the side with more VP wins.
aim-limit-epic = After round { $rounds } the side that has destroyed more points wins.
aim-limit-raid = The raid ends after round { $rounds }.
scoring-destroyed = { $vp } VP for each destroyed enemy unit
scoring-unit = +{ $vp } VP for destroying { $unit }
scoring-types = +{ $vp } VP for each one destroyed of: { $types }
scoring-points = { $vp } VP for each capture point held at the end of a round
scoring-each-town = { $vp } VP for each town held at the end of a round
scoring-towns = { $vp } VP for holding { $towns } towns at the end of a round
scoring-enters = { $vp } VP for each town entered
scoring-standing = { $most ->
    [0] { $vp } VP at the end of a round while no town is destroyed
   *[other] { $vp } VP at the end of a round while { $least } to { $most } towns are destroyed
}
condition-town-dice = { $count ->
    [one] Each unit in a town gives its side one more order die.
   *[other] Each unit in a town gives its side { $count } more order dice.
}
condition-fewer = Whoever holds { $towns } towns at the end of a round generates 1 order fewer in the next one.
condition-rest = { $side }: units rest in a town even with enemies in contact.
condition-zone = { $count ->
    [one] Only one unit may be deployed in the detached part of the zone.
   *[other] At most { $count } units may be deployed in the detached part of the zone.
}
condition-wader = { $unit } may enter hexes of this terrain and fights there as a weak unit: { $terrain }.
condition-towns-fall = { $side }: a town that a unit enters is destroyed. In its place comes: { $terrain }.
condition-last-town = { $side-gen } loses at once when the last town is destroyed.
position-scoring = { $line } ({ $one } { $mine }, { $other } { $theirs })
position-scoring-one = { $side }: { $line } ({ $vp } so far)
legend-terrain = Terrain: { $terrain }.
legend-entry = { $mark } { $name }
legend-units = { $side }: { $units }.
legend-orders = Orders: { $orders }.
legend-number = The number behind a letter is what the unit has left.
legend-capture = capture point
legend-building = building

## Card text

op-grant = { $to }: { $property }{ $x ->
    [0] { "" }
   *[other] { " " }{ $x }
} { $until }{ $only_type ->
    [none] { "" }
   *[other] { " " }(only { $only_type })
}{ $only_property ->
    [none] { "" }
   *[other] { " " }(only with { $only_property })
}
op-lose = { $to }: loses { $property } { $until }
op-dice = { $to }: dice ({ $roll }) { $n ->
    [-1] −1
   *[other] +{ $n }
} { $until }
op-reroll = { $to }: may roll again { $n ->
    [one] { $n } die
   *[other] { $n } dice
} more ({ $roll }) { $until }
op-result = { $to }: adds { $n } × { $face } to its roll ({ $roll }) { $until }
op-ignore = { $to }: ignores { $n } × { $face } in each enemy roll ({ $roll }) { $until }
op-support = { $to }: counts as having support { $kind } { $until }
op-speed = { $to }: { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
} more to move and run { $until }
op-range = { $to }: base range { $base } more, maximum range { $max } more { $until }
op-fatigue = { $to }: takes { $n ->
    [one] { $n } fatigue token
   *[other] { $n } fatigue tokens
}
op-refresh = { $to }: removes up to { $n ->
    [one] { $n } fatigue token
   *[other] { $n } fatigue tokens
}
op-restore = { $to }: restores { $n } (miniatures or wounds)
op-damage = { $to }: takes { $n } damage
op-panic = { $to }: { $n } × panic from your nearest unit
op-order = { $player } reserve: { $colour } × { $n }
op-reorder = { $to }: its order becomes { $colour }
op-defend = { $to }: gets a defence token and keeps its order
op-forbid = { $to }: may not { $what } { $until }
op-place = you may put this terrain on the map: { $terrain }
op-summon = put this unit { $where }: { $unit }
op-look = look at the top { $n } cards of the { $deck } deck{ $rearrange ->
    [yes] { " " }and put them back in any order
   *[no] { "" }
}
op-choose = choose one:
clause-target-activated = the activated unit
clause-target-self = this unit
clause-target-same = the same unit
clause-target-own = { $n ->
    [all] all own units
    [one] { $n } own unit
   *[other] { $n } own units
}{ $types ->
    [none] { "" }
   *[other] { " " }({ $types })
}{ $property ->
    [none] { "" }
   *[other] { " " }with { $property }
}{ $order ->
    [none] { "" }
   *[other] { " " }with a { $order } order
}{ $within ->
    [none] { "" }
    [one] { " " }within { $within } hex
   *[other] { " " }within { $within } hexes
}{ $of ->
    [none] { "" }
   *[other] { " " }of { $of }
}{ $free_of_contact ->
    [yes] { " " }without enemies in contact
   *[no] { "" }
}
clause-target-enemy = { $n ->
    [all] all enemy units
    [one] { $n } enemy unit
   *[other] { $n } enemy units
}{ $types ->
    [none] { "" }
   *[other] { " " }({ $types })
}{ $property ->
    [none] { "" }
   *[other] { " " }with { $property }
}{ $order ->
    [none] { "" }
   *[other] { " " }with a { $order } order
}{ $within ->
    [none] { "" }
    [one] { " " }within { $within } hex
   *[other] { " " }within { $within } hexes
}{ $of ->
    [none] { "" }
   *[other] { " " }of { $of }
}{ $free_of_contact ->
    [yes] { " " }without enemies in contact
   *[no] { "" }
}
clause-keyword = { $property }{ $x ->
    [0] { "" }
   *[other] { " " }{ $x }
}
clause-aura = aura { $x } ({ $to } units): { $gives }

# Cards of the campaign
campaign-prosperity = Prosperity +{ $n }
campaign-keeps-level = After each mission { $n } of the destroyed units keeps its level
campaign-limit-bonus = Point limit of your missions +{ $n }
campaign-supplies = Supplies in each settlement phase +{ $n }
campaign-win-reputation = Reputation for each mission you win +{ $n }
campaign-extra-card = You draw { $n } more when you choose an escalation card
campaign-free-promotion = Free promotions in each settlement phase: { $n }
campaign-defensive = Defensive: one more die when a raid is settled by dice
campaign-giant-returns = Destroyed giants are back without missing a mission
campaign-raid-terrain = In a raid you put on the map: { $terrain } × { $n }
campaign-first-order = One more order in the first round of a mission: { $colour }
campaign-run-bonus = Distance of a run for everybody: { $n }
campaign-tired-units = Each side chooses units that begin with a fatigue token: { $n }
campaign-loser-limit-bonus = Point limit of the loser of the last mission +{ $n }
campaign-play-to-bonus = Victory points to play to: +{ $n }
campaign-ranged-max = In the first { $rounds } rounds nobody shoots farther than { $n } hexes
campaign-terrain-at = On { $hex } lies: { $terrain } × { $n }
campaign-terrain-winner = The winner of the last mission puts on the map: { $terrain } × { $n }
campaign-terrain-loser = The loser of the last mission puts on the map: { $terrain } × { $n }
campaign-raiders = { $unit } × { $n }

term-victory-points = victory points
term-near-victory = nearness of victory
term-army = strength of the army
term-ground-held = ground that scores
term-ground-kept = ground held late in the round
term-attacks-ready = attacks that can come this round
term-attacks-later = attacks that can come next round
term-attack = the attack in progress
term-orders = orders on units
term-reserve = orders in reserve
term-fresh = fresh units
term-guard = defence tokens near the enemy
term-cover = units under cover
term-tactics = tactic effects still to be used
term-goals-near = way to the goals
term-enemy-near = way to the enemy
term-campaign = reputation, prosperity and town cards
term-supplies = supplies and roster

# What options come to

tells-order-red = acts in the first step; many red orders cost the initiative
tells-order-blue = acts in the second step
tells-order-green = acts in the third step
tells-order-yellow = acts last; unlimited, taken from no reserve
tells-order-purple = acts in any step; counts like a red order for the initiative
tells-face = this die gives a { $colour } order
tells-reroll-all = costs one order die
tells-finish = orders left in the reserve pay for properties and are discarded at the end of the round
tells-take-order = takes one order into the reserve instead of the effect: { $colour }
tells-pay = discards from the reserve: { $orders }
tells-pay-any = discards orders of any colour from the reserve: { $count }
tells-supplies = { $cost ->
    [0] free
   *[other] Supplies −{ $cost }, left { $left }
}
tells-effect = the card: { $card }
tells-keep-back = your units with purple orders act later
tells-tire = fatigue { $fatigue } of { $stamina }
tells-attack = attack dice: { $dice }
tells-shot = attack dice: { $dice }; { $near ->
    [yes] within base distance, support counts
   *[no] long distance, support does not count
}
tells-defend = { $order ->
    [given] costs its order;{" "}
   *[kept] {""}
}defence dice: { $dice }, against every attack of this round
tells-rest = fatigue tokens that go: { $count }
tells-choose-speed = movement of the activated unit +{ $count }, for a fatigue token
tells-choose-refresh = fatigue tokens that the activated unit loses: { $count }
tells-choose-restore = miniatures or wounds that one own unit gets back: up to { $count }
tells-choose-summon = puts next to one of your heroes: { $unit }
tells-counter = defence dice { $dice }; the order is kept
tells-activate = its order: { $colour }
tells-raid-by-dice = 3 dice, one more for each working defensive town card; each shield takes 1 off the raid’s strength, the rest costs Prosperity and damages town cards
tells-spend-reputation = Reputation −1
tells-prestige = the reroll that Reputation has paid for: all dice are rolled again, none is lost
tells-no-terrain = the card goes to the discard pile
tells-necromancy = they have no order in this round
tells-vampirism = 1 miniature comes back or 1 wound heals; once a round
tells-regroup = 1 damage less, 1 hex more to retreat; panic costs the order
tells-no-defence = rolls no defence dice and keeps its order, if it has one
tells-pass = ends the activation
tells-way = { $how ->
    [run] { $ends ->
        [yes] ends the activation and costs a fatigue token
       *[no] no shooting after it, an attack costs a fatigue token
    }
   *[move] difficult terrain, ends the activation
}
tells-add-unit = costs { $cost }, leaves { $left }

# The score sheet

score-destroyed = Destroyed units
score-capture-points = Capture points
score-towns = Towns held
score-entered = Towns entered
score-saved-towns = Towns saved
score-slain = Points destroyed
score-reputation = Reputation
score-prosperity = Prosperity
score-town-cards = Town cards
score-supplies = Supplies
