import type { PageCheck } from '../check'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

export const withoutScript: PageCheck = {
  name: 'without script',
  holds: 'At least 99 % of the words and every link are there without script.',
  async look({ page, address, origin, browser }) {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto(origin + address)
    const linksOf = (html: string) =>
      new Set([...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(match => match[1] ?? ''))
    // Figures that count up have arrived by then, on a busy machine too.
    await page.waitForTimeout(2000)
    const whole = words(await page.locator('body').innerText())
    const without = new Set(words(await plain.locator('body').innerText()))
    const missing = whole.filter(word => !without.has(word))
    const there = linksOf(await plain.content())
    await plain.close()
    const lostLinks = [...linksOf(await page.content())].filter(link => !there.has(link))
    return [
      ...(missing.length > whole.length / 100
        ? [
            {
              page: address,
              says: `${missing.length} of ${whole.length} words are missing: ${missing.slice(0, 12).join(' ')}`,
            },
          ]
        : []),
      ...lostLinks.map(link => ({ page: address, says: `the link to ${link} is missing` })),
    ]
  },
  spoil: page =>
    page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/made-by-script/'
      link.textContent = 'Made by script '.repeat(40)
      document.querySelector('main')?.append(link)
    }),
}
