# Why a request was not carried out. docs/protocol.md lists where each can come from.

failed-account = You already have an account.
failed-again = Somebody else was faster. Try again if you still want it.
failed-bot = There is no such bot for this seat.
failed-clock = A clock needs at least { $least } seconds.
failed-crowded = There is no more room here.
failed-engine = The rules could not be run just now. Nothing has changed; try again.
failed-forbidden = You may not do that.
failed-forgery = This request did not come from the table's own page.
failed-full = This match has reached its limit.
failed-game = This game is not here.
failed-hints = This table was set up without hints.
failed-invalid = The server does not understand this request.
failed-invitation = This invitation is not valid. Ask for a new one.
failed-language = There is no such language.
failed-open = The game begins when all seats are taken.
failed-left = A bot plays this seat. Reclaim it first.
failed-login = Login or password is wrong.
failed-login-taken = This login is taken.
failed-matches = { $most ->
    [one] You have a match that is not over; finish it first.
   *[other] You have { $most } matches that are not over; finish one first.
}
failed-media = This is not the right kind of file.
failed-message = The server does not understand this message.
failed-method = This cannot be used in this way.
failed-missing = There is no such thing here.
failed-moment = There is no such step from which to play on.
failed-name = A name needs at least one letter.
failed-owner = Only who made the match may do that.
failed-pack = There is no such data pack for this game.
failed-rate = That was too much at once. Wait a little.
failed-record = This record cannot be used: { $what }
failed-running = The match is not over yet.
failed-seat = This is not your seat.
failed-server = Something went wrong on the server. Nothing has changed.
failed-session = Your session has ended. Load the page again.
failed-size = That is too large.
failed-spectator = Only those who play may do that.
failed-taken = Somebody already sits there.
failed-watch = Sit down at the table first.
failed-watch-nobody = This match is not open to spectators.
failed-webhook = This address cannot be called: it takes http:// or https:// and a host, without name, password, spaces or accented letters.
