"""Every place where abilities meet the rules. The comments tell the arguments after `t, seat`.

Questions get a value first and give a value back; moments are flows. Whoever owns the rule calls the place at the right
point; whoever owns an ability registers for it. A place that nobody asks is a defect.
"""

from __future__ import annotations

from typing import Any

from .abilities import Decision, Moment, Question
from .kinds import Goods
from .prices import Price, Substitutes

# Economy: questions
LIMIT: Question[int] = Question("limit")  # limit, good: how many may be held (CC-4.1, CC-4.2, CC-29.11)
SUBSTITUTES: Question[Substitutes] = Question("substitutes")  # table, purpose: what may replace what (CC-4.3, CC-4.4)
ADVANCE_PRICES: Question[list[Price]] = Question(
    "advance_prices"
)  # prices, advance id (CC-6.2); by what is in force and used alone: `actions.advance` remembers the answers
CONSTRUCT_PRICES: Question[list[Price]] = Question("construct_prices")  # prices, city, building (CC-10.1)
WONDER_PRICES: Question[list[Price]] = Question("wonder_prices")  # prices, city, wonder id (CC-28.3)
WONDER_NEEDS: Question[bool] = Question("wonder_needs")  # whether the required Advance is owned, wonder id (CC-28.2)
UNIT_PRICES: Question[list[Price]] = Question(
    "unit_prices"
)  # prices, city, kind of unit, recruits so far (CC-11.2, CC-11.9)
RECRUIT_OFFERS: Question[Any] = Question(
    "recruit_offers"
)  # offers by key (recruit.Offer), those of plain units stay as they are; city, keys taken (CC-11.9)
MAY_RECRUIT: Question[bool] = Question("may_recruit")  # without the building it needs, city, kind (CC-11.3)
STACK_LIMIT: Question[int] = Question("stack_limit")  # limit, space (CC-11.8)
ACT_SIZE: Question[int] = Question("act_size")  # size for Collect and Recruit, city, "collect" or "recruit" (CC-5.5)
COLLECT_YIELD: Question[int] = Question("collect_yield")  # set of goods (1 << good), city, terrain, space (CC-9.3)
COLLECT_AREA: Question[int] = Question("collect_area")  # set of spaces, city (CC-9.2, CC-9.4)
FOUND_AREA: Question[int] = Question(
    "found_area"
)  # set of terrains (1 << terrain) where cities may be founded (CC-7.2)
COLLECT_REPEAT: Question[bool] = Question("collect_repeat")  # whether a space may be used again (Production Focus)
RAISE_PRICES: Question[list[Price]] = Question("raise_prices")  # prices of one step, city (CC-14.1)
INFLUENCE_SOURCES: Question[dict[int, int]] = Question("influence_sources")  # range by source space (CC-15.1)
INFLUENCE_TARGETS: Question[Any] = Question(
    "influence_targets"
)  # list of influence.Target, source space (CC-30.8, CC-30.25)
INFLUENCED_SOURCE: Question[bool] = Question(
    "influenced_source"
)  # whether an influenced own city spreads culture like others, city (CC-15.8, CC-30.15)
INFLUENCE_RANGE: Question[int] = Question("influence_range")  # range, source space (CC-15.1)
INFLUENCE_ROLL: Question[int] = Question("influence_roll")  # result, source space, influence.Target (CC-15.2, CC-15.13)
INFLUENCE_TARGET: Question[bool] = Question(
    "influence_target"
)  # asked of the TARGET's owner: allowed, city, building (CC-15.14)
INFLUENCE_BOOST: Question[bool] = Question("influence_boost")  # asked of the TARGET's owner: allowed, city (CC-15.12)

# Economy: moments
ON_GAIN = Moment("on_gain")  # (): one-time effects of the Advance just gained: run by `only` for its source (CC-6.10)
ON_GAIN_ADVANCE = Moment("on_gain_advance")  # advance id: any Advance was gained (Philosophy)
ON_BUY_ADVANCE = Moment("on_buy_advance")  # advance id, payment: after paying (Free Education)
ON_FOUND = Moment("on_found")  # city
ON_ACTIVATE = Moment("on_activate")  # city, what: collect, construct, recruit, wonder or a source's id (CC-8.6)
ON_COLLECT = Moment("on_collect")  # city, goods (a list to be changed in place before it is gained), picks (list)
ON_CONSTRUCT = Moment("on_construct")  # city, building
ON_CONSTRUCT_WONDER = Moment("on_construct_wonder")  # city, wonder id
ON_RECRUIT = Moment("on_recruit")  # city, recruited (packed units), paid (Goods)
ON_INFLUENCE = Moment("on_influence")  # source space, target city, success
TURN_OPENING = Moment("turn_opening")  # (): what may bring something into force for the start of the turn
TURN_START = Moment("turn_start")  # (): CC-2.9 (2) order EARLY, (3) NORMAL, (4) LATE
TURN_END = Moment("turn_end")  # ()

# Moves: questions and moments
SHIP_CAPACITY: Question[int] = Question("ship_capacity")  # land units for each Ship (CC-13.7)
MOVE_RULES: Question[int] = Question("move_rules")  # flags of `moves.scene`
ROADS_RANGE: Question[int] = Question("roads_range")  # spaces, start, end (CC-30.26)
ATTACK_BAR: Question[str] = Question(
    "attack_bar"
)  # asked of the DEFENDER: rule that forbids, or "", attacker seat, space, group
ATTACK_TAX: Question[Goods] = Question("attack_tax")  # asked of the DEFENDER: price, attacker seat, space (CC-30.13)
ON_MOVE = Moment("on_move")  # after a whole Move action: ship_moved, navigated (Cartography)
ON_STEP = Moment("on_step")  # after one group moved: start, end, packed group
ON_EXPLORE = Moment("on_explore")  # region
IGNORE_TERRAIN: Question[int] = Question(
    "ignore_terrain"
)  # set of unit kinds (1 << kind) without its penalty, terrain, packed group (CC-12.4, CC-12.5)
MORE_MOVES: Question[dict[str, Any]] = Question("more_moves")  # moves.action.Way by key: further ways to move a group
ALLIED_SHIPS: Question[int] = Question("allied_ships")  # pirate ships that obey the seat, Sea space (CC-30.22)
SHIP_STACK: Question[int] = Question("ship_stack")  # most own and allied Ships, Sea space (CC-11.8, CC-30.22)

# Battle: questions and moments. `side` is the seat's own state.Side, `foe` the other one; the battle is t.state.battle.
# The words of `battle.help` (led, attacks, cancel, add_value, leave, force_withdrawal) are for what registers here.
COMBAT_VALUE: Question[int] = Question("combat_value")  # bonus, side, foe: asked in every round (battle.round)
COMBAT_DICE: Question[int] = Question("combat_dice")  # extra dice, side, foe
CANCEL_HITS: Question[int] = Question("cancel_hits")  # hits that are cancelled without asking, side, foe
MAY_CANCEL: Question[int] = Question("may_cancel")  # hits that may be cancelled if the side wants, side, foe
ENEMY_VALUE: Question[int] = Question("enemy_value")  # what the foe's CV changes by (negative), side, foe (Great Wall)
CAP_BONUS: Question[int] = Question("cap_bonus")  # most that the FOE's positive bonuses count, side, foe (CC-20.24)
DENY_TACTICS: Question[bool] = Question("deny_tactics")  # whether the FOE may not lay a card, side, foe
OWN_TACTICS: Question[bool] = Question("own_tactics")  # whether the side itself may lay a card, side, foe (Xerxes)
DENY_CLASH: Question[bool] = Question("deny_clash")  # whether the OWN clash abilities are off, side, foe (Xerxes)
CAVALRY_CLASH: Question[int] = Question(
    "cavalry_clash"
)  # extra CV, side, foe, Cavalry abilities activated (Horsemanship)
BEATS_ATTACKER: Question[bool] = Question(
    "beats_attacker"
)  # asked of the DEFENDER: attackers lose without dice, side, foe (CC-28.14)
BARBARIAN_CARDS: Question[bool] = Question(
    "barbarian_cards"
)  # asked of EVERY seat: may lay cards for Barbarians in a battle there, space (Viriatus)
BARBARIAN_VETO: Question[bool] = Question(
    "barbarian_veto"
)  # asked of EVERY seat: an army of Barbarians moves only if the seat agrees, start space (Sulla)
KEEP_COLOUR: Question[bool] = Question(
    "keep_colour"
)  # asked of the FORMER owner: a captured building keeps its colour, city, building (CC-22.9)
BATTLE_START = Moment("battle_start")  # side, foe: payments before the battle (CC-20.3)
BEFORE_TACTICS = Moment("before_tactics")  # side, foe: each round, before cards (Viriatus)
ON_REVEAL = Moment("on_reveal")  # side, foe: cards lie open, nothing has worked yet; side.card, side.ignored (Cyrus)
BEFORE_ROLL = Moment("before_roll")  # side, foe: each round, after reveal: side.extra is CV for this round (Immortals)
ROLLED = Moment("rolled")  # side, foe: side.dice are known; side.swapped Cavalry icons work like Elephants (Attila)
AFTER_ROLL = Moment("after_roll")  # side, foe: both values are seen: battle.add_value (Great Arena)
CASUALTIES = Moment("casualties")  # side, foe: before losses: payments that cancel hits: battle.cancel, battle.due
ROUND_END = Moment("round_end")  # side, foe: both have units left (Dido: battle.force_withdrawal)
BATTLE_END = Moment("battle_end")  # side, foe: battle.winner is known, state.battle still set; for both sides
# ON_CAPTURE is asked of the CONQUEROR: city (gone if its space is not in state.cities), former owner, mood before, size
# before; battle.buildings: as they were.
ON_CAPTURE = Moment("on_capture")
ON_LOSE_CITY = Moment("on_lose_city")  # asked of the FORMER owner: space, conqueror
ON_LEADER_LOST = Moment("on_leader_lost")  # leader id

# Events and status
BEFORE_EVENT = Moment("before_event")  # before an event is drawn
ON_EVENT_DRAW = Moment("on_event_draw")  # the card is state.event_played; `events.cancel` draws another
EVENT_IMMUNE: Question[bool] = Question("event_immune")  # whether the text does nothing, event id (CC-29.1, CC-29.2)
KEEP_MOOD: Question[bool] = Question("keep_mood")  # whether an event text cannot lower a city's mood, city
KEEP_UNIT: Decision[bool] = Decision("keep_unit")  # whether an event text does not remove a unit after all, space
BARBARIAN_MOVE = Moment("barbarian_move")  # an event of the seat moves Barbarians (Tribal Allies, Hunnic Tribes)
STATUS_PHASE = Moment("status_phase")  # step number
TRADE_ROUTES = Moment("trade_routes")  # routes: list of powers.economy.Route, after their income
TRADE_RANGE: Question[int] = Question("trade_range")  # range, powers.economy.Trader, city (CC-29.7)
TRADERS: Question[Any] = Question("traders")  # list of powers.economy.Trader (CC-29.7, CC-30.14)
TRADE_CITIES: Question[Any] = Question("trade_cities")  # list of cities (Tribal Trade)
TRADE_LIMIT: Question[int] = Question(
    "trade_limit"
)  # most routes, list of powers.economy.Trader that have one (CC-29.7)
TRADE_SOURCES: Question[int] = Question("trade_sources")  # set of unit kinds (1 << kind) that trade
FINAL_POINTS: Question[dict[str, int]] = Question("final_points")  # half points by source

# Places in the other wings that civilizations and Leaders need
GROUP_LIMIT: Question[int] = Question("group_limit")  # stacking limit for a group that moves, its packed units (Xerxes)
ACTS_HAPPY: Question[bool] = Question("acts_happy")  # whether a city acts as if it were Happy, city (Bleda)
MORE_HAPPINESS: Question[dict[str, Any]] = Question(
    "more_happiness"
)  # further answers of Increase Happiness by key: flows `(t, seat)` giving the city, cities allowed or None (Hammurabi)
ROUTE_REWARDS: Question[Any] = Question(
    "route_rewards"
)  # list of powers.rewards.Reward, powers.economy.Route, rewards taken for the routes before (CC-29.8)
RECRUIT_ELSEWHERE: Question[bool] = Question(
    "recruit_elsewhere"
)  # whether a unit finds room outside of a full city, city, kind (Vercingetorix)
BEFORE_ACTIVATE = Moment("before_activate")  # city, what (collect, recruit): payments that enlarge it (Ballcourts)
INFLUENCE_REROLL: Decision[int] = Decision("influence_reroll")  # value rolled, source space, target city (Ashoka)
RECRUIT_SPACE: Decision[int] = Decision("recruit_space")  # where a new land unit is put, city, kind (Vercingetorix)
HINDER: Question[str] = Question(
    "hinder"
)  # asked of every OTHER seat: rule that keeps a Settler from founding and trading, its owner, space (Raiders)
DRAW_WONDER: Question[str] = Question("draw_wonder")  # the wonder card that must be taken, "" the top one
CARD_FREE: Question[bool] = Question(
    "card_free"
)  # whether a card that needs a Main Action may be played free (Shogunate)
CANCEL_CARD: Decision[bool] = Decision(
    "cancel_card"
)  # asked of every OTHER seat: whether the card is cancelled, who plays it, card id (Subterfuge)
