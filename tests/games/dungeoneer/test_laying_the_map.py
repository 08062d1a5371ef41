"""Where location cards come to lie, read closely: set-up, placement, shifting, laying the whole map in advance."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeoneer.at_table import NAME, at, packed, start
from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.actions import STEPS, Cell, PutDown, Turned
from warhall.games.dungeoneer.building import first_of_tiles
from warhall.games.dungeoneer.places import FITS, grid, misfit, shiftings
from warhall.kernel.dice import SeededDice
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import action_sentence


@pytest.mark.rule("DG-3.3")
def test_roads_that_are_left_over_are_shuffled_into_the_deck_like_all_other_cards() -> None:
    tables = GAME.tables
    games = [start(None, seed).state for seed in range(150)]
    decks = [game.location_decks[0] for game in games]
    halves = [[sum(tables.roads[place] for place in half) for half in (deck[:8], deck[9:])] for deck in decks]
    below, above = (sum(each[side] for each in halves) for side in (0, 1))
    assert all(len(deck) == 17 for deck in decks)
    assert abs(below - above) < 80


LAYING = "[[building.lay_next, 0, 0], [building.map_done], [turn.next_turn]]"
BLIND_LAKE = "".join(
    f"""
- id: {place}
  set: fd
  {NAME}
  plane: surface
  kind: site
  glory: 1
  peril: 1
  exits: {exits}
  entrance: {entrance}
"""
    for place, exits, entrance in (
        ("fd_caravan_gate", "{n: open, e: wall, s: wall, w: wall}", "true"),
        ("fd_salt_lake", "{n: wall, e: wall, s: open, w: wall}", "false"),
    )
)


@pytest.mark.rule("DG-20.3", "DG-20.18", "DG-6.7")
def test_a_card_of_a_common_quest_is_laid_when_nothing_else_fits_and_the_last_card_may_close_the_map(
    tmp_path: Path,
) -> None:
    text = """
        variants: [no_blank_spots]
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, tiles: [fd_salt_lake, fd_ravaged_wastes]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate, tiles: TILES}
        map: {fd_caravan_gate: "0:0"}
        common: [fd_q_blood]
        turn: {phase: set-up}
        """
    game = packed(tmp_path, locations=BLIND_LAKE)
    t = at(text.replace("TILES", "[]"), game=game, agenda=LAYING)
    assert (t.asked, t.options()) == (("azure", "lay"), ["lay fd_ravaged_wastes"])
    t = at(text.replace("TILES", "[fd_sun_temple]"), game=game, agenda=LAYING)
    assert (t.asked, t.options()) == (("ember", "lay"), ["lay fd_sun_temple"])
    last = text.replace("TILES", "[]").replace("fd_salt_lake, fd_ravaged_wastes", "fd_salt_lake")
    assert at(last, game=game, agenda=LAYING).options() == ["lay fd_salt_lake"]


@pytest.mark.rule("DG-20.20")
def test_a_quest_whose_place_could_not_be_laid_is_replaced_by_the_next_that_can_be_done(tmp_path: Path) -> None:
    text = """
        variants: [no_blank_spots]
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, tiles: [fd_sun_temple], quests: [fd_q_helm, fd_q_blood]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate, quests: [fd_q_jewel, fd_q_dice]}
        map: {fd_caravan_gate: "0:0", fd_salt_lake: "0:1"}
        common: [fd_q_queen]
        quest_deck: [fd_q_elder, fd_q_curse, fd_q_oracle, fd_q_vow]
        turn: {phase: set-up}
        """
    t = at(text, game=packed(tmp_path, locations=BLIND_LAKE), agenda=LAYING)
    assert (t.of("azure").quests, t.view().common) == (["fd_q_curse", "fd_q_blood"], ["fd_q_queen"])
    assert t.view().aside == ["fd_sun_temple"]
    assert t.written["quest_deck"] == ["fd_q_oracle", "fd_q_vow"]


@pytest.mark.rule("DG-6.7", "DG-18.15")
def test_a_shift_may_close_the_map_once_all_locations_are_laid(tmp_path: Path) -> None:
    blind = f"""
- id: fd_caravan_gate
  set: fd
  {NAME}
  plane: surface
  kind: site
  glory: 1
  peril: 1
  exits: {{n: open, e: open, s: wall, w: wall}}
  entrance: true
- id: fd_bone_road
  set: fd
  {NAME}
  plane: surface
  kind: road
  glory: 1
  peril: 1
  exits: {{n: wall, e: wall, s: open, w: wall}}
- id: fd_salt_lake
  set: fd
  {NAME}
  plane: surface
  kind: site
  glory: 1
  peril: 1
  exits: {{n: wall, e: wall, s: wall, w: open}}
"""
    game = packed(tmp_path, locations=blind)
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_salt_lake: "1:0", fd_bone_road: "5:5"}
        locations: {surface: [CARDS]}
        """
    road = game.tables.place_numbers["fd_bone_road"]
    assert len(shiftings(at(text.replace("CARDS", ""), game=game).state, road)) == 1
    assert shiftings(at(text.replace("CARDS", "fd_sun_temple"), game=game).state, road) == []


@pytest.mark.rule("DG-6.3", "DG-6.4", "DG-6.7", "DG-6.10")
def test_where_a_card_fits_and_why_it_does_not_agree() -> None:
    table = start({"players": 2}, 5)
    g, dice = table.state, SeededDice(7)
    while len(table.view().places) < 14:
        decision = g.decision
        assert decision is not None
        if decision.ask == "place":
            offered = {g.game.codec.arguments(code)[1] for code in decision.options}
            cards = grid(g, g.game.tables.plane[g.drawn])
            around = sorted({cell + step for cell in cards for step in STEPS} | set(cards))
            fitting = {
                (cell, turned)
                for cell in around
                for turned in (0, 1)
                if misfit(g, cards, g.drawn, cell, turned) == FITS
            }
            assert offered <= fitting
            for cell, turned in fitting - offered:
                reason = g.explain(decision.seat, PutDown(Cell(cell), Turned(turned)))
                assert reason is not None
                assert reason.rule == "DG-6.7"
        g.apply(decision.seat, dice.pick(list(decision.options)))


@pytest.mark.rule("DG-6.4")
def test_a_card_that_is_joined_on_one_side_may_not_put_a_wall_against_an_exit_on_another() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 1}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1", fd_salt_flats: "1:0"}
        locations: {surface: [fd_dune_path, fd_salt_lake]}
        """
    ).act("azure", "explore")
    assert t.refused("azure", "place 1:1 0") == ("DG-6.4", "exit-meets-wall")
    assert t.allowed("azure", "place 1:1 180")


@pytest.mark.rule("DG-18.7", "DG-18.15")
def test_a_card_may_not_be_shifted_to_where_a_wall_keeps_another_cut_off() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_shifting_sands]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate, peril: 2}
        map:
          fd_caravan_gate: "0:0"
          fd_dune_path: "0:1"
          fd_antlion_nest: "0:2"
          fd_caravan_trail: "1:0"
          fd_salt_flats: "1:1"
        turn: {phase: villainy}
        """
    ).act("azure", "play fd_shifting_sands")
    assert "fd_antlion_nest" in t.options("shift")
    assert t.refused("azure", "shift fd_dune_path") == ("DG-18.7", "no-other-place")


@pytest.mark.rule("DG-20.20")
def test_a_quest_that_names_no_lost_place_is_kept(tmp_path: Path) -> None:
    text = """
        variants: [no_blank_spots]
        seats:
          azure:
            hero: fd_dragonslayer
            at: fd_caravan_gate
            tiles: [fd_ravaged_wastes]
            quests: [fd_q_jewel, fd_q_elder]
          ember: {hero: fd_barbarian, at: fd_caravan_gate, quests: [fd_q_blood, fd_q_dice]}
        map: {fd_caravan_gate: "0:0", fd_salt_lake: "0:1"}
        common: [fd_q_princess]
        quest_deck: [fd_q_queen]
        turn: {phase: set-up}
        """
    t = at(text, game=packed(tmp_path, locations=BLIND_LAKE), agenda=LAYING)
    assert t.view().aside == ["fd_ravaged_wastes"]
    assert (t.of("azure").quests, t.view().common) == (["fd_q_jewel", "fd_q_elder"], ["fd_q_princess"])
    assert t.of("ember").quests == ["fd_q_queen", "fd_q_dice"]


@pytest.mark.rule("DG-20.20")
def test_a_quest_stays_if_there_is_none_to_replace_it(tmp_path: Path) -> None:
    text = """
        variants: [no_blank_spots]
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, tiles: [fd_ravaged_wastes], quests: [fd_q_blood]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_salt_lake: "0:1"}
        turn: {phase: set-up}
        """
    t = at(text, game=packed(tmp_path, locations=BLIND_LAKE), agenda=LAYING)
    assert t.of("azure").quests == ["fd_q_blood"]


@pytest.mark.rule("DG-6.1", "DG-3.2")
def test_where_a_card_may_lie_is_told_from_the_entrance() -> None:
    sentence = action_sentence(
        start().state, PutDown(Cell(GAME.codec.vocabularies[Cell].names.index("1:-2")), Turned(1))
    )
    assert [Narrator(GAME, language).sentence(sentence) for language in ("en", "ru", "uk")] == [
        "2 south and 1 east of the entrance, turned by 180°",
        "На 2 клетки южнее и на 1 клетку восточнее входа, с поворотом на 180°",
        "На 2 клітинки південніше й на 1 клітинку східніше від входу, з поворотом на 180°",
    ]


@pytest.mark.rule("DG-20.19", "DG-20.1")
def test_of_two_entrances_the_holder_of_that_of_the_surface_begins() -> None:
    t = start({"players": 2, "sets": "all"})
    places = t.state.game.tables.place_numbers
    for tiles, first in ((["tl_vestibule", "fd_caravan_gate"], 1), (["fd_caravan_gate", "tl_vestibule"], 0)):
        t.state.tiles = [[places[each]] for each in tiles]
        assert first_of_tiles(t.state) == first
