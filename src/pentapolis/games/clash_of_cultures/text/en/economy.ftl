# The economy: actions of a turn, payments, and what Advances of the player board ask.

## Questions

ask-act = Your turn. Main Actions left: { $actions }.
ask-pay = How do you pay?
ask-part = How do you pay? First: how much { $good }?
ask-gain = What do you gain? ({ $left } left)
ask-advance = Which Advance do you gain free?
ask-collect = Collecting in { $space }: { $left } left.
ask-port = Which Sea space does the Port of { $space } face?
ask-building = What do you construct, and where?
ask-wonder = Which Wonder do you construct?
ask-recruit = Recruiting in { $space }: { $left } left.
ask-fetch = Your supply is empty. From where do you move this unit in: { $piece }?
ask-place = Where do you place this unit: { $piece }?
ask-happiness = Which city becomes happier?
ask-source = From where do you spread your culture?
ask-influence = What do you influence from { $space }?
ask-boost = You rolled { $roll }. Culture needed for a success: { $need }.
ask-regain = Medicine: which resource do you regain?
ask-city = Which city?
ask-free_education = Free Education: pay 1 idea for 1 mood?
ask-metallurgy = Metallurgy: change 1 ore into 1 gold?
ask-raise = Circus and Sports: raise { $space } another step for 1 culture?
ask-exchange = Drama: what do you gain?
ask-discard = Which action card do you discard?
ask-routes = { $chosen ->
    [0] Trade Routes: which city do you trade with?
   *[other] Trade Routes, { $chosen } chosen: which city do you trade with next?
}
ask-trader = Who trades with { $space }?
ask-rewards = What does the route to { $space } give?
ask-trade_gold = How many of your trade routes give gold?

## Answers

answer-act-end = End turn
answer-act-advance = Advance: { $piece }
answer-act-found = Found a city on { $space }
answer-act-collect = Collect in { $space }
answer-act-construct = Construct { $piece } in { $space }
answer-act-wonder = Construct the Wonder { $piece } in { $space }
answer-act-recruit = Recruit in { $space }
answer-act-happiness = Increase happiness
answer-act-influence = Influence culture
answer-act-use = Use { $piece }
# Goods and how many, each with a blank before it; used inside other messages.
mix = { $food ->
    [0] { "" }
   *[other] { " " }food × { $food }
}{ $wood ->
    [0] { "" }
   *[other] { " " }wood × { $wood }
}{ $ore ->
    [0] { "" }
   *[other] { " " }ore × { $ore }
}{ $ideas ->
    [0] { "" }
   *[other] { " " }ideas × { $ideas }
}{ $gold ->
    [0] { "" }
   *[other] { " " }gold × { $gold }
}{ $mood ->
    [0] { "" }
   *[other] { " " }mood × { $mood }
}{ $culture ->
    [0] { "" }
   *[other] { " " }culture × { $culture }
}{ $captive ->
    [0] { "" }
   *[other] { " " }Captives × { $captive }
}
answer-mix = Pay:{ mix }
answer-mix-free = Pay nothing
answer-mix-by = { answer-mix } ({ $piece })
answer-mix-free-by = Pay nothing ({ $piece })
answer-part = { answer-mix }
answer-part-none = None of it
answer-gain = { $piece }
answer-advance = { $piece }
answer-advance-none = No Advance
answer-collect = { $piece } from { $space }
answer-collect-all = As much as possible
answer-collect-done = That is all
answer-port = { $space }
answer-building = { $piece } in { $space }
answer-building-none = Nothing
answer-wonder = { $piece }
answer-recruit = { $piece }
answer-recruit-by = { $piece } by { $piece2 }
answer-recruit-done = That is all
answer-fetch = From { $space }
answer-place = { $space }
answer-place-none = Nowhere
answer-happiness = { $space }
answer-happiness-done = That is all
answer-source = From { $space }
answer-influence = { $piece ->
    [takeover] Take over the Barbarian city in { $space }
   *[other] { $piece } in { $space }
}
answer-boost = { $count ->
    [0] Give up
   *[other] Pay the culture
}
answer-regain = { $piece }
answer-city = { $space }
answer-city-none = None
answer-free_education = { $count ->
    [0] No
   *[other] Pay 1 idea, gain 1 mood
}
answer-metallurgy = { $count ->
    [0] Keep the ore
   *[other] 1 gold instead of 1 ore
}
answer-raise = { $count ->
    [0] No
   *[other] Pay 1 culture
}
answer-exchange = { $piece }
answer-discard = { $piece }
answer-routes = Trade with { $space }
answer-routes-all = { $chosen ->
    [0] As many routes as possible: { $count }
   *[other] As many more routes as possible: { $count }
}
answer-routes-done = { $chosen ->
    [0] Use no route
   *[other] No more routes
}
answer-trader = { $piece } on { $space }
answer-rewards = { $piece } × { $count }
answer-trade_gold = { $count }

## The log

event-gained = { $seat } gains { $good } × { $count }.
event-lost = { $seat } loses { $good } × { $count }.
event-paid = { $seat } pays:{ mix }.
event-advance = { $seat } has the Advance { $piece }.
event-civ-advance = { $seat } also has { $piece }.
event-founded = { $seat } founds a city on { $space }.
event-collected = { $seat } collects { $count } in { $space }.
event-constructed = { $seat } constructs { $piece } in { $space }.
event-wonder = { $seat } constructs the Wonder { $piece } in { $space }.
event-recruited = { $seat } recruits { $piece } on { $space }.
event-placed = { $seat } places { $piece } on { $space }.
event-raised = { $seat }: the city { $space } is now { $mood ->
    [happy] Happy
    [neutral] Neutral
   *[angry] Angry
}.
event-influence = { $seat } spreads culture to { $space } ({ $piece }) and rolls { $roll }.
event-influenced = { $seat } now has the colour of { $piece } in { $space }.
event-used = { $seat } uses { $piece }.
event-discarded = { $seat } discards { $card }.
event-trade-routes = { $seat } uses { $count ->
    [one] 1 trade route
   *[other] { $count } trade routes
}.
