"""How a game begins: from options to the first state (chapter 2, FC-6.1, FC-29.1).

Here: the table before the first decision. Not here: options (`plan`) and what is wrong with them (`draft`), deployment
itself (`deployment`), position files (`position`), the campaign's own steps (`campaign`).
"""

from __future__ import annotations

from typing import cast

from warhall.games.fantasy_commander import campaign, events
from warhall.games.fantasy_commander.actions import Ground, Hex, Kind
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
    tell_first,
)
from warhall.games.fantasy_commander.draft import faults_of, map_faults, terrain_of
from warhall.games.fantasy_commander.maps import random_map
from warhall.games.fantasy_commander.muster import build_army, build_deck, muster_of, points
from warhall.games.fantasy_commander.opening import BattleSet, ElementLies, MapChosen, MapDrawn
from warhall.games.fantasy_commander.plan import HAND_MADE, MODES, RANDOM, FantasyOptions, Plan, known, plan_of
from warhall.games.fantasy_commander.printed import COLUMNS, ROWS
from warhall.games.fantasy_commander.state import EPIC, Battle
from warhall.games.fantasy_commander.tables import NONE, FantasyGame
from warhall.games.fantasy_commander.turn import play_round
from warhall.kernel.actions import Seat
from warhall.kernel.dice import Dice
from warhall.kernel.errors import OptionsError, Refusal
from warhall.kernel.game import Game
from warhall.kernel.state import step
from warhall.kernel.words import Name, Word


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
    plan = plan_of(game.tables, options)
    refuse_plan(faults_of(game.tables, plan).all())
    g = blank(game, options, dice, plan.factions)
    open_scenario(g, plan.scenario)
    place_elements(g, element_cells(g, plan))
    start(g, plan)
    return g


def new_epic(game: FantasyGame, options: FantasyOptions, dice: Dice) -> Battle:
    """FC-29.1 to FC-29.8: size, armies and map of an Epic Battle."""
    tables = game.tables
    plan = plan_of(tables, options)
    refuse_plan(faults_of(tables, plan).all())
    g = blank(game, options, dice, plan.factions)
    g.kind, g.chart = EPIC, plan.chart
    g.terrain = terrain_of(tables, plan)
    if plan.map == RANDOM:
        g.terrain = random_map(tables, dice)
        refuse_plan(map_faults(tables, plan, g.terrain))
    take_from_supply(g)
    place_elements(g, element_cells(g, plan))
    if plan.map == HAND_MADE and not plan.ground:
        g.lays = [LAYS, LAYS]
    start(g, plan)
    return g


def element_cells(g: Battle, plan: Plan) -> dict[int, int]:
    """FC-28.1: extra elements by hex."""
    return {g.game.tables.board.cell_named(name): kind for name, kind in plan.elements.items()}


def refuse_plan(faults: list[Refusal]) -> None:
    """Say what is wrong with a plan.

    Raises:
        OptionsError: something is.
    """
    if faults:
        first = faults[0]
        facts = ", ".join(f"{key}: {fact(value)}" for key, value in first.args.items())
        raise OptionsError(f"{first.rule}: {first.message} ({facts})" if facts else f"{first.rule}: {first.message}")


def fact(word: Word) -> str:
    """A fact of a refusal in plain text."""
    if isinstance(word, tuple):
        return " ".join(name.id for name in word)
    return word.id if isinstance(word, Name) else str(word)


def start(g: Battle, plan: Plan) -> None:
    """The armies take the field, or are built at the table first."""
    if plan.build:
        g.muster = Muster(armies=[[], []], decks=[[], []], limits=[plan.limit] * 2)
        for side in (1, 0):
            g.agenda = (
                build_army,
                (side,),
                (build_deck, (side,), g.agenda or (stand_ready, (plan.first or "",), None)),
            )
    else:
        take_field(g, plan.armies, plan.decks)
        open_battle(g, plan.first)
    g.push(tell_start, int(plan.map == RANDOM), int(plan.build))


@step
def tell_start(g: Battle, random: int, build: int) -> None:
    """FC-2.1, FC-3.1, FC-6.2: what lay on the table before the first decision is told; nothing changes."""
    if g.ears is None:
        return
    tables = g.game.tables
    if g.kind != EPIC:
        g.tell("FC-2.1", BattleSet(Name("scenario", tables.scenarios[g.scenario].id)))
    elif random:
        g.tell("FC-29.5", MapDrawn())
    elif g.chart != NONE:
        g.tell("FC-29.1", MapChosen(Name("map", tables.printed.maps[g.chart].id)))
    for cell, kind in enumerate(g.terrain):
        if tables.printed.terrain[kind].class_ == "element":
            g.tell("FC-28.1", ElementLies(Ground(kind), Hex(cell)))
    if build:
        return
    for side in (0, 1):
        army = [kind for kind, owner in zip(g.kinds, g.owners, strict=True) if owner == side]
        units = tuple(Kind(kind) for kind in army)
        g.tell("FC-3.1", events.ArmyMustered(Seat(side), units, points(tables, army)))
    tell_first(g)


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
