"""Legality is proved: what a room offers and what its laws allow are the same, and a room that errs is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from warhall.conformance.laws import check_laws, is_proved
from warhall.conformance.play import ConformanceFailure, random_play
from warhall.games import games
from warhall.games.dnd_miniatures import GAME as DND_MINIATURES
from warhall.games.dnd_miniatures import attacking
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.games.dungeon_command import GAME as DUNGEON_COMMAND
from warhall.games.dungeon_command import activate
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.tyrants import GAME as TYRANTS
from warhall.games.tyrants import troops
from warhall.games.tyrants.state import Tyrants


def test_the_legality_of_every_room_is_proved() -> None:
    house = [room for room in games() if room.folder.parent.name == "games"]  # other tests bring games of their own
    assert [room.id for room in house if not is_proved(room)] == []


def spoiled(monkeypatch: pytest.MonkeyPatch, change: Callable[[Tyrants, int, int], int]) -> None:
    """The game in which `deploy_spaces` finds something else than the law allows."""
    honest = troops.deploy_spaces

    def deploy_spaces(g: Tyrants, seat: int, *_: object) -> int:
        return change(g, seat, honest(g, seat))

    monkeypatch.setattr(troops, "deploy_spaces", deploy_spaces)
    check_laws(random_play(TYRANTS, TYRANTS.variants[0], 1))


def test_a_legal_space_that_is_not_offered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ConformanceFailure, match=r"'deploy \S+' answers 'act', and its law allows it, but it is not"):
        spoiled(monkeypatch, lambda g, seat, spaces: spaces & spaces - 1)


def test_an_offered_space_that_is_not_legal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ConformanceFailure, match=r"option 'deploy \S+' of 'act' is forbidden by its law: TU-9.20"):
        spoiled(monkeypatch, lambda g, seat, spaces: g.empty)


def test_a_charge_that_is_forgotten_among_very_many_actions_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = attacking.charges

    def charges(g: DndMiniatures, unit: int) -> list[tuple[int, int]]:
        return [(target, ends & ends - 1) for target, ends in honest(g, unit)]

    monkeypatch.setattr(attacking, "charges", charges)
    with pytest.raises(
        ConformanceFailure, match=r"'charge \S+ \S+' answers 'act', and its law allows it, but it is not"
    ):
        check_laws(random_play(DND_MINIATURES, {"limit": 50}, 1))


def test_an_order_that_is_forgotten_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = activate.standard_orders

    def standard_orders(g: DungeonCommand, seat: int, unit: int) -> list[tuple[int, tuple[int]]]:
        return [*honest(g, seat, unit)][1:]

    monkeypatch.setattr(activate, "standard_orders", standard_orders)
    with pytest.raises(ConformanceFailure, match=r"'play \S+ \S+' answers 'act', and its law allows it, but it is not"):
        check_laws(random_play(DUNGEON_COMMAND, {"players": 2}, 1))


def test_the_room_as_it_is_has_no_such_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    spoiled(monkeypatch, lambda g, seat, spaces: spaces)
