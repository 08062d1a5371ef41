"""What is told of a game, in which order, by which rule, in three languages."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at
from tests.games.telling import opened, sentences, tags
from warhall.games.dungeoneer import GAME


@pytest.mark.rule("DG-3.5", "DG-3.10", "DG-3.11", "DG-3.12", "DG-3.13")
def test_quests_the_first_player_heroes_and_hands_are_told_before_the_first_decision() -> None:
    state, told = opened(GAME)
    kinds = list(dict.fromkeys(tags(told)))
    assert kinds[:6] == ["quests-dealt", "common-dealt", "first-rolled", "first-found", "hero-taken", "points-gained"]
    assert {each.rule for each in told if tags([each]) == ["drew"]} == {"DG-3.12"}
    assert len([each for each in told if tags([each]) == ["drew"]]) == 10
    assert "draws a card. [DG-3.12]" in " ".join(sentences(state, told))
    for language, said in (
        ("en", "begins. [DG-3.13]"),
        ("ru", "ходит первым. [DG-3.13]"),
        ("uk", "ходить першим. [DG-3.13]"),
    ):
        assert any(each.endswith(said) for each in sentences(state, told, language))


WASTES = """
    seats:
      azure: {{hero: fd_barbarian, at: fd_ravaged_wastes, {azure}}}
      ember: {{hero: fd_dragonslayer, at: fd_caravan_gate}}
    map: {{fd_caravan_gate: "0:1", fd_ravaged_wastes: "0:0"}}
"""


@pytest.mark.rule("DG-14.5")
def test_sacrificed_health_is_told() -> None:
    table = at(WASTES.format(azure="health: 4, quests: [fd_q_blood]"))
    table.act("azure", "try fd_q_blood")
    assert "health-sacrificed azure 2 2" in table.events()
    assert "Azure sacrifices 2 health; health left: 2. [DG-14.5]" in table.story()
    assert any("жертвует здоровьем: 2" in line for line in table.story("ru"))
    assert any("жертвує здоров'ям: 2" in line for line in table.story("uk"))


@pytest.mark.rule("DG-12.3", "DG-8.2")
def test_tests_tell_their_outcome_gains_their_sign_and_a_discard_its_rule() -> None:
    messages = GAME.texts
    facts = {"seat": "Azure", "stat": "speed", "die": 5, "total": 8, "need": 6}
    assert messages.say("en", "event-test-rolled", {**facts, "passed": "yes"}).endswith("8 against 6: passed.")
    assert messages.say("ru", "event-test-rolled", {**facts, "passed": "no"}).endswith("8 против 6: неудача.")
    assert messages.say("uk", "event-test-rolled", {**facts, "passed": "no"}).endswith("8 проти 6: невдача.")
    table = at(WASTES.format(azure="hand: [fd_rope]"))
    table.act("azure", "end")
    while table.asked[1] != "discard":
        table.act(table.asked[0], table.options()[-1])
    table.act("azure", "discard fd_rope")
    assert [told.rule for told in table.told if tags([told]) == ["discarded"]] == ["DG-8.2"]
    gained = [line for line in table.story() if "glory" in line]
    assert gained
    assert all("glory -" not in line for line in gained)
