"""The conformance suite can fail: views, re-deals and leaks of hidden things; words; scores."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from math import inf, nan
from typing import Any

import msgspec
import pytest

from pentapolis.kernel import Ask, Chance, Flow, Game, Label, Outcome, Refusal, Sealed
from pentapolis.kernel.conformance import NEVER, Speech
from pentapolis.kernel.words import Words
from tests.kernel import caravan
from tests.kernel.breaking import broken, expect, find, only, with_turn
from tests.kernel.caravan import CARAVAN, ENGLISH, META, POLISH, CaravanTable, CaravanView, words

# Views


def test_a_view_with_a_secret_is_found() -> None:
    def view(t: CaravanTable, seat: int | None) -> CaravanView:
        return msgspec.structs.replace(caravan.view(t, seat), hand=t.state.deck[-1:])

    assert "a spectator can tell a re-dealt world from ours: hand" in expect("redeal", broken(view=view), views=1)
    assert "at the start of a beat" in expect("redeal", broken(view=view), worlds=1)


def test_a_view_of_another_hand_is_found() -> None:
    def view(t: CaravanTable, seat: int | None) -> CaravanView:
        return caravan.view(t, seat and 0)

    assert "seat 1 can tell" in expect("redeal", broken(view=view), views=1)


def test_a_view_that_does_not_travel_is_found() -> None:
    def view(t: CaravanTable, seat: int | None) -> CaravanView:
        bank: Any = 1j
        return msgspec.structs.replace(caravan.view(t, seat), bank=bank)

    expect("json", broken(view=view), views=1)


def test_an_event_that_does_not_travel_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        choice = yield Ask(seat, "act", caravan.acts(t, seat))
        t.emit("chose", choice={("act", seat): choice})
        yield from caravan.act(t, seat, choice)

    assert "cannot be sent as JSON" in expect("json", with_turn(turn), views=1)


def test_a_view_that_changes_the_state_is_found() -> None:
    def view(t: CaravanTable, seat: int | None) -> CaravanView:
        t.state.deck.sort()
        return caravan.view(t, seat)

    assert "looking at views" in expect("pure", broken(view=view), views=1)


def test_a_secret_in_a_game_that_says_it_has_none_is_found() -> None:
    openly = broken(meta=msgspec.structs.replace(META, secrets=False))
    assert "seat 0 knows more than others" in expect("open", openly, views=1)


# Re-deals


def test_a_redeal_that_changes_the_view_is_found() -> None:
    def redeal(t: CaravanTable, seat: int | None, chance: Chance) -> None:
        caravan.redeal(t, None, chance)

    assert "seat 0 can tell a re-dealt world from ours: hand" in expect("redeal", broken(redeal=redeal), views=1)


def test_a_redeal_that_keeps_the_true_order_is_found() -> None:
    def redeal(t: CaravanTable, seat: int | None, chance: Chance) -> None:
        chance.shuffle("redeal", t.state.deck)

    assert "still shows what was hidden" in expect("redeal", broken(redeal=redeal), views=1)


def test_a_redeal_that_loses_a_card_is_found() -> None:
    def redeal(t: CaravanTable, seat: int | None, chance: Chance) -> None:
        caravan.redeal(t, seat, chance)
        t.state.deck[:1] = ["gold1" for _ in t.state.deck[:1]]

    assert "a re-deal for a spectator breaks" in expect("ledgers", broken(redeal=redeal), views=1)


# Imagined worlds


def test_a_view_that_tells_the_seed_is_found() -> None:
    def view(t: CaravanTable, seat: int | None) -> CaravanView:
        return msgspec.structs.replace(caravan.view(t, seat), hand=[t.state.chance.seed])

    assert "can tell an imagined world" in expect("imagine", broken(view=view), imagine=1)


def test_one_seed_that_imagines_two_worlds_is_found() -> None:
    worlds = count()

    def redeal(t: CaravanTable, seat: int | None, chance: Chance) -> None:
        caravan.redeal(t, seat, Chance(str(next(worlds))))

    assert "one seed imagines two worlds" in expect("imagine", broken(redeal=redeal), imagine=1)


def test_a_secret_in_a_local_variable_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        top = t.state.deck[-1:]
        choice = yield Ask(seat, "act", caravan.acts(t, seat))
        if choice == "draw":
            t.state.deck[-1:] = top
        yield from caravan.act(t, seat, choice)

    assert "breaks a ledger in a re-dealt world" in expect("ledgers", with_turn(turn), imagine=1)


def test_an_ask_that_is_another_in_an_imagined_world_is_found() -> None:
    def bid(t: CaravanTable) -> Flow[None]:
        seats = range(len(t.state.coins))
        yield Sealed(seats, lambda seat: Ask(seat, "bid", dict.fromkeys(t.state.deck[-1:] or ["none"])))

    game = broken(beats={"turn": caravan.turn, "bid": bid})
    assert "is asked something else in an imagined world" in expect("imagine", game, imagine=1)


def telling_who_holds_it() -> Game[Any, Any]:
    """A refusal that says where a card is."""

    def explain(t: CaravanTable, ask: Ask, key: str) -> Refusal | None:
        card = key.partition(":")[2]
        holders = [seat for seat, hand in enumerate(t.state.hands) if card in hand]
        return Refusal("CV-PLY.1", held=holders[0]) if holders else caravan.explain(t, ask, key)

    return broken(explain=explain)


def test_a_leak_by_refusals_is_found() -> None:
    expect("leak-refusal", telling_who_holds_it(), imagine=1)
    expect("leak-refusal", telling_who_holds_it(), worlds=1)


# Leaks


def test_a_leak_by_an_event_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        choice = yield Ask(seat, "act", caravan.acts(t, seat))
        yield from caravan.act(t, seat, choice)
        if choice == "draw":
            t.emit("drew-openly", seat=seat, card=t.state.hands[seat][-1])

    assert "card is" in expect("leak-event", with_turn(turn), worlds=1)


def test_a_leak_by_a_secret_of_the_wrong_seat_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        choice = yield Ask(seat, "act", caravan.acts(t, seat))
        yield from caravan.act(t, seat, choice)
        if choice == "draw":
            t.emit("peeked", {(seat + 1) % 3: {"card": t.state.hands[seat][-1]}})

    assert "card is" in expect("leak-event", with_turn(turn), worlds=1)


def test_a_leak_by_an_ask_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield from caravan.act(
            t, seat, (yield Ask(seat, "act", caravan.acts(t, seat), next="".join(t.state.deck[-1:])))
        )

    assert "an ask tells its seat" in expect("leak-ask", with_turn(turn), worlds=1)


def test_a_leak_by_a_later_ask_of_the_same_beat_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield from caravan.act(t, seat, (yield Ask(seat, "act", caravan.acts(t, seat))))
        yield Ask(seat, "gift", {"keep": None}, next="".join(t.state.deck[-1:]))

    assert "an ask tells its seat" in expect("leak-ask", with_turn(turn), worlds=1)


def test_a_leak_by_who_is_asked_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield from caravan.act(t, seat, (yield Ask(seat, "act", caravan.acts(t, seat))))
        for other, hand in enumerate(t.state.hands):
            if other != seat and "gold1" in hand:
                yield Ask(other, "gift", {"keep": None})

    assert "who is asked" in expect("leak-ask", with_turn(turn), worlds=1)


def test_a_leak_by_whose_turn_it_is_is_found() -> None:
    """The turn of whoever holds a card is told to everybody."""

    def turn_of(t: CaravanTable, asked: tuple[int, ...]) -> int | None:
        return next((seat for seat, hand in enumerate(t.state.hands) if "gold1" in hand), None)

    assert "whose turn it is" in expect("leak-turn", broken(turn_of=turn_of), worlds=1)


def test_a_leak_by_a_label_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        options = caravan.acts(t, seat) | {"wait": "".join(t.state.deck[-1:])}
        choice = yield Ask(seat, "act", options)
        if choice in caravan.acts(t, seat):
            yield from caravan.act(t, seat, choice)

    def label(ask: Ask, key: str) -> Label:
        return Label("wait", {"card": ask.options[key]}) if key == "wait" else caravan.label(ask, key)

    expect("leak-label", with_turn(turn, label=label), worlds=1, tries=12)


# Words


@pytest.mark.parametrize(
    ("message", "rates"),
    [
        ("ask-gift", {"words": 1}),
        ("answer-bid", {"words": 1}),
        ("event-drew", {}),
        ("event-drew-known", {}),
        ("why-CV-PLY-1", {"refusals": 1}),
        ("CV-BID-1", {"refusals": 1}),
        ("score-wares", {"scores": 1}),
    ],
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_missing_word_is_found(message: str, rates: dict[str, int], language: str) -> None:
    english = {key: text for key, text in ENGLISH.items() if (key, language) != (message, "en")}
    polish = {key: text for key, text in POLISH.items() if (key, language) != (message, "pl")}
    error = find(CARAVAN, only(**rates), Speech(words(english, polish)))
    assert (error.check, error.message) == ("words", f"{language}: {message}")


def test_a_word_for_something_that_is_not_told_is_found() -> None:
    polish = POLISH | {"event-drew": "Gracz { $seat } dobiera { $card }."}
    error = find(CARAVAN, only(), Speech(words(ENGLISH, polish)))
    assert (error.check, error.message) == ("words", "pl: event-drew: Unknown external: card")


def test_the_kernels_own_refusals_have_words() -> None:
    assert find(CARAVAN, only(refusals=1), Speech([Words("en", ENGLISH)])).message == "en: PT-ANS-1"
    assert find(CARAVAN, only(undo=1), Speech([Words("en", ENGLISH)])).message.startswith("en: PT-UND-")


def test_a_game_without_a_name_is_found() -> None:
    game = broken(meta=msgspec.structs.replace(META, names={"en": "Caravan"}))
    assert find(game, NEVER, Speech(words())).message == "pl: the name of the game"


def test_speech_forgets_before_it_grows_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.kernel.conformance.speech.MOST_REMEMBERED", 2)
    speech = Speech([Words("en", {"bid": "{ $count }!"})])
    assert [speech.say("bid", {"count": n}) for n in (1, 2, 1, 3, 1)] == [("1!",), ("2!",), ("1!",), ("3!",), ("1!",)]


def test_long_lists_of_answers_are_compared_in_part() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield Ask(seat, "act", dict.fromkeys(f"way{n}" for n in range(1000)), coins=0)

    def label(ask: Ask, key: str) -> Label:
        return Label("answer-bid", {"count": int(key.removeprefix("way")) // 2})

    error = find(with_turn(turn, label=label), only(words=1), Speech(words()))
    assert error.check == "labels"


def test_two_answers_by_the_same_words_are_found() -> None:
    polish = POLISH | {"answer-draw": "Rzuć"}
    error = find(CARAVAN, only(words=1), Speech(words(ENGLISH, polish)))
    assert (error.check, error.message) == ("labels", "act: roll and draw are both called 'Rzuć'")


# Scores


@pytest.mark.parametrize("value", [nan, inf, -inf])
def test_an_endless_estimate_is_found(value: float) -> None:
    expect("evaluate", broken(evaluate=lambda t, seat: value), scores=1)


def test_an_estimate_that_changes_the_state_is_found() -> None:
    def evaluate(t: CaravanTable, seat: int) -> float:
        t.state.deck.sort()
        return 0.0

    expect("pure", broken(evaluate=evaluate), scores=1)


@pytest.mark.parametrize(
    "places",
    [(1, 1), (2, 2, 2), (1, 2, 2), (0, 1, 2), (1, 3, 3), (3, 2, 1)],
    ids=["too few", "no first", "a wrong tie", "from zero", "a gap", "backwards"],
)
def test_places_that_are_no_ranking_are_found(places: tuple[int, ...]) -> None:
    def score(t: CaravanTable, seat: int) -> dict[str, int]:
        return {"coins": 10 - seat}

    def outcome(t: CaravanTable) -> Outcome:
        return Outcome(tuple(score(t, seat) for seat in range(3)), places)

    expect("outcome", broken(score=score, outcome=outcome), scores=1)


def test_an_outcome_that_is_not_the_score_is_found() -> None:
    def outcome(t: CaravanTable) -> Outcome:
        true = caravan.outcome(t)
        return replace(true, scores=tuple({**score, "coins": score["coins"] + 1} for score in true.scores))

    expect("outcome", broken(outcome=outcome), scores=1)
