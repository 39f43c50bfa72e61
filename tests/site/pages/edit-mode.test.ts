import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as contract from '../../../renderer/studio/contract'
import { fileOf } from '../../built-site'

const folder = join(import.meta.dirname, '../../../dist/client')

/** Strings that occur in the pages and the code of edit mode. */
const signs = [
  ...Object.values(contract.marks).map(mark => `${mark}=`),
  ...[contract.editUrl, contract.tokenHeader, contract.tokenRequestEvent, contract.tokenEvent],
  ...['\uE010', '\uE011', '\uE012'],
]

test('nothing of edit mode is in the built site', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(html|js|css|json|md|txt|xml|webmanifest)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap(file => {
    const text = fileOf(file).toString()
    return signs.filter(sign => text.includes(sign)).map(sign => `${file}: ${sign}`)
  })
  expect(found).toEqual([])
})
