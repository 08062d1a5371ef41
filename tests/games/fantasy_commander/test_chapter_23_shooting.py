"""Chapters 23 to 25: ranged attacks, the end phase, victory."""

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.contexts import NOT_MOVED, RAN, Attack
from warhall.games.fantasy_commander.ranged import no_shot_at
from warhall.games.fantasy_commander.results import attackers_results
from warhall.games.fantasy_commander.state import BY_MELEE, BY_SHOT
from warhall.games.fantasy_commander.tables import HIT, PANIC, TERRIFYING

CAVALRY = "undead_cavalry"
SHOOTERS = "imperial_shooters"


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled)]


def places(f: Field) -> tuple[int, ...] | None:
    """Who has won: the places of both sides."""
    return None if f.g.result is None else tuple(f.g.result.places)


@pytest.mark.rule("FC-23.1", "FC-23.22")
def test_no_shot_in_contact_with_an_enemy_at_anybody() -> None:
    f = Field(own(SHOOTERS, "f6", order="red"), foe(CAVALRY, "g6"), foe("imelstar", "d6"))
    assert f.rule("empire", "shoot undead_cavalry-1") == "FC-23.1"
    assert f.rule("empire", "shoot imelstar-1") == "FC-23.1"


@pytest.mark.rule("FC-23.4")
@pytest.mark.parametrize("between", [own("roland", "g6"), foe("imelstar", "g6")])
def test_units_of_either_side_block_the_line(between: object) -> None:
    f = Field(own(SHOOTERS, "e6", order="red"), between, foe(CAVALRY, "h6"))  # type: ignore[arg-type]
    reason = f.refusal("empire", "shoot undead_cavalry-1")
    assert reason is not None
    assert reason.rule == "FC-23.4"
    assert [each.id for each in reason.args["hexes"]] == ["g6"]


@pytest.mark.rule("FC-23.8", "FC-18.5")
def test_from_a_hill_enemies_and_terrain_still_block() -> None:
    hill = {"e6": "H"}
    pieces = (own(SHOOTERS, "e6", order="red"), foe(CAVALRY, "h6"))
    assert Field(*pieces, own("roland", "g6"), ground=hill).rule("empire", "shoot undead_cavalry-1") is None
    assert Field(*pieces, foe("imelstar", "g6"), ground=hill).rule("empire", "shoot undead_cavalry-1") == "FC-23.4"
    assert Field(*pieces, ground={**hill, "g6": "F"}).rule("empire", "shoot undead_cavalry-1") == "FC-23.5"


@pytest.mark.rule("FC-23.11", "FC-23.13")
def test_the_order_of_a_ranged_attack_and_what_the_defender_can_do() -> None:
    f = Field(
        own(SHOOTERS, "f6", order="red"), foe(CAVALRY, "h6", order="blue"),
        roll="hit panic shield  shield hit panic",
    )  # fmt: skip
    f.do("empire", "shoot undead_cavalry-1")
    assert f.asked == ("empire", "attack-die")
    f.do("empire", "decline")
    assert f.asked == ("styx", "defence")
    f.do("styx", "defend")
    assert f.asked == ("styx", "defence-die")
    f.do("styx", "tire")
    assert rolls(f) == [3, 3]
    assert (f.left("undead_cavalry-1"), f.at("undead_cavalry-1")) == (3, "i6"), "the shield went to the damage"
    assert (f.left("imperial_shooters-1"), f.at("imperial_shooters-1")) == (3, "f6")


@pytest.mark.rule("FC-23.12")
def test_the_shooters_shields_and_the_defenders_support_are_nothing() -> None:
    f = Field(
        own(SHOOTERS, "f6", order="red", fatigue=2), own("roland", "c3"), foe(CAVALRY, "h6", defends=True, fatigue=2),
        foe("imelstar", "i6"), roll="shield full hit  support support",
    )  # fmt: skip
    f.fight("empire", "shoot undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 1


@pytest.mark.rule("FC-23.14", "FC-22.5")
def test_formation_works_against_shots() -> None:
    f = Field(
        own(SHOOTERS, "f6", order="red"), foe(CAVALRY, "h6"), foe("imelstar", "i6"), foe("vargoth", "h7"),
        roll="panic shield shield",
    )  # fmt: skip
    f.fight("empire", "shoot undead_cavalry-1")
    assert f.at("undead_cavalry-1") == "h6"


@pytest.mark.rule("FC-23.18", "FC-26.35")
def test_passive_protection_works_against_magic() -> None:
    f = Field(own("anna_dark", "f6", order="red"), foe("bone_colossus", "h6"), roll="hit hit hit")
    f.fight("empire", "shoot bone_colossus-1")
    assert f.unit("bone_colossus-1").wounds == 2
    f = Field(own("anna_dark", "f6", order="red"), foe(CAVALRY, "h6"), ground={"h6": "F"}, roll="hit hit shield")
    f.fight("empire", "shoot undead_cavalry-1", spare="tire")
    assert f.left("undead_cavalry-1") == 3, "one hit for the forest, one for the token"


@pytest.mark.rule("FC-23.19")
def test_melee_properties_do_not_work_in_shooting() -> None:
    f = Field(own(SHOOTERS, "f6", order="red"), foe(CAVALRY, "h6"), ground={"f6": "H"}, roll="shield " * 3)
    f.fight("empire", "shoot undead_cavalry-1")
    assert rolls(f) == [3]


@pytest.mark.rule("FC-23.20")
def test_one_shot_for_an_activation() -> None:
    f = Field(own(SHOOTERS, "f6", order="red"), foe(CAVALRY, "h6"), foe("imelstar", "h8"), roll="shield " * 3)
    f.fight("empire", "shoot undead_cavalry-1")
    assert f.active == SENTINEL


@pytest.mark.rule("FC-24.1", "FC-24.2", "FC-24.3", "FC-24.4")
def test_the_end_phase_clears_what_is_temporary_then_scores_and_leaves_the_rest() -> None:
    f = Field(
        own("legionnaires", "g6", order="red", fatigue=1, wounds=1), foe(CAVALRY, "a1", defends=True), alone=True,
        scenario="s4", points=["g6"], ground={"c3": "a"}, roll="hit",
        effects=[["undead_cavalry-1", "round", "curse", 0, 0, 0], ["legionnaires-1", "round", "speed", 1, 0, 0]],
        sides={"empire": {"reserve": {"blue": 2}}, "styx": {"deck": ["grave_call"], "discard": ["poison_cloud"]}},
    )  # fmt: skip
    f.do("empire", "pass")
    told = [type(each.event).__name__ for each in f.told]
    assert told.index("RoundEnded") < told.index("VpGained") < told.index("RoundBegan")
    assert f.vp() == (1, 0)
    assert f.unit("undead_cavalry-1").curses == []
    assert not f.unit("undead_cavalry-1").defends
    assert f.unit("legionnaires-1").effects == []
    assert f.view.sides[0].reserve == [1, 0, 0, 0], "the old blue orders are gone, the new die shows red"
    assert (f.view.sides[1].deck, f.view.sides[1].discard) == (1, ["poison_cloud"])
    assert (f.unit("legionnaires-1").fatigue, f.left("legionnaires-1")) == (1, 3)
    assert f.view.terrain[2][2] == "a"


@pytest.mark.rule("FC-25.1")
@pytest.mark.parametrize(("theirs", "won"), [(11, (1, 2)), (12, None)])
def test_the_points_must_be_reached_and_more_than_the_opponents(theirs: int, won: tuple[int, int] | None) -> None:
    f = Field(
        own("roland", "f6", order="red"), foe(CAVALRY, "g6", wounds=2, fatigue=2), scenario="s4", ground={},
        roll="hit shield shield shield", sides={"empire": {"vp": 11}, "styx": {"vp": theirs}}, play_to=12,
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert f.vp() == (12, theirs)
    assert places(f) == won


@pytest.mark.rule("FC-25.2")
def test_in_an_epic_battle_the_last_on_the_map_wins_and_nobody_is_a_draw() -> None:
    f = Field(own("roland", "f6", order="red"), foe(CAVALRY, "g6", wounds=2), alone=True, roll="hit hit shield shield")
    f.fight("empire", "attack undead_cavalry-1")
    assert places(f) == (1, 2)
    f = Field(
        own("legionnaires", "f6", order="red", wounds=3, fatigue=2),
        foe(CAVALRY, "g6", wounds=2, fatigue=2, defends=True),
        alone=True, roll="hit hit hit  hit hit",
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert places(f) == (1, 1)


@pytest.mark.rule("FC-25.3")
@pytest.mark.parametrize(("vp", "won"), [(0, (1, 2)), (3, (1, 2))])
def test_in_a_scenario_a_side_without_units_loses_whatever_the_points(vp: int, won: tuple[int, int]) -> None:
    f = Field(
        own("roland", "f6", order="red"), foe(CAVALRY, "g6", wounds=2), alone=True, scenario="s4", ground={},
        roll="hit hit shield shield", sides={"styx": {"vp": vp}},
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert places(f) == won


@pytest.mark.rule("FC-25.3")
@pytest.mark.parametrize(("vp", "won"), [(3, (2, 1)), (0, (1, 1))])
def test_if_both_are_gone_the_points_decide(vp: int, won: tuple[int, int]) -> None:
    f = Field(
        own("legionnaires", "f6", order="red", wounds=3, fatigue=2),
        foe(CAVALRY, "g6", wounds=2, fatigue=2, defends=True),
        alone=True, scenario="s4", ground={}, roll="hit hit hit  hit hit", sides={"styx": {"vp": vp}},
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert places(f) == won


@pytest.mark.rule("FC-25.5")
@pytest.mark.parametrize(
    ("fields", "won"),
    [
        ({"scenario": "s4", "sides": {"styx": {"vp": 1}}}, (2, 1)),
        ({"scenario": "s4"}, (1, 1)),
        ({"sides": {"empire": {"slain": 35}}}, (1, 2)),
    ],
)
def test_after_the_last_round_more_points_win(fields: dict[str, object], won: tuple[int, int]) -> None:
    f = Field(
        own("roland", "f6", order="red"), foe(CAVALRY, "a1"), alone=True, round=20, ground={}, points=[], **fields
    )  # type: ignore[arg-type]
    f.do("empire", "pass")
    assert places(f) == won


@pytest.mark.rule("FC-24.2")
def test_orders_left_in_reserve_are_discarded_in_the_end_phase() -> None:
    f = Field(
        own("roland", "f6", order="red"), foe(CAVALRY, "a1"), alone=True, round=20,
        sides={"empire": {"reserve": {"blue": 2}}},
    )  # fmt: skip
    assert f.view.sides[0].reserve == [0, 2, 0, 0]
    f.do("empire", "pass")
    assert f.view.sides[0].reserve == [0, 0, 0, 0]


@pytest.mark.rule("FC-25.6")
def test_a_player_may_concede_at_any_time_also_when_the_other_is_to_move() -> None:
    f = Field(own("roland", "f6", order="red"), foe(CAVALRY, "a2"))
    assert f.asked == ("empire", "act")
    f.do("styx", "concede")
    assert places(f) == (1, 2)
    assert f.g.result is not None
    assert f.g.result.rule == "FC-25.6"


@pytest.mark.rule("FC-16.5", "FC-23.2")
def test_nobody_shoots_after_a_run() -> None:
    f = Field(own("imperial_shooters", "f6", order="red"), foe("undead_cavalry", "h6"))
    assert no_shot_at(f.g, 0, 1, NOT_MOVED) is None
    refused = no_shot_at(f.g, 0, 1, RAN)
    assert refused is not None
    assert (refused.rule, refused.message) == ("FC-16.5", "shot-after-run")


@pytest.mark.card("terrifying")
@pytest.mark.rule("FC-26.36")
@pytest.mark.parametrize(("by", "panic"), [(BY_MELEE, 1), (BY_SHOT, 0)])
def test_whoever_is_terrifying_frightens_in_melee_alone(by: int, panic: int) -> None:
    f = Field(own("imperial_shooters", "f6"), foe("undead_cavalry", "g6"))
    attack = Attack(
        by=by, attacker=0, target=1, origin=f.g.hexes[0], place=f.g.hexes[1], own=TERRIFYING,
        attack_roll=[HIT], defence_roll=[], marked=[], path=[],
    )  # fmt: skip
    assert attackers_results(f.g, attack)[PANIC] == panic


@pytest.mark.card("resurgent")
@pytest.mark.rule("FC-26.29", "FC-23.15")
def test_panic_of_a_shot_hurts_the_resurgent() -> None:
    f = Field(
        own("imperial_shooters", "f6", order="red", fatigue=2), foe("zombie_warriors", "h6", order="blue", fatigue=1),
        roll="panic panic shield",
    )  # fmt: skip
    f.fight("empire", "shoot zombie_warriors-1")
    assert (f.left("zombie_warriors-1"), f.at("zombie_warriors-1")) == (3, "h6")
    assert f.active == "zombie_warriors-1", "it has kept its order"


@pytest.mark.card("charge")
@pytest.mark.rule("FC-23.19", "FC-26.4")
def test_a_shot_after_a_move_has_no_dice_for_a_charge() -> None:
    f = Field(
        own("imperial_shooters_champion", "d6", order="red", fatigue=2), foe("undead_cavalry", "h6"),
        sides={"empire": {"deck": ["strong_onslaught"]}}, roll="shield shield shield shield",
    )  # fmt: skip
    f.do("empire", "effect", "move e6").fight("empire", "shoot undead_cavalry-1")
    assert [len(event.faces) for event in f.events(events.Rolled)] == [4]  # type: ignore[attr-defined]
