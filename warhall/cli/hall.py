"""The hall: who names no game is asked what to play, and with whom."""

from __future__ import annotations

from collections.abc import Sequence

from warhall.bots.levels import PEOPLE, USUAL
from warhall.cli.keyboard import ask_one_of
from warhall.cli.screen import Screen
from warhall.cli.seats import HUMAN
from warhall.cli.voice import Voice
from warhall.games import games


def choose_game(language: str) -> str:
    """The game that a person wants to play."""
    voice = Voice(language)
    listed = games()
    print(voice.say("hall-welcome"))
    for number, game in enumerate(listed, start=1):
        title = game.texts.say(language, "title")
        players = ", ".join(map(str, game.players))
        print(voice.say("game-choice", number=number, id=game.id, title=title, players=players))
    return ask_one_of(voice.say("hall-which"), [game.id for game in listed], voice.say("hall-none"))


def choose_players(screen: Screen, names: Sequence[str]) -> list[str]:
    """Who plays: the person who asked takes the first seat and says who takes the others."""
    say = screen.voice.say
    choices = [USUAL, *(level for level in PEOPLE if level != USUAL), HUMAN]
    shown = ", ".join(choices)
    players = [HUMAN]
    for name in names[1:]:
        question = say("hall-who", seat=screen.narrator.name("seat", name), choices=shown, usual=choices[0])
        players.append(ask_one_of(question, choices, say("hall-nobody", choices=shown)))
    return players
