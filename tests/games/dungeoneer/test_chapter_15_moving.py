"""Chapter 15: exits with traps, passed, failed and skipped."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at

ROAD = """
    sets: [fd, tl]
    seats:
      azure: {hero: HERO, at: fd_ashen_road, ap: 2, glory: 1}
      ember: {hero: fd_barbarian, at: fd_caravan_gate}
    map: {fd_caravan_gate: "0:1", fd_ashen_road: "0:0", fd_salt_flats: "-1:0"}
    """


@pytest.mark.rule("DG-15.10", "DG-7.2")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_a_trap_exit_costs_one_action_point_whether_it_is_overcome_or_not(die: int) -> None:
    t = at(ROAD.replace("HERO", "fd_dragonslayer"), die).act("azure", "move w")
    assert (t.of("azure").ap, t.of("azure").place) == (1, "fd_salt_flats")


@pytest.mark.rule("DG-15.12", "DG-17.2")
def test_a_trap_exit_that_a_skill_skips_hurts_nobody() -> None:
    t = at(ROAD.replace("HERO", "tl_raka"), 1)
    health = t.of("azure").health
    t.act("azure", "move w")
    assert t.asked == ("azure", "roll")
    t.act("azure", "use-skill")
    assert (t.of("azure").health, t.of("azure").place, t.of("azure").ap) == (health, "fd_salt_flats", 1)
    assert t.events("test-rolled", "wounded") == []


@pytest.mark.rule("DG-15.17", "DG-15.13", "DG-15.14")
def test_the_fallen_take_neither_passage_nor_portal() -> None:
    for fallen in (False, True):
        t = at(f"""
            seats:
              azure: {{hero: fd_barbarian, at: fd_ravaged_wastes, ap: 2, fallen: {str(fallen).lower()}}}
              ember: {{hero: fd_dragonslayer, at: fd_caravan_gate}}
            map: {{fd_caravan_gate: "0:1", fd_ravaged_wastes: "0:0", fd_ruins_of_anrak: "0:2"}}
            turn: {{phase: feats}}
        """)
        assert ("passage fd_ruins_of_anrak" in t.options()) is not fallen
    assert t.refused("azure", "passage fd_ruins_of_anrak") == ("DG-15.17", "fallen-moves-not")
    assert t.refused("azure", "portal fd_caravan_gate") == ("DG-15.17", "fallen-moves-not")


@pytest.mark.rule("DG-15.6", "DG-15.7", "DG-15.9")
def test_a_hero_holds_open_every_exit_that_he_has_forced_from_one_location() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_arcanist, at: fd_ruins_of_anrak, ap: 3}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_ruins_of_anrak: "0:0", fd_caravan_gate: "0:1", fd_bone_road: "0:-1"}
        turn: {phase: feats}
        """,
        *(1, 1),
    )
    t.act("azure", "move n", "move s")
    assert t.of("azure").place == "fd_ruins_of_anrak"
    assert t.state.held[0].bit_count() == 2


@pytest.mark.rule("DG-15.1", "DG-6.6", "DG-15.4")
@pytest.mark.parametrize(("turned", "side"), [("", "w"), (" 180", "e")])
def test_the_exits_of_a_card_that_was_turned_are_on_its_other_sides(turned: str, side: str) -> None:
    near = {"w": "-1:0", "e": "1:0"}[side]
    t = at(
        f"""
        seats:
          azure: {{hero: fd_barbarian, at: fd_dragon_graveyard, ap: 3}}
          ember: {{hero: fd_dragonslayer, at: fd_caravan_gate}}
        map: {{fd_dragon_graveyard: "0:0{turned}", fd_caravan_gate: "{near}"}}
        turn: {{phase: feats}}
        """,
        1,
    )
    t.act("azure", f"move {side}")
    assert (t.of("azure").place, t.of("azure").ap) == ("fd_dragon_graveyard", 2)
    assert t.state.held[0].bit_count() == 1


@pytest.mark.rule("DG-15.4", "DG-16.3", "DG-17.2")
def test_who_passes_spikes_and_pits_is_tested_at_a_blocked_exit() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_priestess, at: fd_ruins_of_anrak, ap: 3}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_ruins_of_anrak: "0:0", fd_caravan_gate: "0:1"}
        turn: {phase: feats}
        """,
        1,
    ).act("azure", "move n")
    assert (t.of("azure").place, len(t.events("test-rolled"))) == ("fd_ruins_of_anrak", 1)


@pytest.mark.rule("DG-15.10")
@pytest.mark.parametrize(("side", "stat"), [("n", "magic"), ("s", "speed")])
def test_a_trap_exit_tests_what_stands_on_it(side: str, stat: str) -> None:
    cell = {"n": "0:1", "s": "0:-1"}[side]
    t = at(
        f"""
        seats:
          azure: {{hero: fd_arcanist, at: tl_lich_crypt, ap: 3}}
          ember: {{hero: fd_dragonslayer, at: tl_vestibule}}
        map: {{tl_lich_crypt: "0:0", tl_vestibule: "{cell}"}}
        turn: {{phase: feats}}
        """,
        1,
    ).act("azure", f"move {side}")
    assert [each.split()[2] for each in t.events("test-rolled")] == [stat]


@pytest.mark.rule("DG-9.4", "DG-18.1", "DG-4.3")
def test_a_fallen_hero_lies_in_his_own_turn_too() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_barbarian, at: fd_caravan_gate, fallen: true}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate, fallen: true}
        map: {fd_caravan_gate: "0:0"}
        turn: {phase: feats}
        """
    ).act("azure", "end")
    while t.asked != ("ember", "feats"):
        t.act(t.asked[0], "end" if "end" in t.options() else "pass" if "pass" in t.options() else "decline")
    assert t.of("ember").fallen
