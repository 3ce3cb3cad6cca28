### Titles of the rules of Beyond the Horizon, one for each id of the rule catalogue.
### The dot of an id is a hyphen here: BH-TRN.1 is BH-TRN-1.

## CMP

section-BH-CMP = Components and limits
BH-CMP-1 = The game is for two to four players
BH-CMP-2 = What all players share
BH-CMP-3 = What each player has
BH-CMP-4 = Coins are unlimited
BH-CMP-5 = No such token is left in the general supply
BH-CMP-6 = All your unit tokens of this value are in play
BH-CMP-7 = Unit tokens have two sides
BH-CMP-8 = A technology has a main colour and may have a second one
BH-CMP-9 = Level IV technologies have all four colours
BH-CMP-10 = What a technology card holds
BH-CMP-11 = What a territory tile shows
BH-CMP-12 = What a structure tile shows
BH-CMP-13 = A government has four stages
BH-CMP-14 = What the player board shows
BH-CMP-15 = Food brings pawns, economy coins, infrastructure structures
BH-CMP-16 = Every action has at least one action space
BH-CMP-17 = Another player may use a structure, too

## SET

section-BH-SET = Setup
BH-SET-1 = Lay out the main board and the supplies
BH-SET-2 = All four level I technologies lie open at random places
BH-SET-3 = Three random level IV technologies lie open
BH-SET-4 = Levels II and III are two shuffled decks
BH-SET-5 = Fifteen leaders lie face down in the technology tree
BH-SET-6 = One goal card of each set
BH-SET-7 = The cradle of civilization is the centre of the map
BH-SET-8 = The territory tiles are a face-down stack
BH-SET-9 = Three structures of each level are on display
BH-SET-10 = Each player takes the pieces of one colour
BH-SET-11 = Starting territories touch the cradle
BH-SET-12 = Twenty pawns stand in the columns
BH-SET-13 = A settler of strength 2 stands on the starting territory
BH-SET-14 = One pawn is active from the start
BH-SET-15 = You start with 1 coin
BH-SET-16 = All cubes stand on the development tracks
BH-SET-17 = The first player is chosen at random
BH-SET-18 = Choose one of the government cards left
BH-SET-19 = Despotism works from the start

## TRN

section-BH-TRN = Course of the game and the turn
BH-TRN-1 = In each round every player takes one turn, clockwise
BH-TRN-2 = A turn: action, expansion, production, goal
BH-TRN-3 = Only the expansion phase is optional
BH-TRN-4 = An effect waits for the effects it brings
BH-TRN-5 = What you gain can be used at once
BH-TRN-6 = All is open but face-down cards and tiles
BH-TRN-7 = Cards put under a deck are known to all

## ACT

section-BH-ACT = Action phase
BH-ACT-1 = Move your action pawn to another available space
BH-ACT-2 = The first turn takes a basic action
BH-ACT-3 = The pawn may not stay on its space
BH-ACT-4 = An opponent's pawn stands on this space
BH-ACT-5 = Some spaces cost a coin or need more players
BH-ACT-6 = Growth is always available, also to stay on
BH-ACT-7 = A technology's actions are for those who researched it
BH-ACT-8 = The action says whether its pawn is active or inactive
BH-ACT-9 = Costs are paid in full
BH-ACT-10 = Tasks go in order, may be skipped, but one must be done
BH-ACT-11 = Who does not pay the price does not gain
BH-ACT-12 = A basic action by an effect needs no action space
BH-ACT-13 = An advanced action needs its requirement
BH-ACT-14 = When an action space is available

## BAS

section-BH-BAS = The four basic actions
BH-BAS-1 = Research level I: an active pawn as scholar
BH-BAS-2 = Research level II: 2 coins and an active pawn as scholar
BH-BAS-3 = Growth: activate 1 pawn and gain 1 coin
BH-BAS-4 = Recruit 1 active pawn, then make up to 2 moves

## ADV

section-BH-ADV = The four advanced actions
BH-ADV-1 = Research level III: 4 coins; needs 1 city or 2 villages
BH-ADV-2 = Settlement token: 4 coins; needs a level II technology
BH-ADV-3 = Fortification token: 2 coins and 1 pawn; needs 1 village
BH-ADV-4 = Research level IV: 7 coins and 3 pawns; needs 2 cities

## POP

section-BH-POP = Population
BH-POP-1 = Where a pawn can be
BH-POP-2 = Pawns serve as scholars, settlers or soldiers
BH-POP-3 = Take pawns from the leftmost column that has any
BH-POP-4 = An exhausted pawn goes to the rightmost column with room
BH-POP-5 = Without room in the columns the pawn leaves the game
BH-POP-6 = Of an exhausted unit the token returns to your supply
BH-POP-7 = The columns have room for 6, 5, 4, 3 and 2 pawns

## RES

section-BH-RES = Researching technologies
BH-RES-1 = Research the connected lower technologies first
BH-RES-2 = Level I has no prerequisites
BH-RES-3 = Level IV needs two connected technologies
BH-RES-4 = Ignored prerequisites need not be researched
BH-RES-5 = You have only one scholar at a technology
BH-RES-6 = The first researcher takes the leader and reveals the card
BH-RES-7 = Choose the main colour of a required card
BH-RES-8 = With ignored prerequisites the open lower cards give colours
BH-RES-9 = Reveal until two cards show the colour
BH-RES-10 = Pick one of the matching cards
BH-RES-11 = No card of this colour is left in the deck
BH-RES-12 = Level IV cards lie open from the start
BH-RES-13 = Every researcher gets the bonus and the effects
BH-RES-14 = The order of the first researcher's steps
BH-RES-15 = Bonuses are gained at once, in order
BH-RES-16 = No eligible slot, price or scholar, no research
BH-RES-17 = The effect says what a research costs

## LEA

section-BH-LEA = Leaders
BH-LEA-1 = The first researcher takes the leader of the slot
BH-LEA-2 = Most leaders give a bonus at once
BH-LEA-3 = Some leaders give VP at the end
BH-LEA-4 = Choose an option; at the end all score it
BH-LEA-5 = Leaders lie open beside the board
BH-LEA-6 = First the owner's bonus, then the others' shares
BH-LEA-7 = A leader's research comes before the interrupted one

## PRV

section-BH-PRV = Private technologies
BH-PRV-1 = A private technology needs no pawn
BH-PRV-2 = Keep one of the revealed cards
BH-PRV-3 = A private technology is its owner's alone

## DEV

section-BH-DEV = Development tracks
BH-DEV-1 = Cubes leave a track from the left
BH-DEV-2 = Some fields give a bonus at once
BH-DEV-3 = Some fields unlock production
BH-DEV-4 = Some fields activate a stage of the government
BH-DEV-5 = Fields work whatever takes the cube
BH-DEV-6 = An empty track is replaced by another one
BH-DEV-7 = Without any cube you cannot invest
BH-DEV-8 = Column A and 1 coin are activated from the start

## INV

section-BH-INV = Investing
BH-INV-1 = A cube goes from its track to the investment track
BH-INV-2 = Some investment fields give a bonus at once
BH-INV-3 = The movement symbol adds a movement point
BH-INV-4 = Only the last occupied investment field gives VP
BH-INV-5 = Each cube beyond the investment track gives 1 VP
BH-INV-6 = Several cubes are invested one by one

## GOV

section-BH-GOV = Government
BH-GOV-1 = Abilities of unlocked stages add up
BH-GOV-2 = What the four stages do
BH-GOV-3 = Democracy needs the last infrastructure cube removed
BH-GOV-4 = Stages open in order, each through its field

## REC

section-BH-REC = Recruiting
BH-REC-1 = A recruit is a pawn with a unit token
BH-REC-2 = Recruit on your starting territory or a tile with your cube
BH-REC-3 = A recruit needs a free unit token
BH-REC-4 = Added strength needs a token of that value

## UPG

section-BH-UPG = Upgrading
BH-UPG-1 = An upgraded unit keeps its kind
BH-UPG-2 = All points go to one unit unless they may be split
BH-UPG-3 = No unit rises above strength 6
BH-UPG-4 = A higher value needs a free token
BH-UPG-5 = Lowering a unit is never blocked
BH-UPG-6 = How much the icons raise units

## MOV

section-BH-MOV = Moving
BH-MOV-1 = One point moves one unit to an adjacent tile
BH-MOV-2 = Who takes a move task moves at least one unit
BH-MOV-3 = No move ends on another player's starting territory
BH-MOV-4 = A covered starting territory is open to everybody
BH-MOV-5 = Units of several players may share a tile
BH-MOV-6 = Movement bonuses work in every move task
BH-MOV-7 = Adjacent hexes are neighbours
BH-MOV-8 = Move step by step; leave foreign starting territories first
BH-MOV-9 = The points are fixed when the move begins

## EXP

section-BH-EXP = Discovering tiles
BH-EXP-1 = Only settlers discover tiles
BH-EXP-2 = A discovered tile touches at least two others
BH-EXP-3 = First the discovery bonus, then the tile and the settler
BH-EXP-4 = Only one tile is discovered per turn
BH-EXP-5 = After discovering, the settler may go on
BH-EXP-6 = The stack of territories is empty

## VIL

section-BH-VIL = Villages
BH-VIL-1 = A village needs settlers as strong as the tile
BH-VIL-2 = All settlers used are exhausted, no more than needed
BH-VIL-3 = The village takes a cube of its track
BH-VIL-4 = The village bonus comes after the cube
BH-VIL-5 = The founder scores the village
BH-VIL-6 = A tile holds one village
BH-VIL-7 = Villages stand on territories and on the cradle
BH-VIL-8 = Found a village with a token or by an effect

## CIT

section-BH-CIT = Cities
BH-CIT-1 = A city needs a village on its tile
BH-CIT-2 = A city needs soldiers as strong as the tile
BH-CIT-3 = All soldiers used are exhausted, no more than needed
BH-CIT-4 = The city takes a cube of its track and gives no bonus
BH-CIT-5 = Who fortified the city scores it
BH-CIT-6 = A tile holds one city
BH-CIT-7 = Fortify a city with a token or by an effect

## XPH

section-BH-XPH = Expansion phase
BH-XPH-1 = The expansion phase allows one of four things, or none
BH-XPH-2 = Effects do not use up the expansion phase
BH-XPH-3 = Expand by building a new structure
BH-XPH-4 = Expand by building an existing structure
BH-XPH-5 = Play a settlement token to found a village
BH-XPH-6 = Play a fortification token to fortify a city

## STR

section-BH-STR = Structures
BH-STR-1 = Take a structure of the level from the display
BH-STR-2 = A new structure needs a settler and a tile in your supply
BH-STR-3 = No new structure on a tile with a village or foreign units
BH-STR-4 = A new structure costs coins and 1 strength of the settler
BH-STR-5 = The place stays a structure to the end
BH-STR-6 = The first builder scores only if there is a second
BH-STR-7 = Build another player's structure if its right place is free
BH-STR-8 = A structure has at most two builders
BH-STR-9 = Units stay on a covered tile
BH-STR-10 = Builders may recruit on their structure

## PRO

section-BH-PRO = Production phase
BH-PRO-1 = Production: choose one of three options
BH-PRO-2 = Population: one pawn from each activated column
BH-PRO-3 = An empty column yields nothing
BH-PRO-4 = Coins: all that are activated
BH-PRO-5 = Exchanges: as many as you like
BH-PRO-6 = Buy a pawn from the columns for 3 coins
BH-PRO-7 = Recall a unit from the map
BH-PRO-8 = Sell an active pawn for 1 coin, if a column has room

## GOA

section-BH-GOA = Goal phase
BH-GOA-1 = You must claim a goal that you fulfil
BH-GOA-2 = Put a cube of a track of your choice on the goal
BH-GOA-3 = 5 VP for the first, 3 VP for each later one
BH-GOA-4 = One goal per turn, each goal once
BH-GOA-5 = Goals are claimed only in your own turn
BH-GOA-6 = A claimed goal stays claimed
BH-GOA-7 = What the goal cube uncovers is resolved in this phase

## END

section-BH-END = End of the game
BH-END-1 = Four cubes on goals trigger the end, three with two players
BH-END-2 = Finish the round and play one more
BH-END-3 = Nobody may forgo a goal
BH-END-4 = Goals can be claimed to the end
BH-END-5 = After the trigger exactly one full round follows
BH-END-6 = The rulebook has no limit of rounds

## SCO

section-BH-SCO = Scoring
BH-SCO-1 = VP for goals
BH-SCO-2 = Technologies give 1, 2, 3 or 4 VP by level
BH-SCO-3 = Technologies may give VP of their own
BH-SCO-4 = VP for villages, cities and structures
BH-SCO-5 = VP for invested cubes
BH-SCO-6 = VP for leaders
BH-SCO-7 = VP for democracy, if it is unlocked
BH-SCO-8 = What is left over gives no VP
BH-SCO-9 = The most VP win
BH-SCO-10 = The lines of the score sheet

## TIE

section-BH-TIE = Ties
BH-TIE-1 = First tiebreak: fewer cubes on the tracks
BH-TIE-2 = Second tiebreak: more active pawns
BH-TIE-3 = Third tiebreak: more coins
BH-TIE-4 = Still equal, the victory is shared

## MOD

section-BH-MOD = How effects combine
BH-MOD-1 = Permanent effects last and add up
BH-MOD-2 = Costs at least 0, needed strength at least 1, units at most 6
BH-MOD-3 = A trigger follows its event and that event's bonus
BH-MOD-4 = Effects count when they resolve
BH-MOD-5 = Several options are different ones
BH-MOD-6 = Gains as far as possible, costs never
BH-MOD-7 = Several recruits each choose their tile
BH-MOD-8 = Producing by an effect is not the production phase
BH-MOD-9 = Building by an effect follows all rules of building
BH-MOD-10 = Only the active player has choices
BH-MOD-11 = Modifiers add up before limits apply

## EFF

section-BH-EFF = The kinds of effect one by one
BH-EFF-1 = Gaining coins
BH-EFF-2 = Activating pawns
BH-EFF-3 = Investing cubes
BH-EFF-4 = Recruiting units
BH-EFF-5 = Upgrading units
BH-EFF-6 = Moving units
BH-EFF-7 = Producing population
BH-EFF-8 = Producing coins
BH-EFF-9 = Taking tokens
BH-EFF-10 = Taking a structure
BH-EFF-11 = Founding a village
BH-EFF-12 = Fortifying a city
BH-EFF-13 = Building a structure
BH-EFF-14 = Researching a technology
BH-EFF-15 = Gaining a private technology
BH-EFF-16 = Performing a basic action
BH-EFF-17 = Choosing among options
BH-EFF-18 = Paying for a gain
BH-EFF-19 = An effect for everything counted
BH-EFF-20 = A share for every opponent
BH-EFF-21 = A share for every player
BH-EFF-22 = VP at the end
BH-EFF-23 = VP for what is counted at the end
BH-EFF-24 = Lasting changes of a rule
BH-EFF-25 = Effects of a trigger

## GLO

section-BH-GLO = Glossary of icons
BH-GLO-1 = Icons of pawns: inactive, active, exhaust
BH-GLO-2 = Icons of coins and VP
BH-GLO-3 = Icon of a move
BH-GLO-4 = Icon of a lasting movement point
BH-GLO-5 = Icons of investing
BH-GLO-6 = Icons of research and of levels
BH-GLO-7 = Icons of production
BH-GLO-8 = Icons of taking tokens
BH-GLO-9 = Icons of founding and fortifying without a token
BH-GLO-10 = Icons of founding and fortifying with a token
BH-GLO-11 = Icons of a founded village and a fortified city
BH-GLO-12 = Icon of taking a structure
BH-GLO-13 = Icons of recruiting
BH-GLO-14 = Icons of upgrading
BH-GLO-15 = Icon of a territory's strength modifier
BH-GLO-16 = Icon of theocracy
BH-GLO-17 = Icon of claiming a goal
BH-GLO-18 = Icons of building
BH-GLO-19 = Icon of paying for a gain

## OPT

section-BH-OPT = Options of this table
BH-OPT-1 = Our addition: the game may have a last round
