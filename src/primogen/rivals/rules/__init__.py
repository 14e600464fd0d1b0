"""The rules of Rivals, one file per noun of the rulebook. What they change, they change through the atoms."""
