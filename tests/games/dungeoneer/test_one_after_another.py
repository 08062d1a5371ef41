"""Who is asked first, what is counted twice and what is left of a hero: rules seen from where they meet others."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import cross
from tests.games.dungeoneer.test_closer_still import card, place
from warhall.games.dungeoneer.actions import MONSTER
from warhall.games.dungeoneer.battle import add_attack, hit_effects, new_fight
from warhall.games.dungeoneer.movement import enter
from warhall.games.dungeoneer.state import ENCOUNTERS, FEATS, VILLAINY
from warhall.games.dungeoneer.tables import MAGIC, MELEE
from warhall.games.dungeoneer.values import holds
from warhall.games.dungeoneer.wounds import defeat, end_turn_early, lose_cards

IN_VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-7.5", "DG-18.4")
@pytest.mark.parametrize("fallen", [0, 1])
def test_a_new_location_gives_its_points_to_a_fallen_hero_too(fallen: int) -> None:
    t = cross("ap: 1")
    road = place(t, "fd_bone_road")
    t.state.fallen[0] = fallen
    enter(t.state, 0, road)
    tables = t.state.game.tables
    assert (t.state.glory[0], t.state.peril[0]) == (tables.glory[road], tables.peril[road])
    assert tables.glory[road] + tables.peril[road] > 0


@pytest.mark.rule("DG-20.6", "DG-9.14", "DG-8.7")
def test_no_action_points_of_any_kind_are_left_of_a_defeated_hero() -> None:
    t = cross("ap: 1", "ap: 2, extra: 1, saved: true, delayed: 1", more="variants: [resurrection]\nunused: [fd_cleric]")
    g = t.state
    assert [values[1] for values in (g.ap, g.extra, g.saved, g.delayed)] == [2, 1, 1, 1]
    defeat(g, 1)
    assert [values[1] for values in (g.ap, g.extra, g.saved, g.delayed)] == [0, 0, 0, 0]


@pytest.mark.rule("DG-21.2", "DG-11.12")
@pytest.mark.parametrize("left", [True, False])
def test_a_monster_that_was_defeated_before_is_not_discarded_again_with_its_owner(left: bool) -> None:  # noqa: FBT001
    t = cross("ap: 1")
    g = t.state
    number = card(t, "fd_giant_antlion")
    add_attack(g, new_fight(g, ENCOUNTERS, 0), MONSTER + number, 1, MELEE)
    if left:
        g.applied.append(number)
    lose_cards(g, 0, "DG-21.2")
    assert (t.discarded, g.applied) == (["fd_giant_antlion"] if left else [], [])


@pytest.mark.rule("DG-11.31", "DG-21.3")
def test_heroes_get_all_their_glory_when_the_monsters_owner_falls_and_what_he_applied_is_discarded() -> None:
    t = cross("ap: 1", "ap: 1", jade="ap: 1")
    g = t.state
    new_fight(g, ENCOUNTERS, 0).glory[:] = [0, 2, 1]
    g.applied.append(card(t, "fd_sandstorm"))
    end_turn_early(g)
    assert (g.glory, g.applied, t.discarded) == ([0, 2, 1], [], ["fd_sandstorm"])


@pytest.mark.rule("DG-20.4")
@pytest.mark.parametrize(("active", "order"), [("azure", ["ember", "jade"]), ("ember", ["jade", "azure"])])
def test_new_heroes_are_chosen_clockwise_from_the_active_player(active: str, order: list[str]) -> None:
    seats = {seat: "peril: 9, health: 1, at: fd_salt_flats" for seat in order}
    seats[active] = "hand: [fd_antlion_trap], at: fd_salt_flats"
    t = cross(
        seats.get("azure", "ap: 0"), seats.get("ember", "ap: 0"), 1, 1, 6, jade=seats.get("jade", "ap: 0"),
        turn=f"seat: {active}, {IN_VILLAINY}",
        more="variants: [resurrection]\nunused: [fd_cleric, fd_priestess, fd_defiler]",
    )  # fmt: skip
    t.act(active, "play fd_antlion_trap", f"on {order[0]}", "end")
    asked = []
    while t.asked[1] != "villainy":
        if t.asked[1] == "new-hero":
            asked.append(t.asked[0])
        t.act(t.asked[0], t.options()[0])
    assert asked == order


@pytest.mark.rule("DG-11.12", "DG-21.1")
@pytest.mark.parametrize(("health", "wounds"), [(1, ["wounded ember 0"]), (2, ["wounded ember 1", "wounded ember 0"])])
def test_the_second_of_two_wounds_finds_nobody_where_the_first_defeats(health: int, wounds: list[str]) -> None:
    t = cross(
        "hand: [fd_flame_rune]", f"peril: 9, at: fd_salt_flats, health: {health}", 1, jade="ap: 0", turn=IN_VILLAINY
    )
    t.act("azure", "play fd_flame_rune", "end")
    assert (t.events("wounded"), t.of("ember").alive) == (wounds, False)


@pytest.mark.rule("DG-9.3", "DG-7.1")
@pytest.mark.parametrize(
    ("phase", "active", "works"), [(FEATS, 0, True), (FEATS, 1, False), (VILLAINY, 0, False), (VILLAINY, 1, False)]
)
def test_what_works_in_the_feats_phase_works_in_ones_own_alone(phase: int, active: int, works: bool) -> None:  # noqa: FBT001
    t = cross("ap: 1", "ap: 1")
    g = t.state
    potion = g.game.tables.used_by[card(t, "fd_haste_potion")]
    assert potion is not None
    g.phase, g.active = phase, active
    assert holds(g, potion.block.condition, 0) is works


@pytest.mark.rule("DG-10.11", "DG-21.2")
@pytest.mark.parametrize("alive", [1, 0])
def test_the_hit_of_a_hero_who_has_fallen_does_nothing_more(alive: int) -> None:
    t = cross("ap: 1", "ap: 1")
    g = t.state
    g.heroes[0] = next(number for number, hero in enumerate(g.game.tables.heroes) if hero.id == "fd_defiler")
    g.alive[0] = alive
    before = g.agenda
    hit_effects(g, 0, 1, MAGIC)
    assert (g.agenda is not before) is bool(alive)
