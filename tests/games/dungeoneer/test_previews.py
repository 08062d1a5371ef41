"""What is shown before a choice is made: ways and their tests, forms and their chances, how far quests are."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross
from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.previews import FormView, QuestView, chance, odds
from warhall.games.dungeoneer.view import DungeoneerView, view
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook

WALKER = """
seats:
  azure: {hero: fd_dragonslayer, at: fd_ashen_road, ap: 2, quests: [fd_q_oracle, fd_q_jewel]}
  ember: {hero: fd_barbarian, at: fd_caravan_gate}
common: [fd_q_elder]
map:
  fd_caravan_gate: "0:0"
  fd_ashen_road: "0:1"
  fd_bone_road: "0:2"
  fd_sinking_track: "-1:1"
  fd_oracle_oasis: "1:1"
turn: {phase: feats}
"""


def seen(t: AtTable, seat: int | None) -> DungeoneerView:
    return view(t.state, seat)


def quest(t: AtTable, name: str, seat: int | None = 0) -> QuestView:
    return next(each for each in seen(t, seat).quests if each.id == name)


def test_a_way_names_the_test_of_its_exit_then_that_of_the_obstacle_behind_it() -> None:
    t = at(WALKER)
    ways = {way.notation: way for way in seen(t, 0).ways}
    assert set(ways) == {option for option in t.options() if option.startswith("move")}
    north = ways["move n"]
    assert north.place == "fd_bone_road"
    assert [(test.source, test.stat, test.need) for test in north.tests] == [
        ("blocked_exit", "melee", 5),
        ("spikes", "speed", 5),
    ]
    west = ways["move w"]
    assert [(test.source, test.need) for test in west.tests] == [("trap_exit", 5), ("pit", 5)]
    assert ways["move e"].tests == []


def test_a_way_tells_what_the_hero_adds_and_how_likely_it_is_enough() -> None:
    t = at(WALKER)
    hero = seen(t, 0).seats[0]
    blocked, spikes = next(way for way in seen(t, 0).ways if way.notation == "move n").tests
    assert (blocked.value, spikes.value) == (hero.melee, hero.speed)
    assert blocked.chance == chance(hero.melee, 5)


@pytest.mark.rule("DG-7.5")
def test_only_a_new_location_promises_points() -> None:
    t = at(WALKER)
    east = next(way for way in seen(t, 0).ways if way.notation == "move e")
    assert (east.glory, east.peril) == (2, 1)
    t.state.visited |= 1 << t.state.game.tables.place_numbers["fd_oracle_oasis"]
    east = next(way for way in seen(t, 0).ways if way.notation == "move e")
    assert (east.glory, east.peril) == (0, 0)


def test_ways_are_shown_to_the_seat_that_decides_alone() -> None:
    t = at(WALKER)
    assert seen(t, 0).ways
    assert seen(t, 1).ways == seen(t, None).ways == []


def test_a_look_at_the_ways_changes_nothing() -> None:
    t = at(WALKER)
    before = t.digest()
    seen(t, 0)
    assert t.digest() == before


def test_the_forms_of_an_attack_stand_with_both_values_and_their_chances() -> None:
    t = cross("ap: 2").act("azure", "attack ember")
    assert t.asked == ("azure", "form")
    shown = seen(t, 0)
    azure, ember = shown.seats
    forms = {form.form: form for form in shown.forms}
    assert [f"form {form}" for form in forms] == t.options()
    melee = forms["melee"]
    hits, struck = odds(azure.melee, ember.melee)
    assert melee == FormView(
        form="melee",
        attacker="azure",
        target="ember",
        attack=azure.melee,
        counter=ember.melee,
        hits=hits,
        struck=struck,
    )
    assert seen(t, 1).forms == []


def test_chances_are_certain_only_where_no_die_can_change_anything() -> None:
    assert [chance(3, 4), chance(3, 5), chance(0, 6), chance(0, 7)] == [100, 83, 17, 0]
    assert chance(0, 6, twice=True) == 31
    assert odds(2, 2) == (42, 42)
    assert odds(9, 1) == (100, 0)
    assert odds(6, 1) == (97, 0)


def test_a_quest_tells_how_many_moves_away_its_location_is() -> None:
    t = at(WALKER)
    assert (quest(t, "fd_q_oracle").goals, quest(t, "fd_q_oracle").steps) == (["fd_oracle_oasis"], 1)
    assert quest(t, "fd_q_oracle", None).steps == 1
    unlaid = quest(t, "fd_q_elder")
    assert (unlaid.owner, unlaid.goals, unlaid.steps) == (None, [], None)


def test_a_search_is_judged_only_where_it_can_be_made() -> None:
    t = at(WALKER)
    here = quest(t, "fd_q_jewel")
    assert here.steps == 0
    assert here.test is not None
    assert (here.test.stat, here.test.value, here.test.need, here.test.chance) == (None, 0, 7, 0)
    t.act("azure", "move e")
    away = quest(t, "fd_q_jewel")
    assert (away.test is None) == ("fd_oracle_oasis" not in away.goals)


def test_a_threat_quest_tells_the_test_of_its_owner() -> None:
    t = at(WALKER)
    test = quest(t, "fd_q_oracle").test
    assert test is not None
    assert (test.stat, test.need, test.value) == ("magic", 6, seen(t, 0).seats[0].magic)


def test_an_attack_shows_the_printed_values_beside_the_changed_ones() -> None:
    t = cross("ap: 2", "inventory: [fd_dragon_fear], hand: [fd_parry], glory: 3").act(
        "azure", "attack ember", "form melee"
    )
    (fight,) = seen(t, None).fights
    (attack,) = fight.attacks
    assert (attack.counter_printed, attack.counter_value) == (3, 2)
    assert attack.attack_printed == attack.attack_value


@pytest.mark.rule("DG-11.1")
def test_a_battle_tells_how_far_it_is() -> None:
    t = cross("ap: 2", "ap: 1, hand: [fd_parry], glory: 3", 6, 1).act("azure", "attack ember", "form melee")
    steps = []
    while seen(t, None).fights:
        steps.append(seen(t, None).fights[0].step)
        seat, _ = t.asked
        t.act(seat, "pass" if "pass" in t.options() else "decline")
    order = ["attack", "response", "attack-test", "counter-test", "comparison", "challenge", "lair", "reward"]
    assert steps == sorted(steps, key=order.index)
    assert "challenge" in steps
    assert "response" in steps


def test_the_view_says_how_many_quests_win() -> None:
    assert seen(at(WALKER), None).quests_to_win == 3


def test_the_library_tells_the_options_of_a_choice_apart() -> None:
    printed = GAME.library("en")
    cards = {card["id"]: card["options"] for card in printed["cards"]}
    assert cards["fd_second_wind"] == ["Stand up", "+1 AP"]
    assert cards["fd_brigand"] == ["1 wound", "The hero: −2 glory"]
    assert cards["fd_parry"] == []
    quests = {quest["id"]: quest["options"] for quest in printed["quests"]}
    assert quests["fd_q_vow"] == ["1 boon + 1 treasure", "2 treasures", "2 boons"]


@pytest.mark.rule("DG-7.2", "DG-7.14", "DG-9.5", "DG-11.9")
def test_options_say_what_they_cost_and_how_likely_they_are() -> None:
    t = at(WALKER)
    asked = outlook(t.state, 0).question
    assert asked is not None
    told = {each.notation: Narrator(GAME).sentence(each.tells) for each in asked.options if each.tells is not None}
    assert told["move n"] == "Bone Road; AP left: 1; +2 glory, +2 peril; 2 tests, all passed: 68\u00a0%"
    assert told["end"] == "AP left: 2; one of them may be saved, the rest is lost"
    t = cross("ap: 2").act("azure", "attack ember")
    asked = outlook(t.state, 0).question
    assert asked is not None
    form = next(each.tells for each in asked.options if each.notation == "form melee")
    assert form is not None
    assert (form.words["hits"], form.words["struck"]) == odds(
        int(str(form.words["attack"])), int(str(form.words["counter"]))
    )
