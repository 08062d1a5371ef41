"""The proof of legality: what is offered and what the law allows are the same, in both directions.

Every verb that answers a question has a law, which never looks at the options (`kernel.verbs`). At sampled moments of
every game each option is put to its law, and so is each other action of every verb that answers the question: all of
them, or a seeded sample where there are very many. An option that the law forbids, an action that it allows and nobody
offers, and a refusal that names no rule of the catalogue are failures. The law is asked of a state whose options have
been taken away, so that it cannot peep.

Here: also which rooms have not declared their questions yet. For them the suite only knows that what they offer can be
done and what they refuse is refused the same twice (`choices`), which proves nothing about what they forget to offer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import TypeAlias

from warhall.conformance.play import Moment, Play
from warhall.kernel.actions import Coded, Vocabulary
from warhall.kernel.errors import Refusal
from warhall.kernel.game import Game
from warhall.kernel.state import Decision, State
from warhall.kernel.verbs import Asking, Verb, refuse

Named: TypeAlias = dict[Vocabulary, list[int]]
MOST_JUDGED = 4000
"""A verb with at most so many actions is judged action by action; of a wider one some are drawn."""
DRAWN = 300
"""So many are drawn from all actions of a wide verb, as many that name only things which some option names, and as many
of things that options of the same game ever name: what was forgotten now is often offered before or after."""
FIRST_TIMES = 3
"""A question is looked at the first few times it is asked, however seldom it comes."""


def is_proved(game: Game) -> bool:
    """Whether the legality of a game is proved by its laws."""
    return bool(game.questions) and game.refuse is None


def check_laws(play: Play) -> None:
    """Every option passes its law, and every other action of a verb that answers is refused with a rule."""
    play.demand(0, "the game declares no questions, so its legality cannot be proved", holds=is_proved(play.game))
    ever = _named(play, [each for moment in play.moments for each in moment.state.decisions.values()])
    for moment in _moments(play):
        for seat, decision in moment.state.decisions.items():
            asking = decision.asking
            if asking is None:
                raise play.failure(moment.number, f"the question {decision.ask!r} is not declared")
            _options_belong(play, moment, decision, asking)
            state = blind(moment.state)
            for verb in asking.question.verbs:
                _judge_verb(play, moment, state, decision, verb, ever)
            _misplaced(play, moment, state, seat, asking)


def blind(state: State) -> State:
    """A copy that asks the same, but offers nothing: a law that looks at the options cannot find them."""
    copy = state.copy()
    first, *others = (Decision(each.seat, each.ask, each.rule, (), asking=each.asking) for each in _asked(state))
    copy.decision, copy.others = first, tuple(others)
    return copy


def _asked(state: State) -> list[Decision]:
    return [] if state.decision is None else [state.decision, *state.others]


def _moments(play: Play) -> list[Moment]:
    """The usual sample, and the first times that each question is asked."""
    wanted = {moment.number for moment in play.sample()}
    times: dict[str, int] = {}
    for moment in play.moments:
        for ask in {decision.ask for decision in moment.state.decisions.values()}:
            times[ask] = times.get(ask, 0) + 1
            if times[ask] <= FIRST_TIMES:
                wanted.add(moment.number)
    return [moment for moment in play.moments if moment.number in wanted]


def _options_belong(play: Play, moment: Moment, decision: Decision, asking: Asking) -> None:
    """Every option is an action of a verb that answers the question."""
    for code in decision.options:
        coded, _ = play.game.codec.arguments(code)
        found = f"option {play.game.codec.notation(moment.state, code)!r} answers no {decision.ask!r}"
        play.demand(moment.number, found, holds=coded.type in asking.verbs)


def _judge_verb(play: Play, moment: Moment, state: State, decision: Decision, verb: Verb, ever: Named) -> None:
    """The actions of a verb, offered or not, put to its law."""
    seat, asking, codec = decision.seat, decision.asking, play.game.codec
    assert asking is not None  # noqa: S101  looked at by the caller
    coded = codec.coded(verb.action)
    offered = {code for code in decision.options if coded.first <= code < coded.first + coded.codes}
    for code in _codes(play, moment, decision, coded, offered, ever):
        reason = asking.judge(state, seat, verb, codec.arguments(code)[1])
        if code in offered:
            if reason is not None:
                named = f"option {codec.notation(moment.state, code)!r} of {decision.ask!r}"
                raise play.failure(moment.number, f"{named} is forbidden by its law: {reason.rule}, {reason.message}")
        elif reason is not None:
            _known(play, moment, reason)
        elif not verb.more:
            named = f"{codec.notation(moment.state, code)!r} answers {decision.ask!r}"
            raise play.failure(moment.number, f"{named}, and its law allows it, but it is not offered")


def _codes(
    play: Play, moment: Moment, decision: Decision, coded: Coded, offered: set[int], ever: Named
) -> Iterator[int]:
    """All actions of a verb; of very many all that are offered, some that are like them, and some others."""
    if coded.codes <= MOST_JUDGED:
        yield from range(coded.first, coded.first + coded.codes)
        return
    dice = play.dice(moment.number, purpose=7)
    found = dict.fromkeys(sorted(offered))
    likely = [
        [named.get(field.vocabulary) or range(field.vocabulary.size) for field in coded.fields]
        for named in (_named(play, [decision]), ever)
    ]
    for _ in range(DRAWN):
        found[coded.first + dice.below(coded.codes)] = None
        for choices in likely:
            arguments = [numbers[dice.below(len(numbers))] for numbers in choices]
            code = play.game.codec.code(coded.type(*arguments))
            assert code is not None  # noqa: S101  every number is that of a thing
            found[code] = None
    yield from found


def _named(play: Play, decisions: list[Decision]) -> Named:
    """The things that some option names: a law errs most often near what it allows."""
    found: dict[Vocabulary, dict[int, None]] = {}
    for decision in decisions:
        for option in decision.options:
            coded, arguments = play.game.codec.arguments(option)
            for field, number in zip(coded.fields, arguments, strict=True):
                found.setdefault(field.vocabulary, {})[number] = None
    return {vocabulary: list(numbers) for vocabulary, numbers in found.items()}


def _misplaced(play: Play, moment: Moment, state: State, seat: int, asking: Asking) -> None:
    """A verb that does not answer the question is refused with a rule."""
    dice = play.dice(moment.number, purpose=8)
    for coded in play.game.codec.verbs:
        if coded.type not in asking.verbs and coded.type not in play.game.at_any_time and coded.codes:
            code = coded.first + dice.below(coded.codes)
            reason = refuse(state, seat, play.game.codec.action(code))
            if reason is None:
                named = play.game.codec.notation(moment.state, code)
                raise play.failure(
                    moment.number, f"{named!r} answers no {asking.question.ask!r}, but nothing refuses it"
                )
            _known(play, moment, reason)


def _known(play: Play, moment: Moment, reason: Refusal) -> None:
    """A refusal names a rule of the catalogue."""
    holds = reason.rule in _rules(play.game)
    play.demand(moment.number, f"the refusal {reason.message!r} names no rule: {reason.rule!r}", holds=holds)


@lru_cache(maxsize=8)
def _rules(game: Game) -> Collection[str]:
    """The rules of a game, read once: very many refusals are looked at."""
    return frozenset(game.catalogue("en").rules)
