"""What people read: texts, names, panels, prompts and letters. Views come in, never a game."""
