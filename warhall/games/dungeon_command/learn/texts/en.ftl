## The first lesson

learn-lesson-title = A commander’s first lesson
learn-lesson-about = Lead a warband in the dark, where no die falls and every order can be answered. Twelve minutes, and you can play.

learn-c1-title = First blow
learn-c1-goal = Walk up to an enemy and strike.
learn-c1-theme = Deep under the earth you lead a few brave souls of Cormyr: you are Gold. Drow, spiders and worse are waiting: they are Silver.
learn-c1-win = Each side has Morale. When anyone’s falls to 0 the battle is over, and whoever has more left wins. There are no dice: what is announced happens, unless somebody answers.
learn-c1-activate = In your turn you activate your creatures one at a time. Press the Dwarven Defender.
learn-c1-move = He may move once, as far as his speed allows: 5. A diagonal step costs no more than a straight one. Walk right up to the spider.
learn-c1-strike = Now you are neighbours. Press the spider to strike it: 20 damage.
learn-c1-fell = 20 damage against 20 hit points: no more spider. Silver loses as much Morale as the spider’s level: 1. This is how battles are won.

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
learn-c3-surge = The curved arrow means tapped: he has used his action. A minor order can be played all the same. Play Heroic Surge to untap him.
learn-c3-power = Fresh again. His own strike works once a turn, but an order is another matter. Play Power Attack: a strike with +20 damage.
learn-c3-fell = 20 and then 40: the Blademaster falls, and 3 Morale with him. Remember: standard and immediate actions tap a creature, minor ones do not.

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
learn-c5-begin = Silver’s turn, and you do not just watch: while an attack waits on the stack, your untapped creatures may answer.
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
learn-c6-sum = A tenth of the damage against the creature’s level: that is the sum to do. But beware: if cowering takes your Morale to 0, the battle is over.

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
learn-c7-round = Silver waited, and it is your turn again, with a new order in hand. Refresh, Activate, Deploy, Cleanup: that is the whole turn.

learn-c8-title = Your first battle
learn-c8-goal = Bring Silver’s Morale to 0.
learn-c8-play = Now on your own: 10 Morale each, two chests, and fire in the middle that burns whoever enters. Stay together, keep an answer in hand, count before you cower. Good luck!
learn-c8-won = Silver is broken. Well led, commander! The First game is waiting for you: one pack shared by two players.
learn-c8-lost = Silver was stronger this time. You know all you need now: try once more, and look at the cards before the first step.
learn-c8-drawn = Equal Morale, equal forces: you share the victory. That is a rare thing.

## Words that are learnt

learn-word-activation = activation
learn-word-speed = Speed
learn-word-morale = Morale
learn-word-line-of-sight = line of sight
learn-word-ranged = ranged attack
learn-word-order = order card
learn-word-tap = tap
learn-word-assist = assist
learn-word-stack = stack
learn-word-immediate = immediate action
learn-word-cower = cower
learn-word-leadership = Leadership
learn-word-treasure = treasure

## Puzzles

learn-puzzle-room-for-the-bow-title = Elbow room
learn-puzzle-room-for-the-bow-task = Silver has 1 Morale left and no cards. The spider has 10 hit points left. Win this turn.
learn-puzzle-room-for-the-bow-why = Beside an enemy the Archer moves 1 square and cannot shoot. Only on c4 is nobody next to her, and from there she sees the spider. If it falls Silver loses 1 Morale, if it cowers from 10 damage Silver loses 1 as well.
learn-puzzle-room-for-the-bow-tempting-1 = Straight back to c3, away from one House Guard and right beside the other.
learn-puzzle-room-for-the-bow-tempting-2 = Striking the neighbour deals 10 damage; a House Guard simply takes it.

learn-puzzle-harder-than-needed-title = Harder than needed
learn-puzzle-harder-than-needed-task = The Drow Assassin (level 4) has 20 hit points left, Silver has 3 Morale and no cards. Win this turn.
learn-puzzle-harder-than-needed-why = Cowering is paid for the whole damage, not only for what would kill. From 40 damage it would cost 4, more than Silver has: the Assassin must fall, and 4 Morale with him.
learn-puzzle-harder-than-needed-tempting-1 = A plain strike would kill as well, but from 20 damage the Assassin cowers for 2 Morale, and 1 is left.

learn-puzzle-last-word-title = The last word
learn-puzzle-last-word-task = Silver’s turn: the Blademaster (20 hit points left) strikes your Thug (10 left). Silver has 1 Morale. You can do more than survive: win at once.
learn-puzzle-last-word-why = His strike has tapped the Blademaster, so Seize the Opportunity may hit him. It lies on top of the stack and happens first: 20 damage, too much to cower from with 1 Morale. His own blow never lands.
learn-puzzle-last-word-tempting-1 = Intercept saves the Thug, but it taps him, and the battle goes on.

learn-puzzle-a-friend-in-time-title = A friend in time
learn-puzzle-a-friend-in-time-task = The Drider (level 4) is unhurt: 100 hit points. Silver has 4 Morale and no cards, you hold Killing Strike (level 5). Win this turn.
learn-puzzle-a-friend-in-time-why = Moving does not tap. The Defender walks up beside the Thug and stays untapped, so he can assist: 3 + 2 = 5. From d4 he may even strike himself, with the Thug assisting.
learn-puzzle-a-friend-in-time-tempting-1 = A strike on the way taps the Defender, and a tapped creature cannot assist.

learn-puzzle-who-hides-title = Who hides?
learn-puzzle-who-hides-task = Fire Trap: 20 damage each to the Archer (level 1, 10 hit points), the Knight (level 5, 10 left) and the Ranger (level 2, unhurt). You have 4 Morale. Save the Knight and stay in the battle.
learn-puzzle-who-hides-why = The Archer costs 1 if she falls and 2 if she cowers; the Ranger survives 20 damage anyway. Only the Knight is worth cowering: 2 instead of 5. That leaves 4 − 1 − 2 = 1.
learn-puzzle-who-hides-tempting-1 = Saving both costs 2 + 2 = 4. Your Morale is 0, and the battle is lost with everyone alive.

learn-puzzle-fire-for-all-title = Fire for all
learn-puzzle-fire-for-all-task = Fireball: 30 damage to each creature within 2 squares of a square you see within 5. Silver has 4 Morale and no cards, you have 1. Win this turn.
learn-puzzle-fire-for-all-why = Only f4 reaches both spiders and the Drow Wizard: 1 + 1 + 2 = 4. Fire knows no friends, so the Archer leaves first. If one of the three cowers for 3, the others still fall.
learn-puzzle-fire-for-all-tempting-1 = With the Archer in the fire both sides are at 0. On equal Morale the levels left on the field decide: Umber Hulk 5 against War Wizard 4.

learn-puzzle-everything-counts-title = Everything counts
learn-puzzle-everything-counts-task = The Drow Priestess is unhurt: 60 hit points. Silver has 1 Morale and no cards, you hold Quick Shot. Three small heroes: win this turn.
learn-puzzle-everything-counts-why = Ranger 10 and Flashing Blades 10; then the Sneak, flanking beside the Ranger, 20; then the Archer from a square with a clear shot, 10, and Quick Shot 10. That is 60. To cower even once costs Silver its last Morale.
learn-puzzle-everything-counts-tempting-1 = From a1 walls spoil the clear shot: the Priestess has cover and dodges. Those 10 will be missing.
learn-puzzle-everything-counts-tempting-2 = The Sneak first: alone beside the Priestess there is no flanking, only 10 damage. In the end 10 are missing.

learn-puzzle-make-them-spend-title = Make them spend it
learn-puzzle-make-them-spend-task = The Drow Assassin (level 4) has 50 hit points left. Silver has 3 Morale and one card, Close Call: prevent 40 damage. You hold Disrupting Attack and Invigorating Smash. Win this turn.
learn-puzzle-make-them-spend-why = The Thug begins with Disrupting Attack, 30 damage. Answer it: the card is gone. Take it: the Assassin is tapped and the card discarded. Cower: 3 Morale, all Silver has. Then nothing stops the Knight’s 50.
learn-puzzle-make-them-spend-tempting-1 = The big blow first meets the full 40 of Close Call. 10 and then 30 damage leave the Assassin with 10 hit points.
