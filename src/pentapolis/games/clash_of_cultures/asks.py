"""Every question a player is ever asked, and the words for its answers.

A wing names its kinds of asks here, so that the list is complete (CC-34.1 to CC-34.8):

kind        asked of          answers
act         active player     VERB[:PIECE]: every action and free action, `end` (CC-2.3 to CC-2.5)
trade       active player     give:GOOD want:GOOD show:CARD hide:CARD want-KIND, offer, withdraw (CC-4.8)
pay         who pays          food1+gold1: a mix; the first is the default (CC-34.1)
part        who pays          food2: how much of one good, where there are many mixes
gain        who gains         a good (CC-4.7)
advance     who gains         an Advance that is free (CC-6.10), none
collect     active player     SPACE:GOOD one by one, all: fill up, done (CC-9.1, CC-9.6)
port        who constructs    the Sea space that the Port faces (CC-10.6)
building    who constructs    SPACE:BUILDING, none (CC-10.1)
wonder      who constructs    a wonder card in hand (CC-28.2)
recruit     active player     UNIT or UNIT:SOURCE one by one, done (CC-11.1, CC-11.9)
fetch       active player     the space from which a unit is moved in (CC-11.6)
place       who places        the space for a free unit, none
happiness   active player     SPACE: a city to be raised a step, done (CC-14.1)
source      active player     the space from which culture is spread (CC-15.1)
influence   active player     SPACE:BUILDING (CC-15.1, CC-15.3)
boost       active player     1 pays the culture that is missing, 0 gives up (CC-15.5)
regain      active player     a resource just spent (CC-11.10)
city        who is affected   SPACE of a city
discard     who pays a card   an action card of the hand
exchange    active player     a good: what the Theaters give
metallurgy  who collected     1: gold instead of ore, 0 (CC-9.10)
free_education who bought     1: an idea for mood, 0 (CC-29.3)
raise       active player     1: another step for 1 culture, 0 (CC-14.4)
routes      active player     SPACE: a city to trade with, one by one, all: as many as possible, done (CC-29.7)
trader      active player     UNIT:SPACE: who trades with it (CC-29.7)
trade_gold  active player     a number of routes that give gold (CC-29.8)
rewards     active player     GOOD:COUNT: what a trade route gives (CC-29.7, CC-29.8)
leader      who recruits      a Leader card (CC-11.12)
ability     its owner         `yes` or `no`: an ability that may be used; `source` tells which
raze        each player       a space, `none` (CC-16.6)
government  each player       a category, `none` (CC-16.7)
cubes       who changed it    advance+advance: those below the top one (CC-16.7)
first       one player        a seat: who begins in the next Age (CC-16.9)
civilization each player      a civilization, before the first Round (CC-1.8)
tactics     each side         an action card to lay face down, `none` (CC-20.4)
siegecraft  attacker          die, hit, both, `none` (CC-29.5)
siege       defender          `yes` or `no`: 2 food against the Siege card
cancel      who is hit        a number: hits that are cancelled (CC-20.14)
losses      who is hit        infantry2+cavalry1: what is lost (CC-21.2)
withdraw    attacker          `withdraw` or `fight` (CC-20.18)
retreat     defender          a space (CC-31.11)
refugee     who lost a city   a city for the Settler, `none` (CC-22.4)
fanatics    who lost          a city for the Infantry (CC-20.21)
reward      who sank Pirates  mood or culture (CC-27.7)
settlement  who drew          a space for the Barbarians (CC-26.2)
garrison    who drew          a Barbarian city (CC-26.3)
grey        who places        a kind of Barbarian unit (CC-26.4)
horde       who drew          the Barbarian army that moves next (CC-26.8)
march       who drew          where it goes, `none` (CC-26.8, CC-30.18)
pirates     who drew          a Sea space (CC-27.1)
recall      who drew          a Sea space with a pirate ship (CC-27.2)
raid        who is raided     a good (CC-27.3)
unrest      who is raided     a city (CC-27.3)
event-part  who draws         `full` or `icon`, before the card is drawn (CC-32.2)
exhaust     who drew          a space for the marker (CC-25.6)
lower       who is struck     a city whose mood falls (CC-5.8)
anger       who is struck     a city that becomes Angry (CC-31.2)
myths       who is struck     `pay`, `none`: whether the mood of a city is kept up (CC-25.7)
loss        who is struck     UNIT:SPACE that is lost (CC-21.2)
pandemic    who is struck     UNIT:SPACE, a good or a card in hand
share       who drew          a seat that gains 1 food
favour      who drew          a seat that gains something
volcano     who drew          a city that is destroyed (CC-31.4)
quake       who is struck     PIECE:SPACE, `done` (CC-31.4)
fire        who drew          a city on a Forest
civil-war   who drew          a city with Infantry
sacrifice   who drew          UNIT:SPACE, `none`: given up to skip a step of the Revolution (CC-31.6)
uprising    who drew          mood or culture onto the card, `done`
guillotine  who drew          a city for the last Leader, `points`
reformer    who drew          a seat with a Temple
preacher    the reformer      a seat that puts a Temple
temple      the preacher      a city whose Temple is replaced
envoy       who draws         a wonder card that lies open since the Meeting of Envoys, `deck`
draw        who draws         `deck`, or `discard:CARD`: the top card of the discard pile (CC-28.13)
target      who plays a card  a seat that the card is aimed at
buy         who plays a card  an Advance to be bought (Synergies, New Ideas)
teach_us    who captured      a card Teach Us!, none (CC-17.4)
spy         who plays Spy     a card of the hand looked at, none
spy_give    who plays Spy     an own card of the same kind
plans       New Plans         the objective card that is kept, none
put_back    New Plans         the objective card given for it
explore     Explorer          the first space of a region, none (CC-19.12)
hire        Mercenaries       the space of a Barbarian army, done (CC-31.9)
wage        Mercenaries       the good it is paid with
deploy      Mercenaries       the space it moves to
convert     Cultural Takeover `settler` or `infantry`
person      each player       `take` or `none`: a Great Person (CC-31.1)
assign      Great Seer        an objective card for the seat named in the question
convert_tokens Great Athlete  mood2: so many mood become culture, culture2, none
settle      Great Explorer    a space for a city, none
borrow      Great Library     an Advance that works this turn, none: not yet (CC-28.11)
statue      Great Statue      the objective card to be discarded (CC-28.17)
lighthouse  Great Lighthouse  a Sea space for a Ship, none (CC-28.12)
arena       Great Arena       mood1, culture1, none (CC-20.23)
answer      partner           `accept` or `refuse` a trade (CC-4.8)
hand_over   partner           the card given unseen in a trade
move        who moves         SPACE: units there go, sail:SPACE, land:SPACE, done (CC-12.1)
group       who moves         all, settler1+infantry2: land units that go together (CC-12.1)
group_part  who moves         infantry2: how many of one kind, where there are many groups
fleet       who moves         all, ship2: Ships that go together (CC-13.1)
cargo       who moves         all, infantry2, none: what they carry (CC-13.7)
step        who moves         SPACE, attack:SPACE, explore:SPACE, board:SPACE, roads:SPACE, navigate:SPACE (CC-12)
via         who moves         the space from which an attack by Roads is made (CC-12.12)
lay         explorer          upright, turned: how the region lies (CC-19.6)
anchor      explorer          the Sea space of the new region where Ships end (CC-19.9)
objective   any player        CARD:OBJECTIVE completed now, none (CC-18.2)
achieve     each player       CARD:OBJECTIVE completed in the Status Phase, done (CC-16.2)
captives    who won           a defeated unit to be kept, `done` (CC-30.4)
to-gold     who founded       a good given for 1 gold, `done` (Aztec Gold)
tribute     who collects      SPACE:UNIT taken as a Captive (CC-30.6)
fear        active player     UNIT:SPACE:SPACE: who is driven where (Marqzen)
retrain     active player     SPACE:UNIT that changes, `done` (Imperial Army)
polis       who activates     the city that counts as activated, `none` (CC-30.16)
bundle      who gains         GOOD:COUNT (Ramses II)
hold        who drew          a Barbarian army that does not move, `done` (Tribal Allies)
terror      who leads         UNIT:SPACE: who is driven where, `none` (Viriatus)
hegemony    active player     the Ship that becomes a city (CC-30.21)
launch      active player     the Sea space where Ships are built (CC-30.27)
crew        active player     settler1+infantry1: who becomes Ships (CC-30.27)
beach       active player     the Land space where Ships go ashore (CC-30.27)
shipwright  active player     ship1:settler1: Ships, and what they become (CC-30.27)
pasture     active player     where a city moves (CC-30.17)
riders      active player     who goes along with it, `none` (CC-30.17)
immortals   who fights        so much culture (Immortals)
rebuild     who conquered     BUILDING:BUILDING, `none` (Wak Chanil Ajaw)
subterfuge  another player    a card to be discarded, `none` (CC-30.20)
recover     who fought        a tactics card taken back, `none` (Jimmu)
marauders   who is raided     a resource (Marauders)
princeps    Augustus          the objective card to be discarded

A decision with one possible answer is made at once and not asked, except the turn's action itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

from pentapolis.kernel import Ask, Flow, Label
from pentapolis.kernel.ask import read_seat
from pentapolis.parts.choices import choose as choose

from .kinds import GOODS

ACT, TRADE, PAY, PART, GAIN = "act", "trade", "pay", "part", "gain"
ADVANCE, COLLECT, PORT, WONDER, RECRUIT = "advance", "collect", "port", "wonder", "recruit"
FETCH, PLACE, HAPPINESS, SOURCE, INFLUENCE, BOOST = "fetch", "place", "happiness", "source", "influence", "boost"
BUILDING, ORE_TO_GOLD, FREE_EDUCATION, REGAIN = "building", "metallurgy", "free_education", "regain"
TAXES, ROUTES, CITY, RAISE, EXCHANGE, DISCARD = "taxes", "routes", "city", "raise", "exchange", "discard"
TRADER, TRADE_GOLD, REWARDS = "trader", "trade_gold", "rewards"
RAZE, GOVERNMENT, CUBES, FIRST = "raze", "government", "cubes", "first"
CIVILIZATION = "civilization"
END, DONE, NONE, ALL = "end", "done", "none", "all"
FREE = "free"  # the last word of `play` and `person`: as a free action (CC-30.20)
LEADER, ABILITY = "leader", "ability"
TACTICS, SIEGECRAFT, CANCEL, LOSSES, WITHDRAW = "tactics", "siegecraft", "cancel", "losses", "withdraw"
RETREAT, REFUGEE, FANATICS, REWARD = "retreat", "refugee", "fanatics", "reward"
SETTLEMENT, GARRISON, GREY, HORDE, MARCH = "settlement", "garrison", "grey", "horde", "march"
PIRATES, RECALL, RAID, UNREST = "pirates", "recall", "raid", "unrest"
SIEGE = "siege"
EVENT_PART, EXHAUST, LOWER, ANGER, LOSS, PANDEMIC = "event-part", "exhaust", "lower", "anger", "loss", "pandemic"
SHARE, FAVOUR, VOLCANO, QUAKE, FIRE, CIVIL_WAR = "share", "favour", "volcano", "quake", "fire", "civil-war"
SACRIFICE, UPRISING, GUILLOTINE, POINTS = "sacrifice", "uprising", "guillotine", "points"
REFORMER, PREACHER, TEMPLE, ENVOY, MYTHS = "reformer", "preacher", "temple", "envoy", "myths"
DRAW, TARGET, BUY, TEACH_US, SPY, SPY_GIVE = "draw", "target", "buy", "teach_us", "spy", "spy_give"
PLANS, PUT_BACK, EXPLORE, HIRE, WAGE, DEPLOY = "plans", "put_back", "explore", "hire", "wage", "deploy"
CONVERT, PERSON, ASSIGN, CONVERT_TOKENS, SETTLE = "convert", "person", "assign", "convert_tokens", "settle"
BORROW, STATUE, LIGHTHOUSE, ARENA, ANSWER, HAND_OVER = "borrow", "statue", "lighthouse", "arena", "answer", "hand_over"
MOVE, GROUP, GROUP_PART, FLEET, CARGO, STEP = "move", "group", "group_part", "fleet", "cargo", "step"
VIA, LAY, ANCHOR, OBJECTIVE, ACHIEVE = "via", "lay", "anchor", "objective", "achieve"
CAPTIVES, TO_GOLD, TRIBUTE, FEAR, RETRAIN, POLIS = "captives", "to-gold", "tribute", "fear", "retrain", "polis"
BUNDLE, HOLD, TERROR, HEGEMONY = "bundle", "hold", "terror", "hegemony"
LAUNCH, CREW, BEACH, SHIPWRIGHT, PASTURE, RIDERS = "launch", "crew", "beach", "shipwright", "pasture", "riders"
IMMORTALS, REBUILD, SUBTERFUGE, RECOVER = "immortals", "rebuild", "subterfuge", "recover"
MARAUDERS, PRINCEPS = "marauders", "princeps"

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


LABELS: dict[str, Callable[[Ask, str], Label]] = {
    ACT: label_act,
    PAY: label_mix,
    PART: label_part,
    RECRUIT: label_recruit,
    HAPPINESS: label_happiness,
    ROUTES: label_routes,
    ABILITY: label_ability,
}
"""The words for answers by kind of ask; a wing adds its own if `answer-KIND` with `words_of` does not do."""


def label(ask: Ask, key: str) -> Label:
    """The words for an answer."""
    maker = LABELS.get(ask.kind)
    if maker is not None:
        return maker(ask, key)
    if key in (END, DONE, NONE, ALL):
        return Label(f"answer-{ask.kind}-{key}")
    return Label(f"answer-{ask.kind}", words_of(key))
