"""A continent whose layout is known, and flows that are answered key by key."""

from __future__ import annotations

from functools import cache

from pentapolis.games.civolution import actions, fate  # noqa: F401  (declares every kind of effect)
from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.components import Content, load
from pentapolis.games.civolution.continent import VERTEX
from pentapolis.games.civolution.effects import perform as perform_effect
from pentapolis.games.civolution.effects import possible
from pentapolis.games.civolution.ground import read_tribe, tribe_words
from pentapolis.games.civolution.kinds import MATERIAL, MATERIALS
from pentapolis.games.civolution.setup import new_player, new_vici, setup
from pentapolis.games.civolution.state import CVTable, Vici, add, civ
from pentapolis.kernel import Ask, Chance, Flow, Refusal, Table
from pentapolis.kernel.data import read_tables
from pentapolis.parts.choices import why_not

PACKAGE = "pentapolis.games.civolution"

LAYOUT = (
    *((0, 1, 1, 0), (1, 2, 0, 0), (2, 1, 2, 1), (3, 0, 0, 1)),
    *((4, 0, 1, 0), (5, 3, 0, 1), (6, 3, 1, 0), (7, 4, 1, 0)),
)
"""Tiles A to H: the layout of a first play, with the random tiles in one of their places."""

OPTIONS = {f"start{seat}": "advanced" for seat in range(1, 5)} | {
    "continent": "random",
    "materials": "later",
    "level": "beginner",
    "act_on_reset": "off",
    "free_hand": "off",
}


@cache
def content() -> Content:
    return load(read_tables(PACKAGE))


def table(players: int = 2, *, forced: dict[str, list[int | str]] | None = None) -> CVTable:
    """A table with that layout, all sites face down, no tribe anywhere; material tiles lie in their canonical order."""
    state = setup(content(), players, OPTIONS, Chance("land"))
    state.chance = Chance("land", forced=forced or {})
    state.placements = LAYOUT
    state.sites = tuple(content().sites)
    used = [0] * 7
    materials = []
    for place in content().territories:
        materials.append(place.type * 3 + used[place.type] if place.type < 6 else -1)
        used[place.type] += 1
    state.materials = tuple(materials)
    state.players = [new_player(content()) for _ in range(players)]
    if state.vici is not None:
        state.vici.tribes = ()
    state.turn = 0
    return Table(content(), state)


def vici(t: CVTable) -> Vici:
    """V.I.C.I. joins, without tribes."""
    t.state.vici = new_vici(t.content, OPTIONS, Chance("vici"))
    t.state.vici.tribes = ()
    return t.state.vici


def tribe(t: CVTable, words: str) -> int:
    """`b_forest:plain:strong` as a number."""
    found = read_tribe(t, words)
    assert found is not None, words
    return found


def people(t: CVTable, number: int, *words: str) -> None:
    """The tribes of a civilization."""
    holder = t.state.players[number] if number < len(t.state.players) else t.state.vici
    assert holder is not None
    holder.tribes = tuple(sorted(tribe(t, word) for word in words))


def words(t: CVTable, number: int = 0) -> list[str]:
    """The tribes of a civilization as words."""
    return sorted(tribe_words(t, one) for one in civ(t.state, number).tribes)


def place(name: str) -> int:
    return content().places[name]


def places(*names: str) -> int:
    return sum(1 << place(name) for name in names)


def lie(t: CVTable, word: str, site: str) -> int:
    """A site lies face down at a recess; what lay there goes where it was."""
    sites, vertex = list(t.state.sites), VERTEX[word]
    other = sites.index(site)
    sites[other], sites[vertex] = sites[vertex], site
    t.state.sites = tuple(sites)
    return vertex


def reveal(t: CVTable, word: str, site: str) -> int:
    """A site lies open at a recess."""
    vertex = lie(t, word, site)
    t.state.revealed |= 1 << vertex
    return vertex


def boat(t: CVTable, seat: int, water: str, *, full: bool = True) -> None:
    player = t.state.players[seat]
    player.boats = tuple(sorted((*player.boats, place(water) << 1 | full)))


def stored(t: CVTable, seat: int, **counts: int) -> None:
    player = t.state.players[seat]
    for name, count in counts.items():
        player.storage = add(player.storage, MATERIAL[name], count)
        player.supply -= count


def storage(t: CVTable, seat: int = 0) -> dict[str, int]:
    return {MATERIALS[n]: count for n, count in enumerate(t.state.players[seat].storage) if count}


def with_power(kind: type[v.Ability], **fields: object) -> str:
    """A card or chip with a passive of this kind."""
    for name, ability in content().lasting.items():
        if type(ability) is kind and all(getattr(ability, field) == value for field, value in fields.items()):
            return name
    raise AssertionError(f"nothing has {kind.__name__}")


def waiting_for(event: str, kind: type[v.Effect]) -> str:
    """A card or chip that reacts to an event with an effect of this kind."""
    for name, ability in content().triggers.items():
        if ability.event == event and type(ability.effects[0]) is kind:
            return name
    raise AssertionError(f"nothing waits for {event} with {kind.__name__}")


def install(t: CVTable, seat: int, *pieces: str) -> None:
    """Cards or chips whose abilities work."""
    t.state.players[seat].lasting = tuple(sorted(pieces, key=list(t.content.lasting).index))


def markers(t: CVTable, seat: int = 0) -> int:
    """CV-GEN.4: all markers of a civilization."""
    player, setup = t.state.players[seat], t.content.setup
    held = player.supply + player.focus + player.idea + player.food + player.money + player.resets
    held += sum(player.planning) + sum(player.storage) + sum(player.features) + sum(player.raw) + sum(player.statues)
    return (
        held + sum(one & 1 for one in player.boats) + (t.content.limits.boats - len(player.boats)) * setup.boat_markers
    )


def play(flow: Flow[object] | None, *keys: str) -> list[Ask]:
    """Answer every question of a flow, in order; it asks exactly these."""
    asks: list[Ask] = []
    left = list(keys)
    if flow is None:
        assert not left
        return asks
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Ask)
            assert left, f"{question} was not expected"
            key = left.pop(0)
            assert key in question.options, f"{key} is no answer to {question}"
            asks.append(question)
            question = flow.send(question.options[key])
    except StopIteration:
        assert not left, f"nobody asks for {left}"
    return asks


def effect(t: CVTable, what: v.AnyEffect, *keys: str, source: str = "source", seat: int = 0) -> list[Ask]:
    """Carry out an effect with these answers."""
    return play(perform_effect(t, seat, what, source), *keys)


def first_ask(flow: Flow[object]) -> Ask:
    question = next(flow)
    assert isinstance(question, Ask)
    return question


def asked(t: CVTable, what: v.AnyEffect, source: str = "source", seat: int = 0) -> Ask:
    """The first question of an effect."""
    return first_ask(perform_effect(t, seat, what, source))


def second_ask(t: CVTable, what: v.AnyEffect, *keys: str, source: str = "source", seat: int = 0) -> Ask:
    """The question of an effect after these answers."""
    flow = perform_effect(t, seat, what, source)
    question = first_ask(flow)
    for key in keys:
        following = flow.send(question.options[key])
        assert isinstance(following, Ask)
        question = following
    return question


def refusal(ask: Ask, key: str) -> Refusal | None:
    """Why an answer is not offered."""
    assert key not in ask.options
    return why_not(None, ask, key)


def rule(ask: Ask, key: str) -> str:
    found = refusal(ask, key)
    assert found is not None, key
    return found.rule


def can(t: CVTable, what: v.AnyEffect, seat: int = 0) -> bool:
    return possible(t, seat, what)
