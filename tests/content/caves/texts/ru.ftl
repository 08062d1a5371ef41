op-gain = получите { $gold } { $gold ->
    [one] монету
    [few] монеты
   *[many] монет
}
op-draw = { $who ->
    [everyone] каждый берёт
   *[self] возьмите
} { $n ->
    [any] сколько угодно карт
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
op-go-to = { $may ->
    [yes] можете пойти
   *[no] идите
} { $to ->
    [none] куда угодно
   *[other] в место «{ $to }»
}
op-lose = потеряйте { $what }
op-choose = выберите одно:
op-pay = { $cost } → { $then }
op-if = если вы в месте { $condition }: { $then }
op-end-of-turn = в конце хода:
op-rest = отдохните
op-rest-deep = отдыхайте до утра
clause-at = «{ $place }»
piece-torch = факел
piece-rope = верёвку
