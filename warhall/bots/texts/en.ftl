# The levels of bots: how they are called, and what one can see of them at the table.

level-random = Random
level-beginner = Beginner
level-easy = Easy
level-greedy = Greedy
level-normal = Normal
level-hard = Hard
level-master = Master

# In any game.
level-random-does = Does anything that is allowed.
level-beginner-does = Thinks of one action at a time and often misjudges it. Overlooks good moves and forgives yours.
level-easy-does = Thinks of one action at a time and judges it fairly well. Seldom misses what lies open, never plans.
level-greedy-does = Takes the action after which it stands best. Never plans.
level-normal-does = Plans its turn to the end before it begins, and thinks again when something new comes to light.
level-hard-does = Compares several plans for its turn, in many guesses at what you may hold.
level-master-does = Compares as many plans as ten seconds allow, and checks the best of them again and again.

# In each game.
level-beginner-does-tyrants = Plays card after card as it comes and spends at once. Often misjudges what a site or a card is worth.
level-easy-does-tyrants = Spends Power and Influence on what helps most right now. Seldom saves the 3 Power for an assassination.
level-normal-does-tyrants = Plans the whole turn: in which order to play its cards, and whether Power goes to troops or to an assassination.
level-hard-does-tyrants = Compares several turns before it plays one, and guesses what the others may hold. Watches control markers and the end.
level-master-does-tyrants = Weighs many turns for up to ten seconds. Wastes hardly any Power or Influence.

level-beginner-does-dungeon_command = Moves up to what stands near and strikes. Often misjudges an exchange and wastes order cards.
level-easy-does-dungeon_command = Takes the best blow it sees and cowers when that is cheaper. Looks no further than the next action.
level-normal-does-dungeon_command = Plays each creature’s move, order and attack on to the end of the turn before it chooses.
level-hard-does-dungeon_command = Compares several ways through its turn with your likely answers. Keeps Morale for the exchanges that pay.
level-master-does-dungeon_command = Searches its turn and your answers for up to ten seconds, in many guesses at your hand.

level-beginner-does-dungeoneer = Walks and explores by whim. Often misjudges a battle and lets your peril lie unused.
level-easy-does-dungeoneer = Heads for its quests and sends monsters when they look good. Looks no further than the next action.
level-normal-does-dungeoneer = Plans its hero’s whole turn, and weighs each response and each curse before it spends your peril.
level-hard-does-dungeoneer = Compares several turns with many throws of the dice. Saves glory and peril for when they count.
level-master-does-dungeoneer = Plays many turns through in its head for up to ten seconds, with all that the dice may bring.

level-beginner-does-fantasy_commander = Gives orders by whim and often misjudges a charge. Lets points lie that it could hold.
level-easy-does-fantasy_commander = Takes the attack or the point that looks best now. Looks no further than one action.
level-normal-does-fantasy_commander = Plays each unit’s activation on to its end before it chooses: move, attack, fatigue.
level-hard-does-fantasy_commander = Compares several activations over many throws of the dice. Looks who still acts before the round ends.
level-master-does-fantasy_commander = Weighs orders and activations for up to ten seconds, with the dice thrown again and again.

level-beginner-does-dnd_miniatures = Goes for what is near and often misjudges where to stand. Walks past flanks and cover.
level-easy-does-dnd_miniatures = Takes the attack that looks best now. Looks no further than one action.
level-normal-does-dnd_miniatures = Plans each creature’s activation: where to move, whom to attack, which power to use.
level-hard-does-dnd_miniatures = Compares several activations over many throws of the dice. Seeks flanks, cover and victory areas.
level-master-does-dnd_miniatures = Plans the enemy’s answer to each activation more closely, and knows in which start area a familiar warband begins best.

level-beginner-does-four = Looks one stone ahead and often misjudges. Overlooks threes, its own and yours.
level-easy-does-four = Looks one stone ahead. Sees a four at once, a trap seldom.
level-normal-does-four = Looks at your answer too. Does not fall for a plain threat.
level-hard-does-four = Plays the best lines several stones on.
level-master-does-four = Plays the best lines on for up to ten seconds.
