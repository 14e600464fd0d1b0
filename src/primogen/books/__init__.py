"""The books: the ledger of rules, searched and compared with the tests that cite it."""
