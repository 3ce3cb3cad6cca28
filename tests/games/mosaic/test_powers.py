"""Every effect, number and symbol of every piece is pinned by scenarios about it: print it wrong, and one fails."""

from __future__ import annotations

import pytest

from pentapolis.games.mosaic.kinds import PILLARS
from pentapolis.kernel import Match
from pentapolis.kernel.pieces import named_tables
from pentapolis.kernel.scenario import run
from pentapolis.kernel.scenario_file import Scenario
from tests.games.mosaic.common import CONTENT, GAME, state_at
from tests.games.mosaic.misprints import SECTIONS, misprints
from tests.scenarios.reading import scenarios_of

PIECES = [(kind, piece) for kind in SECTIONS for piece in getattr(CONTENT, kind) if piece != "universal_good"]

WITHOUT_ENTRY = {"abilities": "they stand among the effects of Leaders and Technologies, where they are misprinted"}
"""Kinds of pieces that have no entry of their own in the data."""


def by_subject() -> dict[str, list[Scenario]]:
    subjects: dict[str, list[Scenario]] = {}
    for scenario in scenarios_of("mosaic"):
        for piece in scenario.about:
            subjects.setdefault(piece, []).append(scenario)
    return subjects


ABOUT = by_subject()

pytestmark = pytest.mark.no_cover  # scenarios again, hundreds of times


def test_every_piece_is_the_subject_of_a_scenario() -> None:
    """MO-CMP.2: all 195 pieces that have a name."""
    tables = named_tables(GAME)
    pieces = {piece for table in tables.values() for piece in table}
    assert len(pieces) == 195
    assert sorted(pieces - ABOUT.keys()) == []


def test_every_kind_of_piece_can_be_misprinted_or_has_a_reason_why_not() -> None:
    assert sorted(named_tables(GAME)) == sorted([*SECTIONS, *WITHOUT_ENTRY])


@pytest.mark.parametrize(("kind", "piece"), PIECES)
def test_a_misprint_is_noticed(monkeypatch: pytest.MonkeyPatch, kind: str, piece: str) -> None:
    monkeypatch.setattr(Match, "why_not_undo", lambda match, seat: "not here")  # costly, and no matter of print
    unnoticed = []
    for misprint in misprints(kind, piece):
        game = misprint.game()
        if game is not None and all(run(scenario, game).passed for scenario in ABOUT[piece]):
            unnoticed.append(misprint.what)
    assert unnoticed == []


def legal_with(card: str, key: str, symbols: list[int]) -> bool:
    """Whether an answer is legal for a player with so many symbols, the card before them and enough Ideas."""
    face_down = f"[{card}]" if card in CONTENT.technologies else "[]"
    state = state_at(f"seats: {{a: {{ideas: 20, face_down: {face_down}}}, b: {{}}}}")
    state.players[0].symbols = tuple(symbols)
    ask = Match(GAME, state).ask
    assert ask is not None
    return key in ask.keys


@pytest.mark.parametrize("card", [*CONTENT.technologies, *CONTENT.governments])
def test_exactly_the_symbols_shown_are_required(card: str) -> None:
    """MO-TEC.4, MO-GOV.1: with them it is legal, with one less of any Pillar it is not."""
    key = f"play:{card}" if card in CONTENT.technologies else f"government:{card}"
    shown = CONTENT.technologies[card].requires if card in CONTENT.technologies else CONTENT.governments[card].requires
    symbols = [shown.count(pillar) for pillar in PILLARS]
    assert legal_with(card, key, symbols)
    for pillar in set(shown):
        less = [have - (name == pillar) for have, name in zip(symbols, PILLARS, strict=True)]
        assert not legal_with(card, key, less)
