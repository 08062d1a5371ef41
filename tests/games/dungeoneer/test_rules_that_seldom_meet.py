"""Rules that few cards bring together: points owed twice, attacks cancelled already, effects of several owners."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeoneer.at_table import NAME, at, cross, packed
from tests.games.dungeoneer.test_closer_still import card
from warhall.games.dungeoneer import operations as ops
from warhall.games.dungeoneer.actions import MONSTER
from warhall.games.dungeoneer.battle import add_attack, new_fight
from warhall.games.dungeoneer.building import held_back
from warhall.games.dungeoneer.effects.on_cards import ignorable
from warhall.games.dungeoneer.effects.on_heroes import bind_fallen
from warhall.games.dungeoneer.moments import is_concerned
from warhall.games.dungeoneer.operations import IgnoreAttack
from warhall.games.dungeoneer.playing import ENTRY, bears, refuse_time
from warhall.games.dungeoneer.printed import Time
from warhall.games.dungeoneer.state import CANCELLED, ENCOUNTERS, FEATS, NONE, VILLAINY
from warhall.games.dungeoneer.tables import MELEE

IN_VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-4.7", "DG-9.14")
@pytest.mark.parametrize(("owed", "then"), [(0, -1), (-1, -2), (1, 0)])
def test_a_point_that_is_owed_comes_to_those_owed_already(owed: int, then: int) -> None:
    t = cross("hand: [fd_basilisk]", f"peril: 3, health: 5, delayed: {owed}", 6, 1, turn=IN_VILLAINY)
    t.act("azure", "play fd_basilisk", "end")
    assert t.state.delayed == [0, then]


@pytest.mark.rule("DG-18.3", "DG-18.16")
def test_only_who_lies_must_pass_a_test_to_stand_up() -> None:
    t = cross("ap: 1")
    number = next(number for number, op in enumerate(t.state.game.tables.ops) if isinstance(op, ops.StandTest))
    bind_fallen(t.state, number, 1, 0, NONE, 0)
    assert t.state.stand_tests[0] == []
    t.state.fallen[0] = 1
    bind_fallen(t.state, number, 1, 0, NONE, 0)
    assert len(t.state.stand_tests[0]) == 1


@pytest.mark.rule("DG-11.6", "DG-11.33")
def test_nothing_is_answered_that_was_cancelled_before() -> None:
    t = cross("ap: 1", "peril: 3")
    g = t.state
    fight = new_fight(g, ENCOUNTERS, 0)
    add_attack(g, fight, MONSTER + card(t, "fd_giant_antlion"), 1, MELEE)
    ignore = next(op for op in g.game.tables.ops if isinstance(op, IgnoreAttack) and op.of == "monster" and not op.tag)
    assert (bears(g, 1, ignore), ignorable(g, 1, ignore)) == (True, [0])
    fight.status[0] = CANCELLED
    assert (bears(g, 1, ignore), ignorable(g, 1, ignore)) == (False, [])


@pytest.mark.rule("DG-9.10", "DG-9.1")
def test_a_feat_card_is_played_at_an_entry_by_the_active_player_in_his_feats_alone() -> None:
    t = cross("ap: 1", "ap: 1")
    g = t.state
    feat = next(
        number
        for number, each in enumerate(g.game.tables.cards)
        if each.time not in (Time.RESPONSE, Time.ANY, Time.VILLAINY)
    )
    g.phase = FEATS
    assert refuse_time(g, 0, feat, ENTRY) is None
    refused = refuse_time(g, 1, feat, ENTRY)
    assert refused is not None
    assert refused.message == "only-in-feats"
    g.phase = VILLAINY
    assert refuse_time(g, 0, feat, ENTRY) is not None


@pytest.mark.rule("DG-9.16", "DG-9.10")
def test_an_entry_concerns_the_hero_who_enters() -> None:
    t = cross("ap: 1", "ap: 1", jade="ap: 1")
    assert [is_concerned(t.state, seat, ENTRY) for seat in range(3)] == [True, False, False]


@pytest.mark.rule("DG-20.3", "DG-20.18")
def test_both_places_of_a_common_escort_are_laid_last() -> None:
    t = cross("ap: 1")
    g, tables = t.state, t.state.game.tables
    quest = next(number for number, end in enumerate(tables.quest_ends) if end != NONE)
    assert held_back(g) == 0
    g.common = [quest]
    ends = 1 << tables.quest_ends[quest]
    assert held_back(g) == tables.quest_places[quest] | ends
    assert ends & ~tables.quest_places[quest], "the end is another place"


@pytest.mark.rule("DG-17.4", "DG-17.6")
@pytest.mark.parametrize(("treasure", "bane", "left"), [(2, -3, 0), (-3, 2, 2)])
def test_the_rank_of_an_effect_goes_before_whose_turn_it_is(
    tmp_path: Path, treasure: int, bane: int, left: int
) -> None:
    cards = f"""
- id: fd_drakan_scimitar
  set: fd
  {NAME}
  type: treasure
  cost: 1
  time: feats
  duration: permanent
  kind: weapon
  effects:
  - at: wounded
    ops:
    - {{do: glory, n: {treasure}, who: self}}
- id: fd_thirst
  set: fd
  {NAME}
  type: bane
  cost: 1
  time: villainy
  duration: permanent
  kind: curse
  aim: hero
  effects:
  - at: wounded
    ops:
    - {{do: glory, n: {bane}, who: target}}
"""
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 1}
          ember: {hero: fd_barbarian, at: fd_caravan_gate, glory: 1, inventory: [fd_drakan_scimitar, fd_thirst]}
        map: {fd_caravan_gate: "0:0"}
        turn: {phase: feats}
        cards: {fd_thirst: {by: azure}}
        """
    t = at(text, 6, 1, game=packed(tmp_path, adventures=cards)).act("azure", "attack ember", "form melee")
    assert t.of("ember").glory == left
