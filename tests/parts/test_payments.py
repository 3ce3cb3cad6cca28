"""Payments: lists of mixes are complete, and long ones are asked in steps without a dead end."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel import Ask
from pentapolis.parts.payments import Amounts, PriceList, all_mixes, can_pay, choose_mix, mix_key, mixes, read_mix

GOODS = ("food", "wood", "ore", "gold")
AMOUNTS = st.tuples(*[st.integers(0, 3)] * len(GOODS))
TABLES = st.tuples(*[st.integers(0, 15)] * len(GOODS))


def pays(paid: Amounts, cost: Amounts, table: Amounts) -> bool:
    """Whether what is paid can be shared out among what is due: by trying every way, as a person would."""
    units = [good for good, due in enumerate(cost) for _ in range(due)]
    coins = [good for good, amount in enumerate(paid) for _ in range(amount)]
    return len(units) == len(coins) and _matches(units, coins, table)


def _matches(units: list[int], coins: list[int], table: Amounts) -> bool:
    if not units:
        return True
    fits = {coin for coin in coins if coin == units[0] or table[units[0]] >> coin & 1}
    for coin in fits:
        rest = coins[:]
        rest.remove(coin)
        if _matches(units[1:], rest, table):
            return True
    return False


@given(AMOUNTS, st.tuples(*[st.integers(0, 2)] * len(GOODS)), TABLES)
def test_mixes_are_exactly_what_pays(have: Amounts, cost: Amounts, table: Amounts) -> None:
    found = list(mixes(have, cost, table))
    expected = {paid for paid in product(*[range(amount + 1) for amount in have]) if pays(paid, cost, table)}
    assert len(found) == len(set(found))
    assert set(found) == expected
    assert all_mixes(have, cost, table) == tuple(found)
    assert can_pay(have, cost, table) == bool(expected)


def answer_all(found: dict[str, tuple[Amounts, int]], most: int) -> set[Amounts]:
    """Every payment that some line of answers leads to."""
    reached: set[Amounts] = set()
    open_lines: list[list[str]] = [[]]
    while open_lines:
        line = open_lines.pop()
        flow = choose_mix(0, ("pay", "part"), GOODS, found, most)
        try:
            ask = next(flow)
            for key in line:
                assert isinstance(ask, Ask)
                ask = flow.send(ask.options[key])
            assert isinstance(ask, Ask)
            assert len(ask.options) >= 2, "a question with one answer is not asked"
            assert ask.kind == "part" or len(ask.options) <= most
            open_lines += [[*line, key] for key in ask.options]
        except StopIteration as end:
            reached.add(end.value[0])
    return reached


def test_a_long_list_is_asked_in_steps_and_reaches_every_payment() -> None:
    everything = all_mixes((3, 3, 3, 6), (3, 2, 1, 0), (0b1000, 0b1000, 0b1000, 0))
    found = {mix_key(GOODS, paid): (paid, 0) for paid in everything}
    assert len(found) == 24
    assert answer_all(found, 5) == set(everything)
    assert answer_all(found, 24) == set(everything)


def test_one_payment_is_not_asked() -> None:
    flow = choose_mix(0, ("pay", "part"), GOODS, {"food1": ((1, 0, 0, 0), "x")}, 5)
    assert list(flow) == []


def test_keys_name_what_is_paid_and_are_read_back() -> None:
    assert mix_key(GOODS, (0, 2, 0, 1)) == "wood2+gold1"
    assert read_mix("wood2+gold1") == {"wood": 2, "gold": 1}
    assert read_mix(mix_key(GOODS, (0, 0, 0, 0))) == {}


def test_a_price_list_finds_all_that_can_be_paid() -> None:
    prices = PriceList(((1, 0, 0, 0), (0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 2)), can_pay)
    assert prices.payable((1, 0, 0, 0), (0, 0, 0, 0)) == (0, 2)
    assert prices.payable((0, 0, 0, 2), (0b1000, 0, 0, 0)) == (0, 2, 3)
