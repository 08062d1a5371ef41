"""The creatures and commanders of Sting of Lolth: what each one can do, and what it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.card_table import Creature, active, foe, own

DEPLOY = {"phase": "deploy"}


def deployments(f: Field, card: str) -> list[str]:
    """Where a card may be deployed now."""
    return sorted(text.split()[2] for text in f.options() if text.startswith(f"deploy {card} "))


@pytest.mark.card("sl_umber_hulk")
def test_umber_hulk_slides_an_enemy_with_its_gaze_and_strikes_a_second_one() -> None:
    hulk = own("sl_umber_hulk", (2, 3))
    f = active(hulk, foe("hc_dwarf_cleric", (8, 3)), foe("hc_human_ranger", (4, 6)), own("sl_drow_wizard", (1, 1)))
    f.act("gold use sl_umber_hulk#1 confusion_gaze")
    assert f.rule("gold target sl_drow_wizard#1") == "DC-9.9", "the gaze is for enemies"
    f.act("gold target hc_dwarf_cleric#1", "gold target hc_dwarf_cleric#1").passing(until="go-slide")
    assert f.rule(f"gold go {f.square(9, 7)}") == "DC-11.1"
    f.act(f"gold go {f.square(5, 3)}").passing()
    assert (f.at("hc_dwarf_cleric#1"), f.damage("hc_dwarf_cleric#1")) == ((5, 3), 0), "not adjacent: the attack fails"
    f = active(hulk, foe("hc_dwarf_cleric", (7, 3)))
    f.act("gold use sl_umber_hulk#1 confusion_gaze", "gold target hc_dwarf_cleric#1").passing(until="go-slide")
    f.act(f"gold go {f.square(4, 3)}").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.tapped("sl_umber_hulk#1")) == (30, True)


@pytest.mark.card("sl_umber_hulk")
def test_umber_hulk_gazes_only_at_enemies_it_sees_within_five_squares() -> None:
    for place, marks, rule in (
        ((8, 3), {}, None),
        ((9, 3), {}, "DC-9.9"),
        ((8, 3), walls(*((5, y) for y in range(1, 7))), "DC-9.9"),
    ):
        f = active(own("sl_umber_hulk", (2, 3)), foe("hc_dwarf_cleric", place), marks=marks)
        assert f.rule("gold use sl_umber_hulk#1 confusion_gaze") == rule


@pytest.mark.card("sl_umber_hulk")
def test_umber_hulk_burrows_under_enemies_and_walls() -> None:
    f = active(own("sl_umber_hulk", (0, 3)), foe("hc_elf_archer", (3, 3)), marks=walls(*((4, y) for y in range(12))))
    f.act(f"gold move-by {f.path(*((x, 3) for x in range(1, 6)))}").passing()
    assert f.at("sl_umber_hulk#1") == (5, 3)


@pytest.mark.card("sl_drider")
def test_drider_scuttles_past_enemies_with_its_large_body() -> None:
    f = active(own("sl_drider", (0, 3)), foe("hc_dragon_knight", (5, 5)))
    path = f.path(*((x, 3) for x in range(1, 11)))
    f.act(f"gold move-by {path}").passing()
    assert f.at("sl_drider#1") == (10, 3)
    f = active(own("sl_drider", (0, 3)), foe("hc_dragon_knight", (5, 4)))
    assert f.rule(f"gold move-by {path}") == "DC-11.10", "its lower squares would enter an enemy's"
    f = active(own("sl_drider", (0, 3)), foe("hc_dragon_knight", (2, 3)))
    assert f.rule(f"gold move {f.square(0, 8)}") == "DC-12.3"


@pytest.mark.card("sl_drow_assassin")
def test_drow_assassin_may_stab_a_tapped_enemy_beside_it_after_any_attack() -> None:
    assassin = own("sl_drow_assassin")
    f = active(assassin, foe("hc_dwarf_cleric"), foe("hc_dwarven_defender", (2, 3), tapped=True))
    f.act("gold strike hc_dwarf_cleric#1").passing(until="use-on").act("gold accept").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.damage("hc_dwarven_defender#1")) == (20, 10)
    f = active(assassin, foe("hc_dwarf_cleric"), own("sl_drow_wizard", (2, 3), tapped=True))
    f.act("gold strike hc_dwarf_cleric#1").passing(until="use-on trigger-target act")
    assert f.ask == "act", "no enemy beside it is tapped"


@pytest.mark.card("sl_shadow_mastiff")
def test_shadow_mastiff_is_deployed_next_to_a_wall() -> None:
    f = Field(
        [own("hc_elf_archer", (5, 5)), foe("hc_elf_archer", (6, 5))],
        marks={(0, 0): "1", (5, 6): "#"},
        edges=[(9, 9, 10, 9)],
        seats={"gold": {"creature_hand": ["sl_shadow_mastiff", "sl_drow_wizard"]}},
        turn=DEPLOY,
    )
    beside = {f.square(x, y) for x in (4, 5, 6) for y in (5, 6, 7)} - {f.square(5, 5), f.square(6, 5), f.square(5, 6)}
    line = {f.square(9, 9), f.square(10, 9)}
    assert set(deployments(f, "sl_shadow_mastiff")) == {"a1", *beside, *line}
    assert deployments(f, "sl_drow_wizard") == ["a1"]


@pytest.mark.card("sl_drow_blademaster")
def test_drow_blademaster_may_cut_another_creature_after_a_melee_attack_that_hurt() -> None:
    far = own("sl_drow_wizard", (3, 5))
    f = active(own("sl_drow_blademaster"), foe("hc_dwarf_cleric"), foe("hc_human_ranger", (2, 3)), far)
    f.act("gold strike hc_dwarf_cleric#1").passing(until="trigger-target")
    assert f.options() == ["target hc_dwarf_cleric#1", "target hc_human_ranger#1"]
    f.act("gold target hc_human_ranger#1").passing(until="use-on").act("gold accept").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.damage("hc_human_ranger#1")) == (20, 10)
    f = active(own("sl_drow_blademaster"), foe("hc_dwarf_cleric"), foe("hc_human_ranger", (2, 3)))
    f.act("gold strike hc_dwarf_cleric#1").passing(until="cower").act("silver cower hc_dwarf_cleric#1")
    f.passing(until="trigger-target act")
    assert (f.ask, f.morale("silver")) == ("act", 8), "who cowered took no damage"


@pytest.mark.card("sl_drow_priestess")
def test_drow_priestess_summons_spiders_within_five_squares_in_her_sight() -> None:
    f = Field(
        [own("sl_drow_priestess", (5, 5)), foe("hc_dwarf_cleric", (5, 8))],
        marks={(0, 0): "1"} | walls((4, 3), (5, 3), (6, 3)),
        seats={"gold": {"creature_hand": ["sl_giant_spider", "sl_drider", "sl_drow_wizard"]}},
        turn=DEPLOY,
    )
    spider = deployments(f, "sl_giant_spider")
    assert {f.square(10, 5), f.square(0, 5), f.square(5, 10), "a1"} <= set(spider)
    assert f.rule(f"gold deploy sl_giant_spider {f.square(11, 5)}") == "DC-5.6", "six squares away"
    assert f.rule(f"gold deploy sl_giant_spider {f.square(5, 2)}") == "DC-5.6", (
        "near enough round the wall, but not in sight"
    )
    assert f.rule(f"gold deploy sl_giant_spider {f.square(5, 8)}") == "DC-5.6", "a creature stands there"
    assert f.rule(f"gold deploy sl_drider {f.square(9, 5)}") is None, "all four squares are near enough"
    assert f.rule(f"gold deploy sl_drider {f.square(10, 5)}") == "DC-5.6", "two of its squares are too far away"
    assert deployments(f, "sl_drow_wizard") == ["a1"], "a Drow is no Spider"


@pytest.mark.card("sl_giant_spider", "sl_demonweb_spider")
@pytest.mark.parametrize(("card", "dealt"), [("sl_giant_spider", 20), ("sl_demonweb_spider", 10)])
def test_spiders_scuttle_past_enemies_but_not_through_them(card: str, dealt: int) -> None:
    f = active(own(card, (0, 3)), foe("hc_dragon_knight", (3, 4)))
    f.act(f"gold move-by {f.path(*((x, 3) for x in range(1, 8)))}").passing()
    assert f.at(f"{card}#1") == (7, 3)
    f = active(own(card, (0, 3)), foe("hc_dragon_knight", (3, 3)))
    assert f.rule(f"gold move-by {f.path((1, 3), (2, 3), (3, 3), (4, 3))}") == "DC-11.10"
    f = active(own(card), foe("hc_dragon_knight"))
    assert f.rule(f"gold move {f.square(3, 5)}") == "DC-12.3", "next to an enemy its speed is 1"
    f.act("gold strike hc_dragon_knight#1").passing()
    assert f.damage("hc_dragon_knight#1") == dealt


@pytest.mark.card("sl_drow_wizard", "sl_drow_house_guard")
@pytest.mark.parametrize(
    ("card", "melee", "shot", "reach"), [("sl_drow_wizard", 10, 20, 10), ("sl_drow_house_guard", 20, 10, 5)]
)
def test_drow_without_a_power_strike_and_shoot(card: str, melee: int, shot: int, reach: int) -> None:
    f = active(own(card), foe("hc_dragon_knight")).act("gold strike hc_dragon_knight#1").passing()
    assert f.damage("hc_dragon_knight#1") == melee
    f = active(own(card, (0, 0)), foe("hc_dragon_knight", (reach, 0))).act("gold shoot hc_dragon_knight#1").passing()
    assert f.damage("hc_dragon_knight#1") == shot
    f = active(own(card, (0, 0)), foe("hc_dragon_knight", (reach + 1, 0)))
    assert f.rule("gold shoot hc_dragon_knight#1") == "DC-21.2"
    f = active(own(card), foe("hc_dragon_knight"))
    assert f.rule("gold shoot hc_dragon_knight#1") == "DC-19.7"


def farthest(creature: Creature, **more: Any) -> int:
    """How many squares the first creature, in the corner, can move along the edge."""
    f = active(creature, **more)
    return max(x for x in range(1, 12) if f.rule(f"gold move {f.square(x, 0)}") is None)


@pytest.mark.card("sl_aliszandra")
@pytest.mark.parametrize(
    ("card", "speed"),
    [("sl_drow_wizard", 8), ("sl_giant_spider", 9), ("sl_shadow_mastiff", 8), ("hc_dragon_knight", 5)],
)
def test_aliszandra_gives_her_drow_and_spiders_two_squares_more(card: str, speed: int) -> None:
    assert farthest(own(card, (0, 0)), seats={"gold": {"commander": "sl_aliszandra"}}) == speed


@pytest.mark.card("sl_aliszandra")
def test_aliszandra_gives_two_squares_once_to_a_drow_spider_and_none_to_the_enemies() -> None:
    f = active(own("sl_drider", (0, 0)), foe("sl_drow_wizard", (9, 9)), seats={"gold": {"commander": "sl_aliszandra"}})
    shown = {unit.id: unit.speed for unit in f.table().units}
    assert shown == {"sl_drider#1": 12, "sl_drow_wizard#1": 6}


@pytest.mark.card("sl_kalteros")
@pytest.mark.parametrize(("answer", "morale", "hand"), [("accept", 10, ["sl_parry"]), ("decline", 11, [])])
def test_kalteros_may_draw_an_order_for_the_treasure_of_a_drow(answer: str, morale: int, hand: list[str]) -> None:
    table: dict[str, Any] = {
        "marks": {(3, 3): "$"},
        "tokens": {"d4": 1},
        "seats": {"gold": {"commander": "sl_kalteros", "deck": ["sl_parry"]}},
    }
    f = active(own("sl_drow_wizard"), **table).act("gold collect d4").passing(until="instead")
    f.act(f"gold {answer}").passing()
    assert (f.morale("gold"), f.hand("gold")) == (morale, hand)
    f = active(own("sl_giant_spider"), **table).act("gold collect d4").passing(until="instead act")
    assert (f.ask, f.morale("gold"), f.hand("gold")) == ("act", 11, []), "a spider brings Morale"
