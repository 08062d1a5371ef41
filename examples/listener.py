"""A bot for Warhall that runs all the time and is called: `listener.py PATH`, then `socket:PATH` in the arena.

One connection is one game. So a program that takes long to start, or lives on another machine, is started once.
"""

import json
import random
import socketserver
import sys


class Game(socketserver.StreamRequestHandler):
    """One game: any option is taken."""

    def handle(self):
        chance = random.Random()
        for message in map(json.loads, self.rfile):
            if message["type"] == "begin":  # a seed comes first, so that the same game can be played again
                chance = random.Random(message["seed"])
            outlook = message.get("outlook")
            if message["type"] == "update" and outlook and outlook["question"]:
                notation = chance.choice(outlook["question"]["options"])["notation"]
                told = {"type": "act", "table": message["table"], "notation": notation, "count": outlook["count"]}
                self.wfile.write(json.dumps(told).encode() + b"\n")


with socketserver.ThreadingUnixStreamServer(sys.argv[1], Game) as door:
    print("listening", flush=True)
    door.serve_forever()
