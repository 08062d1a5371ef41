"""Chapters 19 to 22: melee, panic and retreat, advance, support and weak units."""

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from warhall.games.fantasy_commander import GAME, events
from warhall.games.fantasy_commander.retreat import routes, take_source
from warhall.games.fantasy_commander.score import destroy
from warhall.games.fantasy_commander.tables import FLIGHT

CAVALRY = "undead_cavalry"


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled)]


@pytest.mark.rule("FC-19.1", "FC-19.2")
def test_only_an_enemy_in_contact_is_attacked_and_nobody_has_to() -> None:
    f = Field(own("legionnaires", "f6", order="red"), own("roland", "e6"), foe(CAVALRY, "g6"), foe("imelstar", "h6"))
    assert f.rule("empire", "attack imelstar-1") == "FC-19.1"
    assert f.rule("empire", "attack roland-1") == "FC-19.1"
    assert {"attack undead_cavalry-1", "pass"} <= set(f.options("empire"))
    f.do("empire", "pass")
    assert f.events(events.AttackDeclared) == []


@pytest.mark.card("defender")
@pytest.mark.rule("FC-19.3", "FC-26.9", "FC-26.38")
def test_the_defender_steps_in_before_dice_are_fixed_and_only_once() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("roland", "g6"), own("legionnaires_veteran", "g5"),
        own("legionnaires_champion", "g7"), roll="shield shield shield", turn="styx",
    )  # fmt: skip
    f.do("styx", "attack roland-1")
    assert f.asked == ("empire", "redirect")
    f.do("empire", "redirect legionnaires_veteran-1")
    assert f.asked == ("styx", "attack-die")
    assert f.view.attack is not None
    assert f.view.attack.target == "legionnaires_veteran-1"


@pytest.mark.rule("FC-19.6")
def test_the_attacker_rerolls_before_the_defender_rolls() -> None:
    f = Field(
        own("roland", "f6", order="red"), foe(CAVALRY, "g6", defends=True),
        roll="shield shield shield shield hit  hit hit",
        sides={"empire": {"reserve": {"red": 1}}},
    )  # fmt: skip
    f.do("empire", "pay 1", "attack undead_cavalry-1", "decline").do("styx", "decline")
    assert (f.asked, rolls(f)) == (("empire", "reroll"), [4])
    f.do("empire", "reroll shield", "done")
    assert rolls(f) == [4, 2]


@pytest.mark.rule("FC-19.11")
def test_ignored_results_go_before_blocks_are_used() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("legionnaires_champion", "g6", defends=True, fatigue=2),
        roll="hit full full  shield support support", turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires_champion-1")
    assert f.left("legionnaires_champion-1") == 3


@pytest.mark.rule("FC-19.12", "FC-19.7")
def test_the_attackers_shields_only_block() -> None:
    f = Field(own("roland", "f6", order="red"), foe(CAVALRY, "g6", defends=True), roll="shield " * 4 + "hit hit")
    f.fight("empire", "attack undead_cavalry-1")
    assert (f.unit("roland-1").wounds, f.left("undead_cavalry-1")) == (0, 3)


@pytest.mark.rule("FC-19.14")
def test_regroup_comes_after_the_town_and_before_the_token() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6"), ground={"g6": "T"}, roll="hit hit hit", turn="styx"
    )
    f.do("styx", "attack legionnaires-1", "decline")
    assert f.asked == ("empire", "regroup")
    assert f.view.attack is not None
    assert f.view.attack.damage == 2, "the town has taken its damage off"
    f.do("empire", "use")
    assert f.asked == ("empire", "spare")
    f.do("empire", "tire")
    assert (f.left("legionnaires-1"), f.at("legionnaires-1")) == (4, "h6")


@pytest.mark.rule("FC-19.18")
def test_without_dice_there_is_no_attack() -> None:
    drained = [["zombie_archers-1", "activation", "dice", 0, -1, 0]]
    pieces = (foe("zombie_archers", "f6", order="red", fatigue=1), own("roland", "g6"))
    f = Field(*pieces, effects=drained, turn="styx")
    assert f.rule("styx", "attack roland-1") == "FC-19.18"
    assert Field(*pieces, turn="styx").rule("styx", "attack roland-1") is None


@pytest.mark.rule("FC-19.18", "FC-19.4")
def test_a_fatigue_token_may_be_the_only_die_of_an_attack_and_is_then_no_choice() -> None:
    drained = [["zombie_archers-1", "activation", "dice", 0, -2, 0]]
    pieces = (foe("zombie_archers", "f6", order="red"), own("roland", "g6", fatigue=2))
    f = Field(*pieces, effects=drained, turn="styx", roll="hit").fight("styx", "attack roland-1")
    assert "attack-die" not in f.reactions
    assert f.unit("zombie_archers-1").fatigue == 1
    assert [len(event.faces) for event in f.events(events.Rolled)] == [1]


@pytest.mark.rule("FC-19.18")
def test_defence_dice_are_never_fewer_than_none() -> None:
    drained = [["legionnaires-1", "round", "dice", 2, -3, 0]]
    pieces = (foe("undead_cavalry", "f6", order="red", fatigue=2), own("legionnaires", "g6", defends=True, fatigue=2))
    f = Field(*pieces, effects=drained, turn="styx", roll="hit shield shield").fight("styx", "attack legionnaires-1")
    assert f.left("legionnaires-1") == 3
    assert [len(event.faces) for event in f.events(events.Rolled)] in ([3], [3, 0])


@pytest.mark.rule("FC-19.19")
def test_the_panic_of_a_destroyed_unit_is_lost() -> None:
    f = Field(own("roland", "f6", order="red"), foe(CAVALRY, "g6", wounds=2), roll="hit hit panic panic")
    f.fight("empire", "attack undead_cavalry-1")
    assert f.unit("undead_cavalry-1").destroyed
    assert f.events(events.Panicked) == []


@pytest.mark.card("resurgent")
@pytest.mark.rule("FC-19.22", "FC-26.29", "FC-18.11")
def test_panic_of_a_resurgent_unit_counts_as_damage_before_town_and_token() -> None:
    f = Field(own("roland", "f6", order="red"), foe("zombie_warriors", "g6"), ground={"g6": "T"}, roll="panic " * 4)
    f.fight("empire", "attack zombie_warriors-1", spare="tire")
    assert (f.left("zombie_warriors-1"), f.at("zombie_warriors-1")) == (3, "g6")


@pytest.mark.rule("FC-20.1", "FC-20.7", "FC-20.13")
def test_a_panic_that_is_not_blocked_costs_order_and_ground() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6", order="blue"), ground={"h6": "c"},
        roll="panic shield shield", turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert (f.at("legionnaires-1"), f.unit("legionnaires-1").order) == ("h6", None)
    assert f.unit("legionnaires-1").fatigue == 0, "a retreat starts no effects"


@pytest.mark.rule("FC-20.13", "FC-7.5")
def test_a_retreat_into_a_capture_point_gives_control() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6"), scenario="s4", points=["h6"],
        roll="panic shield shield  hit hit", turn="styx", ground={},
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1").do("empire", "pass")
    assert f.vp() == (1, 0)


@pytest.mark.rule("FC-20.7")
def test_the_order_is_lost_even_if_the_unit_cannot_move() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6", order="blue", fatigue=2), ground={"h6": "R"},
        roll="panic shield shield", turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert (f.at("legionnaires-1"), f.unit("legionnaires-1").order, f.left("legionnaires-1")) == ("g6", None, 3)


@pytest.mark.rule("FC-20.9")
@pytest.mark.parametrize(
    ("ground", "roll", "at", "wounds"),
    [
        ({"h6": "R"}, "panic panic shield shield", "i6", 0),
        ({"h6": "F"}, "panic panic shield shield", "i6", 0),
        ({"i6": "R"}, "panic panic shield shield", "h6", 1),
    ],
)
def test_a_flying_unit_retreats_over_everything_and_ends_where_it_may(
    ground: dict[str, str], roll: str, at: str, wounds: int
) -> None:
    f = Field(own("roland", "f6", order="red"), foe("vargoth", "g6", fatigue=2), ground=ground, roll=roll)
    f.fight("empire", "attack vargoth-1")
    assert (f.at("vargoth-1"), f.unit("vargoth-1").wounds) == (at, wounds)


@pytest.mark.rule("FC-20.9")
def test_a_ranger_is_not_stopped_by_a_forest_on_its_retreat() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("starkov", "g6", fatigue=3), ground={"h6": "F"}, roll="panic panic shield",
        turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack starkov-1")
    assert (f.at("starkov-1"), f.unit("starkov-1").wounds) == ("i6", 0)


@pytest.mark.rule("FC-20.10", "FC-26.22", "FC-20.11", "FC-26.31")
def test_retreat_damage_destroys_for_the_attacker_but_is_not_dealt() -> None:
    f = Field(
        foe("imelstar", "f6", order="red", wounds=1), own("imperial_shooters", "g6", wounds=2, fatigue=2),
        ground={"h6": "R"}, scenario="s4", roll="panic shield shield", turn="styx",
        sides={"styx": {"reserve": {"green": 1}}},
    )  # fmt: skip
    f.do("styx", "pay 1", "attack imperial_shooters-1", "decline")
    assert f.asked == ("styx", "necromancy"), "no Vampirism before it"
    f.do("styx", "use")
    assert f.unit("imperial_shooters-1").destroyed
    assert f.vp() == (0, 1)
    assert f.at("zombie_recruits-1") == "g6"


@pytest.mark.rule("FC-21.8", "FC-23.15")
def test_nobody_advances_after_a_shot() -> None:
    f = Field(own("imperial_shooters", "f6", order="red"), foe(CAVALRY, "h6"), roll="panic shield shield")
    f.do("empire", "shoot undead_cavalry-1", "decline")
    assert (f.at("undead_cavalry-1"), f.at("imperial_shooters-1"), f.active) == ("i6", "f6", SENTINEL)


@pytest.mark.rule("FC-21.1", "FC-21.10", "FC-21.5")
@pytest.mark.parametrize(("answer", "at"), [("advance", "g6"), ("decline", "f6")])
def test_an_advance_is_optional_and_needs_no_token_for_difficult_terrain(answer: str, at: str) -> None:
    f = Field(
        own("roland", "f6", order="red", fatigue=2), foe(CAVALRY, "g6", wounds=2, fatigue=2), ground={"g6": "F"},
        roll="full shield shield shield",
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1", advance=answer)
    assert (f.at("roland-1"), f.unit("roland-1").fatigue) == (at, 2)


@pytest.mark.rule("FC-21.2")
def test_no_advance_into_a_hex_that_is_not_free() -> None:
    f = Field(own("roland", "f6", order="red"), foe(CAVALRY, "g6"), ground={"h6": "R"}, roll="panic " + "shield " * 3)
    f.do("empire", "attack undead_cavalry-1", "decline").do("styx", "decline")
    assert (f.left("undead_cavalry-1"), f.active) == (2, SENTINEL)


@pytest.mark.rule("FC-21.7", "FC-26.20", "FC-26.39")
def test_no_advance_after_a_multiple_attack() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe(CAVALRY, "g6", wounds=2, fatigue=2), roll="hit " + "shield " * 4,
        sides={"empire": {"reserve": {"red": 1}}},
    )  # fmt: skip
    f.do("empire", "pay 1", "sweep")
    assert f.unit("undead_cavalry-1").destroyed
    assert (f.at("crusader-1"), f.active) == ("f6", SENTINEL)


@pytest.mark.rule("FC-22.4", "FC-23.16", "FC-23.10")
def test_there_is_no_support_in_shooting_but_own_units_may_be_beside_the_target() -> None:
    f = Field(
        own("imperial_shooters", "f6", order="red"), own("roland", "j6"), foe(CAVALRY, "i6", fatigue=2),
        roll="support " * 3,
    )  # fmt: skip
    f.fight("empire", "shoot undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 3, "long distance, and Roland gives no support"


@pytest.mark.rule("FC-22.10")
def test_weakness_is_that_of_the_roll_not_of_the_losses() -> None:
    f = Field(
        own("legionnaires", "f6", order="red", wounds=2, fatigue=2),
        foe(CAVALRY, "g6", wounds=1, fatigue=2, defends=True),
        roll="full support support  full hit",
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert (f.left("undead_cavalry-1"), f.unit("legionnaires-1").destroyed) == (1, True)
    f = Field(
        foe("zombie_warriors_veteran", "f6", order="red", wounds=4),
        turn="styx",
        sides={"styx": {"reserve": {"green": 1}}},
    )
    assert f.unit("zombie_warriors_veteran-1").weak
    f.do("styx", "pay 1")
    assert not f.unit("zombie_warriors_veteran-1").weak


@pytest.mark.rule("FC-22.9", "FC-22.7")
@pytest.mark.parametrize(("unit", "wounds", "weak"), [("roland", 3, False), ("legionnaires", 3, True)])
def test_heroes_are_never_weak(unit: str, wounds: int, weak: bool) -> None:  # noqa: FBT001
    assert Field(own(unit, "f6", order="red", wounds=wounds)).unit(f"{unit}-1").weak is weak


@pytest.mark.rule("FC-20.6", "FC-16.7")
@pytest.mark.parametrize(("ground", "end", "left"), [("F", "i6", 3), (".", "h6", 2)])
def test_a_retreat_inside_one_forest_is_not_stopped_by_it(ground: str, end: str, left: int) -> None:
    f = Field(
        own("legionnaires", "f6", order="red"), foe("undead_cavalry", "g6", fatigue=2),
        ground={"g6": ground, "h6": "F", "i6": "F"}, roll="panic panic shield",
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert (f.at("undead_cavalry-1"), f.left("undead_cavalry-1")) == (end, left)


@pytest.mark.rule("FC-19.22", "FC-26.29")
def test_the_panic_that_a_resurgent_attacker_gets_back_counts_as_damage() -> None:
    f = Field(
        foe("zombie_warriors", "f6", order="red"), own("legionnaires", "g6", defends=True),
        roll="shield hit hit  panic panic", turn="styx",
    )  # fmt: skip
    before = f.left("zombie_warriors-1")
    f.fight("styx", "attack legionnaires-1")
    assert (f.left("zombie_warriors-1"), f.at("zombie_warriors-1")) == (before - 1, "f6"), "one is blocked"


@pytest.mark.rule("FC-21.1", "FC-20.14")
def test_whoever_is_routed_back_does_not_advance() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6", defends=True, wounds=2),
        roll="hit hit hit  panic panic", turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert "advance" not in f.reactions
    assert f.at("undead_cavalry-1") not in ("f6", "g6")


@pytest.mark.rule("FC-13.23", "FC-22.5")
def test_own_units_in_contact_calm_whoever_panics_because_of_a_card() -> None:
    for friends, steps in (((), 2), (("e6", "f7"), 1)):
        f = Field(own("legionnaires", "f6"), foe(CAVALRY, "i6"), *(own("legionnaires", name) for name in friends))
        take_source(f.g, 1, 1, 1, 0, 2)
        assert f.g.attack is not None
        assert f.g.attack.steps == steps


@pytest.mark.rule("FC-20.8", "FC-20.9")
def test_only_a_flyer_retreats_over_units_where_no_hex_is_free() -> None:
    board = GAME.tables.board
    at, origin = board.cell_named("f6"), board.cell_named("d6")
    away = board.farther(at, origin)
    f = Field(foe("vargoth", "f6"), own("roland", "d6"), *(own("legionnaires", board.name(cell)) for cell in away))
    assert routes(f.g, 0, at, origin, FLIGHT) == away
    assert routes(f.g, 0, at, origin, 0) == []


@pytest.mark.rule("FC-17.1", "FC-4.2")
def test_a_destroyed_unit_defends_no_more() -> None:
    f = Field(own("roland", "f6"), foe(CAVALRY, "g6", defends=True))
    assert f.g.defended >> 1 & 1
    destroy(f.g, 1)
    assert not f.g.defended >> 1 & 1


@pytest.mark.rule("FC-19.19", "FC-20.14")
def test_an_attacker_destroyed_by_the_answer_does_not_retreat() -> None:
    f = Field(
        own("legionnaires", "f6", order="red", wounds=3, fatigue=2), foe(CAVALRY, "g6", defends=True, fatigue=2),
        roll="support support support  hit panic",
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert f.unit("legionnaires-1").destroyed
    assert f.events(events.Panicked) == []


@pytest.mark.rule("FC-21.5", "FC-27.16")
@pytest.mark.parametrize(("ground", "asked"), [("~", False), (".", True)])
def test_nobody_advances_into_the_river_in_which_the_hydra_fell(ground: str, asked: bool) -> None:  # noqa: FBT001
    f = Field(
        own("roland", "f6", order="red", fatigue=2), foe("demonic_hydra", "g6", wounds=6, fatigue=3), scenario="s5",
        ground={"f6": ".", "g6": ground}, roll="hit shield shield shield",
    )  # fmt: skip
    f.do("empire", "attack demonic_hydra-1")
    assert f.unit("demonic_hydra-1").destroyed
    assert (f.asked == ("empire", "advance")) is asked
