import { describe, expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../renderer/engine/mdx/compile'
import { components } from '../../../../renderer/site/components/components'
import { site } from '../../../../renderer/site/index'
import { render } from '../../../factories/render'

const compile = createBodyCompiler(site)

/** The HTML of a body without drawings. */
const htmlOf = async (body: string) => {
  const Body = await loadBody(await compile({ file: 'content/pages/one.mdx', body, frontmatter: {} }))
  return render(props => Body({ ...props, components })).replace(/<svg.*?<\/svg>/g, '')
}

const callout = (kind: string, name: string, text: string) =>
  `<div class="callout callout-${kind}" role="note" aria-label="${name}"><p class="callout-name">${name}</p>${text}</div>`

describe('a body compiled', () => {
  test.each([
    [':::note\nMind the *gap*.\n:::', 'note', 'Note'],
    [':::tip[Before you begin]\nMind the *gap*.\n:::', 'tip', 'Tip: Before you begin'],
    [':::warning Two words_\n\nMind the *gap*.\n\n:::', 'warning', 'Warning: Two words_'],
    ['::: DANGER\nMind the *gap*.\n:::', 'danger', 'Danger'],
    ['> [!NOTE]\n> Mind the *gap*.', 'note', 'Note'],
    ['> [!caution] Two words  \n> Mind the *gap*.', 'warning', 'Warning: Two words'],
    ['> [!TIP]\n>\n> Mind the *gap*.', 'tip', 'Tip'],
  ])('makes a note of %j', async (body, kind, name) => {
    expect((await htmlOf(body)).replaceAll('\n', '')).toBe(callout(kind, name, '<p>Mind the <em>gap</em>.</p>'))
  })

  test('a title is a line of Markdown, and its words are the name', async () => {
    const html = await htmlOf(':::warning[Two *words* and ~~one~~ `c`]\nText.\n:::\n\n:::tip[See `npm ci`]\nText.\n:::')
    expect(html).toContain('aria-label="Warning: Two words and one c"')
    expect(html).toContain('aria-label="Tip: See npm ci"')
    expect(html).toContain('<p class="callout-name">Tip: See <code class="inline-code">npm ci</code></p>')
    const alert = await htmlOf('> [!TIP] See [*a*](/a/) 2 \\*b\\* `c`\n> Text.')
    expect(alert).toContain('Tip: See <a href="/a/"><em>a</em></a> 2 *b* <code class="inline-code">c</code></p>')
    expect(alert).toContain('aria-label="Tip: See a 2 *b* c"')
    expect(alert).toContain('<p>Text.</p>')
  })

  test('nests directives, and puts components and lists into them', async () => {
    const body = '- one\n\n  ::::note\n  :::tip\n  - two\n\n  <Note>three</Note>\n  :::\n  ::::\n'
    const html = await htmlOf(body)
    expect(html).toContain('callout-note')
    expect(html).toMatch(/callout-note.*callout-tip.*two.*class="note".*three/s)
  })

  test('leaves colons in prose, and quotations, alone', async () => {
    const html = await htmlOf('At 10:30 :word and ::two.\n\n> Quoted [!NOTE]')
    expect(html.replaceAll('\n', '')).toBe(
      '<p>At 10:30 :word and ::two.</p><blockquote class="quoted"><p>Quoted [!NOTE]</p></blockquote>',
    )
  })
})
