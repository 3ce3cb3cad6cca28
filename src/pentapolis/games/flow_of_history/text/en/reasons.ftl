### What an answer changes on the own board, for hints: a message for each field of it that is told.

reason-tokens = tokens { $change }
reason-icons = { $what } { $change }
