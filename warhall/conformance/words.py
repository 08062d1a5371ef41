"""Checks of what a game says: every sentence exists in three languages, none is idle, and every rule it cites is there.

Messages are found in two ways. By reading the source: which questions, refusals and results it names, and with which
facts. By playing: everything that comes up is said in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle

from warhall.conformance.picks import sentences
from warhall.conformance.play import ConformanceFailure, Moment, Play
from warhall.conformance.seen import narration, narrators, pictured, refusals, some_codes, viewers
from warhall.conformance.source import Source, read_source
from warhall.kernel.errors import WarhallError
from warhall.kernel.events import Ended
from warhall.kernel.game import Game
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook
from warhall.kernel.texts import DECLINED, PLURAL, UNDECLINED, Texts, differences
from warhall.kernel.words import LANGUAGES

OF_NAMES = frozenset({PLURAL, DECLINED, UNDECLINED})
"""Messages that tell of names; what a name is said by reads them."""
STYLES = re.compile(r"(seat-[1-9]|muted|strong|)\Z")


def check_texts(game: Game, plays: Sequence[Play]) -> None:
    """Every message that a game needs is there, in every language with the same facts, and no other."""
    problems = list(differences(game.texts))
    source = read_source(game)
    needed = {**_structures(game), **source.named}
    for message, facts in sorted(needed.items()):
        if not game.texts.has(message):
            problems.append(f"{message} is missing")
        elif facts is not None and not game.texts.variables("en", message) <= facts:
            unknown = sorted(game.texts.variables("en", message) - facts)
            problems.append(f"{message} names {unknown}, but it is given only {sorted(facts)}")
    seats = {f"seat-{name}" for play in plays for name in play.end.seat_names()}
    problems += [f"{message} is missing" for message in sorted(seats) if not game.texts.has(message)]
    own = Texts.load(game.folder / "texts")
    problems += [f"{message} is never said" for message in idle(own, game, source, set(needed) | seats)]
    if problems:
        raise ConformanceFailure(f"{game.id}: " + "; ".join(problems))


def _structures(game: Game) -> dict[str, frozenset[str] | None]:
    """The messages that follow from the game's modes, choices, actions and events, with the facts that each has."""
    found: dict[str, frozenset[str] | None] = {"title": frozenset()}
    found.update({f"mode-{mode}": frozenset() for mode in game.modes})
    found.update({each.message: frozenset(each.words) for each in sentences(game)})
    if game.bench.scales is not None:
        found.update({f"term-{name}": frozenset() for name in game.bench.scales.names})
    for verb in game.codec.verbs:
        beside = (fact for field in verb.fields for fact in field.vocabulary.facts(0))
        found[f"action-{verb.tag}"] = frozenset({*verb.type.__struct_fields__, *beside})
    for event in game.events:
        found[f"event-{event.__struct_config__.tag}"] = frozenset(event.__struct_fields__)
    return found


def idle(own: Texts, game: Game, source: Source, needed: set[str]) -> list[str]:
    """The messages of the room that nothing in it can say."""
    kinds = {vocabulary.kind for vocabulary in game.codec.vocabularies.values()} - {"seat"}
    prefixes = tuple(f"{kind}-" for kind in kinds) + source.prefixes
    if game.content != "none":
        prefixes += ("op-", "clause-")  # said by the text of cards, which `Operations.gaps` looks after
    words = source.words | own_references(own) | OF_NAMES
    words |= {f"{kind}-{word}" for kind in ("ask", "refuse", "result", "window") for word in source.words}
    return [
        message
        for message in sorted(own.ids("en"))
        if message not in needed and message not in words and not message.startswith(prefixes)
    ]


def own_references(own: Texts) -> set[str]:
    """The messages that other messages are made of."""
    return set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", own.sources["en"]))


def check_rules(game: Game) -> None:
    """The catalogue has the same rules in every language, and every rule that the source names."""
    ids = {language: list(game.catalogue(language).rules) for language in LANGUAGES}
    problems = [
        f"{language}: {sorted(set(ids['en']) ^ set(ids[language])) or 'another order'}"
        for language in LANGUAGES
        if ids[language] != ids["en"]
    ]
    known = set(ids["en"])
    problems += [] if known else ["the catalogue is empty"]
    problems += [f"{ident} has another prefix than {game.prefix}" for ident in ids["en"] if not _own(game, ident)]
    problems += [f"{where} names {ident}" for where, ident in read_source(game).rules if ident not in known]
    problems += [] if game.turn_rule in known else [f"turn_rule names {game.turn_rule}"]
    if problems:
        raise ConformanceFailure(f"{game.id}: rules that are not in the catalogue: " + "; ".join(problems))


def _own(game: Game, ident: str) -> bool:
    return ident.startswith(f"{game.prefix}-")


def check_citations(play: Play) -> None:
    """Every question, event, refusal and result that comes up cites a rule of the catalogue."""
    known = play.game.catalogue("en").rules
    for number, ident in _cited(play):
        play.demand(number, f"{ident!r} is cited, but not in the catalogue", holds=ident in known)


def _cited(play: Play) -> Iterator[tuple[int, str]]:
    for moment in play.moments:
        for decision in moment.state.decisions.values():
            yield moment.number, decision.rule
        for told in moment.told:
            yield moment.number, told.rule
    for moment in play.sample():
        for seat in range(len(moment.state.seat_names())):
            for code in some_codes(moment.state, seat, play.dice(moment.number)):
                reason = moment.state.explain(seat, code)
                if reason is not None:
                    yield moment.number, reason.rule
    if play.end.result is not None:
        yield len(play.moments), play.end.result.rule
    for column in play.game.sheet(play.end):
        yield len(play.moments), column.say.rule


def check_narration(play: Play) -> None:
    """Every position, option, refusal and event can be said to everybody in every language.

    The viewers of a moment hear of it in different languages, and each viewer in another one at the next moment: that
    no message is missing in one of them is shown by `check_texts`.
    """
    voices = narrators(play.game)
    turns = cycle(voices.values())
    try:
        for moment in play.stops():
            codes = some_codes(moment.state, moment.seat, play.dice(moment.number))
            if len(viewers(moment.state)) % len(voices) == 0:
                next(turns)
            for viewer in viewers(moment.state):
                _told(play, moment, viewer, codes, next(turns))
        _events(play, voices)
    except WarhallError as error:
        raise play.failure(len(play.moments), f"something cannot be said: {error}") from error


def check_sheet(play: Play) -> None:
    """The score sheet has an entry for every seat, is said in every language, and adds up to the score."""
    last, sheet = len(play.moments), play.game.sheet(play.end)
    seats = len(play.end.seat_names())
    for column in sheet:
        play.demand(last, f"{column.say.message} has {column.values}", holds=len(column.values) == seats)
        for narrator in narrators(play.game).values():
            said = narrator.sentence(column.say)
            play.demand(last, f"half-said in {narrator.language}: {said!r}", holds=_whole(said))
    parts = [column.values for column in sheet if column.part]
    if parts and play.end.result is not None:
        sums = tuple(map(sum, zip(*parts, strict=True)))
        play.demand(last, f"the sheet adds up to {sums}", holds=sums == play.end.result.scores)


def _whole(sentence: str) -> bool:
    """Fluent leaves braces where a fact was missing."""
    return "{" not in sentence and "}" not in sentence


def _told(play: Play, moment: Moment, viewer: int | None, codes: Sequence[int], narrator: Narrator) -> None:
    """A moment in the words that a viewer hears, and as the terminal draws it."""
    seen = outlook(moment.state, viewer)
    for sentence in narration(seen, refusals(moment.state, viewer, codes).values(), narrator):
        if not _whole(sentence):
            raise play.failure(moment.number, f"half-said in {narrator.language}: {sentence!r}")
    for line in pictured(seen, narrator):
        for span in line:
            if STYLES.match(span.style) is None or "\n" in span.text or not _whole(span.text):
                raise play.failure(moment.number, f"the picture has a span {span!r}")


def _events(play: Play, voices: Mapping[str, Narrator]) -> None:
    """Every event is of a kind that the game declares, and is said or kept from everybody in every language."""
    for moment in play.moments:
        after = play.moments[moment.number + 1].state if moment.number + 1 < len(play.moments) else play.end
        for told in moment.told:
            for event in (told.event, told.veiled):
                known = event is None or type(event) in (Ended, *play.game.events)
                play.demand(moment.number, f"{event!r} is not among the game's events", holds=known)
            # All who see the same of it hear the same words.
            for viewer in {told.seen_by(viewer) is told.event: viewer for viewer in viewers(after)}.values():
                for narrator in voices.values():
                    said = narrator.event(after, told, viewer)
                    play.demand(moment.number, f"half-said: {said!r}", holds=said is None or _whole(said))
