title = Двобій
seat-north = Північ
seat-south = Південь
ask-lay = Викладіть долілиць одну з карт: { $cards }.
action-play = Викласти карту «{ $card }»
action-sort = Тримати карти в такому порядку: { $cards }
action-toss = Кинути кубик на удачу
action-peek = Зазирнути під стіл
event-laid = { $seat } викладає карту «{ $card }».
event-laid-hidden = { $seat } викладає карту долілиць.
event-sorted = У вас на руці: { $cards }.
event-rolled = { $seat }: на кубику { $die }.
refuse-not-held = У вас немає карти «{ $card }».
refuse-other-cards = Це не ті карти, що у вас на руці.
result-points = { $count ->
    [one] Переможець: { $winners }.
   *[other] Перемогу ділять { $winners }.
}
hand = У вас на руці: { $cards }.
