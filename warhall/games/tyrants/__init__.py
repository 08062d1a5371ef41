"""Tyrants of the Underdark: deck-building and area control for two to four Great Houses of the drow.

Read it in this order: `operations` and `printed` (what cards and board are made of), `tables` (the same as numbers),
`state` (what is on the table), `setup`, `turn` (the flow of play), `actions` (what a player can do); then the chapters
`presence`, `control`, `resources`, `troops`, `spies`, `cards`, `market`, `discards`, `devouring`; then what cards do
(`resolving`, `effects`); then `score`, `choices`, `draft`, `reasons`, `view`, `position`, `narrate`, `bots`.
"""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from warhall.games.tyrants import discards, turn
from warhall.games.tyrants.bots import BENCH, fill_in
from warhall.games.tyrants.choices import choices
from warhall.games.tyrants.draft import draft
from warhall.games.tyrants.effects import OPERATIONS, of_cards, on_the_board, within_cards
from warhall.games.tyrants.events import EVENTS
from warhall.games.tyrants.facts import found
from warhall.games.tyrants.foretold import foretell
from warhall.games.tyrants.library import ChoiceNames, SpaceNames, library
from warhall.games.tyrants.measured import MEASURE
from warhall.games.tyrants.narrate import describe, picture
from warhall.games.tyrants.position import read, write
from warhall.games.tyrants.possible import impossible
from warhall.games.tyrants.printed import SHELF
from warhall.games.tyrants.reasons import NOTHING, misplaced
from warhall.games.tyrants.scoresheet import score_sheet
from warhall.games.tyrants.setup import TyrantsOptions, new, outer_section
from warhall.games.tyrants.state import Tyrants
from warhall.games.tyrants.tables import Tables, TyrantsGame
from warhall.games.tyrants.trial import trial
from warhall.games.tyrants.view import common, view

FOLDER = Path(__file__).parent
QUESTIONS = (
    *turn.QUESTIONS,
    *discards.QUESTIONS,
    *on_the_board.QUESTIONS,
    *of_cards.QUESTIONS,
    *within_cards.QUESTIONS,
)
"""All that a player is ever asked."""


def tyrants(*packs: Path) -> TyrantsGame:
    """The game with its own content, and packs laid over it."""
    loaded = SHELF.load(*packs)
    tables = Tables(loaded, OPERATIONS)
    fill_in(tables)
    spoken, spaces = ChoiceNames(tables), SpaceNames(tables)
    game = TyrantsGame(
        id="tyrants",
        version=1,
        folder=FOLDER,
        prefix="TU",
        players=(2, 3, 4),
        modes=("standard",),
        options=TyrantsOptions,
        codec=tables.codec,
        state=Tyrants,
        events=EVENTS,
        new=new,
        questions=QUESTIONS,
        nothing=NOTHING,
        misplaced=misplaced,
        view=view,
        common=common,
        sheet=score_sheet,
        write=write,
        read=read,
        turn_rule="TU-12.1",
        picture=picture,
        describe=describe,
        foretell=foretell,
        bench=BENCH,
        names={**loaded.names, "space": spaces, "choice": spoken},
        content=loaded.digest,
        packed=tyrants,
        library=lambda language: library(game, language),
        draft=draft,
        choices=choices(tables),
        variants=tuple(variants(tables)),
        cards=tuple(card.id for card in tables.cards),
        found=found,
        measure=MEASURE,
        trial=trial,
        impossible=impossible,
        tables=tables,
        packs=loaded.marks,
        pack_texts=loaded.texts,
    )
    spoken.game = spaces.game = game
    return game


def variants(tables: Tables) -> Iterator[dict[str, object]]:
    """Every layout of the board, and every half-deck at least once."""
    halves = cycle(zip(tables.half_decks[::2], tables.half_decks[1::2], strict=False))
    for players, layouts in tables.layouts_for.items():
        for layout, half_decks in zip(layouts, halves, strict=False):
            chosen: dict[str, object] = {"players": players, "half_decks": list(half_decks)}
            if len(layouts) > 1:
                chosen["section"] = outer_section(tables, layout)
            yield chosen


GAME = tyrants()
