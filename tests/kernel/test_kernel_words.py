"""What the kernel itself says: its refusals and its faults with options, in every language."""

from __future__ import annotations

import pytest

from pentapolis.kernel import Meta, Option, OptionError, Refusal
from pentapolis.kernel.conformance import Speech
from pentapolis.kernel.refusal import KERNEL_RULES, UNKNOWN_ANSWER
from pentapolis.kernel.words import LANGUAGES, read_words, rule_key

WORDS = [read_words(language, ["pentapolis.kernel"]) for language in LANGUAGES]
META = Meta("toy", {"en": "Toy"}, players=(2, 3), options=(Option("speed", ("slow", "fast"), "slow", players=(2,)),))


def test_all_languages_have_the_same_messages() -> None:
    assert len({tuple(words.keys) for words in WORDS}) == 1


@pytest.mark.parametrize("rule", KERNEL_RULES)
def test_every_refusal_has_a_title_and_a_reason(rule: str) -> None:
    refusal = Refusal(rule, key="camel") if rule == UNKNOWN_ANSWER else Refusal(rule)
    titles = Speech(WORDS).say(rule_key(rule), {})
    reasons = Speech(WORDS).say(f"why-{rule_key(rule)}", refusal.facts)
    assert len({*titles, *reasons}) == 2 * len(LANGUAGES)
    assert all(reason.endswith(".") for reason in reasons)


@pytest.mark.parametrize(
    ("players", "options", "english"),
    [
        (7, {}, "This game is for 2 to 3 players, not for 7."),
        (2, {"size": "big"}, "There is no option “size”. This game has: speed."),
        (2, {"speed": "warp"}, "The option “speed” cannot be “warp”. Choose one of: slow, fast."),
        (3, {"speed": "fast"}, "The option “speed” can be “fast” only with this number of players: 2."),
    ],
)
def test_every_fault_with_options_is_told(players: int, options: dict[str, str], english: str) -> None:
    with pytest.raises(OptionError) as error:
        META.settle(players, options)
    told = Speech(WORDS).say(error.value.key, dict(error.value.facts))
    assert told[0] == english
    assert told[1] != english
