"""Answers: the list of an ask is complete and exact. What it holds is accepted; all else is refused, with a reason."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from pentapolis.kernel.ask import Ask
from pentapolis.kernel.record_text import is_key
from pentapolis.kernel.refusal import GAME_OVER, KERNEL_RULES, NOT_ASKED, UNKNOWN_ANSWER, Refusal

from . import speech
from .trial import AnyMatch, Trial, position

NONSENSE = ("", " ", ":", "none ", "x" * 5000, "zażółć-gęślą-jaźń", "☃\u202e", "\x00", "__class__", "-1", "1e9", "+")


def check_asks(trial: Trial) -> None:
    """Every open ask is well made. Runs at every position, so keys that were met before are not read again."""
    known, kinds = trial.known, trial.game.rules.asks
    turn = trial.match.turn
    trial.expect(turn is None or 0 <= turn < trial.players, "ask", f"it is the turn of seat {turn}, which is none")
    for ask in trial.match.asks:
        trial.expect(not kinds or ask.kind in kinds, "ask", f"{ask.kind}: this kind of question is not declared")
        trial.expect(0 <= ask.seat < trial.players, "ask", f"{ask.kind}: there is no seat {ask.seat}")
        empty = True
        for key in ask.options:
            empty = False
            if key not in known:
                well_made = is_key(key) and key == key.lower()
                trial.expect(well_made, "ask", f"{ask.kind}: the key {key!r} is not in lower case without blanks")
                known[key] = ask.kind
        trial.expect(not empty, "ask", f"{ask.kind}: no legal answer")


def check_accepted(trial: Trial) -> None:
    """Everything listed is accepted, here and in no other place, and breaks no ledger."""
    for ask in trial.match.asks:
        trial.expect(_plain(ask.about), "ask", f"{ask.kind}: `about` holds more than numbers and words: {ask.about}")
        for key in trial.sample(ask.keys, trial.thoroughness.tries):
            _try(trial, ask, key)


def _try(trial: Trial, ask: Ask, key: str) -> None:
    twin = trial.match.copy()
    refusal = twin.why_not(key, ask.seat)
    trial.expect(refusal is None, "accepted", f"{ask.kind}: {key} is listed, and explained away: {refusal}")
    try:
        twin.answer(key, ask.seat)
    except Refusal as refusal:
        trial.fail("accepted", f"{ask.kind}: {key} is listed, and refused: {refusal}")
    ledgers = trial.game.rules.ledgers(twin.table)
    trial.same(trial.ledgers, ledgers, "ledgers", f"{ask.kind}: {key} breaks a ledger")


def check_refused(trial: Trial) -> None:
    """Whatever is not listed is refused with the id of a rule, the same as is explained, and changes nothing."""
    match = trial.match
    before, hashed = position(match), match.hash()
    for ask in match.asks:
        for key in illegal_keys(trial, ask):
            refusal = _refusal(trial, match, key, ask.seat)
            trial.expect(match.hash() == hashed, "refused", f"{key!r} is refused, and changes something")
            trial.same(match.why_not(key, ask.seat), refusal, "refused", f"{key!r} is explained in two ways")
            trial.counts.unexplained += refusal.rule == UNKNOWN_ANSWER and trial.known.get(key) == ask.kind
    asked = [ask.seat for ask in match.asks]
    for seat in range(-1, trial.players + 1):
        if seat not in asked:
            rule = _refusal(trial, match, match.asks[0].keys[0], seat).rule
            trial.expect(rule == NOT_ASKED, "refused", f"seat {seat} is not asked, and its answer refused by {rule}")
    trial.same(before, position(match), "refused", "refused answers changed something")


def check_finished(trial: Trial) -> None:
    """After the end nobody may answer."""
    before = position(trial.match)
    for key in trial.sample(list(trial.known), trial.thoroughness.tries):
        rule = _refusal(trial, trial.match, key, trial.pick(range(trial.players))).rule
        trial.expect(rule == GAME_OVER, "refused", f"the game is over, and {key} refused by {rule}")
    trial.same(before, position(trial.match), "refused", "an answer after the end changed something")


def _refusal(trial: Trial, match: AnyMatch, key: str, seat: int) -> Refusal:
    """The refusal of an illegal answer, which must be a proper one."""
    trial.counts.refusals += 1
    try:
        match.answer(key, seat)
    except Refusal as refusal:
        found = refusal
    else:
        trial.fail("refused", f"{key!r} is not listed, and accepted from seat {seat}")
    own_rule = found.rule != "" and found.rule.startswith(trial.game.meta.rule_prefix)
    trial.expect(own_rule or found.rule in KERNEL_RULES, "refused", f"{key!r} is refused by no rule: {found.rule!r}")
    trial.expect(_plain(found.facts), "refused", f"the facts of a refusal are numbers and words, not {found}")
    speech.check_refusal(trial, found)
    return found


def illegal_keys(trial: Trial, ask: Ask) -> list[str]:
    """Keys that the ask does not list: of earlier asks, changed ones, and nonsense."""
    tries = trial.thoroughness.tries
    words = [key.split(":") for key in trial.sample(list(trial.known), tries)]
    keys = [":".join(parts) for parts in words]
    keys += [":".join([parts[0], *other[1:]]) for parts, other in pairwise(words)]
    mine = trial.pick(ask.keys)
    keys += [mine.upper(), f"{mine} ", f"{mine}:{mine}", mine[:-1], f"{mine}0", mine[::-1]]
    keys += trial.sample(NONSENSE, tries)
    return [key for key in keys if key not in ask.options]


def _plain(facts: dict[str, Any]) -> bool:
    return all(isinstance(fact, int | str) for fact in facts.values()) and bool(msgspec.json.encode(facts))
