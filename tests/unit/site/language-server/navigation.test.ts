import { beforeAll, describe, expect, test } from 'vitest'
import type { RenameFile, TextDocumentEdit } from 'vscode-languageserver/node'
import { openCopy } from './editor'

const post = 'content/blog/test-ai-vendor-claims.mdx'
const product = 'content/products/vaja.mdx'
const opened = openCopy()

describe('hover', () => {
  beforeAll(async () => {
    // The titles of other pages are known once a check has ended.
    await opened.editor.write(post, '---\ntitle: A\n---\n')
    await opened.editor.diagnostics(post, ({ length }) => length > 0)
  })

  test.each([
    ['a field', post, '---\ncate|||gory: Guides\n---\n', 'What kind of article it is.'],
    ['a field of a group', post, '---\nmetadata:\n  descr|||iption: A\n---\n', '70 to 155 characters'],
    ['a component', post, '---\ntitle: A\n---\n\n<No|||te>Text</Note>\n', 'margin'],
    ['a prop', post, '---\ntitle: A\n---\n\n<Worked che|||ck="A" />\n', 'Takes a line of Markdown'],
    [
      'a reference',
      post,
      '---\nrelatedPosts:\n  - team-ai-|||rollout-plan\n---\n',
      'Roll out AI to a team in eight weeks',
    ],
    [
      'a link',
      post,
      '---\ntitle: A\n---\n\n[A](/blog/team|||-ai-rollout-plan/)\n',
      'content/blog/team-ai-rollout-plan.mdx',
    ],
  ])('over %s says what it is', async (_, file, marked, text) => {
    expect(await opened.editor.hover(file, marked)).toContain(text)
  })
})

describe('navigation', () => {
  const target = 'content/blog/team-ai-rollout-plan.mdx'

  test.each([
    ['a reference', '---\nrelatedPosts:\n  - team-ai-|||rollout-plan\n---\n', target, 0],
    ['a link', '---\ntitle: A\n---\n\n[A](/blog/team|||-ai-rollout-plan/)\n', target, 0],
    ['a link to a heading', '---\ntitle: A\n---\n\n## First\n\n[A](#fi|||rst)\n', post, 4],
    ['a field', '---\nid: 1\ntitle: A\n---\n\n{frontmatter.ti|||tle}\n', post, 2],
  ])('%s leads to where it is defined', async (_, marked, file, line) => {
    const found = await opened.editor.definition(post, marked)
    expect(found?.uri).toBe(opened.editor.uriOf(file))
    expect(found?.range.start.line).toBe(line)
  })

  test('all references to a page are found from the page and from each reference', async () => {
    await opened.editor.write(post, opened.editor.read(post))
    const own = await opened.editor.references(post, `|||${opened.editor.read(post)}`)
    const files = own.map(({ uri }) => uri)
    expect(files).toContain(opened.editor.uriOf('content/blog/automate-shared-inbox-without-code.mdx'))
    expect(files.filter(uri => uri === opened.editor.uriOf(target))).toHaveLength(2)
    expect(
      await opened.editor.references(target, opened.editor.read(target).replace('- test-ai', '- test|||-ai')),
    ).toEqual(own)
  })

  test('a new name changes every reference and moves the file', async () => {
    for (const file of [post, product]) await opened.editor.write(file, opened.editor.read(file))
    const listing = 'content/blog/automate-shared-inbox-without-code.mdx'
    const marked = opened.editor.read(listing).replace('/blog/test-ai', '/blog/test|||-ai')
    const edit = await opened.editor.rename(listing, marked, 'vendor-claims')
    const changes = edit?.documentChanges ?? []
    const move = changes.find((change): change is RenameFile => 'kind' in change && change.kind === 'rename')
    expect(move).toMatchObject({
      oldUri: opened.editor.uriOf(post),
      newUri: opened.editor.uriOf('content/blog/vendor-claims.mdx'),
    })
    const edited = changes.filter((change): change is TextDocumentEdit => 'edits' in change)
    const texts = edited.flatMap(({ edits }) => edits.map(one => ('newText' in one ? one.newText : '')))
    expect(new Set(texts)).toEqual(
      new Set(['/blog/vendor-claims/', 'vendor-claims', 'redirects:\n  - /blog/test-ai-vendor-claims/\n']),
    )
    const willRename = await opened.editor.request('workspace/willRenameFiles', {
      files: [{ oldUri: opened.editor.uriOf(post), newUri: opened.editor.uriOf('content/blog/vendor-claims.mdx') }],
    })
    expect(willRename).toEqual({ documentChanges: edited })
  })

  test('a name that another page has is refused with the reason', async () => {
    const marked = `|||${opened.editor.read(post)}`
    await expect(opened.editor.rename(post, marked, 'team-ai-rollout-plan')).rejects.toThrow(
      'The address /blog/team-ai-rollout-plan/ belongs to content/blog/team-ai-rollout-plan.mdx already.',
    )
  })
})

test('half-written files of every kind get an answer, never an error', async () => {
  const texts = [
    '',
    '---',
    '---\n',
    '---\n: \n- [\n',
    '---\na: [b, {c: "d\n---\n<',
    '---\n---\n<A b={"c',
    '<',
    '](',
    '{frontmatter.',
  ]
  const file = 'content/blog/half-written.mdx'
  for (const text of texts)
    for (let at = 0; at <= text.length; at++) {
      const marked = `${text.slice(0, at)}|||${text.slice(at)}`
      expect(Array.isArray(await opened.editor.complete(file, marked)), marked).toBe(true)
      await opened.editor.hover(file, marked)
      await opened.editor.definition(file, marked)
    }
})

test('formatting changes the part of a document that needs it', async () => {
  const text = '---\ntitle: "A"\n---\n\n* one\n* two\n'
  expect(await opened.editor.format(post, text)).toBe('---\ntitle: A\n---\n\n- one\n- two\n')
})
