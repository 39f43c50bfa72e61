import { expect } from 'playwright/test'
import { test } from '../same-page'

test('an exercise has the whole width of its paper until the pen needs a part of it; its height stays', async ({
  page,
}) => {
  const programs = ['engineering', 'finance', 'hr', 'leadership', 'marketing', 'sales', 'tech']
  for (const program of programs) {
    await page.goto(`/training/${program}/`)
    const handout = page.locator('.hero .handout')
    const widths = await handout
      .locator('.to-mark li > label')
      .evaluateAll(labels => labels.map(label => label.clientWidth / (label.parentElement?.clientWidth ?? 1)))
    // All but the edge of a bar or a card.
    expect(Math.min(...widths), program).toBeGreaterThan(0.9)
    const height = (await handout.boundingBox())?.height
    await handout.getByRole('checkbox', { name: 'Show the pen' }).check()
    expect((await handout.boundingBox())?.height, program).toBeCloseTo(height ?? 0, 0)
  }
})

test('once the pen has answered, an exercise no longer says what to press', async ({ plain: page, baseURL }) => {
  await page.goto(`${baseURL}/training/hr/`)
  const ask = page.getByText('Press what must not go in.')
  const answered = page.getByText('In pen: what there was to find, and why.')
  await expect(ask).toBeVisible()
  await expect(answered).toBeHidden()
  await page.getByRole('checkbox', { name: 'Show the pen' }).check()
  await expect(ask).toBeHidden()
  await expect(answered).toBeVisible()
  const sheet = page.locator('.carried .to-pick')
  const press = sheet.getByText('What would you mark? Press the row.')
  await sheet.getByRole('row', { name: 'Job ad' }).click()
  await expect(press).toBeVisible()
  await sheet.getByRole('row', { name: 'Applications' }).click()
  await expect(press).toBeHidden()
  await expect(sheet.getByText('That is the row.')).toBeVisible()
})

test('the sheet of an exercise is printed as what its people work on', async ({ page }) => {
  const sheet = page.locator('.hero .handout')
  const clear = 'rgba(0, 0, 0, 0)'
  await page.goto('/training/finance/')
  await expect(sheet.locator('.to-mark li').nth(0)).not.toHaveCSS('background-color', clear)
  await expect(sheet.locator('.to-mark li').nth(1)).toHaveCSS('background-color', clear)
  await page.goto('/training/tech/')
  await expect(sheet.locator('.to-mark ul')).toHaveCSS('font-family', /Mono/)
  await page.goto('/training/sales/')
  await expect(sheet.getByText('Notes from the call')).toHaveCSS('font-family', /Pen/)
  await page.goto('/training/engineering/')
  await expect(sheet.locator('li', { hasText: 'reliably' })).not.toHaveCSS('background-color', clear)
})

test('on a phone, the exercise of a program comes before the facts about it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/training/finance/')
  const top = async (part: string) => (await page.locator(`.hero ${part}`).boundingBox())?.y ?? 0
  expect(await top('.handout')).toBeLessThan(await top('.stage-facts'))
})

test('on a phone, what a run says is in sight while its release is pressed, and the paper keeps its height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/technical-ai-implementation/')
  const runs = page.locator('.test-runs')
  const height = (await runs.boundingBox())?.height
  for (const release of ['Answers from memory', 'Another model', 'No value, no answer']) {
    await runs.getByText(release).click()
    await expect(runs.locator('em').filter({ visible: true })).toBeInViewport({ ratio: 1 })
    expect((await runs.boundingBox())?.height).toBeCloseTo(height ?? 0, 0)
  }
})

test('on a phone, the answer at the machine is in sight below its questions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/solution/ai-agents-solutions/')
  // Who reads the last question has the questions in the window, not their first line at its lower edge.
  await page.getByText('Ask the assistant').evaluate(legend => legend.scrollIntoView({ block: 'start' }))
  await page.getByText('Can I bypass the guard to clear it?').click()
  await expect(page.locator('.machine-log p b').filter({ visible: true })).toBeInViewport({ ratio: 1 })
})

test('the list of contents of a legal text is as large as a finger on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/termsofservice/')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByText('Contents').click()
  for (const target of [contents.locator('summary'), contents.getByRole('link').nth(3)])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('on the home page the errors are found before the pen shows them, without script too', async ({
  page,
  plain,
  baseURL,
}) => {
  for (const at of [page, plain]) {
    await at.goto(`${baseURL}/`)
    const exercise = at.locator('.to-mark')
    await expect(exercise.getByText('Nobody spoke of price.')).toBeHidden()
    await exercise.getByRole('checkbox', { name: '10% off' }).check()
    await exercise.getByRole('checkbox', { name: 'Show the pen' }).check()
    await expect(exercise.getByText('Nobody spoke of price.')).toBeVisible()
  }
  await expect(page.locator('.to-mark output')).toHaveText('You found 1 of 3.')
})

test('on the home page the pen replaces the pencil, and no line wraps anew when it comes', async ({ page }) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const exercise = page.locator('.to-mark')
    const boxes = () =>
      exercise.locator('label > span').evaluateAll(all => all.map(each => JSON.stringify(each.getBoundingClientRect())))
    const struck = exercise.locator('li', { hasText: '10% off' }).locator('label > span')
    await exercise.getByRole('checkbox', { name: '10% off' }).check()
    await expect(struck).toHaveCSS('text-decoration-line', 'line-through')
    const before = await boxes()
    await exercise.getByRole('checkbox', { name: 'Show the pen' }).check()
    await expect(struck).toHaveCSS('text-decoration-line', 'none')
    await expect(struck.locator('s')).toHaveCSS('text-decoration-line', 'line-through')
    expect(await boxes(), `${width} px`).toEqual(before)
  }
})
