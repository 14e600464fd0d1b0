"""What must hold of every game of Rivals, tables to try it at, twins."""
