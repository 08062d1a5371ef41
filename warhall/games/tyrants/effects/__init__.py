"""What the operations of a card do, one small function each.

on_the_board   deploy, assassinate, supplant, move, place a spy, return, take a trophy
of_cards       gain, draw, promote, devour, recruit, discard
within_cards   choose, pay, focus, if, at end of turn, play a card from elsewhere
"""

from warhall.games.tyrants.effects import of_cards, on_the_board, within_cards
from warhall.games.tyrants.effects.registry import OPERATIONS

__all__ = ["OPERATIONS", "of_cards", "on_the_board", "within_cards"]
