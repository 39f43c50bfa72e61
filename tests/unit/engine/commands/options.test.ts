import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readNewOptions } from '../../../../renderer/authoring/commands/new'
import { readRenameOptions } from '../../../../renderer/authoring/commands/rename'
import { readCheckOptions } from '../../../../renderer/engine/commands/check'
import { HelpRequest, UsageError } from '../../../../renderer/engine/commands/read-arguments'
import { readServerOptions } from '../../../../renderer/engine/commands/server-options'
import { fixtureRoot } from '../../../factories/root'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Reads options; gives the exit code and the text where that ends the command. */
function attempt<Value>(read: () => Value): Value | string {
  try {
    return read()
  } catch (error) {
    if (error instanceof UsageError || error instanceof HelpRequest) return `exit ${error.exitCode}, ${error.message}`
    throw error
  }
}

test.each(['--help', '-h'])('%s prints the usage and is no mistake', word => {
  expect(attempt(() => readServerOptions('dev', 3000, [word]))).toMatch(/^exit 0, Usage: npm run dev -- /)
  expect(attempt(() => readCheckOptions(['content', word]))).toMatch(/^exit 0, Usage: npm run check -- /)
})

describe('new', () => {
  const collections = { blog: { type: 'Post', noun: 'post', base: '/blog/' } }
  const read = (...words: string[]) => attempt(() => readNewOptions(collections, words).slug)

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
    expect(read(...words)).toBe(`exit 2, ${reason}Usage: npm run new -- <collection> <name>`)
  })
})

describe('check finds a path', () => {
  const paths = (...words: string[]) => {
    const options = attempt(() => readCheckOptions(words))
    return typeof options === 'string' ? options : options.paths
  }

  test('from the folder in which npm was started, or from the project’s root', () => {
    const root = fixtureRoot('broken-site')
    vi.spyOn(process, 'cwd').mockReturnValue(root)
    vi.stubEnv('INIT_CWD', join(root, 'content/blog'))
    expect(paths('whole.mdx')).toEqual(['content/blog/whole.mdx'])
    expect(paths('.')).toEqual(['content/blog'])
    expect(paths(join(root, 'content/legal'))).toEqual(['content/legal'])
    expect(paths('nothing.mdx')).toMatch(/^exit 2, There is no nothing\.mdx\. Usage:/)
    vi.stubEnv('INIT_CWD', join(root, '..'))
    mkdirSync(join(root, 'here'), { recursive: true })
    expect(paths(join(root, 'here'))).toEqual(['here'])
  })
})

test('rename takes a file from the folder in which npm was started, or from the project’s root', () => {
  const root = fixtureRoot('broken-site')
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  vi.stubEnv('INIT_CWD', join(root, 'content/blog'))
  const read = (...words: string[]) => attempt(() => readRenameOptions(['blog'], words))
  const found = { collection: 'blog', oldSlug: 'whole', newSlug: 'part', isDryRun: false }
  for (const name of ['whole.mdx', 'blog/whole', 'content/blog/whole.mdx']) expect(read(name, 'part')).toEqual(found)
})
