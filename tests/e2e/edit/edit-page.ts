import type { Page } from 'playwright/test'
import { expect, shareSmallServer } from '../dev/dev-server'

/** The actions of a writer in edit mode, for the tests of the calling file; on the small site where no other is given. */
export function shareEditServer(server = shareSmallServer()) {
  /** Opens a page and turns edit mode on where it is off. */
  const edit = async (page: Page, address: string) => {
    const button = page.getByRole('button', { name: 'Edit', exact: true })
    // Again where the server restarts meanwhile, as after changed settings: scripts that a page asks for then are lost.
    await expect(async () => {
      await server.open(page, address)
      // A page that was open before may be starting it by itself.
      await expect(button).not.toHaveAttribute('aria-busy')
      if ((await button.getAttribute('aria-pressed')) === 'false') await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 20_000 })
    }).toPass({ timeout: 90_000 })
    await expect(texts(page).first()).toHaveText(/: /)
  }
  return { ...server, editPage: edit }
}

/** The card that is open. */
export const card = (page: Page) => page.getByRole('dialog')

/** The buttons of the list of texts. */
export const texts = (page: Page) => page.getByRole('region', { name: 'Texts of this page' }).getByRole('button')

/** The text that is edited, formatted or as Markdown. */
export const markdown = (page: Page) => card(page).locator('.ProseMirror, .cm-content')

/** A button of the open card. */
export const tool = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })

/** Saves the open card, and waits until it is closed. */
export async function save(page: Page) {
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toHaveCount(0)
}

/** Types at the end of the text that is open. */
export async function typeAtEnd(page: Page, words: string) {
  await expect(markdown(page)).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

/** Opens the form of a field from the list of all fields. */
export async function openField(page: Page, name: RegExp) {
  await page.getByRole('button', { name: 'Fields', exact: true }).click()
  await card(page).getByRole('button', { name }).first().click()
}

/** The lines that are in a text and not in another one. */
export const newLines = (before: string, after: string) =>
  after.split('\n').filter(line => !before.split('\n').includes(line))

/** Opens the form of a worked example below the first paragraph of a page's text. */
export async function insertWorked(page: Page) {
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await card(page).getByRole('button', { name: 'Insert below' }).click()
  await card(page).getByRole('searchbox').fill('worked')
  await card(page)
    .getByRole('button', { name: /^Worked / })
    .click()
  // Nothing is filled in.
  await card(page).getByLabel('Input').fill('Sum this contract up for its buyer.')
  await card(page).getByLabel('Output').fill('Three risks, with their clauses.')
  await card(page).getByLabel('Check').fill('Each clause is quoted.')
}

/** Goes to the entry of a text in the list by keyboard, and opens it. */
export async function openByKeyboard(page: Page, name: RegExp) {
  const entry = texts(page).filter({ hasText: name }).first()
  await entry.waitFor({ state: 'attached' })
  await page.keyboard.press('Home')
  // Step by step: the list gets further entries when the server has found the computed texts of the page.
  const isFocused = () => entry.evaluate(each => (each.getRootNode() as ShadowRoot).activeElement === each)
  for (let steps = 0; !(await isFocused()) && steps < (await texts(page).count()); steps++)
    await page.keyboard.press('ArrowDown')
  await expect(entry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeVisible()
}
