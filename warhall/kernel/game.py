"""A game as the rest of the house sees it: one object per game, and nothing else is asked of it.

Here: the contract that server, client, bots, arena and terminal rely on. Not here: any rule. A game's `__init__` builds
its `GAME` from the furniture of its room.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from warhall.kernel.actions import Action, Codec
from warhall.kernel.catalogue import Catalogue
from warhall.kernel.choices import Choice, check_words
from warhall.kernel.declared import has_secrets
from warhall.kernel.dice import Dice
from warhall.kernel.errors import OptionsError, Refusal, WarhallError, nearest, quoted
from warhall.kernel.events import Event, Told
from warhall.kernel.imagining import imagined
from warhall.kernel.measuring import Measure
from warhall.kernel.minds import LEVELS, Scales, Thought
from warhall.kernel.state import Decision, State
from warhall.kernel.texts import Texts
from warhall.kernel.trial import Trial
from warhall.kernel.verbs import Asking, Question, Verb, refuse, words_of
from warhall.kernel.words import Said, Word

if TYPE_CHECKING:
    from warhall.kernel.outlook import Sentence
    from warhall.kernel.sheet import Column

EXAMPLE = "example"
"""The folder of a room that holds an example of a content pack."""
HOUSE_TEXTS = Path(__file__).parent / "texts"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is chosen before a game starts; a game adds its own fields, each with a sensible default."""

    players: int = 2
    mode: str = "standard"


class Span(NamedTuple):
    """A piece of a line of the terminal's picture, and its style: `seat-1` .. `seat-4`, `muted`, `strong`, or plain."""

    text: str
    style: str = ""


def _moment(state: State) -> int:
    return state.count


def _always(state: State) -> bool:
    return True


def _nothing(state: State) -> Mapping[int, int]:
    return {}


def _never(state: State) -> bool:
    return False


def _no_proposals(state: State, seat: int) -> list[list[int]]:
    return []


def _as_usual(state: State) -> int:
    return 0


def _no_book(state: State, seat: int) -> int | None:
    return None


class Bench(NamedTuple):
    """What a game tells the bots; its functions see an imagined state, so they may read all of it."""

    evaluate: Callable[[Any, int], int]
    """The expected result of a seat: `minds.SURE` for a win, 0 for a defeat, one scale from first to last."""
    order: Callable[[Any, int, Sequence[int]], list[int]]
    """The options, the most promising first."""
    turn: Callable[[Any], int] = _moment
    """A number that grows with every turn (or activation): a plan reaches to where it changes."""
    scales: Scales | None = None
    """What the evaluation is made of, term by term; a message `term-...` names each."""
    levels: Mapping[str, Thought] = LEVELS
    """How each level thinks in this game."""
    averaged: Callable[[Any], bool] = _never
    """Whether the evaluation averages over the dice that are to fall now: a plan is rated here, and none is thrown."""
    proposals: Callable[[Any, int], list[list[int]]] = _no_proposals
    """Whole turns worth comparing that a search would not find, as the codes to choose one after the other."""
    far: Callable[[Any], int] = _as_usual
    """The turn that has to be reached before what is chosen now can be rated; 0: no other than usual."""
    habit: Callable[[Any, int], int] | None = None
    """What a practised player does without looking ahead, for a seat that is asked: whole turns are played on so."""
    weighty: Callable[[Any], bool] = _always
    """Whether what is asked now decides so much that whole turns are played on for it; else the habit is followed."""
    idle: Callable[[Any], Mapping[int, int]] = _nothing
    """Options that only spare a person answers, each with the one that does the same now: a search leaves them out."""
    likely: Callable[[Any, int], Sequence[int]] | None = None
    """The few options among which an answer is looked for where whole turns are compared; else the first by `order`."""
    outlook: Callable[[Any, int], int] | None = None
    """The expected result of a seat after turns played on by habit, if that is rated otherwise than at one look."""
    plain: Callable[[Any, int], int] | None = None
    """The expected result of a seat for who looks only one action ahead, if that is rated otherwise."""
    insight: Callable[[Any, int], int] | None = None
    """The expected result of a seat for levels that know more of good play than others (`Thought.insight`)."""
    book: Callable[[Any, int], int | None] = _no_book
    """What has proved good at the start of a game, for a seat that is asked; None: nothing is known."""
    stage: Callable[[Any], int] = _as_usual
    """A number that changes where only dice tell who acts next, and answers are not planned beyond; 0: none are now."""


class Draft(msgspec.Struct, frozen=True):
    """What a game says about options that are still being put together: an army, a deck, a map."""

    faults: tuple[Refusal, ...] = ()
    """Every rule that is broken, and how; none if a game could start with them."""
    tally: dict[str, Any] = {}
    """The figures a person wants to see while building (points, cards, what is left). The shape is the game's."""


class UnknownFactError(WarhallError):
    """A game cannot tell whether something is so."""


def no_fact(state: Any, seat: int, word: str, wanted: Any, moments: Sequence[Any]) -> object:
    """A game that claims nothing."""
    raise UnknownFactError(f"{state.game.id} knows no fact {word[:40]!r}")


def no_other_question(state: Any, seat: int, question: Question, action: Action) -> Refusal:
    """A game in which every verb answers every question."""
    raise TypeError(f"{state.game.id} does not say why {action} is no answer to {question.ask!r}")


@dataclass(kw_only=True, eq=False)
class Game:
    """Everything the house needs of a game."""

    id: str
    version: int
    """The version of the rules: a record of another version may not replay."""
    folder: Path
    """The room: where `texts/` and `rules/` are."""
    prefix: str
    """What its rule ids begin with."""
    players: tuple[int, ...]
    modes: tuple[str, ...]
    options: type[Options]
    codec: Codec
    state: type[State]
    events: tuple[type[Event], ...]
    new: Callable[[Any, Any, Dice], State]
    """Options and dice to a first state with its first steps on the agenda, not yet advanced."""
    view: Callable[..., msgspec.Struct]
    """A state and a seat (None: the public) to everything that it may see, and nothing else; but for what lies `ahead`.
    In a game with `common`, what that has made is the third argument."""
    write: Callable[[Any], dict[str, Any]]
    """A state as readable plain data, for a position file."""
    read: Callable[[Any, dict[str, Any], Dice], State]
    """The plain data of a position to a state with its usual agenda, not yet advanced."""
    turn_rule: str
    """The rule that lets only the asked seat act."""
    picture: Callable[[Any, Any], list[list[Span]]]
    """A view and a narrator to the lines that a terminal shows."""
    describe: Callable[[Any, Any], list[str]]
    """A view and a narrator to spoken sentences: the whole position in words."""
    bench: Bench
    common: Callable[[Any], Any] | None = None
    """The part of the view that is the same for everybody, so that it is made once for all who look."""
    imagine: Callable[[Any, int | None, Dice], State] = imagined
    """A copy with all that the seat cannot know dealt anew, and the same view for that seat."""
    questions: tuple[Question, ...] = ()
    """All that is ever asked, and the verbs that answer it."""
    anytime: tuple[Verb, ...] = ()
    """Verbs that a seat may use at any time, asked or not, such as giving up. They are never offered."""
    nothing: Refusal | None = None
    """Why an action is refused whose number is that of no thing."""
    misplaced: Callable[[Any, int, Question, Action], Refusal] = no_other_question
    """Why a verb does not answer the pending question."""
    refuse: Callable[[Any, int, Any], Refusal | None] | None = None
    """Why the rules forbid an action to a seat that is asked, in a game that has not declared its questions."""
    asks: Callable[[Any, Decision], Mapping[str, Word]] = words_of
    """A state and a question to the facts that the question names; made only when somebody reads it."""
    foretell: Callable[[Any, Decision, Any], Sentence | None] | None = None
    """What an option comes to, where its name does not tell: a price, a gain, what is given up. Only from what its
    seat may see."""
    ahead: Callable[[Any, Decision], msgspec.Struct] | None = None
    """What the options of a decision come to, as its seat may see it: fields of the view, which are empty in it until
    then. Apart, since it may cost many times what all the rest does, and not everybody looks at it."""
    sheet: Callable[[Any], Sequence[Column]] = lambda state: ()
    """What the scores are made of, by the categories of the rulebook; asked for only when the game is over."""
    names: Mapping[str, Mapping[str, Said]] = field(default_factory=dict)
    """The names of content by kind and id."""
    content: str = "none"
    """The hash of the content it is played with."""
    packed: Callable[..., Game] | None = None
    """Folders of content packs to the same game with them laid over its content; None for a game without content."""
    packs: tuple[str, ...] = ()
    """The packs that are laid over its content, the lowest first: the id and the hash of each, as `id=hash`."""
    pack_texts: tuple[Path, ...] = ()
    """Folders with the messages of packs."""
    library: Callable[[str], Mapping[str, Any]] = lambda language: {}
    """What can be browsed and drawn, in a language: cards with their generated text, maps. The shape is the game's."""
    draft: Callable[[Any, Any], Draft] = lambda game, options: Draft()
    """The game and its options to all that is wrong with them by the rules, without starting anything."""
    choices: tuple[Choice, ...] = ()
    """What is picked before the start: options as named lists, in the order in which they are asked."""
    workshop: tuple[str, ...] = ()
    """The options that no list can hold: they are built in the workshop, or given by programs."""
    revealed: tuple[str, ...] = ()
    """Those of them that the players reveal to each other when the game begins, and not before."""
    hidden: bool | None = None
    """Whether anything on the table is ever hidden from a seat or from the public; else as its state declares it."""
    variants: tuple[Mapping[str, object], ...] = ()
    """The options under which the game is proved; by default every number of players in every mode."""
    cards: tuple[str, ...] = ()
    """The ids of the cards whose effects must be proved one by one."""
    faces: Mapping[str, int] = field(default_factory=dict)
    """The names of the faces of its dice, where they are no numbers, and the outcome of each."""
    found: Callable[[Any, int, str, Any, Sequence[Any]], object] = no_fact
    """What is true of a state, for the claims of lessons and puzzles: the state, the seat whose eyes count, a word of
    the game, what is expected (its shape says what is asked), and the states at each event of the last action."""
    impossible: Callable[[Any], str | None] = lambda state: None
    """What no game can come to in a position that could be set up, in a sentence; None if nothing speaks against it."""
    measure: Measure | None = None
    """What a laboratory counts in it."""
    trial: Callable[[Any, str, str], Trial] = lambda game, file, ident: Trial()
    """The game, a content file without its ending and the id of a thing in it to how that thing is tried."""
    drafted: Mapping[str, str] = field(default_factory=dict)
    """The files of a pack that lies nowhere: whoever plays the game elsewhere is given them."""
    step_cap: int = 10_000
    """So many actions are more than any game can take."""
    askings: Mapping[Question, Asking] = field(init=False)
    """The questions in the codes of this game; looked at in every decision, so no property."""

    def __post_init__(self) -> None:
        """Every number of players in every mode, and secrets as they are declared, unless the game says otherwise."""
        if self.hidden is None:
            self.hidden = has_secrets(self.state)
        self.askings = {question: Asking(question, self.codec) for question in self.questions}
        if not self.variants:
            self.variants = tuple({"players": n, "mode": mode} for mode in self.modes for n in self.players)

    @cached_property
    def windows(self) -> Mapping[str, str]:
        """The reaction windows: what they ask, with the notation of the answer that lets the chance go by."""
        return {
            question.ask: str(verb.action.__struct_config__.tag)
            for question in self.questions
            for verb in question.verbs
            if verb.lets_go
        }

    @cached_property
    def at_any_time(self) -> Mapping[type[Action], Verb]:
        """The verbs that answer no question, by their actions."""
        return {verb.action: verb for verb in self.anytime}

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why the rules forbid an action to a seat that is asked; None if they allow it."""
        return refuse(state, seat, action) if self.refuse is None else self.refuse(state, seat, action)

    @cached_property
    def texts(self) -> Texts:
        """The messages of the house, of this game and of packs."""
        return Texts.load(HOUSE_TEXTS, self.folder / "texts", *self.pack_texts, names=self.names)

    def catalogue(self, language: str) -> Catalogue:
        """The rules in a language."""
        return Catalogue.load(self.folder / "rules" / f"{language}.md")

    def rulings(self, language: str) -> Catalogue:
        """How it is played where the book leaves something open; empty in a language in which it is not written."""
        file = self.folder / "rules" / ("rulings.md" if language == "en" else f"rulings.{language}.md")
        return Catalogue.load(file) if file.is_file() else Catalogue("")

    def choose(self, options: Mapping[str, object] | Options | None = None) -> Options:
        """The options of a new game, checked.

        Raises:
            OptionsError: one of them is unknown or not allowed; it says which, and what is.
        """
        if isinstance(options, Options):
            chosen = options
        else:
            given = dict(options or {})
            for key in given:
                if key not in self.options.__struct_fields__:
                    known = self.options.__struct_fields__
                    raise OptionsError(f"no option {key[:40]!r}{nearest(key, known)}: there are {quoted(known)}")
            try:
                chosen = msgspec.convert(given, self.options)
            except msgspec.ValidationError as error:
                raise OptionsError(f"options of {self.id}: {error}") from None
        if chosen.players not in self.players:
            allowed = ", ".join(map(str, self.players))
            raise OptionsError(f"{self.id} is for {allowed} players, not {chosen.players}")
        if chosen.mode not in self.modes:
            raise OptionsError(f"{self.id} has no mode {chosen.mode[:40]!r}: there are {quoted(self.modes)}")
        check_words(self.id, self.choices, chosen)
        return chosen

    def begin(
        self,
        options: Mapping[str, object] | Options | None,
        dice: Dice,
        ears: Callable[[Told], None] | None = None,
    ) -> State:
        """A new game, at its first decision.

        Args:
            options: what was chosen before the start.
            dice: where chance comes from.
            ears: who is told what happens before the first decision.
        """
        state = self.new(self, self.choose(options), dice)
        state.ears = ears
        state.advance()
        state.ears = None
        return state
