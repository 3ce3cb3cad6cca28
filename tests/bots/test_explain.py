"""Hints: the best answers of a bot, what may be expected of them, and what they change, in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from pentapolis.bots import Perspective, Reason, explain, make_bot, reasons_for, tell_all
from pentapolis.bots.explain import falling
from pentapolis.bots.reasons import MISSED, SPARED, Number, Sheet, changes, left_out, most_telling, tell
from pentapolis.games import load, package_of, shelf
from pentapolis.kernel import Match
from pentapolis.kernel.words import LANGUAGES, Words, read_words

GAMES = sorted(shelf())
CLASH, FLOW, MOSAIC = "clash_of_cultures", "flow_of_history", "mosaic"


def words_of(game: str, language: str) -> Words:
    return read_words(language, ["pentapolis.kernel", package_of(game)])


def chair_after(game: str, answers: int) -> Perspective:
    match: Match[Any, Any] = Match.simulate(load(game), 2, {}, "hint", tracked=True)
    bot = make_bot("random", "hint")
    while (ask := match.ask) is not None and (len(match.history) < answers or len(ask.keys) == 1):
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)
    assert ask is not None
    return Perspective(match, ask.seat)


@pytest.mark.parametrize("name", ["random", "greedy", "planner@6", "search@6"])
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_explains_its_choice(game: str, name: str) -> None:
    perspective = chair_after(game, 30)
    candidates = explain(make_bot(name, "1"), perspective)
    keys = [candidate.key for candidate in candidates]
    assert len(keys) == min(3, len(perspective.keys))
    assert len(set(keys)) == len(keys)
    assert set(keys) <= set(perspective.keys)
    shares = [candidate.share for candidate in candidates]
    assert 1 >= shares[0] >= shares[-1] >= 0
    assert shares == sorted(shares, reverse=True)
    if name != "random":
        assert keys[0] == make_bot(name, "1").choose(perspective)
    assert all(candidate.reasons for candidate in candidates)
    for language in LANGUAGES:
        words = words_of(game, language)
        assert all(tell_all(load(game), words, candidate.reasons) for candidate in candidates)


EVERY, HINTS = 10, 24  # a hint at every so many choices, and so many of a game
TOLD = 0.95  # of the answers have a reason: all of them, when this was written
APART = (
    0.85  # of the hints have answers that read differently: 0.92 in Clash of Cultures, 0.96 in Mosaic, 1 in The Flow
)


@pytest.mark.parametrize("game", GAMES)
def test_nearly_all_answers_have_reasons_that_tell_them_apart(game: str) -> None:
    words, told, apart = words_of(game, "en"), list[bool](), list[bool]()
    counts = load(game).rules.meta.players
    for players in (min(counts), max(counts)):
        for perspective in islice(chairs_of(game, players), HINTS):
            candidates = explain(make_bot("greedy@8", "reasons"), perspective)
            texts = [tell_all(load(game), words, candidate.reasons) for candidate in candidates]
            told += [bool(candidate.reasons) for candidate in candidates]
            apart.append(len(set(texts)) == len(texts))
    assert len(apart) >= HINTS
    assert sum(told) >= TOLD * len(told)
    assert sum(apart) >= APART * len(apart)


def chairs_of(game: str, players: int) -> Iterator[Perspective]:
    """Chairs before choices of a game between bots."""
    match: Match[Any, Any] = Match.simulate(load(game), players, {}, "reasons", tracked=True)
    bot, choices = make_bot("greedy@2", "reasons"), 0
    while (ask := match.ask) is not None:
        perspective = Perspective(match, ask.seat)
        choices += len(ask.keys) > 1
        if len(ask.keys) > 1 and choices % EVERY == 0:
            yield perspective
        match.answer(bot.choose(perspective), ask.seat)


@pytest.mark.parametrize(
    ("shares", "told"),
    [
        ([0.6, 0.5, 0.4], [0.6, 0.5, 0.4]),
        ([0.5, 0.6, 0.4], [0.55, 0.55, 0.4]),
        ([0.6, 0.4, 0.5], [0.6, 0.45, 0.45]),
        ([0.3, 0.4, 0.5], [0.4, 0.4, 0.4]),
        ([0.5, 0.3, 0.8], [0.5333, 0.5333, 0.5333]),
    ],
)
def test_shares_that_do_not_fall_are_told_as_equal(shares: list[float], told: list[float]) -> None:
    assert falling(shares) == pytest.approx(told, abs=1e-4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_game_tells_has_words_and_names(game: str, language: str) -> None:
    words, played = words_of(game, language), load(game)
    own = [key for key in read_words(language, [package_of(game)]).keys if key.startswith("reason-")]
    for answers in (0, 30, 90):
        perspective = chair_after(game, answers)
        told = played.rules.bots.indicators(perspective.view, perspective.seat)
        assert sorted(own) == sorted(f"reason-{field}" for field in told)
        for field, what in [(field, what) for field, kind in told.items() for what in kind.numbers]:
            assert not what or f"term-{what}" in words or played.name_of(what, language), what
            for after in (0, 2, 3):
                assert tell(played, words, Reason(field, what, 1, after, goal=5, about=True, perhaps=True))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_tells_are_numbers_through_a_whole_game(game: str) -> None:
    """`true` is none to those who read messages."""
    match: Match[Any, Any] = Match.simulate(load(game), 2, {}, "told", tracked=True)
    bot, tell_of = make_bot("random", "told"), match.game.rules.bots.indicators
    while (ask := match.ask) is not None:
        told = tell_of(match.view(ask.seat), ask.seat)
        assert all(type(amount) in (int, float) for kind in told.values() for amount in kind.numbers.values())
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)


def test_a_harvest_is_told_by_its_tokens() -> None:
    match = Match.simulate(load(FLOW), 2, {}, "hint", tracked=True)
    while match.ask is not None and "harvest" not in match.ask.options:
        match.answer(match.ask.keys[0], match.ask.seat)
    ask = match.ask
    assert ask is not None
    found = explain(make_bot("greedy"), Perspective(match, ask.seat), most=20)
    (harvest,) = [candidate for candidate in found if candidate.key == "harvest"]
    twin = match.copy()
    twin.answer("harvest", ask.seat)
    before, now = (table.state.civilizations[ask.seat].tokens for table in (match, twin))
    assert harvest.reasons[0][:4] == ("tokens", "", before, now)
    assert tell_all(load(FLOW), words_of(FLOW, "en"), harvest.reasons[:1]) == f"tokens {before} → {now}"
    assert tell_all(load(FLOW), words_of(FLOW, "pl"), harvest.reasons[:1]) == f"ZZ {before} → {now}"


@pytest.mark.parametrize(
    ("reasons", "text"),
    [
        ([], "changes nothing of yours yet"),
        ([Reason("score", "culture", 3, 4)], "+1 point (Culture icons)"),
        ([Reason("score", "culture", 3, 2.5)], "−0.5 points (Culture icons)"),
        ([Reason("tokens", "", 20, 6.3, about=True)], "tokens 20 → about 6"),
        ([Reason("score", "culture", 0, 2, perhaps=True)], "perhaps +2 points (Culture icons)"),
        (
            [Reason("tokens", "", 2, 1), Reason("icons", "trade", 0, 2, later=True)],
            "tokens 2 → 1; by your next turn: Trade 0 → 2",
        ),
        ([Reason("invested", "legion", 0, 1)], "1 token on Legion"),
        ([Reason("invested", "legion", 0, 4)], "4 tokens on Legion"),
        (
            [Reason("score", "culture", 3, 4, unlike=MISSED), Reason("tokens", "", 2, 1, unlike=SPARED)],
            "avoids: tokens 2 → 1; passes up: +1 point (Culture icons)",
        ),
    ],
)
def test_reasons_in_words(reasons: list[Reason], text: str) -> None:
    assert tell_all(load(FLOW), words_of(FLOW, "en"), reasons) == text


def sheet(**numbers: float) -> Sheet:
    return {(name, ""): Number(amount, WORTH.get(name, 1.0), GOALS.get(name, 0.0)) for name, amount in numbers.items()}


WORTH = {"food": 0.3, "anger": -2.0, "tiles": 5.0}
GOALS = {"tiles": 10.0}


def fields(reasons: list[Reason]) -> list[str]:
    return [reason.field for reason in reasons]


def test_what_grows_in_one_world_and_shrinks_in_another_is_no_reason() -> None:
    after = [sheet(art=5, food=2, war=2), sheet(art=7, food=4, war=1), sheet(art=6, food=3, war=1)]
    (art,) = changes(sheet(art=2, food=3, war=1), after)
    assert art == Reason("art", "", 2, 6, about=True, effect=4)


def test_what_happens_in_most_worlds_is_told_as_perhaps() -> None:
    (art,) = changes(sheet(art=2), [sheet(art=5), sheet(art=2), sheet(art=5)])
    assert (art.after, art.about, art.perhaps) == (5, False, True)
    assert changes(sheet(art=2), [sheet(art=5), sheet(art=2), sheet(art=2)]) == []


def test_the_largest_effects_are_told_gains_before_costs() -> None:
    found = changes(sheet(anger=0, food=30, art=0, tea=0), [sheet(anger=1, food=10, art=1.5, tea=2)])
    assert [reason.effect for reason in found] == pytest.approx([-2, -6, 1.5, 2])
    assert fields(most_telling(found)) == ["tea", "art", "food"]


def test_small_effects_are_left_out() -> None:
    found = changes(sheet(art=0, food=0), [sheet(art=6, food=2)])
    assert fields(found) == ["art", "food"]
    assert fields(most_telling(found)) == ["art"]


def test_what_is_small_beside_others_is_left_out() -> None:
    found = changes(sheet(food=0), [sheet(food=2)])
    (large,) = changes(sheet(art=0), [sheet(art=6)])
    assert fields(most_telling(found)) == ["food"]
    assert most_telling(found, beside=[large]) == []


def test_an_answer_that_changes_nothing_spares_the_costs_of_another_and_misses_its_gains() -> None:
    food, art = left_out(changes(sheet(food=3, art=0), [sheet(food=1, art=1)]))
    assert (food.unlike, art.unlike) == (SPARED, MISSED)
    assert [food.effect, art.effect] == pytest.approx([0.6, -1])


def test_reasons_that_differ_by_less_than_is_told_read_the_same() -> None:
    first, second = Reason("food", "", 1, 3.3, about=True, effect=1), Reason("food", "", 1, 2.9, about=True, effect=2)
    assert first.read == second.read
    assert first.read != second._replace(about=False).read


def test_the_last_steps_to_a_goal_count_most_and_none_counts_beyond_or_back() -> None:
    (first,) = changes(sheet(tiles=0), [sheet(tiles=2)])
    (last,) = changes(sheet(tiles=8), [sheet(tiles=10)])
    assert first.goal == 10
    assert [first.effect, last.effect] == pytest.approx([0.2, 1.8])
    assert changes(sheet(tiles=8), [sheet(tiles=3)]) == []
    assert changes(sheet(tiles=10), [sheet()]) == []  # reached, and claimed


def test_what_all_answers_change_alike_comes_last() -> None:
    perspective = chair_of(CLASH, "advance")
    first, second = reasons_for(perspective, perspective.keys[:2]).values()
    alike = [reason for reason in first if reason in second]
    assert alike
    for reasons in (first, second):
        assert reasons[0].field == "advances"
        assert reasons[-len(alike) :] == alike
        assert not any(reason.later for reason in reasons)


def chair_of(game: str, kind: str) -> Perspective:
    """A perspective before a question of this kind that has several answers."""
    match: Match[Any, Any] = Match.simulate(load(game), 2, {}, "kinds", tracked=True)
    bot = make_bot("random", "kinds")
    while (ask := match.ask) is not None and (ask.kind != kind or len(ask.keys) < 3):
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)
    assert ask is not None
    return Perspective(match, ask.seat)


def test_where_nothing_tells_answers_apart_at_once_one_looks_to_the_next_turn() -> None:
    """The Banker's card changes nothing of the seat's own; what the rival can then do is told."""
    match = Match.simulate(load(FLOW), 2, {}, "sample0", tracked=True)
    while match.ask is not None and match.ask.kind != "banker":
        match.answer(match.ask.keys[0], match.ask.seat)
    ask = match.ask
    assert ask is not None
    perspective = Perspective(match, ask.seat)
    told = reasons_for(perspective, ask.keys)
    assert any(reason.later for reasons in told.values() for reason in reasons)
    assert all(
        reasons_for(perspective, [key])[key] for key in ask.keys
    )  # nor is there anything else to tell of one alone


def test_who_does_nothing_is_told_what_that_spares() -> None:
    perspective = chair_of(CLASH, "raze")
    keys = ["none", *(key for key in perspective.keys if key != "none")]
    told = reasons_for(perspective, keys)
    assert {reason.unlike for reason in told["none"]} <= {SPARED, MISSED}
    assert ("cities", SPARED) in [(reason.field, reason.unlike) for reason in told["none"]]
    assert not any(reason.unlike for key in keys[1:] for reason in told[key])


def test_of_answers_that_come_to_the_same_one_is_told() -> None:
    """Whoever collects all collects the first space, too."""
    perspective = next(
        perspective
        for perspective in chairs_of(CLASH, 2)
        if perspective.ask.kind == "collect" and len(perspective.keys) > 4
    )
    best = explain(make_bot("greedy@8", "reasons"), perspective)
    told = [tell_all(load(CLASH), words_of(CLASH, "en"), candidate.reasons) for candidate in best]
    assert len(set(told)) == len(told) == 3


def test_what_is_sealed_is_told_as_opened() -> None:
    perspective = chair_of(MOSAIC, "keep")
    for reasons in reasons_for(perspective, perspective.keys[:3]).values():
        assert "face_down" in fields(reasons)
        assert not any(reason.later for reason in reasons)
