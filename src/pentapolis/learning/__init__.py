"""Training: self-play, regression or evolution strategies on it, and a test of the weights that were found."""
