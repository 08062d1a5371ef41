"""Chapter 10: who is asked for a response, that it tells nothing of a hand, and `pass-until`."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.dungeon_command.at_table import Creature, Field
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.actions import ATTACKED

ATTACK = [("hc_dragon_knight", "gold", (3, 3)), ("sl_drider", "silver", (4, 3)), ("hc_elf_archer", "gold", (0, 9))]


def attacked(hand: Sequence[str], deck: Sequence[str]) -> Field:
    f = Field(ATTACK, hands={"silver": hand}, seats={"silver": {"deck": list(deck)}, "gold": {"deck": []}})
    return f.act("gold activate hc_dragon_knight#1", "gold strike sl_drider#1")


@pytest.mark.rule("DC-10.2")
def test_a_seat_is_asked_whether_the_answer_is_in_its_hand_or_in_its_deck() -> None:
    for hand, deck in ((["sl_parry"], ["sl_web"]), (["sl_web"], ["sl_parry"])):
        f = attacked(hand, deck)
        assert (f.ask, f.asked()) == ("respond", "silver")


@pytest.mark.rule("DC-10.2")
def test_a_seat_that_could_by_no_means_respond_is_not_asked() -> None:
    assert attacked(["sl_web"], ["sl_web"]).ask == "cower"
    assert attacked([], ["sl_parry"]).ask == "cower"


@pytest.mark.rule("DC-10.2")
def test_only_a_seat_with_the_card_is_offered_it() -> None:
    assert "play sl_parry sl_drider#1" in attacked(["sl_parry"], ["sl_web"]).options()
    assert [text.split()[0] for text in attacked(["sl_web"], ["sl_parry"]).options()] == ["pass", *["pass-until"] * 3]


@pytest.mark.rule("DC-10.2")
def test_passing_until_the_end_of_the_turn_ends_with_the_turn() -> None:
    f = attacked(["sl_parry"], ["sl_parry"]).act("silver pass-until turn-end")
    assert f.ask == "cower"
    f.act("silver endure sl_drider#1")
    assert f.g.passing == [0, 4]
    f.act("gold end-activation", "gold end-phase").passing(until="activate deploy")
    assert (f.asked(), f.g.passing) == ("silver", [0, 0])


@pytest.mark.rule("DC-10.2")
def test_passing_until_attacked_wakes_up_for_an_attack_only() -> None:
    f = Field(
        [*ATTACK, ("hc_dwarf_cleric", "silver", (9, 9), {"damage": 10}), ("hc_human_ranger", "gold", (2, 2))],
        hands={"silver": ["sl_parry"]},
        seats={"silver": {"deck": ["sl_parry"]}},
    )
    f.act("gold activate hc_elf_archer#1", f"gold move {f.square(1, 9)}")
    assert (f.ask, f.asked()) == ("respond", "silver")
    f.act("silver pass-until attacked")
    assert f.ask == "act"
    f.act("gold end-activation", "gold activate hc_dragon_knight#1", "gold strike sl_drider#1")
    assert (f.ask, f.asked()) == ("respond", "silver")


@pytest.mark.rule("DC-10.2", "DC-10.22")
def test_a_player_may_answer_his_own_action_or_pass_until_others_act() -> None:
    f = Field(ATTACK, hands={"gold": ["hc_heroic_surge"]}, seats={"gold": {"deck": ["hc_heroic_surge"]}})
    f.act("gold activate hc_dragon_knight#1", f"gold move {f.square(3, 4)}")
    assert (f.ask, f.asked()) == ("respond", "gold")
    f.act("gold pass-until others-act", "gold strike sl_drider#1")
    assert f.ask == "cower"


@pytest.mark.rule("DC-10.21")
def test_the_others_get_a_chance_before_the_activate_phase_ends() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (0, 0)), ("hc_dwarf_cleric", "silver", (9, 9), {"damage": 10})],
        seats={"gold": {"deck": []}},
    )
    f.act("gold end-phase")
    assert (f.ask, f.asked()) == ("chance", "silver")
    f.act("silver use hc_dwarf_cleric#1 healing_touch").passing(until="activate deploy")
    assert (f.asked(), f.ask, f.damage("hc_dwarf_cleric#1")) == ("gold", "activate", 0)


@pytest.mark.rule("DC-10.2", "DC-10.22")
def test_whoever_passed_until_others_act_is_asked_when_they_do() -> None:
    f = Field(
        ATTACK,
        hands={"gold": ["hc_heroic_surge"], "silver": ["sl_parry"]},
        seats={"gold": {"deck": ["hc_heroic_surge"]}},
    )
    f.act("gold activate hc_dragon_knight#1", f"gold move {f.square(3, 4)}", "gold pass-until others-act")
    f.passing(until="act").act("gold strike sl_drider#1")
    assert (f.ask, f.asked()) == ("respond", "silver")
    f.act("silver play sl_parry sl_drider#1")
    assert (f.ask, f.asked()) == ("respond", "gold")


@pytest.mark.rule("DC-10.2")
def test_passing_until_the_stack_is_empty_ends_with_the_stack() -> None:
    f = attacked(["sl_parry"], ["sl_parry"]).act("silver pass-until stack-empty")
    assert f.g.passing[1] != 0
    f.act("silver endure sl_drider#1").passing(until="act")
    assert f.g.passing == [0, 0]


def after_a_move(*silver: Creature, hand: str) -> str | None:
    """What is asked after a far away move of gold, while a ranger of his stands beside the creatures of silver."""
    f = Field(
        [("hc_elf_archer", "gold", (9, 9)), ("hc_human_ranger", "gold", (3, 3)), *silver],
        hands={"silver": [hand]},
        seats={"silver": {"deck": []}, "gold": {"deck": []}},
        turn={"active": "hc_elf_archer#1"},
    )
    return f.act(f"gold move {f.square(9, 8)}").ask


@pytest.mark.rule("DC-10.2", "DC-15.3")
def test_a_seat_is_asked_for_an_attack_only_if_somebody_could_make_it_on_an_enemy() -> None:
    """The spider lacks a level for the Riposte; only the tapped wizard could be seized, and he is silver's own."""
    assert after_a_move(("sl_drow_blademaster", "silver", (4, 3)), hand="sl_riposte") == "respond"
    assert after_a_move(("sl_demonweb_spider", "silver", (4, 3)), hand="sl_riposte") == "act"
    hulk, wizard = ("sl_umber_hulk", "silver", (4, 3)), ("sl_drow_wizard", "silver", (6, 3), {"tapped": True})
    assert after_a_move(hulk, wizard, hand="hc_seize_the_opportunity") == "act"


@pytest.mark.rule("DC-10.2", "DC-15.3")
def test_a_seat_whose_creature_is_in_danger_is_asked_only_if_it_could_play_a_card() -> None:
    for creature, asked in (("sl_demonweb_spider", "cower"), ("sl_drow_house_guard", "respond")):
        f = Field(
            [("hc_human_ranger", "gold", (3, 3)), (creature, "silver", (4, 3))],
            hands={"silver": ["sl_parry"]},
            seats={"silver": {"deck": []}, "gold": {"deck": []}},
            turn={"active": "hc_human_ranger#1"},
        )
        assert f.act(f"gold strike {creature}#1").ask == asked


@pytest.mark.rule("DC-20.11")
def test_a_tapped_creature_in_cover_is_not_offered_to_dodge() -> None:
    f = Field(
        [
            ("hc_elf_archer", "gold", (2, 3)),
            ("sl_drow_blademaster", "silver", (7, 3), {"tapped": True}),
            ("sl_drow_wizard", "silver", (9, 4)),
        ],
        marks={(6, 3): "O"},
        hands={"silver": ["hc_shield"]},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold shoot sl_drow_blademaster#1")
    assert f.rule("silver dodge sl_drow_blademaster#1") == "DC-20.11"
    assert [text.split()[0] for text in f.options()] == ["pass", *["pass-until"] * 3, "play"]


@pytest.mark.rule("DC-10.2")
def test_all_that_was_passed_for_a_while_is_over_with_the_turn_for_every_seat() -> None:
    creatures: list[Creature] = [("hc_dragon_knight", "gold", (3, 3)), ("sl_drider", "silver", (5, 8))]
    creatures += [("hc_dwarf_cleric", seat, (9, 2 * n), {"damage": 10}) for n, seat in enumerate(("silver", "copper"))]
    f = Field(creatures, players=3, turn={})
    f.act("gold activate hc_dragon_knight#1", f"gold move {f.square(3, 4)}")
    f.act("silver pass-until turn-end", "copper pass-until turn-end")
    assert [each != 0 for each in f.g.passing] == [False, True, True]
    f.passing(until="act").act("gold end-activation", "gold end-phase").passing(until="deploy activate")
    if f.ask == "deploy":
        f.act("gold end-phase").passing(until="activate")
    assert (f.asked(), f.g.passing) == ("silver", [0, 0, 0])
    f.act("silver activate sl_drider#1", f"silver move {f.square(5, 7)}")
    assert (f.ask, f.asked()) == ("respond", "copper")


@pytest.mark.rule("DC-10.2")
def test_whoever_has_played_a_card_may_have_it_again_while_a_copy_is_in_his_deck() -> None:
    for deck, asked in ((["sl_close_call"], "silver"), ([], None)):
        f = Field(
            [("hc_dragon_knight", "gold", (3, 3)), ("sl_drow_assassin", "silver", (4, 3))],
            hands={"silver": ["sl_close_call", "hc_fireball"]},
            seats={"silver": {"deck": deck}},
            turn={"active": "hc_dragon_knight#1"},
        )
        f.act("gold strike sl_drow_assassin#1", "silver play sl_close_call sl_drow_assassin#1")
        kind = GAME.tables.order_kinds["sl_close_call"]
        assert bool(f.g.unseen[1] >> kind & 1) == (asked == "silver")


@pytest.mark.rule("DC-10.2")
def test_what_ends_with_the_stack_ends_for_those_alone_who_said_so() -> None:
    creatures: list[Creature] = [("hc_dragon_knight", "gold", (3, 3)), ("hc_dragon_knight", "gold", (0, 0))]
    creatures += [("hc_dwarf_cleric", seat, (9, 2 * n), {"damage": 10}) for n, seat in enumerate(("silver", "copper"))]
    f = Field(creatures, players=3, turn={"active": "hc_dragon_knight#1"})
    f.act(f"gold move {f.square(3, 4)}", "silver pass-until turn-end", "copper pass-until stack-empty")
    f.passing(until="act chance")
    assert (f.ask, f.asked()) == ("chance", "copper")
    assert [each != 0 for each in f.g.passing] == [False, True, False]


@pytest.mark.rule("DC-10.2")
def test_an_attack_on_another_player_wakes_nobody_who_waits_to_be_attacked() -> None:
    f = Field(
        [
            ("hc_dragon_knight", "gold", (3, 3)),
            ("sl_drow_assassin", "silver", (4, 4)),
            ("sl_drow_assassin", "copper", (2, 4)),
            ("hc_dwarf_cleric", "copper", (9, 9), {"damage": 10}),
        ],
        players=3,
        turn={"active": "hc_dragon_knight#1"},
    )
    f.g.passing[2] = ATTACKED
    f.act("gold strike sl_drow_assassin#1")
    assert f.ask == "cower", "copper is not asked"


@pytest.mark.rule("DC-10.2")
def test_who_waits_for_others_to_act_is_asked_again_on_an_empty_stack() -> None:
    hurt = {"damage": 20}
    f = Field(
        [
            ("hc_dragon_knight", "gold", (3, 3)),
            ("hc_dwarf_cleric", "silver", (9, 9), hurt),
            ("hc_dwarf_cleric", "silver", (9, 5), hurt),
        ]
    )
    f.act("gold end-phase", "silver use hc_dwarf_cleric#1 healing_touch")
    f.passing(until="respond chance activate deploy")
    f.act("silver pass-until others-act")
    assert (f.damage("hc_dwarf_cleric#1"), f.ask, f.asked()) == (10, "chance", "silver")


@pytest.mark.rule("DC-10.2", "DC-18.10")
@pytest.mark.parametrize(("attacker", "ask"), [("sl_drow_house_guard", "respond"), ("hc_dragon_knight", "cower")])
def test_poison_is_worth_a_question_while_its_bearer_strikes(attacker: str, ask: str) -> None:
    creatures: list[Creature] = [
        ("sl_drow_house_guard", "gold", (3, 3), {"attached": ["gold sl_vial_of_poison"]}),
        ("hc_dragon_knight", "gold", (5, 3)),
        ("sl_drider", "silver", (4, 4)),
    ]
    f = Field(creatures, seats={name: {"deck": []} for name in ("gold", "silver")}, turn={"active": f"{attacker}#1"})
    assert f.act("gold strike sl_drider#1").ask == ask
