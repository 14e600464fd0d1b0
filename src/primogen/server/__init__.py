"""Tables for people and bots: seats, storage, sockets. Holds no rules; a game is known by its desk (see games/)."""
