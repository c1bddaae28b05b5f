"""What the bot remembers: documents, logs, letters and deadlines. Redis is known here alone."""
