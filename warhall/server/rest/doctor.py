"""The card doctor: things of the content taken apart, examined, driven, and written as packs."""

from __future__ import annotations

import binascii
from base64 import b64decode
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from warhall.games import drafted, module_of, own
from warhall.kernel.errors import OptionsError
from warhall.lab import doctor
from warhall.lab.diff import Diff, compared
from warhall.server.doctoring import DriveShown
from warhall.server.rest.asking import REFUSALS, Somebody, TheHall

MOST_SENT = 400_000
"""Letters of a pack as it is sent."""


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing as its author writes it."""

    file: str
    text: Annotated[str, msgspec.Meta(max_length=doctor.LONGEST)]


class Opened(msgspec.Struct, frozen=True):
    """A thing as the game has it."""

    file: str
    id: str
    text: str


class Two(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two packs, each as a zip in base64; null is the game as it comes."""

    one: Annotated[str, msgspec.Meta(max_length=MOST_SENT)] | None = None
    two: Annotated[str, msgspec.Meta(max_length=MOST_SENT)] | None = None


def diff_of(game: str, *packs: str | None) -> Diff:
    """What is different between two packs as they were sent."""
    try:
        rooms = [
            drafted(game, doctor.unzipped(b64decode(each, validate=True))) if each else own(module_of(game))
            for each in packs
        ]
    except binascii.Error as error:
        raise OptionsError(f"this is no base64: {error}") from None
    return compared(*rooms)


class Tried(msgspec.Struct, frozen=True):
    """Where a thing is tried."""

    table: str


@get("/api/doctor/{game:str}", summary="What can be edited", responses=REFUSALS)
async def sheets(hall: TheHall, me: Somebody, game: FromPath[str]) -> list[doctor.Sheet]:
    """Every file with its JSON Schema and its things."""
    return await hall.doctors.look(me, doctor.sheets, game)


@get("/api/doctor/{game:str}/{file:str}/{thing:str}", summary="A thing as it is written", responses=REFUSALS)
async def opened(
    hall: TheHall,
    me: Somebody,
    game: FromPath[str],
    file: FromPath[str],
    thing: FromPath[str],
    new: FromQuery[str | None] = None,
) -> Opened:
    """YAML with its comments; `new` is another id for a copy, with all that a pack needs for it."""
    if new is not None:
        return Opened(file, new, await hall.doctors.look(me, doctor.copied, game, file, thing, new))
    return Opened(file, thing, await hall.doctors.look(me, doctor.written, game, file, thing))


@post("/api/doctor/{game:str}/examine", summary="What is wrong, and what it says", responses=REFUSALS, status_code=200)
async def examine(hall: TheHall, me: Somebody, game: FromPath[str], data: JSONBody[Draft]) -> doctor.Examined:
    """Faults by line with the nearest right spelling, or the text in three languages and what has changed."""
    return await hall.doctors.look(me, doctor.examine, game, data.file, data.text)


@post(
    "/api/doctor/{game:str}/pack",
    summary="The thing as a content pack",
    responses=REFUSALS,
    status_code=200,
    media_type="application/zip",
)
async def pack(hall: TheHall, me: Somebody, game: FromPath[str], data: JSONBody[Draft]) -> Response[bytes]:
    """A zip with a folder for `--pack`."""
    files = await hall.doctors.look(me, doctor.pack_files, game, data.file, data.text)
    return Response(doctor.zipped(files), media_type="application/zip")


@post("/api/doctor/{game:str}/diff", summary="What is different between two packs", responses=REFUSALS, status_code=200)
async def compare(hall: TheHall, me: Somebody, game: FromPath[str], data: JSONBody[Two]) -> Diff:
    """Fields, texts in three languages, and in how many positions players may do something else."""
    return await hall.doctors.look(me, diff_of, game, data.one, data.two)


@post("/api/doctor/{game:str}/table", summary="Try it at a prepared table", responses=REFUSALS, status_code=201)
async def try_out(hall: TheHall, me: Somebody, game: FromPath[str], data: JSONBody[Draft]) -> Tried:
    """A private table where the thing is at hand: the asker against bots."""
    return Tried(await hall.doctors.table(me, game, data.file, data.text))


@post("/api/doctor/{game:str}/drive", summary="Begin a test drive", responses=REFUSALS, status_code=202)
async def begin_drive(hall: TheHall, me: Somebody, game: FromPath[str], data: JSONBody[Draft]) -> DriveShown:
    """Bots play with the change and without it, in the background."""
    return await hall.doctors.begin(me, game, data.file, data.text)


@get("/api/drives/{drive:str}", summary="How far a test drive is", responses=REFUSALS)
async def show_drive(hall: TheHall, me: Somebody, drive: FromPath[str]) -> DriveShown:
    """With the figures so far."""
    return await hall.doctors.show(me, drive)


@delete("/api/drives/{drive:str}", summary="Stop a test drive", responses=REFUSALS, status_code=200)
async def stop_drive(hall: TheHall, me: Somebody, drive: FromPath[str]) -> DriveShown:
    """What was played is kept."""
    return hall.doctors.stop(me, drive)


HANDLERS = [sheets, opened, examine, pack, compare, try_out, begin_drive, show_drive, stop_drive]
