"""The proof of a game: one suite of checks that every game gets for free, and a ledger of what its tests prove.

`play` drives random games and keeps every moment of them. The checks look at those moments, each module for one
promise of the kernel's contract; `suite` lists them all. `soak` repeats the cheap ones a million times, and `report`
compares the rules of the catalogue with the tests that name them. A check that fails says with which seed and after
which actions, so that anybody can see it fail again.
"""
