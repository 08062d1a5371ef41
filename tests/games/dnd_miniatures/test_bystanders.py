"""Whom an event concerns: the unseen, team mates, the third player of a battle, the killer who is gone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, TEAMS, Field, under
from warhall.games.dnd_miniatures.sightings import is_invisible


@pytest.mark.rule("DM-22.6", "DM-8.20")
def test_whoever_leads_the_confused_says_how_it_goes_on() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), under("Confused")),
            ("human_fighter", "azure", (5, 4)),
            ("human_fighter", "azure", (1, 1)),
            FAR,
        ],
        faces=[16, 2],
    )
    f.act(f"azure activate {SELL}").to("ember move", 5, 9).act("azure opportunity human_fighter#1")
    assert (f.ask, f.asked) == ("go-on", "ember")


@pytest.mark.rule("DM-22.11")
@pytest.mark.card("will_o_wisp")
def test_whoever_has_attacked_may_still_vanish() -> None:
    f = Field([("will_o_wisp", "azure", (5, 5)), FAR], active="will_o_wisp#1", unveiled=["will_o_wisp#1"])
    f.act("azure use will_o_wisp#1 vanish")
    assert is_invisible(f.g, 0)


@pytest.mark.rule("DM-23.22", "DM-22.11")
@pytest.mark.card("human_wizard")
@pytest.mark.parametrize(("state", "offered"), [({}, True), (under("Invisible"), False)])
def test_nobody_counters_the_spell_of_whom_he_does_not_see(state: dict[str, Any], offered: bool) -> None:  # noqa: FBT001
    f = Field(
        [("elf_warlock", "azure", (5, 5), state), ("human_wizard", "ember", (9, 5)), FAR],
        active="elf_warlock#1",
        faces=[2],
    )
    f.act("azure attack eldritch_blast human_wizard#1")
    assert (f.ask == "power") is offered


@pytest.mark.rule("DM-23.19", "DM-27.18")
@pytest.mark.card("human_wizard")
@pytest.mark.parametrize(("target", "offered"), [(SELL, True), ("orc_raider#1", False)])
def test_an_attack_on_a_third_player_is_none_of_a_wizards_business(target: str, offered: bool) -> None:  # noqa: FBT001
    f = Field(
        [
            ("elf_warlock", "ember", (5, 5)),
            ("human_wizard", "azure", (9, 5)),
            ("human_sellsword", "azure", (5, 9)),
            ("orc_raider", "jade", (9, 9)),
        ],
        players=3,
        scenario="free_for_all",
        seat="ember",
        active="elf_warlock#1",
        faces=[2],
    )
    f.act(f"ember attack eldritch_blast {target}")
    assert (f.ask == "power") is offered


@pytest.mark.rule("DM-26.10")
@pytest.mark.parametrize(("author", "eventful"), [("azure", 0), ("jade", 0), ("ember", 1)])
def test_a_save_against_a_team_mates_effect_is_no_fight(author: str, eventful: int) -> None:
    slowed = {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot", "author": author}
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), {"effects": [slowed]}),
            ("human_fighter", "jade", (1, 1)),
            ("human_fighter", "azure", (1, 9)),
            FAR,
            ("orc_raider", "orchid", (14, 8)),
        ],
        players=4,
        scenario="team",
        seats=TEAMS,
        active=SELL,
        faces=[3],
    )
    f.act("azure end-turn")
    assert f.g.eventful == eventful


@pytest.mark.rule("DM-11.18", "DM-23.19")
@pytest.mark.card("count_vasil_vampire_lord", "boneshard_skeleton")
@pytest.mark.parametrize(("hp", "offered"), [(20, True), (5, False)])
def test_a_killer_who_falls_with_its_victim_has_destroyed_nobody(hp: int, offered: bool) -> None:  # noqa: FBT001
    f = Field(
        [
            ("count_vasil_vampire_lord", "azure", (1, 1), {"hp": 50}),
            ("human_sellsword", "azure", (5, 5), {"hp": hp}),
            ("boneshard_skeleton", "ember", (6, 5), {"hp": 5}),
            FAR,
        ],
        active=SELL,
        faces=[15, 19],
    )
    f.act("azure attack greatsword boneshard_skeleton#1")
    assert f.is_gone(SELL) is not offered
    assert (f.ask == "power") is offered


@pytest.mark.rule("DM-16.6", "DM-24.20", "DM-7.3")
def test_a_transfer_may_follow_an_attack_and_no_move_a_charge() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("hill_giant", "ember", (6, 5))],
        marks={(5, 5): "T", (1, 1): "T"},
        active=SELL,
        faces=[2],
    )
    f.act("azure attack greatsword hill_giant#1")
    assert f.offers("transfer") == [f"transfer {f.square(1, 1)}"]
    f = Field([("orc_raider", "azure", (2, 5)), ("human_sellsword", "ember", (7, 5))], active=RAIDER, faces=[2])
    f.to(f"azure charge {SELL}", 6, 5)
    assert f.ask != "act" or not f.offers("move")
