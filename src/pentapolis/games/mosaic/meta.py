"""What can be said of Mosaic without loading its rules."""

from __future__ import annotations

from pentapolis.kernel import Meta

# MO-GLO.1, MO-VAR.1: two to six players; the Polish edition has no solo mode and no variants.
META = Meta(
    id="mosaic",
    names={"en": "Mosaic: A Story of Civilization", "pl": "Mosaic: Historia Cywilizacji"},
    players=(2, 3, 4, 5, 6),
    rule_prefix="MO",
    stage="complete",
    weight=3.2,
    minutes_per_player=30,
    year=2022,
    designers=("Glenn Drover",),
)
