op-gain = gain { $gold } gold
op-draw = { $who ->
    [everyone] everyone draws
   *[self] draw
} { $n ->
    [any] any number of cards
    [one] { $n } card
   *[other] { $n } cards
}
op-go-to = { $may ->
    [yes] you may go
   *[no] go
} { $to ->
    [none] anywhere
   *[other] to: { $to }
}
op-lose = lose { $what }
op-choose = choose one:
op-pay = { $cost } → { $then }
op-if = if you are at { $condition }: { $then }
op-end-of-turn = at the end of the turn:
op-rest = rest
op-rest-deep = rest until morning
clause-at = “{ $place }”
piece-torch = a torch
piece-rope = a rope
