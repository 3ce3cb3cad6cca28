### What an answer changes on the own board, for hints: a message for each field of it that is told.

reason-goods = { $what } { $change }
reason-advances =
    { $sign ->
        [minus] the Advance { $what } is lost
       *[plus] the Advance { $what }
    }
