"""What can be said of Civolution without loading its rules."""

from __future__ import annotations

from pentapolis.kernel import Meta, Option, Together

# CV-GEN.1, CV-SET.6, CV-SET.8, CV-SET.20, CV-SOL.16, CV-SOL.17
META = Meta(
    id="civolution",
    names={"en": "Civolution", "pl": "Civolution"},
    players=(1, 2, 3, 4),
    options=(
        Option("start1", ("advanced", "first"), "advanced"),
        Option("start2", ("advanced", "first"), "advanced", players=(2, 3, 4)),
        Option("start3", ("advanced", "first"), "advanced", players=(3, 4)),
        Option("start4", ("advanced", "first"), "advanced", players=(4,)),
        Option("continent", ("random", "first"), "random"),
        Option("materials", ("later", "first"), "later"),
        Option("level", ("beginner", "moderate", "medium", "advanced", "expert"), "beginner", players=(1,)),
        Option("act_on_reset", ("off", "on"), "off", players=(1,)),
        Option("free_hand", ("off", "on"), "off", players=(1,)),
    ),
    together=(Together("free_hand", "on", "start1", ("advanced",)),),
    rule_prefix="CV",
    stage="complete",
    weight=4.2,
    minutes_per_player=45,
    year=2024,
    designers=("Stefan Feld",),
    secrets=True,
)
