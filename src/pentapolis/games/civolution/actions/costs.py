"""What a research card costs: cost spaces, options, materials that stand for others, a space ignored (CV-CRD).

Nothing is paid here: `installing` asks, and offers only what leaves a way to pay for the rest.
"""

from __future__ import annotations

from pentapolis.kernel import Refusal

from .. import vocabulary as v
from ..bills import NONE, Bill, Needs, active, bill_of, ways
from ..kinds import FEATURES, MATERIALS, ROWS
from ..ownership import force
from ..pieces import Card
from ..state import CVTable

# What counts


def vp_of(card: Card, row: int, ignored: int) -> int:
    """CV-CRD.7: the VP of all active spaces."""
    return sum(space.vp for _, space in active(card, row, ignored))


def affords(t: CVTable, seat: int, bill: Bill) -> bool:
    """CV-CRD.4, CV-CRD.5, CV-CRD.6, CV-EFF.9: whether all is there, before anything is paid."""
    player, powers = t.state.players[seat], force(t, seat)
    if bill.settlements and bill.settlements > sum(player.settled):
        return False
    markers, stored = player.features, player.storage
    for number, need in bill.have:
        if need > markers[number] + powers.feature_req[number]:
            return False
    for number, need in bill.features:
        if need > markers[number]:
            return False
    if powers.material_wild_row:  # any of the same storage row may stand for another
        return all(need <= sum(stored[row::ROWS]) for row, need in bill.rows)
    return all(need <= stored[number] for number, need in bill.materials)


def lacks(t: CVTable, seat: int, needs: Needs) -> Refusal | None:
    """CV-CRD.4, CV-CRD.6: the first thing that is missing; None if all is there."""
    bill = bill_of(needs)
    if affords(t, seat, bill):
        return None
    player, powers = t.state.players[seat], force(t, seat)
    if bill.settlements > sum(player.settled):
        return Refusal("CV-CRD.6", have=sum(player.settled), need=bill.settlements)
    for number, need in bill.have:
        have = player.features[number] + powers.feature_req[number]
        if need > have:
            return Refusal("CV-CRD.4", thing=FEATURES[number], have=have, need=need)
    for number, need in bill.features:
        if need > player.features[number]:
            return Refusal("CV-CRD.4", thing=FEATURES[number], have=player.features[number], need=need)
    if powers.material_wild_row:
        row = next(row for row, need in bill.rows if need > sum(player.storage[row::ROWS]))
        return Refusal("CV-CRD.4", thing="row", row=row + 1)
    number, need = next((number, need) for number, need in bill.materials if need > player.storage[number])
    return Refusal("CV-CRD.4", thing=MATERIALS[number], have=player.storage[number], need=need)


def can_pay(t: CVTable, seat: int, card: Card, row: int, ignored: int, picked: Needs = ()) -> bool:
    """CV-CRD.2: whether there is a way to fulfil all active spaces."""
    if picked:
        return any(affords(t, seat, bill_of(needs)) for needs in ways(card, row, ignored, picked))
    return any(affords(t, seat, bill) for bill in t.content.bills[card.id, row, ignored])


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
