import type { PictureBrowser, PictureContext, PicturePage, Rectangle, Variant } from './picture-types'

const timeoutMs = 20_000

/** A changed block on a page, with the index of its change. */
export type Mark = Rectangle & { change: number }

/** Opens a window. It loads a page of each site first, so that fonts are in its cache. */
export async function openContext(
  browser: PictureBrowser,
  { width, scheme }: Variant,
  addresses: string[],
): Promise<PictureContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  })
  await Promise.all(addresses.map(address => withPage(context, page => openPage(page, address, []))))
  return context
}

/** Uses a new page and closes it. */
export async function withPage<Result>(
  context: PictureContext,
  use: (page: PicturePage) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage()
  try {
    return await use(page)
  } finally {
    await page.close()
  }
}

/**
 * Shows text in the fonts that have loaded. A font that may come late (`font-display: optional`) is not used where the
 * browser had too little time; style sheets that are read again find it loaded.
 */
const showFonts = `document.fonts.ready.then(() => {
  const read = isOff => {
    for (const sheet of document.styleSheets) sheet.disabled = isOff
    return document.body.offsetHeight
  }
  read(true)
  read(false)
  return document.fonts.ready.then(() => {})
})`

/** Opens a page. Gives the places of blocks on it; of one that isn't shown, that of the nearest element which is. */
export async function openPage(
  page: PicturePage,
  address: string,
  selectors: [selector: string, change: number][],
): Promise<Mark[]> {
  await page.goto(address, { waitUntil: 'load', timeout: timeoutMs })
  await page.evaluate(showFonts)
  const isShown = '{ opacityProperty: true, visibilityProperty: true }'
  const found = await page.evaluate(`${JSON.stringify(selectors)}.flatMap(([selector, change]) => {
    let element = document.querySelector(selector)
    while (element && !element.checkVisibility(${isShown})) element = element.parentElement
    if (!element || element === document.body) return []
    const { x, y, width, height } = element.getBoundingClientRect()
    return width && height ? [{ x: x + scrollX, y: y + scrollY, width, height, change }] : []
  })`)
  return found as Mark[]
}
