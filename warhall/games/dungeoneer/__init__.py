"""Dungeoneer: heroes walk a map of location cards for quests, and each player is the others' Dragon Overlord.

Read it in this order: `vocabulary`, `operations`, `printed` and `checking` (what cards are made of), `blocks` and
`tables` (the same as numbers), `state` (what is on the table), `setup`, `turn` (the flow of play), `actions` (what a
player can do); then the chapters `cards`, `values`, `places`, `special`, `playing`, `timing`, `moments`, `rolls`,
`simultaneous`, `wounds`, `movement`, `exploring`, `completing`, `battle`, `starting`, `declaring`, `quests`, `paying`,
`feats`; then what cards do (`effects`); then `score`, `choices`, `draft`, `reasons`, `view`, `position`, `narrate`,
`prospects`, `bots`.
"""

from pathlib import Path
from types import ModuleType

from warhall.games.dungeoneer import (
    battle,
    bots,
    building,
    cards,
    declaring,
    exploring,
    feats,
    moments,
    movement,
    paying,
    quests,
    setup,
    simultaneous,
    starting,
    timing,
    turn,
    wounds,
)
from warhall.games.dungeoneer.bots import BENCH
from warhall.games.dungeoneer.checking import SHELF
from warhall.games.dungeoneer.choices import choices
from warhall.games.dungeoneer.draft import draft
from warhall.games.dungeoneer.effects import OPERATIONS, on_cards, on_heroes
from warhall.games.dungeoneer.events import EVENTS
from warhall.games.dungeoneer.facts import found
from warhall.games.dungeoneer.foretold import foretell
from warhall.games.dungeoneer.library import library
from warhall.games.dungeoneer.measured import MEASURE
from warhall.games.dungeoneer.narrate import describe, picture
from warhall.games.dungeoneer.options import ALL_SETS, DungeoneerOptions
from warhall.games.dungeoneer.position import read, write
from warhall.games.dungeoneer.possible import impossible
from warhall.games.dungeoneer.reasons import NOTHING, misplaced
from warhall.games.dungeoneer.scoresheet import score_sheet
from warhall.games.dungeoneer.setup import new
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.games.dungeoneer.tables import DungeoneerGame, Tables
from warhall.games.dungeoneer.trial import trial
from warhall.games.dungeoneer.view import imagine, view
from warhall.kernel.verbs import Question

FOLDER = Path(__file__).parent
CHAPTERS: tuple[ModuleType, ...] = (
    setup,
    building,
    turn,
    feats,
    cards,
    paying,
    exploring,
    movement,
    quests,
    declaring,
    starting,
    battle,
    wounds,
    moments,
    simultaneous,
    on_cards,
    on_heroes,
)
QUESTIONS = tuple(
    dict.fromkeys(each for chapter in CHAPTERS for each in vars(chapter).values() if isinstance(each, Question))
)
"""All that the chapters ask."""


def proved(tables: Tables) -> tuple[dict[str, object], ...]:
    """The options under which the game is proved: every set, number of players and variant at least once."""
    last = tables.printed.sets[-1]
    return (
        {"players": 2},
        {"players": 3, "resurrection": True, "choice_of_heroes": True, "dodging_spikes": True},
        {"players": 4, "limited_movement": True, "unbiased_placement": True, "optional_discard": True},
        {"players": max(last.players), "sets": last.id, "ap_for_falling": True, "nothing_personal": True},
        {"players": 2, "sets": ALL_SETS},
        {"players": 3, "sets": ALL_SETS, "no_blank_spots": True, "split_decks": False, "loose_walls": True},
    )


def dungeoneer(*packs: Path) -> DungeoneerGame:
    """The game with its own content, and packs laid over it."""
    loaded = SHELF.load(*packs)
    tables = Tables(loaded, OPERATIONS)
    timing.fill_in(tables)
    bots.fill_in(tables)
    game = DungeoneerGame(
        id="dungeoneer",
        version=1,
        folder=FOLDER,
        prefix="DG",
        players=(2, 3, 4),
        modes=("standard",),
        options=DungeoneerOptions,
        codec=tables.codec,
        state=Dungeoneer,
        events=EVENTS,
        new=new,
        questions=QUESTIONS,
        nothing=NOTHING,
        misplaced=misplaced,
        view=view,
        sheet=score_sheet,
        imagine=imagine,
        write=write,
        read=read,
        turn_rule="DG-9.7",
        picture=picture,
        describe=describe,
        foretell=foretell,
        bench=BENCH,
        names=tables.spoken_names(loaded.names),
        content=loaded.digest,
        packed=dungeoneer,
        library=lambda language: library(game, language),
        draft=draft,
        measure=MEASURE,
        trial=trial,
        choices=choices(tables),
        variants=proved(tables),
        cards=tuple(card.id for card in tables.printed.adventures),
        found=found,
        impossible=impossible,
        tables=tables,
        packs=loaded.marks,
        pack_texts=loaded.texts,
    )
    return game


GAME = dungeoneer()
