"""Training: self-play, the weights of a game's traits that follow from it, and the proof that they are better."""
