"""PPO on The Flow of History, from nothing to better than greedy. `python -m examples.ppo --help`"""
