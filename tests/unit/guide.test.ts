import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { describeTypes, type TypeDescription } from '../../renderer/engine/dev/guide/describe-types'
import { renderGuide } from '../../renderer/engine/dev/guide/render'
import { applySourceMarks, withoutSources } from '../../renderer/engine/html/source-positions'
import { describeComponents } from '../../renderer/engine/types/describe-components'
import { typeSchema } from '../../renderer/engine/types/schema'
import { siteOf } from '../workspace'

const root = process.cwd()

test('the guide draws the example of every component and tells every field of every type', async () => {
  const html = await renderGuide(root)
  for (const { name } of await describeComponents()) {
    const [section = ''] = html.slice(html.indexOf(`<section id="${name}">`)).split('</section><section id=')
    expect(section, name).toMatch(/<div class="prose example"><\w/)
  }
  const { definitions } = await typeSchema(root)
  const { collections, parts } = describeTypes(definitions)
  const types: TypeDescription[] = [...collections.map(({ type }) => type), ...parts]
  for (const { name, fields, values } of types)
    for (const field of [...fields.map(each => each.name), ...values])
      expect(html, `${name}.${field}`).toContain(`<code>${field}</code>`)
}, 60_000)

test('every snippet of the guide checks, in a page as a writer would place it', async () => {
  const examples = (await describeComponents()).map(({ example }) => example)
  const { text } = await siteOf({
    'legal/snippets.mdx': `---
title: Snippets
summary: All of them.
lastUpdated: 2025-01-01
metadata:
  title: The snippets of the guide
  description: A description of the right length, which says what the page gives to the reader who finds it.
---

${examples.join('\n\n')}
`,
  })
  // The links of the examples lead to pages of this site, which this one has not.
  expect(text.split('\n\n').filter(issue => !issue.includes('link-unknown'))).toEqual([])
})

test('every example of a field can be copied: it is YAML of that one field', async () => {
  const { definitions } = await typeSchema(root)
  const { collections, parts } = describeTypes(definitions)
  for (const { fields } of [...collections.map(({ type }) => type), ...parts])
    for (const { name, example } of fields) if (example) expect(Object.keys(parse(example))).toEqual([name])
})

test('the place of a component is put into its first tag, and no visitor gets it', () => {
  const marked = '<p>One</p>\n\uE000a.mdx:3:1\uE001<figure class="x"><p>Two</p></figure>\uE000a.mdx:9:1\uE001'
  const placed = '<p>One</p>\n<figure data-source="a.mdx:3:1" class="x"><p>Two</p></figure>'
  expect(applySourceMarks(marked)).toBe(placed)
  expect(withoutSources(placed)).toBe('<p>One</p>\n<figure class="x"><p>Two</p></figure>')
})
