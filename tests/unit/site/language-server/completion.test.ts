import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createLoader } from '../../../../renderer/engine/content/load'
import { site } from '../../../../renderer/site/index'
import { openCopy } from './editor'

const post = 'content/blog/test-ai-vendor-claims.mdx'
const product = 'content/products/vaja.mdx'
const opened = openCopy()

const labels = async (file: string, marked: string) =>
  (await opened.editor.complete(file, marked)).map(({ label }) => label)

/** The text of a file with one place changed. */
const changed = (file: string, what: RegExp | string, by: string) => {
  const text = opened.editor.read(file)
  const after = text.replace(what, () => by)
  if (after === text) throw new Error(`${file} does not contain ${what}.`)
  return after
}

describe('completion', () => {
  test('of fields: those that are missing, the required ones first', async () => {
    const found = await labels(post, changed(post, /^tags:\n/m, '|||\ntags:\n').replace(/^author: .*\n/m, ''))
    expect(found[0]).toBe('author')
    expect(found).toContain('redirects')
    expect(found).not.toContain('title')
  })

  test('of fields in a group, in an item of a list, and for a half-written name', async () => {
    expect(await labels(post, '---\ntitle: A\nmetadata:\n  |||\ndate: 2025-01-01\n---\n')).toContain('keywords')
    expect(await labels(product, '---\nname: A\nstats:\n  - |||\n---\n')).toEqual(['value', 'label', 'working'])
    expect(await labels(product, '---\nname: A\nstats:\n  - value: 1\n    la|||\n---\n')).toEqual(['label', 'working'])
    expect(await opened.editor.choose(post, '---\ntitle: A\ncat|||\n---\n', 'category')).toBe(
      '---\ntitle: A\ncategory: $0\n---\n',
    )
    expect(await opened.editor.choose(post, '---\ntitle: A\ncat|||: Guides\n---\n', 'category')).toBe(
      '---\ntitle: A\ncategory: Guides\n---\n',
    )
  })

  test.each([
    ['an enumeration', 'category: |||', 'Strategy', 'category: Strategy'],
    ['an enumeration, quoted', 'category: "Stra|||"', 'Strategy', 'category: "Strategy"'],
    ['yes or no', 'featured: t|||', 'true', 'featured: true'],
    ['a reference', 'relatedPosts:\n  - test|||', 'test-ai-vendor-claims', 'relatedPosts:\n  - test-ai-vendor-claims'],
    [
      'a reference on one line',
      'relatedPosts: [one, te|||]',
      'team-ai-rollout-plan',
      'relatedPosts: [one, team-ai-rollout-plan]',
    ],
    ['a picture', 'metadata:\n  image: /|||', '/media/vaja.webp', 'metadata:\n  image: /media/vaja.webp'],
    ['an address', 'metadata:\n  url: /fa|||', '/faq/', 'metadata:\n  url: /faq/'],
    ['a group on one line', 'metadata: { title: A, type: art||| }', 'article', 'metadata: { title: A, type: article }'],
  ])('of the value of %s', async (_, line, label, after) => {
    expect(await opened.editor.choose(post, `---\ntitle: A\n${line}\n---\n`, label)).toBe(
      `---\ntitle: A\n${after}\n---\n`,
    )
  })

  test('of today where a day is wanted', async () => {
    expect(await labels(post, '---\ndate: |||\n---\n')).toEqual([new Date().toLocaleDateString('sv')])
  })

  test.each([
    ['a component', 'Text.\n\n<Not|||', 'Note', 'Text.\n\n<Note>$0</Note>'],
    ['a prop that is missing', '<Worked title="A" |||/>', 'check', null],
    [
      'an icon in a list',
      '<Features items={[{ icon: "awa|||", title: "T" }]} />',
      'award',
      '<Features items={[{ icon: "award", title: "T" }]} />',
    ],
    [
      'an address in a prop',
      '<Actions items={[{ label: "A", href: "/fa|||" }]} />',
      '/faq/',
      '<Actions items={[{ label: "A", href: "/faq/" }]} />',
    ],
    ['an element', 'Press <kb|||', 'kbd', 'Press <kbd>$0</kbd>'],
    ['an attribute of an element', '<td col|||>x</td>', 'colspan', '<td colspan="${1:2}">x</td>'],
    ['a value of an attribute', '<td align="r|||">', 'right', '<td align="right">'],
    ['an address in HTML', '<a href="/f|||">Answers</a>', '/faq/', '<a href="/faq/">Answers</a>'],
    ['a picture in HTML', '<img src="/me|||">', '/media/vaja.webp', '<img src="/media/vaja.webp">'],
    ['a picture', '![A figure](/me|||)', '/media/vaja.webp', '![A figure](/media/vaja.webp)'],
    ['an address in a link', '[Answers](/f|||)', '/faq/', '[Answers](/faq/)'],
    [
      'an anchor of another page',
      '[Tasks](/blog/team-ai-rollout-plan/#|||)',
      '/blog/team-ai-rollout-plan/#one-page-of-rules-answers-most-questions',
      '[Tasks](/blog/team-ai-rollout-plan/#one-page-of-rules-answers-most-questions)',
    ],
    ['an anchor of this page', '## Two words\n\n[Up](#|||)', '#two-words', '## Two words\n\n[Up](#two-words)'],
    ['the language of code', '- a\n\n  ```ty|||\n  a\n  ```', 'typescript', '- a\n\n  ```typescript\n  a\n  ```'],
    ['the title of code', '```ts ti|||\na\n```', 'title', '```ts title="$1"\na\n```'],
    ['marked lines of code', '```ts title="a b" {|||}\na\n```', '{', '```ts title="a b" {$1}\na\n```'],
    ['a recording of a component', '<Video src="/me|||" />', '/media/vaja.webm', '<Video src="/media/vaja.webm" />'],
    ['a field of the frontmatter', '{frontmatter.ti|||}', 'title', '{frontmatter.title}'],
  ])('in the body of %s', async (_, body, label, after) => {
    const text = `---\ntitle: A\n---\n\n${body}\n`
    const chosen = await opened.editor.choose(post, text, label)
    if (after !== null) expect(chosen).toBe(`---\ntitle: A\n---\n\n${after}\n`)
    else expect(chosen).toContain('<Worked title="A" check=')
  })

  test('of a whole file in an empty one', async () => {
    const file = 'content/blog/quite-new.mdx'
    const text = await opened.editor.choose(file, '|||', '--- every field of a blog post')
    expect(text).toContain('\n# The day it was published.\ndate: ')
    const { issues } = await createLoader({ root: opened.root, site })(new Map([[file, text]]))
    expect(issues.filter(issue => issue.file === file && issue.code !== undefined)).toEqual([])
  })
})

test('a new file on the disk is offered at once', async () => {
  const file = join(opened.root, 'content/blog/appeared.mdx')
  writeFileSync(file, '---\ntitle: A\n---\n')
  expect(await labels(post, '---\nrelatedPosts:\n  - |||\n---\n')).toContain('appeared')
  rmSync(file)
})

describe('completion in Markdown', () => {
  const head = '---\ntitle: A\n---\n\n'

  test('of directives, which are closed, and of alerts', async () => {
    expect(await opened.editor.choose(post, `${head}:::ti|||`, 'tip')).toBe(`${head}:::tip\n$0\n:::`)
    expect(await opened.editor.choose(post, `${head}:::|||[Title]\nText.\n:::`, 'danger')).toBe(
      `${head}:::danger[Title]\nText.\n:::`,
    )
    expect(await opened.editor.choose(post, `${head}> [!war|||]\n> Text.`, 'WARNING')).toBe(
      `${head}> [!WARNING]\n> Text.`,
    )
    expect(await opened.editor.hover(post, `${head}:::cau|||tion\nText.\n:::`)).toContain(
      'Stands for `<Note kind="warning">`.',
    )
  })

  test('the language of code and what is behind it are explained', async () => {
    expect(await opened.editor.hover(post, `${head}\`\`\`t|||s\na\n\`\`\``)).toBe('TypeScript')
    expect(await opened.editor.hover(post, `${head}\`\`\`ts show|||LineNumbers\na\n\`\`\``)).toBe(
      'Shows the number of each line.',
    )
  })
})
