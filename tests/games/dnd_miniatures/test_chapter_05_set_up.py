"""Chapter 5: setting up."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, Field, drawn, zoned
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.deployment import no_deploy
from warhall.games.dnd_miniatures.events import Revealed
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.games.dnd_miniatures.zones import deploy_places, special_places
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.events import Told
from warhall.kernel.verbs import words_of
from warhall.kernel.words import Name


@pytest.mark.rule("DM-5.8", "DM-5.11", "DM-4.7")
def test_whoever_finds_no_room_in_the_start_area_stands_next_to_it() -> None:
    army = {"faction": "borderlands", "creatures": {"orc_raider": 6}, "map": "crossroads"}
    g = GAME.begin({"armies": [army, army], "limit": 50}, ScriptedDice.faces(10, 5))
    assert isinstance(g, DndMiniatures)
    g.apply(1, GAME.codec.parse(g, "letter B"))
    while g.decision is not None and g.decision.seat == 0:
        g.apply(0, g.decision.options[0])
    assert all(g.board.start[0] >> place & 1 for place in g.places[:6])


@pytest.mark.rule("DM-5.16", "DM-5.14", "DM-5.15")
@pytest.mark.parametrize("card", ["elf_scout", "owlbear", "lizardfolk_raider"])
def test_whoever_enters_after_the_first_turn_is_deployed_like_any_other(card: str) -> None:
    for number, special in ((0, True), (1, False)):
        f = Field(
            [("human_sellsword", "azure", (1, 10)), FAR, (card, "azure", (3, 10))],
            map={"name": "drowned_ruins"},
            round=number,
        )
        f.g.put(2, -1)
        assert bool(special_places(f.g, 2)) is special
        outside = deploy_places(f.g, 2, 0) & ~f.g.board.start[0]
        assert bool(outside) is special


@pytest.mark.rule("DM-5.13", "DM-5.15")
@pytest.mark.card("lizardfolk_raider")
def test_a_keyword_lair_is_a_place_to_deploy() -> None:
    f = Field(
        [("lizardfolk_raider", "azure", (1, 5)), ("human_sellsword", "azure", (2, 5)), FAR],
        map={"name": "drowned_ruins"},
        round=0,
    )
    water = sum(mask for mask, _, keyword in f.g.board.areas if keyword == "Water")
    assert special_places(f.g, 0)
    assert special_places(f.g, 0) & ~water == 0
    assert special_places(f.g, 1) == 0


@pytest.mark.rule("DM-5.9", "DM-24.8")
def test_not_even_a_flyer_is_deployed_on_a_pit() -> None:
    zones = "".join("".join("a" if x in (2, 3) and y == 5 else "." for x in range(16)) + "\n" for y in range(12))
    marks = {(2, 5): "o"}
    f = Field(
        [("human_sellsword", "azure", (9, 1)), FAR, ("harpy", "azure", (9, 9))],
        map={"drawn": drawn(marks), "zones": zones},
    )
    f.g.put(2, -1)
    assert [f.g.board.map.place(cell) for cell in cells_of(deploy_places(f.g, 2, 0))] == [(3, 5)]
    refused = no_deploy(f.g, 0, 2, 5 * 16 + 2, 0)
    assert refused is not None
    assert (refused.rule, refused.message) == ("DM-24.8", "deploy-pit")


@pytest.mark.rule("DM-5.9", "DM-5.10", "DM-10.11")
@pytest.mark.parametrize(
    ("x", "y", "rule", "message"),
    [
        (4, 5, "DM-8.10", "wall"),
        (6, 5, "DM-5.9", "deploy-statue"),
        (9, 1, "DM-5.9", "taken"),
        (8, 1, "DM-5.9", "taken"),
        (15, 5, "DM-8.17", "beyond-the-map"),
        (11, 5, "DM-10.11", "wall-within"),
        (2, 9, "DM-5.10", "outside-start"),
    ],
)
def test_where_nobody_can_be_deployed_the_obstacle_is_named(x: int, y: int, rule: str, message: str) -> None:
    zones = "".join("".join("a" if y_ == 5 else "." for _ in range(16)) + "\n" for y_ in range(12))
    marks = {(4, 5): "#", (6, 5): "S"}
    f = Field(
        [("human_sellsword", "azure", (9, 1)), FAR, ("feral_troll", "azure", (1, 1))],
        map={"drawn": drawn(marks), "zones": zones, "edges": [[11, 5, "E"]]},
    )
    f.g.put(2, -1)
    refused = no_deploy(f.g, 0, 2, y * 16 + x, 0)
    assert refused is not None
    assert (refused.rule, refused.message) == (rule, message)


@pytest.mark.rule("DM-5.11", "DM-10.8")
def test_a_large_creature_without_room_stands_partly_inside_if_it_can() -> None:
    """The distance of the nearest squares is 0 for whoever covers one square of the start area."""
    zones = "".join("".join("a" if (x, y) == (5, 5) else "." for x in range(16)) + "\n" for y in range(12))
    f = Field(
        [("human_sellsword", "azure", (1, 1)), FAR, ("feral_troll", "azure", (9, 9))],
        map={"drawn": drawn(), "zones": zones},
    )
    f.g.put(2, -1)
    found = {f.g.board.map.place(cell) for cell in cells_of(deploy_places(f.g, 2, 0))}
    assert found == {(4, 4), (5, 4), (4, 5), (5, 5)}


@pytest.mark.rule("DM-5.14", "DM-5.7")
def test_of_two_equal_scouts_either_may_be_deployed_first() -> None:
    army = {"faction": "wild", "creatures": {"elf_scout": 2}, "map": "dwarven_outpost"}
    g = GAME.begin({"armies": [army, army]}, ScriptedDice.faces(10, 5))
    g.apply(1, GAME.codec.parse(g, "letter B"))
    assert g.explain(0, GAME.codec.parse(g, "deploy elf_scout#2 y2")) is None
    g.apply(0, GAME.codec.parse(g, "deploy elf_scout#2 y2"))
    reason = g.explain(0, GAME.codec.parse(g, "deploy elf_scout#1 aa4"))
    assert reason is not None
    assert reason.rule == "DM-5.14"


@pytest.mark.rule("DM-5.7")
def test_whoever_deploys_is_told_how_many_are_left_and_who_comes_next() -> None:
    army = {"faction": "borderlands", "creatures": {"orc_raider": 2}, "map": "crossroads"}
    g = GAME.begin({"armies": [army, army], "limit": 50}, ScriptedDice.faces(10, 5, 9, 8))
    g.apply(1, GAME.codec.parse(g, "letter B"))
    then = Name("seat", "ember")
    for left, seat, following in ((2, 0, then), (1, 0, then), (2, 1, "none"), (1, 1, "none")):
        assert g.decision is not None
        assert (g.decision.ask, g.decision.seat) == ("deploy", seat)
        assert words_of(g, g.decision) == {"left": left, "then": following}
        if (left, seat) == (1, 0):
            square = GAME.codec.notation(g, g.decision.options[0]).split()[-1]
            told = [g.explain(0, GAME.codec.parse(g, f"deploy orc_raider#{number} {square}")) for number in (1, 3)]
            assert [each and each.message for each in told] == ["deployed-already", "not-yours"]
        g.apply(seat, g.decision.options[0])


@pytest.mark.rule("DM-5.1")
def test_each_warband_is_shown_as_that_of_its_player() -> None:
    armies = [{"faction": "borderlands", "creatures": {card: 1}} for card in ("orc_raider", "harpy")]
    heard: list[Told] = []
    GAME.begin({"armies": armies, "limit": 50}, SeededDice(1), heard.append)
    shown = [told.event for told in heard if isinstance(told.event, Revealed)]
    assert [(each.seat, each.creatures) for each in shown] == [
        (seat, (GAME.tables.kind_of[card],)) for seat, card in enumerate(("orc_raider", "harpy"))
    ]


@pytest.mark.rule("DM-5.18")
def test_a_large_wandering_monster_lies_wholly_inside_the_victory_area() -> None:
    corner = [("P", x, y) for x in (3, 4) for y in (3, 4, 5)]
    f = Field([("owlbear", "azure", (9, 9)), FAR], map=zoned(*corner), round=0)
    f.g.put(0, -1)
    assert {f.g.board.map.place(cell) for cell in cells_of(special_places(f.g, 0))} == {(3, 3), (3, 4)}


@pytest.mark.rule("DM-5.11", "DM-15.7")
def test_the_nearest_place_to_a_full_start_area_is_counted_round_walls() -> None:
    marks = {(x, y): "#" for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) not in ((5, 5), (5, 4))}
    zones = "".join("".join("a" if (x, y) == (5, 5) else "." for x in range(16)) + "\n" for y in range(12))
    f = Field(
        [("human_sellsword", "azure", (5, 5)), FAR, ("elf_scout", "azure", (9, 9)), ("orc_raider", "azure", (5, 4))],
        map={"drawn": drawn(marks), "zones": zones},
    )
    f.g.put(2, -1)
    assert {f.g.board.map.place(cell) for cell in cells_of(deploy_places(f.g, 2, 0))} == {(5, 3)}


@pytest.mark.rule("DM-5.5", "DM-4.7")
def test_only_a_map_that_was_brought_is_chosen() -> None:
    armies = [
        {"faction": "wild", "creatures": {"dire_wolf": 1}, "map": ground}
        for ground in ("dwarven_outpost", "jungle_temple")
    ]
    g = GAME.begin({"armies": armies}, ScriptedDice.faces(10, 5))
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat, len(g.decision.options)) == ("map", 0, 2)
    reason = g.explain(0, GAME.codec.parse(g, "map drowned_ruins"))
    assert reason is not None
    assert reason.rule == "DM-5.5"


@pytest.mark.rule("DM-1.6", "DM-5.2")
@pytest.mark.card("rakshasa_noble")
def test_the_roll_for_the_map_is_not_rolled_again() -> None:
    led = {"faction": "wild", "creatures": {"dire_wolf": 1}, "map": "dwarven_outpost"}
    noble = next(card for card in GAME.tables.cards if card.id == "rakshasa_noble")
    armies = [{**led, "faction": noble.factions[0], "creatures": {"rakshasa_noble": 1}}, led]
    g = GAME.begin({"armies": armies}, ScriptedDice.faces(3, 2, 15))
    assert g.decision is not None
    assert g.decision.ask == "letter"


@pytest.mark.rule("DM-5.14", "DM-5.17")
@pytest.mark.card("elf_scout")
@pytest.mark.parametrize("owner", ["azure", "ember"])
def test_scouts_of_either_side_go_to_any_victory_area(owner: str) -> None:
    crew = [("elf_scout", owner, (9, 9)), ("orc_raider", "azure", (12, 1)), FAR]
    f = Field(crew, map=zoned(("P", 3, 3), ("U", 6, 6), areas="PU"), round=0)
    f.g.put(0, -1)
    assert {f.g.board.map.place(cell) for cell in cells_of(special_places(f.g, 0))} == {(3, 3), (6, 6)}
