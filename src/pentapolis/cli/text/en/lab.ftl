### What commands that play many games tell on the way, and what they measure.

## On the way

progress = { $what }: { $number } of { $total }
progress-games = games
progress-scenarios = scenarios
progress-test = test
progress-survey = survey
progress-round = round { $number } of { $total }
progress-lists = looking at lists
progress-load = loading { $what }
progress-warm = warming up { $what }
progress-measure = measuring { $what }
progress-choices = counting choices of { $what }
progress-decision = { $what }, game { $game }, decision { $decision }
lab-seating =
    { $players ->
        [one] { $game } ({ $players } player)
       *[other] { $game } ({ $players } players)
    }
lab-waiting =
    { $games ->
        [one] Waiting for the game that is being played; Ctrl-C from now on leaves at once.
       *[other] Waiting for the { $games } games that are being played; Ctrl-C from now on leaves at once.
    }
lab-time =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s { $processes ->
        [0] on the cluster
        [one] with 1 process
       *[other] with { $processes } processes
    }{ $known ->
        [0] { "" }
       *[other] , { $known } more from the store
    }
lab-interrupted = Interrupted after { $played } of { $games } games: what is shown is of these{ $further }.
lab-stopped = Interrupted{ $further }.
lab-further-none = ; with a --store the same command would go on from there
lab-further = ; { $file } keeps what was played, and the same command goes on from there
lab-rows =
    { $rows ->
        [one] 1 row in { $file }
       *[other] { $rows } rows in { $file }
    }
lab-rows-size =
    { $rows ->
        [one] 1 row in { $file }, { $size } MB
       *[other] { $rows } rows in { $file }, { $size } MB
    }
lab-export-stopped = Interrupted; the file holds the games that were done by then.
lab-different = different: { $key }
lab-again =
    { $kept ->
        [one] { $again } of 1 game played again, { $different } different
       *[other] { $again } of { $kept } games played again, { $different } different
    }

## Looking for broken rules

fuzz-where =
    { $answers ->
        [one] { $players } players{ $chosen }, seed { $seed }, after 1 step
       *[other] { $players } players{ $chosen }, seed { $seed }, after { $answers } steps
    }
fuzz-replay = replay it: { $command }
fuzz-examine = examine it: { $command }
fuzz-unwritable = it cannot be written as a record; see { $file }
fuzz-total =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $failures ->
        [one] 1 failure
       *[other] { $failures } failures
    }
fuzz-interrupted = Interrupted after { $played } of { $games } games.

## Speed

bench-players = players
bench-decisions = decisions/s
bench-games = games/s
bench-copies = copies/s
bench-chess = chess/s
bench-ratio = ratio
bench-busy = The machine is busy: each was measured for { $measured } seconds instead of { $wanted }.
bench-lacking = { $peer } (needs { $module })
bench-missing = Not installed: { $peers }. Run: pip install 'pentapolis[peers]'.
bench-times-as-fast = times as fast as (players)
bench-thousands = 1,000/s
bench-choice = where there is a choice
bench-thousand-decisions = decisions, 1,000/s
bench-game = game
bench-lists = lists
bench-longest = longest
bench-slowest = slowest
bench-noise = noise
bench-whole-games =
    { $games ->
        [one] { $what }, 1 whole game
       *[other] { $what }, { $games } whole games
    }
bench-bot = bot
bench-decided = decisions
bench-mean = mean
bench-p95 = p95
bench-late = over { $times } times

origin-version = pentapolis { $version }
origin-commit = commit { $commit }
origin-changed = commit { $commit } (changed)
origin-cores =
    { $cores ->
        [one] 1 core
       *[other] { $cores } cores
    }
origin-load = load average { $load }

## Training

train-cut = { $cut } of { $games } games were cut off after { $limit } decisions and left out.
train-loss = Log loss { $loss }, by hand { $by_hand }; shares and results apart by { $error }, by hand { $error_by_hand }.
train-decisive = By hand a lead of { $fitted } is decisive, as it fits best: log loss { $loss }, apart by { $error }. The game says { $told }.
train-untested = The weights were not tested.
train-done = weights and report in { $folder }
