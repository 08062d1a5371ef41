## The first lesson

learn-lesson-title = A commander’s first lesson
learn-lesson-about = Lead a warband in the dark, where no die falls and every order can be answered. Twelve minutes, and you can play.

learn-c1-title = First blow
learn-c1-goal = Walk up to an enemy and strike.
learn-c1-theme = Deep under the earth you lead a few brave souls of Cormyr: you are Azure. Drow, spiders and worse are waiting: they are Ember.
learn-c1-win = Each side has Morale. When anyone’s falls to 0 the battle is over, and whoever has more left wins. There are no dice: what is announced happens, unless somebody answers.
learn-c1-activate = In your turn you activate your creatures one at a time. Press the Dwarven Defender.
learn-c1-move = He may move once, as far as his speed allows: 5. A diagonal step costs no more than a straight one. Walk right up to the spider.
learn-c1-strike = Now you are neighbours. Press the spider to strike it: 20 damage.
learn-c1-fell = 20 damage against 20 hit points: no more spider. Ember loses as much Morale as the spider’s level: 1. This is how battles are won.

learn-c2-title = Room for the bow
learn-c2-goal = Shoot with nobody at your elbow.
learn-c2-try = The Elf Archer shoots at what she sees, up to 10 squares away. A wounded spider sits right beside her: shoot it.
learn-c2-then = A fine thought, but a bow needs elbow room: no ranged attack while an enemy stands next to the shooter.
learn-c2-move = So step back. Next to an enemy a creature moves only 1 square, and whoever comes next to an enemy must stop. Take one step to the left.
learn-c2-shoot = Far enough. Now shoot.
learn-c2-seen = Well aimed. Walls, obstacles and other enemies in between can block the view; your own creatures never do.

learn-c3-title = Orders
learn-c3-goal = Strike twice in one turn.
learn-c3-cards = These cards are orders. The number is the level a creature needs; at the bottom stand the kind of action and the ability it must have.
learn-c3-strike = The Half-Orc Thug is level 3 and has Strength, so both cards suit him. First an ordinary strike at the Blademaster.
learn-c3-pass = Your strike waits on the stack: before it happens everyone may answer, even you. You have nothing to add, so pass.
learn-c3-surge = The Thug is tapped now, which the curved arrow shows: he has used his action. A minor order can be played all the same. Play Heroic Surge to untap him.
learn-c3-power = Fresh again. His own strike works once a turn, but an order is another matter. Play Power Attack: a strike with +20 damage.
learn-c3-fell = 20 and then 40: the Blademaster falls, and 3 Morale with him. A strike and Power Attack are standard actions and tap a creature; minor ones like Heroic Surge do not.

learn-c4-title = Together
learn-c4-goal = Play an order too great for one.
learn-c4-try = A Drider with 100 hit points, and you hold Killing Strike: 100 damage. An order is played on the creature that carries it out: choose the Thug.
learn-c4-then = Level 5 is too much for him alone. Luckily he has a friend.
learn-c4-move = An untapped neighbour with the card’s ability may assist: the levels are added, 3 + 2 = 5. Step between the Defender and the Drider.
learn-c4-play = Now play Killing Strike again. The Defender taps and lends his level.
learn-c4-target = Choose the target. Not the Defender, please.
learn-c4-fell = One card, and 4 Morale are gone. Creatures that stand together carry out greater orders.

learn-c5-title = The enemy’s turn
learn-c5-goal = Answer three attacks.
learn-c5-begin = Ember’s turn, and you do not just watch: while an attack waits on the stack, your untapped creatures may answer.
learn-c5-intercept = 20 damage is coming, and the Thug has 10 hit points left. Play the immediate order Intercept on him: it prevents 20.
learn-c5-seize = Stopped. The Thug is tapped now and will not answer again before your next turn. But the Defender can: play Seize the Opportunity on him.
learn-c5-against = It prevents 10, then strikes a tapped neighbour for 20: the Guard has just tapped for his blow. Choose the attack you answer.
learn-c5-first = What is put on the stack last happens first. The House Guard fell before his blow could land, so there is no blow.
learn-c5-dodge = A shot at the Archer, but an obstacle gives her cover. An untapped creature with cover may dodge a ranged attack, no card needed.
learn-c5-sum = Three attacks, not a scratch. Each of these answers tapped a creature, so choose which attacks deserve one. Otherwise, pass.

learn-c6-title = Cower or fall
learn-c6-goal = Twice choose what costs less.
learn-c6-begin = Your hand is empty, and the Umber Hulk has noticed the Archer.
learn-c6-archer = 30 damage. Cowering avoids it all, for 1 Morale per 10 damage: 3. Losing the Archer costs only her level: 1. Let her take it.
learn-c6-knight = Farewell, Archer. Now 20 damage for the Dragon Knight, who has 10 hit points left. His fall would cost 5 Morale, cowering costs 2: cower.
learn-c6-sum = A creature that survives the damage had better take it: that costs no Morale. For one that would fall, weigh a tenth of the damage against its level. But beware: if cowering takes your Morale to 0, the battle is over.

learn-c7-title = Treasure and reinforcements
learn-c7-goal = Win back Morale and call for help.
learn-c7-move = Morale can grow, too. Send the Halfling Sneak onto the chest.
learn-c7-collect = Two treasures inside! Collecting one is a standard action and gives you 1 Morale.
learn-c7-end = Morale 6. The Sneak has moved and is tapped: end the activation.
learn-c7-phase = The Knight may rest today. End the phase, and the Deploy phase begins.
learn-c7-try = Leadership grew from 7 to 8. It is never spent: it says how many levels you may have in play. Try to deploy the Earth Guardian, level 4.
learn-c7-then = Knight 5 and Sneak 1 make 6. Another 4 would be 10, and you lead only 8.
learn-c7-deploy = The Human Ranger is level 2: a perfect fit. Put him on any square of your start zone.
learn-c7-finish = The Ranger may answer attacks at once and can be activated from your next turn on. End the phase: your creatures untap, ready to answer.
learn-c7-round = Ember waited, and it is your turn again, with a new order in hand. Refresh (untap, draw an order), Activate, Deploy, Cleanup (untap, refill the creature hand): that is the whole turn.

learn-c8-title = Your first battle
learn-c8-goal = Bring Ember’s Morale to 0.
learn-c8-play = Now on your own: 10 Morale each, two chests, and fire in the middle that burns whoever enters. Stay together, keep an answer in hand, count before you cower. Good luck!
learn-c8-won = Ember is broken. Well led, commander! The First game is waiting for you: one pack shared by two players.
learn-c8-lost = Ember was stronger this time. You know all you need now: try once more, and look at the cards before the first step.
learn-c8-drawn = Equal Morale, equal forces: you share the victory. That is a rare thing.

## Words that are learnt

learn-word-phase-activate = activation
learn-word-speed = Speed
learn-word-morale = Morale
learn-word-line-of-sight = line of sight
learn-word-ranged = ranged attack
learn-word-order = order card
learn-word-tap = tap
learn-word-assist = assist
learn-word-stack-place = stack
learn-word-immediate = immediate action
learn-word-cower = cower
learn-word-leadership = Leadership
learn-word-treasure = treasure

## Puzzles

learn-puzzle-room-for-the-bow-title = Elbow room
learn-puzzle-room-for-the-bow-task = Ember has 1 Morale left and no cards. The spider has 10 hit points left. Win this turn.
learn-puzzle-room-for-the-bow-why = Beside an enemy the Archer moves 1 square and cannot shoot. Only on c4 is nobody next to her, and from there she sees the spider. If it falls Ember loses 1 Morale, if it cowers from 10 damage Ember loses 1 as well.
learn-puzzle-room-for-the-bow-tempting-1 = Straight back to c3, away from one House Guard and right beside the other.
learn-puzzle-room-for-the-bow-tempting-2 = Striking the neighbour deals 10 damage; a House Guard simply takes it.

learn-puzzle-harder-than-needed-title = Harder than needed
learn-puzzle-harder-than-needed-task = The Drow Assassin (level 4) has 20 hit points left, Ember has 3 Morale and no cards. Win this turn.
learn-puzzle-harder-than-needed-why = Cowering is paid for the whole damage, not only for what would kill. From 40 damage it would cost 4, more than Ember has: the Assassin must fall, and 4 Morale with him.
learn-puzzle-harder-than-needed-tempting-1 = A plain strike would kill as well, but from 20 damage the Assassin cowers for 2 Morale, and 1 is left.

learn-puzzle-last-word-title = The last word
learn-puzzle-last-word-task = Ember’s turn: the Blademaster (20 hit points left) strikes your Thug (10 left). Ember has 1 Morale. You can do more than survive: win at once.
learn-puzzle-last-word-why = His strike has tapped the Blademaster, so Seize the Opportunity may hit him. It lies on top of the stack and happens first: 20 damage, too much to cower from with 1 Morale. His own blow never lands.
learn-puzzle-last-word-tempting-1 = Intercept saves the Thug, but it taps him, and the battle goes on.

learn-puzzle-a-friend-in-time-title = A friend in time
learn-puzzle-a-friend-in-time-task = The Drider (level 4) is unhurt: 100 hit points. Ember has 4 Morale and no cards, you hold Killing Strike (level 5). Win this turn.
learn-puzzle-a-friend-in-time-why = Moving does not tap. The Defender walks up beside the Thug and stays untapped, so he can assist: 3 + 2 = 5. From d4 he may even strike himself, with the Thug assisting.
learn-puzzle-a-friend-in-time-tempting-1 = A strike on the way taps the Defender, and a tapped creature cannot assist.

learn-puzzle-who-hides-title = Who hides?
learn-puzzle-who-hides-task = Fire Trap: 20 damage each to the Archer (level 1, 10 hit points), the Knight (level 5, 10 left) and the Ranger (level 2, unhurt). You have 4 Morale. Save the Knight and stay in the battle.
learn-puzzle-who-hides-why = The Archer costs 1 if she falls and 2 if she cowers; the Ranger survives 20 damage anyway. Only the Knight is worth cowering: 2 instead of 5. That leaves 4 − 1 − 2 = 1.
learn-puzzle-who-hides-tempting-1 = Saving both costs 2 + 2 = 4. Your Morale is 0, and the battle is lost with everyone alive.

learn-puzzle-fire-for-all-title = Fire for all
learn-puzzle-fire-for-all-task = Fireball: 30 damage to each creature within 2 squares of a square you see within 5. Ember has 4 Morale and no cards, you have 1. Win this turn.
learn-puzzle-fire-for-all-why = Only f4 reaches both spiders and the Drow Wizard: 1 + 1 + 2 = 4. Fire knows no friends, so the Archer leaves first. If one of the three cowers for 3, the others still fall.
learn-puzzle-fire-for-all-tempting-1 = With the Archer in the fire both sides are at 0. On equal Morale the levels left on the field decide: Umber Hulk 5 against War Wizard 4.

learn-puzzle-everything-counts-title = Everything counts
learn-puzzle-everything-counts-task = The Drow Priestess is unhurt: 60 hit points. Ember has 1 Morale and no cards, you hold Quick Shot. Three small heroes: win this turn.
learn-puzzle-everything-counts-why = Ranger 10 and Flashing Blades 10; then the Sneak, flanking beside the Ranger, 20; then the Archer from a square with a clear shot, 10, and Quick Shot 10. That is 60. To cower even once costs Ember its last Morale.
learn-puzzle-everything-counts-tempting-1 = From a1 walls spoil the clear shot: the Priestess has cover and dodges. Those 10 will be missing.
learn-puzzle-everything-counts-tempting-2 = The Sneak first: alone beside the Priestess there is no flanking, only 10 damage. In the end 10 are missing.

learn-puzzle-make-them-spend-title = Make them spend it
learn-puzzle-make-them-spend-task = The Drow Assassin (level 4) has 50 hit points left. Ember has 3 Morale and one card, Close Call: prevent 40 damage. You hold Disrupting Attack and Invigorating Smash. Win this turn.
learn-puzzle-make-them-spend-why = The Thug begins with Disrupting Attack, 30 damage. Answer it: the card is gone. Take it: the Assassin is tapped and the card discarded. Cower: 3 Morale, all Ember has. Then nothing stops the Knight’s 50.
learn-puzzle-make-them-spend-tempting-1 = The big blow first meets the full 40 of Close Call. 10 and then 30 damage leave the Assassin with 10 hit points.

learn-puzzle-two-sources-title = Two sources
learn-puzzle-two-sources-task = You play Ember. The Dragon Knight has 40 hit points left, Azure has 1 Morale and no cards. Your Blademaster strikes for 20 and you hold Quick Jab. Win this turn.
learn-puzzle-two-sources-why = The same attack power works once a turn, but a card is another source. Strike, then Quick Jab, a minor action even a tapped creature can take: 40 damage.
learn-puzzle-two-sources-tempting-1 = A second strike is refused: the Blademaster is tapped, and the same power works only once a turn.

learn-puzzle-no-way-to-parry-title = No way to parry
learn-puzzle-no-way-to-parry-task = You play Ember. The Half-Orc Thug has 30 hit points left; Azure has 3 Morale and one card, Intercept, which prevents 20. You hold Piercing Strike and Deep Wound. Win this turn.
learn-puzzle-no-way-to-parry-why = Damage that cannot be prevented can only be taken or hidden from. The Thug falls (level 3) or cowers from 30 for 3 Morale; either way nothing is left.
learn-puzzle-no-way-to-parry-tempting-1 = Deep Wound deals 30 as well, but Intercept takes 20 away, and 10 do not end the game.

learn-puzzle-once-more-title = Once more
learn-puzzle-once-more-task = The Drow Assassin has 60 hit points left, Ember has 1 Morale and no cards. You hold Heroic Surge, which untaps an Adventurer, and Power Attack. Win this turn.
learn-puzzle-once-more-why = Untapped, the Thug may act again, but not with the same power. The strike deals 20, Power Attack is another source and deals 40.
learn-puzzle-once-more-tempting-1 = Strike, surge, strike: the second strike is refused, for a power works once a turn even if the creature is untapped in between.

learn-puzzle-into-the-fire-title = Into the fire
learn-puzzle-into-the-fire-task = The Blademaster has 30 hit points left, Ember has 1 Morale and no cards. Your Thug strikes for 20 and you hold Shove Aside: slide an adjacent creature up to 3 squares. Win this turn.
learn-puzzle-into-the-fire-why = Strike for 20, then push it onto the fire: a creature slid into hazardous terrain takes 10 as if it had walked there. To cower from 10 costs the last Morale.
learn-puzzle-into-the-fire-tempting-1 = 20 damage leave 10 hit points, and the turn is over.

learn-puzzle-slip-away-title = Slip away
learn-puzzle-slip-away-task = You play Ember. Azure has 1 Morale; the Elf Archer has 10 hit points. Your Drow Wizard is caught between two Defenders and holds Stalk: shift up to 6 squares. Win this turn.
learn-puzzle-slip-away-why = A shift is no move: neighbours neither slow it nor stop it. Shift clear of both Defenders, then shoot; 20 damage are too many to cower from with 1 Morale.
learn-puzzle-slip-away-tempting-1 = Next to an enemy one moves a single square, and beside the other Defender nobody shoots.

learn-puzzle-splinters-title = Splinters
learn-puzzle-splinters-task = Two spiders with 10 hit points each stand beside a House Guard. Ember has 2 Morale and no cards. Your Thug shoots for 20, and Explosive Bolts deal 10 to every enemy beside the target. Win this turn.
learn-puzzle-splinters-why = Shoot the House Guard: the splinters reach both spiders. Fallen or cowering, each costs 1 Morale.
learn-puzzle-splinters-tempting-1 = Shot at directly, one spider falls, but the splinters reach only the House Guard. 1 Morale is left.

learn-puzzle-over-their-heads-title = Over their heads
learn-puzzle-over-their-heads-task = The Drow Wizard has 30 hit points and hides behind two House Guards. Ember has 2 Morale and no cards. Win this turn.
learn-puzzle-over-their-heads-why = Walkers must stop beside an enemy; who flies need not, and may pass over it. The Copper Dragon lands beside the Wizard and strikes for 30: to cower costs 3, and the Wizard is worth 2.
learn-puzzle-over-their-heads-tempting-1 = The Dragon Knight has to stop at the first House Guard, and the Wizard is out of reach.

learn-puzzle-a-coin-in-time-title = A coin in time
learn-puzzle-a-coin-in-time-task = Your archer is stuck in a web, on a treasure token, between two spiders. Ember has 2 Morale, you have 1, and your Fireball (30 damage within 2 squares) will burn all three. Win this turn.
learn-puzzle-a-coin-in-time-why = The web holds feet, not hands: collect the treasure first, and you have 2 Morale. The Fireball costs Ember 2 and you 1, so 1 to 0.
learn-puzzle-a-coin-in-time-tempting-1 = Fireball at once leaves both at 0. On equal Morale the levels on the battlefield decide, and Ember has the Umber Hulk.

learn-puzzle-feint-title = Feint
learn-puzzle-feint-task = You play Ember. The Half-Orc Thug has 20 hit points left; Azure has 1 Morale and one card, Intercept. You hold Feint, which taps an adjacent creature. Win this turn.
learn-puzzle-feint-why = A tapped creature can take no immediate action. After the Feint the Thug cannot Intercept, and 20 damage are too many to cower from.
learn-puzzle-feint-tempting-1 = The plain strike is intercepted: 20 prevented, nothing happens.

learn-puzzle-a-touch-in-time-title = A touch in time
learn-puzzle-a-touch-in-time-task = Ember’s turn: a House Guard strikes your Dragon Knight for 20, and the Knight has 20 hit points left. You have 2 Morale. Lose neither the Knight nor Morale.
learn-puzzle-a-touch-in-time-why = A tap power may be used as an immediate action, also in another’s turn. The Cleric’s touch goes on the stack above the strike: first 10 healed, then 20 damage, and the Knight stands with 10.
learn-puzzle-a-touch-in-time-tempting-1 = To cower costs 2 Morale, all you have.

learn-puzzle-who-answers-title = Who answers?
learn-puzzle-who-answers-task = Ember’s turn: the Drow Assassin strikes your Thug (10 hit points left). Its Hidden Blade then deals 10 to a tapped enemy beside it. You have 1 Morale, Recoil and Defend Ally. Save the Thug, and keep a card.
learn-puzzle-who-answers-why = Let the Ranger answer. Defend Ally prevents all 20 and taps the Ranger, who is out of reach; the Thug stays untapped and the Hidden Blade finds nobody.
learn-puzzle-who-answers-tempting-1 = Recoil prevents the strike but taps the Thug itself, and the Hidden Blade strikes the tapped one.

learn-puzzle-no-place-to-hide-title = No place to hide
learn-puzzle-no-place-to-hide-task = Two spiders, level 1 each; one has 10 hit points left, the other 20. Ember has 2 Morale and no cards. You hold Cleave: destroy an enemy in melee, and 20 damage go to a neighbour. Win this turn.
learn-puzzle-no-place-to-hide-why = Give Cleave to the Dragon Knight. From 40 damage nobody can cower with 2 Morale, so the first spider falls; from the 20 of Cleave nobody can with 1.
learn-puzzle-no-place-to-hide-tempting-1 = The Ranger deals only 10: the first spider cowers for 1 Morale, is not destroyed, and Cleave stays idle.

learn-puzzle-one-level-more-title = One level more
learn-puzzle-one-level-more-task = The Shadow Mastiff is unhurt: 80 hit points, level 4. Ember has 4 Morale and no cards. You hold Killing Strike (level 5) and Level Up; your Ranger and Defender are level 2 each. Win this turn.
learn-puzzle-one-level-more-why = 2 and 2 are 4. Level Up makes the Ranger level 3, and with the Defender assisting that is 5: 100 damage, and 4 Morale do not pay for hiding from it.
learn-puzzle-one-level-more-tempting-1 = Ranger and Defender together have level 4, and Killing Strike needs 5.

learn-puzzle-a-step-back-title = A step back
learn-puzzle-a-step-back-task = Round 4. Ember has 1 Morale and no cards. Your Elf Archer at a6 is the last to act. Win with the archer.
learn-puzzle-a-step-back-why = The Drow Blademaster has 10 hit points left: whether he falls (3 Morale) or cowers (1), Ember is at 0. But nobody shoots with an enemy beside him, so the archer first goes to a5; from b5 a blow does it as well.
learn-puzzle-a-step-back-tempting-1 = The House Guard beside you takes 10 damage and lives: no Morale is lost.

learn-puzzle-one-square-is-left-title = One square is left
learn-puzzle-one-square-is-left-task = Round 4. Ember has 1 Morale and no cards. Only your Halfling Sneak at b5 has not acted; a blow deals 10. Win with the Sneak.
learn-puzzle-one-square-is-left-why = Who can take 10 damage takes it and loses no Morale. The Blademaster cannot: 10 hit points are left, and falling or cowering both cost the last Morale. Of all squares beside him only f6 is within reach.
learn-puzzle-one-square-is-left-tempting-1 = The House Guard is nearer, but has 40 hit points: the damage is simply taken.

learn-puzzle-worth-a-card-title = Worth a card
learn-puzzle-worth-a-card-task = Round 4. Ember has 2 Morale and no cards. Your Dwarven Defender at d5 acts, you hold Power Attack (40 damage with his blow). Win with the Defender.
learn-puzzle-worth-a-card-why = A creature that falls costs as much Morale as its level. The Drow Blademaster at e7 has 40 hit points left and level 3: one step, then Power Attack. To cower from 40 would cost 4.
learn-puzzle-worth-a-card-tempting-1 = The spider beside you falls at once, but has level 1: Ember keeps 1 Morale.

learn-puzzle-no-cheap-way-out-title = No cheap way out
learn-puzzle-no-cheap-way-out-task = Round 5. You play Ember; Azure has 2 Morale and no cards. Your Drow Wizard at k6 is the last to act; his shot deals 20. Win with the Wizard.
learn-puzzle-no-cheap-way-out-why = The Human Ranger has 10 hit points left and level 2. If he falls, 2 Morale are gone; if he cowers, 2 as well, for all of the 20 damage counts. He stands behind a wall: move to where you see him, and shoot.
learn-puzzle-no-cheap-way-out-tempting-1 = The Elf Archer in sight has level 1: if she falls, Azure keeps 1 Morale.
