"""Whole random games: every game ends, no card and no hex is lost or doubled, and nobody stands where nobody can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.properties import card
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.geometry.masks import mask_of
from warhall.kernel.dice import SeededDice

SOME_SEEDS = st.integers(0, 2**32)
TABLES = GAME.tables
MAPS = ["random", *(board.id for board in TABLES.printed.maps if not board.buildings)]


def moments(options: dict[str, object], seed: int, every: int = 5) -> Iterator[Battle]:
    """A random game: its start, the state after every so many actions, and its end."""
    dice = SeededDice(seed)
    state = GAME.begin(options, dice.child(0))
    assert isinstance(state, Battle)
    chooser = dice.child(1)
    while state.result is None:
        if state.count % every == 0:
            yield state
        assert state.count < GAME.step_cap
        seat = chooser.pick(sorted(state.decisions))
        state.apply(seat, chooser.pick(list(state.decisions[seat].options)))
    yield state


def cards_of(g: Battle, side: int) -> Counter[int]:
    """Every card of a side, wherever it lies."""
    playing = [g.playing] if g.playing != NONE and g.turn == side else []
    return Counter([*g.decks[side], *g.discards[side], *g.laid[side], *playing])


def terrain_and_supply(g: Battle) -> list[int]:
    """How many hexes of each terrain there are, on the map and beside it."""
    return [g.terrain.count(kind) + g.supply[kind] for kind in range(1, len(TABLES.soils))]


def check_units(g: Battle) -> None:
    """FC-1.6, FC-4.2, FC-4.3, FC-15.8: one unit to a hex, on ground it may stand on, with the tokens it can hold."""
    standing = [unit for unit, cell in enumerate(g.hexes) if cell >= 0]
    cells = [g.hexes[unit] for unit in standing]
    assert len(set(cells)) == len(cells)
    for side in (0, 1):
        assert mask_of(g.hexes[unit] for unit in standing if g.owners[unit] == side) == g.occupied[side]
    # FC-26.30: who may drink is asked before destruction is settled, and even the last miniature may come back.
    unsettled = g.decision is not None and g.decision.ask == "vampirism"
    for unit in standing:
        kind = card(g, unit)
        assert not g.dead >> unit & 1
        assert 0 <= g.wounds[unit] < kind.size + unsettled
        assert 0 <= g.fatigue[unit] <= max(0, kind.stamina)
        soil = TABLES.soils[g.terrain[g.hexes[unit]]]
        wader = TABLES.scenarios[g.scenario].wader if g.scenario != NONE else None
        assert not soil.impassable or (wader is not None and kind.card.id == wader.unit)


def check_battle(options: dict[str, object], seed: int) -> Battle:
    """A whole random battle in which nothing is lost, doubled or misplaced."""
    decks: list[Counter[int]] = []
    hexes: list[int] = []
    g: Battle | None = None
    for g in moments(options, seed):
        if not decks and g.phase:
            decks, hexes = [cards_of(g, side) for side in (0, 1)], terrain_and_supply(g)
        if g.playing == NONE and decks:
            assert [cards_of(g, side) for side in (0, 1)] == decks
        if hexes and not g.fallen:
            assert terrain_and_supply(g) == hexes
        check_units(g)
        assert all(count >= 0 for count in (*g.reserve, *g.spent, *g.vp))
    assert g is not None
    assert g.result is not None
    return g


@pytest.mark.rule("FC-1.6", "FC-4.11", "FC-5.8", "FC-13.6")
@pytest.mark.parametrize("scenario", [scenario.id for scenario in TABLES.scenarios])
@settings(max_examples=4, deadline=None)
@given(seed=SOME_SEEDS)
def test_random_games_of_every_scenario_end_and_lose_nothing(scenario: str, seed: int) -> None:
    g = check_battle({"mode": "scenario", "scenario": scenario}, seed)
    assert g.result is not None
    assert g.result.rule in {"FC-7.2", "FC-25.3", "FC-25.5", "FC-27.25"}


def random_lists(faction: str, limit: int, dice: SeededDice) -> tuple[dict[str, int], dict[str, int]]:
    """A legal army of a faction and a legal deck for it, one thing after another as the draft allows."""
    army: Counter[str] = Counter()
    deck: Counter[str] = Counter()
    options: dict[str, object] = {"mode": "epic", "size": "vanguard", "limit": limit, "factions": [faction, faction]}
    options["same_faction"] = True

    def tally(part: str) -> list[str]:
        lists = {"armies": [dict(army), {}], "decks": [dict(deck), {}]}
        found: list[str] = GAME.draft(GAME, GAME.choose({**options, **lists})).tally[part][0]["may_add"]
        return found

    while (units := tally("armies")) and sum(army.values()) < 8:
        army[dice.pick(units)] += 1
    while cards := tally("decks"):
        deck[dice.pick(cards)] += 1
    return dict(army), dict(deck)


@pytest.mark.rule("FC-2.2", "FC-3.1", "FC-5.1", "FC-29.1", "FC-29.2")
@settings(max_examples=12, deadline=None)
@given(seed=SOME_SEEDS, board=st.sampled_from(MAPS), limit=st.integers(200, 250), same=st.booleans())
def test_random_legal_armies_fight_epic_battles_to_the_end(seed: int, board: str, limit: int, same: bool) -> None:  # noqa: FBT001
    dice = SeededDice(seed)
    factions = ["styx", "styx"] if same else ["empire", "styx"]
    lists = [random_lists(faction, limit, dice) for faction in factions]
    options: dict[str, object] = {
        "mode": "epic", "size": "vanguard", "limit": limit, "map": board, "factions": factions, "same_faction": same,
        "armies": [army for army, _ in lists], "decks": [deck for _, deck in lists],
    }  # fmt: skip
    assert GAME.draft(GAME, GAME.choose(options)).faults == ()
    g = check_battle(options, seed)
    assert g.result is not None
    assert g.result.rule in {"FC-25.3", "FC-25.5", "FC-25.2", "FC-25.1"}
    if g.result.rule != "FC-25.5":
        assert 0 in g.occupied, "an army is destroyed"


@pytest.mark.rule("FC-C.1", "FC-C.2", "FC-C.25")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_campaign_comes_to_its_end(seed: int) -> None:
    g: Battle | None = None
    missions = set()
    for g in moments({"mode": "campaign", "round_limit": 2}, seed, every=1):
        assert g.campaign is not None
        missions.add(g.campaign.mission)
        for side in (0, 1):
            assert 0 <= g.campaign.prosperity[side] <= 12
            assert g.campaign.supplies[side] >= 0
            assert len(g.campaign.built[side]) <= 6
        check_units(g)
    assert g is not None
    assert g.result is not None
    assert g.result.rule in {"FC-C.24", "FC-C.25"}
    assert g.result.rule == "FC-C.24" or missions == set(range(7))
