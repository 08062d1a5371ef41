"""Chapter C: the campaign between its battles: report, settlement, escalation, end."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, Piece, foe, own
from warhall.games.fantasy_commander import GAME, chronicle
from warhall.games.fantasy_commander.faces import CampaignView
from warhall.games.fantasy_commander.plan import FantasyOptions
from warhall.kernel import position
from warhall.kernel.dice import SeededDice

TOWN = [card.id for card in GAME.tables.printed.town_cards]
ESCALATION = [card.id for card in GAME.tables.printed.escalation_cards]
RAID = [card.id for card in GAME.tables.printed.raid_cards]
ROLAND, CAVALRY = own("roland", "a11", order="red"), foe("undead_cavalry", "a1")


def campaign(*pieces: Piece, marks: list[int] | None = None, **fields: object) -> dict[str, object]:
    """A campaign whose rosters are the units of the battle."""
    count = len(pieces)
    return {
        "mission": 0, "round_limit": 20, "reputation": [0, 0], "prosperity": [3, 3], "supplies": [4, 4],
        "kinds": [GAME.tables.kind_of[piece.unit] for piece in pieces],
        "sides": [int(piece.side == "styx") for piece in pieces], "marks": marks or [0] * count, "away": [0] * count,
        "fielded": list(range(count)), "built": [[], []], "damaged": [[], []], "escalations": [0, 1, 2, 3],
        "raids": [0, 1, 2], "drawn": [], "hunted": [0, 0], "spent_reputation": [0, 0], "free_promotions": [0, 0],
        "kept": [0, 0], **fields,
    }  # fmt: skip


def mission(
    *pieces: Piece, scenario: str = "s1", roll: str = "", battle: dict[str, object] | None = None, **fields: object
) -> Field:
    """A mission near its end."""
    pieces = pieces or (ROLAND, CAVALRY)
    return Field(
        *pieces,
        alone=True,
        scenario=scenario,
        roll=roll,
        campaign=campaign(*pieces, **fields),
        **(battle or {}),  # type: ignore[arg-type]
    )


def standing(f: Field) -> CampaignView:
    """The campaign as it stands."""
    view = f.view.campaign
    assert view is not None
    return view


def ended(*pieces: Piece, loser: str = "styx", **fields: object) -> Field:
    """A mission that one side has given up."""
    return mission(*pieces, **fields).do(loser, "concede")  # type: ignore[arg-type]


def fallen(unit: str, side: str) -> Piece:
    """A unit that was destroyed in the mission."""
    return Piece(unit, side, "", {"at": None, "destroyed": True})


@pytest.mark.rule("FC-C.1", "FC-C.2", "FC-C.3")
def test_a_campaign_starts_with_its_tracks_and_the_armies_of_the_first_scenario() -> None:
    f = Field.started(FantasyOptions(mode="campaign"), SeededDice(1))
    c = standing(f)
    assert (c.reputation, c.prosperity, c.supplies, c.mission) == ([0, 0], [3, 3], [4, 4], 1)
    assert sorted(entry.card for entry in c.roster if entry.side == 0) == sorted(
        ["legionnaires"] * 3 + ["imperial_shooters"] * 2 + ["equestrian_knights", "roland"]
    )
    assert (f.view.scenario, f.asked) == ("s1", ("empire", "build-army"))
    assert GAME.tables.printed.campaign.missions == ("s1", "s2", "s3", "s4", "s5", "s6")


@pytest.mark.rule("FC-C.3", "FC-C.32", "FC-C.4")
def test_an_army_is_picked_from_the_roster_and_filled_up_with_basic_units() -> None:
    f = Field.started(FantasyOptions(mode="campaign"), SeededDice(1))
    assert f.rule("empire", "add-unit legionnaires_veteran") == "FC-C.3"
    assert f.rule("empire", "add-unit starkov") == "FC-C.3"
    f.do("empire", *["add-unit legionnaires"] * 4, "done")
    assert f.asked == ("empire", "build-deck")
    f.do("empire", "add-card powerful_strikes", "add-card powerful_strikes", "add-card signal_lights")
    assert f.rule("empire", "done") == "FC-5.1"
    f.do("empire", "add-card signal_lights", "done").do("styx", "add-unit imelstar", "done")
    f.do("styx", "add-card grave_call", "done")
    own_legion = [entry for entry in standing(f).roster if entry.card == "legionnaires"]
    assert len(own_legion) == 4, "the fourth has joined the roster"


@pytest.mark.rule("FC-C.5", "FC-C.9")
@pytest.mark.parametrize(("loser", "reputation", "supplies"), [("styx", [3, 1], [7, 7]), ("empire", [1, 3], [8, 6])])
def test_the_report_pays_winner_and_loser(loser: str, reputation: list[int], supplies: list[int]) -> None:
    f = ended(loser=loser)
    assert standing(f).reputation == reputation
    assert f.asked == ("empire", "settlement")
    assert standing(f).supplies == supplies, "with the Empire's income of one"


@pytest.mark.rule("FC-C.5")
def test_the_report_of_a_draw() -> None:
    f = mission(battle={"round": 20}).do("empire", "pass")
    assert (standing(f).reputation, standing(f).supplies) == ([2, 2], [7, 6])


@pytest.mark.rule("FC-C.6")
def test_destroyed_heroes_bring_reputation() -> None:
    pieces = (
        foe("undead_cavalry", "f8", order="red", fatigue=2), own("roland", "g8", wounds=3, fatigue=2),
        own("legionnaires", "a11", order="yellow"),
    )  # fmt: skip
    f = mission(*pieces, battle={"turn": "styx"}, roll="hit hit shield").fight("styx", "attack roland-1")
    f.do("empire", "concede")
    assert standing(f).reputation == [1, 4]


@pytest.mark.rule("FC-C.6")
@pytest.mark.parametrize(
    ("scenario", "mine", "theirs", "fell", "prosperity"),
    [
        ("s1", ["d5"], [], 0, [4, 3]),
        ("s6", ["c6", "k6", "e8"], [], 0, [5, 3]),
        ("s6", [], [], 1, [3, 4]),
        ("s6", [], [], 3, [3, 5]),
        ("s6", [], ["c6"], 1, [3, 5]),
    ],
)
def test_towns_bring_prosperity_two_at_most(
    scenario: str, mine: list[str], theirs: list[str], fell: int, prosperity: list[int]
) -> None:
    pieces = (ROLAND, CAVALRY, *(own("legionnaires", at) for at in mine), *(foe("imelstar", at) for at in theirs))
    f = ended(*pieces, scenario=scenario, battle={"fallen": fell})
    assert standing(f).prosperity == prosperity


@pytest.mark.rule("FC-C.7", "FC-C.8")
def test_the_fallen_come_back_at_basic_level_and_heroes_are_away_unless_paid_for() -> None:
    f = ended(ROLAND, CAVALRY, fallen("legionnaires_champion", "empire"), fallen("starkov", "empire"))
    roster = {entry.entry: entry for entry in standing(f).roster}
    assert [roster[n].card for n in sorted(roster)][2:4] == ["legionnaires", "starkov"]
    assert [roster[n].away for n in sorted(roster)][:4] == [False, False, False, True]
    assert [roster[n].marks for n in sorted(roster)][:4] == [1, 1, 0, 0]
    f.do("empire", "recover entry-4")
    assert standing(f).supplies[0] == 5
    assert not any(entry.away for entry in standing(f).roster)
    assert f.rule("empire", "recover entry-4") == "FC-C.7"


@pytest.mark.rule("FC-C.8")
def test_marks_and_supplies_promote() -> None:
    f = ended(
        ROLAND,
        CAVALRY,
        own("legionnaires", "c11"),
        own("legionnaires_veteran", "e11"),
        own("legionnaires", "g11"),
        marks=[0, 0, 1, 1, 0],
    )
    assert f.rule("empire", "promote entry-5") == "FC-C.8"
    assert f.rule("empire", "promote entry-1") == "FC-C.8"
    f.do("empire", "promote entry-3")
    assert standing(f).supplies[0] == 6
    f.do("empire", "promote entry-4")
    assert standing(f).supplies[0] == 4
    cards = [entry.card for entry in standing(f).roster][2:4]
    assert cards == ["legionnaires_veteran", "legionnaires_champion"]
    assert [entry.marks for entry in standing(f).roster][2:4] == [0, 0]


@pytest.mark.rule("FC-C.9", "FC-C.11", "FC-C.10")
def test_one_town_card_is_built_in_a_phase_and_adds_prosperity_at_once() -> None:
    f = ended(prosperity=[7, 3])
    assert standing(f).supplies[0] == 8, "the income of seven is two"
    f.do("empire", "build market")
    assert (standing(f).supplies[0], standing(f).prosperity[0], standing(f).built[0]) == (6, 9, ["market"])
    assert f.rule("empire", "build shrine") == "FC-C.9"
    assert f.rule("empire", "build market") == "FC-C.10"
    f = ended(supplies=[0, 0], prosperity=[0, 3])
    assert standing(f).supplies[0] == 2
    assert f.rule("empire", "build barracks") == "FC-C.9"


@pytest.mark.rule("FC-C.10")
@pytest.mark.parametrize(("damaged", "supplies"), [([], 8), ([TOWN.index("market")], 7)])
def test_a_damaged_card_does_not_work_until_repaired(damaged: list[int], supplies: int) -> None:
    f = ended(built=[[TOWN.index("market")], []], damaged=[damaged, []])
    assert standing(f).supplies[0] == supplies
    if damaged:
        f.do("empire", "repair market")
        assert (standing(f).supplies[0], standing(f).damaged[0]) == (6, [])
    assert f.rule("empire", "repair market") == "FC-C.10"


@pytest.mark.rule("FC-C.11", "FC-C.2")
def test_six_cards_fill_a_settlement_and_prosperity_ends_at_twelve() -> None:
    six = [n for n in range(len(TOWN)) if TOWN[n] != "market"][:6]
    assert ended(built=[six, []]).rule("empire", "build market") == "FC-C.11"
    f = ended(prosperity=[11, 3]).do("empire", "build market")
    assert standing(f).prosperity[0] == 12


@pytest.mark.rule("FC-C.12", "FC-C.4")
@pytest.mark.parametrize(("number", "raided"), [(0, False), (1, True), (2, False), (3, True), (4, True)])
def test_raids_come_after_missions_two_four_and_five(number: int, raided: bool) -> None:  # noqa: FBT001
    f = ended(mission=number).do("empire", "done").do("styx", "done")
    assert (f.g.decisions[0].ask == "raid-by-dice" if 0 in f.g.decisions else False) is raided


@pytest.mark.rule("FC-C.20")
def test_a_raid_by_dice_if_both_agree() -> None:
    f = ended(
        mission=1, raids=[RAID.index("hungry_pack"), RAID.index("robber_band")],
        roll="hit shield hit  panic panic  shield shield shield",
        built=[[TOWN.index("market"), TOWN.index("infirmary")], []],
    )  # fmt: skip
    f.do("empire", "done").do("styx", "done").do("empire", "use").do("styx", "use")
    c = standing(f)
    assert c.prosperity == [1, 3], "strength three, one shield"
    assert sorted(c.damaged[0]) == ["infirmary", "market"]
    assert c.reputation == [3, 2], "no strength was left against Styx"


@pytest.mark.rule("FC-C.20", "FC-C.10")
@pytest.mark.parametrize(("damaged", "dice"), [([], [5, 3]), (["walls"], [4, 3]), (["walls", "barracks"], [3, 3])])
def test_every_defensive_card_that_works_adds_a_die_to_a_raid_by_dice(damaged: list[str], dice: list[int]) -> None:
    f = ended(
        mission=1, roll="shield " * 8, built=[[TOWN.index(each) for each in ("walls", "barracks", "market")], []],
        damaged=[[TOWN.index(each) for each in damaged], []], raids=[RAID.index("hungry_pack")] * 2,
    )  # fmt: skip
    f.do("empire", "done").do("styx", "done").do("empire", "use").do("styx", "use")
    assert [len(told.event.faces) for told in f.told if isinstance(told.event, chronicle.RaidRolled)] == dice


@pytest.mark.rule("FC-C.5", "FC-C.23")
def test_what_was_hunted_counts_in_the_report_of_its_mission_alone() -> None:
    f = ended(hunted=[2, 1]).do("empire", "done").do("styx", "done")
    assert standing(f).mission == 2
    assert f.g.campaign is not None
    assert f.g.campaign.hunted == [0, 0]


@pytest.mark.rule("FC-C.13", "FC-C.20")
def test_if_one_declines_the_raid_is_fought_with_a_hundred_points_and_no_deck() -> None:
    f = ended(mission=1).do("empire", "done").do("styx", "done").do("empire", "use").do("styx", "decline")
    assert f.asked == ("empire", "build-army")
    assert f.view.muster is not None
    assert f.view.muster.limits[0] == 100
    assert f.rule("empire", "add-unit legionnaires") == "FC-C.3", "no fill-up in a raid"
    f.do("empire", "add-unit roland", "done")
    assert f.asked == ("empire", "deploy-hex"), "no deck is built"
    assert f.view.sides[0].deck == 0
    assert set(f.view.buildings) == {"d10", "g10", "j10"}


@pytest.mark.rule("FC-C.22", "FC-C.21")
def test_the_loser_draws_two_escalation_cards_and_the_chosen_one_is_put_away() -> None:
    f = ended().do("empire", "done").do("styx", "done")
    assert f.asked == ("styx", "escalation")
    assert f.options("styx") == [f"escalate {ESCALATION[n]}" for n in (2, 3)]
    f.do("styx", f"escalate {ESCALATION[3]}")
    assert standing(f).escalation == ESCALATION[3]
    assert f.asked == ("empire", "build-army")


@pytest.mark.rule("FC-C.22", "FC-C.31")
@pytest.mark.parametrize(("posts", "asked"), [([], None), ([0], "empire"), ([0, 1], None)])
def test_after_a_draw_one_card_is_drawn_unless_one_side_has_a_scout_post(posts: list[int], asked: str | None) -> None:
    built = [[TOWN.index("scout_post")] if side in posts else [] for side in (0, 1)]
    f = mission(battle={"round": 20}, built=built).do("empire", "pass", "done").do("styx", "done")
    if asked is None:
        assert standing(f).escalation == ESCALATION[3]
    else:
        assert (f.asked, len(f.options(asked))) == ((asked, "escalation"), 2)


@pytest.mark.rule("FC-C.31")
def test_a_scout_post_shows_the_loser_three_cards() -> None:
    f = ended(built=[[], [TOWN.index("scout_post")]]).do("empire", "done").do("styx", "done")
    assert len(f.options("styx")) == 3


@pytest.mark.rule("FC-C.24")
def test_a_settlement_without_prosperity_falls() -> None:
    f = ended(prosperity=[0, 3]).do("empire", "done").do("styx", "done")
    assert f.g.result is not None
    assert (f.g.result.places, f.g.result.rule) == ((2, 1), "FC-C.24")
    f = ended(prosperity=[0, 0]).do("empire", "done").do("styx", "done")
    assert f.g.result is None, "not if both fall together"


@pytest.mark.rule("FC-C.25")
@pytest.mark.parametrize(
    ("fields", "loser", "places"),
    [
        ({"reputation": [5, 0]}, "empire", (1, 2)),
        ({"reputation": [2, 0]}, "empire", (2, 1)),
        ({"reputation": [0, 2], "built": [[], [0]], "damaged": [[], [0]]}, "styx", (1, 2)),
        ({"reputation": [0, 2], "built": [[], [0]]}, "styx", (2, 1)),
    ],
)
def test_after_the_sixth_mission_the_score_decides_then_the_last_winner(
    fields: dict[str, object], loser: str, places: tuple[int, int]
) -> None:
    f = ended(loser=loser, mission=5, **fields).do("empire", "done").do("styx", "done")
    assert f.g.result is not None
    assert (f.g.result.places, f.g.result.rule) == (places, "FC-C.25")


@pytest.mark.rule("FC-C.25")
@pytest.mark.parametrize(("supplies", "places"), [([5, 4], (1, 2)), ([4, 4], (1, 1))])
def test_after_a_drawn_sixth_mission_supplies_decide(supplies: list[int], places: tuple[int, int]) -> None:
    f = mission(battle={"round": 20}, mission=5, supplies=supplies).do("empire", "pass", "done").do("styx", "done")
    assert f.g.result is not None
    assert f.g.result.places == places


@pytest.mark.rule("FC-C.26")
def test_a_saved_campaign_is_the_same_when_it_is_read_again() -> None:
    f = mission(mission=2, reputation=[3, 1], built=[[1], [4]], damaged=[[1], []], marks=[1, 0], escalations=[5, 6])
    text = position.write(f.g)
    assert position.write(position.read(GAME, text, SeededDice(1))) == text
    again = position.read(GAME, text, SeededDice(1)).view(0)
    assert again == f.g.view(0)


@pytest.mark.rule("FC-C.27")
def test_the_giants_of_the_mission_join_and_others_are_hired() -> None:
    f = ended(supplies=[6, 4])
    assert f.rule("empire", "hire legionnaires") == "FC-C.27"
    f.do("empire", "hire starkov")
    assert standing(f).supplies[0] == 6
    f.do("empire", "hire bastion")
    assert standing(f).supplies[0] == 2
    assert f.rule("empire", "hire anna_dark") == "FC-C.27"
    f.do("empire", *([] if f.asked != ("empire", "settlement") else ["done"])).do("styx", "done")
    joined = {entry.card for entry in standing(f).roster if entry.side == 1}
    assert "demonic_hydra" in joined, "it comes with the second mission"
    assert "crusader" not in {entry.card for entry in standing(f).roster}


@pytest.mark.rule("FC-T.1")
def test_what_was_secret_when_a_battle_ended_is_never_shown() -> None:
    held = {"styx": {"reserve": {"blue": 2}}, "empire": {"reserve": {"red": 1}}}
    f = mission(battle={"phase": "give", "sides": held}).do("styx", "give undead_cavalry-1 blue")
    f.do("empire", "concede")
    assert f.view.phase == "settlement"
    assert [side.reserve for side in f.view.sides] == [[0, 0, 0, 0]] * 2
    assert [unit.order for unit in f.view.units] == [None] * len(f.view.units)


@pytest.mark.card("infirmary")
@pytest.mark.rule("FC-C.7", "FC-C.10")
def test_what_an_infirmary_did_not_keep_in_one_mission_it_does_not_keep_in_the_next() -> None:
    lost = (fallen("legionnaires_champion", "empire"), fallen("legionnaires_veteran", "empire"))
    f = ended(ROLAND, CAVALRY, *lost, built=[[TOWN.index("infirmary")], []], kept=[1, 0])
    assert sorted(entry.card for entry in standing(f).roster)[:2] == ["legionnaires", "legionnaires_champion"]


@pytest.mark.rule("FC-C.20", "FC-C.12")
def test_both_are_asked_about_dice_whatever_was_built_before() -> None:
    f = ended(mission=1).do("empire", "done").do("styx", "build market", "done")
    assert [f.g.decisions[seat].ask for seat in sorted(f.g.decisions)] == ["raid-by-dice"] * 2


@pytest.mark.rule("FC-C.12")
def test_both_settlements_are_raided_after_the_fourth_mission_too() -> None:
    f = ended(mission=3, defender=1, raids=[0, 0], roll="5 5 5  5 5 5").do("empire", "done").do("styx", "done")
    f.do("empire", "use").do("styx", "use")
    assert len(f.events(chronicle.RaidRolled)) == 2


@pytest.mark.rule("FC-C.1", "FC-C.25")
@pytest.mark.parametrize(("number", "over"), [(4, False), (5, True)])
def test_the_campaign_ends_with_the_sixth_mission_and_not_before(number: int, over: bool) -> None:  # noqa: FBT001
    f = ended(mission=number, raids=[0, 0], roll="5 5 5  5 5 5").do("empire", "done").do("styx", "done")
    if not over:
        f.do("empire", "use").do("styx", "use")
    assert (f.g.result is not None) is over


@pytest.mark.card("workshop")
@pytest.mark.rule("FC-C.10", "FC-C.7")
def test_a_workshop_brings_back_no_giant_of_the_other_side() -> None:
    f = ended(ROLAND, CAVALRY, fallen("demonic_hydra", "styx"), built=[[TOWN.index("workshop")], []])
    assert [entry.card for entry in standing(f).roster if entry.away] == ["demonic_hydra"]


@pytest.mark.rule("FC-C.9")
def test_each_side_may_build_one_card() -> None:
    f = ended().do("empire", "build market")
    assert f.rule("empire", "build shrine") == "FC-C.9"
    assert f.do("empire", "done").rule("styx", "build market") is None


@pytest.mark.rule("FC-C.27", "FC-3.4", "FC-3.2")
@pytest.mark.parametrize(("unit", "rule"), [("starkov", None), ("morvena", "FC-3.4"), ("roland", "FC-3.2")])
def test_heroes_of_the_own_faction_are_hired_once(unit: str, rule: str | None) -> None:
    assert ended().rule("empire", f"hire {unit}") == rule


@pytest.mark.rule("FC-C.7", "FC-C.3")
@pytest.mark.parametrize(("away", "rule"), [(0, None), (1, "FC-C.3")])
def test_who_is_away_is_picked_for_no_army(away: int, rule: str | None) -> None:
    starkov = fallen("starkov", "empire") if away else own("starkov", "c11")
    f = ended(ROLAND, CAVALRY, starkov, escalations=[0, 1]).do("empire", "done")
    f.do("styx", "done", "escalate night_fog")
    assert f.rule("empire", "add-unit starkov") == rule


@pytest.mark.rule("FC-25.6")
def test_who_concedes_before_a_mission_is_played_gives_up_the_campaign() -> None:
    f = ended(escalations=[0, 1]).do("empire", "done").do("styx", "done", "escalate night_fog")
    assert f.asked == ("empire", "build-army")
    f.do("empire", "concede")
    assert f.g.result is not None
    assert f.g.result.places == (2, 1)


@pytest.mark.rule("FC-C.10")
def test_one_card_is_repaired_for_one_supply() -> None:
    cards = [TOWN.index("market"), TOWN.index("shrine")]
    f = ended(built=[cards, []], damaged=[cards[:], []]).do("empire", "repair market")
    assert standing(f).damaged[0] == ["shrine"]


@pytest.mark.rule("FC-C.8")
def test_a_hero_is_never_promoted() -> None:
    f = ended(ROLAND, CAVALRY, marks=[9, 9])
    assert f.rule("empire", "promote entry-1") == "FC-C.8"
    assert not [option for option in f.options("empire") if option.startswith("promote")]


@pytest.mark.rule("FC-C.23", "FC-6.3")
def test_both_sides_may_spend_reputation_whoever_deploys_first() -> None:
    """In the third scenario Styx does."""
    f = ended(
        ROLAND, foe("imelstar", "a1"), mission=1, raids=[0, 0], escalations=[0, 1], roll="shield " * 6 + "panic " * 4
    )
    f.do("empire", "done").do("styx", "done").do("empire", "use").do("styx", "use", "escalate night_fog")
    f.do("empire", "add-unit roland", "done", "add-card powerful_strikes", "done")
    f.do("styx", "add-unit imelstar", "done", "add-card grave_call", "done")
    assert (f.g.first, f.asked) == (1, ("empire", "spend-reputation"))
    assert f.do("empire", "decline").asked == ("styx", "spend-reputation")
