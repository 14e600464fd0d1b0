"""The second column of the phrase table: the texts of cards in Spanish, from the trees that English was read into.

Nothing is read by it, so one template a node is enough. What stands in `columns/` is found by being there.
"""
