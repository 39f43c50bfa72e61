import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CodeAction, RenameFile, TextDocumentEdit } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { createChecker } from '../../../renderer/engine/content/check'
import { createReader } from '../../../renderer/engine/content/load'
import { copyContent, removeCopy } from './content-copy'
import { type Editor, openEditor } from './editor'

let root = ''
let editor: Editor
const post = 'content/blog/test-ai-vendor-claims.mdx'
const product = 'content/products/vaja.mdx'

beforeAll(async () => {
  root = copyContent()
  editor = await openEditor(root)
})
afterAll(async () => {
  await editor.close()
  removeCopy(root)
})

const labels = async (file: string, marked: string) => (await editor.complete(file, marked)).map(({ label }) => label)
/** The text of a file with one place changed. */
const changed = (file: string, what: RegExp | string, by: string) => {
  const text = editor.read(file)
  const after = text.replace(what, () => by)
  if (after === text) throw new Error(`${file} does not hold ${what}.`)
  return after
}

describe('diagnostics', () => {
  test("are the engine's issues, unsaved, with the same code, text and place; and go when they are mended", async () => {
    const broken = `${changed(post, /^category: .*$/m, 'category: Guids').replace(/^tags:/m, 'tagz:')}\n<Worked title={1} />\n`
    await editor.write(post, broken)
    const { issues } = await createChecker(root)(new Map([[post, broken]]))
    const expected = issues.filter(({ file }) => file === post)
    expect(expected.length).toBeGreaterThanOrEqual(3)
    const found = await editor.diagnostics(post, ({ length }) => length === expected.length)
    expect(found.map(({ code, message, range: { start, end } }) => [code, message, start, end])).toEqual(
      expected.map(({ code, message, hint, line, column, end }) => [
        code,
        `${message}\n${hint}`,
        { line: line - 1, character: column - 1 },
        { line: end.line - 1, character: end.column - 1 },
      ]),
    )
    await editor.write(post, editor.read(post))
    await editor.diagnostics(post, list => !list.some(({ severity }) => severity === 1))
  })

  test('come while one goes on typing', async () => {
    const broken = changed(post, /^category: .*$/m, 'category: Guids')
    let isTold = false
    const told = editor
      .diagnostics(post, ({ length }) => length > 0)
      .then(() => {
        isTold = true
      })
    for (let typed = 0; !isTold && typed < 100; typed++) {
      await editor.write(post, `${broken}\n${'word '.repeat(typed)}\n`)
      await setTimeout(40)
    }
    expect(isTold).toBe(true)
    await told
    await editor.write(post, editor.read(post))
    await editor.diagnostics(post, ({ length }) => length === 0)
  })

  test('of a picture that is not there offer the one that was meant', async () => {
    const broken = `${editor.read(post)}\n![A figure](/media/vaja.png)\n`
    const { textDocument, document } = await editor.write(post, broken)
    const at = document.positionAt(broken.indexOf('vaja.png'))
    const [action] = await editor.request<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range: { start: at, end: at },
      context: { diagnostics: [] },
    })
    expect(action?.title).toBe('Write "/media/vaja.webp"')
    const [edit] = action?.edit?.changes?.[textDocument.uri] ?? []
    expect(edit && TextDocument.applyEdits(document, [edit])).toBe(broken.replace('vaja.png', 'vaja.webp'))
    await editor.write(post, editor.read(post))
  })

  test('offer the name that was meant', async () => {
    const broken = changed(post, /^category: .*$/m, 'category: Guids')
    const { textDocument, document } = await editor.write(post, broken)
    const start = document.positionAt(broken.indexOf('Guids'))
    const actions = await editor.request<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range: { start, end: start },
      context: { diagnostics: [] },
    })
    expect(actions.map(({ title }) => title)).toEqual(['Write "Guides"'])
    const edits = actions[0]?.edit?.changes?.[textDocument.uri] ?? []
    expect(TextDocument.applyEdits(document, edits)).toBe(broken.replace('Guids', 'Guides'))
    await editor.write(post, editor.read(post))
  })
})

describe('completion', () => {
  test('of fields: those that are still to be given, the required ones first', async () => {
    const found = await labels(post, changed(post, /^tags:\n/m, '|||\ntags:\n').replace(/^author: .*\n/m, ''))
    expect(found[0]).toBe('author')
    expect(found).toContain('redirects')
    expect(found).not.toContain('title')
  })

  test('of fields in a group, in an item of a list, and for a half-written name', async () => {
    expect(await labels(post, '---\ntitle: A\nmetadata:\n  |||\ndate: 2025-01-01\n---\n')).toContain('keywords')
    expect(await labels(product, '---\nname: A\nstats:\n  - |||\n---\n')).toEqual(['value', 'label'])
    expect(await labels(product, '---\nname: A\nstats:\n  - value: 1\n    la|||\n---\n')).toEqual(['label'])
    expect(await editor.choose(post, '---\ntitle: A\ncat|||\n---\n', 'category')).toBe(
      '---\ntitle: A\ncategory: $0\n---\n',
    )
    expect(await editor.choose(post, '---\ntitle: A\ncat|||: Guides\n---\n', 'category')).toBe(
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
    expect(await editor.choose(post, `---\ntitle: A\n${line}\n---\n`, label)).toBe(`---\ntitle: A\n${after}\n---\n`)
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
    ['a picture', '![A figure](/me|||)', '/media/vaja.webp', '![A figure](/media/vaja.webp)'],
    ['an address in a link', '[Answers](/f|||)', '/faq/', '[Answers](/faq/)'],
    [
      'an anchor of another page',
      '[Tasks](/blog/team-ai-rollout-plan/#|||)',
      '/blog/team-ai-rollout-plan/#one-page-of-rules-answers-most-questions',
      '[Tasks](/blog/team-ai-rollout-plan/#one-page-of-rules-answers-most-questions)',
    ],
    ['an anchor of this page', '## Two words\n\n[Up](#|||)', '#two-words', '## Two words\n\n[Up](#two-words)'],
    ['a field of the frontmatter', '{frontmatter.ti|||}', 'title', '{frontmatter.title}'],
  ])('in the body of %s', async (_, body, label, after) => {
    const text = `---\ntitle: A\n---\n\n${body}\n`
    const chosen = await editor.choose(post, text, label)
    if (after !== null) expect(chosen).toBe(`---\ntitle: A\n---\n\n${after}\n`)
    else expect(chosen).toContain('<Worked title="A" check=')
  })

  test('of a whole file where there is nothing yet', async () => {
    const file = 'content/blog/quite-new.mdx'
    const text = await editor.choose(file, '|||', '--- every field of a blog post')
    expect(text).toContain('\n# The day it was published.\ndate: ')
    const { issues } = await createReader(root)(new Map([[file, text]]))
    expect(issues.filter(issue => issue.file === file && issue.code !== undefined)).toEqual([])
  })
})

describe('hover', () => {
  test.each([
    ['a field', post, '---\ncate|||gory: Guides\n---\n', 'What kind of article it is.'],
    ['a field of a group', post, '---\nmetadata:\n  descr|||iption: A\n---\n', '70 to 155 characters'],
    ['a component', post, '---\ntitle: A\n---\n\n<No|||te>Text</Note>\n', 'margin'],
    ['a prop', post, '---\ntitle: A\n---\n\n<Worked che|||ck="A" />\n', 'Takes text'],
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
  ])('over %s tells what it is', async (_, file, marked, told) => {
    await editor.diagnostics(post, () => true)
    expect(await editor.hover(file, marked)).toContain(told)
  })
})

describe('from entity to entity', () => {
  const target = 'content/blog/team-ai-rollout-plan.mdx'

  test.each([
    ['a reference', '---\nrelatedPosts:\n  - team-ai-|||rollout-plan\n---\n', target, 0],
    ['a link', '---\ntitle: A\n---\n\n[A](/blog/team|||-ai-rollout-plan/)\n', target, 0],
    ['a link to a heading', '---\ntitle: A\n---\n\n## First\n\n[A](#fi|||rst)\n', post, 4],
    ['a field', '---\nid: 1\ntitle: A\n---\n\n{frontmatter.ti|||tle}\n', post, 2],
  ])('%s leads to where it is defined', async (_, marked, file, line) => {
    const found = await editor.definition(post, marked)
    expect(found?.uri).toBe(editor.uriOf(file))
    expect(found?.range.start.line).toBe(line)
  })

  test('every place that names a page is found from the page itself and from any of them', async () => {
    await editor.write(post, editor.read(post))
    const own = await editor.references(post, `|||${editor.read(post)}`)
    const files = own.map(({ uri }) => uri)
    expect(files).toContain(editor.uriOf('content/pages/blog.mdx'))
    expect(files.filter(uri => uri === editor.uriOf(target))).toHaveLength(2)
    expect(await editor.references(target, editor.read(target).replace('- test-ai', '- test|||-ai'))).toEqual(own)
  })

  test('a new name is followed everywhere, and the file moves', async () => {
    for (const file of [post, product]) await editor.write(file, editor.read(file))
    const listing = 'content/pages/blog.mdx'
    const marked = editor.read(listing).replace('/blog/test-ai', '/blog/test|||-ai')
    const edit = await editor.rename(listing, marked, 'vendor-claims')
    const changes = edit?.documentChanges ?? []
    const move = changes.find((change): change is RenameFile => 'kind' in change && change.kind === 'rename')
    expect(move).toMatchObject({ oldUri: editor.uriOf(post), newUri: editor.uriOf('content/blog/vendor-claims.mdx') })
    const edited = changes.filter((change): change is TextDocumentEdit => 'edits' in change)
    const texts = edited.flatMap(({ edits }) => edits.map(one => ('newText' in one ? one.newText : '')))
    expect(new Set(texts)).toEqual(
      new Set(['/blog/vendor-claims/', 'vendor-claims', 'redirects:\n  - /blog/test-ai-vendor-claims/\n']),
    )
    const willRename = await editor.request('workspace/willRenameFiles', {
      files: [{ oldUri: editor.uriOf(post), newUri: editor.uriOf('content/blog/vendor-claims.mdx') }],
    })
    expect(willRename).toEqual({ documentChanges: edited })
  })

  test('a name that is taken is refused with the reason', async () => {
    const marked = `|||${editor.read(post)}`
    await expect(editor.rename(post, marked, 'team-ai-rollout-plan')).rejects.toThrow(
      'The address /blog/team-ai-rollout-plan/ belongs to content/blog/team-ai-rollout-plan.mdx already.',
    )
  })
})

test('half-written files of every kind are answered, never with a failure', async () => {
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
      expect(Array.isArray(await editor.complete(file, marked)), marked).toBe(true)
      await editor.hover(file, marked)
      await editor.definition(file, marked)
    }
})

test('a file that appears on the disk is known at once', async () => {
  const file = join(root, 'content/blog/appeared.mdx')
  writeFileSync(file, '---\ntitle: A\n---\n')
  expect(await labels(post, '---\nrelatedPosts:\n  - |||\n---\n')).toContain('appeared')
  rmSync(file)
})
