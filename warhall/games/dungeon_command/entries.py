"""What is counted from 1 in an action, as a fact of its sentence: an effect, an action on the stack, an option."""

from __future__ import annotations

from warhall.games.dungeon_command.actions import unit_word
from warhall.games.dungeon_command.state import BURNING, ITEMS, NONE, RETURNING, DungeonCommand, Item
from warhall.kernel.words import Name, Word


def entry_word(g: DungeonCommand, number: int) -> Word | None:
    """The thing of that number that the pending question counts, or None."""
    ask = "" if g.decision is None else g.decision.ask
    if ask == "option":
        return _option(g, number)
    if ask == "put-next" and number < len(g.fired):
        return _fired(g, number)
    if ask == "effect" and number < len(g.due):
        return _due(g, number)
    if ask in ("against", "dodged") and number < len(g.stack):
        return item_words(g, g.stack[number])
    return None


def _option(g: DungeonCommand, number: int) -> Word | None:
    if g.draft is None:
        return None
    source = g.game.tables.sources[g.draft.source]
    return Name("option", f"{source.choice}.{number}") if (source.choice, number) in g.game.tables.options else None


def _fired(g: DungeonCommand, number: int) -> Word:
    source, unit = g.fired[number][1], g.fired[number][2]
    label = Name("item", "hazard") if source == NONE else Name("source", g.game.tables.sources[source].label)
    return (label, unit_word(g, unit))


def _due(g: DungeonCommand, number: int) -> Word:
    what, unit, card = g.due[number]
    if what == BURNING:
        label = Name("item", "hazard")
    elif what == RETURNING:
        label = Name("item", "return")
    else:
        label = Name("order", g.game.tables.orders[card >> 3].id)
    return (label, unit_word(g, unit))


def item_words(g: DungeonCommand, item: Item) -> tuple[Name, Name]:
    """An action on the stack: what it is, and whose."""
    if item.source != NONE:
        label = Name("source", g.game.tables.sources[item.source].label)
    else:
        label = Name("item", ITEMS[item.what])
    return (label, unit_word(g, item.unit))
