"""Files that a user names: read and written with errors that say what is wrong."""

from __future__ import annotations

from pathlib import Path

from warhall.kernel.errors import WarhallError

SIZE_LIMIT = 20_000_000


class FileError(WarhallError):
    """A file cannot be read or written."""


def read(file: Path) -> str:
    """The text of a file."""
    try:
        if file.stat().st_size > SIZE_LIMIT:
            raise FileError(f"{file} is larger than {SIZE_LIMIT} bytes")
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(f"cannot read {file}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise FileError(f"{file} is no text in UTF-8") from None


def write(file: Path, text: str, opening: str) -> None:
    """Write a text; a file that does not open with the same words as ours is somebody's and stays."""
    try:
        if file.exists() and not file.read_bytes().startswith(opening.encode()):
            raise FileError(f"{file} is there already and is something else; it stays as it is")
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError(f"cannot write {file}: {error.strerror or error}") from None
