## The first lesson

learn-lesson-title = Your first steps in the Forsaken Desert
learn-lesson-about = Be a hero on the desert road, and the Dragon Overlord who hunts all the others. Twelve minutes, and you can play.

learn-road-title = One step, two counters
learn-road-goal = Walk, and see what every step brings you.
learn-road-1 = A merciless desert, dragons overhead, fame for the bold. You are Sarran Voss, dragonslayer. The first hero to complete three quests wins.
learn-road-2 = The hourglass counts your action points: you have 3, and a step costs 1. Go north, to the Caravan Trail.
learn-road-3 = Both counters rose. A new location always brings both: glory (the sun) and peril (the skull). In the east lies the Old Kings’ Road: 2 glory for just 1 peril. Go there.
learn-road-4 = One point left. Let’s make a small mistake on purpose: go back west to the Trail and watch your counters.
learn-road-5 = Nothing. A location pays once a turn, so running in circles earns you only sand in your boots. On your next turn every location is new again, except the one you stand in.

learn-glory-title = Glory is your purse
learn-glory-goal = Buy a weapon and complete your first quest.
learn-glory-1 = The number by the sun on a card is its price in glory. Buy the Drakan Scimitar for 2. It takes no action points, and your melee (the sword) grows by 1.
learn-glory-2 = Here is your quest: the Helm of the Drakan Kings. Why wait? Try it right now.
learn-glory-2-no = A quest that names a location is tried there. This one waits in the Temple of the Sun, one step north.
learn-glory-3 = Enter the Temple. Its glare tests your speed (the boot): a die plus your 3 must make 5 or more, or you take a wound.
learn-glory-4 = 4 + 3 = 7, not a scratch. Every test works like that: a die plus your value, and a tie is enough. The Helm asks for melee 7; you have 4. The first attempt is free: try.
learn-glory-5 = 2 + 4 = 6: so close. You lose a heart, but the quest stays. Another attempt in the same turn costs 1 action point, and you have it. Once more!
learn-glory-6 = 5 + 4 = 9: yours! Level 2, and the Helm helps your counterattacks for the rest of the game. Remember: a completed quest ends your actions for the turn. So buy and walk first, finish quests last.

learn-overlord-title = Peril is for the others
learn-overlord-goal = Become the Dragon Overlord and set a monster on Xarn.
learn-overlord-1 = And now the twist. In your own turn, before your hero does anything, you play the Dragon Overlord against all the others: that is your villainy phase. Xarn the Hollow (Ember) has 4 peril. It would be a pity to waste it.
learn-overlord-2 = Start big: set the Sand Dragon on him. Its price is 5 skulls.
learn-overlord-2-no = A monster is paid for with its victim’s peril, and Xarn has only 4. Your own peril won’t help: nobody ever spends his own. That one is for Xarn.
learn-overlord-3 = The Fire Drake costs exactly 4. Play it: it finds Xarn wherever he stands.
learn-overlord-4 = The attacker chooses the form, and the victim must answer in the same one. Xarn has magic 3, but melee only 1. Choose melee.
learn-overlord-5 = Each side rolls a die and adds its value. The higher total wounds the other side, whoever attacked; a tie hurts nobody. Press End, and the battle begins.
learn-overlord-6 = 7 against 3: Xarn loses a heart. The Drake is unhurt, so it may come back: to your hand, or to your lair, where up to three monsters wait without filling your hand. Choose the lair.
learn-overlord-7 = For each wound your monsters give, you may hand 1 peril to any player. Xarn has just run out. Be generous.
learn-overlord-8 = So that is the heart of the game: each step brings your hero glory to spend, and peril for the others to spend on you. Now look at your own skulls. There are 5.

learn-prey-title = Now you are the prey
learn-prey-goal = End your turn, live through Xarn’s, and strike back.
learn-prey-1 = A round later. Your hero has done his feats, that is walked, bought and tried what he wanted, and 1 action point is left over. Leave it unspent and end the phase.
learn-prey-2 = At the end of your turn you discard one card, then draw up to five. The Rope will be missed least.
learn-prey-3 = One unspent action point may be saved for the others’ turns. Save it: you will want it in a minute.
learn-prey-4 = Xarn’s turn. Now he is the Overlord, and your 4 peril pays: 2 for a Troglodyte Warrior, 2 for a Troglodyte Mage.
learn-prey-5 = Before the dice fall you may respond. The Mage strikes in magic (the star), your weak side. Play the Distraction Manoeuvre for 1 glory.
learn-prey-6 = Look over there! One monster’s attack is cancelled. Choose the Mage.
learn-prey-7 = The Warrior has 9, you have 8: a heart is gone. A hero who loses the last one is out of the game. But you saved a point, so challenge the Warrior!
learn-prey-8 = Now you are the attacker, so the form is yours to choose. Melee, naturally.
learn-prey-9 = 9 against 5: the Warrior is defeated, and for each wound you give a monster you get 1 glory. The Mage slips into Xarn’s lair, and for your wound Xarn hands you 1 peril. He learns fast.

learn-map-title = The desert grows
learn-map-goal = Lay new locations, yours close by and his far away.
learn-map-1 = Every turn, before your feats, you lay one location. Luck is with you: the Antlion Nest, home of the Queen your quest wants dead. Lay it to the west of your hero, just as it is.
learn-map-1-no = The jagged edge is a wall, and it would meet an exit. Exits meet exits, walls meet walls.
learn-map-2 = Turn the card upside down and lay it in the same cell. Now its wall faces the desert.
learn-map-3 = Now your feats. For 1 action point you may explore: draw and lay one more location. Do it.
learn-map-4 = The Oracle’s Oasis: Xarn’s quest is waiting there. But who says where it lies? You do. North of your hero, say, far from him. He will be so pleased.
learn-map-5 = A sign on an exit tests whoever leaves by it. Black means blocked: fail, and it costs an action point before it opens. Red means trap: fail, and you are wounded, but out. In the west: a trap, speed 5 against your 3. Go to the Nest.
learn-map-6 = 3 + 3 = 6, safely through. Only the exit you leave by counts, never the one you come in by. And look: +2 glory, +3 peril. The famous places are the dangerous ones.

learn-turn-title = A whole turn
learn-turn-goal = Play the phases in order and complete the third quest.
learn-turn-1 = A few rounds later: two quests done, two hearts left. A turn has five phases; they stand at the top. I, recovery, is over already: your speed of 4 gave you 4 action points.
learn-turn-2 = II, villainy. Not only monsters are paid with peril, banes are too. Thirst takes 1 action point from a hero every turn until he enters a place with water. Play it.
learn-turn-3 = A bane may even be put on your own hero. Let’s not. Choose Xarn (Ember).
learn-turn-4 = Xarn’s peril is used up, so your wickedness rests for today. End the phase.
learn-turn-5 = III, locations: one card, compulsory. The Ravaged Wastes, where Xarn’s next quest waits. You know the trick. Lay it where you like.
learn-turn-6 = IV, feats. You are already in the Nest, but two hearts are few. First buy the Healing Prayer: 2 glory for 2 hearts.
learn-turn-7 = Now the quest. A hunt is a battle: the monster attacks first, and the player on your left, Xarn, rolls for it. Deep breath. Try it.
learn-turn-8 = 5 against 10: your Helm added 1, and the Queen lost one of her two hearts. Your turn to strike: challenge her for 1 action point.
learn-turn-9 = Melee once more. One good hit, and the desert will sing of you.
learn-turn-10 = 8 against 7! The third quest, and victory at once. Otherwise V would follow, discarding and drawing; you know that one. Well done, dragonslayer.

learn-game-title = Your first game
learn-game-goal = A short game: each hero has one quest behind him, two more win.
learn-game-1 = Blood for the Sands is a common quest: whoever gets there first may complete it, for 2 hearts. Spend your glory, lay his places far off, and save a point for his turn. If you are asked and have nothing to do, pass. Good luck!
learn-game-won = Three quests, and the sands will remember your name. You are ready for a full game with friends.
learn-game-lost = This time the desert won. Xarn was luckier, but now you know his tricks. Once more?

## Words that are learnt

learn-word-action-points = action points
learn-word-glory = glory
learn-word-peril = peril
learn-word-quest = quest
learn-word-test = test
learn-word-treasure = treasure
learn-word-overlord = Dragon Overlord
learn-word-battle = battle
learn-word-challenge = challenge
learn-word-saved-point = saved action point
learn-word-exits = exits and walls
learn-word-explore = explore
learn-word-phases = the phases of a turn

## Puzzles

learn-puzzle-toll-title = The toll
learn-puzzle-toll-task = Win this turn. To cool the merciless sun you must pay 6 glory at the Bitter Lake. You have 3, and two steps.
learn-puzzle-toll-why = Both roads are two steps long, but the Old Kings’ Road pays 2 glory: 3 + 2 + 1 = 6. The lake then has no action point left to take, and the first attempt needs none.
learn-puzzle-toll-tempting-1 = Over the salt flats you arrive with 5: one short, and no step left.

learn-puzzle-haste-title = Haste
learn-puzzle-haste-task = Win this turn. In the Dragon Graveyard, one step north, the Blade costs 2 action points and 4 glory. You have 2 points, 4 glory and two cards that promise speed.
learn-puzzle-haste-why = The potion gives 2 action points at once. It costs 1 glory, the Graveyard brings 3, and nothing is missing any more.
learn-puzzle-haste-tempting-1 = The Sandals raise your speed, but speed becomes action points only in your next recovery. And with the potion on top you are 1 glory short.

learn-puzzle-passage-title = The long way round
learn-puzzle-passage-task = Win this turn, for certain. The princess rides with you, the Brigand’s Lair is two steps east. You have 3 action points and a single heart.
learn-puzzle-passage-why = The Troglodyte Caves and the Lair bear the same letter: an underground passage. Two steps west, one through the dark, not a single die.
learn-puzzle-passage-tempting-1 = The Bone Road is shorter, but its spikes ask for speed 5. On a 1 your hero, who has a 3, loses the last heart: 5 in 6.

learn-puzzle-ring-title = Two dice or plus one
learn-puzzle-ring-task = One attempt is all you have: magic 6, and Brother Oswin has 3. With 2 glory you can buy one of two cards. Which gives the better chance to win this turn?
learn-puzzle-ring-why = The Ring, named before the roll, lets you roll twice and keep the better die. You need a 3: two dice both fail only 4 times in 36, so you win 8 times in 9.
learn-puzzle-ring-tempting-1 = Forlorn Magic stays with you and adds 1, so a 2 is enough: 5 in 6, a little less than 8 in 9.

learn-puzzle-mirage-title = Not at home
learn-puzzle-mirage-task = Save your hero for certain. A Troglodyte Warrior and a Basilisk attack, you have one heart, 2 glory and three responses. And when the monsters are done, Xarn himself still has 3 action points.
learn-puzzle-mirage-why = Whoever leaves before the attack test is not attacked at all, by either monster. In another’s turn even the spikes of the Bone Road do nothing. And both roads are four steps from Xarn: he cannot arrive and strike.
learn-puzzle-mirage-tempting-1 = Two cards for the same price: distract the Basilisk and parry the Warrior. Brave, but the dice decide: 5 in 6.
learn-puzzle-mirage-tempting-2 = The right card, the wrong place: the Gate is two steps from Xarn, and his third point is for an attack in magic.

learn-puzzle-swarm-title = Four skulls
learn-puzzle-swarm-task = Xarn has one heart and 4 peril. How do you spend it for the best chance to win right now?
learn-puzzle-swarm-why = Darts for 1, the Warrior for 2, the Dragonling for 1, in melee, where Xarn has only 1. Each must be survived by itself: he escapes all three about 6 times in 100.
learn-puzzle-swarm-tempting-1 = The Fire Drake takes all 4 peril for a single attack: 26 in 36, about 72 in 100.

learn-puzzle-temple-title = The temple pays
learn-puzzle-temple-task = Win this turn, for certain. The Elder must get to the Temple of the Sun, whose glare wounds whoever fails speed 5; with the Elder at his side Oswin has only 2. You have one heart, no glory, and a potion that costs 2.
learn-puzzle-temple-why = Points come before the location’s effect. You enter, get 2 glory, and only then the glare strikes. Buy and drink the potion in that moment, or wait until the wound is about to fall. Then hand over the Elder.
learn-puzzle-temple-tempting-1 = No glory, no potion, so trust the die? That is 4 in 6, and you hold the cure in your hand.

learn-puzzle-sands-title = Where did it go?
learn-puzzle-sands-task = Next turn Xarn, with 3 action points, takes one step into the Brigand’s Lair with the princess and wins. His hand is empty, no location card is left, and he has 2 peril. Make it certain that he does not win then.
learn-puzzle-sands-why = If you cannot stop the hero, move the goal. Joined to the Bone Road the Lair is four steps away, and Xarn has three. He even pays for it.
learn-puzzle-sands-tempting-1 = Mirage pushes Xarn one step back. He has three: he simply walks in.
learn-puzzle-sands-tempting-2 = Quicksand makes him fall, but he has two tries to stand up, each failing only on a 1, and still a step left.
learn-puzzle-sands-tempting-3 = Beyond the Necrotower the Lair looks far away, but it is exactly three steps, and Xarn’s magic laughs at the spikes.

learn-puzzle-blood-price-title = The price of blood
learn-puzzle-blood-price-task = Win this turn. The sands of the Ravaged Wastes, one step away, demand 2 health. You have 2, and 1 point of glory; Healing Prayer costs 2.
learn-puzzle-blood-price-why = Health cannot be sacrificed down to 0. The Wastes give you the glory that is missing: pray there, then pay.
learn-puzzle-blood-price-tempting-1 = With 2 health you cannot give 2: somebody must be left to complete the quest.

learn-puzzle-where-it-hurts-title = Where it hurts
learn-puzzle-where-it-hurts-task = Iselde Quill has one heart and 3 points of peril. Each of your three monsters costs 3. Which one wins now most often?
learn-puzzle-where-it-hurts-why = The form of the attack decides which of her values counts. In melee she has 1 against the 4 of the guard: five times in six.
learn-puzzle-where-it-hurts-tempting-1 = The basilisk is as strong, but in magic, where Iselde has 3.
learn-puzzle-where-it-hurts-tempting-2 = The harpy strikes at speed: 3 against 3, and ties do nothing.

learn-puzzle-what-is-kept-title = What is kept
learn-puzzle-what-is-kept-task = Win this turn. The vow of poverty takes two treasures, two boons, or one of each. You have 2 points of glory and three cards that cost 1.
learn-puzzle-what-is-kept-why = Only permanent cards lie in your inventory to be given up. The rope and the potion are treasures: play both, use neither, give both.
learn-puzzle-what-is-kept-tempting-1 = Second Wind is a boon, but an instant: it blows and is gone.

learn-puzzle-barred-door-title = The barred door
learn-puzzle-barred-door-task = Win this turn. The elder is with you, the Temple of the Sun lies right to the west, and its exit on this side is blocked: magic 5. You have 1 action point.
learn-puzzle-barred-door-why = Only the exits of the location you leave matter. From outside the blocked side is an open door; walk in and hand over the elder. The glare may cost a heart, and you have four.
learn-puzzle-barred-door-tempting-1 = The long way round to the open side costs more steps than you have.

learn-puzzle-the-lost-princess-title = The lost princess
learn-puzzle-the-lost-princess-task = Win this turn. Somebody gave up the princess on the salt flats, one step to the east; the Brigand’s Lair lies behind them. You have 2 action points.
learn-puzzle-the-lost-princess-why = Whoever stands where a token lies may pick it up for nothing, and the quest is his. One step, pick her up, one more, and she is home.
learn-puzzle-the-lost-princess-tempting-1 = The Necrotower is where the quest begins. But the princess is not there any more.

learn-puzzle-thin-purse-title = A thin purse
learn-puzzle-thin-purse-task = Win this turn. At the Bitter Lake, two steps away, 6 points of glory are due. You have 2, three hearts and 2 action points.
learn-puzzle-thin-purse-why = Both ways take two steps. But the Drakan Village gives a point more to a hero with at most 3 health: 2 + 3 + 1 = 6.
learn-puzzle-thin-purse-tempting-1 = The Old Kings’ Road pays 2: you come to the lake with 5.

learn-puzzle-which-one-title = Which one?
learn-puzzle-which-one-task = A troglodyte warrior attacks in melee, a basilisk in magic. You have one heart, 1 point of glory and Distraction Manoeuvre. Which of them do you distract to survive most often?
learn-puzzle-which-one-why = Sarran Voss has melee 3, as good as the warrior, but only 1 in magic against the 4 of the basilisk. Take the fight you can win: 58 in a hundred.
learn-puzzle-which-one-tempting-1 = Then the basilisk is left: 4 against 1, and one time in six is all you get.

learn-puzzle-how-far-title = How far?
learn-puzzle-how-far-task = Search for the lost caravan: 1 action point, a die plus the locations between you and the entrance, 6 or more. You stand next to the gate with 4 action points, and the road leads north. How do you win most often?
learn-puzzle-how-far-why = Each step makes the search easier and costs a try. Two steps and two tries, 4 or more each, succeed in three cases of four.
learn-puzzle-how-far-tempting-1 = Four tries where you stand need a six each: about half.
learn-puzzle-how-far-tempting-2 = Three steps leave a single try: two in three.

learn-puzzle-before-luck-turns-title = Before luck turns
learn-puzzle-before-luck-turns-task = The brigands’ dice: a double, or 10 and more. The first try is free, each further one costs 1 action point, each failure 1 point of glory. You have 2 action points, 1 point of glory and a haste potion that costs it. Find the best chance.
learn-puzzle-before-luck-turns-why = Drink first. The potion gives 2 action points, so there are five tries instead of three: 80 in a hundred.
learn-puzzle-before-luck-turns-tempting-1 = Try first, and the first failure takes the glory that would have paid for the potion. Three tries: 62.

learn-puzzle-two-blows-title = Two blows
learn-puzzle-two-blows-task = The Antlion Queen has two hearts: your counterattack must strike, and then your challenge. You have 1 action point, 3 points of glory, Weapon Mastery (3) and Battle Fury (2, and 1 for each use). Find the best chance.
learn-puzzle-two-blows-why = The queen will not attack where you are strong, so what counts most is the challenge, and there you choose. Fury gives 2 in that roll: 60 in a hundred.
learn-puzzle-two-blows-tempting-1 = Weapon Mastery gives 1 in melee, but the queen may attack with speed. 52.

learn-puzzle-take-it-from-him-title = Take her from him
learn-puzzle-take-it-from-him-task = Xarn escorts the princess and stands beside you, one step from the Brigand’s Lair. Gorm has 2 action points and 1 point of glory. Find the best chance to win this turn.
learn-puzzle-take-it-from-him-why = Attack in melee, 5 against 3, and spend the glory on Rage for 2 more. Then take the princess instead of wounding: the quest is yours, and the lair is one step away. 92 in a hundred.
learn-puzzle-take-it-from-him-tempting-1 = In magic Gorm has 1 against 4.
learn-puzzle-take-it-from-him-tempting-2 = A wound is a wound, but the princess stays with Xarn.

learn-puzzle-paid-on-the-way-title = Paid on the way
learn-puzzle-paid-on-the-way-task = Win this turn, for certain. To lift the curse in the Ruins of Anrak you need magic 6; Brother Oswin has 3. There is a pit at the entrance, you have 2 action points and 2 points of glory: rope (1), Desert Lore (2) or Forlorn Magic (2)?
learn-puzzle-paid-on-the-way-why = Both! Buy one now; entering the ruins brings 2 points of glory, and they pay for the other. 3 + 1 + 1 and the lowest die make 6, and the second action point picks you up from the pit.
learn-puzzle-paid-on-the-way-tempting-1 = The rope helps against the pit and nothing else: once in 36 the curse stays.
learn-puzzle-paid-on-the-way-tempting-2 = One of them alone leaves too much to the die: 95 in a hundred.

learn-puzzle-well-spent-title = Well spent
learn-puzzle-well-spent-task = Xarn the Hollow has 1 action point and 1 glory. One step west, in the Oracle’s Oasis, his quest waits: magic 6, and with his staff he has 4. Complete it this turn for certain.
learn-puzzle-well-spent-why = A new location pays: in the Oasis Xarn has 3 glory, and the Scroll of Power costs 2. Used in the test it adds 3, so that even a 1 makes 8.
learn-puzzle-well-spent-tempting-1 = Weapon Mastery takes all the glory and helps only in melee. The Oracle tests magic: a 1 makes 5 and fails.
learn-puzzle-well-spent-tempting-2 = A 2 is enough, but a 1 fails: 5 times in 6, and the glory is left in the purse.
