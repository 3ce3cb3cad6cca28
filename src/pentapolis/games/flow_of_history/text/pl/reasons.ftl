### Dlaczego bot woli tę odpowiedź: po jednym komunikacie na wszystko, co `told.py` mówi o Cywilizacji.

reason-tokens = ZZ { $before } → { $now }
reason-icons = { $what } { $before } → { $now }
reason-invested =
    { $sign ->
        [minus] koniec inwestycji w kartę { $what }
       *[plus] twoje ZZ na karcie { $what }: { $now }
    }
reason-unrivalled =
    { $sign ->
        [minus] inni mogą przejąć kartę { $what }
       *[plus] nikt inny nie ma dość ZZ na kartę { $what }
    }
reason-prey =
    { $sign ->
        [minus] nie możesz już przejąć karty { $what }
       *[plus] możesz przejąć kartę { $what }
    }
reason-shielded =
    { $sign ->
        [minus] więcej rywali może cię najechać
       *[plus] mniej rywali może cię najechać
    }
reason-rivals_tokens = ZZ rywali { $before } → { $now }
