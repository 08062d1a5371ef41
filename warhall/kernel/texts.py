"""Messages in English, Russian and Ukrainian (Project Fluent).

Here: loading `texts/{en,ru,uk}.ftl` of one or several folders, and saying a message with its facts. Not here: what
is said when (`narrator`). Formatting costs tens of microseconds, so nothing on the path of play may call it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from warhall.kernel.errors import WarhallError, nearest
from warhall.kernel.words import LANGUAGES, Name, Said, Word

_FILE_LIMIT = 4_000_000
PLURAL = "names-plural"
"""The message that lists, parted by semicolons, the names of several: Legionnaires move, a hydra moves."""
NUMBER = "-is"
"""`$unit-is` beside `$unit` is `many` for such a name, else `one`: a message chooses its verb by it."""
DECLINED = "names-declined"
"""The message that lists, a name on a line, its nominative, genitive, dative and accusative, parted by semicolons."""
UNDECLINED = "names-undeclined"
"""How a name that is not listed is said in a `$case`: behind a noun that is declined instead of it."""
CASES = ("gen", "dat", "acc")
"""`$unit-dat` beside `$unit` is its name in the dative; of several names, each of them."""
_ORDINAL = re.compile(r"(.*?)( \d+)?", re.DOTALL)
"""A name, and the number of a figure behind it."""


class TextError(WarhallError):
    """A message file is faulty, or a message is missing."""


class _Variables(Visitor):
    """Collects the variables that a pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's name
        self.found.add(node.id.name)


class _Spoken(NamedTuple):
    """One language: the messages, the facts that each names, those whose number decides its verb, those declined."""

    bundle: FluentBundle
    variables: dict[str, frozenset[str]]
    numbered: dict[str, tuple[str, ...]]
    declined: dict[str, tuple[tuple[str, str], ...]]


def nested(text: str) -> str:
    """Quotation marks inside others take their second form: «Копьё „Смерть драконам“»."""
    if text.count("«") < 2:
        return text
    depth, marks = 0, []
    for sign in text:
        depth -= sign == "»"
        inner = depth > 0
        depth += sign == "«"
        marks.append({"«": "„", "»": "“"}.get(sign, sign) if inner else sign)
    return "".join(marks)


class Texts:
    """All messages and names of one game (or of the house), in every language.

    A language is read when something is first said in it: a bot that thinks says nothing.

    `names` holds the names of content, by kind and id, as the YAML gives them; a `Name` in a message's facts is
    replaced by the name in the reader's language. A seat or a thing without an entry there is looked up as the
    message `<kind>-<id>`.
    """

    def __init__(self, sources: Mapping[str, str], names: Mapping[str, Mapping[str, Said]] | None = None) -> None:
        self.names: Mapping[str, Mapping[str, Said]] = names or {}
        self.sources = dict(sources)
        self._languages: dict[str, _Spoken] = {}
        self._plural: dict[str, tuple[str, ...]] = {}
        self._forms: dict[str, dict[str, tuple[str, ...]]] = {}

    def _spoken(self, language: str) -> _Spoken:
        if language not in self._languages:
            if language not in LANGUAGES:
                raise TextError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
            self._languages[language] = _read(language, self.sources.get(language, ""))
        return self._languages[language]

    @classmethod
    def load(cls, *folders: Path, names: Mapping[str, Mapping[str, Said]] | None = None) -> Texts:
        """The messages of all folders together; a later folder may reword a message of an earlier one."""
        sources = dict.fromkeys(LANGUAGES, "")
        for folder in folders:
            for language in LANGUAGES:
                file = folder / f"{language}.ftl"
                if not file.is_file():
                    raise TextError(f"{file} is missing: every language needs its messages")
                if file.stat().st_size > _FILE_LIMIT:
                    raise TextError(f"{file} is larger than {_FILE_LIMIT} bytes")
                sources[language] += file.read_text(encoding="utf-8") + "\n"
        return cls(sources, names)

    def ids(self, language: str) -> frozenset[str]:
        """Every message of a language."""
        return frozenset(self._spoken(language).variables)

    def variables(self, language: str, message: str) -> frozenset[str]:
        """The facts that a message names."""
        return self._spoken(language).variables[message]

    def has(self, message: str, language: str = "en") -> bool:
        """Whether the message exists."""
        return message in self._spoken(language).variables

    def say(self, language: str, message: str, args: Mapping[str, Word] | None = None) -> str:
        """The message with its facts, in a language."""
        bundle, known, numbered, declined = self._spoken(language)
        if message not in known:
            raise TextError(f"no message {message!r} in {language}{nearest(message, known)}")
        facts = {key: self.word(language, value) for key, value in (args or {}).items()}
        pattern = bundle.get_message(message).value
        assert pattern is not None  # noqa: S101  a message without a value is not in the list above
        for key in numbered[message]:
            facts[key + NUMBER] = "many" if self.is_plural(language, str(facts.get(key, ""))) else "one"
        for key, case in declined[message]:
            facts[f"{key}-{case}"] = self._in_case(language, case, (args or {}).get(key, ""))
        text, faults = bundle.format_pattern(pattern, facts)
        if faults:
            raise TextError(f"message {message!r} in {language}: {faults[0]}")
        return nested(str(text))

    def word(self, language: str, word: Word) -> str | int:
        """One fact as the reader's language says it."""
        match word:
            case Name(kind=kind, id=ident):
                return self.name(language, kind, ident)
            case tuple():
                return ", ".join(self.name(language, each.kind, each.id) for each in word)
            case _:
                return word

    def is_plural(self, language: str, name: str) -> bool:
        """Whether a name means several: it is listed as such, perhaps with a number or a rank behind it."""
        if language not in self._plural:
            listed = self.say(language, PLURAL).split(";") if self.has(PLURAL, language) else []
            self._plural[language] = tuple(each.strip() for each in listed)
        return any(name == each or name.startswith((f"{each} ", f"{each}-")) for each in self._plural[language])

    def declined(self, language: str, case: str, name: str) -> str:
        """A name in the genitive, dative or accusative (`gen`, `dat`, `acc`)."""
        said = _ORDINAL.fullmatch(name)
        assert said is not None  # noqa: S101  any text is a name
        forms = self.forms(language).get(said[1])
        if forms is None:
            return self.say(language, UNDECLINED, {"name": name, "case": case})
        return forms[CASES.index(case)] + (said[2] or "")

    def forms(self, language: str) -> Mapping[str, tuple[str, ...]]:
        """The names that a language declines, each with its forms in the order of `CASES`."""
        if language not in self._forms:
            listed = self.say(language, DECLINED).splitlines() if self.has(DECLINED, language) else []
            rows = [tuple(form.strip() for form in line.split(";")) for line in listed]
            short = [row[0] for row in rows if len(row) != 1 + len(CASES)]
            if short:
                raise TextError(f"{DECLINED} in {language}: {short[0]!r} needs {len(CASES)} forms behind it")
            self._forms[language] = {row[0]: row[1:] for row in rows}
        return self._forms[language]

    def _in_case(self, language: str, case: str, word: Word) -> str:
        if isinstance(word, tuple):
            return ", ".join(self._in_case(language, case, each) for each in word)
        return self.declined(language, case, str(self.word(language, word)))

    def name(self, language: str, kind: str, ident: str) -> str:
        """The name of one thing; a thing without a name is called by its id."""
        said = self.names.get(kind, {}).get(ident)
        if said is not None:
            return said[language]
        message = f"{kind}-{ident}"
        return self.say(language, message) if self.has(message, language) else ident


@lru_cache(maxsize=64)
def _read(language: str, source: str) -> _Spoken:
    """A language as it is written; games with other names, or with a pack that adds no messages, read the same once."""
    bundle = FluentBundle([language], use_isolating=False)
    resource = FluentResource(source)
    bundle.add_resource(resource, allow_overrides=True)
    named = _messages(language, source, resource)
    return _Spoken(
        bundle,
        {message: frozenset(map(_plain, keys)) for message, keys in named.items()},
        {
            message: tuple(sorted(key.removesuffix(NUMBER) for key in keys if key.endswith(NUMBER)))
            for message, keys in named.items()
        },
        {
            message: tuple((key[:-4], key[-3:]) for key in sorted(keys) if key.endswith(_CASED))
            for message, keys in named.items()
        },
    )


_CASED = tuple(f"-{case}" for case in CASES)


def _plain(key: str) -> str:
    """The fact that a variable speaks of: `unit` for `$unit-is` and `$unit-dat`."""
    return key.removesuffix(NUMBER) if key.endswith(NUMBER) else key[:-4] if key.endswith(_CASED) else key


def _messages(language: str, source: str, resource: Any) -> dict[str, frozenset[str]]:
    """The messages of a parsed source with the variables each one names; a faulty source is refused."""
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise TextError(f"{language}.ftl, line {line}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message) and entry.value is not None:
            variables = _Variables()
            variables.visit(entry.value)
            found[entry.id.name] = frozenset(variables.found)
    return found


def differences(texts: Texts) -> Iterable[str]:
    """What one language has and another lacks: messages, and facts named in a message."""
    everywhere = frozenset().union(*(texts.ids(language) for language in LANGUAGES))
    for message in sorted(everywhere - {DECLINED, UNDECLINED}):
        lacking = [language for language in LANGUAGES if message not in texts.ids(language)]
        if lacking:
            yield f"{message} is missing in {', '.join(lacking)}"
            continue
        named = {language: texts.variables(language, message) for language in LANGUAGES}
        for language in LANGUAGES[1:]:
            if named[language] != named["en"]:
                yield f"{message} names {sorted(named[language])} in {language}, {sorted(named['en'])} in en"
