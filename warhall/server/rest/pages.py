"""The web client: its built files, each path of it answered with the page, and a plain page about the API.

Files with a hash in their name may be kept for ever; the page itself is asked for each time. Files are compressed once
and kept in memory: the whole client is small.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from warhall.server.faults import HallError
from warhall.server.rest.asking import Asked, TheHall

COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
FOREVER = "public, max-age=31536000, immutable"
NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Warhall</title>
<p>The server is running, but the web client is not built. Run <code>make setup</code>.
<p><a href="/api/schema">The API</a></html>"""

PACKED = "packed"
"""Marks an answer that comes compressed already, so that nobody packs it again."""


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    body: bytes
    packed: bytes | None
    media: str
    tag: str


@lru_cache(maxsize=512)
def _read(path: Path, _: float) -> File:
    """A file; the time of its last change is part of the question, so that a new build is seen."""
    body = path.read_bytes()
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        media = "application/javascript"
    packed = gzip.compress(body, 9, mtime=0) if media.startswith(COMPRESSED) and len(body) > 500 else None
    if media == "application/javascript":
        media += "; charset=utf-8"  # the framework says so by itself for text
    return File(body, packed, media, f'"{blake2b(body, digest_size=12).hexdigest()}"')


def _file(folder: Path, path: str) -> Path | None:
    """The file of a path, if it is one of the client's."""
    parts = [part for part in path.split("/") if part]
    if not parts or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    file = folder.joinpath(*parts)
    try:
        return file if file.is_file() and file.resolve().is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # a name that no file could have, for instance one that is too long
        return None


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def page(request: Asked, hall: TheHall, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page: the client itself knows its paths."""
    if path.startswith(("/api/", "/assets/")) or path == "/api":
        file = _file(hall.settings.client, path) if path.startswith("/assets/") else None
        if file is None:
            raise HallError("not-found", "there is nothing here")
    else:
        file = _file(hall.settings.client, path) or _file(hall.settings.client, "index.html")
    if file is None:
        return Response(NO_CLIENT.encode(), media_type="text/html", status_code=200)
    sent = _read(file, file.stat().st_mtime)
    headers = {"etag": sent.tag, "vary": "accept-encoding", "cache-control": "no-cache"}
    if path.startswith("/assets/"):
        headers["cache-control"] = FOREVER
    if request.headers.get("if-none-match") == sent.tag:
        return Response(b"", status_code=304, headers=headers, media_type=sent.media)
    if sent.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(sent.packed, headers=headers, media_type=sent.media)
    return Response(sent.body, headers=headers, media_type=sent.media)


class ApiPage(OpenAPIRenderPlugin):
    """The API on one page without any script: the usual viewers come from strangers' servers."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        rows = []
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                words = (method.upper(), path, operation.get("summary", ""), operation.get("description", ""))
                rows.append("<tr>" + "".join(f"<td>{escape(word)}</td>" for word in words) + "</tr>")
        title = escape(openapi_schema["info"]["title"])
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>'
            '<p><a href="/api/schema/openapi.json">openapi.json</a></p>'
            f"<table><tr><th>Method</th><th>Path</th><th>What</th><th>More</th></tr>{''.join(rows)}</table></html>"
        ).encode()


HANDLERS = [page]
