"""Chapter 8: white troops, sites, control, markers, routes."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at, start
from warhall.games.tyrants import GAME
from warhall.games.tyrants.state import Tyrants
from warhall.games.tyrants.troops import assassinate

FULL = "araumycos:0, araumycos:1, araumycos:2, araumycos:3"


@pytest.mark.rule("TU-8.1", "TU-8.4", "TU-8.7")
def test_white_troops_never_act_but_count() -> None:
    table = at("""
        seats: {red: {troops: [gracklstugh:2]}, blue: {}}
        white: [gracklstugh:0]
    """)
    assert table.control("gracklstugh") == (None, False)
    table.act("red", "end-turn").act("blue", "end-turn")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-8.2")
def test_the_space_of_a_white_troop_that_has_left_is_free() -> None:
    table = at("""
        seats: {red: {troops: [gracklstugh:2]}, blue: {}}
        white: [gracklstugh:0]
        turn: {power: 4}
    """)
    table.act("red", "assassinate gracklstugh:0", "deploy gracklstugh:0")
    assert table.at("gracklstugh:0") == "red"


@pytest.mark.rule("TU-8.3")
def test_sites_have_spaces_and_a_value() -> None:
    sites = {site.id: site for site in start({"players": 4}).view().sites}
    assert [ident for ident, site in sites.items() if len(site.spaces) == 1] == ["chasmleap_bridge"]
    assert max(len(site.spaces) for site in sites.values()) == 6
    values = {ident: site.vp for ident, site in sites.items()}
    assert [values[ident] for ident in ("menzoberranzan", "ruins_of_dekanter", "chasmleap_bridge", "llacerellyn")] == [
        5,
        5,
        1,
        2,
    ]
    assert sum(values.values()) == 83
    assert {ident for ident, site in sites.items() if site.start} == {
        "jhachalkhyn",
        "mantol_derith",
        "ched_nasad",
        "skullport",
        "eryndlyn",
        "chaulssin",
    }


@pytest.mark.rule("TU-8.4", "TU-8.5", "TU-8.7")
@pytest.mark.parametrize(
    ("red", "blue", "white", "controller"),
    [
        (1, 0, 0, "red"),
        (2, 1, 1, "red"),
        (2, 2, 0, None),
        (1, 1, 0, None),
        (2, 1, 2, None),
        (1, 2, 1, "blue"),
        (2, 1, 3, None),
        (0, 0, 3, None),
        (0, 0, 0, None),
        (3, 1, 2, "red"),
    ],
)
def test_strictly_more_than_any_other_colour_controls(red: int, blue: int, white: int, controller: str | None) -> None:
    spaces = [f"menzoberranzan:{number}" for number in range(6)]
    reds, blues, whites = spaces[:red], spaces[red : red + blue], spaces[red + blue : red + blue + white]
    table = at(f"seats: {{red: {{troops: {reds}}}, blue: {{troops: {blues}}}}}\nwhite: {whites}")
    assert table.control("menzoberranzan") == (controller, False)


@pytest.mark.rule("TU-8.8", "TU-8.9")
@pytest.mark.parametrize(
    ("red", "spies", "total"),
    [
        (FULL, {"red": 0, "blue": 0}, True),
        (FULL, {"red": 1, "blue": 0}, True),
        (FULL, {"red": 0, "blue": 1}, False),
        (FULL, {"red": 1, "blue": 1}, False),
        ("araumycos:0, araumycos:1, araumycos:2", {"red": 0, "blue": 0}, False),
    ],
)
def test_total_control_needs_every_space_and_no_enemy_spy(red: str, spies: dict[str, int], total: bool) -> None:  # noqa: FBT001  a row of the table
    here = {seat: ["araumycos"] * count for seat, count in spies.items()}
    table = at(f"seats: {{red: {{troops: [{red}], spies: {here['red']}}}, blue: {{spies: {here['blue']}}}}}")
    assert table.control("araumycos") == ("red", total)


@pytest.mark.rule("TU-8.10")
def test_control_changes_with_every_single_change() -> None:
    table = at("""
        seats: {red: {hand: [deathblade], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1, eryndlyn:2]}}
    """)
    seen = [table.control("eryndlyn")[0]]
    table.act("red", "play deathblade")
    for space in ("eryndlyn:1", "eryndlyn:2"):
        table.act("red", f"assassinate {space}")
        seen.append(table.control("eryndlyn")[0])
    assert seen == ["blue", None, "red"]


@pytest.mark.rule("TU-8.10", "TU-8.13", "TU-8.20")
def test_a_spy_that_arrives_or_leaves_flips_the_marker_at_once() -> None:
    table = at(f"""
        seats:
          red: {{troops: [{FULL}]}}
          blue: {{hand: [spy_master, night_hag]}}
        turn: {{seat: blue}}
    """)
    table.act("blue", "play spy_master", "spy araumycos")
    assert table.control("araumycos") == ("red", False)
    table.act("blue", "play night_hag", "choose 2", "return-spy araumycos blue")
    assert table.control("araumycos") == ("red", True)
    assert table.events("marker-flipped") == ["marker-flipped red araumycos no", "marker-flipped red araumycos yes"]


@pytest.mark.rule("TU-8.11", "TU-8.14", "TU-8.16")
def test_a_marker_taken_in_ones_own_turn_pays_at_once() -> None:
    table = at("seats: {red: {troops: [araumycos--eryndlyn:0]}, blue: {}}\nturn: {power: 1}")
    table.act("red", "deploy araumycos:0")
    assert table.player("red").markers == ["araumycos"]
    assert table.pool == (0, 1)


@pytest.mark.rule("TU-8.12")
@pytest.mark.parametrize("rival", ["white", "blue", None])
def test_the_marker_returns_however_control_is_lost(rival: str | None) -> None:
    others = {"white": "white: [tsenviilyq:1]", "blue": "", None: ""}[rival]
    blue = "troops: [tsenviilyq:1]" if rival == "blue" else ""
    table = at(f"""
        seats:
          red: {{hand: [intellect_devourer], troops: [tsenviilyq:0, tsenviilyq:2, kanaglym:0]}}
          blue: {{{blue}}}
        {others}
    """)
    assert table.player("red").markers == ["tsenviilyq"]
    table.act("red", "play intellect_devourer", "choose 2", "return-troop tsenviilyq:0", "return-troop tsenviilyq:2")
    assert table.player("red").markers == []
    assert table.control("tsenviilyq")[0] == ("blue" if rival == "blue" else None)


@pytest.mark.rule("TU-8.14", "TU-8.16", "TU-8.20")
def test_markers_pay_at_the_start_of_each_turn_of_the_holder() -> None:
    table = at("seats: {red: {troops: [tsenviilyq:0, araumycos:0]}, blue: {}}")
    for _ in range(2):
        table.act("red", "end-turn").act("blue", "end-turn")
        assert table.pool == (0, 2)


@pytest.mark.rule("TU-8.14", "TU-8.16", "TU-5.1")
def test_what_a_marker_has_paid_is_forgotten_when_the_next_turn_begins() -> None:
    """Red takes the marker and is paid; blue takes it from red in the next turn and is paid; so is red once more."""
    table = at("""
        seats:
          red: {troops: [araumycos--eryndlyn:0], deck: [doppelganger, soldier, soldier, soldier, soldier]}
          blue: {hand: [doppelganger], troops: [araumycos--chasmleap_bridge:0]}
        turn: {power: 1}
    """)
    table.act("red", "deploy araumycos:0")
    assert (table.pool, table.player("red").markers) == ((0, 1), ["araumycos"])
    table.act("red", "end-turn").act("blue", "play doppelganger", "supplant araumycos:0")
    assert (table.pool, table.player("blue").markers) == ((0, 1), ["araumycos"])
    table.act("blue", "end-turn").act("red", "play doppelganger", "supplant araumycos:0")
    assert (table.pool, table.player("red").markers) == ((0, 1), ["araumycos"])


@pytest.mark.rule("TU-8.15")
def test_what_the_markers_give() -> None:
    values = {site.id: (site.marker.influence, site.marker.vp) for site in GAME.tables.sites if site.marker is not None}
    assert values == {
        "araumycos": (1, 3),
        "menzoberranzan": (1, 2),
        "gauntlgrym": (1, 1),
        "chchitl": (1, 1),
        "phaerlin": (1, 1),
        "sszuraassnee": (1, 1),
        "tsenviilyq": (1, 1),
    }


@pytest.mark.rule("TU-8.15", "TU-8.16", "TU-8.17")
def test_total_control_pays_influence_at_the_start_and_vp_at_the_end() -> None:
    table = at(f"seats: {{blue: {{}}, red: {{troops: [{FULL}]}}}}")
    table.act("blue", "end-turn")
    assert (table.pool, table.player("red").vp) == ((0, 1), 0)
    table.act("red", "end-turn")
    assert table.player("red").vp == 3


@pytest.mark.rule("TU-8.17")
def test_control_that_is_not_total_gives_no_vp() -> None:
    table = at("seats: {red: {troops: [araumycos:0, araumycos:1, araumycos:2]}, blue: {}}")
    table.act("red", "end-turn")
    assert table.player("red").vp == 0


@pytest.mark.rule("TU-8.17", "TU-10.43")
def test_total_control_of_a_site_without_a_marker_gives_no_vp_in_play() -> None:
    table = at("seats: {red: {troops: [eryndlyn:0, eryndlyn:1, eryndlyn:2]}, blue: {}}")
    assert table.control("eryndlyn") == ("red", True)
    table.act("red", "end-turn")
    assert table.player("red").vp == 0


@pytest.mark.rule("TU-8.18")
def test_total_control_pays_only_its_holder_at_the_holders_own_step() -> None:
    table = at(f"seats: {{red: {{troops: [{FULL}]}}, blue: {{}}}}\nturn: {{seat: blue}}")
    table.act("blue", "end-turn")
    assert (table.player("red").vp, table.player("blue").vp) == (0, 0)


@pytest.mark.rule("TU-8.19")
def test_routes_join_two_sites_and_are_never_controlled() -> None:
    board = GAME.tables.printed.board
    sites = {site.id for site in board.sites}
    assert all(route.a in sites and route.b in sites and route.a != route.b for route in board.routes)
    assert [route.id for route in board.routes if not route.spaces] == ["gauntlgrym--wormwrithings"]
    table = at("seats: {red: {troops: [eryndlyn--kanaglym:0, eryndlyn--kanaglym:1]}, blue: {}}")
    assert [site.id for site in table.view().sites if site.controller] == []
    assert table.score("red").sites == 0


@pytest.mark.rule("TU-8.8", "TU-8.10", "TU-11.7")
def test_who_loses_control_loses_total_control_with_it() -> None:
    """The one space of the bridge changes hands at once."""
    table = at("seats: {red: {troops: [chasmleap_bridge:0]}, blue: {troops: [eryndlyn:0]}}")
    assert table.score("red").total_control > 0
    g = table.state
    assert isinstance(g, Tyrants)
    assassinate(g, 1, g.troops[0].bit_length() - 1)
    assert table.control("chasmleap_bridge") == (None, False)
    assert table.score("red").total_control == 0


@pytest.mark.rule("TU-8.8", "TU-8.10")
def test_total_control_of_one_site_outlasts_the_loss_of_another() -> None:
    table = at("""
        seats:
          red: {troops: [everfire:0, everfire:1, everfire:2, llacerellyn:0, llacerellyn:1]}
          blue: {troops: ["llacerellyn--eryndlyn:0"]}
        turn: {seat: blue, power: 6}
    """)
    assert [table.control(site) for site in ("everfire", "llacerellyn")] == [("red", True)] * 2
    table.act("blue", "assassinate llacerellyn:0", "assassinate llacerellyn:1")
    assert [table.control(site) for site in ("everfire", "llacerellyn")] == [("red", True), (None, False)]


@pytest.mark.rule("TU-8.8", "TU-8.13")
@pytest.mark.parametrize("spying", ["blue", "orange"])
def test_the_spy_of_any_other_player_ends_total_control(spying: str) -> None:
    others = {seat: "{spies: [everfire]}" if seat == spying else "{}" for seat in ("blue", "orange")}
    table = at(f"""
        seats:
          red: {{troops: [everfire:0, everfire:1, everfire:2]}}
          blue: {others["blue"]}
          orange: {others["orange"]}
    """)
    assert table.control("everfire") == ("red", False)


@pytest.mark.rule("TU-8.17", "TU-5.10")
def test_every_marker_under_total_control_gives_its_vp() -> None:
    names = [site.id for site in at("seats: {red: {}, blue: {}}").view().sites if site.marker][:2]
    sizes = {site.id: len(site.spaces) for site in at("seats: {red: {}, blue: {}}").view().sites}
    troops = ", ".join(f'"{name}:{number}"' for name in names for number in range(sizes[name]))
    table = at(f"seats: {{red: {{troops: [{troops}]}}, blue: {{}}}}").act("red", "end-turn")
    assert len(table.events("marker-scored")) == 2
