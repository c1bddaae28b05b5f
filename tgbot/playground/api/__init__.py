"""The Bot API's methods, each a function of the simulation and its checked parameters."""
