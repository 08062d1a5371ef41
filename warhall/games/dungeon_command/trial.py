"""How a thing is tried: its pack is played, creatures and orders lie in hand, a commander leads."""

from __future__ import annotations

from functools import partial
from typing import cast

from warhall.games.dungeon_command.setup import LATER, MODES
from warhall.games.dungeon_command.state import ACTIVATE, DungeonCommand
from warhall.games.dungeon_command.tables import DungeonCommandGame, Tables
from warhall.kernel.game import Game
from warhall.kernel.trial import Trial


def trial(game: Game, file: str, ident: str) -> Trial:
    """By the pack that a thing belongs to; a battlefield is played on."""
    tables = cast("DungeonCommandGame", game).tables
    if file == "layouts":
        layout = tables.layouts[ident]
        mode = MODES[0] if layout.mode is None else layout.mode.replace("_", "-")
        return Trial({"layout": ident, "players": layout.players, "mode": mode}, ready=at_work)
    faction = faction_of(tables, file, ident)
    if faction is None:
        return Trial(ready=at_work)
    return of_pack(tables, file, ident, packs(tables, faction))


def faction_of(tables: Tables, file: str, ident: str) -> str | None:
    """DC-1.1: the pack that a thing belongs to; None if it belongs to all of them."""
    if file == "factions":
        return ident
    shelf = getattr(tables.printed, file)
    return next((getattr(each, "faction", None) for each in shelf if each.id == ident), None)


def of_pack(tables: Tables, file: str, ident: str, options: dict[str, object]) -> Trial:
    """A thing of a pack that is played."""
    if file == "commanders":
        return Trial({**options, "commanders": [ident, LATER]}, ready=at_work)
    if file == "creatures":
        kind = next(number for number, each in enumerate(tables.creatures) if each.id == ident)
        return Trial(options, ready=mustered, give=partial(muster, kind=kind))
    if file == "orders":
        kind = next(number for number, each in enumerate(tables.orders) if each.id == ident)
        return Trial(options, ready=at_work, give=partial(hand_order, kind=kind))
    return Trial(options, ready=at_work)


def packs(tables: Tables, faction: str) -> dict[str, object]:
    """A pack, and another one against it."""
    return {"factions": [faction, next((each for each in tables.factions if each != faction), faction)]}


def at_work(g: DungeonCommand, seat: int) -> bool:
    """Chapter 8: the seat activates its creatures."""
    return g.phase == ACTIVATE and g.turn == seat and seat in g.decisions


def mustered(g: DungeonCommand, seat: int) -> bool:
    """DC-4.5: the creature hands are drawn, and the seat may deploy."""
    return bool(g.creature_hands[seat]) and seat in g.decisions


def muster(g: DungeonCommand, seat: int, kind: int) -> None:
    """The creature comes into the hand in exchange for another, and Leadership is enough to deploy it."""
    hand, deck = g.creature_hands[seat], g.creature_decks[seat]
    if kind not in hand and kind in deck:
        deck.remove(kind)
        deck.insert(0, hand.pop())
        hand.append(kind)
        hand.sort()
    g.leadership[seat] = max(g.leadership[seat], g.led[seat] + g.game.tables.level[kind])


def hand_order(g: DungeonCommand, seat: int, kind: int) -> None:
    """The order comes into the hand in exchange for another."""
    hand, deck = g.hands[seat], g.decks[seat]
    if kind not in hand and kind in deck:
        deck.remove(kind)
        if hand:
            deck.insert(0, hand.pop())
        hand.append(kind)
        hand.sort()
        g.sort_cards(seat)
