### What the online table refuses, whatever the game.
### Rules: the title under the id of the rule (its dot is a hyphen), the reason given to a player under `why-`.

## Ending a turn

section-PT-END = Ending a turn
PT-END-1 = A turn ends when nothing is left to decide in it
why-PT-END-1 = You still have something to decide.
PT-END-2 = Only a turn of your own can be ended
why-PT-END-2 = You have no turn to end.
PT-END-3 = What was ended stands
why-PT-END-3 = Your turn has ended and everybody has seen it; ask the table to go back instead.

## Going back

section-PT-RWD = Going back
PT-RWD-1 = The table can only go back to an earlier step
why-PT-RWD-1 = There is no step { $at } to go back to: so far { $answers ->
    [one] one step has been played
   *[other] { $answers } steps have been played
}.
