"""Chapter 10: a question about a response says what would be responded to, in words, in every language."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook
from warhall.kernel.words import LANGUAGES

UNITS: list[tuple[str, str, tuple[int, int]] | tuple[str, str, tuple[int, int], dict[str, int]]] = [
    ("hc_dragon_knight", "gold", (3, 3)),
    ("hc_elf_archer", "gold", (0, 9)),
    ("sl_drider", "silver", (4, 3)),
    ("hc_dwarf_cleric", "silver", (9, 9), {"damage": 10}),
]


def table() -> Field:
    return Field(UNITS, hands={"silver": ["sl_parry"]}, seats={"silver": {"deck": ["sl_parry"]}})


def asked(f: Field) -> list[str]:
    """What the seat that decides is asked, in each language."""
    assert (f.ask, f.asked()) == ("respond", "silver")
    seen = outlook(f.g, f.seat("silver"))
    return [Narrator(f.game, language).turn(seen) for language in LANGUAGES]


@pytest.mark.rule("DC-10.2")
def test_an_attack_is_named_with_its_attacker_and_its_target() -> None:
    f = table().act("gold activate hc_dragon_knight#1", "gold strike sl_drider#1")
    assert asked(f) == [
        "Melee attack: Dragon Knight 1 (Azure), target: Drider 1. Respond, or pass? [DC-10.2]",
        "Рукопашная атака: Рыцарь-дракон 1 (Лазурный), цель: Драйдер 1. Ответить или пасовать? [DC-10.2]",
        "Рукопашна атака: Лицар-дракон 1 (Лазуровий), ціль: Драйдер 1. Відповісти чи пасувати? [DC-10.2]",
    ]


@pytest.mark.rule("DC-10.2")
def test_a_move_is_named_with_the_square_it_goes_to() -> None:
    f = table()
    square = f.square(1, 9)
    f.act("gold activate hc_elf_archer#1", f"gold move {square}")
    assert asked(f)[0] == f"Move to {square}: Elf Archer 1 (Azure). Respond, or pass? [DC-10.2]"


@pytest.mark.rule("DC-10.2")
def test_an_order_that_answers_is_named_itself() -> None:
    f = table().act("gold activate hc_dragon_knight#1", "gold strike sl_drider#1", "silver play sl_parry sl_drider#1")
    assert f.g.decision is not None
    seen = outlook(f.g, f.g.decision.seat)
    assert (f.ask, "Parry" in Narrator(f.game, "en").turn(seen)) == ("respond", True)
