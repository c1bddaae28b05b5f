"""The bot against a real store and a simulated Telegram."""
