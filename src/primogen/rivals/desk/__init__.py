"""What the server and the page are told of a table of Rivals."""
