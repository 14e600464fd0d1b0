"""What the server, the page and the terminal are told of a table of the Eternal Struggle."""
