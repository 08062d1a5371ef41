"""How a thing is tried: the unit fights in its army, the tactic card is on top of its deck, the map is played on."""

from __future__ import annotations

from functools import partial
from typing import cast

from warhall.games.fantasy_commander.choices import maps
from warhall.games.fantasy_commander.measured import army_with, counted, deck_with
from warhall.games.fantasy_commander.muster import is_never_mustered
from warhall.games.fantasy_commander.plan import MODES, FantasyOptions, plan_of
from warhall.games.fantasy_commander.state import ACTIVE, GIVE, Battle
from warhall.games.fantasy_commander.tables import FantasyGame, Tables
from warhall.kernel.dice import SeededDice
from warhall.kernel.game import Game
from warhall.kernel.trial import Trial


def trial(game: Game, file: str, ident: str) -> Trial:
    """By what the options can name."""
    tables = cast("FantasyGame", game).tables
    if file == "scenarios":
        return Trial({"scenario": ident}, ready=at_orders)
    if file == "maps":
        return Trial(on_map(tables, ident), ready=at_orders)
    if file == "units" and not is_never_mustered(tables.printed.units[tables.kind_of[ident]]):
        return with_unit(tables, tables.kind_of[ident])
    if file == "tactics":
        return with_card(tables, tables.card_of[ident])
    return Trial(ready=at_orders)


def on_map(tables: Tables, ident: str) -> dict[str, object]:
    """The scenario that is played on a map, or an Epic Battle if the map is open to it."""
    own = next((each.id for each in tables.scenarios if each.map == ident), None)
    if own is not None:
        return {"scenario": own}
    is_open = any(each.value == ident for each in maps(tables).values)
    return {"mode": MODES[1], "map": ident} if is_open else {}


def with_unit(tables: Tables, kind: int) -> Trial:
    """An Epic Battle of the unit's faction, as large as it has to be."""
    faction = tables.printed.units[kind].faction
    for size in tables.printed.sizes:
        options = FantasyOptions(mode=MODES[1], size=size.id, factions=(faction,))
        plan = plan_of(tables, options)
        armies = [army_with(tables, plan.factions[0], plan.limit, SeededDice(1), kind)]
        if kind in armies[0]:
            armies.append(army_with(tables, plan.factions[1], plan.limit, SeededDice(2)))
            return Trial(battle(tables, options, plan.factions, armies), ready=at_orders)
    return Trial(ready=at_orders)


def with_card(tables: Tables, card: int) -> Trial:
    """An Epic Battle with a deck that holds the card."""
    faction = tables.cards[card].faction
    options = FantasyOptions(mode=MODES[1], factions=(faction,) if faction else ())
    plan = plan_of(tables, options)
    armies = [army_with(tables, each, plan.limit, SeededDice(1)) for each in plan.factions]
    wanted = battle(tables, options, plan.factions, armies, card)
    return Trial(wanted, ready=at_cards, give=partial(lay_on_top, card=card))


def battle(
    tables: Tables, options: FantasyOptions, factions: bytes, armies: list[list[int]], card: int | None = None
) -> dict[str, object]:
    """The options of an Epic Battle between two armies; the first deck holds the card."""
    decks = [
        deck_with(tables, faction, len(army), SeededDice(3), card if side == 0 else None)
        for side, (faction, army) in enumerate(zip(factions, armies, strict=True))
    ]
    return {
        "mode": options.mode,
        "size": options.size,
        "factions": [tables.printed.factions[each].id for each in factions],
        "armies": [counted([tables.printed.units[kind].id for kind in army]) for army in armies],
        "decks": [counted([tables.cards[each].id for each in deck]) for deck in decks],
    }


def at_orders(g: Battle, seat: int) -> bool:
    """Everybody is deployed, and the seat gives orders or acts."""
    return g.phase in (GIVE, ACTIVE) and seat in g.decisions


def at_cards(g: Battle, seat: int) -> bool:
    """FC-13.1: the seat is in its turn."""
    return g.phase == ACTIVE and seat in g.decisions and bool(g.decks[seat])


def lay_on_top(g: Battle, seat: int, card: int) -> None:
    """FC-5.6: the card is the next one to be played."""
    for zone in (g.decks[seat], g.discards[seat]):
        if card in zone:
            zone.remove(card)
            g.decks[seat].append(card)
            return
