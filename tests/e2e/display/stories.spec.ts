import { expect, type Locator } from 'playwright/test'
import { test } from '../same-page'

for (const width of [360, 1280])
  test(`an answer is approved or sent back by the visitor, without script, at ${width} px`, async ({
    plain: page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${baseURL}/corporate-training/`)
    const story = page.locator('.twice').first()
    const heightOf = async () => (await story.boundingBox())?.height ?? 0
    const height = await heightOf()
    // The page ends below its answer: less than a line and its margins is empty.
    const bottomOf = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().bottom)
    const answer = await bottomOf(story.getByText('Costs rose because of').first())
    expect((await bottomOf(story.locator('.paper').first())) - answer).toBeLessThan(50)
    const isOnTop = (words: string) =>
      story.getByText(words).evaluate(element => {
        element.scrollIntoView({ block: 'center' })
        const { left, top } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + 20, top + 10))
      })
    const verdict = story.getByText('Approved')
    await expect(verdict).toBeHidden()
    // No empty page is shown for what is still to come.
    await expect(story.locator('.handout')).toBeHidden()
    await expect(story.getByText('Ours? By how much?')).toBeHidden()
    await expect(story.getByText('How it is counted')).toBeHidden()
    const switchTop = () =>
      story.getByRole('group', { name: 'Would you sign this answer?' }).evaluate(group => {
        const { top } = group.getBoundingClientRect()
        return Math.round(top + scrollY)
      })
    const top = await switchTop()
    await story.getByRole('radio', { name: 'Approve' }).check()
    await expect(verdict).toBeVisible()
    expect(await isOnTop('Approved')).toBe(true)
    await story.getByRole('radio', { name: 'Send back' }).check()
    expect(await isOnTop('Back, with the cost lines')).toBe(true)
    await expect(verdict).toBeHidden()
    // It grows downward: what has been pressed stays where it is.
    expect(await heightOf()).toBeGreaterThan(height)
    expect(await switchTop()).toBe(top)
    await story.getByText('How it is counted').click()
    await expect(story.getByText('None has an amount.')).toBeVisible()
  })

test('a story leads to a message about the program that its group took', async ({ page }) => {
  await page.goto('/corporate-training/')
  await page.getByRole('link', { name: /Ask about it : Conglomerate/ }).click()
  await expect(page).toHaveURL(/\/contactUs\/\?about=leadership/)
})

test('each story asks what its own group had to decide', async ({ page }) => {
  await page.goto('/corporate-training/')
  const stories = page.locator('.twice')
  await expect(stories.getByRole('group').locator('legend')).toHaveText([
    'Would you sign this answer?',
    'Would you publish these words?',
    'Would you start all five?',
  ])
  await stories.last().getByRole('radio', { name: 'Start all' }).check()
  await expect(stories.last()).toContainText('Now choose “Rank them”.')
  await stories.last().getByRole('radio', { name: 'Rank them' }).check()
  await expect(stories.last().getByText('Three, by hours a week')).toBeVisible()
})
