### Why a bot prefers an answer: a message for everything that `told.py` tells of a Civilization.

reason-tokens = tokens { $before } → { $now }
reason-icons = { $what } { $before } → { $now }
reason-invested =
    { $sign ->
        [minus] no tokens on { $what } any more
       *[plus] { $count ->
            [one] 1 token on { $what }
           *[other] { $now } tokens on { $what }
        }
    }
reason-unrivalled =
    { $sign ->
        [minus] { $what } can be sniped by others
       *[plus] nobody else has enough tokens for { $what }
    }
reason-prey =
    { $sign ->
        [minus] { $what } can no longer be sniped by you
       *[plus] { $what } can be sniped by you
    }
reason-shielded =
    { $sign ->
        [minus] more rivals can attack you
       *[plus] fewer rivals can attack you
    }
reason-rivals_tokens = tokens of your rivals { $before } → { $now }
