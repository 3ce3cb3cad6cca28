"""Event cards: every effect of the data is known, every card has its scenario, and all words are there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from pentapolis.games import load
from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.components import Content, name_of
from pentapolis.games.clash_of_cultures.events.draw import FULL, ICON
from pentapolis.games.clash_of_cultures.events.icons import ICONS
from pentapolis.games.clash_of_cultures.events.texts import TEXTS, more, reached
from pentapolis.games.clash_of_cultures.position import build
from pentapolis.games.clash_of_cultures.state import ClashState, ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.common import the
from pentapolis.games.clash_of_cultures.vocabulary.effects import EventEffect, IconEffect
from pentapolis.games.clash_of_cultures.vocabulary.events import LoseUnits
from pentapolis.games.clash_of_cultures.vocabulary.persons import FaceUp, InHand
from pentapolis.kernel import Ask, Game, Match
from pentapolis.kernel.data import DataError
from pentapolis.kernel.scenario_file import parse
from pentapolis.kernel.words import LANGUAGES, read_words
from tests.games.clash_of_cultures.common import pack

GAME: Game[ClashState, Content] = load("clash_of_cultures")
PACKAGE = "pentapolis.games.clash_of_cultures"
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "clash_of_cultures"
EVENTS = list(GAME.content.events.values())


def table(given: dict[str, Any], **options: str) -> ClashTable:
    players = len(given["seats"])
    return ClashTable(GAME.content, build(GAME.content, players, GAME.meta.settle(players, options), given))


def drawing(card: str, seats: dict[str, Any]) -> Match[ClashState, Content]:
    """A match in which the first seat draws this event."""
    given = {"seats": seats, "event_deck": [card], "agenda": [["event", "you"], ["act", "you"]]}
    return Match(GAME, table(given).state)


# The data


def test_every_kind_has_its_flow_and_is_used() -> None:
    used = {type(effect) for card in EVENTS for effect in card.effects}
    assert used == set(get_args(EventEffect))
    assert set(TEXTS) == {kind for kind in used if not issubclass(kind, InHand | FaceUp)}


def test_every_icon_has_its_flow_and_is_used() -> None:
    used = {type(effect) for icon in GAME.content.icons.values() for effect in icon.effects}
    assert set(ICONS) == used == set(get_args(IconEffect))
    assert set(GAME.content.icons) == {card.icon for card in EVENTS if card.icon}


REFUSED = {
    "e10_good_year_self, effects: [{kind: gain, goods: {food: 1}, amount: 1}]": "unknown field `amount`",
    "e10_good_year_self, effects: [{kind: gains}]": "'gains'",
    "e10_good_year_self, effects: [{kind: gain, goods: {fod: 1}}]": "'fod'",
    "e10_good_year_self, effects: [{kind: make_happy}]": "e10_good_year_self: a Great Person does something",
    "e19_great_artist, effects: [{kind: make_happy}]": "e19_great_artist: a Great Person does something",
    "e42_trojan_horse, effects: [{kind: solar_eclipse, rounds: 1, vp: 1}]": "its rules are for trojan_horse",
    "e51_famine_vermin, effects: [{kind: famine, having: {advance: stores}, food: 1}]": "there is no 'stores'",
    "e21_great_philosopher, deck: civilizations": "events_base: there are 37, the box holds 38",
}


@pytest.mark.parametrize("entry", REFUSED)
def test_what_no_rule_reads_is_not_loaded(tmp_path: Path, entry: str) -> None:
    with pytest.raises(DataError, match=REFUSED[entry]):
        load("clash_of_cultures", pack(tmp_path, {"a.yaml": f"events: [{{id: {entry}}}]\n"}))


def test_every_card_is_drawn_in_a_scenario() -> None:
    drawn = {
        card
        for file in sorted(SCENARIOS.glob("event_cards_*.yaml"))
        for scenario in parse(file.read_text(encoding="utf-8"), file.name)
        for card in (scenario.given or {})["event_deck"]
    }
    assert drawn == set(GAME.content.events)


# Whom a text reaches


def test_texts_go_clockwise_from_the_drawer() -> None:
    t = table({"seats": {"a": {}, "b": {}, "c": {}}})
    assert reached(t, GAME.content.events["e09_good_year_all"].effects[0], 1) == [1, 2, 0]
    assert reached(t, GAME.content.events["e10_good_year_self"].effects[0], 2) == [2]


def test_some_advances_change_an_amount() -> None:
    t = table({"seats": {"a": {"advances": ["fishing", "navigation"]}, "b": {}}})
    spread = the(GAME.content.events["e02_epidemic"], LoseUnits).spread
    assert [more(t, seat, spread) for seat in (0, 1)] == [1, 0]


# Secrets


def test_an_objective_lost_in_a_pandemic_is_seen_by_its_owner_only() -> None:
    objective = "o01_large_civilization_draft_objective"
    cities: dict[str, Any] = {"d2": {}, "c2": {}, "e2": {}, "d1": {}}
    match = drawing("e49_pandemic", {"you": {"food": 1, "objectives": [objective], "cities": cities}, "b": {}})
    match.answer(objective)
    told = [
        [event.args for event in match.events_for(seat) if event.key.startswith("lost-objective")] for seat in (0, 1)
    ]
    assert told == [[{"seat": 0, "card": objective}], [{"seat": 0}]]


# Words

ASKED: dict[str, tuple[list[str], dict[str, int | str]]] = {
    asks.EVENT_PART: ([FULL, ICON], {}),
    asks.EXHAUST: (["d3"], {}),
    asks.LOWER: (["d3"], {}),
    asks.ANGER: (["d3"], {}),
    asks.MYTHS: ([asks.PAY, asks.NONE], {"space": "d3"}),
    asks.LOSS: (["settler:d3", "pirate_ship:d3"], {"left": 2}),
    asks.PANDEMIC: (["settler:d3", "food", "a01_quick_advance_peltasts"], {"left": 1}),
    asks.SHARE: (["seat2"], {"left": 3}),
    asks.FAVOUR: (["seat2"], {}),
    asks.VOLCANO: (["d3"], {}),
    asks.QUAKE: (["temple:d3", "great_wall:d3", "settlement:d3", asks.DONE], {"left": 3}),
    asks.FIRE: (["d3"], {}),
    asks.CIVIL_WAR: (["d3"], {}),
    asks.SACRIFICE: (["infantry:d3", asks.NONE], {"step": 2}),
    asks.UPRISING: (["mood", "culture", asks.DONE], {"left": 4}),
    asks.GUILLOTINE: (["d3", asks.POINTS], {}),
    asks.REFORMER: (["seat2"], {}),
    asks.PREACHER: (["seat2"], {}),
    asks.TEMPLE: (["d3"], {}),
    asks.ENVOY: (["great_wall", "deck"], {}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ASKED)
def test_questions_and_answers_are_put_into_words(kind: str, language: str) -> None:
    def noun(argument: str, value: object) -> str | None:
        return name_of(GAME.content, value, language) if isinstance(value, str) else None

    words = read_words(language, ["pentapolis.kernel", PACKAGE], noun)
    keys, about = ASKED[kind]
    ask = Ask(0, kind, dict.fromkeys(keys), **about)
    assert "?" in words(f"ask-{kind}", **about)
    said = [words(label.message, **label.args) for label in (GAME.rules.label(ask, key) for key in keys)]
    assert len(set(said)) == len(keys)
    assert not any(key in text for key, text in zip(keys, said, strict=True) if ":" in key or "_" in key)
