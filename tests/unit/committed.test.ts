import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { declareComponents } from '../../renderer/engine/types/declarations'
import { describeFrom } from '../../renderer/engine/types/describe-components'
import { generateSchema } from '../../renderer/engine/types/schema'

const committed = (file: string) => JSON.parse(readFileSync(file, 'utf8')).value
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('what is derived from types is committed as the types are; npm run check brings it up to date', () => {
  test('the schema of content', async () => {
    expect(committed('content/types/schema.json')).toEqual(plain(await generateSchema(process.cwd())))
  })

  test('the description of the vocabulary', async () => {
    expect(committed('content/types/vocabulary.json')).toEqual(plain(await describeFrom(await declareComponents())))
  })
})
