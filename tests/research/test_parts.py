"""Actions that are chosen in parts: a short mask, by which every action can still be chosen, and no other."""

from __future__ import annotations

import numpy as np
import pytest

from warhall.games import game as game_of
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ProtocolError
from warhall.kernel.saving import digest
from warhall.research import Simulation, gymnasium_env, pettingzoo_env
from warhall.research.parts import Places, Stepwise


def test_only_verbs_with_very_many_codes_are_chosen_in_parts() -> None:
    for game in ("four", "tyrants", "fantasy_commander"):
        places = Places(game_of(game).codec)
        assert (places.size, places.parts) == (game_of(game).codec.size, {})
    for game, parted in (
        ("dungeoneer", ["place"]),
        ("dungeon_command", ["deploy", "lay", "play", "play-assisted"]),
        ("dnd_miniatures", ["attack", "blast", "charge", "cone", "deploy", "line"]),
    ):
        places = Places(game_of(game).codec)
        assert sorted(places.parts) == parted
        assert places.size < 1 << 15


@pytest.mark.parametrize("game", ["dungeoneer", "dungeon_command", "dnd_miniatures"])
def test_all_that_may_be_done_has_its_places_each_once(game: str) -> None:
    parts, picks, several = Stepwise(game), SeededDice(7), 0
    for _ in range(60):
        if parts.over:
            break
        if not parts.begun:
            codes = parts.state.decision.options  # type: ignore[union-attr]  # it is not over
            assert parts.legal == list(dict.fromkeys(map(parts.places.place, codes)))
            several += len({parts.places.codec.arguments(code)[0].tag for code in codes}) > 1
        parts.step(parts.legal[picks.below(len(parts.legal))])
    assert several


@pytest.mark.parametrize("many", [1, 100, 1 << 16])
def test_every_action_that_is_chosen_at_once_has_a_place_of_its_own(many: int) -> None:
    codec = game_of("tyrants").codec
    places = Places(codec, many)
    codes = [code for code in range(codec.size) if codec.arguments(code)[0].tag not in places.parts]
    assert sorted(map(places.place, codes)) == list(range(places.flat))
    assert [places.code(places.place(code)) for code in codes] == codes


def test_the_same_actions_are_chosen_in_parts_as_at_once() -> None:
    parts, whole = Stepwise("dnd_miniatures"), Simulation("dnd_miniatures")
    picks, chosen_in_parts = SeededDice(3), 0
    for seed in (1, 2):
        parts.reset(seed)
        whole.reset(seed)
        for _ in range(120):
            if whole.over:
                break
            code = whole.legal[picks.below(len(whole.legal))]
            verb, numbers = parts.places.codec.arguments(code)
            way = parts.places.parts.get(verb.tag)
            assert parts.places.place(code) in parts.legal
            if way is None:
                parts.step(parts.places.place(code))
            else:
                chosen_in_parts += 1
                for part, number in zip(way, numbers, strict=True):
                    assert parts.picked().keys() == {each.name for each in way[: part.field]}
                    parts.step(part.first + number)
                    if not parts.begun:
                        break
            whole.step(code)
            assert parts.begun == () and digest(parts.state) == digest(whole.state)
    assert chosen_in_parts > 5


def test_what_is_not_offered_is_refused_at_every_part() -> None:
    parts = Stepwise("dnd_miniatures")
    picks = SeededDice(4)
    while not parts.begun:
        parts.step(parts.legal[picks.below(len(parts.legal))])
    before, legal = parts.begun, set(parts.legal)
    for place in (0, parts.places.flat, parts.places.size - 1):
        if place not in legal:
            with pytest.raises(ProtocolError, match="none of the"):
                parts.step(place)
    assert parts.begun == before


def test_an_observation_tells_what_is_picked_so_far() -> None:
    env = pettingzoo_env("dnd_miniatures")
    env.reset(seed=1)
    raw, picks = env.unwrapped, SeededDice(5)
    names = raw.encoder.names()
    while not raw.simulation.begun:
        mask = env.observe(env.agent_selection)["action_mask"]
        legal = np.flatnonzero(mask)
        before = env.agent_selection
        env.step(int(legal[picks.below(len(legal))]))
    assert env.agent_selection == before, "the same agent goes on choosing"
    seen = env.observe(env.agent_selection)
    told = {names[place] for place in np.flatnonzero(seen["observation"]) if names[place].startswith("picked=")}
    assert told == raw.simulation.picked().keys()
    assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(raw.simulation.legal)


def test_a_learner_chooses_in_parts_too() -> None:
    env = gymnasium_env("dnd_miniatures", opponents="random")
    observation, _ = env.reset(seed=2)
    picks = SeededDice(6)
    for _ in range(40):
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, ended, _, info = env.step(int(legal[picks.below(len(legal))]))
        assert "illegal" not in info and (reward == 0 or ended)
        if ended:
            break
