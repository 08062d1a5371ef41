"""The environments pass the suites of PettingZoo, Gymnasium and OpenSpiel, and are the games that they stand for."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from copy import deepcopy  # noqa: TID251  OpenSpiel copies so
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils import wrappers

from warhall.bots.levels import UnknownBotError
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError, ProtocolError
from warhall.research import Simulation, gymnasium_env, pettingzoo_env, vector_env
from warhall.research.vector import VectorError


@pytest.fixture(autouse=True)
def _advice() -> Iterator[None]:
    """The suites give advice as warnings; what they demand they assert."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_the_tutorial_game_passes_the_suites_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo_env("four"), num_cycles=60, verbose_progress=False)
    seed_test(lambda: pettingzoo_env("four"), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("players", [2, 4])
def test_tyrants_passes_the_suites_of_pettingzoo(players: int) -> None:
    api_test(pettingzoo_env("tyrants", players=players), num_cycles=40, verbose_progress=False)


def test_tyrants_is_the_same_for_the_same_seed() -> None:
    seed_test(lambda: pettingzoo_env("tyrants"), num_cycles=20)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures"])
def test_the_other_games_pass_the_suite_of_pettingzoo(game: str) -> None:
    api_test(pettingzoo_env(game), num_cycles=15, verbose_progress=False)


def test_every_mode_and_number_of_players_is_an_environment() -> None:
    env = pettingzoo_env("tyrants", players=3)
    env.reset(seed=1)
    assert env.possible_agents == list(Simulation("tyrants", {"players": 3}).seats)
    assert env.agent_selection in env.agents
    with pytest.raises(OptionsError, match="no option 'player'"):
        pettingzoo_env("tyrants", player=3)


def test_a_game_ends_with_the_value_of_the_game_and_everybody_leaves() -> None:
    env = pettingzoo_env("four")
    env.reset(seed=3)
    for action in (0, 1, 0, 1, 0, 1, 0):
        observation = env.observe(env.agent_selection)
        assert observation["action_mask"].tolist() == [1] * 7
        env.step(action)
    assert env.terminations == {"red": True, "yellow": True}
    assert env.rewards == {"red": 1.0, "yellow": -1.0}
    assert "1" in env.unwrapped.render() or env.unwrapped.render()
    for _ in range(2):
        env.step(None)
    assert env.agents == []


def test_whoever_does_what_is_not_allowed_has_lost() -> None:
    env = pettingzoo_env("four")
    env.reset(seed=3)
    for action in (0, 0, 0, 0, 0, 0):
        env.step(action)
    assert env.observe("red")["action_mask"][0] == 0
    env.step(0)
    assert env.terminations["red"] and env.rewards["red"] == -1.0


def watched() -> Any:
    """The tutorial game in the wrappers by which PettingZoo's own games are watched."""
    env = wrappers.TerminateIllegalWrapper(pettingzoo_env("four"), illegal_reward=-1.0)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


@pytest.mark.parametrize("action", [7, -1, None, 2.5, "2"])
def test_what_is_no_action_is_refused_as_pettingzoo_refuses_it(action: Any) -> None:
    for env in (pettingzoo_env("four"), watched()):
        env.reset(seed=3)
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)
        assert not any(env.terminations.values()), "nothing has happened"
        env.step(np.int64(2))
        assert env.agent_selection == "yellow"


def test_what_comes_before_the_first_game_is_refused_as_pettingzoo_refuses_it() -> None:
    for env in (pettingzoo_env("four"), watched()):
        for name in ("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
            with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
                getattr(env, name)
        for early in (lambda env=env: env.step(0), lambda env=env: env.observe("red"), env.render, env.agent_iter):
            with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
                early()


def test_who_names_the_next_agent_without_a_step_is_told() -> None:
    for env in (pettingzoo_env("four"), watched()):
        env.reset(seed=3)
        turns = iter(env.agent_iter())
        assert next(turns) == "red"
        with pytest.raises(AssertionError, match="need to call step"):
            next(turns)


def test_a_game_goes_and_ends_as_in_the_wrappers_of_pettingzoo() -> None:
    """Whole games, ended by the rules or by what is not allowed: all that a program sees is the same."""
    for actions in ((0, 1, 0, 1, 0, 1, 0), (0, 0, 0, 0, 0, 0, 1, 0)):
        told: list[list[object]] = []
        for env in (pettingzoo_env("four"), watched()):
            env.reset(seed=3)
            seen: list[object] = []
            left = list(actions)
            for agent in env.agent_iter():
                observation, *rest = env.last()
                seen += [agent, observation["action_mask"].tolist(), rest, dict(env.rewards), list(env.agents)]
                env.step(left.pop(0) if left and not (rest[1] or rest[2]) else None)
            env.step(None)  # after the end nothing happens any more
            told.append([*seen, env.agents])
        assert told[0] == told[1]


def test_the_benchmark_of_pettingzoo_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ticks = iter(range(1000))
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(pettingzoo_env("four"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("options", [{}, {"opponents": "greedy", "seat": None}])
def test_the_tutorial_game_passes_the_suite_of_gymnasium(options: dict[str, object]) -> None:
    check_env(gymnasium_env("four", **options), skip_render_check=True)  # type: ignore[arg-type]


def test_tyrants_passes_the_suite_of_gymnasium() -> None:
    check_env(gymnasium_env("tyrants", players=2), skip_render_check=True)


def test_a_learner_sits_where_it_wants_and_meets_whom_it_wants() -> None:
    env = gymnasium_env("four", seat=1, opponents="greedy")
    observation, info = env.reset(seed=5)
    assert info == {"seat": 1, "count": 1}, "the bot at the first seat has moved"
    assert observation["action_mask"].sum() == 7
    total, ended = 0.0, False
    while not ended:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, ended, _, _ = env.step(legal[0])
        total += float(reward)
    assert total == -1.0, "who always takes the first column loses to greedy"
    turning = gymnasium_env("four", seat=None)
    assert [turning.reset(seed=9 if number == 0 else None)[1]["seat"] for number in range(3)] == [0, 1, 0]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBotError, match="no bot 'greddy'"):
        gymnasium_env("four", opponents="greddy")
    with pytest.raises(OptionsError, match="2 opponents for 1 seats"):
        gymnasium_env("four", opponents=["random", "random"])
    with pytest.raises(OptionsError, match="no seat 2"):
        gymnasium_env("four", seat=2)


def test_a_copy_of_a_simulation_goes_its_own_way() -> None:
    simulation = Simulation("tyrants")
    simulation.reset(3)
    other = deepcopy(simulation)
    before = simulation.state.count
    for _ in range(5):
        other.step(other.legal[0])
    assert (simulation.state.count, other.state.count) == (before, before + 5)
    assert other.game is simulation.game


def test_a_simulation_takes_only_what_is_offered() -> None:
    simulation = Simulation("four")
    with pytest.raises(ProtocolError, match="none of the 7 choices"):
        simulation.step(7)
    for action in (0, 1, 0, 1, 0, 1, 0):
        simulation.step(action)
    assert (simulation.over, simulation.seat, simulation.legal, simulation.returns()) == (True, -1, (), (1.0, -1.0))
    with pytest.raises(ProtocolError, match="the game is over"):
        simulation.step(0)


def seen(processes: int) -> list[bytes]:
    """All that five games in so many processes show in thirty steps of chance."""
    found = []
    with vector_env("four", 5, processes) as games:
        games.reset(seed=11)
        dice = SeededDice(1)
        for _ in range(30):
            found.append(games.observations.tobytes() + games.masks.tobytes() + games.rewards.tobytes())
            choices = [np.flatnonzero(mask) for mask in games.masks]
            games.step([int(each[dice.below(len(each))]) for each in choices])
        assert games.seats.shape == (5,)
    return found


def test_games_side_by_side_are_the_same_in_one_process_and_in_two() -> None:
    alone = seen(1)
    assert seen(2) == alone
    assert len(set(alone)) == 30


def test_games_side_by_side_begin_anew_and_refuse_what_is_not_allowed() -> None:
    with vector_env("four", 2) as games:
        games.reset(seed=1)
        for action in (0, 1, 0, 1, 0, 1, 0):
            games.step([action, action])
        assert games.done.tolist() == [1, 1]
        assert games.rewards.tolist() == [[1, -1], [1, -1]]
        assert games.masks.sum() == 14 and games.observations[:, 64:].sum() == 2, "only the question is there"
    with vector_env("four", 2, 2) as games:
        games.reset(seed=1)
        with pytest.raises(VectorError, match="none of the 7 choices"):
            games.step([0, 9])


def test_openspiel_simulates_the_games_at_random() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open_spiel")
    open_spiel_game = import_module("warhall.research").open_spiel_game
    pyspiel.random_sim_test(open_spiel_game("four", seeds=8), num_sims=2, serialize=False, verbose=False)
    game = open_spiel_game("tyrants", seeds=8)
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 8
    state.apply_action(3)
    for _ in range(20):
        state.apply_action(state.legal_actions()[-1])
    twin = game.new_initial_state()
    for action in state.history():
        twin.apply_action(action)
    for player in range(2):
        assert state.information_state_string(player) == twin.information_state_string(player)
        assert state.observation_tensor(player) == twin.observation_tensor(player)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_without_its_packages_the_kit_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "try:\n    from warhall.research import pettingzoo_env\nexcept ImportError as error:\n    print(error)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.stdout == "warhall.research.pettingzoo_env needs pettingzoo: pip install 'warhall[research]'\n", (
        ran.stderr
    )
