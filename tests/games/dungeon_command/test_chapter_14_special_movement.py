"""Chapter 14: flying, burrowing, shifting and sliding."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.card_table import active, foe, own, played
from tests.games.dungeon_command.opening import table, told
from warhall.games.dungeon_command.movement import SLIDING, travel

CLERIC = ("hc_dwarf_cleric", "silver", (11, 11), {"damage": 10})
"""A creature of the other player that can always answer: it may heal itself."""


@pytest.mark.rule("DC-14.5")
@pytest.mark.parametrize("card", ["hc_copper_dragon", "sl_umber_hulk"])
def test_an_enemy_does_nothing_to_what_flies_over_or_burrows_under_it(card: str) -> None:
    f = Field(
        [
            (card, "gold", (0, 4)),
            ("hc_dragon_knight", "silver", (3, 3)),
            ("sl_drow_assassin", "silver", (4, 5)),
            CLERIC,
        ],
        hands={"silver": ["hc_seize_the_opportunity"]},
        turn={"active": f"{card}#1"},
    )
    f.act(f"gold move-by {f.path(*((x, 4) for x in range(1, 7)))}", "silver pass")
    assert (f.at(f"{card}#1"), f.damage(f"{card}#1"), f.stack()) == ((6, 4), 0, [])
    # A creature on foot is stopped on the first of these squares.
    f = Field(
        [("hc_human_ranger", "gold", (0, 4)), ("hc_dragon_knight", "silver", (3, 3))],
        turn={"active": "hc_human_ranger#1"},
    )
    assert f.rule(f"gold move-by {f.path((1, 4), (2, 4), (3, 4))}") == "DC-12.1"


@pytest.mark.case("DC-C34")
@pytest.mark.rule("DC-14.7")
def test_burrowing_and_flying_over_difficult_terrain() -> None:
    f = Field(
        [("sl_umber_hulk", "gold", (2, 2)), ("hc_copper_dragon", "gold", (2, 6)), ("sl_drider", "silver", (10, 10))],
        marks={(x, y): "^" for x in (4, 5) for y in range(12)},
        hands={"gold": ["sl_stalk"]},
    )
    for name, y in (("sl_umber_hulk#1", 2), ("hc_copper_dragon#1", 6)):
        f.act(f"gold activate {name}", f"gold move-by {f.path(*((x, y) for x in (3, 4, 5, 6)))}").passing()
        assert f.at(name) == (6, y)
        f.act("gold end-activation")
    # That each square costs 1 shows at the end of their strength: speeds 6 and 7.
    for card, speed in (("sl_umber_hulk", 6), ("hc_copper_dragon", 7)):
        f = Field([(card, "gold", (0, 2))], marks={(x, 2): "^" for x in range(2, 12)}, turn={"active": f"{card}#1"})
        path = [(x, 2) for x in range(1, speed + 2)]
        assert f.rule(f"gold move-by {f.path(*path[:-1])}") is None
        assert f.rule(f"gold move-by {f.path(*path)}") == "DC-13.3"


@pytest.mark.case("DC-C37")
@pytest.mark.rule("DC-14.9")
def test_scuttling_next_to_an_enemy_is_still_speed_one() -> None:
    ranger = ("hc_human_ranger", "silver", (5, 3))
    f = Field([("sl_drider", "gold", (3, 3)), ranger], turn={"active": "sl_drider#1"})
    assert f.rule(f"gold move-by {f.path((3, 4), (3, 5))}") == "DC-12.3"
    assert f.rule(f"gold move {f.square(3, 5)}") == "DC-12.3"
    assert f.rule(f"gold move-by {f.path((3, 4))}") is None
    f = Field([("sl_drider", "gold", (0, 3)), ranger], turn={"active": "sl_drider#1"})
    f.act(f"gold move-by {f.path((1, 2), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1))}").passing()
    assert f.at("sl_drider#1") == (7, 1)


@pytest.mark.case("DC-C40")
@pytest.mark.rule("DC-14.14", "DC-12.3")
def test_pinning_by_a_slide() -> None:
    f = Field(
        [
            ("sl_drow_assassin", "silver", (5, 5)),
            ("hc_dwarf_cleric", "gold", (2, 5)),
            ("hc_war_wizard", "gold", (3, 5)),
        ],
        hands={"gold": ["hc_shove_aside"], "silver": ["sl_stalk"]},
        turn={"active": "hc_dwarf_cleric#1"},
    )
    f.act("gold play hc_shove_aside hc_dwarf_cleric#1").passing(until="go-slide")
    f.act(f"gold go {f.square(4, 5)}").passing()
    f.act("gold end-activation", "gold end-phase").passing(until="activate")
    f.act("silver activate sl_drow_assassin#1")
    assert f.rule(f"silver move-by {f.path((6, 5), (7, 5))}") == "DC-12.3"
    assert f.rule(f"silver move-by {f.path((6, 5))}") is None
    f.act("silver play sl_stalk sl_drow_assassin#1").passing(until="go-shift")
    f.act(f"silver go {f.square(11, 5)}").passing()
    assert f.at("sl_drow_assassin#1") == (11, 5)


@pytest.mark.rule("DC-14.14")
def test_a_shift_passes_an_enemy_without_stopping() -> None:
    f = Field(
        [("sl_drow_assassin", "gold", (2, 5)), ("hc_dwarf_cleric", "silver", (5, 4))],
        hands={"gold": ["sl_stalk"]},
        turn={"active": "sl_drow_assassin#1"},
    )
    path = f.path(*((x, 5) for x in range(3, 9)))
    assert f.rule(f"gold move-by {path}") == "DC-12.1"
    f.act("gold play sl_stalk sl_drow_assassin#1").passing(until="go-shift").act(f"gold go-by {path}")
    assert f.at("sl_drow_assassin#1") == (8, 5)


@pytest.mark.rule("DC-14.17")
def test_the_path_of_a_move_is_announced_and_that_of_a_shift_chosen_when_it_is_resolved() -> None:
    f = Field(
        [("sl_drow_assassin", "gold", (2, 5)), CLERIC],
        hands={"gold": ["sl_stalk"]},
        seats={"gold": {"commander": "sl_kalteros"}},
        turn={"active": "sl_drow_assassin#1"},
    )
    f.act(f"gold move-by {f.path((2, 6))}")
    assert table(f).stack[0].path == ["c7"]
    f.passing().act("gold play sl_stalk sl_drow_assassin#1")
    assert (f.asked(), table(f).stack[0].path) == ("silver", [])
    f.act("silver pass")
    assert (f.ask, f.asked()) == ("go-shift", "gold")


@pytest.mark.rule("DC-14.17")
def test_the_path_of_a_sprint_is_announced() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (2, 5)), CLERIC],
        seats={"gold": {"commander": "hc_valnar"}},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act(f"gold sprint-by {f.path((2, 6), (3, 7))}")
    assert table(f).stack[0].path == ["c7", "d8"]


@pytest.mark.rule("DC-14.17")
def test_several_creatures_are_slid_in_any_order_and_hazards_strike_after_the_last() -> None:
    f = Field(
        [
            ("hc_dwarf_cleric", "gold", (5, 5)),
            ("sl_drow_assassin", "silver", (6, 5)),
            ("sl_drider", "silver", (3, 5)),
        ],
        marks={(7, 5): "!"},
        hands={"gold": ["hc_forceful_strike"]},
        turn={"active": "hc_dwarf_cleric#1"},
    )
    f.act("gold play hc_forceful_strike hc_dwarf_cleric#1", "gold target sl_drow_assassin#1")
    f.passing(until="slide-next")
    assert (f.asked(), f.options()) == ("gold", ["target sl_drow_assassin#1", "target sl_drider#1"])
    f.act("gold target sl_drow_assassin#1", f"gold go {f.square(7, 5)}")
    assert (f.ask, f.asked(), told(f, "hazard-struck")) == ("go-slide", "gold", [])
    f.act(f"gold go {f.square(1, 5)}")
    assert (len(told(f, "hazard-struck")), f.at("sl_drider#1")) == (1, (1, 5))
    f.passing()
    assert f.damage("sl_drow_assassin#1") == 60


@pytest.mark.rule("DC-13.5", "DC-18.13")
def test_who_was_burnt_in_its_activation_is_not_burnt_again_in_it() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3))],
        marks={(4, 3): "!", (6, 3): "!"},
        seats={"gold": {"commander": "hc_valnar"}},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act(f"gold move {f.square(4, 3)}").passing()
    assert f.damage("hc_human_ranger#1") == 10
    f.act(f"gold sprint-by {f.path((5, 3), (6, 3))}").passing()
    assert (f.at("hc_human_ranger#1"), f.damage("hc_human_ranger#1")) == ((6, 3), 10)


@pytest.mark.rule("DC-13.5", "DC-14.11")
@pytest.mark.parametrize(("active", "struck"), [("", 2), ("hc_elf_archer#1", 1)])
def test_hazardous_terrain_strikes_once_in_an_activation_and_each_time_outside_one(active: str, struck: int) -> None:
    f = Field(
        [("hc_elf_archer", "gold", (0, 0)), ("hc_dwarf_cleric", "silver", (5, 5))],
        marks={(6, 5): "!"},
        turn={"active": active} if active else {},
    )
    here, there = (f.g.board.map.cell_named(f.square(x, 5)) for x in (5, 6))
    for place in (there, here, there):
        travel(f.g, 1, [place], SLIDING)
    assert len(f.g.fired) == struck


@pytest.mark.rule("DC-14.21", "DC-10.9")
def test_a_held_creature_attacks_with_a_card_but_does_not_shift_by_it() -> None:
    for attached, asked in (([], "go-shift"), (["silver sl_web"], "cower")):
        f = played(
            "sl_spring_attack", own("sl_drow_assassin", attached=attached), foe("hc_dragon_knight"), hand=["sl_web"]
        )
        if f.ask == "attack-kind":
            f.act("gold by melee")
        f.passing(until="go-shift cower act")
        assert f.ask == asked


@pytest.mark.rule("DC-14.21")
@pytest.mark.parametrize(
    ("attached", "rule"),
    [
        ([], None),
        (["gold hc_level_up"], None),
        (["silver sl_web"], "DC-14.21"),
        (["gold hc_level_up", "silver sl_web"], "DC-14.21"),
    ],
)
def test_one_card_that_holds_is_enough_whatever_else_is_attached(attached: list[str], rule: str | None) -> None:
    f = Field([own("hc_human_ranger", attached=attached)], turn={"active": "hc_human_ranger#1"})
    assert f.rule(f"gold move {f.square(3, 4)}") == rule


@pytest.mark.rule("DC-14.13", "DC-14.19")
def test_a_slid_creature_passes_no_wall_whatever_it_was_granted() -> None:
    ghost = own("hc_human_ranger", (4, 3), gifts=3)
    f = played("hc_shove_aside", own("hc_dragon_knight"), ghost, marks=walls(*((5, y) for y in range(12))))
    f.passing(until="go-slide")
    reached = {f.g.board.map.place(f.g.board.names.index(text.split()[1])) for text in f.options() if " " in text}
    assert reached and max(x for x, _ in reached) == 4


@pytest.mark.rule("DC-14.3", "DC-14.4")
@pytest.mark.parametrize("card", ["hc_copper_dragon", "sl_umber_hulk"])
def test_an_enemy_that_fills_the_way_does_not_stop_who_flies_or_burrows(card: str) -> None:
    corridor = walls(*((x, y) for x in range(12) for y in (3, 6)))
    creatures = [own(card, (0, 4)), foe("sl_drider", (3, 4)), own("sl_drider", (0, 8))]
    f = active(*creatures, marks=corridor).act("gold move f5").passing()
    assert f.at(f"{card}#1") == (5, 4)
    f = active(creatures[2], foe("sl_drider", (3, 8)), marks=walls(*((x, y) for x in range(12) for y in (7, 10))))
    assert f.rule(f"gold move {f.square(5, 8)}") is not None, "on foot there is no way"


@pytest.mark.rule("DC-14.13", "DC-14.12")
def test_a_flyer_does_not_fly_while_it_is_slid() -> None:
    dragon = foe("hc_copper_dragon", (4, 3))
    f = played("hc_shove_aside", own("hc_dragon_knight"), dragon, marks={(6, 2): "!"}).passing(until="go-slide")
    f.act(f"gold go-by {f.path((5, 2), (6, 3))}").passing(until="cower").act("silver endure hc_copper_dragon#1")
    assert (f.passing().at("hc_copper_dragon#1"), f.damage("hc_copper_dragon#1")) == ((6, 3), 10)
    f = played("hc_shove_aside", own("hc_dragon_knight"), dragon, own("hc_elf_archer", (6, 3)))
    assert f.passing(until="go-slide").rule(f"gold go-by {f.path((5, 3), (6, 3))}") == "DC-11.10"


@pytest.mark.rule("DC-14.10", "DC-13.5")
def test_hazardous_ground_strikes_who_shifts_across_it() -> None:
    f = played("sl_stalk", own("sl_drow_house_guard"), marks={(4, 3): "!"}).passing(until="go-shift")
    f.act(f"gold go-by {f.path((4, 3), (5, 3))}").passing(until="cower").act("gold endure sl_drow_house_guard#1")
    assert (f.passing().at("sl_drow_house_guard#1"), f.damage("sl_drow_house_guard#1")) == ((5, 3), 10)
