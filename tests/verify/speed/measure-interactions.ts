import { chromium, type Page } from 'playwright'
import config from '../playwright.config'

/** An action of a visitor, with the maximum time to the next frame in milliseconds. */
export interface Interaction {
  name: string
  address: string
  limitMs: number
  /** Prepares the page; not measured. */
  before?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}

/** The median and the longest of several rounds, in milliseconds. */
export interface Measured {
  name: string
  address: string
  limitMs: number
  median: number
  longest: number
}

const phone = { width: 390, height: 844 }
const click = (selector: string) => (page: Page) => page.locator(selector).first().click()

/** The measured interactions; limits are for four-fold CPU throttling: 50 ms for menus, answers and tabs, else 100 ms. */
export const interactionsOn = (addresses: string[]): Interaction[] => [
  { name: 'open the Products panel', address: '/faq/', limitMs: 50, act: click('header details summary') },
  {
    name: 'open the menu on a phone',
    address: '/products/vaja/',
    limitMs: 50,
    before: page => page.setViewportSize(phone),
    act: click('header summary:visible'),
  },
  { name: 'open an answer', address: '/faq/', limitMs: 50, act: click('x-island[name=Faq] summary') },
  {
    name: 'open another answer',
    address: '/faq/',
    limitMs: 50,
    before: async page => {
      await click('x-island[name=Faq] summary')(page)
      await page.locator('x-island[name=Faq][awake]').waitFor({ state: 'attached' })
    },
    act: page => page.locator('x-island[name=Faq] summary').nth(1).click(),
  },
  {
    name: 'filter the products',
    address: '/products/',
    limitMs: 100,
    before: async page => {
      await page.locator('select').first().hover()
      await page.locator('x-island[name=ProductFilter][awake]').waitFor({ state: 'attached' })
    },
    act: async page => {
      await page.locator('select').first().focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  ...addresses
    .filter(address => /^\/products\/./.test(address))
    .flatMap((address): Interaction[] => {
      const control =
        'figure x-island :is(button, input, select, textarea):visible, x-island figure :is(button, input, select, textarea):visible'
      const use = (index: number) => async (page: Page) => {
        const part = page.locator(control).nth(index)
        const kind = await part.evaluate(element => element.localName + ((element as HTMLInputElement).type ?? ''))
        if (/checkbox|radio|button/.test(kind)) await part.click({ force: true })
        else if (kind.startsWith('select')) {
          await part.focus()
          await page.keyboard.press(index ? 'ArrowUp' : 'ArrowDown')
        } else {
          await part.focus()
          await page.keyboard.press('End')
          await page.keyboard.type('a')
        }
      }
      return [
        { name: `first use of the figure on ${address}`, address, limitMs: 100, act: use(0) },
        {
          name: `use of the figure on ${address}`,
          address,
          limitMs: 100,
          before: async page => {
            await use(0)(page)
            await page.locator('x-island[awake]').first().waitFor({ state: 'attached' })
          },
          act: use(1),
        },
      ]
    }),
]

/**
 * Measures the time from each interaction to the next frame with four-fold CPU throttling, by the Event Timing API
 * (which rounds to 8 ms). Each round opens the page again on the server at `origin`; `script` runs in it first.
 */
export async function measureInteractions(
  origin: string,
  interactions: Interaction[],
  { rounds = 3, script = '' } = {},
): Promise<Measured[]> {
  const browser = await chromium.launch(config.use?.launchOptions)
  const measured: Measured[] = []
  for (const { name, address, limitMs, before, act } of interactions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.addInitScript(`globalThis.__name = each => each; ${script}`)
      await page.addInitScript(() => {
        const times: number[] = []
        Object.assign(window, { times })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) times.push(entry.duration)
        }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
      })
      await page.goto(origin + address, { waitUntil: 'networkidle' })
      await before?.(page)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.waitForTimeout(300)
      await page.evaluate(() => {
        ;(window as unknown as { times: number[] }).times.length = 0
      })
      await act(page)
      await page.waitForTimeout(700)
      times.push(Math.max(0, ...(await page.evaluate(() => (window as unknown as { times: number[] }).times))))
      await page.close()
    }
    times.sort((a, b) => a - b)
    measured.push({
      name,
      address,
      limitMs,
      median: times[times.length >> 1] ?? 0,
      longest: times.at(-1) ?? 0,
    })
  }
  await browser.close()
  return measured
}
