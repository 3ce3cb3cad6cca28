"""Every game of the shelf in tokens and vectors: complete, repeatable, and without leaks."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any, get_args

import numpy as np
import pytest

from pentapolis.envs.lexicon import lexicon_of, sample
from pentapolis.envs.run import Reward, Run, Spec, win_rewards
from pentapolis.games import load, shelf
from pentapolis.kernel import Chance
from pentapolis.kernel.state import state_hash

GAMES = list(shelf())
SEATS = [(game, players) for game, meta in shelf().items() for players in (min(meta.players), max(meta.players))]


def play(run: Run, seed: str, steps: int = 10_000) -> list[int]:
    """Random tokens."""
    random = Random(seed)
    taken: list[int] = []
    while not run.done and len(taken) < steps:
        taken.append(random.choice(run.legal()))
        run.step(taken[-1])
    return taken


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_random_tokens_play_a_game_to_its_end(game: str, players: int) -> None:
    run = Run(Spec(game, players), "whole")
    total = np.zeros(players)
    random = Random("whole")
    while not run.done:
        assert not run.rewards.any()
        run.step(random.choice(run.legal()))
        total += run.rewards
    assert run.over
    assert (run.legal(), run.seat, int(run.mask().sum())) == ([], -1, 0)
    assert players == 1 or total.sum() == pytest.approx(0)
    assert total.tolist() == win_rewards(run.match.outcome().places).tolist()


@pytest.mark.parametrize("game", GAMES)
def test_the_vocabulary_gives_nearly_every_answer_in_one_step(game: str) -> None:
    run, tokens = Run(Spec(game, min(load(game).meta.players)), "one step"), 0
    tokens += len(play(run, "one step"))
    assert run.decisions <= tokens < 1.25 * run.decisions


@pytest.mark.parametrize("game", GAMES)
def test_nearly_everything_seen_has_a_column(game: str) -> None:
    run, random, unknown, known = Run(Spec(game, min(load(game).meta.players)), "seen"), Random(1), 0, 0
    while not run.done:
        if random.random() < 0.1:
            vector = run.observe(run.seat)
            unknown += int(np.count_nonzero(vector[-16:]))
            known += int(np.count_nonzero(vector[:-16]))
        run.step(random.choice(run.legal()))
    assert unknown < 0.05 * known  # of a game without a file; with one, hardly any


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_tokens_give_the_same_vectors(game: str) -> None:
    first, second = (Run(Spec(game), "same") for _ in range(2))
    for token in play(first, "same", 60):
        second.step(token)
    assert first.match.hash() == second.match.hash()
    assert np.array_equal(first.observe(0), second.observe(0))
    assert not np.array_equal(first.observe(0), first.observe(1))


# Hidden information


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_observations_and_masks_tell_nothing_hidden(game: str, players: int) -> None:
    """In a world re-dealt for a seat, that seat sees and may do the same."""
    run, random, other_worlds = Run(Spec(game, players), "leak", tracked=True), Random("leak"), 0
    for number in range(400):
        if run.done:
            break
        if random.random() < 0.1:
            world = run.imagine(f"world {number}")
            other_worlds += state_hash(world.match.state) != state_hash(run.match.state)
            assert world.legal() == run.legal()
            assert np.array_equal(world.observe(run.seat), run.observe(run.seat))
            bystander = random.randrange(players)
            if bystander != run.seat:
                twin = run.copy()
                twin.match.workings.redeal(bystander, Chance(f"world {number}"))
                assert np.array_equal(twin.observe(bystander), run.observe(bystander))
        run.step(random.choice(run.legal()))
    assert other_worlds > 5


def test_nobody_else_sees_an_answer_in_the_making() -> None:
    run = composing("clash_of_cultures")
    asked = run.seat
    others = [seat for seat in range(run.spec.players) if seat != asked]
    seen = [run.observe(seat) for seat in others], run.observe(asked)
    token = next(token for token in run.legal() if not leads_to_answer(run, token))
    run.step(token)
    assert run.chosen == [run.vocabulary.tokens[token]]
    assert all(np.array_equal(before, run.observe(seat)) for before, seat in zip(seen[0], others, strict=True))
    assert not np.array_equal(seen[1], run.observe(asked))


def composing(game: str) -> Run:
    """A run at a question with an answer of several tokens: no whole answer is in this vocabulary."""
    run = Run(Spec(game, 3), "compose", tracked=True)
    run.vocabulary = type(run.vocabulary)(word for key in lexicon_of(game).tokens for word in key.split(":")[:1])
    run.begin(run.match)
    random = Random(3)
    while all(leads_to_answer(run, token) for token in run.legal()):
        run.step(random.choice(run.legal()))
    return run


def leads_to_answer(run: Run, token: int) -> bool:
    twin = run.copy()
    twin.step(token)
    return twin.decisions > run.decisions


# Copies, rewards, limits, bots


def test_a_copy_goes_its_own_way_also_in_the_middle_of_an_answer() -> None:
    run = composing("clash_of_cultures")
    run.step(next(token for token in run.legal() if not leads_to_answer(run, token)))
    twin, before = run.copy(), run.match.hash()
    assert (twin.chosen, twin.legal(), twin.decisions) == (run.chosen, run.legal(), run.decisions)
    play(twin, "own way", 40)
    assert run.match.hash() == before


def test_points_are_paid_when_they_change() -> None:
    run, total = Run(Spec("flow_of_history", 3, reward="points"), "points"), np.zeros(3)
    begun = run._margins()
    random, paid = Random(5), 0
    while not run.done:
        run.step(random.choice(run.legal()))
        total += run.rewards
        paid += bool(run.rewards.any())
    assert paid > 10
    assert total * 100 == pytest.approx(run._margins() - begun)


def test_both_rewards_together_are_their_sum() -> None:
    paid = []
    for reward in get_args(Reward):
        run, random = Run(Spec("flow_of_history", 3, reward=reward), "both"), Random(6)
        steps = []
        while not run.done:
            run.step(random.choice(run.legal()))
            steps.append(run.rewards)
        paid.append(np.stack(steps))
    win, points, both = paid
    assert np.allclose(win + points, both)
    assert win.any()


def test_a_game_is_cut_off_at_its_limit_and_counts_as_it_stands() -> None:
    run = Run(Spec("flow_of_history", 2, limit=12), "cut")
    play(run, "cut")
    assert (run.decisions, run.cut, run.over) == (12, True, False)
    assert run.rewards.tolist() == win_rewards(run.match.outcome().places).tolist()


def test_bots_answer_for_their_seats() -> None:
    run, asked = Run(Spec("flow_of_history", 3, bots=("random", "", "random")), "bots"), set()
    random = Random(2)
    while not run.done:
        asked.add(run.seat)
        run.step(random.choice(run.legal()))
    assert asked == {1}
    assert {seat for seat, _ in run.match.history} == {0, 1, 2}


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="3 bots have no room at a table of 2"):
        Spec("flow_of_history", bots=("", "greedy", "random"))
    with pytest.raises(ValueError, match="bots take all 2 seats"):
        Spec("flow_of_history", bots=("greedy", "random"))
    with pytest.raises(ValueError, match="players is 0; it must be at least 1"):
        Spec("flow_of_history", players=0)


def test_new_games_are_begun_until_one_asks_for_you_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    run, seeds = Run(Spec("flow_of_history", bots=("", "random"), limit=1), "0"), map(str, count())
    for _ in range(5):
        run.renew(lambda: next(seeds))
        assert (run.seat, run.done) == (0, False)
    assert next(seeds) != "5", "in some of these games the bot begins"
    monkeypatch.setattr(Run, "done", True)
    with pytest.raises(ValueError, match="bots came to the limit of 1 before you, 100 games in a row; raise it"):
        run.renew(lambda: next(seeds))


# Lexicons


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_file_gets_the_same_lexicon_every_time(game: str) -> None:
    found = sample(load(game), 1)
    assert found == sample(load(game), 1)
    assert min(len(found.tokens), len(found.columns)) > 20
    larger = sample(load(game), 1, known=found.__class__(game, 3, 1, ("zz:first",), {}))
    assert (larger.version, larger.tokens[0], larger.tokens[1:]) == (4, "zz:first", found.tokens)


@pytest.mark.parametrize("game", GAMES)
def test_a_lexicon_is_of_the_rules_that_are_played(game: str) -> None:
    lexicon = lexicon_of(game)
    assert (lexicon.game, lexicon.rules) == (game, load(game).meta.rules_version)
    names: Any = lexicon.encoding(min(load(game).meta.players)).names
    assert len(names) == len(set(names))
