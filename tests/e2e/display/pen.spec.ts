import { expect } from 'playwright/test'
import { test } from '../same-page'

test('a visitor takes the pen off a marked page and puts it back, without script; nothing moves', async ({
  plain: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/blog/automate-shared-inbox-without-code/`)
  const handout = page.locator('.handout').first()
  const remark = handout.locator('em').first()
  const box = handout.getByRole('checkbox', { name: 'Hide the pen. What would you mark?' })
  const height = async () => (await handout.boundingBox())?.height
  const before = await height()
  await expect(remark).toBeVisible()
  await box.check()
  await expect(remark).toBeHidden()
  await expect(handout.locator('li').first()).toBeVisible()
  expect(await height()).toBeCloseTo(before ?? 0, 2)
  await box.press('Space')
  await expect(remark).toBeVisible()
})

for (const width of [360, 1280])
  test(`a visitor marks an exercise and sees what was found and missed, without script, at ${width} px`, async ({
    plain: page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${baseURL}/training/finance/`)
    const handout = page.locator('.hero .handout')
    const line = (words: string) => handout.locator('li', { hasText: words })
    const verdictOf = (words: string) =>
      line(words)
        .locator('em')
        .evaluate(remark => getComputedStyle(remark, '::before').content)
    const height = (await handout.boundingBox())?.height
    await expect(line('because').locator('em')).toBeHidden()
    await line('because').getByRole('checkbox').press('Space')
    await line('or 20%').click()
    await expect(line('because').locator('label > span')).toHaveCSS('text-decoration-style', 'wavy')
    await handout.getByRole('checkbox', { name: 'Show the pen' }).press('Space')
    await expect(line('because').locator('em')).toHaveText('All 8,000? Ask.')
    await expect(line('because').locator('em')).toBeVisible()
    expect(await verdictOf('because')).toBe('"Found. "')
    expect(await verdictOf('The rest of the year')).toBe('"Missed. "')
    expect(await verdictOf('or 20%')).toBe('"Was right. "')
    expect((await handout.boundingBox())?.height).toBe(height)
  })

test('the number of lines that a visitor found is said once the pen is shown', async ({ page }) => {
  await page.goto('/training/hr/')
  const handout = page.locator('.hero .handout')
  const said = handout.getByRole('status')
  for (const words of ['Our only controller', 'earns $71,400', 'Draft a reply'])
    await handout.getByRole('checkbox', { name: words }).check()
  await expect(said).toHaveText('')
  await handout.getByRole('checkbox', { name: 'Show the pen' }).check()
  await expect(said).toHaveText('You found 2 of 4, and 1 too many.')
  await handout.getByRole('checkbox', { name: 'Should we agree?' }).check()
  await expect(said).toHaveText('You found 3 of 4, and 1 too many.')
})

test('a row of a page is pressed anywhere, and the pen answers on the one that is not right yet', async ({
  plain: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/training/finance/`)
  const sheet = page.locator('.carried .to-pick')
  const remark = sheet.getByText('Stuck here. Who released it?')
  await sheet.getByRole('row', { name: 'Prompt, as sent' }).click()
  await expect(sheet.getByRole('radio', { name: '2' })).toBeChecked()
  await expect(remark).toBeHidden()
  await expect(sheet.getByText('Not this row. Its exact words are kept')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(sheet.getByText('Not this row. Its exact words are kept')).toBeHidden()
  await expect(sheet.getByText('Not this row. Checked by somebody')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(sheet.getByRole('radio', { name: '4' })).toBeChecked()
  await expect(remark).toBeVisible()
})

test('a release that is stopped says whether cases fail that had passed', async ({ plain: page, baseURL }) => {
  await page.goto(`${baseURL}/technical-ai-implementation/`)
  const runs = page.getByRole('group', { name: 'Which release would you stop?' })
  const stopped = runs.getByText('Three that had passed fail.')
  await expect(stopped).toBeHidden()
  await runs.getByText('Another model').click()
  await expect(stopped).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(stopped).toBeHidden()
  await expect(runs.getByText('Go on: 5 more pass')).toBeVisible()
})

test('a decision does its sum with the visitor’s numbers, and names what is left once it is signed', async ({
  page,
}) => {
  await page.goto('/executive-ai-leadership/')
  const decision = page.getByRole('figure', { name: 'The decision on one page' })
  await expect(decision.getByText('100 wrong, 25 hours a month')).toBeVisible()
  await decision.getByLabel('letters a month').fill('600')
  await decision.getByLabel('% right').fill('90')
  await expect(decision.getByText('60 wrong, 15 hours a month')).toBeVisible()
  await expect(decision.getByText('No name, no signature.')).toBeVisible()
  await decision.getByLabel('Who finds them').fill('Ana')
  await decision.getByLabel('wait').check()
  await expect(decision.getByText('Nobody has signed yet.')).toBeVisible()
  await decision.getByLabel('Signed').fill('Ben')
  await expect(decision.locator('.decision-lacks')).toBeHidden()
  await expect(decision.getByText('Now read it aloud')).toBeVisible()
  await decision.getByLabel('% right').fill('140')
  await expect(decision.getByText('Now read it aloud')).toBeHidden()
  await expect(decision.getByText('Its numbers are not right yet.')).toBeVisible()
})

test('the lines of a decision show all that is written on them, and the page is copied as text', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/executive-ai-leadership/')
  const decision = page.getByRole('figure', { name: 'The decision on one page' })
  const long = 'Complaints that arrive by letter, by email and through the two forms of the old portal'
  for (const line of ['The case', 'Who finds them']) {
    const field = decision.getByLabel(line)
    await field.fill(`${long}, ${long}`)
    expect(await field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2)
  }
  await decision.getByLabel('Who finds them').fill('Ana')
  await decision.getByLabel('drop it').check()
  await decision.getByRole('button', { name: 'Copy the page' }).click()
  await expect(decision.locator('span[role="status"]')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'The decision on one page',
      `The case: ${long}, ${long}`,
      '2000 letters a month, 95 % right, 15 minutes to repair one',
      'Repair 100 wrong, 25 hours a month',
      'Who finds them: Ana',
      'We drop it',
      'Signed: still empty',
    ].join('\n'),
  )
  await decision.getByLabel('% right').fill('140')
  await decision.getByRole('button', { name: 'Copy the page' }).click()
  await expect(decision.locator('span[role="status"]')).toHaveText('Not copied: its numbers are not right yet.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('95 % right')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the pen writes its remarks once, until the example is used: ${reducedMotion}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, reducedMotion, viewport: { width: 1280, height: 800 } })
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(each => each instanceof CSSAnimation).length)
    await page.goto('/')
    const remark = page.locator('x-island .remark').first()
    await expect(remark).toHaveCSS('animation-name', reducedMotion === 'reduce' ? 'none' : 'written')
    await expect.poll(running).toBe(0)
    // As a picture of the whole page is taken: through a window of one pixel.
    await page.setViewportSize({ width: 320, height: 800 })
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await running()).toBe(0)
    await page.getByRole('radio', { name: 'Formal' }).first().check()
    await expect(remark).toHaveCSS('animation-name', 'none')
    expect(await running()).toBe(0)
    await page.close()
  })
