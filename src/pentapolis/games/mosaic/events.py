"""Every event that is told, with what it tells."""

from __future__ import annotations

from pentapolis.kernel import Events

EVENTS = Events()
for names, args in {
    "ended": "",
    "round end-triggered": "round",
    "holding scoring": "count",
    "offered": "card",
    "scoring-card": "deck",
    "turn encore kept-down population-fallback tax-fallback": "seat",
    "leader benefits ability played technology build-card population-card tax-card adopted claimed": "seat card",
    "settlers scored-now": "seat count",
    "worked": "seat resource",
    "gained": "seat resource count",
    "paid": "seat resource count money",
    "raised lowered": "seat track count",
    "good": "seat token",
    "cache": "seat token hex",
    "built": "seat building hex",
    "wonder": "seat card hex",
    "named": "seat pillar card",
    "closed": "seat region",
    "recruited unit": "seat unit region",
    "moved": "seat unit region to",
    "eliminated": "seat target unit region card",
    "sent-away": "seat target region to",
    "taken-over": "seat target hex",
    "cleared": "seat offer",
    "scored-region": "seat region count",
    "scored-government": "seat card count",
}.items():
    for name in names.split():
        EVENTS.kind(name, args)
for name, args in {"kept": "seat", "drew": "seat", "technology-top": "seat", "peeked": "seat offer"}.items():
    EVENTS.kind(name, args, secret="card")
