"""Recorded games of Clash of Cultures: every number of players, with and without the expansion, every end."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures.ending import SHORT
from tests.records.wanted import AnyMatch, Wanted, happened

AGES = 6  # CC-2.1

LAST_AGE, NO_CITY, CALLED = "last_age", "no_city", "called"
BASE = {"expansion": "off"}


def reason(match: AnyMatch) -> str:
    """CC-3.1, CC-16.3: why the game ended, as it is told at the table."""
    return next(str(event.args["reason"]) for event in reversed(match.table.events) if event.key == "ended")


def ends(why: str, age: int | None = None) -> Callable[[AnyMatch], bool]:
    """A game that ends for this reason, with one winner."""

    def shows(match: AnyMatch) -> bool:
        alone = len(match.outcome().winners) == 1
        return alone and reason(match) == why and (age is None or match.state.age == age)

    return shows


def rolled_out(match: AnyMatch) -> bool:
    """CC-32.4: a roll ended it."""
    return ends(CALLED)(match) and happened(match, "end-roll") and not happened(match, "last-round")


def wonder_called(match: AnyMatch) -> bool:
    """CC-32.5: a Wonder made its Round the last one."""
    return ends(CALLED)(match) and happened(match, "last-round")


def shared(match: AnyMatch) -> bool:
    """CC-3.12: equal points by every source."""
    return len(match.outcome().winners) > 1


RANDOM, BUILDER = ("random",), ("builder",)

WANTED = {
    "two_players": Wanted(RANDOM * 2, {}, ends(LAST_AGE, AGES)),
    "two_players_base": Wanted(RANDOM * 2, BASE, ends(LAST_AGE, AGES)),
    "three_players": Wanted(RANDOM * 3, {}, ends(LAST_AGE, AGES)),
    "three_players_base": Wanted(RANDOM * 3, BASE, ends(LAST_AGE, AGES)),
    "four_players": Wanted(BUILDER * 4, {}, ends(LAST_AGE, AGES)),
    "four_players_base": Wanted(BUILDER * 4, BASE, ends(LAST_AGE, AGES)),
    "no_city": Wanted(RANDOM * 2, {}, ends(NO_CITY)),
    "short": Wanted(RANDOM * 2, {"length": "short"}, ends(LAST_AGE, SHORT)),
    "roll": Wanted(RANDOM * 2, {"ending": "roll"}, rolled_out),
    "wonder": Wanted(BUILDER * 2, {"ending": "wonder", "wonders": "shared"}, wonder_called),
    "roll_wonder": Wanted(BUILDER * 2, {"ending": "roll_wonder", "wonders": "shared"}, wonder_called),
    "shared_victory": Wanted(RANDOM * 2, {}, shared),
    "variants": Wanted(
        RANDOM * 3,
        {
            "events": "optional",
            "civilizations": "chosen",
            "leaders": "alternate_random",
            "wonders": "shared",
            "government": "paid",
            "trades": "4",
        },
        ends(LAST_AGE, AGES),
    ),
}
