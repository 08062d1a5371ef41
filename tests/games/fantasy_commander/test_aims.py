"""What every table shows of the aim: what scores, for whom, and what it has brought so far (chapters 7, 25, 27, 29)."""

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.faces import AimView, BattleView
from warhall.games.fantasy_commander.narrate import aim_sentences
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import PositionError
from warhall.kernel.narrator import Narrator

LEGION = "legionnaires"


def aim_of(**options: object) -> AimView:
    """The aim of a game that begins now."""
    view = GAME.begin(options, SeededDice(1)).view(None)
    assert isinstance(view, BattleView)
    return view.aim


def gained(f: Field) -> dict[str, list[int]]:
    """The victory points of both sides by what they were for."""
    return {line.say.message: line.vp for line in f.view.aim.scoring}


@pytest.mark.rule("FC-7.1", "FC-7.6", "FC-27.2")
def test_the_points_for_a_hero_are_told_apart_from_those_for_any_unit() -> None:
    f = Field(
        foe("undead_cavalry", "f6", order="red", fatigue=2), own("roland", "g6", wounds=3, fatigue=2),
        scenario="s1", turn="styx", roll="hit shield shield",
    )  # fmt: skip
    assert gained(f) == {"scoring-destroyed": [0, 0], "scoring-points": [0, 0], "scoring-unit": [0, 0]}
    f.fight("styx", "attack roland-1")
    assert gained(f) == {"scoring-destroyed": [0, 1], "scoring-points": [0, 0], "scoring-unit": [0, 1]}
    assert f.vp() == (0, 2)
    assert [line.to for line in f.view.aim.scoring] == [None, None, 1]


@pytest.mark.rule("FC-7.7", "FC-27.7")
def test_towns_and_capture_points_at_the_end_of_a_round_are_told_apart() -> None:
    towns = [town.hex for town in Field(own(LEGION, "b1"), scenario="s2").view.towns]
    point = Field(own(LEGION, "b1"), scenario="s2").view.points[0]
    f = Field(
        *(own(LEGION, place) for place in (*towns, point)), foe("imelstar", "m11", order="yellow"),
        scenario="s2", alone=True, turn="styx", roll="panic " * 6,
    )  # fmt: skip
    f.do("styx", "pass")
    assert (gained(f)["scoring-towns"], gained(f)["scoring-points"]) == ([1, 0], [1, 0])
    assert f.vp() == (2, 0)


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.tables.scenarios])
def test_every_line_of_the_scoring_is_said_with_its_points_and_a_rule(scenario: str) -> None:
    printed = GAME.tables.scenarios[GAME.tables.scenario_of[scenario]]
    aim = aim_of(scenario=scenario)
    assert [line.say.words["vp"] for line in aim.scoring] == [line.vp for line in printed.scoring]
    for sentence in (aim.goal, aim.limit, *(line.say for line in aim.scoring), *aim.conditions):
        assert sentence is not None
        assert sentence.rule.startswith("FC-")
        for language in ("en", "ru", "uk"):
            assert Narrator(GAME, language).sentence(sentence)


@pytest.mark.rule("FC-25.5", "FC-29.2")
def test_an_epic_battle_has_an_aim_and_a_last_round_but_no_points() -> None:
    aim = aim_of(mode="epic", round_limit=7)
    assert (aim.goal.message, aim.scoring, aim.conditions) == ("aim-epic", [], [])
    assert aim.limit is not None
    assert aim.limit.words == {"rounds": 7}
    assert aim_of(mode="epic", round_limit=0).limit is None


def test_the_narrator_says_what_scores_and_what_it_has_brought() -> None:
    f = Field(own(LEGION, "b1"), scenario="s6", sides={"empire": {"vp": 4, "scored": [0, 0, 4, 0]}})
    said = aim_sentences(f.view, Narrator(GAME, "en"))
    assert "Empire of the Iron Nest: 2 VP at the end of a round while no town is destroyed (4 so far)" in said
    assert "Empire of the Iron Nest loses at once when the last town is destroyed." in said


def test_a_position_with_points_for_unknown_lines_is_refused() -> None:
    with pytest.raises(PositionError, match="4 numbers"):
        Field(own(LEGION, "b1"), scenario="s6", sides={"empire": {"vp": 4, "scored": [4]}})
