"""More broken games: those that give secrets away, undo what they may not, or say what they should not.

See `breakages`, whose list they join.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.conformance.breakages import asking, found_by, with_turn
from tests.conformance.hashed import GAME as HASHED
from tests.conformance.lots import GAME as LOTS
from tests.conformance.lots import setup, turn
from tests.conformance.lots.actions import CODEC, Discard, Draw, Play, Pledge, Roll
from tests.conformance.lots.setup import LotsOptions, new, read
from tests.conformance.lots.state import CARDS, NAMES, Card, Lots
from tests.conformance.lots.view import imagine, view
from warhall.kernel.actions import Action, Codec, Seat, SeatVocabulary, Vocabulary
from warhall.kernel.declared import PLAIN, declared, derived
from warhall.kernel.dice import Dice
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.game import Game
from warhall.kernel.sheet import column
from warhall.kernel.state import Decision, State
from warhall.kernel.table import Table
from warhall.kernel.verbs import refuse
from warhall.kernel.words import Name, Word


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


@declared
class Loose(Lots):
    """Lots in which pledges are said to be public."""

    pledges: list[int] = field(metadata={"about": PLAIN})


@found_by("sights", "pledges is declared as known to")
def a_state_says_that_a_secret_is_public(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    patch.setattr(setup, "Lots", Loose)
    return replace(LOTS, state=Loose)


def with_the_real_deck(g: Lots, seat: int | None, dice: Dice) -> Lots:
    """Hands and pledges are dealt anew among themselves, and the deck lies as it does."""
    emptied = g.copy()
    emptied.deck = []
    new_ = imagine(emptied, seat, dice)
    new_.deck = g.deck[:]
    return new_


def showing_the_next_card(g: Lots, seat: int | None) -> msgspec.Struct:
    return msgspec.structs.replace(view(g, seat), pledge=NAMES[g.deck[-1]] if g.deck else "")


@found_by("sights_vary", "deck is declared as unknown, and is never dealt anew")
def a_view_shows_the_next_card_and_imagining_keeps_it(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, imagine=with_the_real_deck, view=showing_the_next_card)


@declared
class Counting(Lots):
    """Lots that count the cards in hands, and never look again."""

    held: int = derived()

    def __post_init__(self) -> None:
        self.held = sum(map(len, self.hands))


@found_by("derived", "held does not follow from the rest of a state played")
def what_is_derived_is_not_kept_true(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    patch.setattr(setup, "Lots", Counting)
    return replace(LOTS, state=Counting)


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
        reason = refuse(g, seat, action)
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


@found_by("sheet", "the sheet adds up to")
def a_score_sheet_that_forgets_a_category(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, sheet=lambda state: (column("title", "LT-1.1", (999,) * len(state.seat_names())),))


@found_by("sheet", r"title has \(1,\)")
def a_score_sheet_without_a_value_for_each_seat(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    return replace(LOTS, sheet=lambda state: (column("title", "LT-1.1", (1,), part=False),))
