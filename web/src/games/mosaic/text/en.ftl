### The board of Mosaic in the browser. Names of pieces and cards are in the game's own words.

## The frame: time, pages

mo-board-you = you
mo-board-pages = Pages of the table
mo-board-page-map = Map
mo-board-page-offers = Offers
mo-board-page-civ = Civilization
mo-board-page-empire = Empire
mo-board-page-draft = Draft
mo-board-setup = Setup
mo-board-round = Round { $round }
mo-board-last = Last round
mo-board-last-round = Ends with round { $round }
mo-board-over = The game is over
mo-board-scorings = Empire Scorings held: { $count } of at most { $most }
mo-board-holding = Money in the Holding area: { $count }
mo-board-now =
    { $count ->
        [one] If it were scored now: 1 point for you. Show the Empire.
       *[other] If it were scored now: { $count } points for you. Show the Empire.
    }
mo-board-empire = If it were scored now
mo-board-player = Player
mo-board-government = Government
mo-board-sum = Points
mo-board-cell = Influence { $influence }, points { $points }
mo-board-empire-rule = First place in a Region: 3 points and 1 for every City and Wonder there, whoever owns them. Second place: 2 points.
mo-board-empire-tie = Tied for first: each scores the full first place, nobody is second and nobody controls the Region. Tied for second: none of them scores.
mo-board-out = Out of play with so many players: { $regions }.

## The map

mo-map-title = Map of the Mediterranean
mo-map-regions = Regions
mo-map-nearer = Zoom in
mo-map-whole = Show the whole map
mo-map-reconstructed = Hexes of the map and symbols on cards: partly reconstructed
mo-map-out = out of play
mo-map-empty = nobody yet
mo-map-hex-plain = { $hex }
mo-map-hex-cache = { $hex }, Cache
mo-map-hex-port = { $hex }, port
mo-map-own = your { $piece }
mo-map-owned = { $piece } ({ $owner })
mo-map-blank = nothing under it
mo-map-influence = Influence { $shares }
mo-map-units = { $owner }: { $count } { $unit }
mo-map-lead = { $owner } controls it
mo-map-lead-own = you control it
mo-map-tie = Tie for first, so nobody controls it and each of them scores first place: { $players }
mo-map-closed = Closed to new Cities of anyone but { $seat }
mo-map-forces = Units
mo-map-recruit = Recruit
mo-map-move = Move

## Cards

mo-card-cost = Cost: { $cost }.
mo-card-gives = Symbols: { $pillars }.
mo-card-needs = Requires: { $pillars }.
mo-card-asks =
    { $count ->
        [one] Asks for { $count } symbol of { $pillar }.
       *[other] Asks for { $count } symbols of { $pillar }.
    }
mo-card-missing = Still missing: { $pillars }.
mo-card-reconstructed = Partly reconstructed: the printed card is not known for sure.

## Decks, Offers and tiles

mo-offer-of = Offer: { $deck }
mo-offer-deck =
    { $count ->
        [0] Deck { $deck }: empty.
        [one] Deck { $deck }: 1 card left.
       *[other] Deck { $deck }: { $count } cards left.
    }
mo-offer-safe =
    { $count ->
        [one] Surely 1 more card before the Empire Scoring card can appear.
       *[other] Surely { $count } more cards before the Empire Scoring card can appear.
    }
mo-offer-any-time = The Empire Scoring card may be next.
mo-offer-out = Its Empire Scoring card has been revealed.
mo-offer-under = Under the deck, the lowest last: { $cards }.
mo-offer-top = On top of the deck, seen by you:
mo-offer-empty = Empty
mo-offer-without-population = 15 Food for 2 Population
mo-offer-without-tax = Tax without a card
mo-offer-without-tariff = Tariff without a card
mo-offer-wonder = Wonders
mo-offer-golden_age = Golden Ages
mo-offer-achievement = Achievements
mo-offer-government = Governments
mo-offer-lit = { $count } to choose
mo-offer-progress = You have { $have } of { $need }.
mo-offer-rival = Furthest of the others: { $seat } with { $have }.

## A civilization

mo-civ-seats = Whose civilization
mo-civ-economy = Resources and Production
mo-civ-stock = { $piece }: { $count }
mo-civ-production = { $piece }, Production: { $count }
mo-civ-doubled = the next Population card counts twice
mo-civ-symbols = { $pillar }: { $count }.
mo-civ-age-far =
    { $count ->
        [one] 1 more for the Golden Age.
       *[other] { $count } more for the Golden Age.
    }
mo-civ-age-ready = Enough for the Golden Age.
mo-civ-age-taken = { $seat } has its Golden Age.
mo-civ-goods = Trade Goods: { $unique } different, { $tokens } tokens
mo-civ-pieces = Buildings and units on the map
mo-civ-piece = { $piece }: { $count } of { $most } on the map
mo-civ-no-leader = No Leader yet
mo-civ-no-government = No Government
mo-civ-once-left = The ability can still be used once.
mo-civ-once-spent = The ability has been used.
mo-civ-clear-left = It may still clear one Offer.
mo-civ-clear-spent = Its Offer has been cleared.
mo-civ-points =
    { $count ->
        [one] 1 Victory Point
       *[other] { $count } Victory Points
    }
mo-civ-projected = If an Empire Scoring were held now: { $count } more
mo-civ-down = Face down.
mo-civ-ready = Can be turned up.
mo-civ-hidden = Face-down Technologies that you do not know: { $count }
mo-civ-all = All cards ({ $count })
mo-civ-cards-technology = Technologies
mo-civ-cards-wonder = Wonders
mo-civ-cards-golden_age = Golden Ages and Achievements
mo-civ-cards-project = Build cards
mo-civ-cards-tax = Tax & Tariff cards

## The draft

mo-draft-leaders = Leaders to choose from
mo-draft-hand = Your hand: keep one, pass the rest
mo-draft-empty = You hold no cards: the others choose.
mo-draft-kept = Kept
mo-draft-passed = Passed on, still hidden
mo-draft-others = What the players hold
mo-draft-holds = In hand: { $hand }, kept face down: { $kept }

## The final scoring

mo-score-title = Final scoring
mo-score-most = the most from this
mo-score-tie-wonders = As many points as { $name }, but more Wonders: { $own } to { $others }.
mo-score-tie-money = As many points and Wonders as { $name }, but more Money: { $own } to { $others }.
mo-score-tie-shared = As many points, Wonders and Money as { $name }: they share the place.
