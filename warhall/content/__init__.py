"""Content is data: YAML to frozen structures, every fault with file, line and nearest spelling.

A game describes its content with structures made of `Part`, `Names`, `Clause` and `Operation`, puts them on a `Shelf`
and loads it. Packs of third parties are laid over it. Nothing here runs what a file says, and nothing here knows a
game.
"""

from warhall.content.clauses import Clause, Operation
from warhall.content.digest import content_digest
from warhall.content.operations import Operations, Registered, clauses_in
from warhall.content.packs import Pack, pack_of
from warhall.content.parts import Names, Part, Text, defines, refers
from warhall.content.schema import schemas
from warhall.content.shelf import Loaded, Report, Shelf
from warhall.content.text import Line, card_text, plain_text
from warhall.kernel.faults import Place

__all__ = [
    "Clause",
    "Line",
    "Loaded",
    "Names",
    "Operation",
    "Operations",
    "Pack",
    "Part",
    "Place",
    "Registered",
    "Report",
    "Shelf",
    "Text",
    "card_text",
    "clauses_in",
    "content_digest",
    "defines",
    "pack_of",
    "plain_text",
    "refers",
    "schemas",
]
