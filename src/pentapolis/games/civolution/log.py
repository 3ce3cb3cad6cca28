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

# Markers and dice
GAINED = EVENTS.kind("gained", "seat thing count")  # idea, food, money, focus, a feature or a material
PLANNED = EVENTS.kind("planned", "seat value count")
RAW = EVENTS.kind("raw", "seat place count")
RETURNED = EVENTS.kind("returned", "seat thing count")
ROLLED = EVENTS.kind("rolled", "seat dice")  # fate dice
CHANGED = EVENTS.kind("changed", "seat die value ideas")
PASSED = EVENTS.kind("passed", "seat")
FAILED = EVENTS.kind("failed", "seat")
