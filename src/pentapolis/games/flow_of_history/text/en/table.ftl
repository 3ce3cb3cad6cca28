### Everything The Flow of History says at the table. Card, type and icon names come from the data.
### Names of players arrive in `seat` and `target`, names of cards in `card`. Rule titles are in rules.ftl.

## The game in short

game-tagline = Name your price for a card, and hope that no rival pays it.
game-about = Two to five players each build a Civilization out of one common Market, from the first tribes to the Internet. You name the price of a card yourself: lay tokens on it now and take the card in a later turn, but until then any opponent may snipe it by paying you as much. What is spent gathers in the Supply, for whoever harvests in time. When The Future arrives the game is over, and the most points for culture, other icons and scoring cards win.

## Words on the table

term-supply = Supply
term-reserve = Reserve
term-market = Market
term-civilization = Civilization
term-deck = Civilization Deck
term-era = Current Era
term-tokens = Tokens
term-score = Victory points (VP)
term-box = Box
term-banker = Banker
term-attack = Strength in attack
term-defense = Strength in defense
term-investor = Investor

# Used inside other messages, which pass on their `count`.
count-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }

## Questions

ask-keep = Which starting Government do you keep?
ask-action = Which action do you take?
ask-bonus = Completion bonus: do you also Invest or Snipe?
ask-tokens = How many tokens do you invest in { $card }?
ask-target = { $card }: whom do you attack?
ask-strike = { $card } against { $target }: which effect do you choose?
ask-gain = { $card }: which card do you gain from the Market?
ask-banker = In which card does the Banker invest?

## Answers

answer-keep = Keep { $card }
answer-invest = Invest in { $card }
answer-complete = Complete { $card }
answer-snipe = Snipe { $card }
answer-activate = Activate { $card }
answer-harvest = Harvest
answer-decline = No extra action
answer-tokens = { count-tokens }
answer-target = Attack { $seat }
answer-steal = Take up to { count-tokens }
answer-steal-half = Take half of the tokens
answer-remove = Remove { $card }
# The Banker has no cards: the type is named, the Supply pays.
answer-remove-type = Remove a card of type { $card } (up to 3 tokens from the Supply)
answer-gain = Gain { $card }
answer-banker = { $card }

## The log

event-kept = { $seat } kept { $card } as starting Government.
event-turn = Turn of { $seat }.
event-invested = { $seat } invested { count-tokens } in { $card }.
event-completed = { $seat } completed the investment in { $card }: { count-tokens } went to the Supply.
event-sniped = { $seat } sniped { $card } and paid { $target } { count-tokens }.
event-sniped-banker = { $seat } sniped { $card } from the Banker: { count-tokens } paid to the Supply, and as much from the card.
event-activated = { $seat } activated { $card }.
event-harvested =
    { $count ->
        [0] { $seat } harvested.
       *[other] { $seat } harvested: { count-tokens } came from the Reserve into the Supply.
    }
event-gained = { $seat } gained { $card }.
event-removed = { $seat } lost { $card }.
event-income =
    { $count ->
        [0] { $seat } got no income for { $card }.
       *[other] { $seat } took { count-tokens } from the Supply: the income for { $card }.
    }
event-took-trade =
    { $count ->
        [0] { $seat } got nothing for Trade icons.
       *[other] { $seat } took { count-tokens } from the Supply for Trade icons.
    }
event-took-half =
    { $count ->
        [0] { $seat } took nothing: half of the Supply rounds down to 0.
       *[other] { $seat } took half of the Supply: { count-tokens }.
    }
event-filled-up =
    { $count ->
        [0] { $seat } has fewer tokens than the Current Era, and the Supply is empty.
       *[other] { $seat } has fewer tokens than the Current Era and took { count-tokens } from the Supply.
    }
event-filled-up-reserve = { $seat } took the missing { count-tokens } from the Reserve.
event-took =
    { $count ->
        [0] { $card }: { $seat } got nothing from the Supply.
       *[other] { $card }: { $seat } took { count-tokens } from the Supply.
    }
event-took-reserve =
    { $count ->
        [0] { $card }: { $seat } got nothing from the Reserve.
       *[other] { $card }: { $seat } took { count-tokens } from the Reserve.
    }
event-moved =
    { $count ->
        [0] { $card }: { $seat } moved nothing from the Reserve to the Supply.
       *[other] { $card }: { $seat } moved { count-tokens } from the Reserve to the Supply.
    }
event-shared =
    { $rest ->
        [0] { $card }: { $seat } shared out the tokens of all players equally, { $count } each.
       *[other] { $card }: { $seat } shared out the tokens of all players equally, { $count } each, and { $rest } to the Supply.
    }
event-attacked = { $seat } attacked { $target } with { $card }.
event-attacked-banker = { $seat } attacked the Banker with { $card }.
event-no-target = { $seat } found nobody weaker to attack with { $card }.
event-stole =
    { $count ->
        [0] { $seat } took nothing from { $target }.
       *[other] { $seat } took { count-tokens } from { $target }.
    }
event-added = New in the Market: { $card }.
event-outdated = Outdated, { $card } left the Market.
event-stalled = Play had stalled, so { $card } left the Market.
event-banker-invested = The Banker invested { count-tokens } in { $card }.
event-banker-withdrew = The Banker withdrew: { $card } left the Market, { count-tokens } went to the Supply.
event-ended = The Future arrived: the game is over.

## Why not

why-FH-TUR-3 = Nobody may pass: take one of the five actions.
why-FH-INV-1 =
    { $open ->
        [0] You have no tokens to invest.
       *[other] You have an open investment already, and only one marker.
    }
why-FH-INV-2 =
    { $fault ->
        [absent] There is no { $card } in the Market.
        [amount] You can invest from 1 to { $have } tokens: that is all you own.
       *[taken] Somebody has already invested in { $card }.
    }
why-FH-INV-5 = The Banker has invested in { $card }, so nobody else can.
why-FH-COM-1 =
    { $open ->
        [0] You have no open investment to complete.
       *[other] You can only complete your own investment, and that lies on { $card }.
    }
why-FH-SNP-1 =
    { $need ->
        [0] No opponent has invested in { $card }.
        [one] Sniping { $card } costs 1 token, and you have { $have }.
       *[other] Sniping { $card } costs { $need } tokens, and you have { $have }.
    }
why-FH-ACT-1 = You have no visible Turn Action called { $card }.
why-FH-ACT-3 = Activating { $card } would change nothing now.
why-FH-HAR-1 =
    { $have ->
        [one] Harvest would bring nothing: half of { $supply } in the Supply rounds down to 0, and your 1 token is no less than the Current Era ({ $era }).
       *[other] Harvest would bring nothing: half of { $supply } in the Supply rounds down to 0, and your { $have } tokens are no less than the Current Era ({ $era }).
    }
why-FH-EFF-8 = There is a marker on { $card }, and only a card without any can be gained.
why-FH-EFF-9 = The effect does not give { $card }: it gives a Market card of the type it names.
why-FH-ATK-4 = You attack with strength { $have }, and this opponent yields only to { $need } or more.
why-FH-DSL-6 = Choose one of the effects that the card offers and that would change something.
why-FH-TWO-2 = You were not dealt { $card }: keep one of your own two starting cards.
why-FH-TWO-7 = The bonus after Complete is one extra Invest or Snipe, nothing else.
why-FH-TWO-14 = The Banker cannot invest in { $card }: name a Market card without a marker.

## Points by source; cards that score are called by their names

score-culture = Culture icons
score-icons = Half of all other icons

## Options

option-variant = Two-player variant
option-variant-help = How attacks work with two players; three to five always play by the standard rules.
option-variant-standard = Standard
option-variant-standard-help = Attacks hit the other player, never the Banker.
option-variant-rahdo = Rahdo
option-variant-rahdo-help = Attacks hit only the Banker, whose strength is twice the Current Era, and are paid from the Supply.
option-stall = Stalled table
option-stall-help = The rulebook lets a table harvest for ever; with this option the Market moves on when no card has moved for so many rounds.
option-stall-2 = 2 rounds
option-stall-2-help = After 2 rounds in which no card moved, the leftmost free card leaves the Market.
option-stall-3 = 3 rounds
option-stall-3-help = After 3 rounds in which no card moved, the leftmost free card leaves the Market.
option-stall-5 = 5 rounds
option-stall-5-help = After 5 rounds in which no card moved, the leftmost free card leaves the Market.
option-stall-off = Off
option-stall-off-help = The rulebook alone applies; when nothing moves any more, you may agree to end the game.
