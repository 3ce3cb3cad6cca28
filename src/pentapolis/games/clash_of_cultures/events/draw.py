"""An event from the draw to the discard pile (CC-25.1 to CC-25.4, CC-25.8, CC-32.1, CC-32.2).

Each part is a beat: the icon, every effect of the text for every player it reaches, the end. So what an icon starts, a
battle with Barbarians above all, is over before the text begins.
"""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cards, hooks, log
from pentapolis.games.clash_of_cultures.abilities import SILENCE
from pentapolis.games.clash_of_cultures.pestilence import PESTILENCE, cure
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.events import ForTable
from pentapolis.kernel import Ask, Flow
from pentapolis.kernel.state import Beat, beat

from .icons import icon
from .texts import TEXTS, Case, reached

CUBES = 3  # CC-25.1
FULL, ICON = "full", "icon"


def event(t: ClashTable, seat: int) -> Flow[None]:
    """CC-25.1, CC-6.5, CC-25.9: draw a card; its icon, its text and its end go on the agenda.

    Whoever gains an Advance puts this beat there: it runs when that is done and before the player goes on.
    """
    if postpone(t, seat):
        return
    yield from hooks.BEFORE_EVENT.run(t, seat)
    full = yield from announce(t, seat)
    heal(t)
    yield from draw_card(t, seat)
    yield from hooks.ON_EVENT_DRAW.run(t, seat)
    beats: list[Beat] = [beat(event_text, seat)] if full else []
    t.then_all(beat(event_icon, seat), *beats, beat(event_over, seat))


def postpone(t: ClashTable, seat: int) -> bool:
    """CC-25.8: an event drawn while another is being resolved waits until that one is over."""
    agenda = t.state.agenda
    for number in range(len(agenda) - 1, -1, -1):
        if agenda[number][0] == event_over.__name__:
            agenda.insert(number, beat(event, seat))
            return True
    return False


def announce(t: ClashTable, seat: int) -> Flow[bool]:
    """CC-32.1: the icon only. CC-32.2: the whole card or the icon only, said before the card is seen."""
    mode = t.state.options["events"]
    if mode != "optional":
        return mode == "full"
    chosen: bool = yield Ask(seat, asks.EVENT_PART, {FULL: True, ICON: False})
    t.emit(log.EVENT_ANNOUNCED if chosen else log.EVENT_ANNOUNCED_ICON, seat=seat)
    return chosen


def draw_card(t: ClashTable, seat: int) -> Flow[None]:
    """CC-25.1, CC-25.2: the card that is resolved next."""
    t.state.event_played = yield from cards.draw_event(t, seat)
    t.emit(log.DREW_EVENT, seat=seat, card=t.state.event_played)


def cancel(t: ClashTable, seat: int) -> Flow[None]:
    """CC-30.5: the card just drawn does nothing and is discarded; another one takes its place."""
    card, t.state.event_played = t.state.event_played, ""
    cards.discard_event(t, seat, card)
    t.emit(log.EVENT_CANCELLED, seat=seat, card=card)
    yield from draw_card(t, seat)


def event_icon(t: ClashTable, seat: int) -> Flow[None]:
    """CC-25.1, CC-25.3: the icon comes first and is for the player who drew the card alone."""
    found = t.content.events[t.state.event_played].icon
    if found:
        yield from icon(t, seat, found)


def event_text(t: ClashTable, seat: int) -> None:
    """CC-25.3: every effect of the text, for each player it reaches clockwise from the one who drew it."""
    card = t.content.events[t.state.event_played]
    beats: list[Beat] = [
        beat(event_effect, card.id, number, who, seat)
        for number, effect in enumerate(card.effects)
        if type(effect) in TEXTS
        for who in reached(t, effect, seat)
    ]
    if beats:
        t.then_all(*beats)


def event_effect(t: ClashTable, name: str, number: int, seat: int, drawer: int) -> Flow[None]:
    """One effect for one player, unless an Advance protects them (CC-29.1, CC-29.2)."""
    card = t.content.events[name]
    effect = card.effects[number]
    if not isinstance(effect, ForTable) and hooks.EVENT_IMMUNE(t, seat, False, name):
        t.emit(log.EVENT_IGNORED, seat=seat, card=name)
        return
    yield from TEXTS[type(effect)](t, seat, Case(card, effect, drawer)) or SILENCE


def event_over(t: ClashTable, seat: int) -> None:
    """CC-25.4, CC-25.1: the card is put away, if nobody keeps it, and the track refilled."""
    state, player = t.state, t.state.players[seat]
    if state.event_played:
        cards.discard_event(t, seat, state.event_played)
        state.event_played = ""
    player.track = CUBES + min(player.track, 0)  # an Advance gained in the event has taken a cube already


def keep(t: ClashTable, seat: int) -> None:
    """CC-25.4: the card being resolved stays face up in front of a player."""
    player = t.state.players[seat]
    player.kept.append(t.state.event_played)
    t.emit(log.EVENT_KEPT, seat=seat, card=t.state.event_played)
    t.state.event_played = ""


def lay_out(t: ClashTable) -> None:
    """CC-25.4: the card being resolved stays beside the board."""
    t.state.table_events.append(t.state.event_played)
    t.emit(log.EVENT_LAID_OUT, card=t.state.event_played)
    t.state.event_played = ""


def heal(t: ClashTable) -> None:
    """CC-31.3: Pestilence goes to the discard pile when it binds nobody any more, before the next event is drawn."""
    state = t.state
    if state.pestilence and all(player.advances & cure(t) for player in state.players):
        state.pestilence = False
        state.table_events.remove(PESTILENCE)
        state.event_discard.append(PESTILENCE)
