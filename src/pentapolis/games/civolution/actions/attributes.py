"""Attribute chips: taken at certain moments of an own turn, for feature markers (CV-ATT).

The rulebook allows them at any time of an own turn. CV-ATT.2 says when that is asked, and there are two ways to ask.
Where a civilization is asked anyhow, chips stand among its answers: `turn.act` before a module or a Reset, `turn.part`
between the parts of a module. Everywhere else `moment` is a question of its own, which comes only if a chip can be
paid: at the end of a turn (`turn.close`) and before the own decision in phases 2, 3, 6A, 7A, 7B and 8A. Phases ask one
civilization after the other in seating order, so two windows are never open at once, and who comes first may take the
chip (CV-GEN.10).
"""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options

from .. import asks, gains, log
from ..kinds import FEATURE
from ..ownership import force, refresh
from ..state import CVTable, put
from .partition import ATTRIBUTE, choose_column, lay, open_columns


def counted(t: CVTable, seat: int, feature: str) -> int:
    """CV-EFF.9: the markers of a feature as have-requirements count them."""
    number = FEATURE[feature]
    return t.state.players[seat].features[number] + force(t, seat).feature_req[number]


def lacks(t: CVTable, seat: int, chip: str) -> tuple[int, int] | None:
    """CV-ATT.1: the markers there are, and those that must be had or returned; None if all is there."""
    cost = t.content.attributes[chip].requirement
    have = counted(t, seat, cost.feature)
    if have < cost.have:
        return have, cost.have
    markers = t.state.players[seat].features[FEATURE[cost.feature]]
    return (markers, cost.returned) if markers < cost.returned else None


def refuse_attribute(t: CVTable, seat: int, chip: str) -> Refusal | None:
    """CV-ATT.1: why a chip cannot be taken: not displayed, or too few markers."""
    if chip not in t.content.attributes:
        return None
    if chip not in t.state.attributes:
        return Refusal("CV-ATT.1", thing="none")
    missing = lacks(t, seat, chip)
    if missing is None:
        return None
    have, need = missing
    return Refusal("CV-ATT.1", thing=t.content.attributes[chip].requirement.feature, have=have, need=need)


def chips_to_take(t: CVTable, seat: int) -> list[str]:
    """CV-ATT.1: displayed chips whose markers are there; each kind once."""
    found: list[str] = []
    features, more = t.state.players[seat].features, force(t, seat).feature_req
    for chip in t.state.attributes:
        if chip and chip not in found:
            feature, have, returned = t.content.attribute_costs[chip]
            markers = features[feature]
            if markers >= returned and markers + more[feature] >= have:
                found.append(chip)
    return found


def moment(t: CVTable, seat: int) -> Flow[None]:
    """CV-GEN.10, CV-ATT.2: a moment at which chips may be taken, any number of them one after the other."""
    while chips := chips_to_take(t, seat):
        offered = {**{f"attribute:{chip}": chip for chip in chips}, "end": ""}
        options = Options(offered, lambda key: refuse_attribute(t, seat, key.partition(":")[2]))
        chip: str = yield Ask(seat, asks.CHIPS, options)
        if not chip:
            return
        yield from install_attribute(t, seat, chip)


def install_attribute(t: CVTable, seat: int, chip: str) -> Flow[None]:
    """CV-ATT.1, CV-CON.2: return the markers, take the chip, refill the display, install; it works at once."""
    player, cost = t.state.players[seat], t.content.attributes[chip].requirement
    gains.lose_feature(player, FEATURE[cost.feature], cost.returned)
    t.emit(log.SPENT, seat=seat, thing=cost.feature, count=cost.returned)
    t.state.attributes = put(t.state.attributes, t.state.attributes.index(chip), "")
    refill_attributes(t)
    column = yield from choose_column(t, seat, chip, open_columns(t.content, player, ATTRIBUTE))
    lay(t, seat, column, chip)
    refresh(t, player)


def refill_attributes(t: CVTable) -> None:
    """CV-ATT.1, CV-LIM.2: empty spaces of the display from the bag; an empty bag leaves them empty."""
    state = t.state
    for space, chip in enumerate(state.attributes):
        if not chip and state.attribute_bag:
            state.attributes = put(state.attributes, space, state.attribute_bag[-1])
            state.attribute_bag = state.attribute_bag[:-1]
            t.emit(log.DISPLAYED, chip=state.attributes[space])
