"""What outlasts an answer or a turn: whose effect it is, who saves, further powers that answer the same."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, under
from warhall.games.dnd_miniatures.sightings import is_invisible

DRAGON = "young_red_dragon#1"
GLUE = {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot"}
BLAST = {"of": "Dazed", "until": "save", "source": "mind_flayer_scourge.mind_blast"}


@pytest.mark.rule("DM-24.20", "DM-24.19")
def test_whoever_shifted_onto_a_teleporter_and_stayed_stays() -> None:
    f = Field([("human_sellsword", "azure", (4, 5)), FAR], marks={(5, 5): "T", (9, 9): "T"}, active=SELL)
    f.to("azure shift", 5, 5).act("azure stop")
    assert (f.ask, f.offers("transfer")) == ("act", [])


@pytest.mark.rule("DM-23.1")
def test_the_shifty_may_not_shift_freely_twice() -> None:
    f = Field([("goblin_cutter", "azure", (4, 5)), FAR], active="goblin_cutter#1")
    f.to("azure free-shift", 5, 5)
    assert f.rule_at("azure free-shift", 6, 5) == "DM-23.1"


@pytest.mark.rule("DM-21.7", "DM-22.6")
def test_the_owner_orders_the_saves_of_a_creature_that_another_leads() -> None:
    effects = [GLUE, BLAST, {"of": "Confused", "until": "battle"}]
    crew = [("human_sellsword", "azure", (5, 5), {"effects": effects}), ("human_fighter", "azure", (1, 1)), FAR]
    f = Field(crew, faces=[16, 2, 2])
    f.act(f"azure activate {SELL}", "ember end-turn")
    assert (f.ask, f.asked) == ("save", "azure")


@pytest.mark.rule("DM-22.6", "DM-21.10")
@pytest.mark.card("stirge")
def test_an_effect_is_of_the_side_that_leads_the_attacker() -> None:
    crew = [("stirge", "azure", (5, 5), under("Confused")), ("human_fighter", "azure", (6, 5)), FAR]
    f = Field(crew, faces=[16, 20])
    f.act("azure activate stirge#1", "ember attack blood_drain human_fighter#1").passing("act activate")
    assert [effect.author for effect in f.g.effects[1]] == [1]


@pytest.mark.rule("DM-13.15", "DM-23.19")
@pytest.mark.card("defiant_rake", "dwarf_battlemaster")
def test_nobody_adds_to_a_hit_that_was_parried() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("dwarf_battlemaster", "azure", (1, 1)),
            ("defiant_rake", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[11],
    )
    f.act("azure attack greatsword defiant_rake#1", "azure pass", "ember use defiant_rake#1 parry")
    assert f.ask == "act"
    assert f.hp("defiant_rake#1") == 45


@pytest.mark.rule("DM-23.25", "DM-23.10")
@pytest.mark.card("immolith", "ice_archon")
def test_two_auras_of_enemies_work_at_the_start_of_the_same_turn() -> None:
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("immolith", "ember", (6, 5)), ("ice_archon", "ember", (4, 5))],
    )
    f.act(f"azure activate {SELL}")
    assert (f.hp(SELL), f.conditions(SELL)) == (55, ["Slowed"])


@pytest.mark.rule("DM-21.8")
@pytest.mark.card("medusa_archer")
def test_what_has_become_worse_becomes_no_worse_still() -> None:
    gaze = {"of": "Immobilized", "until": "save", "source": "medusa_archer.petrifying_gaze", "worse": "Helpless"}
    f = Field([("human_sellsword", "azure", (5, 5), {"effects": [gaze]}), FAR], active=SELL, faces=[3])
    assert f.conditions(SELL) == ["Helpless"]
    assert f.g.effects[0][0].worse == -1


@pytest.mark.rule("DM-23.22", "DM-23.25")
@pytest.mark.card("young_red_dragon")
def test_frightful_presence_dazes_every_enemy_near_by() -> None:
    crew = [("human_sellsword", "azure", (x, y)) for x, y in ((7, 5), (4, 4), (4, 7), (7, 7), (12, 5))]
    f = Field([*crew, ("young_red_dragon", "ember", (5, 5), {"hp": 65})], active=SELL, faces=[15])
    f.act(f"azure attack greatsword {DRAGON}")
    dazed = [f.conditions(f"human_sellsword#{number}") == ["Dazed"] for number in range(1, 6)]
    assert dazed == [True, True, True, True, False]


@pytest.mark.rule("DM-23.22", "DM-1.16")
@pytest.mark.card("drow_stalker")
def test_a_stalker_vanishes_before_it_moves() -> None:
    f = Field([("drow_stalker", "azure", (5, 5)), ("hill_giant", "ember", (6, 5))], active="drow_stalker#1")
    f.act("azure use drow_stalker#1 vanish")
    assert f.ask == "go-on"
    assert is_invisible(f.g, 0)
