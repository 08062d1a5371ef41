title = Tyrants of the Underdark
mode-standard = Standard game

# What is picked before the game

option-half_decks = Half-decks
option-half_decks-help = Two are shuffled together into the market deck. Drow and Dragons are the easiest to begin with.
option-houses = House
option-houses-random = Dealt at random
option-section = Outer section of the board
option-section-help = Three players use the middle and one outer section.
option-section-random = Drawn at random

seat-black = Baenre
seat-red = Barrison Del’Armgo
seat-blue = Xorlarrin
seat-orange = Mizzrym
space-of = { $place }, space { $number }
troop-white = white
troops-white = white

zone-played = the played area
zone-deck_top = the top of the deck
zone-discard = the discard pile
zone-hand = the hand
zone-self = this card
zone-market = the market
zone-inner_circle = the inner circle
zone-card-self = this card
zone-card-hand = a card from your hand
zone-card-discard = a card from your discard pile

# Questions

ask-start = Place your first troop at a starting site.
ask-act = Your turn: play cards and spend resources. Power: { $power }, Influence: { $influence }.
ask-deploy = { $card }: deploy a troop{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}.
ask-assassinate = { $card }: assassinate a troop{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}.
ask-supplant = { $card }: supplant a troop{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}.
ask-move = { $card }: choose a troop to move{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}.
ask-move-to = { $card }: choose where the troop goes.
ask-spy = { $card }: place a spy{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}.
ask-spy-again = { $card }: all your spies are on the board. Return one of them to place it again, or decline.
ask-return = { $card }: return { $what ->
    [troop] a troop
    [spy] a spy
   *[both] a troop or a spy
}{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}.
ask-take = { $card }: choose a troop in a trophy hall{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}.
ask-take-to = { $card }: choose where the troop goes.
ask-hall = { $card }: choose whose trophy hall you take from.
ask-promote = { $card }: promote a card{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}.
ask-zone = { $card }: choose where to promote from.
ask-devour = { $card }: devour a card{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}{ $may ->
    [yes] , or decline
   *[no] {""}
}.
ask-recruit = { $card }: recruit a card without paying{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}.
ask-give = { $card }: choose which opponent must take { $given }.
ask-victim = { $card }: choose which opponent discards.
ask-discard = { $card }: discard a card{ $left ->
    [1] {""}
   *[other] {" "}({ $left } left)
}.
ask-forced-discard = { $seat } makes you discard a card: choose one.
ask-react = { $card } is forced out of your hand: use its reaction?
ask-choose = { $card }: choose one.
ask-pay = { $card }: pay the cost, or decline. { $then }.
ask-pay-on = { $card }: go on paying.
ask-focus = { $card }: Focus is met. Use it? ► { $then }.
ask-reveal = { $card }: reveal a card with { $aspect } for Focus, or decline. ► { $then }.
ask-play-from = { $card }: choose the card to play.
ask-resolve = End of turn: choose whose effect comes next.

# Actions

action-play = Play { $card }
action-recruit = Recruit { $card }
action-deploy = Deploy a troop: { $space }
action-deploy-for-vp = Deploy with empty barracks: gain 1 VP
action-assassinate = Assassinate the troop: { $space }
action-return-spy = Return the spy of { $seat }: { $site }
action-end-turn = End the turn
action-recruit-devoured = Recruit the top card of the devoured pile
action-supplant = Supplant the troop: { $space }
action-move = Move the troop: { $space }
action-to = Put it on: { $space }
action-return-troop = Return the troop: { $space }
action-spy = Place a spy: { $site }
action-promote = Promote { $card }
action-devour = Devour { $card }
action-discard = Discard { $card }
action-reveal = Reveal { $card }
action-choose = { $option }
action-opponent = Choose { $seat }
action-resolve = Resolve the effect of { $card }
action-from = From { $zone }
action-take = Take a troop ({ $colour }) out of the trophy hall of { $hall }
action-devour-devoured = Devour the top card of the devoured pile: it stays there
action-play-devoured = Play the top card of the devoured pile
action-use = Use it
action-decline = Decline
action-done = Done

# Events

event-houses-taken = Houses at the table: { $houses }.
event-section-chosen = In play besides the centre: { $section }.
event-market-dealt = The market deck is made of two half-decks: { $decks }. On the market: { $cards }.
event-first-found = { $seat } is the first player.
event-turn-began = Round { $round }: { $seat } begins a turn.
event-stage-two = { $seat } ends stage 1{ $power ->
    [0] { $influence ->
        [0] .
       *[other] {": unspent Influence is lost ("}{ $influence }).
    }
   *[other] { $influence ->
        [0] {": unspent Power is lost ("}{ $power }).
       *[other] {": unspent Power ("}{ $power }) and Influence ({ $influence }) are lost.
    }
}
event-played = { $seat } plays { $card }{ $zone ->
    [market] {" "}from the market
    [inner_circle] {" "}from the inner circle
    [devoured] {" "}from the devoured pile
   *[hand] {""}
}{ $power ->
    [0] { $influence ->
        [0] {""}
       *[other] {": "}+{ $influence } Influence
    }
   *[other] {": "}+{ $power } Power{ $influence ->
        [0] {""}
       *[other] , +{ $influence } Influence
    }
}.
event-power-gained = { $card }: { $seat } gains { $amount } Power.
event-influence-gained = { $card }: { $seat } gains { $amount } Influence.
event-vp-gained = { $card }: { $seat } gains { $amount } VP.
event-deployed-for-vp = { $seat } has no troop left to deploy and gains { $amount } VP{ $price ->
    [0] {""}
   *[other] {" "}for { $price } Power
} instead.
event-deployed = { $seat } deploys a troop{ $price ->
    [0] {""}
   *[other] {" "}for { $price } Power
}: { $space }.
event-assassinated = { $seat } assassinates a troop ({ $colour }){ $price ->
    [0] {""}
   *[other] {" "}for { $price } Power
}: { $space }.
event-supplanted = { $seat } supplants a troop ({ $colour }): { $space }.
event-moved = { $seat } moves a troop ({ $colour }): { $space } → { $to }.
event-troop-returned = { $seat } returns { $whose ->
    [own] one of its own troops
   *[other] a troop ({ $colour })
}: { $space }.
event-spy-placed = { $seat } places a spy: { $site }.
event-spy-returned = { $seat } returns { $whose ->
    [own] one of its own spies
   *[other] a spy ({ $owner })
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price } Power
}: { $site }.
event-trophy-taken = { $seat } takes a troop ({ $colour }) out of { $whose ->
    [own] its own trophy hall
   *[other] the trophy hall of { $hall }
}: { $space }.
event-marker-taken = { $seat } takes the control marker of { $site }.
event-marker-paid = { $seat } gains { $amount } Influence for the control marker of { $site }.
event-marker-scored = { $seat } gains { $amount } VP for total control of { $site }.
event-marker-flipped = { $total ->
    [yes] { $seat } has total control: { $site }.
   *[no] { $seat } no longer has total control: { $site }.
}
event-marker-returned = The control marker of { $site } goes back to the board.
event-drew = { $seat } draws: { $cards }.
event-drew-hidden = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-recruited = { $seat } recruits { $card }{ $zone ->
    [devoured] {" "}from the devoured pile
   *[market] {""}
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price } Influence
}.
event-card-given = { $seats } must { $players ->
    [1] take
   *[other] each take
} { $count ->
    [1] { $card }
   *[other] { $count } “{ $card }” cards
}.
event-market-filled = New on the market: { $card }.
event-promoted = { $seat } promotes { $card }{ $zone ->
    [deck_top] {" "}from the top of the deck to the inner circle
    [hand] {" "}from hand to the inner circle
    [discard] {" "}from the discard pile to the inner circle
    [instead] {" "}to the inner circle instead of discarding it
   *[played] {" "}to the inner circle
}.
event-devoured = { $seat } devours { $card }{ $zone ->
    [hand] {" "}from hand
    [market] {" "}from the market
    [inner_circle] {" "}from the inner circle
    [devoured] {" "}from the devoured pile: it stays there
   *[self] {""}
}.
event-back-on-stack = { $seat } returns { $card } to its stack{ $instead ->
    [devoured] {" "}instead of devouring it
    [promoted] {" "}instead of promoting it
   *[no] {""}
}.
event-put-back = { $seat } puts { $card } back into the inner circle.
event-discarded = { $seat } { $why ->
    [forced] must discard
    [cost] pays by discarding
   *[own] discards
} { $card }.
event-deck-discarded = { $seat } puts the whole deck into the discard pile: { $cards }.
event-revealed = { $seat } reveals { $card } for the Focus of { $focus }.
event-declined = { $seat } does without { $what ->
    [focus] the Focus of { $card }
    [rest] any more of this effect of { $card }
    [assassinate] assassinating a troop by { $card }
    [move] moving a troop by { $card }
    [return] returning anything by { $card }
    [take] taking a troop out of a trophy hall by { $card }
    [promote] promoting a card by { $card }
    [recruit] recruiting a card by { $card }
    [ability] the ability of { $card }
    [devour] devouring a card by { $card }
    [spy] placing a spy by { $card }
   *[effect] the effect of { $card }
}.
event-cannot-pay = { $card }: its cost cannot be paid.
event-no-target = { $card }: there is { $lack ->
    [space] nowhere to deploy a troop
    [room] no empty space to put a troop on
    [more] no other legal target
    [card] no card to promote
    [play] no card to play
    [recruit] no card that may be recruited
    [devour] no card to devour
    [victim] nobody who must discard a card
    [opponent] no opponent who qualifies
   *[target] no legal target
}.
event-nothing-counted = { $card }: there is nothing to count, so this brings nothing.
event-unmet = { $card }: its condition is not met ({ $condition ->
    [other_player_troop] no other player has a troop at that site
    [other_player_spy] no other player has a spy at that site
    [white_trophies] white troops in the trophy hall: { $found } of { $needed }
    [player_trophies] troops of players in the trophy hall: { $found } of { $needed }
    [trophies] troops in the trophy hall: { $found } of { $needed }
    [inner_circle] cards in the inner circle: { $found } of { $needed }
    [control_markers] control markers: { $found } of { $needed }
    [sites_controlled] sites controlled: { $found } of { $needed }
    [sites_totally_controlled] sites under total control: { $found } of { $needed }
   *[own_spies_on_board] own spies on the board: { $found } of { $needed }
}).
event-focus-unmet = { $card }: Focus is not met. No other card with { $aspect } was played this turn, and the hand is empty.
event-stack-empty = { $card }: the stack is empty.
event-waits = { $card }: its { $what ->
    [promotion] promotion
   *[effect] effect
} waits until the end of the turn.
event-due = { $card }: now comes its { $what ->
    [promotion] promotion
   *[effect] effect
}.
event-draw-lost = { $seat } has no card left to draw: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} too few.
event-pile-opened = { $seat } opens the devoured pile until the end of the turn.
event-cleaned-up = { $seat } discards hand and played cards: { $count } in all.
event-end-triggered = { $reason ->
    [troops] { $seat } has deployed the last troop of its barracks: this round is the last.
   *[market] The market deck is empty: this round is the last.
}
event-scored = { $seat } scores { $total } VP: sites { $sites }, total control { $total_control }, trophies { $trophies }, deck { $deck }, inner circle { $inner_circle }, VP tokens { $tokens }.

# Refusals

refuse-two-half-decks = Two different half-decks are needed, not { $count }.
refuse-house-taken = Each player takes a different House, but this one is picked twice: { $houses }.
refuse-too-many-houses = { $count } Houses are named, but only { $players } play.
refuse-no-outer-section = With { $players } players there is no outer section to choose.
refuse-place-first = First every player places a troop at a starting site.
refuse-must-discard = You must discard a card first.
refuse-only-spies = Only a spy of another player can be returned here; troops are returned by cards.
refuse-nothing-to-answer = No card asks for this now.
refuse-only-by-card = Only a card allows this. Without one you may recruit, deploy, assassinate and return enemy spies.
refuse-compulsory = This is compulsory: choose one of the possibilities.
refuse-decline-instead = This may be declined: decline, or choose one of the possibilities.
refuse-stage-two = Stage 1 is over: no cards and no basic actions any more this turn.
refuse-finish-card = { $card } must be resolved completely first.
refuse-other-question = Something else is asked now.
refuse-card-asks-else = { $card } asks for something else now.
refuse-own-troop-wanted = It must be your own troop: { $space }.
refuse-only-troops = Only a troop can be returned here, not a spy.
refuse-zone-empty = There is no card to promote.
refuse-only-market = { $card } lies on a stack, and only a card on a market space will do.
refuse-no-such-thing = There is no such thing in this game.
refuse-not-enough-power = This takes { $need } Power; you have { $have }.
refuse-not-enough-influence = This takes { $need } Influence; you have { $have }.
refuse-not-in-play = { $place } is not in play.
refuse-occupied = { $space } is occupied ({ $colour }).
refuse-not-in-hand = { $card } is not in your hand.
refuse-not-in-inner-circle = { $card } is not in your inner circle.
refuse-not-in-market = { $card } is not on a market space.
refuse-not-in-discard = { $card } is not in your discard pile.
refuse-not-played = { $card } is not in your played area.
refuse-too-dear = { $card } costs more than { $limit }.
refuse-not-for-sale = { $card } has no cost and cannot be bought.
refuse-stack-empty = The stack is empty: { $card }.
refuse-not-matching = { $card } does not qualify; wanted: { $wanted }.
refuse-pile-closed = The devoured pile is not open.
refuse-pile-empty = The devoured pile is empty.
refuse-no-market-space = { $card } lies on no market space.
refuse-barracks-empty = Your barracks are empty: a deploy gives 1 VP instead.
refuse-barracks-not-empty = You still have troops in your barracks: { $count }.
refuse-no-presence = You have no presence here: { $space }. It takes one of your troops there or next to it, or your spy at the site.
refuse-no-presence-at = You have no presence here: { $site }. It takes one of your troops there or next to it, or your spy at the site.
refuse-not-starting-site = { $space } is not at a starting site. Free are: { $sites }.
refuse-site-taken = { $site } is taken by another player. Free are: { $sites }.
refuse-no-troop = There is no troop here: { $space }.
refuse-own-troop = The troop is your own: { $space }.
refuse-not-white = Only a white troop will do: { $space }.
refuse-white-troop = White troops cannot be returned: { $space }.
refuse-not-that-site = It must be at the site of the spy ({ $sites }), not here: { $space }.
refuse-not-single-site = All troops must be at one and the same site: { $space }.
refuse-other-cost = The cost is another one: { $cost ->
    [spy] return one of your spies
    [devour-self] devour this card
    [devour-inner_circle] devour a card from your inner circle
    [devour-hand] devour a card from your hand
    [devour-market] devour a card in the market
   *[discard] discard a card from your hand
}.
refuse-no-spy = There is no such spy: { $site }.
refuse-own-spy-wanted = It must be your own spy: { $site }.
refuse-enemy-spy-wanted = It must be another player’s spy: { $site }.
refuse-spy-there = You already have a spy here: { $site }.
refuse-promotes-itself = { $card } cannot promote itself.
refuse-no-option = The card has no such option.
refuse-no-opponent = Choose an opponent.
refuse-small-hand = { $seat } has too few cards in hand: { $count }, at least { $need } are needed.
refuse-no-troop-there = { $seat } has no troop at the site of the spy.
refuse-not-adjacent = { $seat } has no troop next to those just deployed.
refuse-nothing-waits = No effect of { $card } waits for the end of the turn.
refuse-no-zone = The card does not promote from there.
refuse-no-trophy = There is no such troop in that trophy hall.
refuse-other-hall = The troops come out of another trophy hall: { $hall }.
refuse-only-white = Only white troops may be taken.

result-score = { $count ->
    [one] { $winners } has the most VP and wins.
   *[other] The victory is shared: { $winners }.
}

# The text of cards

op-gain-power = gain { $power } Power{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
op-gain-influence = gain { $influence } Influence{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
op-gain-vp = gain { $vp } VP{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
clause-per = { $every ->
    [1] for each
   *[other] for every { $every }
} { $count ->
    [white_trophies] { $every ->
        [1] white troop
       *[other] white troops
    } in your trophy hall
    [player_trophies] { $every ->
        [1] player troop
       *[other] player troops
    } in your trophy hall
    [trophies] { $every ->
        [1] troop
       *[other] troops
    } in your trophy hall
    [inner_circle] { $every ->
        [1] card
       *[other] cards
    } in your inner circle
    [control_markers] { $every ->
        [1] control marker
       *[other] control markers
    } you have
    [sites_controlled] { $every ->
        [1] site
       *[other] sites
    } you control
    [sites_totally_controlled] { $every ->
        [1] site
       *[other] sites
    } under your total control
   *[own_spies_on_board] { $every ->
        [1] spy
       *[other] spies
    } you have on the board
}
op-deploy = deploy { $n ->
    [one] { $n } troop
   *[other] { $n } troops
}
op-assassinate = assassinate { $upto ->
    [yes] up to { $n }
   *[no] { $n }
} { $target ->
    [white] { $n ->
        [one] white troop
       *[other] white troops
    }
   *[enemy] { $n ->
        [one] enemy troop
       *[other] enemy troops
    }
}{ $where ->
    [anywhere] {" "}anywhere on the board
    [that_site] {" "}at that site
   *[presence] {""}
}{ $single_site ->
    [yes] {" "}at a single site
   *[no] {""}
}{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}{ $each ->
    [none] {""}
   *[other] , and for each of them { $each }
}
op-supplant = supplant { $where ->
    [each_that_site] { $target ->
        [white] a white troop
       *[enemy] an enemy troop
    } at each of those sites
   *[other] { $n } { $target ->
        [white] { $n ->
            [one] white troop
           *[other] white troops
        }
       *[enemy] { $n ->
            [one] enemy troop
           *[other] enemy troops
        }
    }{ $where ->
        [anywhere] {" "}anywhere on the board
        [that_site] {" "}at that site
       *[presence] {""}
    }
}
op-move = move { $upto ->
    [yes] up to { $n }
   *[no] { $n }
} { $target ->
    [white] { $n ->
        [one] white troop
       *[other] white troops
    }
   *[enemy] { $n ->
        [one] enemy troop
       *[other] enemy troops
    }
}
op-place-spy = place { $n ->
    [one] { $n } spy
   *[other] { $n } spies
}
op-return = return { $n ->
    [any] any number of your spies
    [1] { $whose ->
        [own] { $what ->
            [troop] one of your troops
            [spy] one of your spies
           *[both] one of your troops or spies
        }
        [any] { $what ->
            [troop] a troop
            [spy] a spy
           *[both] a troop or spy
        } of any player
       *[other] { $what ->
            [troop] another player’s troop
            [spy] another player’s spy
           *[both] another player’s troop or spy
        }
    }
   *[other] { $upto ->
        [yes] up to { $n }
       *[no] { $n }
    } { $what ->
        [troop] troops
        [spy] spies
       *[both] troops or spies
    } { $whose ->
        [own] of yours
        [any] of any players
       *[other] of other players
    }
}
op-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $per ->
    [none] {""}
   *[other] {" "}{ $per }
}
op-promote = { $from ->
    [deck_top] promote the top card of your deck
    [self] promote this card
   *[other] promote { $n ->
        [any] any number of
       *[other] { $upto ->
            [yes] up to { $n }
           *[no] { $n }
        }
    }{ $other ->
        [yes] {" "}other
       *[no] {""}
    }{ $aspect ->
        [none] {""}
       *[other] {" "}{ $aspect }
    }{ $type ->
        [none] {""}
       *[other] {" "}{ $type }
    } { $n ->
        [one] card
       *[other] cards
    } { $from ->
        [discard] from your discard pile
        [hand] from your hand
       *[played] played this turn
    }
}
op-promote-zones = promote 1 of these: { $from }
op-devour = { $may ->
    [yes] you may devour
   *[no] devour
} { $from ->
    [self] this card
    [market] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the market
    [inner_circle] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from your inner circle
   *[hand] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from your hand
}{ $refill ->
    [self] ; this card takes its place
   *[deck] {""}
}
op-recruit = recruit { $upto ->
    [yes] up to { $n }
   *[no] { $n }
}{ $aspect ->
    [none] {""}
   *[other] {" "}{ $aspect }
} { $n ->
    [one] card
   *[other] cards
} of cost { $max_cost } or less without paying{ $stacks ->
    [yes] , also from the stacks
   *[no] {""}
}
op-recruit-supply = { $who ->
    [self] recruit
    [each_opponent] each opponent recruits
    [chosen_opponent_adjacent] choose an opponent with a troop next to one just deployed: that player recruits
   *[chosen_opponent] choose an opponent: that player recruits
} { $n ->
    [one] { $n } { $card }
   *[other] { $n } “{ $card }” cards
}
op-discard = { $who ->
    [self] discard
    [each_opponent] each opponent{ $min_hand ->
        [0] {""}
       *[other] {" "}with at least { $min_hand } cards in hand
    } discards
    [chosen_opponent] choose an opponent{ $min_hand ->
        [0] {""}
       *[other] {" "}with at least { $min_hand } cards in hand
    }: that player discards
    [opponents_with_troop_at_that_site] each opponent who has a troop at that site{ $min_hand ->
        [0] {""}
       *[other] {" "}and at least { $min_hand } cards in hand
    } discards
    [owner_of_assassinated] the owner of that troop{ $min_hand ->
        [0] {""}
       *[other] , if they have at least { $min_hand } cards in hand,
    } discards
   *[causer] that opponent discards
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
op-deck-to-discard = put your deck into your discard pile
op-choose = { $times ->
    [1] choose one:
   *[other] choose { $times } times:
}
op-pay = { $cost } ► { $then }
op-focus = { $aspect } Focus ► { $then }
op-if-count = if you have at least { $at_least } { $count ->
    [white_trophies] white troops in your trophy hall
    [player_trophies] player troops in your trophy hall
    [trophies] troops in your trophy hall
    [inner_circle] cards in your inner circle
    [control_markers] control markers
    [sites_controlled] sites under your control
    [sites_totally_controlled] sites under your total control
   *[own_spies_on_board] spies on the board
}: { $then }
op-if-site = if another player has a { $at_that_site ->
    [other_player_spy] spy
   *[other_player_troop] troop
} at that site: { $then }
op-end-of-turn = at end of turn, { $then }
op-play-from = { $zone ->
    [inner_circle] play a card from your inner circle
   *[market] play a card from the market
}{ $max_cost ->
    [none] {""}
   *[other] {" "}of cost { $max_cost } or less
} as if from hand, { $after ->
    [devour] then devour it
   *[put_back] then put it back
}
op-open-devoured = until end of turn the top card of the devoured pile counts as a card in the market
op-take-trophy = take { $upto ->
    [yes] up to { $n }
   *[no] { $n }
} { $target ->
    [white] { $n ->
        [one] white troop
       *[other] white troops
    }
   *[any] { $n ->
        [one] troop
       *[other] troops
    }
} out of { $hall ->
    [player_with_troop_at_that_site] the trophy hall of one player with a troop there
   *[any] { $n ->
        [one] any trophy hall
       *[other] any trophy halls
    }
} and put { $n ->
    [one] it on an empty space
   *[other] them on empty spaces
} { $where ->
    [anywhere] anywhere on the board
   *[presence] where you have presence
}
op-return-to-stack = return this card to its stack
clause-forced-out-then = if an opponent causes you to discard this card, { $may ->
    [yes] you may { $then }
   *[no] { $then }
}
clause-forced-out-instead = if an opponent causes you to discard this card, { $may ->
    [yes] you may instead { $instead }
   *[no] instead { $instead }
}
clause-back-to-stack = if this card would be devoured or promoted, return it to its stack instead

# The table in words

pic-turn = Round { $round } · { $seat } · { $stage ->
    [set-up] set-up
    [first] stage 1
   *[second] stage 2
} · Power { $power } · Influence { $influence }
pic-over = Round { $round } · the game is over
pic-legend = * control marker · + starting site · ○ white troop · · empty space
pic-signs = number: VP · ~ spies · = control, =! total control · . route
pic-ending = The end is triggered: this round is the last.
pic-site = Site
pic-vp = VP
pic-troops = Troops
pic-spies = Spies
pic-routes = Routes
pic-player = Player
pic-barracks = Barracks
pic-trophies = Trophies
pic-cards = Hand/deck/discard
pic-inner = Inner circle
pic-score = Score
pic-market = Market ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck)
pic-stack = in the stack: { $count }
pic-opened = open: { $card }
pic-devoured = Devoured: { $cards }
pic-played = Played: { $cards }
pic-waiting = For the end of the turn: { $cards }
pic-hand = Hand

say-turn = Round { $round }. It is the turn of { $seat }. Power { $power }, Influence { $influence }.
say-over = Round { $round }. The game is over.
say-set-up = The starting troops are being placed. { $seat } is next.
say-marker = +{ $influence } Influence each turn with control, +{ $vp } VP each turn with total control
say-site = { $site }, { $vp } VP{ $marker ->
    [none] {""}
   *[other] , control marker ({ $marker })
}: { $troops }{ $spies ->
    [none] {""}
   *[other] ; spies: { $spies }
}. { $control ->
    [none] Nobody has control.
   *[other] { $total ->
        [yes] Total control: { $control }.
       *[no] Control: { $control }.
    }
}
say-count = { $colour } { $count }
say-empty = empty { $count }
say-route = Route { $route }: { $troops }.
say-free-routes = Free routes, with the number of spaces: { $routes }.
say-player = { $house }. In the barracks: troops { $troops }, spies { $spies }. Trophies: { $trophies }. VP in tokens: { $vp }. Cards in hand: { $hand }, in the deck: { $deck }, in the discard pile: { $discard }, in the inner circle: { $inner }. { $over ->
    [yes] Final score
   *[no] Score so far
}: { $score }.
say-inner-circle = Inner circle, { $house }: { $cards }.
say-discard = Discard pile from the top, { $house }: { $cards }.
say-shown = Shown from hand this turn, { $house }: { $cards }.
say-market = Market, with costs: { $cards }. Cards in the market deck: { $count }.
say-market-empty = The market is empty.
say-stack = Stack of { $card }{ $cost ->
    [none] {""}
   *[other] , cost { $cost }
}: { $count }.
say-opened = Open until the end of the turn as if in the market: { $card }.
say-hand = Your hand: { $cards }.
say-hand-empty = Your hand is empty.
say-played = Played this turn: { $cards }.

# What the bots weigh

term-sites = sites under control
term-total-control = sites under total control
term-trophies = troops in the trophy hall
term-deck = VP of the cards in the deck
term-inner-circle = cards in the inner circle
term-tokens = VP tokens
term-marker-influence = Influence of control markers in the turns to come
term-marker-vp = VP of control markers in the turns to come
term-card-quality = average cost of the cards
term-starting-cards = starting cards in the deck
term-troops = troops on the board
term-troops-at-sites = troops at sites
term-presence = empty spaces within presence
term-spies = spies on the board
term-enemy-spies = enemy spies at own sites
term-power = unspent Power
term-influence = unspent Influence
term-hand = cards still to be played
term-end-of-turn = effects at the end of the turn

# What options come to

tells-end-turn = given up: { $cards ->
    [0] { $power ->
        [0] Influence { $influence }
       *[other] { $influence ->
            [0] Power { $power }
           *[other] Power { $power }, Influence { $influence }
        }
    }
   *[other] unplayed cards { $cards }{ $power ->
        [0] { "" }
       *[other] , Power { $power }
    }{ $influence ->
        [0] { "" }
       *[other] , Influence { $influence }
    }
}
tells-recruit = { $cost } Influence, leaves { $left }; { $deck } VP in the deck, { $inner } in the inner circle
tells-power = { $need } Power, leaves { $left }
tells-kill = { $colour }; { $need } Power, leaves { $left }
tells-troop = { $colour }
tells-stack = goes back to its stack instead
tells-devour = out of the game: worth { $deck } VP in the deck, { $inner } in the inner circle
tells-worth = { $deck } VP in the deck, { $inner } in the inner circle
tells-promote = { $inner } VP in the inner circle instead of { $deck }

# The score sheet

score-sites = Sites
score-total-control = Total control
score-trophies = Trophies
score-deck = Deck
score-inner-circle = Inner circle
score-tokens = VP tokens

# What may be passed before it is asked

window-react = Reactions to a forced discard
