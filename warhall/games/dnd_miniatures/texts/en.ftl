title = D&D Miniatures

# The kinds of battle

mode-assault = Assault
mode-assault-help = Destroy enemies and hold your victory areas: the standard battle.
mode-bounty = Bounty
mode-bounty-help = As Assault, with extra points for every enemy destroyed.
mode-uncontested = Uncontested Victory
mode-uncontested-help = As Assault, but an area scores only while no enemy stands in it.
mode-uncontested-bounty = Uncontested Bounty
mode-uncontested-bounty-help = Uncontested Victory and Bounty together, with 250 points.
mode-epic = Epic battle
mode-epic-help = 500 points; epic cards and Huge creatures are allowed.
mode-sealed = Sealed play
mode-sealed-help = Each player opens two boosters and builds a warband from them.
mode-sealed-team = Sealed team battle
mode-sealed-team-help = Two teams of two or three; each player opens two boosters and builds a warband from them.
mode-team = Team battle
mode-team-help = Players sit alternately in two teams; the points of a team are counted together.
mode-free-for-all = Free-for-all
mode-free-for-all-help = Three or four warbands on two maps side by side.
mode-quick-start = Quick start
mode-quick-start-help = One figure each: the first lesson.
mode-quick-start-2 = Quick start: five figures
mode-quick-start-2-help = Three figures against two: the second lesson.

# What is picked before the battle

option-limit = Point limit
option-limit-help = What a warband may cost at most; it is also the score to reach.
option-limit-points = { $points } points
option-warbands = Warband
option-maps = Battle map
option-maps-help = The winner of a roll chooses one of the maps that were brought.
option-maps-own = The map of the warband
option-length = Points to win
option-length-quick = 200, quick
option-length-long = 300, long
option-length-very-long = 400, very long
option-bloodied = Lesson: Bloodied
option-powers = Lesson: other attacks and powers
option-flight = Lesson: flight
option-terrain = Lesson: difficult terrain
option-walls = Lesson: line of sight and cover
option-opportunity = Lesson: opportunity attacks
option-shift = Lesson: shifts

# Words

seat-azure = Azure
seat-ember = Ember
seat-jade = Jade
seat-orchid = Orchid
seat-cobalt = Violet
seat-copper = Plum
phase-set-up = Set-up
phase-building = Building warbands
phase-deploying = Deployment
phase-initiative = Initiative
phase-round = Battle
condition-Dazed = Dazed
condition-Staggered = Staggered
condition-Stunned = Stunned
condition-Helpless = Helpless
condition-Immobilized = Immobilized
condition-Confused = Confused
condition-Enervated = Enervated
condition-Slowed = Slowed
condition-Invisible = Invisible
damage-plain = plain damage
damage-acid = acid
damage-cold = cold
damage-fire = fire
damage-force = force
damage-lightning = lightning
damage-necrotic = necrotic
damage-poison = poison
damage-psychic = psychic
damage-radiant = radiant
damage-thunder = thunder
damage-wound = wound
damage-all = all
immunity-critical_hits = critical hits
trait-bloodied = own wounds
trait-beside = an ally adjacent
trait-aura = an ally’s aura
gained-powerful-charge = Powerful Charge
versus-AC = AC
versus-Fort = DEF (Fort)
versus-Ref = DEF (Ref)
versus-Will = DEF (Will)
stat-attack = Attack
stat-damage = damage
stat-ac = AC
stat-def = DEF
stat-all_defenses = AC and DEF
stat-speed = Speed
duration-next_turn = {""}
duration-save = {" "}(save ends)
duration-turn = {" "}until the end of this turn
duration-this_attack = {" "}for this attack
duration-player_turn = {" "}until the end of its player’s next turn
duration-next_turn_of_azure = {" "}until the end of the next turn of Azure
duration-next_turn_of_ember = {" "}until the end of the next turn of Ember
duration-next_turn_of_jade = {" "}until the end of the next turn of Jade
duration-next_turn_of_orchid = {" "}until the end of the next turn of Orchid
duration-next_turn_of_cobalt = {" "}until the end of the next turn of Violet
duration-next_turn_of_copper = {" "}until the end of the next turn of Plum
duration-own_next_turn = {" "}until the end of its next turn
duration-round = {" "}until the end of the round
duration-battle = {" "}until the end of the battle
duration-until_self_acts = {" "}until its next turn starts
who-target = {""}
who-self = this creature:{" "}
who-target_of_attack = target of the attack:{" "}
rolled-attack = the attack roll
rolled-save = the saving throw
rolled-initiative = an initiative die
saves-one = against one effect
saves-all = against each effect
aim-same = against the same creature
aim-other_adjacent = against another adjacent enemy
aim-any = against any legal target
back-nearest_legal = on the nearest legal position
back-own_start_area = in its own start area
flag-stone_form = is in stone form until the end of its next turn
until-self_attacks = until it attacks
cone-small = small
cone-large = large
attack-basic = basic attack
side-self = this creature
side-ally = an ally
side-enemy = an enemy
side-any = any other creature
side-ally-all = all allies
side-enemy-all = all enemies
side-any-all = all other creatures
side-self-all = this creature
target-state-living = living
target-state-bloodied = Bloodied
target-state-in_victory_area = in a victory area
event-of-self_turn = on its turn
event-of-self_start_turn = when its turn starts
event-of-self_end_turn = when its turn ends
event-of-self_bloodied = when it becomes Bloodied
event-of-self_destroyed = when it is destroyed
event-of-self_destroys_enemy = when it destroys an enemy
event-of-self_bloodies_enemy = when it makes an enemy Bloodied
event-of-self_misses = when it misses
event-of-self_hit_by_melee = when a melee attack hits it
event-of-self_missed_by_melee = when a melee attack misses it
event-of-ally_activates = when an ally is activated
event-of-ally_attacks = when an ally attacks
event-of-ally_hits = when an ally hits
event-of-ally_missed_by_melee = when a melee attack misses an ally
event-of-ally_end_turn = when an ally’s turn ends
event-of-ally_bloodied = when an ally becomes Bloodied
event-of-ally_destroyed = when an ally is destroyed
event-of-ally_destroys_enemy = when an ally destroys an enemy
event-of-ally_saves = when an ally fails a saving throw
event-of-ally_rolls_high = when an ally rolls high
event-of-adjacent_ally_hit = when an adjacent ally is hit
event-of-adjacent_ally_attacked = when an adjacent enemy has attacked an adjacent ally
event-of-enemy_attack_declared = when an enemy declares an attack
event-of-enemy_attack_hits = when an enemy’s attack hits
event-of-enemy_saves = when an enemy makes a saving throw
event-of-enemy_start_turn = when an enemy’s turn starts
event-of-initiative_roll = after the initiative roll
corner-nw = north-west
corner-ne = north-east
corner-se = south-east
corner-sw = south-west
offset--1 = −1
offset--2 = −2
offset--3 = −3
offset--4 = −4
facing-north = north
facing-east = east
facing-south = south
facing-west = west

# Questions

ask-build = Build your warband from the figures of your boosters.
ask-map = You won the roll: choose the battle map.
ask-letter = Choose your start area.
ask-corner = Choose your corner of the map.
ask-deploy = Deploy your creatures: { $left } left{ $then ->
    [none] .
   *[other] , then { $then } deploys.
}
ask-first = You won the initiative: who goes first?
ask-activate = Activate a creature (left in this turn: { $count }).
ask-act = { $unit }: what does it do?
ask-go-on = { $unit }: how does the movement go on?
ask-opportunity = { $unit } provokes: make an opportunity attack?
ask-next-victim = { $unit } attacks an area: who is next?
ask-granted-target = { $unit } makes an attack: choose the target.
ask-further-target = { $unit }: choose a further target (up to { $count }).
ask-power = { $unit ->
    [none] {""}
   *[other] { $unit }.{" "}
}A power may answer ({ $event }). Use one?
ask-power-target = { $unit } uses a power: choose its target.
ask-push = Push { $unit }: up to { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}.
ask-pull = Pull { $unit }: up to { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}.
ask-slide = Slide { $unit }: up to { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}.
ask-shift = Shift { $unit }: up to { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}.
ask-place = Place { $unit }.
ask-swap = An exchange of places: where does { $unit } go?
ask-scramble = { $unit } goes to the nearest legal position.
ask-come-back = { $unit } returns: choose its place.
ask-save = { $unit }: against which effect is the next saving throw?
ask-ongoing = { $unit } suffers ongoing damage: which comes next?
ask-growth = { $unit } deals { $n } more damage: which number grows by it?
ask-reroll = Which die is rolled again?

# Actions

action-move = Move to { $square }
action-move-by = Move by { $path }
action-burrow = Burrow to { $square }
action-shift = Shift to { $square }
action-free-shift = Free shift to { $square }
action-charge = Charge { $unit } from { $square }
action-charge-by = Charge { $unit } by { $path }
action-transfer = Teleport to { $square }
action-go = Go to { $square }
action-go-by = Go by { $path }
action-stop = Stop
action-attack = { $attack }: { $unit }
action-target = Target: { $unit }
action-done = Done
action-burst = { $attack }
action-blast = { $attack } at { $square }
action-cone = { $attack } to the { $facing }, from the { $corner } corner, column { $shift }
action-line = { $attack } from the { $corner } corner to the { $end } corner of { $square }
action-use = { $unit } uses { $power }
action-pass = Pass
action-opportunity = { $unit } strikes
action-to = To { $square }
action-choose = { $entry }
action-end-turn = End this creature’s turn
action-activate = Activate { $unit }
action-deploy = Deploy { $unit } on { $square }
action-map = { $map }
action-letter = Start area { $letter }
action-corner = The { $corner } corner
action-first = { $seat } goes first
action-recruit = Take { $creature }

# Events

event-rolled = { $seat } rolls { $face } { $purpose ->
    [map] for the choice of the map
    [corner] for the choice of corners
   *[turn] for initiative
}{ $again ->
    [yes] {" "}(a second die for the higher commander rating)
   *[no] {""}
}.
event-won = { $purpose ->
    [corner] Of those without a corner { $seat } rolled highest
    [map] { $seat } wins the roll
   *[turn] { $seat } wins the initiative check
}{ $by ->
    [rating] {" "}by the higher commander rating
   *[roll] {""}
} and chooses { $purpose ->
    [map] the map
    [corner] one
   *[turn] who goes first
}.
event-tied = A tie: roll again.
event-boosters-opened = { $seat } opens two boosters: { $creatures }.
event-boosters-opened-hidden = { $seat } opens two boosters.
event-recruited = { $seat } takes { $creature }.
event-recruited-hidden = { $seat } goes on building.
event-built = { $seat } has finished building.
event-revealed = { $seat } reveals { $creatures }.
event-map-taken = { $seat } chooses { $map }.
event-letter-taken = { $seat } chooses start area { $letter }.
event-corner-taken = { $seat } chooses the { $corner } corner.
event-deployed = { $seat } deploys { $unit } on { $square }{ $where ->
    [scout] , in a victory area ({ clause-scout })
    [wandering] , in a victory area ({ clause-wandering-monster })
    [lair] , in a victory area (Lair)
    [near] , as close as it can: the start area is full
   *[start] {""}
}.
event-round-began = Round { $round }.
event-first-named = { $seat } goes first.
event-activated = { $seat } activates { $unit }.
event-turn-ended = { $unit }: end of turn.
event-moved = { $unit } { $under ->
    [yes] burrows
   *[no] moves
} to { $square }.
event-shifted = { $unit } shifts to { $square }.
event-freely-shifted = { $unit } shifts to { $square } without an action ({ clause-shifty }).
event-forced = { $unit } is { $how ->
    [push] pushed
    [pull] pulled
   *[slide] slid
} to { $square }.
event-placed = { $unit } { $why ->
    [river] is carried by the river to
    [teleporter] is teleported to
    [back] cannot stand there and goes back to
    [nearest] cannot stand there and goes to the nearest legal position,
   *[power] is put on
} { $square }.
event-attack-declared = { $unit } attacks { $targets } with { $attack }{ $strikes ->
    [1] {""}
   *[other] , up to { $strikes } strikes
}.
event-area-declared = { $unit } attacks with { $attack }.
event-area-covers = { $attack } covers: { $targets }.
event-area-empty = { $attack } covers nobody.
event-charge-declared = { $unit } charges { $target }.
event-opportunity-taken = { $why ->
    [leaves] { $target } is about to leave { $square }
   *[shoots] { $target } attacks from afar next to an enemy
}: { $unit } makes an opportunity attack with { $attack }.
event-opportunity-passed = { $why ->
    [leaves] { $target } is about to leave { $square }
   *[shoots] { $target } attacks from afar next to an enemy
}; no opportunity attack by { $units }.
event-attack-rolled = { $unit } rolls { $face } ({ $modifier }{ $parted ->
    [yes] : attack { $attack }{ $charge ->
        [0] {""}
       *[other] , charge +{ $charge }
    }{ $advantage ->
        [0] {""}
       *[other] , combat advantage { $edge ->
            [condition] for the target’s condition
            [unseen] as an unseen attacker
            [threats] from Multiple Threats
            [flanking] for flanking
           *[power] from a power
        } +{ $advantage }
    }{ $cover ->
        [0] {""}
       *[other] , cover −{ $cover }
    }{ $helpless ->
        [0] {""}
       *[other] , Helpless target +{ $helpless }
    }{ $circle ->
        [0] {""}
       *[other] , sacred circle +{ $circle }
    }{ $soul ->
        [0] {""}
       *[other] , Evil Soul +{ $soul }
    }{ $trait ->
        [0] {""}
       *[other] , { $traits } +{ $trait }
    }{ $gift ->
        [none] {""}
       *[other] , { $gifts } { $gift }
    }{ $aid ->
        [none] {""}
       *[other] , powers { $aid }
    }
   *[no] {""}
}): { $total } against { $versus } { $against }{ $shielded ->
    [0] {""}
   *[other] {" "}({ $shields } +{ $shielded })
}{ $ward ->
    [none] {""}
   *[other] {" "}({ $wards } { $ward })
} of { $target }.
event-pit-rolled = At the edge of the pit { $unit } rolls { $face }: { $total } against { $against }, and { $target } { $fate ->
    [falls] falls in
   *[holds] holds on
}.
event-hit = { $unit } hits { $target }{ $sure ->
    [natural] : a natural 20 always hits
    [helpless] : a melee attack always hits a Helpless creature
   *[no] {""}
}.
event-critical-hit = { $unit } scores a critical hit on { $target }{ $why ->
    [rock] : on a blood rock a natural 19 is critical
   *[natural] {""}
}.
event-missed = { $unit } misses { $target }{ $sure ->
    [natural] : a natural 1 always misses
   *[no] {""}
}.
event-hit-turned = { $versus } of { $target } is now { $against }, above the total { $total }.
event-hit-taken = { $unit } takes the hit instead of { $target }.
event-damage-added = { $unit } deals { $n } more damage: { $why ->
    [sneak] Sneak Attack
    [charge] Powerful Charge
    [pack] Pack Tactics
    [bloodied] its own wounds
    [beside] an ally adjacent
    [aura] the aura of { $by }
   *[attack] an effect of the attack
}.
event-aftereffect-began = { $unit }: the aftereffect of { $attack }.
event-conceal-rolled = { $target } is concealed: { $face } rolled, { $need } needed.
event-attack-lost = The attack of { $unit }{ $aimed ->
    [yes] {" "}on { $targets }
   *[no] {""}
} is lost: it can no longer be made.
event-halved = { $why ->
    [enervated] { $unit } is Enervated: half damage
   *[insubstantial] { $unit } is Insubstantial: half damage
}.
event-resisted = { $unit } is spared { $amount } damage by { $why ->
    [immunity] immunity
   *[resistance] resistance
}.
event-worsened = { $unit } is vulnerable: { $amount } more damage.
event-damaged = { $unit } takes { $amount } damage{ $temporary ->
    [0] {""}
   *[other] , { $temporary } of it from temporary HP
} ({ $left } HP left).
event-healed = { $why ->
    [regeneration] Regeneration: { $unit }
    [fountain] The fountain: { $unit }
   *[power] { $unit }
} is healed { $amount } HP (now { $left } HP{ $whole ->
    [yes] , no longer Bloodied
   *[no] {""}
}).
event-temporary-gained = { $unit } gains { $amount } temporary HP.
event-became-bloodied = { $unit } is Bloodied.
event-doomed = The effect of { $source } on { $unit } is deadly, although it has HP left.
event-destroyed = { $unit } is destroyed.
event-returned = { $unit } returns on { $square } with { $hp } HP.
event-scored = { $seats }: +{ $change } VP for { $why ->
    [area] a victory area
    [bounty] that creature with its bounty
   *[creature] that creature
}, now { $vp }.
event-score-lost = { $seats }: −{ $change } VP, as the creature is back; now { $vp }.
event-afflicted = { $unit } is now { $condition }{ $duration }.
event-unaffected = { $unit } is immune to { $to }: this has no effect.
event-ongoing-gained = { $unit } gets ongoing { $amount } { $type } damage{ $duration }.
event-ongoing-taken = Ongoing damage acts on { $unit }: { $amount } { $type }.
event-bonus-gained = { $unit } gets { $signed } { $stat }{ $duration }: { $source }.
event-weakened = { $unit } is now Vulnerable { $amount } { $type }{ $duration }: { $source }.
event-ability-gained = { $unit } gains “{ $ability }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}”{ $duration }: { $source }.
event-damage-typed = { $source }: the damage of { $unit } is { $type }{ $duration }.
event-resistance-gained = { $source }: { $unit } gets Resist { $amount } { $type }{ $duration }.
event-effect-gained = { $source } takes effect on { $unit }.
event-effect-ended = The effect of { $source } on { $unit } ends.
event-save-rolled = { $unit } rolls a save against { $source }: { $face }, { $outcome ->
    [all] everything that a save ends is over
    [yes] saved
   *[no] not saved
}.
event-confusion-rolled = { $unit } is Confused and rolls { $face }: { $outcome ->
    [own] it acts as its player likes
    [nothing] it does nothing
   *[enemy] { $seats } controls it this turn
}.
event-power-used = { $unit } uses { $power }{ $aimed ->
    [yes] : { $target }
   *[no] {""}
}.
event-recharged = { $unit } can use { $power } again.
event-order-rolled = { $seat } rolls { $face } for who decides first.
event-rerolled = The die that showed { $before } is rolled again{ $what ->
    [initiative] : { $face }
   *[attack] {""}
}.
event-unveiled = { $unit } has attacked: it is no longer invisible.
event-ended-in-pit = { $unit } ends its turn in a pit.
event-out = { $seats } has no creatures left and is out.

# Refusals

refuse-not-offered = That is not possible now.
refuse-no-such-thing = There is no such thing in this battle.
refuse-other-question = Something else is asked now; answer that first.
refuse-build-first = First build your warband.
refuse-map-first = First choose the battle map.
refuse-letter-first = First choose your start area.
refuse-corner-first = First choose your corner.
refuse-deploy-first = First deploy your creatures.
refuse-first-first = First say who goes first.
refuse-activate-first = First activate a creature.
refuse-act-first = A creature is active: let it move, attack or use a power, or end its turn.
refuse-go-on-first = A creature is on the move: go on with it, or stop.
refuse-opportunity-first = First make an opportunity attack, or pass.
refuse-power-first = First use a power, or pass.
refuse-activation-owed = Activate another creature first; still owed in this turn: { $count }.
refuse-one-after-the-other = { $unit } has not finished its turn: end it first.
refuse-no-creature = There is no such creature on the map.
refuse-gone = { $unit } is no longer on the map.
refuse-charged = { $unit } has charged and may not move any more.
refuse-moved-already = { $unit } has no move action left.
refuse-immobilized = { $unit } is Immobilized and cannot move by itself.
refuse-burrows = { $unit } burrows in this turn.
refuse-walks = { $unit } moves above ground in this turn.
refuse-cannot-burrow = { $unit } cannot burrow.
refuse-not-shifty = { $unit } has no free shift.
refuse-shifted-already = { $unit } has used its free shift.
refuse-not-that-square = { $square } is not among the squares to choose from.
refuse-attacked-already = { $unit } has spent its attack action.
refuse-no-charge = There are no charges in the quick start.
refuse-charge-protected = { $protector } protects { $target } from the charge of { $unit }.
refuse-charge-no-enemy = { $target } is no enemy of { $unit }.
refuse-charge-no-basic = { $unit } has no basic attack to charge { $target } with.
refuse-charge-staggered = { $unit } is Staggered and cannot charge { $target }.
refuse-charge-immobile = { $unit } cannot move to charge { $target }.
refuse-charge-adjacent = { $unit } is already next to { $target }: attack without a charge.
refuse-charge-unseen = { $unit } does not see { $target }.
refuse-charge-far = { $unit } finds no square from which to charge { $target }.
refuse-not-nearest = { $square } is not the nearest square from which the charge is possible.
refuse-no-such-attack = { $unit } has no { $attack }.
refuse-attack-staggered = { $unit } is Staggered: only the basic attack, not { $attack }.
refuse-attack-confused = { $unit } is Confused: only the basic attack, not { $attack }.
refuse-attack-basic-only = Only basic attacks in the quick-start battle: { $unit } cannot use { $attack }.
refuse-attack-ticked = { $unit } has used up { $attack }.
refuse-is-area = This attack has an area: choose where it lies.
refuse-is-aimed = This attack has no area: choose a creature.
refuse-other-shape = This attack has another shape.
refuse-only-target-bloodied = { $target } is not Bloodied.
refuse-only-target-immobilized = { $target } is not Immobilized.
refuse-only-target-helpless-or-stunned = { $target } is neither Helpless nor Stunned.
refuse-only-target-dazed-or-worse = { $target } is not Dazed or worse.
refuse-only-target-level-max = The Level of { $target } is too high.
refuse-only-self-was-in-stone-form = The attacker of { $target } was not in stone form.
refuse-not-the-nearest = { $target } is not the nearest enemy.
refuse-chosen-already = { $target } is a target already.
refuse-no-victim = { $target } is not among those whom this attack is still to be rolled for.
refuse-no-power-target = The power cannot be used on { $target }.
refuse-not-granted = The attack that is granted cannot be made on { $target }.
refuse-target-no-enemy = { $target } is no enemy of { $unit }.
refuse-target-not-adjacent = { $target } is not adjacent to { $unit }.
refuse-target-out-of-range = { $target } is { $distance } squares away; the range of { $unit } is { $range }.
refuse-target-unseen = { $unit } has no line of sight to { $target }.
refuse-target-invisible = { $target } is invisible to { $unit }.
refuse-target-no-effect = { $unit } has no line of effect to { $target }.
refuse-nearest-not-in-area = The nearest enemy must be in the area.
refuse-origin-wall-square = { $square } is a wall.
refuse-origin-out-of-range = { $square } is out of range.
refuse-origin-unseen = There is no line of sight to { $square }.
refuse-origin-no-effect = There is no line of effect to { $square }.
refuse-cone-does-not-touch = The cone does not touch that origin point.
refuse-not-the-far-corner = The line ends at the corner farthest from its start.
refuse-not-yours = { $unit } is not yours.
refuse-no-such-power = { $unit } has no { $power }.
refuse-power-no-powers = There are no powers in the quick-start battle ({ $unit }, { $power }).
refuse-power-gone = { $unit } is not on the map: { $power } is lost.
refuse-power-silent = { $unit } is Stunned, Helpless or Confused and cannot use { $power }.
refuse-power-staggered = { $unit } is Staggered: no { $power }.
refuse-power-no-uses = { $unit } has too few uses left for { $power }.
refuse-power-dazed = { $unit } is Dazed: { $power } only in its own turn.
refuse-power-ticked = { $unit } has used up { $power }.
refuse-power-used = { $unit } has used { $power } in this turn.
refuse-power-untimely = { $unit } uses { $power } at another time: { $when }.
refuse-power-no-action = { $unit } has no action left for { $power }.
refuse-power-useless = { $power } of { $unit } could do nothing.
refuse-struck-already = { $unit } has made its opportunity attack in this turn.
refuse-cannot-strike = { $unit } is not among those who are provoked and can strike.
refuse-not-twice = { $unit } is not activated twice in one turn.
refuse-activated-already = { $unit } has been activated in this round.
refuse-nothing-to-deploy = That creature is not yours to deploy.
refuse-deployed-already = { $unit } is on the map already.
refuse-off-the-map = { $square } is not on the map.
refuse-beyond-the-map = { $unit } does not fit on { $square }: its space would reach beyond the map.
refuse-deploy-pit = { $square } is a pit: nobody is deployed there.
refuse-deploy-statue = { $square } is a statue: nobody is deployed there.
refuse-area-taken = The area of { $square } is not empty, so { $unit } cannot scout there.
refuse-outside-start = { $unit } would not lie inside the start area at { $square }.
refuse-teleported-already = { $unit } has teleported in this round.
refuse-no-teleporter = There is no room to appear on { $square }.
refuse-not-on-teleporter = { $unit } does not stand on a teleporter.
refuse-square-no-teleporter = { $square } is no teleporter.
refuse-cannot-end = { $unit } cannot stop on { $square }.
refuse-not-in-boosters = { $card } is not in your boosters.
refuse-does-not-fit = { $card } does not fit into { $limit } points.
refuse-empty-yet = A warband has at least one creature.
refuse-wall = { $square }: there is a wall.
refuse-wall-between = A wall stands between { $square } and the creature.
refuse-wall-within = { $unit } cannot stand on { $square }: a wall would run through its space.
refuse-taken = { $square } is held by { $other }.
refuse-there-already = { $unit } is there already.
refuse-too-far = { $square } is too far for { $unit } (movement: { $squares }).
refuse-pit = { $square } is a pit: only flying creatures can enter it.
refuse-statue = { $square } is a statue: it can be passed, but nobody stops there.
refuse-not-over-a-pit = { $square } is a pit: an opponent who controls { $unit } may not have it stop there.
refuse-path-no-path = The path of { $unit } needs at least one square besides { $square }, where it stands.
refuse-path-no-step = { $unit } cannot step to { $square }.
refuse-path-too-far = { $unit } does not get as far as { $square }.
refuse-path-cannot-end = { $unit } cannot stop on { $square }.
refuse-no-shift = There are no shifts in the quick-start battle.
refuse-one-square = { $square } is not one square away: a shift goes one square.
refuse-slowed-there = The terrain of { $square } would slow it.
refuse-empty-warband = Warband { $warband } is empty.
refuse-over-points = Warband { $warband } costs { $points }, the limit is { $limit }.
refuse-over-numbers = Warband { $warband } has { $count } creatures, the limit is { $limit }.
refuse-map-half = Warband { $warband } needs a half-size map.
refuse-map-full = Warband { $warband } needs a full-size map.
refuse-too-dear = Warband { $warband }: { $card } costs { $cost }, at most { $limit } is allowed.
refuse-huge = Warband { $warband }: { $card } is Huge.
refuse-epic = Warband { $warband }: the epic card { $card } is not allowed here.
refuse-wrong-faction = Warband { $warband }: { $card } is not of faction { $faction }.
refuse-good-and-evil = Warband { $warband }: { $good } is Good, { $evil } is Evil.
refuse-unique = Warband { $warband }: { $card } is Unique.

# Results

result-target = { $count ->
    [one] { $winners } has the victory points needed and wins.
   *[other] { $winners } have the victory points needed and win together.
}
result-last = { $count ->
    [one] { $winners } wins: no enemy is left.
   *[other] { $winners } win: no enemy is left.
}
result-all-gone = { $count ->
    [one] Nobody is left; { $winners } is ahead by victory points and wins.
   *[other] Nobody is left, and the victory points are equal. A draw: { $winners }.
}
result-stalemate = { $count ->
    [one] Ten rounds without a fight: { $winners } is ahead and wins.
   *[other] Ten rounds without a fight, and nobody is ahead. A draw: { $winners }.
}

# The picture

pic-round = { $scenario }, round { $round }: { $phase } (to win: { $target ->
    [0] destroy every enemy
   *[other] { $target } VP
})
pic-legend = d difficult, f forest, o l pits, s smoke, c sacred circle, S statue, T teleporter, r river, b blood rock, h fountain
say-ground = { $ground }: { $squares }.
say-area = Victory area { $letter }{ $keyword ->
    [none] {""}
   *[other] {" "}({ $keyword })
 }: { $squares }.
say-half-wall = Walls across the { $corner ->
    [nw] north-west
    [ne] north-east
    [se] south-east
   *[sw] south-west
 } half of: { $squares }.
say-effect = { $unit }, { $source }: { $kind ->
    [ongoing] { $n } ongoing damage
    [vulnerable] Vulnerable { $n }
   *[bonus] { $sign ->
        [less] −{ $n }
       *[more] +{ $n }
    }
 }.
say-walls = Walls between squares: { $pairs }.
say-start = Start area { $letter }: { $squares }.
say-gone = Out of the battle: { $units }.
say-active = { $unit } { $unit-is ->
    [many] are
   *[one] is
 } active; move action { $move ->
    [yes] left
   *[no] used
 }, attack action { $attack ->
    [yes] left
   *[no] used
 }.
ground-difficult = Difficult terrain
ground-forest = Forest
ground-pit = Pit
ground-lava = Lava pit
ground-smoke = Smoke
ground-circle = Sacred circle
ground-statue = Statue
ground-teleporter = Teleporter
ground-river = River
ground-blood-rock = Blood rock
ground-fountain = Healing fountain
ground-wall = Wall
pic-player = { $seat }: { $vp } VP{ $at ->
    [corner] , { $start } corner
    [area] , start area { $start }
   *[none] {""}
}{ $picks ->
    [none] {""}
   *[other] ; taken: { $picks }
}
clause-warband-building = Warband Building: creatures with { $keyword } of any faction
clause-if-target-bloodied = if the target is Bloodied
clause-if-combat-advantage = with combat advantage
clause-if-charged = on a charge
clause-if-target-keyword = if the target is { $keyword }
clause-if-target-condition = if the target: { $condition }
clause-only-target-bloodied = Bloodied target
clause-only-target-immobilized = Immobilized target
clause-only-target-helpless-or-stunned = Helpless or Stunned target
clause-only-target-dazed-or-worse = Dazed target or worse
clause-only-self-was-in-stone-form = after stone form
clause-only-target-level-max = target of Level { $n } or less
clause-flight = Flight
clause-burrow = Burrow
clause-phasing = Phasing
clause-reach = Reach { $n }
clause-def-bonus = +{ $n } against { $def }
clause-resist = Resist { $n } { $type }
clause-vulnerable = Vulnerable { $n } { $type }
clause-immune = Immune: { $to }
clause-conceal = Conceal { $n }
clause-hide = Hide
clause-insubstantial = Insubstantial
clause-scout = Scout
clause-wandering-monster = Wandering Monster
clause-unique = Unique ({ $identity })
clause-sneak-attack = Sneak Attack { $n }
clause-powerful-charge = Powerful Charge { $n }
clause-charge-protection = Charge Protection: enemies within { $n } squares cannot charge its allies
clause-shifty = Shifty
clause-pack-tactics = Pack Tactics { $n }
clause-bloodied-bonus = While Bloodied: +{ $n } { $stat }
clause-ignore-difficult = Ignores difficult terrain
clause-ignore-river = Ignores the river
clause-regeneration = Regeneration { $n }, stopped by { $stopped_by }
clause-evil-soul = Evil Soul
clause-blindsight = Blindsight
clause-all-around-vision = All-Around Vision
clause-keyword-lair = Lair: { $keyword }
clause-combat-advantage = combat advantage
clause-typed-damage = its damage is { $type }
clause-multi-activation = Multi-Activation { $n }
clause-multiple-threats = Multiple Threats

# What cards say

pic-unit =
    { $unit } ({ $seat }), { $square }: { $hp }/{ $whole } HP{ $temporary ->
        [0] {""}
       *[other] , { $temporary } temporary
    }{ $bloodied ->
        [yes] , Bloodied
       *[no] {""}
    }{ $conditions ->
        [none] {""}
       *[other] , { $conditions }
    }{ $activated ->
        [yes] , activated
       *[no] {""}
    }
say-unit =
    { $unit } ({ $seat }), { $square }: { $hp }/{ $whole } HP, Speed { $speed }{ $temporary ->
        [0] {""}
       *[other] , { $temporary } temporary
    }{ $bloodied ->
        [yes] , Bloodied
       *[no] {""}
    }{ $conditions ->
        [none] {""}
       *[other] , { $conditions }
    }{ $activated ->
        [yes] , activated
       *[no] {""}
    }{ $effects ->
        [none] {""}
       *[other] ; effects: { $effects }
    }{ $spent ->
        [none] {""}
       *[other] ; used up: { $spent }
    }.
op-condition =
    { $who }{ $what }{ $duration }{ $worsens_to ->
        [none] {""}
       *[other] , then { $worsens_to } on a failed save
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-ongoing =
    { $who }ongoing { $n } { $type }{ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-damage =
    { $who }{ $n }{ $type ->
        [none] {""}
       *[other] {" "}{ $type }
    } damage{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-extra-damage =
    { $who }+{ $n }{ $type ->
        [none] {""}
       *[other] {" "}{ $type }
    } damage{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-push =
    { $who }push { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-pull =
    { $who }pull { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-slide =
    { $who }slide { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-shift =
    { $who }shift { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-move =
    { $who }move { $n }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-temp-hp =
    { $who }{ $n } temporary HP{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-destroy =
    { $who }destroyed{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-swap =
    { $who }exchanges places with this creature{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-redirect-hit =
    { $who }the hit is applied to this creature instead{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-set-flag =
    { $who }{ $flag }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-save =
    { $who }saving throw { $what }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-reroll =
    { $who }reroll { $what }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-place =
    { $who }place { $n }{ $need_los ->
        [no] {" "}(no line of sight needed)
       *[other] {""}
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-heal =
    { $who }heal { $n } HP{ $living ->
        [yes] {" "}(living only)
       *[other] {""}
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-bonus =
    { $who }{ $n } { $stat }{ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-gain =
    { $who }gains { $ability }{ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-gain-vulnerable =
    { $who }gains Vulnerable { $n } { $type }{ $duration }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-attack =
    { $who }makes { $attack } { $target }{ $ignore_only ->
        [yes] , its limits are not asked
       *[other] {""}
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-attack-roll =
    { $who }+{ $bonus } vs. { $vs }; { $damage }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
op-return =
    { $who }returns at the end of the round with { $hp } HP { $where }{ $unless_damage ->
        [none] {""}
       *[other] , unless destroyed by { $unless_damage }
    }{ $if ->
        [none] {""}
       *[other] , { $if }
    }
clause-dealt =
    { $n }{ $type ->
        [none] {""}
       *[other] {" "}{ $type }
    } damage
clause-attack =
    { $basic ->
        [yes] (basic){" "}
       *[other] {""}
    }{ $attack }: { $type ->
        [melee] melee
        [ranged] ranged
        [close] close
       *[area] area
    }{ $shape ->
        [burst] , burst
        [cone] , cone
        [line] , line
        [radius] , radius
       *[none] {""}
    }{ $size ->
        [none] {""}
       *[other] {" "}{ $size }
    }{ $range ->
        [none] {""}
        [sight] , sight
        [nearest] , nearest
       *[other] , range { $range }
    }{ $affects ->
        [enemies] , enemies only
       *[other] {""}
    }{ $targets ->
        [1] {""}
       *[other] , { $targets } targets
    }{ $strikes ->
        [1] {""}
       *[other] , { $strikes } strikes
    }{ $fury ->
        [none] {""}
       *[other] {" "}({ $fury } while Bloodied)
    }{ $stops ->
        [yes] , until the first miss
       *[other] {""}
    }{ $only ->
        [none] {""}
       *[other] , only: { $only }
    }; +{ $bonus } vs. { $vs }{ $dealt ->
        [none] {""}
       *[other] ; { $dealt }
    }{ $also ->
        [none] {""}
       *[other] ; { $also }
    }{ $hit ->
        [none] {""}
       *[other] ; hit: { $hit }
    }{ $after ->
        [none] {""}
       *[other] ; aftereffect: { $after }
    }{ $uses ->
        [none] {""}
       *[other] ; boxes: { $uses }
    }{ $recharge ->
        [none] {""}
       *[other] , recharges: { $recharge }
    }
clause-target =
    { $who }{ $keyword ->
        [none] {""}
       *[other] {" "}({ $keyword })
    }{ $state ->
        [none] {""}
       *[other] , { $state }
    }{ $within ->
        [none] {""}
       *[other] {" "}within { $within }
    }{ $los ->
        [yes] {" "}in line of sight
       *[other] {""}
    }
clause-power =
    { $power }{ $cost ->
        [none] {""}
       *[other] {" "}(commander, uses: { $cost })
    }{ $action ->
        [move] , move action
        [attack] , attack action
        [immediate] , immediate
       *[none] {""}
    }, { $when }{ $natural ->
        [none] {""}
       *[other] {" "}({ $natural }+)
    }{ $kind ->
        [melee] , melee attacks
        [ranged] , ranged attacks
       *[other] {""}
    }{ $auto ->
        [yes] , by itself
       *[other] {""}
    }{ $target ->
        [none] {""}
       *[other] ; target: { $target }
    }: { $ops }{ $uses ->
        [none] {""}
       *[other] ; boxes: { $uses }
    }{ $recharge ->
        [none] {""}
       *[other] , recharges: { $recharge }
    }
clause-invisible =
    Invisible{ $until ->
        [none] {""}
       *[other] {" "}{ $until }
    }
clause-adjacent-ally-bonus =
    Next to an ally{ $keyword ->
        [none] {""}
       *[other] {" "}({ $keyword })
    }: +{ $n } { $stat }
clause-ally-aura =
    Allies within { $within }: +{ $n }{ $type ->
        [none] {""}
       *[other] {" "}{ $type }
    } { $stat }

# What the bots weigh
term-victory-points = victory points
term-last-points = nearness to the winning score
term-creatures = creatures and their hit points
term-attack-at-hand = the attack at hand
term-attacks-this-round = attacks to come this round
term-attacks-next-round = attacks threatened for next round
term-areas = victory areas held
term-way-to-areas = the way to a victory area
term-advance = closing in on the enemy
term-conditions = conditions and ongoing damage
term-reserves = unused attacks and powers
term-focused-attacks = the attacks of this round that one enemy can be the target of
term-still-to-act = creatures that are still to act in this round

# What options come to

tells-end-turn = { $left ->
    [both] its move and its attack stay unused
    [attack] its attack stays unused
   *[move] its move stays unused
}
tells-area = { $count ->
    [0] hits nobody
   *[other] in the area: { $targets }
}
tells-first = activates one creature in the first turn; then each activates two
tells-recruit = costs { $cost }, leaves { $left } points
tells-activate = { $hp }/{ $whole } HP, Speed { $speed }
tells-attack = +{ $bonus } against { $versus } { $against }: hits { $chance } %{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
}
tells-uses = commander uses: { $cost }, leaves { $left }
tells-boxes = { $left ->
    [0] can be used only this once
   *[other] can be used again, boxes left then: { $left }
}

# The score sheet

score-eliminated = Eliminated creatures
score-areas = Victory areas
score-standing = Creatures left
score-worth = Cost of those left
score-quiet = Rounds without a fight
score-centre = Half squares to the centre

# What may be passed before it is asked
window-opportunity = Opportunity attacks
window-power = Powers
