import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generateDescriptions } from '../../../../renderer/engine/content/schema/describe-components'
import { generateSchema } from '../../../../renderer/engine/content/schema/schema'
import { site } from '../../../../renderer/site/index'
import { projectRoot } from '../../../factories/root'

const committed = (file: string) => JSON.parse(readFileSync(join(projectRoot, 'content/types', file), 'utf8')).value
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('generated files are committed as the types are; npm run check updates them', () => {
  test('the schema of content', async () => {
    expect(committed('schema.json')).toEqual(plain(await generateSchema(projectRoot)))
  })

  test('the description of the components', async () => {
    expect(committed('vocabulary.json')).toEqual(plain(await generateDescriptions(site)))
  })
})
