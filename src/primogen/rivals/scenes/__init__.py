"""Tables of Rivals laid by names, played by words, and asked about."""
