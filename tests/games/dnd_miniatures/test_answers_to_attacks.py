"""What is answered between the roll and the damage, and by whom."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, under


@pytest.mark.rule("DM-13.11", "DM-12.6")
def test_conceal_saves_one_target_and_not_the_next() -> None:
    f = Field(
        [
            ("pat_human_fighter", "azure", (5, 5)),
            ("displacer_beast", "ember", (6, 5)),
            ("human_sellsword", "ember", (4, 5)),
        ],
        active="pat_human_fighter#1",
        faces=[15, 3, 15],
    )
    f.act("azure attack cleave displacer_beast#1", f"azure target {SELL}").passing("act")
    assert (f.hp("displacer_beast#1"), f.hp(SELL)) == (85, 50)


@pytest.mark.rule("DM-1.5", "DM-13.11", "DM-13.15")
@pytest.mark.card("rakshasa_noble")
@pytest.mark.parametrize(("conceal", "hp"), [(3, 95), (6, 75)])
def test_whoever_rolls_anew_meets_conceal_anew(conceal: int, hp: int) -> None:
    f = Field(
        [("orc_chieftain", "azure", (5, 5)), ("rakshasa_noble", "ember", (6, 5)), FAR],
        active="orc_chieftain#1",
        faces=[15, 10, 16, conceal],
    )
    f.act("azure attack greataxe rakshasa_noble#1", "ember pass", "ember use rakshasa_noble#1 shift_fate").passing(
        "act"
    )
    assert f.hp("rakshasa_noble#1") == hp


@pytest.mark.rule("DM-11.10", "DM-22.6")
@pytest.mark.card("azer_warrior")
def test_whoever_controls_the_attacker_says_which_damage_grows() -> None:
    f = Field(
        [
            ("azer_warrior", "azure", (5, 5), under("Confused")),
            ("human_sellsword", "azure", (6, 5)),
            ("dwarf_battlemaster", "ember", (1, 1)),
        ],
        faces=[16, 15],
    )
    f.act("azure activate azer_warrior#1", f"ember attack fire_hammer {SELL}")
    f.act("ember use dwarf_battlemaster#1 hammer_them")
    assert (f.ask, f.asked) == ("growth", "ember")


@pytest.mark.rule("DM-9.7", "DM-16.13", "DM-16.12")
@pytest.mark.card("bulette")
def test_a_charge_by_a_path_of_ones_own_is_not_finished_under_ground() -> None:
    marks = {(x, y): "d" for x in range(2, 16) for y in range(12)}
    f = Field(
        [
            ("bulette", "azure", (1, 5)),
            ("ice_archon", "ember", (0, 4)),
            ("human_sellsword", "ember", (5, 5)),
        ],
        marks=marks,
        active="bulette#1",
        faces=[10, 2],
    )
    f.act(f"azure charge-by {SELL} {f.path((2, 5), (3, 5))}", "ember opportunity ice_archon#1").passing("act activate")
    assert f.conditions("bulette#1") == ["Slowed"]
    assert f.at("bulette#1") != (3, 5)
    assert f.hp(SELL) == 60


@pytest.mark.rule("DM-22.8", "DM-22.16", "DM-6.19")
def test_a_confused_creature_is_its_owners_again_after_the_turn() -> None:
    crew = [("human_sellsword", "azure", (5, 5), under("Confused")), ("human_fighter", "azure", (1, 1)), FAR]
    f = Field(crew, faces=[16, 2])
    f.act(f"azure activate {SELL}", "ember end-turn")
    assert f.g.controllers[0] == 0


@pytest.mark.rule("DM-22.6", "DM-11.18", "DM-26.3")
def test_whom_the_confused_destroys_counts_for_the_side_that_led_it() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), under("Confused")),
            ("human_fighter", "azure", (6, 5), {"hp": 5}),
            ("human_fighter", "azure", (1, 1)),
            FAR,
        ],
        faces=[16, 15],
    )
    f.act(f"azure activate {SELL}", "ember attack greatsword human_fighter#1")
    assert (f.vp("azure"), f.vp("ember")) == (0, 27)


@pytest.mark.rule("DM-13.14", "DM-23.19")
@pytest.mark.card("human_wizard")
def test_two_wizards_counter_one_spell_only_once() -> None:
    f = Field(
        [
            ("elf_warlock", "azure", (5, 5)),
            ("human_wizard", "ember", (9, 5)),
            ("human_wizard", "ember", (9, 7)),
        ],
        active="elf_warlock#1",
        faces=[10],
    )
    f.act("azure attack eldritch_blast human_wizard#1", "ember use human_wizard#1 counterspell")
    assert f.ask == "act"
    assert f.told("attack-rolled")[0].total == 10 + 7 - 4


@pytest.mark.rule("DM-11.10", "DM-11.15", "DM-1.15")
@pytest.mark.card("cleric_of_pelor", "azer_warrior")
def test_what_becomes_radiant_is_only_the_damage_without_a_type() -> None:
    """10 radiant and 10 for the vulnerable; the 5 fire come to nothing against "Resist 20 fire"."""
    f = Field(
        [("azer_warrior", "azure", (5, 5)), ("cleric_of_pelor", "azure", (1, 1)), ("immolith", "ember", (6, 5))],
        active="azer_warrior#1",
        faces=[19],
    )
    f.act("azure attack fire_hammer immolith#1", "azure use cleric_of_pelor#1 pelors_wrath").passing("act")
    assert f.hp("immolith#1") == 100
