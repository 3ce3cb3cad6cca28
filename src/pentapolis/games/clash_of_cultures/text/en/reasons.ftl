### Why a bot prefers an answer: a message for everything that `told.py` tells of a civilization.

reason-goods = { $what } { $before } → { $now }
reason-captives = Captives { $before } → { $now }
reason-advances =
    { $sign ->
        [minus] the Advance { $what } is lost
       *[plus] the Advance { $what }
    }
reason-open =
    { $sign ->
        [minus] fewer Advances to choose from
       *[plus] { $count ->
            [one] opens the way to 1 more Advance
           *[other] opens the way to { $count } more Advances
        }
    }
reason-action_cards = action cards { $before } → { $now }
reason-objective_cards = objective cards { $before } → { $now }
reason-wonder_cards = wonder cards { $before } → { $now }
reason-progress = objective { $what }: { $now } of { $goal }
reason-cities = cities { $before } → { $now }
reason-happy = happy cities { $before } → { $now }
reason-angry = angry cities { $before } → { $now }
reason-sites = Settlers where a city can be founded { $before } → { $now }
reason-units = { $what } { $before } → { $now }
reason-guards = army units in your cities { $before } → { $now }
reason-rivals_cities = cities of your rivals { $before } → { $now }
reason-rivals_units = units of your rivals { $before } → { $now }
reason-persons =
    { $sign ->
        [minus] the Great Person { $what } is gone
       *[plus] the Great Person { $what }
    }
reason-leader =
    { $sign ->
        [minus] the Leader { $what } is lost
       *[plus] the Leader { $what }
    }
reason-cards =
    { $sign ->
        [minus] the card { $what } is gone
       *[plus] the card { $what }
    }
reason-buildings = { $what } { $before } → { $now }
reason-sizes = size of { $what } { $before } → { $now }
reason-moods =
    { $sign ->
        [minus] the mood of { $what } falls
       *[plus] the mood of { $what } rises
    }
reason-places = units on { $what } { $before } → { $now }
reason-raiders = Barbarians or Pirates on { $what } { $before } → { $now }
reason-actions = actions left { $before } → { $now }
reason-asked = { $what } asked for { $before } → { $now }
reason-asked_cards = cards asked for { $before } → { $now }
reason-offered = { $what } offered { $before } → { $now }
reason-partner =
    { $sign ->
        [minus] the offer is withdrawn
       *[plus] { $what } of your partner: { $now }
    }
