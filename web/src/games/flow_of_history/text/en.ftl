### The board of The Flow of History in the browser. Terms such as the Market are in the game's own words.

fh-type-special = Special
fh-reconstructed = Reconstructed: what is printed is not known.

fh-moment-instant = Instant
fh-moment-attack = Attack
fh-moment-attack_all = Attack All
fh-moment-permanent = Permanent
fh-moment-turn_action = Turn Action
fh-moment-scoring = Scoring
fh-done = Done when it was gained.

fh-strip = Production strip: { $icons }.
fh-income = Income: { $icon }.
fh-covered = Covered, only its strip counts.
fh-free = No investment.
fh-invested = { $seat } has invested { fh-tokens }.
fh-invested-banker = The Banker has invested { fh-tokens }.
fh-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }

fh-civilization = Civilization: { $seat }
fh-you = you
fh-civilization-facts =
    { fh-tokens }; { $score ->
        [one] 1 point
       *[other] { $score } points
    } so far; strength { $attack } in attack, { $defense } in defense; { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
fh-icon-total = { $icon }: { $count }
fh-score = { $count } VP
fh-score-now = VP if the game ended now
fh-offer = Dealt to choose from
fh-enlarge = Show the Civilization of { $seat } large
fh-tray = All cards of { $seat }
fh-more =
    { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }
fh-rivals = Opponents
fh-weaker = Weaker: { $defense } against { $attack }.
fh-not-weaker = Not weaker: { $defense } against { $attack }.

fh-supply = Supply, Harvest: { fh-tokens }.
fh-harvest = Harvest
fh-reserve = Reserve: { fh-tokens }.
fh-reserve-owed =
    { $count ->
        [one] Reserve: 1 token more in play than the box holds.
       *[other] Reserve: { $count } tokens more in play than the box holds.
    }
fh-box =
    { $count ->
        [0] Nothing in the box yet
        [one] 1 card in the box
       *[other] { $count } cards in the box
    }
fh-current-era = Current Era: { $era }
fh-deck-left =
    { $count ->
        [0] Deck: empty
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
fh-deck-era = { $era }: { $count } left
fh-last-cards = Then Internet, and The Future ends the game.
fh-banker-strength = Banker: strength { $count }
fh-quiet = { $turns } of { $most } turns without a new card

fh-points-title = Points by source
