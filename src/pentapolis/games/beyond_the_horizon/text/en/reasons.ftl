### Why a bot prefers an answer: a message for everything that `told.py` says of a civilization.

reason-coins = coins { $before } → { $now }
reason-active = active pawns { $before } → { $now }
reason-columns = columns that produce { $before } → { $now }
reason-income = coins from production { $before } → { $now }
reason-moves = moves for each point { $before } → { $now }
reason-cubes = cubes left on the track ({ $what }) { $before } → { $now }
reason-invested = invested cubes { $before } → { $now }
reason-stages =
    { $sign ->
        [minus] { $what } is lost
       *[plus] { $what } is unlocked
    }
reason-tokens = { $what } { $before } → { $now }
reason-pawn =
    { $sign ->
        [minus] your action pawn leaves { $what }
       *[plus] your action pawn goes to { $what }
    }
reason-government = your government is { $what }
reason-technologies =
    { $sign ->
        [minus] you lose the technology { $what }
       *[plus] the technology { $what }
    }
reason-leaders =
    { $sign ->
        [minus] you lose the leader { $what }
       *[plus] the leader { $what }
    }
reason-structures =
    { $sign ->
        [minus] the tile { $what } leaves your supply
       *[plus] the structure { $what } in your supply
    }
reason-progress = towards { $what }: { $before } → { $now }
reason-strength = strength in all ({ $what }) { $before } → { $now }
reason-settling = towards a village, { $what }: strength { $now } of { $goal }
reason-fortifying = towards a city, { $what }: strength { $now } of { $goal }
reason-places =
    { $sign ->
        [minus] no unit of yours there: { $what }
       *[plus] a unit there: { $what }
    }
reason-map =
    { $sign ->
        [minus] { $what } is covered
       *[plus] { $what } comes to the map
    }
reason-rivals_coins = coins of your rivals { $before } → { $now }
reason-rivals_active = active pawns of your rivals { $before } → { $now }
reason-rivals_cubes = cubes left on your rivals' tracks { $before } → { $now }
