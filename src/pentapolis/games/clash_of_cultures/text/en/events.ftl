### Events: what their icons and texts ask and tell. The texts of the cards themselves come from the data.

## Questions

ask-event-part = You are about to draw an event: the whole card, or its icon only?
ask-exhaust = Which space next to one of your cities becomes exhausted land?
ask-lower = The mood of which city falls?
ask-anger = Which city becomes Angry?
ask-myths = Myths: pay 1 mood so that the mood of { $space } does not fall?
ask-loss =
    { $left ->
        [one] Which unit do you lose?
       *[other] You lose { $left } units. Which one first?
    }
ask-pandemic =
    { $left ->
        [one] Pandemic: what do you lose?
       *[other] Pandemic: you lose { $left } things. Which one first?
    }
ask-share =
    { $left ->
        [one] Who gains 1 food?
       *[other] { $left } food for the others. Who gains the first?
    }
ask-favour = Whom do you favour with the event?
ask-volcano = The volcano buries one of your cities. Which one?
ask-quake = Earthquake: which city piece falls? (At most { $left } more.)
ask-fire = Which of your cities does the fire start in?
ask-civil-war = In which city does the civil war break out?
ask-sacrifice =
    { $step ->
        [1] Revolution: give up an army unit so as not to lose an action?
       *[other] Revolution: give up an army unit to keep your government?
    }
ask-uprising = Uprising: which token do you lay on the card? (At most { $left } more, half a point each.)
ask-guillotine = A last Leader in one of your cities, or the points?
ask-reformer = You have no Temple. Who carries out the Reformation?
ask-preacher = Whose Temple replaces one of yours?
ask-temple = Which Temple do you replace with yours?
ask-envoy = You draw a wonder card: one that lies open, or the top one of the deck?

## Answers

answer-event-part-full = Whole card
answer-event-part-icon = Icon only
answer-exhaust = { $space }
answer-lower = { $space }
answer-anger = { $space }
answer-myths-pay = Pay
answer-myths-none = Let it fall
answer-loss = { $piece } on { $space }
answer-pandemic = { $piece }
answer-pandemic-unit = { $piece } on { $space }
answer-share = { $seat }
answer-favour = { $seat }
answer-volcano = { $space }
answer-quake = { $piece } in { $space }
answer-quake-done = No more
answer-fire = { $space }
answer-civil-war = { $space }
answer-sacrifice = { $piece } on { $space }
answer-sacrifice-none = Give up nothing
answer-uprising = { $piece }
answer-uprising-done = No more
answer-guillotine = A Leader in { $space }
answer-guillotine-points = The points
answer-reformer = { $seat }
answer-preacher = { $seat }
answer-temple = { $space }
answer-envoy = { $piece }
answer-envoy-deck = The top card of the deck

## The log

event-drew-event = { $seat } draws the event { $card }.
event-event-announced = { $seat } will carry out the whole event card.
event-event-announced-icon = { $seat } will carry out the icon of the event card only.
event-event-cancelled = { $seat } cancels the event { $card }.
event-event-icon = Icon for { $seat }: { $piece }.
event-event-ignored = { $card } does nothing to { $seat }.
event-event-kept = { $card } stays in front of { $seat }.
event-event-laid-out = { $card } stays beside the board.
event-event-points =
    { $points ->
        [one] { $seat } gains 1 point.
       *[other] { $seat } gains { $points } points.
    }
event-event-unit-lost = { $seat } loses a unit on { $space }: { $piece }.
event-lost-card = { $seat } loses a card: { $card }.
event-lost-objective = { $seat } loses an objective card.
event-lost-objective-known = { $seat } loses an objective card: { $card }.
event-exhausted = The land of { $space } is exhausted from now on.
event-mood-fell = { $seat }: the mood of { $space } falls to { $mood ->
    [happy] Happy
    [neutral] Neutral
   *[angry] Angry
}.
event-mood-kept = { $seat } keeps up the mood of { $space } with Myths.
event-destroyed = { $piece } in { $space } is destroyed and out of the game.
event-action-lost = { $seat } loses an action.
event-action-lost-next = { $seat } will have one action less in the next turn.
event-anarchy =
    { $count ->
        [one] { $seat } has no government any more: 1 cube lies on the card.
       *[other] { $seat } has no government any more: { $count } cubes lie on the card.
    }
event-reformed = { $seat } replaces a Temple of { $target } in { $space }.

## Reasons

why-CC-5-8 = { $space } is Angry already: choose a city whose mood can still fall.
why-CC-25-6 = A marker needs an empty Land space, not Barren and not exhausted, next to one of your cities; { $space } is none.
