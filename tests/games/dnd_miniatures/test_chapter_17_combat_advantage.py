"""Chapter 17: combat advantage and flanking."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import SELL, Field, under
from warhall.games.dnd_miniatures.sightings import flanks


@pytest.mark.rule("DM-17.7", "DM-17.8", "DM-17.3")
def test_flankers_have_advantage_with_any_attack_but_only_when_adjacent() -> None:
    for guard, more in (((4, 5), 2), ((3, 5), 0)):
        f = Field(
            [
                ("human_town_guard", "azure", guard),
                ("human_fighter", "azure", (6, 5)),
                ("hill_giant", "ember", (12, 9)),
                ("orc_raider", "ember", (5, 5)),
            ],
            active="human_town_guard#1",
            faces=[2],
        )
        f.act("azure attack halberd orc_raider#1")
        assert f.told("attack-rolled")[0].total == 2 + 7 + more


@pytest.mark.rule("DM-17.9", "DM-22.11")
@pytest.mark.parametrize(("target", "more"), [("orc_raider", 2), ("grimlock_barbarian", 0)])
def test_an_invisible_attacker_has_advantage_only_against_those_who_cannot_see_it(target: str, more: int) -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5), under("Invisible")), (target, "ember", (6, 5))], active=SELL, faces=[2]
    )
    f.act(f"azure attack greatsword {target}#1")
    assert f.told("attack-rolled")[0].total == 2 + 11 + more


@pytest.mark.case("DM-C68")
@pytest.mark.rule("DM-17.4", "DM-17.5", "DM-10.10")
@pytest.mark.parametrize(("a", "b", "yes"), [((0, 1), (3, 2), 1), ((0, 2), (3, 0), 0), ((1, 0), (2, 3), 1)])
def test_flanking_a_large_enemy(a: tuple[int, int], b: tuple[int, int], yes: int) -> None:
    f = Field([("human_sellsword", "azure", a), ("human_fighter", "azure", b), ("hill_giant", "ember", (1, 1))])
    assert flanks(f.g, 0, 2) == bool(yes)


@pytest.mark.rule("DM-17.3", "DM-22.1")
@pytest.mark.parametrize(("dazed", "total"), [("", 18), ("attacker", 16), ("ally", 16)])
def test_a_dazed_creature_neither_flanks_nor_helps_to_flank(dazed: str, total: int) -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), under("Dazed") if dazed == "attacker" else {}),
            ("orc_raider", "azure", (7, 5), under("Dazed") if dazed == "ally" else {}),
            ("human_fighter", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[5],
    )
    f.act("azure attack greatsword human_fighter#1")
    assert f.told("attack-rolled")[0].total == total
