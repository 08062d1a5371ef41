"""Worked cases: set-up, phases, movement, exits, obstacles, falling, cards and limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross, start
from warhall.games.dungeoneer import dungeoneer
from warhall.games.dungeoneer.actions import Cell, PutDown, Turned
from warhall.kernel.errors import NotationError

VILLAINY = "phase: villainy"


def lone(
    place: str, azure: str, *faces: int, neighbours: str = "", turn: str = "phase: feats", more: str = ""
) -> AtTable:
    """Red alone in a location with some neighbours; ember waits at the gate far away."""
    text = f"""
seats:
  azure: {{hero: fd_dragonslayer, at: {place}, {azure}}}
  ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
map: {{fd_caravan_gate: "9:9", {place}: "0:0"{", " + neighbours if neighbours else ""}}}
turn: {{{turn}}}
{more}
"""
    return at(text, *faces)


@pytest.mark.case("DG-C3")
@pytest.mark.rule("DG-15.1", "DG-15.16", "DG-7.4", "DG-7.2")
def test_the_exits_of_the_location_entered_do_not_matter() -> None:
    t = lone("fd_ravaged_wastes", "ap: 2", 6, 1, neighbours='fd_overlords_citadel: "0:1"').act("azure", "move n")
    azure = t.of("azure")
    assert (azure.place, azure.ap, azure.glory, azure.peril) == ("fd_overlords_citadel", 1, 3, 4)
    assert t.events("test-rolled") == ["test-rolled azure magic 6 7 5 yes"]
    t.act("azure", "move s")
    assert t.events("test-rolled")[1] == "test-rolled azure speed 1 4 6 no"
    assert (t.of("azure").place, t.of("azure").health) == ("fd_ravaged_wastes", 5)


@pytest.mark.case("DG-C4")
@pytest.mark.rule("DG-17.4", "DG-17.5", "DG-9.10")
def test_glory_is_spent_between_the_points_and_the_effect_of_a_location() -> None:
    t = lone("fd_salt_lake", "ap: 2, glory: 1, hand: [fd_dune_runner]", 1, neighbours='fd_sun_temple: "0:-1"')
    t.act("azure", "move s")
    assert t.asked == ("azure", "entry")
    assert t.of("azure").glory == 3
    t.act("azure", "play fd_dune_runner")
    assert t.events("test-rolled") == ["test-rolled azure speed 1 5 5 yes"]
    assert (t.of("azure").glory, t.of("azure").health, t.of("azure").ap) == (0, 6, 1)


@pytest.mark.case("DG-C6")
@pytest.mark.rule("DG-19.8", "DG-19.9", "DG-15.14", "DG-15.15", "DG-19.5", "DG-19.7")
def test_a_portal_is_linked_when_it_is_laid() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 2}
          ember: {hero: tl_kron, at: tl_vestibule}
        sets: [fd, tl]
        map: {fd_caravan_gate: "0:0", tl_vestibule: "0:0"}
        locations: {surface: [fd_necrotower, fd_bone_road]}
        """
    )
    t.act("azure", "explore", "place 0:1 0")
    assert t.events("portal-linked") == ["portal-linked fd_necrotower tl_vestibule"]
    assert t.place("fd_necrotower").portal == "tl_vestibule"
    back = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_necrotower, ap: 2}
          ember: {hero: tl_kron, at: tl_vestibule}
        sets: [fd, tl]
        map: {fd_caravan_gate: "0:0", fd_necrotower: "0:1", tl_vestibule: "0:0"}
        portals: {fd_necrotower: tl_vestibule}
        """
    )
    back.act("azure", "portal tl_vestibule")
    assert (back.of("azure").place, back.of("azure").ap, back.of("azure").glory) == ("tl_vestibule", 1, 1)
    assert back.options("portal") == ["fd_necrotower"]


@pytest.mark.case("DG-C7")
@pytest.mark.rule("DG-3.5", "DG-3.6", "DG-3.9", "DG-3.10", "DG-3.11", "DG-3.12", "DG-3.2", "DG-3.3", "DG-1.3")
def test_the_set_up_for_three_players() -> None:
    t = start({"players": 3})
    view = t.view()
    for player in view.seats:
        assert (player.glory, player.peril, player.health, player.level) == (1, 1, 6, 1)
        assert (player.hand_count, len(player.quests), player.place) == (5, 2, "fd_caravan_gate")
    assert (len(view.common), view.quest_deck, view.decks, len(view.unused)) == (1, 7, {"adventures": 45}, 3)
    drawn = 1 if t.phase in ("locations", "feats") else 0
    assert len(view.places) + drawn == 5
    assert view.location_decks["surface"] == 17 - drawn


@pytest.mark.case("DG-C8")
@pytest.mark.rule("DG-3.3", "DG-3.4", "DG-6.4", "DG-6.6")
def test_set_up_roads_are_turned_to_fit() -> None:
    turned = set()
    for seed in range(30):
        for place in start({}, seed).view().places:
            if place.id == "fd_dune_path":
                turned.add((place.cell, place.turned))
    assert ("1:0", True) in turned
    assert turned <= {("0:1", False), ("1:0", True), ("0:-1", False), ("-1:0", False)}


@pytest.mark.case("DG-C10")
@pytest.mark.rule("DG-5.3", "DG-5.4")
def test_two_opponents_do_not_share_a_cost() -> None:
    t = cross("hand: [fd_sandstorm]", "peril: 2", jade="peril: 2", turn=VILLAINY)
    assert t.refused("azure", "play fd_sandstorm") == ("DG-5.3", "nobody-can-pay")
    t = cross("hand: [fd_sandstorm]", "at: fd_salt_flats, peril: 2", 6, jade="peril: 3", turn=VILLAINY)
    t.act("azure", "play fd_sandstorm")
    assert (t.of("ember").peril, t.of("jade").peril) == (2, 0)
    assert t.events("test-rolled") == ["test-rolled ember speed 6 9 5 yes"]


@pytest.mark.case("DG-C11")
@pytest.mark.rule("DG-5.5", "DG-5.7", "DG-17.7")
def test_nobody_spends_his_own_peril() -> None:
    t = cross("peril: 9, hand: [fd_shifting_sands]", "peril: 1", turn=VILLAINY)
    assert t.refused("azure", "play fd_shifting_sands") == ("DG-5.3", "nobody-can-pay")
    t = cross("peril: 9, hand: [fd_sandstorm]", "peril: 3", jade="peril: 3", turn=VILLAINY)
    t.act("azure", "play fd_sandstorm")
    assert t.refused("azure", "from azure") == ("DG-5.5", "own-peril")


@pytest.mark.case("DG-C12")
@pytest.mark.rule("DG-5.7", "DG-18.4", "DG-18.12")
def test_a_bane_on_the_own_hero_is_paid_by_an_opponent() -> None:
    t = cross("hand: [fd_mirage]", "peril: 3", 1, turn=VILLAINY).act("azure", "play fd_mirage", "on azure")
    assert t.of("ember").peril == 1
    t.act("azure", "warp fd_bone_road")
    assert (t.of("azure").glory, t.of("azure").peril, t.of("azure").health) == (2, 2, 5)


def placing(card: str, *others: str, more: str = "fd_salt_lake") -> AtTable:
    """Red has drawn a location card and places it."""
    deck = f"[{card}, {more}]" if more else f"[{card}]"
    laid = ", ".join(others)
    t = at(
        f"""
        seats:
          azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, ap: 3}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "0:0"{", " + laid if laid else ""}}}
        locations: {{surface: {deck}}}
        """
    )
    return t.act("azure", "explore")


@pytest.mark.case("DG-C34")
@pytest.mark.rule("DG-6.3", "DG-6.4", "DG-6.8", "DG-6.13")
def test_an_exit_does_not_meet_a_wall() -> None:
    t = placing("fd_antlion_nest")
    assert t.view().drawn == "fd_antlion_nest"
    assert t.refused("azure", "place -1:0 0") == ("DG-6.4", "exit-meets-wall")
    assert t.allowed("azure", "place -1:0 180")


@pytest.mark.case("DG-C35")
@pytest.mark.rule("DG-6.6")
def test_a_card_lies_at_0_or_180_degrees_and_never_sideways() -> None:
    t = placing("fd_salt_flats")
    assert {option.split()[1] for option in t.options("place")} == {"0", "180"}
    cell_name = t.options("place")[0].split()[0]
    with pytest.raises(NotationError):
        t.act("azure", f"place {cell_name} 90")
    cell = t.state.game.codec.vocabularies[Cell].find(t.state, cell_name)
    assert cell is not None
    reason = t.state.explain(0, PutDown(Cell(cell), Turned(2)))
    assert reason is not None
    assert (reason.rule, reason.message) == ("DG-6.6", "sideways")


@pytest.mark.case("DG-C36")
@pytest.mark.rule("DG-6.3", "DG-6.5", "DG-6.10")
def test_a_wall_does_not_join() -> None:
    t = placing("fd_antlion_nest", 'fd_dune_path: "-1:0"')
    assert t.refused("azure", "place -2:0 0") == ("DG-6.3", "not-joined")
    assert t.refused("azure", "place 5:5 0") == ("DG-6.3", "not-joined")
    assert t.refused("azure", "place 0:0 0") == ("DG-6.10", "cell-taken")


BLIND = """
- id: fd_caravan_gate
  set: fd
  name: {en: Gate, ru: Ворота, uk: Брама}
  plane: surface
  kind: site
  glory: 1
  peril: 1
  exits: {n: open, e: wall, s: wall, w: wall}
  entrance: true
- id: fd_bone_road
  set: fd
  name: {en: Blind road, ru: Тупик, uk: Глухий кут}
  plane: surface
  kind: road
  glory: 1
  peril: 1
  exits: {n: wall, e: wall, s: open, w: wall}
"""
"""Cards with one exit: no printed map can be closed."""


@pytest.mark.case("DG-C37")
@pytest.mark.rule("DG-6.7", "DG-6.9")
def test_no_placement_closes_the_map_while_cards_are_left(tmp_path: Path) -> None:
    about = 'id: blind\ngame: dungeoneer\nversion: "1"\ntitle: {en: Blind, ru: Тупики, uk: Кути}\nauthor: Ada\n'
    (tmp_path / "pack.yaml").write_text(about, encoding="utf-8")
    (tmp_path / "locations.yaml").write_text(BLIND, encoding="utf-8")
    game = dungeoneer(tmp_path)
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 3}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0"}
        locations: {surface: [CARDS]}
        """
    t = at(text.replace("CARDS", "fd_bone_road, fd_salt_lake"), game=game).act("azure", "explore")
    assert (t.events("location-buried"), t.state.buried[0]) == (["location-buried fd_bone_road"], 1)
    assert (t.view().drawn, t.of("azure").ap) == ("fd_salt_lake", 2)
    last = at(text.replace("CARDS", "fd_bone_road"), game=game).act("azure", "explore")
    assert last.options() == ["place 0:1 0"]
    none = at(text.replace("CARDS", "fd_bone_road, fd_bone_road"), game=game).act("azure", "explore")
    assert (none.of("azure").ap, none.asked) == (3, ("azure", "feats"))
    for language, told in (
        ("en", "Azure: +1 AP, for no location card fits anywhere. [DG-6.9]"),
        ("ru", "Лазурный: +1 ОД (ни одна карта локации не подошла). [DG-6.9]"),
        ("uk", "Лазуровий: +1 ОД (жодна карта локації не підійшла). [DG-6.9]"),
    ):
        assert told in none.story(language)
    limited = text.replace("seats:", "variants: [limited_movement]\n        seats:")
    lain = at(limited.replace("CARDS", "fd_bone_road, fd_bone_road"), game=game).act("azure", "lie-down", "explore")
    assert (lain.of("azure").ap, lain.of("azure").fallen) == (3, True), "the AP of lying down does not come back"


@pytest.mark.case("DG-C38")
@pytest.mark.rule("DG-6.2", "DG-7.9")
def test_without_location_cards_nothing_is_explored() -> None:
    t = cross("ap: 3", turn=VILLAINY).act("azure", "end")
    assert t.asked == ("azure", "feats")
    assert t.refused("azure", "explore") == ("DG-7.9", "no-locations-left")
    assert t.of("azure").ap == 3


@pytest.mark.case("DG-C39")
@pytest.mark.rule("DG-7.9", "DG-7.1", "DG-6.1")
def test_every_exploration_costs_an_action_point() -> None:
    t = cross("ap: 3", more="locations: {surface: [fd_salt_lake, fd_oracle_oasis, fd_necrotower]}")
    t.act("azure", "explore", "place 0:2 0", "explore", "place 0:3 0")
    assert t.of("azure").ap == 1
    assert {"fd_salt_lake", "fd_oracle_oasis"} <= {place.id for place in t.view().places}


@pytest.mark.case("DG-C40")
@pytest.mark.rule("DG-7.5", "DG-7.6")
def test_a_location_gives_its_points_once_a_turn() -> None:
    t = cross("ap: 3").act("azure", "move n", "move s", "move n")
    assert (t.of("azure").glory, t.of("azure").peril) == (1, 1)


@pytest.mark.case("DG-C41")
@pytest.mark.rule("DG-7.8", "DG-16.3")
def test_an_obstacle_is_met_on_every_entry() -> None:
    t = cross("ap: 3", "", 6, 1).act("azure", "move s", "move n", "move s")
    assert len(t.events("test-rolled")) == 2
    assert (t.of("azure").glory, t.of("azure").health) == (2, 5)


@pytest.mark.case("DG-C42")
@pytest.mark.rule("DG-7.7", "DG-16.1", "DG-18.4")
def test_a_hero_warped_in_anothers_turn_gets_no_points_and_meets_no_obstacle() -> None:
    t = cross("hand: [fd_mirage]", "peril: 2", turn=VILLAINY).act(
        "azure", "play fd_mirage", "on ember", "warp fd_bone_road"
    )
    ember = t.of("ember")
    assert (ember.place, ember.glory, ember.health) == ("fd_bone_road", 0, 6)
    assert t.events("test-rolled") == []


@pytest.mark.case("DG-C43")
@pytest.mark.rule("DG-15.4", "DG-15.5")
def test_a_blocked_exit_that_is_passed_costs_one_action_point() -> None:
    t = lone("fd_ashen_road", "ap: 2", 2, neighbours='fd_salt_flats: "0:1"').act("azure", "move n")
    assert (t.of("azure").place, t.of("azure").ap) == ("fd_salt_flats", 1)


@pytest.mark.case("DG-C44")
@pytest.mark.rule("DG-15.6")
def test_a_blocked_exit_that_is_failed_costs_two() -> None:
    t = lone("fd_necrotower", "ap: 3", 2, neighbours='fd_salt_flats: "1:0"').act("azure", "move e")
    assert (t.of("azure").place, t.of("azure").ap) == ("fd_necrotower", 2)
    t.act("azure", "move e")
    assert (t.of("azure").place, t.of("azure").ap) == ("fd_salt_flats", 1)


@pytest.mark.case("DG-C45")
@pytest.mark.rule("DG-15.7", "DG-15.8", "DG-15.9", "DG-4.3")
def test_a_forced_exit_stays_open_until_its_opener_leaves() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_necrotower, ap: 1}
          ember: {hero: fd_barbarian, at: fd_necrotower}
        map: {fd_caravan_gate: "9:9", fd_necrotower: "0:0", fd_salt_flats: "1:0"}
        """,
        1,
    )
    t.act("azure", "move e")
    assert (t.of("azure").place, t.of("azure").ap, t.place("fd_necrotower").forced) == ("fd_necrotower", 0, ["e"])
    t.act("azure", "end")
    assert (t.view().active, t.phase) == ("ember", "villainy")
    t.act("ember", "end", "move e", "end", "decline")
    assert t.events("test-rolled") == ["test-rolled azure magic 1 2 5 no"]
    t.act("azure", "end", "move e")
    assert (t.of("azure").place, t.of("azure").ap) == ("fd_salt_flats", 2)
    assert t.place("fd_necrotower").forced == []


@pytest.mark.case("DG-C46")
@pytest.mark.rule("DG-15.9")
def test_leaving_another_way_closes_a_forced_exit() -> None:
    t = lone(
        "fd_necrotower", 'ap: 2, forced: ["fd_necrotower e"]', neighbours='fd_salt_flats: "1:0", fd_salt_lake: "0:1"'
    )
    assert t.place("fd_necrotower").forced == ["e"]
    assert t.act("azure", "move n").place("fd_necrotower").forced == []


@pytest.mark.case("DG-C47")
@pytest.mark.rule("DG-15.10", "DG-15.11", "DG-15.20", "DG-21.1", "DG-21.3")
def test_a_deadly_trap_exit_keeps_the_hero_where_he_was() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_sinking_track, ap: 2, health: 1}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
          jade: {hero: fd_arcanist, at: fd_caravan_gate}
        map: {fd_caravan_gate: "9:9", fd_sinking_track: "0:0", fd_salt_flats: "1:0"}
        """,
        1,
    )
    t.act("azure", "move e")
    assert not t.of("azure").alive
    assert t.events("entered") == []
    assert (t.view().active, t.phase) == ("ember", "villainy")


@pytest.mark.case("DG-C48")
@pytest.mark.rule("DG-15.12", "DG-16.2")
def test_danger_touches_trap_encounters_but_no_trap_exits() -> None:
    t = lone("fd_ashen_road", "ap: 1", 6, neighbours='fd_salt_flats: "-1:0"').act("azure", "move w")
    assert t.events("test-rolled") == ["test-rolled azure speed 6 9 5 yes"]
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_antlion_trap]}
          ember: {hero: fd_barbarian, at: fd_ashen_road, peril: 2}
        map: {fd_caravan_gate: "0:0", fd_ashen_road: "0:1"}
        turn: {phase: villainy}
        """,
        3,
    )
    t.act("azure", "play fd_antlion_trap", "end")
    assert t.events("test-rolled") == ["test-rolled ember speed 3 6 7 no"]


@pytest.mark.rule("DG-16.2", "DG-12.3")
@pytest.mark.parametrize(
    ("card", "answers", "place", "need"),
    [
        ("fd_antlion_trap", ["end"], "fd_antlion_nest", 6 + 2),
        ("fd_antlion_trap", ["end"], "fd_canyon_road", 6 + 1),
        ("fd_antlion_trap", ["end"], "fd_bone_road", 6),
        ("fd_sandstorm", [], "fd_antlion_nest", 5),
        ("tl_drain_level", ["on ember"], "fd_antlion_nest", 6),
        ("tl_drain_level", ["on ember"], "fd_canyon_road", 6),
    ],
)
def test_danger_makes_the_tests_of_traps_harder_and_those_of_no_other_card(
    card: str, answers: list[str], place: str, need: int
) -> None:
    """The nest is dangerous by 2, the canyon by 1, the road of bones is not."""
    t = at(
        f"""
        seats:
          azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, hand: [{card}]}}
          ember: {{hero: fd_barbarian, at: {place}, peril: 9}}
        map: {{fd_caravan_gate: "0:0", {place}: "0:1"}}
        sets: [fd, tl]
        turn: {{phase: villainy}}
        """,
        3,
    )
    t.act("azure", f"play {card}", *answers)
    assert [event.split()[-2] for event in t.events("test-rolled")] == [str(need)]


@pytest.mark.case("DG-C49")
@pytest.mark.rule("DG-15.13")
def test_an_underground_passage_joins_two_locations_on_the_table() -> None:
    t = lone("fd_ravaged_wastes", "ap: 1", 1, neighbours='fd_ruins_of_anrak: "5:5"')
    t.act("azure", "passage fd_ruins_of_anrak")
    azure = t.of("azure")
    assert (azure.place, azure.glory, azure.fallen) == ("fd_ruins_of_anrak", 2, True)
    alone = lone("fd_ravaged_wastes", "ap: 1")
    assert alone.refused("azure", "passage fd_ruins_of_anrak") == ("DG-15.13", "not-laid")


@pytest.mark.case("DG-C50")
@pytest.mark.rule("DG-18.1", "DG-18.2", "DG-7.21", "DG-15.17")
def test_what_a_fallen_hero_may_do() -> None:
    t = lone(
        "fd_oracle_oasis",
        "ap: 3, glory: 2, fallen: true, hand: [fd_forlorn_magic], quests: [fd_q_oracle]",
        neighbours='fd_salt_flats: "0:1"',
        more="locations: {surface: [fd_salt_lake]}",
    )
    assert t.refused("azure", "explore") == ("DG-18.2", "fallen")
    assert t.refused("azure", "move n") == ("DG-15.17", "fallen-moves-not")
    assert t.said("azure", "move n") == "A fallen hero cannot move: stand up first, for 1 AP. [DG-15.17]"
    assert t.said("azure", "move n", "ru").startswith("Упавший герой не может двигаться")
    assert t.said("azure", "move n", "uk").startswith("Упалий герой не може рухатися")
    for action in ("play fd_forlorn_magic", "try fd_q_oracle", "stand"):
        assert t.allowed("azure", action)
    t.act("azure", "stand")
    assert (t.of("azure").fallen, t.of("azure").ap) == (False, 2)


@pytest.mark.case("DG-C51")
@pytest.mark.rule("DG-9.4", "DG-8.7")
def test_a_saved_action_point_stands_a_hero_up_in_anothers_turn() -> None:
    t = cross("ap: 1", "at: fd_salt_flats, ap: 1, saved: true, fallen: true").act("azure", "move n")
    assert t.asked == ("ember", "open")
    t.act("ember", "stand")
    assert (t.of("ember").fallen, t.of("ember").ap) == (False, 0)


@pytest.mark.case("DG-C52")
@pytest.mark.rule("DG-18.3")
def test_quicksand_must_be_overcome_to_stand_up() -> None:
    t = cross("ap: 3, fallen: true, inventory: [fd_quicksand]", "", 1, 2, more="cards: {fd_quicksand: {by: ember}}")
    t.act("azure", "stand")
    assert (t.of("azure").fallen, t.of("azure").ap) == (True, 2)
    t.act("azure", "stand")
    assert (t.of("azure").fallen, t.of("azure").ap, t.discarded) == (False, 1, ["fd_quicksand"])
