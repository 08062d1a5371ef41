"""Ranged attacks (FC-23)."""

import pytest

from tests.games.fantasy_commander.field import Field, foe, own


@pytest.mark.case("FC-K091")
@pytest.mark.rule("FC-23.9", "FC-23.10", "FC-23.12")
@pytest.mark.parametrize(("at", "left"), [("h6", 0), ("j6", 1)])
def test_support_counts_at_base_distance_only(at: str, left: int) -> None:
    f = Field(own("imperial_shooters", "f6", order="red"), foe("undead_cavalry", at), roll="hit support full")
    f.fight("empire", "shoot undead_cavalry-1")
    assert f.left("undead_cavalry-1") == left


@pytest.mark.case("FC-K091")
@pytest.mark.rule("FC-23.9")
def test_beyond_the_maximum_there_is_no_shot() -> None:
    f = Field(own("imperial_shooters", "f6", order="red"), foe("undead_cavalry", "k6"))
    assert f.rule("empire", "shoot undead_cavalry-1") == "FC-23.9"


@pytest.mark.case("FC-K092")
@pytest.mark.rule("FC-23.3", "FC-23.6", "FC-23.7")
def test_a_line_along_an_edge_needs_two_blocking_hexes() -> None:
    shooter, target = own("imperial_shooters", "g6", order="red"), foe("undead_cavalry", "g4")
    assert Field(shooter, target, ground={"g5": "F"}).rule("empire", "shoot undead_cavalry-1") is None
    both = Field(shooter, target, ground={"g5": "F", "h5": "R"})
    reason = both.refusal("empire", "shoot undead_cavalry-1")
    assert reason is not None
    assert reason.rule == "FC-23.6"
    assert len(reason.args["hexes"]) == 2  # type: ignore[arg-type]
    mixed = Field(shooter, target, own("roland", "h5"), ground={"g5": "F"})
    assert mixed.rule("empire", "shoot undead_cavalry-1") == "FC-23.6"


@pytest.mark.case("FC-K093")
@pytest.mark.rule("FC-23.5", "FC-18.4")
def test_the_forest_of_the_target_does_not_block_but_protects() -> None:
    shooter, target = own("imperial_shooters", "g6", order="red"), foe("undead_cavalry", "i6")
    f = Field(shooter, target, ground={"i6": "F"}, roll="hit hit shield").fight("empire", "shoot undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 2
    assert Field(shooter, target, ground={"h6": "F"}).rule("empire", "shoot undead_cavalry-1") == "FC-23.5"


@pytest.mark.case("FC-K094")
@pytest.mark.rule("FC-23.8", "FC-23.4")
def test_from_a_hill_own_units_do_not_block() -> None:
    shooter, target = own("imperial_shooters", "d6", order="red"), foe("undead_cavalry", "g6")
    ground = {"d6": "H"}
    assert (
        Field(shooter, target, own("legionnaires", "e7"), ground=ground).rule("empire", "shoot undead_cavalry-1")
        is None
    )
    f = Field(shooter, target, own("legionnaires", "f6"), ground=ground)
    assert f.rule("empire", "shoot undead_cavalry-1") is None
    f = Field(shooter, target, foe("zombie_warriors", "f6"), ground=ground)
    assert f.rule("empire", "shoot undead_cavalry-1") == "FC-23.4"


@pytest.mark.case("FC-K095")
@pytest.mark.rule("FC-23.1", "FC-23.2", "FC-16.5", "FC-23.22")
@pytest.mark.card("quick_shooter")
def test_only_a_quick_shooter_shoots_after_a_move() -> None:
    target = foe("undead_cavalry", "k6")
    slow = Field(own("imperial_shooters", "f6", order="red"), foe("undead_cavalry", "i6")).do("empire", "move g6")
    assert "shoot undead_cavalry-1" not in slow.options("empire") if slow.asked == ("empire", "strike") else True
    quick = Field(own("imperial_shooters_champion", "f6", order="red"), target).do("empire", "move h6")
    assert "shoot undead_cavalry-1" in quick.options("empire")
    beside = Field(own("imperial_shooters", "f6", order="red"), target, foe("imelstar", "g6"))
    assert beside.rule("empire", "shoot undead_cavalry-1") == "FC-23.1"


@pytest.mark.case("FC-K097")
@pytest.mark.rule("FC-23.17", "FC-23.18", "FC-17.9")
def test_magic_is_not_defended_but_a_town_helps() -> None:
    f = Field(
        own("anna_dark", "f6", order="red"), foe("zombie_warriors", "h6", defends=True, order="blue"),
        ground={"h6": "T"}, roll="hit full support",
    )  # fmt: skip
    f.fight("empire", "shoot zombie_warriors-1")
    assert f.left("zombie_warriors-1") == 3


@pytest.mark.case("FC-K098")
@pytest.mark.rule("FC-22.7", "FC-23.12")
def test_weak_shooters_lose_their_full_results() -> None:
    f = Field(own("imperial_shooters", "f6", order="red", wounds=2), foe("undead_cavalry", "h6"), roll="full full hit")
    f.fight("empire", "shoot undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 2


@pytest.mark.case("FC-K087")
@pytest.mark.rule("FC-26.11", "FC-23.10")
@pytest.mark.card("dominance")
def test_dominance_makes_support_count_at_long_distance() -> None:
    f = Field(
        foe("zombie_archers_champion", "f6", order="red"), own("equestrian_knights", "k6"), turn="styx",
        sides={"styx": {"reserve": {"blue": 1}}}, roll="hit support shield",
    )  # fmt: skip
    f.do("styx", "pay 1").fight("styx", "shoot equestrian_knights-1")
    assert f.left("equestrian_knights-1") == 2


@pytest.mark.case("FC-K112")
@pytest.mark.rule("FC-23.21", "FC-23.3")
def test_a_corner_that_is_touched_does_not_block() -> None:
    shooter, target = own("imperial_shooters_veteran", "e6", order="red"), foe("undead_cavalry", "j5")
    f = Field(shooter, target, own("roland", "g5"), foe("imelstar", "h6"))
    assert f.rule("empire", "shoot undead_cavalry-1") is None
    f = Field(shooter, target, own("roland", "h5"))
    assert f.rule("empire", "shoot undead_cavalry-1") == "FC-23.4"


@pytest.mark.case("FC-K096", "FC-K051")
@pytest.mark.rule("FC-23.13", "FC-17.2", "FC-17.6", "FC-23.14")
def test_a_defender_cannot_harm_the_shooter() -> None:
    f = Field(
        foe("zombie_archers", "d6", order="red"), own("legionnaires", "g6", defends=True), own("roland", "h6"),
        own("imperial_shooters", "g7"), turn="styx", roll="shield shield panic  hit panic",
    )  # fmt: skip
    f.fight("styx", "shoot legionnaires-1")
    assert (f.at("legionnaires-1"), f.left("zombie_archers-1"), f.at("zombie_archers-1")) == ("g6", 4, "d6")
    assert f.dice.left == 0
    assert f.unit("legionnaires-1").defends
