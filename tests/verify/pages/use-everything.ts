import type { Locator, Page } from 'playwright'

/** Uses what a page has: each control of its figures and forms, then the search and a toast of each kind. */
export async function tryEverything(page: Page): Promise<void> {
  // The use of one may take another away.
  for (const control of await page.locator('main :is(button, input, select, textarea, summary):visible').all())
    await use(control).catch(() => {})
  await openSearch(page)
  await page.keyboard.press('Escape')
  await raiseToasts(page)
}

const timeout = 1000

async function use(control: Locator): Promise<void> {
  const kind = await control.evaluate(element => (element as HTMLInputElement).type ?? element.localName, null, {
    timeout,
  })
  if (/^(radio|checkbox|button|submit|summary)$/.test(kind)) return control.click({ force: true, timeout })
  if (/^(select-one|range)$/.test(kind)) return control.press('ArrowDown', { timeout })
  return control.fill(kind === 'date' ? '2026-03-20' : 'someone@example.org', { timeout })
}

/** Opens the search and lets it find something. A page without a bar of its own has no search. */
export async function openSearch(page: Page): Promise<void> {
  const button = page.locator('[data-search]:visible').first()
  if ((await button.count()) === 0) return
  await button.click()
  await page.locator('dialog[open] input').fill('refund')
  await page.locator('dialog[open] ol a').first().waitFor()
}

export const toasts = '[aria-label^="Notifications"]'

/** Raises a toast of each kind. */
export async function raiseToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const kind of ['plain', 'success', 'error', 'loading'])
      document.dispatchEvent(new CustomEvent('toast', { detail: { text: `A toast: ${kind}`, kind } }))
  })
  await page.getByText('A toast: loading').waitFor()
}

/** Dismisses every toast: one of them would stay for ever, and lie over what is used next. */
export async function dismissToasts(page: Page): Promise<void> {
  await page.evaluate(toasts => {
    for (const button of document.querySelectorAll<HTMLElement>(`${toasts} button`)) button.click()
  }, toasts)
  await page.locator(`${toasts} li`).first().waitFor({ state: 'detached' })
}
