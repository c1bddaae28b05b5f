"""The marks that stand beside words: one emoji for one concept, everywhere the same.

A mark never stands without its word or its fixed place. No name may carry one of these
(`roster.clean_name` drops them).
"""

from core.cards import Policy, Power, Role

POLICY_MARKS = {Policy.LIBERAL: "🕊", Policy.FASCIST: "💀"}
ROLE_MARKS = {Role.LIBERAL: "🕊", Role.FASCIST: "💀", Role.HITLER: "🐍"}
POWER_MARKS = {
    Power.INVESTIGATE: "🔍",
    Power.SPECIAL_ELECTION: "🗳",
    Power.PEEK: "🔮",
    Power.EXECUTION: "🗡",
}
PRESIDENT, CHANCELLOR = "👑", "🎩"
LIMITED, DEAD, CONFIRMED, AWAY = "⛔", "☠️", "✅", "💤"
EMPTY_SLOT, NO_POWER, GOAL = "▫️", "▪️", "🏆"
FINISHED, CANCELLED = "🏁", "🛑"
ROBOT = "🤖"
