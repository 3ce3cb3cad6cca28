### Why a bot prefers an answer: a message for everything that `told.py` tells of a civilization.

reason-stock = { $what } { $before } → { $now }
reason-population = Population { $before } → { $now }
reason-production = Production of { $what } { $before } → { $now }
reason-goods =
    { $sign ->
        [minus] the Trade Good { $what } is lost
       *[plus] the Trade Good { $what }
    }
reason-technologies =
    { $sign ->
        [minus] the Technology { $what } is lost
       *[plus] the Technology { $what }
    }
reason-face_down = face-down Technologies { $before } → { $now }
reason-ready = face-down Technologies with their requirements met { $before } → { $now }
reason-symbols = { $what } symbols { $before } → { $now }
reason-progress = { $what }: { $now } of { $goal }
reason-influence = Influence in { $what } { $before } → { $now }
reason-projected = { $what } would score { $now } VP instead of { $before }
reason-rivals = in { $what } your rivals would score { $now } VP instead of { $before }
reason-cards =
    { $sign ->
        [minus] the card { $what } is gone
       *[plus] the card { $what }
    }
reason-buildings = { $what } { $before } → { $now }
reason-tokens =
    { $sign ->
        [minus] the token from { $what }
       *[plus] a token on { $what }
    }
reason-units = { $what } { $before } → { $now }
reason-rivals_units = { $what } of your rivals { $before } → { $now }
reason-places =
    { $sign ->
        [minus] nothing of yours on { $what }
       *[plus] built on { $what }
    }
