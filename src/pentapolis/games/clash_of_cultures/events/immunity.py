"""Advances that make a player ignore the text of some events; icons are carried out all the same."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.advances import IgnoreEvents


@hooks.EVENT_IMMUNE.of("irrigation")
def fields(t: ClashTable, seat: int, immune: bool, event: str) -> bool:
    """CC-29.1: Famines are ignored."""
    return immune or t.content.printed(IgnoreEvents, "irrigation").tag in t.content.events[event].tags


@hooks.EVENT_IMMUNE.of("sanitation")
def hygiene(t: ClashTable, seat: int, immune: bool, event: str) -> bool:
    """CC-29.2: plagues do nothing."""
    return immune or t.content.printed(IgnoreEvents, "sanitation").tag in t.content.events[event].tags
