"""Chapter 15: stamina, fatigue and rest."""

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.movement import may_tire

CAVALRY = "undead_cavalry"


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled)]


def struck(roll: str, **tokens: object) -> Field:
    """Cavalry attacks Legionnaires."""
    return Field(foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6", **tokens), roll=roll, turn="styx")


@pytest.mark.rule("FC-15.1", "FC-15.2", "FC-15.20")
def test_a_token_buys_one_attack_die_and_there_is_no_second_token_in_the_activation() -> None:
    f = struck("hit hit hit hit  hit hit", defends=True)
    f.do("styx", "attack legionnaires-1", "tire")
    assert f.asked == ("empire", "defence-die")
    f.do("empire", "decline")
    assert rolls(f) == [4, 2]
    assert f.asked == ("empire", "regroup")
    f.do("empire", "decline")
    assert f.asked == ("empire", "spare"), "the attacker has had its token and is not asked"
    f.do("empire", "decline")
    assert f.left("undead_cavalry-1") == 1
    assert f.unit("undead_cavalry-1").fatigue == 0, "Marauder took the one token off again"


@pytest.mark.rule("FC-15.1")
def test_a_unit_that_is_attacked_may_take_one_token_for_each_attack() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), foe(CAVALRY, "h6", order="red"), own("imperial_shooters", "g6"),
        roll="hit shield shield  hit shield shield", turn="styx",
    )  # fmt: skip
    f.do("styx", "activate undead_cavalry-1").fight("styx", "attack imperial_shooters-1", spare="tire")
    f.fight("styx", "attack imperial_shooters-1", spare="tire")
    assert (f.left("imperial_shooters-1"), f.unit("imperial_shooters-1").fatigue) == (3, 2)


@pytest.mark.rule("FC-15.2")
def test_a_token_buys_a_die_for_a_shot_too() -> None:
    f = Field(own("imperial_shooters", "f6", order="red"), foe(CAVALRY, "h6"), roll="hit shield shield shield")
    f.fight("empire", "shoot undead_cavalry-1", attack_die="tire")
    assert rolls(f) == [4]
    assert f.unit("imperial_shooters-1").fatigue == 1


@pytest.mark.rule("FC-15.4", "FC-16.8")
def test_a_runner_enters_difficult_terrain_for_a_token() -> None:
    f = Field(own("legionnaires", "c6", order="red"), ground={"f6": "F"})
    f.do("empire", "run f6")
    assert (f.at("legionnaires-1"), f.unit("legionnaires-1").fatigue, f.active) == ("f6", 1, SENTINEL)


@pytest.mark.rule("FC-15.5", "FC-15.7", "FC-17.7", "FC-19.4", "FC-19.5")
def test_dice_are_bought_before_any_roll_the_attacker_first() -> None:
    f = struck("shield shield shield shield  shield shield shield", order="blue")
    f.do("styx", "attack legionnaires-1")
    assert (f.asked, rolls(f)) == (("styx", "attack-die"), [])
    f.do("styx", "tire")
    assert (f.asked, rolls(f)) == (("empire", "defence"), [])
    f.do("empire", "defend")
    assert (f.asked, rolls(f)) == (("empire", "defence-die"), [])
    f.do("empire", "tire")
    assert rolls(f) == [4, 3]
    assert f.unit("legionnaires-1").fatigue == 1


@pytest.mark.rule("FC-15.5", "FC-17.5")
def test_a_unit_that_rolls_no_defence_dice_buys_none() -> None:
    f = struck("shield shield shield")
    f.do("styx", "attack legionnaires-1", "decline")
    assert rolls(f) == [3]
    assert f.active == SENTINEL


@pytest.mark.rule("FC-15.6", "FC-19.20")
def test_a_token_takes_one_damage_off_the_attacker_decides_first() -> None:
    f = Field(
        own("equestrian_knights", "f6", order="red"), foe(CAVALRY, "g6", defends=True),
        roll="hit hit support support  hit hit",
    )  # fmt: skip
    f.do("empire", "attack undead_cavalry-1", "decline").do("styx", "decline")
    assert f.asked == ("empire", "spare")
    f.do("empire", "tire")
    assert f.asked == ("styx", "spare")
    f.do("styx", "tire")
    assert (f.left("equestrian_knights-1"), f.left("undead_cavalry-1")) == (3, 2)


@pytest.mark.rule("FC-15.8")
def test_an_exhausted_unit_takes_no_voluntary_token() -> None:
    f = struck("hit hit shield  panic shield", fatigue=2, defends=True)
    f.do("styx", "attack legionnaires-1", "decline")
    assert rolls(f) == [3, 2], "no die was offered to the exhausted defender"
    f.react()
    assert f.left("legionnaires-1") == 3


@pytest.mark.rule("FC-15.8", "FC-16.8", "FC-16.4")
def test_an_exhausted_unit_runs_neither_into_a_forest_nor_to_an_attack() -> None:
    f = Field(own("legionnaires", "c6", order="red", fatigue=2), foe(CAVALRY, "h6"), ground={"e7": "F"})
    assert f.rule("empire", "run e7") == "FC-16.8"
    f.do("empire", "run g6")
    assert f.active == SENTINEL


@pytest.mark.rule("FC-15.9", "FC-15.10")
@pytest.mark.parametrize(
    ("unit", "fatigue", "left", "after"),
    [("legionnaires", 1, 4, 2), ("legionnaires", 2, 3, 2), ("crusader", 0, 5, 0)],
)
def test_a_forced_token_on_the_exhausted_costs_a_miniature_or_health(
    unit: str, fatigue: int, left: int, after: int
) -> None:
    f = Field(own(unit, "f6", order="red", fatigue=fatigue), ground={"g6": "c"}).begin()
    assert (f.left(f"{unit}-1"), f.unit(f"{unit}-1").fatigue) == (left, after)


@pytest.mark.rule("FC-15.10")
def test_a_forced_token_does_not_count_against_the_voluntary_one() -> None:
    f = Field(own("legionnaires", "f6", order="red"), foe(CAVALRY, "g6"), ground={"e6": "c"}, roll="shield " * 4)
    f.begin().fight("empire", "attack undead_cavalry-1", attack_die="tire")
    assert f.unit("legionnaires-1").fatigue == 2


@pytest.mark.rule("FC-15.11")
def test_a_unit_without_stamina_has_none_of_the_benefits() -> None:
    f = Field(own("crusader", "c6", order="red"), foe(CAVALRY, "g6"), ground={"f7": "F"})
    assert f.rule("empire", "run f7") == "FC-16.8"
    f.do("empire", "run f6")
    assert f.active == SENTINEL, "no attack after the run"
    f = Field(own("crusader", "f6", order="red"), foe(CAVALRY, "g6", defends=True), roll="shield shield shield shield")
    f.do("empire", "attack undead_cavalry-1")
    assert f.asked == ("styx", "defence-die")


@pytest.mark.rule("FC-15.12", "FC-15.14")
@pytest.mark.parametrize("order", ["red", "yellow"])
def test_rest_takes_all_fatigue_off_and_the_whole_activation(order: str) -> None:
    f = Field(own("roland", "f6", order=order, fatigue=2))
    f.do("empire", *(["activate roland-1"] if order == "yellow" else []), "rest")
    assert f.unit("roland-1").fatigue == 0
    assert f.active == SENTINEL


@pytest.mark.rule("FC-15.12")
def test_rest_is_not_combined_with_a_paid_property() -> None:
    f = Field(own("legionnaires", "f6", order="red", fatigue=2), sides={"empire": {"reserve": {"green": 1}}})
    f.do("empire", "pay 1")
    assert "rest" not in f.options("empire")
    assert f.rule("empire", "rest") == "FC-15.12"


@pytest.mark.rule("FC-15.13")
def test_there_is_no_rest_beside_an_enemy() -> None:
    f = Field(own("legionnaires", "f6", order="red", fatigue=2), foe(CAVALRY, "g6"))
    reason = f.refusal("empire", "rest")
    assert reason is not None
    assert reason.rule == "FC-15.13"
    assert str(reason.args["unit"].id) == "undead_cavalry-1"


@pytest.mark.rule("FC-15.15")
def test_fatigue_stays_until_the_unit_has_its_turn() -> None:
    f = Field(own("legionnaires", "f6", order="yellow", fatigue=2), own("roland", "h6", order="red"))
    assert f.unit("legionnaires-1").fatigue == 2
    f.do("empire", "pass", "activate legionnaires-1")
    assert f.unit("legionnaires-1").fatigue == 2
    f.do("empire", "rest")
    assert f.unit("legionnaires-1").fatigue == 0


@pytest.mark.rule("FC-15.16")
def test_rest_needs_the_stamina_field_but_no_fatigue() -> None:
    assert Field(own("crusader", "f6", order="red")).rule("empire", "rest") == "FC-15.16"
    assert Field(own("legionnaires", "f6", order="red")).rule("empire", "rest") is None


@pytest.mark.rule("FC-15.17", "FC-15.3")
def test_the_token_for_an_attack_after_a_run_buys_no_die() -> None:
    f = Field(own("legionnaires", "c6", order="red"), foe(CAVALRY, "g6"), roll="shield shield shield")
    f.do("empire", "run f6", "attack undead_cavalry-1")
    assert rolls(f) == [3]
    assert f.unit("legionnaires-1").fatigue == 1


@pytest.mark.rule("FC-15.18", "FC-15.16", "FC-18.9")
def test_rest_in_a_town_heals_one() -> None:
    f = Field(own("legionnaires", "f6", order="red", wounds=2), ground={"f6": "T"})
    f.do("empire", "rest")
    assert f.left("legionnaires-1") == 3
    f = Field(own("roland", "f6", order="red", wounds=2, fatigue=1), ground={"f6": "T"})
    f.do("empire", "rest")
    assert (f.unit("roland-1").wounds, f.unit("roland-1").fatigue) == (1, 0)


@pytest.mark.rule("FC-15.20", "FC-20.12")
def test_the_one_token_of_an_attack_may_go_to_the_retreat_but_not_twice() -> None:
    wall = {"h6": "R"}
    pieces = (foe(CAVALRY, "f6", order="red"), own("imperial_shooters", "g6"))
    f = Field(*pieces, ground=wall, roll="panic panic shield", turn="styx")
    f.fight("styx", "attack imperial_shooters-1", spare_retreat="tire")
    assert (f.left("imperial_shooters-1"), f.unit("imperial_shooters-1").fatigue) == (2, 1)
    f = Field(*pieces, ground=wall, roll="panic hit shield", turn="styx")
    f.fight("styx", "attack imperial_shooters-1", spare="tire")
    assert (f.left("imperial_shooters-1"), f.unit("imperial_shooters-1").fatigue) == (2, 1)


@pytest.mark.rule("FC-15.3", "FC-15.1", "FC-26.24")
def test_after_a_run_both_attacks_of_a_persecution_cost_one_token_together() -> None:
    f = Field(
        own("equestrian_knights_champion", "b6", order="red"), foe("undead_cavalry", "f6", wounds=2, fatigue=2),
        foe("imelstar", "i6"), sides={"empire": {"reserve": {"red": 1}}},
        roll="hit shield shield shield shield shield  shield shield shield shield",
    )  # fmt: skip
    f.do("empire", "pay 1", "run e6").fight("empire", "attack undead_cavalry-1", advance="advance")
    f.do("empire", "pursue h6").fight("empire", "attack imelstar-1")
    assert f.unit("equestrian_knights_champion-1").fatigue == 1


@pytest.mark.rule("FC-15.1", "FC-15.8")
def test_an_activation_has_one_voluntary_token() -> None:
    f = Field(own("legionnaires", "f6", order="red"))
    assert f.g.activation is not None
    assert may_tire(f.g, 0)
    f.g.activation.tired = True
    assert not may_tire(f.g, 0)


@pytest.mark.rule("FC-15.12")
def test_rest_takes_off_three_tokens_as_well() -> None:
    f = Field(own("starkov", "f6", order="red", fatigue=3)).do("empire", "rest")
    assert f.unit("starkov-1").fatigue == 0


@pytest.mark.rule("FC-27.8", "FC-15.13")
@pytest.mark.parametrize(
    ("scenario", "side", "rule"), [("s2", "empire", None), ("s2", "styx", "FC-15.13"), ("s4", "empire", "FC-15.13")]
)
def test_only_the_empire_rests_beside_enemies_in_a_town_of_scenario_2(
    scenario: str, side: str, rule: str | None
) -> None:
    mine, other = (own, foe) if side == "empire" else (foe, own)
    unit, enemy = ("legionnaires", CAVALRY) if side == "empire" else (CAVALRY, "legionnaires")
    f = Field(
        mine(unit, "f6", order="red", fatigue=1), other(enemy, "g6"), scenario=scenario, ground={"f6": "T"}, turn=side
    )
    assert f.rule(side, "rest") == rule
