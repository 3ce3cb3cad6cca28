"""Advance: buy or gain an Advance (CC-6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pentapolis.games.clash_of_cultures import asks, cards, hooks, log, payments
from pentapolis.games.clash_of_cultures.abilities import SILENCE, TURN, settle
from pentapolis.games.clash_of_cultures.board import Advance, AdvanceRule
from pentapolis.games.clash_of_cultures.kinds import FOOD, GOLD, GOOD, IDEAS, goods
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.sources import BOARD, bit, names
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.at_once import AT_ONCE, DrawAtOnce
from pentapolis.games.clash_of_cultures.vocabulary.common import Kind
from pentapolis.games.clash_of_cultures.vocabulary.shapes import OfChoice, OfGoods
from pentapolis.games.clash_of_cultures.wealth import gain as gain_goods
from pentapolis.games.clash_of_cultures.wealth import gain_choice, receive, trim
from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.verbs import Verb

STANDARD = [Price(goods(food=2))]  # CC-6.2


def rule_of(t: ClashTable, name: str) -> AdvanceRule:
    return t.content.advance_rules[bit(name).bit_length() - 1]


def bar(t: ClashTable, seat: int, name: str) -> str | None:
    """CC-6.1, CC-6.7, CC-6.8: the rule that keeps a player from taking an Advance, if there is one.

    CC-6.9: asked only when an Advance is taken or changed; what is owned stays.
    """
    owned, rule = t.state.players[seat].advances, rule_of(t, name)
    if owned & rule.bit:
        return "CC-6.2"
    if owned & rule.others:
        return "CC-6.8"
    missing = rule.needs & ~owned
    if missing:
        advance = t.content.advances[name]
        return "CC-6.7" if advance.requires_advance and missing & bit(advance.requires_advance) else "CC-6.1"
    return None


def available(t: ClashTable, seat: int) -> int:
    """CC-6.1, CC-6.7, CC-6.8: the set of Advances that the player may take now."""
    return t.content.open_advances[t.state.players[seat].advances].bits


def prices(t: ClashTable, seat: int, name: str) -> list[Price]:
    """CC-6.2, CC-6.10, CC-6.13: 2 food, and what abilities make of it."""
    return special_prices(t, seat).get(name, STANDARD)


def special_prices(t: ClashTable, seat: int) -> dict[str, list[Price]]:
    """CC-6.10, CC-6.13: the Advances whose price abilities change, with what they make of it.

    What they say depends on which of them are in force and used, and is asked once for each of these sets.
    """
    player, mask, known = t.state.players[seat], hooks.ADVANCE_PRICES.mask, t.content.advance_prices
    key = player.force & mask, player.used & mask
    if key not in known:
        asked = {name: hooks.ADVANCE_PRICES(t, seat, STANDARD, name) for name in t.content.advances}
        known[key] = {name: special for name, special in asked.items() if special is not STANDARD}
    return known[key]


def can_buy(t: ClashTable, seat: int, name: str) -> bool:
    return bar(t, seat, name) is None and payments.can_pay(t, seat, prices(t, seat, name), payments.ADVANCE)


def buy(t: ClashTable, seat: int, name: str, *, track: bool = True) -> Flow[None]:
    """CC-6.2, CC-6.10: pay and gain. The caller has asked can_buy."""
    paid = yield from payments.pay(t, seat, prices(t, seat, name), payments.ADVANCE)
    yield from gain(t, seat, name, track=track)
    yield from hooks.ON_BUY_ADVANCE.run(t, seat, name, paid)


def gain(t: ClashTable, seat: int, name: str, *, track: bool = True) -> Flow[None]:
    """CC-6.3 to CC-6.5, CC-6.11: cube, bonus, one-time effects, civilization Advance; then perhaps an event.

    `track`: the cube comes from the event track, else from the pool (CC-17.7).
    """
    player, rule = t.state.players[seat], rule_of(t, name)
    player.advances |= rule.bit
    settle(t, seat)
    t.emit(log.ADVANCE, seat=seat, piece=name)
    if rule.bonus >= 0:  # CC-6.4
        gain_goods(t, seat, rule.bonus)
    yield from one_time(t, seat, t.content.advances[name].effects)
    yield from hooks.ON_GAIN.only(t, seat, name)
    yield from gain_tied(t, seat, name)
    trim(t, seat)  # CC-29.11
    yield from hooks.ON_GAIN_ADVANCE.run(t, seat, name)
    take_cube(t, seat, t.content.advances[name], track)


def take_cube(t: ClashTable, seat: int, advance: Advance, track: bool) -> None:
    """CC-6.3, CC-6.5, CC-31.7: the last cube of the track draws an event when all else is done."""
    player = t.state.players[seat]
    if player.anarchy and t.content.categories[advance.category].government:
        player.anarchy -= 1
    elif track:
        player.track -= 1
        if player.track == 0:
            from pentapolis.games.clash_of_cultures.events.draw import event  # events give Advances, too

            t.then(event, seat)


def gain_tied(t: ClashTable, seat: int, name: str) -> Flow[None]:
    """CC-6.11, CC-30.1 to CC-30.3: civilization Advances come at once, with a cube from the pool."""
    civilization = t.state.players[seat].civilization
    tied = t.content.tied[civilization].get(name) if civilization else None
    return gain_all(t, seat, tied) if tied else SILENCE


def gain_all(t: ClashTable, seat: int, civ_advances: tuple[str, ...]) -> Flow[None]:
    player = t.state.players[seat]
    for tied in civ_advances:
        if not player.advances & bit(tied):
            player.advances |= bit(tied)
            settle(t, seat)
            t.emit(log.CIV_ADVANCE, seat=seat, piece=tied)
            yield from hooks.ON_GAIN.only(t, seat, tied)


def one_time(t: ClashTable, seat: int, effects: tuple[Kind, ...]) -> Flow[None]:
    """CC-6.10, CC-10.4, CC-10.7, CC-10.11: what is given when something is gained or constructed."""
    given: list[Kind] = [effect for effect in effects if type(effect) in AT_ONCE]
    return give(t, seat, given) if given else SILENCE


def give(t: ClashTable, seat: int, effects: list[Kind]) -> Flow[None]:
    draw: dict[str, Callable[[ClashTable, int], Flow[None] | None]] = {
        "action": cards.draw_action,
        "objective": cards.take_objective,
        "wonder": cards.draw_wonder,
    }
    for effect in effects:
        match effect:
            case OfGoods():
                receive(t, seat, effect.goods)
            case OfChoice():
                yield from gain_choice(t, seat, [GOOD[good] for good in effect.options], effect.amount)
            case DrawAtOnce():
                for _ in range(effect.cards):
                    yield from draw[effect.deck](t, seat) or SILENCE


def choose_free(t: ClashTable, seat: int, among: int, *, track: bool = True, optional: bool = False) -> Flow[str]:
    """CC-6.10: gain one of a set of Advances free; gives its id, or "" if there is none or it is declined."""
    options = {name: name for name in names(available(t, seat) & among & BOARD)}
    if not options:
        return ""
    if optional:
        options[asks.NONE] = ""
    name = yield from asks.choose(seat, asks.ADVANCE, options)
    if name:
        yield from gain(t, seat, name, track=track)
    return name


# The Main Action


def payable(t: ClashTable, seat: int) -> Sequence[str]:
    """CC-6.2: every Advance that may be taken and paid."""
    player = t.state.players[seat]
    held = player.goods
    plain = held[FOOD] + held[IDEAS] + held[GOLD] >= 2
    usual = plain or (player.force & hooks.SUBSTITUTES.mask and payments.can_pay(t, seat, STANDARD, payments.ADVANCE))
    there = t.content.open_advances[player.advances]
    if usual:
        return there.names
    if not player.force & hooks.ADVANCE_PRICES.mask:
        return ()
    special = special_prices(t, seat)
    return [
        rule.id
        for rule in there.rules
        if rule.id in special and payments.can_pay(t, seat, special[rule.id], payments.ADVANCE)
    ]


def offers(t: ClashTable, seat: int) -> list[tuple[str, str]]:
    return [(name, name) for name in payable(t, seat)]


def find(t: ClashTable, seat: int, name: str) -> str:
    if name not in payable(t, seat):
        raise KeyError(name)
    return name


def why_not(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    if rest not in t.content.advances:
        return None
    barred = bar(t, seat, rest)
    if barred is not None:
        return Refusal(barred, piece=rest, **facts(t, rest, barred))
    held = t.state.players[seat].goods
    return Refusal("CC-6.2", piece=rest, have=held[FOOD] + held[IDEAS] + held[GOLD], need=2, fault="price")


def facts(t: ClashTable, name: str, rule: str) -> dict[str, Any]:
    """What the reason depends on: the Advance that is missing."""
    advance = t.content.advances[name]
    if rule == "CC-6.7":
        return {"needs": advance.requires_advance}
    if rule == "CC-6.1":
        tops = (top.id for top in t.content.advances.values() if top.top and top.category == advance.category)
        return {"needs": next(tops)}
    return {"have": 0, "need": 0, "fault": "owned"} if rule == "CC-6.2" else {}


TURN.add(Verb("advance", offers, why_not, buy, find, plain=payable))
