### Words that code asks for by key. No tags in here: they are also said on buttons and in alerts.

# What the language calls itself.
language-name = فارسی

# A player whose name shows nothing. $seat: the seat's number.
player-unnamed = بازیکن { $seat }
# Somebody whose account is gone or has no visible name.
player-unknown = ناشناس
