"""The rules of the game, without Telegram."""
