### Dlaczego bot woli tę odpowiedź: po jednym komunikacie na wszystko, co `told.py` mówi o cywilizacji.

reason-stock = { $what } { $before } → { $now }
reason-population = Populacja { $before } → { $now }
reason-production = produkcja ({ $what }) { $before } → { $now }
reason-goods =
    { $sign ->
        [minus] tracisz towar { $what }
       *[plus] towar { $what }
    }
reason-technologies =
    { $sign ->
        [minus] tracisz Technologię { $what }
       *[plus] Technologia { $what }
    }
reason-face_down = zakryte Technologie { $before } → { $now }
reason-ready = zakryte Technologie, którym nic nie brakuje { $before } → { $now }
reason-symbols = symbole ({ $what }) { $before } → { $now }
reason-progress = { $what }: { $now } z { $goal }
reason-influence = Wpływ: { $what } { $before } → { $now }
reason-projected = { $what }: w punktowaniu { $now } PZ zamiast { $before }
reason-rivals = { $what }: dla rywali w punktowaniu { $now } PZ zamiast { $before }
