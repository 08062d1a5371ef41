"""The plots of a report, as SVG that stands in the page itself."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from warhall.kernel.errors import OptionsError
from warhall.lab.report import Moved
from warhall.lab.worth import Interval

INK, QUIET, BAND, LINE, HARM = "#1d2126", "#63686e", "#e5e3dd", "#d6d4cd", "#b3291b"
MARKS = (("o", "#3b7ded"), ("s", "#d8481f"), ("^", "#2f9e6e"), ("D", "#b567ad"))
"""The shape and the colour of each seat."""
MOST_BARS = 24
"""A histogram with more bars takes several turns together."""
FEW_BARS = 14
"""With fewer each bar tells its number."""


class Bar(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    interval: Interval
    strong: bool = False
    aside: str = ""
    """What stands beside the name: a price."""
    seat: int | None = None
    """Whose sign its dot is; None: nobody's."""
    said: str = ""
    """The value in words, right of it."""


def matplotlib_module() -> Any:
    """Matplotlib, if it is installed.

    Raises:
        OptionsError: it is not.
    """
    try:
        matplotlib = import_module("matplotlib")
    except ModuleNotFoundError:
        raise OptionsError("the report needs the laboratory's extra: pip install 'warhall[lab]'") from None
    matplotlib.use("svg")
    matplotlib.rcParams.update(
        {"svg.fonttype": "none", "svg.hashsalt": "warhall", "font.family": "sans-serif", "font.size": 10}
    )
    return import_module("matplotlib.figure")


def _axes(width: float, height: float, layout: str | None = "constrained") -> tuple[Any, Any]:
    figure = matplotlib_module().Figure(figsize=(width, height), layout=layout)
    axes = figure.subplots()
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color(QUIET)
    axes.tick_params(colors=QUIET, length=0)
    return figure, axes


def _svg(figure: Any, says: str) -> str:
    """The plot without a head, so that it can stand within a page; a reader hears what it shows."""
    out = io.StringIO()
    figure.patch.set_alpha(0)
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    text = out.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    escaped = says.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return text.replace("<svg ", f'<svg role="img" aria-label="{escaped}" ', 1)


def forest(bars: Sequence[Bar], even: float, band: Interval, says: str, unit: str = "") -> str:
    """Values with intervals, one under another, and a grey band where it is as good as even."""
    height = 0.34 + 0.262 * max(2, len(bars))
    figure, axes = _axes(6.4, height, None)
    figure.subplots_adjust(left=0.43, right=0.89, top=0.995, bottom=0.3 / height)
    low, high = _range(bars, even, band)
    axes.set_xlim(low, high)
    axes.set_ylim(-0.6, len(bars) - 0.4)
    axes.axvspan(*band, color=BAND, lw=0, zorder=0)
    axes.grid(axis="x", color=LINE, lw=0.7, zorder=0)
    axes.set_axisbelow(True)
    axes.axvline(even, color=QUIET, lw=1)
    beside = axes.get_yaxis_transform()
    for row, bar in enumerate(reversed(bars)):
        mark, own = ("o", INK) if bar.seat is None else MARKS[bar.seat % len(MARKS)]
        colour = HARM if bar.strong else INK
        ends = (max(low, bar.interval[0]), min(high, bar.interval[1]))
        axes.plot(ends, (row, row), color=colour, lw=1.9 if bar.strong else 1.2, solid_capstyle="butt")
        for end, bound, arrow in ((ends[0], bar.interval[0], "<"), (ends[1], bar.interval[1], ">")):
            axes.plot([end], [row], "|" if end == bound else arrow, color=colour, ms=5, clip_on=False)
        if low <= bar.value <= high:
            axes.plot([bar.value], [row], mark, color=HARM if bar.strong and bar.seat is None else own, ms=6.5)
        weight = "bold" if bar.strong else "normal"
        axes.text(-0.92, row, bar.name, transform=beside, va="center", color=INK, weight=weight)
        axes.text(-0.05, row, bar.aside, transform=beside, va="center", ha="right", color=QUIET)
        axes.text(1.21, row, bar.said, transform=beside, va="center", ha="right", weight="bold", color=colour)
    axes.set_yticks([])
    axes.spines["bottom"].set_visible(False)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}{unit}")
    return _svg(figure, says)


def _range(bars: Sequence[Bar], even: float, band: Interval) -> Interval:
    """What is drawn: every value and the usual intervals; an arrow stands where a very long one goes on."""
    values = [bar.value for bar in bars]
    lows, highs = sorted(bar.interval[0] for bar in bars), sorted(bar.interval[1] for bar in bars)
    cut = len(bars) // 6
    low, high = min(*values, lows[cut], band[0], even), max(*values, highs[-1 - cut], band[1], even)
    return low - 0.04 * (high - low), high + 0.04 * (high - low)


def histogram(turns: Sequence[int], middle: float, says: str) -> str:
    """How long games were."""
    figure, axes = _axes(3.6, 2.6)
    width = max(1, -(-(turns[-1] - turns[0] + 1) // MOST_BARS))
    counts = Counter((each - turns[0]) // width for each in turns)
    few = max(counts) < FEW_BARS
    for at in range(max(counts) + 1):
        low = turns[0] + at * width
        dark = low <= middle < low + width
        share = 100 * counts[at] / len(turns)
        axes.bar(low + (width - 1) / 2, share, width * 0.86, color=INK if dark else "#5b6167")
        if share and (few or dark):
            axes.text(low + (width - 1) / 2, share, f"{share:.0f}", ha="center", va="bottom", color=INK)
    axes.set_yticks([])
    axes.margins(y=0.12)
    return _svg(figure, says)


def moved_line(moved: Moved, says: str) -> str:
    """The share of those who have a thing, as one number of it changes."""
    figure, axes = _axes(3.8, 2.8)
    steps = [each for each in moved.steps if each.have is not None]
    for each in steps:
        if each.gain_interval is not None and each.gain_interval[0] <= 0 <= each.gain_interval[1]:
            axes.axvspan(each.value - 0.5, each.value + 0.5, color=BAND, lw=0)
    axes.grid(axis="y", color=LINE, lw=0.7)
    axes.set_axisbelow(True)
    axes.axhline(50, color=QUIET, lw=1)
    axes.axvline(moved.now, color=HARM, lw=1.3, ls=":")
    for each in steps:
        if each.have is not None:
            axes.plot([each.value] * 2, [100 * bound for bound in each.have.interval], color=INK, lw=1.6)
    axes.plot(
        [each.value for each in steps],
        [100 * each.have.rate for each in steps if each.have],
        "s-",
        color="#d8481f",
        ms=5,
    )
    axes.set_xticks([each.value for each in steps])
    return _svg(figure, says)
