"""Chapters 25 to 27: the Deploy phase, the Cleanup phase, and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.card_table import foe, own
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import MELEE
from warhall.games.dungeon_command.combat import attack_damage

ZONE = {(x, 0): "1" for x in range(3)} | {(x, 11): "2" for x in range(9, 12)}
DRIDER = ("sl_drider", "silver", (8, 6))
ARCHER = ("hc_elf_archer", "gold", (5, 5))


@pytest.mark.rule("DC-25.5")
def test_deploying_is_optional() -> None:
    f = Field([ARCHER, DRIDER], marks=ZONE, seats={"gold": {"creature_hand": ["hc_human_ranger"]}})
    f.act("gold end-phase").passing(until="deploy")
    f.act("gold end-phase").passing(until="activate")
    assert (f.asked(), f.view("gold").creature_hand, len(f.table().units)) == ("silver", ["hc_human_ranger"], 2)


@pytest.mark.rule("DC-25.6")
def test_a_deployed_creature_is_not_activated_this_turn_but_may_answer_at_once() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (1, 1)), ("sl_drow_house_guard", "silver", (2, 2))],
        marks=ZONE,
        seats={"gold": {"creature_hand": ["hc_dwarven_defender", "hc_human_ranger"]}},
        hands={"gold": ["hc_defend_ally"]},
        turn={"phase": "deploy"},
    )
    f.act("gold deploy hc_dwarven_defender a1")
    assert (f.tapped("hc_dwarven_defender#1"), f.damage("hc_dwarven_defender#1")) == (False, 0)
    assert f.rule("gold activate hc_dwarven_defender#1") == "DC-25.6"
    f.act("gold end-phase").passing(until="activate")
    f.act("silver activate sl_drow_house_guard#1", "silver strike hc_elf_archer#1")
    f.act("gold play hc_defend_ally hc_dwarven_defender#1").passing()
    assert (f.is_gone("hc_elf_archer#1"), f.tapped("hc_dwarven_defender#1")) == (False, True)


@pytest.mark.rule("DC-25.7")
def test_deploying_is_no_action_and_nobody_may_answer_it() -> None:
    # Silver could answer any action with Healing Touch.
    f = Field(
        [ARCHER, ("hc_dwarf_cleric", "silver", (9, 9), {"damage": 10})],
        marks=ZONE,
        seats={"gold": {"creature_hand": ["hc_human_ranger", "hc_elf_archer"]}},
        turn={"phase": "deploy"},
    )
    f.act("gold deploy hc_human_ranger a1")
    assert (f.ask, f.asked(), f.stack(), f.at("hc_human_ranger#1")) == ("deploy", "gold", [], (0, 0))


@pytest.mark.rule("DC-25.8")
def test_too_much_leadership_used_costs_nothing_but_stops_deployment_and_the_destroyed_do_not_count() -> None:
    creatures = [("hc_dragon_knight", "gold", (5, 5)), ("hc_copper_dragon", "gold", (2, 5)), DRIDER]
    seats = {"gold": {"leadership": 8, "creature_hand": ["hc_elf_archer"]}}
    f = Field(creatures, marks=ZONE, seats=seats).act("gold end-phase").passing(until="deploy")
    reason = f.refusal("gold deploy hc_elf_archer a1")
    assert reason is not None
    assert (reason.rule, reason.args["need"], reason.args["have"]) == ("DC-25.3", 12, 9)
    f.act("gold end-phase").passing(until="activate")
    assert (f.at("hc_dragon_knight#1"), f.at("hc_copper_dragon#1"), f.morale("gold")) == ((5, 5), (2, 5), 10)
    gone = ("hc_copper_dragon", "gold", (2, 5), {"at": "", "gone": True})
    f = Field([creatures[0], gone, DRIDER], marks=ZONE, seats=seats).act("gold end-phase").passing(until="deploy")
    assert f.rule("gold deploy hc_elf_archer a1") is None


@pytest.mark.rule("DC-25.10")
def test_a_deployment_by_an_effect_obeys_hand_leadership_and_its_own_place() -> None:
    seats = {"gold": {"leadership": 4, "creature_hand": ["hc_human_ranger", "hc_dwarf_cleric", "hc_dwarven_defender"]}}
    f = Field(
        [ARCHER, ("hc_halfling_sneak", "gold", (6, 6)), DRIDER],
        marks=ZONE,
        seats=seats,
        hands={"gold": ["hc_behind_enemy_lines"]},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold play hc_behind_enemy_lines hc_elf_archer#1").passing(until="deploy-by")
    assert f.options() == [f"deploy hc_human_ranger {f.square(x, 11)}" for x in (9, 10, 11)]
    assert f.rule("gold deploy hc_dwarf_cleric j12") == "DC-25.3"
    assert f.rule("gold deploy hc_war_wizard j12") == "DC-5.5"
    assert f.rule("gold deploy hc_human_ranger a1") == "DC-25.10"
    f.act("gold deploy hc_human_ranger j12").passing()
    assert (f.at("hc_human_ranger#1"), f.tapped("hc_human_ranger#1")) == ((9, 11), False)
    assert f.attached("hc_human_ranger#1") == ["hc_behind_enemy_lines"]


@pytest.mark.rule("DC-25.10")
def test_a_deployment_by_an_effect_is_announced_only_if_it_is_possible_and_fails_if_it_is_no_longer() -> None:
    f = Field(
        [ARCHER, DRIDER],
        marks=ZONE,
        seats={"gold": {"leadership": 2, "creature_hand": ["hc_human_ranger"]}},
        hands={"gold": ["hc_behind_enemy_lines"]},
        turn={"active": "hc_elf_archer#1"},
    )
    assert f.rule("gold play hc_behind_enemy_lines hc_elf_archer#1") == "DC-25.10"
    # The only square of the zone is filled before the order is resolved.
    f = Field(
        [
            ARCHER,
            ("hc_dragon_knight", "gold", (10, 10), {"tapped": True}),
            ("hc_earth_guardian", "silver", (8, 9)),
        ],
        marks={(11, 11): "2"},
        seats={"gold": {"creature_hand": ["hc_human_ranger"]}},
        hands={"gold": ["hc_behind_enemy_lines"], "silver": ["hc_seize_the_opportunity"]},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold play hc_behind_enemy_lines hc_elf_archer#1")
    f.act("silver play hc_seize_the_opportunity hc_earth_guardian#1").passing(until="use")
    f.act("silver accept", f"silver go {f.square(11, 11)}").passing()
    gold = f.view("gold")
    assert (gold.creature_hand, gold.discard) == (["hc_human_ranger"], ["hc_behind_enemy_lines"])


@pytest.mark.rule("DC-26.1")
def test_the_four_steps_of_cleanup_come_strictly_in_order() -> None:
    f = Field(
        [("hc_dwarf_cleric", "gold", (3, 3), {"tapped": True}), DRIDER],
        marks={(3, 3): "!"},
        seats={"gold": {"commander": "sl_kalteros", "creature_deck": ["hc_elf_archer"]}},
    )
    f.act("gold end-phase").passing(until="cower").act("gold endure hc_dwarf_cleric#1")
    steps = (ev.LeadershipRose, ev.HazardStruck, ev.Damaged, ev.Untapped, ev.Mustered, ev.TurnBegan)
    told = [type(each.event) for each in f.heard if isinstance(each.event, steps)]
    assert told == list(steps)


@pytest.mark.rule("DC-26.1")
def test_a_creature_killed_in_the_first_step_of_cleanup_leaves_its_player_without_creatures_in_the_last() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (3, 3)), DRIDER],
        marks={(3, 3): "!"},
        seats={"gold": {"creature_hand": []}, "silver": {"morale": 2}},
        turn={"phase": "cleanup"},
    )
    f.passing()
    assert (f.winners, f.morale("gold")) == (("silver",), 9)


@pytest.mark.rule("DC-26.6")
def test_the_turn_passes_to_the_left() -> None:
    seats = ("gold", "silver", "copper")
    f = Field(
        [("hc_elf_archer", seat, (3 * at, 3)) for at, seat in enumerate(seats)], players=3, turn={"seat": "silver"}
    )
    order = []
    for _ in range(4):
        order.append(f.asked())
        f.act(f"{f.asked()} end-phase").passing(until="activate deploy")
        if f.ask == "deploy":
            f.act(f"{f.asked()} end-phase").passing(until="activate")
    assert order == ["silver", "copper", "gold", "silver"]


@pytest.mark.case("DC-C88")
@pytest.mark.rule("DC-26.7", "DC-27.2")
@pytest.mark.parametrize("deploys", [True, False])
def test_only_the_player_whose_turn_ends_must_have_creatures(deploys: bool) -> None:  # noqa: FBT001
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3)), ("sl_drow_wizard", "silver", (4, 3), {"tapped": True})],
        marks=ZONE,
        seats={
            "gold": {"commander": "sl_kalteros"},
            "silver": {"morale": 9, "creature_hand": ["sl_drow_house_guard"]},
        },
    )
    f.act("gold activate hc_dragon_knight#1", "gold strike sl_drow_wizard#1").passing()
    assert (f.is_gone("sl_drow_wizard#1"), f.morale("silver")) == (True, 7)
    f.act("gold end-activation", "gold end-phase").passing(until="activate")
    assert f.asked() == "silver"
    f.act("silver end-phase").passing(until="deploy")
    if deploys:
        f.act("silver deploy sl_drow_house_guard l12")
        f.passing(until="activate deploy")
    if f.asked() == "silver":
        f.act("silver end-phase").passing(until="activate")
    assert (f.asked(), f.winners) == (("gold", ()) if deploys else (None, ("gold",)))


@pytest.mark.rule("DC-27.7")
def test_a_hidden_creature_still_counts_as_deployed() -> None:
    hidden = ("sl_drow_assassin", "gold", (0, 0), {"at": ""})
    f = Field(
        [hidden, DRIDER],
        marks=ZONE,
        seats={"gold": {"leadership": 4, "creature_hand": ["hc_elf_archer", "hc_human_ranger"]}},
        turn={"phase": "deploy"},
    )
    assert f.rule("gold deploy hc_elf_archer a1") == "DC-25.3", "it uses 4 Leadership"
    f.act("gold end-phase").passing(until="activate")
    assert (f.asked(), f.winners) == ("silver", ()), "gold ended his turn with a creature"


@pytest.mark.rule("DC-27.7")
@pytest.mark.parametrize(("hidden", "winners"), [("sl_drow_assassin", ("gold",)), ("hc_human_ranger", ("silver",))])
def test_a_hidden_creature_counts_when_equal_morale_is_decided_by_levels(hidden: str, winners: tuple[str, ...]) -> None:
    f = Field(
        [
            (hidden, "gold", (0, 0), {"at": ""}),
            ("hc_elf_archer", "gold", (0, 0)),
            ("hc_war_wizard", "silver", (9, 9)),
            ("hc_elf_archer", "copper", (1, 0)),
        ],
        players=3,
        seats={"gold": {"morale": 5}, "silver": {"morale": 5}, "copper": {"morale": 1}},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold strike hc_elf_archer#2").passing(until="cower act").passing()
    assert f.winners == winners


@pytest.mark.rule("DC-27.9")
@pytest.mark.parametrize(("deploys", "winners"), [(False, ("silver",)), (True, ())])
def test_a_deployment_in_the_twentieth_quiet_round_starts_the_count_again(
    deploys: bool,  # noqa: FBT001
    winners: tuple[str, ...],
) -> None:
    f = Field(
        [ARCHER, DRIDER],
        marks=ZONE,
        quiet=39,
        seats={"gold": {"morale": 9}, "silver": {"creature_hand": ["sl_drow_wizard", "sl_drow_wizard"]}},
        turn={"seat": "silver", "phase": "deploy"},
    )
    if deploys:
        f.act("silver deploy sl_drow_wizard l12")
    f.act("silver end-phase").passing(until="activate")
    assert (f.winners, f.asked()) == (winners, "gold" if deploys else None)
    if deploys:
        assert "quiet" not in GAME.write(f.g)


@pytest.mark.rule("DC-25.6", "DC-19.4")
def test_a_creature_that_was_just_deployed_strikes_with_its_printed_damage() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (9, 2)), ("sl_umber_hulk", "silver", (2, 2))],
        marks={(1, 2): "1"},
        seats={"gold": {"creature_hand": ["hc_human_ranger"]}},
    )
    f.act("gold end-phase").passing(until="deploy")
    f.act(f"gold deploy hc_human_ranger {f.square(1, 2)}")
    unit = f.unit("hc_human_ranger#1")
    assert attack_damage(f.g, unit, f.unit("sl_umber_hulk#1"), MELEE, own=None, bonus=0) == 10


@pytest.mark.rule("DC-25.9", "DC-21.2")
def test_a_place_within_a_distance_is_counted_round_walls() -> None:
    for walled, rule in (((), None), (((7, 7), (8, 7)), "DC-5.6")):
        f = Field(
            [("sl_drow_priestess", "gold", (3, 3))],
            marks={(11, 0): "1", **walls((4, 2), (8, 1), *walled)},
            seats={"gold": {"creature_hand": ["sl_giant_spider"]}},
            turn={"phase": "deploy"},
        )
        assert f.rule(f"gold deploy sl_giant_spider {f.square(7, 8)}") is None, "five squares away either way"
        assert f.rule(f"gold deploy sl_giant_spider {f.square(8, 8)}") == rule, "in sight, but six squares round walls"
        assert f.rule(f"gold deploy sl_giant_spider {f.square(9, 9)}") == "DC-5.6", "six squares away"


@pytest.mark.rule("DC-27.9")
def test_a_turn_in_which_an_order_was_played_is_not_quiet() -> None:
    for hand, quiet in (([], 1), (["sl_stalk"], 0)):
        f = Field(
            [("hc_human_ranger", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))],
            hands={"gold": hand},
            turn={"active": "hc_human_ranger#1"},
        )
        if hand:
            f.act("gold play sl_stalk hc_human_ranger#1").passing(until="go-shift").act("gold stay").passing()
        f.act("gold end-activation", "gold end-phase").passing(until="deploy activate")
        if f.ask == "deploy":
            f.act("gold end-phase")
        assert (f.asked(), f.g.quiet) == ("silver", quiet)


@pytest.mark.rule("DC-25.9", "DC-20.2")
def test_squares_behind_an_enemy_are_no_place_in_sight() -> None:
    corridor = walls(*((x, y) for x in range(12) for y in (2, 4)))
    f = Field(
        [own("sl_drow_priestess", (2, 3)), foe("hc_dwarf_cleric", (4, 3))],
        marks={(11, 11): "1", **corridor},
        seats={"gold": {"creature_hand": ["sl_giant_spider"]}},
        turn={"phase": "deploy"},
    )
    found = {text.split()[2] for text in f.options() if text.startswith("deploy")}
    assert found == {f.square(*at) for at in ((0, 3), (1, 3), (3, 3), (11, 11))}


@pytest.mark.rule("DC-26.1", "DC-17.4")
def test_hazardous_ground_strikes_before_tapped_creatures_untap_for_the_turn_of_the_others() -> None:
    f = Field(
        [own("hc_dragon_knight"), foe("sl_drider")],
        marks={(3, 3): "!"},
        hands={"gold": ["hc_intercept"]},
        seats={"gold": {"commander": "sl_kalteros"}},
        turn={"seat": "silver", "phase": "cleanup"},
    )
    f.passing().act("gold activate hc_dragon_knight#1", "gold strike sl_drider#1").passing()
    f.act("gold end-activation", "gold end-phase").passing(until="respond cower")
    assert f.ask == "cower", "gold has nobody who could intercept"
    assert not f.act("gold endure hc_dragon_knight#1").passing().tapped("hc_dragon_knight#1")


@pytest.mark.rule("DC-27.4", "DC-26.7")
def test_another_player_without_creatures_wins_over_the_one_whose_turn_ended_without_any() -> None:
    f = Field([], seats={"gold": {"morale": 12}, "silver": {"morale": 5}}, turn={"phase": "cleanup"})
    assert (f.passing().winners, f.g.result and f.g.result.rule) == (("silver",), "DC-27.2")


@pytest.mark.rule("DC-27.5", "DC-8.7")
@pytest.mark.parametrize(("controller", "winners"), [("gold", ("gold",)), ("silver", ("silver",))])
def test_equal_morale_is_decided_by_the_creatures_that_are_controlled(
    controller: str, winners: tuple[str, ...]
) -> None:
    f = Field(
        [
            ("hc_elf_archer", "gold", (0, 0)),
            ("sl_drider", "silver", (8, 8), {"controller": controller}),
            ("hc_human_ranger", "silver", (5, 5)),
            ("hc_elf_archer", "copper", (1, 0)),
        ],
        players=3,
        seats={"gold": {"morale": 5}, "silver": {"morale": 5}, "copper": {"morale": 1}},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold strike hc_elf_archer#2").passing(until="cower act").passing()
    assert f.winners == winners


@pytest.mark.rule("DC-5.7", "DC-5.13")
def test_a_creature_for_which_the_zone_is_full_is_placed_beside_it_and_no_farther() -> None:
    f = Field(
        [own("hc_elf_archer", (0, 0)), DRIDER],
        marks={(0, 0): "1"},
        seats={"gold": {"creature_hand": ["hc_human_ranger"]}},
        turn={"phase": "deploy"},
    )
    found = {text.split()[2] for text in f.options() if text.startswith("deploy")}
    assert found == {f.square(*at) for at in ((1, 0), (0, 1), (1, 1))}


@pytest.mark.rule("DC-9.17", "DC-10.3")
def test_the_hazard_of_cleanup_counts_as_put_there_by_the_player_whose_turn_it_is() -> None:
    f = Field(
        [own("hc_dragon_knight"), ("hc_dwarf_cleric", "silver", (9, 9), {"damage": 10})],
        marks={(3, 3): "!"},
        hands={"gold": ["hc_intercept"]},
        seats={"gold": {"commander": "sl_kalteros"}},
        turn={"phase": "cleanup"},
    )
    f.passing(until="respond")
    assert f.asked() == "silver", "clockwise from the left of gold"
    assert f.act("silver pass").asked() == "gold"


@pytest.mark.rule("DC-5.5", "DC-6.2")
def test_a_second_copy_is_told_apart_from_one_that_is_gone() -> None:
    gone = ("hc_elf_archer", "gold", (0, 0), {"at": "", "gone": True})
    seats = {"gold": {"creature_hand": ["hc_elf_archer"]}}
    f = Field([gone, ARCHER, DRIDER], marks={(0, 0): "1"}, seats=seats, turn={"phase": "deploy"})
    f.act("gold deploy hc_elf_archer a1")
    assert f.at("hc_elf_archer#3") == (0, 0)


@pytest.mark.rule("DC-25.9", "DC-5.14")
@pytest.mark.parametrize("mark", list(".^!O$r"))
def test_a_mastiff_waits_beside_a_wall_on_any_ground(mark: str) -> None:
    f = Field(
        [ARCHER, DRIDER],
        marks={(0, 0): "1", (3, 9): mark, **walls((2, 9))},
        seats={"gold": {"creature_hand": ["sl_shadow_mastiff"]}},
        turn={"phase": "deploy"},
    )
    assert f.rule(f"gold deploy sl_shadow_mastiff {f.square(3, 9)}") is None
    assert f.rule(f"gold deploy sl_shadow_mastiff {f.square(4, 9)}") == "DC-5.6"
