### Objective cards.

ask-objective = What happened may complete an objective. Do you show one?
ask-achieve = Status Phase: which objective do you complete?

answer-objective = Complete { $piece2 } ({ $piece })
answer-objective-none = Show nothing
answer-achieve = Complete { $piece2 } ({ $piece })
answer-achieve-done = No more objectives

event-completed = { $seat } completed an objective: { $card }.

why-CC-16-2 = { $card }: you have { $have } of { $need }, or it was completed in this Status Phase already.
why-CC-18-1 = You do not hold a card with { $card }.
why-CC-18-2 = { $card } cannot be completed at this moment.
why-CC-18-3 = { $card } was just completed by the same occurrence.
why-CC-18-5 = { $card } cannot be completed in the same Status Phase as the objective you have just shown.
