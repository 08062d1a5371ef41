"""Every level has a name and tells what it does, in every game and every language."""

from __future__ import annotations

from warhall.bots.described import described, texts
from warhall.bots.levels import LEVELS, PEOPLE
from warhall.games import ROOMS, game
from warhall.kernel.texts import differences
from warhall.kernel.words import LANGUAGES


def test_all_languages_say_the_same_messages() -> None:
    assert list(differences(texts())) == []


def test_no_message_is_without_a_level_and_a_game() -> None:
    known = {f"level-{level}{what}" for level in LEVELS for what in ("", "-does")}
    known |= {f"level-{level}-does-{room}" for level in PEOPLE for room in ROOMS}
    assert texts().ids("en") == known


def test_every_game_describes_the_levels_that_people_choose_in_its_own_words() -> None:
    said = {room: {each.id: each for each in described(game(room))} for room in ROOMS}
    for room, levels in said.items():
        assert list(levels) == list(LEVELS)
        assert [ident for ident, each in levels.items() if each.offered] == list(PEOPLE)
        assert [levels[ident].strength for ident in PEOPLE] == [1, 2, 3, 4, 5]
        assert levels["random"].strength == 0
        for language in LANGUAGES:
            texts_of_room = [levels[ident].does[language] for ident in PEOPLE]
            assert len(set(texts_of_room)) == len(PEOPLE), room
    for ident in PEOPLE:
        assert len({levels[ident].does["en"] for levels in said.values()}) == len(ROOMS), "each game in its own words"
