"""The eight Actions of a turn (MO-TRN.2), one module each.

Every module has `offers`, which lists what may be done by its answers, `bar`, which names the rule that forbids
something or None, and `perform`, its flow. What is offered and what is refused read the same `bar`.
"""
