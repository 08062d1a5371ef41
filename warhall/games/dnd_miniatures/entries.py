"""What is counted in a question: the effects that a creature saves against, types of damage, the dice of a check."""

from __future__ import annotations

from warhall.games.dnd_miniatures.combat import kinds_of
from warhall.games.dnd_miniatures.durations import still_ongoing
from warhall.games.dnd_miniatures.saves import save_sources
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.games.dnd_miniatures.tables import PLAIN
from warhall.kernel.words import Name, Word


def damage_word(g: DndMiniatures, kind: int) -> Name:
    """A type of damage."""
    return Name("damage", "plain" if kind == PLAIN else g.game.tables.damage_types[kind])


def entry_word(g: DndMiniatures, number: int) -> Word | None:
    """The effect or die of that number, if one is asked for."""
    if g.decision is None or g.agenda is None:
        return None
    if g.decision.ask == "save":
        unit, sources = g.agenda[1][0], g.agenda[1][1]
        left = [source for source in sources if source in save_sources(g, unit)]
        if number < len(left):
            return Name("source", g.game.tables.source_names[left[number]])
    if g.decision.ask == "ongoing":
        kinds = still_ongoing(g, g.agenda[1][0], g.agenda[1][1])
        return damage_word(g, kinds[number]) if number < len(kinds) else None
    if g.decision.ask == "growth":
        fight = g.fights[-1]
        kinds = kinds_of(fight, g.game.tables.lines[fight.line])
        return damage_word(g, kinds[number]) if number < len(kinds) else None
    if g.decision.ask == "reroll":
        dice = g.rolls[g.agenda[1][0]]
        if number < len(dice):
            return str(dice[number])
    return None
