"""`warhall conformance`: for each game, which rules, cases and cards have a passing test and which have none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warhall.cli.voice import Voice
    from warhall.conformance.report import Report


def conformance(
    game: Annotated[str | None, typer.Argument(help="Which game; without one, every game.")] = None,
    json: Annotated[
        bool, typer.Option("--json", help="For programs: an object for one game, a list of them for all.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
) -> None:
    """Run the tests of a game and compare them with its rule catalogue; fails if anything is missing."""
    import msgspec

    from warhall.cli.voice import Voice, language
    from warhall.conformance.report import conformance as report
    from warhall.games import game as game_of
    from warhall.games import rooms

    voice = Voice(language(lang))
    reports = []
    for each in rooms() if game is None else [game]:
        room = game_of(each)
        typer.echo(voice.say("proof-running", game=each), err=True)  # it takes minutes
        reports.append(report(room))
    if json:
        print(msgspec.json.encode(reports if game is None else reports[0]).decode())
    else:
        for found in reports:
            print(*told(found, voice), sep="\n")
    if not all(each.conforms for each in reports):
        raise typer.Exit(1)


def told(report: Report, voice: Voice) -> Iterator[str]:
    """A report in words."""
    yield voice.say("proof-tests", game=report.game, passed=report.passed, failed=len(report.failed))
    for what, proof in (("rules", report.rules), ("cases", report.cases), ("cards", report.cards)):
        if proof.all:
            yield "  " + voice.say(f"proof-{what}", proved=proof.proved, all=proof.all)
        if proof.missing:
            yield "    " + voice.say("proof-missing", ids=", ".join(proof.missing))
        for ident, reason in proof.untestable.items():
            yield "    " + voice.say("proof-untestable", id=ident, reason=reason)
        if proof.unknown:
            yield "    " + voice.say("proof-unknown", ids=", ".join(proof.unknown))
    for test in report.failed:
        yield "  " + voice.say("proof-failed", test=test)
