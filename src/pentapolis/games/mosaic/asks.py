"""Every question a player is ever asked, and the words for its answers.

kind       asked of          answers
leader     each, in setup    a Leader (MO-SET.13)
keep       all at once       a Starting Technology of the hand (MO-SET.14)
found      each, in setup    a hex for the Starting City (MO-SET.15)
benefit    each, in setup    leader play:CARD done (MO-SET.16)
act        active player     work:RESOURCE population:CARD population build:CARD build:BUILDING wonder:TILE
                             technology:CARD tax_tariff:CARD military government:TILE, `VERB:top` for a card looked at;
                             free moves play:CARD claim:TILE clear:OFFER peek:DECK ability:LEADER; end (MO-TRN)
extra      active player     the Actions alone, and peek:DECK (MO-TRN.4)
pay        payer             how many units Money replaces (MO-RES.1)
place      builder           a hex
technology taker             play keep (MO-TEC.3, MO-TEC.5)
unit       card owner        TYPE:REGION (MO-MIL.11)
military   active player     recruit:TYPE:REGION move:TYPE:FROM:TO done (MO-MIL.1)
eliminate  card owner        SEAT:TYPE:REGION stop (MO-MIL.9)
token      card owner        a hex (MO-TOK.6)
track      card owner        a Production track
resource   card owner        a Resource
transfer   card owner        FROM:TO none (MO-CRD.9), then `amount`
offer      card owner        an Offer to clear
pillar     builder           a Pillar (MO-WON.7)
region     owner             a Region (MO-BLD.18, MO-EMP.9)
takeover   Priestess         a hex with a City (MO-LEA.4)
diplomats  card owner        SEAT:FROM:TO none (MO-EMP.3)

A decision with one possible answer is made at once and not asked, except where asking would tell others something.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, cast

from pentapolis.kernel import Ask, Flow, Label
from pentapolis.kernel.ask import read_seat

from .board import Board

T = TypeVar("T")

LEADER, KEEP, FOUND, BENEFIT, ACT, EXTRA, PAY, PLACE = (
    "leader",
    "keep",
    "found",
    "benefit",
    "act",
    "extra",
    "pay",
    "place",
)
TECHNOLOGY, UNIT, MILITARY, ELIMINATE, TOKEN = "technology", "unit", "military", "eliminate", "token"
TRACK, RESOURCE, TRANSFER, AMOUNT, OFFER = "track", "resource", "transfer", "amount", "offer"
PILLAR, REGION, TAKEOVER, DIPLOMATS = "pillar", "region", "takeover", "diplomats"
DONE, END, STOP, NONE, TOP, PLAY, KEEP_DOWN = "done", "end", "stop", "none", "top", "play", "keep"

CARD_KINDS = (LEADER, KEEP)
HEX_KINDS = (FOUND, PLACE, TOKEN, TAKEOVER)
MENU_KINDS = (ACT, EXTRA, BENEFIT)
BARE = {"population": "answer-population-fallback", LEADER: "answer-leader-benefit"}


def choose(seat: int, kind: str, options: Mapping[str, T], **about: int | str) -> Flow[T]:
    """Ask, unless there is only one answer."""
    if len(options) == 1:
        return next(iter(options.values()))
    return cast(T, (yield Ask(seat, kind, options, **about)))


def choose_hex(seat: int, kind: str, board: Board, hexes: int, **about: int | str) -> Flow[int]:
    """Ask for one of a set of hexes, unless there is only one."""
    if hexes.bit_count() == 1:
        return hexes.bit_length() - 1
    return cast(int, (yield Ask(seat, kind, board.choices(hexes), **about)))


def label(ask: Ask, key: str) -> Label:
    """The words for an answer."""
    kind, words = ask.kind, key.split(":")
    if kind in MENU_KINDS:
        return menu_label(words)
    if kind in CARD_KINDS:
        return Label(f"answer-{kind}", {"card": key})
    if kind in HEX_KINDS:
        return Label("answer-hex", {"hex": key})
    if kind == PAY:
        return Label("answer-pay", {"count": int(key)})
    if kind == AMOUNT:
        return Label("answer-amount", {"count": int(key)})
    if kind == TECHNOLOGY:
        return Label(f"answer-technology-{key}")
    if kind == PILLAR:
        return Label("answer-pillar", {"pillar": f"pillar_{key}"})
    if kind == OFFER:
        return Label(f"answer-offer-{key}")
    if kind == UNIT:
        return Label("answer-unit", {"unit": words[0], "region": words[1]})
    if len(words) == 1 and kind in (MILITARY, ELIMINATE, TRANSFER, DIPLOMATS):
        return Label(f"answer-{kind}-{key}")
    return piece_label(kind, words)


def piece_label(kind: str, words: list[str]) -> Label:
    """Answers that name several things, and single words."""
    if kind == MILITARY and words[0] == "recruit":
        return Label("answer-recruit", {"unit": words[1], "region": words[2]})
    if kind == MILITARY:
        return Label("answer-move", {"unit": words[1], "region": words[2], "to": words[3]})
    if kind == ELIMINATE:
        return Label("answer-eliminate", {"seat": read_seat(words[0]), "unit": words[1], "region": words[2]})
    if kind == DIPLOMATS:
        return Label("answer-diplomats", {"seat": read_seat(words[0]), "region": words[1], "to": words[2]})
    if kind == TRANSFER:
        return Label("answer-transfer", {"track": words[0], "to": words[1]})
    return Label(f"answer-{kind}", {"what": words[0]})


def menu_label(words: list[str]) -> Label:
    """Actions and free moves: the verb, and what it is about."""
    verb, piece = words[0], words[1] if len(words) > 1 else ""
    if not piece:
        return Label(BARE.get(verb, f"answer-{verb}"))
    if piece == TOP:
        return Label(f"answer-{verb}-top")
    if verb in ("clear", "peek"):
        return Label(f"answer-{verb}-{piece}")
    if verb == "build" and piece in ("city", "port_city", "farm", "manufactory"):
        return Label("answer-build-plain", {"card": piece})
    if verb == "tax_tariff" and piece in ("tax", "tariff"):
        return Label(f"answer-fallback-{piece}")
    return Label(f"answer-{verb}", {"card": piece})
