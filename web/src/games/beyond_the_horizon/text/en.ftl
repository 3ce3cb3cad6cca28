### The board of Beyond the Horizon in the browser. Names of pieces and cards are in the game's own words.

## The frame: time, pages, whose turn

bh-you = you
bh-pages = Pages of the table
bh-page-actions = Actions
bh-page-tree = Tree
bh-page-map = Map
bh-page-mine = Board
bh-page-offer = Goals
bh-page-points = Points
bh-page-governments = Governments
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
bh-map-reconstructed = Tiles, tree and cards: partly reconstructed (°)

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
bh-research-leader = You get the upper part at once; the lower part counts for everybody at the end of the game.
bh-research-drawn = { $owner } revealed
bh-research-laid = lies in the tree now

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

bh-governments-rule = One government for everybody, in the order of the turn. Despotism counts at once; cubes that leave the infrastructure track unlock the other stages.
bh-government-owner = Chosen by { $owner }.
bh-government-back = On the back of a chosen card.

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
