"""The balance laboratory: bots play, and what is worth what comes out of it, with intervals.

`plan` says what is played and refuses what cannot be, `shares` and `worth` make figures of the games, `findings` says
what survives correction, `moving` changes one number of the content, `drift` compares with an earlier report,
`report` is all of it as one structure, `plots` and `page` draw it, `tables` writes it for programs.
"""
