# Action cards, hands and piles, Great Persons.

## Questions

ask-draw = You draw a card. From the deck, or the top card of the discard pile ({ $card })?
ask-target = { $card }: which player?
ask-buy = Which Advance do you buy?
ask-teach_us = You captured a city of { $target }. Do you play Teach Us!?
ask-spy = Cards of { $target }: which one do you take in exchange?
ask-spy_give = Which of your cards do you give for { $card }?
ask-plans = Which of the drawn objective cards do you keep?
ask-put_back = Which objective card do you give back for { $card }?
ask-explore = Which region do you reveal?
ask-hire = Mercenaries: which Barbarian army do you hire?
ask-wage = What do you pay the army on { $space } with?
ask-deploy = Where does the army on { $space } move?
ask-convert = { $space } is yours. Which unit of yours replaces the Barbarians?
ask-person = { $card }: do you take this Great Person?
ask-assign = Great Seer: which objective card comes to { $target } next?
ask-convert_tokens = Great Athlete: which tokens do you change?
ask-settle = Great Explorer: where do you found a city for 2 food?

## Answers

answer-act-play = Play { $piece }
answer-act-play-free = Play { $piece } as a free action (Shogunate)
answer-act-person = Great Person: { $piece }
answer-act-person-free = Great Person as a free action (Shogunate): { $piece }
answer-draw-deck = From the deck
answer-draw-discard = The discarded card { $piece }
answer-target = { $seat }
answer-buy = { $piece }
answer-teach_us = Play { $piece }
answer-teach_us-none = Do not play it
answer-spy = Take { $piece }
answer-spy-none = Take nothing
answer-spy_give = Give { $piece }
answer-plans = Keep { $piece }
answer-plans-none = Keep none of them
answer-put_back = Give back { $piece }
answer-explore = The region of { $space }
answer-explore-none = Reveal nothing
answer-hire = The army on { $space }
answer-hire-done = That is all
answer-wage = { $piece }
answer-deploy = To { $space }
answer-convert = { $piece }
answer-person-take = Take the card
answer-person-none = Leave it
answer-assign = { $piece }
answer-convert_tokens-mood = { $count } mood into culture
answer-convert_tokens-culture = { $count } culture into mood
answer-convert_tokens-none = Change nothing
answer-settle = On { $space }
answer-settle-none = No city

## What happens

event-drew-action = { $seat } draws an action card.
event-drew-action-known = { $seat } draws the action card { $card }.
event-drew-objective = { $seat } draws an objective card.
event-drew-objective-known = { $seat } draws the objective card { $card }.
event-drew-wonder = { $seat } draws a wonder card.
event-drew-wonder-known = { $seat } draws the wonder card { $card }.
event-took-discard = { $seat } takes { $card } from the discard pile.
event-took-wonder = { $seat } takes the wonder card { $card }.
event-opened-wonder = { $seat } lays the wonder card { $card } open.
event-played-card = { $seat } plays { $piece } ({ $card }).
event-cancelled-card = { $seat } cancels { $card }.
event-cheered = { $seat } makes { $space } happier.
event-spied = { $seat } looks at the cards of { $target }.
event-swapped = { $seat } and { $target } exchange a card.
event-swapped-known = { $seat } takes { $card } from { $target } for { $card2 }.
event-planned = { $seat } makes new plans.
event-took-over = { $seat } takes over { $space }.
event-took-person = { $seat } takes { $card }.
event-played-person = { $seat } plays { $card }.
event-used-person = { $seat } uses { $card }.
event-relations = { $seat } and { $target } have diplomatic relations.
event-relations-over = { $seat } has attacked { $target }: their diplomatic relations are over.
event-assigned = { $seat } lays an objective card before every player.
