"""Movement and run (FC-16), retreat (FC-20), declared defence (FC-17), fatigue and rest (FC-15)."""

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own


@pytest.mark.case("FC-K044")
@pytest.mark.rule("FC-16.6")
def test_entering_a_forest_ends_the_activation() -> None:
    f = Field(own("equestrian_knights", "e6", order="red"), foe("imelstar", "h6"), ground={"g6": "F"})
    f.do("empire", "move-by f6 g6")
    assert f.at("equestrian_knights-1") == "g6"
    assert f.active == SENTINEL


@pytest.mark.case("FC-K045")
@pytest.mark.rule("FC-16.7", "FC-16.9")
def test_from_forest_to_forest_and_out_does_not_stop() -> None:
    f = Field(own("legionnaires", "c2", order="red"), foe("imelstar", "b4"), scenario="s1")
    f.do("empire", "move-by b2 b3")
    assert f.asked == ("empire", "strike")


@pytest.mark.case("FC-K046")
@pytest.mark.rule("FC-16.8", "FC-15.4", "FC-15.8")
def test_running_into_difficult_terrain_costs_a_token() -> None:
    ground = {"i6": "T"}
    tired = Field(own("legionnaires", "f6", order="red", fatigue=2), ground=ground)
    assert tired.rule("empire", "run i6") == "FC-16.8"
    assert tired.rule("empire", "run-by g6 h6 i6") == "FC-16.8"
    fresh = Field(own("legionnaires", "f6", order="red"), ground=ground).do("empire", "run i6")
    assert (fresh.at("legionnaires-1"), fresh.unit("legionnaires-1").fatigue) == ("i6", 1)
    assert fresh.active == SENTINEL


@pytest.mark.case("FC-K047")
@pytest.mark.rule("FC-16.2", "FC-16.1", "FC-16.13")
def test_units_block_the_way_own_ones_too() -> None:
    f = Field(own("legionnaires", "f6", order="red"), own("imperial_shooters", "g6"))
    assert f.rule("empire", "move-by g6 h6") == "FC-16.2"
    assert f.rule("empire", "move h6") == "FC-16.1"
    assert "run h6" in f.options("empire")
    reason = f.refusal("empire", "move g6")
    assert reason is not None
    assert str(reason.args["unit"]).count("imperial_shooters-1")


@pytest.mark.case("FC-K048")
@pytest.mark.rule("FC-18.6", "FC-18.7", "FC-18.8", "FC-16.10")
def test_river_ford_and_bridge() -> None:
    bridge = Field(own("legionnaires", "g7", order="red"), scenario="s1").do("empire", "move-by g6 g5")
    assert bridge.at("legionnaires-1") == "g5"
    ford = Field(own("legionnaires", "c7", order="red"), scenario="s1")
    assert ford.rule("empire", "move-by c6 c5") == "FC-16.6"
    ford.do("empire", "move c6")
    assert ford.active == SENTINEL
    river = Field(own("legionnaires", "e7", order="red"), scenario="s1")
    assert river.rule("empire", "move e6") == "FC-16.10"


@pytest.mark.case("FC-K049")
@pytest.mark.rule("FC-26.12", "FC-26.13")
@pytest.mark.card("flight")
def test_flight_passes_over_everything_and_ends_where_it_may() -> None:
    f = Field(foe("vargoth", "f6", order="red"), own("roland", "g6"), ground={"h6": "R", "i6": "F"}, turn="styx")
    assert f.rule("styx", "move-by g6 h6") == "FC-26.13"
    assert f.rule("styx", "move-by g6") == "FC-26.13"
    f.do("styx", "move-by g6 h6 i6")
    assert f.at("vargoth-1") == "i6"
    assert f.active == SENTINEL


@pytest.mark.case("FC-K050")
@pytest.mark.rule("FC-17.4", "FC-12.11", "FC-17.7")
def test_a_yellow_order_may_be_given_up_for_defence() -> None:
    f = Field(
        own("legionnaires", "f6", order="red"), foe("zombie_warriors", "g6", order="yellow"), roll="hit hit hit  shield"
    )
    f.fight("empire", "attack zombie_warriors-1", defence="defend")
    unit = f.unit("zombie_warriors-1")
    assert (unit.left, unit.defends, unit.order) == (3, True, None)


@pytest.mark.case("FC-K052")
@pytest.mark.rule("FC-17.5")
def test_without_order_and_token_no_dice_are_rolled() -> None:
    f = Field(foe("zombie_warriors", "f6", order="red"), own("legionnaires", "g6"), turn="styx", roll="hit full shield")
    f.fight("styx", "attack legionnaires-1")
    assert f.left("legionnaires-1") == 2
    assert f.dice.left == 0


@pytest.mark.case("FC-K053")
@pytest.mark.rule("FC-17.3")
def test_defence_cannot_follow_a_move() -> None:
    f = Field(own("legionnaires", "f6", order="red"), foe("imelstar", "h6")).do("empire", "move g6")
    assert f.rule("empire", "defend") == "FC-17.3"


@pytest.mark.case("FC-K037")
@pytest.mark.rule("FC-15.1", "FC-15.17", "FC-16.4")
def test_the_token_of_an_attack_after_a_run_gives_no_die() -> None:
    f = Field(own("legionnaires", "c6", order="red"), foe("undead_cavalry", "g6"), roll="shield shield shield")
    f.do("empire", "run f6", "attack undead_cavalry-1")
    f.react()
    assert f.unit("legionnaires-1").fatigue == 1
    assert f.dice.left == 0


@pytest.mark.case("FC-K043")
@pytest.mark.rule("FC-15.6", "FC-19.14")
def test_a_token_takes_one_damage_off() -> None:
    f = Field(own("equestrian_knights", "f6", order="red"), foe("undead_cavalry", "g6"), roll="hit hit shield shield")
    f.fight("empire", "attack undead_cavalry-1", spare="tire")
    assert (f.left("undead_cavalry-1"), f.unit("undead_cavalry-1").fatigue) == (2, 1)


@pytest.mark.case("FC-K041")
@pytest.mark.rule("FC-15.13", "FC-27.8", "FC-15.12", "FC-15.18")
def test_rest_beside_an_enemy_only_where_the_scenario_allows_it() -> None:
    town = own("legionnaires", "d5", order="green", fatigue=2, wounds=1)
    f = Field(town, foe("imelstar", "e5"), scenario="s1", colour="green")
    assert f.rule("empire", "rest") == "FC-15.13"
    f = Field(town, foe("imelstar", "e5"), scenario="s2", colour="green").do("empire", "rest")
    assert (f.unit("legionnaires-1").fatigue, f.left("legionnaires-1")) == (0, 4)


@pytest.mark.case("FC-K042")
@pytest.mark.rule("FC-15.16", "FC-15.18")
def test_rest_without_fatigue_heals_in_a_town() -> None:
    f = Field(own("imperial_shooters", "f6", order="red", wounds=1), ground={"f6": "T"}).do("empire", "rest")
    assert f.left("imperial_shooters-1") == 3
    f = Field(foe("bone_colossus", "f6", order="red"), turn="styx")
    assert f.rule("styx", "rest") == "FC-15.16"


@pytest.mark.case("FC-K067")
@pytest.mark.rule("FC-20.2", "FC-20.3", "FC-20.5", "FC-20.7")
def test_a_blocked_retreat_costs_damage_and_the_order() -> None:
    f = Field(
        foe("undead_cavalry", "f6", order="red"), own("legionnaires", "g6", order="blue"),
        own("imperial_shooters", "i6"), turn="styx", roll="panic panic shield",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    unit = f.unit("legionnaires-1")
    assert (unit.hex, unit.left, unit.order) == ("h6", 3, None)


@pytest.mark.case("FC-K068")
@pytest.mark.rule("FC-20.6")
@pytest.mark.parametrize(("roll", "left"), [("panic panic shield", 3), ("panic shield shield", 4)])
def test_a_forest_stops_a_retreat(roll: str, left: int) -> None:
    f = Field(
        foe("undead_cavalry", "f6", order="red"), own("legionnaires", "g6"), ground={"h6": "F"}, turn="styx", roll=roll
    )
    f.fight("styx", "attack legionnaires-1")
    assert (f.at("legionnaires-1"), f.left("legionnaires-1")) == ("h6", left)


@pytest.mark.case("FC-K069")
@pytest.mark.rule("FC-20.5")
def test_at_the_edge_of_the_board_panic_is_damage() -> None:
    f = Field(
        foe("undead_cavalry", "l6", order="red"), own("legionnaires", "m6", order="blue"), turn="styx",
        roll="panic panic shield",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert (f.at("legionnaires-1"), f.left("legionnaires-1"), f.unit("legionnaires-1").order) == ("m6", 2, None)


@pytest.mark.case("FC-K070")
@pytest.mark.rule("FC-20.4", "FC-20.8")
def test_off_every_row_the_owner_chooses_the_way_of_a_ranged_panic() -> None:
    shooter, target = foe("zombie_archers", "e6", order="red"), own("legionnaires", "g5")
    f = Field(shooter, target, own("imperial_shooters", "g4"), turn="styx", roll="panic shield shield")
    f.fight("styx", "shoot legionnaires-1")
    assert f.at("legionnaires-1") == "h5"
    f = Field(shooter, target, turn="styx", roll="panic shield shield").fight("styx", "shoot legionnaires-1")
    assert f.asked == ("empire", "retreat")
    assert sorted(f.options("empire")) == ["retreat g4", "retreat h5"]
    f = Field(
        shooter, target, own("imperial_shooters", "g4"), own("roland", "h5"), turn="styx", roll="panic shield shield"
    )
    # Formation of two neighbours would ignore the panic; a second one is needed.
    f.fight("styx", "shoot legionnaires-1")
    assert f.at("legionnaires-1") == "g5"


@pytest.mark.case("FC-K071")
@pytest.mark.rule("FC-20.4")
def test_along_a_row_a_ranged_panic_goes_straight() -> None:
    f = Field(
        foe("zombie_archers", "d6", order="red"), own("legionnaires", "g6", order="blue"), ground={"h6": "R"},
        turn="styx", roll="panic shield shield",
    )  # fmt: skip
    f.fight("styx", "shoot legionnaires-1")
    assert (f.at("legionnaires-1"), f.left("legionnaires-1"), f.unit("legionnaires-1").order) == ("g6", 3, None)


@pytest.mark.rule("FC-4.9", "FC-16.4")
@pytest.mark.card("iron_march", "forced_march")
@pytest.mark.parametrize(("speed", "far"), [(0, "g6"), (1, "h6"), (2, "i6"), (-1, "f6")])
def test_a_card_of_speed_lengthens_the_run_as_it_does_the_move(speed: int, far: str) -> None:
    """Legionnaires move 2 and run 4: from c6 to g6."""
    effects = [["legionnaires-1", "round", "speed", speed, 0, 0]] if speed else []
    f = Field(own("legionnaires", "c6", order="red"), effects=effects)
    assert {f.rule("empire", f"run {hex_}") for hex_ in ("e6", "f6", far)} == {None}
    assert f.rule("empire", f"run {chr(ord(far[0]) + 1)}6") == "FC-16.4"
    reached = chr(ord("e") + speed) + "6"
    assert f.rule("empire", f"move {reached}") is None
    assert f.rule("empire", f"move {chr(ord(reached[0]) + 1)}6") == "FC-16.1"
    assert f"run {far}" in f.options("empire")
