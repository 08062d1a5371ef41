"""Every town card and every escalation card of the campaign does what it says."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.test_chapter_c_campaign import (
    CAVALRY,
    ESCALATION,
    RAID,
    ROLAND,
    TOWN,
    campaign,
    ended,
    fallen,
    mission,
    standing,
)
from tests.games.fantasy_commander.test_chapter_c_raids import second_mission


def built(*cards: str) -> list[list[int]]:
    """Town cards of the Empire."""
    return [[TOWN.index(card) for card in cards], []]


def first_round(escalation: str | None = None, **fields: object) -> Field:
    """The command phase of the first round of a mission."""
    pieces = (own("legionnaires", "f10"), foe("zombie_warriors", "f2"))
    number = -1 if escalation is None else ESCALATION.index(escalation)
    state = campaign(*pieces, escalation=number, **fields)
    return Field(*pieces, alone=True, scenario="s2", round=0, phase="end", campaign=state, roll="shield " * 4)


def mustering(card: str | None = None, **fields: object) -> Field:
    """Armies for the second mission are picked; the Empire has won the first."""
    number = ESCALATION.index(card) if card else ESCALATION.index("heavy_rain")
    f = ended(escalations=[number, (number + 1) % len(ESCALATION)], **fields).do("empire", "done").do("styx", "done")
    return f.do("styx", f"escalate {ESCALATION[number]}")


def armed(card: str) -> Field:
    """The second mission, changed by a card, with nothing spent."""
    return second_mission(card, roll="panic panic").do("empire", "decline").do("styx", "decline")


@pytest.mark.card("walls")
@pytest.mark.rule("FC-C.30", "FC-C.10")
@pytest.mark.parametrize("damaged", [False, True])
def test_walls_put_two_fortifications_inside_the_defended_zone(damaged: bool) -> None:  # noqa: FBT001
    f = ended(
        mission=1, raids=[RAID.index("hungry_pack")], built=built("walls"), roll="panic " * 4,
        damaged=built(*(["walls"] if damaged else [])),
    )  # fmt: skip
    f.do("empire", "done").do("styx", "done").do("empire", "decline").do("styx", "decline")
    f.do("empire", "add-unit roland", "done")
    if damaged:
        assert f.asked == ("empire", "deploy-hex")
        return
    assert f.asked == ("empire", "place-terrain")
    assert f.rule("empire", "on g1") == "FC-C.30"
    f.do("empire", "on f9", "on g9")
    assert f.view.terrain[8][5:7] == "pp"
    assert f.asked == ("empire", "deploy-hex")


@pytest.mark.card("signal_tower")
@pytest.mark.parametrize(("damaged", "blue"), [([], 1), ([TOWN.index("signal_tower")], 0)])
def test_a_signal_tower_gives_a_blue_order_in_the_first_round(damaged: list[int], blue: int) -> None:
    f = first_round(built=built("signal_tower"), damaged=[damaged, []])
    assert f.view.sides[0].reserve is not None
    assert f.view.sides[0].reserve[1] == blue


@pytest.mark.card("infirmary")
def test_an_infirmary_keeps_the_level_of_one_destroyed_unit() -> None:
    lost = (fallen("legionnaires_champion", "empire"), fallen("legionnaires_veteran", "empire"))
    cards = [entry.card for entry in standing(ended(ROLAND, CAVALRY, *lost, built=built("infirmary"))).roster][2:4]
    assert sorted(cards) == ["legionnaires", "legionnaires_champion"]


@pytest.mark.card("barracks")
def test_barracks_raise_the_limit_of_the_army() -> None:
    f = mustering(built=built("barracks"))
    assert f.view.muster is not None
    assert f.view.muster.limits == [220, 210]


@pytest.mark.card("smithy")
def test_a_smithy_armours_one_ordinary_unit_for_the_mission() -> None:
    f = ended(ROLAND, foe("imelstar", "a1"), escalations=[1, 9], built=built("smithy"), roll="panic " * 8)
    f.do("empire", "done").do("styx", "done", f"escalate {ESCALATION[1]}")
    f.do("empire", "add-unit roland", "add-unit legionnaires", "add-unit legionnaires", "done")
    f.do("empire", *["add-card powerful_strikes"] * 3, "done")
    f.do("styx", "add-unit imelstar", "done", "add-card grave_call", "done")
    f.do("empire", "decline").do("styx", "decline")
    while f.view.phase == "deploy" and f.asked != ("empire", "choose-target"):
        assert f.asked is not None
        f.do(f.asked[0], f.options(f.asked[0])[0])
    assert f.options("empire") == ["target legionnaires-1", "target legionnaires-2"], "no hero"
    f.do("empire", "target legionnaires-2")
    armour = [unit.id for unit in f.view.units if any(text.startswith("armour") for text in unit.properties)]
    assert armour == ["legionnaires-2"]


@pytest.mark.card("market")
def test_a_market_brings_a_supply_in_every_settlement_phase() -> None:
    assert standing(ended(built=built("market"))).supplies[0] == standing(ended()).supplies[0] + 1


@pytest.mark.card("shrine")
@pytest.mark.parametrize(("loser", "reputation"), [("styx", [4, 1]), ("empire", [1, 3])])
def test_a_shrine_brings_reputation_for_a_victory(loser: str, reputation: list[int]) -> None:
    assert standing(ended(loser=loser, built=built("shrine"))).reputation == reputation


@pytest.mark.card("scout_post")
def test_a_scout_post_shows_its_owner_one_card_more() -> None:
    shown = ended(loser="empire", built=built("scout_post")).do("empire", "done").do("styx", "done").options("empire")
    assert len(shown) == 3


@pytest.mark.card("workshop")
def test_a_workshop_brings_giants_back_for_nothing_but_no_heroes() -> None:
    f = ended(ROLAND, CAVALRY, fallen("crusader", "empire"), fallen("starkov", "empire"), built=built("workshop"))
    assert {entry.card: entry.away for entry in standing(f).roster} == {
        "roland": False, "undead_cavalry": False, "crusader": False, "starkov": True,
    }  # fmt: skip
    assert standing(f).supplies[0] == standing(ended()).supplies[0]


@pytest.mark.card("war_academy")
def test_a_war_academy_promotes_once_for_nothing() -> None:
    pieces = (ROLAND, CAVALRY, own("legionnaires", "c11"), own("legionnaires_veteran", "e11"))
    f = ended(*pieces, marks=[0, 0, 1, 1], built=built("war_academy"))
    before = standing(f).supplies[0]
    f.do("empire", "promote entry-4")
    assert standing(f).supplies[0] == before
    f.do("empire", "promote entry-3")
    assert standing(f).supplies[0] == before - 1


@pytest.mark.card("night_fog")
@pytest.mark.parametrize(("round_", "rule"), [(1, "FC-23.9"), (2, "FC-23.9"), (3, None)])
def test_night_fog_hides_what_is_farther_than_two_hexes_for_two_rounds(round_: int, rule: str | None) -> None:
    g = armed("night_fog").g
    assert (g.ranged_max, g.fog) == (2, 2)
    f = Field(
        own("imperial_shooters", "f6", order="red"), foe("undead_cavalry", "i6"), round=round_, ranged_max=2, fog=2
    )
    assert f.rule("empire", "shoot undead_cavalry-1") == rule


@pytest.mark.card("heavy_rain")
def test_heavy_rain_shortens_every_run_by_one_hex() -> None:
    assert armed("heavy_rain").g.run_bonus == -1
    dry, wet = (
        Field(own("legionnaires", "c6", order="red"), run_bonus=bonus)
        for bonus in (0, -1)
    )  # fmt: skip
    assert dry.rule("empire", "run g6") is None
    assert wet.rule("empire", "run g6") is not None
    assert wet.rule("empire", "run f6") is None


@pytest.mark.card("fresh_graves", "holy_relic", "dark_altar", "old_oak", "dug_in")
@pytest.mark.rule("FC-C.30")
@pytest.mark.parametrize(
    ("card", "by", "glyph", "count"),
    [
        ("fresh_graves", "styx", "g", 2),
        ("holy_relic", "styx", "h", 1),
        ("dark_altar", "styx", "x", 1),
        ("old_oak", "empire", "t", 1),
        ("dug_in", "styx", "p", 3),
    ],
)
def test_terrain_of_an_escalation_card_is_put_by_the_side_that_it_names(
    card: str, by: str, glyph: str, count: int
) -> None:
    f = armed(card)
    for place in ("e5", "f5", "h5")[:count]:
        assert f.asked == (by, "place-terrain")
        f.do(by, f"on {place}")
    assert f.view.terrain[4][:8].count(glyph) == count
    assert f.asked is not None
    assert f.asked[1] != "place-terrain"


@pytest.mark.card("lost_convoy")
@pytest.mark.rule("FC-C.30")
@pytest.mark.parametrize(("played", "row", "column"), [(0, 5, 6), (2, 2, 6)])
def test_the_lost_convoy_lies_in_the_middle_or_on_the_nearest_open_hex(played: int, row: int, column: int) -> None:
    f = second_mission("lost_convoy", roll="panic panic", mission=played).do("empire", "decline").do("styx", "decline")
    assert f.view.terrain[row][column] == "v"
    assert "".join(f.view.terrain).count("v") == 1


@pytest.mark.card("exhaustion")
def test_exhaustion_tires_two_units_of_each_side() -> None:
    f = second_mission("exhaustion", roll="panic " * 8).do("empire", "decline").do("styx", "decline")
    while f.asked is not None and f.asked[1].startswith("deploy"):
        f.do(f.asked[0], f.options(f.asked[0])[0])
    assert f.asked == ("empire", "tire-unit")
    f.do("empire", "target roland-1").do("styx", "target imelstar-1")
    assert [unit.fatigue for unit in f.view.units] == [1, 1]


@pytest.mark.card("zeal")
@pytest.mark.parametrize(("card", "red"), [("zeal", 1), (None, 0)])
def test_zeal_gives_both_sides_a_red_order_in_the_first_round(card: str | None, red: int) -> None:
    f = first_round(card)
    reserves = [f.view.sides[side].reserve for side in (0, 1)]
    assert [reserve[0] for reserve in reserves if reserve is not None] == [red, red]


@pytest.mark.card("reinforcements")
def test_reinforcements_raise_the_limit_of_the_loser() -> None:
    f = mustering("reinforcements")
    assert f.view.muster is not None
    assert f.view.muster.limits == [210, 230]


@pytest.mark.card("desperate_hour")
def test_the_desperate_hour_is_played_to_two_points_more() -> None:
    assert (armed("desperate_hour").view.play_to, armed("heavy_rain").view.play_to) == (12, 10)


@pytest.mark.rule("FC-C.30")
@pytest.mark.parametrize(("lot", "side"), [("panic", "empire"), ("hit", "styx")])
def test_after_a_drawn_mission_the_lot_says_who_puts_the_terrain(lot: str, side: str) -> None:
    number = ESCALATION.index("old_oak")
    f = mission(ROLAND, foe("imelstar", "a1"), battle={"round": 20}, escalations=[number], roll=f"panic {lot}")
    f.do("empire", "pass", "done").do("styx", "done")
    f.do("empire", "add-unit roland", "done", "add-card powerful_strikes", "done")
    f.do("styx", "add-unit imelstar", "done", "add-card grave_call", "done")
    f.do("empire", "decline").do("styx", "decline")
    assert f.asked == (side, "place-terrain")


@pytest.mark.rule("FC-C.30")
def test_with_no_hex_left_in_the_supply_nothing_more_is_placed() -> None:
    f = armed("fresh_graves")
    graves = f.g.game.tables.terrain_of["graves"]
    f.g.supply = f.g.supply[:graves] + bytes((1,)) + f.g.supply[graves + 1 :]
    f.do("styx", "on e5")
    assert f.asked is not None
    assert f.asked[1] != "place-terrain"


@pytest.mark.rule("FC-C.21")
def test_an_escalation_card_is_put_away_and_never_drawn_again() -> None:
    f = ended(escalations=[0, 1, 2, 3]).do("empire", "done").do("styx", "done", f"escalate {ESCALATION[2]}")
    assert f.g.campaign is not None
    assert sorted(f.g.campaign.escalations) == [0, 1, 3], "the other one went back under the rest"
    assert f.g.campaign.escalations[0] == 3


@pytest.mark.rule("FC-C.10", "FC-C.21")
def test_cards_of_the_first_round_work_in_the_first_round_only() -> None:
    pieces = (own("legionnaires", "f10"), foe("zombie_warriors", "f2"))
    state = campaign(*pieces, escalation=ESCALATION.index("zeal"), built=built("signal_tower"))
    f = Field(*pieces, alone=True, scenario="s2", round=1, phase="end", campaign=state, roll="shield " * 4)
    assert f.view.sides[0].reserve == [0, 0, 1, 0], "the die of the unit and nothing else"


@pytest.mark.card("exhaustion")
def test_exhaustion_tires_two_of_three_units() -> None:
    deployed = second_mission("exhaustion", roll="panic " * 8, three=True)
    while deployed.asked is not None and deployed.asked[1] != "tire-unit":
        side = deployed.asked[0]
        deployed.do(side, "decline" if "decline" in deployed.options(side) else deployed.options(side)[0])
    for number in (1, 3):
        assert deployed.asked == ("empire", "tire-unit")
        deployed.do("empire", f"target legionnaires-{number}")
    assert [unit.fatigue for unit in deployed.view.units if unit.card == "legionnaires"] == [1, 0, 1]
