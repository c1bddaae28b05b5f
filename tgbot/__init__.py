"""The Telegram side of the game; it asks `core` and never the other way round."""
