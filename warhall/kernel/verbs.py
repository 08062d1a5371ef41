"""Questions, and the verbs of the rulebook that answer them, each declared once.

A verb says in one place what forbids it (its law), which of its actions are offered, and what it does. All three get
the state, the seat, and the arguments of the step that asked; law and effect get the verb's own arguments before these,
unpacked:

    offers(g, seat, *asked)         forbids(g, seat, *arguments, *asked)         does(g, seat, *arguments, *asked)

The law is a true predicate: it looks at the state and never at what is offered. Refusals, and the legality of what a
program sends, follow from it. `offers` says the same quickly, for a whole verb at once; without it the law is asked
about every action. The conformance suite proves in both directions that law and offers agree.

Here: declaring, and what the kernel makes of it for the codec of one game: packing, unpacking, dispatching. No room
takes a code apart, and the order in which actions are numbered means nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from warhall.kernel.actions import KEPT, READ_ONCE, Action, Codec, Coded, values
from warhall.kernel.errors import Refusal
from warhall.kernel.offered import Offered, Part
from warhall.kernel.state import NO_WORDS, Asked, Decision
from warhall.kernel.touching import Lies, Pointed, Touch, touch_of
from warhall.kernel.words import Word

if TYPE_CHECKING:
    from warhall.kernel.state import State

Law: TypeAlias = Callable[..., Refusal | None]
Offers: TypeAlias = Callable[..., Any]
"""What is offered: for a verb without arguments, whether it is; for one argument, a mask or the numbers; for several,
rows that end in a mask or in numbers: `(attack, targets)`. Always in the order in which options are listed."""
Pack: TypeAlias = Callable[[list[int], Any], None]
"""Appends the codes of what is offered to a list of options."""
Packs: TypeAlias = Mapping[type[Action], Pack]
Move: TypeAlias = tuple[Callable[..., None], tuple[Any, ...], bool]
"""What an action does, its arguments, and whether the question is asked again."""

PAIR = 2
"""The arguments of most verbs that name something and then a thing."""
BYTES = 32
"""A verb of at most so many times eight things has a table for every byte of a mask."""
_BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


class Verb:
    """A verb of the rulebook, as it answers one question."""

    __slots__ = (
        "action",
        "again",
        "agrees",
        "does",
        "forbids",
        "lets_go",
        "lies",
        "more",
        "offers",
        "pointed",
        "way_out",
    )

    def __init__(
        self,
        action: type[Action],
        *,
        does: Callable[..., None],
        forbids: Law | None = None,
        offers: Offers | None = None,
        again: bool = False,
        way_out: bool = False,
        more: str = "",
        lies: Lies = (),
        agrees: bool = False,
        pointed: Pointed | None = None,
        lets_go: bool = False,
    ) -> None:
        """Declare a verb.

        Args:
            action: the structure of its actions; its fields are the verb's arguments.
            does: what it does.
            forbids: why the rules forbid it, by rule and fact; nothing forbids a verb without one.
            offers: all that the law allows, found quickly; without it every action is judged by the law.
            again: the same question is asked again afterwards.
            way_out: it is offered only beside something else: a question that could only be declined is not asked.
            more: why the law allows more than is offered, where one action stands for several that are alike.
            lies: where the cards lie that it names, where that is not one place for each.
            agrees: it says yes to what the question names.
            pointed: the arguments that pointing at a thing means; without it, those that were pointed at, if all were.
            lets_go: it lets a chance go by that others' doings gave: its question may be answered before it is asked.
        """
        self.action = action
        self.does = does
        self.forbids = forbids
        self.offers = offers
        self.again = again
        self.way_out = way_out
        self.more = more
        self.lies = lies
        self.agrees = agrees
        self.pointed = pointed
        self.lets_go = lets_go


class Question:
    """What a step asks: the message `ask-...`, the rule, and the verbs that answer it, in the order of the options."""

    __slots__ = ("ask", "listed", "open", "rule", "verbs", "words")

    def __init__(
        self,
        ask: str,
        rule: str,
        *verbs: Verb,
        words: Callable[..., Mapping[str, Word]] | None = None,
        listed: Sequence[type[Action]] = (),
        open: bool = False,
    ) -> None:
        """Declare a question.

        Args:
            ask: the message that puts it.
            rule: the rule that asks.
            verbs: what answers it.
            words: the facts that it names, `words(g, seat, *asked)`; made only when somebody reads them.
            listed: in which order `offer_each` takes what is found, where a verb is never offered or more than once.
            open: what to do is chosen, and not only with what: one's own turn.
        """
        self.ask = ask
        self.listed = listed
        self.open = open
        self.rule = rule
        self.verbs = verbs
        self.words = words

    def put(self, g: State, seat: int, *asked: object) -> Decision | None:
        """Ask a seat; None if there is nothing to choose. `asked` are the arguments of the asking step."""
        asking = g.game.askings[self]
        options: list[int] = []
        for offers, pack in asking.offers:
            found = offers(g, seat, *asked)
            if found:
                pack(options, found)
        if not options:
            return None
        for offers, pack in asking.ways_out:
            found = offers(g, seat, *asked)
            if found:
                pack(options, found)
        return Decision(seat, self.ask, self.rule, options, None, NO_WORDS, asking)

    def offer(self, g: State, seat: int, *found: tuple[type[Action], Any]) -> Decision | None:
        """The same for a step that has already found what each verb offers, or in an order of its own.

        Each is named with what is found, as its `offers` would say it; a verb may be named more than once. Ways out
        come last, and as ever only beside something else.
        """
        asking = g.game.askings[self]
        options: list[int] = []
        for action, things in found:
            if things and (options or not asking.verbs[action].way_out):
                asking.pack[action](options, things)
        return Decision(seat, self.ask, self.rule, options, None, NO_WORDS, asking) if options else None

    def offer_wide(self, g: State, seat: int, found: list[tuple[type[Action], Any]]) -> Decision | None:
        """`offer`, where a verb offers very many things: masks stay masks, and are listed only if somebody reads all.

        What a verb of one argument offers is a mask, or numbers; of two, its first with a mask or numbers of its last.
        """
        asking = g.game.askings[self]
        parts: list[Part] = []
        starts = asking.starts
        for action, things in found:
            first, size, way_out = starts[action]
            if not things or (way_out and not parts):
                continue
            if things.__class__ is int:
                parts.append((first, things))
            elif size:
                for number, lasts in things:
                    start = first + number * size
                    if lasts.__class__ is int:
                        if lasts:
                            parts.append((start, lasts))
                    else:
                        for last in lasts:
                            parts.append((start + last, 1))
            else:
                codes: list[int] = []
                asking.pack[action](codes, things)
                parts += [(code, 1) for code in codes]
        return Decision(seat, self.ask, self.rule, Offered(parts), None, NO_WORDS, asking) if parts else None

    def besides(self, g: State, seat: int, always: tuple[type[Action], ...], found: list[int]) -> Decision:
        """The same for a step that finds things one by one, and takes their codes from the codec (`Codec.codes`).

        Some verbs without arguments are always offered, and come first; alone they make a decision that is kept.
        """
        asking = g.game.askings[self]
        kept = asking.forms.get((seat, always))
        if kept is None:
            codes = tuple(asking.codec.first(action) for action in always)
            kept = asking.forms[seat, always] = Decision(seat, self.ask, self.rule, codes, None, NO_WORDS, asking)
        if not found:
            return kept
        return Decision(seat, self.ask, self.rule, [*kept.options, *found], None, NO_WORDS, asking)

    def offer_each(self, g: State, seat: int, *found: Any) -> Decision | None:
        """Ask a seat what the asking step has found already, as it may for several verbs at once.

        `found` says what each verb offers, in the order of the verbs that have codes, or as the question lists them.
        """
        asking = g.game.askings[self]
        packs = asking.packs
        if len(found) != len(packs):
            raise TypeError(f"{len(packs)} verbs with codes answer {self.ask!r}, but {len(found)} offer something")
        options: list[int] = []
        for pack, each in zip(packs, found):  # noqa: B905  both are as long, and a check here would cost
            if each:
                if pack.__class__ is int:
                    options.append(pack)
                else:
                    pack(options, each)  # type: ignore[operator]
        if not options or (asking.exits and asking.exits.issuperset(options)):
            return None
        return Decision(seat, self.ask, self.rule, options, None, NO_WORDS, asking)

    def form(self, g: State, form: Hashable, seat: int, *asked: object) -> Decision | None:
        """The same for a question of a few forms, told apart by `form`: the decision is made once and kept."""
        forms = g.game.askings[self].forms
        try:
            return forms[form]
        except KeyError:
            decision = self.put(g, seat, *asked)
            if decision is not None:
                decision.options = tuple(decision.options)  # one for all games: whoever is handed it cannot spoil it
            forms[form] = decision
            return decision


class Asking:
    """A question in the codes of one game."""

    __slots__ = (
        "codec",
        "codes",
        "exits",
        "forms",
        "moves",
        "offers",
        "pack",
        "packs",
        "question",
        "searching",
        "starts",
        "touches",
        "verbs",
        "ways_out",
    )

    def __init__(self, question: Question, codec: Codec) -> None:
        self.question = question
        self.verbs = {verb.action: verb for verb in question.verbs}
        if len(self.verbs) < len(question.verbs):
            raise TypeError(f"a verb answers the question {question.ask!r} twice")
        self.codec = codec
        self.moves: dict[int | Action, Move] = {}
        self.forms: dict[Hashable, Decision | None] = {}
        kinds = [codec.coded(verb.action) for verb in question.verbs]
        self.codes = {
            each.type: list(range(each.first, each.first + each.codes)) for each in kinds if each.codes <= KEPT
        }
        self.pack = {each.type: _packer(each) for each in kinds}
        with_codes = [verb for verb in question.verbs if _has_codes(verb, codec)]
        self.starts = {
            each.type: (
                each.first,
                each.fields[1].vocabulary.size if len(each.fields) == PAIR else 0,
                self.verbs[each.type].way_out,
            )
            for each in kinds
        }
        """Of each verb the first code, of one with two arguments how many codes its first has, and whether it is a way
        out."""
        self.packs: list[Pack | int] = [
            self.pack[action] if codec.coded(action).fields else codec.first(action)
            for action in question.listed or [verb.action for verb in with_codes]
        ]
        """How what each verb offers becomes codes; for a verb without arguments, its code."""
        self.exits = {code for verb in with_codes if verb.way_out for code in self.codes[verb.action]}
        self.offers = [
            _offering(verb, codec) for verb in question.verbs if not verb.way_out and _has_codes(verb, codec)
        ]
        self.ways_out = [_offering(verb, codec) for verb in question.verbs if verb.way_out]
        touched = {
            codec.coded(verb.action).tag: touch_of(verb, codec, () if callable(verb.lies) else verb.lies)
            for verb in question.verbs
            if _has_codes(verb, codec)
        }
        self.touches = {tag: touch for tag, touch in touched.items() if touch != Touch()}
        """How the verbs touch what they name, where that is more than pointing at it."""
        self.searching = [
            (codec.coded(verb.action).tag, verb, verb.lies) for verb in question.verbs if callable(verb.lies)
        ]
        """The verbs that have to look where their cards lie."""

    def move(self, action: int | Action) -> Move:
        """What an action does: found when it is first wanted, and kept unless its verb has very many."""
        if not isinstance(action, int):
            verb = self.verbs[type(action)]
            return verb.does, values(action), verb.again
        coded, arguments = self.codec.arguments(action)
        verb = self.verbs[coded.type]
        move = verb.does, arguments, verb.again
        if coded.codes <= READ_ONCE:
            self.moves[action] = move
        return move

    def judge(self, g: State, seat: int, verb: Verb, arguments: tuple[Any, ...]) -> Refusal | None:
        """What the law of a verb says, while the question is pending."""
        assert g.agenda is not None  # noqa: S101  the step that asked is on the agenda
        return None if verb.forbids is None else verb.forbids(g, seat, *arguments, *g.agenda[1])


def unoffered(*_: object) -> int:
    """What a verb offers that is lawful but never proposed, such as taking something back: `more` says why."""
    return 0


def together(*asked: Decision | None) -> Asked:
    """Several seats decide at the same time; who has nothing to choose is not asked."""
    return tuple(filter(None, asked)) or None


def refuse(g: State, seat: int, action: Action) -> Refusal | None:
    """Why the rules forbid an action to a seat that is asked; None if they allow it. Options are not looked at."""
    free = g.game.at_any_time.get(type(action))
    if free is not None:
        return None if free.forbids is None else free.forbids(g, seat, *values(action))
    asking = g.decisions[seat].asking
    assert asking is not None  # noqa: S101  every question of a game with laws is declared
    if not g.game.codec.names_something(action):
        assert g.game.nothing is not None  # noqa: S101  a game with questions says it
        return g.game.nothing
    verb = asking.verbs.get(type(action))
    if verb is None:
        return g.game.misplaced(g, seat, asking.question, action)
    return asking.judge(g, seat, verb, values(action))


def words_of(g: State, decision: Decision) -> Mapping[str, Word]:
    """The facts that a question names."""
    asking = decision.asking
    if asking is None or asking.question.words is None or decision.words is not NO_WORDS:
        return decision.words
    assert g.agenda is not None  # noqa: S101  the step that asked is on the agenda
    return asking.question.words(g, decision.seat, *g.agenda[1])


def _codes(coded: Coded) -> Sequence[int]:
    """The codes of a verb, in the order of its things."""
    codes = range(coded.first, coded.first + coded.codes)
    return list(codes) if coded.codes <= KEPT else codes


def _has_codes(verb: Verb, codec: Codec) -> bool:
    return codec.coded(verb.action).codes > 0


def _offering(verb: Verb, codec: Codec) -> tuple[Offers, Pack]:
    """What a verb offers, and how it becomes codes."""
    coded = codec.coded(verb.action)
    if verb.offers is not None:
        return verb.offers, _packer(coded)
    if verb.forbids is None:
        codes = range(coded.first, coded.first + coded.codes)
        return lambda g, seat, *asked: codes, list.extend
    return _lawful(verb.forbids, coded, codec), list.extend


def _lawful(forbids: Law, coded: Coded, codec: Codec) -> Offers:
    """All actions of a verb that its law allows; they are listed when they are first wanted."""
    every: list[tuple[int, tuple[int, ...]]] = []

    def lawful(g: State, seat: int, *asked: object) -> list[int]:
        if not every:
            every.extend((code, codec.arguments(code)[1]) for code in range(coded.first, coded.first + coded.codes))
        return [code for code, arguments in every if forbids(g, seat, *arguments, *asked) is None]

    return lawful


def _packer(coded: Coded) -> Pack:
    """How what a verb offers becomes codes."""
    first = coded.first
    match coded.fields:
        case ():
            return lambda options, found: options.append(first)
        case (field,) if field.vocabulary.size <= 8 * BYTES:
            return _pack_few(first, field.vocabulary.size)
        case (field,):
            return _pack_many(first, field.vocabulary.size)
        case (_, field):
            return _pack_pairs(first, field.vocabulary.size)
        case _:
            return _pack_rows(first, [field.vocabulary.size for field in coded.fields[1:]])


def _pack_few(first: int, size: int) -> Pack:
    """One argument with few things: the codes of every byte of a mask are listed beforehand."""
    length = (size + 7) // 8
    rows: list[list[list[int]]] = []

    def pack(options: list[int], found: Any) -> None:
        if found.__class__ is int:
            if not rows:
                rows.extend([[first + 8 * place + bit for bit in bits] for bits in _BITS] for place in range(length))
            for row, byte in zip(rows, found.to_bytes(length, "little")):  # noqa: B905  both are as long; a check costs
                if byte:
                    options += row[byte]
        else:
            options += [first + number for number in found]

    return pack


def _pack_many(first: int, size: int) -> Pack:
    """One argument with many things: the same, but only of the bytes that come up, from the first that holds any."""
    rows: list[list[tuple[int, ...] | None]] = [[] for _ in range((size + 7) // 8)]

    def pack(options: list[int], found: Any) -> None:
        if found.__class__ is not int:
            options += [first + number for number in found] if first else found  # numbered first: as they are
            return
        place = (found & -found).bit_length() - 1 >> 3
        found >>= 8 * place
        for byte in found.to_bytes((found.bit_length() + 7) // 8, "little"):
            if byte:
                row = rows[place]
                if not row:
                    row += [None] * len(_BITS)
                codes = row[byte]
                if codes is None:
                    start = first + 8 * place
                    codes = row[byte] = tuple([start + bit for bit in _BITS[byte]])
                options += codes
            place += 1

    return pack


def _pack_pairs(first: int, size: int) -> Pack:
    """Two arguments: the first is the same in a row."""

    def pack(options: list[int], found: Iterable[tuple[int, Any]]) -> None:
        for number, things in found:
            start = first + number * size
            if things.__class__ is int:
                _pack_things(options, things, start)
            elif len(things) == 1:
                (only,) = things
                options.append(start + only)
            else:
                options += [start + thing for thing in things]

    return pack


def _pack_rows(first: int, sizes: list[int]) -> Pack:
    """Several arguments: all but the last are the same in a row."""

    def pack(options: list[int], found: Iterable[tuple[Any, ...]]) -> None:
        for row in found:
            start = 0
            for number, size in zip(row, sizes, strict=False):
                start = (start + number) * size
            _pack_things(options, row[-1], first + start)

    return pack


def _pack_things(options: list[int], found: Any, start: int) -> None:
    """A mask, or numbers, of the last argument."""
    if found.__class__ is int:
        for place, byte in enumerate(found.to_bytes((found.bit_length() + 7) // 8, "little")):
            if byte:
                base = start + 8 * place
                options += [base + bit for bit in _BITS[byte]]
    else:
        options += [start + number for number in found]
