"""Property tests: the same examples in every run, and no limit on how slow a busy machine may be."""

from hypothesis import settings

settings.register_profile("kernel", deadline=None, derandomize=True, database=None)
settings.load_profile("kernel")
