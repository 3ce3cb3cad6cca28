"""Proof: scenarios, rules and content, for those who know the rulebook."""
