"""Recorded games of Mosaic: every number of players, both ends."""

from __future__ import annotations

from tests.records.wanted import AnyMatch, Wanted


def by_cards(match: AnyMatch) -> bool:
    """MO-END.1: the third scoring card was revealed before two supplies of tiles were gone."""
    return match.state.revealed >= 3 and supplies_left(match) >= 2


def by_tiles(match: AnyMatch) -> bool:
    """MO-END.1: two supplies of tiles were gone before the third scoring card."""
    return match.state.revealed < 3 and supplies_left(match) < 2


def supplies_left(match: AnyMatch) -> int:
    state = match.state
    return bool(state.wonders) + bool(state.achievements) + bool(state.golden_ages)


WANTED = {
    "two_players": Wanted(("random",) * 2, {}, by_cards),
    "three_players": Wanted(("random",) * 3, {}, by_cards),
    "four_players": Wanted(("random",) * 4, {}, by_cards),
    "five_players": Wanted(("random",) * 5, {}, by_cards),
    "six_players": Wanted(("random",) * 6, {}, by_cards),
    "tiles_exhausted": Wanted(("random",) * 2, {}, by_tiles),
}
