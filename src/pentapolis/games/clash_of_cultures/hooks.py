"""Every place where abilities meet the rules. The comments tell the arguments after `t, seat`.

Questions get a value first and give a value back; moments are flows. Whoever owns the rule calls the place at the right
point; whoever owns an ability registers for it. A place that nobody asks is a defect.
"""

from __future__ import annotations

from typing import Any

from pentapolis.parts.hooks import Decision, Moment, Question

from .kinds import Goods
from .prices import Price, Substitutes
from .sources import NAMES

# Economy: questions
LIMIT: Question[int] = Question(NAMES)  # limit, good: how many may be held (CC-4.1, CC-4.2, CC-29.11)
SUBSTITUTES: Question[Substitutes] = Question(NAMES)  # table, purpose: what may replace what (CC-4.3, CC-4.4)
# prices, advance id (CC-6.2); by what is in force and used alone: `actions.advance` remembers the answers
ADVANCE_PRICES: Question[list[Price]] = Question(NAMES)
CONSTRUCT_PRICES: Question[list[Price]] = Question(NAMES)  # prices, city, building (CC-10.1)
WONDER_PRICES: Question[list[Price]] = Question(NAMES)  # prices, city, wonder id (CC-28.3)
WONDER_NEEDS: Question[bool] = Question(NAMES)  # whether the required Advance is owned, wonder id (CC-28.2)
UNIT_PRICES: Question[list[Price]] = Question(NAMES)  # prices, city, kind of unit, recruits so far (CC-11.2, CC-11.9)
# offers by key (recruit.Offer), those of plain units stay as they are; city, keys taken (CC-11.9)
RECRUIT_OFFERS: Question[Any] = Question(NAMES)
MAY_RECRUIT: Question[bool] = Question(NAMES)  # without the building it needs, city, kind (CC-11.3)
STACK_LIMIT: Question[int] = Question(NAMES)  # limit, space (CC-11.8)
ACT_SIZE: Question[int] = Question(NAMES)  # size for Collect and Recruit, city, "collect" or "recruit" (CC-5.5)
COLLECT_YIELD: Question[int] = Question(NAMES)  # set of goods (1 << good), city, terrain, space (CC-9.3)
COLLECT_AREA: Question[int] = Question(NAMES)  # set of spaces, city (CC-9.2, CC-9.4)
FOUND_AREA: Question[int] = Question(NAMES)  # set of terrains (1 << terrain) where cities may be founded (CC-7.2)
COLLECT_REPEAT: Question[bool] = Question(NAMES)  # whether a space may be used again (Production Focus)
RAISE_PRICES: Question[list[Price]] = Question(NAMES)  # prices of one step, city (CC-14.1)
INFLUENCE_SOURCES: Question[dict[int, int]] = Question(NAMES)  # range by source space (CC-15.1)
INFLUENCE_TARGETS: Question[Any] = Question(NAMES)  # list of influence.Target, source space (CC-30.8, CC-30.25)
# whether an influenced own city spreads culture like others, city (CC-15.8, CC-30.15)
INFLUENCED_SOURCE: Question[bool] = Question(NAMES)
INFLUENCE_RANGE: Question[int] = Question(NAMES)  # range, source space (CC-15.1)
INFLUENCE_ROLL: Question[int] = Question(NAMES)  # result, source space, influence.Target (CC-15.2, CC-15.13)
INFLUENCE_TARGET: Question[bool] = Question(NAMES)  # asked of the TARGET's owner: allowed, city, building (CC-15.14)
INFLUENCE_BOOST: Question[bool] = Question(NAMES)  # asked of the TARGET's owner: allowed, city (CC-15.12)

# Economy: moments
ON_GAIN = Moment(NAMES)  # (): one-time effects of the Advance just gained: run by `only` for its source (CC-6.10)
ON_GAIN_ADVANCE = Moment(NAMES)  # advance id: any Advance was gained (Philosophy)
ON_BUY_ADVANCE = Moment(NAMES)  # advance id, payment: after paying (Free Education)
ON_FOUND = Moment(NAMES)  # city
ON_ACTIVATE = Moment(NAMES)  # city, what: collect, construct, recruit, wonder or a source's id (CC-8.6)
ON_COLLECT = Moment(NAMES)  # city, goods (a list to be changed in place before it is gained), picks (list)
ON_CONSTRUCT = Moment(NAMES)  # city, building
ON_CONSTRUCT_WONDER = Moment(NAMES)  # city, wonder id
ON_RECRUIT = Moment(NAMES)  # city, recruited (packed units), paid (Goods)
ON_INFLUENCE = Moment(NAMES)  # source space, target city, success
TURN_OPENING = Moment(NAMES)  # (): what may bring something into force for the start of the turn
TURN_START = Moment(NAMES)  # (): CC-2.9 (2) order EARLY, (3) NORMAL, (4) LATE
TURN_END = Moment(NAMES)  # ()

# Moves: questions and moments
SHIP_CAPACITY: Question[int] = Question(NAMES)  # land units for each Ship (CC-13.7)
MOVE_RULES: Question[int] = Question(NAMES)  # flags of `moves.scene`
ROADS_RANGE: Question[int] = Question(NAMES)  # spaces, start, end (CC-30.26)
# asked of the DEFENDER: rule that forbids, or "", attacker seat, space, group
ATTACK_BAR: Question[str] = Question(NAMES)
ATTACK_TAX: Question[Goods] = Question(NAMES)  # asked of the DEFENDER: price, attacker seat, space (CC-30.13)
ON_MOVE = Moment(NAMES)  # after a whole Move action: ship_moved, navigated (Cartography)
ON_STEP = Moment(NAMES)  # after one group moved: start, end, packed group
ON_EXPLORE = Moment(NAMES)  # region
# set of unit kinds (1 << kind) without its penalty, terrain, packed group (CC-12.4, CC-12.5)
IGNORE_TERRAIN: Question[int] = Question(NAMES)
MORE_MOVES: Question[dict[str, Any]] = Question(NAMES)  # moves.action.Way by key: further ways to move a group
ALLIED_SHIPS: Question[int] = Question(NAMES)  # pirate ships that obey the seat, Sea space (CC-30.22)
SHIP_STACK: Question[int] = Question(NAMES)  # most own and allied Ships, Sea space (CC-11.8, CC-30.22)

# Battle: questions and moments. `side` is the seat's own state.Side, `foe` the other one; the battle is t.state.battle.
# The words of `battle.help` (led, attacks, cancel, add_value, leave, force_withdrawal) are for what registers here.
COMBAT_VALUE: Question[int] = Question(NAMES)  # bonus, side, foe: asked in every round (battle.round)
COMBAT_DICE: Question[int] = Question(NAMES)  # extra dice, side, foe
CANCEL_HITS: Question[int] = Question(NAMES)  # hits that are cancelled without asking, side, foe
MAY_CANCEL: Question[int] = Question(NAMES)  # hits that may be cancelled if the side wants, side, foe
ENEMY_VALUE: Question[int] = Question(NAMES)  # what the foe's CV changes by (negative), side, foe (Great Wall)
CAP_BONUS: Question[int] = Question(NAMES)  # most that the FOE's positive bonuses count, side, foe (CC-20.24)
DENY_TACTICS: Question[bool] = Question(NAMES)  # whether the FOE may not lay a card, side, foe
OWN_TACTICS: Question[bool] = Question(NAMES)  # whether the side itself may lay a card, side, foe (Xerxes)
DENY_CLASH: Question[bool] = Question(NAMES)  # whether the OWN clash abilities are off, side, foe (Xerxes)
CAVALRY_CLASH: Question[int] = Question(NAMES)  # extra CV, side, foe, Cavalry abilities activated (Horsemanship)
# asked of the DEFENDER: attackers lose without dice, side, foe (CC-28.14)
BEATS_ATTACKER: Question[bool] = Question(NAMES)
# asked of EVERY seat: may lay cards for Barbarians in a battle there, space (Viriatus)
BARBARIAN_CARDS: Question[bool] = Question(NAMES)
# asked of EVERY seat: an army of Barbarians moves only if the seat agrees, start space (Sulla)
BARBARIAN_VETO: Question[bool] = Question(NAMES)
# asked of the FORMER owner: a captured building keeps its colour, city, building (CC-22.9)
KEEP_COLOUR: Question[bool] = Question(NAMES)
BATTLE_START = Moment(NAMES)  # side, foe: payments before the battle (CC-20.3)
BEFORE_TACTICS = Moment(NAMES)  # side, foe: each round, before cards (Viriatus)
ON_REVEAL = Moment(NAMES)  # side, foe: cards lie open, nothing has worked yet; side.card, side.ignored (Cyrus)
BEFORE_ROLL = Moment(NAMES)  # side, foe: each round, after reveal: side.extra is CV for this round (Immortals)
ROLLED = Moment(NAMES)  # side, foe: side.dice are known; side.swapped Cavalry icons work like Elephants (Attila)
AFTER_ROLL = Moment(NAMES)  # side, foe: both values are seen: battle.add_value (Great Arena)
CASUALTIES = Moment(NAMES)  # side, foe: before losses: payments that cancel hits: battle.cancel, battle.due
ROUND_END = Moment(NAMES)  # side, foe: both have units left (Dido: battle.force_withdrawal)
BATTLE_END = Moment(NAMES)  # side, foe: battle.winner is known, state.battle still set; for both sides
# ON_CAPTURE is asked of the CONQUEROR: city (gone if its space is not in state.cities), former owner, mood before, size
# before; battle.buildings: as they were.
ON_CAPTURE = Moment(NAMES)
ON_LOSE_CITY = Moment(NAMES)  # asked of the FORMER owner: space, conqueror
ON_LEADER_LOST = Moment(NAMES)  # leader id

# Events and status
BEFORE_EVENT = Moment(NAMES)  # before an event is drawn
ON_EVENT_DRAW = Moment(NAMES)  # the card is state.event_played; `events.cancel` draws another
EVENT_IMMUNE: Question[bool] = Question(NAMES)  # whether the text does nothing, event id (CC-29.1, CC-29.2)
KEEP_MOOD: Question[bool] = Question(NAMES)  # whether an event text cannot lower a city's mood, city
KEEP_UNIT: Decision[bool] = Decision(NAMES)  # whether an event text does not remove a unit after all, space
BARBARIAN_MOVE = Moment(NAMES)  # an event of the seat moves Barbarians (Tribal Allies, Hunnic Tribes)
STATUS_PHASE = Moment(NAMES)  # step number
TRADE_ROUTES = Moment(NAMES)  # routes: list of powers.economy.Route, after their income
TRADE_RANGE: Question[int] = Question(NAMES)  # range, powers.economy.Trader, city (CC-29.7)
TRADERS: Question[Any] = Question(NAMES)  # list of powers.economy.Trader (CC-29.7, CC-30.14)
TRADE_CITIES: Question[Any] = Question(NAMES)  # list of cities (Tribal Trade)
TRADE_LIMIT: Question[int] = Question(NAMES)  # most routes, list of powers.economy.Trader that have one (CC-29.7)
TRADE_SOURCES: Question[int] = Question(NAMES)  # set of unit kinds (1 << kind) that trade
FINAL_POINTS: Question[dict[str, int]] = Question(NAMES)  # half points by source

# Places in the other wings that civilizations and Leaders need
GROUP_LIMIT: Question[int] = Question(NAMES)  # stacking limit for a group that moves, its packed units (Xerxes)
ACTS_HAPPY: Question[bool] = Question(NAMES)  # whether a city acts as if it were Happy, city (Bleda)
# further answers of Increase Happiness by key: flows `(t, seat)` giving the city, cities allowed or None (Hammurabi)
MORE_HAPPINESS: Question[dict[str, Any]] = Question(NAMES)
# list of powers.rewards.Reward, powers.economy.Route, rewards taken for the routes before (CC-29.8)
ROUTE_REWARDS: Question[Any] = Question(NAMES)
# whether a unit finds room outside of a full city, city, kind (Vercingetorix)
RECRUIT_ELSEWHERE: Question[bool] = Question(NAMES)
BEFORE_ACTIVATE = Moment(NAMES)  # city, what (collect, recruit): payments that enlarge it (Ballcourts)
INFLUENCE_REROLL: Decision[int] = Decision(NAMES)  # value rolled, source space, target city (Ashoka)
RECRUIT_SPACE: Decision[int] = Decision(NAMES)  # where a new land unit is put, city, kind (Vercingetorix)
# asked of every OTHER seat: rule that keeps a Settler from founding and trading, its owner, space (Raiders)
HINDER: Question[str] = Question(NAMES)
DRAW_WONDER: Question[str] = Question(NAMES)  # the wonder card that must be taken, "" the top one
CARD_FREE: Question[bool] = Question(NAMES)  # whether a card that needs a Main Action may be played free (Shogunate)
# asked of every OTHER seat: whether the card is cancelled, who plays it, card id (Subterfuge)
CANCEL_CARD: Decision[bool] = Decision(NAMES)
