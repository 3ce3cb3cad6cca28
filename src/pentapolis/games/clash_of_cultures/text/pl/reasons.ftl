### Dlaczego bot woli tę odpowiedź: po jednym komunikacie na wszystko, co `told.py` mówi o cywilizacji.

reason-goods = { $what } { $before } → { $now }
reason-captives = Jeńcy { $before } → { $now }
reason-advances =
    { $sign ->
        [minus] utrata Rozwinięcia { $what }
       *[plus] Rozwinięcie { $what }
    }
reason-open =
    { $sign ->
        [minus] mniej Rozwinięć do wyboru
       *[plus] { $count ->
            [one] otwiera drogę do 1 Rozwinięcia
           *[other] otwiera drogę do { $count } Rozwinięć
        }
    }
reason-action_cards = karty Akcji { $before } → { $now }
reason-objective_cards = karty Celów { $before } → { $now }
reason-wonder_cards = karty Cudów { $before } → { $now }
reason-progress = Cel { $what }: { $now } z { $goal }
reason-cities = Miasta { $before } → { $now }
reason-happy = Szczęśliwe Miasta { $before } → { $now }
reason-angry = Rozgniewane Miasta { $before } → { $now }
reason-sites = Osadnicy tam, gdzie można założyć Miasto: { $before } → { $now }
reason-units = { $what } { $before } → { $now }
reason-guards = Jednostki Wojskowe w twoich Miastach { $before } → { $now }
reason-rivals_cities = Miasta rywali { $before } → { $now }
reason-rivals_units = Jednostki rywali { $before } → { $now }
reason-persons =
    { $sign ->
        [minus] utrata karty { $what }
       *[plus] Wielki Człowiek: { $what }
    }
reason-leader =
    { $sign ->
        [minus] utrata Przywódcy: { $what }
       *[plus] Przywódca { $what }
    }
reason-cards =
    { $sign ->
        [minus] utrata karty { $what }
       *[plus] karta { $what }
    }
reason-buildings = { $what } { $before } → { $now }
reason-sizes = rozmiar Miasta { $what } { $before } → { $now }
reason-moods =
    { $sign ->
        [minus] Nastrój Miasta { $what } spada
       *[plus] Nastrój Miasta { $what } rośnie
    }
reason-places = Jednostki na polu { $what } { $before } → { $now }
reason-raiders = Barbarzyńcy lub Piraci na polu { $what } { $before } → { $now }
reason-actions = pozostałe Akcje Główne { $before } → { $now }
reason-asked = chcesz: { $what } { $before } → { $now }
reason-asked_cards = chcesz: karty { $before } → { $now }
reason-offered = dajesz: { $what } { $before } → { $now }
reason-partner =
    { $sign ->
        [minus] oferta wycofana
       *[plus] partner Wymiany: { $what } { $now }
    }
