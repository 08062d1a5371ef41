"""Chapter 20: the variants, from positions."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at

LYING = """
    variants: [limited_movement]
    seats:
      azure: {hero: fd_dragonslayer, at: fd_salt_flats, glory: 3, ap: 1, quests: [fd_q_caravan]}
      ember: {hero: fd_barbarian, at: fd_caravan_gate}
    map: {fd_caravan_gate: "0:0", fd_salt_flats: "1:0"}
    turn: {TURN}
    """


@pytest.mark.rule("DG-20.13", "DG-14.14", "DG-7.14")
@pytest.mark.parametrize(
    ("turn", "options"),
    [
        ("", ["search fd_q_caravan"]),
        ("found: [fd_q_caravan fd_salt_flats]", None),
        ("found: [fd_q_caravan fd_salt_flats], attempted: [fd_q_caravan]", ["try fd_q_caravan"]),
    ],
    ids=["searching costs AP", "what was found is tried without AP", "a second attempt costs AP"],
)
def test_the_ap_of_lying_down_pays_only_for_what_costs_ap(turn: str, options: list[str] | None) -> None:
    t = at(LYING.replace("TURN", turn))
    if options is None:
        assert t.refused("azure", "lie-down") == ("DG-20.13", "nothing-to-spend-on")
        return
    t.act("azure", "lie-down")
    assert t.options() == options
    assert t.refused("azure", "attack ember")[0] == "DG-10.1"


@pytest.mark.rule("DG-20.9", "DG-20.10")
@pytest.mark.parametrize(
    ("quests", "drawn", "more", "placer"),
    [
        ("fd_q_princess", "fd_necrotower", "", "ember"),
        ("fd_q_princess", "fd_necrotower", "tokens: {fd_q_princess: azure}", "azure"),
        ("fd_q_caravan", "fd_bone_road", "", "azure"),
    ],
    ids=["a quest begins there", "the escort has begun already", "a search serves nobody"],
)
def test_a_card_that_serves_a_quest_is_laid_by_another(quests: str, drawn: str, more: str, placer: str) -> None:
    t = at(
        f"""
        variants: [unbiased_placement]
        seats:
          azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, ap: 2, quests: [{quests}]}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "0:0"}}
        locations: {{surface: [{drawn}, fd_salt_lake]}}
        {more}
        """
    ).act("azure", "explore")
    assert t.asked == (placer, "place")


@pytest.mark.rule("DG-20.13", "DG-18.2")
def test_after_the_ap_of_lying_down_the_hero_is_fallen_like_any_other() -> None:
    t = at(LYING.replace("TURN", ""), 1)
    t.act("azure", "lie-down", "search fd_q_caravan")
    assert t.of("azure").ap == 1
    assert t.refused("azure", "search fd_q_caravan") == ("DG-18.2", "fallen")
