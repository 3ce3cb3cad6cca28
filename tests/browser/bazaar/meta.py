from __future__ import annotations

from pentapolis.kernel import Meta

META = Meta(
    id="bazaar",
    names={"en": "Bazaar", "pl": "Bazar"},
    players=(2, 3),
    options=(),
    rule_prefix="BZ",
    weight=1.0,
    minutes_per_player=1,
    year=2020,
    designers=(),
)
