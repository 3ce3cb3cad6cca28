"""Every kind of event, and what it tells."""

from __future__ import annotations

from pentapolis.kernel import Events

EVENTS = Events()

# Course of the game
ERA = EVENTS.kind("era", "era")
PHASE = EVENTS.kind("phase", "phase")
TURN = EVENTS.kind("turn", "seat")
ENDED = EVENTS.kind("ended", "")
SCORED = EVENTS.kind("scored", "seat vp source")  # VP at once

REACTED = EVENTS.kind("reacted", "seat card")  # a trigger

# Markers and dice
GAINED = EVENTS.kind("gained", "seat thing count")  # idea, food, money, focus, a feature or a material
RETURNED = EVENTS.kind("returned", "seat thing")  # a marker, for an empty supply
RETURNED_PLANNING = EVENTS.kind("returned-planning", "seat value")
RETURNED_RAW = EVENTS.kind("returned-raw", "seat place")
MISSING = EVENTS.kind("missing", "seat count")  # markers of a gain that the supply did not have
PLANNED = EVENTS.kind("planned", "seat value count")
RAW = EVENTS.kind("raw", "seat place count")
ROLLED = EVENTS.kind("rolled", "seat dice")  # fate dice
CHANGED = EVENTS.kind("changed", "seat die value ideas")
PASSED = EVENTS.kind("passed", "seat")
FAILED = EVENTS.kind("failed", "seat")

# Turns
ACTIVATED = EVENTS.kind("activated", "seat module level")
PAID = EVENTS.kind("paid", "seat value item shown ideas")  # a die, a planning marker or focus for a value of the module
RESET = EVENTS.kind("reset", "seat dice")  # so many dice were rolled
INDICATOR = EVENTS.kind("indicator", "left")
FINISHING = EVENTS.kind("finishing", "")  # the red space is reached
FINAL_ROUND = EVENTS.kind("final-round", "")

# Console
ADVANCED = EVENTS.kind("advanced", "seat track space")
FAVORED = EVENTS.kind("favored", "seat space")  # the disc of favor
STAGED = EVENTS.kind("staged", "seat row")  # a stage tile is active
UPGRADED = EVENTS.kind("upgraded", "seat module level")
MOVED_FEATURE = EVENTS.kind("moved-feature", "seat feature other")
TOOK_GOAL = EVENTS.kind("took-goal", "seat goal")  # into the goal area
DISPLAYED = EVENTS.kind("displayed", "chip")  # the display is refilled
INSTALLED = EVENTS.kind("installed", "seat card column row")  # a card or a chip
COMPLETED = EVENTS.kind("completed", "seat row")
TOOK_CARD = EVENTS.kind("took-card", "seat card")  # from an open stack
DREW = EVENTS.kind("drew", "seat deck", secret="card")
SIFTED = EVENTS.kind("sifted", "seat count", secret="cards")
PERFORMED = EVENTS.kind("performed", "seat card")  # an activity, or the action of an income chip
SPENT = EVENTS.kind("spent", "seat thing count")  # for an activity, a cost space or a requirement
SOLD = EVENTS.kind("sold", "seat thing count")
BOUGHT = EVENTS.kind("bought", "seat thing money")
TOOK_DIE = EVENTS.kind("took-die", "seat die")  # from the display
GOT_DIE = EVENTS.kind("got-die", "seat die target")  # from another civilization
DIE_ROLLED = EVENTS.kind("die-rolled", "seat value")  # a gained activation die

# Phases
EVENT = EVENTS.kind("event", "card")
TURNED_UP = EVENTS.kind("turned-up", "card")  # the top card of a face-down stack
SITE = EVENTS.kind("site", "seat site")  # a Mystic oak, Hidden grotto or Holy rock gives what follows
CLEARED = EVENTS.kind("cleared", "")  # hunting tokens leave, reset columns are filled
GORGE = EVENTS.kind("gorge", "seat")
GLACIER = EVENTS.kind("glacier", "seat place")
FED = EVENTS.kind("fed", "seat food tribes unfed")
WEATHER = EVENTS.kind("weather", "space steps beyond")
LOST_FOOD = EVENTS.kind("lost-food", "seat count")
CONCERNED = EVENTS.kind("concerned", "seat card")  # whom an event concerns
CATEGORY = EVENTS.kind("category", "seat category units vp")
MONOLITH = EVENTS.kind("monolith", "seat")
STATUES = EVENTS.kind("statues", "seat count vp")

# Continent
MIGRATED = EVENTS.kind("migrated", "seat place to")  # a tribe has left a territory for another one
SETTLED = EVENTS.kind("settled", "seat place spot stance")  # a tribe has come to stand or lie somewhere
DISPLACED = EVENTS.kind("displaced", "seat place spot stance")  # a tribe of this seat goes to the wilderness
DEVELOPED = EVENTS.kind("developed", "seat place material")
STRENGTHENED = EVENTS.kind("strengthened", "seat place spot")
WEAKENED = EVENTS.kind("weakened", "seat place spot")
DIED = EVENTS.kind("died", "seat place spot stance")
SAVED = EVENTS.kind("saved", "seat place spot stance")  # by Deus ex machina
TRANSPORTED = EVENTS.kind("transported", "seat place material count")
HUNTED = EVENTS.kind("hunted", "seat place value")  # a hunting token lies there; the die that counted
LUCKY = EVENTS.kind("lucky", "seat value")  # the die of a lucky find
REVEALED = EVENTS.kind("revealed", "seat vertex site")
BUILT = EVENTS.kind("built", "seat project place")  # place: a territory or a building ground
LOST_BUILDING = EVENTS.kind("lost-building", "seat project place")  # it goes back to the console
RESCUED = EVENTS.kind("rescued", "seat place to count")  # tribes of a lost boat

# Setup
KEPT = EVENTS.kind("kept", "seat", secret="card")
MARKERS = EVENTS.kind("markers", "seat card")  # the starting-marker card
STARTING_CHIP = EVENTS.kind("starting-chip", "seat card goal")

# V.I.C.I.
VICI_CARD = EVENTS.kind("vici-card", "card")
VICI_RESET = EVENTS.kind("vici-reset", "")
VICI_DIE = EVENTS.kind("vici-die", "die red")
VICI_CATEGORY = EVENTS.kind("vici-category", "category times")
VICI_ACTS = EVENTS.kind("vici-acts", "action")
VICI_PLACE = EVENTS.kind("vici-place", "place rolls dice")  # the territory that was determined, and the dice it took
VICI_FORFEITS = EVENTS.kind("vici-forfeits", "")
VICI_TRACK = EVENTS.kind("vici-track", "track space")
VICI_MARKER = EVENTS.kind("vici-marker", "grid space")
VICI_REMOVED = EVENTS.kind("vici-removed", "piece")
VICI_STATUE = EVENTS.kind("vici-statue", "")
VICI_LEAVES = EVENTS.kind("vici-leaves", "place")
VICI_PROVISION = EVENTS.kind("vici-provision", "place count")
VICI_BLOCKS = EVENTS.kind("vici-blocks", "place")  # a farm space
VICI_HUNTS = EVENTS.kind("vici-hunts", "place")
VICI_GOAL = EVENTS.kind("vici-goal", "die chip")  # chip: none, if nothing lies there
