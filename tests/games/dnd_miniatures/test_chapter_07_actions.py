"""Chapter 7: actions."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, Field, under


@pytest.mark.rule("DM-7.10", "DM-22.6")
def test_a_confused_creature_that_takes_no_actions_does_not_even_shift() -> None:
    f = Field(
        [("goblin_cutter", "azure", (5, 5), under("Confused")), ("human_sellsword", "azure", (1, 1)), FAR], faces=[10]
    )
    f.act("azure activate goblin_cutter#1")
    assert f.ask == "activate"


@pytest.mark.rule("DM-1.16", "DM-7.4", "DM-7.6")
@pytest.mark.card("pat_human_fighter")
def test_a_power_that_takes_a_move_action_takes_the_attack_action_for_a_second_one() -> None:
    pat, foe = ("pat_human_fighter", "azure", (5, 5), {"hp": 40}), ("human_sellsword", "ember", (7, 5))
    f = Field([pat, foe], active="pat_human_fighter#1").to("azure move", 6, 6)
    f.act("azure use pat_human_fighter#1 second_wind")
    assert f.ask == "activate", "both actions are spent"
    f = Field([pat, foe], active="pat_human_fighter#1", faces=[2]).to("azure move", 6, 6)
    f.act("azure attack longsword human_sellsword#1")
    assert f.ask == "activate", "no move action is left for Second Wind"


@pytest.mark.rule("DM-23.1", "DM-7.1", "DM-7.5")
@pytest.mark.card("goblin_cutter")
def test_a_free_shift_leaves_both_actions() -> None:
    crew = [("goblin_cutter", "azure", (5, 5)), ("human_sellsword", "ember", (9, 5)), FAR]
    f = Field(crew, active="goblin_cutter#1", faces=[2]).to("azure free-shift", 6, 6).to("azure move", 8, 5)
    f.act("azure attack short_sword human_sellsword#1")
    assert f.dice.left == 0, "it moved and attacked"


@pytest.mark.rule("DM-1.16", "DM-7.3")
@pytest.mark.card("halfling_paladin")
def test_who_has_attacked_uses_no_power_that_takes_the_attack_action() -> None:
    hurt = ("human_sellsword", "azure", (5, 6), {"hp": 20})
    crew = [("halfling_paladin", "azure", (5, 5)), hurt, ("orc_raider", "ember", (6, 5))]
    f = Field(crew, active="halfling_paladin#1", faces=[2])
    assert f.rule("azure use halfling_paladin#1 lay_on_hands") is None
    f.act("azure attack short_sword orc_raider#1")
    assert f.rule("azure use halfling_paladin#1 lay_on_hands") == "DM-1.16"
