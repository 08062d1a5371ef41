"""The text of a card, made from its operations: what a card says is what it does.

Here: operations to lines in a language. Not here: which message and facts an operation has (`clauses`), the wording
(the game's `texts/*.ftl`).

Messages begin with a small letter and have no full stop: they stand in a line of their own or within another.

    op-gain = gain { $power } power
    op-choose = choose one:                     the options follow as lines
    op-pay = { $cost } → { $then }              said within the sentence
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from warhall.content.clauses import NONE, Clause, Nested
from warhall.kernel.texts import Texts
from warhall.kernel.words import Word

_NEXT = "; "
_OR = " / "


class Line(msgspec.Struct, frozen=True):
    """One line of card text: how far it stands in, whether it is one of several options, and the words."""

    indent: int
    option: bool
    text: str


def card_text(texts: Texts, language: str, effect: Iterable[Clause]) -> tuple[Line, ...]:
    """The text of an effect, one line for each operation and more for what lies within."""
    return tuple(line for clause in effect for line in _lines(texts, language, clause, 0))


def plain_text(lines: Iterable[Line]) -> str:
    """The lines as text for a terminal."""
    return "\n".join("  " * line.indent + ("• " if line.option else "") + line.text for line in lines)


def _lines(texts: Texts, language: str, clause: Clause, indent: int) -> list[Line]:
    said, following = _say(texts, language, clause)
    lines = [Line(indent, option=False, text=_capital(said))]
    for nested in following:
        match nested:
            case Clause():
                lines += _lines(texts, language, nested, indent + 1)
            case tuple():
                lines.append(Line(indent + 1, option=True, text=_capital(_sentence(texts, language, nested))))
            case None:
                pass
    return lines


def _say(texts: Texts, language: str, clause: Clause) -> tuple[str, list[Nested]]:
    """The message of a clause, and the clauses within that it does not name."""
    message = clause.message()
    named = texts.variables(language, message) if texts.has(message, language) else frozenset()
    facts: dict[str, Word] = dict(clause.facts())
    following: list[Nested] = []
    for name, nested in clause.within().items():
        if name in named:
            facts[name] = _sentence(texts, language, nested) or NONE
        else:
            following += nested if isinstance(nested, tuple) else [nested]
    return texts.say(language, message, facts), following


def _sentence(texts: Texts, language: str, nested: Nested) -> str:
    """Clauses within a sentence: one after another, options side by side."""
    match nested:
        case None:
            return ""
        case Clause():
            said, following = _say(texts, language, nested)
            rest = _sentence(texts, language, tuple(following))
            return f"{said} {rest}" if rest else said
        case _:
            mark = _OR if any(isinstance(one, tuple) for one in nested) else _NEXT
            return mark.join(filter(None, (_sentence(texts, language, one) for one in nested)))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
