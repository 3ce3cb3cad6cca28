"""The five actions of a turn (FH-TUR.2), one module each.

Every module has `bar`, which names the rule that forbids the action or None, `perform`, its flow, and the verb made of
them. What is offered and what is refused read the same `bar`.
"""
