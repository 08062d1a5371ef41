"""What is picked before the start (FC-2.1, FC-3.3, FC-29.1): scenarios, sizes, maps and sides, as named lists.

Here: what there is to pick in which mode. Not here: what is built (armies, decks, maps, elements: the workshop), and
what the rules say about a pick (`draft`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander.plan import HAND_MADE, MODES, RANDOM, FantasyOptions
from warhall.games.fantasy_commander.tables import Tables
from warhall.kernel.choices import SEAT, Choice, Need, hint, label, modes_choice, named, need, said
from warhall.kernel.outlook import Sentence
from warhall.kernel.words import Name

SCENARIO, EPIC, CAMPAIGN = (need("mode", mode) for mode in MODES)
BUILT = Need("build", (True,))
BATTLE = need("mode", *MODES[:2])
USUAL = FantasyOptions()
MOST_ROUNDS = 200


def choices(tables: Tables) -> tuple[Choice, ...]:
    """Everything there is to pick; who plays which side comes after what decides about it."""
    return (
        modes_choice(MODES),
        scenarios(tables),
        sizes(tables),
        maps(tables),
        *sides(tables),
        yes_or_no("same_faction", EPIC),
        yes_or_no("build", BATTLE),
        *limits(tables),
        *first_deployers(tables),
        deck_faces(),
        round_limit(),
    )


def yes_or_no(option: str, *needs: Need) -> Choice:
    """Something that is off unless the players want it."""
    return Choice(option=option, kind="yes-no", say=label(option), help=hint(option), start=False, needs=needs)


def scenarios(tables: Tables) -> Choice:
    """FC-2.1: which scenario, with its map and the size of its armies."""
    return Choice(
        option="scenario",
        kind="one",
        say=label("scenario"),
        start=tables.scenarios[0].id,
        values=tuple(
            said(
                scenario.id,
                "option-scenario-one",
                helped=True,
                number=scenario.number,
                name=Name("scenario", scenario.id),
                map=Name("map", scenario.map),
                limit=scenario.limit,
            )
            for scenario in tables.scenarios
        ),
        needs=(SCENARIO,),
    )


def sizes(tables: Tables) -> Choice:
    """FC-3.3: the size of an Epic Battle; the middle one to start with."""
    printed = tables.printed.sizes
    return Choice(
        option="size",
        kind="one",
        say=label("size"),
        start=printed[len(printed) // 2].id,
        values=tuple(
            said(size.id, "option-size-one", name=Name("size", size.id), points=size.usual) for size in printed
        ),
        needs=(EPIC,),
    )


def limits(tables: Tables) -> tuple[Choice, ...]:
    """FC-3.3: another limit within the size; the ready lists are made for the usual one."""
    return tuple(
        Choice(
            option="limit",
            kind="number",
            say=label("limit"),
            help=Sentence("option-limit-help", {"least": size.least, "most": size.most}),
            start=size.usual,
            least=size.least,
            most=size.most,
            needs=(EPIC, need("size", size.id), BUILT),
        )
        for size in tables.printed.sizes
        if size.least < size.most
    )


def maps(tables: Tables) -> Choice:
    """FC-29.1: a random map, one that the players lay, or a printed one; raids keep theirs to themselves."""
    printed = [chart.id for chart in tables.printed.maps if chart.id != tables.printed.campaign.raid_map]
    return Choice(
        option="map",
        kind="one",
        say=label("map"),
        start=RANDOM,
        values=(
            said(RANDOM, "option-map-random", helped=True),
            said(HAND_MADE, "option-map-hand_made", helped=True),
            *(named("map", ident) for ident in printed),
        ),
        needs=(EPIC,),
    )


def sides(tables: Tables) -> tuple[Choice, ...]:
    """Who plays which faction: as agreed in an Epic Battle, else as the scenario says."""
    playable = tuple(faction.id for faction in tables.printed.factions if not faction.raiders)
    printed: dict[tuple[str, ...], list[str]] = {}
    for scenario in tables.scenarios:
        printed.setdefault(tuple(scenario.armies), []).append(scenario.id)
    first = tables.scenarios[tables.scenario_of[tables.printed.campaign.missions[0]]]
    return (
        Choice(
            option="factions",
            kind="each",
            say=label("factions"),
            start=playable[:2],
            values=tuple(named("faction", ident) for ident in playable),
            needs=(EPIC,),
        ),
        *(fixed(armies, SCENARIO, need("scenario", *scenarios)) for armies, scenarios in printed.items()),
        fixed(tuple(first.armies), CAMPAIGN),
    )


def fixed(factions: tuple[str, ...], *needs: Need) -> Choice:
    """Sides that nobody picks, but everybody wants to know."""
    return Choice(
        option="factions",
        kind="each",
        say=label("factions"),
        start=factions,
        values=tuple(named("faction", ident, need(SEAT, seat)) for seat, ident in enumerate(factions, 1)),
        needs=needs,
    )


def first_deployers(tables: Tables) -> tuple[Choice, ...]:
    """FC-6.4: who deploys first, where the scenario leaves it to the players."""
    free = [scenario.id for scenario in tables.scenarios if scenario.deploy_first is None]
    playable = [faction.id for faction in tables.printed.factions if not faction.raiders]
    values = (
        said(USUAL.deploy_first, "option-deploy_first-initiative"),
        *(named("faction", ident, need("factions", ident)) for ident in playable),
    )
    return tuple(
        Choice(
            option="deploy_first",
            kind="one",
            say=label("deploy_first"),
            help=hint("deploy_first"),
            start=USUAL.deploy_first,
            values=values,
            needs=needs,
            finer=True,
        )
        for needs in ((EPIC,), (SCENARIO, need("scenario", *free)))
    )


def deck_faces() -> Choice:
    """FC-5.6: whether the top card of a deck is open."""
    return Choice(
        option="deck_face",
        kind="one",
        say=label("deck_face"),
        help=hint("deck_face"),
        start=USUAL.deck_face,
        values=tuple(said(face, f"option-deck_face-{face}") for face in ("up", "down")),
        finer=True,
    )


def round_limit() -> Choice:
    """FC-25.5: after how many rounds a battle ends at the latest."""
    return Choice(
        option="round_limit",
        kind="number",
        say=label("round_limit"),
        help=hint("round_limit"),
        start=USUAL.round_limit,
        least=0,
        most=MOST_ROUNDS,
        finer=True,
    )
