import { expect } from 'playwright/test'
import { builtFrom, scripts } from '../../built-scripts'
import { addresses, htmlOf } from '../../built-site'
import { test } from '../own-page'

test('without an analytics service there is no consent bar and no analytics code', () => {
  for (const address of addresses) {
    expect(htmlOf(address), address).not.toMatch(/id="consent"|Privacy choices/)
    expect(htmlOf(address), address).toContain("connect-src 'self';")
  }
  // The code that measures vitals is built, for a hook that is set at run time; no script loads it by itself.
  const vitals = builtFrom('renderer/site/shell/measure/report-vitals.ts')
  const loading = Object.values(scripts).filter(({ imports = [] }) =>
    imports.some(key => scripts[key]?.file === vitals),
  )
  expect(loading).toEqual([])
  for (const address of addresses) expect(htmlOf(address), address).not.toContain(vitals)
})

test('without a hook no page fetches the code that measures vitals', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/blog/', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 400)
  expect(asked.some(url => url.endsWith(builtFrom('renderer/site/shell/measure/report-vitals.ts')))).toBe(false)
})
