"""Options in the making: every rule of the set-up that they break."""

from __future__ import annotations

import pytest

from warhall.games.tyrants import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.outlook import refusal_sentence
from warhall.kernel.words import LANGUAGES

BROKEN = [
    ({"half_decks": ["drow"]}, [("TU-2.7", "two-half-decks")]),
    ({"half_decks": ["drow", "drow"]}, [("TU-2.7", "two-half-decks")]),
    ({"houses": ["baenre", "black"]}, [("TU-2.16", "house-taken")]),
    ({"houses": ["baenre", "xorlarrin", "mizzrym"]}, [("TU-2.16", "too-many-houses")]),
    ({"section": "left"}, [("TU-2.3", "no-outer-section")]),
    ({"half_decks": ["drow"], "houses": ["red", "red"]}, [("TU-2.7", "two-half-decks"), ("TU-2.16", "house-taken")]),
]


@pytest.mark.rule("TU-2.3", "TU-2.7", "TU-2.16")
@pytest.mark.parametrize(("options", "rules"), BROKEN)
def test_every_broken_rule_is_named_and_the_game_does_not_begin(
    options: dict[str, object], rules: list[tuple[str, str]]
) -> None:
    draft = GAME.draft(GAME, GAME.choose(options))
    assert [(fault.rule, fault.message) for fault in draft.faults] == rules
    for fault in map(refusal_sentence, draft.faults):
        for language in LANGUAGES:
            assert "{" not in GAME.texts.say(language, fault.message, fault.words)
    with pytest.raises(OptionsError):
        GAME.begin(options, SeededDice(1))


@pytest.mark.parametrize(
    "options",
    [{}, {"players": 3, "section": "left"}, {"houses": ["random", "random"]}, {"half_decks": ["demons", "undead"]}],
)
def test_nothing_is_wrong_with_what_can_be_played(options: dict[str, object]) -> None:
    assert GAME.draft(GAME, GAME.choose(options)).faults == ()
    assert GAME.begin(options, SeededDice(1)).decisions
