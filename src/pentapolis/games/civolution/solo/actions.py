"""What the icons of V.I.C.I.'s cards do (CV-SOL.5 to CV-SOL.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pentapolis.kernel import Flow
from pentapolis.parts.bitsets import mask_of, members
from pentapolis.parts.hooks import SILENCE

from .. import ground, log, stacks
from .. import vocabulary as v
from ..actions import achievement, exploration
from ..actions.attributes import refill_attributes
from ..actions.incomes import refill_incomes
from ..actions.tracks import advance_favor
from ..gains import gain_vp
from ..kinds import NOBODY, TRACK
from ..state import FIRE, WILD, CVTable, add, is_strong, place_of, put, remove_tribe, spot_of
from ..tribes import settle
from ..vocabulary import solo
from .territories import best_spot, determine, forfeit, number_of, roll, step, vici_of

Do = Callable[[CVTable, Any], "Flow[None] | None"]

DEEDS: dict[type[solo.Action], Do] = {}


def action(kind: type[solo.Action]) -> Callable[[Do], Do]:
    """Declare what an icon does."""

    def declare(do: Do) -> Do:
        DEEDS[kind] = do
        return do

    return declare


RULES = {
    "evolution_marker": "CV-SOL.6",
    "prosperity_marker": "CV-SOL.6",
    "procreation": "CV-SOL.9",
    "migration": "CV-SOL.10",
    "provision": "CV-SOL.11",
    "reveal_sites": "CV-SOL.12",
    "hunting_token": "CV-SOL.12",
}
"""What tells how an icon is carried out."""


def act(t: CVTable, icon: solo.Action) -> Flow[None]:
    """CV-SOL.4: one icon."""
    word = str(icon.__struct_config__.tag)
    t.emit(log.VICI_ACTS, action=word)
    step(t, word, RULES.get(word, "CV-SOL.5"))
    return DEEDS[type(icon)](t, icon) or SILENCE


# Tracks, cards, dice


@action(solo.AdvanceTrack)
def advance(t: CVTable, icon: solo.AdvanceTrack) -> None:
    """CV-SOL.5: thresholds give their VP and nothing else; each step beyond the last space gives VP."""
    climb(t, TRACK[icon.track], icon.steps)


def climb(t: CVTable, track: int, steps: int) -> None:
    vici, number = vici_of(t), number_of(t)
    board = list(t.content.tracks.values())[track]
    for _ in range(steps):
        space = vici.tracks[track]
        if space == board.last_space:
            gain_vp(t, number, board.overflow_vp, "tracks")
            continue
        vici.tracks = put(vici.tracks, track, space + 1)
        t.emit(log.VICI_TRACK, track=board.id, space=space + 1)
        step(t, "track", "CV-SOL.5", board.id, str(space + 1))
        bonus = t.content.crossing[track][space]
        if bonus:
            gain_vp(t, number, points_in(t.content.track_bonuses[bonus].effects), "tracks")


def points_in(effects: Iterable[v.Effect]) -> int:
    """CV-SOL.5: the VP among some effects; of a choice the option that gives VP.

    >>> points_in([v.ChooseOne(options=((v.FlipStageTile(),), (v.GainVp(amount=3),)))])
    3
    """
    found = 0
    for what in effects:
        if isinstance(what, v.GainVp):
            found += what.amount
        elif isinstance(what, v.ChooseOne):
            found += max(points_in(option) for option in what.options)
    return found


@action(solo.RemoveFaceUpCard)
def remove_card(t: CVTable, icon: solo.RemoveFaceUpCard) -> None:
    """CV-SOL.5: the top face-up card of the track's colour leaves the game; an emptied stack is refilled."""
    deck = TRACK[icon.track]
    if not t.state.open[deck]:
        forfeit(t, "CV-SOL.5")
        return
    *left, card = t.state.open[deck]
    t.state.open = put(t.state.open, deck, tuple(left))
    removed(t, card, "CV-SOL.5")
    if not left:
        stacks.turn_up(t, deck)


@action(solo.GainVp)
def score(t: CVTable, icon: solo.GainVp) -> None:
    """CV-SOL.5."""
    gain_vp(t, number_of(t), icon.amount, "cards")


@action(solo.AdvanceFavor)
def favor(t: CVTable, icon: solo.AdvanceFavor) -> None:
    """CV-SOL.5, CV-FAV.3."""
    if vici_of(t).favor == len(t.content.favor):
        forfeit(t, "CV-FAV.3")
    advance_favor(t, number_of(t), 1)


@action(solo.Statue)
def statue(t: CVTable, icon: solo.Statue) -> None:
    """CV-SOL.5: on the island, without limit."""
    vici = vici_of(t)
    vici.statues = add(vici.statues, len(vici.statues) - 1, 1)  # the island is the last of the grounds
    t.emit(log.VICI_STATUE)


@action(solo.GainActivationDie)
def activation_die(t: CVTable, icon: solo.GainActivationDie) -> Flow[None]:
    """CV-SOL.5, CV-ACV.2."""
    return take_die(t, "activation")


@action(solo.GainFateDie)
def fate_die(t: CVTable, icon: solo.GainFateDie) -> Flow[None]:
    """CV-SOL.5, CV-ACV.2."""
    return take_die(t, "fate")


def take_die(t: CVTable, die: v.Die) -> Flow[None]:
    """CV-SOL.5, CV-ACV.2: none if the display is empty and it alone has the most."""
    if not achievement.can_gain(t, number_of(t), die):
        forfeit(t, "CV-ACV.2")
    return achievement.gain_die(t, number_of(t), die)


# Grids


@action(solo.EvolutionMarker)
def evolve(t: CVTable, icon: solo.EvolutionMarker) -> None:
    """CV-SOL.6: markers on the lowest free spaces; some remove an attribute chip."""
    vici, grid = vici_of(t), t.content.grids["evolution"]
    free = grid.spaces - vici.evolution
    if not free:
        forfeit(t, "CV-SOL.6")
    for _ in range(min(icon.amount, free)):
        vici.evolution += 1
        t.emit(log.VICI_MARKER, grid=grid.id, space=vici.evolution)
        if vici.evolution in grid.removes:
            at = position(t)
            removed(t, t.state.attributes[at], "CV-SOL.6")
            t.state.attributes = put(t.state.attributes, at, "")
            refill_attributes(t)


@action(solo.ProsperityMarker)
def prosper(t: CVTable, icon: solo.ProsperityMarker) -> None:
    """CV-SOL.6: the same; some spaces remove an income chip."""
    vici, grid = vici_of(t), t.content.grids["prosperity"]
    free = grid.spaces - vici.prosperity
    if not free:
        forfeit(t, "CV-SOL.6")
    for _ in range(min(icon.amount, free)):
        vici.prosperity += 1
        t.emit(log.VICI_MARKER, grid=grid.id, space=vici.prosperity)
        if vici.prosperity in grid.removes:
            at = position(t)
            removed(t, t.state.incomes[at], "CV-SOL.6")
            t.state.incomes = put(t.state.incomes, at, "")
            refill_incomes(t)


def removed(t: CVTable, piece: str, why: str) -> None:
    """CV-SOL.5, CV-SOL.6: a card or chip leaves the game; none does from a space that is empty (CV-LIM.2)."""
    if not piece:
        forfeit(t, why)
        return
    t.emit(log.VICI_REMOVED, piece=piece)
    step(t, "removes", why, piece)


def position(t: CVTable) -> int:
    """CV-SOL.6: the space of a display that a die names."""
    return t.content.opponent.display_dice[roll(t) - 1] - 1


# Tribes


def places_with(t: CVTable, least: int = 1, *, strong: bool = False) -> int:
    """The territories with so many of its tribes, one of them strong."""
    tribes = vici_of(t).tribes
    found = dict.fromkeys(place_of(tribe) for tribe in tribes)
    return mask_of(
        place
        for place in found
        if sum(place_of(tribe) == place for tribe in tribes) >= least
        and (not strong or any(is_strong(tribe) for tribe in tribes if place_of(tribe) == place))
    )


@action(solo.Procreation)
def procreate(t: CVTable, icon: solo.Procreation) -> Flow[None]:
    """CV-SOL.9."""
    return multiply(t)


def multiply(t: CVTable) -> Flow[None]:
    """CV-SOL.9: where it has a tribe and an encampment is free, or where it has a tribe."""
    vici = vici_of(t)
    if len(vici.tribes) >= t.content.opponent.tribes:
        forfeit(t, "CV-SOL.9")
        return
    own = places_with(t)
    free = mask_of(place for place in members(own) if ground.free_encampments(t, place))
    place = determine(t, free, own)
    if place != NOBODY:
        yield from procreate_in(t, place)


def procreate_in(t: CVTable, place: int) -> Flow[None]:
    """CV-SOL.9: upright, also when it displaces; a crowded civilization then migrates, after its last tribe as well."""
    spot = best_spot(t, place, t.content.opponent.encampments)
    if spot is None:
        return
    yield from settle(t, number_of(t), place, spot, 1, upright=True)
    if is_crowded(t):
        yield from move_on(t)


def is_crowded(t: CVTable) -> bool:
    """CV-SOL.9: all encampments in all its territories hold only its tribes."""
    return all(
        other == number_of(t)
        for place in members(places_with(t))
        for _, other, _ in ground.encampments(t, place).values()
    )


@action(solo.Migration)
def migrate(t: CVTable, icon: solo.Migration) -> Flow[None]:
    """CV-SOL.10."""
    return move_on(t)


def move_on(t: CVTable) -> Flow[None]:
    """CV-SOL.10: from where it has several tribes to the neighbour where it has the fewest."""
    vici, number = vici_of(t), number_of(t)
    start = places_with(t, 2, strong=True)
    if not start:
        yield from multiply(t)
        start = places_with(t, 2, strong=True)
    here = determine(t, start)
    if here == NOBODY:
        return
    near = members(ground.map_of(t).near[here] & ~t.content.waters)
    own = {place: len(ground.tribes_at(vici, place)) for place in near}
    fewest = min(own.values(), default=0)
    there = determine(t, mask_of(place for place in near if own[place] == fewest))
    if there == NOBODY:
        return
    tribe = min((tribe for tribe in ground.tribes_at(vici, here) if is_strong(tribe)), key=lambda who: rank(t, who))
    spot = best_spot(t, there, t.content.opponent.encampments)
    if spot is None:
        return
    remove_tribe(vici, tribe)
    t.emit(log.VICI_LEAVES, place=ground.place_word(t, here))
    yield from settle(t, number, there, spot, 1, upright=True)


def rank(t: CVTable, tribe: int) -> int:
    """CV-SOL.10: which of its tribes migrates."""
    word = {WILD: "wilderness", FIRE: "fire"}.get(spot_of(tribe), "plain")
    return t.content.opponent.migrating.index(word)


@action(solo.Provision)
def provision(t: CVTable, icon: solo.Provision) -> None:
    """CV-SOL.11."""
    provide(t)


def provide(t: CVTable) -> None:
    """CV-SOL.11: a provision marker where it has a tribe, where fewest lie, where most of its tribes are.

    The second one blocks the farm space for good, but not one on which a farm stands then.
    """
    vici = vici_of(t)
    own = members(places_with(t))
    if not own:
        return
    best = min((vici.provisions[place], -len(ground.tribes_at(vici, place))) for place in own)
    place = determine(
        t,
        mask_of(place for place in own if (vici.provisions[place], -len(ground.tribes_at(vici, place))) == best),
    )
    if place != NOBODY:
        vici.provisions = add(vici.provisions, place, 1)
        t.emit(log.VICI_PROVISION, place=ground.place_word(t, place), count=vici.provisions[place])
        if vici.provisions[place] == t.content.opponent.provisions_block and ground.farm_owner(t, place) == NOBODY:
            vici.blocked |= 1 << place
            t.emit(log.VICI_BLOCKS, place=ground.place_word(t, place))


# Sites and hunting


@action(solo.RevealSites)
def reveal(t: CVTable, icon: solo.RevealSites) -> Flow[None]:
    """CV-SOL.12: its territory with the most face-down sites around it."""
    hidden = members(ground.hidden_sites(t))
    around = {
        place: mask_of(vertex for vertex in hidden if ground.around(t, vertex) >> place & 1)
        for place in members(places_with(t))
    }
    most = max((mask.bit_count() for mask in around.values()), default=0)
    if not most:
        forfeit(t)
        return
    place = determine(t, mask_of(place for place, mask in around.items() if mask.bit_count() == most))
    yield from exploration.reveal(t, number_of(t), around[place])


@action(solo.HuntingToken)
def hunt(t: CVTable, icon: solo.HuntingToken) -> None:
    """CV-SOL.12: a token on the best hunting ground that both have, or that it has."""
    state = t.state
    if not state.tokens:
        forfeit(t, "CV-SOL.12")
        return
    own = places_with(t) & ~state.hunted & ~t.content.waters
    place = determine(t, best_type(t, own & ground.own_places(state.players[0])), best_type(t, own))
    if place != NOBODY:
        state.hunted |= 1 << place
        state.tokens -= 1
        t.emit(log.VICI_HUNTS, place=ground.place_word(t, place))


def best_type(t: CVTable, mask: int) -> int:
    """CV-SOL.12: of some territories those of the best type for hunting."""
    for kind in t.content.hunting_order:
        found = mask_of(place for place in members(mask) if t.content.territories[place].type == kind)
        if found:
            return found
    return 0
