### The terminal's board of Beyond the Horizon. Names of pieces come from the data of the game, most headings from its words.

bh-setup = Setup
bh-last-round = The game ends after round { $round }
bh-stop = The stop rule ends the game after round { $round }

# Two letters for each colour of technologies; level IV has all of them.
bh-color-blue = Sc
bh-color-green = Ec
bh-color-red = Mi
bh-color-yellow = Cu
bh-color-all = **

# A price in coins, in the fewest letters.
bh-price = { $coins }c
bh-gives = { $track } +{ $vp }

bh-actions = Actions of the board
bh-legend-tree = ♦ a leader lies face down · ←2/3 two of these three are needed · (1 2) who has researched it · [○] free space, [1] seat 1 stands there, 1c costs a coin
bh-legend-strength = 3 strength printed
bh-legend-home = starting territory of seat 1
bh-legend-left = the first builder's cube, and VP once another player has built it, too
bh-legend-right = the second builder's cube
bh-legend-built = first and second builder
bh-tile = Tile
bh-tiles-note = strength that the viewer needs, cube, VP
bh-stack =
    { $count ->
        [0] the stack is empty
        [one] 1 more in the stack
       *[other] { $count } more in the stack
    }
bh-end = Cubes on goals: { $have }. At { $need } one more round is played.

bh-governments = Governments to choose from
bh-revealed = Revealed cards
bh-discovering = Tiles being discovered

bh-you = { $name } (you)
bh-points = { $count } VP
bh-next = next:
bh-beyond = (each further cube: { $vp } VP)
bh-villages = Villages
bh-cities = Cities
bh-built = Built
bh-supply = Structures in supply
bh-option = option { $number }

bh-vp = VP
bh-score-note = as if the game ended now
bh-total = Total
bh-reconstructed = reconstructed: the printed piece is not known. card NAME tells more.

bh-fact-colors = Colours
bh-fact-source = Known
bh-fact-name = Name known
bh-fact-color = Colours known
bh-fact-strength = Strength known
bh-fact-village = Village known
bh-fact-city = City known
bh-fact-coins = Price known
bh-fact-vp = VP known
bh-fact-condition = Condition known
bh-fact-spaces = Spaces known
bh-fact-id = Id
