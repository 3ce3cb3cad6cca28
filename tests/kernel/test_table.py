"""Table and events: facts as they were, told to whom they concern; beats put on the agenda."""

from __future__ import annotations

import msgspec

from pentapolis.kernel import Chance, Event, State, Table


def make_table(*, silent: bool = False) -> Table[State, None]:
    return Table(None, State(Chance("s"), [("cleanup",)]), silent=silent)


def test_beats_are_put_before_what_is_there() -> None:
    t = make_table()
    t.then_all(("turn", 0), ("turn", 1))
    t.then_all(("bonus",))
    assert [t.state.agenda.pop() for _ in range(4)] == [("bonus",), ("turn", 0), ("turn", 1), ("cleanup",)]


def test_events_are_noted_in_order() -> None:
    t = make_table()
    t.emit("harvested", seat=1, count=3)
    t.emit("drew", {1: {"card": "knights"}}, seat=1)
    assert t.events == [
        Event("harvested", {"seat": 1, "count": 3}),
        Event("drew", {"seat": 1}, {1: {"card": "knights"}}),
    ]


def test_an_event_does_not_change_when_the_rules_go_on() -> None:
    t = make_table()
    cards, secret = ["a"], ["b"]
    t.emit("revealed", {0: {"cards": secret}}, cards=cards)
    cards.append("c")
    secret.append("d")
    assert t.events == [Event("revealed", {"cards": ["a"]}, {0: {"cards": ["b"]}})]


def test_a_silent_table_notes_nothing() -> None:
    t = make_table(silent=True)
    t.emit("harvested", {0: {"card": "x"}}, seat=1)
    assert t.events == []


def test_each_audience_sees_its_own() -> None:
    event = Event("gave", {"seat": 0, "to": 1}, {0: {"card": "knights"}, 1: {"card": "knights", "worth": 3}})
    assert event.seen_by(0) == Event("gave-known", {"seat": 0, "to": 1, "card": "knights"})
    assert event.seen_by(1) == Event("gave-known", {"seat": 0, "to": 1, "card": "knights", "worth": 3})
    assert event.seen_by(2) == event.seen_by(None) == Event("gave", {"seat": 0, "to": 1})


def test_an_open_event_is_the_same_for_all() -> None:
    event = Event("harvested", {"seat": 1})
    assert event.seen_by(0) is event.seen_by(None) is event


def test_events_travel_as_json() -> None:
    event = Event("revealed", {"seat": 0, "cards": ["a", "b"], "values": [1, 2]}, {1: {"card": "x"}})
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
