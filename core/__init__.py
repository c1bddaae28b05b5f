"""The game itself: rules, secrets and proof, without I/O, clock or text."""
