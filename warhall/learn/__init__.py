"""Where people learn: lessons, puzzles and pages as data, and what plays, proves, judges and finds them.

Here: everything about learning that needs no server and no screen. Not here: any rule (the games have them), how a
lesson looks (the client), who has learnt what (the server).
"""
