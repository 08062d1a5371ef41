"""Chapter 7: presence."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at


def presence(pieces: str, players: int = 2) -> list[str]:
    others = ", ".join(f"{colour}: {{}}" for colour in ("blue", "orange", "black")[: players - 1])
    return at(f"seats: {{red: {{{pieces}}}, {others}}}").view("red").presence


@pytest.mark.rule("TU-7.1")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("deploy everfire:2", "TU-9.20"),
        ("assassinate everfire:0", "TU-9.10"),
        ("return-spy everfire blue", "TU-9.90"),
    ],
)
def test_basic_actions_on_the_map_need_presence(action: str, rule: str) -> None:
    position = """
        seats: {red: {troops: [%s]}, blue: {troops: [everfire:0], spies: [everfire]}}
        turn: {power: 3}
    """
    assert at(position % "eryndlyn:0").refusal("red", action).rule == rule
    assert at(position % "everfire:1").allowed("red", action)


@pytest.mark.rule("TU-7.2", "TU-7.6", "TU-7.8")
def test_a_spy_gives_presence_at_its_site_and_nowhere_else() -> None:
    assert presence("spies: [llacerellyn]") == ["llacerellyn:0", "llacerellyn:1"]


@pytest.mark.rule("TU-7.3", "TU-7.5")
def test_a_troop_at_a_site_reaches_its_spaces_and_the_ends_of_its_roads() -> None:
    assert presence("troops: [llacerellyn:1]") == [
        "llacerellyn:0",
        "llacerellyn:1",
        "llacerellyn--tsenviilyq:0",
        "llacerellyn--ched_nasad:0",
        "llacerellyn--eryndlyn:0",
    ]


@pytest.mark.rule("TU-7.4", "TU-7.9", "TU-7.12")
def test_a_troop_on_a_road_of_one_space_reaches_both_sites() -> None:
    assert presence("troops: [llacerellyn--eryndlyn:0]") == [
        "eryndlyn:0",
        "eryndlyn:1",
        "eryndlyn:2",
        "llacerellyn:0",
        "llacerellyn:1",
        "llacerellyn--eryndlyn:0",
    ]


@pytest.mark.rule("TU-7.5", "TU-7.9")
def test_the_end_of_a_road_of_three_reaches_one_site_and_the_next_space() -> None:
    assert presence("troops: [menzoberranzan--mantol_derith:0]") == [
        *(f"menzoberranzan:{number}" for number in range(6)),
        "menzoberranzan--mantol_derith:0",
        "menzoberranzan--mantol_derith:1",
    ]


@pytest.mark.rule("TU-7.7")
def test_presence_does_not_spread_beyond_the_neighbouring_site() -> None:
    table = at("""
        seats: {red: {troops: [llacerellyn--eryndlyn:0]}, blue: {}}
        turn: {power: 1}
    """)
    assert table.allowed("red", "deploy llacerellyn:0")
    assert table.refused("red", "deploy llacerellyn--tsenviilyq:0") == ("TU-9.20", "no-presence")


@pytest.mark.rule("TU-7.8")
def test_presence_at_a_site_covers_all_its_spaces_and_spies() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn--kanaglym:0]}, blue: {troops: [eryndlyn:2], spies: [eryndlyn]}}
        turn: {power: 3}
    """)
    for action in ("deploy eryndlyn:0", "assassinate eryndlyn:2", "return-spy eryndlyn blue"):
        assert table.allowed("red", action)


@pytest.mark.rule("TU-7.10")
def test_gauntlgrym_and_the_wormwrithings_are_neighbours() -> None:
    both = [f"{site}:{number}" for site in ("gauntlgrym", "wormwrithings") for number in range(3)]
    assert presence("troops: [gauntlgrym:2]", players=4) == [*both, "gauntlgrym--jhachalkhyn:0"]
    assert presence("troops: [wormwrithings:0]", players=4) == [*both, "mantol_derith--wormwrithings:0"]
    assert presence("spies: [wormwrithings]", players=4) == both[3:]


@pytest.mark.rule("TU-7.10", "TU-7.7")
def test_a_road_space_does_not_reach_through_the_line_without_a_space() -> None:
    found = presence("troops: [gauntlgrym--jhachalkhyn:0]", players=4)
    assert not any(space.startswith("wormwrithings") for space in found)


@pytest.mark.rule("TU-7.11")
def test_roads_that_meet_at_a_site_are_not_neighbours() -> None:
    found = presence("troops: [llacerellyn--eryndlyn:0]")
    assert "eryndlyn--kanaglym:0" not in found
    assert "araumycos--eryndlyn:0" not in found


@pytest.mark.rule("TU-7.12", "TU-7.9")
def test_a_troop_gives_presence_on_its_own_road_space() -> None:
    assert "menzoberranzan--mantol_derith:1" in presence("troops: [menzoberranzan--mantol_derith:1]")


@pytest.mark.rule("TU-7.13")
def test_anywhere_on_the_board_waives_presence() -> None:
    table = at("""
        seats: {red: {hand: [derro], troops: [eryndlyn:0]}, blue: {}}
        half_decks: [demons, drow]
        white: start
    """)
    table.act("red", "play derro")
    assert len(table.options("supplant")) == 25


@pytest.mark.rule("TU-7.14")
def test_presence_that_was_lost_is_gone_for_the_next_action() -> None:
    table = at("""
        seats: {red: {hand: [intellect_devourer], troops: [eryndlyn:0, kanaglym:0]}, blue: {troops: [eryndlyn:1]}}
        turn: {power: 3}
    """)
    assert table.allowed("red", "assassinate eryndlyn:1")
    table.act("red", "play intellect_devourer", "choose 2", "return-troop eryndlyn:0")
    assert table.options() == ["return-troop kanaglym:0", "done"]
    table.act("red", "done")
    assert table.refused("red", "assassinate eryndlyn:1") == ("TU-9.10", "no-presence")


@pytest.mark.rule("TU-7.14", "TU-7.2")
def test_a_returned_spy_takes_its_presence_along() -> None:
    table = at("""
        seats: {red: {hand: [night_hag], troops: [skullport:2], spies: [eryndlyn]}, blue: {troops: [eryndlyn:1]}}
        turn: {power: 3}
    """)
    assert table.allowed("red", "assassinate eryndlyn:1")
    table.act("red", "play night_hag", "choose 2", "return-spy eryndlyn red")
    assert table.refused("red", "assassinate eryndlyn:1") == ("TU-9.10", "no-presence")


@pytest.mark.rule("TU-7.14", "TU-7.3")
def test_presence_goes_with_the_troop_that_another_player_has_killed() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1, skullport:0]}}
        turn: {power: 3}
    """)
    assert "eryndlyn:2" in table.view("blue").presence
    table.act("red", "assassinate eryndlyn:1")
    assert not [space for space in table.view("blue").presence if "eryndlyn" in space]


@pytest.mark.rule("TU-7.14", "TU-9.50")
def test_presence_comes_and_goes_with_a_troop_that_another_player_moves() -> None:
    table = at("""
        seats: {red: {hand: [council_member], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
    """)
    table.act("red", "play council_member", "move eryndlyn:1", "to skullport:0", "end-turn")
    assert table.refusal("blue", "deploy eryndlyn:2").rule == "TU-9.20"
    assert {"skullport:0", "skullport:1", "skullport:2"} <= set(table.view("blue").presence)
