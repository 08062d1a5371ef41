"""Chapter 10: the stack and responses."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.opening import creature, table
from warhall.games.dungeon_command.resolving import put_triggers
from warhall.games.dungeon_command.state import HAZARD, NONE

CLERIC = ("hc_dwarf_cleric", "silver", (10, 10), {"damage": 10})
"""A creature of the other player that can always answer: it may heal itself."""
KNIGHT = ("hc_dragon_knight", "gold", (3, 3))
ACTIVE = {"active": "hc_dragon_knight#1"}


@pytest.mark.rule("DC-10.1")
def test_an_announced_action_waits_on_the_stack_with_its_costs_paid_and_its_target_chosen() -> None:
    f = Field(
        [KNIGHT, ("sl_drider", "silver", (4, 3)), CLERIC],
        hands={"gold": ["sl_sacrifice", "hc_cleave", "hc_shield"]},
        turn=ACTIVE,
    )
    f.act("gold play sl_sacrifice hc_dragon_knight#1", "gold discard hc_cleave")
    assert (f.ask, f.asked(), f.stack()) == ("respond", "silver", ["sl_sacrifice"])
    assert table(f).stack[0].target == "sl_drider#1"
    assert (f.tapped("hc_dragon_knight#1"), f.discard("gold"), f.hand("gold")) == (True, ["hc_cleave"], ["hc_shield"])
    assert f.damage("sl_drider#1") == 0
    f.act("silver pass", "silver endure sl_drider#1")
    assert f.damage("sl_drider#1") == 70


@pytest.mark.rule("DC-10.6")
def test_with_an_empty_stack_and_all_having_passed_the_turn_goes_on() -> None:
    f = Field([KNIGHT, CLERIC], turn=ACTIVE)
    f.act(f"gold move {f.square(3, 5)}")
    assert f.rule("silver end-phase") == "DC-10.14"
    assert [(f.ask, f.asked())] == [("respond", "silver")]
    f.act("silver pass")
    assert (f.ask, f.asked(), f.stack()) == ("chance", "silver", [])
    f.act("silver pass")
    assert (f.ask, f.asked()) == ("act", "gold")
    assert f.rule("gold pass") == "DC-10.6"


@pytest.mark.rule("DC-10.7")
def test_an_order_is_discarded_when_it_has_been_carried_out_and_a_creature_card_stays() -> None:
    f = Field(
        [KNIGHT, ("sl_drider", "silver", (4, 3))],
        hands={"gold": ["hc_power_attack", "hc_cleave"]},
        turn=ACTIVE,
    )
    f.act("gold play hc_power_attack hc_dragon_knight#1").passing()
    assert (f.discard("gold"), f.discard("silver")) == (["hc_power_attack"], [])
    f.act("gold play hc_cleave hc_dragon_knight#1").passing()
    assert (f.discard("gold"), f.attached("hc_dragon_knight#1")) == (["hc_power_attack"], ["hc_cleave"])
    assert creature(f, "hc_dragon_knight#1").square == "d4"


@pytest.mark.rule("DC-10.9")
def test_what_is_possible_of_an_action_is_carried_out() -> None:
    # The controller of the target has no card to discard; it is damaged and tapped all the same.
    f = Field([KNIGHT, ("sl_drider", "silver", (4, 3))], hands={"gold": ["hc_disrupting_attack"]}, turn=ACTIVE)
    f.act("gold play hc_disrupting_attack hc_dragon_knight#1").passing()
    assert (f.damage("sl_drider#1"), f.tapped("sl_drider#1"), f.discard("silver")) == (50, True, [])
    # Only one card is left to draw of two.
    f = Field(
        [("sl_drow_priestess", "gold", (3, 3))],
        hands={"gold": ["sl_scheme"]},
        seats={"gold": {"deck": ["sl_web"]}},
        turn={"active": "sl_drow_priestess#1"},
    )
    f.act("gold play sl_scheme sl_drow_priestess#1").passing()
    assert f.hand("gold") == ["sl_web"]


@pytest.mark.rule("DC-10.13")
def test_later_actions_of_a_card_are_tried_although_an_earlier_one_failed() -> None:
    f = Field(
        [
            ("hc_dwarf_cleric", "gold", (5, 5)),
            ("sl_drow_assassin", "silver", (6, 5)),
            ("hc_earth_guardian", "silver", (3, 5)),
            ("sl_demonweb_spider", "silver", (5, 9)),
        ],
        hands={"gold": ["hc_forceful_strike"], "silver": ["hc_seize_the_opportunity"]},
        turn={"active": "hc_dwarf_cleric#1"},
    )
    f.act("gold play hc_forceful_strike hc_dwarf_cleric#1", "gold target sl_drow_assassin#1")
    f.act("silver play hc_seize_the_opportunity hc_earth_guardian#1").passing(until="use")
    f.act("silver accept", f"silver go-by {f.path((5, 6), (5, 7), (5, 8))}").passing(until="go-slide")
    assert (f.damage("sl_drow_assassin#1"), f.asked()) == (0, "gold")
    f.act(f"gold go {f.square(5, 11)}").passing()
    assert (f.at("sl_demonweb_spider#1"), f.discard("gold")) == ((5, 11), ["hc_forceful_strike"])


@pytest.mark.rule("DC-10.18")
def test_chances_to_act_on_an_empty_stack() -> None:
    f = Field([KNIGHT, ("hc_elf_archer", "gold", (0, 9)), CLERIC], hands={"gold": ["hc_cleave"]})
    f.act("gold activate hc_dragon_knight#1")
    assert (f.ask, f.asked()) == ("act", "gold"), "nobody else has a chance when a creature is activated"
    assert "play hc_cleave hc_dragon_knight#1" in f.options()
    f.act(f"gold move {f.square(3, 5)}", "silver pass", "gold pass")
    assert (f.ask, f.asked()) == ("chance", "silver"), "after a resolution"
    f.act("silver pass", "gold end-activation")
    assert (f.ask, f.asked()) == ("activate", "gold"), "nobody else has a chance between two activations"
    f.act("gold end-phase")
    assert (f.ask, f.asked()) == ("chance", "silver"), "when the phase is about to end"
    f.act("silver pass")
    assert table(f).phase != "activate" or table(f).turn == "silver"


@pytest.mark.rule("DC-10.19")
def test_cowering_is_no_action() -> None:
    f = Field([KNIGHT, ("sl_drider", "silver", (4, 3)), CLERIC], turn=ACTIVE)
    f.act("gold strike sl_drider#1", "silver pass")
    assert (f.ask, f.stack(), f.options()) == ("cower", [], ["endure sl_drider#1", "cower sl_drider#1"])
    assert f.rule("silver use hc_dwarf_cleric#1 healing_touch") == "DC-23.2"
    f.act("silver cower sl_drider#1")
    assert (f.morale("silver"), f.stack()) == (6, [])
    assert f.ask == "chance", "the attack has been resolved; cowering itself is not answered"


@pytest.mark.rule("DC-10.23")
def test_an_order_on_the_stack_is_neither_in_hand_nor_discarded() -> None:
    f = Field(
        [("sl_drow_assassin", "gold", (2, 2)), ("sl_drider", "silver", (5, 2)), CLERIC],
        hands={"gold": ["sl_shadowy_ambush"]},
        turn={"active": "sl_drow_assassin#1"},
    )
    f.act("gold play sl_shadowy_ambush sl_drow_assassin#1", "gold target sl_drider#1")
    assert (f.stack(), f.hand("gold"), f.discard("gold")) == (["sl_shadowy_ambush"] * 2, [], [])
    f.act("silver pass", f"gold go {f.square(4, 2)}")
    assert (f.stack(), f.hand("gold"), f.discard("gold")) == (["sl_shadowy_ambush"], [], [])
    f.passing()
    assert (f.damage("sl_drider#1"), f.discard("gold")) == (50, ["sl_shadowy_ambush"])


@pytest.mark.case("DC-C43")
@pytest.mark.rule("DC-17.3", "DC-17.4")
def test_a_tapped_creature_cannot_answer_but_may_cower() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3)), ("sl_drow_house_guard", "silver", (4, 3)), CLERIC],
        hands={"gold": ["sl_feint"], "silver": ["sl_parry"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold play sl_feint hc_human_ranger#1", "silver pass")
    assert f.tapped("sl_drow_house_guard#1")
    f.passing().act("gold strike sl_drow_house_guard#1")
    before = f.digest()
    assert (f.asked(), f.rule("silver play sl_parry sl_drow_house_guard#1")) == ("silver", "DC-17.4")
    assert f.digest() == before
    f.act("silver pass")
    assert (f.ask, f.options()) == ("cower", ["endure sl_drow_house_guard#1", "cower sl_drow_house_guard#1"])


@pytest.mark.case("DC-C48")
@pytest.mark.rule("DC-10.14", "DC-17.1", "DC-17.2")
def test_a_minor_action_may_be_a_response_and_a_standard_one_may_not() -> None:
    f = Field(
        [("sl_drider", "gold", (2, 2)), ("hc_elf_archer", "silver", (4, 3)), CLERIC],
        hands={"gold": ["sl_shadowy_ambush", "sl_quick_jab", "sl_piercing_strike"]},
        turn={"active": "sl_drider#1"},
    )
    f.act("gold play sl_shadowy_ambush sl_drider#1", "gold target hc_dwarf_cleric#1")
    f.act("silver use hc_dwarf_cleric#1 healing_touch")
    reason = f.refusal("gold play sl_piercing_strike sl_drider#1")
    assert reason is not None
    assert (f.asked(), reason.rule, reason.message) == ("gold", "DC-10.14", "stack-not-empty")
    f.act("gold play sl_quick_jab sl_drider#1")
    assert (f.ask, f.stack()) == ("cower", ["sl_shadowy_ambush", "sl_shadowy_ambush", "hc_dwarf_cleric.healing_touch"])
    assert f.damage("hc_dwarf_cleric#1") == 10
    f.act("silver endure hc_elf_archer#1")
    assert (f.ask, f.is_gone("hc_elf_archer#1"), f.damage("hc_dwarf_cleric#1")) == ("go-shift", True, 0)


def healers(*seats: str) -> list[tuple[str, str, tuple[int, int], dict[str, int]]]:
    """For each seat two Clerics, far from everything, of which one could heal itself: so all are asked."""
    return [
        ("hc_dwarf_cleric", seat, (2 * number, 11 - 4 * row), {"damage": 10})
        for number, seat in enumerate(seats)
        for row in (0, 1)
    ]


@pytest.mark.case("DC-C49")
@pytest.mark.rule("DC-10.3", "DC-10.4", "DC-10.5")
def test_responses_go_round_clockwise_from_the_left_of_the_topmost_action() -> None:
    f = Field(
        [
            ("hc_dragon_knight", "gold", (7, 3)),
            ("sl_drider", "silver", (8, 3)),
            ("hc_war_wizard", "copper", (11, 3)),
            *healers("gold", "silver", "copper"),
        ],
        hands={"copper": ["hc_shield"]},
        players=3,
        turn=ACTIVE,
    )
    f.act("gold strike sl_drider#1", "silver pass", "copper play hc_shield hc_war_wizard#1")
    asked = []
    for _ in range(3):
        asked.append((f.asked(), tuple(f.stack())))
        f.act(f"{f.asked()} pass")
    assert asked == [(seat, ("attack", "hc_shield")) for seat in ("gold", "silver", "copper")]
    asked = []
    for _ in range(3):
        asked.append((f.asked(), tuple(f.stack())))
        f.act(f"{f.asked()} pass")
    assert asked == [(seat, ("attack",)) for seat in ("silver", "copper", "gold")]
    assert (f.ask, f.asked()) == ("cower", "silver")
    f.act("silver endure sl_drider#1")
    assert f.damage("sl_drider#1") == 10


@pytest.mark.case("DC-C112")
@pytest.mark.rule("DC-10.18", "DC-10.20", "DC-10.22")
def test_who_is_asked_on_an_empty_stack() -> None:
    f = Field([("hc_dragon_knight", "gold", (7, 3)), *healers("gold", "silver", "copper")], players=3, turn=ACTIVE)
    f.act(f"gold move {f.square(7, 5)}", "silver pass", "copper pass", "gold pass")
    assert (f.ask, f.asked(), f.stack(), f.at("hc_dragon_knight#1")) == ("chance", "silver", [], (7, 5))
    f.act("silver pass")
    assert (f.ask, f.asked()) == ("chance", "copper")
    f.act("copper use hc_dwarf_cleric#5 healing_touch")
    asked = []
    for _ in range(3):
        asked.append((f.ask, f.asked()))
        f.act(f"{f.asked()} pass")
    assert asked == [("respond", "gold"), ("respond", "silver"), ("respond", "copper")]
    assert f.damage("hc_dwarf_cleric#5") == 0
    for seat in ("silver", "copper"):
        assert (f.ask, f.asked()) == ("chance", seat)
        f.act(f"{seat} pass")
    assert (f.ask, f.asked()) == ("act", "gold")


@pytest.mark.rule("DC-10.15", "DC-18.9")
def test_of_what_was_triggered_that_of_the_player_whose_turn_it_is_goes_on_the_stack_first() -> None:
    f = Field([("hc_dragon_knight", "gold", (7, 3)), ("sl_drider", "silver", (2, 3))], turn=ACTIVE)
    f.g.fired = [(seat, NONE, seat, NONE, HAZARD, NONE, NONE) for seat in (1, 0)]
    put_triggers(f.g)
    assert [item.seat for item in f.g.stack] == [0]


@pytest.mark.rule("DC-10.21", "DC-8.6")
def test_before_the_phase_ends_every_other_player_has_a_chance() -> None:
    f = Field([("hc_dragon_knight", "gold", (7, 3)), *healers("gold", "silver", "copper")], players=3, turn={})
    f.act("gold end-phase")
    for seat in ("silver", "copper"):
        assert (f.ask, f.asked()) == ("chance", seat)
        f.act(f"{seat} pass")
    assert (f.ask, f.asked()) == ("activate", "silver"), "there was nothing to deploy"


@pytest.mark.rule("DC-10.3", "DC-9.17", "DC-13.7")
def test_hazard_damage_counts_as_put_by_the_player_whose_turn_it_is() -> None:
    f = Field(
        [KNIGHT, ("sl_drow_wizard", "silver", (4, 3)), *healers("gold", "silver", "copper")],
        marks={(4, 2): "!"},
        hands={"gold": ["hc_shove_aside"]},
        players=3,
        turn=ACTIVE,
    )
    f.act("gold play hc_shove_aside hc_dragon_knight#1")
    f.passing(until="go-slide").act(f"gold go {f.square(4, 2)}")
    assert (f.stack(), f.g.stack[0].seat, f.asked()) == (["hazard"], 0, "silver"), "from the left of gold"


@pytest.mark.rule("DC-10.15", "DC-18.9")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_what_was_triggered_goes_on_the_stack_clockwise_from_the_player_whose_turn_it_is(turn: int) -> None:
    creatures = [("hc_dragon_knight", seat, (2 * n, 3)) for n, seat in enumerate(("gold", "silver", "copper"))]
    f = Field(creatures, players=3, turn={"seat": ("gold", "silver", "copper")[turn]})
    f.g.fired = [(seat, NONE, seat, NONE, HAZARD, NONE, NONE) for seat in (2, 1, 0)]
    put_triggers(f.g)
    assert [item.unit for item in f.g.stack] == [turn]
    assert [entry[0] for entry in f.g.fired] == [(turn + 1) % 3, (turn + 2) % 3]
