"""scenario check, rules, rules coverage, data check, data sources: what they print, and how they end."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from random import Random

import pytest

from pentapolis.cli.proof.source_tree import Tree
from pentapolis.games import load, shelf
from pentapolis.kernel import Match
from tests.cli.calling import call

GAME = "flow_of_history"
Capture = pytest.CaptureFixture[str]


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


# scenario check

GOOD = f"game: {GAME}\ntitle: the Supply is empty at first\nplayers: 3\nthen: {{supply: 0}}\n"
BAD = f"game: {GAME}\ntitle: the Supply is full\nplayers: 3\nthen:\n  supply: 12\n"


def test_good_scenarios_pass(capsys: Capture, tmp_path: Path) -> None:
    write(tmp_path, {"a.yaml": GOOD, "deep/b.yaml": GOOD, "deep/notes.txt": "no scenario"})
    called = call(capsys, "scenario", "check", tmp_path, tmp_path / "a.yaml")
    assert called.code == 0
    assert called.last == "2 passed, 0 failed"
    assert called.out.count("passed  ") == 2


def test_a_failing_scenario_says_what_was_expected_where(capsys: Capture, tmp_path: Path) -> None:
    write(tmp_path, {"a.yaml": GOOD, "b.yaml": BAD})
    called = call(capsys, "scenario", "check", tmp_path)
    assert called.code == 1
    assert called.last == "1 passed, 1 failed"
    assert f"FAILED  {tmp_path}/b.yaml:1  the Supply is full" in called.out
    assert f"{tmp_path}/b.yaml:5, step 1: supply" in called.out
    assert "expected  12" in called.out
    assert "got       0" in called.out


def test_scenarios_as_json(capsys: Capture, tmp_path: Path) -> None:
    write(tmp_path, {"a.yaml": GOOD, "b.yaml": BAD})
    called = call(capsys, "scenario", "check", tmp_path, "--json")
    report = json.loads(called.out)
    assert (called.code, report["passed"], report["failed"]) == (1, 1, 1)
    (failure,) = report["scenarios"][1]["failures"]
    assert (failure["line"], failure["step"], failure["expected"], failure["got"]) == (5, 1, "12", "0")


def test_a_file_that_is_no_scenario_is_named_with_its_line(capsys: Capture, tmp_path: Path) -> None:
    write(tmp_path, {"a.yaml": GOOD, "b.yaml": "game: [\n\n}", "c.yaml": BAD, "d.yaml": ""})
    called = call(capsys, "scenario", "check", tmp_path)
    assert called.code == 2
    assert called.last == "1 passed, 1 failed"
    assert f"{tmp_path}/b.yaml, line 3" in called.err
    assert f"{tmp_path}/d.yaml: there is no scenario" in called.err


@pytest.mark.parametrize("name", ["nowhere", "empty"])
def test_there_must_be_something_to_check(capsys: Capture, tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    called = call(capsys, "scenario", "check", tmp_path / name)
    assert called.code == 2
    assert str(tmp_path / name) in called.err


# rules


def test_a_rule_in_full(capsys: Capture) -> None:
    called = call(capsys, "rules", GAME, "fh-inv.1")
    assert called.code == 0
    assert called.out.startswith("FH-INV.1  Invest needs a free marker")
    assert "Illegal while the player has an open investment" in called.out
    assert f"src/pentapolis/games/{GAME}/actions/invest.py" in called.out


def test_titles_and_texts_follow_the_language(capsys: Capture) -> None:
    english, polish = (call(capsys, "rules", GAME, "HAR", "--lang", language).out for language in ("en", "pl"))
    assert english.count("FH-HAR.") == polish.count("FH-HAR.") > 3
    assert "Żniwa" in polish
    assert "Żniwa" not in english
    assert "Step 2: take half of the Supply" in english
    assert "Krok 2: gracz bierze połowę Magazynu" in polish
    assert "rozstrzygnięcie" in polish


def test_rules_are_found_by_words_of_the_language_without_its_accents(capsys: Capture) -> None:
    found = call(capsys, "rules", GAME, "--search", "polowe magazynu", "--lang", "pl").out
    assert "Krótka historia cywilizacji: " in found
    assert "FH-HAR.3" in found
    assert "FH-GEN.1" not in found
    assert call(capsys, "rules", GAME, "--search", "połowę Magazynu").code == 2


def test_all_titles_and_those_found_by_words(capsys: Capture) -> None:
    everything = call(capsys, "rules", GAME).out
    found = call(capsys, "rules", GAME, "--search", "harvest", "supply")
    assert found.code == 0
    assert "FH-HAR.2" in found.out
    assert "FH-GEN.1" in everything
    assert "FH-GEN.1" not in found.out


def test_rules_as_json(capsys: Capture) -> None:
    (rule,) = json.loads(call(capsys, "rules", GAME, "FH-INV.2", "--json").out)
    assert (rule["id"], rule["decision"], rule["sources"]) == ("FH-INV.2", True, ["L361-363"])
    assert any(place.startswith("tests/scenarios/") for place in rule["tests"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["FH-INX.1"], "The nearest are: FH-INV.1"),
        (["IVN.2"], "FH-INV.2"),
        (["--search", "xyzzy"], "No rule holds the words “xyzzy”"),
        (["--lang", "de", "FH-INV.1"], "There is no language “de”"),
    ],
)
def test_what_is_no_rule_is_refused_with_advice(capsys: Capture, words: list[str], sentence: str) -> None:
    called = call(capsys, "rules", GAME, *words)
    assert called.code == 2
    assert sentence in called.err
    assert call(capsys, "rules", "chess", *words).code == 2


# rules coverage

RULES = (
    "## MOV — moving\n\n- **TG-MOV.1** One step.\n- **TG-MOV.2** Never back.\n\n## END — end\n\n- **TG-END.1** Stop.\n"
)
COVERED = {
    "src/treegame/__init__.py": "",
    "src/treegame/rules.md": RULES,
    "src/treegame/turn.py": '"""TG-MOV.1 to .2, and TG-END.1."""\n',
    "tests/treegame/test_moves.py": '"""TG-MOV.1"""\n',
    "tests/scenarios/treegame/end.yaml": "rules: [TG-END.1, TG-MOV.2]\n",
    "tests/cli/test_other.py": '"""TG-MOV.1, TG-MOV.2, TG-END.1, TG-MOV.9"""\n',
}


def place_tree(folder: Path, files: dict[str, str], monkeypatch: pytest.MonkeyPatch, name: str, root: str) -> str:
    """A game of its own in a source tree of its own; names differ, since modules are imported once."""
    renamed = {file.replace("treegame", name): text for file, text in files.items()}
    write(folder, renamed)
    monkeypatch.syspath_prepend(str(folder / root))
    monkeypatch.setattr("pentapolis.games.packages", lambda: {name: name})
    return name


def test_full_coverage_is_a_yes(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = place_tree(tmp_path, COVERED, monkeypatch, "covered_game", "src")
    called = call(capsys, "rules", "coverage", game)
    assert called.code == 0
    assert called.last == "3 rules, 0 holes, 0 unknown ids"


@pytest.mark.parametrize(
    ("name", "changed", "complaint"),
    [
        ("uncoded_game", {"src/treegame/turn.py": "# TG-MOV.1, .2"}, "TG-END.1  not cited in code"),
        ("untested_game", {"tests/treegame/test_moves.py": ""}, "TG-MOV.1  not cited in tests"),
        ("strange_game", {"src/treegame/end.py": "# TG-END.7"}, "TG-END.7  no such rule; cited in src/"),
    ],
)
def test_a_hole_is_a_no(
    capsys: Capture,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    changed: dict[str, str],
    complaint: str,
) -> None:
    game = place_tree(tmp_path, COVERED | changed, monkeypatch, name, "src")
    called = call(capsys, "rules", "coverage", game)
    assert called.code == 1
    assert complaint in called.out
    (matrix,) = json.loads(call(capsys, "rules", "coverage", game, "--json").out)
    assert sum(rule["hole"] for rule in matrix["rules"]) + len(matrix["strangers"]) == 1


def test_coverage_needs_a_source_tree(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = {file.replace("src/", "lib/"): text for file, text in COVERED.items()}
    game = place_tree(tmp_path, installed, monkeypatch, "installed_game", "lib")
    called = call(capsys, "rules", "coverage", game)
    assert called.code == 2
    assert f"{game} has no source tree here" in called.err


def test_a_catalogue_that_cannot_be_read(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twice = COVERED | {"src/treegame/rules.md": RULES + "- **TG-END.1** Again.\n"}
    game = place_tree(tmp_path, twice, monkeypatch, "doubled_game", "src")
    called = call(capsys, "rules", "coverage", game)
    assert called.code == 2
    assert "TG-END.1 stands there twice" in called.err
    missing = {"src/treegame/__init__.py": ""}
    game = place_tree(tmp_path / "2", missing, monkeypatch, "lawless_game", "src")
    called = call(capsys, "rules", "coverage", game)
    assert called.code == 2
    assert "lawless_game has no rule catalogue" in called.err


# data check

PACK = {
    "pack.yaml": f"game: {GAME}\n",
    "cards.yaml": "cards:\n- id: pyramids\n  strip: [culture, culture]\n  source: public\n",
}


def test_the_content_of_all_games_is_sound(capsys: Capture) -> None:
    called = call(capsys, "data", "check", "--json")
    assert called.code == 0
    checked = {each["game"]: each["content"] for each in json.loads(called.out)}
    assert checked == {game: load(game).content_hash for game in shelf()}


def test_a_pack_shows_what_it_changes(capsys: Capture, tmp_path: Path) -> None:
    pack = write(tmp_path / "pack", PACK)
    called = call(capsys, "data", "check", pack)
    assert called.code == 0
    assert "cards pyramids" in called.out
    assert '→ ["culture","culture"]' in called.out
    (checked,) = json.loads(call(capsys, "data", "check", pack, "--json").out)
    assert [change["field"] for change in checked["changes"]] == ["strip", "source"]
    assert checked["content"] == load(GAME, pack).content_hash != load(GAME).content_hash


def test_a_pack_that_changes_nothing_is_told_so(capsys: Capture, tmp_path: Path) -> None:
    name = load(GAME).name_of("pyramids", "en")
    pack = write(tmp_path, PACK | {"cards.yaml": f"cards: [{{id: pyramids, name_en: {name}}}]"})
    called = call(capsys, "data", "check", pack)
    assert called.code == 0
    assert "changes 0 entries" in called.out
    assert "It says what the game's own data says." in called.out


def test_a_pack_tells_what_it_does_in_play(capsys: Capture, tmp_path: Path) -> None:
    """An entry that changes play from some decision on, one that speaks only to people, one that came up in no game."""
    cards = """
        cards:
        - {id: pyramids, strip: [culture, culture]}
        - {id: castle, name_en: Keep}
        - {id: the_future, effects: [{kind: score, amount: 3}]}
    """
    pack = write(tmp_path, PACK | {"cards.yaml": cards})
    (checked,) = json.loads(call(capsys, "data", "check", pack, "--games", 4, "--json").out)
    told = {entry["entry"]: entry for entry in checked["play"]}
    assert told["castle"] | {"words": True, "first": None} == told["castle"]
    assert told["the_future"] | {"words": False, "first": None} == told["the_future"]
    first = told["pyramids"]["first"]
    assert differs_at(pack, first["players"], first["options"], first["seed"]) == first["decision"]
    called = call(capsys, "data", "check", pack, "--games", 4)
    assert "effects.0.amount: 2 → 3" in called.out
    assert f"goes another way at decision {first['decision']}." in called.out
    assert "Only words change." in called.out
    assert "No difference in 4 random games" in called.out


def differs_at(pack: Path, players: int, options: dict[str, str], seed: str) -> int:
    """The decision at which two games first look otherwise, with a pack and without it."""
    own, other = (Match.start(load(GAME, each), players, options, seed) for each in (None, pack))
    random = Random(seed)
    for decision in count(1):
        assert own.ask is not None
        if own.hash() != other.hash() or other.ask is None or own.ask.keys != other.ask.keys:
            return decision
        key = own.ask.keys[int(random.random() * len(own.ask.keys))]
        own.answer(key)
        other.answer(key)
    raise AssertionError("count() has no end")


def test_entries_that_only_fit_together_are_judged_together(capsys: Capture, tmp_path: Path) -> None:
    cards = "cards: [{id: castle, deck: I, era_value: 1}, {id: lighthouse, deck: II, era_value: 2}]"
    pack = write(tmp_path, PACK | {"cards.yaml": cards})
    called = call(capsys, "data", "check", pack, "--lang", "pl")
    assert called.code == 0
    assert called.out.count("Gra się zmienia") == called.out.count("Ocenione razem z całym pakietem") == 2
    assert "zmienia 2 wpisy gry flow_of_history" in called.out


def test_a_pack_that_cannot_be_played(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("castle")

    monkeypatch.setattr("pentapolis.cli.proof.packs.first_difference", broken)
    called = call(capsys, "data", "check", write(tmp_path, PACK))
    assert called.code == 2
    assert "can be loaded but not played: KeyError('castle')" in called.err


@pytest.mark.parametrize(
    ("files", "named"),
    [
        ({"cards.yaml": "cards: [{id: castle, era_value: two}]"}, ["cards.yaml", "entry castle", "$.era_value"]),
        ({"cards.yaml": "cards: [{id: castle, effects: [{kind: fly}]}]"}, ["entry castle", "fly"]),
        ({"cards.yaml": "cards: [{id: castel}]"}, ["cards.yaml", "castel"]),
        ({"cards.yaml": "hands: []"}, ["cards.yaml", "hands"]),
        ({"cards.yaml": "cards:\n- id: [\n"}, ["cards.yaml, line"]),
        ({"pack.yaml": "game: chess"}, ["There is no game “chess”"]),
        ({"pack.yaml": "- chess"}, ["pack.yaml does not name a game"]),
        ({"pack.yaml": "game: {"}, ["pack.yaml, line"]),
    ],
)
def test_a_broken_pack_is_named_to_the_entry(
    capsys: Capture, tmp_path: Path, files: dict[str, str], named: list[str]
) -> None:
    called = call(capsys, "data", "check", write(tmp_path, PACK | files))
    assert called.code == 2
    assert called.out == ""
    for part in named:
        assert part in called.err


def test_what_is_no_pack(capsys: Capture, tmp_path: Path) -> None:
    assert "pack.yaml is missing" in call(capsys, "data", "check", tmp_path).err
    assert "There is no folder" in call(capsys, "data", "check", tmp_path / "nowhere").err
    assert call(capsys, "data", "check", write(tmp_path, PACK), "--game", "chess").code == 2
    assert call(capsys, "data", "check", "--game", "chess").code == 2


# data sources


def test_sources_are_counted_by_section_and_by_field(capsys: Capture) -> None:
    found = json.loads(call(capsys, "data", "sources", GAME, "--json", "--list").out)
    sections = {section["name"]: section for section in found["sections"]}
    fields = {field["name"]: field for field in found["fields"]}
    assert sections["cards"]["total"] == fields["cards.strip"]["total"] == 67
    assert found["whole"]["total"] == sum(section["total"] for section in found["sections"])
    assert sum(sections["cards"]["sources"].values()) == 67
    listed = [entry["id"] for entry in found["entries"] if entry["source"] == "reconstructed"]
    assert len(listed) == found["whole"]["sources"]["reconstructed"]


def test_sources_are_drawn_and_reconstructed_entries_listed(capsys: Capture) -> None:
    short = call(capsys, "data", "sources", GAME)
    long = call(capsys, "data", "sources", GAME, "--list", "--lang", "pl")
    assert short.code == long.code == 0
    assert "█" in short.out
    assert "farmer_tribe" not in short.out
    assert "farmer_tribe (Plemię rolników)  strip" in long.out


# data coverage


def test_every_piece_of_every_game_is_the_subject_of_a_scenario(capsys: Capture) -> None:
    called = call(capsys, "data", "coverage")
    assert called.out.endswith("0 holes, 0 unknown ids\n")
    assert called.code == 0


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("  about: [banker]\n", "", "banker  (banker) no scenario is about it"),
        ("about: [banker]", "about: [banker, lender]", "lender  is no piece, but a scenario is about it"),
    ],
)
def test_a_piece_without_a_scenario_is_a_no(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, old: str, new: str, complaint: str
) -> None:
    tests = Tree.tests

    def changed(tree: Tree) -> dict[str, str]:
        return {file: text.replace(old, new) for file, text in tests(tree).items() if "cards_" in file}

    monkeypatch.setattr(Tree, "tests", changed)
    called = call(capsys, "data", "coverage", GAME)
    assert called.code == 1
    assert complaint in called.out
    (found,) = json.loads(call(capsys, "data", "coverage", GAME, "--json").out)
    assert sum(not piece["scenarios"] for piece in found["pieces"]) + len(found["strangers"]) == 1


# help


@pytest.mark.parametrize(
    "command", ["scenario check", "rules show", "rules coverage", "data check", "data sources", "data coverage"]
)
def test_help_teaches_with_an_example(capsys: Capture, command: str) -> None:
    called = call(capsys, *command.split(), "--help")
    assert called.code == 0
    assert f"pentapolis {command.replace(' show', '')} " in called.out
