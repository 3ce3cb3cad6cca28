### The Status Phase, the end of the game, and what the game says about itself.
### Names of players arrive in `seat` and `target`, names of pieces in `piece`; spaces are letters and numbers: d4.

## The game in short

game-tagline = Lead a people from one settlement to an empire of cities, ideas and wonders.
game-about = Two to four players explore an unknown land of sea, plains, forests and mountains. Found cities and let them grow, learn forty-eight advances in any order you like, keep your people happy, win rivals' buildings over by culture or take their cities by force, and raise the great wonders. Barbarians, pirates and events see to it that no plan stays as it was. After six ages the most points win; with the Civilizations expansion every player also leads a people of their own, with its leaders and advances.

## Time

# Ages are counted in Roman numerals; used inside other messages.
age-name =
    { $age ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[other] VII
    }
event-round = Age { age-name }, Round { $round } begins.
event-turn = { $seat }’s turn.
event-status = Age { age-name } is over: Status Phase.
event-ended =
    { $reason ->
        [no_city] The game is over: somebody has no city left.
        [last_age] The game is over: the last Age has ended.
       *[other] The game is over.
    }
event-end-roll =
    { $ends ->
        [1] { $seat } rolls { $value } for the end; up to { $highest } ends the game: this was the last Round.
       *[other] { $seat } rolls { $value } for the end; up to { $highest } would end the game. Play goes on.
    }
event-last-round = A Wonder in one of the final Rounds: the game ends after this Round.

## Steps

ask-raze = Status Phase: do you destroy one of your cities of size 1, for { $gold } gold?
answer-raze = Destroy the city on { $space }
answer-raze-none = Destroy nothing
event-razed = { $seat } destroys the city on { $space }.
why-CC-16-6 =
    { $size ->
        [0] { $space } is not a city of yours.
       *[other] The city on { $space } has size { $size }; only a city of size 1 can be destroyed.
    }

ask-government =
    { $price ->
        [0] Status Phase: do you change your form of government?
       *[other] Status Phase: do you change your form of government? It costs 1 mood and 1 culture.
    }
answer-government = Change to { $piece }
answer-government-none = Keep the form of government
ask-cubes =
    { $count ->
        [one] { $government }: which Advance do you take besides the top one?
       *[other] { $government }: which { $count } Advances do you take besides the top one?
    }
answer-cubes = { $piece }
answer-cubes-two = { $piece } and { $piece2 }
event-government = { $seat } changes to { $piece }: { $pieces }.

ask-first = Who is the first player in the next Age?
answer-first = { $seat }
event-first-player = { $seat } chooses the first player: { $target }.

## Civilizations

ask-civilization = Which civilization do you lead?
answer-civilization = { $piece }
event-civilization = { $seat } leads this civilization: { $piece }.

## Points

score-pieces = Settlements and buildings
score-advances = Advances
score-objectives = Objectives
score-wonders = Wonders
score-events = Events
score-leaders = Leaders killed
