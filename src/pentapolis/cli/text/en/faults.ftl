### Mistakes of those who type commands, and files that cannot be used: what, where, and what to do.

fault-language = There is no language “{ $language }”. Choose { $known }.
fault-content = The content cannot be used: { $reason }.
fault-read = { $file } cannot be read: { $reason }.
fault-write = { $file } cannot be written: { $reason }.
fault-make-folder = The folder { $file } cannot be made: { $reason }.
all-of = { $some } and { $last }
one-of = { $some } or { $last }
fault-needs = This needs { $module }. Install it with: pip install 'pentapolis[{ $extra }]'.

# Why a file cannot be used, by the name that the system has for it.
os-ENOENT = No such file or directory
os-EACCES = Permission denied
os-EISDIR = it is a folder
os-ENOTDIR = part of its path is a file
os-EEXIST = there is something else of this name
os-ENOSPC = No space left on device
os-text = it is not a text file in UTF-8

## Options

fault-option-form = --option “{ $option }” is not understood; write it like --option variant=standard.
fault-option-twice = The option “{ $option }” is given twice; give it once.
fault-leave-verify = --verify plays games of the store again, as they are written there; leave out { $options }.
fault-leave-records = Records are of games that were played; leave out { $options }.
fault-budget = { $bot } cannot have the budget “{ $budget }”. It is tries as in search@400; for some bots time as in @2s.
fault-values = “{ $bot }” cannot be. Values that can be told are { $known }: as in planner:depth=2@24.
fault-bot-budget = There is no bot “{ $bot }”. Choose from: { $known }; a budget follows as in search@400.
fault-many-bots =
    { $seats ->
        [one] { $bots } bots are too many for one seat; name one, or compare them with `pentapolis tournament --players 1`.
       *[other] { $bots } bots are too many for { $seats } seats; name at most one for each seat.
    }
fault-jobs-ray = --jobs is the number of processes here, and --ray plays on a cluster; give one of them.
fault-verify-store = --verify needs a --store that is there.
fault-suffix = { $option } “{ $file }” must end with { $known }.
fault-until = --until “{ $until }” is not understood; write two shares between 0 and 1 like --until 0.5:0.6.
fault-two-bots = A tournament needs two different bots or more; here is { $bot } alone.
fault-most-lift = --most-lift “{ $text }” is not understood; write it like --most-lift { $kind }=1.6.
fault-kind = There is no kind of pieces “{ $kind }”. Choose from: { $known }.
fault-no-end = No game ended within { $limit } decisions, so nothing is known of the demands: choose a higher --limit.
fault-lists = --lists is a measurement of its own, of so many games; leave out --peers and --seconds.
fault-think = --think is a measurement of its own; leave out --peers and --lists.

## Work

fault-worker = A worker process was ended from outside, perhaps for want of memory; try again with fewer --jobs.
fault-store = The store cannot be used: { $reason }.
fault-cluster = The cluster cannot be used: { $reason }.
fault-other-rules = The game { $seed } of the store is of rules version { $meant }, content { $content }; here are { $rules }, content { $own }. Use another store.
fault-no-kept = { $file } keeps no game of { $game } that this command has played.
fault-not-compared = Nothing can be compared: in every game of the store a bot looks at the clock.
fault-one-game = Name one game, or files of records.
fault-neither = “{ $file }” is neither a game ({ $known }) nor a file.
fault-mixed = { $file } is a record of { $game }, the first one is of { $first }; export one game at a time.
fault-named-twice = { $file } is named twice; its rows would be, too.
fault-fuzz-seed = { $file } cannot be examined: its seed is not published.
fault-fuzz-game = { $file } is a game of { $game }, not of { $wanted }.
fault-no-traits = { $game } names no traits, so there is nothing to train.
fault-train-alone = Weights are learnt by comparing seats, and a table of one has nothing to compare; alone, bots use the estimate made by hand. Train with two players or more.
fault-method = There is no method “{ $method }”; choose one of: { $known }.
fault-belongs = { $option } belongs to --method { $method }.
fault-no-alone = { $game } has no traits that a seat weighs alone; { $method } needs them.
fault-trait = There is no trait “{ $trait }”; choose among: { $known }.
fault-weights = { $reason }. Choose another --out, or remove the file.
fault-few-games = Only { $found } of { $games } games ended within { $limit } decisions, and it takes { $needed } to learn from: choose a higher --limit, or more --games.
fault-none-ended = No game ended within { $limit } decisions: choose a higher --limit.
fault-bot-online = There is no bot “{ $bot }” for online tables. Choose from: { $known }.
fault-invitation = “{ $link }” is no invitation; it looks like http://localhost:8000/join/MATCH/SECRET.
fault-sit = The bot could not sit down: { $reason }.
fault-pack-option = --pack “{ $pack }” is not understood: write NAME=DIR, with the folder of a data pack.
fault-config = { $reason }

## Rules, content and proof

fault-rules-read = The rules of { $game } cannot be read: { $reason }.
fault-no-rules = { $game } has no rule catalogue; its package needs a file rules.md.
fault-no-words = No rule holds the words “{ $words }”; try fewer of them, or the other language.
fault-no-rule = There is no rule “{ $rule }”. The nearest are: { $nearest }.
fault-no-tree = { $game } has no source tree here; coverage needs one, with the package under src/ and tests/ beside it.
fault-data = { $reason }. Correct it in the game's data.
fault-pack = The pack cannot be used. { $reason }. Correct it there and check again.
fault-pack-play = The pack can be loaded but not played: { $reason }. Correct it and check again.
fault-pack-folder = There is no folder { $file }; a data pack is a folder with pack.yaml and YAML tables.
fault-pack-missing = { $file } is missing; it must hold a line like `game: { $game }`.
fault-pack-game = { $file } does not name a game; it must hold a line like `game: { $game }`.
fault-no-yaml = In { $folder } there is no file *.yaml; name a file or a folder with scenarios.
fault-no-path = There is no file or folder { $path }.
