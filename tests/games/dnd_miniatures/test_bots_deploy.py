"""The book of deployments: each arrangement fits its map and warband, and is followed by levels that know the book."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from warhall.bots.bot import Budget
from warhall.bots.search import search
from warhall.games.dnd_miniatures import GAME, bots_deploy
from warhall.games.dnd_miniatures.bots import BENCH
from warhall.games.dnd_miniatures.bots_deploy import (
    LETTERS,
    Arrangement,
    Deployments,
    arrangement,
    kept,
    known_deployment,
)
from warhall.games.dnd_miniatures.state import DEPLOYING, DndMiniatures
from warhall.kernel.dice import SeededDice

MAPS = kept().scenarios["assault"]
PAGES = [(map_id, letter, page) for map_id, starts in MAPS.items() for letter in starts for page in starts[letter]]


def warband_of(cards: dict[str, int]) -> str:
    """The ready-made warband of these creatures."""
    return next(each.id for each in GAME.tables.printed.warbands if {one.id: one.n for one in each.creatures} == cards)


def opened(warband: str, map_id: str, ask: str, letter: str = "", **options: object) -> tuple[DndMiniatures, int]:
    """A battle in which a warband, at the first seat, is asked something before it begins."""
    chosen = {"limit": 50, "warbands": (warband, "guards_50"), "maps": (map_id, map_id), **options}
    for seed in range(20):
        g = GAME.begin(chosen, SeededDice(seed))
        assert isinstance(g, DndMiniatures)
        while g.phase <= DEPLOYING and g.decision is not None:
            seat, asked = g.decision.seat, g.decision
            if asked.ask == ask and seat == 0:
                return g, seat
            wanted = letter if seat == 0 else LETTERS.replace(letter, "")
            said = {f"letter {wanted}"}
            codes = [code for code in asked.options if GAME.codec.notation(g, code) in said]
            g.apply(seat, codes[0] if codes else asked.options[0])
    raise AssertionError(ask)


@pytest.mark.rule("DM-5.7", "DM-5.10")
@pytest.mark.parametrize(("map_id", "letter", "page"), PAGES)
def test_the_book_places_the_whole_warband(map_id: str, letter: str, page: Arrangement) -> None:
    cards = {card: len(squares) for card, squares in page.squares.items()}
    g, seat = opened(warband_of(cards), map_id, "deploy", letter)
    while g.decision is not None and g.decision.ask == "deploy" and g.decision.seat == seat:
        code = known_deployment(g, seat)
        assert code is not None
        g.apply(seat, code)
    name = g.board.map.name
    placed = Counter(
        (GAME.tables.labels[kind], name(place))
        for kind, place, owner in zip(g.kinds, g.places, g.owners, strict=True)
        if owner == seat
    )
    assert placed == Counter((card, square) for card, squares in page.squares.items() for square in squares)


@pytest.mark.rule("DM-5.6")
@pytest.mark.parametrize("map_id", MAPS)
def test_the_letter_that_is_worth_more_is_chosen(map_id: str) -> None:
    g, seat = opened("goblins_50", map_id, "letter")
    known = [arrangement(g, seat, map_id, letter) for letter in range(len(LETTERS))]
    worths = [0 if each is None else each.worth for each in known]
    code = known_deployment(g, seat)
    assert code is not None
    assert GAME.codec.notation(g, code) == f"letter {LETTERS[worths.index(max(worths))]}"


@pytest.mark.rule("DM-5.6")
@pytest.mark.parametrize(("level", "letter"), [("normal", "A"), ("hard", "A"), ("master", "B")])
def test_only_master_knows_which_letter_is_worth_more(level: str, letter: str) -> None:
    g, seat = opened("guards_50", "crossroads", "letter")
    thought = BENCH.levels[level]
    found = search(g.copy(), seat, thought, Budget(thought.looks), SeededDice(1))
    assert GAME.codec.notation(g, found[0].code) == f"letter {letter}"


@pytest.mark.rule("DM-5.5")
def test_the_map_is_chosen_whose_worse_letter_is_worth_more(monkeypatch: pytest.MonkeyPatch) -> None:
    g, seat = opened("goblins_50", "monster_lair", "map", maps=("monster_lair", "crossroads"))
    squares = next(page for page in MAPS["crossroads"]["A"] if "goblin_cutter" in page.squares).squares

    def said(book: dict[str, tuple[int, int]]) -> str | None:
        pages = {
            map_id: {letter: [Arrangement(worth, squares)] for letter, worth in zip(LETTERS, worths, strict=True)}
            for map_id, worths in book.items()
        }
        monkeypatch.setattr(bots_deploy, "kept", lambda: Deployments("", {"assault": pages}))
        code = known_deployment(g, seat)
        return None if code is None else GAME.codec.notation(g, code)

    assert said({"crossroads": (90, 10), "monster_lair": (40, 30)}) == "map monster_lair"
    assert said({"crossroads": (90, 50), "monster_lair": (40, 30)}) == "map crossroads"
    assert said({"monster_lair": (90, 80)}) is None, "of the other map the book knows nothing"


def test_who_knows_the_book_follows_it_and_rates_every_option_once() -> None:
    g, seat = opened("goblins_50", "crossroads", "deploy", "A")
    thought = msgspec.structs.replace(BENCH.levels["normal"], book=True)
    found = search(g, seat, thought, Budget(600), SeededDice(3))
    assert found[0].code == known_deployment(g, seat)
    assert sorted(each.code for each in found) == sorted(g.decisions[seat].options)
    assert [BENCH.levels[level].book for level in ("normal", "hard", "master")] == [False, True, True]


@pytest.mark.parametrize("options", [{"mode": "bounty"}, {"warbands": ("starter_good", "starter_evil"), "limit": 100}])
def test_the_book_says_nothing_about_another_scenario_or_warband(options: dict[str, object]) -> None:
    g, seat = opened("goblins_50", "crossroads", "deploy", "A", **options)
    assert known_deployment(g, seat) is None
