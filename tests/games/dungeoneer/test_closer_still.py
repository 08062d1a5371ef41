"""Rules that a broken line once showed to be untried: what ends with a hero, and what only some cards bring about."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, cross
from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.battle import new_fight
from warhall.games.dungeoneer.movement import location_effect, warp
from warhall.games.dungeoneer.options import NO_BLANK_SPOTS
from warhall.games.dungeoneer.places import is_last
from warhall.games.dungeoneer.playing import refuse_room
from warhall.games.dungeoneer.quests import refuse_escort
from warhall.games.dungeoneer.state import ENCOUNTERS, LYING
from warhall.games.dungeoneer.tables import MAGIC, MELEE, SPEED
from warhall.games.dungeoneer.values import VALUE, host_bonus
from warhall.games.dungeoneer.wounds import defeat, take_wound


def card(t: AtTable, ident: str) -> int:
    """A card by its id."""
    return next(number for number, face in enumerate(t.state.game.tables.cards) if face.id == ident)


def place(t: AtTable, ident: str) -> int:
    """A location by its id."""
    return next(number for number, face in enumerate(t.state.game.tables.places) if face.id == ident)


@pytest.mark.rule("DG-18.4", "DG-8.5")
def test_a_warp_to_where_the_hero_stands_is_no_movement() -> None:
    t = cross("ap: 1")
    warp(t.state, 0, t.state.place[0])
    assert not t.state.moved
    warp(t.state, 0, place(t, "fd_salt_flats"))
    assert t.state.moved


@pytest.mark.rule("DG-7.8", "DG-16.7")
@pytest.mark.card("fd_drakan_village")
@pytest.mark.parametrize(("health", "works"), [(3, True), (4, False)])
def test_a_village_helps_only_whoever_is_hurt_enough(health: int, works: bool) -> None:  # noqa: FBT001
    t = cross("ap: 1, glory: 9")
    village = place(t, "fd_drakan_village")
    t.state.place[0], t.state.health[0] = village, health
    before = t.state.agenda
    asked = location_effect(t.state, 0, village, 0)
    assert (asked is not None or t.state.agenda is not before) is works


@pytest.mark.rule("DG-11.22", "DG-14.31")
@pytest.mark.parametrize(("giver", "peril"), [(MONSTER, 1), (HUNTED, 0)])
def test_wounds_by_the_monster_of_a_hunt_give_nobody_peril(giver: int, peril: int) -> None:
    t = cross("ap: 1")
    fight = new_fight(t.state, ENCOUNTERS, 1)
    take_wound(t.state, 0, giver)
    assert fight.peril == peril


@pytest.mark.rule("DG-21.2", "DG-20.21", "DG-4.7")
def test_what_a_defeated_hero_held_open_and_was_promised_is_gone() -> None:
    t = cross("ap: 1", "", jade="ap: 0")
    fight = new_fight(t.state, ENCOUNTERS, 0)
    t.state.held[1], t.state.delayed[1] = 6, 2
    defeat(t.state, 1)
    assert (t.state.held[1], t.state.delayed[1]) == (0, 0)
    assert fight.challenged >> 1 & 1, "and he challenges nobody"


@pytest.mark.rule("DG-2.3", "DG-2.10")
@pytest.mark.card("tl_reliquary")
@pytest.mark.parametrize(("more", "rule"), [([], "DG-2.3"), (["tl_reliquary"], None)])
def test_a_reliquary_makes_room_for_one_more_boon(more: list[str], rule: str | None) -> None:
    t = cross("ap: 1")
    tables = t.state.game.tables
    limit = tables.heroes[t.state.heroes[0]].boon_limit
    boons = [number for number in range(len(tables.cards)) if tables.boons[number]]
    t.state.inventory[0] = boons[:limit] + [card(t, ident) for ident in more]
    refused = refuse_room(t.state, 0, boons[limit])
    assert (None if refused is None else refused.rule) == rule


@pytest.mark.rule("DG-2.4")
@pytest.mark.card("tl_bone_plating")
def test_bone_plating_helps_a_monster_in_melee_alone() -> None:
    t = cross("ap: 1")
    plating = card(t, "tl_bone_plating")
    assert [host_bonus(t.state, plating, stat, VALUE) for stat in (MELEE, MAGIC, SPEED)] == [1, 0, 0]


@pytest.mark.rule("DG-14.30")
def test_an_escort_whose_token_lies_somewhere_is_not_started_again() -> None:
    t = cross("ap: 1")
    quest = next(iter(t.state.game.tables.escort_quests))
    t.state.escorts[quest] = LYING + t.state.place[0]
    refused = refuse_escort(t.state, 0, quest)
    assert refused is not None
    assert (refused.rule, refused.message) == ("DG-14.30", "started-already")


@pytest.mark.rule("DG-6.7", "DG-20.18")
def test_without_blank_spots_only_cards_of_the_same_plane_are_waited_for() -> None:
    t = cross("ap: 1")
    tables = t.state.game.tables
    t.state.variants |= 1 << NO_BLANK_SPOTS
    mine = place(t, "fd_salt_flats")
    same, other = (
        next(
            number
            for number in range(len(tables.places))
            if (tables.plane[number] == tables.plane[mine]) is alike and number != mine
        )
        for alike in (True, False)
    )
    for waiting, last in (([other], True), ([mine, other], True), ([same], False)):
        t.state.tiles = [waiting]
        assert is_last(t.state, mine) is last
