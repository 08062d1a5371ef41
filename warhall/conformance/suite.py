"""The suite: every check by its name, and a way to run them all on a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warhall.conformance import choices, hostile, laws, packs, picks, sameness, second, secrets, sights, undo, words
from warhall.conformance.play import Play, random_play
from warhall.kernel.game import Game

SEEDS = (1, 2, 3)
PLAYS = 6
"""About so many games of each game: one with few variants is played more often under each."""

PLAY_CHECKS: dict[str, Callable[[Play], None]] = {
    check.__name__.removeprefix("check_"): check
    for check in (
        choices.check_options,
        choices.check_refusals,
        choices.check_end,
        choices.check_bench,
        sameness.check_copy,
        sameness.check_save,
        sameness.check_position,
        sameness.check_record,
        sameness.check_notation,
        sameness.check_asking,
        secrets.check_imagine,
        secrets.check_secrets,
        secrets.check_events,
        secrets.check_barrier,
        undo.check_undo,
        undo.check_free_undo,
        words.check_citations,
        words.check_narration,
        words.check_sheet,
        hostile.check_hostile_actions,
        hostile.check_hostile_options,
        laws.check_laws,
        sights.check_sights,
        sights.check_derived,
        sameness.check_siblings,
    )
}
"""Demands on every single game that is played."""

GAME_CHECKS: dict[str, Callable[[Game, Sequence[Play]], None]] = {
    "picks": lambda game, plays: picks.check_picks(game),
    "codec": lambda game, plays: choices.check_codec(game),
    "rules": lambda game, plays: words.check_rules(game),
    "packs": lambda game, plays: packs.check_packs(game),
    "texts": words.check_texts,
    "imagine_varies": lambda game, plays: secrets.check_imagine_varies(plays),
    "sights_vary": lambda game, plays: sights.check_sights_vary(plays),
    "hostile_files": lambda game, plays: hostile.check_hostile_files(plays[0]),
    "second_process": lambda game, plays: second.check_second_process(plays),
}
"""Demands on a game as a whole; they get all games that were played."""

DEEP = frozenset({"second_process", "hostile_files"})
"""Demands on a game as a whole that are met day by day with some of its plays."""

UNPLAYED = frozenset({"picks", "codec", "rules", "packs"})
"""Those of them that need no game to be played: they can be met before the first one can."""


def is_daily(check: str, number: int, plays: int) -> bool:
    """Whether a check looks at the play of this number day by day: each at one of each game, and not all at the same.

    Where a game is proved, all checks look at all its plays.
    """
    return (list(PLAY_CHECKS).index(check) + number) % plays == 0


def some_of(check: str, plays: Sequence[Play]) -> Sequence[Play]:
    """The plays with which a deep demand is met day by day: the shortest where one is enough, else every third."""
    if check == "hostile_files":
        return sorted(plays, key=lambda play: len(play.moments))[:1]
    return plays[::3]


def seeds_of(game: Game) -> tuple[int, ...]:
    """The seeds with which every variant of a game is played."""
    return SEEDS[: max(1, PLAYS // len(game.variants))]


def plays_of(game: Game, seeds: Sequence[int] | None = None) -> list[Play]:
    """Random games under all options that the game is proved with."""
    return [random_play(game, variant, seed) for variant in game.variants for seed in seeds or seeds_of(game)]
