import type { PageCheck } from '../check'

/** Maximum layout shift score while a page is loaded and scrolled. */
const maxShift = 0.001

export const layoutShift: PageCheck = {
  name: 'layout shift',
  needsFreshPage: true,
  async inspect({ page, address }) {
    const shift = await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y)
        await new Promise(resolve => setTimeout(resolve, 30))
      }
      await new Promise(resolve => setTimeout(resolve, 300))
      scrollTo(0, 0)
      return new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      })
    })
    return shift > maxShift ? [{ page: address, message: `has a layout shift score of ${shift.toFixed(4)}` }] : []
  },
  requirements: {
    [`Loading and scrolling a page has a layout shift score of at most ${maxShift}.`]: page =>
      page.evaluate(async () => {
        await new Promise(resolve => setTimeout(resolve, 600))
        const inserted = document.createElement('p')
        inserted.textContent = 'Inserted '.repeat(200)
        document.querySelector('main')?.before(inserted)
        await new Promise(resolve => setTimeout(resolve, 200))
      }),
  },
}
