"""The database: accounts, matches, entries, analyses. What a method has written is durable when it returns."""
