import { describe, expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../renderer/engine/mdx/compile'
import { post } from '../../../factories/content-files'
import { documentOf } from '../../../factories/documents'
import { render } from '../../../factories/render'
import { loadFiles } from '../../../factories/site'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const file = 'content/blog/one.mdx'

const compile = createBodyCompiler(site)

describe('headings of a body compiled', () => {
  const idsOf = async (body: string) => {
    const html = render(await loadBody(await compile({ file, body, frontmatter: {} })))
    return [...html.matchAll(/ id="([^"]*)"/g)].map(match => match[1])
  }

  test('have no id of the page itself, and those that the check knows', async () => {
    const own = [...site.pageAnchors, ...site.ids, ...site.collections.blog.anchors]
    const body = [...own, 'What it is', 'What it is', '日本語', '!!!', 'Footnote label', 'user-content-fn-1']
      .map(words => `## ${words}`)
      .join('\n\n')
    const ids = await idsOf(`${body}\n\nA note[^1].\n\n[^1]: Here.`)
    expect(ids.slice(0, own.length)).toEqual(own.map(id => `${id}-1`))
    expect(ids.slice(own.length, own.length + 6)).toEqual([
      ...['what-it-is', 'what-it-is-1', '日本語', 'section', 'footnote-label-1', 'section-user-content-fn-1'],
    ])
    expect(new Set(ids).size).toBe(ids.length)
    const { body: facts } = documentOf(post({}, body), file)
    expect(facts.headings.map(({ anchor }) => anchor)).toEqual(ids.slice(0, facts.headings.length))
  })
})

test('a heading like an anchor of a component is an issue', async () => {
  const files = { 'pages/one.mdx': pageWith('## Is it free?\n\n<Faq items={frontmatter.faqs} />\n\n## Text') }
  const { text } = await loadFiles(files)
  expect(text).toContain(`content/pages/one.mdx:10:1  anchor-taken
  A component or a field of this page makes the anchor #is-it-free of "Is it free?" too.
  Write the heading in other words.`)
})

function pageWith(body: string): string {
  return `---
title: A page of the test
lead: What it gives.
faqs: [{ question: Is it free?, answer: Yes. }]
metadata:
  title: A page of the test
  description: A description of the right length, which says what the page gives to the reader who finds it.
---

${body}
`
}
