### The terminal's board of Civolution. Names of pieces come from the data of the game, most headings from its words.

# Two letters for each type of territory and each kind of site.
cv-type-forest = Fo
cv-type-grassland = Gr
cv-type-hills = Hi
cv-type-swamp = Sw
cv-type-mountains = Mo
cv-type-desert = De
cv-type-water = Wa
cv-site-building_ground = bg
cv-site-gorge = go
cv-site-glacier = gl
cv-site-mystic_oak = oa
cv-site-hidden_grotto = gr
cv-site-holy_rock = ro
cv-site-cave = ca
cv-site-mushroom_valley = mu
cv-site-volcano = vo

cv-dice = Display of dice
cv-rolled = Fate dice rolled
cv-finishing = the round is finished
cv-final = final round
cv-dealt = Keep one card of each kind
cv-offer = Starting chip cards with their goal chips
cv-drawn = Cards drawn

cv-legend-free = free
cv-legend-raw = raw materials
cv-legend-load = boat with a raw material
cv-legend-hunted = hunting token
cv-legend-provision = provision markers
cv-legend-hidden = face down
cv-place = Territory
cv-material = Material
cv-fire = VP
cv-there = There
cv-next = Next to it
cv-hidden =
    { $count ->
        [one] 1 lies face down
       *[other] { $count } lie face down
    }
cv-statues-of = statues of

cv-bag =
    { $count ->
        [one] 1 in the bag
       *[other] { $count } in the bag
    }
cv-stack =
    { $count ->
        [0] none face down
       *[other] { $count } face down
    }
cv-below = below it
cv-bottom = known at the bottom
cv-counts = Counts in
cv-final-value = At the end
cv-era = era { $era } ×{ $times }

cv-you = { $name } (you)
cv-points = { $vp } VP, { $all } if the game ended now
cv-reset = Reset
cv-idea = Ideas
cv-food = Food
cv-money = Money
cv-focus = Focus
cv-food-needed = Feeding takes
cv-reset-markers = Reset markers
cv-ideas =
    { $count ->
        [one] 1 idea
       *[other] { $count } ideas
    }

cv-cards-left = Cards
cv-discards = Discards
cv-icons = Reset icons: { $blue } blue, { $red } red
cv-blue-half = Row (blue halves)
cv-red-half = Row (red halves)
cv-step-card = Turns up
cv-step-die = Rolls
cv-step-category = Action of a category
cv-step-reset = Reset
cv-step-place = Territory
cv-step-spot = Encampment
cv-step-forfeits = Forfeits
cv-step-track = Advances to
cv-step-removes = Removes
cv-step-advance_track = Progress track
cv-step-remove_face_up_card = Removes a face-up card
cv-step-gain_vp = Gains VP
cv-step-advance_favor = Advances on the track of favor
cv-step-statue = Statue on the island
cv-step-gain_activation_die = Activation die
cv-step-gain_fate_die = Fate die
cv-step-evolution_marker = Evolution marker
cv-step-prosperity_marker = Prosperity marker
cv-step-procreation = Procreation
cv-step-migration = Migration
cv-step-provision = Provision
cv-step-reveal_sites = Reveals sites
cv-step-hunting_token = Hunting token

cv-score-note = as if the game ended now
cv-total = Total
cv-reconstructed = reconstructed: the printed piece is not known. card NAME tells more.

cv-fact-type = Type
cv-fact-source = Known
cv-fact-detail = Where from
cv-fact-id = Id
