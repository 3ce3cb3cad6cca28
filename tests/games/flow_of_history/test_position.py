"""Positions in words: what is built can be read, what is read can be built, and nonsense is refused."""

from __future__ import annotations

import pytest

from pentapolis.games.flow_of_history.position import build, ledgers, read
from pentapolis.kernel import Chance
from pentapolis.kernel.data import DataError, parse_yaml
from tests.games.flow_of_history.common import GAME, answer_somehow, match_at, new_match

FAULTS = {
    "{seats: {a: {}, b: {}, c: {}}, weather: rain}": "'weather' is not part of a position",
    "{seats: {a: {gold: 3}, b: {}, c: {}}}": "'gold' is not part of a position",
    "{seats: {a: {construction: dragon}, b: {}, c: {}}}": "there is no card 'dragon'",
    "{seats: {a: {construction: knights}, b: {}, c: {}}}": "not all of type construction",
    "{seats: {a: {construction: castle}, b: {construction: castle}, c: {}}}": "'castle' is in two places",
    "{seats: {a: {construction: castle}, b: {}, c: {}}, market: [castle]}": "'castle' is in two places",
    "{seats: {a: {}, b: {}, c: {}}, market: [dragon]}": "there is no card 'dragon'",
    "{seats: {a: {}, b: {}, c: {}}, deck: [dragon]}": "there is no card 'dragon'",
    "{seats: {a: {}, b: {}, c: {}}, market: [castle: {by: z}]}": "neither a seat nor, with two players, the banker",
    "{seats: {a: {}, b: {}, c: {}}, market: [castle: {by: banker}]}": "nor, with two players, the banker",
    "{seats: {a: {}, b: {}}, market: [castle: {by: banker}, knights: {by: banker}]}": "the banker has more than one",
    "{seats: {a: {}, b: {}, c: {}}, market: [castle: {by: a, tokens: 0}]}": "Expected `int` >= 1 - at `$.tokens`",
    "{seats: {a: {}, b: {}, c: {}}, market: [castle: {by: a, gold: 1}]}": "'gold' is not part of a position",
    "{seats: {a: {}, b: {}, c: {}}, market: [{castle: {by: a}, knights: {by: b}}]}": "one card in each entry",
    "{seats: {a: {}, b: {}, c: {}}, market: castle}": "Expected `array | null`, got `str` - at `$.market`",
    "{seats: {a: {}, b: {}, c: {}}, market: [ships, knights, writing, compass, legion, castle]}": "it holds 5 cards",
    "{seats: {a: {tokens: many}, b: {}, c: {}}}": "Expected `int`, got `str` - at `$.tokens`",
    "{seats: {a: {tokens: -1}, b: {}, c: {}}}": "Expected `int` >= 0 - at `$.tokens`",
    "{seats: {a: {cards: [confucius, adam_smith]}, b: {}, c: {}}}": "one Leader at most",
    "{seats: {a: {offer: [scholar_caste]}, b: {}, c: {}}}": "only two players choose",
    "{seats: {a: {}, b: {}, c: {}}, agenda: [[fly, a]]}": "there is no 'fly'",
    "{seats: {a: {}, b: {}, c: {}}, market: [castle: {by: a}, knights: {by: a}]}": "more than one investment",
    "{seats: {a: {}, b: {}, c: {}}, turn: z}": "there is no seat 'z'",
    "{seats: {a: {tokens: 4}, b: {}, c: {}}, reserve: 72}": "68 tokens are left in the Reserve, not 72",
    "{seats: {a: {construction: castle}, b: {}, c: {}}, era: 1}": "the Current Era is 2, not 1",
    "{seats: {a: {construction: castle, icons: {defense: 3}}, b: {}, c: {}}}": "the cards give {'defense': 4}",
}


@pytest.mark.parametrize(("text", "fault"), FAULTS.items())
def test_impossible_positions_are_refused(text: str, fault: str) -> None:
    """FH-CMP.1, FH-CMP.4, FH-CMP.5: no piece twice, no second marker or Leader; what follows from the rest is true."""
    with pytest.raises(DataError) as error:
        match_at(text)
    assert fault in str(error.value)


def test_the_number_of_seats_must_fit() -> None:
    with pytest.raises(DataError, match="2 seats for a game of 3"):
        build(GAME.content, 3, GAME.meta.settle(3, {}), parse_yaml("{seats: {a: {}, b: {}}}", "given"))


def test_what_is_not_said_takes_a_default() -> None:
    """FH-SET.2: the five A cards as the Market; the first seat's turn; nothing in the Supply."""
    state = match_at("{seats: {a: {construction: barracks}, b: {}, c: {}}}").workings.beat_start()
    assert [slot.card for slot in state.market] == ["irrigation", "warriors", "ramses_ii", "pyramids"]
    assert (state.supply, state.reserve, len(state.deck)) == (0, 72, 56)
    assert state.agenda == [("turn", 0)]


def test_eras_older_than_the_next_card_are_over() -> None:
    state = match_at("{seats: {a: {}, b: {}, c: {}}, deck: [ships, castle]}").workings.beat_start()
    top_first = state.deck[::-1]
    assert top_first[:2] == ["ships", "castle"]
    assert "knights" in state.box
    assert top_first[-2:] == ["internet", "the_future"]


@pytest.mark.parametrize(("players", "variant"), [(2, "standard"), (2, "rahdo"), (3, "standard"), (5, "standard")])
def test_what_is_read_can_be_built_again(players: int, variant: str) -> None:
    """Along a whole game, `build(read(state))` is the state but for chance."""
    match, chance = new_match(players, "position", variant=variant), Chance("position")
    options = GAME.meta.settle(players, {"variant": variant})
    while not match.over:
        state = match.workings.beat_start()
        again = build(GAME.content, players, options, read(GAME.table(state)))
        again.chance = state.chance
        assert again == state
        answer_somehow(match, chance)


def test_ledgers_notice_what_is_wrong() -> None:
    """FH-TOK.1, FH-CMP.1, FH-CMP.4, FH-CMP.5: lost and doubled pieces, a second marker, a second Leader."""
    sound = match_at(
        "{seats: {a: {leader: confucius}, b: {tokens: 1}, c: {}}, market: [castle: {by: a}, knights, writing]}"
    ).workings.beat_start()
    expected = ledgers(GAME.table(sound))
    assert expected == {
        "cards": 67,
        "different cards": 67,
        "tokens": 72,
        "second investments": 0,
        "stale indexes": 0,
        "leaders above one": 0,
        "negative piles": 0,
    }

    def faults(change: str) -> set[str]:
        state = GAME.copy_state(sound)
        exec(change, {"state": state})
        found = ledgers(GAME.table(state))
        return {name for name in found if found[name] != expected[name]}

    assert faults("state.deck.pop()") == {"cards", "different cards"}
    assert faults("state.deck[0] = 'castle'") == {"different cards"}
    assert faults("state.supply += 1") == {"tokens"}
    assert faults("state.market[1].investor = 0") == {"second investments"}
    assert faults("state.civilizations[0].icons['trade'] += 1") == {"stale indexes"}
    assert faults("state.civilizations[1].tokens, state.reserve = -1, state.reserve + 2") == {"negative piles"}
    assert "leaders above one" in faults("state.civilizations[0].cards.append('adam_smith')")
