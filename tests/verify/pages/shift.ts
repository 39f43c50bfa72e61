import type { PageCheck } from '../check'

/** The most that may shift while a page is loaded and read (share of the window times distance). */
const limit = 0.001

export const stability: PageCheck = {
  name: 'layout shift',
  holds: `Loading and reading a page shifts at most ${limit}.`,
  async look({ page, address }) {
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
    return shift > limit ? [{ page: address, says: `shifts by ${shift.toFixed(4)}` }] : []
  },
  spoil: page =>
    page.evaluate(async () => {
      await new Promise(resolve => setTimeout(resolve, 600))
      const pushed = document.createElement('p')
      pushed.textContent = 'Pushed in '.repeat(200)
      document.querySelector('main')?.before(pushed)
      await new Promise(resolve => setTimeout(resolve, 200))
    }),
}
