"""What the signs, numbers and words of a table mean: a name, a sentence, and the rule behind them.

A room has them in `learn/glossary/`: `rules.yaml` gives every word its rule, `{en,ru,uk}.ftl` its name, its meaning
(`.means`) and, where it is used in the texts of cards, the stems by which it is found there (`.forms`). Words that a
rule of the catalogue defines, as in "Armour: ignores one hit", are taken from there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game

RULES = "rules.yaml"
MOST = 320
"""So many letters a meaning has at most: it is read in passing."""
_WHENCE = re.compile(r"^\([^()]*\) *")
_BLANK = re.compile(r"(?: к)?(?: [A-ZА-ЯЁЇІЄ]+)+$")
"""What stands for a number or a kind in the name of a word: "Resist X DAMAGE"."""
_ASIDE = re.compile(r" *(?:\[[A-Z]+-D[^\]]*\]|\([^()]*[A-Z]{2}-D?\d[^()]*\))")


class GlossaryError(WarhallError):
    """A word of a glossary lacks something."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sign, number or word."""

    id: str
    name: str
    means: str
    rule: str
    forms: tuple[str, ...] = ()
    """The stems by which it is found in running text: `place spy` is any two words that begin so."""


class Sources(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a game with their rules: those with messages, and those that a rule defines."""

    said: dict[str, str]
    defined: dict[str, str] = {}


def glossary(game: Game, folder: Path, language: str) -> tuple[Entry, ...]:
    """All that can be asked about, in one language.

    Raises:
        GlossaryError: a word has no message, no meaning or no rule.
    """
    sources = msgspec.yaml.decode((folder / RULES).read_bytes(), type=Sources)
    return (*_said(folder, language, sources.said), *_defined(game, language, sources.defined))


def _said(folder: Path, language: str, words: dict[str, str]) -> Iterator[Entry]:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    for ident, rule in words.items():
        if not bundle.has_message(ident):
            raise GlossaryError(f"glossary/{language}.ftl has no {ident!r}")
        message = bundle.get_message(ident)
        if message.value is None or "means" not in message.attributes:
            raise GlossaryError(f"glossary/{language}.ftl: {ident!r} needs a name and `.means`")
        name, means, forms = (
            str(bundle.format_pattern(pattern)[0]) if pattern is not None else ""
            for pattern in (message.value, message.attributes["means"], message.attributes.get("forms"))
        )
        stems = tuple(stem.strip().casefold() for stem in forms.split(";") if stem.strip())
        yield Entry(ident, name, means, rule, stems)


def _defined(game: Game, language: str, words: dict[str, str]) -> Iterator[Entry]:
    catalogue = game.catalogue(language)
    for ident, rule in words.items():
        text = _ASIDE.sub("", _WHENCE.sub("", catalogue.rule(rule).text)).replace("**", "")
        name, colon, means = text.partition(": ")
        if not colon:
            raise GlossaryError(f"{rule} in {language} does not begin with a word and a colon")
        name = re.sub(r" *\([^)]*\)$", "", name)
        name = _BLANK.sub("", name)
        yield Entry(ident, name, means[:1].upper() + means[1:], rule, (name.casefold(),))
