"""What can be said of Clash of Cultures without loading its rules."""

from __future__ import annotations

from pentapolis.kernel import Meta, Option, Together

META = Meta(
    id="clash_of_cultures",
    names={
        "en": "Clash of Cultures: Monumental Edition",
        "pl": "Clash of Cultures: Monumentalna Edycja Polska",
    },
    players=(2, 3, 4),
    options=(
        Option("expansion", ("on", "off"), "on"),  # the Civilizations expansion: every rule marked (exp)
        Option("events", ("full", "icons", "optional"), "full"),  # CC-32.1, CC-32.2
        Option("length", ("standard", "short"), "standard"),  # CC-32.3
        Option("ending", ("fixed", "roll", "wonder", "roll_wonder"), "fixed"),  # CC-32.4, CC-32.5
        Option("civilizations", ("random", "chosen"), "random"),  # CC-1.8, or chosen in turn order
        Option("leaders", ("own", "random", "alternate", "alternate_random"), "own"),  # CC-32.6, CC-32.8
        Option("wonders", ("hand", "shared"), "hand"),  # CC-32.7
        Option("government", ("free", "paid"), "free"),  # CC-16.8
        # CC-2.5, CC-4.8: offers that a player may make in a turn; off: any number, as in the rulebook.
        Option("trades", ("1", "0", "2", "4", "off"), "off", simulated="1"),
    ),
    together=(
        # CC-32.3 to CC-32.5: the variable ends use the long track, the short game ends after Age IV.
        Together("length", "short", "ending", ("fixed",)),
        # Without the expansion there are no civilizations and no Leaders.
        Together("expansion", "off", "civilizations", ("random",)),
        Together("expansion", "off", "leaders", ("own",)),
    ),
    rule_prefix="CC",
    stage="complete",
    weight=3.6,
    minutes_per_player=60,
    year=2021,
    designers=("Christian Marcussen",),
)
