"""Chapter 14: searches and escorts, in the right place and for the right hero."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross
from tests.games.dungeoneer.test_cases_quests import here

TWO_DESERTS = """
    seats:
      azure: {hero: fd_dragonslayer, at: PLACE, ap: 0, quests: [fd_q_jewel]}
      ember: {hero: fd_barbarian, at: fd_caravan_gate}
    map: {fd_caravan_gate: "9:9", fd_ravaged_wastes: "0:0", fd_salt_flats: "1:0", fd_dragon_graveyard: "2:0"}
    turn: {phase: feats, found: ["fd_q_jewel fd_ravaged_wastes"]}
    """


@pytest.mark.rule("DG-14.14", "DG-14.27")
@pytest.mark.parametrize(("place", "found"), [("fd_ravaged_wastes", True), ("fd_dragon_graveyard", False)])
def test_a_find_counts_only_where_it_was_made(place: str, found: bool) -> None:  # noqa: FBT001
    t = at(TWO_DESERTS.replace("PLACE", place))
    assert t.allowed("azure", "try fd_q_jewel") == found
    if not found:
        assert t.refused("azure", "try fd_q_jewel") == ("DG-14.14", "search-first")


@pytest.mark.rule("DG-14.16", "DG-14.21")
def test_an_escort_does_not_end_where_it_begins() -> None:
    tables = here("fd_caravan_trail", "").state.game.tables
    quest = next(number for number, each in enumerate(tables.quests) if each.id == "fd_q_princess")
    place = next(each.id for number, each in enumerate(tables.places) if tables.quest_places[quest] >> number & 1)
    t = here(place, "quests: [fd_q_princess]", more="tokens: {fd_q_princess: azure}")
    assert t.refused("azure", "deliver fd_q_princess")[0] == "DG-14.16"
    assert "deliver fd_q_princess" not in t.options()


@pytest.mark.rule("DG-14.23", "DG-10.7")
def test_only_a_token_of_the_hero_who_was_struck_is_taken_and_it_leaves_him() -> None:
    t = cross(
        "ap: 1",
        "quests: [fd_q_princess], health: 1",
        *(5, 2),
        jade="quests: [fd_q_elder]",
        more="tokens: {fd_q_princess: ember, fd_q_elder: jade}",
    )
    t.act("azure", "attack ember", "form melee")
    while t.asked[1] != "strike":
        t.act(t.asked[0], "pass")
    assert t.options() == ["wound", "take-token fd_q_princess"], "though a wound would defeat him"
    assert t.refused("azure", "take-token fd_q_elder") == ("DG-14.23", "no-token")
    t.act("azure", "take-token fd_q_princess")
    assert (t.of("azure").quests, t.of("ember").quests, t.of("jade").quests) == (
        ["fd_q_princess"],
        [],
        ["fd_q_elder"],
    )
    assert t.of("ember").health == 1
