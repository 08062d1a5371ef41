"""Chapter C: raids, monster orders, and what cards of the campaign do in a mission."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, Piece, foe, own
from tests.games.fantasy_commander.test_chapter_c_campaign import (
    CAVALRY,
    ESCALATION,
    ROLAND,
    TOWN,
    campaign,
    ended,
    standing,
)
from warhall.games.fantasy_commander import GAME, chronicle, events
from warhall.kernel.narrator import Narrator

WATCH = own("imperial_shooters_champion", "m11", order="yellow")


def raid(*pieces: Piece, roll: str = "", **fields: object) -> Field:
    """A raid on the Empire's settlement; the monsters act first."""
    fields.setdefault("buildings", {"g10": 0})
    return Field(
        *pieces, WATCH, alone=True, kind="raid", factions=["empire", "monsters"], players=["empire", "styx"],
        monsters=1,
        initiative="styx", roll=roll, **fields,  # type: ignore[arg-type]
    )  # fmt: skip


@pytest.mark.rule("FC-C.15")
def test_hunters_go_to_the_nearest_enemy_and_attack() -> None:
    f = raid(foe("wolf_pack", "c6", order="red"), own("legionnaires", "f6", fatigue=2), roll="hit shield shield shield")
    assert f.at("wolf_pack-1") == "e6"
    f.react()
    assert f.left("legionnaires-1") == 3
    assert (f.unit("wolf_pack-1").fatigue, f.active) == (0, SENTINEL)


@pytest.mark.rule("FC-C.15")
def test_hunters_run_with_fatigue_only_to_come_into_contact() -> None:
    f = raid(foe("wolf_pack", "c6", order="red"), own("roland", "h6", fatigue=2), roll="shield " * 4)
    f.react()
    assert (f.at("wolf_pack-1"), f.unit("wolf_pack-1").fatigue) == ("g6", 1)
    f = raid(foe("wolf_pack", "a6", order="red"), own("roland", "k6", fatigue=2))
    assert (f.at("wolf_pack-1"), f.unit("wolf_pack-1").fatigue) == ("d6", 0)


@pytest.mark.rule("FC-C.15")
@pytest.mark.parametrize(("wounds", "prey"), [(0, "e6"), (3, "g6")])
def test_of_two_as_near_the_weaker_is_hunted(wounds: int, prey: str) -> None:
    f = raid(
        foe("wolf_pack", "f6", order="red"), own("legionnaires", "e6", fatigue=2, wounds=1),
        own("legionnaires", "g6", fatigue=2, wounds=wounds), roll="hit shield shield",
    )  # fmt: skip
    f.react()
    lost = {"e6": f.left("legionnaires-1") < 3, "g6": f.unit("legionnaires-2").destroyed}
    assert lost == {place: place == prey for place in lost}


@pytest.mark.rule("FC-C.16", "FC-C.29")
def test_ravagers_go_to_the_nearest_building_and_damage_it() -> None:
    f = raid(foe("wolf_pack", "d6", order="blue"), own("roland", "m1"), buildings={"g6": 0, "a11": 0})
    assert (f.at("wolf_pack-1"), f.view.buildings) == ("g6", {"g6": 1, "a11": 0})
    f = raid(foe("wolf_pack", "f6", order="blue"), own("roland", "m1"), buildings={"g6": 1})
    assert f.view.buildings == {}, "a building has two points"


@pytest.mark.rule("FC-C.16")
def test_without_buildings_ravagers_hunt() -> None:
    f = raid(foe("wolf_pack", "c6", order="blue"), own("roland", "f6", fatigue=2), buildings={}, roll="shield " * 4)
    f.react()
    assert f.at("wolf_pack-1") == "e6"


@pytest.mark.rule("FC-C.29")
def test_a_building_is_open_ground_and_does_not_block_sight() -> None:
    f = raid(foe("wolf_pack", "h6"), own("imperial_shooters", "e6", order="red"), buildings={"f6": 0, "g7": 0})
    assert f.rule("empire", "shoot wolf_pack-1") is None
    assert f.rule("empire", "move g7") is None


@pytest.mark.rule("FC-C.17")
def test_lurkers_shoot_or_defend_and_rest_first_when_exhausted() -> None:
    f = raid(foe("bandits", "c6", order="green"), own("roland", "e6", fatigue=2), roll="hit shield")
    f.react()
    assert f.unit("roland-1").wounds == 1
    assert f.at("bandits-1") == "c6"
    f = raid(foe("bandits", "c6", order="green"), own("roland", "m1"))
    assert f.unit("bandits-1").defends
    f = raid(foe("bandits", "c6", order="green", fatigue=2), own("roland", "e6"))
    assert (f.unit("bandits-1").fatigue, f.unit("bandits-1").defends) == (0, False)


def ordering(roll: str, *given: str, initiative: str = "styx") -> Field:
    """The monsters of a raid get their orders when the defender has given his."""
    f = Field(
        foe("wolf_pack", "c2"), foe("bandits", "e2"), foe("harpies", "g2"), own("roland", "f9"), own("starkov", "h9"),
        alone=True, kind="raid", factions=["empire", "monsters"], players=["empire", "styx"], monsters=1, phase="give",
        ready=2, buildings={"g10": 0}, roll=roll, sides={"empire": {"reserve": {"red": 1, "purple": 1}}},
        initiative=initiative,
    )  # fmt: skip
    return f.do("empire", *given, "finish")


@pytest.mark.rule("FC-C.14")
@pytest.mark.parametrize(
    ("roll", "orders"),
    [
        ("1 2 3", ["hunt", "hunt", "ravage"]),
        ("4 5 6", ["ravage", "lurk", "lurk"]),
        ("panic full shield", ["hunt", "ravage", "lurk"]),
    ],
)
def test_each_monster_gets_an_order_by_a_die(roll: str, orders: list[str]) -> None:
    f = ordering(roll, "give roland-1 red", "give starkov-1 yellow")
    assert [event.order.id for event in f.events(chronicle.MonsterOrdered)] == orders
    colours = {"hunt": "red", "ravage": "blue", "lurk": "green"}
    shown = [event.colour for event in f.events(chronicle.MonsterOrdered)]
    assert [("red", "blue", "green")[colour] for colour in shown] == [colours[order] for order in orders]


@pytest.mark.rule("FC-C.14")
@pytest.mark.parametrize(
    ("roll", "before", "after"),
    [
        ("1 1 1", "styx", 0),
        ("1 2 5", "styx", 1),
        ("1 2 5", "empire", 0),
        ("1 5 5", "empire", 1),
        ("3 5 5", "empire", 1),
    ],
)
def test_the_defender_has_the_initiative_with_fewer_red_and_purple_orders_than_hunters(
    roll: str, before: str, after: int
) -> None:
    f = ordering(roll, "give roland-1 red", "give starkov-1 purple", initiative=before)
    assert [event.seat for event in f.events(events.InitiativeSettled)] == ([after] if after == 0 else [])
    assert len(f.events(chronicle.MonstersLead)) == after


@pytest.mark.rule("FC-C.28")
def test_a_lurking_monster_defends_itself_when_attacked_and_buys_no_dice() -> None:
    f = raid(
        own("roland", "f6", order="red", fatigue=2), foe("bandits", "g6", order="green"),
        roll="shield shield shield shield  shield",
    )  # fmt: skip
    f.fight("empire", "attack bandits-1")
    assert [len(event.faces) for event in f.events(events.Rolled)] == [4, 1]
    assert f.unit("bandits-1").defends
    f = raid(own("roland", "f6", order="red", fatigue=2), foe("bandits", "g6", order="blue"), roll="shield " * 4)
    f.fight("empire", "attack bandits-1")
    assert not f.unit("bandits-1").defends


@pytest.mark.rule("FC-C.28")
@pytest.mark.parametrize(("wounds", "at", "left"), [(2, "g6", 1), (3, "h6", 1)])
def test_monsters_regroup_only_when_it_saves_them(wounds: int, at: str, left: int) -> None:
    f = raid(
        own("roland", "f6", order="red", fatigue=2), foe("bandits", "g6", wounds=wounds), roll="hit " + "shield " * 3
    )
    f.fight("empire", "attack bandits-1")
    assert (f.at("bandits-1"), f.left("bandits-1")) == (at, left)


def defended(*pieces: Piece, roll: str = "", battle: dict[str, object] | None = None, **fields: object) -> Field:
    """A raid of a campaign, on the Empire's settlement after the second mission."""
    troops = (*pieces, WATCH)
    state = campaign(*troops, foe("imelstar", "a1"), mission=1, defender=0, raid_card=0, **fields)
    state["fielded"] = [number if piece.side == "empire" else -1 for number, piece in enumerate(troops)]
    return raid(*pieces, roll=roll, campaign=state, round_limit=5, **(battle or {}))


@pytest.mark.rule("FC-C.18", "FC-C.19")
def test_when_all_monsters_are_destroyed_the_defender_gains_reputation() -> None:
    f = defended(
        own("roland", "f6", order="red", fatigue=2), foe("wolf_pack", "g6", wounds=3), roll="hit shield shield shield"
    )
    f.fight("empire", "attack wolf_pack-1")
    assert (standing(f).reputation, standing(f).prosperity) == ([2, 0], [3, 3])
    assert [entry.marks for entry in standing(f).roster if entry.card == "roland"] == [1]


@pytest.mark.rule("FC-C.18")
def test_after_five_rounds_it_ends_and_each_building_lost_costs_prosperity_and_a_card() -> None:
    f = defended(
        own("roland", "f6"), foe("wolf_pack", "a1"), roll="panic", built=[[TOWN.index("market")], []],
        battle={"round": 5, "razed": 2},
    )  # fmt: skip
    f.do("empire", "pass")
    assert (standing(f).reputation, standing(f).prosperity) == ([0, 0], [1, 3])
    assert standing(f).damaged[0] == ["market"]


def test_what_happened_in_the_last_battle_is_told_with_the_names_of_its_units() -> None:
    f = defended(
        own("roland", "f6", order="red", fatigue=2), foe("wolf_pack", "g6", wounds=3), roll="hit shield shield shield"
    )
    f.fight("empire", "attack wolf_pack-1")
    assert f.view.units == [], "the table is laid for what comes next"
    said = [Narrator(GAME, "en").event(f.g, told, 0) for told in f.told if isinstance(told.event, events.Destroyed)]
    assert said == ["Wolf Pack 1 is destroyed. [FC-4.2]"]


@pytest.mark.rule("FC-C.19", "FC-C.7")
def test_a_hero_lost_in_a_raid_may_be_paid_for() -> None:
    lost = Piece("roland", "empire", "", {"at": None, "destroyed": True})
    f = defended(lost, foe("wolf_pack", "a1"), battle={"round": 5}).do("empire", "pass")
    assert f.asked == ("empire", "bring-back")
    f.do("empire", "recover entry-1")
    assert standing(f).supplies[0] == 2
    assert not any(entry.away for entry in standing(f).roster)


@pytest.mark.rule("FC-C.28", "FC-C.12", "FC-C.13")
def test_the_defender_deploys_first_and_monsters_come_to_random_hexes_of_their_zone() -> None:
    f = ended(mission=1, raids=[0], roll="panic hit full  hit").do("empire", "done").do("styx", "done")
    f.do("empire", "decline").do("styx", "decline").do("empire", "add-unit roland", "done")
    assert f.rule("empire", "on g1") == "FC-6.5"
    f.do("empire", "on g8")
    assert [unit.card for unit in f.view.units] == ["roland", "wolf_pack", "wolf_pack", "wolf_pack"]
    assert all(str(unit.hex).endswith("1") and len(str(unit.hex)) == 2 for unit in f.view.units if unit.side == 1)


@pytest.mark.rule("FC-C.4", "FC-C.12")
def test_the_raids_after_a_mission_belong_to_it_and_their_card_is_put_away() -> None:
    f = ended(mission=1, raids=[1, 0], roll="5 5 5  5 5 5").do("empire", "done").do("styx", "done")
    assert standing(f).mission == 2
    f.do("empire", "use")
    assert (standing(f).mission, f.view.scenario) == (2, "s1")
    f.do("styx", "use")
    assert (standing(f).mission, standing(f).raid) == (3, None)


@pytest.mark.rule("FC-C.28")
def test_at_a_tie_in_the_first_round_the_defender_has_the_initiative_and_monsters_have_neither_orders_nor_cards() -> (
    None
):
    f = ended(mission=1, raids=[0], roll="panic hit full  hit hit  5 5 5").do("empire", "done").do("styx", "done")
    f.do("empire", "decline").do("styx", "decline").do("empire", "add-unit roland", "done", "on g8", "keep")
    assert (f.view.sides[1].reserve, f.view.sides[1].deck) == ([0, 0, 0, 0], 0)
    f.do("empire", "begin", "give roland-1 yellow", "finish")
    assert [event.seat for event in f.events(events.InitiativeSettled)][-1] == 0
    assert f.active == "roland-1"
    f.do("empire", "pass")
    assert f.events(events.CardPlayed) == []
    assert f.view.round == 2


@pytest.mark.rule("FC-C.28")
@pytest.mark.parametrize(
    ("place", "end"),
    [("i5", "j5"), ("i7", "j7"), ("g8", "h9"), ("f7", "e8"), ("f5", "e5"), ("g4", "g3")],
)
def test_monsters_retreat_by_the_first_free_direction_clockwise_from_the_east(place: str, end: str) -> None:
    f = raid(
        own("imperial_shooters", "g6", order="red", fatigue=2), foe("bandits", place), roll="panic" + " shield" * 3
    )
    assert f.asked == ("empire", "act")
    f.fight("empire", "shoot bandits-1")
    assert f.at("bandits-1") == end


def second_mission(card: str, *, roll: str = "", loser: str = "styx", three: bool = False, **fields: object) -> Field:
    """The second mission of one hero (or of three Legionnaires), changed by an escalation card, up to the decks."""
    number = ESCALATION.index(card)
    other = (number + 1) % len(ESCALATION)
    f = ended(ROLAND, foe("imelstar", "a1"), loser=loser, escalations=[other, number], roll=roll, **fields)
    f.do("empire", "done").do("styx", "done").do(loser, f"escalate {card}")
    army = ["legionnaires"] * 3 if three else ["roland"]
    f.do("empire", *(f"add-unit {unit}" for unit in army), "done", *["add-card powerful_strikes"] * len(army), "done")
    return f.do("styx", "add-unit imelstar", "done", "add-card grave_call", "done")


@pytest.mark.rule("FC-C.23", "FC-C.21")
def test_reputation_is_spent_before_deployment() -> None:
    f = second_mission("heavy_rain", roll="panic panic")
    assert f.asked == ("empire", "spend-reputation")
    f.do("empire", "use").do("styx", "decline")
    assert standing(f).reputation == [2, 1]


@pytest.mark.rule("FC-C.23")
def test_the_reroll_that_was_bought_takes_all_dice_once_without_loss() -> None:
    pieces = (own("starkov", "f6"), CAVALRY)
    f = Field(
        *pieces, alone=True, scenario="s1", phase="end", roll="hit panic  shield shield",
        campaign=campaign(*pieces, spent_reputation=[1, 0]),
    )  # fmt: skip
    assert "use" in f.options("empire")
    f.do("empire", "use")
    assert f.view.sides[0].order_dice == ["shield", "shield"]
    assert "use" not in f.options("empire")


@pytest.mark.rule("FC-C.30")
def test_terrain_of_a_card_is_put_outside_both_zones_by_the_player_it_names() -> None:
    f = second_mission("fresh_graves", roll="panic panic").do("empire", "decline").do("styx", "decline")
    assert f.asked == ("styx", "place-terrain")
    assert f.rule("styx", "on a1") == "FC-C.30"
    assert f.rule("styx", "on g5") == "FC-13.12", "a capture point"
    f.do("styx", "on e5", "on f5")
    assert f.view.terrain[4][4:6] == "gg"


@pytest.mark.rule("FC-C.30")
def test_a_fixed_place_takes_the_nearest_open_hex() -> None:
    f = second_mission("lost_convoy", roll="panic panic").do("empire", "decline").do("styx", "decline")
    assert f.view.terrain[5][6] == "v"


@pytest.mark.rule("FC-C.21", "FC-C.10")
@pytest.mark.parametrize(("card", "play_to"), [("desperate_hour", 12), ("heavy_rain", 10)])
def test_the_escalation_card_changes_the_mission(card: str, play_to: int) -> None:
    f = second_mission(card, roll="panic panic").do("empire", "decline").do("styx", "decline")
    assert f.view.play_to == play_to


@pytest.mark.rule("FC-C.15", "FC-15.8")
def test_an_exhausted_hunter_does_not_run() -> None:
    f = raid(foe("wolf_pack", "c6", order="red", fatigue=2), own("roland", "h6", fatigue=2))
    assert (f.at("wolf_pack-1"), f.unit("wolf_pack-1").fatigue) == ("f6", 2)


@pytest.mark.rule("FC-C.16")
def test_a_ravager_beside_a_building_stays_where_it_is_and_damages_it() -> None:
    f = raid(foe("bandits", "g9", order="blue"), own("roland", "a1", fatigue=2))
    assert f.at("bandits-1") == "g9"
    assert f.g.building_damage == [1]


@pytest.mark.rule("FC-C.16", "FC-C.29")
def test_a_building_with_its_last_damage_is_razed() -> None:
    most = GAME.tables.printed.campaign.building_points
    f = raid(foe("bandits", "g9", order="blue"), own("roland", "a1"), buildings={"g10": most - 1, "c10": 0})
    assert (f.g.razed, len(f.g.buildings)) == (1, 1)


@pytest.mark.rule("FC-C.17", "FC-15.13")
@pytest.mark.parametrize(("place", "fatigue"), [("g6", 2), ("a1", 0)])
def test_an_exhausted_lurker_rests_only_where_no_enemy_is(place: str, fatigue: int) -> None:
    f = raid(foe("wolf_pack", "f6", order="green", fatigue=2), own("roland", place))
    assert f.unit("wolf_pack-1").fatigue == fatigue


@pytest.mark.rule("FC-C.18", "FC-C.2")
def test_prosperity_does_not_go_below_nothing_and_each_building_costs_a_card() -> None:
    f = defended(
        own("roland", "f6"), foe("wolf_pack", "a1"), roll="panic panic panic",
        built=[[TOWN.index(each) for each in ("market", "shrine", "smithy")], []], prosperity=[1, 3],
        battle={"round": 5, "razed": 2},
    )  # fmt: skip
    f.do("empire", "pass")
    assert (standing(f).prosperity, len(standing(f).damaged[0])) == ([0, 3], 2)


@pytest.mark.rule("FC-C.15")
def test_a_hunter_runs_to_an_attack_rather_than_walk_into_a_forest_beside_its_prey() -> None:
    f = raid(
        foe("swamp_troll", "d6", order="red"), own("roland", "g6", fatigue=2), ground={"f6": "F"}, roll="shield " * 5
    ).react()
    assert (f.at("swamp_troll-1") in ("f5", "f7", "g5", "g7"), f.unit("swamp_troll-1").fatigue) == (True, 1)


@pytest.mark.rule("FC-C.15")
def test_a_hunter_that_cannot_come_nearer_stays() -> None:
    walls = dict.fromkeys(("f6", "h6", "g5", "h5", "g7", "h7"), "R")
    f = raid(foe("swamp_troll", "c6", order="red"), own("roland", "g6"), ground=walls)
    assert f.at("swamp_troll-1") == "c6"


@pytest.mark.rule("FC-C.17", "FC-15.12")
def test_a_lurker_that_rests_does_nothing_else() -> None:
    f = raid(foe("bandits", "c6", order="green", fatigue=2), own("roland", "m1"))
    assert (f.unit("bandits-1").fatigue, f.unit("bandits-1").defends) == (0, False)


@pytest.mark.rule("FC-C.28")
def test_monsters_take_no_fatigue_to_be_spared_damage() -> None:
    f = raid(own("roland", "f6", order="red", fatigue=2), foe("wolf_pack", "g6"), roll="hit panic shield shield")
    f.fight("empire", "attack wolf_pack-1")
    assert not {"spare", "spare-retreat", "defence-die"} & set(f.reactions)
    assert (f.left("wolf_pack-1"), f.unit("wolf_pack-1").fatigue) == (3, 0)


@pytest.mark.rule("FC-C.23", "FC-9.8")
def test_the_reroll_that_was_bought_is_offered_for_a_single_die() -> None:
    pieces = (own("legionnaires", "f6"), CAVALRY)
    f = Field(
        *pieces, alone=True, scenario="s1", phase="end", roll="hit  shield",
        campaign=campaign(*pieces, spent_reputation=[1, 0]),
    )  # fmt: skip
    assert f.do("empire", "use").view.sides[0].order_dice == ["shield"]


@pytest.mark.rule("FC-C.13", "FC-C.18")
def test_a_raid_that_nobody_can_defend_is_over_at_once() -> None:
    f = ended(mission=1, raids=[0, 0], roll="panic " * 12).do("empire", "done").do("styx", "done")
    assert f.g.campaign is not None
    f.g.campaign.away[0] = 1
    f.do("empire", "decline").do("styx", "decline")
    assert f.asked == ("empire", "bring-back")


@pytest.mark.rule("FC-C.22", "FC-C.18")
def test_a_raid_does_not_change_who_has_won_the_mission() -> None:
    f = defended(
        own("roland", "f6", order="red", fatigue=2), foe("wolf_pack", "g6", wounds=3), roll="hit shield shield shield",
        winner=1,
    )  # fmt: skip
    f.fight("empire", "attack wolf_pack-1")
    assert f.g.campaign is not None
    assert f.g.campaign.winner == 1


@pytest.mark.rule("FC-C.18")
def test_a_raid_has_five_rounds() -> None:
    f = ended(mission=1, raids=[0], roll="panic hit full  hit").do("empire", "done").do("styx", "done")
    f.do("empire", "decline").do("styx", "decline").do("empire", "add-unit roland", "done", "on g8")
    assert f.g.round_limit == 5


@pytest.mark.rule("FC-C.14")
def test_of_monsters_with_one_order_the_first_acts_first() -> None:
    f = raid(foe("wolf_pack", "f6", order="red"), foe("wolf_pack", "h6", order="red"), own("roland", "g6", fatigue=2))
    assert f.view.attack is not None
    assert f.view.attack.attacker == "wolf_pack-1"


@pytest.mark.rule("FC-C.23")
def test_the_reroll_of_one_side_is_not_that_of_the_other() -> None:
    pieces = (own("starkov", "f6"), foe("imelstar", "a1"))
    f = Field(
        *pieces, alone=True, scenario="s1", phase="end", roll="hit panic  hit  shield shield  shield",
        campaign=campaign(*pieces, spent_reputation=[1, 1]),
    )  # fmt: skip
    f.do("empire", "use")
    assert "use" in f.options("styx")
    assert len(f.do("styx", "use").g.order_dice[1]) == 1
