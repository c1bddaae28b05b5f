"""Tables of people who do not know each other: how they meet, where they play, how they talk."""
