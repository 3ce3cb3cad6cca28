### The board of Civolution in the browser. Names of pieces and cards are in the game's own words.

## The frame: time, pages, whose console

cv-you = you
cv-pages = Pages of the table
cv-page-map = Map
cv-page-modules = Modules
cv-page-goods = Goods
cv-page-stages = Stages
cv-page-hand = Hand
cv-page-boards = Boards
cv-page-displays = Display
cv-page-vici = V.I.C.I.
cv-page-points = Points
cv-leaves = Leaves of the page
cv-leaf-tracks = Tracks
cv-leaf-era = Era
cv-leaf-hunting = Hunting
cv-leaf-cards = Cards
cv-leaf-chips = Chips
cv-setup = Setup
cv-era = Era { $era }
cv-over = The game is over
cv-phases = The phases of the era
cv-turn = Turn of { $owner }
cv-turn-own = Your turn
cv-on-turn = on turn
cv-starting = starting civilization
cv-finishing = The round is being finished, then one full round follows
cv-final-round = Final round
cv-resets-left =
    { $count ->
        [one] 1 Reset to the end of the action phase
       *[other] { $count } Resets to the end of the action phase
    }
cv-now =
    { $count ->
        [one] If the game ended now: 1 point for you. Show all points.
       *[other] If the game ended now: { $count } points for you. Show all points.
    }
cv-show-points = Show the points of all
cv-whose = Civilizations: whose console is shown
cv-seat-facts = { $vp } VP; food { $food } of { $needed } needed; dice to use: { $dice }
cv-vici-facts = { $vp } VP

## What is reconstructed

cv-reconstructed = Partly reconstructed: what is printed is not known for sure.

## The continent

cv-continent = The continent
cv-zoom-in = Nearer
cv-zoom-out = Farther away
cv-zoom-fit = The whole continent
cv-tokens = Hunting tokens: { $count }
cv-undeveloped = undeveloped
cv-tribes =
    { $weak ->
        [0] { $owner }: { $strong } strong
       *[other] { $owner }: { $strong } strong, { $weak } weak
    }
cv-tribe =
    { $stance ->
        [strong] { $owner }: strong tribe, { $spot }
       *[other] { $owner }: weak tribe, { $spot }
    }
cv-spot-fire = at the fire
cv-spot-plain = on an encampment
cv-spot-wild = in the wilderness
cv-spot-boat = on a boat
cv-camp-free = Free place { $spot }
cv-raw = raw materials of { $owner }: { $count }
cv-camps-free = free encampments: { $count }
cv-farm = farm of { $owner }
cv-boat = boat of { $owner }
cv-hunted = hunted in this era
cv-provisions = provisions of V.I.C.I.: { $count }
cv-site = { $name }, { $vp } VP; next to { $near }
cv-site-hidden = Face-down site next to { $near }
cv-site-vp = { $vp } VP for whoever reveals it
cv-statues-of = statues of { $materials }
cv-statues = statues of { $owner }: { $count }
cv-settled = settlement of { $owner }

## Modules and dice

cv-rail = Dice spaces and markers
cv-space = dice space { $value }
cv-dice =
    { $count ->
        [one] a die of { $value }
       *[other] { $count } dice of { $value }
    }
cv-planned =
    { $count ->
        [one] a planning marker on { $value }
       *[other] { $count } planning markers on { $value }
    }
cv-used = used dice: { $count }
cv-fate = fate dice: { $count }
cv-marker = { $name }: { $count }
cv-module-level =
    { $level ->
        [1] level I
        [2] level II
       *[other] level III
    }
cv-module-dice = dice { $left } and { $right }
cv-module-any = any two dice
cv-module-payable = payable now
cv-module-ideas =
    { $count ->
        [one] payable with 1 idea
       *[other] payable with { $count } ideas
    }
cv-module-short = not payable now
cv-feature-held = markers: { $count }
cv-reset = Reset
cv-reset-left = reset markers left: { $count }
cv-reset-may = possible now
cv-reset-not = too many dice left on the dice spaces

## Goods

cv-storage = Storage
cv-food-needed = needed at the next feeding: { $count }
cv-stored = { $name }: { $count }; sells for { $money } money, costs { $price }
cv-settlements = Settlements on the console
cv-settlement = Settlement; costs { $cost }; diamonds below it: { $diamonds }
cv-settlement-built = Settlement built; diamonds: { $diamonds }
cv-diamonds = active diamonds: { $count }
cv-left-farms = farms left: { $count }
cv-left-boats = boats left: { $count }
cv-left-tribes = tribes in the supply: { $count }
cv-left-supply = markers in the supply: { $count }

## Stages, goals, hand

cv-stages = Stage partition
cv-row = Row { $row }, { $points } VP for each element
cv-row-active = scores
cv-row-inactive = scores nothing while its stage tile is inactive
cv-row-filled = halves filled: { $count } of { $need }
cv-row-completed = bonus taken
cv-slot-next = Column { $column }, row { $row } is next: { $type }
cv-slot-any = any type
cv-installed = What is installed
cv-installed-at = Column { $column }, row { $row }
cv-installed-none = Nothing is installed yet.
cv-goal-area = Goal area
cv-goal-free = free space for a goal chip
cv-goal-covers =
    { $count ->
        [one] It covers 1 chip: no upgrade yet.
       *[other] It covers { $count } chips: no upgrade yet.
    }
cv-goal-upgrade = Installing it upgrades a module.
cv-dealt-markers = Starting-marker cards to choose from
cv-hand =
    { $count ->
        [one] Hand: 1 card
       *[other] Hand: { $count } cards
    }
cv-hand-type = { $type }: { $count }
cv-hand-none = No cards in hand.
cv-cost-space =
    { $vp ->
        [0] { $number }. { $cost }
       *[other] { $number }. { $cost } ({ $vp } VP)
    }
cv-cost-empty = empty
cv-cost-return = return { $count } { $thing }
cv-cost-have = have { $count } { $thing }
cv-cost-settlements =
    { $count ->
        [one] have 1 settlement
       *[other] have { $count } settlements
    }

## Boards

cv-tracks = Progress tracks
cv-on-track = { $owner }: { $space }
cv-favor = Favor of Agera
cv-favor-pass =
    { $value ->
        [1] a fate die of 1 passes
       *[other] a fate die of 1 to { $value } passes
    }
cv-favor-sure = every test passes
cv-favor-statue = each statue { $vp } VP
cv-weather = Weather
cv-weather-now = now
cv-weather-next = after the event of this era
cv-weather-beyond = after the event of this era, with the effect beyond the line
cv-era-tiles = Categories of the eras
cv-era-tile = Era { $era }: { $category }, { $points } VP for each
cv-era-done = Era { $era }: scored
cv-final = Categories at the end
cv-final-category = { $category }: { $points } VP for each at the end
cv-hunting = Food of a hunt
cv-hunting-die = Fate die
cv-offer = Starting chip cards
cv-offered = { $chip } With { $goal }
cv-stacks = Research stacks
cv-deck =
    { $count ->
        [one] { $type }: 1 card face down
       *[other] { $type }: { $count } cards face down
    }
cv-deck-bottom = at the bottom, known to you: { $cards }
cv-stack-under = Under it: { $cards }.
cv-display-goals = Goal chips
cv-display-incomes = Income chips
cv-display-attributes = Attribute chips
cv-display-empty = empty space
cv-bag = in the bag: { $count }
cv-dice-display = dice on display

## V.I.C.I.

cv-vici-turn = The last turn of V.I.C.I.
cv-vici-none = V.I.C.I. has not had a turn yet.
cv-vici-before = Steps before
cv-vici-after = Steps after
cv-vici-row = Action cards
cv-vici-icons = Reset icons in the row: { $blue } blue and { $red } red; 4 and 4 make a Reset
cv-vici-tribes = tribes left: { $count }
cv-vici-dice = activation dice: { $count }
cv-vici-deck = cards to the next shuffling: { $count }
cv-vici-card =
    { $half ->
        [red] The top action card, its red half
       *[other] The top action card, its blue half
    }
cv-vici-grid = { $grid }: { $count } of { $most } spaces covered
cv-vici-score = V.I.C.I. comes to { $count } points.
cv-vici-category-current_era = Category of this era
cv-vici-category-next_era = Category of the next era
cv-vici-category-era_4 = Category of era 4
cv-vici-category-three_final_scoring_tiles = The three categories of the final tiles
cv-does-card = Reveals the next action card
cv-does-die = Rolls { $what }
cv-does-reset = Reset
cv-does-place = { $what }
cv-does-spot = { $what }
cv-does-forfeits = The action is forfeit
cv-does-category = { $what }, { $count }×
cv-does-track = { $what }: space { $more }
cv-does-removes = { $what } leaves the game
cv-does-advance_track = Advances on a track
cv-does-remove_face_up_card = Removes a face-up card
cv-does-gain_vp = Gains points
cv-does-advance_favor = One step of favor
cv-does-statue = A statue on the island
cv-does-gain_activation_die = Gains an activation die
cv-does-gain_fate_die = Gains a fate die
cv-does-evolution_marker = Markers on the evolution grid
cv-does-prosperity_marker = Markers on the prosperity grid
cv-does-procreation = Procreation
cv-does-migration = Migration
cv-does-provision = A provision marker
cv-does-reveal_sites = Reveals sites
cv-does-hunting_token = A hunting token
cv-why-card = It joins the row.
cv-why-die = The die says which line of the card is performed.
cv-why-reset = The row shows enough icons of both colours.
cv-why-place = It is the only territory that fulfils the requirement.
cv-why-place-rolled = Several territories fulfil the requirement: dice { $more } decide by the wheel and the beacons.
cv-why-spot = The first encampment in the order of priority.
cv-why-forfeits = Nothing fulfils the requirement.
cv-why-category = The card names this category; its action is performed so many times.
cv-why-track = The step of the action.
cv-why-removes = It says so.
cv-why-advance_track = Thresholds give points and nothing else.
cv-why-procreation = Where it has a tribe and an encampment is free, else where it has a tribe.
cv-why-migration = From where it has several tribes to the neighbour where it has the fewest.
cv-why-provision = Where it has a tribe, where the fewest provisions lie, where most of its tribes are.
cv-why-reveal_sites = Its territory with the most face-down sites around it.
cv-why-hunting_token = The best hunting ground where both have a tribe, else where it has one.

## Points

cv-points-title = If the game ended now
cv-points-source = Source
cv-points-final = Categories at the end
cv-points-sum = Total
cv-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
cv-score-title = The final scoring
cv-score-most = the most
