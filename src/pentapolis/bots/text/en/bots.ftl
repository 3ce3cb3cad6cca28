### What bots are called, and what they are like: in the browser and in the terminal. The weakest comes first.

bot-random = Wanderer
bot-random-help = Goes wherever the wind blows. Good company for a first look at the rules.
bot-greedy = Merchant
bot-greedy-help = Takes the best bargain in sight and plays at once. A fair start.
bot-planner = Architect
bot-planner-help = Draws up the whole turn, and reckons with your reply before laying a stone.
bot-search = Strategist
bot-search-help = Plays many possible futures in its head before every move. Bring your best.
