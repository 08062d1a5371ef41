"""A bot for Warhall: takes any option. Over standard input and output, or `bot.py ws://HOST/api/socket TABLE`."""

import json
import os
import random
import sys

random.seed(os.environ.get("WARHALL_SEED"))  # the arena gives one, so that the same game can be played again


def answer(message):
    """What to say to a message of the server; None is nothing."""
    outlook = message.get("outlook")
    if message["type"] != "update" or not outlook or not outlook["question"]:
        return None
    choice, count = random.choice(outlook["question"]["options"])["notation"], outlook["count"]
    told = {"type": "act", "table": message["table"], "seat": outlook["seat"], "notation": choice}
    return {**told, "count": count, "id": f"{count}-{message['n']}"}


if len(sys.argv) == 1:
    for line in sys.stdin:
        if reply := answer(json.loads(line)):
            print(json.dumps(reply), flush=True)
else:
    from websockets.sync.client import connect

    with connect(sys.argv[1]) as socket:
        socket.send(json.dumps({"type": "hello", "token": os.environ["WARHALL_TOKEN"]}))
        socket.send(json.dumps({"type": "watch", "table": sys.argv[2]}))
        while '"status":"over"' not in (text := socket.recv()):
            if reply := answer(json.loads(text)):
                socket.send(json.dumps(reply))
