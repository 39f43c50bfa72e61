import { beforeAll, describe, expect, test } from 'vitest'
import { openCopy } from './editor'

const post = 'content/blog/test-ai-vendor-claims.mdx'
const opened = openCopy()

beforeAll(async () => {
  // Tags, titles and pictures are known once a check has ended.
  await opened.editor.write(post, '---\ntitle: A\n---\n')
  await opened.editor.diagnostics(post, ({ length }) => length > 0)
})

describe('completion', () => {
  test.each([
    ['a tag', 'tags:\n  - Prom|||', 'Prompting', 'tags:\n  - Prompting'],
    ['a tag on one line', 'tags: [Prom|||]', 'Prompting', 'tags: [Prompting]'],
    ['a value beside broken YAML', "title: 'A's\ncategory: |||", 'Strategy', "title: 'A's\ncategory: Strategy"],
    [
      'a value of a group beside it',
      "title: 'A's\nmetadata:\n  type: |||",
      'article',
      "title: 'A's\nmetadata:\n  type: article",
    ],
    ['a fact in a field', 'title: In {facts.rep|||}', 'replyTime', 'title: In {facts.replyTime}'],
    ['a link in a line of Markdown', 'authorBio: See [us](/fa|||)', '/faq/', 'authorBio: See [us](/faq/)'],
  ])('of %s', async (_, marked, label, after) => {
    expect(await opened.editor.choose(post, `---\n${marked}\n---\n`, label)).toBe(`---\n${after}\n---\n`)
  })

  test.each([
    ['the tag that closes a component', '<Note>Text.</|||', 'Note', '<Note>Text.</Note>'],
    ['the tag that closes an element', '<details><br>Text.</|||', 'details', '<details><br>Text.</details>'],
    ['a field between braces', 'A {|||}', 'frontmatter.title', 'A {frontmatter.title}'],
    ['a comment', '{|||}', '/* comment */', '{/* $0 */}'],
    ['a fact', 'In {facts.|||}', 'peopleTaught', 'In {facts.peopleTaught}'],
    ['a fact in a prop', '<Note title={facts.|||}>', 'peopleTaught', '<Note title={facts.peopleTaught}>'],
    ['a fact between braces', 'A {|||}', 'facts.replyTime', 'A {facts.replyTime}'],
  ])('of %s', async (_, marked, label, after) => {
    const source = (body: string) => `---\ntitle: A\n---\n\n${body}\n`
    expect(await opened.editor.choose(post, source(marked), label)).toBe(source(after))
  })
})

describe('hover', () => {
  test.each([
    ['a picture', '---\ntitle: A\n---\n\n![A](/media/va|||ja.webp)\n', 'pixels'],
    ['a picture from its own folder', '---\ntitle: A\n---\n\n![A](../media/va|||ja.webp)\n', 'pixels'],
    ['a picture in a field', '---\nmetadata:\n  image: /media/va|||ja.webp\n---\n', 'pixels'],
    ['a tag', '---\ntags:\n  - Promp|||ting\n---\n', 'with this tag\n- '],
    ['a fact', '---\ntitle: A\n---\n\n{facts.reply|||Time}\n', '24 business hours'],
    ['a fact in a field', '---\ntitle: In {facts.reply|||Time}\n---\n', '24 business hours'],
    ['a link in a line of Markdown', '---\nauthorBio: See [us](/fa|||q/)\n---\n', 'content/pages/faq.mdx'],
  ])('over %s says what it is', async (_, marked, said) => {
    expect(await opened.editor.hover(post, marked)).toContain(said)
  })
})

test('a link in a line of Markdown is found and renamed as in the text', async () => {
  const page = 'content/pages/faq.mdx'
  const bio = '---\nauthorBio: See [us](/fa|||q/)\n---\n'
  expect((await opened.editor.definition(post, bio))?.uri).toBe(opened.editor.uriOf(page))
  const references = await opened.editor.references(post, bio)
  expect(references.map(({ uri }) => uri)).toContain(opened.editor.uriOf(post))
  const { documentChanges = [] } = (await opened.editor.rename(post, bio, 'questions')) ?? {}
  const own = documentChanges.find(change => 'edits' in change && change.textDocument.uri === opened.editor.uriOf(post))
  expect(own).toMatchObject({ edits: [{ newText: '/questions/', range: { start: { line: 1, character: 20 } } }] })
})
