"""When the game ends: after the last Age, without a city, by a roll, by a Wonder (CC-3, CC-32.3 to CC-32.5)."""

from __future__ import annotations

from . import log
from .state import ClashTable

SHORT = 4  # CC-32.3


def last_age(t: ClashTable) -> int:
    """CC-2.1, CC-32.3, CC-32.5: the Age after which the game is over in any case; CC-32.9: it decides no more."""
    options = t.state.options
    if options["length"] == "short":
        return SHORT
    track = t.content.track
    return track.front.ages if options["ending"] == "fixed" else track.back.ages


def final_round(t: ClashTable) -> int:
    """CC-32.4: the highest roll that ends the game in this Round; 0 if it is not one of the last five."""
    return t.content.final_rounds.get((t.state.age, t.state.round), 0)


def roll(t: ClashTable) -> bool:
    """CC-32.4: before each of the last five Rounds the first player rolls; a result in the range ends the game.

    The ranges are reconstructed: see `round_track` in the data.
    """
    state = t.state
    highest = final_round(t) if "roll" in state.options["ending"] else 0
    if not highest:
        return False
    value = t.content.faces[state.chance.roll("die", len(t.content.faces)) - 1].value
    state.last_round = value <= highest
    t.emit(log.END_ROLL, seat=state.first, value=value, highest=highest, ends=int(state.last_round))
    return state.last_round


def note_wonder(t: ClashTable) -> None:
    """CC-32.5: a Wonder constructed in one of the last five Rounds makes this Round the last one."""
    state = t.state
    if "wonder" in state.options["ending"] and final_round(t) and not state.last_round:
        state.last_round = True
        t.emit(log.LAST_ROUND)


def reason(t: ClashTable) -> str:
    """CC-16.3: why the game ends after this step 1, or nothing."""
    state = t.state
    if state.cityless:
        return "no_city"
    if state.last_round:
        return "called"
    return "last_age" if state.age >= last_age(t) else ""
