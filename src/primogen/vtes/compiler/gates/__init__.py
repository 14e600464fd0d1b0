"""What a tree must pass after every word was read: it prints back, refers to something, agrees with the columns."""
