"""A bot for Warhall: takes any option. Over standard input and output, or `bot.py ws://HOST/api/socket TABLE`."""

import json
import os
import random
import sys


def answer(message):
    """What to say to a message of the server; None is nothing."""
    outlook = message.get("outlook")
    if message["type"] != "update" or not outlook or not outlook["question"]:
        return None
    choice = random.choice(outlook["question"]["options"])
    act = {"type": "act", "table": message["table"], "seat": outlook["seat"], "notation": choice["notation"]}
    return json.dumps({**act, "count": outlook["count"], "id": f"{outlook['count']}-{message['n']}"})


if len(sys.argv) == 1:
    for line in sys.stdin:
        if reply := answer(json.loads(line)):
            print(reply, flush=True)
else:
    from websockets.sync.client import connect

    with connect(sys.argv[1]) as socket:
        socket.send(json.dumps({"type": "hello", "token": os.environ["WARHALL_TOKEN"]}))
        socket.send(json.dumps({"type": "watch", "table": sys.argv[2]}))
        for text in socket:
            if reply := answer(json.loads(text)):
                socket.send(reply)
            if '"status":"over"' in text:
                break
