"""Chapter 6: laying location cards."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at


def drawing(card: str, more: str = "") -> AtTable:
    """Azure explores beside the dunes, whose western side is a wall."""
    return at(
        f"""
        {more}
        seats:
          azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, ap: 2}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "0:0", fd_dune_path: "0:1"}}
        locations: {{surface: [{card}, fd_salt_lake, fd_bone_road]}}
        """
    ).act("azure", "explore")


@pytest.mark.rule("DG-6.1", "DG-7.9")
def test_a_card_that_was_laid_is_no_longer_drawn() -> None:
    t = drawing("fd_salt_flats")
    assert (t.asked, t.view().drawn) == (("azure", "place"), "fd_salt_flats")
    t.act("azure", "place 0:2 0")
    assert t.view().drawn is None
    assert (t.place("fd_salt_flats").id, t.of("azure").ap) == ("fd_salt_flats", 1)


@pytest.mark.rule("DG-6.3", "DG-6.4", "DG-6.10")
@pytest.mark.parametrize(
    ("cell", "refused"),
    [
        ("0:2 0", None),
        ("1:1 180", None),
        ("-1:1 0", ("DG-6.4", "exit-meets-wall")),
        ("0:1 0", ("DG-6.10", "cell-taken")),
        ("2:2 0", ("DG-6.3", "not-joined")),
    ],
)
def test_a_card_joins_an_exit_and_meets_no_wall_with_one(cell: str, refused: tuple[str, str] | None) -> None:
    t = drawing("fd_salt_flats")
    if refused is None:
        assert t.allowed("azure", f"place {cell}")
    else:
        assert t.refused("azure", f"place {cell}") == refused


@pytest.mark.rule("DG-6.3", "DG-6.4")
def test_with_loose_walls_an_exit_may_meet_a_wall() -> None:
    t = drawing("fd_salt_flats", "variants: [loose_walls]")
    assert t.refused("azure", "place -1:1 0") == ("DG-6.3", "not-joined"), "but one exit at least must meet an exit"
    assert t.allowed("azure", "place -1:0 0")
