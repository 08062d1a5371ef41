"""Deliberately broken games: for every check of the suite at least one that it must find.

Each function spoils one thing of `four` or `lots` for the length of a test and returns the game to be checked.
"""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.conformance.hashed import GAME as HASHED
from tests.conformance.lots import GAME as LOTS
from tests.conformance.lots import actions, turn
from tests.conformance.lots.actions import CODEC, Discard, Draw, Play, Pledge, Roll
from tests.conformance.lots.setup import LotsOptions, new, read, write
from tests.conformance.lots.state import CARDS, NAMES, Card, Lots
from tests.conformance.lots.view import imagine, view
from warhall.games.four import GAME as FOUR
from warhall.games.four.state import Four
from warhall.kernel.actions import Action, Codec, Seat, SeatVocabulary, Vocabulary
from warhall.kernel.dice import Dice
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.game import Bench, Game
from warhall.kernel.result import Result
from warhall.kernel.state import Decision, State, step
from warhall.kernel.table import Table
from warhall.kernel.words import Name, Word

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
    values = {"ask": asked.ask, "rule": asked.rule, "answer": asked.answer, "words": asked.words, **changes}
    return Decision(asked.seat, options=asked.options if options is None else options, **values)


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
        return refusal("LT-2.4", "not-now") if isinstance(action, Roll) else actions.refuse(g, seat, action)

    return replace(LOTS, refuse=strict)


@found_by("refusals", "explaining code . of .* changed the state")
def a_refusal_changes_the_state(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def clumsy(g: Lots, seat: int, action: Action) -> Refusal | None:
        g.points[seat] += 1
        return actions.refuse(g, seat, action)

    return replace(LOTS, refuse=clumsy)


@found_by("refusals", "two different refusals")
def a_refusal_changes_its_mind(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    tick = itertools.count()

    def moody(g: Lots, seat: int, action: Action) -> Refusal | None:
        reason = actions.refuse(g, seat, action)
        return None if reason is None else refusal(reason.rule, ("not-now", "no-cards")[next(tick) % 2])

    return replace(LOTS, refuse=moody)


@found_by("refusals", "is not refused, but raised ValueError")
def what_cannot_be_done_is_not_refused(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, refuse=lambda g, seat, action: None)


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
    def copy(self: Four) -> Four:
        new_ = Four.__new__(Four)
        self.share(new_)
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


@found_by("copy", "shares arguments of .*turn_with_list")
def a_step_is_given_a_list(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    @step
    def turn_with_list(g: Lots, seat: int, *rest: object) -> Decision | None:
        if not rest:
            g.push(turn_with_list, seat, [])
            return None
        asked = honest_turn(g, seat)
        return None if asked is None else asking(asked, answer=lambda g, seat, code, *_: turn.act(g, seat, code, 0))

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


@found_by("save", "looks different")
def what_is_asked_depends_on_more_than_the_state(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    tick = itertools.count()
    return with_turn(patch, lambda g, asked: asking(asked, words={"left": next(tick)}))


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


# Secrets


@found_by("imagine", "looks different")
def imagining_deals_ones_own_hand_anew(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, imagine=lambda g, seat, dice: imagine(g, None, dice))


@found_by("imagine", "changed the real state")
def imagining_happens_in_the_real_state(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def careless(g: Lots, seat: int | None, dice: Dice) -> Lots:
        g.deck.sort()
        return imagine(g, seat, dice)

    return replace(LOTS, imagine=careless)


@found_by("imagine", "has the real dice")
def imagining_keeps_the_real_dice(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def foresight(g: Lots, seat: int | None, dice: Dice) -> Lots:
        new_ = imagine(g, seat, dice)
        new_.dice = g.dice.copy()
        return new_

    return replace(LOTS, imagine=foresight)


@found_by("imagine", "depends on what it cannot know")
def imagining_shuffles_what_it_finds_in_its_real_order(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def hasty(g: Lots, seat: int | None, dice: Dice) -> Lots:
        new_ = g.copy()
        new_.dice = dice
        dice.shuffle(new_.deck)
        return new_

    return replace(LOTS, imagine=hasty)


@found_by("imagine", "nothing is hidden, yet")
def a_game_denies_that_it_has_secrets(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, hidden=False)


@found_by("imagine_varies", "is the real state")
def imagining_gives_the_real_state(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def lazy(g: Lots, seat: int | None, dice: Dice) -> Lots:
        new_ = g.copy()
        new_.dice = dice
        return new_

    return replace(LOTS, imagine=lazy)


@found_by("secrets", "outlook tells")
def a_view_shows_the_next_card(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def leaky(g: Lots, seat: int | None) -> msgspec.Struct:
        return msgspec.structs.replace(view(g, seat), pledge=NAMES[g.deck[-1]])

    return replace(LOTS, view=leaky)


@found_by("secrets", "outlook tells")
def a_question_names_the_next_card(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def leaky(g: Lots, asked: Decision) -> Decision:
        words: dict[str, Word] = {"left": Name("card", NAMES[g.deck[-1]]) if g.deck else 0}
        return asking(asked, words=words)

    return with_turn(patch, leaky)


@found_by("secrets", "refusal of code .* tells")
def a_refusal_tells_who_holds_a_card(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def leaky(g: Lots, seat: int, action: Action) -> Refusal | None:
        reason = actions.refuse(g, seat, action)
        if reason is not None and isinstance(action, Play) and action.card in g.deck:
            return refusal("LT-1.1", "deck-empty")
        return reason

    return replace(LOTS, refuse=leaky)


class Telling(Vocabulary):
    """Names cards by where they really lie."""

    def names_in(self, state: object) -> Sequence[str]:
        assert isinstance(state, Lots)
        return [f"{name}-in-deck" if card in state.deck else name for card, name in enumerate(self.names)]


@found_by("secrets", "tells")
def an_error_text_lists_hidden_names(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    vocabularies = {Card: Telling("card", NAMES), Seat: SeatVocabulary(3)}
    return replace(LOTS, codec=Codec([Pledge, Play, Draw, Roll, Discard], vocabularies))


@found_by("events", "an event tells")
def everybody_hears_what_was_drawn(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def draw(g: Lots, seat: int) -> None:
        card = g.deck.pop()
        g.hands[seat] = sorted([*g.hands[seat], card])
        turn.uncover(g)
        if g.ears is not None:
            g.tell("LT-2.3", turn.Drew(Seat(seat), Card(card)))

    patch.setattr(turn, "draw", draw)
    return LOTS


@found_by("barrier", "showed . something new")
def a_drawn_card_may_be_put_back(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    patch.setattr(turn, "uncover", lambda g: None)
    return LOTS


@found_by("barrier", "whether an action is free to undo")
def what_may_be_undone_depends_on_a_secret(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = turn.lay

    def lay(g: Lots, seat: int, card: int, points: int) -> None:
        honest(g, seat, card, points)
        g.uncovered += bool(g.deck) and g.deck[-1] % 2

    patch.setattr(turn, "lay", lay)
    return LOTS


# Undo


@found_by("undo", "undo led to another")
def undo_takes_back_too_little(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    honest = Table.undo

    def timid(self: Table, actions: int = 1) -> None:
        if actions > 1:
            honest(self, actions - 1)

    patch.setattr(Table, "undo", timid)
    return LOTS


@found_by("free_undo", "across another's")
def everything_is_free_to_undo(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    patch.setattr(Table, "free_undo", lambda self, seat: len(self.entries))
    return LOTS


# Words and rules


def rewritten(folder: Path, file: str, old: str, new_: str) -> Game:
    """Lots with one text of its room changed."""
    room = folder / "lots"
    shutil.copytree(LOTS.folder, room, ignore=shutil.ignore_patterns("__pycache__"))
    text = (room / file).read_text(encoding="utf-8")
    assert old in text
    (room / file).write_text(text.replace(old, new_), encoding="utf-8")
    return replace(LOTS, folder=room)


@found_by("texts", "event-rolled is missing in uk")
def a_message_is_missing_in_one_language(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return rewritten(folder, "texts/uk.ftl", "event-rolled = { $seat }: на кубику { $face }.\n", "")


@found_by("texts", r"deck names \[\] in ru")
def a_message_names_other_facts_in_one_language(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return rewritten(folder, "texts/ru.ftl", "{ $count }", "много")


@found_by("texts", "refuse-never is missing")
def a_refusal_has_no_message(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return rewritten(folder, "actions.py", '"deck-empty"', '"never"')


@found_by("texts", "hand is never said")
def a_message_is_idle(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return rewritten(folder, "view.py", '"hand"', '"deck"')


@found_by("texts", "but it is given only")
def a_message_names_a_fact_that_it_is_not_given(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return rewritten(folder, "actions.py", "card=Name(", "thing=Name(")


@found_by("rules", r"ru: \['LT-2.5'\]")
def a_rule_is_missing_in_one_language(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return rewritten(folder, "rules/ru.md", "**LT-2.5**", "LT-2.5")


@found_by("rules", "turn.py:.* names LT-2.9")
def the_source_names_a_rule_that_is_not_there(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return rewritten(folder, "turn.py", "LT-2.5", "LT-2.9")


@found_by("citations", "'LT-9.9' is cited")
def a_question_cites_a_rule_that_is_not_there(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return with_turn(patch, lambda g, asked: asking(asked, rule="LT-9.9"))


@found_by("narration", "cannot be said")
def a_question_lacks_a_fact(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return with_turn(patch, lambda g, asked: asking(asked, words={}))


@found_by("narration", "not among the game's events")
def an_event_is_not_declared(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, events=turn.EVENTS[:-1])


# Hostile input


class Trusting(Codec):
    """Takes the numbers of strangers at their word."""

    def parse(self, state: object, text: str) -> Action:
        return self.action(int(text)) if text.isdigit() or not text else super().parse(state, text)


@found_by("hostile_actions", "raised ValueError")
def rubbish_breaks_the_parser(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, codec=Trusting([Pledge, Play, Draw, Roll, Discard], CODEC.vocabularies))


class Guessing(Codec):
    """Makes something of everything."""

    def parse(self, state: object, text: str) -> Action:
        assert isinstance(state, Lots)
        assert state.decision is not None
        return self.action(state.decision.options[0])


@found_by("hostile_actions", "was accepted")
def rubbish_is_taken_for_an_action(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, codec=Guessing([Pledge, Play, Draw, Roll, Discard], CODEC.vocabularies))


@found_by("hostile_options", "raised KeyError")
def an_option_breaks_the_setup(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def trusting(game: Game, options: LotsOptions, dice: Dice) -> Lots:
        return new(game, msgspec.structs.replace(options, turns={4: 4}[options.turns]), dice)

    return replace(LOTS, new=trusting)


@found_by("hostile_files", "raised (KeyError|TypeError|AttributeError)")
def a_position_breaks_the_reader(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    def trusting(game: Game, position: dict[str, Any], dice: Dice) -> State:
        assert CARDS
        return read(game, {**position, "left": position["left"] + 0, "deck": [*position["deck"]]}, dice)

    return replace(LOTS, read=trusting)


# Other machines


@found_by("second_process", "PYTHONHASHSEED")
def options_come_in_the_order_of_a_set(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return HASHED
