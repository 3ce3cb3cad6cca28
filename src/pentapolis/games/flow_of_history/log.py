"""Every kind of event, and what it tells. Words: `event-KIND`."""

from __future__ import annotations

from pentapolis.kernel import Events

EVENTS = Events()

# The course of the game
KEPT = EVENTS.kind("kept", "seat card")
TURN = EVENTS.kind("turn", "seat")
ENDED = EVENTS.kind("ended")

# The Market
ADDED = EVENTS.kind("added", "card")
OUTDATED = EVENTS.kind("outdated", "card")
STALLED = EVENTS.kind("stalled", "card")

# Actions
ACTIVATED = EVENTS.kind("activated", "seat card")
COMPLETED = EVENTS.kind("completed", "seat card count")
INCOME = EVENTS.kind("income", "seat card count")
HARVESTED = EVENTS.kind("harvested", "seat count")
TOOK_HALF = EVENTS.kind("took-half", "seat count")
FILLED_UP = EVENTS.kind("filled-up", "seat count")
FILLED_UP_RESERVE = EVENTS.kind("filled-up-reserve", "seat count")
INVESTED = EVENTS.kind("invested", "seat card count")
TOOK_TRADE = EVENTS.kind("took-trade", "seat count")
SNIPED_BANKER = EVENTS.kind("sniped-banker", "seat card count")
SNIPED = EVENTS.kind("sniped", "seat target card count")

# Effects
GAINED = EVENTS.kind("gained", "seat card")
MOVED = EVENTS.kind("moved", "seat count card")
TOOK = EVENTS.kind("took", "seat card count")
SHARED = EVENTS.kind("shared", "seat count rest card")
TOOK_RESERVE = EVENTS.kind("took-reserve", "seat card count")
REMOVED = EVENTS.kind("removed", "seat card")

# Attacks
ATTACKED = EVENTS.kind("attacked", "seat target card")
STOLE = EVENTS.kind("stole", "seat target count")
ATTACKED_BANKER = EVENTS.kind("attacked-banker", "seat card")
NO_TARGET = EVENTS.kind("no-target", "seat card")

# The Banker
BANKER_INVESTED = EVENTS.kind("banker-invested", "card count")
BANKER_WITHDREW = EVENTS.kind("banker-withdrew", "card count")
