"""From the number of civilizations to the first state (CV-SET, CV-SOL.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pentapolis.kernel import Beat, Chance, beat
from pentapolis.parts.piles import shuffled

from . import beginning, continent
from .components import Cards, Content
from .era import new_era
from .kinds import CARD_TYPES, CATEGORIES, LAND, MAIN_MODULES, MATERIAL_TYPE, WEATHER
from .state import PLAIN, CVState, Player, Vici, tribe_of

FIRST, ADVANCED = "first", "advanced"


def setup(content: Content, players: int, options: Mapping[str, str], chance: Chance) -> CVState:
    """CV-SET.1 to CV-SET.17: all that is not chosen; the choices are beats (`beginning`)."""
    counts = content.counts[players]
    state = CVState(
        chance=chance,
        agenda=[],
        players=[new_player(content) for _ in range(players)],
        start=chance.below("starting civilization", players),  # CV-SET.17
        weather=WEATHER.index(content.setup.weather),
        tokens=counts.hunting_tokens,
        dice=counts.display_dice,
        fate=counts.display_dice,
    )
    if players == 1:
        state.vici = new_vici(content, options, chance)
    draw_events(content, state, chance)
    lay_tiles(content, state, chance)
    fill_displays(content, state, chance)
    lay_continent(content, state, options, chance)
    for player in state.players:
        arrive(content, state, player)
    newcomers = [seat for seat in range(players) if options[f"start{seat + 1}"] == FIRST]
    deal(content, state, newcomers, chance, free=options["free_hand"] == "on")
    state.agenda = agenda(state, newcomers)
    return state


def new_player(content: Content) -> Player:
    """CV-SET.11, CV-SET.12: an empty console; two boats with a marker each, reset columns, dice on their values."""
    setup, limits = content.setup, content.limits
    dice = [0] * 6
    for value in setup.dice:
        dice[value - 1] += 1
    return Player(
        statues=(0,) * len(content.grounds),
        fate=setup.fate_dice,
        supply=limits.markers - limits.boats * setup.boat_markers - setup.reset_markers,
        dice=tuple(dice),
        resets=setup.reset_markers,
        levels=(1,) * len(MAIN_MODULES),
        settlements=tuple(range(len(content.slots))),
        settled=(0,) * len(content.grounds),
        raw=(0,) * len(content.territories),
    )


def new_vici(content: Content, options: Mapping[str, str], chance: Chance) -> Vici:
    """CV-SOL.1, CV-SOL.16."""
    opponent = content.opponent
    starts = [n for n, territory in enumerate(content.territories) if territory.start]
    red = content.solo_levels[options["level"]].red_half_from_era
    return Vici(
        fate=opponent.fate_dice,
        dice=opponent.dice,
        tribes=tuple(sorted(tribe_of(place, PLAIN, True) for place in starts)),
        statues=(0,) * len(content.grounds),
        provisions=tuple(opponent.start_provisions if n in starts else 0 for n in range(len(content.territories))),
        evolution=content.grids["evolution"].start_filled,
        prosperity=content.grids["prosperity"].start_filled,
        deck=tuple(shuffled(content.vici, chance, "solo cards")),
        red_from=red or 0,
        acts_on_reset=options["act_on_reset"] == "on",
    )


def draw_events(content: Content, state: CVState, chance: Chance) -> None:
    """CV-SET.2: one event for each era; the others are seen by nobody."""
    cards = shuffled(content.events, chance, "events")
    eras = len(content.eras)
    state.events, state.unused = tuple(cards[-eras:]), tuple(sorted(cards[:-eras]))


def lay_tiles(content: Content, state: CVState, chance: Chance) -> None:
    """CV-SET.3: a scoring tile for each era, in the order drawn; some for the end; the rest is out."""
    tiles = shuffled(CATEGORIES, chance, "scoring tiles")[::-1]
    eras = len(content.eras)
    state.era_tiles = tuple(tiles[:eras])
    final = tiles[eras : eras + content.setup.final_tiles]
    state.final_tiles = tuple(sorted(final, key=CATEGORIES.index))


def fill_displays(content: Content, state: CVState, chance: Chance) -> None:
    """CV-SET.5: goal, income and attribute chips, from their bags."""
    goals = shuffled(counted(content.goals), chance, "goal chips")
    incomes = shuffled(counted(content.incomes), chance, "income chips")
    attributes = shuffled(content.attributes, chance, "attribute chips")
    spaces = content.counts[len(state.players)].goal_display
    state.goals, state.goal_bag = split(goals, spaces)
    state.incomes, state.income_bag = split(incomes, content.limits.income_display)
    state.attributes, state.attribute_bag = split(attributes, content.limits.attribute_display)


def counted(chips: Mapping[str, object]) -> list[str]:
    """Every chip as often as it is in the bag."""
    return [chip for chip, entry in chips.items() for _ in range(getattr(entry, "count", 1))]


def split(chips: list[str], spaces: int) -> tuple[Cards, Cards]:
    """The display, and the bag with its top at the end."""
    return tuple(chips[len(chips) - spaces :][::-1]), tuple(chips[: len(chips) - spaces])


def lay_continent(content: Content, state: CVState, options: Mapping[str, str], chance: Chance) -> None:
    """CV-SET.6 to CV-SET.8: tiles, sites, material tiles; the two of the start territories lie face up."""
    layout = continent.first_play_layout if options["continent"] == FIRST else continent.random_layout
    state.placements = layout(content, chance)
    state.sites = tuple(shuffled(content.sites, chance, "sites"))
    state.materials = lay_materials(content, options["materials"] == FIRST, chance)
    for number, territory in enumerate(content.territories):
        if territory.start or territory.type >= len(LAND):
            state.developed |= 1 << number


def lay_materials(content: Content, first: bool, chance: Chance) -> tuple[int, ...]:
    """CV-SET.8: the three tiles of a type on its three territories; in first plays the start gets the one of row 1."""
    found = [-1] * len(content.territories)
    for kind, name in enumerate(LAND):
        places = [n for n, territory in enumerate(content.territories) if territory.type == kind]
        tiles = [n for n, type in enumerate(MATERIAL_TYPE) if type == kind]
        start = [n for n in places if content.territories[n].start]
        if first and start:
            found[start[0]] = tiles.pop(0)
            places.remove(start[0])
        chance.shuffle(f"materials {name}", tiles)
        for place, tile in zip(places, tiles, strict=True):
            found[place] = tile
    return tuple(found)


def arrive(content: Content, state: CVState, player: Player) -> None:
    """CV-SET.13: a strong tribe on a plain encampment of each start territory, and a raw material."""
    starts = [n for n, territory in enumerate(content.territories) if territory.start]
    count = content.setup.start_tribes
    player.tribes = tuple(sorted(tribe_of(place, PLAIN, True) for place in starts for _ in range(count)))
    raw = list(player.raw)
    for place in starts:
        raw[place] += content.setup.start_raw
        player.supply -= content.setup.start_raw
    player.raw = tuple(raw)


# Starting hands


def deal(content: Content, state: CVState, newcomers: Iterable[int], chance: Chance, *, free: bool) -> None:
    """CV-SET.14, CV-SET.15, CV-SET.20: newcomers get what belongs to their number; the others choose from a deal.

    `free`: CV-SOL.17, the only player chooses among all cards.
    """
    numbers = ready_made(content, state, newcomers, chance)
    decks = stacks(content, state, chance)
    sets = {card.id for card in content.marker_cards.values() if card.number in numbers.values()}
    markers = shuffled([card for card in content.marker_cards if card not in sets], chance, "marker cards")
    piles = [*((deck, content.setup.stack_cards) for deck in decks), (markers, content.setup.marker_cards)]
    choice: list[Cards] = [()] * len(state.players)
    for seat in range(len(state.players)):
        if seat not in numbers:
            dealt = [pile.pop() for pile, count in piles for _ in range(len(pile) if free else count)]
            choice[seat] = tuple(sorted(dealt))
    state.choice = tuple(choice)
    state.decks = tuple(map(tuple, decks))
    state.open = ((),) * len(decks)
    state.known = ((),) * len(decks)
    state.unused = tuple(sorted([*state.unused, *markers]))
    deal_chips(content, state, numbers, chance)


def ready_made(content: Content, state: CVState, newcomers: Iterable[int], chance: Chance) -> dict[int, int]:
    """CV-SET.14, CV-SET.16: a number for each newcomer, with its hand and markers."""
    cards = [card.id for card in content.marker_cards.values() if card.number]
    chance.shuffle("starting numbers", cards)
    numbers: dict[int, int] = {}
    for seat in newcomers:
        card = content.marker_cards[cards.pop()]
        numbers[seat] = card.number or 0
        hand = (entry.id for entry in content.cards.values() if entry.starting_hand == card.number)
        state.players[seat].hand = tuple(sorted(hand))
        beginning.take_markers(content, state.players[seat], card)
    return numbers


def stacks(content: Content, state: CVState, chance: Chance) -> list[list[str]]:
    """CV-SET.14: the face-down research stacks, of what newcomers do not hold."""
    taken = {card for player in state.players for card in player.hand}
    decks = [
        [card.id for card in content.cards.values() if card.type == name and card.id not in taken]
        for name in CARD_TYPES
    ]
    for name, deck in zip(CARD_TYPES, decks, strict=True):
        chance.shuffle(f"{name} cards", deck)
    return decks


def deal_chips(content: Content, state: CVState, numbers: Mapping[int, int], chance: Chance) -> None:
    """CV-SET.18, CV-SET.20: newcomers have the chip card of their number; then those who choose get an offer."""
    for seat, number in numbers.items():
        chip = next(card for card in content.chip_cards.values() if card.number == number)
        state.offer = (*state.offer, (chip.id, draw_goal(state)))
        beginning.take_chip(content, state, seat, len(state.offer) - 1)
    if len(numbers) < len(state.players):
        lay_chips(content, state, chance, len(state.players) - len(numbers))


def draw_goal(state: CVState) -> str:
    chip = state.goal_bag[-1]
    state.goal_bag = state.goal_bag[:-1]
    return chip


def lay_chips(content: Content, state: CVState, chance: Chance, advanced: int) -> None:
    """CV-SET.18, CV-SET.20: one card more than players who choose, each with a goal chip."""
    used = {column[0][0] for player in state.players for column in player.columns if column}
    cards = shuffled([card for card in content.chip_cards if card not in used], chance, "chip cards")
    cards = cards[: advanced + content.setup.spare_chip_cards]
    state.offer = tuple((card, draw_goal(state)) for card in cards)


def agenda(state: CVState, newcomers: Iterable[int]) -> list[Beat]:
    """CV-SET.15 to CV-SET.19: the choices; the starting civilization picks its chip card last."""
    number = len(state.players)
    choosing = [seat for seat in range(number) if seat not in newcomers]
    backwards = [(state.start - step) % number for step in range(1, number + 1)]
    first = [beat(beginning.keep, 0)] if choosing else []
    picks = [beat(beginning.pick_chip, seat) for seat in backwards if seat in choosing]
    return [*first, *picks, beat(new_era, 1)][::-1]
