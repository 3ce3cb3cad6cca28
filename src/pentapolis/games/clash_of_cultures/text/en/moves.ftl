### Moving units, Ships and exploration.

ask-move =
    { $count ->
        [one] Move Units: which units go? One move is left.
       *[other] Move Units: which units go? { $count } moves are left.
    }
ask-group = Which units in { $space } go together?
ask-group_part = How many of them go from { $space }?
ask-fleet = Which Ships sail from { $space }?
ask-cargo = What do the Ships carry away from { $space }?
ask-step = Where do they go from { $space }?
ask-via = From which space do you attack { $space }? A withdrawal leads back there.
ask-lay = How does the new region lie?
ask-anchor = Where in the new region do the Ships from { $space } end?

answer-act-move = Move Units
answer-move = Units in { $space }
answer-move-sail = Ships in { $space }
answer-move-land = Units aboard in { $space }: go ashore
answer-move-done = No more moves
answer-group-all = All of them
answer-group_part-all = All units
answer-fleet-all = All Ships
answer-cargo-all = All units aboard
answer-cargo-none = Nothing
# A mix that is too long for the lines below.
answer-units = { $mix }
answer-units-1 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks1 })
    }
answer-units-2 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks1 })
    }, { $count2 } × { $unit2 }{ $marks2 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks2 })
    }
answer-units-3 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks1 })
    }, { $count2 } × { $unit2 }{ $marks2 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks2 })
    }, { $count3 } × { $unit3 }{ $marks3 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks3 })
    }
answer-units-4 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks1 })
    }, { $count2 } × { $unit2 }{ $marks2 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks2 })
    }, { $count3 } × { $unit3 }{ $marks3 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks3 })
    }, { $count4 } × { $unit4 }{ $marks4 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks4 })
    }
answer-units-5 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks1 })
    }, { $count2 } × { $unit2 }{ $marks2 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks2 })
    }, { $count3 } × { $unit3 }{ $marks3 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks3 })
    }, { $count4 } × { $unit4 }{ $marks4 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks4 })
    }, { $count5 } × { $unit5 }{ $marks5 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks5 })
    }
answer-units-6 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks1 })
    }, { $count2 } × { $unit2 }{ $marks2 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks2 })
    }, { $count3 } × { $unit3 }{ $marks3 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks3 })
    }, { $count4 } × { $unit4 }{ $marks4 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks4 })
    }, { $count5 } × { $unit5 }{ $marks5 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks5 })
    }, { $count6 } × { $unit6 }{ $marks6 ->
        [0] {""}
       [1] {" "}(has moved)
       [2] {" "}(stopped)
       [4] {" "}(out of a Forest)
       [8] {" "}(from a Plain)
       [16] {" "}(has fought)
       *[other] {" "}(restricted: { $marks6 })
    }
answer-step = { $space }
answer-step-attack = { $space }: attack
answer-step-explore = { $space }: explore
answer-step-board = { $space }: go aboard
answer-step-roads = { $space } by Roads
answer-step-roads-attack = { $space } by Roads: attack
answer-step-navigate = { $space } round the edge
answer-step-navigate-attack = { $space } round the edge: attack
answer-step-navigate-explore = { $space } round the edge: explore
answer-via = { $space }
answer-lay = { $space1 } { $terrain1 }, { $space2 } { $terrain2 }, { $space3 } { $terrain3 }, { $space4 } { $terrain4 }
answer-anchor = { $space }

event-moved =
    { $count ->
        [one] { $seat } moved a unit from { $start } to { $end }: { $pieces }.
       *[other] { $seat } moved { $count } units from { $start } to { $end }: { $pieces }.
    }
event-explored = { $seat } explored a region at { $space }: { $card }.
