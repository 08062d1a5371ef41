# What the commands of the hall say.

hall-open = The hall is open: { $address }
verify-replays =
    { $steps ->
        [one] The record replays: { $steps } step. It carries no proof of its dice.
       *[other] The record replays: { $steps } steps. It carries no proof of its dice.
    }
verify-fair = The record replays (steps: { $steps }), and the dice fell as committed (outcomes: { $outcomes }).
aside-none = No table is set aside.
report-head = { $when }: { $by } complains of { $about } at table { $table }
report-none = Nobody has complained.
