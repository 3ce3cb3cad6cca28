### Options of the game and words on the table. Names of cards and pieces come from the data.

## Options

option-expansion = Civilizations expansion
option-expansion-help = Civilizations with their own Advances and Leaders, Cavalry and Elephants, three more buildings, Pirates, more events and objectives.
option-expansion-on = With the expansion
option-expansion-on-help = Every player leads a civilization.
option-expansion-off = Base game
option-expansion-off-help = Without civilizations, Leaders, Pirates and everything else that the expansion adds.
option-events = Events
option-events-help = How much of an event card is resolved.
option-events-full = Icon and text
option-events-full-help = Event cards are resolved in full.
option-events-icons = Icons only
option-events-icons-help = Of every event card only the icon is resolved.
option-events-optional = Announced
option-events-optional-help = Before drawing, a player announces whether the card is resolved in full or only its icon.
option-length = Length
option-length-help = How many Ages are played.
option-length-standard = Standard
option-length-standard-help = Six Ages.
option-length-short = Short
option-length-short-help = Four Ages, two Settlers at the start, two free Advances in each Status Phase.
option-ending = End of the game
option-ending-help = Whether everybody knows when the game ends.
option-ending-fixed = Fixed
option-ending-fixed-help = After the last Age.
option-ending-roll = By a roll
option-ending-roll-help = Seven Ages; before each of the last five Rounds a die may end the game. The ranges are reconstructed: 1, 1–2, 1–3, 1–4, 1–6.
option-ending-wonder = By a Wonder
option-ending-wonder-help = Seven Ages; a Wonder constructed in one of the last five Rounds ends the game after that Round.
option-ending-roll_wonder = By a roll or a Wonder
option-ending-roll_wonder-help = Seven Ages; in the last five Rounds a roll or a Wonder ends the game. The ranges of the roll are reconstructed.
option-civilizations = Civilizations
option-civilizations-help = Who gets which civilization.
option-civilizations-random = Drawn
option-civilizations-random-help = Every player draws a civilization at random.
option-civilizations-chosen = Chosen
option-civilizations-chosen-help = The players choose in turn order, before the first Round.
option-leaders = Leaders
option-leaders-help = Which Leaders a player has, and who chooses among them.
option-leaders-own = Own, chosen
option-leaders-own-help = The three Leaders of the civilization; recruiting, a player chooses one.
option-leaders-random = Own, random
option-leaders-random-help = The three Leaders of the civilization; the one recruited is drawn at random.
option-leaders-alternate = Alternate history
option-leaders-alternate-help = All 45 Leaders are shuffled and everybody gets three; recruiting, a player chooses one.
option-leaders-alternate_random = Alternate history, random
option-leaders-alternate_random-help = Everybody gets three of all 45 Leaders; the one recruited is drawn at random.
option-wonders = Wonders
option-wonders-help = Who may construct a Wonder whose card was drawn.
option-wonders-hand = In hand
option-wonders-hand-help = Wonder cards are drawn into the hand.
option-wonders-shared = Shared
option-wonders-shared-help = Drawn wonder cards lie open; everybody with Engineering may construct them.
option-government = Change of government
option-government-help = What a change of government costs in the Status Phase.
option-government-free = Free
option-government-free-help = As in the rulebook, which names no price.
option-government-paid = Paid
option-government-paid-help = 1 mood and 1 culture.
option-trades = Trade offers
option-trades-help = How many offers a player may make to others in a turn. Bots make one at most.
option-trades-2 = 2
option-trades-2-help = At most two offers in a turn.
option-trades-0 = None
option-trades-0-help = Players do not trade.
option-trades-1 = 1
option-trades-1-help = At most one offer in a turn.
option-trades-4 = 4
option-trades-4-help = At most four offers in a turn.
option-trades-off = No limit
option-trades-off-help = As in the rulebook, which sets no limit.

## Words on the table

term-age = Age
term-round = Round
term-map = Map
term-event-track = Event track
term-supply = Supply
term-hand = Hand
term-advances = Advances
term-cities = Cities
term-units = Units
term-objectives = Objectives
term-battle = Battle
term-barbarians = Barbarians
term-pirates = Pirates
term-score = Points

## Answers with a choice inside

answer-act-use-piece2 = Use { $piece }: { $piece2 }
answer-act-use-space = Use { $piece } ({ $space })
answer-act-use-seat = Use { $piece } on { $seat }
answer-act-use-count = Use { $piece } ({ $count })
answer-happiness-by = { $space } by { $piece }

## Why not

why-CC-6-1 = { $piece } needs the top Advance of its category first: { $needs }.
why-CC-6-2 =
    { $fault ->
        [owned] You have { $piece } already.
       *[price] { $piece } costs { $need } food, ideas or gold together; you have { $have }.
    }
why-CC-6-7 = { $piece } needs another Advance first: { $needs }.
why-CC-6-8 = { $piece } belongs to another form of government than yours.
why-CC-9-9 = Pirates on or next to { $space } keep you from collecting there.
why-CC-9-11 = Husbandry reaches no further space two away in this turn: { $space } has to wait.
