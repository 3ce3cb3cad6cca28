"""What a seat may see, built from nothing, and what can be re-dealt (CC-1.3, CC-1.13, CC-1.14, CC-17.1, CC-18.1)."""

from __future__ import annotations

from typing import Any

import msgspec

from pentapolis.kernel import Chance, NumberSemantics, Packed
from pentapolis.kernel.state import Beat

from . import cities, sources, trade, units
from .cards import redeal_hands
from .cards.known import mix
from .kinds import BUILDINGS, GOODS, MOODS, NOBODY, NOWHERE, TERRAINS, UNITS
from .objectives.progress import progress
from .scoring import score
from .state import City, ClashTable, Player, Turn, layout_of

AFTER_STEP = {"end_check": 1, "second_advance": 2, "first_player": 5, "new_age": 6}
"""Beats that follow a step of the Status Phase, besides `status_step`."""


class CityView(msgspec.Struct, frozen=True):
    space: str
    owner: int
    mood: str
    size: int
    buildings: dict[str, int]  # by kind: the seat of its colour
    wonders: list[str]
    port: str
    activations: int
    beloved: int
    druid: int


class UnitsView(msgspec.Struct, frozen=True):
    space: str
    owner: int
    counts: dict[str, int]


class PlayerView(msgspec.Struct, frozen=True):
    """A player's board. Hands are given to their owner only; to others their sizes."""

    goods: dict[str, int]
    limits: dict[str, int]
    advances: list[str]
    track: int
    civilization: str
    leader: str
    leader_space: str
    leaders: list[str]
    captives: list[list[Any]]
    trophies: list[str]
    kept: list[str]
    persons: list[str]
    completed: list[str]
    used: list[str]
    lasting: list[str]
    settlements: int
    buildings: dict[str, int]
    units: dict[str, int]
    hand: dict[str, int]  # cards by kind
    actions: list[str]
    objectives: list[str]
    wonders: list[str]
    score: dict[str, float]
    fewer_actions: int
    start: str
    seen: list[str]  # cards of this hand that the viewer has seen
    assigned: int  # objective cards that come next, face down
    foreseen: str  # the next event, if its owner has looked at it
    erik: list[str]  # regions with a marker of Erik's, by their first space
    runestones: int
    barred: dict[str, str]  # Advances that the player may not take, whatever they cost: the rule
    progress: dict[str, tuple[int, int]]  # objectives in the viewer's own hand: what there is of what is needed


class ClashView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    options: dict[str, str]
    age: int
    round: int
    first: int
    turn: dict[str, Any]
    terrain: dict[str, str]
    regions: list[list[str]]
    tiles: list[str]  # by region; "" where unexplored
    turned: list[int]
    exhausted: list[str]
    players: list[PlayerView]
    cities: list[CityView]
    units: list[UnitsView]
    barbarians: list[int]
    pirate_ships: int
    decks: dict[str, int]
    discards: dict[str, list[str]]
    open_wonders: list[str]
    wonder_builder: dict[str, int]
    event_played: str
    table_events: list[str]
    pestilence: bool
    truces: list[tuple[int, int, int]]
    diplomats: list[tuple[int, int]]
    battle: dict[str, Any] | None
    move: dict[str, Any] | None
    trade: list[str]  # an offer: see `trade.offer`
    status: int  # the step of the Status Phase (CC-16.1), 0 outside of it


STACK = Packed(UNITS, units.WIDTH)
PIECES = Packed(BUILDINGS, cities.WIDTH)

NUMBER_SEMANTICS = NumberSemantics(
    seats=frozenset(
        {
            "view.first",
            "view.turn.seat",
            "view.turn.raided",
            "view.cities.*",
            "view.cities.*.*.buildings.*",
            "view.cities.*.*.druid",
            "view.units.*",
            "view.players.*.captives.*.0",
            "view.wonder_builder.*",
            "view.truces.*.*",
            "view.diplomats.*.*",
            "view.battle.*.owner",
            "view.battle.*.roller",
            "view.battle.*.hand",
            "view.battle.active",
            "view.battle.winner",
            "view.battle.buildings.*",
            "view.move.seat",
            "view.trade",
            "question.about.target",
        }
    ),
    by_seat=frozenset({"view.players"}),
    packed={
        **{f"view.battle.*.{field}": STACK for field in ("units", "start", "began", "lost", "losses")},
        "view.battle.group": STACK,
        "view.move.chosen": STACK,
        "view.move.flags": Packed(units.MARKS),
    },
)


def view(t: ClashTable, seat: int | None) -> ClashView:
    """Everything that lies open, and the seat's own hand."""
    state, layout = t.state, layout_of(t)
    named = [*layout.names, ""]  # NOWHERE is -1
    return ClashView(
        options=state.options.copy(),
        age=state.age,
        round=state.round,
        first=state.first,
        turn=turn_view(state.turn, len(state.players)),
        terrain={name: TERRAINS[ground] for name, ground in zip(layout.names, state.terrain, strict=True)},
        regions=[[layout.names[space] for space in region] for region in layout.regions],
        tiles=[tile if turned >= 0 else "" for tile, turned in zip(state.tiles, state.turned, strict=True)],
        turned=state.turned[:],
        exhausted=[layout.names[space] for space in range(layout.size) if state.exhausted >> space & 1],
        players=[player_view(t, number, seat) for number in range(len(state.players))],
        cities=[city_view(city, named) for city in state.cities.values()],
        units=[
            UnitsView(named[space], owner, {UNITS[kind]: amount for kind, amount in units.unpack(stack)})
            for owner, stacks in enumerate(state.units)
            for space, stack in sorted(stacks.items())
        ],
        barbarians=state.barbarians[:],
        pirate_ships=state.pirate_ships,
        decks={
            "action": len(state.action_deck),
            "objective": len(state.objective_deck),
            "event": len(state.event_deck),
            "wonder": len(state.wonder_deck),
        },
        discards={"action": state.action_discard[:], "event": state.event_discard[:]},
        open_wonders=state.open_wonders[:],
        wonder_builder=state.wonder_builder.copy(),
        event_played=state.event_played,
        table_events=state.table_events[:],
        pestilence=state.pestilence,
        truces=state.truces[:],
        diplomats=state.diplomats[:],
        battle=battle_view(t, seat),
        move=None if state.move is None else msgspec.to_builtins(state.move),
        trade=trade.shown(t, seat),
        status=status_step(state.agenda),
    )


def status_step(agenda: list[Beat]) -> int:
    """CC-16.1: the step that is under way, told by what comes after it.

    >>> status_step([("status_step", 3), ("status_seat", 2, 1), ("event", 0)]), status_step([("end_check",)])
    (2, 1)
    """
    for beat in reversed(agenda):
        if beat[0] == "status_seat":
            return int(beat[1])
        if beat[0] == "status_step":
            return int(beat[1]) - 1
        if beat[0] in AFTER_STEP:
            return AFTER_STEP[str(beat[0])]
    return 0


def player_view(t: ClashTable, number: int, viewer: int | None) -> PlayerView:
    from .actions.advance import bar
    from .wealth import limit

    player: Player = t.state.players[number]
    names = [*layout_of(t).names, ""]
    own = number == viewer
    return PlayerView(
        goods={good: player.goods[n] for n, good in enumerate(GOODS)},
        limits={good: limit(t, number, n) for n, good in enumerate(GOODS[:5])},
        advances=sources.names(player.advances),
        track=player.track,
        civilization=player.civilization,
        leader=player.leader,
        leader_space=names[player.leader_space],
        leaders=player.leaders[:],
        captives=[[entry // 8, UNITS[entry % 8]] for entry in player.captives],
        trophies=player.trophies[:],
        kept=player.kept[:],
        persons=player.persons[:],
        completed=player.completed[:],
        used=sources.names(player.used),
        lasting=sources.names(player.lasting | player.borrowed),
        settlements=player.settlements,
        buildings={name: player.buildings[n] for n, name in enumerate(BUILDINGS)},
        units={name: player.units[n] for n, name in enumerate(UNITS)},
        hand={"action": len(player.actions), "objective": len(player.objectives), "wonder": len(player.wonders)},
        actions=sorted(player.actions) if own else [],
        objectives=sorted(player.objectives) if own else [],
        wonders=sorted(player.wonders) if own else [],
        score=score(t, number),
        fewer_actions=player.fewer_actions,
        start=names[player.start],
        seen=[] if viewer is None else seen_cards(t, viewer, player),
        assigned=len(player.assigned),
        erik=[names[4 * region] for region in player.erik],
        runestones=player.runestones,
        foreseen=player.foreseen if own and t.state.event_deck[-1:] == [player.foreseen] else "",
        barred={name: rule for name in t.content.advances if (rule := bar(t, number, name))},
        progress=goals(t, number) if own else {},
    )


def goals(t: ClashTable, seat: int) -> dict[str, tuple[int, int]]:
    """CC-18.1: how far a player is with each half of the objective cards in hand."""
    cards = [t.content.objective_cards[card] for card in t.state.players[seat].objectives]
    return {half: progress(t, seat, half) for card in cards for half in (card.top, card.bottom)}


def seen_cards(t: ClashTable, viewer: int, player: Player) -> list[str]:
    """Cards before a player that the viewer knows: by a Spy, by a trade, as a Seer, or because they were taken openly.

    A card laid face down counts as one of the hand: that it is the one must not show.
    """
    from .battle import hidden

    known = t.state.players[viewer].known
    laid = [side.card for side in hidden(t.state, viewer) if t.state.players[side.hand] is player]
    own = player is t.state.players[viewer]
    held = player.assigned if own else (*player.actions, *player.objectives, *player.wonders, *player.assigned, *laid)
    return sorted(card for card in held if card in known)


def city_view(city: City, names: list[str]) -> CityView:
    return CityView(
        space=names[city.space],
        owner=city.owner,
        mood=MOODS[city.mood],
        size=cities.size(city),
        buildings={BUILDINGS[kind]: cities.colour(city, kind) for kind in cities.buildings(city)},
        wonders=cities.wonders(city),
        port=names[city.port],
        activations=city.activations,
        beloved=city.beloved,
        druid=city.druid - 1,
    )


def turn_view(turn: Turn, players: int) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(turn)
    shown["raided"] = [seat for seat in range(players) if turn.raided >> seat & 1]
    return shown


def battle_view(t: ClashTable, seat: int | None) -> dict[str, Any] | None:
    """A battle as it is seen: a card that lies face down is known to its owner only (CC-20.4)."""
    battle = t.state.battle
    if battle is None:
        return None
    shown: dict[str, Any] = msgspec.to_builtins(battle)
    shown["buildings"] = {kind: colour - 1 for kind, colour in PIECES.parts(battle.buildings).items()}
    for name, side in (("attacker", battle.attacker), ("defender", battle.defender)):
        if side.card and not side.revealed and side.hand != seat:
            shown[name]["card"] = "hidden"
    return shown


def redeal(t: ClashTable, seat: int | None, chance: Chance) -> None:
    """Put everything that the seat cannot know into another order: hands of others, decks, face-down tiles."""
    from .battle import lay_again, lift

    laid, offered = lift(t, seat), trade.lift(t)
    redeal_hands(t, seat, chance)
    lay_again(t, seat, laid)
    trade.lay_again(t, seat, offered, chance)
    redeal_events(t, seat, chance)
    redeal_tiles(t, chance)


def redeal_events(t: ClashTable, seat: int | None, chance: Chance) -> None:
    """CC-30.24: the event that the seat has seen on top stays there; what others have seen is what lies there now."""
    deck, players = t.state.event_deck, t.state.players
    knowers = [number for number, player in enumerate(players) if deck and player.foreseen == deck[-1]]
    seen = [deck.pop()] if seat in knowers else []
    mix(chance, "event", [deck], [])
    deck += seen
    for number, player in enumerate(players):  # a card seen long ago may have come to the top: that is no knowledge
        player.foreseen = deck[-1] if number in knowers else ""


def redeal_tiles(t: ClashTable, chance: Chance) -> None:
    """CC-1.3: unexplored regions and the tiles left in the box."""
    state = t.state
    hidden = [region for region, turned in enumerate(state.turned) if turned < 0]
    tiles = sorted([state.tiles[region] for region in hidden] + state.spare_tiles)
    chance.shuffle("tiles", tiles)
    for region in hidden:
        state.tiles[region] = tiles.pop()
    state.spare_tiles[:] = sorted(tiles)


assert NOBODY == NOWHERE == -1
