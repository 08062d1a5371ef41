"""The arena: bots and programs play each other, as often as it takes to know who is better, on one core or on many.

`matches` plays one game, `players` and `programs` sit at it, `schedule` says who meets whom, `backends` where it is
played, `book` keeps what came of it, `running` holds them together, `tally`, `ratings` and `report` make figures of it.
"""
