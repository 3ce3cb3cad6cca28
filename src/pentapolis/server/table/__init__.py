"""Live play: one writer per match, those who watch it, votes, clocks and bots."""
