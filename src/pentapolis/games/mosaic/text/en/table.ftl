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
ask-pay = { $card } costs { $cost } { $resource }: how much of it do you replace with Money, 2 for each?
ask-place = { $card }: where do you build?
ask-technology = { $card }: do you play it now?
ask-unit = { $card }: which unit do you place, and where? Left: { $left }.
ask-military = Which unit do you recruit or move?
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
answer-hex = { $hex }
answer-leader-benefit = Take the Leader's benefits
answer-done = Done
answer-end = End turn
answer-work = Work for { $card }
answer-population = Take the card { $card }
answer-population-fallback = Pay 15 Food for 2 Population
answer-population-top = Take the Population card you have seen
answer-build = Build with the card { $card }
answer-build-plain = Build without a card: { $card }
answer-build-top = Build with the card you have seen
answer-wonder = Raise the Wonder { $card }
answer-technology = Learn { $card }
answer-technology-top = Learn the Technology you have seen
answer-technology-play = Play it
answer-technology-keep = Keep it face down
answer-tax_tariff = Collect with the card { $card }
answer-tax_tariff-top = Collect with the card you have seen
answer-fallback-tax = Collect Tax without a card
answer-fallback-tariff = Collect Tariff without a card
answer-military = Recruit and move units
answer-government = Adopt { $card }
answer-play = Play { $card }
answer-claim = Claim { $card }
answer-clear-technology = Clear the Technology Offer
answer-clear-build = Clear the Build Offer
answer-clear-population = Clear the Population Offer
answer-clear-tax_tariff = Clear the Tax & Tariff Offer
answer-peek-technology = Look at the Technology deck
answer-peek-build = Look at the Build deck
answer-peek-population = Look at the Population deck
answer-peek-tax_tariff = Look at the Tax & Tariff deck
answer-ability = Use the ability of the { $card }
answer-pay =
    { $count ->
        [0] Replace nothing
       *[other] Replace { $count }
    }
answer-amount = { $count }
answer-unit = 1 { $unit } in { $region }
answer-recruit = Recruit 1 { $unit } in { $region }
answer-move = Move 1 { $unit } from { $region } to { $to }
answer-military-done = Done
answer-eliminate = 1 { $unit } of { $seat } in { $region }
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
event-leader = { $seat } chose the Leader { $card }.
event-kept = { $seat } kept a card.
event-kept-known = { $seat } kept { $card }.
event-benefits = { $seat } took the benefits of the { $card }.
event-gained = { $seat } gained { $count } { $resource }.
event-raised = { $seat }: { $track } production rose by { $count }.
event-lowered = { $seat }: { $track } production fell by { $count }.
event-paid =
    { $money ->
        [0] { $seat } paid { $count } { $resource }.
       *[other]
            { $count ->
                [0] { $seat } paid { $money } Money instead of { $resource }.
               *[other] { $seat } paid { $count } { $resource }, and { $money } Money for the rest.
            }
    }
event-settlers = { $seat } gave up { $count } Population.
event-worked = { $seat } worked for { $resource }.
event-population-card = { $seat } took the card { $card }.
event-population-fallback = { $seat } grew without a card.
event-build-card = { $seat } took the Build card { $card }.
event-built = { $seat } placed a { $building } on { $hex }.
event-holding = The Holding area now holds { $count } Money.
event-wonder = { $seat } raised the Wonder { $card } on { $hex }.
event-named = { $seat } named a Pillar for the { $card }: { $pillar }.
event-technology = { $seat } learned { $card }.
event-technology-top = { $seat } learned the top Technology of the deck.
event-technology-top-known = { $seat } learned { $card } from the top of the deck.
event-played = { $seat } played { $card }.
event-kept-down = { $seat } kept a Technology face down.
event-drew = { $seat } drew a Technology from the deck.
event-drew-known = { $seat } drew { $card } from the deck.
event-tax-card = { $seat } collected with the card { $card }.
event-tax-fallback = { $seat } collected Money without a card.
event-recruited = { $seat } recruited 1 { $unit } in { $region }.
event-moved = { $seat } moved 1 { $unit } from { $region } to { $to }.
event-unit = { $seat } placed 1 { $unit } in { $region }.
event-eliminated = { $seat } eliminated 1 { $unit } of { $target } in { $region } ({ $card }).
event-sent-away = { $seat } sent the units of { $target } from { $region } to { $to }.
event-adopted = { $seat } adopted { $card }.
event-cleared = { $seat } cleared the { $offer } Offer.
event-peeked = { $seat } looked at the top card of the { $offer } deck.
event-peeked-known = { $seat } looked at the top card of the { $offer } deck: { $card }.
event-offered = New in the Offer: { $card }.
event-cache = { $seat } took a token on { $hex }: { $token }.
event-good = { $seat } gained a Trade Good: { $token }.
event-claimed = { $seat } claimed the tile { $card }.
event-ability = { $seat } used the ability of the { $card }.
event-taken-over = { $seat } took over a City of { $target } on { $hex }.
event-closed = { $seat } closed { $region } to the Cities of others.
event-scoring-card = Revealed: { $deck }.
event-scoring = Empire Scoring number { $count }.
event-scored-region = { $seat } scored { $count } VP in { $region }.
event-scored-government = { $seat } scored { $count } VP with { $card }.
event-scored-now = { $seat } scored { $count } VP at once.
event-end-triggered = The end is near: the game ends after round { $round }.
event-encore = { $seat } takes the Scribe's last Actions.
event-ended = The game is over.

## Why not

why-MO-RES-1 = You have { $have } of the { $cost } to pay, and Money for { $units }: replace at least what is missing, and no more than the cost.
why-MO-RES-4 = You cannot pay the whole cost, not even with Money: { $card }.
why-MO-TRN-2 =
    { $left ->
        [0] You have taken your Action of this turn.
       *[other] Nobody may pass: take an Action first.
    }
why-MO-TRN-4 = An Additional Action comes first: choose an Action that it allows. Free moves can follow it.
why-MO-POP-1 = This card is not in the Population Offer: { $card }.
why-MO-POP-5 = Without a card only when the Population deck and its Offer are empty.
why-MO-BLD-1 = This card is not in the Build Offer: { $card }.
why-MO-BLD-5 = A City takes 2 Population, and you have { $have }.
why-MO-BLD-8 = A Port City needs an available port hex.
why-MO-BLD-10 = It needs an available hex, not a port, next to one of your Cities.
why-MO-WON-1 = It needs a Wonder tile that is left, and an available hex in a Region where you have a City.
why-MO-WON-2 = Your next Wonder costs { $stone } Stone and { $food } Food.
why-MO-WON-3 = It needs an available port hex in a Region where you have a City.
why-MO-TEC-1 = This card is not in the Technology Offer: { $card }.
why-MO-TEC-4 =
    { $need ->
        [one] For { $card } you need 1 symbol of { $pillar }, and you have { $have }.
       *[other] For { $card } you need { $need } symbols of { $pillar }, and you have { $have }.
    }
why-MO-TEC-6 = You have no face-down Technology called { $card }.
why-MO-TAX-1 = This card is not in the Tax & Tariff Offer: { $card }.
why-MO-GOV-4 = You need a Government, and may clear an Offer only once with each of them.
why-MO-GOV-5 = There is no card in this Offer to clear.
why-MO-GOV-6 =
    { $need ->
        [one] For { $card } you need 1 symbol of { $pillar }, and you have { $have }.
       *[other] For { $card } you need { $need } symbols of { $pillar }, and you have { $have }.
    }
why-MO-GOV-8 = Only the Republic looks at a deck, once before an Action, and only that card can be taken from the top.
why-MO-CMP-5 = { $card } is held already, and each Government exists only once.
why-MO-TIL-2 = This tile is not among those left in this game: { $card }.
why-MO-TIL-3 = For { $card } you need { $need } symbols of its Pillar, and you have { $have }.
why-MO-TIL-4 = For { $card } you need { $need }, and you have { $have }.

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
