"""Chapter 9: moments at which others act, and what can be used then."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross

VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-9.16", "DG-9.9")
def test_a_seat_passes_once_or_for_the_rest_of_the_turn() -> None:
    t = cross("ap: 3", "inventory: [fd_healing_potion], health: 3").act("azure", "move n")
    assert (t.asked, t.options()[:2]) == (("ember", "open"), ["pass", "hold"])
    t.act("ember", "hold").act("azure", "move s")
    assert t.asked == ("azure", "feats"), "who holds is not asked again"


@pytest.mark.rule("DG-2.19")
@pytest.mark.parametrize(
    ("card", "rule", "message"),
    [
        ("tl_shroud", "DG-2.19", "not-used-up"),
        ("fd_storm_staff", "DG-2.19", "not-used-up"),
        ("fd_parry", "DG-2.19", "not-used-up"),
        ("fd_rope", "DG-2.19", "not-used-up"),
    ],
)
def test_only_a_treasure_that_is_used_up_is_played_and_used_at_once(card: str, rule: str, message: str) -> None:
    more = "sets: [fd, tl]" if card.startswith("tl_") else ""
    table = cross(f"glory: 9, hand: [{card}, fd_healing_potion], health: 3", more=more)
    assert table.refused("azure", f"play-and-use {card}") == (rule, message)
    table.act("azure", "play-and-use fd_healing_potion")
    assert (table.of("azure").health, table.of("azure").glory, table.discarded) == (5, 7, ["fd_healing_potion"])


@pytest.mark.rule("DG-2.17")
def test_x_may_be_nothing() -> None:
    t = cross("hand: [fd_drain_glory]", "glory: 3", turn=VILLAINY)
    t.act("azure", "play fd_drain_glory", "on ember")
    assert t.options("x") == ["0"], "a hero without peril pays nothing"
    t.act("azure", "x 0")
    assert t.of("ember").glory == 3, "and loses nothing"
    assert (t.discarded, t.of("azure").hand_count) == (["fd_drain_glory"], 0)


@pytest.mark.rule("DG-20.13", "DG-9.6")
def test_lying_down_pays_only_for_what_costs_an_ap() -> None:
    t = at(
        """
        variants: [limited_movement]
        seats:
          azure:
            hero: fd_cleric
            at: fd_oracle_oasis
            glory: 9
            health: 3
            quests: [fd_q_oracle]
            inventory: [fd_healing_potion]
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_oracle_oasis: "0:0"}
        """
    ).act("azure", "lie-down")
    assert t.options() == ["use-skill"]
    assert t.refused("azure", "try fd_q_oracle") == ("DG-20.13", "costs-no-ap")
    assert t.refused("azure", "use fd_healing_potion") == ("DG-20.13", "costs-no-ap")
    t.act("azure", "use-skill")
    assert (t.of("azure").health, t.of("azure").glory, t.of("azure").ap, t.of("azure").fallen) == (4, 7, 0, True)


@pytest.mark.rule("DG-9.3", "DG-4.6", "DG-18.2")
@pytest.mark.parametrize(
    ("more", "turn", "refused"),
    [
        ("ap: 1, glory: 2", "", None),
        ("ap: 0, glory: 2", "", ("DG-9.3", "not-enough-ap")),
        ("ap: 1, glory: 1", "", ("DG-9.3", "not-enough-glory")),
        ("ap: 1, glory: 2, fallen: true", "", ("DG-18.2", "fallen")),
        ("ap: 1, glory: 2", "skilled: [azure]", ("DG-4.6", "skill-used-already")),
        ("ap: 1, glory: 2", "phase: villainy", ("DG-9.3", "only-in-own-feats")),
    ],
)
def test_a_skill_is_used_for_all_that_it_costs_and_once_a_turn(
    more: str, turn: str, refused: tuple[str, str] | None
) -> None:
    t = at(
        f"""
        seats:
          azure: {{hero: fd_cleric, at: fd_caravan_gate, health: 3, {more}}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "0:0"}}
        turn: {{{turn}}}
        """
    )
    if refused:
        assert t.refused("azure", "use-skill") == refused
    else:
        t.act("azure", "use-skill")
        assert (t.of("azure").health, t.of("azure").ap, t.of("azure").glory) == (4, 0, 0)
        assert t.refused("azure", "use-skill") == ("DG-4.6", "skill-used-already")


@pytest.mark.rule("DG-9.11", "DG-17.8")
def test_a_change_of_one_roll_is_aimed_at_who_rolls() -> None:
    t = cross("ap: 1, peril: 1", "hand: [fd_ill_omen]", 6, jade="peril: 3").act("azure", "move s")
    assert t.asked == ("ember", "roll")
    t.act("ember", "play fd_ill_omen")
    assert t.asked == ("azure", "feats"), "nobody else could be meant"
    assert (t.of("azure").peril, t.of("jade").peril) == (2, 3)
    assert t.events("test-rolled") == ["test-rolled azure speed 6 7 5 yes"]


@pytest.mark.card("fd_dragonscale")
@pytest.mark.rule("DG-9.12")
def test_a_wound_that_is_prevented_is_prevented_once() -> None:
    t = cross(
        "hand: [fd_flame_rune], at: fd_salt_flats",
        "peril: 3, glory: 9, inventory: [fd_dragonscale], hand: [fd_healing_potion], health: 3",
        1,
        turn="phase: villainy",
    )
    t.act("azure", "play fd_flame_rune", "end")
    while t.asked[1] != "wound":
        t.act(t.asked[0], "pass")
    before = t.of("ember").glory
    t.act("ember", "use fd_dragonscale")
    assert t.of("ember").glory == before - 1
    assert len(t.events("wound-prevented")) == 1, "before the second wound is asked about"


@pytest.mark.card("fd_scroll_of_power")
@pytest.mark.rule("DG-9.11", "DG-12.8")
@pytest.mark.parametrize(("form", "options"), [("magic", ["use fd_scroll_of_power"]), ("melee", [])])
def test_only_what_changes_the_roll_is_used_before_it(form: str, options: list[str]) -> None:
    t = cross("ap: 1, inventory: [fd_scroll_of_power]", "", 3, 3)
    t.act("azure", "attack ember", f"form {form}")
    assert (t.asked == ("azure", "roll")) is bool(options)
    if options:
        assert [each for each in t.options() if each.startswith("use ")] == options


@pytest.mark.rule("DG-9.16", "DG-9.11")
@pytest.mark.parametrize("holds", [True, False])
def test_who_passes_for_the_turn_is_not_asked_before_the_roll_of_another(holds: bool) -> None:  # noqa: FBT001
    turn = "phase: feats" + (", holding: [jade]" if holds else "")
    t = cross("ap: 1, peril: 3", "", 3, 3, jade="hand: [fd_ill_omen]", turn=turn)
    t.act("azure", "attack ember", "form melee")
    while t.asked[1] == "battle":
        t.act(t.asked[0], "pass")
    assert (t.asked == ("jade", "roll")) is not holds
