title = Duel
seat-north = North
seat-south = South
ask-lay = Lay one of { $cards } face down.
action-play = Lay { $card }
action-sort = Hold { $cards } in this order
action-toss = Toss a die
action-peek = Peek under the table
event-laid = { $seat } lays { $card }.
event-laid-hidden = { $seat } lays a card face down.
event-sorted = You hold { $cards }.
event-rolled = { $seat } rolls { $die }.
refuse-not-held = You do not hold { $card }.
refuse-other-cards = Those are not the cards in your hand.
result-points = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
hand = You hold { $cards }.
