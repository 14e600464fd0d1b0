"""The templates, in files as those of the English column (`compiler/phrases/`)."""
