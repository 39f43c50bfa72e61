import { describe, expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../../renderer/engine/mdx/compile'
import { page } from '../../../../factories/content-files'
import { placesOf } from '../../../../factories/issues'
import { render } from '../../../../factories/render'
import { loadFiles } from '../../../../factories/site'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

const compile = createBodyCompiler(site)

/** The HTML of a body, whose components show what they are given. */
const htmlOf = async (body: string) =>
  render(await loadBody(await compile({ file: 'content/pages/one.mdx', body, frontmatter: {} })))

const callout = (props: Record<string, string>, text: string) =>
  `<section title="${JSON.stringify(['Note', props]).replaceAll('"', '&quot;')}">${text}</section>`

describe('a body compiled', () => {
  test.each([
    [':::note\nMind the *gap*.\n:::', { kind: 'note' }],
    [':::tip[Before you begin]\nMind the *gap*.\n:::', { kind: 'tip', title: 'Before you begin' }],
    [':::warning Two words_\n\nMind the *gap*.\n\n:::', { kind: 'warning', title: 'Two words_' }],
    ['::: DANGER\nMind the *gap*.\n:::', { kind: 'danger' }],
    ['> [!NOTE]\n> Mind the *gap*.', { kind: 'note' }],
    ['> [!caution] Two words  \n> Mind the *gap*.', { kind: 'warning', title: 'Two words' }],
    ['> [!TIP]\n>\n> Mind the *gap*.', { kind: 'tip' }],
  ])('makes a note of %j', async (body, props) => {
    expect((await htmlOf(body)).replaceAll('\n', '')).toBe(callout(props, '<p>Mind the <em>gap</em>.</p>'))
  })

  test('nests directives, and puts components and lists into them', async () => {
    const body = '- one\n\n  ::::note\n  :::tip\n  - two\n\n  <Note>three</Note>\n  :::\n  ::::\n'
    const html = await htmlOf(body)
    expect(html).toMatch(/quot;note&quot;.*quot;tip&quot;.*two.*Note&quot;,\{\}\].*three/s)
  })

  test('leaves colons in prose, and quotations, alone', async () => {
    const html = await htmlOf('At 10:30 :word and ::two.\n\n> Quoted [!NOTE]')
    expect(html.replaceAll('\n', '')).toBe(
      '<p>At 10:30 :word and ::two.</p><blockquote><p>Quoted [!NOTE]</p></blockquote>',
    )
  })
})

test.each([
  [':::warnign\nText.\n:::', '9:4 body-directive', 'There is no directive :::warnign.', 'Did you mean "warning"?'],
  [':::columns\nText.\n:::', '9:4 body-directive', 'There is no directive :::columns.', 'Directives: note, tip, '],
  ['> [!NOET]\n> Text.', '9:3 body-directive', 'There is no alert [!NOET].', 'Did you mean "NOTE"?'],
  [':::note\nText.', '9:1 body-directive', ':::note is opened here and never closed.', 'Write ::: on a line'],
  [':::note{#a}\nText.\n:::', '9:1 body-directive', "{#a} can't be written behind :::note.", 'Write :::note alone'],
])('%j is an issue', async (body, place, message, hint) => {
  const { issues } = await loadFiles({ 'pages/one.mdx': page({}, body) })
  expect(placesOf(issues)).toEqual([place])
  expect(issues[0]?.message).toBe(message)
  expect(issues[0]?.hint).toContain(hint)
})
