"""Chapter 28: what is refused."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, Field
from warhall.games.dnd_miniatures import GAME
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import Name


@pytest.mark.rule("DM-28.5", "DM-12.10")
def test_a_ticked_attack_or_power_is_refused() -> None:
    f = Field(
        [("human_wizard", "azure", (2, 5), {"boxes": 2 << 4}), ("orc_raider", "ember", (6, 5))], active="human_wizard#1"
    )
    assert not f.offers("line lightning_bolt")
    assert f.rule(f"azure line lightning_bolt ne {f.square(6, 5)} se") == "DM-28.5"
    f = Field(
        [("human_wizard", "azure", (2, 5), {"boxes": 1 << 4}), ("orc_raider", "ember", (6, 5))], active="human_wizard#1"
    )
    assert f.offers("line lightning_bolt"), "it has two boxes"
    f = Field([("pat_human_fighter", "azure", (2, 5), {"hp": 20, "boxes": 1 << 12}), FAR], active="pat_human_fighter#1")
    assert f.rule("azure use pat_human_fighter#1 second_wind") == "DM-28.5"


def told(f: Field, action: str) -> tuple[str, str]:
    """The rule and the message by which an action is refused."""
    reason = f.refusal(action)
    assert reason is not None
    return reason.rule, reason.message


@pytest.mark.rule("DM-8.13", "DM-8.15", "DM-24.7", "DM-24.22")
def test_a_shift_is_refused_by_the_obstacle_next_to_it_and_else_by_the_distance() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("orc_raider", "azure", (6, 5)), FAR],
        marks={(4, 5): "o", (5, 4): "S", (5, 6): "#", (9, 9): "#"},
        active="human_sellsword#1",
    )
    for far in ((8, 5), (9, 9)):
        assert told(f, f"azure shift {f.square(*far)}") == ("DM-8.13", "one-square")
    assert told(f, f"azure shift {f.square(6, 5)}") == ("DM-8.15", "taken")
    assert told(f, f"azure shift {f.square(4, 5)}") == ("DM-24.7", "pit")
    assert told(f, f"azure shift {f.square(5, 4)}") == ("DM-8.15", "statue")
    assert told(f, f"azure shift {f.square(5, 6)}") == ("DM-8.10", "wall")
    assert told(f, f"azure move {f.square(4, 5)}") == ("DM-24.7", "pit")
    assert told(f, f"azure move {f.square(5, 4)}") == ("DM-28.7", "statue")


@pytest.mark.rule("DM-24.19", "DM-14.6", "DM-23.19", "DM-28.2", "DM-5.7")
def test_refusals_say_what_is_wanted() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("dwarf_battlemaster", "azure", (1, 1)), FAR], marks={(9, 9): "T"})
    assert told(f, f"azure move {f.square(6, 6)}") == ("DM-6.8", "activate-first")
    f.act("azure activate human_sellsword#1", "azure pass")
    assert told(f, f"azure transfer {f.square(9, 9)}") == ("DM-24.19", "not-on-teleporter")
    assert told(f, f"azure blast greatsword {f.square(6, 5)}") == ("DM-14.6", "is-aimed")
    assert told(f, "azure pass") == ("DM-7.1", "act-first")
    reason = f.refusal("azure use dwarf_battlemaster#1 hammer_them")
    assert reason is not None
    assert (reason.rule, reason.message) == ("DM-23.19", "power-untimely")
    assert reason.args["when"] == Name("event-of", "ally_hits")


@pytest.mark.rule("DM-12.6")
def test_who_is_no_victim_of_an_attack_on_several_is_refused_in_words_of_that() -> None:
    f = Field(
        [("elf_scout", "azure", (2, 5)), ("orc_raider", "ember", (5, 5)), ("orc_raider", "ember", (7, 4))],
        active="elf_scout#1",
        faces=[2, 2],
    )
    f.act("azure attack greenwood_arrows orc_raider#1", "azure target orc_raider#2")
    line = "azure target elf_scout#1"
    assert told(f, line) == ("DM-12.6", "no-victim")
    reason = f.refusal(line)
    assert reason is not None
    said = [Narrator(GAME, language).refusal(reason) for language in ("en", "ru", "uk")]
    assert said[0].endswith("is not among those whom this attack is still to be rolled for. [DM-12.6]")
    assert said[1].endswith("не из тех, по кому ещё осталось бросить эту атаку. [DM-12.6]")
    assert said[2].endswith("не з тих, по кому ще лишилося кинути цю атаку. [DM-12.6]")
