import type { Browser } from 'playwright'
import sharp from 'sharp'
import { encodeVideo } from './encode-video'
import type { Step } from './figure-steps'
import { openFigure, performStep, type Scheme, screenshotOf } from './open-figure'

/** The width of videos, in pixels. */
const videoWidth = 960

/** The wait after each step until the figure shows its result, in milliseconds. */
const settleMs = 400

/** Records a WebM video of the figure: a screenshot after each step, encoded by the browser. */
export async function recordVideo(browser: Browser, address: string, steps: Step[], scheme: Scheme): Promise<Buffer> {
  const states = await captureStates(browser, address, steps, scheme)
  const heights = await Promise.all(states.map(async state => (await sharp(state).metadata()).height))
  const frames = await Promise.all(states.map(state => frameOf(state, Math.max(...heights))))
  const page = await browser.newPage()
  try {
    return Buffer.from(await encodeVideo(page, frames), 'base64')
  } finally {
    await page.close()
  }
}

/** A screenshot (PNG) of the figure before the first step and after each one. */
async function captureStates(browser: Browser, address: string, steps: Step[], scheme: Scheme): Promise<Buffer[]> {
  const opened = await openFigure(browser, address, { width: 1280, height: 1400, scale: 1, scheme })
  const { page, figure } = opened
  // The first hover loads the figure's code; earlier actions would be delayed.
  await figure.hover()
  await page.locator('main x-island[awake]').first().waitFor()
  await page.mouse.move(0, 0)
  const states = [await screenshotOf(opened)]
  for (const step of steps) {
    await performStep(opened, step)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settleMs)
    states.push(await screenshotOf(opened))
  }
  await page.close()
  return states
}

/** A frame as PNG in base64. All frames get the same height; lower ones are filled with the color of their last row. */
async function frameOf(state: Buffer, height: number): Promise<string> {
  const { width, height: own } = await sharp(state).metadata()
  const last = { left: 8, top: own - 8, width: 1, height: 1 }
  const [r = 0, g = 0, b = 0] = await sharp(state).extract(last).removeAlpha().raw().toBuffer()
  const whole = await sharp(state)
    .resize({ width, height, fit: 'contain', position: 'top', background: { r, g, b } })
    .toBuffer()
  // Video encoders require an even height.
  const scaled = Math.round((height * videoWidth) / width / 2) * 2
  return (await sharp(whole).resize(videoWidth, scaled).png().toBuffer()).toString('base64')
}
