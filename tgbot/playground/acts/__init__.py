"""The acts of the control API, each a few lines over the simulation."""
