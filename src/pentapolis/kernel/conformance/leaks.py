"""Leaks: two worlds that a viewer cannot tell apart must go on looking the same to it, in every word it is told.

The same answers are given in both. As long as the viewer's view is the same in both, all else that reaches it must be
the same too: who is asked, its own ask, the words of the answers, the reasons of refusals, the events. When the views
differ the rules have revealed something, as they may, and the comparison ends.
"""

from __future__ import annotations

from pentapolis.kernel.match import Match, Step
from pentapolis.kernel.state import encode

from .answers import illegal_keys
from .trial import AnyMatch, Trial, describe


def check_from_beat(trial: Trial) -> None:
    """Both worlds run from the start of the present beat: for any viewer, asked or not."""
    game, viewer = trial.game, trial.pick(trial.viewers)
    ours, theirs = trial.match.workings.beat_start(), trial.match.workings.beat_start()
    table = game.table(theirs)
    seen = encode(game.rules.view(table, viewer))
    game.rules.redeal(table, viewer, trial.fresh())
    same = encode(game.rules.view(table, viewer)) == seen
    trial.expect(same, "redeal", "a viewer can tell a re-dealt world from ours at the start of a beat")
    if theirs != ours:
        go_together(trial, viewer, Match(game, ours, tracked=False), Match(game, theirs, tracked=False), 0)


def check_from_here(trial: Trial) -> None:
    """Both worlds run from the present question, in the middle of a beat: for the seat that is asked."""
    match = trial.match
    if len(match.asks) > 1 or any(match.has_sealed(seat) for seat in range(trial.players)):
        return  # sealed answers already given would not fit another world
    viewer = match.asks[0].seat
    ours, theirs = match.copy(silent=False), match.copy(silent=False)
    theirs.workings.redeal(viewer, trial.fresh())
    if theirs.hash() != ours.hash():
        go_together(trial, viewer, ours, theirs, len(ours.table.events))


def go_together(trial: Trial, viewer: int | None, ours: AnyMatch, theirs: AnyMatch, since: int) -> None:
    """Give the same answers in both worlds, and compare, until the viewer learns something."""
    trial.counts.worlds += 1
    for _ in range(trial.thoroughness.steps):
        if encode(ours.view(viewer)) != encode(theirs.view(viewer)):
            return
        compare(trial, viewer, ours, theirs, since)
        since = len(ours.table.events)
        step = common_step(trial, ours, theirs)
        if step is None:
            return
        ours.answer(step[1], step[0])
        theirs.answer(step[1], step[0])


def compare(trial: Trial, viewer: int | None, ours: AnyMatch, theirs: AnyMatch, since: int) -> None:
    """Everything but the view that reaches a viewer."""
    events = ours.events_for(viewer, since), theirs.events_for(viewer, since)
    trial.same(*events, "leak-event", "events tell a viewer what its view does not show")
    asked = [ask.seat for ask in ours.asks], [ask.seat for ask in theirs.asks]
    trial.same(*asked, "leak-ask", "who is asked tells a viewer what its view does not show")
    trial.same(ours.turn, theirs.turn, "leak-turn", "whose turn it is tells a viewer what its view does not show")
    if viewer is not None and viewer in asked[0]:
        compare_ask(trial, viewer, ours, theirs)


def compare_ask(trial: Trial, seat: int, ours: AnyMatch, theirs: AnyMatch) -> None:
    """What the seat is asked, and all it can find out by pointing at things."""
    mine, other = ours.ask_for(seat), theirs.ask_for(seat)
    assert mine is not None
    assert other is not None
    trial.same(describe(mine), describe(other), "leak-ask", "an ask tells its seat what its view does not show")
    label = trial.game.rules.label
    for key in trial.sample(mine.keys, trial.thoroughness.tries):
        labels = label(mine, key), label(other, key)
        trial.same(*labels, "leak-label", f"the words for {key} tell its seat what its view does not show")
    for key in illegal_keys(trial, mine):
        reasons = ours.why_not(key, seat), theirs.why_not(key, seat)
        trial.same(*reasons, "leak-refusal", f"the refusal of {key!r} tells its seat what its view does not show")


def common_step(trial: Trial, ours: AnyMatch, theirs: AnyMatch) -> Step | None:
    """An answer that is legal in both worlds, if there is one."""
    if not ours.asks:
        return None
    ask = trial.pick(ours.asks)
    other = theirs.ask_for(ask.seat)
    keys = [key for key in ask.options if other is not None and key in other.options]
    return (ask.seat, trial.pick(keys)) if keys else None
