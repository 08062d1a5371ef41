"""The creatures and commanders of Heart of Cormyr: what each one can do, and what it cannot."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.card_table import active, foe, own, struck


@pytest.mark.card("hc_copper_dragon")
def test_copper_dragon_breathes_acid_over_the_enemies_beside_the_target_of_a_shot() -> None:
    dragon = own("hc_copper_dragon", (0, 4))
    f = active(
        dragon,
        foe("sl_drow_house_guard", (5, 5)),
        foe("sl_drow_assassin", (6, 5)),
        own("hc_dwarf_cleric", (5, 6)),
        foe("sl_umber_hulk", (7, 7)),
    )
    f.act("gold shoot sl_drow_house_guard#1").passing()
    hurt = ("sl_drow_house_guard#1", "sl_drow_assassin#1", "hc_dwarf_cleric#1", "sl_umber_hulk#1")
    assert [f.damage(name) for name in hurt] == [20, 20, 0, 0]
    f = active(dragon, foe("sl_drow_assassin", (2, 4)), foe("sl_umber_hulk", (3, 4)))
    f.act("gold strike sl_drow_assassin#1").passing()
    assert (f.damage("sl_drow_assassin#1"), f.damage("sl_umber_hulk#1")) == (30, 0), "not after a melee attack"


@pytest.mark.card("hc_copper_dragon")
def test_copper_dragon_flies_over_enemies_and_rough_ground_but_not_through_walls() -> None:
    rough = dict.fromkeys(((x, y) for x in (4, 5) for y in range(12)), "^")
    f = active(own("hc_copper_dragon", (0, 4)), foe("sl_drow_wizard", (3, 4)), marks=rough)
    assert f.rule(f"gold move-by {f.path(*((x, 4) for x in range(1, 8)))}") is None
    f = active(own("hc_copper_dragon", (0, 4)), marks=walls(*((4, y) for y in range(12))))
    assert f.rule(f"gold move {f.square(5, 4)}") == "DC-11.1"


@pytest.mark.card("hc_dragon_knight")
def test_dragon_knight_strikes_for_forty_and_never_shoots() -> None:
    f = active(own("hc_dragon_knight"), foe("sl_drider"))
    assert f.rule("gold shoot sl_drider#1") == "DC-19.5"
    f.act("gold strike sl_drider#1").passing()
    assert (f.damage("sl_drider#1"), f.hit_points("hc_dragon_knight#1")) == (40, 120)
    assert f.rule(f"gold move {f.square(3, 9)}") == "DC-12.3"


@pytest.mark.card("hc_earth_guardian")
def test_earth_guardian_may_slam_the_creature_it_hurt_three_squares_away() -> None:
    guardian = own("hc_earth_guardian", (2, 3))
    f = active(guardian, foe("sl_drow_assassin")).act("gold strike sl_drow_assassin#1").passing(until="use")
    f.act("gold accept")
    assert f.rule(f"gold go {f.square(8, 3)}") == "DC-11.1"
    f.act(f"gold go {f.square(7, 3)}").passing()
    assert (f.at("sl_drow_assassin#1"), f.damage("sl_drow_assassin#1")) == ((7, 3), 30)
    f = active(guardian, foe("sl_drow_assassin")).act("gold strike sl_drow_assassin#1").passing(until="use")
    f.act("gold decline")
    assert f.at("sl_drow_assassin#1") == (4, 3)
    f = active(guardian, foe("sl_demonweb_spider")).act("gold strike sl_demonweb_spider#1").passing(until="use act")
    assert (f.ask, f.is_gone("sl_demonweb_spider#1")) == ("act", True), "there is nobody left to slam"
    f = active(guardian, foe("sl_drow_assassin"), silver=["sl_close_call"])
    f.act("gold strike sl_drow_assassin#1", "silver play sl_close_call sl_drow_assassin#1").passing(until="use act")
    assert (f.ask, f.damage("sl_drow_assassin#1")) == ("act", 0), "without damage no Slam"


@pytest.mark.card("hc_earth_guardian")
def test_earth_guardian_burrows_through_walls_and_does_not_stay_in_them() -> None:
    f = active(own("hc_earth_guardian", (2, 3)), marks=walls(*((5, y) for y in range(12))))
    assert f.rule(f"gold move {f.square(4, 3)}") == "DC-14.2"
    f.act(f"gold move {f.square(6, 3)}").passing()
    assert f.at("hc_earth_guardian#1") == (6, 3)


@pytest.mark.card("hc_war_wizard")
def test_war_wizard_is_deployed_on_any_free_square_of_a_magic_circle() -> None:
    f = Field(
        [own("hc_elf_archer", (6, 6)), foe("sl_drider", (8, 8))],
        marks={(0, 0): "1", (5, 5): "r", (6, 6): "r", (9, 2): "g"},
        seats={"gold": {"creature_hand": ["hc_war_wizard", "hc_dwarf_cleric"]}},
        turn={"phase": "deploy"},
    )
    places = [text.split()[2] for text in f.options() if text.startswith("deploy hc_war_wizard")]
    assert sorted(places) == ["a1", "f6", "j3"]
    assert f.rule("gold deploy hc_war_wizard g7") == "DC-5.6", "an Archer stands there"
    assert f.rule("gold deploy hc_dwarf_cleric f6") == "DC-5.6"


@pytest.mark.card("hc_dwarf_cleric")
def test_dwarf_cleric_heals_itself_or_an_ally_beside_it_or_removes_a_card() -> None:
    cleric = own("hc_dwarf_cleric", damage=20)
    ranger = own("hc_human_ranger", (2, 3), damage=20, attached=["silver sl_web", "silver sl_deep_wound"])
    far = own("hc_dragon_knight", (1, 3), damage=20)
    f = active(cleric, ranger, far, foe("sl_drow_wizard", damage=10))
    f.act("gold use hc_dwarf_cleric#1 healing_touch")
    assert f.rule("gold target hc_dragon_knight#1") == "DC-11.17"
    assert f.rule("gold target sl_drow_wizard#1") == "DC-9.9"
    f.act("gold target hc_human_ranger#1", "gold choose 2", "gold remove sl_web silver").passing()
    assert (f.attached("hc_human_ranger#1"), f.discard("silver")) == (["sl_deep_wound"], ["sl_web"])
    assert (f.damage("hc_human_ranger#1"), f.tapped("hc_dwarf_cleric#1")) == (20, True)
    webbed = own("hc_human_ranger", (2, 3), attached=["gold sl_web", "silver sl_web"])
    f = active(cleric, webbed).act("gold use hc_dwarf_cleric#1 healing_touch", "gold target hc_human_ranger#1")
    f.act("gold choose 2", "gold remove sl_web silver").passing()
    assert (f.discard("gold"), f.discard("silver")) == ([], ["sl_web"])
    f = active(cleric, far)
    f.act("gold use hc_dwarf_cleric#1 healing_touch").passing()
    assert f.damage("hc_dwarf_cleric#1") == 10, "without a card only healing is possible"


@pytest.mark.card("hc_half_orc_thug")
def test_half_orc_thug_shoots_bolts_that_burst_among_the_enemies_beside_the_target() -> None:
    thug = own("hc_half_orc_thug", (2, 5))
    f = active(thug, foe("sl_drow_wizard", (6, 5)), foe("sl_drider", (7, 5)), own("hc_dwarf_cleric", (6, 4)))
    f.act("gold shoot sl_drow_wizard#1").passing()
    assert [f.damage(name) for name in ("sl_drow_wizard#1", "sl_drider#1", "hc_dwarf_cleric#1")] == [20, 10, 0]
    f = active(thug, foe("sl_drow_wizard", (3, 5)), foe("sl_drider", (4, 5)))
    f.act("gold strike sl_drow_wizard#1").passing()
    assert (f.damage("sl_drow_wizard#1"), f.damage("sl_drider#1")) == (20, 0), "not after a melee attack"


@pytest.mark.card("hc_half_orc_thug")
@pytest.mark.rule("DC-22.16")
def test_explosive_bolts_burst_where_a_living_target_stands_when_they_are_resolved() -> None:
    f = active(
        own("hc_half_orc_thug", (2, 5)),
        foe("sl_drow_blademaster", (6, 5), tapped=True),
        foe("sl_drow_house_guard", (7, 6)),
        foe("hc_earth_guardian", (6, 3)),
        foe("sl_drider", (10, 5)),
        silver=["hc_seize_the_opportunity"],
    )
    f.act("gold shoot sl_drow_blademaster#1").passing(until="cower").act("silver endure sl_drow_blademaster#1")
    assert (f.ask, f.asked(), f.stack()) == ("respond", "silver", ["hc_half_orc_thug.explosive_bolts"])
    # The Guardian strikes its own Blademaster to slam it away from the Guard and to the Drider.
    f.act("silver play hc_seize_the_opportunity hc_earth_guardian#1", "silver against-nothing").passing(until="use")
    f.act("silver accept", f"silver go {f.square(9, 5)}").passing()
    assert (f.damage("sl_drow_house_guard#1"), f.damage("hc_earth_guardian#1"), f.damage("sl_drider#1")) == (0, 0, 10)


@pytest.mark.card("hc_human_ranger")
def test_human_ranger_may_cut_a_second_creature_beside_it() -> None:
    ranger, drider = own("hc_human_ranger"), foe("sl_drider")
    f = active(ranger, drider, own("hc_dwarf_cleric", (2, 3)), own("hc_elf_archer", (1, 3)))
    f.act("gold strike sl_drider#1").passing(until="trigger-target")
    assert f.options() == ["target sl_drider#1", "target hc_dwarf_cleric#1"]
    f.act("gold target hc_dwarf_cleric#1").passing(until="use-on").act("gold accept").passing()
    assert (f.damage("sl_drider#1"), f.damage("hc_dwarf_cleric#1")) == (10, 10)
    f = active(ranger, foe("sl_drow_blademaster"), silver=["sl_parry"])
    f.act("gold strike sl_drow_blademaster#1", "silver play sl_parry sl_drow_blademaster#1")
    f.passing(until="use-on act")
    assert (f.ask, f.damage("sl_drow_blademaster#1")) == ("act", 0), "the attack dealt no damage"


@pytest.mark.card("hc_dwarven_defender")
def test_dwarven_defender_takes_ten_from_every_damage_of_an_adventurer_beside_it() -> None:
    defender = own("hc_dwarven_defender", (2, 3))
    for others, dealt in (
        ([defender], 30),
        ([own("hc_dwarven_defender", (1, 3))], 40),
        ([defender, own("hc_dwarven_defender", (2, 2))], 20),
        ([foe("hc_dwarven_defender", (2, 3))], 40),
    ):
        f = struck(foe("hc_dragon_knight"), own("hc_half_orc_thug"), *others).passing()
        assert f.damage("hc_half_orc_thug#1") == dealt
    f = struck(foe("hc_dragon_knight"), own("hc_earth_guardian", (2, 3)), own("hc_dwarven_defender", (2, 2)))
    assert f.passing().damage("hc_earth_guardian#1") == 40, "the Guardian is no Adventurer"


@pytest.mark.card("hc_elf_archer")
def test_elf_archer_shoots_ten_at_ten_squares() -> None:
    for place, rule in (((10, 0), None), ((11, 0), "DC-21.2")):
        f = active(own("hc_elf_archer", (0, 0)), foe("sl_drow_wizard", place))
        assert f.rule("gold shoot sl_drow_wizard#1") == rule
    f = active(own("hc_elf_archer", (0, 0)), foe("sl_drow_wizard", (10, 0)))
    f.act("gold shoot sl_drow_wizard#1").passing()
    assert f.damage("sl_drow_wizard#1") == 10


@pytest.mark.card("hc_halfling_sneak")
def test_halfling_sneak_deals_ten_more_while_an_ally_is_beside_the_target() -> None:
    sneak, target = own("hc_halfling_sneak"), foe("sl_drow_assassin")
    for third, dealt in (
        (own("hc_elf_archer", (5, 3)), 20),
        (own("hc_elf_archer", (6, 3)), 10),
        (foe("sl_drow_wizard", (5, 3)), 10),
    ):
        f = active(sneak, target, third).act("gold strike sl_drow_assassin#1").passing()
        assert f.damage("sl_drow_assassin#1") == dealt


@pytest.mark.card("hc_valnar")
def test_valnar_lets_adventurers_move_by_a_standard_action() -> None:
    seats = {"gold": {"commander": "hc_valnar"}}
    f = active(own("hc_human_ranger", (0, 0)), seats=seats)
    f.act(f"gold sprint {f.square(7, 0)}").passing().act(f"gold move {f.square(7, 7)}").passing()
    assert (f.at("hc_human_ranger#1"), f.tapped("hc_human_ranger#1")) == ((7, 7), True)
    f = active(own("hc_dwarven_defender", (0, 0)), seats=seats)
    assert f.rule(f"gold sprint {f.square(1, 0)}") == "DC-18.13", "the Defender is no Adventurer"
    f = active(own("hc_human_ranger", (0, 0), tapped=True), seats=seats)
    assert f.rule(f"gold sprint {f.square(1, 0)}") == "DC-17.4"


@pytest.mark.card("hc_rhynseera")
def test_rhynseera_exchanges_one_order_card_in_each_of_her_turns() -> None:
    seats = {"gold": {"commander": "hc_rhynseera", "deck": ["hc_cleave", "hc_recoil"]}}
    f = active(own("hc_elf_archer"), hand=["hc_shield", "hc_intercept"], seats=seats)
    f.act("gold command scrollbook", "gold discard hc_shield")
    assert (f.hand("gold"), f.discard("gold")) == (["hc_cleave", "hc_intercept"], ["hc_shield"])
    assert f.rule("gold command scrollbook") == "DC-9.3"
    f = active(own("hc_elf_archer"), seats=seats)
    assert f.rule("gold command scrollbook") == "DC-15.14", "there is no card to discard"
    f = active(own("hc_elf_archer"), hand=["hc_shield"], seats={"gold": {"commander": "hc_rhynseera", "deck": []}})
    f.act("gold command scrollbook", "gold discard hc_shield")
    assert f.hand("gold") == [], "an empty deck gives nothing"
