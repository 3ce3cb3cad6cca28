"""The Flow of History (Krótka historia cywilizacji), for two to five players."""
