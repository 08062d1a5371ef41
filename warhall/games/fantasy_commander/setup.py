"""How a game begins: from options to the first state (chapter 2, FC-3.3, FC-6.1, FC-29.1).

Here: options and what is wrong with them, and the table before the first decision. Not here: deployment itself
(`deployment`), position files (`position`), the campaign's own steps (`campaign`).
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, cast

import msgspec

from warhall.games.fantasy_commander import campaign
from warhall.games.fantasy_commander.contexts import Muster
from warhall.games.fantasy_commander.deployment import (
    LAYS,
    deploy,
    first_deployer,
    lay_map,
    open_scenario,
    place_elements,
    take_field,
    take_from_supply,
)
from warhall.games.fantasy_commander.maps import hangs_together, random_map
from warhall.games.fantasy_commander.muster import army_faults, build_army, build_deck, deck_faults, muster_of
from warhall.games.fantasy_commander.printed import COLUMNS, ROWS, Cards
from warhall.games.fantasy_commander.printed_campaign import Troops
from warhall.games.fantasy_commander.state import EPIC, Battle
from warhall.games.fantasy_commander.tables import FantasyGame, Tables
from warhall.games.fantasy_commander.turn import play_round
from warhall.kernel.dice import Dice
from warhall.kernel.errors import OptionsError, Refusal, nearest, quoted
from warhall.kernel.game import Game, Options
from warhall.kernel.state import step

Listed: TypeAlias = dict[str, Annotated[int, msgspec.Meta(ge=1, le=40)]]
"""How many of each unit or card."""

MODES = ("scenario", "epic", "campaign")
RANDOM, HAND_MADE = "random", "hand_made"


class FantasyOptions(Options, frozen=True, kw_only=True):
    """What is agreed before the start."""

    mode: str = MODES[0]
    scenario: str = ""
    """FC-2.1: which scenario; by default the first."""
    size: str = ""
    """FC-3.3: the size of an Epic Battle; by default the middle one."""
    limit: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """FC-3.3: another limit within the size; 0 is the usual one."""
    map: str = RANDOM
    """FC-29.1: a map by its id, or a random one, or one laid by the players."""
    factions: tuple[str, ...] = ()
    """Who plays which faction in an Epic Battle."""
    same_faction: bool = False
    """FC-29.7: both players may be of the same faction."""
    armies: tuple[Listed, ...] = ()
    """Armies of both seats; by default the ready lists."""
    decks: tuple[Listed, ...] = ()
    build: bool = False
    """Armies and decks are built at the table."""
    elements: dict[str, str] = msgspec.field(default_factory=dict)
    """FC-28.1: extra elements by hex."""
    deploy_first: str = ""
    """FC-6.4: who deploys first, where the players may agree."""
    deck_face: str = "up"
    """FC-5.6: the top card of a deck lies face `up` or `down`."""
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=200)] = 20
    """FC-25.5: 0 is none."""


def known(kind: str, ident: str, among: dict[str, int]) -> int:
    """The number of a thing of content.

    Raises:
        OptionsError: there is none.
    """
    if ident not in among:
        raise OptionsError(f"there is no {kind} {ident[:40]!r}{nearest(ident, among)}: there are {quoted(among)}")
    return among[ident]


def new(game: Game, options: FantasyOptions, dice: Dice) -> Battle:
    """FC-2.1 to FC-2.3: a scenario, an Epic Battle or a campaign."""
    fantasy = cast("FantasyGame", game)
    known("deck_face", options.deck_face, {"up": 1, "down": 0})
    if options.mode == MODES[2]:
        return campaign.new(fantasy, dice, face_up=options.deck_face == "up", round_limit=options.round_limit)
    if options.mode == MODES[1]:
        return new_epic(fantasy, options, dice)
    return new_scenario(fantasy, options, dice)


def blank(game: FantasyGame, options: FantasyOptions, dice: Dice, factions: bytes) -> Battle:
    """An empty table."""
    printed = game.tables.printed
    return Battle(
        game=game,
        dice=dice,
        factions=factions,
        players=factions,
        mirrored=factions[0] == factions[1],
        face_up=options.deck_face == "up",
        round_limit=options.round_limit,
        zones=[0, 0],
        terrain=bytes(COLUMNS * ROWS),
        supply=bytes(terrain.supply for terrain in printed.terrain),
        recruits=bytes(unit.supply for unit in printed.units),
    )


def new_scenario(game: FantasyGame, options: FantasyOptions, dice: Dice) -> Battle:
    """FC-2.1, FC-6.1: map, capture points and armies of a scenario."""
    tables = game.tables
    number = known("scenario", options.scenario, tables.scenario_of) if options.scenario else 0
    scenario = tables.scenarios[number]
    factions = bytes(tables.factions[faction] for faction in scenario.armies)
    g = blank(game, options, dice, factions)
    open_scenario(g, number)
    place_elements(g, read_elements(tables, options.elements, g))
    armies = chosen_armies(tables, options.armies) or [tables.army(army) for army in scenario.armies.values()]
    decks = chosen_decks(tables, options.decks) or [tables.deck(scenario.decks[faction]) for faction in scenario.armies]
    first = scenario.deploy_first or agreed(tables, options, g)
    start(g, options, armies, decks, [scenario.limit] * 2, first)
    return g


def new_epic(game: FantasyGame, options: FantasyOptions, dice: Dice) -> Battle:
    """FC-29.1 to FC-29.8: size, armies and map of an Epic Battle."""
    tables = game.tables
    sizes = {size.id: number for number, size in enumerate(tables.printed.sizes)}
    size = tables.printed.sizes[known("size", options.size, sizes) if options.size else len(sizes) // 2]
    limit = options.limit or size.usual
    if not size.least <= limit <= size.most:
        raise OptionsError(f"FC-3.3: {size.id} is fought with {size.least} to {size.most} points, not {limit}")
    g = blank(game, options, dice, epic_factions(tables, options))
    g.kind = EPIC
    lists = {entry.faction: entry for entry in tables.printed.lists if entry.size == size.id}
    sides = [lists.get(tables.printed.factions[faction].id) for faction in g.factions]
    armies = chosen_armies(tables, options.armies) or [tables.army(entry.army if entry else ()) for entry in sides]
    decks = chosen_decks(tables, options.decks) or [tables.deck(entry.deck if entry else ()) for entry in sides]
    if options.map == RANDOM:
        g.terrain = random_map(tables, dice)
    elif options.map != HAND_MADE:
        g.chart = known("map", options.map, tables.chart_of | {RANDOM: 0, HAND_MADE: 0})
        g.terrain = tables.charts[g.chart].terrain
    take_from_supply(g)
    place_elements(g, read_elements(tables, options.elements, g))
    if not hangs_together(tables, g.terrain):
        raise OptionsError("FC-29.6: on this map the zones cannot reach each other")
    if options.map == HAND_MADE:
        g.lays = [LAYS, LAYS]
    start(g, options, armies, decks, [limit, limit], agreed(tables, options, g))
    return g


def epic_factions(tables: Tables, options: FantasyOptions) -> bytes:
    """FC-29.7, FC-2.5: two sides; of the same faction only if both agree."""
    playable = {f.id: n for n, f in enumerate(tables.printed.factions) if not f.raiders}
    if not options.factions:
        return bytes(list(playable.values())[:2])
    if len(options.factions) != 2:
        raise OptionsError("FC-2.5: a battle has exactly two sides")
    chosen = bytes(known("faction", ident, playable) for ident in options.factions)
    if chosen[0] == chosen[1] and not options.same_faction:
        raise OptionsError("FC-29.7: both sides of one faction only if same_faction is agreed")
    return chosen


def agreed(tables: Tables, options: FantasyOptions, g: Battle) -> str | None:
    """FC-6.4: who deploys first by agreement; None: FC-6.2 decides."""
    if not options.deploy_first:
        return None
    factions = {tables.printed.factions[number].id: number for number in g.factions}
    known("side", options.deploy_first, factions)
    return options.deploy_first


def chosen_armies(tables: Tables, armies: tuple[Listed, ...]) -> list[list[int]]:
    """Armies from the options."""
    if armies and len(armies) != 2:
        raise OptionsError("FC-2.5: armies are given for both seats or for none")
    for army in armies:
        for ident in army:
            known("unit", ident, tables.kind_of)
    return [tables.army(Troops(unit=ident, n=n) for ident, n in army.items()) for army in armies]


def chosen_decks(tables: Tables, decks: tuple[Listed, ...]) -> list[list[int]]:
    """Decks from the options."""
    if decks and len(decks) != 2:
        raise OptionsError("FC-2.5: decks are given for both seats or for none")
    for deck in decks:
        for ident in deck:
            known("card", ident, tables.card_of)
    return [tables.deck(Cards(card=ident, n=n) for ident, n in deck.items()) for deck in decks]


def read_elements(tables: Tables, elements: dict[str, str], g: Battle) -> dict[int, int]:
    """FC-28.1: extra elements, each on an open hex without capture point."""
    found = {}
    kinds = {terrain.id: n for n, terrain in enumerate(tables.printed.terrain) if terrain.class_ == "element"}
    for name, ident in elements.items():
        cell = tables.board.cell_named(name)
        if cell < 0 or g.terrain[cell] or g.points >> cell & 1:
            raise OptionsError(f"FC-28.1: {name[:10]!r} is no open hex for an element")
        found[cell] = known("element", ident, kinds)
    return found


def refuse_lists(reasons: list[Refusal]) -> None:
    """Say what is wrong with an army or a deck."""
    if reasons:
        first = reasons[0]
        facts = ", ".join(f"{key}: {getattr(value, 'id', value)}" for key, value in first.args.items())
        raise OptionsError(f"{first.rule}: {first.message} ({facts})")


def start(
    g: Battle,
    options: FantasyOptions,
    armies: list[list[int]],
    decks: list[list[int]],
    limits: list[int],
    first: str | None,
) -> None:
    """The armies are checked and take the field, or are built at the table first."""
    if options.build:
        g.muster = Muster(armies=[[], []], decks=[[], []], limits=limits)
        for side in (1, 0):
            g.agenda = (build_army, (side,), (build_deck, (side,), g.agenda or (stand_ready, (first or "",), None)))
        g.advance()
        return
    tables = g.game.tables
    for side in (0, 1):
        faction = g.factions[side]
        refuse_lists(army_faults(tables, faction, armies[side], limits[side]))
        refuse_lists(deck_faults(tables, faction, decks[side], len(armies[side])))
    take_field(g, armies, decks)
    open_battle(g, first)
    g.advance()


def open_battle(g: Battle, first: str | None) -> None:
    """FC-6.5, FC-29.4: deployment, before it the map where players lay it; then the first round."""
    first_deployer(g, first)
    g.then(deploy, play_round)
    if any(g.lays):
        g.turn = g.initiative
        g.push(lay_map)


@step
def stand_ready(g: Battle, first: str) -> None:
    """FC-6.1: the armies built at the table take the field."""
    muster = muster_of(g)
    g.muster = None
    take_field(g, muster.armies, muster.decks)
    open_battle(g, first or None)
