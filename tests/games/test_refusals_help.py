"""Refusals name the obstacle nearest to what was meant, with its rule."""

from __future__ import annotations

import re

import pytest

from tests.games.dnd_miniatures import at_table as miniatures
from tests.games.dungeon_command import at_table as command
from tests.games.dungeoneer.at_table import at as dungeon
from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.tyrants.at_table import at
from warhall.games.dnd_miniatures import GAME as MINIATURES
from warhall.games.dungeon_command import GAME as COMMAND
from warhall.games.fantasy_commander import GAME as FANTASY
from warhall.kernel.errors import NotationError
from warhall.kernel.narrator import Narrator


@pytest.mark.rule("DM-28.6", "DM-14.1")
def test_a_creature_that_shoots_is_told_what_stops_the_shot() -> None:
    wall = miniatures.walls((5, 1), (5, 2), (5, 3), (5, 0), (5, 4))
    creatures: list[miniatures.Creature] = [("elf_warlock", "azure", (2, 2)), ("hill_giant", "ember", (8, 2))]
    f = miniatures.Field(creatures, marks=wall, active="elf_warlock#1")
    card = f.g.game.tables.cards[f.g.kinds[0]]
    melee = next(line.id for line in card.attacks if line.basic)
    reason = f.g.explain(0, MINIATURES.codec.parse(f.g, f"attack {melee} hill_giant#1"))
    assert reason is not None
    assert (reason.rule, reason.message) == ("DM-28.6", "target-unseen")


@pytest.mark.rule("DC-19.3", "DC-21.5")
def test_a_strike_of_a_creature_that_shoots_is_told_why_it_cannot_shoot() -> None:
    wall = command.walls(*((5, y) for y in range(12)))
    f = command.Field([("hc_elf_archer", "gold", (0, 0)), ("sl_drider", "silver", (8, 8))], marks=wall)
    f.act("gold activate hc_elf_archer#1")
    reason = f.g.explain(0, COMMAND.codec.parse(f.g, "strike sl_drider#1"))
    assert reason is not None
    assert (reason.rule, reason.message) == ("DC-21.5", "no-way")
    f = command.Field([("hc_dwarven_defender", "gold", (0, 0)), ("sl_drider", "silver", (10, 10))])
    f.act("gold activate hc_dwarven_defender#1")
    reason = f.g.explain(0, COMMAND.codec.parse(f.g, "strike sl_drider#1"))
    assert reason is not None
    assert (reason.rule, reason.message) == ("DC-19.3", "not-adjacent")


@pytest.mark.rule("FC-23.4", "FC-19.1")
def test_shooters_out_of_contact_are_told_who_stands_in_the_line_of_sight() -> None:
    f = Field(own("imperial_shooters", "e6", order="red"), foe("imelstar", "g6"), foe("undead_cavalry", "h6"))
    reason = f.refusal("empire", "attack undead_cavalry-1")
    assert reason is not None
    assert reason.rule == "FC-23.4"
    assert "Imelstar" in Narrator(FANTASY).refusal(reason)
    f = Field(own("legionnaires", "e6", order="red"), foe("undead_cavalry", "h6"))
    assert f.rule("empire", "attack undead_cavalry-1") == "FC-19.1"


@pytest.mark.rule("TU-9.10", "TU-4.6", "TU-9.20", "TU-9.27")
def test_a_space_without_presence_is_refused_before_the_purse_is_looked_at() -> None:
    table = at("""
        seats:
          red: {troops: [eryndlyn:0]}
          blue: {troops: [eryndlyn:1, everfire:0]}
    """)
    assert table.refused("red", "deploy skullport:2") == ("TU-9.20", "no-presence")
    assert table.refused("red", "deploy eryndlyn:1") == ("TU-9.27", "occupied")
    assert table.refused("red", "deploy eryndlyn:2") == ("TU-4.6", "not-enough-power")
    assert table.refused("red", "assassinate everfire:0") == ("TU-9.10", "no-presence")
    assert table.refused("red", "assassinate eryndlyn:1")[1] == "not-enough-power"
    assert "your spy at the site" in table.said("red", "deploy skullport:2")
    assert "свой шпион в локации" in table.said("red", "deploy skullport:2", "ru")
    assert "свій шпигун у локації" in table.said("red", "deploy skullport:2", "uk")


@pytest.mark.rule("DG-7.2", "DG-7.9", "DG-14.12")
def test_too_few_action_points_cite_what_the_action_costs() -> None:
    table = dungeon("""
        seats:
          azure: {hero: fd_barbarian, at: fd_caravan_gate, ap: 0}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ravaged_wastes: "0:0"}
    """)
    assert table.refused("azure", "explore") == ("DG-7.9", "not-enough-ap")
    assert table.refused("azure", "move s") == ("DG-7.2", "not-enough-ap")


@pytest.mark.rule("FC-19.1", "DG-10.1")
def test_who_aims_at_his_own_is_told_so() -> None:
    f = Field(own("legionnaires", "e6", order="red"), own("imperial_shooters", "f6"), foe("undead_cavalry", "h6"))
    reason = f.refusal("empire", "attack imperial_shooters-1")
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-19.1", "own-unit")
    table = dungeon("""
        seats:
          azure: {hero: fd_barbarian, at: fd_caravan_gate, ap: 1}
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ravaged_wastes: "0:0"}
    """)
    assert table.refused("azure", "attack azure") == ("DG-10.1", "attack-self")
    assert "ваш собственный герой" in table.said("azure", "attack azure", "ru")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("end turn", "did you mean 'end-turn'?"),
        ("end", "did you mean 'end-turn'?"),
        ("End Turn", "did you mean 'end-turn'?"),
        ("return troop", "did you mean 'return-troop'?"),
        ("deploi eryndlyn:0", "did you mean 'deploy'?"),
        ("quaff", "expected one of 'play', 'recruit'"),
    ],
)
def test_a_verb_written_apart_or_shortened_is_understood_as_a_hint(text: str, meant: str) -> None:
    table = at("seats: {red: {troops: [eryndlyn:0]}, blue: {}}")
    with pytest.raises(NotationError, match=re.escape(meant)):
        table.state.game.codec.parse(table.state, text)


@pytest.mark.rule("TU-6.12", "TU-5.7", "TU-9.27")
def test_a_refusal_in_tyrants_says_what_is_wanted_instead() -> None:
    table = at("""
        half_decks: [drow, demons]
        seats:
          red: {hand: [insane_outcast, noble], troops: [eryndlyn:0]}
          blue: {troops: [eryndlyn:1]}
        turn: {power: 1}
    """)
    assert "occupied (Xorlarrin)" in table.said("red", "deploy eryndlyn:1")
    table.act("red", "play insane_outcast")
    assert table.refused("red", "use") == ("TU-6.12", "other-cost")
    assert "discard a card from your hand" in table.said("red", "use")
    assert "сбросить карту из руки" in table.said("red", "use", "ru")
    assert table.refused("red", "supplant eryndlyn:1") == ("TU-5.7", "card-asks-else")
    assert "Insane Outcast" in table.said("red", "supplant eryndlyn:1")


@pytest.mark.rule("DC-5.6", "DC-24.4", "DC-23.1")
def test_a_taken_square_and_a_far_treasure_are_named_as_such() -> None:
    f = command.Field(
        [("hc_human_ranger", "gold", (3, 3)), ("sl_drider", "silver", (4, 3))],
        marks={(9, 9): "$"},
        tokens={"j10": 1},
    )
    f.act("gold activate hc_human_ranger#1")
    reason = f.g.explain(0, COMMAND.codec.parse(f.g, "collect j10"))
    assert reason is not None
    assert (reason.rule, reason.message) == ("DC-24.4", "not-on-treasure")
    reason = f.g.explain(0, COMMAND.codec.parse(f.g, "collect a1"))
    assert reason is not None
    assert (reason.rule, reason.message) == ("DC-24.4", "no-treasure")


@pytest.mark.rule("FC-17.1", "FC-13.10", "FC-10.1", "FC-14.1", "FC-16.1")
def test_a_refusal_in_battle_names_the_phase_the_token_and_the_unit_that_is_wanted() -> None:
    f = Field(own("legionnaires", "e6", order="red", defends=True), foe("undead_cavalry", "h6"))
    for action, wanted in (
        ("defend", ("FC-17.1", "has-token")),
        ("give legionnaires-1 red", ("FC-10.1", "not-command-phase")),
        ("activate legionnaires-1", ("FC-14.2", "finish-first")),
        ("move e1", ("FC-16.1", "too-far")),
    ):
        reason = f.refusal("empire", action)
        assert reason is not None
        assert (reason.rule, reason.message) == wanted
    f = Field(
        own("legionnaires", "e6", order="red"), own("roland", "f6", order="red"), foe("undead_cavalry", "h6"),
        turn="empire", sides={"empire": {"deck": ["counterblow_card"]}},
    )  # fmt: skip
    f.do("empire", "effect")
    reason = f.refusal("empire", "target undead_cavalry-1")
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-13.10", "target-enemy")
