"""Every question a civilization is ever asked, and the words for its answers.

A decision with one possible answer is made at once and not asked. `skip` leaves a part out, `stop` ends what may be
done several times; both stand among the other answers. Keys are words joined by colons: pieces, territories, sites
and grounds by their ids, seats as `seat1`, V.I.C.I. as `vici`, sites by their recess (`v31`).
"""

from __future__ import annotations

from pentapolis.kernel import Asks
from pentapolis.parts.choices import why_not

from .labels import SKIP as SKIP
from .labels import STOP as STOP
from .labels import by_word, deeds, named, priced, returned, spot, stack, told, tribe, verbs

ASKS = Asks(explain=why_not)

# Everywhere
SHORTAGE = ASKS.kind("shortage", returned)  # return a marker, or stop (CV-GEN.4)
DO = ASKS.kind("do", by_word)  # do, skip: what has no choice of its own
FATE = ASKS.kind("fate", told(verbs("die value"), "price"))  # accept, change:DIE:VALUE (CV-FAV.2)
DIE = ASKS.kind("die", priced(named("die value"), "price"))  # the fate die that counts (CV-SUS.2, CV-EXP.2)
TEST = ASKS.kind("test", by_word)  # do, skip: whether to take a favor test (CV-FAV.4)
TRIGGER = ASKS.kind("trigger", named("card"))  # which reacts next, or skip (CV-EFF.8)
OPTION = ASKS.kind("option", deeds(named("option")))  # of an effect with several (CV-GEN.12)

# Setup
KEEP = ASKS.kind("keep", named("card"))  # sealed: one card of each kind (CV-SET.15)
CHIP_CARD = ASKS.kind("chip_card", named("card goal"))  # CV-SET.18

# Turns
ACT = ASKS.kind("act", verbs("piece"))  # module:ID, attribute:CHIP, reset (CV-ACT4.1, CV-ATT.1)
PAY = ASKS.kind("pay", priced(verbs("value"), "price"))  # die:VALUE, planning:VALUE, focus (CV-ACT4.3 to CV-ACT4.6)
BEFORE = ASKS.kind("before", named("vertex"))  # which site reacts next; cards (CV-ACT4.12)
SIDE = ASKS.kind("side", deeds(named("side")))  # of an OR (CV-GEN.12)
PART = ASKS.kind("part", deeds(verbs("part")))  # which part is next: part:N, attribute:CHIP, stop (CV-GEN.12)
CHIPS = ASKS.kind("chips", verbs("piece"))  # attribute:CHIP, end (CV-ATT.2)
REROLL = ASKS.kind("reroll", named("dice"))  # the remaining dice to be rolled too (CV-RST.2)
MARKER = ASKS.kind("marker", by_word)  # idea, food (CV-RST.2)

# Console
TRACK = ASKS.kind("track", named("track"))  # CV-TRK.1
STAGE = ASKS.kind("stage", named("row"))  # which stage tile becomes active (CV-CON.6)
PLANNING = ASKS.kind("planning", named("value"))  # the dice space of planning markers (CV-PLN.1)
STORAGE = ASKS.kind("storage", named("material"))  # which material is gained (CV-EFF.7)
EXCHANGE = ASKS.kind("exchange", named("material"))  # which stored material is returned, or skip (CV-EFF.7)
FEATURE = ASKS.kind("feature", named("feature"))  # CV-ACT4.9
MOVE_FEATURE = ASKS.kind("move_feature", named("from to"))  # FROM:TO, or stop (CV-MUT.1)
MODULE = ASKS.kind("module", named("module"))  # which is upgraded, or skip (CV-UPG.1)
COVER = ASKS.kind("cover", named("space goal"))  # SPACE:CHIP, which chip of the goal area is covered (CV-P2.2)
INSTALL_GOAL = ASKS.kind("install_goal", named("space goal"))  # SPACE:CHIP, or skip (CV-GOL.1)
HALF = ASKS.kind("half", by_word)  # left, right (CV-GOL.1)
COLUMN = ASKS.kind("column", named("column"))  # CV-CON.2, CV-CON.3
CARD = ASKS.kind("card", named("card"))  # which research card is installed, or skip (CV-CRD.1)
ROW = ASKS.kind("row", named("row"))  # the row whose cost is assumed (CV-CRD.3)
IGNORE = ASKS.kind("ignore", named("space"))  # the cost space that is ignored, or none (CV-CRD.8)
COST = ASKS.kind("cost", verbs("thing count"))  # return:THING:COUNT, have:THING:COUNT (CV-CRD.6)
WILD = ASKS.kind("wild", named("material"))  # what is returned for a material (CV-CRD.4)
STACK = ASKS.kind("stack", stack)  # open:CARD, deck:TYPE, or skip (CV-RES.1)
DRAW = ASKS.kind("draw", stack)  # the next face-down stack, or skip (CV-RES.2)
KEEP_CARD = ASKS.kind("keep_card", named("card"))  # CV-RES.2
INCOME_CHIP = ASKS.kind("income_chip", named("chip"))  # which chip of the display (CV-CON.4)
INCOME_ACTION = ASKS.kind("income_action", told(by_word, "vp"))  # action, vp (CV-CON.5)
ACTIVITY = ASKS.kind("activity", named("piece"))  # CONSOLE or a card, or stop (CV-ATY.1)
TRADE = ASKS.kind("trade", priced(verbs("material"), "price"))  # money|vp|buy:MATERIAL, stop (CV-TRD)
SALE = ASKS.kind("sale", priced(verbs("material"), "price"))  # its other half: money|vp:MATERIAL, skip
DIE_FROM = ASKS.kind("die_from", named("seat"))  # from whom a die is taken (CV-ACV.2)
DIE_GIVEN = ASKS.kind("die_given", verbs("value"))  # value:N, used: which one its owner gives (CV-ACV.2)

# Phases
GOAL = ASKS.kind("goal", named("chip"))  # of the display, or skip (CV-P2.1, CV-GOL.3)
FIND = ASKS.kind("find", named("material"))  # CV-P3.1
GLACIER = ASKS.kind("glacier", tribe)  # the tribe that weakens (CV-SIT.2)
FEED = ASKS.kind("feed", by_word)  # all, some (CV-FED.2)
PORTION = ASKS.kind("portion", verbs("count"))  # fed:N: how many of equal tribes (CV-FED.2)
WEATHER = ASKS.kind("weather", deeds(named("option")))  # or skip (CV-EVT.2)
LOSE = ASKS.kind("lose", tribe)  # the tribe to be removed (CV-EVT.2)
INCOME = ASKS.kind("income", named("chip"))  # whose action is next, or stop (CV-INC8.1, CV-CON.5)

# Continent. A tribe that has moved this turn tells where it comes from, too: it may not go back there (CV-MIG.6)
MIGRATE = ASKS.kind("migrate", tribe)  # which tribe migrates, skip or stop (CV-MIG.1)
WAY = ASKS.kind("way", named("place"))  # the next territory, or settle in the one that is reached (CV-MIG.8)
SPOT = ASKS.kind("spot", spot)  # fire, plain; fire:SEAT:STANCE: who is displaced; boat (CV-MIG.1)
PROCREATE = ASKS.kind("procreate", named("place"))  # where, skip or stop (CV-PRC.1)
ROCK = ASKS.kind("rock", named("place"))  # the territory at a Holy rock, or skip (CV-SIT.6)
PLACE_WEAK = ASKS.kind("place_weak", named("place"))  # CV-EFF.6
STRENGTHEN = ASKS.kind("strengthen", tribe)  # which tribe, all, skip or stop (CV-SUS.5)
PRODUCE = ASKS.kind("produce", named("place"))  # where, skip or stop (CV-PRD.1)
TRANSPORT = ASKS.kind("transport", named("place"))  # from where, all, skip or stop (CV-PRD.4)
UNLOAD = ASKS.kind("unload", named("material"))  # what a raw material of a boat becomes (CV-PRD.5)
GROTTO = ASKS.kind("grotto", named("place"))  # the territory at a Hidden grotto, or skip (CV-SIT.5)
HUNT = ASKS.kind("hunt", named("place"))  # where, skip or stop (CV-SUS.2)
LUCKY_FIND = ASKS.kind("lucky_find", named("type"))  # the type of land of a lucky find, skip or stop (CV-EXP.2)
REVEAL = ASKS.kind("reveal", named("place"))  # all sites at a territory, or skip (CV-EXP.1)
SITE = ASKS.kind("site", named("vertex"))  # one site anywhere, or skip (CV-EXP.3)
BUILD = ASKS.kind("build", verbs("place"))  # farm:PLACE, boat:WATER, statue:GROUND, settlement:GROUND (CV-BLD.1)
STATUE = ASKS.kind("statue", named("material"))  # what it is made of (CV-BLD.5)
SETTLEMENT = ASKS.kind("settlement", named("slot"))  # which recess of the console (CV-BLD.6)
BOARD = ASKS.kind("board", tribe)  # which tribe boards a new boat, or skip (CV-BLD.3)
GIVE_BACK = ASKS.kind("give_back", verbs("place"))  # farm:PLACE, boat:WATER (CV-EVT.4)
RESCUE = ASKS.kind("rescue", named("place"))  # where the tribes of a lost boat go (CV-BLD.7)
DEUS = ASKS.kind("deus", by_word)  # lose, favor, free: whether a tribe is saved, and how (CV-FED.3)
