GAME = "not a game"
