### What an answer changes on the own board, for hints: a message for each field of it that is told.

reason-stock = { $what } { $change }
reason-population = Population { $change }
reason-production = { $what }: production { $change }
reason-technologies =
    { $sign ->
        [minus] the Technology { $what } is lost
       *[plus] the Technology { $what }
    }
reason-projected = { $what } { $change } VP if it were scored now
