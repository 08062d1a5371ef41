"""Chapter 16: assisting."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.card_table import foe, own, played, refused

RANGER = ("hc_human_ranger", "gold", (3, 3))
CLERIC = ("hc_dwarf_cleric", "gold", (2, 3))
DEFENDER = ("hc_dwarven_defender", "gold", (3, 4))


@pytest.mark.rule("DC-16.6")
def test_tapping_to_assist_is_answered_only_with_the_order_and_is_not_undone_when_it_fails() -> None:
    f = Field(
        [RANGER, CLERIC, ("hc_earth_guardian", "silver", (4, 3))],
        hands={"gold": ["hc_killing_strike"], "silver": ["hc_seize_the_opportunity"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold play hc_killing_strike hc_human_ranger#1", "gold target hc_earth_guardian#1")
    assert (f.ask, f.asked(), f.stack()) == ("respond", "silver", ["hc_killing_strike"])
    assert f.tapped("hc_dwarf_cleric#1")
    f.act("silver play hc_seize_the_opportunity hc_earth_guardian#1", "silver against-nothing")
    f.passing(until="use").act("silver accept", f"silver go {f.square(3, 6)}").passing()
    assert (f.at("hc_human_ranger#1"), f.damage("hc_earth_guardian#1")) == ((3, 6), 0)
    assert (f.tapped("hc_dwarf_cleric#1"), f.tapped("hc_human_ranger#1")) == (True, True)


@pytest.mark.rule("DC-16.9")
def test_nobody_assists_an_attack_or_a_power() -> None:
    f = Field([RANGER, CLERIC, ("sl_drider", "silver", (4, 3))], turn={"active": "hc_human_ranger#1"})
    assert f.rule("gold assist hc_dwarf_cleric#1") == "DC-16.1", "nobody is asked for helpers"
    f.act("gold strike sl_drider#1")
    assert (f.ask, f.tapped("hc_dwarf_cleric#1")) == ("cower", False)
    f = Field([CLERIC, RANGER, DEFENDER], hands={"gold": ["hc_cleave"]}, turn={"active": "hc_dwarf_cleric#1"})
    f.act("gold use hc_dwarf_cleric#1 healing_touch")
    assert f.ask == "target"
    f.act("gold target hc_human_ranger#1")
    assert (f.stack(), f.tapped("hc_human_ranger#1"), f.tapped("hc_dwarven_defender#1")) == (
        ["hc_dwarf_cleric.healing_touch"],
        False,
        False,
    )


@pytest.mark.rule("DC-16.10")
def test_more_helpers_than_needed_may_be_tapped() -> None:
    f = Field(
        [RANGER, CLERIC, DEFENDER, ("sl_drider", "silver", (4, 3))],
        hands={"gold": ["hc_power_attack"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold play-assisted hc_power_attack hc_human_ranger#1", "gold target sl_drider#1")
    assert (f.ask, f.options()) == ("helpers", ["assist hc_dwarf_cleric#1", "assist hc_dwarven_defender#1", "done"])
    told = [f.refusal(f"gold assist {name}#1") for name in ("hc_human_ranger", "hc_dwarf_cleric")]
    assert [each and (each.rule, each.message) for each in told] == [("DC-16.1", "assists-already"), None]
    f.act("gold assist hc_dwarf_cleric#1")
    again = f.refusal("gold assist hc_dwarf_cleric#1")
    assert again is not None
    assert (again.rule, again.message) == ("DC-16.1", "assists-already")
    f.act("gold assist hc_dwarven_defender#1", "gold done")
    assert (f.tapped("hc_dwarf_cleric#1"), f.tapped("hc_dwarven_defender#1")) == (True, True)
    f.passing()
    assert f.damage("sl_drider#1") == 30, "helpers add nothing to the damage"


@pytest.mark.rule("DC-16.10")
def test_no_helper_is_tapped_by_a_play_that_is_refused() -> None:
    f = Field(
        [RANGER, DEFENDER, ("sl_drider", "silver", (4, 3))],
        hands={"gold": ["hc_killing_strike"]},
        turn={"active": "hc_human_ranger#1"},
    )
    before = f.digest()
    reason = f.refusal("gold play-assisted hc_killing_strike hc_human_ranger#1")
    assert reason is not None
    assert (reason.rule, reason.args["need"], reason.args["have"]) == ("DC-15.3", 5, 4)
    assert (f.digest(), f.tapped("hc_dwarven_defender#1")) == (before, False)


@pytest.mark.rule("DC-16.10", "DC-15.1")
def test_with_help_too_an_order_must_be_in_hand() -> None:
    f = Field([("hc_human_ranger", "gold", (3, 3))], turn={"active": "hc_human_ranger#1"})
    assert f.rule("gold play-assisted hc_power_attack hc_human_ranger#1") == "DC-15.1"


@pytest.mark.rule("DC-15.3", "DC-16.3")
def test_the_levels_of_all_who_assist_count_together_and_fewer_are_refused() -> None:
    creatures = [
        own("hc_human_ranger"),
        own("hc_dwarven_defender", (2, 3)),
        own("hc_human_ranger", (3, 2)),
        foe("sl_umber_hulk"),
    ]
    assert refused("hc_killing_strike", creatures[0], creatures[1], creatures[3]) == "DC-15.3", "2 and 2 are not 5"
    f = played("hc_killing_strike", *creatures, own("hc_dwarven_defender", (2, 4)))
    f.act("gold target sl_umber_hulk#1", "gold assist hc_dwarven_defender#1")
    assert (f.ask, f.rule("gold done")) == ("helpers", "DC-15.3"), "one level is missing"
    f.act("gold assist hc_human_ranger#2").passing()
    names = ("hc_dwarven_defender#1", "hc_human_ranger#2", "hc_dwarven_defender#2")
    assert [f.tapped(name) for name in names] == [True, True, False]
    assert f.is_gone("sl_umber_hulk#1")
