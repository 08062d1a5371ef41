"""Dungeon Command: a skirmish of warbands with cards and miniatures, for two to four commanders.

Read it in this order: `operations`, `powers`, `static_clauses`, `printed` (what cards and tiles are made of),
`checking`, `battlefield` (tiles laid side by side), `lookout` (sight on it), `tables` and `playing` (content
as numbers), `state` (what is on the table), `setup`, `choices`, `building`, `turn` (the flow of play), `activate`,
`chances` (who may respond), `announce`, `resolving`, `effects` (what cards do); then the chapters `statics`, `pieces`,
`movement`, `combat`, `targets`, `threats`, `damage`, `attacks`, `orders`, `deploying`, `warband`, `draft`, `score`;
then `untimely` and `reasons`, `view`, `position`, `narrate`, `library`, `bots`.
"""

from pathlib import Path

from warhall.games.dungeon_command import activate, announce, building, chances, damage, effects, resolving, turn
from warhall.games.dungeon_command.bots import BENCH
from warhall.games.dungeon_command.checking import SHELF
from warhall.games.dungeon_command.choices import choices
from warhall.games.dungeon_command.draft import draft
from warhall.games.dungeon_command.effects import OPERATIONS
from warhall.games.dungeon_command.entries import entry_word
from warhall.games.dungeon_command.events import EVENTS
from warhall.games.dungeon_command.facts import found
from warhall.games.dungeon_command.foretold import foretell
from warhall.games.dungeon_command.library import deed_names, library, option_names
from warhall.games.dungeon_command.measured import MEASURE
from warhall.games.dungeon_command.narrate import asks, describe, picture
from warhall.games.dungeon_command.position import read, write
from warhall.games.dungeon_command.possible import impossible
from warhall.games.dungeon_command.previews import previews
from warhall.games.dungeon_command.scoresheet import score_sheet
from warhall.games.dungeon_command.setup import MODES, DungeonCommandOptions, new
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.tables import DungeonCommandGame, Tables
from warhall.games.dungeon_command.trial import trial
from warhall.games.dungeon_command.untimely import NOTHING, misplaced
from warhall.games.dungeon_command.view import imagine, view
from warhall.kernel.game import HOUSE_TEXTS
from warhall.kernel.texts import Texts

FOLDER = Path(__file__).parent
CHAPTERS = (building, turn, activate, chances, announce, resolving, effects, damage)
QUESTIONS = tuple(question for chapter in CHAPTERS for question in chapter.QUESTIONS)
"""What a player is asked."""


def dungeon_command(*packs: Path) -> DungeonCommandGame:
    """The game with its own content, and packs laid over it."""
    loaded = SHELF.load(*packs)
    tables = Tables(loaded, OPERATIONS)
    tables.entry_word = entry_word
    names = {
        **loaded.names,
        "unit": tables.unit_names(),
        "source": tables.source_names(),
        "power": tables.power_labels(),
    }
    texts = Texts.load(HOUSE_TEXTS, FOLDER / "texts", *loaded.texts, names=names)
    printed = loaded.content
    cards = [card.id for card in printed.creatures] + [card.id for card in printed.orders]
    return DungeonCommandGame(
        id="dungeon_command",
        version=2,
        folder=FOLDER,
        prefix="DC",
        players=(2, 3, 4),
        modes=MODES,
        options=DungeonCommandOptions,
        codec=tables.codec,
        state=DungeonCommand,
        events=EVENTS,
        new=new,
        questions=QUESTIONS,
        nothing=NOTHING,
        misplaced=misplaced,
        view=view,
        ahead=previews,
        sheet=score_sheet,
        imagine=imagine,
        write=write,
        read=read,
        turn_rule="DC-8.7",
        picture=picture,
        describe=describe,
        foretell=foretell,
        asks=asks,
        bench=BENCH,
        names={**names, "option": option_names(tables, texts), "deed": deed_names(tables, texts)},
        content=loaded.digest,
        packed=dungeon_command,
        packs=loaded.marks,
        pack_texts=loaded.texts,
        library=lambda language: library(loaded.content, texts, language),
        draft=draft,
        measure=MEASURE,
        trial=trial,
        choices=choices(tables),
        workshop=("warbands",),
        revealed=("warbands",),
        variants=(
            {"players": 2},
            {"players": 2, "layout": "build", "face": "outdoors"},
            {"players": 2, "mode": "first-game"},
            {"players": 2, "mode": "first-game", "factions": ["sting_of_lolth"], "large": "L2"},
            {"players": 3},
            {"players": 4, "face": "outdoors"},
            {"players": 4, "mode": "teams"},
        ),
        cards=(*cards, *(card.id for card in printed.commanders)),
        found=found,
        impossible=impossible,
        tables=tables,
    )


GAME = dungeon_command()
