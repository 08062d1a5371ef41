"""The glossary (FC-26), terrain in combat (FC-18) and scenario elements (FC-28), one property at a time."""

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own

pytestmark = pytest.mark.rule("FC-26.37", "FC-26.38")


@pytest.mark.case("FC-K063")
@pytest.mark.rule("FC-26.1", "FC-18.4", "FC-19.11")
@pytest.mark.card("armour")
def test_armour_and_forest_ignore_one_hit_each() -> None:
    f = Field(
        foe("zombie_warriors", "f6", order="red"), own("legionnaires_champion", "g6"), ground={"g6": "F"}, turn="styx",
        roll="hit hit full",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires_champion-1")
    assert f.left("legionnaires_champion-1") == 3


@pytest.mark.case("FC-K064")
@pytest.mark.rule("FC-26.26", "FC-18.9")
@pytest.mark.card("ranger")
def test_a_ranger_is_not_hindered_by_a_town() -> None:
    f = Field(
        own("starkov", "f6", order="red"), foe("undead_cavalry", "g6"), ground={"g6": "T"}, roll="hit full shield"
    )
    f.fight("empire", "attack undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 1


@pytest.mark.case("FC-K065")
@pytest.mark.rule("FC-18.9", "FC-18.11", "FC-20.7")
def test_a_town_takes_one_damage_off_and_does_not_stop_panic() -> None:
    f = Field(
        foe("zombie_warriors", "f6", order="red"), own("legionnaires", "g6", order="blue"), ground={"g6": "T"},
        turn="styx", roll="hit full panic",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert (f.left("legionnaires-1"), f.at("legionnaires-1"), f.unit("legionnaires-1").order) == (3, "h6", None)


@pytest.mark.case("FC-K066")
@pytest.mark.rule("FC-18.5", "FC-23.19")
def test_a_hill_gives_a_die_in_melee_and_none_in_shooting() -> None:
    f = Field(own("legionnaires", "f6", order="red"), foe("undead_cavalry", "g6"), ground={"f6": "H"})
    f.do("empire", "attack undead_cavalry-1")
    assert f.view.attack is not None
    assert f.view.attack.attack_dice == 4
    f = Field(own("imperial_shooters", "f6", order="red"), foe("undead_cavalry", "h6"), ground={"f6": "H"})
    f.do("empire", "shoot undead_cavalry-1")
    assert f.view.attack is not None
    assert f.view.attack.attack_dice == 3


@pytest.mark.case("FC-K076")
@pytest.mark.rule("FC-26.4", "FC-26.5")
@pytest.mark.card("charge")
def test_charge_needs_a_move_and_an_enemy_not_touched_before() -> None:
    pieces = (own("equestrian_knights", "f6", order="red"), foe("zombie_warriors", "g6"), foe("zombie_warriors", "f4"))
    f = Field(*pieces)
    f.do("empire", "move g5", "attack zombie_warriors-2")
    assert f.view.attack is not None
    assert (f.view.attack.attack_dice, f.view.attack.charge) == (5, 1)
    f = Field(*pieces)
    f.do("empire", "move g5", "attack zombie_warriors-1")
    assert f.view.attack is not None
    assert f.view.attack.attack_dice == 4


@pytest.mark.case("FC-K077")
@pytest.mark.rule("FC-26.19", "FC-26.20", "FC-26.21", "FC-21.7")
@pytest.mark.card("multiple_attack")
def test_a_multiple_attack_is_broken_off_when_the_attacker_panics() -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red"), own("legionnaires", "g6", defends=True),
        own("imperial_shooters", "g5"), own("equestrian_knights", "g7"), turn="styx",
        sides={"styx": {"reserve": {"red": 1}}}, roll="shield support support support support support  panic panic",
    )  # fmt: skip
    f.do("styx", "pay 1", "sweep", "attack legionnaires-1")
    f.react(attack_die="tire")
    assert f.dice.left == 0
    assert f.at("demonic_hydra-1") == "e6"
    assert f.active == SENTINEL


@pytest.mark.case("FC-K117")
@pytest.mark.rule("FC-26.39", "FC-26.40")
def test_charge_counts_in_the_first_roll_of_a_multiple_attack_only() -> None:
    f = Field(
        own("crusader", "e6", order="red"), foe("zombie_warriors", "g6"), foe("zombie_warriors", "f5"),
        sides={"empire": {"reserve": {"red": 1}, "deck": ["strong_onslaught"]}},
        roll="shield shield shield shield shield shield shield  shield shield shield shield shield",
    )  # fmt: skip
    f.do("empire", "effect", "pay 1", "move f6", "sweep", "attack zombie_warriors-1")
    assert f.view.attack is not None
    assert f.view.attack.attack_dice == 7
    f.react()
    assert f.asked == ("empire", "turn")
    assert f.dice.left == 0


@pytest.mark.case("FC-K078")
@pytest.mark.rule("FC-26.30", "FC-26.31")
@pytest.mark.card("vampirism")
def test_vampirism_can_save_the_last_health_once_per_round() -> None:
    f = Field(
        foe("imelstar", "f6", order="red", wounds=3), own("legionnaires", "g6", defends=True, fatigue=2), turn="styx",
        roll="hit shield support  hit full",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1", vampirism="use")
    imelstar = f.unit("imelstar-1")
    assert (imelstar.wounds, imelstar.destroyed) == (3, False)
    assert f.g.vamped


@pytest.mark.case("FC-K079")
@pytest.mark.rule("FC-26.29", "FC-26.16")
@pytest.mark.card("resurgent", "marauder")
def test_no_vampirism_on_the_resurgent() -> None:
    f = Field(
        foe("imelstar", "f6", order="red", wounds=1),
        own("zombie_warriors", "g6"),
        turn="styx",
        roll="hit shield shield",
    )
    f.fight("styx", "attack zombie_warriors-1")
    assert f.unit("imelstar-1").wounds == 1
    assert f.left("zombie_warriors-1") == 3


@pytest.mark.rule("FC-26.29", "FC-26.30", "FC-26.16")
@pytest.mark.card("vampirism", "resurgent", "marauder")
@pytest.mark.parametrize(
    ("attacker", "dice", "drinks"), [("legionnaires", 3, True), ("zombie_warriors", 3, False), ("bastion", 4, False)]
)
def test_who_defends_drinks_from_a_living_attacker_only(attacker: str, dice: int, drinks: bool) -> None:  # noqa: FBT001
    defender = foe("imelstar", "g6", defends=True, wounds=2)
    f = Field(own(attacker, "f6", order="red"), defender, roll="support " * dice + "full full")
    before = f.left(f"{attacker}-1")
    f.fight("empire", "attack imelstar-1", **({"vampirism": "use"} if drinks else {}))
    assert f.left(f"{attacker}-1") < before
    assert ("vampirism" in f.reactions) is drinks
    assert f.unit("imelstar-1").wounds == (1 if drinks else 2)


@pytest.mark.case("FC-K080")
@pytest.mark.rule("FC-26.29", "FC-22.5", "FC-19.22")
def test_a_resurgent_unit_takes_panic_as_damage_and_keeps_its_order() -> None:
    f = Field(
        own("legionnaires", "f6", order="red"), foe("zombie_warriors", "g6", order="green"), foe("imelstar", "h6"),
        foe("zombie_archers", "g7"), roll="panic panic hit",
    )  # fmt: skip
    f.fight("empire", "attack zombie_warriors-1")
    assert (f.left("zombie_warriors-1"), f.at("zombie_warriors-1")) == (3, "g6")
    assert f.active == "zombie_warriors-1", "it kept its green order and is activated by it"


@pytest.mark.case("FC-K081")
@pytest.mark.rule("FC-26.32", "FC-26.34")
@pytest.mark.card("rush")
@pytest.mark.parametrize("blocked", [False, True])
def test_rush_pushes_even_if_the_hit_is_blocked_or_wounds(blocked: bool) -> None:  # noqa: FBT001
    behind = (foe("imelstar", "h6"),) if blocked else ()
    f = Field(
        own("crusader", "f6", order="red"), foe("zombie_warriors", "g6", defends=True), *behind,
        sides={"empire": {"reserve": {"blue": 1}}}, roll="hit shield shield shield shield  shield",
    )  # fmt: skip
    f.do("empire", "pay 2").fight("empire", "attack zombie_warriors-1", **({} if blocked else {"advance": "advance"}))
    unit = f.unit("zombie_warriors-1")
    assert (unit.hex, unit.left, unit.defends) == (("g6", 4, True) if blocked else ("h6", 5, True))
    assert f.at("crusader-1") == ("f6" if blocked else "g6")


@pytest.mark.case("FC-K082")
@pytest.mark.rule("FC-26.33")
def test_rush_adds_a_hex_to_panic() -> None:
    f = Field(
        own("equestrian_knights_champion", "f6", order="red"), foe("undead_cavalry", "g6"),
        sides={"empire": {"reserve": {"blue": 1}}}, roll="hit panic shield shield",
    )  # fmt: skip
    f.do("empire", "pay 2").fight("empire", "attack undead_cavalry-1")
    assert (f.left("undead_cavalry-1"), f.at("undead_cavalry-1")) == (2, "i6")


@pytest.mark.case("FC-K083")
@pytest.mark.rule("FC-26.35")
@pytest.mark.card("survivable")
def test_a_survivable_unit_loses_two_at_most() -> None:
    f = Field(own("equestrian_knights", "f6", order="red"), foe("bone_colossus", "g6"), roll="hit full panic panic")
    f.fight("empire", "attack bone_colossus-1")
    assert f.unit("bone_colossus-1").wounds == 2


@pytest.mark.case("FC-K084")
@pytest.mark.rule("FC-26.28", "FC-26.42")
@pytest.mark.card("regroup")
def test_regroup_turns_damage_into_panic_if_the_way_is_free() -> None:
    pieces = (foe("zombie_warriors", "f6", order="red"), own("legionnaires", "g6", order="blue"))
    f = Field(*pieces, turn="styx", roll="hit full shield").fight("styx", "attack legionnaires-1", regroup="use")
    assert (f.left("legionnaires-1"), f.at("legionnaires-1"), f.unit("legionnaires-1").order) == (3, "h6", None)
    f = Field(*pieces, turn="styx", ground={"h6": "~"}, roll="hit full shield").fight("styx", "attack legionnaires-1")
    assert (f.left("legionnaires-1"), f.at("legionnaires-1")) == (2, "g6")


@pytest.mark.case("FC-K085")
@pytest.mark.rule("FC-26.9", "FC-19.3")
@pytest.mark.card("defender")
def test_a_defender_in_contact_with_both_takes_over() -> None:
    f = Field(
        foe("undead_cavalry", "f6", order="red"), own("imperial_shooters", "g6"), own("legionnaires_veteran", "g5"),
        own("legionnaires_veteran", "h6"), turn="styx", roll="hit shield shield",
    )  # fmt: skip
    f.do("styx", "attack imperial_shooters-1")
    assert f.asked == ("empire", "redirect")
    assert f.rule("empire", "redirect legionnaires_veteran-2") == "FC-26.9"
    f.react(redirect="redirect legionnaires_veteran-1")
    assert (f.left("legionnaires_veteran-1"), f.left("imperial_shooters-1")) == (3, 3)


@pytest.mark.case("FC-K086")
@pytest.mark.rule("FC-26.22", "FC-26.23", "FC-21.9", "FC-12.13")
@pytest.mark.card("necromancy")
def test_necromancy_puts_recruits_where_the_enemy_fell() -> None:
    f = Field(
        foe("imelstar", "f6", order="red"), own("imperial_shooters", "g6", wounds=2), scenario="s4", turn="styx",
        ground={}, sides={"styx": {"reserve": {"green": 1}}}, roll="hit shield shield",
    )  # fmt: skip
    f.do("styx", "pay 1").fight("styx", "attack imperial_shooters-1", necromancy="use")
    recruits = f.unit("zombie_recruits-1")
    assert (recruits.hex, recruits.size, recruits.order) == ("g6", 2, None)
    assert f.at("imelstar-1") == "f6"
    assert f.vp() == (0, 1)


@pytest.mark.case("FC-K089")
@pytest.mark.rule("FC-26.3", "FC-22.5", "FC-26.2")
@pytest.mark.card("brave")
def test_brave_from_an_aura_and_formation_add_up() -> None:
    f = Field(
        foe("zombie_warriors", "f6", order="red"), own("legionnaires", "g6"), own("roland", "g7"),
        own("imperial_shooters", "g5"), turn="styx", roll="panic panic panic",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert f.at("legionnaires-1") == "h6"


@pytest.mark.case("FC-K090")
@pytest.mark.rule("FC-26.7")
@pytest.mark.card("counterblow")
def test_counterblow_rolls_without_giving_up_the_order() -> None:
    f = Field(
        foe("zombie_warriors", "f6", order="red"), own("roland", "g6", order="red"), turn="styx",
        roll="shield shield shield  hit hit hit",
    )  # fmt: skip
    f.fight("styx", "attack roland-1", defence="counter")
    assert f.left("zombie_warriors-1") == 5
    assert f.unit("roland-1").order is None or f.active == "roland-1"


@pytest.mark.case("FC-K119")
@pytest.mark.rule("FC-26.26", "FC-28.7")
def test_a_ranger_takes_counterblow_and_brave_of_fortifications_away() -> None:
    f = Field(
        own("starkov", "f6", order="red"), foe("zombie_warriors", "g6"), ground={"g6": "p"}, roll="panic hit shield"
    )
    f.fight("empire", "attack zombie_warriors-1")
    assert f.left("zombie_warriors-1") == 3


@pytest.mark.case("FC-K121")
@pytest.mark.rule("FC-19.21", "FC-26.30", "FC-15.6")
def test_damage_reduced_to_nothing_feeds_no_vampire() -> None:
    f = Field(
        foe("imelstar", "f6", order="red", wounds=1), own("legionnaires", "g6"), turn="styx", roll="hit shield shield"
    )
    f.fight("styx", "attack legionnaires-1", spare="tire")
    assert (f.unit("imelstar-1").wounds, f.left("legionnaires-1"), f.at("legionnaires-1")) == (1, 4, "h6")


@pytest.mark.case("FC-K102")
@pytest.mark.rule("FC-27.16")
def test_the_hydra_fights_as_weak_in_the_river() -> None:
    f = Field(
        foe("demonic_hydra", "h7", order="red"), own("legionnaires", "h8"), scenario="s5", turn="styx",
        roll="full full hit shield panic",
    )  # fmt: skip
    f.do("styx", "attack legionnaires-1", "decline")
    f.react()
    assert f.left("legionnaires-1") == 3


@pytest.mark.case("FC-K106")
@pytest.mark.rule("FC-28.2", "FC-26.27", "FC-14.12")
@pytest.mark.card("regeneration")
def test_graves_restore_two_to_the_resurgent_only() -> None:
    f = Field(foe("zombie_warriors", "f6", order="red", wounds=4), ground={"f6": "g"}, turn="styx")
    f.do("styx", "pass")
    assert f.left("zombie_warriors-1") == 3
    f = Field(foe("undead_cavalry", "f6", order="red", wounds=2), ground={"f6": "g"}, turn="styx").do("styx", "pass")
    assert f.left("undead_cavalry-1") == 1


@pytest.mark.case("FC-K108")
@pytest.mark.rule("FC-28.7", "FC-21.6")
def test_nobody_advances_into_field_fortifications() -> None:
    f = Field(
        foe("undead_cavalry", "f6", order="red"), own("imperial_shooters", "g6", wounds=2), ground={"g6": "p"},
        turn="styx", roll="hit hit panic  shield",
    )  # fmt: skip
    f.do("styx", "attack imperial_shooters-1", "decline")
    assert "counter" in f.options("empire")
    f.react(defence="counter")
    assert f.unit("imperial_shooters-1").destroyed
    assert f.at("undead_cavalry-1") == "f6"
