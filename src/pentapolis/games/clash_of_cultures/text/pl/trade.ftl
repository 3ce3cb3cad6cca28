# Wymiana pomiędzy graczami.

# What is on the table, inside other messages.
offer-gives = { $give_any ->
    [0] { " " }nic
   *[other] { "" }
}{ $give_food ->
    [0] { "" }
   *[other] { " " }Żywność × { $give_food }
}{ $give_wood ->
    [0] { "" }
   *[other] { " " }Drewno × { $give_wood }
}{ $give_ore ->
    [0] { "" }
   *[other] { " " }Ruda × { $give_ore }
}{ $give_ideas ->
    [0] { "" }
   *[other] { " " }Idee × { $give_ideas }
}{ $give_gold ->
    [0] { "" }
   *[other] { " " }Złoto × { $give_gold }
}{ $give_mood ->
    [0] { "" }
   *[other] { " " }Nastrój × { $give_mood }
}{ $give_culture ->
    [0] { "" }
   *[other] { " " }Kultura × { $give_culture }
}{ $give_cards ->
    [0] { "" }
   *[other] { " " }karty × { $give_cards }
}
offer-wants = { $want_any ->
    [0] { " " }nic
   *[other] { "" }
}{ $want_food ->
    [0] { "" }
   *[other] { " " }Żywność × { $want_food }
}{ $want_wood ->
    [0] { "" }
   *[other] { " " }Drewno × { $want_wood }
}{ $want_ore ->
    [0] { "" }
   *[other] { " " }Ruda × { $want_ore }
}{ $want_ideas ->
    [0] { "" }
   *[other] { " " }Idee × { $want_ideas }
}{ $want_gold ->
    [0] { "" }
   *[other] { " " }Złoto × { $want_gold }
}{ $want_mood ->
    [0] { "" }
   *[other] { " " }Nastrój × { $want_mood }
}{ $want_culture ->
    [0] { "" }
   *[other] { " " }Kultura × { $want_culture }
}{ $want_cards ->
    [0] { "" }
   *[other] { " " }karty × { $want_cards }
}

ask-trade = Twoja oferta Wymiany, odbiorca: { $target }. Dajesz:{ offer-gives }. Dostajesz:{ offer-wants }. Co dodajesz?
ask-answer = { $target } proponuje ci Wymianę. Dostajesz:{ offer-gives }. Dajesz:{ offer-wants }. Czy się zgadzasz?
ask-hand_over = Którą kartę { $piece ->
    [action] Akcji
    [objective] Celu
   *[wonder] Cudu
} oddajesz?

answer-act-trade = Wymiana z graczem { $seat }
answer-trade-give = Daję: { $piece }
answer-trade-want = Chcę: { $piece }
answer-trade-show = Daję odkrytą kartę: { $piece }
answer-trade-hide = Daję zakrytą kartę: { $piece }
answer-trade-want-action = Chcę zakrytą kartę Akcji
answer-trade-want-objective = Chcę zakrytą kartę Celu
answer-trade-want-wonder = Chcę zakrytą kartę Cudu
answer-trade-offer = Złóż tę ofertę
answer-trade-withdraw = Bez oferty
answer-answer-accept = Zgoda
answer-answer-refuse = Odmowa
answer-hand_over = { $piece }

event-traded = { $seat } i { $target } dokonują Wymiany.
event-trade-refused = { $seat } odrzuca ofertę gracza { $target }.
event-passed-action = { $seat } daje graczowi { $target } kartę Akcji.
event-passed-action-known = { $seat } daje graczowi { $target } kartę Akcji { $card }.
event-passed-objective = { $seat } daje graczowi { $target } kartę Celu.
event-passed-objective-known = { $seat } daje graczowi { $target } kartę Celu { $card }.
event-passed-wonder = { $seat } daje graczowi { $target } kartę Cudu.
event-passed-wonder-known = { $seat } daje graczowi { $target } kartę Cudu { $card }.
event-passed-person = { $seat } daje graczowi { $target } kartę { $card }.
