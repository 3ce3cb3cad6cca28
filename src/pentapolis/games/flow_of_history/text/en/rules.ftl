### Titles of the rules of The Flow of History, one for each id of the rule catalogue.
### The dot of an id is a hyphen here: FH-INV.1 is FH-INV-1.

## GEN — Overview

section-FH-GEN = Overview
FH-GEN-1 = Build one Civilization from Market cards; most victory points win
FH-GEN-2 = Everything is public except the order of the Civilization Deck
FH-GEN-3 = No dice, no hands, no board and no solo mode
FH-GEN-4 = Halves are rounded down unless stated otherwise

## CMP — Components and limits

section-FH-CMP = Components and limits
FH-CMP-1 = The box: cards, player aids, markers and resource tokens
FH-CMP-2 = How many of the 67 cards each deck holds
FH-CMP-3 = Tokens are unlimited and the Reserve is never empty
FH-CMP-4 = One marker per player, so one open investment at most
FH-CMP-5 = One Leader at most; Wonders and stacks have no limit

## CRD — Card anatomy

section-FH-CRD = Card anatomy
FH-CRD-1 = What a Civilization card shows on its two sides
FH-CRD-2 = There are seven kinds of production icon
FH-CRD-3 = There are six card types, told apart by colour
FH-CRD-4 = All cards of one type share the same income icon
FH-CRD-5 = Every card except a starting card has one effect
FH-CRD-6 = Income icons and Scoring effect icons are not production icons
FH-CRD-7 = Production icons give points and set the size of actions

## STK — Placing cards

section-FH-STK = Placing cards
FH-STK-1 = A new card goes on top of its type's stack
FH-STK-2 = Only the top card's effect works; all strips count
FH-STK-3 = A new Leader removes the old one from the game
FH-STK-4 = Wonders lie side by side and are never covered
FH-STK-5 = An uncovered card works again, except effects that fire once
FH-STK-6 = Covering the older card of the same type is mandatory
FH-STK-7 = Covered cards and the starting Government count as owned
FH-STK-8 = A removed card goes to the box and never returns
FH-STK-9 = The Future lies apart, has no type and counts as a card

## ICO — Counting icons

section-FH-ICO = Counting icons
FH-ICO-1 = Icons come from all strips and from visible Permanent effects
FH-ICO-2 = Cards in the Market give no icons, even with your marker
FH-ICO-3 = Effects counting a card type include the card itself
FH-ICO-4 = Permanent effects never count icons, only cards or fixed numbers
FH-ICO-5 = Transience changes nothing until final scoring

## TOK — Tokens, Supply and Reserve

section-FH-TOK = Tokens, Supply and Reserve
FH-TOK-1 = Tokens lie in Civilizations, on Market cards, in Supply or Reserve
FH-TOK-2 = Tokens on Market cards belong to nobody
FH-TOK-3 = The few cases in which tokens leave the Reserve
FH-TOK-4 = Income is limited to what lies in the Supply
FH-TOK-5 = Supply effects never draw on the Reserve when short
FH-TOK-6 = Spent tokens go to the Supply, not the Reserve

## ERA — Eras

section-FH-ERA = Eras
FH-ERA-1 = Era values run from 0 for A to 5 for V
FH-ERA-2 = Starting cards count as era 0, Internet and The Future as 5
FH-ERA-3 = Current Era: highest era in the Market or any Civilization

## EFF — Effects in general

section-FH-EFF = Effects in general
FH-EFF-1 = There are six kinds of card effect
FH-EFF-2 = Place a gained card, then resolve its immediate effect
FH-EFF-3 = A new card's icons count; the card it covered stops working
FH-EFF-4 = An effect that cannot be carried out does nothing
FH-EFF-5 = Carry out as much of an effect as possible
FH-EFF-6 = Chained effects are resolved fully within the same action
FH-EFF-7 = Gaps in the Market stay open until cleanup
FH-EFF-8 = Uninvested means without any marker, the Banker's included
FH-EFF-9 = Gaining a matching uninvested Market card is mandatory if possible
FH-EFF-10 = Cards gained through effects cost nothing and pay no income

## INS — Instant

section-FH-INS = Instant
FH-INS-1 = An Instant effect must be resolved when the card is gained
FH-INS-2 = An Instant effect works at most once per game

## ATK — Attack

section-FH-ATK = Attack
FH-ATK-1 = An Attack is mandatory and fires once, on gaining the card
FH-ATK-2 = The attacker's strength is its Attack icons only
FH-ATK-3 = An opponent's strength is its Attack plus Defense icons
FH-ATK-4 = Only strictly weaker opponents can be attacked
FH-ATK-5 = The attacker must choose exactly one weaker opponent
FH-ATK-6 = The attacker makes every decision inside the effect
FH-ATK-7 = An Attack without a weaker opponent does nothing

## ALL — Attack All

section-FH-ALL = Attack All
FH-ALL-1 = Attack All hits every strictly weaker opponent
FH-ALL-2 = The attacker decides separately for each opponent hit
FH-ALL-3 = Strengths are compared once, then effects apply clockwise

## PRM — Permanent

section-FH-PRM = Permanent
FH-PRM-1 = A Permanent effect works while its card is visible
FH-PRM-2 = Transience switches a Permanent effect off before final scoring

## TRN — Turn Action

section-FH-TRN = Turn Action
FH-TRN-1 = A Turn Action replaces every other action of the turn
FH-TRN-2 = A Turn Action cannot be used the turn it was gained
FH-TRN-3 = A Turn Action may be reused in later turns while visible

## SCE — Scoring effects

section-FH-SCE = Scoring effects
FH-SCE-1 = Scoring effects work only in final scoring and only if visible
FH-SCE-2 = Icons inside Scoring effects never count during the game

## DSL — Effects as card data

section-FH-DSL = Effects as card data
FH-DSL-1 = Effects run in order; a card removing itself leaves first
FH-DSL-2 = Counting for effects: icons now, all cards owned, full pairs
FH-DSL-3 = Gaining from the Market or from the top of the deck
FH-DSL-4 = Stolen tokens go to the attacker, limited to the target's tokens
FH-DSL-5 = Only top cards and Leaders can be removed, never Wonders
FH-DSL-6 = The attacker must choose an option that changes something
FH-DSL-7 = Equal sharing of all players' tokens; remainder to the Supply
FH-DSL-8 = Theft, removal and sharing belong to reconstructed cards

## SET — Setup

section-FH-SET = Setup
FH-SET-1 = The Banker card is put away
FH-SET-2 = The five era A cards form the first Market
FH-SET-3 = The Market has five cards, six with five players
FH-SET-4 = Each player is dealt one starting Government
FH-SET-5 = Order of the Civilization Deck, from era I to The Future
FH-SET-6 = Each player takes a marker, an aid card and four tokens
FH-SET-7 = Other tokens form the Reserve; the Supply starts empty
FH-SET-8 = Random start player, then turns go clockwise
FH-SET-9 = Era A is shuffled; new Market cards join at the right

## TUR — Turn

section-FH-TUR = Turn
FH-TUR-1 = A turn is an action phase followed by cleanup
FH-TUR-2 = Take exactly one of the five actions
FH-TUR-3 = Passing is not allowed; some action is always possible
FH-TUR-4 = After cleanup the game ends or the next player goes

## INV — Invest

section-FH-INV = Invest
FH-INV-1 = Invest needs a free marker and at least one token
FH-INV-2 = Choose an uninvested Market card and how many tokens to invest
FH-INV-3 = Marker and tokens on the card make you its Investor
FH-INV-4 = An open investment cannot be changed, moved or withdrawn
FH-INV-5 = A card under the Banker's marker cannot be invested in

## COM — Complete

section-FH-COM = Complete
FH-COM-1 = Complete needs an open investment of your own
FH-COM-2 = An investment may be completed in any later turn
FH-COM-3 = Completing first sends the invested tokens to the Supply
FH-COM-4 = Income: one token per matching icon, without the new card
FH-COM-5 = Take back the marker and place the card after income
FH-COM-6 = When the completed card's effect starts to work
FH-COM-7 = Only the Complete action pays investment income

## SNP — Snipe

section-FH-SNP = Snipe
FH-SNP-1 = Snipe needs an opponent's investment you can match in tokens
FH-SNP-2 = Choose one affordable card with an opponent's investment
FH-SNP-3 = Pay the Investor what lies on the card; the marker returns
FH-SNP-4 = Tokens on the sniped card go to the Supply
FH-SNP-5 = The sniped Investor takes one Supply token per Trade icon
FH-SNP-6 = The sniped Investor then takes half the Supply, rounded down
FH-SNP-7 = The sniper places the card and resolves its effect
FH-SNP-8 = Nobody gets investment income from a Snipe
FH-SNP-9 = Your own open investment does not prevent sniping
FH-SNP-10 = The Investor's compensation is automatic, not optional

## ACT — Activate

section-FH-ACT = Activate
FH-ACT-1 = Activate one visible Turn Action not gained this turn
FH-ACT-2 = A card gained by activating is placed and resolved immediately
FH-ACT-3 = Activate is allowed only if the effect changes something

## HAR — Harvest

section-FH-HAR = Harvest
FH-HAR-1 = Harvest must increase the tokens in your Civilization
FH-HAR-2 = Harvest: each Agriculture icon moves one token from Reserve to Supply
FH-HAR-3 = Harvest takes half of the Supply, rounded down
FH-HAR-4 = Harvest fills you up to the Current Era number
FH-HAR-5 = The full Harvest calculation, step by step
FH-HAR-6 = An open investment neither blocks nor counts towards Harvest

## CLN — Cleanup phase

section-FH-CLN = Cleanup phase
FH-CLN-1 = Refill the Market from the top of the deck
FH-CLN-2 = Remove uninvested Market cards two eras behind, then refill
FH-CLN-3 = Invested cards are never removed for their age
FH-CLN-4 = The era check never touches cards in Civilizations
FH-CLN-5 = The era check repeats until no card is removed
FH-CLN-6 = With an empty deck the Market stays short

## END — End of the game

section-FH-END = End of the game
FH-END-1 = The Future entering the Market or a Civilization triggers the end
FH-END-2 = The game ends after the active player's turn
FH-END-3 = Gaining The Future still lets the turn finish normally
FH-END-4 = Open investments are worth nothing at the end

## SCR — Final scoring

section-FH-SCR = Final scoring
FH-SCR-1 = Before scoring, effects with a Transience icon stop working
FH-SCR-2 = Each Culture icon is worth one victory point
FH-SCR-3 = Victory points for half of all other icons, rounded down
FH-SCR-4 = Visible Scoring effects add their points last
FH-SCR-5 = Most victory points win; tokens are worth none

## TIE — Ties

section-FH-TIE = Ties
FH-TIE-1 = First tie-break: most cards in the Civilization
FH-TIE-2 = Second tie-break: most tokens in the Civilization
FH-TIE-3 = Players who are still tied share the victory

## TWO — Two players

section-FH-TWO = Two players
FH-TWO-1 = Two players use five Market cards and no Banker card
FH-TWO-2 = Two players: keep one of two starting Governments
FH-TWO-3 = Two players build the Civilization Deck as usual
FH-TWO-4 = The Banker starts with two tokens on the first card
FH-TWO-5 = With two players the Supply starts with two tokens
FH-TWO-6 = After Complete you may add one Invest or Snipe
FH-TWO-7 = The bonus follows Complete only, once per turn
FH-TWO-8 = Sniping the Banker: payment and card's tokens go to Supply
FH-TWO-9 = The card the Banker invested in leaves before the refill
FH-TWO-10 = Name an uninvested card; the Banker invests half the Supply
FH-TWO-11 = The Banker skips investing below two Supply tokens
FH-TWO-12 = Order of the cleanup steps with two players
FH-TWO-13 = The Banker cannot be attacked, takes no turns, scores nothing
FH-TWO-14 = The card named for the Banker must be uninvested

## RAH — Rahdo variant

section-FH-RAH = Rahdo variant
FH-RAH-1 = Rahdo variant: two-player rules changed by the Banker card
FH-RAH-2 = Rahdo variant: Attacks hit only the Banker, strength twice Current Era
FH-RAH-3 = Rahdo variant: beating the Banker pays from the Supply
FH-RAH-4 = Rahdo variant: sniping the other player stays allowed

## FAQ — Questions and answers

section-FH-FAQ = Questions and answers
FH-FAQ-1 = What if an effect has no legal target?
FH-FAQ-2 = How much does Printing Press pay from a short Supply?
FH-FAQ-3 = Do effects fire on cards gained through other cards?

## RUL — Rulings on open points

section-FH-RUL = Rulings on open points
FH-RUL-1 = Ruling: which income icon each card type has
FH-RUL-2 = Ruling: era of starting cards, Internet and The Future
FH-RUL-3 = Ruling: activating without any effect is illegal
FH-RUL-4 = Ruling: do what is possible, choose an effective option
FH-RUL-5 = Ruling: Attack All compares first, then applies clockwise
FH-RUL-6 = Ruling: the era check repeats until stable
FH-RUL-7 = Ruling: shared victory after two tie-breaks
FH-RUL-8 = Ruling: limits on the Banker with two players
FH-RUL-9 = Ruling: tokens on Market cards are nobody's
FH-RUL-10 = Ruling: what happens when a player gains The Future
FH-RUL-11 = Ruling: starting Governments can be covered, removed and counted
FH-RUL-12 = Ruling: an available card must be taken, even if unwanted
FH-RUL-13 = Ruling: the rules set no limit on turns
FH-RUL-14 = Ruling: smaller points, settled where they stand

## GLO — Glossary

section-FH-GLO = Glossary
FH-GLO-1 = Glossary: what the Current Era is
FH-GLO-2 = Glossary: what removing a card means
FH-GLO-3 = Glossary: the Investor has a marker on the card
FH-GLO-4 = Glossary: how investment income is worked out
FH-GLO-5 = Glossary: Transience effects do not count in scoring
FH-GLO-6 = Glossary: tokens are a public, unlimited currency
FH-GLO-7 = Glossary: the Reserve and when it is used
FH-GLO-8 = Glossary: the Supply collects what players spend
FH-GLO-9 = Glossary: victory points decide who wins

## STL — Stalled table (option of this platform)

section-FH-STL = Stalled table (option of this platform)
FH-STL-1 = Stalled: whole rounds with no card gained or leaving the Market
FH-STL-2 = When stalled, cleanup removes the leftmost uninvested Market card
FH-STL-3 = The stall option is off unless chosen; then only the rulebook applies
FH-STL-4 = After three rounds without a card the table may agree to end the game
