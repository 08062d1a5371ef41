"""Worked cases of chapter 7: where a player has presence, and deploys that need it."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at


@pytest.mark.case("TU-C25")
@pytest.mark.rule("TU-7.4", "TU-7.5", "TU-7.9")
def test_presence_along_a_route_of_two_spaces() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn--kanaglym:0]}, blue: {}}
        turn: {power: 1}
    """)
    assert table.options("deploy") == ["eryndlyn:0", "eryndlyn:1", "eryndlyn:2", "eryndlyn--kanaglym:1"]
    for space in ("kanaglym:0", "llacerellyn--eryndlyn:0"):
        assert table.refused("red", f"deploy {space}") == ("TU-9.20", "no-presence")


@pytest.mark.case("TU-C26")
@pytest.mark.rule("TU-7.3", "TU-7.5", "TU-7.7")
def test_presence_from_a_site() -> None:
    table = at("seats: {red: {troops: [kanaglym:0]}, blue: {}}")
    assert table.view("red").presence == [
        "kanaglym:0",
        "kanaglym:1",
        "kanaglym:2",
        "eryndlyn--kanaglym:1",
        "kanaglym--tsenviilyq:0",
        "kanaglym--skullport:0",
    ]


@pytest.mark.case("TU-C27")
@pytest.mark.rule("TU-7.2", "TU-7.6")
def test_a_spy_does_not_reach_the_roads() -> None:
    table = at("""
        seats: {red: {troops: [ched_nasad:0], spies: [tsenviilyq]}, blue: {}}
        white: start
        turn: {power: 3}
    """)
    assert table.refused("red", "deploy llacerellyn--tsenviilyq:0") == ("TU-9.20", "no-presence")
    table.act("red", "assassinate tsenviilyq:1")
    assert table.player("red").trophies == {"white": 1}
    assert table.pool == (0, 0)


@pytest.mark.case("TU-C28")
@pytest.mark.rule("TU-7.9")
def test_the_middle_of_a_route_of_three_spaces_touches_no_site() -> None:
    table = at("seats: {red: {troops: [menzoberranzan--mantol_derith:1]}, blue: {}}")
    assert table.view("red").presence == [f"menzoberranzan--mantol_derith:{n}" for n in range(3)]


@pytest.mark.case("TU-C29")
@pytest.mark.rule("TU-7.10")
def test_sites_joined_without_a_space_are_adjacent() -> None:
    position = """
        seats: {red: {%s}, blue: {}, orange: {}, black: {}}
        white: start
        turn: {power: 3}
    """
    table = at(position % "troops: [wormwrithings:0]")
    table.act("red", "assassinate gauntlgrym:0")
    assert table.at("gauntlgrym:0") is None
    only_a_spy = at(position % "troops: [skullport:2], spies: [wormwrithings]")
    assert only_a_spy.refused("red", "assassinate gauntlgrym:0") == ("TU-9.10", "no-presence")


@pytest.mark.case("TU-C30")
@pytest.mark.rule("TU-9.22", "TU-7.13")
def test_who_has_no_troop_on_the_board_deploys_anywhere() -> None:
    table = at("""
        seats: {red: {spies: [araumycos], barracks: 12}, blue: {}}
        white: start
        turn: {power: 1}
    """)
    table.act("red", "deploy kanaglym:2")
    assert table.at("kanaglym:2") == "red"
    assert table.player("red").troops == 11


@pytest.mark.case("TU-C31")
@pytest.mark.rule("TU-9.24", "TU-7.14")
def test_each_deploy_gives_presence_for_the_next() -> None:
    table = at("""
        seats: {red: {hand: [mercenary_squad], troops: [eryndlyn:0, eryndlyn:1, eryndlyn:2]}, blue: {}}
    """)
    table.act("red", "play mercenary_squad")
    assert not table.allowed("red", "deploy kanaglym:0")
    table.act("red", "deploy eryndlyn--kanaglym:0", "deploy eryndlyn--kanaglym:1", "deploy kanaglym:0")
    assert table.at("kanaglym:0") == "red"
    assert table.asked == ("red", "act")
