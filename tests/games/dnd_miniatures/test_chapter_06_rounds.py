"""Chapter 6: rounds, initiative, turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import FAR, SELL, Field, under
from warhall.games.dnd_miniatures.creatures import rating, to_activate, turns_left


@pytest.mark.rule("DM-6.15", "DM-21.10")
def test_a_turn_starts_with_ongoing_damage_then_regeneration_and_powers_then_confusion() -> None:
    effects = [
        {"what": "ongoing", "of": "poison", "n": 5, "source": "young_green_dragon.bite"},
        {"of": "Confused", "source": "umber_hulk.confusing_gaze"},
    ]
    f = Field(
        [
            ("wererat", "azure", (5, 5), {"hp": 20, "effects": effects}),
            ("half_elf_minstrel", "azure", (1, 1)),
            ("immolith", "ember", (6, 5)),
        ],
        faces=[3],
    )
    f.act("azure activate wererat#1", "azure use half_elf_minstrel#1 inspiring_song")
    kinds = [told.event.__struct_config__.tag for told in f.heard]
    order = [kind for kind in kinds if kind in ("damaged", "healed", "temporary-gained", "confusion-rolled")]
    assert order[:2] == ["damaged", "healed"]
    assert order[-1] == "confusion-rolled"
    assert sorted(order[2:-1]) == ["damaged", "temporary-gained"]


@pytest.mark.rule("DM-6.15", "DM-25.5", "DM-21.7", "DM-24.11")
def test_a_turn_ends_with_fountain_and_powers_then_saves_then_effects_then_the_pit() -> None:
    effects = [
        {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot"},
        {"of": "Dazed", "until": "next_turn", "deadline": 1, "source": "mind_flayer_scourge.tentacles"},
    ]
    f = Field(
        [
            ("harpy", "azure", (5, 5), {"hp": 20, "effects": effects}),
            ("cleric_of_pelor", "azure", (1, 1)),
            FAR,
        ],
        map={
            "drawn": "".join(("....." + ("h" if y == 5 else ".") + "." * 10 + "\n") for y in range(12)),
            "zones": "".join(("....." + ("P" if y == 5 else ".") + "." * 10 + "\n") for y in range(12)),
            "areas": [{"mark": "P", "owner": 0}],
        },
        active="harpy#1",
        faces=[12],
    )
    f.act("azure end-turn", "azure use cleric_of_pelor#1 pelors_mercy")
    kinds = [told.event.__struct_config__.tag for told in f.heard]
    wanted = ("healed", "save-rolled", "effect-ended", "turn-ended")
    assert [kind for kind in kinds if kind in wanted] == [
        "healed",
        "healed",
        "save-rolled",
        "effect-ended",
        "effect-ended",
        "turn-ended",
    ]
    assert f.hp("harpy#1") == 35


@pytest.mark.rule("DM-6.19", "DM-19.8")
def test_whoever_falls_in_its_own_turn_has_used_its_activation() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5), {"hp": 5}),
            ("human_fighter", "azure", (1, 1)),
            ("orc_raider", "ember", (6, 5)),
        ],
        active=SELL,
        owed=1,
        faces=[15],
    )
    f.to("azure move", 2, 5).act("ember opportunity orc_raider#1")
    assert f.is_gone(SELL)
    assert (f.ask, f.asked) == ("activate", "azure")
    assert f.vp("ember") == 24


@pytest.mark.rule("DM-6.7", "DM-6.6", "DM-6.8")
def test_the_first_turn_of_a_round_is_one_activation_and_the_next_two() -> None:
    crew: list[Any] = [("human_sellsword", "azure", (x, 1), {"activated": 1}) for x in (1, 3, 5)]
    crew += [("orc_raider", "ember", (x, 9), {"activated": 1}) for x in (1, 3, 5)]
    f = Field(crew, owed=0, faces=[9, 5, 9, 5])
    f.act("azure first ember")
    order = []
    for _ in range(6):
        order.append(f.asked)
        f.act(f"{f.asked} {f.options()[0]}", f"{f.asked} end-turn")
        if f.ask != "activate":
            break
    assert order == ["ember", "azure", "azure", "ember", "ember", "azure"]


@pytest.mark.rule("DM-6.18", "DM-28.2")
@pytest.mark.card("ettin_jack_of_irons")
def test_multi_activation_never_twice_in_a_player_turn() -> None:
    f = Field([("ettin_jack_of_irons", "azure", (4, 4)), ("human_sellsword", "azure", (1, 1)), FAR])
    f.act("azure activate ettin_jack_of_irons#1", "azure end-turn")
    assert f.rule("azure activate ettin_jack_of_irons#1") == "DM-6.18"
    f.act(f"azure activate {SELL}")
    assert f.rule("azure activate ettin_jack_of_irons#1") == "DM-28.2"
    f.act("azure end-turn", "ember activate orc_raider#1", "ember end-turn")
    assert f.offers("activate") == ["activate ettin_jack_of_irons#1"]


@pytest.mark.rule("DM-6.13", "DM-21.3")
def test_a_creatures_turn_and_a_players_turn_end_at_different_times() -> None:
    """Azure owes two activations: "this turn" ends with the first, "your turn" with both."""
    effects = [
        {"what": "bonus", "of": "speed", "n": 1, "until": "turn", "deadline": 1, "source": "orc_chieftain.greataxe"},
        {
            "what": "bonus",
            "of": "speed",
            "n": 2,
            "until": "player_turn",
            "deadline": 1,
            "author": "azure",
            "source": "half_elf_minstrel.cutting_verse",
        },
    ]
    f = Field(
        [("human_sellsword", "azure", (1, 1)), ("orc_raider", "azure", (3, 1)), (*FAR, {"effects": effects})],
        active=SELL,
        owed=1,
    )
    assert [effect.n for effect in f.g.effects[2]] == [1, 2]
    f.act("azure end-turn")
    assert [effect.n for effect in f.g.effects[2]] == [2]
    f.act("azure activate orc_raider#1", "azure end-turn")
    assert not f.g.effects[2]


@pytest.mark.rule("DM-6.20", "DM-6.1")
def test_who_came_back_in_a_round_is_activated_in_the_next_one() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("feral_troll", "azure", (9, 9)),
            ("orc_raider", "ember", (14, 10), {"activated": 1}),
        ],
        active=SELL,
        late=["feral_troll#1"],
    )
    assert 1 not in to_activate(f.g, 0)
    f.act("azure end-turn").passing("first")
    assert f.g.round == 2
    assert 1 in to_activate(f.g, 0)
    f = Field([("human_sellsword", "azure", (5, 5)), ("feral_troll", "azure", (9, 9)), FAR], late=["feral_troll#1"])
    assert f.offers("activate") == [f"activate {SELL}"]
    assert f.rule("azure activate feral_troll#1") == "DM-28.1"


@pytest.mark.rule("DM-6.3", "DM-6.5")
@pytest.mark.parametrize(("condition", "counts"), [("Confused", 0), ("Stunned", 0), ("Helpless", 0), ("Dazed", 6)])
def test_the_rating_of_a_commander_who_is_confused_or_inactive_does_not_count(condition: str, counts: int) -> None:
    f = Field([("rakshasa_noble", "azure", (5, 5), under(condition)), ("human_sellsword", "azure", (1, 1)), FAR])
    assert rating(f.g, 0) == counts


@pytest.mark.rule("DM-6.8", "DM-6.10")
def test_a_creature_that_never_came_onto_the_map_is_not_activated() -> None:
    waiting: Any = ("orc_raider", "azure", (5, 7), {"at": ""})
    f = Field([("human_sellsword", "azure", (5, 5)), waiting, FAR])
    assert f.options() == [f"activate {SELL}"]
    assert f.rule("azure activate orc_raider#1") == "DM-6.8", "and no rule of attacks says so"
    f.act(f"azure activate {SELL}", "azure end-turn")
    assert (f.ask, f.asked) == ("activate", "ember")
    f = Field([waiting, ("human_sellsword", "azure", (5, 5), {"activated": 1}), FAR], seat="ember", owed=1)
    f.act("ember activate orc_raider#2", "ember end-turn").passing("first")
    assert f.g.round == 2, "all who are on the map were activated"


@pytest.mark.rule("DM-6.6")
def test_the_winner_of_the_check_may_name_any_side_that_has_somebody_to_activate() -> None:
    crew: list[Any] = [
        (card, seat, (3 * x, 5))
        for x, (card, seat) in enumerate(
            (("human_sellsword", "azure"), ("orc_raider", "ember"), ("orc_raider", "jade"))
        )
    ]
    f = Field(crew, scenario="free_for_all", players=3, faces=[3, 2, 1], owed=1)
    f.g.activations = [0, 1, 1]
    f.act(f"azure activate {SELL}", "azure end-turn").passing("first")
    assert (f.ask, f.asked) == ("first", "azure")
    assert f.options() == ["first azure", "first ember", "first jade"]


@pytest.mark.rule("DM-6.18", "DM-6.11")
@pytest.mark.card("ettin_jack_of_irons")
def test_whoever_acts_twice_in_a_round_does_so_in_the_next_one_too() -> None:
    ettin = ("ettin_jack_of_irons", "azure", (5, 5), {"activated": 2})
    f = Field([ettin, ("orc_raider", "ember", (14, 10), {"activated": 1})], owed=0, faces=[15, 3])
    assert (f.ask, turns_left(f.g, 0), turns_left(f.g, 1)) == ("first", 2, 1)
