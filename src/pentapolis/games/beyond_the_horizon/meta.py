"""What can be said of Beyond the Horizon without loading its rules."""

from __future__ import annotations

from pentapolis.kernel import Meta, Option

# BH-CMP.1: two to four players, no solo mode, no variant. BH-OPT.1: the stop rule is ours, for programs.
META = Meta(
    id="beyond_the_horizon",
    names={"en": "Beyond the Horizon", "pl": "Nowe horyzonty"},
    players=(2, 3, 4),
    options=(Option("rounds", ("off", "40", "80"), "off", simulated="40"),),
    rule_prefix="BH",
    stage="complete",
    weight=3.4,
    minutes_per_player=35,
    year=2024,
    designers=("Dennis K. Chan", "Adam Hill", "Ben Pinchback", "Matt Riddle"),
    secrets=False,
)
