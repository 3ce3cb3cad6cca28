### The terminal's board of The Flow of History. Terms such as the Market are in the game's own words.

fh-supply =
    { $count ->
        [one] Supply 1 token
       *[other] Supply { $count } tokens
    }
fh-current-era = Current Era { $era } ({ $value })
fh-banker-strength = Banker's strength { $strength }
fh-quiet = { $turns } of { $most } quiet turns
fh-deck =
    { $count ->
        [0] The deck is empty
        [one] Deck 1
       *[other] Deck { $count }
    }

fh-card = Card
fh-type = Type
fh-era = Era
fh-strip = Strip
fh-income = Income
fh-investor = Investor
fh-effect = Effect
fh-special = Special

fh-you = { $name } (you)
fh-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
fh-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
fh-strength = strength { $attack } attacking, { $defense } defending
fh-offer = dealt to choose from
fh-done = { $moment }: done
fh-reconstructed = reconstructed: the printed card is not known. card NAME tells more.

fh-moment-instant = Instant
fh-moment-attack = Attack
fh-moment-attack_all = Attack All
fh-moment-permanent = Permanent
fh-moment-turn_action = Turn Action
fh-moment-scoring = Scoring
fh-vp = VP
fh-each-type = card type

fh-known = Known
fh-lines = Rulebook lines
fh-scoring = At the end
fh-transient = not in scoring
fh-part-name = name
fh-part-type = type
fh-part-deck = era
fh-part-strip = strip
fh-part-timing = timing
fh-part-effect = effect
