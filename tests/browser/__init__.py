"""The playground page in a real browser."""
