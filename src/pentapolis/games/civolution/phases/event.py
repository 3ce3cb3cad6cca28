"""Phase 7: weather, event, scoring of the era, monolith (CV-EVT)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal, beat
from pentapolis.parts.choices import Options

from .. import asks, counting, gains, ground, log, tribes, triggers
from .. import vocabulary as v
from ..actions.attributes import moment
from ..actions.partition import completion
from ..asks import SKIP
from ..effects import any_possible, each, effect
from ..kinds import WEATHER
from ..ownership import force
from ..state import CVTable, civs, fresh, order, put, seats, who

HARMFUL = (v.LoseFood, v.RemoveTribe, v.ReturnBuilding)
"""CV-EVT.2, CV-EVT.4: what nobody may skip."""


def event(t: CVTable) -> None:
    """CV-EVT.1 to CV-EVT.8: steps A to D."""
    t.then_all(beat(weather), beat(concern), beat(era_scoring))


# A


def weather(t: CVTable) -> None:
    """CV-EVT.1: the indicator moves towards hot or cold; beyond the line it is put back; the effect there counts."""
    state = t.state
    steps = t.content.events[state.event].weather_steps
    target = state.weather - steps
    state.weather = min(max(target, 0), len(WEATHER) - 1)
    state.beyond = target != state.weather
    t.emit(log.WEATHER, space=WEATHER[state.weather], steps=steps, beyond=int(state.beyond))
    t.then_all(*(beat(feel_weather, seat) for seat in seats(state)))


def feel_weather(t: CVTable, seat: int) -> Flow[None]:
    """CV-EVT.2, CV-EVT.3, CV-CON.8: one of the effects that can be carried out; positive ones may be left out."""
    found = felt(t, seat)
    if not found:
        return
    if decides(t, seat, found):
        yield from moment(t, seat)
        found = felt(t, seat)  # CV-ATT.1: what was installed just now may ward it off
    if found:
        yield from suffer(t, seat, found)
    yield from completion(t, seat)


def suffer(t: CVTable, seat: int, found: dict[str, tuple[v.AnyEffect, ...]]) -> Flow[None]:
    """CV-EVT.2: one of these effects, or none if they are a gain."""
    space = t.content.weather[t.state.weather]
    if not is_harmful(found):
        found[SKIP] = ()
    chosen = next(iter(found.values()))
    if len(found) > 1:
        options = Options(found, lambda key: Refusal("CV-EVT.3"))
        chosen = yield Ask(seat, asks.WEATHER, options, space=space.id, beyond=int(t.state.beyond))
    yield from each(t, seat, chosen, space.id)


def felt(t: CVTable, seat: int) -> dict[str, tuple[v.AnyEffect, ...]]:
    """CV-EVT.1, CV-EVT.2, CV-EVT.3: the effects of the weather that a seat can carry out, by their number."""
    space = t.content.weather[t.state.weather]
    lists = (space.beyond,) if t.state.beyond else space.options
    found: dict[str, tuple[v.AnyEffect, ...]] = {
        str(number): effects for number, effects in enumerate(lists, 1) if any_possible(t, seat, effects)
    }
    return {} if is_harmful(found) and force(t, seat).immune_weather_negative else found


def is_harmful(found: dict[str, tuple[v.AnyEffect, ...]]) -> bool:
    return any(isinstance(what, HARMFUL) for effects in found.values() for what in effects)


def decides(t: CVTable, seat: int, found: dict[str, tuple[v.AnyEffect, ...]]) -> bool:
    """CV-ATT.2: whether the weather leaves anything to the seat: an effect, a tribe, whether that is saved."""
    if len(found) > 1 or not is_harmful(found):
        return True
    loses = any(isinstance(what, v.RemoveTribe) for effects in found.values() for what in effects)
    return loses and (len(set(t.state.players[seat].tribes)) > 1 or tribes.may_be_saved(t, seat))


def has_food(t: CVTable, seat: int, what: v.LoseFood) -> bool:
    return t.state.players[seat].food > 0


@effect(v.LoseFood, has_food)
def lose_food(t: CVTable, seat: int, what: v.LoseFood, source: str) -> None:
    """CV-EVT.2: food goes back."""
    player = t.state.players[seat]
    lost = min(player.food, what.amount)
    gains.spend(player, "food", lost)
    t.emit(log.LOST_FOOD, seat=seat, count=lost)


def has_tribe(t: CVTable, seat: int, what: v.RemoveTribe) -> bool:
    return bool(t.state.players[seat].tribes)


@effect(v.RemoveTribe, has_tribe)
def remove_tribe(t: CVTable, seat: int, what: v.RemoveTribe, source: str) -> Flow[None]:
    """CV-EVT.2, CV-FED.3: a tribe of the owner's choice; Deus ex machina may save it."""
    for _ in range(min(what.amount, len(t.state.players[seat].tribes))):
        options = {ground.tribe_words(t, tribe): tribe for tribe in t.state.players[seat].tribes}
        tribe = next(iter(options.values()))
        if len(options) > 1:
            tribe = yield Ask(seat, asks.LOSE, Options(options, lambda key: Refusal("CV-EVT.2")))
        yield from tribes.lose(t, seat, tribe)


# B


def concern(t: CVTable) -> None:
    """CV-EVT.4: whom the event concerns is settled before anything is returned; V.I.C.I. counts and gets nothing."""
    fresh(t.state)
    card = t.content.events[t.state.event]
    people = [number for number in concerned(t, card.condition) if number < len(t.state.players)]
    for seat in people:
        t.emit(log.CONCERNED, seat=seat, card=card.id)
    t.then_all(*(beat(give_up, seat) for seat in people), *(beat(benefit, seat) for seat in people))


def concerned(t: CVTable, condition: v.Condition) -> list[int]:
    """CV-EVT.4: the civilizations that fulfil a condition, in seating order."""
    have = {number: counting.metric(t, number, condition.metric) for number in order(t.state)}
    enough = [number for number in have if have[number] >= condition.at_least]
    if isinstance(condition, v.Each) or not enough:
        return enough
    best = max(have.values())
    leading = [number for number in enough if have[number] == best]
    if isinstance(condition, v.AllTiedMost) or len(leading) == 1:
        return leading
    return [number for number in leading if number < len(t.state.players) and force(t, number).event_tie]


def give_up(t: CVTable, seat: int) -> Flow[None]:
    """CV-EVT.4, CV-SOL.18: mandatory parts come first; they are for people alone."""
    card = t.content.events[t.state.event]
    yield from each(t, seat, [what for what in card.effects if isinstance(what, HARMFUL)], card.id)


def benefit(t: CVTable, seat: int) -> Flow[None]:
    """CV-EVT.4, CV-CON.8: then what the event gives; every part may be left out."""
    card = t.content.events[t.state.event]
    gifts = [what for what in card.effects if not isinstance(what, HARMFUL)]
    if any_possible(t, seat, gifts):
        yield from moment(t, seat)
        yield from each(t, seat, gifts, card.id)
        yield from completion(t, seat)


# C and D


def era_scoring(t: CVTable) -> None:
    """CV-EVT.5: the category of the era."""
    state = t.state
    fresh(state)
    category = state.era_tiles[state.era - 1]
    earned = []
    for number in civs(state):
        units = counting.units(t, number, category)
        earned.append(units * t.content.eras[state.era - 1].multiplier)
        t.emit(log.CATEGORY, seat=who(state, number), category=category, units=units, vp=earned[-1])
        gains.gain_vp(t, number, earned[-1], "eras")
    state.era_tiles = put(state.era_tiles, state.era - 1, "")
    # CV-EVT.8 is settled at once, for what triggers give does not count
    best = max(earned)
    others = [(state.start + step) % len(earned) for step in range(1, len(earned) + 1)]
    heir = next(number for number in others if earned[number] == best)
    t.then_all(*(beat(after_scoring, seat) for seat in seats(state)), beat(pass_monolith, heir))


def after_scoring(t: CVTable, seat: int) -> Flow[None]:
    """CV-EFF.8: what waits for the scoring of an era."""
    yield from triggers.happens(t, seat, "era_scoring")


def pass_monolith(t: CVTable, number: int) -> None:
    """CV-EVT.8: to the best of the era; of tied ones to the first after the one that had it."""
    t.state.start = number
    t.emit(log.MONOLITH, seat=who(t.state, number))
