"""Options that are still being put together: the rules judge them, and nothing is started."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Open

pytestmark = pytest.mark.anyio


async def judged(hall: Open, game: str, options: Any) -> dict[str, Any]:
    answer = await hall.client.post(f"/api/games/{game}/draft", json={"options": options})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def test_a_game_without_anything_to_build_has_no_faults_and_no_figures(hall: Open) -> None:
    assert await judged(hall, "four", {}) == {"faults": [], "tally": {}}


@pytest.mark.parametrize(
    ("game", "body", "code"),
    [
        ("chess", {"options": {}}, "no-such-game"),
        ("four", {"options": {"size": 9}}, "bad-options"),
        ("four", {"options": {"players": "two"}}, "bad-options"),
        ("fantasy_commander", {"options": {"mode": "epic", "armies": [{"unicorn": 1}, {}]}}, "bad-options"),
        ("dungeon_command", {"options": {"warbands": [{"creatures": {"unicorn": 1}}]}}, "bad-options"),
        ("four", {"options": []}, "bad-request"),
        ("four", {}, "bad-request"),
        ("four", [], "bad-request"),
    ],
)
async def test_what_is_no_draft_of_a_game_is_refused(hall: Open, game: str, body: Any, code: str) -> None:
    answer = await hall.client.post(f"/api/games/{game}/draft", json=body)
    assert (answer.status_code >= 400, answer.json()["code"]) == (True, code)


async def test_what_can_be_picked_is_served_with_its_names_and_needs(hall: Open) -> None:
    found = (await hall.client.get("/api/games/fantasy_commander")).json()
    scenario = next(choice for choice in found["choices"] if choice["option"] == "scenario")
    assert (scenario["kind"], scenario["start"], len(scenario["values"])) == ("one", "s1", 6)
    assert scenario["needs"] == [{"option": "mode", "among": ["scenario"]}]
    assert scenario["values"][2]["say"]["words"]["name"] == {"kind": "scenario", "id": "s3"}
    assert found["workshop"] == ["ground", "armies", "decks", "elements"]


async def test_every_fault_comes_with_its_rule_and_its_facts(hall: Open) -> None:
    draft = await judged(hall, "dungeon_command", {"warbands": [{}, {}]})
    rules = [fault["rule"] for fault in draft["faults"]]
    assert rules == ["DC-30.2", "DC-30.3", "DC-30.4", "DC-30.7"] * 2
    assert draft["faults"][0]["message"] == "refuse-few-creatures"
    assert draft["faults"][0]["words"]["warband"] == 1
    assert [warband["legal"] for warband in draft["tally"]["warbands"]] == [False, False]


async def test_an_army_that_was_left_out_is_judged_as_an_empty_one(hall: Open) -> None:
    draft = await judged(hall, "fantasy_commander", {"mode": "epic", "armies": [{}, {}], "decks": [{}, {}]})
    assert [(fault["rule"], fault["message"]) for fault in draft["faults"]] == [("FC-3.7", "refuse-no-units")] * 2
    assert [army["units"] for army in draft["tally"]["armies"]] == [0, 0]
    assert (await hall.client.get("/api/tables")).json() == []
