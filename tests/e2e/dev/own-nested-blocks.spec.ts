import { writeFileSync } from 'node:fs'
import { legalPage } from '../../factories/content-files'
import { expect, shareDevServer, test } from './dev-server'

const { open, path } = shareDevServer()

const word = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenfabrikationsgebaeude'
const line = `curl -X POST https://api.site.example/v1/${'a-path/'.repeat(20)} --data "${'x'.repeat(80)}"`

const blocks: Record<string, string> = {
  words: `${word}${word} and \`${word}${word}\` and [${word}](https://site.example/${word}${word}).`,
  code: `\`\`\`bash\n${line}\n\`\`\``,
  plainCode: `\`\`\`\n${line}\n\`\`\``,
  table: `| ${'head | '.repeat(12)}\n| ${'--- | '.repeat(12)}\n| ${`\`${word}\` | `.repeat(12)}`,
  picture: '![A plan](/media/plan.webp)',
  heading: `## ${word}${word}`,
  rule: '***',
  tasks: `- [x] ${word}${word}`,
}

const containers: Record<string, (text: string) => string> = {
  list: text => `- An item:\n\n${indent(text, 2)}`,
  steps: text => `1. A step:\n\n${indent(text, 3)}`,
  quotation: text => text.replace(/^/gm, '> '),
  note: text => `<Note>\n\n${text}\n\n</Note>`,
}

function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces))
}

/** Every block by itself, in every container, and in every container of every container. */
function everyNesting(): string {
  const single = Object.values(blocks).join('\n\n')
  const once = Object.values(containers).map(nest => nest(single))
  const twice = Object.values(containers).map(nest => nest(once.join('\n\n')))
  return [single, ...once, ...twice].join('\n\nA paragraph.\n\n')
}

for (const width of [320, 375])
  test(`no block in another makes a page wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    writeFileSync(path('legal/nested.mdx'), legalPage({ title: 'Nested blocks' }, everyNesting()))
    await open(page, '/nested/')
    const found = await page.evaluate(() => {
      const inner = document.documentElement.clientWidth
      const isScroller = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || isScroller(element.parentElement))
      const wide = [...document.querySelectorAll('.prose *')].filter(
        element => element.getBoundingClientRect().right > inner + 1 && !isScroller(element.parentElement),
      )
      const fences = [...document.querySelectorAll('.prose pre')]
      const unstyled = fences.filter(pre => {
        const box = [pre, ...(pre.parentElement ? [pre.parentElement] : [])].map(each => getComputedStyle(each))
        return box.every(({ backgroundColor }) => backgroundColor === 'rgba(0, 0, 0, 0)')
      })
      return {
        inner,
        scrollWidth: document.documentElement.scrollWidth,
        wide: wide.map(element => element.outerHTML.slice(0, 80)),
        fences: fences.length,
        unstyled: unstyled.length,
      }
    })
    expect(found.wide).toEqual([])
    expect(found.scrollWidth).toBe(found.inner)
    // Two fences: alone, in four containers, and in four of each.
    expect(found).toMatchObject({ fences: 2 * (1 + 4 + 16), unstyled: 0 })
  })

test('the first line of a fence without a language begins where the others do', async ({ page }) => {
  writeFileSync(path('legal/nested.mdx'), legalPage({ title: 'Nested blocks' }, '```\none\ntwo\n```\n\nAnd `inline`.'))
  await open(page, '/nested/')
  const starts = await page.locator('.prose pre code').evaluate(code => {
    const range = document.createRange()
    return [0, 'one\n'.length].map(at => {
      const text = code.firstChild as Text
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(starts[0]).toBe(starts[1])
  await expect(page.locator('.prose p > code')).not.toHaveCSS('padding-left', '0px')
})
