"""Rules that meet in few positions, by chapter: both sides of the line that a small fault would move."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from tests.games.fantasy_commander.test_chapter_c_campaign import (
    ESCALATION,
    ROLAND,
    TOWN,
    ended,
    fallen,
    mission,
    standing,
)
from tests.games.fantasy_commander.test_chapter_c_raids import raid
from warhall.games.fantasy_commander import GAME, events
from warhall.games.fantasy_commander.deployment import deployment_zone
from warhall.games.fantasy_commander.plan import FantasyOptions
from warhall.games.fantasy_commander.tactics import draw, reshuffle
from warhall.kernel.dice import SeededDice

LEGION, ZOMBIES, CAVALRY = "legionnaires", "zombie_warriors", "undead_cavalry"
RED = {"reserve": {"red": 1}}


def dice(f: Field) -> list[int]:
    """How many dice were rolled, roll by roll."""
    return [told.event.count for told in f.told if isinstance(told.event, events.Rolled)]


@pytest.mark.rule("FC-6.7", "FC-6.5")
def test_who_has_no_room_deploys_beside_the_zone_but_not_in_that_of_the_other() -> None:
    f = Field(own(LEGION, "f6"), foe(ZOMBIES, "c1"))
    cell = GAME.tables.board.cell_named
    f.g.zones = [1 << cell("f6"), 1 << cell("g6")]
    zone = deployment_zone(f.g, 0)
    assert [zone >> cell(each) & 1 for each in ("e6", "f7", "g6", "h6")] == [1, 1, 0, 0]


@pytest.mark.rule("FC-29.4")
@pytest.mark.parametrize(("then", "rule"), [(["done"], None), (["lay forest", "on c7"], "FC-29.4")])
def test_terrain_lies_beside_the_last_one_only_after_the_other_has_stopped(then: list[str], rule: str | None) -> None:
    f = Field.started(FantasyOptions(mode="epic", map="hand_made"), SeededDice(1))
    assert f.asked is not None
    side = f.asked[0]
    other = {"empire": "styx", "styx": "empire"}[side]
    f.do(side, "lay forest", "on g6").do(other, *then).do(side, "lay hill")
    assert f.rule(side, "on h6") is None
    assert f.rule(side, "on d7") == rule


@pytest.mark.rule("FC-9.7", "FC-28.5")
def test_a_wagon_used_after_all_dice_were_rolled_again_ends_that() -> None:
    f = Field(
        own(LEGION, "a10"), own(LEGION, "b10"), own(LEGION, "g6"), foe(ZOMBIES, "a1"), ground={"g6": "v"}, phase="end",
        alone=True, roll="2 2 3 6  5 5 5  1",
    )  # fmt: skip
    f.do("empire", "reroll-all")
    assert f.rule("empire", "reroll-all") is None
    f.do("empire", "reroll-any", "reroll shield", "done")
    assert f.rule("empire", "reroll-all") == "FC-9.7"


@pytest.mark.rule("FC-9.10", "FC-10.7")
def test_an_order_that_was_given_as_itself_comes_back_as_itself() -> None:
    f = Field(
        own(LEGION, "f9"), foe(ZOMBIES, "f2"), alone=True, phase="give", sides={"empire": {"reserve": {"purple": 1}}}
    )
    f.do("empire", f"give {LEGION}-1 blue", f"take-back {LEGION}-1")
    assert f.view.sides[0].reserve == [0, 0, 0, 1]
    f.g.reserve[1] = 1
    f.do("empire", f"give {LEGION}-1 blue", f"take-back {LEGION}-1")
    assert f.view.sides[0].reserve == [0, 1, 0, 1]


@pytest.mark.rule("FC-26.26", "FC-26.3", "FC-18.10")
@pytest.mark.parametrize(("attacker", "left"), [("starkov", 4), ("equestrian_knights", 5)])
def test_a_ranger_takes_from_the_attacked_what_its_hex_gives(attacker: str, left: int) -> None:
    f = Field(
        own(attacker, "f6", order="red"), foe(ZOMBIES, "g6"), ground={"g6": "p"},
        roll="panic" + " shield" * (2 if attacker == "starkov" else 3),
    )  # fmt: skip
    f.fight("empire", f"attack {ZOMBIES}-1")
    assert f.left(f"{ZOMBIES}-1") == left
    assert ("defence" in f.reactions) is (attacker != "starkov"), "Counterblow is of the hex as well"


@pytest.mark.rule("FC-26.4", "FC-26.19", "FC-26.40")
def test_in_a_multiple_attack_who_was_touched_before_costs_no_charge_for_the_next() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe(CAVALRY, "g7", fatigue=2), foe("imelstar", "h7", fatigue=2),
        sides={"empire": {"deck": ["strong_onslaught"], **RED}}, roll="shield " * 12,
    )  # fmt: skip
    f.do("empire", "effect", "pay 1", "move g6", "sweep", f"attack {CAVALRY}-1").react()
    assert dice(f) == [5, 7]


@pytest.mark.rule("FC-26.19", "FC-26.4", "FC-26.40")
def test_a_charge_counts_once_in_a_multiple_attack() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe(CAVALRY, "h6", fatigue=2), foe("imelstar", "h7", fatigue=2),
        sides={"empire": {"deck": ["strong_onslaught"], **RED}}, roll="shield " * 12,
    )  # fmt: skip
    f.do("empire", "effect", "pay 1", "move g6", "sweep", f"attack {CAVALRY}-1").react()
    assert dice(f) == [7, 5]


@pytest.mark.rule("FC-26.25", "FC-26.26", "FC-21.5")
@pytest.mark.parametrize(
    ("glyph", "unit"), [("F", "starkov"), (".", "equestrian_knights"), ("F", "equestrian_knights")]
)
def test_a_ranger_pursues_from_and_through_difficult_ground(glyph: str, unit: str) -> None:
    f = Field(
        own(unit, "f6", order="red"), foe("zombie_recruits", "g6", wounds=1), foe(ZOMBIES, "i6", fatigue=1),
        ground={"g6": glyph, "h6": "F"}, roll="hit hit hit" + (" hit" if unit != "starkov" else ""),
        sides={"empire": RED},
    )  # fmt: skip
    f.do("empire", "pay 1")
    if unit == "starkov":
        f.do("empire", "give-up red")
    f.fight("empire", "attack zombie_recruits-1", advance="advance")
    assert f.at(f"{unit}-1") == "g6"
    assert (f.asked == ("empire", "pursue")) is (unit == "starkov")
    if unit == "starkov":
        assert "pursue h6" in f.options("empire")


@pytest.mark.rule("FC-26.16", "FC-19.21", "FC-26.14")
@pytest.mark.parametrize(("attacker", "fatigue"), [("crusader", 2), ("equestrian_knights", 1)])
def test_a_marauder_that_is_attacked_loots_no_automaton(attacker: str, fatigue: int) -> None:
    many = 5 if attacker == "crusader" else 4
    f = Field(
        own(attacker, "f6", order="red"), foe(CAVALRY, "g6", fatigue=2, defends=True),
        roll="support " * many + "hit shield",
    )  # fmt: skip
    f.fight("empire", f"attack {CAVALRY}-1")
    assert f.unit(f"{CAVALRY}-1").fatigue == fatigue


@pytest.mark.rule("FC-21.4", "FC-20.14", "FC-20.5")
@pytest.mark.parametrize(("answer", "advances"), [("panic shield", False), ("shield shield", True)])
def test_who_panicked_does_not_advance_though_it_could_not_go_back(answer: str, advances: bool) -> None:  # noqa: FBT001
    f = Field(
        foe(CAVALRY, "f6", order="red"), foe("crusader", "e6"), own(LEGION, "g6", wounds=3, defends=True),
        roll=f"hit hit full {answer}", turn="styx",
    )  # fmt: skip
    f.fight("styx", f"attack {LEGION}-1")
    assert f.unit(f"{LEGION}-1").destroyed
    assert f.at(f"{CAVALRY}-1") == "f6"
    assert ("advance" in f.reactions) is advances


@pytest.mark.rule("FC-26.22", "FC-26.23", "FC-19.14")
@pytest.mark.parametrize(("wounds", "raises"), [(2, False), (1, True)])
def test_a_necromancer_who_fell_raises_nobody(wounds: int, raises: bool) -> None:  # noqa: FBT001
    f = Field(
        foe("morvena", "f6", order="red", wounds=wounds), own(LEGION, "g6", wounds=3, defends=True),
        roll="hit hit  hit support", turn="styx",
    )  # fmt: skip
    f.fight("styx", f"attack {LEGION}-1")
    assert f.unit(f"{LEGION}-1").destroyed
    assert f.unit("morvena-1").destroyed is not raises
    assert ("necromancy" in f.reactions) is raises


@pytest.mark.rule("FC-26.35", "FC-20.5")
def test_what_an_attacker_suffers_in_its_retreat_is_not_spared_by_a_survivable_target() -> None:
    f = Field(
        own("equestrian_knights", "f6", order="red"), own("crusader", "e6"), foe("bone_colossus", "g6", defends=True),
        roll="hit hit hit hit  panic panic",
    )  # fmt: skip
    f.fight("empire", "attack bone_colossus-1")
    assert (f.left("bone_colossus-1"), f.left("equestrian_knights-1")) == (6, 2)


@pytest.mark.rule("FC-21.1", "FC-26.19")
def test_a_multiple_attack_is_followed_by_no_advance() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe("zombie_recruits", "g6", wounds=1), sides={"empire": RED},
        roll="hit hit hit hit hit",
    )  # fmt: skip
    f.do("empire", "pay 1").fight("empire", "sweep")
    assert f.unit("zombie_recruits-1").destroyed
    assert "advance" not in f.reactions


@pytest.mark.rule("FC-26.1", "FC-23.12")
def test_armour_does_not_stop_what_is_shot() -> None:
    f = Field(
        foe("zombie_archers", "f6", order="blue"), own("legionnaires_champion", "h6", fatigue=2),
        roll="hit shield shield", turn="styx",
    )  # fmt: skip
    f.fight("styx", "shoot legionnaires_champion-1")
    assert f.left("legionnaires_champion-1") == 3


@pytest.mark.rule("FC-13.5", "FC-17.4", "FC-26.7")
@pytest.mark.parametrize(("card", "rule"), [("frightening_shadows", "FC-13.5"), ("abyss_scream", None)])
def test_whom_a_card_forbids_defence_may_still_strike_back(card: str, rule: str | None) -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red", fatigue=1), own("roland", "g6", order="red"), turn="styx", colour="red",
        sides={"styx": {"deck": [card]}},
    )  # fmt: skip
    f.do("styx", "effect", "attack roland-1")
    assert f.asked == ("empire", "defence")
    assert f.rule("empire", "defend") == rule
    assert f.rule("empire", "counter") is None


@pytest.mark.rule("FC-26.15", "FC-22.8", "FC-19.8")
@pytest.mark.parametrize(
    ("unit", "wounds", "left"), [("zombie_warriors_champion", 5, 3), (CAVALRY, 2, 4), (CAVALRY, 1, 3)]
)
def test_fortitude_lets_the_last_miniature_hit_fully_in_defence(unit: str, wounds: int, left: int) -> None:
    f = Field(
        own("equestrian_knights", "f6", order="red"), foe(unit, "g6", wounds=wounds, defends=True),
        roll="support support support support  full shield",
    )  # fmt: skip
    f.fight("empire", f"attack {unit}-1")
    assert f.left("equestrian_knights-1") == left


@pytest.mark.rule("FC-22.5", "FC-26.3")
@pytest.mark.parametrize(
    ("unit", "friends", "end"),
    [("legionnaires_veteran", ["g5", "g7"], "h6"), (LEGION, ["g5", "g7"], "i6"), ("legionnaires_veteran", [], "i6")],
)
def test_formation_and_bravery_both_take_panic_away(unit: str, friends: list[str], end: str) -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), own(unit, "g6", fatigue=2),
        *(own("imperial_shooters", place) for place in friends), roll="panic panic panic", turn="styx",
    )  # fmt: skip
    f.fight("styx", f"attack {unit}-1")
    assert f.at(f"{unit}-1") == end


@pytest.mark.rule("FC-16.6", "FC-16.7")
@pytest.mark.parametrize(("glyph", "rule"), [("F", None), ("H", "FC-16.1"), (".", None)])
def test_who_stands_in_a_forest_goes_on_in_it_but_not_through_a_hill(glyph: str, rule: str | None) -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a6"), ground={"f6": "F", "g6": glyph})
    assert f.rule("empire", "move h6") == rule
    assert ("move h6" in f.options("empire")) is (rule is None)


@pytest.mark.rule("FC-16.6", "FC-26.26")
@pytest.mark.parametrize(("unit", "goes_on"), [("starkov", True), ("equestrian_knights", False)])
def test_a_ranger_that_moved_into_a_forest_may_still_attack(unit: str, goes_on: bool) -> None:  # noqa: FBT001
    f = Field(own(unit, "f6", order="red"), foe(ZOMBIES, "h6"), ground={"g6": "F"})
    f.do("empire", "move g6")
    assert (f.asked == ("empire", "strike")) is goes_on


@pytest.mark.rule("FC-13.5", "FC-17.1")
@pytest.mark.parametrize(("card", "rule"), [("frightening_shadows", "FC-13.5"), ("poison_cloud", None)])
def test_whom_a_card_forbids_defence_cannot_declare_it(card: str, rule: str | None) -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), own(LEGION, "i6", order="red"), turn="styx", colour="red",
        sides={"styx": {"deck": [card]}},
    )  # fmt: skip
    f.do("styx", "effect", "pass")
    assert f.rule("empire", "defend") == rule
    assert ("defend" in f.options("empire")) is (rule is None)


@pytest.mark.rule("FC-13.21", "FC-13.9")
def test_an_order_that_a_card_takes_lies_with_the_spent_ones() -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="green"), own(LEGION, "i6", order="green"), turn="styx", colour="green",
        sides={"styx": {"deck": ["dark_plans"]}, "empire": {"reserve": {"blue": 1}}}, roll="1",
    )  # fmt: skip
    f.do("styx", "effect")
    assert [f.view.sides[0].reserve, f.view.sides[0].spent] == [[0, 0, 0, 0], [0, 1, 0, 0]]
    assert f.view.sides[1].spent == [0, 0, 0, 0]


@pytest.mark.rule("FC-18.13", "FC-28.9")
@pytest.mark.parametrize(("place", "fatigue"), [("f6", 1), ("g6", 1), ("i6", 2)])
def test_an_altar_heals_once_on_it_and_beside_it(place: str, fatigue: int) -> None:
    f = Field(own(LEGION, place, order="red", fatigue=2), foe(ZOMBIES, "a6"), ground={"f6": "a"})
    assert f.begin().unit(f"{LEGION}-1").fatigue == fatigue


@pytest.mark.rule("FC-12.11", "FC-4.2")
def test_a_destroyed_unit_is_not_activated_by_the_order_it_had() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "g6", order="red", wounds=3), colour="red", turn="styx",
        roll="hit hit hit",
    )  # fmt: skip
    f.fight("styx", f"attack {LEGION}-1")
    assert f.unit(f"{LEGION}-1").destroyed
    assert f.active == SENTINEL


@pytest.mark.rule("FC-13.5", "FC-13.22")
@pytest.mark.parametrize(("wounds", "lies"), [(3, False), (2, True)])
def test_nothing_lies_on_whom_the_card_itself_destroyed(wounds: int, lies: bool) -> None:  # noqa: FBT001
    f = Field(
        own(LEGION, "f6", order="red"), foe("imelstar", "i6", wounds=wounds), colour="red",
        sides={"empire": {"deck": ["inquisitors_verdict"]}},
    )  # fmt: skip
    f.do("empire", "effect")
    assert f.unit("imelstar-1").destroyed is not lies
    assert any(effect[0] == 1 for effect in f.g.effects) is lies


@pytest.mark.rule("FC-13.21", "FC-5.6")
def test_who_has_seen_the_top_of_a_deck_knows_one_card_less_when_one_is_played() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3", order="red"), colour="red")
    f.g.decks[0], f.g.known = [0, 1, 2], [2, 3, 1, 3]
    draw(f.g, 0)
    assert f.g.known == [1, 3, 0, 3]


@pytest.mark.rule("FC-26.2", "FC-4.3")
@pytest.mark.parametrize(("wounds", "brave"), [(3, True), (4, False)])
def test_the_aura_of_a_destroyed_leader_is_gone_everywhere(wounds: int, brave: bool) -> None:  # noqa: FBT001
    f = Field(
        own("roland", "f6", wounds=3), own(LEGION, "e6"), own(LEGION, "m11"), foe(CAVALRY, "g6", order="red"),
        foe("zombie_archers_champion", "a1", order="yellow"), alone=True,
        turn="styx", roll="hit hit hit" if wounds == 4 else "shield shield shield",
    )  # fmt: skip
    f.fight("styx", "attack roland-1")
    assert f.unit("roland-1").destroyed is (wounds == 4)
    assert ["brave" in f.unit(f"{LEGION}-{n}").properties for n in (1, 2)] == [brave, False]


@pytest.mark.rule("FC-13.21", "FC-5.6")
def test_a_rearranged_deck_is_known_to_its_owner_alone() -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="green"), own(LEGION, "i6", order="green"), turn="styx", colour="green",
        sides={"styx": {"deck": ["grave_call", "poison_cloud", "dark_plans"]}},
    )  # fmt: skip
    f.g.known[1] = 3
    f.do("styx", "effect")
    while f.asked == ("styx", "rearrange"):
        f.do("styx", f.options("styx")[0])
    assert f.g.known == [0, 0, 0, 2]


@pytest.mark.rule("FC-13.8", "FC-5.6")
def test_nobody_knows_a_deck_that_was_made_anew() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3", order="red"), colour="red")
    f.g.known, f.g.decks[0], f.g.discards[0] = [1, 2, 1, 2], [], [0, 1]
    f.g.dice = SeededDice(1)
    reshuffle(f.g, 0)
    assert f.g.known == [0, 2, 0, 2]


@pytest.mark.rule("FC-13.5", "FC-17.1")
@pytest.mark.parametrize("banned", [True, False])
def test_a_card_gives_no_defence_to_whom_another_forbids_it(banned: bool) -> None:  # noqa: FBT001
    card = "frightening_shadows" if banned else "poison_cloud"
    f = Field(
        foe(ZOMBIES, "f6", order="red"), own(LEGION, "i6", order="red"), turn="styx", colour="red",
        sides={"styx": {"deck": [card]}, "empire": {"deck": ["shield_wall"]}},
    )  # fmt: skip
    f.do("styx", "effect", "pass").do("empire", "effect", f"target {LEGION}-1")
    assert f.unit(f"{LEGION}-1").defends is not banned


@pytest.mark.rule("FC-26.23", "FC-13.10")
@pytest.mark.parametrize(("left", "asked"), [(1, True), (0, False)])
def test_nobody_is_summoned_when_the_supply_is_empty(left: int, asked: bool) -> None:  # noqa: FBT001
    f = Field(
        foe("imelstar", "f6", order="red"), foe(ZOMBIES, "c6", order="red"), own(LEGION, "i6"), turn="styx",
        colour="red", sides={"styx": {"deck": ["necromancer_ritual"]}},
    )  # fmt: skip
    recruits = GAME.tables.kind_of["zombie_recruits"]
    f.g.recruits = bytes(left if kind == recruits else count for kind, count in enumerate(f.g.recruits))
    f.do("styx", "effect", "choose 1")
    assert (f.asked is not None and f.asked[1] == "summon") is asked


@pytest.mark.rule("FC-C.8", "FC-C.9")
def test_a_free_promotion_is_one_and_takes_no_more_marks_than_it_needs() -> None:
    academy = TOWN.index("war_academy")
    wanted = GAME.tables.printed.campaign.promotion_marks
    pieces = own(LEGION, "a11", order="red"), own(LEGION, "b11"), foe(CAVALRY, "a1")
    f = ended(*pieces, marks=[wanted + 1, wanted, 0], built=[[academy], []])
    before = standing(f).supplies[0]
    f.do("empire", "promote entry-1")
    assert (standing(f).supplies[0], standing(f).roster[0].marks) == (before, 2)
    f.do("empire", "promote entry-2")
    assert standing(f).supplies[0] == before - GAME.tables.printed.campaign.promotion_costs[0]


@pytest.mark.rule("FC-C.7")
@pytest.mark.parametrize(("kept", "kinds"), [([], [LEGION, LEGION]), (["infirmary"], ["legionnaires_veteran", LEGION])])
def test_an_infirmary_keeps_the_level_of_one_unit(kept: list[str], kinds: list[str]) -> None:
    pieces = fallen("legionnaires_veteran", "empire"), fallen("legionnaires_veteran", "empire"), foe(CAVALRY, "a1")
    f = ended(ROLAND, *pieces, marks=[0, 2, 2, 0], built=[[TOWN.index(each) for each in kept], []])
    roster = standing(f).roster[1:3]
    assert [entry.card for entry in roster] == kinds
    assert [entry.marks for entry in roster] == [2 if kind != LEGION else 0 for kind in kinds]


@pytest.mark.rule("FC-C.7")
def test_a_champion_that_falls_is_basic_again() -> None:
    f = ended(ROLAND, fallen("legionnaires_champion", "empire"), foe(CAVALRY, "a1"))
    assert standing(f).roster[1].card == LEGION


@pytest.mark.rule("FC-C.10", "FC-C.21")
def test_zeal_and_a_signal_tower_both_give_their_order() -> None:
    f = mission(
        built=[[TOWN.index("signal_tower")], []], escalation=ESCALATION.index("zeal"), roll="shield " * 8,
        battle={"round": 0, "phase": "end"},
    )  # fmt: skip
    assert f.view.round == 1
    assert (f.view.sides[0].reserve or [])[:2] == [1, 1]


@pytest.mark.rule("FC-C.16")
def test_a_monster_damages_the_building_beside_it() -> None:
    f = raid(foe("wolf_pack", "c9", order="blue"), own(LEGION, "m1", order="yellow"), buildings={"g10": 1, "c10": 0})
    assert dict(zip(f.g.buildings, f.g.building_damage, strict=True)) == {
        GAME.tables.board.cell_named("g10"): 1, GAME.tables.board.cell_named("c10"): 1,
    }  # fmt: skip


@pytest.mark.rule("FC-C.16", "FC-16.6")
@pytest.mark.parametrize("glyph", [".", "F"])
def test_a_monster_goes_toward_a_building_into_difficult_ground_too(glyph: str) -> None:
    around = dict.fromkeys(("g6", "g7", "f7", "e6", "f5", "g5"), glyph)
    f = raid(
        foe("bandits", "f6", order="blue"), own(LEGION, "a11", order="yellow"), buildings={"k6": 0}, ground=around,
    )  # fmt: skip
    assert f.at("bandits-1") == ("h6" if glyph == "." else "g6")


@pytest.mark.rule("FC-C.7", "FC-C.4")
def test_who_has_missed_a_mission_is_there_again() -> None:
    kinds = [GAME.tables.kind_of[each] for each in ("roland", CAVALRY, "starkov")]
    f = ended(kinds=kinds, sides=[0, 1, 0], marks=[0, 0, 0], away=[0, 0, 1])
    assert [entry.away for entry in standing(f).roster] == [False, False, False]


@pytest.mark.rule("FC-C.23")
def test_reputation_is_spent_for_one_mission() -> None:
    f = ended(spent_reputation=[2, 1]).do("empire", "done").do("styx", "done")
    assert standing(f).mission == 2
    assert f.g.campaign is not None
    assert f.g.campaign.spent_reputation == [0, 0]
