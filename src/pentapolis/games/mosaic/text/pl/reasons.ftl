### Dlaczego bot woli tę odpowiedź: po jednym komunikacie na wszystko, co `told.py` mówi o cywilizacji.

reason-stock = { $what } { $before } → { $now }
reason-population = Populacja { $before } → { $now }
reason-production = Produkcja ({ $what }) { $before } → { $now }
reason-goods =
    { $sign ->
        [minus] tracisz Towar Handlowy { $what }
       *[plus] Towar Handlowy { $what }
    }
reason-technologies =
    { $sign ->
        [minus] tracisz Technologię { $what }
       *[plus] Technologia { $what }
    }
reason-face_down = zakryte Technologie { $before } → { $now }
reason-ready = zakryte Technologie o spełnionych wymaganiach { $before } → { $now }
reason-symbols = symbole ({ $what }) { $before } → { $now }
reason-progress = { $what }: { $now } z { $goal }
reason-influence = Wpływ: { $what } { $before } → { $now }
reason-projected = { $what }: przy punktowaniu { $now } PZ zamiast { $before }
reason-rivals = { $what }: przy punktowaniu rywale dostaliby { $now } PZ zamiast { $before }
reason-cards =
    { $sign ->
        [minus] utrata karty { $what }
       *[plus] karta { $what }
    }
reason-buildings = { $what } { $before } → { $now }
reason-tokens =
    { $sign ->
        [minus] żeton z pola { $what }
       *[plus] żeton na polu { $what }
    }
reason-units = { $what } { $before } → { $now }
reason-rivals_units = { $what } rywali { $before } → { $now }
reason-places =
    { $sign ->
        [minus] nic twojego na polu { $what }
       *[plus] budowla na polu { $what }
    }
