lab-kicker = Balance report
lab-even = Even
lab-few = Too few games to tell
lab-head-thing-cheap = { $name } is too cheap
lab-head-thing-dear = { $name } is too dear
lab-head-thing-changed-up = { $name } gives more for its price than before
lab-head-thing-changed-down = { $name } gives less for its price than before
lab-head-seat = { $name } wins { $share }
lab-head-first = Who begins wins { $share }
lab-head-seat-changed = { $name } wins { $share } { $more ->
    [yes] more
   *[no] less
  } often than before
lab-lead-even = Of { $looked } figures that were compared, none differs by more than chance explains. { $games } games were played; more games would see smaller differences.
lab-lead-even-packs = Of { $looked } figures that were compared, none differs between the two by more than chance explains. { $games } games were played in each.
lab-lead-finding = { $found } of { $looked } figures that were compared differ by more than chance explains. The strongest: { $gain } percentage points of win chance ({ $low } to { $high }).
lab-lead-few = { $games } games say too little: play at least { $least }.
lab-games = games, played by { $bots }
lab-best-seat = for { $name }, { $low } to { $high }
lab-turns = turns in a game; 9 of 10 take { $low } to { $high }
lab-leads = changes of the lead in a game
lab-stalled = games stalled or broken off
lab-who = Who wins
lab-who-help = Share of each seat, and of whoever begins. Bars are 95 % intervals.
lab-first = begins
lab-long = How long
lab-long-help = Turns until the game has ended, percent of all games. Dark: the median.
lab-earns = What it earns for its price
lab-earns-help = Worth in the game divided by price: 1.00 is what the others earn. The second column is the price. Bold: it survives correction.
lab-gains = What having it changes
lab-gains-help = Win chance that one of it adds at even odds beyond its price, in percentage points.
lab-with = with
lab-without = without
lab-drawn = drawn
lab-not-drawn = not drawn
lab-price = price
lab-worth = worth
lab-suggest = Suggestion for { $name }: { $price } ({ $low } to { $high }) instead of { $now }.
lab-fixed = The number is the rulebook’s: it may be changed in a pack, never in the house.
lab-designed = The number is ours to change: it is marked as designed.
lab-cannot-tell = No price is suggested: every span still covers its price.
lab-moved = One number moved
lab-moved-help = Share of seats that have { $name }, in percent, as { $field } changes. Dashed: now.
lab-moved-even = From { $low } to { $high } what it adds, side and company set aside, cannot be told from nothing.
lab-moved-none = At every value what it adds is more than chance explains.
lab-matrix = One against another
lab-matrix-help = How often the row came in before the column. Bold: the interval leaves out 50 %.
lab-drift = Since the stored baseline
lab-drift-none = Nothing has moved since the stored baseline by more than chance explains.
lab-drift-line = { $name } moved by { $points } percentage points ({ $low } to { $high }).
lab-stall-line = Game { $number } ({ $what }), decision { $decision }{ $last ->
    [none] {""}
   *[other] , after “{ $last }”
  }.
lab-what-cap = it had no end
lab-what-standstill = for long nobody got anywhere
lab-what-broken = its rules failed
lab-position = Position
lab-method-games = Games.
lab-method-games-text = Numbers { $from } to { $to }. Set-ups: { $varied ->
    [yes] dealt at random within the rules, the same numbers the same set-ups
   *[no] as they come
  }. Command:
lab-method-figures = Figures.
lab-method-figures-text = Wilson intervals at 95 %. Worth from a logistic model of who had what, corrected for seat, first player and everything else had; limits by Holm over { $looked } figures. A shared victory counts as its part.
lab-method-not = What it does not say.
lab-method-not-text = Bots play as { $bots } does. People may find lines it never tries. Content { $digest }.
lab-written = Written: { $file }
lab-advice = What to change
lab-table = As a table
