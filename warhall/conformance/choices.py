"""Checks of what a game offers and refuses, and of how it ends.

Options are codes, not empty, never doubled, in one order, and all of them accepted. A refusal says the same whenever
it is asked, and changes nothing. What is neither offered nor refused can be done.
"""

from __future__ import annotations

from warhall.conformance.play import ConformanceFailure, Moment, Play
from warhall.conformance.seen import some_codes
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import NotationError, Refused, WarhallError
from warhall.kernel.game import Game
from warhall.kernel.saving import digest, save
from warhall.kernel.state import Decision, State

MOST_CODES = 20_000
MOST_TRIED = 60


def check_options(play: Play) -> None:
    """Options are non-empty, distinct codes of the game, the same when asked again, and every one is accepted."""
    for moment in play.sample():
        again = moment.state.copy()
        again.advance()
        for seat, decision in moment.state.decisions.items():
            options = list(decision.options)
            at = f"options of {moment.state.seat_names()[seat]}"
            size = play.game.codec.size
            play.demand(moment.number, f"{at} are empty", holds=bool(options))
            play.demand(moment.number, f"{at} hold one twice: {options}", holds=len(set(options)) == len(options))
            fitting = all(type(code) is int and 0 <= code < size for code in options)
            play.demand(moment.number, f"{at} hold what is no code: {options}", holds=fitting)
            asked = list(again.decisions[seat].options) if seat in again.decisions else None
            play.demand(moment.number, f"{at} are {options}, and {asked} when asked again", holds=asked == options)
            _accept(play, moment, decision)


def _accept(play: Play, moment: Moment, decision: Decision) -> None:
    """Every option is legal by the refusals too, and can be done."""
    state, seat = moment.state, decision.seat
    options = list(decision.options)
    play.dice(moment.number).shuffle(options)
    for code in options[:MOST_TRIED]:
        action = play.game.codec.action(code)
        named = play.game.codec.notation(state, action)
        reason = play.game.refusal(state, seat, action)
        play.demand(moment.number, f"option {named!r} is refused by {reason}", holds=reason is None)
        after = state.copy()
        try:
            after.apply(seat, code)
        except Refused as refused:
            raise play.failure(moment.number, f"option {named!r} is refused: {refused}") from refused
        play.demand(moment.number, f"option {named!r} is not counted", holds=after.count == state.count + 1)


def check_refusals(play: Play) -> None:
    """A refused action is refused in the same words by `explain` and `apply`, and leaves the state as it was."""
    for moment in play.sample():
        before = save(moment.state), digest(moment.state)
        for seat in range(len(moment.state.seat_names())):
            for code in some_codes(moment.state, seat, play.dice(moment.number)):
                _try_code(play, moment, before, seat, code)


def _try_code(play: Play, moment: Moment, known: tuple[bytes, str], seat: int, code: int) -> None:
    state = moment.state.copy()
    before, same_digest = known
    reason = state.explain(seat, code)
    named = f"code {code} of {state.seat_names()[seat]}"
    play.demand(moment.number, f"explaining {named} changed the state", holds=save(state) == before)
    play.demand(moment.number, f"{named} has two different refusals", holds=state.explain(seat, code) == reason)
    try:
        state.apply(seat, code)
    except Refused as refused:
        same = refused.reason == reason
        play.demand(moment.number, f"{named}: explain says {reason}, apply {refused.reason}", holds=same)
        play.demand(moment.number, f"{named} was refused and changed the state", holds=save(state) == before)
        play.demand(moment.number, f"{named} was refused and changed the digest", holds=digest(state) == same_digest)
    except Exception as error:
        raise play.failure(moment.number, f"{named} is not refused, but raised {error!r}") from error
    else:
        play.demand(moment.number, f"{named} was done, though explain says {reason}", holds=reason is None)


def check_end(play: Play) -> None:
    """A game ends with consistent places, asks nobody any more, and then refuses everything."""
    end, result, number = play.end, play.end.result, len(play.moments)
    seats = len(end.seat_names())
    if result is None:
        raise play.failure(number, "nobody is asked any more, but there is no result")
    for moment in play.moments:
        play.demand(moment.number, "there is a result while somebody is asked", holds=moment.state.result is None)
    lengths = (len(result.places), len(result.scores))
    play.demand(number, f"places and scores {lengths} for {seats} seats", holds=lengths == (seats, seats))
    ranks = tuple(1 + sum(other < place for other in result.places) for place in result.places)
    play.demand(number, f"places {result.places} should be {ranks}", holds=result.places == ranks)
    for seat in range(seats):
        for code in some_codes(end, seat, play.dice(number)):
            reason = end.explain(seat, code)
            over = reason is not None and reason.message == "game-over"
            play.demand(number, f"code {code} is not refused after the end", holds=over)


def check_codec(game: Game) -> None:
    """Every code is one action, and every action one code."""
    codec = game.codec
    if codec.size <= MOST_CODES:
        codes = list(range(codec.size))
    else:
        dice = SeededDice(codec.size)
        codes = sorted({0, codec.size - 1, *(dice.below(codec.size) for _ in range(MOST_CODES))})
    for code in codes:
        action = codec.action(code)
        if codec.code(action) != code:
            raise ConformanceFailure(f"{game.id}: code {code} is {action}, whose code is {codec.code(action)}")
    if len({str(codec.action(code)) for code in codes}) != len(codes):
        raise ConformanceFailure(f"{game.id}: two codes are the same action")
    for code in (-1, codec.size, 2**64):
        try:
            codec.action(code)
        except NotationError:
            continue
        raise ConformanceFailure(f"{game.id}: code {code} should not be an action")


def check_bench(play: Play) -> None:
    """What a game tells its bots: whole points, an order that loses no option, and no change of what they look at."""
    for moment in play.sample():
        for seat, decision in moment.state.decisions.items():
            world = moment.state.imagine(seat, play.dice(moment.number))
            before = save(world)
            _bench(play, moment, world, seat, list(decision.options))
            play.demand(moment.number, "the bench changed the state", holds=save(world) == before)
    for seat in range(len(play.end.seat_names())):
        value = play.game.bench.evaluate(play.end.copy(), seat)
        play.demand(len(play.moments), f"the end is worth {value!r}", holds=type(value) is int)


def _bench(play: Play, moment: Moment, world: State, seat: int, options: list[int]) -> None:
    bench = play.game.bench
    try:
        worth = [bench.evaluate(world, other) for other in range(len(world.seat_names()))]
        ordered = bench.order(world, seat, tuple(options))
    except WarhallError as error:
        raise play.failure(moment.number, f"the bench raised {error!r}") from error
    whole = all(type(value) is int for value in worth)
    play.demand(moment.number, f"the position is worth {worth}, not whole points", holds=whole)
    play.demand(moment.number, f"{options} are ordered as {ordered}", holds=sorted(ordered) == sorted(options))
