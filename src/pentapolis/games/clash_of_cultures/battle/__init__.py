"""Battles on land and at sea, and the capture of cities (CC-20 to CC-24).

A battle is `state.battle` and a chain of beats, one for each step of a combat round:

    battle          payments before it, or no dice at all (start)
    battle_round    a new round; what happens before cards (cards)
    battle_cards    the attacker, then the defender lays a card (cards)
    battle_reveal   cards are revealed (tactics)
    battle_roll     dice, clash abilities, values (dice)
    battle_losses   hits, cancelled hits, losses (losses)
    battle_check    the end, a withdrawal, or the next round (ending)
    battle_over     rewards, abilities, objectives, capture (ending)

Why a battle ends: no unit joins once it has begun, but for one of Dido's. From the second round on nothing lowers a
combat value or cancels a hit for good: Fortress, Great Wall, Warships and Obelisks work in the first round, cards and
payments are used up, an Elephant needs its icon, and the one Leader who saves a unit in every round (Ahuitzotl) is on
one side only. So whenever both sides roll nothing but sixes with Infantry somebody falls, and sooner or later they do:
a battle without an end has probability 0. The attacker may stop it after any round, unless there is nowhere to go.
"""

from __future__ import annotations

from pentapolis.kernel import beats

from . import advances, cards, dice, ending, losses, start, tactics, why
from .redeal import hidden, lay_again, lift
from .retreat import room
from .start import begin

__all__ = ["BEATS", "begin", "hidden", "lay_again", "lift", "room"]

REGISTERED = (advances, why)

BEATS = beats(
    start.battle,
    ending.battle_beaten,
    cards.battle_round,
    cards.battle_cards,
    tactics.battle_reveal,
    dice.battle_roll,
    losses.battle_losses,
    ending.battle_check,
    ending.battle_over,
)
