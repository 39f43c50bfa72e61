import type { PageCheck } from '../check'

export const reducedMotion: PageCheck = {
  name: 'reduced motion',
  async inspect({ page, address }) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.mouse.wheel(0, 1200)
    await page.waitForTimeout(1000)
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => nameElement((effect as KeyframeEffect).target ?? document.body)),
    )
    await page.evaluate(() => scrollTo(0, 0))
    return running.map(named => ({ page: address, ...named, message: 'is still animated' }))
  },
  requirements: {
    'With reduced motion, no animation runs one second after scrolling.': page =>
      page.evaluate(() =>
        document.querySelector('h1')?.animate({ opacity: [0, 1] }, { duration: 500, iterations: 999 }),
      ),
  },
}
