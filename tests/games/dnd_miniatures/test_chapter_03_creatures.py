"""Chapter 3: creatures and their cards."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, Field
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.card_lines import Form


@pytest.mark.rule("DM-3.9", "DM-3.10", "DM-3.11", "DM-3.1", "DM-3.2", "DM-3.15")
def test_the_first_attack_is_a_melee_attack_and_alignments_are_keywords() -> None:
    for card in GAME.tables.cards:
        assert card.attacks[0].basic
        assert card.attacks[0].type is Form.MELEE
        assert ("Good" in card.keywords) == (card.alignment == "good")
        assert ("Evil" in card.keywords) == (card.alignment == "evil")
    sides = {card.size: side for card, side in zip(GAME.tables.cards, GAME.tables.side, strict=True)}
    assert sides == {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3}


@pytest.mark.rule("DM-3.3")
def test_every_card_is_of_one_or_more_of_the_four_factions() -> None:
    colours = {faction.id: faction.colour for faction in GAME.tables.printed.factions}
    assert colours == {"borderlands": "red", "civilization": "blue", "underdark": "purple", "wild": "green"}
    for card in GAME.tables.cards:
        assert set(card.factions) <= set(colours)
    several = {"elf_warlock": 2}
    for faction, fits in (("wild", True), ("civilization", True), ("underdark", False)):
        army = {"faction": faction, "creatures": {"elf_warlock": 1}}
        found = GAME.draft(GAME, GAME.choose({"armies": [army, army]})).faults
        assert (found == ()) is fits, several


@pytest.mark.rule("DM-3.4", "DM-26.3")
@pytest.mark.parametrize(("card", "cost"), [("orc_raider", 8), ("human_sellsword", 24), ("hill_giant", 68)])
def test_the_cost_of_a_creature_counts_in_its_warband_and_is_scored_for_it(card: str, cost: int) -> None:
    army = {"faction": "borderlands", "creatures": {card: 1}}
    tally = GAME.draft(GAME, GAME.choose({"armies": [army, army]})).tally
    assert tally["warbands"][0]["points"] == cost
    f = Field(
        [("orc_chieftain", "azure", (5, 5)), (card, "ember", (6, 5), {"hp": 5}), FAR],
        active="orc_chieftain#1",
        faces=[15],
    )
    f.act(f"azure attack greataxe {card}#1")
    assert f.vp("azure") == cost


@pytest.mark.rule("DM-3.12", "DM-1.18")
def test_keywords_do_nothing_but_are_asked_for_by_others() -> None:
    """Two cards that differ in their keywords fight alike; only an attack that names the keyword tells them apart."""
    for undead, more in (("horde_zombie", 10), ("orc_raider", 0)):
        f = Field(
            [("cleric_of_pelor", "azure", (5, 5)), (undead, "ember", (6, 5), {"hp": 25}), FAR],
            active="cleric_of_pelor#1",
            faces=[15],
        )
        f.act("azure burst sun_burst")
        vulnerable = 5 if undead == "horde_zombie" else 0
        assert f.told("damaged")[0].amount == 10 + more + vulnerable
