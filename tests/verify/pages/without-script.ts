import type { Page } from 'playwright'
import type { PageCheck } from '../check'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * The text of a page without that of controls that need script, and of figures for a day to choose: they open on today,
 * which is not the day of a page that was made before.
 */
function textWithoutControls(page: Page): Promise<string> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.with-script, figure:has([type=date]) { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
    const text = document.body.innerText
    document.adoptedStyleSheets.pop()
    return text
  })
}

export const withoutScript: PageCheck = {
  name: 'without script',
  needsFreshPage: true,
  async inspect({ page, address, origin, browser }) {
    const scriptless = await browser.newPage({ javaScriptEnabled: false })
    await scriptless.goto(origin + address)
    const linksOf = (html: string) =>
      new Set([...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(match => match[1] ?? ''))
    // By then figures have counted up to their values.
    await page.waitForTimeout(2000)
    const expected = words(await textWithoutControls(page))
    const present = new Set(words(await scriptless.locator('body').innerText()))
    const missing = expected.filter(word => !present.has(word))
    const presentLinks = linksOf(await scriptless.content())
    await scriptless.close()
    const missingLinks = [...linksOf(await page.content())].filter(link => !presentLinks.has(link))
    return [
      ...(missing.length > expected.length / 100
        ? [
            {
              page: address,
              message: `${missing.length} of ${expected.length} words are missing: ${missing.slice(0, 12).join(' ')}`,
            },
          ]
        : []),
      ...missingLinks.map(link => ({ page: address, message: `the link to ${link} is missing` })),
    ]
  },
  requirements: {
    'Without script, pages contain every link, but for controls that need script.': page =>
      page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/made-by-script/' })
        document.querySelector('main')?.append(link)
      }),
    'They contain 99 % of the words.': page =>
      page.evaluate(() => document.querySelector('main')?.append('By a script '.repeat(40))),
  },
}
