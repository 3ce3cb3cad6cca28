### The board of Beyond the Horizon in the browser. Names of pieces and cards are in the game's own words.

## The frame: time, pages, whose turn

bh-you = you
bh-pages = Pages of the table
bh-page-actions = Action
bh-actions-short = Actions
bh-page-tree = Tree
bh-page-map = Map
bh-page-mine = Board
bh-page-offer = Goals
bh-page-points = Points
bh-page-governments = Setup
bh-setup = Setup
bh-round = Round { $round }
bh-last = Last round
bh-last-round = Ends with round { $round }
bh-over = The game is over
bh-phases = The phases of the turn
bh-phase-action = Action
bh-phase-expansion = Expansion
bh-phase-production = Production
bh-phase-goal = Goal
bh-turn = Turn of { $owner }
bh-turn-own = Your turn
bh-end-cubes =
    { $most ->
        [one] Goals claimed: { $count } of 1 that brings the last round
       *[other] Goals claimed: { $count } of { $most } that bring the last round
    }
bh-now =
    { $count ->
        [one] If the game ended now: 1 point for you. Show all points.
       *[other] If the game ended now: { $count } points for you. Show all points.
    }
bh-show-points = Show the points of all

## What is reconstructed

bh-reconstructed = Partly reconstructed: what is printed is not known for sure.
bh-map-reconstructed = ° partly reconstructed

## Actions and their spaces

bh-actions = Actions of the board
bh-basic = Basic actions
bh-advanced = Advanced actions
bh-action-basic_research_i = Research I
bh-action-basic_research_ii = Research II
bh-action-basic_growth = Growth
bh-action-basic_recruit_move = Recruit, move
bh-action-advanced_research_iii = Research III
bh-action-advanced_settlement = Settlement
bh-action-advanced_fortification = Fortification
bh-action-advanced_research_iv = Research IV
bh-action-taken = Action pawns there: { $players }.
bh-space =
    { $coins ->
        [0] { $action }, space { $number }
        [one] { $action }, space { $number }: 1 coin
       *[other] { $action }, space { $number }: { $coins } coins
    }
bh-space-taken = taken by { $players }

## The technology tree

bh-tree = Technology tree
bh-level = Level { $level }
bh-level-points =
    { $count ->
        [one] 1 point for each
       *[other] { $count } points for each
    }
bh-slot = Level { $level }, slot { $number }
bh-slot-hidden = not yet researched by anybody.
bh-slot-leader = A leader waits here for whoever researches it next.
bh-slot-scholars = Scholars: { $players }.
bh-slot-lines = Connected technologies that you have: { $have } of { $need } needed.
bh-deck =
    { $count ->
        [0] Deck of level { $level }: empty.
        [one] Deck of level { $level }: 1 card left.
       *[other] Deck of level { $level }: { $count } cards left.
    }
bh-deck-bottom = Known under it, the lowest last: { $cards }.
bh-private = Private technologies
bh-research = Research
bh-research-color = Which colour?
bh-research-lines = One of the main colours of the connected technologies. Cards are then revealed until two of them show it.
bh-research-any = No connected technology lies face up: any colour. Cards are then revealed until two of them show it.
bh-research-cards = Which card do you lay there?
bh-research-private = Which card do you keep?
bh-research-why =
    { $count ->
        [0] Revealed until the deck was empty: no card shows { $color }.
        [one] Revealed until the deck was empty: 1 card shows { $color }.
       *[other] Revealed until { $count } cards showed { $color }, as main or second colour.
    }
bh-research-others =
    { $count ->
        [one] 1 card does not fit.
       *[other] { $count } cards do not fit.
    }
bh-research-rest = The others go under the deck, and everybody knows them.
bh-research-under = does not fit
bh-research-gone = goes under the deck
bh-research-theirs = { $player } lays one of these at { $slot }
bh-research-kept = { $player } keeps one of these
bh-research-leader = You get the upper part at once; the lower part counts for everybody at the end of the game.

## The map

bh-map = Map
bh-zoom-in = Zoom in
bh-zoom-out = Zoom out
bh-zoom-fit = Show the whole map
bh-unexplored = Unexplored land
bh-territories =
    { $count ->
        [0] No territory left
        [one] 1 territory left
       *[other] { $count } territories left
    }
bh-units = Units
bh-unit = { $unit }, strength { $strength } ({ $owner })
bh-moves-left =
    { $count ->
        [one] 1 move left
       *[other] { $count } moves left
    }
bh-tile-points = village { $village }, city { $city } points
bh-tile-village-need = a village takes settlers of strength { $need }, you have { $have }
bh-tile-village = village of { $owner }
bh-tile-city-need = a city takes soldiers of strength { $need }, you have { $have }
bh-tile-city = city of { $owner }
bh-tile-left = first built by { $owner }
bh-tile-right = then built by { $owner }
bh-tile-home = home of { $owner }

## Governments

bh-governments-rule = The last player picks first, the first player takes what is left. Despotism counts at once; cubes that leave the infrastructure track unlock the other stages.
bh-government-owner = Chosen by { $owner }.

## Points

bh-points-title = If the game ended now
bh-points-source = Source of points
bh-points-sum = Points
bh-points-rule = Tied: fewer cubes on the tracks, then more active pawns, then more coins. Coins, pawns and tokens that are left give no points.
bh-points =
    { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }

## The final scoring

bh-score-title = Final scoring
bh-score-most = the most from this
bh-score-tie-cubes = As many points as { $name }, but fewer cubes on the tracks: { $own } to { $others }.
bh-score-tie-active = As many points and cubes as { $name }, but more active pawns: { $own } to { $others }.
bh-score-tie-coins = As many points, cubes and active pawns as { $name }, but more coins: { $own } to { $others }.
bh-score-tie-shared = As many points, cubes, active pawns and coins as { $name }: they share the place.

## What the inspector says of a piece

bh-slot-back = No technology lies here yet. Whoever researches it first chooses which card does.
bh-slot-needs = Whoever researches here needs { $count } of: { $slots }.
bh-worth =
    { $count ->
        [one] Worth 1 point at the end of the game.
       *[other] Worth { $count } points at the end of the game.
    }

## Player boards, goals and structures

bh-seats = Players
bh-seats-facts = { $owner }: points { $points }, coins { $coins }, active pawns { $active }, cubes on goals { $cubes }.
bh-seats-pawn = Action pawn: { $action }.
bh-seats-first = First player.
bh-seats-turn = It is this player's turn.
bh-mine-seats = Whose board
bh-mine-leaves = Parts of the board
bh-mine-leaf-tracks = Tracks
bh-mine-leaf-people = Resources
bh-mine-leaf-cards = Cards
bh-mine-purse = What can be spent
bh-mine-coins = Coins: { $count }
bh-mine-active = Active pawns: { $count }
bh-mine-settlement = Settlement tokens: { $count }. In the supply: { $supply }
bh-mine-fortification = Fortification tokens: { $count }. In the supply: { $supply }
bh-mine-moves =
    { $count ->
        [one] A task of 1 move gives 1 move
       *[other] A task of 1 move gives { $count } moves
    }
bh-mine-scholars = Scholars: { $count }
bh-mine-claims = Cubes on goals: { $count }
bh-mine-gone = Pawns out of the game: { $count }
bh-mine-columns = Population columns
bh-mine-column = Column { $column }: inactive pawns { $count } of { $capacity }.
bh-mine-column-open = Produces.
bh-mine-column-closed = Does not produce yet.
bh-mine-column-source = The next activated pawn comes from here.
bh-mine-column-room = The next exhausted pawn goes here.
bh-mine-track =
    { $count ->
        [one] { $track }: 1 cube left.
       *[other] { $track }: { $count } cubes left.
    }
bh-mine-track-next = The next cube opens: { $what }.
bh-mine-track-empty = no cube left
bh-mine-next = next: { $what }
bh-mine-investment =
    { $points ->
        [one] Investment track, cubes: { $count }, now worth 1 point.
       *[other] Investment track, cubes: { $count }, now worth { $points } points.
    }
bh-mine-investment-next = The next cube brings: { $what }.
bh-mine-beyond = { $count } VP for each further cube
bh-mine-units = Units and their tokens
bh-mine-pair = { $unit }, token { $faces }: on the map { $used }, left { $free }
bh-mine-stages = Reached: { $stages }.
bh-mine-no-government = No government yet
bh-mine-production = Production now
bh-mine-produce-population =
    { $count ->
        [0] Produce population: no pawn
        [one] Produce population: 1 pawn becomes active
       *[other] Produce population: { $count } pawns become active
    }
bh-mine-produce-coins =
    { $count ->
        [one] Produce coins: 1 coin
       *[other] Produce coins: { $count } coins
    }
bh-mine-exchange =
    { $coins ->
        [one] Exchange: an active pawn costs 1 coin
       *[other] Exchange: an active pawn costs { $coins } coins
    }
bh-mine-buy =
    { $coins ->
        [one] Buy for 1 coin, active pawns: { $count }
       *[other] Buy for { $coins } coins, active pawns: { $count }
    }
bh-mine-sell = Exhaust active pawns: { $count }, gain coins: { $coins }
bh-mine-option-population = Population
bh-mine-option-coins = Coins
bh-mine-option-exchange = Exchanges
bh-mine-option-buy = Buy a pawn
bh-mine-option-sell = Sell a pawn
bh-mine-private = Private technology.
bh-mine-chosen = Chosen: { $option }.
bh-mine-waits =
    { $coins ->
        [0] Waits to be built, for nothing.
        [one] Waits to be built, for 1 coin.
       *[other] Waits to be built, for { $coins } coins.
    }
bh-mine-nothing = No technologies, leaders or structures yet
bh-more-cards =
    { $count ->
        [one] Show all: 1 more
       *[other] Show all: { $count } more
    }
bh-offer-leaves = Parts of the page
bh-offer-leaf-goals = Goals
bh-offer-leaf-structures = Structures
bh-offer-next =
    { $count ->
        [one] Whoever claims it next: 1 VP.
       *[other] Whoever claims it next: { $count } VP.
    }
bh-offer-progress = { $owner }: { $have } of { $need }.
bh-offer-claimed = { $owner }: claimed, { $count } VP.
bh-offer-end =
    { $count ->
        [one] 1 more cube to the last round
       *[other] { $count } more cubes to the last round
    }
bh-offer-stack =
    { $count ->
        [0] Structures of level { $level }: none left in the stack
        [one] Structures of level { $level }: 1 left in the stack
       *[other] Structures of level { $level }: { $count } left in the stack
    }
bh-offer-price =
    { $coins ->
        [0] For you now: free.
        [one] For you now: 1 coin.
       *[other] For you now: { $coins } coins.
    }
bh-offer-none = No structure of this level is left
bh-offer-built = Built on the map
bh-offer-nobody = Nobody has built a structure yet
bh-offer-first = First builder: { $owner }.
bh-offer-second = Second builder: { $owner }.
bh-offer-free =
    { $coins ->
        [0] Free for a second builder: for you nothing to pay, and a cube of the { $track } track.
        [one] Free for a second builder: for you 1 coin, and a cube of the { $track } track.
       *[other] Free for a second builder: for you { $coins } coins, and a cube of the { $track } track.
    }
bh-offer-free-other = The second place is free for another player.
