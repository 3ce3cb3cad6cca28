### Titles of the rules of Clash of Cultures, one for each id of the rule catalogue.
### The dot of an id is a hyphen here: CC-1.5 is CC-1-5.

## 1. Setup

section-CC-1 = Setup
CC-1-1 = 2 to 4 players; the map follows the layout for their number
CC-1-2 = Starting regions lie face up as the layout shows
CC-1-3 = Regular tiles are laid face down at random; the rest stays unseen
CC-1-4 = Seats around the map are assigned at random
CC-1-5 = A region has four spaces; what is not Sea is Land
CC-1-6 = Every player’s supply of pieces
CC-1-7 = Everyone starts with 2 food and no tokens
CC-1-8 = Each player draws a civilization and takes its 3 Leaders
CC-1-9 = Five civilizations have a starting tile of their own
CC-1-10 = Everyone starts with Farming and Mining
CC-1-11 = 3 cubes lie on every event track
CC-1-12 = The first city is Happy and stands on the Plain, with a Settler
CC-1-13 = The four decks are shuffled
CC-1-14 = Everyone draws 1 action card and 1 objective card
CC-1-15 = Pieces of Barbarians and Pirates, tokens and dice are common
CC-1-16 = The Round marker starts on Age I, Round 1
CC-1-17 = The first player is chosen at random
CC-1-18 = The first city counts as the starting city, not as founded

## 2. Game structure and turns

section-CC-2 = Game structure and turns
CC-2-1 = 6 Ages of 3 Rounds, each followed by a Status Phase
CC-2-2 = 3 Main Actions in a turn
CC-2-3 = The six Main Actions
CC-2-4 = Effects “as an action” cost a Main Action
CC-2-5 = Free actions before or after Main Actions, any number
CC-2-6 = A free action obeys all other rules, limits and costs
CC-2-7 = Influence Culture succeeds at most once per turn
CC-2-8 = When “once per turn” is available again
CC-2-9 = The order of effects at the start of a turn

## 3. End of the game and scoring

section-CC-3 = End of the game and scoring
CC-3-1 = The game ends after the objectives step of Age VI
CC-3-2 = The game ends early if somebody has no city
CC-3-3 = 1 point per own Settlement and building, wherever it stands
CC-3-4 = Half a point per Advance, never rounded
CC-3-5 = 2 points per completed objective
CC-3-6 = 4 points per Wonder, shared by builder and owner
CC-3-7 = A Wonder held by Barbarians gives its builder 2 points
CC-3-8 = Great Pyramid: 5 points for its builder
CC-3-9 = Points of event cards
CC-3-10 = 2 points per enemy Leader killed
CC-3-11 = Points of civilizations and Leaders
CC-3-12 = Most points win; ties are broken list by list
CC-3-13 = The builder of the Great Pyramid wins a tie
CC-3-14 = Where special points count in a tie

## 4. Resources, tokens and trade

section-CC-4 = Resources, tokens and trade
CC-4-1 = At most 7 of each resource; what is above is lost
CC-4-2 = At most 2 food without Storage
CC-4-3 = Ideas may replace food when buying an Advance
CC-4-4 = Gold may replace any other resource
CC-4-5 = Gold replaces no tokens, and nothing replaces gold
CC-4-6 = Tokens are unlimited and public
CC-4-7 = Whoever gains chooses
CC-4-8 = The active player may trade with any other player
CC-4-9 = A trade is carried out at once; promises do not bind
CC-4-10 = Gifts, limits and cards in trades
CC-4-11 = Everything that is not yours is an enemy

## 5. Cities, size and mood

section-CC-5 = Cities, size and mood
CC-5-1 = City size is the number of its pieces
CC-5-1b = What city size decides
CC-5-2 = No city grows beyond 5 or the number of own cities
CC-5-3 = The size limit concerns construction only
CC-5-4 = Cities are Happy, Neutral or Angry; new ones Neutral
CC-5-5 = A Happy city collects and recruits as one size larger
CC-5-6 = An Angry city counts as size 1 and constructs nothing
CC-5-7 = What mood never changes
CC-5-8 = Angry cities cannot fall, Happy ones cannot rise
CC-5-9 = A city with a foreign building is influenced

## 6. Advances

section-CC-6 = Advances
CC-6-1 = The top Advance of a category comes first
CC-6-2 = An Advance costs 2 food; ideas and gold may replace food
CC-6-3 = The cube comes from the event track
CC-6-4 = Blue fields give 1 culture, yellow ones 1 mood
CC-6-5 = An empty event track brings an event
CC-6-6 = Some Advances unlock a building
CC-6-7 = Governments need another Advance first
CC-6-8 = Only one form of government at a time
CC-6-9 = Requirements are tested only when gaining or changing
CC-6-10 = Bought and free Advances
CC-6-11 = The tied civilization Advance comes along
CC-6-12 = Abilities need what carries them: an Advance, Leader or card
CC-6-13 = “No food” makes an Advance free of cost

## 7. Found City

section-CC-7 = Found City
CC-7-1 = A Settler becomes a Settlement
CC-7-2 = Where a city may be founded
CC-7-3 = Founding needs a Settlement in the supply
CC-7-4 = A new city is Neutral and of size 1
CC-7-5 = A Settler that moved may found a city
CC-7-6 = Founding is not an activation

## 8. Activate City

section-CC-8 = Activate City
CC-8-1 = Choose an own city: Collect, Construct or Recruit
CC-8-2 = From the second activation on the mood falls
CC-8-3 = An Angry city is activated only once per turn
CC-8-4 = How activations of an Angry city are counted
CC-8-5 = The mood before the drop counts for the activation
CC-8-6 = Effects that activate a city are activations

## 9. Collect

section-CC-9 = Collect
CC-9-1 = How much a city collects
CC-9-2 = One resource from each space, the own or adjacent ones
CC-9-3 = What each terrain gives, and the Advance it takes
CC-9-4 = Enemies, exhausted land and other cities block a space
CC-9-5 = Enemy Ships block their Sea space
CC-9-6 = Collecting less is allowed
CC-9-7 = A Port gives 1 gold or 1 mood from one Sea space
CC-9-8 = The Port may use any free adjacent Sea space
CC-9-9 = Pirates block their space and adjacent Sea spaces
CC-9-10 = Metallurgy: 1 of 2 ore may become gold
CC-9-11 = Animal Husbandry: a Land space 2 away
CC-9-12 = Public Education: +1 idea with an Academy
CC-9-13 = Economic Liberty: the only Collect of the turn
CC-9-14 = Bonus resources are outside the size limit

## 10. Construct and buildings

section-CC-10 = Construct and buildings
CC-10-1 = A building costs 1 food, 1 wood and 1 ore
CC-10-2 = What a city needs for a building
CC-10-3 = The building must be in your supply
CC-10-4 = Academy: 2 ideas
CC-10-5 = Fortress: a die more and a hit less in the first round
CC-10-6 = A Port needs an adjacent Sea space to face
CC-10-7 = Temple: 1 mood or 1 culture
CC-10-8 = Market: Cavalry, Elephants, gold from opponents’ routes
CC-10-9 = Routes may be left unused
CC-10-10 = An Obelisk keeps its colour
CC-10-11 = Observatory: 1 action card
CC-10-12 = State Religion: a Temple without food
CC-10-13 = Captured buildings keep their lasting effects
CC-10-14 = Settlements and Wonders are not buildings

## 11. Recruit, units and Leaders

section-CC-11 = Recruit, units and Leaders
CC-11-1 = How many units a city recruits
CC-11-2 = What units cost
CC-11-3 = Ships need a Port, Cavalry and Elephants a Market
CC-11-4 = New land units must respect the stacking limit
CC-11-5 = Ships recruited onto enemy Ships fight at once
CC-11-6 = With an empty supply a unit from the map is moved in
CC-11-7 = What Settlers, Ships and army units do
CC-11-8 = At most 4 army units on a Land space, 2 land units per Ship
CC-11-9 = Sanitation and Draft: one unit for mood
CC-11-10 = Medicine gives back 1 resource
CC-11-11 = Nationalism: 1 mood or 1 culture for a Recruit
CC-11-12 = Choose one of your remaining Leaders
CC-11-13 = Only 1 Leader on the map; the old one is discarded
CC-11-14 = Where a Leader’s abilities work
CC-11-15 = Who keeps a killed Leader

## 12. Move Units: land

section-CC-12 = Move Units: land
CC-12-1 = Up to 3 units or groups per Move action
CC-12-2 = 1 space per Move action, and nobody moves twice
CC-12-3 = Units that fought may not move again
CC-12-4 = Mountains stop a unit for the turn
CC-12-5 = From a Forest no battle can be started this turn
CC-12-6 = Army units move only with Tactics
CC-12-7 = Settlers meet enemies only with army units
CC-12-8 = Entering an enemy space starts a battle at once
CC-12-9 = Entering an unexplored region explores it
CC-12-10 = Stacking must hold after every move
CC-12-11 = Roads: 2 spaces or no terrain penalties, for 1 food and 1 ore
CC-12-12 = Attacks by Roads
CC-12-13 = Roads leave no terrain restriction
CC-12-14 = Lone enemy Settlers do not block entry

## 13. Ships and transport

section-CC-13 = Ships and transport
CC-13-1 = Ships sail to any connected Sea space
CC-13-2 = Enemy Ships stop a Ship and start a battle
CC-13-3 = Navigation: round the edge to the next Sea
CC-13-4 = A blocked entry may be attacked
CC-13-5 = Ships do not sail through unexplored regions
CC-13-6 = How the edge of the map is walked
CC-13-7 = A Ship carries 2 land units; boarding and landing are moves
CC-13-8 = Being carried is not a move
CC-13-9 = Units that fought may not board
CC-13-10 = Army units need Tactics to board
CC-13-11 = Landing on enemies starts a land battle
CC-13-12 = Cargo is counted by Sea space

## 14. Increase Happiness

section-CC-14 = Increase Happiness
CC-14-1 = Each step costs as many mood tokens as the city’s size
CC-14-2 = Rituals: resources may replace mood
CC-14-3 = Voting: a free action for 1 mood
CC-14-4 = Circus and Sports: 1 or 2 culture for 1 or 2 steps
CC-14-5 = Increase Happiness is not an activation

## 15. Influence Culture

section-CC-15 = Influence Culture
CC-15-1 = The target has a building and lies within the source’s size
CC-15-2 = 5 or 6 succeeds and swaps one building
CC-15-3 = Which buildings can be influenced
CC-15-4 = Only the points move
CC-15-5 = Culture adds to the range or to the roll
CC-15-6 = No further attempt after a success
CC-15-7 = Own cities may be targets
CC-15-8 = An influenced city may only target itself, without boosts
CC-15-9 = Barbarian cities may be targets
CC-15-10 = Without such a piece in your supply there is no target
CC-15-11 = Arts: a free action for 1 culture
CC-15-12 = Some cities cannot be influenced with boosts
CC-15-13 = Conversion: +1 to the roll, 1 culture for a success
CC-15-14 = Monuments protect cities with a Wonder
CC-15-15 = The target needs a building

## 16. Status Phase

section-CC-16 = Status Phase
CC-16-1 = Six steps, all players in turn order
CC-16-2 = Step 1: complete objectives
CC-16-3 = The end is checked after step 1
CC-16-4 = Step 2: one free Advance
CC-16-5 = Step 3: draw 1 action and 1 objective card
CC-16-6 = Step 4: a city of size 1 may be destroyed for 1 gold
CC-16-7 = Step 5: all government cubes may move to another government
CC-16-8 = What a change of government costs and changes
CC-16-9 = Step 6: most mood and culture chooses the first player
CC-16-10 = The Great Lighthouse chooses the first player
CC-16-11 = The first player stays for the whole Age

## 17. Action cards

section-CC-17 = Action cards
CC-17-1 = Action cards are secret
CC-17-2 = Upper half outside battle, lower half in battle with Tactics
CC-17-3 = Played cards are discarded face up
CC-17-4 = No two cards of the same name for one occurrence
CC-17-5 = Cost and condition of a card must be met
CC-17-6 = Cards played with a Collect
CC-17-7 = Cubes of Advances gained by cards

## 18. Objective cards

section-CC-18 = Objective cards
CC-18-1 = Only one half of an objective card counts
CC-18-2 = When objectives are completed
CC-18-3 = Objectives of the same name need different occurrences
CC-18-4 = An empty objective deck is rebuilt from discards
CC-18-5 = Some objectives exclude each other in a Status Phase

## 19. Exploration

section-CC-19 = Exploration
CC-19-1 = All units can explore
CC-19-2 = The tile is laid in one of two orientations
CC-19-3 = The entered space may not be Sea
CC-19-4 = Sea must touch Sea
CC-19-5 = Else Sea must touch the edge
CC-19-6 = The explorer chooses between two orientations
CC-19-7 = How the orientation is found
CC-19-8 = The terrain of the entered space works
CC-19-9 = A Ship goes to a Sea space of the new tile
CC-19-10 = Without reachable Sea the Ship returns
CC-19-11 = Exploring ends the move
CC-19-12 = Exploring by cards

## 20. Land battle

section-CC-20 = Land battle
CC-20-1 = When a battle starts
CC-20-2 = A battle is a series of combat rounds
CC-20-3 = What comes before the first round
CC-20-4 = Each side may lay one action card per round
CC-20-5 = A card’s requirements must be met
CC-20-6 = Cards are revealed together
CC-20-7 = One die per army unit; the sum is the combat value
CC-20-8 = An icon activates one matching unit
CC-20-9 = Infantry +1, Cavalry +2
CC-20-10 = An Elephant cancels a hit instead of its value
CC-20-11 = A Leader rerolls a die
CC-20-12 = The order of clash icons
CC-20-13 = The combat value never falls below 0
CC-20-14 = A hit for every 5; the owner chooses the losses
CC-20-15 = Settlers die with the last army unit
CC-20-16 = Who has units left wins
CC-20-17 = A Fortress alone wins if the attackers die in round 1
CC-20-18 = The attacker may withdraw
CC-20-19 = Defenders and Barbarians never withdraw
CC-20-20 = Landed units withdraw to their Ships
CC-20-21 = Fanaticism: +2 in a Temple city, a free Infantry for the loser
CC-20-22 = Steel Weapons: 1 ore for +2, or +1 against the same
CC-20-23 = Great Arena: +1 after seeing the totals
CC-20-24 = Hannibal and Persian elephants cap the enemy’s bonuses

## 21. Removed units

section-CC-21 = Removed units
CC-21-1 = Removed units return to their supply
CC-21-2 = The owner chooses which units are removed

## 22. Capturing cities

section-CC-22 = Capturing cities
CC-22-1 = When a city is captured
CC-22-2 = The former owner’s pieces are replaced
CC-22-3 = Gold for the captured city’s size
CC-22-4 = The former owner may place a Settler
CC-22-5 = A captured city becomes Angry
CC-22-6 = Missing pieces are removed for 1 gold each
CC-22-7 = Without a Settlement the city is removed
CC-22-8 = A capture counts as a battle
CC-22-9 = Obelisks and Phoenician Ports keep their colour
CC-22-10 = Activations of a captured city

## 23. Settlers in battle

section-CC-23 = Settlers in battle
CC-23-1 = Lone Settlers are beaten without dice
CC-23-2 = Settlers cannot be losses
CC-23-3 = The Fortress fights for lone Settlers first
CC-23-4 = Beating lone Settlers is a won battle

## 24. Naval battle

section-CC-24 = Naval battle
CC-24-1 = When a naval battle starts
CC-24-2 = Ships fight with one die each, without clash abilities
CC-24-3 = Withdrawal of Ships
CC-24-4 = Cargo beyond 2 per Ship is lost
CC-24-5 = After a naval battle
CC-24-6 = Warships cancel a hit in the first round
CC-24-7 = Cargo goes down with the last Ship

## 25. Events

section-CC-25 = Events
CC-25-1 = First the icon, then the text
CC-25-2 = An empty event deck is rebuilt
CC-25-3 = Whom icon and text affect
CC-25-4 = Used event cards are discarded
CC-25-4b = 20 events of the expansion
CC-25-5 = Gold mine: 2 gold
CC-25-6 = Exhausted land: a marker beside one of your cities
CC-25-7 = Myths: 1 mood protects a city
CC-25-8 = An event within an event waits
CC-25-9 = An event comes after the Advance is complete

## 26. Barbarians

section-CC-26 = Barbarians
CC-26-1 = Barbarians obey the stacking limit
CC-26-2 = Where Barbarians settle
CC-26-3 = One more Barbarian in a city of your choice
CC-26-4 = Barbarian Cavalry and Elephants
CC-26-5 = What cannot be placed is left out
CC-26-6 = What “empty” and “exactly 2 spaces” mean
CC-26-7 = Without an army near by new Barbarians arrive
CC-26-8 = Barbarian armies move towards your cities
CC-26-9 = Barbarian cities near by get an Infantry
CC-26-10 = Each army moves once, as a whole
CC-26-11 = The next player rolls for the Barbarians
CC-26-12 = Barbarians capture a city
CC-26-13 = Barbarians use a captured Fortress
CC-26-14 = 1 gold for beating Barbarians
CC-26-15 = 1 gold for a Barbarian city
CC-26-16 = Barbarians block collecting on their space
CC-26-17 = What Barbarian cities do not do

## 27. Pirates

section-CC-27 = Pirates
CC-27-1 = Two pirate ships arrive
CC-27-2 = Missing pirate ships are taken from the map
CC-27-3 = Raid: cities beside pirates lose something
CC-27-4 = Pirates block collecting and trade routes
CC-27-5 = Ships cannot pass pirates
CC-27-6 = Battles with pirates
CC-27-7 = A reward for each pirate ship sunk
CC-27-8 = Pirates neither withdraw nor move
CC-27-9 = Without a free Sea space no pirates arrive

## 28. Wonders

section-CC-28 = Wonders
CC-28-0 = There are 8 Wonders
CC-28-1 = Engineering and Monuments draw a wonder card
CC-28-2 = A Wonder needs a Happy city, its card and its Advance
CC-28-3 = A Wonder costs 12 resources and 5 culture
CC-28-4 = A Wonder is a city piece, but no building
CC-28-5 = A built Wonder works at once
CC-28-6 = Constructing a Wonder is an activation
CC-28-7 = A captured Wonder works for the conqueror
CC-28-8 = Wonders do not work for Barbarians
CC-28-9 = A Wonder is lost with its city
CC-28-10 = Great Arena: mood and culture replace each other
CC-28-11 = Great Library: one more Advance each turn
CC-28-12 = Great Lighthouse: a free Ship
CC-28-13 = Great Mausoleum: cards from the discard pile
CC-28-14 = Great Wall: -2 for attackers, Barbarians are beaten
CC-28-15 = Great Gardens: any resource from Plains, no attack from them
CC-28-16 = Great Pyramid: points and ties
CC-28-17 = Great Statue: an objective card for an action

## 29. Advance details

section-CC-29 = Advance details
CC-29-1 = Irrigation protects against famine
CC-29-2 = Sanitation protects against plague
CC-29-3 = Free Education: 1 mood for a purchase with ideas
CC-29-4 = Philosophy: ideas for Science
CC-29-5 = Siegecraft is paid before cards and dice
CC-29-6 = Taxes: as many resources as cities
CC-29-7 = Trade Routes: 1 food for each pair of unit and city
CC-29-8 = Currency: gold instead
CC-29-9 = Civil Liberties: 3 mood
CC-29-10 = Forced Labor: Angry cities work like Neutral ones
CC-29-11 = Dogma: Theocracy for Temples, at most 2 ideas
CC-29-12 = Advances described in the data

## 30. Civilization Advances

section-CC-30 = Civilization Advances
CC-30-1 = A civilization Advance comes with its tied Advance
CC-30-2 = Tied to any government
CC-30-3 = Using an Advance is not gaining it
CC-30-4 = Captives: at most 4, half a point each
CC-30-5 = Human Sacrifice: cancel an event, spend Captives
CC-30-6 = Tribute Empire: collect from enemy cities
CC-30-7 = Babylon: Canals and Great Gardens
CC-30-8 = Druidic Influence on Barbarian cities
CC-30-9 = China: Rice Fields, Sprawling, Great Wall
CC-30-10 = Flood Plains: cities on Barren
CC-30-11 = Embalming
CC-30-12 = God-King: Theocracy works as Autocracy
CC-30-13 = Cleopatra: attackers pay culture
CC-30-14 = Cedars and Dyes: trade by sea
CC-30-15 = Greece: Formal Training and Hellenization
CC-30-16 = Polis: another city counts as activated
CC-30-17 = Nomads: small cities move
CC-30-18 = Hunnic Tribes lead the Barbarians
CC-30-19 = Proselytism: Settlers influence
CC-30-20 = Japan: Pottery, Subterfuge, Shogunate
CC-30-21 = Hegemony: a Ship becomes a city
CC-30-22 = Pirate Alliance
CC-30-23 = Carthage and pirates on the same space
CC-30-24 = Maya: Ballcourts and Calendar
CC-30-25 = Zoroastrianism converts enemy units
CC-30-26 = Imperial Roads: up to 4 spaces
CC-30-27 = Shipbuilding: Ships become land units and back
CC-30-28 = Runestones
CC-30-29 = Other civilization Advances and Leaders

## 31. Card rulings

section-CC-31 = Card rulings
CC-31-1 = Great Persons are bought with culture
CC-31-2 = Famine takes what is there
CC-31-3 = Pestilence forbids construction without Sanitation
CC-31-4 = Pieces lost to Volcano and Earthquake score
CC-31-5 = Wonders on these cards keep their points
CC-31-6 = Revolution may take an action of the next turn
CC-31-7 = Anarchy ends the government
CC-31-8 = Negotiations and Great Diplomat forbid battles
CC-31-9 = Mercenaries attack whoever is there
CC-31-10 = A received Advance must be allowed
CC-31-11 = Tactical Retreat needs a free space
CC-31-12 = Encircled compares the losses of the round
CC-31-13 = Extra dice of cards have no clash icons
CC-31-14 = Assassination works once at a time

## 32. Variants

section-CC-32 = Variants
CC-32-1 = No events: only the icon
CC-32-2 = Optional events: announced before drawing
CC-32-3 = Short game: 4 Ages
CC-32-4 = Roll for the end in the last 5 Rounds
CC-32-5 = A Wonder in the last 5 Rounds ends the game
CC-32-6 = Random Leaders
CC-32-7 = Shared wonders
CC-32-8 = Alternate history: Leaders of all peoples
CC-32-9 = The last Age decides nothing else; no solo mode

## 33. Limits, counting and glossary

section-CC-33 = Limits, counting and glossary
CC-33-1 = Pieces are limited, tokens are not
CC-33-1b = What is in the box
CC-33-2 = Distances are counted over revealed spaces
CC-33-3 = Army
CC-33-4 = Battle
CC-33-5 = Coastal city
CC-33-6 = Region
CC-33-7 = City piece and Wonder
CC-33-8 = Capture
CC-33-9 = Land unit
CC-33-9b = Clash ability
CC-33-10 = Which spaces are adjacent

## 34. Decision index

section-CC-34 = Decision index
CC-34-1 = Decisions of the own turn, and payments
CC-34-2 = Decisions about Advances and cities
CC-34-3 = Decisions of moves
CC-34-4 = Decisions in battle
CC-34-5 = Decisions after a capture
CC-34-6 = Decisions in events
CC-34-7 = Decisions of the Status Phase
CC-34-8 = Decisions in other players’ turns
