import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCache } from '../../../../../renderer/engine/base/cache/store'
import { describeComponents } from '../../../../../renderer/engine/content/schema/describe-components'
import { typeSchema } from '../../../../../renderer/engine/content/schema/schema'
import { projectRoot, sampleSite } from '../../../../factories/root'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

const committed = (file: string) => JSON.parse(readFileSync(join(sampleSite, 'content/types', file), 'utf8')).value
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

// Where types have changed, this test writes both files; commit them.
test('the schema and the description of the components are committed as the types are', async () => {
  const cache = createCache(projectRoot)
  const [schema, components] = [await typeSchema(sampleSite, cache), await describeComponents({ site, cache })]
  expect(committed('schema.json')).toEqual(plain(schema))
  expect(committed('vocabulary.json')).toEqual(plain(components))
})
