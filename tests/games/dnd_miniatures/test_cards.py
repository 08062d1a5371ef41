"""Every stat card: each attack does what it says, and each power answers its event and does something."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures import operations as ops
from warhall.games.dnd_miniatures.card_lines import Event, Form
from warhall.games.dnd_miniatures.state import BONUS, FLAGGED, GAINED, ONGOING, VULNERABLE
from warhall.games.dnd_miniatures.tables import EPIC, Line, PowerLine

TABLES = GAME.tables
FOE, FRIEND = "hill_giant", "human_town_guard"
HITS = 19
ATTACKS = [
    pytest.param(
        line, id=f"{TABLES.labels[line.kind]}.{line.printed.id}", marks=pytest.mark.card(TABLES.labels[line.kind])
    )
    for line in TABLES.lines
    if line.printed is not None
]


def each(powers: list[PowerLine]) -> list[Any]:
    """Powers as parameters that name their card."""
    return [
        pytest.param(
            power,
            id=f"{TABLES.labels[power.kind]}.{power.printed.id}",
            marks=pytest.mark.card(TABLES.labels[power.kind]),
        )
        for power in powers
    ]


def needs(line: Line) -> dict[str, Any]:
    """A foe that meets the limits of an attack."""
    assert line.printed is not None
    words = {only.is_ for only in line.printed.only}
    found: dict[str, Any] = {"effects": []}
    if "target_bloodied" in words:
        found["hp"] = 75
    if "target_immobilized" in words:
        found["effects"] = [{"of": "Immobilized"}]
    if words & {"target_helpless_or_stunned", "target_dazed_or_worse"}:
        found["effects"] = [{"of": "Stunned"}]
    return found


def stage(line: Line) -> Field:
    """The card is active, with foes in reach; the large ones stand apart."""
    card, side = TABLES.labels[line.kind], TABLES.side[line.kind]
    mine: dict[str, Any] = {}
    assert line.printed is not None
    if any(only.is_ == "self_was_in_stone_form" for only in line.printed.only):
        mine["effects"] = [{"what": "flag"}]
    foe = "owlbear" if any(only.is_ == "target_level_max" for only in line.printed.only) else FOE
    theirs = needs(line)
    done = [TABLES.ops[number] for number in (*line.on_hit, *line.after)]
    if any(isinstance(op, ops.Heal) for op in done):
        mine["hp"] = 30
    if any(isinstance(op, ops.Destroy) for op in done):
        theirs["hp"] = 100
    if line.form in (Form.RANGED, Form.AREA):
        places = [(5 + side + 2, 5), (5 + side + 2, 8)]
    else:
        places = [(5 + side, 5), (3, 5)]
    creatures: list[Any] = [(card, "azure", (5, 5), mine), *((foe, "ember", at, theirs) for at in places)]
    return Field(creatures, active=f"{card}#1", faces=[HITS] * 30, scenario="epic")


def declare(f: Field, line: Line) -> None:
    """The attack on the first foe, and everything optional left out."""
    assert line.printed is not None
    name = line.printed.id
    own = [text for text in f.options() if text.split()[1:2] == [name] and not text.startswith("use")]
    assert own, f"{name} is not offered: {f.options()[-8:]}"
    f.act(f"azure {own[0]}")
    while f.ask in ("further-target", "next-victim"):
        f.act(f"azure {'done' if f.ask == 'further-target' else f.options()[0]}")


@pytest.mark.parametrize("line", ATTACKS)
def test_an_attack_hits_for_its_damage_and_does_all_that_it_says(line: Line) -> None:
    f = stage(line)
    before = f.hp(f.g.unit_name(1))
    declare(f, line)
    assert f.told("hit")
    first = next(hit.target for hit in f.told("hit") if hit.target)
    if line.damage:
        dealt = next(event.amount for event in f.told("damaged") if event.unit == first)
        assert dealt >= sum(n for n, _ in line.damage)
    else:
        assert f.g.hp[first] == before
    for number in (*line.on_hit, *line.after):
        check_op(f, TABLES.ops[number], 0, first)
        while f.ask in ("push", "pull", "slide", "shift"):
            f.act("azure done")


def check_op(f: Field, op: ops.Op, me: int, it: int) -> None:
    """Something of the operation can be seen on the table, in the events, or in what is asked."""
    unit = me if op.who is ops.Who.SELF else it
    effects = f.g.effects[unit]
    asks = {
        ops.Push: "push",
        ops.Pull: "pull",
        ops.Slide: "slide",
        ops.Place: "place",
        ops.Shift: "shift",
        ops.Move: "go-on",
    }
    match op:
        case ops.Afflict():
            seen = op.when is not None or op.what.value in f.conditions(f.g.unit_name(unit)) or not f.g.alive(unit)
            assert seen or f.ask in asks.values()
        case ops.Ongoing():
            assert any(e.what == ONGOING and e.n == op.n for e in effects) or f.ask in asks.values()
        case ops.Push() | ops.Pull() | ops.Slide() | ops.Place() | ops.Shift() | ops.Move():
            moved = f.told("forced") or f.told("placed") or f.told("shifted")
            assert f.ask in asks.values() or moved or isinstance(op, ops.Pull)
        case ops.GainVulnerable():
            assert any(e.what == VULNERABLE for e in effects)
        case ops.Bonus():
            assert any(e.what == BONUS and e.n == op.n for e in effects) or f.told("power-used")
        case ops.Gain():
            assert any(e.what == GAINED for e in effects) or f.told("power-used")
        case ops.SetFlag():
            assert any(e.what == FLAGGED for e in effects)
        case _:
            check_deed(f, op, me, it)


def check_deed(f: Field, op: ops.Op, me: int, it: int) -> None:
    """What an operation that is over at once has done."""
    unit = me if op.who is ops.Who.SELF else it
    match op:
        case ops.Heal():
            assert [event.amount for event in f.told("healed") if event.unit == unit] == [op.n]
        case ops.TempHp():
            assert [event.amount for event in f.told("temporary-gained") if event.unit == unit] == [op.n]
        case ops.Save():
            assert f.told("save-rolled")
        case ops.Reroll():
            assert f.told("rerolled")
        case ops.Destroy():
            assert not f.g.alive(unit)
        case ops.Damage():
            assert op.n in [event.amount for event in f.told("damaged") if event.unit == unit]
        case ops.MakeAttack():
            assert [roll for roll in f.told("attack-rolled") if roll.unit == unit]
        case ops.Swap():
            assert f.ask == "swap" or {event.unit for event in f.told("placed")} == {me, it}
        case _:
            raise AssertionError(f"no way to see {op}")


# Powers


def scene(power: PowerLine) -> tuple[list[Any], list[str]]:
    """Creatures, and what is done until the event of the power happens. The holder is azure's first creature."""
    card = TABLES.labels[power.kind]
    keyword = power.printed.target.keyword if power.printed.target is not None else None
    friend = next(
        (
            label
            for label, each in zip(TABLES.labels, TABLES.cards, strict=True)
            if keyword in each.keywords and label != card and each.size != "huge" and not label.endswith(EPIC)
        ),
        FRIEND,
    )
    event = power.printed.event
    save = {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot"}
    side = TABLES.side[TABLES.kind_of[friend]]
    friend_at, foe_at, near = (9, 5), (9 + side, 5), {"effects": [dict(save)]}
    basic = TABLES.cards[TABLES.kind_of[friend]].attacks[0].id
    crew: list[Any] = [(card, "azure", (5, 5), {"hp": 10} if event is not Event.SELF_BLOODIED else {})]
    match event:
        case Event.ALLY_ACTIVATES | Event.ALLY_END_TURN | Event.ALLY_SAVES:
            hurt = {"hp": 5, **near}
            crew += [(friend, "azure", friend_at, hurt), (FOE, "ember", (13, 9))]
            return crew, ["activate"] + (["end"] if event is not Event.ALLY_ACTIVATES else [])
        case Event.ALLY_ATTACKS | Event.ALLY_HITS | Event.ALLY_DESTROYS_ENEMY | Event.ALLY_ROLLS_HIGH:
            foe: dict[str, Any] = {"hp": 5} if event is Event.ALLY_DESTROYS_ENEMY else {"effects": [{"of": "Stunned"}]}
            crew += [
                (friend, "azure", friend_at, {"hp": 5}),
                (FOE, "ember", foe_at, foe),
                ("orc_raider", "ember", (14, 1)),
            ]
            return crew, ["activate", f"strike {basic}"]
        case _:
            return crew, []


COVERED = {
    Event.ALLY_ACTIVATES,
    Event.ALLY_END_TURN,
    Event.ALLY_ATTACKS,
    Event.ALLY_HITS,
    Event.ALLY_DESTROYS_ENEMY,
    Event.ALLY_ROLLS_HIGH,
    Event.ALLY_SAVES,
}


@pytest.mark.parametrize("power", each([power for power in TABLES.powers if power.printed.event in COVERED]))
def test_a_power_for_allies_is_offered_at_its_event_and_does_something(power: PowerLine) -> None:
    creatures, deeds = scene(power)
    kind = power.printed.attack_type
    if kind is Form.RANGED:
        creatures[1] = (FRIEND, "azure", (9, 5), {})
    areas: dict[str, Any] = {}
    if power.printed.target is not None and "in_victory_area" in power.printed.target.state:
        rows = [["."] * 16 for _ in range(12)]
        rows[5][9] = "P"
        zones = "".join("".join(row) + "\n" for row in rows)
        areas = {"map": {"drawn": ("." * 16 + "\n") * 12, "zones": zones, "areas": [{"mark": "P", "owner": 0}]}}
    f = Field(creatures, faces=[3 if power.printed.event is Event.ALLY_SAVES else HITS] * 30, scenario="epic", **areas)
    friend = f.g.unit_name(1)
    f.act(f"azure activate {friend}")
    wanted = f"use {f.g.unit_name(0)} {power.printed.id}"
    for deed in deeds[1:]:
        while f.ask == "power":
            f.act(f"{f.asked} pass")
        if deed == "end":
            f.act("azure end-turn")
        else:
            name = "crossbow" if kind is Form.RANGED else deed.split()[1]
            f.act(f"azure attack {name} {FOE}#1")
            while wanted not in f.options() and f.ask in ("power", "opportunity"):
                f.act(f"{f.asked} pass")
    assert wanted in f.options(), f"{f.ask}: {f.options()[:5]}"
    spent = f.g.spent[0]
    f.act(f"azure {wanted}")
    assert f.g.spent[0] == spent + (power.printed.cost or 0)
    for number in power.ops:
        check_op(f, TABLES.ops[number], 0, 1)


SELF = each([power for power in TABLES.powers if power.printed.event is Event.SELF_TURN])


@pytest.mark.parametrize("power", SELF)
def test_a_power_on_its_own_turn_takes_its_action_and_does_something(power: PowerLine) -> None:
    card = TABLES.labels[power.kind]
    f = Field(
        [
            (card, "azure", (5, 5), {"hp": 10}),
            (FRIEND, "azure", (4, 5), {"hp": 5}),
            (FOE, "ember", (5 + TABLES.side[power.kind], 5)),
        ],
        active=f"{card}#1",
        faces=[HITS] * 20,
        scenario="epic",
    )
    wanted = f"use {card}#1 {power.printed.id}"
    assert wanted in f.options()
    done = f.g.done
    f.act(f"azure {wanted}")
    if f.ask == "power-target":
        f.act(f"azure {f.options()[0]}")
    assert (f.g.done != done) == (power.printed.action in ("move", "attack"))
    assert f.told("power-used")
    it = 1 if power.printed.target is not None and power.printed.target.who == "ally" else 0
    for number in power.ops:
        check_op(f, TABLES.ops[number], 0, it)
