"""Shadows & Shrouds: the wraith tokens. What they print is in none of our sources: they have no text of their own."""

from primogen.rivals.language.vocabulary import *

WRAITH_TOKENS = (
    wraith_token("sas-wraith-1", "Wraith"),
    wraith_token("sas-wraith-2", "Wraith"),
    wraith_token("sas-wraith-3", "Wraith"),
    wraith_token("sas-wraith-4", "Wraith"),
    wraith_token("sas-wraith-5", "Wraith"),
    wraith_token("sas-wraith-6", "Wraith"),
)
