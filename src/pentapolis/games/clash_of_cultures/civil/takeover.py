"""Cultural Takeover: a small Barbarian city as the target of Influence Culture."""

from __future__ import annotations

from typing import Any

from pentapolis.games.clash_of_cultures import asks, hooks, log, units
from pentapolis.games.clash_of_cultures.abilities import TURN, grant, ready, revoke
from pentapolis.games.clash_of_cultures.actions import influence
from pentapolis.games.clash_of_cultures.actions.influence import SUCCESS, Target
from pentapolis.games.clash_of_cultures.cities import change_owner, influenced, set_mood, size
from pentapolis.games.clash_of_cultures.hexes import distance
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, MOOD_OF, UNIT
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civil import InfluenceBarbarians
from pentapolis.kernel import Flow

from .learning import IMPOSSIBLE
from .play import CIVIL, Civil

CULTURAL_TAKEOVER = bit("cultural_takeover")
TAKEOVER = "takeover"
ARTS = "use:arts"


def villages(t: ClashTable) -> list[int]:
    """Barbarian cities of the size that the card names."""
    of_size = t.content.printed(InfluenceBarbarians).size
    return [space for space, city in t.state.cities.items() if city.owner == BARBARIANS and size(city) == of_size]


@hooks.INFLUENCE_TARGETS.of("cultural_takeover")
def add_villages(t: ClashTable, seat: int, found: list[Target], source: int) -> list[Target]:
    """CC-15.1, CC-15.5, CC-15.8: villages in range, with the culture needed for the range."""
    home = t.state.cities.get(source)
    if home is not None and home.owner == seat and influenced(home) and not influence.keeps_reach(t, seat, home):
        return found
    span, culture = influence.sources(t, seat).get(source, 0), influence.wealth(t, seat)
    for space in villages(t):
        boost = max(0, distance(layout_of(t), source, space, t.state.revealed) - span)
        if boost <= culture:
            found = [*found, Target(space, TAKEOVER, boost)]
    return found


def bar(t: ClashTable, seat: int) -> str | None:
    """CC-15.6, CC-33.1: an attempt must be possible now, with a village in range and a Settlement in the supply."""
    player, turn = t.state.players[seat], t.state.turn
    if player.lasting & CULTURAL_TAKEOVER:
        return IMPOSSIBLE
    if turn.influenced:
        return "CC-15.6"
    if player.settlements == 0 or not villages(t):
        return IMPOSSIBLE
    if turn.actions <= 0 and not ready(t, seat, TURN[ARTS].source):  # CC-15.11
        return IMPOSSIBLE
    return None if any(add_villages(t, seat, [], source) for source in influence.sources(t, seat)) else IMPOSSIBLE


def resolve(t: ClashTable, seat: int, target: int) -> None:
    grant(t, seat, CULTURAL_TAKEOVER)


@hooks.ON_INFLUENCE.of("cultural_takeover", order=100)
def over(t: ClashTable, seat: int, *facts: Any) -> None:
    """The card was for one attempt, whatever came of it."""
    revoke(t, seat, CULTURAL_TAKEOVER)


def take_over(t: ClashTable, seat: int, source: int, space: int) -> Flow[None]:
    """The city is the player's, and Angry; one Barbarian unit becomes a Settler or Infantry, the others go away."""
    city, state, rule = t.state.cities[space], t.state, t.content.printed(InfluenceBarbarians)
    there = units.stack(state, BARBARIANS, space)
    for kind, amount in list(units.unpack(there)):
        units.remove(t, BARBARIANS, space, kind, amount)
    change_owner(t, city, seat)
    set_mood(t, city, MOOD_OF[rule.mood])
    t.emit(log.TOOK_OVER, seat=seat, space=layout_of(t).names[space])
    kinds: dict[str, int] = {name: UNIT[name] for name in rule.units if units.supply(state, seat, UNIT[name])}
    if there and kinds:
        kind = yield from asks.choose(seat, asks.CONVERT, kinds, space=layout_of(t).names[space])
        units.place(t, seat, space, kind)


SUCCESS[TAKEOVER] = take_over
CIVIL["cultural_takeover"] = Civil(resolve, barred=bar)
