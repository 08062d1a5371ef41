"""The map in the terminal: 80 columns, every site and every troop where it can be seen."""

from __future__ import annotations

from functools import cache

import pytest

from warhall.games.tyrants import GAME
from warhall.games.tyrants.atlas import NAME_MOST, WIDTH
from warhall.games.tyrants.narrate import picture
from warhall.games.tyrants.view import TyrantsView
from warhall.kernel.dice import SeededDice
from warhall.kernel.narrator import Narrator


@cache
def late(players: int) -> TyrantsView:
    """A table in the middle of a game of chance."""
    state = GAME.begin({"players": players}, SeededDice(players))
    for number in range(400):
        seat, decision = next(iter(sorted(state.decisions.items())))
        state.apply(seat, decision.options[number * 7919 % len(decision.options)])
        if state.result is not None:
            break
    view = state.view(0)
    assert isinstance(view, TyrantsView)
    return view


def parts(view: TyrantsView, language: str) -> list[str]:
    lines = ["".join(span.text for span in line) for line in picture(view, Narrator(GAME, language))]
    return "\n".join(lines).split("\n\n")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_map_sites_and_routes_fit_in_eighty_columns_and_name_every_site(players: int, language: str) -> None:
    view = late(players)
    _, atlas, sites, routes, *_ = parts(view, language)
    assert max(map(len, (atlas + "\n" + sites + "\n" + routes).splitlines())) <= WIDTH == 80
    for site in view.sites:
        name = Narrator(GAME, language).name("site", site.id)
        assert (name if len(name) <= NAME_MOST else name[: NAME_MOST - 1] + "…") in atlas


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_troop_stands_on_the_map_once_and_is_what_the_lists_say(players: int) -> None:
    view = late(players)
    _, atlas, *_ = parts(view, "en")
    drawn = "\n".join(atlas.splitlines()[:-2])  # without what the signs mean
    seats = [player.seat for player in view.seats]
    troops = [colour for site in view.sites for colour in site.spaces]
    troops += [colour for route in view.routes for colour in route.spaces]
    assert drawn.count("○") == troops.count("white") > 0
    assert drawn.count("·") == troops.count(None) > 0
    assert any(troops.count(seat) for seat in seats)
    for seat, mark in zip(seats, "●■▲◆", strict=False):
        signs = sum(site.spies.count(seat) + (site.controller == seat) for site in view.sites)
        assert drawn.count(mark) == troops.count(seat) + signs
