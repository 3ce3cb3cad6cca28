### Why a bot prefers an answer: a message for everything that `told.py` says of a civilization.

reason-idea = idea markers { $before } → { $now }
reason-food = food { $before } → { $now }
reason-money = money { $before } → { $now }
reason-focus = focus markers { $before } → { $now }
reason-planning = { $what }: planning markers { $before } → { $now }
reason-storage = stored { $what } { $before } → { $now }
reason-features = feature markers ({ $what }) { $before } → { $now }
reason-food_needed = food for all tribes { $before } → { $now }
reason-dice = dice on the dice spaces { $before } → { $now }
reason-all_dice = activation dice { $before } → { $now }
reason-fate = fate dice { $before } → { $now }
reason-favor = space of favor { $before } → { $now }
reason-spaces = { $what }: dice { $before } → { $now }
reason-levels = level of { $what } { $before } → { $now }
reason-installed =
    { $sign ->
        [minus] { $what } is lost
       *[plus] { $what } is installed
    }
reason-hand =
    { $sign ->
        [minus] { $what } leaves your hand
       *[plus] { $what } in your hand
    }
reason-goals =
    { $sign ->
        [minus] the goal { $what } leaves your goal area
       *[plus] the goal { $what } in your goal area
    }
reason-settlements =
    { $sign ->
        [minus] a { $what } leaves the console
       *[plus] a { $what } on the console
    }
reason-stages =
    { $sign ->
        [minus] the stage tile is inactive: { $what }
       *[plus] the stage tile is active: { $what }
    }
reason-heights = { $what }: pieces { $before } → { $now }
reason-strong = strong tribes { $before } → { $now }
reason-weak = weak tribes { $before } → { $now }
reason-wild = tribes in the wilderness { $before } → { $now }
reason-places =
    { $sign ->
        [minus] no tribe of yours there: { $what }
       *[plus] a tribe there: { $what }
    }
reason-raw = raw materials there ({ $what }) { $before } → { $now }
reason-farms =
    { $sign ->
        [minus] no farm there: { $what }
       *[plus] a farm there: { $what }
    }
reason-boats =
    { $sign ->
        [minus] no boat there: { $what }
       *[plus] a boat there: { $what }
    }
reason-statues = statues there ({ $what }) { $before } → { $now }
reason-sites =
    { $sign ->
        [minus] { $what } is covered
       *[plus] { $what } is revealed
    }
reason-hunted =
    { $sign ->
        [minus] the hunting token leaves: { $what }
       *[plus] a hunting token there: { $what }
    }
reason-rivals_camped = tribes of others outside the wilderness { $before } → { $now }
reason-rivals_dice = activation dice of others { $before } → { $now }
