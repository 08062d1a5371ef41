"""What is picked before the start: sets, decks and the variants of chapter 20, as named lists."""

from __future__ import annotations

from warhall.games.dungeoneer.options import ALL_SETS, FIRST_SET, VARIANTS
from warhall.games.dungeoneer.tables import Tables
from warhall.kernel.choices import Choice, hint, label, named, need, said

FINER = ("loose_walls",)


def choices(tables: Tables) -> tuple[Choice, ...]:
    """Everything there is to pick."""
    return (sets(tables), split_decks(), *(variant(name) for name in VARIANTS))


def sets(tables: Tables) -> Choice:
    """DG-3.14, DG-19.1: one set, or all of them together."""
    values = [
        named("set", each.id, *(() if len(each.players) == 3 else (need("players", *each.players),)))
        for each in tables.printed.sets
    ]
    if len(values) > 1:
        values.append(said(ALL_SETS, "option-sets-all"))
    return Choice(
        option="sets",
        kind="one",
        say=label("sets"),
        help=hint("sets"),
        start=tables.printed.sets[0].id,
        values=tuple(values),
        also=(FIRST_SET,),
    )


def split_decks() -> Choice:
    """DG-19.2: glory and peril cards apart, where sets are combined."""
    return Choice(
        option="split_decks",
        kind="yes-no",
        say=label("split_decks"),
        help=hint("split_decks"),
        start=True,
        needs=(need("sets", ALL_SETS),),
    )


def variant(name: str) -> Choice:
    """DG-20.17: a variant that is switched on or not."""
    return Choice(option=name, kind="yes-no", say=label(name), help=hint(name), start=False, finer=name in FINER)
