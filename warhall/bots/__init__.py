"""Bots: who plays when no person does.

`bot` says what a bot is and what it may spend, `chance` and `greedy` are two of them, `levels` knows them all by name,
and `choose` is the only door through which they are asked: it imagines a state first, so no bot ever sees a real one.
How good a position is, only its game knows: that lives in `games/<game>/bots.py`.
"""
