"""What is picked before the start (chapters 1, 2, 4 and 28): packs, commanders and battlefields, as named lists.

Here: what there is to pick in which mode. Not here: custom warbands, which are built in the workshop, and what the
rules say about a pick (`draft`).
"""

from __future__ import annotations

from warhall.games.dungeon_command.battlefield import DUNGEON, OUTDOORS
from warhall.games.dungeon_command.setup import BUILD, FIRST_GAME, LATER, MODES, STANDARD, TEAMS, layouts_for
from warhall.games.dungeon_command.state import CHANCES, WORTHWHILE
from warhall.games.dungeon_command.tables import Tables
from warhall.kernel.choices import Choice, Value, hint, label, modes_choice, named, need, players_choice, said

FULL = need("mode", MODES[STANDARD], MODES[TEAMS])
FIRST = need("mode", MODES[FIRST_GAME])
MOST_PLAYERS = 4


def choices(tables: Tables) -> tuple[Choice, ...]:
    """Everything there is to pick: where is it played, by whom, and the finer points."""
    players = {
        2: (need("mode", MODES[STANDARD], MODES[FIRST_GAME]),),
        3: (need("mode", MODES[STANDARD]),),
        MOST_PLAYERS: (FULL,),
    }
    return (
        modes_choice(MODES),
        players_choice(players),
        *layouts(tables),
        faces(),
        *packs(tables),
        commanders(tables),
        large_tile(tables),
        asking(),
    )


def packs(tables: Tables) -> tuple[Choice, Choice]:
    """DC-1.4, DC-28.1: a pack for each seat; in the First game one for both."""
    values = tuple(named("faction", ident) for ident in tables.factions)
    start = tuple(tables.factions[seat % len(tables.factions)] for seat in range(MOST_PLAYERS))
    each = Choice(option="factions", kind="each", say=label("factions"), start=start, values=values, needs=(FULL,))
    shared = Choice(
        option="factions",
        kind="some",
        say=label("factions"),
        help=hint("factions"),
        start=start[:1],
        values=values,
        needs=(FIRST,),
    )
    return each, shared


def commanders(tables: Tables) -> Choice:
    """DC-1.8, DC-4.1: a commander of the seat's pack, or the player chooses when the game begins."""
    return Choice(
        option="commanders",
        kind="each",
        say=label("commanders"),
        start=(LATER,) * MOST_PLAYERS,
        values=(
            said(LATER, "option-commanders-later"),
            *(named("commander", each.id, need("factions", each.faction)) for each in tables.commanders),
        ),
    )


def layouts(tables: Tables) -> tuple[Choice, ...]:
    """DC-2.16: the battlefields for each number of players; two players of a full game may build theirs."""
    found = []
    for mode, players in ((STANDARD, 2), (STANDARD, 3), (STANDARD, MOST_PLAYERS), (FIRST_GAME, 2)):
        known = layouts_for(tables, players, mode)
        values = [named("layout", ident) for ident in known]
        if mode == STANDARD and players == 2:
            values.append(said(BUILD, "option-layout-build", helped=True))
        found.append(
            Choice(
                option="layout",
                kind="one",
                say=label("layout"),
                start=known[0],
                values=tuple(values),
                needs=(FIRST if mode == FIRST_GAME else FULL, need("players", players)),
            )
        )
    return tuple(found)


def faces() -> Choice:
    """DC-2.1: which side of the tiles is up."""
    return Choice(
        option="face",
        kind="one",
        say=label("face"),
        help=hint("face"),
        start=DUNGEON,
        values=tuple(said(face, f"option-face-{face}") for face in (DUNGEON, OUTDOORS)),
        needs=(FULL,),
    )


def asking() -> Choice:
    """DC-D80, DC-D85: for which responses a player is asked."""
    return Choice(
        option="chances",
        kind="one",
        say=label("chances"),
        help=hint("chances"),
        start=CHANCES[WORTHWHILE],
        values=tuple(said(each, f"option-chances-{each}", helped=True) for each in CHANCES),
        finer=True,
    )


def large_tile(tables: Tables) -> Choice:
    """DC-28.11: the large tile of the shared pack that player 1 chooses."""
    values: list[Value] = []
    for faction, tiles in zip(tables.factions, tables.pack_tiles, strict=True):
        for role in ("L1", "L2"):
            tile = named("tile", tables.tiles[tiles[role]].id, need("factions", faction))
            values.append(Value(role, tile.say, None, tile.needs))
    return Choice(
        option="large",
        kind="one",
        say=label("large"),
        help=hint("large"),
        start="L1",
        values=tuple(values),
        needs=(FIRST,),
        finer=True,
    )
