## The first lesson

learn-lesson-title = Fantasy Commander: your first lesson
learn-lesson-about = Give orders in secret, then watch your plan meet the enemy’s. Thirteen minutes, and you command an army.

learn-bridge-title = To the bridge
learn-bridge-goal = Your first charge: move, attack, take the bridge.
learn-bridge-story = The dead of Styx hold the bridge, and the army of the Empire is yours. Victory points (VP) win: 1 for every enemy unit destroyed, 1 for every capture point you stand on when the round ends. Here two are enough.
learn-bridge-move = These are your Equestrian Knights. They move up to three hexes: ride to the marked hex beside the bridge, h7.
learn-bridge-attack = You are in contact: your hexes touch. Attack the zombies.
learn-bridge-die = Five dice: four for Attack and one for the Charge. A unit may tire itself for one die more, but these will do. Press No.
learn-bridge-swords = A sword (hit) is one damage, crossed swords (full-unit hit) are one too, and each damage removes one miniature. Three were left, three are gone: the unit is destroyed, 1 VP for you.
learn-bridge-advance = Their hex is empty now, so your knights may advance into it. Do it: the dashed outline marks a capture point.
learn-bridge-end = The round ended with your knights on the point: one more VP, and the day is yours. Not bad for the first minute.

learn-faces-title = What the dice say
learn-faces-goal = Read every picture on the dice.
learn-faces-attack = Undead Cavalry, caught between two of your units. It has declared defence, so this time both sides roll. Attack it.
learn-faces-tire = Three dice, and this enemy fights back. Now the extra die is worth it: take a fatigue token.
learn-faces-ours = Your roll. Sword: damage. Banner (support): damage as well, but only when another unit of yours touches the enemy. Skull: panic. Shield: stops one result of the enemy.
learn-faces-theirs = Their sword ran into your shield. Their shield stopped one of your two damage: shields stop damage first, panic last. So one rider falls, and the skull drives the rest one hex straight back.
learn-faces-advance = Advance, or stay where you are: it is always your choice. One thing to remember: an ordinary unit with a single miniature left is weak, and its crossed swords no longer count.

learn-colours-title = Five colours
learn-colours-goal = Find out when each order acts.
learn-colours-when = The colour of an order says when a unit acts, not how well. Red triangles first, then blue diamonds, then green circles; in each colour the sides take turns. All three may do anything. Yellow squares come last and can only rest.
learn-colours-star = This is the blue step, and only the zombies hold blue. But Roland has a purple star: he may act on your turn in any step. Press Activate a unit now.
learn-colours-bridge = The zombies are heading for the bridge. Be there first: move Roland onto it.
learn-colours-late = Too late for the zombies: a hex holds only one unit. They declare defence and wait.
learn-colours-run = Green now: your Legionnaires. A run takes them four hexes instead of two, but then they may attack only for a fatigue token. Run to the marked hex, g7.
learn-colours-yellow = Yellow at last: your Imperial Shooters. Go on, order them to shoot at the zombies.
learn-colours-refused = They will not, and rightly so: a unit activated by a yellow order can only rest. Whoever is to fight needs another colour.
learn-colours-rest = Rest is not wasted: it removes all fatigue tokens, unless an enemy is in contact. Let them rest. Then the round ends, and the bridge earns you 1 VP.

learn-command-title = You give the orders
learn-command-goal = Roll your orders and lay them in secret.
learn-command-dice = Units bring you orders: the Knights a red one, the Shooters a blue one, Roland a purple one; two dice add chance. An order die speaks only in colours: either kind of swords is red, skull or banner blue, shield green.
learn-command-reroll = Blue you have already. Roland grants one free reroll: roll the skull again.
learn-command-keep = Crossed swords: a red order. Keep the dice. You could still reroll, but each time you would give up one die and roll the rest.
learn-command-begin = Now both sides see what the other holds. The orders themselves are laid face down. Begin.
learn-command-red = Every unit gets one order. Red for the Knights: they should strike early. Press the colour, or drag it onto the unit.
learn-command-purple = Purple is your wild card: with it Roland acts in whichever step suits you.
learn-command-blue = Blue for the Shooters: after all reds, before all greens.
learn-command-yellow = The Legionnaires are exhausted: as many fatigue tokens as they can hold. Give them yellow and let them rest; yellow is free and never runs out.
learn-command-finish = A red and a green are left. They stay in the reserve to pay for special properties; at the end of the round they are gone. Say that all orders are given.
learn-command-initiative = Haste has its price. The side with fewer red and purple tokens on the map takes the initiative and goes first in every colour. You laid two, Styx one: Styx goes first.

learn-cards-title = Cards and reserves
learn-cards-goal = Make one charge count twice.
learn-cards-effect = Before each activation the top card of your tactic deck is played: for its effect, or for the order printed on it. Powerful Strikes gives the unit one more melee die: play it for its effect.
learn-cards-pay = In the reserve orders are money, and the colour is the coin. The Knights’ special property Pursuit costs one red (purple would do for any colour). Pay for it.
learn-cards-move = Ride up to the zombies, to the marked hex, f9. Keep off the hill beside it: entering difficult terrain ends the activation at once.
learn-cards-attack = Six dice: four of their own, one for the Charge, one from the card. Attack the zombies.
learn-cards-advance = Two swords and a skull. Zombies never run: each panic costs them a miniature instead. The unit is gone, so advance.
learn-cards-pursue = Now Pursuit pays off: it gave them Persecution, so after the advance your knights may go one hex farther and attack once more. Ride to the marked hex, g7.
learn-cards-again = Five dice: the Charge counts only once, the card helps to the end of the activation. Attack the archers.
learn-cards-end = Two units in one ride. Advance onto the bridge: at the end of the round it will be worth another point.

learn-shooting-title = A clear line
learn-shooting-goal = Shoot, and learn what stands in the way.
learn-shooting-blocked = Shooters strike from afar, but neither after a move nor with an enemy in contact. Try the zombies on the bridge.
learn-shooting-refused = Your own Legionnaires are in the line of sight. Any unit blocks it, friend or foe; so do forests, hills, towns and rocks.
learn-shooting-shoot = The archers stand in the open, two hexes away. Shoot at them.
learn-shooting-die = The question you know: one more die for a fatigue token? Take it.
learn-shooting-end = The archers are gone. At base distance, up to the first number of the range, a banner is damage too; beyond it is not. A shooter’s shields do nothing, but then nobody strikes back.

learn-defence-title = Hold the line
learn-defence-goal = Defend yourself when you are attacked.
learn-defence-come = Now they come for you: Undead Cavalry with a red order, and your Legionnaires’ green one is not due yet.
learn-defence-defend = The Legionnaires still hold their order. They may give it up and declare defence: they will not act this round, but they will roll their dice. Do it.
learn-defence-die = Two dice against four. A token buys the defender a die as well: take it.
learn-defence-shields = Your two shields stopped both damage, and your sword felled a rider. No shield was left for the skull, so the Legionnaires fall back one hex. But all four are alive.
learn-defence-formation = A unit whose order is spent can no longer answer like this: being first has its risks. And keep together: for every two friends in contact, an attacked unit ignores one skull. That is formation.

learn-battle-title = Your first battle
learn-battle-goal = Four units a side: 5 VP win.
learn-battle-go = Now it is all yours: four units a side, 5 VP to win. The bridge and the towns of Hinno and Keran are capture points, and each unit in a town brings one more order die. Good luck, commander.
learn-battle-won = Victory, commander. You know all you need for the whole First Battle: full armies, 10 VP. What is rare, the rules library tells when it comes up.
learn-battle-lost = Styx takes this one, and you have learned what hurts. Two tips: stand on the points when the round ends, and keep an order for units that may be attacked. Once more?
learn-battle-drawn = A draw: both armies go home with honour. Once more?

## Words that are learnt

learn-word-order = order
learn-word-activation = activation
learn-word-vp = victory points (VP)
learn-word-fatigue = fatigue token
learn-word-panic = panic
learn-word-colours = colour step
learn-word-reserve = order reserve
learn-word-initiative = initiative
learn-word-tactic = tactic card
learn-word-persecution = Persecution
learn-word-line-of-sight = line of sight
learn-word-base-distance = base distance
learn-word-defence = declare defence

## Puzzles

learn-puzzle-last-step-title = The last step
learn-puzzle-last-step-task = Nine VP to eight, ten win, and your Legionnaires are the last to act. Win this round.
learn-puzzle-last-step-why = Nobody holds a moving unit back: walk past the zombies onto the bridge. The round ends, the point gives you the tenth VP, Hinno gives Styx only its ninth. Running into Keran works as well: entering a town at a run costs a fatigue token.
learn-puzzle-last-step-tempting-1 = Attacking the two zombies feels natural, but even with a fourth die it fails three times in ten.

learn-puzzle-tired-feet-title = Tired feet
learn-puzzle-tired-feet-task = Nine to eight. Keran is free, and both your units are exhausted. Who gets there? Win this round.
learn-puzzle-tired-feet-why = The Knights reach the town at a move. Difficult terrain ends their activation, but a move into it costs nothing. Styx gets a point for the bridge and stays at nine.
learn-puzzle-tired-feet-tempting-1 = The Legionnaires are near enough for a run, but running into difficult terrain costs a fatigue token, and an exhausted unit cannot take one.

learn-puzzle-verdict-title = One word is enough
learn-puzzle-verdict-task = Nine to nine, and Styx stands on two capture points. Imelstar has one health left and an order to defend with. Win at once.
learn-puzzle-verdict-why = The Inquisitor’s Verdict deals one damage to an enemy within three hexes of any unit of yours. That is no attack: no defence, no Vampirism, no dice. Imelstar falls, and the tenth VP wins in the middle of the round.
learn-puzzle-verdict-tempting-1 = A charge with six dice looks strong, but Imelstar gives up his order, defends, and may take a fatigue token to save himself.

learn-puzzle-star-title = The star before the diamond
learn-puzzle-star-task = Nine to nine, the blue step, the initiative is yours. The zombies hold the only blue order, your Crusader a purple one. Win this round, whatever the zombies do.
learn-puzzle-star-why = Purple acts in any step, also before the blue units. On the bridge the Crusader cannot be moved: it is Forged, so no panic drives it off, and three dice cannot break six health. The exhausted zombies cannot run into Hinno.
learn-puzzle-star-tempting-1 = Saving the star for later lets the zombies step onto the bridge. Driving five of them off with five dice works about once in eight.

learn-puzzle-narrow-bridge-title = The narrow bridge
learn-puzzle-narrow-bridge-task = The last Legionnaire has acted and cannot defend. The cavalry moves three hexes, or runs five and for a fatigue token attacks all the same. Roland acts before it. Save the Legionnaire.
learn-puzzle-narrow-bridge-why = Nobody passes through a unit. With Roland on the only bridge the cavalry can attack him, or wade into a ford, where its activation ends. Even if it drives Roland off, its attack is spent.
learn-puzzle-narrow-bridge-tempting-1 = Standing between them on g7 looks right, but from the bridge a second way leads to h7, and from there to the Legionnaire.

learn-puzzle-who-first-title = Who goes first?
learn-puzzle-who-first-task = Nine to eight. Destroy the five zombies and you win; two of your units may attack them this round. Find the best chance.
learn-puzzle-who-first-why = The weaker unit goes first. The Legionnaires soften the zombies, and by standing there they give support to the Knights: with six dice every banner is one more damage. Skulls hurt them as well, for zombies do not run.
learn-puzzle-who-first-tempting-1 = Charging with the Knights first wastes their banners: support then helps only the four dice of the Legionnaires.

learn-puzzle-river-title = Into the river
learn-puzzle-river-task = Nine to nine, and Styx stands in Keran. One exhausted rider is left by the river, and Deafening Volley is on top of your deck: one more die and a sure panic. Win at once, whatever the dice.
learn-puzzle-river-why = Panic drives a unit straight away from the shooter. From f2 the line points into the river, which cannot be entered: the hex not travelled costs one damage, and the last rider is gone.
learn-puzzle-river-tempting-1 = The Shooters on h5 have the same dice, but they drive the rider into Hinno: once in sixteen he gets there unharmed, onto a capture point.

learn-puzzle-nine-nine-title = Nine to nine
learn-puzzle-nine-nine-task = Each side stands on one capture point: at the end of the round both would have ten, and the battle would go on. Your Shooters hold yellow. Signal Lights is on top of the deck, Deafening Volley below it. Win this round, whatever the dice.
learn-puzzle-nine-nine-why = Signal Lights turns yellow into green, so the Shooters may act. But the Legionnaire goes first and clears the line; then the Volley’s sure panic drives the cavalry off the bridge. Ten to nine.
learn-puzzle-nine-nine-tempting-1 = Attacking from where he stands, the Legionnaire needs a skull on three dice; if none falls, he blocks the line of your own Volley.

learn-puzzle-take-the-order-title = Take the order
learn-puzzle-take-the-order-task = Nine VP to eight, and Keran is free. Your Legionnaires are exhausted; the card on top, Shield Wall, has a green order printed on it. Win this round.
learn-puzzle-take-the-order-why = Instead of a card’s effect you may take its order into your reserve. The green one pays for Second Wind, and the fatigue token it removes is the one you need to run into the town.
learn-puzzle-take-the-order-tempting-1 = Shield Wall makes them safe where they stand, and keeps them from Keran: without a token to take, nobody runs into difficult terrain.

learn-puzzle-no-fear-title = No fear
learn-puzzle-no-fear-task = Nine to nine, and Styx stands in Hinno: only a destroyed unit wins. Zombies on one side, riders on the other, two miniatures left in each. Find the best chance.
learn-puzzle-no-fear-why = Zombies are Resurgent: what would make others panic hurts them. Half the faces of each die strike, and with a fatigue token four dice need two of them.
learn-puzzle-no-fear-tempting-1 = Against the riders only two faces in six cause damage; panic just sends them away. That works four times in ten.

learn-puzzle-tree-to-tree-title = From tree to tree
learn-puzzle-tree-to-tree-task = Nine to eight. The only path to the bridge leads through the trees, and both your units are exhausted. Win this round.
learn-puzzle-tree-to-tree-why = Difficult terrain stops whoever enters it from another kind. The Legionnaires are in the forest already: from tree to tree nothing stops them, and the bridge is open ground.
learn-puzzle-tree-to-tree-tempting-1 = The Knights are faster, but they come from other ground: the first tree ends their activation. And now they stand on the only path.

learn-puzzle-last-breath-title = The last breath
learn-puzzle-last-breath-task = You play Styx. Nine to nine, and Roland holds the bridge. Poison Cloud is on top of your deck: one enemy within 3 hexes takes a fatigue token. Win at once.
learn-puzzle-last-breath-why = An exhausted unit that is forced to take a fatigue token loses a miniature instead. The last Shooter has no breath left, and the tenth VP ends the battle.
learn-puzzle-last-breath-tempting-1 = Roland has one wound to go, but he is not exhausted yet: the token only tires him.

learn-puzzle-two-steps-closer-title = Two steps closer
learn-puzzle-two-steps-closer-task = Nine to nine. Two riders hold the bridge, and your Shooters are four hexes away. Jaeger Regiments on top of the deck makes them Quick Shooters. Find the best chance.
learn-puzzle-two-steps-closer-why = At base distance banners count as hits, so half the faces do damage. With Jaeger Regiments the Shooters move up to two hexes and still shoot.
learn-puzzle-two-steps-closer-tempting-1 = The shot from where they stand has the same dice, but at long distance banners are lost. Two faces in six instead of three.

learn-puzzle-nowhere-to-run-title = Nowhere to run
learn-puzzle-nowhere-to-run-task = You play Styx. Nine to nine, and both sides stand on a capture point. Abyss Scream makes one enemy within 2 hexes panic. Win at once.
learn-puzzle-nowhere-to-run-why = The legionnaire would flee from your zombies straight into the Knights. A hex that cannot be travelled costs a miniature, and it was the last one.
learn-puzzle-nowhere-to-run-tempting-1 = The Shooter has open ground behind him. He runs one hex and lives.

learn-puzzle-forced-march-title = Forced March
learn-puzzle-forced-march-task = Nine to eight. One exhausted legionnaire is left, four hexes from Keran. Forced March: 2 hexes more and a fatigue token, or one token less. Win this round.
learn-puzzle-forced-march-why = Rest his feet first. With one token less he runs four hexes, and takes the token again to enter the town.
learn-puzzle-forced-march-tempting-1 = Two hexes more would carry him there, but an exhausted unit pays a forced token with a miniature. It was the last.

learn-puzzle-run-up-title = A run-up
learn-puzzle-run-up-task = Nine to nine, and Styx stands in Hinno. Your Knights stand beside one unit of zombies and can reach another; three miniatures are left in each. Find the best chance.
learn-puzzle-run-up-why = A charge needs a run-up: one die more against an enemy they were not in contact with. So ride to the far zombies.
learn-puzzle-run-up-tempting-1 = Striking where they stand gives no charge, and riding around to the same enemy gives none either.

learn-puzzle-shoulder-to-shoulder-title = Shoulder to shoulder
learn-puzzle-shoulder-to-shoulder-task = Nine to nine, and Styx stands in Hinno. Two units of zombies are in reach, three miniatures left in each; Roland has acted and stands beside one. Find the best chance.
learn-puzzle-shoulder-to-shoulder-why = Attack the zombies beside Roland. Any other unit of yours in contact with them gives support, and every banner becomes a hit: four faces in six.
learn-puzzle-shoulder-to-shoulder-tempting-1 = The other zombies are as many and as tired, but there is nobody to support you. Three faces in six, and three of four dice must strike.

learn-puzzle-behind-walls-title = Behind walls
learn-puzzle-behind-walls-task = Nine to nine. One zombie warrior holds Hinno, two hexes away; one zombie archer stands in the open, four hexes away. Your Shooters shoot once. Find the best chance.
learn-puzzle-behind-walls-why = A unit in a town ignores one damage of every attack. The archer is far, so banners are lost, but one success in four dice is enough.
learn-puzzle-behind-walls-tempting-1 = Close by, banners count. But behind walls the one zombie is as good as two: you need two successes.

learn-puzzle-out-of-sight-title = Out of sight
learn-puzzle-out-of-sight-task = The zombie archers on the hill act right after you and reach four hexes. The last of your Shooters is exhausted. Save him.
learn-puzzle-out-of-sight-why = Three hexes of running are not enough to leave their range, but no shot goes through a forest. Behind the trees he is safe; archers who move do not shoot.
learn-puzzle-out-of-sight-tempting-1 = In the open they still see him, four hexes or not.
learn-puzzle-out-of-sight-tempting-2 = Defence is one die against three. That saves him a little more than every second time.

learn-puzzle-first-come-title = First come
learn-puzzle-first-come-task = You give orders: one red, one green. Styx has a single blue order for its cavalry, which runs five hexes and attacks for a fatigue token. Save the last legionnaire.
learn-puzzle-first-come-why = Red acts before blue, green after it. With the red order the legionnaire is gone before the cavalry saddles up.
learn-puzzle-first-come-tempting-1 = Roland is the stronger one, but he needs no haste. A green order lets the cavalry ride first.

learn-puzzle-pursuit-title = Pursuit
learn-puzzle-pursuit-task = Eight to nine, and Styx stands in Hinno. Two units of zombies with one miniature each are near, and a red order lies in your reserve. Find the best chance to win at once.
learn-puzzle-pursuit-why = Pay the red order for Pursuit before anything else. Strike the first zombie, advance into its hex, and the second attack follows in the same activation. The charge helps the first blow; keep the one fatigue token for the second.
learn-puzzle-pursuit-tempting-1 = Six dice first, then four: 92 in a hundred. The charge has made the first attack strong already; the token is worth more in the second, 94.
learn-puzzle-pursuit-tempting-2 = One kill is only nine to nine. Pursuit must be paid at the start of the activation; afterwards it is too late.

learn-puzzle-hammer-and-anvil-title = Hammer and anvil
learn-puzzle-hammer-and-anvil-task = Four to three, and the fifth point wins. One rider of the Undead Cavalry is left, next to Roland, and he still has an order for his defence. The Legionnaires have one activation and no fatigue tokens left. Destroy him with the best chance.
learn-puzzle-hammer-and-anvil-why = Panic sends a unit straight away from its attacker. From f4 Roland stands in that line, from g4 the river runs across it: every hex that cannot be retreated costs a miniature, so panic kills too. 79 in a hundred.
learn-puzzle-hammer-and-anvil-tempting-1 = From here panic only drives him west along an open row, and he lives on: 63 in a hundred.
