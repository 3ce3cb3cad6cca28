### Everything Beyond the Horizon says at the table. Names and texts of pieces come from the data. Rule titles are in rules.ftl.
### Names of players arrive in `seat`, names of cards and tiles in `card`, of places in `place` and `to`.

## The game in short

game-tagline = Research, explore and settle: the most influential civilization of history wins.
game-about = Two to four players lead a civilization from writing to the internet. Every turn has four phases: the action pawn goes to a space of the board or of a researched technology; then you may build a structure, found a village or fortify a city; then you produce pawns or coins or exchange them; and a goal that you fulfil must be claimed. Pawns become scholars in the technology tree, settlers who explore the map, or soldiers who fortify cities; every cube that leaves your board opens more. When enough goals are claimed, one more round is played, and the most victory points (VP) win.

## Words on the table

term-score = Victory points (VP)
term-round = Round
term-last-round = Last round
term-first = First player
term-action-pawn = Action pawn
term-coins = Coins
term-active = Active pawns
term-columns = Population columns
term-column = Column { $column }
term-gone = Pawns out of the game
term-tracks = Development tracks
term-cubes = Development cubes
term-investment = Investment track
term-tree = Technology tree
term-deck = Technologies left
term-bottom = Known cards under the deck
term-slot = Not yet discovered
term-leader-waits = A leader waits here
term-technologies = Technologies
term-private = Private technologies
term-scholars = Scholars
term-leaders = Leaders
term-government = Government
term-goals = Goals
term-map = Map
term-territories = Territories left
term-unexplored = Unexplored land
term-units = Units
term-strength = Strength
term-village = Village
term-city = City
term-structures = Structures
term-display = Display of structures
term-supply = General supply
term-tokens = Tokens
term-moves = Moves
term-production = Production
term-basic = Basic actions
term-advanced = Advanced actions
term-level = Level { $level }

phase-setup = Choice of governments
phase-action = Action phase
phase-expansion = Expansion phase
phase-production = Production phase
phase-goal = Goal phase
phase-over = The game is over

counter-villages = founded villages
counter-cities = fortified cities
counter-structures = built structures
counter-technologies = technologies
counter-technologies_ii_plus = technologies of level II or higher
counter-technologies_iii = level III technologies
counter-technologies_iv = level IV technologies
counter-leaders = leaders
counter-goals = claimed goals
counter-investment_cubes = invested cubes
counter-food_cubes_removed = cubes removed from the food track
counter-economy_cubes_removed = cubes removed from the economy track
counter-infrastructure_cubes_removed = cubes removed from the infrastructure track
counter-cubes_removed = cubes removed from the development tracks
counter-pawns_in_play = pawns that are active or on the map
counter-cube_tiles = map tiles with your cubes

## Questions

ask-government = Which government do you choose?
ask-space = To which space does your action pawn go?
ask-expand = Expansion phase: what do you do?
ask-produce = Production phase: what do you choose?
ask-exchange = Which exchange do you make?
ask-goal = Which goal do you claim?
ask-do =
    { $what ->
        [grow] Do you activate pawns?
        [pay] Do you pay the price for the gain?
        [produce_population] Do you produce population?
        [private_technology] Do you reveal cards for a private technology?
       *[other] Do you carry out this task?
    }
ask-slot =
    { $scholar ->
        [inactive] Which technology do you research, with an inactive pawn as scholar?
       *[other] Which technology do you research, with an active pawn as scholar?
    }
ask-color = { $slot }: which colour?
ask-card = { $slot }: which technology?
ask-private = Which level { $level } technology do you keep as your private one?
ask-leader = { $card }: which option do you choose?
ask-recruit =
    { $source ->
        [inactive]
            { $left ->
                [one] What do you recruit an inactive pawn as, at strength { $strength }, and where?
               *[other] What do you recruit an inactive pawn as, at strength { $strength }, and where? Left: { $left }.
            }
       *[other]
            { $left ->
                [one] What do you recruit an active pawn as, at strength { $strength }, and where?
               *[other] What do you recruit an active pawn as, at strength { $strength }, and where? Left: { $left }.
            }
    }
ask-upgrade =
    { $points ->
        [one] Which unit do you upgrade by 1?
       *[other] Which unit do you upgrade? Points left: { $points }.
    }
ask-step =
    { $left ->
        [one] Which unit moves where? 1 move left.
       *[other] Which unit moves where? { $left } moves left.
    }
ask-track =
    { $track ->
        [any] From which track do you take the cube?
       *[other] From which track do you take the cube? Shown: { $track }.
    }
ask-structure = Which level { $level } structure do you take?
ask-village = Where do you found a village?
ask-city = Where do you fortify a city?
ask-crew = { $place }: which units do you exhaust? Strength needed: { $need }.
ask-build = Which structure do you build?
ask-site = { $card }: where do you build it?
ask-builder = { $place }: which settler builds?
ask-basic =
    { $left ->
        [one] Which basic action do you perform?
       *[other] Which basic action do you perform? { $left } are left.
    }
ask-option =
    { $left ->
        [one] Which option do you choose?
       *[other] Which option do you choose? { $left } are left.
    }

## Answers

answer-skip = Skip this
answer-stop = Enough
answer-none = No expansion this turn
answer-do = Yes
answer-government = { $card }
answer-space = { $space }
answer-expand-build = Build: { $place }
answer-expand-village = Found a village: { $place }
answer-expand-city = Fortify a city: { $place }
answer-produce-population = Produce population
answer-produce-coins = Produce coins
answer-produce-exchange = Make exchanges
answer-exchange-buy = Buy an active pawn for coins
answer-exchange-sell = Exhaust an active pawn for a coin
answer-exchange-recall = Recall from the map: { $unit } of strength { $strength }, { $place }
answer-goal = { $card }
answer-slot = { $slot }
answer-color = { $color }
answer-card = { $card }
answer-private = { $card }
answer-leader-villages = Everybody scores founded villages
answer-leader-cities = Everybody scores fortified cities
answer-leader-structures = Everybody scores built structures
answer-leader-investment = Everybody scores invested cubes
answer-leader-leaders = Everybody scores leaders
answer-leader-goals = Everybody scores claimed goals
answer-recruit = { $unit }, { $place }
answer-upgrade = { $unit } of strength { $strength }, { $place }
answer-upgrade-by = { $unit } of strength { $strength }, { $place }: +{ $points }
answer-step = { $unit } of strength { $strength }: { $place } → { $to }
answer-track = { $track }
answer-structure = { $card }
answer-village = { $place }
answer-city = { $place }
answer-crew = Strength { $strengths }
answer-build = { $card }
answer-site = { $place }
answer-builder = { $unit } of strength { $strength }
answer-basic = { $card }
answer-option-economy = Invest from the economy track
answer-option-infrastructure = Invest from the infrastructure track
answer-option-population = More active pawns
answer-option-coins = Gain coins
answer-option-move = Move units
answer-option-settlement = Take a settlement token
answer-option-fortification = Take a fortification token
answer-option-village = Found a village
answer-option-city = Fortify a city
answer-option-token = Take a fortification token instead

## The log

event-round = Round { $round }.
event-turn = Turn of { $seat }.
event-governed = { $seat } chose the government { $card }.
event-placed = { $seat } placed the action pawn: { $space }.
event-paid =
    { $coins ->
        [one] { $seat } paid 1 coin.
       *[other] { $seat } paid { $coins } coins.
    }
event-exhausted =
    { $count ->
        [one] { $seat } exhausted 1 active pawn.
       *[other] { $seat } exhausted { $count } active pawns.
    }
event-gained =
    { $coins ->
        [one] { $seat } gained 1 coin.
       *[other] { $seat } gained { $coins } coins.
    }
event-grew =
    { $count ->
        [one] { $seat } activated 1 pawn.
       *[other] { $seat } activated { $count } pawns.
    }
event-produced-population =
    { $count ->
        [one] { $seat } produced population: 1 pawn.
       *[other] { $seat } produced population: { $count } pawns.
    }
event-produced-coins =
    { $coins ->
        [one] { $seat } produced 1 coin.
       *[other] { $seat } produced { $coins } coins.
    }
event-took-token =
    { $count ->
        [one] { $seat } took a { $token }.
       *[other] { $seat } took { $count }: { $token }.
    }
event-took-structure = { $seat } took the structure { $card }.
event-on-display = New on display: { $card }.
event-assigned = { $seat } assigned a scholar: { $slot }.
event-led = { $seat } took the leader { $card }.
event-chose =
    { $option ->
        [villages] { $seat } chose for { $card }: everybody will score founded villages.
        [cities] { $seat } chose for { $card }: everybody will score fortified cities.
        [structures] { $seat } chose for { $card }: everybody will score built structures.
        [leaders] { $seat } chose for { $card }: everybody will score leaders.
        [goals] { $seat } chose for { $card }: everybody will score claimed goals.
       *[other] { $seat } chose for { $card }: everybody will score this: { $option }.
    }
event-colored = { $seat } chose a colour: { $color }.
event-revealed = { $seat } revealed: { $cards }.
event-researched = { $seat } researched { $card } ({ $slot }).
event-kept = { $seat } kept the private technology { $card }.
event-uncovered = { $seat } removed a cube: { $track }, field { $field }.
event-staged = { $seat } unlocked a stage of government: { $stage }.
event-invested = { $seat } invested a cube: field { $field } of the investment track.
event-recruited = { $seat } recruited a { $unit } of strength { $strength }: { $place }.
event-upgraded = { $seat } upgraded a { $unit } to strength { $strength }: { $place }.
event-moved = { $seat } moved a { $unit } of strength { $strength }: { $place } → { $to }.
event-discovered = { $seat } discovered { $card } in the { $place }.
event-founded = { $seat } founded a village: { $card }.
event-fortified = { $seat } fortified a city: { $card }.
event-built = { $seat } built a new structure, { $card }: { $place }.
event-joined = { $seat } built an existing structure: { $card }.
event-bought =
    { $count ->
        [one] { $seat } bought 1 pawn for { $coins ->
            [one] 1 coin.
           *[other] { $coins } coins.
        }
       *[other] { $seat } bought { $count } pawns for { $coins ->
            [one] 1 coin.
           *[other] { $coins } coins.
        }
    }
event-sold =
    { $count ->
        [one] { $seat } exhausted 1 pawn for { $coins ->
            [one] 1 coin.
           *[other] { $coins } coins.
        }
       *[other] { $seat } exhausted { $count } pawns for { $coins ->
            [one] 1 coin.
           *[other] { $coins } coins.
        }
    }
event-recalled = { $seat } recalled a { $unit } of strength { $strength }: { $place }.
event-claimed = { $seat } claimed the goal { $card } for { $vp } VP.
event-triggered = The end is near: round { $round } is the last one.
event-ended = The game is over.

## Why not

why-BH-ACT-2 = In your first turn the action pawn goes to a basic action.
why-BH-ACT-3 = Your action pawn has stood there since your last turn; move it to another space.
why-BH-ACT-4 = An opponent’s action pawn stands there.
why-BH-ACT-5 =
    { $players ->
        [0]
            { $need ->
                [one] This space costs 1 coin, and you have { $have }.
               *[other] This space costs { $need } coins, and you have { $have }.
            }
       *[other] This space exists only with { $players } or more players.
    }
why-BH-ACT-7 = You have not researched this technology.
why-BH-ACT-9 =
    { $need ->
        [one] It costs 1 coin, and you have { $have }.
       *[other] It costs { $need } coins, and you have { $have }.
    }
why-BH-ACT-10 =
    { $what ->
        [skip] This must be done now: it is the last possible task of an action of which nothing was done, or part of a gain or choice that is already taken.
        [stop] You cannot stop here now.
       *[space] You could not carry out any task of this action.
    }
why-BH-ACT-13 =
    The requirement of this action is not met. You need { $need } and have { $have }: { $what ->
        [villages] { counter-villages }
        [cities] { counter-cities }
        [structures] { counter-structures }
        [technologies] { counter-technologies }
        [technologies_ii_plus] { counter-technologies_ii_plus }
        [technologies_iii] { counter-technologies_iii }
        [technologies_iv] { counter-technologies_iv }
        [leaders] { counter-leaders }
        [goals] { counter-goals }
        [investment_cubes] { counter-investment_cubes }
        [food_cubes_removed] { counter-food_cubes_removed }
        [economy_cubes_removed] { counter-economy_cubes_removed }
        [infrastructure_cubes_removed] { counter-infrastructure_cubes_removed }
        [cubes_removed] { counter-cubes_removed }
        [pawns_in_play] { counter-pawns_in_play }
        [cube_tiles] { counter-cube_tiles }
       *[other] { $what }
    }.{ $or_need ->
        [0] {""}
       *[other]
            {" "}Or you need { $or_need } and have { $or_have }: { $or_what ->
                [villages] { counter-villages }
                [cities] { counter-cities }
                [structures] { counter-structures }
                [technologies] { counter-technologies }
                [technologies_ii_plus] { counter-technologies_ii_plus }
                [technologies_iii] { counter-technologies_iii }
                [technologies_iv] { counter-technologies_iv }
                [leaders] { counter-leaders }
                [goals] { counter-goals }
                [investment_cubes] { counter-investment_cubes }
                [food_cubes_removed] { counter-food_cubes_removed }
                [economy_cubes_removed] { counter-economy_cubes_removed }
                [infrastructure_cubes_removed] { counter-infrastructure_cubes_removed }
                [cubes_removed] { counter-cubes_removed }
                [pawns_in_play] { counter-pawns_in_play }
                [cube_tiles] { counter-cube_tiles }
               *[other] { $or_what }
            }.
    }
why-BH-RES-1 =
    { $need ->
        [0] This effect does not research level { $level }.
       *[other] You need { $need } of the lower technologies connected with it, and have { $have }.
    }
why-BH-RES-3 = A level { $level } technology needs { $need } of the connected lower ones, and you have { $have }.
why-BH-RES-5 = You have a scholar there already.
why-BH-RES-7 = Choose the main colour of a connected lower technology of which the deck still has a card.
why-BH-RES-9 = This card does not show the chosen colour: { $color }.
why-BH-RES-11 = No technology lies there yet, and the deck is empty.
why-BH-RES-16 = You have no pawn that could become the scholar, or too few to exhaust.
why-BH-RES-17 =
    { $need ->
        [one] It costs 1 coin, and you have { $have }.
       *[other] It costs { $need } coins, and you have { $have }.
    }
why-BH-DEV-1 = There is no cube left on this track: { $track }.
why-BH-INV-1 = The cube comes from another track, not from this one: { $track }.
why-BH-REC-1 = This effect recruits another kind of unit: { $unit }.
why-BH-REC-2 = You recruit on your starting territory or on a tile with a cube of yours.
why-BH-REC-3 = You have no free token for it: { $unit }, strength { $strength }.
why-BH-UPG-1 = You have no such unit on the map.
why-BH-UPG-2 = This effect upgrades another kind of unit: { $unit }.
why-BH-UPG-3 = This unit has strength { $strength } already, and no unit can have more.
why-BH-UPG-4 = You have no free token for a higher strength than { $strength }.
why-BH-MOV-1 = A move takes one of your units to an adjacent tile.
why-BH-MOV-3 = You cannot stay on another player’s starting territory, and you have too few moves to go on.
why-BH-MOV-8 = First the unit on another player’s starting territory must move on.
why-BH-EXP-1 = Only settlers discover new tiles.
why-BH-EXP-2 = A new tile must touch at least two others.
why-BH-EXP-3 = A settler is on its way there, and the tile does not lie yet.
why-BH-EXP-4 = You have discovered all the tiles that you may this turn.
why-BH-EXP-6 = The stack of territories is empty.
why-BH-VIL-1 = Your settlers there have strength { $have }, and a village takes { $need }.
why-BH-VIL-2 = Use settlers of strength { $need } or more in all, and no settler too many.
why-BH-VIL-6 = There is a village on this tile already.
why-BH-VIL-7 = Villages stand only on territories of the map and on the Cradle of Civilization.
why-BH-CIT-1 = There is no village on this tile yet.
why-BH-CIT-2 = Your soldiers there have strength { $have }, and a city takes { $need }.
why-BH-CIT-3 = Use soldiers of strength { $need } or more in all, and no soldier too many.
why-BH-CIT-6 = There is a city on this tile already.
why-BH-XPH-5 = You have no settlement token.
why-BH-XPH-6 = You have no fortification token.
why-BH-STR-1 = Only a level { $level } structure of the display can be taken.
why-BH-STR-2 = A new structure needs the tile in your supply and a settler of yours on the place.
why-BH-STR-3 = A new structure cannot stand on a tile with a village, on another structure, on another player’s starting territory or where other players have units.
why-BH-STR-7 = You need a settler on this structure.
why-BH-STR-8 = A structure is built by two different players, and its right place must be free.
why-BH-PRO-6 = You need the coins for it and a pawn in the columns.
why-BH-PRO-7 = You have no such unit on the map.
why-BH-PRO-8 = You need an active pawn and room for it in the columns.
why-BH-GOA-1 = You do not meet the condition of this goal.
why-BH-GOA-4 = You have claimed this goal already.
why-BH-MOD-5 = You have chosen this option already.
why-BH-EFF-17 = Nothing of this option can be done now.

## Victory points by source

score-goals = Goals
score-technologies = Technologies
score-bonuses = Bonuses of technologies
score-villages = Villages
score-cities = Cities
score-structures = Structures
score-investment = Investment track
score-leaders = Leaders
score-government = Democracy

## Options

option-rounds = Last round
option-rounds-help = Not from the rulebook: the game ends after so many rounds even if nobody claims enough goals.
option-rounds-off = Off
option-rounds-off-help = The rulebook alone applies; when nothing changes any more, you may agree to end the game.
option-rounds-40 = Round 40
option-rounds-40-help = Our addition: the game ends after round 40 at the latest.
option-rounds-80 = Round 80
option-rounds-80-help = Our addition: the game ends after round 80 at the latest.
