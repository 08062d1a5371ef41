"""A program that does what a program must not: `python unruly.py WHAT`, over standard input and output."""

import json
import sys

FIRST = {"cheat": {"notation": "drop z"}, "correct": {"notation": "drop z"}, "steal": {"seat": 1}}
"""What is wrong with the answer to a question."""
AGAIN = {**FIRST, "correct": {}}
"""What is wrong with it after it was refused."""


TABLE = ["arena"]
"""Where it sits: in the arena, or at a table of the hall."""


def say(text: str, end: str = "\n") -> None:
    sys.stdout.write(text + end)
    sys.stdout.flush()


def acts(outlook: dict, **changes: object) -> None:
    choice = outlook["question"]["options"][0]["notation"]
    told = {"type": "act", "table": TABLE[-1], "seat": outlook["seat"], "notation": choice, "count": outlook["count"]}
    say(json.dumps({**told, "id": "x", **changes}))


def misbehave(what: str, outlook: dict) -> None:
    hoard = []
    while what == "flood":
        say(json.dumps({"type": "chat", "text": "x" * 900}))
    while what == "long":
        say("x" * 900, end="")
    while what == "memory":
        hoard.append(bytearray(8 << 20))
    if what == "crash":
        raise SystemExit("out of ideas")
    if what == "stall":
        sys.stdin.read()
    if what == "rubbish":
        say("I take the middle\n\n" * 20)
    if what == "early":
        acts(outlook, count=outlook["count"] - 1)


def main(what: str) -> None:
    asked = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "error" and what in AGAIN:
            acts(asked, **AGAIN[what])
        outlook = message.get("outlook")
        TABLE.append(message.get("table") or TABLE[-1])
        if outlook and outlook["question"]:
            asked = outlook
            misbehave(what, outlook)
            acts(outlook, **FIRST.get(what, {}))


main(sys.argv[1])
