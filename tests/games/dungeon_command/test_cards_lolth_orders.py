"""The order cards of Sting of Lolth: what each one does, and what it does when it cannot."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.card_table import active, foe, own, played, refused, struck

GUARD, CLERIC = own("sl_drow_house_guard"), foe("hc_dwarf_cleric")
KNIGHT = foe("hc_dragon_knight")


@pytest.mark.card("sl_close_call")
def test_close_call_prevents_forty() -> None:
    lit = own("sl_drow_assassin", attached=["silver sl_faerie_fire"])
    f = struck(KNIGHT, lit, hand=["sl_close_call"]).act("gold play sl_close_call sl_drow_assassin#1").passing()
    assert (f.damage("sl_drow_assassin#1"), f.tapped("sl_drow_assassin#1")) == (10, True), "40 and 10 less 40"
    f = struck(KNIGHT, own("sl_drow_wizard"), hand=["sl_close_call"])
    assert f.rule("gold play sl_close_call sl_drow_wizard#1") == "DC-15.3"
    assert refused("sl_close_call", own("sl_drow_assassin"), KNIGHT) == "DC-22.13"


@pytest.mark.card("sl_deep_wound")
def test_deep_wound_adds_ten_and_bleeds_in_every_refresh_of_its_victim() -> None:
    f = played("sl_deep_wound", GUARD, CLERIC, seats={"gold": {"commander": "sl_kalteros"}}).passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.attached("hc_dwarf_cleric#1")) == (30, ["sl_deep_wound"])
    f.act("gold end-activation", "gold end-phase").passing(until="cower").act("silver endure hc_dwarf_cleric#1")
    assert (f.passing().asked(), f.damage("hc_dwarf_cleric#1")) == ("silver", 40)
    f = played("sl_deep_wound", GUARD, foe("sl_drow_blademaster"), silver=["sl_close_call"])
    f.act("silver play sl_close_call sl_drow_blademaster#1").passing()
    assert (f.damage("sl_drow_blademaster#1"), f.attached("sl_drow_blademaster#1")) == (0, ["sl_deep_wound"])
    assert refused("sl_deep_wound", GUARD) == "DC-9.9"


@pytest.mark.card("sl_faerie_fire")
def test_faerie_fire_makes_attacks_but_no_other_damage_ten_stronger() -> None:
    f = played("sl_faerie_fire", GUARD, foe("hc_dwarf_cleric", (11, 3))).passing()
    assert (f.attached("hc_dwarf_cleric#1"), f.tapped("sl_drow_house_guard#1")) == (["sl_faerie_fire"], False)
    lit = foe("hc_dwarf_cleric", attached=["gold sl_faerie_fire"])
    f = active(GUARD, lit).act("gold strike hc_dwarf_cleric#1").passing()
    assert f.damage("hc_dwarf_cleric#1") == 30
    lit = foe("hc_dwarf_cleric", (7, 3), attached=["gold sl_faerie_fire"])
    f = played("hc_fireball", own("hc_war_wizard"), lit).act("gold at h4").passing()
    assert f.damage("hc_dwarf_cleric#1") == 30
    assert refused("sl_faerie_fire", GUARD, own("hc_dwarf_cleric", (4, 3))) == "DC-9.9", "only for enemies"
    far = [own("sl_drow_house_guard", (0, 3)), foe("hc_dwarf_cleric", (11, 3))]
    assert refused("sl_faerie_fire", *far) == "DC-9.9", "eleven squares away"
    assert refused("sl_faerie_fire", own("sl_demonweb_spider"), CLERIC) == "DC-15.2"


@pytest.mark.card("sl_feint")
def test_feint_taps_a_creature_beside_it() -> None:
    f = played("sl_feint", GUARD, CLERIC).passing()
    assert (f.tapped("hc_dwarf_cleric#1"), f.tapped("sl_drow_house_guard#1")) == (True, False)
    f = played("sl_feint", GUARD, foe("hc_dwarf_cleric", tapped=True)).passing()
    assert (f.tapped("hc_dwarf_cleric#1"), f.discard("gold")) == (True, ["sl_feint"])
    assert refused("sl_feint", GUARD, foe("hc_dwarf_cleric", (5, 3))) == "DC-9.9"


@pytest.mark.card("sl_fire_trap")
def test_fire_trap_burns_everybody_within_two_squares_of_hazardous_ground() -> None:
    fire = {(8, 3): "!", (3, 9): "!"}
    around = [foe("hc_dwarf_cleric", (10, 3)), own("sl_drider", (5, 3)), foe("hc_human_ranger", (8, 6))]
    f = played("sl_fire_trap", own("sl_drow_blademaster"), *around, marks=fire)
    assert f.rule("gold at f6") == "DC-9.9", "no hazardous square"
    f.act("gold at i4").passing()
    hurt = [f.damage(name) for name in ("hc_dwarf_cleric#1", "sl_drider#1", "hc_human_ranger#1")]
    assert (hurt, f.damage("sl_drow_blademaster#1")) == ([20, 20, 0], 0)
    assert not f.tapped("sl_drow_blademaster#1")
    assert refused("sl_fire_trap", own("sl_drow_blademaster"), CLERIC) == "DC-9.9"
    assert refused("sl_fire_trap", own("sl_drow_blademaster", (0, 0)), marks={(11, 0): "!"}) == "DC-9.9"
    assert refused("sl_fire_trap", own("sl_giant_spider"), CLERIC, marks=fire) == "DC-15.7"


@pytest.mark.card("sl_lolths_blessing")
def test_lolths_blessing_draws_a_second_card_in_every_refresh() -> None:
    seats = {"gold": {"deck": ["sl_web", "sl_feint", "sl_parry"]}}
    f = played("sl_lolths_blessing", own("sl_drow_priestess"), seats=seats).passing()
    assert (f.attached("sl_drow_priestess#1"), f.tapped("sl_drow_priestess#1")) == (["sl_lolths_blessing"], True)
    assert f.hand("gold") == []
    for cards, hand in ((["gold sl_lolths_blessing"], ["sl_feint", "sl_web"]), ([], ["sl_web"])):
        blessed = own("sl_drow_priestess", attached=cards)
        f = Field([blessed], seats=seats, turn={"phase": "refresh"}).passing()
        assert sorted(f.hand("gold")) == hand
    assert refused("sl_lolths_blessing", own("hc_dwarf_cleric")) == "DC-15.7"


@pytest.mark.card("sl_near_miss")
def test_near_miss_prevents_twenty_and_untaps() -> None:
    f = struck(KNIGHT, own("sl_drow_blademaster"), hand=["sl_near_miss"])
    f.act("gold play sl_near_miss sl_drow_blademaster#1")
    assert f.tapped("sl_drow_blademaster#1")
    f.passing()
    assert (f.damage("sl_drow_blademaster#1"), f.tapped("sl_drow_blademaster#1")) == (20, False)
    assert refused("sl_near_miss", own("sl_drow_blademaster"), KNIGHT) == "DC-22.13"


@pytest.mark.card("sl_parry")
def test_parry_prevents_ten_and_draws() -> None:
    f = struck(KNIGHT, own("sl_drow_blademaster"), hand=["sl_parry"], seats={"gold": {"deck": ["sl_web"]}})
    f.act("gold play sl_parry sl_drow_blademaster#1").passing()
    assert (f.damage("sl_drow_blademaster#1"), f.hand("gold")) == (30, ["sl_web"])
    assert f.tapped("sl_drow_blademaster#1")
    f = struck(KNIGHT, own("sl_drow_blademaster", tapped=True), hand=["sl_parry"])
    assert f.rule("gold play sl_parry sl_drow_blademaster#1") == "DC-17.4"


@pytest.mark.card("sl_piercing_strike")
def test_piercing_strike_adds_ten_that_nothing_prevents() -> None:
    defended = [CLERIC, foe("hc_dwarven_defender", (5, 3))]
    f = played("sl_piercing_strike", GUARD, *defended, silver=["hc_intercept"])
    f.act("silver play hc_intercept hc_dwarf_cleric#1").passing()
    assert f.damage("hc_dwarf_cleric#1") == 30
    f = played("sl_piercing_strike", GUARD, CLERIC).passing(until="cower").act("silver cower hc_dwarf_cleric#1")
    assert (f.passing().damage("hc_dwarf_cleric#1"), f.morale("silver")) == (0, 7), "cowering avoids it"


@pytest.mark.card("sl_quick_jab")
def test_quick_jab_is_a_melee_attack_as_a_minor_action() -> None:
    f = played("sl_quick_jab", own("sl_drow_house_guard", tapped=True), CLERIC).passing()
    assert f.damage("hc_dwarf_cleric#1") == 20
    f = played("sl_quick_jab", GUARD, CLERIC).passing()
    assert not f.tapped("sl_drow_house_guard#1")
    assert refused("sl_quick_jab", own("hc_dwarven_defender"), CLERIC) == "DC-15.2"


@pytest.mark.card("sl_riposte")
def test_riposte_prevents_twenty_and_strikes_back_for_ten() -> None:
    f = struck(KNIGHT, own("sl_drow_house_guard"), hand=["sl_riposte"])
    f.act("gold play sl_riposte sl_drow_house_guard#1", "gold target hc_dragon_knight#1", "gold against 1").passing()
    assert (f.damage("sl_drow_house_guard#1"), f.damage("hc_dragon_knight#1")) == (20, 10)
    f = struck(KNIGHT, own("sl_drow_house_guard"), hand=["sl_riposte"])
    f.act("gold play sl_riposte sl_drow_house_guard#1", "gold no-target").passing()
    assert (f.damage("sl_drow_house_guard#1"), f.damage("hc_dragon_knight#1")) == (20, 0)
    assert refused("sl_riposte", GUARD) == "DC-22.13", "nothing to prevent and nobody to strike"
    f = played("sl_riposte", GUARD, KNIGHT).passing()
    assert f.damage("hc_dragon_knight#1") == 10, "with nothing to prevent only the attack is left"


@pytest.mark.card("sl_sacrifice")
def test_sacrifice_costs_a_card_and_adds_thirty() -> None:
    f = played("sl_sacrifice", GUARD, CLERIC, hand=["sl_web", "sl_feint"]).act("gold discard sl_web")
    assert f.discard("gold") == ["sl_web"]
    f.passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.hand("gold")) == (50, ["sl_feint"])
    assert f.tapped("sl_drow_house_guard#1")
    assert refused("sl_sacrifice", GUARD, CLERIC) == "DC-15.14"


@pytest.mark.card("sl_scheme")
def test_scheme_draws_two_cards_or_as_many_as_there_are() -> None:
    for deck in (["sl_web", "sl_feint", "sl_parry"], ["sl_web"], []):
        f = played("sl_scheme", own("sl_drow_priestess"), seats={"gold": {"deck": deck}}).passing()
        assert (sorted(f.hand("gold")), f.tapped("sl_drow_priestess#1")) == (sorted(deck[:2]), True)
    assert refused("sl_scheme", own("sl_drow_wizard")) == "DC-15.2"


@pytest.mark.card("sl_secret_passage")
def test_secret_passage_shifts_through_walls_until_the_end_of_the_turn() -> None:
    wall = walls(*((4, y) for y in range(12)))
    f = played("sl_secret_passage", own("sl_drow_wizard", (2, 3)), foe("hc_elf_archer", (6, 2)), marks=wall).passing()
    assert f.rule(f"gold move {f.square(4, 3)}") == "DC-14.2", "not to stay in the wall"
    f.act(f"gold move-by {f.path(*((x, 3) for x in range(3, 9)))}").passing()
    assert (f.at("sl_drow_wizard#1"), f.tapped("sl_drow_wizard#1")) == ((8, 3), False)
    f = active(own("sl_drow_wizard", (2, 3)), marks=wall)
    assert f.rule(f"gold move {f.square(5, 3)}") == "DC-11.1"
    f = played("sl_secret_passage", own("sl_drow_wizard", (2, 3)), foe("hc_elf_archer", (9, 9)),
               seats={"gold": {"commander": "sl_kalteros"}}).passing()  # fmt: skip
    assert f.table().units[0].passes_walls
    f.act("gold end-activation", "gold end-phase").passing(until="activate")
    assert (f.asked(), f.table().units[0].passes_walls, f.table().units[0].shifts) == ("silver", False, False)


@pytest.mark.card("sl_shadowy_ambush")
def test_shadowy_ambush_shifts_two_squares_and_strikes_for_fifty() -> None:
    far = foe("hc_dragon_knight", (6, 3))
    f = played("sl_shadowy_ambush", own("sl_drow_assassin"), far).passing(until="go-shift")
    assert f.rule(f"gold go {f.square(3, 6)}") == "DC-11.1"
    f.act(f"gold go {f.square(5, 3)}").passing()
    assert (f.damage("hc_dragon_knight#1"), f.tapped("sl_drow_assassin#1")) == (50, True)
    f = played("sl_shadowy_ambush", own("sl_drow_assassin"), far).passing()
    assert (f.damage("hc_dragon_knight#1"), f.discard("gold")) == (0, ["sl_shadowy_ambush"]), "it stayed away"


@pytest.mark.card("sl_sneak_attack")
def test_sneak_attack_deals_a_hundred_with_the_help_of_creatures_beside_the_target() -> None:
    assassin, target = own("sl_drow_assassin"), foe("hc_copper_dragon")
    f = played("sl_sneak_attack", assassin, target, own("sl_drow_house_guard", (6, 3)))
    assert (f.tapped("sl_drow_house_guard#1"), f.tapped("sl_drow_assassin#1")) == (True, True)
    f.passing()
    assert f.damage("hc_copper_dragon#1") == 100
    f = played("sl_sneak_attack", assassin, target, own("sl_drow_house_guard", (2, 3)))
    f.act("gold target hc_copper_dragon#1")
    assert f.tapped("sl_drow_house_guard#1"), "beside the one that plays it, as ever"
    for card, place, tapped in (
        ("sl_drow_house_guard", (8, 8), False),
        ("sl_drow_house_guard", (6, 3), True),
        ("hc_dwarf_cleric", (6, 3), False),
    ):
        f = active(assassin, target, own(card, place, tapped=tapped), hand=["sl_sneak_attack"])
        reason = f.refusal("gold play sl_sneak_attack sl_drow_assassin#1")
        assert reason is not None
        assert (reason.rule, reason.args["have"]) == ("DC-15.3", 4), "too far away, tapped, or without Dexterity"


@pytest.mark.card("sl_spring_attack")
def test_spring_attack_shifts_attacks_and_shifts_again() -> None:
    target = foe("hc_dwarf_cleric", (8, 3))
    f = played("sl_spring_attack", own("sl_drow_house_guard", (2, 3)), target).act("gold by melee")
    f.passing(until="go-shift")
    assert f.rule(f"gold go {f.square(2, 10)}") == "DC-11.1", "seven squares"
    f.act(f"gold go {f.square(7, 3)}").passing(until="go-shift")
    assert (f.damage("hc_dwarf_cleric#1"), f.rule(f"gold go {f.square(0, 3)}")) == (20, "DC-11.1")
    f.act(f"gold go {f.square(1, 3)}").passing()
    assert (f.at("sl_drow_house_guard#1"), f.tapped("sl_drow_house_guard#1")) == ((1, 3), True)
    f = played("sl_spring_attack", own("sl_drow_house_guard", (2, 3)), target).act("gold by ranged")
    f.passing(until="go-shift").act(f"gold go {f.square(3, 3)}").passing(until="go-shift").act("gold stay").passing()
    assert f.damage("hc_dwarf_cleric#1") == 10
    f = played("sl_spring_attack", own("sl_shadow_mastiff", (2, 3)), target).passing(until="go-shift attack-kind")
    assert f.ask == "go-shift", "without a ranged attack there is nothing to choose"


@pytest.mark.card("sl_stalk")
def test_stalk_shifts_six_squares() -> None:
    f = played("sl_stalk", GUARD, CLERIC).passing(until="go-shift")
    assert f.rule(f"gold go {f.square(3, 10)}") == "DC-11.1"
    f.act(f"gold go {f.square(3, 9)}").passing()
    assert (f.at("sl_drow_house_guard#1"), f.tapped("sl_drow_house_guard#1")) == ((3, 9), False)
    assert refused("sl_stalk", own("sl_drow_house_guard", attached=["silver sl_web"]), CLERIC) == "DC-14.21"
    assert refused("sl_stalk", own("hc_dwarven_defender")) == "DC-15.2"


@pytest.mark.card("sl_stealth")
def test_stealth_hides_a_creature_no_enemy_sees_until_the_next_own_turn() -> None:
    wall = walls(*((x, 5) for x in range(12)))
    watcher = foe("hc_elf_archer", (9, 9))
    assert refused("sl_stealth", GUARD, watcher) == "DC-9.16"
    f = played("sl_stealth", GUARD, watcher, marks=wall, seats={"gold": {"commander": "sl_kalteros"}})
    f.passing(until="activate")
    assert (f.at("sl_drow_house_guard#1"), f.tapped("sl_drow_house_guard#1")) == (None, True)
    f.act("gold end-phase").passing(until="activate").act("silver end-phase").passing(until="return")
    assert f.rule("gold place j10") == "DC-18.14", "the Archer stands there"
    f.act("gold place j9").passing()
    assert f.at("sl_drow_house_guard#1") == (9, 8)


@pytest.mark.card("sl_uncanny_dodge")
def test_uncanny_dodge_costs_a_card_and_prevents_everything() -> None:
    f = struck(KNIGHT, GUARD, hand=["sl_uncanny_dodge", "sl_web"])
    f.act("gold play sl_uncanny_dodge sl_drow_house_guard#1", "gold discard sl_web")
    assert (f.discard("gold"), f.tapped("sl_drow_house_guard#1")) == (["sl_web"], True)
    assert f.passing().damage("sl_drow_house_guard#1") == 0
    f = struck(KNIGHT, GUARD, hand=["sl_uncanny_dodge"])
    assert f.rule("gold play sl_uncanny_dodge sl_drow_house_guard#1") == "DC-15.14"


@pytest.mark.card("sl_vial_of_poison")
def test_vial_of_poison_is_removed_for_thirty_more_on_the_next_melee_attack() -> None:
    f = played("sl_vial_of_poison", GUARD, CLERIC).passing()
    assert (f.attached("sl_drow_house_guard#1"), f.tapped("sl_drow_house_guard#1")) == (["sl_vial_of_poison"], True)
    armed = own("sl_drow_house_guard", attached=["gold sl_vial_of_poison"])
    f = active(armed, KNIGHT, hand=["sl_quick_jab"]).act("gold use sl_drow_house_guard#1 use_poison").passing()
    f.act("gold strike hc_dragon_knight#1").passing()
    assert (f.damage("hc_dragon_knight#1"), f.discard("gold")) == (50, ["sl_vial_of_poison"])
    f.act("gold play sl_quick_jab sl_drow_house_guard#1").passing()
    assert f.damage("hc_dragon_knight#1") == 70, "only the next one"
    assert refused("sl_vial_of_poison", own("sl_giant_spider")) == "DC-15.7"


@pytest.mark.card("sl_web")
def test_web_holds_a_creature_until_it_tears_it() -> None:
    f = played("sl_web", own("sl_demonweb_spider"), foe("hc_dwarf_cleric", (11, 3))).act(
        "gold target hc_dwarf_cleric#1"
    )
    f.passing()
    assert (f.attached("hc_dwarf_cleric#1"), f.tapped("sl_demonweb_spider#1")) == (["sl_web"], False)
    webbed = own("hc_dwarf_cleric", attached=["silver sl_web"])
    f = active(webbed)
    assert f.rule(f"gold move {f.square(3, 4)}") == "DC-14.21"
    f.act("gold use hc_dwarf_cleric#1 tear_web").passing()
    assert (f.attached("hc_dwarf_cleric#1"), f.tapped("hc_dwarf_cleric#1")) == ([], True)
    assert f.rule(f"gold move {f.square(3, 4)}") is None
    tapped = own("hc_dwarf_cleric", tapped=True, attached=["silver sl_web"])
    assert active(tapped).rule("gold use hc_dwarf_cleric#1 tear_web") == "DC-17.4"
    assert refused("sl_web", GUARD, CLERIC) == "DC-15.2"
    f = played("sl_web", own("sl_demonweb_spider", (0, 3)), foe("hc_dwarf_cleric", (11, 3)), foe("sl_drider", (9, 9)))
    assert f.rule("gold target hc_dwarf_cleric#1") == "DC-21.2", "eleven squares away"


@pytest.mark.card("sl_vial_of_poison")
def test_two_vials_of_poison_add_up() -> None:
    vials = ["gold sl_vial_of_poison"] * 2
    f = active(own("sl_drow_house_guard", attached=vials), foe("sl_umber_hulk"))
    for _ in vials:
        f.act("gold use sl_drow_house_guard#1 use_poison").passing()
    f.act("gold strike sl_umber_hulk#1").passing()
    assert f.damage("sl_umber_hulk#1") == 20 + 30 + 30


@pytest.mark.card("sl_riposte")
@pytest.mark.rule("DC-22.15", "DC-9.7")
def test_riposte_without_damage_to_prevent_needs_somebody_to_strike() -> None:
    f = active(own("sl_drow_house_guard"), foe("hc_dwarf_cleric"), foe("hc_elf_archer", (2, 3)), hand=["sl_riposte"])
    f.act("gold play sl_riposte sl_drow_house_guard#1")
    assert f.ask == "target"
    assert f.options() == ["target hc_dwarf_cleric#1", "target hc_elf_archer#1"]
    assert f.rule("gold no-target") == "DC-9.7"


@pytest.mark.rule("DC-20.1", "DC-20.2")
@pytest.mark.card("sl_stealth")
@pytest.mark.parametrize(("between", "rule"), [("silver", "DC-9.16"), ("gold", None)])
def test_only_the_enemies_of_those_who_look_hide_a_creature(between: str, rule: str | None) -> None:
    f = Field(
        [
            ("sl_drow_assassin", "gold", (1, 3)),
            ("hc_elf_archer", "silver", (8, 3)),
            ("hc_human_ranger", between, (4, 3)),
        ],
        marks=walls(*((x, y) for x in range(2, 8) for y in (2, 4)), (2, 1), (2, 5), (0, 2), (1, 2), (0, 4), (1, 4)),
        hands={"gold": ["sl_stealth"]},
        turn={"active": "sl_drow_assassin#1"},
    )
    assert f.rule("gold play sl_stealth sl_drow_assassin#1") == rule
