import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type axe from 'axe-core'
import type { Page } from 'playwright'

/** Without spaces and long names, a page reads it in two thirds of the time. */
const source = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8')

/** The rules of WCAG 2.2 AA and of good practice; `target-size` is among them only when asked for. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A violation that axe finds at one element. */
export interface Fault {
  rule: string
  selector: string
  html: string
  message: string
}

/** The rules that read colors: they take half of the time, and depend on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The rules that are run, by a name. */
const ruleSets = {
  all: { runOnly: tags },
  colors: { runOnly: { type: 'rule', values: colorRules } },
  'all but colors': {
    runOnly: tags,
    rules: Object.fromEntries(colorRules.map(rule => [rule, { enabled: false }])),
  },
} satisfies Record<string, axe.RunOptions>

/** The violations that axe finds on the page or a part of it, with checks that neither axe nor we can decide. */
export async function accessibilityFaults(
  page: Page,
  part = ':root',
  rules: keyof typeof ruleSets = 'all',
): Promise<Fault[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source)
  const { violations, incomplete } = await page.evaluate(
    ([rules, part]) =>
      (window as unknown as { axe: typeof axe }).axe.run(part, {
        ...rules,
        resultTypes: ['violations', 'incomplete'],
      }),
    [ruleSets[rules], part] as const,
  )
  const unclear = incomplete.map(result => ({
    ...result,
    nodes: result.nodes.filter(node => !isExplained(result.id, node, part !== ':root')),
  }))
  return [...violations, ...unclear].flatMap(({ id, nodes, help }) =>
    nodes.map(({ html, target, any }) => ({
      rule: id,
      selector: target.flat().join(' '),
      html: html.slice(0, 160),
      message: [help, ...any.map(({ data }) => data?.messageKey)].filter(Boolean).join(', '),
    })),
  )
}

/**
 * Axe can't judge the background of text in an SVG, a text of one character, and text that is scrolled out of its box.
 * All such text uses the tokens whose contrast tests/unit/site/contrast.test.ts computes. Nor can it judge that a
 * recording has no sound; tests/unit/site/recordings.test.ts does. An element above the page is judged by itself, and
 * hides the elements under it on purpose. A marked passage and a remark have a ground of their own, also where they lie
 * across the edge of two grounds.
 */
function isExplained(rule: string, { html, any }: axe.NodeResult, isOver: boolean): boolean {
  if (rule === 'video-caption') return / muted=""/.test(html)
  if (
    /^<(mark\b|span class="remark)/.test(html) &&
    any.some(({ data }) => data?.messageKey === 'elmPartiallyObscuring')
  )
    return true
  return rule === 'color-contrast' && (/^<(text|tspan)\b/.test(html) || any.some(check => isUnseen(check, isOver)))
}

function isUnseen({ data }: axe.CheckResult, isOver: boolean): boolean {
  if (isOver && data?.messageKey === 'elmPartiallyObscuring') return true
  return ['shortTextContent', 'elmPartiallyObscured', 'bgOverlap', 'outsideViewport'].includes(data?.messageKey)
}
