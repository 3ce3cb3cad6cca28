"""`pentapolis play`, as it is used: answers are typed, or come from a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pentapolis.bots import ADVISER, Adviser, Candidate, Perspective, bot_names, explain
from pentapolis.cli.play.seats import called
from pentapolis.cli.shared.common import words_for
from pentapolis.games import load
from pentapolis.kernel import Match
from pentapolis.kernel.record import parse, replay
from pentapolis.kernel.words import LANGUAGES
from pentapolis.server.engine.entries import Setup
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.engine.preview import suggest
from pentapolis.server.http.library import Library
from tests.cli.terminal import Result, lines, pentapolis
from tests.server.idling import SEED as STALLING
from tests.server.idling import idle

FLOW = "flow_of_history"
FIRST = "1\n" * 600  # whoever takes the first answer on the list gets to the end of any game


def play(*arguments: object, typed: str = "", columns: int = 80) -> Result:
    return pentapolis("play", FLOW, "--seed", "42", *arguments, typed=typed, columns=columns)


# A whole game


@pytest.mark.parametrize("seats", ["human,random", "human,greedy,random", "random,human,random,random,random"])
def test_a_whole_game_is_played_by_typing(seats: str) -> None:
    result = play("--seats", seats, typed=FIRST)
    assert (result.code, result.err) == (0, "")
    assert "The game is over" in result.out
    assert "wins." in result.out
    assert "The seed was 42; its hash 9b75021f59ac35c3027c5e412399e213" in result.out


def test_a_game_in_polish_is_polish_to_the_end() -> None:
    result = play("--lang", "pl", typed=FIRST)
    assert result.code == 0
    for words in (
        "Przy stole: Gracz 1, Kupiec 2, Kupiec 3.",
        "Kupiec (greedy): Bierze najlepszą okazję w zasięgu wzroku",
        "Rynek",
        "Którą akcję wykonujesz?",
        "Koniec gry",
        "Wygrywa",
    ):
        assert words in result.out
    for words in ("Market", "Which action", "token", "Turn of", "Supply"):
        assert words not in result.out


def test_bots_alone_are_told_to_spectators() -> None:
    result = play("--seats", "random,random")
    assert result.code == 0
    assert result.out.count("Turn of Wanderer 1.") > 10
    assert "The game is over" in result.out


def test_the_seed_comes_from_the_system_unless_it_is_given() -> None:
    hashes = [pentapolis("play", FLOW).out.split("check the game by: ")[1].split()[0] for _ in range(2)]
    assert hashes[0] != hashes[1]


# Answers


@pytest.mark.parametrize(
    "typed", ["2", "invest:irrigation", "invest irrigation", "Invest in Irrigation", "invest irygacja"]
)
def test_an_answer_is_a_number_a_key_or_words(typed: str) -> None:
    assert "How many tokens do you invest in Irrigation?" in play(typed=lines(typed)).out


def test_answers_are_numbered_with_words_and_keys() -> None:
    out = play().out
    assert " 1  Invest in Warriors    invest:warriors" in out
    assert " 5  Snipe Pyramids        snipe:pyramids" in out


def test_an_answer_that_cannot_be_is_refused_with_its_rule() -> None:
    out = play(typed=lines("harvest", "nonsense")).out
    assert "FH-HAR.1" in out
    assert "“nonsense” is not understood here" in out
    assert "Turn of Merchant 2" not in out


def test_the_board_is_drawn_again_only_when_it_has_changed() -> None:
    assert play(typed=lines("invest:warriors")).out.count("╭─ Market") == 1
    assert play(typed=lines("invest:warriors", "2")).out.count("╭─ Market") == 2


def test_news_are_told_once() -> None:
    out = play(typed=lines("invest:warriors", "2", "", "")).out
    assert out.count("Player 1 invested 2 tokens in Warriors.") == 1


# Orders


def test_undo_takes_back_and_redo_gives_again() -> None:
    out = play(typed=lines("invest:warriors", "undo", "redo", "undo", "invest:barracks")).out
    assert out.count("Taken back: invest:warriors") == 2
    assert out.count("Redone: invest:warriors") == 1
    assert "How many tokens do you invest in Barracks?" in out


def test_undo_is_refused_when_a_bot_has_acted() -> None:
    out = play(typed=lines("invest:warriors", "2", "undo")).out
    assert "Another player has acted since, so your move stands." in out
    assert "PT-UND.2" in out


def test_redo_without_undo_is_refused() -> None:
    assert "PT-UND.5" in play(typed=lines("redo")).out


@pytest.mark.parametrize(
    ("wanted", "reason", "rule"),
    [
        ("snipe:monastery", "No opponent has invested in Monastery.", "FH-SNP.1"),
        ("snipe great wall", "No opponent has invested in Great Wall.", "FH-SNP.1"),
        ("harvest", "half of 0 in the Supply rounds down to 0, and your", "FH-HAR.1"),
        ("complete pyramids", "You have no open investment to complete.", "FH-COM.1"),
        ("activate ramses ii", "You have no visible Turn Action called Ramses II.", "FH-ACT.1"),
    ],
)
def test_why_tells_the_rule_and_its_numbers(wanted: str, reason: str, rule: str) -> None:
    out = play(typed=lines(f"why {wanted}")).out
    assert reason in out
    assert f"  {rule}  " in out


def test_why_of_a_legal_answer_says_so() -> None:
    out = play(typed=lines("why 1", "why", "why blah")).out
    assert "Nothing forbids it, you can choose it: Invest in Warriors" in out
    assert "Why what?" in out
    assert "“blah” is not understood here" in out


def test_why_and_orders_in_polish() -> None:
    out = play(
        "--lang", "pl", typed=lines("dlaczego żniwa", "przejęcie klasztor", "punkty", "karta wielki mur", "pomoc")
    ).out
    assert "Żniwa nic by nie dały" in out
    assert "Żaden przeciwnik nie zainwestował w kartę Klasztor." in out
    assert "Połowa pozostałych ikon" in out
    assert "Great Wall / Wielki Mur" in out
    assert "dlaczego RUCH" in out


def test_rules_are_found_by_id_and_by_words() -> None:
    out = play(typed=lines("rules INV.1", "rules supply harvest", "rules nosuchword", "rules")).out
    assert "FH-INV.1  Invest needs a free marker and at least one token" in out
    assert "Illegal while the player has an open investment" in out
    assert "FH-HAR.3" in out
    assert "No rule holds “nosuchword”." in out
    assert "Which rule?" in out


def test_rules_are_read_in_the_language_of_the_table() -> None:
    out = play("--lang", "pl", typed=lines("reguły INV.1", "reguły zniwa magazyn")).out
    assert "Niedozwolona, gdy gracz ma rozpoczętą inwestycję albo nie ma ZZ." in out
    assert "FH-HAR.3" in out


def test_score_is_shown_by_source_as_bars() -> None:
    out = play(typed=lines("score")).out
    assert "Player 1  1 point" in out
    assert "  Half of all other icons    1 █" in out


def test_card_shows_both_names_and_the_source() -> None:
    out = play(typed=lines("card klasztor", "card great", "card nothing", "card banker")).out
    assert "Monastery / Klasztor" in out
    assert "reconstructed: strip" in out
    assert "Which one? Great Wall, Great Mosque." in out
    assert "There is no card called “nothing”." in out
    assert "Banker / Bankier" in out


def test_log_tells_as_many_lines_as_wanted() -> None:
    told = play().out.count("Turn of Player 1.")
    assert play(typed=lines("log 1")).out.count("Turn of Player 1.") == told + 1
    assert play(typed=lines("log 2")).out.count("Merchant 3 invested 1 token in Pyramids.") == 2
    assert "“x” is no number of lines" in play(typed=lines("log x")).out


def test_a_hint_in_polish_names_the_bot_as_the_browser_does() -> None:
    assert "Strateg wybrałby: " in play("--lang", "pl", typed=lines("podpowiedź")).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_character_here_and_in_the_browser(language: str) -> None:
    words, browser = words_for(language), Library({}).texts(FLOW, language)
    for bot in bot_names():
        assert called(bot, words) == words(f"bot-{bot}")
        assert f"\nbot-{bot} = {words(f'bot-{bot}')}\n" in browser
        assert f"\nbot-{bot}-help = {words(f'bot-{bot}-help')}\n" in browser
    assert called("search+hand@400", words) == f"{words('bot-search')}+hand@400"


def test_each_bot_at_the_table_is_introduced_once() -> None:
    out = play("--seats", "human,greedy@8,greedy,random", columns=120).out
    assert "At the table: Player 1, Merchant@8 2, Merchant 3, Wanderer 4." in out
    told = [line for line in out.splitlines() if line.startswith(("Merchant (", "Wanderer ("))]
    assert told == [
        "Merchant (greedy): Takes the best bargain in sight and plays at once. A fair start.",
        "Wanderer (random): Goes wherever the wind blows. Good company for a first look at the rules.",
    ]


def test_hint_names_a_legal_answer_and_changes_nothing() -> None:
    out = play(typed=lines("hint", "undo")).out
    assert "The Strategist would choose: " in out
    assert out.count("Chances about ") > 1
    assert out.count("Otherwise: ") == out.count("Chances about ") - 1
    assert "PT-UND.1" in out


def test_who_asks_again_at_the_same_position_is_told_the_same_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = list[int]()

    def counted(bot: Adviser, perspective: Perspective) -> list[Candidate]:
        thought.append(perspective.seat)
        return explain(bot, perspective)

    monkeypatch.setattr("pentapolis.cli.play.orders.explain", counted)
    out = play("--seats", "human,human", typed=lines("hint", "log", "hint", "1", "hint")).out
    assert (thought, out.count("The Strategist would choose: ")) == ([0, 1], 3)
    first, again = (told.split("\n> ")[0] for told in out.split("> hint\n")[1:3])
    assert first == again


def test_a_hint_is_that_of_the_adviser_of_the_online_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here with counted tries, which give the same answer everywhere."""
    monkeypatch.setattr("pentapolis.cli.play.orders.adviser_for", lambda: f"{ADVISER}@8")
    online = suggest(LiveMatch(load(FLOW), Setup(FLOW, 2, {}, "42")), 0, f"{ADVISER}@8")
    out = play("--seats", "human,human", typed=lines("hint")).out.split("> hint\n")[1]
    told = re.findall(r"\(([a-z_]+)\)\.\s+Chances\s+about\s+(\d+)%", out)
    assert told == [(answer.key, str(round(100 * answer.share))) for answer in online]


def test_help_lists_every_order_and_enter_repeats_the_question() -> None:
    out = play(typed=lines("help", "/help", "?", "", "board")).out
    for order in ("undo", "redo", "why MOVE", "rules ID or words", "score", "log [LINES]", "save [FILE]", "quit"):
        assert out.count(f"\n{order}") == 3
    assert out.count("Which action do you take?") == 2
    assert out.count("╭─ Market") == 2


# Saving and resuming


def test_a_saved_game_is_written_after_every_answer(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play("--save", file, typed=lines("invest:warriors"))
    assert result.code == 0
    assert f"Go on with: pentapolis play {file}" in result.out
    assert parse(file.read_text("utf-8")).answers[-1] == (0, "invest:warriors")
    assert pentapolis("verify", file).code == 0


def test_undo_is_saved_too(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--save", file, typed=lines("invest:warriors", "undo"))
    assert (0, "invest:warriors") not in parse(file.read_text("utf-8")).answers


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file, whole = tmp_path / "left.txt", tmp_path / "whole.txt"
    play("--save", whole, typed=FIRST)
    play("--save", file, typed="1\n" * 7 + "quit\n")
    assert "The game is over" not in pentapolis("play", file, typed="1\n" * 5).out
    assert "The game is over" in pentapolis("play", "--resume", file, typed=FIRST).out
    assert file.read_text("utf-8") == whole.read_text("utf-8")
    assert pentapolis("verify", file).code == 0


def test_a_game_that_is_over_shows_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--seats", "random,random", "--save", file)
    assert file.read_text("utf-8").startswith("{")
    again = pentapolis("play", file)
    assert (again.code, "The game is over" in again.out) == (0, True)


def test_others_may_take_over_the_seats(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--save", file, typed="1\n")
    result = pentapolis("play", file, "--seats", "random,random,random")
    assert (result.code, "The game is over" in result.out) == (0, True)
    assert parse(file.read_text("utf-8")).seats == ("random", "random", "random")


def test_saving_elsewhere_leaves_the_first_file_alone(tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    play("--save", first, typed="1\n")
    before = first.read_text("utf-8")
    pentapolis("play", first, "--save", second, typed="1\n")
    assert first.read_text("utf-8") == before
    assert len(parse(second.read_text("utf-8")).answers) > len(parse(before).answers)


def test_save_on_the_way_keeps_the_game_from_then_on(tmp_path: Path) -> None:
    file = tmp_path / "later.txt"
    out = play(typed=lines("invest:warriors", f"save {file}", "2")).out
    assert f"The game is kept in {file} from now on." in out
    record = parse(file.read_text("utf-8"))
    assert (0, "2") in record.answers
    assert replay(load(FLOW), record, verify=True).hash() == record.hashes[len(record.answers)]


def test_save_never_overwrites_a_foreign_file(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", "utf-8")
    out = play(typed=lines(f"save {file}", f"save {tmp_path}", f"save {tmp_path}/no/such.txt")).out
    assert f"{file} exists already and is not overwritten." in out
    assert f"{tmp_path} is a folder" in out
    assert "cannot be written" in out
    assert file.read_text("utf-8") == "dear diary"


def test_quit_offers_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = play(typed=lines("1", "1", "quit", ""))
    assert "Keep the game? Enter keeps it in flow_of_history-9b75021f.txt" in result.out
    assert pentapolis("verify", "flow_of_history-9b75021f.txt").code == 0
    play(typed=lines("1", "1", "quit", "mine.txt"))
    assert pentapolis("verify", "mine.txt").code == 0


@pytest.mark.parametrize("last", ["quit\nno\n", "quit\n", ""])
def test_leaving_without_a_file_leaves_nothing(last: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = play(typed="1\n" + last)
    assert (result.code, result.err) == (0, "")
    assert "this game was not kept" in result.out
    assert list(tmp_path.iterdir()) == []


def test_a_lost_disk_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    file = folder / "game.txt"
    play("--save", file, typed="1\n")
    text = file.read_text("utf-8")
    (folder / "game.txt.part").mkdir()  # from now on nothing can be written
    result = pentapolis("play", file, typed=FIRST)
    assert "The game is over" in result.out
    assert "cannot be written" in result.err
    assert file.read_text("utf-8") == text


# Several people


def test_people_at_one_keyboard_have_names_and_take_turns() -> None:
    out = play("--seats", "human:Ada,human:Jan", typed="1\n" * 12).out
    assert "At the table: Ada, Jan." in out
    assert "Ada (you)" in out
    assert "Jan (you)" in out
    assert "Nobody else should look" not in out  # there is nothing to hide in this game


def test_whoever_sits_at_the_keyboard_may_undo_for_the_one_before() -> None:
    out = play("--seats", "human:Ada,human:Jan,human:Eve", typed=lines("invest:warriors", "2", "undo")).out
    assert "Taken back: 2" in out


# By the book, and a game in which nothing moves


@pytest.mark.parametrize(("seats", "stall"), [("human,greedy,greedy", "off"), ("random,random", "3")])
def test_people_play_by_the_book_and_bots_alone_with_a_stop_rule(seats: str, stall: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    assert play("--seats", seats, "--save", kept, typed=lines("quit")).code == 0
    assert parse(kept.read_text(encoding="utf-8")).options["stall"] == stall


@pytest.mark.parametrize(
    ("language", "order", "offered", "ended"),
    [("en", "agree", "type agree", "the table agreed to end the game"), ("pl", "zgoda", "wpisz zgoda", "za zgodą")],
)
def test_a_stalled_game_is_ended_by_agreement(
    language: str, order: str, offered: str, ended: str, tmp_path: Path
) -> None:
    """FH-STL.4: not before three rounds without a card; the record says so, and verifies."""
    kept, match = tmp_path / "game.txt", Match.start(load(FLOW), 3, {}, STALLING)
    while not match.stalled:
        assert match.ask is not None
        match.answer(idle(match.ask.options))
    typed = lines(order, *(key for _, key in match.history), order)
    seats = ("--seats", "human,human,human", "--seed", STALLING)
    result = pentapolis("play", FLOW, *seats, "--lang", language, "--save", kept, typed=typed)
    assert result.code == 0
    assert result.out.count("PT-AGR.1") == 1, "the first time something could still move"
    told = " ".join(result.out.split())
    assert offered in told
    assert ended in told
    record = parse(kept.read_text(encoding="utf-8"))
    assert record.result is not None
    assert record.result.agreed
    assert pentapolis("verify", kept).code == 0
    assert "the table agreed" in " ".join(pentapolis("replay", kept).out.split())


def test_who_plays_alone_is_told_whether_the_game_was_beaten() -> None:
    result = pentapolis("play", "civolution", "--seats", "human:Ada", "--seed", "42", typed=FIRST)
    assert (result.code, result.err) == (0, "")
    end = result.out.split("The game is over")[-1]
    assert "Ada has beaten the game." in end or "The game has beaten Ada." in end
