"""Hits that are none any more: what answers a hit cannot answer what a reroll or a better defence has made of it."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field

SELL = "human_sellsword#1"


@pytest.mark.rule("DM-23.19", "DM-23.10")
@pytest.mark.parametrize(("second", "asked"), [(2, 0), (16, 1)])
def test_no_power_answers_a_hit_that_a_reroll_has_turned_into_a_miss(second: int, asked: int) -> None:
    """The rakshasa's rating is the higher one, so the dwarf decides knowing what the second roll made of the hit."""
    f = Field(
        [
            ("yuan_ti_swiftscale", "azure", (5, 5)),
            ("dwarf_battlemaster", "azure", (4, 5)),
            ("human_sellsword", "ember", (6, 5)),
            ("rakshasa_noble", "ember", (12, 9)),
        ],
        active="yuan_ti_swiftscale#1",
        faces=[15, second],
    )
    f.act(f"azure attack longsword {SELL}", "ember pass", "ember use rakshasa_noble#1 shift_fate")
    offered = "use dwarf_battlemaster#1 hammer_them" in f.options()
    assert offered == asked
    if not asked:
        assert f.rule("azure use dwarf_battlemaster#1 hammer_them") == "DM-23.19"
    assert f.g.spent[f.unit("dwarf_battlemaster#1")] == 0


@pytest.mark.rule("DM-23.19", "DM-13.15")
def test_no_bodyguard_answers_a_hit_that_was_parried() -> None:
    units = [
        ("human_sellsword", "azure", (5, 5)),
        ("defiant_rake", "ember", (6, 5)),
        ("warforged_bodyguard", "ember", (7, 5)),
    ]
    f = Field(units, active=SELL, faces=[12])
    f.act("azure attack greatsword defiant_rake#1")
    assert {line.split()[-1] for line in f.options()} >= {"parry", "bodyguard"}
    f.act("ember use defiant_rake#1 parry")
    assert not f.offers("use")
    assert f.hp("defiant_rake#1") == Field(units, active=SELL).hp("defiant_rake#1")
