"""The conformance suite can fail: Caravan passes, and each way to break it is found. Answers, copies, undo, papers."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pytest

from pentapolis.kernel import Ask, Flow, Game, Match, Option, OptionError, Refusal
from pentapolis.kernel.conformance import FUZZ, THOROUGH, ConformanceError, Counts, Speech, Thoroughness, check_game
from pentapolis.kernel.match import Step
from pentapolis.kernel.refusal import NOTHING_TO_REDO, SECRET_SEEN
from pentapolis.kernel.state import copier
from tests.kernel import caravan
from tests.kernel.breaking import SEEDS, broken, expect, find, only, with_turn
from tests.kernel.caravan import CARAVAN, RULES, CaravanState, CaravanTable, words

SPEECH = Speech(words())


# A sound game


@pytest.mark.parametrize(("players", "speed"), [(2, "slow"), (2, "fast"), (3, "slow")])
@pytest.mark.parametrize("thoroughness", [FUZZ, THOROUGH], ids=["fuzz", "thorough"])
def test_a_sound_game_passes(players: int, speed: str, thoroughness: Thoroughness) -> None:
    counts = Counts()
    for seed in SEEDS:
        options = {"speed": speed}
        counts.add(check_game(CARAVAN, players, options, seed, thoroughness=thoroughness, speech=SPEECH))
    assert counts.games == len(SEEDS)
    assert counts.decisions >= 9 * counts.games
    assert min(counts.checks, counts.worlds, counts.refusals) > 0


def test_a_sound_game_is_really_undone() -> None:
    assert check_game(CARAVAN, 3, {}, "0", thoroughness=only(undo=1)).undone > 0


def test_options_that_the_game_does_not_have_are_no_finding() -> None:
    with pytest.raises(OptionError):
        check_game(CARAVAN, 3, {"speed": "fast"}, "0")


def test_the_same_arguments_examine_the_same_game() -> None:
    assert check_game(CARAVAN, 3, {}, "7") == check_game(CARAVAN, 3, {}, "7")
    assert check_game(CARAVAN, 3, {}, "7") != check_game(CARAVAN, 3, {}, "8")


def test_a_rate_of_n_examines_one_position_in_n() -> None:
    counts = Counts()
    for n in range(200):
        counts.add(check_game(CARAVAN, 3, {}, str(n), thoroughness=only(scores=5)))
    assert 0.15 < counts.checks / counts.decisions < 0.25


# What a failure leaves behind


def paying_too_much(t: CaravanTable, seat: int) -> Flow[None]:
    choice = yield Ask(seat, "act", caravan.acts(t, seat))
    if choice == "roll":
        t.state.coins[seat] += 1
    yield from caravan.act(t, seat, choice)


def test_a_failure_tells_how_to_get_there() -> None:
    error = find(with_turn(paying_too_much), only())
    assert (error.check, error.game, error.players, error.options) == ("ledgers", "caravan", 3, {"speed": "slow"})
    match = Match.start(with_turn(paying_too_much), error.players, error.options, error.seed)
    for seat, key in error.history:
        match.answer(key, seat)
    assert RULES.ledgers(match.table)["coins"] == 24
    assert error.history[-1][1] == "roll"
    steps = len(error.history)
    place = f"caravan, 3 players, speed=slow, seed {error.seed}, after {steps} answers"
    assert str(error) == f"ledgers: a ledger changed: coins is 23 here and 24 there ({place})"


def test_a_failure_can_cross_processes() -> None:
    error = find(with_turn(paying_too_much), only())
    twin = pickle.loads(pickle.dumps(error))
    assert (str(twin), twin.history) == (str(error), error.history)


def test_a_rule_that_crashes_is_a_finding() -> None:
    def crash(t: CaravanTable, seat: int) -> Flow[None]:
        choice = yield Ask(seat, "act", caravan.acts(t, seat))
        if choice == "draw":
            raise KeyError("camel")
        yield from caravan.act(t, seat, choice)

    error = find(with_turn(crash), only())
    assert (error.check, error.message) == ("crash", "KeyError: 'camel'")
    assert error.history[-1][1] == "draw"


def test_a_setup_that_crashes_is_a_finding() -> None:
    def setup(*_: Any) -> CaravanState:
        raise ValueError("no camels")

    error = find(broken(setup=setup), only())
    assert (error.check, error.message, error.history) == ("crash", "ValueError: no camels", [])


def test_a_wrong_number_of_seats_is_found() -> None:
    expect("setup", broken(seats_of=lambda state: 4))


def endless(**changes: Any) -> Game[Any, Any]:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        t.then_all(("turn", seat))
        yield Ask(seat, "act", {"wait": None})

    return with_turn(turn, **changes)


def test_a_game_without_end_is_found() -> None:
    assert "not over after 101" in expect("end", endless(), most_decisions=100)


# Games that players without a plan need not end

PATIENCE = Option("patience", ("endless", "some"), "endless", simulated="some")


def patient(view: Callable[..., Any] = RULES.view) -> Game[Any, Any]:
    """Caravan that never ends, with a stop rule on paper: whoever leaves it out need not come to an end."""
    return endless(meta=msgspec.structs.replace(RULES.meta, options=(*RULES.meta.options, PATIENCE)), view=view)


def test_a_game_without_its_stop_rule_is_broken_off() -> None:
    counts = check_game(patient(), 2, {"patience": "endless"}, "0", thoroughness=only(enough=40, most_decisions=100))
    assert counts.decisions == 40


def test_a_stop_rule_that_does_not_stop_is_found() -> None:
    for options in ({}, {"patience": "some"}):
        with pytest.raises(ConformanceError, match="not over after 101"):
            check_game(patient(), 2, options, "0", thoroughness=only(enough=40, most_decisions=100))


def test_a_game_without_a_stop_rule_is_never_broken_off() -> None:
    assert "not over after 101" in expect("end", endless(), enough=40, most_decisions=100)


def test_the_place_where_a_game_is_broken_off_is_looked_at() -> None:
    def view(t: CaravanTable, seat: int | None) -> Any:
        raise LookupError("no view")

    with pytest.raises(ConformanceError, match="no view") as found:
        check_game(patient(view), 2, {"patience": "endless"}, "0", thoroughness=only(enough=40))
    assert len(found.value.history) == 40


# Answers


@pytest.mark.parametrize("key", ["Draw", "two words", "", "tab\t", "camel#1"])
def test_a_key_that_is_no_word_is_found(key: str) -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield Ask(seat, "act", {key: None})

    expect("ask", with_turn(turn))


def test_an_ask_without_answers_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield Ask(seat, "act", {})

    assert expect("ask", with_turn(turn)) == "act: no legal answer"


def test_a_turn_of_nobody_who_plays_is_found() -> None:
    expect("ask", broken(turn_of=lambda t, asked: 3))


def test_an_ask_to_nobody_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield Ask(seat + 3, "act", {"wait": None})

    expect("ask", with_turn(turn))


def test_an_ask_about_more_than_plain_values_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        about: Any = t.state.hands[seat]
        yield Ask(seat, "act", {"wait": None}, hand=about)

    expect("ask", with_turn(turn), answers=1)


class Overlisted(dict[str, str]):
    """Lists one answer more than it accepts."""

    def __iter__(self) -> Iterator[str]:
        yield from super().__iter__()
        yield "fly"


def test_a_listed_answer_that_is_refused_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield from caravan.act(t, seat, (yield Ask(seat, "act", Overlisted(caravan.acts(t, seat)))))

    assert "fly is listed" in expect("accepted", with_turn(turn), answers=1, tries=12)


def test_a_listed_answer_that_the_rules_refuse_later_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        choice = yield Ask(seat, "act", caravan.acts(t, seat))
        if choice == "draw":
            raise Refusal("CV-DRW.1")
        yield from caravan.act(t, seat, choice)

    assert "draw is listed, and refused" in expect("accepted", with_turn(turn), answers=1, tries=12)


def test_a_listed_answer_that_breaks_a_ledger_is_found_untaken() -> None:
    error = find(with_turn(paying_too_much), only(answers=1, tries=12))
    assert error.check == "ledgers"
    assert error.history == []


class Underlisted(dict[str, str]):
    """Accepts what it does not list."""

    def __missing__(self, key: str) -> str:
        return "roll"


def test_an_unlisted_answer_that_is_accepted_is_found() -> None:
    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield from caravan.act(t, seat, (yield Ask(seat, "act", Underlisted(caravan.acts(t, seat)))))

    assert "is not listed, and accepted" in expect("refused", with_turn(turn), refusals=1)


def refusing(refusal: Refusal | None) -> Game[Any, Any]:
    return broken(explain=lambda t, ask, key: refusal)


@pytest.mark.parametrize("refusal", [Refusal(""), Refusal("ledgers"), Refusal("FH-INV.1")])
def test_a_refusal_without_a_rule_is_found(refusal: Refusal) -> None:
    assert "by no rule" in expect("refused", refusing(refusal), refusals=1)


def test_a_refusal_with_more_than_plain_facts_is_found() -> None:
    fact: Any = ["silk1"]
    assert "numbers and words" in expect("refused", refusing(Refusal("CV-PLY.1", hand=fact)), refusals=1)


def test_a_refusal_that_changes_something_is_found() -> None:
    def explain(t: CaravanTable, ask: Ask, key: str) -> Refusal | None:
        t.state.hands[ask.seat].reverse()
        return None

    assert "is refused, and changes something" in expect("refused", broken(explain=explain), refusals=1)


def test_a_refusal_that_changes_its_mind_is_found() -> None:
    number = count()
    game = broken(explain=lambda t, ask, key: Refusal("CV-PLY.1", held=next(number)))
    assert "in two ways" in expect("refused", game, refusals=1)


def test_an_answer_out_of_turn_that_is_accepted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "ask_for", lambda match, seat: match.ask)
    assert "accepted from seat" in expect("refused", CARAVAN, refusals=1)


def test_answers_without_a_rule_of_their_own_are_counted() -> None:
    assert check_game(refusing(None), 3, {}, "0", thoroughness=only(refusals=1)).unexplained > 0
    assert check_game(CARAVAN, 3, {}, "0", thoroughness=only(refusals=1)).unexplained == 0


# Copies


def test_a_rule_that_remembers_is_found() -> None:
    turns = count()

    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield from caravan.act(t, seat, (yield Ask(seat, "act", caravan.acts(t, seat))))
        if next(turns) % 2:
            t.state.rows[seat].reverse()

    expect("shadow", with_turn(turn), shadow=1)
    expect("copies", with_turn(turn), copies=1, shadow=0)


def test_an_ask_that_remembers_is_found() -> None:
    turns = count()

    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield from caravan.act(t, seat, (yield Ask(seat, "act", caravan.acts(t, seat), number=next(turns))))

    expect("shadow", with_turn(turn), shadow=1)
    expect("copies", with_turn(turn), copies=1)


def test_an_answer_that_is_legal_only_sometimes_is_found() -> None:
    turns = count()

    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        yield Ask(seat, "act", {f"wait{next(turns)}": None})

    assert "is refused in untracked play" in expect("shadow", with_turn(turn))


def test_a_state_that_is_not_of_its_types_is_found() -> None:
    class Typed(CaravanState):
        camels: int = 0

    def setup(*arguments: Any) -> CaravanState:
        state = caravan.setup(*arguments)
        fields = {name: getattr(state, name) for name in state.__struct_fields__}
        many: Any = "many"
        return Typed(**fields, camels=many)

    assert "declared types" in expect("sharing", broken(state=Typed, setup=setup), sharing=1)


def test_a_list_where_a_tuple_was_declared_is_found() -> None:
    class Loaded(CaravanState):
        chests: tuple[str, ...] = ()

    def setup(*arguments: Any) -> CaravanState:
        state = caravan.setup(*arguments)
        fields = {name: getattr(state, name) for name in state.__struct_fields__}
        chests: Any = ["silver"]
        return Loaded(**fields, chests=chests)

    assert "chests" in expect("sharing", broken(state=Loaded, setup=setup), sharing=1)


@pytest.mark.parametrize(
    ("copy", "part"),
    [
        (lambda state: state, "shares all"),
        (msgspec.structs.replace, "shares chance"),
        (lambda state: replace_field(state, "hands", state.hands[:]), "shares hands.0"),
    ],
)
def test_a_copy_that_shares_a_part_is_found(
    copy: Callable[[CaravanState], CaravanState], part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Game, "copy_state", property(lambda game: copy))
    assert part in expect("sharing", CARAVAN, sharing=1)


def replace_field(state: CaravanState, name: str, value: object) -> CaravanState:
    """A true copy but for one field."""
    copy: CaravanState = copier(CaravanState)(state)
    setattr(copy, name, value)
    return copy


def test_a_copy_that_loses_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "copy_state", property(lambda game: lambda state: replace_field(state, "deck", [])))
    assert "deck" in expect("sharing", CARAVAN, sharing=1)


def test_copies_that_are_changed_by_play_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.kernel.match.copier", lambda kind: msgspec.structs.replace)
    assert "a copy is asked something else" in expect("copies", CARAVAN, copies=1)


# Undo


def test_an_undo_that_leaves_a_trace_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    restore = Match._restore

    def careless(match: Match[Any, Any], steps: list[Step]) -> None:
        told = match.table.events[:]
        restore(match, steps)
        match.table.events[:] = told

    monkeypatch.setattr(Match, "_restore", careless)
    assert "undo does not lead back" in expect("undo", CARAVAN, undo=1)


def test_a_redo_that_goes_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(match: Match[Any, Any]) -> None:
        if not match._undone:
            raise Refusal(NOTHING_TO_REDO)
        seat, key = match._undone[-1]
        ask = match.ask_for(seat)
        assert ask is not None
        match.answer(next(other for other in reversed(ask.keys) if other != key), seat)

    monkeypatch.setattr(Match, "redo", careless)
    assert "redo does not lead" in expect("undo", CARAVAN, undo=1)


def test_a_redo_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    redo = Match.redo

    def careless(match: Match[Any, Any]) -> None:
        if match._undone:
            redo(match)

    monkeypatch.setattr(Match, "redo", careless)
    assert "more was given again" in expect("undo", CARAVAN, undo=1)


def test_a_refused_undo_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(match: Match[Any, Any], seat: int) -> Refusal:
        match.table.emit("tried", seat=seat)
        return Refusal(SECRET_SEEN)

    monkeypatch.setattr("pentapolis.kernel.match.why_not_undo", careless)
    assert "a refused undo changed" in expect("undo", CARAVAN, undo=1)


def test_an_undo_refused_by_another_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.kernel.match.why_not_undo", lambda match, seat: Refusal("CV-PLY.1"))
    assert "undo is refused by CV-PLY.1" in expect("undo", CARAVAN, undo=1)


def test_an_undo_that_gains_knowledge_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.kernel.match.why_not_undo", lambda match, seat: None)
    assert "draw can be taken back" in expect("undo-information", CARAVAN, undo=1, depth=1)


# Records and positions


def test_a_game_that_is_told_differently_each_time_is_found() -> None:
    numbers = count()

    def turn(t: CaravanTable, seat: int) -> Flow[None]:
        choice = yield Ask(seat, "act", caravan.acts(t, seat))
        t.emit("chose", seat=seat, number=next(numbers))
        yield from caravan.act(t, seat, choice)

    assert "a record leads to other events" in expect("record", with_turn(turn), records=1)


def test_a_game_that_cannot_be_written_down_is_found() -> None:
    assert "can be no name" in expect("record", replace(CARAVAN, content_hash="two words"), records=1)


def test_a_position_that_builds_another_one_is_found() -> None:
    def build(*arguments: Any) -> CaravanState:
        state = caravan.build(*arguments)
        state.deck.sort()
        return state

    assert "deck" in expect("position", broken(build=build), positions=1)


def test_a_position_that_reads_otherwise_is_found() -> None:
    numbers = count()
    game = broken(read=lambda t: {**caravan.read(t), "number": next(numbers)})
    assert "number" in expect("position", game, positions=1)
