### Civilizations and Leaders.

## Questions

ask-leader = Which Leader do you recruit?
ask-ability = { $source }: do you use it?
ask-captives = Which defeated unit do you keep as a Captive? (room for { $room })
ask-to-gold = What do you give for 1 gold? ({ $left } left)
ask-tribute = Which Barbarian unit do you take as a Captive?
ask-fear = Which unit is driven away, and where?
ask-retrain = Imperial Army: which unit changes?
ask-polis = Polis: does another city count as activated in the place of { $space }?
ask-bundle = { $source }: what do you gain?
ask-hold = Which Barbarian army do you hold back?
ask-terror = Terror: which enemy unit is driven away, and where?
ask-hegemony = Which Ship on { $space } becomes the city?
ask-launch = On which Sea space do the units of { $space } build Ships?
ask-crew = Which units of { $space } become Ships?
ask-beach = Where do the Ships of { $space } go ashore?
ask-shipwright = Which Ships of { $space } go ashore, and what do they become?
ask-pasture = Where does the city of { $space } move?
ask-riders = Which units go along with the city of { $space }?
ask-immortals = Immortals: how much culture do you spend on this roll?
ask-rebuild = Which building of { $space } becomes another?
ask-subterfuge = { $card } is being played. Do you discard a card to cancel it?
ask-marauders = Marauders: which resource do you lose?
ask-princeps = Which objective card do you discard?
ask-recover = Which tactics card do you take back?

## Answers

answer-leader = { $piece }
answer-ability-yes = Yes
answer-ability-no = No
answer-captives = { $piece }
answer-captives-done = No more
answer-to-gold = { $piece }
answer-to-gold-done = Nothing more
answer-tribute = { $piece } from { $space }
answer-fear = { $piece }: from { $space } to { $space2 }
answer-retrain = { $piece } on { $space }
answer-retrain-done = That is all
answer-polis = { $space }
answer-polis-none = No, { $space } itself
answer-bundle = { $piece } × { $count }
answer-hold = The army on { $space }
answer-hold-done = No other
answer-terror = { $piece }: to { $space }
answer-terror-none = None
answer-hegemony = { $piece }
answer-launch = { $space }
answer-beach = { $space }
answer-shipwright = { $ships ->
    [one] { $ships } Ship
   *[other] { $ships } Ships
} become: Infantry × { $infantry }, Settlers × { $settlers }
answer-pasture = { $space }
answer-riders-all = All of them
answer-riders-none = Nobody
answer-crew-all = All of them
answer-immortals = { $count }
answer-rebuild = { $piece } becomes { $piece2 }
answer-rebuild-none = Everything stays as it is
answer-subterfuge = Discard { $piece }
answer-subterfuge-none = Let it happen
answer-marauders = { $piece }
answer-princeps = { $piece }
answer-collect-captive = A Captive from { $space }
answer-recruit-card = An action card by { $piece }
answer-recover = { $piece }
answer-recover-none = None

answer-act-bury = Calendar: pay 1 culture, put the event under the deck
answer-act-ashore = New Colonies: everybody goes ashore on { $space }
answer-act-hegemony = Hegemony: a Ship on { $space } founds a city on { $space2 }
answer-move-launch = Units in { $space }: build Ships
answer-move-beach = Ships in { $space }: become units on Land
answer-move-nomads = The city in { $space }
answer-move-attack = Ships in { $space }: attack the Pirates there

## The log

event-leader-came = { $seat } recruits { $piece } in { $space }.
event-leader-lost = { $seat } loses the Leader { $piece }.
event-leader-killed = { $seat } loses the Leader { $piece }, killed by { $target }.
event-captive = { $seat } takes a Captive: { $piece }.
event-beloved = { $seat } lays a culture token on the city of { $space }.
event-reclaimed = { $seat } turns a building in { $space } back: { $piece }.
event-converted = { $seat } converts a unit on { $space }: { $piece }.
event-druids = { $seat } lays a culture token under the Barbarian city of { $space }.
event-foreseen = { $seat } looks at the next event card.
event-foreseen-known = { $seat } looks at the next event card: { $card }.
event-buried = { $seat } puts the next event card under the deck.
event-launched =
    { $count ->
        [one] { $seat } builds a Ship on { $end } with units from { $start }.
       *[other] { $seat } builds { $count } Ships on { $end } with units from { $start }.
    }
event-beached =
    { $count ->
        [one] { $seat } takes a Ship ashore from { $start } to { $end }.
       *[other] { $seat } takes { $count } Ships ashore from { $start } to { $end }.
    }
event-wandered = The city of { $seat } wanders from { $start } to { $end }.
event-driven = { $seat } drives a unit from { $start } to { $end }: { $piece }.
event-runestone = { $seat } raises a Runestone.
event-legend = { $seat } marks the region of { $space }.
event-rebuilt = { $seat } rebuilds in { $space }: { $piece } becomes { $into }.
