"""The eight Actions of a turn (MO-TRN.2), one module each, and cards looked at before one (MO-GOV.8).

Every module declares its verb: `bar` names the rule that forbids something or None, `listing` tells all that is legal
where that is quicker than one by one, and `perform` is the flow. What is offered and what is refused read one `bar`.
"""
