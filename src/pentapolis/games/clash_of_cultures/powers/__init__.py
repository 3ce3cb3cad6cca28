"""What the Advances of the player board do, by category (CC-29)."""
