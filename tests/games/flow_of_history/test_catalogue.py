"""The rule catalogue of The Flow of History: its index of rulings is true."""

from pentapolis.kernel.catalogue import citations, read_catalogue

PACKAGE = "pentapolis.games.flow_of_history"
CATALOGUE = read_catalogue(PACKAGE)


def test_the_index_lists_every_ruling_and_nothing_else() -> None:
    """FH-RUL.1 to FH-RUL.14 name all rules that are marked as rulings."""
    index = [rule for rule in CATALOGUE.rules.values() if rule.id.startswith("FH-RUL.")]
    listed = {name for rule in index for name in citations(rule.text)}
    rulings = {rule.id for rule in CATALOGUE.rules.values() if rule.ruling and rule not in index}
    assert len(index) == 14
    assert listed == rulings


def test_a_rule_that_is_no_ruling_says_where_it_comes_from() -> None:
    """Reconstructed rules (FH-DSL.4, FH-DSL.7, FH-RAH.3, FH-RAH.4) and this platform's own (FH-STL) have no source."""
    homeless = {rule.id for rule in CATALOGUE.rules.values() if not rule.sources and not rule.ruling}
    own = {rule.id for rule in CATALOGUE.rules.values() if rule.id.startswith(("FH-RUL.", "FH-STL."))}
    assert homeless - own == {"FH-DSL.4", "FH-DSL.7", "FH-RAH.3", "FH-RAH.4"}


def test_the_rules_can_be_read_in_polish() -> None:
    polish = read_catalogue(PACKAGE, "pl")
    assert polish.language == "pl"
    assert len(polish.rules) == len(CATALOGUE.rules) == 186
