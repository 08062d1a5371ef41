"""The report as one page that needs nothing else: three languages, no script, fit to print."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path

from warhall.games import game as game_of
from warhall.kernel.game import Game
from warhall.kernel.texts import Texts
from warhall.kernel.words import LANGUAGES, Word
from warhall.lab import tables
from warhall.lab.plots import Bar, forest, histogram, moved_line
from warhall.lab.report import FEW_GAMES, Finding, LabReport, Moved, suggestion
from warhall.lab.worth import Rate, Worth

STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
MOST = 30
"""So many things are drawn; tables and files hold all."""
FONTS = Path(__file__).parents[1] / "server" / "client" / "assets"
SCRIPTS = {"latin": "U+0000-024F,U+2000-22FF", "cyrillic": "U+0400-04FF,U+2116"}
MARK = (
    '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path fill="#1d2126" d="M12 2 2 9v13h20V9z"/>'
    '<path fill="#f3f2ec" d="M7 22v-8a5 5 0 0 1 10 0v8z"/><path fill="#eaa31e" d="M12 13c2 2 2.5 3.4 2.5 5a2.5 2.5 0 '
    '0 1-5 0c0-1.600.5-3 2.500-5z"/></svg>'
)
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}


@cache
def texts() -> Texts:
    """The messages of the laboratory."""
    return Texts.load(Path(__file__).parent / "texts")


def page(report: LabReport, packs: tuple[Path, ...] = (), command: str = "") -> str:
    """The whole page."""
    room = game_of(report.game, *packs)
    bodies = [Body(report, room, language, command).whole() for language in LANGUAGES]
    files = "".join(
        f'<a class="file" download="report.{kind}" href="data:{mime};base64,{_base64(text)}">↓ {kind.upper()}</a>'
        for kind, mime, text in (
            ("csv", "text/csv", tables.as_csv(report)),
            ("json", "application/json", tables.as_json(report)),
        )
    )
    switches = "".join(
        f'<input type="radio" name="language" id="in-{each}"{" checked" if each == "en" else ""}>' for each in LANGUAGES
    )
    labels = "".join(f'<label for="in-{each}">{NAMES[each]}</label>' for each in LANGUAGES)
    title = escape(Body(report, room, "en", command).headline())
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title} · Warhall</title>'
        f'<meta name="viewport" content="width=device-width"><style>{fonts()}{STYLE}</style></head><body>{switches}'
        f"<header>{MARK}<b>Warhall</b><nav>{labels}</nav>{files}</header>{''.join(bodies)}</body></html>\n"
    )


def _base64(text: str) -> str:
    return b64encode(text.encode()).decode()


@cache
def fonts() -> str:
    """The faces of the hall, so that the page looks alike everywhere; none where the client was not built."""
    found = []
    for family, stem in (("Alegreya", "alegreya"), ("Source Sans 3", "source-sans-3")):
        for script, letters in SCRIPTS.items():
            for file in sorted(FONTS.glob(f"{stem}-{script}-wght-normal-*.woff2"))[:1]:
                data = b64encode(file.read_bytes()).decode()
                found.append(
                    f'@font-face{{font-family:"{family}";font-weight:200 900;unicode-range:{letters};'
                    f"src:url(data:font/woff2;base64,{data})}}"
                )
    return "".join(found)


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"


class Body:
    """The report in one language."""

    def __init__(self, report: LabReport, room: Game, language: str, command: str = "") -> None:
        self.report = report
        self.room = room
        self.language = language
        self.command = command

    def say(self, message: str, /, **words: Word) -> str:
        """A message of the laboratory."""
        return texts().say(self.language, message, words)

    def name(self, key: str) -> str:
        """What `kind/id` is called; a seat by its name."""
        kind, slash, ident = key.partition("/")
        if not slash:
            return self.say("lab-first") if key == "first" else self.room.texts.name(self.language, "seat", key)
        return self.room.texts.name(self.language, kind, ident)

    def headline(self) -> str:
        """The strongest finding that survives correction; with none it is even, and never more than that."""
        report = self.report
        if report.is_small:
            return self.say("lab-few")
        if not report.findings:
            return self.say("lab-even")
        return self._said(report.findings[0])

    def _said(self, best: Finding) -> str:
        """A finding as a headline."""
        name, up = self.name(best.name), best.value > 0
        match best.what:
            case "thing":
                return self.say(f"lab-head-thing-{'cheap' if up else 'dear'}", name=name)
            case "thing-changed":
                return self.say(f"lab-head-thing-changed-{'up' if up else 'down'}", name=name)
            case "seat-changed" | "army-changed":
                share, more = percent(abs(best.value)), "yes" if up else "no"
                return self.say("lab-head-seat-changed", name=name, share=share, more=more)
            case "first":
                return self.say("lab-head-first", share=percent(best.value))
            case _:
                return self.say("lab-head-seat", name=name, share=percent(best.value))

    def lead(self) -> str:
        """What was looked at, and how sure the strongest finding is."""
        report = self.report
        if report.is_small:
            return self.say("lab-lead-few", games=report.house.games, least=FEW_GAMES)
        if not report.findings:
            message = "lab-lead-even" if report.against is None else "lab-lead-even-packs"
            return self.say(message, looked=report.looked_at, games=report.house.games)
        best = report.findings[0]
        gain, low, high = (f"{value:+.1f}" for value in self.gain(best))
        found = len(report.findings)
        return self.say("lab-lead-finding", found=found, looked=report.looked_at, gain=gain, low=low, high=high)

    def gain(self, finding: Finding) -> tuple[float, float, float]:
        """What a finding comes to in percentage points of win chance, and its interval.

        What a thing adds, or two houses differ by, is a gain already; of a share it is what lies beyond an even one.
        """
        factor = 1.0 if finding.what.startswith("thing") else 100.0
        even = self.report.house.even if finding.what in ("seat", "first", "army") else 0.0
        low, high = finding.interval
        return factor * (finding.value - even), factor * (low - even), factor * (high - even)

    def whole(self) -> str:
        """Everything, the finding first."""
        parts = [*self._stalls(), *self._head(), *self._sides(), *self._things()]
        parts += [*self._matrix(), *self._drift(), *self._method()]
        return f'<main class="in-{self.language}" lang="{self.language}">{"".join(parts)}</main>'

    def _head(self) -> Iterator[str]:
        report, own = self.report, self.report.house
        kicker = f"{self.say('lab-kicker')} · {self.room.texts.say(self.language, 'title', {})}"
        yield f'<p class="kicker">{escape(kicker)}</p><h1>{escape(self.headline())}</h1>'
        yield f'<p class="lead">{escape(self.lead())}</p><div class="figures">'
        seat, best = max(own.seats.items(), key=lambda each: each[1].rate)
        low, high = (percent(bound) for bound in best.interval)
        bots = " / ".join(dict.fromkeys(report.bots))
        usual = own.lengths.usual_turns
        for figure, meaning in (
            (f"{own.games:,}".replace(",", "\u202f"), self.say("lab-games", bots=bots)),
            (percent(best.rate), self.say("lab-best-seat", name=self.name(seat), low=low, high=high)),
            (f"{own.lengths.median_turns:.0f}", self.say("lab-turns", low=usual[0], high=usual[1])),
            (f"{own.lengths.leads:.1f}", self.say("lab-leads")),
            (str(len(own.stalls)), self.say("lab-stalled")),
        ):
            yield f"<div><b>{escape(figure)}</b><span>{escape(meaning)}</span></div>"
        yield "</div>"

    def _section(self, title: str, help_: str, inside: str) -> str:
        return f'<section><h2>{escape(title)}</h2><p class="help">{escape(help_)}</p>{inside}</section>'

    def _sides(self) -> Iterator[str]:
        own, strong = self.report.house, {each.name for each in self.report.findings}
        even = 100 * own.even
        rates = {**own.seats, **({"first": own.first} if own.first else {}), **own.armies}
        order = list(own.seats)
        bars = [
            Bar(
                self.name(key),
                100 * each.rate,
                (100 * each.interval[0], 100 * each.interval[1]),
                key in strong,
                aside=f"{each.seats:,}".replace(",", "\u202f"),
                seat=order.index(key) if key in order else None,
                said=f"{100 * each.rate:.1f}",
            )
            for key, each in rates.items()
        ]
        drawn = forest(bars, even, (even - 5, even + 5), self._heard(self.say("lab-who"), bars), " %")
        long = histogram(own.lengths.turns_of, own.lengths.median_turns, self.say("lab-long"))
        rows = "".join(
            f"<tr><th>{escape(bar.name)}</th><td>{bar.value:.1f} %</td>"
            f"<td>{bar.interval[0]:.1f}–{bar.interval[1]:.1f}</td></tr>"
            for bar in bars
        )
        yield '<div class="two">'
        yield self._section(
            self.say("lab-who"), self.say("lab-who-help"), drawn + self._folded(f"<table>{rows}</table>")
        )
        yield self._section(self.say("lab-long"), self.say("lab-long-help"), long) + "</div>"

    def _things(self) -> Iterator[str]:
        things, strong = self.report.house.model.things, {each.name for each in self.report.findings}
        if not things:
            return
        priced = [each for each in things if each.per_price is not None and each.per_price_interval is not None]
        shown = _ends(priced or list(things))
        if priced:
            bars = [
                Bar(
                    self._called(each),
                    each.per_price,
                    each.per_price_interval,
                    _key(each) in strong,
                    aside=str(each.price),
                    said=f"{each.per_price:.2f}",
                )
                for each in shown
                if each.per_price is not None and each.per_price_interval is not None
            ]
            title, help_ = self.say("lab-earns"), self.say("lab-earns-help")
            drawn = forest(bars, 1.0, (0.85, 1.15), self._heard(title, bars))
        else:
            bars = [
                Bar(self._called(each), each.gain, each.gain_interval, _key(each) in strong, said=f"{each.gain:+.1f}")
                for each in shown
            ]
            title, help_ = self.say("lab-gains"), self.say("lab-gains-help")
            drawn = forest(bars, 0.0, (-2.0, 2.0), self._heard(title, bars))
        yield '<div class="two">'
        yield self._section(title, help_, drawn + self._folded(self._table(shown)))
        advice = f"<section><h2>{escape(self.say('lab-advice'))}</h2>{self._suggestions(things)}</section>"
        yield f"<div>{advice}{''.join(self._moves())}</div></div>"

    def _folded(self, table: str) -> str:
        """A table for who wants the numbers themselves."""
        return f"<details><summary>{escape(self.say('lab-table'))}</summary>{table}</details>"

    @staticmethod
    def _heard(title: str, bars: list[Bar]) -> str:
        """A plot in words: what it shows, and what stands out."""
        strong = [bar for bar in bars if bar.strong] or bars[:1]
        return f"{title}: " + ", ".join(f"{bar.name} {bar.said}" for bar in strong[:8])

    def _called(self, thing: Worth) -> str:
        return self.room.texts.name(self.language, thing.kind, thing.id)

    def _suggestions(self, things: tuple[Worth, ...]) -> str:
        strong = {each.name for each in self.report.findings}
        said = []
        for each in things:
            price = suggestion(each)
            if price is None or each.worth_interval is None or each.price is None or _key(each) not in strong:
                continue
            low, high = (f"{bound:.1f}" for bound in each.worth_interval)
            sentence = self.say("lab-suggest", name=self._called(each), price=price, low=low, high=high, now=each.price)
            said.append(f"{sentence} {self.say('lab-designed' if each.designed else 'lab-fixed')}")
        return "".join(f'<p class="note">{escape(each)}</p>' for each in said[:8] or [self.say("lab-cannot-tell")])

    def _table(self, things: list[Worth]) -> str:
        heads = ("", *(self.say(f"lab-{each}") for each in ("price", "worth", "with", "without", "drawn", "not-drawn")))
        rows = ["".join(f"<th>{escape(each)}</th>" for each in heads)]
        for each in things:
            worth = "–" if each.worth is None else f"{each.worth:.1f}"
            rates = "".join(f"<td>{_rate(one)}</td>" for one in (each.have, each.lack, each.drawn, each.kept))
            price = "–" if each.price is None else str(each.price)
            rows.append(f"<th>{escape(self._called(each))}</th><td>{price}</td><td>{worth}</td>{rates}")
        return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"

    def _moves(self) -> Iterator[str]:
        for moved in self.report.moved:
            called = self._thing_name(moved)
            even = [
                each.value
                for each in moved.steps
                if each.gain_interval is not None and each.gain_interval[0] <= 0 <= each.gain_interval[1]
            ]
            note = self.say("lab-moved-even", low=min(even), high=max(even)) if even else self.say("lab-moved-none")
            help_ = self.say("lab-moved-help", name=called, field=moved.field)
            drawn = moved_line(moved, self.say("lab-moved"))
            yield self._section(self.say("lab-moved"), help_, f'{drawn}<p class="note">{escape(note)}</p>')

    def _thing_name(self, moved: Moved) -> str:
        things = self.room.measure.things(self.room) if self.room.measure is not None else ()
        kind = next((each.kind for each in things if each.id == moved.id), None)
        return moved.id if kind is None else self.room.texts.name(self.language, kind, moved.id)

    def _matrix(self) -> Iterator[str]:
        cells = {(each.row, each.column): each.rate for each in self.report.house.matrix}
        if not cells:
            return
        names = sorted({row for row, _ in cells} | {column for _, column in cells})
        rows = ["<th></th>" + "".join(f"<th>{escape(self.name(each))}</th>" for each in names)]
        for row in names:
            inside = "".join(_cell(cells.get((row, column))) for column in names)
            rows.append(f"<th>{escape(self.name(row))}</th>{inside}")
        table = '<table class="matrix">' + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"
        yield self._section(self.say("lab-matrix"), self.say("lab-matrix-help"), table)

    def _drift(self) -> Iterator[str]:
        if not self.report.baseline:
            return
        said = [] if self.report.drift else [self.say("lab-drift-none")]
        for each in self.report.drift:
            points, low, high = (f"{100 * value:+.1f}" for value in (each.value, *each.interval))
            said.append(self.say("lab-drift-line", name=self.name(each.name), points=points, low=low, high=high))
        notes = "".join(f'<p class="note">{escape(each)}</p>' for each in said)
        yield f"<section><h2>{escape(self.say('lab-drift'))}</h2>{notes}</section>"

    def _stalls(self) -> Iterator[str]:
        for each in self.report.house.stalls:
            what = self.say(f"lab-what-{each.what}")
            last = each.last or each.said or "none"
            said = self.say("lab-stall-line", number=each.number, what=what, decision=each.decision, last=last)
            inside = f"<summary>{escape(self.say('lab-position'))}</summary><pre>{escape(each.position)}</pre>"
            yield f'<div class="harm">{escape(said)}<details>{inside}</details></div>'

    def _method(self) -> Iterator[str]:
        report, own = self.report, self.report.house
        bots = " / ".join(dict.fromkeys(report.bots))
        varied = "yes" if report.varied else "no"
        games = self.say(
            "lab-method-games-text", **{"from": report.seed, "to": report.seed + own.games - 1}, varied=varied
        )
        figures = self.say("lab-method-figures-text", looked=report.looked_at)
        not_said = self.say("lab-method-not-text", bots=bots, digest=own.content[:9])
        yield '<footer class="three">'
        command = f" <code>{escape(self.command)}</code>" if self.command else ""
        yield f"<p><b>{escape(self.say('lab-method-games'))}</b> {escape(games)}{command}</p>"
        yield f"<p><b>{escape(self.say('lab-method-figures'))}</b> {escape(figures)}</p>"
        yield f"<p><b>{escape(self.say('lab-method-not'))}</b> {escape(not_said)}</p></footer>"


def _key(thing: Worth) -> str:
    return f"{thing.kind}/{thing.id}"


def _ends(things: list[Worth]) -> list[Worth]:
    """The most and the least worthy, if there are too many to draw."""
    half = MOST // 2
    return things if len(things) <= MOST else [*things[:half], *things[-half:]]


def _rate(rate: Rate | None) -> str:
    return "–" if rate is None else f"{100 * rate.rate:.0f} %"


def _cell(rate: Rate | None) -> str:
    if rate is None:
        return "<td></td>"
    share = 100 * rate.rate
    low, high = rate.interval
    sure = not low <= 0.5 <= high
    depth = min(0.6, abs(share - 50) / 30) * (1.0 if sure else 0.35)
    colour = f"rgba(59,125,237,{depth:.2f})" if share > 50 else f"rgba(216,72,31,{depth:.2f})"
    inside = f"<b>{share:.0f}</b>" if sure else f"{share:.0f}"
    return f'<td style="background:{colour}" title="{rate.seats}: {100 * low:.0f}–{100 * high:.0f}">{inside}</td>'
