"""Chapter 26: properties that meet each other, or that work once."""

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import Hex, MoveBy, RunBy
from warhall.games.fantasy_commander.deployment import deployment_zone
from warhall.games.fantasy_commander.properties import level_of
from warhall.games.fantasy_commander.retreat import card_panic
from warhall.games.fantasy_commander.tables import MASTER_OF_DEFENCE, MULTIPLE_ATTACK, SURVIVABLE

CAVALRY = "undead_cavalry"
SWEEPS, SURVIVES = MULTIPLE_ATTACK.bit_length() - 1, SURVIVABLE.bit_length() - 1


def paid(**colours: int) -> dict[str, object]:
    """Both sides have these orders."""
    return {side: {"reserve": dict(colours)} for side in ("empire", "styx")}


@pytest.mark.card("persecution", "flight")
@pytest.mark.rule("FC-26.25", "FC-26.12")
def test_who_flies_may_stay_in_the_hex_of_the_advance_to_strike_again() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("imperial_shooters", "g6", wounds=2, fatigue=2), own("roland", "h6"),
        roll="hit shield shield", turn="styx",
        sides={"styx": {"deck": ["on_the_wings_of_death"], "reserve": {"red": 1}}},
    )  # fmt: skip
    f.do("styx", "effect", "pay 1").fight("styx", "attack imperial_shooters-1", advance="advance")
    assert "pursue g6" in f.options("styx")
    assert f.do("styx", "pursue g6", "attack roland-1").unit(f"{CAVALRY}-1").hex == "g6"


@pytest.mark.card("persecution")
@pytest.mark.rule("FC-26.24", "FC-26.41")
def test_a_persecution_is_told_hex_by_hex() -> None:
    f = Field(
        own("equestrian_knights_champion", "e6", order="red"), foe(CAVALRY, "f6", wounds=2, fatigue=2),
        foe("imelstar", "i6"), roll="hit shield shield shield", sides=paid(red=1),
    )  # fmt: skip
    f.do("empire", "pay 1").fight("empire", "attack undead_cavalry-1", advance="advance").do("empire", "pursue h6")
    paths = [event.path for event in f.events(events.Moved)]  # type: ignore[attr-defined]
    assert [len(path) for path in paths] == [1, 2]


@pytest.mark.card("regroup", "rush")
@pytest.mark.rule("FC-26.42", "FC-26.33")
@pytest.mark.parametrize(("wall", "asked"), [("h6", False), ("i6", False), ("j6", True)])
def test_regroup_before_a_rush_needs_room_for_one_hex_more(wall: str, asked: bool) -> None:  # noqa: FBT001
    f = Field(
        foe("bone_colossus", "f6", order="red"), own("legionnaires", "g6", fatigue=2), ground={wall: "R"},
        roll="hit " + "shield " * 5, turn="styx", sides=paid(blue=1),
    )  # fmt: skip
    f.do("styx", "pay 1", "attack legionnaires-1")
    assert (f.asked == ("empire", "regroup")) is asked


@pytest.mark.card("marauder")
@pytest.mark.rule("FC-26.21", "FC-26.16")
def test_a_multiple_attack_loots_once() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", fatigue=2), own("roland", "g6", fatigue=2), own("crusader", "e6"),
        own("starkov", "f7", fatigue=3), roll="hit shield shield  hit shield shield  hit shield shield", turn="styx",
        effects=[[f"{CAVALRY}-1", "activation", "grant", SWEEPS, 0, 0]],
    )  # fmt: skip
    f.do("styx", "sweep")
    for target in ("roland-1", "starkov-1"):
        f.fight("styx", f"attack {target}")
    assert (f.unit("roland-1").wounds, f.unit("starkov-1").wounds, f.unit(f"{CAVALRY}-1").fatigue) == (1, 1, 1)


@pytest.mark.card("marauder", "persecution")
@pytest.mark.rule("FC-26.16", "FC-26.38", "FC-26.24")
def test_each_attack_of_a_persecution_loots() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", fatigue=2), own("imperial_shooters", "g6", wounds=2, fatigue=2),
        own("roland", "h6", fatigue=2), roll="hit shield shield  hit shield shield", turn="styx", sides=paid(red=1),
    )  # fmt: skip
    f.do("styx", "pay 1").fight("styx", "attack imperial_shooters-1", advance="advance")
    f.do("styx", "pursue g6").fight("styx", "attack roland-1")
    assert f.unit(f"{CAVALRY}-1").fatigue == 0


@pytest.mark.card("vampirism")
@pytest.mark.rule("FC-26.30", "FC-26.38")
def test_one_unit_that_has_drunk_leaves_its_draught_to_another() -> None:
    f = Field(
        foe("imelstar", "f6", order="red", wounds=2), foe("vargoth", "b2", drank=True),
        own("legionnaires", "g6", fatigue=2), turn="styx", roll="hit support support",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1", vampirism="use")
    assert f.unit("imelstar-1").wounds == 1


@pytest.mark.card("regroup")
@pytest.mark.rule("FC-26.42", "FC-20.4")
@pytest.mark.parametrize(("walls", "asked"), [("i5 h4", False), ("j5 i4 i3", False), ("j5 i4", True)])
def test_regroup_against_a_shot_looks_at_every_hex_of_the_way(walls: str, asked: bool) -> None:  # noqa: FBT001
    f = Field(
        foe("zombie_archers", "f6", order="red", fatigue=1), own("legionnaires", "h5", fatigue=2), turn="styx",
        ground=dict.fromkeys(walls.split(), "R"), roll="hit panic shield",
    )  # fmt: skip
    f.do("styx", "shoot legionnaires-1")
    assert (f.asked == ("empire", "regroup")) is asked


@pytest.mark.card("regroup", "ranger")
@pytest.mark.rule("FC-26.42", "FC-20.6")
def test_regroup_asks_what_stops_the_unit_and_not_its_attacker() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", fatigue=2), own("legionnaires", "g6", fatigue=2), ground={"h6": "F"},
        roll="hit panic shield", turn="styx", sides={"styx": {"deck": ["incorporeal"]}},
    )  # fmt: skip
    f.do("styx", "effect").fight("styx", "attack legionnaires-1")
    assert "regroup" not in f.reactions


@pytest.mark.card("rush")
@pytest.mark.rule("FC-26.32", "FC-27.22")
def test_a_town_falls_to_who_is_pushed_into_it() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe("zombie_warriors", "g6", fatigue=1), scenario="s6",
        ground={"f6": ".", "g6": ".", "h6": "T"}, roll="hit shield shield shield shield", sides=paid(blue=1),
    )  # fmt: skip
    f.do("empire", "pay 2").fight("empire", "attack zombie_warriors-1")
    assert (f.at("zombie_warriors-1"), f.vp(), f.view.terrain[5][7]) == ("h6", (0, 1), "C")


@pytest.mark.card("master_of_defense", "shield_wall")
@pytest.mark.rule("FC-26.37", "FC-26.2")
def test_of_the_number_of_an_aura_and_of_a_card_the_higher_counts() -> None:
    f = Field(
        own("legionnaires", "f6", order="red"), own("anna_dark", "g6"), sides={"empire": {"deck": ["shield_wall"]}}
    )
    f.do("empire", "effect", *["target legionnaires-1"])
    assert level_of(f.g, 0, MASTER_OF_DEFENCE) == 2


@pytest.mark.rule("FC-27.16", "FC-22.9")
@pytest.mark.parametrize(("ground", "wounds"), [("~", 0), (".", 1), ("f", 1)])
def test_the_hydra_is_weak_in_the_river_only(ground: str, wounds: int) -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red", fatigue=3), own("roland", "g6", fatigue=2), scenario="s5",
        ground={"f6": ground, "g6": "."}, roll="full " + "shield " * 4, turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack roland-1")
    assert f.unit("roland-1").wounds == wounds


@pytest.mark.card("flight")
@pytest.mark.rule("FC-26.12", "FC-16.8")
def test_a_path_through_the_air_is_not_stopped_by_a_forest() -> None:
    f = Field(foe("vargoth", "f6", order="red", fatigue=2), ground={"g6": "F", "h6": "F"}, turn="styx")
    cell = f.g.game.tables.board.cell_named
    for verb in (MoveBy, RunBy):
        path = tuple(Hex(cell(name)) for name in ("g6", "h6", "i6"))
        assert f.g.explain(1, verb(path)) is None


@pytest.mark.card("necromancy")
@pytest.mark.rule("FC-26.23")
def test_the_supply_has_one_recruit_less_for_each_that_was_raised() -> None:
    f = Field(
        foe("morvena", "f6", order="red"), own("roland", "h6", wounds=3, fatigue=2), roll="hit hit", turn="styx",
        recruits={"zombie_recruits": 1},
    )  # fmt: skip
    f.fight("styx", "shoot roland-1", necromancy="use")
    assert f.g.recruits[f.g.game.tables.kind_of["zombie_recruits"]] == 0


@pytest.mark.card("resurgent")
@pytest.mark.rule("FC-13.23", "FC-26.29", "FC-4.2")
@pytest.mark.parametrize(("wounds", "destroyed"), [(3, False), (4, True)])
def test_the_panic_of_a_card_may_destroy_the_resurgent(wounds: int, destroyed: bool) -> None:  # noqa: FBT001
    f = Field(foe("zombie_warriors", "f6", wounds=wounds), own("roland", "g6"))
    card_panic(f.g, 0, 0, 1)
    assert f.unit("zombie_warriors-1").destroyed is destroyed


@pytest.mark.rule("FC-6.7")
def test_who_finds_no_room_beside_the_zone_goes_farther_off() -> None:
    f = Field(own("legionnaires", "g6"), foe("zombie_warriors", "m1"))
    board = f.g.game.tables.board
    zone = 1 << board.cell_named("g6")
    f.g.zones = [zone, 0]
    f.g.occupied[1] |= board.touching(zone)
    assert board.name((deployment_zone(f.g, 0) & ~f.g.occupied[1] & ~zone).bit_length() - 1) == "h8"


@pytest.mark.card("master_of_attack")
@pytest.mark.rule("FC-26.17", "FC-13.5")
def test_the_rerolls_of_a_master_and_of_a_card_add_up() -> None:
    f = Field(
        own("legionnaires_champion", "f6", order="red", fatigue=2), foe(CAVALRY, "g6", fatigue=2), sides=paid(red=1),
        roll="shield shield shield  hit hit", effects=[["legionnaires_champion-1", "activation", "reroll", 0, 1, 0]],
    )  # fmt: skip
    f.do("empire", "pay 2").fight("empire", f"attack {CAVALRY}-1", reroll=["reroll shield", "reroll shield"])
    assert f.left(f"{CAVALRY}-1") == 1


@pytest.mark.card("forged")
@pytest.mark.rule("FC-26.14", "FC-23.18")
def test_the_forged_ignore_the_panic_of_a_shot() -> None:
    f = Field(
        foe("zombie_archers", "f6", order="red", fatigue=1), own("crusader", "h6", order="blue"), turn="styx",
        roll="panic panic shield",
    )  # fmt: skip
    f.fight("styx", "shoot crusader-1")
    assert (f.at("crusader-1"), f.unit("crusader-1").wounds, f.active) == ("h6", 0, "crusader-1")


@pytest.mark.card("survivable")
@pytest.mark.rule("FC-26.35")
def test_who_attacks_the_survivable_may_lose_three_all_the_same() -> None:
    f = Field(
        own("equestrian_knights", "f6", order="red", fatigue=2), foe(CAVALRY, "g6", defends=True, fatigue=2),
        roll="support support support support  hit hit hit",
        effects=[[f"{CAVALRY}-1", "round", "grant", SURVIVES, 0, 0], [f"{CAVALRY}-1", "round", "dice", 2, 1, 0]],
    )  # fmt: skip
    f.fight("empire", f"attack {CAVALRY}-1")
    assert f.left("equestrian_knights-1") == 1


@pytest.mark.rule("FC-20.3")
@pytest.mark.parametrize(("panics", "end"), [(1, "h6"), (2, "i6"), (3, "j6"), (4, "k6")])
def test_a_unit_retreats_one_hex_for_each_panic(panics: int, end: str) -> None:
    f = Field(
        own("roland", "f6", order="red", fatigue=2), foe(CAVALRY, "g6", fatigue=2),
        roll="panic " * panics + "shield " * (4 - panics),
    )  # fmt: skip
    f.fight("empire", f"attack {CAVALRY}-1")
    assert (f.at(f"{CAVALRY}-1"), f.left(f"{CAVALRY}-1")) == (end, 3)


@pytest.mark.card("necromancy")
@pytest.mark.rule("FC-26.22", "FC-20.10")
def test_recruits_rise_where_the_retreat_ended_for_good() -> None:
    f = Field(
        foe("imelstar", "f6", order="red"), own("imperial_shooters", "g6", wounds=2, fatigue=2), ground={"i6": "R"},
        roll="panic shield shield", turn="styx", sides=paid(green=1),
    )  # fmt: skip
    f.do("styx", "pay 1").fight("styx", "attack imperial_shooters-1", necromancy="use")
    assert f.unit("imperial_shooters-1").destroyed
    assert f.at("zombie_recruits-1") == "h6"


@pytest.mark.rule("FC-20.14", "FC-20.5")
def test_the_damage_of_one_retreat_is_not_that_of_the_other() -> None:
    f = Field(
        own("equestrian_knights", "f6", order="red", fatigue=2), foe(CAVALRY, "g6", defends=True, fatigue=2),
        ground={"h6": "R"}, roll="panic support support support  panic support",
    )  # fmt: skip
    f.fight("empire", f"attack {CAVALRY}-1")
    assert (f.at(f"{CAVALRY}-1"), f.left(f"{CAVALRY}-1")) == ("g6", 2)
    assert (f.at("equestrian_knights-1"), f.left("equestrian_knights-1")) == ("e6", 4)


@pytest.mark.card("multiple_attack", "defender")
@pytest.mark.rule("FC-26.39", "FC-26.21")
def test_a_defender_that_was_driven_off_is_not_attacked_in_its_own_turn() -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red", fatigue=3), own("roland", "e6"), own("crusader", "g6"),
        own("legionnaires_veteran", "g5", fatigue=2), own("imperial_shooters", "g7", fatigue=2),
        roll="panic panic shield shield shield", turn="styx", sides=paid(red=1),
    )  # fmt: skip
    f.do("styx", "pay 1", "sweep", "attack crusader-1")
    f.react(redirect="redirect legionnaires_veteran-1")
    assert f.at("legionnaires_veteran-1") != "g5"
    reason = f.refusal("styx", "attack legionnaires_veteran-1")
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-26.19", "no-contact")
    assert f.options("styx") == ["attack roland-1", "attack imperial_shooters-1"]
