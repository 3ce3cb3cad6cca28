"""The eight phases of an era, in their order (CV-ERA.1); phase 4 is `turn`."""
