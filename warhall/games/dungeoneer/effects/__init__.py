"""The operations that cards, skills, locations and quests may call, one small function each."""

from warhall.games.dungeoneer.effects import on_cards, on_heroes
from warhall.games.dungeoneer.effects.registry import OPERATIONS

__all__ = ["OPERATIONS", "on_cards", "on_heroes"]
