"""Chapter 17: what effects change, for whom, and against whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeoneer.at_table import NAME, at, cross, packed, start

VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-17.8", "DG-10.9")
@pytest.mark.parametrize(
    ("change", "card", "total"),
    [
        ("who: ember, stat: melee, n: 2, tag: dragon", "fd_dragonling", 7),
        ("who: ember, stat: melee, n: 2, tag: dragon", "fd_trog_warrior", 5),
        ("who: ember, stat: all, n: 2, for: counter", "fd_trog_warrior", 7),
        ("who: ember, stat: magic, n: 2", "fd_trog_warrior", 5),
        ("who: ember, stat: melee, n: 2, for: attack", "fd_trog_warrior", 5),
        ("who: ember, stat: melee, n: 2, for: battle", "fd_trog_warrior", 7),
        ("who: ember, stat: melee, n: 2, for: threat", "fd_trog_warrior", 5),
        ("who: azure, stat: melee, n: 2", "fd_trog_warrior", 5),
        ("who: ember, stat: melee, n: -9", "fd_trog_warrior", 2),
    ],
)
def test_a_change_counts_for_its_value_its_rolls_and_its_enemies(change: str, card: str, total: int) -> None:
    t = cross(f"hand: [{card}]", "peril: 2", 1, 2, turn=f"phase: villainy, changes: [{{{change}}}]")
    t.act("azure", f"play {card}", *(["form melee"] if card == "fd_dragonling" else []), "end")
    assert t.events("battle-rolled")[1] == f"battle-rolled ember melee 2 {total}"


@pytest.mark.rule("DG-9.11")
def test_before_a_roll_no_card_is_readied_that_does_not_bear_on_it() -> None:
    t = cross("ap: 1, glory: 9, hand: [fd_healing_potion], inventory: [fd_eldritch_ring], health: 3", "", 5)
    t.act("azure", "move s", "pass")
    assert t.asked == ("azure", "roll")
    assert t.options() == ["pass", "hold", "use fd_eldritch_ring"]
    assert t.refused("azure", "play fd_healing_potion")[0].startswith("DG-9.")


@pytest.mark.rule("DG-11.11", "DG-10.5")
def test_a_hit_that_says_nothing_else_gives_a_wound(tmp_path: Path) -> None:
    card = f"""
- id: fd_giant_antlion
  set: fd
  {NAME}
  type: encounter
  cost: 1
  time: villainy
  duration: monster
  kind: vermin
  monster:
    health: 2
    melee: {{value: 3, attack: true}}
    magic: {{value: 0, attack: false}}
    speed: {{value: 2, attack: false}}
    hit: {{}}
"""
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_giant_antlion]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate, peril: 9}
        map: {fd_caravan_gate: "0:0"}
        turn: {phase: villainy}
        """
    t = at(text, 6, 1, game=packed(tmp_path, adventures=card)).act("azure", "play fd_giant_antlion", "end")
    assert t.of("ember").health == 5


@pytest.mark.rule("DG-3.1", "DG-3.14", "DG-1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_begins_with_nothing_but_what_is_dealt(players: int) -> None:
    written = start({"players": players}).written
    first = written["turn"].get("seat", "azure")
    for seat, part in written["seats"].items():
        dealt = {"hero", "at", "glory", "peril", "quests", "hand"} | ({"ap"} if seat == first else set())
        assert part.keys() == dealt, (seat, part)
        assert (part["glory"], part["peril"], part["at"]) == (1, 1, "fd_caravan_gate")
    assert "cards" not in written
