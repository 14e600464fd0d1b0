"""The rules book: searched, read by chapter, linked to; and every rule that the table names can be read there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import is_asked, screenshot
from browser.test_access import serious
from browser.test_phone import fits


def test_words_find_rules_grouped_by_chapter(host: Host, page: Page) -> None:
    page.goto(f"{host.address}/#/rules")
    page.get_by_label("Search the rules").fill("torpor")
    expect(page.get_by_role("status")).to_contain_text("rules speak of “torpor”")
    chapters = page.locator(".chapter h2").all_inner_texts()
    assert len(chapters) > 5 and len(set(chapters)) == len(chapters)
    screenshot(page, "rules")
    page.get_by_label("Search the rules").fill("quidditch")
    expect(page.get_by_role("status")).to_contain_text("No rule speaks of “quidditch”")


def test_a_rule_has_an_address(host: Host, page: Page) -> None:
    """It opens in the midst of its chapter, marked and in sight."""
    page.goto(f"{host.address}/#/rules/RV-ATK-31")
    rule = page.get_by_role("article", name="Rule RV-ATK-31")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(page.get_by_role("article", name="Rule RV-ATK-30")).to_be_visible()
    screenshot(page, "rule")
    page.get_by_role("link", name="Link to RV-ATK-32").click()
    expect(page).to_have_url(f"{host.address}/#/rules/RV-ATK-32")
    expect(page.get_by_role("article", name="Rule RV-ATK-32")).to_be_focused()
    page.goto(f"{host.address}/#/rules/RV-NOTHING")
    expect(page.get_by_role("alert")).to_contain_text("no rule has the id 'RV-NOTHING'")


def test_chapters_and_older_rulebooks(host: Host, page: Page) -> None:
    page.goto(f"{host.address}/#/rules")
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Blocking").click()
    expect(page.locator(".chapter article")).to_have_count(9)
    page.get_by_label("Rulebook").select_option(label="Rivals, 2020")
    page.get_by_label("Search the rules").fill("torpor")
    expect(page.get_by_role("status")).to_contain_text("rules speak of “torpor”")
    ids = page.locator(".chapter article").evaluate_all("all => all.map(each => each.id)")
    assert ids and all(each.startswith("R20-") for each in ids)
    page.get_by_label("Rulebook").select_option(label="All rulebooks")
    expect(page.locator(".chapter .end").first).to_have_text("Rivals, 2023 (played here)")
    page.get_by_label("Search the rules").fill("RV-BLOCK-05")
    expect(page.locator(".chapter article")).to_have_count(1)


def test_the_tables_rules_are_links_that_do_not_leave_it(host: Host, page: Page) -> None:
    """Of the question itself, and of what is greyed."""
    page.goto(host.lay("late", 4).link(0))
    is_asked(page)
    asked = page.locator("[data-number]").get_attribute("data-number")
    for link in (page.locator(".prompt .foot .rulelink"), page.locator(".cants .rulelink").first):
        rule = link.inner_text()
        link.click()
        dialogue = page.get_by_role("dialog", name=f"Rule {rule}")
        expect(dialogue.locator(".ruletext")).not_to_be_empty()
        screenshot(page, "table-rule")
        assert dialogue.get_by_role("link", name="Open in the rules book").get_attribute("href") == f"#/rules/{rule}"
        page.keyboard.press("1")  # no answer while one reads
        page.keyboard.press("Escape")
        expect(dialogue).to_have_count(0)
        page.get_by_role("button", name="Why not?").or_(page.get_by_role("button", name="Hide reasons")).click()
    assert page.locator("[data-number]").get_attribute("data-number") == asked


def test_spanish_terms_lead_to_english_rules(host: Host, new_page: NewPage) -> None:
    page = new_page(1366, 768, lang="es-ES")
    page.goto(f"{host.address}/#/rules")
    expect(page.get_by_text("Las reglas están escritas en inglés.")).to_be_visible()
    page.get_by_label("Buscar en las reglas").fill("letargo")
    expect(page.get_by_role("status")).to_contain_text("«letargo», en las reglas: «torpor»")
    expect(page.locator(".chapter article").first).to_contain_text("torpor = Letargo")
    screenshot(page, "rules-es")
    assert serious(page) == []


def test_on_a_phone(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(f"{host.address}/#/rules/RV-ATK-31")
    expect(page.get_by_role("article", name="Rule RV-ATK-31")).to_be_in_viewport()
    assert fits(page)
    screenshot(page, "phone-rule")
    assert serious(page) == []
    page.goto(f"{host.address}/#/rules")
    page.get_by_role("link", name="Attacks").tap()
    expect(page.locator(".chapter article").first).to_be_visible()
    assert fits(page)


def test_nothing_serious_in_either_theme(host: Host, page: Page) -> None:
    page.goto(f"{host.address}/#/rules/RV-ATK-31")
    page.get_by_role("article", name="Rule RV-ATK-31").wait_for()
    assert serious(page) == []
    page.get_by_role("button", name="Light theme").click()
    page.wait_for_timeout(300)
    assert serious(page) == []
