"""Secrets: what a viewer may see, and the worlds that look the same to it."""

from __future__ import annotations

import msgspec

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.state import encode

from .answers import illegal_keys
from .copies import walk
from .trial import AnyMatch, Trial, describe


def check_views(trial: Trial) -> None:
    """Every view travels as JSON, making it changes nothing, and a re-deal for its viewer leaves it as it is."""
    match = trial.match
    before = match.hash()
    everybody = None if trial.game.meta.secrets else (match.view(None), match.events_for(None))
    for viewer in trial.viewers:
        view = match.view(viewer)
        _encodes(trial, viewer, view)
        seen = encode(view)
        if everybody is not None:
            _open(trial, viewer, everybody, (view, match.events_for(viewer)))
        twin = match.copy()
        twin.workings.redeal(viewer, trial.fresh())
        trial.counts.worlds += twin.hash() != before
        theirs = twin.view(viewer)
        if encode(theirs) != seen:
            trial.same(view, theirs, "redeal", f"{name(viewer)} can tell a re-dealt world from ours")
        ledgers = trial.game.rules.ledgers(twin.table)
        trial.same(trial.ledgers, ledgers, "ledgers", f"a re-deal for {name(viewer)} breaks a ledger")
        _forgets(trial, viewer, twin)
    trial.expect(match.hash() == before, "pure", "looking at views changed the state")


def _forgets(trial: Trial, viewer: int | None, other: AnyMatch) -> None:
    """The same chance re-deals two worlds that the viewer cannot tell apart into the same one."""
    seed = trial.fresh().seed
    ours = trial.match.copy()
    ours.workings.redeal(viewer, Chance(seed))
    other.workings.redeal(viewer, Chance(seed))
    trial.same(ours.state, other.state, "redeal", f"a world re-dealt for {name(viewer)} still shows what was hidden")


def _open(trial: Trial, viewer: int | None, everybody: object, told: object) -> None:
    """A game that says it has no secrets shows and tells every seat what it shows and tells a spectator."""
    trial.same(everybody, told, "open", f"{name(viewer)} knows more than others in a game without secrets")


def _encodes(trial: Trial, viewer: int | None, view: object) -> None:
    try:
        msgspec.json.encode(view)
        for event in trial.match.events_for(viewer, max(0, len(trial.match.table.events) - 5)):
            msgspec.json.encode(event)
    except (TypeError, ValueError) as error:
        trial.fail("json", f"what {name(viewer)} sees cannot be sent as JSON: {error}")


def check_imagined(trial: Trial) -> None:
    """For every asked seat, an imagined world shows the same, asks the same, refuses the same, and can be played."""
    match = trial.match
    before = match.hash()
    for ask in match.asks:
        seat, seed = ask.seat, trial.fresh().seed
        imagined = match.imagine(seat, seed, tracked=trial.pick((True, False)))
        trial.same_place(imagined, match.imagine(seat, seed), "imagine", "one seed imagines two worlds")
        trial.same(
            match.view(seat), imagined.view(seat), "imagine", f"seat {seat} can tell an imagined world from ours"
        )
        theirs = imagined.ask_for(seat)
        trial.same(
            describe(ask), describe(theirs), "imagine", f"seat {seat} is asked something else in an imagined world"
        )
        for key in illegal_keys(trial, ask):
            ours, other = match.why_not(key, seat), imagined.why_not(key, seat)
            trial.same(ours, other, "leak-refusal", f"the refusal of {key!r} tells seat {seat} what it cannot know")
        _play_dream(trial, seat, seed)
        _play_redealt(trial, seat)
    trial.expect(match.hash() == before, "imagine", "imagining changed the real game")


def _play_dream(trial: Trial, seat: int, seed: str) -> None:
    """Play on in an imagined world: the rules hold there, and its copies are the same world."""
    imagined = trial.match.imagine(seat, seed, tracked=trial.pick((True, False)))
    for _ in range(trial.thoroughness.steps):
        trial.same_place(imagined, imagined.copy(), "imagine", "a copy of an imagined world is another world")
        if imagined.over:
            break
        step = trial.step(imagined)
        walk(trial, imagined, [step])
        ledgers = trial.game.rules.ledgers(imagined.table)
        trial.same(trial.ledgers, ledgers, "ledgers", f"{step[1]} breaks a ledger in an imagined world")


def _play_redealt(trial: Trial, seat: int) -> None:
    """Play on in a world that is re-dealt in the middle of its beat: no secret may have stayed behind in a variable."""
    match = trial.match
    if any(match.has_sealed(other) for other in range(trial.players)):
        return  # sealed answers already given would not fit another world
    twin = match.copy()
    twin.workings.redeal(seat, trial.fresh())
    for _ in range(trial.thoroughness.steps):
        if twin.over:
            break
        step = trial.step(twin)
        walk(trial, twin, [step])
        ledgers = trial.game.rules.ledgers(twin.table)
        trial.same(trial.ledgers, ledgers, "ledgers", f"{step[1]} breaks a ledger in a re-dealt world")


def name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
