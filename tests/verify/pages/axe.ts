import axe from 'axe-core'
import type { Page } from 'playwright'
import { outline, type PageCheck } from '../check'
import { openEverything } from './open-everything'

/** The rules of WCAG 2.2 AA and of good practice; `target-size` is among them only when asked for. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Widths and color schemes in which a page is judged. */
const looks = [
  { name: 'light, 1280 px', width: 1280, colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark, 1280 px', width: 1280, colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colors, 1280 px', width: 1280, colorScheme: 'light', forcedColors: 'active' },
  { name: 'light, 768 px', width: 768, colorScheme: 'light', forcedColors: 'none' },
  { name: 'light, 320 px', width: 320, colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark, 320 px', width: 320, colorScheme: 'dark', forcedColors: 'none' },
] as const

/** What axe finds wrong, or can't judge and we can't explain, on the page as it stands. */
export async function findings(page: Page, scope = ':root'): Promise<{ rule: string; html: string; says: string }[]> {
  await page.evaluate(axe.source)
  const { violations, incomplete } = await page.evaluate(
    ([runOnly, scope]) =>
      (window as unknown as { axe: typeof axe }).axe.run(scope, {
        runOnly,
        resultTypes: ['violations', 'incomplete'],
      }),
    [tags, scope] as const,
  )
  const unclear = incomplete.map(result => ({
    ...result,
    nodes: result.nodes.filter(node => !isExplained(result.id, node)),
  }))
  return [...violations, ...unclear].flatMap(({ id, nodes, help }) =>
    nodes.map(({ html, any }) => ({
      rule: id,
      html,
      says: [help, ...any.map(({ data }) => data?.messageKey)].filter(Boolean).join(', '),
    })),
  )
}

/**
 * Axe leaves to people what it can't see: the ground behind text in a drawing, a text of one character, and what is
 * scrolled out of its box. All such text uses the tokens whose contrast tests/unit/contrast.test.ts computes.
 */
function isExplained(rule: string, { html, any }: axe.NodeResult): boolean {
  return rule === 'color-contrast' && (/^<(text|tspan)\b/.test(html) || any.some(isUnseen))
}

function isUnseen({ data }: axe.CheckResult): boolean {
  return ['shortTextContent', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'bgOverlap', 'outsideViewport'].includes(
    data?.messageKey,
  )
}

export const accessibility: PageCheck = {
  name: 'axe',
  holds: `No violation and nothing unexplained (${tags.join(', ')}): ${looks.map(({ name }) => name).join('; ')}; all opened.`,
  async look({ page, address }) {
    const found = []
    for (const { name, width, ...media } of looks) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      await openEverything(page)
      // Colors that still change from one look to the next would be judged halfway.
      await page.waitForTimeout(300)
      const judged = await findings(page)
      // Open menus lie over the page: they are judged by themselves.
      for (const menu of await page.locator('header details > summary:visible').all()) {
        await menu.click()
        judged.push(...(await findings(page, '#header')))
        await page.keyboard.press('Escape')
      }
      // Forced colors are the reader's own: their contrast is not ours to judge.
      const ours = judged.filter(({ rule }) => media.forcedColors === 'none' || rule !== 'color-contrast')
      for (const { rule, html, says } of ours)
        found.push({ page: address, element: outline(html), says: `${name}: ${rule}: ${says}` })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
    return found
  },
  spoil: page => page.evaluate(() => document.querySelector('main')?.append(document.createElement('button'))),
}
