import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import sharp from 'sharp'
import { ensureBrowser } from '../renderer/engine/commands/browser.mjs'
import { progress } from '../renderer/engine/commands/progress'
import { serveSite } from '../renderer/engine/publish/serve'
import { published } from '../renderer/engine/publish/staging'
import { recordedSteps, type Step } from './media-steps'

/** How long each state of a recording stands, in milliseconds. */
const pause = 1800
/** How wide recordings are, in pixels. */
const recordedWidth = 960
const folder = 'content/media'

// Where every figure starts alike: a day, a place and a language of its own, and nothing that moves by itself.
const moment = '2026-01-15T12:00:00Z'
const visitor = { locale: 'en-US', timezoneId: 'UTC', colorScheme: 'light', reducedMotion: 'reduce' } as const

const rules = () => JSON.parse(readFileSync('dist/host-rules.json', 'utf8'))
const server = createServer(serveSite(published, rules)).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const browser = await chromium.launch({ executablePath: ensureBrowser(), args })
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
let bytes = 0
let files = 0
try {
  for (const [slug, steps] of Object.entries(recordedSteps)) {
    if (wanted.length > 0 && !wanted.includes(slug)) continue
    progress(`Taking pictures of ${slug} …`)
    const thumbnail = await open(browser, slug, { width: 640, height: 900 }, 2)
    await save(`${slug}-small.webp`, await thumbnailOf(thumbnail))
    await thumbnail.page.close()
    const wide = await open(browser, slug, { width: 1280, height: 1400 }, 1.5)
    await save(
      `${slug}.webp`,
      await sharp(await wide.figure.screenshot())
        .webp({ quality: 90, effort: 6 })
        .toBuffer(),
    )
    await wide.page.close()
    progress(`Recording ${slug} …`)
    await save(`${slug}.webm`, await record(browser, slug, steps))
  }
} finally {
  await browser.close()
  server.close()
}
progress('')
console.log(`${files} files in ${folder}, ${Math.round(bytes / 1024)} KiB. Look at them before you commit them.`)

async function save(name: string, content: Buffer) {
  writeFileSync(`${folder}/${name}`, content)
  bytes += content.length
  files++
}

/** The worked figure of a product on its own page. */
async function open(browser: Browser, slug: string, viewport: { width: number; height: number }, scale: number) {
  const page = await browser.newPage({ ...visitor, viewport, deviceScaleFactor: scale })
  await page.clock.setFixedTime(moment)
  await page.goto(`${address}/products/${slug}/`, { waitUntil: 'networkidle' })
  const figure = page.locator('main figure.frame').first()
  await figure.scrollIntoViewIfNeeded()
  // The bar at the top would cover what is scrolled below it.
  await page.locator('#header').evaluate(header => header.remove())
  await page.evaluate(() => document.fonts.ready)
  return { page, figure }
}

/** The top of the figure as a phone shows it, three by two. */
async function thumbnailOf({ figure }: { figure: Locator }): Promise<Buffer> {
  const shot = sharp(await figure.screenshot())
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

/** A film of the figure while the steps are done: each state as the browser drew it, joined by the browser's encoder. */
async function record(browser: Browser, slug: string, steps: Step[]): Promise<Buffer> {
  const { page, figure } = await open(browser, slug, { width: 1280, height: 1400 }, 1)
  // The first touch fetches the figure's code; what is done before it is there would be done later.
  await figure.hover()
  await page.locator('main x-island[awake]').first().waitFor()
  await page.mouse.move(0, 0)
  const states = [await figure.screenshot()]
  for (const step of steps) {
    await perform(figure, step)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(400)
    states.push(await figure.screenshot())
  }
  await page.close()
  const heights = await Promise.all(states.map(async state => (await sharp(state).metadata()).height))
  // A film has one size: states that are less high stand on paper.
  const height = Math.max(...heights)
  const frames = await Promise.all(
    states.map(async state => {
      const { width } = await sharp(state).metadata()
      const whole = await sharp(state)
        .resize({ width, height, fit: 'contain', position: 'top', background: '#f8fbfb' })
        .toBuffer()
      const scaled = Math.round((height * recordedWidth) / width / 2) * 2
      return (await sharp(whole).resize(recordedWidth, scaled).png().toBuffer()).toString('base64')
    }),
  )
  const film = await browser.newPage()
  try {
    return Buffer.from(await encode(film, frames), 'base64')
  } finally {
    await film.close()
  }
}

async function perform(figure: Locator, step: Step) {
  const { act, name } = step
  if (act === 'press') await figure.getByRole('button', { name }).first().click()
  else if (act === 'choose') await figure.getByRole('radio', { name }).first().click({ force: true })
  else if (act === 'toggle') await figure.getByRole('checkbox', { name }).first().click({ force: true })
  else if (step.act === 'select') await figure.getByLabel(name).first().selectOption(step.value)
  else if (step.act === 'slide') await figure.getByLabel(name).first().fill(step.value)
}

/** Plays the frames on a canvas and lets the browser film it, in VP9. Gives the WebM as base64. */
function encode(page: Page, frames: string[]): Promise<string> {
  return page.evaluate(
    async ({ frames, pause }) => {
      const images = await Promise.all(
        frames.map(async frame => createImageBitmap(await (await fetch(`data:image/png;base64,${frame}`)).blob())),
      )
      const [first] = images
      if (!first) throw new Error('There is nothing to film.')
      const canvas = Object.assign(document.createElement('canvas'), { width: first.width, height: first.height })
      const context = canvas.getContext('2d')
      const stream = canvas.captureStream(10)
      const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 600_000 })
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const ended = new Promise(resolve => {
        recorder.onstop = resolve
      })
      recorder.start()
      for (const image of images)
        for (let shown = 0; shown < pause; shown += 100) {
          context?.drawImage(image, 0, 0)
          await new Promise(resolve => setTimeout(resolve, 100))
        }
      recorder.stop()
      await ended
      const content = new Uint8Array(await new Blob(parts).arrayBuffer())
      let text = ''
      for (const byte of content) text += String.fromCharCode(byte)
      return btoa(text)
    },
    { frames, pause },
  )
}
