"""Meta: options that a game has, and refusals of those it has not."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel import Meta, Option, OptionError, Together
from pentapolis.kernel.meta import MOST_VARIANTS

SPEED = Option("speed", ("slow", "fast"), "slow")
BANKER = Option("banker", ("off", "on", "rich"), "off", players=(2,))
META = Meta("toy", {"en": "Toy", "pl": "Zabawka"}, players=(2, 3, 5), options=(SPEED, BANKER))


def test_what_is_not_chosen_has_its_default() -> None:
    assert META.settle(2, {}) == {"speed": "slow", "banker": "off"}
    assert META.settle(2, {"banker": "rich"}) == {"speed": "slow", "banker": "rich"}
    assert META.settle(3, {"speed": "fast", "banker": "off"}) == {"speed": "fast", "banker": "off"}


@pytest.mark.parametrize(
    ("players", "chosen", "key", "facts"),
    [
        (4, {}, "bad-option-count", {"players": 4, "least": 2, "most": 5}),
        (1, {"speed": "?"}, "bad-option-count", {"players": 1, "least": 2, "most": 5}),
        (2, {"sped": "fast"}, "bad-option-unknown", {"option": "sped", "known": "speed, banker"}),
        (2, {"speed": "warp"}, "bad-option-value", {"option": "speed", "value": "warp", "known": "slow, fast"}),
        (3, {"banker": "on"}, "bad-option-players", {"option": "banker", "value": "on", "players": "2"}),
    ],
)
def test_impossible_options_say_what_is_wrong(
    players: int, chosen: dict[str, str], key: str, facts: dict[str, int | str]
) -> None:
    with pytest.raises(OptionError) as caught:
        META.settle(players, chosen)
    assert (caught.value.key, caught.value.facts) == (key, facts)
    assert str(caught.value).startswith(f"{key}: ")


def test_a_game_without_options_knows_none() -> None:
    plain = Meta("plain", {"en": "Plain"}, players=(2,))
    with pytest.raises(OptionError) as caught:
        plain.settle(2, {"speed": "fast"})
    assert caught.value.facts["known"] == "-"
    assert plain.variants(2) == [{}]


def test_programs_have_defaults_of_their_own() -> None:
    """People play by the book; simulations must come to an end. What somebody chooses counts for both."""
    speed, stop = Option("speed", ("slow", "fast"), "slow"), Option("stop", ("off", "9"), "off", simulated="9")
    meta = Meta("toy", {}, players=(2,), options=(speed, stop))
    assert meta.settle(2, {}) == {"speed": "slow", "stop": "off"}
    assert meta.simulate(2, {}) == {"speed": "slow", "stop": "9"}
    assert meta.simulate(2, {"stop": "off", "speed": "fast"}) == {"speed": "fast", "stop": "off"}
    with pytest.raises(OptionError):
        meta.simulate(3, {})


def test_a_sample_of_variants_begins_with_the_defaults_of_simulations() -> None:
    many = tuple(Option(f"o{n}", ("a", "b"), "a", simulated="b" if n == 0 else "") for n in range(5))
    meta = Meta("toy", {}, players=(2,), options=many)
    assert MOST_VARIANTS < 2**5
    assert meta.variants(2)[0] == meta.simulate(2, {})
    assert {"o0": "a", "o1": "a", "o2": "a", "o3": "a", "o4": "a"} in meta.variants(2)


def test_variants_are_all_combinations() -> None:
    assert META.variants(3) == [{"speed": "slow", "banker": "off"}, {"speed": "fast", "banker": "off"}]
    assert len(META.variants(2)) == 6


@given(st.sampled_from([2, 3, 5]))
def test_variants_are_what_can_be_settled(players: int) -> None:
    possible = []
    for speed, banker in product(SPEED.values, BANKER.values):
        try:
            possible.append(META.settle(players, {"speed": speed, "banker": banker}))
        except OptionError:
            continue
    assert META.variants(players) == possible


def test_options_that_restrict_each_other_are_refused_with_the_reason() -> None:
    meta = Meta(
        "toy",
        {},
        players=(2,),
        options=(Option("length", ("long", "short"), "long"), Option("ending", ("fixed", "roll"), "fixed")),
        together=(Together("length", "short", "ending", ("fixed",)),),
    )
    assert meta.settle(2, {"ending": "roll"}) == {"length": "long", "ending": "roll"}
    with pytest.raises(OptionError) as error:
        meta.settle(2, {"length": "short", "ending": "roll"})
    assert error.value.key == "bad-option-together"
    assert error.value.facts["wrong"] == "roll"
    assert {"length": "short", "ending": "roll"} not in meta.variants(2)
    assert len(meta.variants(2)) == 3


def test_too_many_combinations_are_sampled_with_every_value_in_them() -> None:
    options = tuple(Option(f"o{number}", ("a", "b", "c"), "a") for number in range(4))
    sample = Meta("toy", {}, players=(2,), options=options).variants(2)
    assert len(sample) <= MOST_VARIANTS
    assert sample[0] == dict.fromkeys(("o0", "o1", "o2", "o3"), "a")
    for option in options:
        assert {row[option.id] for row in sample} == set(option.values)
