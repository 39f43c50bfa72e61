import type { Browser, Locator, Page } from 'playwright'
import sharp from 'sharp'
import type { Step } from './figure-steps'

// Fixed time, locale, time zone and motion settings, so that recordings are reproducible. ShubhAI opens in that zone.
const moment = '2026-01-15T12:00:00Z'
const visitor = { locale: 'en-US', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' } as const

/** How much of the ground around a figure is recorded, in CSS pixels: its margin reaches the edge of the page. */
const ground = 16

/** The color schemes that are recorded. */
export type Scheme = 'light' | 'dark'

/** The demo of a product, open in a browser page. */
export interface OpenFigure {
  page: Page
  figure: Locator
}

/** Opens a product's page in a window of `width` by `height` CSS pixels at a device pixel ratio of `scale`, in a scheme. */
export async function openFigure(
  browser: Browser,
  address: string,
  { width, height, scale, scheme }: { width: number; height: number; scale: number; scheme: Scheme },
): Promise<OpenFigure> {
  const page = await browser.newPage({
    ...visitor,
    colorScheme: scheme,
    viewport: { width, height },
    deviceScaleFactor: scale,
  })
  await page.clock.setFixedTime(moment)
  // Browsers of visitors have voices; one without them would record a button that can't be pressed.
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () =>
      ['en', 'es', 'de', 'fr', 'pt', 'hi'].map(lang => ({ lang }) as SpeechSynthesisVoice)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const figure = page.locator('main figure.frame').first()
  await figure.scrollIntoViewIfNeeded()
  // The sticky header would cover a part of the figure.
  await page.locator('#header').evaluate(header => header.remove())
  await page.evaluate(() => document.fonts.ready)
  return { page, figure }
}

/** A screenshot of the whole figure as PNG, with a strip of the ground that it lies on. */
export async function screenshotOf({ page, figure }: OpenFigure): Promise<Buffer> {
  const { x, y, width, height } = await figure.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + scrollX, y: top + scrollY, width, height }
  })
  const clip = { x: x - ground, y: y - ground, width: width + 2 * ground, height: height + 2 * ground }
  return page.screenshot({ clip, fullPage: true })
}

/** A screenshot of the whole figure as WebP. */
export async function pictureOf(opened: OpenFigure): Promise<Buffer> {
  return sharp(await screenshotOf(opened))
    .webp({ quality: 90, effort: 6 })
    .toBuffer()
}

/** The top of the figure as WebP, 720 by 480 pixels. */
export async function thumbnailOf(opened: OpenFigure): Promise<Buffer> {
  const shot = sharp(await screenshotOf(opened))
  const { width } = await shot.metadata()
  const image = sharp(await shot.toBuffer()).resize({
    width,
    height: Math.round(width / 1.5),
    position: 'top',
    fit: 'cover',
  })
  return sharp(await image.toBuffer())
    .resize({ width: 720 })
    .webp({ quality: 85, effort: 6 })
    .toBuffer()
}

/** Performs one step in the figure. */
export async function performStep({ figure }: OpenFigure, step: Step): Promise<void> {
  const { act, name } = step
  if (act === 'press') await figure.getByRole('button', { name }).first().click()
  else if (act === 'choose') await figure.getByRole('radio', { name }).first().click({ force: true })
  else if (act === 'toggle') await figure.getByRole('checkbox', { name }).first().click({ force: true })
  else if (step.act === 'select') await figure.getByLabel(name).first().selectOption(step.value)
  else if (step.act === 'slide') await figure.getByLabel(name).first().fill(step.value)
}
