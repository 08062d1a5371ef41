"""Chapters 7 and 8: the four phases, Refresh, and the Activate phase."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.opening import creature, packed, player, table, told
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import Unit
from warhall.games.dungeon_command.events import Activated
from warhall.games.dungeon_command.pieces import remove_card
from warhall.games.dungeon_command.state import BURNING, TRIGGERED
from warhall.games.dungeon_command.turn import is_due

WOUNDED = {"attached": ["silver sl_deep_wound"]}
FAR = ("sl_drider", "silver", (10, 10))


@pytest.mark.rule("DC-7.1", "DC-7.7")
def test_a_turn_goes_through_its_four_phases_in_order() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (3, 3), {"tapped": True}), FAR],
        marks={(0, 0): "1", (3, 3): "!"},
        seats={
            "gold": {"commander": "hc_valnar", "creature_hand": ["hc_human_ranger"], "creature_deck": ["sl_drider"] * 3}
        },
        turn={"seat": "silver", "phase": "cleanup"},
    )
    assert (table(f).turn, table(f).phase, f.ask) == ("gold", "activate", "activate")
    assert (len(f.hand("gold")), f.tapped("hc_elf_archer#1")) == (1, False)
    f.act("gold activate hc_elf_archer#1", f"gold move {f.square(3, 4)}").passing()
    f.act("gold end-activation", "gold end-phase").passing(until="deploy")
    assert (table(f).phase, player(f, "gold").leadership) == ("deploy", 11)
    f.act("gold deploy hc_human_ranger a1").passing(until="activate deploy")
    assert (table(f).turn, f.ask) == ("silver", "activate")
    order = ["activated", "move-announced", "leadership-rose", "deployed", "mustered", "turn-began", "drew"]
    assert [type(each.event).__struct_config__.tag for each in told(f, *order)] == [
        "activated",
        "move-announced",
        "leadership-rose",
        "deployed",
        "mustered",
        "turn-began",
        "drew",
    ]


@pytest.mark.rule("DC-7.2")
def test_the_player_chooses_the_order_of_his_start_of_turn_effects() -> None:
    for choice, first in ((1, "hc_dragon_knight#1"), (2, "hc_dwarf_cleric#1")):
        f = Field(
            [
                ("hc_dragon_knight", "gold", (3, 3), WOUNDED),
                ("hc_dwarf_cleric", "gold", (8, 3), WOUNDED),
                ("sl_drider", "silver", (10, 10), {"attached": ["gold sl_deep_wound"]}),
            ],
            turn={"phase": "refresh"},
        )
        assert (f.ask, f.asked(), f.options()) == ("effect", "gold", ["next 1", "next 2"])
        f.act(f"gold next {choice}").passing(until="cower")
        assert f.options()[0] == f"endure {first}"
        f.passing()
        assert [f.damage(name) for name in ("hc_dragon_knight#1", "hc_dwarf_cleric#1", "sl_drider#1")] == [10, 10, 0]


@pytest.mark.rule("DC-7.4", "DC-26.3")
@pytest.mark.parametrize("phase", ["refresh", "cleanup"])
def test_a_creature_that_a_card_keeps_from_untapping_stays_tapped(tmp_path: Path, phase: str) -> None:
    printed = (GAME.folder / "content" / "orders.yaml").read_text(encoding="utf-8")
    before, after = printed.split("- id: sl_faerie_fire\n")
    kept = after.replace("      - static: attacks_against\n        n: 10\n", "      - static: keep_tapped\n", 1)
    game = packed(tmp_path, orders=f"{before}- id: sl_faerie_fire\n{kept}")
    f = Field(
        [
            ("hc_human_ranger", "gold", (3, 3), {"tapped": True, "attached": ["silver sl_faerie_fire"]}),
            ("hc_human_ranger", "gold", (5, 3), {"tapped": True}),
            ("sl_drider", "silver", (10, 10)),
        ],
        turn={"phase": phase},
        game=game,
    )
    assert (f.tapped("hc_human_ranger#1"), f.tapped("hc_human_ranger#2")) == (True, False)


@pytest.mark.rule("DC-7.7")
def test_the_activate_phase_begins_after_all_start_of_turn_effects() -> None:
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3), {**WOUNDED, "tapped": True}), FAR],
        turn={"phase": "refresh"},
    )
    assert (table(f).phase, f.ask) == ("refresh", "cower")
    assert f.rule("gold activate hc_dragon_knight#1") is not None
    assert (f.tapped("hc_dragon_knight#1"), f.hand("gold")) == (True, [])
    f.act("gold endure hc_dragon_knight#1")
    assert (table(f).phase, f.tapped("hc_dragon_knight#1"), len(f.hand("gold"))) == ("activate", False, 1)


@pytest.mark.rule("DC-7.8")
def test_a_start_of_turn_effect_goes_on_the_stack_and_may_be_answered() -> None:
    f = Field(
        [
            ("hc_dragon_knight", "gold", (3, 3), WOUNDED),
            ("hc_war_wizard", "gold", (3, 5)),
            ("hc_war_wizard", "gold", (3, 7), {"tapped": True}),
            FAR,
        ],
        hands={"gold": ["hc_shield"]},
        turn={"phase": "refresh"},
    )
    assert (f.ask, f.asked(), f.stack()) == ("respond", "gold", ["sl_deep_wound"])
    assert f.rule("gold play hc_shield hc_war_wizard#2") == "DC-17.4"
    f.act("gold play hc_shield hc_war_wizard#1").passing()
    assert (f.damage("hc_dragon_knight#1"), f.discard("gold")) == (0, ["hc_shield"])


@pytest.mark.rule("DC-7.8")
def test_a_creature_may_cower_from_a_start_of_turn_effect() -> None:
    f = Field([("hc_dragon_knight", "gold", (3, 3), {**WOUNDED, "tapped": True}), FAR], turn={"phase": "refresh"})
    f.act("gold cower hc_dragon_knight#1")
    assert (f.damage("hc_dragon_knight#1"), f.morale("gold")) == (0, 9)


def three() -> Field:
    return Field(
        [
            ("hc_elf_archer", "gold", (0, 0)),
            ("hc_human_ranger", "gold", (0, 3)),
            ("hc_dwarf_cleric", "gold", (0, 6)),
            FAR,
        ]
    )


@pytest.mark.rule("DC-8.1")
def test_creatures_are_activated_one_at_a_time_in_any_order() -> None:
    f = three()
    names = ["hc_dwarf_cleric#1", "hc_elf_archer#1", "hc_human_ranger#1"]
    for name in names:
        assert f"activate {name}" in f.options()
        f.act(f"gold activate {name}")
        assert table(f).active == name
        for other in names:
            assert f.rule(f"gold activate {other}") == "DC-8.1"
        f.act("gold end-activation")
    assert not any(text.startswith("activate") for text in f.options())
    assert [each.event for each in told(f, "activated")] == [Activated(Unit(unit)) for unit in (2, 0, 1)]


@pytest.mark.rule("DC-8.3")
@pytest.mark.parametrize(
    "order", ["move act minor", "move minor act", "act minor move", "minor act move", "minor move act"]
)
def test_move_orders_powers_and_other_actions_come_in_any_order(order: str) -> None:
    f = Field(
        [("hc_human_ranger", "gold", (4, 3)), FAR],
        marks={(4, 3): "$", (3, 3): "$"},
        tokens={"e4": 1, "d4": 1},
        hands={"gold": ["hc_cleave"]},
        turn={"active": "hc_human_ranger#1"},
    )
    for what in order.split():
        if what == "move":
            f.act(f"gold move {f.square(3, 3)}")
        elif what == "minor":
            f.act("gold play hc_cleave hc_human_ranger#1")
        else:
            x, y = f.at("hc_human_ranger#1") or (0, 0)
            f.act(f"gold collect {f.square(x, y)}")
        f.passing()
    assert (f.at("hc_human_ranger#1"), f.attached("hc_human_ranger#1"), f.morale("gold")) == ((3, 3), ["hc_cleave"], 11)


@pytest.mark.rule("DC-8.3")
def test_nothing_of_this_is_possible_before_a_creature_is_active() -> None:
    f = three()
    for action in ("move a2", "move-by a2", "strike hc_human_ranger#1", "shoot hc_human_ranger#1", "collect a1"):
        assert f.rule(f"gold {action}") == "DC-8.3"
    f.act("gold activate hc_elf_archer#1", "gold shoot hc_human_ranger#1").passing()
    assert f.damage("hc_human_ranger#1") == 10


@pytest.mark.rule("DC-8.5")
def test_an_activation_ends_only_on_an_empty_stack_and_is_not_resumed() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (0, 0)), ("hc_elf_archer", "gold", (0, 9)), FAR],
        hands={"gold": ["hc_heroic_surge"]},
    )
    f.act("gold activate hc_human_ranger#1", f"gold move {f.square(0, 2)}")
    assert (f.ask, f.stack()) == ("respond", ["move"])
    assert f.rule("gold end-activation") == "DC-10.14"
    f.passing().act("gold end-activation")
    assert (table(f).active, f.rule("gold activate hc_human_ranger#1")) == (None, "DC-8.2")
    assert f.rule("gold activate hc_elf_archer#1") is None


@pytest.mark.rule("DC-8.5")
def test_an_activation_ends_when_its_creature_leaves_play() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (0, 0)), ("hc_human_ranger", "gold", (0, 9)), FAR],
        marks={(1, 0): "!"},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act(f"gold move {f.square(1, 0)}").passing(until="cower").act("gold endure hc_elf_archer#1")
    assert (f.is_gone("hc_elf_archer#1"), table(f).active) == (True, None)
    assert (f.ask, f.rule("gold activate hc_human_ranger#1")) == ("activate", None)


@pytest.mark.rule("DC-8.6")
def test_the_deploy_phase_begins_when_no_more_creatures_are_activated() -> None:
    f = three()
    f.act("gold activate hc_elf_archer#1")
    assert f.rule("gold end-phase") == "DC-8.1"
    f.act("gold end-activation")
    assert table(f).phase == "activate"
    f.act("gold end-phase")
    assert f.g.leadership == [11, 10]
    assert f.asked() == "silver"


@pytest.mark.rule("DC-8.7")
def test_a_player_acts_only_with_creatures_he_controls() -> None:
    f = Field(
        [
            ("sl_drow_wizard", "silver", (3, 3), {"controller": "gold"}),
            ("hc_elf_archer", "gold", (5, 5), {"controller": "silver"}),
            ("sl_drow_house_guard", "silver", (4, 3)),
        ],
        hands={"gold": ["sl_quick_jab"], "silver": ["sl_parry", "sl_quick_jab"]},
    )
    for other in ("hc_elf_archer#1", "sl_drow_house_guard#1"):
        assert f.rule(f"gold activate {other}") == "DC-8.7"
    f.act("gold activate sl_drow_wizard#1")
    assert f.rule("gold play sl_quick_jab sl_drow_house_guard#1") == "DC-8.7"
    f.act("gold play sl_quick_jab sl_drow_wizard#1")
    assert (f.asked(), f.rule("silver play sl_parry sl_drow_wizard#1")) == ("silver", "DC-8.7")
    f.passing()
    assert f.damage("sl_drow_house_guard#1") == 10
    assert (creature(f, "sl_drow_wizard#1").owner, creature(f, "sl_drow_wizard#1").controller) == ("silver", "gold")


@pytest.mark.rule("DC-8.8")
def test_a_destroyed_creature_goes_to_the_graveyard_of_its_owner() -> None:
    f = Field(
        [
            ("hc_dragon_knight", "gold", (3, 3)),
            ("hc_elf_archer", "gold", (4, 3), {"controller": "silver"}),
            ("sl_drider", "silver", (9, 9)),
        ],
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold strike hc_elf_archer#1").passing(until="cower")
    assert f.asked() == "silver"
    f.act("silver endure hc_elf_archer#1")
    assert (player(f, "gold").graveyard, player(f, "silver").graveyard) == (["hc_elf_archer"], [])
    assert (f.morale("gold"), f.morale("silver")) == (9, 10)


@pytest.mark.rule("DC-8.9")
def test_a_creature_that_comes_into_play_by_an_effect_may_be_activated_at_once() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (3, 3)), ("sl_drider", "silver", (9, 9))],
        marks={(0, 0): "2", (1, 0): "2"},
        hands={"gold": ["hc_behind_enemy_lines"]},
        seats={"gold": {"creature_hand": ["hc_human_ranger"]}},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold play hc_behind_enemy_lines hc_elf_archer#1").passing(until="deploy-by")
    f.act("gold deploy hc_human_ranger b1").passing()
    f.act("gold end-activation", "gold activate hc_human_ranger#1", f"gold move {f.square(1, 5)}").passing()
    assert (f.at("hc_human_ranger#1"), f.rule("gold strike sl_drider#1")) == ((1, 5), "DC-19.3")


@pytest.mark.rule("DC-7.1", "DC-9.3")
def test_a_new_turn_lets_powers_be_used_again_and_counts_a_round_only_for_the_first_player() -> None:
    f = Field(
        [
            ("hc_dwarf_cleric", "gold", (3, 3), {"attached": ["gold hc_level_up"]}),
            ("sl_drider", "silver", (9, 9)),
        ]
    )
    before = f.g.round
    f.g.commanded = 1
    f.g.attached[0] = tuple(card | 1 for card in f.g.attached[0])
    rounds = []
    for seat in ("gold", "silver"):
        f.act(f"{seat} end-phase").passing(until="activate deploy")
        if f.ask == "deploy":
            f.act(f"{seat} end-phase").passing(until="activate")
        rounds.append(f.g.round)
        assert (f.g.commanded, f.g.attached[0][0] & 1) == (0, 0)
    assert rounds == [before, before + 1]


@pytest.mark.rule("DC-7.2", "DC-9.16")
def test_a_wound_bleeds_while_its_bearer_is_hidden() -> None:
    f = Field(
        [
            ("hc_elf_archer", "gold", (2, 2)),
            ("sl_drow_house_guard", "gold", (9, 9), {"at": "", "attached": ["silver sl_deep_wound"]}),
            ("sl_drider", "silver", (5, 5)),
        ],
        turn={"seat": "silver"},
    )
    f.act("silver end-phase").passing(until="effect")
    f.act(f"gold {f.options()[0]}").passing(until="return")
    assert (f.at("sl_drow_house_guard#1"), f.damage("sl_drow_house_guard#1")) == (None, 10)


@pytest.mark.rule("DC-7.9", "DC-13.6")
def test_whoever_has_left_the_hazardous_square_is_not_burnt_at_the_end_of_the_turn() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (2, 2)), ("hc_dwarf_cleric", "gold", (4, 4)), ("sl_drider", "silver", (9, 9))],
        marks={(2, 2): "!"},
    )
    assert [is_due(f.g, (BURNING, unit, -1)) for unit in (0, 1)] == [True, False]


@pytest.mark.rule("DC-7.2", "DC-7.8")
@pytest.mark.card("sl_deep_wound")
def test_what_a_card_does_at_the_start_of_a_turn_it_does_in_every_turn() -> None:
    wounded = {"attached": ["gold sl_deep_wound"]}
    f = Field([("hc_elf_archer", "gold", (2, 2)), ("hc_earth_guardian", "silver", (8, 8), wounded)])
    for seat, damage in (("gold", 10), ("silver", 10), ("gold", 20)):
        f.act(f"{seat} end-phase").passing(until="activate deploy")
        if f.ask == "deploy":
            f.act(f"{seat} end-phase").passing(until="activate")
        assert f.damage("hc_earth_guardian#1") == damage


@pytest.mark.rule("DC-7.9")
def test_an_effect_whose_card_was_removed_while_it_waited_falls_away() -> None:
    bleeding = {"attached": ["silver sl_deep_wound"]}
    f = Field([("hc_human_ranger", "gold", (3, 3), bleeding), ("hc_dwarf_cleric", "gold", (6, 3), bleeding), FAR])
    first, second = ((TRIGGERED, unit, f.g.attached[unit][0]) for unit in (0, 1))
    remove_card(f.g, 1, second[2])
    assert (is_due(f.g, first), is_due(f.g, second)) == (True, False)


@pytest.mark.rule("DC-26.3", "DC-26.4")
def test_creatures_untap_before_creature_cards_are_drawn_in_cleanup() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3)), ("hc_dwarf_cleric", "silver", (9, 9), {"damage": 10})],
        seats={"silver": {"creature_deck": ["hc_elf_archer"]}},
        turn={},
    )
    f.act("gold end-phase").passing(until="activate deploy")
    if f.ask == "deploy":
        f.act("gold end-phase").passing(until="activate")
    f.act("silver activate hc_dwarf_cleric#1", "silver use hc_dwarf_cleric#1 healing_touch").passing()
    f.act("silver end-activation", "silver end-phase").passing(until="activate deploy")
    if f.ask == "deploy":
        f.act("silver end-phase")
    heard = [said.rule for said in f.heard if isinstance(said.event, ev.Untapped | ev.Mustered | ev.TurnBegan)]
    assert heard == ["DC-5.11", "DC-9.11", "DC-26.4", "DC-5.11"]


@pytest.mark.rule("DC-7.4", "DC-26.3")
@pytest.mark.parametrize(
    ("cards", "tapped"),
    [([], False), (["gold hc_level_up"], False), (["gold hc_level_up", "silver sl_faerie_fire"], True)],
)
def test_one_card_that_keeps_a_creature_tapped_is_enough(tmp_path: Path, cards: list[str], tapped: bool) -> None:  # noqa: FBT001
    printed = (GAME.folder / "content" / "orders.yaml").read_text(encoding="utf-8")
    before, after = printed.split("- id: sl_faerie_fire\n")
    kept = after.replace("      - static: attacks_against\n        n: 10\n", "      - static: keep_tapped\n", 1)
    game = packed(tmp_path, orders=f"{before}- id: sl_faerie_fire\n{kept}")
    f = Field(
        [("hc_human_ranger", "gold", (3, 3), {"tapped": True, "attached": cards}), FAR],
        turn={"phase": "refresh"},
        game=game,
    )
    assert f.tapped("hc_human_ranger#1") == tapped
