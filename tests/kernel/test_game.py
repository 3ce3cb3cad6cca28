"""Game, outcome, refusal: small things that everything passes around."""

from __future__ import annotations

import pickle

import pytest

from pentapolis.kernel import Game, Label, Outcome, Refusal
from pentapolis.kernel.refusal import KERNEL_RULES
from tests.kernel.toys.battle import BATTLE
from tests.kernel.toys.probe import probe


def test_an_outcome_sums_and_names_winners() -> None:
    outcome = Outcome(({"cities": 3, "gold": 2}, {"cities": 5}, {"cities": 1}), (1, 1, 3))
    assert list(outcome.totals) == [5, 5, 1]
    assert outcome.winners == (0, 1)


def test_a_game_makes_its_first_state_from_the_seed() -> None:
    one, other = BATTLE.first_state(2, {}, "1"), BATTLE.first_state(2, {}, "1")
    assert one == other
    assert one.hands != BATTLE.first_state(2, {}, "2").hands
    assert one.chance.drawn == {"deck": 1}


def test_a_game_copies_states_and_lays_tables() -> None:
    state = BATTLE.first_state(2, {}, "1")
    twin = BATTLE.copy_state(state)
    assert twin == state
    assert twin.hands is not state.hands
    table = BATTLE.table(state)
    assert (table.state, table.content) == (state, BATTLE.content)
    table.emit("x")
    assert table.events == []
    loud = BATTLE.table(state, silent=False)
    loud.emit("x")
    assert len(loud.events) == 1


def test_a_game_has_a_meta_and_names() -> None:
    game = probe(beats={})
    assert game.meta.id == "probe"
    assert game.name_of("castle", "en") is None
    named = Game(game.rules, None, "x", lambda piece, language: f"{piece} {language}")
    assert named.name_of("castle", "pl") == "castle pl"


def test_labels_without_arguments() -> None:
    assert Label("answer-harvest") == Label("answer-harvest", {})


def test_refusals_are_equal_by_rule_and_facts() -> None:
    assert Refusal("X-1", have=2) == Refusal("X-1", have=2)
    assert Refusal("X-1", have=2) != Refusal("X-1", have=3)
    assert Refusal("X-1") != Refusal("X-2")
    assert Refusal("X-1") != "X-1"
    with pytest.raises(TypeError):
        hash(Refusal("X-1"))


def test_refusals_read_well() -> None:
    assert str(Refusal("X-1")) == "X-1"
    assert str(Refusal("X-1", have=2, card="castle")) == "X-1 (have=2, card=castle)"


def test_refusals_travel_between_processes() -> None:
    refusal = Refusal("X-1", have=2)
    assert pickle.loads(pickle.dumps(refusal)) == refusal


def test_the_rules_of_the_kernel_have_different_ids() -> None:
    assert len(set(KERNEL_RULES)) == len(KERNEL_RULES) == 9
    assert all(rule.startswith("PT-") for rule in KERNEL_RULES)
