"""Between the bot and Telegram: updates in, letters out, and the clock that wakes deadlines."""
