import { expect } from 'playwright/test'
import { test } from '../same-page'
import { island } from './island-page'

test('whatever is left out, the note is a sentence that one could say', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const figure = island(page)
  for (const label of ['Reason', 'New time', 'Deadline']) await figure.getByLabel(label).selectOption('')
  for (const label of ['Who it goes to', 'Day called off'])
    await expect(figure.getByLabel(label).locator('option[value=""]')).toHaveCount(0)
  const said = await figure.locator('.slots').evaluate(note => {
    const copy = note.cloneNode(true) as HTMLElement
    const chosen = [...note.querySelectorAll('select')].map(({ selectedOptions }) => selectedOptions[0]?.text ?? '')
    for (const [index, select] of [...copy.querySelectorAll('select')].entries())
      select.replaceWith(chosen[index] ?? '')
    for (const number of copy.querySelectorAll('sup')) number.remove()
    return copy.textContent
  })
  expect(said).toBe(
    '“Tell her we can’t make Thursday, no reason given. Offer no new time, and ask whether the Q3 numbers are still needed with no deadline.”',
  )
})

test('the number of a fact is in a ring: “10” and a raised 2 would be a power', async ({ page }) => {
  await page.goto('/products/draftemail/', { waitUntil: 'networkidle' })
  const figure = island(page)
  await figure.getByLabel('Day called off').selectOption('tomorrow at 10')
  const fact = figure.locator('.mail-text [data-fact="2"]')
  await expect(fact).toHaveText('tomorrow at 10')
  const number = fact.locator('+ .fact-number')
  await expect(number).toHaveCSS('border-top-width', '1px')
  // From the last line of the words to the ring.
  const space = await number.evaluate(ring => {
    const lines = ring.previousElementSibling?.getClientRects() ?? []
    return ring.getBoundingClientRect().left - ([...lines].at(-1)?.right ?? 0)
  })
  expect(space).toBeGreaterThan(1)
})

test('a fact is lit in the note and in the email, whichever of them has the pointer or the keyboard', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const figure = island(page)
  const lit = () =>
    figure.evaluate(each =>
      [...each.querySelectorAll<HTMLElement>('[data-fact]')]
        .filter(fact => getComputedStyle(fact).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map(({ dataset }) => dataset.fact),
    )
  await figure.locator('.mail-text [data-fact="2"]').hover()
  expect(await lit()).toEqual(['2', '2'])
  await page.mouse.move(0, 0)
  await figure.getByLabel('New time').focus()
  expect(await lit()).toEqual(['3', '3'])
})
