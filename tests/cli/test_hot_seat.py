"""People at one keyboard in a game with hidden hands and sealed answers, on the plain board."""

from __future__ import annotations

import io
from contextlib import redirect_stdout

from pentapolis.cli.play.loop import run
from pentapolis.cli.play.seats import names, read_seats
from pentapolis.cli.play.session import Session
from pentapolis.cli.shared.common import words_for
from pentapolis.cli.shared.wording import Teller
from pentapolis.kernel import Match
from pentapolis.kernel.words import Words
from tests.cli.terminal import lines, typing, wide
from tests.kernel.toys.battle import BATTLE
from tests.kernel.toys.battle_pieces import BattleState

MESSAGES = {
    **{f"ask-{kind}": f"What about {kind}?" for kind in ("lay", "cancel", "losses", "withdraw")},
    **{f"answer-{kind}": "{ $key }" for kind in ("lay", "cancel", "losses", "withdraw")},
    **{f"event-{key}": f"It {key}." for key in ("revealed", "stole", "rolled", "fell", "drew", "captured", "withdrew")},
    **{f"score-{source}": source.capitalize() for source in ("cities", "leaders", "gold")},
    "CC-20-5": "A card may be laid only in the right role",
    "PT-UND-1": "Only an answer of your own can be taken back",
}


def battle(typed: str, seed: str = "1") -> tuple[Session, str]:
    plain = words_for("en")
    seats = read_seats("human:Red,human:Blue", plain)
    session = Session(
        Match.start(BATTLE, 2, {}, seed), seats, Teller(BATTLE, Words("en", MESSAGES), plain, names(seats)), {}, seed
    )
    out = io.StringIO()
    with typing(typed), wide(80), redirect_stdout(out):
        run(session)
    return session, out.getvalue()


def hand(session: Session, seat: int) -> list[str]:
    state = session.match.state
    assert isinstance(state, BattleState)
    return state.hands[seat]


def test_the_next_person_sits_down_before_anything_is_shown() -> None:
    session, out = battle(lines("none"))
    before, after = out.split("Now it is Blue's turn. Nobody else should look; press Enter to see the table.")
    assert "Red: What about lay?" in before
    assert "Blue: What about lay?" not in after  # Blue has not pressed Enter
    assert all(card in before for card in hand(session, 0))


def test_nobody_sees_the_hand_of_another() -> None:
    session, out = battle(lines("none", ""))
    _, after = out.split("press Enter to see the table.")
    assert "Blue: What about lay?" in after
    assert all(card in after for card in hand(session, 1))
    secret = [card for card in hand(session, 0) if card not in hand(session, 1)]
    assert secret
    assert not any(card in after for card in secret)


def test_a_sealed_answer_can_be_taken_back_at_the_same_keyboard() -> None:
    session, out = battle(lines("none", "", "undo", ""))
    assert "Taken back: none" in out
    assert session.match.history == []


def test_a_rule_without_a_reason_of_its_own_tells_title_and_facts() -> None:
    for seed in map(str, range(20)):
        session, _ = battle("", seed)
        ask = session.match.ask_for(0)
        assert ask is not None
        barred = [card for card in hand(session, 0) if card not in ask.options]
        if barred:
            _, out = battle(lines(f"why {barred[0]}"), seed)
            assert f"A card may be laid only in the right role\n  CC-20.5  card: {barred[0]}" in out
            return
    raise AssertionError("no seed deals the attacker a card of the defender")


def test_a_whole_battle_is_fought() -> None:
    _, out = battle("1\n\n" * 60)
    assert "The game is over" in out
