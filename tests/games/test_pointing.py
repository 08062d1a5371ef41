"""What pointing at a thing means in every room, and how options touch what they name."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field as Skirmish
from tests.games.dungeon_command.at_table import Field as Dungeon
from tests.games.dungeoneer.at_table import at as dungeoneer_at
from tests.games.fantasy_commander.field import Field as Battle
from tests.games.fantasy_commander.field import foe, own
from tests.games.tyrants.at_table import at as tyrants_at
from warhall.games.four import GAME as FOUR
from warhall.kernel.dice import SeededDice
from warhall.kernel.outlook import outlook
from warhall.kernel.state import State
from warhall.kernel.touching import Touch, meant
from warhall.kernel.words import Name


def pointed(g: State, *things: str, seat: int = 0, zone: str = "", verb: str = "") -> str | None:
    """What a seat means by pointing at a thing (`space:skullport:0`), in notation."""
    action = meant(g, seat, [Name(*thing.split(":", 1)) for thing in things], zone, verb)
    return None if action is None else g.game.codec.notation(g, action)


def touches(g: State, seat: int = 0) -> dict[str, Touch]:
    question = outlook(g, seat, ahead=False).question
    assert question is not None
    return question.touches


def test_a_question_with_one_verb_means_that_verb_and_says_nothing_more() -> None:
    g = FOUR.begin(None, SeededDice(1))
    assert pointed(g, "column:d") == "drop d"
    assert touches(g) == {}


def test_what_nobody_knows_means_nothing() -> None:
    g = FOUR.begin(None, SeededDice(1))
    assert pointed(g, "column:z") is None
    assert pointed(g, "dragon:d") is None
    assert pointed(g) is None


def test_who_is_not_asked_still_means_something_by_pointing() -> None:
    g = FOUR.begin(None, SeededDice(1))
    assert pointed(g, "column:d", seat=1) == "drop d"


TURN = """
seats:
  red: {hand: [noble, soldier], troops: [gracklstugh:0]}
  blue: {troops: [gracklstugh:1]}
market: [blackguard]
turn: {power: 5, influence: 5}
"""


def test_a_card_means_what_is_done_with_cards_where_it_lies() -> None:
    g = tyrants_at(TURN).state
    assert pointed(g, "card:noble", zone="hand") == "play noble"
    assert pointed(g, "card:blackguard", zone="market") == "recruit blackguard"
    assert pointed(g, "card:noble", zone="stack") == "recruit noble"
    assert touches(g)["play"] == Touch(lies=("hand",))
    assert touches(g)["recruit"] == Touch(lies=("market", "stack"))


def test_an_empty_space_means_deploying_and_another_an_assassination() -> None:
    g = tyrants_at(TURN).state
    assert pointed(g, "space:gracklstugh:3") == "deploy gracklstugh:3"
    assert pointed(g, "space:gracklstugh:1") == "assassinate gracklstugh:1"
    assert pointed(g, "site:gracklstugh", "seat:blue") == "return-spy gracklstugh blue"


DUEL = [("human_sellsword", "azure", (5, 5)), ("yuan_ti_swiftscale", "ember", (6, 5))]


def test_an_enemy_means_the_attack_that_was_taken_up_or_else_the_basic_one() -> None:
    f = Skirmish(DUEL, active="human_sellsword#1")  # type: ignore[arg-type]
    assert pointed(f.g, "unit:yuan_ti_swiftscale#1") == "attack greatsword yuan_ti_swiftscale#1"
    assert pointed(f.g, "unit:yuan_ti_swiftscale#1", "attack:bite") == "attack bite yuan_ti_swiftscale#1"
    assert pointed(f.g, "square:b2") == "move b2"
    assert pointed(f.g, "square:b2", verb="shift") == "shift b2"


def test_areas_and_who_acts_are_told_apart_from_what_is_pointed_at() -> None:
    f = Skirmish(DUEL, active="human_sellsword#1")  # type: ignore[arg-type]
    found = touches(f.g)
    assert found["use"].roles == {"unit": "by"}
    assert found["charge"].roles == {"unit": "harmed", "square": "to"}
    assert found["cone"].roles == {"attack": "laid"}
    question = outlook(f.g, 0).question
    assert question is not None
    assert question.open


WIZARD, MASTIFF = ("hc_war_wizard", "gold", (2, 5)), ("sl_shadow_mastiff", "silver", (7, 5))


@pytest.mark.parametrize(
    ("who", "verb", "whom"),
    [("gold", "shoot", "sl_shadow_mastiff#1"), ("silver", "strike", "hc_war_wizard#1")],
)
def test_an_enemy_is_shot_at_by_who_shoots_and_else_struck(who: str, verb: str, whom: str) -> None:
    f = Dungeon([WIZARD, MASTIFF], turn={"seat": who})
    own = "hc_war_wizard#1" if who == "gold" else "sl_shadow_mastiff#1"
    f.act(f"{who} activate {own}")
    assert pointed(f.g, f"unit:{whom}", seat=f.seat(who)) == f"{verb} {whom}"


def test_an_order_is_for_the_active_creature_unless_another_was_picked() -> None:
    guard = ("hc_war_wizard", "gold", (3, 5))
    f = Dungeon([WIZARD, guard, MASTIFF], hands={"gold": ["hc_power_attack"]})
    f.act("gold activate hc_war_wizard#2")
    assert pointed(f.g, "order:hc_power_attack") == "play hc_power_attack hc_war_wizard#2"
    assert pointed(f.g, "order:hc_power_attack", "unit:hc_war_wizard#1") == "play hc_power_attack hc_war_wizard#1"


def test_before_anybody_is_activated_a_square_means_a_move_that_is_refused() -> None:
    f = Dungeon([WIZARD, MASTIFF])
    assert pointed(f.g, "square:b2") == "move b2"
    assert f.refusal("gold move b2") is not None


ROAD = """
seats:
  azure: {hero: fd_dragonslayer, at: fd_ashen_road, ap: 2, glory: 1, quests: [fd_q_oracle]}
  ember: {hero: fd_barbarian, at: fd_caravan_gate}
map:
  fd_caravan_gate: "0:0"
  fd_ashen_road: "0:1"
  fd_bone_road: "0:2"
  fd_sinking_track: "0:3"
turn: {phase: feats}
"""


def test_a_location_beside_the_hero_means_moving_there_and_one_farther_away_nothing_certain() -> None:
    g = dungeoneer_at(ROAD).state
    assert pointed(g, "location:fd_bone_road") == "move n"
    assert pointed(g, "location:fd_caravan_gate") == "move s"
    assert pointed(g, "location:fd_sinking_track") is None
    assert pointed(g, "quest:fd_q_oracle") == "try fd_q_oracle"


def test_an_enemy_in_reach_means_an_attack_and_for_who_shoots_a_shot() -> None:
    near = Battle(own("imperial_shooters", "f6", order="red"), foe("undead_cavalry", "g6"))
    far = Battle(own("imperial_shooters", "f6", order="red"), foe("undead_cavalry", "h6"))
    assert pointed(near.g, "piece:undead_cavalry-1") == "attack undead_cavalry-1"
    assert pointed(far.g, "piece:undead_cavalry-1") == "shoot undead_cavalry-1"
    assert pointed(far.g, "hex:a1") == "move a1"
