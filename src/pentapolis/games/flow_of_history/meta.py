"""What can be said of The Flow of History without loading its rules."""

from __future__ import annotations

from pentapolis.kernel import Meta, Option

META = Meta(
    id="flow_of_history",
    names={"en": "The Flow of History", "pl": "Krótka historia cywilizacji"},
    players=(2, 3, 4, 5),
    options=(
        # FH-RAH.1: the Banker card of the Rahdo variant, for two players only.
        Option("variant", ("standard", "rahdo"), "standard", players=(2,)),
        # FH-STL.1: after so many rounds in which no card moved, the Market moves on; `off` is the rulebook alone.
        Option("stall", ("3", "2", "5", "off"), "off", simulated="3"),
    ),
    rule_prefix="FH",
    weight=2.0,
    minutes_per_player=20,
    year=2016,
    designers=("Jesse Li",),
    secrets=False,  # FH-GEN.3: there are no hands
)
