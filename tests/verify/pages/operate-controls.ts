import type { Locator, Page } from 'playwright'

/** Uses each control in the main part of a page, then the search and a toast of each kind. */
export async function operateControls(page: Page): Promise<void> {
  // A control can remove another.
  for (const control of await page.locator('main :is(button, input, select, textarea, summary):visible').all())
    await operate(control).catch(() => {})
  await openSearch(page)
  await page.keyboard.press('Escape')
  await raiseToasts(page)
}

const timeoutMs = 1000

async function operate(control: Locator): Promise<void> {
  const kind = await control.evaluate(element => (element as HTMLInputElement).type ?? element.localName, null, {
    timeout: timeoutMs,
  })
  if (/^(radio|checkbox|button|submit|summary)$/.test(kind)) return control.click({ force: true, timeout: timeoutMs })
  if (/^(select-one|range)$/.test(kind)) return control.press('ArrowDown', { timeout: timeoutMs })
  return control.fill(kind === 'date' ? '2026-03-20' : 'someone@example.org', { timeout: timeoutMs })
}

/** Opens the search and waits for a result; does nothing on a page without a search button. */
export async function openSearch(page: Page): Promise<void> {
  const button = page.locator('[data-search]:visible').first()
  if ((await button.count()) === 0) return
  await button.click()
  await page.locator('dialog[open] input').fill('refund')
  await page.locator('dialog[open] ol a').first().waitFor()
}

/** Selector of the container of all toasts. */
export const toasts = '[aria-label^="Notifications"]'

/** Raises a toast of each kind. */
export async function raiseToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const kind of ['plain', 'success', 'error', 'loading'])
      document.dispatchEvent(new CustomEvent('toast', { detail: { text: `A toast: ${kind}`, kind } }))
  })
  await page.getByText('A toast: loading').waitFor()
}

/** Dismisses every toast: a loading toast stays otherwise and covers other controls. */
export async function dismissToasts(page: Page): Promise<void> {
  await page.evaluate(toasts => {
    for (const button of document.querySelectorAll<HTMLElement>(`${toasts} button`)) button.click()
  }, toasts)
  await page.locator(`${toasts} li`).first().waitFor({ state: 'detached' })
}
