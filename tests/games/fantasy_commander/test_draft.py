"""Drafts: everything that is wrong with armies, decks and maps that are being built, and the figures of a builder."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.maps import draw_patch, hangs_together
from warhall.games.fantasy_commander.muster import deck_faults, most_units, refuse_card, refuse_unit
from warhall.geometry.masks import mask_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.game import Draft
from warhall.kernel.outlook import refusal_sentence
from warhall.kernel.words import LANGUAGES

OPEN = ["." * 13] * 11


def judged(**options: Any) -> Draft:
    """What the rules say about an Epic Battle."""
    return GAME.draft(GAME, GAME.choose({"mode": "epic", **options}))


def said(draft: Draft) -> list[tuple[str, str]]:
    """The rule and the message of every fault."""
    return [(fault.rule, fault.message) for fault in draft.faults]


def ground(**glyphs: str) -> list[str]:
    """An open map with some hexes on it."""
    rows = [list(row) for row in OPEN]
    for name, glyph in glyphs.items():
        column, row = GAME.tables.board.place(GAME.tables.board.cell_named(name))
        rows[row][column] = glyph
    return ["".join(row) for row in rows]


def drawn(*rows: str) -> dict[str, Any]:
    """The options of a hand-made map."""
    return {"map": "hand_made", "ground": list(rows)}


@pytest.mark.parametrize("size", ["vanguard", "main", "great"])
def test_the_ready_lists_have_no_faults(size: str) -> None:
    draft = judged(size=size)
    assert draft.faults == ()
    assert [army["left"] >= 0 for army in draft.tally["armies"]] == [True, True]


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.tables.scenarios])
def test_the_sample_armies_of_a_scenario_have_no_faults(scenario: str) -> None:
    draft = judged(mode="scenario", scenario=scenario)
    assert draft.faults == ()
    assert draft.tally["armies"][0]["limit"] == GAME.tables.scenarios[GAME.tables.scenario_of[scenario]].limit


@pytest.mark.rule("FC-3.1", "FC-5.1", "FC-5.3")
def test_the_tally_counts_points_units_cards_and_stars() -> None:
    army = {"legionnaires": 3, "roland": 1, "crusader": 0}
    draft = judged(armies=[army, {}], decks=[{"prayer_before_fight": 1, "iron_march": 1}, {}])
    empire, styx = draft.tally["armies"]
    assert (empire["points"], empire["limit"], empire["left"], empire["units"]) == (99, 400, 301, 4)
    assert (styx["points"], styx["units"]) == (0, 0)
    deck = draft.tally["decks"][0]
    assert (deck["cards"], deck["size"], deck["stars"], deck["stars_allowed"]) == (2, 4, 1, 1)


@pytest.mark.rule("FC-3.7", "FC-2.5")
def test_an_army_that_is_left_out_is_judged_as_an_empty_one() -> None:
    assert said(judged(armies=[{}, {}], decks=[{}, {}])) == [("FC-3.7", "no-units")] * 2
    one = judged(armies=[{"roland": 1}], decks=[{"iron_march": 1}])
    assert said(one) == [("FC-2.5", "two-sides"), ("FC-3.7", "no-units")]
    assert one.tally["armies"][1]["faults"] == [1]


@pytest.mark.rule("FC-3.1", "FC-3.2", "FC-3.4", "FC-3.7")
def test_every_fault_of_an_army_is_named_once() -> None:
    army = {"roland": 3, "zombie_warriors": 2, "wolf_pack": 1, "legionnaires": 20}
    draft = judged(armies=[army, {"imelstar": 1}], decks=[{}, {"poison_cloud": 1}])
    own = [draft.faults[number] for number in draft.tally["armies"][0]["faults"]]
    assert [fault.rule for fault in own] == ["FC-3.2", "FC-3.4", "FC-3.7", "FC-3.1"]
    assert own[-1].args == {"points": 3 * 30 + 2 * 15 + 26 + 20 * 23, "limit": 400}
    assert draft.tally["armies"][1]["faults"] == []


@pytest.mark.rule("FC-5.1")
def test_an_army_is_no_larger_than_the_largest_deck() -> None:
    most = judged().tally["armies"][1]["most_units"]
    too_many = judged(size="great", armies=[{}, {"zombie_warriors": most + 1}])
    assert ("FC-5.1", "too-many-units") in said(too_many)


@pytest.mark.rule("FC-5.1", "FC-5.2", "FC-5.3", "FC-5.4")
def test_every_fault_of_a_deck_is_named_once() -> None:
    deck = {"poison_cloud": 2, "jaeger_regiments": 4, "prayer_before_fight": 1, "strong_onslaught": 1}
    draft = judged(armies=[{"legionnaires": 4}, {}], decks=[deck, {}])
    own = [draft.faults[number] for number in draft.tally["decks"][0]["faults"]]
    assert [fault.rule for fault in own] == ["FC-5.1", "FC-5.4", "FC-5.2", "FC-5.3"]
    assert own[-1].args == {"stars": 2, "cards": 4, "allowed": 1}


@pytest.mark.rule("FC-3.1", "FC-5.1", "FC-5.2")
def test_what_may_be_added_is_what_makes_no_new_fault() -> None:
    armies, decks = [{"roland": 1, "legionnaires": 6}, {}], [{"jaeger_regiments": 2, "iron_march": 1}, {}]
    tally = judged(size="vanguard", limit=200, armies=armies, decks=decks).tally
    units = {unit.id for unit in GAME.tables.printed.units if unit.faction == "empire" and 0 < unit.cost <= 32}
    assert set(tally["armies"][0]["may_add"]) == units - {"roland"}
    assert "jaeger_regiments" not in tally["decks"][0]["may_add"]
    assert "powerful_strikes" in tally["decks"][0]["may_add"]
    assert "poison_cloud" not in tally["decks"][0]["may_add"]
    full = judged(armies=[{"roland": 1}, {}], decks=[{"iron_march": 1}, {}]).tally
    assert full["decks"][0]["may_add"] == []


@pytest.mark.rule("FC-3.3", "FC-29.7", "FC-2.5")
def test_size_sides_and_factions_are_judged_together() -> None:
    draft = judged(size="vanguard", limit=300, factions=["styx", "styx"])
    assert [fault.rule for fault in draft.faults][:2] == ["FC-3.3", "FC-29.7"]
    assert draft.tally["faults"] == [0, 1]
    assert (draft.tally["least"], draft.tally["most"]) == (200, 250)
    assert said(judged(factions=["styx"]))[0] == ("FC-2.5", "two-sides")
    assert said(judged(factions=["styx", "styx"], same_faction=True)) == []


@pytest.mark.rule("FC-29.1", "FC-29.4")
def test_a_hand_made_map_is_given_row_by_row_and_played_on() -> None:
    rows = ground(g6="F", g7="H", a4="R", m8="T")
    draft = judged(**drawn(*rows))
    assert draft.faults == ()
    board = draft.tally["map"]
    assert (board["terrain"], board["placed"], board["most"]) == (rows, 4, 16)
    assert (board["supply"]["forest"], board["supply"]["town"]) == (15, 3)
    g = GAME.begin({"mode": "epic", **drawn(*rows)}, SeededDice(1))
    assert g.view(0).terrain == rows  # type: ignore[attr-defined]
    assert g.decision is not None
    assert g.decision.ask == "deploy", "nothing is left to be laid"


@pytest.mark.rule("FC-29.4")
@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (ground(g2="F"), "outside-middle"),
        (ground(g10="F"), "outside-middle"),
        (ground(g6="~"), "not-hand-made"),
        (ground(g6="C"), "not-hand-made"),
        (ground(g6="?"), "no-such-terrain"),
        (ground(a3="T", a4="T", a5="T", a6="T", a7="T"), "supply-short"),
        (ground(**{f"{column}{row}": "FH"[row % 2] for column in "acegikm" for row in (4, 5, 8)}), "too-many-hexes"),
    ],
)
def test_a_hand_made_map_keeps_to_the_rules_of_laying(rows: list[str], message: str) -> None:
    draft = judged(**drawn(*rows))
    assert ("FC-29.4", message) in said(draft)
    assert draft.tally["map"]["faults"] == list(range(len(draft.faults)))
    with pytest.raises(OptionsError, match=r"FC-29\.4"):
        GAME.begin({"mode": "epic", **drawn(*rows)}, SeededDice(1))


@pytest.mark.rule("FC-1.3")
@pytest.mark.parametrize("rows", [OPEN[:10], [*OPEN, "." * 13], [*OPEN[:10], "." * 12], ["F"]])
def test_a_map_has_the_shape_of_the_board(rows: list[str]) -> None:
    assert ("FC-1.3", "map-shape") in said(judged(**drawn(*rows)))


@pytest.mark.rule("FC-29.6")
def test_a_hand_made_map_must_leave_a_way_between_the_zones() -> None:
    wall = {f"{column}6": "R" for column in "abcdefgh"}
    assert judged(**drawn(*ground(**wall))).faults == ()
    closed = judged(**drawn(*ground(**wall, **{f"{column}6": "R" for column in "ijklm"})))
    assert said(closed) == [("FC-29.4", "supply-short"), ("FC-29.6", "map-apart")]


@pytest.mark.rule("FC-28.1")
def test_elements_lie_on_open_hexes_of_the_board_as_far_as_they_go() -> None:
    faults = said(judged(map="map_s1", elements={"d5": "tree", "z9": "tree", "a3": "tree"}))
    assert faults == [("FC-28.1", "no-element-there"), ("FC-1.3", "no-such-hex"), ("FC-28.1", "supply-short")]
    assert judged(map="map_s1", elements={"a3": "tree"}).tally["map"]["terrain"][2][0] == "t"
    on_a_point = judged(mode="scenario", scenario="s1", elements={"g6": "tree"})
    assert said(on_a_point) == [("FC-28.1", "no-element-there")]


@pytest.mark.rule("FC-28.1", "FC-29.5")
def test_an_element_on_a_random_map_is_judged_when_the_map_is_drawn() -> None:
    options = {"mode": "epic", "elements": {f"{column}{row}": "graves" for column in "ag" for row in (4, 8)}}
    assert judged(**options).faults == ()
    met = 0
    for seed in range(20):
        try:
            GAME.begin(options, SeededDice(seed))
        except OptionsError as error:
            assert "FC-28.1" in str(error)
            met += 1
    assert 0 < met < 20


def test_what_is_built_at_the_table_is_not_judged_before() -> None:
    draft = judged(build=True)
    assert (draft.faults, draft.tally["armies"], draft.tally["decks"]) == ((), [], [])
    assert GAME.draft(GAME, GAME.choose({"mode": "campaign"})) == Draft((), {"mode": "campaign"})


@pytest.mark.parametrize(
    "options", [{"armies": [{"nobody": 1}]}, {"map": "nowhere"}, {"elements": {"a3": "forest"}}, {"ground": OPEN}]
)
def test_what_there_is_not_is_no_draft(options: dict[str, Any]) -> None:
    with pytest.raises(OptionsError):
        judged(**options)


UNITS = st.dictionaries(st.sampled_from(sorted(GAME.tables.kind_of)), st.integers(0, 40), max_size=6)
CARDS = st.dictionaries(st.sampled_from(sorted(GAME.tables.card_of)), st.integers(0, 40), max_size=6)
FACTIONS = st.lists(st.sampled_from(["empire", "styx"]), max_size=3)


@settings(deadline=None)
@given(
    st.lists(UNITS, max_size=3), st.lists(CARDS, max_size=3), FACTIONS, st.lists(st.text(max_size=14), max_size=12)
)  # fmt: skip
def test_any_draft_is_judged_told_in_every_language_and_starts_exactly_if_it_has_no_fault(
    armies: list[dict[str, int]], decks: list[dict[str, int]], factions: list[str], rows: list[str]
) -> None:
    options = {"mode": "epic", "map": "hand_made", "ground": rows, "factions": factions}
    options |= {"armies": armies, "decks": decks}
    draft = GAME.draft(GAME, GAME.choose(options))
    msgspec.json.encode(draft)
    tally = draft.tally
    parts = [tally, *tally["armies"], *tally["decks"], tally["map"]]
    assert [number for part in parts for number in part["faults"]] == list(range(len(draft.faults)))
    for fault in draft.faults:
        sentence = refusal_sentence(fault)
        for language in LANGUAGES:
            assert GAME.texts.say(language, sentence.message, sentence.words)
    if draft.faults:
        with pytest.raises(OptionsError):
            GAME.begin(options, SeededDice(1))
    else:
        GAME.begin(options, SeededDice(1))


@pytest.mark.rule("FC-29.4")
@pytest.mark.parametrize(("more", "faults"), [({}, []), ({"m9": "F"}, [("FC-29.4", "too-many-hexes")])])
def test_a_hand_made_map_has_sixteen_hexes_at_most(more: dict[str, str], faults: list[tuple[str, str]]) -> None:
    sixteen = {f"{column}3": "F" for column in "abcdefgh"} | {f"{column}3": "H" for column in "ijklm"}
    sixteen |= {f"{column}9": "H" for column in "abc"}
    assert said(judged(**drawn(*ground(**sixteen, **more)))) == faults


@pytest.mark.rule("FC-28.1")
def test_no_element_lies_on_a_capture_point_of_open_ground() -> None:
    tables = GAME.tables
    scenario, bare = next(
        (scenario, cell)
        for scenario in tables.scenarios
        for cell in range(143)
        if (chart := tables.charts[tables.chart_of[scenario.map]]).points >> cell & 1 and not chart.terrain[cell]
    )
    for options, faults in (({"mode": "scenario", "scenario": scenario.id}, 1), ({"map": scenario.map}, 0)):
        assert len(judged(**options, elements={tables.board.name(bare): "tree"}).faults) == faults


@pytest.mark.rule("FC-5.1", "FC-3.1")
def test_an_army_is_no_larger_than_the_largest_deck_of_its_faction() -> None:
    tables = GAME.tables
    most = most_units(tables, 0)
    kind = tables.kind_of["legionnaires"]
    refused = [refuse_unit(tables, 0, [kind] * held, kind, 99999) for held in (most - 1, most)]
    assert [None if each is None else each.rule for each in refused] == [None, "FC-5.1"]


@pytest.mark.rule("FC-5.3", "FC-5.1")
def test_a_deck_of_four_cards_has_room_for_one_star_and_is_not_too_small() -> None:
    tables = GAME.tables
    stars = [card for card, printed in enumerate(tables.cards) if printed.star and printed.faction == "empire"]
    plain = [card for card, printed in enumerate(tables.cards) if not printed.star and printed.faction == "empire"]
    assert refuse_card(tables, 0, [], stars[0], 4) is None
    refused = refuse_card(tables, 0, stars[:1], stars[1], 4)
    assert refused is not None
    assert refused.rule == "FC-5.3"
    for size, rules in ((2, ["FC-5.1"]), (3, []), (4, ["FC-5.1"])):
        assert [fault.rule for fault in deck_faults(tables, 0, plain[:size], 3)] == rules


@pytest.mark.rule("FC-29.5", "FC-29.6")
def test_a_patch_of_a_random_map_hangs_together_and_parts_nothing() -> None:
    tables, board = GAME.tables, GAME.tables.board
    forest, rocks = tables.terrain_of["forest"], tables.terrain_of["rocks"]
    gap = [board.cell_named(name) for name in ("g4", "h4")]
    for seed in range(80):
        terrain = bytearray(143)
        if draw_patch(tables, SeededDice(seed), terrain, [99] * len(tables.soils)):
            laid = mask_of(cell for cell in range(5 * 13) if terrain[cell])
            found = laid & -laid
            for _ in range(6):
                found |= board.touching(found) & laid
            assert found == laid
        walled = bytearray(143)
        walled[2 * 13 : 5 * 13] = bytes([forest]) * 13 + bytes([rocks]) * 13 + bytes([forest]) * 13
        walled[gap[0]] = walled[gap[1]] = 0
        draw_patch(tables, SeededDice(seed), walled, [99] * len(tables.soils))
        assert hangs_together(tables, bytes(walled))
