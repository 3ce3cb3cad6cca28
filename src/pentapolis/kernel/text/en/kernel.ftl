### What the kernel itself says, whatever the game.
### Rules: the title under the id of the rule (its dot is a hyphen), the reason given to a player under `why-`.

## Answers

section-PT-ANS = Choosing
PT-ANS-1 = Only a move from the list counts
why-PT-ANS-1 = “{ $key }” is not a move you can make now.
PT-ANS-2 = Only those who have to decide may choose
why-PT-ANS-2 = You have nothing to decide at the moment.
PT-ANS-3 = Nobody moves after the end of the game
why-PT-ANS-3 = The game is over.

## Taking back

section-PT-UND = Taking back
PT-UND-1 = Only a move of your own can be taken back
why-PT-UND-1 = You have made no move that could be taken back.
PT-UND-2 = A move stands as soon as somebody else has acted
why-PT-UND-2 = Another player has acted since, so your move stands.
PT-UND-3 = A move stands as soon as chance has had its say
why-PT-UND-3 = Your move set dice or a shuffle in motion, so it stands.
PT-UND-4 = A move stands as soon as it has revealed something
why-PT-UND-4 = Your move showed you something you could not know before, so it stands.
PT-UND-5 = Only what was taken back can be redone
why-PT-UND-5 = There is nothing to redo.

## Ending a game by agreement

section-PT-AGR = Ending a game by agreement
PT-AGR-1 = The table may end a game only when nothing moves any more
why-PT-AGR-1 = The game is still moving; it can be ended as it stands only when nothing has moved for some rounds.

## Options of a game

bad-option-count = This game is for { $least } to { $most } players, not for { $players }.
bad-option-unknown = There is no option “{ $option }”. This game has: { $known }.
bad-option-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $known }.
bad-option-players = The option “{ $option }” can be “{ $value }” only with this number of players: { $players }.
bad-option-together = With the option “{ $option }” at “{ $value }” the option “{ $other }” cannot be “{ $wrong }”. Choose one of: { $known }.

## Why a bot prefers an answer; games add a message for each of their indicators

reason-score =
    { $count ->
        [one] { $change } point ({ $what })
       *[other] { $change } points ({ $what })
    }
reason-none = changes nothing of yours yet
reason-about = about { $number }
reason-perhaps = perhaps { $reason }
reason-later = by your next turn: { $reasons }
reason-spared = avoids: { $reasons }
reason-missed = passes up: { $reasons }

## A game without words of its own

answer = { $key }
