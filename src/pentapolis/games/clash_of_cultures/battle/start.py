"""How a battle begins: who fights, and what is paid before (CC-20.1, CC-20.3, CC-23, CC-24.1)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import cities, hooks, log, relations
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, FORTRESS, NOBODY, OWNERS, PIRATES
from pentapolis.games.clash_of_cultures.pirates import controlled
from pentapolis.games.clash_of_cultures.sources import TACTICS
from pentapolis.games.clash_of_cultures.state import Battle, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, LAND_MASK, SHIP_MASK, stack
from pentapolis.games.clash_of_cultures.vocabulary.common import the
from pentapolis.games.clash_of_cultures.vocabulary.persons import March
from pentapolis.kernel import Flow

from .advances import ECLIPSE, siegecraft, steel_weapons, trojan_horse
from .cards import battle_round
from .ending import battle_beaten, battle_over
from .losses import remove_settlers
from .sides import asked_whether, battle_of, both, both_act, fighters, is_player


def begin(
    t: ClashTable,
    attacker: int,
    space: int,
    group: int,
    origin: int,
    *,
    naval: bool = False,
    landed: bool = False,
    cause: str = "move",
) -> None:
    """CC-20.1, CC-24.1, CC-33.4: units have entered a space with enemies or an enemy city; the battle runs next.

    `group` is all that came, Settlers and cargo too; `origin` where from (NOWHERE: they cannot withdraw).
    """
    state = t.state
    assert state.battle is None, "one battle at a time"
    defender = enemy_at(t, attacker, space, naval)
    city = None if naval else state.cities.get(space)
    here = city is not None and city.owner == defender
    state.battle = fight = Battle(
        space=space,
        origin=origin,
        attacker=side_of(t, attacker, defender, space, naval),
        defender=side_of(t, defender, attacker, space, naval),
        naval=naval,
        landed=landed,
        city=here,
        fortress=city is not None and here and cities.has(city, FORTRESS),
        active=state.turn.seat,
        cause=cause,
        group=group,
        buildings=city.buildings if city is not None else 0,
    )
    if attacker == state.turn.seat and state.turn.great_warlord:  # the first battle of that Move action
        state.turn.great_warlord = False
        fight.attacker.bonus += warlord_bonus(t)
    relations.attacked(t, attacker, defender)
    announce(t)
    t.then(battle)


def warlord_bonus(t: ClashTable) -> int:
    """The combat value that the Great Warlord gives in every round of one battle."""
    return the(t.content.events["e24_great_warlord"], March).bonus


def enemy_at(t: ClashTable, attacker: int, space: int, naval: bool) -> int:
    """CC-4.11: whose units or city it is. CC-30.22: pirate ships with a unit of Carthage aboard are Carthage's."""
    mask = SHIP_MASK if naval else LAND_MASK
    for owner in range(OWNERS):
        if owner != attacker and (stack(t.state, owner, space) & mask or (naval and controlled(t, owner, space))):
            return owner
    city = t.state.cities.get(space)
    assert city is not None, "there is nobody to fight"
    assert city.owner != attacker, "one does not fight oneself"
    return city.owner


def side_of(t: ClashTable, owner: int, foe: int, space: int, naval: bool) -> Side:
    """CC-26.11, CC-27.6: for Barbarians and Pirates the player after their enemy rolls and chooses."""
    here = stack(t.state, owner, space) & (SHIP_MASK if naval else ARMY_MASK)
    roller = owner if is_player(owner) else (foe + 1) % len(t.state.players)
    hand = owner if is_player(owner) else barbarian_hand(t, owner, foe, space)
    allies = controlled(t, owner, space) if naval and foe != PIRATES else 0
    return Side(owner=owner, roller=roller, units=here, start=here, hand=hand, allies=allies)


def barbarian_hand(t: ClashTable, owner: int, foe: int, space: int) -> int:
    """Who lays cards for Barbarians: a seat whose Leader allows it (Viriatus), not their enemy; else nobody."""
    for seat, player in enumerate(t.state.players if owner == BARBARIANS else ()):
        if seat != foe and player.force & TACTICS and hooks.BARBARIAN_CARDS(t, seat, False, space):
            return seat
    return NOBODY


def announce(t: ClashTable) -> None:
    battle = battle_of(t)
    attacker, defender = battle.attacker.owner, battle.defender.owner
    name = layout_of(t).names[battle.space]
    if attacker == BARBARIANS:
        t.emit(log.BATTLE_DEFEND, seat=defender, space=name)
    elif is_player(defender):
        t.emit(log.BATTLE, seat=attacker, target=defender, space=name)
    else:
        t.emit(log.BATTLE_BARBARIANS if defender == BARBARIANS else log.BATTLE_PIRATES, seat=attacker, space=name)


def battle(t: ClashTable) -> Flow[None]:
    """CC-20.3: payments before the battle. CC-23.1, CC-23.4, CC-22.1, CC-28.14: some need no dice."""
    fight = battle_of(t)
    attacker, defender = fight.attacker, fight.defender
    if asked_whether(hooks.BEATS_ATTACKER, t, defender, attacker):
        t.then(battle_beaten)
        return
    if not fighters(defender) and not fight.fortress:
        if not fight.naval:
            remove_settlers(t, defender)  # CC-23.1
        fight.winner, fight.ended = attacker.owner, "won"
        t.then(battle_over)
        return
    t.then(battle_round)
    if ECLIPSE in t.state.table_events and not fight.naval:  # it falls on the next land battle with dice
        fight.notes.append(ECLIPSE)
    yield from siegecraft(t, attacker, defender)
    for side, foe in both(t):
        yield from steel_weapons(t, side, foe)
    yield from both_act(t, hooks.BATTLE_START)
    yield from trojan_horse(t, attacker, defender)
