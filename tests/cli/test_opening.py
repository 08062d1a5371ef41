"""Options as they are typed: `key=value`, with commas between several values."""

from __future__ import annotations

import pytest

from warhall.cli.opening import chosen
from warhall.games import game


@pytest.mark.parametrize("typed", ["drow,undead", '["drow","undead"]'])
def test_several_values_are_typed_with_commas_or_as_a_list(typed: str) -> None:
    tyrants = game("tyrants")
    options = chosen(tyrants, [f"half_decks={typed}"], None)
    assert tyrants.choose(options) == tyrants.choose({"half_decks": ["drow", "undead"]})


def test_one_value_of_a_list_needs_no_comma() -> None:
    assert chosen(game("tyrants"), ["half_decks=drow"], None) == {"half_decks": ["drow"]}


def test_a_comma_in_an_option_that_takes_one_value_stays() -> None:
    assert chosen(game("four"), ["mode=a,b"], None) == {"mode": "a,b"}
