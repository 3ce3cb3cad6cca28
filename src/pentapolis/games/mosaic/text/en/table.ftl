### Everything Mosaic says at the table. Names of pieces come from the data. Rule titles are in rules.ftl.
### Names of players arrive in `seat` and `target`, names of cards and tiles in `card`.

## The game in short

game-tagline = Build cities, gather pillars, and rule the regions of the Mediterranean.
game-about = Two to six players each lead an ancient civilization around the Mediterranean. Every turn is one Action out of eight: work, grow, build, raise a Wonder, learn a Technology, collect taxes, move armies or change the Government. Cards show symbols of nine Pillars that unlock further cards and Golden Ages; cities, towns and armies win the Empire Scorings that come when their cards turn up. After the third one a last round is played, and the most Victory Points win.

## Words on the table

term-offer = Offer
term-deck = Deck
term-holding = Holding area
term-influence = Influence
term-control = Control
term-production = Production
term-symbols = Symbols
term-unrest = Unrest
term-score = Victory Points (VP)
term-face-down = Face-down Technologies
term-projected = If it were scored now
term-round = Round

## Questions

ask-leader = Which Leader do you choose?
ask-keep = Which Starting Technology do you keep?
ask-found = Where does your Starting City stand?
ask-benefit = Which starting benefit do you take next?
ask-act = What do you do?
ask-extra = Additional Action: which one?
ask-pay = { $resource }: how many of { $cost } units do you pay with Money, 2 for each?
ask-place = { $card }: where do you build?
ask-technology = { $card }: do you play it now?
ask-unit = { $card }: which unit do you place, and where? Left: { $left }.
ask-military = Do you recruit or move a unit?
ask-eliminate = { $card }: which enemy unit do you eliminate? Left: { $left }.
ask-token = { $card }: which token do you take from the map?
ask-track = { $card }: which Production do you raise?
ask-resource = { $card }: which Resource do you take?
ask-transfer = { $card }: from which track to which do you move Production?
ask-amount = { $card }: how much { $track } production do you move?
ask-offer = { $card }: which Offer do you clear?
ask-pillar = { $card }: which Pillar do you name?
ask-region = { $card }: which Region do you choose?
ask-takeover = { $card }: which City do you take over?
ask-diplomats = { $card }: whose units do you send away?

## Answers

answer-leader = { $card }
answer-keep = Keep { $card }
answer-hex = Hex { $hex }
answer-leader-benefit = Take the Leader's benefits
answer-done = Done
answer-end = End the turn
answer-work = Work for { $card }
answer-population = Take { $card }
answer-population-fallback = Pay 15 Food for 2 Population
answer-population-top = Take the Population card you have seen
answer-build = Build with the card { $card }
answer-build-plain = Build without a card: { $card }
answer-build-top = Build with the card you have seen
answer-wonder = Build { $card }
answer-technology = Learn { $card }
answer-technology-top = Learn the Technology you have seen
answer-technology-play = Play it
answer-technology-keep = Keep it face down
answer-tax_tariff = Collect { $card }
answer-tax_tariff-top = Collect with the card you have seen
answer-fallback-tax = Collect Tax without a card
answer-fallback-tariff = Collect Tariff without a card
answer-military = Recruit and move units
answer-government = Adopt { $card }
answer-play = Turn up { $card }
answer-claim = Claim { $card }
answer-clear-technology = Clear the Technology Offer
answer-clear-build = Clear the Build Offer
answer-clear-population = Clear the Population Offer
answer-clear-tax_tariff = Clear the Tax & Tariff Offer
answer-peek-technology = Look at the Technology deck
answer-peek-build = Look at the Build deck
answer-peek-population = Look at the Population deck
answer-peek-tax_tariff = Look at the Tax & Tariff deck
answer-ability = Use the ability: { $card }
answer-pay =
    { $count ->
        [0] Nothing with Money
        [one] 1 unit
       *[other] { $count } units
    }
answer-amount = { $count }
answer-unit = { $unit } in { $region }
answer-recruit = Recruit { $unit } in { $region }
answer-move = Move { $unit } from { $region } to { $to }
answer-military-done = Done
answer-eliminate = { $seat }: { $unit } in { $region }
answer-eliminate-stop = No more
answer-track = { $what }
answer-resource = { $what }
answer-transfer = From { $track } to { $to }
answer-transfer-none = Move nothing
answer-offer-technology = Technology
answer-offer-build = Build
answer-offer-population = Population
answer-offer-tax_tariff = Tax & Tariff
answer-pillar = { $pillar }
answer-region = { $what }
answer-diplomats = Units of { $seat } from { $region } to { $to }
answer-diplomats-none = Not this time

## The log

event-round = Round { $round }.
event-turn = Turn of { $seat }.
event-leader = { $seat } leads as { $card }.
event-kept = { $seat } kept a card.
event-kept-known = { $seat } kept { $card }.
event-benefits = { $seat } took the benefits of { $card }.
event-gained = { $seat } gained { $count } { $resource }.
event-raised = { $seat }: { $track } production rose by { $count }.
event-lowered = { $seat }: { $track } production fell by { $count }.
event-paid = { $seat } paid { $count } { $resource } and { $money } Money.
event-settlers = { $seat } gave up { $count } Population.
event-worked = { $seat } worked for { $resource }.
event-population-card = { $seat } took { $card }.
event-population-fallback = { $seat } grew without a card.
event-build-card = { $seat } took the Build card { $card }.
event-built = { $seat } placed { $building } on { $hex }.
event-holding = The Holding area holds { $count } Money.
event-wonder = { $seat } built { $card } on { $hex }.
event-named = { $seat } named { $pillar } for { $card }.
event-technology = { $seat } learned { $card }.
event-technology-top = { $seat } learned the top Technology of the deck.
event-technology-top-known = { $seat } learned { $card } from the top of the deck.
event-played = { $seat } played { $card }.
event-kept-down = { $seat } kept a Technology face down.
event-drew = { $seat } drew a Technology.
event-drew-known = { $seat } drew { $card }.
event-tax-card = { $seat } took { $card }.
event-tax-fallback = { $seat } collected Money without a card.
event-recruited = { $seat } recruited { $unit } in { $region }.
event-moved = { $seat } moved { $unit } from { $region } to { $to }.
event-unit = { $seat } placed { $unit } in { $region }.
event-eliminated = { $seat } eliminated { $unit } of { $target } in { $region } ({ $card }).
event-sent-away = { $seat } sent the units of { $target } from { $region } to { $to }.
event-adopted = { $seat } adopted { $card }.
event-cleared = { $seat } cleared an Offer ({ $offer }).
event-peeked = { $seat } looked at the top card of a deck ({ $offer }).
event-peeked-known = { $seat } looked at a deck ({ $offer }): { $card }.
event-offered = New in the Offer: { $card }.
event-cache = { $seat } opened { $token } on { $hex }.
event-good = { $seat } took { $token }.
event-claimed = { $seat } claimed { $card }.
event-ability = { $seat } used the ability of { $card }.
event-taken-over = { $seat } took over a City of { $target } on { $hex }.
event-closed = { $seat } closed { $region } to the Cities of others.
event-scoring-card = Revealed: { $deck }.
event-scoring = Empire Scoring number { $count }.
event-scored-region = { $seat } scored { $count } VP in { $region }.
event-scored-government = { $seat } scored { $count } VP with { $card }.
event-scored-now = { $seat } scored { $count } VP.
event-end-triggered = The end is near: the game ends after round { $round }.
event-encore = { $seat } takes the last extra Actions.
event-ended = The game is over.

## Why not

why-MO-RES-1 = You have { $have } of the { $cost } units to pay, and Money for { $units }: replace what is missing, and no more than the cost.
why-MO-RES-4 = You cannot pay the whole cost of { $card }.
why-MO-TRN-2 =
    { $left ->
        [0] You have taken your Action.
       *[other] Nobody may pass: take an Action first.
    }
why-MO-BLD-5 = A City takes 2 Population, and you have { $have }.
why-MO-WON-2 = Your next Wonder costs { $stone } Stone and { $food } Food.
why-MO-TEC-4 = { $card } requires { $need } of { $pillar }, and you have { $have }.
why-MO-TEC-6 = You have no face-down Technology called { $card }.
why-MO-GOV-6 = { $card } requires { $need } of { $pillar }, and you have { $have }.
why-MO-TIL-3 = { $card } requires { $need } symbols, and you have { $have }.
why-MO-TIL-4 = { $card } requires { $need }, and you have { $have }.

## Victory Points by source

score-empire = Empire Scorings
score-at_once = Scored when played
score-cities = Cities
score-towns = Farms and Manufactories
score-wonders = Wonders
score-golden_ages = Golden Ages
score-achievements = Achievements
score-projects = Projects
score-technologies = Technologies
score-manufactories = Completed Manufactory cards
score-leader = Leader
score-unrest = Unrest
