## The first lesson

learn-lesson-title = Your first steps in the Forsaken Desert
learn-lesson-about = Be a hero on the desert road, and the Dragon Overlord who hunts all the others. Twelve minutes, and you can play.

learn-road-title = One step, two counters
learn-road-goal = Walk, and see what every step brings you.
learn-road-1 = A merciless desert, dragons overhead, fame for the bold. You are Sarran Voss, dragonslayer. The first hero to complete three quests wins.
learn-road-2 = The hourglass counts your action points: you have 3, and a step costs 1. Go north, to the Caravan Trail.
learn-road-3 = Both counters rose. A new location always brings both: glory (the sun) and peril (the skull). In the east lies the Old Kings' Road: 2 glory for just 1 peril. Go there.
learn-road-4 = One point left. Let's make a small mistake on purpose: go back west to the Trail and watch your counters.
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
learn-overlord-2-no = A monster is paid for with its victim's peril, and Xarn has only 4. Your own peril won't help: nobody ever spends his own. That one is for Xarn.
learn-overlord-3 = The Fire Drake costs exactly 4. Play it: it finds Xarn wherever he stands.
learn-overlord-4 = The attacker chooses the form, and the victim must answer in the same one. Xarn has magic 3, but melee only 1. Choose melee.
learn-overlord-5 = Each side rolls a die and adds its value. The higher total wounds the other side, whoever attacked; a tie hurts nobody. Press End, and the battle begins.
learn-overlord-6 = 7 against 3: Xarn loses a heart. The Drake is unhurt, so it may come back: to your hand, or to your lair, where up to three monsters wait without filling your hand. Choose the lair.
learn-overlord-7 = For each wound your monsters give, you may hand 1 peril to any player. Xarn has just run out. Be generous.
learn-overlord-8 = So that is the heart of the game: each step brings your hero glory to spend, and peril for the others to spend on you. Now look at your own skulls. There are 5.

learn-prey-title = Now you are the prey
learn-prey-goal = End your turn, live through Xarn's, and strike back.
learn-prey-1 = Your feats are done, and 1 action point is left over. Leave it unspent and end the phase.
learn-prey-2 = At the end of your turn you discard one card, then draw up to five. The Rope will be missed least.
learn-prey-3 = One unspent action point may be saved for the others' turns. Save it: you will want it in a minute.
learn-prey-4 = Xarn's turn. Now he is the Overlord, and your 4 peril pays: 2 for a Troglodyte Warrior, 2 for a Troglodyte Mage.
learn-prey-5 = Before the dice fall you may respond. The Mage strikes in magic (the star), your weak side. Play the Distraction Manoeuvre for 1 glory.
learn-prey-6 = Look over there! One monster's attack is cancelled. Choose the Mage.
learn-prey-7 = The Warrior has 9, you have 8: a heart is gone. A hero who loses the last one is out of the game. But you saved a point, so challenge the Warrior!
learn-prey-8 = Now you are the attacker, so the form is yours to choose. Melee, naturally.
learn-prey-9 = 9 against 5: the Warrior is defeated, and for each wound you give a monster you get 1 glory. The Mage slips into Xarn's lair, and for your wound Xarn hands you 1 peril. He learns fast.

learn-map-title = The desert grows
learn-map-goal = Lay new locations, yours close by and his far away.
learn-map-1 = Every turn, before your feats, you lay one location. Luck is with you: the Antlion Nest, home of the Queen your quest wants dead. Lay it to the west of your hero, just as it is.
learn-map-1-no = The jagged edge is a wall, and it would meet an exit. Exits meet exits, walls meet walls.
learn-map-2 = Turn the card upside down and lay it in the same cell. Now its wall faces the desert.
learn-map-3 = Now your feats. For 1 action point you may explore: draw and lay one more location. Do it.
learn-map-4 = The Oracle's Oasis: Xarn's quest is waiting there. But who says where it lies? You do. North of your hero, say, far from him. He will be so pleased.
learn-map-5 = A sign on an exit tests whoever leaves by it. Black means blocked: fail, and you lose an action point. Red means trap: fail, and you are wounded, but out. In the west: a trap, speed 5 against your 3. Go to the Nest.
learn-map-6 = 3 + 3 = 6, safely through. Only the exit you leave by counts, never the one you come in by. And look: +2 glory, +3 peril. The famous places are the dangerous ones.

learn-turn-title = A whole turn
learn-turn-goal = Play the phases in order and complete the third quest.
learn-turn-1 = A few rounds later: two quests done, two hearts left. A turn has five phases; they stand at the top. I, recovery, is over already: your speed of 4 gave you 4 action points.
learn-turn-2 = II, villainy. Not only monsters are paid with peril, banes are too. Thirst takes 1 action point from a hero every turn until he enters a place with water. Play it.
learn-turn-3 = A bane may even be put on your own hero. Let's not. Choose Xarn (Ember).
learn-turn-4 = Xarn's peril is used up, so your wickedness rests for today. End the phase.
learn-turn-5 = III, locations: one card, compulsory. The Ravaged Wastes, where Xarn's next quest waits. You know the trick. Lay it where you like.
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
