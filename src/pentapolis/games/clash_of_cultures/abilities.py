"""How abilities get into the rules: named places where a rule asks, and small functions registered for a source.

Four kinds of places, all listed in `hooks`:

`Question`  a pure question with a value: every source in force may change it. `CITY_SIZE(t, seat, 3, city)`
`Moment`    something happens: every source in force may run a flow. `yield from ON_FOUND.run(t, seat, city)`
`Decision`  a question whose sources may ask a player: `space = yield from ACTIVATED.run(t, seat, space, city, what)`
`Action`    something a player may do in their turn; it stands in the turn's ask by its keys.

A function is registered under the id of what carries it, and works while that is in force for the seat:

    @hooks.LIMIT.of("storage")
    def food_store(t, seat, limit, good): ...

A place knows the set of its sources, so that asking costs one `&` when none of them is in force.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from pentapolis.kernel import Flow, Refusal
from pentapolis.kernel.memo import Memo
from pentapolis.parts.hooks import EARLY as EARLY
from pentapolis.parts.hooks import LATE as LATE
from pentapolis.parts.hooks import SILENCE as SILENCE

from .kinds import BARBARIANS, NOWHERE
from .sources import BOARD, bit
from .state import City, ClashTable

Options = Iterable[tuple[str, Any]]


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player may do in their own turn.

    verb      the first words of its keys: `collect`, `use:taxes`
    main      whether it takes one of the Main Actions (CC-2.4) or is free (CC-2.5)
    source    the set of sources of which one must be in force; 0: always there
    offers    every legal answer now, as pairs of the key's rest ("" if the verb is all) and what it means
    bar       why an answer of this verb is not legal: the rest of the key to a Refusal
    perform   the flow, with the meaning of the answer

    A free action works once per turn, or takes something that no other free action gives back (goods, a card, a
    Settler, room in a city): otherwise a turn could go on for ever.
    """

    verb: str
    main: bool
    source: int
    offers: Callable[[ClashTable, int], Options]
    bar: Callable[[ClashTable, int, str], Refusal | None]
    perform: Callable[[ClashTable, int, Any], Flow[None]]


ACTIONS: dict[str, Action] = {}
"""All actions by verb. Wings add theirs with `register`."""


ONE_ANSWER: Options = (("", None),)
"""What an action offers that is no more than its verb."""


def register(action: Action) -> Action:
    assert action.verb not in ACTIONS, f"two actions are called {action.verb}"
    ACTIONS[action.verb] = action
    IN_PLAY.add(action)
    return action


def offered(t: ClashTable, seat: int) -> dict[str, tuple[Action | None, Any]]:
    """CC-2.3 to CC-2.5: every answer of the turn's ask but its end."""
    everything, free = IN_PLAY.of(t.state.players[seat].force)
    found: dict[str, tuple[Action | None, Any]] = {}
    for verb, offers, action in free if t.state.turn.actions <= 0 else everything:
        for rest, meaning in offers(t, seat):
            found[f"{verb}:{rest}" if rest else verb] = (action, meaning)
    return found


def offer(t: ClashTable, seat: int, key: str) -> tuple[Action, Any]:
    """The meaning of one answer of the turn's ask, without looking at the others; a KeyError if it is not offered."""
    found = action_of(key)
    if found is not None:
        action, wanted = found
        force = t.state.players[seat].force
        if (not action.source or action.source & force) and not (action.main and t.state.turn.actions <= 0):
            for rest, meaning in action.offers(t, seat):
                if rest == wanted:
                    return action, meaning
    raise KeyError(key)


Entry = tuple[str, Callable[[ClashTable, int], Options], Action]
"""An action with what is asked of it for every list, at hand."""


class InPlay:
    """The actions that the sources in force offer, first those that are always there; and the free ones of them."""

    __slots__ = ("_actions", "_known", "_mask")

    def __init__(self) -> None:
        self._actions: list[Action] = []
        self._mask = 0  # the sources that bring an action: other ones make no difference
        self._known = Memo(self._make)

    def add(self, action: Action) -> None:
        self._actions.append(action)
        self._actions.sort(key=lambda action: action.source.bit_count() == 1)
        self._mask |= action.source
        self._known.clear()

    def of(self, force: int) -> tuple[list[Entry], list[Entry]]:
        return self._known[force & self._mask]

    def _make(self, force: int) -> tuple[list[Entry], list[Entry]]:
        found = [action for action in self._actions if not action.source or action.source & force]
        entries = [(action.verb, action.offers, action) for action in found]
        return entries, [entry for entry in entries if not entry[2].main]


IN_PLAY = InPlay()


def action_of(key: str) -> tuple[Action, str] | None:
    """The action that a key belongs to, and the rest of the key.

    The verb may have several words: `use:taxes` goes before `use`.
    """
    words = key.split(":")
    for length in range(len(words), 0, -1):
        action = ACTIONS.get(":".join(words[:length]))
        if action is not None:
            return action, ":".join(words[length:])
    return None


# What is in force


def settle(t: ClashTable, seat: int) -> None:
    """Make `force` anew; call it whenever Advances, Leader, Wonders, kept cards or lasting effects have changed.

    CC-28.7, CC-28.8: a Wonder works for the owner of its city. CC-30.12: God-King. CC-28.11: the Great Library.
    """
    player = t.state.players[seat]
    force = player.advances | player.borrowed | player.lasting
    if player.leader:
        force |= bit(player.leader)
    for city in t.state.cities.values():
        if city.wonders and city.owner == seat:
            force |= wonders_force(city)
    if force & MAN_GOD:
        for owned, used in t.content.man_god.items():
            if player.advances & bit(owned):
                force |= bit(used)
    player.force = force


def settle_all(t: ClashTable) -> None:
    for seat in range(len(t.state.players)):
        settle(t, seat)


MAN_GOD = bit("man_god")
FIRST_WONDER = bit("great_arena").bit_length() - 1


def wonders_force(city: City) -> int:
    """The sources of a city's Wonders: `City.wonders` has their bits in the same order."""
    return city.wonders << FIRST_WONDER


def owns(t: ClashTable, seat: int, advance: int) -> bool:
    """Whether an Advance is owned: for points, requirements and objectives. Abilities ask `force` instead."""
    return bool(t.state.players[seat].advances & advance)


def in_force(t: ClashTable, owner: int, source: int) -> bool:
    """Whether a source works for an owner now; never for Barbarians and Pirates."""
    return owner < BARBARIANS and bool(t.state.players[owner].force & source)


def ready(t: ClashTable, seat: int, source: int) -> bool:
    """CC-2.8: a source is in force, and may still be used in this turn."""
    return bool(t.state.players[seat].force & source) and not spent(t, seat, source)


def spent(t: ClashTable, seat: int, source: int) -> bool:
    """CC-2.8: a source that works once per turn, as the data says, was used in this turn."""
    return bool(t.state.players[seat].used & source & t.content.once)


def use(t: ClashTable, seat: int, source: int) -> None:
    """CC-2.8: note that a source was used, if it works once per turn."""
    t.state.players[seat].used |= source & t.content.once


def grant(t: ClashTable, seat: int, source: int) -> None:
    """A card works until the end of the turn (CC-17.6)."""
    t.state.players[seat].lasting |= source
    settle(t, seat)


def revoke(t: ClashTable, seat: int, source: int) -> None:
    """A lasting effect is over."""
    t.state.players[seat].lasting &= ~source
    settle(t, seat)


def leader_city(t: ClashTable, seat: int) -> City | None:
    """CC-11.14: the own city that the seat's Leader is in."""
    space = t.state.players[seat].leader_space
    city = t.state.cities.get(space) if space != NOWHERE else None
    return city if city is not None and city.owner == seat else None


def advances_in(player_advances: int, category_mask: int) -> int:
    """How many of a set of Advances are owned."""
    return (player_advances & category_mask & BOARD).bit_count()
