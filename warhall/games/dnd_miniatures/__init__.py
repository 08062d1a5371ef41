"""D&D Miniatures: a skirmish of painted figures on a battle map, for two to six players.

Read it in this order: `abilities`, `operations`, `card_lines`, `printed` (what stat cards and maps are made of),
`checking`, `lanes`, `sightlines` and `battlefield` (the map), `actions`, `tables` (content as numbers), `under_way` and
`state` (what is on the table); then `setup`, `choices`, `muster`, `draft`, `zones`, `deployment`, `initiative`, `turn`
(the flow of play), `acting`, `attacking`; then the chapters `creatures`, `sightings`, `movement`, `reasons`, `moving`,
`placing`, `forced`, `targeting`, `strikes`, `combat`, `damage`, `durations`, `saves`, `powers`, `useful`, `effects`,
`returning`, `score`; then `obstruction`, `previews`, `view`, `position`, `narrate`, `library`, `entries`,
`bots_strikes`, `bots_threats`, `bots_order`, `bots`.
"""

from pathlib import Path

from warhall.games.dnd_miniatures import (
    acting,
    combat,
    deployment,
    forced,
    initiative,
    moving,
    powers,
    returning,
    saves,
    strikes,
    turn,
)
from warhall.games.dnd_miniatures.bots import BENCH
from warhall.games.dnd_miniatures.checking import SHELF
from warhall.games.dnd_miniatures.choices import choices
from warhall.games.dnd_miniatures.draft import draft
from warhall.games.dnd_miniatures.effects import OPERATIONS
from warhall.games.dnd_miniatures.entries import entry_word
from warhall.games.dnd_miniatures.events import EVENTS
from warhall.games.dnd_miniatures.facts import found
from warhall.games.dnd_miniatures.foretold import foretell
from warhall.games.dnd_miniatures.library import library
from warhall.games.dnd_miniatures.measured import MEASURE
from warhall.games.dnd_miniatures.narrate import describe, picture
from warhall.games.dnd_miniatures.position import read, write
from warhall.games.dnd_miniatures.possible import impossible
from warhall.games.dnd_miniatures.previews import previews
from warhall.games.dnd_miniatures.reasons import NOTHING, misplaced
from warhall.games.dnd_miniatures.scoresheet import score_sheet
from warhall.games.dnd_miniatures.setup import MODES, DndMiniaturesOptions, new
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.games.dnd_miniatures.tables import DndMiniaturesGame, Tables
from warhall.games.dnd_miniatures.trial import trial
from warhall.games.dnd_miniatures.view import common, imagine, view
from warhall.kernel.game import HOUSE_TEXTS
from warhall.kernel.texts import Texts

FOLDER = Path(__file__).parent
QUESTIONS = (
    *deployment.QUESTIONS,
    *initiative.QUESTIONS,
    *turn.QUESTIONS,
    *acting.QUESTIONS,
    *moving.QUESTIONS,
    *strikes.QUESTIONS,
    *combat.QUESTIONS,
    *powers.QUESTIONS,
    *forced.QUESTIONS,
    *saves.QUESTIONS,
    *returning.QUESTIONS,
)
"""All that a player is ever asked."""


def dnd_miniatures(*packs: Path) -> DndMiniaturesGame:
    """The game with its own content, and packs laid over it."""
    loaded = SHELF.load(*packs)
    tables = Tables(loaded, OPERATIONS)
    tables.entry_word = entry_word
    names = {**loaded.names, **tables.names()}
    texts = Texts.load(HOUSE_TEXTS, FOLDER / "texts", *loaded.texts, names=names)
    return DndMiniaturesGame(
        id="dnd_miniatures",
        version=1,
        folder=FOLDER,
        prefix="DM",
        players=(2, 3, 4, 6),
        modes=MODES,
        options=DndMiniaturesOptions,
        codec=tables.codec,
        state=DndMiniatures,
        events=EVENTS,
        new=new,
        questions=QUESTIONS,
        nothing=NOTHING,
        misplaced=misplaced,
        view=view,
        common=common,
        ahead=previews,
        sheet=score_sheet,
        imagine=imagine,
        write=write,
        read=read,
        turn_rule="DM-6.8",
        picture=picture,
        describe=describe,
        foretell=foretell,
        bench=BENCH,
        names=names,
        content=loaded.digest,
        packed=dnd_miniatures,
        packs=loaded.marks,
        pack_texts=loaded.texts,
        library=lambda language: library(tables, texts, language),
        draft=draft,
        measure=MEASURE,
        trial=trial,
        choices=choices(tables),
        workshop=("armies",),
        revealed=("armies",),
        variants=(
            {"limit": 50},
            {"limit": 100, "mode": "bounty"},
            {"mode": "sealed"},
            {"mode": "free-for-all", "players": 3},
            {"mode": "quick-start-2", "bloodied": True, "powers": True, "opportunity": True},
        ),
        cards=tuple(tables.labels),
        found=found,
        impossible=impossible,
        tables=tables,
    )


GAME = dnd_miniatures()
