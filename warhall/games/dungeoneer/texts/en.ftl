title = Dungeoneer: Dragons of the Forsaken Desert
mode-standard = Standard game

# What is picked before the game

option-sets = Set
option-sets-help = One set, or surface and dungeon together, joined by portals.
option-sets-all = All sets together
option-split_decks = Glory and peril decks apart
option-split_decks-help = For every card you draw you choose the deck of glory or of peril cards.
option-no_blank_spots = No blank spots
option-no_blank_spots-help = All locations are dealt out and laid before the first turn.
option-resurrection = Resurrection
option-resurrection-help = Whose hero is defeated goes on with a new one of level 1.
option-choice_of_heroes = Choice of heroes
option-choice_of_heroes-help = The players pick their heroes in turn instead of being dealt one.
option-optional_discard = Optional discard
option-optional_discard-help = Nobody must discard a card at the end of a turn.
option-unbiased_placement = Unbiased placement
option-unbiased_placement-help = A location that serves your personal quest is placed by your left neighbour.
option-nothing_personal = Nothing personal
option-nothing_personal-help = There are no personal quests; two common quests are always open.
option-limited_movement = Limited movement
option-limited_movement-help = Everybody has 3 action points a turn and saves none; a hero may lie down for one more.
option-ap_for_falling = AP for falling
option-ap_for_falling-help = A hero without a saved action point may lie down to strike back at whoever attacked him.
option-dodging_spikes = Dodging spikes
option-dodging_spikes-help = A hero may spend an action point to avoid spikes instead of being tested.
option-loose_walls = Loose walls
option-loose_walls-help = An exit may be laid against a wall; it is then a wall from both sides.

seat-azure = Azure
seat-ember = Ember
seat-jade = Jade
seat-orchid = Orchid
form-melee = melee
form-magic = magic
form-speed = speed
form-health = health
form-level = level
terrain-arctic = arctic
terrain-desert = desert
terrain-forest = forest
terrain-mountains = mountains
terrain-plains = plains
terrain-swamp = swamp
terrain-settlement = settlement
terrain-water = water
source-spikes = spikes
source-pit = pit
source-blocked_exit = blocked exit
source-trap_exit = trap exit
side-n = north
side-e = east
side-s = south
side-w = west
turned-0 = not turned
turned-180 = turned by 180°
pile-glory = glory deck
pile-peril = peril deck
phase-set-up = set-up
phase-recovery = recovery
phase-villainy = villainy
phase-locations = locations
phase-feats = feats
phase-ending = discard and draw

# Questions

ask-open = Play a card or take a special action, or pass.
ask-entry = You have entered: play or use a card before the location acts, or pass.
ask-roll = { $fighter } is about to roll ({ $stat }{ $enemy ->
    [none] , needed { $need }
   *[other] , against { $enemy }
}): change the roll, or pass.
ask-battle = In the battle: play or use a card, or pass.
ask-wound = Your hero is about to lose one of { $left } health: prevent the wound or heal, or pass.
ask-respond = You are attacked: respond, or pass.
ask-feats = Feats: you have { $ap } AP and { $glory } glory.
ask-villainy = Villainy: play peril cards against your opponents, or end the phase.
ask-declare = Name another encounter, or start the battle.
ask-target = { $card }: choose the hero it is played on.
ask-payer = { $card }: choose the opponent whose peril pays.
ask-x = { $card }: choose X, from 0 to { $most }.
ask-host = { $card }: choose the card it is put under.
ask-form = Choose the form of your attack.
ask-hunt-form = { $quest }: choose the form in which the monster attacks.
ask-monster-form = { $card }: choose the form of the attack.
ask-place = Place the location card: { $place }.
ask-place-shifted = Choose where the location goes: { $place }.
ask-shift = Choose the location card to shift.
ask-lay = Choose a location card to lay.
ask-warp = { $card }: choose where the warp leads.
ask-entrance = Choose the entrance where your hero starts.
ask-put-pawn = Choose the entrance for the new hero of { $seat }.
ask-link = Choose the entrance that the portal leads to: { $place }.
ask-hero = Choose your hero.
ask-new-hero = Your hero is defeated: choose a new one.
ask-opponent = { $card }: choose an opponent.
ask-strike = You have struck { $seat }: wound the hero, or take an escort token.
ask-challenge = Challenge somebody who attacked you or a hero here, or decline.
ask-spend-lying = Spend the AP you got for lying down.
ask-ignore = { $card }: choose the attack that is cancelled.
ask-discard = End of turn: discard a card.
ask-shed = You hold more than your limit: discard a card.
ask-clear-lair = Your lair is too full: discard a monster.
ask-forced-discard = { $card }: choose the card that is discarded.
ask-give-card = Choose the card you sacrifice.
ask-sacrifice = { $quest }: choose what you sacrifice.
ask-choose = { $card }: choose one.
ask-summon = { $card }: choose a monster of the discard pile.
ask-order = Several of your effects happen at once: choose which comes first.
ask-draw = Draw a card: from which deck?
ask-save = Save 1 AP for the others’ turns?
ask-dodge = Spikes ({ $stat } { $need }+): spend 1 AP to avoid them?
ask-accept = { $place }: use what the location offers?
ask-keep-monster = { $card }: where does the monster go?
ask-reward = Your monsters gave { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}: give a player 1 peril?

# Actions

action-play = Play { $card }
action-play-and-use = Play { $card } and use it at once
action-use = Use { $card }
action-use-skill = Use your hero’s skill
action-on = On { $seat }
action-from = { $seat } pays
action-x = X = { $number }
action-onto = Put it under { $card }
action-form = Form: { $form }
action-place = { $way ->
    [n] { $rows } north of the entrance
    [s] { $rows } south of the entrance
    [e] { $columns } east of the entrance
    [w] { $columns } west of the entrance
    [ne] { $rows } north and { $columns } east of the entrance
    [nw] { $rows } north and { $columns } west of the entrance
    [se] { $rows } south and { $columns } east of the entrance
    [sw] { $rows } south and { $columns } west of the entrance
   *[here] At the entrance
}, { $turned }
action-shift = Shift { $place }
action-lay = Lay { $place }
action-move = Move { $side }
action-passage = Take the underground passage: { $place }
action-portal = Take the portal: { $place }
action-warp = Warp: { $place }
action-entrance = Entrance: { $place }
action-link = Link with { $place }
action-explore = Explore
action-try = Try the quest: { $quest }
action-search = Search: { $quest }
action-escort = Start the escort: { $quest }
action-deliver = End the escort: { $quest }
action-give-up = Give up the escort: { $quest }
action-pick-up = Pick up the token: { $quest }
action-take-token = Take the token: { $quest }
action-wound = Give 1 wound
action-stand = Stand up
action-lie-down = Lie down for 1 AP
action-attack = Attack { $seat }
action-challenge = Challenge { $card }
action-challenge-hero = Challenge { $seat }
action-challenge-quest-monster = Challenge the monster of the hunt
action-ignore = Cancel the attack of { $card }
action-ignore-hero = Cancel the attack of { $seat }
action-ignore-quest-monster = Cancel the attack of the quest monster
action-pass = Pass
action-hold = Pass for the rest of this turn
action-end = End
action-discard = Discard { $card }
action-save-ap = Save 1 AP
action-dodge = Avoid the spikes for 1 AP
action-accept = Use it
action-decline = Decline
action-to-hand = To your hand
action-to-lair = To your lair
action-to-discard = To the discard pile
action-give-peril = 1 peril to { $seat }
action-choose = Option { $option }
action-hero = { $hero }
action-draw = From the { $pile }
action-summon = Summon { $card }
action-first = { $card } first
action-first-skill = Your skill first
action-first-quest = { $quest } first

# Events

event-first-rolled = { $seat } rolls { $die } for the first turn.
event-first-tied = A tie: the tied players roll again.
event-hero-taken = { $seat } plays as { $hero }.
event-turn-began = Round { $round }: { $seat } begins a turn.
event-ap-received = { $seat } has { $amount } AP.
event-ap-changed = { $seat }: { $signed } AP{ $why ->
    [price] {" "}as the price
    [delayed] , put off until this recovery
    [back] , for no location card fits anywhere
   *[effect] { $cause ->
        [none] {""}
       *[other] {" "}({ $cause })
    }
}.
event-ap-delayed = { $seat }: { $signed } AP in the next recovery{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-ap-saved = { $seat } saves 1 AP{ $lost ->
    [0] {""}
    [one] ; { $lost } is lost
   *[other] ; { $lost } are lost
}.
event-ap-lost = { $seat } { $what ->
    [saved] loses the saved AP
   *[unspent] loses { $lost } unspent AP
}.
event-glory-changed = { $seat }: { $signed } glory{ $why ->
    [battle] {" "}for wounding monsters
    [quest] {" "}as a reward
    [price] {" "}as the price
    [card] {" "}({ $cause })
   *[effect] {""}
}.
event-peril-changed = { $seat }: { $signed } peril{ $why ->
    [quest] {" "}as a reward
    [price] {" "}as the price
    [card] {" "}({ $cause })
   *[effect] {""}
}.
event-nothing-left = { $seat } has no { $what ->
    [glory] glory
    [peril] peril
   *[ap] AP
} to lose.
event-peril-given = { $seat } { $own ->
    [yes] takes
   *[no] gives { $target }
} 1 peril for a wound by a monster.
event-points-gained = { $seat } gets { $glory } glory and { $peril } peril { $why ->
    [start] at the start, in
    [stay] for staying in
   *[enter] for entering
} { $place }.
event-played = { $seat } plays { $card }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } glory
}.
event-played-on = { $seat } plays { $card } on { $target }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } of { $target }’s peril
}.
event-used = { $seat } uses { $card }{ $charges ->
    [-1] {""}
   *[other] ; charges left: { $charges }
}.
event-skill-worked = { $seat }’s skill { $skill } takes effect.
event-card-worked = { $seat }’s { $card } takes effect.
event-quest-worked = { $seat }’s quest { $quest } takes effect.
event-skill-used = { $seat } uses the skill { $skill }.
event-discarded = Discarded: { $cards }.
event-drew = { $seat } draws{ $deck ->
    [glory] {" "}from the glory deck
    [peril] {" "}from the peril deck
   *[only] {""}
}: { $cards }.
event-drew-hidden = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ $deck ->
    [glory] {" "}from the glory deck
    [peril] {" "}from the peril deck
   *[only] {""}
}.
event-reshuffled = { $deck ->
    [glory] The discarded glory cards are shuffled into a new glory deck.
    [peril] The discarded peril cards are shuffled into a new peril deck.
   *[only] The discard pile is shuffled into a new deck.
}
event-tiles-dealt = { $seat } is dealt { $count ->
    [one] { $count } location card
   *[other] { $count } location cards
}.
event-location-drawn = { $seat } { $explored ->
    [paid] explores for 1 AP and shows a location card
    [free] explores and shows a location card
   *[no] shows a location card
}: { $place }.
event-placement-passed = { $target } will place it, for it serves a personal quest of { $seat }.
event-location-placed = A new location: { $place }{ $turned ->
    [yes] , turned by 180°
   *[no] {""}
}{ $first ->
    [yes] {""}
   *[no] , next to { $beside }
}.
event-map-laid = Around { $place } lie: { $roads }.
event-location-buried = { $place } fits nowhere and goes under the deck.
event-locations-aside = Set aside, for they fit nowhere: { $places }.
event-location-shifted = A location is shifted: { $place }{ $turned ->
    [yes] , turned by 180°
   *[no] {""}
}, next to { $beside }.
event-portal-linked = The portal of { $place } leads to { $entrance }.
event-entered = { $seat } enters { $place }.
event-went-through = { $seat } enters { $place } { $way ->
    [portal] through the portal
   *[passage] by the underground passage
}.
event-pawn-put = { $seat } puts the pawn of { $target } on { $place }.
event-warped = { $seat } is warped to { $place }{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-warp-stayed = The warp leaves { $seat } in place: { $place }.
event-exit-forced = { $seat } loses 1 AP; the blocked exit is open now: { $place }.
event-exit-closed = The exit that was held open is blocked again: { $place }.
event-dodged = { $seat } spends 1 AP and avoids the spikes: { $place }.
event-test-rolled = { $seat } is tested ({ $stat }{ $source ->
    [spikes] ; spikes, { $cause }
    [pit] ; pit, { $cause }
    [blocked_exit] ; blocked exit, { $cause }
    [trap_exit] ; trap exit, { $cause }
    [stand] ; standing up
    [card] ; { $cause }
   *[told] {""}
}): rolls { $die }, has { $total } against { $need }: { $passed ->
    [yes] passed
   *[no] failed
}.
event-test-skipped = { $seat } needs no test{ $by ->
    [skill] : the hero’s skill overcomes the threat
    [thing] : { $cause } overcomes the threat
   *[told] {""}
}.
event-battle-rolled = { $fighter } rolls { $die } against { $enemy } ({ $stat }): total { $total }.
event-bonus-counted = { $source } gives { $fighter } { $signed } for this roll.
event-second-die = Rolled twice; the die that does not count shows { $die }.
event-attacked = { $fighter }{ $price ->
    [0] {""}
   *[other] {" "}spends { $price } AP and
} attacks { $target } ({ $form }).
event-challenged = { $seat } spends 1 AP and challenges { $target }.
event-attack-cancelled = The attack of { $fighter } is cancelled.
event-attack-missed = { $fighter } finds nobody.
event-wounded = { $fighter } takes a wound{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}; health left: { $left }.
event-wound-prevented = { $seat } prevents a wound.
event-unhurt = { $seat } has full health: there is nothing to heal.
event-unwounded = { $fighter } is already defeated: the wound comes to nothing.
event-nothing-held = { $seat } has no { $what ->
    [hand] card in hand
    [boon] boon
    [treasure] treasure
   *[bane] bane
} to discard.
event-healed = { $seat } heals: +{ $amount } health.
event-fell = The hero of { $seat } falls{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-bound = To stand up, { $seat } must also pass a test ({ $stat } { $need }+; { $cause }).
event-stood = The hero of { $seat } stands up{ $price ->
    [0] {""}
   *[other] {" "}for { $price } AP
}.
event-standing = The hero of { $seat } stands already.
event-tried-to-stand = { $seat } spends 1 AP on standing up.
event-lay-down = The hero of { $seat } lies down for 1 AP.
event-defeated = { $fighter } is defeated.
event-quests-gone = Personal quests of { $seat } leave the game: { $quests }.
event-player-out = { $seat } is out of the game; glory and peril of { $seat } are gone.
event-level-changed = The hero of { $seat } is now level { $level }.
event-monster-kept = { $seat } { $zone ->
    [hand] takes { $card } back into the hand
   *[lair] puts { $card } into the lair
}.
event-level-kept = The hero of { $seat } stays at level { $level }: { $level ->
    [1] there is none below
   *[other] there is none above
}.
event-quest-tried = { $seat } tries a quest{ $price ->
    [0] {""}
   *[other] {" "}once more for { $price } AP
}: { $quest }.
event-quest-failed = { $seat } fails: { $quest }.
event-failure-shared = The failure strikes all who stand there: { $seats }.
event-find-lost = The find is lost at the end of the turn: { $quest }.
event-hunt-rested = The wounds of { $fighter } heal at the end of the turn.
event-searched = { $seat } searches for { $price } AP ({ $quest }): rolls { $die }{ $between ->
    [0] {""}
   *[other] , +{ $between } for locations on the way to an entrance
}, has { $total } against { $need }: { $passed ->
    [yes] found
   *[no] nothing found
}.
event-health-sacrificed = { $seat } sacrifices { $amount } health; health left: { $left }.
event-quests-dealt = Personal quests of { $seat }: { $quests }.
event-common-dealt = { $count ->
    [one] Common quest
   *[other] Common quests
}: { $quests }.
event-first-found = { $seat } begins.
event-dice-rolled = { $seat } rolls { $count ->
    [one] { $total }
   *[other] { $dice } = { $total }
}; { $wanted ->
    [sum] needed: { $need } or more
    [double] needed: a double
   *[either] needed: { $need } or more, or a double
}.
event-quest-completed = { $seat } completes a quest: { $quest }!
event-quest-replaced = { $old } cannot be done: one of its locations is not on the map. { $quest } takes its place.
event-quest-opened = A new common quest is open: { $quest }.
event-escort-started = { $seat } starts an escort: { $quest }.
event-token-dropped = { $seat } leaves the token of { $quest } in { $place }.
event-token-taken = { $seat } takes the token of { $quest }.
event-summoned = { $seat } summons { $card } to the lair.
event-value-changed = { $fighter }: { $signed } { $stat ->
    [melee] melee
    [magic] magic
    [speed] speed
   *[all] melee, magic and speed
}{ $use ->
    [attack] {" "}when attacking
    [counter] {" "}when counterattacking
    [threat] {" "}in threat tests
   *[all] {""}
} { $until ->
    [roll] for this roll
    [battle] until the end of the battle
   *[turn] until the end of the turn
}.
event-compared = { $fighter } { $attack }, { $target } { $counter }: { $outcome ->
    [hit] the attack hits
    [back] the counterattack hits
   *[even] nobody is hit
}.
event-nobody-there = { $card } touches nobody: no hero stands in such terrain.
event-trap-missed = { $card } finds nobody: no hero stands in its location.
event-threatened = { $source ->
    [spikes] { $seat } meets a threat: the spikes of { $cause }
    [pit] { $seat } meets a threat: the pit of { $cause }
    [blocked_exit] { $seat } meets a threat: the blocked exit of { $cause }
    [trap_exit] { $seat } meets a threat: the trap exit of { $cause }
    [stand] To stand up, { $seat } must pass a test
   *[card] { $seat } meets a threat: { $cause }
}.
event-threat-raised = { $kind ->
    [danger] The danger of { $source } makes
   *[thing] { $source } makes
} the test harder by { $n }: { $need } or more is needed.
event-location-worked = The location acts on { $seat }: { $place }.
event-gave-away = { $seat } { $how ->
    [made] must discard { $card }
    [random] loses a card of the hand at random: { $card }
    [given] sacrifices { $card }
   *[own] discards { $card }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-attached = { $card } lies under { $host } now.
event-played-for-peril = { $seat } plays { $card }{ $price ->
    [0] {""}
   *[other] ; paid with { $price } peril of { $payer }
}.
event-played-at = { $seat } plays { $card } on { $own ->
    [yes] their own hero
   *[no] { $target }
}{ $price ->
    [0] {""}
   *[other] ; paid with { $price } peril of { $payer }
}.

# Refusals

refuse-no-such-thing = There is no such thing.
refuse-other-question = Something else is asked now; answer that first.
refuse-not-now = Not at this moment: something else is being settled first.
refuse-compulsory = This cannot be passed over: choose one of what is offered.
refuse-pass-instead = If you want to do nothing here, pass.
refuse-end-instead = If you are done here, end this.
refuse-decline-instead = If you do not want this, decline.
refuse-discard-later = A card is discarded at the end of your turn.
refuse-save-later = An AP is saved at the end of your turn.
refuse-challenge-later = A challenge is made only after an attack on your hero.
refuse-holds-already = You pass for the rest of this turn already.
refuse-fallen = A fallen hero’s AP can only pay for standing up.
refuse-fallen-moves-not = A fallen hero cannot move: stand up first, for 1 AP.
refuse-not-fallen = The hero is not fallen: there is no need to stand up.
refuse-lies-already = The hero lies on the ground already.
refuse-not-enough-ap = That costs { $need } AP, but there are { $have }.
refuse-not-enough-glory = That costs { $need } glory, but there is { $have }.
refuse-not-with-this-ap = The AP for lying down cannot pay for standing up.
refuse-no-such-hero = That hero is out of the game.
refuse-attack-self = That is your own hero: attack another hero in the same location.
refuse-challenge-self = That is your own hero: challenge somebody who attacked you, or another hero here.
refuse-not-here = { $seat } is not in your location; only heroes there can be attacked.
refuse-already-battled = The hero has already started a battle this turn; one is all.
refuse-no-token = The hero does not hold the token: { $quest }.
refuse-no-such-variant = Lying down for AP belongs to a variant that is not played.
refuse-changes-no-roll = That does not change this roll.
refuse-prevents-no-wound = That neither prevents a wound nor heals.
refuse-changes-nothing = That response would change nothing in this battle.
refuse-only-before-its-roll = That must be announced before a roll or a wound it is meant for.
refuse-nothing-to-shift = No location card can be shifted.
refuse-nothing-to-summon = There is no such monster in the discard pile.
refuse-no-locations-left = There is no location card left to draw.
refuse-only-as-response = That is for the response step of a battle only.
refuse-only-responses = Only responses are possible now.
refuse-declare-first = The encounters are being declared: name another one, or start the battle.
refuse-only-in-villainy = That is played in your own villainy phase.
refuse-declared-already = Encounters are declared once in a phase.
refuse-only-in-feats = That is played in your own feats phase, between two actions.
refuse-only-in-own-feats = That is used in your own feats phase.
refuse-nobody-can-pay = No opponent has enough peril for { $card }.
refuse-wrong-terrain = { $card } cannot be played against a hero in that terrain.
refuse-too-little-peril = { $card } costs { $need } peril: one hero must have that much.
refuse-boon-limit = The limit of { $limit } boons is reached.
refuse-treasure-limit = The limit of { $limit } treasures is reached.
refuse-one-of-a-kind = A treasure of this kind is in play: { $card }.
refuse-no-host = There is nothing to put it on: { $card }.
refuse-not-used-up = { $card } is not used up when it is used.
refuse-not-readied = { $card } does not lie readied before you.
refuse-play-it-first = { $card } is in your hand: play it first.
refuse-nothing-to-use = { $card } has nothing to be used.
refuse-used-already = { $card } was used this turn.
refuse-no-skill-to-use = This hero’s skill is not used, it always works.
refuse-skill-used-already = The skill was used this turn.
refuse-named-already = { $card } is named already.
refuse-not-in-hand = { $card } is not in your hand.
refuse-saved-an-ap = Only a hero who saved no AP may lie down for one.
refuse-has-an-ap = Only a hero without AP may lie down for one.
refuse-nothing-to-spend-on = There is nothing the AP could be spent on.
refuse-costs-no-ap = The AP for lying down is spent on something that costs one.
refuse-no-new-battle = No battle can be started in the midst of this: that is done between actions.
refuse-only-in-own-turn = That belongs to your own feats phase.
refuse-only-between-feats = That is done in the feats phase, between two actions.
refuse-no-location-there = There is no location in that direction.
refuse-wall = There is a wall: { $place }.
refuse-no-passage = No underground passage leads there: { $place }.
refuse-not-laid = { $place } is not on the map.
refuse-no-portal = No portal leads there: { $place }.
refuse-not-your-quest = That quest is not open to you: { $quest }.
refuse-not-the-place = That is not the place for it: { $quest }.
refuse-go-there = The hero must stand elsewhere for it: { $quest }. Go to: { $places }.
refuse-escort-it = An escort quest is started and ended, not tried: { $quest }.
refuse-search-first = The place must be found first: { $quest }.
refuse-cannot-sacrifice = What it demands cannot be given: { $quest }.
refuse-no-search = There is nothing to search for: { $quest }.
refuse-found-already = The place is found already: { $quest }.
refuse-no-escort = That is no escort quest: { $quest }.
refuse-started-already = The escort has begun already: { $quest }.
refuse-no-token-here = The token does not lie here: { $quest }.
refuse-token-elsewhere = The token lies elsewhere: { $quest }. Go to: { $place }.
refuse-given-up-this-turn = You gave that token up in this turn: { $quest }.
refuse-not-an-opponent = Choose an opponent.
refuse-own-hero = An encounter is never played against one’s own hero: { $card }.
refuse-own-peril = Nobody spends his own peril.
refuse-no-effect-waits = No effect of that waits.
refuse-x-too-high = X is at most { $most }.
refuse-no-round-symbol = This monster has no attack symbol: it cannot attack.
refuse-other-form = There is no attack symbol for that form. Possible here: { $forms }.
refuse-not-to-be-discarded = { $card } cannot be discarded by choice: take a card from your hand, a treasure or a monster of your lair.
refuse-not-that-card = { $card } cannot be chosen here.
refuse-no-hunt = There is no monster of a hunt to challenge.
refuse-did-not-attack = { $card } did not attack you, or is defeated.
refuse-hero-did-not-attack = { $seat } did not attack you.
refuse-no-such-attack = There is no such attack that could be cancelled.
refuse-wounded = A wounded monster goes to the lair or to the discard pile, never to the hand.
refuse-not-wounded = An unwounded monster goes to the hand or the lair.
refuse-hero-taken = That hero is not to be had: { $hero }.
refuse-no-entrance = That is no entrance: { $place }.
refuse-same-plane = A portal leads to the other plane: { $place }.
refuse-same-cell = Turning a card in its own cell is no shift.
refuse-cell-taken = There lies a card already: { $place }.
refuse-exit-meets-wall = An exit would meet a wall: { $place }.
refuse-not-joined = The card would not be joined to the map by a working exit.
refuse-closes-the-map = The map would be closed: no open exit would lead on, and there are location cards left.
refuse-cuts-off = A location would have no way to an entrance.
refuse-entrance-stays = An entrance is not shifted: { $place }.
refuse-no-other-place = It can lie nowhere else: { $place }.
refuse-not-your-tile = You do not hold that location card: { $place }.
refuse-laid-last = The location of a common quest is laid last: { $place }.
refuse-fits-nowhere = It fits nowhere: { $place }.
refuse-other-plane = A warp does not cross between surface and dungeon: { $place }.
refuse-sideways = A location card lies at 0 or 180 degrees, on a cell of the map.
refuse-too-far = That is too far: { $place }.
refuse-too-many-players = { $set } alone is for at most { $most } players.
refuse-variants-exclude = Limited movement and AP for falling exclude each other.

# Results

result-third-quest = { $winners } has completed the third quest and wins.
result-last-hero = { $winners } has the last hero alive and wins.

# The terminal and the spoken position

pic-turn = Round { $round }, turn of { $seat }: { $phase }.
pic-surface = Surface
pic-dungeon = Dungeon
pic-legend = No. cell, notation, name, glory/peril, terrain. Exits: gap open, # wall, = blocked, ! trap.
pic-common = Common quests: { $quests }.
pic-quests = Quests of { $seat }: { $quests }.
pic-hand = Your hand
say-no-hero = { $seat } has no hero yet.
say-out = { $seat } ({ $hero }) is out of the game.
say-player = { $seat }, { $hero }: level { $level }, health { $health }, melee { $melee }, magic { $magic }, speed { $speed }; glory { $glory }, peril { $peril }, AP { $ap }; cards in hand: { $hand }, quests completed: { $done }; { $place ->
    [none] not on the map
   *[other] { $place }
}{ $fallen ->
    [yes] , fallen
   *[no] {""}
}.
say-inventory = Inventory of { $seat }: { $cards }.
say-lair = Lair of { $seat }: { $cards }.
say-place = { $place }, { $way ->
    [n] { $rows } north of the entrance
    [s] { $rows } south of the entrance
    [e] { $columns } east of the entrance
    [w] { $columns } west of the entrance
    [ne] { $rows } north and { $columns } east of the entrance
    [nw] { $rows } north and { $columns } west of the entrance
    [se] { $rows } south and { $columns } east of the entrance
    [sw] { $rows } south and { $columns } west of the entrance
   *[here] the entrance
}{ $turned ->
    [yes] , turned by 180°
   *[no] {""}
}; glory { $glory }, peril { $peril }{ $terrain ->
    [none] {""}
   *[other] ; { $terrain }
}{ $heroes ->
    [none] {""}
   *[other] ; heroes: { $heroes }
}{ $tokens ->
    [none] {""}
   *[other] ; tokens: { $tokens }
}{ $portal ->
    [none] {""}
   *[other] ; its portal leads to { $portal }
}{ $obstacle ->
    [none] {""}
    [danger] ; danger +{ $need }
    [spikes] ; spikes ({ $stat } { $need }+)
   *[pit] ; a pit ({ $stat } { $need }+)
}{ $passage ->
    [none] {""}
   *[other] ; underground passage { $passage }
}{ $new ->
    [yes] {""}
   *[no] ; not new any more
}. Ways out: { $exits }.
say-exit = { $side } { $kind ->
    [open] open
    [forced] held open
    [blocked] blocked ({ $stat } { $need }+)
    [trap] trap ({ $stat } { $need }+)
   *[wall] wall
}{ $to ->
    [none] {""}
   *[other] , to { $to }
}
say-drawn = To be placed: { $place }.
say-attack = { $attacker } against { $target }{ $form ->
    [none] {""}
   *[other] , { $form }
}: { $status ->
    [live] going on
    [cancelled] cancelled
    [away] nobody there
    [lapsed] lapsed
   *[done] over
}.
say-decks = In the decks: location cards { $locations }, quests { $quests }, other cards { $cards }; discarded: { $discarded }.
say-hand = Your hand: { $cards }.

# The text of cards

op-stat = { $who ->
    [target] the hero:{" "}
    [host] the monster:{" "}
    [self_card] this monster:{" "}
   *[other] {""}
}{ $change } { $stat ->
    [melee] melee
    [magic] magic
    [speed] speed
   *[all] melee, magic and speed
}{ $for ->
    [attack] {" "}when attacking
    [counter] {" "}when counterattacking
    [battle] {" "}in battles
    [threat] {" "}in threat tests
   *[all] {""}
}{ $tag ->
    [none] {""}
   *[other] {" "}against { $tag }
}{ $until ->
    [roll] {" "}for one roll
    [battle] {" "}until the end of the battle
    [turn] {" "}until the end of the turn
   *[none] {""}
}{ $if ->
    [none] {""}
   *[other] {" "}({ $if })
}
op-wound = { $who ->
    [self] you take { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
    [all_here] all heroes here take { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
   *[other] { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
}
op-heal = { $who ->
    [target] the hero heals { $n }
   *[other] heal { $n }
}
op-glory = { $who ->
    [self] {""}
    [target] the hero:{" "}
    [any_opponent] an opponent of your choice:{" "}
    [all_here] all heroes here:{" "}
   *[other] {""}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n } glory
op-peril = { $who ->
    [self] {""}
    [target] the hero:{" "}
    [any_opponent] an opponent of your choice:{" "}
    [all_here] all heroes here:{" "}
   *[other] {""}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n } peril
op-ap = { $who ->
    [target] the hero:{" "}
   *[other] {""}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n } AP{ $when ->
    [none] {""}
   *[other] {" "}at the next recovery
}
op-draw = { $who ->
    [self] draw
   *[other] the hero draws
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
op-level = { $who ->
    [self] {""}
   *[other] the hero:{" "}
}{ $sign ->
    [plus] +
   *[minus] −
}{ $n ->
    [one] { $n } level
   *[other] { $n } levels
}
op-test = { $who ->
    [all_here] all heroes here:{" "}
    [all_in_terrain] all heroes in this terrain ({ $terrain }):{" "}
    [all_on_shifted] all heroes on the shifted card:{" "}
    [target] the hero:{" "}
   *[other] {""}
}threat { $stat } { $vs }+{ $pass ->
    [none] {""}
   *[other] ; overcome: { $pass }
}{ $fail ->
    [none] {""}
   *[other] ; failed: { $fail }
}
op-fall = { $who ->
    [self] you fall
    [target] the hero falls
   *[other] fall
}
op-stand = { $who ->
    [self] stand up
   *[other] the hero stands up
}
op-stand-test = { $who ->
    [self] standing up also needs the test { $stat } { $vs }+
   *[other] to stand up the hero must also overcome { $stat } { $vs }+
}
op-warp = { $who ->
    [self] warp
   *[other] the hero is warped
} { $to ->
    [adjacent] to an adjacent location
    [entrance] to an entrance
   *[any] to another location
}{ $within ->
    [none] {""}
   *[other] {" "}at most { $within } moves away
}{ $by ->
    [controller] {" "}of your choice
   *[owner] {""}
}
op-shift = shift { $n ->
    [one] { $n } location
   *[other] { $n } locations
}{ $not_entrance ->
    [yes] {" "}(no entrance)
   *[no] {""}
}
op-discard = { $who ->
    [self] discard
   *[other] the hero discards
} { $n } { $what ->
    [hand] hand card at random
    [boon] boon
    [treasure] treasure
   *[bane] bane
}
op-discard-self = discard this card
op-limit = { $what ->
    [boon] boon limit
   *[treasure] treasure limit
} +{ $n }
op-ignore-attack = cancel { $n ->
    [one] { $n } attack
   *[other] up to { $n } attacks
} { $of ->
    [monster] of a monster
   *[any] of a monster or hero
}{ $tag ->
    [none] {""}
   *[other] {" "}({ $tag })
} on you
op-reroll = roll twice and keep the better
op-prevent = prevent { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} of your hero
op-skip = pass without a test: { $what }{ $n ->
    [none] {""}
   *[other] {" "}(×{ $n })
}
op-explore = draw and place a location card without AP
op-threat-mod = blocked and trap exits are { $n } harder
op-cost-mod = { $type ->
    [boon] your boons
   *[treasure] your treasures
} ({ $kind }) cost { $change }, at least { $min }
op-summon = take { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
} ({ $tag }) from the discard pile to your lair
op-choose = choose: { $options }

clause-if = { $phase ->
    [none] {""}
   *[other] in your own feats phase
}{ $terrain ->
    [none] {""}
   *[other] in terrain: { $terrain }
}{ $form ->
    [none] {""}
   *[other] in { $form }{ $tag ->
        [none] {""}
       *[other] {" "}
    }
}{ $stat ->
    [none] {""}
   *[other] when { $stat } is tested
}{ $tag ->
    [none] {""}
   *[other] against { $tag }
}{ $source ->
    [none] {""}
   *[other] at: { $source }
}{ $health ->
    [none] {""}
   *[other] at { $health } health or less
}{ $ap ->
    [none] {""}
   *[other] with { $ap } AP or more
}
clause-cost = { $glory ->
    [0] {""}
   *[other] { $glory } glory{" "}
}{ $ap ->
    [0] {""}
   *[other] + { $ap } AP{" "}
}{ $charge ->
    [0] {""}
   *[other] { $charge } charge{" "}
}{ $discard_self ->
    [yes] discard this card{" "}
   *[no] {""}
}→
clause-block-play = { $if ->
    [none] {""}
   *[other] { $if }:{" "}
}{ $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-ready = { $if ->
    [none] {""}
   *[other] { $if }:{" "}
}{ $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-use = { $limit ->
    [none] {""}
   *[other] once per turn:{" "}
}{ $optional ->
    [yes] {""}
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] { $if }:{" "}
}{ $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-response = as a response{ $limit ->
    [none] {""}
   *[other] , once per turn
}{ $optional ->
    [yes] {""}
   *[no] {""}
}: { $if ->
    [none] {""}
   *[other] { $if }:{" "}
}{ $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-attack = when it attacks{ $if ->
    [none] {""}
   *[other] {" "}{ $if }
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-hit = when you hit{ $if ->
    [none] {""}
   *[other] {" "}{ $if }
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-wounded = when you take a wound{ $if ->
    [none] {""}
   *[other] {" "}{ $if }
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-enter = on entering{ $optional ->
    [yes] {" "}you may
   *[no] {""}
}{ $limit ->
    [none] {""}
   *[other] {" "}once per turn
}{ $if ->
    [none] {""}
   *[other] {" "}{ $if }
}: { $cost ->
    [none] {""}
   *[other] { $cost }{" "}
}{ $ops }
clause-block-recovery = in the recovery phase{ $if ->
    [none] {""}
   *[other] {" "}{ $if }
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-block-stood = when the hero has stood up{ $if ->
    [none] {""}
   *[other] {" "}{ $if }
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $ops }
clause-hit = hit in { $form }: { $ops }
clause-escorting = while escorting: { $ops }
clause-threat-condition = overcome the threat { $stat } { $vs }+{ $fail ->
    [none] {""}
   *[other] ; failed: { $fail }
}
clause-hunt-condition = defeat the monster ({ $health } health)
clause-sacrifice = { $health ->
    [0] {""}
   *[other] { $health } health
}{ $glory ->
    [0] {""}
   *[other] { $health ->
        [0] {""}
       *[other] {" + "}
    }{ $glory } glory
}{ $boons ->
    [0] {""}
    [one] { $boons } boon
   *[other] { $boons } boons
}{ $treasures ->
    [0] {""}
   *[other] { $boons ->
        [0] {""}
       *[other] {" + "}
    }{ $treasures ->
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }
}
clause-sacrifice-condition = sacrifice: { $options }
clause-pay-condition = pay { $ap ->
    [0] {""}
   *[other] { $ap } AP +{" "}
}{ $glory ->
    [0] {""}
   *[other] { $glory } glory
}
clause-search-condition = search for { $ap } AP: a die and the locations between here and the nearest entrance, { $vs }+; then { $then }
clause-escort-condition = bring the token from the first location to the second
clause-chance-condition = roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}:{ $double ->
    [yes] {" "}a double
   *[no] {""}
}{ $sum ->
    [none] {""}
   *[other] { $double ->
        [yes] {" "}or { $sum }+
       *[no] {" "}{ $sum }+
    }
}{ $fail ->
    [none] {""}
   *[other] ; failed: { $fail }
}
clause-reward = reward{ $level ->
    [0] {""}
    [one] {" "}· { $level } level
   *[other] {" "}· { $level } levels
}{ $glory ->
    [0] {""}
   *[other] {" "}· { $glory } glory
}{ $heal ->
    [0] {""}
   *[other] {" "}· heal { $heal }
}{ $draw ->
    [0] {""}
    [one] {" "}· { $draw } card
   *[other] {" "}· { $draw } cards
}

term-quests = completed quests
term-last-quest = only one quest to go
term-alive = the hero is alive
term-health = health
term-level = level
term-values = melee, magic and speed
term-glory = glory
term-peril = own peril, which the others can spend
term-hand = cards in hand
term-cards = treasures, boons and banes
term-lair = monsters in the lair
term-action-points = action points
term-fallen = fallen on the ground
term-battle = the battle in progress
term-way = way to quests and prey
term-villainy = villainy that the others’ peril pays for
term-plans = good cards and attempts of this turn

# What options come to

tells-glory = costs { $price } glory, leaves { $left }
tells-peril = paid with { $price } peril of an opponent
tells-end-feats = AP left: { $ap }; { $ap ->
    [1] it may be saved
   *[other] one of them may be saved, the rest is lost
}
tells-end-limited = AP left: { $ap }; no AP can be saved
tells-end-villainy = no more encounters and banes of yours in this phase
tells-end-declaring = the battle starts with the encounters named so far
tells-lie-down = the hero lies fallen, and the AP is spent at once
tells-hold = you are asked again in this turn only about your own hero
tells-x = { $own ->
    [yes] you choose X and pay that much glory
   *[no] you choose X; an opponent’s peril pays that much
}
tells-hero = health { $health }, melee { $melee }, magic { $magic }, speed { $speed }; skill: { $skill }
tells-monster-kept = { $to ->
    [hand] can be played again, hidden from the others
   *[lair] can be played again, open to all; a lair holds at most { $most }
}
tells-ap = costs 1 AP, leaves { $left }
tells-cost = costs { $glory ->
    [0] {""}
   *[other] { $glory } glory
}{ $ap ->
    [0] {""}
   *[other] { $glory ->
        [0] {""}
       *[other] {" + "}
    }{ $ap } AP
}{ $charge ->
    [0] {""}
   *[other] { $before ->
        [yes] {" + "}
       *[no] {""}
    }a charge
}{ $discard ->
    [yes] { $any ->
        [yes] {" + "}
       *[no] {""}
    }the card itself
   *[no] {""}
}
tells-way = { $place ->
    [none] {""}
   *[other] { $place };{" "}
}AP left: { $left }{ $new ->
    [yes] ; +{ $glory } glory, +{ $peril } peril
   *[no] {""}
}{ $tests ->
    [0] {""}
    [1] ; test { $stat } { $need }+: { $chance } %
   *[other] ; { $tests } tests, all passed: { $chance } %
}
tells-place = next to { $beside }
tells-form = { $attack } against { $counter }: hits { $hits } %, is struck back { $struck } %
tells-quest = { $price ->
    [0] {""}
   *[other] costs { $price } AP
}{ $tests ->
    [0] {""}
   *[other] { $price ->
        [0] {""}
       *[other] {"; "}
    }{ $stat ->
        [none] die and locations { $need }+
       *[other] test { $stat } { $need }+
    }: { $chance } %
}

# The score sheet

score-quests = Quests
score-level = Level
score-health = Health
score-glory = Glory
score-peril = Peril

# What may be passed before it is asked
window-open = Between actions
window-entry = On entering
window-roll = Before a roll
window-battle = In a battle
window-respond = Responses
