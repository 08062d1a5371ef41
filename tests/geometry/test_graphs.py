import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.geometry.drawing import unhurried
from warhall.geometry.graphs import Graph
from warhall.geometry.masks import cells_of, mask_of


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    size = draw(st.integers(1, 9))
    place = st.integers(0, size - 1)
    links = draw(st.lists(st.tuples(place, place).filter(lambda link: link[0] != link[1]), max_size=12))
    return Graph(size, links if size > 1 else [])


def slow_distances(graph: Graph) -> list[list[int]]:
    """Every pair by relaxing over every place between."""
    far = 99
    table = [
        [0 if a == b else 1 if graph.adjacent[a] >> b & 1 else far for b in range(graph.size)]
        for a in range(graph.size)
    ]
    for k in range(graph.size):
        for a in range(graph.size):
            for b in range(graph.size):
                table[a][b] = min(table[a][b], table[a][k] + table[k][b])
    return [[-1 if d >= far else d for d in row] for row in table]


@unhurried
@given(graphs())
def test_distance_is_the_shortest_way(graph: Graph) -> None:
    wanted = slow_distances(graph)
    assert [[graph.distance(a, b) for b in range(graph.size)] for a in range(graph.size)] == wanted


@unhurried
@given(graphs(), st.data())
def test_reach_within_steps_is_distance(graph: Graph, data: st.DataObject) -> None:
    start, steps = data.draw(st.integers(0, graph.size - 1)), data.draw(st.integers(0, 4))
    wanted = [b for b in range(graph.size) if 0 <= graph.distance(start, b) <= steps]
    assert cells_of(graph.reach(1 << start, steps=steps)) == wanted


@unhurried
@given(graphs(), st.data())
def test_the_parts_of_a_set_are_connected_and_apart(graph: Graph, data: st.DataObject) -> None:
    places = data.draw(st.integers(0, graph.all))
    parts = graph.parts(places)
    assert sum(parts) == places
    for number, part in enumerate(parts):
        assert graph.reach(part & -part, through=part) & part == part
        assert not any(graph.adjacent_to(part) & other for other in parts[:number])


def test_adjacency_runs_along_routes_only() -> None:
    """A site, a route of three spaces, a site; a second route from the first site."""
    site, near, middle, far, other, branch = range(6)
    graph = Graph(6, [(site, near), (near, middle), (middle, far), (far, other), (site, branch)])
    assert not graph.adjacent[middle] & mask_of((site, other))
    assert not graph.adjacent[near] >> branch & 1
    assert graph.adjacent_to(mask_of((site, near))) == mask_of((middle, branch))
    assert graph.distance(site, other) == 4


def test_one_goes_on_only_from_places_that_may_be_passed() -> None:
    graph = Graph(5, [(0, 1), (1, 2), (2, 3), (3, 4)])
    assert cells_of(graph.reach(1, through=0b00010)) == [0, 1, 2]


def test_a_link_joins_two_places_of_the_graph() -> None:
    for link in ((0, 3), (-1, 0), (1, 1)):
        with pytest.raises(ValueError, match="no link can join"):
            Graph(3, [link])
