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
