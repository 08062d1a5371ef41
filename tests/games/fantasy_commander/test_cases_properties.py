"""Worked cases of chapter 26: properties in attacks, and the elements of chapter 28 that give some."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, Piece, foe, own
from warhall.games.fantasy_commander import events

LEGION, SHOOTERS, KNIGHTS, ZOMBIES = "legionnaires", "imperial_shooters", "equestrian_knights", "zombie_warriors"
CAVALRY = "undead_cavalry"


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled) if isinstance(event, events.Rolled)]


def reserve(side: str, **orders: int) -> dict[str, Any]:
    return {side: {"reserve": orders}}


@pytest.mark.case("FC-K076")
@pytest.mark.rule("FC-26.4", "FC-26.5")
@pytest.mark.parametrize(("target", "dice"), [("zombie_warriors-2", 5), ("zombie_warriors-1", 4)])
def test_charge_does_not_work_against_an_enemy_touched_before_the_move(target: str, dice: int) -> None:
    f = Field(
        own(KNIGHTS, "f6", order="red"), foe(ZOMBIES, "g6"), foe(ZOMBIES, "i5"), roll="shield " * dice,
    )  # fmt: skip
    f.do("empire", "move h5").fight("empire", f"attack {target}")
    assert rolls(f) == [dice]


@pytest.mark.case("FC-K077")
@pytest.mark.rule("FC-26.19", "FC-26.20", "FC-26.21")
def test_panic_breaks_a_multiple_attack_off() -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red"), own(LEGION, "g6", defends=True), own(SHOOTERS, "f5"),
        own(KNIGHTS, "f7"), turn="styx", sides=reserve("styx", red=1), roll="support " * 6 + "panic shield",
    )  # fmt: skip
    f.do("styx", "pay 1", "sweep").fight("styx", "attack legionnaires-1", attack_die="tire")
    assert rolls(f) == [6, 2]
    assert f.at("demonic_hydra-1") == "e6"
    assert len(f.events(events.AttackDeclared)) == 1
    assert "advance" not in f.reactions
    assert f.active == SENTINEL


@pytest.mark.case("FC-K078")
@pytest.mark.rule("FC-26.30", "FC-26.31")
@pytest.mark.parametrize("drank", [False, True])
def test_vampirism_saves_the_last_health_once_a_round(*, drank: bool) -> None:
    f = Field(
        foe("imelstar", "f6", order="red", wounds=3, drank=drank), own(LEGION, "g6", defends=True), turn="styx",
        roll="hit support support  hit support",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1", **({} if drank else {"vampirism": "use"}))
    assert f.left("legionnaires-1") == 3
    assert f.unit("imelstar-1").destroyed is drank
    assert f.unit("imelstar-1").wounds == (4 if drank else 3)


@pytest.mark.case("FC-K079")
@pytest.mark.rule("FC-26.29", "FC-26.30")
@pytest.mark.parametrize(("unit", "tokens"), [("imelstar", {"wounds": 1}), (CAVALRY, {"fatigue": 1})])
def test_vampirism_and_marauder_do_not_work_on_the_undead(unit: str, tokens: dict[str, int]) -> None:
    f = Field(
        Piece(unit, "styx", "f6", {"order": "red", **tokens}), Piece(ZOMBIES, "second", "g6", {}),
        Piece(ZOMBIES, "styx", "a1", {"order": "yellow"}), factions=["styx", "styx"], turn="styx", alone=True,
        roll="hit hit shield",
    )  # fmt: skip
    f.fight("styx", f"attack {ZOMBIES}-1")
    assert f.left(f"{ZOMBIES}-1") < 5
    assert "vampirism" not in f.reactions
    assert {name: getattr(f.unit(f"{unit}-1"), name) for name in tokens} == tokens


@pytest.mark.case("FC-K080")
@pytest.mark.rule("FC-26.29", "FC-22.5")
def test_a_resurgent_unit_takes_damage_for_the_panic_that_formation_leaves() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), foe(ZOMBIES, "g6", order="green"), foe(ZOMBIES, "g5"), foe(ZOMBIES, "g7"),
        roll="panic panic hit",
    )  # fmt: skip
    f.fight("empire", "attack zombie_warriors-1")
    zombies = f.unit("zombie_warriors-1")
    assert (zombies.left, zombies.hex) == (3, "g6")
    assert f.active == "zombie_warriors-1"  # it has kept its order, and its step has come


def rush(*others: Piece, **tokens: object) -> Field:
    """The Crusader with Rush attacks Zombie Warriors, who block the hit."""
    f = Field(
        own("crusader", "f6", order="red"), foe(ZOMBIES, "g6", defends=True, **tokens), *others,
        sides=reserve("empire", blue=1), roll="hit shield shield shield shield  shield",
    )  # fmt: skip
    return f.do("empire", "pay 2")


@pytest.mark.case("FC-K081")
@pytest.mark.rule("FC-26.32", "FC-26.33", "FC-26.34", "FC-21.1")
def test_rush_pushes_even_if_its_hit_is_blocked() -> None:
    f = rush().fight("empire", "attack zombie_warriors-1", advance="advance")
    zombies = f.unit("zombie_warriors-1")
    assert (zombies.hex, zombies.left, zombies.defends) == ("h6", 5, True)
    assert f.at("crusader-1") == "g6"
    f = rush(foe(CAVALRY, "h6")).fight("empire", "attack zombie_warriors-1")
    assert (f.at("zombie_warriors-1"), f.left("zombie_warriors-1")) == ("g6", 4)


@pytest.mark.case("FC-K082")
@pytest.mark.rule("FC-26.33")
def test_rush_adds_a_hex_to_a_retreat() -> None:
    f = Field(
        own("equestrian_knights_champion", "f6", order="red"), foe(CAVALRY, "g6"), sides=reserve("empire", blue=1),
        roll="hit panic shield shield",
    )  # fmt: skip
    f.do("empire", "pay 2").fight("empire", "attack undead_cavalry-1")
    assert (f.left("undead_cavalry-1"), f.at("undead_cavalry-1")) == (2, "i6")


@pytest.mark.case("FC-K083")
@pytest.mark.rule("FC-26.35", "FC-19.22")
def test_survivable_takes_at_most_two_wounds() -> None:
    f = Field(own(KNIGHTS, "f6", order="red"), foe("bone_colossus", "g6"), roll="hit full panic panic")
    f.fight("empire", "attack bone_colossus-1")
    assert f.unit("bone_colossus-1").wounds == 2


@pytest.mark.case("FC-K084")
@pytest.mark.rule("FC-26.28", "FC-26.42")
def test_regroup_needs_a_hex_to_retreat_to() -> None:
    pieces = (foe(ZOMBIES, "f6", order="red"), own(LEGION, "g6", order="blue"))
    f = Field(*pieces, turn="styx", roll="hit hit shield").fight("styx", "attack legionnaires-1", regroup="use")
    legion = f.unit("legionnaires-1")
    assert (legion.left, legion.hex, legion.order) == (3, "h6", None)
    f = Field(*pieces, turn="styx", roll="hit hit shield", ground={"h6": "~"}).fight("styx", "attack legionnaires-1")
    assert "regroup" not in f.reactions
    assert (f.left("legionnaires-1"), f.at("legionnaires-1")) == (2, "g6")


@pytest.mark.case("FC-K085")
@pytest.mark.rule("FC-26.9")
def test_a_defender_in_contact_with_the_attacker_takes_the_attack_over() -> None:
    def attacked(place: str) -> Field:
        return Field(
            foe(CAVALRY, "f6", order="red"), foe(ZOMBIES, "f4"), own(SHOOTERS, "g6"),
            own("legionnaires_veteran", place), turn="styx", roll="hit support shield",
        )  # fmt: skip

    f = attacked("g5").fight("styx", "attack imperial_shooters-1", redirect="redirect legionnaires_veteran-1")
    # The zombies at f4 support the attack on the veterans, not one on the shooters.
    assert (f.left("legionnaires_veteran-1"), f.left("imperial_shooters-1")) == (2, 3)
    f = attacked("h6").fight("styx", "attack imperial_shooters-1")
    assert "redirect" not in f.reactions
    assert (f.left("legionnaires_veteran-1"), f.left("imperial_shooters-1")) == (4, 2)


@pytest.mark.case("FC-K086")
@pytest.mark.rule("FC-26.22", "FC-26.23", "FC-21.9", "FC-12.13")
def test_necromancy_raises_recruits_where_the_enemy_fell() -> None:
    f = Field(
        foe("imelstar", "e8", order="red"), own(SHOOTERS, "f8", wounds=2), own(KNIGHTS, "a11"), scenario="s1",
        turn="styx", alone=True, sides=reserve("styx", green=1), roll="hit shield shield  hit",
    )  # fmt: skip
    f.do("styx", "pay 1").fight("styx", "attack imperial_shooters-1", necromancy="use")
    recruits = f.unit("zombie_recruits-1")
    assert (recruits.hex, recruits.left, recruits.order) == ("f8", 2, None)
    assert "advance" not in f.reactions
    assert f.at("imelstar-1") == "e8"
    assert f.vp() == (0, 1)
    f.do("styx", "begin").do("empire", "begin")
    assert f.rule("styx", "give zombie_recruits-1 red") is None


@pytest.mark.case("FC-K087")
@pytest.mark.rule("FC-26.11", "FC-23.10")
def test_dominance_makes_support_count_at_long_distance() -> None:
    f = Field(
        foe("zombie_archers_champion", "b6", order="red"), own(LEGION, "g6"), turn="styx",
        sides=reserve("styx", blue=1), roll="hit support shield",
    )  # fmt: skip
    f.do("styx", "pay 1").fight("styx", "shoot legionnaires-1")
    assert f.left("legionnaires-1") == 2


@pytest.mark.case("FC-K089")
@pytest.mark.rule("FC-26.3", "FC-22.5", "FC-26.2")
def test_brave_and_formation_add_up() -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), own(LEGION, "g6"), own("roland", "g5"), own(SHOOTERS, "g7"), turn="styx",
        roll="panic panic panic",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert (f.at("legionnaires-1"), f.left("legionnaires-1")) == ("h6", 4)


@pytest.mark.case("FC-K090")
@pytest.mark.rule("FC-26.7")
def test_counterblow_rolls_defence_dice_and_keeps_the_order() -> None:
    f = Field(foe(ZOMBIES, "f6", order="red"), own("roland", "g6", order="red"), turn="styx", roll="shield " * 6)
    f.fight("styx", "attack roland-1", defence="counter")
    assert rolls(f) == [3, 3]
    assert not f.unit("roland-1").defends
    assert f.active == "roland-1"


@pytest.mark.case("FC-K106")
@pytest.mark.rule("FC-28.2", "FC-26.27")
@pytest.mark.parametrize(("unit", "wounds", "left"), [(ZOMBIES, 4, 3), (CAVALRY, 2, 1)])
def test_graves_restore_two_of_the_resurgent_only(unit: str, wounds: int, left: int) -> None:
    f = Field(foe(unit, "g6", order="red", wounds=wounds), ground={"g6": "g"}, turn="styx")
    assert f.left(f"{unit}-1") == left


@pytest.mark.case("FC-K108")
@pytest.mark.rule("FC-28.7", "FC-21.6")
def test_field_fortifications_give_counterblow_and_brave_and_are_not_advanced_into() -> None:
    def attack(roll: str, **tokens: object) -> Field:
        f = Field(
            foe(CAVALRY, "f6", order="red"), own(SHOOTERS, "g6", **tokens), ground={"g6": "p"}, turn="styx", roll=roll
        )
        return f.fight("styx", "attack imperial_shooters-1")

    f = attack("hit shield shield", wounds=2)
    assert f.unit("imperial_shooters-1").destroyed
    assert "defence" in f.reactions
    assert "advance" not in f.reactions
    f = attack("panic shield shield")
    assert f.at("imperial_shooters-1") == "g6"


@pytest.mark.case("FC-K117")
@pytest.mark.rule("FC-26.40", "FC-26.39", "FC-26.19", "FC-21.7", "FC-26.17")
def test_charge_counts_in_the_first_roll_of_a_multiple_attack() -> None:
    f = Field(
        own("crusader", "e6", order="red"), foe(ZOMBIES, "g6"), foe(ZOMBIES, "g5", wounds=4),
        sides={"empire": {"deck": ["strong_onslaught"], "reserve": {"red": 1}}},
        roll="shield " * 7 + "shield " * 2 + "shield " * 5 + "hit shield",
    )  # fmt: skip
    f.do("empire", "effect", "pay 1", "move f6", "sweep")
    f.fight("empire", "attack zombie_warriors-1", reroll=["reroll shield"] * 4)
    assert rolls(f) == [7, 5]
    again = [event for event in f.events(events.Rerolled) if isinstance(event, events.Rerolled)]
    assert [len(event.faces) for event in again] == [2, 2]
    assert f.unit("zombie_warriors-2").destroyed
    assert "advance" not in f.reactions
    assert f.at("crusader-1") == "f6"


@pytest.mark.case("FC-K118")
@pytest.mark.rule("FC-21.10", "FC-26.24", "FC-15.19", "FC-15.1")
def test_the_second_attack_of_persecution_has_no_bonus_die_and_nothing_follows_its_advance() -> None:
    f = Field(
        own(KNIGHTS, "e6", order="red"), foe(CAVALRY, "f6", wounds=2), foe(ZOMBIES, "h6", wounds=4), foe(ZOMBIES, "i6"),
        sides=reserve("empire", red=1), roll="hit " + "shield " * 4 + "hit " + "shield " * 3,
    )  # fmt: skip
    f.do("empire", "pay 1").fight("empire", f"attack {CAVALRY}-1", attack_die="tire", advance="advance")
    f.do("empire", "pursue g6")
    f.reactions.clear()
    f.fight("empire", "attack zombie_warriors-1", advance="advance")
    assert "attack-die" not in f.reactions
    assert rolls(f) == [5, 4]
    assert f.at("equestrian_knights-1") == "h6"  # beside the zombies at i6
    assert f.active == SENTINEL


@pytest.mark.case("FC-K119")
@pytest.mark.rule("FC-26.26", "FC-28.7")
def test_fortifications_do_not_help_against_a_ranger() -> None:
    f = Field(own("starkov", "f6", order="red"), foe(ZOMBIES, "g6"), ground={"g6": "p"}, roll="panic hit shield")
    f.fight("empire", "attack zombie_warriors-1")
    assert "defence" not in f.reactions
    assert f.left("zombie_warriors-1") == 3


@pytest.mark.case("FC-K121")
@pytest.mark.rule("FC-19.21", "FC-26.30")
def test_without_damage_dealt_there_is_no_vampirism() -> None:
    f = Field(foe("imelstar", "f6", order="red", wounds=1), own(LEGION, "g6"), turn="styx", roll="hit support support")
    f.fight("styx", "attack legionnaires-1", spare="tire")
    assert (f.left("legionnaires-1"), f.unit("legionnaires-1").fatigue) == (4, 1)
    assert "vampirism" not in f.reactions
    assert f.unit("imelstar-1").wounds == 1
