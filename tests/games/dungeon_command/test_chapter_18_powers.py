"""Chapter 18: creature powers, traits, attached cards and commanders."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.card_table import active, foe, own, played
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.attacks import _fits
from warhall.games.dungeon_command.operations import Condition, Near
from warhall.games.dungeon_command.state import ATTACK, Item
from warhall.games.dungeon_command.static_clauses import Whom
from warhall.games.dungeon_command.statics import is_meant

HULK = ("sl_umber_hulk", "gold", (2, 3))


@pytest.mark.rule("DC-18.1", "DC-18.3")
def test_a_power_that_is_a_standard_action_belongs_to_the_activation_and_waits_on_the_stack() -> None:
    f = Field(
        [HULK, ("sl_drow_wizard", "gold", (9, 9)), ("hc_dwarf_cleric", "silver", (6, 3), {"damage": 10})],
        turn={"active": "sl_drow_wizard#1"},
    )
    use = "gold use sl_umber_hulk#1 confusion_gaze"
    assert f.rule(use) == "DC-17.1"
    assert f.rule("gold use sl_drow_wizard#1 confusion_gaze") == "DC-18.1"
    assert f.rule("gold use hc_dwarf_cleric#1 healing_touch") == "DC-8.7"
    f.act("gold end-activation", "gold activate sl_umber_hulk#1", use, "gold no-target")
    assert (f.stack(), f.tapped("sl_umber_hulk#1")) == (["sl_umber_hulk.confusion_gaze"], True)
    assert (f.ask, f.asked()) == ("respond", "silver")
    f.passing(until="go-slide").act(f"gold go {f.square(4, 3)}").passing()
    assert f.rule(use) == "DC-9.3"


@pytest.mark.rule("DC-18.1", "DC-18.3")
def test_an_attached_card_gives_a_power_of_its_own_type() -> None:
    webbed = {"attached": ["silver sl_web"]}
    f = Field([("hc_elf_archer", "gold", (3, 3), webbed), ("hc_human_ranger", "gold", (5, 5))])
    assert f.rule("gold use hc_elf_archer#1 tear_web") == "DC-17.1"
    f.act("gold activate hc_elf_archer#1", "gold use hc_elf_archer#1 tear_web")
    assert f.tapped("hc_elf_archer#1")
    f.passing()
    assert (f.attached("hc_elf_archer#1"), f.discard("silver")) == ([], ["sl_web"])
    assert f.rule(f"gold move {f.square(3, 9)}") is None


@pytest.mark.case("DC-C51")
@pytest.mark.rule("DC-9.4", "DC-18.2")
def test_a_tap_power_is_used_again_in_the_next_turn_but_not_twice_in_it() -> None:
    f = Field(
        [
            ("hc_dwarf_cleric", "gold", (3, 3), {"damage": 20}),
            ("hc_dragon_knight", "gold", (2, 3), {"damage": 50}),
            ("hc_dwarf_cleric", "gold", (9, 9), {"damage": 10}),
            ("sl_drow_blademaster", "silver", (1, 3)),
            ("sl_drider", "silver", (1, 4)),
        ],
    )
    heal = "gold use hc_dwarf_cleric#1 healing_touch"
    f.act(heal, "gold target hc_dragon_knight#1").passing()
    assert (f.damage("hc_dragon_knight#1"), f.tapped("hc_dwarf_cleric#1")) == (40, True)
    f.act("gold end-phase").passing(until="activate")
    assert (f.asked(), f.tapped("hc_dwarf_cleric#1")) == ("silver", False)
    f.act("silver activate sl_drow_blademaster#1", "silver strike hc_dragon_knight#1")
    f.act(heal, "gold target hc_dragon_knight#1")
    assert f.tapped("hc_dwarf_cleric#1")
    f.passing(until="cower").act("gold endure hc_dragon_knight#1").passing(until="use-on act")
    assert f.damage("hc_dragon_knight#1") == 50
    f.passing().act("silver end-activation", "silver activate sl_drider#1", "silver strike hc_dragon_knight#1")
    assert (f.ask, f.asked(), f.rule(heal)) == ("respond", "gold", "DC-9.3")


@pytest.mark.rule("DC-18.2")
def test_a_tapped_creature_cannot_use_a_tap_power() -> None:
    f = Field([("hc_dwarf_cleric", "gold", (3, 3), {"damage": 20, "tapped": True})])
    assert f.rule("gold use hc_dwarf_cleric#1 healing_touch") == "DC-17.4"


@pytest.mark.rule("DC-18.2")
def test_a_tap_power_is_not_used_twice_in_a_turn_even_by_a_creature_that_was_untapped() -> None:
    f = Field(
        [("hc_dwarf_cleric", "gold", (3, 3), {"damage": 20})],
        hands={"gold": ["hc_heroic_surge"]},
        turn={"active": "hc_dwarf_cleric#1"},
    )
    f.act("gold use hc_dwarf_cleric#1 healing_touch").passing()
    f.act("gold play hc_heroic_surge hc_dwarf_cleric#1").passing()
    assert (f.tapped("hc_dwarf_cleric#1"), f.rule("gold use hc_dwarf_cleric#1 healing_touch")) == (False, "DC-9.3")


@pytest.mark.rule("DC-18.4")
@pytest.mark.parametrize("card", ["hc_war_wizard", "sl_drider", "sl_demonweb_spider", "hc_copper_dragon"])
def test_every_creature_has_a_melee_attack_which_is_a_standard_action(card: str) -> None:
    f = Field([(card, "gold", (2, 3)), ("sl_umber_hulk", "silver", (4, 3))], hands={"silver": ["sl_close_call"]})
    name = f"{card}#1"
    assert f.rule("gold strike sl_umber_hulk#1") == "DC-8.3", "not before the creature is activated"
    f.act(f"gold activate {name}")
    if card in ("hc_war_wizard", "sl_demonweb_spider"):
        f.act(f"gold move {f.square(3, 3)}").passing()
    f.act("gold strike sl_umber_hulk#1")
    assert (f.tapped(name), f.stack()) == (True, ["attack"])
    f.passing()
    assert f.rule("gold strike sl_umber_hulk#1") == "DC-17.4"


@pytest.mark.rule("DC-18.5")
def test_traits_work_in_every_move_of_the_creature_without_being_used() -> None:
    wall = walls(*((6, y) for y in range(12)))
    f = Field([HULK], marks=wall, hands={"gold": ["hc_into_the_fray"]}, turn={"active": "sl_umber_hulk#1"})
    f.act(f"gold move {f.square(7, 3)}").passing()
    assert (f.at("sl_umber_hulk#1"), f.tapped("sl_umber_hulk#1")) == ((7, 3), False)
    f.act("gold play hc_into_the_fray sl_umber_hulk#1").passing(until="go-move")
    f.act(f"gold go {f.square(4, 3)}").passing()
    assert f.at("sl_umber_hulk#1") == (4, 3)


@pytest.mark.rule("DC-18.7")
def test_terrain_triggers_an_effect_that_goes_on_the_stack_like_a_power() -> None:
    f = Field(
        [("hc_half_orc_thug", "gold", (2, 2))],
        marks={(3, 2): "!"},
        hands={"gold": ["hc_recoil"]},
        turn={"active": "hc_half_orc_thug#1"},
    )
    f.act(f"gold move {f.square(3, 2)}").passing(until="respond")
    assert (f.stack(), f.damage("hc_half_orc_thug#1")) == (["hazard"], 0)
    f.passing()
    assert f.damage("hc_half_orc_thug#1") == 10


@pytest.mark.rule("DC-18.8")
def test_a_power_asks_for_no_level_and_no_ability() -> None:
    f = Field(
        [
            ("hc_elf_archer", "gold", (3, 3), {"attached": ["gold hc_battle_ready"]}),
            ("hc_elf_archer", "gold", (0, 0)),
            ("sl_drow_blademaster", "silver", (4, 3)),
        ],
        hands={"gold": ["hc_battle_ready"]},
        seats={"gold": {"commander": "sl_kalteros"}},
        turn={"active": "hc_elf_archer#1"},
    )
    assert f.rule("gold play hc_battle_ready hc_elf_archer#1") == "DC-15.2"
    f.act("gold end-activation", "gold end-phase").passing(until="activate")
    f.act("silver activate sl_drow_blademaster#1", "silver strike hc_elf_archer#1")
    f.act("gold use hc_elf_archer#1 brace").passing()
    assert (f.is_gone("hc_elf_archer#1"), f.damage("hc_elf_archer#1")) == (False, 0)


@pytest.mark.rule("DC-18.11")
def test_a_commander_power_is_carried_out_at_once_in_the_own_turn_on_an_empty_stack() -> None:
    creatures = [own("hc_dragon_knight"), foe("hc_dwarf_cleric", (5, 5), damage=10)]
    seats = {"gold": {"deck": ["hc_cleave", "hc_shield", "hc_shield"]}}
    hands = {"gold": ["hc_heroic_surge", "hc_recoil"]}
    f = Field(creatures, hands=hands, seats=seats)
    f.act("gold command scrollbook", "gold discard hc_recoil")
    assert (f.ask, f.asked(), f.stack(), f.hand("gold")) == ("activate", "gold", [], ["hc_cleave", "hc_heroic_surge"])
    assert f.rule("gold command scrollbook") == "DC-9.3"
    f = Field(creatures, hands=hands, seats=seats, turn={"phase": "deploy"})
    f.act("gold command scrollbook", "gold discard hc_recoil").passing(until="deploy activate")
    assert f.hand("gold") == ["hc_cleave", "hc_heroic_surge"]
    f = Field(creatures, hands=hands, seats=seats, turn={"active": "hc_dragon_knight#1"})
    f.act(f"gold move {f.square(3, 4)}").passing(until="respond")
    f.act("silver pass")
    assert (f.asked(), f.rule("gold command scrollbook")) == ("gold", "DC-10.14")
    f = Field([creatures[0], ("sl_drider", "silver", (4, 3))], hands=hands, turn={"seat": "silver"})
    f.act("silver activate sl_drider#1", "silver strike hc_dragon_knight#1")
    assert (f.asked(), f.rule("gold command scrollbook")) == ("gold", "DC-10.14")


@pytest.mark.rule("DC-18.11")
def test_an_effect_instead_of_another_is_chosen_while_that_is_carried_out() -> None:
    f = Field(
        [("sl_drow_house_guard", "gold", (3, 3))],
        marks={(3, 3): "$"},
        tokens={"d4": 2},
        seats={"gold": {"commander": "sl_kalteros", "deck": ["sl_parry"]}},
        turn={"active": "sl_drow_house_guard#1"},
    )
    f.act("gold collect d4")
    assert (f.ask, f.stack(), f.morale("gold")) == ("instead", [], 10)
    f.act("gold accept")
    assert (f.hand("gold"), f.morale("gold"), f.ask) == (["sl_parry"], 10, "act")


@pytest.mark.rule("DC-18.1", "DC-17.1")
def test_a_power_does_not_ask_whether_another_creature_is_tapped() -> None:
    f = Field(
        [HULK, ("hc_human_ranger", "gold", (9, 9), {"tapped": True}), ("hc_dwarf_cleric", "silver", (6, 3))],
        turn={"active": "sl_umber_hulk#1"},
    )
    assert [text for text in f.options() if text.startswith("use ")] == ["use sl_umber_hulk#1 confusion_gaze"]


@pytest.mark.rule("DC-18.14")
def test_a_hidden_creature_returns_to_any_free_place() -> None:
    f = Field(
        [
            ("hc_human_ranger", "gold", (3, 3)),
            ("hc_dwarf_cleric", "gold", (6, 3), {"at": ""}),
            ("sl_drider", "silver", (9, 9)),
        ],
        turn={"seat": "silver"},
    )
    f.act("silver end-phase").passing(until="return")
    assert len(f.options()) == 12 * 12 - 1 - 4, "all but the squares of a ranger and of a drider"
    f.act(f"gold place {f.square(11, 0)}")
    assert f.at("hc_dwarf_cleric#1") == (11, 0)
    f = Field([("hc_human_ranger", "gold", (3, 3)), ("hc_dwarf_cleric", "gold", (6, 3), {"at": ""})])
    assert f.options() == ["activate hc_human_ranger#1", "end-phase"], "until then it is not activated"


@pytest.mark.rule("DC-9.3", "DC-18.1")
@pytest.mark.card("sl_web")
@pytest.mark.parametrize(("used", "rule"), [("", None), ("*", "DC-9.3")])
def test_the_power_of_an_attached_card_is_used_once_in_a_turn(used: str, rule: str | None) -> None:
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3), {"attached": [f"silver sl_web{used}"]}), ("sl_drider", "silver", (9, 9))],
        turn={"active": "hc_dragon_knight#1"},
    )
    assert f.rule("gold use hc_dragon_knight#1 tear_web") == rule


@pytest.mark.rule("DC-18.12")
@pytest.mark.card("hc_earth_guardian")
@pytest.mark.parametrize("near", [0, 1])
def test_what_asks_for_an_adjacent_target_is_not_triggered_by_one_far_away(near: int) -> None:
    f = Field([("hc_earth_guardian", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))])
    assert _fits(f.g, Item(ATTACK, 0, 0), Condition(target_adjacent=True), 1, near) is bool(near)


@pytest.mark.rule("DC-18.5")
@pytest.mark.parametrize("self_too", [False, True])
def test_a_static_rule_for_others_is_not_for_the_creature_itself(self_too: bool) -> None:  # noqa: FBT001
    f = Field([("hc_dwarven_defender", "gold", (3, 3)), ("hc_dwarf_cleric", "gold", (3, 4))])
    whom = Whom(reach=Near.ADJACENT, self_too=self_too)
    assert [is_meant(f.g, whom, 0, 0, unit) for unit in (0, 1)] == [self_too, True]


@pytest.mark.rule("DC-18.12")
def test_cleave_follows_a_destruction_in_melee_alone() -> None:
    for near in (True, False):
        f = Field(
            [
                own("hc_half_orc_thug", attached=["gold hc_cleave"]),
                foe("sl_demonweb_spider", (4, 3) if near else (6, 3)),
                own("hc_elf_archer", (3, 4), damage=0),
                foe("sl_umber_hulk", (9, 9)),
            ],
            turn={"active": "hc_half_orc_thug#1"},
        )
        f.act(f"gold {'strike' if near else 'shoot'} sl_demonweb_spider#1")
        f.passing(until="use use-on trigger-target act activate")
        assert f.is_gone("sl_demonweb_spider#1")
        assert (f.ask == "use-on") == near


@pytest.mark.rule("DC-18.9", "DC-8.10")
def test_what_waits_for_the_end_of_an_activation_is_triggered_only_if_its_condition_holds() -> None:
    ritual = {"attached": ["gold hc_arcane_ritual"]}
    for at, drawn in (((3, 3), 0), ((4, 3), 1), ((5, 3), 1), ((6, 3), 0)):
        f = Field(
            [("hc_copper_dragon", "gold", at, ritual), ("sl_drider", "silver", (9, 9))],
            marks={(5, 3): "r", (5, 4): "r"},
            turn={"active": "hc_copper_dragon#1"},
        )
        f.act("gold end-activation").passing()
        assert (len(f.hand("gold")), sum(isinstance(said.event, ev.Triggered) for said in f.heard)) == (drawn, drawn)


@pytest.mark.rule("DC-4.6", "DC-9.16", "DC-18.10")
@pytest.mark.card("hc_behind_enemy_lines")
@pytest.mark.parametrize(("at", "rule"), [((0, 0), None), ((5, 0), "DC-9.16"), ((0, 11), "DC-9.16")])
def test_a_creature_comes_home_in_the_turn_of_another_into_the_zone_of_its_controller(
    at: tuple[int, int], rule: str | None
) -> None:
    f = Field(
        [
            ("hc_human_ranger", "gold", at, {"attached": ["gold hc_behind_enemy_lines"]}),
            ("hc_dwarf_cleric", "gold", (9, 5), {"damage": 10}),
            ("sl_drider", "silver", (4, 6)),
        ],
        marks={(0, 0): "1", (0, 11): "2"},
        turn={"seat": "silver", "active": "sl_drider#1"},
    )
    f.act(f"silver move {f.square(4, 7)}").passing(until="respond")
    assert (f.asked(), f.rule("gold use hc_human_ranger#1 return_home")) == ("gold", rule)
    if rule is None:
        f.act("gold use hc_human_ranger#1 return_home").passing()
        assert (f.morale("gold"), f.morale("silver")) == (14, 10)


@pytest.mark.rule("DC-9.3", "DC-15.11")
@pytest.mark.card("sl_web")
def test_of_two_webs_each_is_torn_by_its_own_power() -> None:
    f = Field(
        [own("hc_human_ranger", attached=["silver sl_web", "silver sl_web"]), foe("sl_drider", (9, 9))],
        hands={"gold": ["hc_heroic_surge"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold use hc_human_ranger#1 tear_web").passing()
    assert (f.attached("hc_human_ranger#1"), f.tapped("hc_human_ranger#1")) == (["sl_web"], True)
    f.act("gold play hc_heroic_surge hc_human_ranger#1").passing()
    assert f.rule("gold use hc_human_ranger#1 tear_web") is None, "the power of this web was not used"
    f.act("gold use hc_human_ranger#1 tear_web").passing()
    assert f.attached("hc_human_ranger#1") == []


@pytest.mark.rule("DC-18.10")
def test_poison_goes_to_the_next_melee_attack_also_one_with_a_number_of_its_own() -> None:
    thug = own("hc_half_orc_thug", melee_bonus=30)
    f = active(thug, foe("sl_drider"), hand=["hc_daring_attack"]).act("gold play hc_daring_attack hc_half_orc_thug#1")
    assert f.passing().damage("sl_drider#1") == 60
    assert f.act("gold strike sl_drider#1").passing().damage("sl_drider#1") == 80, "it is used up"


@pytest.mark.rule("DC-18.10")
def test_poison_on_a_blade_outlasts_the_turn() -> None:
    f = Field([own("sl_drow_house_guard", melee_bonus=30), foe("sl_drider")], turn={"phase": "cleanup"})
    f.passing().act("silver end-phase").passing(until="deploy activate")
    if f.ask == "deploy":
        f.act("silver end-phase").passing()
    f.act("gold activate sl_drow_house_guard#1", "gold strike sl_drider#1")
    assert f.passing().damage("sl_drider#1") == 50


@pytest.mark.rule("DC-18.9", "DC-10.15")
def test_a_trigger_without_a_target_is_left_out_of_the_order() -> None:
    assassin = own("sl_drow_assassin", attached=["gold hc_cleave"])
    f = active(assassin, foe("sl_demonweb_spider"), foe("sl_drider", (3, 4)))
    f.act("gold strike sl_demonweb_spider#1").passing(until="put-next use-on act")
    assert (f.ask, f.g.draft) == ("use-on", None), "Hidden Blade finds nobody that is tapped"


@pytest.mark.rule("DC-18.14", "DC-8.2")
def test_a_creature_that_returns_from_hiding_is_activated_in_the_same_turn() -> None:
    hidden = ("sl_drow_assassin", "gold", (0, 0), {"at": "", "melee_bonus": 30})
    f = Field([hidden, foe("sl_drider", (8, 8))], turn={"phase": "refresh"}).passing(until="return")
    f.act(f"gold place {f.square(7, 8)}").passing(until="activate")
    f.act("gold activate sl_drow_assassin#1", "gold strike sl_drider#1")
    assert f.passing().damage("sl_drider#1") == 50


@pytest.mark.rule("DC-18.14")
def test_a_hidden_creature_keeps_its_tapped_state_and_its_poison() -> None:
    f = played("sl_stealth", own("sl_drow_assassin", melee_bonus=30)).passing()
    assert (f.at("sl_drow_assassin#1"), f.tapped("sl_drow_assassin#1")) == (None, True)
    assert f.g.venom[f.unit("sl_drow_assassin#1")] == 30


@pytest.mark.rule("DC-8.10", "DC-17.2")
def test_what_ends_an_activation_is_resolved_while_it_lasts() -> None:
    wizard = own("hc_war_wizard", damage=20, attached=["gold hc_arcane_ritual"])
    f = active(wizard, hand=["hc_healing_potion"], marks={(3, 3): "r"}).act("gold end-activation")
    f.passing(until="respond activate")
    assert (f.ask, f.asked(), f.stack()) == ("respond", "gold", ["hc_arcane_ritual"])
    f.act("gold play hc_healing_potion hc_war_wizard#1", "gold choose 1").passing()
    assert (f.damage("hc_war_wizard#1"), f.ask) == (0, "activate")


@pytest.mark.rule("DC-8.7", "DC-22.16")
@pytest.mark.card("hc_cleave")
@pytest.mark.parametrize(("controller", "ask"), [("silver", "use-on"), ("gold", "act")])
def test_cleave_asks_who_controlled_the_creature_that_was_destroyed(controller: str, ask: str) -> None:
    lent = ("hc_human_ranger", "gold", (4, 3), {"controller": controller})
    f = active(own("hc_dragon_knight", attached=["gold hc_cleave"]), lent, foe("sl_drider", (3, 4)))
    f.act("gold strike hc_human_ranger#1").passing(until="use-on act cower")
    if f.ask == "cower":
        f.act(f"{f.asked()} endure hc_human_ranger#1").passing(until="use-on act")
    assert f.ask == ask


@pytest.mark.rule("DC-18.12")
@pytest.mark.card("sl_drow_assassin")
def test_hidden_blade_follows_an_attack_that_was_prevented_and_one_that_destroyed() -> None:
    f = active(own("sl_drow_assassin"), foe("hc_earth_guardian"), silver=["hc_intercept"])
    f.act("gold strike hc_earth_guardian#1", "silver play hc_intercept hc_earth_guardian#1").passing(until="use-on act")
    assert (f.ask, f.damage("hc_earth_guardian#1")) == ("use-on", 0), "all of it was prevented"
    f.act("gold accept")
    assert f.passing().damage("hc_earth_guardian#1") == 10
    f = active(own("sl_drow_assassin"), foe("sl_demonweb_spider"), foe("sl_drider", (3, 4), tapped=True))
    f.act("gold strike sl_demonweb_spider#1").passing(until="use-on act").act("gold accept")
    assert f.passing().damage("sl_drider#1") == 10


@pytest.mark.rule("DC-10.15")
@pytest.mark.parametrize(("first", "card"), [(1, "hc_human_ranger.flashing_blades"), (2, "hc_cleave")])
def test_of_several_triggers_the_one_that_was_put_last_is_resolved_first(first: int, card: str) -> None:
    ranger = own("hc_human_ranger", attached=["gold hc_cleave"])
    f = active(ranger, foe("sl_demonweb_spider", damage=10), foe("sl_drider", (3, 4)))
    f.act("gold strike sl_demonweb_spider#1").passing(until="put-next").act(f"gold next {first}").passing(
        until="use-on"
    )
    assert f.stack() == [card], "the other one is being resolved"


@pytest.mark.rule("DC-18.14", "DC-8.7")
def test_whoever_controls_a_hidden_creature_chooses_where_it_returns() -> None:
    hidden = ("sl_drow_assassin", "silver", (0, 0), {"at": "", "controller": "gold"})
    f = Field([hidden, foe("sl_drider", (8, 8)), own("hc_elf_archer", (0, 9))], turn={"phase": "refresh"})
    assert f.passing(until="return").asked() == "gold"
