# Trade between players.

# What is on the table, inside other messages.
offer-gives = { $give_any ->
    [0] { " " }nothing
   *[other] { "" }
}{ $give_food ->
    [0] { "" }
   *[other] { " " }food × { $give_food }
}{ $give_wood ->
    [0] { "" }
   *[other] { " " }wood × { $give_wood }
}{ $give_ore ->
    [0] { "" }
   *[other] { " " }ore × { $give_ore }
}{ $give_ideas ->
    [0] { "" }
   *[other] { " " }ideas × { $give_ideas }
}{ $give_gold ->
    [0] { "" }
   *[other] { " " }gold × { $give_gold }
}{ $give_mood ->
    [0] { "" }
   *[other] { " " }mood × { $give_mood }
}{ $give_culture ->
    [0] { "" }
   *[other] { " " }culture × { $give_culture }
}{ $give_cards ->
    [0] { "" }
   *[other] { " " }cards × { $give_cards }
}
offer-wants = { $want_any ->
    [0] { " " }nothing
   *[other] { "" }
}{ $want_food ->
    [0] { "" }
   *[other] { " " }food × { $want_food }
}{ $want_wood ->
    [0] { "" }
   *[other] { " " }wood × { $want_wood }
}{ $want_ore ->
    [0] { "" }
   *[other] { " " }ore × { $want_ore }
}{ $want_ideas ->
    [0] { "" }
   *[other] { " " }ideas × { $want_ideas }
}{ $want_gold ->
    [0] { "" }
   *[other] { " " }gold × { $want_gold }
}{ $want_mood ->
    [0] { "" }
   *[other] { " " }mood × { $want_mood }
}{ $want_culture ->
    [0] { "" }
   *[other] { " " }culture × { $want_culture }
}{ $want_cards ->
    [0] { "" }
   *[other] { " " }cards × { $want_cards }
}

ask-trade = Your offer to { $target }. You give:{ offer-gives }. You get:{ offer-wants }. What do you add?
ask-answer = { $target } offers you a trade. You get:{ offer-gives }. You give:{ offer-wants }. Do you accept?
ask-hand_over = Which { $piece ->
    [action] action card
    [objective] objective card
   *[wonder] wonder card
} do you hand over?

answer-act-trade = Trade with { $seat }
answer-trade-give = Give { $piece }
answer-trade-want = Ask for { $piece }
answer-trade-show = Give, shown: { $piece }
answer-trade-hide = Give, unseen: { $piece }
answer-trade-want-action = Ask for an action card, unseen
answer-trade-want-objective = Ask for an objective card, unseen
answer-trade-want-wonder = Ask for a wonder card, unseen
answer-trade-offer = Make this offer
answer-trade-withdraw = No offer
answer-answer-accept = Accept
answer-answer-refuse = Refuse
answer-hand_over = { $piece }

event-traded = { $seat } and { $target } trade.
event-trade-refused = { $seat } refuses the offer of { $target }.
event-passed-action = { $seat } gives { $target } an action card.
event-passed-action-known = { $seat } gives { $target } the action card { $card }.
event-passed-objective = { $seat } gives { $target } an objective card.
event-passed-objective-known = { $seat } gives { $target } the objective card { $card }.
event-passed-wonder = { $seat } gives { $target } a wonder card.
event-passed-wonder-known = { $seat } gives { $target } the wonder card { $card }.
event-passed-person = { $seat } gives { $target } the card { $card }.
