# The powers of Wonders.

ask-borrow = Great Library: which Advance works for you this turn?
ask-statue = Great Statue: which objective card do you discard?
ask-lighthouse = Great Lighthouse: where do you place a free Ship?
ask-arena = Great Arena: your combat value is { $value }. Pay for 1 more?

answer-borrow = { $piece }
answer-borrow-none = Name none yet
answer-statue = { $piece }
answer-lighthouse = On { $space }
answer-lighthouse-none = No Ship
answer-arena-mood1 = Pay 1 mood
answer-arena-culture1 = Pay 1 culture
answer-arena-none = Pay nothing

event-borrowed = { $seat } uses { $piece } this turn by the Great Library.
