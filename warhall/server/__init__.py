"""The hall: lobby, tables, live play and storage behind REST and WebSocket.

`hall` puts everything together, `tables` holds play, `lobby` the time before it, `people` who they are; `store` keeps
it all, `rest` and `socket` are the doors. No rule of any game is known here: only the kernel's contract.
`docs/protocol.md` is what the outside relies on.
"""
