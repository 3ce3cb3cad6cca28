### Everything Civolution says at the table. Names and texts of pieces come from the data. Rule titles are in rules.ftl.
### Names of players arrive in `seat` and `target`, names of cards and chips in `card`, of territories and grounds in `place` and `to`.

## The game in short

game-tagline = Lead a civilization through four eras: settle a continent, evolve, and build up a console of your own.
game-about = One to four players lead civilizations over four eras. Two dice activate one of the 22 modules of your console: tribes migrate and multiply, hunt and explore, materials are produced and traded, farms, boats, statues and settlements are built, research cards are installed. Used dice come back with a Reset, and enough Resets end the era. Every era brings new cards, new goals, feeding, weather, an event and the scoring of one category. Ideas, planning and focus stand in for dice, features and goals make the console grow, and whoever has the most victory points (VP) after the final scoring wins. Alone you play against V.I.C.I.

## Words on the table

term-score = Victory points (VP)
term-era = Era
term-phase = Phase
term-start = Starting civilization
term-event = Event
term-weather = Weather
term-resets = Resets
term-goals = Goals
term-incomes = Income chips
term-attributes = Attribute chips
term-research = Research
term-display = Display
term-continent = Continent
term-sites = Sites
term-grounds = Building grounds
term-tokens = Hunting tokens
term-console = Console
term-modules = Modules
term-tracks = Progress tracks
term-favor = Favor
term-dice = Activation dice
term-used = Used dice
term-fate = Fate dice
term-planning = Planning markers
term-storage = Storage
term-features = Features
term-diamonds = Diamonds
term-supply = Supply
term-hand = Hand
term-tribes = Tribes
term-tribes-left = Tribes in the supply
term-farms = Farms
term-boats = Boats
term-statues = Statues
term-settlements = Settlements
term-units = Units of the categories
term-scoring = Scoring
term-final = Final scoring
term-column = Column { $column }
term-row = Row { $row }
term-food-needed = Food for all tribes
term-strong = strong
term-weak = weak
term-bag = Bag
term-deck = Deck
term-space_1 = dice space 1
term-space_2 = dice space 2
term-space_3 = dice space 3
term-space_4 = dice space 4
term-space_5 = dice space 5
term-space_6 = dice space 6
term-column_1 = column 1
term-column_2 = column 2
term-column_3 = column 3
term-column_4 = column 4
term-column_5 = column 5
term-column_6 = column 6
term-column_7 = column 7
term-column_8 = column 8
term-column_9 = column 9
term-row_1 = row 1
term-row_2 = row 2
term-row_3 = row 3
term-row_4 = row 4
term-row_5 = row 5

spot-fire = fire encampment
spot-plain = encampment
spot-wild = wilderness
spot-boat = boat
priority-free_fire = A free fire encampment
priority-free_any = A free encampment
priority-human_fire = Displaces from the fire: your tribe
priority-human_weak_any = Displaces: your weak tribe
priority-human_strong_any = Displaces: your strong tribe
priority-own_strong_fire = Displaces from the fire: its own strong tribe
priority-own_strong_any = Displaces: its own strong tribe
priority-own_weak_fire = Displaces from the fire: its own weak tribe
priority-own_weak_any = Displaces: its own weak tribe

phase-setup = Setup
phase-1 = New cards
phase-2 = New goals
phase-3 = Extra find
phase-4 = Action phase
phase-5 = Site phase
phase-6 = Feeding phase
phase-7 = Event phase
phase-8 = Income phase
phase-over = The game is over

deck-invention = inventions
deck-mutation = mutations
deck-insight = insights
deck-building = buildings
deck-achievement = achievements

## Parts of sentences

tribe-words =
    { $stance ->
        [weak]
            { $spot ->
                [fire] weak tribe on a fire encampment
                [plain] weak tribe on an encampment
                [wild] weak tribe in the wilderness
               *[other] weak tribe on a boat
            }
       *[strong]
            { $spot ->
                [fire] strong tribe on a fire encampment
                [plain] strong tribe on an encampment
                [wild] strong tribe in the wilderness
               *[other] strong tribe on a boat
            }
    }
ideas-words =
    { $price ->
        [0] {""}
        [one] {" "}(1 idea marker)
       *[other] {" "}({ $price } idea markers)
    }
more-words =
    { $more ->
        [0] {""}
        [one] {" "}and one more part
       *[other] {" "}and { $more } more parts
    }
item-words =
    { $item ->
        [die] a die of { $shown }
        [marker] a planning marker on { $shown }
       *[other] a focus marker
    }
source-words =
    { $source ->
        [goal] Empty space of the goal area
        [row_1] Row 1 is complete
        [row_2] Row 2 is complete
       *[other] { $source }
    }
left-words =
    { $left ->
        [0] {""}
        [one] {""}
        [99] {""}
       *[other] {" "}Up to { $left } are left.
    }

## Questions

ask-shortage =
    { $missing ->
        [one] Your supply is empty. Which marker do you return, to have one more?
       *[other] Your supply is empty and { $missing } markers are missing. Which one do you return?
    }
ask-do =
    { $what ->
        [gain_die] { source-words }: do you gain an activation die?
       *[pay_for] { source-words }: do you pay the cost for the effect?
    }
ask-fate = { source-words }: the favor test is failed. Do you change a die?
ask-die = { source-words }: which fate die counts?
ask-test = { source-words }: do you take the favor test?
ask-trigger =
    { $event ->
        [build_farm] A farm is built: what do you use?
        [build_boat] A boat is built: what do you use?
        [build_statue] A statue is built: what do you use?
        [build_settlement] A settlement is built: what do you use?
        [build_any] Something is built: what do you use?
        [install_card] A research card is installed: what do you use?
        [install_invention] An invention is installed: what do you use?
        [install_mutation] A mutation is installed: what do you use?
        [install_achievement] An achievement is installed: what do you use?
        [install_goal] A goal chip is installed: what do you use?
        [migrate_settle] A tribe has migrated: what do you use?
        [settle_fire] A tribe has settled on a fire encampment: what do you use?
        [settle_mountains] A tribe has settled in the mountains: what do you use?
        [develop] A territory is developed: what do you use?
        [procreate] A tribe is born: what do you use?
        [displace] A tribe was displaced by yours: what do you use?
        [displaced] A tribe of yours was displaced: what do you use?
        [explore_site] A site is revealed: what do you use?
        [hunt] A hunt is over: what do you use?
        [lucky_find] A lucky find is made: what do you use?
        [favor_pass] The favor test is passed: what do you use?
        [favor_fail] The favor test is failed: what do you use?
        [reset] The Reset is done: what do you use?
        [upgrade] A module is upgraded: what do you use?
        [sell] Something is sold: what do you use?
        [buy] Something is bought: what do you use?
        [tribe_dies] A tribe has died: what do you use?
        [feeding_end] Feeding is over: what do you use?
        [all_fed] All tribes are fed: what do you use?
        [income_phase] The income phase begins: what do you use?
        [era_scoring] The era is scored: what do you use?
       *[other] What do you use?
    }
ask-option = { source-words }: which option do you choose?
ask-keep =
    { $kind ->
        [0] Which invention do you keep?
        [1] Which mutation do you keep?
        [2] Which insight do you keep?
        [3] Which building do you keep?
        [4] Which achievement do you keep?
       *[5] Which starting-marker card do you keep?
    }
ask-chip_card = Which starting chip card do you take, with its goal chip?
ask-act = What do you do in your turn?
ask-pay =
    { $value ->
        [0] { $module }: which die or marker do you use?
       *[other] { $module }: what pays for the value { $value }?
    }
ask-before = { $module }: what comes first?
ask-side = { $module }, level { $level }: which side do you choose?
ask-part = { $module }: which part is next?
ask-chips = Do you install an attribute chip now?
ask-reroll = Which dice do you roll besides the used ones?
ask-marker = Where does the reset marker go?
ask-track =
    { $steps ->
        [one] { source-words }: on which track do you advance 1 space?
       *[other] { source-words }: on which track do you advance { $steps } spaces?
    }
ask-stage = Which stage tile becomes active?
ask-planning =
    { $amount ->
        [one] On which dice space do you lay 1 planning marker?
       *[other] On which dice space do you lay { $amount } planning markers?
    }
ask-storage = Which material do you gain?{ left-words }
ask-exchange = Which stored material do you exchange?
ask-feature = Which feature marker do you gain?{ left-words }
ask-move_feature = Which feature marker do you move?{ left-words }
ask-module =
    { $value ->
        [0] { source-words }: which module do you upgrade?
       *[other] { source-words }: which module with the value { $value } do you upgrade?
    }
ask-cover = Which chip of your goal area does { $goal } cover?
ask-install_goal = Which goal chip do you install?{ left-words }
ask-half = Into which half of its column does { $goal } go?
ask-column = Into which column does { $piece } go?
ask-card = Which card do you install? Type: { $type }.
ask-row = { $card }: the cost of which row do you pay?
ask-ignore = { $card }: which cost space do you ignore?
ask-cost = { $card }: how do you meet the requirement?
ask-wild = { $card }: what do you return for this material: { $material }?
ask-stack = Which research card do you gain?{ left-words }
ask-draw = From which stack do you draw?{ left-words }
ask-keep_card = Which card do you keep?{ left-words }
ask-income_chip = Which income chip do you gain?
ask-income_action = { $chip }: its action or { $vp } VP?
ask-activity = Which activity do you perform?{ left-words }
ask-trade = What do you trade? Sales left: { $sales }, Purchases: { $purchases }.
ask-sale = What else do you sell in this Sale?
ask-die_from = From whom do you take a die? Kind: { $die }.
ask-die_given = { $target } takes a die of yours: which one?
ask-goal = Which goal chip do you take?{ left-words }
ask-find = Extra find: which material do you store?
ask-glacier = Glacier: which tribe weakens?
ask-feed = Do you feed all tribes? That takes { $need } food; you have { $food }, including what cards provide.
ask-portion = { $place }, { tribe-words }: how many do you feed, for { $need } food each? Left: { $food }.
ask-weather =
    { $beyond ->
        [1] Weather beyond the line ({ $space }): which effect do you choose?
       *[0] Weather ({ $space }): which effect do you choose?
    }
ask-lose = Which tribe do you lose?
ask-income =
    { $left ->
        [0] Which income chip is next?
       *[other] The action of which income chip do you perform?{ left-words }
    }
ask-migrate = Which tribe migrates?{ left-words }
ask-way = From { $place }: where does the tribe go?{ left-words }
ask-spot = { $place }: where does the tribe settle?
ask-procreate = Where do you procreate?{ left-words }
ask-rock = { $site }: in which territory do you test for a procreation?
ask-place_weak =
    { $most ->
        [one] { source-words }: in which territory do you place a weak tribe?
       *[other] { source-words }: in which territory do you place up to { $most } weak tribes?
    }
ask-strengthen = Which tribe do you strengthen?{ left-words }
ask-produce = Where do you produce?{ left-words }
ask-transport = From where do you transport?{ left-words }
ask-unload = { $place }: which material does the boat bring?
ask-grotto = { $site }: where do you produce and transport?
ask-hunt = Where do you hunt?{ left-words }
ask-lucky_find = In which type of land do you look for a lucky find?{ left-words }
ask-reveal = { source-words }: around which territory do you reveal the sites?
ask-site = { source-words }: which site do you reveal?
ask-build = What do you build?{ left-words }
ask-statue = { $place }: of which material is the statue?
ask-settlement = { $place }: which settlement do you build?
ask-board = { $place }: which tribe goes aboard the new boat?
ask-give_back = { source-words }: what do you give back?
ask-rescue =
    { $count ->
        [one] { $place }: where does the tribe of the lost boat go?
       *[other] { $place }: where do the { $count } tribes of the lost boat go?
    }
ask-deus = { $place }, { tribe-words }: do you save it by Deus ex machina?

## Answers

answer-skip = Skip this
answer-stop = Enough
answer-do = Yes
answer-open = { $card }, face up
answer-deck-invention = Face-down stack of inventions
answer-deck-mutation = Face-down stack of mutations
answer-deck-insight = Face-down stack of insights
answer-deck-building = Face-down stack of buildings
answer-deck-achievement = Face-down stack of achievements
answer-tribe = { $place }: { tribe-words }
answer-tribe-moved = { $place }: { tribe-words }, has come from { $origin }
answer-shortage = { $thing }
answer-shortage-planning = Planning marker on dice space { $where }
answer-shortage-raw = Raw material: { $where }
answer-fate-accept = Let it fail
answer-fate-change =
    { $price ->
        [one] Turn { $die } into { $value } (1 idea marker)
       *[other] Turn { $die } into { $value } ({ $price } idea markers)
    }
answer-die =
    { $price ->
        [0] { $value }
        [one] { $value }, from { $die } (1 idea marker)
       *[other] { $value }, from { $die } ({ $price } idea markers)
    }
answer-trigger = { $card }
answer-option = Option { $option }
answer-keep = { $card }
answer-chip_card = { $card }, with { $goal }
answer-act-module = Activate { $piece }
answer-act-attribute = Install { $piece }
answer-act-reset = Reset
answer-pay-die = Die { $value }{ ideas-words }
answer-pay-planning = Planning marker on { $value }{ ideas-words }
answer-pay-focus = Focus marker
answer-before = { $vertex }
answer-before-cards = Cards and chips
answer-side = Side { $side }
answer-part-part = Part { $part }
answer-part-attribute = Install { $part }
answer-chips-attribute = Install { $piece }
answer-chips-end = No
answer-reroll = Also { $dice }
answer-reroll-none = None
answer-marker-idea = To the idea space
answer-marker-food = To the food space
answer-track = { $track }
answer-stage = Row { $row }
answer-planning = Dice space { $value }
answer-storage = { $material }
answer-exchange = { $material }
answer-feature = { $feature }
answer-move_feature = { $from } → { $to }
answer-module = { $module }
answer-cover = { $goal }, space { $space }
answer-install_goal = { $goal }, space { $space }
answer-half-left = Left half
answer-half-right = Right half
answer-column = Column { $column }
answer-card = { $card }
answer-row = Row { $row }
answer-ignore = Cost space { $space }
answer-ignore-none = None
answer-cost-return =
    { $count ->
        [one] Return: { $thing }
       *[other] Return: { $thing } ×{ $count }
    }
answer-cost-have =
    { $count ->
        [one] Have: { $thing }
       *[other] Have: { $thing } ×{ $count }
    }
answer-wild = { $material }
answer-keep_card = { $card }
answer-income_chip = { $chip }
answer-income_action-action = Perform the action
answer-income_action-vp = { $vp } VP
answer-activity = { $piece }
answer-trade-money = Sell { $material } for { $price } money
answer-trade-vp = Sell { $material } for { $price } VP
answer-trade-buy = Buy { $material } for { $price } money
answer-sale-money = { $material } for { $price } money
answer-sale-vp = { $material } for { $price } VP
answer-die_from = { $seat }
answer-die_given-value = The die on { $value }
answer-die_given-used = A used die
answer-goal = { $chip }
answer-find = { $material }
answer-feed-all = Feed all
answer-feed-some = Choose which
answer-portion-fed = { $count }
answer-weather = Effect { $option }
answer-income = { $chip }
answer-way = { $place }
answer-way-settle = Settle here
answer-spot-fire = Free fire encampment
answer-spot-plain = Free encampment
answer-spot-boat = Seat on the boat
answer-spot-displace =
    { $spot ->
        [fire]
            { $stance ->
                [weak] Displace from the fire: weak tribe, { $seat }
               *[strong] Displace from the fire: strong tribe, { $seat }
            }
       *[plain]
            { $stance ->
                [weak] Displace: weak tribe, { $seat }
               *[strong] Displace: strong tribe, { $seat }
            }
    }
answer-procreate = { $place }
answer-rock = { $place }
answer-place_weak = { $place }
answer-strengthen-all = All of them
answer-produce = { $place }
answer-transport = { $place }
answer-transport-all = Everything on land
answer-unload = { $material }
answer-grotto = { $place }
answer-hunt = { $place }
answer-lucky_find = { $type }
answer-reveal = { $place }
answer-site = { $vertex }
answer-build-farm = Farm: { $place }
answer-build-boat = Boat: { $place }
answer-build-statue = Statue: { $place }
answer-build-settlement = Settlement: { $place }
answer-statue = { $material }
answer-settlement = { $slot }
answer-give_back-farm = Farm: { $place }
answer-give_back-boat = Boat: { $place }
answer-rescue = { $place }
answer-deus-lose = Let it die
answer-deus-favor = Move the favor disc 1 space left
answer-deus-free = Save it for nothing, by a card

## Answers that name an effect

answer-effect-advance_track =
    { $track ->
        [any]
            { $steps ->
                [one] Advance 1 space on a track of your choice{ more-words }
               *[other] Advance { $steps } spaces on a track of your choice{ more-words }
            }
       *[other]
            { $steps ->
                [one] Advance 1 space: { $track }{ more-words }
               *[other] Advance { $steps } spaces: { $track }{ more-words }
            }
    }
answer-effect-advance_favor =
    { $steps ->
        [one] Advance 1 space of favor{ more-words }
       *[other] Advance { $steps } spaces of favor{ more-words }
    }
answer-effect-gain_vp = Gain { $amount } VP{ more-words }
answer-effect-gain =
    { $amount ->
        [one] Gain 1 { $resource }{ more-words }
       *[other] Gain { $amount } { $resource }s{ more-words }
    }
answer-effect-place_planning =
    { $amount ->
        [one] Lay 1 planning marker{ more-words }
       *[other] Lay { $amount } planning markers on one dice space{ more-words }
    }
answer-effect-gain_material =
    { $material ->
        [any] Gain materials of your choice: { $amount }{ more-words }
        [row_1_of_own_types] Gain materials of row 1, where you have tribes: { $amount }{ more-words }
       *[other] Gain { $amount }: { $material }{ more-words }
    }
answer-effect-exchange_material = Exchange a stored material{ more-words }
answer-effect-gain_feature =
    { $feature ->
        [any]
            { $amount ->
                [one] Gain 1 feature marker{ more-words }
               *[other] Gain { $amount } feature markers{ more-words }
            }
       *[other]
            { $amount ->
                [one] Gain 1 feature marker: { $feature }{ more-words }
               *[other] Gain { $amount } feature markers: { $feature }{ more-words }
            }
    }
answer-effect-move_feature =
    { $amount ->
        [one] Move 1 feature marker{ more-words }
       *[other] Move up to { $amount } feature markers{ more-words }
    }
answer-effect-migrate =
    { $amount ->
        [one] Make 1 migration{ more-words }
       *[other] Make up to { $amount } migrations{ more-words }
    }
answer-effect-migrate_anywhere = Migrate to any other land territory{ more-words }
answer-effect-procreate =
    { $amount ->
        [one] Make 1 procreation{ more-words }
       *[other] Make up to { $amount } procreations{ more-words }
    }
answer-effect-place_weak_tribes =
    { $max_amount ->
        [one] Place 1 weak tribe{ more-words }
       *[other] Place up to { $max_amount } weak tribes{ more-words }
    }
answer-effect-strengthen =
    { $amount ->
        [one] Strengthen 1 tribe{ more-words }
       *[other] Strengthen up to { $amount } tribes{ more-words }
    }
answer-effect-produce =
    { $amount ->
        [one] Produce 1 raw material{ more-words }
       *[other] Produce up to { $amount } raw materials{ more-words }
    }
answer-effect-transport =
    { $amount ->
        [one] Transport 1 raw material{ more-words }
        [99] Transport all raw materials{ more-words }
       *[other] Transport up to { $amount } raw materials{ more-words }
    }
answer-effect-reveal_sites =
    { $mode ->
        [any_one] Reveal any site{ more-words }
       *[adjacent_to_own_territory] Reveal the sites around a territory{ more-words }
    }
answer-effect-hunt =
    { $amount ->
        [one] Hunt{ more-words }
       *[other] Hunt up to { $amount } times{ more-words }
    }
answer-effect-lucky_find =
    { $amount ->
        [one] Make a lucky find{ more-words }
       *[other] Make up to { $amount } lucky finds{ more-words }
    }
answer-effect-build =
    { $project ->
        [any]
            { $amount ->
                [one] Finish 1 building project{ more-words }
               *[other] Finish up to { $amount } building projects{ more-words }
            }
       *[other] Build: { $project }{ more-words }
    }
answer-effect-return_building = Give back: { $project }{ more-words }
answer-effect-gain_research_card =
    { $amount ->
        [one] Gain 1 research card{ more-words }
       *[other] Gain { $amount } research cards{ more-words }
    }
answer-effect-draw_keep = Draw { $draw } research cards, keep { $keep }{ more-words }
answer-effect-install_research_card =
    { $special_bonus ->
        [0] Install a card: { $card_type }{ more-words }
       *[1] Install a card, with the special bonus: { $card_type }{ more-words }
    }
answer-effect-gain_goal_chip =
    { $amount ->
        [one] Gain 1 goal chip{ more-words }
       *[other] Gain { $amount } goal chips{ more-words }
    }
answer-effect-install_goal_chip =
    { $amount ->
        [one] Install 1 goal chip{ more-words }
       *[other] Install up to { $amount } goal chips{ more-words }
    }
answer-effect-upgrade_module =
    { $die_value ->
        [any] Upgrade a module{ more-words }
        [track] Upgrade a module with the value of the track{ more-words }
       *[other] Upgrade a module with the value { $die_value }{ more-words }
    }
answer-effect-flip_stage_tile = Flip a stage tile{ more-words }
answer-effect-gain_income_chip = Gain 1 income chip{ more-words }
answer-effect-perform_income_action =
    { $amount ->
        [one] Perform the action of 1 income chip{ more-words }
       *[other] Perform up to { $amount } actions of income chips{ more-words }
    }
answer-effect-perform_activity =
    { $amount ->
        [one] Perform 1 activity{ more-words }
       *[other] Perform up to { $amount } activities{ more-words }
    }
answer-effect-gain_die = Gain 1 { $die }{ more-words }
answer-effect-trade = Trade: Sales up to { $max_sales }, Purchases up to { $max_purchases }{ more-words }
answer-effect-lose_food = Return food: { $amount }{ more-words }
answer-effect-remove_tribe =
    { $amount ->
        [one] Lose 1 tribe{ more-words }
       *[other] Lose { $amount } tribes{ more-words }
    }
answer-effect-favor_test = Favor test{ more-words }
answer-effect-choose_one = One of several options{ more-words }
answer-effect-pay_for = Pay a cost for an effect{ more-words }

## The log

event-era = Era { $era }.
event-phase = { $phase }.
event-turn = { $seat } takes a turn.
event-ended = The game is over.
event-scored =
    { $source ->
        [tracks] { $seat } scores { $vp } VP: { score-tracks }.
        [fires] { $seat } scores { $vp } VP: { score-fires }.
        [sites] { $seat } scores { $vp } VP: { score-sites }.
        [cards] { $seat } scores { $vp } VP: { score-cards }.
        [chips] { $seat } scores { $vp } VP: { score-chips }.
        [sales] { $seat } scores { $vp } VP: { score-sales }.
        [events] { $seat } scores { $vp } VP: { score-events }.
        [eras] { $seat } scores { $vp } VP: { score-eras }.
        [statues] { $seat } scores { $vp } VP: { score-statues }.
       *[other] { $seat } scores { $vp } VP: { $source }.
    }
event-reacted = { $seat } uses { $card }.
event-gained =
    { $count ->
        [one] { $seat } gains: { $thing }.
       *[other] { $seat } gains: { $thing } ×{ $count }.
    }
event-returned = { $seat } returns to the supply: { $thing }.
event-returned-planning = { $seat } returns to the supply a planning marker from dice space { $value }.
event-returned-raw = { $seat } returns to the supply a raw material: { $place }.
event-missing =
    { $count ->
        [one] The supply of { $seat } is empty: 1 marker is not gained.
       *[other] The supply of { $seat } is empty: { $count } markers are not gained.
    }
event-planned =
    { $count ->
        [one] { $seat } lays 1 planning marker on dice space { $value }.
       *[other] { $seat } lays { $count } planning markers on dice space { $value }.
    }
event-raw =
    { $count ->
        [one] { $seat } produces 1 raw material: { $place }.
       *[other] { $seat } produces { $count } raw materials: { $place }.
    }
event-rolled = { $seat } rolls fate dice: { $dice }.
event-changed =
    { $ideas ->
        [one] { $seat } turns { $die } into { $value }, for 1 idea marker.
       *[other] { $seat } turns { $die } into { $value }, for { $ideas } idea markers.
    }
event-passed = { $seat } passes the favor test.
event-failed = { $seat } fails the favor test.
event-activated = { $seat } activates { $module } (level { $level }).
event-paid =
    { $ideas ->
        [0] { $seat } uses { item-words }.
        [one] { $seat } uses { item-words } as { $value }, for 1 idea marker.
       *[other] { $seat } uses { item-words } as { $value }, for { $ideas } idea markers.
    }
event-reset = { $seat } does a Reset. Dice on the dice spaces 1 to 6: { $dice }.
event-indicator =
    { $left ->
        [one] 1 Reset is left until the end of the action phase.
       *[other] { $left } Resets are left until the end of the action phase.
    }
event-finishing = The red space is reached: the round is finished, then a final round follows.
event-final-round = The final round of the action phase begins.
event-advanced = { $seat } advances to space { $space }: { $track }.
event-favored = { $seat } moves the favor disc to space { $space }.
event-staged = { $seat } makes the stage tile of row { $row } active.
event-upgraded = { $seat } upgrades { $module } to level { $level }.
event-moved-feature = { $seat } moves a feature marker: { $feature } → { $other }.
event-took-goal = { $seat } takes the goal chip { $goal }.
event-displayed = New on display: { $chip }.
event-installed = { $seat } installs { $card }: column { $column }, row { $row }.
event-completed = { $seat } has completed row { $row }.
event-took-card = { $seat } takes the research card { $card }.
event-drew = { $seat } draws a card: { $deck }.
event-drew-known = { $seat } draws a card ({ $deck }): { $card }.
event-sifted =
    { $count ->
        [one] { $seat } keeps 1 card.
       *[other] { $seat } keeps { $count } cards.
    }
event-sifted-known =
    { $count ->
        [one] { $seat } keeps 1 card: { $cards }.
       *[other] { $seat } keeps { $count } cards: { $cards }.
    }
event-performed = { $seat } uses { $card }.
event-spent =
    { $count ->
        [one] { $seat } returns: { $thing }.
       *[other] { $seat } returns: { $thing } ×{ $count }.
    }
event-sold =
    { $count ->
        [one] { $seat } sells: { $thing }.
       *[other] { $seat } sells: { $thing } ×{ $count }.
    }
event-bought = { $seat } buys for { $money } money: { $thing }.
event-took-die = { $seat } gains a die from the display: { $die }.
event-got-die = { $seat } takes a die from { $target }: { $die }.
event-die-rolled = { $seat } rolls the new die: { $value }.
event-event = The event of this era: { $card }.
event-turned-up = New research card, face up: { $card }.
event-site = { $site } helps { $seat }.
event-cleared = Hunting tokens leave the continent, reset columns are filled.
event-gorge = { $seat } returns food to the Gorge of the Grimwolves.
event-glacier = A Glacier weakens a tribe of { $seat }: { $place }.
event-fed =
    { $unfed ->
        [0] { $seat } feeds all tribes for { $food } food.
        [one] { $seat } spends { $food } food; 1 of { $tribes } tribes is not fed.
       *[other] { $seat } spends { $food } food; { $unfed } of { $tribes } tribes are not fed.
    }
event-weather =
    { $beyond ->
        [1] The weather goes beyond the line: { $space }.
       *[0] The weather: { $space }.
    }
event-lost-food = { $seat } loses food: { $count }.
event-concerned = The event { $card } concerns { $seat }.
event-category =
    { $units ->
        [one] { $seat } scores { $vp } VP for 1 unit: { $category }.
       *[other] { $seat } scores { $vp } VP for { $units } units: { $category }.
    }
event-monolith = { $seat } gets the starting monolith.
event-statues =
    { $count ->
        [one] { $seat } has 1 statue: { $vp } VP.
       *[other] { $seat } has { $count } statues: { $vp } VP.
    }
event-migrated = A tribe of { $seat } migrates: { $place } → { $to }.
event-settled = { $seat } settles: { $place }, { tribe-words }.
event-displaced = A tribe of { $seat } is displaced to the wilderness: { $place }.
event-developed = { $seat } develops { $place }: { $material }.
event-strengthened = A tribe of { $seat } becomes strong: { $place }.
event-weakened = A tribe of { $seat } becomes weak: { $place }.
event-died = A tribe of { $seat } dies: { $place }, { tribe-words }.
event-saved = Deus ex machina saves a tribe of { $seat }: { $place }.
event-transported =
    { $count ->
        [one] { $seat } transports to the storage: { $material } ({ $place }).
       *[other] { $seat } transports to the storage: { $material } ×{ $count } ({ $place }).
    }
event-hunted = { $seat } hunts with a { $value }: { $place }.
event-lucky = { $seat } makes a lucky find with a { $value }.
event-revealed = { $seat } reveals { $site }: { $vertex }.
event-built = { $seat } builds ({ $project }): { $place }.
event-lost-building = { $seat } takes back to the console ({ $project }): { $place }.
event-rescued =
    { $count ->
        [one] 1 tribe of { $seat } goes ashore: { $place } → { $to }.
       *[other] { $count } tribes of { $seat } go ashore: { $place } → { $to }.
    }
event-kept = { $seat } keeps a card.
event-kept-known = { $seat } keeps { $card }.
event-markers = { $seat } starts with { $card }.
event-starting-chip = { $seat } takes { $card } with the goal chip { $goal }.
event-vici-card = V.I.C.I. turns up: { $card }.
event-vici-reset = V.I.C.I. does a Reset.
event-vici-die =
    { $red ->
        [1] V.I.C.I. rolls { $die } for the red half.
       *[0] V.I.C.I. rolls { $die } for the blue half.
    }
event-vici-category = V.I.C.I. performs the action of a category ×{ $times }: { $category }.
event-vici-acts =
    { $action ->
        [advance_track] V.I.C.I. advances on a track.
        [remove_face_up_card] V.I.C.I. removes a face-up research card.
        [gain_vp] V.I.C.I. gains VP.
        [advance_favor] V.I.C.I. advances on the track of favor.
        [gain_activation_die] V.I.C.I. gains an activation die.
        [gain_fate_die] V.I.C.I. gains a fate die.
        [evolution_marker] V.I.C.I. lays evolution markers.
        [prosperity_marker] V.I.C.I. lays prosperity markers.
        [provision] V.I.C.I. lays a provision marker.
        [reveal_sites] V.I.C.I. reveals sites.
        [hunting_token] V.I.C.I. lays a hunting token.
       *[other] V.I.C.I. acts: { $action }.
    }
event-vici-place =
    { $rolls ->
        [0] V.I.C.I. acts in the only eligible territory: { $place }.
       *[other] V.I.C.I. rolls { $dice } for a territory: { $place }.
    }
event-vici-forfeits = The action of V.I.C.I. is forfeit: nothing fulfils the requirement.
event-vici-track = V.I.C.I. advances to space { $space }: { $track }.
event-vici-marker = V.I.C.I. lays a marker on space { $space } of its grid: { $grid }.
event-vici-removed = V.I.C.I. removes from the game: { $piece }.
event-vici-statue = V.I.C.I. has built a statue on the island.
event-vici-leaves = A tribe of V.I.C.I. leaves: { $place }.
event-vici-provision =
    { $count ->
        [one] V.I.C.I. lays a provision marker: { $place }.
       *[other] V.I.C.I. lays a provision marker, { $count } lie there now: { $place }.
    }
event-vici-blocks = The provisions of V.I.C.I. block the farm space: { $place }.
event-vici-hunts = V.I.C.I. lays a hunting token: { $place }.
event-vici-goal =
    { $chip ->
        [none] V.I.C.I. rolls { $die }: no goal chip leaves the display.
       *[other] V.I.C.I. rolls { $die } and removes the goal chip { $chip }.
    }

## Why not

why-CV-ACT4-3 =
    { $left ->
        [0] It takes any two dice or markers.
       *[other]
            { $right ->
                [0] There is no die on the space of { $left }.
               *[other] It takes a die or marker for { $left } and one for { $right }, and you cannot pay for both.
            }
    }
why-CV-ACT4-4 = Idea markers for this: { $need }, and you have { $have }; both values of the module must be paid.
why-CV-ACT4-5 = There is no planning marker on this dice space.
why-CV-ACT4-6 = You have no focus marker.
why-CV-ACV-2 = A die comes from whoever has the most: { $need }. Here there are { $have }.
why-CV-ACV-3 = There is no such die.
why-CV-ATT-1 =
    { $thing ->
        [none] This attribute chip is not on display.
       *[other] You need { $need } feature markers and have { $have }: { $thing }.
    }
why-CV-ATY-1 = You have no such activity, or it cannot be done again now.
why-CV-BLD-1 = This effect builds something else: { $project }.
why-CV-BLD-2 = No farm can be built there: it takes land with a tribe of yours and without a farm.
why-CV-BLD-4 =
    { $island ->
        [1] It takes a tribe of yours on your boat around the island, and room for 2 buildings, 1 of them a settlement. Statues of yours there: { $statues }, settlements: { $settlements }.
       *[0] It takes a revealed building ground next to a tribe of yours, with room for 2 buildings, 1 of them a settlement. Statues of yours there: { $statues }, settlements: { $settlements }.
    }
why-CV-BLD-5 = You have none of the materials for a statue there.
why-CV-BLD-6 = You do not have the materials of this settlement.
why-CV-CON-1 = This column is as good as column { $column }: choose that one.
why-CV-CRD-2 = Row { $row } adds nothing: its cost space is empty.
why-CV-CRD-3 = The card lies higher: the cost is at least that of row { $least }.
why-CV-CRD-4 =
    { $thing ->
        [row] Of row { $row } of the storage you have too few materials, or no such one.
        [other] Then another requirement of the card could not be met.
       *[thing] You need { $need } and have { $have }: { $thing }.
    }
why-CV-CRD-6 = You need { $need } built settlements and have { $have }.
why-CV-EFF-4 = It costs { $need } and you have { $have }: { $thing }.
why-CV-EXP-5 = A Volcano lies next to it: no farm can stand there.
why-CV-FAV-2 = You have too few idea markers for that: { $have }.
why-CV-FED-2 = Food that is left: { $have }. A tribe is fed in full or not at all.
why-CV-FED-3 = The favor disc is on space { $favor }; from space 1 it cannot go back, and a card saves only once in an era.
why-CV-GOL-1 =
    { $need ->
        [0] You have no such goal chip.
       *[other] The requirement is not met: { $have } of { $need }.
    }
why-CV-LIM-1 = You have built all that you have: { $have } of { $most }.
why-CV-LIM-3 = This stack is empty.
why-CV-RST-1 = A Reset is possible with at most { $most } dice on the dice spaces, and you have { $have }.
why-CV-SOL-11 = Provisions of V.I.C.I. block the farm space there.
why-CV-TRD-1 =
    { $thing ->
        [none] In a Sale one material brings money and one brings VP, each once.
       *[other] You have stored none of it: { $thing }.
    }
why-CV-TRD-2 =
    { $need ->
        [one] It costs 1 money, and you have { $have }.
       *[other] It costs { $need } money, and you have { $have }.
    }
why-CV-TRK-2 = This module does not show the value { $need }.
why-CV-UPG-1 = This module has the highest level already: { $level }.

## Victory points by source

score-tracks = Progress tracks
score-fires = Fire encampments
score-sites = Sites
score-cards = Research cards
score-chips = Chips
score-sales = Sales
score-events = Events
score-feeding = Strong tribes
score-eras = Categories of the eras
score-statues = Statues
score-final-technology = At the end: technology
score-final-prestige = At the end: prestige
score-final-knowledge = At the end: knowledge
score-final-construction = At the end: construction
score-final-culture = At the end: culture
score-final-evolution = At the end: evolution
score-final-prosperity = At the end: prosperity
score-final-population = At the end: population
score-final-expansion = At the end: expansion
score-stages = Rows of the console
score-point-cards = Point-bonus cards

## Options

option-start1 = Start of the first player
option-start1-help = How this civilization gets its starting cards.
option-start1-advanced = Chosen cards
option-start1-advanced-help = Keep one of two cards of each type and one of three marker cards, and choose a starting chip.
option-start1-first = Ready-made set
option-start1-first-help = For beginners: a ready-made set of cards, markers and starting chip.
option-start2 = Start of the second player
option-start2-help = How this civilization gets its starting cards.
option-start2-advanced = Chosen cards
option-start2-advanced-help = Keep one of two cards of each type and one of three marker cards, and choose a starting chip.
option-start2-first = Ready-made set
option-start2-first-help = For beginners: a ready-made set of cards, markers and starting chip.
option-start3 = Start of the third player
option-start3-help = How this civilization gets its starting cards.
option-start3-advanced = Chosen cards
option-start3-advanced-help = Keep one of two cards of each type and one of three marker cards, and choose a starting chip.
option-start3-first = Ready-made set
option-start3-first-help = For beginners: a ready-made set of cards, markers and starting chip.
option-start4 = Start of the fourth player
option-start4-help = How this civilization gets its starting cards.
option-start4-advanced = Chosen cards
option-start4-advanced-help = Keep one of two cards of each type and one of three marker cards, and choose a starting chip.
option-start4-first = Ready-made set
option-start4-first-help = For beginners: a ready-made set of cards, markers and starting chip.
option-continent = Continent
option-continent-help = How the eight tiles of the continent lie.
option-continent-random = Random
option-continent-random-help = All tiles lie at random.
option-continent-first = First play
option-continent-first-help = The three tiles with the start territories and the island have fixed places.
option-materials = Materials
option-materials-help = Which materials the start territories have.
option-materials-later = Random
option-materials-later-help = All material tiles lie at random.
option-materials-first = First play
option-materials-first-help = The start forest has wood, the start grassland papyrus.
option-level = Level of V.I.C.I.
option-level-help = From which era on V.I.C.I. uses the red, stronger half of its cards.
option-level-beginner = Beginner
option-level-beginner-help = Never.
option-level-moderate = Moderate
option-level-moderate-help = In era 4.
option-level-medium = Medium
option-level-medium-help = From era 3 on.
option-level-advanced = Advanced
option-level-advanced-help = From era 2 on.
option-level-expert = Expert
option-level-expert-help = In every era.
option-act_on_reset = Action on a Reset of V.I.C.I.
option-act_on_reset-help = Whether V.I.C.I. also performs the card that brings its Reset.
option-act_on_reset-off = No
option-act_on_reset-off-help = A Reset of V.I.C.I. brings no action.
option-act_on_reset-on = Yes
option-act_on_reset-on-help = A variant of the rulebook: the card is performed first, then comes the Reset.
option-free_hand = Free choice of starting cards
option-free_hand-help = Whether you choose your starting cards among all of them.
option-free_hand-off = No
option-free_hand-off-help = You choose among the cards that you are dealt.
option-free_hand-on = Yes
option-free_hand-on-help = A variant of the rulebook: you choose among all research cards and marker cards.
