"""Step 5 of the Status Phase: another form of government (CC-16.7, CC-16.8). The event Revolution brings it too."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, log
from pentapolis.games.clash_of_cultures.abilities import settle
from pentapolis.games.clash_of_cultures.actions.advance import gain_tied
from pentapolis.games.clash_of_cultures.components import Content
from pentapolis.games.clash_of_cultures.explain import EXPLAIN
from pentapolis.games.clash_of_cultures.kinds import NOTHING, Goods, goods
from pentapolis.games.clash_of_cultures.payments import can_pay_cost, pay_cost
from pentapolis.games.clash_of_cultures.sources import bit, bits, names
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.wealth import trim
from pentapolis.kernel import Ask, Flow, Label, Refusal, Subsets

# CC-6.8: the three categories, each with its top Advance first, as the bits go.
GOVERNMENTS: dict[str, int] = {
    "democracy": bits("voting", "separation_of_power", "civil_liberties", "economic_liberty"),
    "autocracy": bits("nationalism", "totalitarianism", "absolute_power", "forced_labor"),
    "theocracy": bits("dogma", "devotion", "conversion", "fanaticism"),
}
PAID = goods(mood=1, culture=1)  # CC-16.8: only with the option


def price_in_status_phase(t: ClashTable) -> Goods:
    """CC-16.8: free, or with the option `government: paid` 1 mood and 1 culture."""
    return PAID if t.state.options["government"] == "paid" else NOTHING


def offer(t: ClashTable, seat: int, *, price: Goods = NOTHING, optional: bool = True) -> Flow[bool]:
    """CC-16.7: move all cubes of the present government to another one. Gives whether the government changed."""
    options: dict[str, str | None] = {name: name for name in GOVERNMENTS if bar(t, seat, name, price) is None}
    if not options:
        return False
    if optional:
        options[asks.NONE] = None
    chosen: str | None = yield Ask(seat, asks.GOVERNMENT, options, price=int(price != NOTHING))
    if chosen is None:
        return False
    if price != NOTHING:
        yield from pay_cost(t, seat, price)
    yield from move_cubes(t, seat, chosen)
    return True


def bar(t: ClashTable, seat: int, name: str, price: Goods = NOTHING) -> str | None:
    """CC-16.7, CC-6.7, CC-16.8: why a government cannot be changed to, if it cannot."""
    owned = t.state.players[seat].advances
    present = present_government(t, seat)
    if not present or present == name:
        return "CC-16.7"
    if required(t.content, name) & ~owned:
        return "CC-6.7"
    return None if price == NOTHING or can_pay_cost(t, seat, price) else "CC-16.8"


def move_cubes(t: ClashTable, seat: int, name: str) -> Flow[None]:
    """CC-16.7, CC-16.8: as many Advances as before, the top one among them; neither bonuses nor events."""
    player = t.state.players[seat]
    old = player.advances & GOVERNMENTS[present_government(t, seat)]
    top, *lower = names(GOVERNMENTS[name])
    number = old.bit_count() - 1
    pool = Subsets({advance: advance for advance in lower}, least=number, most=number)
    chosen = yield from asks.choose(seat, asks.CUBES, pool, government=name, count=number)
    player.advances = player.advances & ~old | bit(top)
    for advance in chosen:
        player.advances |= bit(advance)
    t.emit(log.GOVERNMENT, seat=seat, piece=name, pieces=[top, *chosen])
    settle(t, seat)
    for advance in (top, *chosen):
        yield from gain_tied(t, seat, advance)  # CC-30.3: however the Advance was gained
    trim(t, seat)  # CC-29.11


# What is known of governments


def present_government(t: ClashTable, seat: int) -> str:
    """CC-6.8: there is at most one."""
    owned = t.state.players[seat].advances
    return next((name for name, advances in GOVERNMENTS.items() if owned & advances), "")


def required(content: Content, name: str) -> int:
    """CC-6.7: the Advance that the top one of a government needs."""
    return bit(content.advances[names(GOVERNMENTS[name])[0]].requires_advance)


# Words and reasons


def label_cubes(ask: Ask, key: str) -> Label:
    """One or two of three Advances; where all three come along there is nothing to ask."""
    first, _, second = key.partition("+")
    return (
        Label("answer-cubes-two", {"piece": first, "piece2": second})
        if second
        else Label("answer-cubes", {"piece": first})
    )


def why_not(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    if key not in GOVERNMENTS:
        return Refusal("CC-16.7", piece="") if key == asks.NONE else None
    price = PAID if ask.about["price"] else NOTHING
    rule = bar(t, ask.seat, key, price) or "CC-16.7"
    if rule == "CC-6.7":
        return Refusal(rule, piece=names(GOVERNMENTS[key])[0], needs=names(required(t.content, key))[0])
    return Refusal(rule, piece=key)


def why_not_cubes(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-16.7: the number of cubes stays the same, and all go to the one government."""
    if all(advance in t.content.advances for advance in key.split("+")):
        return Refusal("CC-16.7", piece=str(ask.about["government"]))
    return None


asks.ASKS.labelled({asks.CUBES: label_cubes})
EXPLAIN[asks.GOVERNMENT] = why_not
EXPLAIN[asks.CUBES] = why_not_cubes
