"""Why not: answers that name a space, a good or a number which the rule does not allow."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.explain import EXPLAIN, not_there
from pentapolis.games.clash_of_cultures.kinds import GOOD
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of
from pentapolis.kernel import Ask, Refusal

RULE_OF_SPACE = {
    asks.SETTLEMENT: "CC-26.2",
    asks.GARRISON: "CC-26.3",
    asks.HORDE: "CC-26.8",
    asks.MARCH: "CC-26.8",
    asks.PIRATES: "CC-27.1",
    asks.RECALL: "CC-27.2",
    asks.UNREST: "CC-27.3",
    asks.REFUGEE: "CC-22.4",
    asks.FANATICS: "CC-20.21",
}


def why_not_retreat(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-31.11: the card lies open by now."""
    battle = t.state.battle
    if battle is None or key not in layout_of(t).index:
        return None
    return Refusal("CC-31.11", card=battle.defender.card, space=key)


def why_not_raid(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-27.3: a good that the player does not have."""
    return Refusal("CC-27.3", good=key) if key in GOOD else None


def why_not_cancel(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-20.14: more hits than can be cancelled."""
    return Refusal("CC-10.5", hits=int(key)) if key.isdecimal() else None


def why_not_siegecraft(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-29.5: a part that cannot be paid."""
    return Refusal("CC-29.5") if key in ("die", "hit", "both") else None


for _kind, _rule in RULE_OF_SPACE.items():
    EXPLAIN[_kind] = not_there(_rule)
EXPLAIN[asks.RETREAT] = why_not_retreat
EXPLAIN[asks.RAID] = why_not_raid
EXPLAIN[asks.CANCEL] = why_not_cancel
EXPLAIN[asks.SIEGECRAFT] = why_not_siegecraft
