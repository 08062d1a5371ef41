"""What a thing is to an action that names it, where it is not simply what is pointed at: `square: roles.To[Square]`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

T = TypeVar("T")
Role: TypeAlias = Literal["by", "to", "harmed", "laid"]

By: TypeAlias = Annotated[T, "by"]
"""Who does it: named, and not pointed at."""
To: TypeAlias = Annotated[T, "to"]
"""Where something is put."""
Harmed: TypeAlias = Annotated[T, "harmed"]
"""Who is attacked: nobody attacks his own side by mistake."""
Laid: TypeAlias = Annotated[T, "laid"]
"""What is laid over an area, which is shown before it is chosen."""
