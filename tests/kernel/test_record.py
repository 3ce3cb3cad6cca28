"""Records: text and JSON, back and forth; replaying and verifying; and no error but RecordError, whatever is read."""

from __future__ import annotations

import dataclasses
import doctest
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pentapolis.kernel import Chance, Match, Refusal, seed_hash
from pentapolis.kernel.match import Step
from pentapolis.kernel.record import FORMAT, HASH_EVERY, Record, RecordError, Result, parse, replay, sniff
from pentapolis.kernel.record_text import is_key, parse_page
from tests.kernel.scenario_toy import BAZAAR, META, BazaarState

BazaarMatch = Match[BazaarState, tuple[str, ...]]


def play(seed: str = "42", players: int = 3, answers: int | None = None) -> BazaarMatch:
    """A random game, or its beginning. Draws are rare, so that games are long."""
    match: BazaarMatch = Match.start(BAZAAR, players, {}, seed)
    chance = Chance(f"{seed}/players")
    while match.ask is not None and answers != len(match.history):
        keys = [key for key in match.ask.keys if key != "draw"] if chance.below("draw", 4) else match.ask.keys
        match.answer(keys[chance.below("key", len(keys))], match.ask.seat)
    return match


def record_of(match: BazaarMatch, seed: str = "42") -> Record:
    return Record.of(match, ["Ada", "greedy", "Żaneta #3"][: match.players], {}, seed)


GAME = play()
RECORD = record_of(GAME)


def changed(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def fails(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse(text)
    return caught.value


def edited(old: str, new: str) -> str:
    """The text of a whole game with one change."""
    text = RECORD.to_text()
    assert old in text
    return text.replace(old, new, 1)


# The text is a readable game


def test_text_reads_like_a_game() -> None:
    match: BazaarMatch = Match.start(BAZAAR, 2, {"stall": "three"}, "7")
    for key in ("give:seat2", "3", "earn"):
        match.answer(key)
    record = Record.of(match, ["Ada", "greedy"], {"stall": "three"}, "7")
    assert record.to_text() == (
        "pentapolis record: 1\n"
        "game: bazaar\n"
        "rules: 2\n"
        f"data: {BAZAAR.content_hash}\n"
        "option stall: three\n"
        "seat 1: Ada\n"
        "seat 2: greedy\n"
        "seed: 7\n"
        f"seed hash: {seed_hash('7')}\n"
        "\n"
        f"=0 {record.hashes[0]}\n"
        "1  give:seat2 3\n"
        "2  earn\n"
        f"=3 {match.hash()}\n"
    )


def test_a_finished_game_has_its_result_in_the_header() -> None:
    outcome = GAME.outcome()
    assert RECORD.result == Result(outcome.totals, outcome.places)
    assert f"\npoints: {' '.join(map(str, outcome.totals))}\n" in RECORD.to_text()
    assert f"\nplaces: {' '.join(map(str, outcome.places))}\n" in RECORD.to_text()
    assert "points" not in record_of(play(answers=5)).to_text()


def test_hashes_are_stored_at_the_start_now_and_then_and_at_the_end() -> None:
    count = len(RECORD.answers)
    assert count > 2 * HASH_EVERY
    assert list(RECORD.hashes) == sorted({*range(0, count, HASH_EVERY), count})


def test_json_begins_like_the_text_and_counts_seats_from_0() -> None:
    plain = msgspec.json.decode(RECORD.to_json())
    assert list(plain)[:2] == ["pentapolis record", "game"]
    assert plain["answers"][0] == [0, RECORD.answers[0][1]]
    assert plain["seats"][2] == "Żaneta #3"


def test_comments_blank_lines_and_other_line_ends_are_dropped() -> None:
    lines = RECORD.to_text().split("\n")
    head, moves = lines[: lines.index("")], lines[lines.index("") + 1 :]
    noisy = ["\ufeff", "# a fine game", *(f"{line}   # why not" for line in head), "  "]
    noisy += [line for move in moves for line in (f"  {move}\t# !", "", "#1 draw")]
    assert parse("\r\n".join(noisy)) == RECORD


def test_answers_of_one_seat_may_also_stand_on_lines_of_their_own() -> None:
    text = re.sub(r"(?m)^(\d)  (\S+) (\S+)$", r"\1 \2\n\1 \3", RECORD.to_text())
    assert text != RECORD.to_text()
    assert parse(text) == RECORD


def test_sniff() -> None:
    assert sniff(RECORD.to_text()) == "text"
    assert sniff(f"\ufeff\n {RECORD.to_json()}") == "json"
    assert parse(f"\ufeff{RECORD.to_json()}") == RECORD


# parse ∘ print = identity

words = st.from_regex(r"[A-Za-z0-9_.+-]{1,20}", fullmatch=True)
hexes = st.from_regex(r"[0-9a-f]{8,64}", fullmatch=True)
keys = st.text(min_size=1, max_size=12).filter(is_key) | st.sampled_from(["harvest", "invest:monastery", "4", "=5"])
small = st.integers(-(10**12) + 1, 10**12 - 1)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.lists(st.text(max_size=10), min_size=1, max_size=5))
    steps: st.SearchStrategy[Step] = st.tuples(st.integers(0, len(seats) - 1), keys)
    answers = draw(st.lists(steps, max_size=30))
    size = len(seats)
    places = st.lists(st.integers(1, 99), min_size=size, max_size=size)
    points = st.lists(small, min_size=size, max_size=size).map(tuple)
    result = st.builds(Result, points, places.map(tuple), st.booleans())
    return Record(
        game=draw(words),
        rules=draw(st.integers(1, 10**12 - 1)),
        data=draw(words),
        seats=tuple(seats),
        options=draw(st.dictionaries(words, st.text(max_size=10), max_size=3)),
        seed=draw(st.none() | st.text(max_size=10)),
        seed_hash=draw(hexes),
        answers=tuple(answers),
        hashes=draw(st.dictionaries(st.integers(0, len(answers)), hexes, max_size=4)),
        result=draw(st.none() | result),
    )


@settings(deadline=None)
@given(records())
def test_what_is_printed_is_parsed_as_the_same_record(record: Record) -> None:
    text, json = record.to_text(), record.to_json()
    assert parse(text) == parse(json) == record
    assert parse(text).to_text() == parse(json).to_text() == text
    assert parse(json).to_json() == parse(text).to_json() == json


@settings(deadline=None)
@given(records())
def test_the_lines_of_moves_are_for_people(record: Record) -> None:
    page = parse_page(record.to_text(), FORMAT)
    lines = record.to_text().split("\n\n", 1)[1].splitlines() if record.answers or record.hashes else []
    moves = [line for line in lines if not line.startswith("=")]
    assert [(move.seat, move.key) for move in page.moves] == list(record.answers)
    assert all(re.match(r"[1-9][0-9]?  \S", line) for line in moves)


# Whatever is read, a RecordError or a record


@settings(deadline=None)
@given(st.text())
@example("")
@example("pentapolis record: 1")
@example("pentapolis record: 1\ngame")
@example("{" * 100_000)
@example('{"game":' + "[" * 100_000)
@example(" " * 100_000 + "a")
@example("\ud800")
@example('{"\ud800')
def test_arbitrary_text_is_refused_with_a_record_error(text: str) -> None:
    with pytest.raises(RecordError):
        parse(text)


def assert_noticed_or_harmless(text: str) -> None:
    """Names, comments, blanks and single hashes can go unnoticed, but never answers or results."""
    try:
        record = parse(text)
        replay(BAZAAR, record, verify=True)
    except RecordError:
        return
    assert (record.answers, record.result, record.seed) == (RECORD.answers, RECORD.result, RECORD.seed)


@settings(max_examples=400, deadline=None)
@given(st.sampled_from([RECORD.to_text(), RECORD.to_json()]), st.data())
def test_a_mutated_record_is_refused_with_a_record_error_or_is_a_record(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    piece = data.draw(st.text(max_size=5) | st.sampled_from(["\n", "\n\n", "=", "#", '"', ":", "99", "-1", "1e9"]))
    mutated = text[:start] + piece + text[end:]
    assert_noticed_or_harmless(mutated)


LAST_ANSWER = RECORD.to_text().rindex(" ", 0, RECORD.to_text().rindex("\n="))


@settings(deadline=None)
@given(st.integers(0, LAST_ANSWER))
def test_a_record_that_was_cut_short_is_noticed(length: int) -> None:
    with pytest.raises(RecordError):
        replay(BAZAAR, parse(RECORD.to_text()[:length]), verify=True)


# What is wrong, where, and what to do

HEADER = RECORD.to_text().partition("\n\n")[0]


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", None, "pentapolis record"),
        ("Dear diary", 1, "no record of a game"),
        ("# hello\n\ngame: bazaar", 3, "no record of a game"),
        (edited("record: 1", "record: 9"), 1, "newer Pentapolis"),
        (edited("game: bazaar\n", ""), None, "`game: …`"),
        (edited("rules: 2", "rules: two"), 3, "1 whole number, not 'two'"),
        (edited("rules: 2", "rules: 0"), None, "counted from 1"),
        (edited("game: bazaar", "game: ../x"), None, "no name of a game"),
        (edited("seat 2: greedy\n", ""), 7, "a record has no `seat 3`"),
        (edited("seat 1: Ada\n", "").replace("seat ", "place "), None, "`seat 1: …`"),
        (edited("seat 2: greedy", "seat 2 greedy"), 7, "`name: value`"),
        (edited("seat 2: greedy", "seat 1: greedy"), 7, "twice"),
        (edited("seat 2: greedy", 'seat 2: "greedy'), 7, "no end"),
        (edited("seat 2: greedy", 'seat 2: "greedy" bot'), 7, "after the quoted value"),
        (edited("seat 2: greedy", 'seat 2: "\\ud800"'), None, "half a character"),
        (edited("seed hash: ", "seed hash: no "), None, "no hash"),
        (edited("places: ", "places: 1 "), 12, "3 whole numbers"),
        (re.sub("points: .*\n", "", RECORD.to_text()), None, "`points: …`"),
        (re.sub("places: .*\n", "", RECORD.to_text()), None, "`places: …`"),
        (re.sub("places: .*\n", "places: 0 0 0\n", RECORD.to_text()), None, "places are counted from 1"),
        (f"{HEADER}\n1  buy:silk\n\n", 13, "blank line between header and moves"),
        (f"{HEADER}\n", None, "ends within its header"),
        (f"{HEADER}\n\nearn", 14, "number of a seat"),
        (f"{HEADER}\n\n4  earn", 14, "no seat 4"),
        (f"{HEADER}\n\n2", 14, "no answer"),
        (f"{HEADER}\n\n1  ea\u200brn", 14, "cannot be seen"),
        (f"{HEADER}\n\n1  earn\n=1 xyz", 15, "a hash line is"),
        (f"{HEADER}\n\n1  earn\n=2 0123456789abcdef", 15, "after 2 answers, but 1 stand above it"),
        (f"{HEADER}\n\n=0 0123456789abcdef\n=0 0123456789abcdef", 15, "already a hash after 0"),
        ('{"game": "bazaar"}', None, "missing required field `rules`"),
        ('{"diary": 1}', None, "unknown field `diary`"),
        ('{"game":\n\n"bazaar",}', 3, "not JSON"),
        ('{"game":\n\n"bazaar"', 3, "not JSON"),
        (RECORD.to_json().replace('"rules":2', '"rules":true'), None, "Expected `int`"),
        (RECORD.to_json().replace('record":1', 'record":2'), None, "newer Pentapolis"),
        (RECORD.to_json().replace('"answers":[[0,', '"answers":[[3,'), None, "answer 1 is given by seat 4"),
        (RECORD.to_json().replace('"answers":[[0,"', '"answers":[[0,"a b'), None, "answer 1 is 'a b"),
        (RECORD.to_json().replace('"hashes":{', '"hashes":{"9999":"0123456789",'), None, "hash after 9999 answers"),
        (re.sub(r'"seats":\[[^]]*', '"seats":[', RECORD.to_json()), None, "from 1 to 99 seats"),
        (RECORD.to_json().replace('"points":[', '"points":[1,'), None, "points and places need"),
    ],
)
def test_errors_say_where_and_what_to_do(text: str, line: int | None, what: str) -> None:
    error = fails(text)
    assert error.line == line
    assert what in error.what
    assert str(error) == (f"line {line}: {error.what}" if line else error.what)


# Writing a match down


def test_a_record_needs_a_name_for_every_seat() -> None:
    with pytest.raises(RecordError, match="bazaar cannot be played so"):
        Record.of(GAME, ["Ada"], {}, "42")
    with pytest.raises(RecordError, match="cannot be written down"):
        Record.of(GAME, ["Ada", "greedy"], {}, "42")


def test_a_match_with_another_seed_or_a_torn_history_cannot_be_written_down() -> None:
    with pytest.raises(RecordError, match="cannot be written down"):
        record_of(play(), seed="43")
    torn = GAME.copy()
    assert torn.hash() == GAME.hash()
    with pytest.raises(RecordError, match="cannot be written down"):
        record_of(torn)


def test_options_are_written_with_their_defaults() -> None:
    assert RECORD.options == {"stall": "two"}


def test_bad_names_cannot_even_be_put_into_a_record() -> None:
    with pytest.raises(RecordError, match="half a character"):
        changed(RECORD, seats=("\ud800", "b", "c"))


# Replaying


def test_replay_leads_to_the_same_match() -> None:
    match = replay(BAZAAR, RECORD, verify=True)
    assert (match.hash(), match.history, match.over) == (GAME.hash(), GAME.history, True)
    assert match.table.events == GAME.table.events


@pytest.mark.parametrize("to", [0, 1, 26, len(RECORD.answers)])
def test_replay_stops_where_it_is_told(to: int) -> None:
    match = replay(BAZAAR, RECORD, to=to, verify=True)
    assert match.history == list(RECORD.answers[:to])
    assert match.over == (to == len(RECORD.answers))


@pytest.mark.parametrize("to", [-1, len(RECORD.answers) + 1])
def test_replay_beyond_the_record_is_an_error(to: int) -> None:
    with pytest.raises(RecordError, match=f"there is no answer {to}"):
        replay(BAZAAR, RECORD, to=to)


def test_a_game_without_a_result_is_verified_too() -> None:
    assert not replay(BAZAAR, record_of(play(answers=30)), verify=True).over


def test_the_seed_may_be_published_later() -> None:
    running = RECORD.without_seed()
    assert "seed:" not in running.to_text()
    assert parse(running.to_text()) == parse(running.to_json()) == running
    with pytest.raises(RecordError, match="not published yet"):
        replay(BAZAAR, running)
    assert running.with_seed("42") == RECORD


def test_another_seed_than_the_promised_one_is_found_out() -> None:
    with pytest.raises(RecordError, match="hash was published") as caught:
        replay(BAZAAR, RECORD.with_seed("43"), verify=True)
    assert caught.value.answer == 0


@pytest.mark.parametrize("at", sorted(RECORD.hashes))
def test_the_first_hash_that_differs_is_named(at: int) -> None:
    hashes = {number: "0" * 16 if number >= at else stored for number, stored in RECORD.hashes.items()}
    wrong = changed(RECORD, hashes=hashes)
    with pytest.raises(RecordError, match="the record says 0000000000000000") as caught:
        replay(BAZAAR, wrong, verify=True)
    assert caught.value.answer == at
    assert replay(BAZAAR, wrong).over
    assert len(replay(BAZAAR, wrong, to=max(0, at - 1), verify=at != 0).history) == max(0, at - 1)


def test_a_changed_answer_shows_at_the_next_hash() -> None:
    number = next(n for n, (_, key) in enumerate(RECORD.answers) if key == "yes")
    answers = (*RECORD.answers[:number], (RECORD.answers[number][0], "no"), *RECORD.answers[number + 1 :])
    with pytest.raises(RecordError) as caught:
        replay(BAZAAR, changed(RECORD, answers=answers), verify=True)
    assert caught.value.answer is not None
    assert number < caught.value.answer <= number + HASH_EVERY + 1


def test_an_illegal_answer_is_named_with_its_rule() -> None:
    answers = (*RECORD.answers[:12], (RECORD.answers[12][0], "buy:dragon"), *RECORD.answers[13:])
    with pytest.raises(RecordError, match=r"answer 13: seat . may not answer 'buy:dragon': PT-ANS.1") as caught:
        replay(BAZAAR, changed(RECORD, answers=answers))
    assert caught.value.answer == 13
    assert caught.value.refusal == Refusal("PT-ANS.1", key="buy:dragon")


def test_a_wrong_result_is_found_out() -> None:
    assert RECORD.result is not None
    better = Result((RECORD.result.points[0] + 1, *RECORD.result.points[1:]), RECORD.result.places)
    with pytest.raises(RecordError, match="the game ends with points"):
        replay(BAZAAR, changed(RECORD, result=better), verify=True)
    with pytest.raises(RecordError, match="the record has no result"):
        replay(BAZAAR, changed(RECORD, result=None), verify=True)
    short = record_of(play(answers=30))
    with pytest.raises(RecordError, match="the game is not over here"):
        replay(BAZAAR, changed(short, result=RECORD.result), verify=True)


def test_records_of_other_games_rules_and_content_are_refused() -> None:
    with pytest.raises(RecordError, match="a record of caravan, not of bazaar"):
        replay(BAZAAR, changed(RECORD, game="caravan"))
    with pytest.raises(RecordError, match="version 1 of the rules, and these are version 2"):
        replay(BAZAAR, changed(RECORD, rules=META.rules_version - 1))
    with pytest.raises(RecordError, match="cannot be played so: bad-option-players"):
        replay(BAZAAR, changed(RECORD, options={"stall": "three"}))
    other = dataclasses.replace(BAZAAR, content_hash="ffffffff")
    with pytest.raises(RecordError, match="data pack"):
        replay(other, RECORD)
    assert replay(other, RECORD, check_content=False).over


# The documentation

DOCS = Path(__file__).parents[2] / "docs" / "records.md"


def test_both_records_of_the_documentation_can_be_read() -> None:
    blocks = re.findall(r"```(?:text|json)\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    text, json = map(parse, blocks)
    assert (text.game, text.seats, text.seed_hash) == (json.game, json.seats, json.seed_hash)
    assert text.answers[:4] == json.answers
    assert text.seed is not None
    assert seed_hash(text.seed) == text.seed_hash


def test_chance_can_be_verified_as_the_documentation_says() -> None:
    failed, tried = doctest.testfile(str(DOCS), module_relative=False, raise_on_error=False)
    assert tried >= 6
    assert failed == 0


def test_the_shuffle_of_the_documentation_is_that_of_the_kernel() -> None:
    names: dict[str, Any] = {}
    examples = doctest.DocTestParser().get_examples(DOCS.read_text(encoding="utf-8"))
    for each in examples:
        exec(compile(each.source, "records.md", "single"), names)
    items = [str(n) for n in range(50)]
    shuffled = items[:]
    Chance("77").shuffle("deck", shuffled)
    assert names["shuffle"]("77", "deck", items) == shuffled
    assert names["number"]("77", "die", 0) % 6 + 1 == Chance("77").roll("die", 6)


# Games that were ended by agreement


def ended(answers: int) -> Record:
    """A game that the table ended after so many answers, in a bazaar where people tire of dice."""
    match: BazaarMatch = Match.start(WEARY, 3, {}, "42")
    for seat, key in GAME.history[:answers]:
        match.answer(key, seat)
    match.end_by_agreement()
    return record_of(match)


WEARY = dataclasses.replace(
    BAZAAR, rules=dataclasses.replace(BAZAAR.rules, stalled=lambda table: table.state.chance.drawn.get("die", 0) > 5)
)


def test_a_game_that_was_ended_by_agreement_says_so() -> None:
    record = ended(30)
    assert "\nended: by agreement\n" in record.to_text()
    assert '"agreed":true' in record.to_json()
    assert parse(record.to_text()) == parse(record.to_json()) == record
    match = replay(WEARY, record, verify=True)
    assert (match.over, match.agreed, match.ask) == (True, True, None)
    assert not replay(WEARY, record, to=29, verify=True).agreed
    assert replay(WEARY, record, to=30).over


def test_a_game_that_came_to_its_end_does_not_say_so() -> None:
    assert "ended" not in RECORD.to_text()
    assert "agreed" not in RECORD.to_json()


def test_no_agreement_can_be_written_into_a_game_that_still_moved() -> None:
    with pytest.raises(RecordError, match=r"cannot have been ended by agreement here: PT-AGR.1"):
        replay(BAZAAR, ended(30), verify=True)
    assert RECORD.result is not None
    with pytest.raises(RecordError, match=r"PT-ANS.3"):
        replay(WEARY, changed(RECORD, result=msgspec.structs.replace(RECORD.result, agreed=True)))


def test_an_end_of_another_kind_is_refused() -> None:
    error = fails(ended(30).to_text().replace("by agreement", "by fire"))
    assert "ended: by agreement" in error.what
    assert error.line == 13


def test_an_agreement_needs_points_and_places() -> None:
    lines = ended(30).to_text().splitlines(keepends=True)
    assert "points" in fails("".join(line for line in lines if not line.startswith(("points", "places")))).what


def test_what_was_agreed_cannot_be_taken_back() -> None:
    match = replay(WEARY, ended(30))
    seat = match.history[-1][0]
    with pytest.raises(Refusal, match=r"PT-ANS.3"):
        match.undo(seat)
    assert match.copy().agreed
