"""Chapters 16 and 17: movement and run; declaring defence."""

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from warhall.games.fantasy_commander import GAME, events
from warhall.games.fantasy_commander.actions import Hex, MoveBy, RunBy

CAVALRY = "undead_cavalry"


def path(*names: str) -> tuple[Hex, ...]:
    """Hexes by name."""
    return tuple(Hex(GAME.tables.board.cell_named(name)) for name in names)


@pytest.mark.rule("FC-16.1", "FC-16.13")
def test_a_move_goes_hex_by_hex_up_to_the_first_value() -> None:
    f = Field(own("legionnaires", "f6", order="red"))
    reason = f.refusal("empire", "move i6")
    assert reason is not None
    assert (reason.rule, reason.args["steps"]) == ("FC-16.1", 2)
    seat = f.seat("empire")
    leap = f.g.explain(seat, MoveBy(path("f6", "h6")))
    assert leap is not None
    assert leap.rule == "FC-16.1"
    assert f.g.explain(seat, MoveBy(path("g6", "g5"))) is None
    f.do("empire", "move h6")
    assert f.at("legionnaires-1") == "h6"


@pytest.mark.rule("FC-16.2", "FC-16.10")
@pytest.mark.parametrize(("glyph", "rule"), [("R", "FC-16.10"), ("~", "FC-16.10")])
def test_rocks_and_river_are_neither_entered_nor_passed(glyph: str, rule: str) -> None:
    ring = dict.fromkeys(("g6", "g5", "h5", "g7", "h7"), glyph)
    f = Field(own("legionnaires", "f6", order="red"), ground=ring)
    assert f.rule("empire", "move g6") == rule
    assert f.rule("empire", "run h6") == "FC-16.4"


@pytest.mark.rule("FC-16.2")
def test_a_unit_cannot_pass_through_others() -> None:
    f = Field(own("legionnaires", "f6", order="red"), own("roland", "g6"), foe(CAVALRY, "e6"))
    for name in ("g6", "e6"):
        assert f.rule("empire", f"move {name}") == "FC-16.2"
    blocked = f.g.explain(f.seat("empire"), MoveBy(path("g6", "h6")))
    assert blocked is not None
    assert blocked.rule == "FC-16.2"


@pytest.mark.rule("FC-16.3", "FC-16.4")
def test_a_run_goes_farther_and_its_attack_costs_a_token() -> None:
    f = Field(own("legionnaires", "c6", order="red"), foe(CAVALRY, "h6"), roll="shield " * 3)
    assert f.rule("empire", "move g6") == "FC-16.1"
    assert f.rule("empire", "run h7") == "FC-16.4"
    f.do("empire", "run g6")
    assert f.unit("legionnaires-1").fatigue == 0
    f.do("empire", "attack undead_cavalry-1")
    assert f.unit("legionnaires-1").fatigue == 1


@pytest.mark.rule("FC-16.5")
def test_even_a_quick_shooter_does_not_shoot_after_a_run() -> None:
    f = Field(own("imperial_shooters_champion", "c6", order="red"), foe(CAVALRY, "i6"), alone=True)
    f.do("empire", "run f6")
    assert f.events(events.ShotDeclared) == []
    assert f.active is None, "nothing was left to choose"


@pytest.mark.rule("FC-16.6", "FC-16.7")
def test_from_forest_to_hill_is_another_kind_and_stops() -> None:
    f = Field(own("legionnaires", "f6", order="red"), ground={"f6": "F", "g6": "H", "f7": "F"})
    seat = f.seat("empire")
    on = f.g.explain(seat, MoveBy(path("g6", "h6")))
    assert on is not None
    assert on.rule == "FC-16.6"
    assert f.g.explain(seat, MoveBy(path("f7", "g7"))) is None


@pytest.mark.rule("FC-16.6")
def test_difficult_terrain_ends_the_activation_even_beside_an_enemy() -> None:
    f = Field(own("legionnaires", "f6", order="red"), foe(CAVALRY, "h6"), ground={"g6": "F"})
    f.do("empire", "move g6")
    assert f.active == SENTINEL


@pytest.mark.rule("FC-16.8")
def test_a_runner_stops_in_difficult_terrain_and_pays() -> None:
    f = Field(own("legionnaires", "d6", order="red"), ground={"f6": "F"})
    seat = f.seat("empire")
    on = f.g.explain(seat, RunBy(path("e6", "f6", "g6")))
    assert on is not None
    assert on.rule == "FC-16.6"
    f.do("empire", "run f6")
    assert f.unit("legionnaires-1").fatigue == 1


@pytest.mark.rule("FC-16.9")
@pytest.mark.parametrize("glyph", [".", "=", "a", "g", "C"])
def test_open_ground_bridges_and_plain_elements_do_not_stop(glyph: str) -> None:
    f = Field(own("legionnaires", "f6", order="red"), foe(CAVALRY, "h6"), ground={"f6": "F", "g6": glyph})
    f.begin().do("empire", "move g6")
    assert f.asked == ("empire", "strike")


@pytest.mark.rule("FC-16.11")
def test_passing_enemies_is_free() -> None:
    f = Field(own("legionnaires", "f6", order="red"), foe(CAVALRY, "g5"), foe(CAVALRY, "g7"))
    f.do("empire", "run i6")
    assert f.at("legionnaires-1") == "i6"


@pytest.mark.rule("FC-16.12")
def test_a_unit_that_stays_has_not_moved() -> None:
    f = Field(own("equestrian_knights", "f6", order="red"), foe(CAVALRY, "g6"), roll="shield " * 4)
    assert f.rule("empire", "move f6") == "FC-16.12"
    f.fight("empire", "attack undead_cavalry-1")
    assert [len(event.faces) for event in f.events(events.Rolled)] == [4], "no die of Charge"


@pytest.mark.rule("FC-17.1", "FC-17.6", "FC-17.2", "FC-24.1")
def test_a_declared_defence_serves_every_attack_of_the_round_even_after_panic() -> None:
    f = Field(
        own("legionnaires", "g6", order="red"), foe(CAVALRY, "f6", order="red"), foe(CAVALRY, "i6", order="red"),
        roll="panic panic panic  shield shield   hit hit hit  shield shield   hit hit",
    )  # fmt: skip
    f.do("empire", "defend")
    assert f.unit("legionnaires-1").defends
    f.do("styx", "activate undead_cavalry-1").fight("styx", "attack legionnaires-1")
    assert (f.at("legionnaires-1"), f.unit("legionnaires-1").defends) == ("h6", True)
    f.fight("styx", "attack legionnaires-1")
    assert [len(event.faces) for event in f.events(events.Rolled)] == [3, 2, 3, 2]
    assert f.left("legionnaires-1") == 3
    f.do("empire", "pass")
    assert not f.unit("legionnaires-1").defends, "the round is over"


@pytest.mark.rule("FC-17.3")
def test_a_paid_property_goes_with_defence() -> None:
    f = Field(own("legionnaires", "f6", order="red", fatigue=1), sides={"empire": {"reserve": {"green": 1}}})
    f.do("empire", "pay 1", "defend")
    assert (f.unit("legionnaires-1").defends, f.unit("legionnaires-1").fatigue, f.active) == (True, 0, SENTINEL)


@pytest.mark.rule("FC-17.4", "FC-17.8")
@pytest.mark.parametrize("order", ["blue", "green", "yellow", "purple"])
def test_an_attacked_unit_may_give_up_any_order_for_defence(order: str) -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6", order=order), roll="shield shield shield hit hit",
        turn="styx", initiative="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1", defence="defend")
    assert (f.unit("legionnaires-1").order, f.unit("legionnaires-1").defends) == (None, True)
    assert f.active == SENTINEL, "it is not activated any more"


@pytest.mark.rule("FC-17.4")
def test_an_order_may_be_given_up_against_a_shot() -> None:
    f = Field(
        foe("zombie_archers", "f6", order="red"), own("legionnaires", "h6", order="blue"),
        roll="hit shield shield  shield hit", turn="styx",
    )  # fmt: skip
    f.fight("styx", "shoot legionnaires-1", defence="defend")
    assert f.left("legionnaires-1") == 4


@pytest.mark.rule("FC-17.9", "FC-23.17")
def test_no_order_is_given_up_against_magic() -> None:
    f = Field(
        foe("morvena", "f6", order="red"), own("roland", "h6", order="blue"), roll="hit shield", turn="styx"
    )  # fmt: skip
    f.do("styx", "shoot roland-1", "decline")
    assert f.asked == ("empire", "spare"), "neither defence nor Counterblow"
    f.do("empire", "decline")
    assert (f.unit("roland-1").wounds, f.active) == (1, "roland-1")


@pytest.mark.rule("FC-16.6", "FC-16.8")
def test_an_exhausted_unit_moves_into_difficult_terrain_but_does_not_run_there() -> None:
    f = Field(own("legionnaires", "f6", order="red", fatigue=2), ground={"g6": "F"})
    assert f.rule("empire", "move-by g6") is None
    assert f.rule("empire", "run-by g6") == "FC-16.8"


@pytest.mark.rule("FC-16.7", "FC-16.3")
@pytest.mark.parametrize(("ground", "strikes"), [("F", True), (".", False)])
def test_a_step_inside_one_forest_does_not_end_the_activation(ground: str, strikes: bool) -> None:  # noqa: FBT001
    f = Field(own("legionnaires", "e6", order="red"), foe("undead_cavalry", "g6"), ground={"e6": ground, "f6": "F"})
    f.do("empire", "move f6")
    assert (f.active == "legionnaires-1" and "attack undead_cavalry-1" in f.options("empire")) is strikes


@pytest.mark.rule("FC-16.1", "FC-16.4")
def test_a_path_is_no_longer_than_the_unit_moves_or_runs() -> None:
    f = Field(own("legionnaires", "c6", order="red"))
    assert (f.rule("empire", "move-by d6 e6"), f.rule("empire", "move-by d6 e6 f6")) == (None, "FC-16.1")
    assert f.rule("empire", "run-by d6 e6 f6 g6") is None
    assert f.rule("empire", "run-by d6 e6 f6 g6 h6") == "FC-16.4"


@pytest.mark.rule("FC-16.6", "FC-16.7")
def test_from_one_forest_over_open_ground_into_another_the_activation_ends() -> None:
    f = Field(own("legionnaires", "f6", order="red"), foe(CAVALRY, "i6"), ground={"f6": "F", "h6": "F"})
    f.do("empire", "move h6")
    assert (f.at("legionnaires-1"), f.active) == ("h6", SENTINEL)


@pytest.mark.rule("FC-26.13", "FC-16.6")
@pytest.mark.parametrize("action", ["move h6", "run h6"])
def test_who_flies_into_a_forest_attacks_nobody_from_there(action: str) -> None:
    f = Field(foe("vargoth", "e6", order="red"), own("roland", "i6"), ground={"h6": "F"}, turn="styx")
    f.do("styx", action)
    assert (f.at("vargoth-1"), f.active) == ("h6", SENTINEL)


@pytest.mark.rule("FC-16.4", "FC-19.18", "FC-15.17")
def test_the_token_for_an_attack_after_a_run_is_no_die_for_who_has_none() -> None:
    drained = [["zombie_archers-1", "activation", "dice", 0, -1, 0]]
    f = Field(foe("zombie_archers", "c6", order="red"), own("roland", "g6"), effects=drained, turn="styx")
    f.do("styx", "run f6")
    assert (f.unit("zombie_archers-1").fatigue, f.active) == (0, SENTINEL)


@pytest.mark.rule("FC-16.8", "FC-15.4")
@pytest.mark.parametrize(("fatigue", "offered"), [(0, True), (2, False)])
def test_a_run_into_a_forest_is_offered_to_who_can_take_the_token(fatigue: int, offered: bool) -> None:  # noqa: FBT001
    f = Field(own("legionnaires", "c6", order="red", fatigue=fatigue), ground={"f6": "F", "d7": "F"})
    assert [option in f.options("empire") for option in ("run f6", "move d7", "run d7")] == [offered, True, False]


@pytest.mark.rule("FC-16.7")
def test_a_unit_goes_through_a_whole_forest_in_which_it_stands() -> None:
    woods = dict.fromkeys(("f6", "g6", "h6", "i6"), "F")
    f = Field(own("legionnaires", "f6", order="red", fatigue=2), ground=woods)
    assert {"move g6", "move h6", "run i6", "run j6"} <= set(f.options("empire"))
    assert "move i6" not in f.options("empire")
    f.do("empire", "run i6")
    assert (f.at("legionnaires-1"), f.unit("legionnaires-1").fatigue) == ("i6", 2)
