import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFinder } from '../../../renderer/search/worker/find'
import { createIndexReader } from '../../../renderer/search/worker/index-reader'
import { findGuides } from '../../../scripts/docs/guides'
import { copyProject, removeCopy, runCommand, sharedCode } from '../../project-copy'

const timeout = 300_000
const project = join(import.meta.dirname, '../../..')
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE', '.github', '.vscode']
let root = ''

beforeAll(() => {
  // Its store has the image variants of the guides.
  root = copyProject(['.cache/store', '.cache/docs/.cache/store', ...sharedCode])
  for (const path of [...documents, 'tests'])
    cpSync(join(project, path), join(root, path), { recursive: true, filter: file => !file.includes('fixtures') })
})
afterAll(() => removeCopy(root))

/** The text of a file of the built documentation. */
const built = (path: string) => readFileSync(join(root, '.cache/docs/dist/client', path))

test('npm run docs makes a page of each guide, with links between them and a search', { timeout }, async () => {
  const { ok, text } = runCommand(root, 'docs')
  expect(ok, text).toBe(true)
  expect(text).toContain('.cache/docs/dist/client')

  const guides = findGuides(root)
  expect(guides.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'content/README.md', 'renderer/engine/mdx/README.md']),
  )
  for (const { file, slug } of guides) {
    const [, title = ''] = /^# (.*)/m.exec(readFileSync(join(root, file), 'utf8')) ?? []
    expect(`${built(`${slug}/index.html`)}`).toContain(
      `<h1>${title.replaceAll('`', '').replaceAll("'", '&#x27;')}</h1>`,
    )
  }
  const engine = `${built('engine/index.html')}`
  expect(engine).toContain('<a href="/authoring/">authoring</a>')
  expect(engine).toContain('<a href="#the-contract">The contract</a>')
  expect(engine).toContain('<a rel="next" href="/authoring/">')
  expect(engine, 'code is highlighted').toContain('hljs-')

  const find = createFinder(
    createIndexReader(async path => {
      const content = built(`search/${path}`)
      return `${path.endsWith('.bin') ? inflateRawSync(content) : content}`
    }),
    '/',
  )
  expect((await find('ledger release')).pages.map(({ url }) => url)).toContain('/engine-build/')
})

test.each([
  ['a file', '[the plan](plan.md)', 'The link plan.md leads to no file.'],
  ['an anchor', '[rooms](renderer/engine/README.md#eighty-rooms)', 'eighty-rooms'],
])('a link to %s that does not exist fails with file and line of the guide', { timeout }, (_, link, sentence) => {
  const file = join(root, 'CONTRIBUTING.md')
  const text = readFileSync(file, 'utf8')
  const line = text.split('\n').length + 1
  try {
    writeFileSync(file, `${text}\nSee ${link}.\n`)
    const result = runCommand(root, 'docs')
    expect(result.ok).toBe(false)
    expect(result.text).toContain(`CONTRIBUTING.md:${line}`)
    expect(result.text).toContain(sentence)
  } finally {
    writeFileSync(file, text)
  }
})
