### The board of Clash of Cultures in the browser. Names of pieces and cards are in the game's own words.

cc-you = you
cc-count = { $count } { $piece }
cc-unexplored = unexplored
cc-exhausted = exhausted land
cc-city-own = your city, size { $size }, { $mood }
cc-city = city, size { $size }, { $mood } ({ $owner })
cc-units-own = your units: { $units }
cc-units = { $owner }: { $units }
cc-mood-happy = happy
cc-mood-neutral = neutral
cc-mood-angry = angry

cc-zoom-in = Zoom in
cc-zoom-out = Zoom out
cc-zoom-fit = Show the whole map
cc-lay-upright = Upright
cc-lay-turned = Turned round

cc-pages = Pages of the table
cc-page-map = Map
cc-page-mat = Mat
cc-page-hand = Hand
cc-page-battle = Battle
cc-page-trade = Trade
cc-page-civilization = Peoples
cc-mats = Players' mats

cc-time = Age { $age } of { $ages }, Round { $round } of { $rounds }
cc-actions-left =
    { $count ->
        [one] 1 Main Action left
       *[other] { $count } Main Actions left
    }
cc-moving = On the way: { $units }
cc-decks = Decks
cc-deck-action = Action cards
cc-deck-objective = Objective cards
cc-deck-event = Event cards
cc-deck-wonder = Wonder cards
cc-status = Status Phase
cc-step-1 = Objectives
cc-step-2 = Free Advance
cc-step-3 = Draw cards
cc-step-4 = Raze
cc-step-5 = Government
cc-step-6 = First player

cc-good = { $good }: { $count }
cc-good-of = { $good }: { $count } of at most { $most }
cc-track =
    { $count ->
        [one] Event track: 1 cube left before an event
       *[other] Event track: { $count } cubes left before an event
    }
cc-advance-owned = Owned.
cc-advance-open = May be taken.
cc-advance-locked = Locked:
cc-used = used this turn
cc-supply-of = { $piece }: { $count } in the supply
cc-trophies = Leaders killed
cc-score = { $points } points so far: { $sources }

cc-hand-action = Action cards
cc-hand-objective = Objectives
cc-hand-wonder = Wonders
cc-hand-person = Great Persons and kept cards
cc-hand-leader = Leaders to recruit
cc-hand-empty = No cards in hand.
cc-others = Cards of the others
cc-progress = { $have } of { $need }
cc-needs = Needs { $piece }
cc-price = Price: { $goods }.
cc-bonus = Whoever gains it also gains 1 { $good }.
cc-unlocks = Lets you build: { $piece }.
cc-brings = Worth { $points }.
cc-any-government = any Government
cc-worth =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

cc-battle-land = Battle on { $space }
cc-battle-city = Battle for the city on { $space }
cc-battle-sea = Sea battle on { $space }
cc-battle-round = combat round { $round }
cc-attacker = Attacker
cc-defender = Defender
cc-card-hidden = Card laid face down
cc-card-none = No card
cc-die = Die: { $value }, { $piece }
cc-value = Combat value { $count }
cc-hits =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
cc-cancelled = { $count } cancelled
cc-lost = { $count } lost

cc-gives-own = You give
cc-gives = { $owner } gives
cc-trade-good = { $good }: { $count } in the offer; has { $held }, would have { $after }
cc-card-seen = shown
cc-card-unseen = unseen

cc-others-short = Others
cc-leaves = More cards
cc-leaf = Leaf { $leaf } of { $leaves }
cc-leaf-before = Cards before
cc-leaf-after = More cards
cc-trade-cards = Cards
cc-want-action = An action card, unseen
cc-want-objective = An objective card, unseen
cc-want-wonder = A wonder card, unseen

cc-scoring = Points by source
cc-score-total = { $points } points
cc-most = the most of all
