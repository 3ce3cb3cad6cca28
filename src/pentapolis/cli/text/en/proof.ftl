### Scenarios, rules and content, for those who know the rulebook.

scenario-passed = passed
scenario-failed = FAILED
scenario-step = step { $step }
scenario-position = the position
scenario-expected = expected
scenario-got = got
scenario-total = { $passed } passed, { $failed } failed

coverage-section = section
coverage-rules = rules
coverage-code = code
coverage-tests = tests
coverage-all = all
coverage-uncited = not cited in { $where }
coverage-uncited-both = not cited in code and tests
coverage-stranger = no such rule; cited in { $places }
coverage-total =
    { $rules ->
        [one] 1 rule
       *[other] { $rules } rules
    }, { $holes ->
        [one] 1 hole
       *[other] { $holes } holes
    }, { $strangers ->
        [one] 1 unknown id
       *[other] { $strangers } unknown ids
    }

pieces-kind = kind
pieces-pieces = pieces
pieces-exercised = exercised
pieces-scenarios = scenarios
pieces-hole = ({ $table }) no scenario is about it
pieces-stranger = is no piece, but a scenario is about it
pieces-total =
    { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }, { $holes ->
        [one] 1 hole
       *[other] { $holes } holes
    }, { $strangers ->
        [one] 1 unknown id
       *[other] { $strangers } unknown ids
    }

data-summary =
    { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } in { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    }, content { $content }
data-changes =
    { $changed ->
        [one] { $pack } changes 1 entry of { $game }: { data-summary }.
       *[other] { $pack } changes { $changed } entries of { $game }: { data-summary }.
    }
data-no-changes = It says what the game's own data says.
data-words = Only words change.
data-other-play = Play changes: random game { $game }, with { $players } players, goes another way at decision { $decision }.
data-same-play =
    { $games ->
        [one] No difference in 1 random game: what has changed did not come up in it.
       *[other] No difference in { $games } random games: what has changed did not come up in them.
    }
data-together = Judged with the whole pack: by itself the entry cannot be loaded.
