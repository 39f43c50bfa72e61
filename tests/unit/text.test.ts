import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findEntries } from '../../renderer/pipeline/find'
import { readEntry } from '../../renderer/pipeline/page'
import { compileText, compileTree } from '../../renderer/pipeline/text'

test('a text is the same program compiled from its source, while writing, and from its syntax, in a build', async () => {
  const entries = findEntries(process.cwd()).value.filter(({ collection }) => collection === 'blog')
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) {
    const { tree, reading } = readEntry(entry)
    if (!tree) throw new Error(`${entry.file} has an error.`)
    expect(await compileTree(tree, entry.file, reading.data)).toBe(
      await compileText(readFileSync(entry.file, 'utf8'), entry.file),
    )
  }
})
