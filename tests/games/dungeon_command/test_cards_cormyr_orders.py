"""The order cards of Heart of Cormyr: what each one does, and what it does when it cannot."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.card_table import active, foe, own, played, refused, struck

KNIGHT, DRIDER = own("hc_dragon_knight"), foe("sl_drider")


@pytest.mark.card("hc_arcane_ritual")
def test_arcane_ritual_draws_when_an_activation_ends_in_a_magic_circle() -> None:
    for ground, hand in (("r", ["hc_cleave"]), (".", [])):
        f = played(
            "hc_arcane_ritual",
            own("hc_war_wizard"),
            marks={(3, 3): ground},
            seats={"gold": {"deck": ["hc_cleave", "hc_shield"]}},
        )
        f.passing()
        assert (f.attached("hc_war_wizard#1"), f.tapped("hc_war_wizard#1")) == (["hc_arcane_ritual"], False)
        f.act("gold end-activation").passing(until="activate")
        assert f.hand("gold") == hand
    assert refused("hc_arcane_ritual", KNIGHT) == "DC-15.2"


@pytest.mark.card("hc_battle_ready")
def test_battle_ready_is_removed_to_prevent_forty() -> None:
    f = played("hc_battle_ready", KNIGHT).passing()
    assert (f.attached("hc_dragon_knight#1"), f.tapped("hc_dragon_knight#1")) == (["hc_battle_ready"], True)
    assert f.rule("gold use hc_dragon_knight#1 brace") == "DC-22.13", "there is nothing to prevent"
    ready = own("hc_earth_guardian", (2, 3), tapped=True, attached=["gold hc_battle_ready", "silver sl_faerie_fire"])
    f = struck(foe("hc_dragon_knight"), ready).act("gold use hc_earth_guardian#1 brace").passing()
    assert (f.damage("hc_earth_guardian#1"), f.attached("hc_earth_guardian#1")) == (10, ["sl_faerie_fire"])
    assert f.discard("gold") == ["hc_battle_ready"]


@pytest.mark.card("hc_behind_enemy_lines")
def test_behind_enemy_lines_deploys_an_adventurer_in_the_zone_of_an_opponent_who_pays_when_home() -> None:
    zones = {(0, 0): "1", (11, 11): "2"}
    seats = {"gold": {"creature_hand": ["hc_human_ranger", "hc_dwarven_defender"]}}
    f = played("hc_behind_enemy_lines", own("hc_elf_archer"), marks=zones, seats=seats).passing(until="deploy-by")
    assert f.options() == ["deploy hc_human_ranger l12"], "the Defender is no Adventurer"
    f.act("gold deploy hc_human_ranger l12").passing()
    assert (f.attached("hc_human_ranger#1"), f.tapped("hc_elf_archer#1")) == (["hc_behind_enemy_lines"], False)
    assert f.rule("gold use hc_human_ranger#1 return_home") == "DC-9.16"
    home = own("hc_human_ranger", (0, 0), attached=["gold hc_behind_enemy_lines"])
    f = active(home, marks=zones).act("gold use hc_human_ranger#1 return_home").passing()
    assert (f.morale("gold"), f.attached("hc_human_ranger#1")) == (14, [])
    without = {"gold": {"creature_hand": ["hc_dwarven_defender"]}}
    assert refused("hc_behind_enemy_lines", own("hc_elf_archer"), marks=zones, seats=without) == "DC-25.10"


@pytest.mark.card("hc_behind_enemy_lines")
@pytest.mark.rule("DC-9.16", "DC-10.8")
def test_behind_enemy_lines_pays_nothing_if_its_bearer_is_no_longer_home_when_it_is_resolved() -> None:
    home = own("hc_human_ranger", (0, 0), tapped=True, attached=["gold hc_behind_enemy_lines"])
    f = active(home, foe("hc_earth_guardian", (1, 1)), silver=["hc_seize_the_opportunity"], marks={(0, 0): "1"})
    f.act("gold use hc_human_ranger#1 return_home", "silver play hc_seize_the_opportunity hc_earth_guardian#1")
    f.passing(until="use").act("silver accept", f"silver go {f.square(0, 3)}").passing()
    assert (f.at("hc_human_ranger#1"), f.morale("gold"), f.discard("gold")) == ((0, 3), 10, ["hc_behind_enemy_lines"])


@pytest.mark.card("hc_blast_of_force")
def test_blast_of_force_strikes_for_thirty_and_slides_eight_squares() -> None:
    wizard, guard = own("hc_war_wizard", (1, 3)), foe("sl_drow_house_guard", (2, 3))
    f = played("hc_blast_of_force", wizard, guard).passing(until="go-slide")
    assert f.rule(f"gold go {f.square(11, 3)}") == "DC-11.1"
    f.act(f"gold go {f.square(10, 3)}").passing()
    assert (f.at("sl_drow_house_guard#1"), f.damage("sl_drow_house_guard#1")) == ((10, 3), 30)
    assert f.tapped("hc_war_wizard#1")
    f = played("hc_blast_of_force", wizard, guard).passing(until="cower").act("silver cower sl_drow_house_guard#1")
    f.passing(until="go-slide act")
    assert (f.ask, f.morale("silver")) == ("act", 7), "who cowers is not slid"
    assert refused("hc_blast_of_force", wizard, foe("sl_drider", (3, 3))) == "DC-9.9"


@pytest.mark.card("hc_cleave")
def test_cleave_hurts_another_creature_when_a_melee_attack_destroys_an_enemy() -> None:
    cleaver = own("hc_dragon_knight", attached=["gold hc_cleave"])
    spider = foe("sl_demonweb_spider")
    f = active(cleaver, spider, foe("sl_drider", (1, 3)), foe("sl_drow_wizard", (3, 5)))
    f.act("gold strike sl_demonweb_spider#1").passing(until="use-on trigger-target")
    assert f.ask == "use-on", "only the Drider is adjacent"
    f.act("gold accept").passing()
    assert (f.is_gone("sl_demonweb_spider#1"), f.damage("sl_drider#1")) == (True, 20)
    f = active(cleaver, own("sl_demonweb_spider", (4, 3)), foe("sl_drider", (1, 3)))
    f.act("gold strike sl_demonweb_spider#1").passing(until="use-on act")
    assert (f.ask, f.is_gone("sl_demonweb_spider#1")) == ("act", True), "it was no enemy"
    f = played("hc_cleave", KNIGHT).passing()
    assert (f.attached("hc_dragon_knight#1"), f.tapped("hc_dragon_knight#1")) == (["hc_cleave"], False)


@pytest.mark.card("hc_daring_attack")
def test_daring_attack_untaps_the_attacker_if_it_deals_damage() -> None:
    f = played("hc_daring_attack", KNIGHT, DRIDER)
    assert f.ask == "cower"
    assert f.tapped("hc_dragon_knight#1")
    f.passing()
    assert (f.damage("sl_drider#1"), f.tapped("hc_dragon_knight#1")) == (30, False)
    f = played("hc_daring_attack", KNIGHT, DRIDER).passing(until="cower").act("silver cower sl_drider#1").passing()
    assert (f.damage("sl_drider#1"), f.tapped("hc_dragon_knight#1")) == (0, True)
    assert refused("hc_daring_attack", KNIGHT) == "DC-9.9"


@pytest.mark.card("hc_defend_ally")
def test_defend_ally_prevents_thirty_for_another_creature_beside_it() -> None:
    knight, far = foe("hc_dragon_knight"), own("hc_dwarven_defender", (1, 3))
    f = struck(knight, own("hc_earth_guardian", (2, 3)), far, hand=["hc_defend_ally"])
    f.act("gold play hc_defend_ally hc_dwarven_defender#1").passing()
    assert (f.damage("hc_earth_guardian#1"), f.tapped("hc_dwarven_defender#1")) == (10, True)
    f = struck(knight, own("hc_half_orc_thug"), far, hand=["hc_defend_ally"])
    assert f.rule("gold play hc_defend_ally hc_dwarven_defender#1") == "DC-22.13", "it is not adjacent"
    f = struck(knight, own("hc_dwarven_defender"), own("hc_elf_archer", (2, 3)), hand=["hc_defend_ally"])
    assert f.rule("gold play hc_defend_ally hc_dwarven_defender#1") == "DC-22.13", "not for itself"


@pytest.mark.card("hc_disrupting_attack")
def test_disrupting_attack_taps_the_target_and_makes_its_player_discard() -> None:
    f = played("hc_disrupting_attack", KNIGHT, DRIDER, silver=["sl_web", "sl_feint"]).passing(until="discard")
    assert (f.asked(), f.damage("sl_drider#1"), f.tapped("sl_drider#1")) == ("silver", 50, True)
    f.act("silver discard sl_feint").passing()
    assert (f.hand("silver"), f.discard("silver")) == (["sl_web"], ["sl_feint"])
    f = played("hc_disrupting_attack", KNIGHT, DRIDER, silver=["sl_web"]).passing(until="cower")
    f.act("silver cower sl_drider#1").passing(until="discard act")
    assert (f.ask, f.tapped("sl_drider#1"), f.hand("silver")) == ("act", False, ["sl_web"])
    f = played(
        "hc_disrupting_attack",
        own("hc_human_ranger"),
        DRIDER,
        foe("hc_war_wizard", (6, 3)),
        silver=["hc_shield", "sl_web"],
    )
    f.act("silver play hc_shield hc_war_wizard#1").passing(until="discard act")
    assert (f.ask, f.tapped("sl_drider#1"), f.hand("silver")) == ("act", False, ["sl_web"]), "all was prevented"
    f = played("hc_disrupting_attack", KNIGHT, DRIDER).passing(until="discard act")
    assert (f.ask, f.tapped("sl_drider#1")) == ("act", True), "an empty hand has nothing to discard"
    f = played("hc_disrupting_attack", KNIGHT, foe("sl_drow_wizard"), silver=["sl_web"]).passing(until="discard")
    assert (f.is_gone("sl_drow_wizard#1"), f.asked()) == (True, "silver"), "its last controller discards"


@pytest.mark.card("hc_fireball")
def test_fireball_burns_everybody_within_two_squares_of_a_square_in_sight() -> None:
    f = played("hc_fireball", own("hc_war_wizard"), foe("sl_drider", (8, 5)), foe("sl_umber_hulk", (8, 8)),
               own("hc_dwarf_cleric", (7, 3)), marks=walls((2, 5), (3, 5), (4, 5)))  # fmt: skip
    assert f.rule(f"gold at {f.square(9, 3)}") == "DC-21.2"
    assert f.rule(f"gold at {f.square(3, 5)}") == "DC-20.18"
    assert f.rule(f"gold at {f.square(3, 6)}") == "DC-20.1"
    f.act(f"gold at {f.square(8, 3)}").passing()
    assert [f.damage(name) for name in ("sl_drider#1", "hc_dwarf_cleric#1", "sl_umber_hulk#1")] == [30, 30, 0]
    assert f.tapped("hc_war_wizard#1")
    assert refused("hc_fireball", own("sl_drow_wizard")) == "DC-15.3"


@pytest.mark.card("hc_forceful_strike")
def test_forceful_strike_adds_thirty_and_slides_all_enemies_beside_it_two_squares() -> None:
    others = [own("hc_elf_archer", (3, 4)), foe("sl_drow_house_guard", (3, 1))]
    f = played("hc_forceful_strike", KNIGHT, foe("sl_drow_assassin"), foe("sl_drow_wizard", (2, 3)), *others)
    f.act("gold target sl_drow_assassin#1").passing(until="slide-next")
    assert f.damage("sl_drow_assassin#1") == 70
    assert f.options() == ["target sl_drow_assassin#1", "target sl_drow_wizard#1"], "enemies beside it only"
    f.act("gold target sl_drow_wizard#1", f"gold go {f.square(0, 3)}", f"gold go {f.square(6, 3)}").passing()
    assert (f.at("sl_drow_wizard#1"), f.at("sl_drow_assassin#1")) == ((0, 3), (6, 3))
    assert f.tapped("hc_dragon_knight#1")
    assert refused("hc_forceful_strike", KNIGHT) == "DC-9.9"


@pytest.mark.card("hc_healing_potion")
def test_healing_potion_heals_twenty_or_removes_a_card() -> None:
    ranger = own("hc_human_ranger", damage=30, attached=["silver sl_web"])
    f = played("hc_healing_potion", ranger).act("gold choose 1").passing()
    assert (f.damage("hc_human_ranger#1"), f.attached("hc_human_ranger#1")) == (10, ["sl_web"])
    f = played("hc_healing_potion", ranger).act("gold choose 2").passing()
    assert (f.damage("hc_human_ranger#1"), f.attached("hc_human_ranger#1")) == (30, [])
    assert not f.tapped("hc_human_ranger#1")
    assert refused("hc_healing_potion", own("hc_copper_dragon", damage=30)) == "DC-15.7"


@pytest.mark.card("hc_heroic_surge")
def test_heroic_surge_untaps_an_adventurer() -> None:
    f = played("hc_heroic_surge", own("hc_human_ranger", tapped=True)).passing()
    assert (f.tapped("hc_human_ranger#1"), f.discard("gold")) == (False, ["hc_heroic_surge"])
    f = played("hc_heroic_surge", own("hc_human_ranger")).passing()
    assert (f.tapped("hc_human_ranger#1"), f.discard("gold")) == (False, ["hc_heroic_surge"])
    assert refused("hc_heroic_surge", own("hc_dwarven_defender", tapped=True)) == "DC-15.7"


@pytest.mark.card("hc_intercept")
def test_intercept_prevents_twenty() -> None:
    f = struck(foe("hc_dragon_knight"), own("hc_human_ranger"), hand=["hc_intercept"])
    f.act("gold play hc_intercept hc_human_ranger#1").passing()
    assert (f.damage("hc_human_ranger#1"), f.tapped("hc_human_ranger#1")) == (20, True)
    f = struck(foe("hc_dragon_knight"), own("hc_elf_archer"), own("hc_human_ranger", (2, 3)), hand=["hc_intercept"])
    assert f.rule("gold play hc_intercept hc_human_ranger#1") == "DC-22.13", "only for itself"
    assert f.rule("gold play hc_intercept hc_elf_archer#1") == "DC-15.2"
    assert refused("hc_intercept", own("hc_human_ranger"), DRIDER) == "DC-22.13"


@pytest.mark.card("hc_into_the_fray")
def test_into_the_fray_moves_by_the_speed_and_stops_next_to_enemies() -> None:
    f = played("hc_into_the_fray", own("hc_dragon_knight", (0, 0))).passing(until="go-move")
    f.act(f"gold go {f.square(5, 0)}").passing().act(f"gold move {f.square(10, 0)}").passing()
    assert (f.at("hc_dragon_knight#1"), f.tapped("hc_dragon_knight#1")) == ((10, 0), False)
    f = played("hc_into_the_fray", own("hc_dragon_knight", (0, 3)), foe("sl_drider", (3, 3))).passing(until="go-move")
    assert f.rule(f"gold go-by {f.path((1, 2), (2, 2), (3, 1))}") == "DC-12.1"
    f = played("hc_into_the_fray", KNIGHT, DRIDER).passing(until="go-move")
    assert f.rule(f"gold go {f.square(1, 3)}") == "DC-12.3"
    webbed = own("hc_dragon_knight", attached=["silver sl_web"])
    assert refused("hc_into_the_fray", webbed) == "DC-14.21"


@pytest.mark.card("hc_invigorating_smash")
def test_invigorating_smash_deals_fifty_and_heals_twenty() -> None:
    f = played("hc_invigorating_smash", own("hc_dragon_knight", damage=30), DRIDER).passing()
    assert (f.damage("sl_drider#1"), f.damage("hc_dragon_knight#1")) == (50, 10)
    assert f.tapped("hc_dragon_knight#1")
    assert refused("hc_invigorating_smash", own("hc_dwarf_cleric"), DRIDER) == "DC-15.3"


@pytest.mark.card("hc_killing_strike")
def test_killing_strike_deals_a_hundred() -> None:
    f = played("hc_killing_strike", KNIGHT, foe("hc_copper_dragon")).passing()
    assert (f.damage("hc_copper_dragon#1"), f.discard("gold")) == (100, ["hc_killing_strike"])
    assert f.tapped("hc_dragon_knight#1")
    assert refused("hc_killing_strike", KNIGHT, foe("hc_copper_dragon", (5, 3))) == "DC-9.9"


@pytest.mark.card("hc_level_up")
def test_level_up_gives_twenty_hit_points_a_level_and_the_name_of_an_adventurer() -> None:
    f = played("hc_level_up", own("hc_dwarven_defender"), hand=["hc_heroic_surge"]).passing()
    unit = f.table().units[0]
    assert (unit.hit_points, unit.level, "Adventurer" in unit.keywords, unit.tapped) == (60, 3, True, False)
    assert f.rule("gold play hc_heroic_surge hc_dwarven_defender#1") is None
    assert refused("hc_level_up", own("sl_giant_spider")) == "DC-15.7"


@pytest.mark.card("hc_open_portal")
def test_open_portal_lets_creatures_be_deployed_in_the_circle_of_its_bearer() -> None:
    circles = {(0, 0): "1", (5, 5): "r", (6, 5): "r", (9, 2): "g"}
    f = played("hc_open_portal", own("hc_war_wizard"), marks=circles).passing()
    assert (f.attached("hc_war_wizard#1"), f.tapped("hc_war_wizard#1")) == (["hc_open_portal"], False)
    for place, places in (((5, 5), ["a1", "g6"]), ((3, 3), ["a1"])):
        f = Field(
            [own("hc_war_wizard", place, attached=["gold hc_open_portal"])],
            marks=circles,
            seats={"gold": {"creature_hand": ["hc_dwarf_cleric"]}},
            turn={"phase": "deploy"},
        )
        assert sorted(text.split()[2] for text in f.options() if text.startswith("deploy")) == places
    assert refused("hc_open_portal", own("sl_drow_wizard")) == "DC-15.3"


@pytest.mark.card("hc_power_attack")
def test_power_attack_adds_twenty() -> None:
    f = played("hc_power_attack", own("hc_human_ranger"), DRIDER).passing()
    assert (f.damage("sl_drider#1"), f.tapped("hc_human_ranger#1")) == (30, True)
    assert refused("hc_power_attack", own("hc_elf_archer"), DRIDER) == "DC-15.2"
    assert refused("hc_power_attack", own("hc_human_ranger", tapped=True), DRIDER) == "DC-17.4"


@pytest.mark.card("hc_quick_shot")
def test_quick_shot_is_a_shot_as_a_minor_action() -> None:
    f = played("hc_quick_shot", own("hc_elf_archer"), foe("sl_drider", (8, 3))).passing()
    assert (f.damage("sl_drider#1"), f.tapped("hc_elf_archer#1")) == (10, False)
    f.act("gold shoot sl_drider#1").passing()
    assert f.damage("sl_drider#1") == 20
    assert refused("hc_quick_shot", own("hc_human_ranger"), foe("sl_drider", (8, 3))) == "DC-15.7"
    assert refused("hc_quick_shot", own("hc_elf_archer"), DRIDER) == "DC-9.9"


@pytest.mark.card("hc_recoil")
def test_recoil_prevents_thirty_and_lets_the_attacker_draw() -> None:
    seats = {"silver": {"deck": ["sl_web"]}}
    f = struck(foe("hc_dragon_knight"), own("hc_elf_archer"), hand=["hc_recoil"], seats=seats)
    f.act("gold play hc_recoil hc_elf_archer#1").passing(until="cower").act("gold cower hc_elf_archer#1")
    assert (f.morale("gold"), f.hand("silver"), f.tapped("hc_elf_archer#1")) == (9, ["sl_web"], True)
    assert refused("hc_recoil", own("hc_elf_archer"), DRIDER) == "DC-22.13"


@pytest.mark.card("hc_recoil")
@pytest.mark.rule("DC-9.17")
def test_recoil_from_an_attached_card_lets_the_player_of_that_card_draw() -> None:
    f = Field(
        [own("hc_dwarf_cleric", attached=["silver sl_deep_wound"])],
        hands={"gold": ["hc_recoil"]},
        seats={"gold": {"deck": []}, "silver": {"deck": ["sl_web"]}},
        turn={"phase": "refresh"},
    )
    f.passing(until="respond").act("gold play hc_recoil hc_dwarf_cleric#1").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.hand("silver"), f.hand("gold")) == (0, ["sl_web"], [])


@pytest.mark.card("hc_saving_throw")
def test_saving_throw_removes_one_attached_card_of_the_players_choice() -> None:
    f = played("hc_saving_throw", own("hc_elf_archer", attached=["silver sl_web", "gold hc_level_up"]))
    f.act("gold remove sl_web silver").passing()
    assert (f.attached("hc_elf_archer#1"), f.discard("silver")) == (["hc_level_up"], ["sl_web"])
    assert not f.tapped("hc_elf_archer#1")
    assert refused("hc_saving_throw", own("hc_elf_archer")) == "DC-9.9"


@pytest.mark.card("hc_seize_the_opportunity")
def test_seize_the_opportunity_prevents_ten_and_strikes_a_tapped_creature_for_twenty() -> None:
    f = struck(foe("hc_dragon_knight"), own("hc_dwarf_cleric"), hand=["hc_seize_the_opportunity"])
    f.act("gold play hc_seize_the_opportunity hc_dwarf_cleric#1", "gold against 1").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.damage("hc_dragon_knight#1")) == (30, 20)
    f = active(own("hc_dwarf_cleric"), DRIDER, hand=["hc_seize_the_opportunity"])
    assert f.rule("gold play hc_seize_the_opportunity hc_dwarf_cleric#1") == "DC-9.9", "nobody beside it is tapped"


@pytest.mark.card("hc_shield")
def test_shield_prevents_thirty_for_any_creature_within_five_squares_in_sight() -> None:
    for place, marks, rule in (
        ((3, 8), {}, None),
        ((3, 9), {}, "DC-22.13"),
        ((3, 8), walls((2, 6), (3, 6), (4, 6)), "DC-22.13"),
    ):
        f = struck(foe("hc_dragon_knight"), own("hc_dwarf_cleric"), own("hc_war_wizard", place), hand=["hc_shield"],
                   marks=marks)  # fmt: skip
        assert f.rule("gold play hc_shield hc_war_wizard#1") == rule
    f = struck(foe("hc_dragon_knight"), own("hc_dwarf_cleric"), own("hc_war_wizard", (3, 8)), hand=["hc_shield"])
    f.act("gold play hc_shield hc_war_wizard#1").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.tapped("hc_war_wizard#1")) == (10, True)


@pytest.mark.card("hc_shove_aside")
def test_shove_aside_slides_a_creature_beside_it_three_squares() -> None:
    f = played("hc_shove_aside", KNIGHT, foe("sl_drow_wizard")).passing(until="go-slide")
    assert f.rule(f"gold go {f.square(8, 3)}") == "DC-11.1"
    f.act(f"gold go {f.square(7, 3)}").passing()
    assert (f.at("sl_drow_wizard#1"), f.tapped("hc_dragon_knight#1"), f.tapped("sl_drow_wizard#1")) == (
        (7, 3),
        False,
        False,
    )
    f = (
        played("hc_shove_aside", KNIGHT, own("hc_elf_archer", (4, 3)))
        .passing(until="go-slide")
        .act("gold stay")
        .passing()
    )
    assert f.at("hc_elf_archer#1") == (4, 3), "also a friend, and no square at all"
    assert refused("hc_shove_aside", KNIGHT, foe("sl_drow_wizard", (5, 3))) == "DC-9.9"
