### What the command `pentapolis` says in play and about records. The games bring their own words.

## Seats

seat-human = Player { $number }
seat-bot = { $bot } { $number }

## The beginning

start-seats = At the table: { $seats }.
start-bot = { $name } ({ $bot }): { $about }
start-seed = Hash of the seed, to check the game by: { $hash }
start-saving = The game is kept in { $file } after every move.
start-help = Type the number of a move or its key; help lists all you can type.
hand-over = Now it is { $name }'s turn. Nobody else should look; press Enter to see the table.

## Orders: what can be typed besides an answer

order-undo = undo
order-redo = redo
order-why = why
order-hint = hint
order-card = card
order-rules = rules
order-score = score
order-log = log
order-board = board
order-save = save
order-agree = agree
order-help = help
order-quit = quit

usage-why = MOVE
usage-card = NAME
usage-rules = ID or words
usage-log = [LINES]
usage-save = [FILE]

help-number = 1, 2, 3…
help-number-is = The move of this number; its key or its words do as well. Enter alone repeats the question.
help-undo = Take back your last move, as long as it revealed nothing and nobody has acted since.
help-redo = Redo the move that you took back.
help-why = Why something cannot be done: why snipe monastery, why harvest.
help-hint = What a bot would do in your place, and why; it thinks about it for a second or so.
help-card = A card in full, with its names and its source: card great wall.
help-rules = A rule by its number, or all rules that hold some words: rules INV.1, rules supply.
help-score = The points of all players by source, as if the game ended now.
help-log = What has happened last.
help-board = Show the table again.
help-save = Keep the game in a file from now on.
help-agree = End the game as it stands, if everybody agrees; only when nothing has moved for some rounds.
help-help = This list. If a move is called like an order, put a slash before the order: /log.
help-quit = Leave the table; a saved game can be resumed.

undone = Taken back: { $key }
redone = Redone: { $key }
why-what = Why what? Name a move, for example: why harvest.
why-allowed = Nothing forbids it, you can choose it: { $answer } ({ $key }).
rules-what = Which rule? Give its number or some words, for example: rules harvest.
rules-none = No rule holds “{ $words }”.
rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rules-ruling = a ruling
rules-decision = a decision
rules-rulebook = rulebook
rules-code = code
rules-tests = tests
rules-more =
    { $count ->
        [one] … and 1 more; add a word to narrow it down.
       *[other] … and { $count } more; add a word to narrow it down.
    }
log-number = “{ $typed }” is no number of lines, for example: log 30.
card-none = There is no card called “{ $words }”.
card-several = Which one? { $names }.
hint = The { $bot } would choose: { $answer } ({ $key }).
hint-reason = Chances about { $percent }%: { $reasons }.
hint-other = Otherwise: { $answer } ({ $key }). Chances about { $percent }%: { $reasons }.
saved = The game is kept in { $file } from now on.
stalled = Nothing has moved for some rounds. If everybody agrees, type agree: the game then ends as it stands.
not-understood = “{ $typed }” is not understood here. Type a number from the list, or help.

## Leaving

quit-save = Keep the game? Enter keeps it in { $file }. Type another file name, or “no” to leave without keeping it.
quit-no = no
left-saved = The game waits in { $file }. Go on with: pentapolis play { $file }
left-unsaved = You have left the table; this game was not kept.

## The end

end-title = The game is over
end-agreed = Nothing moved any more: the table agreed to end the game as it stood.
end-beaten = { $player } has beaten the game.
end-not-beaten = The game has beaten { $player }.
end-winner = { $winner } wins.
end-shared = { $others } and { $last } share the victory.
end-seed = The seed was { $seed }; its hash { $hash } was shown at the beginning.
end-verify = Anyone can check this game: pentapolis verify { $file }
end-unsaved = This game was not kept; with --save FILE anyone could check it afterwards.
score-total =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## Records

replay-title = After step { $at } of { $last }
replay-asked = { $name } has to decide: { $prompt }
replay-step = Enter: on, b: back, a number: there, q: end >{ " " }
verify-yes =
    { $file } verifies: { $answers ->
        [one] 1 step
       *[other] { $answers } steps
    } and { $hashes ->
        [one] 1 stored hash
       *[other] { $hashes } stored hashes
    } agree, and the seed is the one that was promised (last position { $hash }).
verify-no = It does not verify. { $sentence }

## The shelf

games-id = Id
games-by = By
games-players = Players
games-minutes = Length
games-minutes-each = { $minutes } minutes for each player
games-weight = Complexity
games-content = Content
games-option = Option
games-option-players = Only with this number of players: { $players }.
games-default = default
games-simulated = default for bots among themselves
games-play = Play with: pentapolis play { $game }

source-rulebook = from the rulebook
source-public = from public pages
source-inferred = inferred
source-reconstructed = reconstructed
source-unstated = of unstated source

sources-entries = { $game }: entries
sources-section = section
sources-fields = Fields
sources-field = field
sources-all = all
sources-whole = all

## Mistakes

fault-seat = “{ $seat }” cannot sit at the table. Choose for every seat one of: { $known }.
fault-seat-count =
    { $count ->
        [one] The game in { $file } has 1 seat; name one player with --seats.
       *[other] The game in { $file } has { $count } seats; name as many players with --seats.
    }
fault-bot = There is no bot “{ $bot }”. Choose from: { $known }.
fault-no-options = There is no option “{ $option }”: this game has no options.
fault-game = There is no game “{ $game }”. On the shelf: { $known }.
fault-game-or-file = There is neither a game nor a file “{ $name }”. On the shelf: { $known }.
fault-no-game = Which game? Name one, or a saved game: pentapolis play GAME. On the shelf: { $games }.
fault-resume = { $file } says itself which game it is and with which seed and options; leave them out.
fault-exists = { $file } exists already and is not overwritten. Go on with it (pentapolis play { $file }) or choose another name.
fault-folder = { $file } is a folder; name a file in it.
fault-viewer = There is no seat “{ $seat }”. Choose a number from 1 to { $most }, or spectator.
