"""Who knows which cards of other hands: seen by a Spy, passed on in a trade, taken openly.

`Player.known` names the cards whose place the player has seen though they lie in another hand. A card that moves unseen
is forgotten by all but those who moved it; a card that is shuffled into a deck is forgotten by everybody.
"""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.state import ClashState, ClashTable, Player
from pentapolis.kernel import Chance

ACTION, OBJECTIVE, WONDER = "action", "objective", "wonder"
KINDS = (ACTION, OBJECTIVE, WONDER)


def hands(player: Player) -> dict[str, list[str]]:
    """A player's secret cards by kind."""
    return {ACTION: player.actions, OBJECTIVE: player.objectives, WONDER: player.wonders}


def hand(player: Player, kind: str) -> list[str]:
    return player.actions if kind == ACTION else player.objectives if kind == OBJECTIVE else player.wonders


def learn(t: ClashTable, seat: int, card: str) -> None:
    """A player has seen where a card is; the own hand needs no note."""
    player = t.state.players[seat]
    if card not in player.known and not any(card in held for held in hands(player).values()):
        player.known.append(card)


def show(t: ClashTable, card: str) -> None:
    """Everybody sees where a card goes."""
    for seat in range(len(t.state.players)):
        learn(t, seat, card)


def forget(t: ClashTable, card: str) -> None:
    """A card has gone where nobody saw it."""
    for player in t.state.players:
        if card in player.known:
            player.known.remove(card)


def pass_on(t: ClashTable, giver: int, taker: int, kind: str, card: str) -> None:
    """CC-4.8: a card changes hands; giver and taker know it, others who knew it do not know where it is now."""
    players = t.state.players
    forget(t, card)
    hand(players[giver], kind).remove(card)
    hand(players[taker], kind).append(card)
    players[giver].known.append(card)


def redeal_hands(t: ClashTable, seat: int | None, chance: Chance) -> None:
    """Deal anew what the seat cannot know: hands of others and decks; a card it has seen stays where it is.

    What other players know of each other is kept as a number of cards, for it is not known which ones they are.
    """
    state = t.state
    seen = state.players[seat].known if seat is not None else []
    counts = acquaintances(state, seat)
    for kind in KINDS:
        piles = [hand(player, kind) for number, player in enumerate(state.players) if number != seat]
        if kind == OBJECTIVE:
            piles += [*(player.assigned for player in state.players), state.objective_discard]
        mix(chance, kind, [*piles, getattr(state, f"{kind}_deck")], seen)
    for knower, kind, holder, number in counts:
        unseen = [card for card in hand(state.players[holder], kind) if card not in seen]
        state.players[knower].known += unseen[:number]


Acquaintance = tuple[int, str, int, int]
"""Who knows cards, of which kind, of whose hand, how many."""


def acquaintances(state: ClashState, seat: int | None) -> list[Acquaintance]:
    """Take from the others' notes the cards that the seat does not see, and give their numbers."""
    found: list[Acquaintance] = []
    own = state.players[seat] if seat is not None else None
    seen = own.known if own is not None else []
    for knower, player in enumerate(state.players):
        if knower == seat or not player.known:
            continue
        for holder, other in enumerate(state.players):
            if holder == seat:
                continue
            for kind, held in hands(other).items():
                number = sum(card in player.known and card not in seen for card in held)
                if number:
                    found.append((knower, kind, holder, number))
        visible = [*seen, *(card for held in hands(own).values() for card in held)] if own is not None else []
        player.known = [card for card in sorted(player.known) if card in visible]
    return found


def mix(chance: Chance, stream: str, piles: list[list[str]], seen: list[str]) -> None:
    """Gather what is not seen, sort, shuffle, and fill the piles again to their sizes; seen cards stay, in front."""
    everything = sorted(card for pile in piles for card in pile if card not in seen)
    chance.shuffle(stream, everything)
    for pile in piles:
        kept = sorted(card for card in pile if card in seen)
        count = len(pile) - len(kept)
        pile[:] = kept + everything[:count]
        del everything[:count]
