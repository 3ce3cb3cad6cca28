"""What a research card costs: cost spaces, options, materials that stand for others, a space ignored (CV-CRD).

Nothing is paid here: `installing` asks, and offers only what leaves a way to pay for the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from pentapolis.kernel import Refusal

from .. import vocabulary as v
from ..kinds import FEATURE, FEATURES, MATERIAL, MATERIALS, ROWS
from ..ownership import force
from ..pieces import Card
from ..state import CVTable
from .attributes import counted

NONE = 0
"""CV-CRD.8: no cost space is ignored; they are numbered from 1."""

Needs = tuple[v.Need, ...]


# What counts


def active(card: Card, row: int, ignored: int = NONE) -> list[tuple[int, v.Need | v.OneOf]]:
    """CV-CRD.2, CV-CRD.8: the cost spaces that count for a row, by number, without empty ones and the ignored one."""
    spaces = enumerate(card.cost_spaces[:row], 1)
    return [(number, space) for number, space in spaces if number != ignored and not isinstance(space, v.Empty)]


def ways(card: Card, row: int, ignored: int, picked: Needs = ()) -> Iterator[Needs]:
    """CV-CRD.6: every choice among the options of the active spaces that begins with what was picked already."""
    options = [space.options if isinstance(space, v.OneOf) else (space,) for _, space in active(card, row, ignored)]
    return product(*((need,) for need in picked), *options[len(picked) :])


def vp_of(card: Card, row: int, ignored: int) -> int:
    """CV-CRD.7: the VP of all active spaces."""
    return sum(space.vp for _, space in active(card, row, ignored))


def lacks(t: CVTable, seat: int, needs: Needs) -> Refusal | None:
    """CV-CRD.4, CV-CRD.5, CV-CRD.6: what is missing, before anything is paid; None if all is there.

    Whatever is returned adds up, and so do the have-requirements of a feature; those of settlements do not.
    """
    player = t.state.players[seat]
    have, settlements = [0] * len(FEATURES), 0
    features, materials = [0] * len(FEATURES), [0] * len(MATERIALS)
    for need in needs:
        match need:
            case v.ReturnMaterial():
                materials[MATERIAL[need.material]] += need.amount
            case v.ReturnFeature():
                features[FEATURE[need.feature]] += need.amount
            case v.HaveFeature():
                have[FEATURE[need.feature]] += need.amount
            case v.HaveSettlements():
                settlements = max(settlements, need.amount)
    if settlements > sum(player.settled):
        return Refusal("CV-CRD.6", have=sum(player.settled), need=settlements)
    for number, feature in enumerate(FEATURES):
        if have[number] and have[number] > counted(t, seat, feature):
            return Refusal("CV-CRD.4", thing=feature, have=counted(t, seat, feature), need=have[number])
        if features[number] > player.features[number]:
            return Refusal("CV-CRD.4", thing=feature, have=player.features[number], need=features[number])
    return lacks_material(t, seat, materials)


def lacks_material(t: CVTable, seat: int, materials: Sequence[int]) -> Refusal | None:
    """CV-CRD.4, CV-EFF.9: stored materials; some cards let any of the same storage row stand for another."""
    stored = t.state.players[seat].storage
    if force(t, seat).material_wild_row:
        for row in range(ROWS):
            if sum(materials[row::ROWS]) > sum(stored[row::ROWS]):
                return Refusal("CV-CRD.4", thing="row", row=row + 1)
        return None
    for number, need in enumerate(materials):
        if need > stored[number]:
            return Refusal("CV-CRD.4", thing=MATERIALS[number], have=stored[number], need=need)
    return None


def can_pay(t: CVTable, seat: int, card: Card, row: int, ignored: int, picked: Needs = ()) -> bool:
    """CV-CRD.2: whether there is a way to fulfil all active spaces."""
    return any(lacks(t, seat, needs) is None for needs in ways(card, row, ignored, picked))


# What may be ignored, which row's cost


def ignorable(t: CVTable, seat: int, card: Card, row: int, lowest: int, special: bool) -> dict[str, int]:
    """CV-CRD.8: the spaces that may be ignored so that the rest can be paid; `none` if all can be paid.

    The only active space cannot be ignored. Who assumes the cost of a higher row does not ignore just that row's space:
    it would be the row below.
    """
    found = {"none": NONE} if can_pay(t, seat, card, row, NONE) else {}
    numbers = [number for number, _ in active(card, row)]
    if special and len(numbers) > 1:
        for number in numbers:
            if (number < row or row == lowest) and can_pay(t, seat, card, row, number):
                found[str(number)] = number
    return found


def rows(t: CVTable, seat: int, card: Card, lowest: int, special: bool) -> dict[str, int]:
    """CV-CRD.2, CV-CRD.3: the rows whose cost can be paid: that of the place, or a higher one.

    A higher row whose own space is empty costs and gives the same as the one below: it is left out.
    """
    found = {}
    for row in range(lowest, len(card.cost_spaces) + 1):
        adds = row == lowest or not isinstance(card.cost_spaces[row - 1], v.Empty)
        if adds and ignorable(t, seat, card, row, lowest, special):
            found[str(row)] = row
    return found


def refuse_row(t: CVTable, seat: int, card: Card, row: int) -> Refusal | None:
    """What is missing for the cost of a row; of several ways, for the first."""
    return next((missing for needs in ways(card, row, NONE) if (missing := lacks(t, seat, needs))), None)
