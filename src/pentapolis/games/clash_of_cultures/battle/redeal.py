"""Cards that lie face down in a battle are hidden: for a re-deal they go back to the hand and are laid anew."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.state import ClashState, ClashTable, Side


def hidden(state: ClashState, seat: int | None) -> list[Side]:
    """The sides whose card the seat cannot see (CC-20.4)."""
    battle = state.battle
    sides = (battle.attacker, battle.defender) if battle is not None else ()
    return [side for side in sides if side.card and not side.revealed and side.hand != seat]


def lift(t: ClashTable, seat: int | None) -> list[Side]:
    """Take the unseen cards back into the hands, to be re-dealt with them; gives the sides that laid them."""
    sides = hidden(t.state, seat)
    for side in sides:
        t.state.players[side.hand].actions.append(side.card)
        side.card = ""
    return sides


def lay_again(t: ClashTable, seat: int | None, sides: list[Side]) -> None:
    """Lay a card that could have been laid (CC-20.5): one of the new hand, or one that is swapped into it."""
    known = t.state.players[seat].known if seat is not None else []
    for side in sides:
        hand = t.state.players[side.hand].actions
        card = fitting(t, side, hand) or swapped_in(t, seat, side, known)
        hand.remove(card)
        side.card = card


def fitting(t: ClashTable, side: Side, pile: list[str]) -> str:
    from .cards import bar_card

    return next((card for card in pile if bar_card(t, side, card) is None), "")


def swapped_in(t: ClashTable, seat: int | None, side: Side, known: list[str]) -> str:
    """A fitting card from where the seat cannot look, for an unseen card of the hand."""
    state = t.state
    hand = state.players[side.hand].actions
    strangers = [player.actions for n, player in enumerate(state.players) if n not in (seat, side.hand)]
    for pile in (state.action_deck, *strangers):
        card = fitting(t, side, [card for card in pile if card not in known])
        if card:
            given = next(other for other in reversed(hand) if other not in known)
            pile[pile.index(card)] = given
            hand[hand.index(given)] = card
            return card
    raise AssertionError("somebody laid a card that fits, so there is one")
