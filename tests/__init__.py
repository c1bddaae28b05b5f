"""Every test of the house; each one can fail."""
