"""What is picked before the start (chapter 2): half-decks, Houses and the outer section, as named lists."""

from __future__ import annotations

from warhall.games.tyrants.setup import RANDOM, outer_section
from warhall.games.tyrants.tables import Tables
from warhall.kernel.choices import Choice, hint, label, named, need, said


def choices(tables: Tables) -> tuple[Choice, ...]:
    """Everything there is to pick."""
    return (half_decks(tables), *sections(tables), houses(tables))


def half_decks(tables: Tables) -> Choice:
    """TU-2.7, TU-2.8: two half-decks; those of a first game to start with."""
    return Choice(
        option="half_decks",
        kind="some",
        say=label("half_decks"),
        help=hint("half_decks"),
        start=tuple(tables.setup.half_decks),
        count=2,
        values=tuple(named("half_deck", ident) for ident in tables.half_decks),
    )


def houses(tables: Tables) -> Choice:
    """TU-2.16, TU-D82: a House for each seat, or whichever is dealt."""
    printed = tables.printed.houses
    return Choice(
        option="houses",
        kind="each",
        say=label("houses"),
        start=(RANDOM,) * len(printed),
        values=(said(RANDOM, "option-houses-random"), *(named("house", house.id) for house in printed)),
        also=tuple(house.colour for house in printed),
    )


def sections(tables: Tables) -> tuple[Choice, ...]:
    """TU-2.3: the outer section, for as many players as have one to choose."""
    return tuple(
        Choice(
            option="section",
            kind="one",
            say=label("section"),
            help=hint("section"),
            start=RANDOM,
            values=(
                said(RANDOM, "option-section-random"),
                *(named("section", outer_section(tables, layout)) for layout in layouts),
            ),
            needs=(need("players", players),),
        )
        for players, layouts in tables.layouts_for.items()
        if len(layouts) > 1
    )
