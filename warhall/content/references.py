"""Ids that must be there, and must be there once.

Here: the check of all ids that content defines and refers to, over all files and packs together. Not here: how they
are found (`shapes`) and marked in a structure (`parts.defines`, `parts.refers`).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from warhall.content.shapes import Mention
from warhall.kernel.errors import nearest, quoted
from warhall.kernel.faults import Faults, shown
from warhall.kernel.words import Said

_MOST_COMPARED = 1_000  # comparing spellings is slow, and a hostile pack may define very many ids


def check_references(mentions: Iterable[Mention], faults: Faults) -> None:
    """Each id is defined once, and each id referred to is defined."""
    all_mentions = list(mentions)
    defined: dict[str, dict[str, Mention]] = {}
    for mention in all_mentions:
        if mention.defines:
            first = defined.setdefault(mention.kind, {}).setdefault(mention.id, mention)
            if first is not mention:
                problem = f"{mention.kind} {shown(mention.id)} is defined already, in {first.file}, line {first.line}"
                faults.add(mention.file, mention.line, mention.path, problem)
    for mention in all_mentions:
        known = defined.get(mention.kind, {})
        if not mention.defines and mention.id not in known:
            hint = nearest(mention.id, islice(known, _MOST_COMPARED)) or (
                f": there are {quoted(known)}" if known else ""
            )
            problem = f"there is no {mention.kind} {shown(mention.id)}{hint}"
            faults.add(mention.file, mention.line, mention.path, problem)


def names_of(mentions: Iterable[Mention]) -> dict[str, dict[str, Said]]:
    """The names of all things that have one, by kind and id, as messages need them."""
    names: dict[str, dict[str, Said]] = {}
    for mention in mentions:
        if mention.name is not None:
            names.setdefault(mention.kind, {})[mention.id] = mention.name
    return names
