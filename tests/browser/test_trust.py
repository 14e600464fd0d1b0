"""What one can rely on: fair shuffles that the browser itself checks, and an account that nobody needs."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, Page, Response, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import concede, is_asked, screenshot
from browser.test_access import serious

NAME, PASSWORD = "Ana of the Night", "correct horse battery"


# ---- fair shuffles


def test_those_who_are_awaited_are_named_until_they_come(host: Host, new_page: NewPage) -> None:
    dealt = host.make(3, people=2)
    ana, onlooker, phone = new_page(), new_page(lang="es-ES"), new_page(360, 640, is_phone=True)
    ana.goto(dealt.link(0))
    onlooker.goto(dealt.watching())
    expect(ana.get_by_role("heading", level=1)).to_have_text("Waiting for seat 2")
    expect(onlooker.get_by_role("heading", level=1)).to_have_text("Faltan por estar listos: asiento 2")
    ana.get_by_text("How do I know").click()
    expect(ana.locator("[data-waiting] code")).to_have_text(f"{dealt.commitment}")
    assert serious(ana) == []
    screenshot(ana, "waiting-room")
    screenshot(onlooker, "waiting-room-spanish")
    phone.goto(dealt.watching())
    phone.wait_for_selector("[data-waiting]")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(phone, "waiting-room-phone")
    ben = new_page()
    ben.goto(dealt.invitation(1))
    ben.get_by_role("button", name="Ready").click()
    for page in (ana, ben, onlooker):
        page.wait_for_selector(".prompt")
        assert page.locator("[data-waiting]").count() == 0


def test_after_the_end_the_browser_checks_the_shuffles(host: Host, page: Page) -> None:
    """Against the commitment it noted and the luck it added; a proof that was tampered with would be found."""
    page.goto(host.make(2).link(0))
    assert is_asked(page)
    concede(page)
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "yes")
    expect(page.locator("[data-fair] summary")).to_contain_text("Were the shuffles fair? Yes, checked here")
    page.locator("[data-fair] summary").click()
    for words in (
        "the one it committed to",
        "noted that commitment",
        "luck that this browser",
        "The seed follows",
        "Every shuffle",
    ):
        expect(page.locator("[data-fair] li", has_text=words)).to_be_visible()
    assert serious(page) == []
    screenshot(page, "fair")
    kept = json.loads(page.evaluate("localStorage.getItem('primogen.luck')"))
    kept[0]["luck"] = "another"
    page.evaluate("kept => localStorage.setItem('primogen.luck', kept)", json.dumps(kept))
    page.reload()
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "no")
    expect(page.locator("[data-fair] summary")).to_contain_text("No, the proof is false")


def test_another_browser_of_the_same_player_knows_that_it_came_later(host: Host, new_page: NewPage) -> None:
    """The luck it would have added was not taken, which is no sign of a false proof."""
    link, first, second = host.make(2).link(0), new_page(), new_page()
    first.goto(link)
    assert is_asked(first)
    second.goto(link)
    concede(second)
    second.locator("[data-fair] summary").click()
    expect(second.locator("[data-fair]")).to_have_attribute("data-fair", "yes")
    expect(second.locator("[data-fair] li", has_text="first in another browser")).to_be_visible()
    expect(first.locator("[data-fair]")).to_have_attribute("data-fair", "yes")
    first.locator("[data-fair] summary").click()
    expect(first.locator("[data-fair] li", has_text="luck that this browser")).to_be_visible()


def test_a_browser_without_cryptography_says_who_can_check(host: Host, page: Page) -> None:
    """As over plain http on another machine."""
    page.add_init_script("delete Crypto.prototype.subtle")
    page.goto(host.make(2).link(0))
    assert is_asked(page)
    concede(page)
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "unknown")
    page.locator("[data-fair] summary").click()
    expect(page.locator("[data-fair] li")).to_contain_text("primogen verify")


# ---- accounts


def is_kept(answer: Response) -> bool:
    return answer.url.endswith("/kept/seats") and answer.request.method == "PUT"


def sign(page: Page, kind: str, name: str, password: str) -> None:
    page.get_by_text(kind, exact=True).first.click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name=kind).click()


def test_seats_follow_their_person_to_another_browser(host: Host, new_page: NewPage) -> None:
    one, two = new_page(), new_page()
    one.goto(f"{host.address}/#/")
    one.get_by_role("link", name="Account").click()
    expect(one.get_by_label("Password")).to_have_attribute("autocomplete", "current-password")
    one.get_by_text("Create account", exact=True).first.click()
    expect(one.get_by_label("Password")).to_have_attribute("autocomplete", "new-password")
    screenshot(one, "account")
    assert serious(one) == []
    sign(one, "Create account", NAME, PASSWORD)
    expect(one.get_by_text(f"Signed in as {NAME}").first).to_be_visible()
    assert serious(one) == []
    screenshot(one, "account-signed-in")
    one.goto(f"{host.address}/#/")
    with one.expect_response(is_kept):  # however quick it comes
        one.get_by_role("button", name="Play now").click()
        assert is_asked(one)
    room = one.url.rsplit("/", 1)[1]
    two.goto(f"{host.address}/#/account")
    sign(two, "Sign in", NAME, PASSWORD)
    expect(two.get_by_text(f"Signed in as {NAME}").first).to_be_visible()
    two.goto(f"{host.address}/#/")
    two.locator(f"a[href='#/table/{room}']").click()
    assert is_asked(two)
    two.goto(f"{host.address}/#/account")
    two.get_by_role("button", name="Sign out", exact=True).click()
    expect(two.get_by_text("Signed out.")).to_be_visible()


def test_what_one_has_said_can_be_deleted(host: Host, new_page: NewPage) -> None:
    """For the other player, too, who sits there."""
    dealt = host.deal(2, people=2)
    ana, ben = new_page(), new_page()
    for page, seat in ((ana, 0), (ben, 1)):
        page.goto(dealt.link(seat))
    for page, words in ((ana, "I live at number 7"), (ben, "so do I")):
        page.wait_for_selector(".prompt")
        page.keyboard.press("/")
        page.keyboard.insert_text(words)
        page.keyboard.press("Enter")
        expect(page.get_by_role("log", name="Chat")).to_contain_text(words)
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("I live at number 7")
    ana.goto(f"{host.address}/#/account")
    sign(ana, "Create account", "Ana who talks", PASSWORD)
    expect(ana.get_by_text("Signed in as Ana who talks").first).to_be_visible()
    ana.get_by_text("Delete my chat").first.click()
    screenshot(ana, "account-chat")
    assert serious(ana) == []
    ana.get_by_role("button", name="Delete my chat").click()
    expect(ana.get_by_text("What you have said is deleted.")).to_be_visible()
    expect(ben.get_by_role("log", name="Chat")).not_to_contain_text("I live at number 7")
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("so do I")


def test_a_password_is_changed_and_every_browser_signed_out(host: Host, new_page: NewPage) -> None:
    one, two = new_page(), new_page()
    for page, kind in ((one, "Create account"), (two, "Sign in")):
        page.goto(f"{host.address}/#/account")
        sign(page, kind, "Changing", PASSWORD)
        expect(page.get_by_text("Signed in as Changing").first).to_be_visible()
    one.locator("summary", has_text="Change password").click()
    one.get_by_label("Password now").fill(PASSWORD)
    one.get_by_label("New password").fill("short")
    one.keyboard.press("Enter")
    expect(one.get_by_role("alert")).to_have_text("At least 8 characters")
    one.get_by_label("New password").fill("quite another")
    screenshot(one, "account-password")
    assert serious(one) == []
    one.keyboard.press("Enter")
    expect(one.get_by_text("The password is changed.")).to_be_visible()
    two.reload()
    expect(two.get_by_role("button", name="Sign in")).to_be_visible()
    sign(two, "Sign in", "Changing", "quite another")
    expect(two.get_by_text("Signed in as Changing").first).to_be_visible()
    two.get_by_role("button", name="Sign out everywhere").click()
    expect(two.get_by_text("Signed out here and in every other browser.")).to_be_visible()
    one.reload()
    expect(one.get_by_role("button", name="Sign in")).to_be_visible()


def test_what_is_wrong_is_said_and_an_account_can_be_deleted(host: Host, new_page: NewPage) -> None:
    """By keyboard, in Spanish, on a phone's width."""
    page = new_page(360, 640, lang="es-ES")
    page.goto(f"{host.address}/#/account")
    page.get_by_text("Crear cuenta", exact=True).first.click()
    page.get_by_label("Nombre").fill("Inés")
    page.get_by_label("Contraseña").fill("corta")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Al menos 8 caracteres")
    page.get_by_label("Contraseña").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Has entrado como Inés").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_text("Borrar cuenta").first.click()
    page.locator("input[name=password]").fill(PASSWORD)
    screenshot(page, "account-phone")
    page.keyboard.press("Enter")
    expect(page.get_by_text("La cuenta se ha borrado.")).to_be_visible()


def test_a_refusal_is_told_in_the_words_of_the_page(host: Host, chromium: Browser) -> None:
    """In a browser of its own, whose console may complain of the refusal."""
    page = chromium.new_page(locale="en-GB")
    page.goto(f"{host.address}/#/account")
    sign(page, "Sign in", "Nobody", "wrong password")
    expect(page.get_by_role("alert")).to_have_text("Name and password do not match.")
    expect(page.get_by_role("button", name="Sign in")).to_be_enabled()
    page.close()
