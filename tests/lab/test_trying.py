"""Prepared tables: in every game a thing that is tried is at hand, and the position is one that play can go on from."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ContentError, OptionsError
from warhall.kernel.position import read
from warhall.kernel.state import State
from warhall.lab import doctor
from warhall.lab.trying import prepared, ready

HELD = {
    "tyrants": ("cards", "supply", "half_decks"),
    "dungeon_command": ("creatures", "orders", "commanders", "factions", "tiles"),
    "dungeoneer": ("adventures", "heroes", "quests"),
    "dnd_miniatures": ("creatures", "maps"),
    "fantasy_commander": ("units", "tactics"),
}
"""The files whose things the view of the seat names when they are tried."""
NEVER = {"dnd_miniatures": 1, "fantasy_commander": 5}
"""So many of them join no warband or army: they are summoned, or are monsters of the campaign."""


def begun(game: str, stem: str, ident: str) -> tuple[State, int]:
    """A prepared table as the hall opens it."""
    room = game_of(game)
    table = ready(room, stem, ident)
    state = read(room, table.position, SeededDice(2))
    assert table.seat in state.decisions
    return state, table.seat


def names(state: State, seat: int, ident: str) -> bool:
    said = msgspec.json.encode(state.game.view(state, seat)).decode()
    return f'"{ident}"' in said or f'"{ident}#' in said


@pytest.mark.parametrize("game", HELD)
def test_a_thing_is_at_hand_where_it_is_tried(game: str) -> None:
    lacking = []
    for sheet in doctor.sheets(game):
        stem = sheet.file.removesuffix(".yaml")
        things = [each.id for each in sheet.things]
        for ident in things if stem in HELD[game] else things[:1]:
            state, seat = begun(game, stem, ident)
            if stem in HELD[game] and not names(state, seat, ident):
                lacking.append(ident)
    assert len(lacking) == NEVER.get(game, 0), lacking


def test_nothing_is_lost_or_doubled_by_it() -> None:
    usual, tried = (begun("tyrants", "cards", ident)[0] for ident in ("advance_scout", "spellspinner"))
    for state in (usual, tried):
        assert Counter(map(len, state.hands)) == {5: 2}  # type: ignore[attr-defined]
    everything = [
        Counter(kind for zone in (*g.hands, *g.decks, g.market, g.market_deck) for kind in zone)  # type: ignore[attr-defined]
        for g in (usual, tried)
    ]
    assert everything[0] == everything[1]


def test_a_creature_that_is_tried_can_be_deployed() -> None:
    state, seat = begun("dungeon_command", "creatures", "hc_copper_dragon")
    while state.decisions[seat].ask != "deploy-start":
        state.apply(seat, state.decisions[seat].options[0])
    options = [state.game.codec.notation(state, code) for code in state.decisions[seat].options]
    assert any("hc_copper_dragon" in each for each in options), options


def test_a_new_card_is_tried_under_its_own_id() -> None:
    text = doctor.copied("tyrants", "cards.yaml", "advance_scout", "my_scout")
    assert "copies: 0" in text  # half-decks are of one size: the printed card makes room
    table = prepared("tyrants", "cards.yaml", text, "my_scout")
    state = read(table.game, table.position, SeededDice(2))
    assert "play my_scout" in [state.game.codec.notation(state, code) for code in state.decisions[0].options]
    assert table.game.drafted["cards.yaml"] == text


NEW = [
    ("tyrants", "cards.yaml"),
    ("dungeon_command", "creatures.yaml"),
    ("dungeon_command", "orders.yaml"),
    ("dungeon_command", "commanders.yaml"),
    ("dungeoneer", "adventures.yaml"),
    ("dungeoneer", "heroes.yaml"),
    ("dungeoneer", "quests.yaml"),
    ("dungeoneer", "locations.yaml"),
    ("dnd_miniatures", "creatures.yaml"),
    ("dnd_miniatures", "maps.yaml"),
    ("dnd_miniatures", "scenarios.yaml"),
    ("fantasy_commander", "units.yaml"),
    ("fantasy_commander", "tactics.yaml"),
    ("fantasy_commander", "maps.yaml"),
    ("fantasy_commander", "scenarios.yaml"),
]


@pytest.mark.parametrize(("game", "file"), NEW)
def test_something_new_is_made_of_whatever_is_printed(game: str, file: str) -> None:
    source = doctor.sheet(game, file).things[0].id
    found = doctor.examine(game, file, doctor.copied(game, file, source, "my_own"))
    assert (found.id, found.faults) == ("my_own", [])
    with pytest.raises(OptionsError, match="already"):
        doctor.copied(game, file, source, source)


def test_a_faulty_thing_is_not_tried() -> None:
    text = doctor.written("tyrants", "cards.yaml", "advance_scout").replace("cost: 3", "cost: three")
    with pytest.raises(ContentError, match="cost"):
        prepared("tyrants", "cards.yaml", text, "advance_scout")
