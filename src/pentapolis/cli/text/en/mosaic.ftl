### The terminal's board of Mosaic. Names of pieces come from the data of the game.

mo-round = Round { $round }
mo-setup = Setup
mo-last-round = The game ends after round { $round }
mo-start = Starting Player
mo-scorings = Empire Scorings

# One letter for each Region, building, kind of unit and what a Cache pays: they differ within each group.
mo-letter-iberia = I
mo-letter-gaul = G
mo-letter-italy = T
mo-letter-greece = R
mo-letter-assyria = A
mo-letter-egypt = E
mo-letter-numidia = N
mo-letter-city = C
mo-letter-port_city = P
mo-letter-farm = F
mo-letter-manufactory = M
mo-letter-wonder = W
mo-letter-infantry = I
mo-letter-cavalry = C
mo-letter-siege_engine = S
mo-letter-stone = S
mo-letter-ideas = I
mo-letter-food = F
mo-letter-money = M
mo-letter-population = P
mo-legend = The hexes are reconstructed
mo-legend-cache = a Cache of 5 Stone
mo-legend-port = port

# Two letters for each Pillar.
mo-pillar-science = Sc
mo-pillar-economy = Ec
mo-pillar-food = Fo
mo-pillar-health = He
mo-pillar-construction = Co
mo-pillar-culture = Cu
mo-pillar-government = Go
mo-pillar-military = Mi
mo-pillar-urbanization = Ur

mo-stone = { $count } Stone
mo-ideas = { $count } Ideas
mo-food = { $count } Food
mo-money = { $count } Money
mo-population = { $count } Population
mo-free = free

mo-region = Region
mo-units = Units
mo-tie = tie
mo-influence-note = and what a scoring now would give
mo-total = All VP, with the Government

mo-offers = Offers
mo-deck =
    { $count ->
        [0] the deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
mo-deck-safe =
    { $count ->
        [0] the scoring card may come next
        [one] at least 1 above the scoring card
       *[other] at least { $count } above the scoring card
    }
mo-deck-out = the scoring card is out
mo-deck-top = on top you saw
mo-deck-bottom = at the bottom
mo-needs = needs

mo-tiles = Tiles
mo-wonders = Wonders (20 Stone, 5 Food; 5 more of both for each that you have)
mo-golden-ages = Golden Ages
mo-achievements = Achievements
mo-governments = Governments

mo-you = { $name } (you)
mo-worth = VP
mo-points = { $count } VP
mo-goods = Trade Goods
mo-unique = { $count } unique
mo-cities = Cities
mo-ports = Port Cities
mo-farms = Farms
mo-manufactories = Manufactories
mo-technologies = Technologies
mo-builds = Build cards
mo-claimed = Claimed
mo-taxes = Tax & Tariff cards
mo-used = Used once per game
mo-face-down = Face down
mo-missing = lacks { $symbols }
mo-playable = can be played
mo-hidden =
    { $count ->
        [one] 1 unknown card
       *[other] { $count } unknown cards
    }
mo-doubled = The next Population card counts double.

mo-score-empire = Empire
mo-score-at_once = when played
mo-score-cities = Cities
mo-score-towns = Farms, Manufactories
mo-score-wonders = Wonders
mo-score-golden_ages = Golden Ages
mo-score-achievements = Achievements
mo-score-projects = Projects
mo-score-technologies = Technologies
mo-score-manufactories = Manufactory cards
mo-score-leader = Leader
mo-score-unrest = Unrest

mo-leaders = Leaders to choose from
mo-hand = Your hand
mo-passed = Passed on by you, and not seen since
mo-reconstructed = reconstructed: the printed piece is not known. So are most symbols and the hexes of the map. card NAME tells more.

mo-fact-cost = Cost
mo-fact-requires = Needs
mo-fact-symbols = Symbols
mo-fact-goods = Trade Goods
mo-fact-vp_end = VP at the end
mo-fact-unrest = Unrest
mo-fact-copies = Copies
mo-fact-source = Known
mo-fact-symbol_source = Symbols known
mo-fact-id = Id
