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
PLANNED = EVENTS.kind("planned", "seat value count")
RAW = EVENTS.kind("raw", "seat place count")
RETURNED = EVENTS.kind("returned", "seat thing count")
ROLLED = EVENTS.kind("rolled", "seat dice")  # fate dice
CHANGED = EVENTS.kind("changed", "seat die value ideas")
PASSED = EVENTS.kind("passed", "seat")
FAILED = EVENTS.kind("failed", "seat")

# Turns
ACTIVATED = EVENTS.kind("activated", "seat module level")
PAID = EVENTS.kind("paid", "seat value thing ideas")  # a die, a planning marker or focus for a value of the module
RESET = EVENTS.kind("reset", "seat dice")  # so many dice were rolled
INDICATOR = EVENTS.kind("indicator", "left")
LAST_ROUND = EVENTS.kind("last-round", "")
