"""Why a location card cannot be placed, shifted or laid, and why a warp does not lead somewhere."""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.building import held_back
from warhall.games.dungeoneer.places import FITS, closes, frames, grid, is_last, misfit
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.kernel.errors import Refusal, refusal


def refuse_place(g: Dungeoneer, seat: int, action: act.PutDown, ask: str) -> Refusal | None:
    """DG-6.3 to DG-6.7, DG-6.10, DG-18.7: what is wrong with a cell."""
    assert g.agenda is not None  # noqa: S101  something is asked
    shifting = ask == "place-shifted"
    place: int = g.agenda[1][1] if shifting else g.drawn
    cards = grid(g, g.game.tables.plane[place], place if shifting else NONE)
    if shifting and g.cells[place] == action.cell:
        return refusal("DG-18.15", "same-cell")
    fault = misfit(g, cards, place, action.cell, action.turned)
    rule, message, other = fault
    if other != NONE:
        name = g.game.tables.place_names[other]
        if message == "cell-taken":
            return refusal(rule, "cell-taken", place=name)
        return refusal(rule, "exit-meets-wall", place=name)
    if fault is not FITS:
        return refusal(rule, "not-joined")
    exits = g.game.tables.non_walls[place][action.turned]
    if not is_last(g, place) and closes(frames(g, cards), action.cell, exits):
        return refusal("DG-6.7", "closes-the-map")
    return refusal("DG-18.7", "cuts-off")


def refuse_shift(g: Dungeoneer, seat: int, action: act.Shift, ask: str) -> Refusal | None:
    """DG-18.15: entrances stay, and what is not on the table or fits nowhere else cannot be shifted."""
    name = g.game.tables.place_names[action.place]
    if g.cells[action.place] == NONE:
        return refusal("DG-18.15", "not-laid", place=name)
    if g.game.tables.entrances[action.place]:
        return refusal("DG-18.15", "entrance-stays", place=name)
    return refusal("DG-18.7", "no-other-place", place=name)


def refuse_lay(g: Dungeoneer, seat: int, action: act.Lay, ask: str) -> Refusal | None:
    """DG-20.2, DG-20.3: a card of his own that fits, those of common quests last."""
    name = g.game.tables.place_names[action.place]
    if action.place not in g.tiles[seat]:
        return refusal("DG-20.2", "not-your-tile", place=name)
    if held_back(g) >> action.place & 1:
        return refusal("DG-20.3", "laid-last", place=name)
    return refusal("DG-20.2", "fits-nowhere", place=name)


def refuse_warp(g: Dungeoneer, seat: int, action: act.WarpTo, ask: str) -> Refusal | None:
    """DG-18.4, DG-18.6: too far, not there, or on the other plane."""
    tables = g.game.tables
    name = tables.place_names[action.place]
    if g.cells[action.place] == NONE:
        return refusal("DG-18.4", "not-laid", place=name)
    assert g.decision is not None  # noqa: S101  something is asked
    offered = g.decision.options[0] - tables.verbs.warp
    if tables.plane[offered] != tables.plane[action.place]:
        return refusal("DG-18.6", "other-plane", place=name)
    return refusal("DG-18.4", "too-far", place=name)
