### Reports of simulations, of tournaments and of balance.

arena-counts =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-stalled =
    { $games ->
        [one] One game stalled: it was not over after { $limit } decisions. It is left out below.
       *[other] { $games } games stalled: they were not over after { $limit } decisions. They are left out below.
    }
arena-plan = Bots: { $bots }. Seed: { $seed }. Fingerprint of all final states: { $hash }
arena-length = Decisions in a game

## Simulation

arena-seed = seed { $seed }
arena-seat = Seat
arena-chance = by chance
arena-spread = Points
arena-mean = mean
arena-least = least
arena-median = median
arena-most = most
arena-sources = Points from
arena-others =
    { $count ->
        [one] 1 other
       *[other] { $count } others
    }

## Tournament

arena-bot = Bot
arena-elo = Elo
arena-interval = 95%
arena-seats = seats
arena-won = won
arena-points = points
arena-before = Places before
arena-ratings = Ratings
arena-ratings-how = Elo by maximum likelihood, relative to the mean, with 95% intervals. Every two seats of a game are one comparison of places.
arena-ratings-alone = Elo by maximum likelihood, relative to the mean, with 95% intervals. Every two bots are compared by their games of the same seed: who has beaten the game is before who has not, and then who has more points.
arena-cross = Who places before whom
arena-test-low = The test is decided: { $bot } wins { $low } of its games or less, not { $high } or more.
arena-test-high = The test is decided: { $bot } wins { $high } of its games or more, not { $low } or less.
arena-test-open = The test is not decided: the games do not tell whether { $bot } wins { $low } or { $high } of them.
arena-test-figures = It won { $share } of { $games } games on { $seeds } seeds; log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }, design effect { $effect }.

## Balance

balance-title = Balance of { $game }
balance-seats = Seats
balance-seats-how = How many times its fair share each seat wins.
balance-alone = The game was beaten in { $won } of { $games } games ({ $share }). That is the fair share below.
balance-seat = Seat { $number }
balance-sources = Points by source
balance-pieces = Pieces: { $kind }
balance-pieces-how = How many times their fair share those win who took the piece (or, where its kind is dealt and not taken, have it at the end), with 95% intervals. What is drawn boldly differs from 1 by more than chance explains; of twenty such lines one does so by luck. Whoever is winning takes more of everything: compare pieces of a kind with each other, not with 1 alone. ★ marks reconstructed content, ☆ content that is so in part.
balance-piece = Piece
balance-offered = offered
balance-taken = taken
balance-picked = picked
balance-lift = lift
balance-lift-taken = lift, taken
balance-held = at the end
balance-lift-held = lift, at the end
balance-untouched = Never taken, though offered: { $pieces }.
balance-breach-lift = { $name } ({ $kind }) wins { $found } times its share, more than the { $most } demanded.
balance-breach-taken = { $name } ({ $kind }) is never taken.

## Kinds of pieces, by the names that commands have for them

kind-cards = cards
kind-banker = Banker
kind-terrains = terrains
kind-units = units
kind-buildings = buildings
kind-settlement = settlement
kind-categories = categories of Advances
kind-advances = Advances
kind-wonders = Wonders
kind-icons = event icons
kind-events = events
kind-civil = civil halves of action cards
kind-tactics = tactics halves of action cards
kind-action_cards = action cards
kind-objectives = objectives
kind-objective_cards = objective cards
kind-civilizations = civilizations
kind-civ_advances = Advances of civilizations
kind-leaders = Leaders
kind-technologies = Technologies
kind-build_cards = Build cards
kind-population_cards = Population cards
kind-tax_cards = Tax & Tariff cards
kind-golden_ages = Golden Ages
kind-achievements = Achievements
kind-governments = Governments
kind-goods = Trade Goods
kind-caches = Caches
kind-abilities = abilities
