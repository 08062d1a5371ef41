"""What is counted in a question: the effects that a creature saves against, the dice of a check."""

from __future__ import annotations

from warhall.games.dnd_miniatures.saves import save_sources
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.words import Name, Word


def entry_word(g: DndMiniatures, number: int) -> Word | None:
    """The effect or die of that number, if one is asked for."""
    if g.decision is None or g.agenda is None:
        return None
    if g.decision.ask == "save":
        unit, sources = g.agenda[1][0], g.agenda[1][1]
        left = [source for source in sources if source in save_sources(g, unit)]
        if number < len(left):
            return Name("source", g.game.tables.source_names[left[number]])
    if g.decision.ask == "reroll":
        dice = g.rolls[g.agenda[1][0]]
        if number < len(dice):
            return str(dice[number])
    return None
