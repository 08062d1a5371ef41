"""Effects at the same time, what they add up to, and what is told of them (DG-17.4, DG-17.6, DG-17.8)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeoneer.at_table import NAME, at, cross, packed
from tests.games.dungeoneer.test_heroes_and_places import with_hero

HUNTER = """
        seats:
          azure:
            hero: fd_dragonslayer
            at: fd_overlords_citadel
            ap: 3
            glory: 2
            quests: [fd_q_overlord]
            completed: [fd_q_blade]
            inventory: [fd_dragonbane_spear]
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_overlords_citadel: "0:0"}
        cards: {fd_naphtha: {under: fd_dragonbane_spear, by: azure}}
        """


@pytest.mark.rule("DG-17.4", "DG-14.31", "DG-11.11")
def test_all_that_a_strike_does_is_done_before_the_hunt_is_completed() -> None:
    t = at(HUNTER, 3, 3, 6, 1).act("azure", "try fd_q_overlord").act("ember", "form melee")
    t.act("azure", "challenge-quest-monster", "form melee")
    assert t.of("azure").completed == ["fd_q_blade", "fd_q_overlord"]
    assert (t.of("azure").glory, t.discarded) == (2 + 1 + 4, ["fd_naphtha"])


@pytest.mark.rule("DG-17.6")
def test_the_order_of_own_effects_is_asked_for_only_where_it_can_matter(tmp_path: Path) -> None:
    t = at(HUNTER.replace("at: fd_caravan_gate", "at: fd_overlords_citadel"), 6, 1).act(
        "azure", "attack ember", "form melee"
    )
    assert t.asked == ("azure", "feats")
    lamp = f"""
- id: fd_naphtha
  set: fd
  {NAME}
  type: treasure
  cost: 1
  time: feats
  duration: attachment
  kind: oil
  attach_to: {{kind: weapon}}
  effects:
  - at: hit
    ops:
    - {{do: draw, n: 1, who: self}}
- id: fd_drakan_scimitar
  set: fd
  {NAME}
  type: treasure
  cost: 1
  time: feats
  duration: permanent
  kind: weapon
  effects:
  - at: hit
    ops:
    - {{do: discard, what: hand, n: 1, who: self, by: random}}
"""
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 1, inventory: [fd_drakan_scimitar]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0"}
        deck: [fd_rope]
        cards: {fd_naphtha: {under: fd_drakan_scimitar, by: azure}}
        """
    game = packed(tmp_path, adventures=lamp)
    t = at(text, 6, 1, game=game).act("azure", "attack ember", "form melee")
    assert (t.asked, t.options()) == (("azure", "order"), ["first fd_drakan_scimitar", "first fd_naphtha"])
    assert t.refused("azure", "first fd_rope") == ("DG-17.6", "no-effect-waits")
    assert t.refused("azure", "pass") == ("DG-17.6", "compulsory")
    t.act("azure", "first fd_drakan_scimitar")
    assert (t.of("azure").hand, t.discarded) == (["fd_rope"], [])
    t = at(text, 6, 1, 1, game=game).act("azure", "attack ember", "form melee", "first fd_naphtha")
    assert (t.of("azure").hand, t.discarded) == ([], ["fd_rope"])


@pytest.mark.rule("DG-17.6", "DG-17.1")
def test_effects_of_one_rank_come_from_the_active_player_on(tmp_path: Path) -> None:
    banes = "".join(
        f"""
- id: {card}
  set: fd
  {NAME}
  type: bane
  cost: 1
  time: villainy
  duration: permanent
  kind: curse
  aim: hero
  effects:
  - at: recovery
    ops:
    - {{do: glory, n: {n}, who: target}}
"""
        for card, n in (("fd_thirst", 2), ("fd_dragon_fear", -3))
    )
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, glory: 1, inventory: [fd_thirst, fd_dragon_fear]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
          jade: {hero: fd_arcanist, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0"}
        turn: {phase: recovery}
        cards: {fd_thirst: {by: THIRST}, fd_dragon_fear: {by: FEAR}}
        """
    game = packed(tmp_path, adventures=banes)
    blue_first = at(text.replace("THIRST", "ember").replace("FEAR", "jade"), game=game)
    assert (blue_first.asked[1], blue_first.of("azure").glory) == ("villainy", 0)
    green_first = at(text.replace("THIRST", "jade").replace("FEAR", "ember"), game=game)
    assert green_first.of("azure").glory == 2
    both = at(text.replace("THIRST", "ember").replace("FEAR", "ember"), game=game)
    assert both.asked == ("ember", "order")
    assert both.act("ember", "first fd_dragon_fear").of("azure").glory == 2


@pytest.mark.rule("DG-17.8")
def test_only_the_whole_sum_of_a_value_stops_at_zero() -> None:
    t = at(
        """
        sets: [fd, tl]
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [tl_ghost]}
          ember: {hero: tl_kron, at: fd_caravan_gate, peril: 9, quests: [tl_q_dread], inventory: [fd_scroll_of_power]}
        map: {fd_caravan_gate: "0:0"}
        turn: {phase: villainy}
        """,
        3,
        3,
    ).act("azure", "play tl_ghost", "form magic", "end")
    t.act("ember", "pass") if t.asked[1] == "battle" else None
    t.act("ember", "use fd_scroll_of_power")
    assert t.events("battle-rolled")[1] == "battle-rolled ember magic 3 5"


def points_of(card: str, kind: str, at_: str, n: int) -> str:
    """A permanent card that gives or takes glory."""
    aim = "aim: hero" if kind == "bane" else ""
    return f"""
- id: {card}
  set: fd
  {NAME}
  type: {kind}
  cost: 1
  time: {"villainy" if kind == "bane" else "feats"}
  duration: permanent
  kind: curse
  {aim}
  effects:
  - at: {at_}
    ops:
    - {{do: glory, n: {n}, who: {"target" if kind == "bane" else "self"}}}
"""


@pytest.mark.rule("DG-17.4")
@pytest.mark.parametrize(("first", "then"), [("boon", "treasure"), ("treasure", "bane"), ("boon", "bane")])
def test_boons_work_before_treasures_and_treasures_before_banes(tmp_path: Path, first: str, then: str) -> None:
    """Two points more and then three less leave none; the other way round two are left."""
    cards = points_of("fd_thirst", then, "recovery", -3) + points_of("fd_dragon_fear", first, "recovery", 2)
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, glory: 1, inventory: [fd_thirst, fd_dragon_fear]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0"}
        turn: {phase: recovery}
        cards: {fd_thirst: {by: azure}, fd_dragon_fear: {by: azure}}
        """,
        game=packed(tmp_path, adventures=cards),
    )
    assert t.of("azure").glory == 0


@pytest.mark.rule("DG-17.6")
@pytest.mark.parametrize(("of_azure", "left"), [("fd_thirst", 2), ("fd_dragon_fear", 0)])
def test_effects_on_another_hero_come_from_the_active_player_on_too(tmp_path: Path, of_azure: str, left: int) -> None:
    cards = points_of("fd_thirst", "bane", "wounded", -3) + points_of("fd_dragon_fear", "bane", "wounded", 2)
    of_jade = "fd_thirst" if of_azure == "fd_dragon_fear" else "fd_dragon_fear"
    t = at(
        f"""
        seats:
          azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, ap: 1}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate, glory: 1, inventory: [fd_thirst, fd_dragon_fear]}}
          jade: {{hero: fd_arcanist, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "0:0"}}
        turn: {{phase: feats}}
        cards: {{{of_azure}: {{by: azure}}, {of_jade}: {{by: jade}}}}
        """,
        *(6, 1),
        game=packed(tmp_path, adventures=cards),
    ).act("azure", "attack ember", "form melee")
    assert t.of("ember").glory == left


@pytest.mark.rule("DG-9.3")
def test_a_skill_that_is_set_off_is_told_by_its_rule() -> None:
    table = with_hero("fd_defiler", "ap: 1", 6, 1).act("azure", "attack ember", "form magic")
    for language, told in (
        ("en", "Azure’s skill Defiling Touch takes effect. [DG-9.3]"),
        ("ru", "У Лазурного действует умение «Скверна». [DG-9.3]"),
        ("uk", "У Лазурового діє вміння «Скверна». [DG-9.3]"),
    ):
        assert told in table.story(language)


@pytest.mark.rule("DG-2.16", "DG-9.3", "DG-14.1", "DG-14.3")
@pytest.mark.parametrize(
    ("azure", "told"),
    [
        ("inventory: [fd_dragonbane_spear]", "Azure’s Dragonbane Spear takes effect. [DG-9.3]"),
        ("completed: [fd_q_blade]", "Azure’s quest Blade of the First Dragonslayer takes effect. [DG-14.1]"),
    ],
)
def test_what_a_hit_sets_off_is_told_by_the_rule_of_what_lies_there(azure: str, told: str) -> None:
    table = cross(
        f"saved: true, ap: 1, peril: 9, {azure}", "lair: [fd_dragonling]", 6, 1, 6, 1,
        turn="seat: ember, phase: villainy",
    )  # fmt: skip
    table.act("ember", "play fd_dragonling", "form melee", "end")
    assert told in table.act("azure", "challenge fd_dragonling", "form melee").story()


@pytest.mark.rule("DG-2.16", "DG-4.7", "DG-14.3")
@pytest.mark.parametrize(
    ("azure", "told"),
    [
        ("inventory: [fd_thirst]", "Azure’s Thirst takes effect. [DG-2.16]"),
        ("quests: [fd_q_sun]", "Azure’s quest Cool the Merciless Sun takes effect. [DG-14.3]"),
    ],
)
def test_what_recovery_sets_off_is_told_by_the_rule_of_what_lies_there(azure: str, told: str) -> None:
    table = cross(f"{azure}, at: fd_bone_road", "", turn="seat: ember, phase: feats")
    table.act("ember", "end")
    while table.asked[0] != "azure":
        table.act("ember", table.options()[-1])
    assert told in table.story()
