# The messages of the house: what is said at every table.

waiting-for = Waiting for { $seats }.
passed-in-turn = { $seats } pass.
refuse-not-asked = It is not for { $seat } to decide now, but for { $waiting }.
refuse-game-over = The game is over.

# A worked case of the rules, in three parts.
case-given = Given: { $text }
case-when = When: { $text }
case-then = Then: { $text }

# What is picked before a game: the name of a thing, and what every game asks.
named = { $name }
option-mode = Kind of game
option-players = Players
option-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
