### Titles of the rules of Civolution, one for each id of the rule catalogue.
### The dot of an id is a hyphen here: CV-MIG.1 is CV-MIG-1.

## GEN

section-CV-GEN = General
CV-GEN-1 = Four eras of eight phases; the most VP win
CV-GEN-2 = VP move the disc; each lap is worth a 100-VP token
CV-GEN-3 = What a marker is depends on where it lies
CV-GEN-4 = You have 50 markers; return others when the supply is empty
CV-GEN-5 = Spaces hold any number of markers, diamonds are limited
CV-GEN-6 = Tribes are strong or weak; weak tribes do not migrate
CV-GEN-7 = Tribes are in encampments, on boats or in the wilderness
CV-GEN-8 = Territories are adjacent when their borders touch
CV-GEN-9 = A site is adjacent to the territories around it; no tribe enters it
CV-GEN-10 = Your own turn is any moment in which you act
CV-GEN-11 = All is open but hands, face-down pieces and bags
CV-GEN-12 = OR means one side; every part is optional unless negative
CV-GEN-13 = A module may be activated without any use
CV-GEN-14 = A tribe on a boat is in the Water territory of the boat

## SET

section-CV-SET = Setup
CV-SET-1 = Lay out the boards, the phase indicator and the weather indicator
CV-SET-2 = Four of the twenty events are in play
CV-SET-3 = Four scoring tiles for the eras, three for final scoring
CV-SET-4 = With fewer players 100-VP tokens cover spaces
CV-SET-5 = Chips on display: goals by players, three income, three attribute
CV-SET-6 = The continent is put together at random
CV-SET-7 = A face-down site lies in every recess
CV-SET-8 = Every land territory has a material tile
CV-SET-9 = With fewer players some encampments are blocked
CV-SET-10 = Three, four or five dice of each kind on display
CV-SET-11 = What each civilization starts with
CV-SET-12 = Where your seven discs start
CV-SET-13 = A strong tribe and a marker in both start territories
CV-SET-14 = Ready-made hand of five numbered research cards
CV-SET-15 = Keep exactly one card of each of the six kinds
CV-SET-16 = Your starting markers go to their spaces
CV-SET-17 = The starting civilization gets the monolith
CV-SET-18 = Starting chip cards are chosen in reverse turn order
CV-SET-19 = Starting chip: a goal chip, an upgraded module, a first income chip
CV-SET-20 = Beginners take ready-made cards first

## ERA

section-CV-ERA = Structure of an era
CV-ERA-1 = Eight phases in each of four eras
CV-ERA-2 = Dice, markers and the weather stay between eras

## P1

section-CV-P1 = Phase 1: new cards
CV-P1-1 = The event of the era is revealed
CV-P1-2 = Each research stack shows a new card

## P2

section-CV-P2 = Phase 2: new goals
CV-P2-1 = You may take one goal chip from the display
CV-P2-2 = With no free space the new goal chip covers another

## P3

section-CV-P3 = Phase 3: extra find
CV-P3-1 = An extra find needs a land territory with your tribe

## ACT4

section-CV-ACT4 = Phase 4: action phase and activating modules
CV-ACT4-1 = In your turn activate a module or do a Reset
CV-ACT4-2 = Nobody ever has to pass
CV-ACT4-3 = A module needs two dice: its left and its right value
CV-ACT4-4 = Each idea marker changes a die by 1; 1 and 6 are neighbours
CV-ACT4-5 = A planning marker replaces a die of the value of its space
CV-ACT4-6 = A focus marker replaces a die of any value
CV-ACT4-7 = Markers may replace both dice, also for Sleep
CV-ACT4-8 = Sleep: any two dice give 1 focus marker or 2 idea markers
CV-ACT4-9 = A feature module needs two dice of its value
CV-ACT4-10 = The values and levels of the main modules
CV-ACT4-11 = A module upgraded while in use keeps its level this turn
CV-ACT4-12 = Sites and abilities come before the module's own actions
CV-ACT4-13 = Attribute chips are installed at set moments of the turn
CV-ACT4-14 = The order of a turn

## MIG

section-CV-MIG = Migration
CV-MIG-1 = A strong tribe goes to an encampment of an adjacent territory
CV-MIG-2 = Displaced tribes go to the wilderness, the new tribe is weak
CV-MIG-3 = A fire encampment gives its VP to whoever settles there
CV-MIG-4 = Only your own boat with a free seat can be boarded
CV-MIG-5 = The first tribe to settle develops the territory
CV-MIG-6 = No migration back to where the tribe started this turn
CV-MIG-7 = The level and the favor test tell how many migrations
CV-MIG-8 = On the way a tribe only crosses, without settling
CV-MIG-9 = A tribe that has settled does not move on
CV-MIG-10 = A full boat cannot be entered

## PRC

section-CV-PRC = Procreation
CV-PRC-1 = A new tribe joins a territory where you have one
CV-PRC-2 = Procreation on a boat needs a tribe there and a free seat
CV-PRC-3 = Without any tribe you may choose any territory
CV-PRC-4 = All your 20 tribes are on the continent
CV-PRC-5 = The level and the favor test tell how many procreations

## FAV

section-CV-FAV = Favor test
CV-FAV-1 = Passed with a die no higher than your favor space
CV-FAV-2 = Only idea markers change fate dice
CV-FAV-3 = Beyond the last favor space nothing is gained
CV-FAV-4 = The test of an optional reward may be declined

## PRD

section-CV-PRD = Production and transport
CV-PRD-1 = Production needs your tribe in the territory
CV-PRD-2 = Materials on the continent cannot be used yet
CV-PRD-3 = A boat produces with a tribe on it and an empty notch
CV-PRD-4 = Transport takes your marker to its storage space
CV-PRD-5 = From a boat only materials of adjacent developed territories
CV-PRD-6 = What the levels of Production give
CV-PRD-7 = What the levels of Transport give
CV-PRD-8 = Materials may be left where they are

## SUS

section-CV-SUS = Sustenance and hunting
CV-SUS-1 = Hunt or strengthen tribes
CV-SUS-2 = Hunt where your tribe is and no hunting token lies
CV-SUS-3 = Each mushroom valley adds 1 food to a hunt
CV-SUS-4 = No hunting token is left
CV-SUS-5 = Strengthening stands a weak tribe up

## EXP

section-CV-EXP = Exploration
CV-EXP-1 = Reveal the sites around a territory with your tribe
CV-EXP-2 = A lucky find gives a material of a land type where you have a tribe
CV-EXP-3 = What the levels of Exploration give
CV-EXP-4 = Sites may be explored even if none is face down there
CV-EXP-5 = A revealed Volcano removes the farms around it

## BLD

section-CV-BLD = Building
CV-BLD-1 = Complete building projects or install a building card
CV-BLD-2 = A farm needs land with your tribe, no farm and no Volcano
CV-BLD-3 = A boat needs Water next to your tribe without a boat of yours
CV-BLD-4 = A building ground needs your tribe next to it; two buildings each
CV-BLD-5 = A statue costs one of the materials shown
CV-BLD-6 = A settlement costs the materials shown beside it
CV-BLD-7 = Returned farms and boats may be built again

## CON

section-CV-CON = Console: income chips and stage tiles
CV-CON-1 = Nine columns are filled from below without gaps
CV-CON-2 = Each type has one column of its own
CV-CON-3 = An income chip fits any column if fully supported
CV-CON-4 = Gain an income chip: take, install, perform it once
CV-CON-5 = An income chip gives its action or 1 VP
CV-CON-6 = Flip an inactive stage tile
CV-CON-7 = Rows above 5 cost as row 5 and give no VP
CV-CON-8 = A completed row 1 or 2 gives a bonus at the end of the turn
CV-CON-9 = The starting chip is an income chip in row 4

## CRD

section-CV-CRD = Installing research cards
CV-CRD-1 = A card goes to the lowest free row of its type's column
CV-CRD-2 = The row tells how many cost spaces count
CV-CRD-3 = The cost of a higher row may be assumed, without gaps
CV-CRD-4 = All active cost spaces must be fulfilled
CV-CRD-5 = Requirements are checked before payment
CV-CRD-6 = Of alternative requirements one is enough
CV-CRD-7 = First pay, then VP, then the instant bonus, then the card is in place
CV-CRD-8 = Special bonus: ignore one cost space or install a second card
CV-CRD-9 = What kinds of abilities cards have
CV-CRD-10 = Point-bonus cards count their column at the end

## PLN

section-CV-PLN = Planning
CV-PLN-1 = Planning markers of one activation share a dice space

## GOL

section-CV-GOL = Goal chips
CV-GOL-1 = Install a visible goal chip whose requirement is met
CV-GOL-2 = An emptied goal space upgrades a module
CV-GOL-3 = A gained goal chip is replaced on the display at once

## UPG

section-CV-UPG = Upgrading modules
CV-UPG-1 = Main modules have three levels; level III is the last

## ATT

section-CV-ATT = Attribute chips
CV-ATT-1 = Have enough markers of the feature and return one
CV-ATT-2 = When attribute chips may be installed

## RES

section-CV-RES = Research
CV-RES-1 = Gain a card from the top of a face-up or face-down stack
CV-RES-2 = Draw from face-down stacks, keep some, put the rest to the bottom

## ACV

section-CV-ACV = Achievement and dice
CV-ACV-1 = Gain dice or install an achievement card
CV-ACV-2 = With none on display a die comes from whoever has the most
CV-ACV-3 = Used and unused dice count alike

## INS

section-CV-INS = Insight
CV-INS-1 = Gain idea markers or install an insight card

## MUT

section-CV-MUT = Mutation
CV-MUT-1 = Move feature markers or install a mutation card

## INV

section-CV-INV = Invention
CV-INV-1 = Perform income chips or install an invention card

## TRD

section-CV-TRD = Trade
CV-TRD-1 = A sale sells one material for money and one for 2 VP
CV-TRD-2 = A purchase costs 2 money if the tile is face up, else 4
CV-TRD-3 = What the levels of Trade give

## ATY

section-CV-ATY = Activities
CV-ATY-1 = Perform the console's activity or one of an installed card

## TRK

section-CV-TRK = Progress tracks
CV-TRK-1 = Crossing a threshold gives its bonus at once
CV-TRK-2 = What the thresholds give
CV-TRK-3 = Steps beyond space 12 give 2 VP each
CV-TRK-4 = Discs on tracks never move back
CV-TRK-5 = Pale spaces matter only for certain cards

## RST

section-CV-RST = Reset and end of the action phase
CV-RST-1 = A Reset needs no more than 3 activation dice on the dice spaces
CV-RST-2 = Reset: move the indicator, roll, gain an idea or food marker
CV-RST-3 = The number of Resets in an era depends on the players
CV-RST-4 = The red space ends the phase after one more full round
CV-RST-5 = Resets of the last rounds leave the indicator where it is
CV-RST-6 = Empty reset columns count your Resets

## SIT

section-CV-SIT = Sites and phase 5
CV-SIT-1 = Each Gorge of the Grimwolves next to your tribes takes 1 food
CV-SIT-2 = Each Glacier next to your strong tribes weakens one of them
CV-SIT-3 = Each Mystic oak gives VP for territories with your tribes
CV-SIT-4 = First Gorges, then Glaciers, then Mystic oaks
CV-SIT-5 = Hidden grottoes produce and transport before Production
CV-SIT-6 = Holy rocks test your favor before Procreation
CV-SIT-7 = Caves connect all their territories for migration
CV-SIT-8 = VP of a site are for whoever reveals it

## FED

section-CV-FED = Phase 6: feeding
CV-FED-1 = A tribe needs 1 food, in the wilderness 2, near your farm less
CV-FED-2 = Unfed strong tribes become weak, unfed weak tribes die
CV-FED-3 = Deus ex machina: a step back in favor saves a tribe
CV-FED-4 = Each strong tribe gives 1 VP

## EVT

section-CV-EVT = Phase 7: event
CV-EVT-1 = The event moves the weather; beyond the line a worse effect waits
CV-EVT-2 = Good weather may be used, bad weather must be suffered
CV-EVT-3 = Choose a weather effect that you can carry out
CV-EVT-4 = The event rewards those who fulfil its condition
CV-EVT-5 = The category of the era is scored
CV-EVT-6 = What counts as a unit in each category
CV-EVT-7 = Which diamonds are active
CV-EVT-8 = The best of the category gets the monolith; ties go on in turn order

## INC8

section-CV-INC8 = Phase 8: income
CV-INC8-1 = Each of your income chips once, in any order
CV-INC8-2 = Each statue gives the VP above your favor disc
CV-INC8-3 = Hunting tokens leave, reset columns are refilled
CV-INC8-4 = No markers for the reset columns: return others

## END

section-CV-END = End of the game
CV-END-1 = All nine categories are scored
CV-END-2 = Cards and chips give the VP of their rows
CV-END-3 = Cards with a point bonus are scored
CV-END-4 = Ties: more upgraded modules, then turn order

## SOL

section-CV-SOL = Solo mode against V.I.C.I.
CV-SOL-1 = How V.I.C.I. is set up
CV-SOL-2 = V.I.C.I. removes goal chips by a die
CV-SOL-3 = Action cards and Resets of V.I.C.I.
CV-SOL-4 = How an action card is performed
CV-SOL-5 = What the actions of V.I.C.I. do
CV-SOL-6 = Markers of evolution and prosperity of V.I.C.I.
CV-SOL-7 = How a territory is determined for V.I.C.I.
CV-SOL-8 = How a die picks a territory
CV-SOL-9 = Procreation of V.I.C.I.
CV-SOL-10 = Migration of V.I.C.I.
CV-SOL-11 = Two provision markers of V.I.C.I. block a farm space
CV-SOL-12 = V.I.C.I. reveals sites and places hunting tokens
CV-SOL-13 = Sites spare V.I.C.I.; provision feeds its tribes
CV-SOL-14 = V.I.C.I. scores categories and statues, but gets no bonus of events
CV-SOL-15 = Have more VP than V.I.C.I.
CV-SOL-16 = The level tells which half of the cards V.I.C.I. uses
CV-SOL-17 = V.I.C.I. without a tribe gets a new one
CV-SOL-18 = Farms and boats are returned by you alone
CV-SOL-19 = V.I.C.I. counts as another civilization

## LIM

section-CV-LIM = Limits of components
CV-LIM-1 = What each civilization has, how many dice there are
CV-LIM-2 = An empty bag leaves spaces of its display empty
CV-LIM-3 = An empty research stack cannot be drawn from

## EFF

section-CV-EFF = Effects of cards and chips
CV-EFF-1 = Effects follow in the order listed; each may be skipped
CV-EFF-2 = Numbers of a benefit are maxima, gains are taken in full
CV-EFF-3 = What cannot be carried out is skipped
CV-EFF-4 = Costs are paid in full first
CV-EFF-5 = Migration to any other land territory
CV-EFF-6 = New weak tribes in free encampments of one territory
CV-EFF-7 = Materials of effects come from the supply
CV-EFF-8 = Triggered abilities are optional and follow their cause
CV-EFF-9 = Lasting abilities apply whenever their rule is used
CV-EFF-10 = A card that builds carries out one whole project
