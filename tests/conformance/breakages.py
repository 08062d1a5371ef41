"""Deliberately broken games: for every check of the suite at least one that it must find.

Each function spoils one thing of `four` or `lots` for the length of a test and returns the game to be checked.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.conformance.lots import GAME as LOTS
from tests.conformance.lots import turn
from tests.conformance.lots.actions import CODEC, Discard, Draw, Play, Pledge, Roll
from tests.conformance.lots.setup import LotsOptions, new, write
from tests.conformance.lots.state import NAMES, Card, Lots
from tests.conformance.lots.view import view
from warhall.games.dnd_miniatures import GAME as DND_MINIATURES
from warhall.games.dnd_miniatures.state import OnBoard
from warhall.games.four import GAME as FOUR
from warhall.games.four.state import Four
from warhall.kernel.actions import Action, Codec, Seat, SeatVocabulary, Vocabulary
from warhall.kernel.choices import Choice, Value, label, need
from warhall.kernel.dice import Dice
from warhall.kernel.errors import OptionsError, Refusal, refusal
from warhall.kernel.game import Bench, Game
from warhall.kernel.outlook import Sentence
from warhall.kernel.result import Result
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import refuse

Spoil = Callable[[pytest.MonkeyPatch, Path], Game]


class Breakage(NamedTuple):
    """A broken game, the check that must find it, and what the check must say."""

    check: str
    spoil: Spoil
    says: str


BREAKAGES: dict[str, Breakage] = {}
honest_turn = turn.turn


def found_by(check: str, says: str) -> Callable[[Spoil], Spoil]:
    def note(spoil: Spoil) -> Spoil:
        BREAKAGES[spoil.__name__] = Breakage(check, spoil, says)
        return spoil

    return note


def with_turn(patch: pytest.MonkeyPatch, changed: Callable[[Lots, Decision], Decision]) -> Game:
    """Lots whose question of each turn is changed."""

    @step
    def turn_(g: Lots, seat: int) -> Decision | None:
        asked = honest_turn(g, seat)
        return None if asked is None else changed(g, asked)

    patch.setattr(turn, "turn", turn_)
    return LOTS


def asking(asked: Decision, options: Sequence[int] | None = None, **changes: Any) -> Decision:
    values = {"ask": asked.ask, "rule": asked.rule, "asking": asked.asking, **changes}
    return Decision(asked.seat, options=asked.options if options is None else options, **values)


# What is picked before a game


TURNS = Choice(option="turns", kind="number", say=Sentence("title"), start=4, least=2, most=6)


def picked(**changes: Any) -> Game:
    """Lots whose number of turns is picked, in a way that is changed."""
    return replace(LOTS, choices=(msgspec.structs.replace(TURNS, **changes),), workshop=())


@found_by("picks", "'turns' must have a choice")
def an_option_is_forgotten(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, workshop=())


@found_by("picks", "there is no option 'rounds'")
def a_choice_is_of_no_option(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, choices=(msgspec.structs.replace(TURNS, option="rounds"),))


@found_by("picks", "no message 'option-turns' in ru")
def a_choice_has_no_name(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return picked(say=label("turns"))


@found_by("picks", "turns needs weather, which comes later")
def a_choice_needs_what_is_not_asked(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return picked(needs=(need("weather", "rain"),))


@found_by("picks", "turns can never be picked")
def a_choice_is_never_offered(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return picked(needs=(need("mode", "long"),))


@found_by("picks", "is another game than")
def a_choice_starts_with_what_the_game_would_not_take(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return picked(start=5)


@found_by("picks", "is offered, but refused: .*turns")
def a_choice_offers_what_the_game_refuses(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def strict(game: Game, options: LotsOptions, dice: Dice) -> Lots:
        if options.turns == TURNS.most:
            raise OptionsError("so many turns are too many")
        return new(game, options, dice)

    return replace(picked(), new=strict)


@found_by("picks", "two values of one name in en")
def two_values_cannot_be_told_apart(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    values = tuple(Value(turns, Sentence("title")) for turns in (3, 4))
    return picked(kind="one", values=values)


# Options and refusals


@found_by("options", "hold one twice")
def an_option_is_listed_twice(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return with_turn(patch, lambda g, asked: asking(asked, [*asked.options, asked.options[0]]))


@found_by("options", "when asked again")
def options_change_their_order(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    tick = itertools.count()
    return with_turn(patch, lambda g, asked: asking(asked, list(asked.options)[:: -1 if next(tick) % 2 else 1]))


class Odd(int):
    """A number of a kind of its own: it plays, but does not travel."""


@found_by("options", "hold what is no code")
def an_option_is_no_code(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return with_turn(patch, lambda g, asked: asking(asked, [Odd(code) for code in asked.options]))


@found_by("options", "is refused by")
def an_option_is_refused(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def strict(g: Lots, seat: int, action: Action) -> Refusal | None:
        return refusal("LT-2.4", "not-now") if isinstance(action, Roll) else refuse(g, seat, action)

    return replace(LOTS, refuse=strict)


@found_by("refusals", "explaining code . of .* changed the state")
def a_refusal_changes_the_state(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def clumsy(g: Lots, seat: int, action: Action) -> Refusal | None:
        g.points[seat] += 1
        return refuse(g, seat, action)

    return replace(LOTS, refuse=clumsy)


@found_by("refusals", "two different refusals")
def a_refusal_changes_its_mind(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    tick = itertools.count()

    def moody(g: Lots, seat: int, action: Action) -> Refusal | None:
        reason = refuse(g, seat, action)
        return None if reason is None else refusal(reason.rule, ("not-now", "no-cards")[next(tick) % 2])

    return replace(LOTS, refuse=moody)


@found_by("refusals", "is not refused, but raised ValueError")
def what_cannot_be_done_is_not_refused(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, refuse=lambda g, seat, action: None)


# Laws


def with_verb(patch: pytest.MonkeyPatch, action: type[Action], **changes: Any) -> Game:
    """Lots in which a verb of the turn is declared in another way."""
    for verb in turn.TURN.verbs:
        if verb.action is action:
            for name, value in changes.items():
                patch.setattr(verb, name, value)
    return replace(LOTS)


@found_by("laws", r"'play c\d+' answers 'turn', and its law allows it, but it is not offered")
def a_verb_forgets_to_offer_a_card(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return with_verb(patch, Play, offers=lambda g, seat, *_: sorted(g.hands[seat])[1:])


@found_by("laws", "option 'roll' of 'turn' is forbidden by its law: LT-2.4, not-now")
def a_verb_offers_what_its_law_forbids(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def never(g: Lots, seat: int, *_: object) -> Refusal | None:
        return refusal("LT-2.4", "not-now")

    return with_verb(patch, Roll, forbids=never, offers=lambda g, seat, *_: True)


@found_by("laws", "'draw' of 'turn' is forbidden by its law")
def a_law_looks_at_what_is_offered(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def sly(g: Lots, seat: int, *_: object) -> Refusal | None:
        asked = g.decisions.get(seat)
        offered = asked is not None and CODEC.first(Draw) in asked.options
        return None if offered else refusal("LT-2.3", "deck-empty")

    return with_verb(patch, Draw, forbids=sly, offers=lambda g, seat, *_: bool(g.deck))


@found_by("laws", "the refusal 'not-in-hand' names no rule: 'LT-9.9'")
def a_law_names_no_rule(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def wild(g: Lots, seat: int, card: int, *_: object) -> Refusal | None:
        return None if card in g.hands[seat] else refusal("LT-9.9", "not-in-hand", card=NAMES[card])

    return with_verb(patch, Play, forbids=wild)


@found_by("laws", "the question 'turn' is not declared")
def a_question_is_not_declared(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return with_turn(patch, lambda g, asked: asking(asked, asking=None, answer=lambda g, seat, *_: turn.done(g, seat)))


@found_by("laws", "declares no questions")
def a_game_has_only_refusals(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, refuse=refuse)


# The end


@found_by("end", "there is no result")
def a_game_stops_without_a_result(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    patch.setattr(turn, "end", lambda g: None)
    return LOTS


@found_by("end", "should be")
def nobody_has_the_first_place(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def last(scores: Sequence[int], rule: str, message: str) -> Result:
        return Result(tuple(range(2, 2 + len(scores))), tuple(scores), rule, message)

    patch.setattr(turn, "ranked", last)
    return LOTS


# Bots


@found_by("bench", "not whole points")
def a_position_is_worth_half_a_point(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, bench=Bench(lambda g, seat: 0.5, LOTS.bench.order))  # type: ignore[arg-type, return-value]


@found_by("bench", "are ordered as")
def the_move_ordering_loses_an_option(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, bench=Bench(LOTS.bench.evaluate, lambda g, seat, options: list(options)[1:]))


@found_by("bench", "the bench changed the state")
def the_evaluation_plays_on(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def clumsy(g: Lots, seat: int) -> int:
        g.points[seat] += 1
        return 0

    return replace(LOTS, bench=Bench(clumsy, LOTS.bench.order))


# Copies, saved games, positions, records, notation


@found_by("copy", "shares stones")
def a_copy_shares_a_list(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = Four.copy

    def copy(self: Four) -> Four:
        new_ = honest(self)
        new_.stones = self.stones
        return new_

    patch.setattr(Four, "copy", copy)
    return FOUR


def shallow(patch: pytest.MonkeyPatch, **fields: Callable[[Lots], object]) -> Game:
    honest = Lots.copy

    def copy(self: Lots) -> Lots:
        new_ = honest(self)
        for name, value in fields.items():
            setattr(new_, name, value(self))
        return new_

    patch.setattr(Lots, "copy", copy)
    return LOTS


@found_by("copy", r"shares hands\[\]")
def a_copy_shares_an_inner_list_that_is_only_ever_replaced(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return shallow(patch, hands=lambda g: list(g.hands))


@found_by("copy", "another digest")
def a_copy_forgets_something(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return shallow(patch, points=lambda g: [0] * len(g.points))


@found_by("siblings", "a copy with siblings asks something else")
def a_copy_writes_what_it_finds_out_for_all(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = OnBoard.stir

    def stir(self: OnBoard, unit: int) -> None:
        """Nobody has found out anything yet, so there seems to be nothing to forget."""
        before = self.ways, self.strides
        honest(self, unit)
        if not before[0]:
            self.ways, self.strides = before

    patch.setattr(OnBoard, "stir", stir)
    return replace(DND_MINIATURES, variants=({"mode": "quick-start-2", "powers": True, "opportunity": True},))


@found_by("copy", "shares arguments of .*turn_with_list")
def a_step_is_given_a_list(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    @step
    def turn_with_list(g: Lots, seat: int, *rest: object) -> Decision | None:
        if not rest:
            g.push(turn_with_list, seat, [])
            return None
        return honest_turn(g, seat)

    patch.setattr(turn, "turn", turn_with_list)
    return LOTS


class Whose(msgspec.Struct, frozen=True):
    seat: int


@found_by("save", "cannot be resumed")
def a_step_is_given_what_cannot_be_saved(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    @step
    def turn_of(g: Lots, whose: Whose | int) -> Decision | None:
        if isinstance(whose, int):
            g.push(turn_of, Whose(whose))
            return None
        return honest_turn(g, whose.seat)

    patch.setattr(turn, "turn", turn_of)
    return LOTS


@found_by("save", "asks something else")
def what_is_asked_depends_on_more_than_the_state(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    tick = itertools.count()
    return with_turn(patch, lambda g, asked: asking(asked, words={"left": next(tick)}))


@found_by("save", "looks different")
def what_is_seen_depends_on_more_than_the_state(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    tick = itertools.count()
    return replace(LOTS, view=lambda g, seat: msgspec.structs.replace(view(g, seat), deck=next(tick)))


@found_by("position", "is another state")
def a_position_forgets_something(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, write=lambda g: {**write(g), "points": [0] * len(g.points)})


@found_by("position", "cannot be read")
def a_position_is_written_in_other_words_than_read(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, write=lambda g: {**write(g), "deck": [f"card {card}" for card in g.deck]})


@found_by("record", "does not replay")
def chance_comes_from_elsewhere(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    tick = itertools.count()

    def roll(g: Lots, seat: int) -> None:
        g.points[seat] += next(tick)

    patch.setattr(turn, "roll", roll)
    return LOTS


def named(names: Sequence[str]) -> Game:
    vocabularies = {Card: Vocabulary("card", names), Seat: SeatVocabulary(3)}
    return replace(LOTS, codec=Codec([Pledge, Play, Draw, Roll, Discard], vocabularies))


@found_by("notation", "is code 0 and read as 1")
def two_cards_have_one_name(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return named(["c1", *NAMES[:-1]])


class Shifted(Codec):
    """Numbers the actions one way and reads the numbers another way."""

    def code(self, action: Action) -> int | None:
        code = super().code(action)
        return None if code is None else (code + 1) % self.size


@found_by("codec", "whose code is")
def a_code_is_read_as_another_action(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, codec=Shifted([Pledge, Play, Draw, Roll, Discard], CODEC.vocabularies))


@found_by("asking", "changes the state when it asks")
def asking_has_a_price(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def dear(g: Lots, asked: Decision) -> Decision:
        g.points[asked.seat] += 1
        return asked

    return with_turn(patch, dear)


@found_by("asking", "tells .* when it asks")
def asking_is_told_to_everybody(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def loud(g: Lots, asked: Decision) -> Decision:
        if g.ears is not None:
            g.tell("LT-2.1", turn.Hid(Seat(asked.seat)))
        return asked

    return with_turn(patch, loud)


# Packs


@found_by("packs", "it has content, and takes no packs")
def content_stays_as_it_is(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, content="cafe")


@found_by("packs", "there is no example of a pack")
def nobody_shows_how_a_pack_is_written(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, content="cafe", packed=lambda *packs: LOTS, folder=folder)


def with_example(folder: Path, **packed: Any) -> Game:
    """Lots with an example of a pack; with it laid over, the game is changed so."""
    (folder / "example").mkdir()
    (folder / "example" / "pack.yaml").write_text("id: luck\n", encoding="utf-8")
    (folder / "example" / "cards.yaml").write_text("[]\n", encoding="utf-8")
    return replace(LOTS, content="cafe", packed=lambda *packs: replace(LOTS, **packed), folder=folder)


@found_by("packs", "its example says nothing new")
def a_pack_changes_nothing(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return with_example(folder, content="cafe")


@found_by("packs", "it does not name the pack")
def a_game_does_not_say_with_which_pack_it_is_played(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return with_example(folder, content="beef")


@found_by("packs", "a pack was taken although it was spoiled")
def rubbish_is_a_pack(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return with_example(folder, content="beef", packs=("luck=0123456789abcdef",))


# Secrets
