### The terminal's board of Clash of Cultures. Names of pieces come from the data of the game.

cc-age = Age { $age }, Round { $round }
cc-first = First player
cc-turn-of = { $name }’s turn, Main Actions left: { $actions }
cc-deck-action = action cards { $count }
cc-deck-objective = objectives { $count }
cc-deck-event = events { $count }
cc-deck-wonder = wonders { $count }
cc-events = Event
cc-open-wonders = Open wonders
cc-barbarians = Barbarians
cc-pirates = Pirates

# One letter for each kind of unit and building: they differ among units, and among buildings.
cc-letter-settler = S
cc-letter-infantry = I
cc-letter-ship = H
cc-letter-cavalry = C
cc-letter-elephant = E
cc-letter-leader = L
cc-letter-temple = T
cc-letter-fortress = F
cc-letter-academy = A
cc-letter-port = P
cc-letter-market = M
cc-letter-obelisk = O
cc-letter-observatory = V
cc-legend = Signs:
cc-legend-city = 1■3+TA is a city of player 1 with size 3: + happy, = neutral, - angry; a small letter: a building of another colour; W a Wonder; B Barbarians, ! Pirates, × exhausted land

cc-you = { $name } (you)
cc-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cc-hand = hand { $action } + { $objective } + { $wonder }
cc-supply = Supply:
cc-good-food = Food
cc-good-wood = Wood
cc-good-ore = Ore
cc-good-ideas = Ideas
cc-good-gold = Gold
cc-good-mood = Mood
cc-good-culture = Culture
cc-good-captive = Captives
cc-track = Event track
cc-cities = Cities
cc-civ-advances = Civilization
cc-leader = Leader
cc-leaders = Leaders to recruit
cc-trophies = Leaders killed
cc-kept = Event cards
cc-persons = Great Persons
cc-completed = Completed
cc-hand-action = Action cards
cc-hand-objective = Objectives
cc-hand-wonder = Wonder cards

cc-battle = Battle on { $space }, round { $round }
cc-attacker = Attacker
cc-defender = Defender
cc-dice = dice
cc-value = combat value { $value }, hits { $hits }
cc-card = card
cc-face-down = face down

cc-fact-cost = Cost
cc-fact-requires_advance = Needs
cc-fact-requires_building = Needs
cc-fact-requires = Comes with
cc-fact-category = Category
cc-fact-civilization = Civilization
cc-fact-vp = Points
cc-fact-timing = When
cc-fact-source = Known from
cc-fact-id = Id

cc-offer = { $name } offers { $other }
cc-card-action = action card
cc-card-objective = objective card
cc-card-wonder = wonder card
