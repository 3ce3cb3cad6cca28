"""Verbs: one declaration gives menu, legality, refusals and words. The toy is a stall with wares."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from pentapolis.kernel import Flow, Label, Refusal
from pentapolis.parts.verbs import BARE, Answers, Menu, Verb, about, audit, bare, do

PRICES = {"bread": 2, "wine": 5, "salt": 9}
HAGGLE = 0b10


@dataclass
class Stall:
    coins: int = 4
    sold: list[str] = field(default_factory=list)


def bar_buy(stall: Stall, seat: int, ware: str) -> str | None:
    if ware in stall.sold:
        return "ST-BUY.2"
    return None if PRICES[ware] <= stall.coins else "ST-BUY.1"


def buy(stall: Stall, seat: int, ware: str) -> Flow[None]:
    stall.coins -= PRICES[ware]
    stall.sold.append(ware)
    yield from ()


def needs(stall: Stall, seat: int, ware: str) -> dict[str, int | str]:
    return {"have": stall.coins, "need": PRICES[ware]}


def nothing(stall: Stall, seat: int, meaning: object) -> Flow[None]:
    yield from ()


def loans(stall: Stall, seat: int) -> Answers:
    return [(str(coins), coins) for coins in (1, 2)] if stall.coins < 5 else []


def no_loan(stall: Stall, seat: int, rest: str) -> Refusal | None:
    return Refusal("ST-LOA.1") if rest.isdecimal() else None


BUY: Verb[Stall] = about("buy", every=lambda stall: PRICES, bar=bar_buy, perform=buy, facts=needs, otherwise="ST-BUY.3")
LOAN: Verb[Stall] = Verb("loan", loans, no_loan, nothing, main=False)
HAGGLING: Verb[Stall] = Verb(
    "use:haggle",
    lambda stall, seat: BARE,
    lambda stall, seat, rest: None,
    nothing,
    label=lambda rest: Label("answer-haggling"),
    source=HAGGLE,
)
MENU = Menu(BUY)
for verb in (HAGGLING, LOAN):
    MENU.add(verb)


def test_the_menu_holds_every_legal_answer_and_nothing_else() -> None:
    assert MENU.whole(Stall(), 0) == {"buy:bread": (BUY, "bread"), "loan:1": (LOAN, 1), "loan:2": (LOAN, 2)}


def test_a_verb_of_a_source_is_on_the_menu_while_that_is_in_force_and_comes_last() -> None:
    assert list(MENU.whole(Stall(coins=5), 0, HAGGLE)) == ["buy:bread", "buy:wine", "use:haggle"]
    with pytest.raises(KeyError):
        MENU.one(Stall(), 0, "use:haggle")
    assert MENU.one(Stall(), 0, "use:haggle", HAGGLE) == (HAGGLING, None)


def test_the_verbs_a_menu_is_made_of_stand_in_the_order_given() -> None:
    assert list(Menu(HAGGLING, BUY).whole(Stall(), 0, HAGGLE)) == ["use:haggle", "buy:bread"]


def test_without_actions_only_free_verbs_are_left() -> None:
    assert list(MENU.whole(Stall(), 0, main=False)) == ["loan:1", "loan:2"]
    with pytest.raises(KeyError):
        MENU.one(Stall(), 0, "buy:bread", main=False)


def test_one_answer_is_looked_up_by_the_same_rule_that_lists_it() -> None:
    stall = Stall()
    for key in ("buy:bread", "loan:2"):
        assert MENU.one(stall, 0, key) == MENU.whole(stall, 0)[key]
    for key in ("buy:wine", "buy:bricks", "loan:3", "sell:bread", "", "buy:", "buy:bread:"):
        with pytest.raises(KeyError):
            MENU.one(stall, 0, key)


def test_options_are_made_when_they_are_looked_at() -> None:
    offers = MENU.offers(Stall(), 0)
    assert offers["buy:bread"] == (BUY, "bread")
    assert list(offers) == ["buy:bread", "loan:1", "loan:2"]
    assert "buy:wine" not in offers


def test_a_refusal_cites_the_rule_that_bars_with_its_numbers() -> None:
    stall = Stall(sold=["bread"])
    assert MENU.refuse(stall, 0, "buy:wine") == Refusal("ST-BUY.1", have=4, need=5)
    assert MENU.refuse(stall, 0, "buy:bread") == Refusal("ST-BUY.2", have=4, need=2)
    assert MENU.refuse(Stall(), 0, "buy:bread") == Refusal("ST-BUY.3", have=4, need=2)  # legal, but not asked for now
    assert MENU.refuse(stall, 0, "loan:7") == Refusal("ST-LOA.1")
    assert MENU.refuse(stall, 0, "buy:bricks") is None
    assert MENU.refuse(stall, 0, "sell:bread") is None


def test_words_come_with_the_verb() -> None:
    assert MENU.label("buy:wine") == Label("answer-buy", {"card": "wine"})
    assert MENU.label("use:haggle") == Label("answer-haggling")
    assert MENU.label("sell:wine") is None


def test_performing_changes_what_is_legal() -> None:
    stall = Stall()
    assert list(do(stall, 0, MENU.one(stall, 0, "buy:bread"))) == []
    assert "buy:bread" not in MENU.whole(stall, 0)


def test_a_verb_that_asks_nothing_is_a_plain_function() -> None:
    def earn(stall: Stall, seat: int, meaning: None) -> None:
        stall.coins += 1

    stall = Stall()
    menu: Menu[Stall] = Menu(Verb("earn", lambda stall, seat: BARE, lambda stall, seat, rest: None, earn))
    assert list(do(stall, 0, menu.one(stall, 0, "earn"))) == []
    assert stall.coins == 5


def test_a_verb_of_its_words_alone_is_legal_where_nothing_bars_it() -> None:
    close: Verb[Stall] = bare(
        "close",
        bar=lambda stall, seat: None if stall.sold else "ST-CLO.1",
        perform=nothing,
        facts=lambda stall, seat: {"have": len(stall.sold)},
        otherwise="ST-CLO.2",
    )
    menu, open_, sold = Menu(close), Stall(), Stall(sold=["bread"])
    assert menu.whole(open_, 0) == {}
    assert menu.whole(sold, 0) == {"close": (close, None)}
    assert menu.one(sold, 0, "close") == (close, None)
    for stall, key in ((open_, "close"), (sold, "close:"), (sold, "close:door")):
        with pytest.raises(KeyError):
            menu.one(stall, 0, key)
    assert menu.refuse(open_, 0, "close") == Refusal("ST-CLO.1", have=0)
    assert menu.refuse(sold, 0, "close") == Refusal("ST-CLO.2", have=1)
    assert menu.refuse(open_, 0, "close:door") is None
    assert menu.refuse(open_, 0, "close:") is None


def test_two_verbs_cannot_have_the_same_words() -> None:
    with pytest.raises(ValueError, match="two verbs are called buy"):
        Menu(BUY, LOAN, BUY)


def test_the_longest_verb_takes_an_answer() -> None:
    use: Verb[Stall] = about("use", every=lambda stall: ["haggle"], bar=lambda *_: None, perform=nothing)
    assert Menu(use, HAGGLING).verb_of("use:haggle") == (HAGGLING, "")
    assert Menu(use).verb_of("use:haggle") == (use, "haggle")


def test_a_verb_is_found_by_its_words() -> None:
    assert MENU["buy"] is BUY
    with pytest.raises(KeyError):
        MENU["sell"]


def test_an_audit_finds_a_listing_that_contradicts_its_rule() -> None:
    def all_together(*wares: str) -> Menu[Stall]:
        return Menu(BUY, together=lambda stall, seat: {f"buy:{ware}": (BUY, ware) for ware in wares})

    def with_listing(*wares: str) -> Menu[Stall]:
        return Menu(
            about(
                "buy",
                every=lambda stall: PRICES,
                bar=bar_buy,
                perform=buy,
                listing=lambda stall, seat: wares,
            )
        )

    assert audit(MENU, Stall(), 0, HAGGLE) == []
    assert audit(with_listing("bread"), Stall(), 0) == []
    assert audit(with_listing("bread", "wine"), Stall(), 0) == ["buy:wine is offered, but not found"]
    assert audit(with_listing(), Stall(), 0) == ["buy:bread is found, but not offered"]
    assert audit(all_together("bread"), Stall(), 0) == []
    assert audit(all_together("salt"), Stall(), 0) == [
        "buy:salt is offered, but not found",
        "buy:bread is found, but not offered",
    ]


def test_an_audit_looks_at_answers_that_are_the_words_alone() -> None:
    rests = ("", "bread")

    def all_but(left_out: str) -> Menu[Stall]:
        return Menu(
            about(
                "buy",
                every=lambda stall: rests,
                bar=lambda *_: None,
                perform=nothing,
                listing=lambda stall, seat: [rest for rest in rests if rest != left_out],
            )
        )

    assert audit(all_but("wine"), Stall(), 0) == []
    assert audit(all_but(""), Stall(), 0) == ["buy is found, but not offered"]


def test_a_word_may_mean_something_else_to_the_rules() -> None:
    doors = {"east": 0, "west": 1}
    enter: Verb[Stall] = about(
        "enter",
        every=lambda stall: doors,
        things=lambda stall, seat: ["west"],
        meaning=lambda stall, word: doors[word],
        bar=lambda stall, seat, door: None if door else "ST-ENT.1",
        perform=nothing,
    )
    assert Menu(enter).whole(Stall(), 0) == {"enter:west": (enter, 1)}
    assert enter.refuse(Stall(), 0, "west") is None  # nothing bars it
    assert enter.refuse(Stall(), 0, "east") == Refusal("ST-ENT.1")
