import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import {
  describeComponents,
  generateDescriptions,
} from '../../../../renderer/engine/content/schema/describe-components'
import { generateSchema, typeSchema } from '../../../../renderer/engine/content/schema/schema'
import { typesKey } from '../../../../renderer/engine/content/schema/types-key'
import { site } from '../../../../renderer/site/index'
import { folderOf, projectRoot } from '../../../factories/root'
import { commandLine, removeCopy } from '../../../project-copy'
import { makeSite, runNode } from '../../../site/commands/site-copy'

const committed = (file: string) => JSON.parse(readFileSync(join(projectRoot, 'content/types', file), 'utf8')).value
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('generated files are committed as the types are; npm run check updates them', () => {
  test('the schema of content', async () => {
    expect(committed('schema.json')).toEqual(plain(await generateSchema(projectRoot)))
  })

  test('the description of the components', async () => {
    expect(committed('vocabulary.json')).toEqual(plain(await generateDescriptions(site)))
  })

  // Otherwise each clone would load TypeScript at its first build, and write the files.
  test('their keys are those of the types, which depend on committed files and installed packages alone', async () => {
    const folder = folderOf({})
    const cache = createCache(folder)
    await typeSchema(projectRoot, cache)
    await describeComponents({ site, cache })
    expect(readdirSync(join(folder, '.cache/store'))).toEqual(['last'])
    const { files } = await typesKey(projectRoot, ['content/types/page.ts', site.components.module])
    const ignored = files.filter(file => !file.startsWith('node_modules/') && /(^|\/)(dist|\.cache)\//.test(file))
    expect(ignored).toEqual([])
  })

  // Otherwise most tests of the engine would load TypeScript first. A test in a clone without CI set updates it.
  test('the sample site of the tests has the schema of its types', async () => {
    const folder = folderOf({})
    await typeSchema(join(projectRoot, 'tests/fixtures/sample-site'), createCache(folder))
    expect(readdirSync(join(folder, '.cache/store'))).toEqual(['last'])
  })

  // Otherwise each of some fifty copies that tests build would load TypeScript first. A check in its folder updates it.
  test('the small site of the tests has the description that a check would write', () => {
    const root = makeSite()
    try {
      // In CI, files that are committed are only read.
      const { status, text } = runNode(root, commandLine(root, 'check'), { CI: '' })
      expect(status, text).toBe(0)
      const described = (folder: string) => readFileSync(join(folder, 'content/types/vocabulary.json'), 'utf8')
      expect(described(root)).toBe(described(join(projectRoot, 'tests/fixtures/minimal-site')))
    } finally {
      removeCopy(root)
    }
  })
})
