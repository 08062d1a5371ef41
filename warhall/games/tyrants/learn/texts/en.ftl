## The first lesson

learn-lesson-title = Tyrants of the Underdark: your first lesson
learn-lesson-about = Lead a House of dark elves. Twelve minutes, and you are ready for a real game.

learn-c1-title = First troops
learn-c1-goal = Deploy troops and take control of a site.
learn-c1-welcome = Welcome to the Underdark. You lead House Baenre of the dark elves, and House Mizzrym wants the very same caves.
learn-c1-start = The most victory points (VP) win, and you get them for sites you control, troops you kill and minions you gather. Begin with one troop in Eryndlyn.
learn-c1-rival = Mizzrym settles in Ched Nasad. Your turn.
learn-c1-soldier = These are your minions. A Soldier gives 1 Power, the currency of war. Play one.
learn-c1-deploy = 1 Power deploys one troop. Strengthen Eryndlyn.
learn-c1-soldier-2 = Good. Now the other Soldier, we are going out.
learn-c1-far = Llacerellyn next door looks tempting. Try to deploy right into it.
learn-c1-far-after = Too far. You need presence, and a troop gives it where it stands and one step further along the routes. Being refused costs nothing, so feel free to try things.
learn-c1-route = One step, then. Deploy on the route between the two sites.
learn-c1-control = Now Llacerellyn is within reach. And Eryndlyn is yours already, since you have more troops there than any other colour. At the end, control is worth the 3 VP on its shield.

learn-c2-title = New minions
learn-c2-goal = Recruit a minion and see it come into your hand.
learn-c2-noble = Round two. The cards you have played gave you 3 Influence, the currency of intrigue. Play your last Noble for one more.
learn-c2-recruit = Influence recruits minions from the market, and the number beside a card is its cost. Take the Mercenary Squad for 3.
learn-c2-end = The Squad waits in your discard pile. There is nothing for the last 1 Influence, and nothing is saved for later. End your turn.
learn-c2-shuffle = You discarded everything and drew five new cards. Your deck was empty, so the discard pile was shuffled into a new one, Squad included. Mizzrym just counts its coins and passes.
learn-c2-squad = And here they are. Play the Mercenary Squad, which deploys three troops without any Power.
learn-c2-squad-1 = Send the first one to Llacerellyn. Your troop on the route gives you presence there.
learn-c2-squad-2 = The second goes beside it. With every space of a site yours, you have total control, worth 2 VP more at the end.
learn-c2-squad-3 = One troop left. Where can it do the same trick again?
learn-c2-done = Right, in Eryndlyn. This is the heart of the game. Better minions bring more troops, and more troops bring more points.

learn-c3-title = White troops
learn-c3-goal = Clear the way to Araumycos.
learn-c3-scout = A few rounds later. The white troops are locals who never act, but they hold their spaces. Play the Advance Scout against them.
learn-c3-supplant = To supplant is to kill a troop and put yours in its place at once. Do it on the route to Araumycos.
learn-c3-hunter = Now you have presence in Araumycos itself. Without such a card a kill costs 3 Power, which is just what the Bounty Hunter brings. Play it.
learn-c3-kill = Assassinate any white troop in Araumycos.
learn-c3-trophies = Two troops in your trophy hall now, each worth 1 VP at the end. And Araumycos has a free space for you.

learn-c4-title = Control and markers
learn-c4-goal = Win Araumycos and let it pay.
learn-c4-tie = Some rounds on, in Araumycos it is two of yours against two white ones, so nobody controls it. You need more than any other colour, and white counts too. Play the Advance Scout.
learn-c4-marker = Supplant a white troop in Araumycos, and keep an eye on your Influence.
learn-c4-doppelganger = Araumycos is yours, and so is its marker. While you hold it, it gives 1 Influence on each of your turns, this one included. Now play the Doppelganger, which supplants any enemy troop, and white ones are enemies too.
learn-c4-last = Take the last white one as well.
learn-c4-end = Every space is yours, and the marker turned over. Under total control it also pays VP at the end of your turn. End it and see.
learn-c4-paid = 3 VP in your pocket, and 3 more every turn, as long as nobody spoils it. Few sites have a marker, and they are worth a fight.

learn-c5-title = Spies
learn-c5-goal = Send a rival’s spy home and place your own.
learn-c5-enemy = Somebody did spoil it. The eye at Araumycos is a spy of Mizzrym, and a rival’s spy breaks total control. Play the Bounty Hunter for 3 Power.
learn-c5-return = Where you have presence, 3 Power return a rival’s spy to its barracks. Choose the spy at Araumycos.
learn-c5-master = Total control is back. Now for your reply, play the Spy Master.
learn-c5-place = A spy may go to any site, however far. Mizzrym has total control of Ched Nasad, so place it there.
learn-c5-doppelganger = Their total control is gone. And your spy gives you presence at its site, only there and not on the routes around it. Play the Doppelganger.
learn-c5-strike = Supplant one of Mizzrym’s troops in the very middle of Ched Nasad.
learn-c5-done = The spy opened the door and the blade walked in. From now on your troop gives you presence there, even if the spy has to leave.

learn-c6-title = The inner circle
learn-c6-goal = Promote a minion.
learn-c6-speaker = Whoever is promoted leaves your deck for the inner circle, to be played no more and to score more. In the corner of every card stand both numbers, its VP in the deck and in the inner circle. The Wyrmspeaker promotes someone. Play it.
learn-c6-end = It promotes another card you played this turn, but only at the end of the turn. So end it.
learn-c6-promote = Choose. A House Guard rises from 1 VP to 3, but you lose its Power. A Noble rises only from 0 to 1, but your deck is better without it. Both are good.
learn-c6-done = That card has left your deck for good and scores at the end. A rule of thumb is to promote the weak early and the precious late.

learn-c7-title = The end of the game
learn-c7-goal = Deploy your last troop and count the points.
learn-c7-last = Much later. The end comes when someone deploys their last troop, or when the market deck runs out. You have one troop and 1 Power left. Fill The Labyrinth.
learn-c7-end = That was the signal, and this round is the last. End your turn.
learn-c7-rival = Mizzrym still gets its turn, because everybody has the same number of turns. It passes, and the points are counted.
learn-c7-score = Sites, total control, trophies, the cards in your deck and in your inner circle, and the VP gained on the way. The sum decides, and House Baenre wins.

learn-c8-title = Your first game
learn-c8-goal = Win a short game against a beginner.
learn-c8-go = Now a short game of your own, with sixteen troops each and a few good cards in your decks already. Mizzrym is a beginner as well. Pick a starting site and enjoy yourself.
learn-c8-won = The Underdark bows to House Baenre. You are ready for a full game.
learn-c8-lost = This time Mizzrym was ahead. Look at where its points came from, and try again, or go on to a full game.
learn-c8-shared = A tie, and both Houses share the victory. They will hate it. You are ready for a full game.

## Words that are learnt

learn-word-power = Power
learn-word-presence = presence
learn-word-control = control
learn-word-influence = Influence
learn-word-recruit = recruit
learn-word-total-control = total control
learn-word-white-troop = white troop
learn-word-supplant = supplant
learn-word-assassinate = assassinate
learn-word-trophies = trophy hall
learn-word-control-marker = control marker
learn-word-spy = spy
learn-word-return = return a spy
learn-word-promote = promote
learn-word-end-of-game = end of the game

## Puzzles

learn-puzzle-one-troop-title = One troop
learn-puzzle-one-troop-task = The last turn of the game. You are 2 VP behind and have a single Soldier. Win.
learn-puzzle-one-troop-why = At Kanaglym it was one against one, and nobody had control. The second troop breaks the tie and brings 3 VP.
learn-puzzle-one-troop-tempting-1 = Total control of Eryndlyn adds only 2 VP. That is a tie, and a tie is a shared victory.

learn-puzzle-what-hurts-more-title = What hurts more
learn-puzzle-what-hurts-more-task = The last turn of the game. You are 3 VP behind and hold a Bounty Hunter, worth 3 Power. Win.
learn-puzzle-what-hurts-more-why = One kill at Kanaglym makes it one against one. Mizzrym loses its 3 VP, and your trophy is 1 VP more. Points taken away count as much as points won.
learn-puzzle-what-hurts-more-tempting-1 = Filling Eryndlyn brings 2 VP, and for the rest of your Power there is no free space left in reach. You stay 1 VP behind.

learn-puzzle-eye-in-the-wall-title = An eye in the wall
learn-puzzle-eye-in-the-wall-task = The last turn of the game. You are 4 VP behind, with a Bounty Hunter in hand. Win.
learn-puzzle-eye-in-the-wall-why = Without the spy Araumycos is under your total control. Its marker pays 3 VP at the end of this very turn, and the final scoring adds 2 more. That is 5 for 3 Power.
learn-puzzle-eye-in-the-wall-tempting-1 = A kill at Kanaglym costs Mizzrym 3 VP and gives you 1. Good, but 4 is only a tie.

learn-puzzle-who-deserves-it-title = Who deserves it
learn-puzzle-who-deserves-it-task = The last turn of the game. You are 2 VP behind, and the Wyrmspeaker may promote one of the cards you have played. Win.
learn-puzzle-who-deserves-it-why = A promoted card no longer counts in the deck, so only the difference matters. The Mercenary Squad rises from 1 to 4, and that is 3 VP more.
learn-puzzle-who-deserves-it-tempting-1 = The Red Wyrmling has the highest number, 5, but it was worth 3 already. 2 VP make a tie.

learn-puzzle-cut-the-road-title = Cut the road
learn-puzzle-cut-the-road-task = You are 1 VP ahead with a Bounty Hunter in hand. Mizzrym has the last turn, and its only card is a Doppelganger, which supplants one enemy troop. Keep the victory.
learn-puzzle-cut-the-road-why = That lone troop on the route gives Mizzrym presence in both Llacerellyn and Eryndlyn. Without it the Doppelganger reaches neither, and gets a single trophy elsewhere.
learn-puzzle-cut-the-road-tempting-1 = A kill at Kanaglym gains 4 VP at once. But then the Doppelganger walks into Llacerellyn, makes it one against one, and takes 5 back.

learn-puzzle-three-orders-title = Three orders
learn-puzzle-three-orders-task = The last turn of the game. You are 6 VP behind, and your Weaponmaster gives three orders, each to deploy a troop or to assassinate a white one. Win.
learn-puzzle-three-orders-why = One troop alone controls a site. Kill the white troop in the Halls for 1 VP, then one troop there and one in Everfire bring 3 VP each. That makes 7.
learn-puzzle-three-orders-tempting-1 = Total control of the Halls looks perfect, but it is 1 + 3 + 2, just 6. Total control adds less than a second site.

learn-puzzle-draw-first-title = The best chance
learn-puzzle-draw-first-task = The last turn of the game. You are 3 VP behind and hold a House Guard and an Information Broker. In your deck lie a Bounty Hunter, a Soldier and four Nobles. Find the way that wins most often.
learn-puzzle-draw-first-why = A kill in The Labyrinth turns 4 VP and costs 3 Power. Keep the House Guard’s 2 Power, give up the idle spy at Tsenviilyq and draw three cards. The Hunter or the Soldier will do, and one of them comes in 4 deals of 5.
learn-puzzle-draw-first-tempting-1 = Total control of Eryndlyn first, to be safe? Then the Soldier is not enough for the kill, and only the Hunter helps. That is every second deal. Draw first, spend afterwards.

learn-puzzle-night-in-menzoberranzan-title = A night in Menzoberranzan
learn-puzzle-night-in-menzoberranzan-task = The last turn of the game. You are 14 VP behind, with a spy in Menzoberranzan, 1 Power, and a Noble, a Doppelganger and a Spellspinner in hand. Win.
learn-puzzle-night-in-menzoberranzan-why = Two supplants make it two against one in Menzoberranzan, which moves 10 VP and brings 2 trophies. The marker pays 1 Influence at once, and with the Noble’s that buys a Priestess for 1 VP. The 1 Power goes home to fill Eryndlyn for 2. Every crumb was needed.
learn-puzzle-night-in-menzoberranzan-tempting-1 = A third troop in Menzoberranzan feels safe, but two against one is control already. The Power is worth 2 VP at home.

learn-puzzle-the-small-bridge-title = The small bridge
learn-puzzle-the-small-bridge-task = The last turn of the game. You are 2 VP behind and have a single Soldier. Win.
learn-puzzle-the-small-bridge-why = Chasmleap Bridge is worth just 1 VP, but it has a single space: your one troop fills it. Total control adds 2, and that makes 3.
learn-puzzle-the-small-bridge-tempting-1 = In Llacerellyn your troop makes it one against one. Mizzrym loses 2 VP, and that is only a tie.

learn-puzzle-a-foot-in-the-door-title = A foot in the door
learn-puzzle-a-foot-in-the-door-task = The last turn of the game. You are 2 VP behind, with a Spy Master and a Soldier in hand. Win.
learn-puzzle-a-foot-in-the-door-why = A spy can be placed anywhere and gives presence where it stands. So your Soldier can march into empty Everfire, where one troop is enough for 3 VP.
learn-puzzle-a-foot-in-the-door-tempting-1 = Filling Eryndlyn is total control, 2 VP more: a tie. And when the Soldier is spent, the spy opens a door nobody walks through.
learn-puzzle-a-foot-in-the-door-tempting-2 = The Halls look empty, but a white troop stands there. One against one is control for nobody.

learn-puzzle-seven-coins-title = Seven coins
learn-puzzle-seven-coins-task = The last turn of the game. You are 4 VP behind and have 7 Influence. Nobody will play these cards any more. Win.
learn-puzzle-seven-coins-why = Recruited cards count at the end by their deck value. The Inquisitor and the Watcher of Thay cost 3 and bring 2 VP each, the Kobold costs 1 and brings 1. That makes 5.
learn-puzzle-seven-coins-tempting-1 = Severin is the strongest card in the market, and brings 4 VP for everything you have. A tie.
learn-puzzle-seven-coins-tempting-2 = Three Priestesses and a Kobold are four cards and 4 VP. A tie: the three-Influence cards here are the better bargain.

learn-puzzle-stepping-stone-title = Stepping stone
learn-puzzle-stepping-stone-task = The last turn of the game. You are 3 VP behind, with a Doppelganger and a Soldier in hand. Win.
learn-puzzle-stepping-stone-why = Supplant the troop on the route to Kanaglym. Your own troop now stands at its gate, and presence counts at once: the Soldier takes the empty site. 1 VP for the trophy and 3 for Kanaglym.
learn-puzzle-stepping-stone-tempting-1 = Throwing Mizzrym out of Eryndlyn is a trophy and total control, 3 VP, and leaves no empty space in reach for the Soldier. A tie.

learn-puzzle-the-last-troop-title = The last troop
learn-puzzle-the-last-troop-task = You are 1 VP ahead and the last to move in the round. Three troops are left in your barracks, and you hold a Bounty Hunter. Win the game now.
learn-puzzle-the-last-troop-why = Whoever deploys the last troop of the barracks ends the game with that round, and the round ends with you. Three troops for 3 Power, anywhere you like, and the lead you have is enough.
learn-puzzle-the-last-troop-tempting-1 = A kill in Ched Nasad is worth 4 VP. But the game goes on, and Mizzrym moves next.

learn-puzzle-the-last-card-title = The last card
learn-puzzle-the-last-card-task = You are 1 VP ahead and the last to move in the round. The market deck has one card left; you have 3 Influence and 1 Power. Win the game now.
learn-puzzle-the-last-card-why = A card recruited from the market is replaced at once. Take the Kobold for 1 Influence: the last card of the deck fills the gap, the deck is empty, and the game ends with this round.
learn-puzzle-the-last-card-tempting-1 = Kanaglym and a House Guard are 4 VP. But House Guards lie in a stack of their own: the deck keeps its card, and the game goes on.

learn-puzzle-unwelcome-guest-title = An unwelcome guest
learn-puzzle-unwelcome-guest-task = The last turn of the game. You are 5 VP behind, and your Cleric of Laogzed moves one enemy troop. Win.
learn-puzzle-unwelcome-guest-why = The white troop spoils Eryndlyn for you; let it spoil Ched Nasad for Mizzrym. A moved troop may go to any empty space, and control changes at both ends: 3 VP for you, 3 VP less for them.
learn-puzzle-unwelcome-guest-tempting-1 = Without the white troop Eryndlyn is yours: 3 VP. But where you send it matters just as much.
learn-puzzle-unwelcome-guest-tempting-2 = Mizzrym loses Llacerellyn, and that is 2 VP. You need both ends of the move.

learn-puzzle-two-blades-title = Two blades
learn-puzzle-two-blades-task = The last turn of the game. You are 8 VP behind, and the Deathblade assassinates two troops. Win.
learn-puzzle-two-blades-why = One blow at each site. In Skullport the white troops draw level and Mizzrym loses 4 VP; in Kanaglym you draw level and it loses 3. With two trophies that makes 9.
learn-puzzle-two-blades-tempting-1 = Clearing Kanaglym takes 3 VP from Mizzrym and gives you 3, and there are 2 trophies. That is 8, only a tie. Here ties hurt more than a conquest.

learn-puzzle-an-eye-for-power-title = Eyes everywhere
learn-puzzle-an-eye-for-power-task = The last turn of the game. You are 3 VP behind, with an Infiltrator: a spy, and 1 Power if another player has a troop where it goes. Win.
learn-puzzle-an-eye-for-power-why = A spy anywhere breaks total control. In Ched Nasad it costs Mizzrym 2 VP, and the Power it brings fills Eryndlyn for 2 more. Spying and spending need not happen at the same place.
learn-puzzle-an-eye-for-power-tempting-1 = A spy and a troop in Kanaglym make it one against one, 3 VP less for Mizzrym. That is a tie.

learn-puzzle-promote-each-other-title = One good turn
learn-puzzle-promote-each-other-task = The last turn of the game. You are 4 VP behind, with a Wyrmspeaker and a Council Member in hand; each promotes another card at the end of the turn. Win.
learn-puzzle-promote-each-other-why = Let them promote each other. The Council Member rises from 3 to 6, and its own promotion still counts although it has left; the Wyrmspeaker rises from 1 to 3. That is 5 VP.
learn-puzzle-promote-each-other-tempting-1 = The Council Member brings 3, but a Soldier only 1. Two promoters may promote each other: “another card” excludes only the card itself.

learn-puzzle-shut-the-door-title = Shut the door
learn-puzzle-shut-the-door-task = The last round, and the score is level. You have a Soldier; Mizzrym moves after you and has a Soldier too. Make sure of victory.
learn-puzzle-shut-the-door-why = A full site cannot be entered. Your second troop in Llacerellyn brings 2 VP for total control and locks out the troop that would have drawn level there.
learn-puzzle-shut-the-door-tempting-1 = Total control of Eryndlyn also brings 2 VP. But then Mizzrym walks into Llacerellyn, one against one, and takes the 2 back. A tie.

learn-puzzle-the-white-dragon-title = The White Dragon
learn-puzzle-the-white-dragon-task = The last turn of the game. You are 7 VP behind, and your White Dragon deploys three troops, then brings 1 VP for every two sites you control. Win.
learn-puzzle-the-white-dragon-why = One troop takes Kanaglym for 3 VP, two fill Llacerellyn for 2 and 2 more. Only now the Dragon counts: three sites, 1 VP. That makes 8.
learn-puzzle-the-white-dragon-tempting-1 = Kanaglym filled is 3 and 2, and the Dragon counts two sites: 6 in all. The third troop there buys nothing the first had not.

learn-puzzle-three-in-one-title = Three in one
learn-puzzle-three-in-one-task = The last turn of the game. You are 9 VP behind. Your Red Dragon supplants a troop, returns a spy, then brings 1 VP for each site under your total control. Win.
learn-puzzle-three-in-one-why = White troops are enemies too. In the Halls the supplant is worth 1 + 3 + 2, the spy sent home from Llacerellyn 2 more, and the Dragon now counts two sites. That makes 10.
learn-puzzle-three-in-one-tempting-1 = Throwing Mizzrym out of Kanaglym brings 1 + 3, the spy 2, and the Dragon counts one site: 7.
learn-puzzle-three-in-one-tempting-2 = The right supplant, but the spy in Kanaglym disturbs nobody. Llacerellyn is full, and only a spy keeps you from its 2 VP and 1 more for the Dragon.

learn-puzzle-the-same-place-title = The same place
learn-puzzle-the-same-place-task = You have 3 Power, a Noble and a Doppelganger in hand. Take total control of the Halls of the Scoured Legion this turn.
learn-puzzle-the-same-place-why = Total control takes every space. Supplanting kills the troop and puts one of yours in its place, all in one; the Doppelganger does it without Power.
learn-puzzle-the-same-place-tempting-1 = Assassination costs all 3 Power, and nothing is left to deploy: the space stays empty.
