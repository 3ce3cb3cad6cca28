"""Phase 6: feeding, and VP for strong tribes (CV-FED)."""

from __future__ import annotations

from collections import Counter

from pentapolis.kernel import Ask, Flow, Refusal, beat
from pentapolis.parts.choices import Options

from .. import asks, gains, ground, log, tribes, triggers
from ..actions.attributes import moment
from ..actions.partition import completion
from ..ownership import force
from ..solo.phases import feed_vici
from ..state import BOAT, FIRE, WILD, CVTable, civ, civs, is_strong, order, place_of, spot_of


def feeding(t: CVTable) -> None:
    """CV-FED.2, CV-FED.4: everybody feeds, then strong tribes give VP."""
    t.then_all(*(beat(feed, number) for number in order(t.state)), beat(strong_tribes))


def need_of(t: CVTable, seat: int, tribe: int) -> int:
    """CV-FED.1: the food that a tribe needs, less what farms and cards save."""
    rates, powers = t.content.rates, force(t, seat)
    place, spot = place_of(tribe), spot_of(tribe)
    need = rates.feed_wilderness if spot == WILD else rates.feed_encampment
    if t.state.players[seat].farms >> place & 1:
        if spot == WILD and powers.feeding_farm_full:
            return 0
        need -= rates.farm_feeds
    need -= powers.feeding_territories[t.content.territories[place].type]
    if spot == WILD:
        need -= powers.feeding_wilderness
    elif spot == BOAT:
        need -= powers.feeding_boat
    if not is_strong(tribe):
        need -= powers.feeding_weak
    return max(0, need)


def needs(t: CVTable, seat: int) -> list[tuple[int, int, int]]:
    """CV-FED.2: equal tribes that need food: the tribe, how many of them, the need of each."""
    count = Counter(t.state.players[seat].tribes)
    return [(tribe, number, need) for tribe, number in count.items() if (need := need_of(t, seat, tribe))]


def total_need(t: CVTable, seat: int) -> int:
    """CV-FED.1: what it takes to feed everybody, less what is paid by nobody."""
    whole = sum(number * need for _, number, need in needs(t, seat))
    return max(0, whole - force(t, seat).feeding_total)


def feed(t: CVTable, number: int) -> Flow[None]:
    """CV-FED.2, CV-CON.8: tribe by tribe the owner decides; what is not fed weakens or dies."""
    if number == len(t.state.players):
        feed_vici(t)
        return
    seat, player = number, t.state.players[number]
    groups = needs(t, seat)
    unfed: list[int] = []
    if groups:
        yield from moment(t, seat)
        groups = needs(t, seat)
        spare = force(t, seat).feeding_total
        fed = yield from share_out(t, seat, groups, player.food + spare)
        due = sum(count * need for count, (_, _, need) in zip(fed, groups, strict=True))
        paid = max(0, due - spare)
        gains.spend(player, "food", paid)
        unfed = [tribe for (tribe, have, _), count in zip(groups, fed, strict=True) for _ in range(have - count)]
        t.emit(log.FED, seat=seat, food=paid, tribes=len(player.tribes), unfed=len(unfed))
    for tribe in unfed:
        if is_strong(tribe):
            tribes.lay(t, seat, tribe)
    for tribe in unfed:
        if not is_strong(tribe):
            yield from tribes.lose(t, seat, tribe)
    yield from triggers.happens(t, seat, "feeding_end")
    if player.tribes and not unfed:
        yield from triggers.happens(t, seat, "all_fed")
    yield from completion(t, seat)


def share_out(t: CVTable, seat: int, groups: list[tuple[int, int, int]], food: int) -> Flow[list[int]]:
    """CV-FED.2: how many of each group are fed. Partial payment for a tribe is not possible."""
    if not groups:  # a chip that was installed just now feeds all that were left
        return []
    whole = sum(have * need for _, have, need in groups)
    if food < min(need for _, _, need in groups):
        return [0] * len(groups)
    if whole <= food:
        options = Options({"all": True, "some": False}, lambda key: None)
        everybody: bool = yield Ask(seat, asks.FEED, options, need=whole, food=food)
        if everybody:
            return [have for _, have, _ in groups]
    fed = []
    for tribe, have, need in groups:
        most = min(have, food // need)
        count = 0
        if most:
            options = Options(
                {f"fed:{n}": n for n in range(most, -1, -1)},
                lambda key, food=food: Refusal("CV-FED.2", have=food),  # type: ignore[misc]
            )
            place, spot, stance = ground.tribe_words(t, tribe).split(":")
            count = yield Ask(seat, asks.PORTION, options, place=place, spot=spot, stance=stance, need=need, food=food)
        fed.append(count)
        food -= count * need
    return fed


def strong_tribes(t: CVTable) -> None:
    """CV-FED.4: VP for each strong tribe, V.I.C.I.'s included (CV-SOL.13)."""
    for number in civs(t.state):
        strong = [tribe for tribe in civ(t.state, number).tribes if is_strong(tribe)]
        vp = len(strong) * t.content.rates.strong_vp
        if number < len(t.state.players):
            vp += sum(spot_of(tribe) == FIRE for tribe in strong) * force(t, number).strong_fire_vp
        gains.gain_vp(t, number, vp, "feeding")
