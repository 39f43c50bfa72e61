import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readNewOptions } from '../../../../renderer/authoring/new/new-options'
import { readRenameOptions } from '../../../../renderer/authoring/rename/rename-options'
import { readOptions } from '../../../../renderer/engine/commands/check-options'
import { readServerOptions } from '../../../../renderer/engine/commands/server-options'
import { fixtureRoot } from '../../../factories/root'

let printed: string[] = []
beforeEach(() => {
  printed = []
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(line => void printed.push(`${name}: ${line}`))
  vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`exit ${code}`)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Reads options with these arguments; gives the first line printed where that ends the process. */
function readWith<Value>(read: () => Value, ...words: string[]): Value | string {
  printed = []
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command', ...words])
  try {
    return read()
  } catch (error) {
    return `${(error as Error).message}, ${printed[0]}`
  }
}

test.each(['--help', '-h'])('%s prints the usage and is no mistake', word => {
  expect(readWith(() => readServerOptions('dev', 3000), word)).toMatch(/^exit 0, log: Usage: npm run dev -- /)
  expect(readWith(readOptions, 'content', word)).toMatch(/^exit 0, log: Usage: npm run check -- /)
})

describe('new', () => {
  const collections = { blog: { type: 'Post', noun: 'post', base: '/blog/' } }
  const read = (...words: string[]) => readWith(() => readNewOptions(collections).slug, ...words)

  test.each([[['blog', 'foo']], [['blog', 'foo.mdx']], [['blog/foo']], [['content/blog/foo.mdx']]])(
    'takes %j for the name foo',
    words => {
      expect(read(...words)).toBe('foo')
    },
  )

  test.each([
    [['blog', 'My', 'Post'], 'A name is one word. Write "npm run new -- blog my-post". '],
    [['blog', 'My Post'], `"My Post" can't be part of an address; "my-post" can. `],
    [['blog/deep/foo'], 'A name is one word. Write "npm run new -- blog deep-foo". '],
    [['blog', 'a'.repeat(300)], 'A name has at most 100 characters, and this one has 300. '],
    [['blog'], 'A collection and a name are needed. '],
  ])('%j is answered with what to write', (words, reason) => {
    expect(read(...words)).toBe(`exit 2, error: ${reason}Usage: npm run new -- <collection> <name>`)
  })
})

describe('check finds a path', () => {
  const paths = (...words: string[]) => {
    const options = readWith(readOptions, ...words)
    return typeof options === 'string' ? options : options.paths
  }

  test('from the folder in which npm was started, or from the project’s root', () => {
    const root = fixtureRoot('broken-site')
    vi.spyOn(process, 'cwd').mockReturnValue(root)
    vi.stubEnv('INIT_CWD', join(root, 'content/blog'))
    expect(paths('whole.mdx')).toEqual(['content/blog/whole.mdx'])
    expect(paths('.')).toEqual(['content/blog'])
    expect(paths(join(root, 'content/legal'))).toEqual(['content/legal'])
    expect(paths('nothing.mdx')).toMatch(/^exit 2, error: There is no nothing\.mdx\. Usage:/)
    vi.stubEnv('INIT_CWD', join(root, '..'))
    mkdirSync(join(root, 'here'), { recursive: true })
    expect(paths(join(root, 'here'))).toEqual(['here'])
  })
})

test('rename takes a file from the folder in which npm was started, or from the project’s root', () => {
  const root = fixtureRoot('broken-site')
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  vi.stubEnv('INIT_CWD', join(root, 'content/blog'))
  const read = (...words: string[]) => readWith(() => readRenameOptions(['blog']), ...words)
  const found = { collection: 'blog', oldSlug: 'whole', newSlug: 'part', isDryRun: false }
  for (const name of ['whole.mdx', 'blog/whole', 'content/blog/whole.mdx']) expect(read(name, 'part')).toEqual(found)
})
