"""A simulated Telegram: people, chats and the Bot API, for tests and for play without a token."""
