op-gain = отримайте { $gold } { $gold ->
    [one] монету
    [few] монети
   *[many] монет
}
op-draw = { $who ->
    [everyone] кожен бере
   *[self] візьміть
} { $n ->
    [any] скільки завгодно карт
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
op-go-to = { $may ->
    [yes] можете піти
   *[no] ідіть
} { $to ->
    [none] куди завгодно
   *[other] до місця «{ $to }»
}
op-lose = втратьте { $what }
op-choose = виберіть одне:
op-pay = { $cost } → { $then }
op-if = якщо ви в місці { $condition }: { $then }
op-end-of-turn = наприкінці ходу:
op-rest = відпочиньте
op-rest-deep = відпочивайте до ранку
clause-at = «{ $place }»
piece-torch = факел
piece-rope = мотузку
