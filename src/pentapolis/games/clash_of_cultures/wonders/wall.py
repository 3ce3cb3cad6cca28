"""Great Wall: attackers of Happy cities are weaker, Barbarians fail (CC-28.14)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.battle.sides import attacks, battle_of
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, HAPPY
from pentapolis.games.clash_of_cultures.state import ClashTable, Side
from pentapolis.games.clash_of_cultures.vocabulary.wonders import WeakenAttackers

NAME = "great_wall"


@hooks.ENEMY_VALUE.of(NAME)
def hold(t: ClashTable, seat: int, value: int, side: Side, foe: Side) -> int:
    """CC-28.14: -2 for attackers of a Happy city in the first round."""
    battle = battle_of(t)
    if attacks(t, side) or not battle.city or t.state.cities[battle.space].mood != HAPPY:
        return value
    rule = t.content.printed(WeakenAttackers)
    return value + rule.value if battle.round == rule.round else value


@hooks.BEATS_ATTACKER.of(NAME)
def repel(t: ClashTable, seat: int, beaten: bool, side: Side, foe: Side) -> bool:
    """CC-28.14: Barbarians who attack a city are beaten without dice and cards."""
    return beaten or (foe.owner == BARBARIANS and battle_of(t).city)
