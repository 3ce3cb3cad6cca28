"""Matches as append-only logs: what each viewer sees, what an answer would change, records. No web, no database."""
