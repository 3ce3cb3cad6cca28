### What the browser's table says, whatever the game. The games bring their own words.
### Names of players arrive in `seat`, `target`, `name` and `names`.

## Everywhere

ui-home = To the start page
ui-close = Close
ui-cancel = Cancel
ui-open = Open
ui-copy = Copy
ui-copied = Copied
ui-send = Send
ui-keep = Keep
ui-loading = One moment…
ui-lost = There is nothing at this address.
ui-system = Like the device
ui-default = default
ui-total = Total
ui-seat = Player { $number }
ui-spectator = a spectator

ui-count-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
ui-count-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
ui-ago-now = just now
ui-ago-minutes =
    { $count ->
        [one] for a minute
       *[other] for { $count } minutes
    }
ui-ago-hours =
    { $count ->
        [one] for an hour
       *[other] for { $count } hours
    }
ui-ago-days =
    { $count ->
        [one] for a day
       *[other] for { $count } days
    }

## The connection

ui-offline =
    { $count ->
        [0] The connection is lost. Trying again…
        [one] The connection is lost. Trying again in 1 second.
       *[other] The connection is lost. Trying again in { $count } seconds.
    }
ui-retry = Try now
ui-offline-answer = Not connected: your move is sent as soon as the connection is back.
ui-outdated = The server has been renewed. Load the page again to go on.
ui-reload = Load again
ui-stale = The table had moved on meanwhile; look again before you choose.

## The start page

ui-welcome = Take a seat
ui-welcome-help = Civilization board games for an evening or for a week: alone against bots, with friends at this screen, or over the network.
ui-shelf = The shelf
ui-by = by { $names }, { $year }
ui-players-range = { $least } to { $most } players
ui-minutes-each =
    { $count ->
        [one] 1 minute per player
       *[other] { $count } minutes per player
    }
ui-weight = Complexity { $weight } of 5
ui-stage-beta = still being tried out
ui-stage-alpha = under construction
ui-quick = Play against bots
ui-set-up = Set up a table
ui-my-games = My games
ui-my-none = No games yet. Start one: a game against bots takes one click.
ui-my-turn = Your turn, { $ago }
ui-my-waiting = { $names } to move, { $ago }
ui-my-open = Waiting for friends to join
ui-my-over = Over: { $names } won
ui-my-imported = Imported record
ui-show-all = Show all { $count }
ui-ways = By link or record
ui-link = Address of a table, to watch or to join
ui-link-wrong = This is not the address of a table on this server.
ui-import = Look at a record

## Setting up a table

ui-about = About the game
ui-seats = Who plays
ui-kind-me = Me
ui-kind-here = A friend here
ui-kind-link = A friend by link
ui-kind-bot = A bot
ui-kind-link-help = You get a link to send.
ui-bot-level = Level of the bot
ui-bot-strength = Strength { $rung } of { $rungs }
ui-bot-rung = { $name } ({ $rung } of { $rungs })
ui-ladder = Opponents
ui-ladder-help = From gentle to strong. The choice counts for all bots; below, each seat can have its own.
ui-ladder-time = thinks for about { $seconds } s
ui-name = Name
ui-seat-add = Add a seat
ui-seat-alone = Play alone
ui-seat-alone-help = You play alone against the game.
ui-seat-up = Move seat { $number } up
ui-seat-remove = Remove seat { $number }
ui-options = Options of the game
ui-no-options = With this number of players there is nothing to choose.
ui-table-rules = Rules of this table
ui-clock = Clock
ui-clock-none = None
ui-clock-move = Per decision
ui-clock-bank = Time bank
ui-clock-time = Time
ui-clock-none-help = Nobody is hurried, and a game may take days.
ui-clock-move-help = When the time for a decision is up, a bot plays the seat until its player comes back.
ui-clock-bank-help = Each player has this much time for the whole game; then a bot takes over.
ui-watch = Spectators by link
ui-watch-help = Whoever has the link may watch. Hidden things stay hidden.
ui-hints = Hints
ui-hints-help = Whoever is to move may ask a bot what it would do. It sees only what that player sees. Usual with bots and at one screen, unusual with friends by link.
ui-pack = Content
ui-pack-none = As delivered
ui-pack-help = A data pack corrects content that was reconstructed. Its hash is kept in the record of the game.
ui-content-hash = Content { $hash }
ui-start = Start the game

## Joining

ui-join = A seat is kept for you
ui-join-host = { $name } invites you.
ui-join-help = Tell the others your name and sit down.
ui-join-sit = Sit down
ui-invite = Waiting for friends
ui-invite-help = Send each friend a link of their own. The game begins when all seats are taken.
ui-invite-seat = Link for seat { $number }
ui-invite-renew = Make a new link for seat { $number }
ui-invite-make = Make a link for seat { $number }
ui-invite-watch = Link for spectators
ui-links = Links of this table
ui-watch-open = Make a link for spectators
ui-watch-nobody = Nobody can watch this game. With a link somebody can; hidden things stay hidden.
ui-watch-unknown = There is a link for spectators, but it was told only once, and not to this browser. A new one takes its place.
ui-watch-renew = Make a new link for spectators
ui-watch-renew-help = The link before stops working, and who came by it has to leave.
ui-watch-close = No more spectators
ui-watch-renewed = The new link is made; the one before no longer works.
ui-watch-closed = Nobody can watch this game any more.
ui-hook = Call a web address when it is my turn
ui-hook-help = When this game waits for you and you are not at the table, the server posts a short message to the address: to a chat, a telephone service or a program of your own.
ui-hook-of = Call a web address when it is my turn in { $name }
ui-hook-url = Address (webhook)
ui-hook-test = Call it now
ui-hook-remove = Remove
ui-hook-kept = Kept: you will be called there in this game.
ui-hook-removed = Removed: you will not be called any more in this game.
ui-hook-wrong = This cannot be called. The address has to begin with https:// or http:// and may hold no name, no password, no spaces and no accented letters.
ui-hook-calling = Calling…
ui-hook-ok = It returned { $status }: everything works.
ui-hook-refused = It was called, but returned { $status } and has not taken the message.
ui-hook-unsafe = It was not called: the address belongs to a private network, and this server calls public ones only.
ui-hook-late = It was called, but did not reply in time.
ui-hook-failed = It cannot be reached: the name is unknown, nothing listens there, or no web server does.

## At the table

ui-board = Board
ui-plain-holds = Holds
ui-lit = can be chosen
ui-players = Players
ui-decision = Your decision
ui-answers = Choices
ui-panels = Log, chat and rules
ui-watching = Watching
ui-points =
    { $count ->
        [one] point
       *[other] points
    }
ui-no-points = no points yet
ui-seat-more = More about { $name }
ui-thinking = thinking
ui-to-move = to move
ui-here = at this screen
ui-online = online
ui-away = away
ui-seat-open = waits for a friend
ui-seat-left = played by { $bot }
ui-time-left = Time left: { $time }

ui-waiting-one = { $name } is to move.
ui-waiting-bot = { $name } is thinking.
ui-waiting-reply = It is your turn; { $name } has to decide first.
ui-waiting-many = To move: { $names }.
ui-waiting-table = One moment…
ui-waiting-join =
    { $count ->
        [one] One more friend has to join.
       *[other] { $count } more friends have to join.
    }
ui-catching-up = The others have moved.
ui-skip = Show it all
ui-over = The game is over.
ui-over-agreed = The game was ended by agreement.
ui-turn-done = Your turn is done. End it, or take something back.
ui-end-turn = End turn
ui-answer-done = Your choice is made. Confirm it, or take something back.
ui-commit = Confirm
ui-more-answers = More ({ $leaf }/{ $leaves })
ui-on-map = Choose on the map.
ui-list-answers = Show as a list
ui-asked-in-turn = { $name }’s turn. You are asked:
ui-undo = Take back (Z)
ui-redo = Redo (Y)
ui-look = Read about a choice
ui-look-help = Tap a choice or a piece to read about it.
ui-hint = What would a bot do? (H)
ui-hint-title = What the { $bot } would do
ui-hint-help = The chance of winning that the bot expects after each move. It sees no more than you do.
ui-hint-thinking = The { $bot } is thinking…
ui-hint-share = { $percent }%
ui-hint-line = { $number }. { $answer }: { $percent }%, { $reasons }
ui-hint-choose = Pick one to select it at the table; it is not played yet.
ui-confirm = Yes, do it
ui-chosen = Chosen: { $names }
ui-clear = Deselect
ui-just-this = Just this
ui-preview-hidden = … and something that cannot be known yet; it cannot be taken back.

ui-command = Type a move or a command
ui-command-example = for example { $example }
ui-command-unknown = That is not understood here. Type a move or its number, undo, end, hint, why and a move, or rules and a word.
ui-command-several = Which one? { $keys }

ui-why-not = Why not?
ui-why-piece = { $name }: why not?
ui-why-asking = Asking the rules…
ui-why-nothing = Nothing can be done with this now.
ui-why-asked = This is what you are deciding about now: { $question }
ui-why-undo = To choose something else, take back your last step.
ui-why-chosen = You have chosen this already. It leads to: { $choices }
ui-why-possible = This can be chosen now: { $choices }

ui-inspector = What you point at
ui-inspector-empty = Point at a card or a player to see it in full.
ui-source-rulebook = From the rulebook
ui-source-rulebook-help = The rulebook itself says so.
ui-source-public = From public pages
ui-source-public-help = Pages that anybody can read say so.
ui-source-inferred = Inferred
ui-source-inferred-help = It follows from what the rulebook and public pages say.
ui-source-reconstructed = Reconstructed
ui-source-reconstructed-help = The printed content is not known; this stands in for it. An owner of the box can correct it with a data pack.

ui-digest = Since your last turn
ui-digest-nothing = Nothing has happened.
ui-digest-outlined = changed pieces are outlined like this
ui-log = Log
ui-log-empty = Nothing yet.
ui-log-search = Search the log
ui-log-only = Only what concerns { $name }
ui-jump = Go to this step
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-rules = Rules
ui-rules-search = Search the rules: words or a number
ui-rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
ui-rules-ruling = The rulebook leaves this open; this is how it is settled here.

ui-score-now = Points if the game ended now
ui-hand-bot = Let a bot play
ui-hand-bot-own = The bot plays until you take your seat back.
ui-hand-bot-vote = The other players are asked whether a bot may take over.
ui-reclaim = Take my seat back
ui-rewind = Go back?
ui-rewind-help =
    { $at ->
        [0] You can ask the others to go back to the beginning. If all agree, it happens; what is undone stays in the history of the match.
       *[other] You can ask the others to go back to step { $at }. If all agree, it happens; what is undone stays in the history of the match.
    }
ui-rewind-ask = Ask the table
ui-proposal-rewind =
    { $at ->
        [0] { $seat } would like to go back to the beginning.
       *[other] { $seat } would like to go back to step { $at }.
    }
ui-proposal-end-game = { $seat } would like to end the game as it stands.
ui-proposal-hand-over = { $seat } proposes that a bot ({ $bot }) plays for { $target }.
ui-proposal-waiting =
    { $count ->
        [one] One vote is missing.
       *[other] { $count } votes are missing.
    }
ui-stalled = Nothing has moved for some rounds.
ui-end-game = End the game…
ui-play-on = Play on
ui-end-game-title = End the game as it stands?
ui-end-game-help = The others are asked. If all agree, the game is over, and the points count as they are now.
ui-end-game-alone = The game is then over, and the points count as they are now.
ui-end-game-now = End the game
ui-accept = Agree
ui-decline = Refuse

ui-hand-over = { $name }, it is your turn
ui-hand-over-help = Pass the screen on. Nobody else should look.
ui-hand-over-take = I am { $name }

## After the game

ui-result = Result
ui-final = Final scoring
ui-source = Points for
ui-result-agreed = Nothing moved any more: the game was ended by agreement, and the points count as they stood.
ui-winners =
    { $count ->
        [0] The game is over
        [one] { $names } wins
       *[other] A shared victory: { $names }
    }
ui-beaten =
    { $yours ->
        [yes] You have beaten the game
       *[no] { $name } has beaten the game
    }
ui-not-beaten =
    { $yours ->
        [yes] The game has beaten you
       *[no] The game has beaten { $name }
    }
ui-again = Play again
ui-export = Save the record
ui-verify = Verify this game
ui-verify-help = The hash of the seed was published before the first move. Anyone can check that the seed fits it, and that it leads with the moves made to every stored position.
ui-verified =
    { $count ->
        [one] Verified: the seed fits its hash, and 1 stored position agrees.
       *[other] Verified: the seed fits its hash, and { $count } stored positions agree.
    }
ui-not-verified = It does not verify: { $what }
ui-seed = Seed
ui-seed-hash = Hash of the seed
ui-content = Content
ui-review = Review
ui-review-help = A bot goes over every decision of a player, by what that player knew at the time, and shows where most was lost.
ui-review-seat = Decisions of
ui-review-start = Go over the game
ui-review-on = Go on
ui-review-stop = Stop
ui-review-progress = Going over the game: { $percent }%
ui-review-stopped = Stopped at { $percent }%. What was found so far is kept.
ui-review-done =
    { $count ->
        [0] Gone over: no decision cost much.
        [one] Gone over: one decision cost a good deal.
       *[other] Gone over: the { $count } costliest decisions.
    }
ui-review-chart = Expected chance of winning over the game, as { $name } could know it
ui-review-moment = Step { $at } of { $last }
ui-review-mark = { $number }. Step { $at }: lost { $percent }%
ui-review-lost = lost { $percent }%
ui-review-given = Played
ui-review-best = Better
ui-review-look = See this step
ui-review-believed = These are a bot's estimates, not verdicts: it sometimes errs.
ui-replay = Replay
ui-replay-at = { $at } of { $last }
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-moment = Step
ui-replay-speed = Speed
ui-replay-eyes = Seen by
ui-continue = Play on from here
ui-continue-some = Play on from a step
ui-continue-help =
    { $at ->
        [0] A new game against bots begins here, at the beginning. What your seat could not know is dealt anew.
       *[other] A new game against bots begins here, at step { $at }. What your seat could not know is dealt anew.
    }
ui-continue-seat = I play for
ui-continue-bot = All others are played by

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-light = Light
ui-theme-dark = Dark
ui-pace = Pause between the others' moves
ui-pace-none = None
ui-pace-fast = Short
ui-pace-normal = Normal
ui-pace-slow = Long
ui-pace-slowest = Very long
ui-confirm-when = Confirm my moves
ui-confirm-never = Never
ui-confirm-final = If they cannot be taken back
ui-confirm-always = Always
ui-motion = Movement
ui-motion-full = Show
ui-motion-none = None
ui-auto-end = End my turn by itself
ui-auto-end-help = As soon as nothing is left to decide. Then nothing can be taken back.
ui-hand-over-screen = Hide the table between players
ui-hand-over-screen-help = When friends share this screen.
ui-notify = Notify me when it is my turn
ui-notify-help = By the browser, while the table is open in the background.
ui-notify-denied = Your browser does not let this page notify you. Allow notifications for this address in the browser's settings (often behind the sign left of the address), then switch this on again.
ui-notify-asked = The browser's question was not answered, so nothing is shown. Switch this on again to be asked once more.
ui-notify-missing = This browser cannot notify here. It takes a secure address (https), and on an iPhone or iPad the page has to be on the home screen.
ui-notify-turn = It is your turn
ui-letters = Letters are commands
ui-letters-help = Switch this off if a screen reader or voice control gets in the way.
ui-large-text = Larger text
ui-my-name = My name
ui-name-kept = Your name is kept.
ui-account = Account
ui-account-help = You need no account. With one you find your games again on any device.
ui-account-is = You are logged in as { $login }.
ui-login-name = Login
ui-password = Password (at least 8 characters)
ui-login = Log in
ui-register = Make an account
ui-logout = Log out
ui-logged-in = You are logged in.
ui-logged-out = You are logged out.

## Help

ui-help = How to play here
ui-help-idea = Everything you can choose is lit. Point at a lit piece, or use a button: the choices become fewer until one is left, and that one is played. What revealed nothing can be taken back until you end your turn.
ui-help-lit = lit: can be chosen
ui-help-chosen = double line: chosen, or part of the move you look at
ui-help-changed = dashes: changed since your last turn
ui-help-touch = Hold a finger on a piece, or rest the pointer on it, to see it in full. Point at something that is not lit to learn why not.
ui-help-keys = Keys
ui-help-typed = Type moves as the record writes them: a verb and a piece, such as invest:monastery. Names in either language are understood too.
ui-key-arrows = from piece to piece, from choice to choice; with Shift also unlit ones
ui-key-enter = point at the piece, play the move
ui-key-digits = play the move of this number
ui-key-escape = deselect, close
ui-key-undo = take back
ui-key-redo = redo
ui-key-end = end turn
ui-key-hint = what would a bot do?
ui-key-board = to the board
ui-key-answers = to the choices
ui-key-why = why not, for the piece looked at
ui-key-type = type a move or a command
ui-key-log = log
ui-key-chat = chat
ui-key-rules = search the rules
ui-key-settings = settings
ui-key-skip = show at once what the others did
ui-key-help = this help

## What goes wrong in the page itself; the server's own faults are in errors.ftl

failed-network = The server cannot be reached.
failed-client = Something went wrong in this page. Load it again; no move is lost.
failed-other = The server refused: { $reason }
