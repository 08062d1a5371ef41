"""Fantasy Commander: two armies on a hex map, secret orders, tactic cards, scenarios, Epic Battles and a campaign.

Read it in the order of the rulebook: `printed` and `operations` (the content), `tables` (the same in numbers), `state`
(what is on the table), `plan`, `choices`, `draft`, `setup`, `muster` and `deployment` (how it begins), `turn` (the
flow of a round), `orders` (command phase), `tactics` and `effects` (cards), `activation`, `movement`, `combat`,
`ranged`, `aftermath`, `retreat` (what units do), `score` (how it ends), `campaign` and `raid`; then `view`, `narrate`,
`bots`.
"""

from collections.abc import Iterator
from pathlib import Path

from warhall.games.fantasy_commander import (
    activation,
    aftermath,
    attacks,
    campaign,
    combat,
    deployment,
    effects,
    muster,
    orders,
    raids,
    retreat,
    settlement,
    turn,
)
from warhall.games.fantasy_commander.actions import Concede
from warhall.games.fantasy_commander.bots import BENCH
from warhall.games.fantasy_commander.campaign import after_battle
from warhall.games.fantasy_commander.choices import choices
from warhall.games.fantasy_commander.chronicle import CAMPAIGN_EVENTS
from warhall.games.fantasy_commander.draft import draft
from warhall.games.fantasy_commander.events import BATTLE_EVENTS
from warhall.games.fantasy_commander.facts import found
from warhall.games.fantasy_commander.foretold import foretell
from warhall.games.fantasy_commander.in_vain import VAIN_EVENTS
from warhall.games.fantasy_commander.library import library
from warhall.games.fantasy_commander.measured import MEASURE
from warhall.games.fantasy_commander.narrate import describe, picture
from warhall.games.fantasy_commander.opening import OPENING_EVENTS
from warhall.games.fantasy_commander.plan import MODES, FantasyOptions
from warhall.games.fantasy_commander.position import read, write
from warhall.games.fantasy_commander.possible import impossible
from warhall.games.fantasy_commander.printed import SHELF
from warhall.games.fantasy_commander.reasons import NOTHING, misplaced
from warhall.games.fantasy_commander.score import concede
from warhall.games.fantasy_commander.scoresheet import score_sheet
from warhall.games.fantasy_commander.setup import new
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import FantasyGame, Tables
from warhall.games.fantasy_commander.telling import CHANGE_EVENTS
from warhall.games.fantasy_commander.trial import trial
from warhall.games.fantasy_commander.view import FACES, imagine, view
from warhall.kernel.verbs import Verb

FOLDER = Path(__file__).parent
QUESTIONS = tuple(
    question
    for chapter in (
        muster, deployment, orders, turn, effects, activation, attacks, combat, aftermath, retreat, settlement, raids,
        campaign,
    )
    for question in chapter.QUESTIONS
)  # fmt: skip
"""All that a player is ever asked."""


def fantasy_commander(*packs: Path) -> FantasyGame:
    """The game with its own content, and packs laid over it."""
    loaded = SHELF.load(*packs)
    tables = Tables(loaded)
    game = FantasyGame(
        id="fantasy_commander",
        version=1,
        folder=FOLDER,
        prefix="FC",
        players=(2,),
        modes=MODES,
        options=FantasyOptions,
        codec=tables.codec,
        state=Battle,
        events=(*OPENING_EVENTS, *BATTLE_EVENTS, *VAIN_EVENTS, *CHANGE_EVENTS, *CAMPAIGN_EVENTS),
        new=new,
        questions=QUESTIONS,
        anytime=(Verb(Concede, does=concede),),
        nothing=NOTHING,
        misplaced=misplaced,
        view=view,
        sheet=score_sheet,
        imagine=imagine,
        write=write,
        read=read,
        turn_rule="FC-12.12",
        picture=picture,
        describe=describe,
        foretell=foretell,
        bench=BENCH,
        names={**loaded.names, "piece": tables.piece_names(), "town": tables.town_names()},
        content=loaded.digest,
        packed=fantasy_commander,
        library=lambda language: library(game, language),
        draft=draft,
        measure=MEASURE,
        trial=trial,
        choices=choices(tables),
        workshop=("ground", "armies", "decks", "elements"),
        revealed=("armies", "decks"),
        variants=tuple(variants(tables)),
        cards=tuple(proved_one_by_one(tables)),
        step_cap=40_000,
        found=found,
        impossible=impossible,
        faces={face: number for number, face in enumerate(FACES)},
        tables=tables,
        after_battle=after_battle,
        packs=loaded.marks,
        pack_texts=loaded.texts,
    )
    return game


def proved_one_by_one(tables: Tables) -> Iterator[str]:
    """Tactic cards, properties, and the town and escalation cards of the campaign."""
    printed = tables.printed
    for kind in (printed.tactics, printed.properties, printed.town_cards, printed.escalation_cards):
        yield from (each.id for each in kind)


def variants(tables: Tables) -> Iterator[dict[str, object]]:
    """Some scenarios, Epic Battles on all kinds of maps, armies built at the table, and a campaign; cut short.

    The campaign has all scenarios for its missions, so every other one is enough beside it.
    """
    for scenario in tables.scenarios[::2]:
        yield {"mode": "scenario", "scenario": scenario.id, "round_limit": 2}
    size = tables.printed.sizes[0].id
    faction = tables.printed.lists[-1].faction
    yield {"mode": "epic", "size": size, "map": "hand_made", "deck_face": "down", "round_limit": 2}
    yield {"mode": "epic", "size": size, "factions": [faction, faction], "same_faction": True, "round_limit": 2}
    yield {"mode": "epic", "size": size, "build": True, "round_limit": 1}
    yield {"mode": "campaign", "round_limit": 1}


GAME = fantasy_commander()
