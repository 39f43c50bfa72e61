import { expect } from 'playwright/test'
import { test } from '../same-page'

test('the page of DeployIt has the colors of its code, and no policy is broken for it', async ({ page }) => {
  const refused: string[] = []
  page.on('console', message => message.text().includes('Content Security Policy') && refused.push(message.text()))
  await page.goto('/products/deployit/')
  const figure = page.locator('.frame').first()
  const ground = (part: string) =>
    figure.locator(`.live-page ${part}`).evaluate(each => getComputedStyle(each).backgroundColor)
  const last = '> div > div:last-child'
  const before = [await ground('> div'), await ground(last)]
  expect(before).toEqual(['rgb(250, 240, 230)', 'rgb(244, 164, 96)'])
  await figure.hover()
  await expect(page.locator('x-island[name=DeployTimeline][awake]').first()).toBeAttached()
  // The code gives what the page had before.
  expect([await ground('> div'), await ground(last)]).toEqual(before)
  await figure
    .getByLabel('Pasted code')
    .fill('<style>body { background: navy; color: white }</style><h1>Late bar</h1><p>Open until two.</p>')
  expect(await ground('> div')).toBe('rgb(0, 0, 128)')
  await expect(figure.locator('.live-page b')).toHaveCSS('color', 'rgb(255, 255, 255)')
  // A button has its own letters, which are dark on gray, also on a page with white ones.
  await figure
    .getByLabel('Pasted code')
    .fill('<style>body { background: navy; color: white }</style><h1>Late bar</h1><button>Book</button>')
  await expect(figure.locator('.live-page .button')).toHaveCSS('color', 'oklch(0.235 0.022 205)')
  await figure.getByLabel('Pasted code').fill('<h1>Late bar</h1>')
  expect(await ground('> div')).toBe('oklch(1 0 0)')
  expect(refused).toEqual([])
})

test('on phones no line of code is broken: the code scrolls sideways, the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/deployit/')
  const field = page.locator('.code-field').first()
  const [lines, wider] = await field.evaluate(one => {
    const code = one.querySelector('textarea') as HTMLTextAreaElement
    return [code.scrollHeight / Number.parseFloat(getComputedStyle(code).lineHeight), one.scrollWidth - one.clientWidth]
  })
  expect(Math.round(lines ?? 0)).toBe((await field.locator('textarea').inputValue()).split('\n').length)
  expect(wider).toBeGreaterThan(50)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // What is written at the end of a long line is seen.
  await field.locator('textarea').click()
  await expect(page.locator('x-island[name=DeployTimeline][awake]').first()).toBeAttached()
  await page.keyboard.press('End')
  await page.keyboard.type('<!-- the end of a long line of code -->')
  await expect.poll(() => field.evaluate(one => one.scrollLeft)).toBeGreaterThan(50)
})

test('pasted code is seen from its beginning: wide windows wrap it, phones scroll', async ({ page }) => {
  const code = `const title = "Bloom"\nconst answer = await load("/prices", { method: "POST", body: "${'long '.repeat(20)}" })`
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/deployit/')
    const field = page.locator('.code-field').first()
    await field.locator('textarea').click()
    await expect(page.locator('x-island[name=DeployTimeline][awake]').first()).toBeAttached()
    await page.keyboard.press('ControlOrMeta+A')
    await field.locator('textarea').evaluate((area, text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      document.execCommand('insertText', false, text)
    }, code)
    await expect.poll(() => field.evaluate(one => [one.scrollLeft, one.scrollTop])).toEqual([0, 0])
    const wider = await field.evaluate(one => one.scrollWidth - one.clientWidth)
    if (width > 1000) expect(wider).toBe(0)
    else expect(wider).toBeGreaterThan(100)
  }
})

test('the slider of a page on the phone is dark on its light ground, in the dark scheme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/products/deployit/')
  await page.getByText('Tip calculator').click()
  await expect(page.locator('.live-page').getByRole('slider')).toHaveCSS('accent-color', 'oklch(0.235 0.022 205)')
})

test('a part of a page has its own ground from edge to edge, and a counter on the phone counts', async ({ page }) => {
  await page.goto('/products/deployit/')
  const figure = page.locator('.frame').first()
  const phone = figure.locator('.live-page')
  await figure
    .getByLabel('Pasted code')
    .fill(
      '<style>header { background: navy; color: white; h1 { color: gold } }</style><header><h1>Bar</h1><p>Open</p></header><p>Hi</p>',
    )
  await expect(phone.locator('b')).toHaveCSS('color', 'rgb(255, 215, 0)')
  const part = phone.locator('div > div').first()
  await expect(part).toHaveCSS('background-color', 'rgb(0, 0, 128)')
  await expect(part).toHaveText('BarOpen')
  const [inner, outer] = await Promise.all([part.boundingBox(), phone.boundingBox()])
  expect((outer?.width ?? 0) - (inner?.width ?? 0)).toBe(18)
  await figure
    .getByLabel('Pasted code')
    .fill(
      "import { useState } from 'react'\nexport default function Counter() {\n  const [n, setN] = useState(0)\n  return <div><p>{n} clicks</p><button onClick={() => setN(n + 1)}>Add</button></div>\n}",
    )
  await phone.getByRole('button', { name: 'Add' }).click()
  await phone.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(phone).toContainText('2 clicks')
})
