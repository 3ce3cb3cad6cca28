### Dlaczego bot woli tę odpowiedź: po jednym komunikacie na wszystko, co `told.py` mówi o cywilizacji.

reason-coins = monety { $before } → { $now }
reason-active = aktywne pionki { $before } → { $now }
reason-columns = kolumny, które produkują { $before } → { $now }
reason-income = monety z produkcji { $before } → { $now }
reason-moves = ruchy za każdy punkt { $before } → { $now }
reason-cubes = kostki na torze ({ $what }) { $before } → { $now }
reason-invested = zainwestowane kostki { $before } → { $now }
reason-stages =
    { $sign ->
        [minus] utrata etapu rządu: { $what }
       *[plus] odblokowany etap rządu: { $what }
    }
reason-tokens = { $what } { $before } → { $now }
reason-pawn =
    { $sign ->
        [minus] pionek akcji opuszcza pole: { $what }
       *[plus] pionek akcji na polu: { $what }
    }
reason-government = twój rząd: { $what }
reason-technologies =
    { $sign ->
        [minus] utrata technologii: { $what }
       *[plus] technologia: { $what }
    }
reason-leaders =
    { $sign ->
        [minus] utrata lidera: { $what }
       *[plus] lider: { $what }
    }
reason-structures =
    { $sign ->
        [minus] budowla opuszcza twoje zasoby: { $what }
       *[plus] budowla w twoich zasobach: { $what }
    }
reason-progress = cel { $what }: { $before } → { $now }
reason-strength = łączna siła ({ $what }) { $before } → { $now }
reason-settling = do wioski, { $what }: siła { $now } z { $goal }
reason-fortifying = do miasta, { $what }: siła { $now } z { $goal }
reason-places =
    { $sign ->
        [minus] brak twoich jednostek: { $what }
       *[plus] twoja jednostka: { $what }
    }
reason-map =
    { $sign ->
        [minus] zakryty kafel: { $what }
       *[plus] nowy kafel na mapie: { $what }
    }
reason-rivals_coins = monety rywali { $before } → { $now }
reason-rivals_active = aktywne pionki rywali { $before } → { $now }
reason-rivals_cubes = kostki na torach rywali { $before } → { $now }
