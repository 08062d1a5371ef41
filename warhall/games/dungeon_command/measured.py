"""What a laboratory counts: creatures and orders that came to a hand, and the faction packs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from warhall.games.dungeon_command.setup import MODES, TEAMS, DungeonCommandOptions
from warhall.games.dungeon_command.state import SET_UP, DungeonCommand
from warhall.games.dungeon_command.tables import DungeonCommandGame
from warhall.kernel.dice import Dice
from warhall.kernel.game import Game
from warhall.kernel.measuring import Army, Measure, Thing, called_for, moved_on


def things(game: Game) -> list[Thing]:
    """Creatures and orders at their levels, and commanders, which have none."""
    printed = cast("DungeonCommandGame", game).tables.printed
    found = [
        Thing(kind, card.id, card.level, file, "level", designed=card.source == "designed")
        for kind, file, cards in (
            ("creature", "creatures.yaml", printed.creatures),
            ("order", "orders.yaml", printed.orders),
        )
        for card in cards
    ]
    leaders = printed.commanders
    return found + [
        Thing("commander", each.id, None, "commanders.yaml", "", designed=each.source == "designed") for each in leaders
    ]


def drawn(g: DungeonCommand, seat: int) -> Iterator[str]:
    """What came to a seat: in hand, on the battlefield, in the graveyard, in the discard pile."""
    creatures, orders = g.game.tables.creatures, g.game.tables.orders
    yield from (creatures[kind].id for zone in (g.creature_hands, g.graveyards) for kind in zone[seat])
    yield from (creatures[kind].id for kind, owner in zip(g.kinds, g.owners, strict=True) if owner == seat)
    yield from (orders[kind].id for zone in (g.hands, g.discards) for kind in zone[seat])
    if g.commanders[seat] >= 0:
        yield g.game.tables.commanders[g.commanders[seat]].id


def army(g: DungeonCommand, seat: int) -> Army | None:
    """The faction pack of a seat."""
    return Army("faction", g.game.tables.factions[g.packs[seat]]) if g.packs else None


def first(g: DungeonCommand) -> int | None:
    """DC-5.11: who takes the first turn."""
    return None if g.phase == SET_UP else g.first


def vary(
    game: Game, options: DungeonCommandOptions, dice: Dice, turned: int, wanted: Sequence[str]
) -> Mapping[str, object]:
    """Any faction packs, unless they were named."""
    if options.factions or options.warbands or MODES.index(options.mode) not in (0, TEAMS):
        return {}
    tables = cast("DungeonCommandGame", game).tables
    printed = tables.printed
    pack_of = {card.id: card.faction for cards in (printed.creatures, printed.orders) for card in cards}
    pack_of |= {each.id: each.faction for each in printed.commanders}
    asked = called_for(wanted, dice)
    packs = [dice.pick(tables.factions) for _ in range(options.players)]
    if asked:
        packs[dice.below(options.players)] = pack_of[asked]
    return {"factions": moved_on(packs, turned)}


MEASURE = Measure(things, drawn, drawn, army, first, vary)
