"""Chapter 4: what ends when a turn ends, and what a turn begins with."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross, start
from warhall.games.dungeoneer.setup import find_first
from warhall.kernel.dice import ScriptedDice

BEFORE = """
    phase: feats, moved: true, declared: true, used: [fd_storm_staff], skilled: [azure, ember],
    offers: [fd_oracle_oasis], battled: [azure, ember], attempted: [fd_q_oracle], given_up: [fd_q_elder],
    holding: [ember], quest_wounds: {fd_q_queen: 1}, found: [fd_q_jewel fd_salt_flats],
    changes: [{who: ember, stat: melee, n: 2, until: turn}, {who: azure, stat: magic, n: 1, until: battle}]
    """


@pytest.mark.rule("DG-4.3", "DG-4.5", "DG-9.3", "DG-9.5", "DG-14.11", "DG-14.15", "DG-14.28")
def test_what_was_done_in_a_turn_is_forgotten_in_the_next() -> None:
    t = cross("inventory: [fd_storm_staff], at: fd_salt_flats", "at: fd_bone_road", turn=BEFORE)
    t.act("azure", "end", "decline")
    assert t.view().active == "ember"
    assert t.written["turn"] == {"seat": "ember", "phase": t.phase}


@pytest.mark.rule("DG-4.4", "DG-1.8", "DG-9.14", "DG-4.6")
@pytest.mark.parametrize(("delayed", "ap"), [(0, 3), (-1, 2), (-5, 0), (1, 4)])
def test_a_turn_begins_with_as_many_ap_as_the_speed_and_what_was_owed(delayed: int, ap: int) -> None:
    t = cross("", f"ap: 1, saved: true, delayed: {delayed}").act("azure", "end").act("ember", "pass")
    ember = t.written["seats"]["ember"]
    assert (t.of("ember").ap, ember.get("saved"), ember.get("delayed")) == (ap, None, None)


@pytest.mark.rule("DG-8.5")
@pytest.mark.parametrize(("moved", "glory", "peril"), [("true", 0, 0), ("false", 2, 2)])
def test_only_who_stayed_gets_the_points_of_where_he_is(moved: str, glory: int, peril: int) -> None:
    t = cross("at: fd_bone_road", turn=f"phase: feats, moved: {moved}").act("azure", "end")
    assert (t.of("azure").glory, t.of("azure").peril, t.of("azure").health) == (glory, peril, 6)


@pytest.mark.rule("DG-7.8", "DG-16.7")
def test_an_offer_of_a_location_is_made_once_in_a_turn() -> None:
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 3, glory: 3, health: 2}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_oracle_oasis: "0:1"}
        """
    t = at(text).act("azure", "move n")
    assert t.asked == ("azure", "accept")
    t.act("azure", "accept")
    assert (t.of("azure").health, t.of("azure").glory) == (3, 4), "2 for entering, 1 for the healing"
    t.act("azure", "move s", "move n")
    assert t.asked == ("azure", "feats")
    assert t.of("azure").health == 3
    t = at(text).act("azure", "move n", "decline", "move s", "move n")
    assert t.asked == ("azure", "accept"), "an offer that was declined is made again"
    poor = at(text.replace("glory: 3", "glory: 0").replace("map:", "turn: {visited: [fd_oracle_oasis]}\n        map:"))
    assert poor.act("azure", "move n").asked == ("azure", "feats"), "who cannot pay is not asked"


@pytest.mark.rule("DG-8.5")
@pytest.mark.parametrize("fallen", ["false", "true"])
def test_a_hero_who_did_not_move_gets_his_points_standing_or_fallen(fallen: str) -> None:
    t = cross(f"fallen: {fallen}, glory: 0, peril: 0, at: fd_bone_road").act("azure", "end")
    tables, place = t.state.game.tables, t.state.place[0]
    assert (t.of("azure").glory, t.of("azure").peril) == (tables.glory[place], tables.peril[place])
    assert tables.glory[place] + tables.peril[place] > 0


@pytest.mark.rule("DG-4.1", "DG-21.2")
def test_a_round_is_over_though_the_first_player_is_out_of_the_game() -> None:
    t = cross("", "", jade="glory: 0", turn="seat: jade, phase: feats, moved: true")
    assert t.state.first == 0
    t.state.alive[0] = 0
    before = t.state.round
    t.act("jade", "end")
    while t.view().active == "jade":
        t.act(t.asked[0], "pass" if "pass" in t.options() else "decline")
    assert (t.view().active, t.state.round) == ("ember", before + 1)


@pytest.mark.rule("DG-3.13")
@pytest.mark.parametrize(
    ("faces", "first"), [((3, 6, 1), 1), ((6, 6, 1, 5, 2), 0), ((6, 1, 6, 2, 5), 2), ((4, 4, 4, 1, 6, 6, 3, 2), 1)]
)
def test_who_rolls_highest_begins_and_only_the_tied_roll_again(faces: tuple[int, ...], first: int) -> None:
    g = start({"players": 3}).state
    g.dice = dice = ScriptedDice.faces(*faces)
    find_first(g)
    assert (g.first, g.active, dice.left) == (first, first, 0)
