"""Chapter 26: the properties of the glossary, one after another."""

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.movement import reach
from warhall.games.fantasy_commander.properties import add_effect, end_round_effects, level_of
from warhall.games.fantasy_commander.tables import (
    ACTIVATION,
    CHARGE,
    E_GRANT,
    E_IGNORE,
    FLIGHT,
    GAME,
    HIT,
    MELEE,
    RANGED,
    RANGER,
    ROUND,
)

CAVALRY = "undead_cavalry"


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled)]


def paid(**colours: int) -> dict[str, object]:
    """Both sides have these orders."""
    return {side: {"reserve": dict(colours)} for side in ("empire", "styx")}


@pytest.mark.card("armour")
@pytest.mark.rule("FC-26.1")
def test_armour_works_when_attacking_and_when_attacked_in_melee() -> None:
    f = Field(
        own("equestrian_knights_champion", "f6", order="red", fatigue=2), foe(CAVALRY, "g6", defends=True, fatigue=2),
        roll="support support support support  hit hit",
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert f.left("equestrian_knights_champion-1") == 3
    f = Field(foe("zombie_archers", "f6", order="red"), own("bastion", "h6"), roll="hit hit shield", turn="styx")
    f.fight("styx", "shoot bastion-1")
    assert f.unit("bastion-1").wounds == 2, "not in shooting"


@pytest.mark.rule("FC-26.2")
@pytest.mark.parametrize(("at", "brave"), [("g6", True), ("h6", False)])
def test_an_aura_reaches_own_units_so_far_and_the_source(at: str, brave: bool) -> None:  # noqa: FBT001
    f = Field(own("roland", "f6", order="red"), own("legionnaires", at), foe(CAVALRY, "e6"))
    assert ("brave" in f.unit("legionnaires-1").properties) is brave
    assert "brave" in f.unit("roland-1").properties
    assert "brave" not in f.unit("undead_cavalry-1").properties


@pytest.mark.card("brave")
@pytest.mark.rule("FC-26.3")
def test_brave_ignores_a_panic_in_both_roles() -> None:
    f = Field(
        own("equestrian_knights_veteran", "f6", order="red", fatigue=2), foe(CAVALRY, "g6", defends=True, fatigue=2),
        roll="support support support support  panic panic",
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert f.at("equestrian_knights_veteran-1") == "e6"
    f = Field(foe("zombie_archers", "f6", order="red"), own("roland", "h6"), roll="panic shield shield", turn="styx")
    f.fight("styx", "shoot roland-1")
    assert f.at("roland-1") == "h6"


@pytest.mark.card("charge")
@pytest.mark.rule("FC-26.4", "FC-26.5", "FC-26.6")
@pytest.mark.parametrize(("start", "walk", "dice"), [("e6", "move f6", 6), ("a6", "run f6", 6), ("f6", "move g5", 4)])
def test_charge_adds_dice_after_a_move_or_run_but_not_against_an_enemy_touched_before(
    start: str, walk: str, dice: int
) -> None:
    f = Field(own("equestrian_knights_veteran", start, order="red"), foe(CAVALRY, "g6"), roll="shield " * dice)
    f.do("empire", walk).fight("empire", "attack undead_cavalry-1")
    assert rolls(f) == [dice]


@pytest.mark.card("counterblow")
@pytest.mark.rule("FC-26.7", "FC-26.8")
def test_counterblow_against_a_shot_counts_its_shields_only() -> None:
    f = Field(
        foe("zombie_archers", "f6", order="red"), own("roland", "h6", order="blue"),
        roll="hit shield shield  shield hit panic", turn="styx",
    )  # fmt: skip
    f.fight("styx", "shoot roland-1", defence="counter")
    assert (f.unit("roland-1").wounds, f.left("zombie_archers-1"), f.active) == (0, 4, "roland-1")


@pytest.mark.card("dominance")
@pytest.mark.rule("FC-26.11")
def test_dominance_makes_support_count_without_support() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe(CAVALRY, "g6", fatigue=2), roll="support support " + "shield " * 3
    )
    f.fight("empire", "attack undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 1


@pytest.mark.card("flight")
@pytest.mark.rule("FC-26.12", "FC-26.13")
def test_a_flying_runner_enters_a_forest_without_a_token_and_ends_there() -> None:
    f = Field(foe("vargoth", "c6", order="red", fatigue=2), ground={"h6": "F", "e6": "R"}, turn="styx")
    assert f.rule("styx", "move e6") == "FC-16.10"
    f.do("styx", "run h6")
    assert (f.at("vargoth-1"), f.unit("vargoth-1").fatigue, f.active) == ("h6", 2, SENTINEL)


@pytest.mark.card("forged")
@pytest.mark.rule("FC-26.14")
def test_the_forged_ignore_panic_when_attacked_only_and_feed_nobody() -> None:
    f = Field(
        foe("imelstar", "f6", order="red", wounds=1, fatigue=2),
        own("crusader", "g6"),
        roll="panic panic hit",
        turn="styx",
    )
    f.do("styx", "attack crusader-1")
    assert (f.unit("crusader-1").wounds, f.at("crusader-1")) == (1, "g6")
    assert f.unit("imelstar-1").wounds == 1
    assert f.active == SENTINEL
    f = Field(
        own("crusader", "f6", order="red"), foe(CAVALRY, "g6", defends=True), roll="full " + "full " * 4 + "panic panic"
    )
    f.fight("empire", "attack undead_cavalry-1")
    assert f.at("crusader-1") == "d6"


@pytest.mark.card("fortitude")
@pytest.mark.rule("FC-26.15")
def test_who_has_fortitude_is_never_weak() -> None:
    f = Field(
        foe("zombie_warriors_champion", "f6", order="red", wounds=5),
        own("roland", "g6", fatigue=2),
        roll="full shield shield",
        turn="styx",
    )
    assert not f.unit("zombie_warriors_champion-1").weak
    f.fight("styx", "attack roland-1")
    assert f.unit("roland-1").wounds == 1


@pytest.mark.card("marauder")
@pytest.mark.rule("FC-26.16")
@pytest.mark.parametrize(("roll", "fatigue"), [("hit hit shield", 1), ("shield shield shield", 2)])
def test_a_marauder_that_deals_damage_loses_one_fatigue_token(roll: str, fatigue: int) -> None:
    f = Field(foe(CAVALRY, "f6", order="red", fatigue=2), own("roland", "g6", fatigue=2), roll=roll, turn="styx")
    f.fight("styx", "attack roland-1")
    assert f.unit("undead_cavalry-1").fatigue == fatigue


@pytest.mark.card("master_of_attack")
@pytest.mark.rule("FC-26.17")
def test_master_of_attack_rerolls_up_to_so_many_dice_once() -> None:
    f = Field(
        own("roland", "f6", order="red"), foe(CAVALRY, "g6", fatigue=2), roll="shield shield shield panic  hit shield",
        sides=paid(red=1),
    )  # fmt: skip
    f.do("empire", "pay 1", "attack undead_cavalry-1", "decline", "reroll shield", "reroll panic").react()
    assert len(f.events(events.Rerolled)) == 1
    assert (f.left("undead_cavalry-1"), f.at("undead_cavalry-1")) == (2, "g6")


@pytest.mark.card("master_of_defense", "master_of_shooting")
@pytest.mark.rule("FC-26.18")
def test_masters_of_defence_and_of_shooting_reroll_theirs() -> None:
    f = Field(
        foe("zombie_archers_champion", "f6", order="red"), own("anna_dark", "h6", defends=True),
        roll="shield shield shield  hit   panic panic  shield", turn="styx",
    )  # fmt: skip
    f.fight("styx", "shoot anna_dark-1", reroll=["reroll shield", "reroll panic"])
    assert f.unit("anna_dark-1").wounds == 0
    assert len(f.events(events.Rerolled)) == 2


@pytest.mark.card("multiple_attack")
@pytest.mark.rule("FC-26.19", "FC-26.21", "FC-15.19")
def test_a_multiple_attack_strikes_all_in_any_order_with_the_die_of_one_token() -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red"), own("roland", "g6", fatigue=2, order="blue"),
        own("crusader", "e6"), own("legionnaires", "f7", fatigue=2), roll="shield " * 18, turn="styx",
        sides=paid(red=1),
    )  # fmt: skip
    assert f.rule("styx", "sweep") == "FC-26.19"
    f.do("styx", "pay 1", "sweep")
    assert f.options("styx") == ["attack roland-1", "attack crusader-1", "attack legionnaires-1"]
    f.do("styx", "attack crusader-1", "tire", "attack legionnaires-1").react()
    assert rolls(f) == [6, 6, 6]
    assert f.unit("demonic_hydra-1").fatigue == 1


@pytest.mark.rule("FC-26.21")
def test_an_enemy_that_left_contact_is_skipped() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe(CAVALRY, "g6", fatigue=2), foe("imelstar", "g7", fatigue=2),
        foe("vargoth", "e6", fatigue=2), roll="panic shield shield shield shield " + "shield " * 10, sides=paid(red=1),
    )  # fmt: skip
    f.do("empire", "pay 1", "sweep", "attack undead_cavalry-1")
    assert f.at("undead_cavalry-1") == "h6"
    assert f.options("empire") == ["attack imelstar-1", "attack vargoth-1"]


@pytest.mark.card("necromancy")
@pytest.mark.rule("FC-26.23")
def test_necromancy_needs_a_recruit_in_the_supply() -> None:
    f = Field(
        foe("morvena", "f6", order="red"), own("roland", "h6", wounds=3, fatigue=2), roll="hit hit", turn="styx",
        recruits={"zombie_recruits": 0},
    )  # fmt: skip
    f.do("styx", "shoot roland-1", "decline")
    assert f.unit("roland-1").destroyed
    assert f.events(events.Summoned) == []
    f = Field(foe("morvena", "f6", order="red"), own("roland", "h6", wounds=3, fatigue=2), roll="hit hit", turn="styx")
    f.fight("styx", "shoot roland-1", necromancy="use")
    assert f.at("zombie_recruits-1") == "h6"


@pytest.mark.card("persecution")
@pytest.mark.rule("FC-26.24", "FC-26.25", "FC-26.41")
def test_persecution_does_not_lead_through_difficult_terrain_or_where_nobody_is() -> None:
    f = Field(
        own("equestrian_knights_champion", "e6", order="red"), foe(CAVALRY, "f6", wounds=2, fatigue=2),
        foe("imelstar", "i6"), ground={"g6": "F"}, roll="hit shield shield shield", sides=paid(red=1),
    )  # fmt: skip
    f.do("empire", "pay 1").do("empire", "attack undead_cavalry-1", "decline", "advance")
    assert f.active == SENTINEL, "round the forest it is too far"
    f = Field(
        own("equestrian_knights_champion", "e6", order="red"), foe(CAVALRY, "f6", wounds=2, fatigue=2),
        foe("imelstar", "i6"), roll="hit shield shield shield", sides=paid(red=1),
    )  # fmt: skip
    f.do("empire", "pay 1").do("empire", "attack undead_cavalry-1", "decline", "advance")
    assert f.options("empire") == ["pursue h6", "decline"]


@pytest.mark.rule("FC-26.41", "FC-26.26")
def test_a_ranger_pursues_through_a_forest() -> None:
    f = Field(
        own("starkov", "e6", order="red"), foe(CAVALRY, "f6", wounds=2, fatigue=2), foe("imelstar", "h6"),
        ground={"g6": "F"}, roll="hit shield shield", sides=paid(green=1),
    )  # fmt: skip
    f.do("empire", "pay 1", "give-up green").do("empire", "attack undead_cavalry-1", "decline", "advance", "pursue g6")
    assert f.at("starkov-1") == "g6"


@pytest.mark.card("quick_shooter")
@pytest.mark.rule("FC-26.26", "FC-23.2")
def test_a_quick_shooter_shoots_after_a_move() -> None:
    f = Field(own("imperial_shooters_champion", "c6", order="red"), foe(CAVALRY, "h6"), alone=True)
    f.do("empire", "move d6")
    assert "shoot undead_cavalry-1" in f.options("empire")
    f = Field(own("imperial_shooters", "c6", order="red"), foe(CAVALRY, "g6"))
    f.do("empire", "move d6")
    assert f.active == SENTINEL


@pytest.mark.card("ranger")
@pytest.mark.rule("FC-26.26")
def test_a_ranger_takes_the_forest_from_its_enemy() -> None:
    f = Field(
        own("starkov", "f6", order="red"), foe(CAVALRY, "g6", fatigue=2), ground={"g6": "F"}, roll="hit shield shield"
    )
    f.fight("empire", "attack undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 2


@pytest.mark.card("regeneration")
@pytest.mark.rule("FC-26.27")
def test_regeneration_restores_one_at_the_start() -> None:
    f = Field(foe("demonic_hydra", "f6", order="red", wounds=3), turn="styx")
    assert f.unit("demonic_hydra-1").wounds == 2


@pytest.mark.card("regroup")
@pytest.mark.rule("FC-26.28", "FC-26.42")
@pytest.mark.parametrize(
    ("ground", "asked", "left", "at"),
    [({}, True, 4, "i6"), ({"h6": "R"}, False, 2, "g6"), ({"h6": "F"}, False, 3, "h6")],
)
def test_regroup_needs_a_free_way_for_the_whole_retreat(
    ground: dict[str, str],
    asked: bool,  # noqa: FBT001
    left: int,
    at: str,
) -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", fatigue=2), own("legionnaires", "g6", fatigue=2), ground=ground,
        roll="hit panic shield", turn="styx",
    )  # fmt: skip
    f.do("styx", "attack legionnaires-1")
    assert (f.asked == ("empire", "regroup")) is asked
    f.react(**({"regroup": "use"} if asked else {}))
    assert (f.left("legionnaires-1"), f.at("legionnaires-1")) == (left, at)


@pytest.mark.card("vampirism")
@pytest.mark.rule("FC-26.30", "FC-26.38")
def test_vampirism_heals_once_a_round() -> None:
    for drank, wounds in ((False, 0), (True, 1)):
        f = Field(
            foe("vargoth", "f6", order="red", wounds=1, drank=drank), own("roland", "g6", fatigue=2),
            roll="hit shield shield shield", turn="styx",
        )  # fmt: skip
        f.fight("styx", "attack roland-1", **({} if drank else {"vampirism": "use"}))
        assert f.unit("vargoth-1").wounds == wounds


@pytest.mark.card("rush")
@pytest.mark.rule("FC-26.32", "FC-26.34")
def test_a_push_is_no_panic_and_the_resurgent_are_pushed_too() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe("zombie_warriors", "g6", order="blue", fatigue=1), ground={"h6": "F"},
        roll="hit shield shield shield shield", sides=paid(blue=1),
    )  # fmt: skip
    f.do("empire", "pay 2").fight("empire", "attack zombie_warriors-1")
    assert (f.at("zombie_warriors-1"), f.left("zombie_warriors-1"), f.active) == ("h6", 4, "zombie_warriors-1")


@pytest.mark.card("survivable")
@pytest.mark.rule("FC-26.35")
def test_survivable_counts_the_wound_of_a_blocked_rush() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe("bone_colossus", "g6"), ground={"h6": "R"}, roll="hit hit hit hit hit",
        sides=paid(blue=1),
    )  # fmt: skip
    f.do("empire", "pay 2").fight("empire", "attack bone_colossus-1")
    assert f.unit("bone_colossus-1").wounds == 2


@pytest.mark.card("terrifying")
@pytest.mark.rule("FC-26.36", "FC-23.19")
def test_terrifying_adds_a_panic_in_melee() -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red", fatigue=3), own("legionnaires", "g6"), roll="shield " * 5, turn="styx"
    )
    f.fight("styx", "attack legionnaires-1")
    assert f.at("legionnaires-1") == "h6"


@pytest.mark.rule("FC-26.37")
def test_the_highest_number_counts_and_the_same_property_once() -> None:
    f = Field(
        own("equestrian_knights_veteran", "e6", order="red"), foe(CAVALRY, "g6"), roll="shield " * 6,
        sides={"empire": {"deck": ["strong_onslaught"]}},
    )  # fmt: skip
    f.do("empire", "effect", "move f6").fight("empire", "attack undead_cavalry-1")
    assert rolls(f) == [6], "Charge 2 twice is Charge 2"


@pytest.mark.card("rush")
@pytest.mark.rule("FC-26.32")
def test_rush_needs_a_hit_among_its_dice() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe("zombie_warriors", "g6", defends=True),
        sides={"empire": {"reserve": {"blue": 1}}}, roll="full shield shield shield shield  shield",
    )  # fmt: skip
    f.do("empire", "pay 2").fight("empire", "attack zombie_warriors-1")
    assert (f.at("zombie_warriors-1"), f.left("zombie_warriors-1")) == ("g6", 5)


@pytest.mark.card("defender")
@pytest.mark.rule("FC-26.9", "FC-21.1")
def test_who_beats_a_defender_advances_into_the_hex_of_the_defender() -> None:
    f = Field(
        foe("undead_cavalry", "f6", order="red"), own("imperial_shooters", "g6"),
        own("legionnaires_veteran", "g5", wounds=3, fatigue=2), turn="styx", roll="hit shield shield",
    )  # fmt: skip
    f.fight("styx", "attack imperial_shooters-1", redirect="redirect legionnaires_veteran-1", advance="advance")
    assert f.unit("legionnaires_veteran-1").destroyed
    assert f.at("undead_cavalry-1") == "g5"


@pytest.mark.card("ranger")
@pytest.mark.rule("FC-26.26", "FC-28.9")
@pytest.mark.parametrize(("unit", "dice"), [("starkov", 1), ("roland", 2)])
def test_a_ranger_takes_the_defence_die_of_the_hex_from_its_enemy(unit: str, dice: int) -> None:
    f = Field(
        own(unit, "f6", order="red"), foe("zombie_warriors", "g6", defends=True, fatigue=1), ground={"g6": "x"},
        roll="shield shield shield" + " shield" * (unit == "roland") + " shield" * dice,
    )  # fmt: skip
    f.fight("empire", "attack zombie_warriors-1")
    rolled = [event.faces for event in f.events(events.Rolled) if event.what == "defence"]  # type: ignore[attr-defined]
    assert [len(faces) for faces in rolled] == [dice]


@pytest.mark.card("vampirism")
@pytest.mark.rule("FC-26.30")
@pytest.mark.parametrize(("drank", "asks"), [(False, True), (True, False)])
def test_vampirism_works_once_in_a_round(drank: bool, asks: bool) -> None:  # noqa: FBT001
    f = Field(
        foe("imelstar", "f6", order="red", wounds=2, drank=drank), own("legionnaires", "g6", fatigue=2),
        turn="styx", roll="hit support support",
    )  # fmt: skip
    f.do("styx", "attack legionnaires-1").react(**({"vampirism": "use"} if asks else {}))
    assert f.unit("imelstar-1").wounds == (1 if asks else 2)
    assert ("vampirism" in f.reactions) is asks


@pytest.mark.rule("FC-26.37")
@pytest.mark.parametrize(("given", "level"), [(1, 2), (3, 3)])
def test_of_a_property_from_two_sources_the_higher_number_counts(given: int, level: int) -> None:
    f = Field(own("equestrian_knights_veteran", "f6"))
    add_effect(f.g, 0, ACTIVATION, (E_GRANT, CHARGE.bit_length() - 1, given, 0))
    assert level_of(f.g, 0, CHARGE) == level


@pytest.mark.rule("FC-18.4", "FC-19.11")
@pytest.mark.parametrize(("roll", "left"), [(RANGED, 2), (MELEE, 3)])
def test_what_is_ignored_in_shooting_counts_in_melee(roll: int, left: int) -> None:
    f = Field(own("legionnaires", "f6", order="red"), foe("undead_cavalry", "g6", fatigue=2), roll="hit shield shield")
    add_effect(f.g, 1, ROUND, (E_IGNORE, roll, HIT, 1))
    f.fight("empire", "attack undead_cavalry-1")
    assert f.left("undead_cavalry-1") == left


@pytest.mark.rule("FC-24.1", "FC-13.5")
def test_at_the_end_of_a_round_only_what_lasts_for_the_battle_stays() -> None:
    f = Field(own("equestrian_knights_veteran", "f6"))
    for until, given in ((ROUND, 4), (GAME, 3)):
        add_effect(f.g, 0, until, (E_GRANT, CHARGE.bit_length() - 1, given, 0))
    end_round_effects(f.g)
    assert level_of(f.g, 0, CHARGE) == 3


@pytest.mark.card("charge")
@pytest.mark.rule("FC-26.6", "FC-26.24")
def test_the_second_attack_of_a_persecution_has_no_dice_for_a_charge() -> None:
    """The first enemy was in contact from the beginning, so that nothing was charged before."""
    f = Field(
        own("equestrian_knights_champion", "e6", order="red"), foe("undead_cavalry", "f6", wounds=2, fatigue=2),
        foe("imelstar", "i6", fatigue=2), sides={"empire": {"reserve": {"red": 1}}},
        roll="hit shield shield shield  shield shield shield shield",
    )  # fmt: skip
    f.do("empire", "pay 1", "move f5").fight("empire", "attack undead_cavalry-1", advance="advance")
    f.do("empire", "pursue h6").fight("empire", "attack imelstar-1")
    rolled = [event.faces for event in f.events(events.Rolled) if event.what == "attack"]  # type: ignore[attr-defined]
    assert [len(faces) for faces in rolled] == [4, 4]


@pytest.mark.card("necromancy")
@pytest.mark.rule("FC-26.22")
def test_necromancy_of_the_defender_raises_recruits_where_the_attacker_fell() -> None:
    f = Field(
        own("imperial_shooters", "f6", order="red", wounds=2), foe("morvena", "g6", defends=True),
        roll="support support  hit", recruits={"zombie_recruits": 1},
    )  # fmt: skip
    f.fight("empire", "attack morvena-1", necromancy="use")
    assert f.at("zombie_recruits-1") == "f6"


@pytest.mark.rule("FC-26.12", "FC-26.26")
def test_whoever_flies_and_ranges_goes_on_after_difficult_terrain() -> None:
    f = Field(foe("vargoth", "f6", order="red"), ground={"g6": "F"}, turn="styx")
    forest = 1 << f.g.game.tables.board.cell_named("g6")
    assert [bool(reach(f.g, 0, 2, props).ending & forest) for props in (FLIGHT, FLIGHT | RANGER)] == [True, False]
