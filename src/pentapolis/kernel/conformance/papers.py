"""Papers: positions and whole games survive being written down and read again."""

from __future__ import annotations

from pentapolis.kernel.record import Record, RecordError, parse, replay

from .trial import Trial


def check_position(trial: Trial) -> None:
    """A position between two beats, read as scenarios write it, builds the same state; chance is not part of it."""
    rules, content = trial.game.rules, trial.game.content
    state = trial.match.workings.beat_start()
    notation = rules.read(trial.game.table(state))
    built = rules.build(content, trial.players, trial.options, notation)
    built.chance = state.chance
    trial.same(state, built, "position", "a position read and built again is another one")
    again = rules.read(trial.game.table(built))
    trial.same(notation, again, "position", "a position reads otherwise when it was built again")


def check_record(trial: Trial) -> None:
    """The game's record, as text and as JSON, is the same record and plays the same game."""
    match = trial.match
    names = [f"Seat {seat + 1}" for seat in range(trial.players)]
    try:
        record = Record.of(match, names, trial.options, trial.seed)
        for text in (record.to_text(), record.to_json()):
            trial.same(record, parse(text), "record", "a record that was printed and parsed is another one")
        replayed = replay(trial.game, record, verify=True)
    except RecordError as error:
        trial.fail("record", str(error))
    trial.same_place(match, replayed, "record", "a record leads to another position")
    trial.same(match.table.events, replayed.table.events, "record", "a record leads to other events")
