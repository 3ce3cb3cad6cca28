"""From the number of players to the first state (BH-SET)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pentapolis.kernel import Beat, Chance, beat
from pentapolis.parts.hexmaps import packed
from pentapolis.parts.piles import shuffled

from .actions.gains import fill_display
from .components import Content
from .ground import CENTRE
from .kinds import COMPASS, CRADLE, DECKS, HOMES, IV, LEVELS, SETTLER
from .state import BHState, BHTable, Player, put, unit_of
from .turn import govern, turn

LEADERLESS = "I"  # BH-RES.6: level I has no leaders


def setup(content: Content, players: int, options: Mapping[str, str], chance: Chance) -> BHState:
    """BH-SET.1 to BH-SET.17: a new game; the governments are chosen in beats (BH-SET.18)."""
    start = chance.below("first player", players)  # BH-SET.17
    state = blank(content, players, chance, homes_of(content, players, start))
    state.start = start
    state.stop = 0 if options["rounds"] == "off" else int(options["rounds"])
    lay_tree(content, state, chance)
    lay_leaders(content, state, chance)
    state.goals = tuple(  # BH-SET.6
        pick(chance, f"goal {letter}", [goal.id for goal in content.goals.values() if goal.set == letter])
        for letter in "ABC"
    )
    state.stack = tuple(shuffled([tile for tile in content.territories if tile != CRADLE], chance, "territories"))
    t = BHTable(content, state, silent=True)
    for level, word in enumerate(LEVELS[:IV]):  # BH-SET.9
        tiles = [tile.id for tile in content.structures.values() if tile.level == word]
        state.stacks = put(state.stacks, level, tuple(shuffled(tiles, chance, f"structures {word}")))
        fill_display(t, level)
    state.governments = governments(content, players, chance)
    state.agenda = opening(players, start)
    return state


def pick(chance: Chance, stream: str, ids: list[str]) -> str:
    return ids[chance.below(stream, len(ids))]


def homes_of(content: Content, players: int, start: int) -> tuple[int, ...]:
    """BH-SET.11: where each seat's starting territory touches the cradle, in turn order from the first player."""
    sides = content.counts[players].homes
    return tuple(packed(COMPASS[sides[(seat - start) % players]]) for seat in range(players))


def blank(content: Content, players: int, chance: Chance, homes: tuple[int, ...]) -> BHState:
    """BH-SET.1, BH-SET.7, BH-SET.10: the map with its first tiles, supplies, and player boards; no cards yet."""
    return BHState(
        chance=chance,
        agenda=[],
        players=[new_player(content, homes[seat]) for seat in range(players)],
        tree=("",) * len(content.slots),
        leaders=("",) * len(content.slots),
        decks=((), ()),
        stack=(),
        stacks=((), (), ()),
        display=((), (), ()),
        goals=(),
        homes=homes,
        land={CENTRE: CRADLE} | {place: HOMES[seat] for seat, place in enumerate(homes)},
        villages={},
        cities={},
        left={},
        right={},
        claims=((), (), ()),
        supply=(content.limits.settlement, content.limits.fortification),
        known=(0, 0),
    )


def new_player(content: Content, home: int) -> Player:
    """BH-SET.12 to BH-SET.16: full columns, a settler at home, an active pawn, a coin, all cubes on the tracks."""
    setup = content.setup
    return Player(
        columns=content.capacities,
        cubes=content.cubes,
        units=(unit_of(SETTLER, setup.settler, home),),
        active=setup.active,
        coins=setup.coins,
    )


def lay_tree(content: Content, state: BHState, chance: Chance) -> None:
    """BH-SET.2 to BH-SET.4: level I and level IV lie face up; levels II and III are decks."""
    by_level = {level: [card.id for card in content.technologies.values() if card.level == level] for level in LEVELS}
    first = shuffled(by_level["I"], chance, "level I")
    last = shuffled(by_level["IV"], chance, "level IV")
    tree = list(state.tree)
    for slot, entry in enumerate(content.slots):
        if entry.level == "I":
            tree[slot] = first.pop()
        elif entry.level == "IV":
            tree[slot] = last.pop()
    state.tree, state.unused = tuple(tree), tuple(sorted([*first, *last]))
    state.decks = tuple(tuple(shuffled(by_level[LEVELS[level]], chance, f"level {LEVELS[level]}")) for level in DECKS)


def lay_leaders(content: Content, state: BHState, chance: Chance) -> None:
    """BH-SET.5: a face-down leader at every slot from level II on; nobody sees the others."""
    piles = {
        level: shuffled(
            [card.id for card in content.leaders.values() if card.level == level], chance, f"leaders {level}"
        )
        for level in LEVELS
    }
    state.leaders = tuple("" if slot.level == LEADERLESS else piles[slot.level].pop() for slot in content.slots)
    state.apart = tuple(sorted(card for pile in piles.values() for card in pile))


def governments(content: Content, players: int, chance: Chance) -> tuple[str, ...]:
    """BH-SET.18: as many random cards as players, each with a random side up."""
    cards = sorted({entry.card for entry in content.governments.values()})
    chance.shuffle("governments", cards)
    return tuple(pick(chance, "sides", sides(content, card)) for card in cards[:players])


def sides(content: Content, card: int) -> list[str]:
    return [entry.id for entry in content.governments.values() if entry.card == card]


def opening(players: int, start: int) -> list[Beat]:
    """BH-SET.18: the last player chooses first, then counter-clockwise; then the first turn."""
    clockwise: Iterable[int] = ((start + step) % players for step in range(players))
    return [beat(turn, start), *(beat(govern, seat) for seat in clockwise)]
