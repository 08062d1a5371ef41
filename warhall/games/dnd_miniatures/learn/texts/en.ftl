## The first lesson

learn-lesson-title = D&D Miniatures: your first battle
learn-lesson-about = Two warbands, a battle map and a d20. Thirteen minutes, and you know how to fight.

learn-first_blow-title = The first blow
learn-first_blow-goal = Destroy the goblin on the road.
learn-first_blow-welcome = Two warbands clash at a crossroads; the round blue figures are yours. You win with victory points: for enemies you destroy, and for areas you hold.
learn-first_blow-activate = A goblin bars the way. Press your Human Sellsword to activate him.
learn-first_blow-move = On its turn a creature has one move action and one attack action. First the move: his Speed is 6 squares, and a diagonal step counts as one. Stop next to the goblin.
learn-first_blow-strike = Now the Greatsword: choose it, then the goblin. He rolls a twenty-sided die and adds 11; if the sum reaches the goblin’s AC (armour class), 16, he hits.
learn-first_blow-done = 9 + 11 = 20: a hit. Damage is not rolled: the sword deals 15, and the goblin had no more hit points (HP). Its cost, 5, is now yours in victory points.

learn-two_actions-title = Two actions
learn-two_actions-goal = One move and one attack, in whichever order you like.
learn-two_actions-strike = Two orcs press your Sellsword. The order of his actions is up to you; this time strike first: the orc on the right.
learn-two_actions-second = A natural 20! It always hits, and the damage is doubled. (A natural 1 always misses.) The other orc is just as near: try to strike it too.
learn-two_actions-second_refused = There is one attack action a turn, and his is spent. A comfort: the orcs have no more.
learn-two_actions-stay = He could still move, but nobody has to. Let him stand firm: end his turn.
learn-two_actions-dwarf = Your turn goes on: as a rule you activate two creatures, one after the other. Now the Dwarf Shieldbearer.
learn-two_actions-hurry = He is far off, and his Speed is only 5. First his move action: go to the marked square, h6.
learn-two_actions-charge = Now charge the orc: as his attack action he runs up to his Speed once more and makes his basic attack at +1. A charge must end at least 2 squares from where it began.
learn-two_actions-done = 12 + 8 + 1 = 21: a hit. And whoever does not attack may use the attack action to move a second time.

learn-slip_away-title = How to get away
learn-slip_away-goal = Get your elves away from the orcs.
learn-slip_away-walk = An orc stands beside your Elf Warlock, who would rather fight from afar. Let us make a mistake, it is free here: just walk away to the marked square, b3.
learn-slip_away-struck = Walking out of a square next to an enemy provokes an opportunity attack: one free strike, before you are gone. And the orc hits.
learn-slip_away-go_on = That cost 10 hit points, but not the rest of the move. Go on to b3.
learn-slip_away-blast = The attack action is left too. Pay the orc back with the Eldritch Blast: it reaches 10 squares, and it is rolled against DEF (defence) instead of AC.
learn-slip_away-scout = The Elf Scout is in the same spot, but he knows better. Activate him.
learn-slip_away-shift = A shift is a move action for a single square, and it provokes nobody. Shift one square away from the orc.
learn-slip_away-shoot = Now nobody stands beside him, and that matters: shooting next to an enemy provokes as well. Choose the Longbow and shoot this orc.
learn-slip_away-done = First shift, then shoot. Point at a square or a target, and you see beforehand who could strike at you.

learn-sight-title = Eyes and arrows
learn-sight-goal = Hit the archer beyond the wall.
learn-sight-blocked = A Kobold Archer lurks beyond the wall. Try the Eldritch Blast on it.
learn-sight-blocked_refused = Walls block the line of sight, and without it there is no shot. Creatures never block it.
learn-sight-step_out = So come out from behind the wall: move to the marked square, e6.
learn-sight-covered = You see the archer, but an orc stands in the line. That gives the archer cover: −2 to your roll. Shoot at the archer all the same.
learn-sight-scout = 7 + 7 would have reached its DEF, 13; the −2 made it a miss. Enemies, walls and trees in the line give cover, your own creatures never do. Activate the Elf Scout.
learn-sight-better = From the marked square, d2, nothing is in the way. Move there.
learn-sight-shoot = A clear line. The Longbow adds 10, the archer’s AC is 15. Shoot.
learn-sight-done = 5 + 10 = 15: equal is enough. Point at an enemy to see your line to it, and whatever is in the way.

learn-flank-title = Two against one
learn-flank-goal = The Yuan-ti Swiftscale’s AC is 22: every other blow would miss. Come at it from two sides.
learn-flank-opposite = It is the Dwarf Battlemaster’s turn. Move him to the marked square, g4, exactly opposite your Sellsword.
learn-flank-hammer = Now the two of them flank it, and each has combat advantage: +2 to the attack roll. Strike with the Warhammer.
learn-flank-sellsword = 9 + 11 + 2 = 22: just enough. Now activate your Sellsword.
learn-flank-sword = He gets the same +2. Strike with the Greatsword.
learn-flank-command = A hit! The Battlemaster is a commander: a few times in a battle he can help his allies. Use his power Hammer Them for 10 more damage.
learn-flank-done = 15 + 10: 25 hit points at one blow. Look for the place opposite a friend, and remember that the enemy looks for it too.

learn-blood-title = First blood
learn-blood-goal = Wear the Swiftscale down, then finish it.
learn-blood-killing = Your Sellsword’s finest attack is the Killing Blow: 30 damage. Try it on the Swiftscale.
learn-blood-killing_refused = Not yet: it needs a Bloodied target, one with half its hit points or fewer. For the Swiftscale that is 25 of 55, for halves are rounded down to fives, and it has 40.
learn-blood-sword = Then the Greatsword first.
learn-blood-stay = 25 left: Bloodied. That alone does no harm, but many attacks and powers wait for it. Stay beside it and end his turn.
learn-blood-glue = The Swiftscale misses, but the Kobold Slinger hits with a pot of glue. Your Sellsword is Immobilized: he cannot leave his square, but he can fight.
learn-blood-round = All have acted, so a new round begins. Both sides roll for initiative: you 15, the enemy 6.
learn-blood-first = You won, so you say who goes first. Go yourself.
learn-blood-again = Glue or no glue, the Swiftscale is still next to him. Activate your Sellsword.
learn-blood-kill = Now the Killing Blow. The little box beside it means: once in a battle.
learn-blood-done = 24 points! And at the end of his turn he made a saving throw against the glue: 14. With 10 or more he is free.

learn-ground-title = Hold your ground
learn-ground-goal = Reach 100 points this round.
learn-ground-areas = You have 90 points of 100. The blue frame is your victory area: have a creature in it when the round ends, and you score 5 points.
learn-ground-turns = The enemy goes first this round, with only one creature; after that the sides take turns, two creatures each. The arrow misses.
learn-ground-sellsword = So you have two activations. First the Sellsword.
learn-ground-charge = Charge the archer: it is worth 6 points.
learn-ground-scout = 96 points. Now the Elf Scout: he has a long way to the area.
learn-ground-run = He will not fight, he will run: two moves in a row. First to the marked square, h2.
learn-ground-area = The second move takes his attack action. Into the area!
learn-ground-round = The last orc comes running, too late: the round ends, your Scout stands in the area. 5 points.
learn-ground-done = 101 points: the battle is yours, though an enemy still stands. Even an enemy inside the area would not have changed that.

learn-battle-title = Your first battle
learn-battle-goal = Be the first to reach 20 points.
learn-battle-plan = Now on your own: three against four. A square of rubble or forest costs 2 to enter. Keep together, flank, look for clear lines, and remember your area: 2 points a round.
learn-battle-won = The crossroads is yours. Ready for a full battle? Take one of the ready-made warbands.
learn-battle-lost = Today the goblins laugh; dice can be like that. Once more? Flank, and leave nobody alone.

## Words that are learnt

learn-word-activation = activation
learn-word-speed = Speed
learn-word-vp = victory points (VP)
learn-word-move-action = move action
learn-word-attack-action = attack action
learn-word-charge = charge
learn-word-opportunity-attack = opportunity attack
learn-word-shift = shift
learn-word-line-of-sight = line of sight
learn-word-cover = cover
learn-word-flank = flanking
learn-word-commander = commander
learn-word-bloodied = Bloodied
learn-word-phase-initiative = initiative check
learn-word-victory-area = victory area

## Puzzles

learn-puzzle-four_points_short-title = Four points short
learn-puzzle-four_points_short-task = You have 96 of 100 points, and the Sellsword is the last to act in this round. Win for certain.
learn-puzzle-four_points_short-why = Two move actions carry him into his victory area. Nobody acts after him, so the round ends and the area scores 5: 101 points, and no die is rolled.
learn-puzzle-four_points_short-tempting-1 = The charge hits with 3 or more and the archer is worth 6 points. But 90 % is not certain.

learn-puzzle-past_the_orc-title = Past the orc
learn-puzzle-past_the_orc-task = 95 of 100 points, and the Elf Scout is the last to act in this round. He has 10 hit points left, and one blow of the orc takes just that. Win for certain.
learn-puzzle-past_the_orc-why = Shift first: that provokes nobody. From c4 the attack action buys a full move, which keeps two squares away from the orc all the way round into the area.
learn-puzzle-past_the_orc-tempting-1 = Walking off provokes an opportunity attack, and it hits every second time: AC 18 against +7.
learn-puzzle-past_the_orc-tempting-2 = To shift and shoot is right in general, but the longbow needs 5 or more. The area needs nothing.

learn-puzzle-one_arrow-title = One arrow
learn-puzzle-one_arrow-task = 94 of 100 points: hit the Kobold Archer and you win. Where should the Elf Scout shoot from? He has 10 hit points, and the orcs are awake.
learn-puzzle-one_arrow-why = At d5 one corner of the square has a clear line to every corner of the target, past the wall and past the orc, and no enemy is adjacent: 5 or more hits.
learn-puzzle-one_arrow-tempting-1 = A clear line, but an orc next to you: the shot provokes, and the orc strikes first, fatally every second time.
learn-puzzle-one_arrow-tempting-2 = Safe, but one step too short: from here the target has cover, −2.

learn-puzzle-helpless-title = The blocked corridor
learn-puzzle-helpless-task = 92 of 100 points and one activation. Both enemies are Helpless: the kobold is worth 6 points, the orc behind it 8. Win for certain.
learn-puzzle-helpless-why = A Helpless creature does not bar the way: anybody may move through its space. Move, then charge through the kobold up to the orc; a melee attack against a Helpless creature hits by itself.
learn-puzzle-helpless-tempting-1 = A shot at a Helpless target gets +6, but it is still rolled, and a natural 1 misses.
learn-puzzle-helpless-tempting-2 = It hits for certain, but the kobold brings only 98 points.

learn-puzzle-the_far_side-title = The far side
learn-puzzle-the_far_side-task = 88 of 100 points. The Hobgoblin Guard (AC 20) has 15 hit points left and is worth 12. Only the Sellsword can still act: how does he strike best?
learn-puzzle-the_far_side-why = A move may precede a charge. From g1 the square g3 is among the nearest and two squares away, and it lies exactly opposite the Shieldbearer: +1 and +2.
learn-puzzle-the_far_side-tempting-1 = The charge gives +1, but its nearest squares do not flank.
learn-puzzle-the_far_side-tempting-2 = Opposite the dwarf: +2 for flanking. Very good, but there is one more point to be had.

learn-puzzle-the_doorway-title = The doorway
learn-puzzle-the_doorway-task = The Elf Warlock has 5 hit points, and the orc beside him acts after you. You activate both your creatures. Bring the Warlock safely through the round.
learn-puzzle-the_doorway-why = Shift into the doorway, then move into the room. Now the Sellsword fills the doorway: nobody may move through an enemy, walls close the rest, and the orc has no ranged attack.
learn-puzzle-the_doorway-tempting-1 = The right room, the wrong step: walking away provokes, and the orc needs only a 10.
learn-puzzle-the_doorway-tempting-2 = 15 damage do not stop an orc with 25 hit points. It walks round the Sellsword, through the open door.

learn-puzzle-the_dark_dream-title = The dark dream
learn-puzzle-the_dark_dream-task = 76 of 100 points; the Swiftscale is worth 24 and has 35 of 55 hit points. Both your creatures act now: the Sellsword is Immobilized, the Warlock has 10 hit points left. What is the best chance to win this turn?
learn-puzzle-the_dark_dream-why = The Curse is rolled against Will, where it has only its plain DEF of 19: 50 %. It leaves 25 hit points, Bloodied, and makes it Dazed: combat advantage. The Killing Blow then needs 9: 60 % of 50 %. Do not slide it away from the Sellsword.
learn-puzzle-the_dark_dream-tempting-1 = The same 10 damage, but against its best defence (DEF 21 with the +2 for Reflex), and without Dazed.
learn-puzzle-the_dark_dream-tempting-2 = Clever: from f2 the Warlock flanks too. But casting next to an enemy provokes, and one hit is too much for him.

learn-puzzle-every_point-title = Every point counts
learn-puzzle-every_point-task = 76 of 100 points; the Swiftscale (AC 22, worth 24) has 40 of 55 hit points. Sellsword and Battlemaster both act now, and the Battlemaster has one use of his commander powers left. Find the best chance to win this turn.
learn-puzzle-every_point-why = First the Battlemaster goes to g3 and charges to e3, opposite the Sellsword: +1 and +2. Then the Sellsword steps back to a3, takes the opportunity attack (he has 60 hit points) and charges back: +3 again. 15, then 15 and 10 by Hammer Them: exactly 40.
learn-puzzle-every_point-tempting-1 = The Sellsword strikes before anybody stands opposite: his blow lacks the +2.
learn-puzzle-every_point-tempting-2 = Flanking, then the Killing Blow: the natural line. But both could have charged as well, +1 each.

learn-puzzle-the_weak_spot-title = The weak spot
learn-puzzle-the_weak_spot-task = 88 points of 100. The Hobgoblin Guard (AC 20, DEF 15, cost 12) has 5 hit points left, and your Shieldbearer strikes once: axe +8 against AC, 10 damage, or shield bash +8 against DEF, 5 damage. Which one?
learn-puzzle-the_weak_spot-why = 5 damage are enough, so the defence decides. Against DEF 15 a 7 will do: 70 %.
learn-puzzle-the_weak_spot-tempting-1 = The axe hits harder, but against AC 20 it needs 12: 45 %.

learn-puzzle-the_long_way-title = The long way round
learn-puzzle-the_long_way-task = 95 points of 100, and the Sellsword (Speed 6) is the last to move this round. Between him and your victory area lies mud. Win for certain.
learn-puzzle-the_long_way-why = A square of difficult terrain costs 2. Round the mud he has twelve squares in two moves, and that is enough.
learn-puzzle-the_long_way-tempting-1 = Straight through the mud looks shorter, but three squares of it cost six, and he stops short of the area.

learn-puzzle-holy_ground-title = Holy ground
learn-puzzle-holy_ground-task = 76 points of 100. The Swiftscale (AC 22, cost 24) has 15 hit points left, and your Sellsword strikes once. A sacred circle lies beside the enemy. How is the blow surest?
learn-puzzle-holy_ground-why = A sacred circle gives +2, a charge +1, and a charge ends in the nearest square. Take one step aside first, so that the circle is the nearest: +3 together, 8 or more, 65 %.
learn-puzzle-holy_ground-tempting-1 = From here the charge may not choose the circle: the nearest square decides, and +1 makes 55 %.
learn-puzzle-holy_ground-tempting-2 = The circle without the charge: +2, 9 or more, 60 %.

learn-puzzle-behind_his_back-title = Behind his back
learn-puzzle-behind_his_back-task = 76 points of 100. The Swiftscale (AC 22, cost 24) has 20 hit points. The Rake deals 10 with the rapier or 15 with the riposte thrust, and Sneak Attack adds 10 with combat advantage. Find the best chance.
learn-puzzle-behind_his_back-why = Go round to the square opposite the Shieldbearer; the opportunity attack on the way does not stop the Rake. Flanking gives +2 to hit and turns 10 into 20: 8 or more, 65 %.
learn-puzzle-behind_his_back-tempting-1 = 15 are not 20. From this side only a natural 20 would do.

learn-puzzle-between_two-title = Between the two
learn-puzzle-between_two-task = 84 points of 100. Two orcs (AC 15, cost 8 each) have 10 hit points left. Pat strikes one with the longsword, or two with Cleave. Find the best chance to win now.
learn-puzzle-between_two-why = You need both. One square is adjacent to the one and the other: step in between and Cleave, 3 or more for each, 81 %.
learn-puzzle-between_two-tempting-1 = One orc is 8 points, and 92 are not 100.

learn-puzzle-two_doors-title = Two doors
learn-puzzle-two_doors-task = 95 points of 100, and the Sellsword is the last to move this round. A wall divides the map; there is a teleporter on each side. Win for certain.
learn-puzzle-two_doors-why = Moving into a teleporter he may transfer to the other one, and the move goes on there. One step more and he stands in the area.
learn-puzzle-two_doors-tempting-1 = On foot there is no way through the wall.

learn-puzzle-close_quarters-title = Close quarters
learn-puzzle-close_quarters-task = 94 points of 100. The Kobold Archer (DEF 13, cost 6) has 10 hit points. Your Wizard has 10 too, a gnoll stands beside it, and moving away provokes as well. Find the best chance.
learn-puzzle-close_quarters-why = Close attacks never provoke. The Lightning Bolt is one, and its line reaches the kobold: 2 or more, 95 %.
learn-puzzle-close_quarters-tempting-1 = Ray of Frost is a ranged attack: the gnoll strikes first, and two times in three the spell is never cast.

learn-puzzle-two_arrows-title = Two arrows
learn-puzzle-two_arrows-task = 88 points of 100. Two Kobold Archers (AC 15, cost 6 each) have 10 hit points, a Hobgoblin Guard (AC 20, cost 12) has 15. The Ranger has one attack. Find the best chance.
learn-puzzle-two_arrows-why = Twin Strike at both kobolds: 4 or more twice, 85 % and 85 %, makes 72 %.
learn-puzzle-two_arrows-tempting-1 = One arrow for one guard sounds simpler, but against AC 20 it needs 8: 65 %.

learn-puzzle-over_the_edge-title = Over the edge
learn-puzzle-over_the_edge-task = 88 points of 100. The Hobgoblin Guard (AC 20, DEF 15, cost 12) is unhurt, with a pit behind it. Your Shieldbearer: axe, 10 damage, or shield bash, 5 damage and push 1. Find the best chance to win now.
learn-puzzle-over_the_edge-why = Bash, and push it straight into the pit. A second roll against the same defence throws it down: 70 % of 70 %.
learn-puzzle-over_the_edge-tempting-1 = 10 damage out of 35. The axe wins nothing today.

learn-puzzle-blood_first-title = Blood first
learn-puzzle-blood_first-task = 76 points of 100. The Swiftscale (AC 22, cost 24) has 35 of 55 hit points. The Scout shoots for 10; the Fighter, Immobilized beside it, strikes for 15, or for 30 with Death Blow, only against a Bloodied enemy. Find the best chance.
learn-puzzle-blood_first-why = The arrow first: 25 left is Bloodied, and Death Blow may follow. 45 % of 50 %.
learn-puzzle-blood_first-tempting-1 = Sword first, arrow then: 25 damage in all, and only a critical hit makes up for the rest.

learn-puzzle-a_run_up-title = A run-up
learn-puzzle-a_run_up-task = 89 points of 100. The Elf Warlock (AC 17, cost 11) has 15 hit points, and your orc stands beside it: greataxe +7, 10 damage, and 5 more after a charge. Find the best chance.
learn-puzzle-a_run_up-why = Walk off first. The Warlock may stab at you, you have 25 hit points; then charge back, +1 and 15 damage: 60 %.
learn-puzzle-a_run_up-tempting-1 = 10 damage are not 15. Only a natural 20 would do.
learn-puzzle-a_run_up-tempting-2 = One step of shifting is not enough: a charge must end at least two squares from where it began.

learn-puzzle-into_the_smoke-title = Into the smoke
learn-puzzle-into_the_smoke-task = The Warlock has 5 hit points, and the Kobold Archer (Speed 6, range 12) acts after you. Keep the Warlock alive to the end of the round.
learn-puzzle-into_the_smoke-why = In the smoke he is invisible to all who are not adjacent. The archer can come up six squares, and that is not adjacent; with a second move there is no shot left.
learn-puzzle-into_the_smoke-tempting-1 = The far edge is still within twelve squares of a bow that comes closer. It hits a little more often than it misses.

learn-puzzle-almost-certain-title = Almost certain
learn-puzzle-almost-certain-task = 95 points of 100, and the Sellsword (Speed 6, attack +11, damage 15) is the last to move this round. The Goblin Cutter (AC 16, cost 5) has 15 hit points, and before your victory area lies mud. Win for certain.
learn-puzzle-almost-certain-why = Two moves round the mud just reach the victory area, and its points at the end of the round are enough. No die has a say in it.
learn-puzzle-almost-certain-tempting-1 = A charge at the goblin hits with a 4 or more and would win, too: in 85 of 100 cases.
