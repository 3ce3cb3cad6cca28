"""Resources, Population and Production: gaining them, and paying for Actions with Money instead (MO-RES)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow

from . import asks
from .kinds import MONEY, RESOURCES, TRACKS
from .state import MosaicTable, Player

RESOURCE = {name: number for number, name in enumerate(RESOURCES)}
TRACK = {name: number for number, name in enumerate(TRACKS)}
RATE = 2  # MO-RES.1: Money for one unit

Cost = dict[str, int]


def gain(t: MosaicTable, seat: int, resource: str, amount: int) -> None:
    """MO-GLO.2, MO-GLO.3, MO-GLO.9: from the Reserve, which never runs out; Population is no Resource."""
    player = t.state.players[seat]
    if resource == "population":
        player.population += amount
    else:
        player.stock[RESOURCE[resource]] += amount
    t.emit("gained", seat=seat, resource=resource, count=amount)


def produce(t: MosaicTable, seat: int, track: str, amount: int) -> None:
    """MO-GLO.4, MO-CMP.4: raise a track, without upper limit; a loss stops at 0 (MO-GOV.3)."""
    production, number = t.state.players[seat].production, TRACK[track]
    production[number] = max(0, production[number] + amount)
    t.emit("raised" if amount >= 0 else "lowered", seat=seat, track=track, count=abs(amount))


def can_pay(player: Player, cost: Cost) -> bool:
    """MO-RES.1, MO-RES.2, MO-RES.4: the whole cost, with Money for missing Stone, Ideas and Food only."""
    stock, missing = player.stock, 0
    for name, amount in cost.items():
        if name == "population":
            if player.population < amount:
                return False
        elif (have := stock[RESOURCE[name]]) < amount:
            missing += amount - have
    return RATE * missing <= stock[MONEY]


def pay(t: MosaicTable, seat: int, cost: Cost, what: str) -> Flow[None]:
    """MO-RES.1, MO-RES.3: for each standard Resource the payer says how many units Money replaces."""
    player = t.state.players[seat]
    names = [name for name in cost if name != "population"]
    for place, name in enumerate(names):
        least, most = range_of(player, cost, name, names[place + 1 :])
        replaced = least
        if most > least:
            options = {str(number): number for number in range(least, most + 1)}
            have = player.stock[RESOURCE[name]]
            replaced = yield Ask(seat, asks.PAY, options, resource=name, cost=cost[name], card=what, have=have)
        player.stock[RESOURCE[name]] -= cost[name] - replaced
        player.stock[MONEY] -= RATE * replaced
        t.emit("paid", seat=seat, resource=name, count=cost[name] - replaced, money=RATE * replaced)
    if "population" in cost:
        player.population -= cost["population"]
        t.emit("settlers", seat=seat, count=cost["population"])


def range_of(player: Player, cost: Cost, name: str, later: list[str]) -> tuple[int, int]:
    """How few and how many units of a Resource can be replaced, so that the rest can still be paid."""
    reserved = sum([max(0, cost[other] - player.stock[RESOURCE[other]]) for other in later])
    least = max(0, cost[name] - player.stock[RESOURCE[name]])
    return least, max(least, min(cost[name], player.stock[MONEY] // RATE - reserved))
