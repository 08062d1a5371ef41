title = Lots
mode-standard = Standard game
seat-north = North
seat-east = East
seat-west = West

ask-pledge = Pledge a card.
ask-turn = Your turn; { $left } are left.
action-pledge = Pledge { $card }
action-play = Play { $card }
action-draw = Draw a card
action-roll = Roll the die
action-discard = Discard { $cards }

event-pledged = { $seat } pledges { $card }.
event-hid = { $seat } pledges a card.
event-played = { $seat } plays { $card }.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-rolled = { $seat } rolls { $face }.

refuse-not-now = Not now.
refuse-not-in-hand = You do not hold { $card }.
refuse-no-cards = Name different cards.
refuse-deck-empty = The deck is empty.

result-points = Most points: { $winners }.
hand = Your hand: { $cards }.
deck = Cards in the deck: { $count }.
