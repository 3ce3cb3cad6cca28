### Titles of the rules of Mosaic, one for each id of the rule catalogue.
### The dot of an id is a hyphen here: MO-TRN.1 is MO-TRN-1.

## GLO

section-MO-GLO = Glossary and general principles
MO-GLO-1 = Two to six players; the most Victory Points win
MO-GLO-2 = Stone, Ideas and Food are standard Resources, Money the universal one
MO-GLO-3 = Population is no Resource and cannot be bought with Money
MO-GLO-4 = Five Production tracks start at 0 and are raised by cards, tiles and tokens
MO-GLO-5 = There are nine Pillars
MO-GLO-6 = Leader, face-up Technologies and Build cards show symbols
MO-GLO-7 = Cards count only what their owner has
MO-GLO-8 = The Holding area gathers Money when Cities are built
MO-GLO-9 = The Reserve never runs out
MO-GLO-10 = Build only on an available hex: in play and without a building
MO-GLO-11 = Some effects happen once, others last while the card is face up
MO-GLO-12 = Every other player is an opponent; nothing is traded
MO-GLO-13 = All is open but decks, drafted cards and face-down Technologies
MO-GLO-14 = An effect does as much as it can; costs are paid in full

## CMP

section-MO-CMP = Component limits
MO-CMP-1 = No piece of this kind is left in your supply
MO-CMP-2 = How many cards, tiles and tokens the box holds
MO-CMP-3 = Offers show 5 Technology, 5 Build, 2 Population and 2 Tax & Tariff cards
MO-CMP-4 = Production has no upper limit and never falls below 0
MO-CMP-5 = Each Government exists once: somebody holds this one
MO-CMP-6 = From an empty deck the Offer is not refilled
MO-CMP-7 = A board has a space for each Trade Good; duplicates are stacked

## RES

section-MO-RES = Paying with Money
MO-RES-1 = Money replaces Stone, Ideas or Food at 2 for 1
MO-RES-2 = Money never replaces Population
MO-RES-3 = The costs at a glance
MO-RES-4 = Who cannot pay the whole cost cannot choose it

## SET

section-MO-SET = Setup
MO-SET-1 = Everybody starts with 5 Population and no Production
MO-SET-2 = This Region is out of play with so few players
MO-SET-3 = A Fish token lies on every port
MO-SET-4 = A Cache lies on every hex with the mark
MO-SET-5 = A random Trade Good lies on every other hex
MO-SET-6 = X tokens are removed
MO-SET-7 = Technologies: five Starting ones each, the rest in three stacks
MO-SET-8 = Build cards: two halves, the scoring card in the lower one
MO-SET-9 = Population cards by the number of players
MO-SET-10 = As many Tax as Tariff cards by the number of players
MO-SET-11 = All Wonders, Golden Ages and Governments, nine Achievements
MO-SET-12 = The Starting Player is drawn; the marker never moves
MO-SET-13 = Choose one of the Leaders that are left
MO-SET-14 = Keep one card of your hand and pass the rest to the left
MO-SET-15 = The Starting City stands on any available land hex
MO-SET-16 = Take the Leader's benefits and play Starting Technologies in any order
MO-SET-17 = Free pieces of the setup collect tokens but are not built
MO-SET-18 = The Philosopher draws the top Technology

## TRN

section-MO-TRN = Rounds and turns
MO-TRN-1 = Each round everybody takes one turn, clockwise
MO-TRN-2 = A turn has exactly one Action; nobody passes
MO-TRN-3 = Free moves come before or after the Action
MO-TRN-4 = An Additional Action is taken at once
MO-TRN-5 = A gap in the Offer is filled from the top of the deck

## WRK

section-MO-WRK = Work
MO-WRK-1 = Work gives Population plus Production of one Resource
MO-WRK-2 = Work cannot produce Money
MO-WRK-3 = Metallurgy and Crop Rotation give more when you Work

## POP

section-MO-POP = Population
MO-POP-1 = Take a Population card of the Offer and pay its Food
MO-POP-2 = A used Population card is gone for good
MO-POP-3 = Population tokens and figures are the same
MO-POP-4 = Doubling comes first, then the Farmer's one more
MO-POP-5 = Only when deck and Offer are empty: 15 Food for 2 Population

## BLD

section-MO-BLD = Build
MO-BLD-1 = Take a Build card of the Offer and pay its cost
MO-BLD-2 = Buildings without a card cost the same and give no benefits
MO-BLD-3 = Projects are built only with a card
MO-BLD-4 = A City stands on any available hex that is no port
MO-BLD-5 = A City needs 2 Population
MO-BLD-6 = The builder collects the token of the hex
MO-BLD-7 = A City puts 5 Money into the Holding area
MO-BLD-8 = A Port City stands on an available port and takes its Fish
MO-BLD-9 = Only Port Cities and Wonders stand on ports
MO-BLD-10 = A Farm or Manufactory stands next to one of your Cities
MO-BLD-11 = The Farm card gives 5 Food and +1 Food production
MO-BLD-12 = The Manufactory card gives 5 Money and +1 Tariff production
MO-BLD-13 = A Project costs 5 Stone and 5 Ideas and scores its Pillar
MO-BLD-14 = What the City cards give
MO-BLD-15 = Population from the card cannot help to pay it
MO-BLD-16 = Free buildings of cards and tiles count as built
MO-BLD-17 = The Engineer gains Stone production with each City or Manufactory
MO-BLD-18 = Loyalty closes this Region to your Cities

## TOK

section-MO-TOK = Tokens
MO-TOK-1 = Tokens are collected by building on their hex
MO-TOK-2 = A Cache pays out and leaves the game
MO-TOK-3 = A Trade Good stays; a type counts once as unique
MO-TOK-4 = Grain, Stone and Fish raise Production when gained
MO-TOK-5 = The universal token stands for any Trade Good
MO-TOK-6 = Choose a token of the map that the card allows

## WON

section-MO-WON = Wonder
MO-WON-1 = A Wonder tile that is left, on a hex of a Region with your City
MO-WON-2 = The first Wonder costs 20 Stone and 5 Food, each further one 5 more
MO-WON-3 = Colossus and Lighthouse need an available port
MO-WON-4 = The Pyramid needs a Region with 3 Cities, one of them yours
MO-WON-5 = The other Wonders may stand on ports too
MO-WON-6 = A Wonder on a port takes the Fish
MO-WON-7 = The Great Library names a Pillar for 2 symbols
MO-WON-8 = The Artist gains 10 Money with every Wonder
MO-WON-9 = What the Wonders score at the end

## TEC

section-MO-TEC = Technology
MO-TEC-1 = Take a Technology of the Offer for 5 Ideas
MO-TEC-2 = A card may be taken without its requirements
MO-TEC-3 = A Technology is played at once only with the required symbols
MO-TEC-4 = As many symbols of each Pillar as the card requires
MO-TEC-5 = A playable card may stay face down
MO-TEC-6 = Turn up your own face-down Technologies on your turn
MO-TEC-7 = A played card stays face up for the rest of the game
MO-TEC-8 = Effects resolve in printed order; own symbols count
MO-TEC-9 = Starting Technologies left over are ordinary cards
MO-TEC-10 = When the VP of Technologies are scored

## PIL

section-MO-PIL = Symbols: where they count
MO-PIL-1 = What symbols are good for
MO-PIL-2 = Symbols are never lost

## TAX

section-MO-TAX = Tax & Tariff
MO-TAX-1 = Take a Tax & Tariff card of the Offer
MO-TAX-2 = A Tax card counts Population, Government symbols and Tax production
MO-TAX-3 = A Tariff card counts Trade Goods, Cities and Tariff production
MO-TAX-4 = Unique means different types
MO-TAX-5 = The Merchant gains 2 Money per unique Trade Good with Tax
MO-TAX-6 = The taker empties the Holding area
MO-TAX-7 = The cards show Unrest, counted at the end
MO-TAX-8 = Without a card only when deck and Offer are empty

## UNR

section-MO-UNR = Unrest
MO-UNR-1 = Unrest is the sum of all Tax & Tariff cards
MO-UNR-2 = What lowers Unrest
MO-UNR-3 = Net Unrest, never below 0, is subtracted

## MIL

section-MO-MIL = Military
MO-MIL-1 = Recruit or move at least one unit
MO-MIL-2 = A unit costs 5 Money and is placed where you have a City
MO-MIL-3 = The limit of units recruited in this turn is reached
MO-MIL-4 = Siege Engines need their Technology
MO-MIL-5 = A unit moves once per turn, for 1 Money
MO-MIL-6 = Units move to an adjacent Region
MO-MIL-7 = Units stand in a Region and block nothing
MO-MIL-8 = Each unit gives 1 Influence
MO-MIL-9 = Eliminate enemy units in one Region with your own unit of the right type
MO-MIL-10 = Units with Armor cannot be eliminated
MO-MIL-11 = Gained units go where the card says, else where you have a City
MO-MIL-12 = Units may enter any Region in play

## GOV

section-MO-GOV = Government
MO-GOV-1 = Adopt an available Government and pay its Ideas
MO-GOV-2 = With Caste System no symbols are needed
MO-GOV-3 = You hold one Government; the old one goes back
MO-GOV-4 = A Government clears one Offer, once per player and tile
MO-GOV-5 = A cleared Offer goes under its deck and is refilled
MO-GOV-6 = What the Governments require and cost
MO-GOV-7 = Monarchy and Oligarchy raise Production while held
MO-GOV-8 = The Republic looks at one deck before an Action and may take that card
MO-GOV-9 = Governments score in Empire Scorings

## TIL

section-MO-TIL = Golden Age and Achievement tiles
MO-TIL-1 = Claim a tile on your turn when you meet its condition
MO-TIL-2 = Each tile exists once, and this one is not there
MO-TIL-3 = A Golden Age needs 6 symbols of its Pillar
MO-TIL-4 = What the Achievements require
MO-TIL-5 = Only face-up Technologies count
MO-TIL-6 = Production of a Government counts while it is held

## EMP

section-MO-EMP = Empire Scoring
MO-EMP-1 = A revealed scoring card is replaced; the scoring follows the Action
MO-EMP-2 = At most three Empire Scorings are held
MO-EMP-3 = General and Diplomats act just before a scoring
MO-EMP-4 = Influence: 2 per City and Wonder, 1 per Farm, Manufactory and unit
MO-EMP-5 = Formations, Cavalry Tactics and Siege Engines change Influence
MO-EMP-6 = First place: 3 VP and 1 per City and Wonder there; second: 2 VP
MO-EMP-7 = Tied first all score fully; tied second score nothing
MO-EMP-8 = Without Influence nobody scores
MO-EMP-9 = Governments give VP; the City-State names a Region with its Cities
MO-EMP-10 = Only a sole leader controls a Region
MO-EMP-11 = VP of a scoring are recorded at once

## END

section-MO-END = End of the game
MO-END-1 = The third scoring card or two empty tile supplies trigger the end
MO-END-2 = After the trigger the round is finished and one more is played
MO-END-3 = The trigger fires once; later scoring cards score up to the limit
MO-END-4 = Tiles that run out in a free move trigger the end at once
MO-END-5 = The Scribe takes two more Actions after the last round

## SCO

section-MO-SCO = Final scoring
MO-SCO-1 = 2 VP per City, 1 VP per Farm and Manufactory
MO-SCO-2 = Wonders score as on the tile
MO-SCO-3 = 6 VP per Golden Age and Achievement
MO-SCO-4 = Projects score 1 VP per symbol of their Pillar
MO-SCO-5 = Technologies score what is printed
MO-SCO-6 = 5 VP per Manufactory card whose goods you have
MO-SCO-7 = The Artist scores 1 VP per Culture symbol
MO-SCO-8 = Net Unrest is subtracted
MO-SCO-9 = Ties: most Wonders, most Money, then shared
MO-SCO-10 = Left-over Resources are worth nothing

## LEA

section-MO-LEA = Leaders
MO-LEA-1 = Artist
MO-LEA-2 = General
MO-LEA-3 = Engineer
MO-LEA-4 = Priestess: once, a City of an opponent with 3 or more
MO-LEA-5 = Merchant
MO-LEA-6 = Farmer
MO-LEA-7 = Magistrate: once, 1 Population becomes 20 of a Resource
MO-LEA-8 = Scribe: an extra Action on the first turn, two at the end
MO-LEA-9 = Philosopher: the other Production may not be Ideas
MO-LEA-10 = Each Leader shows one symbol

## CRD

section-MO-CRD = Card-specific rulings
MO-CRD-1 = Exploration: Farm and Infantry in a Region without your City
MO-CRD-2 = Judiciary and Code of Laws raise any one track
MO-CRD-3 = Irrigation gives twice the new Food production
MO-CRD-4 = Caps of 10 apply to the total of the card
MO-CRD-5 = One of the Resources that the effect names, for all of it
MO-CRD-6 = Mint counts tokens; others count types
MO-CRD-7 = Migration: 1 Population to lose, a City in an adjacent Region
MO-CRD-8 = Free Cities of cards are ordinary Cities, where the card says
MO-CRD-9 = School of Science moves from one track to one other
MO-CRD-10 = Scientific Method must clear the Technology Offer
MO-CRD-11 = Loyalty needs a Region that you control
MO-CRD-12 = Mercantilism pays for own builds too, from the Reserve
MO-CRD-13 = Cards that count pieces count once, when played
MO-CRD-14 = Eliminating cards may be played without a target
MO-CRD-15 = Specialization raises all five tracks

## VAR

section-MO-VAR = Player counts and variants
MO-VAR-1 = What depends on the number of players

## STR

section-MO-STR = Strategy notes of the rulebook
MO-STR-1 = Work, Population and Tax give no points by themselves
MO-STR-2 = Six ways to play
MO-STR-3 = Majorities and tiles are races: watch your opponents
