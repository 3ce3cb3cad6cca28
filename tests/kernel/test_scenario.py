"""Scenarios: what they can say, that a wrong one fails, and that a broken game is found out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pentapolis.kernel import Ask, Chance, Flow, Game, Match, Refusal
from pentapolis.kernel import scenario as runner
from pentapolis.kernel.scenario import Scenario, ScenarioError, ScenarioResult, check, parse, run
from pentapolis.kernel.scenario_steps import Score
from tests.kernel import scenario_toy as toy
from tests.kernel.scenario_toy import BAZAAR, RULES, BazaarTable

HEAD = """game: bazaar
title: a day at the bazaar
"""

POSITION = """given:
  seats:
    you: {coins: 5, wares: [silk]}
    b: {coins: 2}
    c: {coins: 0, wares: [salt]}
  stall: [amber, pearls]
  deck: [dates, ivory, spice]
"""


def load(game: str) -> Game[Any, Any]:
    return {"bazaar": BAZAAR}[game]


def results(text: str) -> list[ScenarioResult]:
    return check(text, "day.yaml", load)


def result(body: str, position: str = POSITION, game: Game[Any, Any] = BAZAAR) -> ScenarioResult:
    (scenario,) = parse(HEAD + position + body, "day.yaml")
    return run(scenario, game)


def messages(body: str, position: str = POSITION, game: Game[Any, Any] = BAZAAR) -> str:
    return "\n".join(str(failure) for failure in result(body, position, game).failures)


def passes(body: str, position: str = POSITION, game: Game[Any, Any] = BAZAAR) -> None:
    assert messages(body, position, game) == ""


# What a scenario can say

WHOLE_DAY = """rules: [BZ-TRN.1, BZ-BUY.1 to BZ-BUY.3]
example: BZ-EX-1
options: {stall: two}
given:
  seats:
    you: {coins: 5, wares: [silk]}
    b: {coins: 2}
  stall: [amber, pearls]
  deck: [dates, ivory]
play:
  - asked: you
  - legal: {you: [earn, draw, buy:amber, buy:pearls, give:b], b: []}
  - legal includes: {you: [buy:amber, earn]}
    legal excludes: {you: [buy:silk, give:you]}
  - refused: {you: buy:silk, rule: BZ-BUY.2, ware: silk}
  - refused: {b: earn, rule: PT-ANS.2}
  - refused: {you: sing, rule: PT-ANS.1}
  - you: buy:amber
  - asked: {you: haggle}
  - you: no
    then: {you.coins: 2, you.wares: [silk, amber], bank: 56, stall.count: 1}
  - chance: {die: [3, 6]}
  - {b: earn, then: {b.coins: 5}}
  - you: give:b 2
  - then:
      you: {coins: 0, wares.1: amber}
      seats.b.coins: 7
      turn: null
      you.leader: null
      stall: [pearls]
      deck: [dates, ivory]
      deck.0: dates
      deck.dates: dates
  - buy:pearls yes
  - then: {b.coins: 5, stall: []}
  - refused: {you: buy:amber, rule: BZ-BUY.2}
  - you: draw
  - sees:
      you: {own: [silk, amber, dates], wares.b: 1, deck: 1}
      b: {own: [pearls], wares.you: 3}
      everyone: {own: [], coins: [0, 5]}
  - b: draw
  - asked: {you: bid, b: bid}
  - over: false
  - b: 4
  - asked: you
  - you: 0
  - over: true
    scores: {you: 6, b: {coins: 0, wares: 4}}
    places: {you: 1, b: 2}
    winner: you
    legal: {you: [], b: []}
    refused: {you: earn, rule: PT-ANS.3}
"""


def test_a_scenario_can_say_all_of_this() -> None:
    (scenario,) = parse(HEAD + WHOLE_DAY, "day.yaml")
    outcome = run(scenario, BAZAAR)
    assert [str(failure) for failure in outcome.failures] == []
    assert outcome.passed
    assert outcome.title == "a day at the bazaar"
    assert outcome.rules == ("BZ-TRN.1", "BZ-BUY.1", "BZ-BUY.2", "BZ-BUY.3")
    assert (scenario.example, scenario.options, scenario.seats) == ("BZ-EX-1", {"stall": "two"}, ("you", "b"))


def test_when_and_then_are_the_short_form() -> None:
    passes("when: [you: give:c 2, b: draw]\nthen: {c.coins: 2, b.wares: [dates], asked: c}")
    passes("when: {you: give:c 2}\nthen: [{c.coins: 2}, {winner: [you, c]}]")
    passes("when: give:c\nthen: {legal: {you: [1, 2, 3, 4, 5]}}")
    passes("then: {scores: {you: 4}}")


def test_seats_in_answers_go_by_their_names() -> None:
    passes("when: [you: give:b 1]\nthen: {b.coins: 3}")
    passes("when: [you: give:seat2 1]\nthen: {b.coins: 3}")


def test_words_of_yaml_are_words() -> None:
    passes("when: [you: buy:amber, you: no]\nthen: {you.coins: 2}")
    passes("when: [you: [buy:amber, 'no']]\nthen: {you.coins: 2}")


def with_half_coins() -> Game[Any, Any]:
    """A bazaar that is read in halves: half a coin for each coin."""

    def read(t: BazaarTable) -> dict[str, Any]:
        found = RULES.read(t)
        return {**found, "fame": {seat: held["coins"] / 2 for seat, held in found["seats"].items()}}

    return replace(BAZAAR, rules=replace(RULES, read=read))


def test_numbers_are_compared_by_their_worth() -> None:
    """`3.0` is 3, in both directions, and halves are numbers; neither is a truth or a word."""
    passes("then: {you.coins: 5.0, b: {coins: 2.0}}")
    passes("then: {fame.you: 2.5, fame.b: 1, fame.c: 0.0}", game=with_half_coins())
    passes("then: {fame: {you: 2.50, b: 1.0, c: 0}}", game=with_half_coins())
    assert "fame.you: expected 2, got 2.5" in messages("then: {fame.you: 2}", game=with_half_coins())
    assert "fame.b: expected true, got 1" in messages("then: {fame.b: true}", game=with_half_coins())
    assert "fame.you: expected 2.5, got 2.5" in messages("then: {fame.you: '2.5'}", game=with_half_coins())


def test_a_position_has_no_halves() -> None:
    assert not result("then: {you.coins: 5}", POSITION.replace("coins: 5", "coins: 4.5")).passed


def test_chance_is_forced_before_the_first_beat() -> None:
    passes("chance: {die: 5}\nwhen: [you: earn]\nthen: {you.coins: 10}")


def test_chance_is_forced_in_the_setup() -> None:
    body = "players: 2\nchance: {deck: [ivory, salt, amber]}\nwhen: draw\n"
    passes(body + "then: {stall: [ivory, salt], seat1.wares: [amber]}", position="")


def test_a_normal_setup_has_a_seed() -> None:
    def stall(seed: str) -> list[str]:
        return Match.start(BAZAAR, 2, {}, seed).state.stall

    assert stall("7") != stall("8")
    for seed in ("7", "8"):
        passes(f"players: 2\nseed: {seed}\nthen: {{stall: {stall(seed)}}}", position="")
        named = "given: {setup: true, seats: [ann, bob]}\n"
        passes(f"seed: {seed}\nthen: {{ann.coins: 4, stall: {stall(seed)}}}", position=named)


def test_a_built_position_may_have_a_seed_too() -> None:
    rolls = {seed: Chance(seed).roll("die", 6) for seed in ("1", "2", "3", "4")}
    assert len(set(rolls.values())) > 1
    for seed, coins in rolls.items():
        passes(f"seed: {seed}\nwhen: [you: earn]\nthen: {{you.coins: {5 + coins}}}")


def test_a_file_may_hold_several_documents_and_lists() -> None:
    text = f"""
game: bazaar
players: 2
rules: BZ-TRN.1 to .2
scenarios:
  - title: one
    when: draw
  - title: two
    players: 3
    when: earn
---
{HEAD}{POSITION}
when: sing
---
{HEAD.replace("game: bazaar", "game: chess")}
players: 2
when: e4
"""
    found = results(text)
    assert [(entry.title, entry.passed) for entry in found] == [
        ("one", True),
        ("two", True),
        ("a day at the bazaar", False),
        ("a day at the bazaar", False),
    ]
    assert found[0].rules == ("BZ-TRN.1", "BZ-TRN.2")
    assert [len(entry.scenario.seats) for entry in found] == [2, 3, 3, 2]
    assert str(found[3].failures[0]) == "day.yaml:24: step 0: there is no game 'chess'"


# What is wrong is said


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("when: [you: draw]\nthen: {you.coins: 4}", "step 2: you.coins: expected 4, got 5"),
        ("play: [{you: draw}, {then: {you.coins: 4}}]", "day.yaml:10: step 2: you.coins: expected 4, got 5"),
        ("then: {you.coins: true}", "you.coins: expected true, got 5"),
        ("then: {c: {coins: false}}", "c.coins: expected false, got 0"),
        ("then: {you.wares: [silk, salt]}", "you.wares: expected [silk, salt], got [silk]"),
        ("then: {seats.you: {coins: 5}}", "seats.you: expected {coins: 5}, got {coins: 5, wares: [silk]}"),
        ("then: {you.gold: 4}", "you.gold: there is no `gold` in `you`, only coins, wares: expected 4, got nothing"),
        ("then: {stall.silk: silk}", "there is no `silk` in `stall`, only amber, pearls"),
        ("then: {stall.9: silk}", "there is no `9` in `stall`, only amber, pearls"),
        ("then: {box.count: 1, bank.x: 1}", "there is nothing below `bank`: it is 53"),
        ("then: {yuo.leader: null}", "there is no `yuo` in `the position`"),
        ("then: {you.coins: null}", "you.coins: expected null, got 5"),
        ("then: {you: 5}", "you: expected 5, got {coins: 5, wares: [silk]}"),
        (
            "when: [you: sing]",
            "you may not answer sing: expected one of [earn, draw, buy:amber, buy:pearls, give:b, giv",
        ),
        ("when: [b: earn]", "b may not answer earn: expected an answer of [you], got PT-ANS.2"),
        ("then: {legal: {you: [earn]}}", "legal for you: expected [earn], got [buy:amber, buy:pearls, draw, earn, giv"),
        ("then: {legal includes: {you: [earn, sing]}}", "legal for you includes: expected [earn, sing], got [earn, dr"),
        ("then: {legal excludes: {you: [sing, earn]}}", "legal for you excludes: expected [sing, earn], got [earn, dr"),
        ("then: {legal excludes: {b: [sing]}}", "legal for b: expected a question for b, got nothing"),
        ("then: {refused: {you: earn, rule: BZ-TRN.1}}", "earn of you: expected refused by BZ-TRN.1, got accepted"),
        ("then: {refused: {you: buy:silk, rule: BZ-BUY.1}}", "buy:silk is refused by: expected BZ-BUY.1, got BZ-BUY.2"),
        (
            "then: {refused: {you: buy:silk, rule: BZ-BUY.2, ware: salt, cost: 2}}",
            "buy:silk is refused, cost: expected 2, got null",
        ),
        ("then: {scores: {you: 5}}", "score of you: expected 5, got 4"),
        ("then: {scores: {you: {coins: 5}}}", "score of you from coins: expected 5, got 2"),
        ("then: {scores: {you: {gold: 5}}}", "score of you from gold: expected 5, got only {coins: 2, wares: 2}"),
        ("then: {places: {you: 2, b: 3}}", "places: expected {you: 2, b: 3}, got {you: 1, b: 3}"),
        ("then: {winner: [you, c]}", "winner: expected [c, you], got [you]"),
        ("then: {over: true}", "the game is over: expected true, got false"),
        ("then: {asked: b}", "asked: expected {b: null}, got {you: action}"),
        ("then: {asked: {you: bid}}", "asked: expected {you: bid}, got {you: action}"),
        ("then: {sees: {b: {own: [silk]}}}", "b sees own: expected [silk], got []"),
        ("then: {sees: {everyone: {gold: 1}}}", "everyone sees gold: there is no `gold` in `the position`, only coins"),
        ("chance: {die: [1, 2]}\nwhen: earn", "the forced outcomes [2] of 'die' never came up"),
        ("chance: {die: [7]}\nwhen: earn", "after earn: forced outcome 7 of stream 'die' is not a number from 1 to 6"),
        ("options: {colour: red}\nwhen: earn", "step 0: this position cannot be: bad-option-unknown: option=colour"),
    ],
)
def test_a_wrong_scenario_fails_with_a_clear_message(body: str, message: str) -> None:
    assert message in messages(body)


def test_a_failed_check_does_not_end_the_scenario_but_a_refused_answer_does() -> None:
    assert len(result("then: {you.coins: 1, b.coins: 1}").failures) == 2
    assert len(result("play: [{you: sing}, {then: {you.coins: 1}}]").failures) == 1


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("given: {seats: {you: {wares: [gold]}, b: {}}}", "this position cannot be: given: there is no ware 'gold'"),
        ("given: {seats: {you: {}}}", "this position cannot be: bad-option-count"),
        ("given: {seats: {you: {}, b: {}}, bank: 9}", "does not hold the pieces of a game, coins: expected 60, got 9"),
        ("given: {seats: {you: {}, b: {}}, stall: [silk, silk]}", "the pieces of a game, wares: expected 8, got 9"),
        ("given: {seats: {you: {}, b: {}}, turn: [x]}", "this position cannot be"),
        ("given: {seats: {you: 5, b: {}}}", "the rules broke down with AttributeError"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str, message: str) -> None:
    failures = result("then: {over: false}", f"{position}\n").failures
    assert {failure.step for failure in failures} == {0}
    assert message in str(failures[0])


# Files that cannot be read


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "day.yaml: there is no scenario in this file"),
        ("game: [", "day.yaml, line 2: this is not YAML"),
        ("\x00", "day.yaml: this is not YAML: unacceptable character"),
        ("\ud800", "day.yaml: this is not YAML"),
        ("just words", "day.yaml, line 1: here must stand a mapping"),
        ("game: x\ngame: y", "line 2: `game` stands there twice"),
        ("game: &x y\ntitle: *x", "line 2: aliases are not part of the format"),
        ("[" * 50, "line 1: nested deeper than 20 levels"),
        ("game: !code x\ntitle: y\nplayers: 2\nwhen: z", "line 1: a tag like !code is not part of the format"),
        ("game: x\ntitle: y\nwhne: z", "line 3: a scenario has no `whne`; known are game, title"),
        ("title: y\nwhen: z", "line 1: the scenario has no `game: …`"),
        ("game: x\nwhen: z", "the scenario has no `title: …`"),
        ("a: 1\n---\ngame: x\ntitle: [1]\nplayers: 2\nwhen: z", "line 1, document 1: a scenario has no `a`"),
        ("scenarios:\n- game: x\n- game: x", "line 2, scenario 1: the scenario has no `title: …`"),
        ("when: z\nscenarios: []", "line 1: the common head of scenarios has no `when`"),
        (f"{HEAD}when: z", "who plays?"),
        (f"{HEAD}players: two\nwhen: z", "line 3: here must stand a whole number"),
        (f"{HEAD}players: 0\nwhen: z", "line 3: 0 players, but 1 to 99 seats"),
        (f"{HEAD}{POSITION}players: 2\nwhen: z", "2 players, but 3 seats"),
        (f"{HEAD}players: 2", "line 1: the scenario does and checks nothing"),
        (f"{HEAD}players: 2\nwhen:", "line 4, step 1: the step gives no answer"),
        (f"{HEAD}players: 2\nwhen: [seat1: ]", "line 4, step 1: the seat gives no answer"),
        (f"{HEAD}players: 2\nrules: [FH-EX-7]\nwhen: z", "line 4: 'FH-EX-7' is no rule id"),
        (f"{HEAD}given: {{setup: false}}\nplayers: 2\nwhen: z", "`setup: true` asks for a normal setup"),
        (f"{HEAD}given: {{setup: true, deck: []}}\nplayers: 2\nwhen: z", "can stand only beside"),
        (f"{HEAD}given: {{seats: 3}}\nwhen: z", "line 3: `seats` names the seats"),
        (f"{HEAD}given: {{seats: {{chance: {{}}}}}}\nwhen: z", "a seat cannot be called 'chance'"),
        (f"{HEAD}given: {{seats: [a, a]}}\nwhen: z", "a seat cannot be called 'a'"),
        (f"{HEAD}{POSITION}play: x\nwhen: z", "write either `play`, or `when` and `then`"),
        (f"{HEAD}{POSITION}play:\n- d: earn", "line 11, step 1: `d` is neither a seat nor something a step can do"),
        (
            f"{HEAD}{POSITION}play:\n- you: earn\n- winner: d",
            "line 12, step 2: there is no seat 'd'; the seats are you, b",
        ),
        (f"{HEAD}{POSITION}then: {{winner: {{}}}}", "line 10, then: here must stand a single word or number"),
        (f"{HEAD}{POSITION}then: [x]", "line 10, then: here must stand a mapping"),
        (f"{HEAD}{POSITION}then: {{refused: {{you: x}}}}", "a refusal names one seat with its answer, and the rule"),
        (f"{HEAD}{POSITION}then: {{refused: {{you: x y, rule: z}}}}", "exactly one answer is refused"),
        (f"{HEAD}{POSITION}then: {{over: maybe}}", "`over` is true or false"),
        (f"{HEAD}{POSITION}then: {{scores: {{you: lots}}}}", "here must stand a whole number"),
        (f"{HEAD}{POSITION}then: {{chance: {{die: [true]}}}}", "outcomes of chance are numbers or words"),
    ],
)
def test_faults_name_file_line_and_step(text: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse(text, "day.yaml")
    assert str(caught.value).startswith("day.yaml")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("written", "points"), [("3", 3), ("3.0", 3), ("-2", -2), ("1.5", 1.5), ("-0.5", -0.5), ("2.50", 2.5)]
)
def test_points_may_have_a_fraction(written: str, points: float) -> None:
    (scenario,) = parse(f"{HEAD}{POSITION}then: {{scores: {{you: {written}}}}}", "day.yaml")
    assert [step.deed for step in scenario.steps] == [Score("you", None, points)]


@settings(deadline=None)
@given(st.text() | st.text(alphabet="gametitlewhn:{}[],- \n&*!?|>'\"#"))
@example("!!binary x")
@example("? a")
@example("<<: {a: b}")
def test_arbitrary_text_is_refused_with_a_scenario_error(text: str) -> None:
    with pytest.raises(ScenarioError):
        parse(text)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_mutated_scenario_is_refused_or_runs_to_a_result(data: st.DataObject) -> None:
    text = HEAD + WHOLE_DAY
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    mutated = text[:start] + data.draw(st.text(alphabet="ab:{}[],- \n5'", max_size=4)) + text[end:]
    try:
        found = parse(mutated)
    except ScenarioError:
        return
    for scenario in found:
        assert isinstance(run(scenario, BAZAAR), ScenarioResult)


# A broken game is found out


def with_turn(turn: Callable[[BazaarTable, int], Flow[None]], **more: Any) -> Game[Any, Any]:
    return replace(BAZAAR, rules=replace(RULES, beats={"turn": turn, "auction": toy.auction}, **more))


def test_a_rule_that_makes_pieces_is_found_out() -> None:
    def minting(t: BazaarTable, seat: int) -> Flow[None]:
        yield Ask(seat, "action", {"mint": None})
        t.state.merchants[seat].coins += 1
        t.then_all(("turn", seat))

    assert "lost with the answer mint, coins: expected 60, got 61" in messages("when: mint", game=with_turn(minting))


def test_a_rule_with_a_memory_of_its_own_is_found_out_by_a_copy_and_by_undo() -> None:
    memory = count()

    def remembering(t: BazaarTable, seat: int) -> Flow[None]:
        yield Ask(seat, "action", {"think": None, "talk": None})
        yield Ask(seat, "more", {str(next(memory)): None})

    broken = messages("when: think", game=with_turn(remembering, redeal=lambda t, seat, chance: None))
    assert "a copy of the position after think is another position" in broken
    assert "giving think again does not lead to the same position" in broken


def test_a_beat_with_a_memory_of_its_own_is_found_out_when_it_is_entered_again() -> None:
    memory = count()

    def remembering(t: BazaarTable, seat: int) -> Flow[None]:
        yield Ask(seat, "action", {"think": next(memory), "talk": memory})
        yield Ask(seat, "more", {"on": None})

    def view(t: BazaarTable, seat: int | None) -> toy.BazaarView:
        return toy.BazaarView([], [], [], [], 0)

    def other(t: BazaarTable, seat: int) -> Flow[None]:
        yield Ask(seat, f"action {next(memory)}", {"think": None})
        yield Ask(seat, "more", {"on": None})

    passes("when: think", game=with_turn(remembering, view=view))
    assert "taking back think does not lead back" in messages("when: think", game=with_turn(other, view=view))


def test_a_refusal_that_changes_something_is_found_out() -> None:
    def explain(t: BazaarTable, ask: Ask, key: str) -> Refusal:
        t.state.merchants[0].coins -= 1
        t.state.bank += 1
        return Refusal("BZ-TRN.1")

    game = replace(BAZAAR, rules=replace(RULES, asks=RULES.asks.otherwise(explain=explain)))
    body = "then: {refused: {you: sing, rule: BZ-TRN.1}}"
    assert "the refused answer sing changed the position" in messages(body, game=game)


def test_rules_that_break_down_fail_their_scenario_and_no_other() -> None:
    def crashing(t: BazaarTable, seat: int) -> Flow[None]:
        yield Ask(seat, "action", {"crash": None})
        raise KeyError("lost card")

    broken = result("play: [{then: {you.coins: 5}}, crash]", game=with_turn(crashing))
    assert str(broken.failures[0]) == "day.yaml:10: step 2: the rules broke down with KeyError('lost card')"
    assert isinstance(broken.cause, KeyError)


def test_a_first_beat_that_cannot_be_run_fails_its_scenario() -> None:
    def rolling(t: BazaarTable, seat: int) -> Flow[None]:
        t.state.chance.roll("die", 6)
        yield Ask(seat, "action", {"go": None})

    assert "forced outcome 9" in messages("chance: {die: 9}\nwhen: go", game=with_turn(rolling))


def test_chance_cannot_be_forced_after_it_was_drawn_from_in_the_same_beat() -> None:
    def rolling(t: BazaarTable, seat: int) -> Flow[None]:
        for _ in range(2):
            t.state.chance.roll("die", 6)
            yield Ask(seat, "action", {"go": None})

    game = with_turn(rolling)
    assert "force all its outcomes before it" in messages("play: [{chance: {die: 2}}, go]", game=game)
    passes("chance: {die: [1, 2]}\nplay: [go]", game=game)


def test_forced_chance_survives_undo_and_copies_inside_a_beat() -> None:
    passes("play: [{you: buy:amber}, {chance: {die: 6}}, {you: yes}, {then: {you.coins: 3}}]")
    passes("play: [{chance: {die: 6}}, {you: buy:amber}, {you: yes}, {then: {you.coins: 3}}]")


@pytest.mark.parametrize(
    ("steps", "seats"),
    [
        ("you: give:b 1, b: draw", [0, 0, 1]),  # drawing shows a ware, but the way leads back all the same
        ("you: buy:amber, you: yes", [0]),  # the second answer rolls a die
    ],
)
def test_what_was_not_followed_by_chance_is_taken_back(steps: str, seats: list[int]) -> None:
    (scenario,) = parse(f"{HEAD}{POSITION}when: [{steps}]", "day.yaml")
    undone: list[int] = []

    class Watched(Match[Any, Any]):
        def undo(self, seat: int | None = None, *, judged: bool = False) -> tuple[int, str]:
            undone.append(seat if seat is not None else -1)
            return super().undo(seat, judged=judged)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runner, "Match", Watched)
        assert run(scenario, BAZAAR).passed
    assert undone == seats


def test_every_answer_is_heeded_and_a_fault_in_it_is_told() -> None:
    (scenario,) = parse(f"{HEAD}{POSITION}when: [you: give:b 1, b: draw]", "day.yaml")
    heeded: list[tuple[int, str]] = []
    assert run(scenario, BAZAAR, lambda match, seat: heeded.append(match.history[-1])).passed
    assert [seat for seat, _ in heeded] == [0, 0, 1]
    assert "broke down" in str(run(scenario, BAZAAR, lambda match, seat: match.history[99]).failures[0])


def test_a_scenario_is_plain_data() -> None:
    (scenario,) = parse(HEAD + POSITION + "when: draw")
    assert isinstance(scenario, Scenario)
    assert scenario.given == {
        "seats": {"you": {"coins": 5, "wares": ["silk"]}, "b": {"coins": 2}, "c": {"coins": 0, "wares": ["salt"]}},
        "stall": ["amber", "pearls"],
        "deck": ["dates", "ivory", "spice"],
    }
