import { expect, type Page } from 'playwright/test'
import { selectorOf } from '../../class-selector'
import { test } from '../own-page'
import { island } from './island-page'

/** Replaces the browser's speech by one with these voices that records the spoken texts and waits for the test. */
async function fakeSpeech(page: Page, languages: string[]): Promise<void> {
  await page.addInitScript(langs => {
    const spoken: SpeechSynthesisUtterance[] = []
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => langs.map(lang => ({ lang, name: lang, localService: true })),
      speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
      cancel: () => {
        spoken.length = 0
      },
    })
    class Utterance {
      lang = ''
      pitch = 1
      voice = null
      constructor(public text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.assign(window, { spoken })
  }, languages)
}

const spoken = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { spoken: SpeechSynthesisUtterance[] }).spoken.map(({ text, lang }) => ({ text, lang })),
  )

/** Reports an event of one of the utterances, as a browser would. */
const report = (page: Page, index: number, type: 'start' | 'boundary' | 'end', charIndex = 0) =>
  page.evaluate(
    ([at, name, offset]) => {
      const utterance = (window as unknown as { spoken: SpeechSynthesisUtterance[] }).spoken[at]
      utterance?.[`on${name}`]?.({ name: 'word', charIndex: offset } as SpeechSynthesisEvent &
        SpeechSynthesisErrorEvent)
    },
    [index, type, charIndex] as const,
  )

test('DubLabs plays the line in its language, the playhead follows, and a second click stops it', async ({ page }) => {
  await fakeSpeech(page, ['en-US', 'de-DE'])
  await page.clock.install()
  await page.goto('/products/dublabs/', { waitUntil: 'networkidle' })
  const figure = island(page, 'DubLine')
  await figure.getByRole('button', { name: 'Play in German' }).click()
  await expect.poll(async () => (await spoken(page)).map(({ lang }) => lang)).toEqual(['de', 'de'])
  expect((await spoken(page))[0]?.text).toBe('Schließen Sie das Ventil ganz')
  const moment = figure.getByLabel('Moment')
  // The playhead moves with the clock: it stops for the test, so that a slow machine reads the same moments.
  await page.clock.pauseAt(Date.now() + 60_000)
  await report(page, 0, 'start')
  await expect(moment).toHaveValue('0.2')
  await page.clock.runFor(500)
  await expect(moment).toHaveValue('0.7')
  await report(page, 1, 'start')
  await report(page, 1, 'boundary', 'dann warten, '.length)
  await expect(figure).toContainText('bis')
  expect(Number(await moment.inputValue())).toBeGreaterThan(2.5)
  await figure.getByRole('button', { name: 'Stop' }).click()
  expect(await spoken(page)).toEqual([])
  await expect(figure.getByRole('button', { name: 'Play in German' })).toBeVisible()
})

test('DubLabs says once which language has no voice, and plays it without sound', async ({ page }) => {
  await fakeSpeech(page, ['en-US', 'de-DE'])
  await page.goto('/products/dublabs/', { waitUntil: 'networkidle' })
  const figure = island(page, 'DubLine')
  const button = figure.getByRole('button', { name: 'Play in' })
  const place = await button.boundingBox()
  await figure.getByText('हिन्दी').click()
  const note = figure.getByText(/^This browser has no/).filter({ visible: true })
  await expect(note).toHaveText('This browser has no Hindi voice: it plays silently.')
  await button.click()
  await expect.poll(async () => Number(await figure.getByLabel('Moment').inputValue())).toBeGreaterThan(2.2)
  expect(await spoken(page)).toEqual([])
  await figure.getByRole('button', { name: 'Stop' }).click()
  expect(await button.boundingBox()).toEqual(place)
  await figure.getByText('Deutsch', { exact: true }).first().click()
  await expect(figure.getByRole('button', { name: 'Play in German' })).toBeVisible()
  await expect(note).toHaveCount(0)
  expect(await button.boundingBox()).toEqual(place)
})

test('Vaja reads the sentence and its answer, a playhead follows, and it stops when a rule is moved or the page is left', async ({
  page,
}) => {
  await fakeSpeech(page, ['en-US'])
  await page.goto('/products/vaja/', { waitUntil: 'networkidle' })
  const figure = island(page, 'CallTranscript')
  const listen = figure.getByRole('button', { name: 'both sentences' })
  await listen.click()
  await expect
    .poll(async () => (await spoken(page)).map(({ text }) => text))
    .toEqual(['I’d like my money back, please.', 'Done. $84 goes back to the card you paid with.'])
  const playhead = async () => {
    const [head, whole] = await Promise.all([
      figure.locator('.playhead').boundingBox(),
      figure.locator(':has(> .playhead)').boundingBox(),
    ])
    return ((head?.x ?? 0) - (whole?.x ?? 0)) / (whole?.width ?? 1)
  }
  await report(page, 0, 'start')
  await expect.poll(playhead).toBeGreaterThan(0.1)
  await report(page, 1, 'start')
  await expect.poll(playhead).toBeGreaterThan(0.5)
  await report(page, 1, 'end')
  await expect(listen).toHaveText(/^Play/)
  await listen.click()
  await figure.getByLabel('Refund at most').fill('20')
  await expect(listen).toBeVisible()
  expect(await spoken(page)).toEqual([])
  await listen.click()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect(listen).toBeVisible()
  expect(await spoken(page)).toEqual([])
})

test('nothing is spoken before a click', async ({ page }) => {
  await fakeSpeech(page, ['en-US'])
  await page.goto('/products/vaja/', { waitUntil: 'networkidle' })
  await island(page, 'CallTranscript').hover()
  await expect(page.locator('x-island[name=CallTranscript][awake]')).toHaveCount(1)
  expect(await spoken(page)).toEqual([])
})

test('without voices a line beside the button says so before it is used, and the example plays without sound', async ({
  page,
}) => {
  await fakeSpeech(page, [])
  for (const [address, name, shown] of [
    ['/products/vaja/', 'CallTranscript', '.playhead'],
    ['/products/coursetranslate/', 'SlideSwap', `.box > ${await selectorOf('underline')}`],
  ] as const) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(island(page, name).getByText(/^This browser has no .* voice: it plays silently\.$/)).toBeVisible()
    await expect(page.locator(`x-island[name=${name}][awake]`)).toHaveCount(0)
    await island(page, name).getByRole('button', { name: 'Play' }).click()
    await expect(island(page, name).locator(shown).first()).toBeAttached()
    await island(page, name).getByRole('button', { name: 'Stop' }).click()
    await expect(island(page, name).locator(shown)).toHaveCount(0)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button', async ({ page }) => {
    await page.goto('/products/vaja/')
    await expect(island(page, 'CallTranscript').getByRole('button')).toHaveCount(0)
  })
})
