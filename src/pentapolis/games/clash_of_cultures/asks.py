"""Every question a player is ever asked, and the words for its answers (CC-34.1 to CC-34.8).

A decision with one possible answer is made at once and not asked, except the turn's action itself.
"""

from __future__ import annotations

import re
from typing import Any, cast

from pentapolis.kernel import Ask, Asks, Flow, Label
from pentapolis.kernel.ask import read_seat
from pentapolis.parts.choices import choose as choose

from .kinds import GOODS

END, DONE, NONE, ALL, POINTS = "end", "done", "none", "all", "points"
FREE = "free"  # the last word of `play` and `person`: as a free action (CC-30.20)

SPACE = re.compile(r"[a-k][0-9]{1,2}")


def may(seat: int, source: str, **about: int | str) -> Flow[bool]:
    """Whether the player uses an ability, a card's effect or the like."""
    return cast(bool, (yield Ask(seat, ABILITY, {"yes": True, "no": False}, source=source, **about)))


def words_of(key: str) -> dict[str, Any]:
    """The words of a key as arguments of a message, by what they are.

    >>> words_of("d4:temple"), words_of("seat2:3")
    ({'space': 'd4', 'piece': 'temple'}, {'seat': 1, 'count': 3})
    """
    found: dict[str, Any] = {}
    for word in key.split(":") if key else []:
        name, value = sort_of(word)
        found[f"{name}2" if name in found else name] = value
    return found


def sort_of(word: str) -> tuple[str, int | str]:
    if SPACE.fullmatch(word):
        return "space", word
    if word.isdecimal():
        return "count", int(word)
    if word.startswith("seat") and word[4:].isdecimal():
        return "seat", read_seat(word)
    return "piece", word


def label_act(ask: Ask, key: str) -> Label:
    """`answer-act-VERB` with the pieces and spaces of the key."""
    verb, _, rest = key.partition(":")
    if rest.endswith(f":{FREE}"):
        return Label(f"answer-act-{verb}-free", words_of(rest.removesuffix(f":{FREE}")))
    words = words_of(rest)
    choice = next((name for name in ("piece2", "space", "seat", "count") if name in words), "")
    if verb == "use" and choice:  # an ability with a choice in its answer
        return Label(f"answer-act-use-{choice}", words)
    return Label(f"answer-act-{verb}", words)


def label_mix(ask: Ask, key: str) -> Label:
    """A mix of goods: every good as an argument, 0 where none is paid."""
    mix, _, source = key.partition(":")
    if mix == "free":
        return Label("answer-mix-free-by", {"piece": source}) if source else Label("answer-mix-free")
    amounts: dict[str, int | str] = dict.fromkeys(GOODS, 0)
    for word in mix.split("+"):
        name = word.rstrip("0123456789")
        amounts[name] = int(word[len(name) :])
    return Label("answer-mix-by", {**amounts, "piece": source}) if source else Label("answer-mix", amounts)


def label_part(ask: Ask, key: str) -> Label:
    """How much of one good is paid."""
    label = label_mix(ask, key)
    return Label("answer-part", label.args) if any(label.args.values()) else Label("answer-part-none")


def label_recruit(ask: Ask, key: str) -> Label:
    """A unit, and the Advance that makes its price."""
    if key == DONE:
        return Label("answer-recruit-done")
    return Label("answer-recruit-by" if ":" in key else "answer-recruit", words_of(key))


def label_happiness(ask: Ask, key: str) -> Label:
    """A city, and what makes the price of its step."""
    if key == DONE:
        return Label("answer-happiness-done")
    return Label("answer-happiness-by" if ":" in key else "answer-happiness", words_of(key))


def label_routes(ask: Ask, key: str) -> Label:
    """A city to trade with; how many routes there are in all, or that no more are wanted."""
    if key in (ALL, DONE):
        return Label(f"answer-routes-{key}", dict(ask.about))
    return Label("answer-routes", words_of(key))


def label_ability(ask: Ask, key: str) -> Label:
    """`answer-ability-yes` with what the ask is about."""
    return Label(f"answer-ability-{key}", dict(ask.about))


def label_pieces(ask: Ask, key: str) -> Label:
    """`answer-KIND` with the pieces and spaces of the key; answers that are none have messages of their own."""
    if key in (END, DONE, NONE, ALL):
        return Label(f"answer-{ask.kind}-{key}")
    return Label(f"answer-{ask.kind}", words_of(key))


def label_fixed(ask: Ask, key: str) -> Label:
    """Every answer has a message of its own: `answer-withdraw-fight`."""
    return Label(f"answer-{ask.kind}-{key}")


def label_first(ask: Ask, key: str) -> Label:
    """`give:wood`: the first word tells the message, the rest its arguments."""
    word, _, rest = key.partition(":")
    return Label(f"answer-{ask.kind}-{word}", words_of(rest))


def label_token(ask: Ask, key: str) -> Label:
    """`mood2`: so many tokens of a kind."""
    token = key.rstrip("0123456789")
    return Label(f"answer-{ask.kind}-{token}", {"count": int(key[len(token) :])} if token != key else {})


def label_losses(ask: Ask, key: str) -> Label:
    """A mix of units: `answer-losses-2` has two kinds of them."""
    args: dict[str, int | str] = {}
    words = key.split("+")
    for number, word in enumerate(words, 1):
        unit = word.rstrip("0123456789")
        args |= {f"piece{number}": unit, f"count{number}": int(word[len(unit) :] or 0)}
    return Label(f"answer-losses-{len(words)}", args)


# Every kind: who is asked, and what may be answered. Wings bring the words where an answer is no piece or space.
ASKS = Asks(label_pieces)
ACT = ASKS.kind("act", label_act)  # active player: VERB[:PIECE]: every action and free action, `end` (CC-2.3 to CC-2.5)
TRADE = ASKS.kind(
    "trade", label_first
)  # active player: give:GOOD want:GOOD show:CARD hide:CARD want-KIND, offer, withdraw (CC-4.8)
PAY = ASKS.kind("pay", label_mix)  # who pays: food1+gold1: a mix; the first is the default (CC-34.1)
PART = ASKS.kind("part", label_part)  # who pays: food2: how much of one good, where there are many mixes
GAIN = ASKS.kind("gain")  # who gains: a good (CC-4.7)
ADVANCE = ASKS.kind("advance")  # who gains: an Advance that is free (CC-6.10), none
COLLECT = ASKS.kind("collect")  # active player: SPACE:GOOD one by one, all: fill up, done (CC-9.1, CC-9.6)
PORT = ASKS.kind("port")  # who constructs: the Sea space that the Port faces (CC-10.6)
BUILDING = ASKS.kind("building")  # who constructs: SPACE:BUILDING, none (CC-10.1)
WONDER = ASKS.kind("wonder")  # who constructs: a wonder card in hand (CC-28.2)
RECRUIT = ASKS.kind("recruit", label_recruit)  # active player: UNIT or UNIT:SOURCE one by one, done (CC-11.1, CC-11.9)
FETCH = ASKS.kind("fetch")  # active player: the space from which a unit is moved in (CC-11.6)
PLACE = ASKS.kind("place")  # who places: the space for a free unit, none
HAPPINESS = ASKS.kind("happiness", label_happiness)  # active player: SPACE: a city to be raised a step, done (CC-14.1)
SOURCE = ASKS.kind("source")  # active player: the space from which culture is spread (CC-15.1)
INFLUENCE = ASKS.kind("influence")  # active player: SPACE:BUILDING (CC-15.1, CC-15.3)
BOOST = ASKS.kind("boost")  # active player: 1 pays the culture that is missing, 0 gives up (CC-15.5)
REGAIN = ASKS.kind("regain")  # active player: a resource just spent (CC-11.10)
CITY = ASKS.kind("city")  # who is affected: SPACE of a city
DISCARD = ASKS.kind("discard")  # who pays a card: an action card of the hand
EXCHANGE = ASKS.kind("exchange")  # active player: a good: what the Theaters give
ORE_TO_GOLD = ASKS.kind("metallurgy")  # who collected: 1: gold instead of ore, 0 (CC-9.10)
FREE_EDUCATION = ASKS.kind("free_education")  # who bought: 1: an idea for mood, 0 (CC-29.3)
RAISE = ASKS.kind("raise")  # active player: 1: another step for 1 culture, 0 (CC-14.4)
ROUTES = ASKS.kind("routes", label_routes)  # active player: SPACE of a city to trade with, all, done (CC-29.7)
TRADER = ASKS.kind("trader")  # active player: UNIT:SPACE: who trades with it (CC-29.7)
TRADE_GOLD = ASKS.kind("trade_gold")  # active player: a number of routes that give gold (CC-29.8)
REWARDS = ASKS.kind("rewards")  # active player: GOOD:COUNT: what a trade route gives (CC-29.7, CC-29.8)
LEADER = ASKS.kind("leader")  # who recruits: a Leader card (CC-11.12)
ABILITY = ASKS.kind("ability", label_ability)  # its owner: `yes` or `no`, whether to use `source`
RAZE = ASKS.kind("raze")  # each player: a space, `none` (CC-16.6)
GOVERNMENT = ASKS.kind("government")  # each player: a category, `none` (CC-16.7)
CUBES = ASKS.kind("cubes")  # who changed it: advance+advance: those below the top one (CC-16.7)
FIRST = ASKS.kind("first")  # one player: a seat: who begins in the next Age (CC-16.9)
CIVILIZATION = ASKS.kind("civilization")  # each player: a civilization, before the first Round (CC-1.8)
TACTICS = ASKS.kind("tactics")  # each side: an action card to lay face down, `none` (CC-20.4)
SIEGECRAFT = ASKS.kind("siegecraft", label_fixed)  # attacker: die, hit, both, `none` (CC-29.5)
SIEGE = ASKS.kind("siege", label_fixed)  # defender: `yes` or `no`: 2 food against the Siege card
CANCEL = ASKS.kind("cancel")  # who is hit: a number: hits that are cancelled (CC-20.14)
LOSSES = ASKS.kind("losses", label_losses)  # who is hit: infantry2+cavalry1: what is lost (CC-21.2)
WITHDRAW = ASKS.kind("withdraw", label_fixed)  # attacker: `withdraw` or `fight` (CC-20.18)
RETREAT = ASKS.kind("retreat")  # defender: a space (CC-31.11)
REFUGEE = ASKS.kind("refugee")  # who lost a city: a city for the Settler, `none` (CC-22.4)
FANATICS = ASKS.kind("fanatics")  # who lost: a city for the Infantry (CC-20.21)
REWARD = ASKS.kind("reward", label_fixed)  # who sank Pirates: mood or culture (CC-27.7)
SETTLEMENT = ASKS.kind("settlement")  # who drew: a space for the Barbarians (CC-26.2)
GARRISON = ASKS.kind("garrison")  # who drew: a Barbarian city (CC-26.3)
GREY = ASKS.kind("grey")  # who places: a kind of Barbarian unit (CC-26.4)
HORDE = ASKS.kind("horde")  # who drew: the Barbarian army that moves next (CC-26.8)
MARCH = ASKS.kind("march")  # who drew: where it goes, `none` (CC-26.8, CC-30.18)
PIRATES = ASKS.kind("pirates")  # who drew: a Sea space (CC-27.1)
RECALL = ASKS.kind("recall")  # who drew: a Sea space with a pirate ship (CC-27.2)
RAID = ASKS.kind("raid")  # who is raided: a good (CC-27.3)
UNREST = ASKS.kind("unrest")  # who is raided: a city (CC-27.3)
EVENT_PART = ASKS.kind("event-part")  # who draws: `full` or `icon`, before the card is drawn (CC-32.2)
EXHAUST = ASKS.kind("exhaust")  # who drew: a space for the marker (CC-25.6)
LOWER = ASKS.kind("lower")  # who is struck: a city whose mood falls (CC-5.8)
ANGER = ASKS.kind("anger")  # who is struck: a city that becomes Angry (CC-31.2)
MYTHS = ASKS.kind("myths")  # who is struck: `pay`, `none`: whether the mood of a city is kept up (CC-25.7)
LOSS = ASKS.kind("loss")  # who is struck: UNIT:SPACE that is lost (CC-21.2)
PANDEMIC = ASKS.kind("pandemic")  # who is struck: UNIT:SPACE, a good or a card in hand
SHARE = ASKS.kind("share")  # who drew: a seat that gains 1 food
FAVOUR = ASKS.kind("favour")  # who drew: a seat that gains something
VOLCANO = ASKS.kind("volcano")  # who drew: a city that is destroyed (CC-31.4)
QUAKE = ASKS.kind("quake")  # who is struck: PIECE:SPACE, `done` (CC-31.4)
FIRE = ASKS.kind("fire")  # who drew: a city on a Forest
CIVIL_WAR = ASKS.kind("civil-war")  # who drew: a city with Infantry
SACRIFICE = ASKS.kind("sacrifice")  # who drew: UNIT:SPACE, `none`: given up to skip a step of the Revolution (CC-31.6)
UPRISING = ASKS.kind("uprising")  # who drew: mood or culture onto the card, `done`
GUILLOTINE = ASKS.kind("guillotine")  # who drew: a city for the last Leader, `points`
REFORMER = ASKS.kind("reformer")  # who drew: a seat with a Temple
PREACHER = ASKS.kind("preacher")  # the reformer: a seat that puts a Temple
TEMPLE = ASKS.kind("temple")  # the preacher: a city whose Temple is replaced
ENVOY = ASKS.kind("envoy")  # who draws: a wonder card that lies open since the Meeting of Envoys, `deck`
DRAW = ASKS.kind(
    "draw", label_first
)  # who draws: `deck`, or `discard:CARD`: the top card of the discard pile (CC-28.13)
TARGET = ASKS.kind("target")  # who plays a card: a seat that the card is aimed at
BUY = ASKS.kind("buy")  # who plays a card: an Advance to be bought (Synergies, New Ideas)
TEACH_US = ASKS.kind("teach_us")  # who captured: a card Teach Us!, none (CC-17.4)
SPY = ASKS.kind("spy")  # who plays Spy: a card of the hand looked at, none
SPY_GIVE = ASKS.kind("spy_give")  # who plays Spy: an own card of the same kind
PLANS = ASKS.kind("plans")  # New Plans: the objective card that is kept, none
PUT_BACK = ASKS.kind("put_back")  # New Plans: the objective card given for it
EXPLORE = ASKS.kind("explore")  # Explorer: the first space of a region, none (CC-19.12)
HIRE = ASKS.kind("hire")  # Mercenaries: the space of a Barbarian army, done (CC-31.9)
WAGE = ASKS.kind("wage")  # Mercenaries: the good it is paid with
DEPLOY = ASKS.kind("deploy")  # Mercenaries: the space it moves to
CONVERT = ASKS.kind("convert")  # Cultural Takeover: `settler` or `infantry`
PERSON = ASKS.kind("person", label_fixed)  # each player: `take` or `none`: a Great Person (CC-31.1)
ASSIGN = ASKS.kind("assign")  # Great Seer: an objective card for the seat named in the question
CONVERT_TOKENS = ASKS.kind(
    "convert_tokens", label_token
)  # Great Athlete: mood2: so many mood become culture, culture2, none
SETTLE = ASKS.kind("settle")  # Great Explorer: a space for a city, none
BORROW = ASKS.kind("borrow")  # Great Library: an Advance that works this turn, none: not yet (CC-28.11)
STATUE = ASKS.kind("statue")  # Great Statue: the objective card to be discarded (CC-28.17)
LIGHTHOUSE = ASKS.kind("lighthouse")  # Great Lighthouse: a Sea space for a Ship, none (CC-28.12)
ARENA = ASKS.kind("arena", label_fixed)  # Great Arena: mood1, culture1, none (CC-20.23)
ANSWER = ASKS.kind("answer", label_fixed)  # partner: `accept` or `refuse` a trade (CC-4.8)
HAND_OVER = ASKS.kind("hand_over")  # partner: the card given unseen in a trade
MOVE = ASKS.kind("move")  # who moves: SPACE: units there go, sail:SPACE, land:SPACE, done (CC-12.1)
GROUP = ASKS.kind("group")  # who moves: all, settler1+infantry2: land units that go together (CC-12.1)
GROUP_PART = ASKS.kind("group_part")  # who moves: infantry2: how many of one kind, where there are many groups
FLEET = ASKS.kind("fleet")  # who moves: all, ship2: Ships that go together (CC-13.1)
CARGO = ASKS.kind("cargo")  # who moves: all, infantry2, none: what they carry (CC-13.7)
STEP = ASKS.kind("step")  # who moves: SPACE, attack:SPACE and explore, board, roads, navigate likewise (CC-12)
VIA = ASKS.kind("via")  # who moves: the space from which an attack by Roads is made (CC-12.12)
LAY = ASKS.kind("lay")  # explorer: upright, turned: how the region lies (CC-19.6)
ANCHOR = ASKS.kind("anchor")  # explorer: the Sea space of the new region where Ships end (CC-19.9)
OBJECTIVE = ASKS.kind("objective")  # any player: CARD:OBJECTIVE completed now, none (CC-18.2)
ACHIEVE = ASKS.kind("achieve")  # each player: CARD:OBJECTIVE completed in the Status Phase, done (CC-16.2)
CAPTIVES = ASKS.kind("captives")  # who won: a defeated unit to be kept, `done` (CC-30.4)
TO_GOLD = ASKS.kind("to-gold")  # who founded: a good given for 1 gold, `done` (Aztec Gold)
TRIBUTE = ASKS.kind("tribute")  # who collects: SPACE:UNIT taken as a Captive (CC-30.6)
FEAR = ASKS.kind("fear")  # active player: UNIT:SPACE:SPACE: who is driven where (Marqzen)
RETRAIN = ASKS.kind("retrain")  # active player: SPACE:UNIT that changes, `done` (Imperial Army)
POLIS = ASKS.kind("polis")  # who activates: the city that counts as activated, `none` (CC-30.16)
BUNDLE = ASKS.kind("bundle")  # who gains: GOOD:COUNT (Ramses II)
HOLD = ASKS.kind("hold")  # who drew: a Barbarian army that does not move, `done` (Tribal Allies)
TERROR = ASKS.kind("terror")  # who leads: UNIT:SPACE: who is driven where, `none` (Viriatus)
HEGEMONY = ASKS.kind("hegemony")  # active player: the Ship that becomes a city (CC-30.21)
LAUNCH = ASKS.kind("launch")  # active player: the Sea space where Ships are built (CC-30.27)
CREW = ASKS.kind("crew")  # active player: settler1+infantry1: who becomes Ships (CC-30.27)
BEACH = ASKS.kind("beach")  # active player: the Land space where Ships go ashore (CC-30.27)
SHIPWRIGHT = ASKS.kind("shipwright")  # active player: ship1:settler1: Ships, and what they become (CC-30.27)
PASTURE = ASKS.kind("pasture")  # active player: where a city moves (CC-30.17)
RIDERS = ASKS.kind("riders")  # active player: who goes along with it, `none` (CC-30.17)
IMMORTALS = ASKS.kind("immortals")  # who fights: so much culture (Immortals)
REBUILD = ASKS.kind("rebuild")  # who conquered: BUILDING:BUILDING, `none` (Wak Chanil Ajaw)
SUBTERFUGE = ASKS.kind("subterfuge")  # another player: a card to be discarded, `none` (CC-30.20)
RECOVER = ASKS.kind("recover")  # who fought: a tactics card taken back, `none` (Jimmu)
MARAUDERS = ASKS.kind("marauders")  # who is raided: a resource (Marauders)
PRINCEPS = ASKS.kind("princeps")  # Augustus: the objective card to be discarded
