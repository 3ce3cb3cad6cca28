### Dlaczego bot woli tę odpowiedź: po jednym komunikacie na wszystko, co `told.py` mówi o cywilizacji.

reason-idea = znaczniki pomysłów { $before } → { $now }
reason-food = żywność { $before } → { $now }
reason-money = pieniądze { $before } → { $now }
reason-focus = znaczniki skupienia { $before } → { $now }
reason-planning = { $what }: znaczniki planowania { $before } → { $now }
reason-storage = w magazynie { $what } { $before } → { $now }
reason-features = znaczniki cechy ({ $what }) { $before } → { $now }
reason-food_needed = pożywienie dla wszystkich plemion { $before } → { $now }
reason-dice = kości na polach kości { $before } → { $now }
reason-all_dice = kości aktywacji { $before } → { $now }
reason-fate = kości losu { $before } → { $now }
reason-favor = pole toru przychylności { $before } → { $now }
reason-spaces = { $what }: kości { $before } → { $now }
reason-levels = poziom modułu ({ $what }) { $before } → { $now }
reason-installed =
    { $sign ->
        [minus] tracisz: { $what }
       *[plus] zainstalowane: { $what }
    }
reason-hand =
    { $sign ->
        [minus] opuszcza rękę: { $what }
       *[plus] na ręce: { $what }
    }
reason-goals =
    { $sign ->
        [minus] opuszcza strefę celów: { $what }
       *[plus] w strefie celów: { $what }
    }
reason-settlements =
    { $sign ->
        [minus] opuszcza konsolę: { $what }
       *[plus] na konsoli: { $what }
    }
reason-stages =
    { $sign ->
        [minus] kafelek nieaktywny: { $what }
       *[plus] kafelek aktywny: { $what }
    }
reason-heights = { $what }: karty i czipy { $before } → { $now }
reason-strong = silne plemiona { $before } → { $now }
reason-weak = osłabione plemiona { $before } → { $now }
reason-wild = plemiona w dziczy { $before } → { $now }
reason-places =
    { $sign ->
        [minus] brak twoich plemion: { $what }
       *[plus] twoje plemię: { $what }
    }
reason-raw = materiały na kontynencie ({ $what }) { $before } → { $now }
reason-farms =
    { $sign ->
        [minus] brak farmy: { $what }
       *[plus] farma: { $what }
    }
reason-boats =
    { $sign ->
        [minus] brak łodzi: { $what }
       *[plus] łódź: { $what }
    }
reason-statues = pomniki ({ $what }) { $before } → { $now }
reason-sites =
    { $sign ->
        [minus] zakryty obszar: { $what }
       *[plus] odkryty obszar: { $what }
    }
reason-hunted =
    { $sign ->
        [minus] znika żeton polowania: { $what }
       *[plus] żeton polowania: { $what }
    }
reason-rivals_camped = plemiona innych poza dziczą { $before } → { $now }
reason-rivals_dice = kości aktywacji innych { $before } → { $now }
