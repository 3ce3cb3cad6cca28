"""Many matches: simulations, tournaments, ratings, balance, fuzzing, measurements."""
