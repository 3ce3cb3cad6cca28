"""The Main Actions (CC-2.3), one module each."""
