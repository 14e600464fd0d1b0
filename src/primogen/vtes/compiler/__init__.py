"""Texts of cards into trees: one table of phrases, each of which both reads and prints.

surface/   the nodes of the tree; its docstring is their catalogue
phrases/   the table: for each file of nodes the file of the phrases that say them
printed    what stands on the cards             lexicon, naming, spelling, tokens   their words
table, inflection   what a phrase is            reading, sense, printing            words to trees and back
gates/     what a tree must pass                scope   when a sentence holds       compiling   a whole card
"""
