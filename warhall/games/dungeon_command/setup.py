"""How a game begins: options to a first state (chapters 1, 2, 4 and 28)."""

from __future__ import annotations

from typing import cast

from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import Commander, Square
from warhall.games.dungeon_command.battlefield import DUNGEON, Ground, Laid
from warhall.games.dungeon_command.building import build, canvas
from warhall.games.dungeon_command.state import CHANCES, NONE, WORTHWHILE, DungeonCommand
from warhall.games.dungeon_command.tables import DungeonCommandGame, Tables
from warhall.games.dungeon_command.turn import choose_commander, deal_hands, roll_for_first, take_command
from warhall.games.dungeon_command.warband import Decks, Warband, cards_of, faults, pack, unknown_card
from warhall.geometry.masks import mask_of
from warhall.kernel.actions import Seat
from warhall.kernel.dice import Dice
from warhall.kernel.errors import OptionsError, nearest, quoted
from warhall.kernel.game import Game, Options
from warhall.kernel.state import step

STANDARD, FIRST_GAME, TEAMS = range(3)
MODES = ("standard", "first-game", "teams")
BUILD = "build"
LATER = ""
"""In the place of a commander: the player chooses when the game begins."""


class DungeonCommandOptions(Options, frozen=True):
    """What the players agree on before the start."""

    factions: tuple[str, ...] = ()
    """The pack of each seat; by default the packs of the content in turn. In the First game one pack for both."""
    warbands: tuple[Warband, ...] = ()
    """Chapter 30: a custom warband for each seat, instead of packs."""
    commanders: tuple[str, ...] = ()
    """The commander of each seat, or `LATER`; by default each player chooses when the game begins."""
    layout: str = ""
    """A battlefield of the content, or `build`; by default the first for that number of players."""
    face: str = DUNGEON
    """DC-2.1: `dungeon` or `outdoors`."""
    large: str = "L1"
    """DC-28.11: the large tile that player 1 chooses in the First game."""
    chances: str = CHANCES[WORTHWHILE]
    """DC-D80, DC-D85: whether a seat is asked for `worthwhile` responses or for `every` legal one."""


def new(game: Game, options: DungeonCommandOptions, dice: Dice) -> DungeonCommand:
    """Chapters 2 to 5: the battlefield, the chests, commanders, hands, and the roll for deployment."""
    room = cast("DungeonCommandGame", game)
    tables = room.tables
    mode = MODES.index(options.mode)
    check(tables, options, mode)
    seats = options.players
    packs = packs_of(tables, options, mode)
    decks = decks_of(tables, options, mode, packs)
    ground = canvas(tables, options.face).key() if options.layout == BUILD else layout_key(tables, options, mode, packs)
    teams = [seat % 2 if mode == TEAMS else seat for seat in range(seats)]
    g = blank(room, dice, ground, mode, teams, packs)
    g.chances = CHANCES.index(options.chances)
    g.decks = [list(each.orders) for each in decks]
    g.creature_decks = [list(each.creatures) for each in decks]
    for seat in range(seats):
        g.sort_cards(seat)
    for seat, commander in enumerate(commanders_of(options)):
        if commander != LATER:
            take_command(g, seat, tables.commander_kinds[commander])
    g.push(roll_for_first)
    g.push(deal_hands)
    for seat in reversed(range(seats)):
        g.push(choose_commander, seat)
    g.push(place_chests)
    if options.layout == BUILD:
        g.push(build, 0)
    g.push(tell_commanders)
    return g


@step
def tell_commanders(g: DungeonCommand) -> None:
    """DC-4.1: commanders that were named before the game are laid face up; nothing changes."""
    for seat, commander in enumerate(g.commanders):
        if commander != NONE and g.ears is not None:
            g.tell("DC-4.1", ev.Led(Seat(seat), Commander(commander), g.morale[seat], g.leadership[seat]))


def blank(
    game: DungeonCommandGame, dice: Dice, ground: str, mode: int, teams: list[int], packs: list[int]
) -> DungeonCommand:
    """A table with a battlefield and nothing on it."""
    seats = len(teams)
    none: list[int] = []
    treasures = len(game.tables.board_of(ground).treasures)
    return DungeonCommand(
        game=game,
        dice=dice,
        ground=ground,
        mode=mode,
        teams=teams,
        packs=packs,
        symbols=int(mode == FIRST_GAME),
        commanders=[NONE] * seats,
        morale=[1] * seats,
        leadership=[0] * seats,
        hands=[none[:] for _ in teams],
        decks=[none[:] for _ in teams],
        discards=[none[:] for _ in teams],
        creature_hands=[none[:] for _ in teams],
        creature_decks=[none[:] for _ in teams],
        graveyards=[none[:] for _ in teams],
        kinds=[],
        ordinals=[],
        owners=[],
        controllers=[],
        places=[],
        cells=[],
        damage=[],
        used=[],
        attached=[],
        gifts=[],
        venom=[],
        taken=[0] * seats,
        chests=[0] * treasures,
        tokens=[0] * treasures,
        opened=[],
        stack=[],
        fired=[],
        due=[],
        hits=[],
        passing=[0] * seats,
    )


def check(tables: Tables, options: DungeonCommandOptions, mode: int) -> None:
    """Refuse options that do not fit together, and warbands that are not legal."""
    check_fit(tables, options, mode)
    if mode == FIRST_GAME and shared_commanders(options):
        raise OptionsError("DC-28.6: in the First game the players have different commanders")
    if options.warbands and len(options.warbands) != options.players:
        raise OptionsError(f"warbands has {len(options.warbands)} entries, but {options.players} are needed")
    for number, warband in enumerate(options.warbands, 1):
        for reason in faults(tables, warband):
            raise OptionsError(f"warband {number}: {reason.rule}: {reason.message} {dict(reason.args)}")


def check_fit(tables: Tables, options: DungeonCommandOptions, mode: int) -> None:
    """Refuse options that do not fit together."""
    seats = options.players
    if (mode == FIRST_GAME and seats != 2) or (mode == TEAMS and seats != 4):
        raise OptionsError(f"the mode {options.mode!r} is for {2 if mode == FIRST_GAME else 4} players, not {seats}")
    for what, given in (
        ("factions", options.factions),
        ("commanders", options.commanders),
    ):
        wanted = 1 if mode == FIRST_GAME and what == "factions" else seats
        if given and len(given) != wanted:
            raise OptionsError(f"{what} has {len(given)} entries, but {wanted} are needed")
    _check_cards(tables, options, mode)
    _check_layout(tables, options, mode)


def _check_cards(tables: Tables, options: DungeonCommandOptions, mode: int) -> None:
    """Packs and commanders that go together, and warbands of cards that there are."""
    if options.warbands and (options.factions or options.commanders or mode == FIRST_GAME):
        raise OptionsError("a custom warband names its own commander and tiles, and is not for the First game")
    for number, warband in enumerate(options.warbands, 1):
        problem = unknown_card(tables, warband)
        if problem is not None:
            raise OptionsError(f"warband {number}: {problem}")
    packs = packs_of(tables, options, mode) if options.commanders else []
    for commander, number in zip(options.commanders, packs, strict=True):
        if (
            commander != LATER
            and tables.commanders[tables.commander_kinds[commander]].faction != tables.factions[number]
        ):
            raise OptionsError(f"DC-1.8: the pack {tables.factions[number]!r} has no commander {commander!r}")


def shared_commanders(options: DungeonCommandOptions) -> list[str]:
    """DC-28.6: the commanders that more than one seat has named."""
    named = [commander for commander in options.commanders if commander != LATER]
    return [commander for commander in dict.fromkeys(named) if named.count(commander) > 1]


def _check_layout(tables: Tables, options: DungeonCommandOptions, mode: int) -> None:
    """DC-2.16: only two players of a full game build; a layout is for its number of players."""
    if options.layout == BUILD:
        if mode != STANDARD or options.players != 2:
            raise OptionsError("only two players of a standard game build their battlefield")
    elif options.layout and options.layout not in layouts_for(tables, options.players, mode):
        known = layouts_for(tables, options.players, mode)
        raise OptionsError(
            f"no layout {options.layout[:40]!r}{nearest(options.layout, known)}: there are {quoted(known)}"
        )
    if mode == FIRST_GAME and options.face != DUNGEON:
        raise OptionsError("DC-28.2: the First game is played on dungeon faces only")


def layouts_for(tables: Tables, players: int, mode: int) -> list[str]:
    """The battlefields of the content for a number of players and a mode."""
    return [
        layout.id
        for layout in tables.printed.layouts
        if layout.players == players and (layout.mode is not None) == (mode == FIRST_GAME)
    ]


def packs_of(tables: Tables, options: DungeonCommandOptions, mode: int) -> list[int]:
    """The pack whose tiles each seat brings (DC-30.7)."""
    known = tables.factions
    if options.warbands:
        return [known.index(warband.tiles) for warband in options.warbands]
    if mode == FIRST_GAME:
        return [known.index(options.factions[0]) if options.factions else 0] * 2
    if options.factions:
        return [known.index(faction) for faction in options.factions]
    return [seat % len(known) for seat in range(options.players)]


def decks_of(tables: Tables, options: DungeonCommandOptions, mode: int, packs: list[int]) -> list[Decks]:
    """DC-1.6, DC-1.7, DC-28.1: the cards of each seat."""
    if options.warbands:
        return [cards_of(tables, warband) for warband in options.warbands]
    symbols = ("gold", "silver") if mode == FIRST_GAME else (None,) * len(packs)
    return [pack(tables, tables.factions[number], symbol) for number, symbol in zip(packs, symbols, strict=True)]


def commanders_of(options: DungeonCommandOptions) -> tuple[str, ...]:
    """DC-30.4: commanders that are chosen before the game."""
    return options.commanders or tuple(warband.commander for warband in options.warbands)


def layout_key(tables: Tables, options: DungeonCommandOptions, mode: int, packs: list[int]) -> str:
    """The ground of a layout as a state holds it; those in use are kept."""
    wanted: tuple[str | int, ...] = (options.layout, options.players, mode, options.face, options.large, *packs)
    found = tables.grounds.get(wanted)
    if found is None:
        found = tables.grounds[wanted] = ground_of(tables, options, mode, packs).key()
    return found


def ground_of(tables: Tables, options: DungeonCommandOptions, mode: int, packs: list[int]) -> Ground:
    """DC-2.16, DC-28.4, DC-28.11: the battlefield of a layout."""
    layout = tables.layouts[options.layout or layouts_for(tables, options.players, mode)[0]]
    laid = []
    for spot in layout.tiles:
        role, rotation = spot.role, spot.rotation
        if mode == FIRST_GAME and options.large == "L2" and role.startswith("L"):
            role, rotation = ("L2", 90) if role == "L1" else ("L1", 0)
        tile = tables.pack_tiles[packs[spot.seat - 1]][role]
        laid.append(Laid(tile, spot.seat - 1, spot.x, spot.y, rotation, small=role.startswith("S")))
    whole = [each for each in laid if mode == FIRST_GAME and each.seat == 1 and each.small]
    return tables.joining.ground(laid, options.face, whole)


@step
def place_chests(g: DungeonCommand) -> None:
    """DC-2.11, DC-2.13, DC-28.5: chest markers are shuffled and laid face down on the treasure squares."""
    setup, board = g.game.tables.setup, g.board
    squares = list(range(len(board.treasures)))
    if g.symbols:
        large = mask_of(square for tile in board.ground.tiles if not tile.small for square in board.squares_of(tile))
        squares = [number for number in squares if large >> board.treasures[number] & 1]
        markers = list(setup.first_game.chests)
    else:
        markers = [value for value, copies in sorted(setup.chests.items()) for _ in range(copies * g.seats)]
        g.dice.shuffle(markers)
    if len(markers) < len(squares):
        g.dice.shuffle(squares)
    g.chests = [0] * len(board.treasures)
    g.tokens = [0] * len(board.treasures)
    for number, value in zip(squares, markers, strict=False):
        g.chests[number] = value
    if g.ears is not None and any(g.chests):
        laid = (square for square, value in zip(board.treasures, g.chests, strict=True) if value)
        g.tell("DC-28.5" if g.symbols else "DC-2.11", ev.ChestsPlaced(tuple(map(Square, laid))))
