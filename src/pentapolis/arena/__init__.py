"""Many matches: simulations, fuzzing, measurements; later tournaments and ratings."""
